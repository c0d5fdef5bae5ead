from typing import Literal, NotRequired, TypeAlias, TypedDict

__all__ = [
    "PingRequest",
    "PingResponse",
    "RequestId",
    "Shape",
    "ShapeCircle",
    "ShapeNone",
]
RequestId: TypeAlias = int | str | None


class PingRequest(TypedDict):
    fooBar: NotRequired[str]
    foo_bar: NotRequired[str]
    shape: NotRequired["Shape"]


class PingResponse(TypedDict):
    count: NotRequired[int]


class ShapeCircle(TypedDict):
    type: Literal["circle"]


class ShapeNone(TypedDict):
    type: Literal[""]


Shape: TypeAlias = ShapeCircle | ShapeNone
