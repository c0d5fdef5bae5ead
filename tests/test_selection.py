"""What --enable and --gate may name, and what comes of it: on, off until turned on, left out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from acpgen import features, pipeline
from acpgen.errors import AcpgenError
from acpgen.pipeline import Options
from support.command import acpgen
from support.packages import Packages

NOTICES = "unstable_session_notices"
FORK = "unstable_session_fork"


def selection(
    release: str = "1.23.0", *, enable: tuple[str, ...] = (), gate: tuple[str, ...] = ()
) -> features.Selection:
    return pipeline.load(Options(release=release, enable=enable, gate=gate)).selection


def refused(release: str = "1.23.0", **asked: tuple[str, ...]) -> list[Any]:
    with pytest.raises(AcpgenError) as caught:
        selection(release, **asked)
    return list(caught.value.problems)


def all_of(release: str) -> set[str]:
    return {name for a in pipeline.load(Options(release=release)).attributions.values() for name in a.features}


# The three states


def test_without_a_flag_everything_unstable_is_left_out() -> None:
    assert selection().generated == frozenset()


def test_enable_and_gate() -> None:
    chosen = selection(enable=(NOTICES,), gate=(FORK,))
    assert (chosen.enable, chosen.gate) == ({NOTICES}, {FORK})
    assert chosen.notes == ()


@pytest.mark.parametrize("release", ["1.19.0", "1.23.0", "sdk-2.4.0"])
def test_all_is_every_feature_of_the_release(release: str) -> None:
    assert selection(release, enable=("all",)).enable == all_of(release)
    assert selection(release, gate=("all",)).gate == all_of(release)


def test_all_of_one_and_some_of_the_other() -> None:
    """A name that is given counts for more than `all`."""
    mixed = selection(enable=("all",), gate=(NOTICES,))
    assert (mixed.enable, mixed.gate) == (all_of("1.23.0") - {NOTICES}, {NOTICES})
    mixed = selection(enable=(NOTICES,), gate=("all",))
    assert (mixed.enable, mixed.gate) == ({NOTICES}, all_of("1.23.0") - {NOTICES})


def test_all_beside_a_name_of_the_same_option() -> None:
    assert selection(gate=("all", NOTICES)).gate == all_of("1.23.0")


def test_all_of_both_is_an_error() -> None:
    (problem,) = refused(enable=("all",), gate=("all",))
    assert problem.code == "E306"


def test_one_feature_in_both_is_an_error() -> None:
    (problem,) = refused(enable=(NOTICES, FORK), gate=(NOTICES,))
    assert (problem.code, problem.place) == ("E306", f"--enable {NOTICES}")


# The life of a feature


def test_a_feature_that_has_graduated_is_a_no_op_with_a_note() -> None:
    chosen = selection("sdk-2.4.0", enable=(NOTICES,))
    assert chosen.generated == frozenset()
    (note,) = chosen.notes
    assert NOTICES in note
    assert "stable since sdk-2.0.0" in note


def test_a_feature_that_owns_nothing_is_a_no_op_with_a_note() -> None:
    chosen = selection("sdk-2.4.0", enable=("unstable_agent_skills",))
    assert chosen.generated == frozenset()
    assert "owns nothing" in chosen.notes[0]


def test_a_withdrawn_feature_is_an_error_that_names_the_release() -> None:
    (problem,) = refused("sdk-2.4.0", enable=("unstable_nes",))
    assert problem.code == "E302"
    assert "withdrawn in sdk-2.0.0" in problem.message
    assert "before sdk-2.0.0" in problem.help


def test_a_feature_that_comes_later_is_an_error_that_names_the_release() -> None:
    (problem,) = refused("1.23.0", gate=("unstable_subagents",))
    assert problem.code == "E301"
    assert "is not in 1.23.0" in problem.message
    assert "sdk-2.0.0" in problem.help


def test_an_unknown_feature_is_an_error_with_the_nearest_names() -> None:
    (problem,) = refused(enable=("unstable_session_notice",))
    assert problem.code == "E301"
    assert NOTICES in problem.help
    (problem,) = refused(gate=("zzz",))
    assert NOTICES in problem.help, "with nothing near, all of the release are listed"
    assert "unstable_subagents" not in problem.help, "only what the release has is worth naming"


def test_a_flag_without_its_prefix_is_near() -> None:
    (problem,) = refused(enable=("session_notices",))
    assert NOTICES in problem.help


def test_all_that_is_wrong_is_said_at_once() -> None:
    problems = refused("sdk-2.4.0", enable=("unstable_nes", "nonsense"), gate=("unstable_tool_call_nam",))
    assert sorted(problem.code for problem in problems) == ["E301", "E301", "E302"]


def test_a_feature_that_only_the_other_protocol_has() -> None:
    """The names are those of the release; that v2 alone has nothing of one is no error."""
    options = Options(release="sdk-2.4.0", protocols=("v1",), gate=("unstable_session_fork",))
    assert pipeline.load(options).selection.gate == {"unstable_session_fork"}


# The story of a notice, from the command line


def modules(out: Path) -> str:
    return (out / "v1" / "models.py").read_text("utf-8")


def flags(out: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((out / "MANIFEST.json").read_text("utf-8"))
    return {key: data[key] for key in ("enable", "gate")}


@pytest.fixture
def generate(tmp_path: Path, unformatted: None) -> Any:
    """Runs `acpgen generate` of v1 outside the repository."""

    def run(name: str, *args: str) -> Any:
        return tmp_path / name, acpgen("generate", "--protocol", "v1", "--out", tmp_path / name, *args, cwd=tmp_path)

    return run


def test_notice_is_left_out_by_default(generate: Any) -> None:
    out, done = generate("default", "--release", "1.23.0")
    assert (done.code, done.err) == (0, "")
    assert "class SessionUpdateNotice" not in modules(out)
    assert "notices" not in modules(out)
    assert flags(out) == {"enable": [], "gate": []}


def test_notice_is_there_when_enabled(generate: Any) -> None:
    out, done = generate("enabled", "--release", "1.23.0", "--enable", NOTICES)
    assert (done.code, done.err) == (0, "")
    assert "class SessionUpdateNotice(Notice)" in modules(out)
    assert flags(out) == {"enable": [NOTICES], "gate": []}


def test_notice_is_there_and_off_when_gated(generate: Any) -> None:
    out, done = generate("gated", "--release", "1.23.0", "--gate", NOTICES)
    assert (done.code, done.err) == (0, "")
    assert "class SessionUpdateNotice(Notice)" in modules(out)
    assert flags(out) == {"enable": [], "gate": [NOTICES]}


def test_notice_is_stable_in_a_later_release(generate: Any) -> None:
    out, done = generate("stable", "--release", "sdk-2.4.0", "--enable", NOTICES)
    assert done.code == 0
    assert f"note: {NOTICES} is stable since sdk-2.0.0; the flag does nothing in sdk-2.4.0" in done.err
    assert "class SessionUpdateNotice(Notice)" in modules(out)
    assert flags(out) == {"enable": [], "gate": []}


def test_a_withdrawn_feature_stops_the_run(generate: Any) -> None:
    out, done = generate("withdrawn", "--release", "sdk-2.4.0", "--enable", "unstable_nes")
    assert (done.code, done.codes) == (2, ["E302"])
    assert "was withdrawn in sdk-2.0.0" in done.err
    assert not out.exists()


def test_the_repository_gates_everything() -> None:
    from acp_bindings.v1 import FEATURES  # type: ignore[import-not-found]
    from acp_bindings.v1 import features as module

    assert set(FEATURES) == {f for f in all_of("1.23.0")}
    assert [f.name for f in FEATURES.values() if f.on] == []
    assert FEATURES[NOTICES].items == tuple(pipeline.load(Options(release="1.23.0")).attributions["v1"].items(NOTICES))
    assert module.Flag is not None


def test_features_of_a_build_say_whether_they_are_on(packages: Packages) -> None:
    options = Options(release="1.23.0", enable=(NOTICES,), gate=(FORK,))
    found = packages.load(options, "v1.features").FEATURES
    assert {name: feature.on for name, feature in found.items()} == {NOTICES: True, FORK: False}


# `acpgen features`


def test_features_lists_state_and_items() -> None:
    done = acpgen("features", "--release", "1.23.0", "--format", "json")
    assert (done.code, done.err) == (0, "")
    rows = {row["feature"]: row for row in json.loads(done.out)}
    assert rows[NOTICES]["state"] == "unstable"
    assert "SessionUpdate:notice" in rows[NOTICES]["items"]["v1"]
    assert rows["unstable_tool_call_name"]["state"] == "graduated"
    assert rows["unstable_tool_call_name"]["graduated"] == "1.23.0"
    assert rows["unstable_subagents"]["state"] == "later"
    assert {name for name, row in rows.items() if row["items"]} == all_of("1.23.0")


def test_features_as_text_names_every_item() -> None:
    done = acpgen("features", "--release", "1.23.0", "--protocol", "v1")
    assert done.code == 0
    words = set(done.out.split())
    for item in pipeline.load(Options(release="1.23.0")).attributions["v1"].owners:
        assert item in words
    assert "v2:" not in done.out


def test_history_shows_the_life_of_each_feature() -> None:
    done = acpgen("features", "--history", "--format", "json")
    assert done.code == 0
    rows = {row["feature"]: row["states"] for row in json.loads(done.out)}
    assert rows[NOTICES] == {
        "1.19.0": "later",
        "1.21.0": "later",
        "1.23.0": "unstable",
        "sdk-2.0.0": "graduated",
        "sdk-2.4.0": "graduated",
    }
    assert rows["unstable_nes"]["1.23.0"] == "unstable"
    assert rows["unstable_nes"]["sdk-2.4.0"] == "withdrawn"
    text = acpgen("features", "--history").out
    assert all(name in text for name in rows)


def test_a_release_and_a_protocol_that_are_not_there() -> None:
    done = acpgen("features", "--release", "1.23.1")
    assert (done.code, done.codes) == (2, ["E104"])
    assert "1.23.0" in done.err
    done = acpgen("features", "--release", "1.23.0", "--protocol", "v3")
    assert (done.code, done.codes) == (2, ["E105"])
