"""Decode and encode of ACP v1, schema release 1.23.0. Generated; do not edit."""

# pyright: reportPrivateUsage=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownMemberType=false
from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Literal, overload

from .._runtime import (
    DECLINED,
    NO_EXTRA,
    UNSET,
    Check,
    CodecBase,
    DecodeError,
    ErrorResponse,
    Notification,
    Request,
    Response,
    Salvaged,
    Tables,
    Unclean,
    extra,
    gate,
    reorder,
    tagged,
    unclean,
)
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

_S_0: frozenset[Any] = frozenset(
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
_S_1: frozenset[Any] = frozenset(("pending", "in_progress", "completed", "failed"))
_S_2: frozenset[Any] = frozenset(("assistant", "user"))
_S_3: frozenset[Any] = frozenset(
    (
        "allow_once",
        "allow_always",
        "reject_once",
        "reject_always",
    )
)
_S_4: frozenset[Any] = frozenset(("form", "url"))
_S_5: frozenset[Any] = frozenset(("object",))
_S_6: frozenset[Any] = frozenset(("email", "uri", "date", "date-time"))
_S_7: frozenset[Any] = frozenset(("string", "number", "integer", "boolean", "array"))
_S_8: frozenset[Any] = frozenset(("string",))
_S_9: frozenset[Any] = frozenset(("utf-16", "utf-32", "utf-8"))
_S_10: frozenset[Any] = frozenset(("full", "incremental"))
_S_11: frozenset[Any] = frozenset(
    (
        "end_turn",
        "max_tokens",
        "max_turn_requests",
        "refusal",
        "cancelled",
    )
)
_S_12: frozenset[Any] = frozenset(("high", "medium", "low"))
_S_13: frozenset[Any] = frozenset(("pending", "in_progress", "completed"))
_S_14: frozenset[Any] = frozenset(("automatic", "diagnostic", "manual"))
_S_15: frozenset[Any] = frozenset(("error", "warning", "information", "hint"))
_S_16: frozenset[Any] = frozenset(("accept", "decline", "cancel"))
_S_17: frozenset[Any] = frozenset(("rejected", "ignored", "replaced", "cancelled"))
_S_18: frozenset[Any] = frozenset(("toolCallId", "_meta"))
_S_19: frozenset[Any] = frozenset(("_meta",))
_S_20: frozenset[Any] = frozenset(())
_S_21: frozenset[Any] = frozenset(("anthropic", "openai", "azure", "vertex", "bedrock"))
_S_22: frozenset[Any] = frozenset(("mode", "model", "model_config", "thought_level"))
_S_23: frozenset[Any] = frozenset(("info", "warning", "error"))
_S_24: frozenset[Any] = frozenset(("in_progress", "completed", "failed", "cancelled"))
_K_WriteTextFileRequest: frozenset[Any] = frozenset(
    (
        "sessionId",
        "path",
        "content",
        "_meta",
    )
)
_K_ReadTextFileRequest: frozenset[Any] = frozenset(
    (
        "sessionId",
        "path",
        "line",
        "limit",
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
_K_Annotations: frozenset[Any] = frozenset(
    (
        "audience",
        "lastModified",
        "priority",
        "_meta",
    )
)
_K_TextContent: frozenset[Any] = frozenset(("annotations", "text", "_meta"))
_K_ImageContent: frozenset[Any] = frozenset(
    (
        "annotations",
        "data",
        "mimeType",
        "uri",
        "_meta",
    )
)
_K_AudioContent: frozenset[Any] = frozenset(
    (
        "annotations",
        "data",
        "mimeType",
        "_meta",
    )
)
_K_ResourceLink: frozenset[Any] = frozenset(
    (
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
_K_TextResourceContents: frozenset[Any] = frozenset(
    (
        "mimeType",
        "text",
        "uri",
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
_K_EmbeddedResource: frozenset[Any] = frozenset(("annotations", "resource", "_meta"))
_K_Content: frozenset[Any] = frozenset(("content", "_meta"))
_K_Diff: frozenset[Any] = frozenset(("path", "oldText", "newText", "_meta"))
_K_Terminal: frozenset[Any] = frozenset(("terminalId", "_meta"))
_K_ToolCallLocation: frozenset[Any] = frozenset(("path", "line", "_meta"))
_K_PermissionOption: frozenset[Any] = frozenset(("optionId", "name", "kind", "_meta"))
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
_K_EnvVariable: frozenset[Any] = frozenset(("name", "value", "_meta"))
_K_TerminalOutputRequest: frozenset[Any] = frozenset(
    (
        "sessionId",
        "terminalId",
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
_K_WaitForTerminalExitRequest: frozenset[Any] = frozenset(
    (
        "sessionId",
        "terminalId",
        "_meta",
    )
)
_K_KillTerminalRequest: frozenset[Any] = frozenset(("sessionId", "terminalId", "_meta"))
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
_K_ElicitationSessionScope: frozenset[Any] = frozenset(("sessionId", "toolCallId"))
_K_ElicitationRequestScope: frozenset[Any] = frozenset(("requestId",))
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
_K_EnumOption: frozenset[Any] = frozenset(("const", "title", "description", "_meta"))
_K_StringPropertySchema: frozenset[Any] = frozenset(
    (
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
_K_NumberPropertySchema: frozenset[Any] = frozenset(
    (
        "title",
        "description",
        "minimum",
        "maximum",
        "default",
        "_meta",
    )
)
_K_IntegerPropertySchema: frozenset[Any] = frozenset(
    (
        "title",
        "description",
        "minimum",
        "maximum",
        "default",
        "_meta",
    )
)
_K_BooleanPropertySchema: frozenset[Any] = frozenset(
    (
        "title",
        "description",
        "default",
        "_meta",
    )
)
_K_MultiSelectItemsString: frozenset[Any] = frozenset(("type", "enum", "_meta"))
_K_MultiSelectItemsOther: frozenset[Any] = frozenset(("type",))
_K_StringMultiSelectItems: frozenset[Any] = frozenset(("enum", "_meta"))
_K_TitledMultiSelectItems: frozenset[Any] = frozenset(("anyOf", "_meta"))
_K_MultiSelectPropertySchema: frozenset[Any] = frozenset(
    (
        "title",
        "description",
        "minItems",
        "maxItems",
        "items",
        "default",
        "_meta",
    )
)
_K_ElicitationFormModeSession: frozenset[Any] = frozenset(
    (
        "sessionId",
        "toolCallId",
        "requestedSchema",
    )
)
_K_ElicitationFormModeRequest: frozenset[Any] = frozenset(
    (
        "requestId",
        "requestedSchema",
    )
)
_K_ElicitationUrlModeSession: frozenset[Any] = frozenset(
    (
        "sessionId",
        "toolCallId",
        "elicitationId",
        "url",
    )
)
_K_ElicitationUrlModeRequest: frozenset[Any] = frozenset(
    (
        "requestId",
        "elicitationId",
        "url",
    )
)
_K_ConnectMcpRequest: frozenset[Any] = frozenset(("serverId", "_meta"))
_K_MessageMcpRequest: frozenset[Any] = frozenset(
    (
        "connectionId",
        "method",
        "params",
        "_meta",
    )
)
_K_DisconnectMcpRequest: frozenset[Any] = frozenset(("connectionId", "_meta"))
_K_InitializeResponse: frozenset[Any] = frozenset(
    (
        "protocolVersion",
        "agentCapabilities",
        "authMethods",
        "agentInfo",
        "_meta",
    )
)
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
_K_PromptCapabilities: frozenset[Any] = frozenset(
    (
        "image",
        "audio",
        "embeddedContext",
        "_meta",
    )
)
_K_McpCapabilities: frozenset[Any] = frozenset(("http", "sse", "acp", "_meta"))
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
_K_SessionListCapabilities: frozenset[Any] = frozenset(("_meta",))
_K_SessionDeleteCapabilities: frozenset[Any] = frozenset(("_meta",))
_K_SessionAdditionalDirectoriesCapabilities: frozenset[Any] = frozenset(("_meta",))
_K_SessionForkCapabilities: frozenset[Any] = frozenset(("_meta",))
_K_SessionResumeCapabilities: frozenset[Any] = frozenset(("_meta",))
_K_SessionCloseCapabilities: frozenset[Any] = frozenset(("_meta",))
_K_AgentAuthCapabilities: frozenset[Any] = frozenset(("logout", "_meta"))
_K_LogoutCapabilities: frozenset[Any] = frozenset(("_meta",))
_K_ProvidersCapabilities: frozenset[Any] = frozenset(("_meta",))
_K_NesCapabilities: frozenset[Any] = frozenset(("events", "context", "_meta"))
_K_NesEventCapabilities: frozenset[Any] = frozenset(("document", "_meta"))
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
_K_NesDocumentDidOpenCapabilities: frozenset[Any] = frozenset(("_meta",))
_K_NesDocumentDidChangeCapabilities: frozenset[Any] = frozenset(("syncKind", "_meta"))
_K_NesDocumentDidCloseCapabilities: frozenset[Any] = frozenset(("_meta",))
_K_NesDocumentDidSaveCapabilities: frozenset[Any] = frozenset(("_meta",))
_K_NesDocumentDidFocusCapabilities: frozenset[Any] = frozenset(("_meta",))
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
_K_NesRecentFilesCapabilities: frozenset[Any] = frozenset(("maxCount", "_meta"))
_K_NesRelatedSnippetsCapabilities: frozenset[Any] = frozenset(("_meta",))
_K_NesEditHistoryCapabilities: frozenset[Any] = frozenset(("maxCount", "_meta"))
_K_NesUserActionsCapabilities: frozenset[Any] = frozenset(("maxCount", "_meta"))
_K_NesOpenFilesCapabilities: frozenset[Any] = frozenset(("_meta",))
_K_NesDiagnosticsCapabilities: frozenset[Any] = frozenset(("_meta",))
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
_K_Implementation: frozenset[Any] = frozenset(("name", "title", "version", "_meta"))
_K_AuthenticateResponse: frozenset[Any] = frozenset(("_meta",))
_K_ListProvidersResponse: frozenset[Any] = frozenset(("providers", "_meta"))
_K_ProviderInfo: frozenset[Any] = frozenset(
    (
        "providerId",
        "supported",
        "required",
        "current",
        "_meta",
    )
)
_K_ProviderCurrentConfig: frozenset[Any] = frozenset(("apiType", "baseUrl", "_meta"))
_K_SetProviderResponse: frozenset[Any] = frozenset(("_meta",))
_K_DisableProviderResponse: frozenset[Any] = frozenset(("_meta",))
_K_LogoutResponse: frozenset[Any] = frozenset(("_meta",))
_K_NewSessionResponse: frozenset[Any] = frozenset(
    (
        "sessionId",
        "modes",
        "configOptions",
        "_meta",
    )
)
_K_SessionModeState: frozenset[Any] = frozenset(
    (
        "currentModeId",
        "availableModes",
        "_meta",
    )
)
_K_SessionMode: frozenset[Any] = frozenset(("id", "name", "description", "_meta"))
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
_K_SessionConfigSelectOption: frozenset[Any] = frozenset(
    (
        "value",
        "name",
        "description",
        "_meta",
    )
)
_K_SessionConfigSelectGroup: frozenset[Any] = frozenset(
    (
        "group",
        "name",
        "options",
        "_meta",
    )
)
_K_SessionConfigSelect: frozenset[Any] = frozenset(("currentValue", "options"))
_K_SessionConfigBoolean: frozenset[Any] = frozenset(("currentValue",))
_K_LoadSessionResponse: frozenset[Any] = frozenset(("modes", "configOptions", "_meta"))
_K_ListSessionsResponse: frozenset[Any] = frozenset(("sessions", "nextCursor", "_meta"))
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
_K_DeleteSessionResponse: frozenset[Any] = frozenset(("_meta",))
_K_ForkSessionResponse: frozenset[Any] = frozenset(
    (
        "sessionId",
        "modes",
        "configOptions",
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
_K_CloseSessionResponse: frozenset[Any] = frozenset(("_meta",))
_K_SetSessionModeResponse: frozenset[Any] = frozenset(("_meta",))
_K_SetSessionConfigOptionResponse: frozenset[Any] = frozenset(
    (
        "configOptions",
        "_meta",
    )
)
_K_PromptResponse: frozenset[Any] = frozenset(("stopReason", "usage", "_meta"))
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
_K_StartNesResponse: frozenset[Any] = frozenset(("sessionId", "_meta"))
_K_SuggestNesResponse: frozenset[Any] = frozenset(("suggestions", "_meta"))
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
_K_Range: frozenset[Any] = frozenset(("start", "end", "_meta"))
_K_Position: frozenset[Any] = frozenset(("line", "character", "_meta"))
_K_NesEditSuggestion: frozenset[Any] = frozenset(
    (
        "id",
        "uri",
        "edits",
        "cursorPosition",
        "_meta",
    )
)
_K_NesJumpSuggestion: frozenset[Any] = frozenset(("id", "uri", "position", "_meta"))
_K_NesRenameSuggestion: frozenset[Any] = frozenset(
    (
        "id",
        "uri",
        "position",
        "newName",
        "_meta",
    )
)
_K_NesSearchAndReplaceSuggestion: frozenset[Any] = frozenset(
    (
        "id",
        "uri",
        "search",
        "replace",
        "isRegex",
        "_meta",
    )
)
_K_CloseNesResponse: frozenset[Any] = frozenset(("_meta",))
_K_Error: frozenset[Any] = frozenset(("code", "message", "data"))
_K_SessionNotification: frozenset[Any] = frozenset(("sessionId", "update", "_meta"))
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
_K_ContentChunk: frozenset[Any] = frozenset(("content", "messageId", "_meta"))
_K_ToolCall: frozenset[Any] = frozenset(
    (
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
_K_PlanEntry: frozenset[Any] = frozenset(("content", "priority", "status", "_meta"))
_K_Plan: frozenset[Any] = frozenset(("entries", "_meta"))
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
_K_PlanItems: frozenset[Any] = frozenset(("planId", "entries", "_meta"))
_K_PlanFile: frozenset[Any] = frozenset(("planId", "uri", "_meta"))
_K_PlanMarkdown: frozenset[Any] = frozenset(("planId", "content", "_meta"))
_K_PlanUpdate: frozenset[Any] = frozenset(("plan", "_meta"))
_K_PlanRemoved: frozenset[Any] = frozenset(("planId", "_meta"))
_K_AvailableCommand: frozenset[Any] = frozenset(
    (
        "name",
        "description",
        "input",
        "_meta",
    )
)
_K_UnstructuredCommandInput: frozenset[Any] = frozenset(("hint", "_meta"))
_K_AvailableCommandsUpdate: frozenset[Any] = frozenset(("availableCommands", "_meta"))
_K_CurrentModeUpdate: frozenset[Any] = frozenset(("currentModeId", "_meta"))
_K_ConfigOptionUpdate: frozenset[Any] = frozenset(("configOptions", "_meta"))
_K_SessionInfoUpdate: frozenset[Any] = frozenset(("title", "updatedAt", "_meta"))
_K_Cost: frozenset[Any] = frozenset(("amount", "currency", "_meta"))
_K_UsageUpdate: frozenset[Any] = frozenset(("used", "size", "cost", "_meta"))
_K_Notice: frozenset[Any] = frozenset(("severity", "title", "description", "_meta"))
_K_CompactionUpdate: frozenset[Any] = frozenset(
    (
        "compactionId",
        "status",
        "summary",
        "error",
        "_meta",
    )
)
_K_CompactionSummaryChunk: frozenset[Any] = frozenset(
    (
        "compactionId",
        "content",
        "_meta",
    )
)
_K_CompleteElicitationNotification: frozenset[Any] = frozenset(
    (
        "elicitationId",
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
_K_InitializeRequest: frozenset[Any] = frozenset(
    (
        "protocolVersion",
        "clientCapabilities",
        "clientInfo",
        "_meta",
    )
)
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
_K_FileSystemCapabilities: frozenset[Any] = frozenset(
    (
        "readTextFile",
        "writeTextFile",
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
_K_CompactionCapabilities: frozenset[Any] = frozenset(())
_K_SessionConfigOptionsCapabilities: frozenset[Any] = frozenset(("boolean", "_meta"))
_K_BooleanConfigOptionCapabilities: frozenset[Any] = frozenset(("_meta",))
_K_NoticeCapabilities: frozenset[Any] = frozenset(())
_K_PlanCapabilities: frozenset[Any] = frozenset(("_meta",))
_K_AuthCapabilities: frozenset[Any] = frozenset(("terminal", "_meta"))
_K_ElicitationCapabilities: frozenset[Any] = frozenset(("form", "url", "_meta"))
_K_ElicitationFormCapabilities: frozenset[Any] = frozenset(("_meta",))
_K_ElicitationUrlCapabilities: frozenset[Any] = frozenset(("_meta",))
_K_ClientNesCapabilities: frozenset[Any] = frozenset(
    (
        "jump",
        "rename",
        "searchAndReplace",
        "_meta",
    )
)
_K_NesJumpCapabilities: frozenset[Any] = frozenset(("_meta",))
_K_NesRenameCapabilities: frozenset[Any] = frozenset(("_meta",))
_K_NesSearchAndReplaceCapabilities: frozenset[Any] = frozenset(("_meta",))
_K_AuthenticateRequest: frozenset[Any] = frozenset(("methodId", "_meta"))
_K_ListProvidersRequest: frozenset[Any] = frozenset(("_meta",))
_K_SetProviderRequest: frozenset[Any] = frozenset(
    (
        "providerId",
        "apiType",
        "baseUrl",
        "headers",
        "_meta",
    )
)
_K_DisableProviderRequest: frozenset[Any] = frozenset(("providerId", "_meta"))
_K_LogoutRequest: frozenset[Any] = frozenset(("_meta",))
_K_NewSessionRequest: frozenset[Any] = frozenset(
    (
        "cwd",
        "additionalDirectories",
        "mcpServers",
        "_meta",
    )
)
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
_K_HttpHeader: frozenset[Any] = frozenset(("name", "value", "_meta"))
_K_McpServerStdio: frozenset[Any] = frozenset(
    (
        "name",
        "command",
        "args",
        "env",
        "_meta",
    )
)
_K_LoadSessionRequest: frozenset[Any] = frozenset(
    (
        "mcpServers",
        "cwd",
        "additionalDirectories",
        "sessionId",
        "_meta",
    )
)
_K_ListSessionsRequest: frozenset[Any] = frozenset(("cwd", "cursor", "_meta"))
_K_DeleteSessionRequest: frozenset[Any] = frozenset(("sessionId", "_meta"))
_K_ForkSessionRequest: frozenset[Any] = frozenset(
    (
        "sessionId",
        "cwd",
        "additionalDirectories",
        "mcpServers",
        "_meta",
    )
)
_K_ResumeSessionRequest: frozenset[Any] = frozenset(
    (
        "sessionId",
        "cwd",
        "additionalDirectories",
        "mcpServers",
        "_meta",
    )
)
_K_CloseSessionRequest: frozenset[Any] = frozenset(("sessionId", "_meta"))
_K_SetSessionModeRequest: frozenset[Any] = frozenset(("sessionId", "modeId", "_meta"))
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
_K_PromptRequest: frozenset[Any] = frozenset(("sessionId", "prompt", "_meta"))
_K_StartNesRequest: frozenset[Any] = frozenset(
    (
        "workspaceUri",
        "workspaceFolders",
        "repository",
        "_meta",
    )
)
_K_WorkspaceFolder: frozenset[Any] = frozenset(("uri", "name", "_meta"))
_K_NesRepository: frozenset[Any] = frozenset(("name", "owner", "remoteUrl", "_meta"))
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
_K_NesRecentFile: frozenset[Any] = frozenset(("uri", "languageId", "text", "_meta"))
_K_NesRelatedSnippet: frozenset[Any] = frozenset(("uri", "excerpts", "_meta"))
_K_NesExcerpt: frozenset[Any] = frozenset(("startLine", "endLine", "text", "_meta"))
_K_NesEditHistoryEntry: frozenset[Any] = frozenset(("uri", "diff", "_meta"))
_K_NesUserAction: frozenset[Any] = frozenset(
    (
        "action",
        "uri",
        "position",
        "timestampMs",
        "_meta",
    )
)
_K_NesOpenFile: frozenset[Any] = frozenset(
    (
        "uri",
        "languageId",
        "visibleRange",
        "lastFocusedMs",
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
_K_CloseNesRequest: frozenset[Any] = frozenset(("sessionId", "_meta"))
_K_WriteTextFileResponse: frozenset[Any] = frozenset(("_meta",))
_K_ReadTextFileResponse: frozenset[Any] = frozenset(("content", "_meta"))
_K_RequestPermissionResponse: frozenset[Any] = frozenset(("outcome", "_meta"))
_K_RequestPermissionOutcomeCancelled: frozenset[Any] = frozenset(("outcome",))
_K_RequestPermissionOutcomeSelected: frozenset[Any] = frozenset(
    (
        "outcome",
        "optionId",
        "_meta",
    )
)
_K_SelectedPermissionOutcome: frozenset[Any] = frozenset(("optionId", "_meta"))
_K_CreateTerminalResponse: frozenset[Any] = frozenset(("terminalId", "_meta"))
_K_TerminalOutputResponse: frozenset[Any] = frozenset(
    (
        "output",
        "truncated",
        "exitStatus",
        "_meta",
    )
)
_K_TerminalExitStatus: frozenset[Any] = frozenset(("exitCode", "signal", "_meta"))
_K_ReleaseTerminalResponse: frozenset[Any] = frozenset(("_meta",))
_K_WaitForTerminalExitResponse: frozenset[Any] = frozenset(
    (
        "exitCode",
        "signal",
        "_meta",
    )
)
_K_KillTerminalResponse: frozenset[Any] = frozenset(("_meta",))
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
_K_ElicitationAcceptAction: frozenset[Any] = frozenset(("content",))
_K_ConnectMcpResponse: frozenset[Any] = frozenset(("connectionId", "_meta"))
_K_DisconnectMcpResponse: frozenset[Any] = frozenset(("_meta",))
_K_CancelNotification: frozenset[Any] = frozenset(("sessionId", "_meta"))
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
_K_DidChangeDocumentNotification: frozenset[Any] = frozenset(
    (
        "sessionId",
        "uri",
        "version",
        "contentChanges",
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
_K_DidCloseDocumentNotification: frozenset[Any] = frozenset(
    (
        "sessionId",
        "uri",
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
_K_AcceptNesNotification: frozenset[Any] = frozenset(("sessionId", "id", "_meta"))
_K_RejectNesNotification: frozenset[Any] = frozenset(
    (
        "sessionId",
        "id",
        "reason",
        "_meta",
    )
)
_K_CancelRequestNotification: frozenset[Any] = frozenset(("requestId", "_meta"))


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
        if v is not None and (type(v) is not str or v not in _S_0):
            raise Unclean
        o.kind = v
    else:
        o.kind = None
    if "status" in d:
        n += 1
        v = d["status"]
        if v is not None and (type(v) is not str or v not in _S_1):
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
                if type(x) is not str or x not in _S_2:
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


def _d_TextContent(d: Any, c: Any) -> Any:
    o: Any = _new(TextContent)
    v = d["text"]
    if type(v) is not str:
        raise Unclean
    o.text = v
    if len(d) == 1:
        o.annotations = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 1
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_TextContent)
    return o


def _d_ImageContent(d: Any, c: Any) -> Any:
    o: Any = _new(ImageContent)
    v = d["data"]
    if type(v) is not str:
        raise Unclean
    o.data = v
    v = d["mimeType"]
    if type(v) is not str:
        raise Unclean
    o.mime_type = v
    if len(d) == 2:
        o.annotations = o.uri = o.meta = None
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_ImageContent)
    return o


def _d_AudioContent(d: Any, c: Any) -> Any:
    o: Any = _new(AudioContent)
    v = d["data"]
    if type(v) is not str:
        raise Unclean
    o.data = v
    v = d["mimeType"]
    if type(v) is not str:
        raise Unclean
    o.mime_type = v
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_AudioContent)
    return o


def _d_ResourceLink(d: Any, c: Any) -> Any:
    o: Any = _new(ResourceLink)
    v = d["name"]
    if type(v) is not str:
        raise Unclean
    o.name = v
    v = d["uri"]
    if type(v) is not str:
        raise Unclean
    o.uri = v
    if len(d) == 2:
        o.annotations = o.description = o.mime_type = o.size = o.title = o.meta = None
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_ResourceLink)
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


def _d_EmbeddedResource(d: Any, c: Any) -> Any:
    o: Any = _new(EmbeddedResource)
    v = d["resource"]
    o.resource = _d_EmbeddedResourceResource(v, c)
    if len(d) == 1:
        o.annotations = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 1
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_EmbeddedResource)
    return o


def _d_Content(d: Any, c: Any) -> Any:
    o: Any = _new(Content)
    v = d["content"]
    o.content = _T_ContentBlock[v["type"]](v, c)
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_Content)
    return o


def _d_Diff(d: Any, c: Any) -> Any:
    o: Any = _new(Diff)
    v = d["path"]
    if type(v) is not str:
        raise Unclean
    o.path = v
    v = d["newText"]
    if type(v) is not str:
        raise Unclean
    o.new_text = v
    if len(d) == 2:
        o.old_text = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_Diff)
    return o


def _d_Terminal(d: Any, c: Any) -> Any:
    o: Any = _new(Terminal)
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_Terminal)
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
    if type(v) is not str or v not in _S_3:
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_WaitForTerminalExitRequest)
    )
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_CreateElicitationRequestFormSession)
    )
    return o


def _d_CreateElicitationRequestFormRequest(d: Any, c: Any) -> Any:
    o: Any = _new(CreateElicitationRequestFormRequest)
    v = d["requestId"]
    if (
        (type(v) is not int or not -9223372036854775808 <= v <= 9223372036854775807)
        and type(v) is not str
    ) and v is not None:
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_CreateElicitationRequestFormRequest)
    )
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_CreateElicitationRequestUrlSession)
    )
    return o


def _d_CreateElicitationRequestUrlRequest(d: Any, c: Any) -> Any:
    o: Any = _new(CreateElicitationRequestUrlRequest)
    v = d["requestId"]
    if (
        (type(v) is not int or not -9223372036854775808 <= v <= 9223372036854775807)
        and type(v) is not str
    ) and v is not None:
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_CreateElicitationRequestUrlRequest)
    )
    return o


def _d_CreateElicitationRequestOtherSession(d: Any, c: Any) -> Any:
    if d.get("mode") in _S_4:
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_CreateElicitationRequestOtherSession)
    )
    o._keys = tuple(d)
    return o


def _d_CreateElicitationRequestOtherRequest(d: Any, c: Any) -> Any:
    if d.get("mode") in _S_4:
        raise Unclean
    o: Any = _new(CreateElicitationRequestOtherRequest)
    v = d["requestId"]
    if (
        (type(v) is not int or not -9223372036854775808 <= v <= 9223372036854775807)
        and type(v) is not str
    ) and v is not None:
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_CreateElicitationRequestOtherRequest)
    )
    o._keys = tuple(d)
    return o


def _d_ElicitationSessionScope(d: Any, c: Any) -> Any:
    o: Any = _new(ElicitationSessionScope)
    v = d["sessionId"]
    if type(v) is not str:
        raise Unclean
    o.session_id = v
    if len(d) == 1:
        o.tool_call_id = None
        o.extra_fields = NO_EXTRA
        return o
    n = 1
    if "toolCallId" in d:
        n += 1
        v = d["toolCallId"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.tool_call_id = v
    else:
        o.tool_call_id = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_ElicitationSessionScope)
    return o


def _d_ElicitationRequestScope(d: Any, c: Any) -> Any:
    o: Any = _new(ElicitationRequestScope)
    v = d["requestId"]
    if (
        (type(v) is not int or not -9223372036854775808 <= v <= 9223372036854775807)
        and type(v) is not str
    ) and v is not None:
        raise Unclean
    o.request_id = v
    o.extra_fields = NO_EXTRA if len(d) == 1 else extra(d, _K_ElicitationRequestScope)
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
        if type(v) is not str or v not in _S_5:
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
        if v is not None and (type(v) is not str or v not in _S_6):
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_ElicitationPropertySchemaString)
    )
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_ElicitationPropertySchemaNumber)
    )
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_ElicitationPropertySchemaInteger)
    )
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_ElicitationPropertySchemaBoolean)
    )
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_ElicitationPropertySchemaArray)
    )
    return o


