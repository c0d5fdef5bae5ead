"""What a conjunction of subschemas without unions asks of a value, gathered in one place.

Knows how each keyword of several subschemas adds up. `not` is understood in the two shapes that close a fallback: constants
that a property must not have, and properties that must be absent.
"""

from __future__ import annotations

from typing import Any

from . import strict
from .schema import Node, same

_BY_KEYWORD = {
    "properties": "object",
    "required": "object",
    "items": "array",
    "minItems": "array",
    "minLength": "string",
    "pattern": "string",
    "minimum": "number",
    "maximum": "number",
}


class Unsatisfiable(Exception):
    """No value fits, or none that the generators know how to build."""


class Flat:
    """The sum of some parts. Raises Unsatisfiable where they contradict each other."""

    def __init__(self, parts: tuple[Node, ...]) -> None:
        self.parts = parts
        self.types = _types(parts)
        self.low: int | float | None = None
        self.high: int | float | None = None
        self.min_length = self._most("minLength")
        self.min_items = self._most("minItems")
        self.max_length = self._least("maxLength")
        self.max_items = self._least("maxItems")
        self.patterns = [part.keywords["pattern"] for part in parts if "pattern" in part.keywords]
        self.format = next(
            (part.keywords["format"] for part in parts if "format" in part.keywords),
            None,
        )
        self.items = tuple(part.items for part in parts if part.items is not None)
        self.properties = {name: None for part in parts for name in part.properties}
        self.required = {name for part in parts for name in part.required}
        self.additional = tuple(part.additional for part in parts if part.additional is not None)
        self.excluded: dict[str, tuple[Any, ...]] = {}
        self.forbidden: set[str] = set()
        for part in parts:
            self._bound(part)
            if "not" in part.keywords:
                self._exclude(part.child("not"))
        if self.forbidden & self.required:
            raise Unsatisfiable(f"{sorted(self.forbidden & self.required)} both required and refused")
        self.values = self._values()

    def nodes_for(self, name: str) -> tuple[Node, ...]:
        """The subschemas that a property of this name must fit."""
        declared = (part.properties.get(name, part.additional) for part in self.parts)
        return tuple(node for node in declared if node is not None)

    def _most(self, keyword: str) -> int:
        return max(
            (part.keywords[keyword] for part in self.parts if keyword in part.keywords),
            default=0,
        )

    def _least(self, keyword: str) -> int | None:
        return min(
            (part.keywords[keyword] for part in self.parts if keyword in part.keywords),
            default=None,
        )

    def _bound(self, part: Node) -> None:
        low, high = strict.RANGES.get(str(part.keywords.get("format")), (None, None))
        for bound in (low, part.keywords.get("minimum")):
            if bound is not None:
                self.low = bound if self.low is None else max(self.low, bound)
        for bound in (high, part.keywords.get("maximum")):
            if bound is not None:
                self.high = bound if self.high is None else min(self.high, bound)

    def _exclude(self, refused: Node) -> None:
        if "anyOf" in refused.keywords:
            for union in refused.own_unions:
                for node in union.alternatives:
                    self._exclude(node)
        elif len(refused.tags) == 1:
            ((name, value),) = refused.tags.items()
            self.excluded[name] = (*self.excluded.get(name, ()), value)
        elif len(refused.required) == 1 and not refused.properties:
            self.forbidden |= refused.required
        else:
            raise Unsatisfiable(f"a `not` of a shape that is not known at {refused.pointer}")

    def _values(self) -> tuple[Any, ...] | None:
        given = [part.keywords["enum"] for part in self.parts if "enum" in part.keywords]
        given += [[part.keywords["const"]] for part in self.parts if "const" in part.keywords]
        if not given:
            return None
        # Each part was compiled with its own keywords, so `type` and ranges are asked of it as well.
        values = tuple(
            value
            for value in given[0]
            if all(any(same(value, other) for other in others) for others in given[1:])
            and all(part.is_valid(value) for part in self.parts)
        )
        if not values:
            raise Unsatisfiable(f"no constant left at {self.parts[0].pointer}")
        return values


def _types(parts: tuple[Node, ...]) -> frozenset[str] | None:
    types: frozenset[str] | None = None
    for part in parts:
        named = part.keywords.get("type")
        if named is None:
            continue
        own = frozenset([named] if isinstance(named, str) else named)
        if types is not None:
            both = own & types
            # Every integer is a number.
            if "integer" in own | types and "number" in own | types:
                both |= {"integer"}
            own = both
        types = own
    if types is None:
        # Only what the keywords speak of is built; other types would be valid too, and say nothing.
        implied = {_BY_KEYWORD[keyword] for part in parts for keyword in part.keywords if keyword in _BY_KEYWORD}
        types = frozenset(implied) or None
    if types is not None and not types:
        raise Unsatisfiable(f"no type left at {parts[0].pointer}")
    return types
