"""SARIF 2.1.0, for code scanning."""

from __future__ import annotations

import json
from typing import Any

from acpgen import __version__
from acpgen.diff.formats.github import told
from acpgen.diff.report import Finding, Report
from acpgen.diff.rules import RULES

_LEVELS = {"break": "error", "degrade": "warning", "gated": "note", "safe": "note"}


def render(report: Report, all: bool = False) -> str:
    shown = report.visible(all)
    used = sorted({finding.rule for finding in shown})
    run = {
        "tool": {
            "driver": {
                "name": "acpgen",
                "version": __version__,
                "rules": [_rule(id) for id in used],
            }
        },
        "results": [_result(finding, used.index(finding.rule)) for finding in shown],
        "properties": {"old": report.old, "new": report.new},
    }
    document = {
        "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
        "version": "2.1.0",
        "runs": [run],
    }
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


def _rule(id: str) -> dict[str, Any]:
    rule = RULES[id]
    return {"id": id, "shortDescription": {"text": rule.title}, "fullDescription": {"text": rule.page}}


def _result(finding: Finding, index: int) -> dict[str, Any]:
    file, _, at = finding.place.partition("#")
    out: dict[str, Any] = {
        "ruleId": finding.rule,
        "ruleIndex": index,
        "level": _LEVELS[finding.verdict],
        "message": {"text": f"{finding.object}: {told(finding)}"},
        "partialFingerprints": {"acpgen/v1": "/".join(finding.key)},
        "properties": {"agent": finding.agent, "client": finding.client, "python": finding.python},
    }
    if file:
        location: dict[str, Any] = {"physicalLocation": {"artifactLocation": {"uri": file}}}
        location["logicalLocations"] = [{"fullyQualifiedName": finding.object, "kind": "type"}]
        out["locations"] = [location]
    if finding.waived:
        out["suppressions"] = [{"kind": "external", "justification": finding.waived}]
    return out
