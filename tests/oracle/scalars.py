"""Random JSON scalars and free-form JSON, chosen for the trouble they make.

Knows nothing of schemas. Everything is drawn with `rng.random()` alone, so that a source which records its draws can stand
in for `random.Random`; the draw 0.0 gives the plainest value.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import Any, TypeVar

T = TypeVar("T")

_WORDS = (
    "",
    "a",
    "text",
    "_acme_x",
    "s-1",
    "other",
    "true",
    "null",
    "12",
    "a b",
    "/w/x.py",
)
_ODD = (
    "\u00e9t\u00e9",
    "\u65e5\u672c",
    "\U0001f680",
    "e\u0301",
    "line\nbreak\r\n",
    "tab\t\"quote\" 'single' \\ back",
    "\u0000",
    "\u2028\u2029\ufeff",
    "\u007f\u0085",
    "{}",
    "__proto__",
    "x" * 300,
)
_NAMES = (
    "x-extra",
    "_acme",
    "acme.dev/trace",
    "extra_fields",
    "self",
    "class",
    "__class__",
    "_meta2",
    "snake_case",
    "",
    "a b",
    "~/~1",
    "$ref",
    "\u00e9",
    "\U0001f680",
    "0",
)
_INTEGERS = (
    0,
    1,
    -1,
    7,
    255,
    65536,
    2**31 - 1,
    2**31,
    -(2**31),
    2**53,
    2**53 + 1,
    -(2**53) - 1,
    2**63 - 1,
    2**63,
    2**64 - 1,
    10**30,
)
_FLOATS = (0.0, 0.5, -1.5, 1.0, 1e-7, 3.141592653589793, 1e21, -2.5e300, 5e-324)
_BY_FORMAT = {
    "uri": (
        "https://example.test/a?b=c#d",
        "file:///w/%C3%A9.py",
        "urn:x:y",
        "not a uri",
    ),
    "date-time": ("2026-01-02T03:04:05Z", "2026-01-02T03:04:05.678+09:30", "yesterday"),
    "byte": ("", "aGk=", "aGk", "!"),
    "regex": ("^a+$", "(", "\\d{3}"),
}


def pick(rng: Random, choices: Sequence[T]) -> T:
    return choices[int(rng.random() * len(choices))]


def chance(rng: Random, probability: float) -> bool:
    """True with this probability; never on the draw 0.0, unless it is certain."""
    return rng.random() > 1 - probability or probability >= 1


def below(rng: Random, count: int) -> int:
    return int(rng.random() * count)


def text(rng: Random, fmt: str | None = None) -> str:
    """A string; of a string format mostly one that fits, since formats of strings only annotate."""
    if fmt in _BY_FORMAT and not chance(rng, 0.1):
        return pick(rng, _BY_FORMAT[fmt])
    where = rng.random()
    if where < 0.6:
        return pick(rng, _WORDS)
    if where < 0.85:
        return pick(rng, _ODD)
    return "".join(chr(97 + below(rng, 26)) for _ in range(1 + below(rng, 12)))


def name(rng: Random) -> str:
    """A property name that no schema is likely to declare."""
    return pick(rng, _NAMES) if rng.random() < 0.8 else "x" + text(rng)[:20]


def integer(rng: Random, low: int | None, high: int | None) -> int | float:
    """An integer of the range: its ends, its middle, small ones; now and then written as a float without a fraction."""
    where = rng.random()
    if where < 0.5:
        value = below(rng, 100)
    elif where < 0.8:
        value = pick(rng, _INTEGERS)
    elif low is not None and high is not None:
        value = pick(rng, (low, high, low + int(rng.random() * (high - low)), high - 1, low + 1))
    else:
        value = int(rng.random() * 2**70)
    if low is not None and value < low:
        value = low
    if high is not None and value > high:
        value = high
    # JSON Schema 2020-12, section 4.2.1: a number with a zero fraction is an integer.
    return float(value) if abs(value) < 2**53 and chance(rng, 0.03) else value


def number(rng: Random, low: float | None, high: float | None) -> int | float:
    where = rng.random()
    value: int | float
    if where < 0.3:
        value = below(rng, 3)
    elif where < 0.7:
        value = pick(rng, _FLOATS)
    else:
        value = rng.random() * pick(rng, (1, 10, 1e6, -1e6))
    if low is not None and value < low:
        value = low
    if high is not None and value > high:
        value = high
    return value


def anything(rng: Random, depth: int = 3) -> Any:
    """Any JSON value."""
    where = rng.random()
    if where < 0.45 or depth <= 0:
        return pick(
            rng,
            (None, True, False, pick(rng, _INTEGERS), pick(rng, _FLOATS), text(rng)),
        )
    if where < 0.65:
        return [anything(rng, depth - 1) for _ in range(below(rng, 4))]
    return any_object(rng, depth - 1)


def any_object(rng: Random, depth: int = 2) -> dict[str, Any]:
    """A JSON object with any names and values, nulls included."""
    return {name(rng): anything(rng, depth) for _ in range(below(rng, 4))}


def matching(rng: Random, pattern: str) -> str:
    """A string that matches a regular expression without look-around or back references."""
    return _expand(rng, re._parser.parse(pattern))  # type: ignore[attr-defined]


def _expand(rng: Random, tokens: Any) -> str:
    out = []
    for op, argument in tokens:
        kind = str(op)
        if kind == "LITERAL":
            out.append(chr(argument))
        elif kind == "IN":
            out.append(_member(rng, argument))
        elif kind == "ANY":
            out.append(pick(rng, ("a", "0", "\u00e9")))
        elif kind in ("MAX_REPEAT", "MIN_REPEAT"):
            least, most, inner = argument
            count = least + below(rng, min(int(most), least + 3) - least + 1)
            out += [_expand(rng, inner) for _ in range(count)]
        elif kind == "SUBPATTERN":
            out.append(_expand(rng, argument[-1]))
        elif kind == "BRANCH":
            out.append(_expand(rng, pick(rng, argument[1])))
        elif kind != "AT":
            raise NotImplementedError(f"regular expression with {kind}")
    return "".join(out)


def _member(rng: Random, members: Any) -> str:
    kind, argument = pick(rng, members)
    if str(kind) == "RANGE":
        return chr(argument[0] + below(rng, argument[1] - argument[0] + 1))
    if str(kind) == "LITERAL":
        return chr(argument)
    if str(kind) == "CATEGORY":
        return {"CATEGORY_DIGIT": "7", "CATEGORY_SPACE": " ", "CATEGORY_WORD": "w"}[str(argument)]
    raise NotImplementedError(f"character class with {kind}")
