"""`[tool.acpgen.vendor]` of a project: where its copy is and what it is made from. The only reader and writer of it."""

from __future__ import annotations

import keyword
import os
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from acpgen.config import Config, check_table, load_config
from acpgen.errors import fail
from acpgen.options import Options
from acpgen.swap import replace_file

TABLE = "tool.acpgen.vendor"
_KEYS: dict[str, type] = {
    "dest": str,
    "release": str,
    "protocols": list,
    "enable": list,
    "gate": list,
    "store": str,
    "aliases": bool,
}


@dataclass(frozen=True, slots=True)
class Copy:
    """The copy of a project. `pyproject` is the file that has the table, `name` the folder as the table has it."""

    pyproject: Path
    name: str
    options: Options
    aliases: bool = False

    @property
    def root(self) -> Path:
        return self.pyproject.parent / self.name

    @property
    def shown(self) -> str:
        """The folder as it is printed: from here, if that is no detour."""
        path = os.path.relpath(self.root)
        return (str(self.root) if path.startswith("..") else path).replace(os.sep, "/")

    def table(self) -> dict[str, Any]:
        """The copy as the table has it; what is empty is left out."""
        options = self.options
        store = options.store and Path(os.path.relpath(options.store, self.pyproject.parent)).as_posix()
        rows = {
            "dest": self.name,
            "release": options.release,
            "protocols": list(options.protocols),
            "enable": list(options.enable),
            "gate": list(options.gate),
            "store": store,
            "aliases": self.aliases,
        }
        return {key: value for key, value in rows.items() if value}


def find() -> Copy:
    """The copy of the project that the current folder is in."""
    config = load_config()
    if "vendor" not in config.table:
        place = config.place or "pyproject.toml"
        raise fail("E701", place, f"has no [{TABLE}]", "make a copy with `acpgen vendor init DEST`")
    return _read(config)


def _read(config: Config) -> Copy:
    table = config.table["vendor"]
    check_table(table, _KEYS, TABLE, config.place)
    pyproject = Path(config.place)
    store = table.get("store")
    options = Options(
        release=table.get("release", ""),
        protocols=tuple(table.get("protocols", ())),
        enable=tuple(table.get("enable", ())),
        gate=tuple(table.get("gate", ())),
        store=None if store is None else pyproject.parent / store,
    )
    if not table.get("dest"):
        raise fail("E602", f"{config.place}: {TABLE}.dest", "is missing", "name the folder of the copy")
    return Copy(
        pyproject, place(pyproject.parent, pyproject.parent / table["dest"]), options, table.get("aliases", False)
    )


def asking(copy: Copy, release: str | None = None, aliases: bool | None = None) -> Copy:
    """The copy as a command line asks for it: the command line wins over the file."""
    options = replace(copy.options, release=release or copy.options.release)
    return replace(copy, options=options, aliases=copy.aliases if aliases is None else aliases)


def in_copy(copy: Copy, file: str) -> str:
    """A file as its path in the copy; a path from the current folder is understood too."""
    if not (copy.root / file).exists():
        path = Path(os.path.abspath(file))
        if path.is_relative_to(copy.root):
            return path.relative_to(copy.root).as_posix()
    return Path(file).as_posix()


def place(project: Path, dest: Path) -> str:
    """`dest` as a posix path below the project's folder. Refuses what is outside, behind a link, or no package name."""
    base = Path(os.path.abspath(project))
    path = Path(os.path.abspath(dest))
    help = f"give a folder below {project}"
    if path == base or not path.is_relative_to(base):
        raise fail("E702", str(dest), "is not inside the project", help)
    relative = path.relative_to(base)
    for parent in reversed(relative.parents):
        if (base / parent).is_symlink() and parent != Path("."):
            raise fail("E702", str(base / parent), "is a link, which could lead out of the project", help)
    name = relative.name
    if not name.isidentifier() or keyword.iskeyword(name):
        raise fail(
            "E703", str(dest), f"{name!r} cannot be the name of a package", "use letters, digits and underscores"
        )
    return relative.as_posix()


def home() -> Path:
    """Where a new table goes: the nearest pyproject.toml, not above the repository; a new one here if there is none."""
    here = Path(os.path.abspath(Path.cwd()))
    for folder in (here, *here.parents):
        if (folder / "pyproject.toml").is_file():
            return folder / "pyproject.toml"
        if (folder / ".git").exists():
            break
    return here / "pyproject.toml"


def save(pyproject: Path, rows: Mapping[str, Any]) -> bool:
    """Make `[tool.acpgen.vendor]` hold `rows`, and change nothing else in the file. Whether anything changed."""
    import tomlkit

    path, text, document = _parsed(pyproject)
    tool = document.setdefault("tool", tomlkit.table(is_super_table=True))
    acpgen = tool.setdefault("acpgen", tomlkit.table(is_super_table=True))
    table = acpgen.setdefault("vendor", tomlkit.table())
    for key in [key for key in table if key not in rows]:
        del table[key]
    for key, value in rows.items():
        if key not in table or table[key] != value:
            table[key] = value
    return _store(path, text, tomlkit.dumps(document))


def forget(pyproject: Path) -> bool:
    """Take `[tool.acpgen.vendor]` out of the file, and the tables that only held it."""
    import tomlkit

    path, text, document = _parsed(pyproject)
    del document["tool"]["acpgen"]["vendor"]
    if not document["tool"]["acpgen"]:
        del document["tool"]["acpgen"]
    if not document["tool"]:
        del document["tool"]
    return _store(path, text, tomlkit.dumps(document))


def _parsed(pyproject: Path) -> tuple[Path, str, Any]:
    import tomlkit
    from tomlkit.exceptions import TOMLKitError

    path = pyproject.resolve()  # a link to the file stays a link
    try:
        text = path.read_bytes().decode() if path.exists() else ""
        return path, text, tomlkit.parse(text)
    except OSError as error:
        raise fail("E101", str(pyproject), f"cannot be read: {error.strerror}", "check the path") from None
    except (TOMLKitError, UnicodeDecodeError) as error:
        raise fail("E102", str(pyproject), f"is not TOML: {error}", "mend the file") from None


def _store(path: Path, before: str, after: str) -> bool:
    if before != after:
        replace_file(path, after.encode())
    return before != after
