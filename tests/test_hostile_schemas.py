"""Schemas as untrusted input: whatever stands in them, a run ends in time, in output or in a clear error, and nothing of the
schema is ever run."""

from __future__ import annotations

import ast
import copy
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from acpgen import literals, pipeline
from acpgen.codes import CODES
from acpgen.errors import AcpgenError
from acpgen.options import Options
from support.command import acpgen
from support.quality import imports
from support.stores import RELEASE, schema, tagged

Json = dict[str, Any]
TEXT = {"type": "string"}
THING = {"type": "object", "properties": {"a": TEXT}, "required": ["a"]}


def build(store: Path, **more: Any) -> dict[str, str]:
    """The files of a build, each parsed; nothing but an AcpgenError may come instead."""
    loaded = pipeline.load(Options(release=RELEASE, store=store, gate=("all",), **more))
    files = pipeline.render(loaded)
    pipeline.warnings(loaded)
    for name, text in files.items():
        if name.endswith(".py"):
            compile(text, name, "exec")
    return files


# Any value anywhere

SMALL = schema(
    {
        "Leaf": {
            "type": "object",
            "properties": {
                "a": {"type": "string", "default": "x"},
                "n": {"type": ["integer", "null"], "format": "uint32", "minimum": 0},
                "l": {"type": "array", "items": {"$ref": "#/$defs/Shape"}, "x-deserialize-skip-invalid-items": True},
            },
            "required": ["a"],
            "additionalProperties": True,
        },
        "Shape": tagged("circle", "square", payloads={"circle": "Leaf"}),
        "Mode": {"oneOf": [{"const": "a", "type": "string", "title": "A"}, {"const": "b", "type": "string"}]},
        "Level": {"type": "string", "enum": ["p", "q"]},
        "Map": {"type": "object", "additionalProperties": {"type": "integer"}},
    }
)
WRONG: list[Any] = [None, True, 1, -1.5, "", "x", [], [1], ["x"], {}, {"x": 1}, [{}]]


