"""What an importer of the bindings meets: classes, constructor arguments, attribute types and `match` statements.

Read off the two lowered schemas as IR types, without the parser of the front end. `break` is what fails when it runs (an
import, a constructor call, an attribute); `degrade` is what a type checker finds or a `match` no longer covers.
"""

from __future__ import annotations

import keyword
import re
from dataclasses import dataclass
from typing import Literal

from acpgen import ir
from acpgen.frontend import read_type
from acpgen.lower import OWN
from acpgen.naming import RESERVED_FIELDS
from acpgen.source import Json

_SCALARS = {"string": "str", "integer": "int", "number": "float", "boolean": "bool", "null": "None", "any": "Any"}
Grade = Literal["safe", "degrade", "break"]


@dataclass(frozen=True, slots=True)
class Note:
    """One effect on source code."""

    verdict: Grade
    text: str


@dataclass(frozen=True, slots=True)
class Argument:
    """A constructor argument; `parts` are the alternatives of its type."""

    name: str
    type: str
    required: bool
    parts: frozenset[str] = frozenset()


def snake(wire: str) -> str:
    """The attribute that a wire name becomes; the front end has the last word on clashes, which are errors there."""
    name = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", wire).lower()
    name = re.sub(r"\W", "_", name).lstrip("_") or "field"
    return f"{name}_" if keyword.iskeyword(name) or name in RESERVED_FIELDS else name


def annotation(type_: ir.Type) -> str:
    """A type as it stands in the bindings."""
    match type_:
        case ir.Scalar(kind=kind):
            return _SCALARS[kind]
        case ir.Choice(values=values, open=open_):
            inner = f"Literal[{', '.join(repr(value) for value in values)}]"
            return " | ".join([inner, *dict.fromkeys(annotation(part) for part in open_)])
        case ir.Ref(name=name):
            return name
        case ir.List(item=item):
            return f"list[{annotation(item)}]"
        case ir.Map(value=value):
            return f"dict[str, {annotation(value)}]"
        case ir.Either(options=options):
            return " | ".join(dict.fromkeys(annotation(option) for option in options))


def parts(type_: ir.Type) -> set[str]:
    """The alternatives of a type, each value of an enum for itself."""
    match type_:
        case ir.Choice(values=values, open=open_):
            return {f"Literal[{value!r}]" for value in values} | {annotation(part) for part in open_}
        case ir.Either(options=options):
            return set().union(*map(parts, options))
    return {annotation(type_)}


def compared(old: frozenset[str], new: frozenset[str]) -> Grade:
    """More or fewer alternatives are for a type checker to find; another type fails."""
    # A type checker takes an int for a float.
    wide = [side | ({"int"} if "float" in side else set()) for side in (old, new)]
    return "degrade" if old <= wide[1] or new <= wide[0] or "Any" in old | new else "break"


def arguments(node: Json) -> dict[str, Argument]:
    """The constructor arguments of a record by wire name; the tag of a variant is none."""
    out = {}
    for wire, prop in node["properties"].items():
        required = wire in node["required"]
        if "const" in prop and required:
            continue
        type_, nullable = read_type(prop)
        null = nullable or (not required and prop.get("default") is None)
        written = annotation(type_)
        null = null and written != "Any"
        alternatives = frozenset(parts(type_) | ({"None"} if null else set()))
        out[wire] = Argument(snake(wire), f"{written} | None" if null else written, required, alternatives)
    return out


def effects(old: Json, new: Json, name: str) -> dict[str, list[Note]]:
    """The effects of what happened to one class: by member (wire name, variant key or value), "" for the class."""
    before, after = old["$defs"].get(name), new["$defs"].get(name)
    if before is None or after is None:
        verdict: Grade = "safe" if before is None else "break"
        return {"": [Note(verdict, f"{'new' if before is None else 'gone'}: {name}")]} if before or after else {}
    kinds = before[OWN]["kind"], after[OWN]["kind"]
    if kinds[0] != kinds[1] and {"record", "union"} & set(kinds):
        return {"": [Note("break", f"{name} was a {kinds[0]} and is a {kinds[1]}")]}
    if kinds == ("record", "record"):
        return _record(name, before, after)
    if kinds == ("union", "union"):
        return _union(name, before, after)
    a, b = annotation(read_type(before)[0]), annotation(read_type(after)[0])
    return {"": [Note("degrade", f"{name} is {_short(b)}, was {_short(a)}")]} if a != b else {}


def _record(name: str, before: Json, after: Json) -> dict[str, list[Note]]:
    old, new = arguments(before), arguments(after)
    out: dict[str, list[Note]] = {}
    for wire in {**old, **new}:
        a, b = old.get(wire), new.get(wire)
        notes = out.setdefault(wire, [])
        if a is None and b is not None:
            verdict: Grade = "break" if b.required else "safe"
            notes.append(Note(verdict, f"{name}({b.name}=…) is {'a new required' if b.required else 'a new'} argument"))
        elif b is None and a is not None:
            notes.append(Note("break", f"{name}.{a.name} and its argument are gone"))
        elif a is not None and b is not None:
            if b.required and not a.required:
                notes.append(Note("break", f"{name}({b.name}=…) must now be given"))
            if a.type != b.type:
                grade = compared(a.parts, b.parts)
                notes.append(Note(grade, f"{name}.{b.name} is {_short(b.type)}, was {_short(a.type)}"))
    parents = before[OWN].get("parent", ""), after[OWN].get("parent", "")
    if parents[0] and parents[0] != parents[1]:
        out[""] = [Note("degrade", f"{name} is no longer a {parents[0]}")]
    return out


def _union(name: str, before: Json, after: Json) -> dict[str, list[Note]]:
    old = {member["ref"] for member in before[OWN]["members"]}
    new = {member["ref"] for member in after[OWN]["members"]}
    out: dict[str, list[Note]] = {}
    for ref in sorted(new - old):
        out[ref] = [Note("degrade", f"match on {name} does not cover {ref}")]
    for ref in sorted(old - new):
        out[ref] = [Note("break", f"{ref} is no {name} any more")]
    return out


def _short(written: str) -> str:
    return written if len(written) <= 60 else written[:57] + "…"
