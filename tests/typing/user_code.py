"""What a user writes, under `mypy --strict` and pyright's strict mode. Not run: `tests/test_typing.py` reads the comments.

`# -> T` beside a `reveal_type`: both checkers say T. `# error` at the end of a line: both find an error in it.
"""

from __future__ import annotations

from typing import Any, assert_never, assert_type

from acp_bindings import v1, v2
from acp_bindings.v1 import wire

codec = v1.Codec(features={"unstable_session_notices"}, check="lenient", null_result=True)
payload: dict[str, Any] = {}

# Decoding: a record, a union, an alias of one, all without a cast.

note = codec.decode(v1.SessionNotification, payload)
reveal_type(note)  # -> SessionNotification
reveal_type(note.session_id)  # -> str
assert_type(note.update, v1.SessionUpdate)
assert_type(codec.decode(v1.SessionUpdate, b"{}"), v1.SessionUpdate)
assert_type(codec.decode(v1.RequestPermissionOutcome, "{}"), v1.RequestPermissionOutcome)
reveal_type(v1.decode(v1.PromptResponse, payload))  # -> PromptResponse
reveal_type(v2.decode(v2.PromptResponse, payload))  # -> PromptResponse
assert_type(v1.decode(v1.ContentBlock, payload), v1.ContentBlock)
reveal_type(codec.decode_named("SessionUpdate", payload))  # -> Any
drops: list[v1.Salvaged] = []
reveal_type(codec.decode(v1.Plan, payload, salvaged=drops))  # -> Plan
reveal_type(drops[0].path)  # -> tuple[str | int, ...]
codec.decode(v1.Plan, payload).entires  # error
codec.decode(v1.Plan, payload, salvaged=payload)  # error


# A closed union has an end, and the checker knows it.


def outcome(answer: v1.RequestPermissionResponse) -> str:
    match answer.outcome:
        case v1.RequestPermissionOutcomeSelected(option_id=option):
            reveal_type(option)  # -> str
            return option
        case v1.RequestPermissionOutcomeCancelled():
            return "cancelled"
        case _:
            assert_never(answer.outcome)


def half_of_it(answer: v1.RequestPermissionResponse) -> str:
    match answer.outcome:
        case v1.RequestPermissionOutcomeSelected(option_id=option):
            return option
        case _:
            assert_never(answer.outcome)  # error


def by_tag(block: v1.ContentBlock) -> str:
    if block.type == "text":
        reveal_type(block)  # -> ContentBlockText
        return block.text
    if block.type == "image":
        reveal_type(block.mime_type)  # -> str
    return block.text  # error


def stop(reason: v1.StopReason) -> int:
    match reason:
        case "end_turn" | "max_tokens" | "max_turn_requests":
            return 0
        case "refusal":
            return 1
        case "cancelled":
            return 2
        case _:
            assert_never(reason)


# UNSET is told from None by truth and by identity.


def title(update: v1.SessionInfoUpdate) -> str:
    assert_type(update.title, str | v1.UnsetType | None)
    if update.title:
        reveal_type(update.title)  # -> str
        return update.title
    return ""


def change(update: v1.SessionInfoUpdate) -> str:
    if update.title is v1.UNSET:
        return "as it was"
    assert_type(update.title, str | None)
    return "cleared" if update.title is None else update.title


def length(update: v1.SessionInfoUpdate) -> int:
    return len(update.title)  # error


# Results and messages.

reveal_type(codec.decode_result("session/prompt", payload))  # -> PromptResponse
reveal_type(codec.decode_result("session/new", payload).session_id)  # -> str
reveal_type(codec.decode_result("_acme/echo", payload))  # -> Any


def handle(line: bytes) -> v1.Response | v1.ErrorResponse | None:
    message = codec.decode_message(line, receiver="client")
    match message:
        case v1.Request(id=id, method=method, params=params):
            reveal_type(id)  # -> int | str | None
            reveal_type(method)  # -> str
            if isinstance(params, v1.ReadTextFileRequest):
                reveal_type(params.path)  # -> str
                return v1.Response(id, v1.ReadTextFileResponse(content=params.path))
            return v1.ErrorResponse(id, -32601, "no")
        case v1.Notification(params=params):
            if isinstance(params, v1.SessionNotification):
                assert_type(params.update, v1.SessionUpdate)
            return None
        case v1.Response() | v1.ErrorResponse():
            return None
        case _:
            assert_never(message)


def answer(line: bytes) -> bytes:
    try:
        codec.decode_message(line, receiver="agent")
    except v1.FeatureDisabledError as error:
        reveal_type(error.feature)  # -> str
    except v1.DecodeError as error:
        reveal_type(error.response())  # -> ErrorResponse
        return codec.encode_json(error.response())
    return b""


codec.decode_message(b"", receiver="editor")  # error
v1.Codec(features={"unstable_session_notice"})  # error
v1.Codec(check="strict")  # error
reveal_type(codec.encode(note))  # -> dict[str, Any]
reveal_type(codec.encode_json(note))  # -> bytes
reveal_type(codec.problems(v1.SessionNotification, payload)[0].pointer)  # -> str
reveal_type(v1.supports(None, "session.notices"))  # -> bool

# Objects.

v1.SessionUpdateNotice(severity="_own", title="T")
v1.SessionUpdateNotice(severity="info")  # error
v1.SessionUpdateNotice("info", "T")  # error
v1.SessionUpdateNotice(severity="info", title="T", session_update="notice")  # error
v1.PromptResponse(stop_reason="bored")  # error
v1.SessionNotification(session_id="s", update=v1.Notice(severity="info", title="T"))  # error
reveal_type(v1.SessionUpdateNotice(severity="info", title="T").session_update)  # -> Literal['notice']

# Plain dicts.

chunk: wire.SessionUpdateAgentMessageChunk = {
    "sessionUpdate": "agent_message_chunk",
    "content": {"type": "text", "text": "a"},
}
params: wire.SessionNotification = {"sessionId": "s", "update": chunk}
reveal_type(params["sessionId"])  # -> str
no_session: wire.SessionNotification = {"update": chunk}  # error
wrong: wire.SessionUpdateAgentMessageChunk = {"sessionUpdate": "plan", "content": chunk["content"]}  # error
misspelt: wire.ToolCallLocation = {"path": "/", "lines": 1}  # error
reveal_type(v1.decode(v1.SessionNotification, params))  # -> SessionNotification
