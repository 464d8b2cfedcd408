// Python as it is once it has imported everything, for pages to go on from: node started.mjs PYODIDE
// PACK CORE PLACE START TO. PYODIDE is the folder of the site; PACK what Python imports there; CORE the name of
// the one part of it that is compiled, and PLACE where Python looks for that; START the module that a
// page begins with, which is not imported yet. Beside what is written stands what was imported.
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { pathToFileURL } from 'node:url';

const LIBRARY = '/holdfast';
const [pyodide, pack, core, place, start, to] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(path.join(pyodide, 'pyodide.mjs')).href);
const library = new WebAssembly.Module(fs.readFileSync(path.join(pyodide, core)));
const python = await loadPyodide({ indexURL: pyodide, _makeSnapshot: true, _libraries: { [core]: library } });

const octets = zlib.gunzipSync(fs.readFileSync(pack));
let at = octets.indexOf(10);
const sizes = JSON.parse(octets.subarray(0, at));
at += 1;
for (const [name, size] of Object.entries(sizes)) {
  python.FS.mkdirTree(path.posix.dirname(`${LIBRARY}/${name}`));
  python.FS.writeFile(`${LIBRARY}/${name}`, octets.subarray(at, at + size));
  at += size;
}
// It was loaded before anything else, so that it lies at the same place in every page.
const { loadedLibsByName } = python._module.LDSO;
loadedLibsByName[`${LIBRARY}/${place}`] = loadedLibsByName[core];
const modules = python.runPython(`
import gc, importlib, json, sys
sys.path.insert(0, "${LIBRARY}")
importlib.import_module("${start}")
from holdfast import games
for name in games.names():
    games.load(name)
importlib.import_module("holdfast.offline.prewarm").rehearse()
package, _, name = "${start}".rpartition(".")
delattr(sys.modules[package], name)
del sys.modules["${start}"], games, name, package
sys.path.remove("${LIBRARY}")
# In a page other files lie there, of what was not imported.
sys.path_importer_cache.clear()
sys.modules["zipimport"]._zip_directory_cache.clear()
# What JavaScript offers is found without a look through all files.
sys.meta_path.sort(key=lambda finder: type(finder).__name__ != "JsFinder")
gc.collect()
# Whoever looks for what is not needed any more need not look through all this.
gc.freeze()
json.dumps(sorted(path for module in [*sys.modules.values()] if (path := getattr(module, "__file__", None))))
`);
const written = python.makeMemorySnapshot();
fs.writeFileSync(to, written);
fs.writeFileSync(`${to}.json`, modules);
