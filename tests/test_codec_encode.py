"""What encoding refuses, what it lets through, and where an error says it is."""

from __future__ import annotations

import copy
import json
import pickle
import subprocess
import sys
from typing import Any

import pytest
from codec.builds import PINNED, RELEASES, Bindings, bindings

every_release = pytest.mark.parametrize("release", RELEASES)
v1 = bindings(PINNED, "v1").module
v2 = bindings(PINNED, "v2").module
STRICT, LENIENT, UNCHECKED = (bindings(PINNED, "v1").codec(check=check) for check in (True, "lenient", False))


def note(update: Any) -> Any:
    return v1.SessionNotification(session_id="s", update=update)


def notice(**fields: Any) -> Any:
    return note(v1.SessionUpdateNotice(**{"severity": "info", "title": "T", **fields}))


def refused(codec: Any, value: Any, pointer: str, *words: str) -> Any:
    """The error, which must not depend on whether a value is encoded or written as text."""
    module = sys.modules[type(codec).__module__.rpartition(".")[0]]
    with pytest.raises(module.EncodeError) as caught:
        codec.encode(value)
    with pytest.raises(module.EncodeError) as again:
        codec.encode_json(value)
    text = str(caught.value)
    assert text == str(again.value)
    assert caught.value.pointer == pointer, text
    assert [word for word in words if word not in text] == [], text
    assert "\n" not in text
    return caught.value


# Types and limits


@pytest.mark.parametrize(
    ("made", "pointer", "words"),
    [
        (lambda: v1.SessionNotification(session_id=7, update=notice().update), "/sessionId", ("a string", "7")),
        (lambda: v1.SessionNotification(session_id=None, update=notice().update), "/sessionId", ("a string", "null")),
        (lambda: note(None), "/update", ("expected SessionUpdate", "null")),
        (lambda: note({"sessionUpdate": "notice"}), "/update", ("expected SessionUpdate", "an object")),
        (lambda: note(v1.PromptResponse(stop_reason="end_turn")), "/update", ("PromptResponse", "SessionUpdatePlan")),
        (lambda: note(v1.Notice(severity="info", title="T")), "/update", ("Notice",)),
        (lambda: notice(title=""), "/update/title", ("minLength 1",)),
        (lambda: notice(title=3), "/update/title", ("a string", "3")),
        (lambda: notice(title=b"T"), "/update/title", ("a string", "bytes")),
        (lambda: notice(severity="chatty"), "/update/severity", ('"chatty"', '"_"', '"warning"')),
        (lambda: notice(severity=1), "/update/severity", ("1",)),
        (lambda: notice(meta=[]), "/update/_meta", ("an object", "an array")),
        (lambda: v1.PromptResponse(stop_reason="_mine"), "/stopReason", ('"_mine"', '"end_turn"')),
        (lambda: note(v1.SessionUpdateUsageUpdate(used=-1, size=1)), "/update/used", ("uint64",)),
        (lambda: note(v1.SessionUpdateUsageUpdate(used=1 << 64, size=1)), "/update/used", ("uint64",)),
        (lambda: note(v1.SessionUpdateUsageUpdate(used=True, size=1)), "/update/used", ("true",)),
        (lambda: note(v1.SessionUpdateUsageUpdate(used="1", size=1)), "/update/used", ('"1"',)),
        (lambda: note(v1.SessionUpdateUsageUpdate(used=1.5, size=1)), "/update/used", ("1.5",)),
        (
            lambda: note(
                v1.SessionUpdateUsageUpdate(used=1, size=1, cost=v1.Cost(amount=float("nan"), currency="EUR"))
            ),
            "/update/cost/amount",
            ("a number", "nan"),
        ),
        (
            lambda: note(
                v1.SessionUpdateUsageUpdate(used=1, size=1, cost=v1.Cost(amount=float("inf"), currency="EUR"))
            ),
            "/update/cost/amount",
            ("a number", "inf"),
        ),
        (lambda: note(v1.SessionUpdatePlan(entries="abc")), "/update/entries", ("an array",)),
        (lambda: note(v1.SessionUpdatePlan(entries=[1])), "/update/entries/0", ("PlanEntry",)),
        (
            lambda: note(v1.SessionUpdatePlan(entries=[v1.PlanEntry(content="c", priority="asap", status="pending")])),
            "/update/entries/0/priority",
            ('"asap"', '"high"'),
        ),
    ],
)
def test_strict_refuses(made: Any, pointer: str, words: tuple[str, ...]) -> None:
    refused(STRICT, made(), pointer, *words)
    if "severity" not in pointer or "1" in words:
        refused(LENIENT, made(), pointer, *words)
    assert isinstance(UNCHECKED.encode(made()), dict)


