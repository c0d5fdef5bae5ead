"""Docstrings of a generated module as a reader finds them: by class, field, argument and alias. For tests."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field


@dataclass
class Docstrings:
    classes: dict[str, str] = field(default_factory=dict)
    fields: dict[str, str] = field(default_factory=dict)
    inits: dict[str, str] = field(default_factory=dict)
    aliases: dict[str, str] = field(default_factory=dict)
    arguments: dict[str, list[str]] = field(default_factory=dict)


def read(source: str) -> Docstrings:
    out = Docstrings()
    body = ast.parse(source).body
    out.aliases = dict(_told(body))
    for node in body:
        if isinstance(node, ast.ClassDef):
            out.classes[node.name] = ast.get_docstring(node) or ""
            out.fields.update({f"{node.name}.{name}": text for name, text in _told(node.body)})
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef) and inner.name == "__init__":
                    out.inits[node.name] = ast.get_docstring(inner) or ""
                    out.arguments[node.name] = [argument.arg for argument in inner.args.kwonlyargs]
    return out


def _told(body: list[ast.stmt]) -> list[tuple[str, str]]:
    """Annotated names with the text that follows them."""
    out = []
    for node, after in zip(body, body[1:], strict=False):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and isinstance(after, ast.Expr):
            assert isinstance(after.value, ast.Constant)
            out.append((node.target.id, joined(str(after.value.value))))
    return out


def joined(text: str) -> str:
    """A text without the line breaks of its layout; paragraphs and list items stay."""
    paragraphs = text.replace("\n    - ", "\n\n- ").replace("\n- ", "\n\n- ").split("\n\n")
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in paragraphs if paragraph.strip())


def argument_line(docstring: str, name: str) -> str:
    """What pyright's language server shows for an argument: from the first line that seems to be about it."""
    for line in docstring.split("\n"):
        for mark, skipped in ((f":param {name}", 7), (f"{name}: ", 0), (f"{name} (", 0)):
            at = line.strip().find(mark)
            if at >= 0:
                return line.strip()[at + skipped :]
    return ""
