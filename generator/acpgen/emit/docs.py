"""Docstrings: our own prose, or upstream's where a store kept it, and the facts that the generator knows."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from acpgen import ir
from acpgen.source import Json, Store

_RULES = {
    "default-on-error": "a malformed value is dropped",
    "skip-invalid-items": "malformed items are skipped",
    "default-on-null": "null stands for the default",
}


@dataclass(slots=True)
class Docs:
    """Texts of one protocol by definition, variant, property; `use` collects what was looked up."""

    definition: dict[str, str] = field(default_factory=dict)
    variant: dict[str, str] = field(default_factory=dict)
    property: dict[str, str] = field(default_factory=dict)
    member: dict[str, str] = field(default_factory=dict)
    methods: dict[str, list[str]] = field(default_factory=dict)
    unions: dict[str, ir.Union] = field(default_factory=dict)

    def module(self, protocol: ir.Protocol, what: str) -> str:
        return f"{what} of ACP {protocol.name}, schema release {protocol.release}. Generated; do not edit."

    def record(self, record: ir.Record) -> str:
        text = record.doc or self._variant(record) or self.definition.get(record.name) or self._of(record)
        return "\n\n".join(filter(None, [text, self._facts(record)]))

    def _variant(self, record: ir.Record) -> str:
        union = self.unions.get(record.of)
        tag = next((t for t in record.tags if union is not None and t.wire == union.tag), None)
        if tag is None or union is None:
            return ""
        return self.variant.get(f"{union.origin or record.of}:{tag.value}", "")

    def _of(self, record: ir.Record) -> str:
        if record.fallback and record.of:
            return f"What {record.of} does not know: kept whole, and encoded as it was."
        return self.definition.get(record.origin, "") or f"The object {record.name}."

    def _facts(self, definition: ir.Definition) -> str:
        lines = list(self.methods.get(definition.name, []))
        if definition.feature:
            lines.append(f"Unstable: feature {definition.feature}.")
        return " ".join(lines)

    def alias(self, definition: ir.Union | ir.Alias) -> str:
        text = definition.doc or self.definition.get(definition.name) or self.definition.get(definition.origin, "")
        parts = [text or f"The type {definition.name}."]
        if isinstance(definition, ir.Alias) and isinstance(definition.type, ir.Choice):
            parts.append("Other values are kept." if definition.type.open else "")
        if isinstance(definition, ir.Alias) and isinstance(definition.type, ir.Scalar):
            parts.append(limits_text(definition.type.limits))
        return "\n\n".join([" ".join(filter(None, parts)), *filter(None, [self._facts(definition)])])

    def tag(self, record: ir.Record, tag: ir.Tag) -> str:
        return f"The tag of this variant; `{tag.wire}` on the wire."

    def field(self, record: ir.Record, field: ir.Field) -> str:
        owner = field.origin.rpartition(".")[0]
        text = field.doc or self.member.get(field.origin) or self.member.get(f"{record.name}.{field.wire}")
        text = text or self.property.get(field.wire) or ""
        facts = [f"`{field.wire}` on the wire." if field.wire != field.name else ""]
        facts.append(limits_text(_limits(field.type)))
        if field.null_clears:
            facts.append("None clears it, UNSET leaves it as it is.")
        rules = [_RULES[rule] for rule in sorted(field.salvage)]
        facts.append(f"Lenient: {', '.join(rules)}." if rules else "")
        facts.append(f"Unstable: feature {field.feature}." if field.feature else "")
        return " ".join(filter(None, [text, *facts])) or f"A property of {owner or record.name}."


def _limits(type_: ir.Type) -> ir.Limits:
    return type_.limits if isinstance(type_, (ir.Scalar, ir.List, ir.Map)) else ir.Limits()


def limits_text(limits: ir.Limits) -> str:
    shown = [f"{bound}" if name == "format" else f"{name} {bound}" for name, bound in limits.pairs]
    return f"({', '.join(shown)})" if shown else ""


def load_docs(store: Store, protocol: str, methods: tuple[ir.Method, ...], definitions: tuple[Any, ...]) -> Docs:
    """The texts that hold for a protocol: the shared tables, then those of the protocol over them."""
    docs = Docs()
    for _, table in store.manifest("prose.toml"):
        for layer in (table, table.get(protocol, {})):
            for name in ("definition", "variant", "property", "member"):
                getattr(docs, name).update(_texts(layer.get(name, {})))
    docs.unions = {d.name: d for d in definitions if isinstance(d, ir.Union)}
    for method in methods:
        kind = "Params" if method.kind == "request" else "Params of the notification"
        handled = f"handled by the {method.side}" if method.side != "protocol" else "handled by both sides"
        docs.methods.setdefault(method.params, []).append(
            f"{kind} `{method.name}`, {handled}.".replace("Params `", "Params of `")
        )
        if method.result:
            docs.methods.setdefault(method.result, []).append(f"Result of `{method.name}`, {handled}.")
    return docs


def _texts(table: Json) -> dict[str, str]:
    return {key: text for key, text in table.items() if isinstance(text, str)}
