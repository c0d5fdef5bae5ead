"""`acpgen explain`: a page for every name, with an example that is valid."""

from __future__ import annotations

import json
from dataclasses import fields
from functools import lru_cache
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from acpgen.cli import run
from acpgen.codes import CODES
from acpgen.diff.rules import RULES
from acpgen.explain import book, lookup, text
from acpgen.explain.pages import Page, Pages
from acpgen.options import Options
from acpgen.scratch import load_package
from acpgen.source import open_store
from test_prose import described_store

USUAL = ("1.23.0", "sdk-2.4.0")
RELEASES = [pytest.param(id, marks=[] if id in USUAL else pytest.mark.slow) for id in open_store().releases]
every_release = pytest.mark.parametrize("release", RELEASES)
both = pytest.mark.parametrize("protocol", ["v1", "v2"])


def options(release: str, *protocols: str) -> Options:
    return Options(release, protocols, gate=("all",))


@lru_cache
def maker(release: str, protocol: str) -> Pages:
    return book.make(options(release, protocol))


@lru_cache
def pages(release: str, protocol: str) -> list[Page]:
    return list(maker(release, protocol).all())


def shown(page: Page) -> str:
    return "\n".join(line for line, _ in text.lines(page))


def explained(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = run(["explain", *arguments])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


# Every definition has a page, and its example is valid


@every_release
@both
def test_the_example_of_every_definition_decodes_and_comes_back(release: str, protocol: str) -> None:
    module = getattr(load_package(options(release, protocol)), protocol)
    codec = module.Codec(features=set(module.FEATURES))
    definitions = maker(release, protocol).protocol.definitions
    assert len(definitions) > 150
    by_name = {page["name"]: page for page in pages(release, protocol)}
    for definition in definitions:
        page = by_name[definition.name]
        example = page["example"]
        dropped: list[Any] = []
        value = codec.decode_named(definition.name, json.dumps(example), salvaged=dropped)
        assert not dropped, definition.name
        if isinstance(example, dict) and hasattr(value, "extra_fields"):
            assert codec.encode(value) == example
            assert not value.extra_fields or type(value).__name__.endswith("Other"), definition.name
        assert "\nExample\n" in shown(page)


@every_release
@both
def test_the_example_of_every_definition_is_valid_for_the_schema(release: str, protocol: str) -> None:
    schema = open_store().release(release).files(protocol).unstable
    by_name = {page["name"]: page for page in pages(release, protocol)}
    checked = 0
    for name in schema["$defs"]:
        if name in by_name:
            validator = jsonschema_rs.Draft202012Validator({**schema, "anyOf": [{"$ref": f"#/$defs/{name}"}]})
            assert validator.is_valid(by_name[name]["example"]), name
            checked += 1
    assert checked > 150


@every_release
@both
def test_the_example_of_every_property_has_it(release: str, protocol: str) -> None:
    found = [page for page in pages(release, protocol) if page["kind"] == "property"]
    assert len(found) > 400
    for page in found:
        assert page["wire"] in page["example"], page["name"]


@every_release
@both
def test_the_example_of_every_method_is_a_message(release: str, protocol: str) -> None:
    module = getattr(load_package(options(release, protocol)), protocol)
    codec = module.Codec(features=set(module.FEATURES))
    found = {page["name"]: page for page in pages(release, protocol) if page["kind"] == "method"}
    for side, name, kind in module.METHODS:
        example = found[name]["example"]
        if ("id" in example) == (kind == "request"):
            receiver = "agent" if side == "protocol" else side
            assert codec.decode_message(json.dumps(example), receiver).method == name
        if "result_example" in found[name]:
            codec.decode_result(name, found[name]["result_example"]["result"])


@both
def test_the_fields_of_a_page_are_those_of_the_class(protocol: str) -> None:
    module = getattr(load_package(options("1.23.0", protocol)), protocol)
    for page in pages("1.23.0", protocol):
        if page["kind"] == "class":
            known = {field.name: field for field in fields(getattr(module, page["name"]))}
            told = {row["name"]: row for row in page.get("fields", [])}
            assert set(told) == set(known) - {"extra_fields"}
            for name, row in told.items():
                if known[name].init:
                    assert row["type"] == known[name].type


# What a page says


def test_where_it_travels_and_in_which_direction() -> None:
    by_name = {page["name"]: page for page in pages("1.23.0", "v1")}
    assert by_name["Notice"]["methods"] == [
        {"method": "session/update", "part": "params", "kind": "notification", "direction": "agent to client"}
    ]
    assert {(way["method"], way["part"], way["direction"]) for way in by_name["StopReason"]["methods"]} == {
        ("session/prompt", "result", "agent to client")
    }
    assert [way["direction"] for way in by_name["$/cancel_request"]["methods"]] == ["either side"]
    assert "SessionUpdateNotice" in by_name["Notice"]["used_in"]
    assert "SessionUpdate:notice" in by_name["SessionUpdateNotice"]["used_in"]
    proxy = {page["name"]: page for page in pages("sdk-2.4.0", "v1")}["proxy/initialize"]
    assert [way["direction"] for way in proxy["methods"]] == ["to proxy"]


def test_the_life_and_the_feature() -> None:
    by_name = {page["name"]: page for page in pages("1.23.0", "v1")}
    life = {"1.19.0": "absent", "1.21.0": "absent", "1.23.0": "unstable", "sdk-2.0.0": "stable", "sdk-2.4.0": "stable"}
    for name in ("Notice", "Notice.title", "SessionUpdateNotice"):
        assert (by_name[name]["life"], by_name[name]["feature"]) == (life, "unstable_session_notices")
    assert by_name["SessionUpdateNotice"]["needs"] == ["session.notices of the client"]
    assert "feature" not in by_name["StopReason"]
    line = "1.19.0 -   1.21.0 -   1.23.0 unstable   sdk-2.0.0 stable   sdk-2.4.0 stable"
    assert line in shown(by_name["Notice"])


def test_lines_keep_to_the_width() -> None:
    for page in pages("1.23.0", "v2"):
        for line, style in text.lines(page, 60):
            assert len(line) <= 60 or style in ("code", "title") or " " not in line.strip(), line


# Each kind of name


@pytest.mark.parametrize(
    ("name", "kind", "page"),
    [
        ("Notice", "class", "Notice"),
        ("notice", "class", "Notice"),
        ("SessionUpdateNotice", "class", "SessionUpdateNotice"),
        ("SessionUpdate:notice", "class", "SessionUpdateNotice"),
        ("SessionUpdate", "union", "SessionUpdate"),
        ("ToolKind", "enum", "ToolKind"),
        ("SessionId", "type", "SessionId"),
        ("Notice.title", "property", "Notice.title"),
        ("WriteTextFileRequest.session_id", "property", "WriteTextFileRequest.sessionId"),
        ("SessionUpdateNotice.title", "property", "Notice.title"),
        ("session_id", "property", "sessionId"),
        ("sessionId", "property", "sessionId"),
        ("session/prompt", "method", "session/prompt"),
        ("unstable_session_notices", "feature", "unstable_session_notices"),
        ("E303", "error code", "E303"),
        ("e303", "error code", "E303"),
        ("ACP101", "diff rule", "ACP101"),
    ],
)
def test_a_name_leads_to_its_page(name: str, kind: str, page: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = (name, "--release", "1.23.0", "--protocol", "v1")
    code, out, err = explained(capsys, *arguments, "--format", "json")
    found = json.loads(out)
    assert (code, err) == (0, "")
    assert [(one["kind"], one["name"]) for one in found] == [(kind, page)]
    code, out, _ = explained(capsys, *arguments)
    assert code == 0 and out.startswith(f"{page}  ({kind}")
    assert found[0]["text"].split("\n")[0][:40] in out
    assert "\x1b" not in out


def test_a_name_of_several_kinds_has_several_pages(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = explained(capsys, "logout", "--release", "1.23.0", "--protocol", "v1", "--format", "json")
    assert [page["kind"] for page in json.loads(out)] == ["method", "property"]


def test_protocols_that_agree_share_a_page(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = explained(capsys, "Notice.title", "--release", "1.23.0", "--format", "json")
    assert [page["protocols"] for page in json.loads(out)] == [["v1", "v2"]]
    _, out, _ = explained(capsys, "Notice", "--release", "1.23.0", "--format", "json")
    assert [page["protocols"] for page in json.loads(out)] == [["v1"], ["v2"]]


def test_a_person_sees_colours(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    code, out, _ = explained(capsys, "E303")
    assert code == 0 and "\x1b[1m" in out and "E303" in out


@pytest.mark.parametrize("id", [*CODES, *RULES])
def test_every_code_and_rule_has_a_page(id: str) -> None:
    page = lookup.code_page(id)
    assert page is not None and page["name"] == id
    assert len(page["text"]) > 20


def test_every_feature_has_a_page_in_every_release() -> None:
    store = open_store()
    for release in store.releases:
        states = set()
        for name in ("unstable_session_notices", "unstable_nes", "unstable_system_prompt", "unstable_agent_skills"):
            (page,) = lookup.explain(name, Options(release))
            states.add(page["life"][release])
            assert ("items" in page and bool(page["items"])) == (page["life"][release] == "unstable")
        assert states <= {"unstable", "graduated", "withdrawn", "later", "no items"}


# Names that lead nowhere


@pytest.mark.parametrize(
    ("name", "release", "help"),
    [
        ("Notise", "1.23.0", "Notice"),
        ("sesion/prompt", "1.23.0", "session/prompt"),
        ("unstable_notices", "1.23.0", "unstable_session_notices"),
        ("E999", "1.23.0", "give a definition"),
        ("ACP999", "1.23.0", "give a definition"),
        ("", "1.23.0", "give a definition"),
        ("Notice", "1.21.0", "give --release sdk-2.4.0, which has it"),
        ("NesSuggestion", "sdk-2.4.0", "give --release 1.23.0, which has it"),
    ],
)
def test_an_unknown_name(name: str, release: str, help: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = explained(capsys, name, "--release", release, "--protocol", "v1")
    assert (code, out) == (2, "")
    assert f"error: explain {name}: E603: " in err and help in err


@pytest.mark.parametrize("option", [("--release", "9.9.9"), ("--protocol", "v9"), ("--format", "xml")])
def test_a_bad_option(option: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = explained(capsys, "Notice", *option)
    assert (code, out) == (2, "") and option[1] in err


# A store of one's own


def test_upstream_s_text_where_it_was_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = described_store(tmp_path, "1.23.0", "Text {} of upstream.")
    code, out, _ = explained(capsys, "Notice", "--release", "1.23.0", "--protocol", "v1", "--store", str(store))
    assert code == 0
    assert out.count("of upstream.") == 5  # the class and its four fields


def test_a_pinned_class_is_found_by_either_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "releases.toml").write_text("", "utf-8")
    (tmp_path / "names.toml").write_text('[v1]\n"Notice" = { python = "Alert", reason = "ours" }\n', "utf-8")
    for name in ("Alert", "Notice"):
        arguments = (name, "--release", "1.23.0", "--protocol", "v1", "--store", str(tmp_path), "--format", "json")
        code, out, _ = explained(capsys, *arguments)
        (page,) = json.loads(out)
        assert (code, page["name"], page["item"]) == (0, "Alert", "Notice")
        assert page["life"]["1.23.0"] == "unstable" and page["text"].startswith("Something the user should know")


# The cache


def test_pages_come_back_from_the_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ACPGEN_CACHE_DIR", str(tmp_path))
    first = book.pages_of(options("sdk-2.4.0", "v1"))
    again = maker("sdk-2.4.0", "v1")
    made: list[Options] = []
    monkeypatch.setattr(book, "make", made.append)
    assert book.pages_of(options("sdk-2.4.0", "v1")) == first
    assert not made
    for path in tmp_path.glob("pages/*.json"):
        path.write_text("{damaged", "utf-8")
    monkeypatch.setattr(book, "make", lambda asked: again)
    assert book.pages_of(options("sdk-2.4.0", "v1")) == first
