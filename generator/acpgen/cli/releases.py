"""`acpgen releases`."""

from __future__ import annotations

import json
from pathlib import Path

import click

from acpgen.cli.options import load_config, store_option


@click.command("releases")
@store_option
@click.option("--format", "format_", type=click.Choice(["text", "json"]), default="text", show_default=True)
def command(store: Path | None, format_: str) -> int:
    """List the schema releases of the store, oldest first."""
    from acpgen.source import open_store

    found = open_store(store or load_config().path("store"))
    if format_ == "json":
        rows = [
            {
                "id": r.id,
                "date": r.date,
                "protocols": list(r.protocols),
                "origin": r.origin,
                "latest": r.id == found.latest,
            }
            for r in found.releases.values()
        ]
        click.echo(json.dumps(rows, indent=2, ensure_ascii=False))
        return 0
    for release in found.releases.values():
        latest = "  (latest)" if release.id == found.latest else ""
        click.echo(f"{release.id:12} {release.date:10}  {' '.join(release.protocols):6} {release.origin}{latest}")
    return 0
