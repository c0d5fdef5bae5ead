"""What was found, and where: plain data between the stages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

Level = Literal["error", "salvage", "note"]
Path = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Place:
    """Where a value stands: the line on which it begins, and the way to it inside that JSON text."""

    file: str
    line: int
    path: Path = ()

    def inside(self, path: Path) -> Place:
        return Place(self.file, self.line, (*self.path, *path))

    @property
    def pointer(self) -> str:
        """A JSON Pointer (RFC 6901)."""
        return "".join("/" + str(step).replace("~", "~0").replace("/", "~1") for step in self.path)


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing. `error`: does not fit; `salvage`: was dropped by lenient decoding; `note`: worth knowing, and no fault.

    `code` is the JSON-RPC error code, or the rule of the salvage. `method` and `receiver` are empty where they are not
    known.
    """

    level: Level
    place: Place
    message: str
    code: int | str = ""
    method: str = ""
    receiver: str = ""

    def as_json(self) -> dict[str, Any]:
        return {
            "level": self.level,
            "file": self.place.file,
            "line": self.place.line,
            "pointer": self.place.pointer,
            "code": self.code,
            "method": self.method,
            "receiver": self.receiver,
            "message": self.message,
        }
