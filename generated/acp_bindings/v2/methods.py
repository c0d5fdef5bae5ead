"""JSON-RPC methods and capabilities of ACP v2, schema release 1.23.0. Generated; do not
edit.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias, cast

from .._runtime import Record
from .models import (
    AcceptNesNotification,
    CancelRequestNotification,
    CancelSessionNotification,
    CloseNesRequest,
    CloseNesResponse,
    CloseSessionRequest,
    CloseSessionResponse,
    CompleteElicitationNotification,
    ConnectMcpRequest,
    ConnectMcpResponse,
    CreateElicitationRequest,
    CreateElicitationResponse,
    DeleteSessionRequest,
    DeleteSessionResponse,
    DidChangeDocumentNotification,
    DidCloseDocumentNotification,
    DidFocusDocumentNotification,
    DidOpenDocumentNotification,
    DidSaveDocumentNotification,
    DisableProviderRequest,
    DisableProviderResponse,
    DisconnectMcpRequest,
    DisconnectMcpResponse,
    ForkSessionRequest,
    ForkSessionResponse,
    InitializeRequest,
    InitializeResponse,
    ListProvidersRequest,
    ListProvidersResponse,
    ListSessionsRequest,
    ListSessionsResponse,
    LoginAuthRequest,
    LoginAuthResponse,
    LogoutAuthRequest,
    LogoutAuthResponse,
    MessageMcpNotification,
    MessageMcpRequest,
    MessageMcpResponse,
    NewSessionRequest,
    NewSessionResponse,
    PromptRequest,
    PromptResponse,
    RejectNesNotification,
    RequestPermissionRequest,
    RequestPermissionResponse,
    ResumeSessionRequest,
    ResumeSessionResponse,
    SetProviderRequest,
    SetProviderResponse,
    SetSessionConfigOptionRequest,
    SetSessionConfigOptionResponse,
    StartNesRequest,
    StartNesResponse,
    SuggestNesRequest,
    SuggestNesResponse,
    UpdateSessionNotification,
)

__all__ = [
    "AUTH_LOGIN",
    "AUTH_LOGOUT",
    "CANCEL_REQUEST",
    "CAPABILITIES",
    "DOCUMENT_DID_CHANGE",
    "DOCUMENT_DID_CLOSE",
    "DOCUMENT_DID_FOCUS",
    "DOCUMENT_DID_OPEN",
    "DOCUMENT_DID_SAVE",
    "ELICITATION_COMPLETE",
    "ELICITATION_CREATE",
    "INITIALIZE",
    "MCP_CONNECT",
    "MCP_DISCONNECT",
    "MCP_MESSAGE",
    "METHODS",
    "NES_ACCEPT",
    "NES_CLOSE",
    "NES_REJECT",
    "NES_START",
    "NES_SUGGEST",
    "PROVIDERS_DISABLE",
    "PROVIDERS_LIST",
    "PROVIDERS_SET",
    "SESSION_CANCEL",
    "SESSION_CLOSE",
    "SESSION_DELETE",
    "SESSION_FORK",
    "SESSION_LIST",
    "SESSION_NEW",
    "SESSION_PROMPT",
    "SESSION_REQUEST_PERMISSION",
    "SESSION_RESUME",
    "SESSION_SET_CONFIG_OPTION",
    "SESSION_UPDATE",
    "Capability",
    "Method",
    "NotificationParams",
    "RequestParams",
    "Result",
]

RequestParams: TypeAlias = (
    CloseNesRequest
    | CloseSessionRequest
    | ConnectMcpRequest
    | CreateElicitationRequest
    | DeleteSessionRequest
    | DisableProviderRequest
    | DisconnectMcpRequest
    | ForkSessionRequest
    | InitializeRequest
    | ListProvidersRequest
    | ListSessionsRequest
    | LoginAuthRequest
    | LogoutAuthRequest
    | MessageMcpRequest
    | NewSessionRequest
    | PromptRequest
    | RequestPermissionRequest
    | ResumeSessionRequest
    | SetProviderRequest
    | SetSessionConfigOptionRequest
    | StartNesRequest
    | SuggestNesRequest
    | Any
)
NotificationParams: TypeAlias = (
    AcceptNesNotification
    | CancelRequestNotification
    | CancelSessionNotification
    | CompleteElicitationNotification
    | DidChangeDocumentNotification
    | DidCloseDocumentNotification
    | DidFocusDocumentNotification
    | DidOpenDocumentNotification
    | DidSaveDocumentNotification
    | MessageMcpNotification
    | RejectNesNotification
    | UpdateSessionNotification
    | Any
)
Result: TypeAlias = (
    CloseNesResponse
    | CloseSessionResponse
    | ConnectMcpResponse
    | CreateElicitationResponse
    | DeleteSessionResponse
    | DisableProviderResponse
    | DisconnectMcpResponse
    | ForkSessionResponse
    | InitializeResponse
    | ListProvidersResponse
    | ListSessionsResponse
    | LoginAuthResponse
    | LogoutAuthResponse
    | MessageMcpResponse
    | NewSessionResponse
    | PromptResponse
    | RequestPermissionResponse
    | ResumeSessionResponse
    | SetProviderResponse
    | SetSessionConfigOptionResponse
    | StartNesResponse
    | SuggestNesResponse
    | Any
)


class Method:
    """A JSON-RPC method. `side` handles it; `params` and `result` name definitions;
    `result` is empty for a notification, `feature` and `capability` where none gates it.
    """

    __slots__ = ("capability", "feature", "kind", "name", "params", "result", "side")

    def __init__(
        self,
        name: str,
        side: str,
        kind: str,
        params: str,
        result: str,
        feature: str,
        capability: str,
    ) -> None:
        self.name = name
        self.side = side
        self.kind = kind
        self.params = params
        self.result = result
        self.feature = feature
        self.capability = capability

    def __repr__(self) -> str:
        return f"<Method {self.side} {self.kind} {self.name}>"


class Capability:
    """What `side` must have advertised at `path` before `items` may be sent to it."""

    __slots__ = ("feature", "items", "path", "side")

    def __init__(
        self, side: str, path: str, items: tuple[str, ...], feature: str
    ) -> None:
        self.side = side
        self.path = path
        self.items = items
        self.feature = feature

    def __repr__(self) -> str:
        return f"<Capability {self.side} {self.path}>"


SESSION_UPDATE: Final = "session/update"
ELICITATION_COMPLETE: Final = "elicitation/complete"
MCP_MESSAGE: Final = "mcp/message"
SESSION_REQUEST_PERMISSION: Final = "session/request_permission"
ELICITATION_CREATE: Final = "elicitation/create"
MCP_CONNECT: Final = "mcp/connect"
MCP_DISCONNECT: Final = "mcp/disconnect"
SESSION_CANCEL: Final = "session/cancel"
DOCUMENT_DID_OPEN: Final = "document/didOpen"
DOCUMENT_DID_CHANGE: Final = "document/didChange"
DOCUMENT_DID_CLOSE: Final = "document/didClose"
DOCUMENT_DID_SAVE: Final = "document/didSave"
DOCUMENT_DID_FOCUS: Final = "document/didFocus"
NES_ACCEPT: Final = "nes/accept"
NES_REJECT: Final = "nes/reject"
INITIALIZE: Final = "initialize"
AUTH_LOGIN: Final = "auth/login"
PROVIDERS_LIST: Final = "providers/list"
PROVIDERS_SET: Final = "providers/set"
PROVIDERS_DISABLE: Final = "providers/disable"
AUTH_LOGOUT: Final = "auth/logout"
SESSION_NEW: Final = "session/new"
SESSION_LIST: Final = "session/list"
SESSION_DELETE: Final = "session/delete"
SESSION_FORK: Final = "session/fork"
SESSION_RESUME: Final = "session/resume"
SESSION_CLOSE: Final = "session/close"
SESSION_SET_CONFIG_OPTION: Final = "session/set_config_option"
SESSION_PROMPT: Final = "session/prompt"
NES_START: Final = "nes/start"
NES_SUGGEST: Final = "nes/suggest"
NES_CLOSE: Final = "nes/close"
CANCEL_REQUEST: Final = "$/cancel_request"

METHODS: Mapping[tuple[str, str, str], Method] = {
    ("client", "session/update", "notification"): Method(
        "session/update",
        "client",
        "notification",
        "UpdateSessionNotification",
        "",
        "",
        "",
    ),
    ("client", "elicitation/complete", "notification"): Method(
        "elicitation/complete",
        "client",
        "notification",
        "CompleteElicitationNotification",
        "",
        "",
        "elicitation.url",
    ),
    ("client", "mcp/message", "notification"): Method(
        "mcp/message",
        "client",
        "notification",
        "MessageMcpNotification",
        "",
        "unstable_mcp_over_acp",
        "",
    ),
    ("client", "session/request_permission", "request"): Method(
        "session/request_permission",
        "client",
        "request",
        "RequestPermissionRequest",
        "RequestPermissionResponse",
        "",
        "",
    ),
    ("client", "elicitation/create", "request"): Method(
        "elicitation/create",
        "client",
        "request",
        "CreateElicitationRequest",
        "CreateElicitationResponse",
        "",
        "elicitation",
    ),
    ("client", "mcp/connect", "request"): Method(
        "mcp/connect",
        "client",
        "request",
        "ConnectMcpRequest",
        "ConnectMcpResponse",
        "unstable_mcp_over_acp",
        "",
    ),
    ("client", "mcp/message", "request"): Method(
        "mcp/message",
        "client",
        "request",
        "MessageMcpRequest",
        "MessageMcpResponse",
        "unstable_mcp_over_acp",
        "",
    ),
    ("client", "mcp/disconnect", "request"): Method(
        "mcp/disconnect",
        "client",
        "request",
        "DisconnectMcpRequest",
        "DisconnectMcpResponse",
        "unstable_mcp_over_acp",
        "",
    ),
    ("agent", "session/cancel", "notification"): Method(
        "session/cancel",
        "agent",
        "notification",
        "CancelSessionNotification",
        "",
        "",
        "session",
    ),
    ("agent", "document/didOpen", "notification"): Method(
        "document/didOpen",
        "agent",
        "notification",
        "DidOpenDocumentNotification",
        "",
        "unstable_nes",
        "nes.events.document.didOpen",
    ),
    ("agent", "document/didChange", "notification"): Method(
        "document/didChange",
        "agent",
        "notification",
        "DidChangeDocumentNotification",
        "",
        "unstable_nes",
        "nes.events.document.didChange",
    ),
    ("agent", "document/didClose", "notification"): Method(
        "document/didClose",
        "agent",
        "notification",
        "DidCloseDocumentNotification",
        "",
        "unstable_nes",
        "nes.events.document.didClose",
    ),
    ("agent", "document/didSave", "notification"): Method(
        "document/didSave",
        "agent",
        "notification",
        "DidSaveDocumentNotification",
        "",
        "unstable_nes",
        "nes.events.document.didSave",
    ),
    ("agent", "document/didFocus", "notification"): Method(
        "document/didFocus",
        "agent",
        "notification",
        "DidFocusDocumentNotification",
        "",
        "unstable_nes",
        "nes.events.document.didFocus",
    ),
    ("agent", "nes/accept", "notification"): Method(
        "nes/accept",
        "agent",
        "notification",
        "AcceptNesNotification",
        "",
        "unstable_nes",
        "nes",
    ),
    ("agent", "nes/reject", "notification"): Method(
        "nes/reject",
        "agent",
        "notification",
        "RejectNesNotification",
        "",
        "unstable_nes",
        "nes",
    ),
    ("agent", "mcp/message", "notification"): Method(
        "mcp/message",
        "agent",
        "notification",
        "MessageMcpNotification",
        "",
        "unstable_mcp_over_acp",
        "",
    ),
    ("agent", "initialize", "request"): Method(
        "initialize",
        "agent",
        "request",
        "InitializeRequest",
        "InitializeResponse",
        "",
        "",
    ),
    ("agent", "auth/login", "request"): Method(
        "auth/login",
        "agent",
        "request",
        "LoginAuthRequest",
        "LoginAuthResponse",
        "",
        "",
    ),
    ("agent", "providers/list", "request"): Method(
        "providers/list",
        "agent",
        "request",
        "ListProvidersRequest",
        "ListProvidersResponse",
        "unstable_llm_providers",
        "providers",
    ),
    ("agent", "providers/set", "request"): Method(
        "providers/set",
        "agent",
        "request",
        "SetProviderRequest",
        "SetProviderResponse",
        "unstable_llm_providers",
        "providers",
    ),
    ("agent", "providers/disable", "request"): Method(
        "providers/disable",
        "agent",
        "request",
        "DisableProviderRequest",
        "DisableProviderResponse",
        "unstable_llm_providers",
        "providers",
    ),
    ("agent", "auth/logout", "request"): Method(
        "auth/logout",
        "agent",
        "request",
        "LogoutAuthRequest",
        "LogoutAuthResponse",
        "",
        "",
    ),
    ("agent", "session/new", "request"): Method(
        "session/new",
        "agent",
        "request",
        "NewSessionRequest",
        "NewSessionResponse",
        "",
        "session",
    ),
    ("agent", "session/list", "request"): Method(
        "session/list",
        "agent",
        "request",
        "ListSessionsRequest",
        "ListSessionsResponse",
        "",
        "session",
    ),
    ("agent", "session/delete", "request"): Method(
        "session/delete",
        "agent",
        "request",
        "DeleteSessionRequest",
        "DeleteSessionResponse",
        "",
        "session.delete",
    ),
    ("agent", "session/fork", "request"): Method(
        "session/fork",
        "agent",
        "request",
        "ForkSessionRequest",
        "ForkSessionResponse",
        "unstable_session_fork",
        "session.fork",
    ),
    ("agent", "session/resume", "request"): Method(
        "session/resume",
        "agent",
        "request",
        "ResumeSessionRequest",
        "ResumeSessionResponse",
        "",
        "session",
    ),
    ("agent", "session/close", "request"): Method(
        "session/close",
        "agent",
        "request",
        "CloseSessionRequest",
        "CloseSessionResponse",
        "",
        "session",
    ),
    ("agent", "session/set_config_option", "request"): Method(
        "session/set_config_option",
        "agent",
        "request",
        "SetSessionConfigOptionRequest",
        "SetSessionConfigOptionResponse",
        "",
        "session",
    ),
    ("agent", "session/prompt", "request"): Method(
        "session/prompt",
        "agent",
        "request",
        "PromptRequest",
        "PromptResponse",
        "",
        "session",
    ),
    ("agent", "nes/start", "request"): Method(
        "nes/start",
        "agent",
        "request",
        "StartNesRequest",
        "StartNesResponse",
        "unstable_nes",
        "nes",
    ),
    ("agent", "nes/suggest", "request"): Method(
        "nes/suggest",
        "agent",
        "request",
        "SuggestNesRequest",
        "SuggestNesResponse",
        "unstable_nes",
        "nes",
    ),
    ("agent", "nes/close", "request"): Method(
        "nes/close",
        "agent",
        "request",
        "CloseNesRequest",
        "CloseNesResponse",
        "unstable_nes",
        "nes",
    ),
    ("agent", "mcp/message", "request"): Method(
        "mcp/message",
        "agent",
        "request",
        "MessageMcpRequest",
        "MessageMcpResponse",
        "unstable_mcp_over_acp",
        "",
    ),
    ("protocol", "$/cancel_request", "notification"): Method(
        "$/cancel_request",
        "protocol",
        "notification",
        "CancelRequestNotification",
        "",
        "",
        "",
    ),
}
"""Methods by (side that handles it, name, "request" or "notification")."""

CAPABILITIES: tuple[Capability, ...] = (
    Capability(
        "agent",
        "nes",
        ("nes/accept", "nes/close", "nes/reject", "nes/start", "nes/suggest"),
        "unstable_nes",
    ),
    Capability(
        "agent",
        "nes.events.document.didChange",
        ("document/didChange",),
        "unstable_nes",
    ),
    Capability(
        "agent",
        "nes.events.document.didClose",
        ("document/didClose",),
        "unstable_nes",
    ),
    Capability(
        "agent",
        "nes.events.document.didFocus",
        ("document/didFocus",),
        "unstable_nes",
    ),
    Capability(
        "agent",
        "nes.events.document.didOpen",
        ("document/didOpen",),
        "unstable_nes",
    ),
    Capability(
        "agent",
        "nes.events.document.didSave",
        ("document/didSave",),
        "unstable_nes",
    ),
    Capability(
        "agent",
        "providers",
        ("providers/disable", "providers/list", "providers/set"),
        "unstable_llm_providers",
    ),
    Capability(
        "agent",
        "session",
        (
            "session/cancel",
            "session/close",
            "session/list",
            "session/new",
            "session/prompt",
            "session/resume",
            "session/set_config_option",
        ),
        "",
    ),
    Capability(
        "agent",
        "session.additionalDirectories",
        (
            "NewSessionRequest.additionalDirectories",
            "ResumeSessionRequest.additionalDirectories",
        ),
        "",
    ),
    Capability("agent", "session.delete", ("session/delete",), ""),
    Capability("agent", "session.fork", ("session/fork",), "unstable_session_fork"),
    Capability("agent", "session.mcp.acp", ("McpServer:acp",), "unstable_mcp_over_acp"),
    Capability("agent", "session.mcp.http", ("McpServer:http",), ""),
    Capability("agent", "session.mcp.stdio", ("McpServer:stdio",), ""),
    Capability("agent", "session.prompt.audio", ("ContentBlock:audio",), ""),
    Capability(
        "agent",
        "session.prompt.embeddedContext",
        ("ContentBlock:resource",),
        "",
    ),
    Capability("agent", "session.prompt.image", ("ContentBlock:image",), ""),
    Capability("client", "auth.terminal", ("AuthMethod:terminal",), ""),
    Capability("client", "elicitation", ("elicitation/create",), ""),
    Capability("client", "elicitation.form", ("CreateElicitationRequest:form",), ""),
    Capability(
        "client",
        "elicitation.url",
        ("CreateElicitationRequest:url", "elicitation/complete"),
        "",
    ),
    Capability("client", "nes.jump", ("NesSuggestion:jump",), "unstable_nes"),
    Capability("client", "nes.rename", ("NesSuggestion:rename",), "unstable_nes"),
    Capability(
        "client",
        "nes.searchAndReplace",
        ("NesSuggestion:searchAndReplace",),
        "unstable_nes",
    ),
)
"""What may only be sent to a peer that advertised it."""

_PATHS = {
    key: capability.path
    for capability in CAPABILITIES
    for key in (capability.path, *capability.items)
}


def supports(capabilities: Record | Mapping[str, Any] | None, what: str) -> bool:
    """Whether a peer that advertised `capabilities` may be sent `what`.

    `capabilities` are the peer's, as an object of this module or as a dict; None means
    that it sent none. `what` is a capability (`session.notices`), a method, a variant
    (`SessionUpdate:notice`) or a property (`NewSessionRequest.cwd`). True and objects,
    `{}` too, mean yes; omitted, null and false, at any level, mean no. What no
    capability gates may always be sent.
    """
    path = _PATHS.get(what)
    if path is None:
        if not any(what == m.name for m in METHODS.values()) and not _is_item(what):
            known = ", ".join(sorted(_PATHS))
            raise ValueError(f"{what!r} is no capability, method or variant: {known}")
        return True
    value: Any = capabilities
    for part in path.split("."):
        value = _look(value, part)
    return value is True or isinstance(value, (Record, Mapping))


def _is_item(what: str) -> bool:
    """Whether this is a variant or a property of a definition of this protocol."""
    from .shapes import SHAPES

    name, mark, rest = what.partition(":") if ":" in what else what.partition(".")
    shape = SHAPES.get(name, ("",))
    if mark == ":" and shape[0] == "union":
        return any(role == "case" and str(tag) == rest for _, role, tag, _ in shape[3])
    if mark == "." and shape[0] == "record":
        return any(field[0] == rest for field in shape[1])
    return False


def _look(value: Any, wire: str) -> Any:
    if isinstance(value, Mapping):
        return cast(Mapping[str, Any], value).get(wire)
    if isinstance(value, Record):
        if wire in value.extra_fields:
            return value.extra_fields[wire]  # its feature is off
        from .shapes import SHAPES

        for cls in type(value).__mro__:
            for field in SHAPES.get(cls.__name__, ("", ()))[1]:
                if field[0] == wire:
                    return getattr(value, field[1])
    return None
