"""The oracle, held against plain validators, against its own laws, and against tables of known answers."""

from __future__ import annotations

import copy
import itertools
import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
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
from oracle.releases import SchemaFile
from oracle.schema import view

FILES = releases.files()
NO_FILES = f"no schemas: neither the store nor {releases.VARIABLE} has any"
PINNED = "1.23.0"
every_file = pytest.mark.parametrize(
    "file",
    FILES or [pytest.param(None, marks=pytest.mark.skip(reason=NO_FILES))],
    ids=str,
)


def schema_of(release: str, protocol: str, lane: str = "unstable") -> dict[str, Any]:
    try:
        return releases.schema(release, protocol, lane)
    except KeyError as missing:
        pytest.skip(f"{missing.args[0]}; set {releases.VARIABLE}")


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


@cache
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


@every_file
def test_instances_are_valid(file: SchemaFile) -> None:
    check_instances(file, 4)


@pytest.mark.slow
@every_file
def test_many_instances_are_valid(file: SchemaFile) -> None:
    check_instances(file, 300)


@pytest.mark.parametrize("protocol", ["v1", "v2"])
def test_instances_reach_every_corner(protocol: str) -> None:
    """Each property given, left out and (where it may be) null; each alternative taken; unknown properties at times."""
    schema = schema_of(PINNED, protocol)
    seen: Counter[tuple[str, str]] = Counter()
    for name in schema["$defs"]:
        root = view(schema).definition(name)
        rng = Random(name)
        for i in range(400):
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
            declared = {
                key for part in root.parts_everywhere() for key in part.properties
            }
            seen[root.pointer, "unknown"] += not value.keys() <= declared

    missed = []
    for name in schema["$defs"]:
        root = view(schema).definition(name)
        required = {key for part in root.parts for key in part.required}
        missed += [
            node.pointer
            for union in root.unions
            for node in union.alternatives
            if not seen[node.pointer, "taken"]
        ]
        for part in root.parts:
            for key, node in part.properties.items():
                wanted = ["given"] if key in required else ["given", "left out"]
                if node.is_valid(None):
                    wanted.append("null")
                missed += [
                    (node.pointer, what)
                    for what in wanted
                    if not seen[node.pointer, what]
                ]
        if root.types == {"object"} and not seen[root.pointer, "unknown"]:
            missed.append((root.pointer, "unknown"))
    assert not missed


def test_a_seed_gives_the_same_instances_again() -> None:
    schema = schema_of(PINNED, "v1")
    first, second = (
        [random_instance(schema, "SessionNotification", Random(i)) for i in range(50)]
        for _ in range(2)
    )
    assert first == second


@given(data=st.data())
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
def test_strategies_give_valid_instances(data: st.DataObject) -> None:
    schema = schema_of(PINNED, data.draw(st.sampled_from(["v1", "v2"])))
    name = data.draw(st.sampled_from(sorted(schema["$defs"])))
    value = data.draw(instances(schema, name))
    assert judge(schema, name, value).outcome == "accept"


def test_strategies_shrink() -> None:
    schema = schema_of(PINNED, "v1")
    found = find(
        instances(schema, "SessionNotification"),
        lambda value: value["update"]["sessionUpdate"] == "plan"
        and bool(value["update"]["entries"]),
        settings=settings(max_examples=3000, database=None, deadline=None),
    )
    assert set(found) == {"sessionId", "update"}
    assert set(found["update"]) == {"sessionUpdate", "entries"}
    assert len(found["update"]["entries"]) == 1


# Mutations and the laws of a verdict

AIMED = frozenset(
    "type required const enum format minimum maximum minLength pattern minItems items additionalProperties anyOf oneOf not "
    "x-deserialize-default-on-null".split()
)


