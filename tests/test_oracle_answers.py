"""Known answers on real schemas: what must become of a message, release by release."""

from __future__ import annotations

from typing import Any

import pytest
from oracle.model import judge
from oracle.releases import schema_or_skip

PINNED = "1.23.0"
LATEST = "sdk-2.4.0"


def update(**fields: Any) -> dict[str, Any]:
    return {"sessionId": "sess-9", "update": fields}


def bare(outcome: str, *salvaged: tuple[str, str]) -> tuple[str, list[tuple[str, str]]]:
    return outcome, list(salvaged)


ACCEPT, REJECT = bare("accept"), bare("reject")
PLAN = [
    {"content": "read the code", "priority": "low", "status": "completed"},
    {"content": "change it", "priority": "soonish", "status": "pending"},
    {"content": "test it", "priority": "medium", "status": "in_progress"},
]
SERVER = {"name": "files", "command": "/usr/bin/mcp", "args": ["-q"], "env": []}
NO_ENV = {"name": "files", "command": "/usr/bin/mcp", "args": ["-q"]}
FORM = {
    "mode": "form",
    "message": "which?",
    "requestedSchema": {"type": "object", "properties": {}},
}

KNOWN = [
    (
        PINNED,
        "v1",
        "SessionNotification",
        update(sessionUpdate="usage_update", used=0, size=2**53 + 1),
        ACCEPT,
    ),
    (
        PINNED,
        "v1",
        "SessionNotification",
        update(sessionUpdate="usage_update", used=None, size=1),
        REJECT,
    ),
    (
        PINNED,
        "v1",
        "SessionNotification",
        update(sessionUpdate="usage_update", used=False, size=1),
        REJECT,
    ),
    (
        PINNED,
        "v1",
        "SessionNotification",
        update(sessionUpdate="usage_update", used=1, size=2**64),
        REJECT,
    ),
    (
        PINNED,
        "v1",
        "SessionNotification",
        update(sessionUpdate="_zed_mood", mood=None),
        REJECT,
    ),
    (
        PINNED,
        "v2",
        "UpdateSessionNotification",
        update(sessionUpdate="_zed_mood", mood=[None, {}]),
        ACCEPT,
    ),
    (
        PINNED,
        "v1",
        "SessionNotification",
        update(sessionUpdate="notice", severity="_zed", title="!"),
        ACCEPT,
    ),
    (
        PINNED,
        "v1",
        "SessionNotification",
        update(sessionUpdate="notice", severity="error", title=""),
        REJECT,
    ),
    (
        PINNED,
        "v2",
        "UpdateSessionNotification",
        update(sessionUpdate="notice", severity="warning"),
        REJECT,
    ),
    (
        PINNED,
        "v2",
        "UpdateSessionNotification",
        update(sessionUpdate="plan_removed"),
        REJECT,
    ),
    (
        PINNED,
        "v1",
        "SessionNotification",
        update(sessionUpdate="session_info_update", title=None),
        ACCEPT,
    ),
    (
        PINNED,
        "v1",
        "SessionNotification",
        update(sessionUpdate="tool_call", toolCallId="tc", title="t", kind="teleport"),
        bare("salvage", ("/update/kind", "default-on-error")),
    ),
    (
        PINNED,
        "v2",
        "UpdateSessionNotification",
        update(
            sessionUpdate="tool_call_update",
            toolCallId="tc",
            kind="teleport",
            status="stuck",
        ),
        ACCEPT,
    ),
    (
        PINNED,
        "v1",
        "SessionNotification",
        update(sessionUpdate="plan", entries=PLAN),
        bare("salvage", ("/update/entries/1", "skip-invalid-items")),
    ),
    (
        PINNED,
        "v1",
        "SessionNotification",
        update(sessionUpdate="plan", entries="none"),
        bare("salvage", ("/update/entries", "default-on-error")),
    ),
    (PINNED, "v1", "SessionNotification", update(sessionUpdate="plan"), REJECT),
    (
        PINNED,
        "v1",
        "SessionNotification",
        update(
            sessionUpdate="user_message_chunk",
            content={"type": "text", "text": "", "_meta": {"": None}},
            _meta={"z": [None]},
        ),
        ACCEPT,
    ),
    (PINNED, "v1", "PromptResponse", {"stopReason": "exploded"}, REJECT),
    (PINNED, "v1", "CloseSessionResponse", None, REJECT),
    (PINNED, "v1", "InitializeRequest", {"protocolVersion": "2024-11-05"}, REJECT),
    (
        PINNED,
        "v1",
        "InitializeResponse",
        {
            "protocolVersion": 1,
            "agentCapabilities": {
                "loadSession": 1,
                "sessionCapabilities": {"list": {}, "close": 0},
            },
        },
        bare(
            "salvage",
            ("/agentCapabilities/loadSession", "default-on-error"),
            ("/agentCapabilities/sessionCapabilities/close", "default-on-error"),
        ),
    ),
    (
        PINNED,
        "v1",
        "NewSessionRequest",
        {"cwd": "/src", "mcpServers": [SERVER, NO_ENV]},
        bare("salvage", ("/mcpServers/1", "skip-invalid-items")),
    ),
    (
        LATEST,
        "v1",
        "NewSessionRequest",
        {"cwd": "/src", "mcpServers": [SERVER, NO_ENV]},
        REJECT,
    ),
    (
        LATEST,
        "v1",
        "NewSessionRequest",
        {"cwd": "/src", "mcpServers": None},
        bare("salvage", ("/mcpServers", "default-on-null")),
    ),
    (
        PINNED,
        "v1",
        "NewSessionRequest",
        {"cwd": "/src", "mcpServers": [{**SERVER, "type": "stdio"}]},
        ACCEPT,
    ),
    (
        LATEST,
        "v1",
        "NewSessionRequest",
        {"cwd": "/src", "mcpServers": [{**SERVER, "type": "http"}]},
        ACCEPT,
    ),
    (
        PINNED,
        "v1",
        "SetSessionConfigOptionResponse",
        {
            "configOptions": [
                {
                    "type": "boolean",
                    "id": "x",
                    "name": "X",
                    "currentValue": False,
                    "category": "_zed",
                },
                {"type": "slider", "id": "y", "name": "Y", "currentValue": 0.5},
            ]
        },
        bare("salvage", ("/configOptions/1", "skip-invalid-items")),
    ),
    (
        PINNED,
        "v1",
        "SetSessionConfigOptionRequest",
        {"sessionId": "sess-9", "configId": "x", "type": "boolean", "value": False},
        ACCEPT,
    ),
    (
        PINNED,
        "v1",
        "SetSessionConfigOptionRequest",
        {"sessionId": "sess-9", "configId": "x", "type": "boolean", "value": 0},
        REJECT,
    ),
    (
        PINNED,
        "v1",
        "CreateElicitationRequest",
        {"mode": "_gesture", "sessionId": "s", "message": "nod"},
        ACCEPT,
    ),
    (
        PINNED,
        "v2",
        "CreateElicitationRequest",
        {**FORM, "sessionId": "s", "requestId": "r"},
        ACCEPT,
    ),
    (
        LATEST,
        "v2",
        "CreateElicitationRequest",
        {**FORM, "sessionId": "s", "requestId": "r"},
        REJECT,
    ),
    (
        LATEST,
        "v2",
        "CreateElicitationRequest",
        {**FORM, "requestId": 0},
        ACCEPT,
    ),
    (LATEST, "v2", "CreateElicitationRequest", FORM, REJECT),
    (PINNED, "v2", "PromptRequest", {"sessionId": "s", "prompt": []}, ACCEPT),
    (LATEST, "v2", "PromptRequest", {"sessionId": "s", "prompt": []}, REJECT),
    (LATEST, "v2", "IdleStateUpdate", {}, ACCEPT),
    (LATEST, "v2", "IdleStateUpdate", {"stopReason": None}, ACCEPT),
    (LATEST, "v2", "IdleStateUpdate", {"stopReason": "_bored"}, ACCEPT),
    (
        LATEST,
        "v2",
        "IdleStateUpdate",
        {"stopReason": ["refusal"]},
        bare("salvage", ("/stopReason", "default-on-error")),
    ),
    (
        LATEST,
        "v2",
        "UpdateSessionNotification",
        update(sessionUpdate="state_update", state="idle", stopReason="error", error="boom"),
        bare("salvage", ("/update/error", "default-on-error")),
    ),
]


@pytest.mark.parametrize("case", range(len(KNOWN)))
def test_known_answers(case: int) -> None:
    release, protocol, definition, sent, expected = KNOWN[case]
    verdict = judge(schema_or_skip(release, protocol), definition, sent)
    assert (verdict.outcome, verdict.salvaged) == expected
