"""Straight-line encoders, imported by the first `encode` of ACP v2, schema release
1.23.0. Generated; do not edit.
"""

# pyright: reportPrivateUsage=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownMemberType=false
from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .._runtime import UNSET
from .._straight import DECLINED, Unclean, gate, pattern, reorder, strings
from .models import (
    AcceptNesNotification,
    AgentAuthCapabilities,
    AgentCapabilities,
    Annotations,
    AuthCapabilities,
    AuthMethodAgent,
    AuthMethodOther,
    AuthMethodTerminal,
    AvailableCommand,
    AvailableCommandInputOther,
    AvailableCommandInputText,
    BlobResourceContents,
    CancelRequestNotification,
    CancelSessionNotification,
    ClientCapabilities,
    ClientNesCapabilities,
    CloseNesRequest,
    CloseNesResponse,
    CloseSessionRequest,
    CloseSessionResponse,
    CompleteElicitationNotification,
    ConnectMcpRequest,
    ConnectMcpResponse,
    ContentBlockAudio,
    ContentBlockImage,
    ContentBlockOther,
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
    DeleteSessionRequest,
    DeleteSessionResponse,
    DidChangeDocumentNotification,
    DidCloseDocumentNotification,
    DidFocusDocumentNotification,
    DidOpenDocumentNotification,
    DidSaveDocumentNotification,
    DiffChangeAdd,
    DiffChangeCopy,
    DiffChangeDelete,
    DiffChangeModify,
    DiffChangeMove,
    DiffChangeOther,
    DiffPatch,
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
    ForkSessionRequest,
    ForkSessionResponse,
    HttpHeader,
    Icon,
    Implementation,
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
    McpAcpCapabilities,
    McpCapabilities,
    McpHttpCapabilities,
    McpServerAcp,
    McpServerHttp,
    McpServerOther,
    McpServerStdio,
    McpStdioCapabilities,
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
    NesSuggestionOther,
    NesSuggestionRename,
    NesSuggestionSearchAndReplace,
    NesTextEdit,
    NesUserAction,
    NesUserActionsCapabilities,
    NewSessionRequest,
    NewSessionResponse,
    PermissionOption,
    PlanEntry,
    PlanUpdateContentFile,
    PlanUpdateContentItems,
    PlanUpdateContentMarkdown,
    PlanUpdateContentOther,
    Position,
    PromptAudioCapabilities,
    PromptCapabilities,
    PromptEmbeddedContextCapabilities,
    PromptImageCapabilities,
    PromptRequest,
    PromptResponse,
    ProviderCurrentConfig,
    ProviderInfo,
    ProvidersCapabilities,
    Range,
    RejectNesNotification,
    ReplayFromOther,
    ReplayFromStart,
    RequestPermissionOutcomeCancelled,
    RequestPermissionOutcomeOther,
    RequestPermissionOutcomeSelected,
    RequestPermissionRequest,
    RequestPermissionResponse,
    RequestPermissionSubjectCommand,
    RequestPermissionSubjectOther,
    RequestPermissionSubjectToolCall,
    ResumeSessionRequest,
    ResumeSessionResponse,
    SessionAdditionalDirectoriesCapabilities,
    SessionCapabilities,
    SessionConfigOptionBoolean,
    SessionConfigOptionOther,
    SessionConfigOptionSelect,
    SessionConfigSelectGroup,
    SessionConfigSelectOption,
    SessionDeleteCapabilities,
    SessionForkCapabilities,
    SessionInfo,
    SessionUpdateAgentMessage,
    SessionUpdateAgentMessageChunk,
    SessionUpdateAgentThought,
    SessionUpdateAgentThoughtChunk,
    SessionUpdateAvailableCommandsUpdate,
    SessionUpdateCompactionSummaryChunk,
    SessionUpdateCompactionUpdate,
    SessionUpdateConfigOptionUpdate,
    SessionUpdateNotice,
    SessionUpdateOther,
    SessionUpdatePlanRemoved,
    SessionUpdatePlanUpdate,
    SessionUpdateSessionInfoUpdate,
    SessionUpdateStateUpdateIdle,
    SessionUpdateStateUpdateOther,
    SessionUpdateStateUpdateRequiresAction,
    SessionUpdateStateUpdateRunning,
    SessionUpdateTerminalOutputChunk,
    SessionUpdateTerminalUpdate,
    SessionUpdateToolCallContentChunk,
    SessionUpdateToolCallUpdate,
    SessionUpdateUsageUpdate,
    SessionUpdateUserMessage,
    SessionUpdateUserMessageChunk,
    SetProviderRequest,
    SetProviderResponse,
    SetSessionConfigOptionRequestBoolean,
    SetSessionConfigOptionRequestId,
    SetSessionConfigOptionRequestOther,
    SetSessionConfigOptionResponse,
    StartNesRequest,
    StartNesResponse,
    SuggestNesRequest,
    SuggestNesResponse,
    TerminalAuthCapabilities,
    TerminalExitStatus,
    TerminalOutput,
    TextDocumentContentChangeEvent,
    TextResourceContents,
    TitledMultiSelectItems,
    ToolCallContentContent,
    ToolCallContentDiff,
    ToolCallContentOther,
    ToolCallContentTerminal,
    ToolCallLocation,
    ToolCallUpdate,
    UpdateSessionNotification,
    Usage,
    WorkspaceFolder,
)

_MAX = 1.7976931348623157e308

