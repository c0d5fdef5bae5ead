"""The front end: datamodel-code-generator's parser on the lowered schema.

The parser resolves references and decides identifiers, order and nullability; constraints and tags, which its models do
not carry, are read off the lowered schema beside it. Where both speak of the same thing they must agree (E207). The
only module that imports the parser, whose version is pinned exactly in pyproject.toml.
"""

from __future__ import annotations

import json
import warnings
from typing import Any

from acpgen import ir
from acpgen.errors import AcpgenError, Problem, fail, pointer
from acpgen.items import REF, UNIONS
from acpgen.keywords import LENIENT, TYPE_KEYWORDS
from acpgen.lower import NULL, OWN
from acpgen.naming import Pins, field_aliases, field_name, field_problems
from acpgen.source import Json

_SCALARS = {"string": "str", "integer": "int", "number": "float", "boolean": "bool", "null": "None", "any": "Any"}
_PREFIX = "x-deserialize-"


def parse(lowered: Json, pins: Pins, place: str) -> tuple[ir.Definition, ...]:
    """The definitions of a lowered schema as IR, in its order."""
    definitions = lowered["$defs"]
    parsed = _run_parser(lowered, pins, place)
    problems: list[Problem] = []
    out: list[ir.Definition] = []
    for name, node in definitions.items():
        at = f"{place}{pointer('$defs', name)}"
        own = node[OWN]
        if own["kind"] == "record":
            out.append(_record(name, node, own, parsed.get(name), problems, at))
        elif own["kind"] == "union":
            out.append(_union(name, node, own))
            problems += _union_problems(name, node, parsed.get(name), at)
        else:
            type_, nullable = read_type(node)
            out.append(ir.Alias(name, type_, nullable, **_common(own)))
            problems += _alias_problems(name, type_, nullable, parsed.get(name), at)
    if problems:
        raise AcpgenError(problems)
    return tuple(out)


def _common(own: Json) -> Json:
    return {"feature": own.get("feature", ""), "origin": own.get("origin", ""), "doc": own.get("doc", "")}


# The parser


def _plain(node: Any, key: str = "") -> Any:
    """What the parser needs: names, types and structure, without annotations and constraints."""
    if isinstance(node, dict):
        if key in ("properties", "$defs"):
            return {name: _plain(value) for name, value in node.items()}
        dropped = {"not", "default", *TYPE_KEYWORDS}
        return {k: _plain(v, k) for k, v in node.items() if k not in dropped and not k.startswith("x-")}
    if isinstance(node, list) and key in ("anyOf", "oneOf"):
        return [_plain(item) for item in node]
    return node


def _run_parser(lowered: Json, pins: Pins, place: str) -> dict[str, Any]:
    from datamodel_code_generator.enums import DataModelType
    from datamodel_code_generator.format import PythonVersion
    from datamodel_code_generator.model import get_data_model_types
    from datamodel_code_generator.parser import LiteralType
    from datamodel_code_generator.parser.jsonschema import JsonSchemaParser

    types = get_data_model_types(DataModelType.DataclassesDataclass, target_python_version=PythonVersion.PY_311)
    aliases = field_aliases(lowered["$defs"], pins)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        parser = JsonSchemaParser(
            json.dumps({"type": "object", **_plain(lowered)}),
            data_model_type=types.data_model,
            data_model_root_type=types.root_model,
            data_model_field_type=types.field_model,
            data_type_manager_type=types.data_type_manager,
            target_python_version=PythonVersion.PY_311,
            snake_case_field=True,
            strict_nullable=True,
            remove_special_field_name_prefix=True,
            enum_field_as_literal=LiteralType.All,
            aliases=aliases,
        )
        try:
            parser.parse_raw()
        except RecursionError:
            raise fail("E206", place, "is nested too deeply for the front end", "flatten the schema") from None
    found = {}
    for model in parser.results:
        path = model.reference.path
        if REF in path:
            found[path.split(REF, 1)[1].replace("~1", "/").replace("~0", "~")] = model
    return found


def _shape(data_type: Any) -> Any:
    """The parser's type as a comparable value, without nullability."""
    if data_type.reference is not None and not data_type.is_list and not data_type.is_dict:
        inner: Any = ("ref", data_type.reference.path.split(REF, 1)[-1])
    elif data_type.literals:
        inner = ("literal", tuple(sorted(map(repr, data_type.literals))))
    elif data_type.is_dict:
        inner = ("map", _inner(data_type))
    elif data_type.is_list:
        inner = ("list", _inner(data_type))
    elif len(data_type.data_types) == 1:
        return _shape(data_type.data_types[0])
    elif data_type.data_types:
        parts = {_shape(part) for part in data_type.data_types if part.type != "None"}
        inner = next(iter(parts)) if len(parts) == 1 else ("either", frozenset(parts))
    else:
        inner = ("scalar", (data_type.type or "Any").rsplit(".", 1)[-1])
    return inner


