from typing import Literal, NotRequired, TypeAlias, TypedDict

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


class PingRequest(TypedDict):
    shape: "Shape"
    level: NotRequired["Level"]


class PingResponse(TypedDict):
    count: NotRequired[int]


class ShapeCircle(TypedDict):
    type: Literal["circle"]


class ShapeOther(TypedDict):
    type: str


Shape: TypeAlias = ShapeCircle | ShapeOther
