"""What the schema cannot say, out of `facts.toml`: where omitted and null differ, and which capability allows what."""

from __future__ import annotations

from acpgen import ir
from acpgen.errors import Problem
from acpgen.items import items_of, ref_of, variants_of
from acpgen.source import Json, Store, release_key

NULL_CLEARS = "x-acpgen-null-clears"


def load_facts(store: Store, protocol: str) -> Json:
    """The facts of one protocol, all folders of a store together: `null_clears` and `capability.<side>`."""
    clears: dict[str, str] = {}
    capability: dict[str, dict[str, list[str]]] = {}
    for _, table in store.manifest("facts.toml"):
        entry = table.get(protocol, {})
        clears.update(entry.get("null_clears", {}))
        for side, paths in entry.get("capability", {}).items():
            capability.setdefault(side, {}).update(paths)
    return {"null_clears": clears, "capability": capability}


def mark(schema: Json, facts: Json, release: str) -> Json:
    """The schema with `NULL_CLEARS` on the properties where omitted and null differ in a release."""
    definitions = dict(schema["$defs"])
    for item, since in facts["null_clears"].items():
        name, _, prop = item.partition(".")
        known = definitions.get(name, {}).get("properties", {})
        if prop in known and (not since or release_key(since) <= release_key(release)):
            properties = {**known, prop: {**known[prop], NULL_CLEARS: True}}
            definitions[name] = {**definitions[name], "properties": properties}
    return {**schema, "$defs": definitions}


def capabilities(schema: Json, facts: Json, methods: tuple[ir.Method, ...]) -> tuple[ir.Capability, ...]:
    """The capabilities of a build, with those of their items that the build has."""
    items = set(items_of(schema)) | {method.name for method in methods}
    out = []
    for side, paths in sorted(facts["capability"].items()):
        for path, allowed in sorted(paths.items()):
            present = tuple(item for item in allowed if item in items)
            root = schema["$defs"].get(f"{side.capitalize()}Capabilities")
            feature = _feature_at(schema, root, path.split("."))
            if present and feature is not None:
                out.append(ir.Capability(side, path, present, feature))
    return tuple(out)


def _feature_at(schema: Json, node: Json | None, path: list[str]) -> str | None:
    """The feature that gates a capability's property, "" if none does; None if the schema has no such property."""
    feature = ""
    for part in path:
        prop = (node or {}).get("properties", {}).get(part)
        if prop is None:
            return None
        feature = feature or prop.get("x-acpgen-feature", "")
        targets = [ref_of(prop), *(ref_of(option) for option in prop.get("anyOf", ()))]
        node = next((schema["$defs"].get(target) for target in targets if target), None)
    return feature


def unused_facts(store: Store) -> list[Problem]:
    """Facts that match nothing in any release of the store."""
    problems = []
    protocols = sorted({protocol for release in store.releases.values() for protocol in release.protocols})
    for protocol in protocols:
        facts = load_facts(store, protocol)
        known: set[str] = set()
        for release in store.releases.values():
            if protocol in release.protocols:
                schema = release.files(protocol).unstable
                known |= set(items_of(schema))
                known |= {d["x-method"] for d in schema["$defs"].values() if "x-method" in d}
                known |= {f"{n}:{key}" for n, d in schema["$defs"].items() for key, _ in variants_of(d)}
        asked = list(facts["null_clears"])
        asked += [item for paths in facts["capability"].values() for items in paths.values() for item in items]
        problems += [
            Problem("E404", f"facts.toml: {protocol}", f"{item!r} matches nothing in any release", "remove it")
            for item in asked
            if item not in known
        ]
    return problems
