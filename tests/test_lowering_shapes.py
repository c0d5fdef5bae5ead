"""Small schemas of every shape: lowering keeps the meaning of each, or refuses it. Nothing is lost in silence.

Judged on one list of values that holds everything small: scalars, arrays and objects of the names that the shapes use.
"""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from acpgen import frontend, keywords, lower, naming
from acpgen.errors import AcpgenError
from acpgen.lower import OWN
from acpgen.source import Files
from oracle.strict import Validators
from support.stores import schema, tagged

Json = dict[str, Any]
SCALARS: list[Any] = [None, True, 0, 1, -1, 300, 2.5, "", "a", "b", "x", "abc", "circle", "square"]
NAMES = ("a", "b", "type")


def everything_small() -> list[Any]:
    values: list[Any] = list(SCALARS)
    values += [[], *([value] for value in SCALARS), ["a", "a"], ["a", 1], [{"a": "x"}], [[]]]
    objects: list[Any] = [{}]
    for count in (1, 2, 3):
        for names in itertools.combinations(NAMES, count):
            few = SCALARS if count < 3 else ["a", 1, None, "circle"]
            objects += [dict(zip(names, chosen, strict=True)) for chosen in itertools.product(few, repeat=count)]
    objects += [
        {"a": inner}
        for inner in ([], ["a"], {}, {"a": "x"}, {"b": 1}, {"type": "circle"}, {"type": "circle", "a": "x"})
    ]
    objects += [{"zz": value} for value in SCALARS[:6]]
    return values + objects


VALUES = everything_small()
TEXT = {"type": "string"}
THING = {"type": "object", "properties": {"a": TEXT}, "required": ["a"]}
NUMBERED = {"type": "object", "properties": {"b": {"type": "integer", "format": "uint8"}}}
NULL = {"type": "null"}
REF = {"$ref": "#/$defs/Thing"}
OTHERS = {"Thing": THING, "Numbered": NUMBERED, "Text": {"type": "string", "minLength": 1}}


def prop(node: Any, **more: Any) -> Json:
    return {"type": "object", "properties": {"a": node}, **more}


