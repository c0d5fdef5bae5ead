"""Straight-line encoders to JSON text, imported by the first `encode_json` of ACP v1,
schema release 1.23.0. Generated; do not edit.
"""

# pyright: reportPrivateUsage=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownMemberType=false
from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .._runtime import UNSET
from .._straight import DECLINED, Unclean, gate, strings
from .._text import array, members, plain, quote, rest
from .models import (
    AcceptNesNotification,
    AgentAuthCapabilities,
    AgentCapabilities,
    Annotations,
    AuthCapabilities,
    AuthenticateRequest,
    AuthenticateResponse,
    AuthMethodAgent,
    AuthMethodTerminal,
    AvailableCommand,
    BlobResourceContents,
    BooleanConfigOptionCapabilities,
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
    CompleteElicitationNotification,
    ConnectMcpRequest,
    ConnectMcpResponse,
    ContentBlockAudio,
    ContentBlockImage,
    ContentBlockResource,
    ContentBlockResourceLink,
    ContentBlockText,
    Cost,
    CreateElicitationRequestFormRequest,
    CreateElicitationRequestFormSession,
    CreateElicitationRequestOtherRequest,
    CreateElicitationRequestOtherSession,
    CreateElicitationRequestUrlRequest,
    CreateElicitationRequestUrlSession,
    CreateElicitationResponseAccept,
    CreateElicitationResponseCancel,
    CreateElicitationResponseDecline,
    CreateElicitationResponseOther,
    CreateTerminalRequest,
    CreateTerminalResponse,
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
    ElicitationCapabilities,
    ElicitationFormCapabilities,
    ElicitationPropertySchemaArray,
    ElicitationPropertySchemaBoolean,
    ElicitationPropertySchemaInteger,
    ElicitationPropertySchemaNumber,
    ElicitationPropertySchemaOther,
    ElicitationPropertySchemaString,
    ElicitationSchema,
    ElicitationUrlCapabilities,
    EnumOption,
    EnvVariable,
    FileSystemCapabilities,
    ForkSessionRequest,
    ForkSessionResponse,
    HttpHeader,
    Implementation,
    InitializeRequest,
    InitializeResponse,
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
    McpServerAcp,
    McpServerHttp,
    McpServerSse,
    McpServerStdio,
    MessageMcpNotification,
    MessageMcpRequest,
    MultiSelectItemsOther,
    MultiSelectItemsString,
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
    NesEventCapabilities,
    NesExcerpt,
    NesJumpCapabilities,
    NesOpenFile,
    NesOpenFilesCapabilities,
    NesRecentFile,
    NesRecentFilesCapabilities,
    NesRelatedSnippet,
    NesRelatedSnippetsCapabilities,
    NesRenameCapabilities,
    NesRepository,
    NesSearchAndReplaceCapabilities,
    NesSuggestContext,
    NesSuggestionEdit,
    NesSuggestionJump,
    NesSuggestionRename,
    NesSuggestionSearchAndReplace,
    NesTextEdit,
    NesUserAction,
    NesUserActionsCapabilities,
    NewSessionRequest,
    NewSessionResponse,
    NoticeCapabilities,
    PermissionOption,
    PlanCapabilities,
    PlanEntry,
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
    RequestPermissionOutcomeCancelled,
    RequestPermissionOutcomeSelected,
    RequestPermissionRequest,
    RequestPermissionResponse,
    ResumeSessionRequest,
    ResumeSessionResponse,
    SessionAdditionalDirectoriesCapabilities,
    SessionCapabilities,
    SessionCloseCapabilities,
    SessionConfigOptionBoolean,
    SessionConfigOptionsCapabilities,
    SessionConfigOptionSelect,
    SessionConfigSelectGroup,
    SessionConfigSelectOption,
    SessionDeleteCapabilities,
    SessionForkCapabilities,
    SessionInfo,
    SessionListCapabilities,
    SessionMode,
    SessionModeState,
    SessionNotification,
    SessionResumeCapabilities,
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
    SetSessionConfigOptionRequestBoolean,
    SetSessionConfigOptionRequestValueId,
    SetSessionConfigOptionResponse,
    SetSessionModeRequest,
    SetSessionModeResponse,
    StartNesRequest,
    StartNesResponse,
    SuggestNesRequest,
    SuggestNesResponse,
    TerminalExitStatus,
    TerminalOutputRequest,
    TerminalOutputResponse,
    TextDocumentContentChangeEvent,
    TextResourceContents,
    TitledMultiSelectItems,
    ToolCallContentContent,
    ToolCallContentDiff,
    ToolCallContentTerminal,
    ToolCallLocation,
    ToolCallUpdate,
    UnstructuredCommandInput,
    Usage,
    WaitForTerminalExitRequest,
    WaitForTerminalExitResponse,
    WorkspaceFolder,
    WriteTextFileRequest,
    WriteTextFileResponse,
)

_MAX = 1.7976931348623157e308

