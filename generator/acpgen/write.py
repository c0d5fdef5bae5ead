"""The only writer: makes a folder hold what was generated, or refuses and changes nothing.

Files that are not ours, or were edited, are never overwritten unless they are named. `generate`, `vendor` and `import` all
write through here; `tree` says what state a file is in, `swap` how a tree is replaced.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from acpgen import swap
from acpgen.errors import AcpgenError, Problem, fail
from acpgen.tree import MANIFEST, State, list_files, read_manifest, states, with_ejected

# path, the user's text, the new text -> what to write instead
Merge = Callable[[str, bytes, bytes], bytes]


def apply(
    root: Path,
    files: Mapping[str, str],
    *,
    force: Iterable[str] = (),
    adopt: bool = False,
    merge: Merge | None = None,
    trial: Callable[[Path], None] | None = None,
) -> list[str]:
    """Make `root` hold `files` (MANIFEST.json among them) and the files that the user took over. Returns the paths that
    changed.

    Raises `AcpgenError` and changes nothing if a file is foreign or edited, the place is not writable, another run holds
    the lock, or `trial` (called with the finished tree before it takes its place) raises. An edited file is written over
    if it is named in `force`, and given to `merge` if there is one; `adopt` lets foreign files go.
    """
    swap.check_place(root)
    named = set(force)
    with swap.lock(root):
        swap.recover(root)
        manifest = read_manifest(root)
        found = states(root, manifest, files)
        problems = refusals(root, found, files, named, adopt=adopt, merge=merge is not None)
        if problems:
            raise AcpgenError(problems)
        ejected = set(manifest.ejected) - named if manifest else set()
        after = {name: text.encode() for name, text in files.items() if name not in ejected}
        after[MANIFEST] = with_ejected(files[MANIFEST], ejected).encode()
        before = _contents(root)
        if merge is not None:
            for name, state in found.items():
                if state == "modified" and name not in named:
                    after[name] = merge(name, before[name], after[name])
        keep = sorted(name for name in ejected if name in found and found[name] != "missing")
        unlisted = set(keep)
        changed = sorted(n for n in {*before, *after} - unlisted if before.get(n) != after.get(n))

        def ready(new: Path) -> None:
            if trial is not None:
                trial(new)
            if _contents(root) != before:
                raise fail("E507", str(root), "was changed by somebody else during the run", "run again")

        if changed or "link" in found.values():
            swap.replace_tree(root, after, keep=keep, ready=ready)
        return changed


def remove(root: Path, force: Iterable[str] = ()) -> tuple[list[str], list[str]]:
    """Take away what is ours: the files whose digest is the manifest's. Returns what went and what stays (files that are
    not ours, or that the user took over). Raises and changes nothing if a file was edited and is not named. Without a manifest
    nothing is ours."""
    swap.check_place(root)
    named = set(force)
    with swap.lock(root):
        swap.recover(root)
        manifest = read_manifest(root)
        if manifest is None:
            return [], list_files(root)
        found = states(root, manifest)
        problems = [_problem(root, name, "modified") for name, state in found.items() if state == "modified"]
        problems = [problem for problem in problems if problem.place.removeprefix(f"{root}/") not in named]
        problems += _unknown(named, found)
        if problems:
            raise AcpgenError(problems)
        stays = [name for name, state in found.items() if state in ("foreign", "link", "clash", "ejected")]
        stays = [name for name in stays if name not in named]
        goes = [name for name, state in found.items() if state != "missing" and name not in stays]
        if stays:
            swap.replace_tree(root, {}, keep=stays)
        else:
            swap.remove_tree(root)
        return [*goes, MANIFEST], stays


def eject(root: Path, names: Iterable[str]) -> list[str]:
    """Hand files over to the user: from now on nobody overwrites them or looks at them. Returns those that were not his
    already."""
    swap.check_place(root)
    wanted = list(dict.fromkeys(names))
    with swap.lock(root):
        swap.recover(root)
        manifest = read_manifest(root)
        if manifest is None:
            raise fail("E506", f"{root}/{MANIFEST}", "is missing", "run `acpgen vendor update` first")
        found = states(root, manifest)
        problems = [
            Problem("E602", name, "is no file of the copy", "`acpgen vendor status` lists them")
            for name in wanted
            if found.get(name, "missing") == "missing"
        ]
        problems += [_problem(root, name, "link") for name in wanted if found.get(name) == "link"]
        problems += [_problem(root, name, "clash") for name in wanted if found.get(name) == "clash"]
        if problems:
            raise AcpgenError(problems)
        fresh = [name for name in wanted if found[name] != "ejected"]
        if fresh:
            text = with_ejected((root / MANIFEST).read_text("utf-8"), {*manifest.ejected, *fresh})
            # Not the manifest alone: what a kill leaves of that would lie in the copy.
            swap.replace_tree(root, {MANIFEST: text.encode()}, keep=[n for n in list_files(root) if n != MANIFEST])
        return fresh


def replace_tree(root: Path, files: Mapping[str, bytes]) -> None:
    """Make `root` hold exactly `files`, whatever was there; for folders that only acpgen uses (a store's release)."""
    swap.check_place(root)
    with swap.lock(root):
        swap.recover(root)
        swap.replace_tree(root, files)


def refusals(
    root: Path,
    found: Mapping[str, State],
    files: Mapping[str, str],
    force: Iterable[str] = (),
    *,
    adopt: bool = False,
    merge: bool = False,
) -> list[Problem]:
    """Why `root` must not be replaced: files that are not ours, or that somebody edited."""
    named = set(force)
    problems = []
    for name, state in found.items():
        if name in named or state not in _REFUSED:
            continue
        if state == "foreign" and (adopt or _same(root / name, files.get(name))):
            continue
        if state == "modified" and ((merge and name in files) or _same(root / name, files.get(name))):
            continue
        problems.append(_problem(root, name, state))
    return problems + _unknown(named, {**found, **files})


# What the writer will not touch: code, what it is, the way out.
_REFUSED: dict[State, tuple[str, str, str]] = {
    "foreign": ("E502", "was not written by acpgen", "move it away, or choose another folder"),
    "modified": ("E503", "was edited by hand", "put the edit aside, or overwrite it with --force {name}"),
    "link": ("E508", "is a link or no plain file, and is not followed", "move it away"),
    "clash": ("E509", "differs only in case from a generated file", "move it away: on some systems they are one file"),
}


def _problem(root: Path, name: str, state: State) -> Problem:
    code, message, help = _REFUSED[state]
    return Problem(code, f"{root}/{name}", message, help.format(name=name))


def _unknown(named: Iterable[str], known: Iterable[str]) -> list[Problem]:
    names = set(known)
    return [
        Problem("E602", f"--force {name}", "names no file of the folder", "paths are taken from the folder itself")
        for name in sorted(named)
        if name not in names
    ]


def _same(path: Path, text: str | None) -> bool:
    """A file that already is what would be written may be taken for ours: nothing is lost."""
    return text is not None and path.read_bytes() == text.encode()


def _contents(root: Path) -> dict[str, bytes]:
    names = list_files(root)
    return {
        name: (root / name).read_bytes() for name in names if (root / name).is_file() and not (root / name).is_symlink()
    }
