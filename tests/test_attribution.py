"""Every unstable item has exactly one owner, and where upstream says who owns what, it is the same owner."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from acpgen import features, pipeline, source
from acpgen.items import Item, items_of, refs_in
from acpgen.pipeline import Loaded, Options
from support.command import acpgen
from support.stores import RELEASE, embedded, method, schema, tagged

EMBEDDED = list(source.open_store().releases)


def load(release: str, store: Path | None = None) -> Loaded:
    return pipeline.load(Options(release=release, store=store))


def delta(loaded: Loaded, protocol: str) -> set[str]:
    files = loaded.release.files(protocol)
    return set(items_of(files.unstable)) - set(items_of(files.stable))


# Complete, and nothing twice


@pytest.mark.parametrize("release", EMBEDDED)
def test_every_item_of_an_embedded_release_has_one_owner(release: str) -> None:
    loaded = load(release)
    for protocol, attribution in loaded.attributions.items():
        assert attribution.problems == ()
        assert features.UNATTRIBUTED not in attribution.features
        assert set(attribution.features) <= set(loaded.manifest)
        owned = [item for feature in attribution.features for item in attribution.items(feature)]
        assert sorted(owned) == sorted(set(owned))
        # What a new definition has, it has with the definition; all else that is new is owned by name.
        named = {item for item in delta(loaded, protocol) if item.split(":")[0].split(".")[0] not in owned}
        assert named <= set(owned)


@pytest.mark.parametrize("release", EMBEDDED)
def test_every_feature_that_is_unstable_owns_something(release: str) -> None:
    loaded = load(release)
    present = {feature for attribution in loaded.attributions.values() for feature in attribution.features}
    assert present == {feature.name for feature in loaded.manifest.values() if feature.state(release) == "unstable"}


def test_notices_of_the_pinned_release() -> None:
    """The flag that this project was made for, to the last item."""
    attributions = load("1.23.0").attributions
    assert sorted(attributions["v1"].items("unstable_session_notices")) == [
        "ClientSessionCapabilities.notices",
        "Notice",
        "NoticeCapabilities",
        "NoticeSeverity",
        "SessionUpdate:notice",
    ]
    assert sorted(attributions["v2"].items("unstable_session_notices")) == [
        "Notice",
        "NoticeSeverity",
        "SessionUpdate:notice",
    ]
    assert "unstable_session_notices" not in load("sdk-2.4.0").attributions["v1"].features


def test_names_that_are_ours_are_marked() -> None:
    """Every other name is a flag that upstream published."""
    manifest = load("sdk-2.4.0").manifest
    assert {feature.origin for feature in manifest.values()} == {"upstream", "ours"}
    assert [name for name, feature in manifest.items() if feature.origin == "ours"] == ["unstable_system_prompt"]
    published = """agent_skills auth_status end_turn_token_usage llm_providers mcp_over_acp plan_operations proxy_chains
        session_archive session_fork session_set_title session_status subagents"""
    for name in published.split():
        assert manifest[f"unstable_{name}"].origin == "upstream"
        assert manifest[f"unstable_{name}"].state("sdk-2.4.0") in ("unstable", "no items")


# Agreement with upstream

# Upstream's facts speak of its Rust types. Where the schema has no item of that name, these are the items that the Rust
# one comes to on the wire, and why.
ON_THE_WIRE: dict[str, tuple[str, ...]] = {
    # An enum of Rust names for what the schema has as numbers.
    "ErrorCode:request_cancelled": ("ErrorCode:-32800",),
    "ErrorCode:url_elicitation_required": ("ErrorCode:-32042",),
    # Flattened into the object that has it: the variants stand beside the object's own properties.
    "SessionConfigKind:boolean": ("SessionConfigOption:boolean",),
    "SessionConfigOptionValue": ("SetSessionConfigOptionRequest:boolean", "SetSessionConfigOptionRequest:value_id"),
    "SetSessionConfigOptionRequest.value": (
        "SetSessionConfigOptionRequest:boolean",
        "SetSessionConfigOptionRequest:value_id",
    ),
    # A struct that is flattened into the update, and has no definition of its own.
    "ToolCallUpdateFields.name": ("ToolCallUpdate.name",),
}
WITH_FACTS = ["1.13.7", "1.16.0", "1.19.0", "1.20.0", "1.21.0", "1.23.0"]


def facts_of(upstream: Path, release: str) -> dict[str, Any]:
    path = upstream / release / "facts.json"
    if not path.is_file():
        pytest.skip(f"the folder has no facts of {release}")
    found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return found


@dataclass
class Schema:
    """An unstable lane, looked through once."""

    raw: dict[str, Any]

    def __post_init__(self) -> None:
        self.items = items_of(self.raw)
        self.methods: dict[str, list[str]] = {}
        for name, node in self.raw["$defs"].items():
            self.methods.setdefault(camel(node.get("x-method", "")), []).append(name)
        self.users: dict[str, list[Item]] = {}
        for item in self.items.values():
            for target in item.refs - {item.definition}:
                self.users.setdefault(target, []).append(item)


def ours(theirs: str, schema: Schema) -> tuple[str, ...]:
    """The items that a name of upstream's facts stands for."""
    if theirs in ON_THE_WIRE:
        return ON_THE_WIRE[theirs]
    if match := re.fullmatch(r"\w+MethodNames\.(\w+)", theirs):
        # A method is its params and its result, whatever they are called.
        return tuple(schema.methods.get(match[1].lower(), ()))
    if match := re.fullmatch(r"((?:Agent|Client|ProtocolLevel)(?:Request|Response|Notification)):(\w+)", theirs):
        # An entry of an envelope, named after the definition that it carries. Messages of both sides stand in an envelope,
        # in the root of the schema, or in both.
        target = "".join(part.capitalize() for part in match[2].split("_"))
        return tuple(item for item in (f"{match[1]}:{target}", f"ProtocolLevel:{target}") if item in schema.items)
    return (theirs,)


