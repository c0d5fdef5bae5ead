"""What `acpgen generate` does to the folder that it writes: all of it or nothing, and never somebody else's files."""

from __future__ import annotations

import fcntl
import json
import os
import resource
import signal
import stat
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from acpgen import pipeline, swap, write
from acpgen.options import Options
from acpgen.source import sha256
from support.command import Done, acpgen, tree
from support.stores import RELEASE, schema

THING = {"Thing": {"type": "object", "properties": {"a": {"type": "string"}}}}
MORE = {**THING, "More": {"type": "object", "properties": {"b": {"type": "string"}}}}


@pytest.fixture
def generate(store: Callable[..., Path], tmp_path: Path) -> Callable[..., Done]:
    """Runs `acpgen generate` for definitions, into `out/acp` below the test's folder."""

    def run(definitions: dict[str, Any] = THING, *args: object, out: Path | None = None) -> Done:
        where = store(schema(definitions))
        return acpgen(
            "generate", "--release", RELEASE, "--store", where, "--out", out or tmp_path / "out" / "acp", *args
        )

    return run


@pytest.fixture
def out(tmp_path: Path) -> Path:
    return tmp_path / "out" / "acp"


def beside(out: Path) -> set[str]:
    return {path.name for path in out.parent.iterdir()}


# The usual way


def test_a_folder_is_made_with_its_parents(generate: Any, out: Path) -> None:
    done = generate()
    assert (done.code, done.err) == (0, "")
    assert {"__init__.py", "MANIFEST.json", "py.typed", "_runtime.py", "v1/models.py"} <= set(tree(out))
    assert beside(out) == {"acp"}


def test_generating_again_touches_nothing(generate: Any, out: Path) -> None:
    generate()
    before = {path: (path.stat().st_mtime_ns, path.stat().st_ino) for path in out.rglob("*") if path.is_file()}
    done = generate()
    assert "nothing to do" in done.out
    assert {path: (path.stat().st_mtime_ns, path.stat().st_ino) for path in out.rglob("*") if path.is_file()} == before


def test_a_change_leaves_files_alone_that_do_not_change(generate: Any, out: Path) -> None:
    generate()
    before = (out / "_runtime.py").stat().st_mtime_ns
    done = generate(MORE)
    assert done.code == 0
    assert b"class More" in tree(out)["v1/models.py"]
    assert (out / "_runtime.py").stat().st_mtime_ns == before


def test_files_that_are_no_longer_generated_go(generate: Any, out: Path) -> None:
    generate()
    manifest = json.loads((out / "MANIFEST.json").read_text("utf-8"))
    (out / "old.py").write_text("x = 1\n")
    manifest["outputs"]["old.py"] = sha256(b"x = 1\n")
    (out / "MANIFEST.json").write_text(json.dumps(manifest))
    assert generate().code == 0
    assert not (out / "old.py").exists()


def test_caches_of_other_tools_are_no_obstacle(generate: Any, out: Path) -> None:
    generate()
    for name in ("__pycache__/a.pyc", "v1/__pycache__/b.cpython-311.pyc", ".mypy_cache/x.json"):
        (out / name).parent.mkdir(parents=True, exist_ok=True)
        (out / name).write_bytes(b"x")
    assert generate(MORE).code == 0


# What it refuses


def refused(done: Done, code: str, *words: str) -> None:
    assert done.codes == [code]
    assert done.code in (1, 2)
    for word in words:
        assert word in done.err
    assert "Traceback" not in done.err


def test_an_output_that_is_a_file(generate: Any, out: Path) -> None:
    out.parent.mkdir()
    out.write_text("mine")
    done = generate()
    refused(done, "E501", "is a file")
    assert done.code == 2
    assert out.read_text() == "mine"


