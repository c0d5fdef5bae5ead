"""What differs: the user's edits as a unified diff, and what an update would change."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import unified_diff

from acpgen import pipeline, tidy
from acpgen.errors import AcpgenError, Problem, fail
from acpgen.tree import MANIFEST, read_manifest
from acpgen.vendor import report, update
from acpgen.vendor.check import listed
from acpgen.vendor.merge import Merger
from acpgen.vendor.project import Copy, in_copy


def edits(copy: Copy, files: Sequence[str]) -> str:
    """The edited files of the copy (or those of `files`) against what was generated, as a unified diff."""
    manifest = read_manifest(copy.root)
    if manifest is None:
        raise fail("E506", f"{copy.shown}/{MANIFEST}", "is missing", "run `acpgen vendor check`")
    found = listed(copy, manifest)
    asked = [in_copy(copy, file) for file in files]
    unknown = [name for name in asked if name not in found]
    if unknown:
        raise AcpgenError(Problem("E602", name, "is no file of the copy") for name in unknown)
    before = update.Before(copy)
    bases = Merger(copy.root, manifest, ("", ""), lambda: before.files)
    out: list[str] = []
    for name, state in found.items():
        if state == "modified" and (not asked or name in asked):
            old, new = (text.decode(errors="replace").splitlines() for text in (bases.base(name), _read(copy, name)))
            out += unified_diff(old, new, f"generated/{name}", f"{copy.shown}/{name}", lineterm="")
    return "".join(f"{line}\n" for line in out)


def _read(copy: Copy, name: str) -> bytes:
    return (copy.root / name).read_bytes().replace(b"\r\n", b"\n")


def preview(copy: Copy) -> str:
    """What an update would print, without the update."""
    before = update.Before(copy)
    build = pipeline.build(copy.options, tidy.default_cache(), before.aliases if copy.aliases else None)
    on_disk = {name: (copy.root / name).read_bytes() for name in build.files if (copy.root / name).is_file()}
    gone = set(before.manifest.outputs) - set(build.files) if before.manifest else set()
    changed = [name for name, text in build.files.items() if on_disk.get(name) != text.encode()]
    return report.markdown(
        copy, update.Outcome(build, before.manifest, sorted({*changed, *gone}), names_before=before.names)
    )
