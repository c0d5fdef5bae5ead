"""What docstrings say: our text, the facts of the schema and of the store, or upstream's text where it was kept."""

from __future__ import annotations

import ast
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from acpgen import ir, pipeline, tidy
from acpgen.emit import phrases
from acpgen.history import Life, lives, names
from acpgen.items import items_of
from acpgen.literals import docstring
from acpgen.source import open_store
from docstrings import Docstrings, argument_line, joined, read
from hypothesis import given
from hypothesis import strategies as st
from test_prose import described_store

RELEASES = list(open_store().releases)


@lru_cache
def docs_of(release: str, protocol: str, enable: tuple[str, ...] = (), gate: tuple[str, ...] = ("all",)) -> Docstrings:
    loaded = pipeline.load(pipeline.Options(release, (protocol,), enable, gate))
    return read(pipeline.render(loaded)[f"{protocol}/models.py"])


# What is said about a class


def test_a_method_and_its_direction() -> None:
    docs = docs_of("1.23.0", "v1")
    text = "Params of `fs/write_text_file`, a request of the agent to the client."
    assert text in joined(docs.classes["WriteTextFileRequest"])
    text = "Result of `session/prompt`, the answer of the agent to the client."
    assert text in joined(docs.classes["PromptResponse"])
    text = "Params of `session/cancel`, a notification of the client to the agent."
    assert text in joined(docs.classes["CancelNotification"])
    both = joined(docs.classes["MessageMcpRequest"])
    assert "Params of `mcp/message`, a request that either side may send." in both
    assert both.count("mcp/message") == 1
    text = "Params of `$/cancel_request`, a notification that either side may send."
    assert text in joined(docs.classes["CancelRequestNotification"])
    text = "Params of `proxy/initialize`, a request to the proxy."
    assert text in joined(docs_of("sdk-2.4.0", "v1").classes["InitializeProxyRequest"])


def test_a_variant_and_the_unions_around_it() -> None:
    v1, v2 = docs_of("1.23.0", "v1"), docs_of("1.23.0", "v2")
    assert "Variant `notice` of SessionUpdate." in joined(v1.classes["SessionUpdateNotice"])
    nested = joined(v2.classes["SessionUpdateStateUpdateIdle"])
    assert "Variant `state_update` of SessionUpdate, `idle` of StateUpdate." in nested
    folded = joined(docs_of("sdk-2.4.0", "v2").classes["SessionUpdateStateUpdateIdleStopReason"])
    assert "every other `stopReason` of IdleStateUpdate" in folded
    assert "does not know" not in folded
    assert v2.classes["SessionUpdateOther"].startswith("What SessionUpdate does not know")


def test_values_that_fold_into_one_class_keep_their_meaning() -> None:
    text = docs_of("sdk-2.4.0", "v2").fields["IdleStateUpdateStopReason.stop_reason"]
    assert "\n\n- `end_turn`: " in text and "\n\n- `cancelled`: " in text


def test_the_values_of_an_enum() -> None:
    docs = docs_of("1.23.0", "v1").aliases
    assert "- `-32601`: Method not found" in docs["ErrorCode"]
    assert "\n\n- `end_turn`: The work was done.\n\n- `max_tokens`: " in docs["StopReason"]


def test_the_tag_of_a_variant() -> None:
    docs = docs_of("1.23.0", "v1")
    tag = docs.fields["SessionUpdateNotice.session_update"]
    assert tag == 'Always "notice", which makes it this variant. `sessionUpdate` on the wire.'
    told = docs.fields["SessionUpdateAgentMessageChunk.session_update"]
    assert docs.classes["SessionUpdateAgentMessageChunk"].split("\n")[0] in told


def test_how_a_union_is_read() -> None:
    docs = docs_of("1.23.0", "v1").aliases
    assert "`sessionUpdate` on the wire tells the variant." in docs["SessionUpdate"]
    assert "`type` on the wire tells the variant; anything else is McpServerStdio." in docs["McpServer"]
    assert (
        "tells the variant; other values give SessionUpdateOther." in docs_of("1.23.0", "v2").aliases["SessionUpdate"]
    )


# The life of a thing, in this build


