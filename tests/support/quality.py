"""Black, ruff, mypy and pyright on generated packages; each says what it finds, one line a finding."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import black


def python_files(folders: Iterable[Path]) -> list[Path]:
    return [path for folder in folders for path in sorted(folder.rglob("*.py"))]


def reformatted(folders: Iterable[Path], workers: int = 2) -> list[str]:
    """The files in which black, with its default mode, would change something."""
    files = python_files(folders)
    with ProcessPoolExecutor(workers) as pool:
        changed = list(pool.map(black_changes, files, chunksize=1))
    return [str(path) for path, change in zip(files, changed, strict=True) if change]


def black_changes(path: Path) -> bool:
    text = path.read_text("utf-8")
    return bool(text) and black.format_str(text, mode=black.Mode()) != text


def ruff(folders: Iterable[Path]) -> list[str]:
    command = ["ruff", "check", "--isolated", "--no-cache", "--output-format", "concise", *map(str, folders)]
    done = subprocess.run([sys.executable, "-m", *command], capture_output=True, text=True, timeout=300)
    return [] if done.returncode == 0 else (done.stdout + done.stderr).splitlines()


def mypy(folders: Iterable[Path], cache: Path) -> list[str]:
    arguments = ["--strict", "--no-error-summary", "--cache-dir", str(cache), "--config-file", ""]
    done = subprocess.run(
        [sys.executable, "-m", "mypy", *arguments, *map(str, folders)],
        capture_output=True,
        text=True,
        timeout=900,
        cwd=cache.parent,
    )
    return [] if done.returncode == 0 else (done.stdout + done.stderr).splitlines()


def start_pyright(project: Path) -> subprocess.Popen[str]:
    """Strict, on everything below a folder that holds packages. It takes long, and runs beside the tests that follow."""
    config = {"typeCheckingMode": "strict", "pythonVersion": "3.11", "include": ["."]}
    (project / "pyrightconfig.json").write_text(json.dumps(config), "utf-8")
    return subprocess.Popen(
        [sys.executable, "-m", "pyright", "--outputjson", "-p", str(project)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def pyright(running: subprocess.Popen[str]) -> list[str]:
    out, _ = running.communicate(timeout=1800)
    if running.returncode not in (0, 1):
        return [out]
    report = json.loads(out[out.index("{") :])
    assert report["summary"]["filesAnalyzed"] > 0
    return [
        f"{found['file']}:{found['range']['start']['line'] + 1}: {found['message']}"
        for found in report["generalDiagnostics"]
        if found["severity"] != "information"
    ]


def imports(folder: Path, protocols: Iterable[str]) -> None:
    """Import every module of a package in a fresh interpreter, with warnings as errors."""
    modules = [
        f"{folder.name}.{protocol}.{path.stem}" for protocol in protocols for path in (folder / protocol).glob("*.py")
    ]
    script = (
        f"import sys, importlib; sys.path.insert(0, {str(folder.parent)!r})\n"
        f"for name in {modules!r}: importlib.import_module(name.removesuffix('.__init__'))"
    )
    subprocess.run([sys.executable, "-W", "error", "-I", "-c", script], check=True, timeout=120)
