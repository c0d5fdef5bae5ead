"""`agent-client-protocol` as it works on the wire: json, pydantic, json; and pydantic's own JSON as a variant."""

from __future__ import annotations

import json

import acp.schema
from acp.utils import serialize_params
from pydantic import BaseModel

from ..corpus import definition_of
from . import FromDict, FromText, Peer, ToText

BASELINE = "Python SDK"


def _model(definition: str) -> type[BaseModel]:
    found: type[BaseModel] = getattr(acp.schema, definition)
    return found


class PythonSdk:
    name = BASELINE

    def dict_decoder(self, definition: str) -> FromDict:
        return _model(definition).model_validate

    def json_decoder(self, definition: str) -> FromText:
        validate = _model(definition).model_validate
        loads = json.loads
        return lambda text: validate(loads(text))

    def json_encoder(self, definition: str) -> ToText:
        """`MessageSender.send` and `request_model` of the SDK, without the socket."""
        dumps = json.dumps
        return lambda model: dumps(serialize_params(model), separators=(",", ":")).encode()

    def line_decoder(self) -> FromText:
        models: dict[str, type[BaseModel]] = {}
        loads = json.loads

        def decode(line: bytes) -> object:
            message = loads(line)
            method = message["method"]
            if method not in models:
                models[method] = _model(definition_of(method))
            return models[method].model_validate(message["params"])

        return decode


class PydanticJson:
    """The same models with pydantic reading and writing the text."""

    name = "Python SDK, pydantic JSON"

    def dict_decoder(self, definition: str) -> None:
        return None

    def json_decoder(self, definition: str) -> FromText:
        return _model(definition).model_validate_json

    def json_encoder(self, definition: str) -> ToText:
        return lambda model: model.model_dump_json(by_alias=True, exclude_none=True, exclude_defaults=True).encode()

    def line_decoder(self) -> None:
        return None


def peers() -> list[Peer]:
    return [PythonSdk(), PydanticJson()]
