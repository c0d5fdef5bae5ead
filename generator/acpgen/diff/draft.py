"""The workbench of the rules: one lane of two releases side by side, and findings while they are being made."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from itertools import islice
from typing import Any, Literal

from acpgen.diff import witness as find
from acpgen.diff.direction import STRICT, Reach, peers_of, reach
from acpgen.diff.edits import Edit
from acpgen.diff.load import Lane
from acpgen.diff.match import renamed_lane, renames
from acpgen.diff.normalise import normalise
from acpgen.diff.python import Note, effects
from acpgen.diff.report import VERDICTS, Verdict, worst
from acpgen.diff.validate import valid
from acpgen.facts import _feature_at as capability_feature
from acpgen.items import refs_in
from acpgen.lower import OWN
from acpgen.source import Json

Wire = dict[str, Verdict]
Lean = Literal["old", "new"]


@dataclass(slots=True)
class Draft:
    """A finding in the making. `places` are the definitions in which the change stands, `items` the names under which
    features and facts know it."""

    rule: str
    object: str
    message: str
    edits: list[Edit] = field(default_factory=list)
    places: list[str] = field(default_factory=list)
    items: list[str] = field(default_factory=list)
    wire: Wire = field(default_factory=dict)
    python: list[Note] = field(default_factory=list)
    review: bool = False
    hidden: bool = False
    feature: str = ""
    proofs: dict[str, find.Witness] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)
    follows: list[str] = field(default_factory=list)
    adds: bool = False
    removes: bool = False

    def absorb(self, other: Draft) -> None:
        """Take in another draft of the same finding."""
        self.edits += other.edits
        for name in ("places", "items", "python", "notes", "follows"):
            setattr(self, name, list(dict.fromkeys([*getattr(self, name), *getattr(other, name)])))
        for peer, verdict in other.wire.items():
            self.wire[peer] = worst(self.wire.get(peer, "safe"), verdict)
        # A witness on one of them takes away the doubt about all.
        self.review = self.review and other.review
        self.hidden = self.hidden and other.hidden
        self.proofs = {**other.proofs, **self.proofs}

    @property
    def python_verdict(self) -> Verdict:
        return worst(*(note.verdict for note in self.python))

    @property
    def verdict(self) -> Verdict:
        return worst(self.python_verdict, *self.wire.values())


class Pair:
    """One lane of two releases. The names of the old one are those of the new one wherever a definition was renamed."""

    def __init__(self, old: Lane, new: Lane, facts: Json) -> None:
        before = normalise(old.lowered, old.methods, old.unknown)
        self.new_model = normalise(new.lowered, new.methods, new.unknown)
        self.renames = renames(before, self.new_model)
        self.old_model_as_is = before
        self.old = renamed_lane(old, self.renames)
        self.old_model = normalise(self.old.lowered, self.old.methods, old.unknown) if self.renames else before
        self.new = new
        self.facts = facts
        self._effects: dict[str, dict[str, list[Note]]] = {}

    @cached_property
    def peers(self) -> frozenset[str]:
        return peers_of(self.old.methods, self.new.methods)

    @cached_property
    def old_reach(self) -> Reach:
        return reach(self.old, self.old_model, self.peers)

    @cached_property
    def new_reach(self) -> Reach:
        return reach(self.new, self.new_model, self.peers)

    # Verdicts

    def widened(self, places: Iterable[str], soft: bool = False) -> Wire:
        """Old receivers meet what they refuse: break where a strict use leads to it, degrade behind a lenient one."""
        out: Wire = {}
        for place in places:
            made = {peer for levels in [self.new_reach.produces.get(place, {})] for peer in levels}
            for peer, level in self.old_reach.receives.get(place, {}).items():
                if made - {peer}:
                    self.blame(out, peer, "break" if level == STRICT and not soft else "degrade")
        return out

    def narrowed(self, places: Iterable[str], soft: bool = False) -> Wire:
        """Old producers make what new receivers refuse."""
        out: Wire = {}
        for place in places:
            for peer in self.old_reach.produces.get(place, {}):
                level = self.new_reach.produces.get(place, {}).get(peer)
                if level is not None:
                    self.blame(out, peer, "break" if level == STRICT and not soft else "degrade")
        return out

    @staticmethod
    def blame(wire: Wire, peer: str, verdict: Verdict) -> None:
        wire[peer] = worst(wire.get(peer, "safe"), verdict)

    @staticmethod
    def at_most(wire: Wire, verdict: Verdict) -> Wire:
        return {peer: min(v, verdict, key=VERDICTS.index) for peer, v in wire.items()}

    def gate(self, wire: Wire, items: Iterable[str], gone: bool = False) -> tuple[Wire, str]:
        """A change that only peers meet which advertise a capability that the other release lacks is gated. `gone`: the
        capability went, so the peer that is to receive advertises it no more."""
        for item in items:
            for side, path in self._capabilities.get(item, ()):
                absent, present = (self.new, self.old) if gone else (self.old, self.new)
                if self._has(absent, side, path) or not self._has(present, side, path):
                    continue
                affected = set(wire) - {side} if gone else {side}
                if affected & set(wire):
                    gated: Wire = {peer: "gated" if peer in affected and v != "safe" else v for peer, v in wire.items()}
                    return gated, f"{side} capability {path}"
        return wire, ""

    @cached_property
    def _capabilities(self) -> dict[str, list[tuple[str, str]]]:
        out: dict[str, list[tuple[str, str]]] = {}
        for side, paths in self.facts["capability"].items():
            for path, items in paths.items():
                for item in items:
                    out.setdefault(item, []).append((side, path))
        return out

    @staticmethod
    def _has(lane: Lane, side: str, path: str) -> bool:
        root = lane.raw["$defs"].get(f"{side.capitalize()}Capabilities")
        return capability_feature(lane.raw, root, path.split(".")) is not None

    @cached_property
    def capability_types(self) -> frozenset[str]:
        """The definitions that make up what peers advertise."""
        seen: set[str] = set()
        for lane in (self.old, self.new):
            definitions = lane.lowered["$defs"]
            stack = [f"{peer.capitalize()}Capabilities" for peer in self.peers]
            here: set[str] = set()
            while stack:
                name = stack.pop()
                if name in definitions and name not in here:
                    here.add(name)
                    stack.extend(refs_in({k: v for k, v in definitions[name].items() if k != OWN}))
            seen |= here
        return frozenset(seen)

    # Witnesses

    def prove(self, draft: Draft, by: Lean, candidates: Iterable[tuple[str, Iterable[Any]]]) -> bool:
        """Give a draft its witness that the `by` release takes and the other one refuses, if one is found."""
        for definition, instances in candidates:
            if by in draft.proofs:
                break
            found = find.search(definition, instances, by, self.old, self.new)
            if found is not None:
                draft.proofs[by] = found
        return by in draft.proofs

    def charge(self, draft: Draft, by: Lean, wire: Wire, candidates: Iterable[tuple[str, Iterable[Any]]]) -> bool:
        """Blame what a witness proves. Without one no finding says break: it is one for a person to look at."""
        self.prove(draft, by, candidates)
        return self.settle(draft, by, wire)

    def settle(self, draft: Draft, by: Lean, wire: Wire) -> bool:
        proved = by in draft.proofs
        if not proved and "break" in wire.values():
            wire = self.at_most(wire, "degrade")
            draft.review = True
            draft.notes.append("no instance was found that shows a break")
        for peer, verdict in wire.items():
            self.blame(draft.wire, peer, verdict)
        return proved

    def instances(self, definition: str, side: Lean, near: tuple[int, ...] = ()) -> Iterable[Any]:
        definitions = self._lane(side).lowered["$defs"]
        return find.samples(definitions[definition], definitions, near) if definition in definitions else ()

    def _lane(self, side: Lean) -> Lane:
        return self.old if side == "old" else self.new

    def bases(self, definition: str, side: Lean) -> Iterable[Json]:
        """The smallest instance of a record: first with what the other release insists on too, so that nothing but the
        change in question makes the difference, then without."""
        own = next(iter(self.instances(definition, side)), None)
        if isinstance(own, dict):
            other = next(iter(self.instances(definition, "new" if side == "old" else "old")), None)
            if isinstance(other, dict):
                yield {**other, **own}
            yield own

    def with_property(self, definition: str, prop: str, side: Lean, near: tuple[int, ...] = ()) -> Iterable[Any]:
        """Instances of a record in which a property has a value that only this side takes."""
        lanes = self._lane(side), self._lane("new" if side == "old" else "old")
        nodes = [lane.lowered["$defs"].get(definition, {}).get("properties", {}).get(prop) for lane in lanes]
        if nodes[0] is None:
            return
        definitions = [lane.lowered["$defs"] for lane in lanes]
        values = [
            value
            for value in islice(find.samples(nodes[0], definitions[0], near), find.LIMIT)
            if nodes[1] is None or not valid(nodes[1], value, definitions[1])
        ]
        for base in self.bases(definition, side):
            yield from ({**base, prop: value} for value in values)

    def without_property(self, definition: str, prop: str, side: Lean) -> Iterable[Any]:
        for base in self.bases(definition, side):
            yield {key: value for key, value in base.items() if key != prop}

    # Python

    def python(self, definition: str, member: str = "") -> list[Note]:
        if definition not in self._effects:
            self._effects[definition] = effects(self.old.lowered, self.new.lowered, definition)
        return self._effects[definition].get(member, [])

    def origin(self, definition: str, prop: str) -> str:
        """The property as the files have it: a variant repeats what its payload and its union have."""
        for lane in (self.new, self.old):
            node = lane.lowered["$defs"].get(definition, {}).get("properties", {}).get(prop)
            if node is not None:
                return str(node[OWN].get("origin") or f"{definition}.{prop}")
        return f"{definition}.{prop}"

    def stands_for(self, name: str) -> str:
        """The definition that the class of a variant repeats, or the name itself."""
        for lane in (self.new, self.old):
            own = lane.lowered["$defs"].get(name, {}).get(OWN)
            if own is not None:
                return str(own.get("origin") or name) if "of" in own else name
        return name

    def ordered(self, places: Iterable[str]) -> list[str]:
        """Named definitions before the classes of variants: those have a schema of their own in the files."""

        def variant(name: str) -> bool:
            return any("of" in lane.lowered["$defs"].get(name, {}).get(OWN, {}) for lane in (self.old, self.new))

        return sorted(dict.fromkeys(places), key=lambda name: (variant(name),))
