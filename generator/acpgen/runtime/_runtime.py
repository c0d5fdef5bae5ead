"""What all protocols share: records, errors, JSON, messages and the codec's face.

Decoding has two ways that must agree. `codec.py` of a protocol has straight-line code
for input that is clean; it returns the object or raises anything at all. Then
`_walk.py` looks at the same input with the tables of `shapes.py`: it finds the errors
and their places, and does the salvage that the schema asks for. The slow way alone
decides what is right; the fast way only says so sooner.
"""

from __future__ import annotations

import json
import re
import reprlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum
from functools import lru_cache
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Generic,
    Literal,
    Self,
    TypeGuard,
    TypeVar,
    get_args,
)

if TYPE_CHECKING:
    from dataclasses import dataclass, field

    from typing_extensions import TypeForm

__all__ = [
    "DECLINED",
    "DEFAULT",
    "NO_EXTRA",
    "UNSET",
    "Check",
    "CodecBase",
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
    "Tables",
    "Unclean",
    "UnsetType",
    "dataclass",
    "extra",
    "field",
    "gate",
    "pattern",
    "pointer",
    "reorder",
    "tagged",
    "unclean",
]

T = TypeVar("T")
P = TypeVar("P")
Json = Any
Check = Literal[True, False, "lenient"]


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


# JSON


@lru_cache(maxsize=256)
def pattern(text: str) -> re.Pattern[str]:
    """A JSON Schema `pattern`, which is ECMAScript: `$` is the very end, not before a
    last newline, and `\\d` and `\\w` are ASCII."""
    parts = re.split(r"(\\.|\[(?:\\.|[^\]\\])*\])", text, flags=re.DOTALL)
    parts[::2] = [part.replace("$", r"\Z") for part in parts[::2]]
    return re.compile("".join(parts), re.ASCII)


class Unclean(Exception):
    """Raised by straight-line code: the input needs the slow way."""


# What straight-line code can raise on input that is not clean: it looks things up and
# compares without looking at types first.
DECLINED = (
    Unclean,
    AttributeError,
    KeyError,
    OverflowError,
    RecursionError,
    TypeError,
    ValueError,
)


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is no JSON number")


def _finite(text: str) -> float:
    number = float(text)
    if number in (float("inf"), float("-inf")):
        raise ValueError(f"{text[:40]} is out of the range of a number")
    return number


_scan = json.JSONDecoder(parse_constant=_no_constant, parse_float=_finite).raw_decode
_SPACE = " \t\r\n"


def loads(data: str | bytes | bytearray) -> Any:
    """Parse JSON text strictly; anything that is wrong is a `DecodeError`."""
    try:
        text = data if isinstance(data, str) else str(data, "utf-8")
        if text[:1] in _SPACE:
            text = text.lstrip(_SPACE)
        value, end = _scan(text)
        if end != len(text) and text[end:].strip(_SPACE):
            raise ValueError(f"extra text after the value at {end}")
        return value
    except UnicodeDecodeError as error:
        reason = f"is not UTF-8 at byte {error.start}"
    except RecursionError:
        reason = "is nested too deeply"
    except StopIteration:
        reason = "is no JSON text"
    except ValueError as error:
        reason = f"is no JSON text: {error}"
        if _bom(data):
            reason = "begins with a byte order mark; send plain UTF-8"
    failure = DecodeError((), reason)
    failure.code = -32700
    raise failure


def _bom(data: str | bytes | bytearray) -> bool:
    return (
        data[:1] == "\ufeff" if isinstance(data, str) else data[:3] == b"\xef\xbb\xbf"
    )


def _no_default(value: object) -> Any:
    raise TypeError(f"{type(value).__name__} is no JSON value")


def _make_encoder(ascii_only: bool) -> Callable[[Any], str]:
    encoder = json.JSONEncoder(
        ensure_ascii=ascii_only,
        check_circular=False,
        allow_nan=False,
        separators=(",", ":"),
        default=_no_default,
    )
    make = getattr(json.encoder, "c_make_encoder", None)
    quote = json.encoder.encode_basestring_ascii
    if not ascii_only:
        quote = json.encoder.encode_basestring
    if make is None:
        return encoder.encode
    # A C encoder that is made once: `JSONEncoder.encode` makes one for each call.
    chunks = make(None, _no_default, quote, None, ":", ",", False, False, False)
    return lambda value: "".join(chunks(value, 0))


