// Decodes the mixed stream with the TypeScript SDK's zod schemas, one round for each line that arrives on standard input.
//
//   node zod_stream.mjs FILE
//
// FILE has one JSON-RPC message a line. Answers each line with the nanoseconds of one round over the whole file; the first answer
// comes unasked, after a warm-up, and is the number of messages.
import fs from "node:fs";
import readline from "node:readline";
import { schemas } from "../../tests/peers/sdk.mjs";

const WARM_UP = 100;
const DEFINITIONS = {
  "session/update": "SessionNotification",
  "session/request_permission": "RequestPermissionRequest",
  "fs/read_text_file": "ReadTextFileRequest",
  "fs/write_text_file": "WriteTextFileRequest",
};

const found = await schemas("v1", "stable");
const byMethod = new Map(Object.entries(DEFINITIONS).map(([method, name]) => [method, found.get(name)]));
const lines = fs.readFileSync(process.argv[2], "utf8").trimEnd().split("\n").map((line) => Buffer.from(line));
const decoder = new TextDecoder();

// Bytes to text to JSON to schema: the path of the SDK's own connection.
function round() {
  const start = process.hrtime.bigint();
  for (const line of lines) {
    const message = JSON.parse(decoder.decode(line));
    byMethod.get(message.method).parse(message.params);
  }
  return process.hrtime.bigint() - start;
}

for (let i = 0; i < WARM_UP; i += 1) round();
console.log(lines.length);
for await (const _ of readline.createInterface({ input: process.stdin })) {
  round(); // the process has slept while the others took their turns
  console.log(String(round()));
}
