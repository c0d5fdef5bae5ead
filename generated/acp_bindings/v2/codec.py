"""Decode and encode of ACP v2, schema release 1.23.0. Generated; do not edit."""

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
from .._straight import DECLINED, Unclean, extra, gate, pattern, tagged
from .models import (
    AcceptNesNotification,
    AgentAuthCapabilities,
    AgentCapabilities,
    AgentMessage,
    AgentThought,
    Annotations,
    AudioContent,
    AuthCapabilities,
    AuthMethod,
    AuthMethodAgent,
    AuthMethodOther,
    AuthMethodTerminal,
    AvailableCommand,
    AvailableCommandInput,
    AvailableCommandInputOther,
    AvailableCommandInputText,
    AvailableCommandsUpdate,
    BlobResourceContents,
    BooleanPropertySchema,
    CancelRequestNotification,
    CancelSessionNotification,
    ClientCapabilities,
    ClientNesCapabilities,
    CloseNesRequest,
    CloseNesResponse,
    CloseSessionRequest,
    CloseSessionResponse,
    CommandPermissionSubject,
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
    ContentBlockOther,
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
    DeleteSessionRequest,
    DeleteSessionResponse,
    DidChangeDocumentNotification,
    DidCloseDocumentNotification,
    DidFocusDocumentNotification,
    DidOpenDocumentNotification,
    DidSaveDocumentNotification,
    Diff,
    DiffChange,
    DiffChangeAdd,
    DiffChangeCopy,
    DiffChangeDelete,
    DiffChangeModify,
    DiffChangeMove,
    DiffChangeOther,
    DiffPatch,
    DiffPathChange,
    DiffPathPairChange,
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
    ForkSessionRequest,
    ForkSessionResponse,
    HttpHeader,
    Icon,
    IdleStateUpdate,
    ImageContent,
    Implementation,
    InitializeRequest,
    InitializeResponse,
    IntegerPropertySchema,
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
    McpServer,
    McpServerAcp,
    McpServerHttp,
    McpServerOther,
    McpServerStdio,
    McpStdioCapabilities,
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
    NesSuggestionOther,
    NesSuggestionRename,
    NesSuggestionSearchAndReplace,
    NesTextEdit,
    NesUserAction,
    NesUserActionsCapabilities,
    NewSessionRequest,
    NewSessionResponse,
    Notice,
    NumberPropertySchema,
    PermissionOption,
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
    ReplayFrom,
    ReplayFromOther,
    ReplayFromStart,
    RequestPermissionOutcome,
    RequestPermissionOutcomeCancelled,
    RequestPermissionOutcomeOther,
    RequestPermissionOutcomeSelected,
    RequestPermissionRequest,
    RequestPermissionResponse,
    RequestPermissionSubject,
    RequestPermissionSubjectCommand,
    RequestPermissionSubjectOther,
    RequestPermissionSubjectToolCall,
    RequiresActionStateUpdate,
    ResourceLink,
    ResumeSessionRequest,
    ResumeSessionResponse,
    RunningStateUpdate,
    SelectedPermissionOutcome,
    SessionAdditionalDirectoriesCapabilities,
    SessionCapabilities,
    SessionConfigBoolean,
    SessionConfigOption,
    SessionConfigOptionBoolean,
    SessionConfigOptionOther,
    SessionConfigOptionSelect,
    SessionConfigSelect,
    SessionConfigSelectGroup,
    SessionConfigSelectOption,
    SessionDeleteCapabilities,
    SessionForkCapabilities,
    SessionInfo,
    SessionInfoUpdate,
    SessionUpdate,
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
    SessionUpdateStateUpdate,
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
    SetSessionConfigOptionRequest,
    SetSessionConfigOptionRequestBoolean,
    SetSessionConfigOptionRequestId,
    SetSessionConfigOptionRequestOther,
    SetSessionConfigOptionResponse,
    StartNesRequest,
    StartNesResponse,
    StateUpdate,
    StateUpdateIdle,
    StateUpdateOther,
    StateUpdateRequiresAction,
    StateUpdateRunning,
    StringMultiSelectItems,
    StringPropertySchema,
    SuggestNesRequest,
    SuggestNesResponse,
    Terminal,
    TerminalAuthCapabilities,
    TerminalExitStatus,
    TerminalOutput,
    TerminalOutputChunk,
    TerminalUpdate,
    TextCommandInput,
    TextContent,
    TextDocumentContentChangeEvent,
    TextResourceContents,
    TitledMultiSelectItems,
    ToolCallContent,
    ToolCallContentChunk,
    ToolCallContentContent,
    ToolCallContentDiff,
    ToolCallContentOther,
    ToolCallContentTerminal,
    ToolCallLocation,
    ToolCallPermissionSubject,
    ToolCallUpdate,
    UpdateSessionNotification,
    Usage,
    UsageUpdate,
    UserMessage,
    WorkspaceFolder,
)

if TYPE_CHECKING:
    from .features import Flag
    from .methods import NotificationParams, RequestParams

_new = object.__new__
_MAX = 1.7976931348623157e308

_P_0 = pattern("^[A-Z]{3}$")
_S_0: frozenset[Any] = frozenset(("utf-16", "utf-32", "utf-8"))
_S_1: frozenset[Any] = frozenset(("agent", "terminal"))
_S_2: frozenset[Any] = frozenset(("text",))
_S_3: frozenset[Any] = frozenset(
    (
        "text",
        "image",
        "audio",
        "resource_link",
        "resource",
    )
)
_S_4: frozenset[Any] = frozenset(("form", "url"))
_S_5: frozenset[Any] = frozenset(("accept", "decline", "cancel"))
_S_6: frozenset[Any] = frozenset(("add", "delete", "modify", "move", "copy"))
_S_7: frozenset[Any] = frozenset(("string", "number", "integer", "boolean", "array"))
_S_8: frozenset[Any] = frozenset(("object",))
_S_9: frozenset[Any] = frozenset(("http", "stdio", "acp"))
_S_10: frozenset[Any] = frozenset(("string",))
_S_11: frozenset[Any] = frozenset(("full", "incremental"))
_S_12: frozenset[Any] = frozenset(("edit", "jump", "rename", "searchAndReplace"))
_S_13: frozenset[Any] = frozenset(("items", "file", "markdown"))
_S_14: frozenset[Any] = frozenset(("start",))
_S_15: frozenset[Any] = frozenset(("cancelled", "selected"))
_S_16: frozenset[Any] = frozenset(("tool_call", "command"))
_S_17: frozenset[Any] = frozenset(("select", "boolean"))
_S_18: frozenset[Any] = frozenset(("running", "idle", "requires_action"))
_S_19: frozenset[Any] = frozenset(
    (
        "user_message_chunk",
        "user_message",
        "agent_message_chunk",
        "agent_message",
        "agent_thought_chunk",
        "agent_thought",
        "state_update",
        "tool_call_content_chunk",
        "tool_call_update",
        "terminal_update",
        "terminal_output_chunk",
        "plan_update",
        "available_commands_update",
        "config_option_update",
        "session_info_update",
        "plan_removed",
        "usage_update",
        "notice",
        "compaction_update",
        "compaction_summary_chunk",
    )
)
_S_20: frozenset[Any] = frozenset(("id", "boolean"))
_S_21: frozenset[Any] = frozenset(("content", "diff", "terminal"))
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


def _d_AcceptNesNotification(d: Any, c: Any) -> Any:
    o: Any = _new(AcceptNesNotification)
    v = d["sessionId"]
    if type(v) is not str:
        raise Unclean
    o.session_id = v
    v = d["suggestionId"]
    if type(v) is not str:
        raise Unclean
    o.suggestion_id = v
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_AgentAuthCapabilities)
    return o


def _d_AgentCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(AgentCapabilities)
    if len(d) == 0:
        o.session = o.auth = o.providers = o.nes = o.position_encoding = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "session" in d:
        n += 1
        v = d["session"]
        if v is None:
            o.session = None
        else:
            o.session = _d_SessionCapabilities(v, c)
    else:
        o.session = None
    if "auth" in d:
        n += 1
        v = d["auth"]
        if v is None:
            o.auth = None
        else:
            o.auth = _d_AgentAuthCapabilities(v, c)
    else:
        o.auth = None
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
                if type(x) is not str:
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
            (type(v) is not float and type(v) is not int)
            or not -_MAX <= v <= _MAX
            or not 0 <= v <= 1
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
    if len(d) == 0:
        o.terminal = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "terminal" in d:
        n += 1
        v = d["terminal"]
        if v is None:
            o.terminal = None
        else:
            o.terminal = _d_TerminalAuthCapabilities(v, c)
    else:
        o.terminal = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_AuthCapabilities)
    return o


def _d_AuthMethodTerminal(d: Any, c: Any) -> Any:
    o: Any = _new(AuthMethodTerminal)
    v = d["methodId"]
    if type(v) is not str:
        raise Unclean
    o.method_id = v
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
        if type(v) is not list:
            raise Unclean
        o.env = [_d_EnvVariable(x, c) for x in v]
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
    v = d["methodId"]
    if type(v) is not str:
        raise Unclean
    o.method_id = v
    v = d["name"]
    if type(v) is not str:
        raise Unclean
    o.name = v
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_AuthMethodAgent)
    return o


def _d_AuthMethodOther(d: Any, c: Any) -> Any:
    if d.get("type") in _S_1:
        raise Unclean
    o: Any = _new(AuthMethodOther)
    v = d["type"]
    if type(v) is not str:
        raise Unclean
    o.type = v
    v = d["methodId"]
    if type(v) is not str:
        raise Unclean
    o.method_id = v
    v = d["name"]
    if type(v) is not str:
        raise Unclean
    o.name = v
    if len(d) == 3:
        o.description = o.meta = None
        o.extra_fields = NO_EXTRA
        o._keys = tuple(d)
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_AuthMethodOther)
    o._keys = tuple(d)
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
            o.input = _T_AvailableCommandInput.get(
                v["type"], _d_AvailableCommandInputOther
            )(v, c)
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


def _d_AvailableCommandInputText(d: Any, c: Any) -> Any:
    o: Any = _new(AvailableCommandInputText)
    v = d["hint"]
    if type(v) is not str:
        raise Unclean
    o.hint = v
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_AvailableCommandInputText)
    return o


def _d_AvailableCommandInputOther(d: Any, c: Any) -> Any:
    if d.get("type") in _S_2:
        raise Unclean
    o: Any = _new(AvailableCommandInputOther)
    v = d["type"]
    if type(v) is not str:
        raise Unclean
    o.type = v
    if len(d) == 1:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_AvailableCommandInputOther)
    o._keys = tuple(d)
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


def _d_CancelSessionNotification(d: Any, c: Any) -> Any:
    o: Any = _new(CancelSessionNotification)
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_CancelSessionNotification)
    return o


