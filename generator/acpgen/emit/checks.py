"""Conditions on values as Python expressions, for the straight-line code of `codec.py`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from acpgen import ir
from acpgen.literals import identifier, string, value

_RANGES = {
    **{f"int{n}": (-(2 ** (n - 1)), 2 ** (n - 1) - 1) for n in (8, 16, 32, 64)},
    **{f"uint{n}": (0, 2**n - 1) for n in (8, 16, 32, 64)},
}
# What straight-line code leaves to the slow way: rare, and long to write out.
_SLOW = ("multipleOf", "uniqueItems", "minProperties", "maxProperties")


@dataclass(frozen=True, slots=True)
class FunctionView:
    """`head` is the `def` line, `lines` the body with its own indents."""

    head: str
    lines: tuple[str, ...]


class Line:
    """Lines of a function body, four columns in."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def add(self, *lines: str) -> None:
        self.lines.extend(lines)

    def indented(self, lines: list[str]) -> None:
        self.lines.extend(f"    {line}" for line in lines)

    def wrapped_if(self, condition: str, negate: bool = False, then: str = "raise Unclean") -> None:
        """`if condition: then`, the condition in parentheses over several lines if it is long."""
        text = f"not ({condition})" if negate and " or " in condition else f"not {condition}" if negate else condition
        if negate and " is not " in condition and " or " not in condition and " and " not in condition:
            text = condition.replace(" is not ", " is ", 1)
        elif negate and " not in " in condition and " or " not in condition and " and " not in condition:
            text = condition.replace(" not in ", " in ", 1)
        self.add(f"if {text}:", f"    {then}")


