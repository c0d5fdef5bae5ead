"""The items of a schema that a feature can own, and what each of them refers to.

An item is a definition (`Notice`), a property (`PromptResponse.usage`), a variant or an enum value
(`SessionUpdate:notice`), or an entry of a JSON-RPC envelope (`ClientRequest:ForkSessionRequest`), written as in
`features.toml`. Knows how upstream writes unions and envelopes; must not know about features.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from acpgen.source import Json

REF = "#/$defs/"
UNIONS = ("anyOf", "oneOf")


@dataclass(frozen=True, slots=True)
class Item:
    """`node` is its part of the schema, without its members."""

    name: str
    definition: str
    kind: str  # definition | property | variant | entry
    node: Any = field(compare=False, repr=False)

    @property
    def refs(self) -> frozenset[str]:
        """The definitions named directly in the item; found when asked for, as most items are only counted."""
        return frozenset(refs_in(self.node))


def refs_in(node: Any) -> Iterator[str]:
    """The names of all definitions that a node refers to."""
    stack = [node]
    while stack:
        node = stack.pop()
        if isinstance(node, dict):
            target = node.get("$ref")
            if isinstance(target, str) and target.startswith(REF):
                yield target[len(REF) :]
            for key, value in node.items():
                if key in ("properties", "$defs") and isinstance(value, dict):
                    stack.extend(value.values())  # names, of which one may be called `default`
                elif key != "default":
                    stack.append(value)
        elif isinstance(node, list):
            stack.extend(node)


def ref_of(node: Json) -> str | None:
    """The definition that a node is nothing but a reference to: `$ref` or `allOf` with one `$ref`."""
    target = node.get("$ref")
    if target is None and len(node.get("allOf", ())) == 1:
        target = node["allOf"][0].get("$ref")
    return target[len(REF) :] if isinstance(target, str) and target.startswith(REF) else None


def tag_of(variant: Json) -> tuple[str, Any] | None:
    """The (property, constant) that tags a variant, None for an untagged one."""
    for name, prop in variant.get("properties", {}).items():
        if isinstance(prop, dict) and "const" in prop and name in variant.get("required", ()):
            return name, prop["const"]
    return None


def variant_key(variant: Json) -> str | None:
    """What a variant or enum value is known by, whatever its position: tag, constant, title or referenced definition."""
    if "const" in variant:
        return str(variant["const"])
    tag = tag_of(variant)
    if tag is not None:
        return str(tag[1])
    return variant.get("title") or ref_of(variant)


def is_envelope(definition: Json) -> bool:
    return bool(definition.get("x-docs-ignore")) and "x-method" not in definition


def variants_of(definition: Json) -> list[tuple[str, Json]]:
    """The (key, variant) pairs of a union or an enum of constants, in order."""
    out = []
    for keyword in UNIONS:
        for variant in definition.get(keyword, ()):
            key = variant_key(variant) if isinstance(variant, dict) else None
            if key is not None:
                out.append((key, variant))
    return out


def entries_of(envelope: Json) -> Iterator[tuple[str, Json]]:
    """The (definition, node) pairs that an envelope carries as params or result, in order."""
    if {"id", "method"} & set(envelope.get("properties", {})):
        yield from _entries(envelope["properties"].get("params", {}))
    for variant in envelope.get("anyOf", ()):
        yield from _entries(variant.get("properties", {}).get("result", {}))


def _entries(node: Any) -> Iterator[tuple[str, Json]]:
    if not isinstance(node, dict):
        return
    for keyword in UNIONS:
        for inner in node.get(keyword, ()):
            target = ref_of(inner)
            if target is not None:
                yield target, inner
            else:
                yield from _entries(inner)


def items_of(schema: Json) -> dict[str, Item]:
    """All items of a schema by name."""
    out: dict[str, Item] = {}

    def add(name: str, definition: str, kind: str, node: Any) -> None:
        out[name] = Item(name, definition, kind, node)

    for name, definition in schema["$defs"].items():
        if is_envelope(definition):
            for target, _ in entries_of(definition):
                out[f"{name}:{target}"] = Item(f"{name}:{target}", name, "entry", {"$ref": REF + target})
            continue
        members = {"properties", *UNIONS}
        add(name, name, "definition", {key: value for key, value in definition.items() if key not in members})
        for key, prop in definition.get("properties", {}).items():
            add(f"{name}.{key}", name, "property", prop)
        for key, variant in variants_of(definition):
            add(f"{name}:{key}", name, "variant", variant)
        for value in definition.get("enum", ()):
            add(f"{name}:{value}", name, "variant", {})
    for target, _ in _protocol_level(schema):
        out[f"ProtocolLevel:{target}"] = Item(
            f"ProtocolLevel:{target}", "ProtocolLevel", "entry", {"$ref": REF + target}
        )
    return out


def _protocol_level(schema: Json) -> Iterator[tuple[str, Json]]:
    """Messages that both sides handle stand in the root's union, with no definition of their own."""
    for variant in schema.get("anyOf", ()):
        if isinstance(variant, dict) and {"method", "params"} <= set(variant.get("properties", {})):
            yield from _entries(variant["properties"]["params"])


def protocol_level(schema: Json) -> list[str]:
    return [target for target, _ in _protocol_level(schema)]
