"""The view of `models.py`: dataclasses, aliases and their docstrings, ready to print."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from acpgen import ir
from acpgen.emit.docs import Docs, head
from acpgen.emit.layout import bracket, exported, import_line, tuple_of, union
from acpgen.emit.types import field_annotation, in_order, parts, refs, words
from acpgen.errors import fail
from acpgen.literals import docstring, identifier, string, value


@dataclass(frozen=True, slots=True)
class MemberView:
    text: str
    doc: str


@dataclass(frozen=True, slots=True)
class ClassView:
    """`init` is empty where the parent's constructor takes the same arguments."""

    name: str
    base: str
    doc: str
    slots: str
    members: tuple[MemberView, ...]
    init: str
    init_doc: str
    body: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AliasView:
    text: str
    doc: str


@dataclass(frozen=True, slots=True)
class ModelsView:
    doc: str
    imports: tuple[str, ...]
    runtime: str
    aliases: tuple[AliasView, ...]
    classes: tuple[ClassView, ...]
    unions: tuple[AliasView, ...]
    exported: str


def view(protocol: ir.Protocol, docs: Docs) -> ModelsView:
    known = protocol.by_name()
    records = {d.name: d for d in protocol.definitions if isinstance(d, ir.Record)}
    ordered = in_order(records, lambda name: [records[name].parent])
    classes = tuple(_class(records[name], records, known, docs) for name in ordered)
    simple, late = _aliases(protocol, known, docs)
    names = [d.name for d in protocol.definitions]
    body = "\n".join(
        [*(c.init + " ".join(c.body) + " ".join(m.text for m in c.members) for c in classes)]
        + [a.text for a in (*simple, *late)]
    )
    return ModelsView(
        doc=docstring(docs.module(protocol, "Records, unions and enums"), 0),
        imports=_imports(body),
        runtime=_runtime(body),
        aliases=simple,
        classes=classes,
        unions=late,
        exported=exported(names),
    )


def _imports(body: str) -> tuple[str, ...]:
    used = words(body)
    lines = ["import builtins"] if "builtins" in used else []
    lines.append("from collections.abc import Mapping")
    typing = [name for name in ("Any", "Literal", "TypeAlias") if name in used]
    if typing:
        lines.append(f"from typing import {', '.join(typing)}")
    return tuple(lines)


def _runtime(body: str) -> str:
    used = words(body)
    names = ["NO_EXTRA", "Record", "dataclass", *(name for name in ("DEFAULT", "UNSET", "UnsetType") if name in used)]
    names += ["field"] if " field(" in body else []
    return import_line("from .._runtime import ", names)


# Classes


def _class(record: ir.Record, records: dict[str, ir.Record], known: dict[str, Any], docs: Docs) -> ClassView:
    parent = records.get(record.parent)
    inherited = {field.wire for field in parent.fields} if parent else set()
    own_tags = [tag for tag in record.tags if not parent or tag not in parent.tags]
    own = [field for field in record.fields if field.wire not in inherited]
    slots = [string(field.name) for field in own]
    before = hidden(parent) if parent else []
    slots += [string(name) for name in hidden(record) if name not in before]
    members = [
        MemberView(
            f"{identifier(tag.name)}: Literal[{value(tag.value)}] = field(default={value(tag.value)}, init=False)",
            docstring(docs.tag(record, tag), 4),
        )
        for tag in own_tags
    ]
    taken = _taken(record)
    members += [
        MemberView(
            f"{identifier(field.name)}: {field_annotation(field, taken)}", docstring(docs.field(record, field), 4)
        )
        for field in own
    ]
    same = parent is not None and not own and hidden(record) == before
    return ClassView(
        name=identifier(record.name),
        base=identifier(parent.name) if parent else "Record",
        doc=docstring(docs.record(record), 4),
        slots=tuple_of(sorted(slots), 4, "__slots__ = "),
        members=tuple(members),
        init="" if same else _signature(record, known),
        init_doc=docstring(head(docs.purpose(record)), 8, lines=docs.arguments(record)),
        body=() if same else tuple(_assignments(record, known)),
    )


def _taken(record: ir.Record) -> set[str]:
    """Names that annotations in the body of the class would take for its fields."""
    return {field.name for field in record.fields} | {tag.name for tag in record.tags}


def hidden(record: ir.Record) -> list[str]:
    """Slots that are no fields: which defaults were sent, and the key order of a fallback's object."""
    out = ["_sent"] if any(field.has_default for field in record.fields) else []
    return out + (["_keys"] if record.fallback else [])


def _signature(record: ir.Record, known: dict[str, Any]) -> str:
    required = [field for field in record.fields if field.required and not field.has_default]
    optional = [field for field in record.fields if field not in required]
    parameters, taken = ["self", "*"], _taken(record)
    parameters += [f"{field.name}: {field_annotation(field, taken)}" for field in required]
    parameters += [
        f"{field.name}: {field_annotation(field, taken)} = {_parameter_default(field)}" for field in optional
    ]
    parameters.append(f"extra_fields: Mapping[{'builtins.str' if 'str' in taken else 'str'}, Any] = NO_EXTRA")
    return bracket("def __init__", parameters, " -> None:", 4)


