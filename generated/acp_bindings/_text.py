"""JSON text: strict to read, one line of UTF-8 to write."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from ._runtime import DecodeError
from ._straight import strings

TEXT = frozenset((str, bytes, bytearray))
"""The types of JSON text."""


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is no JSON number")


def _finite(text: str) -> float:
    number = float(text)
    if number in (float("inf"), float("-inf")):
        raise ValueError(f"{text[:40]} is out of the range of a number")
    return number


_decoder: Any = json.JSONDecoder(parse_constant=_no_constant, parse_float=_finite)
# What `raw_decode` wraps in a function of its own (4 % of a small message's time).
_scan: Callable[[str, int], tuple[Any, int]] = _decoder.scan_once
_SPACE = " \t\r\n"


def loads(data: str | bytes | bytearray) -> Any:
    """Parse JSON text strictly; anything that is wrong is a `DecodeError`."""
    text = ""
    try:
        text = data if isinstance(data, str) else str(data, "utf-8")
        try:
            value, end = _scan(text, 0)
        except StopIteration:
            value, end = _scan(text, len(text) - len(text.lstrip(_SPACE)))
        if end != len(text) and text[end:].strip(_SPACE):
            raise ValueError(f"extra text after the value at {end}")
        return value
    except UnicodeDecodeError as error:
        reason = f"is not UTF-8 at byte {error.start}"
    except RecursionError:
        reason = "is nested too deeply"
    except (StopIteration, ValueError) as error:
        if isinstance(error, StopIteration):
            error = json.JSONDecodeError("Expecting value", text, error.value)
        reason = f"is no JSON text: {error}"
        if _bom(data):
            reason = "begins with a byte order mark; send plain UTF-8"
    failure = DecodeError((), reason)
    failure.code = -32700
    raise failure


def _bom(data: str | bytes | bytearray) -> bool:
    return (
        data[:1] == "\ufeff" if isinstance(data, str) else data[:3] == b"\xef\xbb\xbf"
    )


def _no_default(value: object) -> Any:
    raise TypeError(f"{type(value).__name__} is no JSON value")


def _make_encoder(ascii_only: bool) -> Callable[[Any], str]:
    encoder = json.JSONEncoder(
        ensure_ascii=ascii_only,
        check_circular=False,
        allow_nan=False,
        separators=(",", ":"),
        default=_no_default,
    )
    make = getattr(json.encoder, "c_make_encoder", None)
    quote = json.encoder.encode_basestring_ascii
    if not ascii_only:
        quote = json.encoder.encode_basestring
    if make is None:
        return encoder.encode
    # A C encoder that is made once: `JSONEncoder.encode` makes one for each call.
    chunks = make(None, _no_default, quote, None, ":", ",", False, False, False)
    return lambda value: "".join(chunks(value, 0))


plain = _make_encoder(ascii_only=False)
_ascii_text = _make_encoder(ascii_only=True)


def dumps(value: Any) -> bytes:
    """JSON text without spaces or raw newlines, UTF-8 where nothing must be escaped."""
    text = plain(value)
    try:
        return text.encode()
    except UnicodeEncodeError:
        # A lone surrogate has no UTF-8; its escape comes back as it was.
        return _ascii_text(value).encode()


# Pieces of JSON text, for `texts.py`: they raise `TypeError` or `ValueError` at once for
# what is no JSON.

quote: Callable[[str], str] = json.encoder.encode_basestring


def array(items: list[str]) -> str:
    """An array of texts."""
    return f"[{','.join(items)}]"


def members(items: dict[str, str]) -> str:
    """An object of texts."""
    return "{" + ",".join([f"{quote(key)}:{item}" for key, item in items.items()]) + "}"


def rest(found: Mapping[str, Any]) -> str:
    """Further properties of an object that has some already."""
    return "," + plain(strings(found))[1:-1]
