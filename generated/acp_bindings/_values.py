"""The tables of `shapes.py`, and what reading and writing by them have in common.

The slow way: only imported for what straight-line code did not take. A table is nested
tuples; their first element says what they are:

    ("str", limits) ("int", limits) ("num", limits) ("bool",) ("null",) ("any",)
    ("choice", values, open nodes, ((value, feature), …))
    ("ref", name) ("list", node, limits) ("map", node, limits)
    ("either", exact, nodes)

and for definitions:

    ("record", fields, tags, excluded, closed, fallback)
    ("union", tag, exact, ((ref, role, tag value, feature), …))
    ("alias", node, nullable)

A field is (wire, name, node, flags, default, rules, feature); flags are a set of
letters: r required, n nullable, c null clears, d has a default.
"""

# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ._runtime import one_line
from ._straight import pattern

Path = tuple[str | int, ...]
Node = Any
BAD: Any = object()
MISSING: Any = object()

_INTEGERS = {
    **{f"int{n}": (-(2 ** (n - 1)), 2 ** (n - 1) - 1) for n in (8, 16, 32, 64)},
    **{f"uint{n}": (0, 2**n - 1) for n in (8, 16, 32, 64)},
}
LARGEST = 1.7976931348623157e308
TYPES = {
    "str": "a string",
    "int": "an integer",
    "num": "a number",
    "bool": "a boolean",
    "null": "null",
    "list": "an array",
    "map": "an object",
}


def found(value: Any) -> str:
    """How a value is named in a message: short, and without its secrets' full length."""
    if value is None:
        return "null"
    if value is True or value is False:
        return "true" if value else "false"
    if isinstance(value, str):
        return one_line(f'"{value[:40]}…"' if len(value) > 40 else f'"{value}"')
    if isinstance(value, (int, float)):
        return _number(value)
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, (list, tuple)):
        return "an array"
    return f"a {type(value).__name__}"


def _number(value: float) -> str:
    if isinstance(value, int) and value.bit_length() > 200:
        return f"an integer of {value.bit_length()} bits"
    return repr(value)


def listed(values: Iterable[Any]) -> str:
    return ", ".join(found(value) for value in values)


def check_limits(kind: str, value: Any, limits: tuple[tuple[str, Any], ...]) -> str:
    """The first limit that a value breaks, as text; empty if it breaks none."""
    for name, bound in limits:
        if name == "format":
            reason = _check_format(kind, value, bound)
            if reason:
                return reason
            continue
        check = _CHECKS.get(name)
        if check is not None and not check(value, bound):
            return f"{_shown(kind, value)} breaks {name} {bound!r}"
    return ""


def _shown(kind: str, value: Any) -> str:
    if kind in ("list", "map"):
        return f"{TYPES[kind]} of {len(value)}"
    return "the empty string" if value == "" else found(value)


def _multiple(value: Any, bound: Any) -> bool:
    """As decimals, which is what stands in JSON: 0.3 is a multiple of 0.1."""
    from fractions import Fraction

    exact = Fraction(value) if isinstance(value, int) else Fraction(repr(value))
    return exact % Fraction(repr(bound)) == 0


def _unique(value: list[Any], bound: bool) -> bool:
    seen: set[Any] = set()
    for item in value:
        key = _key(item)
        if key in seen:
            return not bound
        seen.add(key)
    return True


def _key(value: Any) -> Any:
    """What two values have in common exactly if they are equal JSON."""
    if isinstance(value, dict):
        return frozenset((name, _key(item)) for name, item in value.items())
    if isinstance(value, (list, tuple)):
        return tuple(map(_key, value))
    return (isinstance(value, bool), value)


_CHECKS: dict[str, Callable[[Any, Any], bool]] = {
    "minimum": lambda value, bound: bool(value >= bound),
    "maximum": lambda value, bound: bool(value <= bound),
    "exclusiveMinimum": lambda value, bound: bool(value > bound),
    "exclusiveMaximum": lambda value, bound: bool(value < bound),
    "multipleOf": _multiple,
    "minLength": lambda value, bound: len(value) >= bound,
    "maxLength": lambda value, bound: len(value) <= bound,
    "pattern": lambda value, bound: pattern(bound).search(value) is not None,
    "minItems": lambda value, bound: len(value) >= bound,
    "maxItems": lambda value, bound: len(value) <= bound,
    "uniqueItems": _unique,
    "minProperties": lambda value, bound: len(value) >= bound,
    "maxProperties": lambda value, bound: len(value) <= bound,
}


def _check_format(kind: str, value: Any, name: str) -> str:
    if kind == "int" and name in _INTEGERS:
        low, high = _INTEGERS[name]
        if not low <= value <= high:
            return f"{found(value)} is out of range of {name} ({low} to {high})"
    return ""


def scalar(kind: str, value: Any) -> Any:
    """The value as its type, or BAD: a boolean is no integer, 1.0 is one."""
    if kind == "str":
        return value if isinstance(value, str) else BAD
    if kind == "bool":
        return value if isinstance(value, bool) else BAD
    if kind == "null":
        return None if value is None else BAD
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return BAD
    if kind == "int":
        if isinstance(value, float):
            return int(value) if value.is_integer() else BAD
        return value
    return value if -LARGEST <= value <= LARGEST else BAD


def same(a: Any, b: Any) -> bool:
    """Equality as JSON has it: true is not 1, 1.0 is 1."""
    return isinstance(a, bool) == isinstance(b, bool) and bool(a == b)


def gated(features: tuple[tuple[Any, str], ...], value: Any, on: frozenset[str]) -> str:
    """The feature that has a value of an enum off, or the empty string."""
    for item, feature in features:
        if same(item, value) and feature not in on:
            return feature
    return ""


def describe(node: Node) -> str:
    """A type in words, for the list of candidates."""
    kind = node[0]
    if kind == "ref":
        return str(node[1])
    if kind == "list":
        return f"array of {describe(node[1])}"
    if kind == "map":
        return f"object of {describe(node[1])}"
    if kind == "choice":
        return "enum"
    return {"either": "alternatives", "any": "anything"}.get(kind) or TYPES[kind]
