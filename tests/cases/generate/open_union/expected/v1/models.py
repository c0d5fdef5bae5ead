from __future__ import annotations
from collections.abc import Mapping
from typing import Any, Literal, TypeAlias
from .._runtime import NO_EXTRA, Record, dataclass, field

__all__ = [
    "Level",
    "PingRequest",
    "PingResponse",
    "RequestId",
    "Shape",
    "ShapeCircle",
    "ShapeOther",
]
Level: TypeAlias = Literal["low", "high"] | str
RequestId: TypeAlias = int | str | None


@dataclass(init=False, repr=False, eq=False, match_args=False)
class PingRequest(Record):
    __slots__ = ("level", "shape")
    shape: Shape
    level: Level | None

    def __init__(
        self,
        *,
        shape: Shape,
        level: Level | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        self.shape = shape
        self.level = level
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
class ShapeOther(Record):
    __slots__ = ("_keys", "type")
    type: str

    def __init__(
        self, *, type: str, extra_fields: Mapping[str, Any] = NO_EXTRA
    ) -> None:
        self.type = type
        self.extra_fields = extra_fields
        self._keys: tuple[str, ...] | None = None


Shape: TypeAlias = ShapeCircle | ShapeOther
