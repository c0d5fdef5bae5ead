"""Which names of earlier releases a copy is to keep: those that its files have and the new release has not."""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from pathlib import Path

from acpgen.options import Alias, Options, aliases_of
from acpgen.source import Store
from acpgen.tree import Manifest

Names = dict[str, set[str]]


def names_on_disk(root: Path, protocols: tuple[str, ...]) -> Names:
    """The classes of the copy as it stands, by protocol."""
    out = {}
    for protocol in protocols:
        path = root / protocol / "models.py"
        out[protocol] = exported(path.read_text("utf-8")) if path.is_file() else set()
    return out


def names_in(files: Mapping[str, str]) -> Names:
    """The classes of a build, by protocol."""
    return {path.split("/")[0]: exported(text) for path, text in files.items() if path.endswith("/models.py")}


def exported(text: str) -> set[str]:
    """`__all__` of a module."""
    found = re.search(r"^__all__ = (\[.*?\])$", text, re.MULTILINE | re.DOTALL)
    return set(ast.literal_eval(found[1])) if found else set()


def renames(old: str, new: str, store: Store) -> dict[str, dict[str, str]]:
    """protocol -> old class -> new class, as the release diff infers it."""
    from acpgen.diff import diff

    out: dict[str, dict[str, str]] = {}
    for finding in diff(old, new, store=store).findings:
        for _, edit in finding.edits:
            if edit.op == "rename":
                out.setdefault(finding.protocol, {})[str(edit.old)] = str(edit.new)
    return out


def aliases(
    manifest: Manifest, before: Names, now: Names, last: Options, release: str, renamed: Mapping[str, Mapping[str, str]]
) -> list[Alias]:
    """The aliases of the next copy: those it has, and the names that this update takes away."""
    out: dict[tuple[str, str], Alias] = {}
    for alias in aliases_of(manifest.data, last.store):
        target = renamed.get(alias.protocol, {}).get(alias.now, alias.now)
        known = now.get(alias.protocol, set())
        now_called = target if target in known else ""
        out[alias.protocol, alias.name] = Alias(alias.protocol, alias.name, now_called, alias.since, alias.last)
    for protocol, names in before.items():
        for name in names - now.get(protocol, set()):
            target = renamed.get(protocol, {}).get(name, "")
            target = target if target in now.get(protocol, set()) else ""
            out.setdefault((protocol, name), Alias(protocol, name, target, release, last))
    # A name that is back needs no alias, a protocol that is no longer generated can have none.
    return [a for a in out.values() if a.protocol in now and a.name not in now[a.protocol]]
