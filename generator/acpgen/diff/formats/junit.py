"""JUnit XML: one suite a protocol, one case a finding, a failure for each break."""

from __future__ import annotations

import re
from xml.sax.saxutils import escape, quoteattr

from acpgen.diff.formats.github import told
from acpgen.diff.report import Report

# XML 1.0 has no way to write these, not even escaped.
_NO_XML = re.compile(r"[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def render(report: Report, all: bool = False) -> str:
    shown = report.visible(all)
    failing = [finding for finding in shown if finding.verdict == "break" and not finding.waived]
    out = ['<?xml version="1.0" encoding="UTF-8"?>']
    name = _attribute(f"acpgen diff {report.old} {report.new}")
    out.append(f'<testsuites name={name} tests="{len(shown)}" failures="{len(failing)}">')
    for protocol in report.protocols:
        own = [finding for finding in shown if finding.protocol == protocol]
        failures = sum(finding in failing for finding in own)
        out.append(f'  <testsuite name={_attribute(protocol)} tests="{len(own)}" failures="{failures}">')
        for finding in own:
            case = f"{finding.object}: {finding.message}"
            out.append(f"    <testcase classname={_attribute(finding.rule)} name={_attribute(case)}>")
            if finding in failing:
                out.append(f"      <failure message={_attribute(finding.message)}>{_text(told(finding))}</failure>")
            elif finding.waived:
                out.append(f"      <skipped message={_attribute(finding.waived)}/>")
            else:
                out.append(f"      <system-out>{_text(told(finding))}</system-out>")
            out.append("    </testcase>")
        out.append("  </testsuite>")
    out.append("</testsuites>")
    return "\n".join(out) + "\n"


def _attribute(text: str) -> str:
    return quoteattr(_NO_XML.sub("?", text))


def _text(text: str) -> str:
    return escape(_NO_XML.sub("?", text))
