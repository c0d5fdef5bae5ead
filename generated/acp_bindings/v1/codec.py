"""Decode and encode of ACP v1, schema release 1.23.0. Generated; do not edit."""

# pyright: reportPrivateUsage=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownMemberType=false
from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Literal, overload

from .._codec import Check, CodecBase, Tables
from .._runtime import (
    NO_EXTRA,
    UNSET,
    DecodeError,
    ErrorResponse,
    Notification,
    Request,
    Response,
    Salvaged,
)
from .._straight import DECLINED, Unclean, extra, gate, tagged
from .models import (
    AcceptNesNotification,
    AgentAuthCapabilities,
    AgentCapabilities,
    Annotations,
    AudioContent,
    AuthCapabilities,
    AuthenticateRequest,
    AuthenticateResponse,
    AuthMethod,
    AuthMethodAgent,
    AuthMethodTerminal,
    AvailableCommand,
    AvailableCommandInput,
    AvailableCommandsUpdate,
    BlobResourceContents,
    BooleanConfigOptionCapabilities,
    BooleanPropertySchema,
    CancelNotification,
    CancelRequestNotification,
    ClientCapabilities,
    ClientNesCapabilities,
    ClientSessionCapabilities,
    CloseNesRequest,
    CloseNesResponse,
    CloseSessionRequest,
    CloseSessionResponse,
    CompactionCapabilities,
    CompactionSummaryChunk,
    CompactionUpdate,
    CompleteElicitationNotification,
    ConfigOptionUpdate,
    ConnectMcpRequest,
    ConnectMcpResponse,
    Content,
    ContentBlock,
    ContentBlockAudio,
    ContentBlockImage,
    ContentBlockResource,
    ContentBlockResourceLink,
    ContentBlockText,
    ContentChunk,
    Cost,
    CreateElicitationRequest,
    CreateElicitationRequestForm,
    CreateElicitationRequestFormRequest,
    CreateElicitationRequestFormSession,
    CreateElicitationRequestOther,
    CreateElicitationRequestOtherRequest,
    CreateElicitationRequestOtherSession,
    CreateElicitationRequestUrl,
    CreateElicitationRequestUrlRequest,
    CreateElicitationRequestUrlSession,
    CreateElicitationResponse,
    CreateElicitationResponseAccept,
    CreateElicitationResponseCancel,
    CreateElicitationResponseDecline,
    CreateElicitationResponseOther,
    CreateTerminalRequest,
    CreateTerminalResponse,
    CurrentModeUpdate,
    DeleteSessionRequest,
    DeleteSessionResponse,
    DidChangeDocumentNotification,
    DidCloseDocumentNotification,
    DidFocusDocumentNotification,
    DidOpenDocumentNotification,
    DidSaveDocumentNotification,
    Diff,
    DisableProviderRequest,
    DisableProviderResponse,
    DisconnectMcpRequest,
    DisconnectMcpResponse,
    ElicitationAcceptAction,
    ElicitationCapabilities,
    ElicitationFormCapabilities,
    ElicitationFormMode,
    ElicitationFormModeRequest,
    ElicitationFormModeSession,
    ElicitationPropertySchema,
    ElicitationPropertySchemaArray,
    ElicitationPropertySchemaBoolean,
    ElicitationPropertySchemaInteger,
    ElicitationPropertySchemaNumber,
    ElicitationPropertySchemaOther,
    ElicitationPropertySchemaString,
    ElicitationRequestScope,
    ElicitationSchema,
    ElicitationSessionScope,
    ElicitationUrlCapabilities,
    ElicitationUrlMode,
    ElicitationUrlModeRequest,
    ElicitationUrlModeSession,
    EmbeddedResource,
    EmbeddedResourceResource,
    EnumOption,
    EnvVariable,
    Error,
    FileSystemCapabilities,
    ForkSessionRequest,
    ForkSessionResponse,
    HttpHeader,
    ImageContent,
    Implementation,
    InitializeRequest,
    InitializeResponse,
    IntegerPropertySchema,
    KillTerminalRequest,
    KillTerminalResponse,
    ListProvidersRequest,
    ListProvidersResponse,
    ListSessionsRequest,
    ListSessionsResponse,
    LoadSessionRequest,
    LoadSessionResponse,
    LogoutCapabilities,
    LogoutRequest,
    LogoutResponse,
    McpCapabilities,
    McpServer,
    McpServerAcp,
    McpServerHttp,
    McpServerSse,
    McpServerStdio,
    MessageMcpNotification,
    MessageMcpRequest,
    MessageMcpResponse,
    MultiSelectItems,
    MultiSelectItemsOther,
    MultiSelectItemsString,
    MultiSelectPropertySchema,
    NesCapabilities,
    NesContextCapabilities,
    NesDiagnostic,
    NesDiagnosticsCapabilities,
    NesDocumentDidChangeCapabilities,
    NesDocumentDidCloseCapabilities,
    NesDocumentDidFocusCapabilities,
    NesDocumentDidOpenCapabilities,
    NesDocumentDidSaveCapabilities,
    NesDocumentEventCapabilities,
    NesEditHistoryCapabilities,
    NesEditHistoryEntry,
    NesEditSuggestion,
    NesEventCapabilities,
    NesExcerpt,
    NesJumpCapabilities,
    NesJumpSuggestion,
    NesOpenFile,
    NesOpenFilesCapabilities,
    NesRecentFile,
    NesRecentFilesCapabilities,
    NesRelatedSnippet,
    NesRelatedSnippetsCapabilities,
    NesRenameCapabilities,
    NesRenameSuggestion,
    NesRepository,
    NesSearchAndReplaceCapabilities,
    NesSearchAndReplaceSuggestion,
    NesSuggestContext,
    NesSuggestion,
    NesSuggestionEdit,
    NesSuggestionJump,
    NesSuggestionRename,
    NesSuggestionSearchAndReplace,
    NesTextEdit,
    NesUserAction,
    NesUserActionsCapabilities,
    NewSessionRequest,
    NewSessionResponse,
    Notice,
    NoticeCapabilities,
    NumberPropertySchema,
    PermissionOption,
    Plan,
    PlanCapabilities,
    PlanEntry,
    PlanFile,
    PlanItems,
    PlanMarkdown,
    PlanRemoved,
    PlanUpdate,
    PlanUpdateContent,
    PlanUpdateContentFile,
    PlanUpdateContentItems,
    PlanUpdateContentMarkdown,
    Position,
    PromptCapabilities,
    PromptRequest,
    PromptResponse,
    ProviderCurrentConfig,
    ProviderInfo,
    ProvidersCapabilities,
    Range,
    ReadTextFileRequest,
    ReadTextFileResponse,
    RejectNesNotification,
    ReleaseTerminalRequest,
    ReleaseTerminalResponse,
    RequestPermissionOutcome,
    RequestPermissionOutcomeCancelled,
    RequestPermissionOutcomeSelected,
    RequestPermissionRequest,
    RequestPermissionResponse,
    ResourceLink,
    ResumeSessionRequest,
    ResumeSessionResponse,
    SelectedPermissionOutcome,
    SessionAdditionalDirectoriesCapabilities,
    SessionCapabilities,
    SessionCloseCapabilities,
    SessionConfigBoolean,
    SessionConfigOption,
    SessionConfigOptionBoolean,
    SessionConfigOptionsCapabilities,
    SessionConfigOptionSelect,
    SessionConfigSelect,
    SessionConfigSelectGroup,
    SessionConfigSelectOption,
    SessionDeleteCapabilities,
    SessionForkCapabilities,
    SessionInfo,
    SessionInfoUpdate,
    SessionListCapabilities,
    SessionMode,
    SessionModeState,
    SessionNotification,
    SessionResumeCapabilities,
    SessionUpdate,
    SessionUpdateAgentMessageChunk,
    SessionUpdateAgentThoughtChunk,
    SessionUpdateAvailableCommandsUpdate,
    SessionUpdateCompactionSummaryChunk,
    SessionUpdateCompactionUpdate,
    SessionUpdateConfigOptionUpdate,
    SessionUpdateCurrentModeUpdate,
    SessionUpdateNotice,
    SessionUpdatePlan,
    SessionUpdatePlanRemoved,
    SessionUpdatePlanUpdate,
    SessionUpdateSessionInfoUpdate,
    SessionUpdateToolCall,
    SessionUpdateToolCallUpdate,
    SessionUpdateUsageUpdate,
    SessionUpdateUserMessageChunk,
    SetProviderRequest,
    SetProviderResponse,
    SetSessionConfigOptionRequest,
    SetSessionConfigOptionRequestBoolean,
    SetSessionConfigOptionRequestValueId,
    SetSessionConfigOptionResponse,
    SetSessionModeRequest,
    SetSessionModeResponse,
    StartNesRequest,
    StartNesResponse,
    StringMultiSelectItems,
    StringPropertySchema,
    SuggestNesRequest,
    SuggestNesResponse,
    Terminal,
    TerminalExitStatus,
    TerminalOutputRequest,
    TerminalOutputResponse,
    TextContent,
    TextDocumentContentChangeEvent,
    TextResourceContents,
    TitledMultiSelectItems,
    ToolCall,
    ToolCallContent,
    ToolCallContentContent,
    ToolCallContentDiff,
    ToolCallContentTerminal,
    ToolCallLocation,
    ToolCallUpdate,
    UnstructuredCommandInput,
    Usage,
    UsageUpdate,
    WaitForTerminalExitRequest,
    WaitForTerminalExitResponse,
    WorkspaceFolder,
    WriteTextFileRequest,
    WriteTextFileResponse,
)

if TYPE_CHECKING:
    from .features import Flag
    from .methods import NotificationParams, RequestParams

_new = object.__new__
_MAX = 1.7976931348623157e308

_S_0: frozenset[Any] = frozenset(("utf-16", "utf-32", "utf-8"))
_S_1: frozenset[Any] = frozenset(("assistant", "user"))
_S_2: frozenset[Any] = frozenset(("form", "url"))
_S_3: frozenset[Any] = frozenset(("accept", "decline", "cancel"))
_S_4: frozenset[Any] = frozenset(("email", "uri", "date", "date-time"))
_S_5: frozenset[Any] = frozenset(("string", "number", "integer", "boolean", "array"))
_S_6: frozenset[Any] = frozenset(("object",))
_S_7: frozenset[Any] = frozenset(("string",))
_S_8: frozenset[Any] = frozenset(("error", "warning", "information", "hint"))
_S_9: frozenset[Any] = frozenset(("full", "incremental"))
_S_10: frozenset[Any] = frozenset(
    (
        "allow_once",
        "allow_always",
        "reject_once",
        "reject_always",
    )
)
_S_11: frozenset[Any] = frozenset(("high", "medium", "low"))
_S_12: frozenset[Any] = frozenset(("pending", "in_progress", "completed"))
_S_13: frozenset[Any] = frozenset(
    (
        "end_turn",
        "max_tokens",
        "max_turn_requests",
        "refusal",
        "cancelled",
    )
)
_S_14: frozenset[Any] = frozenset(("rejected", "ignored", "replaced", "cancelled"))
_S_15: frozenset[Any] = frozenset(
    (
        "read",
        "edit",
        "delete",
        "move",
        "search",
        "execute",
        "think",
        "fetch",
        "switch_mode",
        "other",
    )
)
_S_16: frozenset[Any] = frozenset(("pending", "in_progress", "completed", "failed"))
_S_17: frozenset[Any] = frozenset(("automatic", "diagnostic", "manual"))
_K_AcceptNesNotification: frozenset[Any] = frozenset(("sessionId", "id", "_meta"))
_K_AgentAuthCapabilities: frozenset[Any] = frozenset(("logout", "_meta"))
_K_AgentCapabilities: frozenset[Any] = frozenset(
    (
        "loadSession",
        "promptCapabilities",
        "mcpCapabilities",
        "sessionCapabilities",
        "auth",
        "providers",
        "nes",
        "positionEncoding",
        "_meta",
    )
)
_K_Annotations: frozenset[Any] = frozenset(
    (
        "audience",
        "lastModified",
        "priority",
        "_meta",
    )
)
_K_AuthCapabilities: frozenset[Any] = frozenset(("terminal", "_meta"))
_K_AuthMethodTerminal: frozenset[Any] = frozenset(
    (
        "type",
        "id",
        "name",
        "description",
        "args",
        "env",
        "_meta",
    )
)
_K_AuthMethodAgent: frozenset[Any] = frozenset(("id", "name", "description", "_meta"))
_K_AuthenticateRequest: frozenset[Any] = frozenset(("methodId", "_meta"))
_K_AuthenticateResponse: frozenset[Any] = frozenset(("_meta",))
_K_AvailableCommand: frozenset[Any] = frozenset(
    (
        "name",
        "description",
        "input",
        "_meta",
    )
)
_K_BlobResourceContents: frozenset[Any] = frozenset(
    (
        "blob",
        "mimeType",
        "uri",
        "_meta",
    )
)
_K_BooleanConfigOptionCapabilities: frozenset[Any] = frozenset(("_meta",))
_K_CancelNotification: frozenset[Any] = frozenset(("sessionId", "_meta"))
_K_CancelRequestNotification: frozenset[Any] = frozenset(("requestId", "_meta"))
_K_ClientCapabilities: frozenset[Any] = frozenset(
    (
        "fs",
        "terminal",
        "session",
        "plan",
        "auth",
        "elicitation",
        "nes",
        "positionEncodings",
        "_meta",
    )
)
_K_ClientNesCapabilities: frozenset[Any] = frozenset(
    (
        "jump",
        "rename",
        "searchAndReplace",
        "_meta",
    )
)
_K_ClientSessionCapabilities: frozenset[Any] = frozenset(
    (
        "compaction",
        "configOptions",
        "notices",
        "_meta",
    )
)
_K_CloseNesRequest: frozenset[Any] = frozenset(("sessionId", "_meta"))
_K_CloseNesResponse: frozenset[Any] = frozenset(("_meta",))
_K_CloseSessionRequest: frozenset[Any] = frozenset(("sessionId", "_meta"))
_K_CloseSessionResponse: frozenset[Any] = frozenset(("_meta",))
_K_CompactionCapabilities: frozenset[Any] = frozenset(())
_K_CompleteElicitationNotification: frozenset[Any] = frozenset(
    (
        "elicitationId",
        "_meta",
    )
)
_K_ConnectMcpRequest: frozenset[Any] = frozenset(("serverId", "_meta"))
_K_ConnectMcpResponse: frozenset[Any] = frozenset(("connectionId", "_meta"))
_K_ContentBlockText: frozenset[Any] = frozenset(
    (
        "type",
        "annotations",
        "text",
        "_meta",
    )
)
_K_ContentBlockImage: frozenset[Any] = frozenset(
    (
        "type",
        "annotations",
        "data",
        "mimeType",
        "uri",
        "_meta",
    )
)
_K_ContentBlockAudio: frozenset[Any] = frozenset(
    (
        "type",
        "annotations",
        "data",
        "mimeType",
        "_meta",
    )
)
_K_ContentBlockResourceLink: frozenset[Any] = frozenset(
    (
        "type",
        "annotations",
        "description",
        "mimeType",
        "name",
        "size",
        "title",
        "uri",
        "_meta",
    )
)
_K_ContentBlockResource: frozenset[Any] = frozenset(
    (
        "type",
        "annotations",
        "resource",
        "_meta",
    )
)
_K_Cost: frozenset[Any] = frozenset(("amount", "currency", "_meta"))
_K_CreateElicitationRequestFormSession: frozenset[Any] = frozenset(
    (
        "mode",
        "sessionId",
        "toolCallId",
        "requestedSchema",
        "message",
        "_meta",
    )
)
_K_CreateElicitationRequestFormRequest: frozenset[Any] = frozenset(
    (
        "mode",
        "requestId",
        "requestedSchema",
        "message",
        "_meta",
    )
)
_K_CreateElicitationRequestUrlSession: frozenset[Any] = frozenset(
    (
        "mode",
        "sessionId",
        "toolCallId",
        "elicitationId",
        "url",
        "message",
        "_meta",
    )
)
_K_CreateElicitationRequestUrlRequest: frozenset[Any] = frozenset(
    (
        "mode",
        "requestId",
        "elicitationId",
        "url",
        "message",
        "_meta",
    )
)
_K_CreateElicitationRequestOtherSession: frozenset[Any] = frozenset(
    (
        "sessionId",
        "toolCallId",
        "mode",
        "message",
        "_meta",
    )
)
_K_CreateElicitationRequestOtherRequest: frozenset[Any] = frozenset(
    (
        "requestId",
        "mode",
        "message",
        "_meta",
    )
)
_K_CreateElicitationResponseAccept: frozenset[Any] = frozenset(
    (
        "action",
        "content",
        "_meta",
    )
)
_K_CreateElicitationResponseDecline: frozenset[Any] = frozenset(("action", "_meta"))
_K_CreateElicitationResponseCancel: frozenset[Any] = frozenset(("action", "_meta"))
_K_CreateElicitationResponseOther: frozenset[Any] = frozenset(("action", "_meta"))
_K_CreateTerminalRequest: frozenset[Any] = frozenset(
    (
        "sessionId",
        "command",
        "args",
        "env",
        "cwd",
        "outputByteLimit",
        "_meta",
    )
)
_K_CreateTerminalResponse: frozenset[Any] = frozenset(("terminalId", "_meta"))
_K_DeleteSessionRequest: frozenset[Any] = frozenset(("sessionId", "_meta"))
_K_DeleteSessionResponse: frozenset[Any] = frozenset(("_meta",))
_K_DidChangeDocumentNotification: frozenset[Any] = frozenset(
    (
        "sessionId",
        "uri",
        "version",
        "contentChanges",
        "_meta",
    )
)
_K_DidCloseDocumentNotification: frozenset[Any] = frozenset(
    (
        "sessionId",
        "uri",
        "_meta",
    )
)
_K_DidFocusDocumentNotification: frozenset[Any] = frozenset(
    (
        "sessionId",
        "uri",
        "version",
        "position",
        "visibleRange",
        "_meta",
    )
)
_K_DidOpenDocumentNotification: frozenset[Any] = frozenset(
    (
        "sessionId",
        "uri",
        "languageId",
        "version",
        "text",
        "_meta",
    )
)
_K_DidSaveDocumentNotification: frozenset[Any] = frozenset(
    (
        "sessionId",
        "uri",
        "_meta",
    )
)
_K_DisableProviderRequest: frozenset[Any] = frozenset(("providerId", "_meta"))
_K_DisableProviderResponse: frozenset[Any] = frozenset(("_meta",))
_K_DisconnectMcpRequest: frozenset[Any] = frozenset(("connectionId", "_meta"))
_K_DisconnectMcpResponse: frozenset[Any] = frozenset(("_meta",))
_K_ElicitationCapabilities: frozenset[Any] = frozenset(("form", "url", "_meta"))
_K_ElicitationFormCapabilities: frozenset[Any] = frozenset(("_meta",))
_K_ElicitationPropertySchemaString: frozenset[Any] = frozenset(
    (
        "type",
        "title",
        "description",
        "minLength",
        "maxLength",
        "pattern",
        "format",
        "default",
        "enum",
        "oneOf",
        "_meta",
    )
)
_K_ElicitationPropertySchemaNumber: frozenset[Any] = frozenset(
    (
        "type",
        "title",
        "description",
        "minimum",
        "maximum",
        "default",
        "_meta",
    )
)
_K_ElicitationPropertySchemaInteger: frozenset[Any] = frozenset(
    (
        "type",
        "title",
        "description",
        "minimum",
        "maximum",
        "default",
        "_meta",
    )
)
_K_ElicitationPropertySchemaBoolean: frozenset[Any] = frozenset(
    (
        "type",
        "title",
        "description",
        "default",
        "_meta",
    )
)
_K_ElicitationPropertySchemaArray: frozenset[Any] = frozenset(
    (
        "type",
        "title",
        "description",
        "minItems",
        "maxItems",
        "items",
        "default",
        "_meta",
    )
)
_K_ElicitationPropertySchemaOther: frozenset[Any] = frozenset(("type",))
_K_ElicitationSchema: frozenset[Any] = frozenset(
    (
        "type",
        "title",
        "properties",
        "required",
        "description",
        "_meta",
    )
)
_K_ElicitationUrlCapabilities: frozenset[Any] = frozenset(("_meta",))
_K_EnumOption: frozenset[Any] = frozenset(("const", "title", "description", "_meta"))
_K_EnvVariable: frozenset[Any] = frozenset(("name", "value", "_meta"))
_K_FileSystemCapabilities: frozenset[Any] = frozenset(
    (
        "readTextFile",
        "writeTextFile",
        "_meta",
    )
)
_K_ForkSessionRequest: frozenset[Any] = frozenset(
    (
        "sessionId",
        "cwd",
        "additionalDirectories",
        "mcpServers",
        "_meta",
    )
)
_K_ForkSessionResponse: frozenset[Any] = frozenset(
    (
        "sessionId",
        "modes",
        "configOptions",
        "_meta",
    )
)
_K_HttpHeader: frozenset[Any] = frozenset(("name", "value", "_meta"))
_K_Implementation: frozenset[Any] = frozenset(("name", "title", "version", "_meta"))
_K_InitializeRequest: frozenset[Any] = frozenset(
    (
        "protocolVersion",
        "clientCapabilities",
        "clientInfo",
        "_meta",
    )
)
_K_InitializeResponse: frozenset[Any] = frozenset(
    (
        "protocolVersion",
        "agentCapabilities",
        "authMethods",
        "agentInfo",
        "_meta",
    )
)
_K_KillTerminalRequest: frozenset[Any] = frozenset(("sessionId", "terminalId", "_meta"))
_K_KillTerminalResponse: frozenset[Any] = frozenset(("_meta",))
_K_ListProvidersRequest: frozenset[Any] = frozenset(("_meta",))
_K_ListProvidersResponse: frozenset[Any] = frozenset(("providers", "_meta"))
_K_ListSessionsRequest: frozenset[Any] = frozenset(("cwd", "cursor", "_meta"))
_K_ListSessionsResponse: frozenset[Any] = frozenset(("sessions", "nextCursor", "_meta"))
_K_LoadSessionRequest: frozenset[Any] = frozenset(
    (
        "mcpServers",
        "cwd",
        "additionalDirectories",
        "sessionId",
        "_meta",
    )
)
_K_LoadSessionResponse: frozenset[Any] = frozenset(("modes", "configOptions", "_meta"))
_K_LogoutCapabilities: frozenset[Any] = frozenset(("_meta",))
_K_LogoutRequest: frozenset[Any] = frozenset(("_meta",))
_K_LogoutResponse: frozenset[Any] = frozenset(("_meta",))
_K_McpCapabilities: frozenset[Any] = frozenset(("http", "sse", "acp", "_meta"))
_K_McpServerHttp: frozenset[Any] = frozenset(
    (
        "type",
        "name",
        "url",
        "headers",
        "_meta",
    )
)
_K_McpServerSse: frozenset[Any] = frozenset(("type", "name", "url", "headers", "_meta"))
_K_McpServerAcp: frozenset[Any] = frozenset(("type", "name", "serverId", "_meta"))
_K_McpServerStdio: frozenset[Any] = frozenset(
    (
        "name",
        "command",
        "args",
        "env",
        "_meta",
    )
)
_K_MessageMcpNotification: frozenset[Any] = frozenset(
    (
        "connectionId",
        "method",
        "params",
        "_meta",
    )
)
_K_MessageMcpRequest: frozenset[Any] = frozenset(
    (
        "connectionId",
        "method",
        "params",
        "_meta",
    )
)
_K_MultiSelectItemsString: frozenset[Any] = frozenset(("type", "enum", "_meta"))
_K_MultiSelectItemsOther: frozenset[Any] = frozenset(("type",))
_K_NesCapabilities: frozenset[Any] = frozenset(("events", "context", "_meta"))
_K_NesContextCapabilities: frozenset[Any] = frozenset(
    (
        "recentFiles",
        "relatedSnippets",
        "editHistory",
        "userActions",
        "openFiles",
        "diagnostics",
        "_meta",
    )
)
_K_NesDiagnostic: frozenset[Any] = frozenset(
    (
        "uri",
        "range",
        "severity",
        "message",
        "_meta",
    )
)
_K_NesDiagnosticsCapabilities: frozenset[Any] = frozenset(("_meta",))
_K_NesDocumentDidChangeCapabilities: frozenset[Any] = frozenset(("syncKind", "_meta"))
_K_NesDocumentDidCloseCapabilities: frozenset[Any] = frozenset(("_meta",))
_K_NesDocumentDidFocusCapabilities: frozenset[Any] = frozenset(("_meta",))
_K_NesDocumentDidOpenCapabilities: frozenset[Any] = frozenset(("_meta",))
_K_NesDocumentDidSaveCapabilities: frozenset[Any] = frozenset(("_meta",))
_K_NesDocumentEventCapabilities: frozenset[Any] = frozenset(
    (
        "didOpen",
        "didChange",
        "didClose",
        "didSave",
        "didFocus",
        "_meta",
    )
)
_K_NesEditHistoryCapabilities: frozenset[Any] = frozenset(("maxCount", "_meta"))
_K_NesEditHistoryEntry: frozenset[Any] = frozenset(("uri", "diff", "_meta"))
_K_NesEventCapabilities: frozenset[Any] = frozenset(("document", "_meta"))
_K_NesExcerpt: frozenset[Any] = frozenset(("startLine", "endLine", "text", "_meta"))
_K_NesJumpCapabilities: frozenset[Any] = frozenset(("_meta",))
_K_NesOpenFile: frozenset[Any] = frozenset(
    (
        "uri",
        "languageId",
        "visibleRange",
        "lastFocusedMs",
        "_meta",
    )
)
_K_NesOpenFilesCapabilities: frozenset[Any] = frozenset(("_meta",))
_K_NesRecentFile: frozenset[Any] = frozenset(("uri", "languageId", "text", "_meta"))
_K_NesRecentFilesCapabilities: frozenset[Any] = frozenset(("maxCount", "_meta"))
_K_NesRelatedSnippet: frozenset[Any] = frozenset(("uri", "excerpts", "_meta"))
_K_NesRelatedSnippetsCapabilities: frozenset[Any] = frozenset(("_meta",))
_K_NesRenameCapabilities: frozenset[Any] = frozenset(("_meta",))
_K_NesRepository: frozenset[Any] = frozenset(("name", "owner", "remoteUrl", "_meta"))
_K_NesSearchAndReplaceCapabilities: frozenset[Any] = frozenset(("_meta",))
_K_NesSuggestContext: frozenset[Any] = frozenset(
    (
        "recentFiles",
        "relatedSnippets",
        "editHistory",
        "userActions",
        "openFiles",
        "diagnostics",
        "_meta",
    )
)
_K_NesSuggestionEdit: frozenset[Any] = frozenset(
    (
        "kind",
        "id",
        "uri",
        "edits",
        "cursorPosition",
        "_meta",
    )
)
_K_NesSuggestionJump: frozenset[Any] = frozenset(
    (
        "kind",
        "id",
        "uri",
        "position",
        "_meta",
    )
)
_K_NesSuggestionRename: frozenset[Any] = frozenset(
    (
        "kind",
        "id",
        "uri",
        "position",
        "newName",
        "_meta",
    )
)
_K_NesSuggestionSearchAndReplace: frozenset[Any] = frozenset(
    (
        "kind",
        "id",
        "uri",
        "search",
        "replace",
        "isRegex",
        "_meta",
    )
)
_K_NesTextEdit: frozenset[Any] = frozenset(("range", "newText", "_meta"))
_K_NesUserAction: frozenset[Any] = frozenset(
    (
        "action",
        "uri",
        "position",
        "timestampMs",
        "_meta",
    )
)
_K_NesUserActionsCapabilities: frozenset[Any] = frozenset(("maxCount", "_meta"))
_K_NewSessionRequest: frozenset[Any] = frozenset(
    (
        "cwd",
        "additionalDirectories",
        "mcpServers",
        "_meta",
    )
)
_K_NewSessionResponse: frozenset[Any] = frozenset(
    (
        "sessionId",
        "modes",
        "configOptions",
        "_meta",
    )
)
_K_NoticeCapabilities: frozenset[Any] = frozenset(())
_K_PermissionOption: frozenset[Any] = frozenset(("optionId", "name", "kind", "_meta"))
_K_PlanCapabilities: frozenset[Any] = frozenset(("_meta",))
_K_PlanEntry: frozenset[Any] = frozenset(("content", "priority", "status", "_meta"))
_K_PlanUpdateContentItems: frozenset[Any] = frozenset(
    (
        "type",
        "planId",
        "entries",
        "_meta",
    )
)
_K_PlanUpdateContentFile: frozenset[Any] = frozenset(("type", "planId", "uri", "_meta"))
_K_PlanUpdateContentMarkdown: frozenset[Any] = frozenset(
    (
        "type",
        "planId",
        "content",
        "_meta",
    )
)
_K_Position: frozenset[Any] = frozenset(("line", "character", "_meta"))
_K_PromptCapabilities: frozenset[Any] = frozenset(
    (
        "image",
        "audio",
        "embeddedContext",
        "_meta",
    )
)
_K_PromptRequest: frozenset[Any] = frozenset(("sessionId", "prompt", "_meta"))
_K_PromptResponse: frozenset[Any] = frozenset(("stopReason", "usage", "_meta"))
_K_ProviderCurrentConfig: frozenset[Any] = frozenset(("apiType", "baseUrl", "_meta"))
_K_ProviderInfo: frozenset[Any] = frozenset(
    (
        "providerId",
        "supported",
        "required",
        "current",
        "_meta",
    )
)
_K_ProvidersCapabilities: frozenset[Any] = frozenset(("_meta",))
_K_Range: frozenset[Any] = frozenset(("start", "end", "_meta"))
_K_ReadTextFileRequest: frozenset[Any] = frozenset(
    (
        "sessionId",
        "path",
        "line",
        "limit",
        "_meta",
    )
)
_K_ReadTextFileResponse: frozenset[Any] = frozenset(("content", "_meta"))
_K_RejectNesNotification: frozenset[Any] = frozenset(
    (
        "sessionId",
        "id",
        "reason",
        "_meta",
    )
)
_K_ReleaseTerminalRequest: frozenset[Any] = frozenset(
    (
        "sessionId",
        "terminalId",
        "_meta",
    )
)
_K_ReleaseTerminalResponse: frozenset[Any] = frozenset(("_meta",))
_K_RequestPermissionOutcomeCancelled: frozenset[Any] = frozenset(("outcome",))
_K_RequestPermissionOutcomeSelected: frozenset[Any] = frozenset(
    (
        "outcome",
        "optionId",
        "_meta",
    )
)
_K_RequestPermissionRequest: frozenset[Any] = frozenset(
    (
        "sessionId",
        "toolCall",
        "options",
        "_meta",
    )
)
_K_RequestPermissionResponse: frozenset[Any] = frozenset(("outcome", "_meta"))
_K_ResumeSessionRequest: frozenset[Any] = frozenset(
    (
        "sessionId",
        "cwd",
        "additionalDirectories",
        "mcpServers",
        "_meta",
    )
)
_K_ResumeSessionResponse: frozenset[Any] = frozenset(
    (
        "modes",
        "configOptions",
        "_meta",
    )
)
_K_SessionAdditionalDirectoriesCapabilities: frozenset[Any] = frozenset(("_meta",))
_K_SessionCapabilities: frozenset[Any] = frozenset(
    (
        "list",
        "delete",
        "additionalDirectories",
        "fork",
        "resume",
        "close",
        "_meta",
    )
)
_K_SessionCloseCapabilities: frozenset[Any] = frozenset(("_meta",))
_K_SessionConfigOptionSelect: frozenset[Any] = frozenset(
    (
        "type",
        "currentValue",
        "options",
        "id",
        "name",
        "description",
        "category",
        "_meta",
    )
)
_K_SessionConfigOptionBoolean: frozenset[Any] = frozenset(
    (
        "type",
        "currentValue",
        "id",
        "name",
        "description",
        "category",
        "_meta",
    )
)
_K_SessionConfigOptionsCapabilities: frozenset[Any] = frozenset(("boolean", "_meta"))
_K_SessionConfigSelectGroup: frozenset[Any] = frozenset(
    (
        "group",
        "name",
        "options",
        "_meta",
    )
)
_K_SessionConfigSelectOption: frozenset[Any] = frozenset(
    (
        "value",
        "name",
        "description",
        "_meta",
    )
)
_K_SessionDeleteCapabilities: frozenset[Any] = frozenset(("_meta",))
_K_SessionForkCapabilities: frozenset[Any] = frozenset(("_meta",))
_K_SessionInfo: frozenset[Any] = frozenset(
    (
        "sessionId",
        "cwd",
        "additionalDirectories",
        "title",
        "updatedAt",
        "_meta",
    )
)
_K_SessionListCapabilities: frozenset[Any] = frozenset(("_meta",))
_K_SessionMode: frozenset[Any] = frozenset(("id", "name", "description", "_meta"))
_K_SessionModeState: frozenset[Any] = frozenset(
    (
        "currentModeId",
        "availableModes",
        "_meta",
    )
)
_K_SessionNotification: frozenset[Any] = frozenset(("sessionId", "update", "_meta"))
_K_SessionResumeCapabilities: frozenset[Any] = frozenset(("_meta",))
_K_SessionUpdateUserMessageChunk: frozenset[Any] = frozenset(
    (
        "sessionUpdate",
        "content",
        "messageId",
        "_meta",
    )
)
_K_SessionUpdateAgentMessageChunk: frozenset[Any] = frozenset(
    (
        "sessionUpdate",
        "content",
        "messageId",
        "_meta",
    )
)
_K_SessionUpdateAgentThoughtChunk: frozenset[Any] = frozenset(
    (
        "sessionUpdate",
        "content",
        "messageId",
        "_meta",
    )
)
_K_SessionUpdateToolCall: frozenset[Any] = frozenset(
    (
        "sessionUpdate",
        "toolCallId",
        "title",
        "name",
        "kind",
        "status",
        "content",
        "locations",
        "rawInput",
        "rawOutput",
        "_meta",
    )
)
_K_SessionUpdateToolCallUpdate: frozenset[Any] = frozenset(
    (
        "sessionUpdate",
        "toolCallId",
        "kind",
        "status",
        "title",
        "name",
        "content",
        "locations",
        "rawInput",
        "rawOutput",
        "_meta",
    )
)
_K_SessionUpdatePlan: frozenset[Any] = frozenset(("sessionUpdate", "entries", "_meta"))
_K_SessionUpdatePlanUpdate: frozenset[Any] = frozenset(
    (
        "sessionUpdate",
        "plan",
        "_meta",
    )
)
_K_SessionUpdatePlanRemoved: frozenset[Any] = frozenset(
    (
        "sessionUpdate",
        "planId",
        "_meta",
    )
)
_K_SessionUpdateAvailableCommandsUpdate: frozenset[Any] = frozenset(
    (
        "sessionUpdate",
        "availableCommands",
        "_meta",
    )
)
_K_SessionUpdateCurrentModeUpdate: frozenset[Any] = frozenset(
    (
        "sessionUpdate",
        "currentModeId",
        "_meta",
    )
)
_K_SessionUpdateConfigOptionUpdate: frozenset[Any] = frozenset(
    (
        "sessionUpdate",
        "configOptions",
        "_meta",
    )
)
_K_SessionUpdateSessionInfoUpdate: frozenset[Any] = frozenset(
    (
        "sessionUpdate",
        "title",
        "updatedAt",
        "_meta",
    )
)
_K_SessionUpdateUsageUpdate: frozenset[Any] = frozenset(
    (
        "sessionUpdate",
        "used",
        "size",
        "cost",
        "_meta",
    )
)
_K_SessionUpdateNotice: frozenset[Any] = frozenset(
    (
        "sessionUpdate",
        "severity",
        "title",
        "description",
        "_meta",
    )
)
_K_SessionUpdateCompactionUpdate: frozenset[Any] = frozenset(
    (
        "sessionUpdate",
        "compactionId",
        "status",
        "summary",
        "error",
        "_meta",
    )
)
_K_SessionUpdateCompactionSummaryChunk: frozenset[Any] = frozenset(
    (
        "sessionUpdate",
        "compactionId",
        "content",
        "_meta",
    )
)
_K_SetProviderRequest: frozenset[Any] = frozenset(
    (
        "providerId",
        "apiType",
        "baseUrl",
        "headers",
        "_meta",
    )
)
_K_SetProviderResponse: frozenset[Any] = frozenset(("_meta",))
_K_SetSessionConfigOptionRequestBoolean: frozenset[Any] = frozenset(
    (
        "type",
        "value",
        "sessionId",
        "configId",
        "_meta",
    )
)
_K_SetSessionConfigOptionRequestValueId: frozenset[Any] = frozenset(
    (
        "value",
        "sessionId",
        "configId",
        "_meta",
    )
)
_K_SetSessionConfigOptionResponse: frozenset[Any] = frozenset(
    (
        "configOptions",
        "_meta",
    )
)
_K_SetSessionModeRequest: frozenset[Any] = frozenset(("sessionId", "modeId", "_meta"))
_K_SetSessionModeResponse: frozenset[Any] = frozenset(("_meta",))
_K_StartNesRequest: frozenset[Any] = frozenset(
    (
        "workspaceUri",
        "workspaceFolders",
        "repository",
        "_meta",
    )
)
_K_StartNesResponse: frozenset[Any] = frozenset(("sessionId", "_meta"))
_K_SuggestNesRequest: frozenset[Any] = frozenset(
    (
        "sessionId",
        "uri",
        "version",
        "position",
        "selection",
        "triggerKind",
        "context",
        "_meta",
    )
)
_K_SuggestNesResponse: frozenset[Any] = frozenset(("suggestions", "_meta"))
_K_TerminalExitStatus: frozenset[Any] = frozenset(("exitCode", "signal", "_meta"))
_K_TerminalOutputRequest: frozenset[Any] = frozenset(
    (
        "sessionId",
        "terminalId",
        "_meta",
    )
)
_K_TerminalOutputResponse: frozenset[Any] = frozenset(
    (
        "output",
        "truncated",
        "exitStatus",
        "_meta",
    )
)
_K_TextDocumentContentChangeEvent: frozenset[Any] = frozenset(
    (
        "range",
        "text",
        "_meta",
    )
)
_K_TextResourceContents: frozenset[Any] = frozenset(
    (
        "mimeType",
        "text",
        "uri",
        "_meta",
    )
)
_K_TitledMultiSelectItems: frozenset[Any] = frozenset(("anyOf", "_meta"))
_K_ToolCallContentContent: frozenset[Any] = frozenset(("type", "content", "_meta"))
_K_ToolCallContentDiff: frozenset[Any] = frozenset(
    (
        "type",
        "path",
        "oldText",
        "newText",
        "_meta",
    )
)
_K_ToolCallContentTerminal: frozenset[Any] = frozenset(("type", "terminalId", "_meta"))
_K_ToolCallLocation: frozenset[Any] = frozenset(("path", "line", "_meta"))
_K_ToolCallUpdate: frozenset[Any] = frozenset(
    (
        "toolCallId",
        "kind",
        "status",
        "title",
        "name",
        "content",
        "locations",
        "rawInput",
        "rawOutput",
        "_meta",
    )
)
_K_UnstructuredCommandInput: frozenset[Any] = frozenset(("hint", "_meta"))
_K_Usage: frozenset[Any] = frozenset(
    (
        "totalTokens",
        "inputTokens",
        "outputTokens",
        "thoughtTokens",
        "cachedReadTokens",
        "cachedWriteTokens",
        "_meta",
    )
)
_K_WaitForTerminalExitRequest: frozenset[Any] = frozenset(
    (
        "sessionId",
        "terminalId",
        "_meta",
    )
)
_K_WaitForTerminalExitResponse: frozenset[Any] = frozenset(
    (
        "exitCode",
        "signal",
        "_meta",
    )
)
_K_WorkspaceFolder: frozenset[Any] = frozenset(("uri", "name", "_meta"))
_K_WriteTextFileRequest: frozenset[Any] = frozenset(
    (
        "sessionId",
        "path",
        "content",
        "_meta",
    )
)
_K_WriteTextFileResponse: frozenset[Any] = frozenset(("_meta",))


