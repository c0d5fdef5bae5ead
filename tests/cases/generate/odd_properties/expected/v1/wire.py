from typing import NotRequired, TypeAlias, TypedDict

__all__ = ["PingRequest", "PingResponse", "RequestId"]
RequestId: TypeAlias = int | str | None
PingRequest = TypedDict(
    "PingRequest",
    {
        "self": NotRequired[str],
        "from": NotRequired[str],
        "None": NotRequired[str],
        "extra_fields": NotRequired[str],
        "class": NotRequired[str],
        "__dunder__": NotRequired[str],
        "_meta": NotRequired[str],
        "type": NotRequired[str],
        "list": NotRequired[str],
        "str": NotRequired[str],
        "a-b": NotRequired[str],
        "1x": NotRequired[str],
        "field": NotRequired[str],
        "items": NotRequired[list[str]],
    },
)


class PingResponse(TypedDict):
    count: NotRequired[int]
