"""The same schema written otherwise: rewrites that change no meaning, for whole releases."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

Json = dict[str, Any]


def _walk(node: Any, change: Callable[[Json], Json], names: bool = False) -> Any:
    """Apply `change` to every schema below a node, from the inside out."""
    if isinstance(node, list):
        return [_walk(item, change) for item in node]
    if not isinstance(node, dict):
        return node
    out = {}
    for key, value in node.items():
        kept = not names and key in ("default", "const", "enum", "required", "discriminator", "examples")
        out[key] = value if kept else _walk(value, change, not names and key in ("properties", "$defs"))
    return out if names else change(out)


def _types(schema: Json, change: Callable[[Json], Json]) -> Json:
    """The change in every definition that is no envelope."""
    defs = {
        name: node if node.get("x-docs-ignore") and "x-method" not in node else _walk(node, change)
        for name, node in schema["$defs"].items()
    }
    return {**schema, "$defs": defs}


def bare_refs(schema: Json) -> Json:
    """`allOf: [{$ref}]` of a property -> `$ref`."""

    def change(node: Json) -> Json:
        only = node.get("allOf")
        if only and len(only) == 1 and set(only[0]) == {"$ref"} and not {"properties", "type", "title"} & set(node):
            return {**{key: value for key, value in node.items() if key != "allOf"}, **only[0]}
        return node

    return _types(schema, change)


def wrapped_refs(schema: Json) -> Json:
    """`$ref` -> `allOf: [{$ref}]`."""

    def change(node: Json) -> Json:
        if "$ref" in node:
            return {**{key: value for key, value in node.items() if key != "$ref"}, "allOf": [{"$ref": node["$ref"]}]}
        return node

    def unwrap(node: Json) -> Json:
        only = node.get("allOf")
        if only and len(only) == 1 and set(only[0]) == {"allOf"}:
            return {**node, "allOf": only[0]["allOf"]}
        return node

    return _types(_types(schema, change), unwrap)


def enums_as_constants(schema: Json) -> Json:
    """`enum` -> `oneOf` of `const`."""

    def change(node: Json) -> Json:
        if "enum" in node and "properties" not in node and None not in node["enum"]:
            kind = {"type": node["type"]} if "type" in node else {}
            rest = {key: value for key, value in node.items() if key not in ("enum", "type")}
            return {**rest, "oneOf": [{**kind, "const": value} for value in node["enum"]]}
        return node

    return _types(schema, change)


def constants_as_enum(schema: Json) -> Json:
    """`oneOf` of nothing but constants -> `enum`."""

    def change(node: Json) -> Json:
        options = node.get("oneOf", ())
        if options and all("const" in option and "properties" not in option for option in options):
            rest = {key: value for key, value in node.items() if key != "oneOf"}
            return {**rest, "type": options[0].get("type", "string"), "enum": [option["const"] for option in options]}
        return node

    return _types(schema, change)


def any_of_null(schema: Json) -> Json:
    """`type: [T, null]` -> `anyOf`."""

    def change(node: Json) -> Json:
        kinds = node.get("type")
        if isinstance(kinds, list) and "null" in kinds and len(kinds) == 2:
            kept = ("default", "title", "description")
            inner = {k: v for k, v in node.items() if k not in kept and not k.startswith("x-")}
            outer = {k: v for k, v in node.items() if k in kept or k.startswith("x-")}
            other = next(kind for kind in kinds if kind != "null")
            return {**outer, "anyOf": [{**inner, "type": other}, {"type": "null"}]}
        return node

    return _types(schema, change)


def reversed_order(schema: Json) -> Json:
    """Definitions, properties, variants and values from last to first."""

    def turn(node: Json) -> Json:
        out = dict(node)
        for key in ("anyOf", "oneOf", "enum", "required"):
            if isinstance(out.get(key), list):
                out[key] = out[key][::-1]
        if isinstance(out.get("properties"), dict):
            out["properties"] = dict(reversed(out["properties"].items()))
        return out

    changed = _types(schema, turn)
    return {**changed, "$defs": dict(reversed(changed["$defs"].items()))}


def named_strings(schema: Json) -> Json:
    """A plain string gets a name."""

    def change(node: Json) -> Json:
        props = node.get("properties")
        if not isinstance(props, dict):
            return node
        kept = {
            key: {**{k: v for k, v in prop.items() if k != "type"}, "allOf": [{"$ref": "#/$defs/PlainText"}]}
            if prop.get("type") == "string" and not set(prop) & {"const", "enum", "format", "minLength", "pattern"}
            and "contentEncoding" not in prop and key not in _tags(schema)
            else prop
            for key, prop in props.items()
        }  # fmt: skip
        return {**node, "properties": kept}

    changed = _types(schema, change)
    return {**changed, "$defs": {**changed["$defs"], "PlainText": {"type": "string"}}}


def _tags(schema: Json) -> set[str]:
    """Properties that tag variants: their type is part of how a fallback is written."""
    told = json.dumps(schema)
    return (
        {"type", "mode", "action", "outcome", "state", "sessionUpdate", "kind", "status", "stopReason"}
        if told
        else set()
    )


def without_discriminator(schema: Json) -> Json:
    def change(node: Json) -> Json:
        return {key: value for key, value in node.items() if key != "discriminator"}

    return _types(schema, change)


REWRITES = {
    "bare refs": bare_refs,
    "wrapped refs": wrapped_refs,
    "enum as constants": enums_as_constants,
    "constants as enum": constants_as_enum,
    "anyOf null": any_of_null,
    "reversed order": reversed_order,
    "named strings": named_strings,
    "no discriminator": without_discriminator,
}
