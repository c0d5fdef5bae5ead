"""The schema as a validator must read it: the ranges of `format` made explicit, annotations left out.

Knows the numeric formats and which keywords hold subschemas. A plain JSON Schema validator ignores `format: uint32`;
written as `minimum` and `maximum` it is enforced exactly, at any size of integer.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from typing import Any

from jsonschema_rs import Draft202012Validator

# A `double` is bounded by what a finite one can hold; an integer beyond that has no double near it.
RANGES: Mapping[str, tuple[int | float, int | float]] = {
    **{f"int{n}": (-(2 ** (n - 1)), 2 ** (n - 1) - 1) for n in (8, 16, 32, 64)},
    **{f"uint{n}": (0, 2**n - 1) for n in (8, 16, 32, 64)},
    "double": (-sys.float_info.max, sys.float_info.max),
}

_ANNOTATIONS = frozenset(
    {
        "title",
        "description",
        "default",
        "examples",
        "format",
        "discriminator",
        "contentEncoding",
        "contentMediaType",
        "$schema",
        "$comment",
        "deprecated",
        "readOnly",
        "writeOnly",
    }
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


def checked(schema: Any, ranges: bool) -> Any:
    """A copy with the same pointers and no annotations. With `ranges`, `format` of a number is a `minimum` and a `maximum`."""
    if not isinstance(schema, dict):
        return schema
    copy: dict[str, Any] = {}
    for keyword, value in schema.items():
        if keyword in _ANNOTATIONS or keyword.startswith("x-"):
            continue
        if keyword in _ONE:
            copy[keyword] = checked(value, ranges)
        elif keyword in _LIST:
            copy[keyword] = [checked(item, ranges) for item in value]
        elif keyword in _MAP:
            copy[keyword] = {name: checked(item, ranges) for name, item in value.items()}
        else:
            copy[keyword] = value
    if ranges and (bounds := RANGES.get(str(schema.get("format")))) is not None:
        copy["minimum"] = max(bounds[0], schema.get("minimum", bounds[0]))
        copy["maximum"] = min(bounds[1], schema.get("maximum", bounds[1]))
    return copy


class Validators:
    """Validators for the subschemas of one schema, compiled when asked for.

    Equal subschemas share one, and each is compiled with no more definitions than it can reach: a map of all of them, as
    jsonschema-rs makes it, takes some 50 MB a schema.
    """

    def __init__(self, raw: dict[str, Any], ranges: bool = True) -> None:
        self._schema = checked(raw, ranges)
        self._definitions: dict[str, Any] = self._schema.get("$defs", {})
        self._uses: dict[str, set[str]] = {}
        self._compiled: dict[str, Draft202012Validator] = {}

    def at(self, pointer: str) -> Draft202012Validator:
        schema = resolve(self._schema, pointer)
        while isinstance(schema, dict) and schema.keys() == {"$ref"}:
            schema = resolve(self._schema, schema["$ref"])
        content = json.dumps(schema, sort_keys=True)
        found = self._compiled.get(content)
        if found is None:
            found = self._compiled[content] = self._compile(schema)
        return found

    def _compile(self, schema: Any) -> Draft202012Validator:
        if not isinstance(schema, dict):
            return Draft202012Validator(schema)
        reached: dict[str, Any] = {}
        pending = _references(schema)
        while pending:
            name = pending.pop()
            if name not in reached:
                reached[name] = self._definitions[name]
                if name not in self._uses:
                    self._uses[name] = _references(reached[name])
                pending |= self._uses[name]
        return Draft202012Validator({**schema, "$defs": reached})


def resolve(schema: Any, pointer: str) -> Any:
    """What a pointer such as `#/$defs/A/anyOf/0` leads to."""
    for token in pointer.split("/")[1:]:
        token = token.replace("~1", "/").replace("~0", "~")
        schema = schema[int(token)] if isinstance(schema, list) else schema[token]
    return schema


def _references(schema: Any) -> set[str]:
    """The definitions that a subschema names anywhere inside."""
    if isinstance(schema, list):
        return {name for item in schema for name in _references(item)}
    if not isinstance(schema, dict):
        return set()
    found = {name for item in schema.values() for name in _references(item)}
    target = schema.get("$ref")
    # A property may itself be called `$ref`; its value is then a schema, not a text.
    if isinstance(target, str):
        found.add(target.removeprefix("#/$defs/").split("/")[0].replace("~1", "/").replace("~0", "~"))
    return found