# Each is the definition `Shape`. They must keep their meaning.
KEPT: dict[str, Json] = {
    "no keyword": {},
    "a bare object": {"type": "object"},
    "an object without names that is closed": {"type": "object", "additionalProperties": False},
    "a map": {"type": "object", "additionalProperties": {"type": "integer"}},
    "a map of anything": {"type": "object", "additionalProperties": True},
    "a map with a size": {"type": "object", "additionalProperties": TEXT, "minProperties": 1, "maxProperties": 1},
    "required without a property": {"type": "object", "required": ["b"]},
    "a property of any kind": prop(True),
    "a closed object": prop(TEXT, additionalProperties=False),
    "an open one that says so": prop(TEXT, additionalProperties=True),
    "unevaluated properties that are allowed": prop(TEXT, unevaluatedProperties=True),
    "a nullable property": prop({"type": ["string", "null"], "minLength": 2}),
    "a nullable reference": prop({"anyOf": [REF, NULL]}),
    "a reference through allOf": prop({"allOf": [REF]}),
    "several types": prop({"type": ["string", "integer"], "minLength": 1, "format": "uint8"}),
    "bounds": prop({"type": "integer", "minimum": 0, "exclusiveMaximum": 300}),
    "fractions": prop({"type": "number", "multipleOf": 0.5, "exclusiveMinimum": -1, "maximum": 3}),
    "a pattern": prop({"type": "string", "pattern": "^a", "maxLength": 2}),
    "an array": {"type": "array", "items": TEXT, "minItems": 1, "maxItems": 2, "uniqueItems": True},
    "an array of anything": {"type": "array"},
    "an array of references": prop({"type": "array", "items": {"anyOf": [REF, NULL]}}),
    "an enum": {"type": "string", "enum": ["a", "b"]},
    "an enum with null": prop({"type": ["string", "null"], "enum": ["a", None]}),
    "an enum of numbers": {"enum": [0, 1]},
    "an enum of all kinds": {"enum": [0, "a", None, True]},
    "an open enum": {"anyOf": [{"const": "a", "type": "string"}, TEXT]},
    "a constant property": prop({"const": "a"}),
    "a constant that is required": prop({"const": "a"}, required=["a"]),
    "a constant of a type": prop({"type": "string", "const": "a"}),
    "a constant number": prop({"const": 1}, required=["a"]),
    "a constant null": prop({"const": None}, required=["a"]),
    "scalars": {"anyOf": [TEXT, {"type": "integer"}, NULL]},
    "exactly one of two scalars": prop({"oneOf": [{"type": "integer"}, {"type": "number"}]}),
    "any of objects": {"anyOf": [REF, {"$ref": "#/$defs/Numbered"}]},
    "exactly one of objects": {"oneOf": [REF, {"$ref": "#/$defs/Numbered"}]},
    "an inline alternative": {"anyOf": [REF, {"title": "second", **NUMBERED}]},
    "tagged": tagged("circle", "square", payloads={"circle": "Thing"}),
    "tagged, exactly one": {"oneOf": tagged("circle", "square", payloads={"circle": "Thing"})["anyOf"]},
    "tagged by numbers": tagged(0, 1),
    "tagged, beside properties": {**prop(TEXT, required=["a"]), **tagged("circle", "square")},
    "tagged, and an untagged alternative": {"anyOf": [*tagged("circle")["anyOf"], {"title": "plain", **NUMBERED}]},
    "tagged, and a fallback by its type": {
        "anyOf": [*tagged("circle")["anyOf"], {"type": "object", "properties": {"type": TEXT}, "required": ["type"]}]
    },
    "tagged, and a fallback by a not": {
        "anyOf": [
            *tagged("circle")["anyOf"],
            {
                "type": "object",
                "properties": {"type": TEXT},
                "required": ["type"],
                "not": {"anyOf": [{"properties": {"type": {"const": "circle"}}, "required": ["type"]}]},
            },
        ]
    },
    "not having a property": {"anyOf": [REF, {"title": "else", "type": "object", "not": {"required": ["a"]}}]},
    "both of two objects": {"allOf": [REF, {"$ref": "#/$defs/Numbered"}]},
    "an object and more": {"type": "object", "allOf": [REF], "properties": {"b": TEXT}, "required": ["b"]},
    "a reference to an object": REF,
    "a reference to a text": {"$ref": "#/$defs/Text"},
    "an inline object": prop(THING),
    "a nullable inline object": prop({"anyOf": [THING, NULL]}),
    "an inline object of two types": prop({**THING, "type": ["object", "null"]}),
    "an inline union": prop({"anyOf": [{"title": "one", **THING}, {"title": "two", **NUMBERED}]}),
    "an inline enum": prop({"enum": ["a", "b"]}),
    "an inline map": prop({"type": "object", "additionalProperties": {"type": "integer"}}),
    "a list of inline objects": prop({"type": "array", "items": THING}),
    "itself": prop({"anyOf": [{"$ref": "#/$defs/Shape"}, NULL]}),
    "a nullable object": {**THING, "type": ["object", "null"]},
    "an object or null": {"anyOf": [REF, NULL]},
}

