"""Schema fragments made into releases: what the cases of `cases/diff` are written in.

A fragment has `$defs` as they would stand in a schema, and:

* `sent`: `{"client": ["Thing"]}` adds a request of that peer whose params have a required `value` of that type;
* `unstable`: definitions that the unstable lane has instead or in addition (null: that it lacks);
* `features`: `{"f": {"roots": [...], "until": "1.0.0"}}`, `facts`: `{"client": {"path": [items]}}`, `meta`: meta.json.

Definitions with `x-method` get their envelopes by the end of their name: Request, Response or Notification.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from acpgen.source import Store, open_store

Json = dict[str, Any]
PROTOCOL = "v9"
OLD, NEW = "1.0.0", "1.1.0"
HERE = Path(__file__).parent / "cases" / "diff"


def ref(name: str) -> Json:
    return {"$ref": f"#/$defs/{name}"}


def schema(fragment: Json, lane: str = "stable") -> Json:
    """A whole schema out of a fragment."""
    definitions = dict(fragment["$defs"])
    if lane == "unstable":
        definitions.update(fragment.get("unstable", {}))
        definitions = {name: node for name, node in definitions.items() if node is not None}
    for sender, names in fragment.get("sent", {}).items():
        receiver = "agent" if sender == "client" else "client"
        for name in names:
            marks = {"x-side": receiver, "x-method": f"use/{name}/{sender}"}
            stem = f"Use{name}By{sender.capitalize()}"
            params = {"type": "object", "properties": {"value": ref(name)}, "required": ["value"], **marks}
            definitions[f"{stem}Request"] = params
            definitions[f"{stem}Response"] = {"type": "object", "properties": {}, **marks}
    envelopes = _envelopes(definitions)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": {**definitions, **envelopes}}


def _envelopes(definitions: Json) -> Json:
    carried: dict[str, list[Json]] = {}
    for name, node in definitions.items():
        if "x-method" not in node:
            continue
        side = node.get("x-side", "agent")
        sides = ["agent", "client"] if side == "both" else [side]
        for one in sides:
            kind = next(kind for kind in ("Request", "Response", "Notification") if name.endswith(kind))
            # A peer's requests are handled by the other one; its responses answer what it handles itself.
            sender = {"agent": "Client", "client": "Agent"}.get(one, "Other")
            owner = one.capitalize() if kind == "Response" else sender
            carried.setdefault(f"{owner}{kind}", []).append({"allOf": [ref(name)]})
    out: Json = {}
    for name, entries in carried.items():
        union = {"anyOf": entries}
        if name.endswith("Response"):
            good = {"title": "Result", "type": "object", "properties": {"result": union}, "required": ["result"]}
            out[name] = {"anyOf": [good], "x-docs-ignore": True}
            continue
        properties: Json = {"method": {"type": "string"}, "params": {"anyOf": [union, {"type": "null"}]}}
        if name.endswith("Request"):
            properties = {"id": {"type": "integer"}, **properties}
        out[name] = {"type": "object", "properties": properties, "required": ["method"], "x-docs-ignore": True}
    return out


def store_of(root: Path, old: Json, new: Json) -> Store:
    """A store that holds two fragments as the releases OLD and NEW."""
    for id, fragment in ((OLD, old), (NEW, new)):
        folder = root / id / PROTOCOL
        folder.mkdir(parents=True)
        for lane, name in (("stable", "schema.json"), ("unstable", "schema.unstable.json")):
            (folder / name).write_text(json.dumps(schema(fragment, lane)), "utf-8")
        if "meta" in fragment:
            (folder / "meta.json").write_text(json.dumps(fragment["meta"]), "utf-8")
    entries = "".join(f'[[release]]\nid = "{id}"\nprotocols = ["{PROTOCOL}"]\n' for id in (OLD, NEW))
    (root / "releases.toml").write_text(f'latest = "{NEW}"\n{entries}', "utf-8")
    features = {**old.get("features", {}), **new.get("features", {})}
    lines = []
    for name, entry in features.items():
        bounds = "".join(f'{key} = "{entry[key]}"\n' for key in ("since", "until") if key in entry)
        lines.append(
            f'[{name}]\norigin = "ours"\n[[{name}.roots]]\n{bounds}{PROTOCOL} = {json.dumps(entry["roots"])}\n'
        )
    (root / "features.toml").write_text("".join(lines), "utf-8")
    facts = {**old.get("facts", {}), **new.get("facts", {})}
    lines = []
    for side, paths in facts.items():
        lines.append(f"[{PROTOCOL}.capability.{side}]\n")
        lines += [f"{json.dumps(path)} = {json.dumps(items)}\n" for path, items in paths.items()]
    (root / "facts.toml").write_text("".join(lines), "utf-8")
    return open_store(root)
