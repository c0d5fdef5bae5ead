"""The laws of the diff: complete, applicable, every break proved, nothing safe refuted. Over random edits of a schema."""

from __future__ import annotations

import json
import random
from typing import Any

import diff_cases
import diff_laws
import jsonschema_rs
import pytest
from acpgen import ir
from acpgen.diff import Finding
from acpgen.diff.compare import compare
from acpgen.diff.draft import Pair
from acpgen.diff.edits import apply, changes
from acpgen.diff.load import Lane, Side, known_part
from acpgen.diff.normalise import dissolve, named_scalars, normalise, text
from acpgen.diff.witness import checked_in, takes_message
from acpgen.errors import AcpgenError
from acpgen.items import items_of
from acpgen.lower import lower
from acpgen.methods import methods_of
from acpgen.naming import Pins
from acpgen.source import open_store
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

SENT = {"client": ["Thing", "ClientCapabilities"], "agent": ["Reply"]}
FACTS: dict[str, Any] = {"capability": {"client": {"part": ["Shut:t0"]}}, "null_clears": {}}
STORE = open_store()
STEPS = st.lists(st.tuples(st.integers(0, len(diff_laws.OPS) - 1), st.integers(0, 10_000)), min_size=0, max_size=4)
SLOW = settings(
    deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much]
)


def lane_of(definitions: dict[str, Any]) -> Lane:
    schema = diff_cases.schema({"$defs": definitions, "sent": SENT})
    unknown: dict[str, Any] = {}
    known = known_part(schema, unknown)
    methods: tuple[ir.Method, ...] = methods_of(known, FACTS, "x")
    return Lane(known, lower(known, Pins(), "x"), methods, unknown, "x")


def side_of(release: str, lane: Lane) -> Side:
    items = frozenset(items_of(lane.raw))
    both = {"stable": items, "unstable": items}
    return Side(release, diff_cases.PROTOCOL, {"stable": lane}, {"stable": None}, {}, both)


def found(old: Lane, new: Lane) -> list[Finding]:
    return compare(side_of("1.0.0", old), side_of("1.1.0", new), STORE)[0]


def model_of(lane: Lane) -> dict[str, Any]:
    return normalise(lane.lowered, lane.methods, lane.unknown)


def lanes(before: list[tuple[int, int]], after: list[tuple[int, int]]) -> tuple[Lane, Lane]:
    """Two schemas; those that are no valid ACP schema any more are passed over."""
    try:
        return lane_of(diff_laws.edited(before)), lane_of(diff_laws.edited(before + after))
    except AcpgenError:
        assume(False)
        raise


@SLOW
@given(STEPS, STEPS)
def test_applying_the_findings_to_the_old_gives_the_new(before: Any, after: Any) -> None:
    old, new = lanes(before, after)
    for a, b in ((old, new), (new, old)):
        edits = [edit for finding in found(a, b) for _, edit in finding.edits]
        assert text(apply(model_of(a), edits)) == text(model_of(b))


@SLOW
@given(STEPS, STEPS)
def test_no_edit_is_in_two_findings(before: Any, after: Any) -> None:
    old, new = lanes(before, after)
    edits = [edit for finding in found(old, new) for _, edit in finding.edits]
    keys = [text(edit.as_json()) for edit in edits]
    assert len(keys) == len(set(keys))


@SLOW
@given(STEPS, STEPS)
def test_the_diff_is_empty_exactly_if_the_models_are_equal(before: Any, after: Any) -> None:
    old, new = lanes(before, after)
    findings = found(old, new)
    equal = text(model_of(old)) == text(model_of(new))
    assert equal == (not any(finding.edits for finding in findings))
    if equal:
        assert [finding for finding in findings if not finding.hidden] == []
    elif text(dissolve(model_of(old))) == text(dissolve(model_of(new))):
        gone = named_scalars(model_of(old)) - named_scalars(model_of(new))
        assert gone or [finding for finding in findings if not finding.hidden and not finding.review] == []


@SLOW
@given(STEPS, STEPS)
def test_every_break_has_a_witness_that_another_validator_confirms(before: Any, after: Any) -> None:
    old, new = lanes(before, after)
    pair = Pair(old, new, FACTS)
    for finding in found(old, new):
        if "break" in (finding.agent, finding.client):
            assert finding.witness is not None, finding
        confirm(pair, finding)


def confirm(pair: Pair, finding: Finding) -> None:
    """Check the witnesses of a finding with jsonschema-rs, or, for a message, with the method tables."""
    for witness in finding.witnesses:
        takes, refuses = (pair.old, pair.new) if witness.accepted_by == "old" else (pair.new, pair.old)
        if witness.receiver:
            assert takes_message(takes, witness.receiver, witness.instance, pair.peers)
            assert not takes_message(refuses, witness.receiver, witness.instance, pair.peers)
            continue
        schemas = checked_in(witness.definition, pair.old, pair.new)
        assert schemas is not None
        yes, no = schemas if witness.accepted_by == "old" else reversed(schemas)
        assert diff_laws.validator(yes, witness.definition).is_valid(witness.instance), finding
        assert not diff_laws.validator(no, witness.definition).is_valid(witness.instance), finding


@settings(SLOW, max_examples=40)
@given(STEPS, STEPS, st.integers(0, 1000))
def test_no_witness_is_found_for_what_is_called_safe(before: Any, after: Any, seed: int) -> None:
    old, new = lanes(before, after)
    refute(Pair(old, new, FACTS), found(old, new), seed, 150)


def refute(pair: Pair, findings: list[Finding], seed: int, tries: int, lane: str = "stable") -> None:
    edits = {id(f): [edit for at, edit in f.edits if at == lane] for f in findings}
    additions = [
        e for own in edits.values() for e in own if e.path[0] == "definitions" and len(e.path) == 2 and e.op == "add"
    ]
    for finding in findings:
        wire = {finding.agent, finding.client, *(verdict for _, verdict in finding.others)}
        if wire == {"safe"} and edits[id(finding)] and not finding.review:
            assert diff_laws.counterexample(pair, edits[id(finding)], additions, seed, tries) == "", finding


@SLOW
@given(STEPS)
def test_a_model_means_what_its_schema_means(before: Any) -> None:
    """`schema_of` is a test tool; this holds it to the lowered schema by the witnesses of the whole small schema."""
    lane, _ = lanes(before, [])
    model = diff_laws.schema_of(model_of(lane))
    rng = random.Random(1)
    for name in ("Thing", "Reply", "Shut", "Loose", "Wide"):
        for _ in range(20):
            try:
                value = diff_laws.instance({"$ref": f"#/$defs/{name}"}, model["$defs"], rng)
            except diff_laws.Stuck:
                continue
            ours = diff_laws.validator(model, name).is_valid(value)
            assert ours == diff_laws.validator(lane.raw, name).is_valid(value), json.dumps(value)


@pytest.mark.parametrize("op", range(len(diff_laws.OPS)), ids=lambda i: diff_laws.OPS[i].__name__)
def test_every_edit_is_seen(op: int) -> None:
    """Each random edit changes the small schema for some seed, and the change is found."""
    seen = False
    for seed in range(12):
        try:
            old, new = lane_of(diff_laws.base()), lane_of(diff_laws.edited([(op, seed)]))
        except AcpgenError:
            continue
        if changes(model_of(old), model_of(new)):
            seen = True
            assert found(old, new)
    assert seen


def test_the_judge_is_another_validator() -> None:
    assert jsonschema_rs.Draft202012Validator({"type": "integer"}).is_valid(1.0)
