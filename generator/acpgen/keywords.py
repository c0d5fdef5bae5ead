"""The JSON Schema keywords that lowering understands. One that is not here is an error, because its meaning would be lost."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from typing import Any

from acpgen.errors import Problem, nearest, pointer
from acpgen.items import REF
from acpgen.runtime._straight import pattern
from acpgen.source import Files, Json

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
TYPES = ("null", "boolean", "integer", "number", "string", "array", "object")
# None of upstream's schemas is deeper than 6. Far beyond this, some Pythons cannot read what is printed, others can.
DEPTH = 64


def check(files: Files) -> list[Problem]:
    """What is wrong with the lanes of a protocol as schemas; whatever comes after this may rely on their form."""
    problems = check_keywords(files.unstable, files.place_of("unstable"))
    if files.stable != files.unstable:
        problems += check_keywords(files.stable, files.place_of("stable"))
    return problems


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
        if depth > DEPTH:
            at = f"{place}{pointer(*path)}"
            problems.append(Problem("E206", at, f"is nested more than {DEPTH} levels deep", "flatten the schema"))
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
            if key in _WANTED and not _WANTED[key][1](value):
                found.append(("E103", f"{key} is no {_WANTED[key][0]}", "see the JSON Schema specification"))
        if found:
            # A pointer is made only where there is something to tell: there are thousands of nodes.
            at = f"{place}{pointer(*path)}"
            problems += [Problem(code, at, message, help) for code, message, help in found]
    return problems


def _is_text(value: Any) -> bool:
    return isinstance(value, str)


def _is_names(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(item, str) for item in value)


def _is_object(value: Any) -> bool:
    return isinstance(value, dict)


def _is_alternatives(value: Any) -> bool:
    """`true` and `false` are schemas too, but an alternative that takes everything or nothing has no class."""
    return isinstance(value, list) and bool(value) and all(isinstance(item, dict) for item in value)


def _is_values(value: Any) -> bool:
    return isinstance(value, list) and bool(value)


def _is_type(value: Any) -> bool:
    types = value if isinstance(value, list) and value else [value]
    return all(isinstance(item, str) and item in TYPES for item in types)


def _is_number(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and math.isfinite(value)


def _is_count(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _is_flag(value: Any) -> bool:
    return isinstance(value, bool)


def _is_pattern(value: Any) -> bool:
    """A regular expression as the generated code will read it."""
    try:
        return isinstance(value, str) and pattern(value) is not None
    except (re.error, RecursionError, OverflowError):
        return False


# keyword -> what its value must be, and the test
_WANTED: dict[str, tuple[str, Callable[[Any], bool]]] = {
    **dict.fromkeys(("properties", "$defs", "not"), ("object", _is_object)),
    **dict.fromkeys(("anyOf", "oneOf", "allOf"), ("list of schemas", _is_alternatives)),
    "required": ("list of names", _is_names),
    "enum": ("list of values", _is_values),
    "type": ("type, or list of types", _is_type),
    "pattern": ("regular expression that Python can read", _is_pattern),
    **dict.fromkeys(("title", "description", "format", "contentEncoding", "x-side", "x-method"), ("text", _is_text)),
    **dict.fromkeys(
        ("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"), ("finite number", _is_number)
    ),
    **dict.fromkeys(
        ("minLength", "maxLength", "minItems", "maxItems", "minProperties", "maxProperties"), ("count", _is_count)
    ),
    **dict.fromkeys((*LENIENT, "uniqueItems", "x-docs-ignore"), ("true or false", _is_flag)),
}
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
