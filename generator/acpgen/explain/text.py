"""A page as text: lines with a style, which only a terminal shows."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Iterator
from typing import Any

from acpgen.explain.pages import Page, Row

Line = tuple[str, str]  # text, style: "title", "head", "name", "code" or ""
_MARKS = {"absent": "-", "later": "-", "no items": "-"}
_SHOWN = 12  # of a long list
_HEADS = {"method": "Params", "property": "Where"}


def lines(page: Page, width: int = 88) -> Iterator[Line]:
    """The lines of a page, without the line ends."""
    about = [page["kind"], *page.get("protocols", [])]
    if page.get("release"):
        about.append(f"release {page['release']}")
    yield f"{page['name']}  ({', '.join(about)})", "title"
    yield "", ""
    for paragraph in filter(None, [*page.get("text", "").split("\n\n"), page.get("place", "")]):
        yield from _wrapped(paragraph, "  ", width)
        yield "", ""
    yield from _section("Type", _type(page), width)
    yield from _rows(_HEADS.get(page["kind"], "Fields"), _grouped(page), width)
    yield from _listed("Values", page.get("values", []), width)
    yield from _rows("Variants", page.get("variants", []), width, "  ({})")
    yield from _rows("Result", page.get("result_fields", []), width)
    yield from _example("Example", page, "example")
    yield from _example("Example of the result", page, "result_example")
    yield from _section("In Python", page.get("classes", []), width)
    yield from _section("Used in", page.get("used_in", []), width)
    yield from _section("Travels in" if page["kind"] != "method" else "Direction", _methods(page), width)
    yield from _section("Only if advertised", page.get("needs", []), width)
    yield from _section("Feature", [f"{page['feature']}, see there"] if page.get("feature") else [], width)
    for protocol, items in page.get("items", {}).items():
        yield from _section(f"Owns in {protocol}", items, width)
    states = [f"{id} {_MARKS.get(state, state)}" for id, state in page.get("life", {}).items()]
    if states:
        yield "Releases", "head"
        yield from _wrapped("   ".join(state.replace(" ", "\0") for state in states), "  ", width)


def _grouped(page: Page) -> list[Row]:
    """The fields; of a property that many definitions have, those that say the same in one."""
    rows = page.get("fields", [])
    if page["kind"] != "property":
        return rows
    groups: dict[str, list[Row]] = {}
    for row in rows:
        groups.setdefault(repr((row.get("type"), row.get("required"), row["text"])), []).append(row)
    return [{**group[0], "name": ", ".join(row["name"] for row in group)} for group in groups.values()]


def _type(page: Page) -> list[str]:
    shown = page.get("type", "")
    if page["kind"] == "method":
        return [f"{shown} -> {page['result']}" if page.get("result") else shown]
    if page["kind"] != "property":
        return [shown] if shown else []
    presence = "required" if page.get("required") else "optional"
    return [f"{shown}  {presence}, `{page['wire']}` on the wire"] if shown else []


def _methods(page: Page) -> list[str]:
    return [
        f"{row['method']}  {row['part']} of a {row['kind']}, {row['direction']}" if page["kind"] != "method"
        else f"{row['kind']}, {row['direction']}"
        for row in page.get("methods", [])
    ]  # fmt: skip


def _section(head: str, items: list[str], width: int) -> Iterator[Line]:
    if not items:
        return
    yield head, "head"
    for item in items[:_SHOWN]:
        yield from _wrapped(item, "  ", width)
    if len(items) > _SHOWN:
        yield f"  and {len(items) - _SHOWN} more (--format json has all)", ""
    yield "", ""


def _listed(head: str, rows: list[Row], width: int) -> Iterator[Line]:
    if not rows:
        return
    yield head, "head"
    for row in rows:
        yield from _wrapped(f"{row['name']}: {row['text']}" if row["text"] else row["name"], "  ", width)
    yield "", ""


def _rows(head: str, rows: list[Row], width: int, type_: str = ": {}") -> Iterator[Line]:
    if not rows:
        return
    yield head, "head"
    for row in rows:
        facts = [type_.format(row["type"]) if row.get("type") else ""]
        if "required" in row:
            facts.append(f"  {'required' if row['required'] else 'optional'}")
        if "default" in row:
            facts.append(f", default {json.dumps(row['default'], ensure_ascii=False)}")
        if row.get("wire", row["name"]) != row["name"]:
            facts.append(f", `{row['wire']}`")
        yield from ((line, "name") for line, _ in _wrapped(row["name"] + "".join(facts), "  ", width))
        if row["text"]:
            yield from _wrapped(row["text"], "      ", width)
    yield "", ""


def _example(head: str, page: Page, key: str) -> Iterator[Line]:
    if key not in page:
        return
    yield head, "head"
    value: Any = page.get(key)
    yield from ((f"  {line}", "code") for line in json.dumps(value, indent=2, ensure_ascii=False).split("\n"))
    yield "", ""


def _wrapped(text: str, indent: str, width: int) -> Iterator[Line]:
    """Wrapped at spaces; the second line of an item hangs."""
    hang = indent if len(indent) > 2 or text[:1].isupper() else indent + "    "
    for line in textwrap.wrap(
        text, width, initial_indent=indent, subsequent_indent=hang, break_long_words=False, break_on_hyphens=False
    ):
        yield line.replace("\0", " "), ""
