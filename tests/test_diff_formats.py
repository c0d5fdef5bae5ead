"""The formats of a report: each is read back by something that knows the format."""

from __future__ import annotations

import html.parser
import json
import os
import re
import shutil
import subprocess
import xml.etree.ElementTree as ET
from dataclasses import replace
from functools import cache
from pathlib import Path

import jsonschema_rs
import pytest
from acpgen import features
from acpgen.diff import Finding, Report, diff
from acpgen.diff.formats import FORMATS, history, render
from acpgen.diff.formats.json_ import SCHEMA
from acpgen.diff.rules import RULES
from acpgen.source import open_store

EVIL = "<img src=x onerror=alert(1)>|`*[a](http://b)\n::error::\x01\"'&%"


@cache
def real() -> Report:
    return diff("1.23.0", "sdk-2.0.0")


@cache
def evil() -> Report:
    """A report whose schema text tries to break out of every format."""
    found = replace(
        real().findings[0], object=EVIL, message=EVIL, notes=(EVIL,), python_notes=(EVIL,), follows=(EVIL,), place=EVIL
    )
    assert found.witness is None or found
    return replace(real(), old=EVIL, findings=(found, *real().findings[1:]), notes=(EVIL,))


@pytest.mark.parametrize("format", FORMATS)
def test_every_format_takes_any_report(format: str) -> None:
    empty = Report("a", "b", ("v1",), ("stable",))
    for report in (real(), evil(), empty):
        for all_ in (False, True):
            assert isinstance(render(report, format, all_), str)


def test_text_shows_counts_witnesses_and_features() -> None:
    text = render(real(), "text")
    assert "1.23.0 -> sdk-2.0.0" in text
    assert "ACP404 SessionUpdate:notice" in text
    assert '{"sessionUpdate": "notice"' in text
    assert "only with the client capability session.notices" in text
    assert text.index("\nbreak\n") < text.index("\ngated\n") < text.index("\nsafe\n")
    assert "\x1b" not in text


def test_text_of_nothing() -> None:
    assert "no difference in meaning" in render(Report("a", "b", ("v1",), ("stable",)), "text")


def test_all_shows_what_changes_no_meaning() -> None:
    report = diff("1.19.0", "1.21.0")
    assert "ACP207" not in render(report, "text")
    assert "ACP207" in render(report, "text", all=True)
    assert report.same_meaning > 1 and f"{report.same_meaning} more change no meaning" in render(report, "text")


def test_json_has_a_schema_of_its_own() -> None:
    validator = jsonschema_rs.Draft202012Validator(json.loads(SCHEMA.read_text("utf-8")))
    for report in (real(), evil(), Report("a", "b", (), ())):
        for all_ in (False, True):
            data = json.loads(render(report, "json", all_))
            validator.validate(data)
            assert len(data["findings"]) == len(report.visible(all_))
    broken = json.loads(render(real(), "json"))
    broken["findings"][0]["agent"] = "maybe"
    assert not validator.is_valid(broken)


def test_markdown_tables_stay_tables() -> None:
    text = render(evil(), "markdown")
    rows = [line for line in text.splitlines() if line.startswith("| ACP")]
    assert len(rows) == len(evil().visible())
    bars = [line.replace("\\|", "").count("|") for line in rows]
    assert set(bars) == {8}
    # In a code span it is text; anywhere else it must not stand.
    assert "<img" not in re.sub(r"`[^`\n]*`", "", text.replace("\\`", ""))


def test_github_annotations_are_one_line_each() -> None:
    lines = render(evil(), "github").splitlines()
    assert len(lines) == len(evil().visible())
    levels = {"break": "error", "degrade": "warning", "gated": "notice", "safe": "notice"}
    for line, finding in zip(lines, evil().visible(), strict=True):
        assert line.startswith(f"::{levels[finding.verdict]} ")
    assert "%0A" in lines[0]


def test_junit_is_xml_with_a_failure_for_each_break() -> None:
    for report in (real(), evil()):
        root = ET.fromstring(render(report, "junit"))
        cases = root.findall("./testsuite/testcase")
        assert len(cases) == len(report.visible())
        breaks = sum(finding.verdict == "break" for finding in report.visible())
        assert len(root.findall(".//failure")) == breaks == int(root.get("failures", "-1"))


def test_sarif_names_rules_and_places() -> None:
    data = json.loads(render(real(), "sarif"))
    run = data["runs"][0]
    rules = run["tool"]["driver"]["rules"]
    assert data["version"] == "2.1.0"
    assert len(run["results"]) == len(real().visible())
    for result in run["results"]:
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
        assert rules[result["ruleIndex"]]["shortDescription"]["text"] == RULES[result["ruleId"]].title
        assert result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"].startswith("sdk-2.0.0/")


class Tags(html.parser.HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.seen: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))


@pytest.mark.parametrize("page", ["report", "evil", "history"])
def test_pages_ask_for_nothing(page: str) -> None:
    text = {"report": lambda: render(real(), "html"), "evil": lambda: render(evil(), "html"), "history": timeline}[
        page
    ]()
    tags = Tags()
    tags.feed(text)
    names = {name for name, _ in tags.seen}
    assert not names & {"img", "link", "iframe", "object", "embed", "base"}
    for name, attributes in tags.seen:
        assert not {"src", "srcset", "onerror", "onclick"} & set(attributes)
        assert name != "a" or str(attributes["href"]).startswith("#")
    assert "default-src 'none'" in text
    assert "@import" not in text and "url(" not in text


