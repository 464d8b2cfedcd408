// Which modules a page imports: node imported.mjs PYODIDE LIBRARY START. PYODIDE is the folder with Python as the
// page has it; LIBRARY a file with what Python imports there, in a row; START the module that a page begins with.
// Python imports it, plays a little of every game, and the paths of all modules are written as JSON.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const LIBRARY = '/holdfast';
const [pyodide, library, start] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(path.join(pyodide, 'pyodide.mjs')).href);
const python = await loadPyodide({ indexURL: pyodide });

const octets = fs.readFileSync(library);
let at = octets.indexOf(10);
const sizes = JSON.parse(octets.subarray(0, at));
at += 1;
for (const [name, size] of Object.entries(sizes)) {
  python.FS.mkdirTree(path.posix.dirname(`${LIBRARY}/${name}`));
  python.FS.writeFile(`${LIBRARY}/${name}`, octets.subarray(at, at + size));
  at += size;
}
console.log(
  python.runPython(`
import importlib, json, sys
sys.path.insert(0, "${LIBRARY}")
importlib.import_module("${start}")
importlib.import_module("holdfast.offline.prewarm").rehearse()
json.dumps(sorted(path for module in [*sys.modules.values()] if (path := getattr(module, "__file__", None))))
`),
);
