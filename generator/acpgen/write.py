"""The only writer: a folder of generated files, its manifest, and the states a file can be in.

A tree is built beside the old one and swapped in, so a run that is killed at any point leaves the old tree or the new
one. Files that are not ours, or were edited, are never overwritten. Knows digests and paths; must not know what the
files say. `generate`, `check`, `vendor` and `import` all write through here.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import sys
import time
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Any, Literal

from acpgen.errors import AcpgenError, Problem, fail
from acpgen.source import sha256

MANIFEST = "MANIFEST.json"
State = Literal["clean", "modified", "missing", "orphan", "foreign"]

# Written by Python, editors and file systems into any folder; neither ours nor worth a refusal.
_IGNORED = {"__pycache__", ".DS_Store", ".mypy_cache", ".ruff_cache", ".pytest_cache"}
_LOCK_WAIT = 5.0


def _step(name: str) -> None:
    """Called between any two changes to the disk; the crash tests replace it to kill the process there."""


@dataclass(frozen=True, slots=True)
class Manifest:
    """MANIFEST.json: what the tree was made from and the sha256 of each file in it."""

    outputs: dict[str, str]
    data: dict[str, Any]

    @property
    def fingerprint(self) -> str:
        return str(self.data.get("fingerprint", ""))


def manifest_text(data: Mapping[str, Any], files: Mapping[str, str]) -> str:
    """The text of MANIFEST.json for `files` (path -> text); keys sorted, no time and no path of the machine."""
    outputs = {path: sha256(text.encode()) for path, text in sorted(files.items())}
    return json.dumps({**data, "outputs": outputs}, indent=2, ensure_ascii=False) + "\n"


def read_manifest(root: Path) -> Manifest | None:
    """The manifest of a tree, None if the tree has none; a damaged one is an error."""
    path = root / MANIFEST
    try:
        data = json.loads(path.read_bytes())
    except FileNotFoundError:
        return None
    except NotADirectoryError:
        return None
    except (OSError, ValueError) as error:
        raise fail("E506", str(path), f"cannot be read: {error}", "restore it, or move the folder away") from None
    outputs = data.get("outputs") if isinstance(data, dict) else None
    if not isinstance(outputs, dict) or not all(_inside(str(name)) for name in outputs):
        raise fail("E506", str(path), "does not list the files of the tree", "restore it, or move the folder away")
    return Manifest({str(k): str(v) for k, v in outputs.items()}, data)


def _inside(name: str) -> bool:
    """A manifest names only files below its own folder; anything else could delete a stranger's file."""
    path = PurePosixPath(name)
    return bool(name) and not path.is_absolute() and ".." not in path.parts and "\\" not in name and ":" not in name


def list_files(root: Path) -> list[str]:
    """Every file and link below `root`, as posix paths; links are listed, not followed."""
    found = []
    for here, folders, files in os.walk(root):
        folders[:] = sorted(name for name in folders if name not in _IGNORED)
        base = Path(here)
        links = [name for name in folders if (base / name).is_symlink()]
        for name in [*sorted(files), *links]:
            if name not in _IGNORED and not name.endswith(".pyc"):
                found.append((base / name).relative_to(root).as_posix())
    return sorted(found)


def states(root: Path, manifest: Manifest | None, expected: Iterable[str] | None = None) -> dict[str, State]:
    """The state of each file on disk or in the manifest, judged by digest.

    `expected` are the paths that a new generation would have: a clean file of the manifest that is not among them is an
    orphan.
    """
    outputs = manifest.outputs if manifest else {}
    wanted = set(outputs if expected is None else expected)
    found: dict[str, State] = {}
    for name in list_files(root) if root.is_dir() else []:
        if name == MANIFEST and manifest is not None:
            continue
        path = root / name
        if name not in outputs or path.is_symlink():
            found[name] = "foreign"
        elif sha256(path.read_bytes()) != outputs[name]:
            found[name] = "modified"
        else:
            found[name] = "clean" if name in wanted else "orphan"
    for name in outputs:
        found.setdefault(name, "missing")
    return dict(sorted(found.items()))


def digest_drift(root: Path, files: Mapping[str, str]) -> dict[str, State]:
    """How `root` differs from `files`, byte by byte; clean files are left out."""
    out: dict[str, State] = {}
    on_disk = list_files(root) if root.is_dir() else []
    manifest = read_manifest(root)
    for name, text in files.items():
        path = root / name
        if name not in on_disk:
            out[name] = "missing"
        elif path.is_symlink() or path.read_bytes() != text.encode():
            out[name] = "modified"
    for name in on_disk:
        if name not in files:
            out[name] = "orphan" if manifest and name in manifest.outputs else "foreign"
    return dict(sorted(out.items()))


def refusals(root: Path, new: Iterable[str], force: Iterable[str] = (), adopt: bool = False) -> list[Problem]:
    """Why `root` must not be replaced: files that are not ours, or that somebody edited."""
    allowed = set(force)
    problems = []
    for name, state in states(root, read_manifest(root), new).items():
        if name in allowed:
            continue
        place = f"{root}/{name}"
        if state == "foreign" and not adopt:
            problems.append(
                Problem("E502", place, "was not written by acpgen", "move it away, or choose another folder")
            )
        elif state == "modified":
            help = f"put the edit aside, or overwrite it with --force {name}"
            problems.append(Problem("E503", place, "was edited by hand", help))
    unknown = allowed - set(list_files(root) if root.is_dir() else [])
    problems += [Problem("E602", f"--force {name}", "names no file of the output", "") for name in sorted(unknown)]
    return problems


