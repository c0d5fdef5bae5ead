"""Find what was renamed, so that a rename is one finding and not a removal, an addition and all their uses.

A definition was renamed if the same method has it in the same role, if the same use names it, or if nothing but the
name changed. A variant is known by its tag, so its class follows its union.
"""

from __future__ import annotations

from difflib import SequenceMatcher
from typing import Any

from acpgen.diff.load import Lane
from acpgen.diff.normalise import map_refs, text
from acpgen.items import REF
from acpgen.lower import OWN
from acpgen.source import Json

CLOSE = 0.55


def renames(old: Json, new: Json) -> dict[str, str]:
    """Old name -> new name of the definitions of two models that were renamed."""
    found: dict[str, str] = {}
    gone = [name for name in old["definitions"] if name not in new["definitions"]]
    fresh = [name for name in new["definitions"] if name not in old["definitions"]]
    if not gone or not fresh:
        return found

    def take(before: str, after: str) -> bool:
        if before not in gone or after not in fresh or before in found or after in found.values():
            return False
        if not _alike(old["definitions"][before], new["definitions"][after]):
            return False
        found[before] = after
        return True

    for key, entry in old["methods"].items():
        for role, target in entry.items():
            take(target, new["methods"].get(key, {}).get(role, ""))
    for before, after in _methods(old, new):
        for role, target in old["methods"][before].items():
            take(target, new["methods"][after][role])
    while any([take(before, after) for before, after in _uses(old, new, found)]):
        pass
    by_content: dict[str, list[str]] = {}
    for name in fresh:
        by_content.setdefault(_content(new["definitions"][name], name, {}), []).append(name)
    for name in gone:
        others = by_content.get(_content(old["definitions"][name], name, found), [])
        if len(others) == 1 and (_telling(old["definitions"][name]) or closeness(name, others[0]) >= CLOSE):
            take(name, others[0])
    while any([take(before, after) for before, after in _uses(old, new, found)]):
        pass
    return found


def _methods(old: Json, new: Json) -> list[tuple[str, str]]:
    """Keys of methods that went and came with equal types: the same call under another name."""

    def told(model: Json, key: str) -> str:
        definitions = model["definitions"]
        types = [definitions[target] for target in model["methods"][key].values() if target in definitions]
        return text([key.rsplit(" ", 2)[1:], [_outline(type_) for type_ in types]])

    out = []
    names = [{key.rsplit(" ", 2)[0] for key in model["methods"]} for model in (old, new)]
    fresh = [key for key in new["methods"] if key.rsplit(" ", 2)[0] not in names[0]]
    for before in [key for key in old["methods"] if key.rsplit(" ", 2)[0] not in names[1]]:
        same = [after for after in fresh if told(old, before) == told(new, after)]
        params = old["definitions"].get(old["methods"][before]["params"], {}).get("properties", {})
        if len(same) == 1 and (set(params) - {"_meta"} or closeness(before, same[0]) >= CLOSE):
            out.append((before, same[0]))
            fresh.remove(same[0])
    return out


def _outline(definition: Json) -> Any:
    """What a definition takes, without how leniently it is decoded."""
    if definition["kind"] != "record":
        return definition
    return {name: [prop["type"], prop["required"]] for name, prop in definition["properties"].items()}


def closeness(a: str, b: str) -> float:
    return SequenceMatcher(None, a.lower(), b.lower()).ratio()


def _alike(old: Json, new: Json) -> bool:
    """Whether one definition could be the other after an edit or two; a common name for unlike things is no rename."""
    if old["kind"] != new["kind"]:
        return False
    members = {"record": "properties", "union": "variants", "enum": "values"}.get(old["kind"])
    if members is None:
        return text(old["type"]) == text(new["type"])
    a, b = set(old[members]) - {"_meta"}, set(new[members]) - {"_meta"}
    return not (a or b) or len(a & b) * 2 >= min(len(a), len(b)) > 0


