"""Build offline mode as a folder for any host of plain files, build/site/.

    python tools/static_site.py [SERVER]     SERVER is where the page sends people who need one

The folder contains the client, built to call Python in the page instead of a server; packs with
Pyodide from npm, with the modules that Python imports (compiled to byte code), and with each game;
and a service worker that caches all of it. A page fetches nothing from anywhere else.

Packs are compressed with LZMA, which the page decompresses itself (`web/src/lib/offline/lzma.ts`):
hosts of plain files rarely compress, and never this well. Each pack is cut into pieces, so that a
download continues where it was cut.
"""

from __future__ import annotations

import email
import hashlib
import io
import json
import lzma
import os
import pickle
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

from pydantic import BaseModel

import engines
import web
from holdfast import games
from holdfast.hosting import days, lessons
from holdfast.hosting.rules_text import rules_text
from holdfast.hosting.views import game_view
from holdfast.offline import boot

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / "build" / "site"
LIBRARY = ROOT / "build" / "library"
"""Folder of the modules that Python imports in the page, before they are packed."""
STANDARD = ROOT / "build" / "standard"
"""Folder of Pyodide's standard library, before it is packed."""
WHEELS = ROOT / "build" / "wheels"

INTERPRETER = ROOT / "build" / "python"
"""Folder of Pyodide as the page gets it, before it is packed."""

LOCK = "pyodide-lock.json"
SCRIPTS = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
STANDARD_ZIP, REST_ZIP = "python_stdlib.zip", "rest.zip"
ENTRY = "holdfast.offline.boot"
ANCHOR = re.compile(rb'<a id="[\w-]+"></a>')
"""Anchor of a clause in a rules reference."""
PIECE = 256 * 1024
"""Maximum number of bytes of a piece of a pack; pieces are fetched one by one, and again after a
failure."""
PREPARED = {
    "pyodide.mjs": {
        "async function ke(e,t){if(!e._loadSnapshot)return;let n=await e._loadSnapshot,"
        "i=ArrayBuffer.isView(n)?n:new Uint8Array(n);"
        "return t.noInitialRun=!0,t.INITIAL_MEMORY=i.length,i}": (
            "async function ke(e,t){t.noInitialRun=!!e._loadSnapshot}"
        ),
        "s=await ke(t,n),r=await Re(i,n);": (
            "s,r=(await ke(t,n),await Re(i,n));s=await t._loadSnapshot?.(r);"
        ),
        "function he(e){let t=j(e);": 'function he(e){let t=typeof e=="string"?j(e):e;',
        "instantiateWasm:Ie(e.indexURL)": "instantiateWasm:Ie(e.indexURL,e._compiled)",
        "function Ie(e){": "function Ie(e,m){",
        'response:n}=_(e+"pyodide.asm.wasm")': 'response:n}=m?{}:_(e+"pyodide.asm.wasm")',
        "let l;n?": "let l;m?l={module:m,instance:await WebAssembly.instantiate(m,s)}:n?",
    },
}
"""Changes to Pyodide's scripts: it takes its module and its library from the packs, and continues
from a snapshot that is copied into its memory once that exists."""
LIBRARY_AT, STANDARD_AT = "/holdfast", "/lib/python314.zip"
"""Paths of LIBRARY and STANDARD in the page's own file system."""
TRANSLATORS = ("translate.mjs", "first_lines.py")
"""Scripts that compile LIBRARY and STANDARD to byte code."""
IN_PAGE = {LIBRARY: LIBRARY_AT, STANDARD: STANDARD_AT}
PYTHON, PLATFORM = "314", "pyemscripten_2026_0_wasm32"
PACKAGES = ("attrs", "babel", "fluent-runtime", "fluent-syntax", "pytz", "typing-extensions")
"""Locked packages that Python in the page needs."""
SUBSET = Path("offline", "pydantic_subset")
"""Package of Holdfast that replaces pydantic in the page."""
LICENCE_FILE = re.compile(r"/(licenses/.+|(licen[cs]e|copying|notice)[^/]*)$", re.IGNORECASE)
PYODIDE_SOURCE = "Its source is at https://github.com/pyodide/pyodide."
PYTHON_LICENCE = "Its licence is at https://docs.python.org/3.14/license.html."
ELSEWHERE = {"server", "cli", "lab", "envs", "notebook.py"}
"""Packages of Holdfast that are left out of the page."""
UNUSED_STANDARD = re.compile(
    r"(unittest|ctypes|sqlite3|multiprocessing|wsgiref|xmlrpc|xml|_pyrepl|__phello__|pydoc_data)/"
    r"|(email|http|html|dbm|curses|profiling)/"
    r"|(pydoc|doctest|pdb|turtle|mailbox|smtplib|imaplib|ftplib|poplib|cProfile|profile|pstats)\."
    r"|(tarfile|argparse|optparse|configparser|pickletools|bdb|cmd|plistlib|trace)\."
    r"|(modulefinder|wave|tracemalloc|mimetypes|netrc|tabnanny|pyclbr|sched|cgi|timeit|zipapp)\."
    r"|(webbrowser|socketserver|ensurepip|venv|getopt|getpass|fileinput|filecmp|compileall)\."
)
"""Modules of the standard library that are left out of the page."""
FORMATS = {
    "character_order", "date_formats", "datetime_formats", "day_periods", "days", "decimal_formats",
    "default_numbering_system", "eras", "locale_id", "months", "number_symbols",
    "numbering_systems", "ordinal_form", "percent_formats", "plural_form", "quarters",
    "time_formats",
}  # fmt: skip
"""Data of a language that texts need: formats of numbers and dates, and plurals. The other data are
names of all territories, currencies and units of the world."""
UNUSED = re.compile(
    r"babel/locale-data/(?!(root|en|de)\.dat$)|babel/messages/"
    r"|pytz/zoneinfo/"
    r"|.*\.(pyi|dist-info/(?!METADATA$).*)$|.*/(tests?|__pycache__)/"
)


