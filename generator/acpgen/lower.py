"""Lower a schema: every variant gets a name, every `allOf` is flattened, the meaning stays.

The result is plain JSON Schema in which a definition is one of four shapes, told by `x-acpgen.kind`:

    record   an object with `properties`; a variant has its tag as a `const` property
    union    `anyOf`/`oneOf` of `$ref`s to records or unions, with the tag of each member
    enum     known values, and the base type if it is open
    alias    any other type: a named string, a map, a union of scalars

For every definition an instance is valid for the lowered schema exactly if it is valid for the original. Knows JSON
Schema and how upstream writes unions; must not know Python or templates.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from acpgen import nodes
from acpgen.descriptions import DOC, described, settle
from acpgen.errors import AcpgenError, Problem, pointer
from acpgen.gate import FEATURE
from acpgen.items import REF, UNIONS, is_envelope, ref_of, refs_in, tag_of
from acpgen.keywords import LENIENT, check_keywords
from acpgen.naming import Pins, class_problem, pascal, pin_help, renamed
from acpgen.nodes import OWN, Unsupported
from acpgen.shape import Shape, as_part, merge
from acpgen.source import Json

__all__ = ["NULL", "OWN", "lower"]

NULL = {"type": "null"}
# What a node that is nothing but a reference may have beside it; a store may keep upstream's prose.
_REFERENCE = frozenset(("$ref", "allOf", "title", "description"))


@dataclass(frozen=True, slots=True)
class Variant:
    """One alternative of a union before it has a name. `node` is its schema, `shape` the node taken apart."""

    node: Json
    shape: Shape
    tag: tuple[str, Any] | None
    fallback: bool
    feature: str


def lower(schema: Json, pins: Pins, place: str) -> Json:
    """Lower all definitions of a gated schema; raises with every problem found, each at its JSON Pointer."""
    problems = check_keywords(schema, place)
    if problems:
        raise AcpgenError(problems)
    work = _Lowering(settle(schema["$defs"]), pins, place)
    try:
        work.run()
    except RecursionError:
        raise AcpgenError([Problem("E206", place, "is nested too deeply to lower", "flatten the schema")]) from None
    if work.problems:
        raise AcpgenError(work.problems)
    return {"$schema": schema.get("$schema", "https://json-schema.org/draft/2020-12/schema"), "$defs": work.out}


class _Lowering:
    def __init__(self, definitions: Json, pins: Pins, place: str) -> None:
        plain = {name: node for name, node in definitions.items() if not is_envelope(node)}
        self.source, self.keys = renamed(plain, pins)
        self.pins = pins
        self.place = place
        self.out: Json = {}
        self.problems: list[Problem] = []
        self.absorbed: set[str] = set()
        self.inline: Json = {}

    def run(self) -> None:
        self._find_cycles()
        if self.problems:
            return
        self._find_absorbed()
        for name, node in list(self.source.items()):
            if name not in self.absorbed:
                try:
                    self.definition(name, node)
                except Unsupported as error:
                    self.report("E205", str(error), name)
        if not self.problems:
            self._settle_parents()

    def report(self, code: str, message: str, name: str, help: str = "report it with the schema") -> None:
        self.problems.append(Problem(code, self.at(name), message, help))

    def at(self, name: str) -> str:
        return f"{self.place}{pointer('$defs', self.key(name))}"

    def key(self, name: str) -> str:
        """The key that a definition has in the schema."""
        return self.keys.get(name, name)

    # Names

    def _find_cycles(self) -> None:
        """A definition that is made of itself has no value, and no class."""
        made_of = {name: sorted(set(nodes.made_of(node))) for name, node in self.source.items()}
        done: set[str] = set()
        for start in self.source:
            path: list[str] = []
            stack: list[tuple[str, int]] = [(start, 0)]
            while stack:
                name, depth = stack.pop()
                del path[depth:]
                if name in path:
                    cycle = " -> ".join(map(self.key, [*path[path.index(name) :], name]))
                    help = "break the cycle: no value can be built from it"
                    self.report("E202", f"is a cycle: {cycle}", name, help)
                elif name not in done:
                    done.add(name)
                    path.append(name)
                    stack.extend((target, depth + 1) for target in made_of.get(name, ()))

    def _find_absorbed(self) -> None:
        """`McpServer` + `http` is `McpServerHttp`, its payload's own name. If nothing else uses the payload, the variant
        takes the name and the untagged class is not made."""
        uses: dict[str, int] = {}
        for node in self.source.values():
            for target in refs_in(node):
                uses[target] = uses.get(target, 0) + 1
        for name, node in self.source.items():
            for keyword in UNIONS:
                for variant in node.get(keyword, ()):
                    tag, payload = tag_of(variant), ref_of({"allOf": variant.get("allOf", ())})
                    if tag and payload and self.variant_name(name, variant, False) == payload:
                        if uses.get(payload, 0) == 1:
                            self.absorbed.add(payload)

    def variant_name(self, union: str, variant: Json, fallback: bool) -> str:
        """`<Union><PascalTag>`; untagged: the name of what it refers to, or `<Union><PascalTitle>`."""
        key = self.variant_key(union, variant, fallback)
        pinned = self.pins.get(key)
        if pinned is not None:
            return pinned
        part = "Other" if fallback else pascal(key.partition(":")[2])
        if not part:
            self.report("E402", f"no Python name can be made of the variant {key!r}", union, pin_help(key))
            return ""
        return union + part

    def variant_key(self, union: str, variant: Json, fallback: bool) -> str:
        """What a pin of a variant is written for: `Union:tag`, `Union:Title` or `Union:Definition`; the fallback is
        `Union:`."""
        tag = tag_of(variant)
        known = tag[1] if tag is not None else "" if fallback else variant.get("title") or ref_of(variant) or ""
        return f"{self.key(union)}:{known}"

    def add(self, name: str, node: Json, key: str, stands_in: str) -> None:
        """Give a definition its name; two things with one name are an error that prints the line to add. `key` is what
        a pin would be written for, `stands_in` the definition that it comes from."""
        problem = class_problem(name, key, self.at(stands_in)) if name or key in self.source else None
        if not name and problem is None:
            return  # reported where the name was looked for
        if problem:
            self.problems.append(problem)
        elif name in self.out or (name in self.source and name not in self.absorbed and self.key(name) != key):
            self.report("E401", f"two things would be called {name}", stands_in, pin_help(key))
        else:
            self.out[name] = node

    # Definitions

    def definition(self, name: str, node: Json) -> None:
        key = self.key(name)
        own = nodes.own_marks(node, origin=key)
        values = nodes.enum_values(node)
        if values is not None:
            self.add(name, {**values, **nodes.kept(node, "format"), OWN: {"kind": "enum", **own}}, key, name)
        elif self.is_object_union(node):
            shape = self.compose(name, node)
            self.union(name, shape, {"kind": "union", **own, **nodes.method_marks(node)}, key, name)
        elif self.is_object(node) and not nodes.is_map(node):
            shape = self.compose(name, node)
            self.record(name, shape, {"kind": "record", **own, **nodes.method_marks(node)}, key, name)
        else:
            type_node = self.type(node, name, name)
            self.add(name, {**type_node, OWN: {"kind": "alias", **own, **nodes.method_marks(node)}}, key, name)

    def is_object(self, node: Any) -> bool:
        """Whether every instance of a node is an object, so that it can become a class."""
        if not isinstance(node, dict):
            return False
        if "$ref" in node:
            return self.is_object(self.source.get(node["$ref"][len(REF) :]))
        if "type" in node or "properties" in node:
            return bool(node.get("type", "object") == "object")
        if node.get("allOf"):
            return any(self.is_object(part) for part in node["allOf"])
        return self.is_object_union(node)

    def is_object_union(self, node: Json) -> bool:
        variants = [variant for keyword in UNIONS for variant in node.get(keyword, ())]
        if not variants or nodes.enum_values(node) is not None:
            return False
        if "type" in node or "properties" in node:
            return bool(node.get("type", "object") == "object")
        return all(self.is_object(variant) and not nodes.is_map(variant) for variant in variants)

    # Objects

    def compose(self, name: str, node: Json) -> Shape:
        """Flatten `allOf` and own keywords of an object schema into one shape."""
        nodes.only(node, nodes.OBJECT, "an object")
        if node.get("type", "object") != "object":
            raise Unsupported(f"the type {node['type']!r} where an object is due")
        if node.get("unevaluatedProperties") not in (None, True, False, {}):
            raise Unsupported("typed unevaluatedProperties beside properties")
        if node.get("additionalProperties") not in (None, True, False, {}):
            raise Unsupported("typed additionalProperties beside properties")
        shape = Shape(
            properties={key: self.property(prop, name, key) for key, prop in node.get("properties", {}).items()},
            required=tuple(node.get("required", ())),
            excluded=nodes.excluded(node),
            unions=tuple((keyword, tuple(node[keyword]), name) for keyword in UNIONS if keyword in node),
            closed=node.get("additionalProperties") is False,
            typed="type" in node,
        )
        parts = list(node.get("allOf", ()))
        if "$ref" in node:
            parts.append({"$ref": node["$ref"]})
        for part in parts:
            target = ref_of(part)
            if target is not None and set(part) <= _REFERENCE:
                inner = replace(self.compose(target, self.source[target]), payload=target)
            else:
                inner = self.compose(name, part)
            shape = merge(shape, as_part(inner))
        return replace(shape, sealed=node.get("unevaluatedProperties") is False)

    def record(self, name: str, shape: Shape, own: Json, key: str, stands_in: str) -> None:
        if shape.unions:
            self.union(name, shape, {**own, "kind": "union"}, key, stands_in)
            return
        if not shape.typed:
            raise Unsupported("properties without `type: object`, which values of other types fit too")
        required = [prop for prop in shape.properties if prop in shape.required]
        missing = [prop for prop in shape.required if prop not in shape.properties]
        properties = {**shape.properties, **{prop: {OWN: {"origin": f"{self.key(name)}.{prop}"}} for prop in missing}}
        node: Json = {"type": "object", "properties": properties, "required": required + missing}
        if shape.excluded is not None:
            node["not"] = shape.excluded
            # Classes of a union inside a fallback are fallbacks as well: they exclude the same tags.
            own = {**own, "fallback": bool(own.get("fallback") or "properties" in shape.excluded)}
        if shape.closed or shape.sealed:
            node["additionalProperties"] = False
        if shape.payload and shape.payload != name:
            own = {**own, "parent": own.get("parent") or shape.payload}
        self.add(name, {**node, OWN: own}, key, stands_in)

    def union(self, name: str, shape: Shape, own: Json, key: str, definition: str) -> None:
        """Make a definition of each alternative, with what stands beside the union put into each of them."""
        (keyword, variants, stands_in), *more = shape.unions
        base = replace(shape, unions=tuple(more), payload="")
        taken = [self.variant(variant, stands_in) for variant in variants]
        tags = {variant.tag[0] for variant in taken if variant.tag}
        if len(tags) > 1:
            raise Unsupported(f"variants are tagged by different properties: {', '.join(sorted(tags))}")
        tag = next(iter(tags), "")
        taken = [self._mark_fallback(variant, tag) for variant in taken]
        self._check_tags(taken, definition)
        members: list[Json] = []
        if tag and tag in base.properties:
            taken = self._fold_bare(name, base, taken, tag, members, stands_in)
        for variant in taken:
            members.append(self.member(name, base, variant, stands_in))
        node: Json = {keyword: [{"$ref": REF + member["ref"]} for member in members]}
        order = {f"{v.tag[1]}" if v.tag else "": index for index, v in enumerate(taken)}
        members.sort(key=lambda member: order.get(str(member.get("tag", "")), len(order)))
        self.add(name, {**node, OWN: {**own, "kind": "union", "tag": tag, "members": members}}, key, definition)

    def variant(self, node: Json, union: str) -> Variant:
        # A variant is composed under the name of its union, so its inline properties have an origin.
        shape = as_part(self.compose(union, {key: value for key, value in node.items() if key != FEATURE}))
        guard = nodes.excluded(node)
        return Variant(node, shape, tag_of(node), bool(guard and "properties" in guard), node.get(FEATURE, ""))

    def _mark_fallback(self, variant: Variant, tag: str) -> Variant:
        """A fallback is known by structure: a `not` over tags, or a bare type where the others have constants."""
        if variant.tag is None and not variant.fallback and tag and tag in variant.node.get("required", ()):
            bare = variant.node.get("properties", {}).get(tag)
            if isinstance(bare, dict) and bare.get("type") == "string" and "const" not in bare and "enum" not in bare:
                return replace(variant, fallback=True)
        return variant

    def _check_tags(self, variants: list[Variant], definition: str) -> None:
        seen: set[str] = set()
        for variant in variants:
            if variant.tag is not None:
                if type(variant.tag[1]) not in (str, int):
                    raise Unsupported(f"the tag {variant.tag[1]!r}, which is neither text nor a whole number")
                value = repr(variant.tag[1])
                if value in seen:
                    self.report("E204", f"two variants have the tag {value}", definition, "remove one of them")
                seen.add(value)

    def _fold_bare(
        self, name: str, base: Shape, variants: list[Variant], tag: str, members: list[Json], stands_in: str
    ) -> list[Variant]:
        """Where the tag is a property of the base, variants that carry nothing but their tag add nothing to it: they
        become one class, named after the tag property, whose tag is any of them. Returns the other variants."""
        bare = [v for v in variants if set(v.shape.properties) == {tag} and not v.shape.unions]
        rest = [v for v in variants if v not in bare]
        values = [v.tag[1] for v in bare if v.tag is not None]
        alternatives: list[Json] = [{"type": "string", "enum": values}] if values else []
        if any(v.fallback for v in bare):
            alternatives.append({"type": "string"})
        nullable = any(v.shape.properties[tag].get("type") == "null" for v in bare)
        kept = {**nodes.defaults_and_rules(base.properties[tag]), OWN: base.properties[tag][OWN]}
        told = {str(v.tag[1]): v.node[DOC] for v in bare if v.tag is not None and DOC in v.node}
        if told:
            kept["x-acpgen-value-docs"] = told
        prop = {**kept, "anyOf": [*alternatives, *([dict(NULL)] if nullable else [])]}
        optional = any(tag not in v.shape.required for v in bare)
        required = tuple(r for r in base.required if r != tag) + (() if optional else (tag,))
        excluded = [v.tag[1] for v in rest if v.tag is not None]
        shape = replace(
            base,
            properties={**base.properties, tag: prop},
            required=required,
            excluded=nodes.not_tags(tag, excluded) if excluded else None,
        )
        pin = f"{self.key(name)}:"
        folded = self.pins.get(pin) or name + pascal(tag)
        own: Json = {"kind": "record", "of": name, "origin": self.key(stands_in), "fallback": bool(excluded)}
        self.record(folded, shape, own, pin, name)
        members.append({"ref": folded, "role": "default"})
        return rest

    def member(self, name: str, base: Shape, variant: Variant, stands_in: str) -> Json:
        role = "fallback" if variant.fallback else "case" if variant.tag else "untagged"
        out: Json = {"role": role}
        if variant.tag is not None:
            out["tag"] = variant.tag[1]
        if variant.feature:
            out["feature"] = variant.feature
        target = ref_of(variant.node)
        plain = target is not None and not (set(variant.node) - _REFERENCE - {FEATURE, DOC})
        alone = not base.properties and not base.required and not base.unions
        if role == "untagged" and plain and alone:
            return {**out, "ref": target}
        child = self.variant_name(name, variant.node, variant.fallback)
        shape = merge(variant.shape, base)
        own: Json = {"kind": "record", "of": name, "origin": self.key(variant.shape.payload or name)}
        doc = variant.node.get(DOC) or described(self.source.get(variant.shape.payload))
        if doc:
            own["doc"] = doc
        if role == "fallback":
            own["fallback"] = True
        if variant.tag is not None:
            own["tag"] = list(variant.tag)
        if variant.feature:
            own["feature"] = variant.feature
        if stands_in != name:
            # This union repeats another one inside a variant: its classes extend the classes of that one.
            alone_there = not self.source.get(stands_in, {}).get("properties")
            if role == "untagged" and plain and alone_there:
                own["parent"] = target
            else:
                own["parent"] = self.variant_name(stands_in, variant.node, variant.fallback)
        self.record(child, shape, own, self.variant_key(name, variant.node, variant.fallback), stands_in)
        return {**out, "ref": child}

    def _settle_parents(self) -> None:
        """A record extends its payload's class only if it has all of its fields, unchanged."""
        for node in self.out.values():
            own = node[OWN]
            parent = self.out.get(own.get("parent", ""))
            if own["kind"] != "record" or parent is None or parent is node or parent[OWN]["kind"] != "record":
                own.pop("parent", None)
                continue
            same = all(
                node["properties"].get(key) == prop and (key in node["required"]) == (key in parent["required"])
                for key, prop in parent["properties"].items()
            )
            if not same or parent.get("additionalProperties") != node.get("additionalProperties"):
                del own["parent"]

    # Types

    def property(self, node: Any, definition: str, key: str) -> Json:
        if node is True:
            node = {}
        annotations = nodes.defaults_and_rules(node)
        own = nodes.own_marks(node, origin=f"{self.key(definition)}.{key}")
        return {**self.type(node, definition, f"{definition}.{key}"), **annotations, OWN: own}

    def type(self, node: Any, definition: str, path: str) -> Json:
        """A type in the small grammar that the front end reads: reference, scalar, constant, array, map, union."""
        if node is True:
            return {}
        if not isinstance(node, dict):
            raise Unsupported(f"{path} is {node!r}")
        target = ref_of(node)
        if target is not None:
            nodes.only(node, ("$ref",) if "$ref" in node else ("allOf",), "a reference")
            for part in node.get("allOf", ()):
                nodes.only(part, ("$ref",), "a reference")
            return {"$ref": REF + target}
        if len(node.get("allOf", ())) > 1 or "not" in node:
            raise Unsupported(f"{path} combines schemas that have no common class")
        if "allOf" in node:
            nodes.only(node, ("allOf",), "allOf")
            return self.type(node["allOf"][0], definition, path)
        if "const" in node:
            nodes.only(node, ("const", "type", "format"), "a constant")
            nodes.check_types([node["const"]], node)
            return {"const": node["const"], **nodes.kept(node, "format")}
        values = nodes.enum_values(node)
        if values is not None:
            return {**values, **nodes.kept(node, "format")}
        if self.is_object_union(node) and ("type" in node or "properties" in node):
            return self._hoisted(node, definition, path)
        for keyword in UNIONS:
            if keyword in node:
                nodes.only(node, (keyword,), keyword)
                return self._union_type(node, keyword, definition, path)
        kind = node.get("type")
        if isinstance(kind, list):
            inner = path if path != definition else f"{path}.value"
            parts = [self.type({**node, "type": one}, definition, inner) for one in kind if one != "null"]
            parts += [dict(NULL)] if "null" in kind else []
            return parts[0] if len(parts) == 1 else {"anyOf": parts}
        if kind is None:
            nodes.only(node, (), "no type")
            return {}
        kept = nodes.kept(node, *nodes.BY_TYPE.get(kind, ()))
        if kind == "array":
            inner = path if path != definition else f"{path}.item"
            return {**kept, "type": "array", "items": self.type(node.get("items", {}), definition, inner)}
        if kind == "object":
            if "properties" in node or "required" in node:
                return self._hoisted(node, definition, path)
            free = node.get("additionalProperties", True)
            return {**kept, "type": "object", "additionalProperties": self.type(free, definition, path)}
        return {**kept, "type": kind}

    def _union_type(self, node: Json, keyword: str, definition: str, path: str) -> Json:
        variants = node[keyword]
        others = [variant for variant in variants if variant.get("type") != "null"]
        inline = [v for v in others if self.is_object(v) and ref_of(v) is None and not nodes.is_map(v)]
        if len(others) > 1 and len(inline) == len(others):
            inner = self._hoisted({keyword: others}, definition, path)
            return {"anyOf": [inner, dict(NULL)]} if len(others) < len(variants) else inner
        parts = [self.type(variant, definition, path) for variant in variants]
        flat: list[Json] = []
        for part in parts:
            flat.extend(part["anyOf"] if set(part) == {"anyOf"} and keyword == "anyOf" else [part])
        return flat[0] if len(flat) == 1 else {keyword: flat}

    def _hoisted(self, node: Json, definition: str, path: str) -> Json:
        """An inline object becomes a definition named after where it stands."""
        name = pascal(path.replace(".", " "))
        self.definition_once(name, {key: value for key, value in node.items() if key not in LENIENT})
        return {"$ref": REF + name}

    def definition_once(self, name: str, node: Json) -> None:
        if name in self.source and name not in self.inline:
            help = pin_help(self.key(name))
            self.report("E401", f"an inline object would be called {name}, like a definition", name, help)
            return
        if self.inline.setdefault(name, node) is node:
            self.source[name] = node
            self.definition(name, node)
