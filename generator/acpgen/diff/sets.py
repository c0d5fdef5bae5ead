"""Findings about enums and unions: values and variants added and removed, opened and closed, the tag."""

from __future__ import annotations

import json
from collections.abc import Iterable
from itertools import islice
from typing import Any, Literal

from acpgen.diff.direction import WHOLE
from acpgen.diff.draft import Draft, Pair
from acpgen.diff.edits import Edit
from acpgen.diff.normalise import text
from acpgen.diff.witness import NoInstance, checked_in, minimal
from acpgen.diff.validate import accepts
from acpgen.source import Json


# Enums


def enum_findings(pair: Pair, name: str, edits: list[Edit]) -> list[Draft]:
    """Findings for the edits of one named enum."""
    old, new = pair.old_model["definitions"][name], pair.new_model["definitions"][name]
    out: list[Draft] = []
    notes = pair.python(name)
    for edit in edits:
        if edit.path[2] == "values":
            value = json.loads(edit.path[3])
            known = bool(old["open"]) if edit.op == "add" else bool(new["open"])
            draft = _value(pair, f"{name}:{value}", edit.op, known, old if edit.op == "remove" else new)
            draft.edits, draft.places, draft.items = [edit], [name], [f"{name}:{value}"]
            draft.python = list(notes)
            _value_verdict(pair, draft, value, known)
            out.append(draft)
        elif edit.path[2] == "open":
            out.append(_opened(pair, name, edit, bool(new["open"]) and not old["open"], bool(new["open"])))
        else:
            out.append(_null(pair, name, edit))
    return out


def _value(pair: Pair, object_: str, op: str, open_: bool, definition: Json) -> Draft:
    if op == "remove":
        return Draft("ACP403", object_, "enum value removed", removes=True)
    if open_:
        return Draft("ACP402", object_, "value added to an open enum", adds=True)
    return Draft("ACP401", object_, "value added to a closed enum", adds=True)


def _value_verdict(pair: Pair, draft: Draft, value: Any, open_: bool, soft: bool = False) -> None:
    name = draft.places[0]
    if draft.rule == "ACP401":
        draft.wire, reason = pair.gate(pair.widened(draft.places, soft), draft.items)
        if reason:
            draft.notes.append(f"only with the {reason}")
        pair.prove(draft, "new", [(name, [value])])
        pair.doubt(draft)
    elif draft.rule == "ACP403" and not open_:
        draft.wire = pair.narrowed(draft.places, soft)
        pair.prove(draft, "old", [(name, [value])])
        pair.doubt(draft)


def _opened(pair: Pair, name: str, edit: Edit, opened: bool, open_now: bool) -> Draft:
    draft = Draft("ACP408", name, "enum opened: unknown values may come", [edit], [name], [name])
    draft.python = list(pair.python(name))
    if opened:
        draft.wire = pair.widened([name])
        pair.prove(draft, "new", [(name, pair.instances(name, "new")), (name, ["_other", -99999, 99999])])
    elif not open_now:
        draft.message = "enum closed: values of one's own are refused"
        draft.wire = pair.narrowed([name])
        pair.prove(draft, "old", [(name, ["_other", -99999, 99999])])
    else:
        draft.message = "the type of unknown values changed"
        pair.prove(draft, "old", [(name, ["_other", -99999, 0.5])])
        pair.prove(draft, "new", [(name, ["_other", -99999, 0.5])])
        if draft.witness is None:
            draft.rule, draft.review, draft.message = "ACP503", True, "format of unknown values changed"
        else:
            draft.wire = pair.narrowed([name]) if draft.witness.accepted_by == "old" else pair.widened([name])
    pair.doubt(draft)
    return draft


def _null(pair: Pair, name: str, edit: Edit) -> Draft:
    now = bool(edit.new)
    draft = Draft("ACP308" if now else "ACP309", name, "became nullable" if now else "no longer nullable", [edit], [name])
    draft.items, draft.python = [name], list(pair.python(name))
    draft.wire = pair.widened([name]) if now else pair.narrowed([name])
    pair.prove(draft, "new" if now else "old", [(name, [None])])
    pair.doubt(draft)
    return draft


