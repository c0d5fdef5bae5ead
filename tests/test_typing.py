"""mypy and pyright, both strict, on the generated package and on code that uses it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[1]
GENERATED = ROOT / "generated"
USER = Path(__file__).parent / "typing" / "user_code.py"
Lines = dict[int, list[str]]


def expected() -> tuple[dict[int, str], set[int]]:
    """Line -> the type that is revealed there, and the lines that are errors."""
    revealed, errors = {}, set()
    for number, line in enumerate(USER.read_text("utf-8").splitlines(), 1):
        if match := re.search(r"reveal_type\(.*\)  # -> (.*)$", line):
            revealed[number] = match[1]
        elif line.endswith("# error"):
            errors.add(number)
    return revealed, errors


def plain(text: str) -> str:
    """A type as either checker prints it, without modules, and with `|` for Union and Optional."""
    text = re.sub(r"\b(?:[a-z_]\w*\.)+(?=[A-Za-z])", "", text).replace('"', "'").replace("*", "")
    text = text.rstrip("?")
    while match := re.search(r"\b(Union|Optional)\[([^\[\]]*(?:\[[^\[\]]*\][^\[\]]*)*)\]", text):
        inner = match[2].replace(", ", " | ") + (" | None" if match[1] == "Optional" else "")
        text = text[: match.start()] + inner + text[match.end() :]
    return " | ".join(sorted(text.split(" | ")))


def mypy(*targets: str) -> tuple[Lines, Lines]:
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", "--no-pretty", "--hide-error-context"]
    done = subprocess.run(
        [*command, "--config-file", "", *targets],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env={**os.environ, "MYPYPATH": str(GENERATED)},
    )
    assert done.returncode in (0, 1), done.stderr + done.stdout
    notes: Lines = {}
    errors: Lines = {}
    for line in done.stdout.splitlines():
        match = re.match(r".*?:(\d+): (note|error): (.*)", line)
        assert match is not None, line
        (notes if match[2] == "note" else errors).setdefault(int(match[1]), []).append(match[3])
    return notes, errors


def pyright(folder: Path, *targets: Path) -> tuple[Lines, Lines]:
    config = {
        "include": [os.path.relpath(target, folder) for target in targets],
        "extraPaths": [str(GENERATED)],
        "typeCheckingMode": "strict",
        "pythonVersion": "3.11",
        "reportUnusedExpression": "none",
    }
    (folder / "pyrightconfig.json").write_text(json.dumps(config), "utf-8")
    command = [sys.executable, "-m", "pyright", "--outputjson", "--project", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    try:
        report: dict[str, Any] = json.loads(done.stdout)
    except ValueError:
        pytest.skip(f"pyright cannot run here: {done.stderr[-200:]}")
    assert report["summary"]["filesAnalyzed"] > 0
    found: list[dict[str, Any]] = report["generalDiagnostics"]
    notes: Lines = {}
    errors: Lines = {}
    for item in found:
        place = notes if item["severity"] == "information" else errors
        place.setdefault(item["range"]["start"]["line"] + 1, []).append(item["message"])
    return notes, errors


def types_of(notes: Lines) -> dict[int, str]:
    out = {}
    for line, texts in notes.items():
        for text in texts:
            if match := re.search(r'(?:Revealed type is|Type of ".*" is) "(.*)"', text):
                out[line] = plain(match[1])
    return out


def check(notes: Lines, errors: Lines) -> None:
    revealed, wrong = expected()
    assert len(revealed) > 20 and len(wrong) > 10
    assert types_of(notes) == {line: plain(text) for line, text in revealed.items()}
    unexpected = {line: texts for line, texts in errors.items() if line not in wrong}
    assert unexpected == {}
    assert wrong - errors.keys() == set()


def test_mypy_on_user_code() -> None:
    check(*mypy(str(USER)))


def test_pyright_on_user_code(tmp_path: Path) -> None:
    check(*pyright(tmp_path, USER))


def test_mypy_on_the_page_of_use(tmp_path: Path) -> None:
    """What docs/using.md shows is what a type checker takes, all its blocks in one file."""
    page = (ROOT / "docs" / "using.md").read_text("utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    assert len(blocks) > 10
    file = tmp_path / "page.py"
    file.write_text("\n".join(blocks), "utf-8")
    assert mypy(str(file)) == ({}, {})


def test_mypy_on_the_generated_package() -> None:
    notes, errors = mypy(str(GENERATED / "acp_bindings"))
    assert (notes, errors) == ({}, {})


def test_pyright_on_the_generated_package(tmp_path: Path) -> None:
    notes, errors = pyright(tmp_path, GENERATED / "acp_bindings")
    assert (notes, errors) == ({}, {})
