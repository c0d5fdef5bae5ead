"""What the straight-line code of `codec.py`, `encoders.py` and `texts.py` is made with."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

Fast = Callable[[Any, Any], Any]


class Unclean(Exception):
    """Raised by straight-line code: the input needs the slow way."""


# What straight-line code can raise on input that is not clean: it looks things up and
# compares without looking at types first.
DECLINED = (
    Unclean,
    AttributeError,
    KeyError,
    OverflowError,
    RecursionError,
    TypeError,
    ValueError,
)


@lru_cache(maxsize=256)
def pattern(text: str) -> re.Pattern[str]:
    """A JSON Schema `pattern`, which is ECMAScript: `$` is the very end, not before a
    last newline, and `\\d` and `\\w` are ASCII."""
    parts = re.split(r"(\\.|\[(?:\\.|[^\]\\])*\])", text, flags=re.DOTALL)
    parts[::2] = [part.replace("$", r"\Z") for part in parts[::2]]
    return re.compile("".join(parts), re.ASCII)


def extra(data: Mapping[Any, Any], known: frozenset[str]) -> dict[str, Any]:
    """The properties of `data` that are not known; keys that are no strings are unclean."""
    return strings({key: value for key, value in data.items() if key not in known})


def strings(found: Any) -> dict[str, Any]:
    """The same, if it is a dict whose keys are all strings, as those of an object are."""
    kind = found.__class__
    if kind is not dict:
        raise Unclean
    for key in found:
        if type(key) is not str:
            raise Unclean
    return found  # type: ignore[no-any-return]


def unclean() -> Any:
    """`raise Unclean` where an expression is needed."""
    raise Unclean


def gate(feature: str, function: Fast) -> Fast:
    """A decoder or encoder that only works with a feature on."""

    def checked(value: Any, codec: Any) -> Any:
        if feature not in codec.on:
            raise Unclean
        return function(value, codec)

    return checked


def tagged(tags: tuple[tuple[str, Any], ...], function: Fast) -> Fast:
    """A decoder for those who have not looked at the tags that it takes for granted."""

    def checked(value: Any, codec: Any) -> Any:
        for key, tag in tags:
            if value[key] != tag:
                raise Unclean
        return function(value, codec)

    return checked


def reorder(
    wire: dict[str, Any], keys: tuple[str, ...], nulls: frozenset[str]
) -> dict[str, Any]:
    """The same properties, those that were received in the order they came in. What a
    fallback holds is given back whole: those of `nulls` that came were null then."""
    whole = {key: wire.get(key) for key in keys if key in wire or key in nulls}
    return {**whole, **wire}
