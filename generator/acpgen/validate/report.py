"""Show findings: as lines for people, as JSON, or as annotations that GitHub shows beside a file."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

from acpgen.validate.findings import Finding

_GITHUB = {"error": "error", "salvage": "warning", "note": "notice"}


def text(findings: Iterable[Finding]) -> Iterator[str]:
    for finding in findings:
        yield f"{_where(finding)}: {_what(finding)}"


def github(findings: Iterable[Finding]) -> Iterator[str]:
    for finding in findings:
        properties = f"file={_property(finding.place.file)},line={finding.place.line},title=acpgen validate"
        yield f"::{_GITHUB[finding.level]} {properties}::{_data(_what(finding))}"


def as_json(findings: Iterable[Finding], release: str, messages: int) -> str:
    data: dict[str, Any] = {"release": release, "messages": messages}
    data["findings"] = [finding.as_json() for finding in findings]
    return json.dumps(data, indent=2)


def summary(findings: Iterable[Finding], messages: int, files: int) -> str:
    levels = [finding.level for finding in findings]
    errors, salvages = levels.count("error"), levels.count("salvage")
    found = f"{_count(errors, 'error')}, {_count(salvages, 'salvage')}" if errors or salvages else "nothing to report"
    return f"{_count(messages, 'message')} in {_count(files, 'file')}: {found}"


def _count(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"


def _where(finding: Finding) -> str:
    return f"{finding.place.file}:{finding.place.line}"


def _what(finding: Finding) -> str:
    words = [_plain(finding.place.pointer) or "(the whole value)"]
    if finding.level == "salvage":
        words.append(f"salvaged by {finding.code}")
    if finding.level == "note":
        words.append("note")
    words.append(_plain(finding.message))
    about = ", ".join(filter(None, [_plain(finding.method), _to(finding.receiver)]))
    return ": ".join(words) + (f" [{about}]" if about else "")


def _to(receiver: str) -> str:
    return receiver if not receiver or " " in receiver else f"to the {receiver}"


def _plain(text: str) -> str:
    """One line, and printable: what a message holds must not reach the terminal as it is."""
    return "".join(c if c.isprintable() else f"\\u{ord(c):04x}" for c in text)


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
