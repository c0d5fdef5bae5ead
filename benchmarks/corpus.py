"""The messages that every peer decodes and encodes: v1 as it travels, valid in release 1.23.0 and in sdk-2.4.0.

Knows the protocol, no peer. The values are made here and are the same in every run. Nothing in it is optional-and-null and nothing
is unknown to any peer, so that all do the same work.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

Json = dict[str, Any]
Kind = Literal["request", "notification", "response"]

SESSION = "session-7f3a"


@dataclass(frozen=True, slots=True)
class Message:
    """A payload: the params of a request or notification, or the result of a response."""

    name: str
    definition: str
    method: str
    kind: Kind
    receiver: Literal["agent", "client"]
    payload: Json

    @property
    def text(self) -> bytes:
        return dump(self.payload)


def dump(value: Any) -> bytes:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode()


def update(tag: str, **fields: Any) -> Json:
    return {"sessionId": SESSION, "update": {"sessionUpdate": tag, **fields}}


def text(value: str) -> Json:
    return {"type": "text", "text": value}


def chunk(value: str, tag: str = "agent_message_chunk") -> Json:
    return update(tag, content=text(value))


def tool_call(number: int = 12) -> Json:
    return update(
        "tool_call",
        toolCallId=f"call-{number}",
        title=f"Read src/parser_{number}.py",
        kind="read",
        status="pending",
        locations=[{"path": f"/repo/src/parser_{number}.py", "line": 40 + number}],
        rawInput={"path": f"src/parser_{number}.py", "from": 1, "to": 120},
    )


def source(function: str, size: int) -> str:
    """About `size` characters of Python, in lines."""
    line = "def {function}_{i}(rows, limit={i}):\n    return rows[:limit]\n\n"
    return "".join(line.format(function=function, i=i) for i in range(1 + size // 40))[:size]


def diff(number: int = 12, size: int = 2048) -> Json:
    return update(
        "tool_call_update",
        toolCallId=f"call-{number}",
        status="completed",
        content=[
            {
                "type": "diff",
                "path": f"/repo/src/parser_{number}.py",
                "oldText": source("head", size // 2),
                "newText": source("tail", size // 2),
            }
        ],
        locations=[{"path": f"/repo/src/parser_{number}.py", "line": 88}],
    )


def progress(number: int) -> Json:
    return update(
        "tool_call_update",
        toolCallId=f"call-{number}",
        status="in_progress",
        content=[{"type": "content", "content": text(f"line {number}: 3 tests passed")}],
    )


def plan(size: int = 8, done: int = 3) -> Json:
    def status(i: int) -> str:
        return "completed" if i < done else "in_progress" if i == done else "pending"

    entries = [
        {
            "content": f"Step {i + 1}: move the tests of module {i} to the new layout",
            "priority": ("high", "medium", "low")[i % 3],
            "status": status(i),
        }
        for i in range(size)
    ]
    return update("plan", entries=entries)


def commands(size: int = 20) -> Json:
    made = []
    for i in range(size):
        command: Json = {"name": f"command-{i}", "description": f"Runs task number {i} of the workspace"}
        if i % 2:
            command["input"] = {"hint": f"a path below folder {i}"}
        made.append(command)
    return update("available_commands_update", availableCommands=made)


def usage(number: int) -> Json:
    return update(
        "usage_update", used=1200 + 37 * number, size=200_000, cost={"amount": number / 64, "currency": "EUR"}
    )


def permission(number: int = 12) -> Json:
    return {
        "sessionId": SESSION,
        "toolCall": {
            "toolCallId": f"call-{number}",
            "title": f"Write src/parser_{number}.py",
            "kind": "edit",
            "status": "pending",
            "locations": [{"path": f"/repo/src/parser_{number}.py"}],
        },
        "options": [
            {"optionId": "once", "name": "Allow", "kind": "allow_once"},
            {"optionId": "always", "name": "Allow always", "kind": "allow_always"},
            {"optionId": "no", "name": "Reject", "kind": "reject_once"},
        ],
    }


INITIALIZE: Json = {
    "protocolVersion": 1,
    "clientCapabilities": {
        "fs": {"readTextFile": True, "writeTextFile": True},
        "terminal": True,
        "session": {"configOptions": {"boolean": {}}},
    },
    "clientInfo": {"name": "some-editor", "title": "Some Editor", "version": "4.11.0"},
}

INITIALIZED: Json = {
    "protocolVersion": 1,
    "agentCapabilities": {
        "loadSession": True,
        "promptCapabilities": {"image": True, "audio": True, "embeddedContext": True},
        "mcpCapabilities": {"http": True, "sse": True},
        "sessionCapabilities": {"list": {}, "resume": {}, "close": {}},
    },
    "authMethods": [
        {"id": "key", "name": "API key", "description": "Reads the key from the agent's own settings"},
        {"type": "terminal", "id": "login", "name": "Log in", "args": ["login"]},
    ],
    "agentInfo": {"name": "some-agent", "title": "Some Agent", "version": "0.9.3"},
}

NEW_SESSION: Json = {
    "cwd": "/work",
    "mcpServers": [
        {
            "name": "files",
            "command": "/usr/bin/files-server",
            "args": ["--root", "/work"],
            "env": [{"name": "LOG", "value": "warn"}],
        },
        {
            "type": "http",
            "name": "tickets",
            "url": "https://tickets.example.test/mcp",
            "headers": [{"name": "X-Team", "value": "core"}],
        },
        {"type": "sse", "name": "builds", "url": "https://builds.example.test/sse", "headers": []},
    ],
}

PROMPT: Json = {
    "sessionId": SESSION,
    "prompt": [
        text("Why does the second test fail? Compare with the picture."),
        {"type": "image", "mimeType": "image/png", "data": "iVBORw0KGgo" * 12},
        {
            "type": "resource_link",
            "name": "parser.py",
            "uri": "file:///repo/src/parser.py",
            "mimeType": "text/x-python",
        },
        {
            "type": "resource",
            "resource": {
                "uri": "file:///repo/notes.md",
                "mimeType": "text/markdown",
                "text": "- keep the order\n" * 10,
            },
        },
        {"type": "audio", "mimeType": "audio/wav", "data": "UklGRiQAAABXQVZF" * 8},
    ],
}


def _update(name: str, payload: Json) -> Message:
    return Message(name, "SessionNotification", "session/update", "notification", "client", payload)


SMALL: tuple[Message, ...] = (
    _update("chunk", chunk("a few words of an answer")),
    _update("tool call", tool_call()),
    _update("diff of 2 KB", diff()),
    _update("plan of 8", plan()),
    _update("20 commands", commands()),
    Message("initialize", "InitializeRequest", "initialize", "request", "agent", INITIALIZE),
    Message("initialize result", "InitializeResponse", "initialize", "response", "client", INITIALIZED),
    Message("new session", "NewSessionRequest", "session/new", "request", "agent", NEW_SESSION),
    Message("prompt of 5 blocks", "PromptRequest", "session/prompt", "request", "agent", PROMPT),
    Message("permission", "RequestPermissionRequest", "session/request_permission", "request", "client", permission()),
)

LARGE = _update("chunk of 1 MB", chunk(source("big", 1 << 20)))

# What a client hears in a busy session: mostly text, now and then a tool.
STREAM_SIZE = 1000
_STREAM_DEFINITIONS = {
    "session/update": "SessionNotification",
    "session/request_permission": "RequestPermissionRequest",
    "fs/read_text_file": "ReadTextFileRequest",
    "fs/write_text_file": "WriteTextFileRequest",
}


def definition_of(method: str) -> str:
    """The definition of the params of a method that occurs in the stream."""
    return _STREAM_DEFINITIONS[method]


def _step(i: int) -> tuple[str, Json]:
    match i % 25:
        case 3:
            return "session/update", tool_call(i)
        case 4 | 5 | 6:
            return "session/update", progress(i)
        case 7:
            return "fs/read_text_file", {"sessionId": SESSION, "path": f"/repo/a_{i}.py", "line": 1, "limit": 200}
        case 8 if i % 50 == 8:
            return "session/update", diff(i)
        case 8:
            return "fs/write_text_file", {"sessionId": SESSION, "path": f"/repo/a_{i}.py", "content": source("w", 300)}
        case 9 if i % 100 == 9:
            return "session/request_permission", permission(i)
        case 10 if i % 100 == 10:
            return "session/update", plan(8, i // 100 % 8)
        case 11:
            return "session/update", usage(i)
        case 12 if i % 500 == 12:
            return "session/update", commands()
        case 13 | 14:
            return "session/update", chunk(f"thinking about step {i}", "agent_thought_chunk")
        case _:
            return "session/update", chunk(f"word {i} and the next ")


def stream() -> Iterator[Json]:
    """`STREAM_SIZE` JSON-RPC messages for a client, in order."""
    for i in range(STREAM_SIZE):
        method, params = _step(i)
        head: Json = {"jsonrpc": "2.0"}
        if method != "session/update":
            head["id"] = i
        yield {**head, "method": method, "params": params}


def stream_lines() -> list[bytes]:
    return [dump(message) for message in stream()]
