"""JSON-RPC: requests, notifications, answers and batches, both ways, with the codes that answer what is wrong."""

from __future__ import annotations

import json
import sys
import threading
from random import Random
from typing import Any

import pytest
from codec.builds import LATEST, PINNED, PROTOCOLS, RELEASES, bindings
from codec.compare import differences, null_clears
from oracle import releases
from oracle.instances import random_instance
from oracle.schema import view

v1 = bindings(PINNED, "v1").module
CODEC = bindings(PINNED, "v1").codec()
PROMPT = {"sessionId": "s", "prompt": [{"type": "text", "text": "hi"}]}
every_release = pytest.mark.parametrize("release", RELEASES)


def message(**fields: Any) -> dict[str, Any]:
    return {"jsonrpc": "2.0", **fields}


def refused(codec: Any, line: Any, receiver: str, code: int, pointer: str, *words: str) -> Any:
    """The error of a message, with the answer that it leads to."""
    module = sys.modules[type(codec).__module__.rpartition(".")[0]]
    with pytest.raises(module.DecodeError) as caught:
        codec.decode_message(line, receiver)
    error = caught.value
    assert (error.code, error.pointer) == (code, pointer), str(error)
    assert [word for word in words if word not in str(error)] == [], str(error)
    answer = codec.encode(error.response())
    assert answer["jsonrpc"] == "2.0" and answer["error"]["code"] == code
    assert answer["error"]["message"] == str(error)
    assert answer["error"].get("data") == ({"pointer": pointer} if pointer else None)
    assert json.loads(codec.encode_json(error.response()))["id"] == error.id
    return error


# What is fine


@pytest.mark.parametrize("protocol", PROTOCOLS)
@pytest.mark.parametrize("release", RELEASES)
def test_every_method_both_ways(release: str, protocol: str) -> None:
    """Each request and notification with generated params, and each result, as dict and as text."""
    build = bindings(release, protocol)
    codec, schema = build.codec(check="lenient"), releases.schema(release, protocol)
    as_dict = build.codec(check="lenient", dumps=build.part("_text").dumps)
    clears = null_clears(release, protocol)
    nodes, seen = view(schema), set()
    for (side, name, kind), method in build.module.METHODS.items():
        receiver = "agent" if side == "protocol" else side
        rng = Random(name)
        for index in range(12):
            params = random_instance(schema, method.params, rng, index % 5)
            head = {"id": pick(rng)} if kind == "request" else {}
            sent = message(**head, method=name, params=params)
            made = codec.decode_message(json.dumps(sent) if index % 2 else sent, receiver)
            assert type(made).__name__ == kind.capitalize() and made.method == name
            line = codec.encode_json(made)
            assert line == as_dict.encode_json(made)
            back = json.loads(line)
            assert {**back, "params": 0} == {**sent, "params": 0}
            assert differences(nodes.definition(method.params), params, back["params"], clears) == []
            if kind == "request":
                result = random_instance(schema, method.result, rng, index % 5)
                answer = codec.decode_message(message(**head, result=result), "client")
                assert answer == build.module.Response(head["id"], result)
                value = codec.decode_result(name, answer.result)
                wire = codec.encode(build.module.Response(answer.id, value))
                assert json.loads(codec.encode_json(build.module.Response(answer.id, value))) == wire
                assert wire["id"] == head["id"]
                assert differences(nodes.definition(method.result), result, wire["result"], clears) == []
        seen.add((receiver, kind))
    assert {("agent", "request"), ("client", "request"), ("client", "notification")} <= seen


def pick(rng: Random) -> Any:
    return rng.choice([0, 1, -7, 2**53 + 1, 10**30, "", "a", "7", "\U0001f680"])