def _d_AcceptNesNotification(d: Any, c: Any) -> Any:
    o: Any = _new(AcceptNesNotification)
    v = d["sessionId"]
    if type(v) is not str:
        raise Unclean
    o.session_id = v
    v = d["id"]
    if type(v) is not str:
        raise Unclean
    o.id = v
    if len(d) == 2:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_AcceptNesNotification)
    return o


def _d_AgentAuthCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(AgentAuthCapabilities)
    if len(d) == 0:
        o.logout = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "logout" in d:
        n += 1
        v = d["logout"]
        if v is None:
            o.logout = None
        else:
            o.logout = _d_LogoutCapabilities(v, c)
    else:
        o.logout = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_AgentAuthCapabilities)
    return o


def _d_AgentCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(AgentCapabilities)
    s: tuple[str, ...] = ()
    if len(d) == 0:
        o.load_session = False
        o.prompt_capabilities = PromptCapabilities()
        o.mcp_capabilities = McpCapabilities()
        o.session_capabilities = SessionCapabilities()
        o.auth = AgentAuthCapabilities()
        o.providers = o.nes = o.position_encoding = o.meta = None
        o.extra_fields = NO_EXTRA
        o._sent = s
        return o
    n = 0
    if "loadSession" in d:
        n += 1
        v = d["loadSession"]
        s += ("loadSession",)
        if type(v) is not bool:
            raise Unclean
        o.load_session = v
    else:
        o.load_session = False
    if "promptCapabilities" in d:
        n += 1
        v = d["promptCapabilities"]
        s += ("promptCapabilities",)
        o.prompt_capabilities = _d_PromptCapabilities(v, c)
    else:
        o.prompt_capabilities = PromptCapabilities()
    if "mcpCapabilities" in d:
        n += 1
        v = d["mcpCapabilities"]
        s += ("mcpCapabilities",)
        o.mcp_capabilities = _d_McpCapabilities(v, c)
    else:
        o.mcp_capabilities = McpCapabilities()
    if "sessionCapabilities" in d:
        n += 1
        v = d["sessionCapabilities"]
        s += ("sessionCapabilities",)
        o.session_capabilities = _d_SessionCapabilities(v, c)
    else:
        o.session_capabilities = SessionCapabilities()
    if "auth" in d:
        n += 1
        v = d["auth"]
        s += ("auth",)
        o.auth = _d_AgentAuthCapabilities(v, c)
    else:
        o.auth = AgentAuthCapabilities()
    if "providers" in d:
        if "unstable_llm_providers" not in c.on:
            raise Unclean
        n += 1
        v = d["providers"]
        if v is None:
            o.providers = None
        else:
            o.providers = _d_ProvidersCapabilities(v, c)
    else:
        o.providers = None
    if "nes" in d:
        if "unstable_nes" not in c.on:
            raise Unclean
        n += 1
        v = d["nes"]
        if v is None:
            o.nes = None
        else:
            o.nes = _d_NesCapabilities(v, c)
    else:
        o.nes = None
    if "positionEncoding" in d:
        if "unstable_nes" not in c.on:
            raise Unclean
        n += 1
        v = d["positionEncoding"]
        if v is not None and v not in _S_0:
            raise Unclean
        o.position_encoding = v
    else:
        o.position_encoding = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_AgentCapabilities)
    o._sent = s
    return o


def _d_Annotations(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(Annotations)
    if len(d) == 0:
        o.audience = o.last_modified = o.priority = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "audience" in d:
        n += 1
        v = d["audience"]
        if v is None:
            o.audience = None
        else:
            if type(v) is not list:
                raise Unclean
            for x in v:
                if x not in _S_1:
                    raise Unclean
            o.audience = v[:]
    else:
        o.audience = None
    if "lastModified" in d:
        n += 1
        v = d["lastModified"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.last_modified = v
    else:
        o.last_modified = None
    if "priority" in d:
        n += 1
        v = d["priority"]
        if v is not None and (
            (type(v) is not float and type(v) is not int) or not -_MAX <= v <= _MAX
        ):
            raise Unclean
        o.priority = v
    else:
        o.priority = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_Annotations)
    return o


def _d_AuthCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(AuthCapabilities)
    s: tuple[str, ...] = ()
    if len(d) == 0:
        o.terminal = False
        o.meta = None
        o.extra_fields = NO_EXTRA
        o._sent = s
        return o
    n = 0
    if "terminal" in d:
        n += 1
        v = d["terminal"]
        s += ("terminal",)
        if type(v) is not bool:
            raise Unclean
        o.terminal = v
    else:
        o.terminal = False
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_AuthCapabilities)
    o._sent = s
    return o


def _d_AuthMethodTerminal(d: Any, c: Any) -> Any:
    o: Any = _new(AuthMethodTerminal)
    v = d["id"]
    if type(v) is not str:
        raise Unclean
    o.id = v
    v = d["name"]
    if type(v) is not str:
        raise Unclean
    o.name = v
    if len(d) == 3:
        o.description = o.args = o.env = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 3
    if "description" in d:
        n += 1
        v = d["description"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.description = v
    else:
        o.description = None
    if "args" in d:
        n += 1
        v = d["args"]
        if type(v) is not list:
            raise Unclean
        for x in v:
            if type(x) is not str:
                raise Unclean
        o.args = v[:]
    else:
        o.args = None
    if "env" in d:
        n += 1
        v = d["env"]
        if type(v) is not dict:
            raise Unclean
        o.env = {k: _d_AuthMethodTerminal_env_item(x, c) for k, x in v.items()}
    else:
        o.env = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_AuthMethodTerminal)
    return o


def _d_AuthMethodAgent(d: Any, c: Any) -> Any:
    o: Any = _new(AuthMethodAgent)
    v = d["id"]
    if type(v) is not str:
        raise Unclean
    o.id = v
    v = d["name"]
    if type(v) is not str:
        raise Unclean
    o.name = v
    if len(d) == 2:
        o.description = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "description" in d:
        n += 1
        v = d["description"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.description = v
    else:
        o.description = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_AuthMethodAgent)
    return o


def _d_AuthenticateRequest(d: Any, c: Any) -> Any:
    o: Any = _new(AuthenticateRequest)
    v = d["methodId"]
    if type(v) is not str:
        raise Unclean
    o.method_id = v
    if len(d) == 1:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 1
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_AuthenticateRequest)
    return o


def _d_AuthenticateResponse(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(AuthenticateResponse)
    if len(d) == 0:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_AuthenticateResponse)
    return o


def _d_AvailableCommand(d: Any, c: Any) -> Any:
    o: Any = _new(AvailableCommand)
    v = d["name"]
    if type(v) is not str:
        raise Unclean
    o.name = v
    v = d["description"]
    if type(v) is not str:
        raise Unclean
    o.description = v
    if len(d) == 2:
        o.input = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "input" in d:
        n += 1
        v = d["input"]
        if v is None:
            o.input = None
        else:
            o.input = _d_AvailableCommandInput(v, c)
    else:
        o.input = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_AvailableCommand)
    return o


def _d_BlobResourceContents(d: Any, c: Any) -> Any:
    o: Any = _new(BlobResourceContents)
    v = d["blob"]
    if type(v) is not str:
        raise Unclean
    o.blob = v
    v = d["uri"]
    if type(v) is not str:
        raise Unclean
    o.uri = v
    if len(d) == 2:
        o.mime_type = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "mimeType" in d:
        n += 1
        v = d["mimeType"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.mime_type = v
    else:
        o.mime_type = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_BlobResourceContents)
    return o


def _d_BooleanConfigOptionCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(BooleanConfigOptionCapabilities)
    if len(d) == 0:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_BooleanConfigOptionCapabilities)
    return o


def _d_CancelNotification(d: Any, c: Any) -> Any:
    o: Any = _new(CancelNotification)
    v = d["sessionId"]
    if type(v) is not str:
        raise Unclean
    o.session_id = v
    if len(d) == 1:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 1
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_CancelNotification)
    return o


def _d_CancelRequestNotification(d: Any, c: Any) -> Any:
    o: Any = _new(CancelRequestNotification)
    v = d["requestId"]
    if (
        (type(v) is not int or not -9223372036854775808 <= v <= 9223372036854775807)
        and type(v) is not str
        and v is not None
    ):
        raise Unclean
    o.request_id = v
    if len(d) == 1:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 1
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_CancelRequestNotification)
    return o


def _d_ClientCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(ClientCapabilities)
    s: tuple[str, ...] = ()
    if len(d) == 0:
        o.fs = FileSystemCapabilities()
        o.terminal = False
        o.auth = AuthCapabilities()
        o.session = o.plan = o.elicitation = o.nes = o.position_encodings = None
        o.meta = None
        o.extra_fields = NO_EXTRA
        o._sent = s
        return o
    n = 0
    if "fs" in d:
        n += 1
        v = d["fs"]
        s += ("fs",)
        o.fs = _d_FileSystemCapabilities(v, c)
    else:
        o.fs = FileSystemCapabilities()
    if "terminal" in d:
        n += 1
        v = d["terminal"]
        s += ("terminal",)
        if type(v) is not bool:
            raise Unclean
        o.terminal = v
    else:
        o.terminal = False
    if "session" in d:
        n += 1
        v = d["session"]
        if v is None:
            o.session = None
        else:
            o.session = _d_ClientSessionCapabilities(v, c)
    else:
        o.session = None
    if "plan" in d:
        if "unstable_plan_operations" not in c.on:
            raise Unclean
        n += 1
        v = d["plan"]
        if v is None:
            o.plan = None
        else:
            o.plan = _d_PlanCapabilities(v, c)
    else:
        o.plan = None
    if "auth" in d:
        n += 1
        v = d["auth"]
        s += ("auth",)
        o.auth = _d_AuthCapabilities(v, c)
    else:
        o.auth = AuthCapabilities()
    if "elicitation" in d:
        n += 1
        v = d["elicitation"]
        if v is None:
            o.elicitation = None
        else:
            o.elicitation = _d_ElicitationCapabilities(v, c)
    else:
        o.elicitation = None
    if "nes" in d:
        if "unstable_nes" not in c.on:
            raise Unclean
        n += 1
        v = d["nes"]
        if v is None:
            o.nes = None
        else:
            o.nes = _d_ClientNesCapabilities(v, c)
    else:
        o.nes = None
    if "positionEncodings" in d:
        if "unstable_nes" not in c.on:
            raise Unclean
        n += 1
        v = d["positionEncodings"]
        if type(v) is not list:
            raise Unclean
        for x in v:
            if x not in _S_0:
                raise Unclean
        o.position_encodings = v[:]
    else:
        o.position_encodings = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_ClientCapabilities)
    o._sent = s
    return o


def _d_ClientNesCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(ClientNesCapabilities)
    if len(d) == 0:
        o.jump = o.rename = o.search_and_replace = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "jump" in d:
        n += 1
        v = d["jump"]
        if v is None:
            o.jump = None
        else:
            o.jump = _d_NesJumpCapabilities(v, c)
    else:
        o.jump = None
    if "rename" in d:
        n += 1
        v = d["rename"]
        if v is None:
            o.rename = None
        else:
            o.rename = _d_NesRenameCapabilities(v, c)
    else:
        o.rename = None
    if "searchAndReplace" in d:
        n += 1
        v = d["searchAndReplace"]
        if v is None:
            o.search_and_replace = None
        else:
            o.search_and_replace = _d_NesSearchAndReplaceCapabilities(v, c)
    else:
        o.search_and_replace = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_ClientNesCapabilities)
    return o


def _d_ClientSessionCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(ClientSessionCapabilities)
    if len(d) == 0:
        o.compaction = o.config_options = o.notices = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "compaction" in d:
        if "unstable_session_compaction" not in c.on:
            raise Unclean
        n += 1
        v = d["compaction"]
        if v is None:
            o.compaction = None
        else:
            o.compaction = _d_CompactionCapabilities(v, c)
    else:
        o.compaction = None
    if "configOptions" in d:
        n += 1
        v = d["configOptions"]
        if v is None:
            o.config_options = None
        else:
            o.config_options = _d_SessionConfigOptionsCapabilities(v, c)
    else:
        o.config_options = None
    if "notices" in d:
        if "unstable_session_notices" not in c.on:
            raise Unclean
        n += 1
        v = d["notices"]
        if v is None:
            o.notices = None
        else:
            o.notices = _d_NoticeCapabilities(v, c)
    else:
        o.notices = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_ClientSessionCapabilities)
    return o


def _d_CloseNesRequest(d: Any, c: Any) -> Any:
    o: Any = _new(CloseNesRequest)
    v = d["sessionId"]
    if type(v) is not str:
        raise Unclean
    o.session_id = v
    if len(d) == 1:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 1
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_CloseNesRequest)
    return o


def _d_CloseNesResponse(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(CloseNesResponse)
    if len(d) == 0:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_CloseNesResponse)
    return o


def _d_CloseSessionRequest(d: Any, c: Any) -> Any:
    o: Any = _new(CloseSessionRequest)
    v = d["sessionId"]
    if type(v) is not str:
        raise Unclean
    o.session_id = v
    if len(d) == 1:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 1
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_CloseSessionRequest)
    return o


def _d_CloseSessionResponse(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(CloseSessionResponse)
    if len(d) == 0:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_CloseSessionResponse)
    return o


def _d_CompactionCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(CompactionCapabilities)
    o.extra_fields = NO_EXTRA if len(d) == 0 else extra(d, _K_CompactionCapabilities)
    return o


def _d_CompleteElicitationNotification(d: Any, c: Any) -> Any:
    o: Any = _new(CompleteElicitationNotification)
    v = d["elicitationId"]
    if type(v) is not str:
        raise Unclean
    o.elicitation_id = v
    if len(d) == 1:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 1
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_CompleteElicitationNotification)
    return o


def _d_ConnectMcpRequest(d: Any, c: Any) -> Any:
    o: Any = _new(ConnectMcpRequest)
    v = d["serverId"]
    if type(v) is not str:
        raise Unclean
    o.server_id = v
    if len(d) == 1:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 1
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_ConnectMcpRequest)
    return o


def _d_ConnectMcpResponse(d: Any, c: Any) -> Any:
    o: Any = _new(ConnectMcpResponse)
    v = d["connectionId"]
    if type(v) is not str:
        raise Unclean
    o.connection_id = v
    if len(d) == 1:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 1
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_ConnectMcpResponse)
    return o


def _d_ContentBlockText(d: Any, c: Any) -> Any:
    o: Any = _new(ContentBlockText)
    v = d["text"]
    if type(v) is not str:
        raise Unclean
    o.text = v
    if len(d) == 2:
        o.annotations = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "annotations" in d:
        n += 1
        v = d["annotations"]
        if v is None:
            o.annotations = None
        else:
            o.annotations = _d_Annotations(v, c)
    else:
        o.annotations = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_ContentBlockText)
    return o


def _d_ContentBlockImage(d: Any, c: Any) -> Any:
    o: Any = _new(ContentBlockImage)
    v = d["data"]
    if type(v) is not str:
        raise Unclean
    o.data = v
    v = d["mimeType"]
    if type(v) is not str:
        raise Unclean
    o.mime_type = v
    if len(d) == 3:
        o.annotations = o.uri = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 3
    if "annotations" in d:
        n += 1
        v = d["annotations"]
        if v is None:
            o.annotations = None
        else:
            o.annotations = _d_Annotations(v, c)
    else:
        o.annotations = None
    if "uri" in d:
        n += 1
        v = d["uri"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.uri = v
    else:
        o.uri = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_ContentBlockImage)
    return o


def _d_ContentBlockAudio(d: Any, c: Any) -> Any:
    o: Any = _new(ContentBlockAudio)
    v = d["data"]
    if type(v) is not str:
        raise Unclean
    o.data = v
    v = d["mimeType"]
    if type(v) is not str:
        raise Unclean
    o.mime_type = v
    if len(d) == 3:
        o.annotations = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 3
    if "annotations" in d:
        n += 1
        v = d["annotations"]
        if v is None:
            o.annotations = None
        else:
            o.annotations = _d_Annotations(v, c)
    else:
        o.annotations = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_ContentBlockAudio)
    return o


def _d_ContentBlockResourceLink(d: Any, c: Any) -> Any:
    o: Any = _new(ContentBlockResourceLink)
    v = d["name"]
    if type(v) is not str:
        raise Unclean
    o.name = v
    v = d["uri"]
    if type(v) is not str:
        raise Unclean
    o.uri = v
    if len(d) == 3:
        o.annotations = o.description = o.mime_type = o.size = o.title = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 3
    if "annotations" in d:
        n += 1
        v = d["annotations"]
        if v is None:
            o.annotations = None
        else:
            o.annotations = _d_Annotations(v, c)
    else:
        o.annotations = None
    if "description" in d:
        n += 1
        v = d["description"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.description = v
    else:
        o.description = None
    if "mimeType" in d:
        n += 1
        v = d["mimeType"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.mime_type = v
    else:
        o.mime_type = None
    if "size" in d:
        n += 1
        v = d["size"]
        if v is not None and (
            type(v) is not int or not -9223372036854775808 <= v <= 9223372036854775807
        ):
            raise Unclean
        o.size = v
    else:
        o.size = None
    if "title" in d:
        n += 1
        v = d["title"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.title = v
    else:
        o.title = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_ContentBlockResourceLink)
    return o


def _d_ContentBlockResource(d: Any, c: Any) -> Any:
    o: Any = _new(ContentBlockResource)
    v = d["resource"]
    o.resource = _d_EmbeddedResourceResource(v, c)
    if len(d) == 2:
        o.annotations = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "annotations" in d:
        n += 1
        v = d["annotations"]
        if v is None:
            o.annotations = None
        else:
            o.annotations = _d_Annotations(v, c)
    else:
        o.annotations = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_ContentBlockResource)
    return o


def _d_Cost(d: Any, c: Any) -> Any:
    o: Any = _new(Cost)
    v = d["amount"]
    if (type(v) is not float and type(v) is not int) or not -_MAX <= v <= _MAX:
        raise Unclean
    o.amount = v
    v = d["currency"]
    if type(v) is not str:
        raise Unclean
    o.currency = v
    if len(d) == 2:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_Cost)
    return o


def _d_CreateElicitationRequestFormSession(d: Any, c: Any) -> Any:
    o: Any = _new(CreateElicitationRequestFormSession)
    v = d["sessionId"]
    if type(v) is not str:
        raise Unclean
    o.session_id = v
    v = d["requestedSchema"]
    o.requested_schema = _d_ElicitationSchema(v, c)
    v = d["message"]
    if type(v) is not str:
        raise Unclean
    o.message = v
    if len(d) == 4:
        o.tool_call_id = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 4
    if "toolCallId" in d:
        n += 1
        v = d["toolCallId"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.tool_call_id = v
    else:
        o.tool_call_id = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_CreateElicitationRequestFormSession)
    return o


