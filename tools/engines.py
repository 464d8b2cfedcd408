"""The games' engines for pages: `python tools/engines.py [GAME ...]` makes a WebAssembly module and
its manifest for each game, or for those named, in build/engines/.

This needs the extra `page` of the package; Binaryen is installed from npm. Building a module
takes minutes. It is cached until one of its sources changes.
"""

from __future__ import annotations

import gzip
import shutil
import sys
from pathlib import Path

import web
from holdfast import games
from holdfast.kernel.wasm_build import WasmError
from holdfast.players import wasm

ROOT = Path(__file__).resolve().parent.parent
BINARYEN = ROOT / "tools" / "binaryen"
ENGINES = ROOT / "build" / "engines"


def main(names: list[str]) -> None:
    """Build the modules, and print their sizes."""
    ENGINES.mkdir(parents=True, exist_ok=True)
    try:
        for name in names or games.names():
            made = wasm.build(games.load(name), wasm_opt())
            for path in (made, made.with_suffix(".json")):
                shutil.copy(path, ENGINES)
            octets = made.read_bytes()
            packed = len(gzip.compress(octets, 9))
            print(f"{name}: {len(octets):,} bytes, {packed:,} packed", flush=True)
    except (games.UnknownGameError, WasmError, web.WebError) as problem:
        sys.exit(f"The engines for pages: {problem}")


def wasm_opt() -> list[str]:
    """Return the command of Binaryen's wasm-opt. Install it if it is missing."""
    web.install(BINARYEN, "the builder of engines")
    return [str(node()), str(BINARYEN / "node_modules" / "binaryen" / "bin" / "wasm-opt")]


def node() -> Path:
    """Return the path of Node for the tools of the site."""
    folder = web.find_node() or web.node_from_pypi(BINARYEN / "node_modules" / ".holdfast-node")
    return folder / "node"


if __name__ == "__main__":
    main(sys.argv[1:])
