"""What an update, an ejection and a removal do to files that are not as they were generated: nothing, unless asked."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from acpgen import write
from acpgen.errors import AcpgenError
from acpgen.vendor import merge
from vendored import DEST, FILE, FLAG, NEW, OLD, Project, changed, contents, edit, empty, git, project, quick

__all__ = ["empty", "project", "quick"]

EDIT = b"# mine\n"


def replace(project: Project, name: str, old: bytes, new: bytes) -> None:
    path = project.copy / name
    assert old in path.read_bytes()
    path.write_bytes(path.read_bytes().replace(old, new, 1))


def test_an_update_lists_everything_it_refuses_and_writes_nothing(project: Project) -> None:
    edit(project)
    edit(project, "LICENSE")
    (project.copy / "extra.py").write_text("x = 1\n")
    (project.copy / "v1/link.py").symlink_to(project.pyproject)
    (project.copy / "v1/Codec.py").write_text("x = 1\n")
    before = project.everything()
    answer = project.vendor("update", "--to", NEW)
    assert answer.code == 1
    for name, code in ((FILE, "E503"), ("LICENSE", "E503"), ("extra.py", "E502"), ("v1/link.py", "E508")):
        assert f"{name}: {code}:" in answer.err
    assert "v1/Codec.py: E509:" in answer.err
    assert answer.err.endswith("5 problems; `acpgen explain E502`\n")
    assert project.everything() == before


def test_force_overwrites_what_is_named(project: Project) -> None:
    clean = project.tree()
    edit(project)
    edit(project, "LICENSE")
    before = project.everything()
    answer = project.vendor("update", "--force", FILE)
    assert answer.code == 1
    assert "LICENSE: E503" in answer.err and FILE not in answer.err
    assert project.everything() == before
    assert project.vendor("update", "--force", FILE, "--force", "LICENSE").code == 0
    assert project.tree() == clean


def test_force_of_no_file(project: Project) -> None:
    answer = project.vendor("update", "--force", "v1/none.py")
    assert answer.code == 2
    assert "--force v1/none.py: E602" in answer.err


def test_force_of_a_link_removes_the_link_only(project: Project, tmp_path: Path) -> None:
    target = tmp_path / "target.py"
    target.write_text("mine\n")
    (project.copy / FILE).unlink()
    (project.copy / FILE).symlink_to(target)
    assert "link" in project.vendor("check").out
    assert project.vendor("update").code == 1
    assert project.vendor("update", "--force", FILE).code == 0
    assert not (project.copy / FILE).is_symlink()
    assert target.read_text() == "mine\n"
    assert project.vendor("check").code == 0


def test_links_are_not_followed(project: Project, tmp_path: Path) -> None:
    """A folder of the copy that became a link: nothing behind it is read as ours or removed."""
    away = tmp_path / "away"
    (project.copy / "v1").rename(away)
    (project.copy / "v1").symlink_to(away)
    before = contents(tmp_path)
    assert project.vendor("update", "--to", NEW).code == 1
    assert "E508" in project.vendor("update").err
    assert project.vendor("remove").code == 0
    assert {name for name in changed(before, contents(tmp_path)) if name.startswith("away/")} == set()


def test_the_copy_as_a_link(project: Project, tmp_path: Path) -> None:
    project.copy.rename(tmp_path / "away")
    project.copy.symlink_to(tmp_path / "away")
    before = contents(tmp_path)
    for verb in (["check"], ["update"], ["remove"], ["eject", FILE]):
        answer = project.vendor(*verb)
        assert answer.code == 2, verb
        assert "is a link" in answer.err
    assert contents(tmp_path) == before


def test_a_folder_on_the_way_as_a_link(project: Project, tmp_path: Path) -> None:
    (project.root / "src").rename(tmp_path / "away")
    (project.root / "src").symlink_to(tmp_path / "away")
    answer = project.vendor("update")
    assert answer.code == 2
    assert "E702" in answer.err


def test_init_into_a_folder_with_files(empty: Project) -> None:
    empty.copy.mkdir(parents=True)
    (empty.copy / "mine.py").write_text("x = 1\n")
    before = empty.everything()
    command = ("init", DEST, "--release", OLD, "--protocol", "v1", "--enable", FLAG)
    answer = empty.vendor(*command)
    assert answer.code == 1
    assert "mine.py: E502" in answer.err
    assert empty.everything() == before
    assert empty.vendor(*command, "--adopt").code == 0
    assert not (empty.copy / "mine.py").exists()


def test_a_copy_that_does_not_import_is_not_written(project: Project) -> None:
    """Forced, merged or ejected: the tree is tried before it takes its place."""
    edit(project, text=b"1 / 0\n")
    assert project.vendor("eject", FILE).code == 0
    before = project.everything()
    answer = project.vendor("update", "--to", NEW)
    assert answer.code == 2
    assert "E505: does not import: ZeroDivisionError: division by zero" in answer.err
    assert project.everything() == before


# Merge


def test_merge_keeps_an_edit(project: Project) -> None:
    edit(project)
    answer = project.vendor("update", "--to", NEW, "--merge")
    assert answer.code == 0
    assert f"- `{FILE}`: merged with your edit" in answer.out
    text = (project.copy / FILE).read_bytes()
    assert text.endswith(EDIT)
    assert NEW.encode() in text and OLD.encode() not in text
    check = project.vendor("check")
    assert check.code == 1, "it is still an edit"
    assert f"{FILE}: modified" in check.out
    assert project.vendor("diff").out.endswith("+# mine\n")
    assert project.vendor("update", "--merge").code == 0, "and again"
    assert (project.copy / FILE).read_bytes() == text


def test_merge_marks_conflicts(project: Project) -> None:
    replace(project, "v1/__init__.py", f"schema release {OLD}".encode(), b"schema release of mine")
    answer = project.vendor("update", "--to", NEW, "--merge")
    assert answer.code == 1
    assert f"conflict: {DEST}/v1/__init__.py: 1 marked" in answer.err
    assert "`v1/__init__.py`: 1 conflicts marked" in answer.out
    text = (project.copy / "v1/__init__.py").read_text()
    for line in ("<<<<<<< yours", f"||||||| generated, release {OLD}", f">>>>>>> generated, release {NEW}"):
        assert line in text
    check = project.vendor("check")
    assert check.code == 1
    assert "v1/__init__.py: conflict: has conflict marks of a merge, first in line 1" in check.out


def test_merge_of_crlf_gives_line_feeds(project: Project) -> None:
    text = edit(project)
    (project.copy / FILE).write_bytes(text.replace(b"\n", b"\r\n"))
    assert project.vendor("update", "--to", NEW, "--merge").code == 0
    after = (project.copy / FILE).read_bytes()
    assert b"\r" not in after and after.endswith(EDIT)


def test_merge_of_a_file_that_is_gone(project: Project) -> None:
    """An edited file that is no longer generated: there is nothing to merge it with."""
    path = project.copy / "MANIFEST.json"
    (project.copy / "v1/late.py").write_bytes(b"x = 1\n# edited\n")
    path.write_text(path.read_text().replace('"v1/models.py"', f'"v1/late.py": "{"0" * 64}",\n    "v1/models.py"'))
    before = project.everything()
    answer = project.vendor("update", "--merge")
    assert answer.code == 1
    assert "v1/late.py: E503" in answer.err
    assert project.everything() == before


def test_merge_finds_the_old_text_in_git(project: Project) -> None:
    """After an update of acpgen itself the old text cannot be made again; the history of the project has it."""
    path = project.copy / FILE
    as_made = path.read_bytes().replace(b"Generated; do not edit.", b"Generated by an older version.")
    manifest = project.copy / "MANIFEST.json"
    from acpgen.source import sha256

    manifest.write_text(manifest.read_text().replace(sha256(path.read_bytes()), sha256(as_made)))
    path.write_bytes(as_made)
    saved = project.everything()
    edit(project)
    without = project.vendor("update", "--to", NEW, "--merge")
    assert without.code == 2
    assert f"{FILE}: E705" in without.err and f"`acpgen vendor eject {FILE}`" in without.err

    path.write_bytes(saved[f"{DEST}/{FILE}"])
    git(project.root, "init", "-q")
    git(project.root, "add", "-A")
    git(project.root, "commit", "-qm", "copy")
    edit(project)
    assert project.vendor("update", "--to", NEW, "--merge").code == 0
    text = path.read_bytes()
    assert text.endswith(EDIT) and b"older version" not in text


def test_merge_without_git(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    edit(project)
    before = project.everything()
    monkeypatch.setenv("PATH", "")
    answer = project.vendor("update", "--to", NEW, "--merge")
    assert answer.code == 2
    assert "E706" in answer.err and "git cannot be run" in answer.err
    assert project.everything() == before


@pytest.mark.parametrize(
    ("yours", "base", "new", "expected", "conflicts"),
    [
        (b"a\n", b"a\n", b"b\n", b"b\n", 0),
        (b"b\n", b"a\n", b"a\n", b"b\n", 0),
        (b"b\n", b"a\n", b"b\n", b"b\n", 0),
        (b"x\n1\n2\n3\n", b"1\n2\n3\n", b"1\n2\n3\ny\n", b"x\n1\n2\n3\ny\n", 0),
        (b"c\n", b"a\n", b"b\n", b"<<<<<<< yours\nc\n||||||| o\na\n=======\nb\n>>>>>>> n\n", 1),
    ],
)
def test_merge_file(yours: bytes, base: bytes, new: bytes, expected: bytes, conflicts: int) -> None:
    assert merge.merge_file(yours, base, new, ("o", "n")) == (expected, conflicts)


# Eject and remove


def test_eject(project: Project) -> None:
    text = edit(project)
    answer = project.vendor("eject", FILE)
    assert (answer.code, answer.out) == (0, f"{DEST}/{FILE}: yours now\n")
    assert project.vendor("eject", f"{DEST}/{FILE}").out == "nothing to do\n"
    assert project.vendor("check").code == 0
    assert f"ejected      {FILE}" in project.vendor("status").out
    time = (project.copy / FILE).stat().st_mtime_ns
    assert project.vendor("update", "--to", NEW).code == 0
    assert (project.copy / FILE).read_bytes() == text
    assert (project.copy / FILE).stat().st_mtime_ns == time
    assert project.vendor("check").code == 0
    (project.copy / FILE).unlink()
    check = project.vendor("check")
    assert check.code == 1
    assert f"{FILE}: missing: was yours by `eject` and is gone" in check.out
    assert project.vendor("update").code == 0
    assert not (project.copy / FILE).exists(), "an update does not make what was taken over"
    assert project.vendor("update", "--force", FILE).code == 0
    assert project.vendor("check").code == 0
    assert (project.copy / FILE).exists()


def test_eject_of_an_extra_file(project: Project) -> None:
    (project.copy / "extra.py").write_text("x = 1\n")
    assert project.vendor("eject", "extra.py").code == 0
    assert project.vendor("check").code == 0
    assert project.vendor("update", "--to", NEW).code == 0
    assert (project.copy / "extra.py").read_text() == "x = 1\n"
    assert project.vendor("remove").code == 0
    assert contents(project.copy) == {"extra.py": b"x = 1\n"}


@pytest.mark.parametrize("name", ["v1/none.py", "../../../pyproject.toml", "MANIFEST.json", "."])
def test_eject_of_what_is_no_file_of_the_copy(project: Project, name: str) -> None:
    before = project.everything()
    answer = project.vendor("eject", name)
    assert answer.code == 2
    assert "is no file of the copy" in answer.err
    assert project.everything() == before


def test_remove(project: Project) -> None:
    count = len(project.tree())
    answer = project.vendor("remove")
    assert (answer.code, answer.out) == (0, f"{DEST}: {count} files removed\n")
    assert not project.copy.exists()
    assert "tool" not in tomllib.loads(project.pyproject.read_text())
    assert set(project.everything()) == {"pyproject.toml", "src/myagent/__init__.py"}


def test_remove_refuses_edited_files(project: Project) -> None:
    edit(project)
    (project.copy / "extra.py").write_text("x = 1\n")
    before = project.everything()
    answer = project.vendor("remove")
    assert answer.code == 1
    assert f"{FILE}: E503" in answer.err and "extra.py" not in answer.err
    assert project.everything() == before
    answer = project.vendor("remove", "--force", FILE)
    assert answer.code == 0
    assert f"{DEST}/extra.py: is not ours, stays\n" in answer.out
    assert project.tree() == {"extra.py": b"x = 1\n"}


def test_changed_while_the_tree_was_built(project: Project) -> None:
    """Somebody saves a file between the check for edits and the swap."""
    files = {name: text.decode() for name, text in project.tree().items()}
    files["NOTICE"] = "new\n"

    def save(_: Path) -> None:
        edit(project)

    caught: list[str] = []
    try:
        write.apply(project.copy, files, trial=save)
    except AcpgenError as error:
        caught = [problem.code for problem in error.problems]
    assert caught == ["E507"]
    assert (project.copy / FILE).read_bytes().endswith(EDIT)
    assert not list(project.copy.parent.glob(".*acpgen*"))