def test_the_release_with_a_proxy_side_has_it() -> None:
    sides = {side for protocol in PROTOCOLS for side, _, _ in bindings(LATEST, protocol).module.METHODS}
    assert {"agent", "client", "proxy"} <= sides
    assert not any(side == "proxy" for side, _, _ in v1.METHODS)
    for protocol in PROTOCOLS:
        build = bindings(LATEST, protocol)
        for (side, name, kind), method in build.module.METHODS.items():
            if side == "proxy" and kind == "request":
                params = random_instance(releases.schema(LATEST, protocol), method.params, Random(1), 0)
                line = message(id=1, method=name, params=params)
                assert build.codec().decode_message(line, "proxy").method == name
                if ("agent", name, kind) not in build.module.METHODS:
                    refused(build.codec(), line, "agent", -32601, "/method", "handled by the proxy")


@pytest.mark.parametrize("id", [None, 0, -1, 2**63, 10**400, "", "12", "\n"])
def test_ids_stay_as_sent(id: Any) -> None:
    request = CODEC.decode_message(message(id=id, method="session/prompt", params=PROMPT), "agent")
    assert isinstance(request, v1.Request) and request.id == id and type(request.id) is type(id)
    assert CODEC.encode(request)["id"] == id
    assert CODEC.decode_message(message(id=id, result={}), "client") == v1.Response(id, {})
    error = {"code": -32000, "message": "m", "data": [None]}
    assert CODEC.decode_message(message(id=id, error=error), "client") == v1.ErrorResponse(id, -32000, "m", [None])
    assert CODEC.encode(v1.ErrorResponse(id, -32000, "m", [None])) == message(id=id, error=error)


@pytest.mark.parametrize("params", [{"a": [None]}, [1, 2], "text", 5, None])
def test_extension_methods_keep_raw_params(params: Any) -> None:
    request = CODEC.decode_message(message(id=1, method="_acme/do", params=params), "agent")
    assert request == v1.Request(1, "_acme/do", params)
    told = CODEC.decode_message(message(method="_acme/told", params=params), "client")
    assert told == v1.Notification("_acme/told", params)
    for value in (request, told):
        back = CODEC.encode(value)
        assert back.get("params") == params and ("params" in back) == (params is not None)
    assert CODEC.decode_result("_acme/do", params) == params


def test_params_may_be_left_out_where_none_is_required() -> None:
    bare = CODEC.decode_message(message(id=1, method="session/list"), "agent")
    assert bare == v1.Request(1, "session/list", v1.ListSessionsRequest())
    assert CODEC.decode_message(message(id=1, method="session/list", params=None), "agent") == bare
    refused(CODEC, message(id=1, method="session/prompt"), "agent", -32602, "/params/sessionId", "required")


def test_a_method_that_is_both_a_request_and_a_notification() -> None:
    kinds = {kind for _, name, kind in v1.METHODS if name == "mcp/message"}
    assert kinds == {"request", "notification"}
    params = {"connectionId": "c", "method": "ping"}
    for side in ("agent", "client"):
        told = CODEC.decode_message(message(method="mcp/message", params=params), side)
        asked = CODEC.decode_message(message(id=3, method="mcp/message", params=params), side)
        assert type(told.params).__name__ == "MessageMcpNotification"
        assert type(asked.params).__name__ == "MessageMcpRequest"


@pytest.mark.parametrize("receiver", ["agent", "client"])
def test_what_both_sides_handle(receiver: str) -> None:
    line = message(method="$/cancel_request", params={"requestId": "r"})
    assert CODEC.decode_message(line, receiver).params.request_id == "r"


# What is wrong


@pytest.mark.parametrize(
    "line",
    [
        *(
            b"",
            b" ",
            b"{",
            b'{"a":1}x',
            b"\xff",
            b"\xef\xbb\xbf{}",
            b"nul",
            b'{"a":NaN}',
            b'{"a":1e999}',
            "[1,]",
            "'a'",
        ),
        *(b'{"a":Infinity}', b'{"a":-Infinity}', b"[" * 100_000, b'{"a":' * 100_000, b'{"a":01}', b'"\n"', b"{,}"),
    ],
    ids=lambda line: repr(line[:12]),
)
def test_what_is_no_json_is_a_parse_error(line: Any) -> None:
    error = refused(CODEC, line, "agent", -32700, "")
    assert error.id is None and "\n" not in str(error)
    with pytest.raises(v1.DecodeError) as caught:
        CODEC.decode_batch(line, "agent")
    assert caught.value.code == -32700


