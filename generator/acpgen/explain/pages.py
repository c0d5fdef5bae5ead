"""One page a definition, property and method, as JSON data: what `--format json` prints and `text` lays out.

Reads the IR and the docs of a build; whether an example is valid the given `check` says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NotRequired, TypedDict

from acpgen import ir
from acpgen.emit import phrases
from acpgen.emit.docs import Docs, head
from acpgen.emit.types import annotation, field_annotation
from acpgen.explain.example import examples
from acpgen.explain.usage import Carrier, Usage, carrier
from acpgen.history import Life

Check = Callable[[str, Any], bool]  # definition name, value -> whether it decodes, with nothing dropped


class Row(TypedDict):
    """A field, a value or a variant of a page."""

    name: str
    text: str
    wire: NotRequired[str]
    type: NotRequired[str]
    required: NotRequired[bool]
    default: NotRequired[Any]


class Way(TypedDict):
    """A method that something travels in: in its params or its result, from whom to whom."""

    method: str
    part: str
    kind: str
    direction: str


class Page(TypedDict, total=False):
    """What is known of a name. Keys that have nothing to say are not there."""

    kind: str
    name: str
    release: str
    protocols: list[str]
    item: str
    text: str
    place: str
    type: str
    wire: str
    required: bool
    classes: list[str]
    fields: list[Row]
    values: list[Row]
    variants: list[Row]
    result: str
    result_fields: list[Row]
    example: Any
    result_example: Any
    used_in: list[str]
    methods: list[Way]
    needs: list[str]
    feature: str
    life: dict[str, str]
    items: dict[str, list[str]]


@dataclass(frozen=True, slots=True)
class Pages:
    """What the pages of one protocol are made from; `lives` are over all releases of the store."""

    protocol: ir.Protocol
    docs: Docs
    usage: Usage
    lives: Mapping[str, Life]
    check: Check

    def all(self) -> Iterator[Page]:
        for definition in self.protocol.definitions:
            yield self.definition(definition)
        yield from self.properties()
        for name in dict.fromkeys(method.name for method in self.protocol.methods):
            yield self.method(name)

    # Definitions

    def definition(self, definition: ir.Definition) -> Page:
        name = definition.name
        page = self._page("type", name)
        page["example"] = self.example(name)
        if isinstance(definition, ir.Record):
            page["kind"] = "class"
            page["text"] = self.docs.purpose(definition)
            page["place"] = self.docs.place(definition)
            page["fields"] = self._fields(definition)
        else:
            page["text"] = self.docs.meaning(definition)
            if isinstance(definition, ir.Union):
                page["kind"] = "union"
                page["variants"] = [self._variant(definition, member) for member in definition.members]
            else:
                page["type"] = annotation(definition.type) + (" | None" if definition.nullable else "")
                values = self.docs.values(definition.origin or name, definition.type)
                page["values"] = [{"name": str(value), "text": text} for value, text in values]
                page["kind"] = "enum" if values else "type"
        page["used_in"] = self.usage.places(name)
        page["methods"] = list(map(_told, self.usage.travels(name)))
        page["item"] = self.docs.item(definition)
        page["needs"] = self._needs([name, page["item"]])
        self._owned(page, self.docs.feature(definition), self._life(definition))
        return _tidy(page)

    def _variant(self, union: ir.Union, member: ir.Member) -> Row:
        """A row named after the class, with the value of the tag as its type, and what the class is for."""
        others = {"fallback": "any other", "default": "any other", "untagged": "by its structure"}
        definition = self.docs.definitions[member.ref]
        text = self.docs.purpose(definition) if isinstance(definition, ir.Record) else self.docs.meaning(definition)
        feature = member.feature or self.docs.feature(definition)
        if feature and feature != self.docs.feature(union):
            text = f"{head(text)} Unstable: feature `{feature}`."
        tag = f"{union.tag}: {member.tag}" if member.role == "case" else others[member.role]
        return {"name": member.ref, "type": tag, "text": head(text)}

    def _fields(self, record: ir.Record) -> list[Row]:
        rows: list[Row] = [
            {"name": tag.name, "wire": tag.wire, "type": repr(tag.value), "required": True, "text": "The tag."}
            for tag in record.tags
        ]
        return rows + [self._row(record, field) for field in record.fields]

    def _row(self, record: ir.Record, field: ir.Field) -> Row:
        parts = [self.docs.about(record, field), phrases.salvage(field)]
        if field.feature and field.feature != self.docs.feature(record):
            parts.append(f"Unstable: feature `{field.feature}`.")
        row: Row = {
            "name": field.name,
            "wire": field.wire,
            "type": field_annotation(field),
            "required": field.required,
            "text": " ".join(filter(None, parts)),
        }
        if field.has_default:
            row["default"] = field.default
        return row

    # Properties

    def properties(self) -> Iterator[Page]:
        """A page for `Definition.wireName` where the property stands in the schema, with all classes that have it."""
        found: dict[str, list[tuple[ir.Record, ir.Field]]] = {}
        for record in self.protocol.definitions:
            if isinstance(record, ir.Record):
                for field in record.fields:
                    found.setdefault(field.origin or f"{record.name}.{field.wire}", []).append((record, field))
        for name, places in found.items():
            yield self.property(name, places)

    def property(self, name: str, places: list[tuple[ir.Record, ir.Field]]) -> Page:
        record, field = next((pair for pair in places if pair[0].name == name.rpartition(".")[0]), places[0])
        page = self._page("property", name)
        row = self._row(record, field)
        page["text"], page["type"] = row["text"], row["type"]
        page["wire"], page["required"] = field.wire, field.required
        page["classes"] = [f"{record.name}.{field.name}" for record, field in places]
        values = self.docs.values(name.rpartition(".")[0], field.type)
        page["values"] = [{"name": str(value), "text": text} for value, text in values]
        page["example"] = self.example(record.name, field.wire)
        page["methods"] = list(map(_told, self.usage.travels(record.name)))
        page["needs"] = self._needs([name])
        life = self.lives.get(field.origin) or self._life(record)
        self._owned(page, field.feature or self.docs.feature(record), life)
        return _tidy(page)

    # Methods

    def method(self, name: str) -> Page:
        page = self._page("method", name)
        entries = [method for method in self.protocol.methods if method.name == name]
        first = next((method for method in entries if method.kind == "request"), entries[0])
        params = self.docs.definitions[first.params]
        page["text"] = self.docs.purpose(params) if isinstance(params, ir.Record) else self.docs.meaning(params)
        page["methods"] = [_told(carrier(method, "params")) for method in entries]
        page["type"] = first.params
        page["fields"] = self._fields(params) if isinstance(params, ir.Record) else []
        message: dict[str, Any] = {"jsonrpc": "2.0", "method": name, "params": self.example(first.params)}
        page["example"] = {"jsonrpc": "2.0", "id": 1, **message} if first.kind == "request" else message
        if first.result:
            result = self.docs.definitions[first.result]
            page["result"] = first.result
            page["result_fields"] = self._fields(result) if isinstance(result, ir.Record) else []
            page["result_example"] = {"jsonrpc": "2.0", "id": 1, "result": self.example(first.result)}
        page["needs"] = self._needs([name])
        self._owned(page, first.feature, self.lives.get(name))
        return _tidy(page)

    # What all pages have

    def example(self, name: str, including: str = "") -> Any:
        """The first of the examples that decodes; None if none does, which the tests do not allow."""
        return next((value for value in examples(name, self.protocol, including) if self.check(name, value)), None)

    def _page(self, kind: str, name: str) -> Page:
        return {"kind": kind, "name": name, "release": self.protocol.release, "protocols": [self.protocol.name]}

    def _owned(self, page: Page, feature: str, life: Life | None) -> None:
        page["feature"] = feature
        page["life"] = dict(life.states) if life is not None else {}

    def _life(self, definition: ir.Definition) -> Life | None:
        name = self.docs.item(definition)
        return self.lives.get(name) or self.lives.get(definition.origin)

    def _needs(self, items: list[str]) -> list[str]:
        """What the other side must have advertised before a thing may be sent to it."""
        return [f"{c.path} of the {c.side}" for c in self.protocol.capabilities if set(items) & set(c.items)]


def _told(found: Carrier) -> Way:
    return {"method": found.method, "part": found.part, "kind": found.kind, "direction": found.direction}


def _tidy(page: Page) -> Page:
    """Without the keys that have nothing to say. An example is kept though it be empty."""
    kept = {key: value for key, value in page.items() if key in _ALWAYS or value not in ("", [], {}, None)}
    return kept  # type: ignore[return-value]


_ALWAYS = {"required", "example", "result_example"}