def test_a_missing_attribute_is_named() -> None:
    value = v1.SessionNotification(session_id="s", update=notice().update)
    del value.session_id
    refused(STRICT, value, "/sessionId", "not set")


def test_lenient_lets_unknown_open_values_through_and_nothing_else() -> None:
    assert LENIENT.encode(notice(severity="chatty"))["update"]["severity"] == "chatty"
    assert STRICT.encode(notice(severity="_chatty"))["update"]["severity"] == "_chatty"
    other = {"mode": "voice", "message": "m", "sessionId": "s"}
    value = STRICT.decode(v1.CreateElicitationRequest, other)
    assert LENIENT.encode(value) == other
    refused(STRICT, value, "/mode", '"voice"', '"_"')
    other["mode"] = "_voice"
    assert STRICT.encode(STRICT.decode(v1.CreateElicitationRequest, other)) == other


def test_a_fallback_cannot_stand_for_a_known_variant() -> None:
    codec = bindings(PINNED, "v2").codec(check="lenient")
    value = v2.SessionUpdateOther(session_update="notice")
    refused(codec, v2.UpdateSessionNotification(session_id="s", update=value), "/update/sessionUpdate", "notice")


def test_unchecked_writes_what_it_is_given() -> None:
    assert UNCHECKED.encode(notice(title="", severity=3))["update"] == {
        "sessionUpdate": "notice",
        "title": "",
        "severity": 3,
    }
    entries = [v1.PlanEntry(content="c", priority="asap", status=None), {"content": "raw"}]
    assert UNCHECKED.encode(v1.Plan(entries=entries)) == {
        "entries": [{"content": "c", "priority": "asap", "status": None}, {"content": "raw"}]
    }
    assert UNCHECKED.encode(note(v1.Cost(amount=1, currency="EUR")))["update"] == {"amount": 1, "currency": "EUR"}


# Gates


def test_a_notice_needs_its_gate_whatever_is_checked() -> None:
    for check in (True, "lenient", False):
        codec = v1.Codec(features=(), check=check)
        error = refused(codec, notice(), "/update", "unstable_session_notices", "off")
        assert isinstance(error, v1.FeatureDisabledError) and error.feature == "unstable_session_notices"
        error = refused(codec, notice().update, "", "unstable_session_notices")
        assert isinstance(error, v1.FeatureDisabledError)
    on = v1.Codec(features={"unstable_session_notices"})
    assert on.encode(notice())["update"]["title"] == "T"


def test_a_gated_property_is_refused_and_its_default_is_not() -> None:
    off = v1.Codec()
    assert off.encode(v1.ClientSessionCapabilities()) == {}
    value = v1.ClientSessionCapabilities(notices=v1.NoticeCapabilities())
    error = refused(off, value, "/notices", "unstable_session_notices")
    assert isinstance(error, v1.FeatureDisabledError)
    assert off.encode(v1.ClientSessionCapabilities(extra_fields={"notices": {}})) == {"notices": {}}
    refused(STRICT, v1.ClientSessionCapabilities(extra_fields={"notices": {}}), "/notices", "not an extra field")


def test_a_gated_method_and_gated_values_in_plain_params() -> None:
    off = v1.Codec()
    call = v1.Request(1, "session/fork", {"sessionId": "s", "cwd": "/", "mcpServers": []})
    error = refused(off, call, "/method", "unstable_session_fork", "session/fork")
    assert isinstance(error, v1.FeatureDisabledError)
    assert STRICT.encode(call)["params"] == call.params
    plain = {"sessionId": "s", "update": {"sessionUpdate": "notice", "severity": "info", "title": "T"}}
    error = refused(off, v1.Notification("session/update", plain), "/params/update/sessionUpdate", "notices")
    assert isinstance(error, v1.FeatureDisabledError)
    assert STRICT.encode(v1.Notification("session/update", plain))["params"] == plain


def test_gates_belong_to_the_codec() -> None:
    on, off = v1.Codec(features=["unstable_session_notices"]), v1.Codec()
    assert on.encode(notice())
    with pytest.raises(v1.FeatureDisabledError):
        off.encode(notice())
    assert on.on == frozenset({"unstable_session_notices"}) and off.on == frozenset()
    with pytest.raises(ValueError, match="no feature of this build.*unstable_session_notices"):
        v1.Codec(features=["unstable_session_notice"])
    with pytest.raises(ValueError, match="lenient"):
        v1.Codec(check="strict")


