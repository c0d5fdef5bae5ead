"""Fixtures that the tests share; what they do is in `support`."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from acpgen import tidy
from acpgen.importer import import_release
from support.packages import Packages
from support.stores import write_store

UPSTREAM = "ACPGEN_UPSTREAM"


@pytest.fixture(scope="session", autouse=True)
def cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Formatted pieces are kept for the session, never among the user's own; a chosen folder is kept longer."""
    if "ACPGEN_CACHE_DIR" in os.environ:
        yield
        return
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ACPGEN_CACHE_DIR", str(tmp_path_factory.mktemp("cache")))
        yield


@pytest.fixture(scope="session")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Packages:
    return Packages(tmp_path_factory.mktemp("packages"))


@pytest.fixture
def unformatted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leaves out what takes the most time, for tests to which the layout of the text is nothing."""
    monkeypatch.setattr(tidy, "black_block", lambda text: text)
    monkeypatch.setenv("ACPGEN_CACHE_DIR", "")


@pytest.fixture
def store(tmp_path: Path) -> Callable[..., Path]:
    """Writes a store of one release below the test's own folder; see `write_store`."""

    def write(unstable: object, stable: object = None, **more: str) -> Path:
        return write_store(tmp_path / "store", unstable, stable, **more)  # type: ignore[arg-type]

    return write


@pytest.fixture(scope="session")
def upstream() -> Path:
    """The folder of upstream's own files: all releases, with prose and with `facts.json`."""
    named = os.environ.get(UPSTREAM)
    if not named:
        pytest.skip(f"{UPSTREAM} names no folder of upstream's releases")
    return Path(named)


@pytest.fixture(scope="session")
def everything(upstream: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A store of all releases of the upstream folder."""
    folder = tmp_path_factory.mktemp("everything")
    for path in sorted(upstream.iterdir()):
        if path.is_dir():
            import_release(str(path), path.name, folder)
    return folder