_plain_text = _make_encoder(ascii_only=False)
_ascii_text = _make_encoder(ascii_only=True)


def dumps(value: Any) -> bytes:
    """JSON text without spaces or raw newlines, UTF-8 where nothing must be escaped."""
    text = _plain_text(value)
    try:
        return text.encode()
    except UnicodeEncodeError:
        # A lone surrogate has no UTF-8; its escape comes back as it was.
        return _ascii_text(value).encode()


# The codec

Fast = Callable[[Any, Any], Any]
_TEXT = frozenset((str, bytes, bytearray))


class Tables:
    """What a protocol module gives to its codec: see the generated `codec.py`."""

    __slots__ = (
        "classes",
        "decoders",
        "encoders",
        "features",
        "forms",
        "gated",
        "methods",
        "protocol",
        "shapes",
    )

    def __init__(
        self,
        *,
        protocol: str,
        forms: Mapping[Any, str],
        decoders: Mapping[str, Fast],
        encoders: Callable[[], Mapping[type, Fast]],
        shapes: Callable[[], Mapping[str, Any]],
        classes: Mapping[str, type],
        features: Mapping[str, bool],
        gated: Mapping[str, str],
        methods: Mapping[tuple[str, str, str], tuple[str, str, str]],
    ) -> None:
        """`forms`: class or union -> definition name. `decoders`: none for what no
        message contains. `features`: flag -> on unless the caller says otherwise.
        `gated`: definition name -> the flag that owns it. `methods`: (side, name,
        kind) -> (params, result, flag)."""
        self.protocol = protocol
        self.forms = forms
        self.decoders = decoders
        self.encoders = encoders
        self.shapes = shapes
        self.classes = classes
        self.features = features
        self.gated = gated
        self.methods = methods


@lru_cache(maxsize=64)
def _calls(tables: Tables) -> Mapping[tuple[str, str], tuple[str, Any, str]]:
    """(method, kind) -> name of its params, the classes that they may have, its flag."""
    forms = {name: form for form, name in tables.forms.items()}
    found: dict[tuple[str, str], tuple[str, Any, str]] = {}
    for (_, method, kind), (params, _, feature) in tables.methods.items():
        form = forms.get(params)
        classes = get_args(form) or ((form,) if isinstance(form, type) else ())
        found.setdefault((method, kind), (params, classes, feature))
    return found


def extra(data: Mapping[Any, Any], known: frozenset[str]) -> dict[str, Any]:
    """The properties of `data` that are not known; keys that are no strings are unclean."""
    found = {key: value for key, value in data.items() if key not in known}
    strings(found)
    return found


def strings(found: Mapping[str, Any]) -> Mapping[str, Any]:
    """The same, if all keys are strings, as those of an object are."""
    for key in found:
        if type(key) is not str:
            raise Unclean
    return found


def unclean() -> Any:
    """`raise Unclean` where an expression is needed."""
    raise Unclean


def gate(feature: str, function: Fast) -> Fast:
    """A decoder or encoder that only works with a feature on."""

    def checked(value: Any, codec: Any) -> Any:
        if feature not in codec.on:
            raise Unclean
        return function(value, codec)

    return checked


def tagged(tags: tuple[tuple[str, Any], ...], function: Fast) -> Fast:
    """A decoder for those who have not looked at the tags that it takes for granted."""

    def checked(value: Any, codec: Any) -> Any:
        for key, tag in tags:
            if value[key] != tag:
                raise Unclean
        return function(value, codec)

    return checked


def reorder(
    wire: dict[str, Any], keys: tuple[str, ...], nulls: frozenset[str]
) -> dict[str, Any]:
    """The same properties, those that were received in the order they came in. What a
    fallback holds is given back whole: those of `nulls` that came were null then."""
    whole = {key: wire.get(key) for key in keys if key in wire or key in nulls}
    return {**whole, **wire}


