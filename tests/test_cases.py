"""`acpgen generate` on small schemas: a folder each, with the schema, the configuration, and what comes of it.

`expected/` holds files of the package as they must be, but for docstrings, `error.txt` what must stand on standard error.
Set `ACPGEN_UPDATE_CASES=1` to write them anew, and read the difference.
"""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import black
import pytest
from support.command import acpgen, tree
from support.stores import write_store

CASES = Path(__file__).resolve().parent / "cases" / "generate"
NAMES = sorted(path.name for path in CASES.iterdir())
UPDATE = bool(os.environ.get("ACPGEN_UPDATE_CASES"))
SHOWN = ("v1/models.py", "v1/wire.py", "v1/features.py", "v1/methods.py")


@pytest.fixture(params=NAMES)
def case(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path, Path]:
    """The folder of the case, and a project laid out as it says."""
    folder: Path = CASES / request.param
    unstable = (folder / "schema.unstable.json").read_bytes()
    stable = (folder / "schema.json").read_bytes() if (folder / "schema.json").exists() else None
    manifests = {path.stem: path.read_text("utf-8") for path in folder.glob("*.toml") if path.stem != "pyproject"}
    write_store(tmp_path / "store", unstable, stable, **manifests)
    shutil.copy(folder / "pyproject.toml", tmp_path)
    return folder, tmp_path


def test_case(case: tuple[Path, Path]) -> None:
    folder, project = case
    done = acpgen("generate", cwd=project)
    said = done.err.replace(str(project), "PROJECT")
    out = project / "acp_out"
    if UPDATE:
        update(folder, done.code, said, out)
    if (folder / "error.txt").exists():
        assert done.code == 2
        assert said == (folder / "error.txt").read_text("utf-8")
        assert not out.exists()
        assert {path.name for path in project.iterdir()} == {"pyproject.toml", "store"}
        return
    assert (done.code, said) == (0, "")
    for name, data in tree(folder / "expected").items():
        assert without_docstrings((out / name).read_text("utf-8")) == data.decode(), name
    uses(out)


def update(folder: Path, code: int, said: str, out: Path) -> None:
    shutil.rmtree(folder / "expected", ignore_errors=True)
    (folder / "error.txt").unlink(missing_ok=True)
    if code:
        (folder / "error.txt").write_text(said, "utf-8")
        return
    wanted = SHOWN if "feature" in folder.name else SHOWN[:2]
    for name in wanted:
        (folder / "expected" / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / "expected" / name).write_text(without_docstrings((out / name).read_text("utf-8")), "utf-8")


def without_docstrings(text: str) -> str:
    """The code alone: what the prose says is tested where the prose is."""
    module = ast.parse(text)
    for node in ast.walk(module):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)):
            node.body = [one for one in node.body if not is_text(one)] or [ast.Pass()]
    return black.format_str(ast.unparse(module), mode=black.Mode())


def is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def uses(out: Path) -> None:
    """The package imports in a fresh interpreter, with warnings as errors, and every name it promises is there."""
    script = f"import sys; sys.path.insert(0, {str(out.parent)!r}); from {out.name}.v1 import *; from {out.name}.v1.wire import *"
    subprocess.run([sys.executable, "-W", "error", "-I", "-c", script], check=True, timeout=60)


def test_there_are_cases_of_both_kinds() -> None:
    kinds = [(CASES / name / "error.txt").exists() for name in NAMES]
    assert kinds.count(True) > 5
    assert kinds.count(False) > 5


def test_expected_python_parses() -> None:
    for path in CASES.glob("*/expected/**/*.py"):
        ast.parse(path.read_text("utf-8"))
