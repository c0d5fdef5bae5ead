"""The rules of the diff, one folder a case: two fragments and what is found. See `diff_cases.py` for the fragments."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import diff_cases
import pytest
from acpgen.diff import Finding, Report, diff
from acpgen.diff.rules import LAWS, RULES, explain

CASES = sorted(path.name for path in diff_cases.HERE.iterdir())
# These are about waivers, not about schemas: see test_diff_waivers.py.
NO_CASES = {"ACP901", "ACP902"}


def run(name: str, root: Path) -> Report:
    old, new = (json.loads((diff_cases.HERE / name / f"{side}.json").read_text("utf-8")) for side in ("old", "new"))
    return diff(diff_cases.OLD, diff_cases.NEW, store=diff_cases.store_of(root, old, new))


def row(finding: Finding) -> dict[str, Any]:
    out: dict[str, Any] = {"rule": finding.rule, "object": finding.object}
    out |= {"agent": finding.agent, "client": finding.client, "python": finding.python, "lanes": list(finding.lanes)}
    out |= {"hidden": True} if finding.hidden else {}
    out |= {"review": True} if finding.review else {}
    return out | ({"witnesses": [witness.as_json() for witness in finding.witnesses]} if finding.witnesses else {})


@pytest.mark.parametrize("name", CASES)
def test_case(name: str, tmp_path: Path) -> None:
    expected = json.loads((diff_cases.HERE / name / "expected.json").read_text("utf-8"))
    assert [row(finding) for finding in run(name, tmp_path).findings] == expected


@pytest.mark.parametrize("rule", sorted(set(RULES) - NO_CASES))
def test_every_rule_has_a_positive_and_a_near_miss(rule: str, tmp_path: Path) -> None:
    found = {finding.rule for finding in run(f"{rule}-positive", tmp_path / "positive").findings}
    missed = {finding.rule for finding in run(f"{rule}-near-miss", tmp_path / "near").findings}
    assert rule in found
    assert rule not in missed


@pytest.mark.parametrize("rule", RULES.values(), ids=lambda rule: rule.id)
def test_every_rule_has_a_page(rule: Any) -> None:
    assert rule.title and rule.law in LAWS
    assert len(rule.page) > 60 and rule.page.endswith(".")
    assert rule.page in str(explain(rule.id.lower()))


def test_no_page_for_no_rule() -> None:
    assert explain("ACP999") is None


def test_the_wire_rules_carry_a_witness_in_their_cases(tmp_path: Path) -> None:
    for index, name in enumerate(CASES):
        for finding in run(name, tmp_path / str(index)).findings:
            if "break" in (finding.agent, finding.client) and finding.rule != "ACP110":
                assert finding.witness is not None, (name, finding.rule)
