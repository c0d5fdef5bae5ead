from __future__ import annotations
from collections.abc import Mapping
from typing import Any, TypeAlias
from .._runtime import DEFAULT, NO_EXTRA, Record, dataclass

__all__ = ["Inner", "PingRequest", "PingResponse", "RequestId"]
RequestId: TypeAlias = int | str | None


@dataclass(init=False, repr=False, eq=False, match_args=False)
class Inner(Record):
    __slots__ = ("_sent", "on", "tags")
    on: bool
    tags: list[str]

    def __init__(
        self,
        *,
        on: bool = True,
        tags: list[str] = DEFAULT,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        self.on = on
        self.tags = ["x"] if tags is DEFAULT else tags
        self.extra_fields = extra_fields
        self._sent: tuple[str, ...] = ()


@dataclass(init=False, repr=False, eq=False, match_args=False)
class PingRequest(Record):
    __slots__ = ("_sent", "count", "inner", "note")
    inner: Inner
    count: int
    note: str | None

    def __init__(
        self,
        *,
        inner: Inner = DEFAULT,
        count: int = 3,
        note: str | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        self.inner = Inner(on=False) if inner is DEFAULT else inner
        self.count = count
        self.note = note
        self.extra_fields = extra_fields
        self._sent: tuple[str, ...] = ()


@dataclass(init=False, repr=False, eq=False, match_args=False)
class PingResponse(Record):
    __slots__ = ("count",)
    count: int | None

    def __init__(
        self, *, count: int | None = None, extra_fields: Mapping[str, Any] = NO_EXTRA
    ) -> None:
        self.count = count
        self.extra_fields = extra_fields
