"""Killed at every step, a full disk, a folder that cannot be written, two runs at once: the old tree or the new one."""

from __future__ import annotations

import os
import resource
import shutil
import signal
import stat
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import chdir, contextmanager, redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path

import pytest
from acpgen import cli, swap, trial
from acpgen.vendor import report
from vendored import COPY, DEST, FILE, FLAG, NEW, OLD, Project, contents, empty, project, quick

__all__ = ["empty", "project", "quick"]

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")

UPDATE = ("update", "--to", NEW)
INIT = ("init", DEST, "--release", OLD, "--protocol", "v1", "--enable", FLAG)


def run_in_child(root: Path, args: tuple[str, ...], prepare: Callable[[], None]) -> tuple[int, str]:
    """The command in a child of this process (the builds that were made are there already): its exit code, or minus the
    signal that ended it, and what it printed."""
    log = root.parent / "child.log"
    child = os.fork()
    if child == 0:  # pragma: no cover
        try:
            # The log is opened before `prepare`, which may give up rights or space.
            with log.open("w", buffering=1) as handle, chdir(root):
                out = StringIO()
                with redirect_stdout(out), redirect_stderr(out):
                    prepare()
                    code = cli.run(["vendor", *args])
                handle.write(out.getvalue()[:4000])
            os._exit(code)
        except BaseException as error:
            os.write(2, repr(error).encode())
            os._exit(99)
    _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status), log.read_text()


def kill_at(number: int) -> Callable[[], None]:
    def prepare() -> None:
        seen = 0

        def step(name: str) -> None:
            nonlocal seen
            seen += 1
            if seen == number:
                os.kill(os.getpid(), signal.SIGKILL)

        swap.step = step

    return prepare


def leftovers(root: Path) -> list[Path]:
    return list(root.rglob("*acpgen-*"))


@pytest.mark.parametrize(
    ("verb", "exchange"),
    [(verb, True) for verb in ("update", "init", "eject", "remove", "remove some")]
    + [("update", False), ("remove some", False)],
)
def test_killed_at_every_step(
    project: Project, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, verb: str, exchange: bool
) -> None:
    """A loop over all steps of the run: after a kill at any of them the copy is the old one or the new one, whole; the
    same command, given again, gives the new one and leaves nothing behind."""
    # What changes nothing on the disk is left out, as it is slow.
    monkeypatch.setattr(trial, "run", lambda tree: None)
    monkeypatch.setattr(report, "markdown", lambda copy, outcome: "")
    if not exchange:
        monkeypatch.setattr(swap, "_exchange", lambda a, b: False)
    if verb == "init":
        shutil.rmtree(project.copy)
        project.pyproject.unlink()
    if verb == "remove some":
        (project.copy / "v1/mine.py").write_text("x = 1\n")
    command = {"update": UPDATE, "init": INIT, "eject": ("eject", FILE)}.get(verb, ("remove",))
    old = project.everything()
    start = tmp_path / "start"
    shutil.copytree(project.root, start, copy_function=shutil.copy2)

    names: list[str] = []
    monkeypatch.setattr(swap, "step", names.append)
    assert project.vendor(*command).code == 0
    monkeypatch.setattr(swap, "step", lambda name: None)
    new = project.everything()
    moved = [name for name in names if name.startswith(("wrote ", "kept "))]
    assert len(moved) == len(_tree(new)), "a step for each file"

    trees, texts = (_tree(old), _tree(new)), (old.get("pyproject.toml"), new.get("pyproject.toml"))
    for number in range(1, len(names) + 1):
        shutil.rmtree(project.root)
        shutil.copytree(start, project.root, copy_function=shutil.copy2)
        code, _ = run_in_child(project.root, command, kill_at(number))
        assert code == -signal.SIGKILL, names[number - 1]
        now = project.everything()
        if exchange or names[number - 1] != "old tree aside":
            assert _tree(now) in trees, names[number - 1]
        else:
            # Without an exchange there is one moment with no copy in place: whole, beside it, and put back below.
            assert contents(swap.beside(project.copy, "old")) == trees[0]
            assert not project.copy.exists()
            check = project.vendor("check")
            assert check.code == 1
            assert "an update was killed" in check.out
        assert now.get("pyproject.toml") in texts, names[number - 1]
        if verb not in ("remove", "init", "remove some") or now.get("pyproject.toml") != texts[1]:
            answer = project.vendor(*command)
            assert answer.code == 0, (names[number - 1], answer)
        assert project.everything() == new, names[number - 1]
        assert not leftovers(project.root)
    assert names


def _tree(files: dict[str, bytes]) -> dict[str, bytes]:
    return {name.removeprefix(f"{DEST}/"): text for name, text in files.items() if name.startswith(f"{DEST}/")}


# A full disk, and a folder that cannot be written


def test_files_that_do_not_fit(project: Project) -> None:
    """No file may grow beyond 100 kB: the disk is full in the middle of the build."""
    old = project.everything()

    def prepare() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000))

    code, text = run_in_child(project.root, UPDATE, prepare)
    assert code == 2
    assert "E501" in text and "cannot be written: File too large" in text
    assert project.everything() == old
    assert not leftovers(project.root)
    assert project.vendor(*UPDATE).code == 0


