"""Decoding and encoding: the ratios to the Python SDK, message by message and as geometric means."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence

from . import corpus, timing
from .corpus import Message
from .peers import Absent, Peer, zod
from .peers.ours import NAME as OURS
from .peers.python_sdk import BASELINE
from .table import Row, Section, ratio, seconds

Work = Callable[[], object]
Prepare = Callable[[Peer, Message], Work | None]


def _from_dict(peer: Peer, message: Message) -> Work | None:
    decode = peer.dict_decoder(message.definition)
    return decode and functools.partial(decode, message.payload)


def _from_text(peer: Peer, message: Message) -> Work | None:
    decode = peer.json_decoder(message.definition)
    return decode and functools.partial(decode, message.text)


def _to_text(peer: Peer, message: Message) -> Work | None:
    encode = peer.json_encoder(message.definition)
    decode = peer.json_decoder(message.definition)
    return encode and decode and functools.partial(encode, decode(message.text))


OPERATIONS: tuple[tuple[str, Prepare, float], ...] = (
    ("dict to object", _from_dict, 3.5),
    ("JSON text to object", _from_text, 2.2),
    ("object to JSON text", _to_text, 2.2),
)
STREAM_REACH = 1.8
ZOD_REACH = 2.0


def _samples(peers: Sequence[Peer], message: Message, prepare: Prepare, rounds: int) -> dict[str, list[float]]:
    works = {peer.name: prepare(peer, message) for peer in peers}
    contenders = {name: timing.repeated(work) for name, work in works.items() if work is not None}
    return timing.interleave(contenders, rounds)


def _row(name: str, speedups: dict[str, float], reach: float | None = None) -> Row:
    met = speedups[OURS] >= reach if reach is not None and OURS in speedups else None
    return Row(name, {k: ratio(v) for k, v in speedups.items()}, f"{reach} or more" if reach else "", met)


def sections(peers: Sequence[Peer], rounds: int, details: bool) -> list[Section]:
    columns = [peer.name for peer in peers]
    means, single = [], []
    for title, prepare, reach in OPERATIONS:
        found: dict[str, list[float]] = {}
        for message in corpus.SMALL:
            samples = _samples(peers, message, prepare, rounds)
            speedups = timing.speedups(samples, BASELINE)
            for name, value in speedups.items():
                found.setdefault(name, []).append(value)
            base = seconds(timing.medians(samples)[BASELINE])
            single.append(_row(f"{title}: {message.name} ({base})", speedups))
        means.append(_row(title, {k: timing.geometric_mean(v) for k, v in found.items()}, reach))
    for title, prepare, _ in OPERATIONS:
        samples = _samples(peers, corpus.LARGE, prepare, max(5, rounds // 4))
        means.append(_row(f"{title}, {corpus.LARGE.name}", timing.speedups(samples, BASELINE)))
    made = [
        Section(
            "Codec: times faster than the Python SDK",
            columns,
            means,
            [f"geometric means over the {len(corpus.SMALL)} small messages"],
        )
    ]
    if details:
        made.append(Section("Codec, message by message", columns, single, ["in brackets: the Python SDK's median"]))
    return [*made, _stream(peers, rounds)]


def _lines(decode: Callable[[bytes], object], lines: list[bytes]) -> timing.Seconds:
    def all_lines() -> None:
        for line in lines:
            decode(line)

    return timing.repeated(all_lines)


def _stream(peers: Sequence[Peer], rounds: int) -> Section:
    lines = corpus.stream_lines()
    contenders = {p.name: _lines(decode, lines) for p in peers if (decode := p.line_decoder()) is not None}
    notes = [f"{len(lines)} lines, {sum(map(len, lines)) // len(lines)} bytes each on average"]
    try:
        with zod.rounds(lines) as once:
            samples = timing.interleave({**contenders, zod.NAME: once}, rounds)
    except Absent as error:
        notes.append(str(error))
        samples = timing.interleave(contenders, rounds)
    middle = timing.medians(samples)
    rows = [
        _row("mixed stream", timing.speedups(samples, BASELINE), STREAM_REACH),
        Row("messages a second", {k: f"{len(lines) / v:,.0f}" for k, v in middle.items()}),
    ]
    if zod.NAME in samples:
        versus = timing.speedups(samples, zod.NAME)
        rows.insert(1, _row("mixed stream, zod = 1", versus, ZOD_REACH))
    return Section("Mixed stream: times the messages a second of the Python SDK", list(samples), rows, notes)
