from typing import Literal, NotRequired, TypeAlias, TypedDict

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


class Circle(TypedDict):
    radius: float


class PingRequest(TypedDict):
    shape: "Shape"


class PingResponse(TypedDict):
    count: NotRequired[int]


class ShapeCircle(TypedDict):
    type: Literal["circle"]
    radius: float


class ShapeBigSquare(TypedDict):
    type: Literal["big_square"]


Shape: TypeAlias = ShapeCircle | ShapeBigSquare
