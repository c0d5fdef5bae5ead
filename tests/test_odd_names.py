"""Names that are fine in a schema and at odds with what is printed: with helpers, with formatters, with linters."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from acpgen import pipeline
from acpgen.options import Options
from acpgen.scratch import load_package
from support.quality import mypy, reformatted, ruff
from support.stores import RELEASE, method, schema, write_store

TEXT, WHOLE = {"type": "string"}, {"type": "integer"}
LONG = "a" * 52


def ref(name: str) -> dict[str, Any]:
    return {"$ref": f"#/$defs/{name}"}


def record(*required: str, **properties: Any) -> dict[str, Any]:
    return {"type": "object", "properties": properties, "required": list(required)}


def array(*options: Any) -> dict[str, Any]:
    return {"type": "array", "items": {"anyOf": list(options)}}


DEFINITIONS = {
    "Rec": record("a", a=TEXT),
    # The items of `b` and the field `b_item` are decoded by functions of their own.
    "Aa": record(
        b=array(ref("Rec"), WHOLE),
        b_item={"anyOf": [ref("Rec"), TEXT]},
        b_0_item={"anyOf": [ref("Rec"), {"type": "boolean"}]},
        n={"anyOf": [array(ref("Rec"), WHOLE), TEXT]},
    ),
    "U": record(l=TEXT, I=TEXT, O=TEXT),
    "V": record(**{LONG: TEXT}),
    "W": record(**{f"{LONG}{LONG}": TEXT}),
    "PingRequest": method("ping", "agent", properties={name.lower(): ref(name) for name in ("Aa", "U", "V", "W")}),
}


@pytest.fixture
def options(tmp_path: Path) -> Options:
    return Options(release=RELEASE, store=write_store(tmp_path / "store", schema(DEFINITIONS)))


def test_formatters_linters_and_type_checkers_find_nothing(options: Options, tmp_path: Path) -> None:
    folder = tmp_path / "odd"
    for name, text in pipeline.build(options).files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    assert "l_: str" in (folder / "v1" / "models.py").read_text("utf-8")
    assert reformatted([folder], workers=1) == []
    assert ruff([folder]) == []
    assert mypy([folder], tmp_path / "cache") == []


@pytest.mark.usefixtures("unformatted")
def test_each_function_is_its_own(options: Options) -> None:
    module = load_package(options).v1
    whole = {"b": [1, {"a": "x"}], "b_item": "text", "b_0_item": True, "n": [{"a": "x"}, 2]}
    value = module.decode(module.Aa, whole)
    assert module.encode(value) == whole and module.decode(module.Aa, module.encode_json(value)) == value
    for wrong in ({"b": ["text"]}, {"b": [True]}, {"b_item": 1}, {"b_0_item": 1}, {"n": ["text"]}):
        with pytest.raises(module.DecodeError):
            module.decode(module.Aa, wrong)
        made = module.Aa(**wrong)
        for write in (module.encode, module.encode_json):
            with pytest.raises(module.EncodeError):
                write(made)
