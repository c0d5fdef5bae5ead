from __future__ import annotations
import builtins
from collections.abc import Mapping
from typing import Any, TypeAlias
from .._runtime import NO_EXTRA, Record, dataclass

__all__ = ["PingRequest", "PingResponse", "RequestId"]
RequestId: TypeAlias = int | str | None


@dataclass(init=False, repr=False, eq=False, match_args=False)
class PingRequest(Record):
    __slots__ = (
        "a_b",
        "class_",
        "dunder__",
        "extra_fields_",
        "field",
        "field_1x",
        "from_",
        "items",
        "list",
        "meta",
        "none",
        "self_",
        "str",
        "type",
    )
    self_: builtins.str | None
    from_: builtins.str | None
    none: builtins.str | None
    extra_fields_: builtins.str | None
    class_: builtins.str | None
    dunder__: builtins.str | None
    meta: builtins.str | None
    type: builtins.str | None
    list: builtins.str | None
    str: builtins.str | None
    a_b: builtins.str | None
    field_1x: builtins.str | None
    field: builtins.str | None
    items: builtins.list[builtins.str] | None

    def __init__(
        self,
        *,
        self_: builtins.str | None = None,
        from_: builtins.str | None = None,
        none: builtins.str | None = None,
        extra_fields_: builtins.str | None = None,
        class_: builtins.str | None = None,
        dunder__: builtins.str | None = None,
        meta: builtins.str | None = None,
        type: builtins.str | None = None,
        list: builtins.str | None = None,
        str: builtins.str | None = None,
        a_b: builtins.str | None = None,
        field_1x: builtins.str | None = None,
        field: builtins.str | None = None,
        items: builtins.list[builtins.str] | None = None,
        extra_fields: Mapping[builtins.str, Any] = NO_EXTRA,
    ) -> None:
        self.self_ = self_
        self.from_ = from_
        self.none = none
        self.extra_fields_ = extra_fields_
        self.class_ = class_
        self.dunder__ = dunder__
        self.meta = meta
        self.type = type
        self.list = list
        self.str = str
        self.a_b = a_b
        self.field_1x = field_1x
        self.field = field
        self.items = items
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
