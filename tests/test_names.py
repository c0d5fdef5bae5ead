"""Names come from keys, tags and titles alone: they do not move, never end in a counter, and a clash says what to pin."""

from __future__ import annotations

import ast
import copy
import re
from pathlib import Path
from typing import Any

import pytest
from acpgen import frontend, ir, lower, naming, pipeline, source
from acpgen.errors import AcpgenError, Problem
from acpgen.items import UNIONS, is_envelope, tag_of, variants_of
from acpgen.pipeline import Options
from oracle.releases import files
from support.command import acpgen
from support.stores import RELEASE, embedded, schema, tagged

Json = dict[str, Any]
EMBEDDED = {
    (release.id, protocol) for release in source.open_store().releases.values() for protocol in release.protocols
}
ALL = sorted(EMBEDDED | {(file.release, file.protocol) for file in files()})
ROOT = Path(__file__).resolve().parents[1]


def names(definitions: tuple[ir.Definition, ...]) -> dict[str, Any]:
    """Every name that a user can write: classes, their bases and their fields, by what they stand for."""
    found: dict[str, Any] = {}
    for definition in definitions:
        found[definition.name] = type(definition).__name__
        if isinstance(definition, ir.Record):
            found[definition.name] = definition.parent
            found.update({f"{definition.name}.{field.wire}": field.name for field in definition.fields})
            found.update({f"{definition.name}.{tag.wire}": tag.name for tag in definition.tags})
    return found


def parsed(unstable: Json, stable: Json | None = None, release: str = "1.23.0", protocol: str = "v1") -> dict[str, Any]:
    """The names of a schema whose unstable items are all generated."""
    return names(frontend.parse(lower.lower(unstable, naming.Pins(), "here"), naming.Pins(), "here"))


def plain(release: str, protocol: str, lane: str = "unstable") -> Json:
    return embedded(release, protocol, lane)


# A name does not move


def unions(schema: Json) -> list[tuple[str, str]]:
    """(definition, keyword) of each union whose variants are told apart by a tag."""
    return [
        (name, keyword)
        for name, node in schema["$defs"].items()
        for keyword in UNIONS
        if not is_envelope(node)
        and any(tag_of(variant) for variant in node.get(keyword, ()) if isinstance(variant, dict))
    ]


