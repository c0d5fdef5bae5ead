"""The one call behind `acpgen diff`: open both sides, compare lane by lane, fold by feature, make a report."""

from __future__ import annotations

from typing import Any

from acpgen.diff.classify import classify
from acpgen.diff.draft import Draft, Pair
from acpgen.diff.encoding import encoding_findings, moved_findings
from acpgen.diff.load import Opened, Side, load, open_release
from acpgen.diff.report import VERDICTS, Finding, Report, Stability, worst
from acpgen.diff.rules import RULES
from acpgen.diff.stability import fold, stabilities
from acpgen.errors import fail, nearest, pointer
from acpgen.facts import load_facts
from acpgen.features import load_features
from acpgen.source import LANES, Store, open_store

SEVERITY = {verdict: index for index, verdict in enumerate(VERDICTS)}


def diff(
    old: str, new: str, *, protocol: str | None = None, lane: str | None = None, store: Store | None = None
) -> Report:
    """Compare two releases: ids of the store or folders. Raises `AcpgenError` if one cannot be read."""
    store = store or open_store()
    features = load_features(store)
    before = open_release(str(old), store, features)
    after = before if str(new) == str(old) else open_release(str(new), store, features)
    lanes = _lanes(lane)
    protocols, notes = _protocols(before, after, protocol)
    findings: list[Finding] = []
    lives: list[Stability] = []
    for name in protocols if before is not after else ():
        sides = load(before, name, LANES), load(after, name, LANES)
        found, life = compare(*sides, store, lanes)
        findings += found
        lives += life
    return Report(before.id, after.id, protocols, lanes, tuple(sorted(findings, key=_order)), tuple(lives), notes)


def diff_protocols(old: str, new: str, release: str, *, lane: str | None = None, store: Store | None = None) -> Report:
    """Compare two protocols of one release."""
    store = store or open_store()
    opened = open_release(release, store, load_features(store))
    lanes = _lanes(lane)
    sides = load(opened, old, LANES), load(opened, new, LANES)
    findings: list[Finding] = []
    if old != new:
        findings, _ = compare(*sides, store, lanes, features=False)
    label = f"{old} of {opened.id}", f"{new} of {opened.id}"
    return Report(*label, (new,), lanes, tuple(sorted(findings, key=_order)))


def _lanes(lane: str | None) -> tuple[str, ...]:
    if lane is not None and lane not in LANES:
        raise fail("E602", f"--lane {lane}", "is no lane", nearest(lane, LANES))
    return LANES if lane is None else (lane,)


def _protocols(old: Opened, new: Opened, asked: str | None) -> tuple[tuple[str, ...], tuple[str, ...]]:
    if asked is not None:
        for side in (old, new):
            if asked not in side.protocols:
                raise fail("E105", side.id, f"has no protocol {asked}", nearest(asked, side.protocols))
        return (asked,), ()
    both = tuple(name for name in old.protocols if name in new.protocols)
    if not both:
        help = f"{old.id} has {', '.join(old.protocols)}; {new.id} has {', '.join(new.protocols)}"
        raise fail("E105", f"{old.id}, {new.id}", "have no protocol in common", help)
    notes = [f"{name} is in {side.id} only" for side in (old, new) for name in side.protocols if name not in both]
    return both, tuple(notes)


def compare(
    old: Side, new: Side, store: Store, lanes: tuple[str, ...] = LANES, features: bool = True
) -> tuple[list[Finding], list[Stability]]:
    """The findings of one protocol in some lanes, and the life of its features, which takes both lanes to tell."""
    facts = load_facts(store, new.protocol)
    pairs = {lane: Pair(old.lanes[lane], new.lanes[lane], facts) for lane in new.lanes}
    drafts = {lane: classify(pair) for lane, pair in pairs.items()}
    extra: list[tuple[str, Draft]] = []
    if features:
        extra = fold(old, new, drafts, {name for pair in pairs.values() for name in pair.renames.values()})
    pairs = {lane: pairs[lane] for lane in lanes if lane in pairs}
    drafts = {lane: drafts[lane] for lane in pairs}
    for lane, pair in pairs.items():
        drafts[lane] += [draft for at, draft in extra if at == lane]
        drafts[lane] += moved_findings(pair, drafts[lane])
        drafts[lane] += encoding_findings(pair, drafts[lane])
    merged = _merged(drafts)
    if features:
        merged += [(("stable",), draft) for draft in _meta(old, new)]
    findings = [_finding(draft, lanes, new, pairs) for lanes, draft in merged]
    return findings, stabilities(old, new) if features else []


