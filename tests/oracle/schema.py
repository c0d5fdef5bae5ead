"""Views of a raw JSON Schema: nodes with their pointers, parts and unions.

Knows how the keywords of JSON Schema nest, and nothing of the protocol. A `Node` is one subschema; its children are nodes
too, made when they are first asked for, so recursive definitions cost nothing. A schema must not be changed after it was
first looked at: views are cached by the identity of the dict.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from jsonschema_rs import Draft202012Validator

from . import strict

UNIONS = ("anyOf", "oneOf")
_NOTHING: Mapping[str, Any] = {"not": {}}


def load(path: Path) -> dict[str, Any]:
    """Read one schema file."""
    raw = json.loads(path.read_text("utf-8"))
    assert isinstance(raw, dict)
    return raw


def escape(token: str) -> str:
    """One reference token of a JSON Pointer (RFC 6901)."""
    return token.replace("~", "~0").replace("/", "~1")


def pointer(path: tuple[str | int, ...]) -> str:
    """The JSON Pointer of a path into an instance; the whole instance is the empty text."""
    return "".join(f"/{escape(str(token))}" for token in path)


def same(left: Any, right: Any) -> bool:
    """Equality of JSON values as `const` and `enum` mean it: true is not 1, but 1.0 is."""
    if isinstance(left, bool) or isinstance(right, bool):
        return left is right
    return bool(left == right)


@dataclass(frozen=True, eq=False)
class Union:
    """An `anyOf` or `oneOf` and its alternatives, in the order of the schema."""

    keyword: str
    alternatives: tuple[Node, ...]

    @cached_property
    def names(self) -> frozenset[str]:
        """Every property name that some alternative declares."""
        return frozenset(
            name for node in self.alternatives for part in node.parts_everywhere() for name in part.properties
        )

    @cached_property
    def disjoint(self) -> bool:
        """Whether constants alone keep the alternatives apart, so that no value can fit two of them."""
        alternatives = self.alternatives
        return all(_apart(a, b) for i, a in enumerate(alternatives) for b in alternatives[i + 1 :])


class Node:
    """One subschema. `keywords` is its own dict; booleans are read as the dicts they stand for."""

    def __init__(self, schema: Schema, pointer: str, raw: Any) -> None:
        self.schema = schema
        self.pointer = pointer
        self.keywords: Mapping[str, Any] = raw if isinstance(raw, dict) else {} if raw else _NOTHING

    def __repr__(self) -> str:
        return f"Node({self.pointer})"

    def child(self, *tokens: str | int) -> Node:
        return self.schema.node(self.pointer + pointer(tokens))

    def _children(self, keyword: str) -> tuple[Node, ...]:
        return tuple(self.child(keyword, i) for i in range(len(self.keywords.get(keyword, ()))))

    @cached_property
    def properties(self) -> Mapping[str, Node]:
        return {name: self.child("properties", name) for name in self.keywords.get("properties", ())}

    @cached_property
    def required(self) -> frozenset[str]:
        return frozenset(self.keywords.get("required", ()))

    @cached_property
    def items(self) -> Node | None:
        return self.child("items") if "items" in self.keywords else None

    @cached_property
    def additional(self) -> Node | None:
        """What `additionalProperties` asks of other names; None where it asks nothing."""
        wanted = self.keywords.get("additionalProperties", True)
        return None if wanted is True or wanted == {} else self.child("additionalProperties")

    @cached_property
    def refs(self) -> tuple[Node, ...]:
        """The nodes that hold beside this one: the target of `$ref`, the members of `allOf`."""
        target = (self.schema.node(self.keywords["$ref"]),) if "$ref" in self.keywords else ()
        return target + self._children("allOf")

    @cached_property
    def parts(self) -> tuple[Node, ...]:
        """This node and, flattened, all that hold beside it whatever a union chooses."""
        found: dict[str, Node] = {}
        pending = [self]
        while pending:
            node = pending.pop(0)
            if node.pointer not in found:
                found[node.pointer] = node
                pending += node.refs
        return tuple(found.values())

    @cached_property
    def own_unions(self) -> tuple[Union, ...]:
        return tuple(Union(k, self._children(k)) for k in UNIONS if k in self.keywords)

    @cached_property
    def unions(self) -> tuple[Union, ...]:
        return tuple(union for part in self.parts for union in part.own_unions)

    def parts_everywhere(self) -> Iterator[Node]:
        """The parts of this node and of every alternative of its unions, at any depth."""
        seen: set[str] = set()
        pending = [self]
        while pending:
            for part in pending.pop().parts:
                if part.pointer not in seen:
                    seen.add(part.pointer)
                    yield part
                    pending += [node for union in part.own_unions for node in union.alternatives]

    @cached_property
    def types(self) -> frozenset[str] | None:
        """What `type` allows, of this node and what holds beside it; None if nothing is said."""
        allowed: frozenset[str] | None = None
        for part in self.parts:
            if "type" in part.keywords:
                named = part.keywords["type"]
                types = frozenset([named] if isinstance(named, str) else named)
                allowed = types if allowed is None else allowed & types
        return allowed

    @property
    def is_object(self) -> bool:
        return self.types is not None and self.types == frozenset({"object"})

    @cached_property
    def tags(self) -> Mapping[str, Any]:
        """The required properties that this node fixes to a constant: what a tagged variant is known by."""
        required = {name for part in self.parts for name in part.required}
        return {
            name: node.constants[0]
            for part in self.parts
            for name, node in part.properties.items()
            if name in required and node.constants is not None and len(node.constants) == 1
        }

    @cached_property
    def constants(self) -> tuple[Any, ...] | None:
        """The values that `const` or `enum` leave; None where neither is given."""
        for part in self.parts:
            if "const" in part.keywords:
                return (part.keywords["const"],)
        for part in self.parts:
            if "enum" in part.keywords:
                return tuple(part.keywords["enum"])
        return None

    @cached_property
    def validator(self) -> Draft202012Validator:
        return self.schema.validators.at(self.pointer)

    def is_valid(self, value: Any) -> bool:
        """Plain validity, with the ranges of `format`; no salvage."""
        return self.validator.is_valid(value)

    def is_valid_without_ranges(self, value: Any) -> bool:
        return self.schema.plain_validators.at(self.pointer).is_valid(value)


class Schema:
    """All nodes of one raw schema."""

    def __init__(self, raw: dict[str, Any]) -> None:
        self.raw = raw
        self._nodes: dict[str, Node] = {}

    @property
    def definitions(self) -> tuple[str, ...]:
        return tuple(self.raw.get("$defs", ()))

    def definition(self, name: str) -> Node:
        if name not in self.raw.get("$defs", ()):
            raise KeyError(f"the schema has no definition {name!r}")
        return self.node(f"#/$defs/{escape(name)}")

    def node(self, at: str) -> Node:
        found = self._nodes.get(at)
        if found is None:
            found = self._nodes[at] = Node(self, at, strict.resolve(self.raw, at))
        return found

    @cached_property
    def validators(self) -> strict.Validators:
        return strict.Validators(self.raw)

    @cached_property
    def plain_validators(self) -> strict.Validators:
        return strict.Validators(self.raw, ranges=False)


def _apart(a: Node, b: Node) -> bool:
    if a.constants is not None and b.constants is not None:
        return not any(same(x, y) for x in a.constants for y in b.constants)
    return any(name in b.tags and not same(value, b.tags[name]) for name, value in a.tags.items())


# The raw dict is kept beside its view, so that its identity is not given to another dict.
_views: dict[int, tuple[dict[str, Any], Schema]] = {}


def view(raw: dict[str, Any]) -> Schema:
    """The (cached) view of a raw schema."""
    found = _views.get(id(raw))
    if found is None:
        found = _views[id(raw)] = (raw, Schema(raw))
    return found[1]
