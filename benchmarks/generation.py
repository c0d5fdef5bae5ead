"""The generator's command line beside datamodel-code-generator's, and beside `python -c pass`."""

from __future__ import annotations

import importlib.util
import json
import shutil
import statistics
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from .peers import Absent
from .processes import Command
from .table import Row, Section, ratio, seconds

ROOT = Path(__file__).resolve().parents[1]
STORE = ROOT / "schemas"
RELEASE = "1.23.0"
OTHER_RELEASE = "sdk-2.4.0"
PROTOCOLS = ("v1", "v2")
CHANGED = "Implementation"
"""The definition that gets one more property for the measure of a small change."""

COLUMNS = ("acpgen", "compared with", "ratio or difference")


def _acpgen(*arguments: str, cache: Path | None = None, codes: frozenset[int] = frozenset({0})) -> Command:
    if importlib.util.find_spec("acpgen") is None or importlib.util.find_spec("acpgen.__main__") is None:
        raise Absent("acpgen is not there: pip install -e .")
    script = Path(sys.executable).with_name("acpgen")
    program = [str(script)] if script.is_file() else [sys.executable, "-m", "acpgen"]
    env = {"ACPGEN_CACHE_DIR": str(cache)} if cache else None
    return Command([*program, *arguments], cwd=ROOT, env=env, codes=codes)


def _schemas() -> list[Path]:
    files = [STORE / RELEASE / protocol / "schema.unstable.json" for protocol in PROTOCOLS]
    if not all(file.is_file() for file in files):
        raise Absent(f"schemas/{RELEASE} is not there")
    return files


def _codegen(folder: Path) -> float:
    """Seconds for both schemas, from a folder without a pyproject.toml, which would change the options."""
    program = Path(sys.executable).with_name("datamodel-codegen")
    total = 0.0
    for protocol, file in zip(PROTOCOLS, _schemas(), strict=True):
        options = ["--input", str(file), "--input-file-type", "jsonschema", "--output", str(folder / f"{protocol}.py")]
        total += Command([str(program), *options], cwd=folder).seconds()
    return total


def _generate(folder: Path, cache: Path, store: Path | None = None) -> float:
    out = folder / "out"
    shutil.rmtree(out, ignore_errors=True)
    where = ("--store", str(store)) if store else ()
    return _acpgen("generate", "--release", RELEASE, "--gate", "all", *where, "--out", str(out), cache=cache).seconds()


def _change(store: Path, number: int) -> None:
    """Adds an optional property to one definition, in both lanes of v1: the unstable lane has to stay a superset."""
    for lane in ("schema.json", "schema.unstable.json"):
        file = store / RELEASE / "v1" / lane
        schema = json.loads(file.read_text("utf-8"))
        schema["$defs"][CHANGED]["properties"][f"round{number}"] = {"type": ["string", "null"]}
        file.write_text(json.dumps(schema, indent=2, ensure_ascii=False) + "\n", "utf-8")


def _pairs(ours: Callable[[int], float], theirs: Callable[[], float], rounds: int) -> tuple[float, float]:
    """Medians of both, taking turns."""
    samples = [(ours(i), theirs()) for i in range(rounds)]
    return statistics.median(o for o, _ in samples), statistics.median(t for _, t in samples)


def _python() -> float:
    return Command([sys.executable, "-c", "pass"]).seconds()


def _times(name: str, pair: tuple[float, float], reach: float, peer: str) -> Row:
    ours, theirs = pair
    cells = dict(zip(COLUMNS, (seconds(ours), f"{peer}: {seconds(theirs)}", ratio(ours / theirs)), strict=True))
    return Row(name, cells, f"at most {reach} times", ours / theirs <= reach)


def _more(name: str, pair: tuple[float, float], reach: float) -> Row:
    ours, theirs = pair
    cells = (seconds(ours), f"python -c pass: {seconds(theirs)}", f"{ours - theirs:+.3f} s")
    return Row(name, dict(zip(COLUMNS, cells, strict=True)), f"at most {reach} s more", ours - theirs <= reach)


def _cold(folder: Path, rounds: int) -> Row:
    def ours(i: int) -> float:
        return _generate(folder, folder / f"cold{i}")

    return _times("generate, cold cache", _pairs(ours, lambda: _codegen(folder), rounds), 2.5, "datamodel-codegen")


def _one_changed(folder: Path, rounds: int) -> Row:
    _schemas()
    store, cache = folder / "store", folder / "warm"
    shutil.copytree(STORE, store, dirs_exist_ok=True)
    _generate(folder, cache, store)

    def ours(i: int) -> float:
        _change(store, i)
        return _generate(folder, cache, store)

    pair = _pairs(ours, lambda: _codegen(folder), rounds)
    return _times("generate, one definition changed", pair, 1.0, "datamodel-codegen")


def _check(folder: Path, rounds: int) -> Row:
    command = _acpgen("check")
    return _more("check, nothing changed", _pairs(lambda _: command.seconds(), _python, 3 * rounds), 0.2)


def _help(folder: Path, rounds: int) -> Row:
    command = _acpgen("--help")
    return _more("--help", _pairs(lambda _: command.seconds(), _python, 3 * rounds), 0.1)


def _diff(folder: Path, rounds: int) -> Row:
    def ours(i: int) -> float:
        cache = folder / f"diff{i}"
        return _acpgen("diff", RELEASE, OTHER_RELEASE, cache=cache, codes=frozenset({0, 1})).seconds()

    took, _ = _pairs(ours, lambda: 0.0, rounds)
    return Row("diff of two releases, cold", {COLUMNS[0]: seconds(took)}, "under 1 s", took < 1)


def _baseline(folder: Path, rounds: int) -> Row:
    took = statistics.median(_codegen(folder) for _ in range(rounds))
    return Row("generate", {COLUMNS[1]: f"datamodel-codegen: {seconds(took)}"})


MEASURES: tuple[tuple[str, Callable[[Path, int], Row]], ...] = (
    ("generate, cold cache", _cold),
    ("generate, one definition changed", _one_changed),
    ("check, nothing changed", _check),
    ("--help", _help),
    ("diff of two releases, cold", _diff),
)


def section(rounds: int) -> Section:
    rows, notes = [], []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for title, measure in MEASURES:
            try:
                rows.append(measure(folder, rounds))
            except Absent as error:
                notes.append(f"{title}: {error}")
        if not any(row.name.startswith("generate") for row in rows):
            try:
                rows.insert(0, _baseline(folder, rounds))
            except Absent as error:
                notes.append(f"datamodel-codegen: {error}")
    return Section("Command line", COLUMNS, rows, notes)
