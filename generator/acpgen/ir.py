"""The intermediate representation: what the templates and the codec are made from.

Frozen, slotted, tuples all the way down. Speaks of records, fields and unions, not of schemas and not of templates.
Anything that a feature can own carries its name in `feature` (empty: stable, always there).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

ScalarKind = Literal["string", "integer", "number", "boolean", "null", "any"]
Rule = Literal["default-on-error", "skip-invalid-items", "default-on-null"]
Role = Literal["case", "fallback", "default", "untagged"]


@dataclass(frozen=True, slots=True)
class Limits:
    """Constraints of a value, as (name, bound) pairs in a fixed order: `("minLength", 1)`, `("format", "uint32")`."""

    pairs: tuple[tuple[str, Any], ...] = ()

    def __bool__(self) -> bool:
        return bool(self.pairs)

    def get(self, name: str) -> Any:
        return next((bound for key, bound in self.pairs if key == name), None)


@dataclass(frozen=True, slots=True)
class Scalar:
    kind: ScalarKind
    limits: Limits = Limits()


@dataclass(frozen=True, slots=True)
class Choice:
    """An enum: known values, and the types of the unknown ones if it is open (none: closed). `features`, `titles` and
    `docs` (upstream's descriptions) are by value, for those that have one."""

    values: tuple[Any, ...]
    open: tuple[Scalar, ...] = ()
    features: tuple[tuple[Any, str], ...] = ()
    titles: tuple[tuple[Any, str], ...] = ()
    docs: tuple[tuple[Any, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Ref:
    name: str


@dataclass(frozen=True, slots=True)
class List:
    item: Type
    limits: Limits = Limits()


@dataclass(frozen=True, slots=True)
class Map:
    """An object with free keys."""

    value: Type
    limits: Limits = Limits()


@dataclass(frozen=True, slots=True)
class Either:
    """Any of several types; exactly one of them if `exact`."""

    options: tuple[Type, ...]
    exact: bool = False


Type: TypeAlias = "Scalar | Choice | Ref | List | Map | Either"
MISSING = object()


@dataclass(frozen=True, slots=True)
class Field:
    """A property of a record. `default` is JSON, or `MISSING`; `null_clears`: omitted and null differ."""

    wire: str
    name: str
    type: Type
    nullable: bool
    required: bool
    default: Any = field(default=MISSING, hash=False)
    salvage: frozenset[Rule] = frozenset()
    null_clears: bool = False
    feature: str = ""
    origin: str = ""
    doc: str = ""

    @property
    def has_default(self) -> bool:
        return self.default is not MISSING


@dataclass(frozen=True, slots=True)
class Tag:
    """The constant that marks a variant: wire name, field name, value."""

    wire: str
    name: str
    value: Any


@dataclass(frozen=True, slots=True)
class Excluded:
    """What a fallback does not take: an object whose `wire` is one of `values`, or that has it at all (None)."""

    wire: str
    values: tuple[Any, ...] | None


@dataclass(frozen=True, slots=True)
class Record:
    """An object with a class of its own. `fields` are all of them, those of `parent` too; tags stand in `tags`."""

    name: str
    fields: tuple[Field, ...]
    tags: tuple[Tag, ...] = ()
    parent: str = ""
    of: str = ""
    fallback: bool = False
    excluded: Excluded | None = None
    closed: bool = False
    feature: str = ""
    origin: str = ""
    doc: str = ""


@dataclass(frozen=True, slots=True)
class Member:
    """One alternative of a union. `tag` is its value of the union's tag property, for role `case`."""

    ref: str
    role: Role
    tag: Any = None
    feature: str = ""


@dataclass(frozen=True, slots=True)
class Union:
    name: str
    tag: str
    members: tuple[Member, ...]
    exact: bool = False
    of: str = ""
    feature: str = ""
    origin: str = ""
    doc: str = ""


@dataclass(frozen=True, slots=True)
class Alias:
    """A definition that is no class: a named string, an enum, a map, a union of scalars."""

    name: str
    type: Type
    nullable: bool = False
    feature: str = ""
    origin: str = ""
    doc: str = ""


Definition: TypeAlias = Record | Union | Alias


@dataclass(frozen=True, slots=True)
class Method:
    """A JSON-RPC method. `side` handles it, the other side sends it; `result` is empty for a notification."""

    name: str
    side: str
    kind: Literal["request", "notification"]
    params: str
    result: str = ""
    feature: str = ""
    capability: str = ""


@dataclass(frozen=True, slots=True)
class Capability:
    """What a peer must have advertised before `items` may be sent to it: `session.notices` of the client."""

    side: str
    path: str
    items: tuple[str, ...]
    feature: str = ""


@dataclass(frozen=True, slots=True)
class Protocol:
    """One protocol of one build: the definitions in the order of their names, the methods, the flags with what each owns."""

    name: str
    release: str
    version: int
    definitions: tuple[Definition, ...]
    methods: tuple[Method, ...]
    capabilities: tuple[Capability, ...]
    features: tuple[tuple[str, str, tuple[str, ...]], ...]  # (flag, "enable" or "gate", items)

    def by_name(self) -> dict[str, Definition]:
        return {definition.name: definition for definition in self.definitions}