def _d_CreateElicitationRequestFormRequest(d: Any, c: Any) -> Any:
    o: Any = _new(CreateElicitationRequestFormRequest)
    v = d["requestId"]
    if (
        (type(v) is not int or not -9223372036854775808 <= v <= 9223372036854775807)
        and type(v) is not str
        and v is not None
    ):
        raise Unclean
    o.request_id = v
    v = d["requestedSchema"]
    o.requested_schema = _d_ElicitationSchema(v, c)
    v = d["message"]
    if type(v) is not str:
        raise Unclean
    o.message = v
    if len(d) == 4:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 4
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_CreateElicitationRequestFormRequest)
    return o


def _d_CreateElicitationRequestUrlSession(d: Any, c: Any) -> Any:
    o: Any = _new(CreateElicitationRequestUrlSession)
    v = d["sessionId"]
    if type(v) is not str:
        raise Unclean
    o.session_id = v
    v = d["elicitationId"]
    if type(v) is not str:
        raise Unclean
    o.elicitation_id = v
    v = d["url"]
    if type(v) is not str:
        raise Unclean
    o.url = v
    v = d["message"]
    if type(v) is not str:
        raise Unclean
    o.message = v
    if len(d) == 5:
        o.tool_call_id = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 5
    if "toolCallId" in d:
        n += 1
        v = d["toolCallId"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.tool_call_id = v
    else:
        o.tool_call_id = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_CreateElicitationRequestUrlSession)
    return o


def _d_CreateElicitationRequestUrlRequest(d: Any, c: Any) -> Any:
    o: Any = _new(CreateElicitationRequestUrlRequest)
    v = d["requestId"]
    if (
        (type(v) is not int or not -9223372036854775808 <= v <= 9223372036854775807)
        and type(v) is not str
        and v is not None
    ):
        raise Unclean
    o.request_id = v
    v = d["elicitationId"]
    if type(v) is not str:
        raise Unclean
    o.elicitation_id = v
    v = d["url"]
    if type(v) is not str:
        raise Unclean
    o.url = v
    v = d["message"]
    if type(v) is not str:
        raise Unclean
    o.message = v
    if len(d) == 5:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 5
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_CreateElicitationRequestUrlRequest)
    return o


def _d_CreateElicitationRequestOtherSession(d: Any, c: Any) -> Any:
    if d.get("mode") in _S_2:
        raise Unclean
    o: Any = _new(CreateElicitationRequestOtherSession)
    v = d["sessionId"]
    if type(v) is not str:
        raise Unclean
    o.session_id = v
    v = d["mode"]
    if type(v) is not str:
        raise Unclean
    o.mode = v
    v = d["message"]
    if type(v) is not str:
        raise Unclean
    o.message = v
    if len(d) == 3:
        o.tool_call_id = o.meta = None
        o.extra_fields = NO_EXTRA
        o._keys = tuple(d)
        return o
    n = 3
    if "toolCallId" in d:
        n += 1
        v = d["toolCallId"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.tool_call_id = v
    else:
        o.tool_call_id = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_CreateElicitationRequestOtherSession)
    o._keys = tuple(d)
    return o


def _d_CreateElicitationRequestOtherRequest(d: Any, c: Any) -> Any:
    if d.get("mode") in _S_2:
        raise Unclean
    o: Any = _new(CreateElicitationRequestOtherRequest)
    v = d["requestId"]
    if (
        (type(v) is not int or not -9223372036854775808 <= v <= 9223372036854775807)
        and type(v) is not str
        and v is not None
    ):
        raise Unclean
    o.request_id = v
    v = d["mode"]
    if type(v) is not str:
        raise Unclean
    o.mode = v
    v = d["message"]
    if type(v) is not str:
        raise Unclean
    o.message = v
    if len(d) == 3:
        o.meta = None
        o.extra_fields = NO_EXTRA
        o._keys = tuple(d)
        return o
    n = 3
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_CreateElicitationRequestOtherRequest)
    o._keys = tuple(d)
    return o


def _d_CreateElicitationResponseAccept(d: Any, c: Any) -> Any:
    o: Any = _new(CreateElicitationResponseAccept)
    if len(d) == 1:
        o.content = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 1
    if "content" in d:
        n += 1
        v = d["content"]
        if v is None:
            o.content = None
        else:
            if type(v) is not dict:
                raise Unclean
            o.content = {k: _d_ElicitationContentValue(x, c) for k, x in v.items()}
    else:
        o.content = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_CreateElicitationResponseAccept)
    return o


def _d_CreateElicitationResponseDecline(d: Any, c: Any) -> Any:
    o: Any = _new(CreateElicitationResponseDecline)
    if len(d) == 1:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 1
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_CreateElicitationResponseDecline)
    return o


def _d_CreateElicitationResponseCancel(d: Any, c: Any) -> Any:
    o: Any = _new(CreateElicitationResponseCancel)
    if len(d) == 1:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 1
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_CreateElicitationResponseCancel)
    return o


def _d_CreateElicitationResponseOther(d: Any, c: Any) -> Any:
    if d.get("action") in _S_3:
        raise Unclean
    o: Any = _new(CreateElicitationResponseOther)
    v = d["action"]
    if type(v) is not str:
        raise Unclean
    o.action = v
    if len(d) == 1:
        o.meta = None
        o.extra_fields = NO_EXTRA
        o._keys = tuple(d)
        return o
    n = 1
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_CreateElicitationResponseOther)
    o._keys = tuple(d)
    return o


def _d_CreateTerminalRequest(d: Any, c: Any) -> Any:
    o: Any = _new(CreateTerminalRequest)
    v = d["sessionId"]
    if type(v) is not str:
        raise Unclean
    o.session_id = v
    v = d["command"]
    if type(v) is not str:
        raise Unclean
    o.command = v
    if len(d) == 2:
        o.args = o.env = o.cwd = o.output_byte_limit = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "args" in d:
        n += 1
        v = d["args"]
        if type(v) is not list:
            raise Unclean
        for x in v:
            if type(x) is not str:
                raise Unclean
        o.args = v[:]
    else:
        o.args = None
    if "env" in d:
        n += 1
        v = d["env"]
        if type(v) is not list:
            raise Unclean
        o.env = [_d_EnvVariable(x, c) for x in v]
    else:
        o.env = None
    if "cwd" in d:
        n += 1
        v = d["cwd"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.cwd = v
    else:
        o.cwd = None
    if "outputByteLimit" in d:
        n += 1
        v = d["outputByteLimit"]
        if v is not None and (type(v) is not int or not 0 <= v <= 18446744073709551615):
            raise Unclean
        o.output_byte_limit = v
    else:
        o.output_byte_limit = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_CreateTerminalRequest)
    return o


def _d_CreateTerminalResponse(d: Any, c: Any) -> Any:
    o: Any = _new(CreateTerminalResponse)
    v = d["terminalId"]
    if type(v) is not str:
        raise Unclean
    o.terminal_id = v
    if len(d) == 1:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 1
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_CreateTerminalResponse)
    return o


def _d_DeleteSessionRequest(d: Any, c: Any) -> Any:
    o: Any = _new(DeleteSessionRequest)
    v = d["sessionId"]
    if type(v) is not str:
        raise Unclean
    o.session_id = v
    if len(d) == 1:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 1
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_DeleteSessionRequest)
    return o


def _d_DeleteSessionResponse(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(DeleteSessionResponse)
    if len(d) == 0:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_DeleteSessionResponse)
    return o


def _d_DidChangeDocumentNotification(d: Any, c: Any) -> Any:
    o: Any = _new(DidChangeDocumentNotification)
    v = d["sessionId"]
    if type(v) is not str:
        raise Unclean
    o.session_id = v
    v = d["uri"]
    if type(v) is not str:
        raise Unclean
    o.uri = v
    v = d["version"]
    if type(v) is not int or not -9223372036854775808 <= v <= 9223372036854775807:
        raise Unclean
    o.version = v
    v = d["contentChanges"]
    if type(v) is not list:
        raise Unclean
    o.content_changes = [_d_TextDocumentContentChangeEvent(x, c) for x in v]
    if len(d) == 4:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 4
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_DidChangeDocumentNotification)
    return o


def _d_DidCloseDocumentNotification(d: Any, c: Any) -> Any:
    o: Any = _new(DidCloseDocumentNotification)
    v = d["sessionId"]
    if type(v) is not str:
        raise Unclean
    o.session_id = v
    v = d["uri"]
    if type(v) is not str:
        raise Unclean
    o.uri = v
    if len(d) == 2:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_DidCloseDocumentNotification)
    return o


def _d_DidFocusDocumentNotification(d: Any, c: Any) -> Any:
    o: Any = _new(DidFocusDocumentNotification)
    v = d["sessionId"]
    if type(v) is not str:
        raise Unclean
    o.session_id = v
    v = d["uri"]
    if type(v) is not str:
        raise Unclean
    o.uri = v
    v = d["version"]
    if type(v) is not int or not -9223372036854775808 <= v <= 9223372036854775807:
        raise Unclean
    o.version = v
    v = d["position"]
    o.position = _d_Position(v, c)
    v = d["visibleRange"]
    o.visible_range = _d_Range(v, c)
    if len(d) == 5:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 5
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_DidFocusDocumentNotification)
    return o


def _d_DidOpenDocumentNotification(d: Any, c: Any) -> Any:
    o: Any = _new(DidOpenDocumentNotification)
    v = d["sessionId"]
    if type(v) is not str:
        raise Unclean
    o.session_id = v
    v = d["uri"]
    if type(v) is not str:
        raise Unclean
    o.uri = v
    v = d["languageId"]
    if type(v) is not str:
        raise Unclean
    o.language_id = v
    v = d["version"]
    if type(v) is not int or not -9223372036854775808 <= v <= 9223372036854775807:
        raise Unclean
    o.version = v
    v = d["text"]
    if type(v) is not str:
        raise Unclean
    o.text = v
    if len(d) == 5:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 5
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_DidOpenDocumentNotification)
    return o


def _d_DidSaveDocumentNotification(d: Any, c: Any) -> Any:
    o: Any = _new(DidSaveDocumentNotification)
    v = d["sessionId"]
    if type(v) is not str:
        raise Unclean
    o.session_id = v
    v = d["uri"]
    if type(v) is not str:
        raise Unclean
    o.uri = v
    if len(d) == 2:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_DidSaveDocumentNotification)
    return o


def _d_DisableProviderRequest(d: Any, c: Any) -> Any:
    o: Any = _new(DisableProviderRequest)
    v = d["providerId"]
    if type(v) is not str:
        raise Unclean
    o.provider_id = v
    if len(d) == 1:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 1
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_DisableProviderRequest)
    return o


def _d_DisableProviderResponse(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(DisableProviderResponse)
    if len(d) == 0:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_DisableProviderResponse)
    return o


def _d_DisconnectMcpRequest(d: Any, c: Any) -> Any:
    o: Any = _new(DisconnectMcpRequest)
    v = d["connectionId"]
    if type(v) is not str:
        raise Unclean
    o.connection_id = v
    if len(d) == 1:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 1
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_DisconnectMcpRequest)
    return o


def _d_DisconnectMcpResponse(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(DisconnectMcpResponse)
    if len(d) == 0:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_DisconnectMcpResponse)
    return o


def _d_ElicitationCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(ElicitationCapabilities)
    if len(d) == 0:
        o.form = o.url = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "form" in d:
        n += 1
        v = d["form"]
        if v is None:
            o.form = None
        else:
            o.form = _d_ElicitationFormCapabilities(v, c)
    else:
        o.form = None
    if "url" in d:
        n += 1
        v = d["url"]
        if v is None:
            o.url = None
        else:
            o.url = _d_ElicitationUrlCapabilities(v, c)
    else:
        o.url = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_ElicitationCapabilities)
    return o


def _d_ElicitationFormCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(ElicitationFormCapabilities)
    if len(d) == 0:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_ElicitationFormCapabilities)
    return o


def _d_ElicitationPropertySchemaString(d: Any, c: Any) -> Any:
    o: Any = _new(ElicitationPropertySchemaString)
    if len(d) == 1:
        o.title = o.description = o.min_length = o.max_length = o.pattern = None
        o.format = o.default = o.enum = o.one_of = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 1
    if "title" in d:
        n += 1
        v = d["title"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.title = v
    else:
        o.title = None
    if "description" in d:
        n += 1
        v = d["description"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.description = v
    else:
        o.description = None
    if "minLength" in d:
        n += 1
        v = d["minLength"]
        if v is not None and (type(v) is not int or not 0 <= v <= 4294967295):
            raise Unclean
        o.min_length = v
    else:
        o.min_length = None
    if "maxLength" in d:
        n += 1
        v = d["maxLength"]
        if v is not None and (type(v) is not int or not 0 <= v <= 4294967295):
            raise Unclean
        o.max_length = v
    else:
        o.max_length = None
    if "pattern" in d:
        n += 1
        v = d["pattern"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.pattern = v
    else:
        o.pattern = None
    if "format" in d:
        n += 1
        v = d["format"]
        if v is not None and v not in _S_4:
            raise Unclean
        o.format = v
    else:
        o.format = None
    if "default" in d:
        n += 1
        v = d["default"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.default = v
    else:
        o.default = None
    if "enum" in d:
        n += 1
        v = d["enum"]
        if v is None:
            o.enum = None
        else:
            if type(v) is not list:
                raise Unclean
            for x in v:
                if type(x) is not str:
                    raise Unclean
            o.enum = v[:]
    else:
        o.enum = None
    if "oneOf" in d:
        n += 1
        v = d["oneOf"]
        if v is None:
            o.one_of = None
        else:
            if type(v) is not list:
                raise Unclean
            o.one_of = [_d_EnumOption(x, c) for x in v]
    else:
        o.one_of = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_ElicitationPropertySchemaString)
    return o


def _d_ElicitationPropertySchemaNumber(d: Any, c: Any) -> Any:
    o: Any = _new(ElicitationPropertySchemaNumber)
    if len(d) == 1:
        o.title = o.description = o.minimum = o.maximum = o.default = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 1
    if "title" in d:
        n += 1
        v = d["title"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.title = v
    else:
        o.title = None
    if "description" in d:
        n += 1
        v = d["description"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.description = v
    else:
        o.description = None
    if "minimum" in d:
        n += 1
        v = d["minimum"]
        if v is not None and (
            (type(v) is not float and type(v) is not int) or not -_MAX <= v <= _MAX
        ):
            raise Unclean
        o.minimum = v
    else:
        o.minimum = None
    if "maximum" in d:
        n += 1
        v = d["maximum"]
        if v is not None and (
            (type(v) is not float and type(v) is not int) or not -_MAX <= v <= _MAX
        ):
            raise Unclean
        o.maximum = v
    else:
        o.maximum = None
    if "default" in d:
        n += 1
        v = d["default"]
        if v is not None and (
            (type(v) is not float and type(v) is not int) or not -_MAX <= v <= _MAX
        ):
            raise Unclean
        o.default = v
    else:
        o.default = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_ElicitationPropertySchemaNumber)
    return o


def _d_ElicitationPropertySchemaInteger(d: Any, c: Any) -> Any:
    o: Any = _new(ElicitationPropertySchemaInteger)
    if len(d) == 1:
        o.title = o.description = o.minimum = o.maximum = o.default = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 1
    if "title" in d:
        n += 1
        v = d["title"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.title = v
    else:
        o.title = None
    if "description" in d:
        n += 1
        v = d["description"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.description = v
    else:
        o.description = None
    if "minimum" in d:
        n += 1
        v = d["minimum"]
        if v is not None and (
            type(v) is not int or not -9223372036854775808 <= v <= 9223372036854775807
        ):
            raise Unclean
        o.minimum = v
    else:
        o.minimum = None
    if "maximum" in d:
        n += 1
        v = d["maximum"]
        if v is not None and (
            type(v) is not int or not -9223372036854775808 <= v <= 9223372036854775807
        ):
            raise Unclean
        o.maximum = v
    else:
        o.maximum = None
    if "default" in d:
        n += 1
        v = d["default"]
        if v is not None and (
            type(v) is not int or not -9223372036854775808 <= v <= 9223372036854775807
        ):
            raise Unclean
        o.default = v
    else:
        o.default = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_ElicitationPropertySchemaInteger)
    return o


def _d_ElicitationPropertySchemaBoolean(d: Any, c: Any) -> Any:
    o: Any = _new(ElicitationPropertySchemaBoolean)
    if len(d) == 1:
        o.title = o.description = o.default = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 1
    if "title" in d:
        n += 1
        v = d["title"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.title = v
    else:
        o.title = None
    if "description" in d:
        n += 1
        v = d["description"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.description = v
    else:
        o.description = None
    if "default" in d:
        n += 1
        v = d["default"]
        if v is not None and type(v) is not bool:
            raise Unclean
        o.default = v
    else:
        o.default = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_ElicitationPropertySchemaBoolean)
    return o


def _d_ElicitationPropertySchemaArray(d: Any, c: Any) -> Any:
    o: Any = _new(ElicitationPropertySchemaArray)
    v = d["items"]
    o.items = _d_MultiSelectItems(v, c)
    if len(d) == 2:
        o.title = o.description = o.min_items = o.max_items = o.default = None
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "title" in d:
        n += 1
        v = d["title"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.title = v
    else:
        o.title = None
    if "description" in d:
        n += 1
        v = d["description"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.description = v
    else:
        o.description = None
    if "minItems" in d:
        n += 1
        v = d["minItems"]
        if v is not None and (type(v) is not int or not 0 <= v <= 18446744073709551615):
            raise Unclean
        o.min_items = v
    else:
        o.min_items = None
    if "maxItems" in d:
        n += 1
        v = d["maxItems"]
        if v is not None and (type(v) is not int or not 0 <= v <= 18446744073709551615):
            raise Unclean
        o.max_items = v
    else:
        o.max_items = None
    if "default" in d:
        n += 1
        v = d["default"]
        if v is None:
            o.default = None
        else:
            if type(v) is not list:
                raise Unclean
            for x in v:
                if type(x) is not str:
                    raise Unclean
            o.default = v[:]
    else:
        o.default = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_ElicitationPropertySchemaArray)
    return o


def _d_ElicitationPropertySchemaOther(d: Any, c: Any) -> Any:
    if d.get("type") in _S_5:
        raise Unclean
    o: Any = _new(ElicitationPropertySchemaOther)
    v = d["type"]
    if type(v) is not str:
        raise Unclean
    o.type = v
    if len(d) == 1:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_ElicitationPropertySchemaOther)
    o._keys = tuple(d)
    return o


def _d_ElicitationSchema(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(ElicitationSchema)
    s: tuple[str, ...] = ()
    if len(d) == 0:
        o.type = "object"
        o.properties = {}
        o.title = o.required = o.description = o.meta = None
        o.extra_fields = NO_EXTRA
        o._sent = s
        return o
    n = 0
    if "type" in d:
        n += 1
        v = d["type"]
        s += ("type",)
        if v not in _S_6:
            raise Unclean
        o.type = v
    else:
        o.type = "object"
    if "title" in d:
        n += 1
        v = d["title"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.title = v
    else:
        o.title = None
    if "properties" in d:
        n += 1
        v = d["properties"]
        s += ("properties",)
        if type(v) is not dict:
            raise Unclean
        o.properties = {
            k: _T_ElicitationPropertySchema.get(
                x["type"], _d_ElicitationPropertySchemaOther
            )(x, c)
            for k, x in v.items()
        }
    else:
        o.properties = {}
    if "required" in d:
        n += 1
        v = d["required"]
        if v is None:
            o.required = None
        else:
            if type(v) is not list:
                raise Unclean
            for x in v:
                if type(x) is not str:
                    raise Unclean
            o.required = v[:]
    else:
        o.required = None
    if "description" in d:
        n += 1
        v = d["description"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.description = v
    else:
        o.description = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_ElicitationSchema)
    o._sent = s
    return o


def _d_ElicitationUrlCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(ElicitationUrlCapabilities)
    if len(d) == 0:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_ElicitationUrlCapabilities)
    return o


def _d_EnumOption(d: Any, c: Any) -> Any:
    o: Any = _new(EnumOption)
    v = d["const"]
    if type(v) is not str:
        raise Unclean
    o.const = v
    v = d["title"]
    if type(v) is not str:
        raise Unclean
    o.title = v
    if len(d) == 2:
        o.description = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "description" in d:
        n += 1
        v = d["description"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.description = v
    else:
        o.description = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_EnumOption)
    return o


def _d_EnvVariable(d: Any, c: Any) -> Any:
    o: Any = _new(EnvVariable)
    v = d["name"]
    if type(v) is not str:
        raise Unclean
    o.name = v
    v = d["value"]
    if type(v) is not str:
        raise Unclean
    o.value = v
    if len(d) == 2:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_EnvVariable)
    return o


def _d_FileSystemCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(FileSystemCapabilities)
    s: tuple[str, ...] = ()
    if len(d) == 0:
        o.read_text_file = False
        o.write_text_file = False
        o.meta = None
        o.extra_fields = NO_EXTRA
        o._sent = s
        return o
    n = 0
    if "readTextFile" in d:
        n += 1
        v = d["readTextFile"]
        s += ("readTextFile",)
        if type(v) is not bool:
            raise Unclean
        o.read_text_file = v
    else:
        o.read_text_file = False
    if "writeTextFile" in d:
        n += 1
        v = d["writeTextFile"]
        s += ("writeTextFile",)
        if type(v) is not bool:
            raise Unclean
        o.write_text_file = v
    else:
        o.write_text_file = False
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_FileSystemCapabilities)
    o._sent = s
    return o


def _d_ForkSessionRequest(d: Any, c: Any) -> Any:
    o: Any = _new(ForkSessionRequest)
    v = d["sessionId"]
    if type(v) is not str:
        raise Unclean
    o.session_id = v
    v = d["cwd"]
    if type(v) is not str:
        raise Unclean
    o.cwd = v
    if len(d) == 2:
        o.additional_directories = o.mcp_servers = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "additionalDirectories" in d:
        n += 1
        v = d["additionalDirectories"]
        if type(v) is not list:
            raise Unclean
        for x in v:
            if type(x) is not str:
                raise Unclean
        o.additional_directories = v[:]
    else:
        o.additional_directories = None
    if "mcpServers" in d:
        n += 1
        v = d["mcpServers"]
        if type(v) is not list:
            raise Unclean
        o.mcp_servers = [_d_McpServer(x, c) for x in v]
    else:
        o.mcp_servers = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_ForkSessionRequest)
    return o


def _d_ForkSessionResponse(d: Any, c: Any) -> Any:
    o: Any = _new(ForkSessionResponse)
    v = d["sessionId"]
    if type(v) is not str:
        raise Unclean
    o.session_id = v
    if len(d) == 1:
        o.modes = o.config_options = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 1
    if "modes" in d:
        n += 1
        v = d["modes"]
        if v is None:
            o.modes = None
        else:
            o.modes = _d_SessionModeState(v, c)
    else:
        o.modes = None
    if "configOptions" in d:
        n += 1
        v = d["configOptions"]
        if v is None:
            o.config_options = None
        else:
            if type(v) is not list:
                raise Unclean
            o.config_options = [_T_SessionConfigOption[x["type"]](x, c) for x in v]
    else:
        o.config_options = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_ForkSessionResponse)
    return o


def _d_HttpHeader(d: Any, c: Any) -> Any:
    o: Any = _new(HttpHeader)
    v = d["name"]
    if type(v) is not str:
        raise Unclean
    o.name = v
    v = d["value"]
    if type(v) is not str:
        raise Unclean
    o.value = v
    if len(d) == 2:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_HttpHeader)
    return o


def _d_Implementation(d: Any, c: Any) -> Any:
    o: Any = _new(Implementation)
    v = d["name"]
    if type(v) is not str:
        raise Unclean
    o.name = v
    v = d["version"]
    if type(v) is not str:
        raise Unclean
    o.version = v
    if len(d) == 2:
        o.title = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "title" in d:
        n += 1
        v = d["title"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.title = v
    else:
        o.title = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_Implementation)
    return o


def _d_InitializeRequest(d: Any, c: Any) -> Any:
    o: Any = _new(InitializeRequest)
    v = d["protocolVersion"]
    if type(v) is not int or not 0 <= v <= 65535:
        raise Unclean
    o.protocol_version = v
    s: tuple[str, ...] = ()
    if len(d) == 1:
        o.client_capabilities = ClientCapabilities()
        o.client_info = o.meta = None
        o.extra_fields = NO_EXTRA
        o._sent = s
        return o
    n = 1
    if "clientCapabilities" in d:
        n += 1
        v = d["clientCapabilities"]
        s += ("clientCapabilities",)
        o.client_capabilities = _d_ClientCapabilities(v, c)
    else:
        o.client_capabilities = ClientCapabilities()
    if "clientInfo" in d:
        n += 1
        v = d["clientInfo"]
        if v is None:
            o.client_info = None
        else:
            o.client_info = _d_Implementation(v, c)
    else:
        o.client_info = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_InitializeRequest)
    o._sent = s
    return o


def _d_InitializeResponse(d: Any, c: Any) -> Any:
    o: Any = _new(InitializeResponse)
    v = d["protocolVersion"]
    if type(v) is not int or not 0 <= v <= 65535:
        raise Unclean
    o.protocol_version = v
    s: tuple[str, ...] = ()
    if len(d) == 1:
        o.agent_capabilities = AgentCapabilities()
        o.auth_methods = []
        o.agent_info = o.meta = None
        o.extra_fields = NO_EXTRA
        o._sent = s
        return o
    n = 1
    if "agentCapabilities" in d:
        n += 1
        v = d["agentCapabilities"]
        s += ("agentCapabilities",)
        o.agent_capabilities = _d_AgentCapabilities(v, c)
    else:
        o.agent_capabilities = AgentCapabilities()
    if "authMethods" in d:
        n += 1
        v = d["authMethods"]
        s += ("authMethods",)
        if type(v) is not list:
            raise Unclean
        o.auth_methods = [_d_AuthMethod(x, c) for x in v]
    else:
        o.auth_methods = []
    if "agentInfo" in d:
        n += 1
        v = d["agentInfo"]
        if v is None:
            o.agent_info = None
        else:
            o.agent_info = _d_Implementation(v, c)
    else:
        o.agent_info = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_InitializeResponse)
    o._sent = s
    return o


def _d_KillTerminalRequest(d: Any, c: Any) -> Any:
    o: Any = _new(KillTerminalRequest)
    v = d["sessionId"]
    if type(v) is not str:
        raise Unclean
    o.session_id = v
    v = d["terminalId"]
    if type(v) is not str:
        raise Unclean
    o.terminal_id = v
    if len(d) == 2:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_KillTerminalRequest)
    return o


def _d_KillTerminalResponse(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(KillTerminalResponse)
    if len(d) == 0:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_KillTerminalResponse)
    return o


def _d_ListProvidersRequest(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(ListProvidersRequest)
    if len(d) == 0:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_ListProvidersRequest)
    return o


def _d_ListProvidersResponse(d: Any, c: Any) -> Any:
    o: Any = _new(ListProvidersResponse)
    v = d["providers"]
    if type(v) is not list:
        raise Unclean
    o.providers = [_d_ProviderInfo(x, c) for x in v]
    if len(d) == 1:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 1
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_ListProvidersResponse)
    return o


def _d_ListSessionsRequest(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(ListSessionsRequest)
    if len(d) == 0:
        o.cwd = o.cursor = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "cwd" in d:
        n += 1
        v = d["cwd"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.cwd = v
    else:
        o.cwd = None
    if "cursor" in d:
        n += 1
        v = d["cursor"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.cursor = v
    else:
        o.cursor = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_ListSessionsRequest)
    return o


def _d_ListSessionsResponse(d: Any, c: Any) -> Any:
    o: Any = _new(ListSessionsResponse)
    v = d["sessions"]
    if type(v) is not list:
        raise Unclean
    o.sessions = [_d_SessionInfo(x, c) for x in v]
    if len(d) == 1:
        o.next_cursor = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 1
    if "nextCursor" in d:
        n += 1
        v = d["nextCursor"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.next_cursor = v
    else:
        o.next_cursor = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_ListSessionsResponse)
    return o


def _d_LoadSessionRequest(d: Any, c: Any) -> Any:
    o: Any = _new(LoadSessionRequest)
    v = d["mcpServers"]
    if type(v) is not list:
        raise Unclean
    o.mcp_servers = [_d_McpServer(x, c) for x in v]
    v = d["cwd"]
    if type(v) is not str:
        raise Unclean
    o.cwd = v
    v = d["sessionId"]
    if type(v) is not str:
        raise Unclean
    o.session_id = v
    if len(d) == 3:
        o.additional_directories = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 3
    if "additionalDirectories" in d:
        n += 1
        v = d["additionalDirectories"]
        if type(v) is not list:
            raise Unclean
        for x in v:
            if type(x) is not str:
                raise Unclean
        o.additional_directories = v[:]
    else:
        o.additional_directories = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_LoadSessionRequest)
    return o


def _d_LoadSessionResponse(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(LoadSessionResponse)
    if len(d) == 0:
        o.modes = o.config_options = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "modes" in d:
        n += 1
        v = d["modes"]
        if v is None:
            o.modes = None
        else:
            o.modes = _d_SessionModeState(v, c)
    else:
        o.modes = None
    if "configOptions" in d:
        n += 1
        v = d["configOptions"]
        if v is None:
            o.config_options = None
        else:
            if type(v) is not list:
                raise Unclean
            o.config_options = [_T_SessionConfigOption[x["type"]](x, c) for x in v]
    else:
        o.config_options = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_LoadSessionResponse)
    return o


def _d_LogoutCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(LogoutCapabilities)
    if len(d) == 0:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_LogoutCapabilities)
    return o


def _d_LogoutRequest(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(LogoutRequest)
    if len(d) == 0:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_LogoutRequest)
    return o


def _d_LogoutResponse(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(LogoutResponse)
    if len(d) == 0:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_LogoutResponse)
    return o