def test_a_feature_and_its_state_in_the_build() -> None:
    notice = "Unstable: feature `unstable_session_notices` ({}). Since 1.23.0."
    assert notice.format("off by default") in joined(docs_of("1.23.0", "v1").classes["Notice"])
    flags = ("unstable_session_notices",)
    assert notice.format("on") in joined(docs_of("1.23.0", "v1", flags, ()).classes["Notice"])
    stable = joined(docs_of("sdk-2.4.0", "v1").classes["Notice"])
    assert "Unstable" not in stable and "Since 1.23.0, stable since sdk-2.0.0." in stable


def test_a_variant_of_an_unstable_union_is_unstable() -> None:
    docs = docs_of("1.23.0", "v1").classes
    assert "Unstable: feature `unstable_nes` (off by default)." in joined(docs["NesSuggestionJump"])


def test_a_field_tells_its_life_only_if_it_is_not_that_of_its_class() -> None:
    docs = docs_of("1.23.0", "v1").fields
    assert docs["ToolCall.name"].endswith("Since 1.21.0, stable since 1.23.0.")
    assert "ince" not in docs["Notice.title"]
    usage = docs["PromptResponse.usage"]
    assert usage.endswith("Unstable: feature `unstable_end_turn_token_usage` (off by default).")


def test_a_later_release_changes_nothing() -> None:
    texts = [text for text in docs_of("1.21.0", "v1").classes.values()]
    texts += docs_of("1.21.0", "v1").fields.values()
    assert not [text for text in texts if "1.23.0" in text or "sdk-" in text]


def test_life_over_the_releases() -> None:
    life = lives(open_store(), "v1")
    assert dict(life["Notice"].states) == {
        "1.19.0": "absent", "1.21.0": "absent", "1.23.0": "unstable", "sdk-2.0.0": "stable", "sdk-2.4.0": "stable"
    }  # fmt: skip
    assert (life["Notice"].since, life["Notice"].stable) == ("1.23.0", "sdk-2.0.0")
    assert (life["session/prompt"].since, life["session/prompt"].stable) == ("", "")
    assert life["nes/start"].state("sdk-2.0.0") == "absent"
    assert "Notice" not in lives(open_store(), "v1", "1.21.0")


@pytest.mark.parametrize("release", RELEASES)
def test_a_life_has_the_name_of_its_item(release: str) -> None:
    for protocol in open_store().release(release).protocols:
        schema = open_store().release(release).files(protocol).unstable
        methods = {node["x-method"] for node in schema["$defs"].values() if "x-method" in node}
        items = {name for name, item in items_of(schema).items() if item.kind != "entry"}
        assert set(names(schema)) == items | methods


@pytest.mark.parametrize(
    ("states", "text"),
    [
        ("SSS", ""),
        ("uuu", ""),
        ("-SS", "Since b."),
        ("-uu", "Since b."),
        ("uSS", "Stable since b."),
        ("-uS", "Since b, stable since c."),
    ],
)
def test_how_a_life_is_told(states: str, text: str) -> None:
    words = {"S": "stable", "u": "unstable", "-": "absent"}
    life = Life(tuple(zip("abc", (words[mark] for mark in states), strict=True)))
    assert phrases.life(life) == text
    assert phrases.life(life, life) == ""
    assert phrases.life(None) == ""


# What is said about a field


def test_the_wire_name_and_what_null_means() -> None:
    docs = docs_of("1.23.0", "v1").fields
    assert "`sessionId` on the wire." in docs["WriteTextFileRequest.session_id"]
    assert "on the wire" not in docs["WriteTextFileRequest.path"]
    assert "UNSET (the default) is omitted, None is null." in docs["SessionInfoUpdate.title"]


@pytest.mark.parametrize(
    ("type_", "text"),
    [
        (ir.Scalar("integer", ir.Limits((("format", "uint16"), ("minimum", 0), ("maximum", 65535)))), "Must be an unsigned 16-bit integer."),
        (ir.Scalar("integer", ir.Limits((("format", "uint32"), ("minimum", 1)))), "Must be an unsigned 32-bit integer, at least 1."),
        (ir.Scalar("number", ir.Limits((("format", "double"), ("minimum", 0), ("maximum", 1)))), "Must be at least 0, at most 1."),
        (ir.Scalar("string", ir.Limits((("minLength", 1), ("pattern", "^a")))), "Must have at least 1 character and match `^a`."),
        (ir.Scalar("string", ir.Limits((("format", "uri"),))), ""),
        (ir.List(ir.Scalar("string"), ir.Limits((("maxItems", 3), ("uniqueItems", True)))), "Must have at most 3 items, no item twice."),
        (ir.Map(ir.Scalar("any"), ir.Limits((("minProperties", 1),))), "Must have at least 1 entry."),
        (ir.Ref("Notice"), ""),
    ],
)  # fmt: skip
def test_constraints(type_: ir.Type, text: str) -> None:
    assert phrases.limits(type_) == text


