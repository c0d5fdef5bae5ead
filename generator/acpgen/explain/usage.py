"""Where a definition is used, and which methods carry it: the IR read backwards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from acpgen import ir
from acpgen.emit.phrases import OTHER
from acpgen.emit.types import refs


@dataclass(frozen=True, slots=True)
class Carrier:
    """A method that a definition travels in. Sender and receiver are empty where either side may be it, or the schema
    names none."""

    method: str
    kind: str
    part: str  # "params" or "result"
    sender: str
    receiver: str

    @property
    def direction(self) -> str:
        """Who sends it to whom: `client to agent`."""
        if self.sender and self.receiver:
            return f"{self.sender} to {self.receiver}"
        if self.sender or self.receiver:
            return f"from {self.sender}" if self.sender else f"to {self.receiver}"
        return "either side"


@dataclass(frozen=True, slots=True)
class Usage:
    """`users`: where each definition stands, as `Owner.wireName` or `Union:tag`, with the definition that it stands in."""

    users: dict[str, list[tuple[str, str]]] = field(default_factory=dict)
    carriers: dict[str, list[Carrier]] = field(default_factory=dict)

    def places(self, name: str) -> list[str]:
        return list(dict.fromkeys(place for place, _ in self.users.get(name, ())))

    def travels(self, name: str) -> list[Carrier]:
        """All methods that a definition can be part of, the nearest first."""
        found: dict[Carrier, None] = {}
        seen, queue = {name}, [name]
        while queue:
            current = queue.pop(0)
            found.update(dict.fromkeys(self.carriers.get(current, ())))
            for _, owner in self.users.get(current, ()):
                if owner not in seen:
                    seen.add(owner)
                    queue.append(owner)
        return list(found)


def usage(protocol: ir.Protocol) -> Usage:
    out = Usage()
    for definition in protocol.definitions:
        for place, target in _uses(definition):
            out.users.setdefault(target, []).append((place, definition.name))
    for method in protocol.methods:
        for part, target in (("params", method.params), ("result", method.result)):
            if target:
                out.carriers.setdefault(target, []).append(carrier(method, part))
    return out


def _uses(definition: ir.Definition) -> Iterator[tuple[str, str]]:
    if isinstance(definition, ir.Alias):
        yield from ((definition.name, target) for target in refs(definition.type))
    elif isinstance(definition, ir.Union):
        for member in definition.members:
            label = f":{member.tag}" if member.role == "case" else ""
            yield f"{definition.name}{label}", member.ref
    else:
        if definition.parent:
            yield definition.name, definition.parent
        for item in definition.fields:  # also those of the parent, which have its name in their origin
            yield from ((item.origin or f"{definition.name}.{item.wire}", target) for target in refs(item.type))


def carrier(method: ir.Method, part: str) -> Carrier:
    handler = "" if method.side == "protocol" else method.side
    sender = OTHER.get(handler, "")
    if part == "result":
        sender, handler = handler, sender
    return Carrier(method.name, method.kind, part, sender, handler)
