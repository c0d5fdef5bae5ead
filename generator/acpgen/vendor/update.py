"""Make or replace a copy: build, decide, write; then say what it means for the project."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path

from acpgen import __version__, age, pipeline, swap, tidy, tree, trial, write
from acpgen.errors import fail
from acpgen.options import Alias, Options, aliases_of, options_of
from acpgen.source import open_store
from acpgen.vendor import old_names, project
from acpgen.vendor.merge import Merger
from acpgen.vendor.project import Copy


@dataclass(frozen=True, slots=True)
class Outcome:
    """What an update did: the release before ("" for a first copy), paths that changed, merged files, and how many
    conflicts are marked in which file."""

    build: pipeline.Build
    before: tree.Manifest | None
    changed: list[str]
    merged: list[str] = field(default_factory=list)
    conflicts: dict[str, int] = field(default_factory=dict)
    names_before: old_names.Names = field(default_factory=dict)


def init(copy: Copy, adopt: bool = False) -> Outcome:
    """The first copy, and the table in pyproject.toml."""
    copy = pinned(copy)
    build = pipeline.build(copy.options, tidy.default_cache())
    changed = write.apply(copy.root, build.files, adopt=adopt, trial=trial.run)
    project.save(copy.pyproject, copy.table())
    return Outcome(build, None, changed)


def pinned(copy: Copy) -> Copy:
    """With the release named: what a project gets must not depend on which acpgen is installed."""
    release = copy.options.release or open_store(copy.options.store).latest
    return replace(copy, options=replace(copy.options, release=release))


def update(copy: Copy, *, force: Iterable[str] = (), merge: bool = False, downgrade: bool = False) -> Outcome:
    """Make the copy what the project asks for. Raises and changes nothing if a file is foreign or edited and neither named
    in `force` nor merged."""
    copy = pinned(copy)
    swap.check_place(copy.root)
    with swap.lock(copy.root):
        swap.recover(copy.root)
    before = Before(copy)
    _refuse_newer(copy, before.manifest, downgrade)
    build = pipeline.build(copy.options, tidy.default_cache(), before.aliases if copy.aliases else None)
    merger = None
    if merge and before.manifest is not None:
        labels = f"generated, release {before.manifest.release}", f"generated, release {build.release}"
        merger = Merger(copy.root, before.manifest, labels, lambda: before.files)

    def try_(new: Path) -> None:
        # Conflict marks are no Python; the user asked for them and is told.
        if not (merger and merger.conflicts):
            trial.run(new)

    changed = write.apply(copy.root, build.files, force=force, merge=merger, trial=try_)
    project.save(copy.pyproject, copy.table())
    found = (merger.merged, merger.conflicts) if merger else ([], {})
    return Outcome(build, before.manifest, changed, *found, names_before=before.names)


def _refuse_newer(copy: Copy, manifest: tree.Manifest | None, downgrade: bool) -> None:
    version = age.made_by(manifest) if manifest else ""
    if age.is_newer(version) and not downgrade:
        help = f"`python -m pip install 'acpgen>={version}'`, or pass --downgrade"
        message = f"was made by acpgen {version}, this is {__version__}"
        raise fail("E704", f"{copy.root}/{tree.MANIFEST}", message, help)


class Before:
    """The copy as it is before an update; read at once, as the update takes it away."""

    def __init__(self, copy: Copy) -> None:
        self.copy = copy
        self.manifest = tree.read_manifest(copy.root)
        protocols = self.manifest.data.get("protocols", []) if self.manifest else []
        self.names = old_names.names_on_disk(copy.root, tuple(map(str, protocols)))

    @property
    def options(self) -> Options:
        assert self.manifest is not None
        return options_of(self.manifest.data.get("options", {}), self.copy.options.store)

    @cached_property
    def files(self) -> Mapping[str, str]:
        """What the manifest records, generated again by this acpgen; the caller compares digests."""
        if self.manifest is None:
            return {}
        recorded = aliases_of(self.manifest.data, self.copy.options.store)
        return pipeline.build(self.options, tidy.default_cache(), (lambda _: recorded) if recorded else None).files

    def aliases(self, files: Mapping[str, str]) -> list[Alias]:
        if self.manifest is None:
            return []
        release = self.copy.options.release
        now = old_names.names_in(files)
        old = self.manifest.release
        gone = any(names - now.get(protocol, set()) for protocol, names in self.names.items())
        store = open_store(self.copy.options.store)
        renamed = old_names.renames(old, release, store) if gone and old != release else {}
        return old_names.aliases(self.manifest, self.names, now, self.options, release, renamed)
