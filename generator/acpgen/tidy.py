"""Format generated files as black does: in pieces, cached by content, on all cores.

The bytes are black's; only the work is arranged otherwise. A file is cut at blank lines between top-level statements
(black formats those independently of each other), each piece is looked up by its digest, and what is left goes to
worker processes. Our own parse check replaces black's second parse.
"""

from __future__ import annotations

import ast
import os
from collections.abc import Iterable, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING

from acpgen.errors import AcpgenError, Problem
from acpgen.source import sha256

if TYPE_CHECKING:
    from black.mode import Mode

# A piece that is formatted alone must be worth the call, and small enough to be spread and cached.
_PIECE = 4_000
_WORTH_A_POOL = 60_000


def format(files: Mapping[str, str], cache: Path | None = None, workers: int | None = None) -> dict[str, str]:
    """The same files, formatted; raises if one of them is no Python (a defect of a template)."""
    problems = [p for name, text in files.items() if name.endswith(".py") for p in _parse_check(name, text)]
    if problems:
        raise AcpgenError(problems)
    cut = {name: pieces(text) for name, text in files.items() if name.endswith(".py") and text.strip()}
    wanted = {sha256(piece.encode()): piece for parts in cut.values() for piece in parts}
    done = _from_cache(cache, wanted)
    todo = {key: piece for key, piece in wanted.items() if key not in done}
    fresh = dict(zip(todo, _run(list(todo.values()), workers), strict=True))
    _to_cache(cache, fresh)
    done.update(fresh)
    out = dict(files)
    for name, parts in cut.items():
        out[name] = _joined([done[sha256(part.encode())] for part in parts])
    return out


def _parse_check(name: str, text: str) -> list[Problem]:
    try:
        ast.parse(text)
    except (SyntaxError, ValueError, RecursionError) as error:
        line = getattr(error, "lineno", 0) or 0
        return [Problem("E505", f"{name}:{line}", f"is no Python: {error}", "report it with the schema")]
    return []


def pieces(text: str) -> list[str]:
    """Cut a file at top-level `def`, `class` and decorators that follow two blank lines, into pieces of some size."""
    blocks = text.split("\n\n\n")
    out: list[str] = []
    current: list[str] = []
    size = 0
    for block in blocks:
        starts = block.startswith(("def ", "class ", "@"))
        if current and size > _PIECE and starts:
            out.append("\n\n\n".join(current))
            current, size = [], 0
        current.append(block)
        size += len(block)
    out.append("\n\n\n".join(current))
    return out


def _joined(parts: Iterable[str]) -> str:
    return "\n\n\n".join(part.strip("\n") for part in parts) + "\n"


def _run(todo: list[str], workers: int | None) -> list[str]:
    count = workers if workers is not None else os.cpu_count() or 1
    if count < 2 or sum(map(len, todo)) < _WORTH_A_POOL:
        return [black_piece(piece) for piece in todo]
    with ProcessPoolExecutor(min(count, 8)) as pool:
        return list(pool.map(black_piece, todo, chunksize=max(1, len(todo) // (count * 4))))


def black_piece(text: str) -> str:
    """One piece, formatted; black's cheap path, without its second parse of the result."""
    import black
    from black.parsing import InvalidInput

    try:
        return black.format_str(text, mode=_mode())
    except InvalidInput as error:
        raise AcpgenError([Problem("E505", "", f"black cannot read a piece: {error}", "report it")]) from None


@lru_cache(maxsize=1)
def _mode() -> Mode:
    from black.mode import Mode, TargetVersion

    return Mode(target_versions={TargetVersion.PY311})


# The cache: one small file a piece, named by the digest of its text and black's version.


def default_cache() -> Path | None:
    """`ACPGEN_CACHE_DIR`, or the user's cache folder; None if that is empty (no cache)."""
    chosen = os.environ.get("ACPGEN_CACHE_DIR")
    if chosen is not None:
        return Path(chosen) if chosen else None
    base = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    return Path(base) / "acpgen"


def _folder(cache: Path) -> Path:
    return cache / f"black-{metadata.version('black')}"


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
