"""`acpgen import`: every layout and packing of upstream's files, and everything that is not one."""

from __future__ import annotations

import functools
import hashlib
import http.server
import io
import json
import os
import stat
import tarfile
import threading
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from acpgen import source
from acpgen.importer import find, import_release
from support.command import acpgen, tree
from support.stores import schema

PROSE = "What an upstream author wrote."
LANE = schema({"Thing": {"description": PROSE, "type": "object", "properties": {"name": {"type": "string"}}}})
STABLE = schema({})
FILES: dict[str, Any] = {
    "v1/schema.json": STABLE,
    "v1/schema.unstable.json": LANE,
    "v1/meta.json": {"agentMethods": {"ping": "ping"}},
    "v2/schema.json": STABLE,
    "v2/schema.unstable.json": LANE,
}
# Upstream's three layouts, oldest first: what the files of FILES are called in each.
FLAT = {"v1/schema.json": "schema.json", "v1/schema.unstable.json": "schema.unstable.json", "v1/meta.json": "meta.json"}
BESIDE = {**FLAT, "v2/schema.json": "schema.v2.json", "v2/schema.unstable.json": "schema.v2.unstable.json"}
FOLDERS = {name: name for name in FILES}
LAYOUTS = {"schema/": FLAT, "schema/schema.v2.*": BESIDE, "schema/<protocol>/": FOLDERS}


def lay_out(folder: Path, names: dict[str, str], files: dict[str, Any] = FILES) -> Path:
    for ours, theirs in names.items():
        path = folder / theirs
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(files[ours]), "utf-8")
    return folder


def packed(folder: Path, target: Path, top: str = "package") -> Path:
    """The folder as npm packs it (`.tgz`) or as a `.zip`."""
    if target.suffix == ".zip":
        with zipfile.ZipFile(target, "w") as archive:
            for name, data in tree(folder).items():
                archive.writestr(f"{top}/{name}", data)
        return target
    with tarfile.open(target, "w:gz") as tar:
        for name, data in tree(folder).items():
            info = tarfile.TarInfo(f"{top}/{name}")
            info.size = len(data)
            tar.addfile(info, io.BytesIO(data))
    return target


def imported(store: Path, release: str = "9.0.0") -> dict[str, Any]:
    return {name: json.loads(data) for name, data in tree(store / release).items()}


# Where upstream's files may come from


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("depth", ["", "schema", "deep/inside/schema"])
def test_every_layout_is_found_at_any_depth(layout: str, depth: str, tmp_path: Path) -> None:
    lay_out(tmp_path / "source" / depth, LAYOUTS[layout])
    done = acpgen("import", tmp_path / "source", "--release", "9.0.0", "--store", tmp_path / "store")
    assert (done.code, done.err) == (0, "")
    assert f"layout {layout}" in done.out
    assert set(imported(tmp_path / "store")) == set(LAYOUTS[layout])
    release = source.open_store(tmp_path / "store").release("9.0.0")
    assert release.protocols == (("v1",) if layout == "schema/" else ("v1", "v2"))
    assert "Thing" in release.files("v1").unstable["$defs"]
    assert "Thing" not in release.files("v1").stable["$defs"]


@pytest.mark.parametrize("name", ["sdk.tgz", "sdk.tar.gz", "sdk.zip", "no-suffix"])
def test_archives(name: str, tmp_path: Path) -> None:
    archive = packed(lay_out(tmp_path / "in" / "schema", FOLDERS), tmp_path / name)
    import_release(str(archive), "9.0.0", tmp_path / "store")
    assert set(imported(tmp_path / "store")) == set(FILES)


def test_of_several_folders_the_shallowest_counts(tmp_path: Path) -> None:
    """A package carries its schemas once, but examples and copies of dependencies may lie deeper."""
    lay_out(tmp_path / "in" / "dist" / "vendored" / "schema", FLAT)
    lay_out(tmp_path / "in" / "schema", FOLDERS)
    lay_out(tmp_path / "in" / "node_modules", FLAT)
    assert find(str(tmp_path / "in")).layout == "schema/<protocol>/"


