"""Which feature owns which item of the unstable lane: the manifest, the attribution, and the states of features.

The delta is everything that the unstable lane has and the stable lane lacks. Roots of a feature are listed by hand in
`features.toml`; what only they reach follows. Every item of the delta ends up with exactly one owner, or is a problem.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Literal

from acpgen.errors import AcpgenError, Problem, fail, nearest
from acpgen.items import Item, items_of
from acpgen.source import Json, Store, release_key

UNATTRIBUTED = "unattributed"
State = Literal["unstable", "graduated", "withdrawn", "later", "no items"]


@dataclass(frozen=True, slots=True)
class Roots:
    """Roots that hold from one release to another, both included; `until` empty means on and on."""

    since: str
    until: str
    protocols: dict[str, tuple[str, ...]]

    def holds(self, release: str) -> bool:
        key = release_key(release)
        return release_key(self.since) <= key and (not self.until or key <= release_key(self.until))


@dataclass(frozen=True, slots=True)
class Feature:
    """A flag. `origin` says whose the name is: `upstream` published it, `ours` was made here."""

    name: str
    origin: str
    summary: str
    roots: tuple[Roots, ...]
    graduated: str = ""
    withdrawn: str = ""

    def state(self, release: str) -> State:
        key = release_key(release)
        if self.withdrawn and key >= release_key(self.withdrawn):
            return "withdrawn"
        if self.graduated and key >= release_key(self.graduated):
            return "graduated"
        if not self.roots:
            return "no items"
        if any(roots.holds(release) for roots in self.roots):
            return "unstable"
        return "later"

    @property
    def since(self) -> str:
        return min((roots.since for roots in self.roots), key=release_key, default="")


@dataclass(frozen=True, slots=True)
class Attribution:
    """The owners of one protocol's delta: item name -> feature, definition by definition, and what could not be decided."""

    owners: dict[str, str]
    problems: tuple[Problem, ...] = field(default=())

    def items(self, feature: str) -> list[str]:
        return [item for item, owner in self.owners.items() if owner == feature]

    @property
    def features(self) -> list[str]:
        return sorted(set(self.owners.values()))


def load_features(store: Store) -> dict[str, Feature]:
    """The manifest of all folders of a store; a later folder adds features and replaces those of the same name."""
    out: dict[str, Feature] = {}
    for place, table in store.manifest("features.toml"):
        for name, entry in table.items():
            out[name] = _feature(name, entry, place)
    return dict(sorted(out.items()))


def _feature(name: str, entry: Json, place: str) -> Feature:
    unknown = set(entry) - {"origin", "summary", "graduated", "withdrawn", "roots"}
    if unknown:
        raise fail("E601", f"{place}: {name}", f"has the unknown key {sorted(unknown)[0]!r}", "see CONTRIBUTING.md")
    roots = tuple(
        Roots(
            str(item.get("since", "0")),
            str(item.get("until", "")),
            {key: tuple(value) for key, value in item.items() if key not in ("since", "until")},
        )
        for item in entry.get("roots", [])
    )
    text = {key: str(entry.get(key, "")) for key in ("origin", "summary", "graduated", "withdrawn")}
    return Feature(name=name, roots=roots, **text)


def attribute(
    stable: Json,
    unstable: Json,
    features: Iterable[Feature],
    release: str,
    protocol: str,
    place: str,
    items: tuple[dict[str, Item], dict[str, Item]] | None = None,
) -> Attribution:
    """Give every item of the delta its owner. Items that no root reaches are owned by `UNATTRIBUTED` and reported.

    `items` are those of the two lanes, for a caller that has them already.
    """
    before, after = items or (items_of(stable), items_of(unstable))
    fresh = {item.definition for item in after.values()} - {item.definition for item in before.values()}
    problems: list[Problem] = []
    explicit = _explicit(after, features, unstable, release, protocol, problems)
    reached: dict[str, set[str]] = {}
    for feature in sorted(set(explicit.values())):
        for definition in _reach(feature, explicit, after, fresh):
            reached.setdefault(definition, set()).add(feature)
    owners: dict[str, str] = {}
    for name, item in after.items():
        if item.definition in fresh and item.kind != "definition" and item.kind != "entry" and name not in explicit:
            continue  # what a new definition has, it has with the definition
        if name in before and name not in explicit:
            continue
        owners[name] = _owner(name, item, explicit, reached, fresh, problems, f"{place}#/$defs/{item.definition}")
    return Attribution(owners, tuple(sorted(set(problems))))


def _explicit(
    items: dict[str, Item],
    features: Iterable[Feature],
    unstable: Json,
    release: str,
    protocol: str,
    problems: list[Problem],
) -> dict[str, str]:
    """Items that a root names: the item itself, or a method name that stands for its definitions."""
    out: dict[str, str] = {}
    methods: dict[str, list[str]] = {}
    for name, definition in unstable["$defs"].items():
        if "x-method" in definition:
            methods.setdefault(definition["x-method"], []).append(name)
    for feature in features:
        for roots in feature.roots:
            if not roots.holds(release):
                continue
            for root in roots.protocols.get(protocol, ()):
                matched = [root] if root in items else methods.get(root, [])
                for name in matched:
                    if out.setdefault(name, feature.name) != feature.name:
                        message = f"{name} is a root of {out[name]} and of {feature.name}"
                        problems.append(Problem("E304", f"features.toml: {feature.name}", message, "remove one"))
                if not matched:
                    place = f"features.toml: {feature.name}"
                    message = f"the root {root!r} matches nothing in {release} {protocol}"
                    problems.append(Problem("E305", place, message, "remove it, or give it an `until`"))
    return out


