"""Spoil a valid value, one change at a time, keyword by keyword.

Knows for each keyword of the schema which changes break it. What a change comes to is not decided here: another
alternative may take the spoiled value, or a salvage rule cover it; that is for `model.judge` to say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from . import strict
from .instances import makers
from .model import ON_NULL, Path
from .scalars import pick
from .schema import Node, Union, pointer, same, view

_OF_TYPE: dict[str, tuple[Any, ...]] = {
    "null": (None,),
    "boolean": (True, False),
    "integer": (0, 12, -1),
    "number": (0.5, -1e-7),
    "string": ("12", "", "true", "null", "0.5"),
    "array": ([], [None], [1, 2]),
    "object": ({}, {"a": 1}, {"type": None}),
}
# Looks like a value of the type, and is none.
_ALMOST: dict[str, tuple[Any, ...]] = {
    "boolean": (0, 1, "false"),
    "integer": (True, "12", 1.5),
    "number": (True, "0.5"),
    "string": (12, None, ["a"]),
    "array": ({}, "[]", {"0": "a"}),
    "object": ([], "{}", [["a", 1]]),
    "null": (0, "", False),
}
_UNKNOWN = ("zz_unknown", "", "Other", "zz unknown ", "_zz")
_GONE = object()

Change = Callable[[Random], Any]


@dataclass(frozen=True, slots=True)
class Mutation:
    """A value with one change: where, which keyword it is aimed at, and the changed value (the original is untouched)."""

    pointer: str
    keyword: str
    instance: Any


@dataclass(frozen=True, slots=True)
class _Aim:
    path: Path
    keyword: str
    change: Change


def mutations(schema: dict[str, Any], definition: str, instance: Any, rng: Random) -> Iterator[Mutation]:
    """Every mutation of a valid instance; take as many as you need, each is made when it is taken.

    The order is random, but goes round the keywords: most places have a `type`, and a keyword that is rare in the schema
    would drown among them.
    """
    by_keyword: dict[str, list[_Aim]] = {}
    for aim in _walk(view(schema).definition(definition), instance, ()):
        by_keyword.setdefault(aim.keyword, []).append(aim)
    groups = list(by_keyword.values())
    rng.shuffle(groups)
    for group in groups:
        rng.shuffle(group)
    while groups:
        for group in groups:
            aim = group.pop()
            changed = aim.change(rng)
            yield Mutation(pointer(aim.path), aim.keyword, _replace(instance, aim.path, changed))
        groups = [group for group in groups if group]


def _replace(value: Any, path: Path, changed: Any) -> Any:
    """A copy of the value with another one at the path, sharing whatever is not on the way."""
    if not path:
        return changed
    head, *rest = path
    copy: Any = dict(value) if isinstance(value, dict) else list(value)
    if rest or changed is not _GONE:
        copy[head] = _replace(copy[head] if rest else None, tuple(rest), changed)
    else:
        del copy[head]
    return copy


def _walk(node: Node, value: Any, path: Path) -> Iterator[_Aim]:
    parts, unions = _active(node, value)
    yield from _type(node, parts, value, path)
    for union in unions:
        yield from _union(union, value, path)
    for part in parts:
        yield from _constant(part, value, path)
        if isinstance(value, bool):
            continue
        if isinstance(value, (int, float)):
            yield from _number(part, path)
        elif isinstance(value, str):
            yield from _string(part, value, path)
        elif isinstance(value, list):
            yield from _array(part, value, path)
        elif isinstance(value, dict):
            yield from _object(part, value, path)


def _active(node: Node, value: Any) -> tuple[list[Node], list[Union]]:
    """The parts that hold for this value, those of the alternatives that it fits included, and the unions passed."""
    parts: dict[str, Node] = {}
    unions: list[Union] = []
    pending = [node]
    while pending:
        for part in pending.pop().parts:
            if part.pointer in parts:
                continue
            parts[part.pointer] = part
            for union in part.own_unions:
                unions.append(union)
                fitting = [alternative for alternative in union.alternatives if alternative.is_valid(value)]
                pending += sorted(fitting, key=lambda alternative: not alternative.tags)[:1]
    return list(parts.values()), unions


def _constantly(value: Any) -> Change:
    return lambda rng: value


def _one_of(values: tuple[Any, ...]) -> Change:
    return lambda rng: pick(rng, values)


def _type(node: Node, parts: list[Node], value: Any, path: Path) -> Iterator[_Aim]:
    types = node.types
    for part in parts:
        if "type" in part.keywords and part.types is not None:
            types = part.types if types is None else types & part.types
    if not types:
        return
    for kind in sorted(types):
        yield _Aim(path, "type", _one_of(_ALMOST[kind]))
    others = sorted(set(_OF_TYPE) - types - ({"integer"} if "number" in types else set()))
    for kind in others:
        yield _Aim(path, "type", _one_of(_OF_TYPE[kind]))
    if any(part.keywords.get(f"x-deserialize-{ON_NULL}") is True for part in parts):
        yield _Aim(path, f"x-deserialize-{ON_NULL}", _constantly(None))


def _constant(part: Node, value: Any, path: Path) -> Iterator[_Aim]:
    for keyword in ("const", "enum"):
        if keyword in part.keywords:
            known = [part.keywords["const"]] if keyword == "const" else part.keywords["enum"]
            wrong = [unknown for unknown in (*_UNKNOWN, 99, None) if not any(same(unknown, value) for value in known)]
            yield _Aim(path, keyword, _one_of(tuple(wrong)))
            if isinstance(value, str):
                yield _Aim(
                    path,
                    keyword,
                    _one_of((value.upper() + " ", value[:-1], value + "s")),
                )


def _number(part: Node, path: Path) -> Iterator[_Aim]:
    low, high = strict.RANGES.get(str(part.keywords.get("format")), (None, None))
    if isinstance(high, int) and low is not None:
        yield _Aim(path, "format", _one_of((high + 1, high + 2, 2**80)))
        yield _Aim(path, "format", _one_of((int(low) - 1, -(2**80))))
    elif high is not None:
        yield _Aim(path, "format", _one_of((10**400, -(10**400), float("inf"))))
    if (least := part.keywords.get("minimum")) is not None:
        yield _Aim(path, "minimum", _one_of((least - 1, least - 1.5)))
    if (most := part.keywords.get("maximum")) is not None:
        yield _Aim(path, "maximum", _one_of((most + 1, most + 1.5)))


def _string(part: Node, value: str, path: Path) -> Iterator[_Aim]:
    if least := part.keywords.get("minLength"):
        yield _Aim(path, "minLength", _constantly(value[: least - 1]))
    if "pattern" in part.keywords:
        # A final line break slips past a `$` that means "at the end or before the last line break".
        yield _Aim(
            path,
            "pattern",
            _one_of((value + "\n", value + value, value[1:], value.lower(), " " + value)),
        )


def _array(part: Node, value: list[Any], path: Path) -> Iterator[_Aim]:
    if least := part.keywords.get("minItems"):
        yield _Aim(path, "minItems", _constantly(value[: least - 1]))
    if part.items is None:
        return
    for index, item in enumerate(value):
        yield from _walk(part.items, item, (*path, index))
    bad = _bad(part.items)
    for index in range(len(value)):
        yield _Aim((*path, index), "items", bad)
    yield _Aim(path, "items", lambda rng: [*value, bad(rng)])
    yield _Aim(path, "items", lambda rng: [bad(rng), *value])


def _bad(node: Node) -> Change:
    """A value that the node refuses, or at least looks at askance: of another type, or one of its own spoiled."""

    def change(rng: Random) -> Any:
        if rng.random() < 0.5:
            good = makers(node.schema.raw).of(node)(rng, 2)
            aims = list(_walk(node, good, ()))
            if aims:
                aim = pick(rng, aims)
                return _replace(good, aim.path, aim.change(rng))
        return pick(rng, (None, True, 7, "zz", [], {}, {"type": 1}, -0.5))

    return change


def _object(part: Node, value: dict[str, Any], path: Path) -> Iterator[_Aim]:
    for name in sorted(part.required & value.keys()):
        yield _Aim((*path, name), "required", _constantly(_GONE))
    for name, node in part.properties.items():
        if name in value:
            yield from _walk(node, value[name], (*path, name))
        else:
            # What was left out may also come malformed.
            yield _Aim((*path, name), "properties", _bad(node))
    if part.additional is not None:
        for name in value.keys() - part.properties.keys():
            yield from _walk(part.additional, value[name], (*path, name))
        yield _Aim((*path, "zz_entry"), "additionalProperties", _bad(part.additional))
    if "not" in part.keywords:
        yield from _not(part.child("not"), value, path)


def _not(refused: Node, value: dict[str, Any], path: Path) -> Iterator[_Aim]:
    for node in refused.parts_everywhere():
        for name, tag in node.tags.items():
            yield _Aim((*path, name), "not", _constantly(tag))
        if node.required and not node.properties:
            for name in node.required:
                yield _Aim((*path, name), "not", _one_of(("zz_unknown", 1, None)))


def _union(union: Union, value: Any, path: Path) -> Iterator[_Aim]:
    if not isinstance(value, dict):
        yield _Aim(path, union.keyword, _one_of(("zz_unknown", 99, -1.5, [], None)))
        return
    tags = {name for node in union.alternatives for name in node.tags}
    for name in sorted(tags):
        # Another variant's tag over this payload, an unknown tag, one of another type, none.
        others = tuple(node.tags[name] for node in union.alternatives if name in node.tags)
        yield _Aim((*path, name), union.keyword, _one_of(others))
        yield _Aim((*path, name), union.keyword, _one_of(_UNKNOWN))
        yield _Aim((*path, name), union.keyword, _one_of((None, 1, True, ["a"], {})))
        if name in value:
            yield _Aim((*path, name), union.keyword, _constantly(_GONE))
    loose = [node for node in union.alternatives if not node.tags and node.is_object]
    for node in loose:
        yield _Aim(path, union.keyword, _together(node, value))
        needed = {name for part in node.parts for name in part.required}
        if needed & value.keys():
            yield _Aim(
                path,
                union.keyword,
                _constantly({k: v for k, v in value.items() if k not in needed}),
            )


def _together(node: Node, value: dict[str, Any]) -> Change:
    """The value with what one more alternative asks for."""

    def change(rng: Random) -> Any:
        more = makers(node.schema.raw).of(node)(rng, 1)
        return {**more, **value}

    return change
