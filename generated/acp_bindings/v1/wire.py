"""TypedDicts with the names of the wire of ACP v1, schema release 1.23.0. Generated; do
not edit.
"""

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

__all__ = [
    "AcceptNesNotification",
    "AgentAuthCapabilities",
    "AgentCapabilities",
    "Annotations",
    "AudioContent",
    "AuthCapabilities",
    "AuthMethod",
    "AuthMethodAgent",
    "AuthMethodId",
    "AuthMethodTerminal",
    "AuthenticateRequest",
    "AuthenticateResponse",
    "AvailableCommand",
    "AvailableCommandInput",
    "AvailableCommandsUpdate",
    "BlobResourceContents",
    "BooleanConfigOptionCapabilities",
    "BooleanPropertySchema",
    "CancelNotification",
    "CancelRequestNotification",
    "ClientCapabilities",
    "ClientNesCapabilities",
    "ClientSessionCapabilities",
    "CloseNesRequest",
    "CloseNesResponse",
    "CloseSessionRequest",
    "CloseSessionResponse",
    "CompactionCapabilities",
    "CompactionId",
    "CompactionStatus",
    "CompactionSummaryChunk",
    "CompactionUpdate",
    "CompleteElicitationNotification",
    "ConfigOptionUpdate",
    "ConnectMcpRequest",
    "ConnectMcpResponse",
    "Content",
    "ContentBlock",
    "ContentBlockAudio",
    "ContentBlockImage",
    "ContentBlockResource",
    "ContentBlockResourceLink",
    "ContentBlockText",
    "ContentChunk",
    "Cost",
    "CreateElicitationRequest",
    "CreateElicitationRequestForm",
    "CreateElicitationRequestFormRequest",
    "CreateElicitationRequestFormSession",
    "CreateElicitationRequestOther",
    "CreateElicitationRequestOtherRequest",
    "CreateElicitationRequestOtherSession",
    "CreateElicitationRequestUrl",
    "CreateElicitationRequestUrlRequest",
    "CreateElicitationRequestUrlSession",
    "CreateElicitationResponse",
    "CreateElicitationResponseAccept",
    "CreateElicitationResponseCancel",
    "CreateElicitationResponseDecline",
    "CreateElicitationResponseOther",
    "CreateTerminalRequest",
    "CreateTerminalResponse",
    "CurrentModeUpdate",
    "DeleteSessionRequest",
    "DeleteSessionResponse",
    "DidChangeDocumentNotification",
    "DidCloseDocumentNotification",
    "DidFocusDocumentNotification",
    "DidOpenDocumentNotification",
    "DidSaveDocumentNotification",
    "Diff",
    "DisableProviderRequest",
    "DisableProviderResponse",
    "DisconnectMcpRequest",
    "DisconnectMcpResponse",
    "ElicitationAcceptAction",
    "ElicitationCapabilities",
    "ElicitationContentValue",
    "ElicitationFormCapabilities",
    "ElicitationFormMode",
    "ElicitationFormModeRequest",
    "ElicitationFormModeSession",
    "ElicitationId",
    "ElicitationPropertySchema",
    "ElicitationPropertySchemaArray",
    "ElicitationPropertySchemaBoolean",
    "ElicitationPropertySchemaInteger",
    "ElicitationPropertySchemaNumber",
    "ElicitationPropertySchemaOther",
    "ElicitationPropertySchemaString",
    "ElicitationRequestScope",
    "ElicitationSchema",
    "ElicitationSchemaType",
    "ElicitationSessionScope",
    "ElicitationUrlCapabilities",
    "ElicitationUrlMode",
    "ElicitationUrlModeRequest",
    "ElicitationUrlModeSession",
    "EmbeddedResource",
    "EmbeddedResourceResource",
    "EnumOption",
    "EnvVariable",
    "Error",
    "ErrorCode",
    "ExtNotification",
    "ExtRequest",
    "ExtResponse",
    "FileSystemCapabilities",
    "ForkSessionRequest",
    "ForkSessionResponse",
    "HttpHeader",
    "ImageContent",
    "Implementation",
    "InitializeRequest",
    "InitializeResponse",
    "IntegerPropertySchema",
    "KillTerminalRequest",
    "KillTerminalResponse",
    "ListProvidersRequest",
    "ListProvidersResponse",
    "ListSessionsRequest",
    "ListSessionsResponse",
    "LlmProtocol",
    "LoadSessionRequest",
    "LoadSessionResponse",
    "LogoutCapabilities",
    "LogoutRequest",
    "LogoutResponse",
    "McpCapabilities",
    "McpConnectionId",
    "McpServer",
    "McpServerAcp",
    "McpServerAcpId",
    "McpServerHttp",
    "McpServerSse",
    "McpServerStdio",
    "MessageId",
    "MessageMcpNotification",
    "MessageMcpRequest",
    "MessageMcpResponse",
    "MultiSelectItems",
    "MultiSelectItemsOther",
    "MultiSelectItemsString",
    "MultiSelectPropertySchema",
    "NesCapabilities",
    "NesContextCapabilities",
    "NesDiagnostic",
    "NesDiagnosticSeverity",
    "NesDiagnosticsCapabilities",
    "NesDocumentDidChangeCapabilities",
    "NesDocumentDidCloseCapabilities",
    "NesDocumentDidFocusCapabilities",
    "NesDocumentDidOpenCapabilities",
    "NesDocumentDidSaveCapabilities",
    "NesDocumentEventCapabilities",
    "NesEditHistoryCapabilities",
    "NesEditHistoryEntry",
    "NesEditSuggestion",
    "NesEventCapabilities",
    "NesExcerpt",
    "NesJumpCapabilities",
    "NesJumpSuggestion",
    "NesOpenFile",
    "NesOpenFilesCapabilities",
    "NesRecentFile",
    "NesRecentFilesCapabilities",
    "NesRejectReason",
    "NesRelatedSnippet",
    "NesRelatedSnippetsCapabilities",
    "NesRenameCapabilities",
    "NesRenameSuggestion",
    "NesRepository",
    "NesSearchAndReplaceCapabilities",
    "NesSearchAndReplaceSuggestion",
    "NesSuggestContext",
    "NesSuggestion",
    "NesSuggestionEdit",
    "NesSuggestionId",
    "NesSuggestionJump",
    "NesSuggestionRename",
    "NesSuggestionSearchAndReplace",
    "NesTextEdit",
    "NesTriggerKind",
    "NesUserAction",
    "NesUserActionsCapabilities",
    "NewSessionRequest",
    "NewSessionResponse",
    "Notice",
    "NoticeCapabilities",
    "NoticeSeverity",
    "NumberPropertySchema",
    "PermissionOption",
    "PermissionOptionId",
    "PermissionOptionKind",
    "Plan",
    "PlanCapabilities",
    "PlanEntry",
    "PlanEntryPriority",
    "PlanEntryStatus",
    "PlanFile",
    "PlanId",
    "PlanItems",
    "PlanMarkdown",
    "PlanRemoved",
    "PlanUpdate",
    "PlanUpdateContent",
    "PlanUpdateContentFile",
    "PlanUpdateContentItems",
    "PlanUpdateContentMarkdown",
    "Position",
    "PositionEncodingKind",
    "PromptCapabilities",
    "PromptRequest",
    "PromptResponse",
    "ProtocolVersion",
    "ProviderCurrentConfig",
    "ProviderId",
    "ProviderInfo",
    "ProvidersCapabilities",
    "Range",
    "ReadTextFileRequest",
    "ReadTextFileResponse",
    "RejectNesNotification",
    "ReleaseTerminalRequest",
    "ReleaseTerminalResponse",
    "RequestId",
    "RequestPermissionOutcome",
    "RequestPermissionOutcomeCancelled",
    "RequestPermissionOutcomeSelected",
    "RequestPermissionRequest",
    "RequestPermissionResponse",
    "ResourceLink",
    "ResumeSessionRequest",
    "ResumeSessionResponse",
    "Role",
    "SelectedPermissionOutcome",
    "SessionAdditionalDirectoriesCapabilities",
    "SessionCapabilities",
    "SessionCloseCapabilities",
    "SessionConfigBoolean",
    "SessionConfigGroupId",
    "SessionConfigId",
    "SessionConfigOption",
    "SessionConfigOptionBoolean",
    "SessionConfigOptionCategory",
    "SessionConfigOptionSelect",
    "SessionConfigOptionsCapabilities",
    "SessionConfigSelect",
    "SessionConfigSelectGroup",
    "SessionConfigSelectOption",
    "SessionConfigSelectOptions",
    "SessionConfigValueId",
    "SessionDeleteCapabilities",
    "SessionForkCapabilities",
    "SessionId",
    "SessionInfo",
    "SessionInfoUpdate",
    "SessionListCapabilities",
    "SessionMode",
    "SessionModeId",
    "SessionModeState",
    "SessionNotification",
    "SessionResumeCapabilities",
    "SessionUpdate",
    "SessionUpdateAgentMessageChunk",
    "SessionUpdateAgentThoughtChunk",
    "SessionUpdateAvailableCommandsUpdate",
    "SessionUpdateCompactionSummaryChunk",
    "SessionUpdateCompactionUpdate",
    "SessionUpdateConfigOptionUpdate",
    "SessionUpdateCurrentModeUpdate",
    "SessionUpdateNotice",
    "SessionUpdatePlan",
    "SessionUpdatePlanRemoved",
    "SessionUpdatePlanUpdate",
    "SessionUpdateSessionInfoUpdate",
    "SessionUpdateToolCall",
    "SessionUpdateToolCallUpdate",
    "SessionUpdateUsageUpdate",
    "SessionUpdateUserMessageChunk",
    "SetProviderRequest",
    "SetProviderResponse",
    "SetSessionConfigOptionRequest",
    "SetSessionConfigOptionRequestBoolean",
    "SetSessionConfigOptionRequestValueId",
    "SetSessionConfigOptionResponse",
    "SetSessionModeRequest",
    "SetSessionModeResponse",
    "StartNesRequest",
    "StartNesResponse",
    "StopReason",
    "StringFormat",
    "StringMultiSelectItems",
    "StringPropertySchema",
    "SuggestNesRequest",
    "SuggestNesResponse",
    "Terminal",
    "TerminalExitStatus",
    "TerminalId",
    "TerminalOutputRequest",
    "TerminalOutputResponse",
    "TextContent",
    "TextDocumentContentChangeEvent",
    "TextDocumentSyncKind",
    "TextResourceContents",
    "TitledMultiSelectItems",
    "ToolCall",
    "ToolCallContent",
    "ToolCallContentContent",
    "ToolCallContentDiff",
    "ToolCallContentTerminal",
    "ToolCallId",
    "ToolCallLocation",
    "ToolCallStatus",
    "ToolCallUpdate",
    "ToolKind",
    "UnstructuredCommandInput",
    "Usage",
    "UsageUpdate",
    "WaitForTerminalExitRequest",
    "WaitForTerminalExitResponse",
    "WorkspaceFolder",
    "WriteTextFileRequest",
    "WriteTextFileResponse",
]

