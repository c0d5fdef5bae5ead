"""`acpgen explain`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from acpgen.cli.options import load_config, store_option

if TYPE_CHECKING:
    from acpgen.explain.pages import Page

_STYLES = {"title": "bold", "head": "bold cyan", "name": "green", "code": "dim"}


@click.command("explain")
@click.argument("name")
@click.option("--release", metavar="ID", help="A release of the store; the pinned or latest one by default.")
@click.option("--protocol", multiple=True, metavar="NAME", help="v1, v2; all of the release by default.")
@click.option("--format", "format_", type=click.Choice(["text", "json"]), default="text", show_default=True)
@store_option
def command(name: str, release: str | None, protocol: tuple[str, ...], format_: str, store: Path | None) -> int:
    """Explain a name: what it is, its fields, an example, where it is used, and since when it is there.

    \b
    NAME is one of
      a definition or class       Notice, SessionUpdateNotice
      a variant                   SessionUpdate:notice
      a property or field         Notice.title, sessionId, session_id
      a method                    session/prompt
      a feature                   unstable_session_notices
      an error code, a diff rule  E303, ACP101

    What is unstable is explained too. The first look into a release takes a few seconds, later ones do not.
    """
    from acpgen.explain.lookup import explain
    from acpgen.options import Options

    config = load_config()
    options = Options(
        release=release or config.text("release"),
        protocols=tuple(dict.fromkeys(protocol or config.names("protocols"))),
        store=store or config.path("store"),
    )
    pages = explain(name, options)
    if format_ == "json":
        click.echo(json.dumps(pages, indent=2, ensure_ascii=False))
    else:
        _show(pages)
    return 0


def _show(pages: list[Page]) -> None:
    """Plain text, or colours and the width of the window for a person."""
    import sys

    from acpgen.explain.text import lines

    if not sys.stdout.isatty():
        click.echo("\n\n".join("\n".join(text for text, _ in lines(page)).rstrip() for page in pages))
        return
    from rich.console import Console
    from rich.text import Text

    console = Console()
    for page in pages:
        for text, style in lines(page, min(console.width, 100)):
            console.print(Text(text, _STYLES.get(style, "")), soft_wrap=True)
