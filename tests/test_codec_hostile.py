"""Input that means harm: nothing but a `DecodeError` comes of it, soon, and in few words."""

from __future__ import annotations

import gc
import itertools
import json
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from codec.builds import LATEST, PINNED, bindings
from codec.hostile import BYTES, MARK, SHALLOW, TEXTS, VALUES, as_text, as_value, places
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from oracle import releases
from oracle.instances import random_instance

from benchmarks import corpus

V2_UPDATES = [
    {"sessionUpdate": "tool_call_update", "toolCallId": "t", "kind": "read", "content": [{"type": "_own", "a": 1}]},
    {"sessionUpdate": "notice", "severity": "info", "title": "T", "_meta": {"k": None}},
    {"sessionUpdate": "_own", "nested": {"a": [1]}},
]
MESSAGES = [("v1", m.definition, m.payload) for m in corpus.SMALL]
MESSAGES += [("v2", "UpdateSessionNotification", {"sessionId": "s", "update": update}) for update in V2_UPDATES]
MESSAGES += [("v1", "InitializeResponse", {"protocolVersion": 1, "agentCapabilities": {"loadSession": True}})]
METHODS = {"v1": "session/update", "v2": "session/update"}
BUILDS = {protocol: bindings(PINNED, protocol) for protocol in ("v1", "v2")}
CODECS = {protocol: build.codec(check="lenient") for protocol, build in BUILDS.items()}
every_message = pytest.mark.parametrize(
    ("protocol", "name", "payload"), MESSAGES, ids=[f"{i}-{name}" for i, (_, name, _) in enumerate(MESSAGES)]
)
Outcomes = Counter[str]


def attempt(protocol: str, name: str, payload: Any, outcomes: Outcomes) -> None:
    """Decode, and what decodes is encoded; any exception that is no `CodecError` ends the test."""
    build, codec = BUILDS[protocol], CODECS[protocol]
    drops: list[Any] = []
    try:
        value = codec.decode_named(name, payload, salvaged=drops)
    except build.module.DecodeError as error:
        outcomes["refused"] += 1
        text = str(error)
        assert "\n" not in text and len(text) < 5_000 + len(error.pointer)
        assert build.part("_runtime").pointer(error.path) == error.pointer
        return
    outcomes["salvaged" if drops else "accepted"] += 1
    try:
        codec.encode_json(value)
    except build.module.EncodeError:
        outcomes["not written"] += 1


def attempt_message(protocol: str, line: Any, outcomes: Outcomes) -> None:
    codec = CODECS[protocol]
    for receiver in ("agent", "client"):
        try:
            codec.decode_message(line, receiver)
        except BUILDS[protocol].module.DecodeError as error:
            outcomes["refused"] += 1
            if isinstance(error.id, int) and error.id.bit_length() > 14_000:
                continue  # no text could have brought such an id, and none can bring it back
            codec.encode_json(error.response())
        else:
            outcomes["accepted"] += 1


@every_message
def test_values_in_every_position(protocol: str, name: str, payload: Any) -> None:
    outcomes: Outcomes = Counter()
    for marked, where in places(payload):
        for hostile in VALUES.values():
            if where == "key":
                if isinstance(hostile, (str, int, float, bytes, tuple)):
                    attempt(protocol, name, as_value(marked, hostile), outcomes)
            else:
                attempt(protocol, name, as_value(marked, hostile), outcomes)
    assert outcomes["refused"] and outcomes["accepted"] and outcomes["not written"], outcomes


@every_message
def test_texts_in_every_position(protocol: str, name: str, payload: Any) -> None:
    outcomes: Outcomes = Counter()
    for marked, where in places(payload):
        for hostile in TEXTS.values():
            if where == "key" and not hostile.startswith('"'):
                continue
            text = as_text(marked, hostile)
            attempt(protocol, name, text, outcomes)
            attempt(protocol, name, text.encode("utf-8", "surrogatepass"), outcomes)
        for raw in BYTES.values():
            before, after = as_text(marked, MARK).encode().split(MARK.encode())
            attempt(protocol, name, before + raw + after, outcomes)
    assert outcomes["refused"] and outcomes["accepted"], outcomes


