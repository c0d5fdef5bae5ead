"""Python names: the only place that decides them.

A name comes from a definition key, a tag, a title or a property name, never from a position or a counter, so it does not
move when a variant is inserted. `names.toml` pins the few that cannot be derived. Field identifiers are made by the
front end; what it must be told (reserved words of our classes) and what it must not decide (clashes) is here.
"""

from __future__ import annotations

import keyword
import re
from dataclasses import dataclass, field

from acpgen.errors import Problem, fail
from acpgen.source import Json, Store

# Names that a generated record needs for itself, besides Python's keywords.
RESERVED_FIELDS = frozenset({"self", "extra_fields"})
# Names in `models.py` that a class of the schema would hide.
RESERVED_CLASSES = frozenset(
    {"Any", "Record", "UNSET", "UnsetType", "Literal", "Union", "TypeAlias", "dataclass", "field", "Codec", "DEFAULT"}
)

_WORD = re.compile(r"[A-Za-z0-9]+")
_COUNTER = re.compile(r"^(.*)_(\d+)$")


@dataclass(slots=True)
class Pins:
    """Pinned names of one protocol: `Union:tag`, `Definition` or `Definition.property` -> Python name."""

    names: dict[str, str] = field(default_factory=dict)
    place: str = "names.toml"
    used: set[str] = field(default_factory=set)

    def get(self, key: str) -> str | None:
        if key in self.names:
            self.used.add(key)
            return self.names[key]
        return None


def load_pins(store: Store, protocol: str) -> Pins:
    """The pins that hold for a protocol: the tables `[all]` and `[v1]`, each `name = { python = …, reason = … }`."""
    pins = Pins()
    for place, table in store.manifest("names.toml"):
        for section in ("all", protocol):
            for key, entry in table.get(section, {}).items():
                name = entry.get("python", "") if isinstance(entry, dict) else ""
                if not name.isidentifier() or keyword.iskeyword(name) or not entry.get("reason"):
                    help = '"Union:tag" = { python = "UnionTag", reason = "…" }'
                    raise fail("E602", f"{place}: {key}", "is no pin", help)
                pins.names[key] = name
        pins.place = place
    return pins


def pascal(text: str) -> str:
    """`session_info_update` -> `SessionInfoUpdate`, `searchAndReplace` -> `SearchAndReplace`; empty if nothing is left."""
    return "".join(word[0].upper() + word[1:] for word in _WORD.findall(text))


def class_problem(name: str, key: str, place: str, pins: Pins) -> Problem | None:
    """Why `name` cannot be a class of `models.py`, if it cannot."""
    help = f'pin a name in names.toml: "{key}" = {{ python = "…", reason = "…" }}'
    if not name.isidentifier() or keyword.iskeyword(name):
        return Problem("E402", place, f"no Python name can be made of {key!r}", help)
    if name in RESERVED_CLASSES or name.startswith("__"):
        return Problem("E401", place, f"the name {name} is needed by the generated module itself", help)
    return None


def field_aliases(definitions: Json, pins: Pins) -> dict[str, str]:
    """What the front end has to be told about identifiers: wire name -> field, for reserved words and pins."""
    out = {name: f"{name}_" for name in sorted(RESERVED_FIELDS)}
    for key in pins.names:
        definition, _, prop = key.partition(".")
        if prop and definition in definitions:
            pins.used.add(key)
            out[f"{definition}.{prop}"] = pins.names[key]
    return out


def field_clash(definition: str, fields: dict[str, str], place: str) -> list[Problem]:
    """The front end numbers identifiers that clash (`a_b`, `a_b_1`); a number would move, so a clash is an error.

    `fields` maps wire names to identifiers.
    """
    problems = []
    taken: dict[str, str] = {}
    for wire, name in fields.items():
        match = _COUNTER.match(name)
        numbered = match is not None and not re.search(rf"{match[2]}$", wire)
        first = taken.setdefault(match[1] if match is not None and numbered else name, wire)
        if first != wire or numbered:
            help = f'pin one in names.toml: "{definition}.{wire}" = {{ python = "…", reason = "…" }}'
            message = f"{wire!r} and {first!r} would both be the field {match[1] if match and numbered else name}"
            problems.append(Problem("E401", place, message, help))
        elif name.startswith("__") or not name.isidentifier() or keyword.iskeyword(name):
            help = f'pin a name in names.toml: "{definition}.{wire}" = {{ python = "…", reason = "…" }}'
            problems.append(Problem("E402", place, f"no field name can be made of {wire!r}", help))
    return problems


def unused_pins(pins: Pins) -> list[Problem]:
    return [
        Problem("E403", pins.place, f"the pin {key!r} matches nothing", "remove the line")
        for key in sorted(set(pins.names) - pins.used)
    ]
