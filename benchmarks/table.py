"""Results as markdown. Knows nothing of how they were measured."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Row:
    """One measure over all contenders; what is not there is an empty cell."""

    name: str
    cells: Mapping[str, str]
    reach: str = ""
    met: bool | None = None
    """Whether ours reaches it; None if there is no target or nothing of ours to measure."""


@dataclass(frozen=True, slots=True)
class Section:
    title: str
    columns: Sequence[str]
    rows: Sequence[Row]
    notes: Sequence[str] = field(default_factory=tuple)


def ratio(value: float) -> str:
    return f"{value:.2f}" if value < 10 else f"{value:.1f}"


def seconds(value: float) -> str:
    for unit, size in (("s", 1), ("ms", 1e-3), ("µs", 1e-6)):
        if value >= size:
            return f"{value / size:.3g} {unit}"
    return f"{value / 1e-9:.3g} ns"


def size(value: float) -> str:
    for unit, bytes_ in (("MB", 1 << 20), ("KB", 1 << 10)):
        if value >= bytes_:
            return f"{value / bytes_:.1f} {unit}"
    return f"{value:.0f} B"


_VERDICT = {True: "yes", False: "no", None: ""}


def markdown(section: Section) -> str:
    head = ["measure", *section.columns, "reach", "reached"]
    lines = [f"## {section.title}", "", _line(head), _line(["---"] * len(head))]
    for row in section.rows:
        cells = [row.cells.get(column, "") for column in section.columns]
        lines.append(_line([row.name, *cells, row.reach, _VERDICT[row.met]]))
    if section.notes:
        lines += ["", *(f"* {note}" for note in section.notes)]
    return "\n".join(lines) + "\n"


def _line(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"
