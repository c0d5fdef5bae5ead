"""One run of the proof: instances and mutations of a schema through codecs, each answer held against the oracle's.

A `Run` takes values for one protocol of one release and lane, and gathers what disagrees instead of stopping at the first.
"""

from __future__ import annotations

import itertools
import json
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from oracle.instances import random_instance
from oracle.model import Verdict, judge
from oracle.mutate import mutations
from oracle.schema import Schema, pointer, view

from .builds import Bindings
from .compare import differences, equal, null_clears, same_objects

# Payloads whose only use is the variant of the same name: the class has the tag, so the definition is read with it.
_BOTH = {
    "AuthMethodEnvVar": {"type": "env_var"},
    "AuthMethodTerminal": {"type": "terminal"},
    "McpServerAcp": {"type": "acp"},
    "McpServerHttp": {"type": "http"},
}
ABSORBED = {
    "v1": {**_BOTH, "McpServerSse": {"type": "sse"}},
    "v2": {
        **_BOTH,
        "AuthMethodAgent": {"type": "agent"},
        "McpServerStdio": {"type": "stdio"},
        "ReplayFromStart": {"type": "start"},
    },
}


@dataclass(frozen=True, slots=True)
class Contender:
    """A codec under proof, and what it is called in the table."""

    name: str
    build: Bindings
    codec: Any  # writes unknown values of open enums as they came
    on: bool

    @classmethod
    def of(cls, build: Bindings, on: bool = True) -> Contender:
        name = build.state + ("" if build.state != "gate" else ", all on" if on else ", all off")
        return cls(name, build, build.codec(on=on, check="lenient"), on)


@dataclass
class Run:
    schema: dict[str, Any]
    contenders: list[Contender]
    counts: dict[str, Counter[str]] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)
    slow: Counter[tuple[str, str]] = field(default_factory=Counter)
    fast: Counter[tuple[str, str]] = field(default_factory=Counter)
    compared: tuple[Any, str] = (None, "")

    def __post_init__(self) -> None:
        self.view: Schema = view(self.schema)
        first = self.contenders[0].build
        self.clears = null_clears(first.release, first.protocol)
        self.counts = {contender.name: Counter() for contender in self.contenders}

    def names(self) -> list[str]:
        """The definitions of the schema that are not JSON-RPC envelopes."""
        return [name for name, node in self.schema["$defs"].items() if not node.get("x-docs-ignore")]

    def fail(self, contender: Contender, name: str, what: str, value: Any) -> None:
        if len(self.failures) < 40:
            self.failures.append(f"{contender.name}: {name}: {what}\n    {json.dumps(value)[:600]}")

    def prove(self, name: str, instances: int, spoiled: int, each: int, closely: int) -> None:
        """`instances` valid values of a definition, `each` mutations of the first `spoiled` of them; every `closely`-th
        value goes the slow way, through text and through the checks of the encoder too."""
        rng = Random(name)
        for index in range(instances):
            value = random_instance(self.schema, name, rng, index % 7)
            close = index % closely == 0
            for contender in self.contenders:
                self.valid(contender, name, value, close)
            if index < spoiled:
                for mutation in itertools.islice(mutations(self.schema, name, value, rng), each):
                    self.judged(name, mutation.instance, mutation.keyword)

    # Valid values

    def valid(self, contender: Contender, name: str, value: Any, close: bool) -> None:
        kind, made, salvaged = decode(contender, name, value)
        self.counts[contender.name]["valid, accepted"] += 1
        if kind != "accept":
            self.fail(contender, name, f"valid, but {kind}: {made} {salvaged}", value)
            return
        self.round_trip(contender, name, made, value, f"{name} decoded and encoded")
        if close:
            self.speed(contender, name, value)
            self.closely(contender, name, value, made)

    def round_trip(self, contender: Contender, name: str, made: Any, value: Any, what: str) -> None:
        back = encode(contender, name, made)
        # What another build wrote for the same value has been compared; equal to the letter, it need not be again.
        text = repr(back)
        if self.compared[0] is value and self.compared[1] == text:
            return
        self.compared = (value, text)
        sent = with_tag(contender, name, value)
        if equal(sent, back, ordered=True):
            return
        found = differences(self.view.definition(name), value, without_tag(contender, name, back, value), self.clears)
        if found:
            self.fail(contender, name, f"{what}: {found[:3]}", value)

    def speed(self, contender: Contender, name: str, value: Any) -> None:
        """Whether the straight-line decoder takes the value; what it gives is what `decode` gave."""
        fast = contender.codec._decoders.get(name)
        if fast is None:
            return
        try:
            fast(with_tag(contender, name, value), contender.codec)
        except contender.build.part("_straight").DECLINED:
            self.slow[contender.name, name] += 1
            return
        self.fast[contender.name, name] += 1

    def closely(self, contender: Contender, name: str, value: Any, made: Any) -> None:
        """The slow ways and JSON text give the same."""
        codec = contender.codec
        sent = with_tag(contender, name, value)
        result, problems, drops = contender.build.part("_reader").Reader(codec).decode(name, sent)
        if problems or drops or not same_objects(result, made):
            self.fail(contender, name, f"the tables give {result!r} {problems} {drops}, not {made!r}", value)
        if codec.problems(name, json.dumps(sent)):
            self.fail(contender, name, "problems() finds some", value)
        text = codec.decode_named(name, json.dumps(sent).encode())
        if not same_objects(text, made):
            self.fail(contender, name, f"as text it is {text!r}, not {made!r}", value)
        if hasattr(made, "extra_fields"):
            wire = codec.encode(made)
            slow = contender.build.part("_writer").Writer(codec).encode(made)
            if not equal(wire, slow, ordered=True):
                self.fail(contender, name, f"the tables write {slow!r}, not {wire!r}", value)
            line = codec.encode_json(made)
            if line != contender.build.part("_text").dumps(wire) or not equal(json.loads(line), wire, ordered=True):
                self.fail(contender, name, f"as text it is {line!r}", value)

    # Any values

    def judged(self, name: str, value: Any, keyword: str) -> None:
        """A value that may be spoiled: the outcome, what was salvaged and what is left, as the oracle says."""
        verdict = judge(self.schema, name, value)
        for contender in self.contenders:
            kind, made, salvaged = decode(contender, name, value)
            self.counts[contender.name][f"spoiled, {verdict.outcome}"] += 1
            if kind != verdict.outcome:
                self.fail(contender, name, f"{keyword}: {kind} ({made}), not {verdict.outcome} {verdict}", value)
            elif kind == "reject":
                self.refused(contender, name, value, made)
            elif salvaged != verdict.salvaged:
                self.fail(contender, name, f"{keyword}: salvaged {salvaged}, not {verdict.salvaged}", value)
            else:
                self.round_trip(contender, name, made, verdict.value, f"{keyword}: {kind}, then encoded")

    def refused(self, contender: Contender, name: str, value: Any, error: Any) -> None:
        found = contender.codec.problems(name, given(contender, name, value))
        if not found or (str(found[0]), found[0].path) != (str(error), error.path):
            self.fail(contender, name, f"problems() has {found[:1]}, decode raised {error}", value)
        if "\n" in str(error):
            self.fail(contender, name, f"an error of several lines: {error}", value)

    # The end

    def share_of_slow(self) -> float:
        slow, fast = sum(self.slow.values()), sum(self.fast.values())
        return slow / (slow + fast)

    def table(self) -> Iterator[str]:
        for name, counts in self.counts.items():
            yield f"{name}: " + ", ".join(f"{count} {what}" for what, count in sorted(counts.items()))