def enum_changes(
    pair: Pair, before: Json, after: Json, draft: Draft, old: Json, new: Json, prop: str
) -> list[Draft]:
    """An enum that stands in a property: the same rules as for a named one. Empty if the values are not what changed."""
    added = [value for value in after["enum"] if text(value) not in set(map(text, before["enum"]))]
    removed = [value for value in before["enum"] if text(value) not in set(map(text, after["enum"]))]
    opened = bool(before.get("open")), bool(after.get("open"))
    tags = _variant_tags(pair, draft, prop)
    out: list[Draft] = []

    def make(rule: str, object_: str, message: str) -> Draft:
        made = Draft(rule, object_, message, places=draft.places, python=list(draft.python) if not out else [])
        made.items = [object_, *draft.items]
        if not out:
            made.edits = list(draft.edits)
        out.append(made)
        return made

    for value in added:
        if opened[0]:
            rule, message = ("ACP405", "variant added to an open union") if tags else ("ACP402", "value added to an open enum")
            make(rule, f"{draft.object}:{value}", message).adds = True
        else:
            rule, message = ("ACP404", "variant added to a closed union") if tags else (
                "ACP401", "value added to a closed enum")
            made = make(rule, f"{draft.object}:{value}", message)
            made.adds = True
            made.wire, reason = pair.gate(pair.widened(made.places, WHOLE in old["lenient"]), made.items)
            made.notes += [f"only with the {reason}"] if reason else []
            _prove_value(pair, made, prop, value, "new")
    for value in removed:
        made = make("ACP407" if tags else "ACP403", f"{draft.object}:{value}", "variant removed" if tags else "enum value removed")
        made.removes = True
        if not opened[1]:
            made.wire = pair.narrowed(made.places, WHOLE in new["lenient"])
            _prove_value(pair, made, prop, value, "old")
    if opened[0] != opened[1]:
        made = make("ACP408", draft.object, "opened: unknown values may come" if opened[1] else "closed")
        soft = WHOLE in (old if opened[1] else new)["lenient"]
        made.wire = (pair.widened if opened[1] else pair.narrowed)(made.places, soft)
        _prove_value(pair, made, prop, "_other", "new" if opened[1] else "old")
    return out


def _variant_tags(pair: Pair, draft: Draft, prop: str) -> bool:
    """Whether the property is the tag of a union whose bare variants are one class."""
    definitions = pair.new_model["definitions"].values()
    return any(
        definition["kind"] == "union" and definition["tag"] == prop and variant["ref"] in draft.places
        for definition in definitions
        for variant in definition.get("variants", {}).values()
    )


def _prove_value(pair: Pair, draft: Draft, prop: str, value: Any, by: Literal["old", "new"]) -> None:
    def instances(place: str) -> Iterable[Any]:
        for base in pair.instances(place, by):
            yield {**base, prop: value}
            return

    pair.prove(draft, by, ((place, instances(place)) for place in draft.places))
    pair.doubt(draft)


# Unions


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
                draft = Draft("ACP203", f"{name}:{other.new['ref']}", f"variant renamed from {gone.old['ref']}")
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
        if edit is not fallback and edit.path[2] == "variants" and edit.op not in (fallback.op, "replace")
        and (edit.old if edit.op == "remove" else edit.new)["ref"] == ref
    ]
    return [fallback, *other]


def _same_instances(pair: Pair, old: str, new: str) -> bool:
    lanes = pair.old.lowered, pair.new.lowered
    sides: tuple[Literal["old", "new"], ...] = ("old", "new")
    for side, own, other, lane in zip(sides, (old, new), (new, old), reversed(lanes), strict=True):
        given = list(islice(pair.instances(own, side), 40))
        if not given or not all(accepts(lane, other, instance) for instance in given):
            return False
    return True


