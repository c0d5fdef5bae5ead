from __future__ import annotations
from collections.abc import Mapping
from typing import Any, Literal, TypeAlias
from .._runtime import NO_EXTRA, Record, dataclass, field

__all__ = [
    "Circle",
    "PingRequest",
    "PingResponse",
    "RequestId",
    "Shape",
    "ShapeBigSquare",
    "ShapeCircle",
]
RequestId: TypeAlias = int | str | None


@dataclass(init=False, repr=False, eq=False, match_args=False)
class Circle(Record):
    __slots__ = ("radius",)
    radius: float

    def __init__(
        self, *, radius: float, extra_fields: Mapping[str, Any] = NO_EXTRA
    ) -> None:
        self.radius = radius
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class PingRequest(Record):
    __slots__ = ("shape",)
    shape: Shape

    def __init__(
        self, *, shape: Shape, extra_fields: Mapping[str, Any] = NO_EXTRA
    ) -> None:
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
class ShapeCircle(Circle):
    __slots__ = ()
    type: Literal["circle"] = field(default="circle", init=False)


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ShapeBigSquare(Record):
    __slots__ = ()
    type: Literal["big_square"] = field(default="big_square", init=False)

    def __init__(self, *, extra_fields: Mapping[str, Any] = NO_EXTRA) -> None:
        self.extra_fields = extra_fields


Shape: TypeAlias = ShapeCircle | ShapeBigSquare
