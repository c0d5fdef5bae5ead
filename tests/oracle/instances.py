"""Values that a definition of a raw schema allows, by construction.

`random_instance` is the fast, seeded generator; `instances` is the same generator fed with Hypothesis's draws. Each node is
turned once into a maker: unions become a choice, and what then has to hold together (the parts of a variant, properties
beside a union, the payload behind `allOf`) becomes one flat object. Only a `oneOf` whose alternatives constants do not
keep apart is checked after the fact; `Makers.rejects` counts what that throws away.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from hypothesis import strategies as st

from . import scalars
from .flat import Flat, Unsatisfiable
from .scalars import below, chance, pick
from .schema import Node, Schema, Union, same, view

Make = Callable[[Random, int], Any]
State = tuple[tuple[Node, ...], tuple[Union, ...], frozenset[str]]

DEFAULT_SIZE = 5
_TRIES = 100


def random_instance(schema: dict[str, Any], definition: str, rng: Random, size: int = DEFAULT_SIZE) -> Any:
    """One valid value. `size` bounds the depth to which optional content is given: 0 gives little but what is required."""
    found = makers(schema)
    return found.of(found.schema.definition(definition))(rng, size)


def instances(schema: dict[str, Any], definition: str) -> st.SearchStrategy[Any]:
    """Valid values of a definition; they shrink towards first alternatives, left-out options and plain scalars."""

    @st.composite
    def draw_one(draw: st.DrawFn) -> Any:
        return random_instance(schema, definition, _Drawn(draw), draw(st.integers(0, DEFAULT_SIZE)))

    return draw_one()


class _Drawn(Random):
    """A source of randomness whose draws Hypothesis chooses, and can shrink."""

    def __init__(self, draw: st.DrawFn) -> None:
        super().__init__(0)
        self._draw = draw

    def random(self) -> float:
        return self._draw(_STEPS) / 128


# Over a wider range Hypothesis favours the ends and small numbers so much that later alternatives are hardly ever taken.
_STEPS = st.integers(0, 127)
_makers: dict[int, Makers] = {}


def makers(schema: dict[str, Any]) -> Makers:
    found = _makers.get(id(schema))
    if found is None:
        found = _makers[id(schema)] = Makers(view(schema))
    return found


class Makers:
    """The makers of one schema, each built when it is first needed."""

    def __init__(self, schema: Schema) -> None:
        self.schema = schema
        self.rejects = 0
        self._of: dict[tuple[Node, ...], Make] = {}
        self._built: dict[Any, Make | None] = {}

    def of(self, *nodes: Node) -> Make:
        """A maker of values for which all the nodes hold."""
        found = self._of.get(nodes)
        if found is None:
            found = self._of[nodes] = self._state(_state(nodes))
        return found

    def _state(self, state: State) -> Make:
        parts, unions, foreign = state
        key = (tuple(p.pointer for p in parts), tuple(id(u) for u in unions), foreign)
        if key not in self._built:
            try:
                self._built[key] = self._choice(state) if unions else self._flat(Flat(parts), foreign)
            except Unsatisfiable:
                self._built[key] = None
        made = self._built[key]
        if made is None:
            raise Unsatisfiable(parts[0].pointer)
        return made

    # Unions

    def _choice(self, state: State) -> Make:
        parts, (union, *rest), foreign = state
        options = []
        for chosen in _choices(union):
            more, inner, _ = _state(chosen)
            # Names of other alternatives may appear as unknown properties, unless that could make a second one fit.
            known = foreign | union.names if union.keyword == "anyOf" or union.disjoint else foreign
            try:
                options.append(self._state((_merge(parts, more), (*inner, *rest), known)))
            except Unsatisfiable:
                continue
        if not options:
            raise Unsatisfiable(union.alternatives[0].pointer)

        def make(rng: Random, size: int) -> Any:
            return (options[0] if size < -20 else pick(rng, options))(rng, size)

        if union.keyword == "anyOf" or union.disjoint:
            return make

        def make_exactly_one(rng: Random, size: int) -> Any:
            for _ in range(_TRIES):
                value = make(rng, size)
                # By either reading: an integer out of its range keeps an alternative from fitting in one of them only.
                fits = [node.is_valid(value) for node in union.alternatives]
                plain = [node.is_valid_without_ranges(value) for node in union.alternatives]
                if sum(fits) == sum(plain) == 1:
                    return value
                self.rejects += 1
            raise Unsatisfiable(f"no value for exactly one of {union.alternatives}")

        return make_exactly_one

    # Everything else

    def _flat(self, flat: Flat, foreign: frozenset[str]) -> Make:
        if flat.values is not None:
            values = flat.values
            return lambda rng, size: pick(rng, values)
        if flat.types is None:
            return lambda rng, size: scalars.anything(rng, min(size, 3))
        kinds = sorted(flat.types)
        if "null" in kinds and len(kinds) > 1:
            present = [self._kind(kind, flat, foreign) for kind in kinds if kind != "null"]
            return lambda rng, size: (None if chance(rng, 0.2) else pick(rng, present)(rng, size))
        made = [self._kind(kind, flat, foreign) for kind in kinds]
        return made[0] if len(made) == 1 else lambda rng, size: pick(rng, made)(rng, size)

    def _kind(self, kind: str, flat: Flat, foreign: frozenset[str]) -> Make:
        if kind == "null":
            return lambda rng, size: None
        if kind == "boolean":
            return lambda rng, size: chance(rng, 0.5)
        if kind == "integer":
            low, high = flat.low, flat.high
            assert not isinstance(low, float) and not isinstance(high, float)
            return lambda rng, size: scalars.integer(rng, low, high)
        if kind == "number":
            return lambda rng, size: scalars.number(rng, flat.low, flat.high)
        if kind == "string":
            return self._string(flat)
        return self._array(flat) if kind == "array" else self._object(flat, foreign)

    def _string(self, flat: Flat) -> Make:
        fmt, least, most, patterns = (
            flat.format,
            flat.min_length,
            flat.max_length,
            flat.patterns,
        )
        if patterns:
            return lambda rng, size: scalars.matching(rng, patterns[0])

        def make(rng: Random, size: int) -> str:
            text = scalars.text(rng, fmt)
            if len(text) < least:
                text += "\u00e9" * (least - len(text))
            return text if most is None else text[:most]

        return make

    def _array(self, flat: Flat) -> Make:
        least, most = flat.min_items, flat.max_items
        item = self._later(*flat.items)

        def make(rng: Random, size: int) -> list[Any]:
            room = max(0, min(4, size))
            count = least + below(rng, room + 1)
            if most is not None:
                count = min(count, most)
            return [item(rng, size - 1) for _ in range(count)]

        return make

    def _object(self, flat: Flat, foreign: frozenset[str]) -> Make:
        required, optional = [], []
        for name in {**flat.properties, **dict.fromkeys(sorted(flat.required))}:
            nodes = flat.nodes_for(name)
            try:
                entry = (
                    name,
                    self._excluding(self._later(*nodes), flat.excluded.get(name, ())),
                )
                self.of(*nodes) if name in flat.required else None
            except Unsatisfiable:
                if name in flat.required:
                    raise
                continue
            if name in flat.required:
                required.append(entry)
            elif name not in flat.forbidden:
                optional.append(entry)
        # A name of another alternative is fair game, one that is declared, forbidden or excluded here is not.
        taken = {*flat.properties, *flat.forbidden, *flat.excluded}
        strangers = sorted(foreign - taken)
        extra = self._later(*flat.additional) if flat.additional else None
        # A fallback and a bare object are all about what they do not declare.
        unknown = 0.7 if flat.excluded or not flat.properties else 0.2
        return _object_maker(required, optional, strangers, frozenset(taken), extra, unknown)

    def _later(self, *nodes: Node) -> Make:
        """A maker that is built at its first use, since a definition may contain itself."""
        if not nodes:
            return lambda rng, size: scalars.anything(rng, min(size, 3))
        built: list[Make] = []

        def make(rng: Random, size: int) -> Any:
            if not built:
                built.append(self.of(*nodes))
            return built[0](rng, size)

        return make

    def _excluding(self, make: Make, excluded: tuple[Any, ...]) -> Make:
        if not excluded:
            return make

        def make_other(rng: Random, size: int) -> Any:
            for _ in range(_TRIES):
                value = make(rng, size)
                if not any(same(value, known) for known in excluded):
                    return value
                self.rejects += 1
            raise Unsatisfiable(f"nothing but {excluded}")

        return make_other


def _object_maker(
    required: list[tuple[str, Make]],
    optional: list[tuple[str, Make]],
    strangers: list[str],
    taken: frozenset[str],
    extra: Make | None,
    unknown: float,
) -> Make:
    def make(rng: Random, size: int) -> dict[str, Any]:
        value = {name: content(rng, size - 1) for name, content in required}
        if size > 0 and optional:
            share = pick(rng, (0.0, 0.3, 0.6, 1.0))
            if share:
                for name, content in optional:
                    if chance(rng, share):
                        value[name] = content(rng, size - 1)
        if extra is not None:
            for _ in range(below(rng, max(1, min(size, 3) + 1))):
                if (name := scalars.text(rng)) not in taken:
                    value[name] = extra(rng, size - 1)
        elif chance(rng, unknown):
            for _ in range(1 + below(rng, 3)):
                name = pick(rng, strangers) if strangers and chance(rng, 0.3) else scalars.name(rng)
                if name not in taken:
                    value[name] = scalars.anything(rng, min(size, 2))
        if chance(rng, 0.15):
            # The order of properties says nothing; a tag may well come last.
            value = dict(sorted(value.items(), key=lambda item: rng.random()))
        return value

    return make


def _state(nodes: tuple[Node, ...]) -> State:
    parts: tuple[Node, ...] = ()
    for node in nodes:
        parts = _merge(parts, node.parts)
    return (
        parts,
        tuple(union for part in parts for union in part.own_unions),
        frozenset(),
    )


def _merge(left: tuple[Node, ...], right: tuple[Node, ...]) -> tuple[Node, ...]:
    return tuple({part.pointer: part for part in (*left, *right)}.values())


def _choices(union: Union) -> Iterator[tuple[Node, ...]]:
    """Each alternative; of a small `anyOf` of untagged objects also each pair, since both may hold at once."""
    for node in union.alternatives:
        yield (node,)
    loose = [node for node in union.alternatives if not node.tags and node.is_object]
    if union.keyword == "anyOf" and len(loose) <= 4:
        yield from ((a, b) for i, a in enumerate(loose) for b in loose[i + 1 :])