def _is_object(value: Any) -> TypeGuard[dict[str, Any]]:
    return isinstance(value, dict)


def _is_array(value: Any) -> TypeGuard[list[Any]]:
    return isinstance(value, list)


class CodecBase:
    """Decode and encode for one protocol, with one set of features. Immutable, and
    safe to share between threads."""

    __slots__ = (
        "_calls",
        "_check",
        "_decoders",
        "_dumps",
        "_encoders",
        "_fast",
        "_legacy_version",
        "_loads",
        "_null_result",
        "_on_salvage",
        "on",
    )

    TABLES: ClassVar[Tables]

    def __init__(
        self,
        *,
        features: Iterable[str] | None = None,
        check: Check = True,
        null_result: bool = False,
        legacy_protocol_version: bool = False,
        on_salvage: Callable[[Salvaged], object] | None = None,
        loads: Callable[[Any], Any] | None = None,
        dumps: Callable[[Any], str | bytes] | None = None,
    ) -> None:
        """Make a codec.

        `features`: gated flags that are on; without it, those that the build enables.
        `check`: what encoding checks: all (True), all but the values of open enums
        ("lenient"), only the gates (False). `null_result`: read `result: null` as `{}`
        where nothing is required. `legacy_protocol_version`: read a date as version 0.
        `on_salvage`: called for everything that lenient decoding drops. `loads` and
        `dumps`: another JSON library.
        """
        known = self.TABLES.features
        if features is None:
            on = {flag for flag, default in known.items() if default}
        else:
            on = {features} if isinstance(features, str) else set(features)
            unknown = sorted(on - set(known))
            if unknown:
                have = ", ".join(sorted(known)) or "none"
                raise ValueError(f"{unknown[0]!r} is no feature of this build: {have}")
            on |= {flag for flag, default in known.items() if default}
        if check not in (True, False, "lenient"):
            raise ValueError(f"check is {check!r}: give True, False or 'lenient'")
        self.on = frozenset(on)
        tables = self.TABLES
        off = {name for name, flag in tables.gated.items() if flag not in on}
        self._decoders = {n: f for n, f in tables.decoders.items() if n not in off}
        self._fast = {
            form: self._decoders[name]
            for form, name in tables.forms.items()
            if name in self._decoders
        }
        self._calls = {
            key: self._decoders[params]
            for key, (params, _, flag) in tables.methods.items()
            if params in self._decoders and (not flag or flag in on)
        }
        self._encoders: Mapping[type, Fast] | None = None
        self._check: Check = check
        self._null_result = null_result
        self._legacy_version = legacy_protocol_version
        self._on_salvage = on_salvage
        self._loads = loads
        self._dumps = dumps

    def __setattr__(self, name: str, value: Any) -> None:
        if name != "_encoders" and hasattr(self, name):
            raise AttributeError("a codec is immutable: make another one")
        object.__setattr__(self, name, value)

    def parse(self, data: str | bytes | bytearray) -> Any:
        """Parse JSON text with this codec's library."""
        if self._loads is None:
            return loads(data)
        try:
            return self._loads(data)
        # Whatever another library raises means that this is no JSON text to it.
        except Exception as error:  # noqa: BLE001
            failure = DecodeError((), one_line(f"is no JSON text: {error}"))
            failure.code = -32700
            raise failure from None

    def decode(
        self,
        form: TypeForm[T],
        payload: Any,
        *,
        salvaged: list[Salvaged] | None = None,
    ) -> T:
        """Decode a dict, or JSON text as str or bytes, into `form`: a class or union of
        this module. Raises `DecodeError`. What lenient decoding drops is added to
        `salvaged`."""
        if type(payload) in _TEXT:
            payload = self.parse(payload)
        try:
            return self._fast[form](payload, self)  # type: ignore[no-any-return]
        except DECLINED:
            # Not an error yet: whether it is one, and which, the slow way tells.
            name = self._name(form)
        return self._slow(name, payload, salvaged)  # type: ignore[no-any-return]

    def decode_named(
        self, name: str, payload: Any, *, salvaged: list[Salvaged] | None = None
    ) -> Any:
        """`decode` for a definition by its name in the schema; its type is not known
        to a type checker."""
        form: Any = name
        return self.decode(form, payload, salvaged=salvaged)

    def _decode_named(
        self, name: str, payload: Any, salvaged: list[Salvaged] | None
    ) -> Any:
        fast = self._decoders.get(name)
        if fast is not None:
            try:
                return fast(payload, self)
            except DECLINED:
                pass
        return self._slow(name, payload, salvaged)

    def _name(self, form: Any) -> str:
        tables = self.TABLES
        try:
            return tables.forms[form]
        except (KeyError, TypeError):
            if type(form) is str and (
                form in tables.decoders or form in tables.shapes()
            ):
                return form
            shown = getattr(form, "__name__", form)
            message = f"{shown!r} is no class or union of {tables.protocol}"
            raise TypeError(message) from None

    def _slow(self, name: str, payload: Any, salvaged: list[Salvaged] | None) -> Any:
        from ._walk import Reader

        reader = Reader(self)
        result, problems, drops = reader.decode(name, payload)
        if problems:
            raise problems[0]
        if salvaged is not None:
            salvaged.extend(drops)
        if self._on_salvage is not None:
            for drop in drops:
                self._on_salvage(drop)
        return result

    def problems(self, form: Any, payload: Any) -> list[DecodeError]:
        """Every error of a payload, in its order; empty if it decodes."""
        from ._walk import Reader

        name = self._name(form)
        try:
            if type(payload) in _TEXT:
                payload = self.parse(payload)
        except DecodeError as error:
            return [error]
        return Reader(self).decode(name, payload)[1]

    def encode(self, value: Any) -> dict[str, Any]:
        """The wire dict of a record or a message. Raises `EncodeError`."""
        kind = value.__class__
        fast = (self._encoders or self._load_encoders()).get(kind)
        if fast is not None:
            try:
                return fast(value, self)  # type: ignore[no-any-return]
            except DECLINED:
                pass
        elif kind in (Request, Notification, Response, ErrorResponse):
            return self._encode_message(value)
        from ._walk import Writer

        return Writer(self).encode(value)

    def _load_encoders(self) -> Mapping[type, Fast]:
        """Encoders are only imported for the first object that is encoded."""
        tables = self.TABLES
        off = {name for name, flag in tables.gated.items() if flag not in self.on}
        classes = {tables.classes[name] for name in off if name in tables.classes}
        made = {c: f for c, f in tables.encoders().items() if c not in classes}
        self._encoders = made
        return made

    def encode_json(self, value: Any) -> bytes:
        """The same as JSON text: one line, UTF-8."""
        wire = self.encode(value)
        try:
            if self._dumps is None:
                return dumps(wire)
            text = self._dumps(wire)
            return text.encode() if isinstance(text, str) else text
        except RecursionError:
            raise EncodeError((), "is nested too deeply") from None
        except (TypeError, ValueError) as error:
            raise EncodeError((), f"is not JSON: {error}") from None

    def _encode_message(
        self, message: Request[Any] | Notification[Any] | Response | ErrorResponse
    ) -> dict[str, Any]:
        wire: dict[str, Any] = {"jsonrpc": "2.0"}
        if not isinstance(message, Notification):
            if type(message.id) not in (int, str, type(None)):
                reason = "an id is null, an integer or a string"
                raise EncodeError(("id",), reason, message.id)
            wire["id"] = message.id
        if isinstance(message, ErrorResponse):
            wire["error"] = self._encode_error(message)
        elif isinstance(message, Response):
            wire["result"] = self._encode_part(message.result, ("result",))
        else:
            self._encode_call(message, wire)
        return wire

    def _encode_error(self, message: ErrorResponse) -> dict[str, Any]:
        if self._check is not False and type(message.code) is not int:
            raise EncodeError(("error", "code"), "expected an integer", message.code)
        if self._check is not False and type(message.message) is not str:
            raise EncodeError(("error", "message"), "expected a string", message.message)
        error: dict[str, Any] = {"code": message.code, "message": message.message}
        if message.data is not None:
            error["data"] = self._encode_part(message.data, ("error", "data"))
        return error

    def _encode_call(
        self, message: Request[Any] | Notification[Any], wire: dict[str, Any]
    ) -> None:
        kind = "notification" if isinstance(message, Notification) else "request"
        wire["method"] = method = message.method
        name, classes, feature = _calls(self.TABLES).get((method, kind), ("", (), ""))
        if feature and feature not in self.on:
            reason = f"method {method!r} belongs to {feature}, which is off"
            raise FeatureDisabledError(("method",), reason, method, feature)
        if not name and self._check is True and not str(method).startswith("_"):
            reason = f'{method!r} is no {kind} of {self.TABLES.protocol} and no extension ("_")'
            raise EncodeError(("method",), reason, method)
        params = message.params
        if name and self._check is not False:
            if not isinstance(params, Record):
                self._check_plain(name, {} if params is None else params)
            elif classes and not isinstance(params, classes):
                reason = f"{method!r} takes {name}, not {type(params).__name__}"
                raise EncodeError(("params",), reason, params)
        if params is not None:
            wire["params"] = self._encode_part(params, ("params",))

    def _check_plain(self, name: str, params: Any) -> None:
        """Params that are given as a wire dict must be as clean as an object's are."""
        drops: list[Salvaged] = []
        try:
            self._decode_named(name, params, drops)
        except FeatureDisabledError as error:
            error.path = ("params", *error.path)
            raise
        except DecodeError as error:
            path = ("params", *error.path)
            raise EncodeError(path, error.reason, error.value) from None
        for drop in drops:
            raise EncodeError(("params", *drop.path), drop.reason, drop.value)

    def _encode_part(self, value: Any, at: tuple[str, ...]) -> Any:
        if not isinstance(value, Record):
            return value
        try:
            return self.encode(value)
        except FeatureDisabledError as error:
            path = (*at, *error.path)
            raise FeatureDisabledError(
                path, error.reason, error.value, error.feature
            ) from None
        except EncodeError as error:
            raise EncodeError((*at, *error.path), error.reason, error.value) from None

    def decode_message(
        self,
        line: Any,
        receiver: Any,
        *,
        salvaged: list[Salvaged] | None = None,
    ) -> Any:
        """Decode one JSON-RPC message that `receiver` got; see the generated class."""
        data = line
        if type(line) in _TEXT:
            try:
                data = self.parse(line)
            except DecodeError as error:
                raise MessageError((), error.reason, code=-32700) from None
        try:
            # A call that is as it should be; anything else is looked at with care.
            method = data["method"]
            if data["jsonrpc"] != "2.0":
                raise Unclean
            if len(data) == 3:
                read = self._calls[receiver, method, "notification"]
                return Notification(method, read(data["params"], self))
            id = data["id"]
            if len(data) != 4 or type(id) is not int and type(id) is not str:
                raise Unclean
            read = self._calls[receiver, method, "request"]
            return Request(id, method, read(data["params"], self))
        except DECLINED:
            pass
        return self._decode_with_care(data, receiver, salvaged)

    def _decode_with_care(
        self, data: Any, receiver: Any, salvaged: list[Salvaged] | None
    ) -> Any:
        if not _is_object(data):
            if _is_array(data):
                raise MessageError((), "is a batch: use decode_batch", data)
            raise MessageError((), "a message is an object", data)
        id = data.get("id")
        if id is not None and type(id) is not int and type(id) is not str:
            raise MessageError(("id",), "an id is null, an integer or a string", id)
        if data.get("jsonrpc") != "2.0":
            reason = 'must be "2.0"' if "jsonrpc" in data else "required"
            raise MessageError(("jsonrpc",), reason, data.get("jsonrpc"), id=id)
        if "method" in data:
            return self._decode_call(data, receiver, id, salvaged)
        return self._decode_answer(data, id)

    def _decode_call(
        self,
        data: dict[str, Any],
        receiver: str,
        id: int | str | None,
        salvaged: list[Salvaged] | None,
    ) -> Any:
        method = data["method"]
        if type(method) is not str:
            raise MessageError(("method",), "a method is a string", method, id=id)
        if "result" in data or "error" in data:
            raise MessageError((), "has a method and a result or error", data, id=id)
        kind = "request" if "id" in data else "notification"
        table = self.TABLES.methods
        entry = table.get((receiver, method, kind))
        entry = entry or table.get(("protocol", method, kind))
        params = data.get("params")
        if entry is None and method.startswith("_"):
            if kind == "request":
                return Request(id, method, params)
            return Notification(method, params)
        if entry is None:
            reason = self._why_unknown(receiver, method, kind)
            raise MessageError(("method",), reason, method, -32601, id)
        name, _, feature = entry
        if feature and feature not in self.on:
            reason = f"method {method!r} belongs to {feature}, which is off"
            disabled = FeatureDisabledError(("method",), reason, method, feature)
            disabled.code = -32601
            disabled.id = id
            raise disabled
        payload: Any = {} if params is None else params
        try:
            decoded = self._decode_named(name, payload, salvaged)
        except FeatureDisabledError as error:
            error.path = ("params", *error.path)
            error.id = id
            raise
        except DecodeError as error:
            path = ("params", *error.path)
            raise MessageError(path, error.reason, error.value, -32602, id) from None
        if kind == "request":
            return Request(id, method, decoded)
        return Notification(method, decoded)

    def _why_unknown(self, receiver: str, method: str, kind: str) -> str:
        from ._walk import found

        known = [(s, k) for s, m, k in self.TABLES.methods if m == method]
        for side, other in known:
            if side in (receiver, "protocol"):
                return f"{found(method)} is a {other}, not a {kind}"
        if known:
            side = known[0][0]
            return f"{found(method)} is handled by the {side}, not by the {receiver}"
        return f"{found(method)} is no method of {self.TABLES.protocol}"

    def _decode_answer(self, data: dict[str, Any], id: int | str | None) -> Any:
        if "id" not in data:
            raise MessageError((), "has neither method nor id", data)
        if ("result" in data) == ("error" in data):
            both = "both result and error" if "result" in data else "no result or error"
            raise MessageError((), f"has {both}", data, id=id)
        if "result" in data:
            return Response(id, data["result"])
        error = data["error"]
        if not _is_object(error):
            raise MessageError(("error",), "an error is an object", error, id=id)
        code, message = error.get("code"), error.get("message")
        if type(code) is not int:
            raise MessageError(("error", "code"), "expected an integer", code, id=id)
        if type(message) is not str:
            reason = "expected a string"
            raise MessageError(("error", "message"), reason, message, id=id)
        return ErrorResponse(id, code, message, error.get("data"))

    def decode_batch(
        self, line: Any, receiver: Any, *, salvaged: list[Salvaged] | None = None
    ) -> list[Any]:
        """Decode a JSON-RPC batch; a message that is wrong becomes its `DecodeError`."""
        data = line
        if type(line) in _TEXT:
            try:
                data = self.parse(line)
            except DecodeError as error:
                raise MessageError((), error.reason, code=-32700) from None
        if not _is_array(data) or not data:
            raise MessageError((), "a batch is an array that is not empty", data)
        out: list[Any] = []
        for index, item in enumerate(data):
            try:
                out.append(self.decode_message(item, receiver, salvaged=salvaged))
            except DecodeError as error:
                error.path = (index, *error.path)
                out.append(error)
        return out

    def decode_result(
        self, method: str, result: Any, *, salvaged: list[Salvaged] | None = None
    ) -> Any:
        """Decode the result of a request that was sent; see the generated class."""
        names = [
            (name, feature)
            for (_, m, kind), (_, name, feature) in self.TABLES.methods.items()
            if m == method and kind == "request"
        ]
        if not names:
            if method.startswith("_"):
                return result
            raise DecodeError((), f"{method!r} is no request of {self.TABLES.protocol}")
        name, feature = names[0]
        if feature and feature not in self.on:
            reason = f"method {method!r} belongs to {feature}, which is off"
            raise FeatureDisabledError((), reason, method, feature)
        return self._decode_named(name, result, salvaged)
