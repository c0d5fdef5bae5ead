"""What a diff says: findings with their verdicts, the life of features, counts. Frozen data, no text formats."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Literal

from acpgen.diff.edits import Edit
from acpgen.diff.witness import Witness

Verdict = Literal["safe", "gated", "degrade", "break"]
VERDICTS: tuple[Verdict, ...] = ("safe", "gated", "degrade", "break")
VIEWS = ("agent", "client", "python")


def worst(*verdicts: Verdict) -> Verdict:
    return max(verdicts, key=VERDICTS.index, default="safe")


@dataclass(frozen=True, slots=True)
class Finding:
    """One change and whom it breaks: an old agent with a new client, an old client with a new agent, and Python source
    that uses the bindings.

    `lanes` are those in which it happened, `object` what it happened to (`Definition`, `Definition.property`,
    `Union:tag`, a method), `follows` what changed with it, `edits` the changes of the model it stands for, by lane.
    `hidden` findings change no meaning. `review` asks for a person.
    """

    rule: str
    protocol: str
    lanes: tuple[str, ...]
    object: str
    message: str
    agent: Verdict = "safe"
    client: Verdict = "safe"
    python: Verdict = "safe"
    review: bool = False
    hidden: bool = False
    feature: str = ""
    others: tuple[tuple[str, Verdict], ...] = ()
    witnesses: tuple[Witness, ...] = ()
    python_notes: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    follows: tuple[str, ...] = ()
    place: str = ""
    edits: tuple[tuple[str, Edit], ...] = ()
    waived: str = ""

    @property
    def witness(self) -> Witness | None:
        """The first witness; a finding that goes both ways has one for each way."""
        return self.witnesses[0] if self.witnesses else None

    @property
    def verdict(self) -> Verdict:
        return worst(self.agent, self.client, self.python, *(verdict for _, verdict in self.others))

    def seen_by(self, view: str) -> Verdict:
        verdict: Verdict = {"agent": self.agent, "client": self.client, "python": self.python}[view]
        return verdict

    @property
    def key(self) -> tuple[str, str, str]:
        return (self.protocol, self.rule, self.object)


@dataclass(frozen=True, slots=True)
class Stability:
    """What became of one feature between two releases: its items by name."""

    protocol: str
    feature: str
    graduated: tuple[str, ...] = ()
    added: tuple[str, ...] = ()
    withdrawn: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Report:
    """Everything that differs between two releases. `findings` holds hidden and waived ones too."""

    old: str
    new: str
    protocols: tuple[str, ...]
    lanes: tuple[str, ...]
    findings: tuple[Finding, ...] = ()
    stability: tuple[Stability, ...] = ()
    notes: tuple[str, ...] = field(default=())

    def visible(self, all: bool = False) -> tuple[Finding, ...]:
        """The findings that a reader sees; `all` adds those that change no meaning."""
        return tuple(finding for finding in self.findings if all or not finding.hidden)

    def counted(self) -> dict[str, dict[Verdict, int]]:
        """How many findings of each verdict there are for each view; waived and hidden ones do not count."""
        live = [finding for finding in self.findings if not finding.hidden and not finding.waived]
        out = {}
        for view in VIEWS:
            counter = Counter(finding.seen_by(view) for finding in live)
            out[view] = {verdict: counter[verdict] for verdict in reversed(VERDICTS)}
        return out

    def by_rule(self) -> dict[str, dict[Verdict, int]]:
        """Findings by rule and by worst verdict, hidden ones too: the summary that the golden files keep."""
        out: dict[str, Counter[Verdict]] = {}
        for finding in self.findings:
            out.setdefault(finding.rule, Counter())[finding.verdict] += 1
        return {rule: {v: out[rule][v] for v in VERDICTS if out[rule][v]} for rule in sorted(out)}

    @property
    def same_meaning(self) -> int:
        """How many differences there are that change no meaning."""
        return sum(finding.hidden for finding in self.findings)

    @property
    def untold(self) -> str:
        """That number in words, for a report that does not show them; empty for none."""
        count = self.same_meaning
        return f"{count} more {'changes' if count == 1 else 'change'} no meaning" if count else ""

    def failing(self, level: str, side: str | None = None) -> tuple[Finding, ...]:
        """The findings at or above a level (`break`, `degrade`, `any`), of one view or of all."""
        out = []
        for finding in self.findings:
            if finding.hidden or finding.waived:
                continue
            verdict = finding.seen_by(side) if side else finding.verdict
            if level == "any" or VERDICTS.index(verdict) >= VERDICTS.index(_verdict(level)):
                out.append(finding)
        return tuple(out)


def _verdict(level: str) -> Verdict:
    for verdict in VERDICTS:
        if verdict == level:
            return verdict
    raise ValueError(f"unknown level {level!r}")
