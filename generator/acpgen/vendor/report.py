"""What an update changes for the project, as markdown for a pull request."""

from __future__ import annotations

from collections.abc import Iterable

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
    out += ["## Files", ""]
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
    """What became of each flag; one that the project turned on is marked."""
    protocols = options.protocols
    before = pipeline.load(Options(old, protocols, store=options.store))
    after = pipeline.load(Options(new, protocols, store=options.store))
    asked = {*options.enable, *options.gate}
    rows = []
    for name, feature in after.manifest.items():
        states = feature.state(old), feature.state(new)
        if states[0] == states[1] or states[1] in ("later", "no items"):
            continue
        loaded = after if states[1] == "unstable" else before
        items = [item for found in loaded.attributions.values() for item in found.items(name)]
        if not items and name not in asked:
            continue
        word = {
            "graduated": f"graduated: stable since {feature.graduated}",
            "withdrawn": f"withdrawn in {feature.withdrawn}",
        }.get(states[1], "new, unstable")
        mine = "; your flag for it does nothing now" if name in asked and states[1] == "graduated" else ""
        listed = f" ({_some(dict.fromkeys(items))})" if items else ""
        rows.append(f"- `{name}` {word}{mine}{listed}")
    return ["", "## Features", "", *(rows or ["None moved."])]


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
    """Whom the release breaks, from the release diff; nothing where it is not there."""
    try:
        from acpgen.diff import diff
        from acpgen.diff.formats import render
    except ImportError:
        return []
    lane = None if options.enable or options.gate else "stable"
    store = open_store(options.store)
    chosen: list[str | None] = [*options.protocols] or [None]
    return [render(diff(old, new, protocol=name, lane=lane, store=store), "markdown") for name in chosen]


def _some(names: Iterable[str], limit: int = _MANY) -> str:
    found = [f"`{name}`" for name in names]
    more = f" and {len(found) - limit} more" if len(found) > limit else ""
    return ", ".join(found[:limit]) + more
