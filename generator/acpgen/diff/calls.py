"""Findings about methods: added, removed, renamed, moved to another side, of another kind, with other types."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from acpgen import ir
from acpgen.diff.direction import KNOWN_SIDES, ends
from acpgen.diff.draft import Draft, Lean, Pair, Wire
from acpgen.diff.edits import Edit
from acpgen.diff.python import Note
from acpgen.diff.witness import message_witness

Entry = tuple[str, str, str]  # name, side, kind


def method_findings(pair: Pair, edits: list[Edit]) -> list[Draft]:
    """Findings for all edits of the method table."""
    by_name: dict[str, list[Edit]] = {}
    for edit in edits:
        by_name.setdefault(_entry(edit)[0], []).append(edit)
    out: list[Draft] = []
    gone = {n for n, own in by_name.items() if all(e.op == "remove" for e in own) and n not in _names(pair.new.methods)}
    came = {n for n, own in by_name.items() if all(e.op == "add" for e in own) and n not in _names(pair.old.methods)}
    for before, after in _renamed(by_name, gone, came):
        out.append(_rename(pair, before, after, by_name.pop(before) + by_name.pop(after)))
    for name, own in by_name.items():
        if name in came:
            out.append(_added(pair, name, own))
        elif name in gone:
            out.append(_removed(pair, name, own))
        else:
            out += _moved(pair, name, own)
    known = {method.side for method in pair.old.methods} | KNOWN_SIDES
    for side in sorted({method.side for method in pair.new.methods} - known):
        draft = Draft("ACP108", side, "a side that this tool does not know", review=True)
        draft.items = [method.params for method in pair.new.methods if method.side == side]
        out.append(draft)
    return out


def _names(methods: Iterable[ir.Method]) -> set[str]:
    return {method.name for method in methods}


def _entry(edit: Edit) -> Entry:
    name, side, kind = edit.path[1].rsplit(" ", 2)
    return name, side, kind


def _named(name: str, methods: Iterable[ir.Method]) -> list[ir.Method]:
    return [method for method in methods if method.name == name]


def _renamed(by_name: dict[str, list[Edit]], gone: set[str], came: set[str]) -> list[tuple[str, str]]:
    """Methods that differ in nothing but their name: same side, kind and types."""

    def told(name: str) -> list[Any]:
        return sorted(str((_entry(e)[1:], e.old if e.op == "remove" else e.new)) for e in by_name[name])

    pairs = []
    left = sorted(came)
    for before in sorted(gone):
        matches = [after for after in left if told(after) == told(before)]
        if len(matches) == 1:
            pairs.append((before, matches[0]))
            left.remove(matches[0])
    return pairs


def _draft(pair: Pair, rule: str, name: str, message: str, edits: list[Edit]) -> Draft:
    own = [*_named(name, pair.old.methods), *_named(name, pair.new.methods)]
    items = [name, *dict.fromkeys(part for method in own for part in (method.params, method.result) if part)]
    return Draft(rule, name, message, edits, items=items)


def _callers(pair: Pair, methods: Iterable[ir.Method]) -> set[str]:
    return {peer for method in methods for peer in ends(method.side, pair.peers)[1]}


def _handlers(pair: Pair, methods: Iterable[ir.Method]) -> set[str]:
    return {peer for method in methods for peer in ends(method.side, pair.peers)[0]}


def _charge(pair: Pair, draft: Draft, by: Lean, wire: Wire, methods: Iterable[ir.Method]) -> None:
    """Blame the peers, with a message as the witness that only the `by` release handles."""
    for method in methods:
        for receiver in sorted(ends(method.side, pair.peers)[0]):
            found = (
                None if by in draft.proofs else message_witness(method, by, receiver, pair.old, pair.new, pair.peers)
            )
            if found is not None:
                draft.proofs[by] = found
    pair.settle(draft, by, wire)


def _added(pair: Pair, name: str, edits: list[Edit]) -> Draft:
    methods = _named(name, pair.new.methods)
    sides = " and ".join(sorted(_handlers(pair, methods)))
    draft = _draft(pair, "ACP101", name, f"{methods[0].kind} added, handled by the {sides}", edits)
    draft.adds = True
    wire: Wire = {peer: "degrade" for peer in _handlers(pair, methods)}
    wire, reason = pair.gate(wire, [name])
    draft.notes += [f"only with the {reason}"] if reason else []
    draft.python = [Note("degrade", f"who implements the {sides} has no handler for {name}")]
    _charge(pair, draft, "new", wire, methods)
    return draft


def _removed(pair: Pair, name: str, edits: list[Edit]) -> Draft:
    methods = _named(name, pair.old.methods)
    draft = _draft(pair, "ACP103", name, f"{methods[0].kind} removed", edits)
    draft.removes = True
    wire: Wire = {peer: "break" for peer in _callers(pair, methods)}
    wire, reason = pair.gate(wire, [name], gone=True)
    draft.notes += [f"only with the {reason}"] if reason else []
    draft.python = [Note("break", f"the constant and types of {name} are gone")]
    _charge(pair, draft, "old", wire, methods)
    return draft


def _rename(pair: Pair, before: str, after: str, edits: list[Edit]) -> Draft:
    draft = _draft(pair, "ACP104", after, f"renamed from {before} to {after}", edits)
    old, new = _named(before, pair.old.methods), _named(after, pair.new.methods)
    draft.python = [Note("break", f"the constant of {before} is gone")]
    draft.items.append(before)
    _charge(pair, draft, "old", {peer: "break" for peer in _callers(pair, old)}, old)
    _charge(pair, draft, "new", {peer: "break" for peer in _handlers(pair, new)}, new)
    return draft


def _moved(pair: Pair, name: str, edits: list[Edit]) -> list[Draft]:
    """A name that both releases have, with other sides, kinds or types."""
    old, new = _named(name, pair.old.methods), _named(name, pair.new.methods)
    out: list[Draft] = []
    typed = [edit for edit in edits if edit.op == "replace"]
    rest = [edit for edit in edits if edit.op != "replace"]
    if rest:
        kinds = {method.kind for method in old}, {method.kind for method in new}
        sides = [
            {kind: {m.side for m in table if m.kind == kind} for kind in kinds[0] & kinds[1]} for table in (old, new)
        ]
        if sides[0] != sides[1] or kinds[0] == kinds[1]:
            before, after = (", ".join(sorted(f"{m.kind} to the {m.side}" for m in table)) for table in (old, new))
            draft = _draft(pair, "ACP105", name, f"side changed: {after}; was {before}", rest)
        else:
            before, after = (" and ".join(sorted(group)) for group in kinds)
            draft = _draft(pair, "ACP106", name, f"kind changed: {after}, was {before}", rest)
        lost = [method for method in old if (method.side, method.kind) not in {(m.side, m.kind) for m in new}]
        gained = [method for method in new if (method.side, method.kind) not in {(m.side, m.kind) for m in old}]
        _charge(pair, draft, "old", {peer: "break" for peer in _callers(pair, lost)}, lost)
        _charge(pair, draft, "new", {peer: "break" if lost else "degrade" for peer in _handlers(pair, gained)}, gained)
        for peer in _handlers(pair, lost) | _callers(pair, gained):
            # It waits for a message that does not come any more, or lacks one that it could send.
            draft.wire.setdefault(peer, "degrade")
        draft.python = [Note("break", f"{name} is handled or sent by another side")]
        out.append(draft)
    for edit in typed:
        out.append(_typed(pair, name, edit))
    return out


def _typed(pair: Pair, name: str, edit: Edit) -> Draft:
    """Another definition in a role: judged by instances of the one and the other."""
    roles = [role for role in ("params", "result") if edit.old[role] != edit.new[role]]
    draft = _draft(pair, "ACP310", name, f"{' and '.join(roles)}: another type", [edit])
    draft.python = [Note("break", f"{name} has {edit.new[role]}, was {edit.old[role]}") for role in roles]
    _, side, _ = _entry(edit)
    handlers, callers = ends(side, pair.peers)
    for role in roles:
        receivers, producers = (handlers, callers) if role == "params" else (callers, handlers)
        for by, which in (("old", producers), ("new", receivers)):
            if _refused(pair, edit.old[role], edit.new[role], by):
                for peer in which:
                    draft.wire[peer] = "degrade"
                draft.review = True
                draft.notes.append(f"the {'old' if by == 'old' else 'new'} {role} are not valid for the other release")
    return draft


def _refused(pair: Pair, before: str, after: str, by: str) -> bool:
    from acpgen.diff.validate import accepts
    from acpgen.diff.witness import NoInstance, minimal

    takes, gives = (pair.new, pair.old) if by == "old" else (pair.old, pair.new)
    given, taken = (before, after) if by == "old" else (after, before)
    if not given or not taken or given not in gives.lowered["$defs"] or taken not in takes.lowered["$defs"]:
        return bool(given) != bool(taken)
    try:
        instance = minimal(gives.lowered["$defs"][given], gives.lowered["$defs"])
    except NoInstance:
        return False
    return not accepts(takes.lowered, taken, instance)