def _d_ClientCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(ClientCapabilities)
    if len(d) == 0:
        o.auth = o.elicitation = o.nes = o.position_encodings = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "auth" in d:
        n += 1
        v = d["auth"]
        if v is None:
            o.auth = None
        else:
            o.auth = _d_AuthCapabilities(v, c)
    else:
        o.auth = None
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
        o.uri = o.annotations = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 3
    if "uri" in d:
        n += 1
        v = d["uri"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.uri = v
    else:
        o.uri = None
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
        o.title = o.description = o.icons = o.mime_type = o.size = None
        o.annotations = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 3
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
    if "icons" in d:
        n += 1
        v = d["icons"]
        if v is None:
            o.icons = None
        else:
            if type(v) is not list:
                raise Unclean
            o.icons = [_d_Icon(x, c) for x in v]
    else:
        o.icons = None
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


def _d_ContentBlockOther(d: Any, c: Any) -> Any:
    if d.get("type") in _S_3:
        raise Unclean
    o: Any = _new(ContentBlockOther)
    v = d["type"]
    if type(v) is not str:
        raise Unclean
    o.type = v
    o.extra_fields = NO_EXTRA if len(d) == 1 else extra(d, _K_ContentBlockOther)
    o._keys = tuple(d)
    return o


def _d_Cost(d: Any, c: Any) -> Any:
    o: Any = _new(Cost)
    v = d["amount"]
    if (type(v) is not float and type(v) is not int) or not -_MAX <= v <= _MAX:
        raise Unclean
    o.amount = v
    v = d["currency"]
    if type(v) is not str or _P_0.search(v) is None:
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
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_CreateElicitationRequestOtherSession)
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
    if d.get("action") in _S_5:
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


def _d_DiffChangeAdd(d: Any, c: Any) -> Any:
    o: Any = _new(DiffChangeAdd)
    v = d["path"]
    if type(v) is not str:
        raise Unclean
    o.path = v
    if len(d) == 2:
        o.file_type = o.mime_type = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "fileType" in d:
        n += 1
        v = d["fileType"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.file_type = v
    else:
        o.file_type = None
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_DiffChangeAdd)
    return o


def _d_DiffChangeDelete(d: Any, c: Any) -> Any:
    o: Any = _new(DiffChangeDelete)
    v = d["path"]
    if type(v) is not str:
        raise Unclean
    o.path = v
    if len(d) == 2:
        o.file_type = o.mime_type = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "fileType" in d:
        n += 1
        v = d["fileType"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.file_type = v
    else:
        o.file_type = None
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_DiffChangeDelete)
    return o


def _d_DiffChangeModify(d: Any, c: Any) -> Any:
    o: Any = _new(DiffChangeModify)
    v = d["path"]
    if type(v) is not str:
        raise Unclean
    o.path = v
    if len(d) == 2:
        o.file_type = o.mime_type = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "fileType" in d:
        n += 1
        v = d["fileType"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.file_type = v
    else:
        o.file_type = None
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_DiffChangeModify)
    return o


def _d_DiffChangeMove(d: Any, c: Any) -> Any:
    o: Any = _new(DiffChangeMove)
    v = d["oldPath"]
    if type(v) is not str:
        raise Unclean
    o.old_path = v
    v = d["path"]
    if type(v) is not str:
        raise Unclean
    o.path = v
    if len(d) == 3:
        o.file_type = o.mime_type = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 3
    if "fileType" in d:
        n += 1
        v = d["fileType"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.file_type = v
    else:
        o.file_type = None
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_DiffChangeMove)
    return o


def _d_DiffChangeCopy(d: Any, c: Any) -> Any:
    o: Any = _new(DiffChangeCopy)
    v = d["oldPath"]
    if type(v) is not str:
        raise Unclean
    o.old_path = v
    v = d["path"]
    if type(v) is not str:
        raise Unclean
    o.path = v
    if len(d) == 3:
        o.file_type = o.mime_type = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 3
    if "fileType" in d:
        n += 1
        v = d["fileType"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.file_type = v
    else:
        o.file_type = None
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_DiffChangeCopy)
    return o


def _d_DiffChangeOther(d: Any, c: Any) -> Any:
    if d.get("operation") in _S_6:
        raise Unclean
    o: Any = _new(DiffChangeOther)
    v = d["operation"]
    if type(v) is not str:
        raise Unclean
    o.operation = v
    if len(d) == 1:
        o.file_type = o.mime_type = o.meta = None
        o.extra_fields = NO_EXTRA
        o._keys = tuple(d)
        return o
    n = 1
    if "fileType" in d:
        n += 1
        v = d["fileType"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.file_type = v
    else:
        o.file_type = None
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_DiffChangeOther)
    o._keys = tuple(d)
    return o


def _d_DiffPatch(d: Any, c: Any) -> Any:
    o: Any = _new(DiffPatch)
    v = d["format"]
    if type(v) is not str:
        raise Unclean
    o.format = v
    v = d["text"]
    if type(v) is not str:
        raise Unclean
    o.text = v
    o.extra_fields = NO_EXTRA if len(d) == 2 else extra(d, _K_DiffPatch)
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
        if v is not None and type(v) is not str:
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
            if type(v) is not list or not v:
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
            if type(v) is not list or not v:
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
    if d.get("type") in _S_7:
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
        if v not in _S_8:
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
        o.mcp_servers = [
            _T_McpServer.get(x["type"], _d_McpServerOther)(x, c) for x in v
        ]
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
        o.config_options = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 1
    if "configOptions" in d:
        n += 1
        v = d["configOptions"]
        if type(v) is not list:
            raise Unclean
        o.config_options = [
            _T_SessionConfigOption.get(x["type"], _d_SessionConfigOptionOther)(x, c)
            for x in v
        ]
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


def _d_Icon(d: Any, c: Any) -> Any:
    o: Any = _new(Icon)
    v = d["src"]
    if type(v) is not str:
        raise Unclean
    o.src = v
    if len(d) == 1:
        o.mime_type = o.sizes = o.theme = None
        o.extra_fields = NO_EXTRA
        return o
    n = 1
    if "mimeType" in d:
        n += 1
        v = d["mimeType"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.mime_type = v
    else:
        o.mime_type = None
    if "sizes" in d:
        n += 1
        v = d["sizes"]
        if v is None:
            o.sizes = None
        else:
            if type(v) is not list:
                raise Unclean
            for x in v:
                if type(x) is not str:
                    raise Unclean
            o.sizes = v[:]
    else:
        o.sizes = None
    if "theme" in d:
        n += 1
        v = d["theme"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.theme = v
    else:
        o.theme = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_Icon)
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
    v = d["info"]
    o.info = _d_Implementation(v, c)
    s: tuple[str, ...] = ()
    if len(d) == 2:
        o.capabilities = ClientCapabilities()
        o.meta = None
        o.extra_fields = NO_EXTRA
        o._sent = s
        return o
    n = 2
    if "capabilities" in d:
        n += 1
        v = d["capabilities"]
        s += ("capabilities",)
        o.capabilities = _d_ClientCapabilities(v, c)
    else:
        o.capabilities = ClientCapabilities()
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
    v = d["info"]
    o.info = _d_Implementation(v, c)
    s: tuple[str, ...] = ()
    if len(d) == 2:
        o.capabilities = AgentCapabilities()
        o.auth_methods = o.meta = None
        o.extra_fields = NO_EXTRA
        o._sent = s
        return o
    n = 2
    if "capabilities" in d:
        n += 1
        v = d["capabilities"]
        s += ("capabilities",)
        o.capabilities = _d_AgentCapabilities(v, c)
    else:
        o.capabilities = AgentCapabilities()
    if "authMethods" in d:
        n += 1
        v = d["authMethods"]
        if type(v) is not list:
            raise Unclean
        o.auth_methods = [
            _T_AuthMethod.get(x["type"], _d_AuthMethodOther)(x, c) for x in v
        ]
    else:
        o.auth_methods = None
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


def _d_LoginAuthRequest(d: Any, c: Any) -> Any:
    o: Any = _new(LoginAuthRequest)
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_LoginAuthRequest)
    return o


def _d_LoginAuthResponse(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(LoginAuthResponse)
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_LoginAuthResponse)
    return o


def _d_LogoutAuthRequest(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(LogoutAuthRequest)
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_LogoutAuthRequest)
    return o


def _d_LogoutAuthResponse(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(LogoutAuthResponse)
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_LogoutAuthResponse)
    return o


def _d_McpAcpCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(McpAcpCapabilities)
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_McpAcpCapabilities)
    return o


def _d_McpCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(McpCapabilities)
    if len(d) == 0:
        o.stdio = o.http = o.acp = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "stdio" in d:
        n += 1
        v = d["stdio"]
        if v is None:
            o.stdio = None
        else:
            o.stdio = _d_McpStdioCapabilities(v, c)
    else:
        o.stdio = None
    if "http" in d:
        n += 1
        v = d["http"]
        if v is None:
            o.http = None
        else:
            o.http = _d_McpHttpCapabilities(v, c)
    else:
        o.http = None
    if "acp" in d:
        if "unstable_mcp_over_acp" not in c.on:
            raise Unclean
        n += 1
        v = d["acp"]
        if v is None:
            o.acp = None
        else:
            o.acp = _d_McpAcpCapabilities(v, c)
    else:
        o.acp = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_McpCapabilities)
    return o


def _d_McpHttpCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(McpHttpCapabilities)
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_McpHttpCapabilities)
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
    if len(d) == 3:
        o.headers = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 3
    if "headers" in d:
        n += 1
        v = d["headers"]
        if type(v) is not list:
            raise Unclean
        o.headers = [_d_HttpHeader(x, c) for x in v]
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_McpServerHttp)
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
    if len(d) == 3:
        o.args = o.env = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 3
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


def _d_McpServerOther(d: Any, c: Any) -> Any:
    if d.get("type") in _S_9:
        raise Unclean
    o: Any = _new(McpServerOther)
    v = d["type"]
    if type(v) is not str:
        raise Unclean
    o.type = v
    o.extra_fields = NO_EXTRA if len(d) == 1 else extra(d, _K_McpServerOther)
    o._keys = tuple(d)
    return o


def _d_McpStdioCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(McpStdioCapabilities)
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_McpStdioCapabilities)
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
    if type(v) is not list or not v:
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
    if d.get("type") in _S_10:
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
    if type(v) is not str:
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
    if v not in _S_11:
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
    v = d["suggestionId"]
    if type(v) is not str:
        raise Unclean
    o.suggestion_id = v
    v = d["uri"]
    if type(v) is not str:
        raise Unclean
    o.uri = v
    v = d["edits"]
    if type(v) is not list or not v:
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
    v = d["suggestionId"]
    if type(v) is not str:
        raise Unclean
    o.suggestion_id = v
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
    v = d["suggestionId"]
    if type(v) is not str:
        raise Unclean
    o.suggestion_id = v
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
    v = d["suggestionId"]
    if type(v) is not str:
        raise Unclean
    o.suggestion_id = v
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


def _d_NesSuggestionOther(d: Any, c: Any) -> Any:
    if d.get("kind") in _S_12:
        raise Unclean
    o: Any = _new(NesSuggestionOther)
    v = d["kind"]
    if type(v) is not str:
        raise Unclean
    o.kind = v
    v = d["suggestionId"]
    if type(v) is not str:
        raise Unclean
    o.suggestion_id = v
    o.extra_fields = NO_EXTRA if len(d) == 2 else extra(d, _K_NesSuggestionOther)
    o._keys = tuple(d)
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
    if len(d) == 1:
        o.additional_directories = o.mcp_servers = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 1
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
        o.mcp_servers = [
            _T_McpServer.get(x["type"], _d_McpServerOther)(x, c) for x in v
        ]
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_NewSessionRequest)
    return o


def _d_NewSessionResponse(d: Any, c: Any) -> Any:
    o: Any = _new(NewSessionResponse)
    v = d["sessionId"]
    if type(v) is not str:
        raise Unclean
    o.session_id = v
    if len(d) == 1:
        o.config_options = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 1
    if "configOptions" in d:
        n += 1
        v = d["configOptions"]
        if type(v) is not list:
            raise Unclean
        o.config_options = [
            _T_SessionConfigOption.get(x["type"], _d_SessionConfigOptionOther)(x, c)
            for x in v
        ]
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
    if type(v) is not str:
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


