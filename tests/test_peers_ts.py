"""The peers of the TypeScript SDK, proved with each other before they judge ours."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parent))

from peers import node

pytestmark = pytest.mark.skipif(node.missing() is not None, reason=node.missing() or "")


def kinds(transcript: dict[str, Any], turn: int) -> list[str]:
    return [u["update"]["sessionUpdate"] for u in transcript["updates"] if u["turn"] == turn]


def agent(protocol: str) -> list[str]:
    return node.script("ts_agent.mjs", "--protocol", protocol)


def test_ts_client_drives_ts_agent() -> None:
    seen = node.drive(agent("v1"))
    assert seen["errors"] == []
    assert seen["exit"] == {"code": 0, "signal": None}
    assert [(t["text"], t["stopReason"]) for t in seen["turns"]] == [
        ("Looking at the notes. Done.", "end_turn"),
        ("waiting", "cancelled"),
    ]
    assert kinds(seen, 1) == [
        "available_commands_update",
        *["agent_message_chunk"] * 3,
        "plan",
        "tool_call",
        "agent_thought_chunk",
        "tool_call_update",
        "notice",
        "agent_message_chunk",
    ]
    assert kinds(seen, 2) == ["agent_message_chunk"]
    assert [p["outcome"] for p in seen["permissions"]] == [{"outcome": "selected", "optionId": "yes"}]
    assert [r["path"] for r in seen["reads"]] == ["/repo/notes.txt"]


def test_what_the_client_does_not_advertise_is_not_used() -> None:
    seen = node.drive(agent("v1"), "--no-notices", "--no-fs", "--permission", "reject_once")
    assert seen["errors"] == []
    assert seen["reads"] == []
    assert "notice" not in kinds(seen, 1)
    (update,) = (u["update"] for u in seen["updates"] if u["update"]["sessionUpdate"] == "tool_call_update")
    assert update["status"] == "failed"


def test_ts_client_drives_ts_agent_in_v2() -> None:
    seen = node.drive(agent("v2"), "--protocol", "v2")
    assert seen["errors"] == []
    assert [(t["text"], t["stopReason"]) for t in seen["turns"]] == [
        ("Looking at the notes. Done.", "end_turn"),
        ("waiting", "cancelled"),
    ]
    assert {"plan_update", "tool_call_update", "notice", "state_update"} <= set(kinds(seen, 1))
    (commands,) = (u["update"] for u in seen["updates"] if u["update"]["sessionUpdate"] == "available_commands_update")
    assert [c["name"] for c in commands["availableCommands"]] == ["test", "explain"]


def test_client_reports_an_update_that_the_sdk_refuses() -> None:
    bad = (
        "import json, sys\n"
        "def say(**message): print(json.dumps({'jsonrpc': '2.0', **message}), flush=True)\n"
        "for line in sys.stdin:\n"
        "    m = json.loads(line)\n"
        "    if m['method'] == 'initialize': say(id=m['id'], result={'protocolVersion': 1})\n"
        "    if m['method'] == 'session/new': say(id=m['id'], result={'sessionId': 's'})\n"
        "    if m['method'] == 'session/prompt':\n"
        "        say(method='session/update', params={'sessionId': 's', 'update': {'sessionUpdate': 'unheard_of'}})\n"
        "        say(id=m['id'], result={'stopReason': 'end_turn'})\n"
    )
    seen = node.drive([sys.executable, "-c", bad])
    assert [e["where"] for e in seen["errors"]] == ["session/update"]
    assert seen["updates"] == []


def test_ts_agent_answers_plain_json_lines() -> None:
    messages = [
        {"id": 0, "method": "initialize", "params": {"protocolVersion": 1}},
        {"id": "a", "method": "session/new", "params": {"cwd": "/work", "mcpServers": []}},
        {"id": 2, "method": "session/prompt", "params": {"sessionId": "none", "prompt": []}},
        {"id": 3, "method": "_acme/echo", "params": {"k": [None]}},
        {
            "id": 4,
            "method": "session/prompt",
            "params": {"sessionId": "session-1", "prompt": [{"type": "text", "text": "refuse"}]},
        },
    ]
    with subprocess.Popen(agent("v1"), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None and process.stdout is not None
        answers = []
        for message in messages:
            process.stdin.write(json.dumps({"jsonrpc": "2.0", **message}) + "\n")
            process.stdin.flush()
            answers.append(json.loads(process.stdout.readline()))
        process.stdin.close()
    assert [a["id"] for a in answers] == [0, "a", 2, 3, 4]
    assert answers[0]["result"]["protocolVersion"] == 1
    assert answers[1]["result"] == {"sessionId": "session-1"}
    assert answers[2]["error"]["code"] == -32602
    assert answers[3]["result"] == {"k": [None]}
    assert answers[4]["result"] == {"stopReason": "refusal"}


CHUNK = {"sessionId": "s", "update": {"sessionUpdate": "agent_message_chunk", "content": {"type": "text", "text": "a"}}}
V2_CHUNK = {"sessionId": "s", "update": {**CHUNK["update"], "messageId": "m"}}


@pytest.mark.parametrize(
    ("protocol", "definition", "value", "expected"),
    [
        ("v1", "SessionNotification", CHUNK, (True, True)),
        ("v1", "SessionNotification", {"sessionId": "s"}, (True, False)),
        ("v2", "UpdateSessionNotification", V2_CHUNK, (True, True)),
        ("v2", "SessionNotification", CHUNK, (False, False)),
        ("v3", "SessionNotification", CHUNK, (False, False)),
    ],
)
def test_zod_verdict(protocol: str, definition: str, value: Any, expected: tuple[bool, bool]) -> None:
    request = {"id": "x", "protocol": protocol, "definition": definition, "input": value}
    (answer,) = node.zod_verdicts([request])
    assert answer["id"] == "x"
    assert (answer["known"], answer["accepted"]) == expected
    if answer["accepted"]:
        assert answer["output"] == value


def test_zod_verdict_names_the_field_inside_the_variant() -> None:
    value = {"sessionId": "s", "update": {"sessionUpdate": "usage_update", "used": None, "size": 1}}
    (answer,) = node.zod_verdicts([{"id": 1, "protocol": "v1", "definition": "SessionNotification", "input": value}])
    assert answer["accepted"] is False
    assert answer["error"].startswith("/update/used: ")