def main(server: str = "") -> None:
    """Build the site, and print its size."""
    try:
        engines.main([])
        web.site(web.WEB, server)
        shutil.rmtree(SITE, ignore_errors=True)
        shutil.copytree(web.WEB / "dist-site", SITE)
        packs = pack()
        lobby = [game_view(games.load(name), 1.0).model_dump() for name in games.names()]
        (SITE / "games.json").write_text(json.dumps(lobby, separators=(",", ":")), "utf-8")
        copy(web.WEB / "site" / "manifest.webmanifest", SITE)
        copy(web.WEB / "src" / "lib" / "art" / "app-icon.svg", SITE)
        listed = SITE / "licences.txt"
        listed.write_text(licences(listed.read_text("utf-8")), "utf-8")
        seal(server, packs)
    except web.WebError as problem:
        sys.exit(f"The site: {problem}")
    size = sum(file.stat().st_size for file in SITE.rglob("*") if file.is_file())
    print(f"The site is in {SITE.relative_to(ROOT)}/: {size / 1e6:.1f} MB.")


def copy(file: Path, folder: Path) -> None:
    """Copy a file into a folder of the site."""
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, folder / file.name)


def pack() -> dict[str, list[str]]:
    """Write the packs, and return the paths of the pieces of each.

    Modules are compiled to byte code beforehand: in a page that would take three times as long as
    everything else.
    """
    pyodide = web.WEB / "node_modules" / "pyodide"
    for name in SCRIPTS:
        copy(pyodide / name, INTERPRETER)
    for name, changes in PREPARED.items():
        script = INTERPRETER / name
        script.write_text(prepared(script.read_text("utf-8"), changes), "utf-8")
    # Pyodide checks the version in its list of packages, which is left empty.
    lock = json.loads((pyodide / LOCK).read_text("utf-8"))
    (INTERPRETER / LOCK).write_text(json.dumps({**lock, "packages": {}}), "utf-8")
    gather()
    translate(LIBRARY)
    unpack_standard(pyodide)
    standard, library = translated(STANDARD), translated(LIBRARY)
    (INTERPRETER / STANDARD_ZIP).write_bytes(zipped(standard))
    imported = start(row(library))
    # Rules are served from packs of their own. Here only their anchors are needed, because courses
    # are checked against them.
    rules = [path for path in library if path.startswith("holdfast/rules_text/")]
    library |= {path: b"\n".join(ANCHOR.findall(library[path])) for path in rules}
    first = {path for path in standard if f"{STANDARD_AT}/{path}" in imported}
    rest = {path for path in library if unneeded(path, imported)}
    packs = {
        "python": {name: (INTERPRETER / name).read_bytes() for name in (*SCRIPTS, LOCK)},
        "standard": {STANDARD_ZIP: zipped({path: standard[path] for path in sorted(first)})},
        "library": {
            p: library[p] for p in library if p not in rest and not game_of(p) and not net_of(p)
        },
    }
    for name in games.names():
        engine = {f"engine.{end}": engines.ENGINES / f"{name}.{end}" for end in ("wasm", "json")}
        packs[name] = {
            **{path: file.read_bytes() for path, file in engine.items()},
            **{p: library[p] for p in library if game_of(p) == name and not puzzles_of(p)},
        }
        packs[f"puzzles-{name}"] = {
            path: library[path] for path in library if puzzles_of(path) == name
        }
        packs[f"reading-{name}"] = reading(name)
        packs[f"net-{name}"] = {path: library[path] for path in library if net_of(path) == name}
    packs["rest"] = {
        REST_ZIP: zipped({path: standard[path] for path in standard if path not in first}),
        **{path: library[path] for path in sorted(rest)},
    }
    web.say("Compressing the packs.")
    return {name: write_pieces(compressed(row(files))) for name, files in packs.items()}


