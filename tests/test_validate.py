"""`acpgen validate`: logs of both directions, whatever else is in them, and three ways to say what was found."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from acpgen import cli

HELLO = {"id": 0, "method": "initialize", "params": {"protocolVersion": 1}}
WELCOME = {"id": 0, "result": {"protocolVersion": 1}}
NEW = {"id": 1, "method": "session/new", "params": {"cwd": "/w", "mcpServers": []}}
MADE = {"id": 1, "result": {"sessionId": "s"}}
NOTICE = {"sessionUpdate": "notice", "severity": "info", "title": "T"}
FLAG = "unstable_session_notices"


def update(**fields: Any) -> dict[str, Any]:
    return {"method": "session/update", "params": {"sessionId": "s", "update": fields}}


def line(message: Any) -> str:
    return json.dumps({"jsonrpc": "2.0", **message}) if isinstance(message, dict) else str(message)


class Tool:
    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self.capsys = capsys

    def run(self, *arguments: str) -> tuple[int, str, str]:
        code = cli.run(["validate", "--release", "1.23.0", *arguments])
        out, err = self.capsys.readouterr()
        return code, out, err

    def file(self, *messages: Any, name: str = "log.jsonl") -> str:
        return self.raw("\n".join(map(line, messages)) + "\n", name)

    def raw(self, text: str | bytes, name: str = "log.jsonl") -> str:
        path = self.folder / name
        path.write_bytes(text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass"))
        return name

    def found(self, *arguments: str, code: int = 1) -> list[tuple[str, int, str]]:
        """Level, line and pointer of each finding."""
        done, out, _ = self.run("--format", "json", *arguments)
        assert done == code, out
        return [(item["level"], item["line"], item["pointer"]) for item in json.loads(out)["findings"]]


@pytest.fixture
def tool(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Tool:
    monkeypatch.chdir(tmp_path)
    return Tool(tmp_path, capsys)


def test_nothing_to_report(tool: Tool) -> None:
    chunk = {"sessionUpdate": "agent_message_chunk", "content": {"type": "text", "text": "a"}}
    name = tool.file(HELLO, WELCOME, NEW, MADE, update(**chunk))
    code, out, err = tool.run(name)
    assert (code, out, err) == (0, "", "5 messages in 1 file: nothing to report\n")


def test_every_error_of_a_message_and_the_way_to_it(tool: Tool) -> None:
    bad = {"method": "session/update", "params": {"sessionId": 5, "update": {"sessionUpdate": "plan"}}}
    assert tool.found(tool.file(bad)) == [
        ("error", 1, "/params/sessionId"),
        ("error", 1, "/params/update/entries"),
    ]
    code, out, err = tool.run("log.jsonl")
    assert code == 1 and err == "1 message in 1 file: 2 errors, 0 salvages\n"
    first, second = out.splitlines()
    assert first == "log.jsonl:1: /params/sessionId: expected a string, found 5 [session/update, to the client]"
    assert second == "log.jsonl:1: /params/update/entries: required [session/update, to the client]"


def test_salvage_is_told(tool: Tool) -> None:
    name = tool.file(update(sessionUpdate="tool_call", toolCallId="t", title="T", kind="odd"))
    assert tool.found(name) == [("salvage", 1, "/params/update/kind")]
    _, out, err = tool.run(name)
    assert "/params/update/kind: salvaged by default-on-error: expected one of " in out
    assert err.endswith("0 errors, 1 salvage\n")


def test_a_line_that_is_no_json_is_a_finding_and_not_the_end(tool: Tool) -> None:
    name = tool.file(HELLO, "INFO started", "", "{", WELCOME, update(sessionUpdate="plan"))
    assert tool.found(name) == [("error", 2, ""), ("error", 4, ""), ("error", 6, "/params/update/entries")]


@pytest.mark.parametrize("junk", [b"\xff", b"\xef\xbb\xbf{}", b"[" * 50_000, b"9" * 5000, b'"a\x1b[31m', b'{"a":NaN}'])
def test_nor_is_anything_else_an_end(tool: Tool, junk: bytes) -> None:
    name = tool.raw(b"\n".join([line(HELLO).encode(), junk, line(MADE).encode()]))
    assert tool.found(name)[0] == ("error", 2, "")
    _, out, _ = tool.run(name)
    assert "\x1b" not in out and len(out.splitlines()) == 2


def test_answers_are_paired_with_their_requests(tool: Tool) -> None:
    wrong = {"id": 1, "result": {"sessionId": None}}
    assert tool.found(tool.file(NEW, wrong)) == [("error", 2, "/result/sessionId")]
    _, out, _ = tool.run("log.jsonl")
    assert "[session/new, answer of the agent]" in out
    assert tool.found(tool.file(NEW, {"id": "1", "result": {}}), code=0) == [("note", 2, "/id")]
    failed = {"id": 1, "error": {"code": -32000, "message": "no"}}
    assert tool.found(tool.file(NEW, failed), code=0) == []
    assert tool.found(tool.file(NEW, failed, wrong), code=0) == [("note", 3, "/id")]
    assert tool.found(tool.file(NEW, {"id": 1, "error": 5})) == [("error", 2, "/error")]


def test_both_sides_may_use_one_id(tool: Tool) -> None:
    read = {"id": 1, "method": "fs/read_text_file", "params": {"sessionId": "s", "path": "/p"}}
    prompt = {"id": 1, "method": "session/prompt", "params": {"sessionId": "s", "prompt": []}}
    content, stop = {"id": 1, "result": {"content": "c"}}, {"id": 1, "result": {"stopReason": "end_turn"}}
    assert tool.found(tool.file(prompt, read, content, stop), code=0) == []
    assert tool.found(tool.file(prompt, read, stop, content), code=0) == []
    assert tool.found(tool.file(prompt, read, stop, stop)) == [("error", 4, "/result/content")]


def test_a_log_may_wrap_its_messages(tool: Tool) -> None:
    bad = json.loads(line(update(sessionUpdate="plan")))
    entries = [
        {"time": 1, "direction": "in", "data": bad},
        {"time": 2, "message": {"raw": json.dumps(bad)}},
        {"time": 3, "event": "connected"},
    ]
    name = tool.raw("\n".join(map(json.dumps, entries)))
    assert tool.found(name) == [
        ("error", 1, "/data/params/update/entries"),
        ("error", 2, "/message/raw/params/update/entries"),
        ("error", 3, "/jsonrpc"),
    ]


@pytest.mark.parametrize("indent", [None, 2])
def test_one_json_text(tool: Tool, indent: int | None) -> None:
    messages = [json.loads(line(message)) for message in (HELLO, update(sessionUpdate="plan"))]
    name = tool.raw("\n" + json.dumps(messages, indent=indent), "batch.json")
    assert tool.found(name) == [("error", 2, "/1/params/update/entries")]
    one = tool.raw(json.dumps(messages[1], indent=indent), "one.json")
    assert tool.found(one) == [("error", 1, "/params/update/entries")]


def test_messages_that_no_one_handles(tool: Tool) -> None:
    assert tool.found(tool.file({"id": 1, "method": "session/promt", "params": {}})) == [("error", 1, "/method")]
    assert tool.found(tool.file({"method": "session/new", "params": NEW["params"]})) == [("error", 1, "/method")]
    assert tool.found(tool.file({"id": 1, "method": "_acme/x"}, {"id": 1, "result": 5}), code=0) == []
    assert tool.found(tool.raw('{"jsonrpc":"2.0"}\n5\n[]\n')) == [("error", 1, ""), ("error", 2, ""), ("error", 3, "")]


def test_features(tool: Tool) -> None:
    name = tool.file(update(**NOTICE))
    assert tool.found(name) == [("error", 1, "/params/update/sessionUpdate")]
    _, out, _ = tool.run(name)
    assert f"--enable {FLAG}" in out
    assert tool.found(name, "--enable", FLAG, code=0) == []
    assert tool.found(name, "--enable", "all", code=0) == []
    assert tool.found(name, "--release", "sdk-2.4.0", code=0) == []
    code, _, err = tool.run(name, "--enable", "unstable_session_notice")
    assert code == 2 and "E301" in err and FLAG in err


def test_initialize_settles_the_protocol(tool: Tool) -> None:
    info = {"name": "n", "version": "1"}
    hello = {"id": 0, "method": "initialize", "params": {"protocolVersion": 2, "info": info, "capabilities": {}}}
    chunk = {"sessionUpdate": "agent_message_chunk", "content": {"type": "text", "text": "a"}}
    two = {"id": 0, "result": {"protocolVersion": 2, "info": info, "capabilities": {}}}
    one = {"id": 0, "result": {"protocolVersion": 1}}
    assert tool.found(tool.file(hello, two, update(**chunk))) == [("error", 3, "/params/update/messageId")]
    assert tool.found(tool.file(hello, one, update(**chunk)), code=0) == []
    assert tool.found(tool.file(update(**chunk)), code=0) == []
    assert tool.found("log.jsonl", "--protocol", "v2") == [("error", 1, "/params/update/messageId")]
    code, _, err = tool.run("log.jsonl", "--protocol", "v3")
    assert code == 2 and "E105" in err


def test_github_annotations(tool: Tool) -> None:
    name = tool.file({"id": 1, "result": {}}, update(sessionUpdate="50%\r\n"), name="a,b:c.jsonl")
    code, out, _ = tool.run("--format", "github", name)
    assert code == 1
    note, error = out.splitlines()
    assert note.startswith("::notice file=a%2Cb%3Ac.jsonl,line=1,title=acpgen validate::/id: note: ")
    assert error.startswith("::error file=a%2Cb%3Ac.jsonl,line=2,title=acpgen validate::/params/update/sessionUpdate: ")
    assert "50%25\\u000d\\u000a" in error


def test_json(tool: Tool) -> None:
    code, out, err = tool.run("--format", "json", tool.file(update(sessionUpdate="plan")))
    assert code == 1 and err == ""
    assert json.loads(out) == {
        "release": "1.23.0",
        "messages": 1,
        "findings": [
            {
                "level": "error",
                "file": "log.jsonl",
                "line": 1,
                "pointer": "/params/update/entries",
                "code": -32602,
                "method": "session/update",
                "receiver": "client",
                "message": "required",
            }
        ],
    }


def test_several_files_are_several_connections(tool: Tool) -> None:
    first, second = tool.file(NEW, name="a.jsonl"), tool.file({"id": 1, "result": {}}, name="b.jsonl")
    assert tool.found(first, second, code=0) == [("note", 1, "/id")]
    code, _, err = tool.run(first, "missing.jsonl")
    assert code == 2 and "E101" in err and "missing.jsonl" in err
    assert tool.run(".")[0] == 2
    assert tool.run()[0] == 2
    assert tool.run(tool.raw(""))[0] == 0


def test_standard_input(tool: Tool, monkeypatch: pytest.MonkeyPatch) -> None:
    import io
    import sys

    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(line(update(sessionUpdate="plan")).encode())))
    assert tool.found("-") == [("error", 1, "/params/update/entries")]


def test_it_works_without_a_cache(tool: Tool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ACPGEN_CACHE_DIR", "")
    assert tool.found(tool.file(update(sessionUpdate="plan"))) == [("error", 1, "/params/update/entries")]


def test_a_damaged_cache_is_made_again(tool: Tool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ACPGEN_CACHE_DIR", str(tool.folder / "cache"))
    name = tool.file(update(sessionUpdate="plan"))
    tool.found(name)
    (package,) = (tool.folder / "cache" / "packages").iterdir()
    before = {path.name: path.stat().st_mtime_ns for path in package.iterdir()}
    tool.found(name)
    assert before.items() <= {path.name: path.stat().st_mtime_ns for path in package.iterdir()}.items()
    (package / "_reader.py").write_text("broken", "utf-8")
    tool.found(name)
    assert "class Reader" in (package / "_reader.py").read_text("utf-8")
