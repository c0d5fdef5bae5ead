"""Small JSON instances that one schema takes and another refuses, each checked when it is made.

`samples` builds instances from a lowered type, smallest first; a witness is the first of them on which the two schemas
disagree. There is no randomness: the same two schemas give the same witness.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, Literal

from acpgen import ir
from acpgen.diff.direction import ends
from acpgen.diff.load import Lane
from acpgen.diff.validate import accepts, valid
from acpgen.items import REF, UNIONS
from acpgen.lower import OWN
from acpgen.source import Json

LIMIT = 60
_TEXTS = ("x", "", "_x", "ab", "A1", "0", "2026-01-01T00:00:00Z", "https://example.org/x", "x@example.org", "/x", "x y")
_NUMBERS = (0, 1, -1, 2, 0.5, 100, 2**31, 2**40)


@dataclass(frozen=True, slots=True)
class Witness:
    """`instance` is an instance of `definition` that the schema of `accepted_by` takes and the other one refuses. Where
    `receiver` is set it is a whole JSON-RPC message to that peer."""

    definition: str
    accepted_by: Literal["old", "new"]
    instance: Any = field(hash=False)
    receiver: str = ""

    def as_json(self) -> Json:
        out: Json = {"definition": self.definition, "accepted_by": self.accepted_by, "instance": self.instance}
        return {**out, "receiver": self.receiver} if self.receiver else out


class NoInstance(Exception):
    """A type that has no instance of bounded size."""


def hints(*nodes: Any) -> tuple[int, ...]:
    """The numbers in some types: where bounds are, the values beside them tell most."""
    found: set[int] = set()
    stack = list(nodes)
    while stack:
        node = stack.pop()
        if isinstance(node, dict):
            stack.extend(value for key, value in node.items() if key not in ("default", "const", "enum"))
        elif isinstance(node, list):
            stack.extend(node)
        elif isinstance(node, (int, float)) and not isinstance(node, bool):
            found.update((int(node) - 1, int(node), int(node) + 1))
    return tuple(sorted(found))


def minimal(node: Json, definitions: Json, near: tuple[int, ...] = (), depth: int = 0) -> Any:
    """The smallest instance; raises `NoInstance` if there is none of bounded depth."""
    for value in samples(node, definitions, near, depth):
        return value
    raise NoInstance


def samples(node: Json, definitions: Json, near: tuple[int, ...] = (), depth: int = 0) -> Iterator[Any]:
    """Instances of a lowered type, the smallest first, with one for each member, value and bound."""
    if depth > 14:
        return
    down = depth + 1
    if "$ref" in node:
        yield from samples(definitions[node["$ref"][len(REF) :]], definitions, near, down)
    elif "properties" in node:
        yield from _records(node, definitions, near, down)
    elif "const" in node:
        yield node["const"]
    elif "enum" in node:
        yield from node["enum"]
    elif any(keyword in node for keyword in UNIONS):
        parts = [part for keyword in UNIONS for part in node.get(keyword, ())]
        yield from _merged([samples(part, definitions, near, down) for part in parts])
    elif node.get("type") == "array":
        yield from _arrays(node, definitions, near, down)
    elif node.get("type") == "object":
        yield {}
        inner = node.get("additionalProperties", True)
        for value in islice(samples(inner if isinstance(inner, dict) else {}, definitions, near, down), 8):
            yield {"x": value}
    else:
        yield from _scalars(node, near)


def _merged(parts: list[Iterator[Any]]) -> Iterator[Any]:
    """One of each alternative before the second of any."""
    while parts:
        alive = []
        for part in parts:
            for value in part:
                yield value
                alive.append(part)
                break
        parts = alive


def _records(node: Json, definitions: Json, near: tuple[int, ...], depth: int) -> Iterator[Any]:
    required = node.get("required", ())
    try:
        base = {key: _pick(node, key, definitions, near, depth) for key in required}
    except NoInstance:
        return
    yield base
    for key, prop in node["properties"].items():
        for value in islice(samples(prop, definitions, near, depth), 6 if depth < 4 else 1):
            changed = {**base, key: value}
            if changed != base and ("not" not in node or not valid(node["not"], changed, definitions)):
                yield changed


def _pick(node: Json, key: str, definitions: Json, near: tuple[int, ...], depth: int) -> Any:
    """A value for a required property; of a fallback's tag one that it does not exclude."""
    prop = node["properties"][key]
    for value in samples(prop, definitions, near, depth):
        if "not" not in node or not valid(node["not"], {key: value}, definitions):
            return value
    raise NoInstance


