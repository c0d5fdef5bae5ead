"""Straight-line decoders: `_d_X(d, c)` takes a dict and the codec and returns the object, or raises anything.

What is clean is handled here; everything else is left to the slow way (see `runtime/_codec.py`). The style was
measured: `object.__new__` and slot stores, `in` before `[]`, one length test for unknown properties, tables of
functions keyed by tag.
"""

from __future__ import annotations

from typing import Any

from acpgen import ir
from acpgen.emit.checks import Checks, FunctionView, Line
from acpgen.emit.layout import bracket
from acpgen.emit.models import default_expression
from acpgen.emit.shapes import excluded_values
from acpgen.literals import identifier, string, value


class Decoders:
    """Makes the decoders of a protocol; `helpers` are those of alternatives inside types, made on the way."""

    def __init__(self, known: dict[str, Any], checks: Checks) -> None:
        self.known = known
        self.checks = checks
        self.helpers: list[FunctionView] = []
        self.tagged: set[str] = set()

    def record(self, record: ir.Record) -> FunctionView:
        name = identifier(record.name)
        out = Line()
        required = [f for f in record.fields if f.required]
        optional = [f for f in record.fields if not f.required]
        if not required and not record.tags:
            out.add("if type(d) is not dict:", "    raise Unclean")
        self._excluded(record, out)
        out.add(f"o: Any = _new({name})")
        defaults = [f for f in record.fields if f.has_default]
        for field in required:
            out.add(f"v = d[{string(field.wire)}]")
            self._store(record, field, out)
        count = len(required) + len(record.tags)
        sent = [string(f.wire) for f in required if f in defaults]
        if sent:
            out.add(f"s: tuple[str, ...] = ({', '.join(sent)},)")
        elif defaults:
            out.add("s: tuple[str, ...] = ()")
        if optional:
            out.add(f"if len(d) == {count}:")
            out.indented(self._all_omitted(record, optional))
            out.add(*(f"    {line}" for line in self._finish(record, defaults, "")), "    return o")
            out.add(f"n = {count}")
            for field in optional:
                self._optional(record, field, out)
        out.add(*self._finish(record, defaults, "n" if optional else str(count)), "return o")
        return FunctionView(f"def _d_{name}(d: Any, c: Any) -> Any:", tuple(out.lines))

    def _finish(self, record: ir.Record, defaults: list[ir.Field], count: str) -> list[str]:
        """The last stores; `count` is how many properties are known, empty if there are no others."""
        rest = "unclean()" if record.closed else f"extra(d, {self.checks.known_names(record)})"
        lines = [
            f"o.extra_fields = NO_EXTRA if len(d) == {count} else {rest}" if count else "o.extra_fields = NO_EXTRA"
        ]
        if len(lines[0]) > 84:
            lines = [f"if len(d) == {count}:", "    o.extra_fields = NO_EXTRA", "else:", f"    o.extra_fields = {rest}"]
        if defaults:
            lines.append("o._sent = s")
        if record.fallback:
            lines.append("o._keys = tuple(d)")
        return lines

    def _all_omitted(self, record: ir.Record, fields: list[ir.Field]) -> list[str]:
        """Assignments for omitted properties, those with one value in one line."""
        lines: list[str] = []
        groups: dict[str, list[str]] = {}
        for field in fields:
            made = self._omitted(record, field)
            if made in ("None", "UNSET"):
                groups.setdefault(made, []).append(f"o.{field.name}")
            else:
                lines.append(f"o.{field.name} = {made}")
        for made, targets in groups.items():
            while targets:
                taken = [targets.pop(0)]
                while targets and len(" = ".join([*taken, targets[0], made])) <= 78:
                    taken.append(targets.pop(0))
                lines.append(" = ".join([*taken, made]))
        return lines

    def _omitted(self, record: ir.Record, field: ir.Field) -> str:
        if field.has_default:
            return default_expression(field.type, field.default, self.known, f"{record.name}.{field.wire}")
        return "UNSET" if field.null_clears else "None"

    def _optional(self, record: ir.Record, field: ir.Field, out: Line) -> None:
        key = string(field.wire)
        out.add(f"if {key} in d:")
        inner = Line()
        if field.feature:
            inner.add(f"if {string(field.feature)} not in c.on:", "    raise Unclean")
        inner.add("n += 1", f"v = d[{key}]")
        if field.has_default:
            inner.add(f"s += ({key},)")
        self._store(record, field, inner)
        out.indented(inner.lines)
        out.add("else:", f"    o.{field.name} = {self._omitted(record, field)}")

    def _store(self, record: ir.Record, field: ir.Field, out: Line) -> None:
        """Check `v` and store what it decodes to."""
        target = f"o.{field.name}"
        bad = self.checks.bad(field.type, "v")
        if bad is not None:
            condition = f"v is not None and ({bad})" if field.nullable and " or " in bad else bad
            if field.nullable and " or " not in bad and bad:
                condition = f"v is not None and {bad}"
            if bad:
                out.wrapped_if(condition)
            out.add(f"{target} = v")
            return
        lines, made = self._decoded(field.type, "v", f"{record.name}_{field.name}")
        if field.nullable:
            inner = Line()
            inner.add("if v is None:", f"    {target} = None", "else:")
            inner.indented([*lines, f"{target} = {made}"])
            out.add(*inner.lines)
        else:
            out.add(*lines, f"{target} = {made}")

    def _decoded(self, type_: ir.Type, var: str, where: str) -> tuple[list[str], str]:
        """Check lines and the expression for what `var` decodes to, for types that are not passed through."""
        type_ = self.checks.resolved(type_)
        match type_:
            case ir.Ref(name=name):
                return [], self._call(name, var)
            case ir.List(item=inner, limits=limits):
                lines = Line()
                lines.wrapped_if(self.checks.list_bad(limits, var))
                bad = self.checks.bad(inner, "x")
                if bad == "":
                    return lines.lines, f"{var}[:]"
                if bad is not None:
                    block = Line()
                    block.wrapped_if(bad)
                    lines.add(f"for x in {var}:")
                    lines.indented(block.lines)
                    return lines.lines, f"{var}[:]"
                return lines.lines, f"[{self._item(inner, 'x', where)} for x in {var}]"
            case ir.Map(value=inner_type, limits=limits):
                lines = Line()
                lines.wrapped_if(self.checks.map_bad(limits, var))
                item = self._item(inner_type, "x", where)
                return lines.lines, f"{{k: {item} for k, x in {var}.items()}}"
            case ir.Either():
                return [], f"{self._either_decoder(type_, where)}({var}, c)"
        raise AssertionError(type_)

    def _item(self, type_: ir.Type, var: str, where: str) -> str:
        """An expression for one item; types that need statements get a function of their own."""
        resolved = self.checks.resolved(type_)
        if isinstance(resolved, ir.Ref):
            return self._call(resolved.name, var)
        return f"{self._either_decoder(ir.Either((resolved,)), f'{where}_item')}({var}, c)"

    def _call(self, name: str, var: str) -> str:
        definition = self.known[name]
        if isinstance(definition, ir.Union):
            cases = [m for m in definition.members if m.role == "case"]
            others = [m for m in definition.members if m.role != "case"]
            if cases and not others:
                return f"_T_{name}[{var}[{string(definition.tag)}]]({var}, c)"
            if cases and len(others) == 1 and others[0].role == "fallback" and not self.fixed_tags(others[0].ref):
                return f"_T_{name}.get({var}[{string(definition.tag)}], _d_{others[0].ref})({var}, c)"
            return f"_d_{name}({var}, c)"
        if isinstance(definition, ir.Record) and definition.tags:
            self.tagged.add(name)
            return f"_t_{name}({var}, c)"
        return f"_d_{name}({var}, c)"

    def _either_decoder(self, either: ir.Either, where: str) -> str:
        name = f"_d_{self.checks.helper(where)}"
        out = Line()
        if either.exact:
            out.add("raise Unclean")
        else:
            for option in either.options:
                bad = self.checks.bad(option, "v")
                if bad == "":
                    out.add("return v")
                    break
                if bad is not None:
                    out.wrapped_if(bad, negate=True, then="return v")
                    continue
                lines, made = self._decoded(option, "v", f"{where}_{len(self.helpers)}")
                out.add("try:")
                out.indented([*lines, f"return {made}"])
                out.add("except DECLINED:", "    pass")
            else:
                out.add("raise Unclean")
        self.helpers.append(FunctionView(f"def {name}(v: Any, c: Any) -> Any:", tuple(out.lines)))
        return name

    def alias(self, alias: ir.Alias) -> FunctionView | None:
        """Aliases that stand for something with classes in it; the others are checked where they are used."""
        if not isinstance(alias.type, ir.Either) or self.checks.bad(ir.Ref(alias.name), "v") is not None:
            return None
        self._either_decoder(alias.type, alias.name)
        return self.helpers.pop()

    def union(self, union: ir.Union) -> FunctionView:
        name = identifier(union.name)
        out = Line()
        cases = [m for m in union.members if m.role == "case"]
        untagged = [m for m in union.members if m.role == "untagged"]
        fallback = next((m for m in union.members if m.role == "fallback"), None)
        default = next((m for m in union.members if m.role == "default"), None)
        tag = string(union.tag)
        if cases and not untagged and not default:
            if fallback is None:
                out.add(f"return _T_{name}[d[{tag}]](d, c)")
            else:
                out.add(f"return _T_{name}.get(d[{tag}], _d_{fallback.ref})(d, c)")
        elif default and not untagged and not fallback:
            out.add(
                f"return _T_{name}.get(d.get({tag}), _d_{default.ref})(d, c)"
                if cases
                else f"return _d_{default.ref}(d, c)"
            )
        elif union.exact and not cases:
            self._exactly_one(untagged, out)
        elif union.exact or default:
            out.add("raise Unclean")
        else:
            if cases:
                out.add(f"f = _T_{name}.get(d.get({tag}))", "if f is not None:")
                out.add("    try:", "        return f(d, c)", "    except DECLINED:", "        pass")
            candidates = [*([fallback] if fallback else []), *untagged]
            for member in candidates[:-1]:
                out.add("try:", f"    return {self._gated(member)}(d, c)", "except DECLINED:", "    pass")
            out.add(f"return {self._gated(candidates[-1])}(d, c)")
        return FunctionView(f"def _d_{name}(d: Any, c: Any) -> Any:", tuple(out.lines))

    def _exactly_one(self, members: list[ir.Member], out: Line) -> None:
        out.add("found = []", f"for f in ({', '.join(self._gated(m) for m in members)},):")
        out.add("    try:", "        found.append(f(d, c))", "    except DECLINED:", "        pass")
        out.add("if len(found) != 1:", "    raise Unclean", "return found[0]")

    def _gated(self, member: ir.Member) -> str:
        function = f"_d_{member.ref}"
        return f"gate({string(member.feature)}, {function})" if member.feature else function

    def checked(self, name: str) -> str:
        """The decoder of a definition for those who have not looked at its tags."""
        tags = self.fixed_tags(name)
        if not tags:
            return f"_d_{identifier(name)}"
        pairs = "".join(f"({string(wire)}, {value(item)}), " for wire, item in tags)
        pairs = pairs.rstrip() if len(tags) == 1 else pairs.rstrip(", ")
        return f"tagged(({pairs}), _d_{identifier(name)})"

    def entry(self, definition: ir.Record | ir.Union) -> str:
        head, made = f"{string(definition.name)}: ", self.checked(definition.name)
        if len(head + made) <= 83 or not made.startswith("tagged"):
            return f"{head}{made},"
        pairs, function = made[len("tagged(") : -1].rsplit(", ", 1)
        return bracket(f"{head}tagged", [pairs, function], ",", 4)

    def _excluded(self, record: ir.Record, out: Line) -> None:
        if record.excluded is None:
            return
        wire = string(record.excluded.wire)
        if record.excluded.values is None:
            out.add(f"if {wire} in d:", "    raise Unclean")
            return
        values = [item for item, _ in excluded_values(record, self.known)]
        out.add(f"if d.get({wire}) in {self.checks.set_of(values)}:", "    raise Unclean")

    def table(self, union: ir.Union) -> list[str]:
        """`_T_X`: tag -> decoder."""
        cases = [m for m in union.members if m.role == "case"]
        entries = [f"{value(m.tag)}: {self._gated(m)}" for m in cases]
        head = f"_T_{identifier(union.name)}: dict[Any, Callable[[Any, Any], Any]] = "
        return [bracket(head, entries, "", 0, "{}")] if cases else []

    def fixed_tags(self, name: str) -> tuple[tuple[str, Any], ...]:
        """Tags that every object of a definition has; who dispatches on a tag has checked it, others must."""
        definition = self.known[name]
        if isinstance(definition, ir.Record):
            return tuple((tag.wire, tag.value) for tag in definition.tags)
        if not isinstance(definition, ir.Union):
            return ()
        sets = [dict(self.fixed_tags(member.ref)) for member in definition.members]
        first = sets[0] if sets else {}
        return tuple((k, v) for k, v in first.items() if all(other.get(k) == v for other in sets))
