"""TypedDicts with the names of the wire of ACP v2, schema release 1.23.0. Generated; do
not edit.
"""

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

__all__ = [
    "AbsolutePath",
    "AcceptNesNotification",
    "AgentAuthCapabilities",
    "AgentCapabilities",
    "AgentMessage",
    "AgentThought",
    "Annotations",
    "AudioContent",
    "AuthCapabilities",
    "AuthMethod",
    "AuthMethodAgent",
    "AuthMethodId",
    "AuthMethodOther",
    "AuthMethodTerminal",
    "AvailableCommand",
    "AvailableCommandInput",
    "AvailableCommandInputOther",
    "AvailableCommandInputText",
    "AvailableCommandsUpdate",
    "BlobResourceContents",
    "BooleanPropertySchema",
    "CancelRequestNotification",
    "CancelSessionNotification",
    "ClientCapabilities",
    "ClientNesCapabilities",
    "CloseNesRequest",
    "CloseNesResponse",
    "CloseSessionRequest",
    "CloseSessionResponse",
    "CommandPermissionSubject",
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
    "ContentBlockOther",
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
    "DeleteSessionRequest",
    "DeleteSessionResponse",
    "DidChangeDocumentNotification",
    "DidCloseDocumentNotification",
    "DidFocusDocumentNotification",
    "DidOpenDocumentNotification",
    "DidSaveDocumentNotification",
    "Diff",
    "DiffChange",
    "DiffChangeAdd",
    "DiffChangeCopy",
    "DiffChangeDelete",
    "DiffChangeModify",
    "DiffChangeMove",
    "DiffChangeOther",
    "DiffFileType",
    "DiffPatch",
    "DiffPatchFormat",
    "DiffPathChange",
    "DiffPathPairChange",
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
    "ForkSessionRequest",
    "ForkSessionResponse",
    "HttpHeader",
    "Icon",
    "IconTheme",
    "IdleStateUpdate",
    "ImageContent",
    "Implementation",
    "InitializeRequest",
    "InitializeResponse",
    "IntegerPropertySchema",
    "ListProvidersRequest",
    "ListProvidersResponse",
    "ListSessionsRequest",
    "ListSessionsResponse",
    "LlmProtocol",
    "LoginAuthRequest",
    "LoginAuthResponse",
    "LogoutAuthRequest",
    "LogoutAuthResponse",
    "McpAcpCapabilities",
    "McpCapabilities",
    "McpConnectionId",
    "McpHttpCapabilities",
    "McpServer",
    "McpServerAcp",
    "McpServerAcpId",
    "McpServerHttp",
    "McpServerOther",
    "McpServerStdio",
    "McpStdioCapabilities",
    "MediaType",
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
    "NesSuggestionOther",
    "NesSuggestionRename",
    "NesSuggestionSearchAndReplace",
    "NesTextEdit",
    "NesTriggerKind",
    "NesUserAction",
    "NesUserActionsCapabilities",
    "NewSessionRequest",
    "NewSessionResponse",
    "Notice",
    "NoticeSeverity",
    "NumberPropertySchema",
    "PermissionOption",
    "PermissionOptionId",
    "PermissionOptionKind",
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
    "PlanUpdateContentOther",
    "Position",
    "PositionEncodingKind",
    "PromptAudioCapabilities",
    "PromptCapabilities",
    "PromptEmbeddedContextCapabilities",
    "PromptImageCapabilities",
    "PromptRequest",
    "PromptResponse",
    "ProtocolVersion",
    "ProviderCurrentConfig",
    "ProviderId",
    "ProviderInfo",
    "ProvidersCapabilities",
    "Range",
    "RejectNesNotification",
    "ReplayFrom",
    "ReplayFromOther",
    "ReplayFromStart",
    "RequestId",
    "RequestPermissionOutcome",
    "RequestPermissionOutcomeCancelled",
    "RequestPermissionOutcomeOther",
    "RequestPermissionOutcomeSelected",
    "RequestPermissionRequest",
    "RequestPermissionResponse",
    "RequestPermissionSubject",
    "RequestPermissionSubjectCommand",
    "RequestPermissionSubjectOther",
    "RequestPermissionSubjectToolCall",
    "RequiresActionStateUpdate",
    "ResourceLink",
    "ResumeSessionRequest",
    "ResumeSessionResponse",
    "Role",
    "RunningStateUpdate",
    "SelectedPermissionOutcome",
    "SessionAdditionalDirectoriesCapabilities",
    "SessionCapabilities",
    "SessionConfigBoolean",
    "SessionConfigGroupId",
    "SessionConfigId",
    "SessionConfigOption",
    "SessionConfigOptionBoolean",
    "SessionConfigOptionCategory",
    "SessionConfigOptionOther",
    "SessionConfigOptionSelect",
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
    "SessionListCursor",
    "SessionUpdate",
    "SessionUpdateAgentMessage",
    "SessionUpdateAgentMessageChunk",
    "SessionUpdateAgentThought",
    "SessionUpdateAgentThoughtChunk",
    "SessionUpdateAvailableCommandsUpdate",
    "SessionUpdateCompactionSummaryChunk",
    "SessionUpdateCompactionUpdate",
    "SessionUpdateConfigOptionUpdate",
    "SessionUpdateNotice",
    "SessionUpdateOther",
    "SessionUpdatePlanRemoved",
    "SessionUpdatePlanUpdate",
    "SessionUpdateSessionInfoUpdate",
    "SessionUpdateStateUpdate",
    "SessionUpdateStateUpdateIdle",
    "SessionUpdateStateUpdateOther",
    "SessionUpdateStateUpdateRequiresAction",
    "SessionUpdateStateUpdateRunning",
    "SessionUpdateTerminalOutputChunk",
    "SessionUpdateTerminalUpdate",
    "SessionUpdateToolCallContentChunk",
    "SessionUpdateToolCallUpdate",
    "SessionUpdateUsageUpdate",
    "SessionUpdateUserMessage",
    "SessionUpdateUserMessageChunk",
    "SetProviderRequest",
    "SetProviderResponse",
    "SetSessionConfigOptionRequest",
    "SetSessionConfigOptionRequestBoolean",
    "SetSessionConfigOptionRequestId",
    "SetSessionConfigOptionRequestOther",
    "SetSessionConfigOptionResponse",
    "StartNesRequest",
    "StartNesResponse",
    "StateUpdate",
    "StateUpdateIdle",
    "StateUpdateOther",
    "StateUpdateRequiresAction",
    "StateUpdateRunning",
    "StopReason",
    "StringFormat",
    "StringMultiSelectItems",
    "StringPropertySchema",
    "SuggestNesRequest",
    "SuggestNesResponse",
    "Terminal",
    "TerminalAuthCapabilities",
    "TerminalExitStatus",
    "TerminalId",
    "TerminalOutput",
    "TerminalOutputChunk",
    "TerminalUpdate",
    "TextCommandInput",
    "TextContent",
    "TextDocumentContentChangeEvent",
    "TextDocumentSyncKind",
    "TextResourceContents",
    "TitledMultiSelectItems",
    "ToolCallContent",
    "ToolCallContentChunk",
    "ToolCallContentContent",
    "ToolCallContentDiff",
    "ToolCallContentOther",
    "ToolCallContentTerminal",
    "ToolCallId",
    "ToolCallLocation",
    "ToolCallPermissionSubject",
    "ToolCallStatus",
    "ToolCallUpdate",
    "ToolKind",
    "UpdateSessionNotification",
    "Usage",
    "UsageUpdate",
    "UserMessage",
    "WorkspaceFolder",
]

