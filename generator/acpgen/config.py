"""`[tool.acpgen]` of a project's pyproject.toml: the options of `generate` and `check`, checked key by key."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from acpgen.errors import AcpgenError, Problem, fail, nearest
from acpgen.source import read_toml

_KEYS: dict[str, type] = {
    "release": str,
    "protocols": list,
    "enable": list,
    "gate": list,
    "out": str,
    "store": str,
    "vendor": dict,
    "diff": dict,
}


@dataclass(frozen=True, slots=True)
class Config:
    """The table as it stands; paths are taken from the folder of the file. `place` names the file in messages."""

    table: dict[str, Any]
    root: Path
    place: str

    def text(self, key: str) -> str:
        return str(self.table.get(key, ""))

    def names(self, key: str) -> tuple[str, ...]:
        return tuple(self.table.get(key, ()))

    def path(self, key: str) -> Path | None:
        value = self.table.get(key)
        return None if value is None else self.root / value


def load_config(start: Path | None = None) -> Config:
    """The nearest pyproject.toml at or above `start` that has `[tool.acpgen]`; an empty table if there is none."""
    here = (start or Path.cwd()).resolve()
    for folder in (here, *here.parents):
        path = folder / "pyproject.toml"
        if path.is_file():
            table = read_toml(path).get("tool", {}).get("acpgen")
            if table is not None:
                return _checked(table, folder, str(path))
    return Config({}, here, "")


def _checked(table: Any, root: Path, place: str) -> Config:
    check_table(table, _KEYS, "tool.acpgen", place)
    return Config(table, root, place)


def check_table(table: Any, keys: Mapping[str, type], name: str, place: str) -> None:
    """Raise if a table of the configuration has a key that is not known or a value of another type."""
    if not isinstance(table, dict):
        raise fail("E602", f"{place}: {name}", "is no table", f"write [{name}]")
    problems = []
    for key, value in table.items():
        at = f"{place}: {name}.{key}"
        if key not in keys:
            problems.append(Problem("E601", at, "is not known", nearest(key, keys)))
        elif not isinstance(value, keys[key]):
            problems.append(Problem("E602", at, f"is {value!r}", f"give a {keys[key].__name__}"))
        elif isinstance(value, list) and not all(isinstance(item, str) for item in value):
            problems.append(Problem("E602", at, f"is {value!r}", "give a list of strings"))
    if problems:
        raise AcpgenError(problems)
