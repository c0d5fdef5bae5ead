"""Findings of a check as text, JSON, or annotations of GitHub Actions."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Sequence

from acpgen.errors import fail
from acpgen.tree import MANIFEST, read_manifest
from acpgen.vendor.check import Finding, listed
from acpgen.vendor.project import Copy


def render(copy: Copy, found: Sequence[Finding], format: str) -> str:
    return {"text": _text, "json": _json, "github": _github}[format](copy, found)


def _text(copy: Copy, found: Sequence[Finding]) -> str:
    lines = []
    for finding in found:
        lines.append(f"{_path(copy.shown, finding)}: {finding.state}: {finding.message}")
        if finding.repair:
            lines.append(f"  help: {finding.repair}")
    drifted = sum(finding.drift for finding in found)
    lines.append(f"{copy.shown}: {f'{drifted} finding' + 's' * (drifted > 1) if drifted else 'clean'}")
    return "\n".join(lines)


def _json(copy: Copy, found: Sequence[Finding]) -> str:
    rows = [{"file": f.file, "state": f.state, "message": f.message, "repair": f.repair} for f in found]
    clean = not any(finding.drift for finding in found)
    return json.dumps({"copy": copy.shown, "clean": clean, "findings": rows}, indent=2, ensure_ascii=False)


def _github(copy: Copy, found: Sequence[Finding]) -> str:
    """Workflow commands; GitHub takes paths from the top of the checkout, which need not be the current folder."""
    top = os.environ.get("GITHUB_WORKSPACE") or os.getcwd()
    base = os.path.relpath(os.path.realpath(copy.root), os.path.realpath(top)).replace(os.sep, "/")
    lines = []
    for finding in found:
        kind = "error" if finding.drift else "notice"
        text = f"{finding.message}; {finding.repair}" if finding.repair else finding.message
        file, title = _property(_path(base, finding)), _property(f"acpgen vendor: {finding.state}")
        lines.append(f"::{kind} file={file},title={title}::{_data(text)}")
    return "\n".join(lines)


def _path(base: str, finding: Finding) -> str:
    return f"{base}/{finding.file}" if finding.file else base


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")


def status(copy: Copy, format: str) -> str:
    """What the copy is made from, how many files are in which state, and those that are not clean."""
    manifest = read_manifest(copy.root)
    if manifest is None:
        raise fail("E506", f"{copy.shown}/{MANIFEST}", "is missing", "run `acpgen vendor check`")
    files = listed(copy, manifest)
    data = {key: manifest.data.get(key) for key in ("release", "protocols", "enable", "gate", "generator")}
    if format == "json":
        return json.dumps({"copy": copy.shown, **data, "files": files}, indent=2, ensure_ascii=False)
    width = max(map(len, data))
    lines = [copy.shown]
    for key, value in data.items():
        shown = ", ".join(value) if isinstance(value, list) else value
        lines.append(f"  {key:{width}}  {shown or '-'}")
    counts = Counter(files.values())
    lines.append(f"  {'files':{width}}  {', '.join(f'{count} {state}' for state, count in counts.most_common())}")
    lines += [f"  {state:12} {name}" for name, state in files.items() if state != "clean"]
    return "\n".join(lines)