def _d_McpCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(McpCapabilities)
    s: tuple[str, ...] = ()
    if len(d) == 0:
        o.http = False
        o.sse = False
        o.acp = False
        o.meta = None
        o.extra_fields = NO_EXTRA
        o._sent = s
        return o
    n = 0
    if "http" in d:
        n += 1
        v = d["http"]
        s += ("http",)
        if type(v) is not bool:
            raise Unclean
        o.http = v
    else:
        o.http = False
    if "sse" in d:
        n += 1
        v = d["sse"]
        s += ("sse",)
        if type(v) is not bool:
            raise Unclean
        o.sse = v
    else:
        o.sse = False
    if "acp" in d:
        if "unstable_mcp_over_acp" not in c.on:
            raise Unclean
        n += 1
        v = d["acp"]
        s += ("acp",)
        if type(v) is not bool:
            raise Unclean
        o.acp = v
    else:
        o.acp = False
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_McpCapabilities)
    o._sent = s
    return o


def _d_McpServerHttp(d: Any, c: Any) -> Any:
    o: Any = _new(McpServerHttp)
    v = d["name"]
    if type(v) is not str:
        raise Unclean
    o.name = v
    v = d["url"]
    if type(v) is not str:
        raise Unclean
    o.url = v
    v = d["headers"]
    if type(v) is not list:
        raise Unclean
    o.headers = [_d_HttpHeader(x, c) for x in v]
    if len(d) == 4:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 4
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_McpServerHttp)
    return o


def _d_McpServerSse(d: Any, c: Any) -> Any:
    o: Any = _new(McpServerSse)
    v = d["name"]
    if type(v) is not str:
        raise Unclean
    o.name = v
    v = d["url"]
    if type(v) is not str:
        raise Unclean
    o.url = v
    v = d["headers"]
    if type(v) is not list:
        raise Unclean
    o.headers = [_d_HttpHeader(x, c) for x in v]
    if len(d) == 4:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 4
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_McpServerSse)
    return o


def _d_McpServerAcp(d: Any, c: Any) -> Any:
    o: Any = _new(McpServerAcp)
    v = d["name"]
    if type(v) is not str:
        raise Unclean
    o.name = v
    v = d["serverId"]
    if type(v) is not str:
        raise Unclean
    o.server_id = v
    if len(d) == 3:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 3
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_McpServerAcp)
    return o


def _d_McpServerStdio(d: Any, c: Any) -> Any:
    o: Any = _new(McpServerStdio)
    v = d["name"]
    if type(v) is not str:
        raise Unclean
    o.name = v
    v = d["command"]
    if type(v) is not str:
        raise Unclean
    o.command = v
    v = d["args"]
    if type(v) is not list:
        raise Unclean
    for x in v:
        if type(x) is not str:
            raise Unclean
    o.args = v[:]
    v = d["env"]
    if type(v) is not list:
        raise Unclean
    o.env = [_d_EnvVariable(x, c) for x in v]
    if len(d) == 4:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 4
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_McpServerStdio)
    return o


def _d_MessageMcpNotification(d: Any, c: Any) -> Any:
    o: Any = _new(MessageMcpNotification)
    v = d["connectionId"]
    if type(v) is not str:
        raise Unclean
    o.connection_id = v
    v = d["method"]
    if type(v) is not str:
        raise Unclean
    o.method = v
    if len(d) == 2:
        o.params = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "params" in d:
        n += 1
        v = d["params"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.params = v
    else:
        o.params = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_MessageMcpNotification)
    return o


def _d_MessageMcpRequest(d: Any, c: Any) -> Any:
    o: Any = _new(MessageMcpRequest)
    v = d["connectionId"]
    if type(v) is not str:
        raise Unclean
    o.connection_id = v
    v = d["method"]
    if type(v) is not str:
        raise Unclean
    o.method = v
    if len(d) == 2:
        o.params = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "params" in d:
        n += 1
        v = d["params"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.params = v
    else:
        o.params = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_MessageMcpRequest)
    return o


def _d_MultiSelectItemsString(d: Any, c: Any) -> Any:
    o: Any = _new(MultiSelectItemsString)
    v = d["enum"]
    if type(v) is not list:
        raise Unclean
    for x in v:
        if type(x) is not str:
            raise Unclean
    o.enum = v[:]
    if len(d) == 2:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_MultiSelectItemsString)
    return o


def _d_MultiSelectItemsOther(d: Any, c: Any) -> Any:
    if d.get("type") in _S_7:
        raise Unclean
    o: Any = _new(MultiSelectItemsOther)
    v = d["type"]
    if type(v) is not str:
        raise Unclean
    o.type = v
    o.extra_fields = NO_EXTRA if len(d) == 1 else extra(d, _K_MultiSelectItemsOther)
    o._keys = tuple(d)
    return o


def _d_NesCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(NesCapabilities)
    if len(d) == 0:
        o.events = o.context = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "events" in d:
        n += 1
        v = d["events"]
        if v is None:
            o.events = None
        else:
            o.events = _d_NesEventCapabilities(v, c)
    else:
        o.events = None
    if "context" in d:
        n += 1
        v = d["context"]
        if v is None:
            o.context = None
        else:
            o.context = _d_NesContextCapabilities(v, c)
    else:
        o.context = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_NesCapabilities)
    return o


def _d_NesContextCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(NesContextCapabilities)
    if len(d) == 0:
        o.recent_files = o.related_snippets = o.edit_history = o.user_actions = None
        o.open_files = o.diagnostics = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "recentFiles" in d:
        n += 1
        v = d["recentFiles"]
        if v is None:
            o.recent_files = None
        else:
            o.recent_files = _d_NesRecentFilesCapabilities(v, c)
    else:
        o.recent_files = None
    if "relatedSnippets" in d:
        n += 1
        v = d["relatedSnippets"]
        if v is None:
            o.related_snippets = None
        else:
            o.related_snippets = _d_NesRelatedSnippetsCapabilities(v, c)
    else:
        o.related_snippets = None
    if "editHistory" in d:
        n += 1
        v = d["editHistory"]
        if v is None:
            o.edit_history = None
        else:
            o.edit_history = _d_NesEditHistoryCapabilities(v, c)
    else:
        o.edit_history = None
    if "userActions" in d:
        n += 1
        v = d["userActions"]
        if v is None:
            o.user_actions = None
        else:
            o.user_actions = _d_NesUserActionsCapabilities(v, c)
    else:
        o.user_actions = None
    if "openFiles" in d:
        n += 1
        v = d["openFiles"]
        if v is None:
            o.open_files = None
        else:
            o.open_files = _d_NesOpenFilesCapabilities(v, c)
    else:
        o.open_files = None
    if "diagnostics" in d:
        n += 1
        v = d["diagnostics"]
        if v is None:
            o.diagnostics = None
        else:
            o.diagnostics = _d_NesDiagnosticsCapabilities(v, c)
    else:
        o.diagnostics = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_NesContextCapabilities)
    return o


def _d_NesDiagnostic(d: Any, c: Any) -> Any:
    o: Any = _new(NesDiagnostic)
    v = d["uri"]
    if type(v) is not str:
        raise Unclean
    o.uri = v
    v = d["range"]
    o.range = _d_Range(v, c)
    v = d["severity"]
    if v not in _S_8:
        raise Unclean
    o.severity = v
    v = d["message"]
    if type(v) is not str:
        raise Unclean
    o.message = v
    if len(d) == 4:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 4
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_NesDiagnostic)
    return o


def _d_NesDiagnosticsCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(NesDiagnosticsCapabilities)
    if len(d) == 0:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_NesDiagnosticsCapabilities)
    return o


def _d_NesDocumentDidChangeCapabilities(d: Any, c: Any) -> Any:
    o: Any = _new(NesDocumentDidChangeCapabilities)
    v = d["syncKind"]
    if v not in _S_9:
        raise Unclean
    o.sync_kind = v
    if len(d) == 1:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 1
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_NesDocumentDidChangeCapabilities)
    return o


def _d_NesDocumentDidCloseCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(NesDocumentDidCloseCapabilities)
    if len(d) == 0:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_NesDocumentDidCloseCapabilities)
    return o


def _d_NesDocumentDidFocusCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(NesDocumentDidFocusCapabilities)
    if len(d) == 0:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_NesDocumentDidFocusCapabilities)
    return o


def _d_NesDocumentDidOpenCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(NesDocumentDidOpenCapabilities)
    if len(d) == 0:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_NesDocumentDidOpenCapabilities)
    return o


def _d_NesDocumentDidSaveCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(NesDocumentDidSaveCapabilities)
    if len(d) == 0:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_NesDocumentDidSaveCapabilities)
    return o


def _d_NesDocumentEventCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(NesDocumentEventCapabilities)
    if len(d) == 0:
        o.did_open = o.did_change = o.did_close = o.did_save = o.did_focus = None
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "didOpen" in d:
        n += 1
        v = d["didOpen"]
        if v is None:
            o.did_open = None
        else:
            o.did_open = _d_NesDocumentDidOpenCapabilities(v, c)
    else:
        o.did_open = None
    if "didChange" in d:
        n += 1
        v = d["didChange"]
        if v is None:
            o.did_change = None
        else:
            o.did_change = _d_NesDocumentDidChangeCapabilities(v, c)
    else:
        o.did_change = None
    if "didClose" in d:
        n += 1
        v = d["didClose"]
        if v is None:
            o.did_close = None
        else:
            o.did_close = _d_NesDocumentDidCloseCapabilities(v, c)
    else:
        o.did_close = None
    if "didSave" in d:
        n += 1
        v = d["didSave"]
        if v is None:
            o.did_save = None
        else:
            o.did_save = _d_NesDocumentDidSaveCapabilities(v, c)
    else:
        o.did_save = None
    if "didFocus" in d:
        n += 1
        v = d["didFocus"]
        if v is None:
            o.did_focus = None
        else:
            o.did_focus = _d_NesDocumentDidFocusCapabilities(v, c)
    else:
        o.did_focus = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_NesDocumentEventCapabilities)
    return o


def _d_NesEditHistoryCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(NesEditHistoryCapabilities)
    if len(d) == 0:
        o.max_count = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "maxCount" in d:
        n += 1
        v = d["maxCount"]
        if v is not None and (type(v) is not int or not 0 <= v <= 4294967295):
            raise Unclean
        o.max_count = v
    else:
        o.max_count = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_NesEditHistoryCapabilities)
    return o


def _d_NesEditHistoryEntry(d: Any, c: Any) -> Any:
    o: Any = _new(NesEditHistoryEntry)
    v = d["uri"]
    if type(v) is not str:
        raise Unclean
    o.uri = v
    v = d["diff"]
    if type(v) is not str:
        raise Unclean
    o.diff = v
    if len(d) == 2:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_NesEditHistoryEntry)
    return o


def _d_NesEventCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(NesEventCapabilities)
    if len(d) == 0:
        o.document = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "document" in d:
        n += 1
        v = d["document"]
        if v is None:
            o.document = None
        else:
            o.document = _d_NesDocumentEventCapabilities(v, c)
    else:
        o.document = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_NesEventCapabilities)
    return o


def _d_NesExcerpt(d: Any, c: Any) -> Any:
    o: Any = _new(NesExcerpt)
    v = d["startLine"]
    if type(v) is not int or not 0 <= v <= 4294967295:
        raise Unclean
    o.start_line = v
    v = d["endLine"]
    if type(v) is not int or not 0 <= v <= 4294967295:
        raise Unclean
    o.end_line = v
    v = d["text"]
    if type(v) is not str:
        raise Unclean
    o.text = v
    if len(d) == 3:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 3
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_NesExcerpt)
    return o


def _d_NesJumpCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(NesJumpCapabilities)
    if len(d) == 0:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_NesJumpCapabilities)
    return o


def _d_NesOpenFile(d: Any, c: Any) -> Any:
    o: Any = _new(NesOpenFile)
    v = d["uri"]
    if type(v) is not str:
        raise Unclean
    o.uri = v
    v = d["languageId"]
    if type(v) is not str:
        raise Unclean
    o.language_id = v
    if len(d) == 2:
        o.visible_range = o.last_focused_ms = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "visibleRange" in d:
        n += 1
        v = d["visibleRange"]
        if v is None:
            o.visible_range = None
        else:
            o.visible_range = _d_Range(v, c)
    else:
        o.visible_range = None
    if "lastFocusedMs" in d:
        n += 1
        v = d["lastFocusedMs"]
        if v is not None and (type(v) is not int or not 0 <= v <= 18446744073709551615):
            raise Unclean
        o.last_focused_ms = v
    else:
        o.last_focused_ms = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_NesOpenFile)
    return o


def _d_NesOpenFilesCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(NesOpenFilesCapabilities)
    if len(d) == 0:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_NesOpenFilesCapabilities)
    return o


def _d_NesRecentFile(d: Any, c: Any) -> Any:
    o: Any = _new(NesRecentFile)
    v = d["uri"]
    if type(v) is not str:
        raise Unclean
    o.uri = v
    v = d["languageId"]
    if type(v) is not str:
        raise Unclean
    o.language_id = v
    v = d["text"]
    if type(v) is not str:
        raise Unclean
    o.text = v
    if len(d) == 3:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 3
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_NesRecentFile)
    return o


def _d_NesRecentFilesCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(NesRecentFilesCapabilities)
    if len(d) == 0:
        o.max_count = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "maxCount" in d:
        n += 1
        v = d["maxCount"]
        if v is not None and (type(v) is not int or not 0 <= v <= 4294967295):
            raise Unclean
        o.max_count = v
    else:
        o.max_count = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_NesRecentFilesCapabilities)
    return o


def _d_NesRelatedSnippet(d: Any, c: Any) -> Any:
    o: Any = _new(NesRelatedSnippet)
    v = d["uri"]
    if type(v) is not str:
        raise Unclean
    o.uri = v
    v = d["excerpts"]
    if type(v) is not list:
        raise Unclean
    o.excerpts = [_d_NesExcerpt(x, c) for x in v]
    if len(d) == 2:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_NesRelatedSnippet)
    return o


def _d_NesRelatedSnippetsCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(NesRelatedSnippetsCapabilities)
    if len(d) == 0:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_NesRelatedSnippetsCapabilities)
    return o


def _d_NesRenameCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(NesRenameCapabilities)
    if len(d) == 0:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_NesRenameCapabilities)
    return o


def _d_NesRepository(d: Any, c: Any) -> Any:
    o: Any = _new(NesRepository)
    v = d["name"]
    if type(v) is not str:
        raise Unclean
    o.name = v
    v = d["owner"]
    if type(v) is not str:
        raise Unclean
    o.owner = v
    v = d["remoteUrl"]
    if type(v) is not str:
        raise Unclean
    o.remote_url = v
    if len(d) == 3:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 3
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_NesRepository)
    return o


def _d_NesSearchAndReplaceCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(NesSearchAndReplaceCapabilities)
    if len(d) == 0:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_NesSearchAndReplaceCapabilities)
    return o


def _d_NesSuggestContext(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(NesSuggestContext)
    if len(d) == 0:
        o.recent_files = o.related_snippets = o.edit_history = o.user_actions = None
        o.open_files = o.diagnostics = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "recentFiles" in d:
        n += 1
        v = d["recentFiles"]
        if v is None:
            o.recent_files = None
        else:
            if type(v) is not list:
                raise Unclean
            o.recent_files = [_d_NesRecentFile(x, c) for x in v]
    else:
        o.recent_files = None
    if "relatedSnippets" in d:
        n += 1
        v = d["relatedSnippets"]
        if v is None:
            o.related_snippets = None
        else:
            if type(v) is not list:
                raise Unclean
            o.related_snippets = [_d_NesRelatedSnippet(x, c) for x in v]
    else:
        o.related_snippets = None
    if "editHistory" in d:
        n += 1
        v = d["editHistory"]
        if v is None:
            o.edit_history = None
        else:
            if type(v) is not list:
                raise Unclean
            o.edit_history = [_d_NesEditHistoryEntry(x, c) for x in v]
    else:
        o.edit_history = None
    if "userActions" in d:
        n += 1
        v = d["userActions"]
        if v is None:
            o.user_actions = None
        else:
            if type(v) is not list:
                raise Unclean
            o.user_actions = [_d_NesUserAction(x, c) for x in v]
    else:
        o.user_actions = None
    if "openFiles" in d:
        n += 1
        v = d["openFiles"]
        if v is None:
            o.open_files = None
        else:
            if type(v) is not list:
                raise Unclean
            o.open_files = [_d_NesOpenFile(x, c) for x in v]
    else:
        o.open_files = None
    if "diagnostics" in d:
        n += 1
        v = d["diagnostics"]
        if v is None:
            o.diagnostics = None
        else:
            if type(v) is not list:
                raise Unclean
            o.diagnostics = [_d_NesDiagnostic(x, c) for x in v]
    else:
        o.diagnostics = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_NesSuggestContext)
    return o


def _d_NesSuggestionEdit(d: Any, c: Any) -> Any:
    o: Any = _new(NesSuggestionEdit)
    v = d["id"]
    if type(v) is not str:
        raise Unclean
    o.id = v
    v = d["uri"]
    if type(v) is not str:
        raise Unclean
    o.uri = v
    v = d["edits"]
    if type(v) is not list:
        raise Unclean
    o.edits = [_d_NesTextEdit(x, c) for x in v]
    if len(d) == 4:
        o.cursor_position = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 4
    if "cursorPosition" in d:
        n += 1
        v = d["cursorPosition"]
        if v is None:
            o.cursor_position = None
        else:
            o.cursor_position = _d_Position(v, c)
    else:
        o.cursor_position = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_NesSuggestionEdit)
    return o


def _d_NesSuggestionJump(d: Any, c: Any) -> Any:
    o: Any = _new(NesSuggestionJump)
    v = d["id"]
    if type(v) is not str:
        raise Unclean
    o.id = v
    v = d["uri"]
    if type(v) is not str:
        raise Unclean
    o.uri = v
    v = d["position"]
    o.position = _d_Position(v, c)
    if len(d) == 4:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 4
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_NesSuggestionJump)
    return o


def _d_NesSuggestionRename(d: Any, c: Any) -> Any:
    o: Any = _new(NesSuggestionRename)
    v = d["id"]
    if type(v) is not str:
        raise Unclean
    o.id = v
    v = d["uri"]
    if type(v) is not str:
        raise Unclean
    o.uri = v
    v = d["position"]
    o.position = _d_Position(v, c)
    v = d["newName"]
    if type(v) is not str:
        raise Unclean
    o.new_name = v
    if len(d) == 5:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 5
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_NesSuggestionRename)
    return o


def _d_NesSuggestionSearchAndReplace(d: Any, c: Any) -> Any:
    o: Any = _new(NesSuggestionSearchAndReplace)
    v = d["id"]
    if type(v) is not str:
        raise Unclean
    o.id = v
    v = d["uri"]
    if type(v) is not str:
        raise Unclean
    o.uri = v
    v = d["search"]
    if type(v) is not str:
        raise Unclean
    o.search = v
    v = d["replace"]
    if type(v) is not str:
        raise Unclean
    o.replace = v
    if len(d) == 5:
        o.is_regex = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 5
    if "isRegex" in d:
        n += 1
        v = d["isRegex"]
        if v is not None and type(v) is not bool:
            raise Unclean
        o.is_regex = v
    else:
        o.is_regex = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_NesSuggestionSearchAndReplace)
    return o


def _d_NesTextEdit(d: Any, c: Any) -> Any:
    o: Any = _new(NesTextEdit)
    v = d["range"]
    o.range = _d_Range(v, c)
    v = d["newText"]
    if type(v) is not str:
        raise Unclean
    o.new_text = v
    if len(d) == 2:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_NesTextEdit)
    return o


def _d_NesUserAction(d: Any, c: Any) -> Any:
    o: Any = _new(NesUserAction)
    v = d["action"]
    if type(v) is not str:
        raise Unclean
    o.action = v
    v = d["uri"]
    if type(v) is not str:
        raise Unclean
    o.uri = v
    v = d["position"]
    o.position = _d_Position(v, c)
    v = d["timestampMs"]
    if type(v) is not int or not 0 <= v <= 18446744073709551615:
        raise Unclean
    o.timestamp_ms = v
    if len(d) == 4:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 4
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_NesUserAction)
    return o


def _d_NesUserActionsCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(NesUserActionsCapabilities)
    if len(d) == 0:
        o.max_count = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "maxCount" in d:
        n += 1
        v = d["maxCount"]
        if v is not None and (type(v) is not int or not 0 <= v <= 4294967295):
            raise Unclean
        o.max_count = v
    else:
        o.max_count = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_NesUserActionsCapabilities)
    return o


def _d_NewSessionRequest(d: Any, c: Any) -> Any:
    o: Any = _new(NewSessionRequest)
    v = d["cwd"]
    if type(v) is not str:
        raise Unclean
    o.cwd = v
    v = d["mcpServers"]
    if type(v) is not list:
        raise Unclean
    o.mcp_servers = [_d_McpServer(x, c) for x in v]
    if len(d) == 2:
        o.additional_directories = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "additionalDirectories" in d:
        n += 1
        v = d["additionalDirectories"]
        if type(v) is not list:
            raise Unclean
        for x in v:
            if type(x) is not str:
                raise Unclean
        o.additional_directories = v[:]
    else:
        o.additional_directories = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_NewSessionRequest)
    return o


def _d_NewSessionResponse(d: Any, c: Any) -> Any:
    o: Any = _new(NewSessionResponse)
    v = d["sessionId"]
    if type(v) is not str:
        raise Unclean
    o.session_id = v
    if len(d) == 1:
        o.modes = o.config_options = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 1
    if "modes" in d:
        n += 1
        v = d["modes"]
        if v is None:
            o.modes = None
        else:
            o.modes = _d_SessionModeState(v, c)
    else:
        o.modes = None
    if "configOptions" in d:
        n += 1
        v = d["configOptions"]
        if v is None:
            o.config_options = None
        else:
            if type(v) is not list:
                raise Unclean
            o.config_options = [_T_SessionConfigOption[x["type"]](x, c) for x in v]
    else:
        o.config_options = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_NewSessionResponse)
    return o


def _d_NoticeCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(NoticeCapabilities)
    o.extra_fields = NO_EXTRA if len(d) == 0 else extra(d, _K_NoticeCapabilities)
    return o


def _d_PermissionOption(d: Any, c: Any) -> Any:
    o: Any = _new(PermissionOption)
    v = d["optionId"]
    if type(v) is not str:
        raise Unclean
    o.option_id = v
    v = d["name"]
    if type(v) is not str:
        raise Unclean
    o.name = v
    v = d["kind"]
    if v not in _S_10:
        raise Unclean
    o.kind = v
    if len(d) == 3:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 3
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_PermissionOption)
    return o


def _d_PlanCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(PlanCapabilities)
    if len(d) == 0:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_PlanCapabilities)
    return o


def _d_PlanEntry(d: Any, c: Any) -> Any:
    o: Any = _new(PlanEntry)
    v = d["content"]
    if type(v) is not str:
        raise Unclean
    o.content = v
    v = d["priority"]
    if v not in _S_11:
        raise Unclean
    o.priority = v
    v = d["status"]
    if v not in _S_12:
        raise Unclean
    o.status = v
    if len(d) == 3:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 3
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_PlanEntry)
    return o


def _d_PlanUpdateContentItems(d: Any, c: Any) -> Any:
    o: Any = _new(PlanUpdateContentItems)
    v = d["planId"]
    if type(v) is not str:
        raise Unclean
    o.plan_id = v
    v = d["entries"]
    if type(v) is not list:
        raise Unclean
    o.entries = [_d_PlanEntry(x, c) for x in v]
    if len(d) == 3:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 3
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_PlanUpdateContentItems)
    return o


def _d_PlanUpdateContentFile(d: Any, c: Any) -> Any:
    o: Any = _new(PlanUpdateContentFile)
    v = d["planId"]
    if type(v) is not str:
        raise Unclean
    o.plan_id = v
    v = d["uri"]
    if type(v) is not str:
        raise Unclean
    o.uri = v
    if len(d) == 3:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 3
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_PlanUpdateContentFile)
    return o


def _d_PlanUpdateContentMarkdown(d: Any, c: Any) -> Any:
    o: Any = _new(PlanUpdateContentMarkdown)
    v = d["planId"]
    if type(v) is not str:
        raise Unclean
    o.plan_id = v
    v = d["content"]
    if type(v) is not str:
        raise Unclean
    o.content = v
    if len(d) == 3:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 3
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_PlanUpdateContentMarkdown)
    return o


def _d_Position(d: Any, c: Any) -> Any:
    o: Any = _new(Position)
    v = d["line"]
    if type(v) is not int or not 0 <= v <= 4294967295:
        raise Unclean
    o.line = v
    v = d["character"]
    if type(v) is not int or not 0 <= v <= 4294967295:
        raise Unclean
    o.character = v
    if len(d) == 2:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_Position)
    return o


def _d_PromptCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(PromptCapabilities)
    s: tuple[str, ...] = ()
    if len(d) == 0:
        o.image = False
        o.audio = False
        o.embedded_context = False
        o.meta = None
        o.extra_fields = NO_EXTRA
        o._sent = s
        return o
    n = 0
    if "image" in d:
        n += 1
        v = d["image"]
        s += ("image",)
        if type(v) is not bool:
            raise Unclean
        o.image = v
    else:
        o.image = False
    if "audio" in d:
        n += 1
        v = d["audio"]
        s += ("audio",)
        if type(v) is not bool:
            raise Unclean
        o.audio = v
    else:
        o.audio = False
    if "embeddedContext" in d:
        n += 1
        v = d["embeddedContext"]
        s += ("embeddedContext",)
        if type(v) is not bool:
            raise Unclean
        o.embedded_context = v
    else:
        o.embedded_context = False
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_PromptCapabilities)
    o._sent = s
    return o


def _d_PromptRequest(d: Any, c: Any) -> Any:
    o: Any = _new(PromptRequest)
    v = d["sessionId"]
    if type(v) is not str:
        raise Unclean
    o.session_id = v
    v = d["prompt"]
    if type(v) is not list:
        raise Unclean
    o.prompt = [_T_ContentBlock[x["type"]](x, c) for x in v]
    if len(d) == 2:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_PromptRequest)
    return o


def _d_PromptResponse(d: Any, c: Any) -> Any:
    o: Any = _new(PromptResponse)
    v = d["stopReason"]
    if v not in _S_13:
        raise Unclean
    o.stop_reason = v
    if len(d) == 1:
        o.usage = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 1
    if "usage" in d:
        if "unstable_end_turn_token_usage" not in c.on:
            raise Unclean
        n += 1
        v = d["usage"]
        if v is None:
            o.usage = None
        else:
            o.usage = _d_Usage(v, c)
    else:
        o.usage = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_PromptResponse)
    return o


def _d_ProviderCurrentConfig(d: Any, c: Any) -> Any:
    o: Any = _new(ProviderCurrentConfig)
    v = d["apiType"]
    if type(v) is not str:
        raise Unclean
    o.api_type = v
    v = d["baseUrl"]
    if type(v) is not str:
        raise Unclean
    o.base_url = v
    if len(d) == 2:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_ProviderCurrentConfig)
    return o


def _d_ProviderInfo(d: Any, c: Any) -> Any:
    o: Any = _new(ProviderInfo)
    v = d["providerId"]
    if type(v) is not str:
        raise Unclean
    o.provider_id = v
    v = d["supported"]
    if type(v) is not list:
        raise Unclean
    for x in v:
        if type(x) is not str:
            raise Unclean
    o.supported = v[:]
    v = d["required"]
    if type(v) is not bool:
        raise Unclean
    o.required = v
    if len(d) == 3:
        o.current = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 3
    if "current" in d:
        n += 1
        v = d["current"]
        if v is None:
            o.current = None
        else:
            o.current = _d_ProviderCurrentConfig(v, c)
    else:
        o.current = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_ProviderInfo)
    return o


def _d_ProvidersCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(ProvidersCapabilities)
    if len(d) == 0:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_ProvidersCapabilities)
    return o


def _d_Range(d: Any, c: Any) -> Any:
    o: Any = _new(Range)
    v = d["start"]
    o.start = _d_Position(v, c)
    v = d["end"]
    o.end = _d_Position(v, c)
    if len(d) == 2:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_Range)
    return o


def _d_ReadTextFileRequest(d: Any, c: Any) -> Any:
    o: Any = _new(ReadTextFileRequest)
    v = d["sessionId"]
    if type(v) is not str:
        raise Unclean
    o.session_id = v
    v = d["path"]
    if type(v) is not str:
        raise Unclean
    o.path = v
    if len(d) == 2:
        o.line = o.limit = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "line" in d:
        n += 1
        v = d["line"]
        if v is not None and (type(v) is not int or not 0 <= v <= 4294967295):
            raise Unclean
        o.line = v
    else:
        o.line = None
    if "limit" in d:
        n += 1
        v = d["limit"]
        if v is not None and (type(v) is not int or not 0 <= v <= 4294967295):
            raise Unclean
        o.limit = v
    else:
        o.limit = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_ReadTextFileRequest)
    return o


def _d_ReadTextFileResponse(d: Any, c: Any) -> Any:
    o: Any = _new(ReadTextFileResponse)
    v = d["content"]
    if type(v) is not str:
        raise Unclean
    o.content = v
    if len(d) == 1:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 1
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_ReadTextFileResponse)
    return o


def _d_RejectNesNotification(d: Any, c: Any) -> Any:
    o: Any = _new(RejectNesNotification)
    v = d["sessionId"]
    if type(v) is not str:
        raise Unclean
    o.session_id = v
    v = d["id"]
    if type(v) is not str:
        raise Unclean
    o.id = v
    if len(d) == 2:
        o.reason = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "reason" in d:
        n += 1
        v = d["reason"]
        if v is not None and v not in _S_14:
            raise Unclean
        o.reason = v
    else:
        o.reason = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_RejectNesNotification)
    return o


