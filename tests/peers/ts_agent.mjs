// An agent of the TypeScript SDK over stdio, for a client to drive.
//
//   node ts_agent.mjs [--protocol v1|v2] [--lane stable|unstable]
//
// What it does depends on the text of the prompt:
//
//   wait     one chunk, then nothing until session/cancel; ends with stop reason `cancelled`
//   refuse   no update, stop reason `refusal`
//   other    commands, chunks, a plan, a tool call that reads a file (v1, if the client advertised fs.readTextFile), asks for
//            permission and then completes or fails; a notice (v1: only if the client advertised session.notices); a last
//            chunk; `end_turn`
//
// It also answers the extension request `_acme/echo` with its params, and refuses a session that it did not make.
import { Readable, Writable } from "node:stream";
import { parseArgs } from "node:util";
import { entry } from "./sdk.mjs";

const { values: options } = parseArgs({
  options: { protocol: { type: "string", default: "v1" }, lane: { type: "string", default: "stable" } },
});

const acp = await entry(options.protocol, options.lane);
const { agent: method, client: call } = acp.methods;
const v2 = options.protocol === "v2";
const INFO = { name: "ts-agent", version: "1.0.0" };
const TOOL = "call-1";
const FILE = "/repo/notes.txt";

const sessions = new Map();
let client = {};

const text = (value) => ({ type: "text", text: value });

const COMMANDS = [
  { ...(v2 ? { type: "command" } : {}), name: "test", description: "Runs the tests" },
  {
    ...(v2 ? { type: "command" } : {}),
    name: "explain",
    description: "Explains a file",
    input: v2 ? { type: "text", hint: "path" } : { hint: "path" },
  },
];

const ENTRIES = [
  { content: "Read the notes", priority: "high", status: "completed" },
  { content: "Change one line", priority: "medium", status: "in_progress" },
  { content: "Run the tests", priority: "low", status: "pending" },
];

const PERMISSIONS = [
  { optionId: "yes", name: "Allow", kind: "allow_once" },
  { optionId: "always", name: "Always allow", kind: "allow_always" },
  { optionId: "no", name: "Reject", kind: "reject_once" },
];

const DIFF = v2
  ? { type: "content", content: text("one line changed") }
  : { type: "diff", path: FILE, oldText: "a\n", newText: "b\n" };

function initialize({ params }) {
  if (v2) return { protocolVersion: acp.PROTOCOL_VERSION, info: INFO, capabilities: { session: {} } };
  client = params.clientCapabilities ?? {};
  return {
    protocolVersion: acp.PROTOCOL_VERSION,
    agentInfo: INFO,
    agentCapabilities: { promptCapabilities: { image: true, embeddedContext: true } },
    authMethods: [],
  };
}

function newSession() {
  const sessionId = `session-${sessions.size + 1}`;
  sessions.set(sessionId, { sessionId, cancel: new AbortController(), messages: 0 });
  return { sessionId };
}

function sessionOf({ sessionId }) {
  const session = sessions.get(sessionId);
  if (!session) throw acp.RequestError.invalidParams({ sessionId }, "no such session");
  return session;
}

/** The updates of one turn, in the shapes of the chosen protocol. */
function speaker(peer, session) {
  const send = (update) => peer.notify(call.session.update, { sessionId: session.sessionId, update });
  const messageId = `message-${(session.messages += 1)}`;
  const id = v2 ? { messageId } : {};
  return {
    say: (value) => send({ sessionUpdate: "agent_message_chunk", ...id, content: text(value) }),
    think: (value) => send({ sessionUpdate: "agent_thought_chunk", ...id, content: text(value) }),
    commands: () => send({ sessionUpdate: "available_commands_update", availableCommands: COMMANDS }),
    plan: () =>
      send(
        v2
          ? { sessionUpdate: "plan_update", plan: { type: "items", planId: "plan-1", entries: ENTRIES } }
          : { sessionUpdate: "plan", entries: ENTRIES },
      ),
    tool: (fields) => send({ sessionUpdate: v2 ? "tool_call_update" : "tool_call", toolCallId: TOOL, ...fields }),
    toolUpdate: (fields) => send({ sessionUpdate: "tool_call_update", toolCallId: TOOL, ...fields }),
    notice: (severity, title) => send({ sessionUpdate: "notice", severity, title }),
    state: (fields) => send({ sessionUpdate: "state_update", ...fields }),
  };
}

function permission(peer, { sessionId }) {
  const title = "Edit notes.txt";
  const toolCall = { toolCallId: TOOL, title };
  const asked = v2 ? { title, subject: { type: "tool_call", toolCall } } : { toolCall };
  return peer.request(call.session.requestPermission, { sessionId, ...asked, options: PERMISSIONS });
}

async function work(peer, session, speak) {
  await speak.commands();
  for (const piece of ["Looking ", "at the ", "notes."]) await speak.say(piece);
  await speak.plan();
  await speak.tool({ title: "Edit notes.txt", kind: "edit", status: "pending", locations: [{ path: FILE, line: 1 }] });
  if (client.fs?.readTextFile) {
    const { content } = await peer.request(call.fs.readTextFile, { sessionId: session.sessionId, path: FILE, limit: 10 });
    await speak.think(`read ${content.length} characters`);
  }
  const { outcome } = await permission(peer, session);
  if (outcome.outcome === "cancelled") return "cancelled";
  const allowed = PERMISSIONS.find((o) => o.optionId === outcome.optionId)?.kind.startsWith("allow");
  await speak.toolUpdate(allowed ? { status: "completed", content: [DIFF] } : { status: "failed" });
  if (v2 || client.session?.notices) await speak.notice("warning", "The tests were not run");
  await speak.say(" Done.");
  return "end_turn";
}

async function wait(session, speak) {
  await speak.say("waiting");
  const { signal } = session.cancel;
  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
  return "cancelled";
}

async function run(peer, session, prompt) {
  const wanted = prompt.find((block) => block.type === "text")?.text ?? "";
  const speak = speaker(peer, session);
  session.cancel = new AbortController();
  if (v2) await speak.state({ state: "running" });
  let stopReason = "refusal";
  if (wanted === "wait") stopReason = await wait(session, speak);
  else if (wanted !== "refuse") stopReason = await work(peer, session, speak);
  if (v2) await speak.state({ state: "idle", stopReason });
  return stopReason;
}

async function prompt({ params, client: peer }) {
  const session = sessionOf(params);
  if (!v2) return { stopReason: await run(peer, session, params.prompt) };
  setImmediate(() => run(peer, session, params.prompt).catch((error) => process.stderr.write(`${error}\n`)));
  return { messageId: `user-${session.messages + 1}` };
}

const app = acp
  .agent({ name: INFO.name })
  .onRequest(method.initialize, initialize)
  .onRequest(method.session.new, newSession)
  .onRequest(method.session.prompt, prompt)
  .onRequest("_acme/echo", (params) => params, ({ params }) => params)
  .onNotification(method.session.cancel, ({ params }) => sessions.get(params.sessionId)?.cancel.abort());

const connection = app.connect(acp.ndJsonStream(Writable.toWeb(process.stdout), Readable.toWeb(process.stdin)));
await connection.closed;
