"""Waivers in `[tool.acpgen.diff]`: what they cover, when they end, what is wrong with one."""

from __future__ import annotations

import datetime
from pathlib import Path
from typing import Any

import pytest
from acpgen.cli import run
from acpgen.diff import Report, diff
from acpgen.diff.waivers import Waiver, apply_waivers, read_waivers
from acpgen.errors import AcpgenError

TODAY = datetime.date(2026, 12, 1)


def report() -> Report:
    return diff("1.21.0", "1.23.0", protocol="v2")


def waived(**entry: Any) -> Report:
    given = {"rule": "ACP301", "object": "PromptResponse.messageId", "reason": "known", **entry}
    return apply_waivers(report(), read_waivers({"waivers": [given]}, "pyproject.toml"), TODAY)


def test_a_waived_finding_does_not_fail() -> None:
    assert [finding.rule for finding in report().failing("break")] == ["ACP301"]
    after = waived()
    assert after.failing("break") == ()
    assert [finding.waived for finding in after.findings if finding.rule == "ACP301"] == ["known"]
    assert after.counted()["agent"]["break"] == 0


@pytest.mark.parametrize("object_", ["PromptResponse.*", "*", "PromptResponse.messageI?"])
def test_objects_may_have_wildcards(object_: str) -> None:
    assert waived(object=object_).failing("break") == ()


@pytest.mark.parametrize(
    "entry", [{"rule": "ACP302"}, {"object": "PromptResponse"}, {"object": "promptresponse.messageid"}]
)
def test_an_unused_waiver_is_a_finding(entry: dict[str, str]) -> None:
    after = waived(**entry)
    assert [finding.rule for finding in after.failing("break")] == ["ACP301"]
    unused = [finding for finding in after.findings if finding.rule == "ACP901"]
    assert len(unused) == 1 and unused[0].review
    assert unused[0] in after.failing("any")


def test_an_expired_waiver_is_a_finding_and_covers_nothing() -> None:
    after = waived(expires=TODAY - datetime.timedelta(days=1))
    assert [finding.rule for finding in after.failing("break")] == ["ACP301"]
    assert [finding.rule for finding in after.findings if finding.rule.startswith("ACP9")] == ["ACP902"]


def test_a_waiver_holds_on_its_last_day() -> None:
    after = waived(expires=TODAY)
    assert after.failing("break") == ()
    assert not [finding for finding in after.findings if finding.rule.startswith("ACP9")]


def test_a_waiver_of_another_protocol_says_nothing() -> None:
    after = waived(protocol="v1")
    assert [finding.rule for finding in after.failing("break")] == ["ACP301"]
    assert not [finding for finding in after.findings if finding.rule.startswith("ACP9")]


@pytest.mark.parametrize(
    ("table", "code"),
    [
        ({"waiver": []}, "E601"),
        ({"waivers": {}}, "E602"),
        ({"waivers": [1]}, "E602"),
        ({"waivers": [{"rule": "ACP301", "object": "X"}]}, "E602"),
        ({"waivers": [{"rule": "ACP301", "object": "X", "reason": " "}]}, "E602"),
        ({"waivers": [{"rule": "ACP999", "object": "X", "reason": "y"}]}, "E602"),
        ({"waivers": [{"rule": "ACP301", "object": "X", "reason": "y", "until": 1}]}, "E601"),
        ({"waivers": [{"rule": "ACP301", "object": "X", "reason": "y", "expires": "soon"}]}, "E602"),
        ({"waivers": [{"rule": "ACP301", "object": "X", "reason": "y", "protocol": 1}]}, "E602"),
        ([], "E602"),
    ],
)
def test_a_wrong_waiver_is_an_error_with_its_place(table: Any, code: str) -> None:
    with pytest.raises(AcpgenError) as caught:
        read_waivers(table, "pyproject.toml")
    assert caught.value.problems[0].code == code
    assert caught.value.problems[0].place.startswith("pyproject.toml: tool.acpgen.diff")


def test_the_command_reads_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["diff", "1.21.0", "1.23.0"]) == 1
    text = '[[tool.acpgen.diff.waivers]]\nrule = "ACP301"\nobject = "PromptResponse.messageId"\nreason = "we send it"\n'
    (tmp_path / "pyproject.toml").write_text(text, "utf-8")
    assert run(["diff", "1.21.0", "1.23.0"]) == 0
    assert "waived: we send it" in capsys.readouterr().out


def test_a_waiver_is_a_value() -> None:
    assert Waiver("ACP301", "*", "y") == Waiver("ACP301", "*", "y")
