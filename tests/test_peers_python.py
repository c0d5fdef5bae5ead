"""The Python SDK as a second opinion. Skipped where it is not installed."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("acp.schema", reason="agent-client-protocol is not installed")
sys.path.insert(0, str(Path(__file__).resolve().parent))

from peers import python_sdk

CHUNK = {"sessionId": "s", "update": {"sessionUpdate": "agent_message_chunk", "content": {"type": "text", "text": "a"}}}


@pytest.mark.parametrize(
    ("protocol", "definition", "value", "expected"),
    [
        ("v1", "SessionNotification", CHUNK, (True, True)),
        ("v1", "SessionUpdate", CHUNK["update"], (True, True)),
        ("v1", "ContentBlock", {"type": "text", "text": "a"}, (True, True)),
        ("v1", "UsageUpdate", {"used": 1, "size": 2}, (True, True)),
        ("v1", "StopReason", "end_turn", (True, True)),
        ("v1", "StopReason", "bored", (True, False)),
        ("v1", "Notice", {"severity": "info", "title": "x"}, (False, False)),
        ("v2", "UpdateSessionNotification", CHUNK, (False, False)),
        ("v1", "BaseModel", {}, (False, False)),
    ],
)
def test_verdict(protocol: str, definition: str, value: Any, expected: tuple[bool, bool]) -> None:
    answer = python_sdk.verdict(protocol, definition, value)
    assert (answer.known, answer.accepted) == expected
    if answer.accepted:
        assert answer.output == value


def test_filter() -> None:
    line = json.dumps({"id": 7, "protocol": "v1", "definition": "SessionNotification", "input": CHUNK})
    done = subprocess.run([sys.executable, python_sdk.__file__], input=line, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == {"id": 7, "known": True, "accepted": True, "output": CHUNK, "error": None}