def _d_ReleaseTerminalRequest(d: Any, c: Any) -> Any:
    o: Any = _new(ReleaseTerminalRequest)
    v = d["sessionId"]
    if type(v) is not str:
        raise Unclean
    o.session_id = v
    v = d["terminalId"]
    if type(v) is not str:
        raise Unclean
    o.terminal_id = v
    if len(d) == 2:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_ReleaseTerminalRequest)
    return o


def _d_ReleaseTerminalResponse(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(ReleaseTerminalResponse)
    if len(d) == 0:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_ReleaseTerminalResponse)
    return o


def _d_RequestPermissionOutcomeCancelled(d: Any, c: Any) -> Any:
    o: Any = _new(RequestPermissionOutcomeCancelled)
    if len(d) == 1:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_RequestPermissionOutcomeCancelled)
    return o


def _d_RequestPermissionOutcomeSelected(d: Any, c: Any) -> Any:
    o: Any = _new(RequestPermissionOutcomeSelected)
    v = d["optionId"]
    if type(v) is not str:
        raise Unclean
    o.option_id = v
    if len(d) == 2:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_RequestPermissionOutcomeSelected)
    return o


def _d_RequestPermissionRequest(d: Any, c: Any) -> Any:
    o: Any = _new(RequestPermissionRequest)
    v = d["sessionId"]
    if type(v) is not str:
        raise Unclean
    o.session_id = v
    v = d["toolCall"]
    o.tool_call = _d_ToolCallUpdate(v, c)
    v = d["options"]
    if type(v) is not list:
        raise Unclean
    o.options = [_d_PermissionOption(x, c) for x in v]
    if len(d) == 3:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 3
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_RequestPermissionRequest)
    return o


def _d_RequestPermissionResponse(d: Any, c: Any) -> Any:
    o: Any = _new(RequestPermissionResponse)
    v = d["outcome"]
    o.outcome = _T_RequestPermissionOutcome[v["outcome"]](v, c)
    if len(d) == 1:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 1
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_RequestPermissionResponse)
    return o


def _d_ResumeSessionRequest(d: Any, c: Any) -> Any:
    o: Any = _new(ResumeSessionRequest)
    v = d["sessionId"]
    if type(v) is not str:
        raise Unclean
    o.session_id = v
    v = d["cwd"]
    if type(v) is not str:
        raise Unclean
    o.cwd = v
    if len(d) == 2:
        o.additional_directories = o.mcp_servers = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "additionalDirectories" in d:
        n += 1
        v = d["additionalDirectories"]
        if type(v) is not list:
            raise Unclean
        for x in v:
            if type(x) is not str:
                raise Unclean
        o.additional_directories = v[:]
    else:
        o.additional_directories = None
    if "mcpServers" in d:
        n += 1
        v = d["mcpServers"]
        if type(v) is not list:
            raise Unclean
        o.mcp_servers = [_d_McpServer(x, c) for x in v]
    else:
        o.mcp_servers = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_ResumeSessionRequest)
    return o


def _d_ResumeSessionResponse(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(ResumeSessionResponse)
    if len(d) == 0:
        o.modes = o.config_options = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "modes" in d:
        n += 1
        v = d["modes"]
        if v is None:
            o.modes = None
        else:
            o.modes = _d_SessionModeState(v, c)
    else:
        o.modes = None
    if "configOptions" in d:
        n += 1
        v = d["configOptions"]
        if v is None:
            o.config_options = None
        else:
            if type(v) is not list:
                raise Unclean
            o.config_options = [_T_SessionConfigOption[x["type"]](x, c) for x in v]
    else:
        o.config_options = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_ResumeSessionResponse)
    return o


def _d_SessionAdditionalDirectoriesCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(SessionAdditionalDirectoriesCapabilities)
    if len(d) == 0:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_SessionAdditionalDirectoriesCapabilities)
    return o


def _d_SessionCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(SessionCapabilities)
    if len(d) == 0:
        o.list = o.delete = o.additional_directories = o.fork = o.resume = None
        o.close = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "list" in d:
        n += 1
        v = d["list"]
        if v is None:
            o.list = None
        else:
            o.list = _d_SessionListCapabilities(v, c)
    else:
        o.list = None
    if "delete" in d:
        n += 1
        v = d["delete"]
        if v is None:
            o.delete = None
        else:
            o.delete = _d_SessionDeleteCapabilities(v, c)
    else:
        o.delete = None
    if "additionalDirectories" in d:
        n += 1
        v = d["additionalDirectories"]
        if v is None:
            o.additional_directories = None
        else:
            o.additional_directories = _d_SessionAdditionalDirectoriesCapabilities(v, c)
    else:
        o.additional_directories = None
    if "fork" in d:
        if "unstable_session_fork" not in c.on:
            raise Unclean
        n += 1
        v = d["fork"]
        if v is None:
            o.fork = None
        else:
            o.fork = _d_SessionForkCapabilities(v, c)
    else:
        o.fork = None
    if "resume" in d:
        n += 1
        v = d["resume"]
        if v is None:
            o.resume = None
        else:
            o.resume = _d_SessionResumeCapabilities(v, c)
    else:
        o.resume = None
    if "close" in d:
        n += 1
        v = d["close"]
        if v is None:
            o.close = None
        else:
            o.close = _d_SessionCloseCapabilities(v, c)
    else:
        o.close = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_SessionCapabilities)
    return o


def _d_SessionCloseCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(SessionCloseCapabilities)
    if len(d) == 0:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_SessionCloseCapabilities)
    return o


def _d_SessionConfigOptionSelect(d: Any, c: Any) -> Any:
    o: Any = _new(SessionConfigOptionSelect)
    v = d["currentValue"]
    if type(v) is not str:
        raise Unclean
    o.current_value = v
    v = d["options"]
    o.options = _d_SessionConfigSelectOptions(v, c)
    v = d["id"]
    if type(v) is not str:
        raise Unclean
    o.id = v
    v = d["name"]
    if type(v) is not str:
        raise Unclean
    o.name = v
    if len(d) == 5:
        o.description = o.category = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 5
    if "description" in d:
        n += 1
        v = d["description"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.description = v
    else:
        o.description = None
    if "category" in d:
        n += 1
        v = d["category"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.category = v
    else:
        o.category = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_SessionConfigOptionSelect)
    return o


def _d_SessionConfigOptionBoolean(d: Any, c: Any) -> Any:
    o: Any = _new(SessionConfigOptionBoolean)
    v = d["currentValue"]
    if type(v) is not bool:
        raise Unclean
    o.current_value = v
    v = d["id"]
    if type(v) is not str:
        raise Unclean
    o.id = v
    v = d["name"]
    if type(v) is not str:
        raise Unclean
    o.name = v
    if len(d) == 4:
        o.description = o.category = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 4
    if "description" in d:
        n += 1
        v = d["description"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.description = v
    else:
        o.description = None
    if "category" in d:
        n += 1
        v = d["category"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.category = v
    else:
        o.category = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_SessionConfigOptionBoolean)
    return o


def _d_SessionConfigOptionsCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(SessionConfigOptionsCapabilities)
    if len(d) == 0:
        o.boolean = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "boolean" in d:
        n += 1
        v = d["boolean"]
        if v is None:
            o.boolean = None
        else:
            o.boolean = _d_BooleanConfigOptionCapabilities(v, c)
    else:
        o.boolean = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_SessionConfigOptionsCapabilities)
    return o


def _d_SessionConfigSelectGroup(d: Any, c: Any) -> Any:
    o: Any = _new(SessionConfigSelectGroup)
    v = d["group"]
    if type(v) is not str:
        raise Unclean
    o.group = v
    v = d["name"]
    if type(v) is not str:
        raise Unclean
    o.name = v
    v = d["options"]
    if type(v) is not list:
        raise Unclean
    o.options = [_d_SessionConfigSelectOption(x, c) for x in v]
    if len(d) == 3:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 3
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_SessionConfigSelectGroup)
    return o


def _d_SessionConfigSelectOption(d: Any, c: Any) -> Any:
    o: Any = _new(SessionConfigSelectOption)
    v = d["value"]
    if type(v) is not str:
        raise Unclean
    o.value = v
    v = d["name"]
    if type(v) is not str:
        raise Unclean
    o.name = v
    if len(d) == 2:
        o.description = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "description" in d:
        n += 1
        v = d["description"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.description = v
    else:
        o.description = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_SessionConfigSelectOption)
    return o


def _d_SessionDeleteCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(SessionDeleteCapabilities)
    if len(d) == 0:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_SessionDeleteCapabilities)
    return o


def _d_SessionForkCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(SessionForkCapabilities)
    if len(d) == 0:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_SessionForkCapabilities)
    return o


def _d_SessionInfo(d: Any, c: Any) -> Any:
    o: Any = _new(SessionInfo)
    v = d["sessionId"]
    if type(v) is not str:
        raise Unclean
    o.session_id = v
    v = d["cwd"]
    if type(v) is not str:
        raise Unclean
    o.cwd = v
    if len(d) == 2:
        o.additional_directories = o.title = o.updated_at = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "additionalDirectories" in d:
        n += 1
        v = d["additionalDirectories"]
        if type(v) is not list:
            raise Unclean
        for x in v:
            if type(x) is not str:
                raise Unclean
        o.additional_directories = v[:]
    else:
        o.additional_directories = None
    if "title" in d:
        n += 1
        v = d["title"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.title = v
    else:
        o.title = None
    if "updatedAt" in d:
        n += 1
        v = d["updatedAt"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.updated_at = v
    else:
        o.updated_at = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_SessionInfo)
    return o


def _d_SessionListCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(SessionListCapabilities)
    if len(d) == 0:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_SessionListCapabilities)
    return o


def _d_SessionMode(d: Any, c: Any) -> Any:
    o: Any = _new(SessionMode)
    v = d["id"]
    if type(v) is not str:
        raise Unclean
    o.id = v
    v = d["name"]
    if type(v) is not str:
        raise Unclean
    o.name = v
    if len(d) == 2:
        o.description = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "description" in d:
        n += 1
        v = d["description"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.description = v
    else:
        o.description = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_SessionMode)
    return o


def _d_SessionModeState(d: Any, c: Any) -> Any:
    o: Any = _new(SessionModeState)
    v = d["currentModeId"]
    if type(v) is not str:
        raise Unclean
    o.current_mode_id = v
    v = d["availableModes"]
    if type(v) is not list:
        raise Unclean
    o.available_modes = [_d_SessionMode(x, c) for x in v]
    if len(d) == 2:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_SessionModeState)
    return o


def _d_SessionNotification(d: Any, c: Any) -> Any:
    o: Any = _new(SessionNotification)
    v = d["sessionId"]
    if type(v) is not str:
        raise Unclean
    o.session_id = v
    v = d["update"]
    o.update = _T_SessionUpdate[v["sessionUpdate"]](v, c)
    if len(d) == 2:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_SessionNotification)
    return o


def _d_SessionResumeCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(SessionResumeCapabilities)
    if len(d) == 0:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_SessionResumeCapabilities)
    return o


def _d_SessionUpdateUserMessageChunk(d: Any, c: Any) -> Any:
    o: Any = _new(SessionUpdateUserMessageChunk)
    v = d["content"]
    o.content = _T_ContentBlock[v["type"]](v, c)
    if len(d) == 2:
        o.message_id = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "messageId" in d:
        n += 1
        v = d["messageId"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.message_id = v
    else:
        o.message_id = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_SessionUpdateUserMessageChunk)
    return o


def _d_SessionUpdateAgentMessageChunk(d: Any, c: Any) -> Any:
    o: Any = _new(SessionUpdateAgentMessageChunk)
    v = d["content"]
    o.content = _T_ContentBlock[v["type"]](v, c)
    if len(d) == 2:
        o.message_id = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "messageId" in d:
        n += 1
        v = d["messageId"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.message_id = v
    else:
        o.message_id = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_SessionUpdateAgentMessageChunk)
    return o


def _d_SessionUpdateAgentThoughtChunk(d: Any, c: Any) -> Any:
    o: Any = _new(SessionUpdateAgentThoughtChunk)
    v = d["content"]
    o.content = _T_ContentBlock[v["type"]](v, c)
    if len(d) == 2:
        o.message_id = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "messageId" in d:
        n += 1
        v = d["messageId"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.message_id = v
    else:
        o.message_id = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_SessionUpdateAgentThoughtChunk)
    return o


def _d_SessionUpdateToolCall(d: Any, c: Any) -> Any:
    o: Any = _new(SessionUpdateToolCall)
    v = d["toolCallId"]
    if type(v) is not str:
        raise Unclean
    o.tool_call_id = v
    v = d["title"]
    if type(v) is not str:
        raise Unclean
    o.title = v
    if len(d) == 3:
        o.name = o.kind = o.status = o.content = o.locations = o.raw_input = None
        o.raw_output = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 3
    if "name" in d:
        n += 1
        v = d["name"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.name = v
    else:
        o.name = None
    if "kind" in d:
        n += 1
        v = d["kind"]
        if v not in _S_15:
            raise Unclean
        o.kind = v
    else:
        o.kind = None
    if "status" in d:
        n += 1
        v = d["status"]
        if v not in _S_16:
            raise Unclean
        o.status = v
    else:
        o.status = None
    if "content" in d:
        n += 1
        v = d["content"]
        if type(v) is not list:
            raise Unclean
        o.content = [_T_ToolCallContent[x["type"]](x, c) for x in v]
    else:
        o.content = None
    if "locations" in d:
        n += 1
        v = d["locations"]
        if type(v) is not list:
            raise Unclean
        o.locations = [_d_ToolCallLocation(x, c) for x in v]
    else:
        o.locations = None
    if "rawInput" in d:
        n += 1
        v = d["rawInput"]
        o.raw_input = v
    else:
        o.raw_input = None
    if "rawOutput" in d:
        n += 1
        v = d["rawOutput"]
        o.raw_output = v
    else:
        o.raw_output = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_SessionUpdateToolCall)
    return o


def _d_SessionUpdateToolCallUpdate(d: Any, c: Any) -> Any:
    o: Any = _new(SessionUpdateToolCallUpdate)
    v = d["toolCallId"]
    if type(v) is not str:
        raise Unclean
    o.tool_call_id = v
    if len(d) == 2:
        o.kind = o.status = o.title = o.name = o.content = o.locations = None
        o.raw_input = o.raw_output = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "kind" in d:
        n += 1
        v = d["kind"]
        if v is not None and v not in _S_15:
            raise Unclean
        o.kind = v
    else:
        o.kind = None
    if "status" in d:
        n += 1
        v = d["status"]
        if v is not None and v not in _S_16:
            raise Unclean
        o.status = v
    else:
        o.status = None
    if "title" in d:
        n += 1
        v = d["title"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.title = v
    else:
        o.title = None
    if "name" in d:
        n += 1
        v = d["name"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.name = v
    else:
        o.name = None
    if "content" in d:
        n += 1
        v = d["content"]
        if v is None:
            o.content = None
        else:
            if type(v) is not list:
                raise Unclean
            o.content = [_T_ToolCallContent[x["type"]](x, c) for x in v]
    else:
        o.content = None
    if "locations" in d:
        n += 1
        v = d["locations"]
        if v is None:
            o.locations = None
        else:
            if type(v) is not list:
                raise Unclean
            o.locations = [_d_ToolCallLocation(x, c) for x in v]
    else:
        o.locations = None
    if "rawInput" in d:
        n += 1
        v = d["rawInput"]
        o.raw_input = v
    else:
        o.raw_input = None
    if "rawOutput" in d:
        n += 1
        v = d["rawOutput"]
        o.raw_output = v
    else:
        o.raw_output = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_SessionUpdateToolCallUpdate)
    return o


def _d_SessionUpdatePlan(d: Any, c: Any) -> Any:
    o: Any = _new(SessionUpdatePlan)
    v = d["entries"]
    if type(v) is not list:
        raise Unclean
    o.entries = [_d_PlanEntry(x, c) for x in v]
    if len(d) == 2:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_SessionUpdatePlan)
    return o


def _d_SessionUpdatePlanUpdate(d: Any, c: Any) -> Any:
    o: Any = _new(SessionUpdatePlanUpdate)
    v = d["plan"]
    o.plan = _T_PlanUpdateContent[v["type"]](v, c)
    if len(d) == 2:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_SessionUpdatePlanUpdate)
    return o


def _d_SessionUpdatePlanRemoved(d: Any, c: Any) -> Any:
    o: Any = _new(SessionUpdatePlanRemoved)
    v = d["planId"]
    if type(v) is not str:
        raise Unclean
    o.plan_id = v
    if len(d) == 2:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_SessionUpdatePlanRemoved)
    return o


def _d_SessionUpdateAvailableCommandsUpdate(d: Any, c: Any) -> Any:
    o: Any = _new(SessionUpdateAvailableCommandsUpdate)
    v = d["availableCommands"]
    if type(v) is not list:
        raise Unclean
    o.available_commands = [_d_AvailableCommand(x, c) for x in v]
    if len(d) == 2:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_SessionUpdateAvailableCommandsUpdate)
    return o


def _d_SessionUpdateCurrentModeUpdate(d: Any, c: Any) -> Any:
    o: Any = _new(SessionUpdateCurrentModeUpdate)
    v = d["currentModeId"]
    if type(v) is not str:
        raise Unclean
    o.current_mode_id = v
    if len(d) == 2:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_SessionUpdateCurrentModeUpdate)
    return o


def _d_SessionUpdateConfigOptionUpdate(d: Any, c: Any) -> Any:
    o: Any = _new(SessionUpdateConfigOptionUpdate)
    v = d["configOptions"]
    if type(v) is not list:
        raise Unclean
    o.config_options = [_T_SessionConfigOption[x["type"]](x, c) for x in v]
    if len(d) == 2:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_SessionUpdateConfigOptionUpdate)
    return o


def _d_SessionUpdateSessionInfoUpdate(d: Any, c: Any) -> Any:
    o: Any = _new(SessionUpdateSessionInfoUpdate)
    if len(d) == 1:
        o.title = o.updated_at = UNSET
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 1
    if "title" in d:
        n += 1
        v = d["title"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.title = v
    else:
        o.title = UNSET
    if "updatedAt" in d:
        n += 1
        v = d["updatedAt"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.updated_at = v
    else:
        o.updated_at = UNSET
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_SessionUpdateSessionInfoUpdate)
    return o


def _d_SessionUpdateUsageUpdate(d: Any, c: Any) -> Any:
    o: Any = _new(SessionUpdateUsageUpdate)
    v = d["used"]
    if type(v) is not int or not 0 <= v <= 18446744073709551615:
        raise Unclean
    o.used = v
    v = d["size"]
    if type(v) is not int or not 0 <= v <= 18446744073709551615:
        raise Unclean
    o.size = v
    if len(d) == 3:
        o.cost = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 3
    if "cost" in d:
        n += 1
        v = d["cost"]
        if v is None:
            o.cost = None
        else:
            o.cost = _d_Cost(v, c)
    else:
        o.cost = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_SessionUpdateUsageUpdate)
    return o


def _d_SessionUpdateNotice(d: Any, c: Any) -> Any:
    o: Any = _new(SessionUpdateNotice)
    v = d["severity"]
    if type(v) is not str:
        raise Unclean
    o.severity = v
    v = d["title"]
    if type(v) is not str or not v:
        raise Unclean
    o.title = v
    if len(d) == 3:
        o.description = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 3
    if "description" in d:
        n += 1
        v = d["description"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.description = v
    else:
        o.description = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_SessionUpdateNotice)
    return o


def _d_SessionUpdateCompactionUpdate(d: Any, c: Any) -> Any:
    o: Any = _new(SessionUpdateCompactionUpdate)
    v = d["compactionId"]
    if type(v) is not str:
        raise Unclean
    o.compaction_id = v
    v = d["status"]
    if type(v) is not str:
        raise Unclean
    o.status = v
    if len(d) == 3:
        o.summary = o.error = o.meta = UNSET
        o.extra_fields = NO_EXTRA
        return o
    n = 3
    if "summary" in d:
        n += 1
        v = d["summary"]
        if v is None:
            o.summary = None
        else:
            if type(v) is not list:
                raise Unclean
            o.summary = [_T_ContentBlock[x["type"]](x, c) for x in v]
    else:
        o.summary = UNSET
    if "error" in d:
        n += 1
        v = d["error"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.error = v
    else:
        o.error = UNSET
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = UNSET
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_SessionUpdateCompactionUpdate)
    return o


def _d_SessionUpdateCompactionSummaryChunk(d: Any, c: Any) -> Any:
    o: Any = _new(SessionUpdateCompactionSummaryChunk)
    v = d["compactionId"]
    if type(v) is not str:
        raise Unclean
    o.compaction_id = v
    v = d["content"]
    o.content = _T_ContentBlock[v["type"]](v, c)
    if len(d) == 3:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 3
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_SessionUpdateCompactionSummaryChunk)
    return o


def _d_SetProviderRequest(d: Any, c: Any) -> Any:
    o: Any = _new(SetProviderRequest)
    v = d["providerId"]
    if type(v) is not str:
        raise Unclean
    o.provider_id = v
    v = d["apiType"]
    if type(v) is not str:
        raise Unclean
    o.api_type = v
    v = d["baseUrl"]
    if type(v) is not str:
        raise Unclean
    o.base_url = v
    if len(d) == 3:
        o.headers = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 3
    if "headers" in d:
        n += 1
        v = d["headers"]
        if type(v) is not dict:
            raise Unclean
        o.headers = {k: _d_SetProviderRequest_headers_item(x, c) for k, x in v.items()}
    else:
        o.headers = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_SetProviderRequest)
    return o


def _d_SetProviderResponse(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(SetProviderResponse)
    if len(d) == 0:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_SetProviderResponse)
    return o


def _d_SetSessionConfigOptionRequestBoolean(d: Any, c: Any) -> Any:
    o: Any = _new(SetSessionConfigOptionRequestBoolean)
    v = d["value"]
    if type(v) is not bool:
        raise Unclean
    o.value = v
    v = d["sessionId"]
    if type(v) is not str:
        raise Unclean
    o.session_id = v
    v = d["configId"]
    if type(v) is not str:
        raise Unclean
    o.config_id = v
    if len(d) == 4:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 4
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_SetSessionConfigOptionRequestBoolean)
    return o


def _d_SetSessionConfigOptionRequestValueId(d: Any, c: Any) -> Any:
    o: Any = _new(SetSessionConfigOptionRequestValueId)
    v = d["value"]
    if type(v) is not str:
        raise Unclean
    o.value = v
    v = d["sessionId"]
    if type(v) is not str:
        raise Unclean
    o.session_id = v
    v = d["configId"]
    if type(v) is not str:
        raise Unclean
    o.config_id = v
    if len(d) == 3:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 3
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_SetSessionConfigOptionRequestValueId)
    return o


def _d_SetSessionConfigOptionResponse(d: Any, c: Any) -> Any:
    o: Any = _new(SetSessionConfigOptionResponse)
    v = d["configOptions"]
    if type(v) is not list:
        raise Unclean
    o.config_options = [_T_SessionConfigOption[x["type"]](x, c) for x in v]
    if len(d) == 1:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 1
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_SetSessionConfigOptionResponse)
    return o


def _d_SetSessionModeRequest(d: Any, c: Any) -> Any:
    o: Any = _new(SetSessionModeRequest)
    v = d["sessionId"]
    if type(v) is not str:
        raise Unclean
    o.session_id = v
    v = d["modeId"]
    if type(v) is not str:
        raise Unclean
    o.mode_id = v
    if len(d) == 2:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_SetSessionModeRequest)
    return o


def _d_SetSessionModeResponse(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(SetSessionModeResponse)
    if len(d) == 0:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_SetSessionModeResponse)
    return o


def _d_StartNesRequest(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(StartNesRequest)
    if len(d) == 0:
        o.workspace_uri = o.workspace_folders = o.repository = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "workspaceUri" in d:
        n += 1
        v = d["workspaceUri"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.workspace_uri = v
    else:
        o.workspace_uri = None
    if "workspaceFolders" in d:
        n += 1
        v = d["workspaceFolders"]
        if v is None:
            o.workspace_folders = None
        else:
            if type(v) is not list:
                raise Unclean
            o.workspace_folders = [_d_WorkspaceFolder(x, c) for x in v]
    else:
        o.workspace_folders = None
    if "repository" in d:
        n += 1
        v = d["repository"]
        if v is None:
            o.repository = None
        else:
            o.repository = _d_NesRepository(v, c)
    else:
        o.repository = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_StartNesRequest)
    return o


def _d_StartNesResponse(d: Any, c: Any) -> Any:
    o: Any = _new(StartNesResponse)
    v = d["sessionId"]
    if type(v) is not str:
        raise Unclean
    o.session_id = v
    if len(d) == 1:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 1
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_StartNesResponse)
    return o


def _d_SuggestNesRequest(d: Any, c: Any) -> Any:
    o: Any = _new(SuggestNesRequest)
    v = d["sessionId"]
    if type(v) is not str:
        raise Unclean
    o.session_id = v
    v = d["uri"]
    if type(v) is not str:
        raise Unclean
    o.uri = v
    v = d["version"]
    if type(v) is not int or not -9223372036854775808 <= v <= 9223372036854775807:
        raise Unclean
    o.version = v
    v = d["position"]
    o.position = _d_Position(v, c)
    v = d["triggerKind"]
    if v not in _S_17:
        raise Unclean
    o.trigger_kind = v
    if len(d) == 5:
        o.selection = o.context = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 5
    if "selection" in d:
        n += 1
        v = d["selection"]
        if v is None:
            o.selection = None
        else:
            o.selection = _d_Range(v, c)
    else:
        o.selection = None
    if "context" in d:
        n += 1
        v = d["context"]
        if v is None:
            o.context = None
        else:
            o.context = _d_NesSuggestContext(v, c)
    else:
        o.context = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_SuggestNesRequest)
    return o


def _d_SuggestNesResponse(d: Any, c: Any) -> Any:
    o: Any = _new(SuggestNesResponse)
    v = d["suggestions"]
    if type(v) is not list:
        raise Unclean
    o.suggestions = [_T_NesSuggestion[x["kind"]](x, c) for x in v]
    if len(d) == 1:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 1
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_SuggestNesResponse)
    return o


def _d_TerminalExitStatus(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(TerminalExitStatus)
    if len(d) == 0:
        o.exit_code = o.signal = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "exitCode" in d:
        n += 1
        v = d["exitCode"]
        if v is not None and (type(v) is not int or not 0 <= v <= 4294967295):
            raise Unclean
        o.exit_code = v
    else:
        o.exit_code = None
    if "signal" in d:
        n += 1
        v = d["signal"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.signal = v
    else:
        o.signal = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_TerminalExitStatus)
    return o


def _d_TerminalOutputRequest(d: Any, c: Any) -> Any:
    o: Any = _new(TerminalOutputRequest)
    v = d["sessionId"]
    if type(v) is not str:
        raise Unclean
    o.session_id = v
    v = d["terminalId"]
    if type(v) is not str:
        raise Unclean
    o.terminal_id = v
    if len(d) == 2:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_TerminalOutputRequest)
    return o


def _d_TerminalOutputResponse(d: Any, c: Any) -> Any:
    o: Any = _new(TerminalOutputResponse)
    v = d["output"]
    if type(v) is not str:
        raise Unclean
    o.output = v
    v = d["truncated"]
    if type(v) is not bool:
        raise Unclean
    o.truncated = v
    if len(d) == 2:
        o.exit_status = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "exitStatus" in d:
        n += 1
        v = d["exitStatus"]
        if v is None:
            o.exit_status = None
        else:
            o.exit_status = _d_TerminalExitStatus(v, c)
    else:
        o.exit_status = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_TerminalOutputResponse)
    return o


def _d_TextDocumentContentChangeEvent(d: Any, c: Any) -> Any:
    o: Any = _new(TextDocumentContentChangeEvent)
    v = d["text"]
    if type(v) is not str:
        raise Unclean
    o.text = v
    if len(d) == 1:
        o.range = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 1
    if "range" in d:
        n += 1
        v = d["range"]
        if v is None:
            o.range = None
        else:
            o.range = _d_Range(v, c)
    else:
        o.range = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_TextDocumentContentChangeEvent)
    return o


def _d_TextResourceContents(d: Any, c: Any) -> Any:
    o: Any = _new(TextResourceContents)
    v = d["text"]
    if type(v) is not str:
        raise Unclean
    o.text = v
    v = d["uri"]
    if type(v) is not str:
        raise Unclean
    o.uri = v
    if len(d) == 2:
        o.mime_type = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "mimeType" in d:
        n += 1
        v = d["mimeType"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.mime_type = v
    else:
        o.mime_type = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_TextResourceContents)
    return o


def _d_TitledMultiSelectItems(d: Any, c: Any) -> Any:
    o: Any = _new(TitledMultiSelectItems)
    v = d["anyOf"]
    if type(v) is not list:
        raise Unclean
    o.any_of = [_d_EnumOption(x, c) for x in v]
    if len(d) == 1:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 1
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_TitledMultiSelectItems)
    return o


def _d_ToolCallContentContent(d: Any, c: Any) -> Any:
    o: Any = _new(ToolCallContentContent)
    v = d["content"]
    o.content = _T_ContentBlock[v["type"]](v, c)
    if len(d) == 2:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_ToolCallContentContent)
    return o


