"""Names for the ways in which a peer's answer differs from ours, told from the raw schema.

Knows nothing of how our codec or a peer works: it compares what came out, and looks up in the schema what stands there.
What it cannot name gets a name that has the place in it, so that nothing new goes unnoticed.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from codec.compare import holding
from oracle.schema import Node, pointer, same

# What JavaScript's `URL` and zod's ISO date-time take, near enough.
_FORMATS = {
    "uri": re.compile(r"[A-Za-z][A-Za-z0-9+.-]*:\S"),
    "date-time": re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d"),
}
_DOUBLE = 2**53


Path = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Ours:
    """Our answer to a value: `accept`, `salvage` with the places of the drops, or `reject` with the error's text."""

    outcome: str
    back: Any = None
    drops: tuple[Path, ...] = ()
    error: str = ""


def answers(node: Node, value: Any, ours: Ours, theirs: dict[str, Any]) -> set[str]:
    """Names for the differences between our answer and a peer's to one value; none if they agree."""
    if ours.outcome == "reject":
        return {_accepted(ours.error)} if theirs["accepted"] else set()
    if not theirs["accepted"]:
        return {_refused(node, value, theirs["error"], ours.outcome)}
    found = set()
    drops = {*ours.drops, *(around for drop in ours.drops for around in _defaulted(node, theirs["output"], drop))}
    for name, path in outputs(node, ours.back, theirs["output"], ()):
        if name.endswith("!") and any(_near(path, drop) for drop in drops):
            found.add("salvaged otherwise")
        else:
            found.add(name if not name.endswith("!") else f"{name} at {pointer(path)} of {json.dumps(value)[:300]}")
    return found


def _defaulted(node: Node, theirs: Any, drop: Path) -> Iterator[Path]:
    """What stands around a place that we dropped and is at its default in the peer's output: it dropped the whole."""
    nodes = [node]
    for depth, step in enumerate(drop[:-1], 1):
        if not isinstance(step, str) or not isinstance(theirs, dict) or step not in theirs:
            return
        theirs = theirs[step]
        parts = [part for inner in nodes for part in inner.parts_everywhere()]
        nodes = [part.properties[step] for part in parts if step in part.properties]
        defaults = [part.keywords["default"] for inner in nodes for part in inner.parts if "default" in part.keywords]
        if any(theirs == default for default in defaults):
            yield drop[:depth]


def _near(path: Path, drop: Path) -> bool:
    """Whether a difference is at, below or above what was dropped; whatever the indexes, which shift."""
    a, b = (tuple(step for step in steps if isinstance(step, str)) for steps in (path, drop))
    return a[: len(b)] == b or b[: len(a)] == a


def _accepted(error: str) -> str:
    if re.search(r"/options: (an array of 0 breaks minItems|expected an array)", error):
        return "empty value where no empty one is valid"
    for mark, name in (
        ("is out of range of ", "integer out of range accepted"),
        ("expected one of ", "unknown value of a closed enum accepted"),
        ("expected a", "value of another type taken for what it looks like"),
        ("required", "missing property accepted"),
    ):
        if mark in error:
            return name
    return f"accepted, though {error[:200]}"


def _refused(node: Node, value: Any, error: str, outcome: str) -> str:
    if malformed(node, value):
        return "malformed text refused"
    if "exactly one of" in error:
        return "null counted as a scope"
    if outcome == "salvage" and "valid list" in error:
        return "malformed array refused, not salvaged"
    if outcome == "salvage" and "/list[" in error:
        return "malformed array in a union refused"
    if "literal[" in error or "Input should be '" in error:
        return "unknown value of an open enum refused"
    return f"refused ({outcome}): {error} {json.dumps(value)[:300]}"