def resolve(value: Any, pointer: str) -> Any:
    for token in pointer.split("/")[1:]:
        token = token.replace("~1", "/").replace("~0", "~")
        value = value[int(token)] if isinstance(value, list) else value[token]
    return value


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
            # Only a range of `format` is stricter than the plain reading.
            assert mutation.keyword in {
                "format",
                "items",
                "type",
                "properties",
                "anyOf",
                "additionalProperties",
            }, where
        if verdict.outcome == "salvage":
            assert judge(file.schema, name, verdict.value).outcome == "accept", where
            for pointer, rule in verdict.salvaged:
                resolve(mutation.instance, pointer)
                assert f"x-deserialize-{rule}" in rules, where


@every_file
def test_verdicts_keep_their_laws(file: SchemaFile) -> None:
    check_verdicts(file, 2, 4)


@pytest.mark.slow
@every_file
def test_many_verdicts_keep_their_laws(file: SchemaFile) -> None:
    check_verdicts(file, 100, 12)


@pytest.mark.parametrize("release", [PINNED, "sdk-2.4.0"])
@pytest.mark.parametrize("protocol", ["v1", "v2"])
def test_mutations_aim_at_every_keyword_and_break_something(
    release: str, protocol: str
) -> None:
    file = (
        SchemaFile(release, protocol, "unstable", releases.roots()[0])
        if FILES
        else None
    )
    schema = schema_of(release, protocol)
    file = next(f for f in FILES if f.schema is schema)
    used = {
        keyword
        for name in schema["$defs"]
        for keyword in keywords(schema["$defs"][name])
    }
    outcomes: dict[str, Counter[str]] = {}
    for name, mutation in spoil(file, 8, 12):
        outcome = judge(schema, name, mutation.instance).outcome
        outcomes.setdefault(mutation.keyword, Counter())[outcome] += 1
    assert outcomes.keys() - {"properties"} == used & AIMED
    assert all(
        sum(counts.values()) > counts["accept"] for counts in outcomes.values()
    ), outcomes
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
    schema = schema_of(PINNED, "v2")
    value = random_instance(schema, "UpdateSessionNotification", Random(3), 6)
    before = copy.deepcopy(value)
    first, second = (
        list(mutations(schema, "UpdateSessionNotification", value, Random(1)))
        for _ in range(2)
    )
    assert value == before
    assert [m.pointer for m in first] == [m.pointer for m in second]
    assert {m.keyword for m in first} >= {"type", "required", "anyOf"}


# Salvage, combination by combination, on small schemas

ERR = {"x-deserialize-default-on-error": True}
NUL = {"x-deserialize-default-on-null": True}
SKIP = {"x-deserialize-skip-invalid-items": True}
WORDS = {"type": "array", "items": {"type": "string"}}


def one(prop: dict[str, Any], *, required: bool = False) -> dict[str, Any]:
    """A schema whose definition `T` has a single property `p`."""
    return {
        "$defs": {
            "T": {
                "type": "object",
                "properties": {"p": prop},
                "required": ["p"] if required else [],
            },
            "Inner": {
                "type": "object",
                "properties": {
                    "hint": {"type": "string", **ERR},
                    "id": {"type": "string"},
                },
                "required": ["id"],
            },
        }
    }


ERROR_P = [("/p", "default-on-error")]
NULL_P = [("/p", "default-on-null")]
INNER = {"$ref": "#/$defs/Inner"}

