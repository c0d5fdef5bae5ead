"""What all protocols share: `UNSET`, records, errors, JSON-RPC messages."""

from __future__ import annotations

import reprlib
from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from typing import TYPE_CHECKING, Any, Generic, Literal, Self, TypeVar

if TYPE_CHECKING:
    from dataclasses import dataclass, field

__all__ = [
    "DEFAULT",
    "NO_EXTRA",
    "UNSET",
    "CodecError",
    "DecodeError",
    "EncodeError",
    "ErrorResponse",
    "FeatureDisabledError",
    "MessageError",
    "Notification",
    "Record",
    "Request",
    "Response",
    "Salvaged",
    "UnsetType",
    "dataclass",
    "field",
    "one_line",
    "pointer",
]

P = TypeVar("P")


class UnsetType(Enum):
    """The type of `UNSET`: a property that is omitted where null means something else."""

    UNSET = "UNSET"

    def __bool__(self) -> Literal[False]:
        return False

    def __repr__(self) -> str:
        return "UNSET"


UNSET = UnsetType.UNSET

# Stands for "the schema's default" in a signature, where a shared mutable would be wrong.
DEFAULT: Any = UNSET


# Dataclasses

if not TYPE_CHECKING:

    class _Tag:
        """A field that no constructor takes: its value is that of the class."""

        __slots__ = ("default",)

        def __init__(self, *, default, init):
            self.default = default

    field = _Tag

    class _Lazy:
        """Stands for `__dataclass_fields__` until somebody asks for it.

        To a type checker a record is a dataclass from the start. At run time the
        standard library's decorator does its work on first use: importing
        `dataclasses` and running it over all classes would be most of the time and
        half of the memory that importing a protocol takes.
        """

        def __get__(self, instance, owner):
            for cls in owner.__mro__:
                if cls.__dict__.get("__dataclass_fields__") is self:
                    _process(cls)
                    break
            return owner.__dataclass_fields__

    def dataclass(**options):
        """`dataclasses.dataclass` for a class that writes its own methods."""

        def decorate(cls):
            for name, value in list(cls.__dict__.items()):
                if type(value) is _Tag:
                    setattr(cls, name, value.default)
                    tags = cls.__dict__.get("__tags__", ())
                    cls.__tags__ = (*tags, name)
            cls.__dataclass_fields__ = _LAZY
            return cls

        return decorate

    _LAZY = _Lazy()

    def _process(cls):
        import dataclasses

        tags = cls.__dict__.get("__tags__", ())
        for name in tags:
            default = getattr(cls, name)
            setattr(cls, name, dataclasses.field(default=default, init=False))
        del cls.__dataclass_fields__
        dataclasses.dataclass(init=False, repr=False, eq=False, match_args=False)(cls)


class _NoExtra(dict[str, Any]):
    """The one empty mapping that all objects without unknown properties share."""

    __slots__ = ()

    def __setitem__(self, key: str, value: Any) -> None:
        raise TypeError("extra_fields is shared while empty: assign a new dict to it")

    def setdefault(self, key: str, default: Any = None) -> Any:
        self[key] = default

    def update(self, *args: Any, **kwargs: Any) -> None:
        self["update"] = args

    def __reduce__(self) -> str:
        return "NO_EXTRA"

    def __copy__(self) -> _NoExtra:
        return self

    def __deepcopy__(self, memo: object) -> _NoExtra:
        return self


NO_EXTRA: Mapping[str, Any] = _NoExtra()


_NAMES: dict[type, tuple[str, ...]] = {}


def _names(cls: type) -> tuple[str, ...]:
    """The fields of a class that its objects hold, those of its bases first; what a
    class fixes for all its objects is not among them."""
    found = _NAMES.get(cls)
    if found is None:
        names: dict[str, None] = {}
        for base in reversed(cls.__mro__):
            held = getattr(base, "__slots__", ())
            names.update(
                (name, None)
                for name in getattr(base, "__annotations__", ())
                if name in held
            )
        if "extra_fields" in names:
            del names["extra_fields"]
            names["extra_fields"] = None
        found = _NAMES[cls] = tuple(names)
    return found


class _Plain:
    """Comparison and text from the fields, for all dataclasses here."""

    __slots__ = ()

    @reprlib.recursive_repr()
    def __repr__(self) -> str:
        shown: list[str] = []
        for name in _names(type(self)):
            value = getattr(self, name)
            if value is not None and value is not UNSET and value is not NO_EXTRA:
                shown.append(f"{name}={value!r}")
        return f"{type(self).__name__}({', '.join(shown)})"

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        names = _names(type(self))
        return all(getattr(self, name) == getattr(other, name) for name in names)

    def __replace__(self, **changes: Any) -> Self:
        from dataclasses import replace

        return replace(self, **changes)  # type: ignore[type-var]


