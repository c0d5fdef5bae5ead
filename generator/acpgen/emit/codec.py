"""The view of `codec.py`: straight-line decoders and encoders, and the tables that lead to them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from acpgen import ir
from acpgen.emit.checks import Checks, FunctionView
from acpgen.emit.decoders import Decoders
from acpgen.emit.docs import Docs
from acpgen.emit.encoders import Encoders
from acpgen.emit.layout import bracket, import_line
from acpgen.literals import docstring, identifier, string


@dataclass(frozen=True, slots=True)
class CodecView:
    doc: str
    protocol: str
    models: str
    imports: tuple[str, ...]
    constants: tuple[str, ...]
    decoders: tuple[FunctionView, ...]
    encoders: tuple[FunctionView, ...]
    tables: tuple[str, ...]
    decoder_table: tuple[str, ...]
    encoder_table: tuple[str, ...]
    classes: tuple[str, ...]
    forms: tuple[str, ...]
    features: tuple[str, ...]
    gated: tuple[str, ...]
    methods: tuple[str, ...]
    results: tuple[tuple[str, str], ...]
    sides: str
    flags: str


def view(protocol: ir.Protocol, docs: Docs) -> CodecView:
    known: dict[str, Any] = protocol.by_name()
    checks = Checks(known)
    decode, encode = Decoders(known, checks), Encoders(known, checks)
    records = [d for d in protocol.definitions if isinstance(d, ir.Record)]
    unions = [d for d in protocol.definitions if isinstance(d, ir.Union)]
    aliases = [d for d in protocol.definitions if isinstance(d, ir.Alias)]
    decoders = [*map(decode.record, records), *map(decode.union, unions)]
    decoders += [function for function in map(decode.alias, aliases) if function]
    encoders = [*map(encode.record, records), *(function for function in map(encode.alias, aliases) if function)]
    tables = [line for union in unions for line in (*decode.table(union), encode.table(union))]
    tables += [f"_t_{name} = {decode.checked(name)}" for name in sorted(decode.tagged)]
    classes: list[ir.Record | ir.Union] = [*records, *unions]
    used = {d.name for d in classes} | {m.result for m in protocol.methods if m.result}
    gated = [f"{string(d.name)}: {string(d.feature)}," for d in protocol.definitions if d.feature]
    results = sorted({(m.name, m.result) for m in protocol.methods if m.result})
    return CodecView(
        doc=docstring(docs.module(protocol, "Decode and encode"), 0),
        protocol=string(protocol.name),
        models=import_line("from .models import ", map(identifier, used)),
        imports=("import re",) if checks.patterns else (),
        constants=tuple(checks.constants()),
        decoders=(*decoders, *decode.helpers),
        encoders=(*encoders, *encode.helpers),
        tables=tuple(tables),
        decoder_table=tuple(map(decode.entry, classes)),
        encoder_table=tuple(f"{r.name}: _e_{r.name}," for r in records),
        classes=tuple(f"{string(r.name)}: {r.name}," for r in records),
        forms=tuple(f"{name}: {string(name)}," for name in [*(u.name for u in unions), *(r.name for r in records)]),
        features=tuple(f"{string(name)}: {state == 'enable'}," for name, state, _ in protocol.features),
        gated=tuple(gated),
        methods=tuple(_method(method) for method in protocol.methods),
        results=tuple((f"Literal[{string(name)}]", identifier(result)) for name, result in results),
        sides=_sides(protocol),
        flags="Iterable[Flag]" if protocol.features else "Iterable[str]",
    )


def _method(method: ir.Method) -> str:
    key = f"({string(method.side)}, {string(method.name)}, {string(method.kind)})"
    entry = f"({string(method.params)}, {string(method.result)}, {string(method.feature)})"
    one = f"{key}: {entry},"
    return one if len(one) <= 84 else bracket(f"{key}: ", entry[1:-1].split(", "), ",", 4)


def _sides(protocol: ir.Protocol) -> str:
    sides = sorted({method.side for method in protocol.methods} - {"protocol", "both"}) or ["agent", "client"]
    return f"Literal[{', '.join(map(string, sides))}]"