def test_a_draft_protocol_without_a_stable_lane_has_one_lane_twice(tmp_path: Path) -> None:
    names = {k: v for k, v in FOLDERS.items() if k != "v2/schema.json"}
    done = acpgen("import", lay_out(tmp_path / "in", names), "--release", "9.0.0", "--store", tmp_path / "store")
    assert done.code == 0
    assert "v2 has no stable lane" in done.out
    files = imported(tmp_path / "store")
    assert files["v2/schema.json"] == files["v2/schema.unstable.json"]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    """An HTTP server of the folder `served`."""

    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, format: str, *args: Any) -> None:
            pass

    (tmp_path / "served").mkdir()
    handler = functools.partial(Quiet, directory=str(tmp_path / "served"))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{running.server_address[1]}"
        running.shutdown()


def test_url(server: str, tmp_path: Path) -> None:
    packed(lay_out(tmp_path / "in" / "schema", FOLDERS), tmp_path / "served" / "sdk-9.tgz")
    done = acpgen("import", f"{server}/sdk-9.tgz?raw=1", "--release", "9.0.0", "--store", tmp_path / "store")
    assert done.code == 0
    assert set(imported(tmp_path / "store")) == set(FILES)
    entry = tomllib.loads((tmp_path / "store" / "releases.toml").read_text("utf-8"))["release"][0]
    assert entry["origin"] == f"{server}/sdk-9.tgz?raw=1"


def test_url_that_is_not_there(server: str, tmp_path: Path) -> None:
    done = acpgen("import", f"{server}/none.tgz", "--release", "9.0.0", "--store", tmp_path / "store")
    assert (done.code, done.codes) == (2, ["E101"])
    assert "404" in done.err
    assert not (tmp_path / "store").exists()


def test_url_without_a_file_name(server: str, tmp_path: Path) -> None:
    """The answer to `/` is a page, no archive."""
    done = acpgen("import", f"{server}/", "--release", "9.0.0", "--store", tmp_path / "store")
    assert (done.code, done.codes) == (2, ["E102"])


