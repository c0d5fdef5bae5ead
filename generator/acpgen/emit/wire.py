"""The view of `wire.py`: TypedDicts with the names of the wire."""

from __future__ import annotations

import keyword
from dataclasses import dataclass
from typing import Any

from acpgen import ir
from acpgen.emit.docs import Docs
from acpgen.emit.layout import bracket, exported, union
from acpgen.emit.types import in_order, parts, refs, words
from acpgen.literals import docstring, identifier, string, value


@dataclass(frozen=True, slots=True)
class DictView:
    """`keys` are class-syntax lines; where a key is no identifier, `call` is the functional form instead."""

    name: str
    keys: tuple[str, ...]
    call: str


@dataclass(frozen=True, slots=True)
class WireView:
    doc: str
    typing: str
    aliases: tuple[str, ...]
    dicts: tuple[DictView, ...]
    unions: tuple[str, ...]
    exported: str


def view(protocol: ir.Protocol, docs: Docs) -> WireView:
    dicts = tuple(_dict(d) for d in protocol.definitions if isinstance(d, ir.Record))
    simple, late = _aliases(protocol)
    names = _typing(protocol)
    return WireView(
        doc=docstring(docs.module(protocol, "TypedDicts with the names of the wire"), 0),
        typing=f"from typing import {', '.join(names)}" if names else "",
        aliases=simple,
        dicts=dicts,
        unions=late,
        exported=exported(d.name for d in protocol.definitions),
    )


def _typing(protocol: ir.Protocol) -> list[str]:
    """What the file needs of `typing`; annotations in strings need their names too."""
    used: set[str] = set()
    for definition in protocol.definitions:
        match definition:
            case ir.Record(fields=fields, tags=tags):
                used.add("TypedDict")
                used |= {"Literal"} if tags else set()
                used |= {"NotRequired"} if any(not field.required for field in fields) else set()
                used |= {word for field in fields for word in words(" ".join(parts(field.type)))}
            case ir.Union():
                used.add("TypeAlias")
            case ir.Alias(type=type_):
                used |= {"TypeAlias", *words(" ".join(parts(type_)))}
    return [name for name in ("Any", "Literal", "NotRequired", "TypeAlias", "TypedDict") if name in used]


def _dict(record: ir.Record) -> DictView:
    entries = [(tag.wire, f"Literal[{value(tag.value)}]") for tag in record.tags]
    entries += [(field.wire, _entry(field)) for field in record.fields]
    needed = {"Literal", "NotRequired"}.union(*(words(" ".join(parts(field.type))) for field in record.fields))
    usable = all(_usable(wire) and wire not in needed for wire, _ in entries)
    name = identifier(record.name)
    if usable:
        return DictView(name, tuple(f"{wire}: {text}" for wire, text in entries), "")
    items = [f"{string(wire)}: {text}" for wire, text in entries]
    table = bracket("", items, "", 4, "{}")
    return DictView(name, (), bracket(f"{name} = TypedDict", [string(name), table], "", 0))


def _usable(wire: str) -> bool:
    """A key of class syntax is an identifier that Python neither reserves nor mangles; nor may it hide a type that an
    annotation beside it names."""
    return wire.isidentifier() and wire.isascii() and not keyword.iskeyword(wire) and not wire.startswith("__")


def _entry(field: ir.Field) -> str:
    found = parts(field.type)
    if field.nullable:
        found = [part for part in found if part != "None"] + (["None"] if "Any" not in found else [])
    text = " | ".join(found)
    if refs(field.type) or (" | " in text and "[" in text):
        text = string(text)  # evaluated when the class is made, so what comes later is named in a string
    return text if field.required else f"NotRequired[{text}]"


def _aliases(protocol: ir.Protocol) -> tuple[tuple[str, ...], tuple[str, ...]]:
    aliases: dict[str, Any] = {d.name: d for d in protocol.definitions if not isinstance(d, ir.Record)}

    def needs(name: str) -> list[str]:
        definition = aliases[name]
        return [m.ref for m in definition.members] if isinstance(definition, ir.Union) else refs(definition.type)

    ordered = in_order(aliases, needs)
    simple: list[str] = []
    late: list[str] = []
    for name in ordered:
        (late if needs(name) else simple).append(_alias(aliases[name], needs(name), aliases, ordered))
    return tuple(simple), tuple(late)


def _alias(definition: Any, needs: list[str], aliases: dict[str, Any], ordered: list[str]) -> str:
    head = f"{identifier(definition.name)}: TypeAlias = "
    if isinstance(definition, ir.Union):
        members = [identifier(member.ref) for member in definition.members]
    else:
        members = parts(definition.type) + (["None"] if definition.nullable else [])
    if any(need in aliases and ordered.index(need) >= ordered.index(definition.name) for need in needs):
        return head + string(" | ".join(members))
    if isinstance(definition, ir.Alias) and isinstance(definition.type, ir.Choice) and members[0] != "Any":
        values = [value(item) for item in definition.type.values]
        literal = bracket("Literal" if len(members) > 1 else f"{head}Literal", values, "", 4 * (len(members) > 1), "[]")
        members[0] = literal
        if len(members) == 1:
            return literal
    return union(head, members)
