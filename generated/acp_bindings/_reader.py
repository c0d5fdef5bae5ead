"""Decode by the tables: every error with its place, and the salvage that the schema asks
for. This decides what is right; see `_values.py` for the tables."""

# pyright: reportPrivateUsage=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownMemberType=false
from __future__ import annotations

import re
from typing import Any

from ._codec import CodecBase
from ._runtime import (
    NO_EXTRA,
    UNSET,
    DecodeError,
    FeatureDisabledError,
    Salvaged,
)
from ._values import (
    BAD,
    MISSING,
    TYPES,
    Node,
    Path,
    check_limits,
    describe,
    found,
    gated,
    listed,
    same,
    scalar,
)

_DATE = re.compile(r"\d{4}-\d{2}-\d{2}")


class Outcome:
    """What a look at one value found."""

    __slots__ = ("problems", "salvaged")

    def __init__(self) -> None:
        self.problems: list[DecodeError] = []
        self.salvaged: list[Salvaged] = []

    def add(self, path: Path, reason: str, value: Any) -> Any:
        self.problems.append(DecodeError(path, reason, value))
        return BAD

    def lost(self) -> set[Path]:
        return {drop.path for drop in self.salvaged}

    def take(self, other: Outcome) -> None:
        self.problems += other.problems
        self.salvaged += other.salvaged


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
            return out.add(path, f"expected {TYPES[kind]}, found {found(value)}", value)
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
            expected += f" or {TYPES[opens[0][0]]}"
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
        """The candidate that loses the least, which is nothing if it fits cleanly; if
        none fits, why not each."""
        fits = [trial for trial in trials if not trial[2].problems]
        if fits:
            _, result, best = min(fits, key=_loss)
            same_loss = [one for one, _, inner in fits if inner.lost() == best.lost()]
            if exact and len(same_loss) > 1:
                names = " and ".join(same_loss)
                return out.add(path, f"fits {names}; exactly one is allowed", value)
            out.take(best)
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
            _, result, outcome = self._try(case, value, path)
            if outcome.problems or outcome.salvaged:
                # The tag decides, unless the value is another alternative's as it stands:
                # what is lost beside the union is lost in all of them.
                for ref in untagged:
                    _, other, inner = self._try(ref, value, path)
                    as_much = inner.lost() == outcome.lost()
                    less = inner.lost() < outcome.lost()
                    if not inner.problems and (less or (as_much and outcome.problems)):
                        result, outcome = other, inner
                        break
            out.take(outcome)
            return result
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


def _loss(trial: tuple[str, Any, Outcome]) -> int:
    return len(trial[2].salvaged)
