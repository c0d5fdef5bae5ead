"""Straight-line encoders to JSON text: `texts.py`, the same checks as `encoders.py` and the text without a dict between.

Keys and tags stand in f-strings as they travel; values go through the functions of `runtime/_text.py`. What would need
an escape in a key or a tag is left to the slow way.
"""

from __future__ import annotations

from acpgen import ir
from acpgen.emit.encoders import Encoders
from acpgen.emit.layout import WIDTH
from acpgen.emit.models import hidden
from acpgen.literals import json_text


class TextEncoders(Encoders):
    """Encoders to JSON text: `w` is an object's text without its last brace."""

    returns = "str"

    def writes(self, record: ir.Record) -> bool:
        names = [*(tag.wire for tag in record.tags), *(field.wire for field in record.fields)]
        return None not in map(json_text, [*names, *(tag.value for tag in record.tags)])

    def begin(self, tags: tuple[ir.Tag, ...], pairs: list[tuple[str, str]]) -> list[str]:
        lead = "".join(f",{json_text(tag.wire)}:{json_text(tag.value)}" for tag in tags)
        if not pairs:
            # Without a brace: the first property that follows brings a comma, which `end` leaves out.
            return [f"w = '{{{lead[1:]}'" if lead else 'w = ""']
        pieces = [(f"{{{{{lead[1:]}" if lead else "{{") + self._member(pairs[0], comma=bool(lead))]
        pieces += map(self._member, pairs[1:])
        one = f"    w = f'{''.join(pieces)}'"
        if len(one) <= WIDTH:
            return [one.strip()]
        return ["w = (", *(f"    f'{piece}'" for piece in pieces), ")"]

    def _member(self, pair: tuple[str, str], comma: bool = True) -> str:
        wire, made = pair
        if made.startswith("repr("):
            made = f"{made[5:-1]}!r"
        return f"{',' if comma else ''}{json_text(wire)}:{{{made}}}"

    def put(self, wire: str, made: str) -> str:
        return f"w += f'{self._member((wire, made))}'"

    def end(self, record: ir.Record, nulls: list[str]) -> list[str]:
        lines = ["if o._keys:", "    raise Unclean"] if "_keys" in hidden(record) else []
        if record.tags or any(field.required for field in record.fields):
            # Added in place, without another copy of a long text.
            return [*lines, 'w += "}"', "return w"]
        return [*lines, 'return f"{{{w[1:]}}}"']

    def extra(self) -> str:
        return "w += rest(x)"

    def plain(self, type_: ir.Type, var: str) -> str:
        match type_:
            case ir.Scalar(kind="string"):
                return f"quote({var})"
            case ir.Scalar(kind="integer" | "number"):
                return f"repr({var})"
            case ir.Scalar(kind="boolean"):
                return f'"true" if {var} else "false"'
            case ir.Scalar(kind="null"):
                return '"null"'
            case ir.Choice() if _of_strings(type_):
                return f"quote({var})"
            case ir.Map():
                return f"plain(strings({var}))"
            case _:
                return f"plain({var})"

    def plain_list(self, var: str) -> str:
        return f"plain({var})"

    def array(self, item: str, var: str) -> str:
        return f"array([{item} for x in {var}])"

    def mapping(self, item: str, var: str) -> str:
        return f"members({{k: {item} for k, x in {var}.items()}})"

    def or_null(self, var: str, made: str) -> str:
        return made if made == f"plain({var})" else f'"null" if {var} is None else {made}'

    def needed(self, var: str, condition: str) -> str:
        # `quote` takes nothing but strings.
        return "" if condition == f"type({var}) is not str" else super().needed(var, condition)


def _of_strings(choice: ir.Choice) -> bool:
    """Whether no other value has passed the check; then an open enum is open for strings alone."""
    return all(isinstance(item, str) for item in choice.values) and all(o.kind == "string" for o in choice.open)
