"""How two types of a model relate: does the one take every value of the other?

The answer is by structure, so it is exact for scalars, bounds and enums; what it cannot decide it calls different, and the
search for a witness has the last word. Formats are remarks and do not count here.
"""

from __future__ import annotations

from typing import Any, Literal

from acpgen.diff.normalise import ANY, text
from acpgen.diff.validate import valid
from acpgen.items import REF
from acpgen.source import Json

Relation = Literal["same", "wider", "narrower", "different"]
NULL: Json = {"type": "null"}
_REMARKS = ("format", "contentEncoding")
_LOWER = ("minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties")
_UPPER = ("maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties")
_STRUCTURE = ("type", "list", "map", "enum", "open", "ref", "either", "exact", "any", "bool")


def relation(old: Json, new: Json, before: Json, after: Json) -> Relation:
    """`wider`: the new type takes all values of the old one and more. `before` and `after` are models."""
    up, down = covers(new, old, after, before), covers(old, new, before, after)
    if up and down:
        return "same"
    return "wider" if up else "narrower" if down else "different"


def nullable(type_: Json, null: bool) -> Json:
    if not null or type_ == ANY:
        return type_
    options = type_["either"] if "either" in type_ and not type_.get("exact") else [type_]
    return {"either": sorted([*options, NULL], key=text)}


def spelled(type_: Json, model: Json) -> Json | None:
    """What a reference stands for if it is an alias or an enum, else None."""
    definition = model["definitions"].get(type_.get("ref", ""))
    if definition is None or definition["kind"] not in ("alias", "enum"):
        return None
    return type_of(definition)


def type_of(definition: Json) -> Json:
    """The type that an alias or an enum names."""
    if definition["kind"] == "alias":
        return nullable(definition["type"], definition["nullable"])
    values = [schema_value(value) for value in definition["values"]]
    out: Json = {"enum": values, **({"open": definition["open"]} if definition["open"] else {})}
    return nullable(out, definition["nullable"])


def schema_value(key: str) -> Any:
    import json

    return json.loads(key)


def covers(wide: Json, narrow: Json, wide_model: Json, narrow_model: Json, depth: int = 0) -> bool:
    """Whether every value of `narrow` is one of `wide`."""
    if wide == ANY or depth > 12:
        return wide == ANY
    if text(_bare(wide)) == text(_bare(narrow)) and "ref" not in narrow:
        return True
    if wide.get("ref") is not None and wide.get("ref") == narrow.get("ref"):
        return True
    down = depth + 1
    if "either" in narrow:
        return all(covers(wide, part, wide_model, narrow_model, down) for part in narrow["either"])
    if "ref" in narrow:
        inner = spelled(narrow, narrow_model)
        if inner is not None:
            return covers(wide, inner, wide_model, narrow_model, down)
    if "open" in narrow:
        parts = [{key: value for key, value in narrow.items() if key != "open"}, *narrow["open"]]
        return all(covers(wide, part, wide_model, narrow_model, down) for part in parts)
    if "enum" in narrow and not ("either" in wide and wide.get("exact")):
        return all(_takes(wide, value, wide_model) for value in narrow["enum"])
    if "either" in wide:
        if wide.get("exact"):
            return False
        return any(covers(part, narrow, wide_model, narrow_model, down) for part in wide["either"])
    if "ref" in wide:
        inner = spelled(wide, wide_model)
        return inner is not None and covers(inner, narrow, wide_model, narrow_model, down)
    if "open" in wide:
        return any(covers(part, narrow, wide_model, narrow_model, down) for part in wide["open"])
    for key in ("list", "map"):
        if key in wide or key in narrow:
            inner_ok = key in wide and key in narrow
            return inner_ok and covers(wide[key], narrow[key], wide_model, narrow_model, down) and _within(wide, narrow)
    a, b = wide.get("type"), narrow.get("type")
    return a is not None and (a == b or (a, b) == ("number", "integer") or a == "any") and _within(wide, narrow)


def _bare(type_: Json) -> Json:
    return {key: value for key, value in type_.items() if key not in _REMARKS}


def _within(wide: Json, narrow: Json) -> bool:
    """Whether the bounds of `narrow` are at least as tight as those of `wide`."""
    for key, bound in _bare(wide).items():
        other = narrow.get(key)
        if key in _STRUCTURE:
            continue
        if key in _LOWER:
            if other is None or other < bound:
                return bool(bound == 0 and key in ("minLength", "minItems", "minProperties"))
        elif key in _UPPER:
            if other is None or other > bound:
                return False
        elif key == "multipleOf":
            if not isinstance(other, int) or not isinstance(bound, int) or other % bound:
                return False
        elif key == "uniqueItems" and not bound:
            continue
        elif other != bound:
            return False
    return True


def _takes(type_: Json, value: Any, model: Json) -> bool:
    inner = spelled(type_, model)
    if inner is not None:
        return _takes(inner, value, model)
    if "ref" in type_:
        return False
    if "either" in type_:
        return any(_takes(part, value, model) for part in type_["either"])
    if "open" in type_:
        return any(_takes(part, value, model) for part in type_["open"]) or _takes(
            {key: item for key, item in type_.items() if key != "open"}, value, model
        )
    return not isinstance(value, (dict, list)) and valid(to_schema(type_), value, {})


def to_schema(type_: Json) -> Json:
    """A canonical type as JSON Schema again."""
    limits = {key: value for key, value in type_.items() if key not in _STRUCTURE}
    if "ref" in type_:
        return {"$ref": REF + type_["ref"]}
    if "either" in type_:
        return {"oneOf" if type_.get("exact") else "anyOf": [to_schema(part) for part in type_["either"]]}
    if "enum" in type_:
        known = {"enum": type_["enum"], **limits}
        return {"anyOf": [known, *map(to_schema, type_["open"])]} if type_.get("open") else known
    if "list" in type_:
        return {"type": "array", "items": to_schema(type_["list"]), **limits}
    if "map" in type_:
        return {"type": "object", "additionalProperties": to_schema(type_["map"]), **limits}
    return {**({} if type_.get("type", "any") == "any" else {"type": type_["type"]}), **limits}


def formats(type_: Any) -> list[tuple[str, Any]]:
    """Every format and content encoding in a type."""
    if isinstance(type_, list):
        return [found for item in type_ for found in formats(item)]
    if not isinstance(type_, dict):
        return []
    own = [(key, type_[key]) for key in _REMARKS if key in type_]
    return own + [found for key in ("list", "map", "either", "open") for found in formats(type_.get(key))]
