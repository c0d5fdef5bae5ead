"""An agent over stdio, written with our bindings. It does what `ts_agent.mjs` does, so that the same tests fit both.

    python our_agent.py

The text of a prompt decides: `wait` sends one chunk and ends when it is cancelled, `refuse` ends at once with a refusal,
anything else goes through commands, chunks, a plan, a tool call that reads a file and asks for permission, and a notice.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

TESTS = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(TESTS), str(TESTS.parent / "generated")]

from acp_bindings import v1  # noqa: E402

from peers.our_stdio import CODEC, Connection  # noqa: E402

TOOL, FILE = "call-1", "/repo/notes.txt"
COMMANDS = [
    v1.AvailableCommand(name="test", description="Runs the tests"),
    v1.AvailableCommand(name="explain", description="Explains", input=v1.UnstructuredCommandInput(hint="path")),
]
ENTRIES = [
    v1.PlanEntry(content="Read the notes", priority="high", status="completed"),
    v1.PlanEntry(content="Change one line", priority="medium", status="in_progress"),
    v1.PlanEntry(content="Run the tests", priority="low", status="pending"),
]
PERMISSIONS = [
    v1.PermissionOption(option_id="yes", name="Allow", kind="allow_once"),
    v1.PermissionOption(option_id="no", name="Reject", kind="reject_once"),
]
DIFF = v1.ToolCallContentDiff(path=FILE, old_text="a\n", new_text="b\n")


def text(value: str) -> v1.ContentBlockText:
    return v1.ContentBlockText(text=value)


class Agent:
    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.client: v1.ClientCapabilities | None = None
        self.cancelled: dict[str, bool] = {}
        connection.handlers = {
            "initialize": self.initialize,
            "session/new": self.new_session,
            "session/prompt": self.prompt,
            "session/cancel": self.cancel,
            "_acme/echo": lambda params: params,
        }

    def initialize(self, request: v1.InitializeRequest) -> v1.InitializeResponse:
        self.client = request.client_capabilities
        return v1.InitializeResponse(
            protocol_version=1,
            agent_info=v1.Implementation(name="our-agent", version="1.0.0"),
            agent_capabilities=v1.AgentCapabilities(prompt_capabilities=v1.PromptCapabilities(image=True)),
        )

    def new_session(self, request: v1.NewSessionRequest) -> v1.NewSessionResponse:
        session = f"session-{len(self.cancelled) + 1}"
        self.cancelled[session] = False
        return v1.NewSessionResponse(session_id=session)

    def cancel(self, request: v1.CancelNotification) -> None:
        self.cancelled[request.session_id] = True

    def prompt(self, request: v1.PromptRequest) -> v1.PromptResponse:
        session = request.session_id
        if session not in self.cancelled:
            raise ValueError("no such session")
        self.cancelled[session] = False
        wanted = next((block.text for block in request.prompt if isinstance(block, v1.ContentBlockText)), "")
        if wanted == "refuse":
            return v1.PromptResponse(stop_reason="refusal")
        if wanted == "wait":
            self.say(session, "waiting")
            while not self.cancelled[session] and self.connection.step():
                pass
            return v1.PromptResponse(stop_reason="cancelled")
        return v1.PromptResponse(stop_reason=self.work(session))

    def work(self, session: str) -> v1.StopReason:
        self.update(session, v1.SessionUpdateAvailableCommandsUpdate(available_commands=COMMANDS))
        for piece in ("Looking ", "at the ", "notes."):
            self.say(session, piece)
        self.update(session, v1.SessionUpdatePlan(entries=ENTRIES))
        location = v1.ToolCallLocation(path=FILE, line=1)
        self.update(
            session,
            v1.SessionUpdateToolCall(
                tool_call_id=TOOL, title="Edit notes.txt", kind="edit", status="pending", locations=[location]
            ),
        )
        if v1.supports(self.client, "fs/read_text_file"):
            read = v1.ReadTextFileRequest(session_id=session, path=FILE, limit=10)
            result = CODEC.decode_result("fs/read_text_file", self.call("fs/read_text_file", read))
            thought = text(f"read {len(result.content)} characters")
            self.update(session, v1.SessionUpdateAgentThoughtChunk(content=thought))
        asked = v1.RequestPermissionRequest(
            session_id=session,
            tool_call=v1.ToolCallUpdate(tool_call_id=TOOL, title="Edit notes.txt"),
            options=PERMISSIONS,
        )
        raw = self.call("session/request_permission", asked)
        outcome = CODEC.decode_result("session/request_permission", raw).outcome
        if isinstance(outcome, v1.RequestPermissionOutcomeCancelled):
            return "cancelled"
        if outcome.option_id == "yes":
            done = v1.SessionUpdateToolCallUpdate(tool_call_id=TOOL, status="completed", content=[DIFF])
        else:
            done = v1.SessionUpdateToolCallUpdate(tool_call_id=TOOL, status="failed")
        self.update(session, done)
        if v1.supports(self.client, "SessionUpdate:notice"):
            self.update(session, v1.SessionUpdateNotice(severity="warning", title="The tests were not run"))
        self.say(session, " Done.")
        return "end_turn"

    def say(self, session: str, piece: str) -> None:
        self.update(session, v1.SessionUpdateAgentMessageChunk(content=text(piece)))

    def update(self, session: str, update: v1.SessionUpdate) -> None:
        self.connection.notify("session/update", v1.SessionNotification(session_id=session, update=update))

    def call(self, method: str, params: Any) -> Any:
        return self.connection.wait(self.connection.ask(method, params))


def main() -> None:
    connection = Connection("agent", sys.stdin.buffer, sys.stdout.buffer)
    Agent(connection)
    while connection.step():
        pass


if __name__ == "__main__":
    main()
