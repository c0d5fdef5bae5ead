"""`acpgen check`: cheap by default, byte by byte with --full."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

from acpgen.cli.options import build_options, load_config, options_from

_SHOWN = {
    "missing": "is missing",
    "modified": "differs",
    "orphan": "is no longer generated",
    "foreign": "was not written by acpgen",
    "stale": "inputs changed since it was generated",
}


@click.command("check")
@build_options
@click.option("--out", type=click.Path(path_type=Path), help="The generated package folder.")
@click.option("--full", is_flag=True, help="Generate again in memory and compare every byte.")
@click.option("--prose", is_flag=True, help="List definitions and properties without a text, and texts without use.")
@click.option("--format", "format_", type=click.Choice(["text", "json"]), default="text", show_default=True)
def command(
    release: str | None,
    protocol: tuple[str, ...],
    enable: tuple[str, ...],
    gate: tuple[str, ...],
    store: Path | None,
    out: Path | None,
    full: bool,
    prose: bool,
    format_: str,
) -> int:
    """Tell whether generated files are what their inputs give. Exit 1 and the files by name if not; writes nothing."""
    from acpgen import write
    from acpgen.errors import fail

    config = load_config()
    if prose:
        return _prose(store or config.path("store"))
    target = out or config.path("out")
    if target is None:
        raise click.UsageError("give --out DIR, or `out` in [tool.acpgen]")
    write.check_place(target)
    options = options_from(config, release, protocol, enable, gate, store)
    manifest = write.read_manifest(target)
    if manifest is None and not full:
        raise fail("E506", f"{target}/{write.MANIFEST}", "is missing", "run `acpgen generate`, or check with --full")
    found: dict[str, str] = {}
    if full:
        from acpgen import pipeline, tidy

        found.update(write.digest_drift(target, pipeline.build(options, tidy.default_cache()).files))
    else:
        from acpgen import stamp

        assert manifest is not None
        found.update({name: state for name, state in write.states(target, manifest).items() if state != "clean"})
        if manifest.fingerprint != stamp.current(options):
            found[write.MANIFEST] = "stale"
    return _report(target, found, format_)


def _report(target: Path, found: dict[str, str], format_: str) -> int:
    if format_ == "json":
        click.echo(json.dumps({"clean": not found, "files": found}, indent=2))
    elif not found:
        click.echo(f"{target}: clean")
    for name, state in found.items() if format_ == "text" else ():
        click.echo(f"{target}/{name}: {_SHOWN[state]}")
    if found and format_ == "text":
        help = "put them aside or use --force" if "modified" in found.values() else "run `acpgen generate`"
        click.echo(f"{len(found)} file{'s' if len(found) > 1 else ''} differ; {help}", err=True)
    return 1 if found else 0


def _prose(store: Path | None) -> int:
    from acpgen.prose import review

    missing, unused = review(store)
    lines: list[Any] = [f"{name}: has no text" for name in missing] + [f"{name}: matches nothing" for name in unused]
    for line in lines:
        click.echo(line)
    click.echo(f"{len(missing)} without a text, {len(unused)} texts without use")
    return 1 if lines else 0
