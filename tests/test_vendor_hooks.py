"""The hooks of `.pre-commit-hooks.yaml`: as data, and in a scratch repository under pre-commit itself."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from acpgen.cli import VERBS
from acpgen.cli.vendor import command
from vendored import DEST, Project, empty, git, project, quick

__all__ = ["empty", "project", "quick"]

TOP = Path(__file__).resolve().parents[1]
HOOKS = TOP / ".pre-commit-hooks.yaml"


def test_hooks_name_commands_that_are_there() -> None:
    text = HOOKS.read_text("utf-8")
    assert re.findall(r"^- id: (.*)$", text, re.MULTILINE) == ["acpgen-check", "acpgen-vendor-check"]
    entries = re.findall(r"^  entry: (.*)$", text, re.MULTILINE)
    assert entries == ["acpgen check", "acpgen vendor check"]
    assert "check" in VERBS and "check" in command.commands
    assert text.count("pass_filenames: false") == text.count("always_run: true") == 2


@pytest.fixture
def pre_commit(project: Project, tmp_path: Path) -> list[str]:
    """pre-commit beside this Python or on the path, for a repository of the project and a clone of our own."""
    beside = Path(sys.executable).with_name("pre-commit")
    found = str(beside) if beside.exists() else shutil.which("pre-commit") or os.environ.get("ACPGEN_PRE_COMMIT", "")
    if not found:
        pytest.skip("pre-commit is not installed: pip install pre-commit, or set ACPGEN_PRE_COMMIT")
    ours = tmp_path / "acpgen"
    git(tmp_path, "clone", "-q", "--no-local", "--depth=1", f"file://{TOP}", str(ours))
    revision = git(ours, "rev-parse", "HEAD").strip()
    (project.root / ".pre-commit-config.yaml").write_text(
        f"repos:\n- repo: {ours}\n  rev: {revision}\n  hooks:\n  - id: acpgen-vendor-check\n  - id: acpgen-check\n"
    )
    with project.pyproject.open("a") as handle:
        handle.write(f'\n[tool.acpgen]\nrelease = "{RELEASE}"\nprotocols = ["v1"]\nout = "generated/acp_bindings"\n')
    return [found, "run", "--all-files", "--verbose"]


RELEASE = "1.23.0"


@pytest.mark.slow
def test_hooks_in_a_scratch_repository(project: Project, pre_commit: list[str], tmp_path: Path) -> None:
    def run(code: int) -> str:
        git(project.root, "add", "-A")
        who = {"GIT_AUTHOR_NAME": "t", "GIT_AUTHOR_EMAIL": "t@example.org"}
        environment = {**os.environ, **who, "PRE_COMMIT_HOME": str(tmp_path / "home")}
        done = subprocess.run(
            pre_commit, cwd=project.root, env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == code, done.stdout + done.stderr
        return done.stdout

    git(project.root, "init", "-q")
    subprocess.run([sys.executable, "-m", "acpgen", "generate"], cwd=project.root, check=True, capture_output=True)
    # The copy of the fixture is not formatted; what is committed is what the command line makes.
    subprocess.run([sys.executable, "-m", "acpgen", "vendor", "update"], cwd=project.root, check=True)
    for _ in range(2):
        out = run(0)
        assert out.count("Passed") == 2
        assert git(project.root, "diff", "--name-only") == "", "a check writes nothing"

    edited = project.copy / "v1/wire.py"
    clean = edited.read_bytes()
    edited.write_bytes(clean + b"# mine\n")
    out = run(1)
    assert f"{DEST}/v1/wire.py: modified: was edited by hand" in out and out.count("Failed") == 1
    assert project.vendor("eject", "v1/wire.py").code == 0
    assert run(0).count("Passed") == 2

    (project.root / "generated/acp_bindings/v1/wire.py").unlink()
    assert "generated/acp_bindings/v1/wire.py: is missing" in run(1)