def _merged(drafts: dict[str, list[Draft]]) -> list[tuple[tuple[str, ...], Draft]]:
    """The same change in both lanes is one finding; its edits stay apart."""
    out: dict[tuple[str, str, str], tuple[list[str], Draft, list[tuple[str, Any]]]] = {}
    for lane, found in drafts.items():
        for draft in found:
            key = (draft.rule, draft.object, draft.message)
            edits = [(lane, edit) for edit in draft.edits]
            if key not in out:
                out[key] = ([lane], draft, edits)
                continue
            lanes, first, all_edits = out[key]
            if lane not in lanes:
                lanes.append(lane)
            all_edits += edits
            for peer, verdict in draft.wire.items():
                first.wire[peer] = worst(first.wire.get(peer, "safe"), verdict)
            first.python = list(dict.fromkeys([*first.python, *draft.python]))
            first.notes = list(dict.fromkeys([*first.notes, *draft.notes]))
            first.follows = list(dict.fromkeys([*first.follows, *draft.follows]))
            first.proofs = {**draft.proofs, **first.proofs}
            first.review = first.review or draft.review
            first.hidden = first.hidden and draft.hidden
    merged = []
    for lanes, draft, all_edits in out.values():
        draft.edits = all_edits  # type: ignore[assignment]
        merged.append((tuple(lanes), draft))
    return merged


def _meta(old: Side, new: Side) -> list[Draft]:
    """meta.json beside the schema: its version, and method lists that newly disagree with the tables."""
    out = []
    for lane in new.lanes:
        before, after = old.meta.get(lane), new.meta.get(lane)
        if before and after and before.get("version") != after.get("version"):
            message = f"protocol version {after.get('version')}, was {before.get('version')}"
            out.append(Draft("ACP110", "meta.json", message, wire={"agent": "break", "client": "break"}))
            break
    fresh = [problem for problem in new.meta_problems if problem not in old.meta_problems]
    for message in sorted(set(fresh)):
        out.append(Draft("ACP110", "meta.json", message, review=True))
    return out


def _finding(draft: Draft, lanes: tuple[str, ...], new: Side, pairs: dict[str, Pair]) -> Finding:
    notes = [note for note in dict.fromkeys(draft.python) if note.verdict != "safe"]
    notes.sort(key=lambda note: -SEVERITY[note.verdict])
    return Finding(
        rule=draft.rule,
        protocol=new.protocol,
        lanes=lanes,
        object=draft.object,
        message=draft.message,
        agent=draft.wire.get("agent", "safe"),
        client=draft.wire.get("client", "safe"),
        python=draft.python_verdict,
        review=draft.review or RULES[draft.rule].review,
        hidden=draft.hidden,
        feature=draft.feature,
        others=tuple(sorted((peer, v) for peer, v in draft.wire.items() if peer not in ("agent", "client"))),
        witnesses=tuple(draft.proofs[by] for by in sorted(draft.proofs, reverse=True)),
        python_notes=tuple(note.text for note in notes),
        notes=tuple(dict.fromkeys(draft.notes)),
        follows=tuple(dict.fromkeys(draft.follows)),
        place=_place(draft, lanes, new),
        edits=tuple(draft.edits),  # type: ignore[arg-type]
    )


def _place(draft: Draft, lanes: tuple[str, ...], new: Side) -> str:
    """Where the object stands: the file with a JSON Pointer."""
    for lane in lanes:
        side = new.lanes.get(lane)
        if side is None:
            continue
        for item in [*draft.items, *draft.places, draft.object]:
            definition, _, prop = item.partition(":")[0].partition(".")
            if definition in side.raw["$defs"]:
                known = prop and prop in side.raw["$defs"][definition].get("properties", {})
                return side.place + (
                    pointer("$defs", definition, "properties", prop) if known else pointer("$defs", definition)
                )
        return side.place
    return ""


def _order(finding: Finding) -> tuple[Any, ...]:
    return (finding.protocol, -SEVERITY[finding.verdict], finding.rule, finding.object, finding.message)
