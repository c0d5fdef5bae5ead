"""`--aliases`: what a release renames or drops can still be imported, and warns."""

from __future__ import annotations

import json
from collections.abc import Mapping

import pytest
from acpgen.options import Alias, Options
from acpgen.tree import Manifest
from acpgen.vendor import old_names
from vendored import DEST, NEW, OLD, Project, bare, empty, imports, quick

__all__ = ["empty", "quick"]

LAST = Options(OLD, ("v2",))
SCRIPT = """
import warnings
def seen(code):
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        exec(code, names)
    return {(w.category.__name__, str(w.message), w.filename) for w in found}
names = {}
for module in ("v2", "v2.models", "v2.wire"):
    expected = ("DeprecationWarning", f"myagent._acp.{module}: %s", "<string>")
    assert seen(f"from myagent._acp.{module} import AuthCapabilities") == {expected}
assert seen("from myagent._acp import v2; v2.StopReason") != set()
assert seen("from myagent._acp.v2 import TerminalAuthCapabilities; from myagent._acp.v2 import models, wire") == set()
for module in ("v2", "v2.models", "v2.wire"):
    code = f"import myagent._acp.{module} as m; m.NoSuchName"
    try:
        exec(code, {})
    except AttributeError as error:
        assert str(error) == f"module 'myagent._acp.{module}' has no attribute 'NoSuchName'"
        continue
    raise SystemExit("a name that never was is there")
%s
print("ok")
"""
GONE = SCRIPT % (
    "AuthCapabilities is gone since release sdk-2.4.0; the codec does not know it",
    """
from myagent._acp import v2
from myagent._acp.v2 import models
old = v2.AuthCapabilities(terminal=v2.TerminalAuthCapabilities())
assert repr(old) == "AuthCapabilities(terminal=TerminalAuthCapabilities())" and old == old
assert v2.AuthCapabilities is models.AuthCapabilities
try:
    v2.encode(old)
except v2.EncodeError:
    pass
else:
    raise SystemExit("the codec encodes a class that is gone")
""",
)
RENAMED = SCRIPT % (
    "AuthCapabilities is called ClientAuthCapabilities since release sdk-2.4.0",
    "from myagent._acp import v2\nassert v2.AuthCapabilities is v2.ClientAuthCapabilities",
)


@pytest.fixture
def old(empty: Project) -> Project:
    assert empty.vendor("init", DEST, "--release", OLD, "--protocol", "v2").code == 0
    return empty


def test_dropped_classes(old: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(old_names, "renames", lambda *_: {})
    answer = old.vendor("update", "--to", NEW, "--aliases")
    assert answer.code == 0
    assert "`v2` loses 2: `AuthCapabilities`, `StopReason`" in answer.out
    assert bare(GONE, [old.src]) == "ok\n"
    assert imports(old.copy) > 20
    assert old.vendor("check").code == 0
    assert "aliases = true" in old.pyproject.read_text()
    # The names stay with the copy over the next updates, and go when the project no longer wants them.
    tree = old.tree()
    assert old.vendor("update").out.endswith("None changed.\n")
    (old.copy / "v2/_old_models.py").unlink()
    assert old.vendor("update").code == 0
    assert old.tree() == tree
    assert old.vendor("update", "--no-aliases").code == 0
    assert "v2/_old_models.py" not in old.tree()
    assert "aliases" not in old.pyproject.read_text()


def test_renamed_classes(old: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    renamed = {"v2": {"AuthCapabilities": "ClientAuthCapabilities"}}
    monkeypatch.setattr(old_names, "renames", lambda *_: renamed)
    assert old.vendor("update", "--to", NEW, "--aliases").code == 0
    assert bare(RENAMED, [old.src]) == "ok\n"
    rows = json.loads((old.copy / "MANIFEST.json").read_text())["aliases"]
    assert [(row["name"], row["now"]) for row in rows] == [
        ("AuthCapabilities", "ClientAuthCapabilities"),
        ("StopReason", ""),
    ]


def test_without_aliases_old_imports_fail(old: Project) -> None:
    assert old.vendor("update", "--to", NEW).code == 0
    assert "v2/_old_models.py" not in old.tree()
    script = """
try:
    from myagent._acp.v2 import AuthCapabilities
except ImportError:
    print("gone")
"""
    assert bare(script, [old.src]) == "gone\n"


def alias(name: str, now: str = "", since: str = "2") -> Alias:
    return Alias("v2", name, now, since, LAST)


@pytest.mark.parametrize(
    ("recorded", "before", "now", "renamed", "expected"),
    [
        pytest.param([], {"A", "B"}, {"B"}, {}, [alias("A", since="3")], id="gone"),
        pytest.param([], {"A"}, {"B"}, {"A": "B"}, [alias("A", "B", "3")], id="renamed"),
        pytest.param([], {"A"}, {"C"}, {"A": "B"}, [alias("A", since="3")], id="renamed to what is not generated"),
        pytest.param([alias("A", "B")], {"B"}, {"B"}, {}, [alias("A", "B")], id="kept"),
        pytest.param([alias("A")], {"B"}, {"A", "B"}, {}, [], id="back"),
        pytest.param(
            [alias("A", "B")], {"B"}, {"C"}, {"B": "C"}, [alias("A", "C"), alias("B", "C", "3")], id="renamed twice"
        ),
        pytest.param([alias("A", "B")], {"B"}, {"C"}, {}, [alias("A"), alias("B", since="3")], id="renamed, then gone"),
    ],
)
def test_which_names_are_kept(
    recorded: list[Alias], before: set[str], now: set[str], renamed: Mapping[str, str], expected: list[Alias]
) -> None:
    manifest = Manifest({}, {"aliases": [item.as_json() for item in recorded]})
    found = old_names.aliases(manifest, {"v2": before}, {"v2": now}, LAST, "3", {"v2": renamed})
    assert sorted(found) == expected
