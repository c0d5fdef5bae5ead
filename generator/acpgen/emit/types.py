"""Types of the IR as Python annotations, and the order in which aliases can be written."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable

from acpgen import ir
from acpgen.literals import identifier, value

_NAMES = {"string": "str", "integer": "int", "number": "float", "boolean": "bool", "null": "None", "any": "Any"}


# An f-string around `literals.json_text`, a literal of `literals.string`, and a name that is no attribute.
_STRING = re.compile(r""" (?<!\w)f'([^'\n]*)' | "(?:\\.|[^"\\])*" | '(?:\\.|[^'\\])*' """, re.VERBOSE)
_WORD = re.compile(r"(?<![.\w])[A-Za-z_]\w*")


def words(text: str) -> set[str]:
    """The names in a piece of Python text; what stands in string literals is not among them, but for the expressions
    of f-strings, whose text is all in double quotes."""

    def bare(match: re.Match[str]) -> str:
        return _STRING.sub('""', match[1]) if match[1] is not None else '""'

    return set(_WORD.findall(_STRING.sub(bare, text)))


def annotation(type_: ir.Type, taken: Collection[str] = ()) -> str:
    """A type as text, with `|`: for annotations, which are not evaluated."""
    return " | ".join(parts(type_, taken))


def parts(type_: ir.Type, taken: Collection[str] = ()) -> list[str]:
    """The alternatives of a type, each as text, without repeats. Where the names in `taken` mean something else (a
    class has a field called `list`), the built-in type is spelt out."""

    def named(name: str) -> str:
        return f"builtins.{name}" if name in taken else name

    match type_:
        case ir.Scalar(kind=kind):
            return [named(_NAMES[kind])]
        case ir.Choice(values=values, open=opens):
            out = [f"Literal[{', '.join(map(value, values))}]"] if _literal(values) else ["Any"]
            return list(dict.fromkeys([*out, *(named(_NAMES[option.kind]) for option in opens)]))
        case ir.Ref(name=name):
            return [identifier(name)]
        case ir.List(item=item):
            return [f"{named('list')}[{annotation(item, taken)}]"]
        case ir.Map(value=inner):
            return [f"{named('dict')}[{named('str')}, {annotation(inner, taken)}]"]
        case ir.Either(options=options):
            found = [part for option in options for part in parts(option, taken)]
            if named("float") in found:  # to a type checker every int is a float
                found = [part for part in found if part != named("int")]
            return ["Any"] if "Any" in found else list(dict.fromkeys(found))


def _literal(values: Iterable[object]) -> bool:
    """Whether a `Literal` can hold the values: not floats, lists or objects."""
    return all(item is None or isinstance(item, (str, int)) for item in values)


def field_annotation(field: ir.Field, taken: Collection[str] = ()) -> str:
    found = parts(field.type, taken)
    if field.nullable or not (field.required or field.has_default):
        found = [part for part in found if part != "None"] + (["None"] if "Any" not in found else [])
    if field.null_clears:
        found = [*found, "UnsetType"]
    return " | ".join(found)


def refs(type_: ir.Type) -> list[str]:
    match type_:
        case ir.Ref(name=name):
            return [name]
        case ir.List(item=inner) | ir.Map(value=inner):
            return refs(inner)
        case ir.Either(options=options):
            return [name for option in options for name in refs(option)]
        case _:
            return []


def in_order(names: Iterable[str], needs: Callable[[str], Iterable[str]]) -> list[str]:
    """Names so that each comes after what it needs, otherwise in the order given; a cycle keeps that order."""
    wanted = list(names)
    known, done, out = set(wanted), set[str](), list[str]()

    def visit(name: str) -> None:
        if name in done:
            return
        done.add(name)
        for other in needs(name):
            if other in known:
                visit(other)
        out.append(name)

    for name in wanted:
        visit(name)
    return out
