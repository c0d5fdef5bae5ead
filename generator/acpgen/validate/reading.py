"""Take a file apart: one JSON text, or one a line. Knows where messages hide in a log; must not know what they mean."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from acpgen.validate.findings import Finding, Path, Place

Parse = Callable[[bytes], Any]
_DEPTH = 3


def values(name: str, data: bytes, parse: Parse) -> Iterator[tuple[Place, Any] | Finding]:
    """The JSON values of a file in their order, an array's one by one; a line that is no JSON is a finding.

    `parse` raises ValueError. A file whose first line is a whole JSON text is JSON lines; another one is a single text if
    it parses as such.
    """
    lines = data.split(b"\n")
    first = next((index for index, line in enumerate(lines) if line.strip()), None)
    if first is None:
        return
    if len(lines) > first + 1 and not _parses(lines[first], parse):
        try:
            yield from _spread(Place(name, first + 1), parse(data))
            return
        except ValueError:
            pass
    for number, line in enumerate(lines, 1):
        if line.strip():
            try:
                value = parse(line)
            except ValueError as error:
                reason = getattr(error, "reason", "is no JSON text")
                yield Finding("error", Place(name, number), reason, getattr(error, "code", -32700))
                continue
            yield from _spread(Place(name, number), value)


def _parses(line: bytes, parse: Parse) -> bool:
    try:
        parse(line)
    except ValueError:
        return False
    return True


def _spread(place: Place, value: Any) -> Iterator[tuple[Place, Any]]:
    if isinstance(value, list) and value:
        for index, item in enumerate(value):
            yield place.inside((index,)), item
    else:
        yield place, value


def message_in(value: Any, parse: Parse) -> tuple[Path, Any]:
    """The JSON-RPC message inside what a log wrote around it, as an object or as text; the value itself if there is none."""
    found = _look(value, parse, (), _DEPTH)
    return found if found is not None else ((), value)


def _look(value: Any, parse: Parse, path: Path, depth: int) -> tuple[Path, Any] | None:
    if isinstance(value, str) and '"jsonrpc"' in value:
        try:
            value = parse(value.encode("utf-8", "surrogatepass"))
        except ValueError:
            return None
    if not isinstance(value, dict):
        return None
    if "jsonrpc" in value:
        return path, value
    if depth:
        for key, inner in value.items():
            found = _look(inner, parse, (*path, key), depth - 1)
            if found is not None:
                return found
    return None