@pytest.mark.parametrize(
    ("line", "pointer", "words"),
    [
        (5, "", ("object",)),
        (None, "", ("object",)),
        ("7", "", ("object",)),
        ([], "", ("batch",)),
        ([message(id=1, result={})], "", ("batch",)),
        ({}, "/jsonrpc", ("required",)),
        ({"jsonrpc": "1.0", "method": "a"}, "/jsonrpc", ('"2.0"',)),
        ({"jsonrpc": 2.0, "method": "a"}, "/jsonrpc", ('"2.0"',)),
        (message(), "", ("neither",)),
        (message(id=1), "", ("no result or error",)),
        (message(id=1, result={}, error={"code": 1, "message": "m"}), "", ("both",)),
        (message(id=1, result=None, error=None), "", ("both",)),
        (message(result={}), "", ("neither",)),
        (message(id=True, result={}), "/id", ("integer",)),
        (message(id=1.5, method="session/list"), "/id", ("integer",)),
        (message(id=[1], method="session/list"), "/id", ("integer",)),
        (message(id={}, method="session/list"), "/id", ("integer",)),
        (message(id=1, method=5), "/method", ("string",)),
        (message(id=1, method=None), "/method", ("string",)),
        (message(id=1, method="session/list", params={}, result={}), "", ("method and a result",)),
        (message(id=1, error="broken"), "/error", ("object",)),
        (message(id=1, error=None), "/error", ("object",)),
        (message(id=1, error={"code": "1", "message": "m"}), "/error/code", ("integer",)),
        (message(id=1, error={"code": True, "message": "m"}), "/error/code", ("integer",)),
        (message(id=1, error={"message": "m"}), "/error/code", ("integer",)),
        (message(id=1, error={"code": 1}), "/error/message", ("string",)),
        (message(id=1, error={"code": 1, "message": None}), "/error/message", ("string",)),
    ],
)
def test_what_is_no_message_is_an_invalid_request(line: Any, pointer: str, words: tuple[str, ...]) -> None:
    error = refused(CODEC, line, "agent", -32600, pointer, *words)
    id = line.get("id") if isinstance(line, dict) else None
    assert error.id == (id if type(id) in (int, str) else None)


@pytest.mark.parametrize(
    ("line", "receiver", "words"),
    [
        (message(id=1, method="session/promt", params=PROMPT), "agent", ('"session/promt"', "no method")),
        (message(id=1, method="", params={}), "agent", ("no method",)),
        (message(id=1, method="session/prompt", params=PROMPT), "client", ("handled by the agent",)),
        (message(id=1, method="fs/read_text_file", params={}), "agent", ("handled by the client",)),
        (message(method="session/prompt", params=PROMPT), "agent", ("is a request, not a notification",)),
        (message(id=1, method="session/cancel", params={"sessionId": "s"}), "agent", ("is a notification",)),
        (message(id=1, method="x" * 10_000, params={}), "agent", ("…",)),
    ],
)
def test_what_no_one_handles_is_an_unknown_method(line: Any, receiver: str, words: tuple[str, ...]) -> None:
    error = refused(CODEC, line, receiver, -32601, "/method", *words)
    assert error.id == line.get("id") and len(str(error)) < 300


def test_a_gated_method_is_refused_by_name() -> None:
    off = v1.Codec()
    line = message(id="f", method="session/fork", params={"sessionId": "s", "cwd": "/", "mcpServers": []})
    error = refused(off, line, "agent", -32601, "/method", "unstable_session_fork")
    assert isinstance(error, v1.FeatureDisabledError) and error.id == "f"
    assert CODEC.decode_message(line, "agent").params.session_id == "s"
    with pytest.raises(v1.FeatureDisabledError):
        off.decode_result("session/fork", {"sessionId": "t"})


