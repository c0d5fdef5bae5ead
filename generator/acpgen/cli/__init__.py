"""The command line: verbs, exit codes, and how problems are shown.

Exit codes: 0 fine, 1 findings (drift, breaking change), 2 could not run, 130 interrupted. Every verb is a module of its
own, imported when it is called, so `--help` stays fast.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

import click

from acpgen import __version__

# verb -> (module, what it does)
VERBS = {
    "generate": ("generate", "Write the bindings for a release."),
    "check": ("check", "Tell whether generated files are what their inputs give."),
    "features": ("features", "List the flags of a release and what each owns."),
    "releases": ("releases", "List the schema releases of the store."),
    "import": ("import_", "Bring a schema release into a store."),
    "diff": ("diff", "Compare two schema releases: what changed, and whom it breaks."),
    "vendor": ("vendor", "Keep a copy of the bindings inside your own package."),
    "explain": ("explain", "Explain an error code, a rule, a type or a feature."),
    "validate": ("validate", "Check messages in JSON or JSON lines files."),
}


class Verbs(click.Group):
    """A group whose commands are imported when they are needed."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(VERBS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in VERBS:
            return None
        command: click.Command = import_module(f"acpgen.cli.{VERBS[cmd_name][0]}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, text) for name, (_, text) in VERBS.items()])

    def resolve_command(self, ctx: click.Context, args: list[str]) -> Any:
        if args and args[0] not in VERBS and not args[0].startswith("-"):
            from acpgen.errors import nearest

            raise click.UsageError(f"no such command {args[0]!r}; {nearest(args[0], VERBS)}", ctx)
        return super().resolve_command(ctx, args)


@click.group(cls=Verbs, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="acpgen")
def group() -> None:
    """Python bindings for the Agent Client Protocol, from its JSON Schemas."""


def main(args: list[str] | None = None) -> None:
    """Run and exit; no input leads to a traceback."""
    sys.exit(run(args))


def run(args: list[str] | None = None) -> int:
    from acpgen.codes import REFUSALS
    from acpgen.errors import AcpgenError

    try:
        code = group.main(args, prog_name="acpgen", standalone_mode=False)
        return code if isinstance(code, int) else 0
    except click.exceptions.Exit as error:
        return error.exit_code
    except click.Abort:
        click.echo("interrupted", err=True)
        return 130
    except KeyboardInterrupt:
        click.echo("interrupted", err=True)
        return 130
    except click.ClickException as error:
        error.show()
        return 2
    except AcpgenError as error:
        show_problems(error.problems)
        return 1 if {p.code for p in error.problems} <= REFUSALS else 2
    except BrokenPipeError:
        return 0


def show_problems(problems: Any, kind: str = "error") -> None:
    """Problems on standard error, all of them, each with its place and the way out."""
    for problem in problems:
        click.echo(f"{kind}: {problem}", err=True)
    if kind == "error" and problems:
        codes = ", ".join(sorted({problem.code for problem in problems}))
        click.echo(
            f"{len(problems)} problem{'s' if len(problems) > 1 else ''}; `acpgen explain {codes.split(', ')[0]}`",
            err=True,
        )
