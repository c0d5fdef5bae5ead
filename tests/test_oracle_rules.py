"""The oracle's reading of salvage, unions and scalars: every combination on a schema of a few lines."""

from __future__ import annotations

from typing import Any

import pytest
from oracle.model import Verdict, judge

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
    expected = Verdict("reject") if left is None else Verdict("salvage", left[1], left[0])
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
                    "not": {"anyOf": [{"properties": {"k": {"const": "a"}}, "required": ["k"]}]},
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
def test_unions(definition: str, sent: Any, outcome: str, salvaged: list[tuple[str, str]]) -> None:
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
    assert [judge(schema, "T", value).outcome for value in good] == ["accept"] * len(good)
    assert [judge(schema, "T", value).outcome for value in bad] == ["reject"] * len(bad)


def test_an_unknown_definition_is_an_error() -> None:
    with pytest.raises(KeyError, match="Nope"):
        judge(TAGGED, "Nope", {})
