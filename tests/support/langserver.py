"""A client of pyright's language server, just large enough to hover."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Any, Self

_START = "import sys; from pyright.langserver import main; sys.exit(main('--stdio'))"


class LanguageServer:
    """A server for one folder; use it in a `with`."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._last = 0

    def __enter__(self) -> Self:
        self._process = subprocess.Popen(
            [sys.executable, "-c", _START], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        folder = {"uri": self.root.as_uri(), "name": self.root.name}
        capabilities = {"textDocument": {"hover": {"contentFormat": ["plaintext"]}}}
        start = {
            "processId": None,
            "rootUri": folder["uri"],
            "workspaceFolders": [folder],
            "capabilities": capabilities,
        }
        self.request("initialize", start)
        self.notify("initialized", {})
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is None:
            self.request("shutdown", None)
            self.notify("exit", None)
        else:
            self._process.kill()
        self._process.wait(30)

    def open(self, path: Path) -> None:
        document = {"uri": path.as_uri(), "languageId": "python", "version": 1, "text": path.read_text("utf-8")}
        self.notify("textDocument/didOpen", {"textDocument": document})

    def hover(self, path: Path, line: int, column: int) -> str:
        """What is shown for a place, lines and columns counted from zero; "" if nothing is."""
        place = {"textDocument": {"uri": path.as_uri()}, "position": {"line": line, "character": column}}
        found = self.request("textDocument/hover", place)
        return str(found["contents"]["value"]) if found else ""

    def request(self, method: str, params: Any) -> Any:
        self._last += 1
        self._send({"id": self._last, "method": method, "params": params})
        while True:
            message = self._receive()
            if "method" not in message and message.get("id") == self._last:
                if "error" in message:
                    raise RuntimeError(message["error"])
                return message.get("result")
            if "method" in message and "id" in message:
                items = (message.get("params") or {}).get("items", [])
                configuration = message["method"] == "workspace/configuration"
                self._send({"id": message["id"], "result": [{} for _ in items] if configuration else None})

    def notify(self, method: str, params: Any) -> None:
        self._send({"method": method, "params": params})

    def _send(self, message: dict[str, Any]) -> None:
        data = json.dumps({"jsonrpc": "2.0", **message}).encode()
        assert self._process.stdin is not None
        self._process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(data) + data)
        self._process.stdin.flush()

    def _receive(self) -> Any:
        assert self._process.stdout is not None
        length = 0
        while line := self._process.stdout.readline().strip():
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                length = int(value)
        if not length:
            raise EOFError("the language server ended")
        return json.loads(self._process.stdout.read(length))
