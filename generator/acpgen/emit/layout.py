"""Brackets as black lays them out: one line if it fits, else an item a line with a trailing comma."""

from __future__ import annotations

from collections.abc import Iterable

from acpgen.literals import string

WIDTH = 88


def bracket(head: str, items: Iterable[str], tail: str, indent: int, pair: str = "()") -> str:
    """`head(items)tail`; `indent` is that of the line, lines after the first carry it themselves."""
    found = list(items)
    one = f"{head}{pair[0]}{', '.join(found)}{',' if pair == '()' and head.endswith('= ') and len(found) == 1 else ''}"
    one += f"{pair[1]}{tail}"
    if indent + len(one) <= WIDTH and "\n" not in one:
        return one
    pad = " " * (indent + 4)
    body = "".join(f"{pad}{item},\n" for item in found)
    return f"{head}{pair[0]}\n{body}{' ' * indent}{pair[1]}{tail}"


def union(head: str, members: list[str], indent: int = 0) -> str:
    """`head A | B`, one member a line in parentheses if it is long."""
    one = head + " | ".join(members)
    if len(members) == 1 or (indent + len(one) <= WIDTH and "\n" not in one):
        return one
    pad = " " * (indent + 4)
    inner = pad + " | ".join(members)
    if len(inner) <= WIDTH and "\n" not in inner:
        return f"{head}(\n{inner}\n{' ' * indent})"
    lines = [f"{pad}{'| ' if index else ''}{member}" for index, member in enumerate(members)]
    return f"{head}(\n" + "\n".join(lines) + f"\n{' ' * indent})"


def tuple_of(items: Iterable[str], indent: int = 0, head: str = "") -> str:
    found = list(items)
    if not found:
        return f"{head}()"
    if len(found) == 1 and indent + len(head) + len(found[0]) + 3 <= WIDTH:
        return f"{head}({found[0]},)"
    return bracket(head, found, "", indent)


def exported(names: Iterable[str]) -> str:
    """`__all__`, constants first."""
    return bracket("__all__ = ", [string(name) for name in sorted(names, key=_plain_key)], "", 0, "[]")


def _plain_key(name: str) -> tuple[int, str]:
    return (name_key(name)[0], name)


def name_key(name: str) -> tuple[int, str, str]:
    """Constants first, then classes, then the rest: the order of import sorters."""
    if name.isupper() and len(name) > 1:
        return (0, name.casefold(), name)
    return (1 if name[:1].isupper() else 2, name.casefold(), name)


def import_line(head: str, names: Iterable[str], indent: int = 0) -> str:
    """`from x import a, b`, in parentheses if it is long; names sorted as import sorters do, constants first."""
    found = sorted(names, key=name_key)
    if not found:
        return ""
    one = head + ", ".join(found)
    return one if indent + len(one) <= WIDTH else bracket(head, found, "", indent)
