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
        if not isinstance(node, dict):
            message = f"a schema is an object or a boolean, not {type(node).__name__}"
            problems.append(Problem("E103", f"{place}{pointer(*path)}", message, ""))
            continue
        if depth > 400:
            at = f"{place}{pointer(*path)}"
            problems.append(Problem("E206", at, "is nested more than 400 levels deep", "flatten the schema"))
            continue
        found: list[tuple[str, str, str]] = []
        for key, value in node.items():
            if key not in KNOWN and not _harmless(key):
                help = f"{nearest(key, KNOWN)} acpgen cannot keep the meaning of a keyword it does not know"
                found.append(("E203", f"the keyword {key!r} is unknown", help))
            if key in _NESTED:
                stack.extend((child, (*path, key, *more), depth + 1) for child, more in _children(key, value))
            elif key == "$ref":
                found += _ref_problems(value, definitions)
            if key in _WANTED and not isinstance(value, _WANTED[key]):
                message = f"{key} is no {_WANTED[key].__name__}"
                found.append(("E103", message, "see the JSON Schema specification"))
        if found:
            # A pointer is made only where there is something to tell: there are thousands of nodes.
            at = f"{place}{pointer(*path)}"
            problems += [Problem(code, at, message, help) for code, message, help in found]
    return problems


_WANTED: dict[str, type] = {
    "properties": dict, "required": list, "anyOf": list, "oneOf": list, "allOf": list, "enum": list,
}  # fmt: skip
_NESTED = frozenset(
    ("properties", "$defs", "anyOf", "oneOf", "allOf", "items", "additionalProperties", "unevaluatedProperties", "not")
)


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


def _ref_problems(target: Any, definitions: Json) -> list[tuple[str, str, str]]:
    if not isinstance(target, str) or not target.startswith(REF):
        return [("E201", f"$ref {target!r} does not point into $defs", "inline it under $defs")]
    name = target[len(REF) :]
    if name in definitions:
        return []
    return [("E201", f"$ref names {name!r}, which is not defined", nearest(name, definitions))]