class Checks:
    """Makes conditions, and the constants (known names, enum sets, patterns) that they need."""

    def __init__(self, known: dict[str, Any]) -> None:
        self.known = known
        self.sets: dict[tuple[Any, ...], str] = {}
        self.names: dict[str, tuple[str, ...]] = {}
        self.patterns: dict[str, str] = {}
        self.helpers = set(known)

    def helper(self, where: str) -> str:
        """A name for the function of an alternative inside a type; that of an alias is the alias's own. Items of `b` and
        a field `b_item` would both be called so."""
        name = identifier(where)
        while name in self.helpers and not isinstance(self.known.get(where), ir.Alias):
            name += "_"
        self.helpers.add(name)
        return name

    def constants(self) -> list[str]:
        out = [f"{name} = pattern({string(text)})" for text, name in self.patterns.items()]
        for values, name in self.sets.items():
            out.append(_frozenset(name, [value(item) for item in values]))
        for record, names in self.names.items():
            out.append(_frozenset(f"_K_{record}", [string(item) for item in names]))
        return out

    def set_of(self, values: list[Any]) -> str:
        return self.sets.setdefault(tuple(values), f"_S_{len(self.sets)}")

    def known_names(self, record: ir.Record) -> str:
        self.names[record.name] = (*(t.wire for t in record.tags), *(f.wire for f in record.fields))
        return f"_K_{record.name}"

    def resolved(self, type_: ir.Type) -> ir.Type:
        """A type with aliases followed, but for those that have a function of their own."""
        seen = 0
        while isinstance(type_, ir.Ref) and isinstance(self.known[type_.name], ir.Alias):
            alias = self.known[type_.name]
            if isinstance(alias.type, ir.Either) and self._either_bad(alias.type, "v", False) is None:
                return type_
            type_ = _or_null(alias.type) if alias.nullable else alias.type
            seen += 1
            if seen > 50:
                return ir.Scalar("any")
        return type_

    def takes_null(self, type_: ir.Type) -> bool:
        match self.resolved(type_):
            case ir.Scalar(kind=kind):
                return kind in ("any", "null")
            case ir.Either(options=options):
                return any(map(self.takes_null, options))
            case _:
                return False

    def bad(self, type_: ir.Type, var: str, encoding: bool = False) -> str | None:
        """A condition that is true for a value that does not fit; "" if all fit; None if values must be converted."""
        type_ = self.resolved(type_)
        match type_:
            case ir.Scalar():
                return self._scalar_bad(type_, var)
            case ir.Choice():
                return self._choice_bad(type_, var, encoding)
            case ir.Map(value=inner, limits=limits):
                if self.bad(inner, "x") == "" and not encoding:
                    return self.map_bad(limits, var)
                if self.bad(inner, "x") == "" and isinstance(self.resolved(inner), ir.Scalar):
                    return self.map_bad(limits, var)
                return None
            case ir.Either():
                return self._either_bad(type_, var, encoding)
            case _:
                return None

    def _either_bad(self, type_: ir.Either, var: str, encoding: bool) -> str | None:
        if type_.exact:
            return None
        conditions = []
        for option in type_.options:
            condition = self.bad(option, var, encoding)
            if condition is None:
                return None
            if condition == "":
                return "" if all(self.bad(o, var, encoding) is not None for o in type_.options) else None
            conditions.append(f"({condition})" if " or " in condition else condition)
        return " and ".join(conditions)

    def _scalar_bad(self, type_: ir.Scalar, var: str) -> str:
        kind = type_.kind
        if kind == "any":
            return ""
        if kind == "null":
            return f"{var} is not None"
        if kind == "boolean":
            return f"type({var}) is not bool"
        limits = self._limits(type_.limits, var, kind)
        if kind == "string":
            return " or ".join([f"type({var}) is not str", *limits])
        if kind == "integer":
            return " or ".join([f"type({var}) is not int", *limits])
        number = f"(type({var}) is not float and type({var}) is not int)"
        return " or ".join([number, f"not -_MAX <= {var} <= _MAX", *limits])

    def _limits(self, limits: ir.Limits, var: str, kind: str) -> list[str]:
        low, high = limits.get("minimum"), limits.get("maximum")
        out = []
        if kind == "integer" and limits.get("format") in _RANGES:
            first, last = _RANGES[limits.get("format")]
            low = first if low is None else max(first, low)
            high = last if high is None else min(last, high)
        if low is not None and high is not None:
            out.append(f"not {low} <= {var} <= {high}")
        elif low is not None:
            out.append(f"{var} < {low}")
        elif high is not None:
            out.append(f"{var} > {high}")
        for name, bound in limits.pairs:
            if name == "exclusiveMinimum":
                out.append(f"{var} <= {bound}")
            elif name == "exclusiveMaximum":
                out.append(f"{var} >= {bound}")
            elif name == "minLength" and kind == "string":
                out.append(f"not {var}" if bound == 1 else f"len({var}) < {bound}")
            elif name == "maxLength" and kind == "string":
                out.append(f"len({var}) > {bound}")
            elif name == "pattern" and kind == "string":
                name_ = self.patterns.setdefault(bound, f"_P_{len(self.patterns)}")
                out.append(f"{name_}.search({var}) is None")
            elif name in _SLOW:
                out.append("True")
        return out

    def _choice_bad(self, type_: ir.Choice, var: str, encoding: bool) -> str:
        gated = {item for item, _ in type_.features}
        values = [item for item in type_.values if item not in gated]
        strings = all(isinstance(item, str) for item in values)
        integers = all(isinstance(item, int) and not isinstance(item, bool) for item in values)
        if not type_.open:
            if strings:  # nothing else is equal to one of them, and what has no hash is declined by its `TypeError`
                return f"{var} not in {self.set_of(values)}"
            return f"type({var}) is not int or {var} not in {self.set_of(values)}" if integers else "True"
        conditions = [self._scalar_bad(option, var) for option in type_.open]
        if len(conditions) == 1 and (strings or integers):
            if encoding and strings and type_.open[0].kind == "string":
                unknown = f'({var} not in {self.set_of(values)} and {var}[:1] != "_")'
                return f"{conditions[0]} or {unknown}"
            return conditions[0]
        return "True"

    def list_bad(self, limits: ir.Limits, var: str) -> str:
        out = [f"type({var}) is not list"]
        for name, bound in limits.pairs:
            if name == "minItems":
                out.append(f"not {var}" if bound == 1 else f"len({var}) < {bound}")
            elif name == "maxItems":
                out.append(f"len({var}) > {bound}")
            elif name in _SLOW:
                out.append("True")
        return " or ".join(out)

    def map_bad(self, limits: ir.Limits, var: str) -> str:
        out = [f"type({var}) is not dict"]
        out += ["True" for name, _ in limits.pairs if name in _SLOW]
        return " or ".join(out)


def _or_null(type_: ir.Type) -> ir.Type:
    options = type_.options if isinstance(type_, ir.Either) and not type_.exact else (type_,)
    return ir.Either((*options, ir.Scalar("null")))


def _frozenset(name: str, items: list[str]) -> str:
    one = f"{name}: frozenset[Any] = frozenset(({', '.join(items)}{',' if len(items) == 1 else ''}))"
    if len(one) <= 88:
        return one
    if len(items) == 1 and len(items[0]) <= 81:
        return f"{name}: frozenset[Any] = frozenset(\n    ({items[0]},)\n)"
    body = "".join(f"        {item},\n" for item in items)
    return f"{name}: frozenset[Any] = frozenset(\n    (\n{body}    )\n)"
