"""JSON text: strict to read, one line of UTF-8 to write."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from ._runtime import DecodeError


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is no JSON number")


def _finite(text: str) -> float:
    number = float(text)
    if number in (float("inf"), float("-inf")):
        raise ValueError(f"{text[:40]} is out of the range of a number")
    return number


_scan = json.JSONDecoder(parse_constant=_no_constant, parse_float=_finite).raw_decode
_SPACE = " \t\r\n"


def loads(data: str | bytes | bytearray) -> Any:
    """Parse JSON text strictly; anything that is wrong is a `DecodeError`."""
    try:
        text = data if isinstance(data, str) else str(data, "utf-8")
        if text[:1] in _SPACE:
            text = text.lstrip(_SPACE)
        value, end = _scan(text)
        if end != len(text) and text[end:].strip(_SPACE):
            raise ValueError(f"extra text after the value at {end}")
        return value
    except UnicodeDecodeError as error:
        reason = f"is not UTF-8 at byte {error.start}"
    except RecursionError:
        reason = "is nested too deeply"
    except StopIteration:
        reason = "is no JSON text"
    except ValueError as error:
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


_plain_text = _make_encoder(ascii_only=False)
_ascii_text = _make_encoder(ascii_only=True)


def dumps(value: Any) -> bytes:
    """JSON text without spaces or raw newlines, UTF-8 where nothing must be escaped."""
    text = _plain_text(value)
    try:
        return text.encode()
    except UnicodeEncodeError:
        # A lone surrogate has no UTF-8; its escape comes back as it was.
        return _ascii_text(value).encode()
