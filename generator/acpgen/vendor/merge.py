"""Three-way merge of an edited file: as it was generated, as it is generated now, and yours.

The merge itself is `git merge-file`: every project that reviews its copy has git, it is what people know from their own
merges, and the libraries on PyPI are under licences that do not fit, or not kept up. The old generated text is made
again from the manifest or found in the project's git history, and counts only if it has the digest of the manifest.
"""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from acpgen.errors import fail
from acpgen.source import sha256
from acpgen.tree import Manifest

_HISTORY = "100"


@dataclass
class Merger:
    """Merges files of one copy and remembers where the conflicts are (path -> how many). `again` makes the files of the
    manifest again, which takes seconds and may give other bytes."""

    root: Path
    manifest: Manifest
    labels: tuple[str, str]
    again: Callable[[], Mapping[str, str]]
    conflicts: dict[str, int] = field(default_factory=dict)
    merged: list[str] = field(default_factory=list)

    def __call__(self, name: str, yours: bytes, new: bytes) -> bytes:
        base = self.base(name)
        text, conflicts = merge_file(yours.replace(b"\r\n", b"\n"), base, new, self.labels)
        self.merged.append(name)
        if conflicts:
            self.conflicts[name] = conflicts
        return text

    def base(self, name: str) -> bytes:
        """The file as it was generated when the manifest was written."""
        digest = self.manifest.outputs[name]
        for text in self._candidates(name):
            if sha256(text) == digest:
                return text
        made_by = self.manifest.data.get("generator", "the acpgen that made it")
        help = f"merge with {made_by} installed, or keep the file with `acpgen vendor eject {name}`"
        raise fail("E705", f"{self.root}/{name}", "its old generated text cannot be found or made", help)

    def _candidates(self, name: str) -> Iterator[bytes]:
        yield from _from_history(self.root, name)
        yield self.again().get(name, "").encode()


def merge_file(yours: bytes, base: bytes, new: bytes, labels: tuple[str, str]) -> tuple[bytes, int]:
    """The merged text and the number of conflicts, which are marked in it; `labels` name the old and the new text."""
    if yours == base or yours == new:
        return new, 0
    if base == new:
        return yours, 0
    with tempfile.TemporaryDirectory() as scratch:
        paths = [Path(scratch) / name for name in ("yours", "old", "new")]
        for path, text in zip(paths, (yours, base, new), strict=True):
            path.write_bytes(text)
        names = ["yours", *labels]
        command = ["git", "merge-file", "-p", "--diff3", *(part for name in names for part in ("-L", name))]
        try:
            done = subprocess.run([*command, *map(str, paths)], capture_output=True, check=False)
        except OSError as error:
            raise fail(
                "E706", "--merge", f"git cannot be run: {error.strerror}", "install git, or use --force"
            ) from None
    # The exit code is the number of conflicts, cut off at 127; above that, or below zero, it is an error.
    if not 0 <= done.returncode <= 127:
        raise fail("E706", "--merge", done.stderr.decode(errors="replace").strip(), "use --force, or merge by hand")
    return done.stdout, done.returncode


def _from_history(root: Path, name: str) -> Iterator[bytes]:
    """Every version of a file in the git history of the project, newest first; none if there is no git."""
    log = _git(root, "log", f"--max-count={_HISTORY}", "--format=%H", "--", name)
    for commit in log.decode().split():
        yield _git(root, "show", f"{commit}:./{name}")


def _git(root: Path, *args: str) -> bytes:
    try:
        done = subprocess.run(["git", "-C", str(root), *args], capture_output=True, check=False)
    except OSError:
        return b""
    return done.stdout if done.returncode == 0 else b""