@pytest.mark.parametrize(
    ("rules", "default", "text"),
    [
        ({"default-on-error"}, ir.MISSING, "Lenient: a malformed value is dropped."),
        ({"default-on-error", "skip-invalid-items"}, [], "Lenient: a malformed value becomes the default, malformed items are skipped."),
        ({"default-on-null"}, {}, "Lenient: null becomes the default."),
        (set(), ir.MISSING, ""),
    ],
)  # fmt: skip
def test_salvage(rules: set[Any], default: Any, text: str) -> None:
    field = ir.Field("a", "a", ir.Scalar("any"), False, False, default=default, salvage=frozenset(rules))
    assert phrases.salvage(field) == text


# What is said about an argument


USUAL = ("1.23.0", "sdk-2.4.0")


@pytest.mark.parametrize("release", [pytest.param(r, marks=[] if r in USUAL else pytest.mark.slow) for r in RELEASES])
@pytest.mark.parametrize("protocol", ["v1", "v2"])
def test_an_editor_finds_the_line_of_every_argument(release: str, protocol: str) -> None:
    docs = docs_of(release, protocol)
    assert docs.inits
    for name, text in docs.inits.items():
        for argument in docs.arguments[name]:
            if argument != "extra_fields":
                own = [line[7:] for line in text.split("\n") if line.startswith(f":param {argument}: ")]
                assert [argument_line(text, argument)] == own


def test_an_argument_has_what_its_caller_must_know() -> None:
    docs = docs_of("1.23.0", "v1")
    text = argument_line(docs.inits["Notice"], "title")
    assert text.endswith("Must have at least 1 character.")
    assert text.removeprefix("title: ") == docs.fields["Notice.title"]
    assert "on the wire" not in docs.inits["WriteTextFileRequest"]


# Layout


def test_list_items_hang_together_and_lines_are_not_wrapped() -> None:
    text = "Text.\n\n- " + "word " * 20 + "\n\n- b\n\nEnd."
    lines = docstring(text, 4, lines=[":param a: " + "word " * 30, ":param b: text"]).split("\n")
    assert lines[0] == '"""Text.'
    assert lines[2].startswith("    - word") and lines[3].startswith("      word") and lines[4] == "    - b"
    assert lines[5:7] == ["", "    End."]
    assert [line for line in lines if ":param" in line] == lines[8:10]


def test_lines_of_arguments_need_no_formatting() -> None:
    text = pipeline.render(pipeline.load(pipeline.Options("1.23.0", ("v1",), gate=("all",))))["v1/models.py"]
    blocks = [block for block in text.strip("\n").split("\n\n\n") if ":param " in block and not tidy.is_long(block)]
    wide = [block for block in blocks if any(len(line) > 88 for line in block.split("\n"))]
    assert len(wide) > 50
    for block in wide[::8]:
        assert tidy.black_block(block) == block


HOSTILE = [
    'ends with a quote"',
    'closes """ early',
    "back\\slash and \\N{BULLET} and \\x",
    "new\nline and \n\n paragraph",
    "right-to-left \u202e mark, \x00 and \x1b",
    '\\"""',
    '\\"',
    'four """" and two ""',
    "a backslash at the end \\",
    "- like an item",
    "# comment\r\nimport os",
    "{{ template }} {% raw %}",
]


def docstring_of(made: str) -> str:
    """The docstring that Python finds in a function whose body is `made`."""
    function = ast.parse(f"def f():\n    {made}\n").body[0]
    assert isinstance(function, ast.FunctionDef) and len(function.body) == 1
    return ast.get_docstring(function) or ""


def visible(text: str) -> str:
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


