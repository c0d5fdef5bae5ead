"""The Python column: what an importer of the bindings meets."""

from __future__ import annotations

from typing import Any

import pytest
from acpgen import frontend, ir
from acpgen.diff.python import Note, annotation, effects, snake
from acpgen.lower import OWN, lower
from acpgen.naming import Pins, load_pins
from acpgen.source import open_store


def schema(**definitions: Any) -> Any:
    return lower({"$defs": definitions}, Pins(), "x")


def record(required: str = "", **properties: Any) -> Any:
    return {"type": "object", "properties": properties, "required": required.split()}


TEXT, NUMBER = {"type": "string"}, {"type": "integer"}


def notes(old: Any, new: Any, member: str = "a") -> list[Note]:
    return effects(schema(Thing=old), schema(Thing=new), "Thing").get(member, [])


@pytest.mark.parametrize(
    ("old", "new", "verdict", "text"),
    [
        (record(), record("a", a=TEXT), "break", "Thing(a=…) is a new required argument"),
        (record(), record(a=TEXT), "safe", "Thing(a=…) is a new argument"),
        (record(a=TEXT), record(), "break", "Thing.a and its argument are gone"),
        (record(a=TEXT), record("a", a=TEXT), "break", "Thing(a=…) must now be given"),
        (record("a", a=TEXT), record(a=TEXT), "degrade", "Thing.a is str | None, was str"),
        (record("a", a=TEXT), record("a", a=NUMBER), "break", "Thing.a is int, was str"),
        (record("a", a=NUMBER), record("a", a={"type": "number"}), "degrade", "Thing.a is float, was int"),
        (
            record("a", a={"enum": ["x"]}),
            record("a", a={"enum": ["x", "y"]}),
            "degrade",
            "Thing.a is Literal['x', 'y']",
        ),
    ],
)
def test_what_happens_to_an_argument(old: Any, new: Any, verdict: str, text: str) -> None:
    assert any(note.verdict == verdict and note.text.startswith(text) for note in notes(old, new))


def test_what_stays_is_no_effect() -> None:
    assert notes(record("a", a=TEXT), record("a", a={**TEXT, "minLength": 1})) == []


def test_a_class_that_came_or_went() -> None:
    one, two = schema(A=record()), schema(A=record(), B=record())
    assert effects(one, two, "B") == {"": [Note("safe", "new: B")]}
    assert effects(two, one, "B") == {"": [Note("break", "gone: B")]}
    assert effects(one, two, "C") == {}


def test_match_is_no_longer_exhaustive() -> None:
    def union(*tags: str) -> Any:
        return {
            "oneOf": [
                {"type": "object", "properties": {"t": {"const": tag, **TEXT}}, "required": ["t"]} for tag in tags
            ]
        }

    found = effects(schema(Thing=union("x")), schema(Thing=union("x", "y")), "Thing")
    assert found == {"ThingY": [Note("degrade", "match on Thing does not cover ThingY")]}


@pytest.mark.parametrize("protocol", ["v1", "v2"])
def test_attributes_have_the_names_of_the_front_end(protocol: str) -> None:
    store = open_store()
    pins = load_pins(store, protocol)
    lowered = lower(store.release(store.latest).files(protocol).unstable, pins, "x")
    seen = 0
    for definition in frontend.parse(lowered, pins, "x"):
        if isinstance(definition, ir.Record):
            for field in definition.fields:
                assert snake(field.wire) == field.name
                prop = lowered["$defs"][definition.name]["properties"][field.wire]
                assert annotation(frontend.read_type(prop)[0]) == annotation(field.type)
                seen += 1
    assert seen > 500 and OWN
