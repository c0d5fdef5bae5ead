"""The corpus of the benchmarks, and the peers that read it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from peers import node

from benchmarks import corpus, table, timing

ROOT = Path(__file__).resolve().parents[1]
MESSAGES = [(m.definition, m.payload) for m in (*corpus.SMALL, corpus.LARGE)]
STREAM = [(corpus.definition_of(m["method"]), m["params"]) for m in corpus.stream()]


def test_corpus_is_the_same_every_time() -> None:
    assert corpus.stream_lines() == corpus.stream_lines()
    assert len({m.name for m in corpus.SMALL}) == len(corpus.SMALL)


def test_corpus_has_the_announced_sizes() -> None:
    by_name = {m.name: m for m in corpus.SMALL}
    (content,) = by_name["diff of 2 KB"].payload["update"]["content"]
    assert len(content["oldText"]) + len(content["newText"]) == 2048
    assert len(by_name["plan of 8"].payload["update"]["entries"]) == 8
    assert len(by_name["20 commands"].payload["update"]["availableCommands"]) == 20
    assert len(by_name["new session"].payload["mcpServers"]) == 3
    assert len(by_name["prompt of 5 blocks"].payload["prompt"]) == 5
    assert len(corpus.LARGE.payload["update"]["content"]["text"]) == 1 << 20
    assert len(corpus.stream_lines()) == corpus.STREAM_SIZE == 1000


@pytest.mark.parametrize("release", ["1.23.0", "sdk-2.4.0"])
@pytest.mark.parametrize("lane", ["schema.json", "schema.unstable.json"])
def test_corpus_is_valid(release: str, lane: str) -> None:
    jsonschema_rs = pytest.importorskip("jsonschema_rs")
    file = ROOT / "schemas" / release / "v1" / lane
    if not file.is_file():
        pytest.skip(f"schemas/{release} is not there")
    definitions = json.loads(file.read_text("utf-8"))["$defs"]
    for name in {definition for definition, _ in MESSAGES + STREAM}:
        validator = jsonschema_rs.validator_for({"$ref": f"#/$defs/{name}", "$defs": definitions})
        assert [p for d, p in MESSAGES + STREAM if d == name and not validator.is_valid(p)] == []


def test_python_sdk_reads_the_corpus() -> None:
    pytest.importorskip("acp.schema", reason="agent-client-protocol is not installed")
    from peers import python_sdk

    for definition, payload in MESSAGES + STREAM:
        answer = python_sdk.verdict("v1", definition, payload)
        assert answer.accepted, answer.error
        if not definition.startswith("Initialize"):  # the SDK writes a default there
            assert answer.output == payload


@pytest.mark.skipif(node.missing() is not None, reason=node.missing() or "")
def test_zod_reads_the_corpus() -> None:
    requests = [
        {"id": i, "protocol": "v1", "lane": "stable", "definition": definition, "input": payload}
        for i, (definition, payload) in enumerate(MESSAGES + STREAM)
    ]
    assert [answer["error"] for answer in node.zod_verdicts(requests) if not answer["accepted"]] == []


def test_msgspec_gives_the_corpus_back() -> None:
    pytest.importorskip("msgspec")
    from benchmarks.peers.msgspec_structs import Msgspec

    peer = Msgspec()
    decode_line = peer.line_decoder()
    for message in (*corpus.SMALL, corpus.LARGE):
        for made in (
            peer.dict_decoder(message.definition)(message.payload),
            peer.json_decoder(message.definition)(message.text),
        ):
            assert json.loads(peer.json_encoder(message.definition)(made)) == message.payload
    assert all(decode_line(line) is not None for line in corpus.stream_lines())


def test_speedups_are_taken_within_a_round() -> None:
    samples = {"base": [1.0, 10.0, 2.0], "twice": [0.5, 5.0, 1.0]}
    assert timing.speedups(samples, "base") == {"base": 1.0, "twice": 2.0}


def test_interleaving_gives_every_contender_every_round() -> None:
    calls: list[str] = []

    def contender(name: str) -> timing.Seconds:
        def once() -> float:
            calls.append(name)
            return 1.0

        return once

    samples = timing.interleave({name: contender(name) for name in "abc"}, rounds=3)
    assert "".join(calls) == "abcbcacab"
    assert samples == {name: [1.0] * 3 for name in "abc"}


def test_table() -> None:
    section = table.Section("T", ["x", "y"], [table.Row("m|n", {"x": "1"}, "2 or more", met=False)], ["why"])
    assert table.markdown(section).splitlines() == [
        "## T",
        "",
        "| measure | x | y | reach | reached |",
        "| --- | --- | --- | --- | --- |",
        "| m\\|n | 1 |  | 2 or more | no |",
        "",
        "* why",
    ]
