// A filter: what the TypeScript SDK's zod schemas say about a value.
//
//   in   {"id": 1, "protocol": "v1", "definition": "SessionNotification", "input": {…}, "lane": "unstable"}
//   out  {"id": 1, "known": true, "accepted": true, "output": {…}, "error": null}
//
// One JSON text a line each way; `lane` may be left out and is then "unstable". `error` is the first issue, as
// `/pointer: message`; an issue of a union is followed into the branch that was meant.
import readline from "node:readline";
import { schemas } from "./sdk.mjs";

const cache = new Map();

function schemasOf(protocol, lane) {
  const key = `${protocol}/${lane}`;
  if (!cache.has(key)) cache.set(key, schemas(protocol, lane));
  return cache.get(key);
}

// A literal that does not match is a tag of another variant, so the branch with the fewest of them is the one meant.
const literals = (branch) => branch.filter((issue) => issue.code === "invalid_value" && issue.values.length === 1).length;

const depth = (issue) => issue.path.length + (issue.errors ? Math.max(0, ...issue.errors.flat().map(depth)) : 0);

const reach = (branch) => Math.max(...branch.map(depth));

const nearer = (a, b) => literals(a) - literals(b) || reach(b) - reach(a) || a.length - b.length;

function firstIssue(issues, prefix = []) {
  const [issue] = issues;
  const at = [...prefix, ...issue.path];
  const branches = (issue.errors ?? []).filter((branch) => branch.length);
  if (branches.length) return firstIssue(branches.sort(nearer)[0], at);
  const pointer = at.map((step) => "/" + String(step).replaceAll("~", "~0").replaceAll("/", "~1")).join("");
  return `${pointer}: ${issue.message}`.slice(0, 200);
}

async function verdict({ protocol, definition, input, lane = "unstable" }) {
  const schema = (await schemasOf(protocol, lane)).get(definition);
  if (!schema) return { known: false, accepted: false, output: null, error: null };
  try {
    const result = schema.safeParse(input);
    if (result.success) return { known: true, accepted: true, output: result.data ?? null, error: null };
    return { known: true, accepted: false, output: null, error: firstIssue(result.error.issues) };
  } catch (error) {
    return { known: true, accepted: false, output: null, error: `${error.name}: ${error.message}`.slice(0, 200) };
  }
}

for await (const line of readline.createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  if (!line.trim()) continue;
  const request = JSON.parse(line);
  process.stdout.write(JSON.stringify({ id: request.id, ...(await verdict(request)) }) + "\n");
}
