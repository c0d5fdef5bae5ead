"""Fresh processes, timed by the clock on the wall. Knows commands, not what they do."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from .peers import Absent


@dataclass(frozen=True, slots=True)
class Command:
    argv: Sequence[str]
    cwd: Path | None = None
    env: Mapping[str, str] | None = None
    codes: frozenset[int] = frozenset({0})
    """Exit codes that are fine: 1 means findings for a check or a diff."""

    def run(self) -> subprocess.CompletedProcess[str]:
        """Raises Absent with the last words of a command that fails or is not there."""
        env = {**os.environ, **(self.env or {})}
        try:
            done = subprocess.run(self.argv, cwd=self.cwd, env=env, capture_output=True, text=True, check=False)
        except OSError as error:
            raise Absent(f"{self.argv[0]}: {error.strerror}") from None
        if done.returncode not in self.codes:
            said = (done.stderr or done.stdout).strip().splitlines() or ["no output"]
            raise Absent(f"{Path(self.argv[0]).name} exit {done.returncode}: {said[-1][:160]}")
        return done

    def seconds(self) -> float:
        start = time.perf_counter()
        self.run()
        return time.perf_counter() - start