def game_of(path: str) -> str:
    """Return the game that a file of the library belongs to, or "".

    The first module of each game says that the game exists, and belongs to all of them.
    """
    match = re.match(r"holdfast/games/(\w+)/(?!__init__\.pyc$)", path)
    return match[1] if match else ""


def puzzles_of(path: str) -> str:
    """Return the game whose puzzles are in a file of the library, or ""."""
    match = re.match(r"holdfast/games/(\w+)/puzzles/", path)
    return match[1] if match else ""


def net_of(path: str) -> str:
    """Return the game whose trained net is in a file of the library, or ""."""
    match = re.match(r"holdfast/players/nets/(\w+)\.(bin|json)$", path)
    return match[1] if match else ""


def unneeded(path: str, imported: set[str]) -> bool:
    """Return whether a file of the library is a module that no game has imported."""
    return path.endswith(".pyc") and f"{LIBRARY_AT}/{path}" not in imported and not game_of(path)


def reading(game: str) -> dict[str, bytes]:
    """Return the API's answers about rules and lessons, which work before Python is loaded.

    Each is named by its address in the API below the game's.
    """
    course = lessons.the_course(game)
    answers: dict[str, BaseModel | None] = {
        **{f"rules?lang={language}": rules_text(game, language) for language in ("en", "de")},
        "course": course,
        **{f"course/{one.id}": lessons.the_lesson(game, one.id) for one in course.lessons},
    }
    return {name: made.model_dump_json().encode() for name, made in answers.items() if made}


def row(packed: dict[str, bytes]) -> bytes:
    """Return files joined into one, after a line with their names and lengths."""
    sizes = json.dumps({path: len(octets) for path, octets in packed.items()})
    return b"".join([sizes.encode(), b"\n", *packed.values()])


def files_of(row: bytes) -> dict[str, bytes]:
    """Return the files that `row` has joined, by name."""
    sizes, _, octets = row.partition(b"\n")
    found, at = {}, 0
    for path, size in json.loads(sizes).items():
        found[path] = octets[at : at + size]
        at += size
    return found


def compressed(octets: bytes) -> bytes:
    """Return bytes in the format of `.lzma` files, with their size in the header."""
    filters = [{"id": lzma.FILTER_LZMA1, "preset": 9 | lzma.PRESET_EXTREME, "dict_size": 1 << 24}]
    packed = bytearray(lzma.compress(octets, lzma.FORMAT_ALONE, filters=filters))
    packed[5:13] = len(octets).to_bytes(8, "little")
    return bytes(packed)


def decompressed(packed: bytes) -> bytes:
    """Return the bytes that were compressed."""
    return lzma.decompress(packed[:5] + b"\xff" * 8 + packed[13:], lzma.FORMAT_ALONE)


def write_pieces(packed: bytes) -> list[str]:
    """Write a pack in pieces named by their content, and return their paths."""
    folder, paths = SITE / "packs", []
    folder.mkdir(parents=True, exist_ok=True)
    for at in range(0, len(packed), PIECE):
        octets = packed[at : at + PIECE]
        name = f"{hashlib.sha256(octets).hexdigest()[:16]}.bin"
        (folder / name).write_bytes(octets)
        paths.append(f"packs/{name}")
    return paths


