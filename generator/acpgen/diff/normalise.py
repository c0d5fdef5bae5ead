"""The one form in which two releases are compared: a lowered schema without anything that is only a way of writing.

Names instead of positions, sets instead of lists, one spelling for null, constants and closed enums; the guard list of a
fallback is dropped where it says no more than "none of the known tags". A model is plain JSON:

    {"definitions": {name: record | union | enum | alias}, "methods": {key: …}, "unknown": {path: value}}
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any

from acpgen import ir
from acpgen.items import REF, UNIONS
from acpgen.keywords import LENIENT, TYPE_KEYWORDS
from acpgen.lower import OWN
from acpgen.source import Json

ANY: Json = {"any": True}
_JSON_TYPES = {"string", "integer", "number", "boolean", "null", "list", "map"}


_encode = json.JSONEncoder(sort_keys=True, ensure_ascii=False).encode


def text(value: Any) -> str:
    """A JSON value as a sortable, hashable text."""
    return _encode(value)


def plain(value: Any) -> Any:
    """A JSON value in which 1.0 is 1, as JSON Schema sees it."""
    if isinstance(value, float):
        return int(value) if value.is_integer() else value
    if isinstance(value, list):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    return value


def normalise(lowered: Json, methods: Iterable[ir.Method] = (), unknown: Json | None = None) -> Json:
    """The model of a lowered schema; see the module's docstring."""
    definitions = lowered["$defs"]
    return {
        "definitions": {name: _definition(node, definitions) for name, node in definitions.items()},
        "methods": {
            method_key(method.name, method.side, method.kind): {"params": method.params, "result": method.result}
            for method in methods
        },
        "unknown": dict(unknown or {}),
    }


def method_key(name: str, side: str, kind: str) -> str:
    return f"{name} {side} {kind}"


def _definition(node: Json, definitions: Json) -> Json:
    kind = node[OWN]["kind"]
    if kind == "record":
        return {
            "kind": "record",
            "properties": {
                name: _property(prop, name in node["required"], definitions)
                for name, prop in node["properties"].items()
            },
            "not": _guard(node, definitions),
            "closed": node.get("additionalProperties") is False,
        }
    if kind == "union":
        return _union(node)
    type_, nullable = canonical(node)
    if kind == "enum" and "enum" in type_:
        return {
            "kind": "enum",
            "values": {text(value): True for value in type_["enum"]},
            "open": type_.get("open", []),
            "nullable": nullable,
        }
    return {"kind": "alias", "type": type_, "nullable": nullable}


def _property(prop: Json, required: bool, definitions: Json) -> Json:
    type_, nullable = canonical(prop)
    out: Json = {"type": type_, "nullable": nullable, "required": required, "lenient": _lenient(prop)}
    # An omitted property and a null one decode to the same, so a default of null says nothing.
    if prop.get("default") is not None:
        # As text: to Python true is 1, to JSON it is not.
        out["default"] = text(_default(plain(prop["default"]), type_, definitions))
    return out


def _default(value: Any, type_: Json, definitions: Json) -> Any:
    """A default without what the properties of the type default to anyway."""
    properties = definitions.get(type_.get("ref", ""), {}).get("properties", {})
    if not isinstance(value, dict) or not properties:
        return value
    out = {}
    for key, item in value.items():
        prop = properties.get(key, {})
        slim = _default(item, canonical(prop)[0], definitions) if prop else item
        own = prop.get("default")
        if own is None or text(slim) != text(_default(plain(own), canonical(prop)[0], definitions)):
            out[key] = slim
    return out


def _lenient(prop: Json) -> list[str]:
    return sorted(key.removeprefix("x-deserialize-") for key in LENIENT if prop.get(key))


def _guard(node: Json, definitions: Json) -> Json | None:
    """What a fallback excludes, or None if that is exactly the tags that its union knows."""
    guard = node.get("not")
    if guard is None:
        return None
    values = guard.get("properties", {})
    (tag, inner), *more = list(values.items()) or [("", {})]
    union = definitions.get(node[OWN].get("of", ""), {}).get(OWN, {})
    known = {text(member["tag"]) for member in union.get("members", ()) if member.get("role") == "case"}
    if not more and tag and tag == union.get("tag") and {text(value) for value in inner.get("enum", ())} == known:
        return None
    out: Json = dict(guard)
    if tag and "enum" in inner:
        out["properties"] = {tag: {"enum": sorted(inner["enum"], key=text)}}
    return out


def _union(node: Json) -> Json:
    own = node[OWN]
    variants: Json = {}
    for member in own["members"]:
        key = {"case": text(member.get("tag")), "fallback": "*", "default": "="}.get(
            member["role"], f"&{member['ref']}"
        )
        variants[key] = {"role": member["role"], "ref": member["ref"]}
    # Tags tell the variants apart, so "any" and "exactly one" are the same without an untagged one.
    loose = any(variant["role"] == "untagged" for variant in variants.values())
    return {"kind": "union", "tag": own["tag"], "variants": variants, "exact": "oneOf" in node and loose}


