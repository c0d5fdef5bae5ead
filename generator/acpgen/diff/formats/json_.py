"""For programs: everything that a report knows. `report.schema.json` describes it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from acpgen.diff.report import Finding, Report

FORMAT = 1
SCHEMA = Path(__file__).parent / "report.schema.json"


def render(report: Report, all: bool = False) -> str:
    return json.dumps(as_json(report, all), indent=2, ensure_ascii=False) + "\n"


def as_json(report: Report, all: bool = False) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "old": report.old,
        "new": report.new,
        "protocols": list(report.protocols),
        "lanes": list(report.lanes),
        "notes": list(report.notes),
        "counts": report.counted(),
        "rules": report.by_rule(),
        "same_meaning": report.same_meaning,
        "findings": [finding_json(finding) for finding in report.visible(all)],
        "stability": [
            {
                "protocol": item.protocol,
                "feature": item.feature,
                "graduated": list(item.graduated),
                "added": list(item.added),
                "withdrawn": list(item.withdrawn),
            }
            for item in report.stability
        ],
    }


def finding_json(finding: Finding) -> dict[str, Any]:
    out: dict[str, Any] = {
        "rule": finding.rule,
        "protocol": finding.protocol,
        "lanes": list(finding.lanes),
        "object": finding.object,
        "message": finding.message,
        "verdict": finding.verdict,
        "agent": finding.agent,
        "client": finding.client,
        "python": finding.python,
        "others": dict(finding.others),
        "review": finding.review,
        "hidden": finding.hidden,
        "feature": finding.feature,
        "place": finding.place,
        "notes": list(finding.notes),
        "python_notes": list(finding.python_notes),
        "follows": list(finding.follows),
        "witnesses": [witness.as_json() for witness in finding.witnesses],
        "edits": [{"lane": lane, **edit.as_json()} for lane, edit in finding.edits],
    }
    if finding.waived:
        out["waived"] = finding.waived
    return out