def _telling(definition: Json) -> bool:
    """Whether equal content can hardly be chance."""
    members = {"record": "properties", "union": "variants", "enum": "values"}.get(definition["kind"], "")
    return len(set(definition.get(members, ())) - {"_meta"}) >= 2


def _content(definition: Json, name: str, found: dict[str, str]) -> str:
    """A definition without its own name, which it may refer to."""

    def spelled(target: str) -> Any:
        return {"ref": "." if target == name else found.get(target, target)}

    out: Json = {}
    for key, value in definition.items():
        if key == "properties":
            out[key] = {inner: {**prop, "type": map_refs(prop["type"], spelled)} for inner, prop in value.items()}
        elif key == "variants":
            out[key] = sorted(text({**v, "ref": v["ref"].replace(name, ".", 1)}) for v in value.values())
        elif key == "type":
            out[key] = map_refs(value, spelled)
        else:
            out[key] = value
    return text(out)


def _uses(old: Json, new: Json, found: dict[str, str]) -> list[tuple[str, str]]:
    """Pairs of definitions that the same place names: a property, a variant, what an alias stands for."""
    pairs: list[tuple[str, str]] = []
    for name, before in old["definitions"].items():
        after = new["definitions"].get(found.get(name, name))
        if after is None or after["kind"] != before["kind"]:
            continue
        if before["kind"] == "record":
            for key, prop in before["properties"].items():
                if key in after["properties"]:
                    pairs += _pairs(prop["type"], after["properties"][key]["type"])
        elif before["kind"] == "union":
            for key, variant in before["variants"].items():
                if key in after["variants"]:
                    pairs.append((variant["ref"], after["variants"][key]["ref"]))
        elif before["kind"] == "alias":
            pairs += _pairs(before["type"], after["type"])
    return [(a, b) for a, b in pairs if a != b]


def _pairs(old: Json, new: Json) -> list[tuple[str, str]]:
    if "ref" in old and "ref" in new:
        return [(old["ref"], new["ref"])]
    for key in ("list", "map"):
        if key in old and key in new:
            return _pairs(old[key], new[key])
    return []


def renamed_lane(lane: Lane, names: dict[str, str]) -> Lane:
    """A lane whose definitions, lowered and as they are, have the new names."""
    if not names:
        return lane
    lowered = {**lane.lowered, "$defs": _renamed(lane.lowered["$defs"], names)}
    raw = {**lane.raw, "$defs": _renamed(lane.raw["$defs"], names)}
    methods = tuple(
        _replace(method, params=names.get(method.params, method.params), result=names.get(method.result, method.result))
        for method in lane.methods
    )
    return Lane(raw, lowered, methods, lane.unknown, lane.place)


def _replace(method: Any, **values: str) -> Any:
    from dataclasses import replace

    return replace(method, **values)


def _renamed(definitions: Json, names: dict[str, str]) -> Json:
    return {names.get(name, name): _spelled(node, names) for name, node in definitions.items()}


def _spelled(node: Any, names: dict[str, str]) -> Any:
    if isinstance(node, list):
        return [_spelled(item, names) for item in node]
    if not isinstance(node, dict):
        return node
    out: Json = {}
    for key, value in node.items():
        if key == "$ref" and isinstance(value, str):
            target = value[len(REF) :]
            out[key] = REF + names[target] if target in names else value
        elif key == OWN:
            out[key] = _own(value, names)
        elif key in ("default", "const", "enum"):
            out[key] = value
        else:
            out[key] = _spelled(value, names)
    return out


def _own(own: Json, names: dict[str, str]) -> Json:
    out = dict(own)
    for key in ("of", "parent"):
        if key in out:
            out[key] = names.get(out[key], out[key])
    if "origin" in out:
        definition, dot, prop = str(out["origin"]).partition(".")
        out["origin"] = names.get(definition, definition) + dot + prop
    if "members" in out:
        out["members"] = [{**m, "ref": names.get(m["ref"], m["ref"])} for m in out["members"]]
    return out
