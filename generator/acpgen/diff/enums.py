"""Findings about enums, named or in a property: values added and removed, opened and closed."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from acpgen.diff.direction import WHOLE
from acpgen.diff.draft import Draft, Lean, Pair, Wire
from acpgen.diff.edits import Edit
from acpgen.diff.normalise import text
from acpgen.source import Json


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
        wire, reason = pair.gate(pair.widened(draft.places, soft), draft.items)
        if reason:
            draft.notes.append(f"only with the {reason}")
        pair.charge(draft, "new", wire, [(name, [value])])
    elif draft.rule == "ACP403" and not open_:
        pair.charge(draft, "old", pair.narrowed(draft.places, soft), [(name, [value])])


def _opened(pair: Pair, name: str, edit: Edit, opened: bool, open_now: bool) -> Draft:
    draft = Draft("ACP408", name, "enum opened: unknown values may come", [edit], [name], [name])
    draft.python = list(pair.python(name))
    odd = ["_other", -99999, 99999, 0.5]
    if opened:
        pair.charge(draft, "new", pair.widened([name]), [(name, pair.instances(name, "new")), (name, odd)])
    elif not open_now:
        draft.message = "enum closed: values of one's own are refused"
        pair.charge(draft, "old", pair.narrowed([name]), [(name, odd)])
    else:
        draft.message = "the type of unknown values changed"
        if pair.prove(draft, "old", [(name, odd)]):
            pair.settle(draft, "old", pair.narrowed([name]))
        if pair.prove(draft, "new", [(name, odd)]):
            pair.settle(draft, "new", pair.widened([name]))
        if not draft.proofs:
            draft.rule, draft.review, draft.message = "ACP503", True, "format of unknown values changed"
    return draft


def _null(pair: Pair, name: str, edit: Edit) -> Draft:
    now = bool(edit.new)
    draft = Draft(
        "ACP308" if now else "ACP309", name, "became nullable" if now else "no longer nullable", [edit], [name]
    )
    draft.items, draft.python = [name], list(pair.python(name))
    pair.charge(
        draft, "new" if now else "old", pair.widened([name]) if now else pair.narrowed([name]), [(name, [None])]
    )
    return draft


def enum_changes(pair: Pair, before: Json, after: Json, draft: Draft, old: Json, new: Json, prop: str) -> list[Draft]:
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
            rule, message = (
                ("ACP405", "variant added to an open union") if tags else ("ACP402", "value added to an open enum")
            )
            make(rule, f"{draft.object}:{value}", message).adds = True
        else:
            rule, message = (
                ("ACP404", "variant added to a closed union") if tags else ("ACP401", "value added to a closed enum")
            )
            made = make(rule, f"{draft.object}:{value}", message)
            made.adds = True
            wire, reason = pair.gate(pair.widened(made.places, WHOLE in old["lenient"]), made.items)
            made.notes += [f"only with the {reason}"] if reason else []
            _charge_value(pair, made, prop, value, "new", wire)
    for value in removed:
        made = make(
            "ACP407" if tags else "ACP403",
            f"{draft.object}:{value}",
            "variant removed" if tags else "enum value removed",
        )
        made.removes = True
        if not opened[1]:
            _charge_value(pair, made, prop, value, "old", pair.narrowed(made.places, WHOLE in new["lenient"]))
    if opened[0] != opened[1]:
        made = make("ACP408", draft.object, "opened: unknown values may come" if opened[1] else "closed")
        soft = WHOLE in (old if opened[1] else new)["lenient"]
        wire = (pair.widened if opened[1] else pair.narrowed)(made.places, soft)
        _charge_value(pair, made, prop, "_other", "new" if opened[1] else "old", wire)
    return out


def _variant_tags(pair: Pair, draft: Draft, prop: str) -> bool:
    """Whether the property is the tag of a union whose bare variants are one class."""
    definitions = pair.new_model["definitions"].values()
    return any(
        definition["kind"] == "union" and definition["tag"] == prop and variant["ref"] in draft.places
        for definition in definitions
        for variant in definition.get("variants", {}).values()
    )


def _charge_value(pair: Pair, draft: Draft, prop: str, value: Any, by: Lean, wire: Wire) -> None:
    def instances(place: str) -> Iterable[Any]:
        for base in pair.bases(place, by):
            yield {**base, prop: value}

    pair.charge(draft, by, wire, ((place, instances(place)) for place in draft.places))
