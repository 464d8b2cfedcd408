// Translates a library for the Python of a page: node translate.mjs PYODIDE LIBRARY PLACE, the place
// where the library will lie there. What it leaves beside each module is used in its stead.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [pyodide, library, place] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(path.join(pyodide, 'pyodide.mjs')).href);
const python = await loadPyodide({ indexURL: pyodide });
python.FS.mkdirTree('/library');
python.mountNodeFS('/library', library);
python.FS.writeFile('first_lines.py', fs.readFileSync(new URL('first_lines.py', import.meta.url)));
const translate = python.runPython(`
import compileall, py_compile
from pathlib import Path
from first_lines import shorten

def translate(place):
    compiled = compileall.compile_dir(
        "/library", quiet=1, legacy=True, optimize=2, stripdir="/library", prependdir=place,
        invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
    )
    shorten(Path("/library"))
    return compiled
translate
`);
process.exit(translate(place) ? 0 : 1);
