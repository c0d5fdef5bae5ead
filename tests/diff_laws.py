"""Tools for the laws of the diff: models as schemas, random instances, random edits of a schema."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from typing import Any

import jsonschema_rs
from acpgen.diff.draft import Pair
from acpgen.diff.edits import RENAME, Edit, apply
from acpgen.diff.normalise import text
from acpgen.diff.types import nullable, to_schema, type_of
from acpgen.diff.validate import valid

Json = dict[str, Any]


# Models


def schema_of(model: Json) -> Json:
    """A model as JSON Schema again."""
    guards: dict[str, Json] = {}
    for definition in model["definitions"].values():
        if definition["kind"] == "union" and definition["tag"]:
            known = [json.loads(key) for key, variant in definition["variants"].items() if variant["role"] == "case"]
            for key in ("*", "="):
                if key in definition["variants"] and known:
                    tag = definition["tag"]
                    guard = {"required": [tag], "properties": {tag: {"enum": known}}}
                    guards[definition["variants"][key]["ref"]] = guard
    return {"$defs": {name: _definition(name, node, guards) for name, node in model["definitions"].items()}}


def _definition(name: str, node: Json, guards: dict[str, Json]) -> Json:
    if node["kind"] == "record":
        properties = {
            key: to_schema(nullable(prop["type"], prop["nullable"])) for key, prop in node["properties"].items()
        }
        required = [key for key, prop in node["properties"].items() if prop["required"]]
        out: Json = {"type": "object", "properties": properties, "required": required}
        guard = node["not"] or guards.get(name)
        out |= {"not": guard} if guard else {}
        return out | ({"additionalProperties": False} if node["closed"] else {})
    if node["kind"] == "union":
        refs = [{"$ref": f"#/$defs/{variant['ref']}"} for variant in node["variants"].values()]
        return {"oneOf" if node["exact"] else "anyOf": refs}
    return to_schema(type_of(node))


def validator(schema: Json, name: str) -> Any:
    return jsonschema_rs.Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": schema["$defs"]})


class Stuck(Exception):
    pass


def instance(node: Any, definitions: Json, rng: random.Random, depth: int = 0) -> Any:
    """A random instance with known properties only; raises `Stuck` where none is found."""
    if node is True or node == {}:
        return rng.choice(["x", 0, None, {}, []])
    if depth > 12:
        raise Stuck
    if "$ref" in node:
        return instance(definitions[node["$ref"].rsplit("/", 1)[1]], definitions, rng, depth + 1)
    if "enum" in node:
        return rng.choice(node["enum"] or [None])
    for keyword in ("anyOf", "oneOf"):
        if keyword in node:
            return instance(rng.choice(node[keyword]), definitions, rng, depth + 1)
    kind = node.get("type")
    if kind == "object" and "properties" in node:
        chance = 0.6 if depth < 4 else 0.05
        out = {}
        for key, prop in node["properties"].items():
            if key in node["required"] or rng.random() < chance:
                out[key] = instance(prop, definitions, rng, depth + 1)
        if "not" in node and valid(node["not"], out, definitions):
            raise Stuck
        return out
    if kind == "object":
        size = rng.randrange(3)
        return {
            rng.choice("abc"): instance(node["additionalProperties"], definitions, rng, depth + 1) for _ in range(size)
        }
    if kind == "array":
        size = max(node.get("minItems", 0), rng.randrange(3))
        return [instance(node["items"], definitions, rng, depth + 1) for _ in range(size)]
    pools: dict[str, list[Any]] = {
        "string": ["", "x", "ab", "A1", "other", "x" * 30],
        "integer": [0, 1, -1, 5, 7, 1000, 2**40],
        "number": [0, 1, 0.5, -3, 7.25, 1e9],
        "boolean": [True, False],
        "null": [None],
    }
    fits = [value for value in pools.get(str(kind), ["x", 0]) if valid(node, value, {})]
    if not fits:
        raise Stuck
    return rng.choice(fits)


def counterexample(pair: Pair, edits: list[Edit], additions: list[Edit], seed: int, tries: int) -> str:
    """An instance that one side of a change takes and the other refuses, for a change that is called safe.

    `edits` are those of the one finding, `additions` the definitions that the whole diff adds (nothing refers to them).
    """
    own = [edit for edit in edits if edit.path[0] != RENAME and not (len(edit.path) == 2 and edit.op == "remove")]
    extra = [edit for edit in additions if edit.path not in {e.path for e in own}]
    before, after = pair.old_model, apply(pair.old_model, [*extra, *own])
    schemas = schema_of(before), schema_of(after)
    rng = random.Random(seed)
    touched = {edit.path[1] for edit in own if edit.path[0] == "definitions"}
    for name in sorted(touched & set(before["definitions"])):
        made = [set(reached.produces.get(name, {})) for reached in (pair.old_reach, pair.new_reach)]
        read = set(pair.old_reach.receives.get(name, {}))
        # Who made it still makes it; who reads it gets it from another peer.
        ways = [(0, 1, bool(made[0] & made[1])), (1, 0, any(made[1] - {peer} for peer in read))]
        for source, target, travels in ways:
            if not travels:
                continue
            judge, own_judge = validator(schemas[target], name), validator(schemas[source], name)
            for _ in range(tries):
                try:
                    value = instance({"$ref": f"#/$defs/{name}"}, schemas[source]["$defs"], rng)
                except Stuck:
                    continue
                if own_judge.is_valid(value) and not judge.is_valid(value):
                    return f"{name}: {'old' if source == 0 else 'new'} only: {text(value)}"
    return ""


# Random edits

Op = Callable[[Json, random.Random], None]


def _records(defs: Json) -> list[Json]:
    return [node for node in defs.values() if node.get("type") == "object" and "properties" in node]


def _props(defs: Json) -> list[tuple[Json, str]]:
    return [(node, key) for node in _records(defs) for key in node["properties"]]


def _unions(defs: Json) -> list[Json]:
    return [n for n in defs.values() if any(k in n for k in ("anyOf", "oneOf")) and "enum" not in n]


def _types(rng: random.Random) -> Json:
    return copy.deepcopy(
        rng.choice(
            [
                {"type": "string"}, {"type": "integer"}, {"type": "number"}, {"type": "boolean"},
                {"type": "string", "minLength": rng.randrange(3)}, {"type": "string", "enum": ["p", "q"]},
                {"type": "integer", "minimum": rng.randrange(-2, 3)}, {"type": ["string", "null"]},
                {"type": "array", "items": {"type": "string"}, "minItems": rng.randrange(2)},
                {"type": "array", "items": {"$ref": "#/$defs/Kind"}}, {"$ref": "#/$defs/Part"},
                {"type": "object", "additionalProperties": {"type": "integer"}},
                {"anyOf": [{"$ref": "#/$defs/Part"}, {"type": "null"}]}, {"type": "integer", "format": "uint32"},
            ]
        )
    )  # fmt: skip


def add_property(defs: Json, rng: random.Random) -> None:
    node = rng.choice(_records(defs))
    key = f"new{rng.randrange(4)}"
    node["properties"][key] = _types(rng)
    if rng.random() < 0.5 and key not in node.get("required", []):
        node["required"] = [*node.get("required", []), key]


def remove_property(defs: Json, rng: random.Random) -> None:
    node, key = rng.choice(_props(defs))
    del node["properties"][key]
    node["required"] = [name for name in node.get("required", []) if name != key]


def toggle_required(defs: Json, rng: random.Random) -> None:
    node, key = rng.choice(_props(defs))
    required = node.get("required", [])
    node["required"] = [name for name in required if name != key] if key in required else [*required, key]


def retype(defs: Json, rng: random.Random) -> None:
    node, key = rng.choice(_props(defs))
    node["properties"][key] = _types(rng)


def toggle_lenient(defs: Json, rng: random.Random) -> None:
    node, key = rng.choice(_props(defs))
    prop = node["properties"][key]
    flag = rng.choice(["x-deserialize-default-on-error", "x-deserialize-skip-invalid-items"])
    prop[flag] = not prop.get(flag, False)


def set_default(defs: Json, rng: random.Random) -> None:
    node, key = rng.choice(_props(defs))
    node["properties"][key]["default"] = rng.choice([None, 0, "x", False])


def toggle_closed(defs: Json, rng: random.Random) -> None:
    # Not a payload: a closed one would refuse the tag that its variant adds.
    node = defs[rng.choice(["Plain", "Thing", "Reply"])]
    node["additionalProperties"] = node.get("additionalProperties") is False


def edit_enum(defs: Json, rng: random.Random) -> None:
    node = rng.choice([node for node in defs.values() if "enum" in node])
    value = rng.choice(["a", "b", "c", "d"])
    kept = [other for other in node["enum"] if other != value]
    node["enum"] = kept if len(kept) < len(node["enum"]) and kept else [*node["enum"], value]


def edit_open_enum(defs: Json, rng: random.Random) -> None:
    node = defs.get("Open")
    if node and "anyOf" in node:
        node["anyOf"] = [*node["anyOf"], {"type": "string", "const": f"v{rng.randrange(3)}"}]


def add_variant(defs: Json, rng: random.Random) -> None:
    name = rng.choice(["Shut", "Loose", "Wide"])
    node, tag = defs[name], f"t{rng.randrange(3)}"
    keyword = "oneOf" if "oneOf" in node else "anyOf"
    variant = {"type": "object", "properties": {"kind": {"type": "string", "const": tag}}, "required": ["kind"]}
    node[keyword] = [{**variant, "allOf": [{"$ref": f"#/$defs/{rng.choice(['Part', 'Note'])}"}]}, *node[keyword]]
    _guard(node, keyword)


def remove_variant(defs: Json, rng: random.Random) -> None:
    node = defs[rng.choice(["Shut", "Loose", "Wide"])]
    keyword = "oneOf" if "oneOf" in node else "anyOf"
    if len(node[keyword]) > 1:
        del node[keyword][rng.randrange(len(node[keyword]))]
    _guard(node, keyword)


def _guard(node: Json, keyword: str) -> None:
    known = [v for v in node[keyword] if "const" in v.get("properties", {}).get("kind", {})]
    for variant in node[keyword]:
        if "not" in variant and not known:
            del variant["not"]
        elif "not" in variant:
            tags = [{k: v[k] for k in ("type", "properties", "required")} for v in known]
            variant["not"] = {"anyOf": tags}


def rename_definition(defs: Json, rng: random.Random) -> None:
    name = rng.choice(["Part", "Note", "Kind", "PartId"])
    if name in defs:
        told = json.dumps(defs).replace(f'"#/$defs/{name}"', f'"#/$defs/{name}Two"')
        changed = {(f"{name}Two" if key == name else key): node for key, node in json.loads(told).items()}
        defs.clear()
        defs.update(changed)


def edit_alias(defs: Json, rng: random.Random) -> None:
    if "PartId" in defs:
        defs["PartId"] = {"type": "string", **rng.choice([{}, {"minLength": 1}, {"maxLength": 9}, {"format": "uri"}])}


def unknown_keyword(defs: Json, rng: random.Random) -> None:
    node, key = rng.choice(_props(defs))
    node["properties"][key][rng.choice(["x-deserialize-magic", "x-new", "strange"])] = rng.randrange(2)


def move_method(defs: Json, rng: random.Random) -> None:
    for name in ("PingRequest", "PingResponse"):
        if name in defs:
            defs[name]["x-side"] = "client" if defs[name]["x-side"] == "agent" else "agent"


def drop_method(defs: Json, rng: random.Random) -> None:
    for name in ("PingRequest", "PingResponse"):
        defs.pop(name, None)


def rename_method(defs: Json, rng: random.Random) -> None:
    for name in ("PingRequest", "PingResponse"):
        if name in defs:
            defs[name]["x-method"] = f"ping/{rng.randrange(3)}"


def retag(defs: Json, rng: random.Random) -> None:
    told = json.dumps(defs["Shut"]).replace('"kind"', '"sort"')
    defs["Shut"] = json.loads(told)


OPS: tuple[Op, ...] = (
    add_property, remove_property, toggle_required, retype, toggle_lenient, set_default, toggle_closed, edit_enum,
    edit_open_enum, add_variant, remove_variant, rename_definition, edit_alias, unknown_keyword, move_method,
    drop_method, rename_method, retag,
)  # fmt: skip


def base() -> Json:
    """A small schema in which every shape occurs that ACP uses."""

    def tagged(tag: str, payload: str) -> Json:
        properties = {"kind": {"type": "string", "const": tag}}
        return {"type": "object", "properties": properties, "required": ["kind"], "allOf": [ref(payload)]}

    def ref(name: str) -> Json:
        return {"$ref": f"#/$defs/{name}"}

    def record(required: str, **properties: Json) -> Json:
        return {"type": "object", "properties": properties, "required": required.split()}

    shut = [tagged("part", "Part"), tagged("note", "Note")]
    guards = [{k: v[k] for k in ("type", "properties", "required")} for v in shut]
    other = {
        "title": "other", "type": "object", "properties": {"kind": {"type": "string"}}, "required": ["kind"],
        "not": {"anyOf": guards}, "additionalProperties": True,
    }  # fmt: skip
    lenient = {"x-deserialize-default-on-error": True}
    side = {"x-side": "agent", "x-method": "ping"}
    return {
        "Part": record("id", id=ref("PartId"), size={"type": "integer", "minimum": 0}, kinds={"type": "array", "items": ref("Kind")}),
        "Note": record("text", text={"type": "string"}, level={**ref("Kind"), **lenient}, extra={"type": ["string", "null"]}),
        "Plain": record("name", name={"type": "string"}),
        "Kind": {"type": "string", "enum": ["a", "b"]},
        "Open": {"anyOf": [{"type": "string", "const": "x"}, {"title": "other", "type": "string"}]},
        "PartId": {"type": "string"},
        "Shut": {"oneOf": copy.deepcopy(shut)},
        "Loose": {"anyOf": [*copy.deepcopy(shut), ref("Plain")]},
        "Wide": {"anyOf": [*copy.deepcopy(shut), other]},
        "Thing": record(
            "shut open", shut=ref("Shut"), loose={**ref("Loose"), **lenient}, wide=ref("Wide"), open=ref("Open"),
            part={"anyOf": [ref("Part"), {"type": "null"}]}, flag={"type": "boolean", "default": False},
        ),
        "Reply": record("part", part=ref("Part"), notes={"type": "array", "items": ref("Note"), **lenient}, loose=ref("Loose")),
        "PingRequest": {**record("text", text={"type": "string"}), **side},
        "PingResponse": {**record(""), **side},
        "ClientCapabilities": record("", part={"type": "boolean", "default": False}, more=ref("Plain")),
    }  # fmt: skip


def edited(steps: list[tuple[int, int]]) -> Json:
    """The small schema after some edits, each given by an operation and a seed."""
    defs = base()
    for op, seed in steps:
        try:
            OPS[op % len(OPS)](defs, random.Random(seed))
        except (IndexError, KeyError):
            continue
    return defs
