"""`acpgen validate`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click

from acpgen.cli.options import load_config, store_option


@click.command("validate")
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--release", metavar="ID", help="A release of the store; the pinned or latest one by default.")
@click.option(
    "--protocol", metavar="NAME", help="v1 or v2; by default what `initialize` in the file settles on, else v1."
)
@click.option("--enable", multiple=True, metavar="FEATURE", help="Features that both sides have on; `all` for every.")
@click.option("--format", "format_", type=click.Choice(["text", "json", "github"]), default="text", show_default=True)
@store_option
def command(
    files: tuple[str, ...],
    release: str | None,
    protocol: str | None,
    enable: tuple[str, ...],
    format_: str,
    store: Path | None,
) -> int:
    """Check messages in files of JSON or JSON lines, such as a log of both directions of a connection.

    Says what does not fit, where, and what lenient decoding had to drop. FILE may be `-` for standard input. Exit 1 if
    there is something to say.
    """
    from acpgen import pipeline
    from acpgen.scratch import load_package
    from acpgen.validate import report
    from acpgen.validate.findings import Finding
    from acpgen.validate.reading import message_in, values
    from acpgen.validate.traffic import Traffic

    config = load_config()
    texts = [(name, _read(name)) for name in files]
    wanted = (protocol,) if protocol else ()
    base = {"release": release or config.text("release"), "protocols": wanted, "store": store or config.path("store")}
    gate = () if "all" in enable else ("all",)
    on = pipeline.load(pipeline.Options(**base, enable=enable, gate=gate)).selection.enable  # type: ignore[arg-type]
    options = pipeline.Options(**base, gate=("all",))  # type: ignore[arg-type]
    loaded = pipeline.load(options)
    package = load_package(options)
    codecs: dict[str, tuple[Any, Any]] = {}
    for name in loaded.protocols:
        module = getattr(package, name)
        codecs[name] = (module, module.Codec(features=on & set(module.FEATURES)))
    parse = next(iter(codecs.values()))[1].parse
    findings: list[Finding] = []
    messages = 0
    for name, data in texts:
        traffic = Traffic(codecs, loaded.protocols[0], fixed=protocol is not None)
        for item in values(name, data, parse):
            if isinstance(item, Finding):
                findings.append(item)
                continue
            place, value = item
            path, message = message_in(value, parse)
            findings += traffic.check(place.inside(path), message)
        messages += traffic.messages
    if format_ == "json":
        click.echo(report.as_json(findings, loaded.release.id, messages))
    else:
        for line in report.github(findings) if format_ == "github" else report.text(findings):
            click.echo(line)
        click.echo(report.summary(findings, messages, len(texts)), err=True)
    return 1 if any(finding.level != "note" for finding in findings) else 0


def _read(name: str) -> bytes:
    from acpgen.errors import fail

    if name == "-":
        return sys.stdin.buffer.read()
    try:
        return Path(name).read_bytes()
    except OSError as error:
        raise fail("E101", name, f"cannot be read: {error.strerror}", "check the path") from None
