"""Who produces and who receives each type, and whether a lenient use stands between it and a failure.

The handler of a method receives its params and produces its result; the other peers do the reverse. Peers are whatever
sides the two method tables name, so a third one needs no change here.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from acpgen import ir
from acpgen.diff.load import Lane
from acpgen.diff.normalise import refs
from acpgen.items import entries_of, is_envelope, protocol_level, refs_in
from acpgen.source import Json

# Sides that mean "either peer"; any other value of `x-side` is a peer of its own.
TWO_WAY = frozenset({"both", "protocol"})
KNOWN_SIDES = frozenset({"agent", "client", "proxy"}) | TWO_WAY
LENIENT, STRICT = 1, 2
WHOLE, ITEMS = "default-on-error", "skip-invalid-items"

Levels = dict[str, int]


@dataclass(frozen=True, slots=True)
class Reach:
    """For each definition the peers that receive and that produce it, each LENIENT or STRICT; absent: never."""

    receives: dict[str, Levels]
    produces: dict[str, Levels]
    peers: frozenset[str]
    uses: dict[str, list[tuple[str, bool]]]


def peers_of(*tables: Iterable[ir.Method]) -> frozenset[str]:
    """The peers of all method tables; a conversation has an agent and a client at least."""
    named = {method.side for table in tables for method in table} - TWO_WAY
    return frozenset(named | {"agent", "client"})


def ends(side: str, peers: frozenset[str]) -> tuple[frozenset[str], frozenset[str]]:
    """(receivers, senders) of what a side handles."""
    if side in TWO_WAY:
        return peers, peers
    return frozenset({side}), peers - {side}


def reach(lane: Lane, model: Json, peers: frozenset[str]) -> Reach:
    """Walk from the params and results of all methods down the references."""
    uses = {name: list(_uses(node)) for name, node in model["definitions"].items()}
    received: dict[str, set[str]] = {peer: set() for peer in peers}
    produced: dict[str, set[str]] = {peer: set() for peer in peers}
    for method in lane.methods:
        receivers, senders = ends(method.side, peers)
        for peer in receivers:
            received[peer].add(method.params)
            produced[peer].add(method.result)
        for peer in senders:
            produced[peer].add(method.params)
            received[peer].add(method.result)
    for name in _envelope_types(lane.raw):
        for peer in peers:
            received[peer].add(name)
            produced[peer].add(name)
    return Reach(_levels(received, uses), _levels(produced, uses), peers, uses)


def _levels(roots: dict[str, set[str]], uses: dict[str, list[tuple[str, bool]]]) -> dict[str, Levels]:
    out: dict[str, Levels] = {}
    for peer, names in roots.items():
        strict = _closure(names, uses, lenient=False)
        for name in _closure(strict, uses, lenient=True):
            out.setdefault(name, {})[peer] = STRICT if name in strict else LENIENT
    return out


def _closure(roots: Iterable[str], uses: dict[str, list[tuple[str, bool]]], lenient: bool) -> set[str]:
    seen = {name for name in roots if name in uses}
    stack = list(seen)
    while stack:
        for target, soft in uses[stack.pop()]:
            if (lenient or not soft) and target in uses and target not in seen:
                seen.add(target)
                stack.append(target)
    return seen


def _uses(node: Json) -> Iterable[tuple[str, bool]]:
    """The definitions that one of a model refers to, and whether each use is lenient."""
    if node["kind"] == "record":
        for prop in node["properties"].values():
            soft = WHOLE in prop["lenient"]
            items = soft or ITEMS in prop["lenient"]
            for part in prop["type"].get("either", [prop["type"]]):
                if "ref" in part:
                    yield part["ref"], soft
                elif "list" in part or "map" in part:
                    for target in refs(part):
                        yield target, items if "list" in part else soft
    elif node["kind"] == "union":
        for variant in node["variants"].values():
            yield variant["ref"], False
    elif node["kind"] == "alias":
        for target in refs(node["type"]):
            yield target, False


def _envelope_types(raw: Json) -> set[str]:
    """What the JSON-RPC envelopes themselves carry: ids and errors, which go both ways."""
    carried: set[str] = set(protocol_level(raw))
    named: set[str] = set()
    for definition in raw["$defs"].values():
        if is_envelope(definition):
            carried.update(target for target, _ in entries_of(definition))
            named.update(refs_in(definition))
    envelopes = {name for name, definition in raw["$defs"].items() if is_envelope(definition)}
    extension = {name for name in carried if name in raw["$defs"] and "x-method" not in raw["$defs"][name]}
    return (named - carried - envelopes) | extension