def _d_ElicitationPropertySchemaOther(d: Any, c: Any) -> Any:
    if d.get("type") in _S_7:
        raise Unclean
    o: Any = _new(ElicitationPropertySchemaOther)
    v = d["type"]
    if type(v) is not str:
        raise Unclean
    o.type = v
    o.extra_fields = (
        NO_EXTRA if len(d) == 1 else extra(d, _K_ElicitationPropertySchemaOther)
    )
    o._keys = tuple(d)
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


def _d_StringPropertySchema(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(StringPropertySchema)
    if len(d) == 0:
        o.title = o.description = o.min_length = o.max_length = o.pattern = None
        o.format = o.default = o.enum = o.one_of = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
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
        if v is not None and (type(v) is not str or v not in _S_6):
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_StringPropertySchema)
    return o


def _d_NumberPropertySchema(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(NumberPropertySchema)
    if len(d) == 0:
        o.title = o.description = o.minimum = o.maximum = o.default = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_NumberPropertySchema)
    return o


def _d_IntegerPropertySchema(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(IntegerPropertySchema)
    if len(d) == 0:
        o.title = o.description = o.minimum = o.maximum = o.default = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_IntegerPropertySchema)
    return o


def _d_BooleanPropertySchema(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(BooleanPropertySchema)
    if len(d) == 0:
        o.title = o.description = o.default = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_BooleanPropertySchema)
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
    if d.get("type") in _S_8:
        raise Unclean
    o: Any = _new(MultiSelectItemsOther)
    v = d["type"]
    if type(v) is not str:
        raise Unclean
    o.type = v
    o.extra_fields = NO_EXTRA if len(d) == 1 else extra(d, _K_MultiSelectItemsOther)
    o._keys = tuple(d)
    return o


def _d_StringMultiSelectItems(d: Any, c: Any) -> Any:
    o: Any = _new(StringMultiSelectItems)
    v = d["enum"]
    if type(v) is not list:
        raise Unclean
    for x in v:
        if type(x) is not str:
            raise Unclean
    o.enum = v[:]
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_StringMultiSelectItems)
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


def _d_MultiSelectPropertySchema(d: Any, c: Any) -> Any:
    o: Any = _new(MultiSelectPropertySchema)
    v = d["items"]
    o.items = _d_MultiSelectItems(v, c)
    if len(d) == 1:
        o.title = o.description = o.min_items = o.max_items = o.default = None
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_MultiSelectPropertySchema)
    return o


def _d_ElicitationFormModeSession(d: Any, c: Any) -> Any:
    o: Any = _new(ElicitationFormModeSession)
    v = d["sessionId"]
    if type(v) is not str:
        raise Unclean
    o.session_id = v
    v = d["requestedSchema"]
    o.requested_schema = _d_ElicitationSchema(v, c)
    if len(d) == 2:
        o.tool_call_id = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "toolCallId" in d:
        n += 1
        v = d["toolCallId"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.tool_call_id = v
    else:
        o.tool_call_id = None
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_ElicitationFormModeSession)
    )
    return o


def _d_ElicitationFormModeRequest(d: Any, c: Any) -> Any:
    o: Any = _new(ElicitationFormModeRequest)
    v = d["requestId"]
    if (
        (type(v) is not int or not -9223372036854775808 <= v <= 9223372036854775807)
        and type(v) is not str
    ) and v is not None:
        raise Unclean
    o.request_id = v
    v = d["requestedSchema"]
    o.requested_schema = _d_ElicitationSchema(v, c)
    o.extra_fields = (
        NO_EXTRA if len(d) == 2 else extra(d, _K_ElicitationFormModeRequest)
    )
    return o


def _d_ElicitationUrlModeSession(d: Any, c: Any) -> Any:
    o: Any = _new(ElicitationUrlModeSession)
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
    if len(d) == 3:
        o.tool_call_id = None
        o.extra_fields = NO_EXTRA
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_ElicitationUrlModeSession)
    return o


def _d_ElicitationUrlModeRequest(d: Any, c: Any) -> Any:
    o: Any = _new(ElicitationUrlModeRequest)
    v = d["requestId"]
    if (
        (type(v) is not int or not -9223372036854775808 <= v <= 9223372036854775807)
        and type(v) is not str
    ) and v is not None:
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
    o.extra_fields = NO_EXTRA if len(d) == 3 else extra(d, _K_ElicitationUrlModeRequest)
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
        if v is not None and (type(v) is not str or v not in _S_9):
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
    o.extra_fields = (
        NO_EXTRA
        if len(d) == n
        else extra(d, _K_SessionAdditionalDirectoriesCapabilities)
    )
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_NesDocumentEventCapabilities)
    )
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_NesDocumentDidOpenCapabilities)
    )
    return o


def _d_NesDocumentDidChangeCapabilities(d: Any, c: Any) -> Any:
    o: Any = _new(NesDocumentDidChangeCapabilities)
    v = d["syncKind"]
    if type(v) is not str or v not in _S_10:
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_NesDocumentDidChangeCapabilities)
    )
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_NesDocumentDidCloseCapabilities)
    )
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_NesDocumentDidSaveCapabilities)
    )
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_NesDocumentDidFocusCapabilities)
    )
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_NesRecentFilesCapabilities)
    )
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_NesRelatedSnippetsCapabilities)
    )
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_NesEditHistoryCapabilities)
    )
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_NesUserActionsCapabilities)
    )
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_NesDiagnosticsCapabilities)
    )
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_SessionConfigOptionBoolean)
    )
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


def _d_SessionConfigSelect(d: Any, c: Any) -> Any:
    o: Any = _new(SessionConfigSelect)
    v = d["currentValue"]
    if type(v) is not str:
        raise Unclean
    o.current_value = v
    v = d["options"]
    o.options = _d_SessionConfigSelectOptions(v, c)
    o.extra_fields = NO_EXTRA if len(d) == 2 else extra(d, _K_SessionConfigSelect)
    return o


def _d_SessionConfigBoolean(d: Any, c: Any) -> Any:
    o: Any = _new(SessionConfigBoolean)
    v = d["currentValue"]
    if type(v) is not bool:
        raise Unclean
    o.current_value = v
    o.extra_fields = NO_EXTRA if len(d) == 1 else extra(d, _K_SessionConfigBoolean)
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_SetSessionConfigOptionResponse)
    )
    return o


def _d_PromptResponse(d: Any, c: Any) -> Any:
    o: Any = _new(PromptResponse)
    v = d["stopReason"]
    if type(v) is not str or v not in _S_11:
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_NesSuggestionSearchAndReplace)
    )
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


def _d_NesEditSuggestion(d: Any, c: Any) -> Any:
    o: Any = _new(NesEditSuggestion)
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
    if len(d) == 3:
        o.cursor_position = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 3
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_NesEditSuggestion)
    return o


def _d_NesJumpSuggestion(d: Any, c: Any) -> Any:
    o: Any = _new(NesJumpSuggestion)
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_NesJumpSuggestion)
    return o


def _d_NesRenameSuggestion(d: Any, c: Any) -> Any:
    o: Any = _new(NesRenameSuggestion)
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_NesRenameSuggestion)
    return o


def _d_NesSearchAndReplaceSuggestion(d: Any, c: Any) -> Any:
    o: Any = _new(NesSearchAndReplaceSuggestion)
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
    if len(d) == 4:
        o.is_regex = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 4
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_NesSearchAndReplaceSuggestion)
    )
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


def _d_Error(d: Any, c: Any) -> Any:
    o: Any = _new(Error)
    v = d["code"]
    if type(v) is not int or not -2147483648 <= v <= 2147483647:
        raise Unclean
    o.code = v
    v = d["message"]
    if type(v) is not str:
        raise Unclean
    o.message = v
    if len(d) == 2:
        o.data = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "data" in d:
        n += 1
        v = d["data"]
        o.data = v
    else:
        o.data = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_Error)
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_SessionUpdateUserMessageChunk)
    )
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_SessionUpdateAgentMessageChunk)
    )
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_SessionUpdateAgentThoughtChunk)
    )
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
        if type(v) is not str or v not in _S_0:
            raise Unclean
        o.kind = v
    else:
        o.kind = None
    if "status" in d:
        n += 1
        v = d["status"]
        if type(v) is not str or v not in _S_1:
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
        if v is not None and (type(v) is not str or v not in _S_0):
            raise Unclean
        o.kind = v
    else:
        o.kind = None
    if "status" in d:
        n += 1
        v = d["status"]
        if v is not None and (type(v) is not str or v not in _S_1):
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_SessionUpdateToolCallUpdate)
    )
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_SessionUpdateAvailableCommandsUpdate)
    )
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_SessionUpdateCurrentModeUpdate)
    )
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_SessionUpdateConfigOptionUpdate)
    )
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_SessionUpdateSessionInfoUpdate)
    )
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_SessionUpdateCompactionUpdate)
    )
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_SessionUpdateCompactionSummaryChunk)
    )
    return o


def _d_ContentChunk(d: Any, c: Any) -> Any:
    o: Any = _new(ContentChunk)
    v = d["content"]
    o.content = _T_ContentBlock[v["type"]](v, c)
    if len(d) == 1:
        o.message_id = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 1
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_ContentChunk)
    return o


def _d_ToolCall(d: Any, c: Any) -> Any:
    o: Any = _new(ToolCall)
    v = d["toolCallId"]
    if type(v) is not str:
        raise Unclean
    o.tool_call_id = v
    v = d["title"]
    if type(v) is not str:
        raise Unclean
    o.title = v
    if len(d) == 2:
        o.name = o.kind = o.status = o.content = o.locations = o.raw_input = None
        o.raw_output = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
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
        if type(v) is not str or v not in _S_0:
            raise Unclean
        o.kind = v
    else:
        o.kind = None
    if "status" in d:
        n += 1
        v = d["status"]
        if type(v) is not str or v not in _S_1:
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_ToolCall)
    return o


def _d_PlanEntry(d: Any, c: Any) -> Any:
    o: Any = _new(PlanEntry)
    v = d["content"]
    if type(v) is not str:
        raise Unclean
    o.content = v
    v = d["priority"]
    if type(v) is not str or v not in _S_12:
        raise Unclean
    o.priority = v
    v = d["status"]
    if type(v) is not str or v not in _S_13:
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


def _d_Plan(d: Any, c: Any) -> Any:
    o: Any = _new(Plan)
    v = d["entries"]
    if type(v) is not list:
        raise Unclean
    o.entries = [_d_PlanEntry(x, c) for x in v]
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_Plan)
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


def _d_PlanItems(d: Any, c: Any) -> Any:
    o: Any = _new(PlanItems)
    v = d["planId"]
    if type(v) is not str:
        raise Unclean
    o.plan_id = v
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_PlanItems)
    return o


def _d_PlanFile(d: Any, c: Any) -> Any:
    o: Any = _new(PlanFile)
    v = d["planId"]
    if type(v) is not str:
        raise Unclean
    o.plan_id = v
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_PlanFile)
    return o


def _d_PlanMarkdown(d: Any, c: Any) -> Any:
    o: Any = _new(PlanMarkdown)
    v = d["planId"]
    if type(v) is not str:
        raise Unclean
    o.plan_id = v
    v = d["content"]
    if type(v) is not str:
        raise Unclean
    o.content = v
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_PlanMarkdown)
    return o


def _d_PlanUpdate(d: Any, c: Any) -> Any:
    o: Any = _new(PlanUpdate)
    v = d["plan"]
    o.plan = _T_PlanUpdateContent[v["type"]](v, c)
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_PlanUpdate)
    return o


def _d_PlanRemoved(d: Any, c: Any) -> Any:
    o: Any = _new(PlanRemoved)
    v = d["planId"]
    if type(v) is not str:
        raise Unclean
    o.plan_id = v
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_PlanRemoved)
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


def _d_AvailableCommandsUpdate(d: Any, c: Any) -> Any:
    o: Any = _new(AvailableCommandsUpdate)
    v = d["availableCommands"]
    if type(v) is not list:
        raise Unclean
    o.available_commands = [_d_AvailableCommand(x, c) for x in v]
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_AvailableCommandsUpdate)
    return o


def _d_CurrentModeUpdate(d: Any, c: Any) -> Any:
    o: Any = _new(CurrentModeUpdate)
    v = d["currentModeId"]
    if type(v) is not str:
        raise Unclean
    o.current_mode_id = v
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_CurrentModeUpdate)
    return o


def _d_ConfigOptionUpdate(d: Any, c: Any) -> Any:
    o: Any = _new(ConfigOptionUpdate)
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_ConfigOptionUpdate)
    return o


def _d_SessionInfoUpdate(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(SessionInfoUpdate)
    if len(d) == 0:
        o.title = o.updated_at = UNSET
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_SessionInfoUpdate)
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


def _d_UsageUpdate(d: Any, c: Any) -> Any:
    o: Any = _new(UsageUpdate)
    v = d["used"]
    if type(v) is not int or not 0 <= v <= 18446744073709551615:
        raise Unclean
    o.used = v
    v = d["size"]
    if type(v) is not int or not 0 <= v <= 18446744073709551615:
        raise Unclean
    o.size = v
    if len(d) == 2:
        o.cost = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_UsageUpdate)
    return o


def _d_Notice(d: Any, c: Any) -> Any:
    o: Any = _new(Notice)
    v = d["severity"]
    if type(v) is not str:
        raise Unclean
    o.severity = v
    v = d["title"]
    if type(v) is not str or not v:
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_Notice)
    return o


def _d_CompactionUpdate(d: Any, c: Any) -> Any:
    o: Any = _new(CompactionUpdate)
    v = d["compactionId"]
    if type(v) is not str:
        raise Unclean
    o.compaction_id = v
    v = d["status"]
    if type(v) is not str:
        raise Unclean
    o.status = v
    if len(d) == 2:
        o.summary = o.error = o.meta = UNSET
        o.extra_fields = NO_EXTRA
        return o
    n = 2
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_CompactionUpdate)
    return o


def _d_CompactionSummaryChunk(d: Any, c: Any) -> Any:
    o: Any = _new(CompactionSummaryChunk)
    v = d["compactionId"]
    if type(v) is not str:
        raise Unclean
    o.compaction_id = v
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_CompactionSummaryChunk)
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_CompleteElicitationNotification)
    )
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
            if type(x) is not str or x not in _S_9:
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


def _d_CompactionCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(CompactionCapabilities)
    o.extra_fields = NO_EXTRA if len(d) == 0 else extra(d, _K_CompactionCapabilities)
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_SessionConfigOptionsCapabilities)
    )
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_BooleanConfigOptionCapabilities)
    )
    return o


def _d_NoticeCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(NoticeCapabilities)
    o.extra_fields = NO_EXTRA if len(d) == 0 else extra(d, _K_NoticeCapabilities)
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_ElicitationFormCapabilities)
    )
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_ElicitationUrlCapabilities)
    )
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_NesSearchAndReplaceCapabilities)
    )
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_SetSessionConfigOptionRequestBoolean)
    )
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_SetSessionConfigOptionRequestValueId)
    )
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
    if type(v) is not str or v not in _S_14:
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


def _d_NesDiagnostic(d: Any, c: Any) -> Any:
    o: Any = _new(NesDiagnostic)
    v = d["uri"]
    if type(v) is not str:
        raise Unclean
    o.uri = v
    v = d["range"]
    o.range = _d_Range(v, c)
    v = d["severity"]
    if type(v) is not str or v not in _S_15:
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


def _d_RequestPermissionOutcomeCancelled(d: Any, c: Any) -> Any:
    o: Any = _new(RequestPermissionOutcomeCancelled)
    o.extra_fields = (
        NO_EXTRA if len(d) == 1 else extra(d, _K_RequestPermissionOutcomeCancelled)
    )
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_RequestPermissionOutcomeSelected)
    )
    return o


def _d_SelectedPermissionOutcome(d: Any, c: Any) -> Any:
    o: Any = _new(SelectedPermissionOutcome)
    v = d["optionId"]
    if type(v) is not str:
        raise Unclean
    o.option_id = v
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_SelectedPermissionOutcome)
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_WaitForTerminalExitResponse)
    )
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_CreateElicitationResponseAccept)
    )
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_CreateElicitationResponseDecline)
    )
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_CreateElicitationResponseCancel)
    )
    return o


def _d_CreateElicitationResponseOther(d: Any, c: Any) -> Any:
    if d.get("action") in _S_16:
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_CreateElicitationResponseOther)
    )
    o._keys = tuple(d)
    return o


def _d_ElicitationAcceptAction(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(ElicitationAcceptAction)
    if len(d) == 0:
        o.content = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_ElicitationAcceptAction)
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_DidOpenDocumentNotification)
    )
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_DidChangeDocumentNotification)
    )
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_TextDocumentContentChangeEvent)
    )
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_DidCloseDocumentNotification)
    )
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_DidSaveDocumentNotification)
    )
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
    o.extra_fields = (
        NO_EXTRA if len(d) == n else extra(d, _K_DidFocusDocumentNotification)
    )
    return o


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
        if v is not None and (type(v) is not str or v not in _S_17):
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


def _d_CancelRequestNotification(d: Any, c: Any) -> Any:
    o: Any = _new(CancelRequestNotification)
    v = d["requestId"]
    if (
        (type(v) is not int or not -9223372036854775808 <= v <= 9223372036854775807)
        and type(v) is not str
    ) and v is not None:
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


def _d_ToolCallContent(d: Any, c: Any) -> Any:
    return _T_ToolCallContent[d["type"]](d, c)


def _d_ContentBlock(d: Any, c: Any) -> Any:
    return _T_ContentBlock[d["type"]](d, c)


def _d_EmbeddedResourceResource(d: Any, c: Any) -> Any:
    try:
        return _d_TextResourceContents(d, c)
    except DECLINED:
        pass
    return _d_BlobResourceContents(d, c)


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


def _d_ElicitationPropertySchema(d: Any, c: Any) -> Any:
    return _T_ElicitationPropertySchema.get(
        d["type"], _d_ElicitationPropertySchemaOther
    )(d, c)


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


def _d_ElicitationFormMode(d: Any, c: Any) -> Any:
    try:
        return _d_ElicitationFormModeSession(d, c)
    except DECLINED:
        pass
    return _d_ElicitationFormModeRequest(d, c)


def _d_ElicitationUrlMode(d: Any, c: Any) -> Any:
    try:
        return _d_ElicitationUrlModeSession(d, c)
    except DECLINED:
        pass
    return _d_ElicitationUrlModeRequest(d, c)


def _d_AuthMethod(d: Any, c: Any) -> Any:
    f = _T_AuthMethod.get(d.get("type"))
    if f is not None:
        try:
            return f(d, c)
        except DECLINED:
            pass
    return _d_AuthMethodAgent(d, c)


def _d_SessionConfigOption(d: Any, c: Any) -> Any:
    return _T_SessionConfigOption[d["type"]](d, c)


def _d_NesSuggestion(d: Any, c: Any) -> Any:
    return _T_NesSuggestion[d["kind"]](d, c)


def _d_SessionUpdate(d: Any, c: Any) -> Any:
    return _T_SessionUpdate[d["sessionUpdate"]](d, c)


def _d_PlanUpdateContent(d: Any, c: Any) -> Any:
    return _T_PlanUpdateContent[d["type"]](d, c)


def _d_AvailableCommandInput(d: Any, c: Any) -> Any:
    return _d_UnstructuredCommandInput(d, c)


def _d_McpServer(d: Any, c: Any) -> Any:
    f = _T_McpServer.get(d.get("type"))
    if f is not None:
        try:
            return f(d, c)
        except DECLINED:
            pass
    return _d_McpServerStdio(d, c)


def _d_SetSessionConfigOptionRequest(d: Any, c: Any) -> Any:
    f = _T_SetSessionConfigOptionRequest.get(d.get("type"))
    if f is not None:
        try:
            return f(d, c)
        except DECLINED:
            pass
    return _d_SetSessionConfigOptionRequestValueId(d, c)


def _d_RequestPermissionOutcome(d: Any, c: Any) -> Any:
    return _T_RequestPermissionOutcome[d["outcome"]](d, c)


def _d_CreateElicitationResponse(d: Any, c: Any) -> Any:
    return _T_CreateElicitationResponse.get(
        d["action"], _d_CreateElicitationResponseOther
    )(d, c)


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


def _d_AuthMethodTerminal_env_item(v: Any, c: Any) -> Any:
    if type(v) is str:
        return v
    raise Unclean


def _d_SetProviderRequest_headers_item(v: Any, c: Any) -> Any:
    if type(v) is str:
        return v
    raise Unclean