def with_variant_in_the_middle(schema: Json) -> Json:
    """A new variant in the middle of every union at once, and a new value in the middle of every enum."""
    changed = copy.deepcopy(schema)
    for name, keyword in unions(schema):
        variants = changed["$defs"][name][keyword]
        tag = next(tag for variant in variants if (tag := tag_of(variant)))
        new = {"type": "object", "properties": {tag[0]: {"type": "string", "const": "zz_new"}}, "required": [tag[0]]}
        new["properties"]["zzPayload"] = {"type": "string"}
        variants.insert(len(variants) // 2, new)
    for node in changed["$defs"].values():
        if isinstance(node.get("enum"), list) and all(isinstance(value, str) for value in node["enum"]):
            node["enum"].insert(len(node["enum"]) // 2, "zz_new")
    return changed


@pytest.mark.parametrize(
    ("release", "protocol"), [("1.23.0", "v1"), ("1.23.0", "v2"), ("sdk-2.4.0", "v1"), ("sdk-2.4.0", "v2")]
)
def test_a_variant_in_the_middle_of_a_union_moves_no_other_name(release: str, protocol: str) -> None:
    before = plain(release, protocol)
    after = with_variant_in_the_middle(before)
    assert len(unions(before)) >= 8
    was, now = parsed(before), parsed(after)
    assert {name: now.get(name) for name in was} == was
    new = set(now) - set(was)
    # A union inside a variant is repeated there, so one new variant can be several classes.
    assert {name.split(".")[0].removesuffix("Other") for name in new} != set()
    assert all("ZzNew" in name or name.endswith(".zzPayload") for name in new)
    assert sum("ZzNew" in name and "." not in name for name in new) >= len(unions(before))


def test_a_property_in_the_middle_of_every_object_moves_no_other_name() -> None:
    before = plain("1.23.0", "v1")
    after = copy.deepcopy(before)
    for node in after["$defs"].values():
        if "properties" in node and not is_envelope(node):
            entries = list(node["properties"].items())
            entries.insert(len(entries) // 2, ("zzNew", {"type": "string"}))
            node["properties"] = dict(entries)
    was, now = parsed(before), parsed(after)
    assert {name: now.get(name) for name in was} == was


@pytest.mark.parametrize(("release", "protocol"), [("1.23.0", "v1"), ("sdk-2.4.0", "v2")])
def test_graduating_a_feature_changes_no_other_name(release: str, protocol: str) -> None:
    """A feature graduates when what it owns moves to the stable lane: then it is generated without a flag. The names are
    those that it had as a flag, and none of the others is touched."""
    loaded = pipeline.load(Options(release=release))
    attribution = loaded.attributions[protocol]
    everything = pipeline.load(Options(release=release, enable=("all",)))
    most = names(pipeline.protocol(everything, protocol).definitions)
    least = names(pipeline.protocol(loaded, protocol).definitions)
    assert {name: most.get(name) for name in least} == least
    full, bare = classes(everything, protocol), classes(loaded, protocol)
    for feature in attribution.features:
        made = classes(pipeline.load(Options(release=release, protocols=(protocol,), enable=(feature,))), protocol)
        assert {name: made.get(name) for name in bare} == bare, feature
        assert {name: full.get(name) for name in made} == made, feature


def classes(loaded: pipeline.Loaded, protocol: str) -> dict[str, Any]:
    """Classes with the classes that they extend, and their properties."""
    found: dict[str, Any] = {}
    for name, node in pipeline.lowered(loaded, protocol)[0]["$defs"].items():
        found[name] = (node[lower.OWN]["kind"], node[lower.OWN].get("parent"))
        found.update({f"{name}.{key}": "" for key in node.get("properties", ())})
    return found


def test_a_notice_keeps_its_names_when_it_graduates() -> None:
    """What really happened between two releases."""

    def of(release: str, *flags: str) -> Json:
        loaded = pipeline.load(Options(release=release, protocols=("v1",), gate=flags))
        found = names(pipeline.protocol(loaded, "v1").definitions)
        return {name: value for name, value in found.items() if "Notice" in name}

    unstable, stable = of("1.23.0", "unstable_session_notices"), of("sdk-2.4.0")
    assert {name: stable.get(name) for name in unstable} == unstable
    assert "SessionUpdateNotice" in stable


# No counters


@pytest.mark.parametrize("flags", [(), ("all",)], ids=["stable", "unstable"])
@pytest.mark.parametrize(("release", "protocol"), ALL)
def test_no_name_ends_in_a_counter(
    release: str, protocol: str, flags: tuple[str, ...], request: pytest.FixtureRequest
) -> None:
    store = None if (release, protocol) in EMBEDDED else request.getfixturevalue("everything")
    loaded = pipeline.load(Options(release=release, protocols=(protocol,), gate=flags, store=store))
    lowered, _ = pipeline.lowered(loaded, protocol)
    raw = loaded.release.files(protocol).unstable
    words = {*raw["$defs"], *(str(key) for node in raw["$defs"].values() for key, _ in variants_of(node))}
    digits = {match[0] for word in words if (match := re.search(r"\d+$", word))}
    for name in lowered["$defs"]:
        ending = re.search(r"\d+$", name)
        assert ending is None or ending[0] in digits, name


# What a name is made of


@pytest.mark.parametrize(
    ("tag", "name"),
    [
        ("session_info_update", "SessionInfoUpdate"),
        ("searchAndReplace", "SearchAndReplace"),
        ("end-turn", "EndTurn"),
        ("a b", "AB"),
        ("1x", "1x"),
        ("class", "Class"),
        ("__init__", "Init"),
        ("v2.1", "V21"),
        ("ÄÖ", ""),
        ("", ""),
        ('"""', ""),
        ("a\nb", "AB"),
    ],
)
def test_pascal(tag: str, name: str) -> None:
    assert naming.pascal(tag) == name


ODD_TAGS = {"a b": "ShapeAB", "1x": "Shape1x", "class": "ShapeClass", "__init__": "ShapeInit", "none": "ShapeNone"}


def test_a_tag_that_is_no_identifier_still_makes_a_class() -> None:
    made = parsed(schema({"Shape": tagged(*ODD_TAGS)}))
    for name in ODD_TAGS.values():
        assert name in made


# What has no name, and the way out


def problems_of(store: Path) -> tuple[Problem, ...]:
    try:
        pipeline.render(pipeline.load(Options(release=RELEASE, store=store, gate=("all",))))
    except AcpgenError as error:
        return error.problems
    return ()


THING = {"type": "object", "properties": {"a": {"type": "string"}}}
# What stands in the schema, the error, and a name for what its help tells to pin.
UNNAMEABLE: dict[str, tuple[Json, str]] = {
    "an empty tag": ({"Shape": tagged("circle", "")}, "E402"),
    "a tag of other letters": ({"Shape": tagged("circle", "ÄÖÜ")}, "E402"),
    "a tag of quotes": ({"Shape": tagged("circle", '"""')}, "E402"),
    "a definition that begins with a digit": ({"1st": THING}, "E402"),
    "a definition with a space": ({"A b": THING}, "E402"),
    "a definition with a quote": ({'A"b': THING}, "E402"),
    "a definition with a line break": ({"A\nimport os": THING}, "E402"),
    "a definition of other letters": ({"Überblick": THING}, "E402"),
    "a definition that is a keyword": ({"None": THING}, "E402"),
    "a definition in lower case": ({"thing": THING}, "E402"),
    "an empty key": ({"": THING}, "E402"),
    "a name that the module needs": ({"Record": THING}, "E401"),
    "a name that the codec needs": ({"DecodeError": THING}, "E401"),
    "two tags of one name": ({"Shape": tagged("a_b", "aB")}, "E401"),
    "a variant called like a definition": ({"Shape": tagged("circle"), "ShapeCircle": THING}, "E401"),
    "a payload of the variant's name that others use too": (
        {
            "Shape": tagged("circle", payloads={"circle": "ShapeCircle"}),
            "ShapeCircle": THING,
            "Other": {"type": "object", "properties": {"b": {"$ref": "#/$defs/ShapeCircle"}}},
        },
        "E401",
    ),
    "variants of two unions": ({"Shape": tagged("big_one"), "ShapeBig": tagged("one")}, "E401"),
    "a fallback called like a variant": (
        {
            "Shape": {
                "anyOf": [
                    *tagged("other")["anyOf"],
                    {"type": "object", "properties": {"type": {"type": "string"}}, "required": ["type"]},
                ]
            }
        },
        "E401",
    ),
    "an inline object called like a definition": (
        {"Thing": {"type": "object", "properties": {"inner": THING}}, "ThingInner": THING},
        "E401",
    ),
    "two properties of one name": (
        {"Thing": {"type": "object", "properties": {"fooBar": {"type": "string"}, "foo_bar": {"type": "string"}}}},
        "E401",
    ),
    "a property called like a reserved one with an underscore": (
        {"Thing": {"type": "object", "properties": {"self": {"type": "string"}, "self_": {"type": "string"}}}},
        "E401",
    ),
    "two properties of one name in a payload": (
        {
            "Shape": tagged("circle", payloads={"circle": "Circle"}),
            "Circle": {"type": "object", "properties": {"fooBar": {"type": "string"}, "foo_bar": {"type": "string"}}},
        },
        "E401",
    ),
}


@pytest.mark.parametrize("case", UNNAMEABLE)
def test_what_has_no_name_of_its_own_says_what_to_pin_and_pinning_it_helps(case: str, store: Any) -> None:
    definitions, code = UNNAMEABLE[case]
    where = store(schema(definitions))
    first = problems_of(where)
    assert [problem.code for problem in first][:1] == [code], "and not a traceback"
    assert all(f"{RELEASE}/v1/schema.unstable.json#/$defs/" in problem.place for problem in first)
    pins: dict[str, str] = {}
    for _ in range(4):
        problems = problems_of(where)
        if not problems:
            break
        for problem in problems:
            line = re.search(
                r'names\.toml, below \[all\] or a protocol: ("(?:[^"\\]|\\.)*" = \{ python = ")…(", reason = ")…("\ ?\})',
                problem.help,
            )
            assert line is not None, problem
            key = line[1].split(" = ")[0]
            pins.setdefault(key, f"{line[1]}{'pinned' if '.' in key else 'Pinned'}{len(pins)}{line[2]}because{line[3]}")
        (where / "names.toml").write_text("[v1]\n" + "\n".join(pins.values()) + "\n", "utf-8")
    assert problems_of(where) == ()
    rendered = pipeline.render(pipeline.load(Options(release=RELEASE, store=where, gate=("all",))))
    for name, text in rendered.items():
        if name.endswith(".py"):
            ast.parse(text)
    # A field pinned in a payload is pinned in the variants that carry it too.
    assert "inned0" in rendered["v1/models.py"]
    assert len(pins) == 1


def pinned(store: Any, definitions: Json, **names: str) -> str:
    """`models.py` of a schema with pins."""
    lines = [f'"{key}" = {{ python = "{name}", reason = "a test" }}' for key, name in names.items()]
    where = store(schema(definitions), names="[all]\n" + "\n".join(lines) + "\n")
    return pipeline.render(pipeline.load(Options(release=RELEASE, store=where)))["v1/models.py"]


def test_a_pinned_definition_takes_its_references_and_its_variants_along(store: Any) -> None:
    definitions = {
        "Shape": tagged("circle", payloads={"circle": "Circle"}),
        "Circle": THING,
        "Holder": {
            "type": "object",
            "properties": {"shape": {"$ref": "#/$defs/Shape"}, "of": {"$ref": "#/$defs/Circle"}},
        },
    }
    models = pinned(store, definitions, Shape="Form", Circle="Round")
    assert "Form: TypeAlias = FormCircle" in models
    assert "class FormCircle(Round):" in models
    assert "    shape: Form | None" in models
    assert "    of: Round | None" in models
    assert not {name for name in written(ast.parse(models)) if "Shape" in name}


def test_a_pinned_request_is_found_by_its_method(store: Any) -> None:
    where = store(schema({}), names='[all]\n"PingRequest" = { python = "Ping", reason = "a test" }\n')
    rendered = pipeline.render(pipeline.load(Options(release=RELEASE, store=where)))
    assert 'Method("ping","agent","request","Ping","PingResponse"' in re.sub(r"\s+", "", rendered["v1/methods.py"])


def test_pinning_two_things_alike_is_an_error(store: Any) -> None:
    where = store(
        schema({"A": THING, "B": THING}),
        names='[v1]\n"A" = { python = "C", reason = "x" }\n"B" = { python = "C", reason = "x" }\n',
    )
    assert [problem.code for problem in problems_of(where)] == ["E401"]
    where = store(schema({"A": THING, "B": THING}), names='[v1]\n"A" = { python = "B", reason = "x" }\n')
    assert [problem.code for problem in problems_of(where)] == ["E401"]


def test_a_pin_that_matches_nothing_is_an_error(store: Any) -> None:
    where = store(schema({"A": THING}), names='[v1]\n"Gone" = { python = "C", reason = "x" }\n')
    done = acpgen("generate", "--release", RELEASE, "--store", where, "--out", where / "out")
    assert (done.code, done.codes) == (2, ["E403"])
    assert "'Gone'" in done.err
    assert not (where / "out").exists()


def test_a_pin_of_something_that_is_not_generated_now_is_none(store: Any) -> None:
    """A pin may be of a feature that is left out, or of another release of the store."""
    names = '[all]\n"Fresh" = { python = "New", reason = "x" }\n"SessionUpdate:notice" = { python = "Notices", reason = "x" }\n'
    where = store(
        schema({"Fresh": THING}),
        schema({}),
        names=names,
        features='[unstable_f]\n[[unstable_f.roots]]\nv1 = ["Fresh"]\n',
    )
    loaded = pipeline.load(Options(release=RELEASE, store=where))
    assert "New" not in pipeline.render(loaded)["v1/models.py"]
    assert (
        "class New("
        in pipeline.render(pipeline.load(Options(release=RELEASE, store=where, gate=("all",))))["v1/models.py"]
    )


@pytest.mark.parametrize(
    "line",
    [
        '"A" = { python = "B" }',
        '"A" = { reason = "x" }',
        '"A" = { python = "class", reason = "x" }',
        '"A" = { python = "a b", reason = "x" }',
        '"A" = { python = "B; import os", reason = "x" }',
        '"A" = { python = "Ä", reason = "x" }',
        '"A" = { python = 1, reason = "x" }',
        '"A" = "B"',
    ],
)
def test_a_line_that_is_no_pin(line: str, store: Any) -> None:
    where = store(schema({"A": THING}), names=f"[v1]\n{line}\n")
    assert [problem.code for problem in problems_of(where)] == ["E602"]


def test_a_pin_in_no_table_says_so(store: Any) -> None:
    where = store(schema({"A": THING}), names='"A" = { python = "B", reason = "x" }\n')
    (problem,) = problems_of(where)
    assert (problem.code, problem.message, problem.help) == (
        "E602",
        "stands in no table",
        "write [all] or [v1] above it",
    )


def test_the_repository_pins_nothing_without_need() -> None:
    store = source.open_store()
    used: dict[str, set[str]] = {}
    for release in store.releases.values():
        for protocol in release.protocols:
            pins = naming.load_pins(store, protocol)
            if not pins.names:
                continue
            pipeline.protocol(
                pipeline.load(Options(release=release.id, protocols=(protocol,), gate=("all",))), protocol, pins
            )
            used.setdefault(protocol, set()).update(pins.used)
    for protocol, keys in used.items():
        assert keys == set(naming.load_pins(store, protocol).names)


# Names that are taken


def test_the_reserved_names_are_those_that_the_modules_need() -> None:
    """Every capitalised name that a module with classes in it uses, and that is none of the schema's."""
    needed: set[str] = set()
    loaded = pipeline.load(Options(release="1.23.0", gate=("all",)))
    for protocol in loaded.protocols:
        definitions = set(pipeline.lowered(loaded, protocol)[0]["$defs"])
        for name in ("models", "wire", "codec", "encoders", "texts", "methods", "__init__"):
            tree = ast.parse((ROOT / "generated" / "acp_bindings" / protocol / f"{name}.py").read_text("utf-8"))
            constants = {
                node.target.id
                for node in tree.body
                if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and "Final" in ast.dump(node)
            }
            needed |= {word for word in written(tree) if word[0].isupper()} - definitions - constants
    assert needed - {"True", "False", "None", "T", "P"} == naming.RESERVED_CLASSES


def written(tree: ast.AST) -> set[str]:
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            found.add(node.id)
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            found |= {alias.asname or alias.name for alias in node.names}
        elif isinstance(node, (ast.ClassDef, ast.FunctionDef)):
            found.add(node.name)
    return found
