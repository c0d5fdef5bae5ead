from typing import NotRequired, TypeAlias, TypedDict

__all__ = ["PingRequest", "PingResponse", "RequestId"]
RequestId: TypeAlias = int | str | None


class PingRequest(TypedDict):
    text: str


class PingResponse(TypedDict):
    count: NotRequired[int]