COMBINATIONS: dict[str, tuple[dict[str, Any], bool, Any, Any]] = {
    # name: property, required, value sent, what is left (or None for a rejection) and the report
    "no rule": ({"type": "string"}, False, {"p": 1}, None),
    "optional, malformed": ({"type": "string", **ERR}, False, {"p": 1}, ({}, ERROR_P)),
    "optional with default, malformed": (
        {"type": "boolean", "default": True, **ERR},
        False,
        {"p": 0},
        ({}, ERROR_P),
    ),
    "optional, null, not nullable": (
        {"type": "string", **ERR},
        False,
        {"p": None},
        ({}, ERROR_P),
    ),
    "required, missing": ({"type": ["string", "null"], **ERR}, True, {}, None),
    "required, nullable, malformed": (
        {"type": ["string", "null"], **ERR},
        True,
        {"p": 1},
        ({"p": None}, ERROR_P),
    ),
    "required with default": (
        {"type": "integer", "default": 7, **ERR},
        True,
        {"p": "x"},
        ({"p": 7}, ERROR_P),
    ),
    "required, no default to be had": ({"type": "string", **ERR}, True, {"p": 1}, None),
    "required array, malformed": (
        {**WORDS, **ERR},
        True,
        {"p": "x"},
        ({"p": []}, ERROR_P),
    ),
    "required array of at least one": (
        {**WORDS, **ERR, "minItems": 1},
        True,
        {"p": "x"},
        None,
    ),
    "required object, malformed": (
        {"type": "object", **ERR},
        True,
        {"p": []},
        ({"p": {}}, ERROR_P),
    ),
    "skip": (
        {**WORDS, **SKIP},
        True,
        {"p": ["a", 1, "b", None]},
        (
            {"p": ["a", "b"]},
            [("/p/1", "skip-invalid-items"), ("/p/3", "skip-invalid-items")],
        ),
    ),
    "skip, all of them": (
        {**WORDS, **SKIP},
        True,
        {"p": [1]},
        ({"p": []}, [("/p/0", "skip-invalid-items")]),
    ),
    "skip, not an array": ({**WORDS, **SKIP}, False, {"p": {}}, None),
    "skip and error, not an array": (
        {**WORDS, **SKIP, **ERR},
        False,
        {"p": {}},
        ({}, ERROR_P),
    ),
    "error without skip, bad item": (
        {**WORDS, **ERR},
        False,
        {"p": ["a", 1]},
        ({}, ERROR_P),
    ),
    "skip leaves too few": (
        {**WORDS, **SKIP, "minItems": 2},
        False,
        {"p": ["a", 1]},
        None,
    ),
    "skip leaves too few, error": (
        {**WORDS, **SKIP, **ERR, "minItems": 2},
        False,
        {"p": ["a", 1]},
        ({}, ERROR_P),
    ),
    "skip in a nullable array": (
        {**WORDS, **SKIP, **ERR, "type": ["array", "null"]},
        False,
        {"p": [1, "a"]},
        ({"p": ["a"]}, [("/p/0", "skip-invalid-items")]),
    ),
    "null, optional": ({**WORDS, **NUL}, False, {"p": None}, ({}, NULL_P)),
    "null, required": ({**WORDS, **NUL}, True, {"p": None}, ({"p": []}, NULL_P)),
    "null rule, other mistake": ({**WORDS, **NUL}, False, {"p": 1}, None),
    "null and error, null": ({**WORDS, **NUL, **ERR}, False, {"p": None}, ({}, NULL_P)),
    "null and error, other mistake": (
        {**WORDS, **NUL, **ERR},
        False,
        {"p": 1},
        ({}, ERROR_P),
    ),
    "null and skip": (
        {**WORDS, **NUL, **SKIP},
        True,
        {"p": [3]},
        ({"p": []}, [("/p/0", "skip-invalid-items")]),
    ),
    "innermost first": (
        {**INNER, **ERR},
        False,
        {"p": {"id": "i", "hint": 1}},
        ({"p": {"id": "i"}}, [("/p/hint", "default-on-error")]),
    ),
    "inner repair lost with the outer": (
        {**INNER, **ERR},
        False,
        {"p": {"id": 1, "hint": 1}},
        ({}, ERROR_P),
    ),
    "inner repair keeps the item": (
        {"type": "array", "items": INNER, **SKIP},
        False,
        {"p": [{"id": "i", "hint": 1}, {"hint": "h"}]},
        (
            {"p": [{"id": "i"}]},
            [("/p/0/hint", "default-on-error"), ("/p/1", "skip-invalid-items")],
        ),
    ),
    "through nullable": (
        {"anyOf": [INNER, {"type": "null"}]},
        False,
        {"p": {"id": "i", "hint": []}},
        ({"p": {"id": "i"}}, [("/p/hint", "default-on-error")]),
    ),
}


