"""The JSON Schema keywords that lowering understands. One that is not here is an error, because its meaning would be lost."""

from __future__ import annotations

from typing import Any

from acpgen.errors import Problem, nearest, pointer
from acpgen.items import REF
from acpgen.source import Json

# Decoding that upstream asks for: what to do with a malformed value, item or null.
LENIENT = ("x-deserialize-default-on-error", "x-deserialize-skip-invalid-items", "x-deserialize-default-on-null")

# Constraints and annotations of a type that pass through lowering as they are.
TYPE_KEYWORDS = (
    "format", "contentEncoding", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf",
    "minLength", "maxLength", "pattern", "minItems", "maxItems", "uniqueItems", "minProperties", "maxProperties",
)  # fmt: skip

STRUCTURE = (
    "$ref", "$defs", "type", "properties", "required", "additionalProperties", "unevaluatedProperties", "items",
    "anyOf", "oneOf", "allOf", "not", "const", "enum", "default",
)  # fmt: skip

# Say nothing about which instances are valid.
ANNOTATIONS = ("$schema", "$id", "$comment", "title", "description", "deprecated", "readOnly", "writeOnly", "examples",
               "discriminator", "x-side", "x-method", "x-docs-ignore")  # fmt: skip

KNOWN = frozenset((*LENIENT, *TYPE_KEYWORDS, *STRUCTURE, *ANNOTATIONS))


def check_keywords(schema: Json, place: str) -> list[Problem]:
    """Unknown keywords, `$ref`s that lead nowhere and values of the wrong kind, each with its JSON Pointer."""
    problems: list[Problem] = []
    definitions = schema.get("$defs", {})
    stack: list[tuple[Any, tuple[object, ...], int]] = [(schema, (), 0)]
    while stack:
        node, path, depth = stack.pop()
        if node is True or node is False:
            continue
        at = f"{place}{pointer(*path)}"
        if not isinstance(node, dict):
            problems.append(Problem("E103", at, f"a schema is an object or a boolean, not {type(node).__name__}", ""))
            continue
        if depth > 400:
            problems.append(Problem("E206", at, "is nested more than 400 levels deep", "flatten the schema"))
            continue
        for key, value in node.items():
            if key not in KNOWN and not _harmless(key):
                help = f"{nearest(key, KNOWN)} acpgen cannot keep the meaning of a keyword it does not know"
                problems.append(Problem("E203", at, f"the keyword {key!r} is unknown", help))
            stack.extend((child, (*path, key, *more), depth + 1) for child, more in _children(key, value))
        problems += _ref_problems(node, definitions, at)
        problems += _value_problems(node, at)
    return problems


def _harmless(key: str) -> bool:
    """`x-` keywords are remarks, but for those that change decoding."""
    return key.startswith("x-") and not key.startswith("x-deserialize-")


def _children(key: str, value: Any) -> list[tuple[Any, tuple[object, ...]]]:
    if key in ("properties", "$defs") and isinstance(value, dict):
        return [(child, (name,)) for name, child in value.items()]
    if key in ("anyOf", "oneOf", "allOf") and isinstance(value, list):
        return [(child, (index,)) for index, child in enumerate(value)]
    if key in ("items", "additionalProperties", "unevaluatedProperties", "not"):
        return [(value, ())]
    return []


def _ref_problems(node: Json, definitions: Json, at: str) -> list[Problem]:
    target = node.get("$ref")
    if target is None:
        return []
    if not isinstance(target, str) or not target.startswith(REF):
        return [Problem("E201", at, f"$ref {target!r} does not point into $defs", "inline it under $defs")]
    name = target[len(REF) :]
    if name in definitions:
        return []
    return [Problem("E201", at, f"$ref names {name!r}, which is not defined", nearest(name, definitions))]


def _value_problems(node: Json, at: str) -> list[Problem]:
    wanted = {"properties": dict, "required": list, "anyOf": list, "oneOf": list, "allOf": list, "enum": list}
    return [
        Problem("E103", at, f"{key} is no {kind.__name__}", "see the JSON Schema specification")
        for key, kind in wanted.items()
        if key in node and not isinstance(node[key], kind)
    ]
