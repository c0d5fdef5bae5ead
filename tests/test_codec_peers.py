"""Second opinions: the TypeScript SDK's zod schemas and the Python SDK's models on the same values as our codec.

Every difference has a name, and every name a reason in `peers/disagreements.toml`. A name that is not there fails.
"""

from __future__ import annotations

import itertools
import json
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from codec.builds import LATEST, PROTOCOLS, bindings
from codec.proof import Contender, encode, given, without_tag
from oracle import releases
from oracle.instances import random_instance
from oracle.mutate import mutations
from oracle.schema import view
from peers import node
from peers.classify import Ours, answers

TABLE = tomllib.loads((Path(__file__).parent / "peers" / "disagreements.toml").read_text("utf-8"))
# What the Python SDK was generated from.
PYTHON_RELEASE = "1.19.0"
Case = tuple[str, str, Any]  # protocol, definition, value
Verdicts = Callable[[list[Case]], list[dict[str, Any]]]

needs_node = pytest.mark.skipif(node.missing() is not None, reason=node.missing() or "")


def zod(cases: list[Case]) -> list[dict[str, Any]]:
    return node.zod_verdicts(
        {"id": i, "protocol": protocol, "definition": name, "input": value}
        for i, (protocol, name, value) in enumerate(cases)
    )


def python(cases: list[Case]) -> list[dict[str, Any]]:
    pytest.importorskip("acp.schema", reason="agent-client-protocol is not installed: benchmarks/peers.txt")
    from peers import python_sdk

    return [asdict(python_sdk.verdict(*case)) for case in cases]


PEERS: dict[str, tuple[str, tuple[str, ...], Verdicts]] = {
    "zod": (LATEST, PROTOCOLS, zod),
    "python": (PYTHON_RELEASE, ("v1",), python),
}
every_peer = pytest.mark.parametrize("peer", [pytest.param("zod", marks=needs_node), "python"])


def generated(release: str, protocol: str, instances: int, each: int) -> Iterator[Case]:
    schema = releases.schema(release, protocol)
    for name, definition in schema["$defs"].items():
        if definition.get("x-docs-ignore"):
            continue
        rng = Random(f"peers {name}")
        for index in range(instances):
            value = random_instance(schema, name, rng, index % 6)
            spoiled = (m.instance for m in itertools.islice(mutations(schema, name, value, rng), each))
            yield from ((protocol, name, one) for one in (value, *spoiled) if _is_json(one))


def _is_json(value: Any) -> bool:
    """Whether both peers can be asked: without NaN, and without integers that Python does not print."""
    try:
        json.dumps(value, allow_nan=False)
    except ValueError:
        return False
    return True


@cache
def contender(release: str, protocol: str) -> Contender:
    return Contender.of(bindings(release, protocol))


def ours(release: str, case: Case) -> Ours:
    protocol, name, value = case
    codec = contender(release, protocol)
    drops: list[Any] = []
    try:
        made = codec.codec.decode_named(name, given(codec, name, value), salvaged=drops)
    except codec.build.module.DecodeError as error:
        return Ours("reject", error=str(error))
    back = without_tag(codec, name, encode(codec, name, made), value)
    return Ours("salvage" if drops else "accept", back, tuple(drop.path for drop in drops))


def compare(
    release: str, cases: list[Case], verdicts: Iterable[dict[str, Any]]
) -> tuple[Counter[str], dict[str, Case]]:
    """How often each difference was seen, with the first case of each; `agree` counts where there is none."""
    seen: Counter[str] = Counter()
    first: dict[str, Case] = {}
    for case, verdict in zip(cases, verdicts, strict=True):
        if not verdict["known"]:
            seen["not known"] += 1
            continue
        nodes = view(releases.schema(release, case[0])).definition(case[1])
        names = answers(nodes, case[2], ours(release, case), verdict)
        seen.update(names or {"agree"})
        for name in names:
            first.setdefault(name, case)
    return seen, first


