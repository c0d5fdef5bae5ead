"""Messages on their way out: what is not written, and where the error is."""

from __future__ import annotations

import collections
from typing import Any

import pytest
from codec.builds import PINNED, bindings
from codec.hostile import Text

v1 = bindings(PINNED, "v1").module
CODEC = bindings(PINNED, "v1").codec()
PROMPT = {"sessionId": "s", "prompt": [{"type": "text", "text": "hi"}]}


@pytest.mark.parametrize(
    ("made", "pointer", "words"),
    [
        (lambda: v1.Request(1.5, "session/list", None), "/id", ("integer",)),
        (lambda: v1.Request(True, "session/list", None), "/id", ("integer",)),
        (lambda: v1.Response([], {}), "/id", ("integer",)),
        (lambda: v1.Request(1, "session/prompt", None), "/params/sessionId", ("required",)),
        (lambda: v1.Request(1, "session/prompt", {**PROMPT, "prompt": 5}), "/params/prompt", ("array",)),
        (lambda: v1.Request(1, "session/prompt", v1.ListSessionsRequest()), "/params", ("PromptRequest", "List")),
        (
            lambda: v1.Request(1, "session/prompt", v1.PromptRequest(session_id=1, prompt=[])),
            "/params/sessionId",
            ("string",),
        ),
        (
            lambda: v1.Notification("session/prompt", v1.PromptRequest(session_id="s", prompt=[])),
            "/method",
            ("no notification",),
        ),
        (lambda: v1.Request(1, "session/promt", {}), "/method", ("session/promt", "no request")),
        (lambda: v1.ErrorResponse(1, "5", "m"), "/error/code", ("integer",)),
        (lambda: v1.ErrorResponse(1, True, "m"), "/error/code", ("integer",)),
        (lambda: v1.ErrorResponse(1, 5, None), "/error/message", ("string",)),
        (lambda: v1.Response(1, v1.PromptResponse(stop_reason="bored")), "/result/stopReason", ('"bored"',)),
        (
            lambda: v1.ErrorResponse(1, 5, "m", v1.PromptResponse(stop_reason="bored")),
            "/error/data/stopReason",
            ('"bored"',),
        ),
    ],
)
def test_messages_that_are_not_written(made: Any, pointer: str, words: tuple[str, ...]) -> None:
    with pytest.raises(v1.EncodeError) as caught:
        CODEC.encode(made())
    text = str(caught.value)
    assert caught.value.pointer == pointer, text
    assert [word for word in words if word not in text] == [], text
    if pointer != "/id":
        assert bindings(PINNED, "v1").codec(check=False).encode(made())["jsonrpc"] == "2.0"


def test_relays_may_send_methods_that_the_release_does_not_have() -> None:
    relay = bindings(PINNED, "v1").codec(check="lenient")
    assert relay.encode(v1.Request(1, "session/later", {"a": 1}))["params"] == {"a": 1}


def test_plain_params_must_need_no_salvage() -> None:
    update = {"sessionUpdate": "tool_call", "toolCallId": "c", "title": "T", "kind": "odd"}
    with pytest.raises(v1.EncodeError) as caught:
        CODEC.encode(v1.Notification("session/update", {"sessionId": "s", "update": update}))
    assert caught.value.pointer == "/params/update/kind"


def test_union_params_take_each_of_their_classes() -> None:
    value = CODEC.decode(v1.SetSessionConfigOptionRequest, {"sessionId": "s", "configId": "c", "value": "v"})
    assert CODEC.encode(v1.Request(1, "session/set_config_option", value))["params"]["value"] == "v"


@pytest.mark.parametrize(
    "method", [None, 1, ["x"], b"session/cancel", type("_Own", (), {"__str__": lambda self: "_own"})()]
)
def test_a_method_is_a_string(method: Any) -> None:
    for made in (v1.Notification(method, None), v1.Request(1, method, {})):
        for write in (CODEC.encode, CODEC.encode_json):
            with pytest.raises(v1.EncodeError) as caught:
                write(made)
            assert caught.value.pointer == "/method" and "a string" in str(caught.value)


def test_a_method_may_be_of_a_subclass_of_str() -> None:
    made = v1.Notification(Text("session/cancel"), v1.CancelNotification(session_id="s"))
    line = b'{"jsonrpc":"2.0","method":"session/cancel","params":{"sessionId":"s"}}'
    assert CODEC.encode_json(made) == bindings(PINNED, "v1").part("_text").dumps(CODEC.encode(made)) == line


def test_a_message_without_a_part_says_which() -> None:
    for name in ("id", "method", "params"):
        made = v1.Request(1, "session/cancel", v1.CancelNotification(session_id="s"))
        delattr(made, name)
        for write in (CODEC.encode, CODEC.encode_json):
            with pytest.raises(v1.EncodeError) as caught:
                write(made)
            assert str(caught.value) == f"/{name}: is not set"


def test_a_dict_that_makes_up_what_is_missing_is_only_read() -> None:
    payload: dict[str, Any] = collections.defaultdict(str)
    with pytest.raises(v1.DecodeError, match="/sessionId: required"):
        CODEC.decode(v1.CancelNotification, payload)
    with pytest.raises(v1.EncodeError, match="/params/sessionId: required"):
        CODEC.encode(v1.Notification("session/cancel", payload))
    assert payload == {}