def _d_PlanEntry(d: Any, c: Any) -> Any:
    o: Any = _new(PlanEntry)
    v = d["content"]
    if type(v) is not str:
        raise Unclean
    o.content = v
    v = d["priority"]
    if type(v) is not str:
        raise Unclean
    o.priority = v
    v = d["status"]
    if type(v) is not str:
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


def _d_PlanUpdateContentOther(d: Any, c: Any) -> Any:
    if d.get("type") in _S_13:
        raise Unclean
    o: Any = _new(PlanUpdateContentOther)
    v = d["type"]
    if type(v) is not str:
        raise Unclean
    o.type = v
    v = d["planId"]
    if type(v) is not str:
        raise Unclean
    o.plan_id = v
    o.extra_fields = NO_EXTRA if len(d) == 2 else extra(d, _K_PlanUpdateContentOther)
    o._keys = tuple(d)
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


def _d_PromptAudioCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(PromptAudioCapabilities)
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_PromptAudioCapabilities)
    return o


def _d_PromptCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(PromptCapabilities)
    if len(d) == 0:
        o.image = o.audio = o.embedded_context = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "image" in d:
        n += 1
        v = d["image"]
        if v is None:
            o.image = None
        else:
            o.image = _d_PromptImageCapabilities(v, c)
    else:
        o.image = None
    if "audio" in d:
        n += 1
        v = d["audio"]
        if v is None:
            o.audio = None
        else:
            o.audio = _d_PromptAudioCapabilities(v, c)
    else:
        o.audio = None
    if "embeddedContext" in d:
        n += 1
        v = d["embeddedContext"]
        if v is None:
            o.embedded_context = None
        else:
            o.embedded_context = _d_PromptEmbeddedContextCapabilities(v, c)
    else:
        o.embedded_context = None
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = None
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_PromptCapabilities)
    return o


def _d_PromptEmbeddedContextCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(PromptEmbeddedContextCapabilities)
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
        o.extra_fields = extra(d, _K_PromptEmbeddedContextCapabilities)
    return o


def _d_PromptImageCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(PromptImageCapabilities)
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_PromptImageCapabilities)
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
    o.prompt = [_T_ContentBlock.get(x["type"], _d_ContentBlockOther)(x, c) for x in v]
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
    v = d["messageId"]
    if type(v) is not str:
        raise Unclean
    o.message_id = v
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


def _d_RejectNesNotification(d: Any, c: Any) -> Any:
    o: Any = _new(RejectNesNotification)
    v = d["sessionId"]
    if type(v) is not str:
        raise Unclean
    o.session_id = v
    v = d["suggestionId"]
    if type(v) is not str:
        raise Unclean
    o.suggestion_id = v
    if len(d) == 2:
        o.reason = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "reason" in d:
        n += 1
        v = d["reason"]
        if v is not None and type(v) is not str:
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


def _d_ReplayFromStart(d: Any, c: Any) -> Any:
    o: Any = _new(ReplayFromStart)
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_ReplayFromStart)
    return o


def _d_ReplayFromOther(d: Any, c: Any) -> Any:
    if d.get("type") in _S_14:
        raise Unclean
    o: Any = _new(ReplayFromOther)
    v = d["type"]
    if type(v) is not str:
        raise Unclean
    o.type = v
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_ReplayFromOther)
    o._keys = tuple(d)
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


def _d_RequestPermissionOutcomeOther(d: Any, c: Any) -> Any:
    if d.get("outcome") in _S_15:
        raise Unclean
    o: Any = _new(RequestPermissionOutcomeOther)
    v = d["outcome"]
    if type(v) is not str:
        raise Unclean
    o.outcome = v
    if len(d) == 1:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_RequestPermissionOutcomeOther)
    o._keys = tuple(d)
    return o


def _d_RequestPermissionRequest(d: Any, c: Any) -> Any:
    o: Any = _new(RequestPermissionRequest)
    v = d["sessionId"]
    if type(v) is not str:
        raise Unclean
    o.session_id = v
    v = d["title"]
    if type(v) is not str:
        raise Unclean
    o.title = v
    v = d["options"]
    if type(v) is not list or not v:
        raise Unclean
    o.options = [_d_PermissionOption(x, c) for x in v]
    if len(d) == 3:
        o.description = o.subject = o.meta = None
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
    if "subject" in d:
        n += 1
        v = d["subject"]
        if v is None:
            o.subject = None
        else:
            o.subject = _T_RequestPermissionSubject.get(
                v["type"], _d_RequestPermissionSubjectOther
            )(v, c)
    else:
        o.subject = None
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
    o.outcome = _T_RequestPermissionOutcome.get(
        v["outcome"], _d_RequestPermissionOutcomeOther
    )(v, c)
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


def _d_RequestPermissionSubjectToolCall(d: Any, c: Any) -> Any:
    o: Any = _new(RequestPermissionSubjectToolCall)
    v = d["toolCall"]
    o.tool_call = _d_ToolCallUpdate(v, c)
    if len(d) == 2:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_RequestPermissionSubjectToolCall)
    return o


def _d_RequestPermissionSubjectCommand(d: Any, c: Any) -> Any:
    o: Any = _new(RequestPermissionSubjectCommand)
    v = d["command"]
    if type(v) is not str:
        raise Unclean
    o.command = v
    v = d["cwd"]
    if type(v) is not str:
        raise Unclean
    o.cwd = v
    if len(d) == 3:
        o.tool_call_id = o.terminal_id = o.meta = None
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
    if "terminalId" in d:
        n += 1
        v = d["terminalId"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.terminal_id = v
    else:
        o.terminal_id = None
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
        o.extra_fields = extra(d, _K_RequestPermissionSubjectCommand)
    return o


def _d_RequestPermissionSubjectOther(d: Any, c: Any) -> Any:
    if d.get("type") in _S_16:
        raise Unclean
    o: Any = _new(RequestPermissionSubjectOther)
    v = d["type"]
    if type(v) is not str:
        raise Unclean
    o.type = v
    if len(d) == 1:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_RequestPermissionSubjectOther)
    o._keys = tuple(d)
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
        o.additional_directories = o.mcp_servers = o.replay_from = o.meta = None
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
        o.mcp_servers = [
            _T_McpServer.get(x["type"], _d_McpServerOther)(x, c) for x in v
        ]
    else:
        o.mcp_servers = None
    if "replayFrom" in d:
        n += 1
        v = d["replayFrom"]
        if v is None:
            o.replay_from = None
        else:
            o.replay_from = _T_ReplayFrom.get(v["type"], _d_ReplayFromOther)(v, c)
    else:
        o.replay_from = None
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
        o.config_options = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "configOptions" in d:
        n += 1
        v = d["configOptions"]
        if type(v) is not list:
            raise Unclean
        o.config_options = [
            _T_SessionConfigOption.get(x["type"], _d_SessionConfigOptionOther)(x, c)
            for x in v
        ]
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
        o.prompt = o.mcp = o.delete = o.additional_directories = o.fork = None
        o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 0
    if "prompt" in d:
        n += 1
        v = d["prompt"]
        if v is None:
            o.prompt = None
        else:
            o.prompt = _d_PromptCapabilities(v, c)
    else:
        o.prompt = None
    if "mcp" in d:
        n += 1
        v = d["mcp"]
        if v is None:
            o.mcp = None
        else:
            o.mcp = _d_McpCapabilities(v, c)
    else:
        o.mcp = None
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


def _d_SessionConfigOptionSelect(d: Any, c: Any) -> Any:
    o: Any = _new(SessionConfigOptionSelect)
    v = d["currentValue"]
    if type(v) is not str:
        raise Unclean
    o.current_value = v
    v = d["options"]
    o.options = _d_SessionConfigSelectOptions(v, c)
    v = d["configId"]
    if type(v) is not str:
        raise Unclean
    o.config_id = v
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
    v = d["configId"]
    if type(v) is not str:
        raise Unclean
    o.config_id = v
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


def _d_SessionConfigOptionOther(d: Any, c: Any) -> Any:
    if d.get("type") in _S_17:
        raise Unclean
    o: Any = _new(SessionConfigOptionOther)
    v = d["type"]
    if type(v) is not str:
        raise Unclean
    o.type = v
    v = d["configId"]
    if type(v) is not str:
        raise Unclean
    o.config_id = v
    v = d["name"]
    if type(v) is not str:
        raise Unclean
    o.name = v
    if len(d) == 3:
        o.description = o.category = o.meta = None
        o.extra_fields = NO_EXTRA
        o._keys = tuple(d)
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_SessionConfigOptionOther)
    o._keys = tuple(d)
    return o


def _d_SessionConfigSelectGroup(d: Any, c: Any) -> Any:
    o: Any = _new(SessionConfigSelectGroup)
    v = d["groupId"]
    if type(v) is not str:
        raise Unclean
    o.group_id = v
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


def _d_SessionUpdateUserMessageChunk(d: Any, c: Any) -> Any:
    o: Any = _new(SessionUpdateUserMessageChunk)
    v = d["messageId"]
    if type(v) is not str:
        raise Unclean
    o.message_id = v
    v = d["content"]
    o.content = _T_ContentBlock.get(v["type"], _d_ContentBlockOther)(v, c)
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
        o.extra_fields = extra(d, _K_SessionUpdateUserMessageChunk)
    return o


def _d_SessionUpdateUserMessage(d: Any, c: Any) -> Any:
    o: Any = _new(SessionUpdateUserMessage)
    v = d["messageId"]
    if type(v) is not str:
        raise Unclean
    o.message_id = v
    if len(d) == 2:
        o.content = o.meta = UNSET
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "content" in d:
        n += 1
        v = d["content"]
        if v is None:
            o.content = None
        else:
            if type(v) is not list:
                raise Unclean
            o.content = [
                _T_ContentBlock.get(x["type"], _d_ContentBlockOther)(x, c) for x in v
            ]
    else:
        o.content = UNSET
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = UNSET
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_SessionUpdateUserMessage)
    return o


def _d_SessionUpdateAgentMessageChunk(d: Any, c: Any) -> Any:
    o: Any = _new(SessionUpdateAgentMessageChunk)
    v = d["messageId"]
    if type(v) is not str:
        raise Unclean
    o.message_id = v
    v = d["content"]
    o.content = _T_ContentBlock.get(v["type"], _d_ContentBlockOther)(v, c)
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
        o.extra_fields = extra(d, _K_SessionUpdateAgentMessageChunk)
    return o


def _d_SessionUpdateAgentMessage(d: Any, c: Any) -> Any:
    o: Any = _new(SessionUpdateAgentMessage)
    v = d["messageId"]
    if type(v) is not str:
        raise Unclean
    o.message_id = v
    if len(d) == 2:
        o.content = o.meta = UNSET
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "content" in d:
        n += 1
        v = d["content"]
        if v is None:
            o.content = None
        else:
            if type(v) is not list:
                raise Unclean
            o.content = [
                _T_ContentBlock.get(x["type"], _d_ContentBlockOther)(x, c) for x in v
            ]
    else:
        o.content = UNSET
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = UNSET
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_SessionUpdateAgentMessage)
    return o


def _d_SessionUpdateAgentThoughtChunk(d: Any, c: Any) -> Any:
    o: Any = _new(SessionUpdateAgentThoughtChunk)
    v = d["messageId"]
    if type(v) is not str:
        raise Unclean
    o.message_id = v
    v = d["content"]
    o.content = _T_ContentBlock.get(v["type"], _d_ContentBlockOther)(v, c)
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
        o.extra_fields = extra(d, _K_SessionUpdateAgentThoughtChunk)
    return o


