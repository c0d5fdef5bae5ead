"""The codec's face.

Decoding has two ways that must agree. `codec.py` of a protocol has straight-line code
for input that is clean; it returns the object or raises anything at all. Then
`_reader.py` looks at the same input with the tables of `shapes.py`: it finds the errors
and their places, and does the salvage that the schema asks for. The slow way alone
decides what is right; the fast way only says so sooner.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Literal, TypeVar

from ._messages import (
    decode_batch,
    decode_with_care,
    encode_message,
    message_text,
)
from ._runtime import (
    DecodeError,
    EncodeError,
    ErrorResponse,
    FeatureDisabledError,
    MessageError,
    Notification,
    Request,
    Response,
    Salvaged,
    one_line,
)
from ._straight import DECLINED, Fast, Unclean
from ._text import TEXT, dumps, loads

if TYPE_CHECKING:
    from typing_extensions import TypeForm

T = TypeVar("T")
Check = Literal[True, False, "lenient"]


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
        "texts",
    )

    def __init__(
        self,
        *,
        protocol: str,
        forms: Mapping[Any, str],
        decoders: Mapping[str, Fast],
        encoders: Callable[[], Mapping[type, Fast]],
        texts: Callable[[], Mapping[type, Callable[[Any, Any], str]]],
        shapes: Callable[[], Mapping[str, Any]],
        classes: Mapping[str, type],
        features: Mapping[str, bool],
        gated: Mapping[str, str],
        methods: Mapping[tuple[str, str, str], tuple[str, str, str]],
    ) -> None:
        """`forms`: class or union -> definition name. `decoders`: none for what no
        message contains. `encoders`, `texts`: to wire dicts and to JSON text, imported
        when called. `features`: flag -> on unless the caller says otherwise.
        `gated`: definition name -> the flag that owns it. `methods`: (side, name,
        kind) -> (params, result, flag)."""
        self.protocol = protocol
        self.forms = forms
        self.decoders = decoders
        self.encoders = encoders
        self.texts = texts
        self.shapes = shapes
        self.classes = classes
        self.features = features
        self.gated = gated
        self.methods = methods


class CodecBase:
    """Decode and encode for one protocol, with one set of features. Immutable, and
    safe to share between threads."""

    __slots__ = (
        "_check",
        "_decoders",
        "_dumps",
        "_encoders",
        "_fast",
        "_legacy_version",
        "_loads",
        "_notifications",
        "_null_result",
        "_on_salvage",
        "_requests",
        "_texts",
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
        # Side -> method -> decoder of the params.
        self._notifications: dict[str, dict[str, Fast]] = {}
        self._requests: dict[str, dict[str, Fast]] = {}
        for (side, method, kind), (params, _, flag) in tables.methods.items():
            if params in self._decoders and (not flag or flag in on):
                notification = kind == "notification"
                calls = self._notifications if notification else self._requests
                calls.setdefault(side, {})[method] = self._decoders[params]
        self._encoders: Mapping[type, Fast] | None = None
        self._texts: Mapping[type, Callable[[Any, Any], str]] | None = None
        self._check: Check = check
        self._null_result = null_result
        self._legacy_version = legacy_protocol_version
        self._on_salvage = on_salvage
        self._loads = loads
        self._dumps = dumps

    def __setattr__(self, name: str, value: Any) -> None:
        if name not in ("_encoders", "_texts") and hasattr(self, name):
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
        kind = payload.__class__
        if kind is not dict:
            if kind not in TEXT:
                return self._slow(self._name(form), payload, salvaged)  # type: ignore[no-any-return]
            payload = self.parse(payload) if self._loads else loads(payload)
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
        if fast is not None and payload.__class__ is dict:
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
            if type(payload) in TEXT:
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
            return encode_message(self, value)
        from ._writer import Writer

        return Writer(self).encode(value)

    def _load_encoders(self) -> Mapping[type, Fast]:
        """Encoders are only imported for the first object that is encoded."""
        self._encoders = self._if_on(self.TABLES.encoders())
        return self._encoders

    def _load_texts(self) -> Mapping[type, Callable[[Any, Any], str]]:
        self._texts = self._if_on(self.TABLES.texts())
        return self._texts

    def _if_on(self, table: Mapping[type, T]) -> Mapping[type, T]:
        """The entries of classes that no feature turns off."""
        tables = self.TABLES
        off = {name for name, flag in tables.gated.items() if flag not in self.on}
        classes = {tables.classes[name] for name in off if name in tables.classes}
        return {c: f for c, f in table.items() if c not in classes}

    def encode_json(self, value: Any) -> bytes:
        """The same as JSON text: one line, UTF-8."""
        if self._dumps is None:
            texts = self._texts or self._load_texts()
            fast = texts.get(value.__class__)
            try:
                if fast is not None:
                    return fast(value, self).encode()
                return message_text(self, value, texts).encode()
            except DECLINED:
                pass
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

    def decode_message(
        self,
        line: Any,
        receiver: Any,
        *,
        salvaged: list[Salvaged] | None = None,
    ) -> Any:
        """Decode one JSON-RPC message that `receiver` got; see the generated class."""
        data, kind = line, line.__class__
        try:
            if kind in TEXT:
                data = self.parse(line) if self._loads else loads(line)
            elif kind is not dict:
                raise Unclean
            # A call that is as it should be; anything else is looked at with care.
            method = data["method"]
            if data["jsonrpc"] != "2.0":
                raise Unclean
            if len(data) == 3:
                read = self._notifications[receiver][method]
                return Notification(method, read(data["params"], self))
            id = data["id"]
            if len(data) != 4 or type(id) is not int and type(id) is not str:
                raise Unclean
            read = self._requests[receiver][method]
            return Request(id, method, read(data["params"], self))
        except DecodeError as error:
            raise MessageError((), error.reason, code=-32700) from None
        except DECLINED:
            pass
        return decode_with_care(self, data, receiver, salvaged)

    def decode_batch(
        self, line: Any, receiver: Any, *, salvaged: list[Salvaged] | None = None
    ) -> list[Any]:
        """Decode a JSON-RPC batch; a message that is wrong becomes its `DecodeError`."""
        return decode_batch(self, line, receiver, salvaged)

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