@pytest.mark.parametrize(
    ("params", "pointer", "words"),
    [
        ([], "/params", ("object",)),
        ([PROMPT], "/params", ("object",)),
        (5, "/params", ("object",)),
        ({**PROMPT, "sessionId": 7}, "/params/sessionId", ("string",)),
        ({**PROMPT, "prompt": [{"type": "text"}]}, "/params/prompt/0/text", ("required",)),
        ({**PROMPT, "prompt": [{"type": "hologram"}]}, "/params/prompt/0/type", ('"hologram"',)),
    ],
)
def test_bad_params(params: Any, pointer: str, words: tuple[str, ...]) -> None:
    error = refused(CODEC, message(id=9, method="session/prompt", params=params), "agent", -32602, pointer, *words)
    assert error.id == 9


def test_bad_params_of_a_notification_with_a_gate() -> None:
    update = {"sessionUpdate": "notice", "severity": "info", "title": "T"}
    line = message(method="session/update", params={"sessionId": "s", "update": update})
    error = refused(v1.Codec(), line, "client", -32602, "/params/update/sessionUpdate", "unstable_session_notices")
    assert isinstance(error, v1.FeatureDisabledError)


# Results


def test_results_have_the_type_of_their_method() -> None:
    assert CODEC.decode_result("session/prompt", {"stopReason": "refusal"}).stop_reason == "refusal"
    for bad, pointer in (({"stopReason": "bored"}, "/stopReason"), ({}, "/stopReason"), (None, ""), ([], "")):
        with pytest.raises(v1.DecodeError) as caught:
            CODEC.decode_result("session/prompt", bad)
        assert caught.value.pointer == pointer
    for unknown in ("session/promt", "session/cancel", ""):
        with pytest.raises(v1.DecodeError, match="no request"):
            CODEC.decode_result(unknown, {})


@every_release
def test_null_results(release: str) -> None:
    build = bindings(release, "v1")
    plain, lenient = build.codec(), build.codec(null_result=True)
    for (_, name, kind), method in build.module.METHODS.items():
        if kind != "request":
            continue
        node = view(releases.schema(release, "v1")).definition(method.result)
        empty_is_fine = node.is_valid({})
        if node.is_valid(None):
            continue
        with pytest.raises(build.module.DecodeError):
            plain.decode_result(name, None)
        if empty_is_fine:
            assert lenient.decode_result(name, None) == plain.decode_result(name, {})
        else:
            with pytest.raises(build.module.DecodeError):
                lenient.decode_result(name, None)


def test_legacy_protocol_versions_in_a_message() -> None:
    line = message(id=0, method="initialize", params={"protocolVersion": "2025-01-31"})
    refused(CODEC, line, "agent", -32602, "/params/protocolVersion")
    assert v1.Codec(legacy_protocol_version=True).decode_message(line, "agent").params.protocol_version == 0


# Batches


def test_batches_give_each_message_or_its_error() -> None:
    batch = [
        message(id=1, method="session/prompt", params=PROMPT),
        message(id=2, method="session/prompt", params={}),
        5,
        [],
        message(id=3, result={}),
    ]
    for line in (batch, json.dumps(batch), json.dumps(batch).encode()):
        made = CODEC.decode_batch(line, "agent")
        assert [type(item).__name__ for item in made] == ["Request", *["MessageError"] * 3, "Response"]
        assert [item.pointer for item in made[1:4]] == ["/1/params/sessionId", "/2", "/3"]
        assert [item.code for item in made[1:4]] == [-32602, -32600, -32600]
        assert made[1].id == 2
    wrongs: tuple[Any, ...] = ([], {}, 5, None, "{}", "[]")
    for wrong in wrongs:
        with pytest.raises(v1.DecodeError) as caught:
            CODEC.decode_batch(wrong, "agent")
        assert caught.value.code == -32600


