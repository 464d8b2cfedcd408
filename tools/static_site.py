"""Holdfast in a page, as a folder for any host of plain files, build/site/.

    python tools/static_site.py [SERVER]     SERVER is where the page sends people who need one

In it: the client, built to ask Python in the page instead of a server; Pyodide from npm; what
Python imports, translated beforehand, in one pack; the games' modules; and a service worker that
keeps all of it. Nothing is fetched from anywhere else, now or when it is played.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import engines
import web
from holdfast import games
from holdfast.hosting.views import game_view

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / "build" / "site"
LIBRARY = ROOT / "build" / "library"
"""What Python in the page imports, before it is packed."""
STANDARD = ROOT / "build" / "standard"
"""Python's own library, of Pyodide."""
WHEELS = ROOT / "build" / "wheels"

LOCK = "pyodide-lock.json"
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", LOCK)
STANDARD_ZIP = "python_stdlib.zip"
PACK, STARTED, CORE = "holdfast.pack", "started.pack", "core.wasm"
REST_ZIP, MODULES = "rest.zip", "modules.pack"
FROM_THE_BEGINNING = (f"python/{STANDARD_ZIP}", f"python/{MODULES}")
"""What only those need whose browser cannot go on from where Python was: it is kept when it was
asked for."""
ENTRY = "holdfast.offline.boot"
BLOCK = 4096
"""Bytes of Python's memory that are left out together where all of them are zero."""
PREPARED = {
    "pyodide.mjs": {
        "async function ke(e,t){if(!e._loadSnapshot)return;let n=await e._loadSnapshot,"
        "i=ArrayBuffer.isView(n)?n:new Uint8Array(n);"
        "return t.noInitialRun=!0,t.INITIAL_MEMORY=i.length,i}": (
            "async function ke(e,t){t.libraries=e._libraries??{};"
            "t.dynamicLibraries=Object.keys(t.libraries);t.noInitialRun=!!e._loadSnapshot}"
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
    "pyodide.asm.mjs": {
        "function loadLibData(){": (
            "function loadLibData(){if(Module.libraries[libName])return flags.loadAsync?"
            "Promise.resolve(Module.libraries[libName]):Module.libraries[libName];"
        ),
    },
}
"""What is changed in Pyodide's scripts, so that Python can go on from where it was, with what was
compiled and fetched elsewhere. Its memory is laid into its place as it comes, once there is one."""
LIBRARY_AT, STANDARD_AT = "/holdfast", "/lib/python314.zip"
"""Where both lie in the page's own file system."""
IN_PAGE = {LIBRARY: LIBRARY_AT, STANDARD: STANDARD_AT}
PYTHON, PLATFORM = "314", "pyemscripten_2026_0_wasm32"
PACKAGES = (
    "annotated-types", "attrs", "babel", "fluent-runtime", "fluent-syntax", "markdown-it-py",
    "mdurl", "pydantic", "pydantic-core", "pytz", "typing-extensions", "typing-inspection",
)  # fmt: skip
"""Of the locked ones, those that Python in the page needs."""
ELSEWHERE = {"server", "cli", "lab"}
"""Packages of Holdfast that no page has."""
UNUSED_STANDARD = re.compile(
    r"(unittest|ctypes|sqlite3|multiprocessing|wsgiref|xmlrpc|xml|_pyrepl|__phello__|pydoc_data)/"
    r"|(pydoc|doctest|pdb|turtle|mailbox|smtplib|imaplib|ftplib|poplib|cProfile|profile|pstats)\."
)
"""Of Python's own library, what nobody at a table needs."""
UNUSED = re.compile(
    r"babel/locale-data/(?!(root|en|de)\.dat$)|babel/messages/|pytz/zoneinfo/|pydantic/v1/"
    r"|.*\.(pyi|dist-info/(?!METADATA$).*)$|.*/(tests?|__pycache__)/"
)


def main(server: str = "") -> None:
    """Build everything, and say how large it is."""
    try:
        engines.main([])
        web.site(web.WEB, server)
        shutil.rmtree(SITE, ignore_errors=True)
        shutil.copytree(web.WEB / "dist-site", SITE)
        pack()
        for name in games.names():
            for ending in ("wasm", "json"):
                copy(engines.ENGINES / f"{name}.{ending}", SITE / "engines")
        lobby = [game_view(games.load(name), 1.0).model_dump() for name in games.names()]
        (SITE / "games.json").write_text(json.dumps(lobby, separators=(",", ":")), "utf-8")
        copy(web.WEB / "site" / "manifest.webmanifest", SITE)
        copy(web.WEB / "src" / "lib" / "art" / "app-icon.svg", SITE)
        seal(server)
    except web.WebError as problem:
        sys.exit(f"The site: {problem}")
    size = sum(file.stat().st_size for file in SITE.rglob("*") if file.is_file())
    print(f"The site is in {SITE.relative_to(ROOT)}/: {size / 1e6:.1f} MB.")


def copy(file: Path, folder: Path) -> None:
    """Put a file into a folder of the site."""
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, folder / file.name)


def pack() -> None:
    """Pyodide, and one pack of all that it imports, translated beforehand: what is translated while
    somebody waits makes them wait for three times as long."""
    folder, pyodide = SITE / "python", web.WEB / "node_modules" / "pyodide"
    for name in PYODIDE:
        copy(pyodide / name, folder)
    for name, changes in PREPARED.items():
        script = folder / name
        script.write_text(prepared(script.read_text("utf-8"), changes), "utf-8")
    # Every page reads it, and none takes a package from elsewhere.
    lock = json.loads((folder / LOCK).read_text("utf-8"))
    (folder / LOCK).write_text(json.dumps({**lock, "packages": {}}), "utf-8")
    gather()
    translate(LIBRARY)
    unpack_standard(pyodide)
    # The core is fetched and compiled beside all others; Python only has to find that it is there.
    core, standard, library = core_of(LIBRARY), translated(STANDARD), translated(LIBRARY)
    (folder / CORE).write_bytes(library[core])
    library[core] = b""
    write_zip(folder / STANDARD_ZIP, standard)
    write_pack(folder / PACK, library)
    imported = start(folder)
    rest = {path: standard[path] for path in standard if f"{STANDARD_AT}/{path}" not in imported}
    write_zip(folder / REST_ZIP, rest)
    # Which games there are is told by their folders.
    modules = {
        path
        for path in library
        if f"{LIBRARY_AT}/{path}" in imported and not path.endswith("__init__.pyc")
    }
    write_pack(folder / MODULES, {path: library[path] for path in sorted(modules)})
    write_pack(folder / PACK, {path: library[path] for path in library if path not in modules})


def write_zip(to: Path, files: dict[str, bytes]) -> None:
    """An archive from which Python imports."""
    with zipfile.ZipFile(to, "w") as archive:
        for path, octets in files.items():
            # The same library is the same archive.
            archive.writestr(zipfile.ZipInfo(path), octets, zipfile.ZIP_DEFLATED, 9)


def start(folder: Path) -> set[str]:
    """Python as it is once it has imported everything: that takes much longer than to go on from
    there. Gives where the modules lay that were imported."""
    web.say("Starting Python for the page.")
    script, to = ROOT / "tools" / "started.mjs", ROOT / "build" / "started.bin"
    command = [
        str(engines.node()), str(script), str(folder), str(folder / PACK), CORE, core_of(LIBRARY),
        ENTRY, str(to),
    ]  # fmt: skip
    if subprocess.run(command, check=False).returncode:
        raise web.WebError("Python cannot be started for the page.")
    (folder / STARTED).write_bytes(gzip.compress(without_zeros(to.read_bytes()), 9, mtime=0))
    return set(json.loads(to.with_suffix(".bin.json").read_text("utf-8")))


def without_zeros(snapshot: bytes) -> bytes:
    """Return Python's memory without zero pages, as `web/src/lib/offline/memory.ts` reads it.

    First comes the length of the list of pages, then that list, Pyodide's own header, and the pages
    that are not zero."""
    head = int.from_bytes(snapshot[4:8], "little")
    memory, pieces = memoryview(snapshot)[head:], list[list[int]]()
    for at in range(0, len(memory), BLOCK):
        block = memory[at : at + BLOCK]
        if not any(block):
            continue
        if pieces and sum(pieces[-1]) == at:
            pieces[-1][1] += len(block)
        else:
            pieces.append([at, len(block)])
    told = json.dumps({"head": head, "size": len(memory), "pieces": pieces}).encode()
    kept = (memory[at : at + size] for at, size in pieces)
    return b"".join([len(told).to_bytes(4, "little"), told, snapshot[:head], *kept])


def core_of(library: Path) -> str:
    """Where the one part of a library lies that is compiled."""
    (core,) = library.rglob("*.so")
    return core.relative_to(library).as_posix()


def prepared(script: str, changes: dict[str, str]) -> str:
    """A script of Pyodide's own, which does not yet know how to go on from where a library was
    loaded that is compiled, nor with more memory than it begins with."""
    for was, then in changes.items():
        if script.count(was) != 1:
            raise web.WebError(f"this Pyodide is another one: {was!r} is not in it.")
        script = script.replace(was, then)
    return script


def unpack_standard(pyodide: Path) -> None:
    """Python's own library, translated: once for each version of it."""
    packed = (pyodide / STANDARD_ZIP).read_bytes()
    made_of, unused = STANDARD.with_suffix(".sha256"), UNUSED_STANDARD.pattern.encode()
    digest = hashlib.sha256(packed + unused).hexdigest()
    if made_of.exists() and made_of.read_text("utf-8") == digest:
        return
    shutil.rmtree(STANDARD, ignore_errors=True)
    with zipfile.ZipFile(pyodide / STANDARD_ZIP) as archive:
        wanted = [name for name in archive.namelist() if not UNUSED_STANDARD.match(name)]
        archive.extractall(STANDARD, wanted)
    translate(STANDARD)
    made_of.write_text(digest, "utf-8")


def translated(folder: Path) -> dict[str, bytes]:
    """All files of a library by their paths, modules as they were translated."""
    return {
        file.relative_to(folder).as_posix(): file.read_bytes()
        for file in files(folder)
        if file.suffix != ".py" or not file.with_suffix(".pyc").exists()
    }


def write_pack(to: Path, packed: dict[str, bytes]) -> None:
    """Files in a row, after a line that says how long each is; packed as all browsers unpack."""
    sizes = json.dumps({path: len(octets) for path, octets in packed.items()})
    row = b"".join([sizes.encode(), b"\n", *packed.values()])
    to.write_bytes(gzip.compress(row, 9, mtime=0))


def read_pack(pack: Path) -> dict[str, bytes]:
    """The files of a pack."""
    sizes, _, row = gzip.decompress(pack.read_bytes()).partition(b"\n")
    found, at = {}, 0
    for path, size in json.loads(sizes).items():
        found[path] = row[at : at + size]
        at += size
    return found


def gather() -> None:
    """Holdfast and the packages that it needs, as Python imports them."""
    shutil.rmtree(LIBRARY, ignore_errors=True)
    LIBRARY.mkdir(parents=True)
    for wheel in wheels():
        with zipfile.ZipFile(wheel) as packed:
            wanted = [name for name in packed.namelist() if not UNUSED.match(name)]
            packed.extractall(LIBRARY, wanted)
    source, target = ROOT / "src" / "holdfast", LIBRARY / "holdfast"
    for file in files(source):
        path = file.relative_to(source)
        if path.parts[0] not in ELSEWHERE and "__pycache__" not in path.parts:
            copy(file, target / path.parent)
    for rules in sorted((ROOT / "docs" / "rules").glob("*.md")):
        copy(rules, target / "rules_text")


def wheels() -> list[Path]:
    """The wheels of all packages for Python in a page, as locked."""
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


def translate(library: Path) -> None:
    """Translate all modules of a library for the page's own Python, so that nobody waits for it."""
    web.say("Translating what Python in the page imports.")
    script = ROOT / "tools" / "translate.mjs"
    pyodide = web.WEB / "node_modules" / "pyodide"
    command = [str(engines.node()), str(script), str(pyodide), str(library), IN_PAGE[library]]
    if subprocess.run(command, check=False).returncode:
        raise web.WebError("Python in the page cannot translate its library.")


def files(folder: Path) -> Iterator[Path]:
    """All files in a folder, in the order of their names."""
    return (file for file in sorted(folder.rglob("*")) if file.is_file())


def seal(server: str) -> None:
    """Name the version after all that is in it, and have the service worker keep it."""
    listed = {file.relative_to(SITE).as_posix(): file for file in files(SITE)}
    sizes = {path: file.stat().st_size for path, file in listed.items()}
    digest = hashlib.sha256()
    for path, file in listed.items():
        digest.update(path.encode() + b"\0" + hashlib.sha256(file.read_bytes()).digest())
    version = digest.hexdigest()[:16]
    site = {"version": version, "server": server or None, "files": sizes}
    (SITE / "site.json").write_text(json.dumps(site, indent=1), "utf-8")
    worker = (web.WEB / "site" / "sw.js").read_text("utf-8")
    apart = {*FROM_THE_BEGINNING, f"python/{STARTED}"}
    kept = json.dumps([path for path in (*listed, "site.json") if path not in apart])
    (SITE / "sw.js").write_text(
        f'const VERSION = "{version}";\nconst FILES = {kept};\n{worker}', "utf-8"
    )


if __name__ == "__main__":
    main(*sys.argv[1:] or [os.environ.get("HOLDFAST_SERVER", "")])
