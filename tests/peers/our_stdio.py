"""A JSON lines connection over two streams, written with our bindings: plain, blocking, one thread.

While an answer is awaited, what else arrives is handled, so a request may come in the middle of another one.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any, Literal

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "generated"))

from acp_bindings import v1  # noqa: E402

Handler = Callable[[Any], Any]
CODEC = v1.Codec(features={"unstable_session_notices"})


class Refused(Exception):
    """The other side answered with an error."""

    def __init__(self, answer: v1.ErrorResponse) -> None:
        super().__init__(answer.message)
        self.answer = answer


class Connection:
    """One end of a connection. `handlers` maps methods to what is called with their params; a request's handler returns
    the result."""

    def __init__(self, side: Literal["agent", "client"], reader: IO[bytes], writer: IO[bytes]) -> None:
        self.side: Literal["agent", "client"] = side
        self.reader = reader
        self.writer = writer
        self.handlers: dict[str, Handler] = {}
        self.answers: dict[Any, v1.Response | v1.ErrorResponse] = {}
        self.last_id = 0

    def send(self, message: Any) -> None:
        self.writer.write(CODEC.encode_json(message) + b"\n")
        self.writer.flush()

    def notify(self, method: str, params: Any) -> None:
        self.send(v1.Notification(method, params))

    def ask(self, method: str, params: Any) -> int:
        """Send a request and do not wait."""
        self.last_id += 1
        self.send(v1.Request(self.last_id, method, params))
        return self.last_id

    def wait(self, id: int) -> Any:
        """The raw result of a request that was sent."""
        while id not in self.answers and self.step():
            pass
        answer = self.answers.pop(id, None)
        if answer is None:
            raise EOFError("the other side has gone")
        if isinstance(answer, v1.ErrorResponse):
            raise Refused(answer)
        return answer.result

    def step(self) -> bool:
        """Handle one line; False at the end of the stream."""
        line = self.reader.readline()
        if not line:
            return False
        try:
            message = CODEC.decode_message(line, self.side)
        except v1.DecodeError as error:
            self.send(error.response())
            return True
        match message:
            case v1.Response() | v1.ErrorResponse():
                self.answers[message.id] = message
            case v1.Request():
                self.send(self.answer(message))
            case v1.Notification():
                handler = self.handlers.get(message.method)
                if handler is not None:
                    handler(message.params)
        return True

    def answer(self, request: v1.Request[Any]) -> v1.Response | v1.ErrorResponse:
        handler = self.handlers.get(request.method)
        if handler is None:
            return v1.ErrorResponse(request.id, -32601, f"{request.method} is not handled here")
        try:
            return v1.Response(request.id, handler(request.params))
        except ValueError as error:
            return v1.ErrorResponse(request.id, -32602, str(error))
