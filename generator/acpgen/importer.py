"""Bring a release into a store: find upstream's files in a source, take the prose out, record digests.

Knows the three layouts that upstream has used and how npm packs them; must not know what a schema means beyond
`$defs`. Archives are read in memory, member by member, so no path of an archive ever reaches the disk.
"""

from __future__ import annotations

import io
import json
import os
import subprocess
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from typing import Any

from acpgen.errors import fail
from acpgen.source import FILES, SAFE_ID, Json, definitions_of, open_store, parse_json, read_toml, release_key, sha256
from acpgen.swap import replace_file
from acpgen.write import replace_tree

LIMIT = 64 * 1024 * 1024

# `<version>` None: files of v1. Upstream's oldest layout had v1 alone, the second put v2 beside it in the same folder.
_FLAT = {
    "schema.json": ("v1", "schema.json"),
    "schema.unstable.json": ("v1", "schema.unstable.json"),
    "meta.json": ("v1", "meta.json"),
    "meta.unstable.json": ("v1", "meta.unstable.json"),
    "schema.v2.json": ("v2", "schema.json"),
    "schema.v2.unstable.json": ("v2", "schema.unstable.json"),
    "meta.v2.json": ("v2", "meta.json"),
    "meta.v2.unstable.json": ("v2", "meta.unstable.json"),
}


@dataclass(frozen=True, slots=True)
class Found:
    """Schema files of a source: protocol -> file name -> bytes, and what is worth telling."""

    protocols: dict[str, dict[str, bytes]]
    layout: str
    notes: tuple[str, ...] = ()


@dataclass(slots=True)
class Imported:
    """What an import did: the protocols with their number of definitions, and notes for the user."""

    release: str
    directory: Path
    layout: str
    definitions: dict[str, tuple[int, int]] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)


_NAMES = ("properties", "$defs", "patternProperties")
_DATA = ("default", "const", "enum", "examples")


def strip_prose(node: Any, names_properties: bool = False) -> Any:
    """Remove `description` keywords. Inside `properties` and `$defs` the keys are names, so a *property* that is called
    `description` stays; so does data (a default, a constant)."""
    if isinstance(node, dict):
        return {
            key: (
                value
                if key in _DATA and not names_properties
                else strip_prose(value, key in _NAMES and not names_properties)
            )
            for key, value in node.items()
            if names_properties or key != "description" or not isinstance(value, str)
        }
    if isinstance(node, list):
        return [strip_prose(item) for item in node]
    return node


def find(source: str) -> Found:
    """Look for schema files in a folder, an archive, an `npm:NAME@VERSION` or a URL."""
    if source.startswith("npm:"):
        with tempfile.TemporaryDirectory() as scratch:
            return _choose(source, _members(_npm_pack(source[4:], Path(scratch))))
    if source.startswith(("https://", "http://")):
        with tempfile.TemporaryDirectory() as scratch:
            path = Path(scratch) / PurePosixPath(source.split("?")[0]).name
            path.write_bytes(_download(source))
            return _choose(source, _members(path))
    path = Path(source)
    if path.is_dir():
        return _choose(source, _folder(path))
    if path.is_file():
        return _choose(source, _members(path))
    raise fail("E101", source, "does not exist", "give a folder, a tarball, npm:NAME@VERSION or a URL")


def _folder(root: Path) -> Iterator[tuple[str, bytes]]:
    names = set(_FLAT) | set(FILES.values())
    for here, folders, files in os.walk(root):
        folders[:] = sorted(name for name in folders if name not in ("node_modules", ".git"))
        for name in sorted(names.intersection(files)):
            path = Path(here) / name
            yield path.relative_to(root).as_posix(), path.read_bytes()