# Omitted, null and default


def test_unset_is_omitted_and_none_is_written_where_null_clears() -> None:
    empty = v1.SessionUpdateSessionInfoUpdate()
    assert empty.title is v1.UNSET and not empty.title
    assert STRICT.encode(empty) == {"sessionUpdate": "session_info_update"}
    cleared = v1.SessionUpdateSessionInfoUpdate(title=None)
    assert STRICT.encode(cleared) == {"sessionUpdate": "session_info_update", "title": None}
    assert STRICT.encode(notice(meta=None))["update"] == {"sessionUpdate": "notice", "severity": "info", "title": "T"}
    refused(STRICT, notice(meta=v1.UNSET), "/update/_meta")


def test_required_and_nullable_is_always_written() -> None:
    value = v1.CancelRequestNotification(request_id=None)
    assert STRICT.encode(value) == {"requestId": None}


def test_defaults_are_written_only_if_they_were_sent() -> None:
    made = v1.InitializeRequest(protocol_version=1)
    assert STRICT.encode(made) == {"protocolVersion": 1}
    sent = {"protocolVersion": 1, "clientCapabilities": {"fs": {"readTextFile": False}}}
    assert STRICT.encode(STRICT.decode(v1.InitializeRequest, sent)) == sent
    made.client_capabilities.fs.read_text_file = True
    assert STRICT.encode(made)["clientCapabilities"] == {"fs": {"readTextFile": True}}
    assert STRICT.encode(v1.InitializeRequest(protocol_version=1)) == {"protocolVersion": 1}
    given = v1.InitializeRequest(protocol_version=1, client_capabilities=v1.ClientCapabilities(terminal=True))
    assert STRICT.encode(given)["clientCapabilities"] == {"terminal": True}


# Extra fields and keys


@pytest.mark.parametrize("codec", [STRICT, LENIENT, UNCHECKED])
def test_extra_fields(codec: Any) -> None:
    value = notice(extra_fields={"acme": {"n": None}})
    assert codec.encode(value)["update"]["acme"] == {"n": None}
    refused(codec, notice(extra_fields={"title": "U"}), "/update/title", "extra field")
    refused(codec, notice(extra_fields={"sessionUpdate": "plan"}), "/update/sessionUpdate", "extra field")
    refused(codec, notice(extra_fields={3: "U"}), "/update", "a key is 3")


def test_extra_fields_are_shared_only_while_empty() -> None:
    value = notice().update
    with pytest.raises(TypeError, match="assign a new dict"):
        value.extra_fields["a"] = 1
    for change in ("update", "setdefault"):
        with pytest.raises(TypeError):
            getattr(value.extra_fields, change)({"a": 1})
    value.extra_fields = {"a": 1}
    assert STRICT.encode(value)["a"] == 1 and not notice().update.extra_fields


# Objects


def test_records_copy_pickle_compare_and_show() -> None:
    value = STRICT.decode(v1.SessionNotification, STRICT.encode(notice(extra_fields={"a": [1]})))
    for twin in (copy.copy(value), copy.deepcopy(value), pickle.loads(pickle.dumps(value))):
        assert twin == value and STRICT.encode(twin) == STRICT.encode(value)
    assert copy.deepcopy(notice()).update.extra_fields is notice().update.extra_fields
    assert value != notice(extra_fields={"a": [2]}) and value != "s" and notice() == notice()
    assert repr(notice()) == (
        "SessionNotification(session_id='s', update=SessionUpdateNotice(severity='info', title='T'))"
    )


def test_subclasses_are_written_as_what_they_extend() -> None:
    class Loud(v1.SessionUpdateNotice):  # type: ignore[misc, name-defined]
        pass

    assert STRICT.encode(note(Loud(severity="error", title="T")))["update"]["sessionUpdate"] == "notice"


@pytest.mark.parametrize("value", [None, 1, "text", {}, [], object(), v1.SessionNotification])
def test_what_is_no_record_is_refused(value: Any) -> None:
    refused(STRICT, value, "", "no record")


@pytest.mark.parametrize("key", [1, None, ("a",), 10**5000], ids=["one", "null", "tuple", "long"])
def test_keys_of_a_map_are_strings(key: Any) -> None:
    made = v1.CreateElicitationResponseAccept(content={key: object()})
    error = refused(STRICT, made, "/content", "not a string")
    assert error.path == ("content",)
    refused(UNCHECKED, made, "/content", "not a string")
    refused(STRICT, notice(meta={key: 1, "1": 2}), "/update/_meta", "not a string")


