"""Every release generates, whatever is left out, and what comes of it is what black, ruff, mypy and pyright like."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from acpgen import pipeline, source
from acpgen.options import Options
from oracle.releases import files
from support.packages import Packages
from support.quality import imports, mypy, pyright, reformatted, ruff, start_pyright
from support.stores import write_store

ROOT = Path(__file__).resolve().parents[1]
GENERATED = ROOT / "generated" / "acp_bindings"
EMBEDDED = list(source.open_store().releases)
RELEASES = sorted({*EMBEDDED, *(file.release for file in files())})
# What becomes of the unstable features: the options of a build.
SELECTIONS: dict[str, dict[str, tuple[str, ...]]] = {
    "all omitted": {},
    "nothing omitted": {"enable": ("all",)},
    "all gated": {"gate": ("all",)},
}
every_selection = pytest.mark.parametrize("selection", SELECTIONS)


def options(release: str, selection: str, request: pytest.FixtureRequest) -> Options:
    store = None if release in EMBEDDED else request.getfixturevalue("everything")
    return Options(release=release, store=store, **SELECTIONS[selection])


# Every release


USUAL = [("1.23.0", "all omitted"), ("sdk-2.4.0", "all omitted"), ("sdk-2.4.0", "nothing omitted")]


@pytest.mark.usefixtures("pyright_at_work")
@pytest.mark.parametrize(("release", "selection"), USUAL)
def test_usual_releases_generate_and_import(
    release: str, selection: str, packages: Packages, request: pytest.FixtureRequest
) -> None:
    chosen = options(release, selection, request)
    imports(packages.folder(chosen), pipeline.load(chosen).protocols)


@pytest.mark.slow
@every_selection
@pytest.mark.parametrize("release", RELEASES)
def test_every_release_generates_and_imports_and_is_clean(
    release: str, selection: str, packages: Packages, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    chosen = options(release, selection, request)
    folder = packages.folder(chosen, plain=False)
    imports(folder, pipeline.load(chosen).protocols)
    assert reformatted([folder]) == []
    assert ruff([folder]) == []
    assert mypy([folder], tmp_path / "cache") == []
    shutil.copytree(folder, tmp_path / "project" / "acp_bindings", ignore=shutil.ignore_patterns("__pycache__"))
    assert pyright(start_pyright(tmp_path / "project")) == []


@pytest.mark.parametrize("release", ["0.10.8", "0.12.0"])
def test_releases_older_than_the_flags_work_as_a_whole(
    release: str, packages: Packages, request: pytest.FixtureRequest
) -> None:
    """No flag is known there, so what is unstable has no owner; `all` takes it as one, and says so."""
    chosen = options(release, "all gated", request)
    loaded = pipeline.load(chosen)
    unowned = loaded.attributions["v1"].items("unattributed")
    assert unowned
    assert loaded.selection.gate == {"unattributed"}
    warned = {problem.message.split(" ")[0] for problem in pipeline.warnings(loaded) if problem.code == "E303"}
    assert warned == set(unowned)
    features = packages.load(chosen, "v1.features")
    assert set(features.FEATURES["unattributed"].items) == set(unowned)
    left_out = pipeline.render(pipeline.load(options(release, "all omitted", request)))["v1/models.py"]
    made = (packages.folder(chosen) / "v1" / "models.py").read_text("utf-8")
    definitions = [item for item in unowned if item.isalnum()]
    assert all(f'"{name}",' in made for name in definitions[:20])
    assert not any(f'"{name}",' in left_out for name in definitions)


def test_a_release_generates_for_the_protocols_it_has(everything: Path) -> None:
    for release in ("0.10.8", "0.12.0"):
        assert pipeline.load(Options(release=release, store=everything)).protocols == ("v1",)
    for release in ("1.13.7", "1.23.0", "sdk-2.4.0"):
        assert pipeline.load(Options(release=release, store=everything)).protocols == ("v1", "v2")


def test_one_protocol_alone(packages: Packages) -> None:
    folder = packages.folder(Options(release="sdk-2.4.0", protocols=("v2",)))
    assert (folder / "v2").is_dir()
    assert not (folder / "v1").exists()
    imports(folder, ["v2"])


def test_the_default_release_is_the_latest() -> None:
    assert pipeline.load(Options()).release.id == source.open_store().latest == "sdk-2.4.0"


# The package of the repository


@pytest.fixture(scope="module")
def shown(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a copy of the repository's package, one with everything left out, and those of the small cases."""
    folder = tmp_path_factory.mktemp("shown")
    shutil.copytree(GENERATED, folder / "acp_bindings", ignore=shutil.ignore_patterns("__pycache__"))
    for case in sorted((ROOT / "tests" / "cases" / "generate").iterdir()):
        if (case / "error.txt").exists():
            continue
        manifests = {path.stem: path.read_text("utf-8") for path in case.glob("*.toml") if path.stem != "pyproject"}
        stable = (case / "schema.json").read_bytes() if (case / "schema.json").exists() else None
        unstable = (case / "schema.unstable.json").read_bytes()
        store = write_store(folder.parent / f"store-{case.name}", unstable, stable, **manifests)
        gate = ("all",) if "gated" in case.name else ()
        enable = ("all",) if "enabled" in case.name else ()
        build = pipeline.build(Options(release="0.1.0", store=store, gate=gate, enable=enable))
        for name, text in build.files.items():
            path = folder / f"case_{case.name}" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
    return folder


@pytest.fixture(scope="module")
def pyright_at_work(shown: Path) -> Iterator[subprocess.Popen[str]]:
    """Started before the tests that need less time."""
    running = start_pyright(shown)
    yield running
    running.kill()


def packages_in(folder: Path) -> list[Path]:
    return sorted(path for path in folder.iterdir() if (path / "py.typed").exists())


@pytest.mark.usefixtures("pyright_at_work")
def test_black_changes_nothing(shown: Path) -> None:
    """On one protocol; the sweep below does all."""
    cases = [folder for folder in packages_in(shown) if folder.name.startswith("case_")]
    assert len(cases) > 5
    assert reformatted([*(folder / "v1" for folder in cases), shown / "acp_bindings" / "v1"], workers=1) == []


def test_ruff_finds_nothing(shown: Path) -> None:
    assert ruff(packages_in(shown)) == []


def test_mypy_strict_finds_nothing(shown: Path, tmp_path: Path) -> None:
    assert mypy(packages_in(shown), tmp_path / "cache") == []


def test_pyright_strict_finds_nothing(pyright_at_work: subprocess.Popen[str]) -> None:
    assert pyright(pyright_at_work) == []
