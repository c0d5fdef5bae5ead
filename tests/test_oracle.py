"""The oracle held against plain validators and its own laws, on every schema there is."""

from __future__ import annotations

import copy
import itertools
import json
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Any

import jsonschema_rs
import pytest
from hypothesis import HealthCheck, find, given, settings
from hypothesis import strategies as st
from oracle import releases
from oracle.instances import instances, makers, random_instance
from oracle.model import Verdict, judge
from oracle.mutate import Mutation, mutations
from oracle.releases import SchemaFile, schema_or_skip
from oracle.schema import view

FILES = releases.files()
NO_FILES = f"no schemas: neither the store nor {releases.VARIABLE} has any"
PINNED = "1.23.0"
LATEST = "sdk-2.4.0"
NONE = [pytest.param(None, marks=pytest.mark.skip(reason=NO_FILES))]
every_file = pytest.mark.parametrize("file", FILES or NONE, ids=str)
usual_file = pytest.mark.parametrize("file", [f for f in FILES if f.release in {PINNED, LATEST}] or NONE, ids=str)


def sample(file: SchemaFile, count: int) -> Iterator[tuple[str, Any]]:
    """`count` instances of each definition, of growing size, the same ones in each run."""
    for name in file.schema["$defs"]:
        rng = Random(f"{file} {name}")
        for i in range(count):
            yield name, random_instance(file.schema, name, rng, i % 7)


def spoil(file: SchemaFile, count: int, each: int) -> Iterator[tuple[str, Mutation]]:
    for i, (name, value) in enumerate(sample(file, count)):
        made = mutations(file.schema, name, value, Random(i))
        for mutation in itertools.islice(made, each):
            yield name, mutation


@lru_cache(2)
def plain_validators(file: SchemaFile) -> Any:
    """Validators of the schema as upstream wrote it, by pointer."""
    return jsonschema_rs.validator_map_for(file.schema)


# Instances


def check_instances(file: SchemaFile, count: int) -> None:
    plain = plain_validators(file)
    for name, value in sample(file, count):
        assert plain[f"#/$defs/{name}"].is_valid(value), (name, value)
        assert judge(file.schema, name, value) == Verdict("accept", [], value), name
    assert makers(file.schema).rejects <= 0.01 * count * len(file.schema["$defs"])


@usual_file
def test_instances_are_valid(file: SchemaFile) -> None:
    check_instances(file, 20)


@pytest.mark.slow
@every_file
def test_many_instances_are_valid(file: SchemaFile) -> None:
    check_instances(file, 300)


@pytest.mark.parametrize("protocol", ["v1", "v2"])
def test_instances_reach_every_corner(protocol: str) -> None:
    """Each property given, left out and (where it may be) null; each alternative taken; unknown properties at times."""
    schema = schema_or_skip(PINNED, protocol)
    seen: Counter[tuple[str, str]] = Counter()
    for name in schema["$defs"]:
        root = view(schema).definition(name)
        rng = Random(name)
        for _ in range(400):
            value = random_instance(schema, name, rng)
            for union in root.unions:
                for node in union.alternatives:
                    seen[node.pointer, "taken"] += node.is_valid(value)
            if not isinstance(value, dict):
                continue
            for part in root.parts:
                for key, node in part.properties.items():
                    seen[node.pointer, "given"] += key in value
                    seen[node.pointer, "left out"] += key not in value
                    seen[node.pointer, "null"] += key in value and value[key] is None
            declared = {key for part in root.parts_everywhere() for key in part.properties}
            seen[root.pointer, "unknown"] += not value.keys() <= declared

    missed: list[tuple[str, str]] = []
    for name in schema["$defs"]:
        root = view(schema).definition(name)
        required = {key for part in root.parts for key in part.required}
        missed += [
            (node.pointer, "taken")
            for union in root.unions
            for node in union.alternatives
            if not seen[node.pointer, "taken"]
        ]
        for part in root.parts:
            for key, node in part.properties.items():
                wanted = ["given"] if key in required else ["given", "left out"]
                if node.is_valid(None):
                    wanted.append("null")
                missed += [(node.pointer, what) for what in wanted if not seen[node.pointer, what]]
        if root.is_object and not seen[root.pointer, "unknown"]:
            missed.append((root.pointer, "unknown"))
    assert not missed


def test_a_seed_gives_the_same_instances_again() -> None:
    schema = schema_or_skip(PINNED, "v1")
    first, second = ([random_instance(schema, "SessionNotification", Random(i)) for i in range(50)] for _ in range(2))
    assert first == second


@given(data=st.data())
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
def test_strategies_give_valid_instances(data: st.DataObject) -> None:
    schema = schema_or_skip(PINNED, data.draw(st.sampled_from(["v1", "v2"])))
    name = data.draw(st.sampled_from(sorted(schema["$defs"])))
    value = data.draw(instances(schema, name))
    assert judge(schema, name, value).outcome == "accept"


