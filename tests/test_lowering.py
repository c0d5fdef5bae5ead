"""Lowering keeps the meaning: for every definition an instance is valid for the lowered schema exactly if it is valid for the
original. jsonschema-rs judges both."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from acpgen import lower, naming, pipeline, source
from acpgen.items import UNIONS, is_envelope, tag_of
from acpgen.lower import OWN
from acpgen.pipeline import Options
from oracle.instances import random_instance
from oracle.mutate import mutations
from oracle.releases import files
from oracle.strict import Validators
from support.stores import schema, tagged

Json = dict[str, Any]
EMBEDDED = {
    (release.id, protocol) for release in source.open_store().releases.values() for protocol in release.protocols
}
ALL = sorted(EMBEDDED | {(file.release, file.protocol) for file in files()})
USUAL = [case for case in ALL if case[0] in ("1.23.0", "sdk-2.4.0")]
LANES = {"stable": (), "unstable": ("all",)}


class Pair:
    """A protocol before and after lowering."""

    def __init__(self, original: Json, lowered: Json) -> None:
        self.original = original
        self.lowered = lowered
        self.before = Validators(self._with_variants(original))
        self.after = Validators(lowered)

    def _with_variants(self, original: Json) -> Json:
        """The original schema, and beside it for each lowered variant what it stands for: the alternative together with
        what stands beside the union."""
        definitions = {name: node for name, node in original["$defs"].items() if not is_envelope(node)}
        self.stands_for: dict[str, str] = {name: name for name in definitions if name in self.lowered["$defs"]}
        extra: Json = {}
        for name, node in definitions.items():
            keywords = [keyword for keyword in UNIONS if keyword in node]
            if len(keywords) != 1 or self.kind(name) != "union":
                continue
            beside = {key: value for key, value in node.items() if key != keywords[0]}
            members = self.lowered["$defs"][name][OWN]["members"]
            for variant in node[keywords[0]]:
                tag = tag_of(variant)
                for member in members:
                    same = member["role"] == "case" and tag is not None and member["tag"] == tag[1]
                    fallback = member["role"] == "fallback" and "not" in variant
                    if same or fallback:
                        extra[f"{name}|{member['ref']}"] = {"allOf": [beside, variant]}
                        self.stands_for[member["ref"]] = f"{name}|{member['ref']}"
        return {**original, "$defs": {**original["$defs"], **extra}}

    def kind(self, name: str) -> str:
        node = self.lowered["$defs"].get(name)
        return node[OWN]["kind"] if node else ""

    def disagreements(self, name: str, values: Iterator[tuple[str, Any]]) -> list[Any]:
        """Values on which the two do not agree, with the verdict of the original."""
        before = self.before.at(f"#/$defs/{self.stands_for[name]}")
        after = self.after.at(f"#/$defs/{name}")
        return [(name, why, value) for why, value in values if before.is_valid(value) != after.is_valid(value)]


def pair(release: str, protocol: str, lane: str, request: pytest.FixtureRequest) -> Pair:
    store = None if (release, protocol) in EMBEDDED else request.getfixturevalue("everything")
    loaded = pipeline.load(Options(release=release, protocols=(protocol,), gate=LANES[lane], store=store))
    return Pair(pipeline.gated(loaded, protocol), pipeline.lowered(loaded, protocol)[0])


def values(original: Json, name: str, count: int, each: int) -> Iterator[tuple[str, Any]]:
    """Valid values of a definition of growing size, and of each some with one change."""
    rng = Random(name)
    for i in range(count):
        value = random_instance(original, name, rng, i % 6)
        yield "valid", value
        for mutation in itertools.islice(mutations(original, name, value, rng), each):
            yield f"{mutation.keyword} at {mutation.pointer}", mutation.instance


def check(both: Pair, count: int, each: int) -> tuple[int, int]:
    """Check every definition and every variant; how many values were valid, and how many were not."""
    problems: list[Any] = []
    valid = invalid = 0
    for name, node in both.original["$defs"].items():
        if is_envelope(node):
            continue
        found = list(values(both.original, name, count, each))
        validator = both.before.at(f"#/$defs/{name}")
        good = sum(validator.is_valid(value) for _, value in found)
        valid, invalid = valid + good, invalid + len(found) - good
        # A union's values are tried on each of its variants too, where most of them are wrong.
        targets = [name] if name in both.stands_for else []
        if both.kind(name) == "union":
            targets += [m["ref"] for m in both.lowered["$defs"][name][OWN]["members"] if m["role"] != "untagged"]
        for target in dict.fromkeys(targets):
            if target in both.stands_for:
                problems += both.disagreements(target, iter(found))
    assert problems == []
    return valid, invalid


@pytest.mark.parametrize("lane", LANES)
@pytest.mark.parametrize(("release", "protocol"), USUAL)
def test_lowering_keeps_the_meaning(release: str, protocol: str, lane: str, request: pytest.FixtureRequest) -> None:
    valid, invalid = check(pair(release, protocol, lane, request), count=6, each=6)
    assert valid > 1000
    assert invalid > 1000


@pytest.mark.slow
@pytest.mark.parametrize("lane", LANES)
@pytest.mark.parametrize(("release", "protocol"), ALL)
def test_lowering_keeps_the_meaning_of_every_release(
    release: str, protocol: str, lane: str, request: pytest.FixtureRequest
) -> None:
    valid, invalid = check(pair(release, protocol, lane, request), count=60, each=30)
    assert valid > 10_000
    assert invalid > 10_000


@pytest.mark.parametrize("lane", LANES)
@pytest.mark.parametrize(("release", "protocol"), ALL)
def test_every_definition_and_every_variant_is_there(
    release: str, protocol: str, lane: str, request: pytest.FixtureRequest
) -> None:
    """Definitions keep their keys; a payload is missing only where the one variant that carries it took its name."""
    both = pair(release, protocol, lane, request)
    definitions = {name: node for name, node in both.original["$defs"].items() if not is_envelope(node)}
    assert set(definitions) <= set(both.lowered["$defs"])
    for name, node in definitions.items():
        if both.kind(name) != "union":
            continue
        own = both.lowered["$defs"][name][OWN]
        tags = [tag[1] for keyword in UNIONS for variant in node.get(keyword, ()) if (tag := tag_of(variant))]
        assert sorted(map(str, tags)) == sorted(tags_of(both.lowered, own["members"])), name
        assert len([m for m in own["members"] if m["role"] == "fallback"]) <= 1


def tags_of(lowered: Json, members: list[Json]) -> list[str]:
    """The tags of members; of variants that were folded into one class, the values that its tag may have."""
    out = [str(member["tag"]) for member in members if member["role"] == "case"]
    for member in members:
        if member["role"] == "default":
            for prop in lowered["$defs"][member["ref"]]["properties"].values():
                out += [str(value) for part in prop.get("anyOf", ()) for value in part.get("enum", ()) if OWN in prop]
    return out


# Shapes, one at a time


def lowered(definitions: Json) -> Json:
    made: Json = lower.lower(schema(definitions), naming.Pins(), "here")["$defs"]
    return made


def law(definitions: Json) -> Json:
    """Lower a small schema, check the law on it, and give the lowered definitions."""
    original = schema(definitions)
    made = lower.lower(original, naming.Pins(), "here")
    check(Pair(original, made), count=40, each=20)
    found: Json = made["$defs"]
    return found


OBJECT = {"type": "object", "properties": {"a": {"type": "string"}}, "required": ["a"]}


def test_a_tagged_variant_becomes_a_definition_of_union_and_tag() -> None:
    made = law({"Shape": tagged("big_circle", "square", payloads={"big_circle": "Circle"}), "Circle": OBJECT})
    circle = made["ShapeBigCircle"]
    assert list(circle["properties"]) == ["type", "a"]
    assert circle["properties"]["type"]["const"] == "big_circle"
    assert circle["required"] == ["type", "a"]
    assert circle[OWN]["parent"] == "Circle"
    assert set(made["ShapeSquare"]["properties"]) == {"type"}
    assert [member["ref"] for member in made["Shape"][OWN]["members"]] == ["ShapeBigCircle", "ShapeSquare"]
    assert made["Circle"]["properties"].keys() == OBJECT["properties"].keys()


def test_a_payload_of_that_very_name_is_absorbed_if_nothing_else_uses_it() -> None:
    union = {"Shape": tagged("circle", "square", payloads={"circle": "ShapeCircle"}), "ShapeCircle": OBJECT}
    made = law(union)
    assert list(made["ShapeCircle"]["properties"]) == ["type", "a"]
    with pytest.raises(lower.AcpgenError) as caught:
        lowered({**union, "Other": {"type": "object", "properties": {"b": {"$ref": "#/$defs/ShapeCircle"}}}})
    (problem,) = caught.value.problems
    assert (problem.code, problem.place) == ("E401", "here#/$defs/Shape")


def test_an_untagged_variant_keeps_the_name_of_what_it_refers_to() -> None:
    inline = {"title": "in line", **OBJECT}
    made = law({"Either": {"anyOf": [{"$ref": "#/$defs/Thing"}, inline]}, "Thing": OBJECT})
    assert [member["ref"] for member in made["Either"][OWN]["members"]] == ["Thing", "EitherInLine"]


def test_properties_beside_a_union_are_put_into_each_variant() -> None:
    union = {**tagged("x", "y"), "type": "object", "properties": {"id": {"type": "string"}}, "required": ["id"]}
    made = law({"Option": union})
    for name in ("OptionX", "OptionY"):
        assert list(made[name]["properties"]) == ["type", "id"]
        assert sorted(made[name]["required"]) == ["id", "type"]


def test_a_union_inside_a_variant_is_put_into_it() -> None:
    """Variants of the inner union extend the classes of the inner union."""
    made = law(
        {
            "Outer": tagged("form", "url", payloads={"form": "Form"}, by="mode"),
            "Form": {
                "type": "object",
                "properties": {"schema": {"type": "string"}},
                "anyOf": [{"$ref": "#/$defs/Here"}, {"$ref": "#/$defs/There"}],
            },
            "Here": {"type": "object", "properties": {"here": {"type": "string"}}, "required": ["here"]},
            "There": {"type": "object", "properties": {"there": {"type": "string"}}, "required": ["there"]},
        }
    )
    inner = [member["ref"] for member in made["OuterForm"][OWN]["members"]]
    assert made["OuterForm"][OWN]["kind"] == "union"
    assert len(inner) == 2
    for name in inner:
        assert made[name]["properties"]["mode"]["const"] == "form"
        assert "schema" in made[name]["properties"]


def test_a_fallback_is_found_by_structure_and_not_by_its_title() -> None:
    """A known variant may be called `other`; the fallback is what excludes the known tags."""
    union = tagged("other", "square")
    guard = [{"properties": {"type": {"const": tag}}, "required": ["type"]} for tag in ("other", "square")]
    fallback = {
        "title": "square",
        "type": "object",
        "properties": {"type": {"type": "string"}},
        "required": ["type"],
        "not": {"anyOf": guard},
    }
    union["anyOf"].append(fallback)
    with pytest.raises(lower.AcpgenError) as caught:
        lowered({"Shape": union})
    assert "ShapeOther" in str(caught.value), "two things of one name need a pin"
    pins = naming.Pins({"Shape:other": "ShapeTheOther"})
    made = lower.lower(schema({"Shape": union}), pins, "here")["$defs"]
    roles = {member["ref"]: member["role"] for member in made["Shape"][OWN]["members"]}
    assert roles == {"ShapeTheOther": "case", "ShapeSquare": "case", "ShapeOther": "fallback"}
    assert made["ShapeOther"][OWN]["fallback"] is True


def test_an_open_enum_and_a_closed_one() -> None:
    values = [{"const": "a", "type": "string"}, {"const": "b", "type": "string"}]
    made = law(
        {
            "Closed": {"oneOf": values},
            "Open": {"anyOf": [*values, {"type": "string"}]},
            "Listed": {"type": "string", "enum": ["a", "b"]},
            "Numbers": {"anyOf": [{"const": 1, "type": "integer"}, {"type": "integer", "format": "int32"}]},
        }
    )
    assert made["Closed"]["enum"] == made["Listed"]["enum"] == ["a", "b"]
    assert {"type": "string"} in made["Open"]["anyOf"]
    assert all(made[name][OWN]["kind"] == "enum" for name in ("Closed", "Open", "Listed", "Numbers"))


def test_the_envelopes_are_no_definitions() -> None:
    assert not {"ClientRequest", "AgentResponse"} & set(lowered({}))


def test_a_class_extends_its_payload_only_if_it_has_all_of_it_unchanged() -> None:
    """A variant that narrows a property of its payload is no subclass of it."""
    union = tagged("x", payloads={"x": "Thing"})
    union["anyOf"][0]["properties"]["a"] = {"type": "string", "const": "fixed"}
    made = law({"Shape": union, "Thing": OBJECT})
    assert "parent" not in made["ShapeX"][OWN]


def test_a_closed_object_stays_closed() -> None:
    original = schema({"Thing": {**OBJECT, "additionalProperties": False}})
    made = lower.lower(original, naming.Pins(), "here")
    assert made["$defs"]["Thing"]["additionalProperties"] is False
    both = Pair(original, made)
    values = [{"a": "x"}, {"a": "x", "b": 1}, {}, {"b": 1}, {"a": 1}, []]
    assert both.disagreements("Thing", iter(("by hand", value) for value in values)) == []


UNSUPPORTED = {
    "a typed map beside properties": {**OBJECT, "additionalProperties": {"type": "string"}},
    "two unions tagged by different properties": {"anyOf": [*tagged("x")["anyOf"], *tagged("y", by="kind")["anyOf"]]},
    "a not that is no list of tags": {**OBJECT, "not": {"type": "object", "minProperties": 3}},
    "a property defined twice, differently": {
        "type": "object",
        "properties": {"a": {"type": "integer"}},
        "allOf": [{"$ref": "#/$defs/Base"}],
    },
}


@pytest.mark.parametrize("case", UNSUPPORTED)
def test_what_cannot_be_kept_is_refused_with_its_place(case: str) -> None:
    with pytest.raises(lower.AcpgenError) as caught:
        lowered({"Thing": UNSUPPORTED[case], "Base": OBJECT})
    (problem,) = caught.value.problems
    assert (problem.code, problem.place) == ("E205", "here#/$defs/Thing")
