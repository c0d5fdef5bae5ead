"""Format generated files as black does, at a fraction of its cost.

The bytes are black's. The templates print a block (what stands between two blank lines at top level) as black would
leave it, as long as its lines fit; a test proves that over all releases. Only a block with a longer line goes through
black, alone, cached by its content. Our own parse check replaces black's second parse.
"""

from __future__ import annotations

import ast
import os
from collections.abc import Iterable, Mapping
from functools import lru_cache
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING

from acpgen.emit.layout import WIDTH
from acpgen.errors import AcpgenError, Problem
from acpgen.source import sha256

if TYPE_CHECKING:
    from black.mode import Mode

_BETWEEN = "\n\n\n"


def format(files: Mapping[str, str], cache: Path | None = None) -> dict[str, str]:
    """The same files, formatted; raises if one of them is no Python (a defect of a template)."""
    sources = {name: text for name, text in files.items() if name.endswith(".py") and text.strip()}
    problems = [problem for name, text in sources.items() for problem in _parse_check(name, text)]
    if problems:
        raise AcpgenError(problems)
    blocks = {name: text.strip("\n").split(_BETWEEN) for name, text in sources.items()}
    wanted = {_key(block): block for parts in blocks.values() for block in parts if is_long(block)}
    done = _from_cache(cache, wanted)
    fresh = {key: black_block(block) for key, block in wanted.items() if key not in done}
    _to_cache(cache, fresh)
    done.update(fresh)
    out = dict(files)
    for name, parts in blocks.items():
        out[name] = _BETWEEN.join(done[_key(block)] if is_long(block) else block for block in parts) + "\n"
    return out


def _key(block: str) -> str:
    return sha256(block.encode())


def _parse_check(name: str, text: str) -> list[Problem]:
    try:
        ast.parse(text)
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:  # the last: its stack, in Python 3.12
        line = getattr(error, "lineno", 0) or 0
        return [Problem("E505", f"{name}:{line}", f"is no Python: {error}", "report it with the schema")]
    return []


def is_long(block: str) -> bool:
    """Whether a block has a line that black would break; data under `fmt: off` and the lines of arguments in a docstring,
    which no code looks like, are left as they are."""
    long = (line for line in block.split("\n") if len(line) > WIDTH)
    return "# fmt: off" not in block and not all(line.lstrip().startswith(":param ") for line in long)


def black_block(text: str) -> str:
    """One block, formatted; black's cheap path, without its second parse of the result."""
    import black
    from black.parsing import InvalidInput

    try:
        return black.format_str(text, mode=_mode()).strip("\n")
    except InvalidInput as error:
        raise AcpgenError([Problem("E505", "", f"black cannot read a block: {error}", "report it")]) from None


@lru_cache(maxsize=1)
def _mode() -> Mode:
    from black.mode import Mode, TargetVersion

    return Mode(target_versions={TargetVersion.PY311})


# The cache: one small file a block, named by the digest of its text and black's version.


def default_cache() -> Path | None:
    """`ACPGEN_CACHE_DIR`, or the user's cache folder; None if that is empty (no cache)."""
    chosen = os.environ.get("ACPGEN_CACHE_DIR")
    if chosen is not None:
        return Path(chosen) if chosen else None
    base = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    return Path(base) / "acpgen"


def _folder(cache: Path) -> Path:
    return cache / f"blocks-black-{metadata.version('black')}"


def _from_cache(cache: Path | None, wanted: Iterable[str]) -> dict[str, str]:
    if cache is None:
        return {}
    folder = _folder(cache)
    found = {}
    for key in wanted:
        try:
            found[key] = (folder / key).read_text("utf-8")
        except (OSError, UnicodeDecodeError):
            continue
    return found


def _to_cache(cache: Path | None, fresh: Mapping[str, str]) -> None:
    """Best effort: a cache that cannot be written only makes the next run slower."""
    if cache is None or not fresh:
        return
    folder = _folder(cache)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for key, text in fresh.items():
            scratch = folder / f".{key}.{os.getpid()}"
            scratch.write_text(text, "utf-8")
            os.replace(scratch, folder / key)
    except OSError:
        return