AbsolutePath: TypeAlias = str
AuthMethodId: TypeAlias = str
CompactionId: TypeAlias = str
CompactionStatus: TypeAlias = (
    Literal["in_progress", "completed", "failed", "cancelled"] | str
)
DiffFileType: TypeAlias = Literal["text", "binary", "directory", "symlink"] | str
DiffPatchFormat: TypeAlias = Literal["git_patch"] | str
ElicitationContentValue: TypeAlias = str | float | bool | list[str]
ElicitationId: TypeAlias = str
ElicitationSchemaType: TypeAlias = Literal["object"]
ErrorCode: TypeAlias = (
    Literal[-32700, -32600, -32601, -32602, -32603, -32800, -32000, -32002] | int
)
ExtNotification: TypeAlias = Any
ExtRequest: TypeAlias = Any
ExtResponse: TypeAlias = Any
IconTheme: TypeAlias = Literal["light", "dark"] | str
LlmProtocol: TypeAlias = (
    Literal["anthropic", "openai", "azure", "vertex", "bedrock"] | str
)
McpConnectionId: TypeAlias = str
McpServerAcpId: TypeAlias = str
MediaType: TypeAlias = str
MessageId: TypeAlias = str
MessageMcpResponse: TypeAlias = Any
NesDiagnosticSeverity: TypeAlias = (
    Literal["error", "warning", "information", "hint"] | str
)
NesRejectReason: TypeAlias = (
    Literal["rejected", "ignored", "replaced", "cancelled"] | str
)
NesSuggestionId: TypeAlias = str
NesTriggerKind: TypeAlias = Literal["automatic", "diagnostic", "manual"] | str
NoticeSeverity: TypeAlias = Literal["info", "warning", "error"] | str
PermissionOptionId: TypeAlias = str
PermissionOptionKind: TypeAlias = (
    Literal["allow_once", "allow_always", "reject_once", "reject_always"] | str
)
PlanEntryPriority: TypeAlias = Literal["high", "medium", "low"] | str
PlanEntryStatus: TypeAlias = (
    Literal["pending", "in_progress", "completed", "cancelled"] | str
)
PlanId: TypeAlias = str
PositionEncodingKind: TypeAlias = Literal["utf-16", "utf-32", "utf-8"]
ProtocolVersion: TypeAlias = int
ProviderId: TypeAlias = str
RequestId: TypeAlias = int | str | None
Role: TypeAlias = Literal["assistant", "user"] | str
SessionConfigGroupId: TypeAlias = str
SessionConfigId: TypeAlias = str
SessionConfigOptionCategory: TypeAlias = (
    Literal["mode", "model", "model_config", "thought_level"] | str
)
SessionConfigValueId: TypeAlias = str
SessionId: TypeAlias = str
SessionListCursor: TypeAlias = str
StopReason: TypeAlias = (
    Literal["end_turn", "max_tokens", "max_turn_requests", "refusal", "cancelled"] | str
)
StringFormat: TypeAlias = Literal["email", "uri", "date", "date-time"] | str
TerminalId: TypeAlias = str
TextDocumentSyncKind: TypeAlias = Literal["full", "incremental"]
ToolCallId: TypeAlias = str
ToolCallStatus: TypeAlias = (
    Literal["pending", "in_progress", "completed", "failed", "cancelled"] | str
)
ToolKind: TypeAlias = (
    Literal[
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
    | str
)


class AcceptNesNotification(TypedDict):
    sessionId: "SessionId"
    suggestionId: "NesSuggestionId"
    _meta: NotRequired["dict[str, Any] | None"]


class AgentAuthCapabilities(TypedDict):
    _meta: NotRequired["dict[str, Any] | None"]


class AgentCapabilities(TypedDict):
    session: NotRequired["SessionCapabilities | None"]
    auth: NotRequired["AgentAuthCapabilities | None"]
    providers: NotRequired["ProvidersCapabilities | None"]
    nes: NotRequired["NesCapabilities | None"]
    positionEncoding: NotRequired["PositionEncodingKind | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class AgentMessage(TypedDict):
    messageId: "MessageId"
    content: NotRequired["list[ContentBlock] | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class AgentThought(TypedDict):
    messageId: "MessageId"
    content: NotRequired["list[ContentBlock] | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class Annotations(TypedDict):
    audience: NotRequired["list[Role] | None"]
    lastModified: NotRequired[str | None]
    priority: NotRequired[float | None]
    _meta: NotRequired["dict[str, Any] | None"]


class AudioContent(TypedDict):
    data: str
    mimeType: "MediaType"
    annotations: NotRequired["Annotations | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class AuthCapabilities(TypedDict):
    terminal: NotRequired["TerminalAuthCapabilities | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class AuthMethodTerminal(TypedDict):
    type: Literal["terminal"]
    methodId: "AuthMethodId"
    name: str
    description: NotRequired[str | None]
    args: NotRequired[list[str]]
    env: NotRequired["list[EnvVariable]"]
    _meta: NotRequired["dict[str, Any] | None"]


class AuthMethodAgent(TypedDict):
    type: Literal["agent"]
    methodId: "AuthMethodId"
    name: str
    description: NotRequired[str | None]
    _meta: NotRequired["dict[str, Any] | None"]


class AuthMethodOther(TypedDict):
    type: str
    methodId: "AuthMethodId"
    name: str
    description: NotRequired[str | None]
    _meta: NotRequired["dict[str, Any] | None"]


class AvailableCommand(TypedDict):
    name: str
    description: str
    input: NotRequired["AvailableCommandInput | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class AvailableCommandInputText(TypedDict):
    type: Literal["text"]
    hint: str
    _meta: NotRequired["dict[str, Any] | None"]


class AvailableCommandInputOther(TypedDict):
    type: str


class AvailableCommandsUpdate(TypedDict):
    availableCommands: "list[AvailableCommand]"
    _meta: NotRequired["dict[str, Any] | None"]


class BlobResourceContents(TypedDict):
    blob: str
    uri: str
    mimeType: NotRequired["MediaType | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class BooleanPropertySchema(TypedDict):
    title: NotRequired[str | None]
    description: NotRequired[str | None]
    default: NotRequired[bool | None]
    _meta: NotRequired["dict[str, Any] | None"]


class CancelRequestNotification(TypedDict):
    requestId: "RequestId"
    _meta: NotRequired["dict[str, Any] | None"]


class CancelSessionNotification(TypedDict):
    sessionId: "SessionId"
    _meta: NotRequired["dict[str, Any] | None"]


class ClientCapabilities(TypedDict):
    auth: NotRequired["AuthCapabilities | None"]
    elicitation: NotRequired["ElicitationCapabilities | None"]
    nes: NotRequired["ClientNesCapabilities | None"]
    positionEncodings: NotRequired["list[PositionEncodingKind]"]
    _meta: NotRequired["dict[str, Any] | None"]


class ClientNesCapabilities(TypedDict):
    jump: NotRequired["NesJumpCapabilities | None"]
    rename: NotRequired["NesRenameCapabilities | None"]
    searchAndReplace: NotRequired["NesSearchAndReplaceCapabilities | None"]
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


class CommandPermissionSubject(TypedDict):
    command: str
    cwd: "AbsolutePath"
    toolCallId: NotRequired["ToolCallId | None"]
    terminalId: NotRequired["TerminalId | None"]
    _meta: NotRequired["dict[str, Any] | None"]


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
    text: str
    annotations: NotRequired["Annotations | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class ContentBlockImage(TypedDict):
    type: Literal["image"]
    data: str
    mimeType: "MediaType"
    uri: NotRequired[str | None]
    annotations: NotRequired["Annotations | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class ContentBlockAudio(TypedDict):
    type: Literal["audio"]
    data: str
    mimeType: "MediaType"
    annotations: NotRequired["Annotations | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class ContentBlockResourceLink(TypedDict):
    type: Literal["resource_link"]
    name: str
    uri: str
    title: NotRequired[str | None]
    description: NotRequired[str | None]
    icons: NotRequired["list[Icon] | None"]
    mimeType: NotRequired["MediaType | None"]
    size: NotRequired[int | None]
    annotations: NotRequired["Annotations | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class ContentBlockResource(TypedDict):
    type: Literal["resource"]
    resource: "EmbeddedResourceResource"
    annotations: NotRequired["Annotations | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class ContentBlockOther(TypedDict):
    type: str


class ContentChunk(TypedDict):
    messageId: "MessageId"
    content: "ContentBlock"
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
    changes: "list[DiffChange]"
    patch: NotRequired["DiffPatch | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class DiffChangeAdd(TypedDict):
    operation: Literal["add"]
    path: "AbsolutePath"
    fileType: NotRequired["DiffFileType | None"]
    mimeType: NotRequired["MediaType | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class DiffChangeDelete(TypedDict):
    operation: Literal["delete"]
    path: "AbsolutePath"
    fileType: NotRequired["DiffFileType | None"]
    mimeType: NotRequired["MediaType | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class DiffChangeModify(TypedDict):
    operation: Literal["modify"]
    path: "AbsolutePath"
    fileType: NotRequired["DiffFileType | None"]
    mimeType: NotRequired["MediaType | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class DiffChangeMove(TypedDict):
    operation: Literal["move"]
    oldPath: "AbsolutePath"
    path: "AbsolutePath"
    fileType: NotRequired["DiffFileType | None"]
    mimeType: NotRequired["MediaType | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class DiffChangeCopy(TypedDict):
    operation: Literal["copy"]
    oldPath: "AbsolutePath"
    path: "AbsolutePath"
    fileType: NotRequired["DiffFileType | None"]
    mimeType: NotRequired["MediaType | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class DiffChangeOther(TypedDict):
    operation: str
    fileType: NotRequired["DiffFileType | None"]
    mimeType: NotRequired["MediaType | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class DiffPatch(TypedDict):
    format: "DiffPatchFormat"
    text: str


class DiffPathChange(TypedDict):
    path: "AbsolutePath"


class DiffPathPairChange(TypedDict):
    oldPath: "AbsolutePath"
    path: "AbsolutePath"


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
    resource: "EmbeddedResourceResource"
    annotations: NotRequired["Annotations | None"]
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


class ForkSessionRequest(TypedDict):
    sessionId: "SessionId"
    cwd: "AbsolutePath"
    additionalDirectories: NotRequired["list[AbsolutePath]"]
    mcpServers: NotRequired["list[McpServer]"]
    _meta: NotRequired["dict[str, Any] | None"]


class ForkSessionResponse(TypedDict):
    sessionId: "SessionId"
    configOptions: NotRequired["list[SessionConfigOption]"]
    _meta: NotRequired["dict[str, Any] | None"]


class HttpHeader(TypedDict):
    name: str
    value: str
    _meta: NotRequired["dict[str, Any] | None"]


class Icon(TypedDict):
    src: str
    mimeType: NotRequired["MediaType | None"]
    sizes: NotRequired["list[str] | None"]
    theme: NotRequired["IconTheme | None"]


class IdleStateUpdate(TypedDict):
    stopReason: NotRequired["StopReason | None"]
    usage: NotRequired["Usage | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class ImageContent(TypedDict):
    data: str
    mimeType: "MediaType"
    uri: NotRequired[str | None]
    annotations: NotRequired["Annotations | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class Implementation(TypedDict):
    name: str
    title: NotRequired[str | None]
    version: str
    _meta: NotRequired["dict[str, Any] | None"]


class InitializeRequest(TypedDict):
    protocolVersion: "ProtocolVersion"
    info: "Implementation"
    capabilities: NotRequired["ClientCapabilities"]
    _meta: NotRequired["dict[str, Any] | None"]


class InitializeResponse(TypedDict):
    protocolVersion: "ProtocolVersion"
    info: "Implementation"
    capabilities: NotRequired["AgentCapabilities"]
    authMethods: NotRequired["list[AuthMethod]"]
    _meta: NotRequired["dict[str, Any] | None"]


class IntegerPropertySchema(TypedDict):
    title: NotRequired[str | None]
    description: NotRequired[str | None]
    minimum: NotRequired[int | None]
    maximum: NotRequired[int | None]
    default: NotRequired[int | None]
    _meta: NotRequired["dict[str, Any] | None"]


class ListProvidersRequest(TypedDict):
    _meta: NotRequired["dict[str, Any] | None"]


class ListProvidersResponse(TypedDict):
    providers: "list[ProviderInfo]"
    _meta: NotRequired["dict[str, Any] | None"]


class ListSessionsRequest(TypedDict):
    cwd: NotRequired["AbsolutePath | None"]
    cursor: NotRequired["SessionListCursor | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class ListSessionsResponse(TypedDict):
    sessions: "list[SessionInfo]"
    nextCursor: NotRequired["SessionListCursor | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class LoginAuthRequest(TypedDict):
    methodId: "AuthMethodId"
    _meta: NotRequired["dict[str, Any] | None"]


class LoginAuthResponse(TypedDict):
    _meta: NotRequired["dict[str, Any] | None"]


class LogoutAuthRequest(TypedDict):
    _meta: NotRequired["dict[str, Any] | None"]


class LogoutAuthResponse(TypedDict):
    _meta: NotRequired["dict[str, Any] | None"]


class McpAcpCapabilities(TypedDict):
    _meta: NotRequired["dict[str, Any] | None"]


class McpCapabilities(TypedDict):
    stdio: NotRequired["McpStdioCapabilities | None"]
    http: NotRequired["McpHttpCapabilities | None"]
    acp: NotRequired["McpAcpCapabilities | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class McpHttpCapabilities(TypedDict):
    _meta: NotRequired["dict[str, Any] | None"]


class McpServerHttp(TypedDict):
    type: Literal["http"]
    name: str
    url: str
    headers: NotRequired["list[HttpHeader]"]
    _meta: NotRequired["dict[str, Any] | None"]


class McpServerAcp(TypedDict):
    type: Literal["acp"]
    name: str
    serverId: "McpServerAcpId"
    _meta: NotRequired["dict[str, Any] | None"]


class McpServerStdio(TypedDict):
    type: Literal["stdio"]
    name: str
    command: "AbsolutePath"
    args: NotRequired[list[str]]
    env: NotRequired["list[EnvVariable]"]
    _meta: NotRequired["dict[str, Any] | None"]


class McpServerOther(TypedDict):
    type: str


class McpStdioCapabilities(TypedDict):
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
    suggestionId: "NesSuggestionId"
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
    suggestionId: "NesSuggestionId"
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
    suggestionId: "NesSuggestionId"
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
    suggestionId: "NesSuggestionId"
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
    suggestionId: "NesSuggestionId"
    uri: str
    edits: "list[NesTextEdit]"
    cursorPosition: NotRequired["Position | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class NesSuggestionJump(TypedDict):
    kind: Literal["jump"]
    suggestionId: "NesSuggestionId"
    uri: str
    position: "Position"
    _meta: NotRequired["dict[str, Any] | None"]


class NesSuggestionRename(TypedDict):
    kind: Literal["rename"]
    suggestionId: "NesSuggestionId"
    uri: str
    position: "Position"
    newName: str
    _meta: NotRequired["dict[str, Any] | None"]


class NesSuggestionSearchAndReplace(TypedDict):
    kind: Literal["searchAndReplace"]
    suggestionId: "NesSuggestionId"
    uri: str
    search: str
    replace: str
    isRegex: NotRequired[bool | None]
    _meta: NotRequired["dict[str, Any] | None"]


class NesSuggestionOther(TypedDict):
    kind: str
    suggestionId: "NesSuggestionId"


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
    cwd: "AbsolutePath"
    additionalDirectories: NotRequired["list[AbsolutePath]"]
    mcpServers: NotRequired["list[McpServer]"]
    _meta: NotRequired["dict[str, Any] | None"]


class NewSessionResponse(TypedDict):
    sessionId: "SessionId"
    configOptions: NotRequired["list[SessionConfigOption]"]
    _meta: NotRequired["dict[str, Any] | None"]


class Notice(TypedDict):
    severity: "NoticeSeverity"
    title: str
    description: NotRequired[str | None]
    _meta: NotRequired["dict[str, Any] | None"]


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


class PlanUpdateContentOther(TypedDict):
    type: str
    planId: "PlanId"


class Position(TypedDict):
    line: int
    character: int
    _meta: NotRequired["dict[str, Any] | None"]


class PromptAudioCapabilities(TypedDict):
    _meta: NotRequired["dict[str, Any] | None"]


class PromptCapabilities(TypedDict):
    image: NotRequired["PromptImageCapabilities | None"]
    audio: NotRequired["PromptAudioCapabilities | None"]
    embeddedContext: NotRequired["PromptEmbeddedContextCapabilities | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class PromptEmbeddedContextCapabilities(TypedDict):
    _meta: NotRequired["dict[str, Any] | None"]


class PromptImageCapabilities(TypedDict):
    _meta: NotRequired["dict[str, Any] | None"]


class PromptRequest(TypedDict):
    sessionId: "SessionId"
    prompt: "list[ContentBlock]"
    _meta: NotRequired["dict[str, Any] | None"]


class PromptResponse(TypedDict):
    messageId: "MessageId"
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


class RejectNesNotification(TypedDict):
    sessionId: "SessionId"
    suggestionId: "NesSuggestionId"
    reason: NotRequired["NesRejectReason | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class ReplayFromStart(TypedDict):
    type: Literal["start"]
    _meta: NotRequired["dict[str, Any] | None"]


class ReplayFromOther(TypedDict):
    type: str
    _meta: NotRequired["dict[str, Any] | None"]


class RequestPermissionOutcomeCancelled(TypedDict):
    outcome: Literal["cancelled"]


class RequestPermissionOutcomeSelected(TypedDict):
    outcome: Literal["selected"]
    optionId: "PermissionOptionId"
    _meta: NotRequired["dict[str, Any] | None"]


class RequestPermissionOutcomeOther(TypedDict):
    outcome: str


class RequestPermissionRequest(TypedDict):
    sessionId: "SessionId"
    title: str
    description: NotRequired[str | None]
    subject: NotRequired["RequestPermissionSubject | None"]
    options: "list[PermissionOption]"
    _meta: NotRequired["dict[str, Any] | None"]


class RequestPermissionResponse(TypedDict):
    outcome: "RequestPermissionOutcome"
    _meta: NotRequired["dict[str, Any] | None"]


class RequestPermissionSubjectToolCall(TypedDict):
    type: Literal["tool_call"]
    toolCall: "ToolCallUpdate"


class RequestPermissionSubjectCommand(TypedDict):
    type: Literal["command"]
    command: str
    cwd: "AbsolutePath"
    toolCallId: NotRequired["ToolCallId | None"]
    terminalId: NotRequired["TerminalId | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class RequestPermissionSubjectOther(TypedDict):
    type: str


class RequiresActionStateUpdate(TypedDict):
    _meta: NotRequired["dict[str, Any] | None"]


class ResourceLink(TypedDict):
    name: str
    uri: str
    title: NotRequired[str | None]
    description: NotRequired[str | None]
    icons: NotRequired["list[Icon] | None"]
    mimeType: NotRequired["MediaType | None"]
    size: NotRequired[int | None]
    annotations: NotRequired["Annotations | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class ResumeSessionRequest(TypedDict):
    sessionId: "SessionId"
    cwd: "AbsolutePath"
    additionalDirectories: NotRequired["list[AbsolutePath]"]
    mcpServers: NotRequired["list[McpServer]"]
    replayFrom: NotRequired["ReplayFrom | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class ResumeSessionResponse(TypedDict):
    configOptions: NotRequired["list[SessionConfigOption]"]
    _meta: NotRequired["dict[str, Any] | None"]


class RunningStateUpdate(TypedDict):
    _meta: NotRequired["dict[str, Any] | None"]


class SelectedPermissionOutcome(TypedDict):
    optionId: "PermissionOptionId"
    _meta: NotRequired["dict[str, Any] | None"]


class SessionAdditionalDirectoriesCapabilities(TypedDict):
    _meta: NotRequired["dict[str, Any] | None"]


class SessionCapabilities(TypedDict):
    prompt: NotRequired["PromptCapabilities | None"]
    mcp: NotRequired["McpCapabilities | None"]
    delete: NotRequired["SessionDeleteCapabilities | None"]
    additionalDirectories: NotRequired[
        "SessionAdditionalDirectoriesCapabilities | None"
    ]
    fork: NotRequired["SessionForkCapabilities | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class SessionConfigBoolean(TypedDict):
    currentValue: bool


class SessionConfigOptionSelect(TypedDict):
    type: Literal["select"]
    currentValue: "SessionConfigValueId"
    options: "SessionConfigSelectOptions"
    configId: "SessionConfigId"
    name: str
    description: NotRequired[str | None]
    category: NotRequired["SessionConfigOptionCategory | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class SessionConfigOptionBoolean(TypedDict):
    type: Literal["boolean"]
    currentValue: bool
    configId: "SessionConfigId"
    name: str
    description: NotRequired[str | None]
    category: NotRequired["SessionConfigOptionCategory | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class SessionConfigOptionOther(TypedDict):
    type: str
    configId: "SessionConfigId"
    name: str
    description: NotRequired[str | None]
    category: NotRequired["SessionConfigOptionCategory | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class SessionConfigSelect(TypedDict):
    currentValue: "SessionConfigValueId"
    options: "SessionConfigSelectOptions"


class SessionConfigSelectGroup(TypedDict):
    groupId: "SessionConfigGroupId"
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
    cwd: "AbsolutePath"
    additionalDirectories: NotRequired["list[AbsolutePath]"]
    title: NotRequired[str | None]
    updatedAt: NotRequired[str | None]
    _meta: NotRequired["dict[str, Any] | None"]


class SessionInfoUpdate(TypedDict):
    title: NotRequired[str | None]
    updatedAt: NotRequired[str | None]
    _meta: NotRequired["dict[str, Any] | None"]


class SessionUpdateUserMessageChunk(TypedDict):
    sessionUpdate: Literal["user_message_chunk"]
    messageId: "MessageId"
    content: "ContentBlock"
    _meta: NotRequired["dict[str, Any] | None"]


class SessionUpdateUserMessage(TypedDict):
    sessionUpdate: Literal["user_message"]
    messageId: "MessageId"
    content: NotRequired["list[ContentBlock] | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class SessionUpdateAgentMessageChunk(TypedDict):
    sessionUpdate: Literal["agent_message_chunk"]
    messageId: "MessageId"
    content: "ContentBlock"
    _meta: NotRequired["dict[str, Any] | None"]


class SessionUpdateAgentMessage(TypedDict):
    sessionUpdate: Literal["agent_message"]
    messageId: "MessageId"
    content: NotRequired["list[ContentBlock] | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class SessionUpdateAgentThoughtChunk(TypedDict):
    sessionUpdate: Literal["agent_thought_chunk"]
    messageId: "MessageId"
    content: "ContentBlock"
    _meta: NotRequired["dict[str, Any] | None"]


class SessionUpdateAgentThought(TypedDict):
    sessionUpdate: Literal["agent_thought"]
    messageId: "MessageId"
    content: NotRequired["list[ContentBlock] | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class SessionUpdateStateUpdateRunning(TypedDict):
    state: Literal["running"]
    sessionUpdate: Literal["state_update"]
    _meta: NotRequired["dict[str, Any] | None"]


class SessionUpdateStateUpdateIdle(TypedDict):
    state: Literal["idle"]
    sessionUpdate: Literal["state_update"]
    stopReason: NotRequired["StopReason | None"]
    usage: NotRequired["Usage | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class SessionUpdateStateUpdateRequiresAction(TypedDict):
    state: Literal["requires_action"]
    sessionUpdate: Literal["state_update"]
    _meta: NotRequired["dict[str, Any] | None"]


class SessionUpdateStateUpdateOther(TypedDict):
    sessionUpdate: Literal["state_update"]
    state: str


class SessionUpdateToolCallContentChunk(TypedDict):
    sessionUpdate: Literal["tool_call_content_chunk"]
    toolCallId: "ToolCallId"
    content: "ToolCallContent"
    _meta: NotRequired["dict[str, Any] | None"]


class SessionUpdateToolCallUpdate(TypedDict):
    sessionUpdate: Literal["tool_call_update"]
    toolCallId: "ToolCallId"
    name: NotRequired[str | None]
    title: NotRequired[str | None]
    kind: NotRequired["ToolKind | None"]
    status: NotRequired["ToolCallStatus | None"]
    content: NotRequired["list[ToolCallContent] | None"]
    locations: NotRequired["list[ToolCallLocation] | None"]
    rawInput: NotRequired[Any]
    rawOutput: NotRequired[Any]
    _meta: NotRequired["dict[str, Any] | None"]


class SessionUpdateTerminalUpdate(TypedDict):
    sessionUpdate: Literal["terminal_update"]
    terminalId: "TerminalId"
    command: NotRequired[str | None]
    cwd: NotRequired["AbsolutePath | None"]
    output: NotRequired["TerminalOutput | None"]
    exitStatus: NotRequired["TerminalExitStatus | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class SessionUpdateTerminalOutputChunk(TypedDict):
    sessionUpdate: Literal["terminal_output_chunk"]
    terminalId: "TerminalId"
    data: str
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


class SessionUpdateOther(TypedDict):
    sessionUpdate: str


class SetProviderRequest(TypedDict):
    providerId: "ProviderId"
    apiType: "LlmProtocol"
    baseUrl: str
    headers: NotRequired[dict[str, str]]
    _meta: NotRequired["dict[str, Any] | None"]


class SetProviderResponse(TypedDict):
    _meta: NotRequired["dict[str, Any] | None"]


class SetSessionConfigOptionRequestId(TypedDict):
    type: Literal["id"]
    value: "SessionConfigValueId"
    sessionId: "SessionId"
    configId: "SessionConfigId"
    _meta: NotRequired["dict[str, Any] | None"]


class SetSessionConfigOptionRequestBoolean(TypedDict):
    type: Literal["boolean"]
    value: bool
    sessionId: "SessionId"
    configId: "SessionConfigId"
    _meta: NotRequired["dict[str, Any] | None"]


class SetSessionConfigOptionRequestOther(TypedDict):
    type: str
    value: Any
    sessionId: "SessionId"
    configId: "SessionConfigId"
    _meta: NotRequired["dict[str, Any] | None"]


class SetSessionConfigOptionResponse(TypedDict):
    configOptions: "list[SessionConfigOption]"
    _meta: NotRequired["dict[str, Any] | None"]


class StartNesRequest(TypedDict):
    workspaceUri: NotRequired[str | None]
    workspaceFolders: NotRequired["list[WorkspaceFolder] | None"]
    repository: NotRequired["NesRepository | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class StartNesResponse(TypedDict):
    sessionId: "SessionId"
    _meta: NotRequired["dict[str, Any] | None"]


class StateUpdateRunning(TypedDict):
    state: Literal["running"]
    _meta: NotRequired["dict[str, Any] | None"]


class StateUpdateIdle(TypedDict):
    state: Literal["idle"]
    stopReason: NotRequired["StopReason | None"]
    usage: NotRequired["Usage | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class StateUpdateRequiresAction(TypedDict):
    state: Literal["requires_action"]
    _meta: NotRequired["dict[str, Any] | None"]


class StateUpdateOther(TypedDict):
    state: str


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


class TerminalAuthCapabilities(TypedDict):
    _meta: NotRequired["dict[str, Any] | None"]


class TerminalExitStatus(TypedDict):
    exitCode: NotRequired[int | None]
    signal: NotRequired[str | None]
    _meta: NotRequired["dict[str, Any] | None"]


class TerminalOutput(TypedDict):
    data: str
    _meta: NotRequired["dict[str, Any] | None"]


class TerminalOutputChunk(TypedDict):
    terminalId: "TerminalId"
    data: str
    _meta: NotRequired["dict[str, Any] | None"]


class TerminalUpdate(TypedDict):
    terminalId: "TerminalId"
    command: NotRequired[str | None]
    cwd: NotRequired["AbsolutePath | None"]
    output: NotRequired["TerminalOutput | None"]
    exitStatus: NotRequired["TerminalExitStatus | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class TextCommandInput(TypedDict):
    hint: str
    _meta: NotRequired["dict[str, Any] | None"]


class TextContent(TypedDict):
    text: str
    annotations: NotRequired["Annotations | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class TextDocumentContentChangeEvent(TypedDict):
    range: NotRequired["Range | None"]
    text: str
    _meta: NotRequired["dict[str, Any] | None"]


class TextResourceContents(TypedDict):
    text: str
    uri: str
    mimeType: NotRequired["MediaType | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class TitledMultiSelectItems(TypedDict):
    anyOf: "list[EnumOption]"
    _meta: NotRequired["dict[str, Any] | None"]


class ToolCallContentContent(TypedDict):
    type: Literal["content"]
    content: "ContentBlock"
    _meta: NotRequired["dict[str, Any] | None"]


class ToolCallContentDiff(TypedDict):
    type: Literal["diff"]
    changes: "list[DiffChange]"
    patch: NotRequired["DiffPatch | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class ToolCallContentTerminal(TypedDict):
    type: Literal["terminal"]
    terminalId: "TerminalId"
    _meta: NotRequired["dict[str, Any] | None"]


class ToolCallContentOther(TypedDict):
    type: str


class ToolCallContentChunk(TypedDict):
    toolCallId: "ToolCallId"
    content: "ToolCallContent"
    _meta: NotRequired["dict[str, Any] | None"]


class ToolCallLocation(TypedDict):
    path: "AbsolutePath"
    line: NotRequired[int | None]
    _meta: NotRequired["dict[str, Any] | None"]


class ToolCallPermissionSubject(TypedDict):
    toolCall: "ToolCallUpdate"


class ToolCallUpdate(TypedDict):
    toolCallId: "ToolCallId"
    name: NotRequired[str | None]
    title: NotRequired[str | None]
    kind: NotRequired["ToolKind | None"]
    status: NotRequired["ToolCallStatus | None"]
    content: NotRequired["list[ToolCallContent] | None"]
    locations: NotRequired["list[ToolCallLocation] | None"]
    rawInput: NotRequired[Any]
    rawOutput: NotRequired[Any]
    _meta: NotRequired["dict[str, Any] | None"]


class UpdateSessionNotification(TypedDict):
    sessionId: "SessionId"
    update: "SessionUpdate"
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


class UserMessage(TypedDict):
    messageId: "MessageId"
    content: NotRequired["list[ContentBlock] | None"]
    _meta: NotRequired["dict[str, Any] | None"]


class WorkspaceFolder(TypedDict):
    uri: str
    name: str
    _meta: NotRequired["dict[str, Any] | None"]


AuthMethod: TypeAlias = AuthMethodTerminal | AuthMethodAgent | AuthMethodOther
AvailableCommandInput: TypeAlias = (
    AvailableCommandInputText | AvailableCommandInputOther
)
ContentBlock: TypeAlias = (
    ContentBlockText
    | ContentBlockImage
    | ContentBlockAudio
    | ContentBlockResourceLink
    | ContentBlockResource
    | ContentBlockOther
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
DiffChange: TypeAlias = (
    DiffChangeAdd
    | DiffChangeDelete
    | DiffChangeModify
    | DiffChangeMove
    | DiffChangeCopy
    | DiffChangeOther
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
McpServer: TypeAlias = McpServerHttp | McpServerAcp | McpServerStdio | McpServerOther
MultiSelectItems: TypeAlias = (
    MultiSelectItemsString | MultiSelectItemsOther | TitledMultiSelectItems
)
NesSuggestion: TypeAlias = (
    NesSuggestionEdit
    | NesSuggestionJump
    | NesSuggestionRename
    | NesSuggestionSearchAndReplace
    | NesSuggestionOther
)
PlanUpdateContent: TypeAlias = (
    PlanUpdateContentItems
    | PlanUpdateContentFile
    | PlanUpdateContentMarkdown
    | PlanUpdateContentOther
)
ReplayFrom: TypeAlias = ReplayFromStart | ReplayFromOther
RequestPermissionOutcome: TypeAlias = (
    RequestPermissionOutcomeCancelled
    | RequestPermissionOutcomeSelected
    | RequestPermissionOutcomeOther
)
RequestPermissionSubject: TypeAlias = (
    RequestPermissionSubjectToolCall
    | RequestPermissionSubjectCommand
    | RequestPermissionSubjectOther
)
SessionConfigOption: TypeAlias = (
    SessionConfigOptionSelect | SessionConfigOptionBoolean | SessionConfigOptionOther
)
SessionConfigSelectOptions: TypeAlias = (
    list[SessionConfigSelectOption] | list[SessionConfigSelectGroup]
)
SessionUpdateStateUpdate: TypeAlias = (
    SessionUpdateStateUpdateRunning
    | SessionUpdateStateUpdateIdle
    | SessionUpdateStateUpdateRequiresAction
    | SessionUpdateStateUpdateOther
)
SessionUpdate: TypeAlias = (
    SessionUpdateUserMessageChunk
    | SessionUpdateUserMessage
    | SessionUpdateAgentMessageChunk
    | SessionUpdateAgentMessage
    | SessionUpdateAgentThoughtChunk
    | SessionUpdateAgentThought
    | SessionUpdateStateUpdate
    | SessionUpdateToolCallContentChunk
    | SessionUpdateToolCallUpdate
    | SessionUpdateTerminalUpdate
    | SessionUpdateTerminalOutputChunk
    | SessionUpdatePlanUpdate
    | SessionUpdatePlanRemoved
    | SessionUpdateAvailableCommandsUpdate
    | SessionUpdateConfigOptionUpdate
    | SessionUpdateSessionInfoUpdate
    | SessionUpdateUsageUpdate
    | SessionUpdateNotice
    | SessionUpdateCompactionUpdate
    | SessionUpdateCompactionSummaryChunk
    | SessionUpdateOther
)
SetSessionConfigOptionRequest: TypeAlias = (
    SetSessionConfigOptionRequestId
    | SetSessionConfigOptionRequestBoolean
    | SetSessionConfigOptionRequestOther
)
StateUpdate: TypeAlias = (
    StateUpdateRunning | StateUpdateIdle | StateUpdateRequiresAction | StateUpdateOther
)
ToolCallContent: TypeAlias = (
    ToolCallContentContent
    | ToolCallContentDiff
    | ToolCallContentTerminal
    | ToolCallContentOther
)
