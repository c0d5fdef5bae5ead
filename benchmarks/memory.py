"""What one decoded chunk keeps alive: the objects made for it, with all that hangs off them, without the text that came in."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Sequence

from . import corpus
from .peers import FromDict, Peer
from .peers.ours import NAME as OURS
from .peers.python_sdk import BASELINE
from .table import Row, Section, ratio, size

COUNT = 20_000
REACH = 6.0
CHUNK = corpus.SMALL[0]


def bytes_each(decode: FromDict, count: int = COUNT) -> float:
    """Bytes that stay allocated for each object. The strings are those of the payload, so they are not counted."""
    kept: list[object] = [None] * count
    decode(CHUNK.payload)
    gc.collect()
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        for i in range(count):
            kept[i] = decode(CHUNK.payload)
        gc.collect()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return (after - before) / count


def section(peers: Sequence[Peer]) -> Section:
    found = {p.name: bytes_each(decode) for p in peers if (decode := p.dict_decoder(CHUNK.definition)) is not None}
    smaller = {name: found[BASELINE] / value for name, value in found.items()}
    met = smaller[OURS] >= REACH if OURS in smaller else None
    rows = [
        Row("times smaller", {k: ratio(v) for k, v in smaller.items()}, f"{REACH:.0f} or more", met),
        Row("bytes", {k: size(v) for k, v in found.items()}),
    ]
    return Section("Memory of a chunk object", list(found), rows, [f"tracemalloc over {COUNT:,} objects"])
