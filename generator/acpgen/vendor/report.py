"""What an update changes for the project, as markdown for a pull request."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from acpgen import pipeline
from acpgen.options import Options
from acpgen.source import open_store
from acpgen.vendor import old_names
from acpgen.vendor.project import Copy
from acpgen.vendor.update import Outcome

_MANY = 6


def markdown(copy: Copy, outcome: Outcome) -> str:
    """The features that moved, the names that came and went, the schema diff, the files."""
    old = outcome.before.release if outcome.before else ""
    new = outcome.build.release
    out = [f"# `{copy.shown}`: ACP bindings {old} → {new}" if old != new else f"# `{copy.shown}`: ACP bindings {new}"]
    if outcome.before is not None and old != new:
        options = copy.options
        out += [*_features(options, old, new), *_names(outcome), *_schema_diff(options, old, new)]
    out += ["", "## Files", ""]
    out += [f"- `{name}`{_how(outcome, name)}" for name in outcome.changed] or ["None changed."]
    return "\n".join(out) + "\n"


def _how(outcome: Outcome, name: str) -> str:
    if name in outcome.conflicts:
        return f": {outcome.conflicts[name]} conflicts marked, resolve them"
    if name in outcome.merged:
        return ": merged with your edit"
    if name not in outcome.build.files:
        return ": removed"
    return ""


def _features(options: Options, old: str, new: str) -> list[str]:
    """What became of the flags: those that graduated or that the project asked for, with what they own; the others by
    name."""
    before = pipeline.load(Options(old, options.protocols, store=options.store))
    after = pipeline.load(Options(new, options.protocols, store=options.store))
    asked = {*options.enable, *options.gate}
    rows = []
    rest: dict[str, list[str]] = {}
    for name, feature in after.manifest.items():
        was, now = feature.state(old), feature.state(new)
        if was == now or now in ("later", "no items"):
            continue
        items = dict.fromkeys(item for found in before.attributions.values() for item in found.items(name))
        owns = f" ({_some(items)})" if items else ""
        if now == "graduated" and (items or name in asked):
            mine = "; your flag for it does nothing now" if name in asked else ""
            rows.append(f"- `{name}` graduated: stable since {feature.graduated}{mine}{owns}")
        elif name in asked:
            rows.append(f"- `{name}` {_WORDS[now].format(feature=feature)}{owns}")
        else:
            rest.setdefault(_WORDS[now].format(feature=feature), []).append(name)
    rows += [f"- {word}, not in this copy: {_some(names, 1000)}" for word, names in rest.items()]
    return ["", "## Features", "", *(rows or ["None moved."])]


_WORDS = {"graduated": "graduated", "withdrawn": "withdrawn in {feature.withdrawn}", "unstable": "new and unstable"}


def _names(outcome: Outcome) -> list[str]:
    """The classes that code which imports the copy gains and loses."""
    rows = []
    now = old_names.names_in(outcome.build.files)
    for protocol in sorted({*outcome.names_before, *now}):
        before, after = outcome.names_before.get(protocol, set()), now.get(protocol, set())
        if before - after:
            rows.append(f"- `{protocol}` loses {len(before - after)}: {_some(sorted(before - after), 1000)}")
        if after - before:
            rows.append(f"- `{protocol}` gains {len(after - before)}: {_some(sorted(after - before))}")
    return ["", "## Code that imports the copy", "", *(rows or ["No class comes or goes."]), ""]


def _schema_diff(options: Options, old: str, new: str) -> list[str]:
    """Whom the release breaks, from the release diff: what is stable, and what belongs to a flag of this copy."""
    from acpgen.diff import diff
    from acpgen.diff.formats import render

    asked = {*options.enable, *options.gate}
    store = open_store(options.store)
    chosen: list[str | None] = [*options.protocols] or [None]
    out = []
    for protocol in chosen:
        found = diff(old, new, protocol=protocol, lane=None if asked else "stable", store=store)
        mine = tuple(f for f in found.findings if "stable" in f.lanes or f.feature in asked or "all" in asked)
        out.append(render(replace(found, findings=mine), "markdown"))
    return out


def _some(names: Iterable[str], limit: int = _MANY) -> str:
    found = [f"`{name}`" for name in names]
    more = f" and {len(found) - limit} more" if len(found) > limit else ""
    return ", ".join(found[:limit]) + more