@pytest.mark.parametrize("text", HOSTILE)
def test_any_text_stays_inside_its_docstring(text: str) -> None:
    for made in (docstring(text, 4), docstring("Head.", 4, lines=[text]), docstring(f"{text}\n\nTail.", 4)):
        assert visible(text) in visible(docstring_of(made))
        assert made.replace("\n", "").isprintable()


@given(st.text(st.sampled_from(list("\"'\\ a-\n{#\u202e")), min_size=1, max_size=12))
def test_no_text_ends_its_docstring(text: str) -> None:
    assert visible(f"{text}a") == visible(docstring_of(docstring(f"{text}a", 4)))
    assert visible(f"a{text}") == visible(docstring_of(docstring(f"a{text}", 4)))
    assert visible(f"a {text}") == visible(docstring_of(docstring("a", 4, lines=[text])))


# Upstream's text


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> tuple[Docstrings, ir.Protocol]:
    store = described_store(tmp_path_factory.mktemp("kept"), "sdk-2.4.0", 'Upstream {} says """\\N{{x}}""".')
    loaded = pipeline.load(pipeline.Options("sdk-2.4.0", ("v2",), gate=("all",), store=store))
    return read(pipeline.render(loaded)["v2/models.py"]), pipeline.protocol(loaded, "v2")


def upstream(text: str) -> bool:
    """Whether a docstring begins with upstream's text, whole and as it is."""
    head, _, rest = text.partition(" says ")
    return head.startswith("Upstream ") and head[9:].isdigit() and rest.startswith('"""\\N{x}""".')


def test_kept_text_arrives_everywhere(kept: tuple[Docstrings, ir.Protocol]) -> None:
    docs, protocol = kept
    for definition in protocol.definitions:
        if isinstance(definition, ir.Record):
            folded = not definition.doc and definition.name.endswith("StopReason")
            assert upstream(joined(docs.classes[definition.name])) or folded, definition.name
            parent = protocol.by_name().get(definition.parent)
            inherited = {field.wire for field in getattr(parent, "fields", ())}
            for field in definition.fields:
                if field.wire not in inherited:
                    assert upstream(docs.fields[f"{definition.name}.{field.name}"]), field.origin
        else:
            assert upstream(docs.aliases[definition.name]), definition.name


def test_kept_text_of_values_and_arguments(kept: tuple[Docstrings, ir.Protocol]) -> None:
    docs, _ = kept
    assert "- `end_turn`: Upstream " in docs.fields["IdleStateUpdateStopReason.stop_reason"]
    assert "- `in_progress`: Upstream " in docs.aliases["ToolCallStatus"]
    assert upstream(argument_line(docs.inits["Notice"], "title").removeprefix("title: "))


def test_kept_text_of_several_paragraphs(tmp_path: Path) -> None:
    store = described_store(tmp_path, "1.23.0", "Upstream {} says\n\nSecond paragraph\n\n- a list")
    loaded = pipeline.load(pipeline.Options("1.23.0", ("v1",), gate=("all",), store=store))
    docs = read(pipeline.render(loaded)["v1/models.py"])
    field = docs.fields["WriteTextFileRequest.session_id"].split("\n\n")
    assert field[1:] == ["Second paragraph", "- a list", "`sessionId` on the wire."]
    assert "Second" not in docs.inits["Notice"]
    assert argument_line(docs.inits["Notice"], "title").endswith(" says. Must have at least 1 character.")
    values = docs.aliases["StopReason"].split("\n\n")[3:]
    assert [text.partition(":")[0] for text in values] == [
        "- `end_turn`", "- `max_tokens`", "- `max_turn_requests`", "- `refusal`", "- `cancelled`"
    ]  # fmt: skip
    assert all(text.endswith(" says Second paragraph - a list") for text in values)


def test_our_text_stands_in_where_upstream_has_none(tmp_path: Path) -> None:
    (tmp_path / "releases.toml").write_text("", "utf-8")
    (tmp_path / "prose.toml").write_text('[member]\n"Notice.title" = "Overlaid."\n', "utf-8")
    loaded = pipeline.load(pipeline.Options("1.23.0", ("v1",), gate=("all",), store=tmp_path))
    docs = read(pipeline.render(loaded)["v1/models.py"])
    assert docs.fields["Notice.title"].startswith("Overlaid.")
    assert docs.fields["Notice.severity"] == docs_of("1.23.0", "v1").fields["Notice.severity"]