def test_strategies_shrink() -> None:
    schema = schema_or_skip(PINNED, "v1")
    found = find(
        instances(schema, "SessionNotification"),
        lambda value: value["update"]["sessionUpdate"] == "plan" and bool(value["update"]["entries"]),
        settings=settings(max_examples=3000, database=None, deadline=None),
        random=Random(0),
    )
    assert set(found) == {"sessionId", "update"}
    assert set(found["update"]) == {"sessionUpdate", "entries"}
    assert len(found["update"]["entries"]) == 1


# Mutations and the laws of a verdict

AIMED = frozenset(
    {
        "type",
        "required",
        "const",
        "enum",
        "format",
        "minimum",
        "maximum",
        "minLength",
        "pattern",
        "minItems",
        "items",
        "additionalProperties",
        "anyOf",
        "oneOf",
        "not",
        "x-deserialize-default-on-null",
    }
)


def resolve(value: Any, pointer: str) -> Any:
    for token in pointer.split("/")[1:]:
        token = token.replace("~1", "/").replace("~0", "~")
        value = value[int(token)] if isinstance(value, list) else value[token]
    return value


def numbers(value: Any) -> Iterator[int | float]:
    if isinstance(value, (int, float)):
        yield value
    elif isinstance(value, (list, dict)):
        for item in value.values() if isinstance(value, dict) else value:
            yield from numbers(item)


def check_verdicts(file: SchemaFile, count: int, each: int) -> None:
    plain = plain_validators(file)
    rules = json.dumps(file.schema)
    for name, mutation in spoil(file, count, each):
        before = copy.deepcopy(mutation.instance)
        verdict = judge(file.schema, name, mutation.instance)
        where = (name, mutation, verdict)
        assert mutation.instance == before, where
        assert (verdict.outcome == "salvage") == bool(verdict.salvaged), where
        if verdict.outcome == "accept":
            assert plain[f"#/$defs/{name}"].is_valid(mutation.instance), where
        elif plain[f"#/$defs/{name}"].is_valid(mutation.instance):
            # Only the range of a `format` is stricter than the plain reading.
            assert any(not 0 <= number <= 65535 for number in numbers(mutation.instance)), where
        if verdict.outcome == "salvage":
            assert judge(file.schema, name, verdict.value).outcome == "accept", where
            for pointer, rule in verdict.salvaged:
                resolve(mutation.instance, pointer)
                assert f"x-deserialize-{rule}" in rules, where


@usual_file
def test_verdicts_keep_their_laws(file: SchemaFile) -> None:
    check_verdicts(file, 6, 8)


@pytest.mark.slow
@every_file
def test_many_verdicts_keep_their_laws(file: SchemaFile) -> None:
    check_verdicts(file, 100, 12)


@pytest.mark.parametrize("release", [PINNED, LATEST])
@pytest.mark.parametrize("protocol", ["v1", "v2"])
def test_mutations_aim_at_every_keyword_and_break_something(release: str, protocol: str) -> None:
    file = SchemaFile(release, protocol, "unstable", releases.roots()[0]) if FILES else None
    schema = schema_or_skip(release, protocol)
    file = next(f for f in FILES if f.schema is schema)
    used = {keyword for name in schema["$defs"] for keyword in keywords(schema["$defs"][name])}
    outcomes: dict[str, Counter[str]] = {}
    for name, mutation in spoil(file, 8, 12):
        outcome = judge(schema, name, mutation.instance).outcome
        outcomes.setdefault(mutation.keyword, Counter())[outcome] += 1
    assert outcomes.keys() - {"properties"} == used & AIMED
    assert all(sum(counts.values()) > counts["accept"] for counts in outcomes.values()), outcomes
    rejected = sum(counts["reject"] for counts in outcomes.values())
    assert rejected > 0.4 * sum(sum(counts.values()) for counts in outcomes.values())


def keywords(schema: Any) -> Iterator[str]:
    """The keywords of a subschema and all below it; names of properties are none."""
    if isinstance(schema, list):
        for item in schema:
            yield from keywords(item)
    elif isinstance(schema, dict):
        for keyword, value in schema.items():
            # `additionalProperties: true` asks nothing that a mutation could break.
            if value is not True or keyword.startswith("x-"):
                yield keyword
            if keyword == "properties":
                for item in value.values():
                    yield from keywords(item)
            elif keyword in {
                "anyOf",
                "oneOf",
                "allOf",
                "not",
                "items",
                "additionalProperties",
            }:
                yield from keywords(value)


def test_mutations_leave_the_original_alone_and_repeat() -> None:
    schema = schema_or_skip(PINNED, "v2")
    value = random_instance(schema, "UpdateSessionNotification", Random(3), 6)
    before = copy.deepcopy(value)
    first, second = (list(mutations(schema, "UpdateSessionNotification", value, Random(1))) for _ in range(2))
    assert value == before
    assert [m.pointer for m in first] == [m.pointer for m in second]
    assert {m.keyword for m in first} >= {"type", "required", "anyOf"}
