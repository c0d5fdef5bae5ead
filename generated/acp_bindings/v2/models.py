"""Records, unions and enums of ACP v2, schema release 1.23.0. Generated; do not
edit.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

from .._runtime import DEFAULT, NO_EXTRA, UNSET, Record, UnsetType, dataclass, field

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
"""A file system path that starts at the root, in the native form of the agent's
machine. It is not a URI.

Since 1.21.0.
"""

AuthMethodId: TypeAlias = str
"""Names one of the agent's sign-in methods."""

CompactionId: TypeAlias = str
"""Names one compaction of the context within a session.

Unstable: feature `unstable_session_compaction` (off by default). Since 1.21.0.
"""

CompactionStatus: TypeAlias = (
    Literal["in_progress", "completed", "failed", "cancelled"] | str
)
"""How far a compaction of the context has come. Other values are kept.

- `in_progress`: It has begun and is not done yet.
- `completed`: It is done, and worked.
- `failed`: It ended without success.
- `cancelled`: It was stopped before it was done.

Unstable: feature `unstable_session_compaction` (off by default). Since 1.21.0.
"""

DiffFileType: TypeAlias = Literal["text", "binary", "directory", "symlink"] | str
"""What sort of thing a changed path holds: text, other bytes, a directory or a link.
Other values are kept.

- `text`: Text.
- `binary`: Bytes that are no text.
- `directory`: A directory.
- `symlink`: A symbolic link.
"""

DiffPatchFormat: TypeAlias = Literal["git_patch"] | str
"""The notation in which a patch is written. Other values are kept.

- `git_patch`: Sections as `git diff` prints them, but with absolute paths and without
  anything about a commit.
"""

ElicitationContentValue: TypeAlias = str | float | bool | list[str]
"""One answer in a form: text, a number, yes or no, or a list of choices.

Stable since 1.21.0.
"""

ElicitationId: TypeAlias = str
"""Names one request that sends the user to a web page, so that its end can be reported.

Stable since 1.21.0.
"""

ElicitationSchemaType: TypeAlias = Literal["object"]
"""The only type that a form schema can have.

Stable since 1.21.0.
"""

ErrorCode: TypeAlias = (
    Literal[-32700, -32600, -32601, -32602, -32603, -32800, -32000, -32002] | int
)
"""The number that says what kind of failure it was: one of JSON-RPC's own, one of
ACP's, or any other integer. Other values are kept.

- `-32700`: Parse error
- `-32600`: Invalid request
- `-32601`: Method not found
- `-32602`: Invalid params
- `-32603`: Internal error
- `-32800`: Request cancelled
- `-32000`: Authentication required
- `-32002`: Resource not found
"""

ExtNotification: TypeAlias = Any
"""The payload of a notification that is not part of ACP, for extensions agreed between
the two sides.
"""

ExtRequest: TypeAlias = Any
"""The payload of a request that is not part of ACP, for extensions agreed between the
two sides.
"""

ExtResponse: TypeAlias = Any
"""The payload of an answer to a request that is not part of ACP."""

IconTheme: TypeAlias = Literal["light", "dark"] | str
"""The kind of background that an icon is drawn for. Other values are kept.

- `light`: For a light background.
- `dark`: For a dark background.
"""

LlmProtocol: TypeAlias = (
    Literal["anthropic", "openai", "azure", "vertex", "bedrock"] | str
)
"""The API that a model provider speaks. Names that start with `_` are free for own use;
both sides must cope with names they do not know. Other values are kept.

- `anthropic`: Anthropic's API.
- `openai`: OpenAI's API.
- `azure`: OpenAI models behind Microsoft Azure.
- `vertex`: Google Vertex AI.
- `bedrock`: Amazon Bedrock.

Unstable: feature `unstable_llm_providers` (off by default).
"""

McpConnectionId: TypeAlias = str
"""Names one open connection to an MCP server that is reached over this channel.

Unstable: feature `unstable_mcp_over_acp` (off by default).
"""

McpServerAcpId: TypeAlias = str
"""Names an MCP server that is reached over this channel. The component that provides
the server chooses it, and messages find their way by it.

Unstable: feature `unstable_mcp_over_acp` (off by default).
"""

MediaType: TypeAlias = str
"""A media type such as `image/png`, which tells how content is encoded.

Since 1.21.0.
"""

MessageId: TypeAlias = str
"""Names one message within a session; chunks and updates with the same id belong
together. Keep messages of different kinds apart even if they share an id.
"""

MessageMcpResponse: TypeAlias = Any
"""Carries what the MCP server answered. Failures of the channel itself are ordinary
errors instead.

Result of `mcp/message`, the answer of either side. Unstable: feature
`unstable_mcp_over_acp` (off by default).
"""

NesDiagnosticSeverity: TypeAlias = (
    Literal["error", "warning", "information", "hint"] | str
)
"""How serious a diagnostic is. Other values are kept.

- `error`: Something is wrong.
- `warning`: Something may be wrong.
- `information`: Something to know.
- `hint`: A hint for better code.

Unstable: feature `unstable_nes` (off by default).
"""

NesRejectReason: TypeAlias = (
    Literal["rejected", "ignored", "replaced", "cancelled"] | str
)
"""Why a suggestion was not taken: dismissed, ignored, overtaken by a newer one, or its
request was cancelled. Other values are kept.

- `rejected`: The user dismissed it.
- `ignored`: The user saw it and went on editing.
- `replaced`: A newer suggestion took its place.
- `cancelled`: The request for it was cancelled before the answer came.

Unstable: feature `unstable_nes` (off by default).
"""

NesSuggestionId: TypeAlias = str
"""Names one suggestion, so that the agent can be told what became of it.

Unstable: feature `unstable_nes` (off by default).
"""

NesTriggerKind: TypeAlias = Literal["automatic", "diagnostic", "manual"] | str
"""What made the client ask for a suggestion: edits or moves of the cursor, a diagnostic
near it, or the user. Other values are kept.

- `automatic`: The user typed or moved the cursor.
- `diagnostic`: A diagnostic came up where the cursor is, or close to it.
- `manual`: The user asked for it, for example by a key.

Unstable: feature `unstable_nes` (off by default).
"""

NoticeSeverity: TypeAlias = Literal["info", "warning", "error"] | str
"""How serious a notice is, as a hint for its looks. Other values are kept.

- `info`: Good to know.
- `warning`: Something may go wrong.
- `error`: Something failed.

Unstable: feature `unstable_session_notices` (off by default). Since 1.23.0.
"""

PermissionOptionId: TypeAlias = str
"""Names one answer to a permission question."""

PermissionOptionKind: TypeAlias = (
    Literal["allow_once", "allow_always", "reject_once", "reject_always"] | str
)
"""What an answer means: yes or no, for this time or from now on. A client may choose
icons and shortcuts by it. Other values are kept.

- `allow_once`: Yes, for this time.
- `allow_always`: Yes, now and from now on.
- `reject_once`: No, for this time.
- `reject_always`: No, now and from now on.
"""

PlanEntryPriority: TypeAlias = Literal["high", "medium", "low"] | str
"""How much a step matters for the goal of the plan. Other values are kept.

- `high`: The goal depends on it.
- `medium`: It matters, but the goal does not hang on it.
- `low`: Welcome, but the goal can be reached without it.
"""

PlanEntryStatus: TypeAlias = (
    Literal["pending", "in_progress", "completed", "cancelled"] | str
)
"""How far a step of a plan has come. Other values are kept.

- `pending`: It has not begun.
- `in_progress`: It is being worked on.
- `completed`: It is done.
- `cancelled`: It was dropped before it was done.
"""

PlanId: TypeAlias = str
"""Names one plan within a session."""

PositionEncodingKind: TypeAlias = Literal["utf-16", "utf-32", "utf-8"]
"""The unit in which a place within a line is counted: bytes, UTF-16 code units or code
points. UTF-16 is meant where nothing was agreed.

- `utf-16`: UTF-16 code units; what holds where nothing was agreed.
- `utf-32`: Unicode code points.
- `utf-8`: Bytes of UTF-8.

Unstable: feature `unstable_nes` (off by default).
"""

ProtocolVersion: TypeAlias = int
"""The number of a protocol version. It changes only with what breaks old programs;
anything else is a capability. Must be an unsigned 16-bit integer.
"""

ProviderId: TypeAlias = str
"""Names a model provider that can be configured.

Unstable: feature `unstable_llm_providers` (off by default).
"""

RequestId: TypeAlias = int | str | None
"""The id that links a JSON-RPC request to its response. The sender of the request
chooses it.
"""

Role: TypeAlias = Literal["assistant", "user"] | str
"""The side of the conversation: the user or the assistant. Other values are kept.

- `assistant`: The agent's side.
- `user`: The user's side.
"""

SessionConfigGroupId: TypeAlias = str
"""Names a group of choices within a configuration option."""

SessionConfigId: TypeAlias = str
"""Names one configuration option of a session."""

SessionConfigOptionCategory: TypeAlias = (
    Literal["mode", "model", "model_config", "thought_level"] | str
)
"""What a configuration option is about, so that a client can place it well. It is only
a hint; names that start with `_` are free for own use. Other values are kept.

- `mode`: Chooses the mode of the session.
- `model`: Chooses the model.
- `model_config`: Sets something about the model.
- `thought_level`: Chooses how much the model reasons.
"""

SessionConfigValueId: TypeAlias = str
"""Names one choice of a configuration option."""

SessionId: TypeAlias = str
"""Names a conversation with an agent. Each has its own context, history and state."""

SessionListCursor: TypeAlias = str
"""Marks a place in the session list. Only the agent that made it can read it.

Since 1.21.0.
"""

StopReason: TypeAlias = (
    Literal["end_turn", "max_tokens", "max_turn_requests", "refusal", "cancelled"] | str
)
"""Why the agent stopped working. Other values are kept.

- `end_turn`: The work was done.
- `max_tokens`: The limit of tokens was reached.
- `max_turn_requests`: The limit of requests to the model was reached.
- `refusal`: The agent declined to go on. The prompt and what followed it will not be
  part of the next one, and the client should show that.
- `cancelled`: The client cancelled the work. Whatever fails on the way, a cancelled
  turn ends with this.
"""

StringFormat: TypeAlias = Literal["email", "uri", "date", "date-time"] | str
"""What a text answer must look like: a mail address, a URI, a date or a point in time.
Other values are kept.

- `email`: A mail address.
- `uri`: A URI.
- `date`: A day, as in 2026-01-31.
- `date-time`: A point in time, as in 2026-01-31T09:30:00Z.

Stable since 1.21.0.
"""

TerminalId: TypeAlias = str
"""Names one of the agent's terminals within a session.

Since 1.21.0.
"""

TextDocumentSyncKind: TypeAlias = Literal["full", "incremental"]
"""Whether the client sends the full text after each edit or only what changed.

- `full`: The whole text, after each change.
- `incremental`: Only the parts that changed.

Unstable: feature `unstable_nes` (off by default).
"""

ToolCallId: TypeAlias = str
"""Names one tool call within a session."""

ToolCallStatus: TypeAlias = (
    Literal["pending", "in_progress", "completed", "failed", "cancelled"] | str
)
"""How far a tool call has come. Other values are kept.

- `pending`: It has not begun: its input is still coming, it waits for a permission, or
  it is due later.
- `in_progress`: It is running.
- `completed`: It is done, and worked.
- `failed`: It ended with an error.
- `cancelled`: It was cancelled before it was done.
"""

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
"""What sort of work a tool does, so that a client can pick icons and layout. `other` is
meant where nothing fits. Other values are kept.

- `read`: Looks into files or data.
- `edit`: Changes files or their contents.
- `delete`: Takes files or data away.
- `move`: Moves or renames files.
- `search`: Looks for something.
- `execute`: Runs a command or code.
- `think`: Reasons or plans.
- `fetch`: Gets something from outside.
- `switch_mode`: Switches the session to another mode.
- `other`: Anything else; what holds where nothing is said.
"""


@dataclass(init=False, repr=False, eq=False, match_args=False)
class AcceptNesNotification(Record):
    """Tells the agent that the user took one of its edit suggestions.

    Params of `nes/accept`, a notification of the client to the agent. Unstable: feature
    `unstable_nes` (off by default).
    """

    __slots__ = ("meta", "session_id", "suggestion_id")

    session_id: SessionId
    """The session this belongs to, by the id the agent gave it. `sessionId` on the
    wire.
    """

    suggestion_id: NesSuggestionId
    """The suggestion the user took. `suggestionId` on the wire."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        session_id: SessionId,
        suggestion_id: NesSuggestionId,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Tells the agent that the user took one of its edit suggestions.

        :param session_id: The session this belongs to, by the id the agent gave it.
        :param suggestion_id: The suggestion the user took.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.session_id = session_id
        self.suggestion_id = suggestion_id
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class AgentAuthCapabilities(Record):
    """What the agent offers around signing in, apart from the sign-in methods
    themselves.
    """

    __slots__ = ("meta",)

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """What the agent offers around signing in, apart from the sign-in methods
        themselves.

        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class AgentCapabilities(Record):
    """What the agent can do, told once while the connection is set up. A client uses an
    optional feature only if it is listed here.
    """

    __slots__ = ("auth", "meta", "nes", "position_encoding", "providers", "session")

    session: SessionCapabilities | None
    """What the agent's sessions can do; `{}` means the basic methods. Omitted or null
    means that it has no sessions at all. Lenient: a malformed value is dropped.
    """

    auth: AgentAuthCapabilities | None
    """What the agent offers around signing in. The sign-in methods themselves are not
    listed here but in the setup response. Lenient: a malformed value is dropped.
    """

    providers: ProvidersCapabilities | None
    """Set, even to `{}`, if the client may list and change model providers. Omitted or
    null means it may not. Lenient: a malformed value is dropped. Unstable: feature
    `unstable_llm_providers` (off by default).
    """

    nes: NesCapabilities | None
    """What the agent needs for next edit suggestions. Omitted or null means it makes
    none. Lenient: a malformed value is dropped. Unstable: feature `unstable_nes` (off
    by default).
    """

    position_encoding: PositionEncodingKind | None
    """The unit for places within a line that the agent picked from the client's list.
    Omitted or null means the default, UTF-16. `positionEncoding` on the wire. Lenient:
    a malformed value is dropped. Unstable: feature `unstable_nes` (off by default).
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        session: SessionCapabilities | None = None,
        auth: AgentAuthCapabilities | None = None,
        providers: ProvidersCapabilities | None = None,
        nes: NesCapabilities | None = None,
        position_encoding: PositionEncodingKind | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """What the agent can do, told once while the connection is set up. A client
        uses an optional feature only if it is listed here.

        :param session: What the agent's sessions can do; `{}` means the basic methods. Omitted or null means that it has no sessions at all.
        :param auth: What the agent offers around signing in. The sign-in methods themselves are not listed here but in the setup response.
        :param providers: Set, even to `{}`, if the client may list and change model providers. Omitted or null means it may not.
        :param nes: What the agent needs for next edit suggestions. Omitted or null means it makes none.
        :param position_encoding: The unit for places within a line that the agent picked from the client's list. Omitted or null means the default, UTF-16.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.session = session
        self.auth = auth
        self.providers = providers
        self.nes = nes
        self.position_encoding = position_encoding
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class AgentMessage(Record):
    """Creates or changes one message of the agent, found by its id. Content given here
    takes the place of all earlier content and chunks; later chunks are added to it.
    """

    __slots__ = ("content", "message_id", "meta")

    message_id: MessageId
    """Names the message within the session. `messageId` on the wire."""

    content: list[ContentBlock] | None | UnsetType
    """The whole content of the message. Omitted keeps what is there, null or an empty
    list clears it. UNSET (the default) is omitted, None is null. Lenient: a malformed
    value is dropped, malformed items are skipped.
    """

    meta: dict[str, Any] | None | UnsetType
    """Metadata kept with the message. Omitted keeps what is there, null clears it, an
    object updates it. `_meta` on the wire. UNSET (the default) is omitted, None is
    null. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        message_id: MessageId,
        content: list[ContentBlock] | None | UnsetType = UNSET,
        meta: dict[str, Any] | None | UnsetType = UNSET,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Creates or changes one message of the agent, found by its id. Content given
        here takes the place of all earlier content and chunks; later chunks are added
        to it.

        :param message_id: Names the message within the session.
        :param content: The whole content of the message. Omitted keeps what is there, null or an empty list clears it.
        :param meta: Metadata kept with the message. Omitted keeps what is there, null clears it, an object updates it.
        """
        self.message_id = message_id
        self.content = content
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class AgentThought(Record):
    """Creates or changes one passage of the agent's reasoning, found by its id. Content
    given here takes the place of all earlier content and chunks; later chunks are added
    to it.
    """

    __slots__ = ("content", "message_id", "meta")

    message_id: MessageId
    """Names the message within the session. `messageId` on the wire."""

    content: list[ContentBlock] | None | UnsetType
    """The whole content of the passage. Omitted keeps what is there, null or an empty
    list clears it. UNSET (the default) is omitted, None is null. Lenient: a malformed
    value is dropped, malformed items are skipped.
    """

    meta: dict[str, Any] | None | UnsetType
    """Metadata kept with the passage. Omitted keeps what is there, null clears it, an
    object updates it. `_meta` on the wire. UNSET (the default) is omitted, None is
    null. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        message_id: MessageId,
        content: list[ContentBlock] | None | UnsetType = UNSET,
        meta: dict[str, Any] | None | UnsetType = UNSET,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Creates or changes one passage of the agent's reasoning, found by its id.
        Content given here takes the place of all earlier content and chunks; later
        chunks are added to it.

        :param message_id: Names the message within the session.
        :param content: The whole content of the passage. Omitted keeps what is there, null or an empty list clears it.
        :param meta: Metadata kept with the passage. Omitted keeps what is there, null clears it, an object updates it.
        """
        self.message_id = message_id
        self.content = content
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class Annotations(Record):
    """Hints on who a piece of content is meant for, how much it matters and how fresh
    it is. Clients may use them when they choose what to show.
    """

    __slots__ = ("audience", "last_modified", "meta", "priority")

    audience: list[Role] | None
    """For whom the content is meant: the user, the assistant or both. Omitted and null
    both leave that open. Lenient: a malformed value is dropped, malformed items are
    skipped.
    """

    last_modified: str | None
    """When the underlying resource last changed, as an ISO 8601 timestamp. Omitted and
    null both mean unknown. `lastModified` on the wire. Lenient: a malformed value is
    dropped.
    """

    priority: float | None
    """How much the content matters, as a number to compare with others: from 0, the
    least, to 1, the most. Must be at least 0, at most 1. Lenient: a malformed value is
    dropped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        audience: list[Role] | None = None,
        last_modified: str | None = None,
        priority: float | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Hints on who a piece of content is meant for, how much it matters and how
        fresh it is. Clients may use them when they choose what to show.

        :param audience: For whom the content is meant: the user, the assistant or both. Omitted and null both leave that open.
        :param last_modified: When the underlying resource last changed, as an ISO 8601 timestamp. Omitted and null both mean unknown.
        :param priority: How much the content matters, as a number to compare with others: from 0, the least, to 1, the most. Must be at least 0, at most 1.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.audience = audience
        self.last_modified = last_modified
        self.priority = priority
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class AudioContent(Record):
    """A sound recording, carried inline. A prompt may contain one only if the agent
    advertises the `audio` prompt capability.
    """

    __slots__ = ("annotations", "data", "meta", "mime_type")

    data: str
    """The sound file in base64."""

    mime_type: MediaType
    """Media type of the sound, for example `audio/wav`. `mimeType` on the wire."""

    annotations: Annotations | None
    """Hints for the client on whom this is for and how to show it. Lenient: a malformed
    value is dropped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        data: str,
        mime_type: MediaType,
        annotations: Annotations | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """A sound recording, carried inline. A prompt may contain one only if the agent
        advertises the `audio` prompt capability.

        :param data: The sound file in base64.
        :param mime_type: Media type of the sound, for example `audio/wav`.
        :param annotations: Hints for the client on whom this is for and how to show it.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.data = data
        self.mime_type = mime_type
        self.annotations = annotations
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class AuthCapabilities(Record):
    """Says which sign-in methods that need help from the client it can carry out. The
    agent offers such a method only if it is listed here.

    Stable since 1.21.0.
    """

    __slots__ = ("meta", "terminal")

    terminal: TerminalAuthCapabilities | None
    """Set, even to `{}`, if the client can run the agent program in a terminal for the
    user to sign in; only then may the agent offer it. Omitted or null means no.
    Lenient: a malformed value is dropped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        terminal: TerminalAuthCapabilities | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Says which sign-in methods that need help from the client it can carry out.
        The agent offers such a method only if it is listed here.

        :param terminal: Set, even to `{}`, if the client can run the agent program in a terminal for the user to sign in; only then may the agent offer it. Omitted or null means no.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.terminal = terminal
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class AuthMethodTerminal(Record):
    """A sign-in in a terminal: the client runs the agent program with these additions,
    and exit status 0 means success. Offered only if the client advertised it, and never
    passed to a sign-in request.

    Variant `terminal` of AuthMethod. Stable since 1.21.0.
    """

    __slots__ = ("args", "description", "env", "meta", "method_id", "name")

    type: Literal["terminal"] = field(default="terminal", init=False)
    """Always "terminal", which makes it this variant."""

    method_id: AuthMethodId
    """Names this way to sign in among those offered. `methodId` on the wire."""

    name: str
    """What to call this way to sign in when the user chooses."""

    description: str | None
    """A longer text for the user, shown with the name or title. Omitted and null both
    mean there is none. Lenient: a malformed value is dropped.
    """

    args: list[str] | None
    """Arguments to put after those with which the client usually starts the agent.
    Lenient: a malformed value is dropped, malformed items are skipped.
    """

    env: list[EnvVariable] | None
    """Environment variables to add when the agent is started for this. They win over
    variables of the same name. Lenient: a malformed value is dropped, malformed items
    are skipped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        method_id: AuthMethodId,
        name: str,
        description: str | None = None,
        args: list[str] | None = None,
        env: list[EnvVariable] | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """A sign-in in a terminal: the client runs the agent program with these
        additions, and exit status 0 means success. Offered only if the client
        advertised it, and never passed to a sign-in request.

        :param method_id: Names this way to sign in among those offered.
        :param name: What to call this way to sign in when the user chooses.
        :param description: A longer text for the user, shown with the name or title. Omitted and null both mean there is none.
        :param args: Arguments to put after those with which the client usually starts the agent.
        :param env: Environment variables to add when the agent is started for this. They win over variables of the same name.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.method_id = method_id
        self.name = name
        self.description = description
        self.args = args
        self.env = env
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class AuthMethodAgent(Record):
    """A sign-in that the agent runs by itself once the client has sent the login
    request for it.

    Variant `agent` of AuthMethod.
    """

    __slots__ = ("description", "meta", "method_id", "name")

    type: Literal["agent"] = field(default="agent", init=False)
    """Always "agent", which makes it this variant."""

    method_id: AuthMethodId
    """Names this way to sign in, for use in the sign-in request. `methodId` on the
    wire.
    """

    name: str
    """What to call this way to sign in when the user chooses."""

    description: str | None
    """A longer text for the user, shown with the name or title. Omitted and null both
    mean there is none. Lenient: a malformed value is dropped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        method_id: AuthMethodId,
        name: str,
        description: str | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """A sign-in that the agent runs by itself once the client has sent the login
        request for it.

        :param method_id: Names this way to sign in, for use in the sign-in request.
        :param name: What to call this way to sign in when the user chooses.
        :param description: A longer text for the user, shown with the name or title. Omitted and null both mean there is none.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.method_id = method_id
        self.name = name
        self.description = description
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class AuthMethodOther(Record):
    """What AuthMethod does not know: kept whole, and encoded as it was."""

    __slots__ = ("_keys", "description", "meta", "method_id", "name", "type")

    type: str
    """The kind as received; it is none of those listed. A name that starts with `_` is
    a private extension.
    """

    method_id: AuthMethodId
    """Names this way to sign in, whatever its kind. `methodId` on the wire."""

    name: str
    """What to call this way to sign in when the user chooses."""

    description: str | None
    """A longer text for the user, shown with the name or title. Omitted and null both
    mean there is none. Lenient: a malformed value is dropped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        type: str,
        method_id: AuthMethodId,
        name: str,
        description: str | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """What AuthMethod does not know: kept whole, and encoded as it was.

        :param type: The kind as received; it is none of those listed. A name that starts with `_` is a private extension.
        :param method_id: Names this way to sign in, whatever its kind.
        :param name: What to call this way to sign in when the user chooses.
        :param description: A longer text for the user, shown with the name or title. Omitted and null both mean there is none.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.type = type
        self.method_id = method_id
        self.name = name
        self.description = description
        self.meta = meta
        self.extra_fields = extra_fields
        self._keys: tuple[str, ...] | None = None


@dataclass(init=False, repr=False, eq=False, match_args=False)
class AvailableCommand(Record):
    """A command that the user may invoke from a prompt, as offered by the agent."""

    __slots__ = ("description", "input", "meta", "name")

    name: str
    """What the user types to invoke it, without a leading slash, for example
    `create_plan`.
    """

    description: str
    """What the command does, for the user to read."""

    input: AvailableCommandInput | None
    """What the command expects after its name. Omitted and null both mean that it takes
    no input. Lenient: a malformed value is dropped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        name: str,
        description: str,
        input: AvailableCommandInput | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """A command that the user may invoke from a prompt, as offered by the agent.

        :param name: What the user types to invoke it, without a leading slash, for example `create_plan`.
        :param description: What the command does, for the user to read.
        :param input: What the command expects after its name. Omitted and null both mean that it takes no input.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.name = name
        self.description = description
        self.input = input
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class TextCommandInput(Record):
    """The command takes whatever the user writes after its name, as plain text."""

    __slots__ = ("hint", "meta")

    hint: str
    """A short text to show while the user has not typed any input yet."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        hint: str,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """The command takes whatever the user writes after its name, as plain text.

        :param hint: A short text to show while the user has not typed any input yet.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.hint = hint
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class AvailableCommandInputText(TextCommandInput):
    """The command takes whatever the user writes after its name, as plain text.

    Variant `text` of AvailableCommandInput.
    """

    __slots__ = ()

    type: Literal["text"] = field(default="text", init=False)
    """Always "text", which makes it this variant."""


