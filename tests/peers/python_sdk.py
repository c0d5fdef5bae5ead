"""What the Python SDK (`agent-client-protocol` on PyPI) says about a value.

Knows where `acp.schema` keeps the model of a definition; knows nothing of our bindings. The SDK has v1 only, as one lane
(the unstable schema of its release), so every other protocol is "not known". Runnable as a filter of JSON lines:

    in   {"id": 1, "protocol": "v1", "definition": "SessionNotification", "input": {…}}
    out  {"id": 1, "known": true, "accepted": true, "output": {…}, "error": null}

`output` is what the SDK would put on the wire again (`acp.utils.serialize_params`).
"""

from __future__ import annotations

import functools
import json
import sys
import warnings
from dataclasses import asdict, dataclass
from typing import Annotated, Any

import acp.schema
from acp.utils import serialize_params
from pydantic import BaseModel, Field, RootModel, TypeAdapter, ValidationError

# Definitions that are no class of the SDK, only the annotation of a field: (model, field, inside a list).
FIELDS = {
    "AuthMethod": ("InitializeResponse", "auth_methods", True),
    "ContentBlock": ("ContentChunk", "content", False),
    "ElicitationPropertySchema": ("ElicitationSchema", "properties", True),
    "EmbeddedResourceResource": ("EmbeddedResource", "resource", False),
    "McpServer": ("NewSessionRequest", "mcp_servers", True),
    "MultiSelectItems": ("MultiSelectPropertySchema", "items", False),
    "NesSuggestion": ("SuggestNesResponse", "suggestions", True),
    "PlanUpdateContent": ("PlanUpdate", "plan", False),
    "RequestPermissionOutcome": ("RequestPermissionResponse", "outcome", False),
    "SessionConfigSelectOptions": ("SessionConfigSelect", "options", False),
    "SessionConfigOption": ("SetSessionConfigOptionResponse", "config_options", True),
    "SessionUpdate": ("SessionNotification", "update", False),
    "ToolCallContent": ("ToolCall", "content", True),
}
# Definitions that the SDK splits into one model a variant.
UNIONS = {
    "SetSessionConfigOptionRequest": ("SetSessionConfigOptionBooleanRequest", "SetSessionConfigOptionSelectRequest"),
}
UNION_ALIASES = {"CreateElicitationRequest", "CreateElicitationResponse"}
ENUMS = {
    "PermissionOptionKind",
    "PlanEntryPriority",
    "PlanEntryStatus",
    "StopReason",
    "ToolCallStatus",
    "ToolKind",
}


@dataclass(frozen=True, slots=True)
class Verdict:
    known: bool
    accepted: bool
    output: Any = None
    error: str | None = None


def _arguments(annotation: Any) -> tuple[Any, ...]:
    return tuple(a for a in getattr(annotation, "__args__", ()) if a is not type(None))


def _item(annotation: Any) -> Any:
    """The last type argument of a list or dict, whether or not the field is optional."""
    while True:
        arguments = _arguments(annotation)
        if getattr(annotation, "__origin__", None) in (list, dict):
            return arguments[-1]
        annotation = next(a for a in arguments if _arguments(a))


def _field(model: str, name: str, inside: bool) -> Any:
    field = getattr(acp.schema, model).model_fields[name]
    if inside:
        return _item(field.annotation)
    if field.discriminator is not None:
        return Annotated[field.annotation, Field(discriminator=field.discriminator)]
    return field.annotation


@functools.cache
def target(protocol: str, definition: str) -> Any | None:
    """The SDK's type for a definition, or None if it has none.

    A definition that is the payload of a tagged variant lies under its name with an underscore; the plain name is then
    the variant, which wants its tag.
    """
    if protocol != "v1":
        return None
    if definition in FIELDS:
        return _field(*FIELDS[definition])
    if definition in UNIONS:
        first, *rest = (getattr(acp.schema, name) for name in UNIONS[definition])
        return functools.reduce(lambda a, b: a | b, rest, first)
    for name in (f"_{definition}", definition):
        found = getattr(acp.schema, name, None)
        if definition in ENUMS | UNION_ALIASES and found is not None:
            return found
        if isinstance(found, type) and issubclass(found, acp.schema.BaseModel | RootModel) and found.model_fields:
            return found
    return None


@functools.cache
def adapter(protocol: str, definition: str) -> TypeAdapter[Any] | None:
    found = target(protocol, definition)
    return None if found is None else TypeAdapter(found)


def definitions(protocol: str, names: list[str]) -> list[str]:
    """Those of `names` that the SDK has a type for."""
    return [name for name in names if target(protocol, name) is not None]


def _first(error: ValidationError) -> str:
    issue = error.errors(include_url=False)[0]
    return "".join(f"/{step}" for step in issue["loc"]) + f": {issue['msg']}"[:200]


def _plain(value: Any) -> Any:
    if isinstance(value, BaseModel):
        return serialize_params(value)
    return [_plain(item) for item in value] if isinstance(value, list) else value


def verdict(protocol: str, definition: str, value: Any) -> Verdict:
    reader = adapter(protocol, definition)
    if reader is None:
        return Verdict(known=False, accepted=False)
    try:
        model = reader.validate_python(value)
    except ValidationError as error:
        return Verdict(known=True, accepted=False, error=_first(error))
    except (RecursionError, ValueError, TypeError) as error:
        return Verdict(known=True, accepted=False, error=f"{type(error).__name__}: {error}"[:200])
    with warnings.catch_warnings():
        # What the SDK salvages to a default stays a dict where a model is due, and pydantic says so.
        warnings.simplefilter("ignore", UserWarning)
        output = _plain(model)
    return Verdict(known=True, accepted=True, output=output)


def main() -> None:
    for line in sys.stdin:
        if line.strip():
            request = json.loads(line)
            answer = verdict(request["protocol"], request["definition"], request["input"])
            print(json.dumps({"id": request["id"], **asdict(answer)}), flush=True)


if __name__ == "__main__":
    main()
