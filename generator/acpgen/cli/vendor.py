"""`acpgen vendor`: the verbs for a copy of the bindings in a project of one's own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from acpgen.cli.options import build_options

F = TypeVar("F", bound=Callable[..., Any])

_force = click.option(
    "--force",
    multiple=True,
    metavar="FILE",
    help="Overwrite this file of the copy though it is not as it was generated.",
)


@click.group("vendor")
def command() -> None:
    """Keep a copy of the bindings inside your own package.

    The copy is described by [tool.acpgen.vendor] of your pyproject.toml, which `init` writes. Files that you edited, and
    files that acpgen never wrote, are not overwritten and not deleted unless you name them.
    """


@command.command("init")
@click.argument("dest", type=click.Path(path_type=Path))
@build_options
@click.option(
    "--adopt", is_flag=True, help="Take over a folder with files that acpgen did not write; they are removed."
)
@click.option("--aliases", is_flag=True, help="Let later updates keep the names that a release renames or drops.")
def init(
    dest: Path,
    release: str | None,
    protocol: tuple[str, ...],
    enable: tuple[str, ...],
    gate: tuple[str, ...],
    store: Path | None,
    adopt: bool,
    aliases: bool,
) -> int:
    """Make the first copy, in the package folder DEST, and write [tool.acpgen.vendor]."""
    from acpgen.config import load_config
    from acpgen.errors import fail
    from acpgen.options import Options
    from acpgen.vendor import project, update

    config = load_config()
    if "vendor" in config.table:
        help = "`acpgen vendor update` replaces the copy; `acpgen vendor remove` takes it away"
        raise fail("E701", config.place, f"has a [{project.TABLE}] already", help)
    pyproject = project.home()
    options = Options(release or "", tuple(dict.fromkeys(protocol)), enable, gate, store)
    copy = project.Copy(pyproject, project.place(pyproject.parent, dest), options, aliases)
    outcome = update.init(copy, adopt=adopt)
    _notes(outcome)
    _packages(copy)
    click.echo(f"{copy.shown}: release {outcome.build.release}, {len(outcome.changed)} files written")
    return 0


@command.command("check")
@click.option("--format", "format_", type=click.Choice(["text", "json", "github"]), default="text", show_default=True)
def check(format_: str) -> int:
    """Tell whether the copy is what it should be. Offline; writes nothing; exit 1 if it is not."""
    from acpgen.vendor import formats, project
    from acpgen.vendor.check import findings

    copy = project.find()
    found = findings(copy)
    text = formats.render(copy, found, format_)
    if text:
        click.echo(text)
    return 1 if any(finding.drift for finding in found) else 0


@command.command("status")
@click.option("--format", "format_", type=click.Choice(["text", "json"]), default="text", show_default=True)
def status(format_: str) -> int:
    """Tell what the copy is made from, and the state of each of its files. Exit 0 whatever they are."""
    from acpgen.vendor import formats, project

    click.echo(formats.status(project.find(), format_))
    return 0


@command.command("update")
@click.option("--to", metavar="ID", help="Another release; written to pyproject.toml when the update is done.")
@_force
@click.option("--merge", is_flag=True, help="Merge edited files with what is generated now; conflicts are marked.")
@click.option(
    "--aliases/--no-aliases", default=None, help="Keep the names that a release renames or drops, with a warning."
)
@click.option("--downgrade", is_flag=True, help="Replace a copy that a newer acpgen made.")
def update(to: str | None, force: tuple[str, ...], merge: bool, aliases: bool | None, downgrade: bool) -> int:
    """Make the copy what the project asks for now, and print what changes, as markdown. Exit 1 if conflicts are marked."""
    from acpgen.errors import AcpgenError, Problem
    from acpgen.vendor import project, report
    from acpgen.vendor import update as made

    copy = project.asking(project.find(), to, aliases)
    try:
        named = [project.in_copy(copy, name) for name in force]
        outcome = made.update(copy, force=named, merge=merge, downgrade=downgrade)
    except AcpgenError as error:
        raise AcpgenError(
            Problem(p.code, p.place, p.message, _HELP.get(p.code, p.help)) for p in error.problems
        ) from None
    _notes(outcome)
    click.echo(report.markdown(copy, outcome), nl=False)
    for name, count in outcome.conflicts.items():
        click.echo(f"conflict: {copy.shown}/{name}: {count} marked with <<<<<<< and >>>>>>>", err=True)
    return 1 if outcome.conflicts else 0


# In a project the ways out of a refusal are these.
_HELP = {
    "E502": "move it out of the folder, or keep it there as your own with `acpgen vendor eject FILE`",
    "E503": "`--merge` merges the edit, `--force FILE` drops it, `acpgen vendor eject FILE` keeps the file as your own",
}


@command.command("diff")
@click.argument("files", nargs=-1, metavar="[FILE]...")
@click.option("--to", metavar="ID", help="What an update to that release would change; writes nothing.")
def diff(files: tuple[str, ...], to: str | None) -> int:
    """Show your edits: the copy against what was generated. Exit 1 if there are any."""
    from acpgen.vendor import compare, project

    copy = project.find()
    text = compare.preview(project.asking(copy, to)) if to else compare.edits(copy, files)
    click.echo(text, nl=False)
    return 1 if text and not to else 0


@command.command("eject")
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
def eject(files: tuple[str, ...]) -> int:
    """Make files of the copy your own: they are no longer checked, overwritten or removed.

    FILE is a path in the copy. `acpgen vendor update --force FILE` hands a file back.
    """
    from acpgen import write
    from acpgen.vendor import project

    copy = project.find()
    fresh = write.eject(copy.root, [project.in_copy(copy, file) for file in files])
    for name in fresh:
        click.echo(f"{copy.shown}/{name}: yours now")
    if not fresh:
        click.echo("nothing to do")
    return 0


@command.command("remove")
@_force
def remove(force: tuple[str, ...]) -> int:
    """Take the copy away, and its table in pyproject.toml. Only files that are as they were generated go."""
    from acpgen import write
    from acpgen.vendor import project

    copy = project.find()
    gone, stays = write.remove(copy.root, [project.in_copy(copy, name) for name in force])
    project.forget(copy.pyproject)
    click.echo(f"{copy.shown}: {len(gone)} files removed")
    for name in stays:
        click.echo(f"{copy.shown}/{name}: is not ours, stays")
    return 0


def _notes(outcome: Any) -> None:
    from acpgen.cli import show_problems

    show_problems(outcome.build.warnings, "warning")
    for note in outcome.build.notes:
        click.echo(f"note: {note}", err=True)


def _packages(copy: Any) -> None:
    """A folder on the way without __init__.py is a namespace package: it imports, but build tools may leave it out."""
    folder = copy.root.parent
    if not (folder / "__init__.py").exists() and folder != copy.pyproject.parent and folder.name != "src":
        click.echo(f"note: {folder.name} has no __init__.py; add one if it is to be a regular package", err=True)
