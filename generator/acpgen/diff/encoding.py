"""Differences that change no meaning: another spelling of the same schema, other prose, a property that moved."""

from __future__ import annotations

from typing import Any

from acpgen.diff.draft import Draft, Pair
from acpgen.items import UNIONS, is_envelope
from acpgen.lower import OWN
from acpgen.source import Json


def encoding_findings(pair: Pair, drafts: list[Draft]) -> list[Draft]:
    """One hidden finding for each definition that is written otherwise though nothing else was found about it."""
    touched = {edit.path[1] for draft in drafts for edit in draft.edits if len(edit.path) > 1}
    touched |= {pair.stands_for(name) for name in touched}
    touched |= {item.partition(".")[0].partition(":")[0] for draft in drafts for item in draft.items}
    touched |= {name for draft in drafts for name in (*draft.places, draft.object.partition(".")[0])}
    touched |= {
        edit.path[1].partition("/")[0].partition(":")[0].partition(" ")[0]
        for draft in drafts
        for edit in draft.edits
        if edit.path[0] == "unknown"
    }
    out = []
    before, after = pair.old.raw["$defs"], pair.new.raw["$defs"]
    for name, node in after.items():
        if name not in before or name in touched or is_envelope(node) or before[name] == node:
            continue
        prose = without_prose(before[name]) == without_prose(node)
        rule, message = ("ACP504", "documentation changed") if prose else ("ACP207", "written otherwise, same meaning")
        out.append(Draft(rule, name, message, places=[name], items=[name], hidden=True))
    return out


def moved_findings(pair: Pair, drafts: list[Draft]) -> list[Draft]:
    """Properties that stood beside a union and stand in each of its variants now."""
    out = []
    before, after = pair.old.raw["$defs"], pair.new.raw["$defs"]
    for name, node in before.items():
        if name not in after or not any(keyword in node for keyword in UNIONS):
            continue
        for prop in node.get("properties", {}):
            if prop in after[name].get("properties", {}) or not any(keyword in after[name] for keyword in UNIONS):
                continue
            if _everywhere(pair, name, prop):
                draft = Draft("ACP313", f"{name}.{prop}", "moved from the base into every variant", places=[name])
                draft.items = [f"{name}.{prop}"]
                _take_payloads(pair, name, prop, draft, drafts)
                draft.hidden = draft.python_verdict == "safe"
                out.append(draft)
    return out


def _take_payloads(pair: Pair, name: str, prop: str, into: Draft, drafts: list[Draft]) -> None:
    """The payloads of the variants have the property now; that concerns nobody but who makes them by themselves."""
    definitions = pair.new.lowered["$defs"]
    payloads = {definitions[member["ref"]][OWN].get("origin") for member in definitions[name][OWN]["members"]}
    for draft in list(drafts):
        edited = {edit.path[1:4] for edit in draft.edits if edit.op == "add"}
        wanted = {(payload, "properties", prop) for payload in payloads}
        if draft.rule in ("ACP301", "ACP302") and edited and edited <= wanted and not draft.wire:
            into.edits += draft.edits
            into.python += draft.python
            into.follows.append(draft.object)
            drafts.remove(draft)


def _everywhere(pair: Pair, name: str, prop: str) -> bool:
    """Whether every variant of a union has a property, with nothing changed about it."""
    definition = pair.new.lowered["$defs"].get(name, {})
    members = definition.get(OWN, {}).get("members", ())
    for member in members:
        new = pair.new_model["definitions"][member["ref"]]
        old = pair.old_model["definitions"].get(member["ref"])
        if new["kind"] != "record" or prop not in new["properties"]:
            return False
        if old is not None and old["kind"] == "record" and old["properties"].get(prop) != new["properties"][prop]:
            return False
    return bool(members)


def without_prose(node: Any, names: bool = False) -> Any:
    """The schema without remarks to readers."""
    if isinstance(node, dict):
        kept: Json = {}
        for key, value in node.items():
            if not names and key in ("description", "$comment", "examples") and not isinstance(value, dict):
                continue
            kept[key] = without_prose(value, key in ("properties", "$defs") and not names)
        return kept
    if isinstance(node, list):
        return [without_prose(item) for item in node]
    return node
