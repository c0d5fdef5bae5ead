"""Time and memory of an import, in fresh processes that take turns."""

from __future__ import annotations

import statistics
import sys
from collections.abc import Mapping

from .peers import Absent
from .peers.ours import GENERATED, bindings
from .peers.ours import NAME as OURS
from .peers.python_sdk import BASELINE
from .processes import Command
from .table import Row, Section, ratio, seconds, size

TIME_REACH = 20.0
MEMORY_REACH = 6.0

# Byte code is kept, whatever the environment says: an import that compiles first measures the compiler.
# Resident memory counts what native code takes too, which tracemalloc does not see; it is read from /proc where there is one.
PROBE = """
import sys, time
sys.dont_write_bytecode = False
def resident():
    try:
        with open("/proc/self/statm") as file:
            return int(file.read().split()[1]) * __import__("resource").getpagesize()
    except OSError:
        used = __import__("resource").getrusage(0).ru_maxrss
        return used if sys.platform == "darwin" else used * 1024
sys.path[:0] = sys.argv[2:]
before = resident()
start = time.perf_counter()
__import__(sys.argv[1])
took = time.perf_counter() - start
print(took, resident() - before)
"""


def _probe(module: str, *path: str) -> tuple[float, float]:
    took, memory = Command([sys.executable, "-c", PROBE, module, *path]).run().stdout.split()
    return float(took), float(memory)


def _modules() -> tuple[dict[str, tuple[str, ...]], list[str]]:
    modules: dict[str, tuple[str, ...]] = {BASELINE: ("acp.schema",)}
    try:
        bindings()
    except Absent as error:
        return modules, [str(error)]
    modules[OURS] = ("acp_bindings.v1", str(GENERATED))
    return modules, []


def _rows(name: str, found: Mapping[str, float], reach: float, show: object) -> list[Row]:
    times = {key: found[BASELINE] / value if value else float("inf") for key, value in found.items()}
    met = times[OURS] >= reach if OURS in times else None
    assert callable(show)
    return [
        Row(f"{name}, times less", {k: ratio(v) for k, v in times.items()}, f"{reach:.0f} or more", met),
        Row(name, {k: show(v) for k, v in found.items()}),
    ]


def section(rounds: int) -> Section:
    modules, notes = _modules()
    for arguments in modules.values():
        _probe(*arguments)  # writes the byte code
    samples: dict[str, list[tuple[float, float]]] = {name: [] for name in modules}
    for _ in range(rounds):
        for name, arguments in modules.items():
            samples[name].append(_probe(*arguments))
    took = {name: statistics.median(t for t, _ in values) for name, values in samples.items()}
    memory = {name: statistics.median(m for _, m in values) for name, values in samples.items()}
    rows = [*_rows("import time", took, TIME_REACH, seconds), *_rows("import memory", memory, MEMORY_REACH, size)]
    commands = ", ".join(f"{name}: `import {arguments[0]}`" for name, arguments in modules.items())
    return Section("Import", list(modules), rows, [commands, "memory is resident memory", *notes])
