// Translates a library for the Python of a page: node translate.mjs PYODIDE LIBRARY. What it leaves
// beside each module is used as it is, whatever the time of the file.
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [pyodide, library] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(path.join(pyodide, 'pyodide.mjs')).href);
const python = await loadPyodide({ indexURL: pyodide });
python.FS.mkdirTree('/library');
python.mountNodeFS('/library', library);
const fine = python.runPython(`
import compileall, py_compile
compileall.compile_dir(
    "/library", quiet=1, stripdir="/library", prependdir="/holdfast",
    invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
)
`);
process.exit(fine ? 0 : 1);
