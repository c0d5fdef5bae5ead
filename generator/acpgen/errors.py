"""Errors as values: what is wrong, where, and the way out.

A stage that finds problems collects them all and raises one `AcpgenError` at its end, so a user sees everything that
is wrong with a run at once. Nothing here knows about the command line; `cli` decides how a problem is printed and
which exit code it has.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, order=True)
class Problem:
    """One thing that is wrong.

    `code` is a key of `codes.CODES` (`acpgen explain CODE` prints the long text), `place` a file with a JSON Pointer
    or a command line option, `help` the way out in one sentence.
    """

    code: str
    place: str
    message: str
    help: str = ""

    def __str__(self) -> str:
        where = f"{self.place}: " if self.place else ""
        out = f"{where}{self.code}: {self.message}"
        return f"{out}\n  help: {self.help}" if self.help else out


class AcpgenError(Exception):
    """All problems of a run that could not do its work; exit code 2 on the command line."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(sorted(set(problems)))
        super().__init__("\n".join(map(str, self.problems)))


def fail(code: str, place: str, message: str, help: str = "") -> AcpgenError:
    """The error for a single problem, to be raised by the caller."""
    return AcpgenError([Problem(code, place, message, help)])


def pointer(*parts: object) -> str:
    """A JSON Pointer (RFC 6901) in URI fragment form: `#/$defs/Notice`."""
    return "#" + "".join("/" + str(part).replace("~", "~0").replace("/", "~1") for part in parts)


def nearest(word: str, known: Iterable[str], limit: int = 3) -> str:
    """`did you mean …` for a word that is not known, or the whole list if nothing is near."""
    from difflib import get_close_matches

    names = sorted(known)
    near = get_close_matches(word, names, n=limit, cutoff=0.5)
    if near:
        return "did you mean " + " or ".join(near) + "?"
    return "known: " + (", ".join(names) if names else "none") + "."