def npm(folder: Path, script: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Put a command called `npm` first in the path."""
    path = folder / "bin" / "npm"
    path.parent.mkdir()
    path.write_text(f"#!/bin/sh\n{script}\n", "utf-8")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("PATH", f"{path.parent}{os.pathsep}{os.environ['PATH']}")


def test_npm_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    archive = packed(lay_out(tmp_path / "in" / "schema", FOLDERS), tmp_path / "sdk.tgz")
    npm(
        tmp_path, f'echo "$@" > {tmp_path}/asked\nfor last; do :; done\ncp {archive} "$last/sdk-9.0.0.tgz"', monkeypatch
    )
    done = acpgen("import", "npm:@scope/sdk@9.0.0", "--release", "sdk-9.0.0", "--store", tmp_path / "store")
    assert (done.code, done.err) == (0, "")
    assert (tmp_path / "asked").read_text().startswith("pack @scope/sdk@9.0.0 ")
    assert set(imported(tmp_path / "store", "sdk-9.0.0")) == set(FILES)


def test_npm_that_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    npm(tmp_path, "echo 'no such version' >&2; exit 1", monkeypatch)
    done = acpgen("import", "npm:sdk@9", "--release", "9.0.0", "--store", tmp_path / "store")
    assert (done.code, done.codes) == (2, ["E108"])
    assert "no such version" in done.err


def test_npm_that_is_not_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    done = acpgen("import", "npm:sdk@9", "--release", "9.0.0", "--store", tmp_path / "store")
    assert (done.code, done.codes) == (2, ["E108"])
    assert "not installed" in done.err


@pytest.mark.parametrize("spec", ["--version", "-g", ""])
def test_npm_is_given_a_package_and_no_option(spec: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    npm(tmp_path, f"touch {tmp_path}/called", monkeypatch)
    done = acpgen("import", f"npm:{spec}", "--release", "9.0.0", "--store", tmp_path / "store")
    assert (done.code, done.codes) == (2, ["E108"])
    assert not (tmp_path / "called").exists()


# What is kept


def test_descriptions_go_and_a_property_called_description_stays(tmp_path: Path) -> None:
    thing = {
        "description": PROSE,
        "type": "object",
        "properties": {
            "description": {"type": "string", "description": PROSE},
            "properties": {
                "type": "object",
                "description": PROSE,
                "properties": {"description": {"const": "description"}},
            },
        },
        "required": ["description"],
        "oneOf": [{"description": PROSE, "required": ["description"]}],
    }
    lane = {**schema({"Thing": thing, "description": {"type": "string", "description": PROSE}}), "description": PROSE}
    files = {**FILES, "v1/schema.json": lane, "v1/schema.unstable.json": lane}
    import_release(str(lay_out(tmp_path / "in", FLAT, files)), "9.0.0", tmp_path / "store")
    kept = imported(tmp_path / "store")["v1/schema.json"]
    assert PROSE not in json.dumps(kept)
    assert "description" not in kept
    assert kept["$defs"]["description"] == {"type": "string"}
    assert kept["$defs"]["Thing"] == {
        "type": "object",
        "properties": {
            "description": {"type": "string"},
            "properties": {"type": "object", "properties": {"description": {"const": "description"}}},
        },
        "required": ["description"],
        "oneOf": [{"required": ["description"]}],
    }


def test_data_called_description_stays(tmp_path: Path) -> None:
    """In a default, a constant or an example `description` is data."""
    data = {"description": "a value"}
    thing = {"type": "object", "properties": {"a": {"type": "object", "default": data, "examples": [data]}}}
    lane = schema({"Thing": thing, "Fixed": {"const": data}, "OneOf": {"enum": [data]}})
    files = {**FILES, "v1/schema.json": lane, "v1/schema.unstable.json": lane}
    import_release(str(lay_out(tmp_path / "in", FLAT, files)), "9.0.0", tmp_path / "store")
    kept = imported(tmp_path / "store")["v1/schema.json"]["$defs"]
    assert kept["Thing"] == thing
    assert kept["Fixed"] == {"const": data}
    assert kept["OneOf"] == {"enum": [data]}


def test_keep_prose_keeps_it(tmp_path: Path) -> None:
    done = acpgen(
        "import", lay_out(tmp_path / "in", FLAT), "--release", "9.0.0", "--store", tmp_path / "store", "--keep-prose"
    )
    assert done.code == 0
    assert imported(tmp_path / "store")["v1/schema.unstable.json"] == LANE


def test_the_digest_is_that_of_upstreams_file(tmp_path: Path) -> None:
    folder = lay_out(tmp_path / "in", FOLDERS)
    acpgen(
        "import",
        folder,
        "--release",
        "9.0.0",
        "--store",
        tmp_path / "store",
        "--date",
        "2026-01-02",
        "--origin",
        "a fork",
    )
    table = tomllib.loads((tmp_path / "store" / "releases.toml").read_text("utf-8"))
    assert table["latest"] == "9.0.0"
    (entry,) = table["release"]
    assert (entry["id"], entry["date"], entry["origin"], entry["protocols"]) == (
        "9.0.0",
        "2026-01-02",
        "a fork",
        ["v1", "v2"],
    )
    assert entry["sha256"] == {name: hashlib.sha256((folder / name).read_bytes()).hexdigest() for name in FILES}
    assert source.open_store(tmp_path / "store").release("9.0.0").upstream == entry["sha256"]


def test_the_place_of_a_source_is_not_recorded(tmp_path: Path) -> None:
    import_release(str(lay_out(tmp_path / "secret" / "in", FLAT)), "9.0.0", tmp_path / "store")
    assert b"secret" not in (tmp_path / "store" / "releases.toml").read_bytes()


def test_what_only_the_stable_lane_has_is_said(tmp_path: Path) -> None:
    stable = schema({"Thing": {"type": "object", "properties": {"old": {}}}, "Gone": {"type": "string"}})
    files = {**FILES, "v1/schema.json": stable}
    done = acpgen("import", lay_out(tmp_path / "in", FLAT, files), "--release", "9.0.0", "--store", tmp_path / "store")
    assert done.code == 0
    assert "note: v1: the stable lane has Gone, the unstable lane does not" in done.out
    assert "note: v1: the stable lane has Thing.old, the unstable lane does not" in done.out


def test_upstreams_own_lanes_that_do_not_nest(upstream: Path, tmp_path: Path) -> None:
    notes = import_release(str(upstream / "1.13.7"), "1.13.7", tmp_path / "store").notes
    assert any("the stable lane has" in note for note in notes)
    assert import_release(str(upstream / "1.23.0"), "1.23.0", tmp_path / "store").notes == []


def test_the_embedded_releases_are_upstreams_without_prose(upstream: Path, tmp_path: Path) -> None:
    """Importing again what is embedded gives the same files and the same digests."""
    embedded = source.open_store().releases
    assert {"1.19.0", "1.21.0", "1.23.0", "sdk-2.4.0"} <= set(embedded)
    for id, release in embedded.items():
        import_release(str(upstream / id), id, tmp_path / "store")
        again = source.open_store(tmp_path / "store").release(id)
        assert again.upstream == release.upstream
        assert again.digests == release.digests


def test_no_embedded_file_has_a_description() -> None:
    def descriptions(node: Any, names: bool = False) -> Iterator[str]:
        if isinstance(node, list):
            for item in node:
                yield from descriptions(item)
        elif isinstance(node, dict):
            for key, value in node.items():
                if key == "description" and not names and isinstance(value, str):
                    yield value
                yield from descriptions(value, key in ("properties", "$defs") and not names)

    for release in source.open_store().releases.values():
        for protocol in release.protocols:
            files = release.files(protocol)
            assert list(descriptions(files.stable)) == []
            assert list(descriptions(files.unstable)) == []


# The same release twice


def test_importing_again_changes_nothing(tmp_path: Path) -> None:
    folder = lay_out(tmp_path / "in", FOLDERS)
    first = acpgen("import", folder, "--release", "9.0.0", "--store", tmp_path / "store")
    before = tree(tmp_path / "store")
    again = acpgen("import", folder, "--release", "9.0.0", "--store", tmp_path / "store")
    assert (first.code, again.code) == (0, 0)
    assert tree(tmp_path / "store") == before


def test_other_content_under_one_id_needs_replace(tmp_path: Path) -> None:
    store, other = tmp_path / "store", {**FILES, "v1/schema.json": LANE}
    import_release(str(lay_out(tmp_path / "in", FLAT)), "9.0.0", store)
    before = tree(store)
    changed = lay_out(tmp_path / "other", FLAT, other)
    refused = acpgen("import", changed, "--release", "9.0.0", "--store", store)
    assert (refused.code, refused.codes) == (2, ["E109"])
    assert "--replace" in refused.err
    assert tree(store) == before
    assert acpgen("import", changed, "--release", "9.0.0", "--store", store, "--replace").code == 0
    assert "Thing" in imported(store)["v1/schema.json"]["$defs"]


def test_releases_are_kept_in_order(tmp_path: Path) -> None:
    folder = lay_out(tmp_path / "in", FLAT)
    for id in ("sdk-1.0.0", "10.0.0", "9.0.0", "mine"):
        import_release(str(folder), id, tmp_path / "store")
    table = tomllib.loads((tmp_path / "store" / "releases.toml").read_text("utf-8"))
    assert [entry["id"] for entry in table["release"]] == ["9.0.0", "10.0.0", "sdk-1.0.0", "mine"]
    assert table["latest"] == "mine"
    listed = acpgen("releases", "--store", tmp_path / "store", "--format", "json")
    ids = [row["id"] for row in json.loads(listed.out)]
    assert ids[-1] == "mine"
    assert {"9.0.0", "1.23.0"} <= set(ids)


# What is refused


@pytest.mark.parametrize("id", ["../evil", "a/b", "/abs", "", ".", "..", ".hidden", "a b", "a\nb", "ä", "nul\0"])
def test_an_id_that_is_no_folder_name(id: str, tmp_path: Path) -> None:
    (tmp_path / "store").mkdir()
    done = acpgen("import", lay_out(tmp_path / "in", FLAT), "--release", id, "--store", tmp_path / "store")
    assert (done.code, done.codes) == (2, ["E106"])
    assert tree(tmp_path / "store") == {}
    assert {path.name for path in tmp_path.iterdir()} == {"in", "store"}


BAD_LANES = {
    "no JSON": (b"{", "E102"),
    "cut off": (b'{"$defs": {"A": {"type": "str', "E102"),
    "NaN": (b'{"$defs": {"A": {"minimum": NaN}}}', "E102"),
    "not UTF-8": (b'{"$defs": {"A": {"title": "\xff"}}}', "E102"),
    "a list": (b"[]", "E103"),
    "null": (b"null", "E103"),
    "no $defs": (b'{"type": "object"}', "E103"),
    "empty $defs": (b'{"$defs": {}}', "E103"),
    "$defs is a list": (b'{"$defs": [1]}', "E103"),
    "a definition is a number": (b'{"$defs": {"A": 1}}', "E103"),
    "nested 100,000 deep": (b'{"$defs": {"A": ' + b'{"a":' * 100_000 + b"1" + b"}" * 100_001, "E102"),
}


@pytest.mark.parametrize("case", BAD_LANES)
@pytest.mark.parametrize("lane", ["schema.json", "schema.unstable.json"])
def test_a_lane_that_is_no_acp_schema(case: str, lane: str, tmp_path: Path) -> None:
    data, code = BAD_LANES[case]
    folder = lay_out(tmp_path / "in", FLAT)
    (folder / lane).write_bytes(data)
    done = acpgen("import", folder, "--release", "9.0.0", "--store", tmp_path / "store")
    assert (done.code, done.codes) == (2, [code])
    assert lane in done.err
    assert not (tmp_path / "store").exists()


BROKEN = {
    "empty.tgz": b"",
    "text.tgz": b"this is no archive",
    "cut.tgz": None,
    "cut.zip": None,
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_archive(name: str, tmp_path: Path) -> None:
    data = BROKEN[name]
    path = tmp_path / name
    if data is None:
        whole = packed(lay_out(tmp_path / "in" / "schema", FOLDERS), path).read_bytes()
        data = whole[: len(whole) // 2]
    path.write_bytes(data)
    done = acpgen("import", path, "--release", "9.0.0", "--store", tmp_path / "store")
    assert (done.code, done.codes) == (2, ["E102"])
    assert name in done.err
    assert not (tmp_path / "store").exists()


def test_an_archive_with_paths_out_of_itself_writes_only_the_store(tmp_path: Path) -> None:
    names = {
        "v1/schema.json": "../../../evil/schema.json",
        "v1/schema.unstable.json": "../../../evil/schema.unstable.json",
    }
    with tarfile.open(tmp_path / "sdk.tgz", "w:gz") as tar:
        for ours, theirs in names.items():
            data = json.dumps(FILES[ours]).encode()
            info = tarfile.TarInfo(theirs)
            info.size = len(data)
            tar.addfile(info, io.BytesIO(data))
        link = tarfile.TarInfo("package/schema/v1/schema.json")
        link.type, link.linkname = tarfile.SYMTYPE, "/etc/passwd"
        tar.addfile(link)
    import_release(str(tmp_path / "sdk.tgz"), "9.0.0", tmp_path / "store")
    assert {path.name for path in tmp_path.iterdir()} == {"sdk.tgz", "store"}
    assert set(imported(tmp_path / "store")) == set(names)


@pytest.mark.parametrize("what", ["empty folder", "other files", "stable lane alone", "no such path"])
def test_a_source_without_schemas(what: str, tmp_path: Path) -> None:
    folder = tmp_path / "in"
    if what != "no such path":
        folder.mkdir()
    if what == "other files":
        (folder / "package.json").write_text("{}")
    if what == "stable lane alone":
        lay_out(folder, {"v1/schema.json": "schema.json"})
    done = acpgen("import", folder, "--release", "9.0.0", "--store", tmp_path / "store")
    assert (done.code, done.codes) == (2, ["E101" if what == "no such path" else "E107"])
    assert not (tmp_path / "store").exists()


def test_a_store_is_asked_for(tmp_path: Path) -> None:
    done = acpgen("import", tmp_path, "--release", "9.0.0", cwd=tmp_path)
    assert done.code == 2
    assert "--store" in done.err


def test_a_store_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "store").write_text("mine")
    done = acpgen("import", lay_out(tmp_path / "in", FLAT), "--release", "9.0.0", "--store", tmp_path / "store")
    assert (done.code, done.codes) == (2, ["E501"])
    assert (tmp_path / "store").read_text() == "mine"