def camel(method: str) -> str:
    return re.sub(r"[^a-z]", "", method.lower())


@pytest.mark.parametrize("release", WITH_FACTS)
def test_what_upstream_says_a_feature_owns_it_owns(release: str, upstream: Path, everything: Path) -> None:
    loaded = load(release, everything)
    facts = facts_of(upstream, release)["features"]
    disagreements = []
    for protocol, attribution in loaded.attributions.items():
        unstable = Schema(loaded.release.files(protocol).unstable)
        for feature, names in facts[protocol].items():
            for name in names:
                items = ours(name, unstable)
                owners = {item: attribution.owners.get(item) for item in items}
                if not items or set(owners.values()) != {feature}:
                    disagreements.append((protocol, feature, name, owners))
    assert disagreements == []


@pytest.mark.parametrize("release", WITH_FACTS)
def test_what_only_we_list_is_used_by_its_owner_alone(release: str, upstream: Path, everything: Path) -> None:
    """Upstream's facts list a module that is unstable as a whole by its roots only. What we list beside them must be
    definitions that nothing but the feature's own items refers to."""
    loaded = load(release, everything)
    facts = facts_of(upstream, release)["features"]
    for protocol, attribution in loaded.attributions.items():
        unstable = Schema(loaded.release.files(protocol).unstable)
        listed = {item for names in facts[protocol].values() for name in names for item in ours(name, unstable)}
        owners = attribution.owners
        for item, owner in owners.items():
            if item not in listed:
                assert item in unstable.raw["$defs"], item
                users = unstable.users[item]
                assert {owners.get(user.name) or owners.get(user.definition) for user in users} == {owner}, item


@pytest.mark.parametrize("release", WITH_FACTS)
def test_no_feature_of_ours_is_unknown_upstream(release: str, upstream: Path, everything: Path) -> None:
    facts = facts_of(upstream, release)["features"]
    for protocol, attribution in load(release, everything).attributions.items():
        assert set(attribution.features) == set(facts[protocol])


@pytest.mark.parametrize("release", WITH_FACTS)
def test_omitted_differs_from_null_where_upstream_says_so(release: str, upstream: Path, everything: Path) -> None:
    loaded = load(release, everything)
    facts = facts_of(upstream, release)["omitted_differs_from_null"]
    for protocol in loaded.protocols:
        everything_on = pipeline.load(Options(release=release, store=everything, gate=("all",)))
        definitions = pipeline.gated(everything_on, protocol)["$defs"]
        marked = {
            f"{name}.{key}"
            for name, definition in definitions.items()
            for key, prop in definition.get("properties", {}).items()
            if isinstance(prop, dict) and prop.get("x-acpgen-null-clears")
        }
        assert marked == set(facts[protocol])


def test_every_fact_matches_something(everything: Path) -> None:
    from acpgen.facts import unused_facts

    assert unused_facts(source.open_store(everything)) == []


# What cannot be attributed

NEW = {"Extra": {"type": "object", "properties": {"inner": {"$ref": "#/$defs/Inner"}}}, "Inner": {"type": "string"}}
MANIFEST = """
[unstable_extra]
origin = "ours"
summary = "A thing."
[[unstable_extra.roots]]
v1 = ["Extra"]
"""
ANOTHER = """
[unstable_other]
origin = "ours"
summary = "Another."
[[unstable_other.roots]]
v1 = ["Other"]
"""


def test_a_root_owns_what_only_it_reaches(store: Any) -> None:
    loaded = load(RELEASE, store(schema(NEW), schema({}), features=MANIFEST))
    assert loaded.attributions["v1"].owners == {"Extra": "unstable_extra", "Inner": "unstable_extra"}
    assert loaded.attributions["v1"].problems == ()


