"""The life of every item over the releases of a store: where it first appears, where it became stable, where it went.

Reads names only, so that all releases together cost less than one build. Knows items and lanes, not what they mean.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from acpgen.items import is_envelope, variants_of
from acpgen.source import LANES, Json, Store

ABSENT, UNSTABLE, STABLE = "absent", "unstable", "stable"


@dataclass(frozen=True, slots=True)
class Life:
    """The state of an item in each release that has its protocol, oldest first."""

    states: tuple[tuple[str, str], ...]

    @property
    def since(self) -> str:
        """The first release that has it, "" if it was there from the first release of the store on."""
        first = next(id for id, state in self.states if state != ABSENT)
        return "" if first == self.states[0][0] else first

    @property
    def stable(self) -> str:
        """The release from which on it has been stable to the end, "" if it always was or is not."""
        out = ""
        for id, state in reversed(self.states):
            if state != STABLE:
                return out
            out = id
        return ""

    def state(self, release: str) -> str:
        return dict(self.states).get(release, ABSENT)


def lives(store: Store, protocol: str, until: str = "") -> dict[str, Life]:
    """The life of every item of a protocol by name, over the releases up to `until` or all. Methods are named too."""
    ids: list[str] = []
    states: dict[str, dict[str, str]] = {}
    for release in store.until(until) if until else store.releases.values():
        if protocol not in release.protocols:
            continue
        ids.append(release.id)
        files = release.files(protocol)
        for lane in reversed(LANES):
            for name in names(files.lane(lane)):
                states.setdefault(name, {})[release.id] = lane
    return {name: Life(tuple((id, found.get(id, ABSENT)) for id in ids)) for name, found in states.items()}


def names(schema: Json) -> Iterator[str]:
    """`Definition`, `Definition.property`, `Union:tag`, `Enum:value`, and the methods."""
    for name, node in schema["$defs"].items():
        if "x-method" in node:
            yield node["x-method"]
        if is_envelope(node):
            continue
        yield name
        yield from (f"{name}.{key}" for key in node.get("properties", ()))
        yield from (f"{name}:{key}" for key, _ in variants_of(node))
        yield from (f"{name}:{value}" for value in node.get("enum", ()))
