"""The rule table. The data is `rules.toml`; this only reads it."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

Law = Literal["widens", "narrows", "both", "none", "fallback", "use"]
LAWS: dict[Law, str] = {
    "widens": "widening breaks the old receiver",
    "narrows": "narrowing breaks the old producer",
    "both": "breaks both ends",
    "none": "breaks nobody on the wire",
    "fallback": "breaks nobody whose fallback takes it",
    "use": "by what uses it",
}


@dataclass(frozen=True, slots=True)
class Rule:
    """A permanent id with its title, law and page. `wire`: a break of this rule must carry a witness; `review`: always
    one for a person to look at."""

    id: str
    title: str
    law: Law
    page: str
    wire: bool = False
    review: bool = False

    @property
    def law_text(self) -> str:
        return LAWS[self.law]


def _load() -> dict[str, Rule]:
    table = tomllib.loads((Path(__file__).parent / "rules.toml").read_text("utf-8"))
    return {id: Rule(id, **entry) for id, entry in table.items()}


RULES: dict[str, Rule] = _load()


def explain(id: str) -> str | None:
    """The page of a rule as text, None if there is no such rule."""
    rule = RULES.get(id.upper())
    if rule is None:
        return None
    remarks = ["every break carries a checked witness"] if rule.wire else []
    remarks += ["always for a person to look at"] if rule.review else []
    tail = f" ({'; '.join(remarks)})" if remarks else ""
    return f"{rule.id}: {rule.title}\n\n{rule.law_text[0].upper()}{rule.law_text[1:]}{tail}.\n\n{rule.page}"
