"""Straight-line encoders: `_e_X(o, c)` takes an object and the codec and returns what travels, or raises anything.

What is looked at is the same for a wire dict and for JSON text; how the result is put together is a subclass's to say.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import replace
from typing import Any

from acpgen import ir
from acpgen.emit.checks import Checks, FunctionView, Line
from acpgen.emit.layout import bracket
from acpgen.emit.models import default_expression, hidden
from acpgen.literals import identifier, string, value


class Encoders(ABC):
    """Makes the encoders of a protocol; `helpers` are those of alternatives inside types, made on the way.

    The hooks take and give Python expressions, for a value that has passed its checks.
    """

    def __init__(self, known: dict[str, Any], checks: Checks) -> None:
        self.known = known
        self.checks = checks
        self.helpers: list[FunctionView] = []

    returns: str
    """The type that a record's encoder returns, and a table of them holds."""

    def writes(self, record: ir.Record) -> bool:
        """Whether the record has straight-line code at all."""
        return True

    @abstractmethod
    def begin(self, tags: tuple[ir.Tag, ...], pairs: list[tuple[str, str]]) -> list[str]:
        """Lines that set `w` to an object of the tags and of the (wire name, expression) pairs, which are required."""

    @abstractmethod
    def put(self, wire: str, made: str) -> str:
        """The line that adds a property to `w`."""

    @abstractmethod
    def end(self, record: ir.Record, nulls: list[str]) -> list[str]:
        """The last lines: what a received object owes to its order of keys, and the return. `nulls`: see `reorder`."""

    @abstractmethod
    def extra(self) -> str:
        """The line that adds the properties of `x`, the unknown ones."""

    @abstractmethod
    def plain(self, type_: ir.Type, var: str) -> str:
        """A value that is written as it is."""

    @abstractmethod
    def plain_list(self, var: str) -> str:
        """A list of such values."""

    @abstractmethod
    def array(self, item: str, var: str) -> str:
        """A list; `item` is the expression for its `x`."""

    @abstractmethod
    def mapping(self, item: str, var: str) -> str:
        """An object with free keys; `item` is the expression for the value `x`."""

    @abstractmethod
    def or_null(self, var: str, made: str) -> str:
        """`made`, or null if the variable is None."""

    def needed(self, var: str, condition: str) -> str:
        """The condition of a check, empty if writing the value finds out by itself."""
        return "" if condition == f"type({var}) is not dict" else condition

    def record(self, record: ir.Record) -> FunctionView:
        name = identifier(record.name)
        head = f"def _e_{name}(o: Any, c: Any) -> {self.returns}:"
        if not self.writes(record):
            return FunctionView(head, ("raise Unclean",))
        out = Line()
        required = [f for f in record.fields if f.required]
        # Through a variable: type checkers would take a direct test as leave to doubt the checks that follow.
        out.add("t = type(o)", f"if t is not {name}:", "    raise Unclean")
        excluded = record.excluded.wire if record.excluded and record.fallback else ""
        pairs = []
        for number, field in enumerate(required):
            var = f"v{number}"
            out.add(f"{var} = o.{field.name}")
            pairs.append((field.wire, self._written(record, field, var, out, field.wire == excluded)))
        out.add(*self.begin(record.tags, pairs))
        for field in record.fields:
            if not field.required:
                self._write_optional(record, field, out, field.wire == excluded)
        out.add("x = o.extra_fields", "if x:")
        names = self.checks.known_names(record)
        guard = f"not {names}.isdisjoint(x)"
        if record.excluded is not None and record.excluded.values is None:
            guard += f" or {string(record.excluded.wire)} in x"
        out.add(
            *(
                ["    raise Unclean"]
                if record.closed
                else [f"    if {guard}:", "        raise Unclean", f"    {self.extra()}"]
            )
        )
        out.add(*self.end(record, [f.wire for f in record.fields if self._null_is_omitted(f)]))
        return FunctionView(head, tuple(out.lines))

    def _null_is_omitted(self, field: ir.Field) -> bool:
        if field.required or field.null_clears or field.has_default:
            return False
        return field.nullable or self.checks.takes_null(field.type)

    def _written(self, record: ir.Record, field: ir.Field, var: str, out: Line, free_tag: bool) -> str:
        """Check lines for a value that is there, and the expression that is written."""
        resolved = self.checks.resolved(field.type)
        bad = self.checks.bad(field.type, var, encoding=True)
        if free_tag and isinstance(resolved, ir.Scalar):
            bad = f'type({var}) is not str or {var}[:1] != "_"'
        if bad is not None:
            condition = self.needed(var, bad)
            if condition:
                if field.nullable:
                    condition = f"({condition})" if " or " in condition else condition
                    condition = f"{var} is not None and {condition}"
                out.wrapped_if(condition)
            made = self.plain(resolved, var)
            return self.or_null(var, made) if field.nullable else made
        lines, made = self._encoded(field.type, var, f"{record.name}_{field.name}")
        if field.nullable:
            if lines and lines[0].startswith("if ") and len(lines) == 2:
                condition = lines[0][3:-1]
                joined = f"({condition})" if " or " in condition else condition
                out.add(f"if {var} is not None and {joined}:", lines[1])
            elif lines:
                out.add(f"if {var} is not None:")
                out.indented(lines)
            return self.or_null(var, made)
        out.add(*lines)
        return made

    def _write_optional(self, record: ir.Record, field: ir.Field, out: Line, free_tag: bool) -> None:
        key = string(field.wire)
        out.add(f"v = o.{field.name}")
        if field.has_default:
            default = self._default(record, field)
            plain = isinstance(field.default, (bool, type(None)))
            differs = f"v is not {default}" if plain else f"v != {default}"
            out.add(f"if {key} in o._sent or {differs}:")
        elif field.null_clears:
            out.add("if v is not UNSET:")
        else:
            out.add("if v is not None:")
        inner = Line()
        if field.feature:
            inner.add(f"if {string(field.feature)} not in c.on:", "    raise Unclean")
        present = field if field.null_clears or field.has_default else replace(field, nullable=False)
        made = self._written(record, present, "v", inner, free_tag)
        inner.add(self.put(field.wire, made))
        out.indented(inner.lines)

    def _encoded(self, type_: ir.Type, var: str, where: str) -> tuple[list[str], str]:
        type_ = self.checks.resolved(type_)
        match type_:
            case ir.Ref(name=name):
                return [], self._encode_call(name, var)
            case ir.List(item=inner, limits=limits):
                lines = Line()
                lines.wrapped_if(self.checks.list_bad(limits, var))
                bad = self.checks.bad(inner, "x", encoding=True)
                if bad == "":
                    return lines.lines, self.plain_list(var)
                if bad is not None:
                    block = Line()
                    block.wrapped_if(bad)
                    lines.add(f"for x in {var}:")
                    lines.indented(block.lines)
                    return lines.lines, self.plain_list(var)
                return lines.lines, self.array(self._encoded_item(inner, "x", where), var)
            case ir.Map(value=inner_type, limits=limits):
                lines = Line()
                lines.wrapped_if(self.checks.map_bad(limits, var))
                item = self._encoded_item(inner_type, "x", where)
                return lines.lines, self.mapping(item, var)
            case ir.Either():
                return [], f"{self._either_encoder(type_, where)}({var}, c)"
        raise AssertionError(type_)

    def _encoded_item(self, type_: ir.Type, var: str, where: str) -> str:
        resolved = self.checks.resolved(type_)
        if isinstance(resolved, ir.Ref):
            return self._encode_call(resolved.name, var)
        return f"{self._either_encoder(ir.Either((resolved,)), f'{where}_item')}({var}, c)"

    def _encode_call(self, name: str, var: str) -> str:
        definition = self.known[name]
        if isinstance(definition, ir.Union):
            return f"_X_{name}[type({var})]({var}, c)"
        return f"_e_{name}({var}, c)"

    def _either_encoder(self, either: ir.Either, where: str) -> str:
        name = f"_e_{self.checks.helper(where)}"
        out = Line()
        for option in either.options:
            bad = self.checks.bad(option, "v", encoding=True)
            made = self.plain(self.checks.resolved(option), "v")
            if bad == "":
                out.add(f"return {made}")
                break
            if bad is not None:
                out.wrapped_if(bad, negate=True, then=f"return {made}")
                continue
            lines, made = self._encoded(option, "v", f"{where}_{len(self.helpers)}")
            out.add("try:")
            out.indented([*lines, f"return {made}"])
            out.add("except DECLINED:", "    pass")
        else:
            out.add("raise Unclean")
        self.helpers.append(FunctionView(f"def {name}(v: Any, c: Any) -> Any:", tuple(out.lines)))
        return name

    def alias(self, alias: ir.Alias) -> FunctionView | None:
        if not isinstance(alias.type, ir.Either) or self.checks.bad(ir.Ref(alias.name), "v") is not None:
            return None
        self._either_encoder(alias.type, alias.name)
        return self.helpers.pop()

    def _default(self, record: ir.Record, field: ir.Field) -> str:
        return default_expression(field.type, field.default, self.known, f"{record.name}.{field.wire}")

    def table(self, union: ir.Union) -> str:
        """`_X_X`: class -> encoder, for all record classes of a union, unions inside it too."""
        name = identifier(union.name)
        leaves = [f"{leaf}: {self._encoder(leaf, feature)}" for leaf, feature in self._leaves(union).items()]
        return bracket(f"_X_{name}: dict[type, Callable[[Any, Any], {self.returns}]] = ", leaves, "", 0, "{}")

    def _encoder(self, leaf: str, feature: str) -> str:
        return f"gate({string(feature)}, _e_{leaf})" if feature else f"_e_{leaf}"

    def _leaves(self, union: ir.Union) -> dict[str, str]:
        out: dict[str, str] = {}
        for member in union.members:
            definition = self.known[member.ref]
            if isinstance(definition, ir.Union):
                for leaf, feature in self._leaves(definition).items():
                    out[leaf] = member.feature or feature
            else:
                out[member.ref] = member.feature
        return out


