"""The bindings of `generated/`, all gates on; with the standard library, and with orjson where it is installed."""

from __future__ import annotations

import functools
import importlib
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from . import Absent, FromDict, FromText, Peer, ToText

GENERATED = Path(__file__).resolve().parents[2] / "generated"
NAME = "ours"


def bindings(protocol: str = "v1") -> Any:
    """`acp_bindings.v1`; raises Absent before the bindings are generated."""
    if not (GENERATED / "acp_bindings" / protocol / "codec.py").is_file():
        raise Absent(f"generated/acp_bindings/{protocol} is not there: run acpgen generate")
    if str(GENERATED) not in sys.path:
        sys.path.insert(0, str(GENERATED))
    return importlib.import_module(f"acp_bindings.{protocol}")


def features(module: Any) -> frozenset[str]:
    """Every feature of the build: one that is off would be less work."""
    known: Iterable[str] = importlib.import_module(f"{module.__name__}.features").FEATURES
    return frozenset(known)


class Ours:
    def __init__(self, name: str, **options: Any) -> None:
        self.name = name
        self._module = bindings()
        self._codec = self._module.Codec(features=features(self._module), **options)

    def dict_decoder(self, definition: str) -> FromDict:
        return functools.partial(self._codec.decode, getattr(self._module, definition))

    def json_decoder(self, definition: str) -> FromText:
        return functools.partial(self._codec.decode, getattr(self._module, definition))

    def json_encoder(self, definition: str) -> ToText:
        encode: ToText = self._codec.encode_json
        return encode

    def line_decoder(self) -> FromText:
        return functools.partial(self._codec.decode_message, receiver="client")


def peers() -> list[Peer]:
    made: list[Peer] = [Ours(NAME)]
    try:
        import orjson
    except ImportError:
        return made
    return [*made, Ours("ours, orjson", loads=orjson.loads, dumps=orjson.dumps)]
