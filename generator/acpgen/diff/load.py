"""Open what is compared: a release of the store or a folder, lowered lane by lane.

A keyword that lowering does not know is put aside before lowering, so it becomes a finding instead of an error. Prose is
kept: a change of it is told from a change of meaning later.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from acpgen import ir
from acpgen.errors import AcpgenError, fail, nearest
from acpgen.facts import load_facts
from acpgen.features import UNATTRIBUTED, Feature, attribute
from acpgen.items import UNIONS, items_of, variant_key
from acpgen.keywords import KNOWN
from acpgen.lower import lower
from acpgen.methods import check_meta, methods_of
from acpgen.naming import load_pins
from acpgen.source import FILES, Json, Store, parse_json

NESTED = ("items", "additionalProperties", "unevaluatedProperties", "not")


@dataclass(frozen=True, slots=True)
class Lane:
    """One schema file: as it is, lowered, its methods, and the keywords that nothing here knows."""

    raw: Json
    lowered: Json
    methods: tuple[ir.Method, ...]
    unknown: dict[str, Any]
    place: str


@dataclass(frozen=True, slots=True)
class Side:
    """One protocol of one release."""

    release: str
    protocol: str
    lanes: dict[str, Lane]
    meta: dict[str, Json | None]
    owners: dict[str, str]
    items: dict[str, frozenset[str]]
    meta_problems: tuple[str, ...] = ()


@dataclass(slots=True)
class Opened:
    """A release id of the store, or a folder that is laid out like upstream's."""

    id: str
    protocols: tuple[str, ...]
    store: Store
    features: dict[str, Feature]
    found: dict[str, dict[str, bytes]] = field(default_factory=dict)

    def files(self, protocol: str) -> dict[str, tuple[Json | None, str]]:
        """The parsed files of a protocol by key of `FILES`, each with the place that a problem names."""
        if protocol not in self.protocols:
            raise fail("E105", self.id, f"has no protocol {protocol}", nearest(protocol, self.protocols))
        if not self.found:
            files = self.store.release(self.id).files(protocol)
            shown = f"{self.id}/{protocol}"
            return {key: (getattr(files, key), f"{shown}/{name}") for key, name in FILES.items()}
        out: dict[str, tuple[Json | None, str]] = {}
        for key, name in FILES.items():
            data = self.found[protocol].get(name)
            place = f"{self.id}/{protocol}/{name}"
            out[key] = (None if data is None else parse_json(data, place), place)
        return out


def open_release(name: str, store: Store, features: dict[str, Feature]) -> Opened:
    """`name` as a release id, else as a path. Whichever it is not is said in one line."""
    if name in store.releases:
        return Opened(name, store.releases[name].protocols, store, features)
    path = Path(name)
    if not path.exists():
        if "/" in name:
            raise fail("E101", name, "does not exist", "give a release id or a folder laid out like upstream's schema/")
        store.release(name)
    from acpgen.importer import find

    found = find(name).protocols
    id = path.resolve().name
    return Opened(id, tuple(sorted(found)), store, features, found)


def load(opened: Opened, protocol: str, lanes: tuple[str, ...]) -> Side:
    """Read, attribute and lower the lanes of one protocol."""
    files = opened.files(protocol)
    schemas = {lane: _schema(*files[lane]) for lane in ("stable", "unstable")}
    stable, unstable = schemas["stable"], schemas["unstable"]
    items = items_of(stable), items_of(unstable)
    attribution = attribute(stable, unstable, opened.features.values(), opened.id, protocol, opened.id, items)
    owners = {item: owner or UNATTRIBUTED for item, owner in attribution.owners.items()}
    facts = load_facts(opened.store, protocol)
    out = {lane: _lane(schemas[lane], files[lane][1], facts, opened.store, protocol) for lane in lanes}
    meta = {"stable": files["meta"][0], "unstable": files["meta_unstable"][0]}
    problems = tuple(problem.message for lane in lanes for problem in check_meta(out[lane].methods, meta[lane], ""))
    names = {"stable": frozenset(items[0]), "unstable": frozenset(items[1])}
    return Side(opened.id, protocol, out, meta, owners, names, problems)


def _schema(schema: Any, place: str) -> Json:
    if not isinstance(schema, dict) or not isinstance(schema.get("$defs"), dict) or not schema["$defs"]:
        raise fail("E103", place, "has no $defs", "give the schema.json that upstream publishes")
    for name, definition in schema["$defs"].items():
        if not isinstance(definition, dict):
            raise fail("E103", f"{place}#/$defs/{name}", "is no object", "give the file that upstream publishes")
    return schema


def _lane(schema: Json, place: str, facts: Json, store: Store, protocol: str) -> Lane:
    unknown: dict[str, Any] = {}
    try:
        known = known_part(schema, unknown)
    except RecursionError:
        raise fail("E206", place, "is nested too deeply", "flatten the schema") from None
    lowered = lower(known, load_pins(store, protocol), place)
    try:
        methods = methods_of(known, facts, place)
    except (KeyError, TypeError, AttributeError):
        raise fail(
            "E103", place, "has envelopes that cannot be read", "give the file that upstream publishes"
        ) from None
    except AcpgenError:
        raise
    return Lane(known, lowered, methods, unknown, place)


# How a keyword is walked; one that is not here and not known is put aside.
_NAMES, _ONE, _MANY = 1, 2, 3
_WALK = {
    "properties": _NAMES,
    "$defs": _NAMES,
    **dict.fromkeys(NESTED, _ONE),
    **dict.fromkeys((*UNIONS, "allOf"), _MANY),
}
Path_ = tuple[str, ...]


def known_part(node: Any, unknown: dict[str, Any], path: Path_ = (), names: bool = False) -> Any:
    """The schema without keywords that are not known; those are put into `unknown` by path. A path names variants by
    their tag, not by position. The node itself is given back where nothing is unknown in it."""
    if not isinstance(node, dict):
        return node
    changed: Json = {}
    dropped = []
    for key, value in node.items():
        how = _ONE if names else _WALK.get(key)
        if how is None:
            if key not in KNOWN and not key.startswith("x-acpgen"):
                unknown[f"{''.join(path)} {key}"] = value
                dropped.append(key)
            continue
        if how == _MANY:
            inner = _parts(value, unknown, path)
        elif names:
            inner = known_part(value, unknown, (*path, key))
        elif how == _NAMES:
            inner = known_part(value, unknown, path if key == "$defs" else (*path, "."), names=True)
        elif isinstance(value, dict):
            inner = known_part(value, unknown, (*path, "/", key))
        else:
            continue
        if inner is not value:
            changed[key] = inner
    if not changed and not dropped:
        return node
    return {key: changed.get(key, value) for key, value in node.items() if key not in dropped}


def _parts(parts: Any, unknown: dict[str, Any], path: Path_) -> Any:
    if not isinstance(parts, list):
        return parts
    out = []
    for index, part in enumerate(parts):
        key = variant_key(part) if isinstance(part, dict) else None
        out.append(known_part(part, unknown, (*path, ":", str(index if key is None else key))))
    return out if any(a is not b for a, b in zip(out, parts, strict=True)) else parts
