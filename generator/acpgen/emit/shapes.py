"""The view of `shapes.py`: the definitions as nested tuples, for the slow way; the grammar stands in `_values.py`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from acpgen import ir
from acpgen.emit.docs import Docs
from acpgen.literals import constant, docstring, string, value

_KINDS = {"string": "str", "integer": "int", "number": "num", "boolean": "bool", "null": "null", "any": "any"}


@dataclass(frozen=True, slots=True)
class ShapesView:
    doc: str
    entries: tuple[str, ...]


def view(protocol: ir.Protocol, docs: Docs) -> ShapesView:
    known = protocol.by_name()
    return ShapesView(
        doc=docstring(docs.module(protocol, "The definitions as data, read when a message is not clean"), 0),
        entries=tuple(f"{string(d.name)}: {_definition(d, known)}" for d in protocol.definitions),
    )


def _definition(definition: ir.Definition, known: dict[str, Any]) -> str:
    match definition:
        case ir.Record():
            fields = [_field(field) for field in definition.fields]
            tags = [(tag.wire, tag.value) for tag in definition.tags]
            return _tuple(
                '"record"',
                _tuple(*fields),
                constant(tags),
                _excluded(definition, known),
                value(definition.closed),
                value(definition.fallback),
            )
        case ir.Union():
            members = [(m.ref, m.role, m.tag, m.feature) for m in definition.members]
            return _tuple('"union"', string(definition.tag), value(definition.exact), constant(members))
        case ir.Alias():
            return _tuple('"alias"', node(definition.type), value(definition.nullable))


def _tuple(*parts: str) -> str:
    return f"({', '.join(parts)}{',' if len(parts) == 1 else ''})"


def _field(field: ir.Field) -> str:
    marks = (("r", field.required), ("n", field.nullable), ("c", field.null_clears), ("d", field.has_default))
    flags = "".join(letter for letter, on in marks if on)
    default = value(field.default) if field.has_default else "None"
    return _tuple(
        string(field.wire),
        string(field.name),
        node(field.type),
        string(flags),
        default,
        constant(sorted(field.salvage)),
        string(field.feature),
    )


def _excluded(record: ir.Record, known: dict[str, Any]) -> str:
    if record.excluded is None:
        return "None"
    if record.excluded.values is None:
        return _tuple(string(record.excluded.wire), "None")
    return _tuple(string(record.excluded.wire), constant(excluded_values(record, known)))


def excluded_values(record: ir.Record, known: dict[str, Any]) -> list[tuple[Any, str]]:
    """The tags that a fallback leaves to others, each with the feature without which it is unknown."""
    union = known.get(record.of)
    while isinstance(union, ir.Union) and union.of and not any(m.role == "case" for m in union.members):
        union = known.get(union.of)
    members = union.members if isinstance(union, ir.Union) else ()
    features = {member.tag: member.feature for member in members if member.role == "case"}
    assert record.excluded is not None
    return [(item, features.get(item, "")) for item in record.excluded.values or ()]


def node(type_: ir.Type) -> str:
    """A type as a tuple of the tables."""
    match type_:
        case ir.Scalar(kind=kind, limits=limits):
            if kind in ("boolean", "null", "any"):
                return f'("{_KINDS[kind]}",)'
            return f'("{_KINDS[kind]}", {constant(list(limits.pairs))})'
        case ir.Choice(values=values, open=opens, features=features):
            return _tuple(
                '"choice"', constant(values), _tuple(*map(node, opens)) if opens else "()", constant(features)
            )
        case ir.Ref(name=name):
            return f'("ref", {string(name)})'
        case ir.List(item=item, limits=limits):
            return f'("list", {node(item)}, {constant(list(limits.pairs))})'
        case ir.Map(value=inner, limits=limits):
            return f'("map", {node(inner)}, {constant(list(limits.pairs))})'
        case ir.Either(options=options, exact=exact):
            return _tuple('"either"', value(exact), _tuple(*map(node, options)))
