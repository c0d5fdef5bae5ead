"""May this be sent? Every capability of both protocols, out of dicts and out of objects, with all the ways to say no."""

from __future__ import annotations

from typing import Any

import pytest
from codec.builds import LATEST, PINNED, RELEASES, bindings

v1 = bindings(PINNED, "v1").module


def capabilities() -> list[Any]:
    return [
        pytest.param(release, protocol, capability, id=f"{release}-{protocol}-{capability.side}-{capability.path}")
        for release in RELEASES
        for protocol in ("v1", "v2")
        for capability in bindings(release, protocol).module.CAPABILITIES
    ]


YES: tuple[Any, ...] = ({}, True, {"syncKind": "full"})
NO: tuple[Any, ...] = (None, False, "yes", 1, [], [{}])


@pytest.mark.parametrize(("release", "protocol", "capability"), capabilities())
def test_every_capability_and_all_the_ways_to_say_no(release: str, protocol: str, capability: Any) -> None:
    module = bindings(release, protocol).module
    parts = capability.path.split(".")
    asked = (capability.path, *capability.items)
    assert capability.items

    def nested(value: Any, depth: int = len(parts)) -> dict[str, Any]:
        for part in reversed(parts[:depth]):
            value = {part: value}
        return {**value, "other": {}}

    def answers(advertised: Any) -> set[bool]:
        return {module.supports(advertised, what) for what in asked}

    ways: tuple[Any, ...] = ({}, {"_meta": {}}, True)
    for yes in ways:
        assert answers(nested(yes)) == {True}, yes
    assert answers(None) == answers({}) == {False}
    for depth in range(1, len(parts) + 1):
        for no in NO:
            assert answers(nested(no, depth)) == {False}, (depth, no)
        if depth < len(parts):
            assert answers(nested({}, depth)) == answers(nested(True, depth)) == {False}

    # The same out of objects, as they come out of `initialize`.
    name = f"{capability.side.capitalize()}Capabilities"
    form = getattr(module, name)
    for codec in (bindings(release, protocol).codec(), bindings(release, protocol).codec(on=False)):
        if capability.feature and capability.feature not in codec.on:
            made = codec.decode(form, nested({}))
            assert answers(made) == {True}, "kept in extra_fields while its feature is off"
            continue
        good = [made for made in (_try(codec, form, nested(value)) for value in YES) if made is not None]
        assert good and all(answers(made) == {True} for made in good)
        for depth in range(1, len(parts) + 1):
            for no in (None, False):
                made = _try(codec, form, nested(no, depth))
                assert made is None or answers(made) == {False}
        assert answers(codec.decode(form, {})) == {False}
    assert answers(form()) == {False}


def _try(codec: Any, form: Any, value: Any) -> Any:
    """The object, if nothing of it had to be salvaged: a boolean is no object, and the other way round."""
    drops: list[Any] = []
    try:
        made = codec.decode(form, value, salvaged=drops)
    except ValueError:
        return None
    return None if drops else made


def test_what_no_capability_gates_may_be_sent() -> None:
    assert v1.supports(None, "session/prompt") and v1.supports({}, "SessionUpdate:plan")
    assert v1.supports(None, "NewSessionRequest.cwd")
    for unknown in ("session.notice", "session/promt", "SessionUpdate:notices", "", "NewSessionRequest.cwdd"):
        with pytest.raises(ValueError, match="no capability"):
            v1.supports({}, unknown)


def test_notices_in_v1() -> None:
    assert v1.supports({"session": {"notices": {}}}, "SessionUpdate:notice")
    assert not v1.supports({"session": {"notices": None}}, "session.notices")
    latest = bindings(LATEST, "v1").module
    made = latest.ClientCapabilities(session=latest.ClientSessionCapabilities(notices=latest.NoticeCapabilities()))
    assert latest.supports(made, "session.notices") and not latest.supports(
        latest.ClientCapabilities(), "session.notices"
    )