def canonical(node: Json) -> tuple[Json, bool]:
    """A type of the lowered grammar in its one spelling, and whether null is allowed beside it."""
    for keyword in UNIONS:
        if keyword in node:
            return _either(node[keyword], keyword == "oneOf")
    return _single(node)


def _single(node: Json) -> tuple[Json, bool]:
    limits = {key: plain(node[key]) for key in TYPE_KEYWORDS if key in node}
    if "$ref" in node:
        return {"ref": node["$ref"][len(REF) :]}, False
    if "const" in node:
        return _constant(plain(node["const"]), limits), False
    if "enum" in node:
        values = sorted((plain(value) for value in node["enum"] if value is not None), key=text)
        return {"enum": values, **limits, **_booleans(values)}, None in node["enum"]
    kind = node.get("type")
    if kind == "array":
        return {"list": _inner(node.get("items", {})), **limits}, False
    if kind == "object":
        return {"map": _inner(node.get("additionalProperties", {})), **limits}, False
    if kind is None and not limits:
        return dict(ANY), True
    return {"type": kind or "any", **limits}, False


def _constant(value: Any, limits: Json) -> Json:
    return {"type": "null"} if value is None else {"enum": [value], **limits, **_booleans([value])}


def _booleans(values: list[Any]) -> Json:
    """A mark that keeps `true` from being equal to 1."""
    return {"bool": True} if any(isinstance(value, bool) for value in values) else {}


def _inner(node: Any) -> Json:
    """Items and map values keep null as an alternative of its own."""
    if not isinstance(node, dict) or not node:
        return dict(ANY)
    type_, nullable = canonical(node)
    if not nullable or type_ == ANY:
        return type_
    options = type_["either"] if "either" in type_ and not type_.get("exact") else [type_]
    return {"either": sorted([*options, {"type": "null"}], key=text)}


def _either(parts: list[Json], exact: bool) -> tuple[Json, bool]:
    if len(parts) == 2 and parts[1] == {"type": "null"}:
        type_, null = canonical(parts[0])
        if "either" not in type_ and not null and type_ != {"type": "null"}:
            return type_, True
    flat: dict[str, Json] = {}
    nullable = False
    for part in parts:
        type_, null = canonical(part)
        nullable = nullable or null or type_ == {"type": "null"}
        if type_ == ANY and not exact:
            return dict(ANY), True
        inner = type_["either"] if "either" in type_ and not exact and not type_.get("exact") else [type_]
        flat.update((text(option), option) for option in inner if option != {"type": "null"})
    options = [flat[key] for key in sorted(flat)]
    if not options:
        return {"type": "null"}, False
    if len(options) == 1:
        return options[0], nullable
    known = [option for option in options if "enum" in option]
    bare = [option for option in options if set(option) <= {"type", "format"}]
    if known and len(known) + len(bare) == len(options):
        values = sorted((value for option in known for value in option["enum"]), key=text)
        limits = {key: value for option in known for key, value in option.items() if key != "enum"}
        return {"enum": values, **limits, **({"open": bare} if bare else {})}, nullable
    kinds = [option.get("type") or next(iter(set(option) & _JSON_TYPES), "ref") for option in options]
    apart = len(set(kinds)) == len(kinds) and "ref" not in kinds and not {"integer", "number"} <= set(kinds)
    return {"either": options, **({"exact": True} if exact and not apart else {})}, nullable


def map_refs(type_: Any, change: Callable[[str], Any]) -> Any:
    """A canonical type with `change` applied to every reference in it; `change` gives a type, or None to keep it."""
    if isinstance(type_, list):
        return [map_refs(item, change) for item in type_]
    if not isinstance(type_, dict):
        return type_
    if isinstance(type_.get("ref"), str):
        changed = change(type_["ref"])
        return type_ if changed is None else changed
    inner = ("list", "map", "either")
    return {key: map_refs(value, change) if key in inner else value for key, value in type_.items()}


def refs(type_: Json) -> set[str]:
    """The definitions that a canonical type names."""
    found: set[str] = set()
    map_refs(type_, found.add)
    return found


def named_scalars(model: Json) -> set[str]:
    """Aliases of a plain string, number or the like: a name for a scalar, nothing more."""
    return {
        name
        for name, definition in model["definitions"].items()
        if definition["kind"] == "alias" and not definition["nullable"] and set(definition["type"]) & {"type"}
    }


def dissolve(model: Json) -> Json:
    """The model with each named scalar replaced by what it names."""
    definitions = model["definitions"]
    named = named_scalars(model)

    def spelled(type_: Any) -> Any:
        return map_refs(type_, lambda name: definitions[name]["type"] if name in named else None)

    out: Json = {}
    for name, definition in definitions.items():
        if name in named:
            continue
        if definition["kind"] == "record":
            properties = {
                key: {**prop, "type": spelled(prop["type"])} for key, prop in definition["properties"].items()
            }
            definition = {**definition, "properties": properties}
        elif definition["kind"] == "alias":
            definition = {**definition, "type": spelled(definition["type"])}
        out[name] = definition
    return {**model, "definitions": out}
