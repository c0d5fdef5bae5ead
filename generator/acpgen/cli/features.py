"""`acpgen features`."""

from __future__ import annotations

import json
from pathlib import Path

import click

from acpgen.cli import show_problems
from acpgen.cli.options import load_config, store_option


@click.command("features")
@click.option("--release", metavar="ID", help="A release of the store; the pinned or latest one by default.")
@click.option("--protocol", multiple=True, metavar="NAME", help="v1, v2; all of the release by default.")
@click.option("--history", is_flag=True, help="The life of each feature over the releases of the store.")
@click.option("--format", "format_", type=click.Choice(["text", "json", "html"]), default="text", show_default=True)
@store_option
def command(release: str | None, protocol: tuple[str, ...], history: bool, format_: str, store: Path | None) -> int:
    """List the flags of a release, their state in it, and every item that each owns. Exit 1 if an item has no owner."""
    from acpgen import features, pipeline

    config = load_config()
    options = pipeline.Options(
        release=release or config.text("release"), protocols=protocol, store=store or config.path("store")
    )
    loaded = pipeline.load(options)
    if history:
        return _history(loaded, format_)
    rows = features.as_json(loaded.attributions, loaded.manifest, loaded.release.id)
    problems = [problem for a in loaded.attributions.values() for problem in a.problems]
    if format_ == "json":
        click.echo(json.dumps(rows, indent=2))
    elif format_ == "html":
        raise click.UsageError("--format html goes with --history")
    else:
        click.echo(f"release {loaded.release.id}")
        for row in rows:
            since = row["graduated"] or row["withdrawn"] or row["since"]
            word = {"graduated": "stable since", "withdrawn": "withdrawn in", "later": "comes with"}.get(row["state"])
            state = f"{word} {since}" if word else row["state"]
            name_from = "" if row["name_from"] == "upstream" else ", name ours"
            click.echo(f"\n{row['feature']}  ({state}{name_from})\n  {row['summary']}")
            for name, items in row["items"].items():
                click.echo(f"  {name}: {' '.join(items)}")
    show_problems(problems, "warning")
    return 1 if problems else 0


def _history(loaded: object, format_: str) -> int:
    from acpgen import features, pipeline

    assert isinstance(loaded, pipeline.Loaded)
    rows = features.history(loaded.store, loaded.manifest)
    if format_ == "json":
        data = [{"feature": f.name, "origin": f.origin, "states": dict(states)} for f, states in rows]
        click.echo(json.dumps(data, indent=2))
    elif format_ == "html":
        from acpgen.diff.formats.history import page

        click.echo(page(rows))
    else:
        releases = list(loaded.store.releases)
        width = max((len(f.name) for f, _ in rows), default=0)
        marks = {"unstable": "u", "graduated": "S", "withdrawn": "x", "later": ".", "no items": "-"}
        click.echo(f"{'':{width}}  {'  '.join(releases)}")
        for feature, states in rows:
            cells = "  ".join(f"{marks[state]:^{len(id)}}" for id, state in states)
            click.echo(f"{feature.name:{width}}  {cells}")
        click.echo("\n. not there yet   u unstable   S stable   x withdrawn   - owns nothing")
    return 0
