"""`agent-client-protocol` as it works on the wire: json, pydantic, json; and pydantic's own JSON as a variant."""

from __future__ import annotations

import json
from typing import Any

import acp.schema
from acp.utils import serialize_params

from ..corpus import definition_of
from . import FromDict, FromText, Peer, ToText

BASELINE = "Python SDK"


class PythonSdk:
    name = BASELINE

    def dict_decoder(self, definition: str) -> FromDict:
        return getattr(acp.schema, definition).model_validate

    def json_decoder(self, definition: str) -> FromText:
        validate = getattr(acp.schema, definition).model_validate
        loads = json.loads
        return lambda text: validate(loads(text))

    def json_encoder(self, definition: str) -> ToText:
        """`MessageSender.send` and `request_model` of the SDK, without the socket."""
        dumps = json.dumps
        return lambda model: dumps(serialize_params(model), separators=(",", ":")).encode()

    def line_decoder(self) -> FromText:
        models = _Methods()
        loads = json.loads

        def decode(line: bytes) -> object:
            message = loads(line)
            return models[message["method"]].model_validate(message["params"])

        return decode


class PydanticJson:
    """The same models with pydantic reading and writing the text."""

    name = "Python SDK, pydantic JSON"

    def dict_decoder(self, definition: str) -> None:
        return None

    def json_decoder(self, definition: str) -> FromText:
        return getattr(acp.schema, definition).model_validate_json

    def json_encoder(self, definition: str) -> ToText:
        return lambda model: model.model_dump_json(by_alias=True, exclude_none=True, exclude_defaults=True).encode()

    def line_decoder(self) -> None:
        return None


class _Methods(dict[str, Any]):
    def __missing__(self, method: str) -> Any:
        model = self[method] = getattr(acp.schema, definition_of(method))
        return model


def peers() -> list[Peer]:
    return [PythonSdk(), PydanticJson()]
