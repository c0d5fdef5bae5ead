"""Where the schemas of the tests come from: the repository's own store, then a folder named by the environment.

Both are laid out `<root>/<release>/<protocol>/schema.json` and `schema.unstable.json`. A release that the store has is not
read a second time from elsewhere.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from .schema import load

VARIABLE = "ACPGEN_UPSTREAM"
LANES = {"stable": "schema.json", "unstable": "schema.unstable.json"}
_STORE = Path(__file__).resolve().parents[2] / "schemas"


@dataclass(frozen=True, slots=True, order=True)
class SchemaFile:
    """One schema file: which release, protocol and lane it is."""

    release: str
    protocol: str
    lane: str
    path: Path

    def __str__(self) -> str:
        return f"{self.release}-{self.protocol}-{self.lane}"

    @property
    def schema(self) -> dict[str, Any]:
        return _load(self.path)


def roots() -> list[Path]:
    """The folders that hold releases, the preferred one first."""
    named = os.environ.get(VARIABLE)
    candidates = [_STORE, *([Path(named)] if named else [])]
    return [root for root in candidates if any(root.glob("*/*/schema.unstable.json"))]


def files() -> list[SchemaFile]:
    """Every schema file of every release, each release from one root only."""
    found: dict[str, list[SchemaFile]] = {}
    for root in roots():
        here: dict[str, list[SchemaFile]] = {}
        for file in _walk(root):
            here.setdefault(file.release, []).append(file)
        found = {**here, **found}
    return sorted(file for release in found.values() for file in release)


def _walk(root: Path) -> Iterator[SchemaFile]:
    for folder in root.glob("*/*/"):
        for lane, name in LANES.items():
            if (folder / name).is_file():
                yield SchemaFile(folder.parent.name, folder.name, lane, folder / name)


def schema(release: str, protocol: str, lane: str = "unstable") -> dict[str, Any]:
    """The schema of one file; KeyError if no root has it."""
    for file in files():
        if (file.release, file.protocol, file.lane) == (release, protocol, lane):
            return file.schema
    raise KeyError(f"no root has {release}/{protocol}/{LANES[lane]}")


def schema_or_skip(release: str, protocol: str, lane: str = "unstable") -> dict[str, Any]:
    """The schema of one file; without it the test that asks is skipped, and told what to set."""
    try:
        return schema(release, protocol, lane)
    except KeyError as missing:
        pytest.skip(f"{missing.args[0]}; set {VARIABLE}")


@cache
def _load(path: Path) -> dict[str, Any]:
    return load(path)