def _takes_none(field: Any) -> bool:
    return bool(field.nullable) or any(part.type == "None" for part in field.data_type.data_types)


def _inner(data_type: Any) -> Any:
    if data_type.reference is not None:
        return ("ref", data_type.reference.path.split(REF, 1)[-1])
    if not data_type.data_types:
        return ("scalar", (data_type.type or "Any").rsplit(".", 1)[-1])
    parts = {_shape(part) for part in data_type.data_types if part.type != "None"}
    return next(iter(parts)) if len(parts) == 1 else ("either", frozenset(parts))


def shape_of(type_: ir.Type) -> Any:
    """The IR's type in the same form."""
    match type_:
        case ir.Scalar(kind=kind):
            return ("scalar", _SCALARS[kind])
        case ir.Choice(values=values, open=()):
            return ("literal", tuple(sorted(map(repr, values))))
        case ir.Choice(values=values, open=open_):
            parts = {("literal", tuple(sorted(map(repr, values)))), *map(shape_of, open_)}
            return ("either", frozenset(parts))
        case ir.Ref(name=name):
            return ("ref", name)
        case ir.List(item=item):
            return ("list", shape_of(item))
        case ir.Map(value=value):
            return ("map", shape_of(value))
        case ir.Either(options=options):
            parts = set()
            for option in options:
                shape = shape_of(option)
                parts |= shape[1] if shape[0] == "either" else {shape}
            return next(iter(parts)) if len(parts) == 1 else ("either", frozenset(parts))


def _disagrees(ours: ir.Type, theirs: Any) -> str:
    a, b = shape_of(ours), _shape(theirs)
    return "" if a == b or _loose(a) == _loose(b) else f"the schema says {a}, the parser {b}"


def _loose(shape: Any) -> Any:
    """A union with Any in it is Any to a type checker, and to the parser; the codec still tries the alternatives. Null is
    no alternative to the parser, which keeps it apart; the lowered schema alone says where it is one."""
    if shape[0] == "either" and ("scalar", "Any") in shape[1]:
        return ("scalar", "Any")
    if shape[0] in ("list", "map"):
        return (shape[0], _loose(shape[1]))
    if shape[0] == "literal":
        return ("literal", tuple(value for value in shape[1] if value != "None"))
    if shape[0] == "either":
        parts = {_loose(part) for part in shape[1]} - {("scalar", "None")}
        return next(iter(parts)) if len(parts) == 1 else ("either", frozenset(parts))
    return shape


# Definitions


def _record(name: str, node: Json, own: Json, model: Any, problems: list[Problem], at: str) -> ir.Record:
    fields: list[ir.Field] = []
    tags: list[ir.Tag] = []
    theirs = {field.original_name: field for field in model.fields} if model is not None else {}
    # The parser moves required fields to the front, as positional dataclasses need it; ours are keyword-only and keep
    # the order of the schema.
    if model is None or set(theirs) != set(node["properties"]):
        problems.append(Problem("E207", at, "the front end lost properties", "report it with the schema"))
        return ir.Record(name, ())
    names = {wire: field_name(field.name) for wire, field in theirs.items()}
    origins = {wire: prop[OWN]["origin"] for wire, prop in node["properties"].items()}
    problems += field_problems(names, origins, at)
    required = set(node["required"])
    for wire, prop in node["properties"].items():
        their = theirs[wire]
        if "const" in prop and wire in required:
            tags.append(ir.Tag(wire, names[wire], prop["const"]))
            continue
        field = _field(wire, names[wire], prop, wire in required)
        fields.append(field)
        disagreement = _disagrees(field.type, their.data_type)
        if field.required and (_takes_none(their), bool(their.required)) != (field.nullable, True):
            disagreement = disagreement or "they differ on required or nullable"
        if disagreement:
            help = "report it with the schema"
            problems.append(Problem("E207", f"{at}/properties/{wire}", disagreement, help))
    excluded = None
    if "not" in node:
        wire = node["not"]["required"][0]
        values = node["not"].get("properties", {}).get(wire, {}).get("enum")
        excluded = ir.Excluded(wire, None if values is None else tuple(values))
    return ir.Record(
        name,
        tuple(fields),
        tuple(tags),
        parent=own.get("parent", ""),
        of=own.get("of", ""),
        fallback=bool(own.get("fallback")),
        excluded=excluded,
        closed=node.get("additionalProperties") is False,
        **_common(own),
    )


