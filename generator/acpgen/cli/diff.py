"""`acpgen diff`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from acpgen.config import load_config

if TYPE_CHECKING:
    from acpgen.diff import Report
    from acpgen.source import Store

FORMATS = ("text", "markdown", "json", "html", "github", "junit", "sarif")


@click.command("diff")
@click.argument("sides", nargs=-1, metavar="OLD NEW")
@click.option("--protocol", metavar="NAME", help="v1 or v2; all that both releases have by default.")
@click.option("--lane", type=click.Choice(["stable", "unstable"]), help="Both by default.")
@click.option("--format", "format_", type=click.Choice(FORMATS), default="text", show_default=True)
@click.option(
    "--fail-on", type=click.Choice(["break", "degrade", "any"]), default="break", show_default=True,
    help="The least verdict that makes the exit code 1.",
)  # fmt: skip
@click.option(
    "--side", type=click.Choice(["agent", "client", "python"]), help="Whose verdict counts; the worst by default."
)
@click.option("--all", "all_", is_flag=True, help="Show changes of encoding and prose too.")
@click.option("--release", metavar="ID", help="Compare two protocols of one release: `diff v1 v2 --release ID`.")
@click.option(
    "--against-generated", type=click.Path(path_type=Path), metavar="DIR",
    help="OLD is the release that the bindings in DIR were made from.",
)  # fmt: skip
@click.option("--list-rules", is_flag=True, help="Print the rules and stop.")
@click.option("--store", type=click.Path(path_type=Path), help="A store of your own, laid over the embedded one.")
def command(
    sides: tuple[str, ...],
    protocol: str | None,
    lane: str | None,
    format_: str,
    fail_on: str,
    side: str | None,
    all_: bool,
    release: str | None,
    against_generated: Path | None,
    list_rules: bool,
    store: Path | None,
) -> int:
    """Compare two schema releases: what changed, whom it breaks, and an instance that proves each break.

    OLD and NEW are release ids of the store or folders laid out like upstream's schema/.
    """
    if list_rules:
        return _list_rules()
    from acpgen.source import open_store

    config = load_config()
    opened = open_store(store or config.path("store"))
    report = _report(sides, protocol, lane, release, against_generated, opened)
    waivers = config.table.get("diff", {})
    if waivers:
        import datetime

        from acpgen.diff.waivers import apply_waivers, read_waivers

        report = apply_waivers(report, read_waivers(waivers, config.place), datetime.date.today())
    if format_ == "text" and sys.stdout.isatty():
        from acpgen.diff.formats.text import show

        show(report, all_)
    else:
        from acpgen.diff.formats import render

        click.echo(render(report, format_, all_), nl=False)
    return 1 if report.failing(fail_on, side) else 0


def _report(
    sides: tuple[str, ...],
    protocol: str | None,
    lane: str | None,
    release: str | None,
    against_generated: Path | None,
    store: Store,
) -> Report:
    from acpgen.diff import diff, diff_protocols

    wanted = 1 if against_generated is not None else 2
    if len(sides) != wanted:
        usage = "NEW goes with --against-generated" if wanted == 1 else "give OLD and NEW"
        raise click.UsageError(f"{usage}; got {len(sides)} argument{'' if len(sides) == 1 else 's'}")
    if against_generated is not None:
        if release is not None:
            raise click.UsageError("--release does not go with --against-generated")
        old = _generated_from(against_generated)
        return diff(old, sides[0], protocol=protocol, lane=lane, store=store)
    old, new = sides
    if release is not None:
        if protocol is not None:
            raise click.UsageError("--protocol does not go with --release: the protocols are the arguments")
        return diff_protocols(old, new, release, lane=lane, store=store)
    return diff(old, new, protocol=protocol, lane=lane, store=store)


def _generated_from(folder: Path) -> str:
    """The release in the manifest of generated bindings; the folder may be the package or the one that holds it."""
    from acpgen.errors import fail
    from acpgen.tree import MANIFEST, read_manifest

    found = [folder, *sorted(path.parent for path in folder.glob(f"*/{MANIFEST}"))]
    for place in found:
        manifest = read_manifest(place)
        if manifest is not None:
            release = manifest.data.get("release")
            if isinstance(release, str):
                return release
            raise fail("E506", str(place / MANIFEST), "names no release", "generate the bindings again")
    raise fail("E506", str(folder), f"has no {MANIFEST}", "give the folder that `acpgen generate` wrote")


def _list_rules() -> int:
    from acpgen.diff.rules import RULES

    for rule in RULES.values():
        marks = ", ".join(word for word, on in (("witness", rule.wire), ("review", rule.review)) if on)
        click.echo(f"{rule.id}  {rule.title:<46}  {rule.law_text}{f' ({marks})' if marks else ''}")
    return 0
