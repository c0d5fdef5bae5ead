"""The view of `features.py`: the flags of a build and what each owns."""

from __future__ import annotations

from dataclasses import dataclass

from acpgen import ir
from acpgen.emit.docs import Docs
from acpgen.emit.layout import bracket, tuple_of
from acpgen.literals import docstring, string


@dataclass(frozen=True, slots=True)
class FeaturesView:
    doc: str
    flagged: bool
    flag: str
    entries: tuple[str, ...]


def view(protocol: ir.Protocol, docs: Docs) -> FeaturesView:
    flags = [name for name, _, _ in protocol.features]
    flag = bracket("Flag: TypeAlias = Literal", [string(name) for name in flags], "", 0, "[]")
    entries = []
    for name, state, items in protocol.features:
        owned = tuple_of([string(item) for item in items], 8)
        arguments = [string(name), str(state == "enable"), owned]
        entries.append(bracket(f"{string(name)}: Feature", arguments, ",", 4))
    return FeaturesView(
        doc=docstring(docs.module(protocol, "The flags of this build"), 0),
        flagged=bool(flags),
        flag=flag if flags else "Flag: TypeAlias = str",
        entries=tuple(entries),
    )