def _tag(pair: Pair, name: str, edits: list[Edit], before: str, after: str) -> Draft:
    draft = Draft("ACP410", name, f"tag property is {after or 'none'}, was {before or 'none'}", edits, [name], [name])
    draft.wire = {**pair.narrowed([name]), **pair.widened([name])}
    draft.python = [note for member in _members(pair, name) for note in pair.python(name, member)]
    pair.prove(draft, "old", [(name, pair.instances(name, "old"))])
    pair.prove(draft, "new", [(name, pair.instances(name, "new"))])
    pair.doubt(draft)
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
    side: Literal["old", "new"] = "new" if edit.op == "add" else "old"
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
        taken = "fallback" in roles or draft.witness is None
        draft.wire = pair.narrowed([name], soft=taken)
        draft.wire, reason = pair.gate(draft.wire, draft.items, gone=True)
        draft.notes += [f"only with the {reason}"] if reason else []
        pair.doubt(draft)
    return draft


def _variant_added(pair: Pair, draft: Draft, instance: Any, roles: set[str], role: str) -> None:
    name = draft.places[0]
    if "fallback" in roles and role != "untagged":
        draft.rule, draft.message = "ACP405", "variant added to an open union"
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
        draft.wire = wire
        pair.prove(draft, "new", [(name, [instance])])
        pair.doubt(draft)
    draft.notes += [f"only with the {reason}"] if reason else []


def _fallback(pair: Pair, name: str, edits: list[Edit]) -> Draft:
    edit = edits[0]
    opened = edit.op == "add"
    draft = Draft("ACP408", name, "union opened: unknown tags may come" if opened else "union closed", edits, [name])
    draft.items = [name]
    member = (edit.new if opened else edit.old)["ref"]
    draft.python = list(pair.python(name, member))
    draft.wire = pair.widened([name]) if opened else pair.narrowed([name])
    side: Literal["old", "new"] = "new" if opened else "old"
    pair.prove(draft, side, [(member_name, pair.instances(member, side)) for member_name in (name,)])
    pair.doubt(draft)
    return draft


def _replaced(pair: Pair, name: str, edit: Edit) -> Draft:
    """The same tag with another payload class; what is in it is told by the class."""
    label = edit.path[3]
    draft = Draft("ACP310", f"{name}:{label}", "variant is of another class", [edit], [name], [name])
    draft.python = [note for ref in (edit.old["ref"], edit.new["ref"]) for note in pair.python(name, ref)]
    for side in ("old", "new"):
        pair.prove(draft, side, [(name, pair.instances((edit.old if side == "old" else edit.new)["ref"], side))])
    if draft.witness is not None:
        draft.wire = pair.narrowed([name]) if draft.witness.accepted_by == "old" else pair.widened([name])
    return draft


def _exact(pair: Pair, name: str, edit: Edit) -> Draft:
    rule, message = ("ACP312", "takes what fits exactly one variant") if edit.new else ("ACP311", "takes what fits any variant")
    object_ = pair.stands_for(name)
    draft = Draft(rule, object_, message, [edit], [name], [object_, name])
    side: Literal["old", "new"] = "old" if edit.new else "new"
    # Only what fits two variants at once is concerned, which no producer means to make.
    draft.wire = pair.at_most(pair.narrowed([name]) if edit.new else pair.widened([name]), "degrade")
    pair.prove(draft, side, [(name, _joined(pair, name, side))])
    if draft.witness is None:
        draft.wire, draft.review = {}, True
    return draft


def _joined(pair: Pair, name: str, side: Literal["old", "new"]) -> Iterable[Any]:
    """Instances that have the properties of two variants."""
    model = pair.old_model if side == "old" else pair.new_model
    parts = [list(islice(pair.instances(v["ref"], side), 2)) for v in model["definitions"][name]["variants"].values()]
    for index, part in enumerate(parts):
        for other in parts[index + 1 :]:
            yield from ({**a, **b} for a in part for b in other if isinstance(a, dict) and isinstance(b, dict))
