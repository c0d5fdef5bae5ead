"""Prune what a selection leaves out, and mark what it generates with its feature.

The result is one schema: with every feature left out it means what the stable lane means, with every feature generated
what the unstable lane means. Knows items and selections; must not know Python names.
"""

from __future__ import annotations

import copy
from typing import Any

from acpgen.features import Attribution, Selection
from acpgen.items import UNIONS, is_envelope, items_of, ref_of, refs_in, tag_of, variant_key
from acpgen.source import Json

FEATURE = "x-acpgen-feature"


def gate(stable: Json, unstable: Json, attribution: Attribution, selection: Selection) -> Json:
    """The unstable lane without the items of omitted features; see the module's docstring for the law."""
    owners = attribution.owners
    omitted = {name for name, owner in owners.items() if owner not in selection.generated}
    items = items_of(unstable)
    touched = {items[name].definition for name in owners if name not in omitted}
    shrunk = {items[name].definition for name in omitted}
    definitions: Json = {}
    for name, definition in unstable["$defs"].items():
        known = stable["$defs"].get(name)
        if is_envelope(definition) and known is None and name not in touched:
            continue
        if name in shrunk - touched and known is not None and not is_envelope(definition):
            # Nothing unstable is left in it. The stable text also covers a definition that upstream reshaped for a
            # feature instead of adding to it.
            kept = copy.deepcopy(known)
        else:
            kept = _pruned(name, copy.deepcopy(definition), owners, omitted)
        definitions[name] = _without_omitted_tags(name, kept, omitted)
    needed = _needed(definitions, omitted)
    definitions = {name: node for name, node in definitions.items() if name not in omitted or name in needed}
    _prune_defaults(definitions, unstable["$defs"], omitted)
    root = {key: value for key, value in unstable.items() if key not in ("$defs", *UNIONS)}
    messages = _root(unstable, owners, omitted)
    return {**root, **({"anyOf": messages} if messages else {}), "$defs": definitions}


def _pruned(name: str, definition: Json, owners: dict[str, str], omitted: set[str]) -> Json:
    if name in owners and name not in omitted:
        definition[FEATURE] = owners[name]
    if is_envelope(definition):
        _prune_entries(name, definition, owners, omitted)
        return definition
    properties = definition.get("properties", {})
    for key in list(properties):
        item = f"{name}.{key}"
        if item in omitted:
            del properties[key]
            if key in definition.get("required", ()):
                definition["required"] = [other for other in definition["required"] if other != key]
        elif item in owners:
            properties[key] = {**properties[key], FEATURE: owners[item]}
    for keyword in UNIONS:
        if keyword in definition:
            definition[keyword] = _variants(name, definition[keyword], owners, omitted)
    if "enum" in definition:
        definition["enum"] = [value for value in definition["enum"] if f"{name}:{value}" not in omitted]
        gated = {str(v): owners[f"{name}:{v}"] for v in definition["enum"] if f"{name}:{v}" in owners}
        if gated:
            definition["x-acpgen-value-features"] = gated
    return definition


def _variants(name: str, variants: list[Any], owners: dict[str, str], omitted: set[str]) -> list[Any]:
    out = []
    for variant in variants:
        item = f"{name}:{variant_key(variant)}"
        if item in omitted:
            continue
        out.append({**variant, FEATURE: owners[item]} if item in owners else variant)
    return out


def _prune_entries(name: str, node: Any, owners: dict[str, str], omitted: set[str]) -> None:
    """Drop the entries of an envelope that omitted features own, wherever its unions nest."""
    if isinstance(node, dict):
        for keyword in UNIONS:
            if keyword in node:
                node[keyword] = [inner for inner in node[keyword] if f"{name}:{ref_of(inner)}" not in omitted]
                if not node[keyword]:
                    del node[keyword]
        for value in node.values():
            _prune_entries(name, value, owners, omitted)
    elif isinstance(node, list):
        for value in node:
            _prune_entries(name, value, owners, omitted)


def _root(schema: Json, owners: dict[str, str], omitted: set[str]) -> list[Any]:
    """Of the root's union only the messages that both sides handle; the others only repeat the envelopes."""
    kept = [
        copy.deepcopy(variant)
        for variant in schema.get("anyOf", ())
        if isinstance(variant, dict) and {"method", "params"} <= set(variant.get("properties", {}))
    ]
    for variant in kept:
        _prune_entries("ProtocolLevel", variant, owners, omitted)
    return kept


def _without_omitted_tags(name: str, definition: Json, omitted: set[str]) -> Json:
    """With a feature off its tag is unknown, so the fallback must not exclude it."""
    for keyword in UNIONS:
        for variant in definition.get(keyword, ()):
            excluded = variant.get("not", {}).get("anyOf") if isinstance(variant, dict) else None
            if excluded:
                kept = [guard for guard in excluded if not _is_omitted(name, guard, omitted)]
                if kept:
                    variant["not"] = {**variant["not"], "anyOf": kept}
                else:
                    del variant["not"]
    return definition


def _is_omitted(name: str, guard: Json, omitted: set[str]) -> bool:
    tag = tag_of(guard)
    return tag is not None and f"{name}:{tag[1]}" in omitted


def _needed(definitions: Json, omitted: set[str]) -> set[str]:
    """What stays, and what it refers to, though its owner is omitted."""
    stack = [name for name, node in definitions.items() if name not in omitted and not is_envelope(node)]
    seen = set(stack)
    while stack:
        for target in refs_in(definitions[stack.pop()]):
            if target in definitions and target not in seen:
                seen.add(target)
                stack.append(target)
    return seen


def _prune_defaults(definitions: Json, before: Json, omitted: set[str]) -> None:
    """A default that spells out an object must not spell out properties that were left out."""

    def clean(value: Any, node: Json) -> Any:
        target = ref_of(node)
        if not isinstance(value, dict) or target is None or target not in definitions:
            return value
        properties = before[target].get("properties", {})
        return {
            key: clean(inner, properties.get(key, {}))
            for key, inner in value.items()
            if f"{target}.{key}" not in omitted
        }

    for definition in definitions.values():
        for prop in definition.get("properties", {}).values():
            if isinstance(prop, dict) and "default" in prop:
                prop["default"] = clean(prop["default"], prop)
