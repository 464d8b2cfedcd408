"""The cache key of a game's compiled rules: a hash of the source they are compiled from.

Texts, views and documents are not part of it, so editing them does not recompile the rules.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import numba
import numpy as np

KERNEL = Path(__file__).parent
COMPILED_PARTS = ("state", "rules", "heuristic", "observation", "encoding")
"""The record of a game and the modules that contain rules. Their imports are found by reading their
source. The record is listed because rules need not import it."""
KERNEL_PARTS = ("compiled", "default_rules", "observation")

_NOT_COMPILED = ("course.toml", "lab.toml")
_IMPORT = re.compile(r"^\s*(?:from ([\w.]+) import (\([^)]*\)|.*)|import ([\w.]+))", re.MULTILINE)
_NAME = re.compile(r"\w+")


@cache
def source_key(package: Path, kernel: Path = KERNEL) -> str:
    """Return a hash of the compiler's version and of all source that compiled rules depend on."""
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__}".encode())
    for folder, path in sorted(_sources(package, kernel)):
        digest.update(f"{folder.name}/{path.relative_to(folder)}".encode() + b"\0")
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _sources(package: Path, kernel: Path) -> set[tuple[Path, Path]]:
    """Return every file that is part of the key, each with the folder it belongs to."""
    content = (path for path in package.rglob("*.toml") if path.name not in _NOT_COMPILED)
    sources = {(package, path) for path in content}
    queue = [(kernel, path) for part in KERNEL_PARTS for path in _files(kernel, part)]
    queue += [(package, path) for part in COMPILED_PARTS for path in _files(package, part)]
    while queue:
        source = queue.pop()
        if source not in sources:
            sources.add(source)
            queue += _imports(source[1], package, kernel)
    return sources


def _files(folder: Path, part: str) -> list[Path]:
    """Return the file of a module, or all files of a package; none if there is no such module."""
    place = folder / part
    file = place.with_name(f"{place.name}.py")
    return [file] if file.is_file() else sorted(place.rglob("*.py"))


def _imports(path: Path, package: Path, kernel: Path) -> Iterator[tuple[Path, Path]]:
    """Yield the modules of the kernel and of the game that a file imports."""
    for origin, names, module in _IMPORT.findall(path.read_text(encoding="utf-8")):
        parts = (origin or module).split(".")
        for folder in (kernel, package):
            if folder.name not in parts:
                continue
            below = parts[parts.index(folder.name) + 1 :]
            if below:
                yield from ((folder, file) for file in _module(folder.joinpath(*below)))
            for name in _NAME.findall(names):
                yield from ((folder, file) for file in _module(folder.joinpath(*below, name)))


def _module(place: Path) -> Iterator[Path]:
    """Yield the file of a module or of a package, if there is one."""
    for file in (place.with_name(f"{place.name}.py"), place / "__init__.py"):
        if file.is_file():
            yield file
