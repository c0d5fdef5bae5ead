"""Python names: the only place that decides them.

A name comes from a definition key, a tag, a title or a property name, never from a position or a counter, so it does not
move when a variant is inserted. `names.toml` pins the few that cannot be derived. Field identifiers are made by the
front end; what it must be told (reserved words of our classes) and what it must not decide (clashes) is here.
"""

from __future__ import annotations

import json
import keyword
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from acpgen.errors import AcpgenError, Problem, fail
from acpgen.items import UNIONS, items_of
from acpgen.source import Json, Store

# Names that a generated record needs for itself, besides Python's keywords; and `l`, which linters take for a 1.
RESERVED_FIELDS = frozenset({"self", "extra_fields", "l"})
# Names in the modules that classes are made in or imported into, which a class of the schema would hide.
RESERVED_CLASSES = frozenset("""
    Any CAPABILITIES Callable Capability Check ClassVar Codec CodecBase DECLINED DEFAULT DecodeError ENCODERS EncodeError
    ErrorResponse FEATURES FeatureDisabledError Final Flag Iterable Literal METHODS Mapping MessageError Method NO_EXTRA
    NotRequired Notification NotificationParams Record Request RequestParams Response Result SHAPES Salvaged TABLES
    TYPE_CHECKING Tables TypeAlias TypedDict UNSET Unclean UnsetType ValueError
    """.split())

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
    problems = []
    for place, table in store.manifest("names.toml"):
        for section, entries in table.items():
            if not isinstance(entries, dict) or isinstance(entries.get("python"), str):
                what = "stands in no table" if isinstance(entries, dict) else "is no table"
                problems.append(Problem("E602", f"{place}: {section}", what, "write [all] or [v1] above it"))
                continue
            for key, entry in entries.items():
                name = entry.get("python") if isinstance(entry, dict) else None
                if not isinstance(name, str) or not is_name(name) or not entry.get("reason"):
                    help = '"Union:tag" = { python = "UnionTag", reason = "…" }'
                    problems.append(Problem("E602", f"{place}: {section}.{key}", "is no pin", help))
                elif section in ("all", protocol):
                    pins.names[key] = name
        pins.place = place
    if problems:
        raise AcpgenError(problems)
    return pins


def pascal(text: str) -> str:
    """`session_info_update` -> `SessionInfoUpdate`, `searchAndReplace` -> `SearchAndReplace`; empty if nothing is left."""
    return "".join(word[0].upper() + word[1:] for word in _WORD.findall(text))


def pin_help(key: str) -> str:
    """The way out of a name that cannot be: the line to add."""
    return f'pin a name in names.toml, below [all] or a protocol: {json.dumps(key, ensure_ascii=False)} = {{ python = "…", reason = "…" }}'


def renamed(definitions: Json, pins: Pins) -> tuple[Json, dict[str, str]]:
    """Definitions under their pinned names, with the references to them, and which key each pinned name stands for."""
    names = {key: name for key in definitions if (name := pins.get(key)) is not None}
    if not names:
        return definitions, {}
    every = [names.get(key, key) for key in definitions]
    twice = sorted({name for name in every if every.count(name) > 1})
    if twice:
        raise fail("E401", pins.place, f"two things would be called {twice[0]}", "pin another name")
    refs = {f"#/$defs/{key}": f"#/$defs/{name}" for key, name in names.items()}

    def moved(node: Any, names_inside: bool = False) -> Any:
        if isinstance(node, list):
            return [moved(item) for item in node]
        if not isinstance(node, dict):
            return node
        return {
            key: (
                refs.get(value, value)
                if key == "$ref" and isinstance(value, str) and not names_inside
                else moved(value, key == "properties" and not names_inside)
            )
            for key, value in node.items()
        }

    return {names.get(key, key): moved(node) for key, node in definitions.items()}, {v: k for k, v in names.items()}


def class_problem(name: str, key: str, place: str) -> Problem | None:
    """Why `name` cannot be a class of `models.py`, if it cannot."""
    help = pin_help(key)
    if not is_name(name):
        return Problem("E402", place, f"no Python name can be made of {key!r}", help)
    if not name[0].isupper():
        # Fields, functions and built-in types are lower case; a class among them would hide one or be hidden.
        return Problem("E402", place, f"a class cannot be called {name}: it begins with no capital letter", help)
    if name in RESERVED_CLASSES:
        return Problem("E401", place, f"the name {name} is needed by the generated module itself", help)
    return None


def field_aliases(definitions: Json, pins: Pins) -> dict[str, str]:
    """What the front end has to be told about identifiers. A pin is written for the property where the schema has it,
    and holds wherever lowering puts it."""
    out = {}
    for name, node in definitions.items():
        for wire, prop in node.get("properties", {}).items():
            pinned = pins.get(prop.get("x-acpgen", {}).get("origin", ""))
            if pinned is not None:
                out[f"{name}.{wire}"] = pinned
    return out


def field_name(name: str) -> str:
    """What the front end made of a property, or that with an underscore where the class needs the name itself."""
    return f"{name}_" if name in RESERVED_FIELDS else name


def field_problems(fields: dict[str, str], origins: dict[str, str], place: str) -> list[Problem]:
    """The front end numbers identifiers that clash (`a_b`, `a_b_1`); a number would move, so a clash is an error.

    `fields` maps wire names to identifiers, `origins` to what a pin is written for.
    """
    problems = []
    taken: dict[str, str] = {}
    for wire, name in fields.items():
        match = _COUNTER.match(name)
        numbered = match is not None and not re.search(rf"{match[2]}$", wire)
        base = match[1] if match is not None and numbered else name
        first = taken.setdefault(base, wire)
        if not is_name(name) or name.startswith("__"):
            message = f"no field name can be made of {wire!r}"
            problems.append(Problem("E402", place, message, pin_help(origins[wire])))
        elif first != wire or numbered:
            message = f"{wire!r} and {first!r} would both be the field {base}"
            problems.append(Problem("E401", place, message, pin_help(origins[wire])))
    return problems


def is_name(text: str) -> bool:
    """Whether a text can be printed as a name: no keyword, and nothing that looks like another letter."""
    return text.isidentifier() and text.isascii() and not keyword.iskeyword(text)


def unused(store: Store, protocols: Mapping[str, Pins]) -> list[Problem]:
    """Pins that nothing in a build has used, and that match nothing in any release of the store either."""
    problems = []
    known: dict[str, set[str]] = {}
    for place, table in store.manifest("names.toml"):
        for section, entries in table.items():
            for key in entries:
                asked = [pins for name, pins in protocols.items() if section in ("all", name)]
                if any(key in pins.used for pins in asked):
                    continue
                if not known:
                    known.update(_pinnable(store))
                if not any(key in keys for name, keys in known.items() if section in ("all", name)):
                    problems.append(
                        Problem("E403", f"{place}: {section}", f"the pin {key!r} matches nothing", "remove it")
                    )
    return problems


def _pinnable(store: Store) -> dict[str, set[str]]:
    """By protocol, what a pin can be written for in some release."""
    known: dict[str, set[str]] = {}
    for release in store.releases.values():
        for protocol in release.protocols:
            keys = known.setdefault(protocol, set())
            schema = release.files(protocol).unstable
            keys.update(items_of(schema))
            for name, node in schema["$defs"].items():
                for keyword_ in UNIONS:
                    for variant in node.get(keyword_, ()):
                        keys.add(f"{name}:")
                        keys.update(f"{name}.{prop}" for prop in variant.get("properties", ()))
    return known
