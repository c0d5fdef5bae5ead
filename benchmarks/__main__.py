"""`python -m benchmarks`: measures and prints the tables. See README.md."""

from __future__ import annotations

import argparse
import platform
import sys
from collections.abc import Iterator

from . import codec, generation, imports, memory, peers
from .peers.python_sdk import BASELINE
from .table import Section, markdown

PARTS = ("codec", "memory", "import", "generation")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Measure ours beside its peers.")
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], metavar="PART", help=f"of {', '.join(PARTS)}; all")
    parser.add_argument("--rounds", type=int, default=41, help="rounds of each measure of the codec (default 41)")
    parser.add_argument("--quick", action="store_true", help="a tenth of the rounds, to see that all works")
    parser.add_argument("--details", action="store_true", help="also the codec message by message")
    parser.add_argument("--strict", action="store_true", help="exit 1 if a target is missed")
    return parser.parse_args()


def measure(parts: list[str], rounds: int, details: bool) -> Iterator[Section]:
    contenders, missing = peers.load()
    if BASELINE not in [peer.name for peer in contenders]:
        sys.exit(f"{BASELINE} is what all is compared with: pip install -r benchmarks/peers.txt")
    for line in missing:
        print(f"* not there: {line}")
    print(flush=True)
    processes = max(3, rounds // 4)
    if "codec" in parts:
        yield from codec.sections(contenders, rounds, details)
    if "memory" in parts:
        yield memory.section(contenders)
    if "import" in parts:
        yield imports.section(processes)
    if "generation" in parts:
        yield generation.section(max(3, rounds // 10))


def main() -> int:
    options = arguments()
    rounds = max(3, options.rounds // 10) if options.quick else options.rounds
    print(f"# Benchmarks: CPython {platform.python_version()}, {platform.machine()}\n")
    missed = 0
    for section in measure(options.parts or list(PARTS), rounds, options.details):
        print(markdown(section), flush=True)
        missed += sum(row.met is False for row in section.rows)
    return 1 if missed and options.strict else 0


if __name__ == "__main__":
    sys.exit(main())
