"""Sentences about what the generator knows: constraints, salvage, methods, features, releases.

Whole sentences, in plain words, each true without the others. Must not know where they are printed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from acpgen import ir
from acpgen.history import Life

_INTEGERS = {
    **{f"uint{bits}": (f"an unsigned {bits}-bit integer", 0, 2**bits - 1) for bits in (8, 16, 32, 64)},
    **{f"int{bits}": (f"a {bits}-bit integer", -(2 ** (bits - 1)), 2 ** (bits - 1) - 1) for bits in (8, 16, 32, 64)},
}
_NUMBERS = {
    "minimum": "at least {}",
    "maximum": "at most {}",
    "exclusiveMinimum": "more than {}",
    "exclusiveMaximum": "less than {}",
    "multipleOf": "a multiple of {}",
}
_COUNTS = {"Length": ("character", "characters"), "Items": ("item", "items"), "Properties": ("entry", "entries")}
OTHER = {"agent": "client", "client": "agent"}


def sentence(parts: Iterable[str]) -> str:
    """The parts that are not empty as one sentence, "" if there are none."""
    text = ", ".join(filter(None, parts))
    return f"{text[0].upper()}{text[1:]}." if text else ""


def limits(type_: ir.Type) -> str:
    """What a value of the type must keep to. A format of a string is no constraint: no decoder looks at it."""
    bounds = type_.limits if isinstance(type_, (ir.Scalar, ir.List, ir.Map)) else ir.Limits()
    kind, lowest, highest = _INTEGERS.get(str(bounds.get("format")), ("", None, None))
    implied = (("minimum", lowest), ("maximum", highest))
    pairs = [pair for pair in bounds.pairs if pair not in implied]
    numbers = [kind, *(_NUMBERS[name].format(bound) for name, bound in pairs if name in _NUMBERS)]
    counts = [_count(name[:3], name[3:], bound) for name, bound in pairs if name[3:] in _COUNTS]
    counts += ["no item twice" for name, bound in pairs if name == "uniqueItems" and bound]
    found = [
        f"{verb} {', '.join(filter(None, parts))}" for verb, parts in (("be", numbers), ("have", counts)) if any(parts)
    ]
    found += [f"match `{bound}`" for name, bound in pairs if name == "pattern"]
    return f"Must {' and '.join(found)}." if found else ""


def _count(side: str, what: str, bound: int) -> str:
    return f"at {'least' if side == 'min' else 'most'} {bound} {_COUNTS[what][bound != 1]}"


def salvage(field: ir.Field) -> str:
    """What lenient decoding does with a bad value."""
    instead = "becomes the default" if field.has_default and field.default is not None else "is dropped"
    rules = {
        "default-on-error": f"a malformed value {instead}",
        "skip-invalid-items": "malformed items are skipped",
        "default-on-null": "null becomes the default",
    }
    found = ", ".join(text for rule, text in rules.items() if rule in field.salvage)
    return f"Lenient: {found}." if found else ""


def methods(table: Iterable[ir.Method]) -> dict[str, list[str]]:
    """What each definition is to the methods that carry it."""
    found: dict[tuple[str, str, str, str], list[str]] = {}
    for method in table:
        found.setdefault((method.params, "Params", method.name, method.kind), []).append(method.side)
        if method.result:
            found.setdefault((method.result, "Result", method.name, method.kind), []).append(method.side)
    out: dict[str, list[str]] = {}
    for (definition, what, name, kind), sides in found.items():
        out.setdefault(definition, []).append(f"{what} of `{name}`, {_direction(what, kind, sides)}.")
    return out


def _direction(what: str, kind: str, sides: list[str]) -> str:
    if len(sides) > 1 or sides[0] == "protocol":
        return "the answer of either side" if what == "Result" else f"a {kind} that either side may send"
    side = sides[0]
    other = OTHER.get(side)
    if what == "Result":
        return f"the answer of the {side}" + (f" to the {other}" if other else "")
    return f"a {kind} of the {other} to the {side}" if other else f"a {kind} to the {side}"


def feature(name: str, flags: dict[str, str]) -> str:
    """The feature that owns a thing, and whether a codec of this build has it on; `flags` says "enable" or "gate"."""
    states = {"enable": " (on)", "gate": " (off by default)"}
    return f"Unstable: feature `{name}`{states.get(flags.get(name, ''), '')}." if name else ""


def life(item: Life | None, owner: Life | None = None) -> str:
    """Since when it is there and since when it is stable; "" where the owner's says the same, or it always was."""
    if item is None or (owner is not None and (item.since, item.stable) == (owner.since, owner.stable)):
        return ""
    if item.since == item.stable:
        return f"Since {item.since}." if item.since else ""
    return sentence([f"since {item.since}" if item.since else "", f"stable since {item.stable}" if item.stable else ""])


def values(pairs: Iterable[tuple[Any, str]]) -> Iterator[str]:
    """One list item for each value that has a text, whatever paragraphs it has."""
    return (f"- `{value}`: {' '.join(text.split())}" for value, text in pairs if text)
