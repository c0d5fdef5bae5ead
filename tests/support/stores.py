"""Stores and schemas made by hand, so that a test can show the one thing that it is about."""

from __future__ import annotations

import copy
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

Json = dict[str, Any]

# Older than every release of the manifest, so that no root of the embedded features is looked for in it.
RELEASE = "0.1.0"


def method(name: str, side: str, **schema: Any) -> Json:
    """A definition that travels as the params or the result of a method."""
    return {"type": "object", "x-method": name, "x-side": side, **schema}


def schema(definitions: Mapping[str, Any]) -> Json:
    """An ACP schema of these definitions, and of one request so that there is a protocol to speak."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Agent Client Protocol",
        "anyOf": [{"$ref": "#/$defs/ClientRequest"}, {"$ref": "#/$defs/AgentResponse"}],
        "$defs": {
            "ClientRequest": {
                "type": "object",
                "x-docs-ignore": True,
                "properties": {
                    "id": {"$ref": "#/$defs/RequestId"},
                    "method": {"type": "string"},
                    "params": {"anyOf": [{"$ref": "#/$defs/PingRequest"}, {"type": "null"}]},
                },
                "required": ["id", "method"],
            },
            "AgentResponse": {
                "x-docs-ignore": True,
                "anyOf": [
                    {
                        "type": "object",
                        "properties": {
                            "id": {"$ref": "#/$defs/RequestId"},
                            "result": {"anyOf": [{"$ref": "#/$defs/PingResponse"}]},
                        },
                        "required": ["id", "result"],
                    }
                ],
            },
            "RequestId": {"anyOf": [{"type": "null"}, {"type": "integer", "format": "int64"}, {"type": "string"}]},
            "PingRequest": method("ping", "agent", properties={"text": {"type": "string"}}, required=["text"]),
            "PingResponse": method("ping", "agent", properties={"count": {"type": "integer", "format": "uint32"}}),
            **copy.deepcopy(dict(definitions)),
        },
    }


def tagged(*tags: Any, payloads: Mapping[str, str] | None = None, by: str = "type") -> Json:
    """A union tagged by constants; a tag with a payload refers to it, the others carry nothing."""
    variants = []
    for tag in tags:
        prop = {"type": "string", "const": tag} if isinstance(tag, str) else {"const": tag}
        variant: Json = {"type": "object", "properties": {by: prop}, "required": [by]}
        if payloads and tag in payloads:
            variant["allOf"] = [{"$ref": f"#/$defs/{payloads[tag]}"}]
        variants.append(variant)
    return {"anyOf": variants}


def write_store(
    folder: Path,
    unstable: Mapping[str, Any] | str | bytes,
    stable: Mapping[str, Any] | str | bytes | None = None,
    *,
    release: str = RELEASE,
    protocol: str = "v1",
    **manifests: str,
) -> Path:
    """A store of one release with one protocol. A lane is a schema, or raw text; manifests are `features="…"` and so on."""
    place = folder / release / protocol
    place.mkdir(parents=True, exist_ok=True)
    (folder / "releases.toml").write_text(f'[[release]]\nid = "{release}"\nprotocols = ["{protocol}"]\n', "utf-8")
    for name, lane in (("schema.unstable.json", unstable), ("schema.json", unstable if stable is None else stable)):
        if isinstance(lane, bytes):
            (place / name).write_bytes(lane)
        else:
            (place / name).write_text(lane if isinstance(lane, str) else json.dumps(lane), "utf-8")
    for name, text in manifests.items():
        (folder / f"{name}.toml").write_text(text, "utf-8")
    return folder


def embedded(release: str, protocol: str, lane: str = "unstable") -> Json:
    """A fresh copy of a schema of the repository's store."""
    name = "schema.json" if lane == "stable" else "schema.unstable.json"
    path = Path(__file__).resolve().parents[2] / "schemas" / release / protocol / name
    found: Json = json.loads(path.read_text("utf-8"))
    return found
