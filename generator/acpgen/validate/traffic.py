"""Follow the messages of one connection, both ways, and say what does not fit.

Who receives a message follows from its method; what an answer must look like, from the request with its id. The version
that `initialize` settles on decides the protocol of what follows. Knows JSON-RPC and the face of generated bindings; must
not know a method but `initialize`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from acpgen.validate.findings import Finding, Path, Place

_HANDSHAKE = "initialize"
_VERSION = "protocolVersion"


class Traffic:
    """One connection. `protocols` maps a protocol to its bindings and codec; `fixed`: `initialize` does not change it."""

    def __init__(self, protocols: Mapping[str, tuple[Any, Any]], protocol: str, fixed: bool = False) -> None:
        self.protocols = protocols
        self.protocol = protocol
        self.fixed = fixed
        self.messages = 0
        self.pending: dict[tuple[str, Any], list[tuple[str, str]]] = {}

    def check(self, place: Place, message: Any) -> list[Finding]:
        """What is to be said about one message; the next one is judged by what is known after it."""
        self.messages += 1
        if isinstance(message, dict) and isinstance(message.get("method"), str):
            return self._call(place, message, message["method"])
        return self._answer(place, message)

    # Calls

    def _call(self, place: Place, message: dict[str, Any], method: str) -> list[Finding]:
        if method == _HANDSHAKE:
            self._follow(message.get("params"))
        module, _ = self.protocols[self.protocol]
        kind = "request" if "id" in message else "notification"
        sides = [side for side, name, its_kind in module.METHODS if name == method and its_kind == kind]
        sides = sides or [side for side, name, _ in module.METHODS if name == method] or ["agent"]
        tried = [self._received(place, message, method, side) for side in sides]
        best = min(tried, key=lambda found: sum(finding.level == "error" for finding in found))
        if kind == "request":
            self._expect(message["id"], method, sides[tried.index(best)])
        return best

    def _received(self, place: Place, message: dict[str, Any], method: str, side: str) -> list[Finding]:
        module, codec = self.protocols[self.protocol]
        receiver = "agent" if side == "protocol" else side
        drops: list[Any] = []
        try:
            codec.decode_message(message, receiver, salvaged=drops)
        except module.DecodeError as error:
            problems: list[tuple[Path, Any]] = [((), error)]
            if error.path[:1] == ("params",):
                kind = "request" if "id" in message else "notification"
                params = module.METHODS[side, method, kind].params
                sent = message.get("params")
                every = codec.problems(params, {} if sent is None else sent)
                problems = [(("params",), problem) for problem in every] or problems
            return [self._error(place, at, problem, method, receiver) for at, problem in problems]
        return [self._salvage(place, ("params",), drop, method, receiver) for drop in drops]

    # Answers

    def _answer(self, place: Place, message: Any) -> list[Finding]:
        module, codec = self.protocols[self.protocol]
        try:
            answer = codec.decode_message(message, "client")
        except module.DecodeError as error:
            return [self._error(place, (), error)]
        waiting = self.pending.get(_key(answer.id), [])
        if not waiting:
            if isinstance(answer, module.ErrorResponse):
                return []
            return [Finding("note", place.inside(("id",)), "answers no request of this file, so it was not checked")]
        if isinstance(answer, module.ErrorResponse):
            self._settle(answer.id, waiting[0])
            return []
        tried = [(asked, self._result(place, asked, answer.result)) for asked in waiting]
        asked, best = min(tried, key=lambda pair: sum(finding.level == "error" for finding in pair[1]))
        self._settle(answer.id, asked)
        return best

    def _result(self, place: Place, asked: tuple[str, str], result: Any) -> list[Finding]:
        method, side = asked
        if method == _HANDSHAKE:
            self._follow(result)
        module, codec = self.protocols[self.protocol]
        receiver = f"answer of the {side}"
        drops: list[Any] = []
        try:
            codec.decode_result(method, result, salvaged=drops)
        except module.DecodeError as error:
            kinds = [entry.result for (_, name, _), entry in module.METHODS.items() if name == method and entry.result]
            problems = codec.problems(kinds[0], result) if kinds and not error.path == ("method",) else []
            return [self._error(place, ("result",), each, method, receiver) for each in problems or [error]]
        return [self._salvage(place, ("result",), drop, method, receiver) for drop in drops]

    def _expect(self, id: Any, method: str, side: str) -> None:
        module, _ = self.protocols[self.protocol]
        known = any(name == method and kind == "request" for _, name, kind in module.METHODS)
        if known or method.startswith("_"):
            self.pending.setdefault(_key(id), []).append((method, side))

    def _settle(self, id: Any, asked: tuple[str, str]) -> None:
        self.pending[_key(id)].remove(asked)

    # What both need

    def _follow(self, part: Any) -> None:
        version = part.get(_VERSION) if isinstance(part, dict) else None
        name = f"v{version}"
        if not self.fixed and type(version) is int and name in self.protocols:
            self.protocol = name

    def _error(self, place: Place, at: Path, error: Any, method: str = "", receiver: str = "") -> Finding:
        hint = f" (--enable {error.feature})" if hasattr(error, "feature") else ""
        code = error.code if not at else -32602
        return Finding("error", place.inside((*at, *error.path)), error.reason + hint, code, method, receiver)

    def _salvage(self, place: Place, at: Path, drop: Any, method: str, receiver: str) -> Finding:
        # The reason begins with the place of what was dropped, or with one inside it.
        reason = drop.reason.removeprefix(f"{Place('', 0, drop.path).pointer}: ")
        return Finding("salvage", place.inside((*at, *drop.path)), reason, drop.rule, method, receiver)


def _key(id: Any) -> tuple[str, Any]:
    """1 and "1" are two ids, as are 1 and true; what is no id at all has a place of its own."""
    return (type(id).__name__, id) if isinstance(id, str | int | None) else ("", None)
