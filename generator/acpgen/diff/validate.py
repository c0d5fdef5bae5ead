"""Whether an instance is valid for a schema: the part of JSON Schema that ACP uses, without a dependency.

Reads schemas as they are and lowered ones alike. `format` is a remark here, as the draft has it. The tests hold it to the
verdicts of a full validator. Every other keyword that can refuse an instance is either here or unknown to lowering too.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

from acpgen.items import REF
from acpgen.source import Json

DEPTH = 80


def accepts(schema: Json, definition: str, instance: Any) -> bool:
    """Whether `instance` is valid for a definition of `schema`."""
    return valid(schema["$defs"][definition], instance, schema["$defs"])


def valid(node: Any, value: Any, definitions: Json, depth: int = 0) -> bool:
    if node is True or node == {}:
        return True
    if node is False or not isinstance(node, dict):
        return False
    if depth > DEPTH:
        raise RecursionError("the schema refers to itself without taking anything off the instance")
    down = depth + 1
    target = node.get("$ref")
    if target is not None and not valid(definitions[target[len(REF) :]], value, definitions, down):
        return False
    if "type" in node and not _is_type(node["type"], value):
        return False
    if "const" in node and not same(node["const"], value):
        return False
    if "enum" in node and not any(same(option, value) for option in node["enum"]):
        return False
    if "allOf" in node and not all(valid(part, value, definitions, down) for part in node["allOf"]):
        return False
    if "anyOf" in node and not any(valid(part, value, definitions, down) for part in node["anyOf"]):
        return False
    if "oneOf" in node and sum(valid(part, value, definitions, down) for part in node["oneOf"]) != 1:
        return False
    if "not" in node and valid(node["not"], value, definitions, down):
        return False
    if isinstance(value, dict):
        return _object(node, value, definitions)
    if isinstance(value, list):
        return _array(node, value, definitions)
    if isinstance(value, str):
        return _string(node, value)
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return _number(node, value)
    return True


def _is_type(kinds: Any, value: Any) -> bool:
    return any(_is(kind, value) for kind in ([kinds] if isinstance(kinds, str) else kinds))


def _is(kind: str, value: Any) -> bool:
    match kind:
        case "object":
            return isinstance(value, dict)
        case "array":
            return isinstance(value, list)
        case "string":
            return isinstance(value, str)
        case "boolean":
            return isinstance(value, bool)
        case "null":
            return value is None
        case "number":
            return isinstance(value, (int, float)) and not isinstance(value, bool)
        case "integer":
            whole = isinstance(value, int) or (isinstance(value, float) and value.is_integer())
            return whole and not isinstance(value, bool)
    return False


def same(a: Any, b: Any) -> bool:
    """Equality of JSON values: 1 is 1.0, but true is not 1."""
    if isinstance(a, bool) or isinstance(b, bool):
        return a is b
    if isinstance(a, list) and isinstance(b, list):
        return len(a) == len(b) and all(map(same, a, b))
    if isinstance(a, dict) and isinstance(b, dict):
        return a.keys() == b.keys() and all(same(a[key], b[key]) for key in a)
    return bool(a == b)


def _object(node: Json, value: Json, definitions: Json) -> bool:
    if any(key not in value for key in node.get("required", ())):
        return False
    properties = node.get("properties", {})
    rest = node.get("additionalProperties", True)
    for key, item in value.items():
        inner = properties[key] if key in properties else rest
        if inner is not True and not valid(inner, item, definitions):
            return False
    return bool(node.get("minProperties", 0) <= len(value) <= node.get("maxProperties", len(value)))


def _array(node: Json, value: list[Any], definitions: Json) -> bool:
    if not node.get("minItems", 0) <= len(value) <= node.get("maxItems", len(value)):
        return False
    items = node.get("items", True)
    if items is not True and not all(valid(items, item, definitions) for item in value):
        return False
    if node.get("uniqueItems"):
        return not any(same(a, b) for index, a in enumerate(value) for b in value[:index])
    return True


def _string(node: Json, value: str) -> bool:
    if not node.get("minLength", 0) <= len(value) <= node.get("maxLength", len(value)):
        return False
    pattern = node.get("pattern")
    return pattern is None or _compiled(pattern).search(value) is not None


@lru_cache(maxsize=256)
def _compiled(pattern: str) -> re.Pattern[str]:
    try:
        return re.compile(pattern)
    except re.error:
        # A pattern of another dialect: it refuses nothing here, so no witness can rest on it.
        return re.compile("")


def _number(node: Json, value: float) -> bool:
    if value < node.get("minimum", value) or value > node.get("maximum", value):
        return False
    if "exclusiveMinimum" in node and value <= node["exclusiveMinimum"]:
        return False
    if "exclusiveMaximum" in node and value >= node["exclusiveMaximum"]:
        return False
    step = node.get("multipleOf")
    return not step or (value / step).is_integer() if isinstance(value, float) or step else True