@dataclass(init=False, repr=False, eq=False, match_args=False)
class AvailableCommandInputOther(Record):
    """What AvailableCommandInput does not know: kept whole, and encoded as it was."""

    __slots__ = ("_keys", "type")

    type: str
    """The kind as received; it is none of those listed. A name that starts with `_` is
    a private extension.
    """

    def __init__(
        self,
        *,
        type: str,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """What AvailableCommandInput does not know: kept whole, and encoded as it was.

        :param type: The kind as received; it is none of those listed. A name that starts with `_` is a private extension.
        """
        self.type = type
        self.extra_fields = extra_fields
        self._keys: tuple[str, ...] | None = None


@dataclass(init=False, repr=False, eq=False, match_args=False)
class AvailableCommandsUpdate(Record):
    """Gives the client the commands that can be used from now on, in place of those it
    had.
    """

    __slots__ = ("available_commands", "meta")

    available_commands: list[AvailableCommand]
    """All commands that can be used from now on. A later list takes the place of this
    one. `availableCommands` on the wire. Lenient: a malformed value is dropped,
    malformed items are skipped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        available_commands: list[AvailableCommand],
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Gives the client the commands that can be used from now on, in place of those
        it had.

        :param available_commands: All commands that can be used from now on. A later list takes the place of this one.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.available_commands = available_commands
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class BlobResourceContents(Record):
    """The contents of a binary resource, carried inline."""

    __slots__ = ("blob", "meta", "mime_type", "uri")

    blob: str
    """The bytes of the resource in base64."""

    uri: str
    """Which resource this is, as a URI."""

    mime_type: MediaType | None
    """Media type of the bytes. Omitted and null both mean unknown. `mimeType` on the
    wire. Lenient: a malformed value is dropped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        blob: str,
        uri: str,
        mime_type: MediaType | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """The contents of a binary resource, carried inline.

        :param blob: The bytes of the resource in base64.
        :param uri: Which resource this is, as a URI.
        :param mime_type: Media type of the bytes. Omitted and null both mean unknown.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.blob = blob
        self.uri = uri
        self.mime_type = mime_type
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class BooleanPropertySchema(Record):
    """A form field answered with yes or no.

    Stable since 1.21.0.
    """

    __slots__ = ("default", "description", "meta", "title")

    title: str | None
    """A short heading for the user. Omitted and null both mean there is none. Lenient:
    a malformed value is dropped.
    """

    description: str | None
    """A longer text for the user, shown with the name or title. Omitted and null both
    mean there is none. Lenient: a malformed value is dropped.
    """

    default: bool | None
    """The answer that is filled in at first. Omitted and null both mean none. Lenient:
    a malformed value is dropped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        title: str | None = None,
        description: str | None = None,
        default: bool | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """A form field answered with yes or no.

        :param title: A short heading for the user. Omitted and null both mean there is none.
        :param description: A longer text for the user, shown with the name or title. Omitted and null both mean there is none.
        :param default: The answer that is filled in at first. Omitted and null both mean none.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.title = title
        self.description = description
        self.default = default
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class CancelRequestNotification(Record):
    """Asks the other side to give up a request it is still working on.

    Params of `$/cancel_request`, a notification that either side may send.
    """

    __slots__ = ("meta", "request_id")

    request_id: RequestId
    """The request to give up: one that the sender of this notification made itself.
    `requestId` on the wire.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        request_id: RequestId,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Asks the other side to give up a request it is still working on.

        :param request_id: The request to give up: one that the sender of this notification made itself.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.request_id = request_id
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class CancelSessionNotification(Record):
    """Stops the foreground work of a session. The agent confirms it with an idle state
    update whose stop reason is `cancelled`.

    Params of `session/cancel`, a notification of the client to the agent.
    """

    __slots__ = ("meta", "session_id")

    session_id: SessionId
    """The session whose work is to stop. `sessionId` on the wire."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        session_id: SessionId,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Stops the foreground work of a session. The agent confirms it with an idle
        state update whose stop reason is `cancelled`.

        :param session_id: The session whose work is to stop.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.session_id = session_id
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ClientCapabilities(Record):
    """What the client can do, told once while the connection is set up. An agent uses
    an optional feature only if it is listed here.
    """

    __slots__ = ("auth", "elicitation", "meta", "nes", "position_encodings")

    auth: AuthCapabilities | None
    """With which kinds of sign-in the client can help; the agent offers no others of
    these. Omitted or null means with none. Lenient: a malformed value is dropped.
    Stable since 1.21.0.
    """

    elicitation: ElicitationCapabilities | None
    """Which ways of asking the user the client has. Omitted or null means none, and
    nothing may be asked. Lenient: a malformed value is dropped. Stable since 1.21.0.
    """

    nes: ClientNesCapabilities | None
    """Which kinds of next edit suggestion the client can show besides text edits.
    Omitted or null means no others. Lenient: a malformed value is dropped. Unstable:
    feature `unstable_nes` (off by default).
    """

    position_encodings: list[PositionEncodingKind] | None
    """The units for places within a line that the client can use, the best liked first.
    `positionEncodings` on the wire. Lenient: a malformed value is dropped, malformed
    items are skipped. Unstable: feature `unstable_nes` (off by default).
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        auth: AuthCapabilities | None = None,
        elicitation: ElicitationCapabilities | None = None,
        nes: ClientNesCapabilities | None = None,
        position_encodings: list[PositionEncodingKind] | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """What the client can do, told once while the connection is set up. An agent
        uses an optional feature only if it is listed here.

        :param auth: With which kinds of sign-in the client can help; the agent offers no others of these. Omitted or null means with none.
        :param elicitation: Which ways of asking the user the client has. Omitted or null means none, and nothing may be asked.
        :param nes: Which kinds of next edit suggestion the client can show besides text edits. Omitted or null means no others.
        :param position_encodings: The units for places within a line that the client can use, the best liked first.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.auth = auth
        self.elicitation = elicitation
        self.nes = nes
        self.position_encodings = position_encodings
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ClientNesCapabilities(Record):
    """Which kinds of next edit suggestion the client can show besides plain text edits.

    Unstable: feature `unstable_nes` (off by default).
    """

    __slots__ = ("jump", "meta", "rename", "search_and_replace")

    jump: NesJumpCapabilities | None
    """Set, even to `{}`, if jumps to another place can be suggested. Omitted or null
    means they cannot. Lenient: a malformed value is dropped.
    """

    rename: NesRenameCapabilities | None
    """Set, even to `{}`, if the renaming of symbols can be suggested. Omitted or null
    means it cannot. Lenient: a malformed value is dropped.
    """

    search_and_replace: NesSearchAndReplaceCapabilities | None
    """Set, even to `{}`, if a search and replace can be suggested. Omitted or null
    means it cannot. `searchAndReplace` on the wire. Lenient: a malformed value is
    dropped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        jump: NesJumpCapabilities | None = None,
        rename: NesRenameCapabilities | None = None,
        search_and_replace: NesSearchAndReplaceCapabilities | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Which kinds of next edit suggestion the client can show besides plain text
        edits.

        :param jump: Set, even to `{}`, if jumps to another place can be suggested. Omitted or null means they cannot.
        :param rename: Set, even to `{}`, if the renaming of symbols can be suggested. Omitted or null means it cannot.
        :param search_and_replace: Set, even to `{}`, if a search and replace can be suggested. Omitted or null means it cannot.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.jump = jump
        self.rename = rename
        self.search_and_replace = search_and_replace
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class CloseNesRequest(Record):
    """Ends a session for next edit suggestions. The agent stops its work there and
    frees what it holds.

    Params of `nes/close`, a request of the client to the agent. Unstable: feature
    `unstable_nes` (off by default).
    """

    __slots__ = ("meta", "session_id")

    session_id: SessionId
    """The suggestion session to end. `sessionId` on the wire."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        session_id: SessionId,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Ends a session for next edit suggestions. The agent stops its work there and
        frees what it holds.

        :param session_id: The suggestion session to end.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.session_id = session_id
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class CloseNesResponse(Record):
    """Confirms that the suggestion session has ended.

    Result of `nes/close`, the answer of the agent to the client. Unstable: feature
    `unstable_nes` (off by default).
    """

    __slots__ = ("meta",)

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Confirms that the suggestion session has ended.

        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class CloseSessionRequest(Record):
    """Ends an active session: the agent stops its work, as if it had been cancelled,
    and frees what the session holds.

    Params of `session/close`, a request of the client to the agent.
    """

    __slots__ = ("meta", "session_id")

    session_id: SessionId
    """The session to close. `sessionId` on the wire."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        session_id: SessionId,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Ends an active session: the agent stops its work, as if it had been
        cancelled, and frees what the session holds.

        :param session_id: The session to close.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.session_id = session_id
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class CloseSessionResponse(Record):
    """Confirms that the session is closed and its resources are free.

    Result of `session/close`, the answer of the agent to the client.
    """

    __slots__ = ("meta",)

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Confirms that the session is closed and its resources are free.

        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class CommandPermissionSubject(Record):
    """The command line that the agent wants to run, as the subject of a permission
    question.

    Since 1.21.0.
    """

    __slots__ = ("command", "cwd", "meta", "terminal_id", "tool_call_id")

    command: str
    """The command line that runs if the user agrees."""

    cwd: AbsolutePath
    """Where the command would run, as an absolute path."""

    tool_call_id: ToolCallId | None
    """The tool call it is part of. Omitted and null both mean none is known.
    `toolCallId` on the wire. Lenient: a malformed value is dropped.
    """

    terminal_id: TerminalId | None
    """The terminal it would run in. Omitted and null both mean not known yet.
    `terminalId` on the wire. Lenient: a malformed value is dropped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own about the command. A reader must not rely on keys it
    does not know. `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        command: str,
        cwd: AbsolutePath,
        tool_call_id: ToolCallId | None = None,
        terminal_id: TerminalId | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """The command line that the agent wants to run, as the subject of a permission
        question.

        :param command: The command line that runs if the user agrees.
        :param cwd: Where the command would run, as an absolute path.
        :param tool_call_id: The tool call it is part of. Omitted and null both mean none is known.
        :param terminal_id: The terminal it would run in. Omitted and null both mean not known yet.
        :param meta: Room for data of your own about the command. A reader must not rely on keys it does not know.
        """
        self.command = command
        self.cwd = cwd
        self.tool_call_id = tool_call_id
        self.terminal_id = terminal_id
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class CompactionSummaryChunk(Record):
    """Adds one block to the summary of a compaction, in order of arrival.

    Unstable: feature `unstable_session_compaction` (off by default). Since 1.21.0.
    """

    __slots__ = ("compaction_id", "content", "meta")

    compaction_id: CompactionId
    """The compaction this belongs to, as named by the agent. `compactionId` on the
    wire.
    """

    content: ContentBlock
    """The block to put at the end of the summary."""

    meta: dict[str, Any] | None
    """Room for data about this chunk only; it does not touch what is kept with the
    compaction. `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        compaction_id: CompactionId,
        content: ContentBlock,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Adds one block to the summary of a compaction, in order of arrival.

        :param compaction_id: The compaction this belongs to, as named by the agent.
        :param content: The block to put at the end of the summary.
        :param meta: Room for data about this chunk only; it does not touch what is kept with the compaction.
        """
        self.compaction_id = compaction_id
        self.content = content
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class CompactionUpdate(Record):
    """Creates or changes one compaction of the context, found by its id. The first
    update fixes its place in the timeline.

    Unstable: feature `unstable_session_compaction` (off by default). Since 1.21.0.
    """

    __slots__ = ("compaction_id", "error", "meta", "status", "summary")

    compaction_id: CompactionId
    """The compaction this belongs to, as named by the agent. `compactionId` on the
    wire.
    """

    status: CompactionStatus
    """How far the compaction has come."""

    summary: list[ContentBlock] | None | UnsetType
    """The whole summary as the user may see it. Omitted keeps what is there, null or an
    empty list clears it. UNSET (the default) is omitted, None is null. Lenient: a
    malformed value is dropped, malformed items are skipped.
    """

    error: str | None | UnsetType
    """What went wrong, for the user to read. Omitted keeps what is there, null clears
    it. UNSET (the default) is omitted, None is null. Lenient: a malformed value is
    dropped.
    """

    meta: dict[str, Any] | None | UnsetType
    """Metadata kept with the compaction. Omitted keeps what is there, null clears it,
    an object updates it. `_meta` on the wire. UNSET (the default) is omitted, None is
    null. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        compaction_id: CompactionId,
        status: CompactionStatus,
        summary: list[ContentBlock] | None | UnsetType = UNSET,
        error: str | None | UnsetType = UNSET,
        meta: dict[str, Any] | None | UnsetType = UNSET,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Creates or changes one compaction of the context, found by its id. The first
        update fixes its place in the timeline.

        :param compaction_id: The compaction this belongs to, as named by the agent.
        :param status: How far the compaction has come.
        :param summary: The whole summary as the user may see it. Omitted keeps what is there, null or an empty list clears it.
        :param error: What went wrong, for the user to read. Omitted keeps what is there, null clears it.
        :param meta: Metadata kept with the compaction. Omitted keeps what is there, null clears it, an object updates it.
        """
        self.compaction_id = compaction_id
        self.status = status
        self.summary = summary
        self.error = error
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class CompleteElicitationNotification(Record):
    """Tells the client that what the user was sent to a web page for is now done.

    Params of `elicitation/complete`, a notification of the agent to the client. Stable
    since 1.21.0.
    """

    __slots__ = ("elicitation_id", "meta")

    elicitation_id: ElicitationId
    """The request that is done. `elicitationId` on the wire."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        elicitation_id: ElicitationId,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Tells the client that what the user was sent to a web page for is now done.

        :param elicitation_id: The request that is done.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.elicitation_id = elicitation_id
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ConfigOptionUpdate(Record):
    """Reports that the session's configuration options, or their values, are now
    others.
    """

    __slots__ = ("config_options", "meta")

    config_options: list[SessionConfigOption]
    """All options the user can set in this session, with their present values.
    `configOptions` on the wire. Lenient: a malformed value is dropped, malformed items
    are skipped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        config_options: list[SessionConfigOption],
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Reports that the session's configuration options, or their values, are now
        others.

        :param config_options: All options the user can set in this session, with their present values.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.config_options = config_options
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ConnectMcpRequest(Record):
    """Opens a connection to an MCP server that a component on the client's side
    provides over this channel.

    Params of `mcp/connect`, a request of the agent to the client. Unstable: feature
    `unstable_mcp_over_acp` (off by default).
    """

    __slots__ = ("meta", "server_id")

    server_id: McpServerAcpId
    """The MCP server that is meant, by the id its provider chose. `serverId` on the
    wire.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        server_id: McpServerAcpId,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Opens a connection to an MCP server that a component on the client's side
        provides over this channel.

        :param server_id: The MCP server that is meant, by the id its provider chose.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.server_id = server_id
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ConnectMcpResponse(Record):
    """Confirms the connection and gives it a name for the messages that follow.

    Result of `mcp/connect`, the answer of the client to the agent. Unstable: feature
    `unstable_mcp_over_acp` (off by default).
    """

    __slots__ = ("connection_id", "meta")

    connection_id: McpConnectionId
    """Names the new connection in all messages on it. `connectionId` on the wire."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        connection_id: McpConnectionId,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Confirms the connection and gives it a name for the messages that follow.

        :param connection_id: Names the new connection in all messages on it.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.connection_id = connection_id
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class Content(Record):
    """An ordinary content block among the output of a tool call."""

    __slots__ = ("content", "meta")

    content: ContentBlock
    """The block to show."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        content: ContentBlock,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """An ordinary content block among the output of a tool call.

        :param content: The block to show.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.content = content
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class TextContent(Record):
    """Text, plain or Markdown. Every agent takes it in a prompt."""

    __slots__ = ("annotations", "meta", "text")

    text: str
    """The text itself."""

    annotations: Annotations | None
    """Hints for the client on whom this is for and how to show it. Lenient: a malformed
    value is dropped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        text: str,
        annotations: Annotations | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Text, plain or Markdown. Every agent takes it in a prompt.

        :param text: The text itself.
        :param annotations: Hints for the client on whom this is for and how to show it.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.text = text
        self.annotations = annotations
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ContentBlockText(TextContent):
    """Text, plain or Markdown. Every agent takes it in a prompt.

    Variant `text` of ContentBlock.
    """

    __slots__ = ()

    type: Literal["text"] = field(default="text", init=False)
    """Always "text", which makes it this variant."""


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ImageContent(Record):
    """A picture, carried inline. A prompt may contain one only if the agent advertises
    the `image` prompt capability.
    """

    __slots__ = ("annotations", "data", "meta", "mime_type", "uri")

    data: str
    """The image file in base64."""

    mime_type: MediaType
    """Media type of the data, for example `image/png`. `mimeType` on the wire."""

    uri: str | None
    """Where the picture comes from. Omitted and null both mean unknown. Lenient: a
    malformed value is dropped.
    """

    annotations: Annotations | None
    """Hints for the client on whom this is for and how to show it. Lenient: a malformed
    value is dropped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        data: str,
        mime_type: MediaType,
        uri: str | None = None,
        annotations: Annotations | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """A picture, carried inline. A prompt may contain one only if the agent
        advertises the `image` prompt capability.

        :param data: The image file in base64.
        :param mime_type: Media type of the data, for example `image/png`.
        :param uri: Where the picture comes from. Omitted and null both mean unknown.
        :param annotations: Hints for the client on whom this is for and how to show it.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.data = data
        self.mime_type = mime_type
        self.uri = uri
        self.annotations = annotations
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ContentBlockImage(ImageContent):
    """A picture, carried inline. A prompt may contain one only if the agent advertises
    the `image` prompt capability.

    Variant `image` of ContentBlock.
    """

    __slots__ = ()

    type: Literal["image"] = field(default="image", init=False)
    """Always "image", which makes it this variant."""


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ContentBlockAudio(AudioContent):
    """A sound recording, carried inline. A prompt may contain one only if the agent
    advertises the `audio` prompt capability.

    Variant `audio` of ContentBlock.
    """

    __slots__ = ()

    type: Literal["audio"] = field(default="audio", init=False)
    """Always "audio", which makes it this variant."""


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ResourceLink(Record):
    """Points to a resource without its contents. Every agent takes these in a
    prompt.
    """

    __slots__ = (
        "annotations",
        "description",
        "icons",
        "meta",
        "mime_type",
        "name",
        "size",
        "title",
        "uri",
    )

    name: str
    """Name of the resource, shown if there is no title."""

    uri: str
    """Where the resource is, as a URI."""

    title: str | None
    """A short heading for the user. Omitted and null both mean there is none. Lenient:
    a malformed value is dropped.
    """

    description: str | None
    """A longer text for the user, shown with the name or title. Omitted and null both
    mean there is none. Lenient: a malformed value is dropped.
    """

    icons: list[Icon] | None
    """Pictures for the resource in several sizes, of which the client picks one.
    Omitted and null both mean there are none. Lenient: a malformed value is dropped,
    malformed items are skipped.
    """

    mime_type: MediaType | None
    """Media type of the resource. Omitted and null both mean unknown. `mimeType` on the
    wire. Lenient: a malformed value is dropped.
    """

    size: int | None
    """Size of the resource in bytes. Omitted and null both mean unknown. Must be a
    64-bit integer. Lenient: a malformed value is dropped.
    """

    annotations: Annotations | None
    """Hints for the client on whom this is for and how to show it. Lenient: a malformed
    value is dropped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        name: str,
        uri: str,
        title: str | None = None,
        description: str | None = None,
        icons: list[Icon] | None = None,
        mime_type: MediaType | None = None,
        size: int | None = None,
        annotations: Annotations | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Points to a resource without its contents. Every agent takes these in a
        prompt.

        :param name: Name of the resource, shown if there is no title.
        :param uri: Where the resource is, as a URI.
        :param title: A short heading for the user. Omitted and null both mean there is none.
        :param description: A longer text for the user, shown with the name or title. Omitted and null both mean there is none.
        :param icons: Pictures for the resource in several sizes, of which the client picks one. Omitted and null both mean there are none.
        :param mime_type: Media type of the resource. Omitted and null both mean unknown.
        :param size: Size of the resource in bytes. Omitted and null both mean unknown. Must be a 64-bit integer.
        :param annotations: Hints for the client on whom this is for and how to show it.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.name = name
        self.uri = uri
        self.title = title
        self.description = description
        self.icons = icons
        self.mime_type = mime_type
        self.size = size
        self.annotations = annotations
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ContentBlockResourceLink(ResourceLink):
    """Points to a resource without its contents. Every agent takes these in a prompt.

    Variant `resource_link` of ContentBlock.
    """

    __slots__ = ()

    type: Literal["resource_link"] = field(default="resource_link", init=False)
    """Always "resource_link", which makes it this variant."""


@dataclass(init=False, repr=False, eq=False, match_args=False)
class EmbeddedResource(Record):
    """A resource whose contents travel along. A prompt may contain one only if the
    agent advertises the `embeddedContext` prompt capability.
    """

    __slots__ = ("annotations", "meta", "resource")

    resource: EmbeddedResourceResource
    """The contents, as text or as bytes."""

    annotations: Annotations | None
    """Hints for the client on whom this is for and how to show it. Lenient: a malformed
    value is dropped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        resource: EmbeddedResourceResource,
        annotations: Annotations | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """A resource whose contents travel along. A prompt may contain one only if the
        agent advertises the `embeddedContext` prompt capability.

        :param resource: The contents, as text or as bytes.
        :param annotations: Hints for the client on whom this is for and how to show it.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.resource = resource
        self.annotations = annotations
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ContentBlockResource(EmbeddedResource):
    """A resource whose contents travel along. A prompt may contain one only if the
    agent advertises the `embeddedContext` prompt capability.

    Variant `resource` of ContentBlock.
    """

    __slots__ = ()

    type: Literal["resource"] = field(default="resource", init=False)
    """Always "resource", which makes it this variant."""


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ContentBlockOther(Record):
    """What ContentBlock does not know: kept whole, and encoded as it was."""

    __slots__ = ("_keys", "type")

    type: str
    """The kind as received; it is none of those listed. A name that starts with `_` is
    a private extension.
    """

    def __init__(
        self,
        *,
        type: str,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """What ContentBlock does not know: kept whole, and encoded as it was.

        :param type: The kind as received; it is none of those listed. A name that starts with `_` is a private extension.
        """
        self.type = type
        self.extra_fields = extra_fields
        self._keys: tuple[str, ...] | None = None


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ContentChunk(Record):
    """The next piece of a message that is streamed."""

    __slots__ = ("content", "message_id", "meta")

    message_id: MessageId
    """The message that this is a piece of. All pieces of one message have the same id.
    `messageId` on the wire.
    """

    content: ContentBlock
    """The block to add to the message."""

    meta: dict[str, Any] | None
    """Room for data about this chunk only; it does not touch what is kept with the
    message. `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        message_id: MessageId,
        content: ContentBlock,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """The next piece of a message that is streamed.

        :param message_id: The message that this is a piece of. All pieces of one message have the same id.
        :param content: The block to add to the message.
        :param meta: Room for data about this chunk only; it does not touch what is kept with the message.
        """
        self.message_id = message_id
        self.content = content
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class Cost(Record):
    """What a session has cost so far."""

    __slots__ = ("amount", "currency", "meta")

    amount: float
    """The total since the session began, in the unit that `currency` gives."""

    currency: str
    """The unit of the amount: an ISO 4217 code such as `EUR`, or a name such as
    `credits`. Must match `^[A-Z]{3}$`.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        amount: float,
        currency: str,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """What a session has cost so far.

        :param amount: The total since the session began, in the unit that `currency` gives.
        :param currency: The unit of the amount: an ISO 4217 code such as `EUR`, or a name such as `credits`. Must match `^[A-Z]{3}$`.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.amount = amount
        self.currency = currency
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ElicitationSessionScope(Record):
    """Ties the question to a session and, if known, to a tool call in it, for example
    one that runs an MCP tool.

    Stable since 1.21.0.
    """

    __slots__ = ("session_id", "tool_call_id")

    session_id: SessionId
    """The session in which the question comes up. `sessionId` on the wire."""

    tool_call_id: ToolCallId | None
    """The tool call that needs the answer. Omitted and null both mean that it is for
    the session as such. `toolCallId` on the wire. Lenient: a malformed value is
    dropped.
    """

    def __init__(
        self,
        *,
        session_id: SessionId,
        tool_call_id: ToolCallId | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Ties the question to a session and, if known, to a tool call in it, for
        example one that runs an MCP tool.

        :param session_id: The session in which the question comes up.
        :param tool_call_id: The tool call that needs the answer. Omitted and null both mean that it is for the session as such.
        """
        self.session_id = session_id
        self.tool_call_id = tool_call_id
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ElicitationFormModeSession(ElicitationSessionScope):
    """Ties the question to a session and, if known, to a tool call in it, for example
    one that runs an MCP tool.

    Stable since 1.21.0.
    """

    __slots__ = ("requested_schema",)

    requested_schema: ElicitationSchema
    """The form to show, with its fields. `requestedSchema` on the wire."""

    def __init__(
        self,
        *,
        session_id: SessionId,
        requested_schema: ElicitationSchema,
        tool_call_id: ToolCallId | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Ties the question to a session and, if known, to a tool call in it, for
        example one that runs an MCP tool.

        :param session_id: The session in which the question comes up.
        :param tool_call_id: The tool call that needs the answer. Omitted and null both mean that it is for the session as such.
        :param requested_schema: The form to show, with its fields.
        """
        self.session_id = session_id
        self.tool_call_id = tool_call_id
        self.requested_schema = requested_schema
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class CreateElicitationRequestFormSession(ElicitationFormModeSession):
    """Ties the question to a session and, if known, to a tool call in it, for example
    one that runs an MCP tool.

    Variant `form` of CreateElicitationRequest. Stable since 1.21.0.
    """

    __slots__ = ("message", "meta")

    mode: Literal["form"] = field(default="form", init=False)
    """Always "form", which makes it this variant."""

    message: str
    """What the user is asked for and why."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        session_id: SessionId,
        requested_schema: ElicitationSchema,
        message: str,
        tool_call_id: ToolCallId | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Ties the question to a session and, if known, to a tool call in it, for
        example one that runs an MCP tool.

        :param session_id: The session in which the question comes up.
        :param tool_call_id: The tool call that needs the answer. Omitted and null both mean that it is for the session as such.
        :param requested_schema: The form to show, with its fields.
        :param message: What the user is asked for and why.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.session_id = session_id
        self.tool_call_id = tool_call_id
        self.requested_schema = requested_schema
        self.message = message
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ElicitationRequestScope(Record):
    """Ties the question to a pending request outside any session, for example during
    sign-in.

    Stable since 1.21.0.
    """

    __slots__ = ("request_id",)

    request_id: RequestId
    """The request of the client that cannot go on without the answer. `requestId` on
    the wire.
    """

    def __init__(
        self,
        *,
        request_id: RequestId,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Ties the question to a pending request outside any session, for example
        during sign-in.

        :param request_id: The request of the client that cannot go on without the answer.
        """
        self.request_id = request_id
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ElicitationFormModeRequest(ElicitationRequestScope):
    """Ties the question to a pending request outside any session, for example during
    sign-in.

    Stable since 1.21.0.
    """

    __slots__ = ("requested_schema",)

    requested_schema: ElicitationSchema
    """The form to show, with its fields. `requestedSchema` on the wire."""

    def __init__(
        self,
        *,
        request_id: RequestId,
        requested_schema: ElicitationSchema,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Ties the question to a pending request outside any session, for example
        during sign-in.

        :param request_id: The request of the client that cannot go on without the answer.
        :param requested_schema: The form to show, with its fields.
        """
        self.request_id = request_id
        self.requested_schema = requested_schema
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class CreateElicitationRequestFormRequest(ElicitationFormModeRequest):
    """Ties the question to a pending request outside any session, for example during
    sign-in.

    Variant `form` of CreateElicitationRequest. Stable since 1.21.0.
    """

    __slots__ = ("message", "meta")

    mode: Literal["form"] = field(default="form", init=False)
    """Always "form", which makes it this variant."""

    message: str
    """What the user is asked for and why."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        request_id: RequestId,
        requested_schema: ElicitationSchema,
        message: str,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Ties the question to a pending request outside any session, for example
        during sign-in.

        :param request_id: The request of the client that cannot go on without the answer.
        :param requested_schema: The form to show, with its fields.
        :param message: What the user is asked for and why.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.request_id = request_id
        self.requested_schema = requested_schema
        self.message = message
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ElicitationUrlModeSession(ElicitationSessionScope):
    """Ties the question to a session and, if known, to a tool call in it, for example
    one that runs an MCP tool.

    Stable since 1.21.0.
    """

    __slots__ = ("elicitation_id", "url")

    elicitation_id: ElicitationId
    """Names the request, so that the agent can report later that the user is done on
    the web page. `elicitationId` on the wire.
    """

    url: str
    """The page to open. The client asks the user before it does so."""

    def __init__(
        self,
        *,
        session_id: SessionId,
        elicitation_id: ElicitationId,
        url: str,
        tool_call_id: ToolCallId | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Ties the question to a session and, if known, to a tool call in it, for
        example one that runs an MCP tool.

        :param session_id: The session in which the question comes up.
        :param tool_call_id: The tool call that needs the answer. Omitted and null both mean that it is for the session as such.
        :param elicitation_id: Names the request, so that the agent can report later that the user is done on the web page.
        :param url: The page to open. The client asks the user before it does so.
        """
        self.session_id = session_id
        self.tool_call_id = tool_call_id
        self.elicitation_id = elicitation_id
        self.url = url
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class CreateElicitationRequestUrlSession(ElicitationUrlModeSession):
    """Ties the question to a session and, if known, to a tool call in it, for example
    one that runs an MCP tool.

    Variant `url` of CreateElicitationRequest. Stable since 1.21.0.
    """

    __slots__ = ("message", "meta")

    mode: Literal["url"] = field(default="url", init=False)
    """Always "url", which makes it this variant."""

    message: str
    """What the user is asked for and why."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        session_id: SessionId,
        elicitation_id: ElicitationId,
        url: str,
        message: str,
        tool_call_id: ToolCallId | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Ties the question to a session and, if known, to a tool call in it, for
        example one that runs an MCP tool.

        :param session_id: The session in which the question comes up.
        :param tool_call_id: The tool call that needs the answer. Omitted and null both mean that it is for the session as such.
        :param elicitation_id: Names the request, so that the agent can report later that the user is done on the web page.
        :param url: The page to open. The client asks the user before it does so.
        :param message: What the user is asked for and why.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.session_id = session_id
        self.tool_call_id = tool_call_id
        self.elicitation_id = elicitation_id
        self.url = url
        self.message = message
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ElicitationUrlModeRequest(ElicitationRequestScope):
    """Ties the question to a pending request outside any session, for example during
    sign-in.

    Stable since 1.21.0.
    """

    __slots__ = ("elicitation_id", "url")

    elicitation_id: ElicitationId
    """Names the request, so that the agent can report later that the user is done on
    the web page. `elicitationId` on the wire.
    """

    url: str
    """The page to open. The client asks the user before it does so."""

    def __init__(
        self,
        *,
        request_id: RequestId,
        elicitation_id: ElicitationId,
        url: str,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Ties the question to a pending request outside any session, for example
        during sign-in.

        :param request_id: The request of the client that cannot go on without the answer.
        :param elicitation_id: Names the request, so that the agent can report later that the user is done on the web page.
        :param url: The page to open. The client asks the user before it does so.
        """
        self.request_id = request_id
        self.elicitation_id = elicitation_id
        self.url = url
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class CreateElicitationRequestUrlRequest(ElicitationUrlModeRequest):
    """Ties the question to a pending request outside any session, for example during
    sign-in.

    Variant `url` of CreateElicitationRequest. Stable since 1.21.0.
    """

    __slots__ = ("message", "meta")

    mode: Literal["url"] = field(default="url", init=False)
    """Always "url", which makes it this variant."""

    message: str
    """What the user is asked for and why."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        request_id: RequestId,
        elicitation_id: ElicitationId,
        url: str,
        message: str,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Ties the question to a pending request outside any session, for example
        during sign-in.

        :param request_id: The request of the client that cannot go on without the answer.
        :param elicitation_id: Names the request, so that the agent can report later that the user is done on the web page.
        :param url: The page to open. The client asks the user before it does so.
        :param message: What the user is asked for and why.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.request_id = request_id
        self.elicitation_id = elicitation_id
        self.url = url
        self.message = message
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class CreateElicitationRequestOtherSession(Record):
    """Ties the question to a session and, if known, to a tool call in it, for example
    one that runs an MCP tool.

    Stable since 1.21.0.
    """

    __slots__ = ("_keys", "message", "meta", "mode", "session_id", "tool_call_id")

    session_id: SessionId
    """The session in which the question comes up. `sessionId` on the wire."""

    tool_call_id: ToolCallId | None
    """The tool call that needs the answer. Omitted and null both mean that it is for
    the session as such. `toolCallId` on the wire. Lenient: a malformed value is
    dropped.
    """

    mode: str
    """The way of asking, as received; it is none of those listed. A client must not
    show it as one it knows.
    """

    message: str
    """What the user is asked for and why."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        session_id: SessionId,
        mode: str,
        message: str,
        tool_call_id: ToolCallId | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Ties the question to a session and, if known, to a tool call in it, for
        example one that runs an MCP tool.

        :param session_id: The session in which the question comes up.
        :param tool_call_id: The tool call that needs the answer. Omitted and null both mean that it is for the session as such.
        :param mode: The way of asking, as received; it is none of those listed. A client must not show it as one it knows.
        :param message: What the user is asked for and why.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.session_id = session_id
        self.tool_call_id = tool_call_id
        self.mode = mode
        self.message = message
        self.meta = meta
        self.extra_fields = extra_fields
        self._keys: tuple[str, ...] | None = None


@dataclass(init=False, repr=False, eq=False, match_args=False)
class CreateElicitationRequestOtherRequest(Record):
    """Ties the question to a pending request outside any session, for example during
    sign-in.

    Stable since 1.21.0.
    """

    __slots__ = ("_keys", "message", "meta", "mode", "request_id")

    request_id: RequestId
    """The request of the client that cannot go on without the answer. `requestId` on
    the wire.
    """

    mode: str
    """The way of asking, as received; it is none of those listed. A client must not
    show it as one it knows.
    """

    message: str
    """What the user is asked for and why."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        request_id: RequestId,
        mode: str,
        message: str,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Ties the question to a pending request outside any session, for example
        during sign-in.

        :param request_id: The request of the client that cannot go on without the answer.
        :param mode: The way of asking, as received; it is none of those listed. A client must not show it as one it knows.
        :param message: What the user is asked for and why.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.request_id = request_id
        self.mode = mode
        self.message = message
        self.meta = meta
        self.extra_fields = extra_fields
        self._keys: tuple[str, ...] | None = None


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ElicitationAcceptAction(Record):
    """The user agreed and, in a form, answered.

    Stable since 1.21.0.
    """

    __slots__ = ("content",)

    content: dict[str, ElicitationContentValue] | None
    """The answers by field name, as the form's schema asks for them. Omitted or null if
    there are none, as for a web page.
    """

    def __init__(
        self,
        *,
        content: dict[str, ElicitationContentValue] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """The user agreed and, in a form, answered.

        :param content: The answers by field name, as the form's schema asks for them. Omitted or null if there are none, as for a web page.
        """
        self.content = content
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class CreateElicitationResponseAccept(ElicitationAcceptAction):
    """The user agreed. In a form the answers come along; for a web page it only means
    that the user is willing to open it.

    Variant `accept` of CreateElicitationResponse. Stable since 1.21.0.
    """

    __slots__ = ("meta",)

    action: Literal["accept"] = field(default="accept", init=False)
    """Always "accept", which makes it this variant. The user agreed. In a form the
    answers come along; for a web page it only means that the user is willing to open
    it.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        content: dict[str, ElicitationContentValue] | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """The user agreed. In a form the answers come along; for a web page it only
        means that the user is willing to open it.

        :param content: The answers by field name, as the form's schema asks for them. Omitted or null if there are none, as for a web page.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.content = content
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class CreateElicitationResponseDecline(Record):
    """The user said no.

    Variant `decline` of CreateElicitationResponse. Stable since 1.21.0.
    """

    __slots__ = ("meta",)

    action: Literal["decline"] = field(default="decline", init=False)
    """Always "decline", which makes it this variant. The user said no."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """The user said no.

        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class CreateElicitationResponseCancel(Record):
    """The user closed the question without an answer, or it was withdrawn.

    Variant `cancel` of CreateElicitationResponse. Stable since 1.21.0.
    """

    __slots__ = ("meta",)

    action: Literal["cancel"] = field(default="cancel", init=False)
    """Always "cancel", which makes it this variant. The user closed the question
    without an answer, or it was withdrawn.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """The user closed the question without an answer, or it was withdrawn.

        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class CreateElicitationResponseOther(Record):
    """What CreateElicitationResponse does not know: kept whole, and encoded as it was.

    Stable since 1.21.0.
    """

    __slots__ = ("_keys", "action", "meta")

    action: str
    """What the user did, as received; it is none of the actions listed. An agent must
    not take it for consent.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        action: str,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """What CreateElicitationResponse does not know: kept whole, and encoded as it
        was.

        :param action: What the user did, as received; it is none of the actions listed. An agent must not take it for consent.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.action = action
        self.meta = meta
        self.extra_fields = extra_fields
        self._keys: tuple[str, ...] | None = None


@dataclass(init=False, repr=False, eq=False, match_args=False)
class DeleteSessionRequest(Record):
    """Removes a session from the session list. Send it only if the agent has the
    `delete` session capability.

    Params of `session/delete`, a request of the client to the agent.
    """

    __slots__ = ("meta", "session_id")

    session_id: SessionId
    """The session to delete. `sessionId` on the wire."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        session_id: SessionId,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Removes a session from the session list. Send it only if the agent has the
        `delete` session capability.

        :param session_id: The session to delete.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.session_id = session_id
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class DeleteSessionResponse(Record):
    """Confirms that the session is no longer listed.

    Result of `session/delete`, the answer of the agent to the client.
    """

    __slots__ = ("meta",)

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Confirms that the session is no longer listed.

        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class DidChangeDocumentNotification(Record):
    """Tells the agent what was edited in an open document. Sent only if the agent asked
    for change events.

    Params of `document/didChange`, a notification of the client to the agent. Unstable:
    feature `unstable_nes` (off by default).
    """

    __slots__ = ("content_changes", "meta", "session_id", "uri", "version")

    session_id: SessionId
    """The session this belongs to, by the id the agent gave it. `sessionId` on the
    wire.
    """

    uri: str
    """The edited document, as a URI."""

    version: int
    """The version of the document after these edits. Must be a 64-bit integer."""

    content_changes: list[TextDocumentContentChangeEvent]
    """The edits, in the order in which they apply. `contentChanges` on the wire.
    Lenient: a malformed value is dropped, malformed items are skipped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        session_id: SessionId,
        uri: str,
        version: int,
        content_changes: list[TextDocumentContentChangeEvent],
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Tells the agent what was edited in an open document. Sent only if the agent
        asked for change events.

        :param session_id: The session this belongs to, by the id the agent gave it.
        :param uri: The edited document, as a URI.
        :param version: The version of the document after these edits. Must be a 64-bit integer.
        :param content_changes: The edits, in the order in which they apply.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.session_id = session_id
        self.uri = uri
        self.version = version
        self.content_changes = content_changes
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class DidCloseDocumentNotification(Record):
    """Tells the agent that a document is no longer open in the editor. Sent only if the
    agent asked for close events.

    Params of `document/didClose`, a notification of the client to the agent. Unstable:
    feature `unstable_nes` (off by default).
    """

    __slots__ = ("meta", "session_id", "uri")

    session_id: SessionId
    """The session this belongs to, by the id the agent gave it. `sessionId` on the
    wire.
    """

    uri: str
    """The closed document, as a URI."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        session_id: SessionId,
        uri: str,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Tells the agent that a document is no longer open in the editor. Sent only if
        the agent asked for close events.

        :param session_id: The session this belongs to, by the id the agent gave it.
        :param uri: The closed document, as a URI.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.session_id = session_id
        self.uri = uri
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class DidFocusDocumentNotification(Record):
    """Tells the agent which document the user has just switched to. Sent only if the
    agent asked for focus events.

    Params of `document/didFocus`, a notification of the client to the agent. Unstable:
    feature `unstable_nes` (off by default).
    """

    __slots__ = ("meta", "position", "session_id", "uri", "version", "visible_range")

    session_id: SessionId
    """The session this belongs to, by the id the agent gave it. `sessionId` on the
    wire.
    """

    uri: str
    """The document that has come to the front, as a URI."""

    version: int
    """The version of the document that the client's editor counts; it grows with each
    edit. Must be a 64-bit integer.
    """

    position: Position
    """Where the cursor is."""

    visible_range: Range
    """The part of the document the user can see. `visibleRange` on the wire."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        session_id: SessionId,
        uri: str,
        version: int,
        position: Position,
        visible_range: Range,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Tells the agent which document the user has just switched to. Sent only if
        the agent asked for focus events.

        :param session_id: The session this belongs to, by the id the agent gave it.
        :param uri: The document that has come to the front, as a URI.
        :param version: The version of the document that the client's editor counts; it grows with each edit. Must be a 64-bit integer.
        :param position: Where the cursor is.
        :param visible_range: The part of the document the user can see.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.session_id = session_id
        self.uri = uri
        self.version = version
        self.position = position
        self.visible_range = visible_range
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class DidOpenDocumentNotification(Record):
    """Tells the agent that a document is now open in the editor, with its full text.
    Sent only if the agent asked for open events.

    Params of `document/didOpen`, a notification of the client to the agent. Unstable:
    feature `unstable_nes` (off by default).
    """

    __slots__ = ("language_id", "meta", "session_id", "text", "uri", "version")

    session_id: SessionId
    """The session this belongs to, by the id the agent gave it. `sessionId` on the
    wire.
    """

    uri: str
    """The opened document, as a URI."""

    language_id: str
    """The language of the document, in the editor's terms, such as `python`.
    `languageId` on the wire.
    """

    version: int
    """The version of the document that the client's editor counts; it grows with each
    edit. Must be a 64-bit integer.
    """

    text: str
    """The whole text of the document."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        session_id: SessionId,
        uri: str,
        language_id: str,
        version: int,
        text: str,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Tells the agent that a document is now open in the editor, with its full
        text. Sent only if the agent asked for open events.

        :param session_id: The session this belongs to, by the id the agent gave it.
        :param uri: The opened document, as a URI.
        :param language_id: The language of the document, in the editor's terms, such as `python`.
        :param version: The version of the document that the client's editor counts; it grows with each edit. Must be a 64-bit integer.
        :param text: The whole text of the document.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.session_id = session_id
        self.uri = uri
        self.language_id = language_id
        self.version = version
        self.text = text
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class DidSaveDocumentNotification(Record):
    """Tells the agent that a document was saved. Sent only if the agent asked for save
    events.

    Params of `document/didSave`, a notification of the client to the agent. Unstable:
    feature `unstable_nes` (off by default).
    """

    __slots__ = ("meta", "session_id", "uri")

    session_id: SessionId
    """The session this belongs to, by the id the agent gave it. `sessionId` on the
    wire.
    """

    uri: str
    """The saved document, as a URI."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        session_id: SessionId,
        uri: str,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Tells the agent that a document was saved. Sent only if the agent asked for
        save events.

        :param session_id: The session this belongs to, by the id the agent gave it.
        :param uri: The saved document, as a URI.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.session_id = session_id
        self.uri = uri
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class Diff(Record):
    """The changes that a tool call makes to files, as a list and, where possible, as a
    patch to render.
    """

    __slots__ = ("changes", "meta", "patch")

    changes: list[DiffChange]
    """All files that are touched, and how. This list is what counts; a patch must agree
    with it. Lenient: malformed items are skipped.
    """

    patch: DiffPatch | None
    """The same changes as the text of a patch, whole or in part. Agents should give it
    where they can; omitted and null both mean there is none. Lenient: a malformed value
    is dropped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        changes: list[DiffChange],
        patch: DiffPatch | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """The changes that a tool call makes to files, as a list and, where possible,
        as a patch to render.

        :param changes: All files that are touched, and how. This list is what counts; a patch must agree with it.
        :param patch: The same changes as the text of a patch, whole or in part. Agents should give it where they can; omitted and null both mean there is none.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.changes = changes
        self.patch = patch
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class DiffPathChange(Record):
    """The single path of a file that is added, deleted or modified."""

    __slots__ = ("path",)

    path: AbsolutePath
    """The file, as an absolute path."""

    def __init__(
        self,
        *,
        path: AbsolutePath,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """The single path of a file that is added, deleted or modified.

        :param path: The file, as an absolute path.
        """
        self.path = path
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class DiffChangeAdd(DiffPathChange):
    """A file that did not exist before.

    Variant `add` of DiffChange.
    """

    __slots__ = ("file_type", "meta", "mime_type")

    operation: Literal["add"] = field(default="add", init=False)
    """Always "add", which makes it this variant. A file that did not exist before."""

    file_type: DiffFileType | None
    """What sort of thing the file is, after the change or, if it is deleted, before.
    Omitted and null both mean unknown. `fileType` on the wire. Lenient: a malformed
    value is dropped.
    """

    mime_type: MediaType | None
    """Media type of the file, after the change or, if it is deleted, before. Omitted
    and null both mean unknown. `mimeType` on the wire. Lenient: a malformed value is
    dropped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        path: AbsolutePath,
        file_type: DiffFileType | None = None,
        mime_type: MediaType | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """A file that did not exist before.

        :param path: The file, as an absolute path.
        :param file_type: What sort of thing the file is, after the change or, if it is deleted, before. Omitted and null both mean unknown.
        :param mime_type: Media type of the file, after the change or, if it is deleted, before. Omitted and null both mean unknown.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.path = path
        self.file_type = file_type
        self.mime_type = mime_type
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class DiffChangeDelete(DiffPathChange):
    """A file that is gone afterwards.

    Variant `delete` of DiffChange.
    """

    __slots__ = ("file_type", "meta", "mime_type")

    operation: Literal["delete"] = field(default="delete", init=False)
    """Always "delete", which makes it this variant. A file that is gone afterwards."""

    file_type: DiffFileType | None
    """What sort of thing the file is, after the change or, if it is deleted, before.
    Omitted and null both mean unknown. `fileType` on the wire. Lenient: a malformed
    value is dropped.
    """

    mime_type: MediaType | None
    """Media type of the file, after the change or, if it is deleted, before. Omitted
    and null both mean unknown. `mimeType` on the wire. Lenient: a malformed value is
    dropped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        path: AbsolutePath,
        file_type: DiffFileType | None = None,
        mime_type: MediaType | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """A file that is gone afterwards.

        :param path: The file, as an absolute path.
        :param file_type: What sort of thing the file is, after the change or, if it is deleted, before. Omitted and null both mean unknown.
        :param mime_type: Media type of the file, after the change or, if it is deleted, before. Omitted and null both mean unknown.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.path = path
        self.file_type = file_type
        self.mime_type = mime_type
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class DiffChangeModify(DiffPathChange):
    """A file whose contents change while its path stays.

    Variant `modify` of DiffChange.
    """

    __slots__ = ("file_type", "meta", "mime_type")

    operation: Literal["modify"] = field(default="modify", init=False)
    """Always "modify", which makes it this variant. A file whose contents change while
    its path stays.
    """

    file_type: DiffFileType | None
    """What sort of thing the file is, after the change or, if it is deleted, before.
    Omitted and null both mean unknown. `fileType` on the wire. Lenient: a malformed
    value is dropped.
    """

    mime_type: MediaType | None
    """Media type of the file, after the change or, if it is deleted, before. Omitted
    and null both mean unknown. `mimeType` on the wire. Lenient: a malformed value is
    dropped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        path: AbsolutePath,
        file_type: DiffFileType | None = None,
        mime_type: MediaType | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """A file whose contents change while its path stays.

        :param path: The file, as an absolute path.
        :param file_type: What sort of thing the file is, after the change or, if it is deleted, before. Omitted and null both mean unknown.
        :param mime_type: Media type of the file, after the change or, if it is deleted, before. Omitted and null both mean unknown.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.path = path
        self.file_type = file_type
        self.mime_type = mime_type
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class DiffPathPairChange(Record):
    """The two paths of a file that is moved or copied."""

    __slots__ = ("old_path", "path")

    old_path: AbsolutePath
    """Where the file was, as an absolute path. `oldPath` on the wire."""

    path: AbsolutePath
    """Where the file is afterwards, as an absolute path."""

    def __init__(
        self,
        *,
        old_path: AbsolutePath,
        path: AbsolutePath,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """The two paths of a file that is moved or copied.

        :param path: Where the file is afterwards, as an absolute path.
        :param old_path: Where the file was, as an absolute path.
        """
        self.old_path = old_path
        self.path = path
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class DiffChangeMove(DiffPathPairChange):
    """A file that gets another path.

    Variant `move` of DiffChange.
    """

    __slots__ = ("file_type", "meta", "mime_type")

    operation: Literal["move"] = field(default="move", init=False)
    """Always "move", which makes it this variant. A file that gets another path."""

    file_type: DiffFileType | None
    """What sort of thing the file is, after the change or, if it is deleted, before.
    Omitted and null both mean unknown. `fileType` on the wire. Lenient: a malformed
    value is dropped.
    """

    mime_type: MediaType | None
    """Media type of the file, after the change or, if it is deleted, before. Omitted
    and null both mean unknown. `mimeType` on the wire. Lenient: a malformed value is
    dropped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        old_path: AbsolutePath,
        path: AbsolutePath,
        file_type: DiffFileType | None = None,
        mime_type: MediaType | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """A file that gets another path.

        :param path: Where the file is afterwards, as an absolute path.
        :param old_path: Where the file was, as an absolute path.
        :param file_type: What sort of thing the file is, after the change or, if it is deleted, before. Omitted and null both mean unknown.
        :param mime_type: Media type of the file, after the change or, if it is deleted, before. Omitted and null both mean unknown.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.old_path = old_path
        self.path = path
        self.file_type = file_type
        self.mime_type = mime_type
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class DiffChangeCopy(DiffPathPairChange):
    """A file copied to a second path; the first stays.

    Variant `copy` of DiffChange.
    """

    __slots__ = ("file_type", "meta", "mime_type")

    operation: Literal["copy"] = field(default="copy", init=False)
    """Always "copy", which makes it this variant. A file copied to a second path; the
    first stays.
    """

    file_type: DiffFileType | None
    """What sort of thing the file is, after the change or, if it is deleted, before.
    Omitted and null both mean unknown. `fileType` on the wire. Lenient: a malformed
    value is dropped.
    """

    mime_type: MediaType | None
    """Media type of the file, after the change or, if it is deleted, before. Omitted
    and null both mean unknown. `mimeType` on the wire. Lenient: a malformed value is
    dropped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        old_path: AbsolutePath,
        path: AbsolutePath,
        file_type: DiffFileType | None = None,
        mime_type: MediaType | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """A file copied to a second path; the first stays.

        :param path: Where the file is afterwards, as an absolute path.
        :param old_path: Where the file was, as an absolute path.
        :param file_type: What sort of thing the file is, after the change or, if it is deleted, before. Omitted and null both mean unknown.
        :param mime_type: Media type of the file, after the change or, if it is deleted, before. Omitted and null both mean unknown.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.old_path = old_path
        self.path = path
        self.file_type = file_type
        self.mime_type = mime_type
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class DiffChangeOther(Record):
    """What DiffChange does not know: kept whole, and encoded as it was."""

    __slots__ = ("_keys", "file_type", "meta", "mime_type", "operation")

    operation: str
    """The operation as received; it is none of those listed. A name that starts with
    `_` is a private extension.
    """

    file_type: DiffFileType | None
    """What sort of thing the file is, after the change or, if it is deleted, before.
    Omitted and null both mean unknown. `fileType` on the wire. Lenient: a malformed
    value is dropped.
    """

    mime_type: MediaType | None
    """Media type of the file, after the change or, if it is deleted, before. Omitted
    and null both mean unknown. `mimeType` on the wire. Lenient: a malformed value is
    dropped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        operation: str,
        file_type: DiffFileType | None = None,
        mime_type: MediaType | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """What DiffChange does not know: kept whole, and encoded as it was.

        :param operation: The operation as received; it is none of those listed. A name that starts with `_` is a private extension.
        :param file_type: What sort of thing the file is, after the change or, if it is deleted, before. Omitted and null both mean unknown.
        :param mime_type: Media type of the file, after the change or, if it is deleted, before. Omitted and null both mean unknown.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.operation = operation
        self.file_type = file_type
        self.mime_type = mime_type
        self.meta = meta
        self.extra_fields = extra_fields
        self._keys: tuple[str, ...] | None = None


@dataclass(init=False, repr=False, eq=False, match_args=False)
class DiffPatch(Record):
    """The text of a patch, for clients that can render one."""

    __slots__ = ("format", "text")

    format: DiffPatchFormat
    """The notation of the text."""

    text: str
    """The patch, in the notation that `format` names. Since 1.21.0."""

    def __init__(
        self,
        *,
        format: DiffPatchFormat,
        text: str,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """The text of a patch, for clients that can render one.

        :param format: The notation of the text.
        :param text: The patch, in the notation that `format` names.
        """
        self.format = format
        self.text = text
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class DisableProviderRequest(Record):
    """Switches off one model provider. Not allowed for a provider that is marked as
    required.

    Params of `providers/disable`, a request of the client to the agent. Unstable:
    feature `unstable_llm_providers` (off by default).
    """

    __slots__ = ("meta", "provider_id")

    provider_id: ProviderId
    """The provider to switch off. `providerId` on the wire."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        provider_id: ProviderId,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Switches off one model provider. Not allowed for a provider that is marked as
        required.

        :param provider_id: The provider to switch off.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.provider_id = provider_id
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class DisableProviderResponse(Record):
    """Confirms that the provider is off.

    Result of `providers/disable`, the answer of the agent to the client. Unstable:
    feature `unstable_llm_providers` (off by default).
    """

    __slots__ = ("meta",)

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Confirms that the provider is off.

        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class DisconnectMcpRequest(Record):
    """Closes a connection to an MCP server that is reached over this channel.

    Params of `mcp/disconnect`, a request of the agent to the client. Unstable: feature
    `unstable_mcp_over_acp` (off by default).
    """

    __slots__ = ("connection_id", "meta")

    connection_id: McpConnectionId
    """The MCP connection to close. `connectionId` on the wire."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        connection_id: McpConnectionId,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Closes a connection to an MCP server that is reached over this channel.

        :param connection_id: The MCP connection to close.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.connection_id = connection_id
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class DisconnectMcpResponse(Record):
    """Confirms that the MCP connection is closed.

    Result of `mcp/disconnect`, the answer of the client to the agent. Unstable: feature
    `unstable_mcp_over_acp` (off by default).
    """

    __slots__ = ("meta",)

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Confirms that the MCP connection is closed.

        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ElicitationCapabilities(Record):
    """Which ways of asking the user for information the client has.

    Stable since 1.21.0.
    """

    __slots__ = ("form", "meta", "url")

    form: ElicitationFormCapabilities | None
    """Set, even to `{}`, if the client can show forms. Omitted or null means it does
    not say so. Lenient: a malformed value is dropped.
    """

    url: ElicitationUrlCapabilities | None
    """Set, even to `{}`, if the client can send the user to a web page. Omitted or null
    means it cannot. Lenient: a malformed value is dropped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        form: ElicitationFormCapabilities | None = None,
        url: ElicitationUrlCapabilities | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Which ways of asking the user for information the client has.

        :param form: Set, even to `{}`, if the client can show forms. Omitted or null means it does not say so.
        :param url: Set, even to `{}`, if the client can send the user to a web page. Omitted or null means it cannot.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.form = form
        self.url = url
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ElicitationFormCapabilities(Record):
    """Says that the client can show forms; `{}` is enough.

    Stable since 1.21.0.
    """

    __slots__ = ("meta",)

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Says that the client can show forms; `{}` is enough.

        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class StringPropertySchema(Record):
    """A form field answered with text, or with one choice if values are listed.

    Stable since 1.21.0.
    """

    __slots__ = (
        "default",
        "description",
        "enum",
        "format",
        "max_length",
        "meta",
        "min_length",
        "one_of",
        "pattern",
        "title",
    )

    title: str | None
    """A short heading for the user. Omitted and null both mean there is none. Lenient:
    a malformed value is dropped.
    """

    description: str | None
    """A longer text for the user, shown with the name or title. Omitted and null both
    mean there is none. Lenient: a malformed value is dropped.
    """

    min_length: int | None
    """The least length of the text. Omitted and null both mean no lower limit. Must be
    an unsigned 32-bit integer. `minLength` on the wire.
    """

    max_length: int | None
    """The greatest length of the text. Omitted and null both mean no limit. Must be an
    unsigned 32-bit integer. `maxLength` on the wire.
    """

    pattern: str | None
    """A regular expression that the text must match. Omitted and null both mean any
    text.
    """

    format: StringFormat | None
    """What the text must look like. Omitted and null both mean that it does not
    matter.
    """

    default: str | None
    """The answer that is filled in at first. Omitted and null both mean none. Lenient:
    a malformed value is dropped.
    """

    enum: list[str] | None
    """The choices, if they need no labels. Omitted and null both mean that this list
    gives none. Must have at least 1 item.
    """

    one_of: list[EnumOption] | None
    """The choices with their labels. Omitted and null both mean that this list gives
    none. Must have at least 1 item. `oneOf` on the wire.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        title: str | None = None,
        description: str | None = None,
        min_length: int | None = None,
        max_length: int | None = None,
        pattern: str | None = None,
        format: StringFormat | None = None,
        default: str | None = None,
        enum: list[str] | None = None,
        one_of: list[EnumOption] | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """A form field answered with text, or with one choice if values are listed.

        :param title: A short heading for the user. Omitted and null both mean there is none.
        :param description: A longer text for the user, shown with the name or title. Omitted and null both mean there is none.
        :param min_length: The least length of the text. Omitted and null both mean no lower limit. Must be an unsigned 32-bit integer.
        :param max_length: The greatest length of the text. Omitted and null both mean no limit. Must be an unsigned 32-bit integer.
        :param pattern: A regular expression that the text must match. Omitted and null both mean any text.
        :param format: What the text must look like. Omitted and null both mean that it does not matter.
        :param default: The answer that is filled in at first. Omitted and null both mean none.
        :param enum: The choices, if they need no labels. Omitted and null both mean that this list gives none. Must have at least 1 item.
        :param one_of: The choices with their labels. Omitted and null both mean that this list gives none. Must have at least 1 item.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.title = title
        self.description = description
        self.min_length = min_length
        self.max_length = max_length
        self.pattern = pattern
        self.format = format
        self.default = default
        self.enum = enum
        self.one_of = one_of
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ElicitationPropertySchemaString(StringPropertySchema):
    """A form field answered with text, or with one choice if values are listed.

    Variant `string` of ElicitationPropertySchema. Stable since 1.21.0.
    """

    __slots__ = ()

    type: Literal["string"] = field(default="string", init=False)
    """Always "string", which makes it this variant."""


@dataclass(init=False, repr=False, eq=False, match_args=False)
class NumberPropertySchema(Record):
    """A form field answered with a number that may have a fraction.

    Stable since 1.21.0.
    """

    __slots__ = ("default", "description", "maximum", "meta", "minimum", "title")

    title: str | None
    """A short heading for the user. Omitted and null both mean there is none. Lenient:
    a malformed value is dropped.
    """

    description: str | None
    """A longer text for the user, shown with the name or title. Omitted and null both
    mean there is none. Lenient: a malformed value is dropped.
    """

    minimum: float | None
    """The smallest number allowed, itself included. Omitted and null both mean no lower
    limit.
    """

    maximum: float | None
    """The largest number allowed, itself included. Omitted and null both mean no
    limit.
    """

    default: float | None
    """The answer that is filled in at first. Omitted and null both mean none. Lenient:
    a malformed value is dropped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        title: str | None = None,
        description: str | None = None,
        minimum: float | None = None,
        maximum: float | None = None,
        default: float | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """A form field answered with a number that may have a fraction.

        :param title: A short heading for the user. Omitted and null both mean there is none.
        :param description: A longer text for the user, shown with the name or title. Omitted and null both mean there is none.
        :param minimum: The smallest number allowed, itself included. Omitted and null both mean no lower limit.
        :param maximum: The largest number allowed, itself included. Omitted and null both mean no limit.
        :param default: The answer that is filled in at first. Omitted and null both mean none.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.title = title
        self.description = description
        self.minimum = minimum
        self.maximum = maximum
        self.default = default
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ElicitationPropertySchemaNumber(NumberPropertySchema):
    """A form field answered with a number that may have a fraction.

    Variant `number` of ElicitationPropertySchema. Stable since 1.21.0.
    """

    __slots__ = ()

    type: Literal["number"] = field(default="number", init=False)
    """Always "number", which makes it this variant."""


@dataclass(init=False, repr=False, eq=False, match_args=False)
class IntegerPropertySchema(Record):
    """A form field answered with a whole number.

    Stable since 1.21.0.
    """

    __slots__ = ("default", "description", "maximum", "meta", "minimum", "title")

    title: str | None
    """A short heading for the user. Omitted and null both mean there is none. Lenient:
    a malformed value is dropped.
    """

    description: str | None
    """A longer text for the user, shown with the name or title. Omitted and null both
    mean there is none. Lenient: a malformed value is dropped.
    """

    minimum: int | None
    """The smallest number allowed, itself included. Omitted and null both mean no lower
    limit. Must be a 64-bit integer.
    """

    maximum: int | None
    """The largest number allowed, itself included. Omitted and null both mean no limit.
    Must be a 64-bit integer.
    """

    default: int | None
    """The answer that is filled in at first. Omitted and null both mean none. Must be a
    64-bit integer. Lenient: a malformed value is dropped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        title: str | None = None,
        description: str | None = None,
        minimum: int | None = None,
        maximum: int | None = None,
        default: int | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """A form field answered with a whole number.

        :param title: A short heading for the user. Omitted and null both mean there is none.
        :param description: A longer text for the user, shown with the name or title. Omitted and null both mean there is none.
        :param minimum: The smallest number allowed, itself included. Omitted and null both mean no lower limit. Must be a 64-bit integer.
        :param maximum: The largest number allowed, itself included. Omitted and null both mean no limit. Must be a 64-bit integer.
        :param default: The answer that is filled in at first. Omitted and null both mean none. Must be a 64-bit integer.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.title = title
        self.description = description
        self.minimum = minimum
        self.maximum = maximum
        self.default = default
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ElicitationPropertySchemaInteger(IntegerPropertySchema):
    """A form field answered with a whole number.

    Variant `integer` of ElicitationPropertySchema. Stable since 1.21.0.
    """

    __slots__ = ()

    type: Literal["integer"] = field(default="integer", init=False)
    """Always "integer", which makes it this variant."""


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ElicitationPropertySchemaBoolean(BooleanPropertySchema):
    """A form field answered with yes or no.

    Variant `boolean` of ElicitationPropertySchema. Stable since 1.21.0.
    """

    __slots__ = ()

    type: Literal["boolean"] = field(default="boolean", init=False)
    """Always "boolean", which makes it this variant."""


@dataclass(init=False, repr=False, eq=False, match_args=False)
class MultiSelectPropertySchema(Record):
    """A form field answered by picking any number of choices.

    Stable since 1.21.0.
    """

    __slots__ = (
        "default",
        "description",
        "items",
        "max_items",
        "meta",
        "min_items",
        "title",
    )

    title: str | None
    """A short heading for the user. Omitted and null both mean there is none. Lenient:
    a malformed value is dropped.
    """

    description: str | None
    """A longer text for the user, shown with the name or title. Omitted and null both
    mean there is none. Lenient: a malformed value is dropped.
    """

    min_items: int | None
    """The fewest choices that must be picked. Omitted and null both mean no lower
    limit. Must be an unsigned 64-bit integer. `minItems` on the wire.
    """

    max_items: int | None
    """The most choices that may be picked. Omitted and null both mean no limit. Must be
    an unsigned 64-bit integer. `maxItems` on the wire.
    """

    items: MultiSelectItems
    """The choices the user can pick from."""

    default: list[str] | None
    """The answer that is filled in at first. Omitted and null both mean none. Lenient:
    a malformed value is dropped, malformed items are skipped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        items: MultiSelectItems,
        title: str | None = None,
        description: str | None = None,
        min_items: int | None = None,
        max_items: int | None = None,
        default: list[str] | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """A form field answered by picking any number of choices.

        :param title: A short heading for the user. Omitted and null both mean there is none.
        :param description: A longer text for the user, shown with the name or title. Omitted and null both mean there is none.
        :param items: The choices the user can pick from.
        :param min_items: The fewest choices that must be picked. Omitted and null both mean no lower limit. Must be an unsigned 64-bit integer.
        :param max_items: The most choices that may be picked. Omitted and null both mean no limit. Must be an unsigned 64-bit integer.
        :param default: The answer that is filled in at first. Omitted and null both mean none.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.title = title
        self.description = description
        self.min_items = min_items
        self.max_items = max_items
        self.items = items
        self.default = default
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ElicitationPropertySchemaArray(MultiSelectPropertySchema):
    """A form field answered by picking any number of choices.

    Variant `array` of ElicitationPropertySchema. Stable since 1.21.0.
    """

    __slots__ = ()

    type: Literal["array"] = field(default="array", init=False)
    """Always "array", which makes it this variant."""


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ElicitationPropertySchemaOther(Record):
    """What ElicitationPropertySchema does not know: kept whole, and encoded as it was.

    Stable since 1.21.0.
    """

    __slots__ = ("_keys", "type")

    type: str
    """The kind as received; it is none of those listed. A name that starts with `_` is
    a private extension.
    """

    def __init__(
        self,
        *,
        type: str,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """What ElicitationPropertySchema does not know: kept whole, and encoded as it
        was.

        :param type: The kind as received; it is none of those listed. A name that starts with `_` is a private extension.
        """
        self.type = type
        self.extra_fields = extra_fields
        self._keys: tuple[str, ...] | None = None


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ElicitationSchema(Record):
    """The form to show: a flat JSON Schema object whose properties are the fields.

    Stable since 1.21.0.
    """

    __slots__ = (
        "_sent",
        "description",
        "meta",
        "properties",
        "required",
        "title",
        "type",
    )

    type: ElicitationSchemaType
    """Says that the answers form an object; there is no other choice. Default:
    `"object"`. Lenient: a malformed value becomes the default.
    """

    title: str | None
    """A short heading for the user. Omitted and null both mean there is none. Lenient:
    a malformed value is dropped.
    """

    properties: dict[str, ElicitationPropertySchema]
    """The fields of the form, by the name under which the answer comes back. Default:
    `{}`.
    """

    required: list[str] | None
    """Names of the fields that must be filled in. Omitted and null both mean none."""

    description: str | None
    """A text that introduces the form. Omitted and null both mean there is none.
    Lenient: a malformed value is dropped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        type: ElicitationSchemaType = "object",
        title: str | None = None,
        properties: dict[str, ElicitationPropertySchema] = DEFAULT,
        required: list[str] | None = None,
        description: str | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """The form to show: a flat JSON Schema object whose properties are the fields.

        :param type: Says that the answers form an object; there is no other choice. Default: `"object"`.
        :param title: A short heading for the user. Omitted and null both mean there is none.
        :param properties: The fields of the form, by the name under which the answer comes back. Default: `{}`.
        :param required: Names of the fields that must be filled in. Omitted and null both mean none.
        :param description: A text that introduces the form. Omitted and null both mean there is none.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.type = type
        self.title = title
        self.properties = {} if properties is DEFAULT else properties
        self.required = required
        self.description = description
        self.meta = meta
        self.extra_fields = extra_fields
        self._sent: tuple[str, ...] = ()


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ElicitationUrlCapabilities(Record):
    """Says that the client can send the user to a web page; `{}` is enough.

    Stable since 1.21.0.
    """

    __slots__ = ("meta",)

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Says that the client can send the user to a web page; `{}` is enough.

        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class EnumOption(Record):
    """One choice of a form field, with a label for the user.

    Stable since 1.21.0.
    """

    __slots__ = ("const", "description", "meta", "title")

    const: str
    """What is sent back if the user picks this choice."""

    title: str
    """What the user sees for this choice."""

    description: str | None
    """A longer text for the user, shown with the name or title. Omitted and null both
    mean there is none. Lenient: a malformed value is dropped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        const: str,
        title: str,
        description: str | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """One choice of a form field, with a label for the user.

        :param const: What is sent back if the user picks this choice.
        :param title: What the user sees for this choice.
        :param description: A longer text for the user, shown with the name or title. Omitted and null both mean there is none.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.const = const
        self.title = title
        self.description = description
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class EnvVariable(Record):
    """An environment variable for a process that is about to start."""

    __slots__ = ("meta", "name", "value")

    name: str
    """Name of the variable."""

    value: str
    """What the variable is set to."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        name: str,
        value: str,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """An environment variable for a process that is about to start.

        :param name: Name of the variable.
        :param value: What the variable is set to.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.name = name
        self.value = value
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class Error(Record):
    """Why a request failed, in the form JSON-RPC prescribes."""

    __slots__ = ("code", "data", "message")

    code: ErrorCode
    """What kind of failure it was."""

    message: str
    """What failed, in one short sentence."""

    data: Any
    """Anything more about the failure, in any form. Omitted or null if there is
    nothing. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        code: ErrorCode,
        message: str,
        data: Any = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Why a request failed, in the form JSON-RPC prescribes.

        :param code: What kind of failure it was.
        :param message: What failed, in one short sentence.
        :param data: Anything more about the failure, in any form. Omitted or null if there is nothing.
        """
        self.code = code
        self.message = message
        self.data = data
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ForkSessionRequest(Record):
    """Starts a new session from the context of an existing one and leaves that one as
    it was. Send it only if the agent has the `fork` session capability.

    Params of `session/fork`, a request of the client to the agent. Unstable: feature
    `unstable_session_fork` (off by default).
    """

    __slots__ = ("additional_directories", "cwd", "mcp_servers", "meta", "session_id")

    session_id: SessionId
    """The session to start from. `sessionId` on the wire."""

    cwd: AbsolutePath
    """Working directory of the session, from which relative paths start. Must be
    absolute.
    """

    additional_directories: list[AbsolutePath] | None
    """Further root directories of the new session, as absolute paths. The list is
    complete; omitted or empty means none, whatever the first session has.
    `additionalDirectories` on the wire. Lenient: a malformed value is dropped,
    malformed items are skipped.
    """

    mcp_servers: list[McpServer] | None
    """All MCP servers that the agent shall connect to for this session. Omitted or
    empty means none. `mcpServers` on the wire. Lenient: a malformed value is dropped,
    malformed items are skipped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        session_id: SessionId,
        cwd: AbsolutePath,
        additional_directories: list[AbsolutePath] | None = None,
        mcp_servers: list[McpServer] | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Starts a new session from the context of an existing one and leaves that one
        as it was. Send it only if the agent has the `fork` session capability.

        :param session_id: The session to start from.
        :param cwd: Working directory of the session, from which relative paths start. Must be absolute.
        :param additional_directories: Further root directories of the new session, as absolute paths. The list is complete; omitted or empty means none, whatever the first session has.
        :param mcp_servers: All MCP servers that the agent shall connect to for this session. Omitted or empty means none.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.session_id = session_id
        self.cwd = cwd
        self.additional_directories = additional_directories
        self.mcp_servers = mcp_servers
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ForkSessionResponse(Record):
    """Describes the new session that was split off.

    Result of `session/fork`, the answer of the agent to the client. Unstable: feature
    `unstable_session_fork` (off by default).
    """

    __slots__ = ("config_options", "meta", "session_id")

    session_id: SessionId
    """Names the new session. `sessionId` on the wire."""

    config_options: list[SessionConfigOption] | None
    """All options the user can set in this session, with their present values.
    `configOptions` on the wire. Lenient: a malformed value is dropped, malformed items
    are skipped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        session_id: SessionId,
        config_options: list[SessionConfigOption] | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Describes the new session that was split off.

        :param session_id: Names the new session.
        :param config_options: All options the user can set in this session, with their present values.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.session_id = session_id
        self.config_options = config_options
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class HttpHeader(Record):
    """A header to add to each HTTP request to an MCP server."""

    __slots__ = ("meta", "name", "value")

    name: str
    """Name of the header."""

    value: str
    """Value of the header."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        name: str,
        value: str,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """A header to add to each HTTP request to an MCP server.

        :param name: Name of the header.
        :param value: Value of the header.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.name = name
        self.value = value
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class Icon(Record):
    """A picture for use in a user interface, with hints on where it fits."""

    __slots__ = ("mime_type", "sizes", "src", "theme")

    src: str
    """Where the picture is, as a URI. Use `https:` or `data:`; clients may refuse any
    other.
    """

    mime_type: MediaType | None
    """Media type to use where the source gives none or only a vague one. Omitted and
    null both mean that of the source. `mimeType` on the wire. Lenient: a malformed
    value is dropped.
    """

    sizes: list[str] | None
    """The sizes it is good for, such as `48x48`, or `any` if it scales. Omitted and
    null both mean any size. Lenient: a malformed value is dropped, malformed items are
    skipped.
    """

    theme: IconTheme | None
    """The background it is drawn for. Omitted and null both mean that it suits any.
    Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        src: str,
        mime_type: MediaType | None = None,
        sizes: list[str] | None = None,
        theme: IconTheme | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """A picture for use in a user interface, with hints on where it fits.

        :param src: Where the picture is, as a URI. Use `https:` or `data:`; clients may refuse any other.
        :param mime_type: Media type to use where the source gives none or only a vague one. Omitted and null both mean that of the source.
        :param sizes: The sizes it is good for, such as `48x48`, or `any` if it scales. Omitted and null both mean any size.
        :param theme: The background it is drawn for. Omitted and null both mean that it suits any.
        """
        self.src = src
        self.mime_type = mime_type
        self.sizes = sizes
        self.theme = theme
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class IdleStateUpdate(Record):
    """No foreground work runs, and the session is ready for more. Background work may
    go on.
    """

    __slots__ = ("meta", "stop_reason", "usage")

    stop_reason: StopReason | None
    """Why foreground work ended; agents should tell it when work ends. Omitted and null
    both mean not told. `stopReason` on the wire. Lenient: a malformed value is dropped.
    """

    usage: Usage | None
    """Tokens that the finished work took. Omitted and null both mean not told. Lenient:
    a malformed value is dropped. Unstable: feature `unstable_end_turn_token_usage` (off
    by default).
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        stop_reason: StopReason | None = None,
        usage: Usage | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """No foreground work runs, and the session is ready for more. Background work
        may go on.

        :param stop_reason: Why foreground work ended; agents should tell it when work ends. Omitted and null both mean not told.
        :param usage: Tokens that the finished work took. Omitted and null both mean not told.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.stop_reason = stop_reason
        self.usage = usage
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class Implementation(Record):
    """Which program is at this end of the connection."""

    __slots__ = ("meta", "name", "title", "version")

    name: str
    """Name for programs and logs. It is shown if there is no title."""

    title: str | None
    """Name for users. Omitted or null means that `name` is shown. Lenient: a malformed
    value is dropped.
    """

    version: str
    """Version of the program, such as `1.0.0`, for display and debugging."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        name: str,
        version: str,
        title: str | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Which program is at this end of the connection.

        :param name: Name for programs and logs. It is shown if there is no title.
        :param title: Name for users. Omitted or null means that `name` is shown.
        :param version: Version of the program, such as `1.0.0`, for display and debugging.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.name = name
        self.title = title
        self.version = version
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class InitializeRequest(Record):
    """Opens the connection: settles the protocol version and tells the agent what the
    client can do. It comes before everything else.

    Params of `initialize`, a request of the client to the agent.
    """

    __slots__ = ("_sent", "capabilities", "info", "meta", "protocol_version")

    protocol_version: ProtocolVersion
    """The newest version the client speaks. `protocolVersion` on the wire."""

    info: Implementation
    """Which program the client is."""

    capabilities: ClientCapabilities
    """What the client can do. Features that are missing here must not be used. Default:
    `{}`. Lenient: a malformed value becomes the default.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        protocol_version: ProtocolVersion,
        info: Implementation,
        capabilities: ClientCapabilities = DEFAULT,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Opens the connection: settles the protocol version and tells the agent what
        the client can do. It comes before everything else.

        :param protocol_version: The newest version the client speaks.
        :param info: Which program the client is.
        :param capabilities: What the client can do. Features that are missing here must not be used. Default: `{}`.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.protocol_version = protocol_version
        self.info = info
        self.capabilities = (
            ClientCapabilities() if capabilities is DEFAULT else capabilities
        )
        self.meta = meta
        self.extra_fields = extra_fields
        self._sent: tuple[str, ...] = ()


@dataclass(init=False, repr=False, eq=False, match_args=False)
class InitializeResponse(Record):
    """The agent's half of the setup: the version to speak, what the agent can do and
    how to sign in.

    Result of `initialize`, the answer of the agent to the client.
    """

    __slots__ = (
        "_sent",
        "auth_methods",
        "capabilities",
        "info",
        "meta",
        "protocol_version",
    )

    protocol_version: ProtocolVersion
    """The version to speak from now on: the one asked for or, if the agent lacks it,
    one it has. A client that cannot speak it should hang up. `protocolVersion` on the
    wire.
    """

    info: Implementation
    """Which program the agent is."""

    capabilities: AgentCapabilities
    """What the agent can do. Features that are missing here must not be used. Default:
    `{}`. Lenient: a malformed value becomes the default.
    """

    auth_methods: list[AuthMethod] | None
    """The ways to sign in that the agent offers. Omitted or empty means that there are
    none and that the client cannot sign the user in. `authMethods` on the wire.
    Lenient: a malformed value is dropped, malformed items are skipped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        protocol_version: ProtocolVersion,
        info: Implementation,
        capabilities: AgentCapabilities = DEFAULT,
        auth_methods: list[AuthMethod] | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """The agent's half of the setup: the version to speak, what the agent can do
        and how to sign in.

        :param protocol_version: The version to speak from now on: the one asked for or, if the agent lacks it, one it has. A client that cannot speak it should hang up.
        :param info: Which program the agent is.
        :param capabilities: What the agent can do. Features that are missing here must not be used. Default: `{}`.
        :param auth_methods: The ways to sign in that the agent offers. Omitted or empty means that there are none and that the client cannot sign the user in.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.protocol_version = protocol_version
        self.info = info
        self.capabilities = (
            AgentCapabilities() if capabilities is DEFAULT else capabilities
        )
        self.auth_methods = auth_methods
        self.meta = meta
        self.extra_fields = extra_fields
        self._sent: tuple[str, ...] = ()


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ListProvidersRequest(Record):
    """Asks which model providers can be configured. Send it only if the agent has the
    `providers` capability.

    Params of `providers/list`, a request of the client to the agent. Unstable: feature
    `unstable_llm_providers` (off by default).
    """

    __slots__ = ("meta",)

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Asks which model providers can be configured. Send it only if the agent has
        the `providers` capability.

        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ListProvidersResponse(Record):
    """The model providers that can be configured, and where each one points now.

    Result of `providers/list`, the answer of the agent to the client. Unstable: feature
    `unstable_llm_providers` (off by default).
    """

    __slots__ = ("meta", "providers")

    providers: list[ProviderInfo]
    """The providers, with their present setting. Fit for display, as no secrets are
    included.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        providers: list[ProviderInfo],
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """The model providers that can be configured, and where each one points now.

        :param providers: The providers, with their present setting. Fit for display, as no secrets are included.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.providers = providers
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ListSessionsRequest(Record):
    """Asks for one page of the sessions the agent knows.

    Params of `session/list`, a request of the client to the agent.
    """

    __slots__ = ("cursor", "cwd", "meta")

    cwd: AbsolutePath | None
    """Lists only sessions with exactly this working directory, an absolute path;
    further roots do not count. Omitted or null lists those of all directories.
    """

    cursor: SessionListCursor | None
    """Where to go on: the `nextCursor` of the page before. Omitted or null asks for the
    first page.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        cwd: AbsolutePath | None = None,
        cursor: SessionListCursor | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Asks for one page of the sessions the agent knows.

        :param cwd: Lists only sessions with exactly this working directory, an absolute path; further roots do not count. Omitted or null lists those of all directories.
        :param cursor: Where to go on: the `nextCursor` of the page before. Omitted or null asks for the first page.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.cwd = cwd
        self.cursor = cursor
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ListSessionsResponse(Record):
    """One page of the sessions the agent knows.

    Result of `session/list`, the answer of the agent to the client.
    """

    __slots__ = ("meta", "next_cursor", "sessions")

    sessions: list[SessionInfo]
    """The sessions of this page. Lenient: a malformed value is dropped, malformed items
    are skipped.
    """

    next_cursor: SessionListCursor | None
    """Give this back as `cursor` to get the next page. Omitted and null both mean that
    this is the last one. `nextCursor` on the wire. Lenient: a malformed value is
    dropped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        sessions: list[SessionInfo],
        next_cursor: SessionListCursor | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """One page of the sessions the agent knows.

        :param sessions: The sessions of this page.
        :param next_cursor: Give this back as `cursor` to get the next page. Omitted and null both mean that this is the last one.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.sessions = sessions
        self.next_cursor = next_cursor
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class LoginAuthRequest(Record):
    """Signs the user in with one of the methods the agent offered. Not to be sent if it
    offered none.

    Params of `auth/login`, a request of the client to the agent.
    """

    __slots__ = ("meta", "method_id")

    method_id: AuthMethodId
    """The way to sign in, one of those the agent offered. `methodId` on the wire."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        method_id: AuthMethodId,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Signs the user in with one of the methods the agent offered. Not to be sent
        if it offered none.

        :param method_id: The way to sign in, one of those the agent offered.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.method_id = method_id
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class LoginAuthResponse(Record):
    """Confirms that the sign-in worked.

    Result of `auth/login`, the answer of the agent to the client.
    """

    __slots__ = ("meta",)

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Confirms that the sign-in worked.

        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class LogoutAuthRequest(Record):
    """Signs the user out. Not to be sent if the agent offered no way to sign in.

    Params of `auth/logout`, a request of the client to the agent.
    """

    __slots__ = ("meta",)

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Signs the user out. Not to be sent if the agent offered no way to sign in.

        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class LogoutAuthResponse(Record):
    """Confirms that the user is signed out.

    Result of `auth/logout`, the answer of the agent to the client.
    """

    __slots__ = ("meta",)

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Confirms that the user is signed out.

        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class McpAcpCapabilities(Record):
    """Says that the agent can use MCP servers that are reached over this channel; `{}`
    is enough.

    Unstable: feature `unstable_mcp_over_acp` (off by default).
    """

    __slots__ = ("meta",)

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Says that the agent can use MCP servers that are reached over this channel;
        `{}` is enough.

        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class McpCapabilities(Record):
    """Over which transports the agent can reach the MCP servers that a client names."""

    __slots__ = ("acp", "http", "meta", "stdio")

    stdio: McpStdioCapabilities | None
    """Set, even to `{}`, if the agent can start MCP servers as processes. Omitted or
    null means it cannot. Lenient: a malformed value is dropped.
    """

    http: McpHttpCapabilities | None
    """Set, even to `{}`, if the agent can reach MCP servers over HTTP. Omitted or null
    means it cannot. Lenient: a malformed value is dropped.
    """

    acp: McpAcpCapabilities | None
    """Set, even to `{}`, if the agent can use MCP servers that are reached over this
    channel. Omitted or null means it cannot. Lenient: a malformed value is dropped.
    Unstable: feature `unstable_mcp_over_acp` (off by default).
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        stdio: McpStdioCapabilities | None = None,
        http: McpHttpCapabilities | None = None,
        acp: McpAcpCapabilities | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Over which transports the agent can reach the MCP servers that a client
        names.

        :param stdio: Set, even to `{}`, if the agent can start MCP servers as processes. Omitted or null means it cannot.
        :param http: Set, even to `{}`, if the agent can reach MCP servers over HTTP. Omitted or null means it cannot.
        :param acp: Set, even to `{}`, if the agent can use MCP servers that are reached over this channel. Omitted or null means it cannot.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.stdio = stdio
        self.http = http
        self.acp = acp
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class McpHttpCapabilities(Record):
    """Says that the agent can reach MCP servers over HTTP; `{}` is enough."""

    __slots__ = ("meta",)

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Says that the agent can reach MCP servers over HTTP; `{}` is enough.

        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class McpServerHttp(Record):
    """An MCP server that is reached over HTTP. Only for agents that advertise the
    `http` transport.

    Variant `http` of McpServer.
    """

    __slots__ = ("headers", "meta", "name", "url")

    type: Literal["http"] = field(default="http", init=False)
    """Always "http", which makes it this variant."""

    name: str
    """What to call the server when it is shown."""

    url: str
    """Where the server is."""

    headers: list[HttpHeader] | None
    """Headers to add to each request. Those of the MCP transport itself stay as the
    transport sets them.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        name: str,
        url: str,
        headers: list[HttpHeader] | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """An MCP server that is reached over HTTP. Only for agents that advertise the
        `http` transport.

        :param name: What to call the server when it is shown.
        :param url: Where the server is.
        :param headers: Headers to add to each request. Those of the MCP transport itself stay as the transport sets them.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.name = name
        self.url = url
        self.headers = headers
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class McpServerAcp(Record):
    """An MCP server that runs in the client, or in another component, and is reached
    over this channel. Only for agents that advertise the `acp` transport.

    Variant `acp` of McpServer. Unstable: feature `unstable_mcp_over_acp` (off by
    default).
    """

    __slots__ = ("meta", "name", "server_id")

    type: Literal["acp"] = field(default="acp", init=False)
    """Always "acp", which makes it this variant."""

    name: str
    """What to call the server when it is shown."""

    server_id: McpServerAcpId
    """Names the server. Its provider chooses the id and never uses it for two servers
    on one connection. `serverId` on the wire.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        name: str,
        server_id: McpServerAcpId,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """An MCP server that runs in the client, or in another component, and is
        reached over this channel. Only for agents that advertise the `acp` transport.

        :param name: What to call the server when it is shown.
        :param server_id: Names the server. Its provider chooses the id and never uses it for two servers on one connection.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.name = name
        self.server_id = server_id
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class McpServerStdio(Record):
    """An MCP server that the agent starts as a process and talks to over standard input
    and output. Only for agents that advertise the `stdio` transport.

    Variant `stdio` of McpServer.
    """

    __slots__ = ("args", "command", "env", "meta", "name")

    type: Literal["stdio"] = field(default="stdio", init=False)
    """Always "stdio", which makes it this variant."""

    name: str
    """What to call the server when it is shown."""

    command: AbsolutePath
    """The program to start, as an absolute path."""

    args: list[str] | None
    """Arguments to start the program with."""

    env: list[EnvVariable] | None
    """Environment variables to set for the program. Use each name once."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        name: str,
        command: AbsolutePath,
        args: list[str] | None = None,
        env: list[EnvVariable] | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """An MCP server that the agent starts as a process and talks to over standard
        input and output. Only for agents that advertise the `stdio` transport.

        :param name: What to call the server when it is shown.
        :param command: The program to start, as an absolute path.
        :param args: Arguments to start the program with.
        :param env: Environment variables to set for the program. Use each name once.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.name = name
        self.command = command
        self.args = args
        self.env = env
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class McpServerOther(Record):
    """What McpServer does not know: kept whole, and encoded as it was."""

    __slots__ = ("_keys", "type")

    type: str
    """The kind as received; it is none of those listed. A name that starts with `_` is
    a private extension.
    """

    def __init__(
        self,
        *,
        type: str,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """What McpServer does not know: kept whole, and encoded as it was.

        :param type: The kind as received; it is none of those listed. A name that starts with `_` is a private extension.
        """
        self.type = type
        self.extra_fields = extra_fields
        self._keys: tuple[str, ...] | None = None


@dataclass(init=False, repr=False, eq=False, match_args=False)
class McpStdioCapabilities(Record):
    """Says that the agent can start MCP servers as processes; `{}` is enough."""

    __slots__ = ("meta",)

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Says that the agent can start MCP servers as processes; `{}` is enough.

        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class MessageMcpNotification(Record):
    """Carries one MCP notification, wrapped so that it can travel over this channel.

    Params of `mcp/message`, a notification that either side may send. Unstable: feature
    `unstable_mcp_over_acp` (off by default).
    """

    __slots__ = ("connection_id", "meta", "method", "params")

    connection_id: McpConnectionId
    """The MCP connection this belongs to, as named when it was opened. `connectionId`
    on the wire.
    """

    method: str
    """Method of the MCP notification inside."""

    params: dict[str, Any] | None
    """Parameters of the wrapped message, unchanged. Omitted and null both mean that it
    has none. Lenient: a malformed value is dropped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        connection_id: McpConnectionId,
        method: str,
        params: dict[str, Any] | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Carries one MCP notification, wrapped so that it can travel over this
        channel.

        :param connection_id: The MCP connection this belongs to, as named when it was opened.
        :param method: Method of the MCP notification inside.
        :param params: Parameters of the wrapped message, unchanged. Omitted and null both mean that it has none.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.connection_id = connection_id
        self.method = method
        self.params = params
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class MessageMcpRequest(Record):
    """Carries one MCP request, wrapped so that it can travel over this channel.

    Params of `mcp/message`, a request that either side may send. Unstable: feature
    `unstable_mcp_over_acp` (off by default).
    """

    __slots__ = ("connection_id", "meta", "method", "params")

    connection_id: McpConnectionId
    """The MCP connection this belongs to, as named when it was opened. `connectionId`
    on the wire.
    """

    method: str
    """Method of the MCP request inside."""

    params: dict[str, Any] | None
    """Parameters of the wrapped message, unchanged. Omitted and null both mean that it
    has none.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        connection_id: McpConnectionId,
        method: str,
        params: dict[str, Any] | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Carries one MCP request, wrapped so that it can travel over this channel.

        :param connection_id: The MCP connection this belongs to, as named when it was opened.
        :param method: Method of the MCP request inside.
        :param params: Parameters of the wrapped message, unchanged. Omitted and null both mean that it has none.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.connection_id = connection_id
        self.method = method
        self.params = params
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class StringMultiSelectItems(Record):
    """Choices that are shown as they are, without separate labels.

    Stable since 1.21.0.
    """

    __slots__ = ("enum", "meta")

    enum: list[str]
    """The choices, which are both shown and sent back. Must have at least 1 item."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        enum: list[str],
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Choices that are shown as they are, without separate labels.

        :param enum: The choices, which are both shown and sent back. Must have at least 1 item.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.enum = enum
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class MultiSelectItemsString(StringMultiSelectItems):
    """Choices that are shown as they are, without separate labels.

    Variant `string` of MultiSelectItems. Stable since 1.21.0.
    """

    __slots__ = ()

    type: Literal["string"] = field(default="string", init=False)
    """Always "string", which makes it this variant."""


@dataclass(init=False, repr=False, eq=False, match_args=False)
class MultiSelectItemsOther(Record):
    """What MultiSelectItems does not know: kept whole, and encoded as it was.

    Stable since 1.21.0.
    """

    __slots__ = ("_keys", "type")

    type: str
    """The kind as received; it is none of those listed. A name that starts with `_` is
    a private extension.
    """

    def __init__(
        self,
        *,
        type: str,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """What MultiSelectItems does not know: kept whole, and encoded as it was.

        :param type: The kind as received; it is none of those listed. A name that starts with `_` is a private extension.
        """
        self.type = type
        self.extra_fields = extra_fields
        self._keys: tuple[str, ...] | None = None


@dataclass(init=False, repr=False, eq=False, match_args=False)
class NesCapabilities(Record):
    """What the agent needs for next edit suggestions: which editor events to send, and
    which context with each request.

    Unstable: feature `unstable_nes` (off by default).
    """

    __slots__ = ("context", "events", "meta")

    events: NesEventCapabilities | None
    """Which editor events the agent wants to be sent. Omitted or null means none.
    Lenient: a malformed value is dropped.
    """

    context: NesContextCapabilities | None
    """Which context the client should send with each suggestion request. Omitted or
    null means none. Lenient: a malformed value is dropped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        events: NesEventCapabilities | None = None,
        context: NesContextCapabilities | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """What the agent needs for next edit suggestions: which editor events to send,
        and which context with each request.

        :param events: Which editor events the agent wants to be sent. Omitted or null means none.
        :param context: Which context the client should send with each suggestion request. Omitted or null means none.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.events = events
        self.context = context
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class NesContextCapabilities(Record):
    """Which context the client should gather for each suggestion request. Only what is
    set here needs to be sent.

    Unstable: feature `unstable_nes` (off by default).
    """

    __slots__ = (
        "diagnostics",
        "edit_history",
        "meta",
        "open_files",
        "recent_files",
        "related_snippets",
        "user_actions",
    )

    recent_files: NesRecentFilesCapabilities | None
    """Set, even to `{}`, if recently used files should come along. Omitted or null
    means no. `recentFiles` on the wire. Lenient: a malformed value is dropped.
    """

    related_snippets: NesRelatedSnippetsCapabilities | None
    """Set, even to `{}`, if related code should come along. Omitted or null means no.
    `relatedSnippets` on the wire. Lenient: a malformed value is dropped.
    """

    edit_history: NesEditHistoryCapabilities | None
    """Set, even to `{}`, if the latest edits should come along. Omitted or null means
    no. `editHistory` on the wire. Lenient: a malformed value is dropped.
    """

    user_actions: NesUserActionsCapabilities | None
    """Set, even to `{}`, if the user's latest actions should come along. Omitted or
    null means no. `userActions` on the wire. Lenient: a malformed value is dropped.
    """

    open_files: NesOpenFilesCapabilities | None
    """Set, even to `{}`, if the list of open files should come along. Omitted or null
    means no. `openFiles` on the wire. Lenient: a malformed value is dropped.
    """

    diagnostics: NesDiagnosticsCapabilities | None
    """Set, even to `{}`, if diagnostics should come along. Omitted or null means no.
    Lenient: a malformed value is dropped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        recent_files: NesRecentFilesCapabilities | None = None,
        related_snippets: NesRelatedSnippetsCapabilities | None = None,
        edit_history: NesEditHistoryCapabilities | None = None,
        user_actions: NesUserActionsCapabilities | None = None,
        open_files: NesOpenFilesCapabilities | None = None,
        diagnostics: NesDiagnosticsCapabilities | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Which context the client should gather for each suggestion request. Only what
        is set here needs to be sent.

        :param recent_files: Set, even to `{}`, if recently used files should come along. Omitted or null means no.
        :param related_snippets: Set, even to `{}`, if related code should come along. Omitted or null means no.
        :param edit_history: Set, even to `{}`, if the latest edits should come along. Omitted or null means no.
        :param user_actions: Set, even to `{}`, if the user's latest actions should come along. Omitted or null means no.
        :param open_files: Set, even to `{}`, if the list of open files should come along. Omitted or null means no.
        :param diagnostics: Set, even to `{}`, if diagnostics should come along. Omitted or null means no.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.recent_files = recent_files
        self.related_snippets = related_snippets
        self.edit_history = edit_history
        self.user_actions = user_actions
        self.open_files = open_files
        self.diagnostics = diagnostics
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class NesDiagnostic(Record):
    """An error, warning or hint that the editor shows in a file.

    Unstable: feature `unstable_nes` (off by default).
    """

    __slots__ = ("message", "meta", "range", "severity", "uri")

    uri: str
    """The file this is about, as a URI."""

    range: Range
    """The text that the editor marks."""

    severity: NesDiagnosticSeverity
    """How serious it is."""

    message: str
    """What the editor reports at this place."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        uri: str,
        range: Range,
        severity: NesDiagnosticSeverity,
        message: str,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """An error, warning or hint that the editor shows in a file.

        :param uri: The file this is about, as a URI.
        :param range: The text that the editor marks.
        :param severity: How serious it is.
        :param message: What the editor reports at this place.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.uri = uri
        self.range = range
        self.severity = severity
        self.message = message
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class NesDiagnosticsCapabilities(Record):
    """Asks for the editor's diagnostics as context; `{}` is enough.

    Unstable: feature `unstable_nes` (off by default).
    """

    __slots__ = ("meta",)

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Asks for the editor's diagnostics as context; `{}` is enough.

        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class NesDocumentDidChangeCapabilities(Record):
    """Asks for edits in open documents, and says in which form.

    Unstable: feature `unstable_nes` (off by default).
    """

    __slots__ = ("meta", "sync_kind")

    sync_kind: TextDocumentSyncKind
    """Whether to send the full text after each edit or only what changed. `syncKind` on
    the wire.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        sync_kind: TextDocumentSyncKind,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Asks for edits in open documents, and says in which form.

        :param sync_kind: Whether to send the full text after each edit or only what changed.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.sync_kind = sync_kind
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class NesDocumentDidCloseCapabilities(Record):
    """Asks to be told when a document is closed; `{}` is enough.

    Unstable: feature `unstable_nes` (off by default).
    """

    __slots__ = ("meta",)

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Asks to be told when a document is closed; `{}` is enough.

        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class NesDocumentDidFocusCapabilities(Record):
    """Asks to be told when the user switches to a document; `{}` is enough.

    Unstable: feature `unstable_nes` (off by default).
    """

    __slots__ = ("meta",)

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Asks to be told when the user switches to a document; `{}` is enough.

        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class NesDocumentDidOpenCapabilities(Record):
    """Asks to be told when a document is opened; `{}` is enough.

    Unstable: feature `unstable_nes` (off by default).
    """

    __slots__ = ("meta",)

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Asks to be told when a document is opened; `{}` is enough.

        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class NesDocumentDidSaveCapabilities(Record):
    """Asks to be told when a document is saved; `{}` is enough.

    Unstable: feature `unstable_nes` (off by default).
    """

    __slots__ = ("meta",)

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Asks to be told when a document is saved; `{}` is enough.

        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class NesDocumentEventCapabilities(Record):
    """Which document events the client should send. Those that are omitted or null are
    not wanted.

    Unstable: feature `unstable_nes` (off by default).
    """

    __slots__ = ("did_change", "did_close", "did_focus", "did_open", "did_save", "meta")

    did_open: NesDocumentDidOpenCapabilities | None
    """Set, even to `{}`, if opened documents are to be reported. Omitted or null means
    no. `didOpen` on the wire. Lenient: a malformed value is dropped.
    """

    did_change: NesDocumentDidChangeCapabilities | None
    """Set if edits are wanted, with the form they should have. Omitted or null means
    they are not. `didChange` on the wire. Lenient: a malformed value is dropped.
    """

    did_close: NesDocumentDidCloseCapabilities | None
    """Set, even to `{}`, if closed documents are to be reported. Omitted or null means
    no. `didClose` on the wire. Lenient: a malformed value is dropped.
    """

    did_save: NesDocumentDidSaveCapabilities | None
    """Set, even to `{}`, if saved documents are to be reported. Omitted or null means
    no. `didSave` on the wire. Lenient: a malformed value is dropped.
    """

    did_focus: NesDocumentDidFocusCapabilities | None
    """Set, even to `{}`, if a switch to another document is to be reported. Omitted or
    null means no. `didFocus` on the wire. Lenient: a malformed value is dropped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        did_open: NesDocumentDidOpenCapabilities | None = None,
        did_change: NesDocumentDidChangeCapabilities | None = None,
        did_close: NesDocumentDidCloseCapabilities | None = None,
        did_save: NesDocumentDidSaveCapabilities | None = None,
        did_focus: NesDocumentDidFocusCapabilities | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Which document events the client should send. Those that are omitted or null
        are not wanted.

        :param did_open: Set, even to `{}`, if opened documents are to be reported. Omitted or null means no.
        :param did_change: Set if edits are wanted, with the form they should have. Omitted or null means they are not.
        :param did_close: Set, even to `{}`, if closed documents are to be reported. Omitted or null means no.
        :param did_save: Set, even to `{}`, if saved documents are to be reported. Omitted or null means no.
        :param did_focus: Set, even to `{}`, if a switch to another document is to be reported. Omitted or null means no.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.did_open = did_open
        self.did_change = did_change
        self.did_close = did_close
        self.did_save = did_save
        self.did_focus = did_focus
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class NesEditHistoryCapabilities(Record):
    """Asks for the user's latest edits as context, and says how many are of use.

    Unstable: feature `unstable_nes` (off by default).
    """

    __slots__ = ("max_count", "meta")

    max_count: int | None
    """How many of the latest entries are of use to the agent. Omitted or null sets no
    limit. Must be an unsigned 32-bit integer. `maxCount` on the wire. Lenient: a
    malformed value is dropped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        max_count: int | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Asks for the user's latest edits as context, and says how many are of use.

        :param max_count: How many of the latest entries are of use to the agent. Omitted or null sets no limit. Must be an unsigned 32-bit integer.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.max_count = max_count
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class NesEditHistoryEntry(Record):
    """One earlier edit of the user, as a diff.

    Unstable: feature `unstable_nes` (off by default).
    """

    __slots__ = ("diff", "meta", "uri")

    uri: str
    """The file this is about, as a URI."""

    diff: str
    """The edit as a diff."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        uri: str,
        diff: str,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """One earlier edit of the user, as a diff.

        :param uri: The file this is about, as a URI.
        :param diff: The edit as a diff.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.uri = uri
        self.diff = diff
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class NesEditSuggestion(Record):
    """Proposes to change text in one file.

    Unstable: feature `unstable_nes` (off by default).
    """

    __slots__ = ("cursor_position", "edits", "meta", "suggestion_id", "uri")

    suggestion_id: NesSuggestionId
    """Names this suggestion. The client sends it back when the user takes or rejects
    it. `suggestionId` on the wire.
    """

    uri: str
    """The file this is about, as a URI."""

    edits: list[NesTextEdit]
    """The replacements that make up the suggestion. Must have at least 1 item."""

    cursor_position: Position | None
    """Where to put the cursor once the edits are made. Omitted or null leaves that to
    the client. `cursorPosition` on the wire. Lenient: a malformed value is dropped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        suggestion_id: NesSuggestionId,
        uri: str,
        edits: list[NesTextEdit],
        cursor_position: Position | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Proposes to change text in one file.

        :param suggestion_id: Names this suggestion. The client sends it back when the user takes or rejects it.
        :param uri: The file this is about, as a URI.
        :param edits: The replacements that make up the suggestion. Must have at least 1 item.
        :param cursor_position: Where to put the cursor once the edits are made. Omitted or null leaves that to the client.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.suggestion_id = suggestion_id
        self.uri = uri
        self.edits = edits
        self.cursor_position = cursor_position
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class NesEventCapabilities(Record):
    """Which editor events the agent wants to follow.

    Unstable: feature `unstable_nes` (off by default).
    """

    __slots__ = ("document", "meta")

    document: NesDocumentEventCapabilities | None
    """Which events of open documents are wanted. Omitted or null means none. Lenient: a
    malformed value is dropped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        document: NesDocumentEventCapabilities | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Which editor events the agent wants to follow.

        :param document: Which events of open documents are wanted. Omitted or null means none.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.document = document
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class NesExcerpt(Record):
    """Some consecutive lines of a file.

    Unstable: feature `unstable_nes` (off by default).
    """

    __slots__ = ("end_line", "meta", "start_line", "text")

    start_line: int
    """The first line of the excerpt, counted from zero. Must be an unsigned 32-bit
    integer. `startLine` on the wire.
    """

    end_line: int
    """The last line of the excerpt, counted from zero. Must be an unsigned 32-bit
    integer. `endLine` on the wire.
    """

    text: str
    """The text itself."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        start_line: int,
        end_line: int,
        text: str,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Some consecutive lines of a file.

        :param start_line: The first line of the excerpt, counted from zero. Must be an unsigned 32-bit integer.
        :param end_line: The last line of the excerpt, counted from zero. Must be an unsigned 32-bit integer.
        :param text: The text itself.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.start_line = start_line
        self.end_line = end_line
        self.text = text
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class NesJumpCapabilities(Record):
    """Says that the client can present a jump to another place; `{}` is enough.

    Unstable: feature `unstable_nes` (off by default).
    """

    __slots__ = ("meta",)

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Says that the client can present a jump to another place; `{}` is enough.

        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class NesJumpSuggestion(Record):
    """Proposes to move the cursor to another place.

    Unstable: feature `unstable_nes` (off by default).
    """

    __slots__ = ("meta", "position", "suggestion_id", "uri")

    suggestion_id: NesSuggestionId
    """Names this suggestion. The client sends it back when the user takes or rejects
    it. `suggestionId` on the wire.
    """

    uri: str
    """The file this is about, as a URI."""

    position: Position
    """Where the cursor should go."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        suggestion_id: NesSuggestionId,
        uri: str,
        position: Position,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Proposes to move the cursor to another place.

        :param suggestion_id: Names this suggestion. The client sends it back when the user takes or rejects it.
        :param uri: The file this is about, as a URI.
        :param position: Where the cursor should go.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.suggestion_id = suggestion_id
        self.uri = uri
        self.position = position
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class NesOpenFile(Record):
    """A file that is open in the editor.

    Unstable: feature `unstable_nes` (off by default).
    """

    __slots__ = ("language_id", "last_focused_ms", "meta", "uri", "visible_range")

    uri: str
    """The file this is about, as a URI."""

    language_id: str
    """The language of the document, in the editor's terms, such as `python`.
    `languageId` on the wire.
    """

    visible_range: Range | None
    """The part of the file the user can see. Omitted or null if none is in view.
    `visibleRange` on the wire. Lenient: a malformed value is dropped.
    """

    last_focused_ms: int | None
    """When the user last had the file in front, in milliseconds since 1970 (UTC).
    Omitted or null if unknown. Must be an unsigned 64-bit integer. `lastFocusedMs` on
    the wire. Lenient: a malformed value is dropped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        uri: str,
        language_id: str,
        visible_range: Range | None = None,
        last_focused_ms: int | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """A file that is open in the editor.

        :param uri: The file this is about, as a URI.
        :param language_id: The language of the document, in the editor's terms, such as `python`.
        :param visible_range: The part of the file the user can see. Omitted or null if none is in view.
        :param last_focused_ms: When the user last had the file in front, in milliseconds since 1970 (UTC). Omitted or null if unknown. Must be an unsigned 64-bit integer.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.uri = uri
        self.language_id = language_id
        self.visible_range = visible_range
        self.last_focused_ms = last_focused_ms
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class NesOpenFilesCapabilities(Record):
    """Asks for the list of open files as context; `{}` is enough.

    Unstable: feature `unstable_nes` (off by default).
    """

    __slots__ = ("meta",)

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Asks for the list of open files as context; `{}` is enough.

        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class NesRecentFile(Record):
    """A file the user has looked at lately, with its text.

    Unstable: feature `unstable_nes` (off by default).
    """

    __slots__ = ("language_id", "meta", "text", "uri")

    uri: str
    """The file this is about, as a URI."""

    language_id: str
    """The language of the document, in the editor's terms, such as `python`.
    `languageId` on the wire.
    """

    text: str
    """The whole text of the file."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        uri: str,
        language_id: str,
        text: str,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """A file the user has looked at lately, with its text.

        :param uri: The file this is about, as a URI.
        :param language_id: The language of the document, in the editor's terms, such as `python`.
        :param text: The whole text of the file.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.uri = uri
        self.language_id = language_id
        self.text = text
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class NesRecentFilesCapabilities(Record):
    """Asks for recently used files as context, and says how many are of use.

    Unstable: feature `unstable_nes` (off by default).
    """

    __slots__ = ("max_count", "meta")

    max_count: int | None
    """How many of the latest entries are of use to the agent. Omitted or null sets no
    limit. Must be an unsigned 32-bit integer. `maxCount` on the wire. Lenient: a
    malformed value is dropped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        max_count: int | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Asks for recently used files as context, and says how many are of use.

        :param max_count: How many of the latest entries are of use to the agent. Omitted or null sets no limit. Must be an unsigned 32-bit integer.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.max_count = max_count
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class NesRelatedSnippet(Record):
    """Pieces of another file that bear on the place being edited.

    Unstable: feature `unstable_nes` (off by default).
    """

    __slots__ = ("excerpts", "meta", "uri")

    uri: str
    """The file this is about, as a URI."""

    excerpts: list[NesExcerpt]
    """The pieces of the file that matter."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        uri: str,
        excerpts: list[NesExcerpt],
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Pieces of another file that bear on the place being edited.

        :param uri: The file this is about, as a URI.
        :param excerpts: The pieces of the file that matter.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.uri = uri
        self.excerpts = excerpts
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class NesRelatedSnippetsCapabilities(Record):
    """Asks for related code as context; `{}` is enough.

    Unstable: feature `unstable_nes` (off by default).
    """

    __slots__ = ("meta",)

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Asks for related code as context; `{}` is enough.

        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class NesRenameCapabilities(Record):
    """Says that the client can present and carry out the renaming of a symbol; `{}` is
    enough.

    Unstable: feature `unstable_nes` (off by default).
    """

    __slots__ = ("meta",)

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Says that the client can present and carry out the renaming of a symbol; `{}`
        is enough.

        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class NesRenameSuggestion(Record):
    """Proposes to rename a symbol. The client carries it out.

    Unstable: feature `unstable_nes` (off by default).
    """

    __slots__ = ("meta", "new_name", "position", "suggestion_id", "uri")

    suggestion_id: NesSuggestionId
    """Names this suggestion. The client sends it back when the user takes or rejects
    it. `suggestionId` on the wire.
    """

    uri: str
    """The file this is about, as a URI."""

    position: Position
    """Where the symbol is."""

    new_name: str
    """What the symbol shall be called. `newName` on the wire."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        suggestion_id: NesSuggestionId,
        uri: str,
        position: Position,
        new_name: str,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Proposes to rename a symbol. The client carries it out.

        :param suggestion_id: Names this suggestion. The client sends it back when the user takes or rejects it.
        :param uri: The file this is about, as a URI.
        :param position: Where the symbol is.
        :param new_name: What the symbol shall be called.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.suggestion_id = suggestion_id
        self.uri = uri
        self.position = position
        self.new_name = new_name
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class NesRepository(Record):
    """The source repository that the workspace belongs to.

    Unstable: feature `unstable_nes` (off by default).
    """

    __slots__ = ("meta", "name", "owner", "remote_url")

    name: str
    """Name of the repository, without its owner."""

    owner: str
    """The user or organization that owns the repository."""

    remote_url: str
    """URL of the remote that the repository is fetched from. `remoteUrl` on the
    wire.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        name: str,
        owner: str,
        remote_url: str,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """The source repository that the workspace belongs to.

        :param name: Name of the repository, without its owner.
        :param owner: The user or organization that owns the repository.
        :param remote_url: URL of the remote that the repository is fetched from.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.name = name
        self.owner = owner
        self.remote_url = remote_url
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class NesSearchAndReplaceCapabilities(Record):
    """Says that the client can present and carry out a search and replace; `{}` is
    enough.

    Unstable: feature `unstable_nes` (off by default).
    """

    __slots__ = ("meta",)

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Says that the client can present and carry out a search and replace; `{}` is
        enough.

        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class NesSearchAndReplaceSuggestion(Record):
    """Proposes to replace every match in one file. The client carries it out.

    Unstable: feature `unstable_nes` (off by default).
    """

    __slots__ = ("is_regex", "meta", "replace", "search", "suggestion_id", "uri")

    suggestion_id: NesSuggestionId
    """Names this suggestion. The client sends it back when the user takes or rejects
    it. `suggestionId` on the wire.
    """

    uri: str
    """The file this is about, as a URI."""

    search: str
    """What to look for: plain text, or a regular expression if `isRegex` is true."""

    replace: str
    """The text to put in place of each match."""

    is_regex: bool | None
    """True if the search text is a regular expression. Omitted, null and false all mean
    plain text. `isRegex` on the wire.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        suggestion_id: NesSuggestionId,
        uri: str,
        search: str,
        replace: str,
        is_regex: bool | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Proposes to replace every match in one file. The client carries it out.

        :param suggestion_id: Names this suggestion. The client sends it back when the user takes or rejects it.
        :param uri: The file this is about, as a URI.
        :param search: What to look for: plain text, or a regular expression if `isRegex` is true.
        :param replace: The text to put in place of each match.
        :param is_regex: True if the search text is a regular expression. Omitted, null and false all mean plain text.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.suggestion_id = suggestion_id
        self.uri = uri
        self.search = search
        self.replace = replace
        self.is_regex = is_regex
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class NesSuggestContext(Record):
    """What the editor knows that may help with a suggestion. The client fills in what
    the agent asked for.

    Unstable: feature `unstable_nes` (off by default).
    """

    __slots__ = (
        "diagnostics",
        "edit_history",
        "meta",
        "open_files",
        "recent_files",
        "related_snippets",
        "user_actions",
    )

    recent_files: list[NesRecentFile] | None
    """Files the user has looked at lately, with their text. `recentFiles` on the
    wire.
    """

    related_snippets: list[NesRelatedSnippet] | None
    """Code from other files that bears on the place. `relatedSnippets` on the wire."""

    edit_history: list[NesEditHistoryEntry] | None
    """The edits the user made last. `editHistory` on the wire."""

    user_actions: list[NesUserAction] | None
    """What the user did last, such as typing or moving the cursor. `userActions` on the
    wire.
    """

    open_files: list[NesOpenFile] | None
    """The files that are open in the editor, without their text. `openFiles` on the
    wire.
    """

    diagnostics: list[NesDiagnostic] | None
    """What the editor marks as wrong or doubtful at the moment."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        recent_files: list[NesRecentFile] | None = None,
        related_snippets: list[NesRelatedSnippet] | None = None,
        edit_history: list[NesEditHistoryEntry] | None = None,
        user_actions: list[NesUserAction] | None = None,
        open_files: list[NesOpenFile] | None = None,
        diagnostics: list[NesDiagnostic] | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """What the editor knows that may help with a suggestion. The client fills in
        what the agent asked for.

        :param recent_files: Files the user has looked at lately, with their text.
        :param related_snippets: Code from other files that bears on the place.
        :param edit_history: The edits the user made last.
        :param user_actions: What the user did last, such as typing or moving the cursor.
        :param open_files: The files that are open in the editor, without their text.
        :param diagnostics: What the editor marks as wrong or doubtful at the moment.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.recent_files = recent_files
        self.related_snippets = related_snippets
        self.edit_history = edit_history
        self.user_actions = user_actions
        self.open_files = open_files
        self.diagnostics = diagnostics
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class NesSuggestionEdit(NesEditSuggestion):
    """Proposes to change text in one file.

    Variant `edit` of NesSuggestion. Unstable: feature `unstable_nes` (off by default).
    """

    __slots__ = ()

    kind: Literal["edit"] = field(default="edit", init=False)
    """Always "edit", which makes it this variant."""


@dataclass(init=False, repr=False, eq=False, match_args=False)
class NesSuggestionJump(NesJumpSuggestion):
    """Proposes to move the cursor to another place.

    Variant `jump` of NesSuggestion. Unstable: feature `unstable_nes` (off by default).
    """

    __slots__ = ()

    kind: Literal["jump"] = field(default="jump", init=False)
    """Always "jump", which makes it this variant."""


@dataclass(init=False, repr=False, eq=False, match_args=False)
class NesSuggestionRename(NesRenameSuggestion):
    """Proposes to rename a symbol. The client carries it out.

    Variant `rename` of NesSuggestion. Unstable: feature `unstable_nes` (off by
    default).
    """

    __slots__ = ()

    kind: Literal["rename"] = field(default="rename", init=False)
    """Always "rename", which makes it this variant."""


@dataclass(init=False, repr=False, eq=False, match_args=False)
class NesSuggestionSearchAndReplace(NesSearchAndReplaceSuggestion):
    """Proposes to replace every match in one file. The client carries it out.

    Variant `searchAndReplace` of NesSuggestion. Unstable: feature `unstable_nes` (off
    by default).
    """

    __slots__ = ()

    kind: Literal["searchAndReplace"] = field(default="searchAndReplace", init=False)
    """Always "searchAndReplace", which makes it this variant."""


@dataclass(init=False, repr=False, eq=False, match_args=False)
class NesSuggestionOther(Record):
    """What NesSuggestion does not know: kept whole, and encoded as it was.

    Unstable: feature `unstable_nes` (off by default).
    """

    __slots__ = ("_keys", "kind", "suggestion_id")

    kind: str
    """The kind of suggestion as received; it is none of those listed. A client ignores
    it or shows it in a general way.
    """

    suggestion_id: NesSuggestionId
    """Names this suggestion. The client sends it back when the user takes or rejects
    it. `suggestionId` on the wire.
    """

    def __init__(
        self,
        *,
        kind: str,
        suggestion_id: NesSuggestionId,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """What NesSuggestion does not know: kept whole, and encoded as it was.

        :param kind: The kind of suggestion as received; it is none of those listed. A client ignores it or shows it in a general way.
        :param suggestion_id: Names this suggestion. The client sends it back when the user takes or rejects it.
        """
        self.kind = kind
        self.suggestion_id = suggestion_id
        self.extra_fields = extra_fields
        self._keys: tuple[str, ...] | None = None


@dataclass(init=False, repr=False, eq=False, match_args=False)
class NesTextEdit(Record):
    """Replaces one range of text.

    Unstable: feature `unstable_nes` (off by default).
    """

    __slots__ = ("meta", "new_text", "range")

    range: Range
    """The text to replace; an empty range means to insert."""

    new_text: str
    """The text that takes its place. `newText` on the wire."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        range: Range,
        new_text: str,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Replaces one range of text.

        :param range: The text to replace; an empty range means to insert.
        :param new_text: The text that takes its place.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.range = range
        self.new_text = new_text
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class NesUserAction(Record):
    """Something the user has just done in the editor.

    Unstable: feature `unstable_nes` (off by default).
    """

    __slots__ = ("action", "meta", "position", "timestamp_ms", "uri")

    action: str
    """What the user did, such as `insertChar` or `cursorMovement`."""

    uri: str
    """The file this is about, as a URI."""

    position: Position
    """Where in the file it happened."""

    timestamp_ms: int
    """When it happened, in milliseconds since 1970 (UTC). Must be an unsigned 64-bit
    integer. `timestampMs` on the wire.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        action: str,
        uri: str,
        position: Position,
        timestamp_ms: int,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Something the user has just done in the editor.

        :param action: What the user did, such as `insertChar` or `cursorMovement`.
        :param uri: The file this is about, as a URI.
        :param position: Where in the file it happened.
        :param timestamp_ms: When it happened, in milliseconds since 1970 (UTC). Must be an unsigned 64-bit integer.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.action = action
        self.uri = uri
        self.position = position
        self.timestamp_ms = timestamp_ms
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class NesUserActionsCapabilities(Record):
    """Asks for the user's latest actions as context, and says how many are of use.

    Unstable: feature `unstable_nes` (off by default).
    """

    __slots__ = ("max_count", "meta")

    max_count: int | None
    """How many of the latest entries are of use to the agent. Omitted or null sets no
    limit. Must be an unsigned 32-bit integer. `maxCount` on the wire. Lenient: a
    malformed value is dropped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        max_count: int | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Asks for the user's latest actions as context, and says how many are of use.

        :param max_count: How many of the latest entries are of use to the agent. Omitted or null sets no limit. Must be an unsigned 32-bit integer.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.max_count = max_count
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class NewSessionRequest(Record):
    """Starts a conversation with the agent. An agent that needs a sign-in first answers
    with an error that says so.

    Params of `session/new`, a request of the client to the agent.
    """

    __slots__ = ("additional_directories", "cwd", "mcp_servers", "meta")

    cwd: AbsolutePath
    """Working directory of the session, from which relative paths start. Must be
    absolute.
    """

    additional_directories: list[AbsolutePath] | None
    """Further root directories of the session, as absolute paths. The list is complete;
    omitted or empty means there are none besides the working directory.
    `additionalDirectories` on the wire. Lenient: a malformed value is dropped,
    malformed items are skipped.
    """

    mcp_servers: list[McpServer] | None
    """All MCP servers that the agent shall connect to for this session. Omitted or
    empty means none. `mcpServers` on the wire. Lenient: a malformed value is dropped,
    malformed items are skipped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        cwd: AbsolutePath,
        additional_directories: list[AbsolutePath] | None = None,
        mcp_servers: list[McpServer] | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Starts a conversation with the agent. An agent that needs a sign-in first
        answers with an error that says so.

        :param cwd: Working directory of the session, from which relative paths start. Must be absolute.
        :param additional_directories: Further root directories of the session, as absolute paths. The list is complete; omitted or empty means there are none besides the working directory.
        :param mcp_servers: All MCP servers that the agent shall connect to for this session. Omitted or empty means none.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.cwd = cwd
        self.additional_directories = additional_directories
        self.mcp_servers = mcp_servers
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class NewSessionResponse(Record):
    """Describes the session that was started.

    Result of `session/new`, the answer of the agent to the client.
    """

    __slots__ = ("config_options", "meta", "session_id")

    session_id: SessionId
    """Names the new session in all that follows. `sessionId` on the wire."""

    config_options: list[SessionConfigOption] | None
    """All options the user can set in this session, with their present values.
    `configOptions` on the wire. Lenient: a malformed value is dropped, malformed items
    are skipped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        session_id: SessionId,
        config_options: list[SessionConfigOption] | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Describes the session that was started.

        :param session_id: Names the new session in all that follows.
        :param config_options: All options the user can set in this session, with their present values.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.session_id = session_id
        self.config_options = config_options
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class Notice(Record):
    """Something the user should know now, outside the conversation and its history. The
    agent cannot rely on it being seen.

    Unstable: feature `unstable_session_notices` (off by default). Since 1.23.0.
    """

    __slots__ = ("description", "meta", "severity", "title")

    severity: NoticeSeverity
    """How serious it is, as a hint for its looks."""

    title: str
    """What the user should know, as plain text that makes sense alone. Must have at
    least 1 character.
    """

    description: str | None
    """What more there is to say, or what the user can do, as plain text. Omitted and
    null both mean nothing. Lenient: a malformed value is dropped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own about this notice. A reader must not rely on keys it
    does not know. `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        severity: NoticeSeverity,
        title: str,
        description: str | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Something the user should know now, outside the conversation and its history.
        The agent cannot rely on it being seen.

        :param severity: How serious it is, as a hint for its looks.
        :param title: What the user should know, as plain text that makes sense alone. Must have at least 1 character.
        :param description: What more there is to say, or what the user can do, as plain text. Omitted and null both mean nothing.
        :param meta: Room for data of your own about this notice. A reader must not rely on keys it does not know.
        """
        self.severity = severity
        self.title = title
        self.description = description
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class PermissionOption(Record):
    """One answer that the user can give to a permission question."""

    __slots__ = ("kind", "meta", "name", "option_id")

    option_id: PermissionOptionId
    """Names this answer among those offered. `optionId` on the wire."""

    name: str
    """What the user reads on the button."""

    kind: PermissionOptionKind
    """Whether the answer allows or rejects, once or from now on. It is a hint for how
    to show it.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        option_id: PermissionOptionId,
        name: str,
        kind: PermissionOptionKind,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """One answer that the user can give to a permission question.

        :param option_id: Names this answer among those offered.
        :param name: What the user reads on the button.
        :param kind: Whether the answer allows or rejects, once or from now on. It is a hint for how to show it.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.option_id = option_id
        self.name = name
        self.kind = kind
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class PlanEntry(Record):
    """One step of a plan."""

    __slots__ = ("content", "meta", "priority", "status")

    content: str
    """What is to be done in this step."""

    priority: PlanEntryPriority
    """How much the step matters for the goal."""

    status: PlanEntryStatus
    """How far the step has come."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        content: str,
        priority: PlanEntryPriority,
        status: PlanEntryStatus,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """One step of a plan.

        :param content: What is to be done in this step.
        :param priority: How much the step matters for the goal.
        :param status: How far the step has come.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.content = content
        self.priority = priority
        self.status = status
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class PlanFile(Record):
    """A plan that is kept in a file.

    Unstable: feature `unstable_plan_operations` (off by default).
    """

    __slots__ = ("meta", "plan_id", "uri")

    plan_id: PlanId
    """The plan that is meant. An id not seen before makes a new plan. `planId` on the
    wire.
    """

    uri: str
    """The file that holds the plan, as a URI."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        plan_id: PlanId,
        uri: str,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """A plan that is kept in a file.

        :param plan_id: The plan that is meant. An id not seen before makes a new plan.
        :param uri: The file that holds the plan, as a URI.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.plan_id = plan_id
        self.uri = uri
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class PlanItems(Record):
    """A plan as a list of steps."""

    __slots__ = ("entries", "meta", "plan_id")

    plan_id: PlanId
    """The plan that is meant. An id not seen before makes a new plan. `planId` on the
    wire.
    """

    entries: list[PlanEntry]
    """All steps of the plan with their present status. The list replaces the one
    before. Lenient: a malformed value is dropped, malformed items are skipped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        plan_id: PlanId,
        entries: list[PlanEntry],
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """A plan as a list of steps.

        :param plan_id: The plan that is meant. An id not seen before makes a new plan.
        :param entries: All steps of the plan with their present status. The list replaces the one before.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.plan_id = plan_id
        self.entries = entries
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class PlanMarkdown(Record):
    """A plan as Markdown text.

    Unstable: feature `unstable_plan_operations` (off by default).
    """

    __slots__ = ("content", "meta", "plan_id")

    plan_id: PlanId
    """The plan that is meant. An id not seen before makes a new plan. `planId` on the
    wire.
    """

    content: str
    """The plan as Markdown."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        plan_id: PlanId,
        content: str,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """A plan as Markdown text.

        :param plan_id: The plan that is meant. An id not seen before makes a new plan.
        :param content: The plan as Markdown.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.plan_id = plan_id
        self.content = content
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class PlanRemoved(Record):
    """Drops a plan that the client has been shown.

    Unstable: feature `unstable_plan_operations` (off by default).
    """

    __slots__ = ("meta", "plan_id")

    plan_id: PlanId
    """The plan to drop. `planId` on the wire."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        plan_id: PlanId,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Drops a plan that the client has been shown.

        :param plan_id: The plan to drop.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.plan_id = plan_id
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class PlanUpdate(Record):
    """Creates a plan or replaces what it contains, found by its id."""

    __slots__ = ("meta", "plan")

    plan: PlanUpdateContent
    """The plan as it is now, with its id."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        plan: PlanUpdateContent,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Creates a plan or replaces what it contains, found by its id.

        :param plan: The plan as it is now, with its id.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.plan = plan
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class PlanUpdateContentItems(PlanItems):
    """A plan as a list of steps.

    Variant `items` of PlanUpdateContent.
    """

    __slots__ = ()

    type: Literal["items"] = field(default="items", init=False)
    """Always "items", which makes it this variant."""


@dataclass(init=False, repr=False, eq=False, match_args=False)
class PlanUpdateContentFile(PlanFile):
    """A plan that is kept in a file.

    Variant `file` of PlanUpdateContent. Unstable: feature `unstable_plan_operations`
    (off by default).
    """

    __slots__ = ()

    type: Literal["file"] = field(default="file", init=False)
    """Always "file", which makes it this variant."""


@dataclass(init=False, repr=False, eq=False, match_args=False)
class PlanUpdateContentMarkdown(PlanMarkdown):
    """A plan as Markdown text.

    Variant `markdown` of PlanUpdateContent. Unstable: feature
    `unstable_plan_operations` (off by default).
    """

    __slots__ = ()

    type: Literal["markdown"] = field(default="markdown", init=False)
    """Always "markdown", which makes it this variant."""


@dataclass(init=False, repr=False, eq=False, match_args=False)
class PlanUpdateContentOther(Record):
    """What PlanUpdateContent does not know: kept whole, and encoded as it was."""

    __slots__ = ("_keys", "plan_id", "type")

    type: str
    """The kind as received; it is none of those listed. A name that starts with `_` is
    a private extension.
    """

    plan_id: PlanId
    """The plan that is meant. An id not seen before makes a new plan. `planId` on the
    wire.
    """

    def __init__(
        self,
        *,
        type: str,
        plan_id: PlanId,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """What PlanUpdateContent does not know: kept whole, and encoded as it was.

        :param type: The kind as received; it is none of those listed. A name that starts with `_` is a private extension.
        :param plan_id: The plan that is meant. An id not seen before makes a new plan.
        """
        self.type = type
        self.plan_id = plan_id
        self.extra_fields = extra_fields
        self._keys: tuple[str, ...] | None = None


@dataclass(init=False, repr=False, eq=False, match_args=False)
class Position(Record):
    """A place in a document, counted from zero.

    Unstable: feature `unstable_nes` (off by default).
    """

    __slots__ = ("character", "line", "meta")

    line: int
    """Number of the line, counted from zero. Must be an unsigned 32-bit integer."""

    character: int
    """Offset in the line, counted from zero in the units of the agreed position
    encoding. Must be an unsigned 32-bit integer.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        line: int,
        character: int,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """A place in a document, counted from zero.

        :param line: Number of the line, counted from zero. Must be an unsigned 32-bit integer.
        :param character: Offset in the line, counted from zero in the units of the agreed position encoding. Must be an unsigned 32-bit integer.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.line = line
        self.character = character
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class PromptAudioCapabilities(Record):
    """Says that prompts may contain sound recordings; `{}` is enough."""

    __slots__ = ("meta",)

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Says that prompts may contain sound recordings; `{}` is enough.

        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class PromptCapabilities(Record):
    """What prompts may contain besides text and links, which every agent takes."""

    __slots__ = ("audio", "embedded_context", "image", "meta")

    image: PromptImageCapabilities | None
    """Set, even to `{}`, if prompts may contain pictures. Omitted or null means they
    may not. Lenient: a malformed value is dropped.
    """

    audio: PromptAudioCapabilities | None
    """Set, even to `{}`, if prompts may contain sound recordings. Omitted or null means
    they may not. Lenient: a malformed value is dropped.
    """

    embedded_context: PromptEmbeddedContextCapabilities | None
    """Set, even to `{}`, if prompts may contain whole resources. Omitted or null means
    they may not. `embeddedContext` on the wire. Lenient: a malformed value is dropped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        image: PromptImageCapabilities | None = None,
        audio: PromptAudioCapabilities | None = None,
        embedded_context: PromptEmbeddedContextCapabilities | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """What prompts may contain besides text and links, which every agent takes.

        :param image: Set, even to `{}`, if prompts may contain pictures. Omitted or null means they may not.
        :param audio: Set, even to `{}`, if prompts may contain sound recordings. Omitted or null means they may not.
        :param embedded_context: Set, even to `{}`, if prompts may contain whole resources. Omitted or null means they may not.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.image = image
        self.audio = audio
        self.embedded_context = embedded_context
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class PromptEmbeddedContextCapabilities(Record):
    """Says that prompts may contain whole resources; `{}` is enough."""

    __slots__ = ("meta",)

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Says that prompts may contain whole resources; `{}` is enough.

        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class PromptImageCapabilities(Record):
    """Says that prompts may contain pictures; `{}` is enough."""

    __slots__ = ("meta",)

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Says that prompts may contain pictures; `{}` is enough.

        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class PromptRequest(Record):
    """Gives the agent a message of the user to work on.

    Params of `session/prompt`, a request of the client to the agent.
    """

    __slots__ = ("meta", "prompt", "session_id")

    session_id: SessionId
    """The session in which the user speaks. `sessionId` on the wire."""

    prompt: list[ContentBlock]
    """The message. Text and links are always fine; other blocks only if the agent
    advertises them. A whole resource is better than a link where both are possible.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        session_id: SessionId,
        prompt: list[ContentBlock],
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Gives the agent a message of the user to work on.

        :param session_id: The session in which the user speaks.
        :param prompt: The message. Text and links are always fine; other blocks only if the agent advertises them. A whole resource is better than a link where both are possible.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.session_id = session_id
        self.prompt = prompt
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class PromptResponse(Record):
    """Says that the agent has taken the prompt into the conversation. It does not mean
    that the work is done; state updates tell that.

    Result of `session/prompt`, the answer of the agent to the client.
    """

    __slots__ = ("message_id", "meta")

    message_id: MessageId
    """The id of the user's message in the conversation. The update that shows the
    message has the same id and may come before or after this. `messageId` on the wire.
    Since 1.23.0.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        message_id: MessageId,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Says that the agent has taken the prompt into the conversation. It does not
        mean that the work is done; state updates tell that.

        :param message_id: The id of the user's message in the conversation. The update that shows the message has the same id and may come before or after this.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.message_id = message_id
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ProviderCurrentConfig(Record):
    """Where requests to a model provider go at present. It never contains secrets.

    Unstable: feature `unstable_llm_providers` (off by default).
    """

    __slots__ = ("api_type", "base_url", "meta")

    api_type: LlmProtocol
    """The API that is spoken with the provider. `apiType` on the wire."""

    base_url: str
    """The address of the provider's API. `baseUrl` on the wire."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        api_type: LlmProtocol,
        base_url: str,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Where requests to a model provider go at present. It never contains secrets.

        :param api_type: The API that is spoken with the provider.
        :param base_url: The address of the provider's API.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.api_type = api_type
        self.base_url = base_url
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ProviderInfo(Record):
    """A model provider that the client can configure.

    Unstable: feature `unstable_llm_providers` (off by default).
    """

    __slots__ = ("current", "meta", "provider_id", "required", "supported")

    provider_id: ProviderId
    """Names the provider, such as `main` or `openai`. `providerId` on the wire."""

    supported: list[LlmProtocol]
    """The APIs that may be chosen for it. Lenient: a malformed value is dropped,
    malformed items are skipped.
    """

    required: bool
    """True if the provider cannot be switched off; the client must not try."""

    current: ProviderCurrentConfig | None
    """Where requests go at present. Omitted and null both mean that the provider is
    switched off.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        provider_id: ProviderId,
        supported: list[LlmProtocol],
        required: bool,
        current: ProviderCurrentConfig | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """A model provider that the client can configure.

        :param provider_id: Names the provider, such as `main` or `openai`.
        :param supported: The APIs that may be chosen for it.
        :param required: True if the provider cannot be switched off; the client must not try.
        :param current: Where requests go at present. Omitted and null both mean that the provider is switched off.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.provider_id = provider_id
        self.supported = supported
        self.required = required
        self.current = current
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ProvidersCapabilities(Record):
    """Says that model providers can be listed, set and disabled; `{}` is enough.

    Unstable: feature `unstable_llm_providers` (off by default).
    """

    __slots__ = ("meta",)

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Says that model providers can be listed, set and disabled; `{}` is enough.

        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class Range(Record):
    """A stretch of text in a document.

    Unstable: feature `unstable_nes` (off by default).
    """

    __slots__ = ("end", "meta", "start")

    start: Position
    """Where the stretch begins; the character at this place is part of it."""

    end: Position
    """Where the stretch ends; the character at this place is no longer part of it."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        start: Position,
        end: Position,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """A stretch of text in a document.

        :param start: Where the stretch begins; the character at this place is part of it.
        :param end: Where the stretch ends; the character at this place is no longer part of it.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.start = start
        self.end = end
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class RejectNesNotification(Record):
    """Tells the agent that one of its edit suggestions was not taken.

    Params of `nes/reject`, a notification of the client to the agent. Unstable: feature
    `unstable_nes` (off by default).
    """

    __slots__ = ("meta", "reason", "session_id", "suggestion_id")

    session_id: SessionId
    """The session this belongs to, by the id the agent gave it. `sessionId` on the
    wire.
    """

    suggestion_id: NesSuggestionId
    """The suggestion that was not taken. `suggestionId` on the wire."""

    reason: NesRejectReason | None
    """Why it was not taken. Omitted or null if not known. Lenient: a malformed value is
    dropped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        session_id: SessionId,
        suggestion_id: NesSuggestionId,
        reason: NesRejectReason | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Tells the agent that one of its edit suggestions was not taken.

        :param session_id: The session this belongs to, by the id the agent gave it.
        :param suggestion_id: The suggestion that was not taken.
        :param reason: Why it was not taken. Omitted or null if not known.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.session_id = session_id
        self.suggestion_id = suggestion_id
        self.reason = reason
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ReplayFromStart(Record):
    """Shows again everything that the agent has kept.

    Variant `start` of ReplayFrom.
    """

    __slots__ = ("meta",)

    type: Literal["start"] = field(default="start", init=False)
    """Always "start", which makes it this variant."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Shows again everything that the agent has kept.

        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ReplayFromOther(Record):
    """What ReplayFrom does not know: kept whole, and encoded as it was."""

    __slots__ = ("_keys", "meta", "type")

    type: str
    """The kind as received; it is none of those listed. A name that starts with `_` is
    a private extension.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        type: str,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """What ReplayFrom does not know: kept whole, and encoded as it was.

        :param type: The kind as received; it is none of those listed. A name that starts with `_` is a private extension.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.type = type
        self.meta = meta
        self.extra_fields = extra_fields
        self._keys: tuple[str, ...] | None = None


@dataclass(init=False, repr=False, eq=False, match_args=False)
class RequestPermissionOutcomeCancelled(Record):
    """No option was chosen, for example because the work was cancelled; the agent must
    not go ahead. A client that cancels work answers its open questions this way.

    Variant `cancelled` of RequestPermissionOutcome.
    """

    __slots__ = ()

    outcome: Literal["cancelled"] = field(default="cancelled", init=False)
    """Always "cancelled", which makes it this variant. No option was chosen, for
    example because the work was cancelled; the agent must not go ahead. A client that
    cancels work answers its open questions this way.
    """

    def __init__(self, *, extra_fields: Mapping[str, Any] = NO_EXTRA) -> None:
        """No option was chosen, for example because the work was cancelled; the agent
        must not go ahead. A client that cancels work answers its open questions this
        way.
        """
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class SelectedPermissionOutcome(Record):
    """The user picked an option."""

    __slots__ = ("meta", "option_id")

    option_id: PermissionOptionId
    """The option the user picked. One that was not offered counts as a no. `optionId`
    on the wire.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        option_id: PermissionOptionId,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """The user picked an option.

        :param option_id: The option the user picked. One that was not offered counts as a no.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.option_id = option_id
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class RequestPermissionOutcomeSelected(SelectedPermissionOutcome):
    """The user picked an option.

    Variant `selected` of RequestPermissionOutcome.
    """

    __slots__ = ()

    outcome: Literal["selected"] = field(default="selected", init=False)
    """Always "selected", which makes it this variant."""


@dataclass(init=False, repr=False, eq=False, match_args=False)
class RequestPermissionOutcomeOther(Record):
    """What RequestPermissionOutcome does not know: kept whole, and encoded as it
    was.
    """

    __slots__ = ("_keys", "outcome")

    outcome: str
    """How the question ended, as received; it is none of the outcomes listed. An agent
    must not take it for a yes.
    """

    def __init__(
        self,
        *,
        outcome: str,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """What RequestPermissionOutcome does not know: kept whole, and encoded as it
        was.

        :param outcome: How the question ended, as received; it is none of the outcomes listed. An agent must not take it for a yes.
        """
        self.outcome = outcome
        self.extra_fields = extra_fields
        self._keys: tuple[str, ...] | None = None


@dataclass(init=False, repr=False, eq=False, match_args=False)
class RequestPermissionRequest(Record):
    """Asks the user before the agent does something sensitive, and waits for the
    answer.

    Params of `session/request_permission`, a request of the agent to the client.
    """

    __slots__ = ("description", "meta", "options", "session_id", "subject", "title")

    session_id: SessionId
    """The session in which the question comes up. `sessionId` on the wire."""

    title: str
    """The question as the user reads it. It does not change the title of a tool
    call.
    """

    description: str | None
    """Why the agent asks, for the user to read. Omitted and null both mean that the
    title must do. Lenient: a malformed value is dropped.
    """

    subject: RequestPermissionSubject | None
    """What the agent wants to do, in structured form. Omitted and null both mean that
    only title and description tell.
    """

    options: list[PermissionOption]
    """The answers the user can choose from. Must have at least 1 item."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        session_id: SessionId,
        title: str,
        options: list[PermissionOption],
        description: str | None = None,
        subject: RequestPermissionSubject | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Asks the user before the agent does something sensitive, and waits for the
        answer.

        :param session_id: The session in which the question comes up.
        :param title: The question as the user reads it. It does not change the title of a tool call.
        :param description: Why the agent asks, for the user to read. Omitted and null both mean that the title must do.
        :param subject: What the agent wants to do, in structured form. Omitted and null both mean that only title and description tell.
        :param options: The answers the user can choose from. Must have at least 1 item.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.session_id = session_id
        self.title = title
        self.description = description
        self.subject = subject
        self.options = options
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class RequestPermissionResponse(Record):
    """The answer to a permission question.

    Result of `session/request_permission`, the answer of the client to the agent.
    """

    __slots__ = ("meta", "outcome")

    outcome: RequestPermissionOutcome
    """What the user decided, or that the question was dropped."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        outcome: RequestPermissionOutcome,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """The answer to a permission question.

        :param outcome: What the user decided, or that the question was dropped.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.outcome = outcome
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ToolCallPermissionSubject(Record):
    """The tool call that the agent wants to run, as the subject of a permission
    question.
    """

    __slots__ = ("tool_call",)

    tool_call: ToolCallUpdate
    """The tool call that waits for the answer. The client treats it as an update of
    that tool call before it asks. `toolCall` on the wire.
    """

    def __init__(
        self,
        *,
        tool_call: ToolCallUpdate,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """The tool call that the agent wants to run, as the subject of a permission
        question.

        :param tool_call: The tool call that waits for the answer. The client treats it as an update of that tool call before it asks.
        """
        self.tool_call = tool_call
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class RequestPermissionSubjectToolCall(ToolCallPermissionSubject):
    """The tool call that the agent wants to run, as the subject of a permission
    question.

    Variant `tool_call` of RequestPermissionSubject.
    """

    __slots__ = ()

    type: Literal["tool_call"] = field(default="tool_call", init=False)
    """Always "tool_call", which makes it this variant."""


@dataclass(init=False, repr=False, eq=False, match_args=False)
class RequestPermissionSubjectCommand(CommandPermissionSubject):
    """The command line that the agent wants to run, as the subject of a permission
    question.

    Variant `command` of RequestPermissionSubject. Since 1.21.0.
    """

    __slots__ = ()

    type: Literal["command"] = field(default="command", init=False)
    """Always "command", which makes it this variant."""


@dataclass(init=False, repr=False, eq=False, match_args=False)
class RequestPermissionSubjectOther(Record):
    """What RequestPermissionSubject does not know: kept whole, and encoded as it
    was.
    """

    __slots__ = ("_keys", "type")

    type: str
    """The kind as received; it is none of those listed. A name that starts with `_` is
    a private extension.
    """

    def __init__(
        self,
        *,
        type: str,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """What RequestPermissionSubject does not know: kept whole, and encoded as it
        was.

        :param type: The kind as received; it is none of those listed. A name that starts with `_` is a private extension.
        """
        self.type = type
        self.extra_fields = extra_fields
        self._keys: tuple[str, ...] | None = None


@dataclass(init=False, repr=False, eq=False, match_args=False)
class RequiresActionStateUpdate(Record):
    """Foreground work cannot go on until the user does something."""

    __slots__ = ("meta",)

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Foreground work cannot go on until the user does something.

        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ResumeSessionRequest(Record):
    """Takes up a stored session again, with a replay of its history if that is asked
    for.

    Params of `session/resume`, a request of the client to the agent.
    """

    __slots__ = (
        "additional_directories",
        "cwd",
        "mcp_servers",
        "meta",
        "replay_from",
        "session_id",
    )

    session_id: SessionId
    """The session to take up again. `sessionId` on the wire."""

    cwd: AbsolutePath
    """Working directory of the session, from which relative paths start. Must be
    absolute.
    """

    additional_directories: list[AbsolutePath] | None
    """Further root directories of the session, as absolute paths. The list is complete;
    omitted or empty means there are none besides the working directory.
    `additionalDirectories` on the wire. Lenient: a malformed value is dropped,
    malformed items are skipped.
    """

    mcp_servers: list[McpServer] | None
    """All MCP servers that the agent shall connect to for this session. Omitted or
    empty means none. `mcpServers` on the wire. Lenient: a malformed value is dropped,
    malformed items are skipped.
    """

    replay_from: ReplayFrom | None
    """From where the history is to be shown again before the response. Omitted and null
    both mean no replay; an agent that does not know the value refuses. `replayFrom` on
    the wire. Lenient: a malformed value is dropped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        session_id: SessionId,
        cwd: AbsolutePath,
        additional_directories: list[AbsolutePath] | None = None,
        mcp_servers: list[McpServer] | None = None,
        replay_from: ReplayFrom | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Takes up a stored session again, with a replay of its history if that is
        asked for.

        :param session_id: The session to take up again.
        :param cwd: Working directory of the session, from which relative paths start. Must be absolute.
        :param additional_directories: Further root directories of the session, as absolute paths. The list is complete; omitted or empty means there are none besides the working directory.
        :param mcp_servers: All MCP servers that the agent shall connect to for this session. Omitted or empty means none.
        :param replay_from: From where the history is to be shown again before the response. Omitted and null both mean no replay; an agent that does not know the value refuses.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.session_id = session_id
        self.cwd = cwd
        self.additional_directories = additional_directories
        self.mcp_servers = mcp_servers
        self.replay_from = replay_from
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ResumeSessionResponse(Record):
    """Confirms that the session is active again, with its present settings.

    Result of `session/resume`, the answer of the agent to the client.
    """

    __slots__ = ("config_options", "meta")

    config_options: list[SessionConfigOption] | None
    """All options the user can set in this session, with their present values.
    `configOptions` on the wire. Lenient: a malformed value is dropped, malformed items
    are skipped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        config_options: list[SessionConfigOption] | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Confirms that the session is active again, with its present settings.

        :param config_options: All options the user can set in this session, with their present values.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.config_options = config_options
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class RunningStateUpdate(Record):
    """Foreground work is going on."""

    __slots__ = ("meta",)

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Foreground work is going on.

        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class SessionAdditionalDirectoriesCapabilities(Record):
    """Says that sessions can be given further root directories; `{}` is enough."""

    __slots__ = ("meta",)

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Says that sessions can be given further root directories; `{}` is enough.

        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class SessionCapabilities(Record):
    """Which optional session methods and settings the agent supports."""

    __slots__ = ("additional_directories", "delete", "fork", "mcp", "meta", "prompt")

    prompt: PromptCapabilities | None
    """What prompts may contain besides text and links. Omitted or null means nothing
    else. Lenient: a malformed value is dropped.
    """

    mcp: McpCapabilities | None
    """Over which transports the agent reaches MCP servers. Omitted or null means over
    none. Lenient: a malformed value is dropped.
    """

    delete: SessionDeleteCapabilities | None
    """Set, even to `{}`, if sessions can be removed from the list. Omitted or null
    means they cannot. Lenient: a malformed value is dropped.
    """

    additional_directories: SessionAdditionalDirectoriesCapabilities | None
    """Set, even to `{}`, if sessions can have further root directories; only then may a
    client give any. Omitted or null means no. `additionalDirectories` on the wire.
    Lenient: a malformed value is dropped.
    """

    fork: SessionForkCapabilities | None
    """Set, even to `{}`, if a session can be split off another one. Omitted or null
    means it cannot. Lenient: a malformed value is dropped. Unstable: feature
    `unstable_session_fork` (off by default).
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        prompt: PromptCapabilities | None = None,
        mcp: McpCapabilities | None = None,
        delete: SessionDeleteCapabilities | None = None,
        additional_directories: SessionAdditionalDirectoriesCapabilities | None = None,
        fork: SessionForkCapabilities | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Which optional session methods and settings the agent supports.

        :param prompt: What prompts may contain besides text and links. Omitted or null means nothing else.
        :param mcp: Over which transports the agent reaches MCP servers. Omitted or null means over none.
        :param delete: Set, even to `{}`, if sessions can be removed from the list. Omitted or null means they cannot.
        :param additional_directories: Set, even to `{}`, if sessions can have further root directories; only then may a client give any. Omitted or null means no.
        :param fork: Set, even to `{}`, if a session can be split off another one. Omitted or null means it cannot.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.prompt = prompt
        self.mcp = mcp
        self.delete = delete
        self.additional_directories = additional_directories
        self.fork = fork
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class SessionConfigBoolean(Record):
    """A configuration option that is on or off."""

    __slots__ = ("current_value",)

    current_value: bool
    """Whether the option is on. `currentValue` on the wire."""

    def __init__(
        self,
        *,
        current_value: bool,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """A configuration option that is on or off.

        :param current_value: Whether the option is on.
        """
        self.current_value = current_value
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class SessionConfigSelect(Record):
    """A configuration option with one choice out of a list."""

    __slots__ = ("current_value", "options")

    current_value: SessionConfigValueId
    """The choice that is in force. `currentValue` on the wire."""

    options: SessionConfigSelectOptions
    """The choices, either in one list or all in groups. No value occurs twice."""

    def __init__(
        self,
        *,
        current_value: SessionConfigValueId,
        options: SessionConfigSelectOptions,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """A configuration option with one choice out of a list.

        :param current_value: The choice that is in force.
        :param options: The choices, either in one list or all in groups. No value occurs twice.
        """
        self.current_value = current_value
        self.options = options
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class SessionConfigOptionSelect(SessionConfigSelect):
    """A configuration option with one choice out of a list.

    Variant `select` of SessionConfigOption.
    """

    __slots__ = ("category", "config_id", "description", "meta", "name")

    type: Literal["select"] = field(default="select", init=False)
    """Always "select", which makes it this variant."""

    config_id: SessionConfigId
    """Names the option within the session. `configId` on the wire."""

    name: str
    """What to call the option when it is shown."""

    description: str | None
    """A longer text for the user, shown with the name or title. Omitted and null both
    mean there is none. Lenient: a malformed value is dropped.
    """

    category: SessionConfigOptionCategory | None
    """What the option is about, as a hint for where to show it. Omitted and null both
    mean no category. Lenient: a malformed value is dropped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        current_value: SessionConfigValueId,
        options: SessionConfigSelectOptions,
        config_id: SessionConfigId,
        name: str,
        description: str | None = None,
        category: SessionConfigOptionCategory | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """A configuration option with one choice out of a list.

        :param current_value: The choice that is in force.
        :param options: The choices, either in one list or all in groups. No value occurs twice.
        :param config_id: Names the option within the session.
        :param name: What to call the option when it is shown.
        :param description: A longer text for the user, shown with the name or title. Omitted and null both mean there is none.
        :param category: What the option is about, as a hint for where to show it. Omitted and null both mean no category.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.current_value = current_value
        self.options = options
        self.config_id = config_id
        self.name = name
        self.description = description
        self.category = category
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class SessionConfigOptionBoolean(SessionConfigBoolean):
    """A configuration option that is on or off.

    Variant `boolean` of SessionConfigOption.
    """

    __slots__ = ("category", "config_id", "description", "meta", "name")

    type: Literal["boolean"] = field(default="boolean", init=False)
    """Always "boolean", which makes it this variant."""

    config_id: SessionConfigId
    """Names the option within the session. `configId` on the wire."""

    name: str
    """What to call the option when it is shown."""

    description: str | None
    """A longer text for the user, shown with the name or title. Omitted and null both
    mean there is none. Lenient: a malformed value is dropped.
    """

    category: SessionConfigOptionCategory | None
    """What the option is about, as a hint for where to show it. Omitted and null both
    mean no category. Lenient: a malformed value is dropped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        current_value: bool,
        config_id: SessionConfigId,
        name: str,
        description: str | None = None,
        category: SessionConfigOptionCategory | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """A configuration option that is on or off.

        :param current_value: Whether the option is on.
        :param config_id: Names the option within the session.
        :param name: What to call the option when it is shown.
        :param description: A longer text for the user, shown with the name or title. Omitted and null both mean there is none.
        :param category: What the option is about, as a hint for where to show it. Omitted and null both mean no category.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.current_value = current_value
        self.config_id = config_id
        self.name = name
        self.description = description
        self.category = category
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class SessionConfigOptionOther(Record):
    """What SessionConfigOption does not know: kept whole, and encoded as it was."""

    __slots__ = (
        "_keys",
        "category",
        "config_id",
        "description",
        "meta",
        "name",
        "type",
    )

    type: str
    """The kind as received; it is none of those listed. A name that starts with `_` is
    a private extension.
    """

    config_id: SessionConfigId
    """Names the option within the session. `configId` on the wire."""

    name: str
    """What to call the option when it is shown."""

    description: str | None
    """A longer text for the user, shown with the name or title. Omitted and null both
    mean there is none. Lenient: a malformed value is dropped.
    """

    category: SessionConfigOptionCategory | None
    """What the option is about, as a hint for where to show it. Omitted and null both
    mean no category. Lenient: a malformed value is dropped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        type: str,
        config_id: SessionConfigId,
        name: str,
        description: str | None = None,
        category: SessionConfigOptionCategory | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """What SessionConfigOption does not know: kept whole, and encoded as it was.

        :param type: The kind as received; it is none of those listed. A name that starts with `_` is a private extension.
        :param config_id: Names the option within the session.
        :param name: What to call the option when it is shown.
        :param description: A longer text for the user, shown with the name or title. Omitted and null both mean there is none.
        :param category: What the option is about, as a hint for where to show it. Omitted and null both mean no category.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.type = type
        self.config_id = config_id
        self.name = name
        self.description = description
        self.category = category
        self.meta = meta
        self.extra_fields = extra_fields
        self._keys: tuple[str, ...] | None = None


@dataclass(init=False, repr=False, eq=False, match_args=False)
class SessionConfigSelectGroup(Record):
    """Choices that are shown together under a heading."""

    __slots__ = ("group_id", "meta", "name", "options")

    group_id: SessionConfigGroupId
    """Names this group among those of the option. `groupId` on the wire."""

    name: str
    """The heading of the group."""

    options: list[SessionConfigSelectOption]
    """The choices of the group. Lenient: a malformed value is dropped, malformed items
    are skipped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        group_id: SessionConfigGroupId,
        name: str,
        options: list[SessionConfigSelectOption],
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Choices that are shown together under a heading.

        :param group_id: Names this group among those of the option.
        :param name: The heading of the group.
        :param options: The choices of the group.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.group_id = group_id
        self.name = name
        self.options = options
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class SessionConfigSelectOption(Record):
    """One choice of a configuration option."""

    __slots__ = ("description", "meta", "name", "value")

    value: SessionConfigValueId
    """Names the choice within its option."""

    name: str
    """What to call the choice when it is shown."""

    description: str | None
    """A longer text for the user, shown with the name or title. Omitted and null both
    mean there is none. Lenient: a malformed value is dropped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        value: SessionConfigValueId,
        name: str,
        description: str | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """One choice of a configuration option.

        :param value: Names the choice within its option.
        :param name: What to call the choice when it is shown.
        :param description: A longer text for the user, shown with the name or title. Omitted and null both mean there is none.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.value = value
        self.name = name
        self.description = description
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class SessionDeleteCapabilities(Record):
    """Says that sessions can be removed from the session list; `{}` is enough."""

    __slots__ = ("meta",)

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Says that sessions can be removed from the session list; `{}` is enough.

        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class SessionForkCapabilities(Record):
    """Says that a new session can be split off an existing one; `{}` is enough.

    Unstable: feature `unstable_session_fork` (off by default).
    """

    __slots__ = ("meta",)

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Says that a new session can be split off an existing one; `{}` is enough.

        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class SessionInfo(Record):
    """One entry of the session list."""

    __slots__ = (
        "additional_directories",
        "cwd",
        "meta",
        "session_id",
        "title",
        "updated_at",
    )

    session_id: SessionId
    """Names the session, for opening it again. `sessionId` on the wire."""

    cwd: AbsolutePath
    """Working directory of the session, from which relative paths start. Must be
    absolute.
    """

    additional_directories: list[AbsolutePath] | None
    """All further root directories of the session, as absolute paths and in order.
    Omitted and empty both mean that none are reported. `additionalDirectories` on the
    wire. Lenient: a malformed value is dropped, malformed items are skipped.
    """

    title: str | None
    """What the session is called. Omitted and null both mean that it has no title.
    Lenient: a malformed value is dropped.
    """

    updated_at: str | None
    """When something last happened in it, as an ISO 8601 timestamp. Omitted and null
    both mean unknown. `updatedAt` on the wire. Lenient: a malformed value is dropped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        session_id: SessionId,
        cwd: AbsolutePath,
        additional_directories: list[AbsolutePath] | None = None,
        title: str | None = None,
        updated_at: str | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """One entry of the session list.

        :param session_id: Names the session, for opening it again.
        :param cwd: Working directory of the session, from which relative paths start. Must be absolute.
        :param additional_directories: All further root directories of the session, as absolute paths and in order. Omitted and empty both mean that none are reported.
        :param title: What the session is called. Omitted and null both mean that it has no title.
        :param updated_at: When something last happened in it, as an ISO 8601 timestamp. Omitted and null both mean unknown.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.session_id = session_id
        self.cwd = cwd
        self.additional_directories = additional_directories
        self.title = title
        self.updated_at = updated_at
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class SessionInfoUpdate(Record):
    """Reports changed facts about the session itself, such as its title. What is
    omitted stays as it was.
    """

    __slots__ = ("meta", "title", "updated_at")

    title: str | None | UnsetType
    """The title from now on. Omitted keeps the present one, null removes it. UNSET (the
    default) is omitted, None is null. Lenient: a malformed value is dropped.
    """

    updated_at: str | None | UnsetType
    """When something last happened, as an ISO 8601 timestamp. Omitted keeps the present
    value, null removes it. `updatedAt` on the wire. UNSET (the default) is omitted,
    None is null. Lenient: a malformed value is dropped.
    """

    meta: dict[str, Any] | None | UnsetType
    """Metadata kept with the session. Omitted keeps what is there, null clears it, an
    object updates it. `_meta` on the wire. UNSET (the default) is omitted, None is
    null. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        title: str | None | UnsetType = UNSET,
        updated_at: str | None | UnsetType = UNSET,
        meta: dict[str, Any] | None | UnsetType = UNSET,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Reports changed facts about the session itself, such as its title. What is
        omitted stays as it was.

        :param title: The title from now on. Omitted keeps the present one, null removes it.
        :param updated_at: When something last happened, as an ISO 8601 timestamp. Omitted keeps the present value, null removes it.
        :param meta: Metadata kept with the session. Omitted keeps what is there, null clears it, an object updates it.
        """
        self.title = title
        self.updated_at = updated_at
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class SessionUpdateUserMessageChunk(ContentChunk):
    """The next piece of a message of the user, for example while history is replayed.

    Variant `user_message_chunk` of SessionUpdate.
    """

    __slots__ = ()

    session_update: Literal["user_message_chunk"] = field(
        default="user_message_chunk", init=False
    )
    """Always "user_message_chunk", which makes it this variant. The next piece of a
    message of the user, for example while history is replayed. `sessionUpdate` on the
    wire.
    """


@dataclass(init=False, repr=False, eq=False, match_args=False)
class UserMessage(Record):
    """Creates or changes one message of the user, found by its id. Content given here
    takes the place of all earlier content and chunks; later chunks are added to it.
    """

    __slots__ = ("content", "message_id", "meta")

    message_id: MessageId
    """Names the message within the session. `messageId` on the wire."""

    content: list[ContentBlock] | None | UnsetType
    """The whole content of the message. Omitted keeps what is there, null or an empty
    list clears it. UNSET (the default) is omitted, None is null. Lenient: a malformed
    value is dropped, malformed items are skipped.
    """

    meta: dict[str, Any] | None | UnsetType
    """Metadata kept with the message. Omitted keeps what is there, null clears it, an
    object updates it. `_meta` on the wire. UNSET (the default) is omitted, None is
    null. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        message_id: MessageId,
        content: list[ContentBlock] | None | UnsetType = UNSET,
        meta: dict[str, Any] | None | UnsetType = UNSET,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Creates or changes one message of the user, found by its id. Content given
        here takes the place of all earlier content and chunks; later chunks are added
        to it.

        :param message_id: Names the message within the session.
        :param content: The whole content of the message. Omitted keeps what is there, null or an empty list clears it.
        :param meta: Metadata kept with the message. Omitted keeps what is there, null clears it, an object updates it.
        """
        self.message_id = message_id
        self.content = content
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class SessionUpdateUserMessage(UserMessage):
    """Creates or changes one message of the user, found by its id. Content given here
    takes the place of all earlier content and chunks; later chunks are added to it.

    Variant `user_message` of SessionUpdate.
    """

    __slots__ = ()

    session_update: Literal["user_message"] = field(default="user_message", init=False)
    """Always "user_message", which makes it this variant. `sessionUpdate` on the
    wire.
    """


@dataclass(init=False, repr=False, eq=False, match_args=False)
class SessionUpdateAgentMessageChunk(ContentChunk):
    """The next piece of the agent's answer.

    Variant `agent_message_chunk` of SessionUpdate.
    """

    __slots__ = ()

    session_update: Literal["agent_message_chunk"] = field(
        default="agent_message_chunk", init=False
    )
    """Always "agent_message_chunk", which makes it this variant. The next piece of the
    agent's answer. `sessionUpdate` on the wire.
    """


@dataclass(init=False, repr=False, eq=False, match_args=False)
class SessionUpdateAgentMessage(AgentMessage):
    """Creates or changes one message of the agent, found by its id. Content given here
    takes the place of all earlier content and chunks; later chunks are added to it.

    Variant `agent_message` of SessionUpdate.
    """

    __slots__ = ()

    session_update: Literal["agent_message"] = field(
        default="agent_message", init=False
    )
    """Always "agent_message", which makes it this variant. `sessionUpdate` on the
    wire.
    """


@dataclass(init=False, repr=False, eq=False, match_args=False)
class SessionUpdateAgentThoughtChunk(ContentChunk):
    """The next piece of the agent's reasoning, for clients that show it.

    Variant `agent_thought_chunk` of SessionUpdate.
    """

    __slots__ = ()

    session_update: Literal["agent_thought_chunk"] = field(
        default="agent_thought_chunk", init=False
    )
    """Always "agent_thought_chunk", which makes it this variant. The next piece of the
    agent's reasoning, for clients that show it. `sessionUpdate` on the wire.
    """


@dataclass(init=False, repr=False, eq=False, match_args=False)
class SessionUpdateAgentThought(AgentThought):
    """Creates or changes one passage of the agent's reasoning, found by its id. Content
    given here takes the place of all earlier content and chunks; later chunks are added
    to it.

    Variant `agent_thought` of SessionUpdate.
    """

    __slots__ = ()

    session_update: Literal["agent_thought"] = field(
        default="agent_thought", init=False
    )
    """Always "agent_thought", which makes it this variant. `sessionUpdate` on the
    wire.
    """


@dataclass(init=False, repr=False, eq=False, match_args=False)
class StateUpdateRunning(RunningStateUpdate):
    """Foreground work is going on.

    Variant `running` of StateUpdate.
    """

    __slots__ = ()

    state: Literal["running"] = field(default="running", init=False)
    """Always "running", which makes it this variant."""


@dataclass(init=False, repr=False, eq=False, match_args=False)
class SessionUpdateStateUpdateRunning(StateUpdateRunning):
    """Foreground work is going on.

    Variant `state_update` of SessionUpdate, `running` of StateUpdate.
    """

    __slots__ = ()

    session_update: Literal["state_update"] = field(default="state_update", init=False)
    """Always "state_update", which makes it this variant. `sessionUpdate` on the
    wire.
    """


@dataclass(init=False, repr=False, eq=False, match_args=False)
class StateUpdateIdle(IdleStateUpdate):
    """No foreground work runs, and the session is ready for more. Background work may
    go on.

    Variant `idle` of StateUpdate.
    """

    __slots__ = ()

    state: Literal["idle"] = field(default="idle", init=False)
    """Always "idle", which makes it this variant."""


@dataclass(init=False, repr=False, eq=False, match_args=False)
class SessionUpdateStateUpdateIdle(StateUpdateIdle):
    """No foreground work runs, and the session is ready for more. Background work may
    go on.

    Variant `state_update` of SessionUpdate, `idle` of StateUpdate.
    """

    __slots__ = ()

    session_update: Literal["state_update"] = field(default="state_update", init=False)
    """Always "state_update", which makes it this variant. `sessionUpdate` on the
    wire.
    """


@dataclass(init=False, repr=False, eq=False, match_args=False)
class StateUpdateRequiresAction(RequiresActionStateUpdate):
    """Foreground work cannot go on until the user does something.

    Variant `requires_action` of StateUpdate.
    """

    __slots__ = ()

    state: Literal["requires_action"] = field(default="requires_action", init=False)
    """Always "requires_action", which makes it this variant."""


@dataclass(init=False, repr=False, eq=False, match_args=False)
class SessionUpdateStateUpdateRequiresAction(StateUpdateRequiresAction):
    """Foreground work cannot go on until the user does something.

    Variant `state_update` of SessionUpdate, `requires_action` of StateUpdate.
    """

    __slots__ = ()

    session_update: Literal["state_update"] = field(default="state_update", init=False)
    """Always "state_update", which makes it this variant. `sessionUpdate` on the
    wire.
    """


@dataclass(init=False, repr=False, eq=False, match_args=False)
class StateUpdateOther(Record):
    """What StateUpdate does not know: kept whole, and encoded as it was."""

    __slots__ = ("_keys", "state")

    state: str
    """The state as received; it is none of those listed. A client must not take it for
    idle.
    """

    def __init__(
        self,
        *,
        state: str,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """What StateUpdate does not know: kept whole, and encoded as it was.

        :param state: The state as received; it is none of those listed. A client must not take it for idle.
        """
        self.state = state
        self.extra_fields = extra_fields
        self._keys: tuple[str, ...] | None = None


@dataclass(init=False, repr=False, eq=False, match_args=False)
class SessionUpdateStateUpdateOther(StateUpdateOther):
    """What StateUpdate does not know: kept whole, and encoded as it was.

    Variant `state_update` of SessionUpdate.
    """

    __slots__ = ()

    session_update: Literal["state_update"] = field(default="state_update", init=False)
    """Always "state_update", which makes it this variant. `sessionUpdate` on the
    wire.
    """


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ToolCallContentChunk(Record):
    """Adds one piece to the output of a tool call. To replace all of it, send a tool
    call update instead.
    """

    __slots__ = ("content", "meta", "tool_call_id")

    tool_call_id: ToolCallId
    """The tool call whose output grows. `toolCallId` on the wire."""

    content: ToolCallContent
    """The piece to put at the end of the output."""

    meta: dict[str, Any] | None
    """Room for data about this chunk only; it does not touch what is kept with the tool
    call. `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        tool_call_id: ToolCallId,
        content: ToolCallContent,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Adds one piece to the output of a tool call. To replace all of it, send a
        tool call update instead.

        :param tool_call_id: The tool call whose output grows.
        :param content: The piece to put at the end of the output.
        :param meta: Room for data about this chunk only; it does not touch what is kept with the tool call.
        """
        self.tool_call_id = tool_call_id
        self.content = content
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class SessionUpdateToolCallContentChunk(ToolCallContentChunk):
    """Adds one piece to the output of a tool call. To replace all of it, send a tool
    call update instead.

    Variant `tool_call_content_chunk` of SessionUpdate.
    """

    __slots__ = ()

    session_update: Literal["tool_call_content_chunk"] = field(
        default="tool_call_content_chunk", init=False
    )
    """Always "tool_call_content_chunk", which makes it this variant. `sessionUpdate` on
    the wire.
    """


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ToolCallUpdate(Record):
    """Creates or changes a tool call, found by its id. What is omitted stays as it was,
    null clears it, and a list replaces the whole list.
    """

    __slots__ = (
        "content",
        "kind",
        "locations",
        "meta",
        "name",
        "raw_input",
        "raw_output",
        "status",
        "title",
        "tool_call_id",
    )

    tool_call_id: ToolCallId
    """Names the tool call within the session. An id not seen before makes a new one.
    `toolCallId` on the wire.
    """

    name: str | None | UnsetType
    """Name of the tool as programs know it. Omitted keeps what is known, null clears
    it. UNSET (the default) is omitted, None is null. Lenient: a malformed value is
    dropped. Since 1.21.0, stable since 1.23.0.
    """

    title: str | None | UnsetType
    """What the tool call does, for the user to read. Omitted keeps what is known, null
    clears it. UNSET (the default) is omitted, None is null. Lenient: a malformed value
    is dropped.
    """

    kind: ToolKind | None | UnsetType
    """What sort of work it is. Omitted keeps what is known, null means `other`. UNSET
    (the default) is omitted, None is null. Lenient: a malformed value is dropped.
    """

    status: ToolCallStatus | None | UnsetType
    """How far the tool call has come. Omitted keeps what is known, null means
    `pending`. UNSET (the default) is omitted, None is null. Lenient: a malformed value
    is dropped.
    """

    content: list[ToolCallContent] | None | UnsetType
    """All output of the tool call, in place of what was there. Omitted keeps that, null
    or an empty list clears it. UNSET (the default) is omitted, None is null. Lenient: a
    malformed value is dropped, malformed items are skipped.
    """

    locations: list[ToolCallLocation] | None | UnsetType
    """All places in files that the tool call works on. Omitted keeps those known, null
    or an empty list clears them. UNSET (the default) is omitted, None is null. Lenient:
    a malformed value is dropped, malformed items are skipped.
    """

    raw_input: Any | UnsetType
    """What was passed to the tool, in the tool's own form. Omitted keeps what is known,
    null clears it. `rawInput` on the wire. UNSET (the default) is omitted, None is
    null. Lenient: a malformed value is dropped.
    """

    raw_output: Any | UnsetType
    """What the tool returned, in its own form. Omitted keeps what is known, null clears
    it. `rawOutput` on the wire. UNSET (the default) is omitted, None is null. Lenient:
    a malformed value is dropped.
    """

    meta: dict[str, Any] | None | UnsetType
    """Metadata kept with the tool call. Omitted keeps what is there, null clears it, an
    object updates it. `_meta` on the wire. UNSET (the default) is omitted, None is
    null. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        tool_call_id: ToolCallId,
        name: str | None | UnsetType = UNSET,
        title: str | None | UnsetType = UNSET,
        kind: ToolKind | None | UnsetType = UNSET,
        status: ToolCallStatus | None | UnsetType = UNSET,
        content: list[ToolCallContent] | None | UnsetType = UNSET,
        locations: list[ToolCallLocation] | None | UnsetType = UNSET,
        raw_input: Any | UnsetType = UNSET,
        raw_output: Any | UnsetType = UNSET,
        meta: dict[str, Any] | None | UnsetType = UNSET,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Creates or changes a tool call, found by its id. What is omitted stays as it
        was, null clears it, and a list replaces the whole list.

        :param tool_call_id: Names the tool call within the session. An id not seen before makes a new one.
        :param name: Name of the tool as programs know it. Omitted keeps what is known, null clears it.
        :param title: What the tool call does, for the user to read. Omitted keeps what is known, null clears it.
        :param kind: What sort of work it is. Omitted keeps what is known, null means `other`.
        :param status: How far the tool call has come. Omitted keeps what is known, null means `pending`.
        :param content: All output of the tool call, in place of what was there. Omitted keeps that, null or an empty list clears it.
        :param locations: All places in files that the tool call works on. Omitted keeps those known, null or an empty list clears them.
        :param raw_input: What was passed to the tool, in the tool's own form. Omitted keeps what is known, null clears it.
        :param raw_output: What the tool returned, in its own form. Omitted keeps what is known, null clears it.
        :param meta: Metadata kept with the tool call. Omitted keeps what is there, null clears it, an object updates it.
        """
        self.tool_call_id = tool_call_id
        self.name = name
        self.title = title
        self.kind = kind
        self.status = status
        self.content = content
        self.locations = locations
        self.raw_input = raw_input
        self.raw_output = raw_output
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class SessionUpdateToolCallUpdate(ToolCallUpdate):
    """Creates or changes a tool call, found by its id. What is omitted stays as it was,
    null clears it, and a list replaces the whole list.

    Variant `tool_call_update` of SessionUpdate.
    """

    __slots__ = ()

    session_update: Literal["tool_call_update"] = field(
        default="tool_call_update", init=False
    )
    """Always "tool_call_update", which makes it this variant. `sessionUpdate` on the
    wire.
    """


@dataclass(init=False, repr=False, eq=False, match_args=False)
class TerminalUpdate(Record):
    """Creates or changes a terminal of the agent, found by its id. What is omitted
    stays as it was, null clears it.

    Since 1.21.0.
    """

    __slots__ = ("command", "cwd", "exit_status", "meta", "output", "terminal_id")

    terminal_id: TerminalId
    """Names the terminal within the session. An id not seen before makes a new one.
    `terminalId` on the wire.
    """

    command: str | None | UnsetType
    """The command line that runs. Omitted keeps what is known, null clears it. UNSET
    (the default) is omitted, None is null. Lenient: a malformed value is dropped.
    """

    cwd: AbsolutePath | None | UnsetType
    """Where the command runs, as an absolute path. Omitted keeps what is known, null
    clears it. UNSET (the default) is omitted, None is null. Lenient: a malformed value
    is dropped.
    """

    output: TerminalOutput | None | UnsetType
    """All output so far, in place of what was received before. Omitted keeps that, null
    clears it. UNSET (the default) is omitted, None is null. Lenient: a malformed value
    is dropped.
    """

    exit_status: TerminalExitStatus | None | UnsetType
    """How the command ended; an object, even an empty one, means that it has. Omitted
    keeps what is known, null clears it. `exitStatus` on the wire. UNSET (the default)
    is omitted, None is null. Lenient: a malformed value is dropped.
    """

    meta: dict[str, Any] | None | UnsetType
    """Metadata kept with the terminal. Omitted keeps what is there, null clears it, an
    object updates it. `_meta` on the wire. UNSET (the default) is omitted, None is
    null. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        terminal_id: TerminalId,
        command: str | None | UnsetType = UNSET,
        cwd: AbsolutePath | None | UnsetType = UNSET,
        output: TerminalOutput | None | UnsetType = UNSET,
        exit_status: TerminalExitStatus | None | UnsetType = UNSET,
        meta: dict[str, Any] | None | UnsetType = UNSET,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Creates or changes a terminal of the agent, found by its id. What is omitted
        stays as it was, null clears it.

        :param terminal_id: Names the terminal within the session. An id not seen before makes a new one.
        :param command: The command line that runs. Omitted keeps what is known, null clears it.
        :param cwd: Where the command runs, as an absolute path. Omitted keeps what is known, null clears it.
        :param output: All output so far, in place of what was received before. Omitted keeps that, null clears it.
        :param exit_status: How the command ended; an object, even an empty one, means that it has. Omitted keeps what is known, null clears it.
        :param meta: Metadata kept with the terminal. Omitted keeps what is there, null clears it, an object updates it.
        """
        self.terminal_id = terminal_id
        self.command = command
        self.cwd = cwd
        self.output = output
        self.exit_status = exit_status
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class SessionUpdateTerminalUpdate(TerminalUpdate):
    """Creates or changes a terminal of the agent, found by its id. What is omitted
    stays as it was, null clears it.

    Variant `terminal_update` of SessionUpdate. Since 1.21.0.
    """

    __slots__ = ()

    session_update: Literal["terminal_update"] = field(
        default="terminal_update", init=False
    )
    """Always "terminal_update", which makes it this variant. `sessionUpdate` on the
    wire.
    """


@dataclass(init=False, repr=False, eq=False, match_args=False)
class TerminalOutputChunk(Record):
    """Further output of a terminal, to be put at the end.

    Since 1.21.0.
    """

    __slots__ = ("data", "meta", "terminal_id")

    terminal_id: TerminalId
    """The terminal that printed them. `terminalId` on the wire."""

    data: str
    """The bytes in base64; each chunk is encoded by itself."""

    meta: dict[str, Any] | None
    """Room for data about this chunk only; it does not touch what is kept with the
    terminal. `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        terminal_id: TerminalId,
        data: str,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Further output of a terminal, to be put at the end.

        :param terminal_id: The terminal that printed them.
        :param data: The bytes in base64; each chunk is encoded by itself.
        :param meta: Room for data about this chunk only; it does not touch what is kept with the terminal.
        """
        self.terminal_id = terminal_id
        self.data = data
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class SessionUpdateTerminalOutputChunk(TerminalOutputChunk):
    """Further output of a terminal, to be put at the end.

    Variant `terminal_output_chunk` of SessionUpdate. Since 1.21.0.
    """

    __slots__ = ()

    session_update: Literal["terminal_output_chunk"] = field(
        default="terminal_output_chunk", init=False
    )
    """Always "terminal_output_chunk", which makes it this variant. `sessionUpdate` on
    the wire.
    """


@dataclass(init=False, repr=False, eq=False, match_args=False)
class SessionUpdatePlanUpdate(PlanUpdate):
    """Creates a plan or replaces what it contains, found by its id.

    Variant `plan_update` of SessionUpdate.
    """

    __slots__ = ()

    session_update: Literal["plan_update"] = field(default="plan_update", init=False)
    """Always "plan_update", which makes it this variant. `sessionUpdate` on the
    wire.
    """


@dataclass(init=False, repr=False, eq=False, match_args=False)
class SessionUpdatePlanRemoved(PlanRemoved):
    """Drops a plan that the client has been shown.

    Variant `plan_removed` of SessionUpdate. Unstable: feature
    `unstable_plan_operations` (off by default).
    """

    __slots__ = ()

    session_update: Literal["plan_removed"] = field(default="plan_removed", init=False)
    """Always "plan_removed", which makes it this variant. `sessionUpdate` on the
    wire.
    """


@dataclass(init=False, repr=False, eq=False, match_args=False)
class SessionUpdateAvailableCommandsUpdate(AvailableCommandsUpdate):
    """Gives the client the commands that can be used from now on, in place of those it
    had.

    Variant `available_commands_update` of SessionUpdate.
    """

    __slots__ = ()

    session_update: Literal["available_commands_update"] = field(
        default="available_commands_update", init=False
    )
    """Always "available_commands_update", which makes it this variant. `sessionUpdate`
    on the wire.
    """


@dataclass(init=False, repr=False, eq=False, match_args=False)
class SessionUpdateConfigOptionUpdate(ConfigOptionUpdate):
    """Reports that the session's configuration options, or their values, are now
    others.

    Variant `config_option_update` of SessionUpdate.
    """

    __slots__ = ()

    session_update: Literal["config_option_update"] = field(
        default="config_option_update", init=False
    )
    """Always "config_option_update", which makes it this variant. `sessionUpdate` on
    the wire.
    """


@dataclass(init=False, repr=False, eq=False, match_args=False)
class SessionUpdateSessionInfoUpdate(SessionInfoUpdate):
    """Reports changed facts about the session itself, such as its title. What is
    omitted stays as it was.

    Variant `session_info_update` of SessionUpdate.
    """

    __slots__ = ()

    session_update: Literal["session_info_update"] = field(
        default="session_info_update", init=False
    )
    """Always "session_info_update", which makes it this variant. `sessionUpdate` on the
    wire.
    """


@dataclass(init=False, repr=False, eq=False, match_args=False)
class UsageUpdate(Record):
    """Reports how full the context window is and what the session has cost."""

    __slots__ = ("cost", "meta", "size", "used")

    used: int
    """Tokens that the context holds now. Must be an unsigned 64-bit integer."""

    size: int
    """How many tokens the context can hold. Must be an unsigned 64-bit integer."""

    cost: Cost | None
    """What the session has cost so far. Omitted keeps what was told last, null clears
    it. Lenient: a malformed value is dropped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        used: int,
        size: int,
        cost: Cost | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Reports how full the context window is and what the session has cost.

        :param used: Tokens that the context holds now. Must be an unsigned 64-bit integer.
        :param size: How many tokens the context can hold. Must be an unsigned 64-bit integer.
        :param cost: What the session has cost so far. Omitted keeps what was told last, null clears it.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.used = used
        self.size = size
        self.cost = cost
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class SessionUpdateUsageUpdate(UsageUpdate):
    """Reports how full the context window is and what the session has cost.

    Variant `usage_update` of SessionUpdate.
    """

    __slots__ = ()

    session_update: Literal["usage_update"] = field(default="usage_update", init=False)
    """Always "usage_update", which makes it this variant. `sessionUpdate` on the
    wire.
    """


@dataclass(init=False, repr=False, eq=False, match_args=False)
class SessionUpdateNotice(Notice):
    """Something the user should know now, outside the conversation and its history. The
    agent cannot rely on it being seen.

    Variant `notice` of SessionUpdate. Unstable: feature `unstable_session_notices` (off
    by default). Since 1.23.0.
    """

    __slots__ = ()

    session_update: Literal["notice"] = field(default="notice", init=False)
    """Always "notice", which makes it this variant. `sessionUpdate` on the wire."""


@dataclass(init=False, repr=False, eq=False, match_args=False)
class SessionUpdateCompactionUpdate(CompactionUpdate):
    """Creates or changes one compaction of the context, found by its id. The first
    update fixes its place in the timeline.

    Variant `compaction_update` of SessionUpdate. Unstable: feature
    `unstable_session_compaction` (off by default). Since 1.21.0.
    """

    __slots__ = ()

    session_update: Literal["compaction_update"] = field(
        default="compaction_update", init=False
    )
    """Always "compaction_update", which makes it this variant. `sessionUpdate` on the
    wire.
    """


@dataclass(init=False, repr=False, eq=False, match_args=False)
class SessionUpdateCompactionSummaryChunk(CompactionSummaryChunk):
    """Adds one block to the summary of a compaction, in order of arrival.

    Variant `compaction_summary_chunk` of SessionUpdate. Unstable: feature
    `unstable_session_compaction` (off by default). Since 1.21.0.
    """

    __slots__ = ()

    session_update: Literal["compaction_summary_chunk"] = field(
        default="compaction_summary_chunk", init=False
    )
    """Always "compaction_summary_chunk", which makes it this variant. `sessionUpdate`
    on the wire.
    """


@dataclass(init=False, repr=False, eq=False, match_args=False)
class SessionUpdateOther(Record):
    """What SessionUpdate does not know: kept whole, and encoded as it was."""

    __slots__ = ("_keys", "session_update")

    session_update: str
    """The kind of update as received; it is none of those listed. A name that starts
    with `_` is a private extension. `sessionUpdate` on the wire.
    """

    def __init__(
        self,
        *,
        session_update: str,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """What SessionUpdate does not know: kept whole, and encoded as it was.

        :param session_update: The kind of update as received; it is none of those listed. A name that starts with `_` is a private extension.
        """
        self.session_update = session_update
        self.extra_fields = extra_fields
        self._keys: tuple[str, ...] | None = None


@dataclass(init=False, repr=False, eq=False, match_args=False)
class SetProviderRequest(Record):
    """Points one model provider to another endpoint. It replaces the whole
    configuration of that provider.

    Params of `providers/set`, a request of the client to the agent. Unstable: feature
    `unstable_llm_providers` (off by default).
    """

    __slots__ = ("api_type", "base_url", "headers", "meta", "provider_id")

    provider_id: ProviderId
    """The provider to configure. `providerId` on the wire."""

    api_type: LlmProtocol
    """The API to speak with the provider, one of those it supports. `apiType` on the
    wire.
    """

    base_url: str
    """The address to send requests to. `baseUrl` on the wire."""

    headers: dict[str, str] | None
    """All headers to send to the provider, for example for authorization. They replace
    those set before.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        provider_id: ProviderId,
        api_type: LlmProtocol,
        base_url: str,
        headers: dict[str, str] | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Points one model provider to another endpoint. It replaces the whole
        configuration of that provider.

        :param provider_id: The provider to configure.
        :param api_type: The API to speak with the provider, one of those it supports.
        :param base_url: The address to send requests to.
        :param headers: All headers to send to the provider, for example for authorization. They replace those set before.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.provider_id = provider_id
        self.api_type = api_type
        self.base_url = base_url
        self.headers = headers
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class SetProviderResponse(Record):
    """Confirms the new configuration of the provider.

    Result of `providers/set`, the answer of the agent to the client. Unstable: feature
    `unstable_llm_providers` (off by default).
    """

    __slots__ = ("meta",)

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Confirms the new configuration of the provider.

        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class SetSessionConfigOptionRequestId(Record):
    """Picks one of the choices of an option.

    Variant `id` of SetSessionConfigOptionRequest.
    """

    __slots__ = ("config_id", "meta", "session_id", "value")

    type: Literal["id"] = field(default="id", init=False)
    """Always "id", which makes it this variant. Picks one of the choices of an
    option.
    """

    value: SessionConfigValueId
    """The new value: on or off, or the id of a choice, as the option's type asks."""

    session_id: SessionId
    """The session this belongs to, by the id the agent gave it. `sessionId` on the
    wire.
    """

    config_id: SessionConfigId
    """The option to change. `configId` on the wire."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        value: SessionConfigValueId,
        session_id: SessionId,
        config_id: SessionConfigId,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Picks one of the choices of an option.

        :param value: The new value: on or off, or the id of a choice, as the option's type asks.
        :param session_id: The session this belongs to, by the id the agent gave it.
        :param config_id: The option to change.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.value = value
        self.session_id = session_id
        self.config_id = config_id
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class SetSessionConfigOptionRequestBoolean(Record):
    """Turns an on/off option on or off.

    Variant `boolean` of SetSessionConfigOptionRequest.
    """

    __slots__ = ("config_id", "meta", "session_id", "value")

    type: Literal["boolean"] = field(default="boolean", init=False)
    """Always "boolean", which makes it this variant. Turns an on/off option on or
    off.
    """

    value: bool
    """The new value: on or off, or the id of a choice, as the option's type asks."""

    session_id: SessionId
    """The session this belongs to, by the id the agent gave it. `sessionId` on the
    wire.
    """

    config_id: SessionConfigId
    """The option to change. `configId` on the wire."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        value: bool,
        session_id: SessionId,
        config_id: SessionConfigId,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Turns an on/off option on or off.

        :param value: The new value: on or off, or the id of a choice, as the option's type asks.
        :param session_id: The session this belongs to, by the id the agent gave it.
        :param config_id: The option to change.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.value = value
        self.session_id = session_id
        self.config_id = config_id
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class SetSessionConfigOptionRequestOther(Record):
    """What SetSessionConfigOptionRequest does not know: kept whole, and encoded as it
    was.
    """

    __slots__ = ("_keys", "config_id", "meta", "session_id", "type", "value")

    type: str
    """The kind as received; it is none of those listed. A name that starts with `_` is
    a private extension.
    """

    value: Any
    """The new value: on or off, or the id of a choice, as the option's type asks."""

    session_id: SessionId
    """The session this belongs to, by the id the agent gave it. `sessionId` on the
    wire.
    """

    config_id: SessionConfigId
    """The option to change. `configId` on the wire."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        type: str,
        value: Any,
        session_id: SessionId,
        config_id: SessionConfigId,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """What SetSessionConfigOptionRequest does not know: kept whole, and encoded as
        it was.

        :param type: The kind as received; it is none of those listed. A name that starts with `_` is a private extension.
        :param value: The new value: on or off, or the id of a choice, as the option's type asks.
        :param session_id: The session this belongs to, by the id the agent gave it.
        :param config_id: The option to change.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.type = type
        self.value = value
        self.session_id = session_id
        self.config_id = config_id
        self.meta = meta
        self.extra_fields = extra_fields
        self._keys: tuple[str, ...] | None = None


@dataclass(init=False, repr=False, eq=False, match_args=False)
class SetSessionConfigOptionResponse(Record):
    """All configuration options after the change, since one may affect others.

    Result of `session/set_config_option`, the answer of the agent to the client.
    """

    __slots__ = ("config_options", "meta")

    config_options: list[SessionConfigOption]
    """All options the user can set in this session, with their present values.
    `configOptions` on the wire. Lenient: a malformed value is dropped, malformed items
    are skipped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        config_options: list[SessionConfigOption],
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """All configuration options after the change, since one may affect others.

        :param config_options: All options the user can set in this session, with their present values.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.config_options = config_options
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class StartNesRequest(Record):
    """Starts a session for next edit suggestions and describes the workspace. Send it
    only if the agent has the `nes` capability.

    Params of `nes/start`, a request of the client to the agent. Unstable: feature
    `unstable_nes` (off by default).
    """

    __slots__ = ("meta", "repository", "workspace_folders", "workspace_uri")

    workspace_uri: str | None
    """The root folder of the workspace as a URI. Omitted or null if not told.
    `workspaceUri` on the wire. Lenient: a malformed value is dropped.
    """

    workspace_folders: list[WorkspaceFolder] | None
    """All folders of the workspace, if there are several. Omitted or null if not told.
    `workspaceFolders` on the wire.
    """

    repository: NesRepository | None
    """The source repository of the workspace. Omitted or null if there is none.
    Lenient: a malformed value is dropped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        workspace_uri: str | None = None,
        workspace_folders: list[WorkspaceFolder] | None = None,
        repository: NesRepository | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Starts a session for next edit suggestions and describes the workspace. Send
        it only if the agent has the `nes` capability.

        :param workspace_uri: The root folder of the workspace as a URI. Omitted or null if not told.
        :param workspace_folders: All folders of the workspace, if there are several. Omitted or null if not told.
        :param repository: The source repository of the workspace. Omitted or null if there is none.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.workspace_uri = workspace_uri
        self.workspace_folders = workspace_folders
        self.repository = repository
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class StartNesResponse(Record):
    """Confirms that the suggestion session has started.

    Result of `nes/start`, the answer of the agent to the client. Unstable: feature
    `unstable_nes` (off by default).
    """

    __slots__ = ("meta", "session_id")

    session_id: SessionId
    """Names the suggestion session in all that follows. `sessionId` on the wire."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        session_id: SessionId,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Confirms that the suggestion session has started.

        :param session_id: Names the suggestion session in all that follows.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.session_id = session_id
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class SuggestNesRequest(Record):
    """Asks what the user might do next at a place in a document.

    Params of `nes/suggest`, a request of the client to the agent. Unstable: feature
    `unstable_nes` (off by default).
    """

    __slots__ = (
        "context",
        "meta",
        "position",
        "selection",
        "session_id",
        "trigger_kind",
        "uri",
        "version",
    )

    session_id: SessionId
    """The session this belongs to, by the id the agent gave it. `sessionId` on the
    wire.
    """

    uri: str
    """The document to make suggestions for, as a URI."""

    version: int
    """The version of the document that the client's editor counts; it grows with each
    edit. Must be a 64-bit integer.
    """

    position: Position
    """Where the cursor is."""

    selection: Range | None
    """What the user has selected. Omitted or null if nothing is."""

    trigger_kind: NesTriggerKind
    """What made the client ask. `triggerKind` on the wire."""

    context: NesSuggestContext | None
    """What the editor knows besides, as far as the agent asked for it."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        session_id: SessionId,
        uri: str,
        version: int,
        position: Position,
        trigger_kind: NesTriggerKind,
        selection: Range | None = None,
        context: NesSuggestContext | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Asks what the user might do next at a place in a document.

        :param session_id: The session this belongs to, by the id the agent gave it.
        :param uri: The document to make suggestions for, as a URI.
        :param version: The version of the document that the client's editor counts; it grows with each edit. Must be a 64-bit integer.
        :param position: Where the cursor is.
        :param selection: What the user has selected. Omitted or null if nothing is.
        :param trigger_kind: What made the client ask.
        :param context: What the editor knows besides, as far as the agent asked for it.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.session_id = session_id
        self.uri = uri
        self.version = version
        self.position = position
        self.selection = selection
        self.trigger_kind = trigger_kind
        self.context = context
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class SuggestNesResponse(Record):
    """The suggestions for that place.

    Result of `nes/suggest`, the answer of the agent to the client. Unstable: feature
    `unstable_nes` (off by default).
    """

    __slots__ = ("meta", "suggestions")

    suggestions: list[NesSuggestion]
    """What the agent proposes. May be empty."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        suggestions: list[NesSuggestion],
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """The suggestions for that place.

        :param suggestions: What the agent proposes. May be empty.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.suggestions = suggestions
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class Terminal(Record):
    """Shows one of the agent's terminals inside a tool call. Its state and output come
    in updates of their own.

    Since 1.21.0.
    """

    __slots__ = ("meta", "terminal_id")

    terminal_id: TerminalId
    """The terminal to show. `terminalId` on the wire."""

    meta: dict[str, Any] | None
    """Room for data of your own about this place of display. A reader must not rely on
    keys it does not know. `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        terminal_id: TerminalId,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Shows one of the agent's terminals inside a tool call. Its state and output
        come in updates of their own.

        :param terminal_id: The terminal to show.
        :param meta: Room for data of your own about this place of display. A reader must not rely on keys it does not know.
        """
        self.terminal_id = terminal_id
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class TerminalAuthCapabilities(Record):
    """Says that the client can run the agent in a terminal for signing in; `{}` is
    enough.

    Stable since 1.21.0.
    """

    __slots__ = ("meta",)

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Says that the client can run the agent in a terminal for signing in; `{}` is
        enough.

        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class TerminalExitStatus(Record):
    """How a command ended. That this object is there means that it has ended, even if
    neither field is known.

    Since 1.21.0.
    """

    __slots__ = ("exit_code", "meta", "signal")

    exit_code: int | None
    """The exit code as the system reports it. Omitted and null both mean unknown. Must
    be an unsigned 32-bit integer. `exitCode` on the wire. Lenient: a malformed value is
    dropped.
    """

    signal: str | None
    """The signal that ended the process, by its usual name, such as `SIGTERM`. Omitted
    and null both mean none or unknown. Lenient: a malformed value is dropped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own about how it ended. A reader must not rely on keys it
    does not know. `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        exit_code: int | None = None,
        signal: str | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """How a command ended. That this object is there means that it has ended, even
        if neither field is known.

        :param exit_code: The exit code as the system reports it. Omitted and null both mean unknown. Must be an unsigned 32-bit integer.
        :param signal: The signal that ended the process, by its usual name, such as `SIGTERM`. Omitted and null both mean none or unknown.
        :param meta: Room for data of your own about how it ended. A reader must not rely on keys it does not know.
        """
        self.exit_code = exit_code
        self.signal = signal
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class TerminalOutput(Record):
    """All output of a terminal so far, in place of what the client had.

    Since 1.21.0.
    """

    __slots__ = ("data", "meta")

    data: str
    """The bytes in base64. They replace all output received before."""

    meta: dict[str, Any] | None
    """Room for data of your own about this snapshot. A reader must not rely on keys it
    does not know. `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        data: str,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """All output of a terminal so far, in place of what the client had.

        :param data: The bytes in base64. They replace all output received before.
        :param meta: Room for data of your own about this snapshot. A reader must not rely on keys it does not know.
        """
        self.data = data
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class TextDocumentContentChangeEvent(Record):
    """One edit of a document: with a range that range is replaced, without it the whole
    text.

    Unstable: feature `unstable_nes` (off by default).
    """

    __slots__ = ("meta", "range", "text")

    range: Range | None
    """The text that was replaced. Omitted and null both mean the whole document."""

    text: str
    """The text that is there now: of the range or, without one, of the whole
    document.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        text: str,
        range: Range | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """One edit of a document: with a range that range is replaced, without it the
        whole text.

        :param range: The text that was replaced. Omitted and null both mean the whole document.
        :param text: The text that is there now: of the range or, without one, of the whole document.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.range = range
        self.text = text
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class TextResourceContents(Record):
    """The contents of a text resource, carried inline."""

    __slots__ = ("meta", "mime_type", "text", "uri")

    text: str
    """The whole text of the resource."""

    uri: str
    """Which resource this is, as a URI."""

    mime_type: MediaType | None
    """Media type of the text. Omitted and null both mean unknown. `mimeType` on the
    wire. Lenient: a malformed value is dropped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        text: str,
        uri: str,
        mime_type: MediaType | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """The contents of a text resource, carried inline.

        :param text: The whole text of the resource.
        :param uri: Which resource this is, as a URI.
        :param mime_type: Media type of the text. Omitted and null both mean unknown.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.text = text
        self.uri = uri
        self.mime_type = mime_type
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class TitledMultiSelectItems(Record):
    """Choices that each have a label for the user.

    Stable since 1.21.0.
    """

    __slots__ = ("any_of", "meta")

    any_of: list[EnumOption]
    """The choices with their labels. Must have at least 1 item. `anyOf` on the wire."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        any_of: list[EnumOption],
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Choices that each have a label for the user.

        :param any_of: The choices with their labels. Must have at least 1 item.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.any_of = any_of
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ToolCallContentContent(Content):
    """An ordinary content block among the output of a tool call.

    Variant `content` of ToolCallContent.
    """

    __slots__ = ()

    type: Literal["content"] = field(default="content", init=False)
    """Always "content", which makes it this variant."""


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ToolCallContentDiff(Diff):
    """The changes that a tool call makes to files, as a list and, where possible, as a
    patch to render.

    Variant `diff` of ToolCallContent.
    """

    __slots__ = ()

    type: Literal["diff"] = field(default="diff", init=False)
    """Always "diff", which makes it this variant."""


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ToolCallContentTerminal(Terminal):
    """Shows one of the agent's terminals inside a tool call. Its state and output come
    in updates of their own.

    Variant `terminal` of ToolCallContent. Since 1.21.0.
    """

    __slots__ = ()

    type: Literal["terminal"] = field(default="terminal", init=False)
    """Always "terminal", which makes it this variant."""


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ToolCallContentOther(Record):
    """What ToolCallContent does not know: kept whole, and encoded as it was."""

    __slots__ = ("_keys", "type")

    type: str
    """The kind as received; it is none of those listed. A name that starts with `_` is
    a private extension.
    """

    def __init__(
        self,
        *,
        type: str,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """What ToolCallContent does not know: kept whole, and encoded as it was.

        :param type: The kind as received; it is none of those listed. A name that starts with `_` is a private extension.
        """
        self.type = type
        self.extra_fields = extra_fields
        self._keys: tuple[str, ...] | None = None


@dataclass(init=False, repr=False, eq=False, match_args=False)
class ToolCallLocation(Record):
    """A place in a file that a tool call touches; a client can follow the agent
    there.
    """

    __slots__ = ("line", "meta", "path")

    path: AbsolutePath
    """The file, as an absolute path."""

    line: int | None
    """The line, counted from one. Omitted and null both mean no certain line. Must be
    an unsigned 32-bit integer. Lenient: a malformed value is dropped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        path: AbsolutePath,
        line: int | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """A place in a file that a tool call touches; a client can follow the agent
        there.

        :param path: The file, as an absolute path.
        :param line: The line, counted from one. Omitted and null both mean no certain line. Must be an unsigned 32-bit integer.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.path = path
        self.line = line
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class UpdateSessionNotification(Record):
    """Reports one thing that happens in a session. It can come at any time while the
    session exists.

    Params of `session/update`, a notification of the agent to the client.
    """

    __slots__ = ("meta", "session_id", "update")

    session_id: SessionId
    """The session this belongs to, by the id the agent gave it. `sessionId` on the
    wire.
    """

    update: SessionUpdate
    """What happened."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        session_id: SessionId,
        update: SessionUpdate,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """Reports one thing that happens in a session. It can come at any time while
        the session exists.

        :param session_id: The session this belongs to, by the id the agent gave it.
        :param update: What happened.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.session_id = session_id
        self.update = update
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class Usage(Record):
    """How many tokens the work that just ended took, by kind.

    Unstable: feature `unstable_end_turn_token_usage` (off by default).
    """

    __slots__ = (
        "cached_read_tokens",
        "cached_write_tokens",
        "input_tokens",
        "meta",
        "output_tokens",
        "thought_tokens",
        "total_tokens",
    )

    total_tokens: int
    """Tokens of all kinds together. Must be an unsigned 64-bit integer. `totalTokens`
    on the wire.
    """

    input_tokens: int
    """Input tokens the model was given. Must be an unsigned 64-bit integer.
    `inputTokens` on the wire.
    """

    output_tokens: int
    """Output tokens the model produced. Must be an unsigned 64-bit integer.
    `outputTokens` on the wire.
    """

    thought_tokens: int | None
    """Tokens the model spent on reasoning. Omitted and null both mean not counted. Must
    be an unsigned 64-bit integer. `thoughtTokens` on the wire. Lenient: a malformed
    value is dropped.
    """

    cached_read_tokens: int | None
    """Input tokens that came out of a cache. Omitted and null both mean not counted.
    Must be an unsigned 64-bit integer. `cachedReadTokens` on the wire. Lenient: a
    malformed value is dropped.
    """

    cached_write_tokens: int | None
    """Tokens that were written to a cache. Omitted and null both mean not counted. Must
    be an unsigned 64-bit integer. `cachedWriteTokens` on the wire. Lenient: a malformed
    value is dropped.
    """

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        total_tokens: int,
        input_tokens: int,
        output_tokens: int,
        thought_tokens: int | None = None,
        cached_read_tokens: int | None = None,
        cached_write_tokens: int | None = None,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """How many tokens the work that just ended took, by kind.

        :param total_tokens: Tokens of all kinds together. Must be an unsigned 64-bit integer.
        :param input_tokens: Input tokens the model was given. Must be an unsigned 64-bit integer.
        :param output_tokens: Output tokens the model produced. Must be an unsigned 64-bit integer.
        :param thought_tokens: Tokens the model spent on reasoning. Omitted and null both mean not counted. Must be an unsigned 64-bit integer.
        :param cached_read_tokens: Input tokens that came out of a cache. Omitted and null both mean not counted. Must be an unsigned 64-bit integer.
        :param cached_write_tokens: Tokens that were written to a cache. Omitted and null both mean not counted. Must be an unsigned 64-bit integer.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.total_tokens = total_tokens
        self.input_tokens = input_tokens
        self.output_tokens = output_tokens
        self.thought_tokens = thought_tokens
        self.cached_read_tokens = cached_read_tokens
        self.cached_write_tokens = cached_write_tokens
        self.meta = meta
        self.extra_fields = extra_fields


@dataclass(init=False, repr=False, eq=False, match_args=False)
class WorkspaceFolder(Record):
    """One folder of the editor's workspace.

    Unstable: feature `unstable_nes` (off by default).
    """

    __slots__ = ("meta", "name", "uri")

    uri: str
    """The folder, as a URI."""

    name: str
    """What the folder is called in the editor."""

    meta: dict[str, Any] | None
    """Room for data of your own. A reader must not rely on keys it does not know.
    `_meta` on the wire. Lenient: a malformed value is dropped.
    """

    def __init__(
        self,
        *,
        uri: str,
        name: str,
        meta: dict[str, Any] | None = None,
        extra_fields: Mapping[str, Any] = NO_EXTRA,
    ) -> None:
        """One folder of the editor's workspace.

        :param uri: The folder, as a URI.
        :param name: What the folder is called in the editor.
        :param meta: Room for data of your own. A reader must not rely on keys it does not know.
        """
        self.uri = uri
        self.name = name
        self.meta = meta
        self.extra_fields = extra_fields


AuthMethod: TypeAlias = AuthMethodTerminal | AuthMethodAgent | AuthMethodOther
"""One way to sign in that the agent offers. `type` on the wire tells the variant; other
values give AuthMethodOther.
"""

AvailableCommandInput: TypeAlias = (
    AvailableCommandInputText | AvailableCommandInputOther
)
"""What a command expects after its name. `type` on the wire tells the variant; other
values give AvailableCommandInputOther.
"""

ContentBlock: TypeAlias = (
    ContentBlockText
    | ContentBlockImage
    | ContentBlockAudio
    | ContentBlockResourceLink
    | ContentBlockResource
    | ContentBlockOther
)
"""One piece of displayable content: text, an image, a sound or a resource. Prompts,
messages and tool output are made of these, and they fit those of MCP. `type` on the
wire tells the variant; other values give ContentBlockOther.
"""

CreateElicitationRequestForm: TypeAlias = (
    CreateElicitationRequestFormSession | CreateElicitationRequestFormRequest
)
"""Asks by a form that the client builds from a schema. Only for clients that advertise
`form`.

Stable since 1.21.0.
"""

CreateElicitationRequestUrl: TypeAlias = (
    CreateElicitationRequestUrlSession | CreateElicitationRequestUrlRequest
)
"""Asks by sending the user to a web page. Only for clients that advertise `url`; a
consent to open the page is not yet the end of what happens there.

Stable since 1.21.0.
"""

CreateElicitationRequestOther: TypeAlias = (
    CreateElicitationRequestOtherSession | CreateElicitationRequestOtherRequest
)
"""Asks the user for information, in a form or on a web page. Use only a mode that the
client advertised.

Stable since 1.21.0.
"""

CreateElicitationRequest: TypeAlias = (
    CreateElicitationRequestForm
    | CreateElicitationRequestUrl
    | CreateElicitationRequestOther
)
"""Asks the user for information, in a form or on a web page. Use only a mode that the
client advertised. `mode` on the wire tells the variant; other values give
CreateElicitationRequestOther.

Params of `elicitation/create`, a request of the agent to the client. Stable since
1.21.0.
"""

CreateElicitationResponse: TypeAlias = (
    CreateElicitationResponseAccept
    | CreateElicitationResponseDecline
    | CreateElicitationResponseCancel
    | CreateElicitationResponseOther
)
"""What the user did with the request for information. `action` on the wire tells the
variant; other values give CreateElicitationResponseOther.

Result of `elicitation/create`, the answer of the client to the agent. Stable since
1.21.0.
"""

DiffChange: TypeAlias = (
    DiffChangeAdd
    | DiffChangeDelete
    | DiffChangeModify
    | DiffChangeMove
    | DiffChangeCopy
    | DiffChangeOther
)
"""What happens to one file in a diff, so that a client need not parse the patch to
learn which files are touched. `operation` on the wire tells the variant; other values
give DiffChangeOther.
"""

ElicitationFormMode: TypeAlias = ElicitationFormModeSession | ElicitationFormModeRequest
"""Asks by a form that the client builds from a schema. Only for clients that advertise
`form`.

Stable since 1.21.0.
"""

ElicitationPropertySchema: TypeAlias = (
    ElicitationPropertySchemaString
    | ElicitationPropertySchemaNumber
    | ElicitationPropertySchemaInteger
    | ElicitationPropertySchemaBoolean
    | ElicitationPropertySchemaArray
    | ElicitationPropertySchemaOther
)
"""One field of a form, told apart by its JSON Schema type. A single choice is a string
with a list of values, a multiple choice is an array. `type` on the wire tells the
variant; other values give ElicitationPropertySchemaOther.

Stable since 1.21.0.
"""

ElicitationUrlMode: TypeAlias = ElicitationUrlModeSession | ElicitationUrlModeRequest
"""Asks by sending the user to a web page. Only for clients that advertise `url`; a
consent to open the page is not yet the end of what happens there.

Stable since 1.21.0.
"""

EmbeddedResourceResource: TypeAlias = TextResourceContents | BlobResourceContents
"""The contents of a resource that travels along: text or binary."""

McpServer: TypeAlias = McpServerHttp | McpServerAcp | McpServerStdio | McpServerOther
"""How to reach an MCP server whose tools the agent shall have in the session. `type` on
the wire tells the variant; other values give McpServerOther.
"""

MultiSelectItems: TypeAlias = (
    MultiSelectItemsString | MultiSelectItemsOther | TitledMultiSelectItems
)
"""The choices of a form field that takes several. `type` on the wire tells the variant.

Stable since 1.21.0.
"""

NesSuggestion: TypeAlias = (
    NesSuggestionEdit
    | NesSuggestionJump
    | NesSuggestionRename
    | NesSuggestionSearchAndReplace
    | NesSuggestionOther
)
"""One thing the user might want to do next. `kind` on the wire tells the variant; other
values give NesSuggestionOther.

Unstable: feature `unstable_nes` (off by default).
"""

PlanUpdateContent: TypeAlias = (
    PlanUpdateContentItems
    | PlanUpdateContentFile
    | PlanUpdateContentMarkdown
    | PlanUpdateContentOther
)
"""What a plan contains: steps, the place of a file, or Markdown. `type` on the wire
tells the variant; other values give PlanUpdateContentOther.
"""

ReplayFrom: TypeAlias = ReplayFromStart | ReplayFromOther
"""The point in the stored history from which a resumed session is shown again; that
point is included. `type` on the wire tells the variant; other values give
ReplayFromOther.
"""

RequestPermissionOutcome: TypeAlias = (
    RequestPermissionOutcomeCancelled
    | RequestPermissionOutcomeSelected
    | RequestPermissionOutcomeOther
)
"""How a permission question ended. An outcome the agent does not know must never count
as a yes. `outcome` on the wire tells the variant; other values give
RequestPermissionOutcomeOther.
"""

RequestPermissionSubject: TypeAlias = (
    RequestPermissionSubjectToolCall
    | RequestPermissionSubjectCommand
    | RequestPermissionSubjectOther
)
"""What exactly the agent wants to do, in a form that the client can present. `type` on
the wire tells the variant; other values give RequestPermissionSubjectOther.
"""

SessionConfigOption: TypeAlias = (
    SessionConfigOptionSelect | SessionConfigOptionBoolean | SessionConfigOptionOther
)
"""Something the user can set in a session, such as the model, with its present value.
`type` on the wire tells the variant; other values give SessionConfigOptionOther.
"""

SessionConfigSelectOptions: TypeAlias = (
    list[SessionConfigSelectOption] | list[SessionConfigSelectGroup]
)
"""The choices of a configuration option: all in one list, or in groups."""

SessionUpdateStateUpdate: TypeAlias = (
    SessionUpdateStateUpdateRunning
    | SessionUpdateStateUpdateIdle
    | SessionUpdateStateUpdateRequiresAction
    | SessionUpdateStateUpdateOther
)
"""What a session's foreground work is doing right now. Each update is a whole snapshot;
background work does not change it. `state` on the wire tells the variant; other values
give SessionUpdateStateUpdateOther.
"""

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
"""One thing that happens in a session: a piece of a message, a tool call, a plan, a
changed setting. `sessionUpdate` on the wire tells the variant; other values give
SessionUpdateOther.
"""

SetSessionConfigOptionRequest: TypeAlias = (
    SetSessionConfigOptionRequestId
    | SetSessionConfigOptionRequestBoolean
    | SetSessionConfigOptionRequestOther
)
"""Changes one configuration option of a session. `type` on the wire tells the variant;
other values give SetSessionConfigOptionRequestOther.

Params of `session/set_config_option`, a request of the client to the agent.
"""

StateUpdate: TypeAlias = (
    StateUpdateRunning | StateUpdateIdle | StateUpdateRequiresAction | StateUpdateOther
)
"""What a session's foreground work is doing right now. Each update is a whole snapshot;
background work does not change it. `state` on the wire tells the variant; other values
give StateUpdateOther.
"""

ToolCallContent: TypeAlias = (
    ToolCallContentContent
    | ToolCallContentDiff
    | ToolCallContentTerminal
    | ToolCallContentOther
)
"""One piece of what a tool call shows: content, a change to files, or a terminal.
`type` on the wire tells the variant; other values give ToolCallContentOther.
"""