@pytest.mark.parametrize("protocol", ["v1", "v2"])
def test_in_every_position_of_an_envelope(protocol: str) -> None:
    update = {"sessionId": "s", "update": {"sessionUpdate": "plan", "entries": []}}
    envelopes: list[dict[str, Any]] = [
        {"jsonrpc": "2.0", "method": "session/update", "params": update},
        {"jsonrpc": "2.0", "id": 1, "method": "session/list", "params": {}},
        {"jsonrpc": "2.0", "id": 1, "result": {"sessions": []}},
        {"jsonrpc": "2.0", "id": 1, "error": {"code": -32000, "message": "m", "data": {}}},
    ]
    outcomes: Outcomes = Counter()
    for envelope in envelopes:
        for marked, where in places(envelope):
            for hostile in VALUES.values():
                if where != "key" or isinstance(hostile, (str, int, float, bytes, tuple)):
                    attempt_message(protocol, as_value(marked, hostile), outcomes)
            for text in TEXTS.values():
                attempt_message(protocol, as_text(marked, text), outcomes)
            for raw in BYTES.values():
                before, after = as_text(marked, MARK).encode().split(MARK.encode())
                attempt_message(protocol, before + raw + after, outcomes)
    assert outcomes["refused"] and outcomes["accepted"]


CHUNK = ("v1", "SessionNotification", corpus.SMALL[0].payload)


def chunk(text: str) -> bytes:
    update = f'{{"sessionUpdate":"agent_message_chunk","content":{{"type":"text","text":{text}}}}}'
    return f'{{"sessionId":"s","update":{update}}}'.encode("utf-8", "surrogatepass")


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"\xef\xbb\xbf" + chunk('"a"'), "byte order mark"),
        ("\ufeff" + chunk('"a"').decode(), "byte order mark"),
        (chunk('"a"').decode().encode("utf-16"), "not UTF-8"),
        (chunk('"a"')[:-1], "JSON"),
        (chunk('"a"') + b"{}", "extra text"),
        (chunk('"\udcff"'), "not UTF-8 at byte"),
        (chunk("9" * 5000), "JSON"),
        (chunk("[" * 100_000), "nested too deeply"),
        (chunk("NaN"), "NaN"),
        (chunk("1e999"), "out of the range"),
        (b"", "JSON"),
    ],
    ids=range(11),
)
def test_what_the_error_says(data: Any, words: str) -> None:
    module = BUILDS["v1"].module
    with pytest.raises(module.DecodeError) as caught:
        CODECS["v1"].decode(module.SessionNotification, data)
    assert words in str(caught.value) and caught.value.code == -32700 and len(str(caught.value)) < 200


def test_white_space_around_a_message_is_fine() -> None:
    module = BUILDS["v1"].module
    for data in (b"\n\t\r " + chunk('"a"') + b"\r\n", (" " + chunk('"a"').decode() + "\n")):
        assert CODECS["v1"].decode(module.SessionNotification, data).update.content.text == "a"


def test_equal_keys_are_read_as_every_json_parser_reads_them() -> None:
    """The last one counts, as in `JSON.parse`; RFC 8259 leaves it open."""
    module = BUILDS["v1"].module
    line = chunk('"a"').replace(b'"text":"a"', b'"text":5,"text":"b"')
    assert CODECS["v1"].decode(module.SessionNotification, line).update.content.text == "b"


def test_surrogates_go_through() -> None:
    module = BUILDS["v1"].module
    value = CODECS["v1"].decode(module.SessionNotification, chunk('"\\ud800x"'))
    assert value.update.content.text == "\ud800x"
    again = CODECS["v1"].decode(module.SessionNotification, CODECS["v1"].encode_json(value))
    assert again == value


def test_integers_of_5000_digits_go_through_as_objects() -> None:
    module = BUILDS["v1"].module
    update = {"sessionUpdate": "usage_update", "used": 10**5000, "size": 1}
    with pytest.raises(module.DecodeError) as caught:
        CODECS["v1"].decode(module.SessionNotification, {"sessionId": "s", "update": update})
    assert caught.value.pointer == "/update/used" and "bits" in str(caught.value) and len(str(caught.value)) < 200
    kept = CODECS["v1"].decode(module.SessionNotification, {**CHUNK[2], "zz": 10**5000})
    assert CODECS["v1"].encode(kept)["zz"] == 10**5000


