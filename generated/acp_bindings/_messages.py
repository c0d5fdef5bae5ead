"""JSON-RPC 2.0 envelopes: what surrounds params, results and errors."""

# pyright: reportPrivateUsage=false
from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeGuard, get_args

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
)
from ._straight import Unclean
from ._text import TEXT, quote

if TYPE_CHECKING:
    from ._codec import CodecBase, Tables


@lru_cache(maxsize=64)
def _calls(tables: Tables) -> Mapping[tuple[str, str], tuple[str, Any, str]]:
    """(method, kind) -> name of its params, the classes that they may have, its flag."""
    forms = {name: form for form, name in tables.forms.items()}
    calls: dict[tuple[str, str], tuple[str, Any, str]] = {}
    for (_, method, kind), (params, _, feature) in tables.methods.items():
        form = forms.get(params)
        classes = get_args(form) or ((form,) if isinstance(form, type) else ())
        calls.setdefault((method, kind), (params, classes, feature))
    return calls


def _is_object(value: Any) -> TypeGuard[dict[str, Any]]:
    return isinstance(value, dict)


def _is_array(value: Any) -> TypeGuard[list[Any]]:
    return isinstance(value, list)


def encode_message(
    codec: CodecBase,
    message: Request[Any] | Notification[Any] | Response | ErrorResponse,
) -> dict[str, Any]:
    wire: dict[str, Any] = {"jsonrpc": "2.0"}
    for name in type(message).__slots__:
        if not hasattr(message, name):
            raise EncodeError((name,), "is not set")
    if not isinstance(message, Notification):
        if type(message.id) not in (int, str, type(None)):
            reason = "an id is null, an integer or a string"
            raise EncodeError(("id",), reason, message.id)
        wire["id"] = message.id
    if isinstance(message, ErrorResponse):
        wire["error"] = _encode_error(codec, message)
    elif isinstance(message, Response):
        wire["result"] = _encode_part(codec, message.result, ("result",))
    else:
        _encode_call(codec, message, wire)
    return wire


def _encode_error(codec: CodecBase, message: ErrorResponse) -> dict[str, Any]:
    if codec._check is not False and type(message.code) is not int:
        raise EncodeError(("error", "code"), "expected an integer", message.code)
    if codec._check is not False and type(message.message) is not str:
        raise EncodeError(("error", "message"), "expected a string", message.message)
    error: dict[str, Any] = {"code": message.code, "message": message.message}
    if message.data is not None:
        error["data"] = _encode_part(codec, message.data, ("error", "data"))
    return error


def _encode_call(
    codec: CodecBase, message: Request[Any] | Notification[Any], wire: dict[str, Any]
) -> None:
    kind = "notification" if isinstance(message, Notification) else "request"
    wire["method"] = method = message.method
    if not isinstance(method, str):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise EncodeError(("method",), "expected a string", method)
    name, classes, feature = _calls(codec.TABLES).get((method, kind), ("", (), ""))
    if feature and feature not in codec.on:
        reason = f"method {method!r} belongs to {feature}, which is off"
        raise FeatureDisabledError(("method",), reason, method, feature)
    if not name and codec._check is True and not method.startswith("_"):
        reason = (
            f'{method!r} is no {kind} of {codec.TABLES.protocol} and no extension ("_")'
        )
        raise EncodeError(("method",), reason, method)
    params = message.params
    if name and codec._check is not False:
        if not isinstance(params, Record):
            _check_plain(codec, name, {} if params is None else params)
        elif classes and not isinstance(params, classes):
            reason = f"{method!r} takes {name}, not {type(params).__name__}"
            raise EncodeError(("params",), reason, params)
    if params is not None:
        wire["params"] = _encode_part(codec, params, ("params",))


def _check_plain(codec: CodecBase, name: str, params: Any) -> None:
    """Params that are given as a wire dict must be as clean as an object's are."""
    drops: list[Salvaged] = []
    try:
        codec._decode_named(name, params, drops)
    except FeatureDisabledError as error:
        error.path = ("params", *error.path)
        raise
    except DecodeError as error:
        path = ("params", *error.path)
        raise EncodeError(path, error.reason, error.value) from None
    for drop in drops:
        raise EncodeError(("params", *drop.path), drop.reason, drop.value)


