"""Findings about the properties of records: added, removed, renamed, required, nullable, type, default, leniency.

A variant repeats the properties of its payload and its union, so the same change shows in several classes; changes with one
origin are one finding.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from acpgen.diff.direction import ITEMS, WHOLE
from acpgen.diff.draft import Draft, Lean, Pair, Wire
from acpgen.diff.edits import ABSENT, Edit
from acpgen.diff.enums import enum_changes
from acpgen.diff.match import closeness
from acpgen.diff.normalise import named_scalars, refs, text
from acpgen.diff.report import worst
from acpgen.diff.types import formats, nullable, relation, spelled
from acpgen.diff.witness import hints
from acpgen.source import Json

ON_NULL = "default-on-null"
Change = tuple[str, str, list[Edit]]  # definition, property, its edits


def property_findings(pair: Pair, edits: Iterable[Edit]) -> list[Draft]:
    """Findings for all edits below `properties`."""
    by_place: dict[tuple[str, str], list[Edit]] = {}
    for edit in edits:
        by_place.setdefault((edit.path[1], edit.path[3]), []).append(edit)
    groups: dict[str, list[Change]] = {}
    for (definition, prop), own in by_place.items():
        told = text([[edit.path[4:], _json(edit.old), _json(edit.new)] for edit in own])
        # Extension data is treated alike everywhere, so a change of how it is decoded is one change.
        alike = prop.startswith("_") and all(edit.path[4:] == ("lenient",) for edit in own)
        origin = prop if alike else pair.origin(definition, prop)
        groups.setdefault(f"{origin} {told}", []).append((definition, prop, own))
    out: list[Draft] = []
    whole = [group for group in groups.values() if len(group[0][2][0].path) == 4]
    rest = [group for group in groups.values() if len(group[0][2][0].path) > 4]
    for gone, came in _renamed(pair, whole):
        whole.remove(gone)
        whole.remove(came)
        out.append(_rename(pair, gone, came))
    for group in whole:
        out.append(_added(pair, group) if group[0][2][0].op == "add" else _removed(pair, group))
    for group in rest:
        out += _changed(pair, group)
    return out


def _json(value: Any) -> Any:
    return None if value is ABSENT else {"is": value}


def _draft(
    pair: Pair, rule: str, group: list[Change], message: str, edits: list[Edit] | None = None, python: bool = True
) -> Draft:
    places = pair.ordered(definition for definition, _, _ in group)
    origin = pair.origin(group[0][0], group[0][1])
    own = [edit for _, _, changed in group for edit in changed] if edits is None else edits
    notes = [note for definition, prop, _ in group for note in pair.python(definition, prop)] if python else []
    items = [origin, *(f"{definition}.{prop}" for definition, prop, _ in group)]
    return Draft(rule, origin, message, own, places, items, python=list(dict.fromkeys(notes)))


# Whole properties


def _added(pair: Pair, group: list[Change]) -> Draft:
    prop = group[0][2][0].new
    name = group[0][1]
    if not prop["required"]:
        capability = all(definition in pair.capability_types for definition, _, _ in group)
        rule, message = ("ACP801", "capability added") if capability else ("ACP302", "optional property added")
        draft = _draft(pair, rule, group, message)
        draft.adds = True
        _closed(pair, draft, name, "new")
        return draft
    draft = _draft(pair, "ACP301", group, "required property added")
    draft.adds = True
    absent = ((place, pair.without_property(place, name, "old")) for place in draft.places)
    pair.charge(draft, "old", pair.narrowed(draft.places), absent)
    return draft


def _removed(pair: Pair, group: list[Change]) -> Draft:
    prop = group[0][2][0].old
    name = group[0][1]
    if prop["required"]:
        draft = _draft(pair, "ACP304", group, "required property removed")
        draft.removes = True
        absent = ((place, pair.without_property(place, name, "new")) for place in draft.places)
        pair.charge(draft, "new", pair.widened(draft.places), absent)
        return draft
    capability = all(definition in pair.capability_types for definition, _, _ in group)
    rule, message = ("ACP801", "capability removed") if capability else ("ACP303", "optional property removed")
    draft = _draft(pair, rule, group, message)
    draft.removes = True
    # What the old receiver waits for no longer comes, and what the old producer says is not understood.
    received = pair.at_most(pair.widened(draft.places), "degrade")
    draft.wire = received if capability else _both(received, pair.at_most(pair.narrowed(draft.places), "degrade"))
    draft.wire, reason = pair.gate(draft.wire, draft.items, gone=True)
    if reason:
        draft.notes.append(f"only with the {reason}")
    _closed(pair, draft, name, "old")
    return draft


def _closed(pair: Pair, draft: Draft, name: str, having: Lean) -> None:
    """A record that refuses extra properties in the release that lacks the property refuses this one."""
    model = pair.new_model if having == "old" else pair.old_model
    places = [place for place in draft.places if model["definitions"][place]["closed"]]
    if places:
        wire = pair.narrowed(places) if having == "old" else pair.widened(places)
        pair.charge(draft, having, wire, ((place, pair.with_property(place, name, having)) for place in places))


def _same_property(pair: Pair, gone: Change, came: Change) -> bool:
    """Whether a property that went is the one that came: the same type, and a name or a type that tells."""
    old, new = dict(gone[2][0].old), dict(came[2][0].new)
    before, after = gone[1].lower(), came[1].lower()
    types = old.pop("type"), new.pop("type")
    if text(old) != text(new) or relation(*types, pair.old_model, pair.new_model) != "same":
        return False
    telling = "ref" in types[0] and text(types[0]) == text(types[1])
    return telling or closeness(before, after) >= 0.6 or after.endswith(before) or before.endswith(after)


def _renamed(pair: Pair, whole: list[list[Change]]) -> list[tuple[list[Change], list[Change]]]:
    """Pairs of a removal and an addition in the same records that differ in nothing but a similar name."""
    pairs = []
    came = [group for group in whole if group[0][2][0].op == "add"]
    for gone in [group for group in whole if group[0][2][0].op == "remove"]:
        places = {definition for definition, _, _ in gone}
        for other in came:
            if places == {d for d, _, _ in other} and _same_property(pair, gone[0], other[0]):
                pairs.append((gone, other))
                came.remove(other)
                break
    return pairs


def _rename(pair: Pair, gone: list[Change], came: list[Change]) -> Draft:
    before, after = gone[0][1], came[0][1]
    draft = _draft(pair, "ACP305", came, f"renamed from {before} to {after}")
    draft.edits = [edit for group in (gone, came) for _, _, edits in group for edit in edits]
    draft.python += [note for definition, prop, _ in gone for note in pair.python(definition, prop)]
    narrowed, widened = pair.narrowed(draft.places), pair.widened(draft.places)
    if came[0][2][0].new["required"]:
        pair.charge(
            draft, "old", narrowed, ((place, pair.without_property(place, after, "old")) for place in draft.places)
        )
        pair.charge(
            draft, "new", widened, ((place, pair.without_property(place, before, "new")) for place in draft.places)
        )
    else:
        draft.wire = pair.at_most(_both(narrowed, widened), "degrade")
    return draft


def _both(a: Wire, b: Wire) -> Wire:
    return {peer: worst(a.get(peer, "safe"), b.get(peer, "safe")) for peer in {**a, **b}}


# Changed properties


def _changed(pair: Pair, group: list[Change]) -> list[Draft]:
    definition, prop, edits = group[0]
    old = pair.old_model["definitions"][definition]["properties"][prop]
    new = pair.new_model["definitions"][definition]["properties"][prop]
    aspects = {edit.path[4] for edit in edits}
    out: list[Draft] = []
    if "required" in aspects:
        out.append(_required(pair, group, new["required"]))
    if "type" in aspects and text(old["type"]) != text(new["type"]):
        out += _typed(pair, group, old, new)
    elif "nullable" in aspects:
        out.append(_nullable(pair, group, old, new))
    if "default" in aspects and "type" in aspects and out:
        # Another type needs another default.
        out[-1].edits += _only(group, "default")
    elif "default" in aspects:
        draft = _draft(pair, "ACP314", group, _default_text(old, new), _only(group, "default"))
        draft.wire = pair.at_most(pair.widened(draft.places), "degrade")
        out.append(draft)
    if "lenient" in aspects:
        out += _lenient(pair, group, old, new)
    # A property may be required or typed otherwise for one reason: the Python notes go with the first finding.
    for draft in out[1:]:
        draft.python = []
    return out


def _only(group: list[Change], *aspects: str) -> list[Edit]:
    return [edit for _, _, edits in group for edit in edits if edit.path[4] in aspects]


def _required(pair: Pair, group: list[Change], now: bool) -> Draft:
    name = group[0][1]
    rule, message = ("ACP306", "became required") if now else ("ACP307", "became optional")
    draft = _draft(pair, rule, group, message, _only(group, "required"))
    side: Lean = "old" if now else "new"
    wire = pair.narrowed(draft.places) if now else pair.widened(draft.places)
    pair.charge(draft, side, wire, ((place, pair.without_property(place, name, side)) for place in draft.places))
    return draft


def _soft(prop: Json, *rules: str) -> bool:
    return any(rule in prop["lenient"] for rule in rules)


def _nullable(pair: Pair, group: list[Change], old: Json, new: Json) -> Draft:
    name = group[0][1]
    edits = _only(group, "nullable", "type")
    if new["nullable"]:
        draft = _draft(pair, "ACP308", group, "became nullable", edits)
        wire = pair.widened(draft.places, _soft(old, WHOLE, ON_NULL))
        side: Lean = "new"
    else:
        draft = _draft(pair, "ACP309", group, "no longer nullable", edits)
        wire = pair.narrowed(draft.places, _soft(new, WHOLE, ON_NULL))
        side = "old"
    pair.charge(draft, side, wire, ((place, pair.with_property(place, name, side)) for place in draft.places))
    return draft


def _typed(pair: Pair, group: list[Change], old: Json, new: Json) -> list[Draft]:
    """Findings for a type that is another one: by relation, each direction with its own witness."""
    name = group[0][1]
    before, after = nullable(old["type"], old["nullable"]), nullable(new["type"], new["nullable"])
    edits = _only(group, "type", "nullable")
    capability = all(definition in pair.capability_types for definition, _, _ in group)
    if not capability and "enum" in old["type"] and "enum" in new["type"] and old["nullable"] == new["nullable"]:
        inline = enum_changes(pair, old["type"], new["type"], _draft(pair, "", group, "", edits), old, new, name)
        if inline:
            return inline
    how = relation(before, after, pair.old_model, pair.new_model)
    if how == "same":
        return [_same(pair, group, before, after, edits)]
    inner = _inner(old["type"]) is not None and _inner(old["type"]) == _inner(new["type"])
    soft_rules = (WHOLE, ITEMS) if inner else (WHOLE,)
    rule, message = {
        "wider": ("ACP311", "takes more values"),
        "narrower": ("ACP312", "takes fewer values"),
        "different": ("ACP310", "is of another type"),
    }[how]
    if capability and how == "different":
        rule, message = "ACP801", "capability reshaped"
    draft = _draft(pair, rule, group, message, edits)
    near = hints(before, after)
    if how != "narrower":
        wire = pair.widened(draft.places, _soft(old, *soft_rules))
        pair.charge(draft, "new", wire, ((p, pair.with_property(p, name, "new", near)) for p in draft.places))
    if how != "wider":
        wire = pair.narrowed(draft.places, _soft(new, *soft_rules))
        pair.charge(draft, "old", wire, ((p, pair.with_property(p, name, "old", near)) for p in draft.places))
    draft.review = draft.review or not draft.proofs
    return [draft]


def _inner(type_: Json) -> str | None:
    """Whether a change is inside the items of a list, where bad items can be dropped."""
    return "list" if "list" in type_ else None


def _same(pair: Pair, group: list[Change], before: Json, after: Json, edits: list[Edit]) -> Draft:
    """The same values under another spelling: a format, a name for a scalar or an enum."""
    if sorted(map(text, formats(_spelled(before, pair.old_model)))) != sorted(
        map(text, formats(_spelled(after, pair.new_model)))
    ):
        draft = _draft(pair, "ACP503", group, "format or content encoding changed", edits)
        draft.review = True
        return draft
    if refs(before) == refs(after):
        draft = _draft(pair, "ACP207", group, "written otherwise, same meaning", edits)
    else:
        draft = _draft(pair, "ACP206", group, "a named type was introduced or dissolved", edits)
    # A name for a string is that string to Python as well.
    named = (refs(before) ^ refs(after)) <= named_scalars(pair.old_model) | named_scalars(pair.new_model)
    draft.python = [] if named else draft.python
    draft.hidden = draft.python_verdict == "safe"
    return draft


def _spelled(type_: Json, model: Json) -> Json:
    return spelled(type_, model) or type_


def _default_text(old: Json, new: Json) -> str:
    if "default" not in old:
        return f"an omitted value now means {new['default']}"
    if "default" not in new:
        return f"an omitted value no longer means {old['default']}"
    return f"an omitted value means {new['default']}, was {old['default']}"


def _lenient(pair: Pair, group: list[Change], old: Json, new: Json) -> list[Draft]:
    out = _leniencies(pair, group, old, new)
    origins = sorted({pair.origin(definition, prop) for definition, prop, _ in group})
    if len(origins) > 1:
        for draft in out:
            draft.object, draft.follows = f"{group[0][1]} everywhere", origins
    return out


def _leniencies(pair: Pair, group: list[Change], old: Json, new: Json) -> list[Draft]:
    out = []
    before, after = set(old["lenient"]), set(new["lenient"])
    edits = _only(group, "lenient")
    if after - before:
        draft = _draft(
            pair, "ACP601", group, f"decodes more leniently: {', '.join(sorted(after - before))}", edits, python=False
        )
        out.append(draft)
        edits = []
    if before - after:
        message = f"decodes less leniently: {', '.join(sorted(before - after))} removed"
        draft = _draft(pair, "ACP602", group, message, edits, python=False)
        draft.wire = pair.at_most(pair.narrowed(draft.places), "degrade")
        out.append(draft)
    return out