# Text


def test_json_is_one_line_of_utf8() -> None:
    value = notice(title='a\nb\u2028é🚀"\\\x7f')
    line = STRICT.encode_json(value)
    assert b"\n" not in line and "é🚀".encode() in line
    assert json.loads(line) == STRICT.encode(value)
    lone = STRICT.encode_json(notice(title="\ud800"))
    assert json.loads(lone)["update"]["title"] == "\ud800"


@pytest.mark.parametrize(
    "meta",
    [{"x": float("nan")}, {"x": float("inf")}, {"x": object()}, {"x": {1, 2}}, {"x": {("a", "b"): 1}}, {"x": 10**5000}],
)
def test_what_is_no_json_is_an_encode_error(meta: Any) -> None:
    with pytest.raises(v1.EncodeError) as caught:
        STRICT.encode_json(notice(meta=meta))
    assert "is not JSON" in str(caught.value)


def test_nested_too_deeply_is_an_encode_error() -> None:
    deep: Any = {}
    for _ in range(100_000):
        deep = {"d": deep}
    with pytest.raises(v1.EncodeError) as caught:
        STRICT.encode_json(notice(meta=deep))
    assert "nested too deeply" in str(caught.value)


def test_other_json_libraries() -> None:
    calls: list[str] = []

    def loads(data: Any) -> Any:
        calls.append("loads")
        return json.loads(data)

    def dumps(value: Any) -> bytes:
        calls.append("dumps")
        return json.dumps(value, separators=(",", ":")).encode()

    codec = v1.Codec(features=v1.FEATURES, loads=loads, dumps=dumps)
    line = codec.encode_json(notice())
    assert line == STRICT.encode_json(notice())
    assert codec.decode(v1.SessionNotification, line) == notice()
    assert codec.decode(v1.SessionNotification, bytearray(line)) == notice()
    assert codec.decode(v1.SessionNotification, line.decode()) == notice()
    assert calls == ["dumps", "loads", "loads", "loads"]
    as_text = v1.Codec(features=v1.FEATURES, dumps=lambda value: json.dumps(value, separators=(",", ":")))
    assert as_text.encode_json(notice()) == line

    def broken(data: Any) -> Any:
        raise RuntimeError("no\nJSON")

    with pytest.raises(v1.DecodeError) as caught:
        v1.Codec(loads=broken).decode(v1.SessionNotification, b"{}")
    assert caught.value.code == -32700 and "\n" not in str(caught.value)


def test_orjson_and_msgspec_fit_if_they_are_there() -> None:
    orjson = pytest.importorskip("orjson")
    codec = v1.Codec(features=v1.FEATURES, loads=orjson.loads, dumps=orjson.dumps)
    assert codec.decode(v1.SessionNotification, codec.encode_json(notice())) == notice()


def test_encoders_are_not_imported_for_decoding() -> None:
    build: Bindings = bindings(PINNED, "v1")
    package = build.module.__name__
    folder = str(__import__("pathlib").Path(build.module.__file__).parents[1])
    code = (
        "import importlib.util, sys\n"
        f"spec = importlib.util.spec_from_file_location({package.split('.')[0]!r}, {folder + '/__init__.py'!r},"
        f" submodule_search_locations=[{folder!r}])\n"
        "top = importlib.util.module_from_spec(spec); sys.modules[spec.name] = top; spec.loader.exec_module(top)\n"
        "v1 = importlib.import_module(spec.name + '.v1')\n"
        "def loaded(): return {name.rpartition('.')[2] for name in sys.modules if name.startswith(spec.name + '.')}\n"
        "value = v1.decode(v1.PromptResponse, {'stopReason': 'end_turn'})\n"
        "decoding = loaded()\n"
        "v1.encode_json(value)\n"
        "text = loaded() - decoding\n"
        "v1.encode(value)\n"
        "print('codec' in decoding, '_reader' in decoding, '_values' in decoding, 'shapes' in decoding)\n"
        "print(sorted(text & {'encoders', 'texts', 'shapes'}), 'encoders' in loaded(), '_writer' in loaded())\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["True False False False", "['texts'] True False"]


@every_release
def test_codecs_are_immutable(release: str) -> None:
    build = bindings(release, "v1")
    flags = list(build.features)
    codec = build.module.Codec(features=flags)
    flags.clear()
    assert codec.on == frozenset(build.features)
    with pytest.raises(AttributeError, match="immutable"):
        codec.on = frozenset()
    with pytest.raises(AttributeError):
        codec.anything = 1
    assert codec.on == frozenset(build.features)
