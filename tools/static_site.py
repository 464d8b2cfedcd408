"""Holdfast in a page, as a folder for any host of plain files, build/site/.

    python tools/static_site.py [SERVER]     SERVER is where the page sends people who need one

In it: the client, built to ask Python in the page instead of a server; Pyodide, as it comes from
npm; what Python needs, in one archive; the games' modules; and a service worker that keeps all of
it. Nothing is fetched from anywhere else, now or when it is played.
"""

from __future__ import annotations

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
WHEELS = ROOT / "build" / "wheels"

PYODIDE = (
    "pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json",
)  # fmt: skip
PYTHON, PLATFORM = "314", "pyemscripten_2026_0_wasm32"
PACKAGES = (
    "annotated-types", "attrs", "babel", "fluent-runtime", "fluent-syntax", "markdown-it-py",
    "mdurl", "pydantic", "pydantic-core", "pytz", "typing-extensions", "typing-inspection",
)  # fmt: skip
"""Of the locked ones, those that Python in the page needs."""
ELSEWHERE = {"server", "cli", "lab"}
"""Packages of Holdfast that no page has."""
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
    """Pyodide, and one archive of all that it imports, translated beforehand."""
    folder = SITE / "python"
    for name in PYODIDE:
        copy(web.WEB / "node_modules" / "pyodide" / name, folder)
    gather()
    translate()
    with zipfile.ZipFile(folder / "holdfast.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as to:
        for file in files(LIBRARY):
            # The same library is the same archive.
            entry = zipfile.ZipInfo(file.relative_to(LIBRARY).as_posix())
            entry.compress_type = zipfile.ZIP_DEFLATED
            to.writestr(entry, file.read_bytes())


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


def translate() -> None:
    """Translate all modules for the page's own Python, so that nobody waits for that."""
    web.say("Translating what Python in the page imports.")
    script = ROOT / "tools" / "translate.mjs"
    pyodide = web.WEB / "node_modules" / "pyodide"
    command = [str(engines.node()), str(script), str(pyodide), str(LIBRARY)]
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
    kept = json.dumps([*listed, "site.json"])
    (SITE / "sw.js").write_text(
        f'const VERSION = "{version}";\nconst FILES = {kept};\n{worker}', "utf-8"
    )


if __name__ == "__main__":
    main(*sys.argv[1:] or [os.environ.get("HOLDFAST_SERVER", "")])