def places(node: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield path
    children = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    for key, child in children:
        yield from places(child, (*path, key))


def with_value(schema: Any, path: tuple[Any, ...], value: Any) -> Any:
    if not path:
        return value
    changed = copy.deepcopy(schema)
    node = changed
    for key in path[:-1]:
        node = node[key]
    node[path[-1]] = value
    return changed


ALL_PLACES = list(places(SMALL))


@pytest.mark.parametrize("start", range(8))
def test_one_value_replaced_is_an_error_with_a_place_or_works(start: int, store: Any) -> None:
    """Every place of a small schema, every kind of value, either lane. No exception but ours comes out."""
    errors = works = 0
    for number, path in enumerate(ALL_PLACES[start::8]):
        for value in WRONG[number % 3 :: 3]:
            changed = with_value(SMALL, path, value)
            where = store(changed, SMALL if number % 2 else changed)
            try:
                build(where)
                works += 1
            except AcpgenError as error:
                errors += 1
                for problem in error.problems:
                    assert problem.code in CODES
                    assert problem.place
                    assert problem.message
    assert errors > works > 0


# Limits


def test_five_thousand_definitions(store: Any) -> None:
    """In bounded time, which grows no faster than the schema does (but for the front end, which is what it is)."""
    definitions = {
        f"Thing{n}": {"type": "object", "properties": {"next": {"$ref": f"#/$defs/Thing{(n + 1) % 5000}"}, "a": TEXT}}
        for n in range(5000)
    }
    started = time.process_time()
    where = store(schema(definitions))
    loaded = pipeline.load(Options(release=RELEASE, store=where))
    lowered, _ = pipeline.lowered(loaded, "v1")
    assert len(lowered["$defs"]) == 5003
    assert time.process_time() - started < 20


def nested(levels: int, inner: Json) -> Json:
    for number in range(levels):
        inner = {"type": "object", "properties": {f"p{number}": inner}}
    return inner


@pytest.mark.parametrize(("levels", "codes"), [(60, []), (70, ["E206"]), (200, ["E206"])])
def test_many_levels_of_nesting(levels: int, codes: list[str], store: Any) -> None:
    """Each inline object gets a class that is named after its path, so names grow: right output, or an error."""
    started = time.process_time()
    where = store(schema({"Deep": nested(levels, TEXT)}))
    done = acpgen("generate", "--release", RELEASE, "--store", where, "--out", where.parent / "out")
    assert time.process_time() - started < 60
    assert "Traceback" not in done.err
    assert done.codes == codes and done.code == (2 if codes else 0)
    if codes:
        assert not (where.parent / "out").exists()
    else:
        imports(where.parent / "out", ["v1"])


@pytest.mark.parametrize("levels", [60, 200])
@pytest.mark.parametrize("keyword", ["items", "additionalProperties", "anyOf", "allOf"])
def test_many_levels_of_other_keywords(keyword: str, levels: int, store: Any) -> None:
    node: Any = TEXT
    for _ in range(levels):
        if keyword in ("anyOf", "allOf"):
            node = {keyword: [node]}
        else:
            node = {"type": "array" if keyword == "items" else "object", keyword: node}
    where = store(schema({"Deep": node}))
    done = acpgen("generate", "--release", RELEASE, "--store", where, "--out", where.parent / "out")
    assert (done.code, done.codes) == ((0, []) if levels == 60 else (2, ["E206"]))
    assert "Traceback" not in done.err
    if levels == 60:
        imports(where.parent / "out", ["v1"])


def test_a_chain_of_a_thousand_references(store: Any) -> None:
    definitions: Json = {f"A{n}": {"$ref": f"#/$defs/A{n + 1}"} for n in range(1000)}
    where = store(schema({**definitions, "A1000": THING}))
    done = acpgen("generate", "--release", RELEASE, "--store", where, "--out", where.parent / "out")
    assert done.code in (0, 2)
    assert done.code == 0 or done.codes == ["E206"]
    assert "Traceback" not in done.err


CYCLES = {
    "itself": {"A": {"$ref": "#/$defs/A"}},
    "itself in allOf": {"A": {"type": "object", "allOf": [{"$ref": "#/$defs/A"}]}},
    "two aliases": {"A": {"$ref": "#/$defs/B"}, "B": {"$ref": "#/$defs/A"}},
    "two in allOf": {"A": {"allOf": [{"$ref": "#/$defs/B"}]}, "B": {"allOf": [{"$ref": "#/$defs/A"}]}},
    "a union of itself": {"A": {"anyOf": [{"$ref": "#/$defs/A"}, {"type": "null"}]}},
    "deep inside": {
        "A": {"anyOf": [{"allOf": [{"$ref": "#/$defs/B"}]}, THING]},
        "B": {"allOf": [{"oneOf": [{"$ref": "#/$defs/A"}, THING]}]},
    },
}


@pytest.mark.parametrize("case", CYCLES)
def test_a_definition_that_is_made_of_itself(case: str, store: Any) -> None:
    with pytest.raises(AcpgenError) as caught:
        build(store(schema(CYCLES[case])))
    assert {problem.code for problem in caught.value.problems} == {"E202"}
    assert "A" in caught.value.problems[0].message


def test_a_definition_that_holds_itself_is_no_cycle(store: Any) -> None:
    tree = {
        "type": "object",
        "properties": {
            "children": {"type": "array", "items": {"$ref": "#/$defs/Tree"}},
            "parent": {"anyOf": [{"$ref": "#/$defs/Tree"}, {"type": "null"}]},
        },
    }
    assert "class Tree(Record)" in build(store(schema({"Tree": tree})))["v1/models.py"]


# Injection

EVIL = [
    '"""\nraise SystemExit("ran")\n"""',
    "'''\nimport os\n'''",
    '\\"""\nraise SystemExit("ran")\n\\"""',
    'ends with a quote"',
    "ends with a backslash\\",
    'ends with quotes"""',
    "\\N{BULLET} \\x41 \\u0041 \\777",
    "{{ 7 * 7 }} {% raw %} {# #}",
    "line\r\nbreaks\u2028of\u2029every\x0bkind\x0c\x1c\x85",
    "\u202egnp.exe\u2066 bidi",
    "nul \x00 and \x1b[31m escape",
    "# fmt: off",
    "# type: ignore",
    "surrogate \ud800",
    "${x} %s {0} {x!r}",
    "a" * 5_000,
    "",
    "   ",
]
NAMES_OF_STATEMENTS = (
    ast.Import, ast.ImportFrom, ast.ClassDef, ast.FunctionDef, ast.Assign, ast.AnnAssign, ast.If, ast.Expr,
)  # fmt: skip
# Calls that a generated module makes when it is imported.
CALLS = {
    "TypedDict",
    "pattern",
    "frozenset",
    "Feature",
    "Method",
    "Capability",
    "Tables",
    "Codec",
    "tagged",
    "gate",
    "dataclass",
    "field",
    "TypeVar",
}


def harmless(name: str, text: str) -> None:
    """At import a module runs only the statements that our templates have; texts of the schema are constants."""
    for node in ast.parse(text).body:
        assert isinstance(node, NAMES_OF_STATEMENTS), (name, ast.dump(node)[:200])
        if isinstance(node, ast.Expr):
            assert isinstance(node.value, ast.Constant), (name, ast.dump(node)[:200])
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            module = node.module if isinstance(node, ast.ImportFrom) else node.names[0].name
            relative = isinstance(node, ast.ImportFrom) and node.level > 0
            assert relative or module in ("__future__", "typing", "collections.abc", "builtins"), (name, module)
        if isinstance(node, (ast.Assign, ast.AnnAssign)) and node.value is not None:
            for call in ast.walk(node.value):
                if isinstance(call, ast.Call):
                    assert isinstance(call.func, ast.Name), (name, ast.dump(call)[:200])
                    assert call.func.id in CALLS, (name, call.func.id)


def check(files: dict[str, str]) -> None:
    for name, text in files.items():
        if name.startswith("v1/") and name.endswith(".py"):
            harmless(name, text)


@pytest.mark.parametrize("text", EVIL, ids=range(len(EVIL)))
def test_descriptions_are_text(text: str, store: Any, tmp_path: Path) -> None:
    """With --keep-prose descriptions of a stranger become docstrings."""
    raw = schema(
        {
            "Thing": {"description": text, "type": "object", "properties": {"a": {**TEXT, "description": text}}},
            "Level": {"description": text, "oneOf": [{"const": "a", "description": text, "title": text}]},
            "Shape": {"description": text, **tagged("circle", payloads={"circle": "Thing"})},
            "Name": {"description": text, **TEXT},
        }
    )
    raw["$defs"]["Shape"]["anyOf"][0]["description"] = text
    raw["$defs"]["PingRequest"]["description"] = text
    (tmp_path / "in").mkdir()
    for name in ("schema.json", "schema.unstable.json"):
        (tmp_path / "in" / name).write_text(json.dumps(raw), "utf-8")
    imported = acpgen("import", tmp_path / "in", "--release", RELEASE, "--store", tmp_path / "own", "--keep-prose")
    if "\ud800" in text:
        assert (imported.code, imported.codes) == (2, ["E102"])
        return
    assert imported.code == 0
    done = acpgen("generate", "--release", RELEASE, "--store", tmp_path / "own", "--out", tmp_path / "acp")
    assert (done.code, done.err) == (0, "")
    files = {
        path.relative_to(tmp_path / "acp").as_posix(): path.read_text("utf-8")
        for path in (tmp_path / "acp").rglob("*.py")
    }
    check(files)
    assert "ran" not in text or "SystemExit" in files["v1/models.py"], "it is there, as text"
    for content in files.values():
        assert not any(char in content for char in "\u202e\u2066\u2028\u2029\x00\x1b\r\x0b\x0c\x85")
    imports(tmp_path / "acp", ["v1"])


@pytest.mark.parametrize("text", EVIL, ids=range(len(EVIL)))
def test_names_values_and_defaults_are_text(text: str, store: Any) -> None:
    """Wire names, constants, patterns, defaults: kept to the letter in string literals."""
    thing = {
        "type": "object",
        "properties": {
            "a": {"type": "string", "default": text},
            "b": {"enum": [text, "other"]},
            "c": {"type": "array", "items": TEXT, "default": [text]},
            f"wire {text}": TEXT,
        },
    }
    where = store(schema({"Thing": thing, "Open": {"anyOf": [{"const": text, "title": text}, TEXT]}}))
    try:
        files = build(where)
    except AcpgenError as error:
        # A name that nothing can be made of is refused by name.
        assert {problem.code for problem in error.problems} <= {"E401", "E402", "E102"}
        return
    check(files)
    constants = {node.value for node in ast.walk(ast.parse(files["v1/shapes.py"])) if isinstance(node, ast.Constant)}
    assert {text, f"wire {text}"} <= constants


@pytest.mark.parametrize("text", EVIL, ids=range(len(EVIL)))
def test_tags_methods_sides_and_titles_are_text(text: str, store: Any) -> None:
    union = tagged("circle", text)
    raw = schema({"Shape": union, "Either": {"anyOf": [{"title": text, **THING}, {"title": "b", **THING}]}})
    raw["$defs"]["PingRequest"]["x-side"] = raw["$defs"]["PingResponse"]["x-side"] = text
    raw["$defs"]["PingRequest"]["x-method"] = raw["$defs"]["PingResponse"]["x-method"] = f"ping/{text}"
    try:
        files = build(store(raw))
    except AcpgenError as error:
        assert {problem.code for problem in error.problems} <= {"E204", "E401", "E402", "E102"}
        return
    check(files)
    assert any(
        isinstance(node, ast.Constant) and node.value == text for node in ast.walk(ast.parse(files["v1/models.py"]))
    )


@pytest.mark.parametrize("text", EVIL, ids=range(len(EVIL)))
def test_features_and_releases_are_text(text: str, store: Any) -> None:
    name = json.dumps(text.replace("\ud800", "?"))
    manifest = f'[{name}]\nsummary = {name}\n[[{name}.roots]]\nv1 = ["Thing"]\n'
    manifest = manifest.replace("\x7f", "")
    where = store(schema({"Thing": THING}), schema({}), features=manifest)
    try:
        files = build(where)
    except AcpgenError as error:
        assert {problem.code for problem in error.problems} <= {"E102", "E601", "E602", "E301"}
        return
    check(files)


def test_the_one_door_for_schema_text() -> None:
    """Round trips of `literals`: what is printed is read back as what it was."""
    for text in EVIL:
        assert ast.literal_eval(literals.string(text)) == text
        assert literals.string(text).isprintable()
        doc = literals.docstring(text, 4)
        if doc:
            module = ast.parse(f"class A:\n    {doc}\n")
            (statement,) = module.body[0].body  # type: ignore[attr-defined]
            assert isinstance(statement.value, ast.Constant)
        comment = literals.comment(text)
        assert ast.parse(comment).body == []
        if not text.isidentifier():
            with pytest.raises(ValueError, match="identifier"):
                literals.identifier(text)
    for value in ({"a": [1, None, True, 2.5, "x"]}, float("inf"), [], {}, 10**30, -0.0):
        printed = literals.value(value)
        assert eval(printed, {"__builtins__": {"float": float}}) == value