# Salvage


def test_salvage_is_reported_to_the_list_and_to_the_callback() -> None:
    told: list[Any] = []
    codec = v1.Codec(features=v1.FEATURES, on_salvage=told.append)
    update = {"sessionUpdate": "tool_call", "toolCallId": "c", "title": "T", "kind": "odd", "status": "odd"}
    line = message(method="session/update", params={"sessionId": "s", "update": update})
    drops: list[Any] = []
    codec.decode_message(line, "client", salvaged=drops)
    assert [(drop.path, drop.rule, drop.value) for drop in drops] == [
        (("update", "kind"), "default-on-error", "odd"),
        (("update", "status"), "default-on-error", "odd"),
    ]
    assert told == drops and str(drops[0]).startswith("/update/kind: default-on-error: ")
    codec.decode_batch([line], "client", salvaged=drops)
    codec.decode(v1.SessionNotification, line["params"], salvaged=drops)
    assert drops == told and len(told) == 6
    codec.decode_result("session/prompt", {"stopReason": "refusal", "usage": 5}, salvaged=drops)
    assert (drops[-1].path, len(told)) == (("usage",), 7)
    with pytest.raises(v1.DecodeError):
        codec.decode(v1.SessionNotification, {"update": update}, salvaged=drops)
    assert len(told) == len(drops) == 7, "nothing is salvaged from what is refused"


def test_problems_are_all_told() -> None:
    payload = {"sessionId": 5, "update": {"sessionUpdate": "usage_update", "used": "a", "size": None, "cost": {}}}
    found = CODEC.problems(v1.SessionNotification, payload)
    assert [problem.pointer for problem in found] == ["/sessionId", "/update/used", "/update/size"]
    assert CODEC.problems(v1.SessionNotification, b"{") != []
    assert CODEC.problems(v1.SessionNotification, json.dumps(payload))[0].pointer == "/sessionId"
    with pytest.raises(v1.DecodeError) as caught:
        CODEC.decode(v1.SessionNotification, payload)
    assert str(caught.value) == str(found[0])
    with pytest.raises(TypeError, match="no class or union"):
        CODEC.problems(int, payload)


# The codec as a whole


def test_module_functions_use_what_the_build_enables() -> None:
    assert v1.decode_message(message(id=1, result=5), "client") == v1.Response(1, 5)
    assert v1.encode_json(v1.Response(1, {})) == b'{"jsonrpc":"2.0","id":1,"result":{}}'
    update = {"sessionUpdate": "notice", "severity": "info", "title": "T"}
    payload = {"sessionId": "s", "update": update}
    with pytest.raises(v1.FeatureDisabledError):
        v1.decode(v1.SessionNotification, payload)
    enabled = bindings(PINNED, "v1", "enable").module
    assert enabled.encode(enabled.decode(enabled.SessionNotification, payload)) == payload
    assert enabled.Codec(features=()).on == frozenset(enabled.FEATURES), "what is enabled stays on"


def test_a_codec_is_shared_between_threads() -> None:
    codec = bindings(LATEST, "v1").codec()
    clean = message(id=1, method="session/prompt", params=PROMPT)
    broken = message(id=2, method="session/prompt", params={**PROMPT, "prompt": [{"type": "text", "text": 5}]})
    failures: list[Any] = []

    def work() -> None:
        for _ in range(300):
            if codec.encode(codec.decode_message(clean, "agent")) != clean:
                failures.append("clean")
            drops: list[Any] = []
            try:
                codec.decode_message(broken, "agent", salvaged=drops)
            except ValueError as error:
                if error.pointer != "/params/prompt/0/text" or drops:  # type: ignore[attr-defined]
                    failures.append(error)
            else:
                failures.append("broken")

    threads = [threading.Thread(target=work) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []
