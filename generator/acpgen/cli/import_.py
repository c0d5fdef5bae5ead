"""`acpgen import`."""

from __future__ import annotations

from pathlib import Path

import click

from acpgen.cli.options import load_config, store_option


@click.command("import")
@click.argument("source")
@click.option("--release", required=True, metavar="ID", help="The id that the release gets in the store.")
@store_option
@click.option("--date", default="", metavar="YYYY-MM-DD", help="When upstream published it.")
@click.option("--origin", default="", help="Where it is from; by default the name of the source.")
@click.option("--keep-prose", is_flag=True, help="Keep upstream's descriptions; they become docstrings.")
@click.option("--replace", is_flag=True, help="Replace a release of that id.")
def command(
    source: str, release: str, store: Path | None, date: str, origin: str, keep_prose: bool, replace: bool
) -> int:
    """Bring a schema release into a store.

    SOURCE is a folder laid out like upstream's `schema/`, a tarball or zip, npm:NAME@VERSION, or a URL.
    """
    from acpgen.importer import import_release
    from acpgen.source import open_store

    target = store or load_config().path("store")
    if target is None:
        raise click.UsageError("give --store DIR, the folder of your own store, or `store` in [tool.acpgen]")
    done = import_release(source, release, target, date=date, origin=origin, keep_prose=keep_prose, replace=replace)
    click.echo(f"{target}: release {done.release}, layout {done.layout}")
    for protocol, (stable, unstable) in done.definitions.items():
        click.echo(f"  {protocol}: {stable} definitions, {unstable} in the unstable lane")
    for note in done.notes:
        click.echo(f"note: {note}")
    click.echo(
        f"{len(open_store(target).releases)} releases in all; `acpgen features --release {release}` lists its flags"
    )
    return 0
