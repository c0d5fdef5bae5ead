"""The packages that acpgen makes for itself: kept by fingerprint, whole or not at all, whoever else is at work."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest
from acpgen import pipeline, scratch
from acpgen.options import Options
from acpgen.scratch import load_package

MAKE = scratch._files
OPTIONS = Options("sdk-2.4.0", ("v1",), gate=("all",))
LOAD = """
from acpgen.options import Options
from acpgen.scratch import load_package
module = load_package(Options("sdk-2.4.0", ("v1",), gate=("all",))).v1
print(module.decode_named("SessionId", '"a"'), module.__file__)
"""


@pytest.fixture
def cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    monkeypatch.setenv("ACPGEN_CACHE_DIR", str(tmp_path / "cache"))
    before = {name for name in sys.modules if name.startswith("acpgen_scratch_")}
    hidden = {name: sys.modules.pop(name) for name in before}
    yield tmp_path / "cache"
    for name in [name for name in sys.modules if name.startswith("acpgen_scratch_")]:
        del sys.modules[name]
    sys.modules.update(hidden)


def kept(cache: Path) -> list[Path]:
    return sorted(cache.glob("packages/*"))


def load_again() -> object:
    """As another process would: without what is imported."""
    for name in [name for name in sys.modules if name.startswith("acpgen_scratch_")]:
        del sys.modules[name]
    return load_package(OPTIONS).v1


def test_a_package_is_made_once(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = load_package(OPTIONS)
    assert package.v1.decode_named("SessionId", '"a"') == "a"
    assert load_package(OPTIONS) is package
    assert [path.name for path in kept(cache)] == [scratch.fingerprint(OPTIONS)]
    assert scratch.intact(kept(cache)[0])
    made: list[object] = []
    monkeypatch.setattr(scratch, "_files", lambda *asked: made.append(asked))
    load_again()
    assert not made


def test_other_options_are_another_package(cache: Path) -> None:
    assert scratch.fingerprint(OPTIONS) != scratch.fingerprint(Options("sdk-2.4.0", ("v1",)))
    assert scratch.fingerprint(OPTIONS) != scratch.fingerprint(Options("1.23.0", ("v1",), gate=("all",)))


@lru_cache
def files() -> dict[str, str]:
    return MAKE(pipeline.load(OPTIONS), None)


@pytest.mark.parametrize("damage", ["edited", "missing", "no manifest", "a file"])
def test_what_is_damaged_is_made_again(damage: str, cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scratch, "_files", lambda *asked: files())
    load_package(OPTIONS)
    (folder,) = kept(cache)
    if damage == "edited":
        (folder / "v1" / "models.py").write_text("raise SystemExit\n", "utf-8")
    elif damage == "missing":
        (folder / "v1" / "codec.py").unlink()
    elif damage == "no manifest":
        (folder / "MANIFEST.json").unlink()
    else:
        os.rename(folder, folder.with_suffix(".aside"))
        folder.write_text("", "utf-8")
    assert not scratch.intact(folder)
    module = load_again()
    assert module.decode_named("SessionId", '"a"') == "a"  # type: ignore[attr-defined]
    assert damage == "a file" or scratch.intact(folder)


def test_no_cache_and_a_cache_that_cannot_be_written(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scratch, "_files", lambda *asked: files())
    cache.write_text("no folder", "utf-8")
    assert load_package(OPTIONS).v1.decode_named("SessionId", '"a"') == "a"
    monkeypatch.setenv("ACPGEN_CACHE_DIR", "")
    assert load_again().decode_named("SessionId", '"a"') == "a"  # type: ignore[attr-defined]


def test_what_was_not_used_for_long_is_forgotten(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scratch, "_files", lambda *asked: files())
    old = cache / "packages" / "old"
    old.mkdir(parents=True)
    os.utime(old, (0, 0))
    new = cache / "packages" / "new"
    new.mkdir()
    load_package(OPTIONS)
    assert [path.name for path in kept(cache)] == sorted([scratch.fingerprint(OPTIONS), "new"])


def test_runs_at_the_same_time_share_a_package(cache: Path) -> None:
    command = [sys.executable, "-c", LOAD]
    runs = [subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) for _ in range(3)]
    done = [run.communicate(timeout=240) for run in runs]
    assert [(run.returncode, err) for run, (_, err) in zip(runs, done, strict=True)] == [(0, "")] * 3
    places = {out.split()[1] for out, _ in done}
    assert len(places) == 1 and places.pop().startswith(str(kept(cache)[0]))
    assert len(list((cache / "packages").iterdir())) == 1
