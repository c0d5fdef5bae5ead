from typing import Literal, NotRequired, TypeAlias, TypedDict

__all__ = ["Colour", "PingRequest", "PingResponse", "RequestId"]
Colour: TypeAlias = Literal["red", "blue"]
RequestId: TypeAlias = int | str | None


class PingRequest(TypedDict):
    text: str
    colour: NotRequired["Colour"]


class PingResponse(TypedDict):
    count: NotRequired[int]