@pytest.mark.parametrize("name", COMBINATIONS)
def test_salvage_combinations(name: str) -> None:
    prop, required, sent, left = COMBINATIONS[name]
    verdict = judge(one(prop, required=required), "T", sent)
    expected = (
        Verdict("reject") if left is None else Verdict("salvage", left[1], left[0])
    )
    assert verdict == expected


TAGGED = {
    "$defs": {
        "A": {
            "type": "object",
            "properties": {"n": {"type": "integer"}, "note": {"type": "string", **ERR}},
            "required": ["n"],
        },
        "B": {
            "type": "object",
            "properties": {"s": {"type": "string"}, "note": {"type": "string", **ERR}},
            "required": ["s"],
        },
        "Closed": {
            "anyOf": [
                {
                    "type": "object",
                    "properties": {"k": {"const": "a"}},
                    "required": ["k"],
                    "allOf": [{"$ref": "#/$defs/A"}],
                },
                {
                    "type": "object",
                    "properties": {"k": {"const": "b"}},
                    "required": ["k"],
                    "allOf": [{"$ref": "#/$defs/B"}],
                },
            ]
        },
        "Mixed": {
            "anyOf": [
                {
                    "type": "object",
                    "properties": {"k": {"const": "a"}},
                    "required": ["k"],
                    "allOf": [{"$ref": "#/$defs/A"}],
                },
                {"$ref": "#/$defs/B"},
            ]
        },
        "Open": {
            "anyOf": [
                {
                    "type": "object",
                    "properties": {"k": {"const": "a"}},
                    "required": ["k"],
                    "allOf": [{"$ref": "#/$defs/A"}],
                },
                {
                    "type": "object",
                    "properties": {"k": {"type": "string"}},
                    "required": ["k"],
                    "not": {
                        "anyOf": [
                            {"properties": {"k": {"const": "a"}}, "required": ["k"]}
                        ]
                    },
                },
            ]
        },
        "Loose": {"anyOf": [{"$ref": "#/$defs/A"}, {"$ref": "#/$defs/B"}]},
        "ExactlyOne": {"oneOf": [{"$ref": "#/$defs/A"}, {"$ref": "#/$defs/B"}]},
        "Beside": {
            "type": "object",
            "properties": {"k": {"type": ["string", "null"], **ERR}},
            "anyOf": [
                {"properties": {"k": {"const": "x"}}, "required": ["k"]},
                {"properties": {"k": {"type": "null"}}},
            ],
        },
    }
}
NOTE = [("/note", "default-on-error")]


@pytest.mark.parametrize(
    ("definition", "sent", "outcome", "salvaged"),
    [
        ("Closed", {"k": "a", "n": 1}, "accept", []),
        ("Closed", {"k": "a", "s": "no"}, "reject", []),
        ("Closed", {"k": "b", "s": "s", "note": 1}, "salvage", NOTE),
        ("Closed", {"k": "c", "n": 1}, "reject", []),
        ("Closed", {"n": 1}, "reject", []),
        ("Mixed", {"k": "a", "s": "by the schema"}, "accept", []),
        ("Mixed", {"k": "a", "s": "a known tag is not left", "note": 1}, "reject", []),
        ("Mixed", {"k": "z", "s": "s", "note": 1}, "salvage", NOTE),
        ("Open", {"k": "z", "n": "kept"}, "accept", []),
        ("Open", {"k": "a", "n": "bad"}, "reject", []),
        ("Open", {"k": 1}, "reject", []),
        ("Loose", {"n": 1, "s": 1}, "accept", []),
        ("Loose", {"n": "bad", "s": "s", "note": 1}, "salvage", NOTE),
        ("ExactlyOne", {"n": 1}, "accept", []),
        ("ExactlyOne", {"n": 1, "s": "s"}, "reject", []),
        ("ExactlyOne", {"n": 1, "note": 1}, "salvage", NOTE),
        ("ExactlyOne", {"n": 1, "s": "s", "note": 1}, "reject", []),
        ("ExactlyOne", {}, "reject", []),
        ("Beside", {"k": "x"}, "accept", []),
        ("Beside", {}, "accept", []),
        ("Beside", {"k": 5}, "salvage", [("/k", "default-on-error")]),
        ("Beside", {"k": "y"}, "reject", []),
    ],
)
def test_unions(
    definition: str, sent: Any, outcome: str, salvaged: list[tuple[str, str]]
) -> None:
    verdict = judge(TAGGED, definition, sent)
    assert (verdict.outcome, verdict.salvaged) == (outcome, salvaged)


