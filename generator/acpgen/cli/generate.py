"""`acpgen generate`."""

from __future__ import annotations

from pathlib import Path

import click

from acpgen.cli import show_problems
from acpgen.cli.options import build_options, load_config, options_from


@click.command("generate")
@build_options
@click.option("--out", type=click.Path(path_type=Path), help="The package folder to write; its name is the package's.")
@click.option("--force", multiple=True, metavar="FILE", help="Overwrite this file of the output though it was edited.")
@click.option(
    "--adopt", is_flag=True, help="Take over a folder with files that acpgen did not write; they are removed."
)
def command(
    release: str | None,
    protocol: tuple[str, ...],
    enable: tuple[str, ...],
    gate: tuple[str, ...],
    store: Path | None,
    out: Path | None,
    force: tuple[str, ...],
    adopt: bool,
) -> int:
    """Write the bindings for a release.

    Without --enable and --gate everything unstable is left out. Options not given are read from [tool.acpgen] of the
    nearest pyproject.toml.
    """
    from acpgen import pipeline, swap, tidy, trial, write

    config = load_config()
    target = out or config.path("out")
    if target is None:
        raise click.UsageError("give --out DIR, or `out` in [tool.acpgen]")
    swap.check_place(target)
    build = pipeline.build(options_from(config, release, protocol, enable, gate, store), tidy.default_cache())
    changed = write.apply(target, build.files, force=force, adopt=adopt, trial=trial.run)
    show_problems(build.warnings, "warning")
    for note in build.notes:
        click.echo(f"note: {note}", err=True)
    what = f"{len(changed)} of {len(build.files)} files written" if changed else "nothing to do"
    click.echo(f"{target}: release {build.release}, {what}")
    return 0