def _members(path: Path) -> Iterator[tuple[str, bytes]]:
    names = set(_FLAT) | set(FILES.values())
    data = path.read_bytes()
    try:
        if zipfile.is_zipfile(io.BytesIO(data)):
            with zipfile.ZipFile(io.BytesIO(data)) as archive:
                for info in archive.infolist():
                    if PurePosixPath(info.filename).name in names and info.file_size <= LIMIT:
                        yield info.filename, archive.read(info)
            return
        with tarfile.open(fileobj=io.BytesIO(data)) as tar:
            for member in tar:
                if member.isfile() and PurePosixPath(member.name).name in names and member.size <= LIMIT:
                    handle = tar.extractfile(member)
                    if handle is not None:
                        yield member.name, handle.read()
    except (tarfile.TarError, zipfile.BadZipFile, EOFError, OSError) as error:
        raise fail("E102", path.name, f"is no readable archive: {error}", "give a .tgz, .tar.gz or .zip") from None


def _npm_pack(spec: str, scratch: Path) -> Path:
    if not spec or spec.startswith("-"):
        raise fail("E108", f"npm:{spec}", "names no package", "write npm:NAME@VERSION")
    try:
        done = subprocess.run(
            ["npm", "pack", spec, "--silent", "--pack-destination", str(scratch)],
            capture_output=True,
            text=True,
            timeout=300,
        )
    except FileNotFoundError:
        raise fail("E108", f"npm:{spec}", "npm is not installed", "install npm, or give the tarball") from None
    except subprocess.TimeoutExpired:
        raise fail("E108", f"npm:{spec}", "npm pack took more than 300 s", "give the tarball") from None
    tarballs = sorted(scratch.glob("*.tgz"))
    if done.returncode or not tarballs:
        lines = [line for line in done.stderr.splitlines() if line.strip()]
        raise fail("E108", f"npm:{spec}", f"npm pack failed: {' '.join(lines[:2])}", "check the name and version")
    return tarballs[0]


def _download(url: str) -> bytes:
    from urllib.error import URLError
    from urllib.request import urlopen

    try:
        with urlopen(url, timeout=60) as answer:
            data: bytes = answer.read(LIMIT + 1)
    except (URLError, OSError, ValueError) as error:
        raise fail("E101", url, f"cannot be fetched: {error}", "download it yourself and give the file") from None
    if len(data) > LIMIT:
        raise fail("E101", url, "is larger than 64 MiB", "this is no release of the schemas")
    return data


def _choose(source: str, members: Iterator[tuple[str, bytes]]) -> Found:
    """Group the members by folder and take the shallowest folder that holds a known layout."""
    folders: dict[PurePosixPath, dict[str, bytes]] = {}
    for name, data in members:
        path = PurePosixPath(name)
        folders.setdefault(path.parent, {})[path.name] = data
    roots = {folder.parent for folder in folders if folder.name in ("v1", "v2")} | set(folders)
    for root in sorted(roots, key=lambda path: (len(path.parts), path.as_posix())):
        versioned = {
            name: {file: data for file, data in folders[root / name].items() if file in FILES.values()}
            for name in ("v1", "v2", "v3")
            if FILES["unstable"] in folders.get(root / name, {})
        }
        if versioned:
            return _with_lanes(versioned, "schema/<protocol>/")
        flat: dict[str, dict[str, bytes]] = {}
        for file, data in folders.get(root, {}).items():
            if file in _FLAT:
                protocol, name = _FLAT[file]
                flat.setdefault(protocol, {})[name] = data
        flat = {protocol: files for protocol, files in flat.items() if FILES["unstable"] in files}
        if flat:
            return _with_lanes(flat, "schema/schema.v2.*" if "v2" in flat else "schema/")
    help = "expected schema.json and schema.unstable.json in schema/, or in schema/v1 and schema/v2"
    raise fail("E107", source, "has no ACP schema files", help)


def _with_lanes(protocols: dict[str, dict[str, bytes]], layout: str) -> Found:
    notes = []
    for protocol, files in protocols.items():
        if FILES["stable"] not in files:
            files[FILES["stable"]] = files[FILES["unstable"]]
            notes.append(f"{protocol} has no stable lane: it is a draft as a whole, both lanes are the same file")
    return Found(dict(sorted(protocols.items())), layout, tuple(notes))


