"""Options that several verbs share, and how they meet the configuration: the command line wins over the file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from acpgen.config import Config, load_config
from acpgen.options import Options

F = TypeVar("F", bound=Callable[..., Any])


def store_option(function: F) -> F:
    return click.option(
        "--store", type=click.Path(path_type=Path), help="A store of your own, laid over the embedded one."
    )(function)


def build_options(function: F) -> F:
    """--release, --protocol, --enable, --gate, --store."""
    for option in (
        click.option(
            "--gate", multiple=True, metavar="FEATURE", help="Generate, off until turned on; `all` for every."
        ),
        click.option("--enable", multiple=True, metavar="FEATURE", help="Generate, on; `all` for every."),
        click.option("--protocol", multiple=True, metavar="NAME", help="v1, v2; all of the release by default."),
        click.option("--release", metavar="ID", help="A release of the store; the latest by default."),
        store_option,
    ):
        function = option(function)
    return function


def options_from(
    config: Config,
    release: str | None,
    protocol: tuple[str, ...],
    enable: tuple[str, ...],
    gate: tuple[str, ...],
    store: Path | None,
) -> Options:
    return Options(
        release=release or config.text("release"),
        protocols=tuple(dict.fromkeys(protocol or config.names("protocols"))),
        enable=enable or (() if gate else config.names("enable")),
        gate=gate or (() if enable else config.names("gate")),
        store=store or config.path("store"),
    )


__all__ = ["build_options", "load_config", "options_from", "store_option"]
