"""The slow way: decode and encode by the tables of `shapes.py`, with every error, its
place, and the salvage that the schema asks for.

Only imported for input that the straight-line code did not take. A table is nested
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

# pyright: reportPrivateUsage=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownMemberType=false
from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ._runtime import (
    NO_EXTRA,
    UNSET,
    CodecBase,
    DecodeError,
    EncodeError,
    FeatureDisabledError,
    Record,
    Salvaged,
    one_line,
    pattern,
    reorder,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

Path = tuple[str | int, ...]
Node = Any
BAD: Any = object()
MISSING: Any = object()

_INTEGERS = {
    **{f"int{n}": (-(2 ** (n - 1)), 2 ** (n - 1) - 1) for n in (8, 16, 32, 64)},
    **{f"uint{n}": (0, 2**n - 1) for n in (8, 16, 32, 64)},
}
_LARGEST = 1.7976931348623157e308
_DATE = re.compile(r"\d{4}-\d{2}-\d{2}")
_TYPES = {
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


class Outcome:
    """What a look at one value found."""

    __slots__ = ("problems", "salvaged")

    def __init__(self) -> None:
        self.problems: list[DecodeError] = []
        self.salvaged: list[Salvaged] = []

    def add(self, path: Path, reason: str, value: Any) -> Any:
        self.problems.append(DecodeError(path, reason, value))
        return BAD

    def take(self, other: Outcome) -> None:
        self.problems += other.problems
        self.salvaged += other.salvaged


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
        return f"{_TYPES[kind]} of {len(value)}"
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
    return value if -_LARGEST <= value <= _LARGEST else BAD


def same(a: Any, b: Any) -> bool:
    """Equality as JSON has it: true is not 1, 1.0 is 1."""
    return isinstance(a, bool) == isinstance(b, bool) and bool(a == b)


def gated(features: tuple[tuple[Any, str], ...], value: Any, on: frozenset[str]) -> str:
    """The feature that has a value of an enum off, or the empty string."""
    for item, feature in features:
        if same(item, value) and feature not in on:
            return feature
    return ""


class Reader:
    """Decode by the tables. One object a call: it is not shared."""

    def __init__(self, codec: CodecBase) -> None:
        self.codec = codec
        self.on = codec.on
        self.tables = codec.TABLES
        self.shapes = codec.TABLES.shapes()
        self.marks = True  # whether defaults that were sent are noted

    def decode(
        self, name: str, value: Any
    ) -> tuple[Any, list[DecodeError], list[Salvaged]]:
        out = Outcome()
        feature = self.tables.gated.get(name, "")
        if feature and feature not in self.on:
            reason = f"{name} belongs to {feature}, which is off"
            return BAD, [FeatureDisabledError((), reason, value, feature)], []
        if value is None and self.codec._null_result and self._all_optional(name):
            value = {}
        try:
            result = self.ref(name, value, (), out)
        except RecursionError:
            out.problems = [DecodeError((), "is nested too deeply")]
            result = BAD
        return result, out.problems, out.salvaged

    def _all_optional(self, name: str) -> bool:
        answers = {result for _, result, _ in self.tables.methods.values()}
        shape = self.shapes[name]
        if name not in answers or shape[0] != "record" or shape[2]:
            return False
        return not any("r" in field[3] for field in shape[1])

    def read(
        self, node: Node, value: Any, path: Path, out: Outcome, skip: bool = False
    ) -> Any:
        """The decoded value, or BAD with the problems in `out`. `skip`: bad items of an
        array are dropped."""
        kind = node[0]
        if kind == "any":
            return value
        if kind == "ref":
            return self.ref(node[1], value, path, out, skip)
        if kind == "list":
            return self.array(node, value, path, out, skip)
        if kind == "map":
            return self.mapping(node, value, path, out)
        if kind == "choice":
            return self.choice(node, value, path, out)
        if kind == "either":
            return self.either(node, value, path, out, skip)
        result = scalar(kind, value)
        if result is BAD:
            return out.add(
                path, f"expected {_TYPES[kind]}, found {found(value)}", value
            )
        reason = check_limits(kind, result, node[1]) if len(node) > 1 else ""
        return out.add(path, reason, value) if reason else result

    def ref(
        self, name: str, value: Any, path: Path, out: Outcome, skip: bool = False
    ) -> Any:
        shape = self.shapes[name]
        if shape[0] == "record":
            return self.record(name, shape, value, path, out)
        if shape[0] == "union":
            return self.union(name, shape, value, path, out)
        legacy = name == "ProtocolVersion" and self.codec._legacy_version
        if legacy and isinstance(value, str) and _DATE.fullmatch(value):
            return 0
        if value is None and shape[2]:
            return None
        return self.read(shape[1], value, path, out, skip)

    def array(
        self, node: Node, value: Any, path: Path, out: Outcome, skip: bool
    ) -> Any:
        if not isinstance(value, list):
            return out.add(path, f"expected an array, found {found(value)}", value)
        items = []
        bad = False
        for index, item in enumerate(value):
            inner = Outcome()
            result = self.read(node[1], item, (*path, index), inner)
            if inner.problems and skip:
                reason = str(inner.problems[0])
                rule = "skip-invalid-items"
                out.salvaged.append(Salvaged((*path, index), rule, item, reason))
                continue
            out.take(inner)
            bad = bad or result is BAD
            items.append(result)
        reason = check_limits("list", items, node[2])
        if reason:
            return out.add(path, reason, value)
        return BAD if bad else items

    def mapping(self, node: Node, value: Any, path: Path, out: Outcome) -> Any:
        if not isinstance(value, dict):
            return out.add(path, f"expected an object, found {found(value)}", value)
        items: dict[str, Any] = {}
        bad = False
        for key, item in value.items():
            result = self.read(node[1], item, (*path, key), out)
            bad = bad or result is BAD
            items[key] = result
        reason = check_limits("map", items, node[2])
        if reason:
            return out.add(path, reason, value)
        return BAD if bad else items

    def choice(self, node: Node, value: Any, path: Path, out: Outcome) -> Any:
        _, values, opens, features = node
        if not isinstance(value, (list, dict)):
            feature = gated(features, value, self.on)
            known = next((item for item in values if same(item, value)), MISSING)
            if known is not MISSING and not feature:
                return known
            if feature and not opens:
                reason = f"{found(value)} belongs to {feature}, which is off"
                out.problems.append(FeatureDisabledError(path, reason, value, feature))
                return BAD
        for option in opens:
            result = scalar(option[0], value)
            if result is not BAD:
                reason = check_limits(option[0], result, option[1])
                return out.add(path, reason, value) if reason else result
        expected = f"expected one of {listed(values)}"
        if opens:
            expected += f" or {_TYPES[opens[0][0]]}"
        return out.add(path, f"{expected}, found {found(value)}", value)

    def either(
        self, node: Node, value: Any, path: Path, out: Outcome, skip: bool
    ) -> Any:
        _, exact, options = node
        trials: list[tuple[str, Any, Outcome]] = []
        if isinstance(value, float):
            # 1.0 is an integer too, but stays as it came where a number may stand.
            options = sorted(options, key=lambda option: bool(option[0] == "int"))
        for option in options:
            inner = Outcome()
            result = self.read(option, value, path, inner, skip)
            trials.append((describe(option), result, inner))
        return self.choose(trials, exact, value, path, out)

    def choose(
        self,
        trials: list[tuple[str, Any, Outcome]],
        exact: bool,
        value: Any,
        path: Path,
        out: Outcome,
    ) -> Any:
        """The candidate that fits cleanly, or else with salvage; if none fits, why not
        each."""
        fits = [trial for trial in trials if not trial[2].problems]
        clean = [trial for trial in fits if not trial[2].salvaged]
        if exact and len(clean) > 1:
            names = " and ".join(name for name, _, _ in clean)
            return out.add(path, f"fits {names}; exactly one is allowed", value)
        for _, result, inner in clean or fits:
            out.take(inner)
            return result
        if len(trials) == 1:
            out.take(trials[0][2])
            return BAD
        reasons = "; ".join(
            f"{name}: {_relative(inner.problems[0], path)}" for name, _, inner in trials
        )
        return out.add(path, f"fits none of the alternatives ({reasons})", value)

    def union(self, name: str, shape: Any, value: Any, path: Path, out: Outcome) -> Any:
        tag, members = shape[1], shape[3]
        if not isinstance(value, dict):
            return out.add(path, f"expected an object, found {found(value)}", value)
        found_tag = value.get(tag, MISSING) if tag else MISSING
        disabled = ""
        case = None
        for ref, role, tag_value, feature in members:
            if role == "case" and same_tag(tag_value, found_tag):
                if feature and feature not in self.on:
                    disabled = feature
                else:
                    case = ref
        untagged = [ref for ref, role, _, _ in members if role == "untagged"]
        if case is not None:
            first = self._try(case, value, path)
            if not untagged or not (first[2].problems or first[2].salvaged):
                out.take(first[2])
                return first[1]
            trials = [self._try(ref, value, path) for ref in untagged]
            clean = [trial for trial in trials if not trial[2].problems]
            pure = [trial for trial in clean if not trial[2].salvaged]
            for _, result, inner in pure or (clean if first[2].problems else [first]):
                out.take(inner)
                return result
            out.take(first[2])
            return BAD
        return self._no_case(name, shape, value, path, out, found_tag, disabled)

    def _no_case(
        self,
        name: str,
        shape: Any,
        value: Any,
        path: Path,
        out: Outcome,
        found_tag: Any,
        disabled: str,
    ) -> Any:
        """No known tag: the fallback, the untagged candidates, or an error."""
        _, tag, exact, members = shape
        untagged = [ref for ref, role, _, _ in members if role == "untagged"]
        fallback = next((ref for ref, role, _, _ in members if role == "fallback"), "")
        default = next((ref for ref, role, _, _ in members if role == "default"), "")
        candidates = [*untagged]
        if fallback and (isinstance(found_tag, str) or not untagged):
            candidates.insert(0, fallback)
        if default:
            candidates.append(default)
        if candidates:
            inner = Outcome()
            trials = [self._try(ref, value, path) for ref in candidates]
            result = self.choose(trials, exact, value, path, inner)
            if result is not BAD or not disabled:
                out.take(inner)
                return result
        if disabled:
            reason = f"{tag} {found(found_tag)} belongs to {disabled}, which is off"
            out.problems.append(
                FeatureDisabledError((*path, tag), reason, found_tag, disabled)
            )
            return BAD
        if found_tag is MISSING:
            return out.add((*path, tag), "required", value)
        known = [
            tag_value
            for _, role, tag_value, feature in members
            if role == "case" and (not feature or feature in self.on)
        ]
        reason = f"expected one of {listed(known)}, found {found(found_tag)}"
        return out.add((*path, tag), reason, found_tag)

    def _try(self, ref: str, value: Any, path: Path) -> tuple[str, Any, Outcome]:
        inner = Outcome()
        result = self.ref(ref, value, path, inner)
        return ref, result, inner

    def record(
        self, name: str, shape: Any, value: Any, path: Path, out: Outcome
    ) -> Any:
        _, fields, tags, excluded, closed, fallback = shape
        if not isinstance(value, dict):
            return out.add(path, f"expected an object, found {found(value)}", value)
        inner = Outcome()
        known = set()
        for wire, tag_value in tags:
            known.add(wire)
            if wire not in value:
                inner.add((*path, wire), "required", value)
            elif not same(value[wire], tag_value):
                reason = f"expected {found(tag_value)}, found {found(value[wire])}"
                inner.add((*path, wire), reason, value[wire])
        if excluded is not None:
            self._check_excluded(excluded, value, path, inner)
        cls = self.tables.classes[name]
        made: Any = object.__new__(cls)
        sent: tuple[str, ...] = ()
        dropped: set[str] = set()
        for field in fields:
            wire, attribute, _, flags, _, _, feature = field
            if not feature or feature in self.on:
                known.add(wire)
                before = len(inner.salvaged)
                result = self.field(field, value.get(wire, MISSING), path, inner)
                if len(inner.salvaged) > before and inner.salvaged[-1].path == (
                    *path,
                    wire,
                ):
                    dropped.add(wire)
                elif "d" in flags and wire in value and self.marks:
                    sent += (wire,)
            else:
                if not self.marks:
                    known.add(wire)  # a default of the schema, not something sent
                result = self.omitted(field)
            setattr(made, attribute, result)
        rest = {key: item for key, item in value.items() if key not in known}
        for key, item in rest.items():
            if not isinstance(key, str):
                inner.add(path, f"a key is {found(key)}, not a string", value)
            elif closed:
                inner.add((*path, key), "no such property is allowed", item)
        if inner.problems:
            out.take(inner)
            return BAD
        out.salvaged += inner.salvaged
        keys = tuple(key for key in value if key not in dropped)
        self._finish(made, rest, sent, keys if fallback else None)
        return made

    def _finish(
        self, made: Any, rest: dict[str, Any], sent: tuple[str, ...], keys: Any
    ) -> None:
        made.extra_fields = rest or NO_EXTRA
        if hasattr(type(made), "_sent"):
            made._sent = sent
        if hasattr(type(made), "_keys"):
            made._keys = keys

    def _check_excluded(
        self, excluded: Any, value: dict[str, Any], path: Path, out: Outcome
    ) -> None:
        wire, values = excluded
        if wire not in value:
            return
        if values is None:
            out.add((*path, wire), "is not allowed here", value[wire])
        elif any(
            same(item, value[wire]) and not (gate and gate not in self.on)
            for item, gate in values
        ):
            reason = f"{found(value[wire])} is the tag of another variant"
            out.add((*path, wire), reason, value[wire])

    def field(self, field: Any, value: Any, path: Path, out: Outcome) -> Any:
        wire, _, node, flags, _, rules, _ = field
        at = (*path, wire)
        if value is MISSING:
            if "r" in flags:
                return out.add(at, "required", value=UNSET)
            return self.omitted(field)
        if value is None and "n" in flags:
            return None
        if value is None and "default-on-null" in rules:
            stand_in = self.stand_in(field)
            if stand_in is not BAD:
                reason = "null stands for the default"
                out.salvaged.append(Salvaged(at, "default-on-null", value, reason))
                return stand_in
        inner = Outcome()
        result = self.read(node, value, at, inner, "skip-invalid-items" in rules)
        if inner.problems and "default-on-error" in rules:
            stand_in = self.stand_in(field)
            if stand_in is not BAD:
                reason = str(inner.problems[0])
                out.salvaged.append(Salvaged(at, "default-on-error", value, reason))
                return stand_in
        out.take(inner)
        return result

    def omitted(self, field: Any) -> Any:
        """What a property that is not there decodes to."""
        _, _, node, flags, default, _, _ = field
        if "d" not in flags:
            return UNSET if "c" in flags else None
        if default is None and "n" in flags:
            return None
        before, self.marks = self.marks, False
        try:
            return self.read(node, default, (), Outcome())
        finally:
            self.marks = before

    def stand_in(self, field: Any) -> Any:
        """What a malformed property decodes to; BAD if its type has no empty value."""
        _, _, node, flags, _, _, _ = field
        if "r" not in flags or "d" in flags:
            return self.omitted(field)
        if "n" in flags:
            return None
        while node[0] == "ref" and self.shapes[node[1]][0] == "alias":
            node = self.shapes[node[1]][1]
        empty: Any = [] if node[0] == "list" else {} if node[0] == "map" else BAD
        if empty is BAD or check_limits(node[0], empty, node[2]):
            return BAD
        return empty


def same_tag(tag: Any, value: Any) -> bool:
    return value is not MISSING and same(tag, value)


def _relative(problem: DecodeError, path: Path) -> str:
    inner = problem.path[len(path) :]
    return str(DecodeError(inner, problem.reason)) if inner else problem.reason


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
    return {"either": "alternatives", "any": "anything"}.get(kind) or _TYPES[kind]


class Writer:
    """Encode by the tables, with checks as the codec says."""

    def __init__(self, codec: CodecBase) -> None:
        self.codec = codec
        self.on = codec.on
        self.checks = codec._check is not False
        self.strict = codec._check is True
        self.tables = codec.TABLES
        self.shapes = codec.TABLES.shapes()

    def encode(self, value: Any) -> dict[str, Any]:
        name = self.name_of(type(value))
        if name is None:
            raise EncodeError(
                (), f"a {type(value).__name__} is no record of this build"
            )
        feature = self.tables.gated.get(name, "")
        if feature and feature not in self.on:
            reason = f"{name} belongs to {feature}, which is off"
            raise FeatureDisabledError((), reason, value, feature)
        try:
            wire: dict[str, Any] = self.record(name, value, ())
        except RecursionError:
            raise EncodeError((), "is nested too deeply") from None
        return wire

    def name_of(self, cls: type) -> str | None:
        for base in cls.__mro__:
            if base is not Record and issubclass(base, Record):
                name = base.__name__
                if self.tables.classes.get(name) is base:
                    return name
        return None

    def record(self, name: str, value: Any, path: Path) -> dict[str, Any]:
        _, fields, tags, excluded, closed, fallback = self.shapes[name]
        wire: dict[str, Any] = dict(tags)
        for field in fields:
            key, attribute, node, flags, _, _, feature = field
            try:
                item = getattr(value, attribute)
            except AttributeError:
                raise EncodeError((*path, key), "is not set") from None
            at = (*path, key)
            if item is UNSET and "c" in flags:
                continue
            means_omitted = not ({"c", "r"} & set(flags) or {"d", "n"} <= set(flags))
            if item is None and means_omitted:
                continue
            default = "d" in flags and self._is_default(field, item)
            if feature and feature not in self.on:
                if default:
                    continue
                reason = f"belongs to {feature}, which is off"
                raise FeatureDisabledError(at, reason, item, feature)
            if default and key not in getattr(value, "_sent", ()):
                continue
            if item is None and "n" in flags:
                wire[key] = None
                continue
            wire[key] = self.write(node, item, at)
        self._add_extra(value, wire, fields, closed, path)
        if excluded is not None and self.checks:
            out = Outcome()
            Reader(self.codec)._check_excluded(excluded, wire, path, out)
            if out.problems:
                raise EncodeError(out.problems[0].path, out.problems[0].reason, wire)
        self._check_fallback(name, wire, path, excluded if fallback else None)
        keys = getattr(value, "_keys", None)
        return reorder(wire, keys, self._nulls(fields)) if keys else wire

    def _nulls(self, fields: Any) -> frozenset[str]:
        """Properties in which null means the same as omitted."""
        return frozenset(
            wire
            for wire, _, node, flags, _, _, _ in fields
            if not {"c", "r", "d"} & set(flags) and ("n" in flags or self._takes_null(node))
        )

    def _takes_null(self, node: Node) -> bool:
        if node[0] == "ref":
            shape = self.shapes[node[1]]
            return shape[0] == "alias" and (shape[2] or self._takes_null(shape[1]))
        if node[0] == "either":
            return any(map(self._takes_null, node[2]))
        return node[0] in ("any", "null")

    def _check_fallback(
        self, name: str, wire: dict[str, Any], path: Path, excluded: Any
    ) -> None:
        """A made-up tag begins with `_`; other unknown ones are the schema's to define."""
        if not self.strict or excluded is None:
            return
        tag = wire.get(excluded[0])
        shape = next(
            (
                (node, flags)
                for key, _, node, flags, _, _, _ in self.shapes[name][1]
                if key == excluded[0]
            ),
            None,
        )
        if shape is not None and shape[0][0] == "choice":
            return
        if isinstance(tag, str) and not tag.startswith("_"):
            reason = f'{found(tag)} is unknown and does not begin with "_"'
            raise EncodeError((*path, excluded[0]), reason, tag)

    def _add_extra(
        self, value: Any, wire: dict[str, Any], fields: Any, closed: bool, path: Path
    ) -> None:
        rest = getattr(value, "extra_fields", None)
        if not rest:
            return
        off = {f[0] for f in fields if f[6] and f[6] not in self.on}
        known = ({field[0] for field in fields} | set(wire)) - off
        for key, item in rest.items():
            if not isinstance(key, str):
                raise EncodeError(path, f"a key is {found(key)}, not a string", key)
            if key in known:
                reason = "is a property of the class, not an extra field"
                raise EncodeError((*path, key), reason, item)
            if closed and self.checks:
                raise EncodeError((*path, key), "no such property is allowed", item)
            wire[key] = item

    def _is_default(self, field: Any, item: Any) -> bool:
        default = Reader(self.codec).omitted(field)
        return type(default) is type(item) and bool(default == item)

    def write(self, node: Node, value: Any, path: Path) -> Any:
        kind = node[0]
        if kind == "any":
            return value
        if kind == "ref":
            return self.ref(node[1], value, path)
        if kind == "list":
            return self.array(node, value, path)
        if kind == "map":
            return self.mapping(node, value, path)
        if kind == "choice":
            return self.choice(node, value, path)
        if not self.checks:
            return self.raw(value)
        if kind == "either":
            return self.either(node, value, path)
        result = scalar(kind, value)
        if result is BAD:
            reason = f"expected {_TYPES[kind]}, found {found(value)}"
            raise EncodeError(path, reason, value)
        reason = check_limits(kind, result, node[1]) if len(node) > 1 else ""
        if reason:
            raise EncodeError(path, reason, value)
        return value

    def raw(self, value: Any) -> Any:
        """A value whose type is not checked; records in it are still written."""
        if isinstance(value, Record):
            return self.encode(value)
        if isinstance(value, list):
            return [self.raw(item) for item in value]
        if isinstance(value, dict):
            return {key: self.raw(item) for key, item in value.items()}
        return value

    def ref(self, name: str, value: Any, path: Path) -> Any:
        shape = self.shapes[name]
        if shape[0] == "alias":
            if value is None and shape[2]:
                return None
            return self.write(shape[1], value, path)
        if not isinstance(value, Record):
            if not self.checks:
                return self.raw(value)
            raise EncodeError(path, f"expected {name}, found {found(value)}", value)
        if shape[0] == "record":
            if not isinstance(value, self.tables.classes[name]):
                if not self.checks:
                    return self.raw(value)
                got = type(value).__name__
                raise EncodeError(path, f"expected {name}, found {got}", value)
            return self.record(name, value, path)
        return self.union(name, value, path)

    def union(self, name: str, value: Any, path: Path) -> Any:
        member = self.member(name, type(value))
        if member is None:
            if not self.checks:
                return self.raw(value)
            allowed = ", ".join(sorted(self.leaves(name)))
            reason = f"expected one of {allowed}, found {type(value).__name__}"
            raise EncodeError(path, reason, value)
        leaf, feature = member
        if feature and feature not in self.on:
            reason = f"{leaf} belongs to {feature}, which is off"
            raise FeatureDisabledError(path, reason, value, feature)
        return self.record(leaf, value, path)

    def leaves(self, name: str) -> dict[str, str]:
        """The record classes of a union, unions inside it too, with their features."""
        out: dict[str, str] = {}
        for ref, _, _, feature in self.shapes[name][3]:
            if self.shapes[ref][0] == "union":
                for leaf, inner in self.leaves(ref).items():
                    out[leaf] = feature or inner
            else:
                out[ref] = feature
        return out

    def member(self, name: str, cls: type) -> tuple[str, str] | None:
        leaves = self.leaves(name)
        for base in cls.__mro__:
            leaf = base.__name__
            if leaf in leaves and self.tables.classes.get(leaf) is base:
                return leaf, leaves[leaf]
        return None

    def array(self, node: Node, value: Any, path: Path) -> Any:
        if not isinstance(value, (list, tuple)):
            if not self.checks:
                return self.raw(value)
            reason = f"expected an array, found {found(value)}"
            raise EncodeError(path, reason, value)
        reason = check_limits("list", value, node[2]) if self.checks else ""
        if reason:
            raise EncodeError(path, reason, value)
        return [self.write(node[1], item, (*path, i)) for i, item in enumerate(value)]

    def mapping(self, node: Node, value: Any, path: Path) -> Any:
        if not isinstance(value, dict):
            if not self.checks:
                return self.raw(value)
            reason = f"expected an object, found {found(value)}"
            raise EncodeError(path, reason, value)
        reason = check_limits("map", value, node[2]) if self.checks else ""
        if reason:
            raise EncodeError(path, reason, value)
        return {k: self.write(node[1], v, (*path, k)) for k, v in value.items()}

    def choice(self, node: Node, value: Any, path: Path) -> Any:
        _, values, opens, features = node
        feature = gated(features, value, self.on)
        if feature:
            reason = f"{found(value)} belongs to {feature}, which is off"
            raise FeatureDisabledError(path, reason, value, feature)
        if not self.checks or any(same(item, value) for item in values):
            return value
        for option in opens:
            result = scalar(option[0], value)
            if result is BAD or check_limits(option[0], result, option[1]):
                continue
            private = isinstance(value, str) and value.startswith("_")
            if private or not isinstance(value, str) or not self.strict:
                return value
            reason = f'{found(value)} is unknown and does not begin with "_"'
            raise EncodeError(path, f"{reason}; known: {listed(values)}", value)
        expected = f"expected one of {listed(values)}, found {found(value)}"
        raise EncodeError(path, expected, value)

    def either(self, node: Node, value: Any, path: Path) -> Any:
        reasons = []
        for option in node[2]:
            try:
                return self.write(option, value, path)
            except FeatureDisabledError:
                raise
            except EncodeError as error:
                reasons.append(f"{describe(option)}: {error.reason}")
        reason = f"fits none of the alternatives ({'; '.join(reasons)})"
        raise EncodeError(path, reason, value)
