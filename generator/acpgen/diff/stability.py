"""The life of features between two releases, from the four files of a protocol and the manifest, never from prose.

Safe findings that only say "an item of feature F came (or went)" are folded into one finding for F. What breaks someone
stays a finding of its own, marked with the feature; unless the whole feature came or went, which is one cause.
"""

from __future__ import annotations

from acpgen.diff.draft import Draft
from acpgen.diff.load import Side
from acpgen.diff.python import Note
from acpgen.diff.report import Stability, Verdict, worst


def owner(draft: Draft, owners: dict[str, str]) -> str:
    """The feature that owns what a finding is about."""
    for item in [*draft.items, *draft.places]:
        if item in owners:
            return owners[item]
        definition = item.partition(".")[0].partition(":")[0]
        if definition in owners:
            return owners[definition]
    return ""


def stabilities(old: Side, new: Side) -> list[Stability]:
    """What graduated, came and went, by feature; items are counted member by member."""
    out = []
    before, after = owned(old), owned(new)
    for feature in sorted({*before, *after}):
        mine = before.get(feature, set())
        graduated = sorted(mine & new.items["stable"])
        added = sorted(after.get(feature, set()) - old.items["unstable"])
        withdrawn = sorted(mine - new.items["unstable"] - new.items["stable"])
        if graduated or added or withdrawn:
            out.append(Stability(new.protocol, feature, tuple(graduated), tuple(added), tuple(withdrawn)))
    return out


def owned(side: Side) -> dict[str, set[str]]:
    """All items of each feature, the members of its definitions too."""
    out: dict[str, set[str]] = {}
    for item in side.items["unstable"] - side.items["stable"]:
        feature = side.owners.get(item) or side.owners.get(_definition(item))
        if feature is not None:
            out.setdefault(feature, set()).add(item)
    return out


def fold(old: Side, new: Side, drafts: dict[str, list[Draft]], renamed: set[str]) -> list[tuple[str, Draft]]:
    """Fold the drafts of the lanes into findings by feature; those are given back, each with its lane."""
    out: list[tuple[str, Draft]] = []
    table = {stability.feature: stability for stability in stabilities(old, new)}
    for found in drafts.values():
        for draft in found:
            draft.feature = draft.feature or owner(draft, new.owners) or owner(draft, old.owners)
    if "stable" in drafts:
        out += [("stable", draft) for draft in _graduated(old, new, table, drafts)]
        _destabilise(old, new, drafts["stable"])
    if "unstable" in drafts:
        shared = {(draft.rule, draft.object) for draft in drafts.get("stable", ())}
        out += [("unstable", draft) for draft in _added(old, new, table, drafts["unstable"], shared)]
        out += [("unstable", draft) for draft in _withdrawn(old, new, table, drafts["unstable"])]
    out += _odd(old, new, drafts, renamed)
    return out


def _take(drafts: list[Draft], taken: list[Draft], into: Draft) -> None:
    for draft in taken:
        into.edits += draft.edits
        into.follows += [draft.object, *draft.follows]
        into.python += draft.python
        into.proofs = {**draft.proofs, **into.proofs}
        drafts.remove(draft)


def _items(draft: Draft, owners: dict[str, str], feature: str) -> bool:
    return owner(draft, owners) == feature


def _graduated(old: Side, new: Side, table: dict[str, Stability], drafts: dict[str, list[Draft]]) -> list[Draft]:
    out = []
    for feature, stability in table.items():
        if not stability.graduated:
            continue
        whole = set(new.owners.values()).isdisjoint({feature})
        altered = [
            draft
            for draft in drafts.get("unstable", ())
            if set(draft.items) & set(stability.graduated) and draft.rule != "ACP205" and not draft.hidden
        ]
        rule = "ACP702" if altered else "ACP701"
        count = len(stability.graduated)
        what = f"{_counted(count)} {'are' if count != 1 else 'is'} stable now"
        draft = Draft(rule, feature, what + ("" if whole else "; others stay unstable"), feature=feature)
        if altered:
            draft.notes.append("changed on the way: " + ", ".join(sorted({other.object for other in altered})))
        safe = [
            other
            for other in drafts["stable"]
            if other.adds and other.verdict == "safe" and _items(other, old.owners, feature)
        ]
        _take(drafts["stable"], safe, draft)
        draft.follows = list(stability.graduated)
        for other in drafts["stable"]:
            if _items(other, old.owners, feature) and other.adds:
                other.feature = feature
                other.notes.append(f"graduated with {feature}")
        out.append(draft)
    return out