class DictEncoders(Encoders):
    """Encoders to a wire dict: `encoders.py`."""

    returns = "dict[str, Any]"

    def begin(self, tags: tuple[ir.Tag, ...], pairs: list[tuple[str, str]]) -> list[str]:
        items = [f"{string(tag.wire)}: {value(tag.value)}" for tag in tags]
        items += [f"{string(wire)}: {made}" for wire, made in pairs]
        return [bracket("w: dict[str, Any] = ", items, "", 4, "{}")]

    def put(self, wire: str, made: str) -> str:
        return f"w[{string(wire)}] = {made}"

    def end(self, record: ir.Record, nulls: list[str]) -> list[str]:
        if "_keys" not in hidden(record):
            return ["return w"]
        return ["if o._keys:", f"    return reorder(w, o._keys, {self.checks.set_of(nulls)})", "return w"]

    def extra(self) -> str:
        return "w.update(strings(x))"

    def plain(self, type_: ir.Type, var: str) -> str:
        return f"strings({var})" if isinstance(type_, ir.Map) else var

    def plain_list(self, var: str) -> str:
        return f"{var}[:]"

    def array(self, item: str, var: str) -> str:
        return f"[{item} for x in {var}]"

    def mapping(self, item: str, var: str) -> str:
        return f"{{k: {item} for k, x in strings({var}).items()}}"

    def or_null(self, var: str, made: str) -> str:
        return var if made == var else f"None if {var} is None else {made}"
