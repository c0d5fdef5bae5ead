"""Waivers: findings that someone has decided to live with, each with a reason and, if wanted, an expiry date.

[[tool.acpgen.diff.waivers]]
rule = "ACP404"
object = "SessionUpdate:*"
reason = "our clients are updated with the agent"
expires = 2027-01-31
"""

from __future__ import annotations

import datetime
from collections.abc import Iterable
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from typing import Any

from acpgen.diff.report import Finding, Report
from acpgen.diff.rules import RULES
from acpgen.errors import AcpgenError, Problem, nearest

_KEYS = ("rule", "object", "reason", "expires", "protocol")


@dataclass(frozen=True, slots=True)
class Waiver:
    """`object` may hold `*`; `protocol` empty means all."""

    rule: str
    object: str
    reason: str
    expires: datetime.date | None = None
    protocol: str = ""

    def covers(self, finding: Finding) -> bool:
        same = self.rule == finding.rule and self.protocol in ("", finding.protocol)
        return same and fnmatchcase(finding.object, self.object)


def read_waivers(table: Any, place: str) -> tuple[Waiver, ...]:
    """The waivers of `[tool.acpgen.diff]`; raises with every entry that is wrong."""
    problems: list[Problem] = []
    if not isinstance(table, dict):
        raise AcpgenError([Problem("E602", f"{place}: tool.acpgen.diff", "is no table", "write [tool.acpgen.diff]")])
    for key in table:
        if key != "waivers":
            at = f"{place}: tool.acpgen.diff.{key}"
            problems.append(Problem("E601", at, "is not known", nearest(key, ["waivers"])))
    entries = table.get("waivers", [])
    if not isinstance(entries, list):
        problems.append(Problem("E602", f"{place}: tool.acpgen.diff.waivers", "is no list of tables", ""))
        entries = []
    out = []
    for index, entry in enumerate(entries):
        at = f"{place}: tool.acpgen.diff.waivers[{index}]"
        wrong = list(_problems(entry, at))
        problems += wrong
        if not wrong:
            out.append(Waiver(**entry))
    if problems:
        raise AcpgenError(problems)
    return tuple(out)


def _problems(entry: Any, at: str) -> Iterable[Problem]:
    if not isinstance(entry, dict):
        yield Problem("E602", at, "is no table", "give rule, object and reason")
        return
    for key in entry:
        if key not in _KEYS:
            yield Problem("E601", at, f"the key {key!r} is not known", nearest(key, _KEYS))
    for key in ("rule", "object", "reason"):
        if not isinstance(entry.get(key), str) or not entry[key].strip():
            yield Problem("E602", at, f"has no {key}", "a waiver names its rule, its object and its reason")
    if isinstance(entry.get("rule"), str) and entry["rule"] not in RULES:
        yield Problem("E602", at, f"{entry['rule']!r} is no rule", nearest(entry["rule"], RULES))
    expires = entry.get("expires")
    if expires is not None and (not isinstance(expires, datetime.date) or isinstance(expires, datetime.datetime)):
        yield Problem("E602", at, f"expires is {expires!r}", "write a date: expires = 2027-01-31")
    if not isinstance(entry.get("protocol", ""), str):
        yield Problem("E602", at, "protocol is no text", 'write protocol = "v1"')


def apply_waivers(report: Report, waivers: Iterable[Waiver], today: datetime.date) -> Report:
    """The report with waived findings marked, and a finding for each waiver that is unused or has expired."""
    findings = list(report.findings)
    extra: list[Finding] = []
    for waiver in waivers:
        if waiver.protocol and waiver.protocol not in report.protocols:
            continue
        hits = [index for index, finding in enumerate(findings) if waiver.covers(finding)]
        expired = waiver.expires is not None and waiver.expires < today
        if not hits or expired:
            rule = "ACP902" if expired else "ACP901"
            message = f"waiver expired on {waiver.expires}" if expired else "waiver matches nothing"
            protocol = waiver.protocol or (report.protocols[0] if report.protocols else "")
            name = f"{waiver.rule} {waiver.object}"
            extra.append(Finding(rule, protocol, report.lanes, name, message, review=True, notes=(waiver.reason,)))
        else:
            for index in hits:
                findings[index] = replace(findings[index], waived=waiver.reason)
    return replace(report, findings=tuple([*findings, *extra]))
