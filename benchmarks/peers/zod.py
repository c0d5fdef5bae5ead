"""The zod schemas of the TypeScript SDK in a Node process that waits for the next round, so that it can take its turn."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from . import Absent

HERE = Path(__file__).resolve().parent
PEERS = HERE.parents[1] / "tests" / "peers"
NAME = "zod (TypeScript SDK)"


def _check() -> None:
    if shutil.which("node") is None:
        raise Absent("zod: node is not installed")
    root = Path(os.environ.get("ACPGEN_PEERS") or PEERS)
    if not (root / "node_modules" / "@agentclientprotocol" / "sdk").is_dir():
        raise Absent("zod: npm install in tests/peers, or set ACPGEN_PEERS")


@contextmanager
def rounds(lines: list[bytes]) -> Iterator[Callable[[], float]]:
    """A function that decodes all lines once and gives the seconds that took."""
    _check()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "stream.jsonl"
        file.write_bytes(b"\n".join(lines) + b"\n")
        command = ["node", str(HERE / "zod_stream.mjs"), str(file)]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdin is not None and process.stdout is not None
            sender, answers = process.stdin, process.stdout
            if answers.readline().strip() != str(len(lines)):
                raise Absent("zod: zod_stream.mjs did not start")

            def once() -> float:
                sender.write("\n")
                sender.flush()
                return int(answers.readline()) / 1e9

            try:
                yield once
            finally:
                sender.close()
