"""The law of `encode_json`: the bytes of `dumps(encode(value))`, or the same error, whatever stands in an object."""

from __future__ import annotations

import collections
import json
import types
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from acpgen.options import Options
from acpgen.scratch import load_package
from codec.builds import PINNED, PROTOCOLS, RELEASES, Bindings, bindings
from codec.hostile import SHALLOW, Number, Text
from oracle import releases
from oracle.instances import random_instance
from support.stores import RELEASE, method, schema, write_store

from benchmarks import corpus

ODD: list[Any] = [
    *SHALLOW,
    Text("T"),
    Text("_own"),
    Number.ONE,
    "_own",
    10**30,
    types.MappingProxyType({"k": 1}),
    collections.OrderedDict(k=1),
    collections.UserDict(k=1),
    {"sessionId": "s"},
    {1: "a"},
    ["a"],
    ("a",),
]
OPTIONS: list[dict[str, Any]] = [{"check": True}, {"check": "lenient"}, {"check": False}, {"on": False}]


def outcome(build: Bindings, write: Any) -> tuple[str, Any]:
    try:
        return "text", write()
    except build.module.EncodeError as error:
        return type(error).__name__, str(error)


def lawful(build: Bindings, value: Any, counts: collections.Counter[str]) -> None:
    for options in OPTIONS:
        codec = build.codec(**options)
        as_dict = build.codec(**options, dumps=build.part("_text").dumps)
        by_text = outcome(build, lambda codec=codec: codec.encode_json(value))
        assert by_text == outcome(build, lambda codec=as_dict: codec.encode_json(value)), (options, value)
        counts["text" if by_text[0] == "text" else "error"] += 1


def slots(value: Any) -> Iterator[tuple[Any, str]]:
    """Every attribute of a record and of those inside it."""
    if isinstance(value, (list, tuple)):
        for item in value:
            yield from slots(item)
    elif isinstance(value, dict):
        yield from slots(list(value.values()))
    elif hasattr(value, "extra_fields"):
        names = {name for cls in type(value).__mro__ for name in getattr(cls, "__slots__", ())}
        for name in sorted(names - {"_keys", "_sent"}):
            yield value, name
            yield from slots(getattr(value, name, None))


@pytest.mark.parametrize("message", corpus.SMALL, ids=lambda message: message.name)
def test_odd_values_in_every_attribute(message: corpus.Message) -> None:
    build = bindings(PINNED, "v1")
    value = build.codec().decode_named(message.definition, message.payload)
    counts: collections.Counter[str] = collections.Counter()
    rng = Random(message.name)
    for record, name in list(slots(value)):
        kept = getattr(record, name)
        for odd in rng.sample(ODD, 12):
            setattr(record, name, odd)
            lawful(build, value, counts)
        delattr(record, name)
        lawful(build, value, counts)
        setattr(record, name, kept)
    assert min(counts["text"], counts["error"]) > 100, counts


@pytest.mark.parametrize("protocol", PROTOCOLS)
@pytest.mark.parametrize("release", RELEASES)
def test_generated_values_with_one_oddity(release: str, protocol: str) -> None:
    build, raw = bindings(release, protocol), releases.schema(release, protocol)
    counts: collections.Counter[str] = collections.Counter()
    methods = build.module.METHODS.values()
    for name in sorted({name for called in methods for name in (called.params, called.result) if name}):
        rng = Random(name)
        for size in range(12):
            value = build.codec().decode_named(name, json.dumps(random_instance(raw, name, rng, size)))
            if not hasattr(value, "extra_fields"):
                continue  # params or a result of any type
            lawful(build, value, counts)
            record, attribute = rng.choice(list(slots(value)))
            setattr(record, attribute, rng.choice(ODD))
            lawful(build, value, counts)
    assert min(counts["text"], counts["error"]) > 1000, counts


@pytest.mark.parametrize("title", [Text("T"), 'a\n"\\é\ud800', "\ud83d\ude00", "x" * 100_000])
def test_odd_text(title: str) -> None:
    build = bindings(PINNED, "v1")
    update = build.module.SessionUpdateNotice(severity="info", title=title, extra_fields={title: title})
    meta = {"k": [title, None, True, 1.5, {"é": 10**30}]}
    value = build.module.SessionNotification(session_id="s", update=update, meta=meta)
    counts: collections.Counter[str] = collections.Counter()
    lawful(build, value, counts)
    assert counts["text"] == 3 and counts["error"] == 1  # the feature is off


@pytest.mark.parametrize("extra", [["a"], "abc", 5, {"a"}, [["a", 1]]])
def test_extra_fields_are_a_dict(extra: Any) -> None:
    module = bindings(PINNED, "v1").module
    codec = module.Codec()
    for write in (codec.encode, codec.encode_json):
        with pytest.raises(module.EncodeError) as caught:
            write(module.CancelNotification(session_id="s", extra_fields=extra))
        assert "extra_fields" in str(caught.value)


@pytest.mark.parametrize("release", RELEASES)
@pytest.mark.parametrize("protocol", PROTOCOLS)
def test_every_record_has_text(release: str, protocol: str) -> None:
    """No key or tag of these releases needs an escape."""
    build = bindings(release, protocol)
    encoders, texts = build.part("encoders").ENCODERS, build.part("texts").ENCODERS
    assert texts.keys() == encoders.keys() and len(texts) > 100
    empty = [cls.__name__ for cls, encode in texts.items() if encode.__code__.co_names == ("Unclean",)]
    assert empty == []


@pytest.mark.usefixtures("unformatted")
@pytest.mark.parametrize("wire", ["it's", 'say "a"', "{x}", "back\\slash", "é", "\u2028", "quote", "w", "", " "])
def test_odd_wire_names(wire: str, tmp_path: Path) -> None:
    text = {"type": "string"}
    thing = {"type": "object", "properties": {"b": text, wire: text}, "required": [wire]}
    pins = f'[all]\n{json.dumps("Thing." + wire)} = {{ python = "odd", reason = "a test" }}\n'
    ping = method("ping", "agent", properties={"thing": {"$ref": "#/$defs/Thing"}}, required=["thing"])
    store = write_store(tmp_path / "store", schema({"Thing": thing, "PingRequest": ping}), names=pins)
    module = load_package(Options(release=RELEASE, store=store)).v1
    assert module.Thing in module.codec.Codec.TABLES.texts()
    for sent in ({wire: "1"}, {wire: "1", "b": "2", "c{}'": '"'}):
        value = module.decode(module.Thing, sent)
        assert module.encode(value) == sent
        assert json.loads(module.encode_json(value)) == sent
