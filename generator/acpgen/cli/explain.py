"""`acpgen explain`."""

from __future__ import annotations

import click

from acpgen.codes import CODES


@click.command("explain")
@click.argument("name")
def command(name: str) -> int:
    """Explain an error code: what it means and what to do."""
    code = CODES.get(name.upper())
    if code is None:
        from acpgen.errors import fail, nearest

        raise fail("E602", f"explain {name}", "is no code", nearest(name.upper(), CODES))
    click.echo(f"{code.id}: {code.title}\n\n{code.page}")
    return 0