_P_0 = pattern("^[A-Z]{3}$")
_S_0: frozenset[Any] = frozenset(("utf-16", "utf-32", "utf-8"))
_S_1: frozenset[Any] = frozenset(("assistant", "user"))
_S_2: frozenset[Any] = frozenset(("description", "_meta"))
_S_3: frozenset[Any] = frozenset(())
_S_4: frozenset[Any] = frozenset(("toolCallId", "_meta"))
_S_5: frozenset[Any] = frozenset(("_meta",))
_S_6: frozenset[Any] = frozenset(("text", "binary", "directory", "symlink"))
_S_7: frozenset[Any] = frozenset(("fileType", "mimeType", "_meta"))
_S_8: frozenset[Any] = frozenset(("git_patch",))
_S_9: frozenset[Any] = frozenset(("email", "uri", "date", "date-time"))
_S_10: frozenset[Any] = frozenset(("object",))
_S_11: frozenset[Any] = frozenset(("light", "dark"))
_S_12: frozenset[Any] = frozenset(("error", "warning", "information", "hint"))
_S_13: frozenset[Any] = frozenset(("full", "incremental"))
_S_14: frozenset[Any] = frozenset(
    (
        "allow_once",
        "allow_always",
        "reject_once",
        "reject_always",
    )
)
_S_15: frozenset[Any] = frozenset(("high", "medium", "low"))
_S_16: frozenset[Any] = frozenset(("pending", "in_progress", "completed", "cancelled"))
_S_17: frozenset[Any] = frozenset(("anthropic", "openai", "azure", "vertex", "bedrock"))
_S_18: frozenset[Any] = frozenset(("rejected", "ignored", "replaced", "cancelled"))
_S_19: frozenset[Any] = frozenset(("mode", "model", "model_config", "thought_level"))
_S_20: frozenset[Any] = frozenset(("description", "category", "_meta"))
_S_21: frozenset[Any] = frozenset(
    (
        "end_turn",
        "max_tokens",
        "max_turn_requests",
        "refusal",
        "cancelled",
    )
)
_S_22: frozenset[Any] = frozenset(
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
_S_23: frozenset[Any] = frozenset(
    (
        "pending",
        "in_progress",
        "completed",
        "failed",
        "cancelled",
    )
)
_S_24: frozenset[Any] = frozenset(("info", "warning", "error"))
_S_25: frozenset[Any] = frozenset(("in_progress", "completed", "failed", "cancelled"))
_S_26: frozenset[Any] = frozenset(("automatic", "diagnostic", "manual"))
_K_AcceptNesNotification: frozenset[Any] = frozenset(
    (
        "sessionId",
        "suggestionId",
        "_meta",
    )
)
_K_AgentAuthCapabilities: frozenset[Any] = frozenset(("_meta",))
_K_AgentCapabilities: frozenset[Any] = frozenset(
    (
        "session",
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
        "methodId",
        "name",
        "description",
        "args",
        "env",
        "_meta",
    )
)
_K_AuthMethodAgent: frozenset[Any] = frozenset(
    (
        "type",
        "methodId",
        "name",
        "description",
        "_meta",
    )
)
_K_AuthMethodOther: frozenset[Any] = frozenset(
    (
        "type",
        "methodId",
        "name",
        "description",
        "_meta",
    )
)
_K_AvailableCommand: frozenset[Any] = frozenset(
    (
        "name",
        "description",
        "input",
        "_meta",
    )
)
_K_AvailableCommandInputText: frozenset[Any] = frozenset(("type", "hint", "_meta"))
_K_AvailableCommandInputOther: frozenset[Any] = frozenset(("type",))
_K_BlobResourceContents: frozenset[Any] = frozenset(
    (
        "blob",
        "uri",
        "mimeType",
        "_meta",
    )
)
_K_CancelRequestNotification: frozenset[Any] = frozenset(("requestId", "_meta"))
_K_CancelSessionNotification: frozenset[Any] = frozenset(("sessionId", "_meta"))
_K_ClientCapabilities: frozenset[Any] = frozenset(
    (
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
_K_CloseNesRequest: frozenset[Any] = frozenset(("sessionId", "_meta"))
_K_CloseNesResponse: frozenset[Any] = frozenset(("_meta",))
_K_CloseSessionRequest: frozenset[Any] = frozenset(("sessionId", "_meta"))
_K_CloseSessionResponse: frozenset[Any] = frozenset(("_meta",))
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
        "text",
        "annotations",
        "_meta",
    )
)
_K_ContentBlockImage: frozenset[Any] = frozenset(
    (
        "type",
        "data",
        "mimeType",
        "uri",
        "annotations",
        "_meta",
    )
)
_K_ContentBlockAudio: frozenset[Any] = frozenset(
    (
        "type",
        "data",
        "mimeType",
        "annotations",
        "_meta",
    )
)
_K_ContentBlockResourceLink: frozenset[Any] = frozenset(
    (
        "type",
        "name",
        "uri",
        "title",
        "description",
        "icons",
        "mimeType",
        "size",
        "annotations",
        "_meta",
    )
)
_K_ContentBlockResource: frozenset[Any] = frozenset(
    (
        "type",
        "resource",
        "annotations",
        "_meta",
    )
)
_K_ContentBlockOther: frozenset[Any] = frozenset(("type",))
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
_K_DiffChangeAdd: frozenset[Any] = frozenset(
    (
        "operation",
        "path",
        "fileType",
        "mimeType",
        "_meta",
    )
)
_K_DiffChangeDelete: frozenset[Any] = frozenset(
    (
        "operation",
        "path",
        "fileType",
        "mimeType",
        "_meta",
    )
)
_K_DiffChangeModify: frozenset[Any] = frozenset(
    (
        "operation",
        "path",
        "fileType",
        "mimeType",
        "_meta",
    )
)
_K_DiffChangeMove: frozenset[Any] = frozenset(
    (
        "operation",
        "oldPath",
        "path",
        "fileType",
        "mimeType",
        "_meta",
    )
)
_K_DiffChangeCopy: frozenset[Any] = frozenset(
    (
        "operation",
        "oldPath",
        "path",
        "fileType",
        "mimeType",
        "_meta",
    )
)
_K_DiffChangeOther: frozenset[Any] = frozenset(
    (
        "operation",
        "fileType",
        "mimeType",
        "_meta",
    )
)
_K_DiffPatch: frozenset[Any] = frozenset(("format", "text"))
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
        "configOptions",
        "_meta",
    )
)
_K_HttpHeader: frozenset[Any] = frozenset(("name", "value", "_meta"))
_K_Icon: frozenset[Any] = frozenset(("src", "mimeType", "sizes", "theme"))
_K_Implementation: frozenset[Any] = frozenset(("name", "title", "version", "_meta"))
_K_InitializeRequest: frozenset[Any] = frozenset(
    (
        "protocolVersion",
        "info",
        "capabilities",
        "_meta",
    )
)
_K_InitializeResponse: frozenset[Any] = frozenset(
    (
        "protocolVersion",
        "info",
        "capabilities",
        "authMethods",
        "_meta",
    )
)
_K_ListProvidersRequest: frozenset[Any] = frozenset(("_meta",))
_K_ListProvidersResponse: frozenset[Any] = frozenset(("providers", "_meta"))
_K_ListSessionsRequest: frozenset[Any] = frozenset(("cwd", "cursor", "_meta"))
_K_ListSessionsResponse: frozenset[Any] = frozenset(("sessions", "nextCursor", "_meta"))
_K_LoginAuthRequest: frozenset[Any] = frozenset(("methodId", "_meta"))
_K_LoginAuthResponse: frozenset[Any] = frozenset(("_meta",))
_K_LogoutAuthRequest: frozenset[Any] = frozenset(("_meta",))
_K_LogoutAuthResponse: frozenset[Any] = frozenset(("_meta",))
_K_McpAcpCapabilities: frozenset[Any] = frozenset(("_meta",))
_K_McpCapabilities: frozenset[Any] = frozenset(("stdio", "http", "acp", "_meta"))
_K_McpHttpCapabilities: frozenset[Any] = frozenset(("_meta",))
_K_McpServerHttp: frozenset[Any] = frozenset(
    (
        "type",
        "name",
        "url",
        "headers",
        "_meta",
    )
)
_K_McpServerAcp: frozenset[Any] = frozenset(("type", "name", "serverId", "_meta"))
_K_McpServerStdio: frozenset[Any] = frozenset(
    (
        "type",
        "name",
        "command",
        "args",
        "env",
        "_meta",
    )
)
_K_McpServerOther: frozenset[Any] = frozenset(("type",))
_K_McpStdioCapabilities: frozenset[Any] = frozenset(("_meta",))
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
        "suggestionId",
        "uri",
        "edits",
        "cursorPosition",
        "_meta",
    )
)
_K_NesSuggestionJump: frozenset[Any] = frozenset(
    (
        "kind",
        "suggestionId",
        "uri",
        "position",
        "_meta",
    )
)
_K_NesSuggestionRename: frozenset[Any] = frozenset(
    (
        "kind",
        "suggestionId",
        "uri",
        "position",
        "newName",
        "_meta",
    )
)
_K_NesSuggestionSearchAndReplace: frozenset[Any] = frozenset(
    (
        "kind",
        "suggestionId",
        "uri",
        "search",
        "replace",
        "isRegex",
        "_meta",
    )
)
_K_NesSuggestionOther: frozenset[Any] = frozenset(("kind", "suggestionId"))
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
        "configOptions",
        "_meta",
    )
)
_K_PermissionOption: frozenset[Any] = frozenset(("optionId", "name", "kind", "_meta"))
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
_K_PlanUpdateContentOther: frozenset[Any] = frozenset(("type", "planId"))
_K_Position: frozenset[Any] = frozenset(("line", "character", "_meta"))
_K_PromptAudioCapabilities: frozenset[Any] = frozenset(("_meta",))
_K_PromptCapabilities: frozenset[Any] = frozenset(
    (
        "image",
        "audio",
        "embeddedContext",
        "_meta",
    )
)
_K_PromptEmbeddedContextCapabilities: frozenset[Any] = frozenset(("_meta",))
_K_PromptImageCapabilities: frozenset[Any] = frozenset(("_meta",))
_K_PromptRequest: frozenset[Any] = frozenset(("sessionId", "prompt", "_meta"))
_K_PromptResponse: frozenset[Any] = frozenset(("messageId", "_meta"))
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
_K_RejectNesNotification: frozenset[Any] = frozenset(
    (
        "sessionId",
        "suggestionId",
        "reason",
        "_meta",
    )
)
_K_ReplayFromStart: frozenset[Any] = frozenset(("type", "_meta"))
_K_ReplayFromOther: frozenset[Any] = frozenset(("type", "_meta"))
_K_RequestPermissionOutcomeCancelled: frozenset[Any] = frozenset(("outcome",))
_K_RequestPermissionOutcomeSelected: frozenset[Any] = frozenset(
    (
        "outcome",
        "optionId",
        "_meta",
    )
)
_K_RequestPermissionOutcomeOther: frozenset[Any] = frozenset(("outcome",))
_K_RequestPermissionRequest: frozenset[Any] = frozenset(
    (
        "sessionId",
        "title",
        "description",
        "subject",
        "options",
        "_meta",
    )
)
_K_RequestPermissionResponse: frozenset[Any] = frozenset(("outcome", "_meta"))
_K_RequestPermissionSubjectToolCall: frozenset[Any] = frozenset(("type", "toolCall"))
_K_RequestPermissionSubjectCommand: frozenset[Any] = frozenset(
    (
        "type",
        "command",
        "cwd",
        "toolCallId",
        "terminalId",
        "_meta",
    )
)
_K_RequestPermissionSubjectOther: frozenset[Any] = frozenset(("type",))
_K_ResumeSessionRequest: frozenset[Any] = frozenset(
    (
        "sessionId",
        "cwd",
        "additionalDirectories",
        "mcpServers",
        "replayFrom",
        "_meta",
    )
)
_K_ResumeSessionResponse: frozenset[Any] = frozenset(("configOptions", "_meta"))
_K_SessionAdditionalDirectoriesCapabilities: frozenset[Any] = frozenset(("_meta",))
_K_SessionCapabilities: frozenset[Any] = frozenset(
    (
        "prompt",
        "mcp",
        "delete",
        "additionalDirectories",
        "fork",
        "_meta",
    )
)
_K_SessionConfigOptionSelect: frozenset[Any] = frozenset(
    (
        "type",
        "currentValue",
        "options",
        "configId",
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
        "configId",
        "name",
        "description",
        "category",
        "_meta",
    )
)
_K_SessionConfigOptionOther: frozenset[Any] = frozenset(
    (
        "type",
        "configId",
        "name",
        "description",
        "category",
        "_meta",
    )
)
_K_SessionConfigSelectGroup: frozenset[Any] = frozenset(
    (
        "groupId",
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
_K_SessionUpdateUserMessageChunk: frozenset[Any] = frozenset(
    (
        "sessionUpdate",
        "messageId",
        "content",
        "_meta",
    )
)
_K_SessionUpdateUserMessage: frozenset[Any] = frozenset(
    (
        "sessionUpdate",
        "messageId",
        "content",
        "_meta",
    )
)
_K_SessionUpdateAgentMessageChunk: frozenset[Any] = frozenset(
    (
        "sessionUpdate",
        "messageId",
        "content",
        "_meta",
    )
)
_K_SessionUpdateAgentMessage: frozenset[Any] = frozenset(
    (
        "sessionUpdate",
        "messageId",
        "content",
        "_meta",
    )
)
_K_SessionUpdateAgentThoughtChunk: frozenset[Any] = frozenset(
    (
        "sessionUpdate",
        "messageId",
        "content",
        "_meta",
    )
)
_K_SessionUpdateAgentThought: frozenset[Any] = frozenset(
    (
        "sessionUpdate",
        "messageId",
        "content",
        "_meta",
    )
)
_K_SessionUpdateStateUpdateRunning: frozenset[Any] = frozenset(
    (
        "state",
        "sessionUpdate",
        "_meta",
    )
)
_K_SessionUpdateStateUpdateIdle: frozenset[Any] = frozenset(
    (
        "state",
        "sessionUpdate",
        "stopReason",
        "usage",
        "_meta",
    )
)
_K_SessionUpdateStateUpdateRequiresAction: frozenset[Any] = frozenset(
    (
        "state",
        "sessionUpdate",
        "_meta",
    )
)
_K_SessionUpdateStateUpdateOther: frozenset[Any] = frozenset(("sessionUpdate", "state"))
_K_SessionUpdateToolCallContentChunk: frozenset[Any] = frozenset(
    (
        "sessionUpdate",
        "toolCallId",
        "content",
        "_meta",
    )
)
_K_SessionUpdateToolCallUpdate: frozenset[Any] = frozenset(
    (
        "sessionUpdate",
        "toolCallId",
        "name",
        "title",
        "kind",
        "status",
        "content",
        "locations",
        "rawInput",
        "rawOutput",
        "_meta",
    )
)
_K_SessionUpdateTerminalUpdate: frozenset[Any] = frozenset(
    (
        "sessionUpdate",
        "terminalId",
        "command",
        "cwd",
        "output",
        "exitStatus",
        "_meta",
    )
)
_K_SessionUpdateTerminalOutputChunk: frozenset[Any] = frozenset(
    (
        "sessionUpdate",
        "terminalId",
        "data",
        "_meta",
    )
)
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
_K_SessionUpdateOther: frozenset[Any] = frozenset(("sessionUpdate",))
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
_K_SetSessionConfigOptionRequestId: frozenset[Any] = frozenset(
    (
        "type",
        "value",
        "sessionId",
        "configId",
        "_meta",
    )
)
_K_SetSessionConfigOptionRequestBoolean: frozenset[Any] = frozenset(
    (
        "type",
        "value",
        "sessionId",
        "configId",
        "_meta",
    )
)
_K_SetSessionConfigOptionRequestOther: frozenset[Any] = frozenset(
    (
        "type",
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
_K_TerminalAuthCapabilities: frozenset[Any] = frozenset(("_meta",))
_K_TerminalExitStatus: frozenset[Any] = frozenset(("exitCode", "signal", "_meta"))
_K_TerminalOutput: frozenset[Any] = frozenset(("data", "_meta"))
_K_TextDocumentContentChangeEvent: frozenset[Any] = frozenset(
    (
        "range",
        "text",
        "_meta",
    )
)
_K_TextResourceContents: frozenset[Any] = frozenset(
    (
        "text",
        "uri",
        "mimeType",
        "_meta",
    )
)
_K_TitledMultiSelectItems: frozenset[Any] = frozenset(("anyOf", "_meta"))
_K_ToolCallContentContent: frozenset[Any] = frozenset(("type", "content", "_meta"))
_K_ToolCallContentDiff: frozenset[Any] = frozenset(
    (
        "type",
        "changes",
        "patch",
        "_meta",
    )
)
_K_ToolCallContentTerminal: frozenset[Any] = frozenset(("type", "terminalId", "_meta"))
_K_ToolCallContentOther: frozenset[Any] = frozenset(("type",))
_K_ToolCallLocation: frozenset[Any] = frozenset(("path", "line", "_meta"))
_K_ToolCallUpdate: frozenset[Any] = frozenset(
    (
        "toolCallId",
        "name",
        "title",
        "kind",
        "status",
        "content",
        "locations",
        "rawInput",
        "rawOutput",
        "_meta",
    )
)
_K_UpdateSessionNotification: frozenset[Any] = frozenset(
    (
        "sessionId",
        "update",
        "_meta",
    )
)
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
_K_WorkspaceFolder: frozenset[Any] = frozenset(("uri", "name", "_meta"))


def _e_AcceptNesNotification(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not AcceptNesNotification:
        raise Unclean
    v0 = o.session_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.suggestion_id
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"sessionId": v0, "suggestionId": v1}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_AcceptNesNotification.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_AgentAuthCapabilities(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not AgentAuthCapabilities:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_AgentAuthCapabilities.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_AgentCapabilities(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not AgentCapabilities:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.session
    if v is not None:
        w["session"] = _e_SessionCapabilities(v, c)
    v = o.auth
    if v is not None:
        w["auth"] = _e_AgentAuthCapabilities(v, c)
    v = o.providers
    if v is not None:
        if "unstable_llm_providers" not in c.on:
            raise Unclean
        w["providers"] = _e_ProvidersCapabilities(v, c)
    v = o.nes
    if v is not None:
        if "unstable_nes" not in c.on:
            raise Unclean
        w["nes"] = _e_NesCapabilities(v, c)
    v = o.position_encoding
    if v is not None:
        if "unstable_nes" not in c.on:
            raise Unclean
        if v not in _S_0:
            raise Unclean
        w["positionEncoding"] = v
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_AgentCapabilities.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_Annotations(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not Annotations:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.audience
    if v is not None:
        if type(v) is not list:
            raise Unclean
        for x in v:
            if type(x) is not str or (x not in _S_1 and x[:1] != "_"):
                raise Unclean
        w["audience"] = v[:]
    v = o.last_modified
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["lastModified"] = v
    v = o.priority
    if v is not None:
        if (
            (type(v) is not float and type(v) is not int)
            or not -_MAX <= v <= _MAX
            or not 0 <= v <= 1
        ):
            raise Unclean
        w["priority"] = v
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_Annotations.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_AuthCapabilities(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not AuthCapabilities:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.terminal
    if v is not None:
        w["terminal"] = _e_TerminalAuthCapabilities(v, c)
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_AuthCapabilities.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_AuthMethodTerminal(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not AuthMethodTerminal:
        raise Unclean
    v0 = o.method_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.name
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"type": "terminal", "methodId": v0, "name": v1}
    v = o.description
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["description"] = v
    v = o.args
    if v is not None:
        if type(v) is not list:
            raise Unclean
        for x in v:
            if type(x) is not str:
                raise Unclean
        w["args"] = v[:]
    v = o.env
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w["env"] = [_e_EnvVariable(x, c) for x in v]
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_AuthMethodTerminal.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_AuthMethodAgent(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not AuthMethodAgent:
        raise Unclean
    v0 = o.method_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.name
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"type": "agent", "methodId": v0, "name": v1}
    v = o.description
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["description"] = v
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_AuthMethodAgent.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_AuthMethodOther(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not AuthMethodOther:
        raise Unclean
    v0 = o.type
    if type(v0) is not str or v0[:1] != "_":
        raise Unclean
    v1 = o.method_id
    if type(v1) is not str:
        raise Unclean
    v2 = o.name
    if type(v2) is not str:
        raise Unclean
    w: dict[str, Any] = {"type": v0, "methodId": v1, "name": v2}
    v = o.description
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["description"] = v
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_AuthMethodOther.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    if o._keys:
        return reorder(w, o._keys, _S_2)
    return w


def _e_AvailableCommand(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not AvailableCommand:
        raise Unclean
    v0 = o.name
    if type(v0) is not str:
        raise Unclean
    v1 = o.description
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"name": v0, "description": v1}
    v = o.input
    if v is not None:
        w["input"] = _X_AvailableCommandInput[type(v)](v, c)
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_AvailableCommand.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_AvailableCommandInputText(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not AvailableCommandInputText:
        raise Unclean
    v0 = o.hint
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"type": "text", "hint": v0}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_AvailableCommandInputText.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_AvailableCommandInputOther(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not AvailableCommandInputOther:
        raise Unclean
    v0 = o.type
    if type(v0) is not str or v0[:1] != "_":
        raise Unclean
    w: dict[str, Any] = {"type": v0}
    x = o.extra_fields
    if x:
        if not _K_AvailableCommandInputOther.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    if o._keys:
        return reorder(w, o._keys, _S_3)
    return w


def _e_BlobResourceContents(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not BlobResourceContents:
        raise Unclean
    v0 = o.blob
    if type(v0) is not str:
        raise Unclean
    v1 = o.uri
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"blob": v0, "uri": v1}
    v = o.mime_type
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["mimeType"] = v
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_BlobResourceContents.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_CancelRequestNotification(o: Any, c: Any) -> dict[str, Any]:
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
    w: dict[str, Any] = {"requestId": v0}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_CancelRequestNotification.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_CancelSessionNotification(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not CancelSessionNotification:
        raise Unclean
    v0 = o.session_id
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"sessionId": v0}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_CancelSessionNotification.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_ClientCapabilities(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not ClientCapabilities:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.auth
    if v is not None:
        w["auth"] = _e_AuthCapabilities(v, c)
    v = o.elicitation
    if v is not None:
        w["elicitation"] = _e_ElicitationCapabilities(v, c)
    v = o.nes
    if v is not None:
        if "unstable_nes" not in c.on:
            raise Unclean
        w["nes"] = _e_ClientNesCapabilities(v, c)
    v = o.position_encodings
    if v is not None:
        if "unstable_nes" not in c.on:
            raise Unclean
        if type(v) is not list:
            raise Unclean
        for x in v:
            if x not in _S_0:
                raise Unclean
        w["positionEncodings"] = v[:]
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_ClientCapabilities.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_ClientNesCapabilities(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not ClientNesCapabilities:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.jump
    if v is not None:
        w["jump"] = _e_NesJumpCapabilities(v, c)
    v = o.rename
    if v is not None:
        w["rename"] = _e_NesRenameCapabilities(v, c)
    v = o.search_and_replace
    if v is not None:
        w["searchAndReplace"] = _e_NesSearchAndReplaceCapabilities(v, c)
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_ClientNesCapabilities.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_CloseNesRequest(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not CloseNesRequest:
        raise Unclean
    v0 = o.session_id
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"sessionId": v0}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_CloseNesRequest.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_CloseNesResponse(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not CloseNesResponse:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_CloseNesResponse.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_CloseSessionRequest(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not CloseSessionRequest:
        raise Unclean
    v0 = o.session_id
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"sessionId": v0}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_CloseSessionRequest.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_CloseSessionResponse(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not CloseSessionResponse:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_CloseSessionResponse.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_CompleteElicitationNotification(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not CompleteElicitationNotification:
        raise Unclean
    v0 = o.elicitation_id
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"elicitationId": v0}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_CompleteElicitationNotification.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_ConnectMcpRequest(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not ConnectMcpRequest:
        raise Unclean
    v0 = o.server_id
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"serverId": v0}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_ConnectMcpRequest.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_ConnectMcpResponse(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not ConnectMcpResponse:
        raise Unclean
    v0 = o.connection_id
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"connectionId": v0}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_ConnectMcpResponse.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_ContentBlockText(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not ContentBlockText:
        raise Unclean
    v0 = o.text
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"type": "text", "text": v0}
    v = o.annotations
    if v is not None:
        w["annotations"] = _e_Annotations(v, c)
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_ContentBlockText.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_ContentBlockImage(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not ContentBlockImage:
        raise Unclean
    v0 = o.data
    if type(v0) is not str:
        raise Unclean
    v1 = o.mime_type
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"type": "image", "data": v0, "mimeType": v1}
    v = o.uri
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["uri"] = v
    v = o.annotations
    if v is not None:
        w["annotations"] = _e_Annotations(v, c)
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_ContentBlockImage.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_ContentBlockAudio(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not ContentBlockAudio:
        raise Unclean
    v0 = o.data
    if type(v0) is not str:
        raise Unclean
    v1 = o.mime_type
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"type": "audio", "data": v0, "mimeType": v1}
    v = o.annotations
    if v is not None:
        w["annotations"] = _e_Annotations(v, c)
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_ContentBlockAudio.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_ContentBlockResourceLink(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not ContentBlockResourceLink:
        raise Unclean
    v0 = o.name
    if type(v0) is not str:
        raise Unclean
    v1 = o.uri
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"type": "resource_link", "name": v0, "uri": v1}
    v = o.title
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["title"] = v
    v = o.description
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["description"] = v
    v = o.icons
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w["icons"] = [_e_Icon(x, c) for x in v]
    v = o.mime_type
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["mimeType"] = v
    v = o.size
    if v is not None:
        if type(v) is not int or not -9223372036854775808 <= v <= 9223372036854775807:
            raise Unclean
        w["size"] = v
    v = o.annotations
    if v is not None:
        w["annotations"] = _e_Annotations(v, c)
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_ContentBlockResourceLink.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_ContentBlockResource(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not ContentBlockResource:
        raise Unclean
    v0 = o.resource
    w: dict[str, Any] = {
        "type": "resource",
        "resource": _X_EmbeddedResourceResource[type(v0)](v0, c),
    }
    v = o.annotations
    if v is not None:
        w["annotations"] = _e_Annotations(v, c)
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_ContentBlockResource.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_ContentBlockOther(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not ContentBlockOther:
        raise Unclean
    v0 = o.type
    if type(v0) is not str or v0[:1] != "_":
        raise Unclean
    w: dict[str, Any] = {"type": v0}
    x = o.extra_fields
    if x:
        if not _K_ContentBlockOther.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    if o._keys:
        return reorder(w, o._keys, _S_3)
    return w


def _e_Cost(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not Cost:
        raise Unclean
    v0 = o.amount
    if (type(v0) is not float and type(v0) is not int) or not -_MAX <= v0 <= _MAX:
        raise Unclean
    v1 = o.currency
    if type(v1) is not str or _P_0.search(v1) is None:
        raise Unclean
    w: dict[str, Any] = {"amount": v0, "currency": v1}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_Cost.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_CreateElicitationRequestFormSession(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not CreateElicitationRequestFormSession:
        raise Unclean
    v0 = o.session_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.requested_schema
    v2 = o.message
    if type(v2) is not str:
        raise Unclean
    w: dict[str, Any] = {
        "mode": "form",
        "sessionId": v0,
        "requestedSchema": _e_ElicitationSchema(v1, c),
        "message": v2,
    }
    v = o.tool_call_id
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["toolCallId"] = v
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_CreateElicitationRequestFormSession.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_CreateElicitationRequestFormRequest(o: Any, c: Any) -> dict[str, Any]:
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
    if type(v2) is not str:
        raise Unclean
    w: dict[str, Any] = {
        "mode": "form",
        "requestId": v0,
        "requestedSchema": _e_ElicitationSchema(v1, c),
        "message": v2,
    }
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_CreateElicitationRequestFormRequest.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_CreateElicitationRequestUrlSession(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not CreateElicitationRequestUrlSession:
        raise Unclean
    v0 = o.session_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.elicitation_id
    if type(v1) is not str:
        raise Unclean
    v2 = o.url
    if type(v2) is not str:
        raise Unclean
    v3 = o.message
    if type(v3) is not str:
        raise Unclean
    w: dict[str, Any] = {
        "mode": "url",
        "sessionId": v0,
        "elicitationId": v1,
        "url": v2,
        "message": v3,
    }
    v = o.tool_call_id
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["toolCallId"] = v
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_CreateElicitationRequestUrlSession.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_CreateElicitationRequestUrlRequest(o: Any, c: Any) -> dict[str, Any]:
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
    if type(v1) is not str:
        raise Unclean
    v2 = o.url
    if type(v2) is not str:
        raise Unclean
    v3 = o.message
    if type(v3) is not str:
        raise Unclean
    w: dict[str, Any] = {
        "mode": "url",
        "requestId": v0,
        "elicitationId": v1,
        "url": v2,
        "message": v3,
    }
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_CreateElicitationRequestUrlRequest.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_CreateElicitationRequestOtherSession(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not CreateElicitationRequestOtherSession:
        raise Unclean
    v0 = o.session_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.mode
    if type(v1) is not str or v1[:1] != "_":
        raise Unclean
    v2 = o.message
    if type(v2) is not str:
        raise Unclean
    w: dict[str, Any] = {"sessionId": v0, "mode": v1, "message": v2}
    v = o.tool_call_id
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["toolCallId"] = v
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_CreateElicitationRequestOtherSession.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    if o._keys:
        return reorder(w, o._keys, _S_4)
    return w


def _e_CreateElicitationRequestOtherRequest(o: Any, c: Any) -> dict[str, Any]:
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
    if type(v2) is not str:
        raise Unclean
    w: dict[str, Any] = {"requestId": v0, "mode": v1, "message": v2}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_CreateElicitationRequestOtherRequest.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    if o._keys:
        return reorder(w, o._keys, _S_5)
    return w


def _e_CreateElicitationResponseAccept(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not CreateElicitationResponseAccept:
        raise Unclean
    w: dict[str, Any] = {"action": "accept"}
    v = o.content
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["content"] = {
            k: _e_ElicitationContentValue(x, c) for k, x in strings(v).items()
        }
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_CreateElicitationResponseAccept.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_CreateElicitationResponseDecline(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not CreateElicitationResponseDecline:
        raise Unclean
    w: dict[str, Any] = {"action": "decline"}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_CreateElicitationResponseDecline.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_CreateElicitationResponseCancel(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not CreateElicitationResponseCancel:
        raise Unclean
    w: dict[str, Any] = {"action": "cancel"}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_CreateElicitationResponseCancel.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_CreateElicitationResponseOther(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not CreateElicitationResponseOther:
        raise Unclean
    v0 = o.action
    if type(v0) is not str or v0[:1] != "_":
        raise Unclean
    w: dict[str, Any] = {"action": v0}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_CreateElicitationResponseOther.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    if o._keys:
        return reorder(w, o._keys, _S_5)
    return w


def _e_DeleteSessionRequest(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not DeleteSessionRequest:
        raise Unclean
    v0 = o.session_id
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"sessionId": v0}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_DeleteSessionRequest.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_DeleteSessionResponse(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not DeleteSessionResponse:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_DeleteSessionResponse.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_DidChangeDocumentNotification(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not DidChangeDocumentNotification:
        raise Unclean
    v0 = o.session_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.uri
    if type(v1) is not str:
        raise Unclean
    v2 = o.version
    if type(v2) is not int or not -9223372036854775808 <= v2 <= 9223372036854775807:
        raise Unclean
    v3 = o.content_changes
    if type(v3) is not list:
        raise Unclean
    w: dict[str, Any] = {
        "sessionId": v0,
        "uri": v1,
        "version": v2,
        "contentChanges": [_e_TextDocumentContentChangeEvent(x, c) for x in v3],
    }
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_DidChangeDocumentNotification.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_DidCloseDocumentNotification(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not DidCloseDocumentNotification:
        raise Unclean
    v0 = o.session_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.uri
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"sessionId": v0, "uri": v1}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_DidCloseDocumentNotification.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_DidFocusDocumentNotification(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not DidFocusDocumentNotification:
        raise Unclean
    v0 = o.session_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.uri
    if type(v1) is not str:
        raise Unclean
    v2 = o.version
    if type(v2) is not int or not -9223372036854775808 <= v2 <= 9223372036854775807:
        raise Unclean
    v3 = o.position
    v4 = o.visible_range
    w: dict[str, Any] = {
        "sessionId": v0,
        "uri": v1,
        "version": v2,
        "position": _e_Position(v3, c),
        "visibleRange": _e_Range(v4, c),
    }
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_DidFocusDocumentNotification.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_DidOpenDocumentNotification(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not DidOpenDocumentNotification:
        raise Unclean
    v0 = o.session_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.uri
    if type(v1) is not str:
        raise Unclean
    v2 = o.language_id
    if type(v2) is not str:
        raise Unclean
    v3 = o.version
    if type(v3) is not int or not -9223372036854775808 <= v3 <= 9223372036854775807:
        raise Unclean
    v4 = o.text
    if type(v4) is not str:
        raise Unclean
    w: dict[str, Any] = {
        "sessionId": v0,
        "uri": v1,
        "languageId": v2,
        "version": v3,
        "text": v4,
    }
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_DidOpenDocumentNotification.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_DidSaveDocumentNotification(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not DidSaveDocumentNotification:
        raise Unclean
    v0 = o.session_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.uri
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"sessionId": v0, "uri": v1}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_DidSaveDocumentNotification.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_DiffChangeAdd(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not DiffChangeAdd:
        raise Unclean
    v0 = o.path
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"operation": "add", "path": v0}
    v = o.file_type
    if v is not None:
        if type(v) is not str or (v not in _S_6 and v[:1] != "_"):
            raise Unclean
        w["fileType"] = v
    v = o.mime_type
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["mimeType"] = v
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_DiffChangeAdd.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_DiffChangeDelete(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not DiffChangeDelete:
        raise Unclean
    v0 = o.path
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"operation": "delete", "path": v0}
    v = o.file_type
    if v is not None:
        if type(v) is not str or (v not in _S_6 and v[:1] != "_"):
            raise Unclean
        w["fileType"] = v
    v = o.mime_type
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["mimeType"] = v
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_DiffChangeDelete.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_DiffChangeModify(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not DiffChangeModify:
        raise Unclean
    v0 = o.path
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"operation": "modify", "path": v0}
    v = o.file_type
    if v is not None:
        if type(v) is not str or (v not in _S_6 and v[:1] != "_"):
            raise Unclean
        w["fileType"] = v
    v = o.mime_type
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["mimeType"] = v
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_DiffChangeModify.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_DiffChangeMove(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not DiffChangeMove:
        raise Unclean
    v0 = o.old_path
    if type(v0) is not str:
        raise Unclean
    v1 = o.path
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"operation": "move", "oldPath": v0, "path": v1}
    v = o.file_type
    if v is not None:
        if type(v) is not str or (v not in _S_6 and v[:1] != "_"):
            raise Unclean
        w["fileType"] = v
    v = o.mime_type
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["mimeType"] = v
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_DiffChangeMove.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_DiffChangeCopy(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not DiffChangeCopy:
        raise Unclean
    v0 = o.old_path
    if type(v0) is not str:
        raise Unclean
    v1 = o.path
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"operation": "copy", "oldPath": v0, "path": v1}
    v = o.file_type
    if v is not None:
        if type(v) is not str or (v not in _S_6 and v[:1] != "_"):
            raise Unclean
        w["fileType"] = v
    v = o.mime_type
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["mimeType"] = v
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_DiffChangeCopy.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_DiffChangeOther(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not DiffChangeOther:
        raise Unclean
    v0 = o.operation
    if type(v0) is not str or v0[:1] != "_":
        raise Unclean
    w: dict[str, Any] = {"operation": v0}
    v = o.file_type
    if v is not None:
        if type(v) is not str or (v not in _S_6 and v[:1] != "_"):
            raise Unclean
        w["fileType"] = v
    v = o.mime_type
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["mimeType"] = v
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_DiffChangeOther.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    if o._keys:
        return reorder(w, o._keys, _S_7)
    return w


def _e_DiffPatch(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not DiffPatch:
        raise Unclean
    v0 = o.format
    if type(v0) is not str or (v0 not in _S_8 and v0[:1] != "_"):
        raise Unclean
    v1 = o.text
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"format": v0, "text": v1}
    x = o.extra_fields
    if x:
        if not _K_DiffPatch.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_DisableProviderRequest(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not DisableProviderRequest:
        raise Unclean
    v0 = o.provider_id
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"providerId": v0}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_DisableProviderRequest.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_DisableProviderResponse(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not DisableProviderResponse:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_DisableProviderResponse.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_DisconnectMcpRequest(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not DisconnectMcpRequest:
        raise Unclean
    v0 = o.connection_id
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"connectionId": v0}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_DisconnectMcpRequest.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_DisconnectMcpResponse(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not DisconnectMcpResponse:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_DisconnectMcpResponse.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_ElicitationCapabilities(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not ElicitationCapabilities:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.form
    if v is not None:
        w["form"] = _e_ElicitationFormCapabilities(v, c)
    v = o.url
    if v is not None:
        w["url"] = _e_ElicitationUrlCapabilities(v, c)
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_ElicitationCapabilities.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_ElicitationFormCapabilities(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not ElicitationFormCapabilities:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_ElicitationFormCapabilities.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_ElicitationPropertySchemaString(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not ElicitationPropertySchemaString:
        raise Unclean
    w: dict[str, Any] = {"type": "string"}
    v = o.title
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["title"] = v
    v = o.description
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["description"] = v
    v = o.min_length
    if v is not None:
        if type(v) is not int or not 0 <= v <= 4294967295:
            raise Unclean
        w["minLength"] = v
    v = o.max_length
    if v is not None:
        if type(v) is not int or not 0 <= v <= 4294967295:
            raise Unclean
        w["maxLength"] = v
    v = o.pattern
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["pattern"] = v
    v = o.format
    if v is not None:
        if type(v) is not str or (v not in _S_9 and v[:1] != "_"):
            raise Unclean
        w["format"] = v
    v = o.default
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["default"] = v
    v = o.enum
    if v is not None:
        if type(v) is not list or not v:
            raise Unclean
        for x in v:
            if type(x) is not str:
                raise Unclean
        w["enum"] = v[:]
    v = o.one_of
    if v is not None:
        if type(v) is not list or not v:
            raise Unclean
        w["oneOf"] = [_e_EnumOption(x, c) for x in v]
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_ElicitationPropertySchemaString.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_ElicitationPropertySchemaNumber(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not ElicitationPropertySchemaNumber:
        raise Unclean
    w: dict[str, Any] = {"type": "number"}
    v = o.title
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["title"] = v
    v = o.description
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["description"] = v
    v = o.minimum
    if v is not None:
        if (type(v) is not float and type(v) is not int) or not -_MAX <= v <= _MAX:
            raise Unclean
        w["minimum"] = v
    v = o.maximum
    if v is not None:
        if (type(v) is not float and type(v) is not int) or not -_MAX <= v <= _MAX:
            raise Unclean
        w["maximum"] = v
    v = o.default
    if v is not None:
        if (type(v) is not float and type(v) is not int) or not -_MAX <= v <= _MAX:
            raise Unclean
        w["default"] = v
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_ElicitationPropertySchemaNumber.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_ElicitationPropertySchemaInteger(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not ElicitationPropertySchemaInteger:
        raise Unclean
    w: dict[str, Any] = {"type": "integer"}
    v = o.title
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["title"] = v
    v = o.description
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["description"] = v
    v = o.minimum
    if v is not None:
        if type(v) is not int or not -9223372036854775808 <= v <= 9223372036854775807:
            raise Unclean
        w["minimum"] = v
    v = o.maximum
    if v is not None:
        if type(v) is not int or not -9223372036854775808 <= v <= 9223372036854775807:
            raise Unclean
        w["maximum"] = v
    v = o.default
    if v is not None:
        if type(v) is not int or not -9223372036854775808 <= v <= 9223372036854775807:
            raise Unclean
        w["default"] = v
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_ElicitationPropertySchemaInteger.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_ElicitationPropertySchemaBoolean(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not ElicitationPropertySchemaBoolean:
        raise Unclean
    w: dict[str, Any] = {"type": "boolean"}
    v = o.title
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["title"] = v
    v = o.description
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["description"] = v
    v = o.default
    if v is not None:
        if type(v) is not bool:
            raise Unclean
        w["default"] = v
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_ElicitationPropertySchemaBoolean.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_ElicitationPropertySchemaArray(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not ElicitationPropertySchemaArray:
        raise Unclean
    v0 = o.items
    w: dict[str, Any] = {"type": "array", "items": _X_MultiSelectItems[type(v0)](v0, c)}
    v = o.title
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["title"] = v
    v = o.description
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["description"] = v
    v = o.min_items
    if v is not None:
        if type(v) is not int or not 0 <= v <= 18446744073709551615:
            raise Unclean
        w["minItems"] = v
    v = o.max_items
    if v is not None:
        if type(v) is not int or not 0 <= v <= 18446744073709551615:
            raise Unclean
        w["maxItems"] = v
    v = o.default
    if v is not None:
        if type(v) is not list:
            raise Unclean
        for x in v:
            if type(x) is not str:
                raise Unclean
        w["default"] = v[:]
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_ElicitationPropertySchemaArray.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_ElicitationPropertySchemaOther(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not ElicitationPropertySchemaOther:
        raise Unclean
    v0 = o.type
    if type(v0) is not str or v0[:1] != "_":
        raise Unclean
    w: dict[str, Any] = {"type": v0}
    x = o.extra_fields
    if x:
        if not _K_ElicitationPropertySchemaOther.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    if o._keys:
        return reorder(w, o._keys, _S_3)
    return w


def _e_ElicitationSchema(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not ElicitationSchema:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.type
    if "type" in o._sent or v != "object":
        if v not in _S_10:
            raise Unclean
        w["type"] = v
    v = o.title
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["title"] = v
    v = o.properties
    if "properties" in o._sent or v != {}:
        if type(v) is not dict:
            raise Unclean
        w["properties"] = {
            k: _X_ElicitationPropertySchema[type(x)](x, c)
            for k, x in strings(v).items()
        }
    v = o.required
    if v is not None:
        if type(v) is not list:
            raise Unclean
        for x in v:
            if type(x) is not str:
                raise Unclean
        w["required"] = v[:]
    v = o.description
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["description"] = v
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_ElicitationSchema.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_ElicitationUrlCapabilities(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not ElicitationUrlCapabilities:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_ElicitationUrlCapabilities.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_EnumOption(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not EnumOption:
        raise Unclean
    v0 = o.const
    if type(v0) is not str:
        raise Unclean
    v1 = o.title
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"const": v0, "title": v1}
    v = o.description
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["description"] = v
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_EnumOption.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_EnvVariable(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not EnvVariable:
        raise Unclean
    v0 = o.name
    if type(v0) is not str:
        raise Unclean
    v1 = o.value
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"name": v0, "value": v1}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_EnvVariable.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_ForkSessionRequest(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not ForkSessionRequest:
        raise Unclean
    v0 = o.session_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.cwd
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"sessionId": v0, "cwd": v1}
    v = o.additional_directories
    if v is not None:
        if type(v) is not list:
            raise Unclean
        for x in v:
            if type(x) is not str:
                raise Unclean
        w["additionalDirectories"] = v[:]
    v = o.mcp_servers
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w["mcpServers"] = [_X_McpServer[type(x)](x, c) for x in v]
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_ForkSessionRequest.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_ForkSessionResponse(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not ForkSessionResponse:
        raise Unclean
    v0 = o.session_id
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"sessionId": v0}
    v = o.config_options
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w["configOptions"] = [_X_SessionConfigOption[type(x)](x, c) for x in v]
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_ForkSessionResponse.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_HttpHeader(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not HttpHeader:
        raise Unclean
    v0 = o.name
    if type(v0) is not str:
        raise Unclean
    v1 = o.value
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"name": v0, "value": v1}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_HttpHeader.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_Icon(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not Icon:
        raise Unclean
    v0 = o.src
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"src": v0}
    v = o.mime_type
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["mimeType"] = v
    v = o.sizes
    if v is not None:
        if type(v) is not list:
            raise Unclean
        for x in v:
            if type(x) is not str:
                raise Unclean
        w["sizes"] = v[:]
    v = o.theme
    if v is not None:
        if type(v) is not str or (v not in _S_11 and v[:1] != "_"):
            raise Unclean
        w["theme"] = v
    x = o.extra_fields
    if x:
        if not _K_Icon.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_Implementation(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not Implementation:
        raise Unclean
    v0 = o.name
    if type(v0) is not str:
        raise Unclean
    v1 = o.version
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"name": v0, "version": v1}
    v = o.title
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["title"] = v
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_Implementation.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_InitializeRequest(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not InitializeRequest:
        raise Unclean
    v0 = o.protocol_version
    if type(v0) is not int or not 0 <= v0 <= 65535:
        raise Unclean
    v1 = o.info
    w: dict[str, Any] = {"protocolVersion": v0, "info": _e_Implementation(v1, c)}
    v = o.capabilities
    if "capabilities" in o._sent or v != ClientCapabilities():
        w["capabilities"] = _e_ClientCapabilities(v, c)
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_InitializeRequest.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_InitializeResponse(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not InitializeResponse:
        raise Unclean
    v0 = o.protocol_version
    if type(v0) is not int or not 0 <= v0 <= 65535:
        raise Unclean
    v1 = o.info
    w: dict[str, Any] = {"protocolVersion": v0, "info": _e_Implementation(v1, c)}
    v = o.capabilities
    if "capabilities" in o._sent or v != AgentCapabilities():
        w["capabilities"] = _e_AgentCapabilities(v, c)
    v = o.auth_methods
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w["authMethods"] = [_X_AuthMethod[type(x)](x, c) for x in v]
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_InitializeResponse.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_ListProvidersRequest(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not ListProvidersRequest:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_ListProvidersRequest.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_ListProvidersResponse(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not ListProvidersResponse:
        raise Unclean
    v0 = o.providers
    if type(v0) is not list:
        raise Unclean
    w: dict[str, Any] = {"providers": [_e_ProviderInfo(x, c) for x in v0]}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_ListProvidersResponse.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_ListSessionsRequest(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not ListSessionsRequest:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.cwd
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["cwd"] = v
    v = o.cursor
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["cursor"] = v
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_ListSessionsRequest.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_ListSessionsResponse(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not ListSessionsResponse:
        raise Unclean
    v0 = o.sessions
    if type(v0) is not list:
        raise Unclean
    w: dict[str, Any] = {"sessions": [_e_SessionInfo(x, c) for x in v0]}
    v = o.next_cursor
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["nextCursor"] = v
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_ListSessionsResponse.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_LoginAuthRequest(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not LoginAuthRequest:
        raise Unclean
    v0 = o.method_id
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"methodId": v0}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_LoginAuthRequest.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_LoginAuthResponse(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not LoginAuthResponse:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_LoginAuthResponse.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_LogoutAuthRequest(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not LogoutAuthRequest:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_LogoutAuthRequest.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_LogoutAuthResponse(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not LogoutAuthResponse:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_LogoutAuthResponse.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_McpAcpCapabilities(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not McpAcpCapabilities:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_McpAcpCapabilities.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_McpCapabilities(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not McpCapabilities:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.stdio
    if v is not None:
        w["stdio"] = _e_McpStdioCapabilities(v, c)
    v = o.http
    if v is not None:
        w["http"] = _e_McpHttpCapabilities(v, c)
    v = o.acp
    if v is not None:
        if "unstable_mcp_over_acp" not in c.on:
            raise Unclean
        w["acp"] = _e_McpAcpCapabilities(v, c)
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_McpCapabilities.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_McpHttpCapabilities(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not McpHttpCapabilities:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_McpHttpCapabilities.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_McpServerHttp(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not McpServerHttp:
        raise Unclean
    v0 = o.name
    if type(v0) is not str:
        raise Unclean
    v1 = o.url
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"type": "http", "name": v0, "url": v1}
    v = o.headers
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w["headers"] = [_e_HttpHeader(x, c) for x in v]
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_McpServerHttp.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_McpServerAcp(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not McpServerAcp:
        raise Unclean
    v0 = o.name
    if type(v0) is not str:
        raise Unclean
    v1 = o.server_id
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"type": "acp", "name": v0, "serverId": v1}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_McpServerAcp.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_McpServerStdio(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not McpServerStdio:
        raise Unclean
    v0 = o.name
    if type(v0) is not str:
        raise Unclean
    v1 = o.command
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"type": "stdio", "name": v0, "command": v1}
    v = o.args
    if v is not None:
        if type(v) is not list:
            raise Unclean
        for x in v:
            if type(x) is not str:
                raise Unclean
        w["args"] = v[:]
    v = o.env
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w["env"] = [_e_EnvVariable(x, c) for x in v]
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_McpServerStdio.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_McpServerOther(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not McpServerOther:
        raise Unclean
    v0 = o.type
    if type(v0) is not str or v0[:1] != "_":
        raise Unclean
    w: dict[str, Any] = {"type": v0}
    x = o.extra_fields
    if x:
        if not _K_McpServerOther.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    if o._keys:
        return reorder(w, o._keys, _S_3)
    return w


def _e_McpStdioCapabilities(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not McpStdioCapabilities:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_McpStdioCapabilities.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_MessageMcpNotification(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not MessageMcpNotification:
        raise Unclean
    v0 = o.connection_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.method
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"connectionId": v0, "method": v1}
    v = o.params
    if v is not None:
        w["params"] = strings(v)
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_MessageMcpNotification.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_MessageMcpRequest(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not MessageMcpRequest:
        raise Unclean
    v0 = o.connection_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.method
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"connectionId": v0, "method": v1}
    v = o.params
    if v is not None:
        w["params"] = strings(v)
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_MessageMcpRequest.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_MultiSelectItemsString(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not MultiSelectItemsString:
        raise Unclean
    v0 = o.enum
    if type(v0) is not list or not v0:
        raise Unclean
    for x in v0:
        if type(x) is not str:
            raise Unclean
    w: dict[str, Any] = {"type": "string", "enum": v0[:]}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_MultiSelectItemsString.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_MultiSelectItemsOther(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not MultiSelectItemsOther:
        raise Unclean
    v0 = o.type
    if type(v0) is not str or v0[:1] != "_":
        raise Unclean
    w: dict[str, Any] = {"type": v0}
    x = o.extra_fields
    if x:
        if not _K_MultiSelectItemsOther.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    if o._keys:
        return reorder(w, o._keys, _S_3)
    return w


def _e_NesCapabilities(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not NesCapabilities:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.events
    if v is not None:
        w["events"] = _e_NesEventCapabilities(v, c)
    v = o.context
    if v is not None:
        w["context"] = _e_NesContextCapabilities(v, c)
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_NesCapabilities.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_NesContextCapabilities(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not NesContextCapabilities:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.recent_files
    if v is not None:
        w["recentFiles"] = _e_NesRecentFilesCapabilities(v, c)
    v = o.related_snippets
    if v is not None:
        w["relatedSnippets"] = _e_NesRelatedSnippetsCapabilities(v, c)
    v = o.edit_history
    if v is not None:
        w["editHistory"] = _e_NesEditHistoryCapabilities(v, c)
    v = o.user_actions
    if v is not None:
        w["userActions"] = _e_NesUserActionsCapabilities(v, c)
    v = o.open_files
    if v is not None:
        w["openFiles"] = _e_NesOpenFilesCapabilities(v, c)
    v = o.diagnostics
    if v is not None:
        w["diagnostics"] = _e_NesDiagnosticsCapabilities(v, c)
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_NesContextCapabilities.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_NesDiagnostic(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not NesDiagnostic:
        raise Unclean
    v0 = o.uri
    if type(v0) is not str:
        raise Unclean
    v1 = o.range
    v2 = o.severity
    if type(v2) is not str or (v2 not in _S_12 and v2[:1] != "_"):
        raise Unclean
    v3 = o.message
    if type(v3) is not str:
        raise Unclean
    w: dict[str, Any] = {
        "uri": v0,
        "range": _e_Range(v1, c),
        "severity": v2,
        "message": v3,
    }
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_NesDiagnostic.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_NesDiagnosticsCapabilities(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not NesDiagnosticsCapabilities:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_NesDiagnosticsCapabilities.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_NesDocumentDidChangeCapabilities(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not NesDocumentDidChangeCapabilities:
        raise Unclean
    v0 = o.sync_kind
    if v0 not in _S_13:
        raise Unclean
    w: dict[str, Any] = {"syncKind": v0}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_NesDocumentDidChangeCapabilities.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_NesDocumentDidCloseCapabilities(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not NesDocumentDidCloseCapabilities:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_NesDocumentDidCloseCapabilities.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_NesDocumentDidFocusCapabilities(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not NesDocumentDidFocusCapabilities:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_NesDocumentDidFocusCapabilities.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_NesDocumentDidOpenCapabilities(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not NesDocumentDidOpenCapabilities:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_NesDocumentDidOpenCapabilities.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_NesDocumentDidSaveCapabilities(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not NesDocumentDidSaveCapabilities:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_NesDocumentDidSaveCapabilities.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_NesDocumentEventCapabilities(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not NesDocumentEventCapabilities:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.did_open
    if v is not None:
        w["didOpen"] = _e_NesDocumentDidOpenCapabilities(v, c)
    v = o.did_change
    if v is not None:
        w["didChange"] = _e_NesDocumentDidChangeCapabilities(v, c)
    v = o.did_close
    if v is not None:
        w["didClose"] = _e_NesDocumentDidCloseCapabilities(v, c)
    v = o.did_save
    if v is not None:
        w["didSave"] = _e_NesDocumentDidSaveCapabilities(v, c)
    v = o.did_focus
    if v is not None:
        w["didFocus"] = _e_NesDocumentDidFocusCapabilities(v, c)
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_NesDocumentEventCapabilities.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_NesEditHistoryCapabilities(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not NesEditHistoryCapabilities:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.max_count
    if v is not None:
        if type(v) is not int or not 0 <= v <= 4294967295:
            raise Unclean
        w["maxCount"] = v
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_NesEditHistoryCapabilities.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_NesEditHistoryEntry(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not NesEditHistoryEntry:
        raise Unclean
    v0 = o.uri
    if type(v0) is not str:
        raise Unclean
    v1 = o.diff
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"uri": v0, "diff": v1}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_NesEditHistoryEntry.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_NesEventCapabilities(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not NesEventCapabilities:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.document
    if v is not None:
        w["document"] = _e_NesDocumentEventCapabilities(v, c)
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_NesEventCapabilities.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_NesExcerpt(o: Any, c: Any) -> dict[str, Any]:
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
    if type(v2) is not str:
        raise Unclean
    w: dict[str, Any] = {"startLine": v0, "endLine": v1, "text": v2}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_NesExcerpt.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_NesJumpCapabilities(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not NesJumpCapabilities:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_NesJumpCapabilities.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_NesOpenFile(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not NesOpenFile:
        raise Unclean
    v0 = o.uri
    if type(v0) is not str:
        raise Unclean
    v1 = o.language_id
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"uri": v0, "languageId": v1}
    v = o.visible_range
    if v is not None:
        w["visibleRange"] = _e_Range(v, c)
    v = o.last_focused_ms
    if v is not None:
        if type(v) is not int or not 0 <= v <= 18446744073709551615:
            raise Unclean
        w["lastFocusedMs"] = v
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_NesOpenFile.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_NesOpenFilesCapabilities(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not NesOpenFilesCapabilities:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_NesOpenFilesCapabilities.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_NesRecentFile(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not NesRecentFile:
        raise Unclean
    v0 = o.uri
    if type(v0) is not str:
        raise Unclean
    v1 = o.language_id
    if type(v1) is not str:
        raise Unclean
    v2 = o.text
    if type(v2) is not str:
        raise Unclean
    w: dict[str, Any] = {"uri": v0, "languageId": v1, "text": v2}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_NesRecentFile.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_NesRecentFilesCapabilities(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not NesRecentFilesCapabilities:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.max_count
    if v is not None:
        if type(v) is not int or not 0 <= v <= 4294967295:
            raise Unclean
        w["maxCount"] = v
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_NesRecentFilesCapabilities.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_NesRelatedSnippet(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not NesRelatedSnippet:
        raise Unclean
    v0 = o.uri
    if type(v0) is not str:
        raise Unclean
    v1 = o.excerpts
    if type(v1) is not list:
        raise Unclean
    w: dict[str, Any] = {"uri": v0, "excerpts": [_e_NesExcerpt(x, c) for x in v1]}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_NesRelatedSnippet.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_NesRelatedSnippetsCapabilities(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not NesRelatedSnippetsCapabilities:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_NesRelatedSnippetsCapabilities.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_NesRenameCapabilities(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not NesRenameCapabilities:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_NesRenameCapabilities.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_NesRepository(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not NesRepository:
        raise Unclean
    v0 = o.name
    if type(v0) is not str:
        raise Unclean
    v1 = o.owner
    if type(v1) is not str:
        raise Unclean
    v2 = o.remote_url
    if type(v2) is not str:
        raise Unclean
    w: dict[str, Any] = {"name": v0, "owner": v1, "remoteUrl": v2}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_NesRepository.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_NesSearchAndReplaceCapabilities(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not NesSearchAndReplaceCapabilities:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_NesSearchAndReplaceCapabilities.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_NesSuggestContext(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not NesSuggestContext:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.recent_files
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w["recentFiles"] = [_e_NesRecentFile(x, c) for x in v]
    v = o.related_snippets
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w["relatedSnippets"] = [_e_NesRelatedSnippet(x, c) for x in v]
    v = o.edit_history
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w["editHistory"] = [_e_NesEditHistoryEntry(x, c) for x in v]
    v = o.user_actions
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w["userActions"] = [_e_NesUserAction(x, c) for x in v]
    v = o.open_files
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w["openFiles"] = [_e_NesOpenFile(x, c) for x in v]
    v = o.diagnostics
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w["diagnostics"] = [_e_NesDiagnostic(x, c) for x in v]
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_NesSuggestContext.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_NesSuggestionEdit(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not NesSuggestionEdit:
        raise Unclean
    v0 = o.suggestion_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.uri
    if type(v1) is not str:
        raise Unclean
    v2 = o.edits
    if type(v2) is not list or not v2:
        raise Unclean
    w: dict[str, Any] = {
        "kind": "edit",
        "suggestionId": v0,
        "uri": v1,
        "edits": [_e_NesTextEdit(x, c) for x in v2],
    }
    v = o.cursor_position
    if v is not None:
        w["cursorPosition"] = _e_Position(v, c)
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_NesSuggestionEdit.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_NesSuggestionJump(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not NesSuggestionJump:
        raise Unclean
    v0 = o.suggestion_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.uri
    if type(v1) is not str:
        raise Unclean
    v2 = o.position
    w: dict[str, Any] = {
        "kind": "jump",
        "suggestionId": v0,
        "uri": v1,
        "position": _e_Position(v2, c),
    }
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_NesSuggestionJump.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_NesSuggestionRename(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not NesSuggestionRename:
        raise Unclean
    v0 = o.suggestion_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.uri
    if type(v1) is not str:
        raise Unclean
    v2 = o.position
    v3 = o.new_name
    if type(v3) is not str:
        raise Unclean
    w: dict[str, Any] = {
        "kind": "rename",
        "suggestionId": v0,
        "uri": v1,
        "position": _e_Position(v2, c),
        "newName": v3,
    }
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_NesSuggestionRename.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_NesSuggestionSearchAndReplace(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not NesSuggestionSearchAndReplace:
        raise Unclean
    v0 = o.suggestion_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.uri
    if type(v1) is not str:
        raise Unclean
    v2 = o.search
    if type(v2) is not str:
        raise Unclean
    v3 = o.replace
    if type(v3) is not str:
        raise Unclean
    w: dict[str, Any] = {
        "kind": "searchAndReplace",
        "suggestionId": v0,
        "uri": v1,
        "search": v2,
        "replace": v3,
    }
    v = o.is_regex
    if v is not None:
        if type(v) is not bool:
            raise Unclean
        w["isRegex"] = v
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_NesSuggestionSearchAndReplace.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_NesSuggestionOther(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not NesSuggestionOther:
        raise Unclean
    v0 = o.kind
    if type(v0) is not str or v0[:1] != "_":
        raise Unclean
    v1 = o.suggestion_id
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"kind": v0, "suggestionId": v1}
    x = o.extra_fields
    if x:
        if not _K_NesSuggestionOther.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    if o._keys:
        return reorder(w, o._keys, _S_3)
    return w


def _e_NesTextEdit(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not NesTextEdit:
        raise Unclean
    v0 = o.range
    v1 = o.new_text
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"range": _e_Range(v0, c), "newText": v1}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_NesTextEdit.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_NesUserAction(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not NesUserAction:
        raise Unclean
    v0 = o.action
    if type(v0) is not str:
        raise Unclean
    v1 = o.uri
    if type(v1) is not str:
        raise Unclean
    v2 = o.position
    v3 = o.timestamp_ms
    if type(v3) is not int or not 0 <= v3 <= 18446744073709551615:
        raise Unclean
    w: dict[str, Any] = {
        "action": v0,
        "uri": v1,
        "position": _e_Position(v2, c),
        "timestampMs": v3,
    }
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_NesUserAction.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_NesUserActionsCapabilities(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not NesUserActionsCapabilities:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.max_count
    if v is not None:
        if type(v) is not int or not 0 <= v <= 4294967295:
            raise Unclean
        w["maxCount"] = v
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_NesUserActionsCapabilities.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_NewSessionRequest(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not NewSessionRequest:
        raise Unclean
    v0 = o.cwd
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"cwd": v0}
    v = o.additional_directories
    if v is not None:
        if type(v) is not list:
            raise Unclean
        for x in v:
            if type(x) is not str:
                raise Unclean
        w["additionalDirectories"] = v[:]
    v = o.mcp_servers
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w["mcpServers"] = [_X_McpServer[type(x)](x, c) for x in v]
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_NewSessionRequest.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_NewSessionResponse(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not NewSessionResponse:
        raise Unclean
    v0 = o.session_id
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"sessionId": v0}
    v = o.config_options
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w["configOptions"] = [_X_SessionConfigOption[type(x)](x, c) for x in v]
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_NewSessionResponse.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_PermissionOption(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not PermissionOption:
        raise Unclean
    v0 = o.option_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.name
    if type(v1) is not str:
        raise Unclean
    v2 = o.kind
    if type(v2) is not str or (v2 not in _S_14 and v2[:1] != "_"):
        raise Unclean
    w: dict[str, Any] = {"optionId": v0, "name": v1, "kind": v2}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_PermissionOption.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_PlanEntry(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not PlanEntry:
        raise Unclean
    v0 = o.content
    if type(v0) is not str:
        raise Unclean
    v1 = o.priority
    if type(v1) is not str or (v1 not in _S_15 and v1[:1] != "_"):
        raise Unclean
    v2 = o.status
    if type(v2) is not str or (v2 not in _S_16 and v2[:1] != "_"):
        raise Unclean
    w: dict[str, Any] = {"content": v0, "priority": v1, "status": v2}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_PlanEntry.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_PlanUpdateContentItems(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not PlanUpdateContentItems:
        raise Unclean
    v0 = o.plan_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.entries
    if type(v1) is not list:
        raise Unclean
    w: dict[str, Any] = {
        "type": "items",
        "planId": v0,
        "entries": [_e_PlanEntry(x, c) for x in v1],
    }
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_PlanUpdateContentItems.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_PlanUpdateContentFile(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not PlanUpdateContentFile:
        raise Unclean
    v0 = o.plan_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.uri
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"type": "file", "planId": v0, "uri": v1}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_PlanUpdateContentFile.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_PlanUpdateContentMarkdown(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not PlanUpdateContentMarkdown:
        raise Unclean
    v0 = o.plan_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.content
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"type": "markdown", "planId": v0, "content": v1}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_PlanUpdateContentMarkdown.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_PlanUpdateContentOther(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not PlanUpdateContentOther:
        raise Unclean
    v0 = o.type
    if type(v0) is not str or v0[:1] != "_":
        raise Unclean
    v1 = o.plan_id
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"type": v0, "planId": v1}
    x = o.extra_fields
    if x:
        if not _K_PlanUpdateContentOther.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    if o._keys:
        return reorder(w, o._keys, _S_3)
    return w


def _e_Position(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not Position:
        raise Unclean
    v0 = o.line
    if type(v0) is not int or not 0 <= v0 <= 4294967295:
        raise Unclean
    v1 = o.character
    if type(v1) is not int or not 0 <= v1 <= 4294967295:
        raise Unclean
    w: dict[str, Any] = {"line": v0, "character": v1}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_Position.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_PromptAudioCapabilities(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not PromptAudioCapabilities:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_PromptAudioCapabilities.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_PromptCapabilities(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not PromptCapabilities:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.image
    if v is not None:
        w["image"] = _e_PromptImageCapabilities(v, c)
    v = o.audio
    if v is not None:
        w["audio"] = _e_PromptAudioCapabilities(v, c)
    v = o.embedded_context
    if v is not None:
        w["embeddedContext"] = _e_PromptEmbeddedContextCapabilities(v, c)
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_PromptCapabilities.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_PromptEmbeddedContextCapabilities(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not PromptEmbeddedContextCapabilities:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_PromptEmbeddedContextCapabilities.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_PromptImageCapabilities(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not PromptImageCapabilities:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_PromptImageCapabilities.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_PromptRequest(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not PromptRequest:
        raise Unclean
    v0 = o.session_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.prompt
    if type(v1) is not list:
        raise Unclean
    w: dict[str, Any] = {
        "sessionId": v0,
        "prompt": [_X_ContentBlock[type(x)](x, c) for x in v1],
    }
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_PromptRequest.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_PromptResponse(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not PromptResponse:
        raise Unclean
    v0 = o.message_id
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"messageId": v0}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_PromptResponse.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_ProviderCurrentConfig(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not ProviderCurrentConfig:
        raise Unclean
    v0 = o.api_type
    if type(v0) is not str or (v0 not in _S_17 and v0[:1] != "_"):
        raise Unclean
    v1 = o.base_url
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"apiType": v0, "baseUrl": v1}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_ProviderCurrentConfig.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_ProviderInfo(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not ProviderInfo:
        raise Unclean
    v0 = o.provider_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.supported
    if type(v1) is not list:
        raise Unclean
    for x in v1:
        if type(x) is not str or (x not in _S_17 and x[:1] != "_"):
            raise Unclean
    v2 = o.required
    if type(v2) is not bool:
        raise Unclean
    w: dict[str, Any] = {"providerId": v0, "supported": v1[:], "required": v2}
    v = o.current
    if v is not None:
        w["current"] = _e_ProviderCurrentConfig(v, c)
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_ProviderInfo.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_ProvidersCapabilities(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not ProvidersCapabilities:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_ProvidersCapabilities.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_Range(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not Range:
        raise Unclean
    v0 = o.start
    v1 = o.end
    w: dict[str, Any] = {"start": _e_Position(v0, c), "end": _e_Position(v1, c)}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_Range.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_RejectNesNotification(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not RejectNesNotification:
        raise Unclean
    v0 = o.session_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.suggestion_id
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"sessionId": v0, "suggestionId": v1}
    v = o.reason
    if v is not None:
        if type(v) is not str or (v not in _S_18 and v[:1] != "_"):
            raise Unclean
        w["reason"] = v
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_RejectNesNotification.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_ReplayFromStart(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not ReplayFromStart:
        raise Unclean
    w: dict[str, Any] = {"type": "start"}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_ReplayFromStart.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_ReplayFromOther(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not ReplayFromOther:
        raise Unclean
    v0 = o.type
    if type(v0) is not str or v0[:1] != "_":
        raise Unclean
    w: dict[str, Any] = {"type": v0}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_ReplayFromOther.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    if o._keys:
        return reorder(w, o._keys, _S_5)
    return w


def _e_RequestPermissionOutcomeCancelled(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not RequestPermissionOutcomeCancelled:
        raise Unclean
    w: dict[str, Any] = {"outcome": "cancelled"}
    x = o.extra_fields
    if x:
        if not _K_RequestPermissionOutcomeCancelled.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_RequestPermissionOutcomeSelected(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not RequestPermissionOutcomeSelected:
        raise Unclean
    v0 = o.option_id
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"outcome": "selected", "optionId": v0}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_RequestPermissionOutcomeSelected.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_RequestPermissionOutcomeOther(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not RequestPermissionOutcomeOther:
        raise Unclean
    v0 = o.outcome
    if type(v0) is not str or v0[:1] != "_":
        raise Unclean
    w: dict[str, Any] = {"outcome": v0}
    x = o.extra_fields
    if x:
        if not _K_RequestPermissionOutcomeOther.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    if o._keys:
        return reorder(w, o._keys, _S_3)
    return w


def _e_RequestPermissionRequest(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not RequestPermissionRequest:
        raise Unclean
    v0 = o.session_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.title
    if type(v1) is not str:
        raise Unclean
    v2 = o.options
    if type(v2) is not list or not v2:
        raise Unclean
    w: dict[str, Any] = {
        "sessionId": v0,
        "title": v1,
        "options": [_e_PermissionOption(x, c) for x in v2],
    }
    v = o.description
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["description"] = v
    v = o.subject
    if v is not None:
        w["subject"] = _X_RequestPermissionSubject[type(v)](v, c)
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_RequestPermissionRequest.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_RequestPermissionResponse(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not RequestPermissionResponse:
        raise Unclean
    v0 = o.outcome
    w: dict[str, Any] = {"outcome": _X_RequestPermissionOutcome[type(v0)](v0, c)}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_RequestPermissionResponse.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_RequestPermissionSubjectToolCall(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not RequestPermissionSubjectToolCall:
        raise Unclean
    v0 = o.tool_call
    w: dict[str, Any] = {"type": "tool_call", "toolCall": _e_ToolCallUpdate(v0, c)}
    x = o.extra_fields
    if x:
        if not _K_RequestPermissionSubjectToolCall.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_RequestPermissionSubjectCommand(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not RequestPermissionSubjectCommand:
        raise Unclean
    v0 = o.command
    if type(v0) is not str:
        raise Unclean
    v1 = o.cwd
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"type": "command", "command": v0, "cwd": v1}
    v = o.tool_call_id
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["toolCallId"] = v
    v = o.terminal_id
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["terminalId"] = v
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_RequestPermissionSubjectCommand.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_RequestPermissionSubjectOther(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not RequestPermissionSubjectOther:
        raise Unclean
    v0 = o.type
    if type(v0) is not str or v0[:1] != "_":
        raise Unclean
    w: dict[str, Any] = {"type": v0}
    x = o.extra_fields
    if x:
        if not _K_RequestPermissionSubjectOther.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    if o._keys:
        return reorder(w, o._keys, _S_3)
    return w


def _e_ResumeSessionRequest(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not ResumeSessionRequest:
        raise Unclean
    v0 = o.session_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.cwd
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"sessionId": v0, "cwd": v1}
    v = o.additional_directories
    if v is not None:
        if type(v) is not list:
            raise Unclean
        for x in v:
            if type(x) is not str:
                raise Unclean
        w["additionalDirectories"] = v[:]
    v = o.mcp_servers
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w["mcpServers"] = [_X_McpServer[type(x)](x, c) for x in v]
    v = o.replay_from
    if v is not None:
        w["replayFrom"] = _X_ReplayFrom[type(v)](v, c)
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_ResumeSessionRequest.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_ResumeSessionResponse(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not ResumeSessionResponse:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.config_options
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w["configOptions"] = [_X_SessionConfigOption[type(x)](x, c) for x in v]
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_ResumeSessionResponse.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_SessionAdditionalDirectoriesCapabilities(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not SessionAdditionalDirectoriesCapabilities:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_SessionAdditionalDirectoriesCapabilities.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_SessionCapabilities(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not SessionCapabilities:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.prompt
    if v is not None:
        w["prompt"] = _e_PromptCapabilities(v, c)
    v = o.mcp
    if v is not None:
        w["mcp"] = _e_McpCapabilities(v, c)
    v = o.delete
    if v is not None:
        w["delete"] = _e_SessionDeleteCapabilities(v, c)
    v = o.additional_directories
    if v is not None:
        w["additionalDirectories"] = _e_SessionAdditionalDirectoriesCapabilities(v, c)
    v = o.fork
    if v is not None:
        if "unstable_session_fork" not in c.on:
            raise Unclean
        w["fork"] = _e_SessionForkCapabilities(v, c)
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_SessionCapabilities.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_SessionConfigOptionSelect(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not SessionConfigOptionSelect:
        raise Unclean
    v0 = o.current_value
    if type(v0) is not str:
        raise Unclean
    v1 = o.options
    v2 = o.config_id
    if type(v2) is not str:
        raise Unclean
    v3 = o.name
    if type(v3) is not str:
        raise Unclean
    w: dict[str, Any] = {
        "type": "select",
        "currentValue": v0,
        "options": _e_SessionConfigSelectOptions(v1, c),
        "configId": v2,
        "name": v3,
    }
    v = o.description
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["description"] = v
    v = o.category
    if v is not None:
        if type(v) is not str or (v not in _S_19 and v[:1] != "_"):
            raise Unclean
        w["category"] = v
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_SessionConfigOptionSelect.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_SessionConfigOptionBoolean(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not SessionConfigOptionBoolean:
        raise Unclean
    v0 = o.current_value
    if type(v0) is not bool:
        raise Unclean
    v1 = o.config_id
    if type(v1) is not str:
        raise Unclean
    v2 = o.name
    if type(v2) is not str:
        raise Unclean
    w: dict[str, Any] = {
        "type": "boolean",
        "currentValue": v0,
        "configId": v1,
        "name": v2,
    }
    v = o.description
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["description"] = v
    v = o.category
    if v is not None:
        if type(v) is not str or (v not in _S_19 and v[:1] != "_"):
            raise Unclean
        w["category"] = v
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_SessionConfigOptionBoolean.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_SessionConfigOptionOther(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not SessionConfigOptionOther:
        raise Unclean
    v0 = o.type
    if type(v0) is not str or v0[:1] != "_":
        raise Unclean
    v1 = o.config_id
    if type(v1) is not str:
        raise Unclean
    v2 = o.name
    if type(v2) is not str:
        raise Unclean
    w: dict[str, Any] = {"type": v0, "configId": v1, "name": v2}
    v = o.description
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["description"] = v
    v = o.category
    if v is not None:
        if type(v) is not str or (v not in _S_19 and v[:1] != "_"):
            raise Unclean
        w["category"] = v
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_SessionConfigOptionOther.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    if o._keys:
        return reorder(w, o._keys, _S_20)
    return w


def _e_SessionConfigSelectGroup(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not SessionConfigSelectGroup:
        raise Unclean
    v0 = o.group_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.name
    if type(v1) is not str:
        raise Unclean
    v2 = o.options
    if type(v2) is not list:
        raise Unclean
    w: dict[str, Any] = {
        "groupId": v0,
        "name": v1,
        "options": [_e_SessionConfigSelectOption(x, c) for x in v2],
    }
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_SessionConfigSelectGroup.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_SessionConfigSelectOption(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not SessionConfigSelectOption:
        raise Unclean
    v0 = o.value
    if type(v0) is not str:
        raise Unclean
    v1 = o.name
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"value": v0, "name": v1}
    v = o.description
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["description"] = v
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_SessionConfigSelectOption.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_SessionDeleteCapabilities(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not SessionDeleteCapabilities:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_SessionDeleteCapabilities.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_SessionForkCapabilities(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not SessionForkCapabilities:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_SessionForkCapabilities.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_SessionInfo(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not SessionInfo:
        raise Unclean
    v0 = o.session_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.cwd
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"sessionId": v0, "cwd": v1}
    v = o.additional_directories
    if v is not None:
        if type(v) is not list:
            raise Unclean
        for x in v:
            if type(x) is not str:
                raise Unclean
        w["additionalDirectories"] = v[:]
    v = o.title
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["title"] = v
    v = o.updated_at
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["updatedAt"] = v
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_SessionInfo.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_SessionUpdateUserMessageChunk(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not SessionUpdateUserMessageChunk:
        raise Unclean
    v0 = o.message_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.content
    w: dict[str, Any] = {
        "sessionUpdate": "user_message_chunk",
        "messageId": v0,
        "content": _X_ContentBlock[type(v1)](v1, c),
    }
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_SessionUpdateUserMessageChunk.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_SessionUpdateUserMessage(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not SessionUpdateUserMessage:
        raise Unclean
    v0 = o.message_id
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"sessionUpdate": "user_message", "messageId": v0}
    v = o.content
    if v is not UNSET:
        if v is not None and type(v) is not list:
            raise Unclean
        w["content"] = (
            None if v is None else [_X_ContentBlock[type(x)](x, c) for x in v]
        )
    v = o.meta
    if v is not UNSET:
        w["_meta"] = None if v is None else strings(v)
    x = o.extra_fields
    if x:
        if not _K_SessionUpdateUserMessage.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_SessionUpdateAgentMessageChunk(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not SessionUpdateAgentMessageChunk:
        raise Unclean
    v0 = o.message_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.content
    w: dict[str, Any] = {
        "sessionUpdate": "agent_message_chunk",
        "messageId": v0,
        "content": _X_ContentBlock[type(v1)](v1, c),
    }
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_SessionUpdateAgentMessageChunk.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_SessionUpdateAgentMessage(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not SessionUpdateAgentMessage:
        raise Unclean
    v0 = o.message_id
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"sessionUpdate": "agent_message", "messageId": v0}
    v = o.content
    if v is not UNSET:
        if v is not None and type(v) is not list:
            raise Unclean
        w["content"] = (
            None if v is None else [_X_ContentBlock[type(x)](x, c) for x in v]
        )
    v = o.meta
    if v is not UNSET:
        w["_meta"] = None if v is None else strings(v)
    x = o.extra_fields
    if x:
        if not _K_SessionUpdateAgentMessage.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_SessionUpdateAgentThoughtChunk(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not SessionUpdateAgentThoughtChunk:
        raise Unclean
    v0 = o.message_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.content
    w: dict[str, Any] = {
        "sessionUpdate": "agent_thought_chunk",
        "messageId": v0,
        "content": _X_ContentBlock[type(v1)](v1, c),
    }
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_SessionUpdateAgentThoughtChunk.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_SessionUpdateAgentThought(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not SessionUpdateAgentThought:
        raise Unclean
    v0 = o.message_id
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"sessionUpdate": "agent_thought", "messageId": v0}
    v = o.content
    if v is not UNSET:
        if v is not None and type(v) is not list:
            raise Unclean
        w["content"] = (
            None if v is None else [_X_ContentBlock[type(x)](x, c) for x in v]
        )
    v = o.meta
    if v is not UNSET:
        w["_meta"] = None if v is None else strings(v)
    x = o.extra_fields
    if x:
        if not _K_SessionUpdateAgentThought.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_SessionUpdateStateUpdateRunning(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not SessionUpdateStateUpdateRunning:
        raise Unclean
    w: dict[str, Any] = {"state": "running", "sessionUpdate": "state_update"}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_SessionUpdateStateUpdateRunning.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_SessionUpdateStateUpdateIdle(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not SessionUpdateStateUpdateIdle:
        raise Unclean
    w: dict[str, Any] = {"state": "idle", "sessionUpdate": "state_update"}
    v = o.stop_reason
    if v is not None:
        if type(v) is not str or (v not in _S_21 and v[:1] != "_"):
            raise Unclean
        w["stopReason"] = v
    v = o.usage
    if v is not None:
        if "unstable_end_turn_token_usage" not in c.on:
            raise Unclean
        w["usage"] = _e_Usage(v, c)
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_SessionUpdateStateUpdateIdle.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_SessionUpdateStateUpdateRequiresAction(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not SessionUpdateStateUpdateRequiresAction:
        raise Unclean
    w: dict[str, Any] = {"state": "requires_action", "sessionUpdate": "state_update"}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_SessionUpdateStateUpdateRequiresAction.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_SessionUpdateStateUpdateOther(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not SessionUpdateStateUpdateOther:
        raise Unclean
    v0 = o.state
    if type(v0) is not str or v0[:1] != "_":
        raise Unclean
    w: dict[str, Any] = {"sessionUpdate": "state_update", "state": v0}
    x = o.extra_fields
    if x:
        if not _K_SessionUpdateStateUpdateOther.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    if o._keys:
        return reorder(w, o._keys, _S_3)
    return w


def _e_SessionUpdateToolCallContentChunk(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not SessionUpdateToolCallContentChunk:
        raise Unclean
    v0 = o.tool_call_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.content
    w: dict[str, Any] = {
        "sessionUpdate": "tool_call_content_chunk",
        "toolCallId": v0,
        "content": _X_ToolCallContent[type(v1)](v1, c),
    }
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_SessionUpdateToolCallContentChunk.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_SessionUpdateToolCallUpdate(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not SessionUpdateToolCallUpdate:
        raise Unclean
    v0 = o.tool_call_id
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"sessionUpdate": "tool_call_update", "toolCallId": v0}
    v = o.name
    if v is not UNSET:
        if v is not None and type(v) is not str:
            raise Unclean
        w["name"] = v
    v = o.title
    if v is not UNSET:
        if v is not None and type(v) is not str:
            raise Unclean
        w["title"] = v
    v = o.kind
    if v is not UNSET:
        if v is not None and (type(v) is not str or (v not in _S_22 and v[:1] != "_")):
            raise Unclean
        w["kind"] = v
    v = o.status
    if v is not UNSET:
        if v is not None and (type(v) is not str or (v not in _S_23 and v[:1] != "_")):
            raise Unclean
        w["status"] = v
    v = o.content
    if v is not UNSET:
        if v is not None and type(v) is not list:
            raise Unclean
        w["content"] = (
            None if v is None else [_X_ToolCallContent[type(x)](x, c) for x in v]
        )
    v = o.locations
    if v is not UNSET:
        if v is not None and type(v) is not list:
            raise Unclean
        w["locations"] = None if v is None else [_e_ToolCallLocation(x, c) for x in v]
    v = o.raw_input
    if v is not UNSET:
        w["rawInput"] = v
    v = o.raw_output
    if v is not UNSET:
        w["rawOutput"] = v
    v = o.meta
    if v is not UNSET:
        w["_meta"] = None if v is None else strings(v)
    x = o.extra_fields
    if x:
        if not _K_SessionUpdateToolCallUpdate.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_SessionUpdateTerminalUpdate(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not SessionUpdateTerminalUpdate:
        raise Unclean
    v0 = o.terminal_id
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"sessionUpdate": "terminal_update", "terminalId": v0}
    v = o.command
    if v is not UNSET:
        if v is not None and type(v) is not str:
            raise Unclean
        w["command"] = v
    v = o.cwd
    if v is not UNSET:
        if v is not None and type(v) is not str:
            raise Unclean
        w["cwd"] = v
    v = o.output
    if v is not UNSET:
        w["output"] = None if v is None else _e_TerminalOutput(v, c)
    v = o.exit_status
    if v is not UNSET:
        w["exitStatus"] = None if v is None else _e_TerminalExitStatus(v, c)
    v = o.meta
    if v is not UNSET:
        w["_meta"] = None if v is None else strings(v)
    x = o.extra_fields
    if x:
        if not _K_SessionUpdateTerminalUpdate.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_SessionUpdateTerminalOutputChunk(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not SessionUpdateTerminalOutputChunk:
        raise Unclean
    v0 = o.terminal_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.data
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {
        "sessionUpdate": "terminal_output_chunk",
        "terminalId": v0,
        "data": v1,
    }
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_SessionUpdateTerminalOutputChunk.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_SessionUpdatePlanUpdate(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not SessionUpdatePlanUpdate:
        raise Unclean
    v0 = o.plan
    w: dict[str, Any] = {
        "sessionUpdate": "plan_update",
        "plan": _X_PlanUpdateContent[type(v0)](v0, c),
    }
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_SessionUpdatePlanUpdate.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_SessionUpdatePlanRemoved(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not SessionUpdatePlanRemoved:
        raise Unclean
    v0 = o.plan_id
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"sessionUpdate": "plan_removed", "planId": v0}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_SessionUpdatePlanRemoved.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_SessionUpdateAvailableCommandsUpdate(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not SessionUpdateAvailableCommandsUpdate:
        raise Unclean
    v0 = o.available_commands
    if type(v0) is not list:
        raise Unclean
    w: dict[str, Any] = {
        "sessionUpdate": "available_commands_update",
        "availableCommands": [_e_AvailableCommand(x, c) for x in v0],
    }
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_SessionUpdateAvailableCommandsUpdate.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_SessionUpdateConfigOptionUpdate(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not SessionUpdateConfigOptionUpdate:
        raise Unclean
    v0 = o.config_options
    if type(v0) is not list:
        raise Unclean
    w: dict[str, Any] = {
        "sessionUpdate": "config_option_update",
        "configOptions": [_X_SessionConfigOption[type(x)](x, c) for x in v0],
    }
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_SessionUpdateConfigOptionUpdate.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_SessionUpdateSessionInfoUpdate(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not SessionUpdateSessionInfoUpdate:
        raise Unclean
    w: dict[str, Any] = {"sessionUpdate": "session_info_update"}
    v = o.title
    if v is not UNSET:
        if v is not None and type(v) is not str:
            raise Unclean
        w["title"] = v
    v = o.updated_at
    if v is not UNSET:
        if v is not None and type(v) is not str:
            raise Unclean
        w["updatedAt"] = v
    v = o.meta
    if v is not UNSET:
        w["_meta"] = None if v is None else strings(v)
    x = o.extra_fields
    if x:
        if not _K_SessionUpdateSessionInfoUpdate.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_SessionUpdateUsageUpdate(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not SessionUpdateUsageUpdate:
        raise Unclean
    v0 = o.used
    if type(v0) is not int or not 0 <= v0 <= 18446744073709551615:
        raise Unclean
    v1 = o.size
    if type(v1) is not int or not 0 <= v1 <= 18446744073709551615:
        raise Unclean
    w: dict[str, Any] = {"sessionUpdate": "usage_update", "used": v0, "size": v1}
    v = o.cost
    if v is not None:
        w["cost"] = _e_Cost(v, c)
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_SessionUpdateUsageUpdate.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_SessionUpdateNotice(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not SessionUpdateNotice:
        raise Unclean
    v0 = o.severity
    if type(v0) is not str or (v0 not in _S_24 and v0[:1] != "_"):
        raise Unclean
    v1 = o.title
    if type(v1) is not str or not v1:
        raise Unclean
    w: dict[str, Any] = {"sessionUpdate": "notice", "severity": v0, "title": v1}
    v = o.description
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["description"] = v
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_SessionUpdateNotice.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_SessionUpdateCompactionUpdate(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not SessionUpdateCompactionUpdate:
        raise Unclean
    v0 = o.compaction_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.status
    if type(v1) is not str or (v1 not in _S_25 and v1[:1] != "_"):
        raise Unclean
    w: dict[str, Any] = {
        "sessionUpdate": "compaction_update",
        "compactionId": v0,
        "status": v1,
    }
    v = o.summary
    if v is not UNSET:
        if v is not None and type(v) is not list:
            raise Unclean
        w["summary"] = (
            None if v is None else [_X_ContentBlock[type(x)](x, c) for x in v]
        )
    v = o.error
    if v is not UNSET:
        if v is not None and type(v) is not str:
            raise Unclean
        w["error"] = v
    v = o.meta
    if v is not UNSET:
        w["_meta"] = None if v is None else strings(v)
    x = o.extra_fields
    if x:
        if not _K_SessionUpdateCompactionUpdate.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_SessionUpdateCompactionSummaryChunk(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not SessionUpdateCompactionSummaryChunk:
        raise Unclean
    v0 = o.compaction_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.content
    w: dict[str, Any] = {
        "sessionUpdate": "compaction_summary_chunk",
        "compactionId": v0,
        "content": _X_ContentBlock[type(v1)](v1, c),
    }
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_SessionUpdateCompactionSummaryChunk.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_SessionUpdateOther(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not SessionUpdateOther:
        raise Unclean
    v0 = o.session_update
    if type(v0) is not str or v0[:1] != "_":
        raise Unclean
    w: dict[str, Any] = {"sessionUpdate": v0}
    x = o.extra_fields
    if x:
        if not _K_SessionUpdateOther.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    if o._keys:
        return reorder(w, o._keys, _S_3)
    return w


def _e_SetProviderRequest(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not SetProviderRequest:
        raise Unclean
    v0 = o.provider_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.api_type
    if type(v1) is not str or (v1 not in _S_17 and v1[:1] != "_"):
        raise Unclean
    v2 = o.base_url
    if type(v2) is not str:
        raise Unclean
    w: dict[str, Any] = {"providerId": v0, "apiType": v1, "baseUrl": v2}
    v = o.headers
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["headers"] = {
            k: _e_SetProviderRequest_headers_item(x, c) for k, x in strings(v).items()
        }
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_SetProviderRequest.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_SetProviderResponse(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not SetProviderResponse:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_SetProviderResponse.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_SetSessionConfigOptionRequestId(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not SetSessionConfigOptionRequestId:
        raise Unclean
    v0 = o.value
    if type(v0) is not str:
        raise Unclean
    v1 = o.session_id
    if type(v1) is not str:
        raise Unclean
    v2 = o.config_id
    if type(v2) is not str:
        raise Unclean
    w: dict[str, Any] = {"type": "id", "value": v0, "sessionId": v1, "configId": v2}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_SetSessionConfigOptionRequestId.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_SetSessionConfigOptionRequestBoolean(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not SetSessionConfigOptionRequestBoolean:
        raise Unclean
    v0 = o.value
    if type(v0) is not bool:
        raise Unclean
    v1 = o.session_id
    if type(v1) is not str:
        raise Unclean
    v2 = o.config_id
    if type(v2) is not str:
        raise Unclean
    w: dict[str, Any] = {
        "type": "boolean",
        "value": v0,
        "sessionId": v1,
        "configId": v2,
    }
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_SetSessionConfigOptionRequestBoolean.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_SetSessionConfigOptionRequestOther(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not SetSessionConfigOptionRequestOther:
        raise Unclean
    v0 = o.type
    if type(v0) is not str or v0[:1] != "_":
        raise Unclean
    v1 = o.value
    v2 = o.session_id
    if type(v2) is not str:
        raise Unclean
    v3 = o.config_id
    if type(v3) is not str:
        raise Unclean
    w: dict[str, Any] = {"type": v0, "value": v1, "sessionId": v2, "configId": v3}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_SetSessionConfigOptionRequestOther.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    if o._keys:
        return reorder(w, o._keys, _S_5)
    return w


def _e_SetSessionConfigOptionResponse(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not SetSessionConfigOptionResponse:
        raise Unclean
    v0 = o.config_options
    if type(v0) is not list:
        raise Unclean
    w: dict[str, Any] = {
        "configOptions": [_X_SessionConfigOption[type(x)](x, c) for x in v0],
    }
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_SetSessionConfigOptionResponse.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_StartNesRequest(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not StartNesRequest:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.workspace_uri
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["workspaceUri"] = v
    v = o.workspace_folders
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w["workspaceFolders"] = [_e_WorkspaceFolder(x, c) for x in v]
    v = o.repository
    if v is not None:
        w["repository"] = _e_NesRepository(v, c)
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_StartNesRequest.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_StartNesResponse(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not StartNesResponse:
        raise Unclean
    v0 = o.session_id
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"sessionId": v0}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_StartNesResponse.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_SuggestNesRequest(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not SuggestNesRequest:
        raise Unclean
    v0 = o.session_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.uri
    if type(v1) is not str:
        raise Unclean
    v2 = o.version
    if type(v2) is not int or not -9223372036854775808 <= v2 <= 9223372036854775807:
        raise Unclean
    v3 = o.position
    v4 = o.trigger_kind
    if type(v4) is not str or (v4 not in _S_26 and v4[:1] != "_"):
        raise Unclean
    w: dict[str, Any] = {
        "sessionId": v0,
        "uri": v1,
        "version": v2,
        "position": _e_Position(v3, c),
        "triggerKind": v4,
    }
    v = o.selection
    if v is not None:
        w["selection"] = _e_Range(v, c)
    v = o.context
    if v is not None:
        w["context"] = _e_NesSuggestContext(v, c)
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_SuggestNesRequest.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_SuggestNesResponse(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not SuggestNesResponse:
        raise Unclean
    v0 = o.suggestions
    if type(v0) is not list:
        raise Unclean
    w: dict[str, Any] = {"suggestions": [_X_NesSuggestion[type(x)](x, c) for x in v0]}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_SuggestNesResponse.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_TerminalAuthCapabilities(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not TerminalAuthCapabilities:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_TerminalAuthCapabilities.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_TerminalExitStatus(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not TerminalExitStatus:
        raise Unclean
    w: dict[str, Any] = {}
    v = o.exit_code
    if v is not None:
        if type(v) is not int or not 0 <= v <= 4294967295:
            raise Unclean
        w["exitCode"] = v
    v = o.signal
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["signal"] = v
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_TerminalExitStatus.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_TerminalOutput(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not TerminalOutput:
        raise Unclean
    v0 = o.data
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"data": v0}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_TerminalOutput.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_TextDocumentContentChangeEvent(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not TextDocumentContentChangeEvent:
        raise Unclean
    v0 = o.text
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"text": v0}
    v = o.range
    if v is not None:
        w["range"] = _e_Range(v, c)
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_TextDocumentContentChangeEvent.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_TextResourceContents(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not TextResourceContents:
        raise Unclean
    v0 = o.text
    if type(v0) is not str:
        raise Unclean
    v1 = o.uri
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"text": v0, "uri": v1}
    v = o.mime_type
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["mimeType"] = v
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_TextResourceContents.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_TitledMultiSelectItems(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not TitledMultiSelectItems:
        raise Unclean
    v0 = o.any_of
    if type(v0) is not list or not v0:
        raise Unclean
    w: dict[str, Any] = {"anyOf": [_e_EnumOption(x, c) for x in v0]}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_TitledMultiSelectItems.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_ToolCallContentContent(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not ToolCallContentContent:
        raise Unclean
    v0 = o.content
    w: dict[str, Any] = {"type": "content", "content": _X_ContentBlock[type(v0)](v0, c)}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_ToolCallContentContent.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_ToolCallContentDiff(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not ToolCallContentDiff:
        raise Unclean
    v0 = o.changes
    if type(v0) is not list:
        raise Unclean
    w: dict[str, Any] = {
        "type": "diff",
        "changes": [_X_DiffChange[type(x)](x, c) for x in v0],
    }
    v = o.patch
    if v is not None:
        w["patch"] = _e_DiffPatch(v, c)
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_ToolCallContentDiff.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_ToolCallContentTerminal(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not ToolCallContentTerminal:
        raise Unclean
    v0 = o.terminal_id
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"type": "terminal", "terminalId": v0}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_ToolCallContentTerminal.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_ToolCallContentOther(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not ToolCallContentOther:
        raise Unclean
    v0 = o.type
    if type(v0) is not str or v0[:1] != "_":
        raise Unclean
    w: dict[str, Any] = {"type": v0}
    x = o.extra_fields
    if x:
        if not _K_ToolCallContentOther.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    if o._keys:
        return reorder(w, o._keys, _S_3)
    return w


def _e_ToolCallLocation(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not ToolCallLocation:
        raise Unclean
    v0 = o.path
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"path": v0}
    v = o.line
    if v is not None:
        if type(v) is not int or not 0 <= v <= 4294967295:
            raise Unclean
        w["line"] = v
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_ToolCallLocation.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_ToolCallUpdate(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not ToolCallUpdate:
        raise Unclean
    v0 = o.tool_call_id
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"toolCallId": v0}
    v = o.name
    if v is not UNSET:
        if v is not None and type(v) is not str:
            raise Unclean
        w["name"] = v
    v = o.title
    if v is not UNSET:
        if v is not None and type(v) is not str:
            raise Unclean
        w["title"] = v
    v = o.kind
    if v is not UNSET:
        if v is not None and (type(v) is not str or (v not in _S_22 and v[:1] != "_")):
            raise Unclean
        w["kind"] = v
    v = o.status
    if v is not UNSET:
        if v is not None and (type(v) is not str or (v not in _S_23 and v[:1] != "_")):
            raise Unclean
        w["status"] = v
    v = o.content
    if v is not UNSET:
        if v is not None and type(v) is not list:
            raise Unclean
        w["content"] = (
            None if v is None else [_X_ToolCallContent[type(x)](x, c) for x in v]
        )
    v = o.locations
    if v is not UNSET:
        if v is not None and type(v) is not list:
            raise Unclean
        w["locations"] = None if v is None else [_e_ToolCallLocation(x, c) for x in v]
    v = o.raw_input
    if v is not UNSET:
        w["rawInput"] = v
    v = o.raw_output
    if v is not UNSET:
        w["rawOutput"] = v
    v = o.meta
    if v is not UNSET:
        w["_meta"] = None if v is None else strings(v)
    x = o.extra_fields
    if x:
        if not _K_ToolCallUpdate.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_UpdateSessionNotification(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not UpdateSessionNotification:
        raise Unclean
    v0 = o.session_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.update
    w: dict[str, Any] = {"sessionId": v0, "update": _X_SessionUpdate[type(v1)](v1, c)}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_UpdateSessionNotification.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_Usage(o: Any, c: Any) -> dict[str, Any]:
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
    w: dict[str, Any] = {"totalTokens": v0, "inputTokens": v1, "outputTokens": v2}
    v = o.thought_tokens
    if v is not None:
        if type(v) is not int or not 0 <= v <= 18446744073709551615:
            raise Unclean
        w["thoughtTokens"] = v
    v = o.cached_read_tokens
    if v is not None:
        if type(v) is not int or not 0 <= v <= 18446744073709551615:
            raise Unclean
        w["cachedReadTokens"] = v
    v = o.cached_write_tokens
    if v is not None:
        if type(v) is not int or not 0 <= v <= 18446744073709551615:
            raise Unclean
        w["cachedWriteTokens"] = v
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_Usage.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_WorkspaceFolder(o: Any, c: Any) -> dict[str, Any]:
    t = type(o)
    if t is not WorkspaceFolder:
        raise Unclean
    v0 = o.uri
    if type(v0) is not str:
        raise Unclean
    v1 = o.name
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"uri": v0, "name": v1}
    v = o.meta
    if v is not None:
        w["_meta"] = strings(v)
    x = o.extra_fields
    if x:
        if not _K_WorkspaceFolder.isdisjoint(x):
            raise Unclean
        w.update(strings(x))
    return w


def _e_ElicitationContentValue(v: Any, c: Any) -> Any:
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


def _e_SessionConfigSelectOptions(v: Any, c: Any) -> Any:
    try:
        if type(v) is not list:
            raise Unclean
        return [_e_SessionConfigSelectOption(x, c) for x in v]
    except DECLINED:
        pass
    try:
        if type(v) is not list:
            raise Unclean
        return [_e_SessionConfigSelectGroup(x, c) for x in v]
    except DECLINED:
        pass
    raise Unclean


def _e_SetProviderRequest_headers_item(v: Any, c: Any) -> Any:
    if type(v) is str:
        return v
    raise Unclean


_X_AuthMethod: dict[type, Callable[[Any, Any], dict[str, Any]]] = {
    AuthMethodTerminal: _e_AuthMethodTerminal,
    AuthMethodAgent: _e_AuthMethodAgent,
    AuthMethodOther: _e_AuthMethodOther,
}
_X_AvailableCommandInput: dict[type, Callable[[Any, Any], dict[str, Any]]] = {
    AvailableCommandInputText: _e_AvailableCommandInputText,
    AvailableCommandInputOther: _e_AvailableCommandInputOther,
}
_X_ContentBlock: dict[type, Callable[[Any, Any], dict[str, Any]]] = {
    ContentBlockText: _e_ContentBlockText,
    ContentBlockImage: _e_ContentBlockImage,
    ContentBlockAudio: _e_ContentBlockAudio,
    ContentBlockResourceLink: _e_ContentBlockResourceLink,
    ContentBlockResource: _e_ContentBlockResource,
    ContentBlockOther: _e_ContentBlockOther,
}
_X_CreateElicitationRequestForm: dict[type, Callable[[Any, Any], dict[str, Any]]] = {
    CreateElicitationRequestFormSession: _e_CreateElicitationRequestFormSession,
    CreateElicitationRequestFormRequest: _e_CreateElicitationRequestFormRequest,
}
_X_CreateElicitationRequestUrl: dict[type, Callable[[Any, Any], dict[str, Any]]] = {
    CreateElicitationRequestUrlSession: _e_CreateElicitationRequestUrlSession,
    CreateElicitationRequestUrlRequest: _e_CreateElicitationRequestUrlRequest,
}
_X_CreateElicitationRequestOther: dict[type, Callable[[Any, Any], dict[str, Any]]] = {
    CreateElicitationRequestOtherSession: _e_CreateElicitationRequestOtherSession,
    CreateElicitationRequestOtherRequest: _e_CreateElicitationRequestOtherRequest,
}
_X_CreateElicitationRequest: dict[type, Callable[[Any, Any], dict[str, Any]]] = {
    CreateElicitationRequestFormSession: _e_CreateElicitationRequestFormSession,
    CreateElicitationRequestFormRequest: _e_CreateElicitationRequestFormRequest,
    CreateElicitationRequestUrlSession: _e_CreateElicitationRequestUrlSession,
    CreateElicitationRequestUrlRequest: _e_CreateElicitationRequestUrlRequest,
    CreateElicitationRequestOtherSession: _e_CreateElicitationRequestOtherSession,
    CreateElicitationRequestOtherRequest: _e_CreateElicitationRequestOtherRequest,
}
_X_CreateElicitationResponse: dict[type, Callable[[Any, Any], dict[str, Any]]] = {
    CreateElicitationResponseAccept: _e_CreateElicitationResponseAccept,
    CreateElicitationResponseDecline: _e_CreateElicitationResponseDecline,
    CreateElicitationResponseCancel: _e_CreateElicitationResponseCancel,
    CreateElicitationResponseOther: _e_CreateElicitationResponseOther,
}
_X_DiffChange: dict[type, Callable[[Any, Any], dict[str, Any]]] = {
    DiffChangeAdd: _e_DiffChangeAdd,
    DiffChangeDelete: _e_DiffChangeDelete,
    DiffChangeModify: _e_DiffChangeModify,
    DiffChangeMove: _e_DiffChangeMove,
    DiffChangeCopy: _e_DiffChangeCopy,
    DiffChangeOther: _e_DiffChangeOther,
}
_X_ElicitationPropertySchema: dict[type, Callable[[Any, Any], dict[str, Any]]] = {
    ElicitationPropertySchemaString: _e_ElicitationPropertySchemaString,
    ElicitationPropertySchemaNumber: _e_ElicitationPropertySchemaNumber,
    ElicitationPropertySchemaInteger: _e_ElicitationPropertySchemaInteger,
    ElicitationPropertySchemaBoolean: _e_ElicitationPropertySchemaBoolean,
    ElicitationPropertySchemaArray: _e_ElicitationPropertySchemaArray,
    ElicitationPropertySchemaOther: _e_ElicitationPropertySchemaOther,
}
_X_EmbeddedResourceResource: dict[type, Callable[[Any, Any], dict[str, Any]]] = {
    TextResourceContents: _e_TextResourceContents,
    BlobResourceContents: _e_BlobResourceContents,
}
_X_McpServer: dict[type, Callable[[Any, Any], dict[str, Any]]] = {
    McpServerHttp: _e_McpServerHttp,
    McpServerAcp: gate("unstable_mcp_over_acp", _e_McpServerAcp),
    McpServerStdio: _e_McpServerStdio,
    McpServerOther: _e_McpServerOther,
}
_X_MultiSelectItems: dict[type, Callable[[Any, Any], dict[str, Any]]] = {
    MultiSelectItemsString: _e_MultiSelectItemsString,
    MultiSelectItemsOther: _e_MultiSelectItemsOther,
    TitledMultiSelectItems: _e_TitledMultiSelectItems,
}
_X_NesSuggestion: dict[type, Callable[[Any, Any], dict[str, Any]]] = {
    NesSuggestionEdit: _e_NesSuggestionEdit,
    NesSuggestionJump: _e_NesSuggestionJump,
    NesSuggestionRename: _e_NesSuggestionRename,
    NesSuggestionSearchAndReplace: _e_NesSuggestionSearchAndReplace,
    NesSuggestionOther: _e_NesSuggestionOther,
}
_X_PlanUpdateContent: dict[type, Callable[[Any, Any], dict[str, Any]]] = {
    PlanUpdateContentItems: _e_PlanUpdateContentItems,
    PlanUpdateContentFile: gate("unstable_plan_operations", _e_PlanUpdateContentFile),
    PlanUpdateContentMarkdown: gate(
        "unstable_plan_operations", _e_PlanUpdateContentMarkdown
    ),
    PlanUpdateContentOther: _e_PlanUpdateContentOther,
}
_X_ReplayFrom: dict[type, Callable[[Any, Any], dict[str, Any]]] = {
    ReplayFromStart: _e_ReplayFromStart,
    ReplayFromOther: _e_ReplayFromOther,
}
_X_RequestPermissionOutcome: dict[type, Callable[[Any, Any], dict[str, Any]]] = {
    RequestPermissionOutcomeCancelled: _e_RequestPermissionOutcomeCancelled,
    RequestPermissionOutcomeSelected: _e_RequestPermissionOutcomeSelected,
    RequestPermissionOutcomeOther: _e_RequestPermissionOutcomeOther,
}
_X_RequestPermissionSubject: dict[type, Callable[[Any, Any], dict[str, Any]]] = {
    RequestPermissionSubjectToolCall: _e_RequestPermissionSubjectToolCall,
    RequestPermissionSubjectCommand: _e_RequestPermissionSubjectCommand,
    RequestPermissionSubjectOther: _e_RequestPermissionSubjectOther,
}
_X_SessionConfigOption: dict[type, Callable[[Any, Any], dict[str, Any]]] = {
    SessionConfigOptionSelect: _e_SessionConfigOptionSelect,
    SessionConfigOptionBoolean: _e_SessionConfigOptionBoolean,
    SessionConfigOptionOther: _e_SessionConfigOptionOther,
}
_X_SessionUpdateStateUpdate: dict[type, Callable[[Any, Any], dict[str, Any]]] = {
    SessionUpdateStateUpdateRunning: _e_SessionUpdateStateUpdateRunning,
    SessionUpdateStateUpdateIdle: _e_SessionUpdateStateUpdateIdle,
    SessionUpdateStateUpdateRequiresAction: _e_SessionUpdateStateUpdateRequiresAction,
    SessionUpdateStateUpdateOther: _e_SessionUpdateStateUpdateOther,
}
_X_SessionUpdate: dict[type, Callable[[Any, Any], dict[str, Any]]] = {
    SessionUpdateUserMessageChunk: _e_SessionUpdateUserMessageChunk,
    SessionUpdateUserMessage: _e_SessionUpdateUserMessage,
    SessionUpdateAgentMessageChunk: _e_SessionUpdateAgentMessageChunk,
    SessionUpdateAgentMessage: _e_SessionUpdateAgentMessage,
    SessionUpdateAgentThoughtChunk: _e_SessionUpdateAgentThoughtChunk,
    SessionUpdateAgentThought: _e_SessionUpdateAgentThought,
    SessionUpdateStateUpdateRunning: _e_SessionUpdateStateUpdateRunning,
    SessionUpdateStateUpdateIdle: _e_SessionUpdateStateUpdateIdle,
    SessionUpdateStateUpdateRequiresAction: _e_SessionUpdateStateUpdateRequiresAction,
    SessionUpdateStateUpdateOther: _e_SessionUpdateStateUpdateOther,
    SessionUpdateToolCallContentChunk: _e_SessionUpdateToolCallContentChunk,
    SessionUpdateToolCallUpdate: _e_SessionUpdateToolCallUpdate,
    SessionUpdateTerminalUpdate: _e_SessionUpdateTerminalUpdate,
    SessionUpdateTerminalOutputChunk: _e_SessionUpdateTerminalOutputChunk,
    SessionUpdatePlanUpdate: _e_SessionUpdatePlanUpdate,
    SessionUpdatePlanRemoved: gate(
        "unstable_plan_operations", _e_SessionUpdatePlanRemoved
    ),
    SessionUpdateAvailableCommandsUpdate: _e_SessionUpdateAvailableCommandsUpdate,
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
    SessionUpdateOther: _e_SessionUpdateOther,
}
_X_SetSessionConfigOptionRequest: dict[type, Callable[[Any, Any], dict[str, Any]]] = {
    SetSessionConfigOptionRequestId: _e_SetSessionConfigOptionRequestId,
    SetSessionConfigOptionRequestBoolean: _e_SetSessionConfigOptionRequestBoolean,
    SetSessionConfigOptionRequestOther: _e_SetSessionConfigOptionRequestOther,
}
_X_ToolCallContent: dict[type, Callable[[Any, Any], dict[str, Any]]] = {
    ToolCallContentContent: _e_ToolCallContentContent,
    ToolCallContentDiff: _e_ToolCallContentDiff,
    ToolCallContentTerminal: _e_ToolCallContentTerminal,
    ToolCallContentOther: _e_ToolCallContentOther,
}

ENCODERS: Mapping[type, Callable[[Any, Any], dict[str, Any]]] = {
    AcceptNesNotification: _e_AcceptNesNotification,
    AgentAuthCapabilities: _e_AgentAuthCapabilities,
    AgentCapabilities: _e_AgentCapabilities,
    Annotations: _e_Annotations,
    AuthCapabilities: _e_AuthCapabilities,
    AuthMethodTerminal: _e_AuthMethodTerminal,
    AuthMethodAgent: _e_AuthMethodAgent,
    AuthMethodOther: _e_AuthMethodOther,
    AvailableCommand: _e_AvailableCommand,
    AvailableCommandInputText: _e_AvailableCommandInputText,
    AvailableCommandInputOther: _e_AvailableCommandInputOther,
    BlobResourceContents: _e_BlobResourceContents,
    CancelRequestNotification: _e_CancelRequestNotification,
    CancelSessionNotification: _e_CancelSessionNotification,
    ClientCapabilities: _e_ClientCapabilities,
    ClientNesCapabilities: _e_ClientNesCapabilities,
    CloseNesRequest: _e_CloseNesRequest,
    CloseNesResponse: _e_CloseNesResponse,
    CloseSessionRequest: _e_CloseSessionRequest,
    CloseSessionResponse: _e_CloseSessionResponse,
    CompleteElicitationNotification: _e_CompleteElicitationNotification,
    ConnectMcpRequest: _e_ConnectMcpRequest,
    ConnectMcpResponse: _e_ConnectMcpResponse,
    ContentBlockText: _e_ContentBlockText,
    ContentBlockImage: _e_ContentBlockImage,
    ContentBlockAudio: _e_ContentBlockAudio,
    ContentBlockResourceLink: _e_ContentBlockResourceLink,
    ContentBlockResource: _e_ContentBlockResource,
    ContentBlockOther: _e_ContentBlockOther,
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
    DeleteSessionRequest: _e_DeleteSessionRequest,
    DeleteSessionResponse: _e_DeleteSessionResponse,
    DidChangeDocumentNotification: _e_DidChangeDocumentNotification,
    DidCloseDocumentNotification: _e_DidCloseDocumentNotification,
    DidFocusDocumentNotification: _e_DidFocusDocumentNotification,
    DidOpenDocumentNotification: _e_DidOpenDocumentNotification,
    DidSaveDocumentNotification: _e_DidSaveDocumentNotification,
    DiffChangeAdd: _e_DiffChangeAdd,
    DiffChangeDelete: _e_DiffChangeDelete,
    DiffChangeModify: _e_DiffChangeModify,
    DiffChangeMove: _e_DiffChangeMove,
    DiffChangeCopy: _e_DiffChangeCopy,
    DiffChangeOther: _e_DiffChangeOther,
    DiffPatch: _e_DiffPatch,
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
    ForkSessionRequest: _e_ForkSessionRequest,
    ForkSessionResponse: _e_ForkSessionResponse,
    HttpHeader: _e_HttpHeader,
    Icon: _e_Icon,
    Implementation: _e_Implementation,
    InitializeRequest: _e_InitializeRequest,
    InitializeResponse: _e_InitializeResponse,
    ListProvidersRequest: _e_ListProvidersRequest,
    ListProvidersResponse: _e_ListProvidersResponse,
    ListSessionsRequest: _e_ListSessionsRequest,
    ListSessionsResponse: _e_ListSessionsResponse,
    LoginAuthRequest: _e_LoginAuthRequest,
    LoginAuthResponse: _e_LoginAuthResponse,
    LogoutAuthRequest: _e_LogoutAuthRequest,
    LogoutAuthResponse: _e_LogoutAuthResponse,
    McpAcpCapabilities: _e_McpAcpCapabilities,
    McpCapabilities: _e_McpCapabilities,
    McpHttpCapabilities: _e_McpHttpCapabilities,
    McpServerHttp: _e_McpServerHttp,
    McpServerAcp: _e_McpServerAcp,
    McpServerStdio: _e_McpServerStdio,
    McpServerOther: _e_McpServerOther,
    McpStdioCapabilities: _e_McpStdioCapabilities,
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
    NesSuggestionOther: _e_NesSuggestionOther,
    NesTextEdit: _e_NesTextEdit,
    NesUserAction: _e_NesUserAction,
    NesUserActionsCapabilities: _e_NesUserActionsCapabilities,
    NewSessionRequest: _e_NewSessionRequest,
    NewSessionResponse: _e_NewSessionResponse,
    PermissionOption: _e_PermissionOption,
    PlanEntry: _e_PlanEntry,
    PlanUpdateContentItems: _e_PlanUpdateContentItems,
    PlanUpdateContentFile: _e_PlanUpdateContentFile,
    PlanUpdateContentMarkdown: _e_PlanUpdateContentMarkdown,
    PlanUpdateContentOther: _e_PlanUpdateContentOther,
    Position: _e_Position,
    PromptAudioCapabilities: _e_PromptAudioCapabilities,
    PromptCapabilities: _e_PromptCapabilities,
    PromptEmbeddedContextCapabilities: _e_PromptEmbeddedContextCapabilities,
    PromptImageCapabilities: _e_PromptImageCapabilities,
    PromptRequest: _e_PromptRequest,
    PromptResponse: _e_PromptResponse,
    ProviderCurrentConfig: _e_ProviderCurrentConfig,
    ProviderInfo: _e_ProviderInfo,
    ProvidersCapabilities: _e_ProvidersCapabilities,
    Range: _e_Range,
    RejectNesNotification: _e_RejectNesNotification,
    ReplayFromStart: _e_ReplayFromStart,
    ReplayFromOther: _e_ReplayFromOther,
    RequestPermissionOutcomeCancelled: _e_RequestPermissionOutcomeCancelled,
    RequestPermissionOutcomeSelected: _e_RequestPermissionOutcomeSelected,
    RequestPermissionOutcomeOther: _e_RequestPermissionOutcomeOther,
    RequestPermissionRequest: _e_RequestPermissionRequest,
    RequestPermissionResponse: _e_RequestPermissionResponse,
    RequestPermissionSubjectToolCall: _e_RequestPermissionSubjectToolCall,
    RequestPermissionSubjectCommand: _e_RequestPermissionSubjectCommand,
    RequestPermissionSubjectOther: _e_RequestPermissionSubjectOther,
    ResumeSessionRequest: _e_ResumeSessionRequest,
    ResumeSessionResponse: _e_ResumeSessionResponse,
    SessionAdditionalDirectoriesCapabilities: _e_SessionAdditionalDirectoriesCapabilities,
    SessionCapabilities: _e_SessionCapabilities,
    SessionConfigOptionSelect: _e_SessionConfigOptionSelect,
    SessionConfigOptionBoolean: _e_SessionConfigOptionBoolean,
    SessionConfigOptionOther: _e_SessionConfigOptionOther,
    SessionConfigSelectGroup: _e_SessionConfigSelectGroup,
    SessionConfigSelectOption: _e_SessionConfigSelectOption,
    SessionDeleteCapabilities: _e_SessionDeleteCapabilities,
    SessionForkCapabilities: _e_SessionForkCapabilities,
    SessionInfo: _e_SessionInfo,
    SessionUpdateUserMessageChunk: _e_SessionUpdateUserMessageChunk,
    SessionUpdateUserMessage: _e_SessionUpdateUserMessage,
    SessionUpdateAgentMessageChunk: _e_SessionUpdateAgentMessageChunk,
    SessionUpdateAgentMessage: _e_SessionUpdateAgentMessage,
    SessionUpdateAgentThoughtChunk: _e_SessionUpdateAgentThoughtChunk,
    SessionUpdateAgentThought: _e_SessionUpdateAgentThought,
    SessionUpdateStateUpdateRunning: _e_SessionUpdateStateUpdateRunning,
    SessionUpdateStateUpdateIdle: _e_SessionUpdateStateUpdateIdle,
    SessionUpdateStateUpdateRequiresAction: _e_SessionUpdateStateUpdateRequiresAction,
    SessionUpdateStateUpdateOther: _e_SessionUpdateStateUpdateOther,
    SessionUpdateToolCallContentChunk: _e_SessionUpdateToolCallContentChunk,
    SessionUpdateToolCallUpdate: _e_SessionUpdateToolCallUpdate,
    SessionUpdateTerminalUpdate: _e_SessionUpdateTerminalUpdate,
    SessionUpdateTerminalOutputChunk: _e_SessionUpdateTerminalOutputChunk,
    SessionUpdatePlanUpdate: _e_SessionUpdatePlanUpdate,
    SessionUpdatePlanRemoved: _e_SessionUpdatePlanRemoved,
    SessionUpdateAvailableCommandsUpdate: _e_SessionUpdateAvailableCommandsUpdate,
    SessionUpdateConfigOptionUpdate: _e_SessionUpdateConfigOptionUpdate,
    SessionUpdateSessionInfoUpdate: _e_SessionUpdateSessionInfoUpdate,
    SessionUpdateUsageUpdate: _e_SessionUpdateUsageUpdate,
    SessionUpdateNotice: _e_SessionUpdateNotice,
    SessionUpdateCompactionUpdate: _e_SessionUpdateCompactionUpdate,
    SessionUpdateCompactionSummaryChunk: _e_SessionUpdateCompactionSummaryChunk,
    SessionUpdateOther: _e_SessionUpdateOther,
    SetProviderRequest: _e_SetProviderRequest,
    SetProviderResponse: _e_SetProviderResponse,
    SetSessionConfigOptionRequestId: _e_SetSessionConfigOptionRequestId,
    SetSessionConfigOptionRequestBoolean: _e_SetSessionConfigOptionRequestBoolean,
    SetSessionConfigOptionRequestOther: _e_SetSessionConfigOptionRequestOther,
    SetSessionConfigOptionResponse: _e_SetSessionConfigOptionResponse,
    StartNesRequest: _e_StartNesRequest,
    StartNesResponse: _e_StartNesResponse,
    SuggestNesRequest: _e_SuggestNesRequest,
    SuggestNesResponse: _e_SuggestNesResponse,
    TerminalAuthCapabilities: _e_TerminalAuthCapabilities,
    TerminalExitStatus: _e_TerminalExitStatus,
    TerminalOutput: _e_TerminalOutput,
    TextDocumentContentChangeEvent: _e_TextDocumentContentChangeEvent,
    TextResourceContents: _e_TextResourceContents,
    TitledMultiSelectItems: _e_TitledMultiSelectItems,
    ToolCallContentContent: _e_ToolCallContentContent,
    ToolCallContentDiff: _e_ToolCallContentDiff,
    ToolCallContentTerminal: _e_ToolCallContentTerminal,
    ToolCallContentOther: _e_ToolCallContentOther,
    ToolCallLocation: _e_ToolCallLocation,
    ToolCallUpdate: _e_ToolCallUpdate,
    UpdateSessionNotification: _e_UpdateSessionNotification,
    Usage: _e_Usage,
    WorkspaceFolder: _e_WorkspaceFolder,
}
