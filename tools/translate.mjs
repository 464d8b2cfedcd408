// Translates a library for the Python of a page: node translate.mjs PYODIDE LIBRARY PLACE, the place
// where the library will lie there. What it leaves beside each module is used in its stead.
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [pyodide, library, place] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(path.join(pyodide, 'pyodide.mjs')).href);
const python = await loadPyodide({ indexURL: pyodide });
python.FS.mkdirTree('/library');
python.mountNodeFS('/library', library);
const translate = python.runPython(`
import compileall, py_compile

def translate(place):
    return compileall.compile_dir(
        "/library", quiet=1, legacy=True, optimize=2, stripdir="/library", prependdir=place,
        invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
    )
translate
`);
process.exit(translate(place) ? 0 : 1);
