"""The view of `methods.py`: method tables and the names of the methods."""

from __future__ import annotations

import re
from dataclasses import dataclass

from acpgen import ir
from acpgen.emit.docs import Docs
from acpgen.emit.layout import bracket, exported, import_line, union
from acpgen.errors import AcpgenError, Problem
from acpgen.literals import docstring, identifier, string


@dataclass(frozen=True, slots=True)
class MethodsView:
    doc: str
    constants: tuple[str, ...]
    entries: tuple[str, ...]
    capabilities: tuple[str, ...]
    models: str
    params: tuple[str, ...]
    exported: str


def view(protocol: ir.Protocol, docs: Docs) -> MethodsView:
    names = _constants(protocol)
    params = sorted({m.params for m in protocol.methods if m.kind == "request"})
    notes = sorted({m.params for m in protocol.methods if m.kind == "notification"})
    results = sorted({m.result for m in protocol.methods if m.result})
    aliases = [("RequestParams", params), ("NotificationParams", notes), ("Result", results)]
    public = ["CAPABILITIES", "Capability", "METHODS", "Method", *(a for a, _ in aliases), *names.values()]
    return MethodsView(
        doc=docstring(docs.module(protocol, "JSON-RPC methods and capabilities"), 0),
        constants=tuple(f"{constant}: Final = {string(name)}" for name, constant in names.items()),
        entries=tuple(_entry(method) for method in protocol.methods),
        capabilities=tuple(_capability(capability) for capability in protocol.capabilities),
        models=import_line("from .models import ", {*params, *notes, *results}),
        params=tuple(union(f"{name}: TypeAlias = ", [*members, "Any"]) for name, members in aliases),
        exported=exported(public),
    )


def _constants(protocol: ir.Protocol) -> dict[str, str]:
    out: dict[str, str] = {}
    for method in protocol.methods:
        name = re.sub(r"[^0-9A-Za-z]+", "_", re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", method.name)).strip("_").upper()
        if not name or not name.isidentifier() or out.get(method.name, name) != name:
            name = ""
        other = next((key for key, constant in out.items() if constant == name and key != method.name), "")
        if not name or other or name in ("METHODS", "CAPABILITIES"):
            message = f"no constant can be named after the method {method.name!r}" + (
                f" beside {other!r}" if other else ""
            )
            raise AcpgenError([Problem("E401", protocol.name, message, "rename the method upstream")])
        out[method.name] = identifier(name)
    return out


def _entry(method: ir.Method) -> str:
    fields = [method.name, method.side, method.kind, method.params, method.result, method.feature, method.capability]
    key = f"({string(method.side)}, {string(method.name)}, {string(method.kind)})"
    return bracket(f"{key}: Method", [string(text) for text in fields], ",", 4)


def _capability(capability: ir.Capability) -> str:
    items = ", ".join(map(string, capability.items)) + ("," if len(capability.items) == 1 else "")
    arguments = [string(capability.side), string(capability.path), f"({items})", string(capability.feature)]
    return bracket("Capability", arguments, ",", 4)
