"""Encode by the tables, with checks as the codec says; see `_values.py`."""

# pyright: reportPrivateUsage=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownMemberType=false
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ._codec import CodecBase
from ._reader import Outcome, Reader
from ._runtime import UNSET, EncodeError, FeatureDisabledError, Record
from ._straight import reorder
from ._values import (
    BAD,
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
        # Required ones first, as straight-line code writes them.
        for field in sorted(fields, key=lambda field: "r" not in field[3]):
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
            if not {"c", "r", "d"} & set(flags)
            and ("n" in flags or self._takes_null(node))
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
        if not isinstance(rest, Mapping):
            raise EncodeError(path, f"extra_fields is {found(rest)}, no dict", rest)
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
        try:
            return type(default) is type(item) and bool(default == item)
        except AttributeError:  # an attribute of the record is not set
            return False

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
            reason = f"expected {TYPES[kind]}, found {found(value)}"
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
        for key in value:
            if not isinstance(key, str):
                raise EncodeError(path, f"a key is {found(key)}, not a string", key)
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
