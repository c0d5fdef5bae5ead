"""Upstream's descriptions, in a store that kept them: moved to where lowering wants them, dropped everywhere else.

A schema with descriptions must lower to what it lowers to without them, so none may stand where lowering looks at the
set of keywords of a node. Definitions and properties keep theirs as `description`; a variant of a definition's union
and a value of its enum have theirs under `DOC`.
"""

from __future__ import annotations

from typing import Any

from acpgen.items import UNIONS
from acpgen.source import Json

DOC = "x-acpgen-doc"
_NAMED = ("properties", "$defs")


def settle(definitions: Json) -> Json:
    """The same definitions with every description in its place."""
    return {name: _definition(node) for name, node in definitions.items()}


def _definition(node: Any) -> Any:
    if not isinstance(node, dict):
        return node
    out = _keep(node)
    for keyword in UNIONS:
        if isinstance(out.get(keyword), list):
            pairs = zip(node[keyword], out[keyword], strict=True)
            out[keyword] = [_with(plain, DOC, described(raw)) for raw, plain in pairs]
    return out


def _keep(node: Json) -> Json:
    """A definition or a property: its own description stays."""
    kept: Json = _with(_plain(node), "description", described(node))
    return kept


def _plain(node: Any) -> Any:
    if isinstance(node, list):
        return [_plain(item) for item in node]
    if not isinstance(node, dict):
        return node
    out = {}
    for key, value in node.items():
        if key in _NAMED and isinstance(value, dict):
            out[key] = {name: _keep(inner) if isinstance(inner, dict) else inner for name, inner in value.items()}
        elif key in ("default", "const", "enum"):
            out[key] = value
        elif key != "description" or not isinstance(value, str):
            out[key] = _plain(value)
    return out


def _with(node: Any, key: str, text: str) -> Any:
    return {**node, key: text} if text else node


def described(node: Any) -> str:
    """The description of a node, "" if it has none."""
    text = node.get("description") if isinstance(node, dict) else None
    return text.strip() if isinstance(text, str) else ""