def zipped(files: dict[str, bytes]) -> bytes:
    """Return an uncompressed archive from which Python imports; its pack is compressed."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        for path, octets in files.items():
            # Without dates, equal libraries make equal archives.
            archive.writestr(zipfile.ZipInfo(path), octets, zipfile.ZIP_STORED)
    return made.getvalue()


def start(library: bytes) -> set[str]:
    """Start Python as the page does, play a little of every game, and return the paths of the
    modules that were imported."""
    web.say("Starting Python for the page.")
    script, laid = ROOT / "tools" / "imported.mjs", ROOT / "build" / "library.row"
    laid.write_bytes(library)
    command = [str(engines.node()), str(script), str(INTERPRETER), str(laid), ENTRY]
    run = subprocess.run(command, check=False, stdout=subprocess.PIPE, text=True)
    if run.returncode:
        raise web.WebError("Python cannot be started for the page.")
    return set(json.loads(run.stdout.splitlines()[-1]))


def prepared(script: str, changes: dict[str, str]) -> str:
    """Return a script of Pyodide with changes; raise WebError if a place to change is missing."""
    for was, then in changes.items():
        if script.count(was) != 1:
            raise web.WebError(f"this Pyodide is another one: {was!r} is not in it.")
        script = script.replace(was, then)
    return script


def unpack_standard(pyodide: Path) -> None:
    """Unpack and translate Python's standard library, once for each version."""
    packed = (pyodide / STANDARD_ZIP).read_bytes()
    made_of, unused = STANDARD.with_suffix(".sha256"), UNUSED_STANDARD.pattern.encode()
    how = b"".join((ROOT / "tools" / name).read_bytes() for name in TRANSLATORS)
    digest = hashlib.sha256(packed + unused + how).hexdigest()
    if made_of.exists() and made_of.read_text("utf-8") == digest:
        return
    shutil.rmtree(STANDARD, ignore_errors=True)
    with zipfile.ZipFile(pyodide / STANDARD_ZIP) as archive:
        wanted = [name for name in archive.namelist() if not UNUSED_STANDARD.match(name)]
        archive.extractall(STANDARD, wanted)
    translate(STANDARD)
    made_of.write_text(digest, "utf-8")


def translated(folder: Path) -> dict[str, bytes]:
    """Return all files of a library by their paths, with compiled modules instead of sources."""
    return {
        file.relative_to(folder).as_posix(): file.read_bytes()
        for file in files(folder)
        if file.suffix != ".py" or not file.with_suffix(".pyc").exists()
    }


def gather() -> None:
    """Copy Holdfast and the packages that it needs into the library of the site."""
    shutil.rmtree(LIBRARY, ignore_errors=True)
    LIBRARY.mkdir(parents=True)
    for wheel in wheels():
        with zipfile.ZipFile(wheel) as packed:
            wanted = [name for name in packed.namelist() if not UNUSED.match(name)]
            packed.extractall(LIBRARY, wanted)
    source, target = ROOT / "src" / "holdfast", LIBRARY / "holdfast"
    for file in files(source):
        path = file.relative_to(source)
        if path.parts[0] in ELSEWHERE or "__pycache__" in path.parts:
            continue
        if path.is_relative_to(SUBSET):
            copy(file, LIBRARY / "pydantic")
        else:
            copy(file, target / path.parent)
    known = json.dumps([game.model_dump() for game in days.day_games()])
    (target / "offline" / boot.DAY_GAMES).write_text(known, "utf-8")
    slim(LIBRARY / "babel")
    (LIBRARY / "pydantic_core.py").write_text("from pydantic import from_json, to_json\n", "utf-8")
    for rules in sorted((ROOT / "docs" / "rules").glob("*.md")):
        copy(rules, target / "rules_text")


def slim(babel: Path) -> None:
    """Remove the data of Babel that the texts do not need."""
    for file in sorted((babel / "locale-data").glob("*.dat")):
        known = pickle.loads(file.read_bytes())
        slimmer = {name: value for name, value in known.items() if name in FORMATS}
        file.write_bytes(pickle.dumps(slimmer, 2))
    world = babel / "global.dat"
    known = pickle.loads(world.read_bytes())
    world.write_bytes(pickle.dumps({name: type(value)() for name, value in known.items()}, 2))


