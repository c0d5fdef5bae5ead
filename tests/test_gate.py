"""The law of the gate: with everything left out a schema means what the stable lane means, with everything generated what
the unstable lane means, definition by definition."""

from __future__ import annotations

from typing import Any

import pytest
from acpgen import gate, pipeline, source
from acpgen.features import Selection
from acpgen.items import entries_of, is_envelope, items_of, variant_key
from acpgen.pipeline import Options
from oracle.releases import files
from support.stores import RELEASE, schema

EMBEDDED = {
    (release.id, protocol) for release in source.open_store().releases.values() for protocol in release.protocols
}
ALL = sorted(EMBEDDED | {(file.release, file.protocol) for file in files()})
every_protocol = pytest.mark.parametrize(("release", "protocol"), ALL, ids=lambda value: str(value))
MARKS = (gate.FEATURE, "x-acpgen-value-features")


def gated(release: str, protocol: str, request: pytest.FixtureRequest, flags: tuple[str, ...] = ()) -> Any:
    """(stable, unstable, what the gate makes of them)."""
    store = None if (release, protocol) in EMBEDDED else request.getfixturevalue("everything")
    loaded = pipeline.load(Options(release=release, protocols=(protocol,), gate=flags, store=store))
    lanes = loaded.release.files(protocol)
    made = gate.gate(lanes.stable, lanes.unstable, loaded.attributions[protocol], loaded.selection)
    return lanes.stable, lanes.unstable, made


def plain(node: Any) -> Any:
    """A definition without our marks, and with what says the same thing in two ways said in one."""
    if isinstance(node, dict):
        kept = {key: plain(value) for key, value in node.items() if key not in MARKS}
        if isinstance(kept.get("required"), list):
            kept["required"] = sorted(kept["required"])
            if not kept["required"]:
                del kept["required"]
        return kept
    return [plain(item) for item in node] if isinstance(node, list) else node


def definitions(schema: dict[str, Any]) -> dict[str, Any]:
    return {name: plain(node) for name, node in schema["$defs"].items() if not is_envelope(node)}


def differences(left: dict[str, Any], right: dict[str, Any]) -> list[str]:
    return sorted(name for name in {*left, *right} if left.get(name) != right.get(name))


@every_protocol
def test_with_everything_generated_it_is_the_unstable_lane(
    release: str, protocol: str, request: pytest.FixtureRequest
) -> None:
    _, unstable, made = gated(release, protocol, request, ("all",))
    assert differences(definitions(made), definitions(unstable)) == []


# The tags that a fallback excludes follow the gates: what is left out is unknown, so the fallback takes it. In these
# releases upstream's stable lane excludes tags that only its unstable lane has, and so allows no such plan at all.
FALLBACK_FOLLOWS_THE_GATES = "PlanUpdateContent"


@every_protocol
def test_with_everything_left_out_it_is_the_stable_lane(
    release: str, protocol: str, request: pytest.FixtureRequest
) -> None:
    stable, _, made = gated(release, protocol, request)
    left, right = definitions(made), definitions(stable)
    assert set(differences(left, right)) <= {FALLBACK_FOLLOWS_THE_GATES}
    assert differences(without_exclusions(left), without_exclusions(right)) == []


def without_exclusions(definitions: dict[str, Any]) -> dict[str, Any]:
    if FALLBACK_FOLLOWS_THE_GATES not in definitions:
        return definitions
    union = definitions[FALLBACK_FOLLOWS_THE_GATES]
    variants = [{key: value for key, value in variant.items() if key != "not"} for variant in union["anyOf"]]
    return {**definitions, FALLBACK_FOLLOWS_THE_GATES: {**union, "anyOf": variants}}


def test_the_fallback_excludes_what_is_generated_and_no_more() -> None:
    def excluded(*flags: str) -> list[str]:
        loaded = pipeline.load(Options(release="1.23.0", protocols=("v2",), gate=flags))
        fallback = pipeline.gated(loaded, "v2")["$defs"]["PlanUpdateContent"]["anyOf"][-1]
        return [guard["properties"]["type"]["const"] for guard in fallback["not"]["anyOf"]]

    assert excluded() == ["items"]
    assert excluded("unstable_plan_operations") == ["items", "file", "markdown"]


# Single features


@pytest.mark.parametrize("release", ["1.23.0", "sdk-2.4.0"])
def test_each_feature_alone_adds_its_items_and_nothing_else(release: str) -> None:
    """And taking each away alone takes away its items and nothing else."""
    loaded = pipeline.load(Options(release=release))
    for protocol, attribution in loaded.attributions.items():
        lanes = loaded.release.files(protocol)

        def with_features(on: set[str]) -> set[str]:
            selection = Selection(frozenset(), frozenset(on))
            return set(items_of(gate.gate(lanes.stable, lanes.unstable, attribution, selection)))  # noqa: B023

        every = set(attribution.features)
        nothing, everything = with_features(set()), with_features(every)
        for feature in every:
            owned = {item for item in everything if belongs(item, set(attribution.items(feature)))}
            shared = {item for item in owned if item in nothing}
            alone, without = with_features({feature}), with_features(every - {feature})
            assert nothing <= alone, feature
            assert everything - without <= owned, feature
            assert alone - nothing - owned == set(), feature
            # What two features share, such as the method table's entry of a definition, may need both.
            assert {item for item in owned - shared if item.count(":") + item.count(".") == 0} <= alone, feature


