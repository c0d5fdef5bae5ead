"""The peers behind one small interface, so that the measuring code knows none of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

FromDict = Callable[[dict[str, Any]], object]
FromText = Callable[[bytes], object]
ToText = Callable[[Any], bytes]


class Absent(Exception):
    """A peer, or a part of one, that is not there. The text says why, for the reader of the table."""


class Peer(Protocol):
    """Hands out functions that are ready to call, so that no lookup is timed with them.

    A variant of a peer has None for what it does as its main entry does.
    """

    name: str

    def dict_decoder(self, definition: str) -> FromDict | None: ...

    def json_decoder(self, definition: str) -> FromText | None: ...

    def json_encoder(self, definition: str) -> ToText | None: ...

    def line_decoder(self) -> FromText | None:
        """Decodes one line of the mixed stream: a request or a notification for a client."""
        ...


def _ours() -> list[Peer]:
    from . import ours

    return ours.peers()


def _python_sdk() -> list[Peer]:
    from . import python_sdk

    return python_sdk.peers()


def _msgspec() -> list[Peer]:
    from . import msgspec_structs

    return msgspec_structs.peers()


def load() -> tuple[list[Peer], list[str]]:
    """The peers that are there, the Python SDK first, and a line for each that is not."""
    found: list[Peer] = []
    missing: list[str] = []
    for name, get in (("Python SDK", _python_sdk), ("ours", _ours), ("msgspec", _msgspec)):
        try:
            found += get()
        except (Absent, ImportError) as error:
            missing.append(f"{name}: {error}")
    return found, missing
