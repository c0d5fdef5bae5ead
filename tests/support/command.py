"""The command line without a new process: exit code, standard output, standard error."""

from __future__ import annotations

import contextlib
import io
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from acpgen.cli import run as run_command


@dataclass(frozen=True, slots=True)
class Done:
    code: int
    out: str
    err: str

    @property
    def codes(self) -> list[str]:
        """The error codes on standard error, in order, without repeats."""
        found = [part for part in self.err.replace(":", " ").split() if len(part) == 4 and part[0] == "E"]
        return list(dict.fromkeys(code for code in found if code[1:].isdigit()))


def acpgen(*args: object, cwd: Path | None = None) -> Done:
    """Run a verb. Nothing but an exit code may come out: an exception fails the test that asked."""
    out, err = io.StringIO(), io.StringIO()
    with _inside(cwd), contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = run_command([str(arg) for arg in args])
    return Done(code, out.getvalue(), err.getvalue())


@contextlib.contextmanager
def _inside(folder: Path | None) -> Iterator[None]:
    before = Path.cwd()
    if folder is not None:
        os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)


def tree(folder: Path) -> dict[str, bytes]:
    """Every file below a folder with its content, so that "nothing changed" can be said in one line."""
    found = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            found[path.relative_to(folder).as_posix()] = path.read_bytes()
    return found