def test_links_of_a_page_lead_somewhere() -> None:
    tags = Tags()
    tags.feed(render(real(), "html"))
    ids = [attributes["id"] for _, attributes in tags.seen if "id" in attributes]
    links = {str(attributes["href"])[1:] for name, attributes in tags.seen if name == "a"}
    assert links <= set(ids)
    assert len(ids) == len(set(ids))


def timeline() -> str:
    store = open_store()
    return history.page(features.history(store, features.load_features(store)))


def test_the_timeline_has_a_row_for_each_feature() -> None:
    store = open_store()
    rows = features.history(store, features.load_features(store))
    text = timeline()
    for feature, states in rows:
        assert feature.name in text
        assert all(release in text for release, _ in states)
    assert history.page([]).startswith("<!doctype html>")


# In a browser

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
DRIVER = """
<script>
addEventListener("load", () => {
  const shown = () => [...document.querySelectorAll("details[data-rule]:not([hidden])")];
  const form = document.querySelector("form");
  const set = (name, value) => { form.elements[name].value = value; form.dispatchEvent(new Event("input")); };
  const out = {all: shown().length};
  set("rule", "ACP404");
  out.rule = [...new Set(shown().map((row) => row.dataset.rule))];
  set("rule", ""); set("view", "client");
  for (const box of form.querySelectorAll("[name=verdict]")) box.checked = box.value === "gated";
  form.dispatchEvent(new Event("input"));
  out.gated = shown().map((row) => row.dataset.client);
  out.count = document.querySelector("#count").textContent;
  for (const box of form.querySelectorAll("[name=verdict]")) box.checked = true;
  set("view", ""); set("text", "notice severity");
  out.text = shown().length;
  set("text", ""); set("lane", "stable");
  out.lanes = [...new Set(shown().map((row) => row.dataset.lanes))];
  set("lane", "");
  out.again = shown().length;
  document.querySelector("#theme").click();
  out.theme = document.documentElement.dataset.theme;
  out.background = getComputedStyle(document.body).backgroundColor;
  document.querySelector("#theme").click();
  out.other = getComputedStyle(document.body).backgroundColor;
  out.requests = performance.getEntriesByType("resource").map((entry) => entry.name);
  location.hash = document.querySelector(".types a").getAttribute("href");
  setTimeout(() => {
    out.opened = document.querySelectorAll("details[open]").length;
    document.body.innerHTML = "<pre id=answer></pre>";
    document.querySelector("#answer").textContent = JSON.stringify(out);
  }, 50);
});
</script>
"""


def browse(page: Path, profile: Path, *options: str) -> str:
    assert CHROMIUM is not None
    command = [CHROMIUM, "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={profile}"]
    command += ["--disable-background-networking", "--virtual-time-budget=4000", *options, page.as_uri()]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr[-500:]
    return done.stdout


@pytest.mark.skipif(CHROMIUM is None, reason="chromium is not installed")
def test_filters_work_in_a_browser(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    page.write_text(render(real(), "html").replace("</body>", DRIVER + "</body>"), "utf-8")
    log = tmp_path / "net.json"
    dom = browse(page, tmp_path / "profile", "--dump-dom", f"--log-net-log={log}")
    answer = Tags()
    answer.feed(dom)
    data = json.loads(html.unescape(dom.split('<pre id="answer">')[1].split("</pre>")[0]))
    shown = real().visible()
    assert data["all"] == data["again"] == len(shown)
    assert data["rule"] == ["ACP404"]
    gated = sum(finding.client == "gated" for finding in shown)
    assert data["gated"] == ["gated"] * gated and gated
    assert data["count"] == f"{gated} of {len(shown)} findings"
    assert 0 < data["text"] < 8
    assert set(data["lanes"]) <= {"stable", "stable unstable"}
    assert data["theme"] in ("dark", "light") and data["background"] != data["other"]
    assert data["opened"] == 1
    assert data["requests"] == []
    assert requests_of(log, page) == []


def requests_of(log: Path, page: Path) -> list[str]:
    """What the page itself asked for, by the browser's own network log; the browser's housekeeping is not the page's."""
    text = log.read_text("utf-8")
    data = json.loads(text if text.rstrip().endswith("}") else text.rstrip().rstrip(",") + "]}")
    asked = []
    for event in data["events"]:
        params = event.get("params") or {}
        url = str(params.get("url", ""))
        if url and str(params.get("initiator", "")).startswith(("file:", "null")) and page.name not in url:
            asked.append(url)
    return asked


@pytest.mark.skipif(CHROMIUM is None, reason="chromium is not installed")
@pytest.mark.parametrize("name", ["report", "history"])
def test_pages_paint(name: str, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    page.write_text(render(real(), "html") if name == "report" else timeline(), "utf-8")
    shot = Path(os.environ.get("ACPGEN_SHOTS", tmp_path)) / f"{name}.png"
    browse(page, tmp_path / "profile", f"--screenshot={shot}", "--window-size=1300,1400")
    assert shot.stat().st_size > 20_000


def test_a_finding_is_frozen() -> None:
    finding = Finding("ACP201", "v1", ("stable",), "X", "m")
    with pytest.raises(AttributeError):
        finding.rule = "ACP202"  # type: ignore[misc]
