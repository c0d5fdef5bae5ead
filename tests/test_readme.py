"""README.md says what is true: its code runs, its tables and excerpts are what the commands beside them print."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from acpgen import features
from acpgen.source import open_store

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text("utf-8")
MARKS = {"unstable": "u", "graduated": "S", "withdrawn": "x", "later": ".", "no items": "-"}


def run(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT, encoding="utf-8")


def test_the_code_runs_and_prints_what_its_comments_say() -> None:
    code = re.findall(r"```python\n(.*?)```", README, re.DOTALL)[0]
    path = f"import sys; sys.path.insert(0, {str(ROOT / 'generated')!r})\n"
    done = run(sys.executable, "-c", path + code)
    assert done.returncode == 0, done.stderr
    printed = done.stdout.splitlines()
    said = re.findall(r"^ *print\(.*?\)  # (.*)$", code, re.MULTILINE)
    assert len(printed) == len(said) == 3
    for line, comment in zip(printed, said, strict=True):
        pattern = ".*".join(re.escape(part) for part in comment.split("…"))
        assert re.fullmatch(pattern, line), f"{line!r} is not {comment!r}"


def test_the_table_of_flags_is_that_of_the_manifest() -> None:
    store = open_store()
    rows = [
        f"| `{feature.name}` | " + " | ".join(MARKS[state] for _, state in states) + " |"
        for feature, states in features.history(store, features.load_features(store))
    ]
    table = README.split("<!-- flags: acpgen features --history -->")[1].split("\n\n")[1]
    assert table.splitlines()[0] == "| flag | " + " | ".join(store.releases) + " |"
    assert table.splitlines()[2:] == rows


def test_the_excerpt_of_the_diff_is_what_the_command_prints() -> None:
    found = re.search(r"An excerpt of `acpgen (diff [^`]*)`:\n\n```text\n(.*?)```", README, re.DOTALL)
    assert found is not None
    printed = run(sys.executable, "-m", "acpgen", *found[1].split()).stdout
    for line in filter(None, found[2].splitlines()):
        assert line == "…" or line in printed.splitlines(), line
