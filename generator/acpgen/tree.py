"""A folder of generated files: its manifest, and the state that each file is in.

Knows digests and paths; reads only. Cheap to import: `check` needs nothing else.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Any, Literal

from acpgen.errors import fail
from acpgen.source import sha256

MANIFEST = "MANIFEST.json"
State = Literal[
    "clean",  # as it was generated
    "modified",  # ours, and somebody edited it
    "line-ends",  # ours, but for CRLF in place of LF: a checkout did that, not a person
    "missing",
    "orphan",  # ours and unchanged, but no longer generated
    "ejected",  # ours once; the user took it over
    "foreign",  # never ours
    "link",  # a link or another thing that is no file: it is not followed
    "clash",  # never ours, and the same file as one of ours where case does not count
]

# Written by Python, editors and file systems into any folder; neither ours nor worth a refusal.
_IGNORED = {"__pycache__", ".DS_Store", ".mypy_cache", ".ruff_cache", ".pytest_cache"}


@dataclass(frozen=True, slots=True)
class Manifest:
    """MANIFEST.json: what the tree was made from, the sha256 of each file of it, and the files that the user took over."""

    outputs: dict[str, str]
    data: dict[str, Any]

    @property
    def fingerprint(self) -> str:
        return str(self.data.get("fingerprint", ""))

    @property
    def ejected(self) -> tuple[str, ...]:
        return tuple(map(str, self.data.get("ejected", ())))

    @property
    def release(self) -> str:
        return str(self.data.get("release", ""))


def manifest_text(data: Mapping[str, Any], files: Mapping[str, str]) -> str:
    """The text of MANIFEST.json for `files` (path -> text); keys sorted, no time and no path of the machine."""
    outputs = {path: sha256(text.encode()) for path, text in sorted(files.items())}
    return _dumped({**data, "outputs": outputs})


def with_ejected(text: str, ejected: Iterable[str]) -> str:
    """The same manifest, where the user has taken over some of the files."""
    data = json.loads(text)
    names = sorted(set(ejected))
    data["ejected"] = names
    data["outputs"] = {name: digest for name, digest in data.pop("outputs").items() if name not in names}
    if not names:
        del data["ejected"]
    return _dumped(data)


def _dumped(data: Mapping[str, Any]) -> str:
    return json.dumps(data, indent=2, ensure_ascii=False) + "\n"


def read_manifest(root: Path) -> Manifest | None:
    """The manifest of a tree, None if the tree has none; a damaged one is an error."""
    path = root / MANIFEST
    help = "restore it from version control, or move the folder away"
    try:
        data = json.loads(path.read_bytes())
    except (FileNotFoundError, NotADirectoryError):
        return None
    except (OSError, ValueError, RecursionError) as error:
        raise fail("E506", str(path), f"cannot be read: {error}", help) from None
    outputs = data.get("outputs") if isinstance(data, dict) else None
    ejected = data.get("ejected", []) if isinstance(data, dict) else None
    if not isinstance(outputs, dict) or not isinstance(ejected, list):
        raise fail("E506", str(path), "does not list the files of the tree", help)
    outside = [name for name in [*outputs, *ejected] if not inside(str(name))]
    if outside:
        raise fail("E506", str(path), f"names {outside[0]!r}, which is no file of the tree", help)
    return Manifest({str(k): str(v) for k, v in outputs.items()}, data)


def inside(name: str) -> bool:
    """A manifest names only files below its own folder; anything else could delete a stranger's file."""
    path = PurePosixPath(name)
    return bool(name) and not path.is_absolute() and ".." not in path.parts and "\\" not in name and ":" not in name


def list_files(root: Path) -> list[str]:
    """Every file and link below `root`, as posix paths; links are listed, not followed."""
    found: list[str] = []
    _walk(root, "", found)
    return sorted(found)


def _walk(folder: Path, base: str, found: list[str]) -> None:
    try:
        entries = list(os.scandir(folder))
    except (FileNotFoundError, NotADirectoryError):
        return
    for entry in entries:
        if entry.name in _IGNORED or entry.name.endswith(".pyc"):
            continue
        if entry.is_dir(follow_symlinks=False):
            _walk(folder / entry.name, f"{base}{entry.name}/", found)
        else:
            found.append(base + entry.name)


def states(root: Path, manifest: Manifest | None, expected: Iterable[str] | None = None) -> dict[str, State]:
    """The state of each file on disk or in the manifest, judged by the digest of its bytes.

    `expected` are the paths that a new generation would have: a clean file of the manifest that is not among them is an
    orphan.
    """
    outputs = manifest.outputs if manifest else {}
    ejected = set(manifest.ejected) if manifest else set()
    ours = {*outputs, *ejected, MANIFEST}
    wanted = set(outputs if expected is None else expected)
    folded = {name.casefold() for name in ours | wanted}
    found: dict[str, State] = {}
    for name in list_files(root):
        path = root / name
        if path.is_symlink() or not path.is_file():
            found[name] = "link"
        elif name == MANIFEST and manifest is not None:
            if b"\r\n" in path.read_bytes():  # JSON text has no other line ends than those between its tokens
                found[name] = "line-ends"
        elif name in ejected:
            found[name] = "ejected"
        elif name not in outputs:
            clash = name.casefold() in folded and name not in wanted
            found[name] = "clash" if clash else "foreign"
        else:
            found[name] = _judge(path.read_bytes(), outputs[name], name in wanted)
    for name in {*outputs, *ejected}:
        found.setdefault(name, "missing")
    return dict(sorted(found.items()))


def _judge(data: bytes, digest: str, wanted: bool) -> State:
    if sha256(data) == digest:
        return "clean" if wanted else "orphan"
    if b"\r\n" in data and sha256(data.replace(b"\r\n", b"\n")) == digest:
        return "line-ends"
    return "modified"


def digest_drift(root: Path, files: Mapping[str, str]) -> dict[str, State]:
    """How `root` differs from `files`, byte by byte; clean files are left out."""
    out: dict[str, State] = {}
    manifest = read_manifest(root)
    for name, state in states(root, manifest, files).items():
        if name not in files:
            out[name] = state
    for name, text in files.items():
        path = root / name
        if path.is_symlink():
            out[name] = "link"
        elif not path.is_file():
            out[name] = "missing"
        elif path.read_bytes() != text.encode():
            out[name] = _judge(path.read_bytes(), sha256(text.encode()), True)
    return dict(sorted(out.items()))