@contextmanager
def mounted(folder: Path, options: str) -> Iterator[None]:
    """A file system in memory; skips where that is not allowed."""
    folder.mkdir(exist_ok=True)
    if os.name != "posix" or shutil.which("mount") is None:
        pytest.skip("there is no mount")
    done = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(folder)], capture_output=True, check=False
    )
    if done.returncode:
        pytest.skip("mounting is not allowed here")
    try:
        yield
    finally:
        subprocess.run(["umount", str(folder)], check=True)


def test_full_disk(project: Project, tmp_path: Path) -> None:
    size = sum(len(data) for data in project.everything().values()) * 3 // 2
    with mounted(tmp_path / "disk", f"size={size}"):
        other = Project(tmp_path / "disk" / "project", project.capsys)
        shutil.copytree(project.root, other.root)
        old = other.everything()
        answer = other.vendor(*UPDATE)
        assert answer.code == 2
        assert "E501" in answer.err and "No space left on device" in answer.err
        assert other.everything() == old
        assert not leftovers(other.root)
        assert other.vendor("check").code == 0


def test_read_only_file_system(project: Project, tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    with mounted(disk, "size=64m"):
        other = Project(disk / "project", project.capsys)
        shutil.copytree(project.root, other.root)
        subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)
        old = other.everything()
        answer = other.vendor(*UPDATE)
        assert answer.code == 2
        assert "E501" in answer.err and "Read-only file system" in answer.err
        assert other.everything() == old
        assert other.vendor("check").code == 0


def test_folder_without_write_permission(project: Project, tmp_path: Path) -> None:
    parent = project.copy.parent
    old = project.everything()
    parent.chmod(0o555)
    # The tests may run as root, whom no permission stops.
    for folder in [tmp_path, *tmp_path.parents]:
        if folder.stat().st_uid == os.getuid() and folder != Path("/"):
            folder.chmod(folder.stat().st_mode | stat.S_IXOTH | stat.S_IROTH)

    def prepare() -> None:
        if os.geteuid() == 0:
            os.setgid(65534)
            os.setuid(65534)

    try:
        code, text = run_in_child(project.root, UPDATE, prepare)
    finally:
        parent.chmod(0o755)
    assert code == 2, text
    assert "E501" in text and "cannot be written: Permission denied" in text
    assert project.everything() == old


# Two runs at once


def test_a_second_run_waits_and_gives_up(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(swap, "_LOCK_WAIT", 0.2)
    old = project.everything()
    with swap.lock(project.copy):
        code, text = run_in_child(project.root, UPDATE, lambda: None)
        assert code == 2
        assert "E504" in text and "another run is writing here" in text
        assert project.everything() == old
        check = project.vendor("check")
        assert check.code == 0, "reading needs no lock"
    assert project.vendor(*UPDATE).code == 0


def test_a_second_run_waits_for_the_first(project: Project) -> None:
    holder = subprocess.Popen(
        [
            sys.executable,
            "-c",
            "import sys, time, pathlib; from acpgen import swap\n"
            "with swap.lock(pathlib.Path(sys.argv[1])): print('held', flush=True); time.sleep(1)",
            str(project.copy),
        ],
        stdout=subprocess.PIPE,
    )
    assert holder.stdout is not None
    holder.stdout.readline()
    start = time.monotonic()
    assert project.vendor("eject", FILE).code == 0
    assert time.monotonic() - start > 0.5
    assert holder.wait() == 0


def test_the_lock_ends_with_its_process(project: Project) -> None:
    def prepare() -> None:
        with swap.lock(project.copy):
            os.kill(os.getpid(), signal.SIGKILL)

    code, _ = run_in_child(project.root, UPDATE, prepare)
    assert code == -signal.SIGKILL
    assert project.vendor(*UPDATE).code == 0


def test_a_reader_never_sees_a_mix(project: Project) -> None:
    """Somebody lists the copy over and over while it is replaced: each time it is one tree or the other."""
    from acpgen import write

    old = {name: text.decode() for name, text in project.tree().items()}
    new = {name: text if name == "MANIFEST.json" else text + "# new\n" for name, text in old.items()}
    swaps = 15
    child = os.fork()
    if child == 0:  # pragma: no cover
        try:
            for number in range(swaps):
                write.replace_tree(project.copy, {n: t.encode() for n, t in (new, old)[number % 2].items()})
            os._exit(0)
        except BaseException:
            os._exit(1)
    seen = set()
    while os.waitpid(child, os.WNOHANG) == (0, 0):
        # A handle on the folder stays with the tree that it was opened on.
        handle = os.open(project.root / COPY, os.O_RDONLY)
        try:
            marks = {_marked(handle, name) for name in ("LICENSE", "NOTICE", "_runtime.py", "v1/wire.py")}
        except FileNotFoundError:
            continue  # the old tree is being removed under the handle
        finally:
            os.close(handle)
        assert len(marks) == 1
        seen |= marks
    assert seen


def _marked(folder: int, name: str) -> bool:
    with open(os.open(name, os.O_RDONLY, dir_fd=folder), "rb") as handle:
        return handle.read().endswith(b"# new\n")
