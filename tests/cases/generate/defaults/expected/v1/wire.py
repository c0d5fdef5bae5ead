from typing import NotRequired, TypeAlias, TypedDict

__all__ = ["Inner", "PingRequest", "PingResponse", "RequestId"]
RequestId: TypeAlias = int | str | None


class Inner(TypedDict):
    on: NotRequired[bool]
    tags: NotRequired[list[str]]


class PingRequest(TypedDict):
    inner: NotRequired["Inner"]
    count: NotRequired[int]
    note: NotRequired[str | None]


class PingResponse(TypedDict):
    count: NotRequired[int]