@dataclass(init=False, repr=False, eq=False, match_args=False)
class Record(_Plain):
    """Base of all generated classes: an object on the wire. Records compare by type
    and fields."""

    __slots__ = ("extra_fields",)

    extra_fields: Mapping[str, Any]
    """The properties that the schema does not know; they are encoded again."""


@dataclass(init=False, repr=False, eq=False, match_args=False)
class Salvaged(_Plain):
    """Something that lenient decoding dropped: where, by which rule, what, and why."""

    __slots__ = ("path", "reason", "rule", "value")

    path: tuple[str | int, ...]
    rule: str
    value: Any
    reason: str

    def __init__(
        self, path: tuple[str | int, ...], rule: str, value: Any, reason: str
    ) -> None:
        self.path = path
        self.rule = rule
        self.value = value
        self.reason = reason

    def __str__(self) -> str:
        return f"{one_line(pointer(self.path)) or '/'}: {self.rule}: {self.reason}"


def pointer(path: Iterable[str | int]) -> str:
    """A JSON Pointer (RFC 6901); the empty string is the whole document."""
    return "".join("/" + str(p).replace("~", "~0").replace("/", "~1") for p in path)


def one_line(text: str) -> str:
    """Text for a message: what would break the line, or could not be printed, escaped."""
    if text.isprintable():
        return text
    escaped = (c if c.isprintable() else f"\\u{ord(c):04x}" for c in text)
    return "".join(escaped)


class CodecError(ValueError):
    """What does not fit, and where.

    `path` leads from the value that was given to the part that is wrong, `pointer` is
    the same as a JSON Pointer, `reason` says what is allowed, `value` is what was found.
    """

    def __init__(
        self, path: Sequence[str | int], reason: str, value: Any = UNSET
    ) -> None:
        self.path = tuple(path)
        self.reason = reason
        self.value = value
        super().__init__(path, reason, value)

    @property
    def pointer(self) -> str:
        return pointer(self.path)

    def __str__(self) -> str:
        return f"{one_line(self.pointer) or '(the whole value)'}: {self.reason}"


class DecodeError(CodecError):
    """The input does not fit. `code` is the JSON-RPC error code that answers it, `id`
    the id of the message where it has one."""

    code: int = -32602
    id: int | str | None = None

    def response(self) -> ErrorResponse:
        """The answer that JSON-RPC asks for."""
        data = {"pointer": self.pointer} if self.path else None
        return ErrorResponse(self.id, self.code, str(self), data)


class EncodeError(CodecError):
    """The object cannot be written."""


class FeatureDisabledError(DecodeError, EncodeError):
    """The item belongs to a feature that this codec has off. `feature` names the flag."""

    def __init__(
        self, path: Sequence[str | int], reason: str, value: Any, feature: str
    ) -> None:
        self.feature = feature
        super().__init__(path, reason, value)
        self.args = (path, reason, value, feature)


class MessageError(DecodeError):
    """A JSON-RPC message that cannot be handled."""

    def __init__(
        self,
        path: Sequence[str | int],
        reason: str,
        value: Any = UNSET,
        code: int = -32600,
        id: int | str | None = None,
    ) -> None:
        super().__init__(path, reason, value)
        self.code = code
        self.id = id
        self.args = (path, reason, value, code, id)


# Messages


@dataclass(init=False, repr=False, eq=False, match_args=False)
class Request(_Plain, Generic[P]):
    """A call that wants an answer. Extension methods (`_…`) have raw params."""

    __slots__ = ("id", "method", "params")

    id: int | str | None
    method: str
    params: P

    def __init__(self, id: int | str | None, method: str, params: P) -> None:
        self.id = id
        self.method = method
        self.params = params


@dataclass(init=False, repr=False, eq=False, match_args=False)
class Notification(_Plain, Generic[P]):
    """A call without an answer."""

    __slots__ = ("method", "params")

    method: str
    params: P

    def __init__(self, method: str, params: P) -> None:
        self.method = method
        self.params = params


@dataclass(init=False, repr=False, eq=False, match_args=False)
class Response(_Plain):
    """The answer to a request. `decode_result` reads `result`, which is raw here;
    a record may be put in for encoding."""

    __slots__ = ("id", "result")

    id: int | str | None
    result: Any

    def __init__(self, id: int | str | None, result: Any) -> None:
        self.id = id
        self.result = result


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ErrorResponse(_Plain):
    """The error that answers a request."""

    __slots__ = ("code", "data", "id", "message")

    id: int | str | None
    code: int
    message: str
    data: Any

    def __init__(
        self, id: int | str | None, code: int, message: str, data: Any = None
    ) -> None:
        self.id = id
        self.code = code
        self.message = message
        self.data = data