def test_an_item_without_an_owner_is_reported_with_the_line_to_add(store: Any) -> None:
    where = store(schema(NEW), schema({}))
    done = acpgen("features", "--release", RELEASE, "--store", where)
    assert done.code == 1
    assert "E303: Extra is unstable and no feature owns it" in done.err
    assert 'add the root "Extra"' in done.err
    assert f"{RELEASE}/v1/schema.unstable.json#/$defs/Extra" in done.err
    # Following it is the way out.
    again = acpgen("features", "--release", RELEASE, "--store", store(schema(NEW), schema({}), features=MANIFEST))
    assert (again.code, again.err) == (0, "")


def test_an_item_that_two_features_reach_is_reported_with_the_line_to_add(store: Any) -> None:
    both = {**NEW, "Other": {"type": "object", "properties": {"inner": {"$ref": "#/$defs/Inner"}}}}
    done = acpgen(
        "features", "--release", RELEASE, "--store", store(schema(both), schema({}), features=MANIFEST + ANOTHER)
    )
    assert done.code == 1
    assert done.codes == ["E304"]
    assert "Inner is reached by unstable_extra and unstable_other" in done.err
    assert 'name it as a root of one: "Inner"' in done.err
    settled = (MANIFEST + ANOTHER).replace('"Other"', '"Other", "Inner"')
    again = acpgen("features", "--release", RELEASE, "--store", store(schema(both), schema({}), features=settled))
    assert (again.code, again.err) == (0, "")


def test_a_root_of_two_features_is_reported(store: Any) -> None:
    twice = MANIFEST + ANOTHER.replace('"Other"', '"Extra"')
    done = acpgen("features", "--release", RELEASE, "--store", store(schema(NEW), schema({}), features=twice))
    assert (done.code, done.codes) == (1, ["E304"])
    assert "Extra is a root of unstable_extra and of unstable_other" in done.err


def test_a_root_that_matches_nothing_is_reported(store: Any) -> None:
    stale = MANIFEST.replace('"Extra"', '"Extra", "Gone.away"')
    done = acpgen("features", "--release", RELEASE, "--store", store(schema(NEW), schema({}), features=stale))
    assert (done.code, done.codes) == (1, ["E305"])
    assert "'Gone.away' matches nothing in 0.1.0 v1" in done.err
    assert "`until`" in done.err


def test_roots_hold_from_one_release_to_another(store: Any) -> None:
    later = MANIFEST.replace("[[unstable_extra.roots]]", '[[unstable_extra.roots]]\nsince = "0.0.1"\nuntil = "0.0.9"')
    owners = load(RELEASE, store(schema(NEW), schema({}), features=later)).attributions["v1"].owners
    assert set(owners.values()) == {features.UNATTRIBUTED}


def test_a_method_name_stands_for_its_definitions(store: Any) -> None:
    new = {"EchoRequest": method("echo", "agent"), "EchoResponse": method("echo", "agent")}
    manifest = MANIFEST.replace('"Extra"', '"echo"')
    attribution = load(RELEASE, store(schema(new), schema({}), features=manifest)).attributions["v1"]
    assert attribution.owners == {"EchoRequest": "unstable_extra", "EchoResponse": "unstable_extra"}


def test_variants_values_and_properties_can_be_owned(store: Any) -> None:
    before = {
        "Shape": tagged("circle"),
        "Colour": {"type": "string", "enum": ["red"]},
        "Thing": {"type": "object", "properties": {}},
    }
    after = {
        "Shape": tagged("circle", "square"),
        "Colour": {"type": "string", "enum": ["red", "blue"]},
        "Thing": {"type": "object", "properties": {"size": {"type": "integer"}}},
    }
    manifest = MANIFEST.replace('"Extra"', '"Shape:square", "Colour:blue", "Thing.size"')
    attribution = load(RELEASE, store(schema(after), schema(before), features=manifest)).attributions["v1"]
    assert attribution.problems == ()
    assert set(attribution.owners) == {"Shape:square", "Colour:blue", "Thing.size"}


@pytest.mark.parametrize("release", ["0.10.8", "0.12.0"])
def test_releases_older_than_the_flags(release: str, everything: Path) -> None:
    """What cannot be attributed there is reported, item by item; `all` still works (see test_releases.py)."""
    done = acpgen("features", "--release", release, "--store", everything)
    assert done.code == 1
    assert set(done.codes) == {"E303"}
    loaded = load(release, everything)
    for attribution in loaded.attributions.values():
        reported = {problem.message.split(" ")[0] for problem in attribution.problems}
        assert reported == set(attribution.items(features.UNATTRIBUTED)) != set()


def test_references_reach_through_every_keyword() -> None:
    """The reach of a root is worth as much as the references that are seen."""
    for name, definition in embedded("sdk-2.4.0", "v2")["$defs"].items():
        text = json.dumps({key: value for key, value in definition.items() if key != "default"})
        assert set(refs_in(definition)) == set(re.findall(r'"#/\$defs/(\w+)"', text)), name


def test_an_unknown_key_in_the_manifest(store: Any) -> None:
    done = acpgen("features", "--release", RELEASE, "--store", store(schema({}), features='[a]\nsumary = "x"\n'))
    assert (done.code, done.codes) == (2, ["E601"])
    assert "sumary" in done.err
