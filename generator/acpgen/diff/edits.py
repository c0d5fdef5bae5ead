"""Atomic edits between two models, and their application.

Whatever differs between two models is in exactly one edit, so a report that hands every edit to a finding is complete,
and applying its edits to the old model gives the new one. Knows the shape of a model; must not know any rule.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from acpgen.diff.normalise import map_refs
from acpgen.source import Json

RENAME = "rename"
_MEMBERS = ("properties", "variants", "values")


class _Absent:
    def __repr__(self) -> str:
        return "ABSENT"

    def __deepcopy__(self, memo: object) -> _Absent:
        return self


ABSENT: Any = _Absent()


@dataclass(frozen=True, slots=True)
class Edit:
    """One change of a model: `path` leads to what is added (old is ABSENT), removed (new is ABSENT) or replaced. A path
    that begins with `rename` renames a definition everywhere."""

    path: tuple[str, ...]
    old: Any = field(default=ABSENT, hash=False)
    new: Any = field(default=ABSENT, hash=False)

    @property
    def op(self) -> str:
        if self.path[0] == RENAME:
            return RENAME
        return "add" if self.old is ABSENT else "remove" if self.new is ABSENT else "replace"

    def as_json(self) -> Json:
        out: Json = {"path": list(self.path)}
        if self.old is not ABSENT:
            out["old"] = self.old
        if self.new is not ABSENT:
            out["new"] = self.new
        return out


def changes(old: Json, new: Json) -> list[Edit]:
    """All edits from one model to another, in the order of the new one."""
    out: list[Edit] = []
    _walk(old, new, (), out)
    return out


def _walk(old: Any, new: Any, path: tuple[str, ...], out: list[Edit]) -> None:
    if old is not ABSENT and new is not ABSENT and old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict) and _opens(path, old, new):
        for key in [*new, *(key for key in old if key not in new)]:
            _walk(old.get(key, ABSENT), new.get(key, ABSENT), (*path, key), out)
        return
    out.append(Edit(path, old, new))


def _opens(path: tuple[str, ...], old: Json, new: Json) -> bool:
    """Whether the difference of two objects is told member by member."""
    if len(path) == 2:
        return path[0] == "definitions" and old["kind"] == new["kind"]
    if len(path) == 3:
        return path[2] in _MEMBERS
    return len(path) < 2 or (len(path) == 4 and path[2] == "properties")


def apply(model: Json, edits: Iterable[Edit]) -> Json:
    """The model after the edits; renames first, as the other edits speak of new names."""
    out = copy.deepcopy(model)
    ordered = sorted(edits, key=lambda edit: edit.op != RENAME)
    renames = {edit.old: edit.new for edit in ordered if edit.op == RENAME}
    if renames:
        out = rename(out, renames)
    for edit in ordered:
        if edit.op == RENAME:
            continue
        target = out
        for key in edit.path[:-1]:
            target = target[key]
        if edit.new is ABSENT:
            del target[edit.path[-1]]
        else:
            target[edit.path[-1]] = copy.deepcopy(edit.new)
    return out


def rename(model: Json, names: dict[str, str]) -> Json:
    """A model in which definitions have other names."""

    def spelled(type_: Any) -> Any:
        return map_refs(type_, lambda name: {"ref": names[name]} if name in names else None)

    definitions: Json = {}
    for name, definition in model["definitions"].items():
        if definition["kind"] == "record":
            properties = {
                key: {**prop, "type": spelled(prop["type"])} for key, prop in definition["properties"].items()
            }
            definition = {**definition, "properties": properties}
        elif definition["kind"] == "alias":
            definition = {**definition, "type": spelled(definition["type"])}
        elif definition["kind"] == "union":
            variants: Json = {}
            for key, variant in definition["variants"].items():
                ref = names.get(variant["ref"], variant["ref"])
                variants[f"&{ref}" if variant["role"] == "untagged" else key] = {**variant, "ref": ref}
            definition = {**definition, "variants": variants}
        definitions[names.get(name, name)] = definition
    methods = {
        key: {role: names.get(target, target) for role, target in entry.items()}
        for key, entry in model["methods"].items()
    }
    return {**model, "definitions": definitions, "methods": methods}
