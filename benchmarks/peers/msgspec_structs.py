"""msgspec with hand-written structs for the definitions of the corpus: what C can reach, not what the schema asks for.

It has no salvage, no unknown properties, no gates. A union of tagged and untagged structs cannot be said in msgspec, so
`mcpServers` and `authMethods` stay plain dicts here; that favours it a little.
"""

from __future__ import annotations

import functools
from typing import Any, Literal

import msgspec

from . import FromDict, FromText, Peer, ToText

Meta = dict[str, Any] | None


class Record(msgspec.Struct, rename="camel", omit_defaults=True, kw_only=True):
    meta: Meta = msgspec.field(default=None, name="_meta")


class Annotations(Record):
    audience: list[Literal["assistant", "user"]] | None = None
    last_modified: str | None = None
    priority: float | None = None


class Text(Record, tag_field="type", tag="text"):
    text: str
    annotations: Annotations | None = None


class Image(Record, tag_field="type", tag="image"):
    data: str
    mime_type: str
    uri: str | None = None
    annotations: Annotations | None = None


class Audio(Record, tag_field="type", tag="audio"):
    data: str
    mime_type: str
    annotations: Annotations | None = None


class Link(Record, tag_field="type", tag="resource_link"):
    name: str
    uri: str
    title: str | None = None
    description: str | None = None
    mime_type: str | None = None
    size: int | None = None
    annotations: Annotations | None = None


class ResourceContents(Record):
    uri: str
    mime_type: str | None = None
    text: str | None = None
    blob: str | None = None


class Resource(Record, tag_field="type", tag="resource"):
    resource: ResourceContents
    annotations: Annotations | None = None


Block = Text | Image | Audio | Link | Resource


class Content(Record, tag_field="type", tag="content"):
    content: Block


class Diff(Record, tag_field="type", tag="diff"):
    path: str
    new_text: str
    old_text: str | None = None


class Terminal(Record, tag_field="type", tag="terminal"):
    terminal_id: str


ToolContent = Content | Diff | Terminal
Kind = Literal["read", "edit", "delete", "move", "search", "execute", "think", "fetch", "switch_mode", "other"]
Status = Literal["pending", "in_progress", "completed", "failed"]


class Location(Record):
    path: str
    line: int | None = None


class ToolFields(Record):
    tool_call_id: str
    kind: Kind | None = None
    status: Status | None = None
    name: str | None = None
    content: list[ToolContent] | None = None
    locations: list[Location] | None = None
    raw_input: Any = None
    raw_output: Any = None


class ToolCall(ToolFields, tag_field="sessionUpdate", tag="tool_call", kw_only=True):
    title: str


class ToolCallFields(ToolFields):
    title: str | None = None


class ToolCallUpdate(ToolCallFields, tag_field="sessionUpdate", tag="tool_call_update"):
    pass


class Chunk(Record):
    content: Block
    message_id: str | None = None


class UserChunk(Chunk, tag_field="sessionUpdate", tag="user_message_chunk"):
    pass


class AgentChunk(Chunk, tag_field="sessionUpdate", tag="agent_message_chunk"):
    pass


class ThoughtChunk(Chunk, tag_field="sessionUpdate", tag="agent_thought_chunk"):
    pass


class PlanEntry(Record):
    content: str
    priority: Literal["high", "medium", "low"]
    status: Literal["pending", "in_progress", "completed"]


class Plan(Record, tag_field="sessionUpdate", tag="plan"):
    entries: list[PlanEntry]


class CommandInput(Record):
    hint: str


class Command(Record):
    name: str
    description: str
    input: CommandInput | None = None


class Commands(Record, tag_field="sessionUpdate", tag="available_commands_update"):
    available_commands: list[Command]


class Cost(Record):
    amount: float
    currency: str


class Usage(Record, tag_field="sessionUpdate", tag="usage_update"):
    used: int
    size: int
    cost: Cost | None = None


class SessionNotification(Record):
    session_id: str
    update: UserChunk | AgentChunk | ThoughtChunk | ToolCall | ToolCallUpdate | Plan | Commands | Usage


class Option(Record):
    option_id: str
    name: str
    kind: Literal["allow_once", "allow_always", "reject_once", "reject_always"]


class RequestPermissionRequest(Record):
    session_id: str
    tool_call: ToolCallFields
    options: list[Option]


class ReadTextFileRequest(Record):
    session_id: str
    path: str
    line: int | None = None
    limit: int | None = None


class WriteTextFileRequest(Record):
    session_id: str
    path: str
    content: str


class Implementation(Record):
    name: str
    version: str
    title: str | None = None


class FileSystem(Record):
    read_text_file: bool = False
    write_text_file: bool = False


class Flag(Record):
    pass


class ConfigOptions(Record):
    boolean: Flag | None = None


class ClientSession(Record):
    config_options: ConfigOptions | None = None


class ClientCapabilities(Record):
    fs: FileSystem = msgspec.field(default_factory=FileSystem)
    terminal: bool = False
    session: ClientSession | None = None


class InitializeRequest(Record):
    protocol_version: int
    client_capabilities: ClientCapabilities = msgspec.field(default_factory=ClientCapabilities)
    client_info: Implementation | None = None


class PromptCapabilities(Record):
    image: bool = False
    audio: bool = False
    embedded_context: bool = False


class McpCapabilities(Record):
    http: bool = False
    sse: bool = False


class SessionCapabilities(Record):
    list: Flag | None = None
    delete: Flag | None = None
    resume: Flag | None = None
    close: Flag | None = None


class AgentCapabilities(Record):
    load_session: bool = False
    prompt_capabilities: PromptCapabilities = msgspec.field(default_factory=PromptCapabilities)
    mcp_capabilities: McpCapabilities = msgspec.field(default_factory=McpCapabilities)
    session_capabilities: SessionCapabilities = msgspec.field(default_factory=SessionCapabilities)


class InitializeResponse(Record):
    protocol_version: int
    agent_capabilities: AgentCapabilities = msgspec.field(default_factory=AgentCapabilities)
    auth_methods: list[dict[str, Any]] = []
    agent_info: Implementation | None = None


class NewSessionRequest(Record):
    cwd: str
    mcp_servers: list[dict[str, Any]]
    additional_directories: list[str] | None = None


class PromptRequest(Record):
    session_id: str
    prompt: list[Block]


class Call(msgspec.Struct, omit_defaults=True, kw_only=True, tag_field="method"):
    jsonrpc: Literal["2.0"]
    id: int | str | None = None


class OnUpdate(Call, tag="session/update", kw_only=True):
    params: SessionNotification


class OnPermission(Call, tag="session/request_permission", kw_only=True):
    params: RequestPermissionRequest


class OnRead(Call, tag="fs/read_text_file", kw_only=True):
    params: ReadTextFileRequest


class OnWrite(Call, tag="fs/write_text_file", kw_only=True):
    params: WriteTextFileRequest


class Msgspec:
    name = "msgspec"

    def dict_decoder(self, definition: str) -> FromDict:
        return functools.partial(msgspec.convert, type=globals()[definition])

    def json_decoder(self, definition: str) -> FromText:
        return msgspec.json.Decoder(globals()[definition]).decode

    def json_encoder(self, definition: str) -> ToText:
        return msgspec.json.Encoder().encode

    def line_decoder(self) -> FromText:
        return msgspec.json.Decoder(OnUpdate | OnPermission | OnRead | OnWrite).decode


def peers() -> list[Peer]:
    return [Msgspec()]
