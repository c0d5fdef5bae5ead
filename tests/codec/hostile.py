"""Values that do harm, and every position of a message in which one can stand.

Some can only come as text (`TEXTS`), some only as Python objects (`VALUES`), most as both.
"""

from __future__ import annotations

import enum
import json
from collections.abc import Iterator
from typing import Any

Path = tuple[str | int, ...]
DEPTH = 10_000
DIGITS = 5_000
MARK = "@@here@@"


class Text(str):
    pass


class Object(dict[Any, Any]):
    pass


class Array(list[Any]):
    pass


class Number(enum.IntEnum):
    ONE = 1


def nested(opening: str, closing: str = "", depth: int = DEPTH) -> str:
    return opening * depth + (closing and "0" + closing * depth)


def deep(kind: type[Any], depth: int = DEPTH) -> Any:
    value: Any = kind()
    for _ in range(depth):
        value = [value] if kind is list else {"d": value}
    return value


def endless() -> list[Any]:
    value: list[Any] = []
    value.append(value)
    return value


VALUES: dict[str, Any] = {
    "10,000 arrays": deep(list),
    "10,000 objects": deep(dict),
    "an array in itself": endless(),
    "5,000 digits": 10**DIGITS,
    "minus 5,000 digits": -(10**DIGITS),
    "NaN": float("nan"),
    "Infinity": float("inf"),
    "-Infinity": float("-inf"),
    "a lone surrogate": "\ud800",
    "half a pair": "a\udc00b",
    "NUL and newlines": "\x00\r\n\u2028",
    "a long string": "x" * 100_000,
    "a subclass of str": Text("text"),
    "a subclass of dict": Object(type="text", text="a", sessionUpdate="plan", entries=[]),
    "a subclass of list": Array(["a"]),
    "an enum member": Number.ONE,
    "an integer as key": {1: 2},
    "null as key": {None: 1, "type": "text"},
    "a tuple as key": {("a", "b"): 1, "sessionUpdate": "plan"},
    "a surrogate as key": {"\udfff": 1},
    "a tuple": ("a", 1),
    "a set": {1, 2},
    "bytes": b"text",
    "an object": object(),
    "a class": dict,
    "minus zero": -0.0,
    "a denormal": 5e-324,
    "the largest double": 1.7976931348623157e308,
}

# Those that can be shown in a report.
_UNSHOWN = {"10,000 arrays", "10,000 objects", "an array in itself", "5,000 digits", "minus 5,000 digits"}
SHALLOW = [value for name, value in VALUES.items() if name not in _UNSHOWN]

TEXTS: dict[str, str] = {
    "10,000 arrays": nested("[", "]"),
    "10,000 arrays, open": nested("["),
    "10,000 objects": nested('{"d":', "}"),
    "10,000 objects, open": nested('{"d":'),
    "5,000 digits": "9" * DIGITS,
    "minus 5,000 digits": "-" + "9" * DIGITS,
    "a fraction of 5,000 digits": "0." + "3" * DIGITS,
    "NaN": "NaN",
    "Infinity": "Infinity",
    "-Infinity": "-Infinity",
    "1e999": "1e999",
    "-1e999": "-1e999",
    "1e-999": "1e-999",
    "a huge exponent": "1e" + "9" * 400,
    "a lone surrogate": '"\\ud800"',
    "the wrong half": '"\\udc00\\ud800"',
    "a bad escape": '"\\x41"',
    "a short escape": '"\\u12"',
    "a raw newline": '"\n"',
    "a raw NUL": '"\x00"',
    "a BOM": '\ufeff"a"',
    "a BOM in a string": '"\ufeff"',
    "a leading zero": "01",
    "a plus sign": "+1",
    "a bare dot": "1.",
    "hexadecimal": "0x1",
    "a comment": "/**/1",
    "nothing": "",
    "a trailing comma": "[1,]",
    "single quotes": "'a'",
    "undefined": "undefined",
    "equal keys": '{"type":"text","type":"image","text":"a","text":5}',
    "equal keys, escaped": '{"text":"a","te\\u0078t":5,"type":"text"}',
    "an empty key": '{"":{"":[]}}',
    "__proto__": '{"__proto__":{"type":"text"},"constructor":1}',
}

BYTES: dict[str, bytes] = {
    "a stray byte": b'"\xff"',
    "a cut sequence": b'"\xe2\x82"',
    "an overlong slash": b'"\xc0\xaf"',
    "a surrogate in UTF-8": b'"\xed\xa0\x80"',
    "beyond Unicode": b'"\xf5\x80\x80\x80"',
    "a UTF-16 letter": b"\x00a",
}


def positions(value: Any, path: Path = ()) -> Iterator[Path]:
    """Every place in a JSON value, the whole first."""
    yield path
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for step, inner in parts:
        yield from positions(inner, (*path, step))


def objects(value: Any, path: Path = ()) -> Iterator[Path]:
    return (at for at in positions(value, path) if isinstance(_at(value, at), dict))


def _at(value: Any, path: Path) -> Any:
    for step in path:
        value = value[step]
    return value


def put(value: Any, path: Path, hostile: Any) -> Any:
    """A copy of the value with something else at a place."""
    if not path:
        return hostile
    copy: Any = dict(value) if isinstance(value, dict) else list(value)
    copy[path[0]] = put(copy[path[0]] if len(path) > 1 else None, path[1:], hostile)
    return copy


def places(value: Any) -> Iterator[tuple[Any, str]]:
    """The value with `MARK` at every place, under a new key of every object, and as a key of every object."""
    for path in positions(value):
        yield put(value, path, MARK), "value"
    for path in objects(value):
        inner = _at(value, path)
        yield put(value, path, {**inner, "zz_unknown": MARK}), "unknown"
        yield put(value, path, {MARK: 1, **inner}), "key"


def as_text(marked: Any, text: str) -> str:
    return json.dumps(marked, ensure_ascii=False).replace(f'"{MARK}"', text)


def as_value(marked: Any, hostile: Any) -> Any:
    """The marked copy with the hostile value where the mark is."""
    if marked == MARK:
        return hostile
    if isinstance(marked, dict):
        return {as_value(key, hostile): as_value(item, hostile) for key, item in marked.items()}
    if isinstance(marked, list):
        return [as_value(item, hostile) for item in marked]
    return marked