def _destabilise(old: Side, new: Side, drafts: list[Draft]) -> None:
    """Stable items that only the unstable lane still has: the removals have another name."""
    moved = (old.items["stable"] - new.items["stable"]) & new.items["unstable"]
    for draft in drafts:
        if draft.removes and any(item in moved for item in draft.items):
            draft.notes.append(f"was: {draft.rule}, {draft.message}")
            draft.rule, draft.message = "ACP705", "no longer stable"


def _added(
    old: Side, new: Side, table: dict[str, Stability], drafts: list[Draft], shared: set[tuple[str, str]]
) -> list[Draft]:
    out = []
    known = set(old.owners.values())
    for feature, stability in table.items():
        if not stability.added:
            continue
        taken = [
            draft
            for draft in drafts
            if draft.adds
            and _items(draft, new.owners, feature)
            and (draft.rule, draft.object) not in shared
            and (feature not in known or draft.verdict == "safe")
        ]
        if not taken:
            continue
        count = len(stability.added)
        what = "new unstable feature" if feature not in known else "unstable feature extended"
        into = Draft("ACP703", feature, f"{what}: {_counted(count)}", feature=feature)
        for draft in taken:
            for peer, verdict in draft.wire.items():
                if verdict != "safe":
                    into.wire[peer] = "gated"
        _take(drafts, taken, into)
        # Whoever does not turn the flag on meets none of it.
        worst_note: Verdict = worst(*(note.verdict for note in into.python))
        into.python = [] if worst_note == "safe" else [note for note in into.python if note.verdict == "safe"]
        into.proofs = into.proofs if into.wire else {}
        into.follows = list(stability.added)
        out.append(into)
    return out


def _withdrawn(old: Side, new: Side, table: dict[str, Stability], drafts: list[Draft]) -> list[Draft]:
    out = []
    left = set(new.owners.values())
    for feature, stability in table.items():
        if not stability.withdrawn:
            continue
        taken = [
            draft
            for draft in drafts
            if draft.removes
            and _items(draft, old.owners, feature)
            and (feature not in left or draft.rule in ("ACP202", "ACP206", "ACP303", "ACP801"))
        ]
        if not taken:
            continue
        count = len(stability.withdrawn)
        part = "in part" if feature in left or stability.graduated else "as a whole"
        into = Draft("ACP704", feature, f"withdrawn {part}: {_counted(count)}", feature=feature, removes=True)
        taken.sort(key=lambda draft: draft.verdict != "break")
        for draft in taken:
            for peer, verdict in draft.wire.items():
                into.wire[peer] = worst(into.wire.get(peer, "safe"), verdict)
            into.notes += [note for note in draft.notes if note not in into.notes]
        _take(drafts, taken, into)
        into.follows = list(stability.withdrawn)
        if not any(note.verdict == "break" for note in into.python):
            into.python.append(Note("break", f"the names of {feature} are gone"))
        out.append(into)
    return out


def _odd(old: Side, new: Side, drafts: dict[str, list[Draft]], renamed: set[str]) -> list[tuple[str, Draft]]:
    """Stable items that were never unstable, and stable items that the unstable lane lacks."""
    out: list[tuple[str, Draft]] = []
    if "stable" not in drafts:
        return out
    here = {item for item in new.items["stable"] if _definition(item) in new.lanes["stable"].lowered["$defs"]}
    fresh = here - old.items["stable"] - old.items["unstable"]
    tops = sorted(item for item in fresh if not _under(item, fresh) and _definition(item) not in renamed)
    if tops:
        draft = Draft(
            "ACP706", "stable lane", f"{_counted(len(tops), 'stable item')} never unstable before", review=True
        )
        draft.follows = tops
        out.append(("stable", draft))
    lacking = here - new.items["unstable"]
    before = old.items["stable"] - old.items["unstable"]
    missing = sorted(item for item in lacking - before if not _under(item, lacking))
    if missing:
        message = f"the unstable lane lacks {_counted(len(missing), 'stable item')}"
        draft = Draft("ACP706", "unstable lane", message, review=True, follows=missing)
        out.append(("unstable" if "unstable" in drafts else "stable", draft))
    return out


def _counted(count: int, what: str = "item") -> str:
    return f"{count} {what}{'' if count == 1 else 's'}"


def _definition(item: str) -> str:
    return item.partition(".")[0].partition(":")[0]


def _under(item: str, items: set[str] | frozenset[str]) -> bool:
    """Whether the definition of a member is in the same set."""
    return _definition(item) != item and _definition(item) in items
