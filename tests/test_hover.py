"""What an editor shows: pyright's language server on code that uses the generated package."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from docstrings import joined, read
from support.langserver import LanguageServer

GENERATED = Path(__file__).parents[1] / "generated"
DOCS = read((GENERATED / "acp_bindings" / "v1" / "models.py").read_text("utf-8"))
USE = """\
from acp_bindings import v1

notice = v1.Notice(title="Disk full", severity="warning")
print(notice.title, notice.extra_fields)
update: v1.SessionUpdateNotice = v1.SessionUpdateNotice(title="Disk full", severity="warning")
print(update.session_update)
reason: v1.StopReason = "end_turn"
anything: v1.SessionUpdate = update
"""


@pytest.fixture(scope="module")
def editor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LanguageServer]:
    if shutil.which("node") is None:
        pytest.skip("pyright's language server needs node")
    root = tmp_path_factory.mktemp("editor")
    (root / "pyrightconfig.json").write_text(json.dumps({"extraPaths": [str(GENERATED)]}), "utf-8")
    (root / "use.py").write_text(USE, "utf-8")
    with LanguageServer(root) as server:
        server.open(root / "use.py")
        yield server


def hover(editor: LanguageServer, line: int, name: str) -> str:
    """What is shown for the last `name` of a line of `USE`."""
    column = USE.splitlines()[line].rindex(name)
    return joined(editor.hover(editor.root / "use.py", line, column + 1))


def purpose(name: str) -> str:
    return joined(DOCS.classes[name].split("\n\n")[0])


def test_a_class_where_it_is_called(editor: LanguageServer) -> None:
    shown = hover(editor, 2, "Notice")
    assert "class Notice" in shown
    assert purpose("Notice") in shown


def test_a_class_where_it_is_named(editor: LanguageServer) -> None:
    column = USE.splitlines()[4].index("SessionUpdateNotice")
    shown = joined(editor.hover(editor.root / "use.py", 4, column + 1))
    assert joined(DOCS.classes["SessionUpdateNotice"]) in shown


def test_a_variant_where_it_is_called_has_its_payload_s_text(editor: LanguageServer) -> None:
    shown = hover(editor, 4, "SessionUpdateNotice")
    assert "class SessionUpdateNotice" in shown
    assert purpose("Notice") in shown


@pytest.mark.parametrize("line", [2, 4])
@pytest.mark.parametrize("name", ["title", "severity"])
def test_an_argument_of_a_constructor(editor: LanguageServer, line: int, name: str) -> None:
    shown = hover(editor, line, f"{name}=")
    assert f"(parameter) {name}: " in shown
    assert f"{name}: {DOCS.fields[f'Notice.{name}']}" in shown


def test_a_field(editor: LanguageServer) -> None:
    column = USE.splitlines()[3].index("title")
    shown = joined(editor.hover(editor.root / "use.py", 3, column + 1))
    assert DOCS.fields["Notice.title"] in shown
    assert DOCS.fields["SessionUpdateNotice.session_update"] in hover(editor, 5, "session_update")


def test_what_the_schema_does_not_know(editor: LanguageServer) -> None:
    assert "The properties that the schema does not know" in hover(editor, 3, "extra_fields")


def test_an_enum_and_a_union(editor: LanguageServer) -> None:
    column = USE.splitlines()[6].index("StopReason")
    assert DOCS.aliases["StopReason"] in joined(editor.hover(editor.root / "use.py", 6, column + 1))
    column = USE.splitlines()[7].index("SessionUpdate")
    assert DOCS.aliases["SessionUpdate"] in joined(editor.hover(editor.root / "use.py", 7, column + 1))
