"""What a copy was made by and from: a newer acpgen, another version, an edited or damaged manifest."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from importlib import metadata
from pathlib import Path

import acpgen
import pytest
from acpgen import age, stamp
from vendored import DEST, FILE, Project, commands, edit, empty, findings, project, quick

__all__ = ["empty", "project", "quick"]


def test_a_newer_generator(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    made_by(project, "9.1.0")
    answer = project.vendor("check")
    assert answer.code == 1
    assert f"{DEST}/MANIFEST.json: newer: was made by acpgen 9.1.0, which is newer than this" in answer.out
    assert "`python -m pip install 'acpgen>=9.1.0'`" in answer.out
    before = project.everything()
    update = project.vendor("update")
    assert update.code == 2
    assert "E704" in update.err and "acpgen>=9.1.0" in update.err and "--downgrade" in update.err
    assert project.everything() == before
    # The repair: that version, or one that is newer still, is installed (with pip itself: the slow test below).
    for version in ("9.1.0", "9.2.0"):
        installed(monkeypatch, version)
        assert project.vendor("check").code == 0
        monkeypatch.undo()


def test_back_to_an_older_generator(project: Project) -> None:
    clean = project.tree()
    made_by(project, "9.1.0")
    assert project.vendor("update", "--downgrade").code == 0
    assert project.vendor("check").code == 0
    assert project.tree() == clean


def made_by(project: Project, version: str) -> None:
    """As if that version had written the copy."""
    path = project.copy / "MANIFEST.json"
    data = json.loads(path.read_text("utf-8"))
    data["generator"] = f"acpgen {version}"
    data["inputs"]["tools"]["acpgen"] = version
    data["fingerprint"] = stamp.fingerprint(data["inputs"])
    path.write_text(json.dumps(data, indent=2) + "\n", "utf-8")


def installed(monkeypatch: pytest.MonkeyPatch, version: str) -> None:
    """As if that version of acpgen were running."""
    for module in (age, stamp):
        monkeypatch.setattr(module, "__version__", version)


def test_version_only_is_no_drift(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    installed(monkeypatch, "9.1.0")
    answer = project.vendor("check")
    assert answer.code == 0
    assert "MANIFEST.json: version-only: was made by acpgen" in answer.out and "clean" in answer.out
    edit(project)
    both = project.vendor("check")
    assert both.code == 1
    assert "modified" in both.out and "version-only" in both.out
    monkeypatch.undo()
    monkeypatch.setattr(stamp, "TOOLS", ("black", "jinja2"))
    assert project.vendor("check").out.count("version-only") == 1


def test_another_generator_of_the_same_version_is_stale(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    digest = stamp.digest
    monkeypatch.setattr(stamp, "digest", lambda data: "0" * 64 if "write.py" in data else digest(data))
    answer = project.vendor("check")
    assert answer.code == 1
    assert "stale: was made from other inputs: the generator changed since" in answer.out


def test_versions_are_those_of_the_installed_packages() -> None:
    assert [stamp.version_of(name) for name in stamp.TOOLS] == [metadata.version(name) for name in stamp.TOOLS]


def test_an_edited_manifest(project: Project) -> None:
    path = project.copy / "MANIFEST.json"
    saved = path.read_bytes()
    path.write_bytes(saved.replace(b'"black": "', b'"black": "9'))
    (finding,) = findings(project)
    assert (finding["file"], finding["state"]) == ("MANIFEST.json", "modified")
    assert finding["repair"] == "restore MANIFEST.json from version control"
    path.write_bytes(saved)
    assert project.vendor("check").code == 0


@pytest.mark.parametrize(
    "text",
    [b"", b"{", b"[]", b'{"outputs": []}', b'{"outputs": {"../../x": "0"}}', b'{"outputs": {}, "ejected": ["/etc/x"]}']
    + [b'{"outputs": {"C:\\\\x": "0"}}', b"[" * 100_000, b"\xff"],
)
def test_a_damaged_manifest(project: Project, text: bytes) -> None:
    (project.copy / "MANIFEST.json").write_bytes(text)
    before = project.everything()
    for verb in (["check"], ["update"], ["remove"], ["eject", FILE]):
        answer = project.vendor(*verb)
        assert answer.code == 2, verb
        assert "E506" in answer.err and "restore it from version control" in answer.err
    assert project.everything() == before


@pytest.mark.slow
def test_pip_installs_the_newer_generator(project: Project, tmp_path: Path) -> None:
    """The repair for a newer generator, to the letter: a wheel of that version is found by pip and installed."""
    top = Path(__file__).resolve().parents[1]
    source = tmp_path / "source"
    for name in ("generator", "templates", "schemas"):
        shutil.copytree(top / name, source / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(top / name, source / name)
    package = source / "generator/acpgen/__init__.py"
    package.write_text(package.read_text().replace('__version__ = "', '__version__ = "9.'))
    links = tmp_path / "links"
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q"]
    subprocess.run([*pip, "wheel", "--no-deps", "-w", str(links), str(source)], check=True)

    venv = tmp_path / "venv"
    subprocess.run([sys.executable, "-m", "venv", str(venv)], check=True)
    python = str(venv / "bin" / "python")
    code = "import sysconfig; print(sysconfig.get_path('purelib'))"
    site = subprocess.run([python, "-c", code], capture_output=True, text=True, check=True).stdout.strip()
    mine = next(path for path in sys.path if path.endswith("site-packages"))
    Path(site, "dependencies.pth").write_text(mine + "\n")

    path = project.copy / "MANIFEST.json"
    version = f"9.{acpgen.__version__}"
    path.write_text(path.read_text().replace(f'"acpgen {acpgen.__version__}"', f'"acpgen {version}"'))
    (finding,) = findings(project)
    (repair,) = commands(finding["repair"])
    assert repair == f"python -m pip install 'acpgen>={version}'"
    where = {
        "PATH": f"{venv / 'bin'}:/usr/bin:/bin",
        "PIP_NO_INDEX": "1",
        "PIP_FIND_LINKS": str(links),
        "PIP_NO_DEPS": "1",
    }
    subprocess.run(repair, shell=True, env=where, check=True)
    done = subprocess.run([python, "-m", "acpgen", "vendor", "check"], cwd=project.root, capture_output=True, text=True)
    assert "newer" not in done.stdout, done
