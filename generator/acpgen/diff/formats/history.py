"""The life of each feature over the releases of a store, as a timeline."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from acpgen.diff.formats.page import frame, text
from acpgen.features import Feature, State

Row = tuple[Feature, Sequence[tuple[str, State]]]
_WORDS = {"unstable": "unstable", "graduated": "stable", "withdrawn": "withdrawn", "later": "", "no items": ""}


def page(rows: Iterable[Row]) -> str:
    """The timeline of `features.history(...)` as one html page without any request."""
    rows = list(rows)
    releases = [release for release, _ in rows[0][1]] if rows else []
    head = "".join(f"<th>{text(release)}</th>" for release in releases)
    body = "".join(_row(feature, states) for feature, states in rows)
    legend = (
        '<p class="dim">One bar for each release: unstable, then stable or withdrawn; nothing before a feature came, and '
        "nothing for a flag that owns nothing in the schemas. A bar of a withdrawn feature is hatched.</p>"
    )
    parts = [
        "<header><div><h1>Features over the releases</h1>",
        f'<p class="dim">{len(rows)} features, {len(releases)} releases</p></div>',
        '<button id="theme" type="button">dark / light</button></header>',
        f'<div class="chart"><table><thead><tr><th>feature</th>{head}</tr></thead><tbody>{body}</tbody></table></div>',
        legend,
    ]
    return frame("Features over the releases", "\n".join(parts))


def _row(feature: Feature, states: Sequence[tuple[str, State]]) -> str:
    cells = []
    before = ""
    for release, state in states:
        word = _WORDS[state] if state != before else ""
        css = state.replace(" ", "-")
        title = f"{feature.name} in {release}: {_WORDS[state] or 'not there'}"
        cells.append(f'<td class="mark {css}" title="{text(title)}"><i>{text(word)}</i></td>')
        before = state
    ours = "" if feature.origin == "upstream" else ' <span class="dim">(name ours)</span>'
    name = f'<td title="{text(feature.summary)}">{text(feature.name)}{ours}</td>'
    return f"<tr>{name}{''.join(cells)}</tr>"
