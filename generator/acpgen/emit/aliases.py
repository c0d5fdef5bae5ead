"""Old names: modules that keep the classes which a release renamed or dropped, and the hooks that lead to them.

A renamed class is the new class. A dropped one is taken over as the release that last had it would print it, so an old
import, `isinstance` and constructor go on working; the codec does not know it.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from acpgen.emit.layout import bracket, exported, import_line
from acpgen.literals import docstring, string
from acpgen.options import Alias, Options

# generated module -> the modules that give its names away
_HOOKED = {"models": ("models", "__init__"), "wire": ("wire",)}
Files = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class OldView:
    doc: str
    imports: tuple[str, ...]
    exported: str
    texts: tuple[str, ...]
    bodies: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class HookView:
    module: str
    names: str
    exported: str


def view(files: Files, aliases: Iterable[Alias], earlier: Callable[[Options], Files]) -> dict[str, OldView | HookView]:
    """The view for each file to be made (`v1/_old_models.py`) or added to (`v1/models.py`). `earlier` renders the files
    of another build."""
    out: dict[str, OldView | HookView] = {}
    by_protocol: dict[str, list[Alias]] = {}
    for alias in sorted(aliases):
        by_protocol.setdefault(alias.protocol, []).append(alias)
    for protocol, found in by_protocol.items():
        for stem, hooked in _HOOKED.items():
            old = f"_old_{stem}"
            out[f"{protocol}/{old}.py"] = _old(protocol, stem, files[f"{protocol}/{stem}.py"], found, earlier)
            names = [alias.name for alias in found]
            hook = HookView(
                old, import_line(f"from .{old} import ", names, 4), bracket("", map(string, names), "", 4, "[]")
            )
            for module in hooked:
                out[f"{protocol}/{module}.py"] = hook
    return out


def _old(protocol: str, stem: str, new: str, aliases: list[Alias], earlier: Callable[[Options], Files]) -> OldView:
    now = _definitions(new)
    imports: dict[tuple[int, str], set[str]] = {}
    bodies: list[str] = []
    gone: dict[Options, list[str]] = {}
    for alias in aliases:
        if not alias.now:
            gone.setdefault(alias.last, []).append(alias.name)
    taken: set[str] = set()
    for options, names in gone.items():
        text = earlier(options)[f"{protocol}/{stem}.py"]
        for name, body in _taken_over(text, names, now, imports, stem):
            if name not in taken:
                taken.add(name)
                bodies.append(body)
    renamed = [f"{alias.now} as {alias.name}" for alias in aliases if alias.now]
    imports.setdefault((1, stem), set()).update(renamed)
    imports.setdefault((0, "warnings"), set())
    texts = tuple(f"{string(alias.name)}: {string(_text(alias))}," for alias in aliases)
    doc = docstring("Names of earlier releases that are renamed or gone. Generated; do not edit.", 0)
    return OldView(doc, _lines(imports), exported(alias.name for alias in aliases), texts, tuple(bodies))


def _text(alias: Alias) -> str:
    if alias.now:
        return f"{alias.name} is called {alias.now} since release {alias.since}"
    return f"{alias.name} is gone since release {alias.since}; the codec does not know it"


def _definitions(text: str) -> dict[str, list[ast.stmt]]:
    """The statements that define each top-level name, with the text that follows as its documentation."""
    out: dict[str, list[ast.stmt]] = {}
    last: list[ast.stmt] = []
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef):
            last = out[node.name] = [node]
        elif isinstance(node, ast.AnnAssign | ast.Assign):
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            last = [node]
            if isinstance(target, ast.Name):
                out[target.id] = last
        elif isinstance(node, ast.Expr) and last:
            last.append(node)
    return out


def _taken_over(
    text: str,
    names: Iterable[str],
    now: Mapping[str, list[ast.stmt]],
    imports: dict[tuple[int, str], set[str]],
    stem: str,
) -> list[tuple[str, str]]:
    """The text of the definitions of an earlier module and of what they need and is not there now; adds to `imports`."""
    was = _definitions(text)
    sources = {
        alias.asname or alias.name: (node.level, node.module or "")
        for node in ast.parse(text).body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    # Annotations are read as the earlier module read them.
    for name in [name for name, source in sources.items() if source == (0, "__future__")]:
        imports.setdefault(sources[name], set()).add(name)
    todo, wanted = list(names), set()
    while todo:
        name = todo.pop()
        if name in wanted or name not in was:
            continue
        wanted.add(name)
        bases = {
            base.id
            for node in was[name]
            if isinstance(node, ast.ClassDef)
            for base in node.bases
            if isinstance(base, ast.Name)
        }
        for used in {used for node in was[name] for used in _names(node)}:
            if used in sources:
                imports.setdefault(sources[used], set()).add(used)
            elif used in now and (used not in bases or isinstance(now[used][0], ast.ClassDef)):
                imports.setdefault((1, stem), set()).add(used)
            elif used in was:
                todo.append(used)
    lines = text.splitlines()
    return [(name, "\n".join(_source(lines, node) for node in was[name])) for name in was if name in wanted]


def _names(node: ast.AST) -> set[str]:
    """The names that a definition uses, those in quoted annotations too (a TypedDict quotes what comes later)."""
    if isinstance(node, ast.Name):
        return {node.id}
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and node.value.id == "Literal":
        return {"Literal"}
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        try:
            return _names(ast.parse(node.value, mode="eval").body)
        except SyntaxError:
            return set()
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return set()  # a docstring
    children = ast.iter_child_nodes(node)
    if isinstance(node, ast.Dict):
        children = iter(node.values)  # the keys of a TypedDict are names of the wire
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "__slots__":
        return set()
    return set().union(*map(_names, children))


def _source(lines: list[str], node: ast.stmt) -> str:
    decorators = node.decorator_list if isinstance(node, ast.ClassDef) else []
    start = min([node.lineno, *(decorator.lineno for decorator in decorators)])
    return "\n".join(lines[start - 1 : node.end_lineno])


def _lines(imports: Mapping[tuple[int, str], set[str]]) -> tuple[str, ...]:
    """Import lines in the order of import sorters: the standard library, then the package, the farthest parent first."""
    out: list[str] = []
    future = (0, "__future__")
    if future in imports:
        out += ["", import_line("from __future__ import ", imports[future])]
    for near in (False, True):
        found = [key for key in imports if key != future and (key[0] > 0) is near]
        found.sort(key=lambda key: (-key[0], key[1]))
        modules = [key for key in found if not imports[key]]
        block = [f"import {name}" for _, name in modules if not near]
        block += [
            import_line(f"from {'.' * level}{name} import ", imports[level, name])
            for level, name in found
            if imports[level, name]
        ]
        out += ["", *block] if block else []
    return tuple(out)