_S_0: frozenset[Any] = frozenset(("utf-16", "utf-32", "utf-8"))
_S_1: frozenset[Any] = frozenset(("assistant", "user"))
_S_2: frozenset[Any] = frozenset(("email", "uri", "date", "date-time"))
_S_3: frozenset[Any] = frozenset(("object",))
_S_4: frozenset[Any] = frozenset(("error", "warning", "information", "hint"))
_S_5: frozenset[Any] = frozenset(("full", "incremental"))
_S_6: frozenset[Any] = frozenset(
    (
        "allow_once",
        "allow_always",
        "reject_once",
        "reject_always",
    )
)
_S_7: frozenset[Any] = frozenset(("high", "medium", "low"))
_S_8: frozenset[Any] = frozenset(("pending", "in_progress", "completed"))
_S_9: frozenset[Any] = frozenset(
    (
        "end_turn",
        "max_tokens",
        "max_turn_requests",
        "refusal",
        "cancelled",
    )
)
_S_10: frozenset[Any] = frozenset(("anthropic", "openai", "azure", "vertex", "bedrock"))
_S_11: frozenset[Any] = frozenset(("rejected", "ignored", "replaced", "cancelled"))
_S_12: frozenset[Any] = frozenset(("mode", "model", "model_config", "thought_level"))
_S_13: frozenset[Any] = frozenset(
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
_S_14: frozenset[Any] = frozenset(("pending", "in_progress", "completed", "failed"))
_S_15: frozenset[Any] = frozenset(("info", "warning", "error"))
_S_16: frozenset[Any] = frozenset(("in_progress", "completed", "failed", "cancelled"))
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


def _e_AcceptNesNotification(o: Any, c: Any) -> str:
    t = type(o)
    if t is not AcceptNesNotification:
        raise Unclean
    v0 = o.session_id
    v1 = o.id
    w = f'{{"sessionId":{quote(v0)},"id":{quote(v1)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_AcceptNesNotification.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_AgentAuthCapabilities(o: Any, c: Any) -> str:
    t = type(o)
    if t is not AgentAuthCapabilities:
        raise Unclean
    w = ""
    v = o.logout
    if v is not None:
        w += f',"logout":{_e_LogoutCapabilities(v, c)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_AgentAuthCapabilities.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_AgentCapabilities(o: Any, c: Any) -> str:
    t = type(o)
    if t is not AgentCapabilities:
        raise Unclean
    w = ""
    v = o.load_session
    if "loadSession" in o._sent or v is not False:
        if type(v) is not bool:
            raise Unclean
        w += f',"loadSession":{"true" if v else "false"}'
    v = o.prompt_capabilities
    if "promptCapabilities" in o._sent or v != PromptCapabilities():
        w += f',"promptCapabilities":{_e_PromptCapabilities(v, c)}'
    v = o.mcp_capabilities
    if "mcpCapabilities" in o._sent or v != McpCapabilities():
        w += f',"mcpCapabilities":{_e_McpCapabilities(v, c)}'
    v = o.session_capabilities
    if "sessionCapabilities" in o._sent or v != SessionCapabilities():
        w += f',"sessionCapabilities":{_e_SessionCapabilities(v, c)}'
    v = o.auth
    if "auth" in o._sent or v != AgentAuthCapabilities():
        w += f',"auth":{_e_AgentAuthCapabilities(v, c)}'
    v = o.providers
    if v is not None:
        if "unstable_llm_providers" not in c.on:
            raise Unclean
        w += f',"providers":{_e_ProvidersCapabilities(v, c)}'
    v = o.nes
    if v is not None:
        if "unstable_nes" not in c.on:
            raise Unclean
        w += f',"nes":{_e_NesCapabilities(v, c)}'
    v = o.position_encoding
    if v is not None:
        if "unstable_nes" not in c.on:
            raise Unclean
        if v not in _S_0:
            raise Unclean
        w += f',"positionEncoding":{quote(v)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_AgentCapabilities.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_Annotations(o: Any, c: Any) -> str:
    t = type(o)
    if t is not Annotations:
        raise Unclean
    w = ""
    v = o.audience
    if v is not None:
        if type(v) is not list:
            raise Unclean
        for x in v:
            if x not in _S_1:
                raise Unclean
        w += f',"audience":{plain(v)}'
    v = o.last_modified
    if v is not None:
        w += f',"lastModified":{quote(v)}'
    v = o.priority
    if v is not None:
        if (type(v) is not float and type(v) is not int) or not -_MAX <= v <= _MAX:
            raise Unclean
        w += f',"priority":{v!r}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_Annotations.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_AuthCapabilities(o: Any, c: Any) -> str:
    t = type(o)
    if t is not AuthCapabilities:
        raise Unclean
    w = ""
    v = o.terminal
    if "terminal" in o._sent or v is not False:
        if type(v) is not bool:
            raise Unclean
        w += f',"terminal":{"true" if v else "false"}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_AuthCapabilities.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_AuthMethodTerminal(o: Any, c: Any) -> str:
    t = type(o)
    if t is not AuthMethodTerminal:
        raise Unclean
    v0 = o.id
    v1 = o.name
    w = f'{{"type":"terminal","id":{quote(v0)},"name":{quote(v1)}'
    v = o.description
    if v is not None:
        w += f',"description":{quote(v)}'
    v = o.args
    if v is not None:
        if type(v) is not list:
            raise Unclean
        for x in v:
            if type(x) is not str:
                raise Unclean
        w += f',"args":{plain(v)}'
    v = o.env
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w += f',"env":{members({k: _e_AuthMethodTerminal_env_item(x, c) for k, x in v.items()})}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_AuthMethodTerminal.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_AuthMethodAgent(o: Any, c: Any) -> str:
    t = type(o)
    if t is not AuthMethodAgent:
        raise Unclean
    v0 = o.id
    v1 = o.name
    w = f'{{"id":{quote(v0)},"name":{quote(v1)}'
    v = o.description
    if v is not None:
        w += f',"description":{quote(v)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_AuthMethodAgent.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_AuthenticateRequest(o: Any, c: Any) -> str:
    t = type(o)
    if t is not AuthenticateRequest:
        raise Unclean
    v0 = o.method_id
    w = f'{{"methodId":{quote(v0)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_AuthenticateRequest.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_AuthenticateResponse(o: Any, c: Any) -> str:
    t = type(o)
    if t is not AuthenticateResponse:
        raise Unclean
    w = ""
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_AuthenticateResponse.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_AvailableCommand(o: Any, c: Any) -> str:
    t = type(o)
    if t is not AvailableCommand:
        raise Unclean
    v0 = o.name
    v1 = o.description
    w = f'{{"name":{quote(v0)},"description":{quote(v1)}'
    v = o.input
    if v is not None:
        w += f',"input":{_X_AvailableCommandInput[type(v)](v, c)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_AvailableCommand.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_BlobResourceContents(o: Any, c: Any) -> str:
    t = type(o)
    if t is not BlobResourceContents:
        raise Unclean
    v0 = o.blob
    v1 = o.uri
    w = f'{{"blob":{quote(v0)},"uri":{quote(v1)}'
    v = o.mime_type
    if v is not None:
        w += f',"mimeType":{quote(v)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_BlobResourceContents.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_BooleanConfigOptionCapabilities(o: Any, c: Any) -> str:
    t = type(o)
    if t is not BooleanConfigOptionCapabilities:
        raise Unclean
    w = ""
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_BooleanConfigOptionCapabilities.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_CancelNotification(o: Any, c: Any) -> str:
    t = type(o)
    if t is not CancelNotification:
        raise Unclean
    v0 = o.session_id
    w = f'{{"sessionId":{quote(v0)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_CancelNotification.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_CancelRequestNotification(o: Any, c: Any) -> str:
    t = type(o)
    if t is not CancelRequestNotification:
        raise Unclean
    v0 = o.request_id
    if (
        (type(v0) is not int or not -9223372036854775808 <= v0 <= 9223372036854775807)
        and type(v0) is not str
        and v0 is not None
    ):
        raise Unclean
    w = f'{{"requestId":{plain(v0)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_CancelRequestNotification.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_ClientCapabilities(o: Any, c: Any) -> str:
    t = type(o)
    if t is not ClientCapabilities:
        raise Unclean
    w = ""
    v = o.fs
    if "fs" in o._sent or v != FileSystemCapabilities():
        w += f',"fs":{_e_FileSystemCapabilities(v, c)}'
    v = o.terminal
    if "terminal" in o._sent or v is not False:
        if type(v) is not bool:
            raise Unclean
        w += f',"terminal":{"true" if v else "false"}'
    v = o.session
    if v is not None:
        w += f',"session":{_e_ClientSessionCapabilities(v, c)}'
    v = o.plan
    if v is not None:
        if "unstable_plan_operations" not in c.on:
            raise Unclean
        w += f',"plan":{_e_PlanCapabilities(v, c)}'
    v = o.auth
    if "auth" in o._sent or v != AuthCapabilities():
        w += f',"auth":{_e_AuthCapabilities(v, c)}'
    v = o.elicitation
    if v is not None:
        w += f',"elicitation":{_e_ElicitationCapabilities(v, c)}'
    v = o.nes
    if v is not None:
        if "unstable_nes" not in c.on:
            raise Unclean
        w += f',"nes":{_e_ClientNesCapabilities(v, c)}'
    v = o.position_encodings
    if v is not None:
        if "unstable_nes" not in c.on:
            raise Unclean
        if type(v) is not list:
            raise Unclean
        for x in v:
            if x not in _S_0:
                raise Unclean
        w += f',"positionEncodings":{plain(v)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_ClientCapabilities.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_ClientNesCapabilities(o: Any, c: Any) -> str:
    t = type(o)
    if t is not ClientNesCapabilities:
        raise Unclean
    w = ""
    v = o.jump
    if v is not None:
        w += f',"jump":{_e_NesJumpCapabilities(v, c)}'
    v = o.rename
    if v is not None:
        w += f',"rename":{_e_NesRenameCapabilities(v, c)}'
    v = o.search_and_replace
    if v is not None:
        w += f',"searchAndReplace":{_e_NesSearchAndReplaceCapabilities(v, c)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_ClientNesCapabilities.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_ClientSessionCapabilities(o: Any, c: Any) -> str:
    t = type(o)
    if t is not ClientSessionCapabilities:
        raise Unclean
    w = ""
    v = o.compaction
    if v is not None:
        if "unstable_session_compaction" not in c.on:
            raise Unclean
        w += f',"compaction":{_e_CompactionCapabilities(v, c)}'
    v = o.config_options
    if v is not None:
        w += f',"configOptions":{_e_SessionConfigOptionsCapabilities(v, c)}'
    v = o.notices
    if v is not None:
        if "unstable_session_notices" not in c.on:
            raise Unclean
        w += f',"notices":{_e_NoticeCapabilities(v, c)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_ClientSessionCapabilities.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_CloseNesRequest(o: Any, c: Any) -> str:
    t = type(o)
    if t is not CloseNesRequest:
        raise Unclean
    v0 = o.session_id
    w = f'{{"sessionId":{quote(v0)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_CloseNesRequest.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_CloseNesResponse(o: Any, c: Any) -> str:
    t = type(o)
    if t is not CloseNesResponse:
        raise Unclean
    w = ""
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_CloseNesResponse.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_CloseSessionRequest(o: Any, c: Any) -> str:
    t = type(o)
    if t is not CloseSessionRequest:
        raise Unclean
    v0 = o.session_id
    w = f'{{"sessionId":{quote(v0)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_CloseSessionRequest.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_CloseSessionResponse(o: Any, c: Any) -> str:
    t = type(o)
    if t is not CloseSessionResponse:
        raise Unclean
    w = ""
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_CloseSessionResponse.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_CompactionCapabilities(o: Any, c: Any) -> str:
    t = type(o)
    if t is not CompactionCapabilities:
        raise Unclean
    w = ""
    x = o.extra_fields
    if x:
        if not _K_CompactionCapabilities.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_CompleteElicitationNotification(o: Any, c: Any) -> str:
    t = type(o)
    if t is not CompleteElicitationNotification:
        raise Unclean
    v0 = o.elicitation_id
    w = f'{{"elicitationId":{quote(v0)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_CompleteElicitationNotification.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_ConnectMcpRequest(o: Any, c: Any) -> str:
    t = type(o)
    if t is not ConnectMcpRequest:
        raise Unclean
    v0 = o.server_id
    w = f'{{"serverId":{quote(v0)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_ConnectMcpRequest.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_ConnectMcpResponse(o: Any, c: Any) -> str:
    t = type(o)
    if t is not ConnectMcpResponse:
        raise Unclean
    v0 = o.connection_id
    w = f'{{"connectionId":{quote(v0)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_ConnectMcpResponse.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_ContentBlockText(o: Any, c: Any) -> str:
    t = type(o)
    if t is not ContentBlockText:
        raise Unclean
    v0 = o.text
    w = f'{{"type":"text","text":{quote(v0)}'
    v = o.annotations
    if v is not None:
        w += f',"annotations":{_e_Annotations(v, c)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_ContentBlockText.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_ContentBlockImage(o: Any, c: Any) -> str:
    t = type(o)
    if t is not ContentBlockImage:
        raise Unclean
    v0 = o.data
    v1 = o.mime_type
    w = f'{{"type":"image","data":{quote(v0)},"mimeType":{quote(v1)}'
    v = o.annotations
    if v is not None:
        w += f',"annotations":{_e_Annotations(v, c)}'
    v = o.uri
    if v is not None:
        w += f',"uri":{quote(v)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_ContentBlockImage.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_ContentBlockAudio(o: Any, c: Any) -> str:
    t = type(o)
    if t is not ContentBlockAudio:
        raise Unclean
    v0 = o.data
    v1 = o.mime_type
    w = f'{{"type":"audio","data":{quote(v0)},"mimeType":{quote(v1)}'
    v = o.annotations
    if v is not None:
        w += f',"annotations":{_e_Annotations(v, c)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_ContentBlockAudio.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_ContentBlockResourceLink(o: Any, c: Any) -> str:
    t = type(o)
    if t is not ContentBlockResourceLink:
        raise Unclean
    v0 = o.name
    v1 = o.uri
    w = f'{{"type":"resource_link","name":{quote(v0)},"uri":{quote(v1)}'
    v = o.annotations
    if v is not None:
        w += f',"annotations":{_e_Annotations(v, c)}'
    v = o.description
    if v is not None:
        w += f',"description":{quote(v)}'
    v = o.mime_type
    if v is not None:
        w += f',"mimeType":{quote(v)}'
    v = o.size
    if v is not None:
        if type(v) is not int or not -9223372036854775808 <= v <= 9223372036854775807:
            raise Unclean
        w += f',"size":{v!r}'
    v = o.title
    if v is not None:
        w += f',"title":{quote(v)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_ContentBlockResourceLink.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_ContentBlockResource(o: Any, c: Any) -> str:
    t = type(o)
    if t is not ContentBlockResource:
        raise Unclean
    v0 = o.resource
    w = f'{{"type":"resource","resource":{_X_EmbeddedResourceResource[type(v0)](v0, c)}'
    v = o.annotations
    if v is not None:
        w += f',"annotations":{_e_Annotations(v, c)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_ContentBlockResource.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_Cost(o: Any, c: Any) -> str:
    t = type(o)
    if t is not Cost:
        raise Unclean
    v0 = o.amount
    if (type(v0) is not float and type(v0) is not int) or not -_MAX <= v0 <= _MAX:
        raise Unclean
    v1 = o.currency
    w = f'{{"amount":{v0!r},"currency":{quote(v1)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_Cost.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_CreateElicitationRequestFormSession(o: Any, c: Any) -> str:
    t = type(o)
    if t is not CreateElicitationRequestFormSession:
        raise Unclean
    v0 = o.session_id
    v1 = o.requested_schema
    v2 = o.message
    w = (
        f'{{"mode":"form","sessionId":{quote(v0)}'
        f',"requestedSchema":{_e_ElicitationSchema(v1, c)}'
        f',"message":{quote(v2)}'
    )
    v = o.tool_call_id
    if v is not None:
        w += f',"toolCallId":{quote(v)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_CreateElicitationRequestFormSession.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_CreateElicitationRequestFormRequest(o: Any, c: Any) -> str:
    t = type(o)
    if t is not CreateElicitationRequestFormRequest:
        raise Unclean
    v0 = o.request_id
    if (
        (type(v0) is not int or not -9223372036854775808 <= v0 <= 9223372036854775807)
        and type(v0) is not str
        and v0 is not None
    ):
        raise Unclean
    v1 = o.requested_schema
    v2 = o.message
    w = (
        f'{{"mode":"form","requestId":{plain(v0)}'
        f',"requestedSchema":{_e_ElicitationSchema(v1, c)}'
        f',"message":{quote(v2)}'
    )
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_CreateElicitationRequestFormRequest.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_CreateElicitationRequestUrlSession(o: Any, c: Any) -> str:
    t = type(o)
    if t is not CreateElicitationRequestUrlSession:
        raise Unclean
    v0 = o.session_id
    v1 = o.elicitation_id
    v2 = o.url
    v3 = o.message
    w = (
        f'{{"mode":"url","sessionId":{quote(v0)}'
        f',"elicitationId":{quote(v1)}'
        f',"url":{quote(v2)}'
        f',"message":{quote(v3)}'
    )
    v = o.tool_call_id
    if v is not None:
        w += f',"toolCallId":{quote(v)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_CreateElicitationRequestUrlSession.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_CreateElicitationRequestUrlRequest(o: Any, c: Any) -> str:
    t = type(o)
    if t is not CreateElicitationRequestUrlRequest:
        raise Unclean
    v0 = o.request_id
    if (
        (type(v0) is not int or not -9223372036854775808 <= v0 <= 9223372036854775807)
        and type(v0) is not str
        and v0 is not None
    ):
        raise Unclean
    v1 = o.elicitation_id
    v2 = o.url
    v3 = o.message
    w = (
        f'{{"mode":"url","requestId":{plain(v0)}'
        f',"elicitationId":{quote(v1)}'
        f',"url":{quote(v2)}'
        f',"message":{quote(v3)}'
    )
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_CreateElicitationRequestUrlRequest.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_CreateElicitationRequestOtherSession(o: Any, c: Any) -> str:
    t = type(o)
    if t is not CreateElicitationRequestOtherSession:
        raise Unclean
    v0 = o.session_id
    v1 = o.mode
    if type(v1) is not str or v1[:1] != "_":
        raise Unclean
    v2 = o.message
    w = f'{{"sessionId":{quote(v0)},"mode":{quote(v1)},"message":{quote(v2)}'
    v = o.tool_call_id
    if v is not None:
        w += f',"toolCallId":{quote(v)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_CreateElicitationRequestOtherSession.isdisjoint(x):
            raise Unclean
        w += rest(x)
    if o._keys:
        raise Unclean
    w += "}"
    return w


def _e_CreateElicitationRequestOtherRequest(o: Any, c: Any) -> str:
    t = type(o)
    if t is not CreateElicitationRequestOtherRequest:
        raise Unclean
    v0 = o.request_id
    if (
        (type(v0) is not int or not -9223372036854775808 <= v0 <= 9223372036854775807)
        and type(v0) is not str
        and v0 is not None
    ):
        raise Unclean
    v1 = o.mode
    if type(v1) is not str or v1[:1] != "_":
        raise Unclean
    v2 = o.message
    w = f'{{"requestId":{plain(v0)},"mode":{quote(v1)},"message":{quote(v2)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_CreateElicitationRequestOtherRequest.isdisjoint(x):
            raise Unclean
        w += rest(x)
    if o._keys:
        raise Unclean
    w += "}"
    return w


def _e_CreateElicitationResponseAccept(o: Any, c: Any) -> str:
    t = type(o)
    if t is not CreateElicitationResponseAccept:
        raise Unclean
    w = '{"action":"accept"'
    v = o.content
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w += f',"content":{members({k: _e_ElicitationContentValue(x, c) for k, x in v.items()})}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_CreateElicitationResponseAccept.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_CreateElicitationResponseDecline(o: Any, c: Any) -> str:
    t = type(o)
    if t is not CreateElicitationResponseDecline:
        raise Unclean
    w = '{"action":"decline"'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_CreateElicitationResponseDecline.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_CreateElicitationResponseCancel(o: Any, c: Any) -> str:
    t = type(o)
    if t is not CreateElicitationResponseCancel:
        raise Unclean
    w = '{"action":"cancel"'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_CreateElicitationResponseCancel.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_CreateElicitationResponseOther(o: Any, c: Any) -> str:
    t = type(o)
    if t is not CreateElicitationResponseOther:
        raise Unclean
    v0 = o.action
    if type(v0) is not str or v0[:1] != "_":
        raise Unclean
    w = f'{{"action":{quote(v0)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_CreateElicitationResponseOther.isdisjoint(x):
            raise Unclean
        w += rest(x)
    if o._keys:
        raise Unclean
    w += "}"
    return w


def _e_CreateTerminalRequest(o: Any, c: Any) -> str:
    t = type(o)
    if t is not CreateTerminalRequest:
        raise Unclean
    v0 = o.session_id
    v1 = o.command
    w = f'{{"sessionId":{quote(v0)},"command":{quote(v1)}'
    v = o.args
    if v is not None:
        if type(v) is not list:
            raise Unclean
        for x in v:
            if type(x) is not str:
                raise Unclean
        w += f',"args":{plain(v)}'
    v = o.env
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w += f',"env":{array([_e_EnvVariable(x, c) for x in v])}'
    v = o.cwd
    if v is not None:
        w += f',"cwd":{quote(v)}'
    v = o.output_byte_limit
    if v is not None:
        if type(v) is not int or not 0 <= v <= 18446744073709551615:
            raise Unclean
        w += f',"outputByteLimit":{v!r}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_CreateTerminalRequest.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_CreateTerminalResponse(o: Any, c: Any) -> str:
    t = type(o)
    if t is not CreateTerminalResponse:
        raise Unclean
    v0 = o.terminal_id
    w = f'{{"terminalId":{quote(v0)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_CreateTerminalResponse.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_DeleteSessionRequest(o: Any, c: Any) -> str:
    t = type(o)
    if t is not DeleteSessionRequest:
        raise Unclean
    v0 = o.session_id
    w = f'{{"sessionId":{quote(v0)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_DeleteSessionRequest.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_DeleteSessionResponse(o: Any, c: Any) -> str:
    t = type(o)
    if t is not DeleteSessionResponse:
        raise Unclean
    w = ""
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_DeleteSessionResponse.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_DidChangeDocumentNotification(o: Any, c: Any) -> str:
    t = type(o)
    if t is not DidChangeDocumentNotification:
        raise Unclean
    v0 = o.session_id
    v1 = o.uri
    v2 = o.version
    if type(v2) is not int or not -9223372036854775808 <= v2 <= 9223372036854775807:
        raise Unclean
    v3 = o.content_changes
    if type(v3) is not list:
        raise Unclean
    w = (
        f'{{"sessionId":{quote(v0)}'
        f',"uri":{quote(v1)}'
        f',"version":{v2!r}'
        f',"contentChanges":{array([_e_TextDocumentContentChangeEvent(x, c) for x in v3])}'
    )
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_DidChangeDocumentNotification.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_DidCloseDocumentNotification(o: Any, c: Any) -> str:
    t = type(o)
    if t is not DidCloseDocumentNotification:
        raise Unclean
    v0 = o.session_id
    v1 = o.uri
    w = f'{{"sessionId":{quote(v0)},"uri":{quote(v1)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_DidCloseDocumentNotification.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_DidFocusDocumentNotification(o: Any, c: Any) -> str:
    t = type(o)
    if t is not DidFocusDocumentNotification:
        raise Unclean
    v0 = o.session_id
    v1 = o.uri
    v2 = o.version
    if type(v2) is not int or not -9223372036854775808 <= v2 <= 9223372036854775807:
        raise Unclean
    v3 = o.position
    v4 = o.visible_range
    w = (
        f'{{"sessionId":{quote(v0)}'
        f',"uri":{quote(v1)}'
        f',"version":{v2!r}'
        f',"position":{_e_Position(v3, c)}'
        f',"visibleRange":{_e_Range(v4, c)}'
    )
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_DidFocusDocumentNotification.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_DidOpenDocumentNotification(o: Any, c: Any) -> str:
    t = type(o)
    if t is not DidOpenDocumentNotification:
        raise Unclean
    v0 = o.session_id
    v1 = o.uri
    v2 = o.language_id
    v3 = o.version
    if type(v3) is not int or not -9223372036854775808 <= v3 <= 9223372036854775807:
        raise Unclean
    v4 = o.text
    w = (
        f'{{"sessionId":{quote(v0)}'
        f',"uri":{quote(v1)}'
        f',"languageId":{quote(v2)}'
        f',"version":{v3!r}'
        f',"text":{quote(v4)}'
    )
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_DidOpenDocumentNotification.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_DidSaveDocumentNotification(o: Any, c: Any) -> str:
    t = type(o)
    if t is not DidSaveDocumentNotification:
        raise Unclean
    v0 = o.session_id
    v1 = o.uri
    w = f'{{"sessionId":{quote(v0)},"uri":{quote(v1)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_DidSaveDocumentNotification.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_DisableProviderRequest(o: Any, c: Any) -> str:
    t = type(o)
    if t is not DisableProviderRequest:
        raise Unclean
    v0 = o.provider_id
    w = f'{{"providerId":{quote(v0)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_DisableProviderRequest.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_DisableProviderResponse(o: Any, c: Any) -> str:
    t = type(o)
    if t is not DisableProviderResponse:
        raise Unclean
    w = ""
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_DisableProviderResponse.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_DisconnectMcpRequest(o: Any, c: Any) -> str:
    t = type(o)
    if t is not DisconnectMcpRequest:
        raise Unclean
    v0 = o.connection_id
    w = f'{{"connectionId":{quote(v0)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_DisconnectMcpRequest.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_DisconnectMcpResponse(o: Any, c: Any) -> str:
    t = type(o)
    if t is not DisconnectMcpResponse:
        raise Unclean
    w = ""
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_DisconnectMcpResponse.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_ElicitationCapabilities(o: Any, c: Any) -> str:
    t = type(o)
    if t is not ElicitationCapabilities:
        raise Unclean
    w = ""
    v = o.form
    if v is not None:
        w += f',"form":{_e_ElicitationFormCapabilities(v, c)}'
    v = o.url
    if v is not None:
        w += f',"url":{_e_ElicitationUrlCapabilities(v, c)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_ElicitationCapabilities.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_ElicitationFormCapabilities(o: Any, c: Any) -> str:
    t = type(o)
    if t is not ElicitationFormCapabilities:
        raise Unclean
    w = ""
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_ElicitationFormCapabilities.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_ElicitationPropertySchemaString(o: Any, c: Any) -> str:
    t = type(o)
    if t is not ElicitationPropertySchemaString:
        raise Unclean
    w = '{"type":"string"'
    v = o.title
    if v is not None:
        w += f',"title":{quote(v)}'
    v = o.description
    if v is not None:
        w += f',"description":{quote(v)}'
    v = o.min_length
    if v is not None:
        if type(v) is not int or not 0 <= v <= 4294967295:
            raise Unclean
        w += f',"minLength":{v!r}'
    v = o.max_length
    if v is not None:
        if type(v) is not int or not 0 <= v <= 4294967295:
            raise Unclean
        w += f',"maxLength":{v!r}'
    v = o.pattern
    if v is not None:
        w += f',"pattern":{quote(v)}'
    v = o.format
    if v is not None:
        if v not in _S_2:
            raise Unclean
        w += f',"format":{quote(v)}'
    v = o.default
    if v is not None:
        w += f',"default":{quote(v)}'
    v = o.enum
    if v is not None:
        if type(v) is not list:
            raise Unclean
        for x in v:
            if type(x) is not str:
                raise Unclean
        w += f',"enum":{plain(v)}'
    v = o.one_of
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w += f',"oneOf":{array([_e_EnumOption(x, c) for x in v])}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_ElicitationPropertySchemaString.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_ElicitationPropertySchemaNumber(o: Any, c: Any) -> str:
    t = type(o)
    if t is not ElicitationPropertySchemaNumber:
        raise Unclean
    w = '{"type":"number"'
    v = o.title
    if v is not None:
        w += f',"title":{quote(v)}'
    v = o.description
    if v is not None:
        w += f',"description":{quote(v)}'
    v = o.minimum
    if v is not None:
        if (type(v) is not float and type(v) is not int) or not -_MAX <= v <= _MAX:
            raise Unclean
        w += f',"minimum":{v!r}'
    v = o.maximum
    if v is not None:
        if (type(v) is not float and type(v) is not int) or not -_MAX <= v <= _MAX:
            raise Unclean
        w += f',"maximum":{v!r}'
    v = o.default
    if v is not None:
        if (type(v) is not float and type(v) is not int) or not -_MAX <= v <= _MAX:
            raise Unclean
        w += f',"default":{v!r}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_ElicitationPropertySchemaNumber.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_ElicitationPropertySchemaInteger(o: Any, c: Any) -> str:
    t = type(o)
    if t is not ElicitationPropertySchemaInteger:
        raise Unclean
    w = '{"type":"integer"'
    v = o.title
    if v is not None:
        w += f',"title":{quote(v)}'
    v = o.description
    if v is not None:
        w += f',"description":{quote(v)}'
    v = o.minimum
    if v is not None:
        if type(v) is not int or not -9223372036854775808 <= v <= 9223372036854775807:
            raise Unclean
        w += f',"minimum":{v!r}'
    v = o.maximum
    if v is not None:
        if type(v) is not int or not -9223372036854775808 <= v <= 9223372036854775807:
            raise Unclean
        w += f',"maximum":{v!r}'
    v = o.default
    if v is not None:
        if type(v) is not int or not -9223372036854775808 <= v <= 9223372036854775807:
            raise Unclean
        w += f',"default":{v!r}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_ElicitationPropertySchemaInteger.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_ElicitationPropertySchemaBoolean(o: Any, c: Any) -> str:
    t = type(o)
    if t is not ElicitationPropertySchemaBoolean:
        raise Unclean
    w = '{"type":"boolean"'
    v = o.title
    if v is not None:
        w += f',"title":{quote(v)}'
    v = o.description
    if v is not None:
        w += f',"description":{quote(v)}'
    v = o.default
    if v is not None:
        if type(v) is not bool:
            raise Unclean
        w += f',"default":{"true" if v else "false"}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_ElicitationPropertySchemaBoolean.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_ElicitationPropertySchemaArray(o: Any, c: Any) -> str:
    t = type(o)
    if t is not ElicitationPropertySchemaArray:
        raise Unclean
    v0 = o.items
    w = f'{{"type":"array","items":{_X_MultiSelectItems[type(v0)](v0, c)}'
    v = o.title
    if v is not None:
        w += f',"title":{quote(v)}'
    v = o.description
    if v is not None:
        w += f',"description":{quote(v)}'
    v = o.min_items
    if v is not None:
        if type(v) is not int or not 0 <= v <= 18446744073709551615:
            raise Unclean
        w += f',"minItems":{v!r}'
    v = o.max_items
    if v is not None:
        if type(v) is not int or not 0 <= v <= 18446744073709551615:
            raise Unclean
        w += f',"maxItems":{v!r}'
    v = o.default
    if v is not None:
        if type(v) is not list:
            raise Unclean
        for x in v:
            if type(x) is not str:
                raise Unclean
        w += f',"default":{plain(v)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_ElicitationPropertySchemaArray.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_ElicitationPropertySchemaOther(o: Any, c: Any) -> str:
    t = type(o)
    if t is not ElicitationPropertySchemaOther:
        raise Unclean
    v0 = o.type
    if type(v0) is not str or v0[:1] != "_":
        raise Unclean
    w = f'{{"type":{quote(v0)}'
    x = o.extra_fields
    if x:
        if not _K_ElicitationPropertySchemaOther.isdisjoint(x):
            raise Unclean
        w += rest(x)
    if o._keys:
        raise Unclean
    w += "}"
    return w


def _e_ElicitationSchema(o: Any, c: Any) -> str:
    t = type(o)
    if t is not ElicitationSchema:
        raise Unclean
    w = ""
    v = o.type
    if "type" in o._sent or v != "object":
        if v not in _S_3:
            raise Unclean
        w += f',"type":{quote(v)}'
    v = o.title
    if v is not None:
        w += f',"title":{quote(v)}'
    v = o.properties
    if "properties" in o._sent or v != {}:
        if type(v) is not dict:
            raise Unclean
        w += f',"properties":{members({k: _X_ElicitationPropertySchema[type(x)](x, c) for k, x in v.items()})}'
    v = o.required
    if v is not None:
        if type(v) is not list:
            raise Unclean
        for x in v:
            if type(x) is not str:
                raise Unclean
        w += f',"required":{plain(v)}'
    v = o.description
    if v is not None:
        w += f',"description":{quote(v)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_ElicitationSchema.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_ElicitationUrlCapabilities(o: Any, c: Any) -> str:
    t = type(o)
    if t is not ElicitationUrlCapabilities:
        raise Unclean
    w = ""
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_ElicitationUrlCapabilities.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_EnumOption(o: Any, c: Any) -> str:
    t = type(o)
    if t is not EnumOption:
        raise Unclean
    v0 = o.const
    v1 = o.title
    w = f'{{"const":{quote(v0)},"title":{quote(v1)}'
    v = o.description
    if v is not None:
        w += f',"description":{quote(v)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_EnumOption.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_EnvVariable(o: Any, c: Any) -> str:
    t = type(o)
    if t is not EnvVariable:
        raise Unclean
    v0 = o.name
    v1 = o.value
    w = f'{{"name":{quote(v0)},"value":{quote(v1)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_EnvVariable.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_FileSystemCapabilities(o: Any, c: Any) -> str:
    t = type(o)
    if t is not FileSystemCapabilities:
        raise Unclean
    w = ""
    v = o.read_text_file
    if "readTextFile" in o._sent or v is not False:
        if type(v) is not bool:
            raise Unclean
        w += f',"readTextFile":{"true" if v else "false"}'
    v = o.write_text_file
    if "writeTextFile" in o._sent or v is not False:
        if type(v) is not bool:
            raise Unclean
        w += f',"writeTextFile":{"true" if v else "false"}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_FileSystemCapabilities.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_ForkSessionRequest(o: Any, c: Any) -> str:
    t = type(o)
    if t is not ForkSessionRequest:
        raise Unclean
    v0 = o.session_id
    v1 = o.cwd
    w = f'{{"sessionId":{quote(v0)},"cwd":{quote(v1)}'
    v = o.additional_directories
    if v is not None:
        if type(v) is not list:
            raise Unclean
        for x in v:
            if type(x) is not str:
                raise Unclean
        w += f',"additionalDirectories":{plain(v)}'
    v = o.mcp_servers
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w += f',"mcpServers":{array([_X_McpServer[type(x)](x, c) for x in v])}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_ForkSessionRequest.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_ForkSessionResponse(o: Any, c: Any) -> str:
    t = type(o)
    if t is not ForkSessionResponse:
        raise Unclean
    v0 = o.session_id
    w = f'{{"sessionId":{quote(v0)}'
    v = o.modes
    if v is not None:
        w += f',"modes":{_e_SessionModeState(v, c)}'
    v = o.config_options
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w += f',"configOptions":{array([_X_SessionConfigOption[type(x)](x, c) for x in v])}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_ForkSessionResponse.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_HttpHeader(o: Any, c: Any) -> str:
    t = type(o)
    if t is not HttpHeader:
        raise Unclean
    v0 = o.name
    v1 = o.value
    w = f'{{"name":{quote(v0)},"value":{quote(v1)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_HttpHeader.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_Implementation(o: Any, c: Any) -> str:
    t = type(o)
    if t is not Implementation:
        raise Unclean
    v0 = o.name
    v1 = o.version
    w = f'{{"name":{quote(v0)},"version":{quote(v1)}'
    v = o.title
    if v is not None:
        w += f',"title":{quote(v)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_Implementation.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_InitializeRequest(o: Any, c: Any) -> str:
    t = type(o)
    if t is not InitializeRequest:
        raise Unclean
    v0 = o.protocol_version
    if type(v0) is not int or not 0 <= v0 <= 65535:
        raise Unclean
    w = f'{{"protocolVersion":{v0!r}'
    v = o.client_capabilities
    if "clientCapabilities" in o._sent or v != ClientCapabilities():
        w += f',"clientCapabilities":{_e_ClientCapabilities(v, c)}'
    v = o.client_info
    if v is not None:
        w += f',"clientInfo":{_e_Implementation(v, c)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_InitializeRequest.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_InitializeResponse(o: Any, c: Any) -> str:
    t = type(o)
    if t is not InitializeResponse:
        raise Unclean
    v0 = o.protocol_version
    if type(v0) is not int or not 0 <= v0 <= 65535:
        raise Unclean
    w = f'{{"protocolVersion":{v0!r}'
    v = o.agent_capabilities
    if "agentCapabilities" in o._sent or v != AgentCapabilities():
        w += f',"agentCapabilities":{_e_AgentCapabilities(v, c)}'
    v = o.auth_methods
    if "authMethods" in o._sent or v != []:
        if type(v) is not list:
            raise Unclean
        w += f',"authMethods":{array([_X_AuthMethod[type(x)](x, c) for x in v])}'
    v = o.agent_info
    if v is not None:
        w += f',"agentInfo":{_e_Implementation(v, c)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_InitializeResponse.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_KillTerminalRequest(o: Any, c: Any) -> str:
    t = type(o)
    if t is not KillTerminalRequest:
        raise Unclean
    v0 = o.session_id
    v1 = o.terminal_id
    w = f'{{"sessionId":{quote(v0)},"terminalId":{quote(v1)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_KillTerminalRequest.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_KillTerminalResponse(o: Any, c: Any) -> str:
    t = type(o)
    if t is not KillTerminalResponse:
        raise Unclean
    w = ""
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_KillTerminalResponse.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_ListProvidersRequest(o: Any, c: Any) -> str:
    t = type(o)
    if t is not ListProvidersRequest:
        raise Unclean
    w = ""
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_ListProvidersRequest.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_ListProvidersResponse(o: Any, c: Any) -> str:
    t = type(o)
    if t is not ListProvidersResponse:
        raise Unclean
    v0 = o.providers
    if type(v0) is not list:
        raise Unclean
    w = f'{{"providers":{array([_e_ProviderInfo(x, c) for x in v0])}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_ListProvidersResponse.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_ListSessionsRequest(o: Any, c: Any) -> str:
    t = type(o)
    if t is not ListSessionsRequest:
        raise Unclean
    w = ""
    v = o.cwd
    if v is not None:
        w += f',"cwd":{quote(v)}'
    v = o.cursor
    if v is not None:
        w += f',"cursor":{quote(v)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_ListSessionsRequest.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_ListSessionsResponse(o: Any, c: Any) -> str:
    t = type(o)
    if t is not ListSessionsResponse:
        raise Unclean
    v0 = o.sessions
    if type(v0) is not list:
        raise Unclean
    w = f'{{"sessions":{array([_e_SessionInfo(x, c) for x in v0])}'
    v = o.next_cursor
    if v is not None:
        w += f',"nextCursor":{quote(v)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_ListSessionsResponse.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_LoadSessionRequest(o: Any, c: Any) -> str:
    t = type(o)
    if t is not LoadSessionRequest:
        raise Unclean
    v0 = o.mcp_servers
    if type(v0) is not list:
        raise Unclean
    v1 = o.cwd
    v2 = o.session_id
    w = (
        f'{{"mcpServers":{array([_X_McpServer[type(x)](x, c) for x in v0])}'
        f',"cwd":{quote(v1)}'
        f',"sessionId":{quote(v2)}'
    )
    v = o.additional_directories
    if v is not None:
        if type(v) is not list:
            raise Unclean
        for x in v:
            if type(x) is not str:
                raise Unclean
        w += f',"additionalDirectories":{plain(v)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_LoadSessionRequest.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_LoadSessionResponse(o: Any, c: Any) -> str:
    t = type(o)
    if t is not LoadSessionResponse:
        raise Unclean
    w = ""
    v = o.modes
    if v is not None:
        w += f',"modes":{_e_SessionModeState(v, c)}'
    v = o.config_options
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w += f',"configOptions":{array([_X_SessionConfigOption[type(x)](x, c) for x in v])}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_LoadSessionResponse.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_LogoutCapabilities(o: Any, c: Any) -> str:
    t = type(o)
    if t is not LogoutCapabilities:
        raise Unclean
    w = ""
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_LogoutCapabilities.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_LogoutRequest(o: Any, c: Any) -> str:
    t = type(o)
    if t is not LogoutRequest:
        raise Unclean
    w = ""
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_LogoutRequest.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_LogoutResponse(o: Any, c: Any) -> str:
    t = type(o)
    if t is not LogoutResponse:
        raise Unclean
    w = ""
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_LogoutResponse.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_McpCapabilities(o: Any, c: Any) -> str:
    t = type(o)
    if t is not McpCapabilities:
        raise Unclean
    w = ""
    v = o.http
    if "http" in o._sent or v is not False:
        if type(v) is not bool:
            raise Unclean
        w += f',"http":{"true" if v else "false"}'
    v = o.sse
    if "sse" in o._sent or v is not False:
        if type(v) is not bool:
            raise Unclean
        w += f',"sse":{"true" if v else "false"}'
    v = o.acp
    if "acp" in o._sent or v is not False:
        if "unstable_mcp_over_acp" not in c.on:
            raise Unclean
        if type(v) is not bool:
            raise Unclean
        w += f',"acp":{"true" if v else "false"}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_McpCapabilities.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_McpServerHttp(o: Any, c: Any) -> str:
    t = type(o)
    if t is not McpServerHttp:
        raise Unclean
    v0 = o.name
    v1 = o.url
    v2 = o.headers
    if type(v2) is not list:
        raise Unclean
    w = (
        f'{{"type":"http","name":{quote(v0)}'
        f',"url":{quote(v1)}'
        f',"headers":{array([_e_HttpHeader(x, c) for x in v2])}'
    )
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_McpServerHttp.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_McpServerSse(o: Any, c: Any) -> str:
    t = type(o)
    if t is not McpServerSse:
        raise Unclean
    v0 = o.name
    v1 = o.url
    v2 = o.headers
    if type(v2) is not list:
        raise Unclean
    w = (
        f'{{"type":"sse","name":{quote(v0)}'
        f',"url":{quote(v1)}'
        f',"headers":{array([_e_HttpHeader(x, c) for x in v2])}'
    )
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_McpServerSse.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_McpServerAcp(o: Any, c: Any) -> str:
    t = type(o)
    if t is not McpServerAcp:
        raise Unclean
    v0 = o.name
    v1 = o.server_id
    w = f'{{"type":"acp","name":{quote(v0)},"serverId":{quote(v1)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_McpServerAcp.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_McpServerStdio(o: Any, c: Any) -> str:
    t = type(o)
    if t is not McpServerStdio:
        raise Unclean
    v0 = o.name
    v1 = o.command
    v2 = o.args
    if type(v2) is not list:
        raise Unclean
    for x in v2:
        if type(x) is not str:
            raise Unclean
    v3 = o.env
    if type(v3) is not list:
        raise Unclean
    w = (
        f'{{"name":{quote(v0)}'
        f',"command":{quote(v1)}'
        f',"args":{plain(v2)}'
        f',"env":{array([_e_EnvVariable(x, c) for x in v3])}'
    )
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_McpServerStdio.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_MessageMcpNotification(o: Any, c: Any) -> str:
    t = type(o)
    if t is not MessageMcpNotification:
        raise Unclean
    v0 = o.connection_id
    v1 = o.method
    w = f'{{"connectionId":{quote(v0)},"method":{quote(v1)}'
    v = o.params
    if v is not None:
        w += f',"params":{plain(strings(v))}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_MessageMcpNotification.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_MessageMcpRequest(o: Any, c: Any) -> str:
    t = type(o)
    if t is not MessageMcpRequest:
        raise Unclean
    v0 = o.connection_id
    v1 = o.method
    w = f'{{"connectionId":{quote(v0)},"method":{quote(v1)}'
    v = o.params
    if v is not None:
        w += f',"params":{plain(strings(v))}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_MessageMcpRequest.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_MultiSelectItemsString(o: Any, c: Any) -> str:
    t = type(o)
    if t is not MultiSelectItemsString:
        raise Unclean
    v0 = o.enum
    if type(v0) is not list:
        raise Unclean
    for x in v0:
        if type(x) is not str:
            raise Unclean
    w = f'{{"type":"string","enum":{plain(v0)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_MultiSelectItemsString.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_MultiSelectItemsOther(o: Any, c: Any) -> str:
    t = type(o)
    if t is not MultiSelectItemsOther:
        raise Unclean
    v0 = o.type
    if type(v0) is not str or v0[:1] != "_":
        raise Unclean
    w = f'{{"type":{quote(v0)}'
    x = o.extra_fields
    if x:
        if not _K_MultiSelectItemsOther.isdisjoint(x):
            raise Unclean
        w += rest(x)
    if o._keys:
        raise Unclean
    w += "}"
    return w


def _e_NesCapabilities(o: Any, c: Any) -> str:
    t = type(o)
    if t is not NesCapabilities:
        raise Unclean
    w = ""
    v = o.events
    if v is not None:
        w += f',"events":{_e_NesEventCapabilities(v, c)}'
    v = o.context
    if v is not None:
        w += f',"context":{_e_NesContextCapabilities(v, c)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_NesCapabilities.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_NesContextCapabilities(o: Any, c: Any) -> str:
    t = type(o)
    if t is not NesContextCapabilities:
        raise Unclean
    w = ""
    v = o.recent_files
    if v is not None:
        w += f',"recentFiles":{_e_NesRecentFilesCapabilities(v, c)}'
    v = o.related_snippets
    if v is not None:
        w += f',"relatedSnippets":{_e_NesRelatedSnippetsCapabilities(v, c)}'
    v = o.edit_history
    if v is not None:
        w += f',"editHistory":{_e_NesEditHistoryCapabilities(v, c)}'
    v = o.user_actions
    if v is not None:
        w += f',"userActions":{_e_NesUserActionsCapabilities(v, c)}'
    v = o.open_files
    if v is not None:
        w += f',"openFiles":{_e_NesOpenFilesCapabilities(v, c)}'
    v = o.diagnostics
    if v is not None:
        w += f',"diagnostics":{_e_NesDiagnosticsCapabilities(v, c)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_NesContextCapabilities.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_NesDiagnostic(o: Any, c: Any) -> str:
    t = type(o)
    if t is not NesDiagnostic:
        raise Unclean
    v0 = o.uri
    v1 = o.range
    v2 = o.severity
    if v2 not in _S_4:
        raise Unclean
    v3 = o.message
    w = (
        f'{{"uri":{quote(v0)}'
        f',"range":{_e_Range(v1, c)}'
        f',"severity":{quote(v2)}'
        f',"message":{quote(v3)}'
    )
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_NesDiagnostic.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_NesDiagnosticsCapabilities(o: Any, c: Any) -> str:
    t = type(o)
    if t is not NesDiagnosticsCapabilities:
        raise Unclean
    w = ""
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_NesDiagnosticsCapabilities.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_NesDocumentDidChangeCapabilities(o: Any, c: Any) -> str:
    t = type(o)
    if t is not NesDocumentDidChangeCapabilities:
        raise Unclean
    v0 = o.sync_kind
    if v0 not in _S_5:
        raise Unclean
    w = f'{{"syncKind":{quote(v0)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_NesDocumentDidChangeCapabilities.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_NesDocumentDidCloseCapabilities(o: Any, c: Any) -> str:
    t = type(o)
    if t is not NesDocumentDidCloseCapabilities:
        raise Unclean
    w = ""
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_NesDocumentDidCloseCapabilities.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_NesDocumentDidFocusCapabilities(o: Any, c: Any) -> str:
    t = type(o)
    if t is not NesDocumentDidFocusCapabilities:
        raise Unclean
    w = ""
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_NesDocumentDidFocusCapabilities.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_NesDocumentDidOpenCapabilities(o: Any, c: Any) -> str:
    t = type(o)
    if t is not NesDocumentDidOpenCapabilities:
        raise Unclean
    w = ""
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_NesDocumentDidOpenCapabilities.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_NesDocumentDidSaveCapabilities(o: Any, c: Any) -> str:
    t = type(o)
    if t is not NesDocumentDidSaveCapabilities:
        raise Unclean
    w = ""
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_NesDocumentDidSaveCapabilities.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_NesDocumentEventCapabilities(o: Any, c: Any) -> str:
    t = type(o)
    if t is not NesDocumentEventCapabilities:
        raise Unclean
    w = ""
    v = o.did_open
    if v is not None:
        w += f',"didOpen":{_e_NesDocumentDidOpenCapabilities(v, c)}'
    v = o.did_change
    if v is not None:
        w += f',"didChange":{_e_NesDocumentDidChangeCapabilities(v, c)}'
    v = o.did_close
    if v is not None:
        w += f',"didClose":{_e_NesDocumentDidCloseCapabilities(v, c)}'
    v = o.did_save
    if v is not None:
        w += f',"didSave":{_e_NesDocumentDidSaveCapabilities(v, c)}'
    v = o.did_focus
    if v is not None:
        w += f',"didFocus":{_e_NesDocumentDidFocusCapabilities(v, c)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_NesDocumentEventCapabilities.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_NesEditHistoryCapabilities(o: Any, c: Any) -> str:
    t = type(o)
    if t is not NesEditHistoryCapabilities:
        raise Unclean
    w = ""
    v = o.max_count
    if v is not None:
        if type(v) is not int or not 0 <= v <= 4294967295:
            raise Unclean
        w += f',"maxCount":{v!r}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_NesEditHistoryCapabilities.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_NesEditHistoryEntry(o: Any, c: Any) -> str:
    t = type(o)
    if t is not NesEditHistoryEntry:
        raise Unclean
    v0 = o.uri
    v1 = o.diff
    w = f'{{"uri":{quote(v0)},"diff":{quote(v1)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_NesEditHistoryEntry.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_NesEventCapabilities(o: Any, c: Any) -> str:
    t = type(o)
    if t is not NesEventCapabilities:
        raise Unclean
    w = ""
    v = o.document
    if v is not None:
        w += f',"document":{_e_NesDocumentEventCapabilities(v, c)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_NesEventCapabilities.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_NesExcerpt(o: Any, c: Any) -> str:
    t = type(o)
    if t is not NesExcerpt:
        raise Unclean
    v0 = o.start_line
    if type(v0) is not int or not 0 <= v0 <= 4294967295:
        raise Unclean
    v1 = o.end_line
    if type(v1) is not int or not 0 <= v1 <= 4294967295:
        raise Unclean
    v2 = o.text
    w = f'{{"startLine":{v0!r},"endLine":{v1!r},"text":{quote(v2)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_NesExcerpt.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_NesJumpCapabilities(o: Any, c: Any) -> str:
    t = type(o)
    if t is not NesJumpCapabilities:
        raise Unclean
    w = ""
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_NesJumpCapabilities.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_NesOpenFile(o: Any, c: Any) -> str:
    t = type(o)
    if t is not NesOpenFile:
        raise Unclean
    v0 = o.uri
    v1 = o.language_id
    w = f'{{"uri":{quote(v0)},"languageId":{quote(v1)}'
    v = o.visible_range
    if v is not None:
        w += f',"visibleRange":{_e_Range(v, c)}'
    v = o.last_focused_ms
    if v is not None:
        if type(v) is not int or not 0 <= v <= 18446744073709551615:
            raise Unclean
        w += f',"lastFocusedMs":{v!r}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_NesOpenFile.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_NesOpenFilesCapabilities(o: Any, c: Any) -> str:
    t = type(o)
    if t is not NesOpenFilesCapabilities:
        raise Unclean
    w = ""
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_NesOpenFilesCapabilities.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_NesRecentFile(o: Any, c: Any) -> str:
    t = type(o)
    if t is not NesRecentFile:
        raise Unclean
    v0 = o.uri
    v1 = o.language_id
    v2 = o.text
    w = f'{{"uri":{quote(v0)},"languageId":{quote(v1)},"text":{quote(v2)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_NesRecentFile.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_NesRecentFilesCapabilities(o: Any, c: Any) -> str:
    t = type(o)
    if t is not NesRecentFilesCapabilities:
        raise Unclean
    w = ""
    v = o.max_count
    if v is not None:
        if type(v) is not int or not 0 <= v <= 4294967295:
            raise Unclean
        w += f',"maxCount":{v!r}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_NesRecentFilesCapabilities.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_NesRelatedSnippet(o: Any, c: Any) -> str:
    t = type(o)
    if t is not NesRelatedSnippet:
        raise Unclean
    v0 = o.uri
    v1 = o.excerpts
    if type(v1) is not list:
        raise Unclean
    w = f'{{"uri":{quote(v0)},"excerpts":{array([_e_NesExcerpt(x, c) for x in v1])}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_NesRelatedSnippet.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_NesRelatedSnippetsCapabilities(o: Any, c: Any) -> str:
    t = type(o)
    if t is not NesRelatedSnippetsCapabilities:
        raise Unclean
    w = ""
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_NesRelatedSnippetsCapabilities.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_NesRenameCapabilities(o: Any, c: Any) -> str:
    t = type(o)
    if t is not NesRenameCapabilities:
        raise Unclean
    w = ""
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_NesRenameCapabilities.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_NesRepository(o: Any, c: Any) -> str:
    t = type(o)
    if t is not NesRepository:
        raise Unclean
    v0 = o.name
    v1 = o.owner
    v2 = o.remote_url
    w = f'{{"name":{quote(v0)},"owner":{quote(v1)},"remoteUrl":{quote(v2)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_NesRepository.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_NesSearchAndReplaceCapabilities(o: Any, c: Any) -> str:
    t = type(o)
    if t is not NesSearchAndReplaceCapabilities:
        raise Unclean
    w = ""
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_NesSearchAndReplaceCapabilities.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_NesSuggestContext(o: Any, c: Any) -> str:
    t = type(o)
    if t is not NesSuggestContext:
        raise Unclean
    w = ""
    v = o.recent_files
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w += f',"recentFiles":{array([_e_NesRecentFile(x, c) for x in v])}'
    v = o.related_snippets
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w += f',"relatedSnippets":{array([_e_NesRelatedSnippet(x, c) for x in v])}'
    v = o.edit_history
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w += f',"editHistory":{array([_e_NesEditHistoryEntry(x, c) for x in v])}'
    v = o.user_actions
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w += f',"userActions":{array([_e_NesUserAction(x, c) for x in v])}'
    v = o.open_files
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w += f',"openFiles":{array([_e_NesOpenFile(x, c) for x in v])}'
    v = o.diagnostics
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w += f',"diagnostics":{array([_e_NesDiagnostic(x, c) for x in v])}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_NesSuggestContext.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_NesSuggestionEdit(o: Any, c: Any) -> str:
    t = type(o)
    if t is not NesSuggestionEdit:
        raise Unclean
    v0 = o.id
    v1 = o.uri
    v2 = o.edits
    if type(v2) is not list:
        raise Unclean
    w = (
        f'{{"kind":"edit","id":{quote(v0)}'
        f',"uri":{quote(v1)}'
        f',"edits":{array([_e_NesTextEdit(x, c) for x in v2])}'
    )
    v = o.cursor_position
    if v is not None:
        w += f',"cursorPosition":{_e_Position(v, c)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_NesSuggestionEdit.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_NesSuggestionJump(o: Any, c: Any) -> str:
    t = type(o)
    if t is not NesSuggestionJump:
        raise Unclean
    v0 = o.id
    v1 = o.uri
    v2 = o.position
    w = (
        f'{{"kind":"jump","id":{quote(v0)}'
        f',"uri":{quote(v1)}'
        f',"position":{_e_Position(v2, c)}'
    )
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_NesSuggestionJump.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_NesSuggestionRename(o: Any, c: Any) -> str:
    t = type(o)
    if t is not NesSuggestionRename:
        raise Unclean
    v0 = o.id
    v1 = o.uri
    v2 = o.position
    v3 = o.new_name
    w = (
        f'{{"kind":"rename","id":{quote(v0)}'
        f',"uri":{quote(v1)}'
        f',"position":{_e_Position(v2, c)}'
        f',"newName":{quote(v3)}'
    )
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_NesSuggestionRename.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_NesSuggestionSearchAndReplace(o: Any, c: Any) -> str:
    t = type(o)
    if t is not NesSuggestionSearchAndReplace:
        raise Unclean
    v0 = o.id
    v1 = o.uri
    v2 = o.search
    v3 = o.replace
    w = (
        f'{{"kind":"searchAndReplace","id":{quote(v0)}'
        f',"uri":{quote(v1)}'
        f',"search":{quote(v2)}'
        f',"replace":{quote(v3)}'
    )
    v = o.is_regex
    if v is not None:
        if type(v) is not bool:
            raise Unclean
        w += f',"isRegex":{"true" if v else "false"}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_NesSuggestionSearchAndReplace.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_NesTextEdit(o: Any, c: Any) -> str:
    t = type(o)
    if t is not NesTextEdit:
        raise Unclean
    v0 = o.range
    v1 = o.new_text
    w = f'{{"range":{_e_Range(v0, c)},"newText":{quote(v1)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_NesTextEdit.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_NesUserAction(o: Any, c: Any) -> str:
    t = type(o)
    if t is not NesUserAction:
        raise Unclean
    v0 = o.action
    v1 = o.uri
    v2 = o.position
    v3 = o.timestamp_ms
    if type(v3) is not int or not 0 <= v3 <= 18446744073709551615:
        raise Unclean
    w = (
        f'{{"action":{quote(v0)}'
        f',"uri":{quote(v1)}'
        f',"position":{_e_Position(v2, c)}'
        f',"timestampMs":{v3!r}'
    )
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_NesUserAction.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_NesUserActionsCapabilities(o: Any, c: Any) -> str:
    t = type(o)
    if t is not NesUserActionsCapabilities:
        raise Unclean
    w = ""
    v = o.max_count
    if v is not None:
        if type(v) is not int or not 0 <= v <= 4294967295:
            raise Unclean
        w += f',"maxCount":{v!r}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_NesUserActionsCapabilities.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_NewSessionRequest(o: Any, c: Any) -> str:
    t = type(o)
    if t is not NewSessionRequest:
        raise Unclean
    v0 = o.cwd
    v1 = o.mcp_servers
    if type(v1) is not list:
        raise Unclean
    w = (
        f'{{"cwd":{quote(v0)}'
        f',"mcpServers":{array([_X_McpServer[type(x)](x, c) for x in v1])}'
    )
    v = o.additional_directories
    if v is not None:
        if type(v) is not list:
            raise Unclean
        for x in v:
            if type(x) is not str:
                raise Unclean
        w += f',"additionalDirectories":{plain(v)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_NewSessionRequest.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_NewSessionResponse(o: Any, c: Any) -> str:
    t = type(o)
    if t is not NewSessionResponse:
        raise Unclean
    v0 = o.session_id
    w = f'{{"sessionId":{quote(v0)}'
    v = o.modes
    if v is not None:
        w += f',"modes":{_e_SessionModeState(v, c)}'
    v = o.config_options
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w += f',"configOptions":{array([_X_SessionConfigOption[type(x)](x, c) for x in v])}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_NewSessionResponse.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_NoticeCapabilities(o: Any, c: Any) -> str:
    t = type(o)
    if t is not NoticeCapabilities:
        raise Unclean
    w = ""
    x = o.extra_fields
    if x:
        if not _K_NoticeCapabilities.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_PermissionOption(o: Any, c: Any) -> str:
    t = type(o)
    if t is not PermissionOption:
        raise Unclean
    v0 = o.option_id
    v1 = o.name
    v2 = o.kind
    if v2 not in _S_6:
        raise Unclean
    w = f'{{"optionId":{quote(v0)},"name":{quote(v1)},"kind":{quote(v2)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_PermissionOption.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_PlanCapabilities(o: Any, c: Any) -> str:
    t = type(o)
    if t is not PlanCapabilities:
        raise Unclean
    w = ""
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_PlanCapabilities.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_PlanEntry(o: Any, c: Any) -> str:
    t = type(o)
    if t is not PlanEntry:
        raise Unclean
    v0 = o.content
    v1 = o.priority
    if v1 not in _S_7:
        raise Unclean
    v2 = o.status
    if v2 not in _S_8:
        raise Unclean
    w = f'{{"content":{quote(v0)},"priority":{quote(v1)},"status":{quote(v2)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_PlanEntry.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_PlanUpdateContentItems(o: Any, c: Any) -> str:
    t = type(o)
    if t is not PlanUpdateContentItems:
        raise Unclean
    v0 = o.plan_id
    v1 = o.entries
    if type(v1) is not list:
        raise Unclean
    w = (
        f'{{"type":"items","planId":{quote(v0)}'
        f',"entries":{array([_e_PlanEntry(x, c) for x in v1])}'
    )
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_PlanUpdateContentItems.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_PlanUpdateContentFile(o: Any, c: Any) -> str:
    t = type(o)
    if t is not PlanUpdateContentFile:
        raise Unclean
    v0 = o.plan_id
    v1 = o.uri
    w = f'{{"type":"file","planId":{quote(v0)},"uri":{quote(v1)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_PlanUpdateContentFile.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_PlanUpdateContentMarkdown(o: Any, c: Any) -> str:
    t = type(o)
    if t is not PlanUpdateContentMarkdown:
        raise Unclean
    v0 = o.plan_id
    v1 = o.content
    w = f'{{"type":"markdown","planId":{quote(v0)},"content":{quote(v1)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_PlanUpdateContentMarkdown.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_Position(o: Any, c: Any) -> str:
    t = type(o)
    if t is not Position:
        raise Unclean
    v0 = o.line
    if type(v0) is not int or not 0 <= v0 <= 4294967295:
        raise Unclean
    v1 = o.character
    if type(v1) is not int or not 0 <= v1 <= 4294967295:
        raise Unclean
    w = f'{{"line":{v0!r},"character":{v1!r}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_Position.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_PromptCapabilities(o: Any, c: Any) -> str:
    t = type(o)
    if t is not PromptCapabilities:
        raise Unclean
    w = ""
    v = o.image
    if "image" in o._sent or v is not False:
        if type(v) is not bool:
            raise Unclean
        w += f',"image":{"true" if v else "false"}'
    v = o.audio
    if "audio" in o._sent or v is not False:
        if type(v) is not bool:
            raise Unclean
        w += f',"audio":{"true" if v else "false"}'
    v = o.embedded_context
    if "embeddedContext" in o._sent or v is not False:
        if type(v) is not bool:
            raise Unclean
        w += f',"embeddedContext":{"true" if v else "false"}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_PromptCapabilities.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_PromptRequest(o: Any, c: Any) -> str:
    t = type(o)
    if t is not PromptRequest:
        raise Unclean
    v0 = o.session_id
    v1 = o.prompt
    if type(v1) is not list:
        raise Unclean
    w = (
        f'{{"sessionId":{quote(v0)}'
        f',"prompt":{array([_X_ContentBlock[type(x)](x, c) for x in v1])}'
    )
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_PromptRequest.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_PromptResponse(o: Any, c: Any) -> str:
    t = type(o)
    if t is not PromptResponse:
        raise Unclean
    v0 = o.stop_reason
    if v0 not in _S_9:
        raise Unclean
    w = f'{{"stopReason":{quote(v0)}'
    v = o.usage
    if v is not None:
        if "unstable_end_turn_token_usage" not in c.on:
            raise Unclean
        w += f',"usage":{_e_Usage(v, c)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_PromptResponse.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_ProviderCurrentConfig(o: Any, c: Any) -> str:
    t = type(o)
    if t is not ProviderCurrentConfig:
        raise Unclean
    v0 = o.api_type
    if type(v0) is not str or (v0 not in _S_10 and v0[:1] != "_"):
        raise Unclean
    v1 = o.base_url
    w = f'{{"apiType":{quote(v0)},"baseUrl":{quote(v1)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_ProviderCurrentConfig.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_ProviderInfo(o: Any, c: Any) -> str:
    t = type(o)
    if t is not ProviderInfo:
        raise Unclean
    v0 = o.provider_id
    v1 = o.supported
    if type(v1) is not list:
        raise Unclean
    for x in v1:
        if type(x) is not str or (x not in _S_10 and x[:1] != "_"):
            raise Unclean
    v2 = o.required
    if type(v2) is not bool:
        raise Unclean
    w = (
        f'{{"providerId":{quote(v0)}'
        f',"supported":{plain(v1)}'
        f',"required":{"true" if v2 else "false"}'
    )
    v = o.current
    if v is not None:
        w += f',"current":{_e_ProviderCurrentConfig(v, c)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_ProviderInfo.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_ProvidersCapabilities(o: Any, c: Any) -> str:
    t = type(o)
    if t is not ProvidersCapabilities:
        raise Unclean
    w = ""
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_ProvidersCapabilities.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_Range(o: Any, c: Any) -> str:
    t = type(o)
    if t is not Range:
        raise Unclean
    v0 = o.start
    v1 = o.end
    w = f'{{"start":{_e_Position(v0, c)},"end":{_e_Position(v1, c)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_Range.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_ReadTextFileRequest(o: Any, c: Any) -> str:
    t = type(o)
    if t is not ReadTextFileRequest:
        raise Unclean
    v0 = o.session_id
    v1 = o.path
    w = f'{{"sessionId":{quote(v0)},"path":{quote(v1)}'
    v = o.line
    if v is not None:
        if type(v) is not int or not 0 <= v <= 4294967295:
            raise Unclean
        w += f',"line":{v!r}'
    v = o.limit
    if v is not None:
        if type(v) is not int or not 0 <= v <= 4294967295:
            raise Unclean
        w += f',"limit":{v!r}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_ReadTextFileRequest.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_ReadTextFileResponse(o: Any, c: Any) -> str:
    t = type(o)
    if t is not ReadTextFileResponse:
        raise Unclean
    v0 = o.content
    w = f'{{"content":{quote(v0)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_ReadTextFileResponse.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_RejectNesNotification(o: Any, c: Any) -> str:
    t = type(o)
    if t is not RejectNesNotification:
        raise Unclean
    v0 = o.session_id
    v1 = o.id
    w = f'{{"sessionId":{quote(v0)},"id":{quote(v1)}'
    v = o.reason
    if v is not None:
        if v not in _S_11:
            raise Unclean
        w += f',"reason":{quote(v)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_RejectNesNotification.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_ReleaseTerminalRequest(o: Any, c: Any) -> str:
    t = type(o)
    if t is not ReleaseTerminalRequest:
        raise Unclean
    v0 = o.session_id
    v1 = o.terminal_id
    w = f'{{"sessionId":{quote(v0)},"terminalId":{quote(v1)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_ReleaseTerminalRequest.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_ReleaseTerminalResponse(o: Any, c: Any) -> str:
    t = type(o)
    if t is not ReleaseTerminalResponse:
        raise Unclean
    w = ""
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_ReleaseTerminalResponse.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_RequestPermissionOutcomeCancelled(o: Any, c: Any) -> str:
    t = type(o)
    if t is not RequestPermissionOutcomeCancelled:
        raise Unclean
    w = '{"outcome":"cancelled"'
    x = o.extra_fields
    if x:
        if not _K_RequestPermissionOutcomeCancelled.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_RequestPermissionOutcomeSelected(o: Any, c: Any) -> str:
    t = type(o)
    if t is not RequestPermissionOutcomeSelected:
        raise Unclean
    v0 = o.option_id
    w = f'{{"outcome":"selected","optionId":{quote(v0)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_RequestPermissionOutcomeSelected.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_RequestPermissionRequest(o: Any, c: Any) -> str:
    t = type(o)
    if t is not RequestPermissionRequest:
        raise Unclean
    v0 = o.session_id
    v1 = o.tool_call
    v2 = o.options
    if type(v2) is not list:
        raise Unclean
    w = (
        f'{{"sessionId":{quote(v0)}'
        f',"toolCall":{_e_ToolCallUpdate(v1, c)}'
        f',"options":{array([_e_PermissionOption(x, c) for x in v2])}'
    )
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_RequestPermissionRequest.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_RequestPermissionResponse(o: Any, c: Any) -> str:
    t = type(o)
    if t is not RequestPermissionResponse:
        raise Unclean
    v0 = o.outcome
    w = f'{{"outcome":{_X_RequestPermissionOutcome[type(v0)](v0, c)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_RequestPermissionResponse.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_ResumeSessionRequest(o: Any, c: Any) -> str:
    t = type(o)
    if t is not ResumeSessionRequest:
        raise Unclean
    v0 = o.session_id
    v1 = o.cwd
    w = f'{{"sessionId":{quote(v0)},"cwd":{quote(v1)}'
    v = o.additional_directories
    if v is not None:
        if type(v) is not list:
            raise Unclean
        for x in v:
            if type(x) is not str:
                raise Unclean
        w += f',"additionalDirectories":{plain(v)}'
    v = o.mcp_servers
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w += f',"mcpServers":{array([_X_McpServer[type(x)](x, c) for x in v])}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_ResumeSessionRequest.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_ResumeSessionResponse(o: Any, c: Any) -> str:
    t = type(o)
    if t is not ResumeSessionResponse:
        raise Unclean
    w = ""
    v = o.modes
    if v is not None:
        w += f',"modes":{_e_SessionModeState(v, c)}'
    v = o.config_options
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w += f',"configOptions":{array([_X_SessionConfigOption[type(x)](x, c) for x in v])}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_ResumeSessionResponse.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_SessionAdditionalDirectoriesCapabilities(o: Any, c: Any) -> str:
    t = type(o)
    if t is not SessionAdditionalDirectoriesCapabilities:
        raise Unclean
    w = ""
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_SessionAdditionalDirectoriesCapabilities.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_SessionCapabilities(o: Any, c: Any) -> str:
    t = type(o)
    if t is not SessionCapabilities:
        raise Unclean
    w = ""
    v = o.list
    if v is not None:
        w += f',"list":{_e_SessionListCapabilities(v, c)}'
    v = o.delete
    if v is not None:
        w += f',"delete":{_e_SessionDeleteCapabilities(v, c)}'
    v = o.additional_directories
    if v is not None:
        w += f',"additionalDirectories":{_e_SessionAdditionalDirectoriesCapabilities(v, c)}'
    v = o.fork
    if v is not None:
        if "unstable_session_fork" not in c.on:
            raise Unclean
        w += f',"fork":{_e_SessionForkCapabilities(v, c)}'
    v = o.resume
    if v is not None:
        w += f',"resume":{_e_SessionResumeCapabilities(v, c)}'
    v = o.close
    if v is not None:
        w += f',"close":{_e_SessionCloseCapabilities(v, c)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_SessionCapabilities.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_SessionCloseCapabilities(o: Any, c: Any) -> str:
    t = type(o)
    if t is not SessionCloseCapabilities:
        raise Unclean
    w = ""
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_SessionCloseCapabilities.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_SessionConfigOptionSelect(o: Any, c: Any) -> str:
    t = type(o)
    if t is not SessionConfigOptionSelect:
        raise Unclean
    v0 = o.current_value
    v1 = o.options
    v2 = o.id
    v3 = o.name
    w = (
        f'{{"type":"select","currentValue":{quote(v0)}'
        f',"options":{_e_SessionConfigSelectOptions(v1, c)}'
        f',"id":{quote(v2)}'
        f',"name":{quote(v3)}'
    )
    v = o.description
    if v is not None:
        w += f',"description":{quote(v)}'
    v = o.category
    if v is not None:
        if type(v) is not str or (v not in _S_12 and v[:1] != "_"):
            raise Unclean
        w += f',"category":{quote(v)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_SessionConfigOptionSelect.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_SessionConfigOptionBoolean(o: Any, c: Any) -> str:
    t = type(o)
    if t is not SessionConfigOptionBoolean:
        raise Unclean
    v0 = o.current_value
    if type(v0) is not bool:
        raise Unclean
    v1 = o.id
    v2 = o.name
    w = (
        f'{{"type":"boolean","currentValue":{"true" if v0 else "false"}'
        f',"id":{quote(v1)}'
        f',"name":{quote(v2)}'
    )
    v = o.description
    if v is not None:
        w += f',"description":{quote(v)}'
    v = o.category
    if v is not None:
        if type(v) is not str or (v not in _S_12 and v[:1] != "_"):
            raise Unclean
        w += f',"category":{quote(v)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_SessionConfigOptionBoolean.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_SessionConfigOptionsCapabilities(o: Any, c: Any) -> str:
    t = type(o)
    if t is not SessionConfigOptionsCapabilities:
        raise Unclean
    w = ""
    v = o.boolean
    if v is not None:
        w += f',"boolean":{_e_BooleanConfigOptionCapabilities(v, c)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_SessionConfigOptionsCapabilities.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_SessionConfigSelectGroup(o: Any, c: Any) -> str:
    t = type(o)
    if t is not SessionConfigSelectGroup:
        raise Unclean
    v0 = o.group
    v1 = o.name
    v2 = o.options
    if type(v2) is not list:
        raise Unclean
    w = (
        f'{{"group":{quote(v0)}'
        f',"name":{quote(v1)}'
        f',"options":{array([_e_SessionConfigSelectOption(x, c) for x in v2])}'
    )
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_SessionConfigSelectGroup.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_SessionConfigSelectOption(o: Any, c: Any) -> str:
    t = type(o)
    if t is not SessionConfigSelectOption:
        raise Unclean
    v0 = o.value
    v1 = o.name
    w = f'{{"value":{quote(v0)},"name":{quote(v1)}'
    v = o.description
    if v is not None:
        w += f',"description":{quote(v)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_SessionConfigSelectOption.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_SessionDeleteCapabilities(o: Any, c: Any) -> str:
    t = type(o)
    if t is not SessionDeleteCapabilities:
        raise Unclean
    w = ""
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_SessionDeleteCapabilities.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_SessionForkCapabilities(o: Any, c: Any) -> str:
    t = type(o)
    if t is not SessionForkCapabilities:
        raise Unclean
    w = ""
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_SessionForkCapabilities.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_SessionInfo(o: Any, c: Any) -> str:
    t = type(o)
    if t is not SessionInfo:
        raise Unclean
    v0 = o.session_id
    v1 = o.cwd
    w = f'{{"sessionId":{quote(v0)},"cwd":{quote(v1)}'
    v = o.additional_directories
    if v is not None:
        if type(v) is not list:
            raise Unclean
        for x in v:
            if type(x) is not str:
                raise Unclean
        w += f',"additionalDirectories":{plain(v)}'
    v = o.title
    if v is not None:
        w += f',"title":{quote(v)}'
    v = o.updated_at
    if v is not None:
        w += f',"updatedAt":{quote(v)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_SessionInfo.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_SessionListCapabilities(o: Any, c: Any) -> str:
    t = type(o)
    if t is not SessionListCapabilities:
        raise Unclean
    w = ""
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_SessionListCapabilities.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_SessionMode(o: Any, c: Any) -> str:
    t = type(o)
    if t is not SessionMode:
        raise Unclean
    v0 = o.id
    v1 = o.name
    w = f'{{"id":{quote(v0)},"name":{quote(v1)}'
    v = o.description
    if v is not None:
        w += f',"description":{quote(v)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_SessionMode.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_SessionModeState(o: Any, c: Any) -> str:
    t = type(o)
    if t is not SessionModeState:
        raise Unclean
    v0 = o.current_mode_id
    v1 = o.available_modes
    if type(v1) is not list:
        raise Unclean
    w = (
        f'{{"currentModeId":{quote(v0)}'
        f',"availableModes":{array([_e_SessionMode(x, c) for x in v1])}'
    )
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_SessionModeState.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_SessionNotification(o: Any, c: Any) -> str:
    t = type(o)
    if t is not SessionNotification:
        raise Unclean
    v0 = o.session_id
    v1 = o.update
    w = f'{{"sessionId":{quote(v0)},"update":{_X_SessionUpdate[type(v1)](v1, c)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_SessionNotification.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_SessionResumeCapabilities(o: Any, c: Any) -> str:
    t = type(o)
    if t is not SessionResumeCapabilities:
        raise Unclean
    w = ""
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_SessionResumeCapabilities.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_SessionUpdateUserMessageChunk(o: Any, c: Any) -> str:
    t = type(o)
    if t is not SessionUpdateUserMessageChunk:
        raise Unclean
    v0 = o.content
    w = f'{{"sessionUpdate":"user_message_chunk","content":{_X_ContentBlock[type(v0)](v0, c)}'
    v = o.message_id
    if v is not None:
        w += f',"messageId":{quote(v)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_SessionUpdateUserMessageChunk.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_SessionUpdateAgentMessageChunk(o: Any, c: Any) -> str:
    t = type(o)
    if t is not SessionUpdateAgentMessageChunk:
        raise Unclean
    v0 = o.content
    w = f'{{"sessionUpdate":"agent_message_chunk","content":{_X_ContentBlock[type(v0)](v0, c)}'
    v = o.message_id
    if v is not None:
        w += f',"messageId":{quote(v)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_SessionUpdateAgentMessageChunk.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_SessionUpdateAgentThoughtChunk(o: Any, c: Any) -> str:
    t = type(o)
    if t is not SessionUpdateAgentThoughtChunk:
        raise Unclean
    v0 = o.content
    w = f'{{"sessionUpdate":"agent_thought_chunk","content":{_X_ContentBlock[type(v0)](v0, c)}'
    v = o.message_id
    if v is not None:
        w += f',"messageId":{quote(v)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_SessionUpdateAgentThoughtChunk.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_SessionUpdateToolCall(o: Any, c: Any) -> str:
    t = type(o)
    if t is not SessionUpdateToolCall:
        raise Unclean
    v0 = o.tool_call_id
    v1 = o.title
    w = f'{{"sessionUpdate":"tool_call","toolCallId":{quote(v0)},"title":{quote(v1)}'
    v = o.name
    if v is not None:
        w += f',"name":{quote(v)}'
    v = o.kind
    if v is not None:
        if v not in _S_13:
            raise Unclean
        w += f',"kind":{quote(v)}'
    v = o.status
    if v is not None:
        if v not in _S_14:
            raise Unclean
        w += f',"status":{quote(v)}'
    v = o.content
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w += f',"content":{array([_X_ToolCallContent[type(x)](x, c) for x in v])}'
    v = o.locations
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w += f',"locations":{array([_e_ToolCallLocation(x, c) for x in v])}'
    v = o.raw_input
    if v is not None:
        w += f',"rawInput":{plain(v)}'
    v = o.raw_output
    if v is not None:
        w += f',"rawOutput":{plain(v)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_SessionUpdateToolCall.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_SessionUpdateToolCallUpdate(o: Any, c: Any) -> str:
    t = type(o)
    if t is not SessionUpdateToolCallUpdate:
        raise Unclean
    v0 = o.tool_call_id
    w = f'{{"sessionUpdate":"tool_call_update","toolCallId":{quote(v0)}'
    v = o.kind
    if v is not None:
        if v not in _S_13:
            raise Unclean
        w += f',"kind":{quote(v)}'
    v = o.status
    if v is not None:
        if v not in _S_14:
            raise Unclean
        w += f',"status":{quote(v)}'
    v = o.title
    if v is not None:
        w += f',"title":{quote(v)}'
    v = o.name
    if v is not None:
        w += f',"name":{quote(v)}'
    v = o.content
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w += f',"content":{array([_X_ToolCallContent[type(x)](x, c) for x in v])}'
    v = o.locations
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w += f',"locations":{array([_e_ToolCallLocation(x, c) for x in v])}'
    v = o.raw_input
    if v is not None:
        w += f',"rawInput":{plain(v)}'
    v = o.raw_output
    if v is not None:
        w += f',"rawOutput":{plain(v)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_SessionUpdateToolCallUpdate.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_SessionUpdatePlan(o: Any, c: Any) -> str:
    t = type(o)
    if t is not SessionUpdatePlan:
        raise Unclean
    v0 = o.entries
    if type(v0) is not list:
        raise Unclean
    w = f'{{"sessionUpdate":"plan","entries":{array([_e_PlanEntry(x, c) for x in v0])}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_SessionUpdatePlan.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_SessionUpdatePlanUpdate(o: Any, c: Any) -> str:
    t = type(o)
    if t is not SessionUpdatePlanUpdate:
        raise Unclean
    v0 = o.plan
    w = f'{{"sessionUpdate":"plan_update","plan":{_X_PlanUpdateContent[type(v0)](v0, c)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_SessionUpdatePlanUpdate.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_SessionUpdatePlanRemoved(o: Any, c: Any) -> str:
    t = type(o)
    if t is not SessionUpdatePlanRemoved:
        raise Unclean
    v0 = o.plan_id
    w = f'{{"sessionUpdate":"plan_removed","planId":{quote(v0)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_SessionUpdatePlanRemoved.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_SessionUpdateAvailableCommandsUpdate(o: Any, c: Any) -> str:
    t = type(o)
    if t is not SessionUpdateAvailableCommandsUpdate:
        raise Unclean
    v0 = o.available_commands
    if type(v0) is not list:
        raise Unclean
    w = f'{{"sessionUpdate":"available_commands_update","availableCommands":{array([_e_AvailableCommand(x, c) for x in v0])}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_SessionUpdateAvailableCommandsUpdate.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_SessionUpdateCurrentModeUpdate(o: Any, c: Any) -> str:
    t = type(o)
    if t is not SessionUpdateCurrentModeUpdate:
        raise Unclean
    v0 = o.current_mode_id
    w = f'{{"sessionUpdate":"current_mode_update","currentModeId":{quote(v0)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_SessionUpdateCurrentModeUpdate.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_SessionUpdateConfigOptionUpdate(o: Any, c: Any) -> str:
    t = type(o)
    if t is not SessionUpdateConfigOptionUpdate:
        raise Unclean
    v0 = o.config_options
    if type(v0) is not list:
        raise Unclean
    w = f'{{"sessionUpdate":"config_option_update","configOptions":{array([_X_SessionConfigOption[type(x)](x, c) for x in v0])}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_SessionUpdateConfigOptionUpdate.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_SessionUpdateSessionInfoUpdate(o: Any, c: Any) -> str:
    t = type(o)
    if t is not SessionUpdateSessionInfoUpdate:
        raise Unclean
    w = '{"sessionUpdate":"session_info_update"'
    v = o.title
    if v is not UNSET:
        w += f',"title":{"null" if v is None else quote(v)}'
    v = o.updated_at
    if v is not UNSET:
        w += f',"updatedAt":{"null" if v is None else quote(v)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_SessionUpdateSessionInfoUpdate.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_SessionUpdateUsageUpdate(o: Any, c: Any) -> str:
    t = type(o)
    if t is not SessionUpdateUsageUpdate:
        raise Unclean
    v0 = o.used
    if type(v0) is not int or not 0 <= v0 <= 18446744073709551615:
        raise Unclean
    v1 = o.size
    if type(v1) is not int or not 0 <= v1 <= 18446744073709551615:
        raise Unclean
    w = f'{{"sessionUpdate":"usage_update","used":{v0!r},"size":{v1!r}'
    v = o.cost
    if v is not None:
        w += f',"cost":{_e_Cost(v, c)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_SessionUpdateUsageUpdate.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_SessionUpdateNotice(o: Any, c: Any) -> str:
    t = type(o)
    if t is not SessionUpdateNotice:
        raise Unclean
    v0 = o.severity
    if type(v0) is not str or (v0 not in _S_15 and v0[:1] != "_"):
        raise Unclean
    v1 = o.title
    if type(v1) is not str or not v1:
        raise Unclean
    w = f'{{"sessionUpdate":"notice","severity":{quote(v0)},"title":{quote(v1)}'
    v = o.description
    if v is not None:
        w += f',"description":{quote(v)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_SessionUpdateNotice.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_SessionUpdateCompactionUpdate(o: Any, c: Any) -> str:
    t = type(o)
    if t is not SessionUpdateCompactionUpdate:
        raise Unclean
    v0 = o.compaction_id
    v1 = o.status
    if type(v1) is not str or (v1 not in _S_16 and v1[:1] != "_"):
        raise Unclean
    w = (
        f'{{"sessionUpdate":"compaction_update","compactionId":{quote(v0)}'
        f',"status":{quote(v1)}'
    )
    v = o.summary
    if v is not UNSET:
        if v is not None and type(v) is not list:
            raise Unclean
        w += f',"summary":{"null" if v is None else array([_X_ContentBlock[type(x)](x, c) for x in v])}'
    v = o.error
    if v is not UNSET:
        w += f',"error":{"null" if v is None else quote(v)}'
    v = o.meta
    if v is not UNSET:
        w += f',"_meta":{"null" if v is None else plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_SessionUpdateCompactionUpdate.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_SessionUpdateCompactionSummaryChunk(o: Any, c: Any) -> str:
    t = type(o)
    if t is not SessionUpdateCompactionSummaryChunk:
        raise Unclean
    v0 = o.compaction_id
    v1 = o.content
    w = (
        f'{{"sessionUpdate":"compaction_summary_chunk","compactionId":{quote(v0)}'
        f',"content":{_X_ContentBlock[type(v1)](v1, c)}'
    )
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_SessionUpdateCompactionSummaryChunk.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_SetProviderRequest(o: Any, c: Any) -> str:
    t = type(o)
    if t is not SetProviderRequest:
        raise Unclean
    v0 = o.provider_id
    v1 = o.api_type
    if type(v1) is not str or (v1 not in _S_10 and v1[:1] != "_"):
        raise Unclean
    v2 = o.base_url
    w = f'{{"providerId":{quote(v0)},"apiType":{quote(v1)},"baseUrl":{quote(v2)}'
    v = o.headers
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w += f',"headers":{members({k: _e_SetProviderRequest_headers_item(x, c) for k, x in v.items()})}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_SetProviderRequest.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_SetProviderResponse(o: Any, c: Any) -> str:
    t = type(o)
    if t is not SetProviderResponse:
        raise Unclean
    w = ""
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_SetProviderResponse.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_SetSessionConfigOptionRequestBoolean(o: Any, c: Any) -> str:
    t = type(o)
    if t is not SetSessionConfigOptionRequestBoolean:
        raise Unclean
    v0 = o.value
    if type(v0) is not bool:
        raise Unclean
    v1 = o.session_id
    v2 = o.config_id
    w = (
        f'{{"type":"boolean","value":{"true" if v0 else "false"}'
        f',"sessionId":{quote(v1)}'
        f',"configId":{quote(v2)}'
    )
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_SetSessionConfigOptionRequestBoolean.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_SetSessionConfigOptionRequestValueId(o: Any, c: Any) -> str:
    t = type(o)
    if t is not SetSessionConfigOptionRequestValueId:
        raise Unclean
    v0 = o.value
    v1 = o.session_id
    v2 = o.config_id
    w = f'{{"value":{quote(v0)},"sessionId":{quote(v1)},"configId":{quote(v2)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_SetSessionConfigOptionRequestValueId.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_SetSessionConfigOptionResponse(o: Any, c: Any) -> str:
    t = type(o)
    if t is not SetSessionConfigOptionResponse:
        raise Unclean
    v0 = o.config_options
    if type(v0) is not list:
        raise Unclean
    w = f'{{"configOptions":{array([_X_SessionConfigOption[type(x)](x, c) for x in v0])}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_SetSessionConfigOptionResponse.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_SetSessionModeRequest(o: Any, c: Any) -> str:
    t = type(o)
    if t is not SetSessionModeRequest:
        raise Unclean
    v0 = o.session_id
    v1 = o.mode_id
    w = f'{{"sessionId":{quote(v0)},"modeId":{quote(v1)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_SetSessionModeRequest.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_SetSessionModeResponse(o: Any, c: Any) -> str:
    t = type(o)
    if t is not SetSessionModeResponse:
        raise Unclean
    w = ""
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_SetSessionModeResponse.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_StartNesRequest(o: Any, c: Any) -> str:
    t = type(o)
    if t is not StartNesRequest:
        raise Unclean
    w = ""
    v = o.workspace_uri
    if v is not None:
        w += f',"workspaceUri":{quote(v)}'
    v = o.workspace_folders
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w += f',"workspaceFolders":{array([_e_WorkspaceFolder(x, c) for x in v])}'
    v = o.repository
    if v is not None:
        w += f',"repository":{_e_NesRepository(v, c)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_StartNesRequest.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_StartNesResponse(o: Any, c: Any) -> str:
    t = type(o)
    if t is not StartNesResponse:
        raise Unclean
    v0 = o.session_id
    w = f'{{"sessionId":{quote(v0)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_StartNesResponse.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_SuggestNesRequest(o: Any, c: Any) -> str:
    t = type(o)
    if t is not SuggestNesRequest:
        raise Unclean
    v0 = o.session_id
    v1 = o.uri
    v2 = o.version
    if type(v2) is not int or not -9223372036854775808 <= v2 <= 9223372036854775807:
        raise Unclean
    v3 = o.position
    v4 = o.trigger_kind
    if v4 not in _S_17:
        raise Unclean
    w = (
        f'{{"sessionId":{quote(v0)}'
        f',"uri":{quote(v1)}'
        f',"version":{v2!r}'
        f',"position":{_e_Position(v3, c)}'
        f',"triggerKind":{quote(v4)}'
    )
    v = o.selection
    if v is not None:
        w += f',"selection":{_e_Range(v, c)}'
    v = o.context
    if v is not None:
        w += f',"context":{_e_NesSuggestContext(v, c)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_SuggestNesRequest.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_SuggestNesResponse(o: Any, c: Any) -> str:
    t = type(o)
    if t is not SuggestNesResponse:
        raise Unclean
    v0 = o.suggestions
    if type(v0) is not list:
        raise Unclean
    w = f'{{"suggestions":{array([_X_NesSuggestion[type(x)](x, c) for x in v0])}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_SuggestNesResponse.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_TerminalExitStatus(o: Any, c: Any) -> str:
    t = type(o)
    if t is not TerminalExitStatus:
        raise Unclean
    w = ""
    v = o.exit_code
    if v is not None:
        if type(v) is not int or not 0 <= v <= 4294967295:
            raise Unclean
        w += f',"exitCode":{v!r}'
    v = o.signal
    if v is not None:
        w += f',"signal":{quote(v)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_TerminalExitStatus.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_TerminalOutputRequest(o: Any, c: Any) -> str:
    t = type(o)
    if t is not TerminalOutputRequest:
        raise Unclean
    v0 = o.session_id
    v1 = o.terminal_id
    w = f'{{"sessionId":{quote(v0)},"terminalId":{quote(v1)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_TerminalOutputRequest.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_TerminalOutputResponse(o: Any, c: Any) -> str:
    t = type(o)
    if t is not TerminalOutputResponse:
        raise Unclean
    v0 = o.output
    v1 = o.truncated
    if type(v1) is not bool:
        raise Unclean
    w = f'{{"output":{quote(v0)},"truncated":{"true" if v1 else "false"}'
    v = o.exit_status
    if v is not None:
        w += f',"exitStatus":{_e_TerminalExitStatus(v, c)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_TerminalOutputResponse.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_TextDocumentContentChangeEvent(o: Any, c: Any) -> str:
    t = type(o)
    if t is not TextDocumentContentChangeEvent:
        raise Unclean
    v0 = o.text
    w = f'{{"text":{quote(v0)}'
    v = o.range
    if v is not None:
        w += f',"range":{_e_Range(v, c)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_TextDocumentContentChangeEvent.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_TextResourceContents(o: Any, c: Any) -> str:
    t = type(o)
    if t is not TextResourceContents:
        raise Unclean
    v0 = o.text
    v1 = o.uri
    w = f'{{"text":{quote(v0)},"uri":{quote(v1)}'
    v = o.mime_type
    if v is not None:
        w += f',"mimeType":{quote(v)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_TextResourceContents.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_TitledMultiSelectItems(o: Any, c: Any) -> str:
    t = type(o)
    if t is not TitledMultiSelectItems:
        raise Unclean
    v0 = o.any_of
    if type(v0) is not list:
        raise Unclean
    w = f'{{"anyOf":{array([_e_EnumOption(x, c) for x in v0])}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_TitledMultiSelectItems.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_ToolCallContentContent(o: Any, c: Any) -> str:
    t = type(o)
    if t is not ToolCallContentContent:
        raise Unclean
    v0 = o.content
    w = f'{{"type":"content","content":{_X_ContentBlock[type(v0)](v0, c)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_ToolCallContentContent.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_ToolCallContentDiff(o: Any, c: Any) -> str:
    t = type(o)
    if t is not ToolCallContentDiff:
        raise Unclean
    v0 = o.path
    v1 = o.new_text
    w = f'{{"type":"diff","path":{quote(v0)},"newText":{quote(v1)}'
    v = o.old_text
    if v is not None:
        w += f',"oldText":{quote(v)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_ToolCallContentDiff.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_ToolCallContentTerminal(o: Any, c: Any) -> str:
    t = type(o)
    if t is not ToolCallContentTerminal:
        raise Unclean
    v0 = o.terminal_id
    w = f'{{"type":"terminal","terminalId":{quote(v0)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_ToolCallContentTerminal.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_ToolCallLocation(o: Any, c: Any) -> str:
    t = type(o)
    if t is not ToolCallLocation:
        raise Unclean
    v0 = o.path
    w = f'{{"path":{quote(v0)}'
    v = o.line
    if v is not None:
        if type(v) is not int or not 0 <= v <= 4294967295:
            raise Unclean
        w += f',"line":{v!r}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_ToolCallLocation.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_ToolCallUpdate(o: Any, c: Any) -> str:
    t = type(o)
    if t is not ToolCallUpdate:
        raise Unclean
    v0 = o.tool_call_id
    w = f'{{"toolCallId":{quote(v0)}'
    v = o.kind
    if v is not None:
        if v not in _S_13:
            raise Unclean
        w += f',"kind":{quote(v)}'
    v = o.status
    if v is not None:
        if v not in _S_14:
            raise Unclean
        w += f',"status":{quote(v)}'
    v = o.title
    if v is not None:
        w += f',"title":{quote(v)}'
    v = o.name
    if v is not None:
        w += f',"name":{quote(v)}'
    v = o.content
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w += f',"content":{array([_X_ToolCallContent[type(x)](x, c) for x in v])}'
    v = o.locations
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w += f',"locations":{array([_e_ToolCallLocation(x, c) for x in v])}'
    v = o.raw_input
    if v is not None:
        w += f',"rawInput":{plain(v)}'
    v = o.raw_output
    if v is not None:
        w += f',"rawOutput":{plain(v)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_ToolCallUpdate.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_UnstructuredCommandInput(o: Any, c: Any) -> str:
    t = type(o)
    if t is not UnstructuredCommandInput:
        raise Unclean
    v0 = o.hint
    w = f'{{"hint":{quote(v0)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_UnstructuredCommandInput.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_Usage(o: Any, c: Any) -> str:
    t = type(o)
    if t is not Usage:
        raise Unclean
    v0 = o.total_tokens
    if type(v0) is not int or not 0 <= v0 <= 18446744073709551615:
        raise Unclean
    v1 = o.input_tokens
    if type(v1) is not int or not 0 <= v1 <= 18446744073709551615:
        raise Unclean
    v2 = o.output_tokens
    if type(v2) is not int or not 0 <= v2 <= 18446744073709551615:
        raise Unclean
    w = f'{{"totalTokens":{v0!r},"inputTokens":{v1!r},"outputTokens":{v2!r}'
    v = o.thought_tokens
    if v is not None:
        if type(v) is not int or not 0 <= v <= 18446744073709551615:
            raise Unclean
        w += f',"thoughtTokens":{v!r}'
    v = o.cached_read_tokens
    if v is not None:
        if type(v) is not int or not 0 <= v <= 18446744073709551615:
            raise Unclean
        w += f',"cachedReadTokens":{v!r}'
    v = o.cached_write_tokens
    if v is not None:
        if type(v) is not int or not 0 <= v <= 18446744073709551615:
            raise Unclean
        w += f',"cachedWriteTokens":{v!r}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_Usage.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_WaitForTerminalExitRequest(o: Any, c: Any) -> str:
    t = type(o)
    if t is not WaitForTerminalExitRequest:
        raise Unclean
    v0 = o.session_id
    v1 = o.terminal_id
    w = f'{{"sessionId":{quote(v0)},"terminalId":{quote(v1)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_WaitForTerminalExitRequest.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_WaitForTerminalExitResponse(o: Any, c: Any) -> str:
    t = type(o)
    if t is not WaitForTerminalExitResponse:
        raise Unclean
    w = ""
    v = o.exit_code
    if v is not None:
        if type(v) is not int or not 0 <= v <= 4294967295:
            raise Unclean
        w += f',"exitCode":{v!r}'
    v = o.signal
    if v is not None:
        w += f',"signal":{quote(v)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_WaitForTerminalExitResponse.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_WorkspaceFolder(o: Any, c: Any) -> str:
    t = type(o)
    if t is not WorkspaceFolder:
        raise Unclean
    v0 = o.uri
    v1 = o.name
    w = f'{{"uri":{quote(v0)},"name":{quote(v1)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_WorkspaceFolder.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_WriteTextFileRequest(o: Any, c: Any) -> str:
    t = type(o)
    if t is not WriteTextFileRequest:
        raise Unclean
    v0 = o.session_id
    v1 = o.path
    v2 = o.content
    w = f'{{"sessionId":{quote(v0)},"path":{quote(v1)},"content":{quote(v2)}'
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_WriteTextFileRequest.isdisjoint(x):
            raise Unclean
        w += rest(x)
    w += "}"
    return w


def _e_WriteTextFileResponse(o: Any, c: Any) -> str:
    t = type(o)
    if t is not WriteTextFileResponse:
        raise Unclean
    w = ""
    v = o.meta
    if v is not None:
        w += f',"_meta":{plain(strings(v))}'
    x = o.extra_fields
    if x:
        if not _K_WriteTextFileResponse.isdisjoint(x):
            raise Unclean
        w += rest(x)
    return f"{{{w[1:]}}}"


def _e_ElicitationContentValue(v: Any, c: Any) -> Any:
    if type(v) is str:
        return quote(v)
    if not (type(v) is not int or not -9223372036854775808 <= v <= 9223372036854775807):
        return repr(v)
    if not ((type(v) is not float and type(v) is not int) or not -_MAX <= v <= _MAX):
        return repr(v)
    if type(v) is bool:
        return "true" if v else "false"
    try:
        if type(v) is not list:
            raise Unclean
        for x in v:
            if type(x) is not str:
                raise Unclean
        return plain(v)
    except DECLINED:
        pass
    raise Unclean


def _e_SessionConfigSelectOptions(v: Any, c: Any) -> Any:
    try:
        if type(v) is not list:
            raise Unclean
        return array([_e_SessionConfigSelectOption(x, c) for x in v])
    except DECLINED:
        pass
    try:
        if type(v) is not list:
            raise Unclean
        return array([_e_SessionConfigSelectGroup(x, c) for x in v])
    except DECLINED:
        pass
    raise Unclean


def _e_AuthMethodTerminal_env_item(v: Any, c: Any) -> Any:
    if type(v) is str:
        return quote(v)
    raise Unclean


def _e_SetProviderRequest_headers_item(v: Any, c: Any) -> Any:
    if type(v) is str:
        return quote(v)
    raise Unclean


_X_AuthMethod: dict[type, Callable[[Any, Any], str]] = {
    AuthMethodTerminal: _e_AuthMethodTerminal,
    AuthMethodAgent: _e_AuthMethodAgent,
}
_X_AvailableCommandInput: dict[type, Callable[[Any, Any], str]] = {
    UnstructuredCommandInput: _e_UnstructuredCommandInput,
}
_X_ContentBlock: dict[type, Callable[[Any, Any], str]] = {
    ContentBlockText: _e_ContentBlockText,
    ContentBlockImage: _e_ContentBlockImage,
    ContentBlockAudio: _e_ContentBlockAudio,
    ContentBlockResourceLink: _e_ContentBlockResourceLink,
    ContentBlockResource: _e_ContentBlockResource,
}
_X_CreateElicitationRequestForm: dict[type, Callable[[Any, Any], str]] = {
    CreateElicitationRequestFormSession: _e_CreateElicitationRequestFormSession,
    CreateElicitationRequestFormRequest: _e_CreateElicitationRequestFormRequest,
}
_X_CreateElicitationRequestUrl: dict[type, Callable[[Any, Any], str]] = {
    CreateElicitationRequestUrlSession: _e_CreateElicitationRequestUrlSession,
    CreateElicitationRequestUrlRequest: _e_CreateElicitationRequestUrlRequest,
}
_X_CreateElicitationRequestOther: dict[type, Callable[[Any, Any], str]] = {
    CreateElicitationRequestOtherSession: _e_CreateElicitationRequestOtherSession,
    CreateElicitationRequestOtherRequest: _e_CreateElicitationRequestOtherRequest,
}
_X_CreateElicitationRequest: dict[type, Callable[[Any, Any], str]] = {
    CreateElicitationRequestFormSession: _e_CreateElicitationRequestFormSession,
    CreateElicitationRequestFormRequest: _e_CreateElicitationRequestFormRequest,
    CreateElicitationRequestUrlSession: _e_CreateElicitationRequestUrlSession,
    CreateElicitationRequestUrlRequest: _e_CreateElicitationRequestUrlRequest,
    CreateElicitationRequestOtherSession: _e_CreateElicitationRequestOtherSession,
    CreateElicitationRequestOtherRequest: _e_CreateElicitationRequestOtherRequest,
}
_X_CreateElicitationResponse: dict[type, Callable[[Any, Any], str]] = {
    CreateElicitationResponseAccept: _e_CreateElicitationResponseAccept,
    CreateElicitationResponseDecline: _e_CreateElicitationResponseDecline,
    CreateElicitationResponseCancel: _e_CreateElicitationResponseCancel,
    CreateElicitationResponseOther: _e_CreateElicitationResponseOther,
}
_X_ElicitationPropertySchema: dict[type, Callable[[Any, Any], str]] = {
    ElicitationPropertySchemaString: _e_ElicitationPropertySchemaString,
    ElicitationPropertySchemaNumber: _e_ElicitationPropertySchemaNumber,
    ElicitationPropertySchemaInteger: _e_ElicitationPropertySchemaInteger,
    ElicitationPropertySchemaBoolean: _e_ElicitationPropertySchemaBoolean,
    ElicitationPropertySchemaArray: _e_ElicitationPropertySchemaArray,
    ElicitationPropertySchemaOther: _e_ElicitationPropertySchemaOther,
}
_X_EmbeddedResourceResource: dict[type, Callable[[Any, Any], str]] = {
    TextResourceContents: _e_TextResourceContents,
    BlobResourceContents: _e_BlobResourceContents,
}
_X_McpServer: dict[type, Callable[[Any, Any], str]] = {
    McpServerHttp: _e_McpServerHttp,
    McpServerSse: _e_McpServerSse,
    McpServerAcp: gate("unstable_mcp_over_acp", _e_McpServerAcp),
    McpServerStdio: _e_McpServerStdio,
}
_X_MultiSelectItems: dict[type, Callable[[Any, Any], str]] = {
    MultiSelectItemsString: _e_MultiSelectItemsString,
    MultiSelectItemsOther: _e_MultiSelectItemsOther,
    TitledMultiSelectItems: _e_TitledMultiSelectItems,
}
_X_NesSuggestion: dict[type, Callable[[Any, Any], str]] = {
    NesSuggestionEdit: _e_NesSuggestionEdit,
    NesSuggestionJump: _e_NesSuggestionJump,
    NesSuggestionRename: _e_NesSuggestionRename,
    NesSuggestionSearchAndReplace: _e_NesSuggestionSearchAndReplace,
}
_X_PlanUpdateContent: dict[type, Callable[[Any, Any], str]] = {
    PlanUpdateContentItems: _e_PlanUpdateContentItems,
    PlanUpdateContentFile: _e_PlanUpdateContentFile,
    PlanUpdateContentMarkdown: _e_PlanUpdateContentMarkdown,
}
_X_RequestPermissionOutcome: dict[type, Callable[[Any, Any], str]] = {
    RequestPermissionOutcomeCancelled: _e_RequestPermissionOutcomeCancelled,
    RequestPermissionOutcomeSelected: _e_RequestPermissionOutcomeSelected,
}
_X_SessionConfigOption: dict[type, Callable[[Any, Any], str]] = {
    SessionConfigOptionSelect: _e_SessionConfigOptionSelect,
    SessionConfigOptionBoolean: _e_SessionConfigOptionBoolean,
}
_X_SessionUpdate: dict[type, Callable[[Any, Any], str]] = {
    SessionUpdateUserMessageChunk: _e_SessionUpdateUserMessageChunk,
    SessionUpdateAgentMessageChunk: _e_SessionUpdateAgentMessageChunk,
    SessionUpdateAgentThoughtChunk: _e_SessionUpdateAgentThoughtChunk,
    SessionUpdateToolCall: _e_SessionUpdateToolCall,
    SessionUpdateToolCallUpdate: _e_SessionUpdateToolCallUpdate,
    SessionUpdatePlan: _e_SessionUpdatePlan,
    SessionUpdatePlanUpdate: gate(
        "unstable_plan_operations", _e_SessionUpdatePlanUpdate
    ),
    SessionUpdatePlanRemoved: gate(
        "unstable_plan_operations", _e_SessionUpdatePlanRemoved
    ),
    SessionUpdateAvailableCommandsUpdate: _e_SessionUpdateAvailableCommandsUpdate,
    SessionUpdateCurrentModeUpdate: _e_SessionUpdateCurrentModeUpdate,
    SessionUpdateConfigOptionUpdate: _e_SessionUpdateConfigOptionUpdate,
    SessionUpdateSessionInfoUpdate: _e_SessionUpdateSessionInfoUpdate,
    SessionUpdateUsageUpdate: _e_SessionUpdateUsageUpdate,
    SessionUpdateNotice: gate("unstable_session_notices", _e_SessionUpdateNotice),
    SessionUpdateCompactionUpdate: gate(
        "unstable_session_compaction", _e_SessionUpdateCompactionUpdate
    ),
    SessionUpdateCompactionSummaryChunk: gate(
        "unstable_session_compaction", _e_SessionUpdateCompactionSummaryChunk
    ),
}
_X_SetSessionConfigOptionRequest: dict[type, Callable[[Any, Any], str]] = {
    SetSessionConfigOptionRequestBoolean: _e_SetSessionConfigOptionRequestBoolean,
    SetSessionConfigOptionRequestValueId: _e_SetSessionConfigOptionRequestValueId,
}
_X_ToolCallContent: dict[type, Callable[[Any, Any], str]] = {
    ToolCallContentContent: _e_ToolCallContentContent,
    ToolCallContentDiff: _e_ToolCallContentDiff,
    ToolCallContentTerminal: _e_ToolCallContentTerminal,
}

ENCODERS: Mapping[type, Callable[[Any, Any], str]] = {
    AcceptNesNotification: _e_AcceptNesNotification,
    AgentAuthCapabilities: _e_AgentAuthCapabilities,
    AgentCapabilities: _e_AgentCapabilities,
    Annotations: _e_Annotations,
    AuthCapabilities: _e_AuthCapabilities,
    AuthMethodTerminal: _e_AuthMethodTerminal,
    AuthMethodAgent: _e_AuthMethodAgent,
    AuthenticateRequest: _e_AuthenticateRequest,
    AuthenticateResponse: _e_AuthenticateResponse,
    AvailableCommand: _e_AvailableCommand,
    BlobResourceContents: _e_BlobResourceContents,
    BooleanConfigOptionCapabilities: _e_BooleanConfigOptionCapabilities,
    CancelNotification: _e_CancelNotification,
    CancelRequestNotification: _e_CancelRequestNotification,
    ClientCapabilities: _e_ClientCapabilities,
    ClientNesCapabilities: _e_ClientNesCapabilities,
    ClientSessionCapabilities: _e_ClientSessionCapabilities,
    CloseNesRequest: _e_CloseNesRequest,
    CloseNesResponse: _e_CloseNesResponse,
    CloseSessionRequest: _e_CloseSessionRequest,
    CloseSessionResponse: _e_CloseSessionResponse,
    CompactionCapabilities: _e_CompactionCapabilities,
    CompleteElicitationNotification: _e_CompleteElicitationNotification,
    ConnectMcpRequest: _e_ConnectMcpRequest,
    ConnectMcpResponse: _e_ConnectMcpResponse,
    ContentBlockText: _e_ContentBlockText,
    ContentBlockImage: _e_ContentBlockImage,
    ContentBlockAudio: _e_ContentBlockAudio,
    ContentBlockResourceLink: _e_ContentBlockResourceLink,
    ContentBlockResource: _e_ContentBlockResource,
    Cost: _e_Cost,
    CreateElicitationRequestFormSession: _e_CreateElicitationRequestFormSession,
    CreateElicitationRequestFormRequest: _e_CreateElicitationRequestFormRequest,
    CreateElicitationRequestUrlSession: _e_CreateElicitationRequestUrlSession,
    CreateElicitationRequestUrlRequest: _e_CreateElicitationRequestUrlRequest,
    CreateElicitationRequestOtherSession: _e_CreateElicitationRequestOtherSession,
    CreateElicitationRequestOtherRequest: _e_CreateElicitationRequestOtherRequest,
    CreateElicitationResponseAccept: _e_CreateElicitationResponseAccept,
    CreateElicitationResponseDecline: _e_CreateElicitationResponseDecline,
    CreateElicitationResponseCancel: _e_CreateElicitationResponseCancel,
    CreateElicitationResponseOther: _e_CreateElicitationResponseOther,
    CreateTerminalRequest: _e_CreateTerminalRequest,
    CreateTerminalResponse: _e_CreateTerminalResponse,
    DeleteSessionRequest: _e_DeleteSessionRequest,
    DeleteSessionResponse: _e_DeleteSessionResponse,
    DidChangeDocumentNotification: _e_DidChangeDocumentNotification,
    DidCloseDocumentNotification: _e_DidCloseDocumentNotification,
    DidFocusDocumentNotification: _e_DidFocusDocumentNotification,
    DidOpenDocumentNotification: _e_DidOpenDocumentNotification,
    DidSaveDocumentNotification: _e_DidSaveDocumentNotification,
    DisableProviderRequest: _e_DisableProviderRequest,
    DisableProviderResponse: _e_DisableProviderResponse,
    DisconnectMcpRequest: _e_DisconnectMcpRequest,
    DisconnectMcpResponse: _e_DisconnectMcpResponse,
    ElicitationCapabilities: _e_ElicitationCapabilities,
    ElicitationFormCapabilities: _e_ElicitationFormCapabilities,
    ElicitationPropertySchemaString: _e_ElicitationPropertySchemaString,
    ElicitationPropertySchemaNumber: _e_ElicitationPropertySchemaNumber,
    ElicitationPropertySchemaInteger: _e_ElicitationPropertySchemaInteger,
    ElicitationPropertySchemaBoolean: _e_ElicitationPropertySchemaBoolean,
    ElicitationPropertySchemaArray: _e_ElicitationPropertySchemaArray,
    ElicitationPropertySchemaOther: _e_ElicitationPropertySchemaOther,
    ElicitationSchema: _e_ElicitationSchema,
    ElicitationUrlCapabilities: _e_ElicitationUrlCapabilities,
    EnumOption: _e_EnumOption,
    EnvVariable: _e_EnvVariable,
    FileSystemCapabilities: _e_FileSystemCapabilities,
    ForkSessionRequest: _e_ForkSessionRequest,
    ForkSessionResponse: _e_ForkSessionResponse,
    HttpHeader: _e_HttpHeader,
    Implementation: _e_Implementation,
    InitializeRequest: _e_InitializeRequest,
    InitializeResponse: _e_InitializeResponse,
    KillTerminalRequest: _e_KillTerminalRequest,
    KillTerminalResponse: _e_KillTerminalResponse,
    ListProvidersRequest: _e_ListProvidersRequest,
    ListProvidersResponse: _e_ListProvidersResponse,
    ListSessionsRequest: _e_ListSessionsRequest,
    ListSessionsResponse: _e_ListSessionsResponse,
    LoadSessionRequest: _e_LoadSessionRequest,
    LoadSessionResponse: _e_LoadSessionResponse,
    LogoutCapabilities: _e_LogoutCapabilities,
    LogoutRequest: _e_LogoutRequest,
    LogoutResponse: _e_LogoutResponse,
    McpCapabilities: _e_McpCapabilities,
    McpServerHttp: _e_McpServerHttp,
    McpServerSse: _e_McpServerSse,
    McpServerAcp: _e_McpServerAcp,
    McpServerStdio: _e_McpServerStdio,
    MessageMcpNotification: _e_MessageMcpNotification,
    MessageMcpRequest: _e_MessageMcpRequest,
    MultiSelectItemsString: _e_MultiSelectItemsString,
    MultiSelectItemsOther: _e_MultiSelectItemsOther,
    NesCapabilities: _e_NesCapabilities,
    NesContextCapabilities: _e_NesContextCapabilities,
    NesDiagnostic: _e_NesDiagnostic,
    NesDiagnosticsCapabilities: _e_NesDiagnosticsCapabilities,
    NesDocumentDidChangeCapabilities: _e_NesDocumentDidChangeCapabilities,
    NesDocumentDidCloseCapabilities: _e_NesDocumentDidCloseCapabilities,
    NesDocumentDidFocusCapabilities: _e_NesDocumentDidFocusCapabilities,
    NesDocumentDidOpenCapabilities: _e_NesDocumentDidOpenCapabilities,
    NesDocumentDidSaveCapabilities: _e_NesDocumentDidSaveCapabilities,
    NesDocumentEventCapabilities: _e_NesDocumentEventCapabilities,
    NesEditHistoryCapabilities: _e_NesEditHistoryCapabilities,
    NesEditHistoryEntry: _e_NesEditHistoryEntry,
    NesEventCapabilities: _e_NesEventCapabilities,
    NesExcerpt: _e_NesExcerpt,
    NesJumpCapabilities: _e_NesJumpCapabilities,
    NesOpenFile: _e_NesOpenFile,
    NesOpenFilesCapabilities: _e_NesOpenFilesCapabilities,
    NesRecentFile: _e_NesRecentFile,
    NesRecentFilesCapabilities: _e_NesRecentFilesCapabilities,
    NesRelatedSnippet: _e_NesRelatedSnippet,
    NesRelatedSnippetsCapabilities: _e_NesRelatedSnippetsCapabilities,
    NesRenameCapabilities: _e_NesRenameCapabilities,
    NesRepository: _e_NesRepository,
    NesSearchAndReplaceCapabilities: _e_NesSearchAndReplaceCapabilities,
    NesSuggestContext: _e_NesSuggestContext,
    NesSuggestionEdit: _e_NesSuggestionEdit,
    NesSuggestionJump: _e_NesSuggestionJump,
    NesSuggestionRename: _e_NesSuggestionRename,
    NesSuggestionSearchAndReplace: _e_NesSuggestionSearchAndReplace,
    NesTextEdit: _e_NesTextEdit,
    NesUserAction: _e_NesUserAction,
    NesUserActionsCapabilities: _e_NesUserActionsCapabilities,
    NewSessionRequest: _e_NewSessionRequest,
    NewSessionResponse: _e_NewSessionResponse,
    NoticeCapabilities: _e_NoticeCapabilities,
    PermissionOption: _e_PermissionOption,
    PlanCapabilities: _e_PlanCapabilities,
    PlanEntry: _e_PlanEntry,
    PlanUpdateContentItems: _e_PlanUpdateContentItems,
    PlanUpdateContentFile: _e_PlanUpdateContentFile,
    PlanUpdateContentMarkdown: _e_PlanUpdateContentMarkdown,
    Position: _e_Position,
    PromptCapabilities: _e_PromptCapabilities,
    PromptRequest: _e_PromptRequest,
    PromptResponse: _e_PromptResponse,
    ProviderCurrentConfig: _e_ProviderCurrentConfig,
    ProviderInfo: _e_ProviderInfo,
    ProvidersCapabilities: _e_ProvidersCapabilities,
    Range: _e_Range,
    ReadTextFileRequest: _e_ReadTextFileRequest,
    ReadTextFileResponse: _e_ReadTextFileResponse,
    RejectNesNotification: _e_RejectNesNotification,
    ReleaseTerminalRequest: _e_ReleaseTerminalRequest,
    ReleaseTerminalResponse: _e_ReleaseTerminalResponse,
    RequestPermissionOutcomeCancelled: _e_RequestPermissionOutcomeCancelled,
    RequestPermissionOutcomeSelected: _e_RequestPermissionOutcomeSelected,
    RequestPermissionRequest: _e_RequestPermissionRequest,
    RequestPermissionResponse: _e_RequestPermissionResponse,
    ResumeSessionRequest: _e_ResumeSessionRequest,
    ResumeSessionResponse: _e_ResumeSessionResponse,
    SessionAdditionalDirectoriesCapabilities: _e_SessionAdditionalDirectoriesCapabilities,
    SessionCapabilities: _e_SessionCapabilities,
    SessionCloseCapabilities: _e_SessionCloseCapabilities,
    SessionConfigOptionSelect: _e_SessionConfigOptionSelect,
    SessionConfigOptionBoolean: _e_SessionConfigOptionBoolean,
    SessionConfigOptionsCapabilities: _e_SessionConfigOptionsCapabilities,
    SessionConfigSelectGroup: _e_SessionConfigSelectGroup,
    SessionConfigSelectOption: _e_SessionConfigSelectOption,
    SessionDeleteCapabilities: _e_SessionDeleteCapabilities,
    SessionForkCapabilities: _e_SessionForkCapabilities,
    SessionInfo: _e_SessionInfo,
    SessionListCapabilities: _e_SessionListCapabilities,
    SessionMode: _e_SessionMode,
    SessionModeState: _e_SessionModeState,
    SessionNotification: _e_SessionNotification,
    SessionResumeCapabilities: _e_SessionResumeCapabilities,
    SessionUpdateUserMessageChunk: _e_SessionUpdateUserMessageChunk,
    SessionUpdateAgentMessageChunk: _e_SessionUpdateAgentMessageChunk,
    SessionUpdateAgentThoughtChunk: _e_SessionUpdateAgentThoughtChunk,
    SessionUpdateToolCall: _e_SessionUpdateToolCall,
    SessionUpdateToolCallUpdate: _e_SessionUpdateToolCallUpdate,
    SessionUpdatePlan: _e_SessionUpdatePlan,
    SessionUpdatePlanUpdate: _e_SessionUpdatePlanUpdate,
    SessionUpdatePlanRemoved: _e_SessionUpdatePlanRemoved,
    SessionUpdateAvailableCommandsUpdate: _e_SessionUpdateAvailableCommandsUpdate,
    SessionUpdateCurrentModeUpdate: _e_SessionUpdateCurrentModeUpdate,
    SessionUpdateConfigOptionUpdate: _e_SessionUpdateConfigOptionUpdate,
    SessionUpdateSessionInfoUpdate: _e_SessionUpdateSessionInfoUpdate,
    SessionUpdateUsageUpdate: _e_SessionUpdateUsageUpdate,
    SessionUpdateNotice: _e_SessionUpdateNotice,
    SessionUpdateCompactionUpdate: _e_SessionUpdateCompactionUpdate,
    SessionUpdateCompactionSummaryChunk: _e_SessionUpdateCompactionSummaryChunk,
    SetProviderRequest: _e_SetProviderRequest,
    SetProviderResponse: _e_SetProviderResponse,
    SetSessionConfigOptionRequestBoolean: _e_SetSessionConfigOptionRequestBoolean,
    SetSessionConfigOptionRequestValueId: _e_SetSessionConfigOptionRequestValueId,
    SetSessionConfigOptionResponse: _e_SetSessionConfigOptionResponse,
    SetSessionModeRequest: _e_SetSessionModeRequest,
    SetSessionModeResponse: _e_SetSessionModeResponse,
    StartNesRequest: _e_StartNesRequest,
    StartNesResponse: _e_StartNesResponse,
    SuggestNesRequest: _e_SuggestNesRequest,
    SuggestNesResponse: _e_SuggestNesResponse,
    TerminalExitStatus: _e_TerminalExitStatus,
    TerminalOutputRequest: _e_TerminalOutputRequest,
    TerminalOutputResponse: _e_TerminalOutputResponse,
    TextDocumentContentChangeEvent: _e_TextDocumentContentChangeEvent,
    TextResourceContents: _e_TextResourceContents,
    TitledMultiSelectItems: _e_TitledMultiSelectItems,
    ToolCallContentContent: _e_ToolCallContentContent,
    ToolCallContentDiff: _e_ToolCallContentDiff,
    ToolCallContentTerminal: _e_ToolCallContentTerminal,
    ToolCallLocation: _e_ToolCallLocation,
    ToolCallUpdate: _e_ToolCallUpdate,
    UnstructuredCommandInput: _e_UnstructuredCommandInput,
    Usage: _e_Usage,
    WaitForTerminalExitRequest: _e_WaitForTerminalExitRequest,
    WaitForTerminalExitResponse: _e_WaitForTerminalExitResponse,
    WorkspaceFolder: _e_WorkspaceFolder,
    WriteTextFileRequest: _e_WriteTextFileRequest,
    WriteTextFileResponse: _e_WriteTextFileResponse,
}
