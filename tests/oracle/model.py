"""What decoding must do with any JSON value: accept it, salvage it, or reject it.

Knows the three `x-deserialize-*` keywords and how they combine; everything else is plain validity (`schema.Node.is_valid`).
The reading of the keywords:

* A value that is valid as it stands is accepted, and nothing is salvaged. That includes an object whose tag is known but
  which the schema allows through an untagged alternative.
* Salvage is a repair: the nearest enclosing property or item with a rule gives way, from the inside out, and what results
  must be valid. Repairs inside something that itself had to give way are not reported, since nothing of them is left.
* `default-on-null`: null where null is not allowed is read as if the property were at its default.
* `skip-invalid-items`: an item that cannot be repaired is dropped. If too few are left (`minItems`), or the value is no
  array, the array is malformed, and only `default-on-error` beside the rule can help.
* `default-on-error`: a malformed value is read as if the property were at its default.
* The default of an optional property is to be omitted. That of a required one is the schema's `default`, else null if null
  is allowed, else the empty array or object if its type is that and the empty one is valid. Where there is none of
  these the rule has nothing to put in place, and the value is rejected. A missing required property is never salvaged.
* In a union a known tag selects its variant, and repairs happen only there. Without one, the untagged alternatives and the
  fallback are tried in the order of the schema, and the least repair wins. `oneOf` holds exactly one after the repair too.
* Properties beside a union are repaired before the union is looked at, so a malformed tag that may default is gone by then.
* A `format` of a string is not checked. Integers obey the range of their `format`; a `double` must be finite.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Literal

from .schema import Node, Union, pointer, same, view

ON_ERROR = "default-on-error"
ON_NULL = "default-on-null"
SKIP = "skip-invalid-items"

Outcome = Literal["accept", "salvage", "reject"]
Path = tuple[str | int, ...]
_MISSING = object()
_GIANT = 4000


@dataclass(frozen=True, slots=True)
class Verdict:
    """What decoding must do. `salvaged` has the place and the rule of each repair, sorted by place.

    Places are pointers into the value as it was sent: an item after a dropped one keeps its index. `value` is what is left
    after the repairs: a salvaged optional property is gone from it, a salvaged required one has its default.
    """

    outcome: Outcome
    salvaged: list[tuple[str, str]] = field(default_factory=list)
    value: Any = None


@dataclass(slots=True)
class _Repair:
    value: Any
    salvaged: list[tuple[Path, str]] = field(default_factory=list)


def judge(schema: dict[str, Any], definition: str, value: Any) -> Verdict:
    """The verdict on `value` for a definition of a raw schema."""
    node = view(schema).definition(definition)
    sent = value
    if _has_giant(value):
        value = _plain(value)
    try:
        valid = node.is_valid(value)
    except UnicodeEncodeError:
        # A lone surrogate does not cross into the validator.
        value = _plain(value)
        valid = node.is_valid(value)
    if valid:
        return Verdict("accept", [], sent)
    repair = _repair(node, value, (), False)
    if repair is None:
        return Verdict("reject")
    return Verdict(
        "salvage",
        sorted((pointer(path), rule) for path, rule in repair.salvaged),
        repair.value,
    )


def has_rule(node: Node, rule: str) -> bool:
    return node.keywords.get(f"x-deserialize-{rule}") is True


def _repair(node: Node, value: Any, path: Path, skip: bool) -> _Repair | None:
    """The least change by the rules that makes `value` valid for the node; None if there is none."""
    if node.is_valid(value):
        return _Repair(value)
    skip = skip or has_rule(node, SKIP)
    steps: list[Callable[[Any], _Repair | None]] = [
        lambda sent: _members(node, sent, path),
        lambda sent: _items(node, sent, path, skip),
    ]
    steps += [partial(_repair_part, part, path, skip) for part in node.refs]
    steps += [partial(_alternative, union, path, skip) for union in node.own_unions]
    whole = _Repair(value)
    for step in steps:
        done = step(whole.value)
        if done is None:
            return None
        whole = _Repair(done.value, whole.salvaged + done.salvaged)
    return whole if node.is_valid(whole.value) else None


def _repair_part(part: Node, path: Path, skip: bool, value: Any) -> _Repair | None:
    return _repair(part, value, path, skip)


def _members(node: Node, value: Any, path: Path) -> _Repair | None:
    """Repair the properties that the node itself declares, and the entries of a map."""
    if not isinstance(value, dict):
        return _Repair(value)
    repair = _Repair(dict(value))
    for name, content in value.items():
        declared = node.properties.get(name)
        entry = declared or node.additional
        if entry is None or entry.is_valid(content):
            continue
        done = _member(entry, content, (*path, name)) if declared else _repair(entry, content, (*path, name), False)
        if done is None:
            return None
        repair.salvaged += done.salvaged
        if done.value is not _MISSING:
            repair.value[name] = done.value
        elif name not in node.required:
            del repair.value[name]
        elif (default := _default(entry)) is not _MISSING:
            repair.value[name] = default
        else:
            return None
    return repair


def _member(node: Node, value: Any, path: Path) -> _Repair | None:
    """Repair one malformed property; the value `_MISSING` asks for its default."""
    if value is None and has_rule(node, ON_NULL):
        return _Repair(_MISSING, [(path, ON_NULL)])
    inside = _repair(node, value, path, False)
    if inside is None and has_rule(node, ON_ERROR):
        return _Repair(_MISSING, [(path, ON_ERROR)])
    return inside


def _default(node: Node) -> Any:
    if "default" in node.keywords:
        return copy.deepcopy(node.keywords["default"])
    if node.is_valid(None):
        return None
    for kind, empty in (("array", list[Any]()), ("object", dict[str, Any]())):
        if kind in (node.types or ()) and node.is_valid(empty):
            return empty
    return _MISSING


def _items(node: Node, value: Any, path: Path, skip: bool) -> _Repair | None:
    if not isinstance(value, list) or node.items is None:
        return _Repair(value)
    repair = _Repair([])
    for index, item in enumerate(value):
        done = _repair(node.items, item, (*path, index), False)
        if done is not None:
            repair.value.append(done.value)
            repair.salvaged += done.salvaged
        elif skip:
            repair.salvaged.append(((*path, index), SKIP))
        else:
            return None
    return repair


def _alternative(union: Union, path: Path, skip: bool, value: Any) -> _Repair | None:
    if _holds(union, value):
        return _Repair(value)
    known = [node for node in union.alternatives if _has_tags(node, value)]
    repairs = [_repair(node, value, path, skip) for node in known or [n for n in union.alternatives if not n.tags]]
    hold = [done for done in repairs if done is not None and _holds(union, done.value)]
    return min(hold, key=lambda done: len(done.salvaged), default=None)


def _holds(union: Union, value: Any) -> bool:
    fits = (node.is_valid(value) for node in union.alternatives)
    return any(fits) if union.keyword == "anyOf" else sum(fits) == 1


def _has_tags(node: Node, value: Any) -> bool:
    """Whether the value carries every constant that the alternative is known by."""
    return (
        bool(node.tags)
        and isinstance(value, dict)
        and all(name in value and same(value[name], tag) for name, tag in node.tags.items())
    )


def _has_giant(value: Any) -> bool:
    """Whether an integer is too long for the validator, which takes one of over 4300 digits for anything.

    Without recursion: the value may be nested deeper than Python's stack.
    """
    pending = [value]
    while pending:
        value = pending.pop()
        kind = type(value)
        if kind is dict:
            pending.extend(value.values())
        elif kind is list:
            pending.extend(value)
        elif kind is int and value.bit_length() > _GIANT:
            return True
    return False


def _plain(value: Any) -> Any:
    """The same value for the schema's purposes, in what the validator can take."""
    if isinstance(value, str):
        return value.encode("utf-8", "replace").decode("utf-8")
    if isinstance(value, int) and not isinstance(value, bool) and value.bit_length() > _GIANT:
        return 10**400 if value > 0 else -(10**400)
    if isinstance(value, list):
        return [_plain(item) for item in value]
    if isinstance(value, dict):
        return {_plain(name): _plain(item) for name, item in value.items()}
    return value
