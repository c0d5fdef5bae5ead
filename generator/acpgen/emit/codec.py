"""The views of `codec.py`, `encoders.py` and `texts.py`: straight-line code, and the tables that lead to it.

Only what a message can contain has straight-line code: a payload that travels inside a tagged variant alone is decoded
by the variant's function, and by the slow way if somebody asks for the payload itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from acpgen import ir
from acpgen.emit.checks import Checks, FunctionView
from acpgen.emit.decoders import Decoders
from acpgen.emit.docs import Docs
from acpgen.emit.encoders import DictEncoders, Encoders
from acpgen.emit.layout import bracket, import_line
from acpgen.emit.texts import TextEncoders
from acpgen.emit.types import refs, words
from acpgen.literals import docstring, identifier, string


@dataclass(frozen=True, slots=True)
class CodecView:
    doc: str
    protocol: str
    runtime: str
    models: str
    constants: tuple[str, ...]
    decoders: tuple[FunctionView, ...]
    tables: tuple[str, ...]
    decoder_table: tuple[str, ...]
    classes: tuple[str, ...]
    forms: tuple[str, ...]
    features: tuple[str, ...]
    gated: tuple[str, ...]
    methods: tuple[str, ...]
    results: tuple[tuple[str, str], ...]
    sides: str
    flagged: bool
    flags: str


@dataclass(frozen=True, slots=True)
class EncodersView:
    doc: str
    returns: str
    runtime: str
    models: str
    constants: tuple[str, ...]
    functions: tuple[FunctionView, ...]
    tables: tuple[str, ...]
    entries: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Parts:
    """The definitions of a protocol by kind; `live` are those that a message can contain."""

    known: dict[str, Any]
    records: list[ir.Record]
    unions: list[ir.Union]
    live_records: list[ir.Record]
    live_unions: list[ir.Union]
    live_aliases: list[ir.Alias]


def _parts(protocol: ir.Protocol) -> _Parts:
    live = reachable(protocol)
    definitions = protocol.definitions
    records = [d for d in definitions if isinstance(d, ir.Record)]
    unions = [d for d in definitions if isinstance(d, ir.Union)]
    return _Parts(
        known=protocol.by_name(),
        records=records,
        unions=unions,
        live_records=[d for d in records if d.name in live],
        live_unions=[d for d in unions if d.name in live],
        live_aliases=[d for d in definitions if isinstance(d, ir.Alias) and d.name in live],
    )


def reachable(protocol: ir.Protocol) -> set[str]:
    """What params and results of methods contain; everything, in a protocol without methods."""
    known = protocol.by_name()
    stack = [name for m in protocol.methods for name in (m.params, m.result) if name] or list(known)
    seen: set[str] = set()
    while stack:
        name = stack.pop()
        if name in seen:
            continue
        seen.add(name)
        match known[name]:
            case ir.Record(fields=fields):
                stack += [target for field in fields for target in refs(field.type)]
            case ir.Union(members=members):
                stack += [member.ref for member in members]
            case ir.Alias(type=type_):
                stack += refs(type_)
    return seen


def view(protocol: ir.Protocol, docs: Docs) -> CodecView:
    parts = _parts(protocol)
    checks = Checks(parts.known)
    make = Decoders(parts.known, checks)
    classes: list[ir.Record | ir.Union] = [*parts.live_records, *parts.live_unions]
    functions = [*map(make.record, parts.live_records), *map(make.union, parts.live_unions)]
    functions += [function for function in map(make.alias, parts.live_aliases) if function]
    functions += make.helpers
    tables = [line for union in parts.live_unions for line in make.table(union)]
    tables += [f"_t_{name} = {make.checked(name)}" for name in sorted(make.tagged)]
    table = list(map(make.entry, classes))
    constants = checks.constants()
    names = [*(u.name for u in parts.unions), *(r.name for r in parts.records)]
    used = {*names, *(m.result for m in protocol.methods if m.result)}
    results = sorted({(m.name, m.result) for m in protocol.methods if m.result})
    return CodecView(
        doc=docstring(docs.module(protocol, "Decode and encode"), 0),
        protocol=string(protocol.name),
        runtime=_runtime(True, functions, [*constants, *tables, *table]),
        models=import_line("from .models import ", map(identifier, used)),
        constants=tuple(constants),
        decoders=tuple(functions),
        tables=tuple(tables),
        decoder_table=tuple(table),
        classes=tuple(f"{string(r.name)}: {r.name}," for r in parts.records),
        forms=tuple(f"{name}: {string(name)}," for name in names),
        features=tuple(f"{string(name)}: {state == 'enable'}," for name, state, _ in protocol.features),
        gated=tuple(f"{string(d.name)}: {string(d.feature)}," for d in protocol.definitions if d.feature),
        methods=tuple(_method(method) for method in protocol.methods),
        results=tuple((f"Literal[{string(name)}]", identifier(result)) for name, result in results),
        sides=_sides(protocol),
        flagged=bool(protocol.features),
        flags="Iterable[Flag]" if protocol.features else "Iterable[str]",
    )


def encoders_view(protocol: ir.Protocol, docs: Docs) -> EncodersView:
    return _encoders(protocol, docs, "Straight-line encoders, imported by the first `encode`", DictEncoders)


def texts_view(protocol: ir.Protocol, docs: Docs) -> EncodersView:
    doc = "Straight-line encoders to JSON text, imported by the first `encode_json`"
    return _encoders(protocol, docs, doc, TextEncoders)


def _encoders(protocol: ir.Protocol, docs: Docs, doc: str, form: type[Encoders]) -> EncodersView:
    parts = _parts(protocol)
    checks = Checks(parts.known)
    make = form(parts.known, checks)
    functions = [*map(make.record, parts.live_records), *filter(None, map(make.alias, parts.live_aliases))]
    functions += make.helpers
    tables = [make.table(union) for union in parts.live_unions]
    constants = checks.constants()
    return EncodersView(
        doc=docstring(docs.module(protocol, doc), 0),
        returns=form.returns,
        runtime=_runtime(False, functions, [*constants, *tables]),
        models=import_line("from .models import ", (identifier(r.name) for r in parts.live_records)),
        constants=tuple(constants),
        functions=tuple(functions),
        tables=tuple(tables),
        entries=tuple(f"{r.name}: _e_{r.name}," for r in parts.live_records),
    )


_FACE = ("DecodeError", "ErrorResponse", "Notification", "Request", "Response", "Salvaged")
_PIECES = {
    "_straight": ("DECLINED", "Unclean", "extra", "gate", "pattern", "reorder", "strings", "tagged", "unclean"),
    "_text": ("array", "members", "plain", "quote", "rest"),
}


def _runtime(face: bool, functions: list[FunctionView], others: list[str]) -> str:
    """What a file needs of the copied modules: an import follows from what is printed."""
    used = words("\n".join([*(line for f in functions for line in f.lines), *others]))
    values = [name for name in ("NO_EXTRA", "UNSET") if name in used]
    lines = [import_line("from .._codec import ", ("Check", "CodecBase", "Tables"))] if face else []
    lines += [import_line("from .._runtime import ", [*values, *_FACE] if face else values)] if face or values else []
    for module, names in _PIECES.items():
        pieces = [name for name in names if name in used]
        lines += [import_line(f"from ..{module} import ", pieces)] if pieces else []
    return "\n".join(lines)


def _method(method: ir.Method) -> str:
    key = f"({string(method.side)}, {string(method.name)}, {string(method.kind)})"
    entry = f"({string(method.params)}, {string(method.result)}, {string(method.feature)})"
    one = f"{key}: {entry},"
    return one if len(one) <= 84 else bracket(f"{key}: ", entry[1:-1].split(", "), ",", 4)


def _sides(protocol: ir.Protocol) -> str:
    sides = sorted({method.side for method in protocol.methods} - {"protocol", "both"}) or ["agent", "client"]
    return f"Literal[{', '.join(map(string, sides))}]"
