"""Objects that allow no other properties keep that meaning through `allOf` and unions, or are refused."""

from __future__ import annotations

from typing import Any

import jsonschema_rs
import pytest
from acpgen.errors import AcpgenError
from acpgen.lower import lower
from acpgen.naming import Pins

PAYLOAD = {"type": "object", "properties": {"a": {"type": "string"}}, "required": ["a"]}
VARIANT = {
    "type": "object",
    "properties": {"kind": {"type": "string", "const": "x"}},
    "required": ["kind"],
    "allOf": [{"$ref": "#/$defs/Payload"}],
}


def lowered(**definitions: Any) -> dict[str, Any]:
    return lower({"$defs": definitions}, Pins(), "test")


def accepts(schema: dict[str, Any], name: str, value: Any) -> bool:
    return bool(jsonschema_rs.validator_for({"$ref": f"#/$defs/{name}", "$defs": schema["$defs"]}).is_valid(value))


def test_a_closed_payload_beside_a_tag_can_never_be_valid_and_is_refused() -> None:
    closed = {**PAYLOAD, "additionalProperties": False}
    with pytest.raises(AcpgenError) as caught:
        lowered(Payload=closed, Union={"oneOf": [VARIANT]})
    assert {problem.code for problem in caught.value.problems} == {"E205"}
    assert "'kind'" in str(caught.value)


def test_unevaluated_properties_close_the_object_with_all_its_parts() -> None:
    definitions = {"Payload": PAYLOAD, "Union": {"oneOf": [VARIANT], "unevaluatedProperties": False}}
    made = lowered(**definitions)
    for value in ({"kind": "x", "a": "1"}, {"kind": "x", "a": "1", "b": 2}, {"kind": "x"}):
        assert accepts(made, "Union", value) == accepts({"$defs": definitions}, "Union", value)
    assert made["$defs"]["UnionX"]["additionalProperties"] is False


def test_a_property_called_default_is_followed() -> None:
    from acpgen.items import refs_in

    assert set(refs_in({"properties": {"default": {"$ref": "#/$defs/A"}}, "default": {"$ref": "#/$defs/B"}})) == {"A"}
