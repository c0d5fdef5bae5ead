"""Python bindings for the Agent Client Protocol, generated from its JSON Schemas."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from acpgen.diff.compare import diff as diff

__version__ = "0.1.0"


def __getattr__(name: str) -> Any:
    # `acpgen.diff(old, new)`: imported when it is used, so that `import acpgen` stays light.
    if name == "diff":
        from importlib import import_module

        return import_module("acpgen.diff")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
