"""The diff on real releases: golden pairs, golden summaries, encodings, completeness.

The embedded releases run always; `ACPGEN_UPSTREAM` may name a folder with more (one folder a release, laid out like
upstream's). Summaries are golden files; `ACPGEN_GOLDEN=write` writes them anew, to be read before they are kept.
"""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import diff_rewrites
import pytest
from acpgen.diff import Report, diff
from acpgen.diff.draft import Pair
from acpgen.diff.edits import apply
from acpgen.diff.load import Side, load, open_release
from acpgen.diff.normalise import normalise, text
from acpgen.diff.report import VERDICTS
from acpgen.facts import load_facts
from acpgen.features import load_features
from acpgen.source import FILES, LANES, open_store, release_key
from test_diff_laws import confirm, refute

STORE = open_store()
FEATURES = load_features(STORE)
EMBEDDED = list(STORE.releases)
UPSTREAM = os.environ.get("ACPGEN_UPSTREAM", "")
GOLDEN = Path(__file__).parent / "cases" / "diff_releases"
WHY = "ACPGEN_UPSTREAM is not set"


def upstream() -> list[str]:
    found = [path.name for path in Path(UPSTREAM).iterdir() if path.is_dir()] if UPSTREAM else []
    return sorted(found, key=release_key)


def pairs(ids: list[str]) -> list[tuple[str, str]]:
    return list(zip(ids, ids[1:], strict=False))


@cache
def report(old: str, new: str) -> Report:
    return diff(old, new, store=STORE)


def sides(old: str, new: str, protocol: str) -> tuple[Side, Side]:
    a, b = (open_release(name, STORE, FEATURES) for name in (old, new))
    return load(a, protocol, LANES), load(b, protocol, LANES)


# Golden


def summary(found: Report) -> dict[str, Any]:
    """Counts by rule and verdict for each protocol and set of lanes, and by view."""
    rules: dict[str, dict[str, int]] = {}
    for finding in found.findings:
        if finding.hidden:
            continue
        counts = rules.setdefault(f"{finding.protocol} {'+'.join(finding.lanes)} {finding.rule}", {})
        counts[finding.verdict] = counts.get(finding.verdict, 0) + 1
    life = {
        f"{item.protocol} {item.feature}": [len(item.graduated), len(item.added), len(item.withdrawn)]
        for item in found.stability
    }
    return {"views": found.counted(), "rules": dict(sorted(rules.items())), "features": life}


def check_golden(name: str, found: Report) -> None:
    path = GOLDEN / f"{name}.json"
    if os.environ.get("ACPGEN_GOLDEN") == "write":
        path.parent.mkdir(exist_ok=True)
        path.write_text(json.dumps(summary(found), indent=1) + "\n", "utf-8")
    assert summary(found) == json.loads(path.read_text("utf-8"))


@pytest.mark.parametrize("pair", pairs(EMBEDDED), ids="_".join)
def test_summaries_of_embedded_pairs(pair: tuple[str, str]) -> None:
    check_golden(f"embedded_{pair[0]}_{pair[1]}", report(*pair))


@pytest.mark.skipif(not UPSTREAM, reason=WHY)
@pytest.mark.parametrize("pair", pairs(upstream()), ids="_".join)
def test_summaries_of_upstream_pairs(pair: tuple[str, str]) -> None:
    check_golden(f"{pair[0]}_{pair[1]}", report(*(str(Path(UPSTREAM) / id) for id in pair)))


def rules_of(found: Report, protocol: str, lane: str) -> dict[str, list[str]]:
    out: dict[str, list[str]] = {}
    for finding in found.findings:
        if finding.protocol == protocol and lane in finding.lanes and not finding.hidden:
            out.setdefault(finding.rule, []).append(finding.object)
    return out


@pytest.mark.skipif(not UPSTREAM, reason=WHY)
def test_golden_nothing_happened_to_stable_v1() -> None:
    found = diff(str(Path(UPSTREAM) / "1.19.0"), str(Path(UPSTREAM) / "1.20.0"), protocol="v1", lane="stable")
    assert found.visible() == ()


@pytest.mark.skipif(not UPSTREAM, reason=WHY)
def test_golden_elicitation_graduates() -> None:
    found = diff(str(Path(UPSTREAM) / "1.20.0"), str(Path(UPSTREAM) / "1.21.0"), protocol="v1", lane="stable")
    rules = rules_of(found, "v1", "stable")
    graduated = {f.object: f.follows for f in found.findings if f.rule in ("ACP701", "ACP702")}
    assert set(graduated) == {"unstable_elicitation", "unstable_auth_methods"}
    assert 115 <= sum(map(len, graduated.values())) <= 140
    assert sorted(rules["ACP101"]) == ["elicitation/complete", "elicitation/create"]
    assert rules["ACP406"] == ["AuthMethod:terminal"]
    assert set(rules) == {"ACP101", "ACP406", "ACP701"}
    assert found.counted()["client"] == {"break": 0, "degrade": 0, "gated": 3, "safe": 2}
    assert found.counted()["agent"]["safe"] == 5


def test_golden_notices_graduate_and_nes_is_withdrawn() -> None:
    found = report("1.23.0", "sdk-2.0.0")
    for protocol in ("v1", "v2"):
        stable, unstable = (rules_of(found, protocol, lane) for lane in LANES)
        assert {"unstable_session_notices", "unstable_session_compaction"} <= set(stable["ACP701"])
        assert unstable["ACP704"] == ["unstable_nes"]
        assert unstable["ACP105"] == ["mcp/message"]
        gone = next(f for f in found.findings if f.rule == "ACP704" and f.protocol == protocol)
        assert {"DidOpenDocumentNotification", "StartNesRequest"} <= set(gone.follows)
        assert "only with the agent capability nes" in gone.notes
    notice = next(f for f in found.findings if f.rule == "ACP404" and f.object == "SessionUpdate:notice")
    assert (notice.agent, notice.client, notice.lanes) == ("safe", "gated", ("stable",))


