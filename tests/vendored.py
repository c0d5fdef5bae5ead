"""Projects for the tests of `acpgen vendor`: an empty one, one with a copy, the command line in this process.

Black is left out (the bytes of a copy are the concern of other tests) and a build is made once: what is tested here is
what happens to the files.
"""

from __future__ import annotations

import ast
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping
from contextlib import chdir
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from acpgen import cli, pipeline, tidy
from acpgen.options import Options

OLD, NEW = "1.23.0", "sdk-2.4.0"
FLAG = "unstable_session_notices"
DEST = "src/myagent/_acp"
COPY = Path(DEST)
FILE = "v1/shapes.py"

_build, _render = pipeline.build, pipeline.render
_made: dict[Options, pipeline.Build] = {}
_rendered: dict[Options, dict[str, str]] = {}


def render(loaded: pipeline.Loaded) -> dict[str, str]:
    if loaded.options not in _rendered:
        _rendered[loaded.options] = _render(loaded)
    return _rendered[loaded.options]


def build(options: Options, cache: Path | None = None, old_names: Any = None) -> pipeline.Build:
    if old_names is not None:
        return _build(options, None, old_names)
    if options not in _made:
        _made[options] = _build(options)
    return _made[options]


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Builds without black, each rendered once."""
    monkeypatch.setattr(tidy, "format", lambda files, *_: dict(files))
    monkeypatch.setattr(pipeline, "render", render)
    monkeypatch.setattr(pipeline, "build", build)


@dataclass(frozen=True)
class Answer:
    code: int
    out: str
    err: str


@dataclass(frozen=True)
class Project:
    """A folder in which the command line is run. `copy` is the folder of the vendored package."""

    root: Path
    capsys: pytest.CaptureFixture[str]

    @property
    def copy(self) -> Path:
        return self.root / COPY

    @property
    def src(self) -> Path:
        return self.root / "src"

    @property
    def pyproject(self) -> Path:
        return self.root / "pyproject.toml"

    def vendor(self, *args: str) -> Answer:
        self.capsys.readouterr()
        with chdir(self.root):
            code = cli.run(["vendor", *args])
        text = self.capsys.readouterr()
        return Answer(code, text.out, text.err)

    def follow(self, text: str, which: int = 0) -> Answer:
        """Do to the letter what a message says: the command in backticks number `which`."""
        command = shlex.split(commands(text)[which])
        assert command[:2] == ["acpgen", "vendor"], command
        return self.vendor(*command[2:])

    def tree(self) -> dict[str, bytes]:
        return contents(self.copy)

    def everything(self) -> dict[str, bytes]:
        return contents(self.root)


def commands(text: str) -> list[str]:
    return [found for found in re.findall(r"`([^`]+)`", text) if " " in found]


def contents(root: Path) -> dict[str, bytes]:
    """path -> bytes of every file, of links the target; caches of Python left out."""
    out = {}
    for path in sorted(root.rglob("*")):
        name = path.relative_to(root).as_posix()
        if path.is_symlink():
            out[name] = b"-> " + os.fsencode(os.readlink(path))
        elif path.is_file() and "__pycache__" not in name and not name.startswith(".git/"):
            out[name] = path.read_bytes()
    return out


@pytest.fixture
def empty(tmp_path: Path, capsys: pytest.CaptureFixture[str], quick: None) -> Project:
    root = tmp_path / "project"
    root.mkdir()
    return Project(root, capsys)


_templates: dict[tuple[str, ...], Path] = {}


def made(project: Project, tmp_path_factory: pytest.TempPathFactory, *args: str) -> Project:
    """Give an empty project a copy; copied from one that was made before with the same arguments."""
    if args not in _templates:
        template = tmp_path_factory.mktemp("template") / "project"
        template.mkdir()
        answer = Project(template, project.capsys).vendor("init", DEST, *args)
        assert answer.code == 0, answer
        (template / "src/myagent/__init__.py").touch()
        _templates[args] = template
    shutil.copytree(_templates[args], project.root, dirs_exist_ok=True, copy_function=shutil.copy2)
    return project


@pytest.fixture
def project(empty: Project, tmp_path_factory: pytest.TempPathFactory) -> Project:
    """A project with a copy of the old release, v1 only, one flag on."""
    return made(empty, tmp_path_factory, "--release", OLD, "--protocol", "v1", "--enable", FLAG)


def git(root: Path, *args: str) -> str:
    who = ["-c", "user.name=t", "-c", "user.email=t@example.org", "-c", "init.defaultBranch=main"]
    environment = {**os.environ, "GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull}
    done = subprocess.run(["git", *who, *args], cwd=root, env=environment, capture_output=True, text=True, check=True)
    return done.stdout


def bare(script: str, paths: Iterable[Path], python: str = sys.executable) -> str:
    """Run a script with nothing but Python: no site-packages, no environment, only these folders on the path."""
    setup = f"import sys; sys.path[:0] = {[str(path) for path in paths]!r}\n"
    done = subprocess.run([python, "-I", "-S", "-B", "-c", setup + script], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def changed(before: Mapping[str, bytes], after: Mapping[str, bytes]) -> set[str]:
    return {name for name in {*before, *after} if before.get(name) != after.get(name)}


def imports(copy: Path) -> int:
    """Check on the syntax tree that a copy needs nothing but itself and the standard library; how many imports it has."""
    seen = 0
    for path in copy.rglob("*.py"):
        depth = len(path.relative_to(copy).parts)
        tree = ast.parse(path.read_text("utf-8"))
        # What only a checker reads may come from the stubs that every checker brings.
        checked = [n for n in ast.walk(tree) if isinstance(n, ast.If) and ast.unparse(n.test) == "TYPE_CHECKING"]
        for_checkers = {id(inner) for node in checked for part in node.body for inner in ast.walk(part)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                seen += 1
                assert all(alias.name.split(".")[0] in sys.stdlib_module_names for alias in node.names), path
            elif isinstance(node, ast.ImportFrom):
                seen += 1
                top = (node.module or "").split(".")[0]
                known = sys.stdlib_module_names | ({"typing_extensions"} if id(node) in for_checkers else set())
                assert node.level or top in known, (path, node.module)
                assert node.level <= depth, f"{path} reaches out of the copy"
    return seen


def edit(project: Project, name: str = FILE, text: bytes = b"# mine\n") -> bytes:
    """Add to a file of the copy; its bytes afterwards."""
    path = project.copy / name
    path.write_bytes(path.read_bytes() + text)
    return path.read_bytes()


def findings(project: Project) -> list[dict[str, str]]:
    rows: list[dict[str, str]] = json.loads(project.vendor("check", "--format", "json").out)["findings"]
    return rows