@pytest.mark.parametrize(
    ("keywords", "good", "bad"),
    [
        (
            {"type": "integer", "format": "uint16"},
            [0, 65535, 7.0],
            [-1, 65536, True, "7", 7.5, None],
        ),
        (
            {"type": "integer", "format": "int32"},
            [-(2**31), 2**31 - 1],
            [-(2**31) - 1, 2**31],
        ),
        ({"type": "integer", "format": "uint32"}, [2**32 - 1], [2**32, -1]),
        (
            {"type": "integer", "format": "int64"},
            [-(2**63), 2**53 + 1],
            [2**63, -(2**63) - 1, 2.0**63],
        ),
        (
            {"type": "integer", "format": "uint64", "minimum": 0},
            [2**64 - 1],
            [2**64, 10**5000],
        ),
        ({"type": "integer"}, [2**64, 10**5000, -(10**30)], [0.5, False]),
        (
            {"type": "number", "format": "double"},
            [0, -0.5, 1.7e308],
            [10**400, float("inf"), float("nan"), True],
        ),
        (
            {"type": ["integer", "null"], "format": "uint32", "minimum": 3},
            [None, 3],
            [2, 2**32, ""],
        ),
        ({"type": "string", "minLength": 1}, ["\u00e9", "\ud800"], ["", 1]),
        ({"type": "string", "format": "uri"}, ["no uri at all"], [0]),
        ({"type": "string", "pattern": "^[a-c]{2}$"}, ["ab"], ["ab\n", "abc", "AB"]),
        ({}, [None, {"a": [None]}, "\udfff", 10**5000], []),
    ],
)
def test_scalars(keywords: dict[str, Any], good: list[Any], bad: list[Any]) -> None:
    schema = {"$defs": {"T": keywords}}
    assert [judge(schema, "T", value).outcome for value in good] == ["accept"] * len(
        good
    )
    assert [judge(schema, "T", value).outcome for value in bad] == ["reject"] * len(bad)


# Known answers on real schemas


def update(**fields: Any) -> dict[str, Any]:
    return {"sessionId": "sess-9", "update": fields}


def bare(outcome: str, *salvaged: tuple[str, str]) -> tuple[str, list[tuple[str, str]]]:
    return outcome, list(salvaged)


ACCEPT, REJECT = bare("accept"), bare("reject")
PLAN = [
    {"content": "read the code", "priority": "low", "status": "completed"},
    {"content": "change it", "priority": "soonish", "status": "pending"},
    {"content": "test it", "priority": "medium", "status": "in_progress"},
]
SERVER = {"name": "files", "command": "/usr/bin/mcp", "args": ["-q"], "env": []}
NO_ENV = {"name": "files", "command": "/usr/bin/mcp", "args": ["-q"]}
FORM = {
    "mode": "form",
    "message": "which?",
    "requestedSchema": {"type": "object", "properties": {}},
}

