"""A node of a schema by itself: what it says, brought into the forms that lowering works with.

A keyword beside others with which it has no faithful form is refused here (`Unsupported`), so that nothing is lost.
Knows JSON Schema and how upstream writes enums and fallbacks; must not know other definitions.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from acpgen.descriptions import DOC, described
from acpgen.gate import FEATURE
from acpgen.items import REF, UNIONS, tag_of
from acpgen.keywords import ANNOTATIONS, LENIENT, TYPE_KEYWORDS, TYPES
from acpgen.source import Json

OWN = "x-acpgen"


class Unsupported(Exception):
    """A combination of keywords that this lowering cannot keep the meaning of."""


def own_marks(node: Any, origin: str) -> Json:
    own: Json = {"origin": origin}
    if isinstance(node, dict):
        for key, name in ((FEATURE, "feature"), ("x-acpgen-null-clears", "null_clears")):
            if key in node:
                own[name] = node[key]
        if described(node):
            own["doc"] = described(node)
    return own


def method_marks(node: Json) -> Json:
    return {key[2:]: node[key] for key in ("x-side", "x-method") if key in node}


def kept(node: Json, *keywords: str) -> Json:
    return {key: node[key] for key in TYPE_KEYWORDS if key in node and key in keywords}


# The constraints that say something about values of a type; the others hold for any value of it.
_NUMBER = ("format", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf")
BY_TYPE = {
    "string": ("format", "contentEncoding", "minLength", "maxLength", "pattern"),
    "integer": _NUMBER,
    "number": _NUMBER,
    "array": ("minItems", "maxItems", "uniqueItems"),
    "object": ("minProperties", "maxProperties"),
}
OBJECT = (
    "type", "properties", "required", "additionalProperties", "unevaluatedProperties", "allOf", "$ref", "not", *UNIONS,
)  # fmt: skip


def only(node: Json, allowed: Iterable[str], what: str) -> None:
    """Refuse a keyword beside others with which it has no faithful form here; remarks are no matter."""
    for key in node:
        if key not in allowed and key != "default" and key not in ANNOTATIONS and not key.startswith("x-"):
            raise Unsupported(f"{key} beside {what}")


def check_types(values: Iterable[Any], node: Json) -> None:
    """A constant of another type than the schema says would be a value that nothing fits."""
    types = node.get("type", TYPES)
    for value in values:
        if not any(is_a(value, kind) for kind in ([types] if isinstance(types, str) else types)):
            raise Unsupported(f"the value {value!r} is no {types}")


def is_a(value: Any, kind: str) -> bool:
    if isinstance(value, bool) or value is None:
        return kind == ("null" if value is None else "boolean")
    if isinstance(value, float) and kind == "integer":
        return value.is_integer()
    kinds: dict[str, Any] = {"string": str, "integer": int, "number": (int, float), "array": list, "object": dict}
    return kind in kinds and isinstance(value, kinds[kind])


def made_of(node: Any) -> Iterator[str]:
    """The definitions that a definition is made of: not those of its properties and items."""
    stack = [node]
    while stack:
        node = stack.pop()
        if isinstance(node, dict):
            if isinstance(node.get("$ref"), str):
                yield node["$ref"][len(REF) :]
            stack += [part for keyword in ("allOf", *UNIONS) for part in node.get(keyword, ())]


def defaults_and_rules(node: Json) -> Json:
    return {key: node[key] for key in (*LENIENT, "default") if isinstance(node, dict) and key in node}


def is_map(node: Json) -> bool:
    """An object with nothing but free keys. A bare `type: object` is a record without fields, not a map."""
    return (
        node.get("type") == "object"
        and "additionalProperties" in node
        and node["additionalProperties"] is not False
        and not any(key in node for key in ("properties", "required", "allOf", "not", "$ref", *UNIONS))
    )


def enum_values(node: Json) -> Json | None:
    """Known values and base types of an enum, however it is written: `enum`, or a union of constants."""
    if "enum" in node and "properties" not in node:
        only(node, ("enum", "type", "format"), "an enum")
        check_types(node["enum"], node)
        return {"enum": list(node["enum"]), **({"type": node["type"]} if "type" in node else {})}
    for keyword in UNIONS:
        variants = node.get(keyword)
        if not variants or not all(isinstance(v, dict) for v in variants):
            continue
        known = [v for v in variants if "const" in v or "enum" in v]
        bare = [v for v in variants if v not in known]
        scalar = all(v.get("type") in ("string", "integer", "number") for v in bare)
        if not known or not scalar or any("properties" in v or _constrained(v) for v in variants):
            continue
        for v in known:
            only(v, ("const", "enum", "type", "format"), "a constant")
            check_types(v["enum"] if "enum" in v else [v["const"]], v)
        values = [value for v in known for value in (v["enum"] if "enum" in v else [v["const"]])]
        only(node, (keyword, "type"), keyword)
        check_types(values, node)
        if keyword == "oneOf" and (bare or len(set(map(repr, values))) < len(values)):
            raise Unsupported("exactly one of values that are not apart")
        types = {v["type"] for v in known if isinstance(v.get("type"), str)}
        part: Json = {"enum": values, **({"type": next(iter(types))} if len(types) == 1 else {})}
        formats = {key: value for v in known for key, value in v.items() if key == "format"}
        features = {str(v["const"]): v[FEATURE] for v in known if FEATURE in v and "const" in v}
        marks = {"x-acpgen-value-features": features} if features else {}
        for key, mark in (("title", "x-acpgen-value-titles"), (DOC, "x-acpgen-value-docs")):
            found = {str(v["const"]): v[key] for v in known if key in v and "const" in v}
            if found:
                marks[mark] = found
        if not bare:
            return {**part, **formats, **marks}
        return {"anyOf": [{**part, **formats}, *({"type": v["type"], **kept(v, "format")} for v in bare)], **marks}
    return None


def _constrained(node: Json) -> bool:
    return any(key in node for key in TYPE_KEYWORDS if key != "format")


def excluded(node: Json) -> Json | None:
    """The `not` of an object, brought into one form: a property that is absent, or has none of these tags."""
    guard = node.get("not")
    if guard is None:
        return None
    if set(guard) <= {"type", "required"} and len(guard.get("required", ())) == 1:
        if guard.get("type", "object") == "object":
            return {"required": list(guard["required"])}
    alternatives = guard.get("anyOf", [guard])
    if "anyOf" in guard:
        only(guard, ("anyOf",), "anyOf")
    tags: dict[str, list[Any]] = {}
    for alternative in alternatives:
        tag = tag_of(alternative)
        simple = set(alternative) <= {"type", "properties", "required", "title"}
        if tag is None or not simple or alternative["required"] != [tag[0]] or len(alternative["properties"]) > 1:
            raise Unsupported("a `not` that is no list of tags")
        only(alternative["properties"][tag[0]], ("const", "type"), "a constant")
        tags.setdefault(tag[0], []).append(tag[1])
    if len(tags) > 1:
        raise Unsupported("a `not` over several properties")
    return next((not_tags(name, values) for name, values in tags.items()), None)


def not_tags(name: str, values: list[Any]) -> Json:
    return {"required": [name], "properties": {name: {"enum": values}}}
