"""The codec's face.

Decoding has two ways that must agree. `codec.py` of a protocol has straight-line code
for input that is clean; it returns the object or raises anything at all. Then
`_reader.py` looks at the same input with the tables of `shapes.py`: it finds the errors
and their places, and does the salvage that the schema asks for. The slow way alone
decides what is right; the fast way only says so sooner.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Literal, TypeGuard, TypeVar, get_args

from ._runtime import (
    DecodeError,
    EncodeError,
    ErrorResponse,
    FeatureDisabledError,
    MessageError,
    Notification,
    Record,
    Request,
    Response,
    Salvaged,
    one_line,
)
from ._straight import DECLINED, Fast, Unclean
from ._text import dumps, loads

if TYPE_CHECKING:
    from typing_extensions import TypeForm

T = TypeVar("T")
Check = Literal[True, False, "lenient"]
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
        from ._reader import Reader

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
        from ._reader import Reader

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
        from ._writer import Writer

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
            raise EncodeError(
                ("error", "message"), "expected a string", message.message
            )
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
        from ._values import found

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