def test_an_output_below_a_file(generate: Any, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    done = generate(out=tmp_path / "file" / "acp")
    refused(done, "E501")
    assert done.code == 2
    assert (tmp_path / "file").read_text() == "mine"


@pytest.mark.parametrize("target", ["a folder", "nothing"])
def test_an_output_that_is_a_link(generate: Any, out: Path, tmp_path: Path, target: str) -> None:
    elsewhere = tmp_path / "elsewhere"
    if target == "a folder":
        elsewhere.mkdir()
    out.parent.mkdir()
    out.symlink_to(elsewhere)
    done = generate()
    refused(done, "E501", "is a link")
    assert done.code == 2
    assert out.is_symlink()
    assert not elsewhere.exists() or tree(elsewhere) == {}


def test_a_folder_full_of_foreign_files(generate: Any, out: Path) -> None:
    out.mkdir(parents=True)
    (out / "mine.py").write_text("mine")
    (out / "sub").mkdir()
    (out / "sub" / "data.json").write_text("{}")
    before = tree(out)
    done = generate()
    refused(done, "E502", "mine.py", "sub/data.json", "move it away")
    assert tree(out) == before
    adopted = generate(THING, "--adopt")
    assert adopted.code == 0
    assert "mine.py" not in tree(out)


def test_a_foreign_file_among_ours(generate: Any, out: Path) -> None:
    generate()
    (out / "v1" / "mine.py").write_text("mine")
    before = tree(out)
    done = generate(MORE)
    refused(done, "E502", "v1/mine.py")
    assert done.code == 1
    assert tree(out) == before


def test_output_that_was_edited_by_hand(generate: Any, out: Path) -> None:
    generate()
    path = out / "v1" / "models.py"
    path.write_text(path.read_text("utf-8") + "# mine\n", "utf-8")
    before = tree(out)
    done = generate(MORE)
    refused(done, "E503", "v1/models.py", "--force v1/models.py")
    assert done.code == 1
    assert tree(out) == before
    forced = generate(MORE, "--force", "v1/models.py")
    assert forced.code == 0
    assert b"# mine" not in tree(out)["v1/models.py"]


def test_forcing_a_file_that_is_not_there(generate: Any, out: Path) -> None:
    generate()
    before = tree(out)
    done = generate(MORE, "--force", "v1/modles.py")
    refused(done, "E602", "--force v1/modles.py")
    assert tree(out) == before


def test_a_link_among_ours_is_not_followed(generate: Any, out: Path, tmp_path: Path) -> None:
    generate()
    (tmp_path / "outside.py").write_text("mine")
    path = out / "v1" / "models.py"
    path.unlink()
    path.symlink_to(tmp_path / "outside.py")
    done = generate(MORE)
    assert done.code in (1, 2)
    assert "v1/models.py" in done.err
    assert (tmp_path / "outside.py").read_text() == "mine"


DAMAGED = {
    "no JSON": "{",
    "a list": "[]",
    "no outputs": "{}",
    "outputs is a list": '{"outputs": []}',
    "a path out of the folder": '{"outputs": {"../../victim": "0"}}',
    "an absolute path": '{"outputs": {"/victim": "0"}}',
}


@pytest.mark.parametrize("case", DAMAGED)
def test_a_damaged_manifest(case: str, generate: Any, out: Path, tmp_path: Path) -> None:
    generate()
    (tmp_path / "victim").write_text("mine")
    (out / "MANIFEST.json").write_text(DAMAGED[case])
    before = tree(out)
    done = generate(MORE)
    refused(done, "E506", "MANIFEST.json")
    assert done.code == 2
    assert tree(out) == before
    assert (tmp_path / "victim").read_text() == "mine"


def test_a_second_run_at_the_same_time_waits_then_says_so(
    generate: Any, out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    generate()
    before = tree(out)
    monkeypatch.setattr(swap, "_LOCK_WAIT", 0.3)
    handle = os.open(out.parent, os.O_RDONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX)
        started = time.monotonic()
        done = generate(MORE)
        waited = time.monotonic() - started
    finally:
        os.close(handle)
    refused(done, "E504", "another run")
    assert done.code == 2
    assert waited >= 0.3
    assert tree(out) == before
    assert generate(MORE).code == 0


# A run that cannot end


def in_child(action: Callable[[], Any]) -> int:
    """The exit code of an action in a forked child, or minus the signal that ended it."""
    child = os.fork()
    if child == 0:  # pragma: no cover
        code = 99
        try:
            code = action()
        finally:
            os._exit(code)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


@pytest.fixture
def build(store: Callable[..., Path]) -> Callable[[Any], dict[str, str]]:
    """The files of a package, so that the crash tests do nothing but write them."""

    def made(definitions: dict[str, Any]) -> dict[str, str]:
        return pipeline.build(Options(release=RELEASE, store=store(schema(definitions)))).files

    return made


def steps(out: Path, files: dict[str, str]) -> list[str]:
    """Write, and tell the names of the steps."""
    found: list[str] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(swap, "step", found.append)
        write.apply(out, files)
    return found


def killed_at(number: int, out: Path, files: dict[str, str]) -> int:
    """Write in a child that is killed at a step."""

    def action() -> int:
        left = iter(range(number))

        def step(name: str) -> None:
            if next(left, None) is None:
                os.kill(os.getpid(), signal.SIGKILL)

        swap.step = step
        write.apply(out, files)
        return 0

    return in_child(action)


@pytest.mark.parametrize("exchange", [True, False], ids=["exchange", "two renames"])
def test_a_killed_run_leaves_the_old_tree_or_the_new_one(
    exchange: bool, build: Any, out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not exchange:
        monkeypatch.setattr(swap, "_exchange", lambda a, b: False)
    before, after = build(THING), build(MORE)
    write.apply(out, before)
    old = tree(out)
    names = steps(out, after)
    new = tree(out)
    assert old != new
    assert len(names) > 5
    seen = set()
    for number, name in enumerate(names):
        write.apply(out, before)
        assert killed_at(number, out, after) == -signal.SIGKILL, name
        if swap.interrupted(out):
            assert name == "old tree aside"
            seen.add("aside")
        else:
            assert tree(out) in (old, new), name
            seen.add("new" if tree(out) == new else "old")
        # The next run finds a tidy place, or makes it one.
        write.apply(out, after)
        assert tree(out) == new
        assert beside(out) == {"acp"}, name
    assert {"old", "new"} <= seen
    assert ("aside" in seen) is not exchange


def test_a_killed_first_run_leaves_nothing_or_everything(build: Any, out: Path, tmp_path: Path) -> None:
    files = build(THING)
    names = steps(out, files)
    whole = tree(out)
    for number, name in enumerate(names):
        target = tmp_path / f"fresh{number}" / "acp"
        assert killed_at(number, target, files) == -signal.SIGKILL, name
        assert not target.exists() or tree(target) == whole, name
        write.apply(target, files)
        assert tree(target) == whole
        assert beside(target) == {"acp"}


def test_a_full_disk(generate: Any, out: Path) -> None:
    """As a limit on the size of files: a write fails half way."""
    generate()
    old = tree(out)

    def limited() -> int:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (8_000, 8_000))
        done: Done = generate(MORE)
        return done.code if done.codes == ["E501"] else 98

    assert in_child(limited) == 2
    assert tree(out) == old
    assert generate(MORE).code == 0
    assert beside(out) == {"acp"}


def as_nobody() -> None:
    os.setgroups([])
    os.setgid(65534)
    os.setuid(65534)


@pytest.mark.skipif(
    os.geteuid() != 0, reason="only root can give up its rights; without them the next test says the same"
)
def test_a_folder_that_may_not_be_written_as_another_user(generate: Any, out: Path, tmp_path: Path) -> None:
    generate()
    old = tree(out)
    for folder in [tmp_path, *tmp_path.parents[:2]]:
        folder.chmod(folder.stat().st_mode | stat.S_IXOTH | stat.S_IROTH)
    (tmp_path / "store").chmod(0o777)
    for path in (tmp_path / "store").rglob("*"):
        path.chmod(0o777 if path.is_dir() else 0o666)

    def unprivileged() -> int:
        as_nobody()
        done: Done = generate(MORE)
        return done.code if done.codes == ["E501"] and "cannot be written" in done.err else 98

    assert in_child(unprivileged) == 2
    assert tree(out) == old
    assert beside(out) == {"acp"}


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_may_not_be_written(generate: Any, out: Path) -> None:
    generate()
    old = tree(out)
    out.parent.chmod(0o555)
    try:
        done = generate(MORE)
    finally:
        out.parent.chmod(0o755)
    refused(done, "E501", "cannot be written")
    assert done.code == 2
    assert tree(out) == old
