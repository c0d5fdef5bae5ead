"""Docstrings: our own prose, or upstream's where a store kept it, and the facts that the generator knows.

Decides what is said about a class, a field or an alias, and in which order: what it is for, what it must keep to, how it
travels, whom it belongs to. The sentences are in `phrases`, the look-up of texts in `prose`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from acpgen import ir
from acpgen.emit import phrases
from acpgen.emit.types import in_order
from acpgen.history import Life, lives
from acpgen.literals import value
from acpgen.prose import Prose, load_prose
from acpgen.source import Store

_NO_UNION = ir.Union("", "", ())


@dataclass(frozen=True, slots=True)
class Docs:
    """What is needed to speak of one protocol of one build."""

    prose: Prose = field(default_factory=Prose)
    lives: Mapping[str, Life] = field(default_factory=dict)
    methods: Mapping[str, list[str]] = field(default_factory=dict)
    definitions: Mapping[str, ir.Definition] = field(default_factory=dict)
    flags: dict[str, str] = field(default_factory=dict)

    def module(self, protocol: ir.Protocol, what: str) -> str:
        return f"{what} of ACP {protocol.name}, schema release {protocol.release}. Generated; do not edit."

    # Classes

    def record(self, record: ir.Record) -> str:
        """The docstring of a class: its text, then what the generator knows of it."""
        return _paragraphs(self.purpose(record), self._facts(record))

    def purpose(self, record: ir.Record) -> str:
        """What a class is for, whatever build it is in."""
        if record.doc:
            return record.doc
        if self._role(record) == "fallback":
            return f"What {self.shown(record.of)} does not know: kept whole, and encoded as it was."
        text = self.prose.record(record.name, record.origin, self.variant(record)).text
        return text or f"The object {record.name}."

    def _role(self, record: ir.Record) -> str:
        """What a class is to the union that it was made for."""
        members = (member for member in self.union(record.of).members if member.ref == record.name)
        return next((member.role for member in members), "")

    def variant(self, record: ir.Record) -> tuple[str, object] | None:
        """The union that a class is a variant of, by its name in the schema, and the value of its tag."""
        tag = next((tag for tag in record.tags if tag.wire == self.union(record.of).tag), None)
        return (self.shown(record.of), tag.value) if tag is not None else None

    def union(self, name: str) -> ir.Union:
        found = self.definitions.get(name)
        return found if isinstance(found, ir.Union) else _NO_UNION

    def shown(self, union: str) -> str:
        """A union by its name in the schema: one that repeats another inside a variant is called like that."""
        return self.union(union).origin or union

    def _facts(self, definition: ir.Definition) -> str:
        lines = [self.place(definition)] if isinstance(definition, ir.Record) else []
        lines += self.methods.get(definition.name, [])
        lines.append(phrases.feature(self.feature(definition), self.flags))
        lines.append(phrases.life(self.life(definition)))
        return " ".join(filter(None, lines))

    def place(self, record: ir.Record) -> str:
        """The unions that a class is a variant of, the outermost first: one may stand in a variant of another."""
        tags = {tag.wire: tag.value for tag in record.tags}
        places: list[str] = []
        union = self.union(record.of)
        while union.name:
            if union.tag in tags:
                places.insert(0, f"`{tags[union.tag]}` of {self.shown(union.name)}")
            elif not places and self._role(record) == "default":
                places.append(f"every other `{union.tag}` of {self.shown(union.name)}")
            union = self.union(union.of)
        return f"Variant {', '.join(places)}." if places else ""

    def feature(self, definition: ir.Definition) -> str:
        """The feature that owns a definition, itself or by what it was made from."""
        made_from = [definition.name, getattr(definition, "of", ""), definition.origin]
        found = (self.definitions[name].feature for name in made_from if name in self.definitions)
        return next(filter(None, found), "")

    def item(self, definition: ir.Definition) -> str:
        """The item of the schema that a definition was made from: `Union:tag` for a variant, the name in the schema for
        what a pin has renamed; else its own name."""
        variant = self.variant(definition) if isinstance(definition, ir.Record) else None
        if variant:
            return f"{variant[0]}:{variant[1]}"
        made = not isinstance(definition, ir.Alias) and bool(definition.of)
        return definition.name if made else definition.origin or definition.name

    def life(self, definition: ir.Definition) -> Life | None:
        """The life of what a definition was made from; None for what only lowering made."""
        return self.lives.get(self.item(definition)) or self.lives.get(definition.origin)

    # Fields

    def tag(self, record: ir.Record, tag: ir.Tag) -> str:
        """The docstring of the field that no constructor takes."""
        text = f"Always {value(tag.value)}, which makes it this variant."
        wire = f"`{tag.wire}` on the wire." if tag.wire != tag.name else ""
        variant = self.variant(record) if tag.wire == self.union(record.of).tag else None
        meaning = self.prose.variant(*variant).text if variant else ""
        return " ".join(filter(None, [text, meaning, wire]))

    def field(self, record: ir.Record, field: ir.Field) -> str:
        """The docstring of a field."""
        owner = self.life(record)
        facts = [
            *self._bounds(field),
            f"`{field.wire}` on the wire." if field.wire != field.name else "",
            "UNSET (the default) is omitted, None is null." if field.null_clears else "",
            phrases.salvage(field),
            phrases.feature(field.feature, self.flags) if field.feature != self.feature(record) else "",
            phrases.life(self.lives.get(field.origin), owner) if owner else "",
        ]
        listed = phrases.values(self.values(field.origin.rpartition(".")[0], field.type))
        return _paragraphs(_with(self._text(record, field), facts), *listed)

    def about(self, record: ir.Record, field: ir.Field) -> str:
        """What a field is for and what it must keep to, whatever build it is in."""
        return _with(self._text(record, field), self._bounds(field))

    def argument(self, record: ir.Record, field: ir.Field) -> str:
        """What a caller must know of a field: what it is for, what it must keep to, what it is if it is left out."""
        return _with(head(self._text(record, field)), self._bounds(field))

    def _text(self, record: ir.Record, field: ir.Field) -> str:
        text = field.doc or self.prose.property(record.name, field.wire, field.origin).text
        return text or f"A property of {record.name}."

    def _bounds(self, field: ir.Field) -> list[str]:
        shown = field.has_default and field.default is not None
        return [phrases.limits(field.type), f"Default: `{value(field.default)}`." if shown else ""]

    def arguments(self, record: ir.Record) -> list[str]:
        """A line for each argument of a constructor. Editors take the first line in which they find the name with a
        colon behind it, so a name comes before those that it is a part of."""
        fields = {field.name: field for field in record.fields}
        ordered = in_order(fields, lambda name: [other for other in fields if other != name and other in name])
        return [f":param {name}: {self.argument(record, fields[name])}" for name in ordered]

    # Aliases

    def alias(self, definition: ir.Union | ir.Alias) -> str:
        """The docstring of a union, an enum or a named type."""
        listed = phrases.values(self.values(definition.origin or definition.name, getattr(definition, "type", None)))
        return _paragraphs(self.meaning(definition), *listed, self._facts(definition))

    def meaning(self, definition: ir.Union | ir.Alias) -> str:
        """What a union, an enum or a named type is for, and how it is read, whatever build it is in."""
        text = definition.doc or self.prose.definition(definition.name, definition.origin).text
        parts = [text or f"The type {definition.name}."]
        if isinstance(definition, ir.Union):
            parts.append(self._dispatch(definition))
        else:
            parts.append(phrases.limits(definition.type))
            if isinstance(definition.type, ir.Choice) and definition.type.open:
                parts.append("Other values are kept.")
        return " ".join(filter(None, parts))

    def _dispatch(self, union: ir.Union) -> str:
        """How a decoder finds the variant."""
        if not union.tag:
            return ""
        rest = [member for member in union.members if member.role != "case"]
        known = f"`{union.tag}` on the wire tells the variant"
        if len(rest) != 1:
            return f"{known}."
        return f"{known}; {'anything else is' if rest[0].role == 'untagged' else 'other values give'} {rest[0].ref}."

    def values(self, origin: str, type_: ir.Type | None) -> list[tuple[object, str]]:
        """The values of an enum with what they mean, "" for those without a text; of numbers at least the name."""
        if not isinstance(type_, ir.Choice):
            return []
        docs, titles = dict(type_.docs), dict(type_.titles)
        names = {item: titles[item] for item in titles if not isinstance(item, str)}
        return [
            (item, docs.get(item) or self.prose.variant(origin, item).text or names.get(item, ""))
            for item in type_.values
        ]


def head(text: str) -> str:
    """The first paragraph of a text: ours have one, upstream's may have many."""
    return text.split("\n\n")[0]


def _with(text: str, facts: Iterable[str]) -> str:
    """A text with sentences after it, in a paragraph of their own if it has several."""
    added = " ".join(filter(None, facts))
    if not added:
        return text
    if "\n\n" in text:
        return f"{text}\n\n{added}"
    return f"{text} {added}" if text.endswith((".", "!", "?", ":", "`", ")")) else f"{text}. {added}"


def _paragraphs(*parts: str) -> str:
    return "\n\n".join(filter(None, parts))


def load_docs(store: Store, protocol: ir.Protocol) -> Docs:
    """The texts and facts for one protocol of a build. Only releases up to the built one count, so that a release that
    is imported later changes nothing."""
    return Docs(
        prose=load_prose(store, protocol.name),
        lives=lives(store, protocol.name, protocol.release),
        methods=phrases.methods(protocol.methods),
        definitions=protocol.by_name(),
        flags={name: state for name, state, _ in protocol.features},
    )