def _d_SessionUpdateAgentThought(d: Any, c: Any) -> Any:
    o: Any = _new(SessionUpdateAgentThought)
    v = d["messageId"]
    if type(v) is not str:
        raise Unclean
    o.message_id = v
    if len(d) == 2:
        o.content = o.meta = UNSET
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "content" in d:
        n += 1
        v = d["content"]
        if v is None:
            o.content = None
        else:
            if type(v) is not list:
                raise Unclean
            o.content = [
                _T_ContentBlock.get(x["type"], _d_ContentBlockOther)(x, c) for x in v
            ]
    else:
        o.content = UNSET
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = UNSET
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_SessionUpdateAgentThought)
    return o


def _d_SessionUpdateStateUpdateRunning(d: Any, c: Any) -> Any:
    o: Any = _new(SessionUpdateStateUpdateRunning)
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
        o.extra_fields = extra(d, _K_SessionUpdateStateUpdateRunning)
    return o


def _d_SessionUpdateStateUpdateIdle(d: Any, c: Any) -> Any:
    o: Any = _new(SessionUpdateStateUpdateIdle)
    if len(d) == 2:
        o.stop_reason = o.usage = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "stopReason" in d:
        n += 1
        v = d["stopReason"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.stop_reason = v
    else:
        o.stop_reason = None
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
    if len(d) == n:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_SessionUpdateStateUpdateIdle)
    return o


def _d_SessionUpdateStateUpdateRequiresAction(d: Any, c: Any) -> Any:
    o: Any = _new(SessionUpdateStateUpdateRequiresAction)
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
        o.extra_fields = extra(d, _K_SessionUpdateStateUpdateRequiresAction)
    return o


def _d_SessionUpdateStateUpdateOther(d: Any, c: Any) -> Any:
    if d.get("state") in _S_18:
        raise Unclean
    o: Any = _new(SessionUpdateStateUpdateOther)
    v = d["state"]
    if type(v) is not str:
        raise Unclean
    o.state = v
    if len(d) == 2:
        o.extra_fields = NO_EXTRA
    else:
        o.extra_fields = extra(d, _K_SessionUpdateStateUpdateOther)
    o._keys = tuple(d)
    return o


def _d_SessionUpdateToolCallContentChunk(d: Any, c: Any) -> Any:
    o: Any = _new(SessionUpdateToolCallContentChunk)
    v = d["toolCallId"]
    if type(v) is not str:
        raise Unclean
    o.tool_call_id = v
    v = d["content"]
    o.content = _T_ToolCallContent.get(v["type"], _d_ToolCallContentOther)(v, c)
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
        o.extra_fields = extra(d, _K_SessionUpdateToolCallContentChunk)
    return o


