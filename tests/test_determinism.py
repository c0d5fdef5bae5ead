"""The same input gives the same bytes: whatever the hash seed, the order of `$defs`, the Python."""

from __future__ import annotations

import hashlib
import json
import os
import random
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from acpgen import pipeline, source, tree
from acpgen.options import Options
from support.stores import embedded

ROOT = Path(__file__).resolve().parents[1]
# Unformatted: formatting is a function of one block of text at a time.
SCRIPT = """
import hashlib, json, sys
from pathlib import Path
from acpgen import pipeline, tree
from acpgen.options import Options
loaded = pipeline.load(Options(release="1.23.0", gate=("all",), store=Path(sys.argv[1]) if sys.argv[1:] else None))
files = pipeline.render(loaded)
files["MANIFEST.json"] = tree.manifest_text(pipeline.manifest_data(loaded), files)
print(json.dumps({name: hashlib.sha256(text.encode()).hexdigest() for name, text in sorted(files.items())}))
"""


def digests(files: dict[str, str]) -> dict[str, str]:
    return {name: hashlib.sha256(text.encode()).hexdigest() for name, text in sorted(files.items())}


def rendered(**more: Any) -> dict[str, str]:
    loaded = pipeline.load(Options(release="1.23.0", gate=("all",), **more))
    files = pipeline.render(loaded)
    files[tree.MANIFEST] = tree.manifest_text(pipeline.manifest_data(loaded), files)
    return digests(files)


@pytest.fixture(scope="module")
def usual() -> dict[str, str]:
    return rendered()


@pytest.mark.parametrize("seed", ["0", "1", "42"])
def test_the_hash_seed_does_not_matter(seed: str, usual: dict[str, str]) -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env={**os.environ, "PYTHONHASHSEED": seed},
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    assert json.loads(done.stdout) == usual


def shuffled_store(folder: Path, seed: int) -> Path:
    """The pinned release with its `$defs` in another order."""
    for protocol in ("v1", "v2"):
        place = folder / "1.23.0" / protocol
        place.mkdir(parents=True)
        for lane, name in (("stable", "schema.json"), ("unstable", "schema.unstable.json")):
            schema = embedded("1.23.0", protocol, lane)
            entries = list(schema["$defs"].items())
            random.Random(seed).shuffle(entries)
            assert entries != list(schema["$defs"].items())
            (place / name).write_text(json.dumps({**schema, "$defs": dict(entries)}), "utf-8")
        for name in ("meta.json", "meta.unstable.json"):
            shutil.copy(ROOT / "schemas" / "1.23.0" / protocol / name, place)
    (folder / "releases.toml").write_text('[[release]]\nid = "1.23.0"\nprotocols = ["v1", "v2"]\n', "utf-8")
    return folder


@pytest.mark.parametrize("seed", [1, 2])
def test_the_order_of_definitions_does_not_matter(seed: int, usual: dict[str, str], tmp_path: Path) -> None:
    """MANIFEST.json alone differs: it has the digests of the schema files."""
    found = rendered(store=shuffled_store(tmp_path / "store", seed))
    manifest = tree.MANIFEST
    assert {name: digest for name, digest in found.items() if name != manifest} == {
        name: digest for name, digest in usual.items() if name != manifest
    }
    assert found[manifest] != usual[manifest]


def test_the_order_of_flags_does_not_matter() -> None:
    flags = ("unstable_session_fork", "unstable_session_notices", "unstable_nes")
    one = pipeline.load(Options(release="1.23.0", protocols=("v1",), gate=flags))
    other = pipeline.load(Options(release="1.23.0", protocols=("v1",), gate=(*reversed(flags), flags[0])))
    assert pipeline.render(one) == pipeline.render(other)
    assert one.options.as_json() == other.options.as_json()


def test_the_place_of_a_store_and_of_the_output_does_not_matter(tmp_path: Path) -> None:
    found = []
    for name in ("here", "elsewhere"):
        store = tmp_path / name / "store"
        shutil.copytree(ROOT / "schemas" / "1.23.0", store / "1.23.0")
        (store / "releases.toml").write_text('[[release]]\nid = "1.23.0"\nprotocols = ["v1", "v2"]\n', "utf-8")
        loaded = pipeline.load(Options(release="1.23.0", protocols=("v1",), store=store))
        files = pipeline.render(loaded)
        found.append({**files, tree.MANIFEST: tree.manifest_text(pipeline.manifest_data(loaded), files)})
    assert found[0] == found[1]
    assert not any("elsewhere" in text or "here/" in text for text in found[1].values())


def test_nothing_of_the_machine_is_in_the_output() -> None:
    """No time, no path, and no version of a tool outside MANIFEST.json."""
    made = ROOT / "generated" / "acp_bindings"
    date = source.open_store().release("1.23.0").date
    for path in made.rglob("*"):
        if path.suffix in (".py", ".json"):
            text = path.read_text("utf-8")
            assert str(ROOT) not in text
            assert os.path.expanduser("~") + os.sep not in text
            assert date not in text
            assert path.suffix == ".json" or "acpgen 0." not in text


@pytest.mark.slow
@pytest.mark.parametrize("version", ["3.12", "3.13"])
def test_the_python_does_not_matter(version: str, usual: dict[str, str], tmp_path: Path) -> None:
    found = interpreter(version)
    if found is None:
        pytest.skip(f"no Python {version} was found in PATH or ~/.pyenv/versions")
    subprocess.run([found, "-m", "venv", tmp_path / "venv"], check=True, timeout=300)
    python = tmp_path / "venv" / "bin" / "python"
    subprocess.run([python, "-m", "pip", "install", "--quiet", "-e", str(ROOT)], check=True, timeout=900)
    done = subprocess.run([python, "-c", SCRIPT], capture_output=True, text=True, check=True, timeout=300)
    assert json.loads(done.stdout) == usual


def interpreter(version: str) -> str | None:
    """A Python of a version: in PATH, or where pyenv puts them."""
    named = shutil.which(f"python{version}")
    pyenv = sorted(Path("~/.pyenv/versions").expanduser().glob(f"{version}.*/bin/python"))
    candidates = [*([named] if named else []), *map(str, pyenv)]
    for candidate in candidates:
        if subprocess.run([candidate, "-c", "pass"], capture_output=True).returncode == 0:
            return candidate
    return None