def test_a_release_differs_from_itself_in_nothing() -> None:
    for id in EMBEDDED:
        assert report(id, id).findings == ()


# Laws


def complete(old: str, new: str) -> None:
    found = report(old, new)
    for protocol in found.protocols:
        before, after = sides(old, new, protocol)
        for lane in LANES:
            a, b = (
                normalise(side.lanes[lane].lowered, side.lanes[lane].methods, side.lanes[lane].unknown)
                for side in (before, after)
            )
            edits = [e for f in found.findings if f.protocol == protocol for at, e in f.edits if at == lane]
            assert text(apply(a, edits)) == text(b)
            assert len({text(edit.as_json()) for edit in edits}) == len(edits)


@pytest.mark.parametrize("pair", [p for a, b in pairs(EMBEDDED) for p in ((a, b), (b, a))], ids="_".join)
def test_complete_on_embedded_pairs(pair: tuple[str, str]) -> None:
    complete(*pair)


@pytest.mark.slow
@pytest.mark.skipif(not UPSTREAM, reason=WHY)
@pytest.mark.parametrize("pair", [p for a, b in pairs(upstream()) for p in ((a, b), (b, a))], ids="_".join)
def test_complete_on_upstream_pairs(pair: tuple[str, str]) -> None:
    complete(*(str(Path(UPSTREAM) / id) for id in pair))


def proved(old: str, new: str, tries: int) -> None:
    """Every witness stands before another validator, and nothing safe falls to a search."""
    found = report(old, new)
    for protocol in found.protocols:
        before, after = sides(old, new, protocol)
        workbench = {lane: Pair(before.lanes[lane], after.lanes[lane], load_facts(STORE, protocol)) for lane in LANES}
        for finding in (f for f in found.findings if f.protocol == protocol):
            if "break" in (finding.agent, finding.client) and finding.rule != "ACP110":
                assert finding.witness is not None, finding
            confirm(workbench[finding.lanes[0]], finding)
        for lane in LANES:
            own = [f for f in found.findings if f.protocol == protocol and lane in f.lanes]
            refute(workbench[lane], own, 7, tries, lane)


@pytest.mark.parametrize("pair", pairs(EMBEDDED)[-3:], ids="_".join)
def test_witnesses_and_safety_on_embedded_pairs(pair: tuple[str, str]) -> None:
    proved(*pair, tries=20)


@pytest.mark.slow
@pytest.mark.skipif(not UPSTREAM, reason=WHY)
@pytest.mark.parametrize("pair", pairs(upstream()), ids="_".join)
def test_witnesses_and_safety_on_upstream_pairs(pair: tuple[str, str]) -> None:
    proved(*(str(Path(UPSTREAM) / id) for id in pair), tries=1000)


@pytest.mark.slow
@pytest.mark.parametrize("pair", pairs(EMBEDDED), ids="_".join)
def test_a_thousand_instances_do_not_refute_what_is_safe(pair: tuple[str, str]) -> None:
    proved(*pair, tries=1000)


# Encodings


@pytest.mark.parametrize("rewrite", diff_rewrites.REWRITES)
@pytest.mark.parametrize("protocol", ["v1", "v2"])
def test_another_encoding_is_nothing_above_safe(rewrite: str, protocol: str, tmp_path: Path) -> None:
    for id in reversed(EMBEDDED):
        # Under the name of the release, so that the same features own the same items.
        places = [tmp_path / side / id / protocol for side in ("old", "new")]
        changed = False
        for name in (FILES["stable"], FILES["unstable"]):
            schema = json.loads((STORE.release(id).directory / protocol / name).read_text("utf-8"))
            if rewrite == "enum as constants":  # upstream has constants only
                schema = diff_rewrites.constants_as_enum(schema)
            other = diff_rewrites.REWRITES[rewrite](schema)
            changed = changed or json.dumps(other) != json.dumps(schema)
            for place, lane in zip(places, (schema, other), strict=True):
                place.mkdir(parents=True, exist_ok=True)
                (place / name).write_text(json.dumps(lane), "utf-8")
        if changed:
            break
    assert changed, "no release has anything to rewrite"
    found = diff(*(str(place.parent) for place in places), protocol=protocol, store=STORE)
    loud = [f for f in found.findings if f.verdict != VERDICTS[0] or (f.review and f.rule != "ACP706")]
    assert loud == []
    if rewrite != "named strings":
        assert [f for f in found.findings if not f.hidden] == []


# Speed


UPSTREAM_PAIRS = [(str(Path(UPSTREAM) / a), str(Path(UPSTREAM) / b)) for a, b in pairs(upstream())]


@pytest.mark.slow
@pytest.mark.parametrize(
    "pair", [*pairs(EMBEDDED), *UPSTREAM_PAIRS], ids=lambda pair: "_".join(Path(p).name for p in pair)
)
def test_a_pair_takes_less_than_a_second_cold(pair: tuple[str, str]) -> None:
    best = 99.0
    for _ in range(3):
        # Processor time, start of the interpreter included: what a run takes on a machine that does nothing else.
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, "-m", "acpgen", "diff", *pair], stdout=subprocess.DEVNULL, check=False)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        best = min(best, after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime)
    assert best < 1
