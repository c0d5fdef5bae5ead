from __future__ import annotations
from collections.abc import Mapping
from typing import Any, Literal, TypeAlias
from .._runtime import NO_EXTRA, Record, dataclass, field

__all__ = [
    "PingRequest",
    "PingResponse",
    "RequestId",
    "Shape",
    "ShapeCircle",
    "ShapeNone",
]
RequestId: TypeAlias = int | str | None


@dataclass(init=False, repr=False, eq=False, match_args=False)
class PingRequest(Record):
    __slots__ = ("foo_bar", "foo_bar_too", "shape")
    foo_bar: str | None
    foo_bar_too: str | None
    shape: Shape | None

    def __init__(
        self,
        *,
        foo_bar: str | None = None,
        foo_bar_too: str | None = None,
        shape: Shape | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        self.foo_bar = foo_bar
        self.foo_bar_too = foo_bar_too
        self.shape = shape
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


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ShapeCircle(Record):
    __slots__ = ()
    type: Literal["circle"] = field(default="circle", init=False)

    def __init__(self, *, extra_fields: Mapping[str, Any] = NO_EXTRA) -> None:
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ShapeNone(Record):
    __slots__ = ()
    type: Literal[""] = field(default="", init=False)

    def __init__(self, *, extra_fields: Mapping[str, Any] = NO_EXTRA) -> None:
        self.extra_fields = extra_fields


Shape: TypeAlias = ShapeCircle | ShapeNone
