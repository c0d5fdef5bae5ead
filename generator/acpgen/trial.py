"""Try a finished tree before it takes its place: compile every module and import it, in a process of its own.

Knows that a tree is a Python package; must not know what is in it.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from acpgen.errors import AcpgenError, Problem, fail

# Under a name of its own, so that it works in a folder whose name is no identifier. A module of a user's own in the copy
# may need packages that are not installed beside acpgen: that says nothing about the copy.
_SCRIPT = """
import importlib, importlib.util, json, pathlib, sys
root = pathlib.Path(sys.argv[1])
spec = importlib.util.spec_from_file_location("tried", root / "__init__.py", submodule_search_locations=[str(root)])
package = importlib.util.module_from_spec(spec)
sys.modules["tried"] = package
found = []
for path in sorted(root.rglob("*.py")):
    name = path.relative_to(root).as_posix()
    parts = ["tried", *path.relative_to(root).with_suffix("").parts]
    if parts[-1] == "__init__":
        parts.pop()
    try:
        if len(parts) == 1:
            spec.loader.exec_module(package)
        else:
            importlib.import_module(".".join(parts))
    except SyntaxError as error:
        found.append([name, error.lineno or 0, f"does not compile: {error.msg}"])
    except ModuleNotFoundError as error:
        if (error.name or "").split(".")[0] == "tried":
            found.append([name, 0, f"does not import: {error}".replace("tried.", "")])
    except Exception as error:
        found.append([name, 0, f"does not import: {type(error).__name__}: {error}".replace("tried.", "")])
print(json.dumps(found))
"""


def run(tree: Path) -> None:
    """Raise if a module of the tree does not compile or import."""
    command = [sys.executable, "-I", "-B", "-c", _SCRIPT, str(tree)]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    try:
        found = json.loads(done.stdout.splitlines()[-1])
    except (IndexError, ValueError):
        last = (done.stderr.strip().splitlines() or ["no output"])[-1]
        raise fail("E505", str(tree), f"could not be tried: {last}", "report it with the schema") from None
    if found:
        help = "nothing was written; if the file was edited, mend it, else report it with the schema"
        # One fault stops every module that imports the faulty one: the first is told.
        first = {text: (f"{name}:{line}" if line else name) for name, line, text in reversed(found)}
        raise AcpgenError(Problem("E505", place, text, help) for text, place in first.items())
