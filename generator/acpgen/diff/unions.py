"""Findings about unions: variants added and removed, opened and closed, the tag.

A variant is known by its tag. Where the union is repeated inside a variant of another one, the finding is about the union.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from itertools import islice
from typing import Any

from acpgen.diff.draft import Draft, Lean, Pair
from acpgen.diff.edits import Edit
from acpgen.diff.validate import accepts
from acpgen.diff.witness import NoInstance, checked_in, minimal


def union_findings(pair: Pair, name: str, edits: list[Edit]) -> list[Draft]:
    """Findings for the edits of one union."""
    old, new = pair.old_model["definitions"][name], pair.new_model["definitions"][name]
    tag = [edit for edit in edits if edit.path[2] == "tag"]
    if tag and old["tag"] and new["tag"]:
        # Every variant is another one then, for one reason.
        return [_tag(pair, name, edits, old["tag"], new["tag"])]
    out: list[Draft] = _retagged(pair, name, edits)
    for edit in edits:
        if edit.path[2:] == ("variants", "*") and edit.op != "replace":
            out.append(_fallback(pair, name, _with_role(edits, edit)))
    told = {edit.path for draft in out for edit in draft.edits}
    for edit in edits:
        if edit.path in told:
            continue
        if edit.path[2] == "variants":
            role = (edit.old if edit.op == "remove" else edit.new)["role"]
            if edit.op == "replace":
                out.append(_replaced(pair, name, edit))
            else:
                out.append(_variant(pair, name, edit, role))
        elif edit.path[2] == "exact":
            out.append(_exact(pair, name, edit))
    rest = [edit for edit in edits if edit.path[2] not in ("variants", "exact")]
    if rest and out:
        out[0].edits += rest
    elif rest:
        out.append(_tag(pair, name, rest, old["tag"], new["tag"]))
    return out


def _retagged(pair: Pair, name: str, edits: list[Edit]) -> list[Draft]:
    """An untagged variant that got a tag, or lost it, without taking other instances: only its class is another one."""
    out = []
    variants = [edit for edit in edits if edit.path[2] == "variants"]
    came = [edit for edit in variants if edit.op == "add" and edit.new["role"] != "fallback"]
    for gone in [edit for edit in variants if edit.op == "remove" and edit.old["role"] != "fallback"]:
        for other in came:
            if gone.old["role"] != other.new["role"] and _same_instances(pair, gone.old["ref"], other.new["ref"]):
                same = gone.old["ref"] == other.new["ref"]
                draft = Draft("ACP207" if same else "ACP203", f"{name}:{other.new['ref']}", "")
                draft.message = "told by its tag now" if same else f"variant renamed from {gone.old['ref']}"
                draft.hidden = same
                draft.edits, draft.places = [gone, other], [name]
                draft.items = [f"{name}:{other.new['ref']}", other.new["ref"], gone.old["ref"]]
                draft.python = [note for ref in (gone.old["ref"], other.new["ref"]) for note in pair.python(name, ref)]
                out.append(draft)
                came.remove(other)
                break
    return out


def _with_role(edits: list[Edit], fallback: Edit) -> list[Edit]:
    """The edit of a fallback, with that of the same class in its former or later role."""
    ref = (fallback.new if fallback.op == "add" else fallback.old)["ref"]
    other = [
        edit
        for edit in edits
        if edit is not fallback
        and edit.path[2] == "variants"
        and edit.op not in (fallback.op, "replace")
        and (edit.old if edit.op == "remove" else edit.new)["ref"] == ref
    ]
    return [fallback, *other]


def _same_instances(pair: Pair, old: str, new: str) -> bool:
    lanes = pair.old.lowered, pair.new.lowered
    sides: tuple[Lean, Lean] = ("old", "new")
    for side, own, other, lane in zip(sides, (old, new), (new, old), reversed(lanes), strict=True):
        given = list(islice(pair.instances(own, side), 40))
        if not given or not all(accepts(lane, other, instance) for instance in given):
            return False
    return True


def _tag(pair: Pair, name: str, edits: list[Edit], before: str, after: str) -> Draft:
    draft = Draft("ACP410", name, f"tag property is {after or 'none'}, was {before or 'none'}", edits, [name], [name])
    draft.python = [note for member in _members(pair, name) for note in pair.python(name, member)]
    pair.charge(draft, "old", pair.narrowed([name]), [(name, pair.instances(name, "old"))])
    pair.charge(draft, "new", pair.widened([name]), [(name, pair.instances(name, "new"))])
    return draft


def _members(pair: Pair, name: str) -> list[str]:
    models = pair.old_model, pair.new_model
    return [v["ref"] for model in models for v in model["definitions"][name].get("variants", {}).values()]


def _variant(pair: Pair, name: str, edit: Edit, role: str) -> Draft:
    ref = (edit.new if edit.op == "add" else edit.old)["ref"]
    known = edit.path[3]
    label = json.loads(known) if role == "case" else ref
    object_ = f"{pair.stands_for(name)}:{label}"
    items = [object_, f"{name}:{label}"]
    draft = Draft("", object_, "", [edit], [name], [*items, ref] if role == "untagged" else items)
    draft.python = list(pair.python(name, ref))
    side: Lean = "new" if edit.op == "add" else "old"
    definitions = (pair.new if edit.op == "add" else pair.old).lowered["$defs"]
    try:
        instance = minimal(definitions[ref], definitions)
    except NoInstance:
        instance = {}
    other = pair.old_model if edit.op == "add" else pair.new_model
    roles = {variant["role"] for variant in other["definitions"][name]["variants"].values()}
    if edit.op == "add":
        draft.adds = True
        _variant_added(pair, draft, instance, roles, role)
    else:
        draft.removes = True
        draft.rule, draft.message = "ACP407", "variant removed"
        pair.prove(draft, side, [(name, [instance])])
        taken = "fallback" in roles or not draft.proofs
        wire, reason = pair.gate(pair.narrowed([name], soft=taken), draft.items, gone=True)
        draft.notes += [f"only with the {reason}"] if reason else []
        pair.settle(draft, side, wire)
    return draft


def _variant_added(pair: Pair, draft: Draft, instance: Any, roles: set[str], role: str) -> None:
    name = draft.places[0]
    if "fallback" in roles and role != "untagged":
        draft.rule, draft.message = "ACP405", "variant added to an open union"
        if pair.prove(draft, "new", [(name, [instance])]):
            # The old fallback asks for what the new variant does not have.
            wire, reason = pair.gate(pair.widened([name]), draft.items)
            pair.settle(draft, "new", wire)
            draft.notes += [f"only with the {reason}"] if reason else []
        return
    wire, reason = pair.gate(pair.widened([name]), draft.items)
    schemas = checked_in(name, pair.old, pair.new)
    misread = bool(roles & {"untagged", "default"}) and schemas is not None and accepts(schemas[0], name, instance)
    if misread:
        draft.rule, draft.message = "ACP406", "variant added beside an untagged default: old receivers misread it"
        draft.wire = pair.at_most(wire, "degrade")
        draft.notes.append(f"old receivers take {json.dumps(instance, ensure_ascii=False)} for another variant")
    else:
        draft.rule, draft.message = "ACP404", "variant added to a closed union"
        pair.charge(draft, "new", wire, [(name, [instance])])
    draft.notes += [f"only with the {reason}"] if reason else []


def _fallback(pair: Pair, name: str, edits: list[Edit]) -> Draft:
    edit = edits[0]
    opened = edit.op == "add"
    draft = Draft("ACP408", name, "union opened: unknown tags may come" if opened else "union closed", edits, [name])
    draft.items = [name]
    member = (edit.new if opened else edit.old)["ref"]
    draft.python = list(pair.python(name, member))
    side: Lean = "new" if opened else "old"
    wire = pair.widened([name]) if opened else pair.narrowed([name])
    pair.charge(draft, side, wire, [(name, pair.instances(member, side))])
    return draft


def _replaced(pair: Pair, name: str, edit: Edit) -> Draft:
    """The same tag with another payload class; what is in it is told by the class."""
    label = edit.path[3]
    draft = Draft("ACP310", f"{name}:{label}", "variant is of another class", [edit], [name], [name])
    draft.python = [note for ref in (edit.old["ref"], edit.new["ref"]) for note in pair.python(name, ref)]
    sides: tuple[Lean, Lean] = ("old", "new")
    for side in sides:
        ref = (edit.old if side == "old" else edit.new)["ref"]
        if pair.prove(draft, side, [(name, pair.instances(ref, side))]):
            pair.settle(draft, side, pair.narrowed([name]) if side == "old" else pair.widened([name]))
    return draft


def _exact(pair: Pair, name: str, edit: Edit) -> Draft:
    rule, message = (
        ("ACP312", "takes what fits exactly one variant") if edit.new else ("ACP311", "takes what fits any variant")
    )
    object_ = pair.stands_for(name)
    draft = Draft(rule, object_, message, [edit], [name], [object_, name])
    side: Lean = "old" if edit.new else "new"
    # Only what fits two variants at once is concerned, which no producer means to make.
    draft.wire = pair.at_most(pair.narrowed([name]) if edit.new else pair.widened([name]), "degrade")
    pair.prove(draft, side, [(name, _joined(pair, name, side))])
    if not draft.proofs:
        draft.wire, draft.review = {}, True
    return draft


def _joined(pair: Pair, name: str, side: Lean) -> Iterable[Any]:
    """Instances that have the properties of two variants."""
    model = pair.old_model if side == "old" else pair.new_model
    parts = [list(islice(pair.instances(v["ref"], side), 2)) for v in model["definitions"][name]["variants"].values()]
    for index, part in enumerate(parts):
        for other in parts[index + 1 :]:
            yield from ({**a, **b} for a in part for b in other if isinstance(a, dict) and isinstance(b, dict))
