"""Workflow commands: a finding becomes an annotation in the checks of a pull request."""

from __future__ import annotations

from acpgen.diff.report import Finding, Report

_LEVELS = {"break": "error", "degrade": "warning", "gated": "notice", "safe": "notice"}


def render(report: Report, all: bool = False) -> str:
    lines = []
    for finding in report.visible(all):
        level = "notice" if finding.waived else _LEVELS[finding.verdict]
        file = _property(finding.place.partition("#")[0])
        title = _property(f"{finding.rule} {finding.object}")
        at = f"file={file},title={title}" if file else f"title={title}"
        lines.append(f"::{level} {at}::{_data(told(finding))}")
    return "".join(line + "\n" for line in lines)


def told(finding: Finding) -> str:
    """One line: what happened, to whom, and the witness."""
    import json

    views = f"old agent: {finding.agent}, old client: {finding.client}, Python: {finding.python}"
    parts = [f"{finding.message} ({finding.protocol} {' and '.join(finding.lanes)})", views, *finding.notes]
    for witness in finding.witnesses:
        instance = json.dumps(witness.instance, ensure_ascii=False)
        parts.append(f"only the {witness.accepted_by} release takes {instance}")
    if finding.waived:
        parts.append(f"waived: {finding.waived}")
    return "; ".join(parts)


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
