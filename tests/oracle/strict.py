"""The schema as a validator must read it: the ranges of `format` made explicit, annotations left out.

Knows the numeric formats and which keywords hold subschemas. A plain JSON Schema validator ignores `format: uint32`;
written as `minimum` and `maximum` it is enforced exactly, at any size of integer.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

import jsonschema_rs
from jsonschema_rs import Draft202012Validator

# A `double` is bounded by what a finite one can hold; an integer beyond that has no double near it.
RANGES: Mapping[str, tuple[int | float, int | float]] = {
    **{f"int{n}": (-(2 ** (n - 1)), 2 ** (n - 1) - 1) for n in (8, 16, 32, 64)},
    **{f"uint{n}": (0, 2**n - 1) for n in (8, 16, 32, 64)},
    "double": (-sys.float_info.max, sys.float_info.max),
}

_ANNOTATIONS = frozenset(
    "title description default examples format discriminator contentEncoding contentMediaType $schema $comment deprecated "
    "readOnly writeOnly".split()
)
_ONE = frozenset(
    {
        "additionalProperties",
        "items",
        "not",
        "if",
        "then",
        "else",
        "contains",
        "propertyNames",
        "unevaluatedProperties",
    }
)
_LIST = frozenset({"allOf", "anyOf", "oneOf", "prefixItems"})
_MAP = frozenset({"$defs", "properties", "patternProperties", "dependentSchemas"})


def with_ranges(schema: Any) -> Any:
    """A copy with the same pointers, in which `format` of a number is a `minimum` and a `maximum`."""
    if not isinstance(schema, dict):
        return schema
    copy: dict[str, Any] = {}
    for keyword, value in schema.items():
        if keyword in _ANNOTATIONS or keyword.startswith("x-"):
            continue
        if keyword in _ONE:
            copy[keyword] = with_ranges(value)
        elif keyword in _LIST:
            copy[keyword] = [with_ranges(item) for item in value]
        elif keyword in _MAP:
            copy[keyword] = {name: with_ranges(item) for name, item in value.items()}
        else:
            copy[keyword] = value
    if (bounds := RANGES.get(str(schema.get("format")))) is not None:
        copy["minimum"] = max(bounds[0], schema.get("minimum", bounds[0]))
        copy["maximum"] = min(bounds[1], schema.get("maximum", bounds[1]))
    return copy


def compile_all(strict: Any) -> jsonschema_rs.ValidatorMap:
    """A validator for every subschema, by pointer."""
    return jsonschema_rs.validator_map_for(
        {"$schema": "https://json-schema.org/draft/2020-12/schema", **strict}
    )


def compile_one(strict: Any, pointer: str) -> Draft202012Validator:
    """A validator for one subschema."""
    fragment = pointer.replace("%", "%25").replace('"', "%22").replace(" ", "%20")
    return Draft202012Validator({"$ref": fragment, "$defs": strict.get("$defs", {})})
