"""A small valid value for a definition, made from its type: what must be there, and a little more if that is nothing.

Guesses well-meant strings by the name of a property; whether a value is valid the codec decides, not this module.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from acpgen import ir
from acpgen.source import Json

# Names of properties, by how they end, and what stands there in an example.
_SAMPLES = (
    (r"cwd|director(y|ies)|root", "/home/user/project"),
    (r"path", "/home/user/project/main.py"),
    (r"ur[il]|src|link", "https://example.com/"),
    (r"mimetype", "text/plain"),
    (r"data|blob", "aGVsbG8="),
    (r"(at|modified)$", "2026-01-31T09:30:00Z"),
    (r"currency", "EUR"),
    (r"email", "user@example.com"),
    (r"version", "1.0.0"),
    (r"method", "session/prompt"),
    (r"languageid", "python"),
    (r"command", "make"),
    (r"title", "Run the tests"),
    (r"message|^text", "Hello"),
    (r"^name", "example"),
    (r"signal", "SIGTERM"),
)
_EXTRA = 2  # how many optional fields an example shows that would otherwise be empty


def examples(name: str, protocol: ir.Protocol, including: str = "") -> Iterator[Any]:
    """Values of a definition, the likeliest first; the caller takes the first that decodes. A property that is to be
    `including` is there even if it is optional."""
    definitions = protocol.by_name()
    maker = _Maker(definitions, protocol.version)
    definition = definitions[name]
    if isinstance(definition, ir.Union):
        for member in sorted(definition.members, key=lambda member: _RANK[member.role]):
            yield from examples(member.ref, protocol, including)
    elif isinstance(definition, ir.Record):
        for extra in (_EXTRA, 0, len(definition.fields)):
            yield maker.record(definition, extra, including)
    else:
        yield maker.value(definition.type, definition.name)


_RANK = {"case": 0, "default": 1, "untagged": 2, "fallback": 3}


class _Maker:
    """Makes values; `open` keeps a definition from standing in its own example."""

    def __init__(self, definitions: Mapping[str, ir.Definition], version: int) -> None:
        self.definitions = definitions
        self.version = version
        self.open: list[str] = []

    def record(self, record: ir.Record, extra: int, including: str = "") -> Json:
        self.open.append(record.name)
        out: Json = {tag.wire: tag.value for tag in record.tags}
        shown = [field for field in record.fields if field.required]
        shown += [field for field in record.fields if field.wire == including and field not in shown]
        if not shown:
            optional = [field for field in record.fields if field.wire != "_meta" and not self._loops(field.type)]
            shown = optional[:extra]
        for field in record.fields:
            if field in shown:
                out[field.wire] = self.field(record, field)
        self.open.pop()
        return out

    def field(self, record: ir.Record, field: ir.Field) -> Any:
        excluded = record.excluded
        if excluded is not None and excluded.wire == field.wire and excluded.values is not None:
            return self._unlike(field.type, excluded.values)
        if field.wire == "protocolVersion":
            return self.version
        if field.required and field.nullable and self._loops(field.type):
            return None
        return self.value(field.type, field.wire)

    def _unlike(self, type_: ir.Type, taken: tuple[Any, ...]) -> Any:
        """A value that a fallback takes; names that begin with `_` are for everyone's own use."""
        known = type_.values if isinstance(type_, ir.Choice) else ()
        return next((value for value in known if value not in taken), "_example")

    def value(self, type_: ir.Type, name: str) -> Any:
        match type_:
            case ir.Scalar():
                return _scalar(type_, name)
            case ir.Choice(values=values):
                return values[0]
            case ir.Ref(name=target):
                return self.ref(target, name)
            case ir.List(item=item, limits=limits):
                least = limits.get("minItems") or 0
                if self._loops(item) and not least:
                    return []
                return [self.value(item, name) for _ in range(max(1, least))]
            case ir.Map(value=inner):
                return {} if self._loops(inner) or inner == ir.Scalar("any") else {"name": self.value(inner, name)}
            case ir.Either(options=options):
                found = [option for option in options if not self._loops(option)]
                return self.value((found or list(options))[0], name)

    def ref(self, target: str, name: str) -> Any:
        definition = self.definitions[target]
        if isinstance(definition, ir.Union):
            members = sorted(definition.members, key=lambda member: _RANK[member.role])
            chosen = next((member for member in members if not self._loops(ir.Ref(member.ref))), members[0])
            return self.ref(chosen.ref, name)
        if isinstance(definition, ir.Alias):
            named = target if isinstance(definition.type, ir.Scalar) and target.endswith("Id") else name
            return self.value(definition.type, named)
        return self.record(definition, extra=0)

    def _loops(self, type_: ir.Type, seen: frozenset[str] = frozenset()) -> bool:
        """Whether a value of the type must contain a definition that is being made."""
        match type_:
            case ir.Ref(name=target):
                if target in self.open or target in seen:
                    return True
                definition = self.definitions[target]
                inner = seen | {target}
                if isinstance(definition, ir.Union):
                    return all(self._loops(ir.Ref(member.ref), inner) for member in definition.members)
                if isinstance(definition, ir.Alias):
                    return self._loops(definition.type, inner)
                return any(self._loops(f.type, inner) for f in definition.fields if f.required and not f.nullable)
            case ir.Either(options=options):
                return all(self._loops(option, seen) for option in options)
            case ir.List(item=item, limits=limits):
                return bool(limits.get("minItems")) and self._loops(item, seen)
            case _:
                return False


def _scalar(type_: ir.Scalar, name: str) -> Any:
    if type_.kind in ("integer", "number"):
        return _number(type_)
    others: dict[str, Any] = {"boolean": True, "null": None, "any": {}}
    if type_.kind != "string":
        return others[type_.kind]
    text = _text(name)
    return text.ljust(type_.limits.get("minLength") or 0, "x")[: type_.limits.get("maxLength") or len(text) + 99]


def _number(type_: ir.Scalar) -> Any:
    least, most = type_.limits.get("minimum"), type_.limits.get("maximum")
    value: Any = 1 if type_.kind == "integer" else 0.5
    if least is not None:
        value = max(value, least)
    return value if most is None else min(value, most)


def _text(name: str) -> str:
    if name.endswith("Id") and name != "Id":
        return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name[:-2]).lower() + "-1"
    low = name.lower()
    words = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", name).lower()
    return next((sample for pattern, sample in _SAMPLES if re.search(f"(?:{pattern})$", low)), words)