def with_tag(contender: Contender, name: str, value: Any) -> Any:
    tag = ABSORBED[contender.build.protocol].get(name)
    return {**value, **tag} if tag and isinstance(value, dict) else value


def without_tag(contender: Contender, name: str, back: Any, value: Any) -> Any:
    """What came back, without the tag that `with_tag` put there (over one of that name, if the value had one)."""
    tag = ABSORBED[contender.build.protocol].get(name)
    if not tag or not isinstance(back, dict):
        return back
    plain = {key: item for key, item in back.items() if key not in tag}
    return {**plain, **{key: item for key, item in value.items() if key in tag}}


def decode(contender: Contender, name: str, value: Any) -> tuple[str, Any, list[tuple[str, str]]]:
    """The outcome, the object or the error, and what was salvaged, as the oracle writes it down.

    Anything but a DecodeError is not caught: it ends the test.
    """
    drops: list[Any] = []
    try:
        made = contender.codec.decode_named(name, given(contender, name, value), salvaged=drops)
    except contender.build.module.DecodeError as error:
        return "reject", error, []
    return "salvage" if drops else "accept", made, sorted((pointer(drop.path), drop.rule) for drop in drops)


def given(contender: Contender, name: str, value: Any) -> Any:
    """What `decode` gets. A text is JSON to it, so a value that is a string is sent as JSON."""
    value = with_tag(contender, name, value)
    return json.dumps(value) if isinstance(value, str) else value


def encode(contender: Contender, name: str, made: Any) -> Any:
    if hasattr(made, "extra_fields"):
        return contender.codec.encode(made)
    # Only records are messages or parts of them; what stands for something else is written as a field's value is.
    return contender.build.part("_writer").Writer(contender.codec).ref(name, made, ())


def missing(contenders: Iterable[Contender], names: Iterable[str]) -> list[str]:
    """Definitions that a build does not have."""
    wanted = list(names)
    return [f"{c.name}: {name}" for c in contenders for name in wanted if name not in c.build.shapes]


__all__ = ["ABSORBED", "Contender", "Run", "Verdict", "decode", "missing"]
