"""How a folder is replaced in one go: a lock, the new tree built beside the old one, synced, then exchanged.

A run that is killed at any point leaves the old tree or the new one. Knows folders and bytes; must not know which
files are whose (`write` decides that).
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path

from acpgen.errors import AcpgenError, fail

_LOCK_WAIT = 5.0


def step(name: str) -> None:
    """Called between any two changes to the disk; the crash tests replace it to kill the process there."""


def check_place(root: Path) -> None:
    """A folder that does not exist yet or is a real folder; links are refused, they could lead anywhere."""
    if root.is_symlink():
        raise fail("E501", str(root), "is a link", "give the folder that it points to")
    if root.exists() and not root.is_dir():
        raise fail("E501", str(root), "is a file", "give a folder")
    with contextlib.suppress(OSError):
        # Two names that differ by case are one folder on macOS and Windows.
        twins = [name for name in os.listdir(root.parent) if name.casefold() == root.name.casefold()]
        if twins and root.name not in twins:
            raise fail("E501", str(root), f"differs only in case from {twins[0]}", "use that name, or another one")


def replace_tree(
    root: Path,
    files: Mapping[str, bytes],
    *,
    keep: Iterable[str] = (),
    ready: Callable[[Path], None] | None = None,
) -> None:
    """Make `root` hold exactly `files` and, of what it holds now, the paths of `keep` (links stay links).

    `ready` looks at the finished tree before it takes its place, and raises to stop. Called under the lock.
    """
    new = beside(root, "new")
    try:
        _build(root, new, files, keep)
        if ready is not None:
            ready(new)
        step("tree built")
        if not root.exists():
            os.rename(new, root)
            _sync_folder(root.parent)
        elif _exchange(new, root):
            _sync_folder(root.parent)
            step("trees exchanged")
            _remove(new)
        else:
            _rename_twice(root, new, beside(root, "old"))
        step("old tree gone")
    except OSError as error:
        _remove(new)
        raise unwritable(root, error) from None
    except BaseException:
        _remove(new)
        raise


def _rename_twice(root: Path, new: Path, old: Path) -> None:
    """Where folders cannot be exchanged. A run killed between the two leaves the old tree aside; `recover` puts it back."""
    os.rename(root, old)
    step("old tree aside")
    try:
        os.rename(new, root)
    except OSError:
        os.rename(old, root)
        raise
    _sync_folder(root.parent)
    step("new tree in place")
    _remove(old)


def remove_tree(root: Path) -> None:
    """Take the whole folder away: first out of its place in one step, then file by file. Called under the lock."""
    # Not `old`: what is there after a kill was meant to go, and must not be put back.
    gone = beside(root, "gone")
    try:
        os.rename(root, gone)
        _sync_folder(root.parent)
    except OSError as error:
        raise unwritable(root, error) from None
    step("tree aside")
    _remove(gone)
    step("tree gone")


def replace_file(path: Path, data: bytes) -> None:
    """Write one file so that a reader sees the old content or the new."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        scratch = path.with_name(f".{path.name}.acpgen-new")
        _write(scratch, data)
        if path.exists():
            shutil.copymode(path, scratch)
        step(f"{path.name} written")
        os.replace(scratch, path)
        _sync_folder(path.parent)
        step(f"{path.name} in place")
    except OSError as error:
        raise unwritable(path, error) from None


def unwritable(path: Path, error: OSError) -> AcpgenError:
    return fail("E501", str(path), f"cannot be written: {error.strerror}", "check space and permissions")


def beside(root: Path, suffix: str) -> Path:
    """The scratch folders of a run: `new` (being built), `old` (until the new one is in place), `gone` (being removed)."""
    return root.with_name(f".{root.name}.acpgen-{suffix}")


def interrupted(root: Path) -> bool:
    """Whether a run was killed between taking the old tree away and putting the new one in its place."""
    return not root.exists() and beside(root, "old").is_dir()


def recover(root: Path) -> None:
    """Tidy up after a run that was killed; called under the lock, so nobody else is at work here."""
    try:
        if interrupted(root):
            os.rename(beside(root, "old"), root)
        for suffix in ("new", "old", "gone"):
            leftover = beside(root, suffix)
            if leftover.is_dir() and not leftover.is_symlink():
                _remove(leftover)
    except OSError as error:
        raise unwritable(root, error) from None


def _build(root: Path, new: Path, files: Mapping[str, bytes], keep: Iterable[str]) -> None:
    new.mkdir(parents=True)
    if root.is_dir():
        shutil.copymode(root, new)
    folders = {new}
    for name, data in files.items():
        path, before = new / name, root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        folders.update(parent for parent in path.parents if parent.is_relative_to(new))
        _write(path, data)
        # An unchanged file keeps its time stamp, so build tools and editors do not see a change.
        if before.is_file() and not before.is_symlink():
            if before.read_bytes() == data:
                shutil.copystat(before, path)
            else:
                shutil.copymode(before, path)
        step(f"wrote {name}")
    for name in keep:
        path = new / name
        path.parent.mkdir(parents=True, exist_ok=True)
        folders.update(parent for parent in path.parents if parent.is_relative_to(new))
        shutil.copy2(root / name, path, follow_symlinks=False)
        if not path.is_symlink():
            _sync_file(path)
        step(f"kept {name}")
    for folder in folders:
        _sync_folder(folder)


def _write(path: Path, data: bytes) -> None:
    with path.open("wb") as handle:
        handle.write(data)
        handle.flush()
        os.fsync(handle.fileno())


def _sync_file(path: Path) -> None:
    with path.open("rb") as handle, contextlib.suppress(OSError):  # Windows syncs only what is open for writing
        os.fsync(handle.fileno())


def _sync_folder(folder: Path) -> None:
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        with contextlib.suppress(OSError):  # some network file systems cannot sync a folder
            os.fsync(handle)
    finally:
        os.close(handle)


def _remove(tree: Path) -> None:
    """What cannot be removed now is in nobody's way; the next run tries again."""
    shutil.rmtree(tree, ignore_errors=True)


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
        raise unwritable(parent, error) from None
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
