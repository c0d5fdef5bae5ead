// Runs a Python script under Pyodide with one folder of this machine on its path: pyodide_run.mjs FOLDER < SCRIPT
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const HERE = path.dirname(fileURLToPath(import.meta.url));
const ROOT = path.join(process.env.ACPGEN_PEERS || HERE, "node_modules", "pyodide");
const { loadPyodide } = await import(pathToFileURL(path.join(ROOT, "pyodide.mjs")).href);

const python = await loadPyodide({ stdout: (line) => console.log(line) });
python.FS.mkdirTree("/copy");
python.FS.mount(python.FS.filesystems.NODEFS, { root: process.argv[2] }, "/copy");
python.runPython("import sys; sys.dont_write_bytecode = True; sys.path.insert(0, '/copy')");
python.runPython(fs.readFileSync(0, "utf8"));