@pytest.mark.slow
def test_a_string_of_100_megabytes() -> None:
    """As an object in every position of every message; as text, where it is text and where it is a key."""
    long = "x" * 100_000_000
    outcomes: Outcomes = Counter()
    for protocol, name, payload in MESSAGES:
        codec, module = CODECS[protocol], BUILDS[protocol].module
        for marked, _ in places(payload):
            start = time.thread_time()
            try:
                codec.decode_named(name, as_value(marked, long)) if marked != MARK else None
            except module.DecodeError as error:
                outcomes["refused"] += 1
                assert len(error.reason) < 5_000
            else:
                outcomes["accepted"] += 1
            assert time.thread_time() - start < 5
    assert min(outcomes["refused"], outcomes["accepted"]) > 20
    module = BUILDS["v1"].module
    for line in (chunk(f'"{long}"'), chunk('"a"').replace(b'"sessionId"', f'"{long}":1,"sessionId"'.encode())):
        value = CODECS["v1"].decode(module.SessionNotification, line)
        assert len(CODECS["v1"].encode_json(value)) == len(line)


# Time


def _plan(n: int) -> Any:
    entry = {"content": "c", "priority": "asap", "status": "pending"}
    return {"sessionId": "s", "update": {"sessionUpdate": "plan", "entries": [entry] * n}}


def _prompt(n: int) -> Any:
    return {"sessionId": "s", "prompt": [{"type": "text", "text": 5}] * n}


def _unknown(n: int) -> Any:
    return {**CHUNK[2], **{f"k{i}": None for i in range(n)}}


def _servers(n: int) -> Any:
    return {"cwd": "/", "mcpServers": [{"type": "http", "name": 5, "url": "u", "headers": []}] * n}


def _answers(n: int) -> Any:
    return {"action": "accept", "content": {f"k{i}": [1] for i in range(n)}}


GROWING: dict[str, tuple[str, Callable[[int], Any], int]] = {
    "bad items that are skipped": ("SessionNotification", _plan, 4_000),
    "bad items that are not": ("PromptRequest", _prompt, 4_000),
    "unknown properties": ("SessionNotification", _unknown, 40_000),
    "candidates that do not fit": ("NewSessionRequest", _servers, 2_000),
    "bad values of a map": ("CreateElicitationResponse", _answers, 4_000),
    "text with escapes": ("SessionNotification", lambda n: chunk('"' + "\\u00e9\\n" * n + '"'), 400_000),
    "deep text": ("SessionNotification", lambda n: chunk("[" * n), 400_000),
    "digits": ("SessionNotification", lambda n: chunk("9" * n), 400_000),
    "a fraction": ("SessionNotification", lambda n: chunk("0." + "9" * n), 400_000),
    "white space": ("SessionNotification", lambda n: b" " * n + chunk('"a"') + b" " * n, 2_000_000),
    "equal keys": ("SessionNotification", lambda n: b"{" + b'"a":1,' * n + chunk('"a"')[1:], 200_000),
}