AuthMethodId: TypeAlias = str
CompactionId: TypeAlias = str
CompactionStatus: TypeAlias = (
    Literal["in_progress", "completed", "failed", "cancelled"] | str
)
ElicitationContentValue: TypeAlias = str | float | bool | list[str]
ElicitationId: TypeAlias = str
ElicitationSchemaType: TypeAlias = Literal["object"]
ErrorCode: TypeAlias = (
    Literal[-32700, -32600, -32601, -32602, -32603, -32800, -32000, -32002] | int
)
ExtNotification: TypeAlias = Any
ExtRequest: TypeAlias = Any
ExtResponse: TypeAlias = Any
LlmProtocol: TypeAlias = (
    Literal["anthropic", "openai", "azure", "vertex", "bedrock"] | str
)
McpConnectionId: TypeAlias = str
McpServerAcpId: TypeAlias = str
MessageId: TypeAlias = str
MessageMcpResponse: TypeAlias = Any
NesDiagnosticSeverity: TypeAlias = Literal["error", "warning", "information", "hint"]
NesRejectReason: TypeAlias = Literal["rejected", "ignored", "replaced", "cancelled"]
NesSuggestionId: TypeAlias = str
NesTriggerKind: TypeAlias = Literal["automatic", "diagnostic", "manual"]
NoticeSeverity: TypeAlias = Literal["info", "warning", "error"] | str
PermissionOptionId: TypeAlias = str
PermissionOptionKind: TypeAlias = Literal[
    "allow_once",
    "allow_always",
    "reject_once",
    "reject_always",
]
PlanEntryPriority: TypeAlias = Literal["high", "medium", "low"]
PlanEntryStatus: TypeAlias = Literal["pending", "in_progress", "completed"]
PlanId: TypeAlias = str
PositionEncodingKind: TypeAlias = Literal["utf-16", "utf-32", "utf-8"]
ProtocolVersion: TypeAlias = int
ProviderId: TypeAlias = str
RequestId: TypeAlias = int | str | None
Role: TypeAlias = Literal["assistant", "user"]
SessionConfigGroupId: TypeAlias = str
SessionConfigId: TypeAlias = str
SessionConfigOptionCategory: TypeAlias = (
    Literal["mode", "model", "model_config", "thought_level"] | str
)
SessionConfigValueId: TypeAlias = str
SessionId: TypeAlias = str
SessionModeId: TypeAlias = str
StopReason: TypeAlias = Literal[
    "end_turn",
    "max_tokens",
    "max_turn_requests",
    "refusal",
    "cancelled",
]
StringFormat: TypeAlias = Literal["email", "uri", "date", "date-time"]
TerminalId: TypeAlias = str
TextDocumentSyncKind: TypeAlias = Literal["full", "incremental"]
ToolCallId: TypeAlias = str
ToolCallStatus: TypeAlias = Literal["pending", "in_progress", "completed", "failed"]
ToolKind: TypeAlias = Literal[
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
]


class AcceptNesNotification(TypedDict):
    sessionId: "SessionId"
    id: "NesSuggestionId"
    _meta: NotRequired["dict[str, Any] | None"]


