"""A copy on every Python that it is for: natively, and 3.14 under Pyodide."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from vendored import DEST, FLAG, NEW, OLD, Project, bare, empty, made, quick

__all__ = ["empty", "quick"]

PEERS = Path(__file__).resolve().parent / "peers"

README = (PEERS.parents[1] / "README.md").read_text("utf-8")
# The example imports the package of this repository; a copy is called otherwise.
EXAMPLE = re.findall(r"```python\n(.*?)```", README, re.DOTALL)[0].replace("from acp_bindings", "from myagent._acp")

# Import, decode, encode: an update with a variant that only the new lane or release has, a request in a message, an error
# with its place, and what a union without the variant does.
SCRIPT = """
import sys
from myagent._acp import v1, v2

hello = {"protocolVersion": 1, "clientCapabilities": {"session": {"notices": {}}}, "_meta": {"x": [1, None]}}
request = v1.decode(v1.InitializeRequest, hello)
assert request.protocol_version == 1 and v1.encode(request) == hello
assert v1.supports(request.client_capabilities, "session.notices")

sent = {"sessionId": "s", "update": {"sessionUpdate": "notice", "severity": "warning", "title": "Disk", "later": 1}}
for v in (v1, v2):
    note = v.decode(v.SessionNotification if v is v1 else v.UpdateSessionNotification, sent)
    assert isinstance(note.update, v.SessionUpdateNotice) and isinstance(note.update, v.Notice)
    assert (note.update.title, dict(note.update.extra_fields)) == ("Disk", {"later": 1})
    assert v.encode(note) == sent
made = v1.SessionNotification(session_id="s", update=v1.SessionUpdateNotice(severity="info", title="Hi"))
assert v1.encode(made)["update"] == {"sessionUpdate": "notice", "severity": "info", "title": "Hi"}
assert v1.decode(v1.SessionNotification, v1.encode_json(made)) == made

try:
    v1.decode(v1.SessionNotification, {"sessionId": "s", "update": {"sessionUpdate": "notice", "title": "Disk"}})
except v1.DecodeError as error:
    assert "/update" in str(error), error
else:
    raise SystemExit("a required property was missed")
print("%d.%d ok" % sys.version_info[:2])
"""


@pytest.fixture(params=[OLD, NEW])
def both(request: pytest.FixtureRequest, empty: Project, tmp_path_factory: pytest.TempPathFactory) -> Project:
    """A copy of both protocols, of the old release and of the new one."""
    return made(empty, tmp_path_factory, "--release", request.param, "--enable", FLAG)


@pytest.fixture
def old(empty: Project, tmp_path_factory: pytest.TempPathFactory) -> Project:
    return made(empty, tmp_path_factory, "--release", OLD, "--enable", FLAG)


def interpreter(version: str) -> str | None:
    """A Python of that version: on the path, or where pyenv keeps them."""
    if sys.version_info[:2] == tuple(map(int, version.split("."))):
        return sys.executable
    home = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    places = [*sorted(home.glob(f"versions/{version}.*/bin/python")), shutil.which(f"python{version}")]
    for place in places:
        if place and not subprocess.run([str(place), "--version"], capture_output=True, check=False).returncode:
            return str(place)
    return None


@pytest.mark.parametrize("version", ["3.11", "3.12", "3.13", "3.14"])
def test_natively(both: Project, version: str) -> None:
    python = interpreter(version)
    if python is None:
        pytest.skip(f"there is no Python {version} here")
    assert bare(SCRIPT, [both.src], python) == f"{version} ok\n"


@pytest.mark.parametrize("version", ["3.11", "3.12", "3.13", "3.14"])
def test_the_example_of_the_readme(old: Project, version: str) -> None:
    python = interpreter(version)
    if python is None:
        pytest.skip(f"there is no Python {version} here")
    assert len(bare(EXAMPLE, [old.src], python).splitlines()) == EXAMPLE.count("print(")


def pyodide_missing() -> str:
    if shutil.which("node") is None:
        return "node is not installed"
    if not (Path(os.environ.get("ACPGEN_PEERS") or PEERS) / "node_modules/pyodide/pyodide.mjs").is_file():
        return "Pyodide is not installed: npm install in tests/peers, or set ACPGEN_PEERS"
    return ""


def pyodide(script: str, src: Path) -> str:
    command = ["node", str(PEERS / "pyodide_run.mjs"), str(src)]
    done = subprocess.run(command, input=script, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.skipif(bool(pyodide_missing()), reason=pyodide_missing())
def test_under_pyodide(both: Project) -> None:
    assert pyodide(SCRIPT, both.src) == "3.14 ok\n"


@pytest.mark.skipif(bool(pyodide_missing()), reason=pyodide_missing())
def test_the_example_of_the_readme_under_pyodide(old: Project) -> None:
    assert len(pyodide(EXAMPLE, old.src).splitlines()) == EXAMPLE.count("print(")


def test_the_copy_is_where_it_should_be(both: Project) -> None:
    assert (both.root / DEST / "v2" / "codec.py").is_file()
