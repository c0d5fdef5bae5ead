"""Findings about types as a whole: those that came and went, and those that travel another way now."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

from acpgen.diff.direction import Reach, peers_of
from acpgen.diff.draft import Draft, Pair
from acpgen.diff.edits import Edit
from acpgen.diff.normalise import named_scalars
from acpgen.lower import OWN


def _refs(value: Any, found: set[str]) -> set[str]:
    if isinstance(value, dict):
        for key, inner in value.items():
            if key in ("ref", "params", "result") and isinstance(inner, str):
                found.add(inner)
            elif key not in ("default", "enum"):
                _refs(inner, found)
    elif isinstance(value, list):
        for inner in value:
            _refs(inner, found)
    return found


def type_findings(pair: Pair, drafts: list[Draft], edits: dict[str, Edit], side: Literal["old", "new"]) -> list[Draft]:
    """Types that came (or went) go with what brought (or took) them; those that nothing did are findings of their own."""
    left = dict(edits)
    lane = pair.new if side == "new" else pair.old
    python = {name: pair.python(name) for name in edits}

    def below(edit: Edit) -> set[str]:
        value = edit.new if side == "new" else edit.old
        found = _refs(value, set()) if isinstance(value, dict) else set()
        return found

    def claim(draft: Draft, names: Iterable[str]) -> None:
        stack = [name for name in names if name in left]
        while stack:
            name = stack.pop()
            edit = left.pop(name, None)
            if edit is None:
                continue
            draft.edits.append(edit)
            draft.follows.append(name)
            draft.python += [note for note in python[name] if side == "old"]
            own = lane.lowered["$defs"][name][OWN]
            more = below(edit) | {own.get("parent", ""), str(own.get("origin", "")).partition(".")[0]}
            stack.extend(sorted(target for target in more if target in left))

    for draft in list(drafts):
        names = sorted({target for edit in draft.edits for target in below(edit)})
        claim(draft, names)
    out: list[Draft] = []
    referenced = {target for name, edit in left.items() for target in below(edit) if target != name}
    scalars = named_scalars(pair.new_model if side == "new" else pair.old_model)
    for name in [*(n for n in left if n not in referenced), *left]:
        if name not in left:
            continue
        edit = left.pop(name)
        if name in scalars:
            word = "introduced" if side == "new" else "dissolved"
            draft = Draft("ACP206", name, f"named string {word}", [edit], [name], [name])
            draft.hidden = side == "new"
        else:
            rule, message = ("ACP201", "type added") if side == "new" else ("ACP202", "type removed")
            draft = Draft(rule, name, message, [edit], [name], [name])
        draft.adds, draft.removes = side == "new", side == "old"
        draft.python = list(python[name])
        own = lane.lowered["$defs"][name][OWN]
        claim(draft, sorted(below(edit) | {str(own.get("origin", ""))}))
        out.append(draft)
    return out


def direction_findings(pair: Pair) -> list[Draft]:
    """Types that a peer newly produces or receives because of a new use, not of a method; only the topmost of a chain."""
    before, after = pair.old_reach, pair.new_reach
    met = peers_of(pair.old.methods)
    roots = {name for lane in (pair.old, pair.new) for m in lane.methods for name in (m.params, m.result)}
    moved = {
        name
        for name in pair.new_model["definitions"]
        if name in pair.old_model["definitions"]
        and (before.receives.get(name) or before.produces.get(name))
        and _ways(before, name, met) != _ways(after, name, met)
    }
    out = []
    for name in sorted(moved - roots):
        users = {user for user, targets in after.uses.items() if any(target == name for target, _ in targets)}
        if users & moved:
            continue
        gained = sorted(_ways(after, name, met) - _ways(before, name, met))
        lost = sorted(_ways(before, name, met) - _ways(after, name, met))
        if not gained:
            continue
        message = f"now also {' and '.join(gained)}" + (f", no longer {' and '.join(lost)}" if lost else "")
        out.append(Draft("ACP205", name, message, [], [name], [name]))
    return out


def _ways(reached: Reach, name: str, peers: frozenset[str]) -> set[str]:
    """How a type travels, as far as peers are concerned that the old release has."""
    received = {f"received by the {peer}" for peer in peers & set(reached.receives.get(name, {}))}
    return received | {f"produced by the {peer}" for peer in peers & set(reached.produces.get(name, {}))}
