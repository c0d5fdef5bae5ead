"""An object schema taken apart, and two of them put together as `allOf` means it.

Works on properties that are lowered already; knows nothing of names or of the definitions around.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from acpgen.keywords import LENIENT
from acpgen.nodes import OWN, Unsupported
from acpgen.source import Json


@dataclass(frozen=True, slots=True)
class Shape:
    """An object schema taken apart: what an `allOf` of it contributes. `payload` is the one definition it extends."""

    properties: Json = field(default_factory=dict)
    required: tuple[str, ...] = ()
    excluded: Json | None = None  # the `not` of a fallback
    unions: tuple[tuple[str, tuple[Json, ...], str], ...] = ()  # (keyword, variants, definition it stands in)
    closed: bool = False  # additionalProperties: false, which sees only the properties beside it
    sealed: bool = False  # unevaluatedProperties: false, which sees those of unions and `allOf` too
    typed: bool = False  # whether a part says that it is an object
    payload: str = ""


def as_part(shape: Shape) -> Shape:
    """A shape inside another: what it seals, it seals without a look at what stands around it."""
    return replace(shape, closed=shape.closed or shape.sealed, sealed=False)


def merge(first: Shape, second: Shape) -> Shape:
    """Both shapes at once, as `allOf` means it. Of a property that both have, the one that says more stays."""
    for one, other in ((first, second), (second, first)):
        strange = set(other.properties) - set(one.properties)
        if one.closed and strange:
            raise Unsupported(f"{min(strange)!r} stands beside a schema that allows no other properties")
    properties = dict(first.properties)
    for key, prop in second.properties.items():
        properties[key] = _narrower(properties[key], prop, key) if key in properties else prop
    if first.excluded and second.excluded and first.excluded != second.excluded:
        raise Unsupported("two `not` at once")
    return Shape(
        properties=properties,
        required=tuple(dict.fromkeys((*first.required, *second.required))),
        excluded=first.excluded or second.excluded,
        unions=(*first.unions, *second.unions),
        closed=first.closed or second.closed,
        sealed=first.sealed or second.sealed,
        typed=first.typed or second.typed,
        payload=first.payload or second.payload,
    )


def _narrower(a: Json, b: Json, key: str) -> Json:
    if _bare(a) == _bare(b) or not _bare(b):
        return {**b, **a}
    if not _bare(a):
        return {**a, **b}
    for narrow, wide in ((a, b), (b, a)):
        types = _types(wide)
        if "const" in narrow and isinstance(narrow["const"], str) and "string" in types:
            return narrow
    raise Unsupported(f"the property {key!r} is defined twice, and differently")


def _bare(prop: Json) -> Json:
    return {key: value for key, value in prop.items() if key not in (OWN, "default", *LENIENT)}


def _types(prop: Json) -> set[str]:
    parts = prop.get("anyOf", [prop])
    return {part["type"] for part in parts if isinstance(part.get("type"), str) and "enum" not in part}