def outputs(node: Node, ours: Any, theirs: Any, path: Path) -> Iterator[tuple[str, Path]]:
    """Names for the differences of what was written again, each with its place; `ours` is valid for the node. A name that
    ends in `!` says only what is different, not why."""
    if isinstance(ours, dict) and isinstance(theirs, dict):
        parts = holding(node, ours, first=True)[0]
        if _pointers(parts) != _pointers(holding(node, theirs, first=True)[0]):
            yield "read as another alternative", path
            return
        others = {name for part in holding(node, ours)[0] for name in part.properties}
        for name in ours.keys() | theirs.keys():
            nodes = [part.properties[name] for part in parts if name in part.properties]
            nodes = nodes or [part.additional for part in parts if part.additional is not None]
            at = (*path, name)
            if name not in theirs:
                lost = not nodes and name in others
                yield "property of another alternative dropped" if lost else _dropped(nodes, name, ours[name]), at
            elif name not in ours:
                yield _added(nodes, theirs[name]), at
            elif nodes:
                yield from min((list(outputs(one, ours[name], theirs[name], at)) for one in nodes), key=len)
            else:
                yield from _free(ours[name], theirs[name], at)
    elif isinstance(ours, list) and isinstance(theirs, list):
        items = [part.items for part in holding(node, ours)[0] if part.items is not None]
        if len(ours) == len(theirs):
            for index, (a, b) in enumerate(zip(ours, theirs, strict=True)):
                at = (*path, index)
                yield from outputs(items[0], a, b, at) if items else _free(a, b, at)
        elif malformed(node, ours):
            yield "malformed text dropped", path
        elif len(theirs) < len(ours) and any(_is_enum(item) for item in items):
            yield "unknown value of an open enum dropped", path
        else:
            yield "another length!", path
    else:
        yield from _free(ours, theirs, path)


def _dropped(nodes: list[Node], name: str, value: Any) -> str:
    if name == "__proto__":
        return "__proto__ lost"
    if not nodes:
        return "unknown property dropped"
    if value is None:
        return "null dropped"
    if any(malformed(node, value) for node in nodes):
        return "malformed text dropped"
    defaults = [part.keywords["default"] for node in nodes for part in node.parts if "default" in part.keywords]
    if any(_covers(default, value) for default in defaults):
        return "default that was sent dropped"
    if isinstance(value, str) and any(map(_is_enum, nodes)):
        return "unknown value of an open enum dropped"
    return "dropped!"


def _added(nodes: list[Node], value: Any) -> str:
    if value is None and nodes:
        return "null written for what is omitted"
    if any("default" in part.keywords for node in nodes for part in node.parts):
        return "default written for what is omitted"
    return "added!"


def _is_enum(node: Node) -> bool:
    return any(part.constants for part in node.parts_everywhere())


def _covers(default: Any, value: Any) -> bool:
    """Whether a value says no more than the default does."""
    if isinstance(default, dict) and isinstance(value, dict):
        return all(name not in default or _covers(default[name], item) for name, item in value.items())
    return bool(default == value)


def _free(ours: Any, theirs: Any, path: Path) -> Iterator[tuple[str, Path]]:
    """JSON of which the schema says no more."""
    if isinstance(ours, dict) and isinstance(theirs, dict) and ours.keys() == theirs.keys():
        for name, value in ours.items():
            yield from _free(value, theirs[name], (*path, name))
    elif isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        for index, (a, b) in enumerate(zip(ours, theirs, strict=True)):
            yield from _free(a, b, (*path, index))
    elif not isinstance(ours, dict | list) and same(ours, theirs):
        return
    elif _number(ours) and abs(ours) > _DOUBLE and (theirs is None or _number(theirs) and float(ours) == float(theirs)):
        yield "integer rounded to a double", path  # or to infinity, which JSON.stringify writes as null
    elif isinstance(ours, dict) and isinstance(theirs, dict) and "__proto__" in ours:
        yield "__proto__ lost", path
    else:
        yield f"{json.dumps(ours)[:60]} became {json.dumps(theirs)[:60]}!", path


def _pointers(parts: list[Node]) -> set[str]:
    return {part.pointer for part in parts}


def _number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def malformed(node: Node, value: Any) -> bool:
    """Whether something is not of its `format`, which the schema's draft has as a remark and zod as a check."""
    if isinstance(value, str):
        formats = [_FORMATS.get(part.keywords.get("format", "")) for part in node.parts_everywhere()]
        return any(wanted is not None and not wanted.match(value) for wanted in formats)
    names: dict[str, list[Node]] = {}
    if isinstance(value, dict):
        for part in node.parts_everywhere():
            for name, inner in part.properties.items():
                names.setdefault(name, []).append(inner)
        return any(malformed(inner, item) for name, item in value.items() for inner in names.get(name, ()))
    if isinstance(value, list):
        items = [part.items for part in node.parts_everywhere() if part.items is not None]
        return any(malformed(inner, item) for item in value for inner in items)
    return False
