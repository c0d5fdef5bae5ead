"""The only reader of schema files: a store of releases, and one release of it.

A store is a folder `releases.toml` + `<release>/<protocol>/schema.json …`. The embedded store is `schemas/`; a user's
own store (`acpgen import --store DIR`) is laid over it, so releases of both can be named. Knows the layout and the
digests; must not know what a schema means.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from acpgen.errors import AcpgenError, Problem, fail, nearest, pointer

PACKAGE = Path(__file__).resolve().parent
LANES = ("stable", "unstable")
FILES = {
    "stable": "schema.json",
    "unstable": "schema.unstable.json",
    "meta": "meta.json",
    "meta_unstable": "meta.unstable.json",
}

Json = dict[str, Any]


def data_dir(name: str) -> Path:
    """`schemas` or `templates`: inside the package in a wheel, at the top of the repository in a checkout."""
    inside = PACKAGE / name
    return inside if inside.is_dir() else PACKAGE.parents[1] / name


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def read_json(path: Path, shown: str | None = None) -> Any:
    """Parse a JSON file; every way in which that fails is a problem with a place."""
    place = shown or str(path)
    try:
        data = path.read_bytes()
    except OSError as error:
        raise fail("E101", place, f"cannot be read: {error.strerror}", "check the path") from None
    return parse_json(data, place)


def parse_json(data: bytes, place: str) -> Any:
    try:
        value = json.loads(data.decode("utf-8"), parse_constant=_no_constant)
        if _HALF.search(data):
            json.dumps(value, ensure_ascii=False).encode()  # half of a pair is no character, and cannot be written
        return value
    except UnicodeEncodeError:
        raise fail("E102", place, "has half of a surrogate pair in a text", "get the file again") from None
    except UnicodeDecodeError as error:
        raise fail("E102", place, f"is not UTF-8 (byte {error.start})", "save it as UTF-8") from None
    except json.JSONDecodeError as error:
        at = f"{place}:{error.lineno}:{error.colno}"
        raise fail("E102", at, f"is not JSON: {error.msg}", "get the file again") from None
    except RecursionError:
        raise fail("E102", place, "is nested too deeply to be read", "this is no ACP schema") from None
    except ValueError as error:
        raise fail("E102", place, f"is not JSON: {error}", "get the file again") from None


_HALF = re.compile(rb"\\u[dD][89a-fA-F]")


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is not a JSON number")


def definitions_of(schema: Any, place: str) -> Json:
    """The `$defs` of a lane; what has no `$defs` of objects is no ACP schema."""
    if not isinstance(schema, dict):
        raise fail("E103", place, "is no JSON object", "an ACP schema is an object with $defs")
    definitions = schema.get("$defs")
    if not isinstance(definitions, dict) or not definitions:
        raise fail("E103", place, "has no $defs", "give the schema.json that upstream publishes")
    for name, definition in definitions.items():
        if not isinstance(definition, dict):
            raise fail(
                "E103", f"{place}{pointer('$defs', name)}", "is no object", "give the file that upstream publishes"
            )
    return definitions


@dataclass(frozen=True, slots=True)
class Files:
    """The schema files of one protocol of one release, parsed, with `$defs` in the order of their names: upstream's order
    says nothing and changes, so nothing that is made from the files may depend on it."""

    stable: Json
    unstable: Json
    meta: Json | None
    meta_unstable: Json | None
    place: str

    def lane(self, name: str) -> Json:
        schema: Json = getattr(self, name)
        return schema

    def place_of(self, lane: str) -> str:
        return f"{self.place}/{FILES[lane]}"


@dataclass(frozen=True)
class Release:
    """One set of schema files. `digests` maps `v1/schema.json` to the sha256 of our file, `upstream` to that of the
    file it was made from."""

    id: str
    date: str
    origin: str
    directory: Path
    protocols: tuple[str, ...]
    upstream: dict[str, str]

    @cached_property
    def digests(self) -> dict[str, str]:
        out = {}
        for protocol in self.protocols:
            for name in FILES.values():
                path = self.directory / protocol / name
                if path.is_file():
                    out[f"{protocol}/{name}"] = sha256(path.read_bytes())
        return out

    def files(self, protocol: str) -> Files:
        if protocol not in self.protocols:
            raise fail(
                "E105", protocol, f"release {self.id} has no protocol {protocol}", nearest(protocol, self.protocols)
            )
        folder = self.directory / protocol
        parsed: dict[str, Any] = {}
        for key, name in FILES.items():
            path = folder / name
            if path.is_file():
                parsed[key] = read_json(path)
                if key in LANES:
                    definitions = definitions_of(parsed[key], str(path))
                    parsed[key] = {**parsed[key], "$defs": dict(sorted(definitions.items()))}
                elif not isinstance(parsed[key], dict):
                    raise fail("E103", str(path), "is no JSON object", "get the file again")
            elif key in LANES:
                raise fail("E101", str(path), "is missing", f"import release {self.id} again")
        meta, meta_unstable = parsed.get("meta"), parsed.get("meta_unstable")
        return Files(parsed["stable"], parsed["unstable"], meta, meta_unstable, str(folder))


@dataclass(frozen=True)
class Store:
    """Releases by id, oldest first, with the folder that the manifests (features, facts, names, prose) are read from."""

    releases: dict[str, Release]
    latest: str
    directories: tuple[Path, ...]

    def release(self, id: str) -> Release:
        try:
            return self.releases[id]
        except KeyError:
            help = f"{nearest(id, self.releases)} `acpgen releases` lists them; `acpgen import` adds one"
            raise fail("E104", id, "is no release of the store", help) from None

    def until(self, id: str) -> list[Release]:
        """The releases up to one of them, it included."""
        ids = list(self.releases)
        return [self.releases[other] for other in ids[: ids.index(id) + 1]]

    def manifest(self, name: str) -> list[tuple[str, Json]]:
        """`features.toml` and the like: one (place, table) for each folder of the store that has it."""
        out = []
        for directory in self.directories:
            path = directory / name
            if path.is_file():
                out.append((str(path), read_toml(path)))
        return out

    def manifest_digests(self) -> dict[str, str]:
        names = ("features.toml", "facts.toml", "names.toml", "prose.toml")
        out = {}
        for level, directory in enumerate(self.directories):
            for name in names:
                path = directory / name
                if path.is_file():
                    out[name if level == 0 else f"{level}/{name}"] = sha256(path.read_bytes())
        return out


def read_toml(path: Path) -> Json:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise fail("E101", str(path), f"cannot be read: {error.strerror}", "check the path") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise fail("E102", str(path), f"is not TOML: {error}", "mend the file") from None


def open_store(directory: Path | None = None) -> Store:
    """The embedded store, with the user's own store laid over it."""
    directories = [data_dir("schemas")]
    if directory is not None:
        if not (directory / "releases.toml").is_file():
            help = "make one with `acpgen import SOURCE --release ID --store DIR`"
            raise fail("E101", str(directory), "is no store: it has no releases.toml", help)
        if directory.resolve() != directories[0]:
            directories.append(directory)
    found: dict[str, Release] = {}
    latest = ""
    for folder in directories:
        path = folder / "releases.toml"
        table = read_toml(path) if path.is_file() else {}
        for release in _releases(folder, table, str(path)):
            found[release.id] = release
        latest = table.get("latest", latest)
    ordered = dict(sorted(found.items(), key=lambda item: release_key(item[0])))
    if latest not in ordered and ordered:
        latest = list(ordered)[-1]
    return Store(ordered, latest, tuple(directories))


def _releases(folder: Path, table: Json, place: str) -> list[Release]:
    out = []
    problems = []
    for entry in table.get("release", []):
        id = entry.get("id")
        if not isinstance(id, str) or not SAFE_ID.fullmatch(id):
            problems.append(Problem("E106", place, f"a release has the id {id!r}", "letters, digits, dots and dashes"))
            continue
        protocols = entry.get("protocols") or sorted(
            path.name for path in (folder / id).glob("*") if (path / FILES["unstable"]).is_file()
        )
        upstream = dict(entry.get("sha256", {}))
        out.append(
            Release(id, str(entry.get("date", "")), entry.get("origin", ""), folder / id, tuple(protocols), upstream)
        )
    if problems:
        raise AcpgenError(problems)
    return out


SAFE_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")


def release_key(id: str) -> tuple[int, tuple[int, ...], str]:
    """Sort key, oldest first. Upstream numbered its schemas `1.23.0` and later published them with its SDK (`sdk-2.4.0`);
    any other id is a user's own and counts as newest."""
    match = re.fullmatch(r"(sdk-)?(\d+(?:\.\d+)*)", id)
    if match is None:
        return (2, (), id)
    return (1 if match[1] else 0, tuple(map(int, match[2].split("."))), id)
