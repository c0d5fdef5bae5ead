// Where the installed TypeScript SDK lies and how its parts are loaded. Knows the layout of the npm package; knows no protocol.
//
// The SDK's `exports` give its entry points but not its zod schemas, so those are imported by file. `ACPGEN_PEERS` names a
// directory that has `node_modules`; without it, the one beside this file is used.
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const HERE = path.dirname(fileURLToPath(import.meta.url));
const ROOT = path.join(process.env.ACPGEN_PEERS || HERE, "node_modules", "@agentclientprotocol", "sdk");

const ENTRY = {
  "v1/stable": ".",
  "v1/unstable": "./unstable",
  "v2/stable": "./experimental/v2",
  "v2/unstable": "./experimental/v2/unstable",
};

const ZOD = {
  "v1/stable": "dist/v1/schema/zod.gen.js",
  "v1/unstable": "dist/v1/unstable/schema/zod.gen.js",
  "v2/stable": "dist/v2/schema/zod.gen.js",
  "v2/unstable": "dist/v2/unstable/schema/zod.gen.js",
};

function manifest() {
  const file = path.join(ROOT, "package.json");
  if (!fs.existsSync(file)) {
    throw new Error("the TypeScript SDK is not installed: npm install in tests/peers, or set ACPGEN_PEERS");
  }
  return JSON.parse(fs.readFileSync(file, "utf8"));
}

const load = (relative) => import(pathToFileURL(path.join(ROOT, relative)).href);

export const version = () => manifest().version;

/** The SDK's public module of a protocol and lane. */
export const entry = (protocol, lane) => load(manifest().exports[ENTRY[`${protocol}/${lane}`]].import);

/** The zod schemas of a protocol and lane, by definition name (`SessionNotification`, not `zSessionNotification`). */
export async function schemas(protocol, lane) {
  const found = new Map();
  const file = ZOD[`${protocol}/${lane}`];
  if (!file) return found;
  for (const [name, schema] of Object.entries(await load(file))) {
    if (typeof schema?.safeParse === "function") found.set(name.slice(1), schema);
  }
  return found;
}