def _parameter_default(field: ir.Field) -> str:
    if field.null_clears:
        return "UNSET"
    if not field.has_default or field.default is None:
        return "None"
    return "DEFAULT" if isinstance(field.default, (dict, list)) else value(field.default)


def _assignments(record: ir.Record, known: dict[str, Any]) -> list[str]:
    out = []
    for field in record.fields:
        if field.has_default and isinstance(field.default, (dict, list)):
            made = default_expression(field.type, field.default, known, f"{record.name}.{field.wire}")
            out.append(f"self.{field.name} = {made} if {field.name} is DEFAULT else {field.name}")
        else:
            out.append(f"self.{field.name} = {field.name}")
    out.append("self.extra_fields = extra_fields")
    types = {"_sent": "tuple[str, ...] = ()", "_keys": "tuple[str, ...] | None = None"}
    out += [f"self.{name}: {types[name]}" for name in hidden(record)]
    return out


def default_expression(type_: ir.Type, default: Any, known: dict[str, Any], place: str) -> str:
    """A fresh object for a default of the schema: an object for a record, not a dict."""
    if isinstance(type_, ir.Ref) and isinstance(known[type_.name], ir.Alias):
        return default_expression(known[type_.name].type, default, known, place)
    record = known.get(type_.name) if isinstance(type_, ir.Ref) else None
    if isinstance(record, ir.Record) and isinstance(default, dict):
        fields = {field.wire: field for field in record.fields}
        arguments = []
        for wire, inner in default.items():
            if wire not in fields:
                raise fail(
                    "E205", place, f"the default has {wire!r}, which {record.name} has not", "report it upstream"
                )
            made = default_expression(fields[wire].type, inner, known, place) if inner is not None else "None"
            if not (fields[wire].has_default and fields[wire].default == inner):
                arguments.append(f"{fields[wire].name}={made}")
        return f"{record.name}({', '.join(arguments)})"
    if isinstance(default, (dict, list)) and isinstance(type_, ir.Ref):
        raise fail("E205", place, "the default is of a union, which has no one class", "report it upstream")
    if isinstance(default, list) and isinstance(type_, ir.List):
        return "[" + ", ".join(default_expression(type_.item, item, known, place) for item in default) + "]"
    return value(default)


# Aliases


def _aliases(
    protocol: ir.Protocol, known: dict[str, Any], docs: Docs
) -> tuple[tuple[AliasView, ...], tuple[AliasView, ...]]:
    """Aliases that need no class, and those that do; each after what it names, since they are evaluated at import."""
    aliases = {d.name: d for d in protocol.definitions if not isinstance(d, ir.Record)}
    ordered = in_order(aliases, lambda name: _needs(aliases[name]))
    simple: list[AliasView] = []
    late: list[AliasView] = []
    settled: set[str] = set()
    for name in ordered:
        definition = aliases[name]
        needs = _needs(definition)
        early = isinstance(definition, ir.Alias) and all(need in settled for need in needs)
        cyclic = any(need in aliases and ordered.index(need) >= ordered.index(name) for need in needs)
        view = AliasView(_alias(definition, cyclic), docstring(docs.alias(definition), 0))
        if early:
            settled.add(name)
            simple.append(view)
        else:
            late.append(view)
    return tuple(simple), tuple(late)


def _needs(definition: ir.Union | ir.Alias) -> list[str]:
    if isinstance(definition, ir.Union):
        return [member.ref for member in definition.members]
    return refs(definition.type)


def _alias(definition: ir.Union | ir.Alias, cyclic: bool) -> str:
    head = f"{identifier(definition.name)}: TypeAlias = "
    if isinstance(definition, ir.Union):
        members = [identifier(member.ref) for member in definition.members]
    else:
        members = parts(definition.type)
        if definition.nullable:
            members = [*members, "None"]
        if len(members) == 1 and isinstance(definition.type, ir.Choice):
            values = [value(item) for item in definition.type.values]
            return bracket(f"{head}Literal", values, "", 0, "[]") if members[0] != "Any" else head + "Any"
    if cyclic:
        return head + string(" | ".join(members))
    if len(members) == 1:
        return head + members[0]
    wide = [_wide(definition, member) for member in members]
    return union(head, wide)


def _wide(definition: ir.Union | ir.Alias, member: str) -> str:
    """A `Literal` that does not fit a line of its union is broken too."""
    if isinstance(definition, ir.Alias) and member.startswith("Literal[") and len(member) > 80:
        choice = definition.type
        if isinstance(choice, ir.Choice):
            return bracket("Literal", [value(item) for item in choice.values], "", 4, "[]")
    return member