def wheels() -> list[Path]:
    """Return the wheels of all packages for Python in a page, as locked."""
    locked = (ROOT / "locks" / "run.txt").read_text("utf-8")
    entries = re.findall(r"^([\w.-]+)==\S+ \\\n(?:    --hash=\S+(?: \\)?\n)+", locked, re.MULTILINE)
    blocks = re.findall(r"^[\w.-]+==\S+ \\\n(?:    --hash=\S+(?: \\)?\n)+", locked, re.MULTILINE)
    wanted = [block for name, block in zip(entries, blocks, strict=True) if name in PACKAGES]
    missing = set(PACKAGES) - set(entries)
    if missing:
        raise web.WebError(f"locks/run.txt has no {', '.join(sorted(missing))}.")
    WHEELS.mkdir(parents=True, exist_ok=True)
    requirements = WHEELS / "requirements.txt"
    text = "\n".join(wanted)
    if not requirements.exists() or requirements.read_text("utf-8") != text:
        shutil.rmtree(WHEELS)
        WHEELS.mkdir()
        asked = WHEELS / "asked.txt"
        asked.write_text(text, "utf-8")
        web.say("Fetching the packages of Python in the page.")
        command = [
            sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--require-hashes",
            "--only-binary", ":all:", "--implementation", "cp", "--python-version", PYTHON,
            "--abi", f"cp{PYTHON}", "--platform", PLATFORM, "--dest", str(WHEELS),
            "--requirement", str(asked),
        ]  # fmt: skip
        if subprocess.run(command, check=False).returncode:
            raise web.WebError("the packages of Python in the page cannot be fetched.")
        asked.rename(requirements)
    return sorted(WHEELS.glob("*.whl"))


def licences(client: str) -> str:
    """Return the licences of everything in the site, those of the client's packages first."""
    pyodide = json.loads((web.WEB / "node_modules" / "pyodide" / "package.json").read_text("utf-8"))
    own = [
        f"Holdfast: Apache-2.0\n\n{(ROOT / 'LICENSE').read_text('utf-8').strip()}\n",
        f"Pyodide {pyodide['version']}: {pyodide['license']}\n\n{PYODIDE_SOURCE}\n",
        f"Python: PSF-2.0\n\n{PYTHON_LICENCE}\n",
    ]
    return "\n".join([*own, client, *map(wheel_licence, wheels())])


def wheel_licence(wheel: Path) -> str:
    """Return the name, the version and the licence of a package, and what its own files say."""
    with zipfile.ZipFile(wheel) as packed:
        names = [name for name in packed.namelist() if ".dist-info/" in name]
        (about,) = [name for name in names if name.endswith("/METADATA")]
        fields = email.message_from_bytes(packed.read(about))
        texts = [packed.read(name).decode().strip() for name in names if LICENCE_FILE.search(name)]
    kind = fields["License-Expression"] or fields["License"]
    return "\n".join([f"{fields['Name']} {fields['Version']}: {kind}", "", *texts, ""])


def translate(library: Path) -> None:
    """Compile all modules of a library to byte code for the page's own Python."""
    web.say("Translating what Python in the page imports.")
    script = ROOT / "tools" / "translate.mjs"
    pyodide = web.WEB / "node_modules" / "pyodide"
    command = [str(engines.node()), str(script), str(pyodide), str(library), IN_PAGE[library]]
    if subprocess.run(command, check=False).returncode:
        raise web.WebError("Python in the page cannot translate its library.")


def files(folder: Path) -> Iterator[Path]:
    """Return all files in a folder, sorted by name."""
    return (file for file in sorted(folder.rglob("*")) if file.is_file())


def seal(server: str, packs: dict[str, list[str]]) -> None:
    """Write the file list of the service worker, with a hash of the content as the version."""
    listed = {file.relative_to(SITE).as_posix(): file for file in files(SITE)}
    sizes = {path: file.stat().st_size for path, file in listed.items()}
    digest = hashlib.sha256(json.dumps(packs).encode())
    for path, file in listed.items():
        digest.update(path.encode() + b"\0" + hashlib.sha256(file.read_bytes()).digest())
    version = digest.hexdigest()[:16]
    parts = {name: [[path, sizes[path]] for path in paths] for name, paths in packs.items()}
    site = {"version": version, "server": server or None, "packs": parts}
    (SITE / "site.json").write_text(json.dumps(site, separators=(",", ":")), "utf-8")
    worker = (web.WEB / "site" / "sw.js").read_text("utf-8")
    kept = json.dumps([*listed, "site.json"])
    (SITE / "sw.js").write_text(
        f'const VERSION = "{version}";\nconst FILES = {kept};\n{worker}', "utf-8"
    )


if __name__ == "__main__":
    main(*sys.argv[1:] or [os.environ.get("HOLDFAST_SERVER", "")])
