"""Every definition and property has a text, every text a use; upstream's own text, where a store kept it, changes no
shape and arrives as it is."""

from __future__ import annotations

import copy
import json
import shutil
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from acpgen import pipeline, prose
from acpgen.cli import run
from acpgen.importer import import_release, strip_prose
from acpgen.source import open_store

EMBEDDED = open_store()


def describe(schema: dict[str, Any], text: str = "Upstream's text {}.") -> dict[str, Any]:
    """A schema with a description at every place where JSON Schema allows one."""
    number = count()

    def walk(node: Any) -> Any:
        if isinstance(node, list):
            return [walk(item) for item in node]
        if not isinstance(node, dict):
            return node
        out: dict[str, Any] = {"description": text.format(next(number))}
        for key, value in node.items():
            if key in ("properties", "$defs"):
                out[key] = {name: walk(inner) for name, inner in value.items()}
            else:
                out[key] = value if key in ("default", "const", "enum", "required") else walk(value)
        return out

    done: dict[str, Any] = walk(schema)
    return done


def described_store(folder: Path, release: str, text: str = "Upstream's text {}.") -> Path:
    """A store of one's own whose release is an embedded one with descriptions everywhere."""
    source = folder / "source"
    for protocol in EMBEDDED.release(release).protocols:
        (source / protocol).mkdir(parents=True)
        for path in (EMBEDDED.release(release).directory / protocol).glob("schema*.json"):
            schema = json.loads(path.read_text("utf-8"))
            (source / protocol / path.name).write_text(json.dumps(describe(schema, text)), "utf-8")
    store = folder / "store"
    import_release(str(source), release, store, date="", origin="", keep_prose=True, replace=False)
    return store


def overlay(folder: Path, texts: str) -> Path:
    """A store of one's own with nothing but texts."""
    (folder / "releases.toml").write_text("", "utf-8")
    (folder / "prose.toml").write_text(texts, "utf-8")
    return folder


# The review


def test_everything_has_a_text_and_every_text_a_use(capsys: pytest.CaptureFixture[str]) -> None:
    code = run(["check", "--prose"])
    assert (code, capsys.readouterr().out) == (0, "0 without a text, 0 texts without use\n")


def test_texts_that_match_nothing_are_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = """
    [definition]
    Notise = "Misspelt."
    [variant]
    "SessionUpdate:notise" = "Misspelt."
    [property]
    severety = "Misspelt."
    [member]
    "Notice.title" = "Hidden, because both protocols say it otherwise."
    [v1.member]
    "Notice.title" = "Used."
    "Notice.titel" = "Misspelt."
    [v2.member]
    "Notice.title" = "Used."
    """
    store = overlay(tmp_path, lines)
    assert run(["check", "--prose", "--store", str(store)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "[definition] Notise: matches nothing",
        "[member] Notice.title: matches nothing",
        "[property] severety: matches nothing",
        "[v1.member] Notice.titel: matches nothing",
        "[variant] SessionUpdate:notise: matches nothing",
        "0 without a text, 5 texts without use",
    ]


def test_what_is_new_has_no_text_until_somebody_writes_it(tmp_path: Path) -> None:
    source = tmp_path / "source"
    shutil.copytree(EMBEDDED.release("sdk-2.4.0").directory, source)
    for path in source.glob("v1/schema*.json"):
        schema = json.loads(path.read_text("utf-8"))
        defs = schema["$defs"]
        defs["Fresh"] = {"type": "object", "properties": {"shade": {"type": "string"}}}
        defs["SessionUpdate"]["oneOf"].append(
            {
                "type": "object",
                "properties": {"sessionUpdate": {"type": "string", "const": "bare"}},
                "required": ["sessionUpdate"],
            }
        )
        path.write_text(json.dumps(schema), "utf-8")
    store = tmp_path / "store"
    import_release(str(source), "sdk-9.0.0", store, date="", origin="", keep_prose=False, replace=False)
    where = "(sdk-9.0.0 v1 stable, sdk-9.0.0 v1 unstable)"
    missing, unused = prose.review(store)
    assert missing == [f"Fresh {where}", f"Fresh.shade {where}", f"SessionUpdate:bare {where}"]
    assert unused == []


# The order of look-up


def test_a_member_beats_a_property_and_a_protocol_beats_both() -> None:
    texts = prose.Prose()
    texts.tables["property"]["title"] = prose.Text("general", "p")
    assert texts.property("Notice", "title", "Notice.title").text == "general"
    texts.tables["member"]["Notice.title"] = prose.Text("special", "m")
    assert texts.property("SessionUpdateNotice", "title", "Notice.title").text == "special"
    assert texts.property("Tool", "title", "Tool.title").text == "general"


def test_a_variant_beats_its_payload() -> None:
    texts = prose.Prose()
    texts.tables["definition"]["Chunk"] = prose.Text("payload", "d")
    assert texts.record("UpdateChunk", "Chunk", ("Update", "chunk")).text == "payload"
    texts.tables["variant"]["Update:chunk"] = prose.Text("variant", "v")
    assert texts.record("UpdateChunk", "Chunk", ("Update", "chunk")).text == "variant"
    assert not texts.record("UpdateOther", "", None)


# Upstream's text


def without_docs(node: Any) -> Any:
    if isinstance(node, list):
        return [without_docs(item) for item in node]
    if not isinstance(node, dict):
        return node
    kept = {key: value for key, value in node.items() if key != "x-acpgen-value-docs"}
    return {
        key: {k: v for k, v in value.items() if k != "doc"} if key == "x-acpgen" else without_docs(value)
        for key, value in kept.items()
    }


@pytest.mark.parametrize("release", list(EMBEDDED.releases))
def test_descriptions_change_no_shape(release: str, tmp_path: Path) -> None:
    store = described_store(tmp_path, release)
    for protocol in EMBEDDED.release(release).protocols:
        for gate in ((), ("all",)) if release == "1.23.0" else (("all",),):
            plain = pipeline.load(pipeline.Options(release, (protocol,), gate=gate))
            told = pipeline.load(pipeline.Options(release, (protocol,), gate=gate, store=store))
            with_text = pipeline.lowered(told, protocol)[0]
            assert with_text != pipeline.lowered(plain, protocol)[0]
            assert without_docs(with_text) == without_docs(pipeline.lowered(plain, protocol)[0])


def test_describing_and_stripping_are_inverse() -> None:
    schema = EMBEDDED.release("1.23.0").files("v2").unstable
    assert strip_prose(describe(copy.deepcopy(schema))) == schema
