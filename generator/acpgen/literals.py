"""Schema text into Python text: string literal, docstring, comment, identifier.

Names, tags and descriptions of a schema are untrusted input. This is the only module through which they reach the text
of a Python file; everything else works with ready-made literals.
"""

from __future__ import annotations

import json
import keyword
import math
import re
import textwrap
from collections.abc import Iterable
from typing import Any

# Characters that no reader sees but that change what he sees: bidirectional controls and other format characters,
# line and paragraph separators, control codes. `str.isprintable` is false for all of them.
_SPACE = re.compile(r"\s+")
_ESCAPED = re.compile(r"""["'\\{}]""")


def string(text: str) -> str:
    """A string literal, with the quotes that black would choose."""
    quote = '"' if text.count('"') <= text.count("'") else "'"
    out = []
    for char in text:
        if char in (quote, "\\"):
            out.append("\\" + char)
        elif char.isprintable():
            out.append(char)
        else:
            out.append(repr(char)[1:-1])
    return quote + "".join(out) + quote


def value(item: Any) -> str:
    """A literal for any JSON value."""
    if isinstance(item, str):
        return string(item)
    if item is None or isinstance(item, bool):
        return repr(item)
    if isinstance(item, float):
        return repr(item) if math.isfinite(item) else f"float({string(repr(item))})"
    if isinstance(item, int):
        return repr(item)
    if isinstance(item, list):
        return "[" + ", ".join(map(value, item)) + "]"
    if isinstance(item, dict):
        return "{" + ", ".join(f"{string(key)}: {value(inner)}" for key, inner in item.items()) + "}"
    raise TypeError(f"{type(item).__name__} is no JSON value")


def constant(item: Any) -> str:
    """A literal of tuples for any JSON value or tuple; objects become tuples of pairs, so that it is a constant."""
    if isinstance(item, (list, tuple)):
        inner = ", ".join(map(constant, item))
        return f"({inner},)" if len(item) == 1 else f"({inner})"
    return value(item)


def json_text(item: Any) -> str | None:
    """The JSON text of a key or a tag, for a literal in single quotes that may be an f-string; None if any of the three
    would need an escape."""
    if isinstance(item, str):
        return f'"{item}"' if item.isprintable() and not _ESCAPED.search(item) else None
    return json.dumps(item)


def identifier(text: str) -> str:
    """An identifier that is safe to print; anything else is a defect of naming, not of the schema."""
    if not text.isidentifier() or keyword.iskeyword(text) or not text.isascii():
        raise ValueError(f"{text!r} is no identifier")
    return text


def one_line(text: str) -> str:
    """Text on one line with everything visible: no control, format or line-separating characters."""
    return "".join(c if c.isprintable() else " " for c in _SPACE.sub(" ", text)).strip()


def comment(text: str, indent: int = 0, width: int = 88) -> str:
    """One or more comment lines."""
    lines = textwrap.wrap(one_line(text), width - indent - 2, break_long_words=False, break_on_hyphens=False)
    return f"\n{' ' * indent}".join(f"# {line}" for line in lines)


def docstring(text: str, indent: int, width: int = 88, lines: Iterable[str] = ()) -> str:
    """A docstring of one or more paragraphs, wrapped, as black would leave it; `indent` is that of its first quote.

    A paragraph that begins with "- " is an item of a list. `lines` come last and are not wrapped: editors look for the
    line of an argument, not for its paragraph.
    """
    parts = _safe([*re.split(r"\n\s*\n", text), *lines])
    count = len(parts) - len(list(lines))
    if not parts:
        return ""
    single = f'"""{parts[0]}"""'
    if len(parts) == 1 and indent + len(single) <= width:
        return single
    if len(parts) == 1 and len(textwrap.wrap(f'"""{parts[0]}', width - indent, break_long_words=False)) == 1:
        width -= 3  # black leaves the quotes on the line of a text of one line, so make it two
    out: list[str] = []
    for number, part in enumerate(parts):
        item = part.startswith("- ")
        if number and not (item and parts[number - 1].startswith("- ")) and number <= count:
            out.append("")
        if number >= count:
            out.append(part)
            continue
        first = '"""' if number == 0 else ""
        out += textwrap.wrap(
            first + part,
            width - indent,
            subsequent_indent="  " if item else "",
            break_long_words=False,
            break_on_hyphens=False,
        )
    pad = " " * indent
    return "\n".join(f"{pad}{line}" if line and i else line for i, line in enumerate(out)) + f'\n{pad}"""'


def _safe(texts: Iterable[str]) -> list[str]:
    """One-line texts that may stand in a docstring one after the other; empty ones are left out."""
    shown = [one_line(text).replace("\\", "\\\\") for text in texts]
    parts = [re.sub('"{3,}', _quoted, text) for text in shown if text]
    if parts:
        # A quote that would touch the closing ones, unless it has its backslash already.
        parts[-1] = re.sub(r'(?<!\\)((?:\\\\)*)"\Z', r"\1\"", parts[-1])
    return parts


def _quoted(match: re.Match[str]) -> str:
    return '\\"' * len(match[0])