def apply(root: Path, files: Mapping[str, str], *, force: Iterable[str] = (), adopt: bool = False) -> list[str]:
    """Make `root` hold exactly `files` (MANIFEST.json among them). Returns the paths that changed.

    Raises `AcpgenError` and changes nothing if a file is foreign or edited, the place is not writable, or another run
    holds the lock.
    """
    check_place(root)
    with lock(root):
        recover(root)
        problems = refusals(root, files, force, adopt)
        if problems:
            raise AcpgenError(problems)
        before = {name: (root / name).read_bytes() for name in list_files(root) if not (root / name).is_symlink()}
        after = {name: text.encode() for name, text in files.items()}
        changed = sorted(name for name in {*before, *after} if before.get(name) != after.get(name))
        if changed:
            _swap(root, after)
        return changed


def check_place(root: Path) -> None:
    """A folder that does not exist yet or is a real folder; links are refused, they could lead anywhere."""
    if root.is_symlink():
        raise fail("E501", str(root), "is a link", "give the folder that it points to")
    if root.exists() and not root.is_dir():
        raise fail("E501", str(root), "is a file", "give a folder")


def replace_tree(root: Path, files: Mapping[str, bytes]) -> None:
    """Make `root` hold exactly `files`, whatever was there; for folders that only acpgen uses (a store's release)."""
    check_place(root)
    with lock(root):
        recover(root)
        _swap(root, files)


def replace_file(path: Path, data: bytes) -> None:
    """Write one file so that a reader sees the old content or the new."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        scratch = path.with_name(f".{path.name}.acpgen-new")
        with scratch.open("wb") as handle:
            handle.write(data)
            handle.flush()
            os.fsync(handle.fileno())
        _step("file written")
        os.replace(scratch, path)
    except OSError as error:
        raise fail("E501", str(path), f"cannot be written: {error.strerror}", "check the permissions") from None


def _beside(root: Path, suffix: str) -> Path:
    return root.with_name(f".{root.name}.acpgen-{suffix}")


def recover(root: Path) -> None:
    """Tidy up after a run that was killed; called under the lock, so nobody else is at work here."""
    old = _beside(root, "old")
    if old.exists() and not root.exists():
        os.rename(old, root)
    for leftover in (_beside(root, "new"), old):
        if leftover.exists():
            shutil.rmtree(leftover)


def _swap(root: Path, files: Mapping[str, bytes]) -> None:
    new = _beside(root, "new")
    try:
        _build(root, new, files)
        _step("tree built")
        if not root.exists():
            os.rename(new, root)
        elif _exchange(new, root):
            _step("trees exchanged")
            shutil.rmtree(new)
        else:
            old = _beside(root, "old")
            os.rename(root, old)
            _step("old tree aside")
            os.rename(new, root)
            _step("new tree in place")
            shutil.rmtree(old)
        _sync_folder(root.parent)
    except OSError as error:
        shutil.rmtree(new, ignore_errors=True)
        raise fail("E501", str(root), f"cannot be written: {error.strerror}", "check space and permissions") from None


def _build(root: Path, new: Path, files: Mapping[str, bytes]) -> None:
    new.mkdir(parents=True)
    folders = set()
    for name, data in files.items():
        path, before = new / name, root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        folders.add(path.parent)
        with path.open("wb") as handle:
            handle.write(data)
            handle.flush()
            os.fsync(handle.fileno())
        # An unchanged file keeps its time stamp, so build tools and editors do not see a change.
        if before.is_file() and not before.is_symlink() and before.read_bytes() == data:
            shutil.copystat(before, path)
        _step(f"wrote {name}")
    for folder in folders:
        _sync_folder(folder)


def _sync_folder(folder: Path) -> None:
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _exchange(a: Path, b: Path) -> bool:
    """Swap two folders in one step where the system can (Linux renameat2, macOS renamex_np); False where it cannot."""
    import ctypes

    try:
        libc = ctypes.CDLL(None, use_errno=True)
        if sys.platform == "linux":
            done: int = libc.renameat2(-100, os.fsencode(a), -100, os.fsencode(b), 2)
        elif sys.platform == "darwin":
            done = libc.renamex_np(os.fsencode(a), os.fsencode(b), 2)
        else:
            return False
    except (OSError, AttributeError, TypeError):
        return False
    return done == 0


@contextlib.contextmanager
def lock(root: Path) -> Iterator[None]:
    """One writer at a time for a folder. The lock is on the parent folder's handle, leaves no file behind and ends with
    the process; where folders cannot be locked (Windows) a lock file is used."""
    parent = root.parent
    try:
        parent.mkdir(parents=True, exist_ok=True)
        handle = _open_lock(parent)
    except OSError as error:
        raise fail("E501", str(parent), f"cannot be written: {error.strerror}", "check the permissions") from None
    try:
        give_up = time.monotonic() + _LOCK_WAIT
        while not _try_lock(handle):
            if time.monotonic() > give_up:
                raise fail("E504", str(root), "another run is writing here", "wait for it to end, then run again")
            time.sleep(0.05)
        yield
    finally:
        os.close(handle)


def _open_lock(parent: Path) -> int:
    if os.name == "nt":
        return os.open(parent / ".acpgen.lock", os.O_RDWR | os.O_CREAT)
    return os.open(parent, os.O_RDONLY)


def _try_lock(handle: int) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
