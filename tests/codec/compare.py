"""When JSON that was decoded and encoded again counts as equal, told from the raw schema alone.

What may differ: a null under an optional property that allows null is not written, since it means the same as leaving the
property out; not where the facts say that null clears, and not where a default other than null would take its place. What
must not differ: everything else; of an object that an open union's fallback took, not one key nor their order, and of
JSON that no schema describes nothing at all.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from oracle.schema import Node, pointer, same

_FACTS = Path(__file__).resolve().parents[2] / "schemas" / "facts.toml"


def equal(left: Any, right: Any, ordered: bool = False) -> bool:
    """Equality of JSON values: true is not 1, 1.0 is 1; with `ordered` the keys come in the same order."""
    if isinstance(left, dict) and isinstance(right, dict):
        if (list(left) != list(right)) if ordered else (left.keys() != right.keys()):
            return False
        return all(equal(value, right[key], ordered) for key, value in left.items())
    if isinstance(left, list) and isinstance(right, list):
        return len(left) == len(right) and all(equal(a, b, ordered) for a, b in zip(left, right, strict=True))
    if isinstance(left, dict | list) or isinstance(right, dict | list):
        return False
    return same(left, right)


@cache
def null_clears(release: str, protocol: str) -> frozenset[str]:
    """`Definition.property` where null is a value of its own in a release."""
    facts = tomllib.loads(_FACTS.read_text("utf-8"))[protocol]["null_clears"]
    sdk = release.startswith("sdk-")
    return frozenset(item for item, since in facts.items() if sdk or not since.startswith("sdk-"))


def differences(node: Node, sent: Any, back: Any, clears: frozenset[str]) -> list[str]:
    """Where what came back is not what was sent, which must be valid for the node; empty if it is equal by the rule."""
    return list(_differences(node, sent, back, (), clears))


def _differences(
    node: Node, sent: Any, back: Any, path: tuple[str | int, ...], clears: frozenset[str]
) -> Iterator[str]:
    if isinstance(sent, dict) and isinstance(back, dict):
        parts, fallback = holding(node, sent)
        if fallback and list(sent) != list(back):
            yield f"{pointer(path)}: not kept whole by the fallback: {sent!r} became {back!r}"
        for name in back.keys() - sent.keys():
            yield f"{pointer(path)}/{name}: was not sent"
        for name, value in sent.items():
            nodes = [part.properties.get(name, part.additional) for part in parts]
            known = [one for one in nodes if one is not None]
            if name not in back:
                if not _means_omitted(parts, name, value, clears):
                    yield f"{pointer(path)}/{name}: is gone, it was {value!r}"
            elif not known:
                if not equal(value, back[name], ordered=True):
                    yield f"{pointer(path)}/{name}: {value!r} became {back[name]!r}"
            else:
                found = [list(_differences(one, value, back[name], (*path, name), clears)) for one in known]
                yield from min(found, key=len)
    elif isinstance(sent, list) and isinstance(back, list) and len(sent) == len(back):
        items = [part.items for part in holding(node, sent)[0] if part.items is not None]
        for index, (a, b) in enumerate(zip(sent, back, strict=True)):
            if items:
                yield from _differences(items[0], a, b, (*path, index), clears)
            elif not equal(a, b, ordered=True):
                yield f"{pointer(path)}/{index}: {a!r} became {b!r}"
    elif not equal(sent, back):
        yield f"{pointer(path)}: {sent!r} became {back!r}"


def _means_omitted(parts: list[Node], name: str, value: Any, clears: frozenset[str]) -> bool:
    declared = [part for part in parts if name in part.properties]
    if value is not None or not declared or any(name in part.required for part in parts):
        return False
    if any(f"{part.pointer.removeprefix('#/$defs/')}.{name}" in clears for part in declared):
        return False
    return all(part.properties[name].keywords.get("default") is None for part in declared)


def holding(node: Node, value: Any, first: bool = False) -> tuple[list[Node], bool]:
    """The parts that hold for a valid value, those of the alternatives that it fits included; whether one is a fallback.
    With `first` only the first of several alternatives that fit."""
    parts: dict[str, Node] = {}
    fallback = False
    pending = [node]
    while pending:
        for part in pending.pop().parts:
            if part.pointer in parts:
                continue
            parts[part.pointer] = part
            fallback = fallback or "not" in part.keywords
            for union in part.own_unions:
                fitting = [alternative for alternative in union.alternatives if alternative.is_valid(value)]
                tagged = [alternative for alternative in fitting if alternative.tags]
                pending += (tagged or fitting)[: 1 if first else None]
    return list(parts.values()), fallback


def same_objects(left: Any, right: Any) -> bool:
    """Whether two decoded values are equal in every slot, those that are no fields too."""
    if type(left) is not type(right):
        return False
    if hasattr(left, "extra_fields"):
        names = [slot for cls in type(left).__mro__ for slot in getattr(cls, "__slots__", ())]
        return all(same_objects(getattr(left, name), getattr(right, name)) for name in names)
    if isinstance(left, dict):
        if list(left) != list(right):
            return False
        return all(same_objects(value, right[key]) for key, value in left.items())
    if isinstance(left, list | tuple):
        return len(left) == len(right) and all(map(same_objects, left, right))
    return bool(left == right)
