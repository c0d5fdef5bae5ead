"""The JSON-RPC methods of a schema, read off the envelopes and the `x-method`/`x-side` of what they carry.

`x-side` is the side that handles a method; `both` means that each side may send it, and then the envelope says who
handles it. Must not know a method by name.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from acpgen import ir
from acpgen.errors import AcpgenError, Problem, pointer
from acpgen.gate import FEATURE
from acpgen.items import entries_of, is_envelope, protocol_level
from acpgen.source import Json


def methods_of(schema: Json, facts: Json, place: str, names: Mapping[str, str] | None = None) -> tuple[ir.Method, ...]:
    """The method table of a gated schema, in the order of its envelopes; raises on a request without a result. `names`
    are the pinned names of definitions."""
    named = names or {}
    definitions = schema["$defs"]
    allowed = {item: path for paths in facts["capability"].values() for path, items in paths.items() for item in items}
    results: dict[tuple[str, str], str] = {}
    found: list[tuple[str, str, str, str]] = []
    for name, envelope in definitions.items():
        if not is_envelope(envelope):
            continue
        kind = _kind(envelope)
        targets = [target for target, _ in entries_of(envelope) if "x-method" in definitions[target]]
        handler = _handler(definitions, targets)
        for target in targets:
            side = definitions[target].get("x-side", handler)
            side = handler if side == "both" else side
            method = definitions[target]["x-method"]
            if kind == "response":
                results[method, _answering(definitions, target, name)] = target
                results.setdefault((method, ""), target)
            else:
                found.append((method, side, kind, target))
    found += [
        (definitions[target]["x-method"], definitions[target].get("x-side", "protocol"), "notification", target)
        for target in protocol_level(schema)
    ]
    problems: list[Problem] = []
    out: list[ir.Method] = []
    for method, side, kind, params in dict.fromkeys(found):
        result = ""
        if kind == "request":
            result = results.get((method, side)) or results.get((method, ""), "")
            if not result:
                at = f"{place}{pointer('$defs', params)}"
                problems.append(Problem("E208", at, f"the request {method} has no response definition", "add one"))
        feature = definitions[params].get(FEATURE, "")
        capability = allowed.get(method, "")
        takes, gives = named.get(params, params), named.get(result, result)
        out.append(ir.Method(method, side, kind, takes, gives, feature, capability))  # type: ignore[arg-type]
    if problems:
        raise AcpgenError(problems)
    return tuple(out)


def _kind(envelope: Json) -> str:
    properties = envelope.get("properties", {})
    if "method" in properties:
        return "request" if "id" in properties else "notification"
    return "response"


def _handler(definitions: Json, targets: list[str]) -> str:
    """The side that handles what an envelope carries: the one that all but the two-sided methods name."""
    sides = Counter(definitions[target].get("x-side", "both") for target in targets)
    del sides["both"]
    return sides.most_common(1)[0][0] if sides else "both"


def _answering(definitions: Json, target: str, envelope: str) -> str:
    """The side whose responses an envelope carries: `AgentResponse` answers what the agent handles."""
    side = definitions[target].get("x-side", "both")
    return side if side != "both" else envelope.removesuffix("Response").lower()


def check_meta(methods: Iterable[ir.Method], meta: Json | None, place: str) -> list[Problem]:
    """Where a release has meta.json: its method lists against the table. A release that has none is not checked."""
    if meta is None:
        return []
    problems = []
    for key, listed in sorted(meta.items()):
        if not key.endswith("Methods") or not isinstance(listed, dict):
            continue
        side = key.removesuffix("Methods")
        ours = {method.name for method in methods if method.side in (side, "both")}
        for name in sorted(set(listed.values()) ^ ours):
            where = "meta.json lists" if name in listed.values() else "the schema has"
            other = "the schema does not have it" if name in listed.values() else "meta.json does not list it"
            message = f"{where} {name} for the {side}, {other}"
            problems.append(Problem("E208", f"{place}#/{key}", message, "tell upstream; the schema is what counts"))
    return problems
