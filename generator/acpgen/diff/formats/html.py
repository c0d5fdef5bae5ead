"""One self-contained page: a summary, filters by verdict, side, rule, lane and feature, each finding with its witness."""

from __future__ import annotations

import json
from collections.abc import Iterable

from acpgen.diff.formats.page import frame, text
from acpgen.diff.report import VERDICTS, VIEWS, Finding, Report
from acpgen.diff.rules import RULES

_HEADS = {"agent": "old agent", "client": "old client", "python": "Python source"}


def render(report: Report, all: bool = False) -> str:
    shown = report.visible(all)
    title = f"{report.old} → {report.new}"
    parts = [
        "<header><div>",
        f"<h1>{text(title)}</h1>",
        f'<p class="dim">{text(", ".join(report.protocols))}; {text(" and ".join(report.lanes))}</p>',
        '</div><button id="theme" type="button">dark / light</button></header>',
        *(f'<p class="dim">{text(note)}</p>' for note in report.notes),
        _summary(report),
    ]
    if not shown:
        return frame(title, "\n".join([*parts, "<p>No difference in meaning.</p>"]))
    parts.append(_filters(shown))
    types: dict[str, list[str]] = {}
    for verdict in reversed(VERDICTS):
        group = [(index, finding) for index, finding in enumerate(shown) if finding.verdict == verdict]
        if group:
            parts.append(f'<section data-group><h2 class="{verdict}">{verdict}</h2>')
            parts += [_finding(index, finding) for index, finding in group]
            parts.append("</section>")
    for index, finding in enumerate(shown):
        types.setdefault(_type(finding), []).append(f'<a href="#f{index}">{finding.rule}</a>')
    parts.append(_types(types, shown))
    if report.untold and not all:
        parts.append(f'<p class="dim">{report.untold}.</p>')
    return frame(title, "\n".join(parts))


def _summary(report: Report) -> str:
    counted = report.counted()
    head = "".join(f"<th>{_HEADS[view]}</th>" for view in VIEWS)
    rows = "".join(
        f'<tr><td class="{verdict}">{verdict}</td>'
        + "".join(f"<td>{counted[view][verdict]}</td>" for view in VIEWS)
        + "</tr>"
        for verdict in reversed(VERDICTS)
    )
    return f'<table id="summary"><thead><tr><th></th>{head}</tr></thead><tbody>{rows}</tbody></table>'


def _filters(shown: Iterable[Finding]) -> str:
    shown = list(shown)
    boxes = "".join(
        f'<label class="{v}"><input type="checkbox" name="verdict" value="{v}" checked>{v}</label>'
        for v in reversed(VERDICTS)
    )
    views = {view: _HEADS[view] for view in VIEWS}
    rules = {rule: f"{rule} {RULES[rule].title}" for rule in sorted({finding.rule for finding in shown})}
    names = {
        "protocol": sorted({finding.protocol for finding in shown}),
        "lane": sorted({lane for finding in shown for lane in finding.lanes}),
        "feature": sorted({finding.feature for finding in shown} - {""}),
    }
    selects = [_select("view", "whom", "anyone", views), _select("rule", "rule", "any rule", rules)]
    selects += [_select(key, key, "any", dict(zip(values, values, strict=True))) for key, values in names.items()]
    search = '<label>text<input type="search" name="text" placeholder="object or message"></label>'
    tail = '<button type="reset">reset</button><span id="count" class="dim"></span>'
    return f"<h2>Findings</h2><form><fieldset>{boxes}</fieldset>{''.join(selects)}{search}{tail}</form>"


def _select(name: str, label: str, any_: str, options: dict[str, str]) -> str:
    inner = "".join(f'<option value="{text(value)}">{text(told)}</option>' for value, told in options.items())
    return f'<label>{label}<select name="{name}"><option value="">{any_}</option>{inner}</select></label>'


def _finding(index: int, finding: Finding) -> str:
    words = " ".join([finding.rule, finding.object, finding.message, finding.feature, *finding.follows]).lower()
    data = {
        "rule": finding.rule, "protocol": finding.protocol, "lanes": " ".join(finding.lanes), "feature": finding.feature,
        "worst": finding.verdict, "agent": finding.agent, "client": finding.client, "python": finding.python,
        "text": words,
    }  # fmt: skip
    attributes = " ".join(f'data-{key}="{text(value)}"' for key, value in data.items())
    tags = "".join(
        f'<span class="{finding.seen_by(view)}">{_HEADS[view]}: {finding.seen_by(view)}</span>' for view in VIEWS
    )
    chips = "".join(
        f'<span class="chip dim">{text(chip)}</span>'
        for chip in [finding.protocol, *finding.lanes, finding.feature, "review" if finding.review else "",
                     f"waived: {finding.waived}" if finding.waived else ""]
        if chip
    )  # fmt: skip
    return (
        f'<details id="f{index}" {attributes}><summary><span class="rule">{finding.rule}</span>'
        f"<b>{text(finding.object)}</b><span>{text(finding.message)}</span>{chips}"
        f'<span class="tags">{tags}</span></summary><div class="body">{_body(finding)}</div></details>'
    )


def _body(finding: Finding) -> str:
    rule = RULES[finding.rule]
    parts = [f'<p class="dim">{text(rule.title)}: {text(rule.law_text)}. {text(rule.page)}</p>']
    if finding.notes:
        parts.append("<ul>" + "".join(f"<li>{text(note)}</li>" for note in finding.notes) + "</ul>")
    for witness in finding.witnesses:
        whose = witness.accepted_by
        other = "new" if whose == "old" else "old"
        what = f"message to the {witness.receiver}" if witness.receiver else witness.definition
        instance = json.dumps(witness.instance, indent=2, ensure_ascii=False)
        parts.append(f"<div>Witness, {text(what)}: the {whose} release takes it, the {other} one does not.</div>")
        parts.append(f"<pre>{text(instance)}</pre>")
    if finding.python_notes:
        notes = "".join(f"<li><code>{text(note)}</code></li>" for note in finding.python_notes)
        parts.append(f"<div>Python source:</div><ul>{notes}</ul>")
    if finding.follows:
        parts.append(f"<div>With it: <code>{text(', '.join(finding.follows))}</code></div>")
    type_ = _type(finding)
    link = f'<a href="#type-{text(type_)}">{text(type_)}</a>'
    parts.append(f'<div class="dim">{link} <code>{text(finding.place)}</code></div>')
    return "".join(parts)


def _type(finding: Finding) -> str:
    return finding.object.partition(":")[0].partition(".")[0].partition(" ")[0]


def _types(types: dict[str, list[str]], shown: Iterable[Finding]) -> str:
    items = "".join(
        f'<div id="type-{text(name)}"><code>{text(name)}</code> {" ".join(links)}</div>'
        for name, links in sorted(types.items())
    )
    return f'<h2>Types and methods</h2><div class="types">{items}</div>'
