"""Single messages with known answers, for the pinned and the latest release: what is kept, what is dropped, what an error says.

`K01` and so on name the kind of case. Every value is decoded, and what decodes is encoded again.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from codec.builds import LATEST, PINNED, RELEASES, bindings
from codec.compare import equal

every_release = pytest.mark.parametrize("release", RELEASES)
TAGS_V1 = ("user_message_chunk", "agent_message_chunk", "tool_call", "plan", "usage_update", "session_info_update")


@dataclass(frozen=True, slots=True)
class Read:
    """What decoding gave: an object and its drops, or an error. `back` is the object encoded again."""

    value: Any = None
    error: Any = None
    drops: tuple[tuple[str, str, Any, str], ...] = ()
    back: Any = None


def read(release: str, protocol: str, name: str, payload: Any, *, on: bool = True, **options: Any) -> Read:
    build = bindings(release, protocol)
    codec = build.codec(on=on, **options)
    drops: list[Any] = []
    try:
        value = codec.decode_named(name, payload, salvaged=drops)
    except build.module.DecodeError as error:
        return Read(error=error)
    told = tuple((build.part("_runtime").pointer(d.path), d.rule, d.value, d.reason) for d in drops)
    return Read(value, None, told, build.codec(on=on, check="lenient").encode(value))


def update(**fields: Any) -> dict[str, Any]:
    return {"sessionId": "sess-7", "update": fields}


def accepted(got: Read) -> Any:
    assert got.error is None, str(got.error)
    assert got.drops == ()
    return got.value


def refused(got: Read, pointer: str, *words: str) -> str:
    assert got.error is not None, f"accepted as {got.value!r}"
    text = str(got.error)
    assert got.error.pointer == pointer, text
    assert [word for word in words if word not in text] == [], text
    return text


def session(release: str, **fields: Any) -> Read:
    return read(release, "v1", "SessionNotification", update(**fields))


@every_release
def test_k01_an_ordinary_update(release: str) -> None:
    got = session(release, sessionUpdate="usage_update", used=1234, size=64000)
    value = accepted(got)
    assert type(value.update).__name__ == "SessionUpdateUsageUpdate"
    assert (value.session_id, value.update.used, value.update.size) == ("sess-7", 1234, 64000)
    assert value.update.session_update == "usage_update"
    assert equal(got.back, update(sessionUpdate="usage_update", used=1234, size=64000))


@every_release
@pytest.mark.parametrize(
    ("used", "words"),
    [
        (None, ("expected an integer", "found null")),  # K02
        (True, ("expected an integer", "found true")),  # K31
        ("1234", ("expected an integer", 'found "1234"')),
        (0.5, ("expected an integer", "found 0.5")),
        (-1, ("-1", "uint64")),
        (1 << 64, ("18446744073709551616", "uint64")),  # K30
        ([3], ("expected an integer", "an array")),
    ],
)
def test_k02_k30_k31_integers_are_strict(release: str, used: Any, words: tuple[str, ...]) -> None:
    refused(session(release, sessionUpdate="usage_update", used=used, size=9), "/update/used", *words)


@every_release
@pytest.mark.parametrize("used", [0, (1 << 53) + 1, (1 << 64) - 1, 7.0])
def test_k30_integers_are_exact(release: str, used: Any) -> None:
    got = session(release, sessionUpdate="usage_update", used=used, size=9)
    value = accepted(got)
    assert value.update.used == used and type(value.update.used) is int
    assert got.back["update"]["used"] == used


@every_release
def test_k03_a_closed_union_names_the_tag_and_the_known_ones(release: str) -> None:
    got = session(release, sessionUpdate="_tool_progress", done=0.25)
    refused(got, "/update/sessionUpdate", '"_tool_progress"', *TAGS_V1)


@every_release
def test_k04_an_open_union_keeps_the_whole_object(release: str) -> None:
    inner = {"zeta": [None, {"b": None, "a": 1}], "sessionUpdate": "_tool_progress", "done": 0.25, "alpha": None}
    got = read(release, "v2", "UpdateSessionNotification", update(**inner))
    value = accepted(got)
    assert type(value.update).__name__ == "SessionUpdateOther"
    assert value.update.session_update == "_tool_progress"
    assert value.update.extra_fields["zeta"] == [None, {"b": None, "a": 1}]
    assert equal(got.back["update"], inner, ordered=True)


@every_release
def test_k04_a_property_that_the_fallback_declares_keeps_its_null(release: str) -> None:
    inner = {"changes": [{"operation": "_chmod", "fileType": None, "mode": 0o755}]}
    got = read(release, "v2", "ToolCallContent", {"type": "diff", **inner})
    accepted(got)
    assert equal(got.back["changes"], inner["changes"], ordered=True)


NOTICE = {"sessionUpdate": "notice", "severity": "_chatty", "title": "Index is stale"}


@every_release
def test_k05_a_notice_with_a_severity_of_its_own(release: str) -> None:
    got = session(release, **NOTICE)
    value = accepted(got)
    assert type(value.update).__name__ == "SessionUpdateNotice"
    assert (value.update.severity, value.update.title) == ("_chatty", "Index is stale")
    assert equal(got.back, update(**NOTICE))


def test_k05_with_the_gate_off_the_error_names_the_feature() -> None:
    got = read(PINNED, "v1", "SessionNotification", update(**NOTICE), on=False)
    refused(got, "/update/sessionUpdate", "unstable_session_notices", '"notice"')
    assert got.error.feature == "unstable_session_notices"
    assert type(got.error).__name__ == "FeatureDisabledError"
    for release, state in ((LATEST, "gate"), (LATEST, "omit"), (PINNED, "enable")):
        build = bindings(release, "v1", state)
        value = build.module.Codec().decode(build.module.SessionNotification, update(**NOTICE))
        assert type(value.update) is build.module.SessionUpdateNotice
    omitted = bindings(PINNED, "v1", "omit").module
    with pytest.raises(omitted.DecodeError) as caught:
        omitted.decode(omitted.SessionNotification, update(**NOTICE))
    assert caught.value.pointer == "/update/sessionUpdate"
    assert not isinstance(caught.value, omitted.FeatureDisabledError)


@every_release
def test_k06_an_error_inside_a_known_variant_stays_inside(release: str) -> None:
    payload = update(sessionUpdate="notice", severity="warning")
    refused(read(release, "v2", "UpdateSessionNotification", payload), "/update/title", "required")
    off = read(release, "v2", "UpdateSessionNotification", payload, on=False)
    if release == LATEST:
        refused(off, "/update/title", "required")
    else:
        assert type(accepted(off).update).__name__ == "SessionUpdateOther"
        assert equal(off.back, payload, ordered=True)


@every_release
def test_k07_an_empty_title_is_too_short(release: str) -> None:
    refused(session(release, **{**NOTICE, "title": ""}), "/update/title", "minLength 1", "empty")


@every_release
def test_k08_null_and_omitted_differ_where_null_clears(release: str) -> None:
    got = session(release, sessionUpdate="session_info_update", title=None)
    value = accepted(got).update
    module = bindings(release, "v1").module
    assert value.title is None and value.updated_at is module.UNSET
    assert not value.updated_at
    assert got.back == update(sessionUpdate="session_info_update", title=None)
    neither = session(release, sessionUpdate="session_info_update")
    assert accepted(neither).update.title is module.UNSET
    assert neither.back == update(sessionUpdate="session_info_update")


@every_release
def test_null_means_omitted_elsewhere(release: str) -> None:
    got = session(release, sessionUpdate="usage_update", used=1, size=2, cost=None)
    assert accepted(got).update.cost is None
    assert got.back == update(sessionUpdate="usage_update", used=1, size=2)


@every_release
def test_k10_a_closed_enum_with_a_default_is_dropped_and_told(release: str) -> None:
    got = session(release, sessionUpdate="tool_call", toolCallId="c-9", title="Ship it", kind="release")
    assert got.error is None
    ((pointer, rule, raw, reason),) = got.drops
    assert (pointer, rule, raw) == ("/update/kind", "default-on-error", "release")
    assert '"release"' in reason and '"execute"' in reason
    assert "kind" not in got.back["update"]
    assert got.value.update.title == "Ship it"


@every_release
def test_k11_open_enums_keep_what_they_do_not_know(release: str) -> None:
    fields = {"sessionUpdate": "tool_call_update", "toolCallId": "c-9", "kind": "_ship", "status": "_held"}
    got = read(release, "v2", "UpdateSessionNotification", update(**fields))
    value = accepted(got).update
    assert (value.kind, value.status) == ("_ship", "_held")
    assert equal(got.back, update(**fields))


@every_release
def test_k12_a_closed_enum_names_the_value_and_the_allowed_ones(release: str) -> None:
    reasons = ("end_turn", "max_tokens", "max_turn_requests", "refusal", "cancelled")
    refused(read(release, "v1", "PromptResponse", {"stopReason": "crashed"}), "/stopReason", '"crashed"', *reasons)
    for reason in reasons:
        assert accepted(read(release, "v1", "PromptResponse", {"stopReason": reason})).stop_reason == reason


def servers(release: str, *entries: dict[str, Any]) -> Read:
    return read(release, "v1", "NewSessionRequest", {"cwd": "/home/w", "mcpServers": list(entries)})


LOCAL = {"name": "files", "command": "/bin/files", "args": ["-v"], "env": [{"name": "A", "value": "1"}]}


def test_k13_a_server_without_env_is_skipped_where_items_may_be() -> None:
    bad = {"name": "files", "command": "/bin/files", "args": []}
    got = servers(PINNED, bad, LOCAL)
    assert got.error is None
    ((pointer, rule, raw, reason),) = got.drops
    assert (pointer, rule, raw) == ("/mcpServers/0", "skip-invalid-items", bad)
    assert reason == "/mcpServers/0/env: required"
    assert [server.name for server in got.value.mcp_servers] == ["files"]
    assert equal(got.back["mcpServers"], [LOCAL])


def test_k13_and_is_an_error_where_they_may_not() -> None:
    bad = {"name": "files", "command": "/bin/files", "args": []}
    refused(servers(LATEST, LOCAL, bad), "/mcpServers/1/env", "required")


@every_release
def test_k16_a_tag_without_a_variant_is_an_unknown_property(release: str) -> None:
    got = servers(release, {"type": "stdio", **LOCAL})
    (server,) = accepted(got).mcp_servers
    assert type(server).__name__ == "McpServerStdio"
    assert server.extra_fields == {"type": "stdio"}
    assert equal(got.back["mcpServers"], [{**LOCAL, "type": "stdio"}])


@every_release
def test_k16_a_tag_with_a_variant_selects_it(release: str) -> None:
    entry = {"type": "http", "name": "web", "url": "https://mcp.example/x", "headers": []}
    (server,) = accepted(servers(release, entry)).mcp_servers
    assert type(server).__name__ == "McpServerHttp" and server.type == "http" and not server.extra_fields


@every_release
def test_k17_a_date_as_protocol_version(release: str) -> None:
    payload = {"protocolVersion": "2024-11-05"}
    refused(read(release, "v1", "InitializeRequest", payload), "/protocolVersion", '"2024-11-05"')
    old = read(release, "v1", "InitializeRequest", payload, legacy_protocol_version=True)
    assert accepted(old).protocol_version == 0
    for other in ("1", "2024-11", "yesterday", ""):
        got = read(release, "v1", "InitializeRequest", {"protocolVersion": other}, legacy_protocol_version=True)
        refused(got, "/protocolVersion")


@every_release
def test_k18_a_malformed_capability_is_dropped_and_its_neighbour_kept(release: str) -> None:
    capabilities = {"sessionCapabilities": {"list": True, "close": {}}}
    got = read(release, "v1", "InitializeResponse", {"protocolVersion": 1, "agentCapabilities": capabilities})
    assert got.error is None
    assert [(drop[0], drop[1], drop[2]) for drop in got.drops] == [
        ("/agentCapabilities/sessionCapabilities/list", "default-on-error", True)
    ]
    assert got.back["agentCapabilities"] == {"sessionCapabilities": {"close": {}}}


OPTION = {"type": "select", "id": "tone", "name": "Tone", "currentValue": "dry"}
CHOICES = [{"value": "dry", "name": "Dry"}, {"value": "warm", "name": "Warm"}]


@every_release
def test_k20_an_open_category_is_kept(release: str) -> None:
    payload = {"configOptions": [{**OPTION, "category": "_house_style", "options": CHOICES}]}
    got = read(release, "v1", "SetSessionConfigOptionResponse", payload)
    assert accepted(got).config_options[0].category == "_house_style"
    assert equal(got.back, payload)


@every_release
def test_k21_an_option_of_an_unknown_kind_is_skipped(release: str) -> None:
    odd = {"type": "slider", "id": "heat", "name": "Heat", "currentValue": 0.4}
    flag = {"type": "boolean", "id": "safe", "name": "Safe", "currentValue": False}
    got = read(release, "v1", "SetSessionConfigOptionResponse", {"configOptions": [odd, flag]})
    assert got.error is None
    ((pointer, rule, raw, reason),) = got.drops
    assert (pointer, rule, raw) == ("/configOptions/0", "skip-invalid-items", odd)
    assert '"slider"' in reason and '"boolean"' in reason
    assert [type(option).__name__ for option in got.value.config_options] == ["SessionConfigOptionBoolean"]


@every_release
def test_k23_a_plan_entry_of_an_unknown_priority_is_skipped(release: str) -> None:
    good = {"content": "Read", "priority": "low", "status": "completed"}
    bad = {"content": "Write", "priority": "asap", "status": "pending"}
    got = session(release, sessionUpdate="plan", entries=[good, bad, good])
    assert got.error is None
    assert [drop[:3] for drop in got.drops] == [("/update/entries/1", "skip-invalid-items", bad)]
    assert got.back["update"]["entries"] == [good, good]


@every_release
def test_k24_meta_is_untouched(release: str) -> None:
    outer, inner = {"trace": None, "deep": [{"x": None}]}, {"vendor.example/stage": "draft", "n": 1.0}
    content = {"type": "text", "text": "hello", "_meta": inner}
    got = session(release, sessionUpdate="agent_message_chunk", content=content, _meta=outer)
    value = accepted(got).update
    assert value.meta == outer and value.content.meta == inner
    assert equal(got.back, update(sessionUpdate="agent_message_chunk", content=content, _meta=outer), ordered=False)
    assert list(got.back["update"]["_meta"]) == ["trace", "deep"]


@every_release
def test_k26_an_open_union_with_a_scope_beside_it(release: str) -> None:
    payload = {"tempo": 90, "mode": "_hum", "message": "Sing", "sessionId": "sess-7"}
    got = read(release, "v1", "CreateElicitationRequest", payload)
    value = accepted(got)
    assert value.mode == "_hum" and value.extra_fields == {"tempo": 90}
    assert equal(got.back, payload, ordered=True)


TWO_SCOPES = {
    "mode": "url",
    "message": "Sign in",
    "url": "https://login.example/",
    "elicitationId": "e-3",
    "sessionId": "sess-7",
    "requestId": 12,
}


def test_k28_two_scopes_where_any_is_allowed() -> None:
    got = read(PINNED, "v2", "CreateElicitationRequest", TWO_SCOPES)
    accepted(got)
    assert equal(got.back, TWO_SCOPES)


def test_k28_and_where_exactly_one_is() -> None:
    text = refused(read(LATEST, "v2", "CreateElicitationRequest", TWO_SCOPES), "", "exactly one")
    assert "Session" in text and "Request" in text
    one = {key: value for key, value in TWO_SCOPES.items() if key != "requestId"}
    accepted(read(LATEST, "v2", "CreateElicitationRequest", one))
    none = {key: value for key, value in one.items() if key != "sessionId"}
    refused(read(LATEST, "v2", "CreateElicitationRequest", none), "", "sessionId", "requestId")


@every_release
def test_k29_the_boolean_variant(release: str) -> None:
    payload = {"sessionId": "sess-7", "configId": "safe", "type": "boolean", "value": False}
    got = read(release, "v1", "SetSessionConfigOptionRequest", payload)
    value = accepted(got)
    assert value.type == "boolean" and value.value is False and not value.extra_fields
    assert equal(got.back, payload)


@every_release
def test_k32_a_null_result(release: str) -> None:
    refused(read(release, "v1", "CloseSessionResponse", None), "", "expected an object", "null")
    got = read(release, "v1", "CloseSessionResponse", None, null_result=True)
    assert type(accepted(got)).__name__ == "CloseSessionResponse" and got.back == {}
    # Only where an empty object would do, and only for a result.
    refused(read(release, "v1", "NewSessionResponse", None, null_result=True), "", "null")
    refused(read(release, "v1", "LogoutRequest", None, null_result=True), "", "null")


def test_k35_an_empty_prompt() -> None:
    payload: dict[str, Any] = {"sessionId": "sess-7", "prompt": []}
    assert accepted(read(PINNED, "v2", "PromptRequest", payload)).prompt == []
    refused(read(LATEST, "v2", "PromptRequest", payload), "/prompt", "minItems 1")


@every_release
def test_k40_a_gated_variant_of_an_open_union(release: str) -> None:
    payload = update(sessionUpdate="plan_removed")
    refused(read(release, "v2", "UpdateSessionNotification", payload), "/update/planId", "required")
    off = read(release, "v2", "UpdateSessionNotification", payload, on=False)
    build = bindings(release, "v2")
    gated = any("SessionUpdate:plan_removed" in f.items for f in build.module.FEATURES.values())
    assert gated
    assert type(accepted(off).update).__name__ == "SessionUpdateOther"
    assert off.back == payload


@every_release
def test_unknown_properties_come_back(release: str) -> None:
    content = {"type": "text", "text": "x", "weight": None}
    got = read(release, "v1", "ContentBlock", content)
    assert accepted(got).extra_fields == {"weight": None}
    assert equal(got.back, content)


@every_release
def test_defaults_are_objects(release: str) -> None:
    got = read(release, "v1", "InitializeRequest", {"protocolVersion": 1})
    value = accepted(got)
    assert type(value.client_capabilities).__name__ == "ClientCapabilities"
    assert type(value.client_capabilities.fs).__name__ == "FileSystemCapabilities"
    assert value.client_capabilities.fs.read_text_file is False
    assert got.back == {"protocolVersion": 1}
    again = read(release, "v1", "InitializeRequest", {"protocolVersion": 1})
    assert again.value.client_capabilities is not value.client_capabilities
    sent = read(release, "v1", "InitializeRequest", {"protocolVersion": 1, "clientCapabilities": {}})
    assert sent.back == {"protocolVersion": 1, "clientCapabilities": {}}


@every_release
def test_what_is_malformed_beside_a_union_costs_nothing_in_it(release: str) -> None:
    """Of two scopes the one that keeps `toolCallId` is chosen, also where something else had to be dropped."""
    scope = {"sessionId": "sess-7", "toolCallId": False, "requestId": 3}
    for schema, lost in (({"type": "integer"}, []), ({"type": "integer", "default": "ten"}, ["n"])):
        form = {"mode": "form", "message": "?", "requestedSchema": {"properties": {"n": schema}}}
        got = read(release, "v1", "CreateElicitationRequest", {**form, **scope})
        assert type(got.value).__name__ == "CreateElicitationRequestFormRequest"
        assert [pointer for pointer, *_ in got.drops] == [f"/requestedSchema/properties/{n}/default" for n in lost]
        assert {key: got.back[key] for key in scope} == scope
