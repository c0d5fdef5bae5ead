"""The page of use: its Python blocks run, in order, and what stands after `# =>` is true."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest

PAGE = Path(__file__).resolve().parents[1] / "docs" / "using.md"


def blocks() -> list[tuple[int, str]]:
    """The Python blocks, each with the line on which it begins."""
    text = PAGE.read_text("utf-8")
    found = re.finditer(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return [(text[: match.start(1)].count("\n") + 1, match[1]) for match in found]


def run(source: str, names: dict[str, Any], place: str) -> int:
    """Run a block statement by statement; how many values were compared."""
    lines, compared = source.splitlines(), 0
    for node in ast.parse(source).body:
        assert node.end_lineno is not None
        _, arrow, wanted = lines[node.end_lineno - 1].partition("  # => ")
        if arrow and isinstance(node, ast.Expr):
            value = eval(compile(ast.Expression(node.value), place, "eval"), names)
            assert repr(value) == wanted.strip(), f"{place}:{node.lineno}"
            compared += 1
        else:
            exec(compile(ast.Module([node], []), place, "exec"), names)
    return compared


def test_blocks_run() -> None:
    names: dict[str, Any] = {"__name__": "docs"}
    compared = 0
    for line, source in blocks():
        compared += run(source, names, f"{PAGE.name} (block at line {line})")
    # Each arrow was looked at: one that is misplaced would be a comment.
    assert compared == sum(source.count("# =>") for _, source in blocks()) > 20


def test_a_wrong_value_is_noticed() -> None:
    with pytest.raises(AssertionError):
        run("1 + 1  # => 3\n", {}, "here")
    assert run("1 + 1  # => 2\n", {}, "here") == 1
