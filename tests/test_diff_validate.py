"""Our small validator against jsonschema-rs: on generated schemas, and on every definition of the releases."""

from __future__ import annotations

import random
from typing import Any

import diff_laws
import jsonschema_rs
import pytest
from acpgen.diff.validate import accepts, same, valid
from acpgen.diff.witness import samples
from acpgen.lower import lower
from acpgen.naming import Pins
from acpgen.source import LANES, open_store
from hypothesis import given, settings
from hypothesis import strategies as st

STORE = open_store()
SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-5, 5),
    st.sampled_from([0.5, 1.0, -2.0, 2.5, 1e20]),
    st.sampled_from(["", "a", "ab", "ä", "1"]),
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abc"), inner, max_size=3),
    max_leaves=6,
)
TYPE = st.sampled_from(["string", "integer", "number", "boolean", "null", "array", "object"])
LIMITS = st.fixed_dictionaries(
    {},
    optional={
        "minimum": st.integers(-3, 3), "maximum": st.integers(-3, 3), "exclusiveMinimum": st.integers(-3, 3),
        "exclusiveMaximum": st.integers(-3, 3), "multipleOf": st.sampled_from([1, 2, 0.5]), "minLength": st.integers(0, 2),
        "maxLength": st.integers(0, 2), "pattern": st.sampled_from(["^a", "b$", "^[a-z]*$"]), "minItems": st.integers(0, 2),
        "maxItems": st.integers(0, 2), "uniqueItems": st.booleans(), "minProperties": st.integers(0, 2),
        "maxProperties": st.integers(0, 2), "format": st.just("uint32"), "const": SCALARS, "enum": st.lists(VALUES, min_size=1, max_size=3),
    },
)  # fmt: skip


def nested(inner: Any) -> Any:
    some = st.lists(inner, min_size=1, max_size=3)
    return st.fixed_dictionaries(
        {},
        optional={
            "type": TYPE | st.lists(TYPE, min_size=1, max_size=3, unique=True), "anyOf": some, "oneOf": some, "allOf": some,
            "not": inner, "items": inner, "additionalProperties": inner | st.booleans(),
            "properties": st.dictionaries(st.sampled_from("abc"), inner, max_size=2),
            "required": st.lists(st.sampled_from("abc"), max_size=2, unique=True),
        },
    )  # fmt: skip


SCHEMAS = st.recursive(LIMITS | st.booleans(), lambda inner: nested(inner) | LIMITS, max_leaves=6)


@settings(deadline=None, max_examples=600)
@given(SCHEMAS, st.lists(VALUES, min_size=1, max_size=6))
def test_the_same_verdict_on_generated_schemas(schema: Any, values: list[Any]) -> None:
    judge = jsonschema_rs.Draft202012Validator(schema)
    for value in values:
        assert valid(schema, value, {}) == judge.is_valid(value), (schema, value)


def mutated(value: Any, rng: random.Random) -> Any:
    """An instance with one thing changed."""
    if isinstance(value, dict) and value and rng.random() < 0.8:
        key = rng.choice(sorted(value))
        rest = {other: item for other, item in value.items() if other != key}
        return rest if rng.random() < 0.4 else {**rest, key: mutated(value[key], rng)}
    if isinstance(value, list) and value and rng.random() < 0.6:
        return [mutated(value[0], rng), *value[1:]]
    return rng.choice([None, 0, "x", True, [], {}, 1.5, -1])


@pytest.mark.parametrize("lane", LANES)
@pytest.mark.parametrize("protocol", ["v1", "v2"])
def test_the_same_verdict_on_every_definition(protocol: str, lane: str) -> None:
    raw = STORE.release(STORE.latest).files(protocol).lane(lane)
    lowered = lower(raw, Pins(), "x")
    rng = random.Random(3)
    checked = 0
    for name in raw["$defs"]:
        if name not in lowered["$defs"]:
            continue
        judges = [(schema, diff_laws.validator(schema, name)) for schema in (raw, lowered)]
        for index, value in enumerate(samples(lowered["$defs"][name], lowered["$defs"])):
            if index > 8:
                break
            for given_ in (value, mutated(value, rng), mutated(value, rng)):
                for schema, judge in judges:
                    assert accepts(schema, name, given_) == judge.is_valid(given_), (name, given_)
                    checked += 1
    assert checked > 2000


def test_samples_are_valid_and_minimal_first() -> None:
    raw = STORE.release(STORE.latest).files("v1").unstable
    lowered = lower(raw, Pins(), "x")
    empty = []
    for name, node in lowered["$defs"].items():
        found = []
        for value in samples(node, lowered["$defs"]):
            found.append(value)
            if len(found) > 30:
                break
        if not found:
            empty.append(name)
        good = [value for value in found if accepts(lowered, name, value)]
        assert not found or good and good[0] == found[0], name
    assert empty == []


def test_a_definition_that_refers_to_itself_is_no_endless_loop() -> None:
    with pytest.raises(RecursionError):
        valid({"$ref": "#/$defs/A"}, 1, {"A": {"$ref": "#/$defs/A"}})


def test_equality_of_json() -> None:
    assert same(1, 1.0) and not same(True, 1) and not same(0, False)
    assert same({"a": [1]}, {"a": [1.0]}) and not same([1], [1, 2]) and not same({"a": 1}, {"b": 1})