@pytest.fixture
def own_garbage() -> Iterator[None]:
    """The collector looks at the objects of this test alone: those that other tests left, a quarter of a million after
    most of the suite, make one full collection dearer than what is measured."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.mark.usefixtures("own_garbage")
@pytest.mark.parametrize("what", GROWING)
def test_twice_the_size_takes_twice_the_time(what: str) -> None:
    name, make, size = GROWING[what]
    codec = CODECS["v1"]

    def cost(n: int) -> float:
        payload, best = make(n), 1e9
        for _ in range(4):
            start = time.thread_time()
            codec.problems(name, payload)
            try:
                codec.encode_json(codec.decode_named(name, payload))
            except ValueError:
                pass
            best = min(best, time.thread_time() - start)
        return best

    ratios = []
    for _ in range(3):  # a busy machine can spoil one measurement, not all
        ratios.append(cost(2 * size) / max(cost(size), 1e-4))
        if ratios[-1] < 3:
            break
    assert min(ratios) < 3, ratios


# Fuzzing

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(SHALLOW),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)
DEFINITIONS = {
    (release, protocol): [
        name
        for name, node in releases.schema(release, protocol)["$defs"].items()
        if not node.get("x-docs-ignore") and name in bindings(release, protocol).shapes
    ]
    for release, protocol in itertools.product((PINNED, LATEST), ("v1", "v2"))
}


@st.composite
def spliced(draw: st.DrawFn) -> tuple[str, str, str, Any, bool]:
    """A definition, and a valid value of it in which some places have something else, as an object or as JSON text."""
    release, protocol = draw(st.sampled_from(sorted(DEFINITIONS)))
    name = draw(st.sampled_from(DEFINITIONS[release, protocol]))
    seed = draw(st.integers(0, 2**32))
    value = random_instance(releases.schema(release, protocol), name, random.Random(seed), draw(st.integers(0, 5)))
    for _ in range(draw(st.integers(0, 3))):
        value = as_value(
            draw(st.sampled_from([marked for marked, where in places(value) if where != "key"])), draw(JSON)
        )
    return release, protocol, name, value, draw(st.booleans())


def fuzz_values(case: tuple[str, str, str, Any, bool]) -> None:
    release, protocol, name, value, whole = case
    build = bindings(release, protocol)
    codec = build.codec(on=whole, check="lenient")
    given_: Any = value
    if isinstance(value, str | bytes):
        given_ = json.dumps(value) if isinstance(value, str) else [value]
    drops: list[Any] = []
    more: list[Any] = []
    try:
        made = codec.decode_named(name, given_, salvaged=drops)
    except build.module.DecodeError as error:
        assert codec.problems(name, given_)[0].path == error.path
        return
    assert codec.problems(name, given_) == []
    if hasattr(made, "extra_fields"):
        wire = codec.encode(made)
        again = codec.decode_named(name, wire, salvaged=more)
        assert more == [] or not drops, "what was salvaged does not come back"
        assert repr(again) == repr(made) or drops


TOKENS = ["{", "}", "[", "]", ",", ":", '"', "null", "true", "1", "-", "e9", "\\u", "\\", "\n", " ", '"jsonrpc":"2.0"']
TOKENS += [
    '"method":"session/update"',
    '"params":',
    '"id":1',
    '"result":',
    '"sessionUpdate":"plan"',
    "\ufeff",
    "\ud800",
]
LINES = st.binary(max_size=60) | st.lists(st.sampled_from(TOKENS) | st.text(max_size=3), max_size=30).map("".join)


def fuzz_lines(line: str | bytes) -> None:
    codec, module = CODECS["v1"], BUILDS["v1"].module
    for receiver in ("agent", "client"):
        try:
            codec.decode_message(line, receiver)
        except module.DecodeError as error:
            assert codec.encode_json(error.response())
    try:
        ours: Any = codec.parse(line)
    except module.DecodeError:
        ours = MARK
    try:
        text = line if isinstance(line, str) else line.decode()
        theirs = json.loads(text, parse_constant=_refuse)
    except ValueError:
        theirs = MARK
    assert repr(ours) == repr(theirs)


def _refuse(name: str) -> Any:
    raise ValueError(name)


FEW = settings(max_examples=400, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


@FEW
@given(spliced())
def test_fuzzed_values(case: tuple[str, str, str, Any, bool]) -> None:
    fuzz_values(case)


@FEW
@given(LINES)
def test_fuzzed_lines(line: str | bytes) -> None:
    fuzz_lines(line)


@pytest.mark.slow
def test_fuzzing_for_five_minutes(capsys: pytest.CaptureFixture[str]) -> None:
    many = settings(max_examples=2_000, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    end, rounds, cases = time.monotonic() + 300, 0, 0

    @many
    @given(spliced())
    def values(case: tuple[str, str, str, Any, bool]) -> None:
        nonlocal cases
        cases += 1
        fuzz_values(case)

    @many
    @given(LINES)
    def lines(line: str | bytes) -> None:
        nonlocal cases
        cases += 1
        fuzz_lines(line)

    while time.monotonic() < end:
        values()
        lines()
        rounds += 1
    with capsys.disabled():
        print(f"\n{cases} cases in {rounds} rounds")
    assert cases > 2_000