class AgentAuthCapabilities(TypedDict):
    logout: NotRequired["LogoutCapabilities | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class AgentCapabilities(TypedDict):
    loadSession: NotRequired[bool]
    promptCapabilities: NotRequired["PromptCapabilities"]
    mcpCapabilities: NotRequired["McpCapabilities"]
    sessionCapabilities: NotRequired["SessionCapabilities"]
    auth: NotRequired["AgentAuthCapabilities"]
    providers: NotRequired["ProvidersCapabilities | None"]
    nes: NotRequired["NesCapabilities | None"]
    positionEncoding: NotRequired["PositionEncodingKind | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class Annotations(TypedDict):
    audience: NotRequired["list[Role] | None"]
    lastModified: NotRequired[str | None]
    priority: NotRequired[float | None]
    _meta: NotRequired["dict[str, Any] | None"]


class AudioContent(TypedDict):
    annotations: NotRequired["Annotations | None"]
    data: str
    mimeType: str
    _meta: NotRequired["dict[str, Any] | None"]


class AuthCapabilities(TypedDict):
    terminal: NotRequired[bool]
    _meta: NotRequired["dict[str, Any] | None"]


class AuthMethodTerminal(TypedDict):
    type: Literal["terminal"]
    id: "AuthMethodId"
    name: str
    description: NotRequired[str | None]
    args: NotRequired[list[str]]
    env: NotRequired[dict[str, str]]
    _meta: NotRequired["dict[str, Any] | None"]


class AuthMethodAgent(TypedDict):
    id: "AuthMethodId"
    name: str
    description: NotRequired[str | None]
    _meta: NotRequired["dict[str, Any] | None"]


class AuthenticateRequest(TypedDict):
    methodId: "AuthMethodId"
    _meta: NotRequired["dict[str, Any] | None"]


class AuthenticateResponse(TypedDict):
    _meta: NotRequired["dict[str, Any] | None"]


class AvailableCommand(TypedDict):
    name: str
    description: str
    input: NotRequired["AvailableCommandInput | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class AvailableCommandsUpdate(TypedDict):
    availableCommands: "list[AvailableCommand]"
    _meta: NotRequired["dict[str, Any] | None"]


class BlobResourceContents(TypedDict):
    blob: str
    mimeType: NotRequired[str | None]
    uri: str
    _meta: NotRequired["dict[str, Any] | None"]


class BooleanConfigOptionCapabilities(TypedDict):
    _meta: NotRequired["dict[str, Any] | None"]


class BooleanPropertySchema(TypedDict):
    title: NotRequired[str | None]
    description: NotRequired[str | None]
    default: NotRequired[bool | None]
    _meta: NotRequired["dict[str, Any] | None"]


class CancelNotification(TypedDict):
    sessionId: "SessionId"
    _meta: NotRequired["dict[str, Any] | None"]


class CancelRequestNotification(TypedDict):
    requestId: "RequestId"
    _meta: NotRequired["dict[str, Any] | None"]


class ClientCapabilities(TypedDict):
    fs: NotRequired["FileSystemCapabilities"]
    terminal: NotRequired[bool]
    session: NotRequired["ClientSessionCapabilities | None"]
    plan: NotRequired["PlanCapabilities | None"]
    auth: NotRequired["AuthCapabilities"]
    elicitation: NotRequired["ElicitationCapabilities | None"]
    nes: NotRequired["ClientNesCapabilities | None"]
    positionEncodings: NotRequired["list[PositionEncodingKind]"]
    _meta: NotRequired["dict[str, Any] | None"]


class ClientNesCapabilities(TypedDict):
    jump: NotRequired["NesJumpCapabilities | None"]
    rename: NotRequired["NesRenameCapabilities | None"]
    searchAndReplace: NotRequired["NesSearchAndReplaceCapabilities | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class ClientSessionCapabilities(TypedDict):
    compaction: NotRequired["CompactionCapabilities | None"]
    configOptions: NotRequired["SessionConfigOptionsCapabilities | None"]
    notices: NotRequired["NoticeCapabilities | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class CloseNesRequest(TypedDict):
    sessionId: "SessionId"
    _meta: NotRequired["dict[str, Any] | None"]


class CloseNesResponse(TypedDict):
    _meta: NotRequired["dict[str, Any] | None"]


class CloseSessionRequest(TypedDict):
    sessionId: "SessionId"
    _meta: NotRequired["dict[str, Any] | None"]


class CloseSessionResponse(TypedDict):
    _meta: NotRequired["dict[str, Any] | None"]


class CompactionCapabilities(TypedDict):
    pass


class CompactionSummaryChunk(TypedDict):
    compactionId: "CompactionId"
    content: "ContentBlock"
    _meta: NotRequired["dict[str, Any] | None"]


class CompactionUpdate(TypedDict):
    compactionId: "CompactionId"
    status: "CompactionStatus"
    summary: NotRequired["list[ContentBlock] | None"]
    error: NotRequired[str | None]
    _meta: NotRequired["dict[str, Any] | None"]


class CompleteElicitationNotification(TypedDict):
    elicitationId: "ElicitationId"
    _meta: NotRequired["dict[str, Any] | None"]


class ConfigOptionUpdate(TypedDict):
    configOptions: "list[SessionConfigOption]"
    _meta: NotRequired["dict[str, Any] | None"]


class ConnectMcpRequest(TypedDict):
    serverId: "McpServerAcpId"
    _meta: NotRequired["dict[str, Any] | None"]


class ConnectMcpResponse(TypedDict):
    connectionId: "McpConnectionId"
    _meta: NotRequired["dict[str, Any] | None"]


class Content(TypedDict):
    content: "ContentBlock"
    _meta: NotRequired["dict[str, Any] | None"]


class ContentBlockText(TypedDict):
    type: Literal["text"]
    annotations: NotRequired["Annotations | None"]
    text: str
    _meta: NotRequired["dict[str, Any] | None"]


class ContentBlockImage(TypedDict):
    type: Literal["image"]
    annotations: NotRequired["Annotations | None"]
    data: str
    mimeType: str
    uri: NotRequired[str | None]
    _meta: NotRequired["dict[str, Any] | None"]


class ContentBlockAudio(TypedDict):
    type: Literal["audio"]
    annotations: NotRequired["Annotations | None"]
    data: str
    mimeType: str
    _meta: NotRequired["dict[str, Any] | None"]


class ContentBlockResourceLink(TypedDict):
    type: Literal["resource_link"]
    annotations: NotRequired["Annotations | None"]
    description: NotRequired[str | None]
    mimeType: NotRequired[str | None]
    name: str
    size: NotRequired[int | None]
    title: NotRequired[str | None]
    uri: str
    _meta: NotRequired["dict[str, Any] | None"]


class ContentBlockResource(TypedDict):
    type: Literal["resource"]
    annotations: NotRequired["Annotations | None"]
    resource: "EmbeddedResourceResource"
    _meta: NotRequired["dict[str, Any] | None"]


class ContentChunk(TypedDict):
    content: "ContentBlock"
    messageId: NotRequired["MessageId | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class Cost(TypedDict):
    amount: float
    currency: str
    _meta: NotRequired["dict[str, Any] | None"]


class CreateElicitationRequestFormSession(TypedDict):
    mode: Literal["form"]
    sessionId: "SessionId"
    toolCallId: NotRequired["ToolCallId | None"]
    requestedSchema: "ElicitationSchema"
    message: str
    _meta: NotRequired["dict[str, Any] | None"]


class CreateElicitationRequestFormRequest(TypedDict):
    mode: Literal["form"]
    requestId: "RequestId"
    requestedSchema: "ElicitationSchema"
    message: str
    _meta: NotRequired["dict[str, Any] | None"]


class CreateElicitationRequestUrlSession(TypedDict):
    mode: Literal["url"]
    sessionId: "SessionId"
    toolCallId: NotRequired["ToolCallId | None"]
    elicitationId: "ElicitationId"
    url: str
    message: str
    _meta: NotRequired["dict[str, Any] | None"]


class CreateElicitationRequestUrlRequest(TypedDict):
    mode: Literal["url"]
    requestId: "RequestId"
    elicitationId: "ElicitationId"
    url: str
    message: str
    _meta: NotRequired["dict[str, Any] | None"]


class CreateElicitationRequestOtherSession(TypedDict):
    sessionId: "SessionId"
    toolCallId: NotRequired["ToolCallId | None"]
    mode: str
    message: str
    _meta: NotRequired["dict[str, Any] | None"]


class CreateElicitationRequestOtherRequest(TypedDict):
    requestId: "RequestId"
    mode: str
    message: str
    _meta: NotRequired["dict[str, Any] | None"]


class CreateElicitationResponseAccept(TypedDict):
    action: Literal["accept"]
    content: NotRequired["dict[str, ElicitationContentValue] | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class CreateElicitationResponseDecline(TypedDict):
    action: Literal["decline"]
    _meta: NotRequired["dict[str, Any] | None"]


class CreateElicitationResponseCancel(TypedDict):
    action: Literal["cancel"]
    _meta: NotRequired["dict[str, Any] | None"]


class CreateElicitationResponseOther(TypedDict):
    action: str
    _meta: NotRequired["dict[str, Any] | None"]


class CreateTerminalRequest(TypedDict):
    sessionId: "SessionId"
    command: str
    args: NotRequired[list[str]]
    env: NotRequired["list[EnvVariable]"]
    cwd: NotRequired[str | None]
    outputByteLimit: NotRequired[int | None]
    _meta: NotRequired["dict[str, Any] | None"]


class CreateTerminalResponse(TypedDict):
    terminalId: "TerminalId"
    _meta: NotRequired["dict[str, Any] | None"]


class CurrentModeUpdate(TypedDict):
    currentModeId: "SessionModeId"
    _meta: NotRequired["dict[str, Any] | None"]


class DeleteSessionRequest(TypedDict):
    sessionId: "SessionId"
    _meta: NotRequired["dict[str, Any] | None"]


class DeleteSessionResponse(TypedDict):
    _meta: NotRequired["dict[str, Any] | None"]


class DidChangeDocumentNotification(TypedDict):
    sessionId: "SessionId"
    uri: str
    version: int
    contentChanges: "list[TextDocumentContentChangeEvent]"
    _meta: NotRequired["dict[str, Any] | None"]


class DidCloseDocumentNotification(TypedDict):
    sessionId: "SessionId"
    uri: str
    _meta: NotRequired["dict[str, Any] | None"]


class DidFocusDocumentNotification(TypedDict):
    sessionId: "SessionId"
    uri: str
    version: int
    position: "Position"
    visibleRange: "Range"
    _meta: NotRequired["dict[str, Any] | None"]


class DidOpenDocumentNotification(TypedDict):
    sessionId: "SessionId"
    uri: str
    languageId: str
    version: int
    text: str
    _meta: NotRequired["dict[str, Any] | None"]


class DidSaveDocumentNotification(TypedDict):
    sessionId: "SessionId"
    uri: str
    _meta: NotRequired["dict[str, Any] | None"]


class Diff(TypedDict):
    path: str
    oldText: NotRequired[str | None]
    newText: str
    _meta: NotRequired["dict[str, Any] | None"]


class DisableProviderRequest(TypedDict):
    providerId: "ProviderId"
    _meta: NotRequired["dict[str, Any] | None"]


class DisableProviderResponse(TypedDict):
    _meta: NotRequired["dict[str, Any] | None"]


class DisconnectMcpRequest(TypedDict):
    connectionId: "McpConnectionId"
    _meta: NotRequired["dict[str, Any] | None"]


class DisconnectMcpResponse(TypedDict):
    _meta: NotRequired["dict[str, Any] | None"]


class ElicitationAcceptAction(TypedDict):
    content: NotRequired["dict[str, ElicitationContentValue] | None"]


class ElicitationCapabilities(TypedDict):
    form: NotRequired["ElicitationFormCapabilities | None"]
    url: NotRequired["ElicitationUrlCapabilities | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class ElicitationFormCapabilities(TypedDict):
    _meta: NotRequired["dict[str, Any] | None"]


class ElicitationFormModeSession(TypedDict):
    sessionId: "SessionId"
    toolCallId: NotRequired["ToolCallId | None"]
    requestedSchema: "ElicitationSchema"


class ElicitationFormModeRequest(TypedDict):
    requestId: "RequestId"
    requestedSchema: "ElicitationSchema"


class ElicitationPropertySchemaString(TypedDict):
    type: Literal["string"]
    title: NotRequired[str | None]
    description: NotRequired[str | None]
    minLength: NotRequired[int | None]
    maxLength: NotRequired[int | None]
    pattern: NotRequired[str | None]
    format: NotRequired["StringFormat | None"]
    default: NotRequired[str | None]
    enum: NotRequired["list[str] | None"]
    oneOf: NotRequired["list[EnumOption] | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class ElicitationPropertySchemaNumber(TypedDict):
    type: Literal["number"]
    title: NotRequired[str | None]
    description: NotRequired[str | None]
    minimum: NotRequired[float | None]
    maximum: NotRequired[float | None]
    default: NotRequired[float | None]
    _meta: NotRequired["dict[str, Any] | None"]


class ElicitationPropertySchemaInteger(TypedDict):
    type: Literal["integer"]
    title: NotRequired[str | None]
    description: NotRequired[str | None]
    minimum: NotRequired[int | None]
    maximum: NotRequired[int | None]
    default: NotRequired[int | None]
    _meta: NotRequired["dict[str, Any] | None"]


class ElicitationPropertySchemaBoolean(TypedDict):
    type: Literal["boolean"]
    title: NotRequired[str | None]
    description: NotRequired[str | None]
    default: NotRequired[bool | None]
    _meta: NotRequired["dict[str, Any] | None"]


class ElicitationPropertySchemaArray(TypedDict):
    type: Literal["array"]
    title: NotRequired[str | None]
    description: NotRequired[str | None]
    minItems: NotRequired[int | None]
    maxItems: NotRequired[int | None]
    items: "MultiSelectItems"
    default: NotRequired["list[str] | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class ElicitationPropertySchemaOther(TypedDict):
    type: str


class ElicitationRequestScope(TypedDict):
    requestId: "RequestId"


class ElicitationSchema(TypedDict):
    type: NotRequired["ElicitationSchemaType"]
    title: NotRequired[str | None]
    properties: NotRequired["dict[str, ElicitationPropertySchema]"]
    required: NotRequired["list[str] | None"]
    description: NotRequired[str | None]
    _meta: NotRequired["dict[str, Any] | None"]


class ElicitationSessionScope(TypedDict):
    sessionId: "SessionId"
    toolCallId: NotRequired["ToolCallId | None"]


class ElicitationUrlCapabilities(TypedDict):
    _meta: NotRequired["dict[str, Any] | None"]


class ElicitationUrlModeSession(TypedDict):
    sessionId: "SessionId"
    toolCallId: NotRequired["ToolCallId | None"]
    elicitationId: "ElicitationId"
    url: str


class ElicitationUrlModeRequest(TypedDict):
    requestId: "RequestId"
    elicitationId: "ElicitationId"
    url: str


class EmbeddedResource(TypedDict):
    annotations: NotRequired["Annotations | None"]
    resource: "EmbeddedResourceResource"
    _meta: NotRequired["dict[str, Any] | None"]


class EnumOption(TypedDict):
    const: str
    title: str
    description: NotRequired[str | None]
    _meta: NotRequired["dict[str, Any] | None"]


class EnvVariable(TypedDict):
    name: str
    value: str
    _meta: NotRequired["dict[str, Any] | None"]


class Error(TypedDict):
    code: "ErrorCode"
    message: str
    data: NotRequired[Any]


class FileSystemCapabilities(TypedDict):
    readTextFile: NotRequired[bool]
    writeTextFile: NotRequired[bool]
    _meta: NotRequired["dict[str, Any] | None"]


class ForkSessionRequest(TypedDict):
    sessionId: "SessionId"
    cwd: str
    additionalDirectories: NotRequired[list[str]]
    mcpServers: NotRequired["list[McpServer]"]
    _meta: NotRequired["dict[str, Any] | None"]


class ForkSessionResponse(TypedDict):
    sessionId: "SessionId"
    modes: NotRequired["SessionModeState | None"]
    configOptions: NotRequired["list[SessionConfigOption] | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class HttpHeader(TypedDict):
    name: str
    value: str
    _meta: NotRequired["dict[str, Any] | None"]


class ImageContent(TypedDict):
    annotations: NotRequired["Annotations | None"]
    data: str
    mimeType: str
    uri: NotRequired[str | None]
    _meta: NotRequired["dict[str, Any] | None"]


class Implementation(TypedDict):
    name: str
    title: NotRequired[str | None]
    version: str
    _meta: NotRequired["dict[str, Any] | None"]


class InitializeRequest(TypedDict):
    protocolVersion: "ProtocolVersion"
    clientCapabilities: NotRequired["ClientCapabilities"]
    clientInfo: NotRequired["Implementation | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class InitializeResponse(TypedDict):
    protocolVersion: "ProtocolVersion"
    agentCapabilities: NotRequired["AgentCapabilities"]
    authMethods: NotRequired["list[AuthMethod]"]
    agentInfo: NotRequired["Implementation | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class IntegerPropertySchema(TypedDict):
    title: NotRequired[str | None]
    description: NotRequired[str | None]
    minimum: NotRequired[int | None]
    maximum: NotRequired[int | None]
    default: NotRequired[int | None]
    _meta: NotRequired["dict[str, Any] | None"]


class KillTerminalRequest(TypedDict):
    sessionId: "SessionId"
    terminalId: "TerminalId"
    _meta: NotRequired["dict[str, Any] | None"]


class KillTerminalResponse(TypedDict):
    _meta: NotRequired["dict[str, Any] | None"]


class ListProvidersRequest(TypedDict):
    _meta: NotRequired["dict[str, Any] | None"]


class ListProvidersResponse(TypedDict):
    providers: "list[ProviderInfo]"
    _meta: NotRequired["dict[str, Any] | None"]


class ListSessionsRequest(TypedDict):
    cwd: NotRequired[str | None]
    cursor: NotRequired[str | None]
    _meta: NotRequired["dict[str, Any] | None"]


class ListSessionsResponse(TypedDict):
    sessions: "list[SessionInfo]"
    nextCursor: NotRequired[str | None]
    _meta: NotRequired["dict[str, Any] | None"]


class LoadSessionRequest(TypedDict):
    mcpServers: "list[McpServer]"
    cwd: str
    additionalDirectories: NotRequired[list[str]]
    sessionId: "SessionId"
    _meta: NotRequired["dict[str, Any] | None"]


class LoadSessionResponse(TypedDict):
    modes: NotRequired["SessionModeState | None"]
    configOptions: NotRequired["list[SessionConfigOption] | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class LogoutCapabilities(TypedDict):
    _meta: NotRequired["dict[str, Any] | None"]


class LogoutRequest(TypedDict):
    _meta: NotRequired["dict[str, Any] | None"]


class LogoutResponse(TypedDict):
    _meta: NotRequired["dict[str, Any] | None"]


class McpCapabilities(TypedDict):
    http: NotRequired[bool]
    sse: NotRequired[bool]
    acp: NotRequired[bool]
    _meta: NotRequired["dict[str, Any] | None"]


class McpServerHttp(TypedDict):
    type: Literal["http"]
    name: str
    url: str
    headers: "list[HttpHeader]"
    _meta: NotRequired["dict[str, Any] | None"]


class McpServerSse(TypedDict):
    type: Literal["sse"]
    name: str
    url: str
    headers: "list[HttpHeader]"
    _meta: NotRequired["dict[str, Any] | None"]


class McpServerAcp(TypedDict):
    type: Literal["acp"]
    name: str
    serverId: "McpServerAcpId"
    _meta: NotRequired["dict[str, Any] | None"]


class McpServerStdio(TypedDict):
    name: str
    command: str
    args: list[str]
    env: "list[EnvVariable]"
    _meta: NotRequired["dict[str, Any] | None"]


class MessageMcpNotification(TypedDict):
    connectionId: "McpConnectionId"
    method: str
    params: NotRequired["dict[str, Any] | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class MessageMcpRequest(TypedDict):
    connectionId: "McpConnectionId"
    method: str
    params: NotRequired["dict[str, Any] | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class MultiSelectItemsString(TypedDict):
    type: Literal["string"]
    enum: list[str]
    _meta: NotRequired["dict[str, Any] | None"]


class MultiSelectItemsOther(TypedDict):
    type: str


class MultiSelectPropertySchema(TypedDict):
    title: NotRequired[str | None]
    description: NotRequired[str | None]
    minItems: NotRequired[int | None]
    maxItems: NotRequired[int | None]
    items: "MultiSelectItems"
    default: NotRequired["list[str] | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class NesCapabilities(TypedDict):
    events: NotRequired["NesEventCapabilities | None"]
    context: NotRequired["NesContextCapabilities | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class NesContextCapabilities(TypedDict):
    recentFiles: NotRequired["NesRecentFilesCapabilities | None"]
    relatedSnippets: NotRequired["NesRelatedSnippetsCapabilities | None"]
    editHistory: NotRequired["NesEditHistoryCapabilities | None"]
    userActions: NotRequired["NesUserActionsCapabilities | None"]
    openFiles: NotRequired["NesOpenFilesCapabilities | None"]
    diagnostics: NotRequired["NesDiagnosticsCapabilities | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class NesDiagnostic(TypedDict):
    uri: str
    range: "Range"
    severity: "NesDiagnosticSeverity"
    message: str
    _meta: NotRequired["dict[str, Any] | None"]


class NesDiagnosticsCapabilities(TypedDict):
    _meta: NotRequired["dict[str, Any] | None"]


class NesDocumentDidChangeCapabilities(TypedDict):
    syncKind: "TextDocumentSyncKind"
    _meta: NotRequired["dict[str, Any] | None"]


class NesDocumentDidCloseCapabilities(TypedDict):
    _meta: NotRequired["dict[str, Any] | None"]


class NesDocumentDidFocusCapabilities(TypedDict):
    _meta: NotRequired["dict[str, Any] | None"]


class NesDocumentDidOpenCapabilities(TypedDict):
    _meta: NotRequired["dict[str, Any] | None"]


class NesDocumentDidSaveCapabilities(TypedDict):
    _meta: NotRequired["dict[str, Any] | None"]


class NesDocumentEventCapabilities(TypedDict):
    didOpen: NotRequired["NesDocumentDidOpenCapabilities | None"]
    didChange: NotRequired["NesDocumentDidChangeCapabilities | None"]
    didClose: NotRequired["NesDocumentDidCloseCapabilities | None"]
    didSave: NotRequired["NesDocumentDidSaveCapabilities | None"]
    didFocus: NotRequired["NesDocumentDidFocusCapabilities | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class NesEditHistoryCapabilities(TypedDict):
    maxCount: NotRequired[int | None]
    _meta: NotRequired["dict[str, Any] | None"]


class NesEditHistoryEntry(TypedDict):
    uri: str
    diff: str
    _meta: NotRequired["dict[str, Any] | None"]


class NesEditSuggestion(TypedDict):
    id: "NesSuggestionId"
    uri: str
    edits: "list[NesTextEdit]"
    cursorPosition: NotRequired["Position | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class NesEventCapabilities(TypedDict):
    document: NotRequired["NesDocumentEventCapabilities | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class NesExcerpt(TypedDict):
    startLine: int
    endLine: int
    text: str
    _meta: NotRequired["dict[str, Any] | None"]


class NesJumpCapabilities(TypedDict):
    _meta: NotRequired["dict[str, Any] | None"]


class NesJumpSuggestion(TypedDict):
    id: "NesSuggestionId"
    uri: str
    position: "Position"
    _meta: NotRequired["dict[str, Any] | None"]


class NesOpenFile(TypedDict):
    uri: str
    languageId: str
    visibleRange: NotRequired["Range | None"]
    lastFocusedMs: NotRequired[int | None]
    _meta: NotRequired["dict[str, Any] | None"]


class NesOpenFilesCapabilities(TypedDict):
    _meta: NotRequired["dict[str, Any] | None"]


class NesRecentFile(TypedDict):
    uri: str
    languageId: str
    text: str
    _meta: NotRequired["dict[str, Any] | None"]


class NesRecentFilesCapabilities(TypedDict):
    maxCount: NotRequired[int | None]
    _meta: NotRequired["dict[str, Any] | None"]


class NesRelatedSnippet(TypedDict):
    uri: str
    excerpts: "list[NesExcerpt]"
    _meta: NotRequired["dict[str, Any] | None"]


class NesRelatedSnippetsCapabilities(TypedDict):
    _meta: NotRequired["dict[str, Any] | None"]


class NesRenameCapabilities(TypedDict):
    _meta: NotRequired["dict[str, Any] | None"]


class NesRenameSuggestion(TypedDict):
    id: "NesSuggestionId"
    uri: str
    position: "Position"
    newName: str
    _meta: NotRequired["dict[str, Any] | None"]


class NesRepository(TypedDict):
    name: str
    owner: str
    remoteUrl: str
    _meta: NotRequired["dict[str, Any] | None"]


class NesSearchAndReplaceCapabilities(TypedDict):
    _meta: NotRequired["dict[str, Any] | None"]


class NesSearchAndReplaceSuggestion(TypedDict):
    id: "NesSuggestionId"
    uri: str
    search: str
    replace: str
    isRegex: NotRequired[bool | None]
    _meta: NotRequired["dict[str, Any] | None"]


class NesSuggestContext(TypedDict):
    recentFiles: NotRequired["list[NesRecentFile] | None"]
    relatedSnippets: NotRequired["list[NesRelatedSnippet] | None"]
    editHistory: NotRequired["list[NesEditHistoryEntry] | None"]
    userActions: NotRequired["list[NesUserAction] | None"]
    openFiles: NotRequired["list[NesOpenFile] | None"]
    diagnostics: NotRequired["list[NesDiagnostic] | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class NesSuggestionEdit(TypedDict):
    kind: Literal["edit"]
    id: "NesSuggestionId"
    uri: str
    edits: "list[NesTextEdit]"
    cursorPosition: NotRequired["Position | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class NesSuggestionJump(TypedDict):
    kind: Literal["jump"]
    id: "NesSuggestionId"
    uri: str
    position: "Position"
    _meta: NotRequired["dict[str, Any] | None"]


class NesSuggestionRename(TypedDict):
    kind: Literal["rename"]
    id: "NesSuggestionId"
    uri: str
    position: "Position"
    newName: str
    _meta: NotRequired["dict[str, Any] | None"]


class NesSuggestionSearchAndReplace(TypedDict):
    kind: Literal["searchAndReplace"]
    id: "NesSuggestionId"
    uri: str
    search: str
    replace: str
    isRegex: NotRequired[bool | None]
    _meta: NotRequired["dict[str, Any] | None"]


class NesTextEdit(TypedDict):
    range: "Range"
    newText: str
    _meta: NotRequired["dict[str, Any] | None"]


class NesUserAction(TypedDict):
    action: str
    uri: str
    position: "Position"
    timestampMs: int
    _meta: NotRequired["dict[str, Any] | None"]


class NesUserActionsCapabilities(TypedDict):
    maxCount: NotRequired[int | None]
    _meta: NotRequired["dict[str, Any] | None"]


class NewSessionRequest(TypedDict):
    cwd: str
    additionalDirectories: NotRequired[list[str]]
    mcpServers: "list[McpServer]"
    _meta: NotRequired["dict[str, Any] | None"]


class NewSessionResponse(TypedDict):
    sessionId: "SessionId"
    modes: NotRequired["SessionModeState | None"]
    configOptions: NotRequired["list[SessionConfigOption] | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class Notice(TypedDict):
    severity: "NoticeSeverity"
    title: str
    description: NotRequired[str | None]
    _meta: NotRequired["dict[str, Any] | None"]


class NoticeCapabilities(TypedDict):
    pass


class NumberPropertySchema(TypedDict):
    title: NotRequired[str | None]
    description: NotRequired[str | None]
    minimum: NotRequired[float | None]
    maximum: NotRequired[float | None]
    default: NotRequired[float | None]
    _meta: NotRequired["dict[str, Any] | None"]


class PermissionOption(TypedDict):
    optionId: "PermissionOptionId"
    name: str
    kind: "PermissionOptionKind"
    _meta: NotRequired["dict[str, Any] | None"]


class Plan(TypedDict):
    entries: "list[PlanEntry]"
    _meta: NotRequired["dict[str, Any] | None"]


class PlanCapabilities(TypedDict):
    _meta: NotRequired["dict[str, Any] | None"]


class PlanEntry(TypedDict):
    content: str
    priority: "PlanEntryPriority"
    status: "PlanEntryStatus"
    _meta: NotRequired["dict[str, Any] | None"]


class PlanFile(TypedDict):
    planId: "PlanId"
    uri: str
    _meta: NotRequired["dict[str, Any] | None"]


class PlanItems(TypedDict):
    planId: "PlanId"
    entries: "list[PlanEntry]"
    _meta: NotRequired["dict[str, Any] | None"]


class PlanMarkdown(TypedDict):
    planId: "PlanId"
    content: str
    _meta: NotRequired["dict[str, Any] | None"]


class PlanRemoved(TypedDict):
    planId: "PlanId"
    _meta: NotRequired["dict[str, Any] | None"]


class PlanUpdate(TypedDict):
    plan: "PlanUpdateContent"
    _meta: NotRequired["dict[str, Any] | None"]


class PlanUpdateContentItems(TypedDict):
    type: Literal["items"]
    planId: "PlanId"
    entries: "list[PlanEntry]"
    _meta: NotRequired["dict[str, Any] | None"]


class PlanUpdateContentFile(TypedDict):
    type: Literal["file"]
    planId: "PlanId"
    uri: str
    _meta: NotRequired["dict[str, Any] | None"]


class PlanUpdateContentMarkdown(TypedDict):
    type: Literal["markdown"]
    planId: "PlanId"
    content: str
    _meta: NotRequired["dict[str, Any] | None"]


class Position(TypedDict):
    line: int
    character: int
    _meta: NotRequired["dict[str, Any] | None"]


class PromptCapabilities(TypedDict):
    image: NotRequired[bool]
    audio: NotRequired[bool]
    embeddedContext: NotRequired[bool]
    _meta: NotRequired["dict[str, Any] | None"]


class PromptRequest(TypedDict):
    sessionId: "SessionId"
    prompt: "list[ContentBlock]"
    _meta: NotRequired["dict[str, Any] | None"]


class PromptResponse(TypedDict):
    stopReason: "StopReason"
    usage: NotRequired["Usage | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class ProviderCurrentConfig(TypedDict):
    apiType: "LlmProtocol"
    baseUrl: str
    _meta: NotRequired["dict[str, Any] | None"]


class ProviderInfo(TypedDict):
    providerId: "ProviderId"
    supported: "list[LlmProtocol]"
    required: bool
    current: NotRequired["ProviderCurrentConfig | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class ProvidersCapabilities(TypedDict):
    _meta: NotRequired["dict[str, Any] | None"]


class Range(TypedDict):
    start: "Position"
    end: "Position"
    _meta: NotRequired["dict[str, Any] | None"]


class ReadTextFileRequest(TypedDict):
    sessionId: "SessionId"
    path: str
    line: NotRequired[int | None]
    limit: NotRequired[int | None]
    _meta: NotRequired["dict[str, Any] | None"]


class ReadTextFileResponse(TypedDict):
    content: str
    _meta: NotRequired["dict[str, Any] | None"]


class RejectNesNotification(TypedDict):
    sessionId: "SessionId"
    id: "NesSuggestionId"
    reason: NotRequired["NesRejectReason | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class ReleaseTerminalRequest(TypedDict):
    sessionId: "SessionId"
    terminalId: "TerminalId"
    _meta: NotRequired["dict[str, Any] | None"]


class ReleaseTerminalResponse(TypedDict):
    _meta: NotRequired["dict[str, Any] | None"]


class RequestPermissionOutcomeCancelled(TypedDict):
    outcome: Literal["cancelled"]


class RequestPermissionOutcomeSelected(TypedDict):
    outcome: Literal["selected"]
    optionId: "PermissionOptionId"
    _meta: NotRequired["dict[str, Any] | None"]


class RequestPermissionRequest(TypedDict):
    sessionId: "SessionId"
    toolCall: "ToolCallUpdate"
    options: "list[PermissionOption]"
    _meta: NotRequired["dict[str, Any] | None"]


class RequestPermissionResponse(TypedDict):
    outcome: "RequestPermissionOutcome"
    _meta: NotRequired["dict[str, Any] | None"]


class ResourceLink(TypedDict):
    annotations: NotRequired["Annotations | None"]
    description: NotRequired[str | None]
    mimeType: NotRequired[str | None]
    name: str
    size: NotRequired[int | None]
    title: NotRequired[str | None]
    uri: str
    _meta: NotRequired["dict[str, Any] | None"]


class ResumeSessionRequest(TypedDict):
    sessionId: "SessionId"
    cwd: str
    additionalDirectories: NotRequired[list[str]]
    mcpServers: NotRequired["list[McpServer]"]
    _meta: NotRequired["dict[str, Any] | None"]


class ResumeSessionResponse(TypedDict):
    modes: NotRequired["SessionModeState | None"]
    configOptions: NotRequired["list[SessionConfigOption] | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class SelectedPermissionOutcome(TypedDict):
    optionId: "PermissionOptionId"
    _meta: NotRequired["dict[str, Any] | None"]


class SessionAdditionalDirectoriesCapabilities(TypedDict):
    _meta: NotRequired["dict[str, Any] | None"]


class SessionCapabilities(TypedDict):
    list: NotRequired["SessionListCapabilities | None"]
    delete: NotRequired["SessionDeleteCapabilities | None"]
    additionalDirectories: NotRequired[
        "SessionAdditionalDirectoriesCapabilities | None"
    ]
    fork: NotRequired["SessionForkCapabilities | None"]
    resume: NotRequired["SessionResumeCapabilities | None"]
    close: NotRequired["SessionCloseCapabilities | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class SessionCloseCapabilities(TypedDict):
    _meta: NotRequired["dict[str, Any] | None"]


class SessionConfigBoolean(TypedDict):
    currentValue: bool


class SessionConfigOptionSelect(TypedDict):
    type: Literal["select"]
    currentValue: "SessionConfigValueId"
    options: "SessionConfigSelectOptions"
    id: "SessionConfigId"
    name: str
    description: NotRequired[str | None]
    category: NotRequired["SessionConfigOptionCategory | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class SessionConfigOptionBoolean(TypedDict):
    type: Literal["boolean"]
    currentValue: bool
    id: "SessionConfigId"
    name: str
    description: NotRequired[str | None]
    category: NotRequired["SessionConfigOptionCategory | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class SessionConfigOptionsCapabilities(TypedDict):
    boolean: NotRequired["BooleanConfigOptionCapabilities | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class SessionConfigSelect(TypedDict):
    currentValue: "SessionConfigValueId"
    options: "SessionConfigSelectOptions"


class SessionConfigSelectGroup(TypedDict):
    group: "SessionConfigGroupId"
    name: str
    options: "list[SessionConfigSelectOption]"
    _meta: NotRequired["dict[str, Any] | None"]


class SessionConfigSelectOption(TypedDict):
    value: "SessionConfigValueId"
    name: str
    description: NotRequired[str | None]
    _meta: NotRequired["dict[str, Any] | None"]


class SessionDeleteCapabilities(TypedDict):
    _meta: NotRequired["dict[str, Any] | None"]


class SessionForkCapabilities(TypedDict):
    _meta: NotRequired["dict[str, Any] | None"]


class SessionInfo(TypedDict):
    sessionId: "SessionId"
    cwd: str
    additionalDirectories: NotRequired[list[str]]
    title: NotRequired[str | None]
    updatedAt: NotRequired[str | None]
    _meta: NotRequired["dict[str, Any] | None"]


class SessionInfoUpdate(TypedDict):
    title: NotRequired[str | None]
    updatedAt: NotRequired[str | None]
    _meta: NotRequired["dict[str, Any] | None"]


class SessionListCapabilities(TypedDict):
    _meta: NotRequired["dict[str, Any] | None"]


class SessionMode(TypedDict):
    id: "SessionModeId"
    name: str
    description: NotRequired[str | None]
    _meta: NotRequired["dict[str, Any] | None"]


class SessionModeState(TypedDict):
    currentModeId: "SessionModeId"
    availableModes: "list[SessionMode]"
    _meta: NotRequired["dict[str, Any] | None"]


class SessionNotification(TypedDict):
    sessionId: "SessionId"
    update: "SessionUpdate"
    _meta: NotRequired["dict[str, Any] | None"]


class SessionResumeCapabilities(TypedDict):
    _meta: NotRequired["dict[str, Any] | None"]


class SessionUpdateUserMessageChunk(TypedDict):
    sessionUpdate: Literal["user_message_chunk"]
    content: "ContentBlock"
    messageId: NotRequired["MessageId | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class SessionUpdateAgentMessageChunk(TypedDict):
    sessionUpdate: Literal["agent_message_chunk"]
    content: "ContentBlock"
    messageId: NotRequired["MessageId | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class SessionUpdateAgentThoughtChunk(TypedDict):
    sessionUpdate: Literal["agent_thought_chunk"]
    content: "ContentBlock"
    messageId: NotRequired["MessageId | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class SessionUpdateToolCall(TypedDict):
    sessionUpdate: Literal["tool_call"]
    toolCallId: "ToolCallId"
    title: str
    name: NotRequired[str | None]
    kind: NotRequired["ToolKind"]
    status: NotRequired["ToolCallStatus"]
    content: NotRequired["list[ToolCallContent]"]
    locations: NotRequired["list[ToolCallLocation]"]
    rawInput: NotRequired[Any]
    rawOutput: NotRequired[Any]
    _meta: NotRequired["dict[str, Any] | None"]


class SessionUpdateToolCallUpdate(TypedDict):
    sessionUpdate: Literal["tool_call_update"]
    toolCallId: "ToolCallId"
    kind: NotRequired["ToolKind | None"]
    status: NotRequired["ToolCallStatus | None"]
    title: NotRequired[str | None]
    name: NotRequired[str | None]
    content: NotRequired["list[ToolCallContent] | None"]
    locations: NotRequired["list[ToolCallLocation] | None"]
    rawInput: NotRequired[Any]
    rawOutput: NotRequired[Any]
    _meta: NotRequired["dict[str, Any] | None"]


class SessionUpdatePlan(TypedDict):
    sessionUpdate: Literal["plan"]
    entries: "list[PlanEntry]"
    _meta: NotRequired["dict[str, Any] | None"]


class SessionUpdatePlanUpdate(TypedDict):
    sessionUpdate: Literal["plan_update"]
    plan: "PlanUpdateContent"
    _meta: NotRequired["dict[str, Any] | None"]


class SessionUpdatePlanRemoved(TypedDict):
    sessionUpdate: Literal["plan_removed"]
    planId: "PlanId"
    _meta: NotRequired["dict[str, Any] | None"]


class SessionUpdateAvailableCommandsUpdate(TypedDict):
    sessionUpdate: Literal["available_commands_update"]
    availableCommands: "list[AvailableCommand]"
    _meta: NotRequired["dict[str, Any] | None"]


class SessionUpdateCurrentModeUpdate(TypedDict):
    sessionUpdate: Literal["current_mode_update"]
    currentModeId: "SessionModeId"
    _meta: NotRequired["dict[str, Any] | None"]


class SessionUpdateConfigOptionUpdate(TypedDict):
    sessionUpdate: Literal["config_option_update"]
    configOptions: "list[SessionConfigOption]"
    _meta: NotRequired["dict[str, Any] | None"]


class SessionUpdateSessionInfoUpdate(TypedDict):
    sessionUpdate: Literal["session_info_update"]
    title: NotRequired[str | None]
    updatedAt: NotRequired[str | None]
    _meta: NotRequired["dict[str, Any] | None"]


class SessionUpdateUsageUpdate(TypedDict):
    sessionUpdate: Literal["usage_update"]
    used: int
    size: int
    cost: NotRequired["Cost | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class SessionUpdateNotice(TypedDict):
    sessionUpdate: Literal["notice"]
    severity: "NoticeSeverity"
    title: str
    description: NotRequired[str | None]
    _meta: NotRequired["dict[str, Any] | None"]


class SessionUpdateCompactionUpdate(TypedDict):
    sessionUpdate: Literal["compaction_update"]
    compactionId: "CompactionId"
    status: "CompactionStatus"
    summary: NotRequired["list[ContentBlock] | None"]
    error: NotRequired[str | None]
    _meta: NotRequired["dict[str, Any] | None"]


class SessionUpdateCompactionSummaryChunk(TypedDict):
    sessionUpdate: Literal["compaction_summary_chunk"]
    compactionId: "CompactionId"
    content: "ContentBlock"
    _meta: NotRequired["dict[str, Any] | None"]


class SetProviderRequest(TypedDict):
    providerId: "ProviderId"
    apiType: "LlmProtocol"
    baseUrl: str
    headers: NotRequired[dict[str, str]]
    _meta: NotRequired["dict[str, Any] | None"]


class SetProviderResponse(TypedDict):
    _meta: NotRequired["dict[str, Any] | None"]


class SetSessionConfigOptionRequestBoolean(TypedDict):
    type: Literal["boolean"]
    value: bool
    sessionId: "SessionId"
    configId: "SessionConfigId"
    _meta: NotRequired["dict[str, Any] | None"]


class SetSessionConfigOptionRequestValueId(TypedDict):
    value: "SessionConfigValueId"
    sessionId: "SessionId"
    configId: "SessionConfigId"
    _meta: NotRequired["dict[str, Any] | None"]


class SetSessionConfigOptionResponse(TypedDict):
    configOptions: "list[SessionConfigOption]"
    _meta: NotRequired["dict[str, Any] | None"]


class SetSessionModeRequest(TypedDict):
    sessionId: "SessionId"
    modeId: "SessionModeId"
    _meta: NotRequired["dict[str, Any] | None"]


class SetSessionModeResponse(TypedDict):
    _meta: NotRequired["dict[str, Any] | None"]


class StartNesRequest(TypedDict):
    workspaceUri: NotRequired[str | None]
    workspaceFolders: NotRequired["list[WorkspaceFolder] | None"]
    repository: NotRequired["NesRepository | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class StartNesResponse(TypedDict):
    sessionId: "SessionId"
    _meta: NotRequired["dict[str, Any] | None"]


class StringMultiSelectItems(TypedDict):
    enum: list[str]
    _meta: NotRequired["dict[str, Any] | None"]


class StringPropertySchema(TypedDict):
    title: NotRequired[str | None]
    description: NotRequired[str | None]
    minLength: NotRequired[int | None]
    maxLength: NotRequired[int | None]
    pattern: NotRequired[str | None]
    format: NotRequired["StringFormat | None"]
    default: NotRequired[str | None]
    enum: NotRequired["list[str] | None"]
    oneOf: NotRequired["list[EnumOption] | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class SuggestNesRequest(TypedDict):
    sessionId: "SessionId"
    uri: str
    version: int
    position: "Position"
    selection: NotRequired["Range | None"]
    triggerKind: "NesTriggerKind"
    context: NotRequired["NesSuggestContext | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class SuggestNesResponse(TypedDict):
    suggestions: "list[NesSuggestion]"
    _meta: NotRequired["dict[str, Any] | None"]


class Terminal(TypedDict):
    terminalId: "TerminalId"
    _meta: NotRequired["dict[str, Any] | None"]


class TerminalExitStatus(TypedDict):
    exitCode: NotRequired[int | None]
    signal: NotRequired[str | None]
    _meta: NotRequired["dict[str, Any] | None"]


class TerminalOutputRequest(TypedDict):
    sessionId: "SessionId"
    terminalId: "TerminalId"
    _meta: NotRequired["dict[str, Any] | None"]


class TerminalOutputResponse(TypedDict):
    output: str
    truncated: bool
    exitStatus: NotRequired["TerminalExitStatus | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class TextContent(TypedDict):
    annotations: NotRequired["Annotations | None"]
    text: str
    _meta: NotRequired["dict[str, Any] | None"]


class TextDocumentContentChangeEvent(TypedDict):
    range: NotRequired["Range | None"]
    text: str
    _meta: NotRequired["dict[str, Any] | None"]


class TextResourceContents(TypedDict):
    mimeType: NotRequired[str | None]
    text: str
    uri: str
    _meta: NotRequired["dict[str, Any] | None"]


class TitledMultiSelectItems(TypedDict):
    anyOf: "list[EnumOption]"
    _meta: NotRequired["dict[str, Any] | None"]


class ToolCall(TypedDict):
    toolCallId: "ToolCallId"
    title: str
    name: NotRequired[str | None]
    kind: NotRequired["ToolKind"]
    status: NotRequired["ToolCallStatus"]
    content: NotRequired["list[ToolCallContent]"]
    locations: NotRequired["list[ToolCallLocation]"]
    rawInput: NotRequired[Any]
    rawOutput: NotRequired[Any]
    _meta: NotRequired["dict[str, Any] | None"]


class ToolCallContentContent(TypedDict):
    type: Literal["content"]
    content: "ContentBlock"
    _meta: NotRequired["dict[str, Any] | None"]


class ToolCallContentDiff(TypedDict):
    type: Literal["diff"]
    path: str
    oldText: NotRequired[str | None]
    newText: str
    _meta: NotRequired["dict[str, Any] | None"]


class ToolCallContentTerminal(TypedDict):
    type: Literal["terminal"]
    terminalId: "TerminalId"
    _meta: NotRequired["dict[str, Any] | None"]


class ToolCallLocation(TypedDict):
    path: str
    line: NotRequired[int | None]
    _meta: NotRequired["dict[str, Any] | None"]


class ToolCallUpdate(TypedDict):
    toolCallId: "ToolCallId"
    kind: NotRequired["ToolKind | None"]
    status: NotRequired["ToolCallStatus | None"]
    title: NotRequired[str | None]
    name: NotRequired[str | None]
    content: NotRequired["list[ToolCallContent] | None"]
    locations: NotRequired["list[ToolCallLocation] | None"]
    rawInput: NotRequired[Any]
    rawOutput: NotRequired[Any]
    _meta: NotRequired["dict[str, Any] | None"]


class UnstructuredCommandInput(TypedDict):
    hint: str
    _meta: NotRequired["dict[str, Any] | None"]


class Usage(TypedDict):
    totalTokens: int
    inputTokens: int
    outputTokens: int
    thoughtTokens: NotRequired[int | None]
    cachedReadTokens: NotRequired[int | None]
    cachedWriteTokens: NotRequired[int | None]
    _meta: NotRequired["dict[str, Any] | None"]


class UsageUpdate(TypedDict):
    used: int
    size: int
    cost: NotRequired["Cost | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class WaitForTerminalExitRequest(TypedDict):
    sessionId: "SessionId"
    terminalId: "TerminalId"
    _meta: NotRequired["dict[str, Any] | None"]


class WaitForTerminalExitResponse(TypedDict):
    exitCode: NotRequired[int | None]
    signal: NotRequired[str | None]
    _meta: NotRequired["dict[str, Any] | None"]


class WorkspaceFolder(TypedDict):
    uri: str
    name: str
    _meta: NotRequired["dict[str, Any] | None"]


class WriteTextFileRequest(TypedDict):
    sessionId: "SessionId"
    path: str
    content: str
    _meta: NotRequired["dict[str, Any] | None"]


class WriteTextFileResponse(TypedDict):
    _meta: NotRequired["dict[str, Any] | None"]


AuthMethod: TypeAlias = AuthMethodTerminal | AuthMethodAgent
AvailableCommandInput: TypeAlias = UnstructuredCommandInput
ContentBlock: TypeAlias = (
    ContentBlockText
    | ContentBlockImage
    | ContentBlockAudio
    | ContentBlockResourceLink
    | ContentBlockResource
)
CreateElicitationRequestForm: TypeAlias = (
    CreateElicitationRequestFormSession | CreateElicitationRequestFormRequest
)
CreateElicitationRequestUrl: TypeAlias = (
    CreateElicitationRequestUrlSession | CreateElicitationRequestUrlRequest
)
CreateElicitationRequestOther: TypeAlias = (
    CreateElicitationRequestOtherSession | CreateElicitationRequestOtherRequest
)
CreateElicitationRequest: TypeAlias = (
    CreateElicitationRequestForm
    | CreateElicitationRequestUrl
    | CreateElicitationRequestOther
)
CreateElicitationResponse: TypeAlias = (
    CreateElicitationResponseAccept
    | CreateElicitationResponseDecline
    | CreateElicitationResponseCancel
    | CreateElicitationResponseOther
)
ElicitationFormMode: TypeAlias = ElicitationFormModeSession | ElicitationFormModeRequest
ElicitationPropertySchema: TypeAlias = (
    ElicitationPropertySchemaString
    | ElicitationPropertySchemaNumber
    | ElicitationPropertySchemaInteger
    | ElicitationPropertySchemaBoolean
    | ElicitationPropertySchemaArray
    | ElicitationPropertySchemaOther
)
ElicitationUrlMode: TypeAlias = ElicitationUrlModeSession | ElicitationUrlModeRequest
EmbeddedResourceResource: TypeAlias = TextResourceContents | BlobResourceContents
McpServer: TypeAlias = McpServerHttp | McpServerSse | McpServerAcp | McpServerStdio
MultiSelectItems: TypeAlias = (
    MultiSelectItemsString | MultiSelectItemsOther | TitledMultiSelectItems
)
NesSuggestion: TypeAlias = (
    NesSuggestionEdit
    | NesSuggestionJump
    | NesSuggestionRename
    | NesSuggestionSearchAndReplace
)
PlanUpdateContent: TypeAlias = (
    PlanUpdateContentItems | PlanUpdateContentFile | PlanUpdateContentMarkdown
)
RequestPermissionOutcome: TypeAlias = (
    RequestPermissionOutcomeCancelled | RequestPermissionOutcomeSelected
)
SessionConfigOption: TypeAlias = SessionConfigOptionSelect | SessionConfigOptionBoolean
SessionConfigSelectOptions: TypeAlias = (
    list[SessionConfigSelectOption] | list[SessionConfigSelectGroup]
)
SessionUpdate: TypeAlias = (
    SessionUpdateUserMessageChunk
    | SessionUpdateAgentMessageChunk
    | SessionUpdateAgentThoughtChunk
    | SessionUpdateToolCall
    | SessionUpdateToolCallUpdate
    | SessionUpdatePlan
    | SessionUpdatePlanUpdate
    | SessionUpdatePlanRemoved
    | SessionUpdateAvailableCommandsUpdate
    | SessionUpdateCurrentModeUpdate
    | SessionUpdateConfigOptionUpdate
    | SessionUpdateSessionInfoUpdate
    | SessionUpdateUsageUpdate
    | SessionUpdateNotice
    | SessionUpdateCompactionUpdate
    | SessionUpdateCompactionSummaryChunk
)
SetSessionConfigOptionRequest: TypeAlias = (
    SetSessionConfigOptionRequestBoolean | SetSessionConfigOptionRequestValueId
)
ToolCallContent: TypeAlias = (
    ToolCallContentContent | ToolCallContentDiff | ToolCallContentTerminal
)
