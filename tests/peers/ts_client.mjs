// A client of the TypeScript SDK that drives any agent over stdio and tells what happened.
//
//   node ts_client.mjs [--protocol v1|v2] [--lane stable|unstable] [--no-notices] [--no-fs]
//                      [--permission allow_once|allow_always|reject_once|reject_always|cancelled]
//                      [--prompt TEXT] [--second TEXT] [--timeout MS] -- AGENT [ARGUMENT …]
//
// It initializes, makes a session, runs one prompt to its end, starts a second and cancels it at the first update. On
// standard output it then prints one JSON text, the transcript:
//
//   sdk, protocol            which SDK and protocol spoke
//   initialize, session      the agent's answers
//   turns                    [{prompt, text, stopReason, response}]: text is all agent_message_chunk of that turn
//   updates                  [{turn, sessionId, update}] in the order of arrival, as the SDK decoded them
//   permissions              [{turn, request, outcome}]
//   reads, writes            fs requests, as [{path, …}]
//   errors                   [{where, message, code}]: failed requests, and notifications that the SDK refused
//   exit, stderr             how the agent ended, and what it wrote there
//
// Exit code 0 without errors, 1 with.
import { spawn } from "node:child_process";
import { Readable, Writable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { entry, version } from "./sdk.mjs";

const { values: options, positionals: command } = parseArgs({
  allowPositionals: true,
  options: {
    protocol: { type: "string", default: "v1" },
    lane: { type: "string", default: "stable" },
    "no-notices": { type: "boolean", default: false },
    "no-fs": { type: "boolean", default: false },
    permission: { type: "string", default: "allow_once" },
    prompt: { type: "string", default: "work" },
    second: { type: "string", default: "wait" },
    timeout: { type: "string", default: "30000" },
  },
});

const acp = await entry(options.protocol, options.lane);
const INFO = { name: "ts-client", version: "1.0.0" };

const transcript = {
  sdk: version(),
  protocol: options.protocol,
  initialize: null,
  session: null,
  turns: [],
  updates: [],
  permissions: [],
  reads: [],
  writes: [],
  errors: [],
  exit: null,
  stderr: "",
};
const state = { cancelled: false, announced: 0, onUpdate: () => {} };

function fail(where, error) {
  const { message, code = null, data } = error;
  transcript.errors.push({ where, message, code, ...(data === undefined ? {} : { data }) });
}

// The SDK only logs a notification that it cannot parse, so those that came in are counted before the SDK sees them.
function counted(stream) {
  const tap = new TransformStream({
    transform(message, controller) {
      if (message.method === acp.CLIENT_METHODS.session_update) state.announced += 1;
      controller.enqueue(message);
    },
  });
  return { writable: stream.writable, readable: stream.readable.pipeThrough(tap) };
}

function decide(request) {
  const option = request.options.find((o) => o.kind === options.permission);
  const give = option && !state.cancelled;
  return give ? { outcome: "selected", optionId: option.optionId } : { outcome: "cancelled" };
}

function application() {
  const { client } = acp.methods;
  const app = acp.client({ name: INFO.name });
  app.onNotification(client.session.update, ({ params }) => {
    transcript.updates.push({ turn: transcript.turns.length, ...params });
    state.onUpdate(params.update);
  });
  app.onRequest(client.session.requestPermission, ({ params }) => {
    const outcome = decide(params);
    transcript.permissions.push({ turn: transcript.turns.length, request: params, outcome });
    return { outcome };
  });
  if (client.fs && !options["no-fs"]) {
    app.onRequest(client.fs.readTextFile, ({ params }) => {
      transcript.reads.push(params);
      return { content: `contents of ${params.path}\n` };
    });
    app.onRequest(client.fs.writeTextFile, ({ params }) => {
      transcript.writes.push(params);
      return {};
    });
  }
  return app;
}

function initializeParams() {
  if (options.protocol === "v2") return { protocolVersion: acp.PROTOCOL_VERSION, info: INFO, capabilities: {} };
  const fs = { readTextFile: !options["no-fs"], writeTextFile: !options["no-fs"] };
  const session = options["no-notices"] ? {} : { session: { notices: {} } };
  return { protocolVersion: acp.PROTOCOL_VERSION, clientInfo: INFO, clientCapabilities: { fs, ...session } };
}

/** Resolves with the stop reason: in v1 the answer has it, in v2 a later update that says the session is idle. */
function ending(response, idle) {
  return options.protocol === "v2" ? idle : response.then((answer) => answer.stopReason);
}

async function turn(agent, sessionId, text, cancel) {
  const record = { prompt: text, text: "", stopReason: null, response: null };
  transcript.turns.push(record);
  let first;
  const started = new Promise((resolve) => (first = resolve));
  const idle = new Promise((resolve) => {
    state.onUpdate = (update) => {
      first();
      if (update.sessionUpdate === "agent_message_chunk" && update.content.type === "text") record.text += update.content.text;
      if (update.sessionUpdate === "state_update" && update.state === "idle") resolve(update.stopReason ?? null);
    };
  });
  const prompt = [{ type: "text", text }];
  const response = agent.request(acp.methods.agent.session.prompt, { sessionId, prompt });
  response.catch(() => {});
  if (cancel) {
    await Promise.race([started, sleep(500)]);
    state.cancelled = true;
    await agent.notify(acp.methods.agent.session.cancel, { sessionId });
  }
  record.response = await response;
  record.stopReason = await ending(response, idle);
  await sleep(0);
}

async function drive(agent) {
  const { agent: method } = acp.methods;
  transcript.initialize = await agent.request(method.initialize, initializeParams());
  const cwd = process.cwd();
  transcript.session = await agent.request(method.session.new, { cwd, mcpServers: [] });
  const { sessionId } = transcript.session;
  await turn(agent, sessionId, options.prompt, false);
  await turn(agent, sessionId, options.second, true);
}

const [program, ...args] = command;
if (!program) {
  process.stderr.write("usage: ts_client.mjs [options] -- AGENT [ARGUMENT …]\n");
  process.exit(2);
}
const child = spawn(program, args, { stdio: ["pipe", "pipe", "pipe"] });
const ended = new Promise((resolve) => {
  child.on("error", (error) => (fail("spawn", error), resolve({ code: null, signal: null })));
  child.on("close", (code, signal) => resolve({ code, signal }));
});
child.stdin.on("error", () => {});
child.stderr.setEncoding("utf8").on("data", (text) => (transcript.stderr += text));

const connection = application().connect(
  counted(acp.ndJsonStream(Writable.toWeb(child.stdin), Readable.toWeb(child.stdout))),
);
const deadline = AbortSignal.timeout(Number(options.timeout));
const expired = new Promise((_, reject) => {
  deadline.addEventListener("abort", () => reject(new Error(`no end after ${options.timeout} ms`)));
});
try {
  await Promise.race([drive(connection.agent), expired]);
} catch (error) {
  fail("drive", error);
}
const refused = state.announced - transcript.updates.length;
if (refused > 0) fail("session/update", new Error(`${refused} update(s) refused by the SDK`));
connection.close();
child.stdin.end();
const kill = setTimeout(() => child.kill("SIGKILL"), 5000);
transcript.exit = await ended;
clearTimeout(kill);
process.stdout.write(JSON.stringify(transcript) + "\n", () => process.exit(transcript.errors.length ? 1 : 0));
