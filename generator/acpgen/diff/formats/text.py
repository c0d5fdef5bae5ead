"""For a person at a terminal: grouped by verdict and feature, coloured where the output is a terminal."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator

from acpgen.diff.report import VERDICTS, VIEWS, Finding, Report

STYLES = {"break": "bold red", "degrade": "yellow", "gated": "cyan", "safe": "green", "head": "bold", "dim": "dim"}
Span = tuple[str, str]  # text, style
LONG = 8
_HEADS = {"agent": "old agent", "client": "old client", "python": "Python source"}


def render(report: Report, all: bool = False) -> str:
    return "".join("".join(text for text, _ in line).rstrip() + "\n" for line in lines(report, all))


def show(report: Report, all: bool = False) -> None:
    """Print to a terminal with colours."""
    from rich.console import Console
    from rich.text import Text

    console = Console(highlight=False, soft_wrap=True)
    for line in lines(report, all):
        console.print(Text.assemble(*((text, STYLES.get(style, "")) for text, style in line)))


def lines(report: Report, all: bool = False) -> Iterator[list[Span]]:
    """The report line by line, each a list of spans."""
    where = f"{', '.join(report.protocols)}; {' and '.join(report.lanes)}"
    yield [(f"{report.old} -> {report.new}", "head"), (f"   {where}", "dim")]
    yield from ([(note, "dim")] for note in report.notes)
    shown = report.visible(all)
    if not shown:
        yield [("no difference in meaning", "safe")]
    else:
        yield []
        yield from _table(report)
    for verdict in reversed(VERDICTS):
        group = [finding for finding in shown if finding.verdict == verdict]
        if group:
            yield []
            yield [(verdict, verdict)]
            yield from _group(group)
    if report.untold and not all:
        yield []
        yield [(f"{report.untold} (--all shows {'it' if report.same_meaning == 1 else 'them'})", "dim")]


def _table(report: Report) -> Iterator[list[Span]]:
    counted = report.counted()
    yield [("            ", ""), *((f"{_HEADS[view]:>15}", "dim") for view in VIEWS)]
    for verdict in reversed(VERDICTS):
        yield [(f"  {verdict:<10}", verdict), *((f"{counted[view][verdict]:>15}", "") for view in VIEWS)]


def _group(findings: list[Finding]) -> Iterator[list[Span]]:
    for feature in sorted({finding.feature for finding in findings}):
        if feature:
            yield [(f"  {feature}", "head")]
        for finding in findings:
            if finding.feature == feature:
                yield from _finding(finding)


def _finding(finding: Finding) -> Iterator[list[Span]]:
    flags = [*(f"{view} {finding.seen_by(view)}" for view in VIEWS if finding.seen_by(view) != "safe")]
    flags += [f"{peer} {verdict}" for peer, verdict in finding.others if verdict != "safe"]
    line: list[Span] = [(f"  {finding.rule} ", "dim"), (finding.object, "head"), (f"  {finding.message}", "")]
    lanes = finding.lanes[0] if len(finding.lanes) == 1 else "both lanes"
    line.append((f"  [{finding.protocol} {lanes}]", "dim"))
    if finding.review:
        line.append(("  review", "degrade"))
    if finding.waived:
        line.append((f"  waived: {finding.waived}", "dim"))
    yield line
    if flags:
        yield [("          ", ""), *_verdicts(flags)]
    for note in finding.notes:
        yield [(f"          {note}", "dim")]
    for witness in finding.witnesses:
        whose = witness.accepted_by
        other = "new" if whose == "old" else "old"
        told = short(json.dumps(witness.instance, ensure_ascii=False), 160)
        label = f"to the {witness.receiver}" if witness.receiver else witness.definition
        yield [(f"          witness ({whose} takes it, {other} does not), {label}: ", "dim"), (told, "")]
    for note in finding.python_notes[:3]:
        yield [(f"          Python: {note}", "dim")]
    if len(finding.python_notes) > 3:
        yield [(f"          Python: and {len(finding.python_notes) - 3} more", "dim")]
    if finding.follows:
        yield [(f"          with {listed(finding.follows)}", "dim")]


def _verdicts(flags: list[str]) -> Iterator[Span]:
    for index, flag in enumerate(flags):
        yield (", " if index else "", "")
        yield (flag, flag.rpartition(" ")[2])


def listed(names: Iterable[str], limit: int = LONG) -> str:
    """The first names and how many more there are."""
    names = list(names)
    more = f" and {len(names) - limit} more" if len(names) > limit else ""
    return ", ".join(names[:limit]) + more


def short(text: str, limit: int) -> str:
    return text if len(text) <= limit else text[: limit - 1] + "…"