def _e_WriteTextFileRequest(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.session_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.path
    if type(v1) is not str:
        raise Unclean
    v2 = o.content
    if type(v2) is not str:
        raise Unclean
    w: dict[str, Any] = {"sessionId": v0, "path": v1, "content": v2}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_WriteTextFileRequest.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_ReadTextFileRequest(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.session_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.path
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"sessionId": v0, "path": v1}
    v = o.line
    if v is not None:
        if type(v) is not int or not 0 <= v <= 4294967295:
            raise Unclean
        w["line"] = v
    v = o.limit
    if v is not None:
        if type(v) is not int or not 0 <= v <= 4294967295:
            raise Unclean
        w["limit"] = v
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_ReadTextFileRequest.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_RequestPermissionRequest(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.session_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.tool_call
    v2 = o.options
    if type(v2) is not list:
        raise Unclean
    w: dict[str, Any] = {
        "sessionId": v0,
        "toolCall": _e_ToolCallUpdate(
            v1 if type(v1) is ToolCallUpdate else unclean(), c
        ),
        "options": [
            _e_PermissionOption(x if type(x) is PermissionOption else unclean(), c)
            for x in v2
        ],
    }
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_RequestPermissionRequest.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_ToolCallUpdate(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.tool_call_id
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"toolCallId": v0}
    v = o.kind
    if v is not None:
        if type(v) is not str or v not in _S_0:
            raise Unclean
        w["kind"] = v
    v = o.status
    if v is not None:
        if type(v) is not str or v not in _S_1:
            raise Unclean
        w["status"] = v
    v = o.title
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["title"] = v
    v = o.name
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["name"] = v
    v = o.content
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w["content"] = [_X_ToolCallContent[type(x)](x, c) for x in v]
    v = o.locations
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w["locations"] = [
            _e_ToolCallLocation(x if type(x) is ToolCallLocation else unclean(), c)
            for x in v
        ]
    v = o.raw_input
    if v is not None:
        w["rawInput"] = v
    v = o.raw_output
    if v is not None:
        w["rawOutput"] = v
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_ToolCallUpdate.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_ToolCallContentContent(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.content
    w: dict[str, Any] = {"type": "content", "content": _X_ContentBlock[type(v0)](v0, c)}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_ToolCallContentContent.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_ToolCallContentDiff(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.path
    if type(v0) is not str:
        raise Unclean
    v1 = o.new_text
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"type": "diff", "path": v0, "newText": v1}
    v = o.old_text
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["oldText"] = v
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_ToolCallContentDiff.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_ToolCallContentTerminal(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.terminal_id
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"type": "terminal", "terminalId": v0}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_ToolCallContentTerminal.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_ContentBlockText(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.text
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"type": "text", "text": v0}
    v = o.annotations
    if v is not None:
        w["annotations"] = _e_Annotations(v if type(v) is Annotations else unclean(), c)
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_ContentBlockText.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_ContentBlockImage(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.data
    if type(v0) is not str:
        raise Unclean
    v1 = o.mime_type
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"type": "image", "data": v0, "mimeType": v1}
    v = o.annotations
    if v is not None:
        w["annotations"] = _e_Annotations(v if type(v) is Annotations else unclean(), c)
    v = o.uri
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["uri"] = v
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_ContentBlockImage.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_ContentBlockAudio(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.data
    if type(v0) is not str:
        raise Unclean
    v1 = o.mime_type
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"type": "audio", "data": v0, "mimeType": v1}
    v = o.annotations
    if v is not None:
        w["annotations"] = _e_Annotations(v if type(v) is Annotations else unclean(), c)
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_ContentBlockAudio.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_ContentBlockResourceLink(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.name
    if type(v0) is not str:
        raise Unclean
    v1 = o.uri
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"type": "resource_link", "name": v0, "uri": v1}
    v = o.annotations
    if v is not None:
        w["annotations"] = _e_Annotations(v if type(v) is Annotations else unclean(), c)
    v = o.description
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["description"] = v
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
    v = o.title
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["title"] = v
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_ContentBlockResourceLink.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_ContentBlockResource(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.resource
    w: dict[str, Any] = {
        "type": "resource",
        "resource": _X_EmbeddedResourceResource[type(v0)](v0, c),
    }
    v = o.annotations
    if v is not None:
        w["annotations"] = _e_Annotations(v if type(v) is Annotations else unclean(), c)
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_ContentBlockResource.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_Annotations(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.audience
    if v is not None:
        if type(v) is not list:
            raise Unclean
        for x in v:
            if type(x) is not str or x not in _S_2:
                raise Unclean
        w["audience"] = v[:]
    v = o.last_modified
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["lastModified"] = v
    v = o.priority
    if v is not None:
        if (type(v) is not float and type(v) is not int) or not -_MAX <= v <= _MAX:
            raise Unclean
        w["priority"] = v
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_Annotations.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_TextContent(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.text
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"text": v0}
    v = o.annotations
    if v is not None:
        w["annotations"] = _e_Annotations(v if type(v) is Annotations else unclean(), c)
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_TextContent.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_ImageContent(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.data
    if type(v0) is not str:
        raise Unclean
    v1 = o.mime_type
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"data": v0, "mimeType": v1}
    v = o.annotations
    if v is not None:
        w["annotations"] = _e_Annotations(v if type(v) is Annotations else unclean(), c)
    v = o.uri
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["uri"] = v
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_ImageContent.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_AudioContent(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.data
    if type(v0) is not str:
        raise Unclean
    v1 = o.mime_type
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"data": v0, "mimeType": v1}
    v = o.annotations
    if v is not None:
        w["annotations"] = _e_Annotations(v if type(v) is Annotations else unclean(), c)
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_AudioContent.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_ResourceLink(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.name
    if type(v0) is not str:
        raise Unclean
    v1 = o.uri
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"name": v0, "uri": v1}
    v = o.annotations
    if v is not None:
        w["annotations"] = _e_Annotations(v if type(v) is Annotations else unclean(), c)
    v = o.description
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["description"] = v
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
    v = o.title
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["title"] = v
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_ResourceLink.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_TextResourceContents(o: Any, c: Any) -> dict[str, Any]:
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
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_TextResourceContents.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_BlobResourceContents(o: Any, c: Any) -> dict[str, Any]:
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
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_BlobResourceContents.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_EmbeddedResource(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.resource
    w: dict[str, Any] = {"resource": _X_EmbeddedResourceResource[type(v0)](v0, c)}
    v = o.annotations
    if v is not None:
        w["annotations"] = _e_Annotations(v if type(v) is Annotations else unclean(), c)
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_EmbeddedResource.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_Content(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.content
    w: dict[str, Any] = {"content": _X_ContentBlock[type(v0)](v0, c)}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_Content.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_Diff(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.path
    if type(v0) is not str:
        raise Unclean
    v1 = o.new_text
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"path": v0, "newText": v1}
    v = o.old_text
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["oldText"] = v
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_Diff.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_Terminal(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.terminal_id
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"terminalId": v0}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_Terminal.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_ToolCallLocation(o: Any, c: Any) -> dict[str, Any]:
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
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_ToolCallLocation.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_PermissionOption(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.option_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.name
    if type(v1) is not str:
        raise Unclean
    v2 = o.kind
    if type(v2) is not str or v2 not in _S_3:
        raise Unclean
    w: dict[str, Any] = {"optionId": v0, "name": v1, "kind": v2}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_PermissionOption.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_CreateTerminalRequest(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.session_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.command
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"sessionId": v0, "command": v1}
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
        w["env"] = [
            _e_EnvVariable(x if type(x) is EnvVariable else unclean(), c) for x in v
        ]
    v = o.cwd
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["cwd"] = v
    v = o.output_byte_limit
    if v is not None:
        if type(v) is not int or not 0 <= v <= 18446744073709551615:
            raise Unclean
        w["outputByteLimit"] = v
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_CreateTerminalRequest.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_EnvVariable(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.name
    if type(v0) is not str:
        raise Unclean
    v1 = o.value
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"name": v0, "value": v1}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_EnvVariable.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_TerminalOutputRequest(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.session_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.terminal_id
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"sessionId": v0, "terminalId": v1}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_TerminalOutputRequest.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_ReleaseTerminalRequest(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.session_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.terminal_id
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"sessionId": v0, "terminalId": v1}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_ReleaseTerminalRequest.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_WaitForTerminalExitRequest(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.session_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.terminal_id
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"sessionId": v0, "terminalId": v1}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_WaitForTerminalExitRequest.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_KillTerminalRequest(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.session_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.terminal_id
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"sessionId": v0, "terminalId": v1}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_KillTerminalRequest.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_CreateElicitationRequestFormSession(o: Any, c: Any) -> dict[str, Any]:
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
        "requestedSchema": _e_ElicitationSchema(
            v1 if type(v1) is ElicitationSchema else unclean(), c
        ),
        "message": v2,
    }
    v = o.tool_call_id
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["toolCallId"] = v
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_CreateElicitationRequestFormSession.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_CreateElicitationRequestFormRequest(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.request_id
    if (
        (type(v0) is not int or not -9223372036854775808 <= v0 <= 9223372036854775807)
        and type(v0) is not str
    ) and v0 is not None:
        raise Unclean
    v1 = o.requested_schema
    v2 = o.message
    if type(v2) is not str:
        raise Unclean
    w: dict[str, Any] = {
        "mode": "form",
        "requestId": v0,
        "requestedSchema": _e_ElicitationSchema(
            v1 if type(v1) is ElicitationSchema else unclean(), c
        ),
        "message": v2,
    }
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_CreateElicitationRequestFormRequest.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_CreateElicitationRequestUrlSession(o: Any, c: Any) -> dict[str, Any]:
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
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_CreateElicitationRequestUrlSession.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_CreateElicitationRequestUrlRequest(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.request_id
    if (
        (type(v0) is not int or not -9223372036854775808 <= v0 <= 9223372036854775807)
        and type(v0) is not str
    ) and v0 is not None:
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
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_CreateElicitationRequestUrlRequest.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_CreateElicitationRequestOtherSession(o: Any, c: Any) -> dict[str, Any]:
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
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_CreateElicitationRequestOtherSession.isdisjoint(x):
            raise Unclean
        w.update(x)
    if o._keys:
        return reorder(w, o._keys, _S_18)
    return w


def _e_CreateElicitationRequestOtherRequest(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.request_id
    if (
        (type(v0) is not int or not -9223372036854775808 <= v0 <= 9223372036854775807)
        and type(v0) is not str
    ) and v0 is not None:
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
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_CreateElicitationRequestOtherRequest.isdisjoint(x):
            raise Unclean
        w.update(x)
    if o._keys:
        return reorder(w, o._keys, _S_19)
    return w


def _e_ElicitationSessionScope(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.session_id
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"sessionId": v0}
    v = o.tool_call_id
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["toolCallId"] = v
    x = o.extra_fields
    if x:
        if not _K_ElicitationSessionScope.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_ElicitationRequestScope(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.request_id
    if (
        (type(v0) is not int or not -9223372036854775808 <= v0 <= 9223372036854775807)
        and type(v0) is not str
    ) and v0 is not None:
        raise Unclean
    w: dict[str, Any] = {"requestId": v0}
    x = o.extra_fields
    if x:
        if not _K_ElicitationRequestScope.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_ElicitationSchema(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.type
    if v != "object" or "type" in o._sent:
        if type(v) is not str or v not in _S_5:
            raise Unclean
        w["type"] = v
    v = o.title
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["title"] = v
    v = o.properties
    if v != {} or "properties" in o._sent:
        if type(v) is not dict:
            raise Unclean
        w["properties"] = {
            k: _X_ElicitationPropertySchema[type(x)](x, c) for k, x in v.items()
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
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_ElicitationSchema.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_ElicitationPropertySchemaString(o: Any, c: Any) -> dict[str, Any]:
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
        if type(v) is not str or v not in _S_6:
            raise Unclean
        w["format"] = v
    v = o.default
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["default"] = v
    v = o.enum
    if v is not None:
        if type(v) is not list:
            raise Unclean
        for x in v:
            if type(x) is not str:
                raise Unclean
        w["enum"] = v[:]
    v = o.one_of
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w["oneOf"] = [
            _e_EnumOption(x if type(x) is EnumOption else unclean(), c) for x in v
        ]
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_ElicitationPropertySchemaString.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_ElicitationPropertySchemaNumber(o: Any, c: Any) -> dict[str, Any]:
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
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_ElicitationPropertySchemaNumber.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_ElicitationPropertySchemaInteger(o: Any, c: Any) -> dict[str, Any]:
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
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_ElicitationPropertySchemaInteger.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_ElicitationPropertySchemaBoolean(o: Any, c: Any) -> dict[str, Any]:
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
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_ElicitationPropertySchemaBoolean.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_ElicitationPropertySchemaArray(o: Any, c: Any) -> dict[str, Any]:
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
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_ElicitationPropertySchemaArray.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_ElicitationPropertySchemaOther(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.type
    if type(v0) is not str or v0[:1] != "_":
        raise Unclean
    w: dict[str, Any] = {"type": v0}
    x = o.extra_fields
    if x:
        if not _K_ElicitationPropertySchemaOther.isdisjoint(x):
            raise Unclean
        w.update(x)
    if o._keys:
        return reorder(w, o._keys, _S_20)
    return w


def _e_EnumOption(o: Any, c: Any) -> dict[str, Any]:
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
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_EnumOption.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_StringPropertySchema(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
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
        if type(v) is not str or v not in _S_6:
            raise Unclean
        w["format"] = v
    v = o.default
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["default"] = v
    v = o.enum
    if v is not None:
        if type(v) is not list:
            raise Unclean
        for x in v:
            if type(x) is not str:
                raise Unclean
        w["enum"] = v[:]
    v = o.one_of
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w["oneOf"] = [
            _e_EnumOption(x if type(x) is EnumOption else unclean(), c) for x in v
        ]
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_StringPropertySchema.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_NumberPropertySchema(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
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
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_NumberPropertySchema.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_IntegerPropertySchema(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
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
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_IntegerPropertySchema.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_BooleanPropertySchema(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
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
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_BooleanPropertySchema.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_MultiSelectItemsString(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.enum
    if type(v0) is not list:
        raise Unclean
    for x in v0:
        if type(x) is not str:
            raise Unclean
    w: dict[str, Any] = {"type": "string", "enum": v0[:]}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_MultiSelectItemsString.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_MultiSelectItemsOther(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.type
    if type(v0) is not str or v0[:1] != "_":
        raise Unclean
    w: dict[str, Any] = {"type": v0}
    x = o.extra_fields
    if x:
        if not _K_MultiSelectItemsOther.isdisjoint(x):
            raise Unclean
        w.update(x)
    if o._keys:
        return reorder(w, o._keys, _S_20)
    return w


def _e_StringMultiSelectItems(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.enum
    if type(v0) is not list:
        raise Unclean
    for x in v0:
        if type(x) is not str:
            raise Unclean
    w: dict[str, Any] = {"enum": v0[:]}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_StringMultiSelectItems.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_TitledMultiSelectItems(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.any_of
    if type(v0) is not list:
        raise Unclean
    w: dict[str, Any] = {
        "anyOf": [
            _e_EnumOption(x if type(x) is EnumOption else unclean(), c) for x in v0
        ],
    }
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_TitledMultiSelectItems.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_MultiSelectPropertySchema(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.items
    w: dict[str, Any] = {"items": _X_MultiSelectItems[type(v0)](v0, c)}
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
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_MultiSelectPropertySchema.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_ElicitationFormModeSession(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.session_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.requested_schema
    w: dict[str, Any] = {
        "sessionId": v0,
        "requestedSchema": _e_ElicitationSchema(
            v1 if type(v1) is ElicitationSchema else unclean(), c
        ),
    }
    v = o.tool_call_id
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["toolCallId"] = v
    x = o.extra_fields
    if x:
        if not _K_ElicitationFormModeSession.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_ElicitationFormModeRequest(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.request_id
    if (
        (type(v0) is not int or not -9223372036854775808 <= v0 <= 9223372036854775807)
        and type(v0) is not str
    ) and v0 is not None:
        raise Unclean
    v1 = o.requested_schema
    w: dict[str, Any] = {
        "requestId": v0,
        "requestedSchema": _e_ElicitationSchema(
            v1 if type(v1) is ElicitationSchema else unclean(), c
        ),
    }
    x = o.extra_fields
    if x:
        if not _K_ElicitationFormModeRequest.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_ElicitationUrlModeSession(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.session_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.elicitation_id
    if type(v1) is not str:
        raise Unclean
    v2 = o.url
    if type(v2) is not str:
        raise Unclean
    w: dict[str, Any] = {"sessionId": v0, "elicitationId": v1, "url": v2}
    v = o.tool_call_id
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["toolCallId"] = v
    x = o.extra_fields
    if x:
        if not _K_ElicitationUrlModeSession.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_ElicitationUrlModeRequest(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.request_id
    if (
        (type(v0) is not int or not -9223372036854775808 <= v0 <= 9223372036854775807)
        and type(v0) is not str
    ) and v0 is not None:
        raise Unclean
    v1 = o.elicitation_id
    if type(v1) is not str:
        raise Unclean
    v2 = o.url
    if type(v2) is not str:
        raise Unclean
    w: dict[str, Any] = {"requestId": v0, "elicitationId": v1, "url": v2}
    x = o.extra_fields
    if x:
        if not _K_ElicitationUrlModeRequest.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_ConnectMcpRequest(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.server_id
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"serverId": v0}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_ConnectMcpRequest.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_MessageMcpRequest(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.connection_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.method
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"connectionId": v0, "method": v1}
    v = o.params
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["params"] = v
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_MessageMcpRequest.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_DisconnectMcpRequest(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.connection_id
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"connectionId": v0}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_DisconnectMcpRequest.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_InitializeResponse(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.protocol_version
    if type(v0) is not int or not 0 <= v0 <= 65535:
        raise Unclean
    w: dict[str, Any] = {"protocolVersion": v0}
    v = o.agent_capabilities
    if v != AgentCapabilities() or "agentCapabilities" in o._sent:
        w["agentCapabilities"] = _e_AgentCapabilities(
            v if type(v) is AgentCapabilities else unclean(), c
        )
    v = o.auth_methods
    if v != [] or "authMethods" in o._sent:
        if type(v) is not list:
            raise Unclean
        w["authMethods"] = [_X_AuthMethod[type(x)](x, c) for x in v]
    v = o.agent_info
    if v is not None:
        w["agentInfo"] = _e_Implementation(
            v if type(v) is Implementation else unclean(), c
        )
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_InitializeResponse.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_AgentCapabilities(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.load_session
    if v is not False or "loadSession" in o._sent:
        if type(v) is not bool:
            raise Unclean
        w["loadSession"] = v
    v = o.prompt_capabilities
    if v != PromptCapabilities() or "promptCapabilities" in o._sent:
        w["promptCapabilities"] = _e_PromptCapabilities(
            v if type(v) is PromptCapabilities else unclean(), c
        )
    v = o.mcp_capabilities
    if v != McpCapabilities() or "mcpCapabilities" in o._sent:
        w["mcpCapabilities"] = _e_McpCapabilities(
            v if type(v) is McpCapabilities else unclean(), c
        )
    v = o.session_capabilities
    if v != SessionCapabilities() or "sessionCapabilities" in o._sent:
        w["sessionCapabilities"] = _e_SessionCapabilities(
            v if type(v) is SessionCapabilities else unclean(), c
        )
    v = o.auth
    if v != AgentAuthCapabilities() or "auth" in o._sent:
        w["auth"] = _e_AgentAuthCapabilities(
            v if type(v) is AgentAuthCapabilities else unclean(), c
        )
    v = o.providers
    if v is not None:
        if "unstable_llm_providers" not in c.on:
            raise Unclean
        w["providers"] = _e_ProvidersCapabilities(
            v if type(v) is ProvidersCapabilities else unclean(), c
        )
    v = o.nes
    if v is not None:
        if "unstable_nes" not in c.on:
            raise Unclean
        w["nes"] = _e_NesCapabilities(v if type(v) is NesCapabilities else unclean(), c)
    v = o.position_encoding
    if v is not None:
        if "unstable_nes" not in c.on:
            raise Unclean
        if type(v) is not str or v not in _S_9:
            raise Unclean
        w["positionEncoding"] = v
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_AgentCapabilities.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_PromptCapabilities(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.image
    if v is not False or "image" in o._sent:
        if type(v) is not bool:
            raise Unclean
        w["image"] = v
    v = o.audio
    if v is not False or "audio" in o._sent:
        if type(v) is not bool:
            raise Unclean
        w["audio"] = v
    v = o.embedded_context
    if v is not False or "embeddedContext" in o._sent:
        if type(v) is not bool:
            raise Unclean
        w["embeddedContext"] = v
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_PromptCapabilities.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_McpCapabilities(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.http
    if v is not False or "http" in o._sent:
        if type(v) is not bool:
            raise Unclean
        w["http"] = v
    v = o.sse
    if v is not False or "sse" in o._sent:
        if type(v) is not bool:
            raise Unclean
        w["sse"] = v
    v = o.acp
    if v is not False or "acp" in o._sent:
        if "unstable_mcp_over_acp" not in c.on:
            raise Unclean
        if type(v) is not bool:
            raise Unclean
        w["acp"] = v
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_McpCapabilities.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_SessionCapabilities(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.list
    if v is not None:
        w["list"] = _e_SessionListCapabilities(
            v if type(v) is SessionListCapabilities else unclean(), c
        )
    v = o.delete
    if v is not None:
        w["delete"] = _e_SessionDeleteCapabilities(
            v if type(v) is SessionDeleteCapabilities else unclean(), c
        )
    v = o.additional_directories
    if v is not None:
        w["additionalDirectories"] = _e_SessionAdditionalDirectoriesCapabilities(
            v if type(v) is SessionAdditionalDirectoriesCapabilities else unclean(), c
        )
    v = o.fork
    if v is not None:
        if "unstable_session_fork" not in c.on:
            raise Unclean
        w["fork"] = _e_SessionForkCapabilities(
            v if type(v) is SessionForkCapabilities else unclean(), c
        )
    v = o.resume
    if v is not None:
        w["resume"] = _e_SessionResumeCapabilities(
            v if type(v) is SessionResumeCapabilities else unclean(), c
        )
    v = o.close
    if v is not None:
        w["close"] = _e_SessionCloseCapabilities(
            v if type(v) is SessionCloseCapabilities else unclean(), c
        )
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_SessionCapabilities.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_SessionListCapabilities(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_SessionListCapabilities.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_SessionDeleteCapabilities(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_SessionDeleteCapabilities.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_SessionAdditionalDirectoriesCapabilities(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_SessionAdditionalDirectoriesCapabilities.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_SessionForkCapabilities(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_SessionForkCapabilities.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_SessionResumeCapabilities(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_SessionResumeCapabilities.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_SessionCloseCapabilities(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_SessionCloseCapabilities.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_AgentAuthCapabilities(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.logout
    if v is not None:
        w["logout"] = _e_LogoutCapabilities(
            v if type(v) is LogoutCapabilities else unclean(), c
        )
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_AgentAuthCapabilities.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_LogoutCapabilities(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_LogoutCapabilities.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_ProvidersCapabilities(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_ProvidersCapabilities.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_NesCapabilities(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.events
    if v is not None:
        w["events"] = _e_NesEventCapabilities(
            v if type(v) is NesEventCapabilities else unclean(), c
        )
    v = o.context
    if v is not None:
        w["context"] = _e_NesContextCapabilities(
            v if type(v) is NesContextCapabilities else unclean(), c
        )
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_NesCapabilities.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_NesEventCapabilities(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.document
    if v is not None:
        w["document"] = _e_NesDocumentEventCapabilities(
            v if type(v) is NesDocumentEventCapabilities else unclean(), c
        )
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_NesEventCapabilities.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_NesDocumentEventCapabilities(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.did_open
    if v is not None:
        w["didOpen"] = _e_NesDocumentDidOpenCapabilities(
            v if type(v) is NesDocumentDidOpenCapabilities else unclean(), c
        )
    v = o.did_change
    if v is not None:
        w["didChange"] = _e_NesDocumentDidChangeCapabilities(
            v if type(v) is NesDocumentDidChangeCapabilities else unclean(), c
        )
    v = o.did_close
    if v is not None:
        w["didClose"] = _e_NesDocumentDidCloseCapabilities(
            v if type(v) is NesDocumentDidCloseCapabilities else unclean(), c
        )
    v = o.did_save
    if v is not None:
        w["didSave"] = _e_NesDocumentDidSaveCapabilities(
            v if type(v) is NesDocumentDidSaveCapabilities else unclean(), c
        )
    v = o.did_focus
    if v is not None:
        w["didFocus"] = _e_NesDocumentDidFocusCapabilities(
            v if type(v) is NesDocumentDidFocusCapabilities else unclean(), c
        )
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_NesDocumentEventCapabilities.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_NesDocumentDidOpenCapabilities(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_NesDocumentDidOpenCapabilities.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_NesDocumentDidChangeCapabilities(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.sync_kind
    if type(v0) is not str or v0 not in _S_10:
        raise Unclean
    w: dict[str, Any] = {"syncKind": v0}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_NesDocumentDidChangeCapabilities.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_NesDocumentDidCloseCapabilities(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_NesDocumentDidCloseCapabilities.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_NesDocumentDidSaveCapabilities(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_NesDocumentDidSaveCapabilities.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_NesDocumentDidFocusCapabilities(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_NesDocumentDidFocusCapabilities.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_NesContextCapabilities(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.recent_files
    if v is not None:
        w["recentFiles"] = _e_NesRecentFilesCapabilities(
            v if type(v) is NesRecentFilesCapabilities else unclean(), c
        )
    v = o.related_snippets
    if v is not None:
        w["relatedSnippets"] = _e_NesRelatedSnippetsCapabilities(
            v if type(v) is NesRelatedSnippetsCapabilities else unclean(), c
        )
    v = o.edit_history
    if v is not None:
        w["editHistory"] = _e_NesEditHistoryCapabilities(
            v if type(v) is NesEditHistoryCapabilities else unclean(), c
        )
    v = o.user_actions
    if v is not None:
        w["userActions"] = _e_NesUserActionsCapabilities(
            v if type(v) is NesUserActionsCapabilities else unclean(), c
        )
    v = o.open_files
    if v is not None:
        w["openFiles"] = _e_NesOpenFilesCapabilities(
            v if type(v) is NesOpenFilesCapabilities else unclean(), c
        )
    v = o.diagnostics
    if v is not None:
        w["diagnostics"] = _e_NesDiagnosticsCapabilities(
            v if type(v) is NesDiagnosticsCapabilities else unclean(), c
        )
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_NesContextCapabilities.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_NesRecentFilesCapabilities(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.max_count
    if v is not None:
        if type(v) is not int or not 0 <= v <= 4294967295:
            raise Unclean
        w["maxCount"] = v
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_NesRecentFilesCapabilities.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_NesRelatedSnippetsCapabilities(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_NesRelatedSnippetsCapabilities.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_NesEditHistoryCapabilities(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.max_count
    if v is not None:
        if type(v) is not int or not 0 <= v <= 4294967295:
            raise Unclean
        w["maxCount"] = v
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_NesEditHistoryCapabilities.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_NesUserActionsCapabilities(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.max_count
    if v is not None:
        if type(v) is not int or not 0 <= v <= 4294967295:
            raise Unclean
        w["maxCount"] = v
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_NesUserActionsCapabilities.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_NesOpenFilesCapabilities(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_NesOpenFilesCapabilities.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_NesDiagnosticsCapabilities(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_NesDiagnosticsCapabilities.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_AuthMethodTerminal(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.id
    if type(v0) is not str:
        raise Unclean
    v1 = o.name
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"type": "terminal", "id": v0, "name": v1}
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
        if type(v) is not dict:
            raise Unclean
        w["env"] = {k: _e_AuthMethodTerminal_env_item(x, c) for k, x in v.items()}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_AuthMethodTerminal.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_AuthMethodAgent(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.id
    if type(v0) is not str:
        raise Unclean
    v1 = o.name
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"id": v0, "name": v1}
    v = o.description
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["description"] = v
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_AuthMethodAgent.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_Implementation(o: Any, c: Any) -> dict[str, Any]:
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
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_Implementation.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_AuthenticateResponse(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_AuthenticateResponse.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_ListProvidersResponse(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.providers
    if type(v0) is not list:
        raise Unclean
    w: dict[str, Any] = {
        "providers": [
            _e_ProviderInfo(x if type(x) is ProviderInfo else unclean(), c) for x in v0
        ],
    }
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_ListProvidersResponse.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_ProviderInfo(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.provider_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.supported
    if type(v1) is not list:
        raise Unclean
    for x in v1:
        if type(x) is not str or (x not in _S_21 and x[:1] != "_"):
            raise Unclean
    v2 = o.required
    if type(v2) is not bool:
        raise Unclean
    w: dict[str, Any] = {"providerId": v0, "supported": v1[:], "required": v2}
    v = o.current
    if v is not None:
        w["current"] = _e_ProviderCurrentConfig(
            v if type(v) is ProviderCurrentConfig else unclean(), c
        )
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_ProviderInfo.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_ProviderCurrentConfig(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.api_type
    if type(v0) is not str or (v0 not in _S_21 and v0[:1] != "_"):
        raise Unclean
    v1 = o.base_url
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"apiType": v0, "baseUrl": v1}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_ProviderCurrentConfig.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_SetProviderResponse(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_SetProviderResponse.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_DisableProviderResponse(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_DisableProviderResponse.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_LogoutResponse(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_LogoutResponse.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_NewSessionResponse(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.session_id
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"sessionId": v0}
    v = o.modes
    if v is not None:
        w["modes"] = _e_SessionModeState(
            v if type(v) is SessionModeState else unclean(), c
        )
    v = o.config_options
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w["configOptions"] = [_X_SessionConfigOption[type(x)](x, c) for x in v]
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_NewSessionResponse.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_SessionModeState(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.current_mode_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.available_modes
    if type(v1) is not list:
        raise Unclean
    w: dict[str, Any] = {
        "currentModeId": v0,
        "availableModes": [
            _e_SessionMode(x if type(x) is SessionMode else unclean(), c) for x in v1
        ],
    }
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_SessionModeState.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_SessionMode(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.id
    if type(v0) is not str:
        raise Unclean
    v1 = o.name
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"id": v0, "name": v1}
    v = o.description
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["description"] = v
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_SessionMode.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_SessionConfigOptionSelect(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.current_value
    if type(v0) is not str:
        raise Unclean
    v1 = o.options
    v2 = o.id
    if type(v2) is not str:
        raise Unclean
    v3 = o.name
    if type(v3) is not str:
        raise Unclean
    w: dict[str, Any] = {
        "type": "select",
        "currentValue": v0,
        "options": _e_SessionConfigSelectOptions(v1, c),
        "id": v2,
        "name": v3,
    }
    v = o.description
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["description"] = v
    v = o.category
    if v is not None:
        if type(v) is not str or (v not in _S_22 and v[:1] != "_"):
            raise Unclean
        w["category"] = v
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_SessionConfigOptionSelect.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_SessionConfigOptionBoolean(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.current_value
    if type(v0) is not bool:
        raise Unclean
    v1 = o.id
    if type(v1) is not str:
        raise Unclean
    v2 = o.name
    if type(v2) is not str:
        raise Unclean
    w: dict[str, Any] = {"type": "boolean", "currentValue": v0, "id": v1, "name": v2}
    v = o.description
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["description"] = v
    v = o.category
    if v is not None:
        if type(v) is not str or (v not in _S_22 and v[:1] != "_"):
            raise Unclean
        w["category"] = v
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_SessionConfigOptionBoolean.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_SessionConfigSelectOption(o: Any, c: Any) -> dict[str, Any]:
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
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_SessionConfigSelectOption.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_SessionConfigSelectGroup(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.group
    if type(v0) is not str:
        raise Unclean
    v1 = o.name
    if type(v1) is not str:
        raise Unclean
    v2 = o.options
    if type(v2) is not list:
        raise Unclean
    w: dict[str, Any] = {
        "group": v0,
        "name": v1,
        "options": [
            _e_SessionConfigSelectOption(
                x if type(x) is SessionConfigSelectOption else unclean(), c
            )
            for x in v2
        ],
    }
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_SessionConfigSelectGroup.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_SessionConfigSelect(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.current_value
    if type(v0) is not str:
        raise Unclean
    v1 = o.options
    w: dict[str, Any] = {
        "currentValue": v0,
        "options": _e_SessionConfigSelectOptions(v1, c),
    }
    x = o.extra_fields
    if x:
        if not _K_SessionConfigSelect.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_SessionConfigBoolean(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.current_value
    if type(v0) is not bool:
        raise Unclean
    w: dict[str, Any] = {"currentValue": v0}
    x = o.extra_fields
    if x:
        if not _K_SessionConfigBoolean.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_LoadSessionResponse(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.modes
    if v is not None:
        w["modes"] = _e_SessionModeState(
            v if type(v) is SessionModeState else unclean(), c
        )
    v = o.config_options
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w["configOptions"] = [_X_SessionConfigOption[type(x)](x, c) for x in v]
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_LoadSessionResponse.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_ListSessionsResponse(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.sessions
    if type(v0) is not list:
        raise Unclean
    w: dict[str, Any] = {
        "sessions": [
            _e_SessionInfo(x if type(x) is SessionInfo else unclean(), c) for x in v0
        ],
    }
    v = o.next_cursor
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["nextCursor"] = v
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_ListSessionsResponse.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_SessionInfo(o: Any, c: Any) -> dict[str, Any]:
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
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_SessionInfo.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_DeleteSessionResponse(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_DeleteSessionResponse.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_ForkSessionResponse(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.session_id
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"sessionId": v0}
    v = o.modes
    if v is not None:
        w["modes"] = _e_SessionModeState(
            v if type(v) is SessionModeState else unclean(), c
        )
    v = o.config_options
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w["configOptions"] = [_X_SessionConfigOption[type(x)](x, c) for x in v]
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_ForkSessionResponse.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_ResumeSessionResponse(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.modes
    if v is not None:
        w["modes"] = _e_SessionModeState(
            v if type(v) is SessionModeState else unclean(), c
        )
    v = o.config_options
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w["configOptions"] = [_X_SessionConfigOption[type(x)](x, c) for x in v]
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_ResumeSessionResponse.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_CloseSessionResponse(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_CloseSessionResponse.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_SetSessionModeResponse(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_SetSessionModeResponse.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_SetSessionConfigOptionResponse(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.config_options
    if type(v0) is not list:
        raise Unclean
    w: dict[str, Any] = {
        "configOptions": [_X_SessionConfigOption[type(x)](x, c) for x in v0],
    }
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_SetSessionConfigOptionResponse.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_PromptResponse(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.stop_reason
    if type(v0) is not str or v0 not in _S_11:
        raise Unclean
    w: dict[str, Any] = {"stopReason": v0}
    v = o.usage
    if v is not None:
        if "unstable_end_turn_token_usage" not in c.on:
            raise Unclean
        w["usage"] = _e_Usage(v if type(v) is Usage else unclean(), c)
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_PromptResponse.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_Usage(o: Any, c: Any) -> dict[str, Any]:
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
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_Usage.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_StartNesResponse(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.session_id
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"sessionId": v0}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_StartNesResponse.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_SuggestNesResponse(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.suggestions
    if type(v0) is not list:
        raise Unclean
    w: dict[str, Any] = {"suggestions": [_X_NesSuggestion[type(x)](x, c) for x in v0]}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_SuggestNesResponse.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_NesSuggestionEdit(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.id
    if type(v0) is not str:
        raise Unclean
    v1 = o.uri
    if type(v1) is not str:
        raise Unclean
    v2 = o.edits
    if type(v2) is not list:
        raise Unclean
    w: dict[str, Any] = {
        "kind": "edit",
        "id": v0,
        "uri": v1,
        "edits": [
            _e_NesTextEdit(x if type(x) is NesTextEdit else unclean(), c) for x in v2
        ],
    }
    v = o.cursor_position
    if v is not None:
        w["cursorPosition"] = _e_Position(v if type(v) is Position else unclean(), c)
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_NesSuggestionEdit.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_NesSuggestionJump(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.id
    if type(v0) is not str:
        raise Unclean
    v1 = o.uri
    if type(v1) is not str:
        raise Unclean
    v2 = o.position
    w: dict[str, Any] = {
        "kind": "jump",
        "id": v0,
        "uri": v1,
        "position": _e_Position(v2 if type(v2) is Position else unclean(), c),
    }
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_NesSuggestionJump.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_NesSuggestionRename(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.id
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
        "id": v0,
        "uri": v1,
        "position": _e_Position(v2 if type(v2) is Position else unclean(), c),
        "newName": v3,
    }
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_NesSuggestionRename.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_NesSuggestionSearchAndReplace(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.id
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
        "id": v0,
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
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_NesSuggestionSearchAndReplace.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_NesTextEdit(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.range
    v1 = o.new_text
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {
        "range": _e_Range(v0 if type(v0) is Range else unclean(), c),
        "newText": v1,
    }
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_NesTextEdit.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_Range(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.start
    v1 = o.end
    w: dict[str, Any] = {
        "start": _e_Position(v0 if type(v0) is Position else unclean(), c),
        "end": _e_Position(v1 if type(v1) is Position else unclean(), c),
    }
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_Range.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_Position(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.line
    if type(v0) is not int or not 0 <= v0 <= 4294967295:
        raise Unclean
    v1 = o.character
    if type(v1) is not int or not 0 <= v1 <= 4294967295:
        raise Unclean
    w: dict[str, Any] = {"line": v0, "character": v1}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_Position.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_NesEditSuggestion(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.id
    if type(v0) is not str:
        raise Unclean
    v1 = o.uri
    if type(v1) is not str:
        raise Unclean
    v2 = o.edits
    if type(v2) is not list:
        raise Unclean
    w: dict[str, Any] = {
        "id": v0,
        "uri": v1,
        "edits": [
            _e_NesTextEdit(x if type(x) is NesTextEdit else unclean(), c) for x in v2
        ],
    }
    v = o.cursor_position
    if v is not None:
        w["cursorPosition"] = _e_Position(v if type(v) is Position else unclean(), c)
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_NesEditSuggestion.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_NesJumpSuggestion(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.id
    if type(v0) is not str:
        raise Unclean
    v1 = o.uri
    if type(v1) is not str:
        raise Unclean
    v2 = o.position
    w: dict[str, Any] = {
        "id": v0,
        "uri": v1,
        "position": _e_Position(v2 if type(v2) is Position else unclean(), c),
    }
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_NesJumpSuggestion.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_NesRenameSuggestion(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.id
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
        "id": v0,
        "uri": v1,
        "position": _e_Position(v2 if type(v2) is Position else unclean(), c),
        "newName": v3,
    }
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_NesRenameSuggestion.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_NesSearchAndReplaceSuggestion(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.id
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
    w: dict[str, Any] = {"id": v0, "uri": v1, "search": v2, "replace": v3}
    v = o.is_regex
    if v is not None:
        if type(v) is not bool:
            raise Unclean
        w["isRegex"] = v
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_NesSearchAndReplaceSuggestion.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_CloseNesResponse(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_CloseNesResponse.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_Error(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.code
    if type(v0) is not int or not -2147483648 <= v0 <= 2147483647:
        raise Unclean
    v1 = o.message
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"code": v0, "message": v1}
    v = o.data
    if v is not None:
        w["data"] = v
    x = o.extra_fields
    if x:
        if not _K_Error.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_SessionNotification(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.session_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.update
    w: dict[str, Any] = {"sessionId": v0, "update": _X_SessionUpdate[type(v1)](v1, c)}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_SessionNotification.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_SessionUpdateUserMessageChunk(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.content
    w: dict[str, Any] = {
        "sessionUpdate": "user_message_chunk",
        "content": _X_ContentBlock[type(v0)](v0, c),
    }
    v = o.message_id
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["messageId"] = v
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_SessionUpdateUserMessageChunk.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_SessionUpdateAgentMessageChunk(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.content
    w: dict[str, Any] = {
        "sessionUpdate": "agent_message_chunk",
        "content": _X_ContentBlock[type(v0)](v0, c),
    }
    v = o.message_id
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["messageId"] = v
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_SessionUpdateAgentMessageChunk.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_SessionUpdateAgentThoughtChunk(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.content
    w: dict[str, Any] = {
        "sessionUpdate": "agent_thought_chunk",
        "content": _X_ContentBlock[type(v0)](v0, c),
    }
    v = o.message_id
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["messageId"] = v
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_SessionUpdateAgentThoughtChunk.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_SessionUpdateToolCall(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.tool_call_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.title
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"sessionUpdate": "tool_call", "toolCallId": v0, "title": v1}
    v = o.name
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["name"] = v
    v = o.kind
    if v is not None:
        if type(v) is not str or v not in _S_0:
            raise Unclean
        w["kind"] = v
    v = o.status
    if v is not None:
        if type(v) is not str or v not in _S_1:
            raise Unclean
        w["status"] = v
    v = o.content
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w["content"] = [_X_ToolCallContent[type(x)](x, c) for x in v]
    v = o.locations
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w["locations"] = [
            _e_ToolCallLocation(x if type(x) is ToolCallLocation else unclean(), c)
            for x in v
        ]
    v = o.raw_input
    if v is not None:
        w["rawInput"] = v
    v = o.raw_output
    if v is not None:
        w["rawOutput"] = v
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_SessionUpdateToolCall.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_SessionUpdateToolCallUpdate(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.tool_call_id
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"sessionUpdate": "tool_call_update", "toolCallId": v0}
    v = o.kind
    if v is not None:
        if type(v) is not str or v not in _S_0:
            raise Unclean
        w["kind"] = v
    v = o.status
    if v is not None:
        if type(v) is not str or v not in _S_1:
            raise Unclean
        w["status"] = v
    v = o.title
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["title"] = v
    v = o.name
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["name"] = v
    v = o.content
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w["content"] = [_X_ToolCallContent[type(x)](x, c) for x in v]
    v = o.locations
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w["locations"] = [
            _e_ToolCallLocation(x if type(x) is ToolCallLocation else unclean(), c)
            for x in v
        ]
    v = o.raw_input
    if v is not None:
        w["rawInput"] = v
    v = o.raw_output
    if v is not None:
        w["rawOutput"] = v
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_SessionUpdateToolCallUpdate.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_SessionUpdatePlan(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.entries
    if type(v0) is not list:
        raise Unclean
    w: dict[str, Any] = {
        "sessionUpdate": "plan",
        "entries": [
            _e_PlanEntry(x if type(x) is PlanEntry else unclean(), c) for x in v0
        ],
    }
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_SessionUpdatePlan.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_SessionUpdatePlanUpdate(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.plan
    w: dict[str, Any] = {
        "sessionUpdate": "plan_update",
        "plan": _X_PlanUpdateContent[type(v0)](v0, c),
    }
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_SessionUpdatePlanUpdate.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_SessionUpdatePlanRemoved(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.plan_id
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"sessionUpdate": "plan_removed", "planId": v0}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_SessionUpdatePlanRemoved.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_SessionUpdateAvailableCommandsUpdate(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.available_commands
    if type(v0) is not list:
        raise Unclean
    w: dict[str, Any] = {
        "sessionUpdate": "available_commands_update",
        "availableCommands": [
            _e_AvailableCommand(x if type(x) is AvailableCommand else unclean(), c)
            for x in v0
        ],
    }
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_SessionUpdateAvailableCommandsUpdate.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_SessionUpdateCurrentModeUpdate(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.current_mode_id
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"sessionUpdate": "current_mode_update", "currentModeId": v0}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_SessionUpdateCurrentModeUpdate.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_SessionUpdateConfigOptionUpdate(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.config_options
    if type(v0) is not list:
        raise Unclean
    w: dict[str, Any] = {
        "sessionUpdate": "config_option_update",
        "configOptions": [_X_SessionConfigOption[type(x)](x, c) for x in v0],
    }
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_SessionUpdateConfigOptionUpdate.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_SessionUpdateSessionInfoUpdate(o: Any, c: Any) -> dict[str, Any]:
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
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_SessionUpdateSessionInfoUpdate.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_SessionUpdateUsageUpdate(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.used
    if type(v0) is not int or not 0 <= v0 <= 18446744073709551615:
        raise Unclean
    v1 = o.size
    if type(v1) is not int or not 0 <= v1 <= 18446744073709551615:
        raise Unclean
    w: dict[str, Any] = {"sessionUpdate": "usage_update", "used": v0, "size": v1}
    v = o.cost
    if v is not None:
        w["cost"] = _e_Cost(v if type(v) is Cost else unclean(), c)
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_SessionUpdateUsageUpdate.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_SessionUpdateNotice(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.severity
    if type(v0) is not str or (v0 not in _S_23 and v0[:1] != "_"):
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
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_SessionUpdateNotice.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_SessionUpdateCompactionUpdate(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.compaction_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.status
    if type(v1) is not str or (v1 not in _S_24 and v1[:1] != "_"):
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
        if v is not None and type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_SessionUpdateCompactionUpdate.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_SessionUpdateCompactionSummaryChunk(o: Any, c: Any) -> dict[str, Any]:
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
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_SessionUpdateCompactionSummaryChunk.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_ContentChunk(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.content
    w: dict[str, Any] = {"content": _X_ContentBlock[type(v0)](v0, c)}
    v = o.message_id
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["messageId"] = v
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_ContentChunk.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_ToolCall(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.tool_call_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.title
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"toolCallId": v0, "title": v1}
    v = o.name
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["name"] = v
    v = o.kind
    if v is not None:
        if type(v) is not str or v not in _S_0:
            raise Unclean
        w["kind"] = v
    v = o.status
    if v is not None:
        if type(v) is not str or v not in _S_1:
            raise Unclean
        w["status"] = v
    v = o.content
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w["content"] = [_X_ToolCallContent[type(x)](x, c) for x in v]
    v = o.locations
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w["locations"] = [
            _e_ToolCallLocation(x if type(x) is ToolCallLocation else unclean(), c)
            for x in v
        ]
    v = o.raw_input
    if v is not None:
        w["rawInput"] = v
    v = o.raw_output
    if v is not None:
        w["rawOutput"] = v
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_ToolCall.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_PlanEntry(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.content
    if type(v0) is not str:
        raise Unclean
    v1 = o.priority
    if type(v1) is not str or v1 not in _S_12:
        raise Unclean
    v2 = o.status
    if type(v2) is not str or v2 not in _S_13:
        raise Unclean
    w: dict[str, Any] = {"content": v0, "priority": v1, "status": v2}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_PlanEntry.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_Plan(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.entries
    if type(v0) is not list:
        raise Unclean
    w: dict[str, Any] = {
        "entries": [
            _e_PlanEntry(x if type(x) is PlanEntry else unclean(), c) for x in v0
        ],
    }
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_Plan.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_PlanUpdateContentItems(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.plan_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.entries
    if type(v1) is not list:
        raise Unclean
    w: dict[str, Any] = {
        "type": "items",
        "planId": v0,
        "entries": [
            _e_PlanEntry(x if type(x) is PlanEntry else unclean(), c) for x in v1
        ],
    }
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_PlanUpdateContentItems.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_PlanUpdateContentFile(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.plan_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.uri
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"type": "file", "planId": v0, "uri": v1}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_PlanUpdateContentFile.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_PlanUpdateContentMarkdown(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.plan_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.content
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"type": "markdown", "planId": v0, "content": v1}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_PlanUpdateContentMarkdown.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_PlanItems(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.plan_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.entries
    if type(v1) is not list:
        raise Unclean
    w: dict[str, Any] = {
        "planId": v0,
        "entries": [
            _e_PlanEntry(x if type(x) is PlanEntry else unclean(), c) for x in v1
        ],
    }
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_PlanItems.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_PlanFile(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.plan_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.uri
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"planId": v0, "uri": v1}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_PlanFile.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_PlanMarkdown(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.plan_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.content
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"planId": v0, "content": v1}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_PlanMarkdown.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_PlanUpdate(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.plan
    w: dict[str, Any] = {"plan": _X_PlanUpdateContent[type(v0)](v0, c)}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_PlanUpdate.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_PlanRemoved(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.plan_id
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"planId": v0}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_PlanRemoved.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_AvailableCommand(o: Any, c: Any) -> dict[str, Any]:
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
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_AvailableCommand.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_UnstructuredCommandInput(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.hint
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"hint": v0}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_UnstructuredCommandInput.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_AvailableCommandsUpdate(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.available_commands
    if type(v0) is not list:
        raise Unclean
    w: dict[str, Any] = {
        "availableCommands": [
            _e_AvailableCommand(x if type(x) is AvailableCommand else unclean(), c)
            for x in v0
        ],
    }
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_AvailableCommandsUpdate.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_CurrentModeUpdate(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.current_mode_id
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"currentModeId": v0}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_CurrentModeUpdate.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_ConfigOptionUpdate(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.config_options
    if type(v0) is not list:
        raise Unclean
    w: dict[str, Any] = {
        "configOptions": [_X_SessionConfigOption[type(x)](x, c) for x in v0],
    }
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_ConfigOptionUpdate.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_SessionInfoUpdate(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
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
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_SessionInfoUpdate.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_Cost(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.amount
    if (type(v0) is not float and type(v0) is not int) or not -_MAX <= v0 <= _MAX:
        raise Unclean
    v1 = o.currency
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"amount": v0, "currency": v1}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_Cost.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_UsageUpdate(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.used
    if type(v0) is not int or not 0 <= v0 <= 18446744073709551615:
        raise Unclean
    v1 = o.size
    if type(v1) is not int or not 0 <= v1 <= 18446744073709551615:
        raise Unclean
    w: dict[str, Any] = {"used": v0, "size": v1}
    v = o.cost
    if v is not None:
        w["cost"] = _e_Cost(v if type(v) is Cost else unclean(), c)
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_UsageUpdate.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_Notice(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.severity
    if type(v0) is not str or (v0 not in _S_23 and v0[:1] != "_"):
        raise Unclean
    v1 = o.title
    if type(v1) is not str or not v1:
        raise Unclean
    w: dict[str, Any] = {"severity": v0, "title": v1}
    v = o.description
    if v is not None:
        if type(v) is not str:
            raise Unclean
        w["description"] = v
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_Notice.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_CompactionUpdate(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.compaction_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.status
    if type(v1) is not str or (v1 not in _S_24 and v1[:1] != "_"):
        raise Unclean
    w: dict[str, Any] = {"compactionId": v0, "status": v1}
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
        if v is not None and type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_CompactionUpdate.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_CompactionSummaryChunk(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.compaction_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.content
    w: dict[str, Any] = {
        "compactionId": v0,
        "content": _X_ContentBlock[type(v1)](v1, c),
    }
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_CompactionSummaryChunk.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_CompleteElicitationNotification(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.elicitation_id
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"elicitationId": v0}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_CompleteElicitationNotification.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_MessageMcpNotification(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.connection_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.method
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"connectionId": v0, "method": v1}
    v = o.params
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["params"] = v
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_MessageMcpNotification.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_InitializeRequest(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.protocol_version
    if type(v0) is not int or not 0 <= v0 <= 65535:
        raise Unclean
    w: dict[str, Any] = {"protocolVersion": v0}
    v = o.client_capabilities
    if v != ClientCapabilities() or "clientCapabilities" in o._sent:
        w["clientCapabilities"] = _e_ClientCapabilities(
            v if type(v) is ClientCapabilities else unclean(), c
        )
    v = o.client_info
    if v is not None:
        w["clientInfo"] = _e_Implementation(
            v if type(v) is Implementation else unclean(), c
        )
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_InitializeRequest.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_ClientCapabilities(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.fs
    if v != FileSystemCapabilities() or "fs" in o._sent:
        w["fs"] = _e_FileSystemCapabilities(
            v if type(v) is FileSystemCapabilities else unclean(), c
        )
    v = o.terminal
    if v is not False or "terminal" in o._sent:
        if type(v) is not bool:
            raise Unclean
        w["terminal"] = v
    v = o.session
    if v is not None:
        w["session"] = _e_ClientSessionCapabilities(
            v if type(v) is ClientSessionCapabilities else unclean(), c
        )
    v = o.plan
    if v is not None:
        if "unstable_plan_operations" not in c.on:
            raise Unclean
        w["plan"] = _e_PlanCapabilities(
            v if type(v) is PlanCapabilities else unclean(), c
        )
    v = o.auth
    if v != AuthCapabilities() or "auth" in o._sent:
        w["auth"] = _e_AuthCapabilities(
            v if type(v) is AuthCapabilities else unclean(), c
        )
    v = o.elicitation
    if v is not None:
        w["elicitation"] = _e_ElicitationCapabilities(
            v if type(v) is ElicitationCapabilities else unclean(), c
        )
    v = o.nes
    if v is not None:
        if "unstable_nes" not in c.on:
            raise Unclean
        w["nes"] = _e_ClientNesCapabilities(
            v if type(v) is ClientNesCapabilities else unclean(), c
        )
    v = o.position_encodings
    if v is not None:
        if "unstable_nes" not in c.on:
            raise Unclean
        if type(v) is not list:
            raise Unclean
        for x in v:
            if type(x) is not str or x not in _S_9:
                raise Unclean
        w["positionEncodings"] = v[:]
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_ClientCapabilities.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_FileSystemCapabilities(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.read_text_file
    if v is not False or "readTextFile" in o._sent:
        if type(v) is not bool:
            raise Unclean
        w["readTextFile"] = v
    v = o.write_text_file
    if v is not False or "writeTextFile" in o._sent:
        if type(v) is not bool:
            raise Unclean
        w["writeTextFile"] = v
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_FileSystemCapabilities.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_ClientSessionCapabilities(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.compaction
    if v is not None:
        if "unstable_session_compaction" not in c.on:
            raise Unclean
        w["compaction"] = _e_CompactionCapabilities(
            v if type(v) is CompactionCapabilities else unclean(), c
        )
    v = o.config_options
    if v is not None:
        w["configOptions"] = _e_SessionConfigOptionsCapabilities(
            v if type(v) is SessionConfigOptionsCapabilities else unclean(), c
        )
    v = o.notices
    if v is not None:
        if "unstable_session_notices" not in c.on:
            raise Unclean
        w["notices"] = _e_NoticeCapabilities(
            v if type(v) is NoticeCapabilities else unclean(), c
        )
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_ClientSessionCapabilities.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_CompactionCapabilities(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    x = o.extra_fields
    if x:
        if not _K_CompactionCapabilities.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_SessionConfigOptionsCapabilities(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.boolean
    if v is not None:
        w["boolean"] = _e_BooleanConfigOptionCapabilities(
            v if type(v) is BooleanConfigOptionCapabilities else unclean(), c
        )
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_SessionConfigOptionsCapabilities.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_BooleanConfigOptionCapabilities(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_BooleanConfigOptionCapabilities.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_NoticeCapabilities(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    x = o.extra_fields
    if x:
        if not _K_NoticeCapabilities.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_PlanCapabilities(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_PlanCapabilities.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_AuthCapabilities(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.terminal
    if v is not False or "terminal" in o._sent:
        if type(v) is not bool:
            raise Unclean
        w["terminal"] = v
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_AuthCapabilities.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_ElicitationCapabilities(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.form
    if v is not None:
        w["form"] = _e_ElicitationFormCapabilities(
            v if type(v) is ElicitationFormCapabilities else unclean(), c
        )
    v = o.url
    if v is not None:
        w["url"] = _e_ElicitationUrlCapabilities(
            v if type(v) is ElicitationUrlCapabilities else unclean(), c
        )
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_ElicitationCapabilities.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_ElicitationFormCapabilities(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_ElicitationFormCapabilities.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_ElicitationUrlCapabilities(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_ElicitationUrlCapabilities.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_ClientNesCapabilities(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.jump
    if v is not None:
        w["jump"] = _e_NesJumpCapabilities(
            v if type(v) is NesJumpCapabilities else unclean(), c
        )
    v = o.rename
    if v is not None:
        w["rename"] = _e_NesRenameCapabilities(
            v if type(v) is NesRenameCapabilities else unclean(), c
        )
    v = o.search_and_replace
    if v is not None:
        w["searchAndReplace"] = _e_NesSearchAndReplaceCapabilities(
            v if type(v) is NesSearchAndReplaceCapabilities else unclean(), c
        )
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_ClientNesCapabilities.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_NesJumpCapabilities(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_NesJumpCapabilities.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_NesRenameCapabilities(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_NesRenameCapabilities.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_NesSearchAndReplaceCapabilities(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_NesSearchAndReplaceCapabilities.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_AuthenticateRequest(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.method_id
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"methodId": v0}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_AuthenticateRequest.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_ListProvidersRequest(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_ListProvidersRequest.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_SetProviderRequest(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.provider_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.api_type
    if type(v1) is not str or (v1 not in _S_21 and v1[:1] != "_"):
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
            k: _e_SetProviderRequest_headers_item(x, c) for k, x in v.items()
        }
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_SetProviderRequest.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_DisableProviderRequest(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.provider_id
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"providerId": v0}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_DisableProviderRequest.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_LogoutRequest(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_LogoutRequest.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_NewSessionRequest(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.cwd
    if type(v0) is not str:
        raise Unclean
    v1 = o.mcp_servers
    if type(v1) is not list:
        raise Unclean
    w: dict[str, Any] = {
        "cwd": v0,
        "mcpServers": [_X_McpServer[type(x)](x, c) for x in v1],
    }
    v = o.additional_directories
    if v is not None:
        if type(v) is not list:
            raise Unclean
        for x in v:
            if type(x) is not str:
                raise Unclean
        w["additionalDirectories"] = v[:]
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_NewSessionRequest.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_McpServerHttp(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.name
    if type(v0) is not str:
        raise Unclean
    v1 = o.url
    if type(v1) is not str:
        raise Unclean
    v2 = o.headers
    if type(v2) is not list:
        raise Unclean
    w: dict[str, Any] = {
        "type": "http",
        "name": v0,
        "url": v1,
        "headers": [
            _e_HttpHeader(x if type(x) is HttpHeader else unclean(), c) for x in v2
        ],
    }
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_McpServerHttp.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_McpServerSse(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.name
    if type(v0) is not str:
        raise Unclean
    v1 = o.url
    if type(v1) is not str:
        raise Unclean
    v2 = o.headers
    if type(v2) is not list:
        raise Unclean
    w: dict[str, Any] = {
        "type": "sse",
        "name": v0,
        "url": v1,
        "headers": [
            _e_HttpHeader(x if type(x) is HttpHeader else unclean(), c) for x in v2
        ],
    }
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_McpServerSse.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_McpServerAcp(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.name
    if type(v0) is not str:
        raise Unclean
    v1 = o.server_id
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"type": "acp", "name": v0, "serverId": v1}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_McpServerAcp.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_HttpHeader(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.name
    if type(v0) is not str:
        raise Unclean
    v1 = o.value
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"name": v0, "value": v1}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_HttpHeader.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_McpServerStdio(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.name
    if type(v0) is not str:
        raise Unclean
    v1 = o.command
    if type(v1) is not str:
        raise Unclean
    v2 = o.args
    if type(v2) is not list:
        raise Unclean
    for x in v2:
        if type(x) is not str:
            raise Unclean
    v3 = o.env
    if type(v3) is not list:
        raise Unclean
    w: dict[str, Any] = {
        "name": v0,
        "command": v1,
        "args": v2[:],
        "env": [
            _e_EnvVariable(x if type(x) is EnvVariable else unclean(), c) for x in v3
        ],
    }
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_McpServerStdio.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_LoadSessionRequest(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.mcp_servers
    if type(v0) is not list:
        raise Unclean
    v1 = o.cwd
    if type(v1) is not str:
        raise Unclean
    v2 = o.session_id
    if type(v2) is not str:
        raise Unclean
    w: dict[str, Any] = {
        "mcpServers": [_X_McpServer[type(x)](x, c) for x in v0],
        "cwd": v1,
        "sessionId": v2,
    }
    v = o.additional_directories
    if v is not None:
        if type(v) is not list:
            raise Unclean
        for x in v:
            if type(x) is not str:
                raise Unclean
        w["additionalDirectories"] = v[:]
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_LoadSessionRequest.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_ListSessionsRequest(o: Any, c: Any) -> dict[str, Any]:
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
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_ListSessionsRequest.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_DeleteSessionRequest(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.session_id
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"sessionId": v0}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_DeleteSessionRequest.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_ForkSessionRequest(o: Any, c: Any) -> dict[str, Any]:
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
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_ForkSessionRequest.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_ResumeSessionRequest(o: Any, c: Any) -> dict[str, Any]:
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
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_ResumeSessionRequest.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_CloseSessionRequest(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.session_id
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"sessionId": v0}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_CloseSessionRequest.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_SetSessionModeRequest(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.session_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.mode_id
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"sessionId": v0, "modeId": v1}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_SetSessionModeRequest.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_SetSessionConfigOptionRequestBoolean(o: Any, c: Any) -> dict[str, Any]:
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
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_SetSessionConfigOptionRequestBoolean.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_SetSessionConfigOptionRequestValueId(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.value
    if type(v0) is not str:
        raise Unclean
    v1 = o.session_id
    if type(v1) is not str:
        raise Unclean
    v2 = o.config_id
    if type(v2) is not str:
        raise Unclean
    w: dict[str, Any] = {"value": v0, "sessionId": v1, "configId": v2}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_SetSessionConfigOptionRequestValueId.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_PromptRequest(o: Any, c: Any) -> dict[str, Any]:
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
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_PromptRequest.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_StartNesRequest(o: Any, c: Any) -> dict[str, Any]:
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
        w["workspaceFolders"] = [
            _e_WorkspaceFolder(x if type(x) is WorkspaceFolder else unclean(), c)
            for x in v
        ]
    v = o.repository
    if v is not None:
        w["repository"] = _e_NesRepository(
            v if type(v) is NesRepository else unclean(), c
        )
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_StartNesRequest.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_WorkspaceFolder(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.uri
    if type(v0) is not str:
        raise Unclean
    v1 = o.name
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"uri": v0, "name": v1}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_WorkspaceFolder.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_NesRepository(o: Any, c: Any) -> dict[str, Any]:
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
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_NesRepository.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_SuggestNesRequest(o: Any, c: Any) -> dict[str, Any]:
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
    if type(v4) is not str or v4 not in _S_14:
        raise Unclean
    w: dict[str, Any] = {
        "sessionId": v0,
        "uri": v1,
        "version": v2,
        "position": _e_Position(v3 if type(v3) is Position else unclean(), c),
        "triggerKind": v4,
    }
    v = o.selection
    if v is not None:
        w["selection"] = _e_Range(v if type(v) is Range else unclean(), c)
    v = o.context
    if v is not None:
        w["context"] = _e_NesSuggestContext(
            v if type(v) is NesSuggestContext else unclean(), c
        )
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_SuggestNesRequest.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_NesSuggestContext(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.recent_files
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w["recentFiles"] = [
            _e_NesRecentFile(x if type(x) is NesRecentFile else unclean(), c) for x in v
        ]
    v = o.related_snippets
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w["relatedSnippets"] = [
            _e_NesRelatedSnippet(x if type(x) is NesRelatedSnippet else unclean(), c)
            for x in v
        ]
    v = o.edit_history
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w["editHistory"] = [
            _e_NesEditHistoryEntry(
                x if type(x) is NesEditHistoryEntry else unclean(), c
            )
            for x in v
        ]
    v = o.user_actions
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w["userActions"] = [
            _e_NesUserAction(x if type(x) is NesUserAction else unclean(), c) for x in v
        ]
    v = o.open_files
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w["openFiles"] = [
            _e_NesOpenFile(x if type(x) is NesOpenFile else unclean(), c) for x in v
        ]
    v = o.diagnostics
    if v is not None:
        if type(v) is not list:
            raise Unclean
        w["diagnostics"] = [
            _e_NesDiagnostic(x if type(x) is NesDiagnostic else unclean(), c) for x in v
        ]
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_NesSuggestContext.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_NesRecentFile(o: Any, c: Any) -> dict[str, Any]:
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
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_NesRecentFile.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_NesRelatedSnippet(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.uri
    if type(v0) is not str:
        raise Unclean
    v1 = o.excerpts
    if type(v1) is not list:
        raise Unclean
    w: dict[str, Any] = {
        "uri": v0,
        "excerpts": [
            _e_NesExcerpt(x if type(x) is NesExcerpt else unclean(), c) for x in v1
        ],
    }
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_NesRelatedSnippet.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_NesExcerpt(o: Any, c: Any) -> dict[str, Any]:
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
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_NesExcerpt.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_NesEditHistoryEntry(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.uri
    if type(v0) is not str:
        raise Unclean
    v1 = o.diff
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"uri": v0, "diff": v1}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_NesEditHistoryEntry.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_NesUserAction(o: Any, c: Any) -> dict[str, Any]:
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
        "position": _e_Position(v2 if type(v2) is Position else unclean(), c),
        "timestampMs": v3,
    }
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_NesUserAction.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_NesOpenFile(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.uri
    if type(v0) is not str:
        raise Unclean
    v1 = o.language_id
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"uri": v0, "languageId": v1}
    v = o.visible_range
    if v is not None:
        w["visibleRange"] = _e_Range(v if type(v) is Range else unclean(), c)
    v = o.last_focused_ms
    if v is not None:
        if type(v) is not int or not 0 <= v <= 18446744073709551615:
            raise Unclean
        w["lastFocusedMs"] = v
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_NesOpenFile.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_NesDiagnostic(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.uri
    if type(v0) is not str:
        raise Unclean
    v1 = o.range
    v2 = o.severity
    if type(v2) is not str or v2 not in _S_15:
        raise Unclean
    v3 = o.message
    if type(v3) is not str:
        raise Unclean
    w: dict[str, Any] = {
        "uri": v0,
        "range": _e_Range(v1 if type(v1) is Range else unclean(), c),
        "severity": v2,
        "message": v3,
    }
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_NesDiagnostic.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_CloseNesRequest(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.session_id
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"sessionId": v0}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_CloseNesRequest.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_WriteTextFileResponse(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_WriteTextFileResponse.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_ReadTextFileResponse(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.content
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"content": v0}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_ReadTextFileResponse.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_RequestPermissionResponse(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.outcome
    w: dict[str, Any] = {"outcome": _X_RequestPermissionOutcome[type(v0)](v0, c)}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_RequestPermissionResponse.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_RequestPermissionOutcomeCancelled(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {"outcome": "cancelled"}
    x = o.extra_fields
    if x:
        if not _K_RequestPermissionOutcomeCancelled.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_RequestPermissionOutcomeSelected(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.option_id
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"outcome": "selected", "optionId": v0}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_RequestPermissionOutcomeSelected.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_SelectedPermissionOutcome(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.option_id
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"optionId": v0}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_SelectedPermissionOutcome.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_CreateTerminalResponse(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.terminal_id
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"terminalId": v0}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_CreateTerminalResponse.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_TerminalOutputResponse(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.output
    if type(v0) is not str:
        raise Unclean
    v1 = o.truncated
    if type(v1) is not bool:
        raise Unclean
    w: dict[str, Any] = {"output": v0, "truncated": v1}
    v = o.exit_status
    if v is not None:
        w["exitStatus"] = _e_TerminalExitStatus(
            v if type(v) is TerminalExitStatus else unclean(), c
        )
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_TerminalOutputResponse.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_TerminalExitStatus(o: Any, c: Any) -> dict[str, Any]:
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
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_TerminalExitStatus.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_ReleaseTerminalResponse(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_ReleaseTerminalResponse.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_WaitForTerminalExitResponse(o: Any, c: Any) -> dict[str, Any]:
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
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_WaitForTerminalExitResponse.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_KillTerminalResponse(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_KillTerminalResponse.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_CreateElicitationResponseAccept(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {"action": "accept"}
    v = o.content
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["content"] = {k: _e_ElicitationContentValue(x, c) for k, x in v.items()}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_CreateElicitationResponseAccept.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_CreateElicitationResponseDecline(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {"action": "decline"}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_CreateElicitationResponseDecline.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_CreateElicitationResponseCancel(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {"action": "cancel"}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_CreateElicitationResponseCancel.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_CreateElicitationResponseOther(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.action
    if type(v0) is not str or v0[:1] != "_":
        raise Unclean
    w: dict[str, Any] = {"action": v0}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_CreateElicitationResponseOther.isdisjoint(x):
            raise Unclean
        w.update(x)
    if o._keys:
        return reorder(w, o._keys, _S_19)
    return w


def _e_ElicitationAcceptAction(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.content
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["content"] = {k: _e_ElicitationContentValue(x, c) for k, x in v.items()}
    x = o.extra_fields
    if x:
        if not _K_ElicitationAcceptAction.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_ConnectMcpResponse(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.connection_id
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"connectionId": v0}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_ConnectMcpResponse.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_DisconnectMcpResponse(o: Any, c: Any) -> dict[str, Any]:
    w: dict[str, Any] = {}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_DisconnectMcpResponse.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_CancelNotification(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.session_id
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"sessionId": v0}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_CancelNotification.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_DidOpenDocumentNotification(o: Any, c: Any) -> dict[str, Any]:
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
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_DidOpenDocumentNotification.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_DidChangeDocumentNotification(o: Any, c: Any) -> dict[str, Any]:
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
        "contentChanges": [
            _e_TextDocumentContentChangeEvent(
                x if type(x) is TextDocumentContentChangeEvent else unclean(), c
            )
            for x in v3
        ],
    }
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_DidChangeDocumentNotification.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_TextDocumentContentChangeEvent(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.text
    if type(v0) is not str:
        raise Unclean
    w: dict[str, Any] = {"text": v0}
    v = o.range
    if v is not None:
        w["range"] = _e_Range(v if type(v) is Range else unclean(), c)
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_TextDocumentContentChangeEvent.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_DidCloseDocumentNotification(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.session_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.uri
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"sessionId": v0, "uri": v1}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_DidCloseDocumentNotification.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_DidSaveDocumentNotification(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.session_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.uri
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"sessionId": v0, "uri": v1}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_DidSaveDocumentNotification.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_DidFocusDocumentNotification(o: Any, c: Any) -> dict[str, Any]:
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
        "position": _e_Position(v3 if type(v3) is Position else unclean(), c),
        "visibleRange": _e_Range(v4 if type(v4) is Range else unclean(), c),
    }
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_DidFocusDocumentNotification.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_AcceptNesNotification(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.session_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.id
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"sessionId": v0, "id": v1}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_AcceptNesNotification.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_RejectNesNotification(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.session_id
    if type(v0) is not str:
        raise Unclean
    v1 = o.id
    if type(v1) is not str:
        raise Unclean
    w: dict[str, Any] = {"sessionId": v0, "id": v1}
    v = o.reason
    if v is not None:
        if type(v) is not str or v not in _S_17:
            raise Unclean
        w["reason"] = v
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_RejectNesNotification.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_CancelRequestNotification(o: Any, c: Any) -> dict[str, Any]:
    v0 = o.request_id
    if (
        (type(v0) is not int or not -9223372036854775808 <= v0 <= 9223372036854775807)
        and type(v0) is not str
    ) and v0 is not None:
        raise Unclean
    w: dict[str, Any] = {"requestId": v0}
    v = o.meta
    if v is not None:
        if type(v) is not dict:
            raise Unclean
        w["_meta"] = v
    x = o.extra_fields
    if x:
        if not _K_CancelRequestNotification.isdisjoint(x):
            raise Unclean
        w.update(x)
    return w


def _e_SessionConfigSelectOptions(v: Any, c: Any) -> Any:
    try:
        if type(v) is not list:
            raise Unclean
        return [
            _e_SessionConfigSelectOption(
                x if type(x) is SessionConfigSelectOption else unclean(), c
            )
            for x in v
        ]
    except DECLINED:
        pass
    try:
        if type(v) is not list:
            raise Unclean
        return [
            _e_SessionConfigSelectGroup(
                x if type(x) is SessionConfigSelectGroup else unclean(), c
            )
            for x in v
        ]
    except DECLINED:
        pass
    raise Unclean


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


def _e_AuthMethodTerminal_env_item(v: Any, c: Any) -> Any:
    if type(v) is str:
        return v
    raise Unclean


def _e_SetProviderRequest_headers_item(v: Any, c: Any) -> Any:
    if type(v) is str:
        return v
    raise Unclean


_T_ToolCallContent: dict[Any, Callable[[Any, Any], Any]] = {
    "content": _d_ToolCallContentContent,
    "diff": _d_ToolCallContentDiff,
    "terminal": _d_ToolCallContentTerminal,
}
_X_ToolCallContent: dict[type, Callable[[Any, Any], Any]] = {
    ToolCallContentContent: _e_ToolCallContentContent,
    ToolCallContentDiff: _e_ToolCallContentDiff,
    ToolCallContentTerminal: _e_ToolCallContentTerminal,
}
_T_ContentBlock: dict[Any, Callable[[Any, Any], Any]] = {
    "text": _d_ContentBlockText,
    "image": _d_ContentBlockImage,
    "audio": _d_ContentBlockAudio,
    "resource_link": _d_ContentBlockResourceLink,
    "resource": _d_ContentBlockResource,
}
_X_ContentBlock: dict[type, Callable[[Any, Any], Any]] = {
    ContentBlockText: _e_ContentBlockText,
    ContentBlockImage: _e_ContentBlockImage,
    ContentBlockAudio: _e_ContentBlockAudio,
    ContentBlockResourceLink: _e_ContentBlockResourceLink,
    ContentBlockResource: _e_ContentBlockResource,
}
_X_EmbeddedResourceResource: dict[type, Callable[[Any, Any], Any]] = {
    TextResourceContents: _e_TextResourceContents,
    BlobResourceContents: _e_BlobResourceContents,
}
_X_CreateElicitationRequestForm: dict[type, Callable[[Any, Any], Any]] = {
    CreateElicitationRequestFormSession: _e_CreateElicitationRequestFormSession,
    CreateElicitationRequestFormRequest: _e_CreateElicitationRequestFormRequest,
}
_X_CreateElicitationRequestUrl: dict[type, Callable[[Any, Any], Any]] = {
    CreateElicitationRequestUrlSession: _e_CreateElicitationRequestUrlSession,
    CreateElicitationRequestUrlRequest: _e_CreateElicitationRequestUrlRequest,
}
_X_CreateElicitationRequestOther: dict[type, Callable[[Any, Any], Any]] = {
    CreateElicitationRequestOtherSession: _e_CreateElicitationRequestOtherSession,
    CreateElicitationRequestOtherRequest: _e_CreateElicitationRequestOtherRequest,
}
_T_CreateElicitationRequest: dict[Any, Callable[[Any, Any], Any]] = {
    "form": _d_CreateElicitationRequestForm,
    "url": _d_CreateElicitationRequestUrl,
}
_X_CreateElicitationRequest: dict[type, Callable[[Any, Any], Any]] = {
    CreateElicitationRequestFormSession: _e_CreateElicitationRequestFormSession,
    CreateElicitationRequestFormRequest: _e_CreateElicitationRequestFormRequest,
    CreateElicitationRequestUrlSession: _e_CreateElicitationRequestUrlSession,
    CreateElicitationRequestUrlRequest: _e_CreateElicitationRequestUrlRequest,
    CreateElicitationRequestOtherSession: _e_CreateElicitationRequestOtherSession,
    CreateElicitationRequestOtherRequest: _e_CreateElicitationRequestOtherRequest,
}
_T_ElicitationPropertySchema: dict[Any, Callable[[Any, Any], Any]] = {
    "string": _d_ElicitationPropertySchemaString,
    "number": _d_ElicitationPropertySchemaNumber,
    "integer": _d_ElicitationPropertySchemaInteger,
    "boolean": _d_ElicitationPropertySchemaBoolean,
    "array": _d_ElicitationPropertySchemaArray,
}
_X_ElicitationPropertySchema: dict[type, Callable[[Any, Any], Any]] = {
    ElicitationPropertySchemaString: _e_ElicitationPropertySchemaString,
    ElicitationPropertySchemaNumber: _e_ElicitationPropertySchemaNumber,
    ElicitationPropertySchemaInteger: _e_ElicitationPropertySchemaInteger,
    ElicitationPropertySchemaBoolean: _e_ElicitationPropertySchemaBoolean,
    ElicitationPropertySchemaArray: _e_ElicitationPropertySchemaArray,
    ElicitationPropertySchemaOther: _e_ElicitationPropertySchemaOther,
}
_T_MultiSelectItems: dict[Any, Callable[[Any, Any], Any]] = {
    "string": _d_MultiSelectItemsString,
}
_X_MultiSelectItems: dict[type, Callable[[Any, Any], Any]] = {
    MultiSelectItemsString: _e_MultiSelectItemsString,
    MultiSelectItemsOther: _e_MultiSelectItemsOther,
    TitledMultiSelectItems: _e_TitledMultiSelectItems,
}
_X_ElicitationFormMode: dict[type, Callable[[Any, Any], Any]] = {
    ElicitationFormModeSession: _e_ElicitationFormModeSession,
    ElicitationFormModeRequest: _e_ElicitationFormModeRequest,
}
_X_ElicitationUrlMode: dict[type, Callable[[Any, Any], Any]] = {
    ElicitationUrlModeSession: _e_ElicitationUrlModeSession,
    ElicitationUrlModeRequest: _e_ElicitationUrlModeRequest,
}
_T_AuthMethod: dict[Any, Callable[[Any, Any], Any]] = {
    "terminal": _d_AuthMethodTerminal,
}
_X_AuthMethod: dict[type, Callable[[Any, Any], Any]] = {
    AuthMethodTerminal: _e_AuthMethodTerminal,
    AuthMethodAgent: _e_AuthMethodAgent,
}
_T_SessionConfigOption: dict[Any, Callable[[Any, Any], Any]] = {
    "select": _d_SessionConfigOptionSelect,
    "boolean": _d_SessionConfigOptionBoolean,
}
_X_SessionConfigOption: dict[type, Callable[[Any, Any], Any]] = {
    SessionConfigOptionSelect: _e_SessionConfigOptionSelect,
    SessionConfigOptionBoolean: _e_SessionConfigOptionBoolean,
}
_T_NesSuggestion: dict[Any, Callable[[Any, Any], Any]] = {
    "edit": _d_NesSuggestionEdit,
    "jump": _d_NesSuggestionJump,
    "rename": _d_NesSuggestionRename,
    "searchAndReplace": _d_NesSuggestionSearchAndReplace,
}
_X_NesSuggestion: dict[type, Callable[[Any, Any], Any]] = {
    NesSuggestionEdit: _e_NesSuggestionEdit,
    NesSuggestionJump: _e_NesSuggestionJump,
    NesSuggestionRename: _e_NesSuggestionRename,
    NesSuggestionSearchAndReplace: _e_NesSuggestionSearchAndReplace,
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
_X_SessionUpdate: dict[type, Callable[[Any, Any], Any]] = {
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
_T_PlanUpdateContent: dict[Any, Callable[[Any, Any], Any]] = {
    "items": _d_PlanUpdateContentItems,
    "file": _d_PlanUpdateContentFile,
    "markdown": _d_PlanUpdateContentMarkdown,
}
_X_PlanUpdateContent: dict[type, Callable[[Any, Any], Any]] = {
    PlanUpdateContentItems: _e_PlanUpdateContentItems,
    PlanUpdateContentFile: _e_PlanUpdateContentFile,
    PlanUpdateContentMarkdown: _e_PlanUpdateContentMarkdown,
}
_X_AvailableCommandInput: dict[type, Callable[[Any, Any], Any]] = {
    UnstructuredCommandInput: _e_UnstructuredCommandInput,
}
_T_McpServer: dict[Any, Callable[[Any, Any], Any]] = {
    "http": _d_McpServerHttp,
    "sse": _d_McpServerSse,
    "acp": gate("unstable_mcp_over_acp", _d_McpServerAcp),
}
_X_McpServer: dict[type, Callable[[Any, Any], Any]] = {
    McpServerHttp: _e_McpServerHttp,
    McpServerSse: _e_McpServerSse,
    McpServerAcp: gate("unstable_mcp_over_acp", _e_McpServerAcp),
    McpServerStdio: _e_McpServerStdio,
}
_T_SetSessionConfigOptionRequest: dict[Any, Callable[[Any, Any], Any]] = {
    "boolean": _d_SetSessionConfigOptionRequestBoolean,
}
_X_SetSessionConfigOptionRequest: dict[type, Callable[[Any, Any], Any]] = {
    SetSessionConfigOptionRequestBoolean: _e_SetSessionConfigOptionRequestBoolean,
    SetSessionConfigOptionRequestValueId: _e_SetSessionConfigOptionRequestValueId,
}
_T_RequestPermissionOutcome: dict[Any, Callable[[Any, Any], Any]] = {
    "cancelled": _d_RequestPermissionOutcomeCancelled,
    "selected": _d_RequestPermissionOutcomeSelected,
}
_X_RequestPermissionOutcome: dict[type, Callable[[Any, Any], Any]] = {
    RequestPermissionOutcomeCancelled: _e_RequestPermissionOutcomeCancelled,
    RequestPermissionOutcomeSelected: _e_RequestPermissionOutcomeSelected,
}
_T_CreateElicitationResponse: dict[Any, Callable[[Any, Any], Any]] = {
    "accept": _d_CreateElicitationResponseAccept,
    "decline": _d_CreateElicitationResponseDecline,
    "cancel": _d_CreateElicitationResponseCancel,
}
_X_CreateElicitationResponse: dict[type, Callable[[Any, Any], Any]] = {
    CreateElicitationResponseAccept: _e_CreateElicitationResponseAccept,
    CreateElicitationResponseDecline: _e_CreateElicitationResponseDecline,
    CreateElicitationResponseCancel: _e_CreateElicitationResponseCancel,
    CreateElicitationResponseOther: _e_CreateElicitationResponseOther,
}

_DECODERS: Mapping[str, Callable[[Any, Any], Any]] = {
    "WriteTextFileRequest": _d_WriteTextFileRequest,
    "ReadTextFileRequest": _d_ReadTextFileRequest,
    "RequestPermissionRequest": _d_RequestPermissionRequest,
    "ToolCallUpdate": _d_ToolCallUpdate,
    "ToolCallContentContent": tagged((("type", "content"),), _d_ToolCallContentContent),
    "ToolCallContentDiff": tagged((("type", "diff"),), _d_ToolCallContentDiff),
    "ToolCallContentTerminal": tagged(
        (("type", "terminal"),),
        _d_ToolCallContentTerminal,
    ),
    "ContentBlockText": tagged((("type", "text"),), _d_ContentBlockText),
    "ContentBlockImage": tagged((("type", "image"),), _d_ContentBlockImage),
    "ContentBlockAudio": tagged((("type", "audio"),), _d_ContentBlockAudio),
    "ContentBlockResourceLink": tagged(
        (("type", "resource_link"),),
        _d_ContentBlockResourceLink,
    ),
    "ContentBlockResource": tagged((("type", "resource"),), _d_ContentBlockResource),
    "Annotations": _d_Annotations,
    "TextContent": _d_TextContent,
    "ImageContent": _d_ImageContent,
    "AudioContent": _d_AudioContent,
    "ResourceLink": _d_ResourceLink,
    "TextResourceContents": _d_TextResourceContents,
    "BlobResourceContents": _d_BlobResourceContents,
    "EmbeddedResource": _d_EmbeddedResource,
    "Content": _d_Content,
    "Diff": _d_Diff,
    "Terminal": _d_Terminal,
    "ToolCallLocation": _d_ToolCallLocation,
    "PermissionOption": _d_PermissionOption,
    "CreateTerminalRequest": _d_CreateTerminalRequest,
    "EnvVariable": _d_EnvVariable,
    "TerminalOutputRequest": _d_TerminalOutputRequest,
    "ReleaseTerminalRequest": _d_ReleaseTerminalRequest,
    "WaitForTerminalExitRequest": _d_WaitForTerminalExitRequest,
    "KillTerminalRequest": _d_KillTerminalRequest,
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
    "ElicitationSessionScope": _d_ElicitationSessionScope,
    "ElicitationRequestScope": _d_ElicitationRequestScope,
    "ElicitationSchema": _d_ElicitationSchema,
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
    "EnumOption": _d_EnumOption,
    "StringPropertySchema": _d_StringPropertySchema,
    "NumberPropertySchema": _d_NumberPropertySchema,
    "IntegerPropertySchema": _d_IntegerPropertySchema,
    "BooleanPropertySchema": _d_BooleanPropertySchema,
    "MultiSelectItemsString": tagged((("type", "string"),), _d_MultiSelectItemsString),
    "MultiSelectItemsOther": _d_MultiSelectItemsOther,
    "StringMultiSelectItems": _d_StringMultiSelectItems,
    "TitledMultiSelectItems": _d_TitledMultiSelectItems,
    "MultiSelectPropertySchema": _d_MultiSelectPropertySchema,
    "ElicitationFormModeSession": _d_ElicitationFormModeSession,
    "ElicitationFormModeRequest": _d_ElicitationFormModeRequest,
    "ElicitationUrlModeSession": _d_ElicitationUrlModeSession,
    "ElicitationUrlModeRequest": _d_ElicitationUrlModeRequest,
    "ConnectMcpRequest": _d_ConnectMcpRequest,
    "MessageMcpRequest": _d_MessageMcpRequest,
    "DisconnectMcpRequest": _d_DisconnectMcpRequest,
    "InitializeResponse": _d_InitializeResponse,
    "AgentCapabilities": _d_AgentCapabilities,
    "PromptCapabilities": _d_PromptCapabilities,
    "McpCapabilities": _d_McpCapabilities,
    "SessionCapabilities": _d_SessionCapabilities,
    "SessionListCapabilities": _d_SessionListCapabilities,
    "SessionDeleteCapabilities": _d_SessionDeleteCapabilities,
    "SessionAdditionalDirectoriesCapabilities": _d_SessionAdditionalDirectoriesCapabilities,
    "SessionForkCapabilities": _d_SessionForkCapabilities,
    "SessionResumeCapabilities": _d_SessionResumeCapabilities,
    "SessionCloseCapabilities": _d_SessionCloseCapabilities,
    "AgentAuthCapabilities": _d_AgentAuthCapabilities,
    "LogoutCapabilities": _d_LogoutCapabilities,
    "ProvidersCapabilities": _d_ProvidersCapabilities,
    "NesCapabilities": _d_NesCapabilities,
    "NesEventCapabilities": _d_NesEventCapabilities,
    "NesDocumentEventCapabilities": _d_NesDocumentEventCapabilities,
    "NesDocumentDidOpenCapabilities": _d_NesDocumentDidOpenCapabilities,
    "NesDocumentDidChangeCapabilities": _d_NesDocumentDidChangeCapabilities,
    "NesDocumentDidCloseCapabilities": _d_NesDocumentDidCloseCapabilities,
    "NesDocumentDidSaveCapabilities": _d_NesDocumentDidSaveCapabilities,
    "NesDocumentDidFocusCapabilities": _d_NesDocumentDidFocusCapabilities,
    "NesContextCapabilities": _d_NesContextCapabilities,
    "NesRecentFilesCapabilities": _d_NesRecentFilesCapabilities,
    "NesRelatedSnippetsCapabilities": _d_NesRelatedSnippetsCapabilities,
    "NesEditHistoryCapabilities": _d_NesEditHistoryCapabilities,
    "NesUserActionsCapabilities": _d_NesUserActionsCapabilities,
    "NesOpenFilesCapabilities": _d_NesOpenFilesCapabilities,
    "NesDiagnosticsCapabilities": _d_NesDiagnosticsCapabilities,
    "AuthMethodTerminal": tagged((("type", "terminal"),), _d_AuthMethodTerminal),
    "AuthMethodAgent": _d_AuthMethodAgent,
    "Implementation": _d_Implementation,
    "AuthenticateResponse": _d_AuthenticateResponse,
    "ListProvidersResponse": _d_ListProvidersResponse,
    "ProviderInfo": _d_ProviderInfo,
    "ProviderCurrentConfig": _d_ProviderCurrentConfig,
    "SetProviderResponse": _d_SetProviderResponse,
    "DisableProviderResponse": _d_DisableProviderResponse,
    "LogoutResponse": _d_LogoutResponse,
    "NewSessionResponse": _d_NewSessionResponse,
    "SessionModeState": _d_SessionModeState,
    "SessionMode": _d_SessionMode,
    "SessionConfigOptionSelect": tagged(
        (("type", "select"),),
        _d_SessionConfigOptionSelect,
    ),
    "SessionConfigOptionBoolean": tagged(
        (("type", "boolean"),),
        _d_SessionConfigOptionBoolean,
    ),
    "SessionConfigSelectOption": _d_SessionConfigSelectOption,
    "SessionConfigSelectGroup": _d_SessionConfigSelectGroup,
    "SessionConfigSelect": _d_SessionConfigSelect,
    "SessionConfigBoolean": _d_SessionConfigBoolean,
    "LoadSessionResponse": _d_LoadSessionResponse,
    "ListSessionsResponse": _d_ListSessionsResponse,
    "SessionInfo": _d_SessionInfo,
    "DeleteSessionResponse": _d_DeleteSessionResponse,
    "ForkSessionResponse": _d_ForkSessionResponse,
    "ResumeSessionResponse": _d_ResumeSessionResponse,
    "CloseSessionResponse": _d_CloseSessionResponse,
    "SetSessionModeResponse": _d_SetSessionModeResponse,
    "SetSessionConfigOptionResponse": _d_SetSessionConfigOptionResponse,
    "PromptResponse": _d_PromptResponse,
    "Usage": _d_Usage,
    "StartNesResponse": _d_StartNesResponse,
    "SuggestNesResponse": _d_SuggestNesResponse,
    "NesSuggestionEdit": tagged((("kind", "edit"),), _d_NesSuggestionEdit),
    "NesSuggestionJump": tagged((("kind", "jump"),), _d_NesSuggestionJump),
    "NesSuggestionRename": tagged((("kind", "rename"),), _d_NesSuggestionRename),
    "NesSuggestionSearchAndReplace": tagged(
        (("kind", "searchAndReplace"),),
        _d_NesSuggestionSearchAndReplace,
    ),
    "NesTextEdit": _d_NesTextEdit,
    "Range": _d_Range,
    "Position": _d_Position,
    "NesEditSuggestion": _d_NesEditSuggestion,
    "NesJumpSuggestion": _d_NesJumpSuggestion,
    "NesRenameSuggestion": _d_NesRenameSuggestion,
    "NesSearchAndReplaceSuggestion": _d_NesSearchAndReplaceSuggestion,
    "CloseNesResponse": _d_CloseNesResponse,
    "Error": _d_Error,
    "SessionNotification": _d_SessionNotification,
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
    "ContentChunk": _d_ContentChunk,
    "ToolCall": _d_ToolCall,
    "PlanEntry": _d_PlanEntry,
    "Plan": _d_Plan,
    "PlanUpdateContentItems": tagged((("type", "items"),), _d_PlanUpdateContentItems),
    "PlanUpdateContentFile": tagged((("type", "file"),), _d_PlanUpdateContentFile),
    "PlanUpdateContentMarkdown": tagged(
        (("type", "markdown"),),
        _d_PlanUpdateContentMarkdown,
    ),
    "PlanItems": _d_PlanItems,
    "PlanFile": _d_PlanFile,
    "PlanMarkdown": _d_PlanMarkdown,
    "PlanUpdate": _d_PlanUpdate,
    "PlanRemoved": _d_PlanRemoved,
    "AvailableCommand": _d_AvailableCommand,
    "UnstructuredCommandInput": _d_UnstructuredCommandInput,
    "AvailableCommandsUpdate": _d_AvailableCommandsUpdate,
    "CurrentModeUpdate": _d_CurrentModeUpdate,
    "ConfigOptionUpdate": _d_ConfigOptionUpdate,
    "SessionInfoUpdate": _d_SessionInfoUpdate,
    "Cost": _d_Cost,
    "UsageUpdate": _d_UsageUpdate,
    "Notice": _d_Notice,
    "CompactionUpdate": _d_CompactionUpdate,
    "CompactionSummaryChunk": _d_CompactionSummaryChunk,
    "CompleteElicitationNotification": _d_CompleteElicitationNotification,
    "MessageMcpNotification": _d_MessageMcpNotification,
    "InitializeRequest": _d_InitializeRequest,
    "ClientCapabilities": _d_ClientCapabilities,
    "FileSystemCapabilities": _d_FileSystemCapabilities,
    "ClientSessionCapabilities": _d_ClientSessionCapabilities,
    "CompactionCapabilities": _d_CompactionCapabilities,
    "SessionConfigOptionsCapabilities": _d_SessionConfigOptionsCapabilities,
    "BooleanConfigOptionCapabilities": _d_BooleanConfigOptionCapabilities,
    "NoticeCapabilities": _d_NoticeCapabilities,
    "PlanCapabilities": _d_PlanCapabilities,
    "AuthCapabilities": _d_AuthCapabilities,
    "ElicitationCapabilities": _d_ElicitationCapabilities,
    "ElicitationFormCapabilities": _d_ElicitationFormCapabilities,
    "ElicitationUrlCapabilities": _d_ElicitationUrlCapabilities,
    "ClientNesCapabilities": _d_ClientNesCapabilities,
    "NesJumpCapabilities": _d_NesJumpCapabilities,
    "NesRenameCapabilities": _d_NesRenameCapabilities,
    "NesSearchAndReplaceCapabilities": _d_NesSearchAndReplaceCapabilities,
    "AuthenticateRequest": _d_AuthenticateRequest,
    "ListProvidersRequest": _d_ListProvidersRequest,
    "SetProviderRequest": _d_SetProviderRequest,
    "DisableProviderRequest": _d_DisableProviderRequest,
    "LogoutRequest": _d_LogoutRequest,
    "NewSessionRequest": _d_NewSessionRequest,
    "McpServerHttp": tagged((("type", "http"),), _d_McpServerHttp),
    "McpServerSse": tagged((("type", "sse"),), _d_McpServerSse),
    "McpServerAcp": tagged((("type", "acp"),), _d_McpServerAcp),
    "HttpHeader": _d_HttpHeader,
    "McpServerStdio": _d_McpServerStdio,
    "LoadSessionRequest": _d_LoadSessionRequest,
    "ListSessionsRequest": _d_ListSessionsRequest,
    "DeleteSessionRequest": _d_DeleteSessionRequest,
    "ForkSessionRequest": _d_ForkSessionRequest,
    "ResumeSessionRequest": _d_ResumeSessionRequest,
    "CloseSessionRequest": _d_CloseSessionRequest,
    "SetSessionModeRequest": _d_SetSessionModeRequest,
    "SetSessionConfigOptionRequestBoolean": tagged(
        (("type", "boolean"),),
        _d_SetSessionConfigOptionRequestBoolean,
    ),
    "SetSessionConfigOptionRequestValueId": _d_SetSessionConfigOptionRequestValueId,
    "PromptRequest": _d_PromptRequest,
    "StartNesRequest": _d_StartNesRequest,
    "WorkspaceFolder": _d_WorkspaceFolder,
    "NesRepository": _d_NesRepository,
    "SuggestNesRequest": _d_SuggestNesRequest,
    "NesSuggestContext": _d_NesSuggestContext,
    "NesRecentFile": _d_NesRecentFile,
    "NesRelatedSnippet": _d_NesRelatedSnippet,
    "NesExcerpt": _d_NesExcerpt,
    "NesEditHistoryEntry": _d_NesEditHistoryEntry,
    "NesUserAction": _d_NesUserAction,
    "NesOpenFile": _d_NesOpenFile,
    "NesDiagnostic": _d_NesDiagnostic,
    "CloseNesRequest": _d_CloseNesRequest,
    "WriteTextFileResponse": _d_WriteTextFileResponse,
    "ReadTextFileResponse": _d_ReadTextFileResponse,
    "RequestPermissionResponse": _d_RequestPermissionResponse,
    "RequestPermissionOutcomeCancelled": tagged(
        (("outcome", "cancelled"),),
        _d_RequestPermissionOutcomeCancelled,
    ),
    "RequestPermissionOutcomeSelected": tagged(
        (("outcome", "selected"),),
        _d_RequestPermissionOutcomeSelected,
    ),
    "SelectedPermissionOutcome": _d_SelectedPermissionOutcome,
    "CreateTerminalResponse": _d_CreateTerminalResponse,
    "TerminalOutputResponse": _d_TerminalOutputResponse,
    "TerminalExitStatus": _d_TerminalExitStatus,
    "ReleaseTerminalResponse": _d_ReleaseTerminalResponse,
    "WaitForTerminalExitResponse": _d_WaitForTerminalExitResponse,
    "KillTerminalResponse": _d_KillTerminalResponse,
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
    "ElicitationAcceptAction": _d_ElicitationAcceptAction,
    "ConnectMcpResponse": _d_ConnectMcpResponse,
    "DisconnectMcpResponse": _d_DisconnectMcpResponse,
    "CancelNotification": _d_CancelNotification,
    "DidOpenDocumentNotification": _d_DidOpenDocumentNotification,
    "DidChangeDocumentNotification": _d_DidChangeDocumentNotification,
    "TextDocumentContentChangeEvent": _d_TextDocumentContentChangeEvent,
    "DidCloseDocumentNotification": _d_DidCloseDocumentNotification,
    "DidSaveDocumentNotification": _d_DidSaveDocumentNotification,
    "DidFocusDocumentNotification": _d_DidFocusDocumentNotification,
    "AcceptNesNotification": _d_AcceptNesNotification,
    "RejectNesNotification": _d_RejectNesNotification,
    "CancelRequestNotification": _d_CancelRequestNotification,
    "ToolCallContent": _d_ToolCallContent,
    "ContentBlock": _d_ContentBlock,
    "EmbeddedResourceResource": _d_EmbeddedResourceResource,
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
    "ElicitationPropertySchema": _d_ElicitationPropertySchema,
    "MultiSelectItems": _d_MultiSelectItems,
    "ElicitationFormMode": _d_ElicitationFormMode,
    "ElicitationUrlMode": _d_ElicitationUrlMode,
    "AuthMethod": _d_AuthMethod,
    "SessionConfigOption": _d_SessionConfigOption,
    "NesSuggestion": _d_NesSuggestion,
    "SessionUpdate": _d_SessionUpdate,
    "PlanUpdateContent": _d_PlanUpdateContent,
    "AvailableCommandInput": _d_AvailableCommandInput,
    "McpServer": _d_McpServer,
    "SetSessionConfigOptionRequest": _d_SetSessionConfigOptionRequest,
    "RequestPermissionOutcome": _d_RequestPermissionOutcome,
    "CreateElicitationResponse": _d_CreateElicitationResponse,
}

_ENCODERS: Mapping[type, Callable[[Any, Any], Any]] = {
    WriteTextFileRequest: _e_WriteTextFileRequest,
    ReadTextFileRequest: _e_ReadTextFileRequest,
    RequestPermissionRequest: _e_RequestPermissionRequest,
    ToolCallUpdate: _e_ToolCallUpdate,
    ToolCallContentContent: _e_ToolCallContentContent,
    ToolCallContentDiff: _e_ToolCallContentDiff,
    ToolCallContentTerminal: _e_ToolCallContentTerminal,
    ContentBlockText: _e_ContentBlockText,
    ContentBlockImage: _e_ContentBlockImage,
    ContentBlockAudio: _e_ContentBlockAudio,
    ContentBlockResourceLink: _e_ContentBlockResourceLink,
    ContentBlockResource: _e_ContentBlockResource,
    Annotations: _e_Annotations,
    TextContent: _e_TextContent,
    ImageContent: _e_ImageContent,
    AudioContent: _e_AudioContent,
    ResourceLink: _e_ResourceLink,
    TextResourceContents: _e_TextResourceContents,
    BlobResourceContents: _e_BlobResourceContents,
    EmbeddedResource: _e_EmbeddedResource,
    Content: _e_Content,
    Diff: _e_Diff,
    Terminal: _e_Terminal,
    ToolCallLocation: _e_ToolCallLocation,
    PermissionOption: _e_PermissionOption,
    CreateTerminalRequest: _e_CreateTerminalRequest,
    EnvVariable: _e_EnvVariable,
    TerminalOutputRequest: _e_TerminalOutputRequest,
    ReleaseTerminalRequest: _e_ReleaseTerminalRequest,
    WaitForTerminalExitRequest: _e_WaitForTerminalExitRequest,
    KillTerminalRequest: _e_KillTerminalRequest,
    CreateElicitationRequestFormSession: _e_CreateElicitationRequestFormSession,
    CreateElicitationRequestFormRequest: _e_CreateElicitationRequestFormRequest,
    CreateElicitationRequestUrlSession: _e_CreateElicitationRequestUrlSession,
    CreateElicitationRequestUrlRequest: _e_CreateElicitationRequestUrlRequest,
    CreateElicitationRequestOtherSession: _e_CreateElicitationRequestOtherSession,
    CreateElicitationRequestOtherRequest: _e_CreateElicitationRequestOtherRequest,
    ElicitationSessionScope: _e_ElicitationSessionScope,
    ElicitationRequestScope: _e_ElicitationRequestScope,
    ElicitationSchema: _e_ElicitationSchema,
    ElicitationPropertySchemaString: _e_ElicitationPropertySchemaString,
    ElicitationPropertySchemaNumber: _e_ElicitationPropertySchemaNumber,
    ElicitationPropertySchemaInteger: _e_ElicitationPropertySchemaInteger,
    ElicitationPropertySchemaBoolean: _e_ElicitationPropertySchemaBoolean,
    ElicitationPropertySchemaArray: _e_ElicitationPropertySchemaArray,
    ElicitationPropertySchemaOther: _e_ElicitationPropertySchemaOther,
    EnumOption: _e_EnumOption,
    StringPropertySchema: _e_StringPropertySchema,
    NumberPropertySchema: _e_NumberPropertySchema,
    IntegerPropertySchema: _e_IntegerPropertySchema,
    BooleanPropertySchema: _e_BooleanPropertySchema,
    MultiSelectItemsString: _e_MultiSelectItemsString,
    MultiSelectItemsOther: _e_MultiSelectItemsOther,
    StringMultiSelectItems: _e_StringMultiSelectItems,
    TitledMultiSelectItems: _e_TitledMultiSelectItems,
    MultiSelectPropertySchema: _e_MultiSelectPropertySchema,
    ElicitationFormModeSession: _e_ElicitationFormModeSession,
    ElicitationFormModeRequest: _e_ElicitationFormModeRequest,
    ElicitationUrlModeSession: _e_ElicitationUrlModeSession,
    ElicitationUrlModeRequest: _e_ElicitationUrlModeRequest,
    ConnectMcpRequest: _e_ConnectMcpRequest,
    MessageMcpRequest: _e_MessageMcpRequest,
    DisconnectMcpRequest: _e_DisconnectMcpRequest,
    InitializeResponse: _e_InitializeResponse,
    AgentCapabilities: _e_AgentCapabilities,
    PromptCapabilities: _e_PromptCapabilities,
    McpCapabilities: _e_McpCapabilities,
    SessionCapabilities: _e_SessionCapabilities,
    SessionListCapabilities: _e_SessionListCapabilities,
    SessionDeleteCapabilities: _e_SessionDeleteCapabilities,
    SessionAdditionalDirectoriesCapabilities: _e_SessionAdditionalDirectoriesCapabilities,
    SessionForkCapabilities: _e_SessionForkCapabilities,
    SessionResumeCapabilities: _e_SessionResumeCapabilities,
    SessionCloseCapabilities: _e_SessionCloseCapabilities,
    AgentAuthCapabilities: _e_AgentAuthCapabilities,
    LogoutCapabilities: _e_LogoutCapabilities,
    ProvidersCapabilities: _e_ProvidersCapabilities,
    NesCapabilities: _e_NesCapabilities,
    NesEventCapabilities: _e_NesEventCapabilities,
    NesDocumentEventCapabilities: _e_NesDocumentEventCapabilities,
    NesDocumentDidOpenCapabilities: _e_NesDocumentDidOpenCapabilities,
    NesDocumentDidChangeCapabilities: _e_NesDocumentDidChangeCapabilities,
    NesDocumentDidCloseCapabilities: _e_NesDocumentDidCloseCapabilities,
    NesDocumentDidSaveCapabilities: _e_NesDocumentDidSaveCapabilities,
    NesDocumentDidFocusCapabilities: _e_NesDocumentDidFocusCapabilities,
    NesContextCapabilities: _e_NesContextCapabilities,
    NesRecentFilesCapabilities: _e_NesRecentFilesCapabilities,
    NesRelatedSnippetsCapabilities: _e_NesRelatedSnippetsCapabilities,
    NesEditHistoryCapabilities: _e_NesEditHistoryCapabilities,
    NesUserActionsCapabilities: _e_NesUserActionsCapabilities,
    NesOpenFilesCapabilities: _e_NesOpenFilesCapabilities,
    NesDiagnosticsCapabilities: _e_NesDiagnosticsCapabilities,
    AuthMethodTerminal: _e_AuthMethodTerminal,
    AuthMethodAgent: _e_AuthMethodAgent,
    Implementation: _e_Implementation,
    AuthenticateResponse: _e_AuthenticateResponse,
    ListProvidersResponse: _e_ListProvidersResponse,
    ProviderInfo: _e_ProviderInfo,
    ProviderCurrentConfig: _e_ProviderCurrentConfig,
    SetProviderResponse: _e_SetProviderResponse,
    DisableProviderResponse: _e_DisableProviderResponse,
    LogoutResponse: _e_LogoutResponse,
    NewSessionResponse: _e_NewSessionResponse,
    SessionModeState: _e_SessionModeState,
    SessionMode: _e_SessionMode,
    SessionConfigOptionSelect: _e_SessionConfigOptionSelect,
    SessionConfigOptionBoolean: _e_SessionConfigOptionBoolean,
    SessionConfigSelectOption: _e_SessionConfigSelectOption,
    SessionConfigSelectGroup: _e_SessionConfigSelectGroup,
    SessionConfigSelect: _e_SessionConfigSelect,
    SessionConfigBoolean: _e_SessionConfigBoolean,
    LoadSessionResponse: _e_LoadSessionResponse,
    ListSessionsResponse: _e_ListSessionsResponse,
    SessionInfo: _e_SessionInfo,
    DeleteSessionResponse: _e_DeleteSessionResponse,
    ForkSessionResponse: _e_ForkSessionResponse,
    ResumeSessionResponse: _e_ResumeSessionResponse,
    CloseSessionResponse: _e_CloseSessionResponse,
    SetSessionModeResponse: _e_SetSessionModeResponse,
    SetSessionConfigOptionResponse: _e_SetSessionConfigOptionResponse,
    PromptResponse: _e_PromptResponse,
    Usage: _e_Usage,
    StartNesResponse: _e_StartNesResponse,
    SuggestNesResponse: _e_SuggestNesResponse,
    NesSuggestionEdit: _e_NesSuggestionEdit,
    NesSuggestionJump: _e_NesSuggestionJump,
    NesSuggestionRename: _e_NesSuggestionRename,
    NesSuggestionSearchAndReplace: _e_NesSuggestionSearchAndReplace,
    NesTextEdit: _e_NesTextEdit,
    Range: _e_Range,
    Position: _e_Position,
    NesEditSuggestion: _e_NesEditSuggestion,
    NesJumpSuggestion: _e_NesJumpSuggestion,
    NesRenameSuggestion: _e_NesRenameSuggestion,
    NesSearchAndReplaceSuggestion: _e_NesSearchAndReplaceSuggestion,
    CloseNesResponse: _e_CloseNesResponse,
    Error: _e_Error,
    SessionNotification: _e_SessionNotification,
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
    ContentChunk: _e_ContentChunk,
    ToolCall: _e_ToolCall,
    PlanEntry: _e_PlanEntry,
    Plan: _e_Plan,
    PlanUpdateContentItems: _e_PlanUpdateContentItems,
    PlanUpdateContentFile: _e_PlanUpdateContentFile,
    PlanUpdateContentMarkdown: _e_PlanUpdateContentMarkdown,
    PlanItems: _e_PlanItems,
    PlanFile: _e_PlanFile,
    PlanMarkdown: _e_PlanMarkdown,
    PlanUpdate: _e_PlanUpdate,
    PlanRemoved: _e_PlanRemoved,
    AvailableCommand: _e_AvailableCommand,
    UnstructuredCommandInput: _e_UnstructuredCommandInput,
    AvailableCommandsUpdate: _e_AvailableCommandsUpdate,
    CurrentModeUpdate: _e_CurrentModeUpdate,
    ConfigOptionUpdate: _e_ConfigOptionUpdate,
    SessionInfoUpdate: _e_SessionInfoUpdate,
    Cost: _e_Cost,
    UsageUpdate: _e_UsageUpdate,
    Notice: _e_Notice,
    CompactionUpdate: _e_CompactionUpdate,
    CompactionSummaryChunk: _e_CompactionSummaryChunk,
    CompleteElicitationNotification: _e_CompleteElicitationNotification,
    MessageMcpNotification: _e_MessageMcpNotification,
    InitializeRequest: _e_InitializeRequest,
    ClientCapabilities: _e_ClientCapabilities,
    FileSystemCapabilities: _e_FileSystemCapabilities,
    ClientSessionCapabilities: _e_ClientSessionCapabilities,
    CompactionCapabilities: _e_CompactionCapabilities,
    SessionConfigOptionsCapabilities: _e_SessionConfigOptionsCapabilities,
    BooleanConfigOptionCapabilities: _e_BooleanConfigOptionCapabilities,
    NoticeCapabilities: _e_NoticeCapabilities,
    PlanCapabilities: _e_PlanCapabilities,
    AuthCapabilities: _e_AuthCapabilities,
    ElicitationCapabilities: _e_ElicitationCapabilities,
    ElicitationFormCapabilities: _e_ElicitationFormCapabilities,
    ElicitationUrlCapabilities: _e_ElicitationUrlCapabilities,
    ClientNesCapabilities: _e_ClientNesCapabilities,
    NesJumpCapabilities: _e_NesJumpCapabilities,
    NesRenameCapabilities: _e_NesRenameCapabilities,
    NesSearchAndReplaceCapabilities: _e_NesSearchAndReplaceCapabilities,
    AuthenticateRequest: _e_AuthenticateRequest,
    ListProvidersRequest: _e_ListProvidersRequest,
    SetProviderRequest: _e_SetProviderRequest,
    DisableProviderRequest: _e_DisableProviderRequest,
    LogoutRequest: _e_LogoutRequest,
    NewSessionRequest: _e_NewSessionRequest,
    McpServerHttp: _e_McpServerHttp,
    McpServerSse: _e_McpServerSse,
    McpServerAcp: _e_McpServerAcp,
    HttpHeader: _e_HttpHeader,
    McpServerStdio: _e_McpServerStdio,
    LoadSessionRequest: _e_LoadSessionRequest,
    ListSessionsRequest: _e_ListSessionsRequest,
    DeleteSessionRequest: _e_DeleteSessionRequest,
    ForkSessionRequest: _e_ForkSessionRequest,
    ResumeSessionRequest: _e_ResumeSessionRequest,
    CloseSessionRequest: _e_CloseSessionRequest,
    SetSessionModeRequest: _e_SetSessionModeRequest,
    SetSessionConfigOptionRequestBoolean: _e_SetSessionConfigOptionRequestBoolean,
    SetSessionConfigOptionRequestValueId: _e_SetSessionConfigOptionRequestValueId,
    PromptRequest: _e_PromptRequest,
    StartNesRequest: _e_StartNesRequest,
    WorkspaceFolder: _e_WorkspaceFolder,
    NesRepository: _e_NesRepository,
    SuggestNesRequest: _e_SuggestNesRequest,
    NesSuggestContext: _e_NesSuggestContext,
    NesRecentFile: _e_NesRecentFile,
    NesRelatedSnippet: _e_NesRelatedSnippet,
    NesExcerpt: _e_NesExcerpt,
    NesEditHistoryEntry: _e_NesEditHistoryEntry,
    NesUserAction: _e_NesUserAction,
    NesOpenFile: _e_NesOpenFile,
    NesDiagnostic: _e_NesDiagnostic,
    CloseNesRequest: _e_CloseNesRequest,
    WriteTextFileResponse: _e_WriteTextFileResponse,
    ReadTextFileResponse: _e_ReadTextFileResponse,
    RequestPermissionResponse: _e_RequestPermissionResponse,
    RequestPermissionOutcomeCancelled: _e_RequestPermissionOutcomeCancelled,
    RequestPermissionOutcomeSelected: _e_RequestPermissionOutcomeSelected,
    SelectedPermissionOutcome: _e_SelectedPermissionOutcome,
    CreateTerminalResponse: _e_CreateTerminalResponse,
    TerminalOutputResponse: _e_TerminalOutputResponse,
    TerminalExitStatus: _e_TerminalExitStatus,
    ReleaseTerminalResponse: _e_ReleaseTerminalResponse,
    WaitForTerminalExitResponse: _e_WaitForTerminalExitResponse,
    KillTerminalResponse: _e_KillTerminalResponse,
    CreateElicitationResponseAccept: _e_CreateElicitationResponseAccept,
    CreateElicitationResponseDecline: _e_CreateElicitationResponseDecline,
    CreateElicitationResponseCancel: _e_CreateElicitationResponseCancel,
    CreateElicitationResponseOther: _e_CreateElicitationResponseOther,
    ElicitationAcceptAction: _e_ElicitationAcceptAction,
    ConnectMcpResponse: _e_ConnectMcpResponse,
    DisconnectMcpResponse: _e_DisconnectMcpResponse,
    CancelNotification: _e_CancelNotification,
    DidOpenDocumentNotification: _e_DidOpenDocumentNotification,
    DidChangeDocumentNotification: _e_DidChangeDocumentNotification,
    TextDocumentContentChangeEvent: _e_TextDocumentContentChangeEvent,
    DidCloseDocumentNotification: _e_DidCloseDocumentNotification,
    DidSaveDocumentNotification: _e_DidSaveDocumentNotification,
    DidFocusDocumentNotification: _e_DidFocusDocumentNotification,
    AcceptNesNotification: _e_AcceptNesNotification,
    RejectNesNotification: _e_RejectNesNotification,
    CancelRequestNotification: _e_CancelRequestNotification,
}

_CLASSES: Mapping[str, type] = {
    "WriteTextFileRequest": WriteTextFileRequest,
    "ReadTextFileRequest": ReadTextFileRequest,
    "RequestPermissionRequest": RequestPermissionRequest,
    "ToolCallUpdate": ToolCallUpdate,
    "ToolCallContentContent": ToolCallContentContent,
    "ToolCallContentDiff": ToolCallContentDiff,
    "ToolCallContentTerminal": ToolCallContentTerminal,
    "ContentBlockText": ContentBlockText,
    "ContentBlockImage": ContentBlockImage,
    "ContentBlockAudio": ContentBlockAudio,
    "ContentBlockResourceLink": ContentBlockResourceLink,
    "ContentBlockResource": ContentBlockResource,
    "Annotations": Annotations,
    "TextContent": TextContent,
    "ImageContent": ImageContent,
    "AudioContent": AudioContent,
    "ResourceLink": ResourceLink,
    "TextResourceContents": TextResourceContents,
    "BlobResourceContents": BlobResourceContents,
    "EmbeddedResource": EmbeddedResource,
    "Content": Content,
    "Diff": Diff,
    "Terminal": Terminal,
    "ToolCallLocation": ToolCallLocation,
    "PermissionOption": PermissionOption,
    "CreateTerminalRequest": CreateTerminalRequest,
    "EnvVariable": EnvVariable,
    "TerminalOutputRequest": TerminalOutputRequest,
    "ReleaseTerminalRequest": ReleaseTerminalRequest,
    "WaitForTerminalExitRequest": WaitForTerminalExitRequest,
    "KillTerminalRequest": KillTerminalRequest,
    "CreateElicitationRequestFormSession": CreateElicitationRequestFormSession,
    "CreateElicitationRequestFormRequest": CreateElicitationRequestFormRequest,
    "CreateElicitationRequestUrlSession": CreateElicitationRequestUrlSession,
    "CreateElicitationRequestUrlRequest": CreateElicitationRequestUrlRequest,
    "CreateElicitationRequestOtherSession": CreateElicitationRequestOtherSession,
    "CreateElicitationRequestOtherRequest": CreateElicitationRequestOtherRequest,
    "ElicitationSessionScope": ElicitationSessionScope,
    "ElicitationRequestScope": ElicitationRequestScope,
    "ElicitationSchema": ElicitationSchema,
    "ElicitationPropertySchemaString": ElicitationPropertySchemaString,
    "ElicitationPropertySchemaNumber": ElicitationPropertySchemaNumber,
    "ElicitationPropertySchemaInteger": ElicitationPropertySchemaInteger,
    "ElicitationPropertySchemaBoolean": ElicitationPropertySchemaBoolean,
    "ElicitationPropertySchemaArray": ElicitationPropertySchemaArray,
    "ElicitationPropertySchemaOther": ElicitationPropertySchemaOther,
    "EnumOption": EnumOption,
    "StringPropertySchema": StringPropertySchema,
    "NumberPropertySchema": NumberPropertySchema,
    "IntegerPropertySchema": IntegerPropertySchema,
    "BooleanPropertySchema": BooleanPropertySchema,
    "MultiSelectItemsString": MultiSelectItemsString,
    "MultiSelectItemsOther": MultiSelectItemsOther,
    "StringMultiSelectItems": StringMultiSelectItems,
    "TitledMultiSelectItems": TitledMultiSelectItems,
    "MultiSelectPropertySchema": MultiSelectPropertySchema,
    "ElicitationFormModeSession": ElicitationFormModeSession,
    "ElicitationFormModeRequest": ElicitationFormModeRequest,
    "ElicitationUrlModeSession": ElicitationUrlModeSession,
    "ElicitationUrlModeRequest": ElicitationUrlModeRequest,
    "ConnectMcpRequest": ConnectMcpRequest,
    "MessageMcpRequest": MessageMcpRequest,
    "DisconnectMcpRequest": DisconnectMcpRequest,
    "InitializeResponse": InitializeResponse,
    "AgentCapabilities": AgentCapabilities,
    "PromptCapabilities": PromptCapabilities,
    "McpCapabilities": McpCapabilities,
    "SessionCapabilities": SessionCapabilities,
    "SessionListCapabilities": SessionListCapabilities,
    "SessionDeleteCapabilities": SessionDeleteCapabilities,
    "SessionAdditionalDirectoriesCapabilities": SessionAdditionalDirectoriesCapabilities,
    "SessionForkCapabilities": SessionForkCapabilities,
    "SessionResumeCapabilities": SessionResumeCapabilities,
    "SessionCloseCapabilities": SessionCloseCapabilities,
    "AgentAuthCapabilities": AgentAuthCapabilities,
    "LogoutCapabilities": LogoutCapabilities,
    "ProvidersCapabilities": ProvidersCapabilities,
    "NesCapabilities": NesCapabilities,
    "NesEventCapabilities": NesEventCapabilities,
    "NesDocumentEventCapabilities": NesDocumentEventCapabilities,
    "NesDocumentDidOpenCapabilities": NesDocumentDidOpenCapabilities,
    "NesDocumentDidChangeCapabilities": NesDocumentDidChangeCapabilities,
    "NesDocumentDidCloseCapabilities": NesDocumentDidCloseCapabilities,
    "NesDocumentDidSaveCapabilities": NesDocumentDidSaveCapabilities,
    "NesDocumentDidFocusCapabilities": NesDocumentDidFocusCapabilities,
    "NesContextCapabilities": NesContextCapabilities,
    "NesRecentFilesCapabilities": NesRecentFilesCapabilities,
    "NesRelatedSnippetsCapabilities": NesRelatedSnippetsCapabilities,
    "NesEditHistoryCapabilities": NesEditHistoryCapabilities,
    "NesUserActionsCapabilities": NesUserActionsCapabilities,
    "NesOpenFilesCapabilities": NesOpenFilesCapabilities,
    "NesDiagnosticsCapabilities": NesDiagnosticsCapabilities,
    "AuthMethodTerminal": AuthMethodTerminal,
    "AuthMethodAgent": AuthMethodAgent,
    "Implementation": Implementation,
    "AuthenticateResponse": AuthenticateResponse,
    "ListProvidersResponse": ListProvidersResponse,
    "ProviderInfo": ProviderInfo,
    "ProviderCurrentConfig": ProviderCurrentConfig,
    "SetProviderResponse": SetProviderResponse,
    "DisableProviderResponse": DisableProviderResponse,
    "LogoutResponse": LogoutResponse,
    "NewSessionResponse": NewSessionResponse,
    "SessionModeState": SessionModeState,
    "SessionMode": SessionMode,
    "SessionConfigOptionSelect": SessionConfigOptionSelect,
    "SessionConfigOptionBoolean": SessionConfigOptionBoolean,
    "SessionConfigSelectOption": SessionConfigSelectOption,
    "SessionConfigSelectGroup": SessionConfigSelectGroup,
    "SessionConfigSelect": SessionConfigSelect,
    "SessionConfigBoolean": SessionConfigBoolean,
    "LoadSessionResponse": LoadSessionResponse,
    "ListSessionsResponse": ListSessionsResponse,
    "SessionInfo": SessionInfo,
    "DeleteSessionResponse": DeleteSessionResponse,
    "ForkSessionResponse": ForkSessionResponse,
    "ResumeSessionResponse": ResumeSessionResponse,
    "CloseSessionResponse": CloseSessionResponse,
    "SetSessionModeResponse": SetSessionModeResponse,
    "SetSessionConfigOptionResponse": SetSessionConfigOptionResponse,
    "PromptResponse": PromptResponse,
    "Usage": Usage,
    "StartNesResponse": StartNesResponse,
    "SuggestNesResponse": SuggestNesResponse,
    "NesSuggestionEdit": NesSuggestionEdit,
    "NesSuggestionJump": NesSuggestionJump,
    "NesSuggestionRename": NesSuggestionRename,
    "NesSuggestionSearchAndReplace": NesSuggestionSearchAndReplace,
    "NesTextEdit": NesTextEdit,
    "Range": Range,
    "Position": Position,
    "NesEditSuggestion": NesEditSuggestion,
    "NesJumpSuggestion": NesJumpSuggestion,
    "NesRenameSuggestion": NesRenameSuggestion,
    "NesSearchAndReplaceSuggestion": NesSearchAndReplaceSuggestion,
    "CloseNesResponse": CloseNesResponse,
    "Error": Error,
    "SessionNotification": SessionNotification,
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
    "ContentChunk": ContentChunk,
    "ToolCall": ToolCall,
    "PlanEntry": PlanEntry,
    "Plan": Plan,
    "PlanUpdateContentItems": PlanUpdateContentItems,
    "PlanUpdateContentFile": PlanUpdateContentFile,
    "PlanUpdateContentMarkdown": PlanUpdateContentMarkdown,
    "PlanItems": PlanItems,
    "PlanFile": PlanFile,
    "PlanMarkdown": PlanMarkdown,
    "PlanUpdate": PlanUpdate,
    "PlanRemoved": PlanRemoved,
    "AvailableCommand": AvailableCommand,
    "UnstructuredCommandInput": UnstructuredCommandInput,
    "AvailableCommandsUpdate": AvailableCommandsUpdate,
    "CurrentModeUpdate": CurrentModeUpdate,
    "ConfigOptionUpdate": ConfigOptionUpdate,
    "SessionInfoUpdate": SessionInfoUpdate,
    "Cost": Cost,
    "UsageUpdate": UsageUpdate,
    "Notice": Notice,
    "CompactionUpdate": CompactionUpdate,
    "CompactionSummaryChunk": CompactionSummaryChunk,
    "CompleteElicitationNotification": CompleteElicitationNotification,
    "MessageMcpNotification": MessageMcpNotification,
    "InitializeRequest": InitializeRequest,
    "ClientCapabilities": ClientCapabilities,
    "FileSystemCapabilities": FileSystemCapabilities,
    "ClientSessionCapabilities": ClientSessionCapabilities,
    "CompactionCapabilities": CompactionCapabilities,
    "SessionConfigOptionsCapabilities": SessionConfigOptionsCapabilities,
    "BooleanConfigOptionCapabilities": BooleanConfigOptionCapabilities,
    "NoticeCapabilities": NoticeCapabilities,
    "PlanCapabilities": PlanCapabilities,
    "AuthCapabilities": AuthCapabilities,
    "ElicitationCapabilities": ElicitationCapabilities,
    "ElicitationFormCapabilities": ElicitationFormCapabilities,
    "ElicitationUrlCapabilities": ElicitationUrlCapabilities,
    "ClientNesCapabilities": ClientNesCapabilities,
    "NesJumpCapabilities": NesJumpCapabilities,
    "NesRenameCapabilities": NesRenameCapabilities,
    "NesSearchAndReplaceCapabilities": NesSearchAndReplaceCapabilities,
    "AuthenticateRequest": AuthenticateRequest,
    "ListProvidersRequest": ListProvidersRequest,
    "SetProviderRequest": SetProviderRequest,
    "DisableProviderRequest": DisableProviderRequest,
    "LogoutRequest": LogoutRequest,
    "NewSessionRequest": NewSessionRequest,
    "McpServerHttp": McpServerHttp,
    "McpServerSse": McpServerSse,
    "McpServerAcp": McpServerAcp,
    "HttpHeader": HttpHeader,
    "McpServerStdio": McpServerStdio,
    "LoadSessionRequest": LoadSessionRequest,
    "ListSessionsRequest": ListSessionsRequest,
    "DeleteSessionRequest": DeleteSessionRequest,
    "ForkSessionRequest": ForkSessionRequest,
    "ResumeSessionRequest": ResumeSessionRequest,
    "CloseSessionRequest": CloseSessionRequest,
    "SetSessionModeRequest": SetSessionModeRequest,
    "SetSessionConfigOptionRequestBoolean": SetSessionConfigOptionRequestBoolean,
    "SetSessionConfigOptionRequestValueId": SetSessionConfigOptionRequestValueId,
    "PromptRequest": PromptRequest,
    "StartNesRequest": StartNesRequest,
    "WorkspaceFolder": WorkspaceFolder,
    "NesRepository": NesRepository,
    "SuggestNesRequest": SuggestNesRequest,
    "NesSuggestContext": NesSuggestContext,
    "NesRecentFile": NesRecentFile,
    "NesRelatedSnippet": NesRelatedSnippet,
    "NesExcerpt": NesExcerpt,
    "NesEditHistoryEntry": NesEditHistoryEntry,
    "NesUserAction": NesUserAction,
    "NesOpenFile": NesOpenFile,
    "NesDiagnostic": NesDiagnostic,
    "CloseNesRequest": CloseNesRequest,
    "WriteTextFileResponse": WriteTextFileResponse,
    "ReadTextFileResponse": ReadTextFileResponse,
    "RequestPermissionResponse": RequestPermissionResponse,
    "RequestPermissionOutcomeCancelled": RequestPermissionOutcomeCancelled,
    "RequestPermissionOutcomeSelected": RequestPermissionOutcomeSelected,
    "SelectedPermissionOutcome": SelectedPermissionOutcome,
    "CreateTerminalResponse": CreateTerminalResponse,
    "TerminalOutputResponse": TerminalOutputResponse,
    "TerminalExitStatus": TerminalExitStatus,
    "ReleaseTerminalResponse": ReleaseTerminalResponse,
    "WaitForTerminalExitResponse": WaitForTerminalExitResponse,
    "KillTerminalResponse": KillTerminalResponse,
    "CreateElicitationResponseAccept": CreateElicitationResponseAccept,
    "CreateElicitationResponseDecline": CreateElicitationResponseDecline,
    "CreateElicitationResponseCancel": CreateElicitationResponseCancel,
    "CreateElicitationResponseOther": CreateElicitationResponseOther,
    "ElicitationAcceptAction": ElicitationAcceptAction,
    "ConnectMcpResponse": ConnectMcpResponse,
    "DisconnectMcpResponse": DisconnectMcpResponse,
    "CancelNotification": CancelNotification,
    "DidOpenDocumentNotification": DidOpenDocumentNotification,
    "DidChangeDocumentNotification": DidChangeDocumentNotification,
    "TextDocumentContentChangeEvent": TextDocumentContentChangeEvent,
    "DidCloseDocumentNotification": DidCloseDocumentNotification,
    "DidSaveDocumentNotification": DidSaveDocumentNotification,
    "DidFocusDocumentNotification": DidFocusDocumentNotification,
    "AcceptNesNotification": AcceptNesNotification,
    "RejectNesNotification": RejectNesNotification,
    "CancelRequestNotification": CancelRequestNotification,
}

_FORMS: dict[Any, str] = {
    ToolCallContent: "ToolCallContent",
    ContentBlock: "ContentBlock",
    EmbeddedResourceResource: "EmbeddedResourceResource",
    CreateElicitationRequestForm: "CreateElicitationRequestForm",
    CreateElicitationRequestUrl: "CreateElicitationRequestUrl",
    CreateElicitationRequestOther: "CreateElicitationRequestOther",
    CreateElicitationRequest: "CreateElicitationRequest",
    ElicitationPropertySchema: "ElicitationPropertySchema",
    MultiSelectItems: "MultiSelectItems",
    ElicitationFormMode: "ElicitationFormMode",
    ElicitationUrlMode: "ElicitationUrlMode",
    AuthMethod: "AuthMethod",
    SessionConfigOption: "SessionConfigOption",
    NesSuggestion: "NesSuggestion",
    SessionUpdate: "SessionUpdate",
    PlanUpdateContent: "PlanUpdateContent",
    AvailableCommandInput: "AvailableCommandInput",
    McpServer: "McpServer",
    SetSessionConfigOptionRequest: "SetSessionConfigOptionRequest",
    RequestPermissionOutcome: "RequestPermissionOutcome",
    CreateElicitationResponse: "CreateElicitationResponse",
    WriteTextFileRequest: "WriteTextFileRequest",
    ReadTextFileRequest: "ReadTextFileRequest",
    RequestPermissionRequest: "RequestPermissionRequest",
    ToolCallUpdate: "ToolCallUpdate",
    ToolCallContentContent: "ToolCallContentContent",
    ToolCallContentDiff: "ToolCallContentDiff",
    ToolCallContentTerminal: "ToolCallContentTerminal",
    ContentBlockText: "ContentBlockText",
    ContentBlockImage: "ContentBlockImage",
    ContentBlockAudio: "ContentBlockAudio",
    ContentBlockResourceLink: "ContentBlockResourceLink",
    ContentBlockResource: "ContentBlockResource",
    Annotations: "Annotations",
    TextContent: "TextContent",
    ImageContent: "ImageContent",
    AudioContent: "AudioContent",
    ResourceLink: "ResourceLink",
    TextResourceContents: "TextResourceContents",
    BlobResourceContents: "BlobResourceContents",
    EmbeddedResource: "EmbeddedResource",
    Content: "Content",
    Diff: "Diff",
    Terminal: "Terminal",
    ToolCallLocation: "ToolCallLocation",
    PermissionOption: "PermissionOption",
    CreateTerminalRequest: "CreateTerminalRequest",
    EnvVariable: "EnvVariable",
    TerminalOutputRequest: "TerminalOutputRequest",
    ReleaseTerminalRequest: "ReleaseTerminalRequest",
    WaitForTerminalExitRequest: "WaitForTerminalExitRequest",
    KillTerminalRequest: "KillTerminalRequest",
    CreateElicitationRequestFormSession: "CreateElicitationRequestFormSession",
    CreateElicitationRequestFormRequest: "CreateElicitationRequestFormRequest",
    CreateElicitationRequestUrlSession: "CreateElicitationRequestUrlSession",
    CreateElicitationRequestUrlRequest: "CreateElicitationRequestUrlRequest",
    CreateElicitationRequestOtherSession: "CreateElicitationRequestOtherSession",
    CreateElicitationRequestOtherRequest: "CreateElicitationRequestOtherRequest",
    ElicitationSessionScope: "ElicitationSessionScope",
    ElicitationRequestScope: "ElicitationRequestScope",
    ElicitationSchema: "ElicitationSchema",
    ElicitationPropertySchemaString: "ElicitationPropertySchemaString",
    ElicitationPropertySchemaNumber: "ElicitationPropertySchemaNumber",
    ElicitationPropertySchemaInteger: "ElicitationPropertySchemaInteger",
    ElicitationPropertySchemaBoolean: "ElicitationPropertySchemaBoolean",
    ElicitationPropertySchemaArray: "ElicitationPropertySchemaArray",
    ElicitationPropertySchemaOther: "ElicitationPropertySchemaOther",
    EnumOption: "EnumOption",
    StringPropertySchema: "StringPropertySchema",
    NumberPropertySchema: "NumberPropertySchema",
    IntegerPropertySchema: "IntegerPropertySchema",
    BooleanPropertySchema: "BooleanPropertySchema",
    MultiSelectItemsString: "MultiSelectItemsString",
    MultiSelectItemsOther: "MultiSelectItemsOther",
    StringMultiSelectItems: "StringMultiSelectItems",
    TitledMultiSelectItems: "TitledMultiSelectItems",
    MultiSelectPropertySchema: "MultiSelectPropertySchema",
    ElicitationFormModeSession: "ElicitationFormModeSession",
    ElicitationFormModeRequest: "ElicitationFormModeRequest",
    ElicitationUrlModeSession: "ElicitationUrlModeSession",
    ElicitationUrlModeRequest: "ElicitationUrlModeRequest",
    ConnectMcpRequest: "ConnectMcpRequest",
    MessageMcpRequest: "MessageMcpRequest",
    DisconnectMcpRequest: "DisconnectMcpRequest",
    InitializeResponse: "InitializeResponse",
    AgentCapabilities: "AgentCapabilities",
    PromptCapabilities: "PromptCapabilities",
    McpCapabilities: "McpCapabilities",
    SessionCapabilities: "SessionCapabilities",
    SessionListCapabilities: "SessionListCapabilities",
    SessionDeleteCapabilities: "SessionDeleteCapabilities",
    SessionAdditionalDirectoriesCapabilities: "SessionAdditionalDirectoriesCapabilities",
    SessionForkCapabilities: "SessionForkCapabilities",
    SessionResumeCapabilities: "SessionResumeCapabilities",
    SessionCloseCapabilities: "SessionCloseCapabilities",
    AgentAuthCapabilities: "AgentAuthCapabilities",
    LogoutCapabilities: "LogoutCapabilities",
    ProvidersCapabilities: "ProvidersCapabilities",
    NesCapabilities: "NesCapabilities",
    NesEventCapabilities: "NesEventCapabilities",
    NesDocumentEventCapabilities: "NesDocumentEventCapabilities",
    NesDocumentDidOpenCapabilities: "NesDocumentDidOpenCapabilities",
    NesDocumentDidChangeCapabilities: "NesDocumentDidChangeCapabilities",
    NesDocumentDidCloseCapabilities: "NesDocumentDidCloseCapabilities",
    NesDocumentDidSaveCapabilities: "NesDocumentDidSaveCapabilities",
    NesDocumentDidFocusCapabilities: "NesDocumentDidFocusCapabilities",
    NesContextCapabilities: "NesContextCapabilities",
    NesRecentFilesCapabilities: "NesRecentFilesCapabilities",
    NesRelatedSnippetsCapabilities: "NesRelatedSnippetsCapabilities",
    NesEditHistoryCapabilities: "NesEditHistoryCapabilities",
    NesUserActionsCapabilities: "NesUserActionsCapabilities",
    NesOpenFilesCapabilities: "NesOpenFilesCapabilities",
    NesDiagnosticsCapabilities: "NesDiagnosticsCapabilities",
    AuthMethodTerminal: "AuthMethodTerminal",
    AuthMethodAgent: "AuthMethodAgent",
    Implementation: "Implementation",
    AuthenticateResponse: "AuthenticateResponse",
    ListProvidersResponse: "ListProvidersResponse",
    ProviderInfo: "ProviderInfo",
    ProviderCurrentConfig: "ProviderCurrentConfig",
    SetProviderResponse: "SetProviderResponse",
    DisableProviderResponse: "DisableProviderResponse",
    LogoutResponse: "LogoutResponse",
    NewSessionResponse: "NewSessionResponse",
    SessionModeState: "SessionModeState",
    SessionMode: "SessionMode",
    SessionConfigOptionSelect: "SessionConfigOptionSelect",
    SessionConfigOptionBoolean: "SessionConfigOptionBoolean",
    SessionConfigSelectOption: "SessionConfigSelectOption",
    SessionConfigSelectGroup: "SessionConfigSelectGroup",
    SessionConfigSelect: "SessionConfigSelect",
    SessionConfigBoolean: "SessionConfigBoolean",
    LoadSessionResponse: "LoadSessionResponse",
    ListSessionsResponse: "ListSessionsResponse",
    SessionInfo: "SessionInfo",
    DeleteSessionResponse: "DeleteSessionResponse",
    ForkSessionResponse: "ForkSessionResponse",
    ResumeSessionResponse: "ResumeSessionResponse",
    CloseSessionResponse: "CloseSessionResponse",
    SetSessionModeResponse: "SetSessionModeResponse",
    SetSessionConfigOptionResponse: "SetSessionConfigOptionResponse",
    PromptResponse: "PromptResponse",
    Usage: "Usage",
    StartNesResponse: "StartNesResponse",
    SuggestNesResponse: "SuggestNesResponse",
    NesSuggestionEdit: "NesSuggestionEdit",
    NesSuggestionJump: "NesSuggestionJump",
    NesSuggestionRename: "NesSuggestionRename",
    NesSuggestionSearchAndReplace: "NesSuggestionSearchAndReplace",
    NesTextEdit: "NesTextEdit",
    Range: "Range",
    Position: "Position",
    NesEditSuggestion: "NesEditSuggestion",
    NesJumpSuggestion: "NesJumpSuggestion",
    NesRenameSuggestion: "NesRenameSuggestion",
    NesSearchAndReplaceSuggestion: "NesSearchAndReplaceSuggestion",
    CloseNesResponse: "CloseNesResponse",
    Error: "Error",
    SessionNotification: "SessionNotification",
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
    ContentChunk: "ContentChunk",
    ToolCall: "ToolCall",
    PlanEntry: "PlanEntry",
    Plan: "Plan",
    PlanUpdateContentItems: "PlanUpdateContentItems",
    PlanUpdateContentFile: "PlanUpdateContentFile",
    PlanUpdateContentMarkdown: "PlanUpdateContentMarkdown",
    PlanItems: "PlanItems",
    PlanFile: "PlanFile",
    PlanMarkdown: "PlanMarkdown",
    PlanUpdate: "PlanUpdate",
    PlanRemoved: "PlanRemoved",
    AvailableCommand: "AvailableCommand",
    UnstructuredCommandInput: "UnstructuredCommandInput",
    AvailableCommandsUpdate: "AvailableCommandsUpdate",
    CurrentModeUpdate: "CurrentModeUpdate",
    ConfigOptionUpdate: "ConfigOptionUpdate",
    SessionInfoUpdate: "SessionInfoUpdate",
    Cost: "Cost",
    UsageUpdate: "UsageUpdate",
    Notice: "Notice",
    CompactionUpdate: "CompactionUpdate",
    CompactionSummaryChunk: "CompactionSummaryChunk",
    CompleteElicitationNotification: "CompleteElicitationNotification",
    MessageMcpNotification: "MessageMcpNotification",
    InitializeRequest: "InitializeRequest",
    ClientCapabilities: "ClientCapabilities",
    FileSystemCapabilities: "FileSystemCapabilities",
    ClientSessionCapabilities: "ClientSessionCapabilities",
    CompactionCapabilities: "CompactionCapabilities",
    SessionConfigOptionsCapabilities: "SessionConfigOptionsCapabilities",
    BooleanConfigOptionCapabilities: "BooleanConfigOptionCapabilities",
    NoticeCapabilities: "NoticeCapabilities",
    PlanCapabilities: "PlanCapabilities",
    AuthCapabilities: "AuthCapabilities",
    ElicitationCapabilities: "ElicitationCapabilities",
    ElicitationFormCapabilities: "ElicitationFormCapabilities",
    ElicitationUrlCapabilities: "ElicitationUrlCapabilities",
    ClientNesCapabilities: "ClientNesCapabilities",
    NesJumpCapabilities: "NesJumpCapabilities",
    NesRenameCapabilities: "NesRenameCapabilities",
    NesSearchAndReplaceCapabilities: "NesSearchAndReplaceCapabilities",
    AuthenticateRequest: "AuthenticateRequest",
    ListProvidersRequest: "ListProvidersRequest",
    SetProviderRequest: "SetProviderRequest",
    DisableProviderRequest: "DisableProviderRequest",
    LogoutRequest: "LogoutRequest",
    NewSessionRequest: "NewSessionRequest",
    McpServerHttp: "McpServerHttp",
    McpServerSse: "McpServerSse",
    McpServerAcp: "McpServerAcp",
    HttpHeader: "HttpHeader",
    McpServerStdio: "McpServerStdio",
    LoadSessionRequest: "LoadSessionRequest",
    ListSessionsRequest: "ListSessionsRequest",
    DeleteSessionRequest: "DeleteSessionRequest",
    ForkSessionRequest: "ForkSessionRequest",
    ResumeSessionRequest: "ResumeSessionRequest",
    CloseSessionRequest: "CloseSessionRequest",
    SetSessionModeRequest: "SetSessionModeRequest",
    SetSessionConfigOptionRequestBoolean: "SetSessionConfigOptionRequestBoolean",
    SetSessionConfigOptionRequestValueId: "SetSessionConfigOptionRequestValueId",
    PromptRequest: "PromptRequest",
    StartNesRequest: "StartNesRequest",
    WorkspaceFolder: "WorkspaceFolder",
    NesRepository: "NesRepository",
    SuggestNesRequest: "SuggestNesRequest",
    NesSuggestContext: "NesSuggestContext",
    NesRecentFile: "NesRecentFile",
    NesRelatedSnippet: "NesRelatedSnippet",
    NesExcerpt: "NesExcerpt",
    NesEditHistoryEntry: "NesEditHistoryEntry",
    NesUserAction: "NesUserAction",
    NesOpenFile: "NesOpenFile",
    NesDiagnostic: "NesDiagnostic",
    CloseNesRequest: "CloseNesRequest",
    WriteTextFileResponse: "WriteTextFileResponse",
    ReadTextFileResponse: "ReadTextFileResponse",
    RequestPermissionResponse: "RequestPermissionResponse",
    RequestPermissionOutcomeCancelled: "RequestPermissionOutcomeCancelled",
    RequestPermissionOutcomeSelected: "RequestPermissionOutcomeSelected",
    SelectedPermissionOutcome: "SelectedPermissionOutcome",
    CreateTerminalResponse: "CreateTerminalResponse",
    TerminalOutputResponse: "TerminalOutputResponse",
    TerminalExitStatus: "TerminalExitStatus",
    ReleaseTerminalResponse: "ReleaseTerminalResponse",
    WaitForTerminalExitResponse: "WaitForTerminalExitResponse",
    KillTerminalResponse: "KillTerminalResponse",
    CreateElicitationResponseAccept: "CreateElicitationResponseAccept",
    CreateElicitationResponseDecline: "CreateElicitationResponseDecline",
    CreateElicitationResponseCancel: "CreateElicitationResponseCancel",
    CreateElicitationResponseOther: "CreateElicitationResponseOther",
    ElicitationAcceptAction: "ElicitationAcceptAction",
    ConnectMcpResponse: "ConnectMcpResponse",
    DisconnectMcpResponse: "DisconnectMcpResponse",
    CancelNotification: "CancelNotification",
    DidOpenDocumentNotification: "DidOpenDocumentNotification",
    DidChangeDocumentNotification: "DidChangeDocumentNotification",
    TextDocumentContentChangeEvent: "TextDocumentContentChangeEvent",
    DidCloseDocumentNotification: "DidCloseDocumentNotification",
    DidSaveDocumentNotification: "DidSaveDocumentNotification",
    DidFocusDocumentNotification: "DidFocusDocumentNotification",
    AcceptNesNotification: "AcceptNesNotification",
    RejectNesNotification: "RejectNesNotification",
    CancelRequestNotification: "CancelRequestNotification",
}


def _shapes() -> Mapping[str, Any]:
    from .shapes import SHAPES

    return SHAPES


_TABLES = Tables(
    protocol="v1",
    forms=_FORMS,
    decoders=_DECODERS,
    encoders=_ENCODERS,
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
        "ConnectMcpRequest": "unstable_mcp_over_acp",
        "McpServerAcpId": "unstable_mcp_over_acp",
        "MessageMcpRequest": "unstable_mcp_over_acp",
        "McpConnectionId": "unstable_mcp_over_acp",
        "DisconnectMcpRequest": "unstable_mcp_over_acp",
        "SessionForkCapabilities": "unstable_session_fork",
        "ProvidersCapabilities": "unstable_llm_providers",
        "NesCapabilities": "unstable_nes",
        "NesEventCapabilities": "unstable_nes",
        "NesDocumentEventCapabilities": "unstable_nes",
        "NesDocumentDidOpenCapabilities": "unstable_nes",
        "NesDocumentDidChangeCapabilities": "unstable_nes",
        "TextDocumentSyncKind": "unstable_nes",
        "NesDocumentDidCloseCapabilities": "unstable_nes",
        "NesDocumentDidSaveCapabilities": "unstable_nes",
        "NesDocumentDidFocusCapabilities": "unstable_nes",
        "NesContextCapabilities": "unstable_nes",
        "NesRecentFilesCapabilities": "unstable_nes",
        "NesRelatedSnippetsCapabilities": "unstable_nes",
        "NesEditHistoryCapabilities": "unstable_nes",
        "NesUserActionsCapabilities": "unstable_nes",
        "NesOpenFilesCapabilities": "unstable_nes",
        "NesDiagnosticsCapabilities": "unstable_nes",
        "PositionEncodingKind": "unstable_nes",
        "ListProvidersResponse": "unstable_llm_providers",
        "ProviderInfo": "unstable_llm_providers",
        "ProviderId": "unstable_llm_providers",
        "LlmProtocol": "unstable_llm_providers",
        "ProviderCurrentConfig": "unstable_llm_providers",
        "SetProviderResponse": "unstable_llm_providers",
        "DisableProviderResponse": "unstable_llm_providers",
        "ForkSessionResponse": "unstable_session_fork",
        "Usage": "unstable_end_turn_token_usage",
        "StartNesResponse": "unstable_nes",
        "SuggestNesResponse": "unstable_nes",
        "NesSuggestion": "unstable_nes",
        "NesSuggestionId": "unstable_nes",
        "NesTextEdit": "unstable_nes",
        "Range": "unstable_nes",
        "Position": "unstable_nes",
        "NesEditSuggestion": "unstable_nes",
        "NesJumpSuggestion": "unstable_nes",
        "NesRenameSuggestion": "unstable_nes",
        "NesSearchAndReplaceSuggestion": "unstable_nes",
        "CloseNesResponse": "unstable_nes",
        "MessageMcpResponse": "unstable_mcp_over_acp",
        "SessionUpdatePlanUpdate": "unstable_plan_operations",
        "SessionUpdatePlanRemoved": "unstable_plan_operations",
        "SessionUpdateNotice": "unstable_session_notices",
        "SessionUpdateCompactionUpdate": "unstable_session_compaction",
        "SessionUpdateCompactionSummaryChunk": "unstable_session_compaction",
        "PlanUpdateContent": "unstable_plan_operations",
        "PlanId": "unstable_plan_operations",
        "PlanItems": "unstable_plan_operations",
        "PlanFile": "unstable_plan_operations",
        "PlanMarkdown": "unstable_plan_operations",
        "PlanUpdate": "unstable_plan_operations",
        "PlanRemoved": "unstable_plan_operations",
        "NoticeSeverity": "unstable_session_notices",
        "Notice": "unstable_session_notices",
        "CompactionId": "unstable_session_compaction",
        "CompactionStatus": "unstable_session_compaction",
        "CompactionUpdate": "unstable_session_compaction",
        "CompactionSummaryChunk": "unstable_session_compaction",
        "MessageMcpNotification": "unstable_mcp_over_acp",
        "CompactionCapabilities": "unstable_session_compaction",
        "NoticeCapabilities": "unstable_session_notices",
        "PlanCapabilities": "unstable_plan_operations",
        "ClientNesCapabilities": "unstable_nes",
        "NesJumpCapabilities": "unstable_nes",
        "NesRenameCapabilities": "unstable_nes",
        "NesSearchAndReplaceCapabilities": "unstable_nes",
        "ListProvidersRequest": "unstable_llm_providers",
        "SetProviderRequest": "unstable_llm_providers",
        "DisableProviderRequest": "unstable_llm_providers",
        "McpServerAcp": "unstable_mcp_over_acp",
        "ForkSessionRequest": "unstable_session_fork",
        "StartNesRequest": "unstable_nes",
        "WorkspaceFolder": "unstable_nes",
        "NesRepository": "unstable_nes",
        "SuggestNesRequest": "unstable_nes",
        "NesTriggerKind": "unstable_nes",
        "NesSuggestContext": "unstable_nes",
        "NesRecentFile": "unstable_nes",
        "NesRelatedSnippet": "unstable_nes",
        "NesExcerpt": "unstable_nes",
        "NesEditHistoryEntry": "unstable_nes",
        "NesUserAction": "unstable_nes",
        "NesOpenFile": "unstable_nes",
        "NesDiagnostic": "unstable_nes",
        "NesDiagnosticSeverity": "unstable_nes",
        "CloseNesRequest": "unstable_nes",
        "ConnectMcpResponse": "unstable_mcp_over_acp",
        "DisconnectMcpResponse": "unstable_mcp_over_acp",
        "DidOpenDocumentNotification": "unstable_nes",
        "DidChangeDocumentNotification": "unstable_nes",
        "TextDocumentContentChangeEvent": "unstable_nes",
        "DidCloseDocumentNotification": "unstable_nes",
        "DidSaveDocumentNotification": "unstable_nes",
        "DidFocusDocumentNotification": "unstable_nes",
        "AcceptNesNotification": "unstable_nes",
        "RejectNesNotification": "unstable_nes",
        "NesRejectReason": "unstable_nes",
    },
    methods={
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
            self, line: Any, receiver: Literal["agent", "client"]
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
