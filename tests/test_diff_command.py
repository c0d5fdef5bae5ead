"""`acpgen diff` as a user meets it: exit codes, options, bad input; and `acpgen.diff(...)`."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import acpgen
import pytest
from acpgen.cli import run
from acpgen.diff import Report
from acpgen.diff.rules import RULES
from acpgen.source import data_dir


def call(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    code = run(["diff", *args])
    done = capsys.readouterr()
    return code, done.out, done.err


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a folder of its own, so that no configuration is near."""
    monkeypatch.chdir(tmp_path)


def test_a_break_is_exit_code_one(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = call(capsys, "1.23.0", "sdk-2.0.0")
    assert (code, err) == (1, "")
    assert "ACP704 unstable_nes" in out


@pytest.mark.parametrize(
    ("args", "expected"),
    [
        (["--protocol", "v1", "--lane", "stable"], 0),
        (["--protocol", "v1", "--lane", "stable", "--fail-on", "degrade"], 1),
        (["--protocol", "v1", "--lane", "stable", "--fail-on", "degrade", "--side", "agent"], 1),
        (["--protocol", "v1", "--lane", "stable", "--fail-on", "any"], 1),
        (["--protocol", "v1", "--lane", "stable", "--fail-on", "break", "--side", "python"], 0),
    ],
)
def test_fail_on_and_side(capsys: pytest.CaptureFixture[str], args: list[str], expected: int) -> None:
    assert call(capsys, "1.23.0", "sdk-2.0.0", *args)[0] == expected


def test_the_same_release_twice(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = call(capsys, "1.23.0", "1.23.0", "--fail-on", "any")
    assert (code, err) == (0, "")
    assert "no difference in meaning" in out


def test_lanes_and_protocols_narrow_the_report(capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(
        call(capsys, "1.23.0", "sdk-2.0.0", "--protocol", "v2", "--lane", "unstable", "--format", "json")[1]
    )
    assert {finding["protocol"] for finding in data["findings"]} == {"v2"}
    assert {lane for finding in data["findings"] for lane in finding["lanes"]} == {"unstable"}


def test_two_protocols_of_one_release(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = call(capsys, "v1", "v2", "--release", "1.23.0", "--format", "json")
    data = json.loads(out)
    assert code == 1
    assert (data["old"], data["new"]) == ("v1 of 1.23.0", "v2 of 1.23.0")
    assert any(finding["rule"] == "ACP103" for finding in data["findings"])


def test_against_generated(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    package = tmp_path / "out" / "acp_bindings"
    package.mkdir(parents=True)
    (package / "MANIFEST.json").write_text(json.dumps({"release": "1.23.0", "outputs": {}}), "utf-8")
    for folder in (package, package.parent):
        code, out, _ = call(capsys, "sdk-2.0.0", "--against-generated", str(folder))
        assert code == 1
        assert out.startswith("1.23.0 -> sdk-2.0.0")


def test_list_rules(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = call(capsys, "--list-rules")
    assert code == 0
    assert [line.split()[0] for line in out.splitlines()] == list(RULES)


def test_output_is_plain_where_it_is_no_terminal() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "acpgen", "diff", "1.21.0", "1.23.0"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert "\x1b" not in done.stdout


# Bad input


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["1.23.0", "9.9.9"], "E104: is no release of the store"),
        (["nowhere/at/all", "1.23.0"], "E101: does not exist"),
        (["1.21.0", "1.23.0", "--protocol", "v7"], "E105: has no protocol v7"),
        (["v1", "v7", "--release", "1.23.0"], "E105"),
        (["v1", "v2", "--release", "9.9.9"], "E104"),
        (["1.23.0", "--against-generated", "nowhere"], "E506"),
        (["1.23.0"], "give OLD and NEW; got 1 argument"),
        ([], "give OLD and NEW; got 0 arguments"),
        (["1.21.0", "1.23.0", "--store", "nowhere"], "E101"),
        (["1.21.0", "1.23.0", "--lane", "middle"], "Invalid value"),
    ],
)
def test_bad_input_is_one_clear_line(capsys: pytest.CaptureFixture[str], args: list[str], told: str) -> None:
    code, out, err = call(capsys, *args)
    assert (code, out) == (2, "")
    assert told in err
    assert "Traceback" not in err
    assert sum(line.startswith(("error:", "Error:")) for line in err.splitlines()) == 1


def folder(root: Path, protocols: tuple[str, ...] = ("v1", "v2")) -> Path:
    target = root / "mine"
    for protocol in protocols:
        shutil.copytree(data_dir("schemas") / "1.23.0" / protocol, target / protocol)
    return target


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("{", "E102: is not JSON"),
        ("[]", "E103: has no $defs"),
        ('{"$defs": {}}', "E103: has no $defs"),
        ('{"$defs": {"A": 1}}', "E103: is no object"),
        ('{"$defs": {"A": {"$ref": "#/$defs/B"}}}', "E201"),
        ("[" * 100_000, "E102: is nested too deeply"),
        ('{"$defs": {"A": ' + '{"anyOf": [' * 300 + "{}" + "]}" * 300 + "}}", "E20"),
        ('{"$defs": {"A": NaN}}', "E102"),
    ],
)
def test_a_broken_file(capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, told: str) -> None:
    target = folder(tmp_path)
    (target / "v1" / "schema.json").write_text(text, "utf-8")
    code, out, err = call(capsys, "1.23.0", str(target))
    assert (code, out) == (2, "")
    assert told in err and "v1/schema.json" in err
    assert "Traceback" not in err


def test_a_protocol_that_one_side_lacks(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    target = folder(tmp_path, ("v1",))
    code, _, err = call(capsys, "1.23.0", str(target), "--protocol", "v2")
    assert code == 2
    assert "mine: E105: has no protocol v2" in err
    code, out, _ = call(capsys, "1.23.0", str(target))
    assert code == 0
    assert "v2 is in 1.23.0 only" in out


def test_an_empty_folder(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    code, _, err = call(capsys, "1.23.0", str(tmp_path / "empty"))
    assert code == 2
    assert "E107" in err


def test_an_unknown_keyword_is_a_finding_and_no_crash(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    target = folder(tmp_path)
    path = target / "v1" / "schema.json"
    schema = json.loads(path.read_text("utf-8"))
    schema["$defs"]["ToolCall"]["properties"]["title"]["x-deserialize-by-heart"] = True
    path.write_text(json.dumps(schema), "utf-8")
    code, out, _ = call(capsys, "1.23.0", str(target), "--protocol", "v1", "--lane", "stable")
    assert code == 0
    assert "ACP603 ToolCall.title  the unknown keyword x-deserialize-by-heart appeared" in out
    assert call(capsys, "1.23.0", str(target), "--protocol", "v1", "--lane", "stable", "--fail-on", "any")[0] == 1


# The library


def test_the_library_face() -> None:
    report = acpgen.diff("1.21.0", "1.23.0", protocol="v1")
    assert isinstance(report, Report)
    assert (report.old, report.new, report.protocols) == ("1.21.0", "1.23.0", ("v1",))
    with pytest.raises(AttributeError):
        report.old = "x"  # type: ignore[misc]
    with pytest.raises(AttributeError):
        acpgen.nothing  # noqa: B018


def test_importing_acpgen_stays_light() -> None:
    code = "import sys, acpgen; print(sorted(m for m in sys.modules if m.startswith('acpgen.')))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