def _arrays(node: Json, definitions: Json, near: tuple[int, ...], depth: int) -> Iterator[Any]:
    least = node.get("minItems", 0)
    items = node.get("items", {})
    first: list[Any] = []
    for value in islice(samples(items if isinstance(items, dict) else {}, definitions, near, depth), 12):
        if not first and least == 0:
            yield []
        first.append(value)
        size = max(1, least)
        if valid({**_limits(node)}, [value] * size, definitions):
            yield [value] * size
    if not first and least == 0:
        yield []
    if first:
        for size in near:
            if 1 < size <= 64 and valid(_limits(node), [first[0]] * size, definitions):
                yield [first[0]] * size


def _limits(node: Json) -> Json:
    return {key: value for key, value in node.items() if key in ("minItems", "maxItems", "uniqueItems")}


def _scalars(node: Json, near: tuple[int, ...]) -> Iterator[Any]:
    kind = node.get("type")
    texts = [*_TEXTS, *("x" * size for size in near if 1 < size <= 4096)]
    numbers = [*_NUMBERS, *near, *(step + 0.5 for step in near)]
    own = hints({key: value for key, value in node.items() if key != OWN})
    pools: dict[str, list[Any]] = {
        "string": [*texts, *("x" * size for size in own if 1 < size <= 4096)],
        "integer": [*numbers, *own],
        "number": [*numbers, *own],
        "boolean": [False, True],
        "null": [None],
    }
    pool = pools.get(str(kind)) if kind else ["x", 0, True, None, [], {}, 0.5]
    bare = {key: value for key, value in node.items() if key != OWN}
    for value in pool or ():
        if valid(bare, value, {}):
            yield value


# Checking


def checked_in(definition: str, old: Lane, new: Lane) -> tuple[Json, Json] | None:
    """The two schemas that judge instances of a definition: the files themselves, or lowered ones for the class of a
    variant, which the files have no name for."""
    variant = any("of" in lane.lowered["$defs"].get(definition, {}).get(OWN, {}) for lane in (old, new))
    if not variant and definition in old.raw["$defs"] and definition in new.raw["$defs"]:
        return old.raw, new.raw
    if definition in old.lowered["$defs"] and definition in new.lowered["$defs"]:
        return old.lowered, new.lowered
    return None


def confirm(definition: str, instance: Any, by: Literal["old", "new"], old: Lane, new: Lane) -> Witness | None:
    """The witness, if the two schemas disagree on the instance in the way that is claimed."""
    schemas = checked_in(definition, old, new)
    if schemas is None:
        return None
    takes, refuses = schemas if by == "old" else reversed(schemas)
    try:
        if accepts(takes, definition, instance) and not accepts(refuses, definition, instance):
            return Witness(definition, by, instance)
    except RecursionError:
        return None
    return None


def search(
    definition: str, instances: Iterable[Any], by: Literal["old", "new"], old: Lane, new: Lane
) -> Witness | None:
    """The first of some instances that is a witness."""
    for instance in islice(instances, LIMIT):
        found = confirm(definition, instance, by, old, new)
        if found is not None:
            return found
    return None


# Messages


def message_of(method: ir.Method, lane: Lane) -> Json | None:
    """A small message that calls a method."""
    definitions = lane.lowered["$defs"]
    try:
        params = minimal(definitions[method.params], definitions)
    except (NoInstance, KeyError):
        return None
    out: Json = {"jsonrpc": "2.0"}
    if method.kind == "request":
        out["id"] = 1
    return {**out, "method": method.name, "params": params}


def takes_message(lane: Lane, receiver: str, message: Json, peers: frozenset[str]) -> bool:
    """Whether a peer has a method for a message, by the method table and the schema of the params."""
    kind = "request" if "id" in message else "notification"
    for method in lane.methods:
        if method.name == message["method"] and method.kind == kind and receiver in ends(method.side, peers)[0]:
            name = method.params
            schema = lane.raw if name in lane.raw["$defs"] else lane.lowered
            return accepts(schema, name, message["params"])
    return False


def message_witness(
    method: ir.Method, by: Literal["old", "new"], receiver: str, old: Lane, new: Lane, peers: frozenset[str]
) -> Witness | None:
    """A message that one release handles and the other does not."""
    takes, refuses = (old, new) if by == "old" else (new, old)
    message = message_of(method, takes)
    if message is None or not takes_message(takes, receiver, message, peers):
        return None
    if takes_message(refuses, receiver, message, peers):
        return None
    return Witness(method.name, by, message, receiver)