def _d_SessionUpdateToolCallUpdate(d: Any, c: Any) -> Any:
    o: Any = _new(SessionUpdateToolCallUpdate)
    v = d["toolCallId"]
    if type(v) is not str:
        raise Unclean
    o.tool_call_id = v
    if len(d) == 2:
        o.name = o.title = o.kind = o.status = o.content = o.locations = UNSET
        o.raw_input = o.raw_output = o.meta = UNSET
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
        o.name = UNSET
    if "title" in d:
        n += 1
        v = d["title"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.title = v
    else:
        o.title = UNSET
    if "kind" in d:
        n += 1
        v = d["kind"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.kind = v
    else:
        o.kind = UNSET
    if "status" in d:
        n += 1
        v = d["status"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.status = v
    else:
        o.status = UNSET
    if "content" in d:
        n += 1
        v = d["content"]
        if v is None:
            o.content = None
        else:
            if type(v) is not list:
                raise Unclean
            o.content = [
                _T_ToolCallContent.get(x["type"], _d_ToolCallContentOther)(x, c)
                for x in v
            ]
    else:
        o.content = UNSET
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
        o.locations = UNSET
    if "rawInput" in d:
        n += 1
        v = d["rawInput"]
        o.raw_input = v
    else:
        o.raw_input = UNSET
    if "rawOutput" in d:
        n += 1
        v = d["rawOutput"]
        o.raw_output = v
    else:
        o.raw_output = UNSET
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
        o.extra_fields = extra(d, _K_SessionUpdateToolCallUpdate)
    return o


def _d_SessionUpdateTerminalUpdate(d: Any, c: Any) -> Any:
    o: Any = _new(SessionUpdateTerminalUpdate)
    v = d["terminalId"]
    if type(v) is not str:
        raise Unclean
    o.terminal_id = v
    if len(d) == 2:
        o.command = o.cwd = o.output = o.exit_status = o.meta = UNSET
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "command" in d:
        n += 1
        v = d["command"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.command = v
    else:
        o.command = UNSET
    if "cwd" in d:
        n += 1
        v = d["cwd"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.cwd = v
    else:
        o.cwd = UNSET
    if "output" in d:
        n += 1
        v = d["output"]
        if v is None:
            o.output = None
        else:
            o.output = _d_TerminalOutput(v, c)
    else:
        o.output = UNSET
    if "exitStatus" in d:
        n += 1
        v = d["exitStatus"]
        if v is None:
            o.exit_status = None
        else:
            o.exit_status = _d_TerminalExitStatus(v, c)
    else:
        o.exit_status = UNSET
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
        o.extra_fields = extra(d, _K_SessionUpdateTerminalUpdate)
    return o


def _d_SessionUpdateTerminalOutputChunk(d: Any, c: Any) -> Any:
    o: Any = _new(SessionUpdateTerminalOutputChunk)
    v = d["terminalId"]
    if type(v) is not str:
        raise Unclean
    o.terminal_id = v
    v = d["data"]
    if type(v) is not str:
        raise Unclean
    o.data = v
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
        o.extra_fields = extra(d, _K_SessionUpdateTerminalOutputChunk)
    return o


def _d_SessionUpdatePlanUpdate(d: Any, c: Any) -> Any:
    o: Any = _new(SessionUpdatePlanUpdate)
    v = d["plan"]
    o.plan = _T_PlanUpdateContent.get(v["type"], _d_PlanUpdateContentOther)(v, c)
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


def _d_SessionUpdateConfigOptionUpdate(d: Any, c: Any) -> Any:
    o: Any = _new(SessionUpdateConfigOptionUpdate)
    v = d["configOptions"]
    if type(v) is not list:
        raise Unclean
    o.config_options = [
        _T_SessionConfigOption.get(x["type"], _d_SessionConfigOptionOther)(x, c)
        for x in v
    ]
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
        o.title = o.updated_at = o.meta = UNSET
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
        o.meta = UNSET
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
            o.summary = [
                _T_ContentBlock.get(x["type"], _d_ContentBlockOther)(x, c) for x in v
            ]
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
    o.content = _T_ContentBlock.get(v["type"], _d_ContentBlockOther)(v, c)
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


def _d_SessionUpdateOther(d: Any, c: Any) -> Any:
    if d.get("sessionUpdate") in _S_19:
        raise Unclean
    o: Any = _new(SessionUpdateOther)
    v = d["sessionUpdate"]
    if type(v) is not str:
        raise Unclean
    o.session_update = v
    o.extra_fields = NO_EXTRA if len(d) == 1 else extra(d, _K_SessionUpdateOther)
    o._keys = tuple(d)
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


def _d_SetSessionConfigOptionRequestId(d: Any, c: Any) -> Any:
    o: Any = _new(SetSessionConfigOptionRequestId)
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
        o.extra_fields = extra(d, _K_SetSessionConfigOptionRequestId)
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


def _d_SetSessionConfigOptionRequestOther(d: Any, c: Any) -> Any:
    if d.get("type") in _S_20:
        raise Unclean
    o: Any = _new(SetSessionConfigOptionRequestOther)
    v = d["type"]
    if type(v) is not str:
        raise Unclean
    o.type = v
    v = d["value"]
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
        o._keys = tuple(d)
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
        o.extra_fields = extra(d, _K_SetSessionConfigOptionRequestOther)
    o._keys = tuple(d)
    return o


def _d_SetSessionConfigOptionResponse(d: Any, c: Any) -> Any:
    o: Any = _new(SetSessionConfigOptionResponse)
    v = d["configOptions"]
    if type(v) is not list:
        raise Unclean
    o.config_options = [
        _T_SessionConfigOption.get(x["type"], _d_SessionConfigOptionOther)(x, c)
        for x in v
    ]
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
    if type(v) is not str:
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
    o.suggestions = [
        _T_NesSuggestion.get(x["kind"], _d_NesSuggestionOther)(x, c) for x in v
    ]
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


def _d_TerminalAuthCapabilities(d: Any, c: Any) -> Any:
    if type(d) is not dict:
        raise Unclean
    o: Any = _new(TerminalAuthCapabilities)
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_TerminalAuthCapabilities)
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


def _d_TerminalOutput(d: Any, c: Any) -> Any:
    o: Any = _new(TerminalOutput)
    v = d["data"]
    if type(v) is not str:
        raise Unclean
    o.data = v
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_TerminalOutput)
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
    if type(v) is not list or not v:
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
    o.content = _T_ContentBlock.get(v["type"], _d_ContentBlockOther)(v, c)
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
    v = d["changes"]
    if type(v) is not list:
        raise Unclean
    o.changes = [_T_DiffChange.get(x["operation"], _d_DiffChangeOther)(x, c) for x in v]
    if len(d) == 2:
        o.patch = o.meta = None
        o.extra_fields = NO_EXTRA
        return o
    n = 2
    if "patch" in d:
        n += 1
        v = d["patch"]
        if v is None:
            o.patch = None
        else:
            o.patch = _d_DiffPatch(v, c)
    else:
        o.patch = None
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


def _d_ToolCallContentOther(d: Any, c: Any) -> Any:
    if d.get("type") in _S_21:
        raise Unclean
    o: Any = _new(ToolCallContentOther)
    v = d["type"]
    if type(v) is not str:
        raise Unclean
    o.type = v
    o.extra_fields = NO_EXTRA if len(d) == 1 else extra(d, _K_ToolCallContentOther)
    o._keys = tuple(d)
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
        o.name = o.title = o.kind = o.status = o.content = o.locations = UNSET
        o.raw_input = o.raw_output = o.meta = UNSET
        o.extra_fields = NO_EXTRA
        return o
    n = 1
    if "name" in d:
        n += 1
        v = d["name"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.name = v
    else:
        o.name = UNSET
    if "title" in d:
        n += 1
        v = d["title"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.title = v
    else:
        o.title = UNSET
    if "kind" in d:
        n += 1
        v = d["kind"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.kind = v
    else:
        o.kind = UNSET
    if "status" in d:
        n += 1
        v = d["status"]
        if v is not None and type(v) is not str:
            raise Unclean
        o.status = v
    else:
        o.status = UNSET
    if "content" in d:
        n += 1
        v = d["content"]
        if v is None:
            o.content = None
        else:
            if type(v) is not list:
                raise Unclean
            o.content = [
                _T_ToolCallContent.get(x["type"], _d_ToolCallContentOther)(x, c)
                for x in v
            ]
    else:
        o.content = UNSET
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
        o.locations = UNSET
    if "rawInput" in d:
        n += 1
        v = d["rawInput"]
        o.raw_input = v
    else:
        o.raw_input = UNSET
    if "rawOutput" in d:
        n += 1
        v = d["rawOutput"]
        o.raw_output = v
    else:
        o.raw_output = UNSET
    if "_meta" in d:
        n += 1
        v = d["_meta"]
        if v is not None and type(v) is not dict:
            raise Unclean
        o.meta = v
    else:
        o.meta = UNSET
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_ToolCallUpdate)
    return o


def _d_UpdateSessionNotification(d: Any, c: Any) -> Any:
    o: Any = _new(UpdateSessionNotification)
    v = d["sessionId"]
    if type(v) is not str:
        raise Unclean
    o.session_id = v
    v = d["update"]
    o.update = _T_SessionUpdate.get(v["sessionUpdate"], _d_SessionUpdateOther)(v, c)
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
    o.extra_fields = NO_EXTRA if len(d) == n else extra(d, _K_UpdateSessionNotification)
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


def _d_AuthMethod(d: Any, c: Any) -> Any:
    return _T_AuthMethod.get(d["type"], _d_AuthMethodOther)(d, c)


def _d_AvailableCommandInput(d: Any, c: Any) -> Any:
    return _T_AvailableCommandInput.get(d["type"], _d_AvailableCommandInputOther)(d, c)


def _d_ContentBlock(d: Any, c: Any) -> Any:
    return _T_ContentBlock.get(d["type"], _d_ContentBlockOther)(d, c)


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


def _d_DiffChange(d: Any, c: Any) -> Any:
    return _T_DiffChange.get(d["operation"], _d_DiffChangeOther)(d, c)


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
    return _T_McpServer.get(d["type"], _d_McpServerOther)(d, c)


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
    return _T_NesSuggestion.get(d["kind"], _d_NesSuggestionOther)(d, c)


def _d_PlanUpdateContent(d: Any, c: Any) -> Any:
    return _T_PlanUpdateContent.get(d["type"], _d_PlanUpdateContentOther)(d, c)


def _d_ReplayFrom(d: Any, c: Any) -> Any:
    return _T_ReplayFrom.get(d["type"], _d_ReplayFromOther)(d, c)


def _d_RequestPermissionOutcome(d: Any, c: Any) -> Any:
    return _T_RequestPermissionOutcome.get(
        d["outcome"], _d_RequestPermissionOutcomeOther
    )(d, c)


def _d_RequestPermissionSubject(d: Any, c: Any) -> Any:
    return _T_RequestPermissionSubject.get(d["type"], _d_RequestPermissionSubjectOther)(
        d, c
    )


def _d_SessionConfigOption(d: Any, c: Any) -> Any:
    return _T_SessionConfigOption.get(d["type"], _d_SessionConfigOptionOther)(d, c)


def _d_SessionUpdateStateUpdate(d: Any, c: Any) -> Any:
    return _T_SessionUpdateStateUpdate.get(
        d["state"], _d_SessionUpdateStateUpdateOther
    )(d, c)


def _d_SessionUpdate(d: Any, c: Any) -> Any:
    return _T_SessionUpdate.get(d["sessionUpdate"], _d_SessionUpdateOther)(d, c)


def _d_SetSessionConfigOptionRequest(d: Any, c: Any) -> Any:
    return _T_SetSessionConfigOptionRequest.get(
        d["type"], _d_SetSessionConfigOptionRequestOther
    )(d, c)


def _d_ToolCallContent(d: Any, c: Any) -> Any:
    return _T_ToolCallContent.get(d["type"], _d_ToolCallContentOther)(d, c)


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


def _d_SetProviderRequest_headers_item(v: Any, c: Any) -> Any:
    if type(v) is str:
        return v
    raise Unclean


_T_AuthMethod: dict[Any, Callable[[Any, Any], Any]] = {
    "terminal": _d_AuthMethodTerminal,
    "agent": _d_AuthMethodAgent,
}
_T_AvailableCommandInput: dict[Any, Callable[[Any, Any], Any]] = {
    "text": _d_AvailableCommandInputText,
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
_T_DiffChange: dict[Any, Callable[[Any, Any], Any]] = {
    "add": _d_DiffChangeAdd,
    "delete": _d_DiffChangeDelete,
    "modify": _d_DiffChangeModify,
    "move": _d_DiffChangeMove,
    "copy": _d_DiffChangeCopy,
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
    "acp": gate("unstable_mcp_over_acp", _d_McpServerAcp),
    "stdio": _d_McpServerStdio,
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
    "file": gate("unstable_plan_operations", _d_PlanUpdateContentFile),
    "markdown": gate("unstable_plan_operations", _d_PlanUpdateContentMarkdown),
}
_T_ReplayFrom: dict[Any, Callable[[Any, Any], Any]] = {"start": _d_ReplayFromStart}
_T_RequestPermissionOutcome: dict[Any, Callable[[Any, Any], Any]] = {
    "cancelled": _d_RequestPermissionOutcomeCancelled,
    "selected": _d_RequestPermissionOutcomeSelected,
}
_T_RequestPermissionSubject: dict[Any, Callable[[Any, Any], Any]] = {
    "tool_call": _d_RequestPermissionSubjectToolCall,
    "command": _d_RequestPermissionSubjectCommand,
}
_T_SessionConfigOption: dict[Any, Callable[[Any, Any], Any]] = {
    "select": _d_SessionConfigOptionSelect,
    "boolean": _d_SessionConfigOptionBoolean,
}
_T_SessionUpdateStateUpdate: dict[Any, Callable[[Any, Any], Any]] = {
    "running": _d_SessionUpdateStateUpdateRunning,
    "idle": _d_SessionUpdateStateUpdateIdle,
    "requires_action": _d_SessionUpdateStateUpdateRequiresAction,
}
_T_SessionUpdate: dict[Any, Callable[[Any, Any], Any]] = {
    "user_message_chunk": _d_SessionUpdateUserMessageChunk,
    "user_message": _d_SessionUpdateUserMessage,
    "agent_message_chunk": _d_SessionUpdateAgentMessageChunk,
    "agent_message": _d_SessionUpdateAgentMessage,
    "agent_thought_chunk": _d_SessionUpdateAgentThoughtChunk,
    "agent_thought": _d_SessionUpdateAgentThought,
    "state_update": _d_SessionUpdateStateUpdate,
    "tool_call_content_chunk": _d_SessionUpdateToolCallContentChunk,
    "tool_call_update": _d_SessionUpdateToolCallUpdate,
    "terminal_update": _d_SessionUpdateTerminalUpdate,
    "terminal_output_chunk": _d_SessionUpdateTerminalOutputChunk,
    "plan_update": _d_SessionUpdatePlanUpdate,
    "plan_removed": gate("unstable_plan_operations", _d_SessionUpdatePlanRemoved),
    "available_commands_update": _d_SessionUpdateAvailableCommandsUpdate,
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
    "id": _d_SetSessionConfigOptionRequestId,
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
    "AuthMethodAgent": tagged((("type", "agent"),), _d_AuthMethodAgent),
    "AuthMethodOther": _d_AuthMethodOther,
    "AvailableCommand": _d_AvailableCommand,
    "AvailableCommandInputText": tagged(
        (("type", "text"),),
        _d_AvailableCommandInputText,
    ),
    "AvailableCommandInputOther": _d_AvailableCommandInputOther,
    "BlobResourceContents": _d_BlobResourceContents,
    "CancelRequestNotification": _d_CancelRequestNotification,
    "CancelSessionNotification": _d_CancelSessionNotification,
    "ClientCapabilities": _d_ClientCapabilities,
    "ClientNesCapabilities": _d_ClientNesCapabilities,
    "CloseNesRequest": _d_CloseNesRequest,
    "CloseNesResponse": _d_CloseNesResponse,
    "CloseSessionRequest": _d_CloseSessionRequest,
    "CloseSessionResponse": _d_CloseSessionResponse,
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
    "ContentBlockOther": _d_ContentBlockOther,
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
    "DeleteSessionRequest": _d_DeleteSessionRequest,
    "DeleteSessionResponse": _d_DeleteSessionResponse,
    "DidChangeDocumentNotification": _d_DidChangeDocumentNotification,
    "DidCloseDocumentNotification": _d_DidCloseDocumentNotification,
    "DidFocusDocumentNotification": _d_DidFocusDocumentNotification,
    "DidOpenDocumentNotification": _d_DidOpenDocumentNotification,
    "DidSaveDocumentNotification": _d_DidSaveDocumentNotification,
    "DiffChangeAdd": tagged((("operation", "add"),), _d_DiffChangeAdd),
    "DiffChangeDelete": tagged((("operation", "delete"),), _d_DiffChangeDelete),
    "DiffChangeModify": tagged((("operation", "modify"),), _d_DiffChangeModify),
    "DiffChangeMove": tagged((("operation", "move"),), _d_DiffChangeMove),
    "DiffChangeCopy": tagged((("operation", "copy"),), _d_DiffChangeCopy),
    "DiffChangeOther": _d_DiffChangeOther,
    "DiffPatch": _d_DiffPatch,
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
    "ForkSessionRequest": _d_ForkSessionRequest,
    "ForkSessionResponse": _d_ForkSessionResponse,
    "HttpHeader": _d_HttpHeader,
    "Icon": _d_Icon,
    "Implementation": _d_Implementation,
    "InitializeRequest": _d_InitializeRequest,
    "InitializeResponse": _d_InitializeResponse,
    "ListProvidersRequest": _d_ListProvidersRequest,
    "ListProvidersResponse": _d_ListProvidersResponse,
    "ListSessionsRequest": _d_ListSessionsRequest,
    "ListSessionsResponse": _d_ListSessionsResponse,
    "LoginAuthRequest": _d_LoginAuthRequest,
    "LoginAuthResponse": _d_LoginAuthResponse,
    "LogoutAuthRequest": _d_LogoutAuthRequest,
    "LogoutAuthResponse": _d_LogoutAuthResponse,
    "McpAcpCapabilities": _d_McpAcpCapabilities,
    "McpCapabilities": _d_McpCapabilities,
    "McpHttpCapabilities": _d_McpHttpCapabilities,
    "McpServerHttp": tagged((("type", "http"),), _d_McpServerHttp),
    "McpServerAcp": tagged((("type", "acp"),), _d_McpServerAcp),
    "McpServerStdio": tagged((("type", "stdio"),), _d_McpServerStdio),
    "McpServerOther": _d_McpServerOther,
    "McpStdioCapabilities": _d_McpStdioCapabilities,
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
    "NesSuggestionOther": _d_NesSuggestionOther,
    "NesTextEdit": _d_NesTextEdit,
    "NesUserAction": _d_NesUserAction,
    "NesUserActionsCapabilities": _d_NesUserActionsCapabilities,
    "NewSessionRequest": _d_NewSessionRequest,
    "NewSessionResponse": _d_NewSessionResponse,
    "PermissionOption": _d_PermissionOption,
    "PlanEntry": _d_PlanEntry,
    "PlanUpdateContentItems": tagged((("type", "items"),), _d_PlanUpdateContentItems),
    "PlanUpdateContentFile": tagged((("type", "file"),), _d_PlanUpdateContentFile),
    "PlanUpdateContentMarkdown": tagged(
        (("type", "markdown"),),
        _d_PlanUpdateContentMarkdown,
    ),
    "PlanUpdateContentOther": _d_PlanUpdateContentOther,
    "Position": _d_Position,
    "PromptAudioCapabilities": _d_PromptAudioCapabilities,
    "PromptCapabilities": _d_PromptCapabilities,
    "PromptEmbeddedContextCapabilities": _d_PromptEmbeddedContextCapabilities,
    "PromptImageCapabilities": _d_PromptImageCapabilities,
    "PromptRequest": _d_PromptRequest,
    "PromptResponse": _d_PromptResponse,
    "ProviderCurrentConfig": _d_ProviderCurrentConfig,
    "ProviderInfo": _d_ProviderInfo,
    "ProvidersCapabilities": _d_ProvidersCapabilities,
    "Range": _d_Range,
    "RejectNesNotification": _d_RejectNesNotification,
    "ReplayFromStart": tagged((("type", "start"),), _d_ReplayFromStart),
    "ReplayFromOther": _d_ReplayFromOther,
    "RequestPermissionOutcomeCancelled": tagged(
        (("outcome", "cancelled"),),
        _d_RequestPermissionOutcomeCancelled,
    ),
    "RequestPermissionOutcomeSelected": tagged(
        (("outcome", "selected"),),
        _d_RequestPermissionOutcomeSelected,
    ),
    "RequestPermissionOutcomeOther": _d_RequestPermissionOutcomeOther,
    "RequestPermissionRequest": _d_RequestPermissionRequest,
    "RequestPermissionResponse": _d_RequestPermissionResponse,
    "RequestPermissionSubjectToolCall": tagged(
        (("type", "tool_call"),),
        _d_RequestPermissionSubjectToolCall,
    ),
    "RequestPermissionSubjectCommand": tagged(
        (("type", "command"),),
        _d_RequestPermissionSubjectCommand,
    ),
    "RequestPermissionSubjectOther": _d_RequestPermissionSubjectOther,
    "ResumeSessionRequest": _d_ResumeSessionRequest,
    "ResumeSessionResponse": _d_ResumeSessionResponse,
    "SessionAdditionalDirectoriesCapabilities": _d_SessionAdditionalDirectoriesCapabilities,
    "SessionCapabilities": _d_SessionCapabilities,
    "SessionConfigOptionSelect": tagged(
        (("type", "select"),),
        _d_SessionConfigOptionSelect,
    ),
    "SessionConfigOptionBoolean": tagged(
        (("type", "boolean"),),
        _d_SessionConfigOptionBoolean,
    ),
    "SessionConfigOptionOther": _d_SessionConfigOptionOther,
    "SessionConfigSelectGroup": _d_SessionConfigSelectGroup,
    "SessionConfigSelectOption": _d_SessionConfigSelectOption,
    "SessionDeleteCapabilities": _d_SessionDeleteCapabilities,
    "SessionForkCapabilities": _d_SessionForkCapabilities,
    "SessionInfo": _d_SessionInfo,
    "SessionUpdateUserMessageChunk": tagged(
        (("sessionUpdate", "user_message_chunk"),),
        _d_SessionUpdateUserMessageChunk,
    ),
    "SessionUpdateUserMessage": tagged(
        (("sessionUpdate", "user_message"),),
        _d_SessionUpdateUserMessage,
    ),
    "SessionUpdateAgentMessageChunk": tagged(
        (("sessionUpdate", "agent_message_chunk"),),
        _d_SessionUpdateAgentMessageChunk,
    ),
    "SessionUpdateAgentMessage": tagged(
        (("sessionUpdate", "agent_message"),),
        _d_SessionUpdateAgentMessage,
    ),
    "SessionUpdateAgentThoughtChunk": tagged(
        (("sessionUpdate", "agent_thought_chunk"),),
        _d_SessionUpdateAgentThoughtChunk,
    ),
    "SessionUpdateAgentThought": tagged(
        (("sessionUpdate", "agent_thought"),),
        _d_SessionUpdateAgentThought,
    ),
    "SessionUpdateStateUpdateRunning": tagged(
        (("state", "running"), ("sessionUpdate", "state_update")),
        _d_SessionUpdateStateUpdateRunning,
    ),
    "SessionUpdateStateUpdateIdle": tagged(
        (("state", "idle"), ("sessionUpdate", "state_update")),
        _d_SessionUpdateStateUpdateIdle,
    ),
    "SessionUpdateStateUpdateRequiresAction": tagged(
        (("state", "requires_action"), ("sessionUpdate", "state_update")),
        _d_SessionUpdateStateUpdateRequiresAction,
    ),
    "SessionUpdateStateUpdateOther": tagged(
        (("sessionUpdate", "state_update"),),
        _d_SessionUpdateStateUpdateOther,
    ),
    "SessionUpdateToolCallContentChunk": tagged(
        (("sessionUpdate", "tool_call_content_chunk"),),
        _d_SessionUpdateToolCallContentChunk,
    ),
    "SessionUpdateToolCallUpdate": tagged(
        (("sessionUpdate", "tool_call_update"),),
        _d_SessionUpdateToolCallUpdate,
    ),
    "SessionUpdateTerminalUpdate": tagged(
        (("sessionUpdate", "terminal_update"),),
        _d_SessionUpdateTerminalUpdate,
    ),
    "SessionUpdateTerminalOutputChunk": tagged(
        (("sessionUpdate", "terminal_output_chunk"),),
        _d_SessionUpdateTerminalOutputChunk,
    ),
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
    "SessionUpdateOther": _d_SessionUpdateOther,
    "SetProviderRequest": _d_SetProviderRequest,
    "SetProviderResponse": _d_SetProviderResponse,
    "SetSessionConfigOptionRequestId": tagged(
        (("type", "id"),),
        _d_SetSessionConfigOptionRequestId,
    ),
    "SetSessionConfigOptionRequestBoolean": tagged(
        (("type", "boolean"),),
        _d_SetSessionConfigOptionRequestBoolean,
    ),
    "SetSessionConfigOptionRequestOther": _d_SetSessionConfigOptionRequestOther,
    "SetSessionConfigOptionResponse": _d_SetSessionConfigOptionResponse,
    "StartNesRequest": _d_StartNesRequest,
    "StartNesResponse": _d_StartNesResponse,
    "SuggestNesRequest": _d_SuggestNesRequest,
    "SuggestNesResponse": _d_SuggestNesResponse,
    "TerminalAuthCapabilities": _d_TerminalAuthCapabilities,
    "TerminalExitStatus": _d_TerminalExitStatus,
    "TerminalOutput": _d_TerminalOutput,
    "TextDocumentContentChangeEvent": _d_TextDocumentContentChangeEvent,
    "TextResourceContents": _d_TextResourceContents,
    "TitledMultiSelectItems": _d_TitledMultiSelectItems,
    "ToolCallContentContent": tagged((("type", "content"),), _d_ToolCallContentContent),
    "ToolCallContentDiff": tagged((("type", "diff"),), _d_ToolCallContentDiff),
    "ToolCallContentTerminal": tagged(
        (("type", "terminal"),),
        _d_ToolCallContentTerminal,
    ),
    "ToolCallContentOther": _d_ToolCallContentOther,
    "ToolCallLocation": _d_ToolCallLocation,
    "ToolCallUpdate": _d_ToolCallUpdate,
    "UpdateSessionNotification": _d_UpdateSessionNotification,
    "Usage": _d_Usage,
    "WorkspaceFolder": _d_WorkspaceFolder,
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
    "DiffChange": _d_DiffChange,
    "ElicitationPropertySchema": _d_ElicitationPropertySchema,
    "EmbeddedResourceResource": _d_EmbeddedResourceResource,
    "McpServer": _d_McpServer,
    "MultiSelectItems": _d_MultiSelectItems,
    "NesSuggestion": _d_NesSuggestion,
    "PlanUpdateContent": _d_PlanUpdateContent,
    "ReplayFrom": _d_ReplayFrom,
    "RequestPermissionOutcome": _d_RequestPermissionOutcome,
    "RequestPermissionSubject": _d_RequestPermissionSubject,
    "SessionConfigOption": _d_SessionConfigOption,
    "SessionUpdateStateUpdate": tagged(
        (("sessionUpdate", "state_update"),),
        _d_SessionUpdateStateUpdate,
    ),
    "SessionUpdate": _d_SessionUpdate,
    "SetSessionConfigOptionRequest": _d_SetSessionConfigOptionRequest,
    "ToolCallContent": _d_ToolCallContent,
}

_CLASSES: Mapping[str, type] = {
    "AcceptNesNotification": AcceptNesNotification,
    "AgentAuthCapabilities": AgentAuthCapabilities,
    "AgentCapabilities": AgentCapabilities,
    "AgentMessage": AgentMessage,
    "AgentThought": AgentThought,
    "Annotations": Annotations,
    "AudioContent": AudioContent,
    "AuthCapabilities": AuthCapabilities,
    "AuthMethodTerminal": AuthMethodTerminal,
    "AuthMethodAgent": AuthMethodAgent,
    "AuthMethodOther": AuthMethodOther,
    "AvailableCommand": AvailableCommand,
    "AvailableCommandInputText": AvailableCommandInputText,
    "AvailableCommandInputOther": AvailableCommandInputOther,
    "AvailableCommandsUpdate": AvailableCommandsUpdate,
    "BlobResourceContents": BlobResourceContents,
    "BooleanPropertySchema": BooleanPropertySchema,
    "CancelRequestNotification": CancelRequestNotification,
    "CancelSessionNotification": CancelSessionNotification,
    "ClientCapabilities": ClientCapabilities,
    "ClientNesCapabilities": ClientNesCapabilities,
    "CloseNesRequest": CloseNesRequest,
    "CloseNesResponse": CloseNesResponse,
    "CloseSessionRequest": CloseSessionRequest,
    "CloseSessionResponse": CloseSessionResponse,
    "CommandPermissionSubject": CommandPermissionSubject,
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
    "ContentBlockOther": ContentBlockOther,
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
    "DeleteSessionRequest": DeleteSessionRequest,
    "DeleteSessionResponse": DeleteSessionResponse,
    "DidChangeDocumentNotification": DidChangeDocumentNotification,
    "DidCloseDocumentNotification": DidCloseDocumentNotification,
    "DidFocusDocumentNotification": DidFocusDocumentNotification,
    "DidOpenDocumentNotification": DidOpenDocumentNotification,
    "DidSaveDocumentNotification": DidSaveDocumentNotification,
    "Diff": Diff,
    "DiffChangeAdd": DiffChangeAdd,
    "DiffChangeDelete": DiffChangeDelete,
    "DiffChangeModify": DiffChangeModify,
    "DiffChangeMove": DiffChangeMove,
    "DiffChangeCopy": DiffChangeCopy,
    "DiffChangeOther": DiffChangeOther,
    "DiffPatch": DiffPatch,
    "DiffPathChange": DiffPathChange,
    "DiffPathPairChange": DiffPathPairChange,
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
    "ForkSessionRequest": ForkSessionRequest,
    "ForkSessionResponse": ForkSessionResponse,
    "HttpHeader": HttpHeader,
    "Icon": Icon,
    "IdleStateUpdate": IdleStateUpdate,
    "ImageContent": ImageContent,
    "Implementation": Implementation,
    "InitializeRequest": InitializeRequest,
    "InitializeResponse": InitializeResponse,
    "IntegerPropertySchema": IntegerPropertySchema,
    "ListProvidersRequest": ListProvidersRequest,
    "ListProvidersResponse": ListProvidersResponse,
    "ListSessionsRequest": ListSessionsRequest,
    "ListSessionsResponse": ListSessionsResponse,
    "LoginAuthRequest": LoginAuthRequest,
    "LoginAuthResponse": LoginAuthResponse,
    "LogoutAuthRequest": LogoutAuthRequest,
    "LogoutAuthResponse": LogoutAuthResponse,
    "McpAcpCapabilities": McpAcpCapabilities,
    "McpCapabilities": McpCapabilities,
    "McpHttpCapabilities": McpHttpCapabilities,
    "McpServerHttp": McpServerHttp,
    "McpServerAcp": McpServerAcp,
    "McpServerStdio": McpServerStdio,
    "McpServerOther": McpServerOther,
    "McpStdioCapabilities": McpStdioCapabilities,
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
    "NesSuggestionOther": NesSuggestionOther,
    "NesTextEdit": NesTextEdit,
    "NesUserAction": NesUserAction,
    "NesUserActionsCapabilities": NesUserActionsCapabilities,
    "NewSessionRequest": NewSessionRequest,
    "NewSessionResponse": NewSessionResponse,
    "Notice": Notice,
    "NumberPropertySchema": NumberPropertySchema,
    "PermissionOption": PermissionOption,
    "PlanEntry": PlanEntry,
    "PlanFile": PlanFile,
    "PlanItems": PlanItems,
    "PlanMarkdown": PlanMarkdown,
    "PlanRemoved": PlanRemoved,
    "PlanUpdate": PlanUpdate,
    "PlanUpdateContentItems": PlanUpdateContentItems,
    "PlanUpdateContentFile": PlanUpdateContentFile,
    "PlanUpdateContentMarkdown": PlanUpdateContentMarkdown,
    "PlanUpdateContentOther": PlanUpdateContentOther,
    "Position": Position,
    "PromptAudioCapabilities": PromptAudioCapabilities,
    "PromptCapabilities": PromptCapabilities,
    "PromptEmbeddedContextCapabilities": PromptEmbeddedContextCapabilities,
    "PromptImageCapabilities": PromptImageCapabilities,
    "PromptRequest": PromptRequest,
    "PromptResponse": PromptResponse,
    "ProviderCurrentConfig": ProviderCurrentConfig,
    "ProviderInfo": ProviderInfo,
    "ProvidersCapabilities": ProvidersCapabilities,
    "Range": Range,
    "RejectNesNotification": RejectNesNotification,
    "ReplayFromStart": ReplayFromStart,
    "ReplayFromOther": ReplayFromOther,
    "RequestPermissionOutcomeCancelled": RequestPermissionOutcomeCancelled,
    "RequestPermissionOutcomeSelected": RequestPermissionOutcomeSelected,
    "RequestPermissionOutcomeOther": RequestPermissionOutcomeOther,
    "RequestPermissionRequest": RequestPermissionRequest,
    "RequestPermissionResponse": RequestPermissionResponse,
    "RequestPermissionSubjectToolCall": RequestPermissionSubjectToolCall,
    "RequestPermissionSubjectCommand": RequestPermissionSubjectCommand,
    "RequestPermissionSubjectOther": RequestPermissionSubjectOther,
    "RequiresActionStateUpdate": RequiresActionStateUpdate,
    "ResourceLink": ResourceLink,
    "ResumeSessionRequest": ResumeSessionRequest,
    "ResumeSessionResponse": ResumeSessionResponse,
    "RunningStateUpdate": RunningStateUpdate,
    "SelectedPermissionOutcome": SelectedPermissionOutcome,
    "SessionAdditionalDirectoriesCapabilities": SessionAdditionalDirectoriesCapabilities,
    "SessionCapabilities": SessionCapabilities,
    "SessionConfigBoolean": SessionConfigBoolean,
    "SessionConfigOptionSelect": SessionConfigOptionSelect,
    "SessionConfigOptionBoolean": SessionConfigOptionBoolean,
    "SessionConfigOptionOther": SessionConfigOptionOther,
    "SessionConfigSelect": SessionConfigSelect,
    "SessionConfigSelectGroup": SessionConfigSelectGroup,
    "SessionConfigSelectOption": SessionConfigSelectOption,
    "SessionDeleteCapabilities": SessionDeleteCapabilities,
    "SessionForkCapabilities": SessionForkCapabilities,
    "SessionInfo": SessionInfo,
    "SessionInfoUpdate": SessionInfoUpdate,
    "SessionUpdateUserMessageChunk": SessionUpdateUserMessageChunk,
    "SessionUpdateUserMessage": SessionUpdateUserMessage,
    "SessionUpdateAgentMessageChunk": SessionUpdateAgentMessageChunk,
    "SessionUpdateAgentMessage": SessionUpdateAgentMessage,
    "SessionUpdateAgentThoughtChunk": SessionUpdateAgentThoughtChunk,
    "SessionUpdateAgentThought": SessionUpdateAgentThought,
    "SessionUpdateStateUpdateRunning": SessionUpdateStateUpdateRunning,
    "SessionUpdateStateUpdateIdle": SessionUpdateStateUpdateIdle,
    "SessionUpdateStateUpdateRequiresAction": SessionUpdateStateUpdateRequiresAction,
    "SessionUpdateStateUpdateOther": SessionUpdateStateUpdateOther,
    "SessionUpdateToolCallContentChunk": SessionUpdateToolCallContentChunk,
    "SessionUpdateToolCallUpdate": SessionUpdateToolCallUpdate,
    "SessionUpdateTerminalUpdate": SessionUpdateTerminalUpdate,
    "SessionUpdateTerminalOutputChunk": SessionUpdateTerminalOutputChunk,
    "SessionUpdatePlanUpdate": SessionUpdatePlanUpdate,
    "SessionUpdatePlanRemoved": SessionUpdatePlanRemoved,
    "SessionUpdateAvailableCommandsUpdate": SessionUpdateAvailableCommandsUpdate,
    "SessionUpdateConfigOptionUpdate": SessionUpdateConfigOptionUpdate,
    "SessionUpdateSessionInfoUpdate": SessionUpdateSessionInfoUpdate,
    "SessionUpdateUsageUpdate": SessionUpdateUsageUpdate,
    "SessionUpdateNotice": SessionUpdateNotice,
    "SessionUpdateCompactionUpdate": SessionUpdateCompactionUpdate,
    "SessionUpdateCompactionSummaryChunk": SessionUpdateCompactionSummaryChunk,
    "SessionUpdateOther": SessionUpdateOther,
    "SetProviderRequest": SetProviderRequest,
    "SetProviderResponse": SetProviderResponse,
    "SetSessionConfigOptionRequestId": SetSessionConfigOptionRequestId,
    "SetSessionConfigOptionRequestBoolean": SetSessionConfigOptionRequestBoolean,
    "SetSessionConfigOptionRequestOther": SetSessionConfigOptionRequestOther,
    "SetSessionConfigOptionResponse": SetSessionConfigOptionResponse,
    "StartNesRequest": StartNesRequest,
    "StartNesResponse": StartNesResponse,
    "StateUpdateRunning": StateUpdateRunning,
    "StateUpdateIdle": StateUpdateIdle,
    "StateUpdateRequiresAction": StateUpdateRequiresAction,
    "StateUpdateOther": StateUpdateOther,
    "StringMultiSelectItems": StringMultiSelectItems,
    "StringPropertySchema": StringPropertySchema,
    "SuggestNesRequest": SuggestNesRequest,
    "SuggestNesResponse": SuggestNesResponse,
    "Terminal": Terminal,
    "TerminalAuthCapabilities": TerminalAuthCapabilities,
    "TerminalExitStatus": TerminalExitStatus,
    "TerminalOutput": TerminalOutput,
    "TerminalOutputChunk": TerminalOutputChunk,
    "TerminalUpdate": TerminalUpdate,
    "TextCommandInput": TextCommandInput,
    "TextContent": TextContent,
    "TextDocumentContentChangeEvent": TextDocumentContentChangeEvent,
    "TextResourceContents": TextResourceContents,
    "TitledMultiSelectItems": TitledMultiSelectItems,
    "ToolCallContentContent": ToolCallContentContent,
    "ToolCallContentDiff": ToolCallContentDiff,
    "ToolCallContentTerminal": ToolCallContentTerminal,
    "ToolCallContentOther": ToolCallContentOther,
    "ToolCallContentChunk": ToolCallContentChunk,
    "ToolCallLocation": ToolCallLocation,
    "ToolCallPermissionSubject": ToolCallPermissionSubject,
    "ToolCallUpdate": ToolCallUpdate,
    "UpdateSessionNotification": UpdateSessionNotification,
    "Usage": Usage,
    "UsageUpdate": UsageUpdate,
    "UserMessage": UserMessage,
    "WorkspaceFolder": WorkspaceFolder,
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
    DiffChange: "DiffChange",
    ElicitationFormMode: "ElicitationFormMode",
    ElicitationPropertySchema: "ElicitationPropertySchema",
    ElicitationUrlMode: "ElicitationUrlMode",
    EmbeddedResourceResource: "EmbeddedResourceResource",
    McpServer: "McpServer",
    MultiSelectItems: "MultiSelectItems",
    NesSuggestion: "NesSuggestion",
    PlanUpdateContent: "PlanUpdateContent",
    ReplayFrom: "ReplayFrom",
    RequestPermissionOutcome: "RequestPermissionOutcome",
    RequestPermissionSubject: "RequestPermissionSubject",
    SessionConfigOption: "SessionConfigOption",
    SessionUpdateStateUpdate: "SessionUpdateStateUpdate",
    SessionUpdate: "SessionUpdate",
    SetSessionConfigOptionRequest: "SetSessionConfigOptionRequest",
    StateUpdate: "StateUpdate",
    ToolCallContent: "ToolCallContent",
    AcceptNesNotification: "AcceptNesNotification",
    AgentAuthCapabilities: "AgentAuthCapabilities",
    AgentCapabilities: "AgentCapabilities",
    AgentMessage: "AgentMessage",
    AgentThought: "AgentThought",
    Annotations: "Annotations",
    AudioContent: "AudioContent",
    AuthCapabilities: "AuthCapabilities",
    AuthMethodTerminal: "AuthMethodTerminal",
    AuthMethodAgent: "AuthMethodAgent",
    AuthMethodOther: "AuthMethodOther",
    AvailableCommand: "AvailableCommand",
    AvailableCommandInputText: "AvailableCommandInputText",
    AvailableCommandInputOther: "AvailableCommandInputOther",
    AvailableCommandsUpdate: "AvailableCommandsUpdate",
    BlobResourceContents: "BlobResourceContents",
    BooleanPropertySchema: "BooleanPropertySchema",
    CancelRequestNotification: "CancelRequestNotification",
    CancelSessionNotification: "CancelSessionNotification",
    ClientCapabilities: "ClientCapabilities",
    ClientNesCapabilities: "ClientNesCapabilities",
    CloseNesRequest: "CloseNesRequest",
    CloseNesResponse: "CloseNesResponse",
    CloseSessionRequest: "CloseSessionRequest",
    CloseSessionResponse: "CloseSessionResponse",
    CommandPermissionSubject: "CommandPermissionSubject",
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
    ContentBlockOther: "ContentBlockOther",
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
    DeleteSessionRequest: "DeleteSessionRequest",
    DeleteSessionResponse: "DeleteSessionResponse",
    DidChangeDocumentNotification: "DidChangeDocumentNotification",
    DidCloseDocumentNotification: "DidCloseDocumentNotification",
    DidFocusDocumentNotification: "DidFocusDocumentNotification",
    DidOpenDocumentNotification: "DidOpenDocumentNotification",
    DidSaveDocumentNotification: "DidSaveDocumentNotification",
    Diff: "Diff",
    DiffChangeAdd: "DiffChangeAdd",
    DiffChangeDelete: "DiffChangeDelete",
    DiffChangeModify: "DiffChangeModify",
    DiffChangeMove: "DiffChangeMove",
    DiffChangeCopy: "DiffChangeCopy",
    DiffChangeOther: "DiffChangeOther",
    DiffPatch: "DiffPatch",
    DiffPathChange: "DiffPathChange",
    DiffPathPairChange: "DiffPathPairChange",
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
    ForkSessionRequest: "ForkSessionRequest",
    ForkSessionResponse: "ForkSessionResponse",
    HttpHeader: "HttpHeader",
    Icon: "Icon",
    IdleStateUpdate: "IdleStateUpdate",
    ImageContent: "ImageContent",
    Implementation: "Implementation",
    InitializeRequest: "InitializeRequest",
    InitializeResponse: "InitializeResponse",
    IntegerPropertySchema: "IntegerPropertySchema",
    ListProvidersRequest: "ListProvidersRequest",
    ListProvidersResponse: "ListProvidersResponse",
    ListSessionsRequest: "ListSessionsRequest",
    ListSessionsResponse: "ListSessionsResponse",
    LoginAuthRequest: "LoginAuthRequest",
    LoginAuthResponse: "LoginAuthResponse",
    LogoutAuthRequest: "LogoutAuthRequest",
    LogoutAuthResponse: "LogoutAuthResponse",
    McpAcpCapabilities: "McpAcpCapabilities",
    McpCapabilities: "McpCapabilities",
    McpHttpCapabilities: "McpHttpCapabilities",
    McpServerHttp: "McpServerHttp",
    McpServerAcp: "McpServerAcp",
    McpServerStdio: "McpServerStdio",
    McpServerOther: "McpServerOther",
    McpStdioCapabilities: "McpStdioCapabilities",
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
    NesSuggestionOther: "NesSuggestionOther",
    NesTextEdit: "NesTextEdit",
    NesUserAction: "NesUserAction",
    NesUserActionsCapabilities: "NesUserActionsCapabilities",
    NewSessionRequest: "NewSessionRequest",
    NewSessionResponse: "NewSessionResponse",
    Notice: "Notice",
    NumberPropertySchema: "NumberPropertySchema",
    PermissionOption: "PermissionOption",
    PlanEntry: "PlanEntry",
    PlanFile: "PlanFile",
    PlanItems: "PlanItems",
    PlanMarkdown: "PlanMarkdown",
    PlanRemoved: "PlanRemoved",
    PlanUpdate: "PlanUpdate",
    PlanUpdateContentItems: "PlanUpdateContentItems",
    PlanUpdateContentFile: "PlanUpdateContentFile",
    PlanUpdateContentMarkdown: "PlanUpdateContentMarkdown",
    PlanUpdateContentOther: "PlanUpdateContentOther",
    Position: "Position",
    PromptAudioCapabilities: "PromptAudioCapabilities",
    PromptCapabilities: "PromptCapabilities",
    PromptEmbeddedContextCapabilities: "PromptEmbeddedContextCapabilities",
    PromptImageCapabilities: "PromptImageCapabilities",
    PromptRequest: "PromptRequest",
    PromptResponse: "PromptResponse",
    ProviderCurrentConfig: "ProviderCurrentConfig",
    ProviderInfo: "ProviderInfo",
    ProvidersCapabilities: "ProvidersCapabilities",
    Range: "Range",
    RejectNesNotification: "RejectNesNotification",
    ReplayFromStart: "ReplayFromStart",
    ReplayFromOther: "ReplayFromOther",
    RequestPermissionOutcomeCancelled: "RequestPermissionOutcomeCancelled",
    RequestPermissionOutcomeSelected: "RequestPermissionOutcomeSelected",
    RequestPermissionOutcomeOther: "RequestPermissionOutcomeOther",
    RequestPermissionRequest: "RequestPermissionRequest",
    RequestPermissionResponse: "RequestPermissionResponse",
    RequestPermissionSubjectToolCall: "RequestPermissionSubjectToolCall",
    RequestPermissionSubjectCommand: "RequestPermissionSubjectCommand",
    RequestPermissionSubjectOther: "RequestPermissionSubjectOther",
    RequiresActionStateUpdate: "RequiresActionStateUpdate",
    ResourceLink: "ResourceLink",
    ResumeSessionRequest: "ResumeSessionRequest",
    ResumeSessionResponse: "ResumeSessionResponse",
    RunningStateUpdate: "RunningStateUpdate",
    SelectedPermissionOutcome: "SelectedPermissionOutcome",
    SessionAdditionalDirectoriesCapabilities: "SessionAdditionalDirectoriesCapabilities",
    SessionCapabilities: "SessionCapabilities",
    SessionConfigBoolean: "SessionConfigBoolean",
    SessionConfigOptionSelect: "SessionConfigOptionSelect",
    SessionConfigOptionBoolean: "SessionConfigOptionBoolean",
    SessionConfigOptionOther: "SessionConfigOptionOther",
    SessionConfigSelect: "SessionConfigSelect",
    SessionConfigSelectGroup: "SessionConfigSelectGroup",
    SessionConfigSelectOption: "SessionConfigSelectOption",
    SessionDeleteCapabilities: "SessionDeleteCapabilities",
    SessionForkCapabilities: "SessionForkCapabilities",
    SessionInfo: "SessionInfo",
    SessionInfoUpdate: "SessionInfoUpdate",
    SessionUpdateUserMessageChunk: "SessionUpdateUserMessageChunk",
    SessionUpdateUserMessage: "SessionUpdateUserMessage",
    SessionUpdateAgentMessageChunk: "SessionUpdateAgentMessageChunk",
    SessionUpdateAgentMessage: "SessionUpdateAgentMessage",
    SessionUpdateAgentThoughtChunk: "SessionUpdateAgentThoughtChunk",
    SessionUpdateAgentThought: "SessionUpdateAgentThought",
    SessionUpdateStateUpdateRunning: "SessionUpdateStateUpdateRunning",
    SessionUpdateStateUpdateIdle: "SessionUpdateStateUpdateIdle",
    SessionUpdateStateUpdateRequiresAction: "SessionUpdateStateUpdateRequiresAction",
    SessionUpdateStateUpdateOther: "SessionUpdateStateUpdateOther",
    SessionUpdateToolCallContentChunk: "SessionUpdateToolCallContentChunk",
    SessionUpdateToolCallUpdate: "SessionUpdateToolCallUpdate",
    SessionUpdateTerminalUpdate: "SessionUpdateTerminalUpdate",
    SessionUpdateTerminalOutputChunk: "SessionUpdateTerminalOutputChunk",
    SessionUpdatePlanUpdate: "SessionUpdatePlanUpdate",
    SessionUpdatePlanRemoved: "SessionUpdatePlanRemoved",
    SessionUpdateAvailableCommandsUpdate: "SessionUpdateAvailableCommandsUpdate",
    SessionUpdateConfigOptionUpdate: "SessionUpdateConfigOptionUpdate",
    SessionUpdateSessionInfoUpdate: "SessionUpdateSessionInfoUpdate",
    SessionUpdateUsageUpdate: "SessionUpdateUsageUpdate",
    SessionUpdateNotice: "SessionUpdateNotice",
    SessionUpdateCompactionUpdate: "SessionUpdateCompactionUpdate",
    SessionUpdateCompactionSummaryChunk: "SessionUpdateCompactionSummaryChunk",
    SessionUpdateOther: "SessionUpdateOther",
    SetProviderRequest: "SetProviderRequest",
    SetProviderResponse: "SetProviderResponse",
    SetSessionConfigOptionRequestId: "SetSessionConfigOptionRequestId",
    SetSessionConfigOptionRequestBoolean: "SetSessionConfigOptionRequestBoolean",
    SetSessionConfigOptionRequestOther: "SetSessionConfigOptionRequestOther",
    SetSessionConfigOptionResponse: "SetSessionConfigOptionResponse",
    StartNesRequest: "StartNesRequest",
    StartNesResponse: "StartNesResponse",
    StateUpdateRunning: "StateUpdateRunning",
    StateUpdateIdle: "StateUpdateIdle",
    StateUpdateRequiresAction: "StateUpdateRequiresAction",
    StateUpdateOther: "StateUpdateOther",
    StringMultiSelectItems: "StringMultiSelectItems",
    StringPropertySchema: "StringPropertySchema",
    SuggestNesRequest: "SuggestNesRequest",
    SuggestNesResponse: "SuggestNesResponse",
    Terminal: "Terminal",
    TerminalAuthCapabilities: "TerminalAuthCapabilities",
    TerminalExitStatus: "TerminalExitStatus",
    TerminalOutput: "TerminalOutput",
    TerminalOutputChunk: "TerminalOutputChunk",
    TerminalUpdate: "TerminalUpdate",
    TextCommandInput: "TextCommandInput",
    TextContent: "TextContent",
    TextDocumentContentChangeEvent: "TextDocumentContentChangeEvent",
    TextResourceContents: "TextResourceContents",
    TitledMultiSelectItems: "TitledMultiSelectItems",
    ToolCallContentContent: "ToolCallContentContent",
    ToolCallContentDiff: "ToolCallContentDiff",
    ToolCallContentTerminal: "ToolCallContentTerminal",
    ToolCallContentOther: "ToolCallContentOther",
    ToolCallContentChunk: "ToolCallContentChunk",
    ToolCallLocation: "ToolCallLocation",
    ToolCallPermissionSubject: "ToolCallPermissionSubject",
    ToolCallUpdate: "ToolCallUpdate",
    UpdateSessionNotification: "UpdateSessionNotification",
    Usage: "Usage",
    UsageUpdate: "UsageUpdate",
    UserMessage: "UserMessage",
    WorkspaceFolder: "WorkspaceFolder",
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
    protocol="v2",
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
        "McpAcpCapabilities": "unstable_mcp_over_acp",
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
        "NoticeSeverity": "unstable_session_notices",
        "PlanFile": "unstable_plan_operations",
        "PlanMarkdown": "unstable_plan_operations",
        "PlanRemoved": "unstable_plan_operations",
        "PlanUpdateContentFile": "unstable_plan_operations",
        "PlanUpdateContentMarkdown": "unstable_plan_operations",
        "Position": "unstable_nes",
        "PositionEncodingKind": "unstable_nes",
        "ProviderCurrentConfig": "unstable_llm_providers",
        "ProviderId": "unstable_llm_providers",
        "ProviderInfo": "unstable_llm_providers",
        "ProvidersCapabilities": "unstable_llm_providers",
        "Range": "unstable_nes",
        "RejectNesNotification": "unstable_nes",
        "SessionForkCapabilities": "unstable_session_fork",
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
        ("client", "session/update", "notification"): (
            "UpdateSessionNotification",
            "",
            "",
        ),
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
        ("client", "session/request_permission", "request"): (
            "RequestPermissionRequest",
            "RequestPermissionResponse",
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
        ("agent", "session/cancel", "notification"): (
            "CancelSessionNotification",
            "",
            "",
        ),
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
        ("agent", "auth/login", "request"): (
            "LoginAuthRequest",
            "LoginAuthResponse",
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
        ("agent", "auth/logout", "request"): (
            "LogoutAuthRequest",
            "LogoutAuthResponse",
            "",
        ),
        ("agent", "session/new", "request"): (
            "NewSessionRequest",
            "NewSessionResponse",
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
    """Decode and encode ACP v2 with one set of features; see `CodecBase`."""

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
            method: Literal["auth/login"],
            result: Any,
            *,
            salvaged: list[Salvaged] | None = None,
        ) -> LoginAuthResponse: ...

        @overload
        def decode_result(
            self,
            method: Literal["auth/logout"],
            result: Any,
            *,
            salvaged: list[Salvaged] | None = None,
        ) -> LogoutAuthResponse: ...

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
            method: Literal["initialize"],
            result: Any,
            *,
            salvaged: list[Salvaged] | None = None,
        ) -> InitializeResponse: ...

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
