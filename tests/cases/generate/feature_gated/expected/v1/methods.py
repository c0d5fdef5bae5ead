from __future__ import annotations
from collections.abc import Mapping
from typing import Any, Final, TypeAlias, cast
from .._runtime import Record
from .models import PingRequest, PingResponse

__all__ = [
    "CAPABILITIES",
    "METHODS",
    "PING",
    "Capability",
    "Method",
    "NotificationParams",
    "RequestParams",
    "Result",
]
RequestParams: TypeAlias = PingRequest | Any
NotificationParams: TypeAlias = Any
Result: TypeAlias = PingResponse | Any


class Method:
    __slots__ = ("capability", "feature", "kind", "name", "params", "result", "side")

    def __init__(
        self,
        name: str,
        side: str,
        kind: str,
        params: str,
        result: str,
        feature: str,
        capability: str,
    ) -> None:
        self.name = name
        self.side = side
        self.kind = kind
        self.params = params
        self.result = result
        self.feature = feature
        self.capability = capability

    def __repr__(self) -> str:
        return f"<Method {self.side} {self.kind} {self.name}>"


class Capability:
    __slots__ = ("feature", "items", "path", "side")

    def __init__(
        self, side: str, path: str, items: tuple[str, ...], feature: str
    ) -> None:
        self.side = side
        self.path = path
        self.items = items
        self.feature = feature

    def __repr__(self) -> str:
        return f"<Capability {self.side} {self.path}>"


PING: Final = "ping"
METHODS: Mapping[tuple[str, str, str], Method] = {
    ("agent", "ping", "request"): Method(
        "ping", "agent", "request", "PingRequest", "PingResponse", "", ""
    )
}
CAPABILITIES: tuple[Capability, ...] = ()
_PATHS: dict[str, str] = {}


def supports(capabilities: Record | Mapping[str, Any] | None, what: str) -> bool:
    path = _PATHS.get(what)
    if path is None:
        if not any((what == m.name for m in METHODS.values())) and (not _is_item(what)):
            known = ", ".join(sorted(_PATHS))
            raise ValueError(f"{what!r} is no capability, method or variant: {known}")
        return True
    value: Any = capabilities
    for part in path.split("."):
        value = _look(value, part)
    return value is True or isinstance(value, (Record, Mapping))


def _is_item(what: str) -> bool:
    from .shapes import SHAPES

    name, mark, rest = what.partition(":") if ":" in what else what.partition(".")
    shape = SHAPES.get(name, ("",))
    if mark == ":" and shape[0] == "union":
        return any(
            (role == "case" and str(tag) == rest for _, role, tag, _ in shape[3])
        )
    if mark == "." and shape[0] == "record":
        return any((field[0] == rest for field in shape[1]))
    return False


def _look(value: Any, wire: str) -> Any:
    if isinstance(value, Mapping):
        return cast(Mapping[str, Any], value).get(wire)
    if isinstance(value, Record):
        if wire in value.extra_fields:
            return value.extra_fields[wire]
        from .shapes import SHAPES

        for cls in type(value).__mro__:
            for field in SHAPES.get(cls.__name__, ("", ()))[1]:
                if field[0] == wire:
                    return getattr(value, field[1])
    return None