def _d_ToolCallContentDiff(d: Any, c: Any) -> Any:
    o: Any = _new(ToolCallContentDiff)
    v = d["path"]
    if type(v) is not str:
        raise Unclean
    o.path = v
    v = d["newText"]
    if type(v) is not str:
        raise Unclean
    o.new_text = v
    if len(d) == 3:
        o.old_text = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 3
    if "oldText" in d:
        n += 1
        v = d["oldText"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.old_text = v
    else:
        o.old_text = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_ToolCallContentDiff)
    return o


def _d_ToolCallContentTerminal(d: Any, c: Any) -> Any:
    o: Any = _new(ToolCallContentTerminal)
    v = d["terminalId"]
    if type(v) is not str:
        raise Unclean
    o.terminal_id = v
    if len(d) == 2:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_ToolCallContentTerminal)
    return o


def _d_ToolCallLocation(d: Any, c: Any) -> Any:
    o: Any = _new(ToolCallLocation)
    v = d["path"]
    if type(v) is not str:
        raise Unclean
    o.path = v
    if len(d) == 1:
        o.line = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 1
    if "line" in d:
        n += 1
        v = d["line"]
        if v is not None and (type(v) is not int or not 0 <= v <= 4294967295):
            raise Unclean
        o.line = v
    else:
        o.line = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_ToolCallLocation)
    return o


def _d_ToolCallUpdate(d: Any, c: Any) -> Any:
    o: Any = _new(ToolCallUpdate)
    v = d["toolCallId"]
    if type(v) is not str:
        raise Unclean
    o.tool_call_id = v
    if len(d) == 1:
        o.kind = o.status = o.title = o.name = o.content = o.locations = None
        o.raw_input = o.raw_output = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 1
    if "kind" in d:
        n += 1
        v = d["kind"]
        if v is not None and v not in _S_15:
            raise Unclean
        o.kind = v
    else:
        o.kind = None
    if "status" in d:
        n += 1
        v = d["status"]
        if v is not None and v not in _S_16:
            raise Unclean
        o.status = v
    else:
        o.status = None
    if "title" in d:
        n += 1
        v = d["title"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.title = v
    else:
        o.title = None
    if "name" in d:
        n += 1
        v = d["name"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.name = v
    else:
        o.name = None
    if "content" in d:
        n += 1
        v = d["content"]
        if v is None:
            o.content = None
        else:
            if type(v) is not list:
                raise Unclean
            o.content = [_T_ToolCallContent[x["type"]](x, c) for x in v]
    else:
        o.content = None
    if "locations" in d:
        n += 1
        v = d["locations"]
        if v is None:
            o.locations = None
        else:
            if type(v) is not list:
                raise Unclean
            o.locations = [_d_ToolCallLocation(x, c) for x in v]
    else:
        o.locations = None
    if "rawInput" in d:
        n += 1
        v = d["rawInput"]
        o.raw_input = v
    else:
        o.raw_input = None
    if "rawOutput" in d:
        n += 1
        v = d["rawOutput"]
        o.raw_output = v
    else:
        o.raw_output = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_ToolCallUpdate)
    return o


def _d_UnstructuredCommandInput(d: Any, c: Any) -> Any:
    o: Any = _new(UnstructuredCommandInput)
    v = d["hint"]
    if type(v) is not str:
        raise Unclean
    o.hint = v
    if len(d) == 1:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 1
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_UnstructuredCommandInput)
    return o


def _d_Usage(d: Any, c: Any) -> Any:
    o: Any = _new(Usage)
    v = d["totalTokens"]
    if type(v) is not int or not 0 <= v <= 18446744073709551615:
        raise Unclean
    o.total_tokens = v
    v = d["inputTokens"]
    if type(v) is not int or not 0 <= v <= 18446744073709551615:
        raise Unclean
    o.input_tokens = v
    v = d["outputTokens"]
    if type(v) is not int or not 0 <= v <= 18446744073709551615:
        raise Unclean
    o.output_tokens = v
    if len(d) == 3:
        o.thought_tokens = o.cached_read_tokens = o.cached_write_tokens = None
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 3
    if "thoughtTokens" in d:
        n += 1
        v = d["thoughtTokens"]
        if v is not None and (type(v) is not int or not 0 <= v <= 18446744073709551615):
            raise Unclean
        o.thought_tokens = v
    else:
        o.thought_tokens = None
    if "cachedReadTokens" in d:
        n += 1
        v = d["cachedReadTokens"]
        if v is not None and (type(v) is not int or not 0 <= v <= 18446744073709551615):
            raise Unclean
        o.cached_read_tokens = v
    else:
        o.cached_read_tokens = None
    if "cachedWriteTokens" in d:
        n += 1
        v = d["cachedWriteTokens"]
        if v is not None and (type(v) is not int or not 0 <= v <= 18446744073709551615):
            raise Unclean
        o.cached_write_tokens = v
    else:
        o.cached_write_tokens = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_Usage)
    return o


def _d_WaitForTerminalExitRequest(d: Any, c: Any) -> Any:
    o: Any = _new(WaitForTerminalExitRequest)
    v = d["sessionId"]
    if type(v) is not str:
        raise Unclean
    o.session_id = v
    v = d["terminalId"]
    if type(v) is not str:
        raise Unclean
    o.terminal_id = v
    if len(d) == 2:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_WaitForTerminalExitRequest)
    return o


def _d_WaitForTerminalExitResponse(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(WaitForTerminalExitResponse)
    if len(d) == 0:
        o.exit_code = o.signal = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "exitCode" in d:
        n += 1
        v = d["exitCode"]
        if v is not None and (type(v) is not int or not 0 <= v <= 4294967295):
            raise Unclean
        o.exit_code = v
    else:
        o.exit_code = None
    if "signal" in d:
        n += 1
        v = d["signal"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.signal = v
    else:
        o.signal = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_WaitForTerminalExitResponse)
    return o


def _d_WorkspaceFolder(d: Any, c: Any) -> Any:
    o: Any = _new(WorkspaceFolder)
    v = d["uri"]
    if type(v) is not str:
        raise Unclean
    o.uri = v
    v = d["name"]
    if type(v) is not str:
        raise Unclean
    o.name = v
    if len(d) == 2:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_WorkspaceFolder)
    return o


def _d_WriteTextFileRequest(d: Any, c: Any) -> Any:
    o: Any = _new(WriteTextFileRequest)
    v = d["sessionId"]
    if type(v) is not str:
        raise Unclean
    o.session_id = v
    v = d["path"]
    if type(v) is not str:
        raise Unclean
    o.path = v
    v = d["content"]
    if type(v) is not str:
        raise Unclean
    o.content = v
    if len(d) == 3:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 3
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_WriteTextFileRequest)
    return o


def _d_WriteTextFileResponse(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(WriteTextFileResponse)
    if len(d) == 0:
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_WriteTextFileResponse)
    return o


def _d_AuthMethod(d: Any, c: Any) -> Any:
    f = _T_AuthMethod.get(d.get("type"))
    if f is not None:
        try:
            return f(d, c)
        except DECLINED:
            pass
    return _d_AuthMethodAgent(d, c)


def _d_AvailableCommandInput(d: Any, c: Any) -> Any:
    return _d_UnstructuredCommandInput(d, c)


def _d_ContentBlock(d: Any, c: Any) -> Any:
    return _T_ContentBlock[d["type"]](d, c)


def _d_CreateElicitationRequestForm(d: Any, c: Any) -> Any:
    try:
        return _d_CreateElicitationRequestFormSession(d, c)
    except DECLINED:
        pass
    return _d_CreateElicitationRequestFormRequest(d, c)


def _d_CreateElicitationRequestUrl(d: Any, c: Any) -> Any:
    try:
        return _d_CreateElicitationRequestUrlSession(d, c)
    except DECLINED:
        pass
    return _d_CreateElicitationRequestUrlRequest(d, c)


def _d_CreateElicitationRequestOther(d: Any, c: Any) -> Any:
    try:
        return _d_CreateElicitationRequestOtherSession(d, c)
    except DECLINED:
        pass
    return _d_CreateElicitationRequestOtherRequest(d, c)


def _d_CreateElicitationRequest(d: Any, c: Any) -> Any:
    return _T_CreateElicitationRequest.get(d["mode"], _d_CreateElicitationRequestOther)(
        d, c
    )


def _d_CreateElicitationResponse(d: Any, c: Any) -> Any:
    return _T_CreateElicitationResponse.get(
        d["action"], _d_CreateElicitationResponseOther
    )(d, c)


def _d_ElicitationPropertySchema(d: Any, c: Any) -> Any:
    return _T_ElicitationPropertySchema.get(
        d["type"], _d_ElicitationPropertySchemaOther
    )(d, c)


def _d_EmbeddedResourceResource(d: Any, c: Any) -> Any:
    try:
        return _d_TextResourceContents(d, c)
    except DECLINED:
        pass
    return _d_BlobResourceContents(d, c)


def _d_McpServer(d: Any, c: Any) -> Any:
    f = _T_McpServer.get(d.get("type"))
    if f is not None:
        try:
            return f(d, c)
        except DECLINED:
            pass
    return _d_McpServerStdio(d, c)


def _d_MultiSelectItems(d: Any, c: Any) -> Any:
    f = _T_MultiSelectItems.get(d.get("type"))
    if f is not None:
        try:
            return f(d, c)
        except DECLINED:
            pass
    try:
        return _d_MultiSelectItemsOther(d, c)
    except DECLINED:
        pass
    return _d_TitledMultiSelectItems(d, c)


def _d_NesSuggestion(d: Any, c: Any) -> Any:
    return _T_NesSuggestion[d["kind"]](d, c)


def _d_PlanUpdateContent(d: Any, c: Any) -> Any:
    return _T_PlanUpdateContent[d["type"]](d, c)


def _d_RequestPermissionOutcome(d: Any, c: Any) -> Any:
    return _T_RequestPermissionOutcome[d["outcome"]](d, c)


def _d_SessionConfigOption(d: Any, c: Any) -> Any:
    return _T_SessionConfigOption[d["type"]](d, c)


def _d_SessionUpdate(d: Any, c: Any) -> Any:
    return _T_SessionUpdate[d["sessionUpdate"]](d, c)


def _d_SetSessionConfigOptionRequest(d: Any, c: Any) -> Any:
    f = _T_SetSessionConfigOptionRequest.get(d.get("type"))
    if f is not None:
        try:
            return f(d, c)
        except DECLINED:
            pass
    return _d_SetSessionConfigOptionRequestValueId(d, c)


def _d_ToolCallContent(d: Any, c: Any) -> Any:
    return _T_ToolCallContent[d["type"]](d, c)


def _d_ElicitationContentValue(v: Any, c: Any) -> Any:
    if type(v) is str:
        return v
    if not (type(v) is not int or not -9223372036854775808 <= v <= 9223372036854775807):
        return v
    if not ((type(v) is not float and type(v) is not int) or not -_MAX <= v <= _MAX):
        return v
    if type(v) is bool:
        return v
    try:
        if type(v) is not list:
            raise Unclean
        for x in v:
            if type(x) is not str:
                raise Unclean
        return v[:]
    except DECLINED:
        pass
    raise Unclean


def _d_SessionConfigSelectOptions(v: Any, c: Any) -> Any:
    try:
        if type(v) is not list:
            raise Unclean
        return [_d_SessionConfigSelectOption(x, c) for x in v]
    except DECLINED:
        pass
    try:
        if type(v) is not list:
            raise Unclean
        return [_d_SessionConfigSelectGroup(x, c) for x in v]
    except DECLINED:
        pass
    raise Unclean


def _d_AuthMethodTerminal_env_item(v: Any, c: Any) -> Any:
    if type(v) is str:
        return v
    raise Unclean


def _d_SetProviderRequest_headers_item(v: Any, c: Any) -> Any:
    if type(v) is str:
        return v
    raise Unclean


_T_AuthMethod: dict[Any, Callable[[Any, Any], Any]] = {
    "terminal": _d_AuthMethodTerminal,
}
_T_ContentBlock: dict[Any, Callable[[Any, Any], Any]] = {
    "text": _d_ContentBlockText,
    "image": _d_ContentBlockImage,
    "audio": _d_ContentBlockAudio,
    "resource_link": _d_ContentBlockResourceLink,
    "resource": _d_ContentBlockResource,
}
_T_CreateElicitationRequest: dict[Any, Callable[[Any, Any], Any]] = {
    "form": _d_CreateElicitationRequestForm,
    "url": _d_CreateElicitationRequestUrl,
}
_T_CreateElicitationResponse: dict[Any, Callable[[Any, Any], Any]] = {
    "accept": _d_CreateElicitationResponseAccept,
    "decline": _d_CreateElicitationResponseDecline,
    "cancel": _d_CreateElicitationResponseCancel,
}
_T_ElicitationPropertySchema: dict[Any, Callable[[Any, Any], Any]] = {
    "string": _d_ElicitationPropertySchemaString,
    "number": _d_ElicitationPropertySchemaNumber,
    "integer": _d_ElicitationPropertySchemaInteger,
    "boolean": _d_ElicitationPropertySchemaBoolean,
    "array": _d_ElicitationPropertySchemaArray,
}
_T_McpServer: dict[Any, Callable[[Any, Any], Any]] = {
    "http": _d_McpServerHttp,
    "sse": _d_McpServerSse,
    "acp": gate("unstable_mcp_over_acp", _d_McpServerAcp),
}
_T_MultiSelectItems: dict[Any, Callable[[Any, Any], Any]] = {
    "string": _d_MultiSelectItemsString,
}
_T_NesSuggestion: dict[Any, Callable[[Any, Any], Any]] = {
    "edit": _d_NesSuggestionEdit,
    "jump": _d_NesSuggestionJump,
    "rename": _d_NesSuggestionRename,
    "searchAndReplace": _d_NesSuggestionSearchAndReplace,
}
_T_PlanUpdateContent: dict[Any, Callable[[Any, Any], Any]] = {
    "items": _d_PlanUpdateContentItems,
    "file": _d_PlanUpdateContentFile,
    "markdown": _d_PlanUpdateContentMarkdown,
}
_T_RequestPermissionOutcome: dict[Any, Callable[[Any, Any], Any]] = {
    "cancelled": _d_RequestPermissionOutcomeCancelled,
    "selected": _d_RequestPermissionOutcomeSelected,
}
_T_SessionConfigOption: dict[Any, Callable[[Any, Any], Any]] = {
    "select": _d_SessionConfigOptionSelect,
    "boolean": _d_SessionConfigOptionBoolean,
}
_T_SessionUpdate: dict[Any, Callable[[Any, Any], Any]] = {
    "user_message_chunk": _d_SessionUpdateUserMessageChunk,
    "agent_message_chunk": _d_SessionUpdateAgentMessageChunk,
    "agent_thought_chunk": _d_SessionUpdateAgentThoughtChunk,
    "tool_call": _d_SessionUpdateToolCall,
    "tool_call_update": _d_SessionUpdateToolCallUpdate,
    "plan": _d_SessionUpdatePlan,
    "plan_update": gate("unstable_plan_operations", _d_SessionUpdatePlanUpdate),
    "plan_removed": gate("unstable_plan_operations", _d_SessionUpdatePlanRemoved),
    "available_commands_update": _d_SessionUpdateAvailableCommandsUpdate,
    "current_mode_update": _d_SessionUpdateCurrentModeUpdate,
    "config_option_update": _d_SessionUpdateConfigOptionUpdate,
    "session_info_update": _d_SessionUpdateSessionInfoUpdate,
    "usage_update": _d_SessionUpdateUsageUpdate,
    "notice": gate("unstable_session_notices", _d_SessionUpdateNotice),
    "compaction_update": gate(
        "unstable_session_compaction", _d_SessionUpdateCompactionUpdate
    ),
    "compaction_summary_chunk": gate(
        "unstable_session_compaction", _d_SessionUpdateCompactionSummaryChunk
    ),
}
_T_SetSessionConfigOptionRequest: dict[Any, Callable[[Any, Any], Any]] = {
    "boolean": _d_SetSessionConfigOptionRequestBoolean,
}
_T_ToolCallContent: dict[Any, Callable[[Any, Any], Any]] = {
    "content": _d_ToolCallContentContent,
    "diff": _d_ToolCallContentDiff,
    "terminal": _d_ToolCallContentTerminal,
}

_DECODERS: Mapping[str, Callable[[Any, Any], Any]] = {
    "AcceptNesNotification": _d_AcceptNesNotification,
    "AgentAuthCapabilities": _d_AgentAuthCapabilities,
    "AgentCapabilities": _d_AgentCapabilities,
    "Annotations": _d_Annotations,
    "AuthCapabilities": _d_AuthCapabilities,
    "AuthMethodTerminal": tagged((("type", "terminal"),), _d_AuthMethodTerminal),
    "AuthMethodAgent": _d_AuthMethodAgent,
    "AuthenticateRequest": _d_AuthenticateRequest,
    "AuthenticateResponse": _d_AuthenticateResponse,
    "AvailableCommand": _d_AvailableCommand,
    "BlobResourceContents": _d_BlobResourceContents,
    "BooleanConfigOptionCapabilities": _d_BooleanConfigOptionCapabilities,
    "CancelNotification": _d_CancelNotification,
    "CancelRequestNotification": _d_CancelRequestNotification,
    "ClientCapabilities": _d_ClientCapabilities,
    "ClientNesCapabilities": _d_ClientNesCapabilities,
    "ClientSessionCapabilities": _d_ClientSessionCapabilities,
    "CloseNesRequest": _d_CloseNesRequest,
    "CloseNesResponse": _d_CloseNesResponse,
    "CloseSessionRequest": _d_CloseSessionRequest,
    "CloseSessionResponse": _d_CloseSessionResponse,
    "CompactionCapabilities": _d_CompactionCapabilities,
    "CompleteElicitationNotification": _d_CompleteElicitationNotification,
    "ConnectMcpRequest": _d_ConnectMcpRequest,
    "ConnectMcpResponse": _d_ConnectMcpResponse,
    "ContentBlockText": tagged((("type", "text"),), _d_ContentBlockText),
    "ContentBlockImage": tagged((("type", "image"),), _d_ContentBlockImage),
    "ContentBlockAudio": tagged((("type", "audio"),), _d_ContentBlockAudio),
    "ContentBlockResourceLink": tagged(
        (("type", "resource_link"),),
        _d_ContentBlockResourceLink,
    ),
    "ContentBlockResource": tagged((("type", "resource"),), _d_ContentBlockResource),
    "Cost": _d_Cost,
    "CreateElicitationRequestFormSession": tagged(
        (("mode", "form"),),
        _d_CreateElicitationRequestFormSession,
    ),
    "CreateElicitationRequestFormRequest": tagged(
        (("mode", "form"),),
        _d_CreateElicitationRequestFormRequest,
    ),
    "CreateElicitationRequestUrlSession": tagged(
        (("mode", "url"),),
        _d_CreateElicitationRequestUrlSession,
    ),
    "CreateElicitationRequestUrlRequest": tagged(
        (("mode", "url"),),
        _d_CreateElicitationRequestUrlRequest,
    ),
    "CreateElicitationRequestOtherSession": _d_CreateElicitationRequestOtherSession,
    "CreateElicitationRequestOtherRequest": _d_CreateElicitationRequestOtherRequest,
    "CreateElicitationResponseAccept": tagged(
        (("action", "accept"),),
        _d_CreateElicitationResponseAccept,
    ),
    "CreateElicitationResponseDecline": tagged(
        (("action", "decline"),),
        _d_CreateElicitationResponseDecline,
    ),
    "CreateElicitationResponseCancel": tagged(
        (("action", "cancel"),),
        _d_CreateElicitationResponseCancel,
    ),
    "CreateElicitationResponseOther": _d_CreateElicitationResponseOther,
    "CreateTerminalRequest": _d_CreateTerminalRequest,
    "CreateTerminalResponse": _d_CreateTerminalResponse,
    "DeleteSessionRequest": _d_DeleteSessionRequest,
    "DeleteSessionResponse": _d_DeleteSessionResponse,
    "DidChangeDocumentNotification": _d_DidChangeDocumentNotification,
    "DidCloseDocumentNotification": _d_DidCloseDocumentNotification,
    "DidFocusDocumentNotification": _d_DidFocusDocumentNotification,
    "DidOpenDocumentNotification": _d_DidOpenDocumentNotification,
    "DidSaveDocumentNotification": _d_DidSaveDocumentNotification,
    "DisableProviderRequest": _d_DisableProviderRequest,
    "DisableProviderResponse": _d_DisableProviderResponse,
    "DisconnectMcpRequest": _d_DisconnectMcpRequest,
    "DisconnectMcpResponse": _d_DisconnectMcpResponse,
    "ElicitationCapabilities": _d_ElicitationCapabilities,
    "ElicitationFormCapabilities": _d_ElicitationFormCapabilities,
    "ElicitationPropertySchemaString": tagged(
        (("type", "string"),),
        _d_ElicitationPropertySchemaString,
    ),
    "ElicitationPropertySchemaNumber": tagged(
        (("type", "number"),),
        _d_ElicitationPropertySchemaNumber,
    ),
    "ElicitationPropertySchemaInteger": tagged(
        (("type", "integer"),),
        _d_ElicitationPropertySchemaInteger,
    ),
    "ElicitationPropertySchemaBoolean": tagged(
        (("type", "boolean"),),
        _d_ElicitationPropertySchemaBoolean,
    ),
    "ElicitationPropertySchemaArray": tagged(
        (("type", "array"),),
        _d_ElicitationPropertySchemaArray,
    ),
    "ElicitationPropertySchemaOther": _d_ElicitationPropertySchemaOther,
    "ElicitationSchema": _d_ElicitationSchema,
    "ElicitationUrlCapabilities": _d_ElicitationUrlCapabilities,
    "EnumOption": _d_EnumOption,
    "EnvVariable": _d_EnvVariable,
    "FileSystemCapabilities": _d_FileSystemCapabilities,
    "ForkSessionRequest": _d_ForkSessionRequest,
    "ForkSessionResponse": _d_ForkSessionResponse,
    "HttpHeader": _d_HttpHeader,
    "Implementation": _d_Implementation,
    "InitializeRequest": _d_InitializeRequest,
    "InitializeResponse": _d_InitializeResponse,
    "KillTerminalRequest": _d_KillTerminalRequest,
    "KillTerminalResponse": _d_KillTerminalResponse,
    "ListProvidersRequest": _d_ListProvidersRequest,
    "ListProvidersResponse": _d_ListProvidersResponse,
    "ListSessionsRequest": _d_ListSessionsRequest,
    "ListSessionsResponse": _d_ListSessionsResponse,
    "LoadSessionRequest": _d_LoadSessionRequest,
    "LoadSessionResponse": _d_LoadSessionResponse,
    "LogoutCapabilities": _d_LogoutCapabilities,
    "LogoutRequest": _d_LogoutRequest,
    "LogoutResponse": _d_LogoutResponse,
    "McpCapabilities": _d_McpCapabilities,
    "McpServerHttp": tagged((("type", "http"),), _d_McpServerHttp),
    "McpServerSse": tagged((("type", "sse"),), _d_McpServerSse),
    "McpServerAcp": tagged((("type", "acp"),), _d_McpServerAcp),
    "McpServerStdio": _d_McpServerStdio,
    "MessageMcpNotification": _d_MessageMcpNotification,
    "MessageMcpRequest": _d_MessageMcpRequest,
    "MultiSelectItemsString": tagged((("type", "string"),), _d_MultiSelectItemsString),
    "MultiSelectItemsOther": _d_MultiSelectItemsOther,
    "NesCapabilities": _d_NesCapabilities,
    "NesContextCapabilities": _d_NesContextCapabilities,
    "NesDiagnostic": _d_NesDiagnostic,
    "NesDiagnosticsCapabilities": _d_NesDiagnosticsCapabilities,
    "NesDocumentDidChangeCapabilities": _d_NesDocumentDidChangeCapabilities,
    "NesDocumentDidCloseCapabilities": _d_NesDocumentDidCloseCapabilities,
    "NesDocumentDidFocusCapabilities": _d_NesDocumentDidFocusCapabilities,
    "NesDocumentDidOpenCapabilities": _d_NesDocumentDidOpenCapabilities,
    "NesDocumentDidSaveCapabilities": _d_NesDocumentDidSaveCapabilities,
    "NesDocumentEventCapabilities": _d_NesDocumentEventCapabilities,
    "NesEditHistoryCapabilities": _d_NesEditHistoryCapabilities,
    "NesEditHistoryEntry": _d_NesEditHistoryEntry,
    "NesEventCapabilities": _d_NesEventCapabilities,
    "NesExcerpt": _d_NesExcerpt,
    "NesJumpCapabilities": _d_NesJumpCapabilities,
    "NesOpenFile": _d_NesOpenFile,
    "NesOpenFilesCapabilities": _d_NesOpenFilesCapabilities,
    "NesRecentFile": _d_NesRecentFile,
    "NesRecentFilesCapabilities": _d_NesRecentFilesCapabilities,
    "NesRelatedSnippet": _d_NesRelatedSnippet,
    "NesRelatedSnippetsCapabilities": _d_NesRelatedSnippetsCapabilities,
    "NesRenameCapabilities": _d_NesRenameCapabilities,
    "NesRepository": _d_NesRepository,
    "NesSearchAndReplaceCapabilities": _d_NesSearchAndReplaceCapabilities,
    "NesSuggestContext": _d_NesSuggestContext,
    "NesSuggestionEdit": tagged((("kind", "edit"),), _d_NesSuggestionEdit),
    "NesSuggestionJump": tagged((("kind", "jump"),), _d_NesSuggestionJump),
    "NesSuggestionRename": tagged((("kind", "rename"),), _d_NesSuggestionRename),
    "NesSuggestionSearchAndReplace": tagged(
        (("kind", "searchAndReplace"),),
        _d_NesSuggestionSearchAndReplace,
    ),
    "NesTextEdit": _d_NesTextEdit,
    "NesUserAction": _d_NesUserAction,
    "NesUserActionsCapabilities": _d_NesUserActionsCapabilities,
    "NewSessionRequest": _d_NewSessionRequest,
    "NewSessionResponse": _d_NewSessionResponse,
    "NoticeCapabilities": _d_NoticeCapabilities,
    "PermissionOption": _d_PermissionOption,
    "PlanCapabilities": _d_PlanCapabilities,
    "PlanEntry": _d_PlanEntry,
    "PlanUpdateContentItems": tagged((("type", "items"),), _d_PlanUpdateContentItems),
    "PlanUpdateContentFile": tagged((("type", "file"),), _d_PlanUpdateContentFile),
    "PlanUpdateContentMarkdown": tagged(
        (("type", "markdown"),),
        _d_PlanUpdateContentMarkdown,
    ),
    "Position": _d_Position,
    "PromptCapabilities": _d_PromptCapabilities,
    "PromptRequest": _d_PromptRequest,
    "PromptResponse": _d_PromptResponse,
    "ProviderCurrentConfig": _d_ProviderCurrentConfig,
    "ProviderInfo": _d_ProviderInfo,
    "ProvidersCapabilities": _d_ProvidersCapabilities,
    "Range": _d_Range,
    "ReadTextFileRequest": _d_ReadTextFileRequest,
    "ReadTextFileResponse": _d_ReadTextFileResponse,
    "RejectNesNotification": _d_RejectNesNotification,
    "ReleaseTerminalRequest": _d_ReleaseTerminalRequest,
    "ReleaseTerminalResponse": _d_ReleaseTerminalResponse,
    "RequestPermissionOutcomeCancelled": tagged(
        (("outcome", "cancelled"),),
        _d_RequestPermissionOutcomeCancelled,
    ),
    "RequestPermissionOutcomeSelected": tagged(
        (("outcome", "selected"),),
        _d_RequestPermissionOutcomeSelected,
    ),
    "RequestPermissionRequest": _d_RequestPermissionRequest,
    "RequestPermissionResponse": _d_RequestPermissionResponse,
    "ResumeSessionRequest": _d_ResumeSessionRequest,
    "ResumeSessionResponse": _d_ResumeSessionResponse,
    "SessionAdditionalDirectoriesCapabilities": _d_SessionAdditionalDirectoriesCapabilities,
    "SessionCapabilities": _d_SessionCapabilities,
    "SessionCloseCapabilities": _d_SessionCloseCapabilities,
    "SessionConfigOptionSelect": tagged(
        (("type", "select"),),
        _d_SessionConfigOptionSelect,
    ),
    "SessionConfigOptionBoolean": tagged(
        (("type", "boolean"),),
        _d_SessionConfigOptionBoolean,
    ),
    "SessionConfigOptionsCapabilities": _d_SessionConfigOptionsCapabilities,
    "SessionConfigSelectGroup": _d_SessionConfigSelectGroup,
    "SessionConfigSelectOption": _d_SessionConfigSelectOption,
    "SessionDeleteCapabilities": _d_SessionDeleteCapabilities,
    "SessionForkCapabilities": _d_SessionForkCapabilities,
    "SessionInfo": _d_SessionInfo,
    "SessionListCapabilities": _d_SessionListCapabilities,
    "SessionMode": _d_SessionMode,
    "SessionModeState": _d_SessionModeState,
    "SessionNotification": _d_SessionNotification,
    "SessionResumeCapabilities": _d_SessionResumeCapabilities,
    "SessionUpdateUserMessageChunk": tagged(
        (("sessionUpdate", "user_message_chunk"),),
        _d_SessionUpdateUserMessageChunk,
    ),
    "SessionUpdateAgentMessageChunk": tagged(
        (("sessionUpdate", "agent_message_chunk"),),
        _d_SessionUpdateAgentMessageChunk,
    ),
    "SessionUpdateAgentThoughtChunk": tagged(
        (("sessionUpdate", "agent_thought_chunk"),),
        _d_SessionUpdateAgentThoughtChunk,
    ),
    "SessionUpdateToolCall": tagged(
        (("sessionUpdate", "tool_call"),),
        _d_SessionUpdateToolCall,
    ),
    "SessionUpdateToolCallUpdate": tagged(
        (("sessionUpdate", "tool_call_update"),),
        _d_SessionUpdateToolCallUpdate,
    ),
    "SessionUpdatePlan": tagged((("sessionUpdate", "plan"),), _d_SessionUpdatePlan),
    "SessionUpdatePlanUpdate": tagged(
        (("sessionUpdate", "plan_update"),),
        _d_SessionUpdatePlanUpdate,
    ),
    "SessionUpdatePlanRemoved": tagged(
        (("sessionUpdate", "plan_removed"),),
        _d_SessionUpdatePlanRemoved,
    ),
    "SessionUpdateAvailableCommandsUpdate": tagged(
        (("sessionUpdate", "available_commands_update"),),
        _d_SessionUpdateAvailableCommandsUpdate,
    ),
    "SessionUpdateCurrentModeUpdate": tagged(
        (("sessionUpdate", "current_mode_update"),),
        _d_SessionUpdateCurrentModeUpdate,
    ),
    "SessionUpdateConfigOptionUpdate": tagged(
        (("sessionUpdate", "config_option_update"),),
        _d_SessionUpdateConfigOptionUpdate,
    ),
    "SessionUpdateSessionInfoUpdate": tagged(
        (("sessionUpdate", "session_info_update"),),
        _d_SessionUpdateSessionInfoUpdate,
    ),
    "SessionUpdateUsageUpdate": tagged(
        (("sessionUpdate", "usage_update"),),
        _d_SessionUpdateUsageUpdate,
    ),
    "SessionUpdateNotice": tagged(
        (("sessionUpdate", "notice"),),
        _d_SessionUpdateNotice,
    ),
    "SessionUpdateCompactionUpdate": tagged(
        (("sessionUpdate", "compaction_update"),),
        _d_SessionUpdateCompactionUpdate,
    ),
    "SessionUpdateCompactionSummaryChunk": tagged(
        (("sessionUpdate", "compaction_summary_chunk"),),
        _d_SessionUpdateCompactionSummaryChunk,
    ),
    "SetProviderRequest": _d_SetProviderRequest,
    "SetProviderResponse": _d_SetProviderResponse,
    "SetSessionConfigOptionRequestBoolean": tagged(
        (("type", "boolean"),),
        _d_SetSessionConfigOptionRequestBoolean,
    ),
    "SetSessionConfigOptionRequestValueId": _d_SetSessionConfigOptionRequestValueId,
    "SetSessionConfigOptionResponse": _d_SetSessionConfigOptionResponse,
    "SetSessionModeRequest": _d_SetSessionModeRequest,
    "SetSessionModeResponse": _d_SetSessionModeResponse,
    "StartNesRequest": _d_StartNesRequest,
    "StartNesResponse": _d_StartNesResponse,
    "SuggestNesRequest": _d_SuggestNesRequest,
    "SuggestNesResponse": _d_SuggestNesResponse,
    "TerminalExitStatus": _d_TerminalExitStatus,
    "TerminalOutputRequest": _d_TerminalOutputRequest,
    "TerminalOutputResponse": _d_TerminalOutputResponse,
    "TextDocumentContentChangeEvent": _d_TextDocumentContentChangeEvent,
    "TextResourceContents": _d_TextResourceContents,
    "TitledMultiSelectItems": _d_TitledMultiSelectItems,
    "ToolCallContentContent": tagged((("type", "content"),), _d_ToolCallContentContent),
    "ToolCallContentDiff": tagged((("type", "diff"),), _d_ToolCallContentDiff),
    "ToolCallContentTerminal": tagged(
        (("type", "terminal"),),
        _d_ToolCallContentTerminal,
    ),
    "ToolCallLocation": _d_ToolCallLocation,
    "ToolCallUpdate": _d_ToolCallUpdate,
    "UnstructuredCommandInput": _d_UnstructuredCommandInput,
    "Usage": _d_Usage,
    "WaitForTerminalExitRequest": _d_WaitForTerminalExitRequest,
    "WaitForTerminalExitResponse": _d_WaitForTerminalExitResponse,
    "WorkspaceFolder": _d_WorkspaceFolder,
    "WriteTextFileRequest": _d_WriteTextFileRequest,
    "WriteTextFileResponse": _d_WriteTextFileResponse,
    "AuthMethod": _d_AuthMethod,
    "AvailableCommandInput": _d_AvailableCommandInput,
    "ContentBlock": _d_ContentBlock,
    "CreateElicitationRequestForm": tagged(
        (("mode", "form"),),
        _d_CreateElicitationRequestForm,
    ),
    "CreateElicitationRequestUrl": tagged(
        (("mode", "url"),),
        _d_CreateElicitationRequestUrl,
    ),
    "CreateElicitationRequestOther": _d_CreateElicitationRequestOther,
    "CreateElicitationRequest": _d_CreateElicitationRequest,
    "CreateElicitationResponse": _d_CreateElicitationResponse,
    "ElicitationPropertySchema": _d_ElicitationPropertySchema,
    "EmbeddedResourceResource": _d_EmbeddedResourceResource,
    "McpServer": _d_McpServer,
    "MultiSelectItems": _d_MultiSelectItems,
    "NesSuggestion": _d_NesSuggestion,
    "PlanUpdateContent": _d_PlanUpdateContent,
    "RequestPermissionOutcome": _d_RequestPermissionOutcome,
    "SessionConfigOption": _d_SessionConfigOption,
    "SessionUpdate": _d_SessionUpdate,
    "SetSessionConfigOptionRequest": _d_SetSessionConfigOptionRequest,
    "ToolCallContent": _d_ToolCallContent,
}

