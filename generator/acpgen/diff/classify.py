"""From edits to findings, for one lane: every edit goes to exactly one rule, and what follows from a cause goes with it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from acpgen.diff.arrivals import direction_findings, type_findings
from acpgen.diff.calls import method_findings
from acpgen.diff.draft import Draft, Lean, Pair
from acpgen.diff.edits import RENAME, Edit, changes
from acpgen.diff.enums import enum_findings
from acpgen.diff.members import property_findings
from acpgen.diff.normalise import refs, text
from acpgen.diff.python import Note
from acpgen.diff.types import formats, relation, type_of
from acpgen.diff.unions import union_findings
from acpgen.diff.witness import hints
from acpgen.lower import OWN


def classify(pair: Pair) -> list[Draft]:
    """All findings of a lane that have edits, and the changes of direction that they bring."""
    edits = changes(pair.old_model, pair.new_model)
    if not edits and not pair.renames:
        return []
    out: list[Draft] = _renamed(pair)
    methods = [edit for edit in edits if edit.path[0] == "methods"]
    out = _under_methods(out, method_findings(pair, methods))
    members: list[Edit] = []
    added: dict[str, Edit] = {}
    removed: dict[str, Edit] = {}
    by_definition: dict[str, list[Edit]] = {}
    for edit in edits:
        if edit.path[0] == "unknown":
            out.append(_unknown(edit))
        elif edit.path[0] == "definitions" and len(edit.path) == 2 and edit.op == "add":
            added[edit.path[1]] = edit
        elif edit.path[0] == "definitions" and len(edit.path) == 2 and edit.op == "remove":
            removed[edit.path[1]] = edit
        elif edit.path[0] == "definitions" and len(edit.path) > 2 and edit.path[2] == "properties":
            members.append(edit)
        elif edit.path[0] == "definitions":
            by_definition.setdefault(edit.path[1], []).append(edit)
    found: list[Draft] = []
    for name in pair.ordered(by_definition):
        found += _definition(pair, name, by_definition[name])
    found = merged(found)
    found = _under_tags(pair, found, property_findings(pair, members))
    found.sort(key=lambda draft: draft.rule in ("ACP302", "ACP801"))
    out += found
    out += type_findings(pair, out, added, "new")
    out += type_findings(pair, out, removed, "old")
    out += direction_findings(pair)
    return [draft for draft in out if draft.edits or draft.rule in ("ACP205", "ACP108", "ACP602")]


def _under_methods(renamed: list[Draft], methods: list[Draft]) -> list[Draft]:
    """The types of a renamed method are renamed with it."""
    left = []
    for draft in renamed:
        holder = next((other for other in methods if other.rule == "ACP104" and draft.object in other.items), None)
        if holder is None:
            left.append(draft)
        else:
            holder.edits += draft.edits
            holder.python += draft.python
            holder.follows += [draft.object, *draft.follows]
    return left + methods


def _under_tags(pair: Pair, unions: list[Draft], members: list[Draft]) -> list[Draft]:
    """Where the tag of a union is another property, that property changes in every variant."""
    left = []
    for draft in members:
        holder = None
        for other in (other for other in unions if other.rule == "ACP410"):
            models = pair.old_model, pair.new_model
            tags = {model["definitions"][name]["tag"] for model in models for name in other.places}
            variants = {
                variant["ref"] for model in models for name in other.places
                for variant in model["definitions"][name]["variants"].values()
            }  # fmt: skip
            if {edit.path[3] for edit in draft.edits} <= tags and set(draft.places) <= variants:
                holder = other
        if holder is None:
            left.append(draft)
        else:
            holder.edits += draft.edits
    return unions + left


def merged(drafts: list[Draft]) -> list[Draft]:
    """The same change in a definition and in the variants that repeat it is one finding."""
    out: dict[tuple[str, str, str], Draft] = {}
    for draft in drafts:
        first = out.setdefault((draft.rule, draft.object, draft.message), draft)
        if first is not draft:
            first.absorb(draft)
    return list(out.values())


def _renamed(pair: Pair) -> list[Draft]:
    out: list[Draft] = []
    unions: dict[str, Draft] = {}
    for before, after in pair.renames.items():
        edit = Edit((RENAME, "definitions"), before, after)
        of = pair.new.lowered["$defs"].get(after, {}).get(OWN, {}).get("of", "")
        union = unions.get(of)
        if union is not None or of in pair.renames.values():
            holder = union or next((draft for draft in out if draft.object == of), None)
            if holder is not None:
                holder.edits.append(edit)
                holder.follows.append(after)
                continue
        draft = Draft("ACP203", after, f"renamed from {before}", [edit], [after], [after, before])
        draft.python = [Note("break", f"{before} is now {after}")]
        unions[after] = draft
        out.append(draft)
    return out


def _unknown(edit: Edit) -> Draft:
    word = {"add": "appeared", "remove": "went", "replace": "changed"}[edit.op]
    path, _, keyword = edit.path[1].rpartition(" ")
    draft = Draft("ACP603", path or keyword, f"the unknown keyword {keyword} {word}", [edit], [], [path], review=True)
    return draft


# Definitions


def _definition(pair: Pair, name: str, edits: list[Edit]) -> list[Draft]:
    """Findings for what changed of a definition besides its properties."""
    if len(edits[0].path) == 2:
        return [_kind(pair, name, edits[0])]
    kind = pair.new_model["definitions"][name]["kind"]
    if kind == "enum":
        return enum_findings(pair, name, edits)
    if kind == "union":
        return union_findings(pair, name, edits)
    if kind == "alias":
        return [_alias(pair, name, edits)]
    return [_shape(pair, name, edit) for edit in edits]


def _kind(pair: Pair, name: str, edit: Edit) -> Draft:
    """Another kind of definition: judged by values where both are types, else by instances."""
    if {edit.old["kind"], edit.new["kind"]} == {"alias", "enum"}:
        draft = _alias(pair, name, [edit])
        if draft.rule in ("ACP206", "ACP207"):
            draft.rule, draft.message = "ACP402", "a string became an open enum, or the reverse"
            draft.hidden = False
        return draft
    object_ = pair.stands_for(name)
    draft = Draft("ACP310", object_, f"is {_a(edit.new['kind'])}, was {_a(edit.old['kind'])}", [edit], [name])
    draft.items = [object_, name]
    draft.python = list(pair.python(name))
    _judge(pair, draft, name)
    return draft


def _a(kind: str) -> str:
    return {"alias": "a plain type", "enum": "an enum", "union": "a union", "record": "a record"}[kind]


def _judge(pair: Pair, draft: Draft, name: str, near: tuple[int, ...] = ()) -> None:
    """Look for witnesses both ways and give the verdicts that they prove."""
    sides: tuple[Lean, Lean] = ("new", "old")
    for side in sides:
        wire = pair.widened([name]) if side == "new" else pair.narrowed([name])
        if pair.prove(draft, side, [(name, pair.instances(name, side, near))]):
            pair.settle(draft, side, wire)
        # What only a value shows that the producer's release gives no name to is no break.
        elif pair.prove(draft, side, [(name, without_each(pair.instances(name, _other(side), near)))]):
            pair.settle(draft, side, pair.at_most(wire, "degrade"))
    draft.review = not draft.proofs


def _other(side: Lean) -> Lean:
    return "old" if side == "new" else "new"


def without_each(instances: Iterable[Any]) -> Iterable[Any]:
    """Instances with one property less, each in turn."""
    for instance in instances:
        if isinstance(instance, dict):
            for key in instance:
                yield {other: value for other, value in instance.items() if other != key}


def _alias(pair: Pair, name: str, edits: list[Edit]) -> Draft:
    before, after = type_of(pair.old_model["definitions"][name]), type_of(pair.new_model["definitions"][name])
    how = relation(before, after, pair.old_model, pair.new_model)
    draft = Draft("", name, "", edits, [name], [name])
    draft.python = list(pair.python(name))
    if how == "same":
        if sorted(map(text, formats(before))) != sorted(map(text, formats(after))):
            draft.rule, draft.message, draft.review = "ACP503", "format or content encoding changed", True
        else:
            named = refs(before) != refs(after)
            draft.rule = "ACP206" if named else "ACP207"
            draft.message = "a named type was introduced or dissolved" if named else "written otherwise, same meaning"
            draft.hidden = draft.python_verdict == "safe"
        return draft
    draft.rule, draft.message = {
        "wider": ("ACP311", "takes more values"),
        "narrower": ("ACP312", "takes fewer values"),
        "different": ("ACP310", "is of another type"),
    }[how]
    near = hints(before, after)
    if how != "narrower":
        pair.charge(draft, "new", pair.widened([name]), [(name, pair.instances(name, "new", near))])
    if how != "wider":
        pair.charge(draft, "old", pair.narrowed([name]), [(name, pair.instances(name, "old", near))])
    draft.review = draft.review or not draft.proofs
    return draft


def _shape(pair: Pair, name: str, edit: Edit) -> Draft:
    if edit.path[2] == "closed":
        draft = Draft("ACP315", name, "extra properties are refused now", [edit], [name], [name])
        side: Lean = "old" if edit.new else "new"
        wire = pair.narrowed([name])
        if not edit.new:
            draft.message = "extra properties are allowed now"
            wire = pair.at_most(pair.widened([name]), "degrade")
        extra = ({**base, "_x": 0} for base in pair.bases(name, side))
        pair.charge(draft, side, wire, [(name, extra)])
        return draft
    draft = Draft("ACP408", name, "the fallback takes other tags", [edit], [name], [name])
    _guarded(pair, draft, name, edit)
    return draft


def _guarded(pair: Pair, draft: Draft, name: str, edit: Edit) -> None:
    """The list of a fallback says more than the tags that its union knows, in one release at least."""
    sides: tuple[Lean, Lean] = ("old", "new")
    for side in sides:
        tried = []
        for guard in (edit.old, edit.new):
            for tag, inner in ((guard or {}).get("properties") or {}).items():
                tried += [{tag: value} for value in inner.get("enum", ())]
        instances = ({**base, **change} for base in list(pair.instances(name, side))[:1] for change in tried)
        if pair.prove(draft, side, [(name, instances)]):
            # Neither release has a name for such a tag.
            wire = pair.narrowed([name]) if side == "old" else pair.widened([name])
            pair.settle(draft, side, pair.at_most(wire, "degrade"))
    draft.review = not draft.proofs
