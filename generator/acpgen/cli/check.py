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
    "line-ends": "has CRLF line ends",
    "foreign": "was not written by acpgen",
    "link": "is a link or no plain file",
    "clash": "differs only in case from a generated file",
    "stale": "inputs changed since it was generated",
    "version-only": "was made by other versions, from the same inputs",
    "newer": "was made by a newer acpgen",
}
# States that need nothing to be done.
_FINE = ("clean", "ejected")


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
    from acpgen import swap, tree
    from acpgen.errors import fail

    config = load_config()
    if prose:
        return _prose(store or config.path("store"))
    target = out or config.path("out")
    if target is None:
        raise click.UsageError("give --out DIR, or `out` in [tool.acpgen]")
    swap.check_place(target)
    options = options_from(config, release, protocol, enable, gate, store)
    manifest = tree.read_manifest(target)
    if manifest is None and not full:
        raise fail("E506", f"{target}/{tree.MANIFEST}", "is missing", "run `acpgen generate`, or check with --full")
    found: dict[str, str] = {}
    if full:
        from acpgen import pipeline, tidy

        found.update(tree.digest_drift(target, pipeline.build(options, tidy.default_cache()).files))
    else:
        from acpgen import age

        assert manifest is not None
        found.update({name: state for name, state in tree.states(target, manifest).items() if state not in _FINE})
        if verdict := age.judge(manifest, options):
            found[tree.MANIFEST] = verdict.state
            click.echo(f"note: {target}/{tree.MANIFEST} {verdict.message}", err=True)
    return _report(target, found, format_)


def _report(target: Path, found: dict[str, str], format_: str) -> int:
    drift = [state for state in found.values() if state != "version-only"]
    if format_ == "json":
        click.echo(json.dumps({"clean": not drift, "files": found}, indent=2))
        return 1 if drift else 0
    for name, state in found.items():
        click.echo(f"{target}/{name}: {_SHOWN[state]}")
    if not drift:
        click.echo(f"{target}: clean")
        return 0
    help = "put them aside or use --force" if "modified" in drift else "run `acpgen generate`"
    click.echo(f"{len(drift)} {'files differ' if len(drift) > 1 else 'file differs'}; {help}", err=True)
    return 1


def _prose(store: Path | None) -> int:
    from acpgen.prose import review

    missing, unused = review(store)
    lines: list[Any] = [f"{name}: has no text" for name in missing] + [f"{name}: matches nothing" for name in unused]
    for line in lines:
        click.echo(line)
    click.echo(f"{len(missing)} without a text, {len(unused)} texts without use")
    return 1 if lines else 0
