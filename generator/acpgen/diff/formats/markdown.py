"""For a pull request: a summary table, then the findings by verdict, details folded away."""

from __future__ import annotations

import json
import re

from acpgen.diff.formats.text import listed
from acpgen.diff.report import VERDICTS, VIEWS, Finding, Report

_SIGNS = {"break": "❌", "degrade": "⚠️", "gated": "🔒", "safe": "✅"}


def render(report: Report, all: bool = False) -> str:
    out = [f"## Schema diff: {_plain(report.old)} → {_plain(report.new)}", ""]
    out += [f"{', '.join(report.protocols)}; {' and '.join(report.lanes)}.", ""]
    out += [f"> {_plain(note)}\n" for note in report.notes]
    shown = report.visible(all)
    if not shown:
        return "\n".join([*out, "No difference in meaning.", ""])
    counted = report.counted()
    out += ["| | old agent | old client | Python source |", "|---|---:|---:|---:|"]
    for verdict in reversed(VERDICTS):
        cells = " | ".join(str(counted[view][verdict]) for view in VIEWS)
        out.append(f"| {_SIGNS[verdict]} {verdict} | {cells} |")
    for verdict in reversed(VERDICTS):
        group = [finding for finding in shown if finding.verdict == verdict]
        if group:
            out += ["", *_group(verdict, group)]
    if report.untold and not all:
        out += ["", f"{report.untold}."]
    return "\n".join(out) + "\n"


def _group(verdict: str, group: list[Finding]) -> list[str]:
    head = f"{_SIGNS[verdict]} {verdict} ({len(group)})"
    body = ["| rule | object | change | lane | agent | client | Python |", "|---|---|---|---|---|---|---|"]
    body += [_row(finding) for finding in group]
    proofs = [(finding, witness) for finding in group for witness in finding.witnesses]
    if proofs:
        body += ["", "<details><summary>Witnesses</summary>", ""]
        for finding, witness in proofs:
            instance = json.dumps(witness.instance, ensure_ascii=False)
            by = f"only the {witness.accepted_by} release takes"
            body.append(f"- {finding.rule} `{_code(finding.object)}`: {by} `{_code(instance)}`")
        body += ["", "</details>"]
    if verdict == "safe":
        return [f"<details><summary>{head}</summary>", "", *body, "", "</details>"]
    return [f"### {head}", "", *body]


def _row(finding: Finding) -> str:
    message = _plain(finding.message)
    if finding.notes:
        message += "; " + _plain("; ".join(finding.notes))
    if finding.follows:
        message += f" (with {_plain(listed(finding.follows, 4))})"
    if finding.review:
        message += " **review**"
    if finding.waived:
        message += f" *waived: {_plain(finding.waived)}*"
    lane = f"{finding.protocol} {finding.lanes[0] if len(finding.lanes) == 1 else 'both'}"
    cells = [finding.rule, f"`{_code(finding.object)}`", message, lane, finding.agent, finding.client, finding.python]
    return "| " + " | ".join(cells) + " |"


def _plain(text: str) -> str:
    """Schema text is untrusted: no markup of it may work."""
    text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("@", "&#64;")
    return " ".join(re.sub(r"([\\`*_{}\[\]|!~])", r"\\\1", text).split())


def _code(text: str) -> str:
    return " ".join(text.replace("`", "'").replace("|", "\\|").split())