def belongs(item: str, owned: set[str]) -> bool:
    return item in owned or item.split(":")[0].split(".")[0] in owned


def test_what_a_feature_owns_is_marked_with_it() -> None:
    loaded = pipeline.load(Options(release="1.23.0", gate=("all",)))
    for protocol, attribution in loaded.attributions.items():
        definitions = pipeline.gated(loaded, protocol)["$defs"]
        marked = {}
        for name, node in definitions.items():
            if gate.FEATURE in node:
                marked[name] = node[gate.FEATURE]
            for key, prop in node.get("properties", {}).items():
                if gate.FEATURE in prop:
                    marked[f"{name}.{key}"] = prop[gate.FEATURE]
            for keyword in ("anyOf", "oneOf"):
                for variant in node.get(keyword, ()):
                    if gate.FEATURE in variant:
                        marked[f"{name}:{variant_key(variant)}"] = variant[gate.FEATURE]
        entries = {item for item in attribution.owners if is_envelope(definitions.get(item.split(":")[0], {}))}
        entries |= {item for item in attribution.owners if item.startswith("ProtocolLevel:")}
        assert marked == {item: owner for item, owner in attribution.owners.items() if item not in entries}


def test_enum_values_are_marked_and_left_out(store: Any) -> None:
    before = {"Colour": {"type": "string", "enum": ["red"]}}
    after = {"Colour": {"type": "string", "enum": ["red", "blue"]}}
    manifest = '[unstable_blue]\n[[unstable_blue.roots]]\nv1 = ["Colour:blue"]\n'
    where = store(schema(after), schema(before), features=manifest)

    def colour(*flags: str) -> Any:
        return pipeline.gated(pipeline.load(Options(release=RELEASE, store=where, gate=flags)), "v1")["$defs"]["Colour"]

    assert colour() == before["Colour"]
    assert colour("unstable_blue") == {**after["Colour"], "x-acpgen-value-features": {"blue": "unstable_blue"}}


def test_a_required_property_that_is_left_out_is_not_required(store: Any) -> None:
    before = {"Thing": {"type": "object", "properties": {"a": {}}, "required": ["a"]}}
    after = {"Thing": {"type": "object", "properties": {"a": {}, "b": {}}, "required": ["a", "b"]}}
    manifest = '[unstable_b]\n[[unstable_b.roots]]\nv1 = ["Thing.b"]\n'
    where = store(schema(after), schema(before), features=manifest)
    loaded = pipeline.load(Options(release=RELEASE, store=where))
    assert pipeline.gated(loaded, "v1")["$defs"]["Thing"] == before["Thing"]


def test_a_default_does_not_spell_out_what_is_left_out(store: Any) -> None:
    def things(**properties: Any) -> dict[str, Any]:
        default = {name: prop["default"] for name, prop in properties.items()}
        return {
            "Thing": {"type": "object", "properties": properties},
            "Holder": {"type": "object", "properties": {"thing": {"$ref": "#/$defs/Thing", "default": default}}},
        }

    yes = {"type": "boolean", "default": True}
    before, after = things(a=yes), things(a=yes, b=yes)
    manifest = '[unstable_b]\n[[unstable_b.roots]]\nv1 = ["Thing.b"]\n'
    where = store(schema(after), schema(before), features=manifest)
    loaded = pipeline.load(Options(release=RELEASE, store=where))
    assert pipeline.gated(loaded, "v1")["$defs"]["Holder"] == before["Holder"]
    loaded = pipeline.load(Options(release=RELEASE, store=where, gate=("all",)))
    assert pipeline.gated(loaded, "v1")["$defs"]["Holder"] == after["Holder"]


@every_protocol
def test_the_envelopes_carry_what_the_stable_lane_carries(
    release: str, protocol: str, request: pytest.FixtureRequest
) -> None:
    def entries(schema: dict[str, Any]) -> dict[str, set[str]]:
        found = {
            name: {target for target, _ in entries_of(node)}
            for name, node in schema["$defs"].items()
            if is_envelope(node)
        }
        return {name: targets for name, targets in found.items() if targets}

    stable, unstable, made = gated(release, protocol, request)
    assert entries(made) == entries(stable)
    assert entries(gated(release, protocol, request, ("all",))[2]) == entries(unstable)