KNOWN = [
    (
        PINNED,
        "v1",
        "SessionNotification",
        update(sessionUpdate="usage_update", used=0, size=2**53 + 1),
        ACCEPT,
    ),
    (
        PINNED,
        "v1",
        "SessionNotification",
        update(sessionUpdate="usage_update", used=None, size=1),
        REJECT,
    ),
    (
        PINNED,
        "v1",
        "SessionNotification",
        update(sessionUpdate="usage_update", used=False, size=1),
        REJECT,
    ),
    (
        PINNED,
        "v1",
        "SessionNotification",
        update(sessionUpdate="usage_update", used=1, size=2**64),
        REJECT,
    ),
    (
        PINNED,
        "v1",
        "SessionNotification",
        update(sessionUpdate="_zed_mood", mood=None),
        REJECT,
    ),
    (
        PINNED,
        "v2",
        "UpdateSessionNotification",
        update(sessionUpdate="_zed_mood", mood=[None, {}]),
        ACCEPT,
    ),
    (
        PINNED,
        "v1",
        "SessionNotification",
        update(sessionUpdate="notice", severity="_zed", title="!"),
        ACCEPT,
    ),
    (
        PINNED,
        "v1",
        "SessionNotification",
        update(sessionUpdate="notice", severity="error", title=""),
        REJECT,
    ),
    (
        PINNED,
        "v2",
        "UpdateSessionNotification",
        update(sessionUpdate="notice", severity="warning"),
        REJECT,
    ),
    (
        PINNED,
        "v2",
        "UpdateSessionNotification",
        update(sessionUpdate="plan_removed"),
        REJECT,
    ),
    (
        PINNED,
        "v1",
        "SessionNotification",
        update(sessionUpdate="session_info_update", title=None),
        ACCEPT,
    ),
    (
        PINNED,
        "v1",
        "SessionNotification",
        update(sessionUpdate="tool_call", toolCallId="tc", title="t", kind="teleport"),
        bare("salvage", ("/update/kind", "default-on-error")),
    ),
    (
        PINNED,
        "v2",
        "UpdateSessionNotification",
        update(
            sessionUpdate="tool_call_update",
            toolCallId="tc",
            kind="teleport",
            status="stuck",
        ),
        ACCEPT,
    ),
    (
        PINNED,
        "v1",
        "SessionNotification",
        update(sessionUpdate="plan", entries=PLAN),
        bare("salvage", ("/update/entries/1", "skip-invalid-items")),
    ),
    (
        PINNED,
        "v1",
        "SessionNotification",
        update(sessionUpdate="plan", entries="none"),
        bare("salvage", ("/update/entries", "default-on-error")),
    ),
    (PINNED, "v1", "SessionNotification", update(sessionUpdate="plan"), REJECT),
    (
        PINNED,
        "v1",
        "SessionNotification",
        update(
            sessionUpdate="user_message_chunk",
            content={"type": "text", "text": "", "_meta": {"": None}},
            _meta={"z": [None]},
        ),
        ACCEPT,
    ),
    (PINNED, "v1", "PromptResponse", {"stopReason": "exploded"}, REJECT),
    (PINNED, "v1", "CloseSessionResponse", None, REJECT),
    (PINNED, "v1", "InitializeRequest", {"protocolVersion": "2024-11-05"}, REJECT),
    (
        PINNED,
        "v1",
        "InitializeResponse",
        {
            "protocolVersion": 1,
            "agentCapabilities": {
                "loadSession": 1,
                "sessionCapabilities": {"list": {}, "close": 0},
            },
        },
        bare(
            "salvage",
            ("/agentCapabilities/loadSession", "default-on-error"),
            ("/agentCapabilities/sessionCapabilities/close", "default-on-error"),
        ),
    ),
    (
        PINNED,
        "v1",
        "NewSessionRequest",
        {"cwd": "/src", "mcpServers": [SERVER, NO_ENV]},
        bare("salvage", ("/mcpServers/1", "skip-invalid-items")),
    ),
    (
        "sdk-2.4.0",
        "v1",
        "NewSessionRequest",
        {"cwd": "/src", "mcpServers": [SERVER, NO_ENV]},
        REJECT,
    ),
    (
        "sdk-2.4.0",
        "v1",
        "NewSessionRequest",
        {"cwd": "/src", "mcpServers": None},
        bare("salvage", ("/mcpServers", "default-on-null")),
    ),
    (
        PINNED,
        "v1",
        "NewSessionRequest",
        {"cwd": "/src", "mcpServers": [{**SERVER, "type": "stdio"}]},
        ACCEPT,
    ),
    (
        "sdk-2.4.0",
        "v1",
        "NewSessionRequest",
        {"cwd": "/src", "mcpServers": [{**SERVER, "type": "http"}]},
        ACCEPT,
    ),
    (
        PINNED,
        "v1",
        "SetSessionConfigOptionResponse",
        {
            "configOptions": [
                {
                    "type": "boolean",
                    "id": "x",
                    "name": "X",
                    "currentValue": False,
                    "category": "_zed",
                },
                {"type": "slider", "id": "y", "name": "Y", "currentValue": 0.5},
            ]
        },
        bare("salvage", ("/configOptions/1", "skip-invalid-items")),
    ),
    (
        PINNED,
        "v1",
        "SetSessionConfigOptionRequest",
        {"sessionId": "sess-9", "configId": "x", "type": "boolean", "value": False},
        ACCEPT,
    ),
    (
        PINNED,
        "v1",
        "SetSessionConfigOptionRequest",
        {"sessionId": "sess-9", "configId": "x", "type": "boolean", "value": 0},
        REJECT,
    ),
    (
        PINNED,
        "v1",
        "CreateElicitationRequest",
        {"mode": "_gesture", "sessionId": "s", "message": "nod"},
        ACCEPT,
    ),
    (
        PINNED,
        "v2",
        "CreateElicitationRequest",
        {**FORM, "sessionId": "s", "requestId": "r"},
        ACCEPT,
    ),
    (
        "sdk-2.4.0",
        "v2",
        "CreateElicitationRequest",
        {**FORM, "sessionId": "s", "requestId": "r"},
        REJECT,
    ),
    (
        "sdk-2.4.0",
        "v2",
        "CreateElicitationRequest",
        {**FORM, "requestId": 0},
        ACCEPT,
    ),
    ("sdk-2.4.0", "v2", "CreateElicitationRequest", FORM, REJECT),
    (PINNED, "v2", "PromptRequest", {"sessionId": "s", "prompt": []}, ACCEPT),
    ("sdk-2.4.0", "v2", "PromptRequest", {"sessionId": "s", "prompt": []}, REJECT),
    ("sdk-2.4.0", "v2", "IdleStateUpdate", {}, ACCEPT),
    ("sdk-2.4.0", "v2", "IdleStateUpdate", {"stopReason": None}, ACCEPT),
    ("sdk-2.4.0", "v2", "IdleStateUpdate", {"stopReason": "_bored"}, ACCEPT),
    (
        "sdk-2.4.0",
        "v2",
        "IdleStateUpdate",
        {"stopReason": ["refusal"]},
        bare("salvage", ("/stopReason", "default-on-error")),
    ),
    (
        "sdk-2.4.0",
        "v2",
        "UpdateSessionNotification",
        update(
            sessionUpdate="state_update", state="idle", stopReason="error", error="boom"
        ),
        bare("salvage", ("/update/error", "default-on-error")),
    ),
]


@pytest.mark.parametrize("case", range(len(KNOWN)))
def test_known_answers(case: int) -> None:
    release, protocol, definition, sent, expected = KNOWN[case]
    verdict = judge(schema_of(release, protocol), definition, sent)
    assert (verdict.outcome, verdict.salvaged) == expected


def test_an_unknown_definition_is_an_error() -> None:
    with pytest.raises(KeyError, match="Nope"):
        judge(TAGGED, "Nope", {})
