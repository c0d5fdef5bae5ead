from __future__ import annotations
from collections.abc import Mapping
from typing import Any, TypeAlias
from .._runtime import NO_EXTRA, Record, dataclass

__all__ = ["PingRequest", "PingResponse", "RequestId"]
RequestId: TypeAlias = int | str | None


@dataclass(init=False, repr=False, eq=False, match_args=False)
class PingRequest(Record):
    __slots__ = ("text",)
    text: str

    def __init__(
        self, *, text: str, extra_fields: Mapping[str, Any] = NO_EXTRA
    ) -> None:
        self.text = text
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class PingResponse(Record):
    __slots__ = ("count",)
    count: int | None

    def __init__(
        self, *, count: int | None = None, extra_fields: Mapping[str, Any] = NO_EXTRA
    ) -> None:
        self.count = count
        self.extra_fields = extra_fields
