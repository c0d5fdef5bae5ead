"""A report as text: one module a format, each with `render(report, all)`; nothing here decides what a finding is."""

from __future__ import annotations

from importlib import import_module

from acpgen.diff.report import Report

FORMATS = ("text", "markdown", "json", "html", "github", "junit", "sarif")


def render(report: Report, format: str, all: bool = False) -> str:
    """The report in one of `FORMATS`; `all` shows what changes no meaning too."""
    module = import_module(f"acpgen.diff.formats.{format.replace('json', 'json_')}")
    text: str = module.render(report, all)
    return text
