"""A real peer at the other end of the pipe: the TypeScript SDK's client drives our agent, and our client drives its agent."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from acp_bindings import v1
from peers import node
from peers.our_stdio import CODEC, Connection, Refused

pytestmark = pytest.mark.skipif(node.missing() is not None, reason=node.missing() or "")
OUR_AGENT = [sys.executable, str(Path(node.__file__).parent / "our_agent.py")]


def kinds(transcript: dict[str, Any], turn: int) -> list[str]:
    return [u["update"]["sessionUpdate"] for u in transcript["updates"] if u["turn"] == turn]


def test_their_client_drives_our_agent() -> None:
    seen = node.drive(OUR_AGENT)
    assert seen["errors"] == [] and seen["stderr"] == ""
    assert seen["exit"] == {"code": 0, "signal": None}
    assert seen["initialize"]["agentInfo"] == {"name": "our-agent", "version": "1.0.0"}
    assert seen["session"]["sessionId"] == "session-1"
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
    (permission,) = seen["permissions"]
    assert permission["outcome"] == {"outcome": "selected", "optionId": "yes"}
    assert permission["request"]["toolCall"] == {"toolCallId": "call-1", "title": "Edit notes.txt"}
    assert [r["path"] for r in seen["reads"]] == ["/repo/notes.txt"]
    (notice,) = (u["update"] for u in seen["updates"] if u["update"]["sessionUpdate"] == "notice")
    assert (notice["severity"], notice["title"]) == ("warning", "The tests were not run")
    (done,) = (u["update"] for u in seen["updates"] if u["update"]["sessionUpdate"] == "tool_call_update")
    assert done["status"] == "completed" and done["content"][0]["newText"] == "b\n"


def test_our_agent_uses_only_what_was_advertised() -> None:
    seen = node.drive(OUR_AGENT, "--no-notices", "--no-fs", "--permission", "reject_once")
    assert seen["errors"] == [] and seen["reads"] == []
    assert "notice" not in kinds(seen, 1) and "agent_thought_chunk" not in kinds(seen, 1)
    (update,) = (u["update"] for u in seen["updates"] if u["update"]["sessionUpdate"] == "tool_call_update")
    assert update["status"] == "failed"


class Client:
    """A client of ours at the end of a process's pipes."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.updates: list[v1.SessionUpdate] = []
        self.permissions: list[v1.RequestPermissionRequest] = []
        connection.handlers = {
            "session/update": lambda params: self.updates.append(params.update),
            "session/request_permission": self.permit,
            "fs/read_text_file": lambda params: v1.ReadTextFileResponse(content=f"contents of {params.path}"),
        }

    def permit(self, request: v1.RequestPermissionRequest) -> v1.RequestPermissionResponse:
        self.permissions.append(request)
        chosen = next(option for option in request.options if option.kind == "allow_once")
        outcome = v1.RequestPermissionOutcomeSelected(option_id=chosen.option_id)
        return v1.RequestPermissionResponse(outcome=outcome)

    def call(self, method: str, params: Any) -> Any:
        return CODEC.decode_result(method, self.connection.wait(self.connection.ask(method, params)))

    def text(self) -> str:
        chunks = [u for u in self.updates if isinstance(u, v1.SessionUpdateAgentMessageChunk)]
        return "".join(u.content.text for u in chunks if isinstance(u.content, v1.ContentBlockText))


@contextmanager
def running(command: list[str]) -> Iterator[Client]:
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None and process.stdout is not None
        yield Client(Connection("client", process.stdout, process.stdin))
        process.stdin.close()
        assert process.wait(30) == 0


@pytest.mark.parametrize("command", [node.script("ts_agent.mjs"), OUR_AGENT], ids=["theirs", "ours"])
def test_our_client_drives(command: list[str]) -> None:
    with running(command) as client:
        capabilities = v1.ClientCapabilities(
            fs=v1.FileSystemCapabilities(read_text_file=True),
            session=v1.ClientSessionCapabilities(notices=v1.NoticeCapabilities()),
        )
        info = v1.Implementation(name="our-client", version="1.0.0")
        hello = client.call(
            "initialize",
            v1.InitializeRequest(protocol_version=1, client_capabilities=capabilities, client_info=info),
        )
        assert hello.protocol_version == 1 and hello.agent_info.name in ("ts-agent", "our-agent")
        assert v1.supports(hello.agent_capabilities, "ContentBlock:image")
        session = client.call("session/new", v1.NewSessionRequest(cwd="/work", mcp_servers=[])).session_id

        prompt = v1.PromptRequest(session_id=session, prompt=[v1.ContentBlockText(text="work")])
        assert client.call("session/prompt", prompt).stop_reason == "end_turn"
        assert client.text() == "Looking at the notes. Done."
        assert [type(update).__name__.removeprefix("SessionUpdate") for update in client.updates] == [
            "AvailableCommandsUpdate",
            *["AgentMessageChunk"] * 3,
            "Plan",
            "ToolCall",
            "AgentThoughtChunk",
            "ToolCallUpdate",
            "Notice",
            "AgentMessageChunk",
        ]
        assert [request.tool_call.tool_call_id for request in client.permissions] == ["call-1"]

        client.updates.clear()
        wait = v1.PromptRequest(session_id=session, prompt=[v1.ContentBlockText(text="wait")])
        pending = client.connection.ask("session/prompt", wait)
        while not client.updates:
            assert client.connection.step()
        client.connection.notify("session/cancel", v1.CancelNotification(session_id=session))
        assert CODEC.decode_result("session/prompt", client.connection.wait(pending)).stop_reason == "cancelled"
        assert client.text() == "waiting"

        assert client.connection.wait(client.connection.ask("_acme/echo", {"k": [None]})) == {"k": [None]}
        unknown = v1.PromptRequest(session_id="none", prompt=[])
        with pytest.raises(Refused) as caught:
            client.call("session/prompt", unknown)
        assert caught.value.answer.code == -32602
        with pytest.raises(Refused) as caught:
            client.connection.wait(
                client.connection.ask("session/set_mode", v1.SetSessionModeRequest(session_id="s", mode_id="m"))
            )
        assert caught.value.answer.code == -32601