def _field(wire: str, name: str, prop: Json, required: bool) -> ir.Field:
    type_, nullable = read_type(prop)
    own = prop[OWN]
    rules = frozenset(key.removeprefix(_PREFIX) for key in LENIENT if prop.get(key))
    return ir.Field(
        wire,
        name,
        type_,
        nullable,
        required,
        default=prop.get("default", ir.MISSING),
        salvage=rules,  # type: ignore[arg-type]
        null_clears=bool(own.get("null_clears")),
        **_common(own),
    )


def _union(name: str, node: Json, own: Json) -> ir.Union:
    members = tuple(
        ir.Member(member["ref"], member["role"], member.get("tag"), member.get("feature", ""))
        for member in own["members"]
    )
    return ir.Union(name, own["tag"], members, exact="oneOf" in node, of=own.get("of", ""), **_common(own))


def _union_problems(name: str, node: Json, model: Any, at: str) -> list[Problem]:
    ours = {item["$ref"][len(REF) :] for keyword in UNIONS for item in node.get(keyword, ())}
    field = model.fields[0] if model is not None and model.fields else None
    shape = _shape(field.data_type) if field is not None else None
    theirs = {part[1] for part in shape[1]} if shape and shape[0] == "either" else {shape[1]} if shape else set()
    if ours == theirs:
        return []
    return [Problem("E207", at, f"the schema has the members {sorted(ours)}, the parser {sorted(theirs)}", "report it")]


def _alias_problems(name: str, type_: ir.Type, nullable: bool, model: Any, at: str) -> list[Problem]:
    field = model.fields[0] if model is not None and model.fields else None
    if field is None:
        return [Problem("E207", at, "the front end lost the definition", "report it with the schema")]
    disagreement = _disagrees(type_, field.data_type)
    return [Problem("E207", at, disagreement, "report it with the schema")] if disagreement else []


# Types


def read_type(node: Json) -> tuple[ir.Type, bool]:
    """A type of the lowered grammar and whether null is one of its values beside it."""
    for keyword in UNIONS:
        if keyword in node:
            parts = [part for part in node[keyword] if part != NULL]
            nullable = len(parts) < len(node[keyword])
            return _either(parts, keyword == "oneOf", node), nullable
    return _single(node), False


def _either(parts: list[Json], exact: bool, node: Json) -> ir.Type:
    if len(parts) == 1:
        marks = {key: value for key, value in node.items() if key.startswith("x-acpgen-value-")}
        return read_type({**marks, **parts[0]})[0]
    known = [part for part in parts if "enum" in part]
    bare = [part for part in parts if part not in known]
    if known and all(part.get("type") in _SCALARS and "$ref" not in part for part in bare):
        values = tuple(value for part in known for value in part["enum"])
        scalars = tuple(_scalar(part) for part in bare)
        return _choice(values, scalars, node)
    return ir.Either(tuple(read_type(part)[0] for part in parts), exact)


def _single(node: Json) -> ir.Type:
    if "$ref" in node:
        return ir.Ref(node["$ref"][len(REF) :])
    if "const" in node:
        return ir.Choice((node["const"],))
    if "enum" in node:
        return _choice(tuple(node["enum"]), (), node)
    kind = node.get("type")
    if kind == "array":
        return ir.List(_nullable_inner(node.get("items", {})), _limits(node))
    if kind == "object":
        return ir.Map(_nullable_inner(node.get("additionalProperties", {})), _limits(node))
    return _scalar(node)


def _nullable_inner(node: Json) -> ir.Type:
    """Items and map values keep their null as an alternative of its own; only fields have a flag for it."""
    type_, nullable = read_type(node)
    if not nullable:
        return type_
    options = type_.options if isinstance(type_, ir.Either) else (type_,)
    return ir.Either((*options, ir.Scalar("null")))


def _scalar(node: Json) -> ir.Scalar:
    return ir.Scalar(node.get("type", "any"), _limits(node))


def _limits(node: Json) -> ir.Limits:
    return ir.Limits(tuple((key, node[key]) for key in TYPE_KEYWORDS if key in node))


def _choice(values: tuple[Any, ...], open_: tuple[ir.Scalar, ...], node: Json) -> ir.Choice:
    marks = (node.get(f"x-acpgen-value-{what}", {}) for what in ("features", "titles", "docs"))
    return ir.Choice(values, open_, *(tuple((v, m[str(v)]) for v in values if str(v) in m) for m in marks))