_CLASSES: Mapping[str, type] = {
    "AcceptNesNotification": AcceptNesNotification,
    "AgentAuthCapabilities": AgentAuthCapabilities,
    "AgentCapabilities": AgentCapabilities,
    "Annotations": Annotations,
    "AudioContent": AudioContent,
    "AuthCapabilities": AuthCapabilities,
    "AuthMethodTerminal": AuthMethodTerminal,
    "AuthMethodAgent": AuthMethodAgent,
    "AuthenticateRequest": AuthenticateRequest,
    "AuthenticateResponse": AuthenticateResponse,
    "AvailableCommand": AvailableCommand,
    "AvailableCommandsUpdate": AvailableCommandsUpdate,
    "BlobResourceContents": BlobResourceContents,
    "BooleanConfigOptionCapabilities": BooleanConfigOptionCapabilities,
    "BooleanPropertySchema": BooleanPropertySchema,
    "CancelNotification": CancelNotification,
    "CancelRequestNotification": CancelRequestNotification,
    "ClientCapabilities": ClientCapabilities,
    "ClientNesCapabilities": ClientNesCapabilities,
    "ClientSessionCapabilities": ClientSessionCapabilities,
    "CloseNesRequest": CloseNesRequest,
    "CloseNesResponse": CloseNesResponse,
    "CloseSessionRequest": CloseSessionRequest,
    "CloseSessionResponse": CloseSessionResponse,
    "CompactionCapabilities": CompactionCapabilities,
    "CompactionSummaryChunk": CompactionSummaryChunk,
    "CompactionUpdate": CompactionUpdate,
    "CompleteElicitationNotification": CompleteElicitationNotification,
    "ConfigOptionUpdate": ConfigOptionUpdate,
    "ConnectMcpRequest": ConnectMcpRequest,
    "ConnectMcpResponse": ConnectMcpResponse,
    "Content": Content,
    "ContentBlockText": ContentBlockText,
    "ContentBlockImage": ContentBlockImage,
    "ContentBlockAudio": ContentBlockAudio,
    "ContentBlockResourceLink": ContentBlockResourceLink,
    "ContentBlockResource": ContentBlockResource,
    "ContentChunk": ContentChunk,
    "Cost": Cost,
    "CreateElicitationRequestFormSession": CreateElicitationRequestFormSession,
    "CreateElicitationRequestFormRequest": CreateElicitationRequestFormRequest,
    "CreateElicitationRequestUrlSession": CreateElicitationRequestUrlSession,
    "CreateElicitationRequestUrlRequest": CreateElicitationRequestUrlRequest,
    "CreateElicitationRequestOtherSession": CreateElicitationRequestOtherSession,
    "CreateElicitationRequestOtherRequest": CreateElicitationRequestOtherRequest,
    "CreateElicitationResponseAccept": CreateElicitationResponseAccept,
    "CreateElicitationResponseDecline": CreateElicitationResponseDecline,
    "CreateElicitationResponseCancel": CreateElicitationResponseCancel,
    "CreateElicitationResponseOther": CreateElicitationResponseOther,
    "CreateTerminalRequest": CreateTerminalRequest,
    "CreateTerminalResponse": CreateTerminalResponse,
    "CurrentModeUpdate": CurrentModeUpdate,
    "DeleteSessionRequest": DeleteSessionRequest,
    "DeleteSessionResponse": DeleteSessionResponse,
    "DidChangeDocumentNotification": DidChangeDocumentNotification,
    "DidCloseDocumentNotification": DidCloseDocumentNotification,
    "DidFocusDocumentNotification": DidFocusDocumentNotification,
    "DidOpenDocumentNotification": DidOpenDocumentNotification,
    "DidSaveDocumentNotification": DidSaveDocumentNotification,
    "Diff": Diff,
    "DisableProviderRequest": DisableProviderRequest,
    "DisableProviderResponse": DisableProviderResponse,
    "DisconnectMcpRequest": DisconnectMcpRequest,
    "DisconnectMcpResponse": DisconnectMcpResponse,
    "ElicitationAcceptAction": ElicitationAcceptAction,
    "ElicitationCapabilities": ElicitationCapabilities,
    "ElicitationFormCapabilities": ElicitationFormCapabilities,
    "ElicitationFormModeSession": ElicitationFormModeSession,
    "ElicitationFormModeRequest": ElicitationFormModeRequest,
    "ElicitationPropertySchemaString": ElicitationPropertySchemaString,
    "ElicitationPropertySchemaNumber": ElicitationPropertySchemaNumber,
    "ElicitationPropertySchemaInteger": ElicitationPropertySchemaInteger,
    "ElicitationPropertySchemaBoolean": ElicitationPropertySchemaBoolean,
    "ElicitationPropertySchemaArray": ElicitationPropertySchemaArray,
    "ElicitationPropertySchemaOther": ElicitationPropertySchemaOther,
    "ElicitationRequestScope": ElicitationRequestScope,
    "ElicitationSchema": ElicitationSchema,
    "ElicitationSessionScope": ElicitationSessionScope,
    "ElicitationUrlCapabilities": ElicitationUrlCapabilities,
    "ElicitationUrlModeSession": ElicitationUrlModeSession,
    "ElicitationUrlModeRequest": ElicitationUrlModeRequest,
    "EmbeddedResource": EmbeddedResource,
    "EnumOption": EnumOption,
    "EnvVariable": EnvVariable,
    "Error": Error,
    "FileSystemCapabilities": FileSystemCapabilities,
    "ForkSessionRequest": ForkSessionRequest,
    "ForkSessionResponse": ForkSessionResponse,
    "HttpHeader": HttpHeader,
    "ImageContent": ImageContent,
    "Implementation": Implementation,
    "InitializeRequest": InitializeRequest,
    "InitializeResponse": InitializeResponse,
    "IntegerPropertySchema": IntegerPropertySchema,
    "KillTerminalRequest": KillTerminalRequest,
    "KillTerminalResponse": KillTerminalResponse,
    "ListProvidersRequest": ListProvidersRequest,
    "ListProvidersResponse": ListProvidersResponse,
    "ListSessionsRequest": ListSessionsRequest,
    "ListSessionsResponse": ListSessionsResponse,
    "LoadSessionRequest": LoadSessionRequest,
    "LoadSessionResponse": LoadSessionResponse,
    "LogoutCapabilities": LogoutCapabilities,
    "LogoutRequest": LogoutRequest,
    "LogoutResponse": LogoutResponse,
    "McpCapabilities": McpCapabilities,
    "McpServerHttp": McpServerHttp,
    "McpServerSse": McpServerSse,
    "McpServerAcp": McpServerAcp,
    "McpServerStdio": McpServerStdio,
    "MessageMcpNotification": MessageMcpNotification,
    "MessageMcpRequest": MessageMcpRequest,
    "MultiSelectItemsString": MultiSelectItemsString,
    "MultiSelectItemsOther": MultiSelectItemsOther,
    "MultiSelectPropertySchema": MultiSelectPropertySchema,
    "NesCapabilities": NesCapabilities,
    "NesContextCapabilities": NesContextCapabilities,
    "NesDiagnostic": NesDiagnostic,
    "NesDiagnosticsCapabilities": NesDiagnosticsCapabilities,
    "NesDocumentDidChangeCapabilities": NesDocumentDidChangeCapabilities,
    "NesDocumentDidCloseCapabilities": NesDocumentDidCloseCapabilities,
    "NesDocumentDidFocusCapabilities": NesDocumentDidFocusCapabilities,
    "NesDocumentDidOpenCapabilities": NesDocumentDidOpenCapabilities,
    "NesDocumentDidSaveCapabilities": NesDocumentDidSaveCapabilities,
    "NesDocumentEventCapabilities": NesDocumentEventCapabilities,
    "NesEditHistoryCapabilities": NesEditHistoryCapabilities,
    "NesEditHistoryEntry": NesEditHistoryEntry,
    "NesEditSuggestion": NesEditSuggestion,
    "NesEventCapabilities": NesEventCapabilities,
    "NesExcerpt": NesExcerpt,
    "NesJumpCapabilities": NesJumpCapabilities,
    "NesJumpSuggestion": NesJumpSuggestion,
    "NesOpenFile": NesOpenFile,
    "NesOpenFilesCapabilities": NesOpenFilesCapabilities,
    "NesRecentFile": NesRecentFile,
    "NesRecentFilesCapabilities": NesRecentFilesCapabilities,
    "NesRelatedSnippet": NesRelatedSnippet,
    "NesRelatedSnippetsCapabilities": NesRelatedSnippetsCapabilities,
    "NesRenameCapabilities": NesRenameCapabilities,
    "NesRenameSuggestion": NesRenameSuggestion,
    "NesRepository": NesRepository,
    "NesSearchAndReplaceCapabilities": NesSearchAndReplaceCapabilities,
    "NesSearchAndReplaceSuggestion": NesSearchAndReplaceSuggestion,
    "NesSuggestContext": NesSuggestContext,
    "NesSuggestionEdit": NesSuggestionEdit,
    "NesSuggestionJump": NesSuggestionJump,
    "NesSuggestionRename": NesSuggestionRename,
    "NesSuggestionSearchAndReplace": NesSuggestionSearchAndReplace,
    "NesTextEdit": NesTextEdit,
    "NesUserAction": NesUserAction,
    "NesUserActionsCapabilities": NesUserActionsCapabilities,
    "NewSessionRequest": NewSessionRequest,
    "NewSessionResponse": NewSessionResponse,
    "Notice": Notice,
    "NoticeCapabilities": NoticeCapabilities,
    "NumberPropertySchema": NumberPropertySchema,
    "PermissionOption": PermissionOption,
    "Plan": Plan,
    "PlanCapabilities": PlanCapabilities,
    "PlanEntry": PlanEntry,
    "PlanFile": PlanFile,
    "PlanItems": PlanItems,
    "PlanMarkdown": PlanMarkdown,
    "PlanRemoved": PlanRemoved,
    "PlanUpdate": PlanUpdate,
    "PlanUpdateContentItems": PlanUpdateContentItems,
    "PlanUpdateContentFile": PlanUpdateContentFile,
    "PlanUpdateContentMarkdown": PlanUpdateContentMarkdown,
    "Position": Position,
    "PromptCapabilities": PromptCapabilities,
    "PromptRequest": PromptRequest,
    "PromptResponse": PromptResponse,
    "ProviderCurrentConfig": ProviderCurrentConfig,
    "ProviderInfo": ProviderInfo,
    "ProvidersCapabilities": ProvidersCapabilities,
    "Range": Range,
    "ReadTextFileRequest": ReadTextFileRequest,
    "ReadTextFileResponse": ReadTextFileResponse,
    "RejectNesNotification": RejectNesNotification,
    "ReleaseTerminalRequest": ReleaseTerminalRequest,
    "ReleaseTerminalResponse": ReleaseTerminalResponse,
    "RequestPermissionOutcomeCancelled": RequestPermissionOutcomeCancelled,
    "RequestPermissionOutcomeSelected": RequestPermissionOutcomeSelected,
    "RequestPermissionRequest": RequestPermissionRequest,
    "RequestPermissionResponse": RequestPermissionResponse,
    "ResourceLink": ResourceLink,
    "ResumeSessionRequest": ResumeSessionRequest,
    "ResumeSessionResponse": ResumeSessionResponse,
    "SelectedPermissionOutcome": SelectedPermissionOutcome,
    "SessionAdditionalDirectoriesCapabilities": SessionAdditionalDirectoriesCapabilities,
    "SessionCapabilities": SessionCapabilities,
    "SessionCloseCapabilities": SessionCloseCapabilities,
    "SessionConfigBoolean": SessionConfigBoolean,
    "SessionConfigOptionSelect": SessionConfigOptionSelect,
    "SessionConfigOptionBoolean": SessionConfigOptionBoolean,
    "SessionConfigOptionsCapabilities": SessionConfigOptionsCapabilities,
    "SessionConfigSelect": SessionConfigSelect,
    "SessionConfigSelectGroup": SessionConfigSelectGroup,
    "SessionConfigSelectOption": SessionConfigSelectOption,
    "SessionDeleteCapabilities": SessionDeleteCapabilities,
    "SessionForkCapabilities": SessionForkCapabilities,
    "SessionInfo": SessionInfo,
    "SessionInfoUpdate": SessionInfoUpdate,
    "SessionListCapabilities": SessionListCapabilities,
    "SessionMode": SessionMode,
    "SessionModeState": SessionModeState,
    "SessionNotification": SessionNotification,
    "SessionResumeCapabilities": SessionResumeCapabilities,
    "SessionUpdateUserMessageChunk": SessionUpdateUserMessageChunk,
    "SessionUpdateAgentMessageChunk": SessionUpdateAgentMessageChunk,
    "SessionUpdateAgentThoughtChunk": SessionUpdateAgentThoughtChunk,
    "SessionUpdateToolCall": SessionUpdateToolCall,
    "SessionUpdateToolCallUpdate": SessionUpdateToolCallUpdate,
    "SessionUpdatePlan": SessionUpdatePlan,
    "SessionUpdatePlanUpdate": SessionUpdatePlanUpdate,
    "SessionUpdatePlanRemoved": SessionUpdatePlanRemoved,
    "SessionUpdateAvailableCommandsUpdate": SessionUpdateAvailableCommandsUpdate,
    "SessionUpdateCurrentModeUpdate": SessionUpdateCurrentModeUpdate,
    "SessionUpdateConfigOptionUpdate": SessionUpdateConfigOptionUpdate,
    "SessionUpdateSessionInfoUpdate": SessionUpdateSessionInfoUpdate,
    "SessionUpdateUsageUpdate": SessionUpdateUsageUpdate,
    "SessionUpdateNotice": SessionUpdateNotice,
    "SessionUpdateCompactionUpdate": SessionUpdateCompactionUpdate,
    "SessionUpdateCompactionSummaryChunk": SessionUpdateCompactionSummaryChunk,
    "SetProviderRequest": SetProviderRequest,
    "SetProviderResponse": SetProviderResponse,
    "SetSessionConfigOptionRequestBoolean": SetSessionConfigOptionRequestBoolean,
    "SetSessionConfigOptionRequestValueId": SetSessionConfigOptionRequestValueId,
    "SetSessionConfigOptionResponse": SetSessionConfigOptionResponse,
    "SetSessionModeRequest": SetSessionModeRequest,
    "SetSessionModeResponse": SetSessionModeResponse,
    "StartNesRequest": StartNesRequest,
    "StartNesResponse": StartNesResponse,
    "StringMultiSelectItems": StringMultiSelectItems,
    "StringPropertySchema": StringPropertySchema,
    "SuggestNesRequest": SuggestNesRequest,
    "SuggestNesResponse": SuggestNesResponse,
    "Terminal": Terminal,
    "TerminalExitStatus": TerminalExitStatus,
    "TerminalOutputRequest": TerminalOutputRequest,
    "TerminalOutputResponse": TerminalOutputResponse,
    "TextContent": TextContent,
    "TextDocumentContentChangeEvent": TextDocumentContentChangeEvent,
    "TextResourceContents": TextResourceContents,
    "TitledMultiSelectItems": TitledMultiSelectItems,
    "ToolCall": ToolCall,
    "ToolCallContentContent": ToolCallContentContent,
    "ToolCallContentDiff": ToolCallContentDiff,
    "ToolCallContentTerminal": ToolCallContentTerminal,
    "ToolCallLocation": ToolCallLocation,
    "ToolCallUpdate": ToolCallUpdate,
    "UnstructuredCommandInput": UnstructuredCommandInput,
    "Usage": Usage,
    "UsageUpdate": UsageUpdate,
    "WaitForTerminalExitRequest": WaitForTerminalExitRequest,
    "WaitForTerminalExitResponse": WaitForTerminalExitResponse,
    "WorkspaceFolder": WorkspaceFolder,
    "WriteTextFileRequest": WriteTextFileRequest,
    "WriteTextFileResponse": WriteTextFileResponse,
}