def check(peer: str, instances: int, each: int, capsys: pytest.CaptureFixture[str]) -> None:
    release, protocols, ask = PEERS[peer]
    cases = [case for protocol in protocols for case in generated(release, protocol, instances, each)]
    seen, first = compare(release, cases, ask(cases))
    with capsys.disabled():
        print(f"\n{peer}: {len(cases)} values")
        for name, count in seen.most_common():
            print(f"  {count:6} {name}")
    unexplained = {name: first[name] for name in first if name not in TABLE[peer]}
    assert unexplained == {}
    # The peers must have been asked, and have agreed about most.
    assert seen["agree"] > len(cases) / 2 and seen["not known"] < len(cases) / 5


@every_peer
def test_no_new_disagreement(peer: str, capsys: pytest.CaptureFixture[str]) -> None:
    check(peer, 5, 4, capsys)


@pytest.mark.slow
@every_peer
def test_no_new_disagreement_at_length(peer: str, capsys: pytest.CaptureFixture[str]) -> None:
    check(peer, 60, 6, capsys)


@every_peer
def test_every_row_has_a_witness(peer: str) -> None:
    release, _, ask = PEERS[peer]
    rows = list(TABLE[peer].items())
    cases: list[Case] = [tuple(json.loads(row["example"])) for _, row in rows]
    for (name, row), case, verdict in zip(rows, cases, ask(cases), strict=True):
        assert verdict["known"], name
        nodes = view(releases.schema(release, case[0])).definition(case[1])
        assert name in answers(nodes, case[2], ours(release, case), verdict), (name, verdict)
        assert len(row["reason"]) > 20


# What is known of single values, whatever the names of the differences.
UNTAGGED = {"type": "stdio", "name": "a", "command": "c", "args": [], "env": []}
KNOWN: list[tuple[str, Case, bool, dict[str, tuple[bool, Any]]]] = [
    (
        "2**53+1",
        ("v1", "UsageUpdate", {"used": 2**53 + 1, "size": 1}),
        True,
        {"zod": (True, {"used": 2**53, "size": 1}), "python": (True, {"used": 2**53 + 1, "size": 1})},
    ),
    ("2**64", ("v1", "UsageUpdate", {"used": 2**64, "size": 1}), False, {"zod": (True, ...), "python": (True, ...)}),
    (
        "the type of an untagged server",
        ("v1", "NewSessionRequest", {"cwd": "/w", "mcpServers": [UNTAGGED]}),
        True,
        {
            "zod": (True, {"cwd": "/w", "mcpServers": [{k: v for k, v in UNTAGGED.items() if k != "type"}]}),
            "python": (True, ...),
        },
    ),
    (
        "12 as text",
        ("v1", "UsageUpdate", {"used": "12", "size": 1}),
        False,
        {"zod": (False, ...), "python": (True, ...)},
    ),
    ("true", ("v1", "UsageUpdate", {"used": True, "size": 1}), False, {"zod": (False, ...), "python": (True, ...)}),
    (
        "title null",
        ("v1", "SessionInfoUpdate", {"title": None}),
        True,
        {"zod": (True, {"title": None}), "python": (True, {})},
    ),
    (
        "a date as version",
        ("v1", "InitializeRequest", {"protocolVersion": "2025-06-18"}),
        False,
        {"zod": (False, ...), "python": (True, ...)},
    ),
    (
        "an unknown category",
        (
            "v1",
            "SessionConfigOption",
            {"type": "boolean", "id": "a", "name": "A", "category": "_own", "currentValue": True},
        ),
        True,
        {
            "zod": (True, {"type": "boolean", "id": "a", "name": "A", "category": "_own", "currentValue": True}),
            "python": (True, {"type": "boolean", "id": "a", "name": "A", "currentValue": True}),
        },
    ),
]


@every_peer
@pytest.mark.parametrize(("case", "accepted", "answer"), [row[1:] for row in KNOWN], ids=[row[0] for row in KNOWN])
def test_known_differences(peer: str, case: Case, accepted: bool, answer: dict[str, tuple[bool, Any]]) -> None:
    release, _, ask = PEERS[peer]
    mine = ours(release, case)
    assert (mine.outcome == "accept") == accepted
    if accepted:
        assert mine.back == case[2]
    (theirs,) = ask([case])
    accepts, output = answer[peer]
    assert theirs["accepted"] == accepts, theirs["error"]
    if output is not ...:
        assert theirs["output"] == output
