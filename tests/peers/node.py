"""Runs the scripts of this folder under Node. Knows where the SDK lies; knows no protocol."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent


def missing() -> str | None:
    """Why the scripts cannot run here, or None."""
    if shutil.which("node") is None:
        return "node is not installed"
    root = Path(os.environ.get("ACPGEN_PEERS") or HERE)
    if not (root / "node_modules" / "@agentclientprotocol" / "sdk" / "package.json").is_file():
        return "the TypeScript SDK is not installed: npm install in tests/peers, or set ACPGEN_PEERS"
    return None


def script(name: str, *arguments: str) -> list[str]:
    return ["node", str(HERE / name), *arguments]


def drive(agent: Sequence[str], *options: str, timeout: float = 60) -> dict[str, Any]:
    """The transcript of the SDK's client with `agent`. Raises if the client itself fails to print one."""
    command = [*script("ts_client.mjs", *options), "--", *agent]
    done = subprocess.run(command, capture_output=True, text=True, timeout=timeout, check=False)
    if not done.stdout:
        raise RuntimeError(f"ts_client.mjs printed nothing: {done.stderr}")
    transcript: dict[str, Any] = json.loads(done.stdout)
    return transcript


def zod_verdicts(requests: Iterable[dict[str, Any]], timeout: float = 300) -> list[dict[str, Any]]:
    """What zod says about each request ({id, protocol, definition, input[, lane]}), in the same order."""
    lines = "".join(json.dumps(request) + "\n" for request in requests)
    done = subprocess.run(
        script("zod_verdict.mjs"), input=lines, capture_output=True, text=True, timeout=timeout, check=True
    )
    # Not splitlines(): a line may have U+2028 in it.
    return [json.loads(line) for line in done.stdout.split("\n") if line]