_FORMS: dict[Any, str] = {
    AuthMethod: "AuthMethod",
    AvailableCommandInput: "AvailableCommandInput",
    ContentBlock: "ContentBlock",
    CreateElicitationRequestForm: "CreateElicitationRequestForm",
    CreateElicitationRequestUrl: "CreateElicitationRequestUrl",
    CreateElicitationRequestOther: "CreateElicitationRequestOther",
    CreateElicitationRequest: "CreateElicitationRequest",
    CreateElicitationResponse: "CreateElicitationResponse",
    ElicitationFormMode: "ElicitationFormMode",
    ElicitationPropertySchema: "ElicitationPropertySchema",
    ElicitationUrlMode: "ElicitationUrlMode",
    EmbeddedResourceResource: "EmbeddedResourceResource",
    McpServer: "McpServer",
    MultiSelectItems: "MultiSelectItems",
    NesSuggestion: "NesSuggestion",
    PlanUpdateContent: "PlanUpdateContent",
    RequestPermissionOutcome: "RequestPermissionOutcome",
    SessionConfigOption: "SessionConfigOption",
    SessionUpdate: "SessionUpdate",
    SetSessionConfigOptionRequest: "SetSessionConfigOptionRequest",
    ToolCallContent: "ToolCallContent",
    AcceptNesNotification: "AcceptNesNotification",
    AgentAuthCapabilities: "AgentAuthCapabilities",
    AgentCapabilities: "AgentCapabilities",
    Annotations: "Annotations",
    AudioContent: "AudioContent",
    AuthCapabilities: "AuthCapabilities",
    AuthMethodTerminal: "AuthMethodTerminal",
    AuthMethodAgent: "AuthMethodAgent",
    AuthenticateRequest: "AuthenticateRequest",
    AuthenticateResponse: "AuthenticateResponse",
    AvailableCommand: "AvailableCommand",
    AvailableCommandsUpdate: "AvailableCommandsUpdate",
    BlobResourceContents: "BlobResourceContents",
    BooleanConfigOptionCapabilities: "BooleanConfigOptionCapabilities",
    BooleanPropertySchema: "BooleanPropertySchema",
    CancelNotification: "CancelNotification",
    CancelRequestNotification: "CancelRequestNotification",
    ClientCapabilities: "ClientCapabilities",
    ClientNesCapabilities: "ClientNesCapabilities",
    ClientSessionCapabilities: "ClientSessionCapabilities",
    CloseNesRequest: "CloseNesRequest",
    CloseNesResponse: "CloseNesResponse",
    CloseSessionRequest: "CloseSessionRequest",
    CloseSessionResponse: "CloseSessionResponse",
    CompactionCapabilities: "CompactionCapabilities",
    CompactionSummaryChunk: "CompactionSummaryChunk",
    CompactionUpdate: "CompactionUpdate",
    CompleteElicitationNotification: "CompleteElicitationNotification",
    ConfigOptionUpdate: "ConfigOptionUpdate",
    ConnectMcpRequest: "ConnectMcpRequest",
    ConnectMcpResponse: "ConnectMcpResponse",
    Content: "Content",
    ContentBlockText: "ContentBlockText",
    ContentBlockImage: "ContentBlockImage",
    ContentBlockAudio: "ContentBlockAudio",
    ContentBlockResourceLink: "ContentBlockResourceLink",
    ContentBlockResource: "ContentBlockResource",
    ContentChunk: "ContentChunk",
    Cost: "Cost",
    CreateElicitationRequestFormSession: "CreateElicitationRequestFormSession",
    CreateElicitationRequestFormRequest: "CreateElicitationRequestFormRequest",
    CreateElicitationRequestUrlSession: "CreateElicitationRequestUrlSession",
    CreateElicitationRequestUrlRequest: "CreateElicitationRequestUrlRequest",
    CreateElicitationRequestOtherSession: "CreateElicitationRequestOtherSession",
    CreateElicitationRequestOtherRequest: "CreateElicitationRequestOtherRequest",
    CreateElicitationResponseAccept: "CreateElicitationResponseAccept",
    CreateElicitationResponseDecline: "CreateElicitationResponseDecline",
    CreateElicitationResponseCancel: "CreateElicitationResponseCancel",
    CreateElicitationResponseOther: "CreateElicitationResponseOther",
    CreateTerminalRequest: "CreateTerminalRequest",
    CreateTerminalResponse: "CreateTerminalResponse",
    CurrentModeUpdate: "CurrentModeUpdate",
    DeleteSessionRequest: "DeleteSessionRequest",
    DeleteSessionResponse: "DeleteSessionResponse",
    DidChangeDocumentNotification: "DidChangeDocumentNotification",
    DidCloseDocumentNotification: "DidCloseDocumentNotification",
    DidFocusDocumentNotification: "DidFocusDocumentNotification",
    DidOpenDocumentNotification: "DidOpenDocumentNotification",
    DidSaveDocumentNotification: "DidSaveDocumentNotification",
    Diff: "Diff",
    DisableProviderRequest: "DisableProviderRequest",
    DisableProviderResponse: "DisableProviderResponse",
    DisconnectMcpRequest: "DisconnectMcpRequest",
    DisconnectMcpResponse: "DisconnectMcpResponse",
    ElicitationAcceptAction: "ElicitationAcceptAction",
    ElicitationCapabilities: "ElicitationCapabilities",
    ElicitationFormCapabilities: "ElicitationFormCapabilities",
    ElicitationFormModeSession: "ElicitationFormModeSession",
    ElicitationFormModeRequest: "ElicitationFormModeRequest",
    ElicitationPropertySchemaString: "ElicitationPropertySchemaString",
    ElicitationPropertySchemaNumber: "ElicitationPropertySchemaNumber",
    ElicitationPropertySchemaInteger: "ElicitationPropertySchemaInteger",
    ElicitationPropertySchemaBoolean: "ElicitationPropertySchemaBoolean",
    ElicitationPropertySchemaArray: "ElicitationPropertySchemaArray",
    ElicitationPropertySchemaOther: "ElicitationPropertySchemaOther",
    ElicitationRequestScope: "ElicitationRequestScope",
    ElicitationSchema: "ElicitationSchema",
    ElicitationSessionScope: "ElicitationSessionScope",
    ElicitationUrlCapabilities: "ElicitationUrlCapabilities",
    ElicitationUrlModeSession: "ElicitationUrlModeSession",
    ElicitationUrlModeRequest: "ElicitationUrlModeRequest",
    EmbeddedResource: "EmbeddedResource",
    EnumOption: "EnumOption",
    EnvVariable: "EnvVariable",
    Error: "Error",
    FileSystemCapabilities: "FileSystemCapabilities",
    ForkSessionRequest: "ForkSessionRequest",
    ForkSessionResponse: "ForkSessionResponse",
    HttpHeader: "HttpHeader",
    ImageContent: "ImageContent",
    Implementation: "Implementation",
    InitializeRequest: "InitializeRequest",
    InitializeResponse: "InitializeResponse",
    IntegerPropertySchema: "IntegerPropertySchema",
    KillTerminalRequest: "KillTerminalRequest",
    KillTerminalResponse: "KillTerminalResponse",
    ListProvidersRequest: "ListProvidersRequest",
    ListProvidersResponse: "ListProvidersResponse",
    ListSessionsRequest: "ListSessionsRequest",
    ListSessionsResponse: "ListSessionsResponse",
    LoadSessionRequest: "LoadSessionRequest",
    LoadSessionResponse: "LoadSessionResponse",
    LogoutCapabilities: "LogoutCapabilities",
    LogoutRequest: "LogoutRequest",
    LogoutResponse: "LogoutResponse",
    McpCapabilities: "McpCapabilities",
    McpServerHttp: "McpServerHttp",
    McpServerSse: "McpServerSse",
    McpServerAcp: "McpServerAcp",
    McpServerStdio: "McpServerStdio",
    MessageMcpNotification: "MessageMcpNotification",
    MessageMcpRequest: "MessageMcpRequest",
    MultiSelectItemsString: "MultiSelectItemsString",
    MultiSelectItemsOther: "MultiSelectItemsOther",
    MultiSelectPropertySchema: "MultiSelectPropertySchema",
    NesCapabilities: "NesCapabilities",
    NesContextCapabilities: "NesContextCapabilities",
    NesDiagnostic: "NesDiagnostic",
    NesDiagnosticsCapabilities: "NesDiagnosticsCapabilities",
    NesDocumentDidChangeCapabilities: "NesDocumentDidChangeCapabilities",
    NesDocumentDidCloseCapabilities: "NesDocumentDidCloseCapabilities",
    NesDocumentDidFocusCapabilities: "NesDocumentDidFocusCapabilities",
    NesDocumentDidOpenCapabilities: "NesDocumentDidOpenCapabilities",
    NesDocumentDidSaveCapabilities: "NesDocumentDidSaveCapabilities",
    NesDocumentEventCapabilities: "NesDocumentEventCapabilities",
    NesEditHistoryCapabilities: "NesEditHistoryCapabilities",
    NesEditHistoryEntry: "NesEditHistoryEntry",
    NesEditSuggestion: "NesEditSuggestion",
    NesEventCapabilities: "NesEventCapabilities",
    NesExcerpt: "NesExcerpt",
    NesJumpCapabilities: "NesJumpCapabilities",
    NesJumpSuggestion: "NesJumpSuggestion",
    NesOpenFile: "NesOpenFile",
    NesOpenFilesCapabilities: "NesOpenFilesCapabilities",
    NesRecentFile: "NesRecentFile",
    NesRecentFilesCapabilities: "NesRecentFilesCapabilities",
    NesRelatedSnippet: "NesRelatedSnippet",
    NesRelatedSnippetsCapabilities: "NesRelatedSnippetsCapabilities",
    NesRenameCapabilities: "NesRenameCapabilities",
    NesRenameSuggestion: "NesRenameSuggestion",
    NesRepository: "NesRepository",
    NesSearchAndReplaceCapabilities: "NesSearchAndReplaceCapabilities",
    NesSearchAndReplaceSuggestion: "NesSearchAndReplaceSuggestion",
    NesSuggestContext: "NesSuggestContext",
    NesSuggestionEdit: "NesSuggestionEdit",
    NesSuggestionJump: "NesSuggestionJump",
    NesSuggestionRename: "NesSuggestionRename",
    NesSuggestionSearchAndReplace: "NesSuggestionSearchAndReplace",
    NesTextEdit: "NesTextEdit",
    NesUserAction: "NesUserAction",
    NesUserActionsCapabilities: "NesUserActionsCapabilities",
    NewSessionRequest: "NewSessionRequest",
    NewSessionResponse: "NewSessionResponse",
    Notice: "Notice",
    NoticeCapabilities: "NoticeCapabilities",
    NumberPropertySchema: "NumberPropertySchema",
    PermissionOption: "PermissionOption",
    Plan: "Plan",
    PlanCapabilities: "PlanCapabilities",
    PlanEntry: "PlanEntry",
    PlanFile: "PlanFile",
    PlanItems: "PlanItems",
    PlanMarkdown: "PlanMarkdown",
    PlanRemoved: "PlanRemoved",
    PlanUpdate: "PlanUpdate",
    PlanUpdateContentItems: "PlanUpdateContentItems",
    PlanUpdateContentFile: "PlanUpdateContentFile",
    PlanUpdateContentMarkdown: "PlanUpdateContentMarkdown",
    Position: "Position",
    PromptCapabilities: "PromptCapabilities",
    PromptRequest: "PromptRequest",
    PromptResponse: "PromptResponse",
    ProviderCurrentConfig: "ProviderCurrentConfig",
    ProviderInfo: "ProviderInfo",
    ProvidersCapabilities: "ProvidersCapabilities",
    Range: "Range",
    ReadTextFileRequest: "ReadTextFileRequest",
    ReadTextFileResponse: "ReadTextFileResponse",
    RejectNesNotification: "RejectNesNotification",
    ReleaseTerminalRequest: "ReleaseTerminalRequest",
    ReleaseTerminalResponse: "ReleaseTerminalResponse",
    RequestPermissionOutcomeCancelled: "RequestPermissionOutcomeCancelled",
    RequestPermissionOutcomeSelected: "RequestPermissionOutcomeSelected",
    RequestPermissionRequest: "RequestPermissionRequest",
    RequestPermissionResponse: "RequestPermissionResponse",
    ResourceLink: "ResourceLink",
    ResumeSessionRequest: "ResumeSessionRequest",
    ResumeSessionResponse: "ResumeSessionResponse",
    SelectedPermissionOutcome: "SelectedPermissionOutcome",
    SessionAdditionalDirectoriesCapabilities: "SessionAdditionalDirectoriesCapabilities",
    SessionCapabilities: "SessionCapabilities",
    SessionCloseCapabilities: "SessionCloseCapabilities",
    SessionConfigBoolean: "SessionConfigBoolean",
    SessionConfigOptionSelect: "SessionConfigOptionSelect",
    SessionConfigOptionBoolean: "SessionConfigOptionBoolean",
    SessionConfigOptionsCapabilities: "SessionConfigOptionsCapabilities",
    SessionConfigSelect: "SessionConfigSelect",
    SessionConfigSelectGroup: "SessionConfigSelectGroup",
    SessionConfigSelectOption: "SessionConfigSelectOption",
    SessionDeleteCapabilities: "SessionDeleteCapabilities",
    SessionForkCapabilities: "SessionForkCapabilities",
    SessionInfo: "SessionInfo",
    SessionInfoUpdate: "SessionInfoUpdate",
    SessionListCapabilities: "SessionListCapabilities",
    SessionMode: "SessionMode",
    SessionModeState: "SessionModeState",
    SessionNotification: "SessionNotification",
    SessionResumeCapabilities: "SessionResumeCapabilities",
    SessionUpdateUserMessageChunk: "SessionUpdateUserMessageChunk",
    SessionUpdateAgentMessageChunk: "SessionUpdateAgentMessageChunk",
    SessionUpdateAgentThoughtChunk: "SessionUpdateAgentThoughtChunk",
    SessionUpdateToolCall: "SessionUpdateToolCall",
    SessionUpdateToolCallUpdate: "SessionUpdateToolCallUpdate",
    SessionUpdatePlan: "SessionUpdatePlan",
    SessionUpdatePlanUpdate: "SessionUpdatePlanUpdate",
    SessionUpdatePlanRemoved: "SessionUpdatePlanRemoved",
    SessionUpdateAvailableCommandsUpdate: "SessionUpdateAvailableCommandsUpdate",
    SessionUpdateCurrentModeUpdate: "SessionUpdateCurrentModeUpdate",
    SessionUpdateConfigOptionUpdate: "SessionUpdateConfigOptionUpdate",
    SessionUpdateSessionInfoUpdate: "SessionUpdateSessionInfoUpdate",
    SessionUpdateUsageUpdate: "SessionUpdateUsageUpdate",
    SessionUpdateNotice: "SessionUpdateNotice",
    SessionUpdateCompactionUpdate: "SessionUpdateCompactionUpdate",
    SessionUpdateCompactionSummaryChunk: "SessionUpdateCompactionSummaryChunk",
    SetProviderRequest: "SetProviderRequest",
    SetProviderResponse: "SetProviderResponse",
    SetSessionConfigOptionRequestBoolean: "SetSessionConfigOptionRequestBoolean",
    SetSessionConfigOptionRequestValueId: "SetSessionConfigOptionRequestValueId",
    SetSessionConfigOptionResponse: "SetSessionConfigOptionResponse",
    SetSessionModeRequest: "SetSessionModeRequest",
    SetSessionModeResponse: "SetSessionModeResponse",
    StartNesRequest: "StartNesRequest",
    StartNesResponse: "StartNesResponse",
    StringMultiSelectItems: "StringMultiSelectItems",
    StringPropertySchema: "StringPropertySchema",
    SuggestNesRequest: "SuggestNesRequest",
    SuggestNesResponse: "SuggestNesResponse",
    Terminal: "Terminal",
    TerminalExitStatus: "TerminalExitStatus",
    TerminalOutputRequest: "TerminalOutputRequest",
    TerminalOutputResponse: "TerminalOutputResponse",
    TextContent: "TextContent",
    TextDocumentContentChangeEvent: "TextDocumentContentChangeEvent",
    TextResourceContents: "TextResourceContents",
    TitledMultiSelectItems: "TitledMultiSelectItems",
    ToolCall: "ToolCall",
    ToolCallContentContent: "ToolCallContentContent",
    ToolCallContentDiff: "ToolCallContentDiff",
    ToolCallContentTerminal: "ToolCallContentTerminal",
    ToolCallLocation: "ToolCallLocation",
    ToolCallUpdate: "ToolCallUpdate",
    UnstructuredCommandInput: "UnstructuredCommandInput",
    Usage: "Usage",
    UsageUpdate: "UsageUpdate",
    WaitForTerminalExitRequest: "WaitForTerminalExitRequest",
    WaitForTerminalExitResponse: "WaitForTerminalExitResponse",
    WorkspaceFolder: "WorkspaceFolder",
    WriteTextFileRequest: "WriteTextFileRequest",
    WriteTextFileResponse: "WriteTextFileResponse",
}


def _encoders() -> Mapping[type, Callable[[Any, Any], Any]]:
    from .encoders import ENCODERS

    return ENCODERS


def _texts() -> Mapping[type, Callable[[Any, Any], str]]:
    from .texts import ENCODERS

    return ENCODERS


def _shapes() -> Mapping[str, Any]:
    from .shapes import SHAPES

    return SHAPES


_TABLES = Tables(
    protocol="v1",
    forms=_FORMS,
    decoders=_DECODERS,
    encoders=_encoders,
    texts=_texts,
    shapes=_shapes,
    classes=_CLASSES,
    features={
        "unstable_end_turn_token_usage": False,
        "unstable_llm_providers": False,
        "unstable_mcp_over_acp": False,
        "unstable_nes": False,
        "unstable_plan_operations": False,
        "unstable_session_compaction": False,
        "unstable_session_fork": False,
        "unstable_session_notices": False,
    },
    gated={
        "AcceptNesNotification": "unstable_nes",
        "ClientNesCapabilities": "unstable_nes",
        "CloseNesRequest": "unstable_nes",
        "CloseNesResponse": "unstable_nes",
        "CompactionCapabilities": "unstable_session_compaction",
        "CompactionId": "unstable_session_compaction",
        "CompactionStatus": "unstable_session_compaction",
        "CompactionSummaryChunk": "unstable_session_compaction",
        "CompactionUpdate": "unstable_session_compaction",
        "ConnectMcpRequest": "unstable_mcp_over_acp",
        "ConnectMcpResponse": "unstable_mcp_over_acp",
        "DidChangeDocumentNotification": "unstable_nes",
        "DidCloseDocumentNotification": "unstable_nes",
        "DidFocusDocumentNotification": "unstable_nes",
        "DidOpenDocumentNotification": "unstable_nes",
        "DidSaveDocumentNotification": "unstable_nes",
        "DisableProviderRequest": "unstable_llm_providers",
        "DisableProviderResponse": "unstable_llm_providers",
        "DisconnectMcpRequest": "unstable_mcp_over_acp",
        "DisconnectMcpResponse": "unstable_mcp_over_acp",
        "ForkSessionRequest": "unstable_session_fork",
        "ForkSessionResponse": "unstable_session_fork",
        "ListProvidersRequest": "unstable_llm_providers",
        "ListProvidersResponse": "unstable_llm_providers",
        "LlmProtocol": "unstable_llm_providers",
        "McpConnectionId": "unstable_mcp_over_acp",
        "McpServerAcp": "unstable_mcp_over_acp",
        "McpServerAcpId": "unstable_mcp_over_acp",
        "MessageMcpNotification": "unstable_mcp_over_acp",
        "MessageMcpRequest": "unstable_mcp_over_acp",
        "MessageMcpResponse": "unstable_mcp_over_acp",
        "NesCapabilities": "unstable_nes",
        "NesContextCapabilities": "unstable_nes",
        "NesDiagnostic": "unstable_nes",
        "NesDiagnosticSeverity": "unstable_nes",
        "NesDiagnosticsCapabilities": "unstable_nes",
        "NesDocumentDidChangeCapabilities": "unstable_nes",
        "NesDocumentDidCloseCapabilities": "unstable_nes",
        "NesDocumentDidFocusCapabilities": "unstable_nes",
        "NesDocumentDidOpenCapabilities": "unstable_nes",
        "NesDocumentDidSaveCapabilities": "unstable_nes",
        "NesDocumentEventCapabilities": "unstable_nes",
        "NesEditHistoryCapabilities": "unstable_nes",
        "NesEditHistoryEntry": "unstable_nes",
        "NesEditSuggestion": "unstable_nes",
        "NesEventCapabilities": "unstable_nes",
        "NesExcerpt": "unstable_nes",
        "NesJumpCapabilities": "unstable_nes",
        "NesJumpSuggestion": "unstable_nes",
        "NesOpenFile": "unstable_nes",
        "NesOpenFilesCapabilities": "unstable_nes",
        "NesRecentFile": "unstable_nes",
        "NesRecentFilesCapabilities": "unstable_nes",
        "NesRejectReason": "unstable_nes",
        "NesRelatedSnippet": "unstable_nes",
        "NesRelatedSnippetsCapabilities": "unstable_nes",
        "NesRenameCapabilities": "unstable_nes",
        "NesRenameSuggestion": "unstable_nes",
        "NesRepository": "unstable_nes",
        "NesSearchAndReplaceCapabilities": "unstable_nes",
        "NesSearchAndReplaceSuggestion": "unstable_nes",
        "NesSuggestContext": "unstable_nes",
        "NesSuggestion": "unstable_nes",
        "NesSuggestionId": "unstable_nes",
        "NesTextEdit": "unstable_nes",
        "NesTriggerKind": "unstable_nes",
        "NesUserAction": "unstable_nes",
        "NesUserActionsCapabilities": "unstable_nes",
        "Notice": "unstable_session_notices",
        "NoticeCapabilities": "unstable_session_notices",
        "NoticeSeverity": "unstable_session_notices",
        "PlanCapabilities": "unstable_plan_operations",
        "PlanFile": "unstable_plan_operations",
        "PlanId": "unstable_plan_operations",
        "PlanItems": "unstable_plan_operations",
        "PlanMarkdown": "unstable_plan_operations",
        "PlanRemoved": "unstable_plan_operations",
        "PlanUpdate": "unstable_plan_operations",
        "PlanUpdateContent": "unstable_plan_operations",
        "Position": "unstable_nes",
        "PositionEncodingKind": "unstable_nes",
        "ProviderCurrentConfig": "unstable_llm_providers",
        "ProviderId": "unstable_llm_providers",
        "ProviderInfo": "unstable_llm_providers",
        "ProvidersCapabilities": "unstable_llm_providers",
        "Range": "unstable_nes",
        "RejectNesNotification": "unstable_nes",
        "SessionForkCapabilities": "unstable_session_fork",
        "SessionUpdatePlanUpdate": "unstable_plan_operations",
        "SessionUpdatePlanRemoved": "unstable_plan_operations",
        "SessionUpdateNotice": "unstable_session_notices",
        "SessionUpdateCompactionUpdate": "unstable_session_compaction",
        "SessionUpdateCompactionSummaryChunk": "unstable_session_compaction",
        "SetProviderRequest": "unstable_llm_providers",
        "SetProviderResponse": "unstable_llm_providers",
        "StartNesRequest": "unstable_nes",
        "StartNesResponse": "unstable_nes",
        "SuggestNesRequest": "unstable_nes",
        "SuggestNesResponse": "unstable_nes",
        "TextDocumentContentChangeEvent": "unstable_nes",
        "TextDocumentSyncKind": "unstable_nes",
        "Usage": "unstable_end_turn_token_usage",
        "WorkspaceFolder": "unstable_nes",
    },
    methods={
        ("client", "session/update", "notification"): ("SessionNotification", "", ""),
        ("client", "elicitation/complete", "notification"): (
            "CompleteElicitationNotification",
            "",
            "",
        ),
        ("client", "mcp/message", "notification"): (
            "MessageMcpNotification",
            "",
            "unstable_mcp_over_acp",
        ),
        ("client", "fs/write_text_file", "request"): (
            "WriteTextFileRequest",
            "WriteTextFileResponse",
            "",
        ),
        ("client", "fs/read_text_file", "request"): (
            "ReadTextFileRequest",
            "ReadTextFileResponse",
            "",
        ),
        ("client", "session/request_permission", "request"): (
            "RequestPermissionRequest",
            "RequestPermissionResponse",
            "",
        ),
        ("client", "terminal/create", "request"): (
            "CreateTerminalRequest",
            "CreateTerminalResponse",
            "",
        ),
        ("client", "terminal/output", "request"): (
            "TerminalOutputRequest",
            "TerminalOutputResponse",
            "",
        ),
        ("client", "terminal/release", "request"): (
            "ReleaseTerminalRequest",
            "ReleaseTerminalResponse",
            "",
        ),
        ("client", "terminal/wait_for_exit", "request"): (
            "WaitForTerminalExitRequest",
            "WaitForTerminalExitResponse",
            "",
        ),
        ("client", "terminal/kill", "request"): (
            "KillTerminalRequest",
            "KillTerminalResponse",
            "",
        ),
        ("client", "elicitation/create", "request"): (
            "CreateElicitationRequest",
            "CreateElicitationResponse",
            "",
        ),
        ("client", "mcp/connect", "request"): (
            "ConnectMcpRequest",
            "ConnectMcpResponse",
            "unstable_mcp_over_acp",
        ),
        ("client", "mcp/message", "request"): (
            "MessageMcpRequest",
            "MessageMcpResponse",
            "unstable_mcp_over_acp",
        ),
        ("client", "mcp/disconnect", "request"): (
            "DisconnectMcpRequest",
            "DisconnectMcpResponse",
            "unstable_mcp_over_acp",
        ),
        ("agent", "session/cancel", "notification"): ("CancelNotification", "", ""),
        ("agent", "document/didOpen", "notification"): (
            "DidOpenDocumentNotification",
            "",
            "unstable_nes",
        ),
        ("agent", "document/didChange", "notification"): (
            "DidChangeDocumentNotification",
            "",
            "unstable_nes",
        ),
        ("agent", "document/didClose", "notification"): (
            "DidCloseDocumentNotification",
            "",
            "unstable_nes",
        ),
        ("agent", "document/didSave", "notification"): (
            "DidSaveDocumentNotification",
            "",
            "unstable_nes",
        ),
        ("agent", "document/didFocus", "notification"): (
            "DidFocusDocumentNotification",
            "",
            "unstable_nes",
        ),
        ("agent", "nes/accept", "notification"): (
            "AcceptNesNotification",
            "",
            "unstable_nes",
        ),
        ("agent", "nes/reject", "notification"): (
            "RejectNesNotification",
            "",
            "unstable_nes",
        ),
        ("agent", "mcp/message", "notification"): (
            "MessageMcpNotification",
            "",
            "unstable_mcp_over_acp",
        ),
        ("agent", "initialize", "request"): (
            "InitializeRequest",
            "InitializeResponse",
            "",
        ),
        ("agent", "authenticate", "request"): (
            "AuthenticateRequest",
            "AuthenticateResponse",
            "",
        ),
        ("agent", "providers/list", "request"): (
            "ListProvidersRequest",
            "ListProvidersResponse",
            "unstable_llm_providers",
        ),
        ("agent", "providers/set", "request"): (
            "SetProviderRequest",
            "SetProviderResponse",
            "unstable_llm_providers",
        ),
        ("agent", "providers/disable", "request"): (
            "DisableProviderRequest",
            "DisableProviderResponse",
            "unstable_llm_providers",
        ),
        ("agent", "logout", "request"): ("LogoutRequest", "LogoutResponse", ""),
        ("agent", "session/new", "request"): (
            "NewSessionRequest",
            "NewSessionResponse",
            "",
        ),
        ("agent", "session/load", "request"): (
            "LoadSessionRequest",
            "LoadSessionResponse",
            "",
        ),
        ("agent", "session/list", "request"): (
            "ListSessionsRequest",
            "ListSessionsResponse",
            "",
        ),
        ("agent", "session/delete", "request"): (
            "DeleteSessionRequest",
            "DeleteSessionResponse",
            "",
        ),
        ("agent", "session/fork", "request"): (
            "ForkSessionRequest",
            "ForkSessionResponse",
            "unstable_session_fork",
        ),
        ("agent", "session/resume", "request"): (
            "ResumeSessionRequest",
            "ResumeSessionResponse",
            "",
        ),
        ("agent", "session/close", "request"): (
            "CloseSessionRequest",
            "CloseSessionResponse",
            "",
        ),
        ("agent", "session/set_mode", "request"): (
            "SetSessionModeRequest",
            "SetSessionModeResponse",
            "",
        ),
        ("agent", "session/set_config_option", "request"): (
            "SetSessionConfigOptionRequest",
            "SetSessionConfigOptionResponse",
            "",
        ),
        ("agent", "session/prompt", "request"): ("PromptRequest", "PromptResponse", ""),
        ("agent", "nes/start", "request"): (
            "StartNesRequest",
            "StartNesResponse",
            "unstable_nes",
        ),
        ("agent", "nes/suggest", "request"): (
            "SuggestNesRequest",
            "SuggestNesResponse",
            "unstable_nes",
        ),
        ("agent", "nes/close", "request"): (
            "CloseNesRequest",
            "CloseNesResponse",
            "unstable_nes",
        ),
        ("agent", "mcp/message", "request"): (
            "MessageMcpRequest",
            "MessageMcpResponse",
            "unstable_mcp_over_acp",
        ),
        ("protocol", "$/cancel_request", "notification"): (
            "CancelRequestNotification",
            "",
            "",
        ),
    },
)


class Codec(CodecBase):
    """Decode and encode ACP v1 with one set of features; see `CodecBase`."""

    __slots__ = ()
    TABLES: ClassVar[Tables] = _TABLES

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            features: Iterable[Flag] | None = None,
            check: Check = True,
            null_result: bool = False,
            legacy_protocol_version: bool = False,
            on_salvage: Callable[[Salvaged], object] | None = None,
            loads: Callable[[Any], Any] | None = None,
            dumps: Callable[[Any], str | bytes] | None = None,
        ) -> None: ...

        def decode_message(
            self,
            line: Any,
            receiver: Literal["agent", "client"],
            *,
            salvaged: list[Salvaged] | None = None,
        ) -> (
            Request[RequestParams]
            | Notification[NotificationParams]
            | Response
            | ErrorResponse
        ):
            """Decode one JSON-RPC message, as a dict or JSON text, that `receiver` got.

            Raises `DecodeError`; its `response()` is the answer to send back.
            """
            ...

        def decode_batch(
            self,
            line: Any,
            receiver: Literal["agent", "client"],
            *,
            salvaged: list[Salvaged] | None = None,
        ) -> list[
            Request[RequestParams]
            | Notification[NotificationParams]
            | Response
            | ErrorResponse
            | DecodeError
        ]:
            """Decode a JSON-RPC batch; a message that is wrong becomes its error."""
            ...

        @overload
        def decode_result(
            self,
            method: Literal["authenticate"],
            result: Any,
            *,
            salvaged: list[Salvaged] | None = None,
        ) -> AuthenticateResponse: ...

        @overload
        def decode_result(
            self,
            method: Literal["elicitation/create"],
            result: Any,
            *,
            salvaged: list[Salvaged] | None = None,
        ) -> CreateElicitationResponse: ...

        @overload
        def decode_result(
            self,
            method: Literal["fs/read_text_file"],
            result: Any,
            *,
            salvaged: list[Salvaged] | None = None,
        ) -> ReadTextFileResponse: ...

        @overload
        def decode_result(
            self,
            method: Literal["fs/write_text_file"],
            result: Any,
            *,
            salvaged: list[Salvaged] | None = None,
        ) -> WriteTextFileResponse: ...

        @overload
        def decode_result(
            self,
            method: Literal["initialize"],
            result: Any,
            *,
            salvaged: list[Salvaged] | None = None,
        ) -> InitializeResponse: ...

        @overload
        def decode_result(
            self,
            method: Literal["logout"],
            result: Any,
            *,
            salvaged: list[Salvaged] | None = None,
        ) -> LogoutResponse: ...

        @overload
        def decode_result(
            self,
            method: Literal["mcp/connect"],
            result: Any,
            *,
            salvaged: list[Salvaged] | None = None,
        ) -> ConnectMcpResponse: ...

        @overload
        def decode_result(
            self,
            method: Literal["mcp/disconnect"],
            result: Any,
            *,
            salvaged: list[Salvaged] | None = None,
        ) -> DisconnectMcpResponse: ...

        @overload
        def decode_result(
            self,
            method: Literal["mcp/message"],
            result: Any,
            *,
            salvaged: list[Salvaged] | None = None,
        ) -> MessageMcpResponse: ...

        @overload
        def decode_result(
            self,
            method: Literal["nes/close"],
            result: Any,
            *,
            salvaged: list[Salvaged] | None = None,
        ) -> CloseNesResponse: ...

        @overload
        def decode_result(
            self,
            method: Literal["nes/start"],
            result: Any,
            *,
            salvaged: list[Salvaged] | None = None,
        ) -> StartNesResponse: ...

        @overload
        def decode_result(
            self,
            method: Literal["nes/suggest"],
            result: Any,
            *,
            salvaged: list[Salvaged] | None = None,
        ) -> SuggestNesResponse: ...

        @overload
        def decode_result(
            self,
            method: Literal["providers/disable"],
            result: Any,
            *,
            salvaged: list[Salvaged] | None = None,
        ) -> DisableProviderResponse: ...

        @overload
        def decode_result(
            self,
            method: Literal["providers/list"],
            result: Any,
            *,
            salvaged: list[Salvaged] | None = None,
        ) -> ListProvidersResponse: ...

        @overload
        def decode_result(
            self,
            method: Literal["providers/set"],
            result: Any,
            *,
            salvaged: list[Salvaged] | None = None,
        ) -> SetProviderResponse: ...

        @overload
        def decode_result(
            self,
            method: Literal["session/close"],
            result: Any,
            *,
            salvaged: list[Salvaged] | None = None,
        ) -> CloseSessionResponse: ...

        @overload
        def decode_result(
            self,
            method: Literal["session/delete"],
            result: Any,
            *,
            salvaged: list[Salvaged] | None = None,
        ) -> DeleteSessionResponse: ...

        @overload
        def decode_result(
            self,
            method: Literal["session/fork"],
            result: Any,
            *,
            salvaged: list[Salvaged] | None = None,
        ) -> ForkSessionResponse: ...

        @overload
        def decode_result(
            self,
            method: Literal["session/list"],
            result: Any,
            *,
            salvaged: list[Salvaged] | None = None,
        ) -> ListSessionsResponse: ...

        @overload
        def decode_result(
            self,
            method: Literal["session/load"],
            result: Any,
            *,
            salvaged: list[Salvaged] | None = None,
        ) -> LoadSessionResponse: ...

        @overload
        def decode_result(
            self,
            method: Literal["session/new"],
            result: Any,
            *,
            salvaged: list[Salvaged] | None = None,
        ) -> NewSessionResponse: ...

        @overload
        def decode_result(
            self,
            method: Literal["session/prompt"],
            result: Any,
            *,
            salvaged: list[Salvaged] | None = None,
        ) -> PromptResponse: ...

        @overload
        def decode_result(
            self,
            method: Literal["session/request_permission"],
            result: Any,
            *,
            salvaged: list[Salvaged] | None = None,
        ) -> RequestPermissionResponse: ...

        @overload
        def decode_result(
            self,
            method: Literal["session/resume"],
            result: Any,
            *,
            salvaged: list[Salvaged] | None = None,
        ) -> ResumeSessionResponse: ...

        @overload
        def decode_result(
            self,
            method: Literal["session/set_config_option"],
            result: Any,
            *,
            salvaged: list[Salvaged] | None = None,
        ) -> SetSessionConfigOptionResponse: ...

        @overload
        def decode_result(
            self,
            method: Literal["session/set_mode"],
            result: Any,
            *,
            salvaged: list[Salvaged] | None = None,
        ) -> SetSessionModeResponse: ...

        @overload
        def decode_result(
            self,
            method: Literal["terminal/create"],
            result: Any,
            *,
            salvaged: list[Salvaged] | None = None,
        ) -> CreateTerminalResponse: ...

        @overload
        def decode_result(
            self,
            method: Literal["terminal/kill"],
            result: Any,
            *,
            salvaged: list[Salvaged] | None = None,
        ) -> KillTerminalResponse: ...

        @overload
        def decode_result(
            self,
            method: Literal["terminal/output"],
            result: Any,
            *,
            salvaged: list[Salvaged] | None = None,
        ) -> TerminalOutputResponse: ...

        @overload
        def decode_result(
            self,
            method: Literal["terminal/release"],
            result: Any,
            *,
            salvaged: list[Salvaged] | None = None,
        ) -> ReleaseTerminalResponse: ...

        @overload
        def decode_result(
            self,
            method: Literal["terminal/wait_for_exit"],
            result: Any,
            *,
            salvaged: list[Salvaged] | None = None,
        ) -> WaitForTerminalExitResponse: ...

        @overload
        def decode_result(
            self, method: str, result: Any, *, salvaged: list[Salvaged] | None = None
        ) -> Any: ...

        def decode_result(
            self, method: str, result: Any, *, salvaged: list[Salvaged] | None = None
        ) -> Any:
            """Decode the result of a request that was sent. Raises `DecodeError`."""
            ...


_codec = Codec()
decode = _codec.decode
decode_named = _codec.decode_named
decode_message = _codec.decode_message
decode_batch = _codec.decode_batch
decode_result = _codec.decode_result
encode = _codec.encode
encode_json = _codec.encode_json
problems = _codec.problems