def check_schema(data: bytes, place: str) -> Json:
    """Parse and make sure that this is an ACP schema: an object with a non-empty `$defs` of objects."""
    schema = parse_json(data, place)
    definitions_of(schema, place)
    return dict(schema)


def import_release(
    source: str,
    release: str,
    store: Path,
    *,
    date: str = "",
    origin: str = "",
    keep_prose: bool = False,
    replace: bool = False,
) -> Imported:
    """Write one release into `store` and its entry into `releases.toml`; nothing is written if a file is not right."""
    if not SAFE_ID.fullmatch(release):
        raise fail("E106", "--release", f"{release!r} cannot be an id", "use letters, digits, dots and dashes")
    found = find(source)
    out = Imported(release, store / release, found.layout, notes=list(found.notes))
    files: dict[str, bytes] = {}
    digests: dict[str, str] = {}
    for protocol, named in found.protocols.items():
        parsed: dict[str, Json] = {}
        for name, data in sorted(named.items()):
            place = f"{source}:{protocol}/{name}"
            lane = name.startswith("schema")
            value = check_schema(data, place) if lane else parse_json(data, place)
            if lane:
                parsed[name] = value
            digests[f"{protocol}/{name}"] = sha256(data)
            kept = value if keep_prose else strip_prose(value)
            files[f"{protocol}/{name}"] = (json.dumps(kept, indent=1, ensure_ascii=False) + "\n").encode()
        stable, unstable = parsed[FILES["stable"]], parsed[FILES["unstable"]]
        out.definitions[protocol] = (len(stable["$defs"]), len(unstable["$defs"]))
        out.notes += [f"{protocol}: {line}" for line in _not_nested(stable, unstable)]
    if out.directory.exists() and not replace:
        have = {path.relative_to(out.directory).as_posix(): path.read_bytes() for path in _tree(out.directory)}
        if have != files:
            raise fail("E109", str(out.directory), f"release {release} is there with other content", "pass --replace")
    replace_tree(out.directory, files)
    entry = {"id": release, "date": date, "origin": origin or _shown(source), "protocols": list(found.protocols)}
    _record(store, entry, digests)
    return out


def _shown(source: str) -> str:
    """How the source is recorded: never a path of the machine."""
    return source if source.startswith(("npm:", "http")) else PurePosixPath(Path(source).name).name


def _tree(root: Path) -> list[Path]:
    return sorted(path for path in root.rglob("*") if path.is_file())


def _not_nested(stable: Json, unstable: Json) -> list[str]:
    """Definitions and properties of the stable lane that the unstable lane lacks; upstream promises a superset."""
    out = []
    for name, definition in stable["$defs"].items():
        other = unstable["$defs"].get(name)
        if other is None:
            out.append(f"the stable lane has {name}, the unstable lane does not")
            continue
        out += [
            f"the stable lane has {name}.{key}, the unstable lane does not (there its definition is shaped otherwise)"
            for key in definition.get("properties", {})
            if key not in other.get("properties", {})
        ]
    return out


def _record(store: Path, entry: Json, digests: dict[str, str]) -> None:
    path = store / "releases.toml"
    table = read_toml(path) if path.is_file() else {}
    releases = [item for item in table.get("release", []) if item.get("id") != entry["id"]]
    releases.append({**entry, "sha256": digests})
    releases.sort(key=lambda item: release_key(item["id"]))
    lines = ["# The releases of this store, oldest first; written by `acpgen import`.", ""]
    lines += [f"latest = {json.dumps(releases[-1]['id'])}", ""]
    for item in releases:
        lines += ["[[release]]"]
        lines += [
            f"{key} = {json.dumps(item[key], ensure_ascii=False)}" for key in ("id", "date", "origin", "protocols")
        ]
        lines += ["# sha256 of upstream's file, before the prose was taken out", "[release.sha256]"]
        lines += [f"{json.dumps(name)} = {json.dumps(digest)}" for name, digest in sorted(item["sha256"].items())]
        lines += [""]
    replace_file(path, "\n".join(lines).encode())
    open_store(store)