# These may be refused, and must not lose anything if they are not.
ODD: dict[str, Json] = {
    "a size beside properties": prop(TEXT, minProperties=2),
    "unevaluated properties that are refused": prop(TEXT, unevaluatedProperties=False),
    "a typed rest beside properties": prop(TEXT, additionalProperties={"type": "integer"}),
    "a constraint beside a reference": prop({"$ref": "#/$defs/Text", "maxLength": 2}),
    "a constraint beside an allOf": prop({"allOf": [{"$ref": "#/$defs/Text"}], "maxLength": 2}),
    "a type beside alternatives": prop({"type": "string", "anyOf": [{"minLength": 2}, {"const": "a"}]}),
    "a type beside constants": {"type": "string", "oneOf": [{"const": "a"}, {"const": 1}]},
    "a bound beside alternatives": prop({"minimum": 1, "anyOf": [{"type": "integer"}, NULL]}),
    "a not of a text": prop({"type": "string", "not": {"const": "a"}}),
    "an enum beside properties": prop(TEXT, enum=[{"a": "x"}]),
    "an enum and a constant": prop({"const": "a", "enum": ["b"]}),
    "an enum and a length": {"type": "string", "enum": ["a", "abc"], "maxLength": 1},
    "an enum of another type": {"type": "string", "enum": ["a", 1]},
    "a constant of another type": prop({"type": "integer", "const": "a"}),
    "a constant and a length": prop({"const": "abc", "maxLength": 1}),
    "an object and a text": {"anyOf": [REF, TEXT]},
    "both of two scalars": {"allOf": [TEXT, {"minLength": 2}]},
    "a map and an object": {"allOf": [REF, {"type": "object", "additionalProperties": TEXT}]},
    "a map with a required name": {"type": "object", "additionalProperties": TEXT, "required": ["a"]},
    "an object and alternatives that are none": {**THING, "anyOf": [{"required": ["b"]}, {"required": ["type"]}]},
    "properties without a type": {"properties": {"a": TEXT}},
    "a text with properties": {"type": "string", "properties": {"a": TEXT}},
    "an object with a constraint of texts": prop(TEXT, minLength=2),
    "two unions": {**tagged("circle"), "oneOf": [REF, {"$ref": "#/$defs/Numbered"}]},
    "a union in a union": {
        "anyOf": [{"anyOf": [REF, {"$ref": "#/$defs/Numbered"}]}, {"title": "t", **tagged("circle")["anyOf"][0]}]
    },
    "an open enum with a length": {"anyOf": [{"const": "a"}, {"type": "string", "minLength": 2}]},
    "constants of two types": {"anyOf": [{"const": "a"}, {"const": 1}]},
    "exactly one of equal constants": {"oneOf": [{"const": "a"}, {"const": "a"}]},
    "an enum that is exactly one with its base": {"oneOf": [{"const": "a", "type": "string"}, TEXT]},
    "the same property in two parts": {"allOf": [REF, {"type": "object", "properties": {"a": {"minLength": 2}}}]},
    "two closed parts": {"allOf": [prop(TEXT, additionalProperties=False), NUMBERED]},
    "a closed object beside alternatives": {**tagged("circle"), "type": "object", "additionalProperties": False},
    "a not beside properties": {**prop(TEXT), "not": {"required": ["b"]}},
    "a not with several tags": {
        **prop(TEXT),
        "not": {"properties": {"a": {"const": "a"}, "b": {"const": 1}}, "required": ["a", "b"]},
    },
    "a not with a tag that is not required": {**prop(TEXT), "not": {"properties": {"a": {"const": "a"}}}},
    "a not of an enum": {**prop(TEXT), "not": {"properties": {"a": {"enum": ["a", "b"]}}, "required": ["a"]}},
    "a not of everything": {**prop(TEXT), "not": {}},
    "a tag that is an object": tagged({"a": 1}),
    "a tag that is null": tagged(None, "circle"),
    "tags that are equal but for their type": tagged(1, True),
    "items that are refused": {"type": "array", "items": False},
    "a property that is refused": prop(False),
    "a list of types without one": {"type": ["null"]},
    "a nullable union": prop({"anyOf": [*tagged("circle")["anyOf"], NULL]}),
    "a length of a number": prop({"type": "integer", "minLength": 2}),
    "a format of two": prop({"type": ["integer", "string"], "format": "uint8"}),
    "additional properties without a type": {"additionalProperties": {"type": "integer"}},
    "a size without a type": {"maxProperties": 1},
    "a length without a type": {"maxLength": 1},
    "required without a type": {"required": ["a"]},
    "items without a type": {"items": TEXT},
    "a fallback that is a payload": {"anyOf": [*tagged("circle")["anyOf"], REF]},
    "a default that is no value of its type": prop({"type": "integer", "default": "x"}),
}


def law(shape: Json) -> Json:
    """Lower a schema, check that both take the same values, and parse it. Returns the lowered definitions."""
    raw = schema({**OTHERS, "Shape": shape})
    problems = keywords.check(Files(raw, raw, None, None, "here"))
    if problems:
        raise AcpgenError(problems)
    made = lower.lower(raw, naming.Pins(), "here")
    before, after = Validators(raw).at("#/$defs/Shape"), Validators(made).at("#/$defs/Shape")
    different = [value for value in VALUES if before.is_valid(value) != after.is_valid(value)]
    assert different == [], f"{before.is_valid(different[0])} before"
    frontend.parse(made, naming.Pins(), "here")
    found: Json = made["$defs"]
    return found


@pytest.mark.parametrize("case", KEPT)
def test_a_shape_keeps_its_meaning(case: str) -> None:
    made = law(KEPT[case])
    assert made["Shape"][OWN]["kind"] in ("record", "union", "enum", "alias")


@pytest.mark.parametrize("case", ODD)
def test_an_odd_shape_keeps_its_meaning_or_is_refused(case: str) -> None:
    try:
        law(ODD[case])
        refused: tuple[Any, ...] = ()
    except AcpgenError as error:
        refused = error.problems
    assert all(problem.code in ("E103", "E204", "E205", "E401", "E402") for problem in refused)
    assert all(problem.place.startswith("here#/$defs/") and problem.message for problem in refused)


def test_the_values_tell_shapes_apart() -> None:
    """Otherwise the law above says little: every shape takes some of the values and refuses others, unless it is empty."""
    for case, shape in KEPT.items():
        validator = Validators(schema({**OTHERS, "Shape": shape})).at("#/$defs/Shape")
        taken = sum(validator.is_valid(value) for value in VALUES)
        assert 0 < taken, case
        assert taken < len(VALUES) or case == "no keyword", case
