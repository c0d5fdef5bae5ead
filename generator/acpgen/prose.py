"""Our own texts, out of `prose.toml`: which text a definition, a variant or a property has, and whether all have one.

The one home of the look-up order. Docstrings and `acpgen explain` ask here, and so does the review that
`acpgen check --prose` prints. Knows names of a schema, as items have them; must not know Python.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from acpgen.source import Json, Store, open_store

KINDS = ("definition", "variant", "property", "member")


@dataclass(frozen=True, slots=True)
class Text:
    """A text and where it stands: a line of a table of prose.toml, such as `[v1.member] Notice.title`."""

    text: str = ""
    place: str = ""

    def __bool__(self) -> bool:
        return bool(self.text)


NONE = Text()


@dataclass(frozen=True, slots=True)
class Prose:
    """The texts that hold for one protocol: the shared tables, those of the protocol over them."""

    tables: dict[str, dict[str, Text]] = field(default_factory=lambda: {kind: {} for kind in KINDS})

    def definition(self, name: str, origin: str = "") -> Text:
        """Of a class or an alias; `origin` is the definition that it was made from."""
        table = self.tables["definition"]
        return table.get(name) or table.get(origin) or NONE

    def variant(self, union: str, value: Any) -> Text:
        """Of one value of a tag or of an enum: what it means."""
        return self.tables["variant"].get(f"{union}:{value}", NONE)

    def record(self, name: str, origin: str, variant: tuple[str, Any] | None) -> Text:
        """Of a class; `variant` is the union that it is one of and the value of its tag, if it has one."""
        return (self.variant(*variant) if variant else NONE) or self.definition(name, origin)

    def property(self, record: str, wire: str, origin: str) -> Text:
        """Of a field; `origin` is the property that it was made from, which may stand in another definition."""
        members = self.tables["member"]
        return members.get(origin) or members.get(f"{record}.{wire}") or self.tables["property"].get(wire, NONE)


def load_prose(store: Store, protocol: str) -> Prose:
    """The texts of all folders of a store; a later folder wins."""
    prose = Prose()
    for _, table in store.manifest("prose.toml"):
        for prefix, layer in (("", table), (f"{protocol}.", table.get(protocol, {}))):
            for kind in KINDS:
                texts = layer.get(kind, {}).items()
                prose.tables[kind].update(
                    {key: Text(text, f"[{prefix}{kind}] {key}") for key, text in texts if isinstance(text, str)}
                )
    return prose


# The review


@dataclass(frozen=True, slots=True)
class Need:
    """Something of a lowered schema that is to have a text: its name, what upstream's description is, what ours is.

    `extra` are the texts of what needs none but may have one: the values of an enum.
    """

    item: str
    doc: str
    text: Text
    extra: tuple[Text, ...] = ()


def needs(lowered: Json, prose: Prose) -> Iterator[Need]:
    """Everything of a lowered schema that docstrings are made for."""
    definitions = lowered["$defs"]
    for name, node in definitions.items():
        own = node["x-acpgen"]
        origin, doc = own.get("origin", ""), own.get("doc", "")
        if own["kind"] != "record":
            values = tuple(prose.variant(origin or name, value) for value in enum_values(node))
            yield Need(name, doc, prose.definition(name, origin), values)
            continue
        tags = {key: prop["const"] for key, prop in node["properties"].items() if is_tag(node, key)}
        union = definitions.get(own.get("of", ""), {}).get("x-acpgen", {})
        variant = (union.get("origin") or own["of"], tags[union["tag"]]) if union.get("tag") in tags else None
        bare = variant is not None and origin == variant[0]
        text = prose.record(name, "" if bare else origin, variant)
        if bare or not own.get("fallback"):
            item = f"{variant[0]}:{variant[1]}" if variant else name
            yield Need(item, doc, text)
        for key, prop in node["properties"].items():
            mark = prop["x-acpgen"]
            values = tuple(prose.variant(origin, value) for value in enum_values(prop))
            if key not in tags:
                found = prose.property(name, key, mark["origin"])
                yield Need(mark["origin"], mark.get("doc", ""), found, values)


def is_tag(record: Json, key: str) -> bool:
    return "const" in record["properties"][key] and key in record["required"]


def enum_values(node: Json) -> list[Any]:
    """The known values of an enum, open or closed."""
    parts = [node, *node.get("anyOf", ()), *node.get("oneOf", ())]
    return [value for part in parts for value in part.get("enum", ())]


def review(directory: Path | None = None) -> tuple[list[str], list[str]]:
    """What has no text, and which texts match nothing, over all releases, protocols and lanes of a store.

    A thing is named by its item and by where it was found; a text by its table and key.
    """
    store = open_store(directory)
    missing: dict[str, list[str]] = {}
    used: set[str] = set()
    known: set[str] = set()
    for protocol in sorted({name for release in store.releases.values() for name in release.protocols}):
        prose = load_prose(store, protocol)
        known |= {text.place for table in prose.tables.values() for text in table.values()}
        known |= {text.place for text in _hidden(store, protocol)}
        for place, lowered in _lowered(store, directory, protocol):
            for need in needs(lowered, prose):
                used |= {text.place for text in (need.text, *need.extra)}
                if not need.doc and not need.text:
                    missing.setdefault(need.item, []).append(place)
    lines = [f"{item} ({', '.join(dict.fromkeys(places))})" for item, places in sorted(missing.items())]
    return lines, sorted(known - used)


def _hidden(store: Store, protocol: str) -> Iterator[Text]:
    """Shared texts that a table of the protocol stands over: used if another protocol uses them, else not at all."""
    for _, table in store.manifest("prose.toml"):
        for kind in KINDS:
            for key in set(table.get(kind, {})) & set(table.get(protocol, {}).get(kind, {})):
                yield Text(str(table[kind][key]), f"[{kind}] {key}")


def _lowered(store: Store, directory: Path | None, protocol: str) -> Iterator[tuple[str, Json]]:
    """The lowered schema of each release and lane that has the protocol, with its place."""
    from acpgen import pipeline

    for release in store.releases.values():
        if protocol not in release.protocols:
            continue
        for lane, gate in (("stable", ()), ("unstable", ("all",))):
            loaded = pipeline.load(pipeline.Options(release.id, (protocol,), gate=gate, store=directory))
            yield f"{release.id} {protocol} {lane}", pipeline.lowered(loaded, protocol)[0]