def _encode_part(codec: CodecBase, value: Any, at: tuple[str, ...]) -> Any:
    if not isinstance(value, Record):
        return value
    try:
        return codec.encode(value)
    except FeatureDisabledError as error:
        path = (*at, *error.path)
        raise FeatureDisabledError(
            path, error.reason, error.value, error.feature
        ) from None
    except EncodeError as error:
        raise EncodeError((*at, *error.path), error.reason, error.value) from None


def message_text(
    codec: CodecBase, message: Any, texts: Mapping[type, Callable[[Any, Any], str]]
) -> str:
    """The JSON text of a call or a result that is clean; raises anything of `DECLINED`
    for other messages. `texts`: the straight-line encoders of records."""
    kind = message.__class__
    if kind is Response:
        result = message.result
        made = texts[type(result)](result, codec)
        return f'{{"jsonrpc":"2.0","id":{_id_text(message.id)},"result":{made}}}'
    key = "notification" if kind is Notification else "request"
    if kind is not Notification and kind is not Request:
        raise Unclean
    method, params = message.method, message.params
    _, classes, feature = _calls(codec.TABLES)[method, key]
    if (feature and feature not in codec.on) or not isinstance(params, classes):
        raise Unclean
    made = texts[type(params)](params, codec)
    if kind is Notification:
        return f'{{"jsonrpc":"2.0","method":{quote(method)},"params":{made}}}'
    id = _id_text(message.id)
    return f'{{"jsonrpc":"2.0","id":{id},"method":{quote(method)},"params":{made}}}'


def _id_text(id: Any) -> str:
    if type(id) is str:
        return quote(id)
    if type(id) is int:
        return repr(id)
    if id is not None:
        raise Unclean
    return "null"


def decode_with_care(
    codec: CodecBase, data: Any, receiver: Any, salvaged: list[Salvaged] | None
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
        return _decode_call(codec, data, receiver, id, salvaged)
    return _decode_answer(codec, data, id)


def _decode_call(
    codec: CodecBase,
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
    table = codec.TABLES.methods
    entry = table.get((receiver, method, kind))
    entry = entry or table.get(("protocol", method, kind))
    params = data.get("params")
    if entry is None and method.startswith("_"):
        if kind == "request":
            return Request(id, method, params)
        return Notification(method, params)
    if entry is None:
        reason = _why_unknown(codec, receiver, method, kind)
        raise MessageError(("method",), reason, method, -32601, id)
    name, _, feature = entry
    if feature and feature not in codec.on:
        reason = f"method {method!r} belongs to {feature}, which is off"
        disabled = FeatureDisabledError(("method",), reason, method, feature)
        disabled.code = -32601
        disabled.id = id
        raise disabled
    payload: Any = {} if params is None else params
    try:
        decoded = codec._decode_named(name, payload, salvaged)
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


def _why_unknown(codec: CodecBase, receiver: str, method: str, kind: str) -> str:
    from ._values import found

    known = [(s, k) for s, m, k in codec.TABLES.methods if m == method]
    for side, other in known:
        if side in (receiver, "protocol"):
            return f"{found(method)} is a {other}, not a {kind}"
    if known:
        side = known[0][0]
        return f"{found(method)} is handled by the {side}, not by the {receiver}"
    return f"{found(method)} is no method of {codec.TABLES.protocol}"


def _decode_answer(codec: CodecBase, data: dict[str, Any], id: int | str | None) -> Any:
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
    codec: CodecBase, line: Any, receiver: Any, salvaged: list[Salvaged] | None
) -> list[Any]:
    data = parsed(codec, line)
    if not _is_array(data) or not data:
        raise MessageError((), "a batch is an array that is not empty", data)
    out: list[Any] = []
    for index, item in enumerate(data):
        try:
            out.append(codec.decode_message(item, receiver, salvaged=salvaged))
        except DecodeError as error:
            error.path = (index, *error.path)
            out.append(error)
    return out


def parsed(codec: CodecBase, line: Any) -> Any:
    """A message as a dict; JSON text is parsed."""
    if type(line) not in TEXT:
        return line
    try:
        return codec.parse(line)
    except DecodeError as error:
        raise MessageError((), error.reason, code=-32700) from None