def _reach(feature: str, explicit: dict[str, str], items: dict[str, Item], fresh: set[str]) -> set[str]:
    """New definitions that a feature's roots lead to, without passing through what another feature owns."""
    members: dict[str, list[Item]] = {}
    for item in items.values():
        members.setdefault(item.definition, []).append(item)
    seen: set[str] = set()
    stack: list[str] = []
    for name, owner in explicit.items():
        if owner == feature:
            item = items[name]
            stack.extend([item.definition] if item.kind == "definition" else item.refs)
    while stack:
        definition = stack.pop()
        if definition in seen or definition not in fresh or explicit.get(definition, feature) != feature:
            continue
        seen.add(definition)
        for item in members.get(definition, ()):
            if explicit.get(item.name, feature) == feature:
                stack.extend(item.refs)
    return seen


def _owner(
    name: str,
    item: Item,
    explicit: dict[str, str],
    reached: dict[str, set[str]],
    fresh: set[str],
    problems: list[Problem],
    place: str,
) -> str:
    if name in explicit:
        return explicit[name]
    if item.kind == "entry":
        target = next(iter(item.refs))
        if target in explicit:
            return explicit[target]
        candidates = reached.get(target, set()) if target in fresh else set()
    else:
        candidates = reached.get(item.definition, set()) if item.kind == "definition" else set()
    if len(candidates) == 1:
        return next(iter(candidates))
    if candidates:
        both = " and ".join(sorted(candidates))
        problems.append(Problem("E304", place, f"{name} is reached by {both}", f'name it as a root of one: "{name}"'))
        return min(candidates)
    help = f'add the root "{name}" to the feature that it belongs to in features.toml'
    problems.append(Problem("E303", place, f"{name} is unstable and no feature owns it", help))
    return UNATTRIBUTED


@dataclass(frozen=True, slots=True)
class Selection:
    """What a build does with each feature: in `enable` it is on, in `gate` it can be turned on at run time, else it is
    left out."""

    enable: frozenset[str]
    gate: frozenset[str]
    notes: tuple[str, ...] = ()

    @property
    def generated(self) -> frozenset[str]:
        return self.enable | self.gate


def select(
    features: dict[str, Feature], release: str, present: Iterable[str], enable: Iterable[str], gate: Iterable[str]
) -> Selection:
    """Resolve the names on a command line for one release; `present` are the features that own items in it.

    Raises with every name that is wrong: unknown, withdrawn, not there yet, enabled and gated at once.
    """
    asked = {"--enable": list(enable), "--gate": list(gate)}
    here = set(present)
    notes: list[str] = []
    problems: list[Problem] = []
    chosen: dict[str, set[str]] = {"--enable": set(), "--gate": set()}
    for option, names in asked.items():
        for name in names:
            if name == "all":
                chosen[option] |= here
                continue
            problem = _problem(features, release, name, option, here, notes)
            if problem:
                problems.append(problem)
            elif name in here:
                chosen[option].add(name)
    explicit = {option: {name for name in names if name != "all"} for option, names in asked.items()}
    for name in sorted(explicit["--enable"] & explicit["--gate"]):
        problems.append(Problem("E306", f"--enable {name}", "is also gated", "choose one"))
    if problems:
        raise AcpgenError(problems)
    enabled = chosen["--enable"] - explicit["--gate"]
    if "all" in asked["--enable"] and "all" in asked["--gate"]:
        raise fail("E306", "--enable all", "everything cannot also be gated", "use `all` for one of them")
    return Selection(frozenset(enabled), frozenset(chosen["--gate"] - enabled), tuple(notes))


def _problem(
    features: dict[str, Feature], release: str, name: str, option: str, here: set[str], notes: list[str]
) -> Problem | None:
    place = f"{option} {name}"
    feature = features.get(name)
    if feature is None:
        if name in here:
            return None
        known = {f.name for f in features.values() if f.state(release) == "unstable"} or set(features)
        return Problem("E301", place, "is no feature", nearest(name, known))
    state = feature.state(release)
    if state == "graduated":
        notes.append(f"{name} is stable since {feature.graduated}; the flag does nothing in {release}")
    elif state == "withdrawn":
        help = f"generate a release before {feature.withdrawn}, or drop the flag"
        return Problem("E302", place, f"was withdrawn in {feature.withdrawn}; {release} does not have it", help)
    elif state == "later":
        return Problem("E301", place, f"is not in {release}", f"it came with {feature.since}")
    elif state == "no items":
        notes.append(f"{name} owns nothing in the schemas; the flag does nothing")
    return None


def history(store: Store, features: dict[str, Feature]) -> list[tuple[Feature, list[tuple[str, State]]]]:
    """The life of each feature over the releases of a store, oldest first."""
    return [(feature, [(id, feature.state(id)) for id in store.releases]) for feature in features.values()]


def as_json(attributions: dict[str, Attribution], features: dict[str, Feature], release: str) -> list[dict[str, Any]]:
    """One row a feature: name, whose name, state in the release, owned items by protocol."""
    names = sorted({*features, *(name for a in attributions.values() for name in a.features)})
    rows = []
    for name in names:
        feature = features.get(name)
        items = {protocol: a.items(name) for protocol, a in attributions.items() if a.items(name)}
        rows.append(
            {
                "feature": name,
                "name_from": feature.origin if feature else "ours",
                "summary": feature.summary if feature else "what no feature of the manifest owns",
                "state": feature.state(release) if feature else "unstable",
                "since": feature.since if feature else "",
                "graduated": feature.graduated if feature else "",
                "withdrawn": feature.withdrawn if feature else "",
                "items": items,
            }
        )
    return rows
