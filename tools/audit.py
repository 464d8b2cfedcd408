"""Known weaknesses of the locked packages: `python tools/audit.py`, a part of `make lint`.

The registries are asked about every version in locks/ and in the client's package-lock.json. If a
registry does not answer, a message says so, and the check passes.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import web

ROOT = Path(__file__).resolve().parent.parent
PYPI = "https://pypi.org/pypi/{}/{}/json"
LOCKED = re.compile(r"^([\w.-]+)==([^\s;]+)", re.MULTILINE)
AT_ONCE, SECONDS = 8, 10
"""Maximum number of simultaneous requests, and the timeout of each in seconds."""

Ask = Callable[[str], dict[str, Any]]


class SilentRegistryError(Exception):
    """A registry does not answer."""


def locked(folder: Path) -> set[tuple[str, str]]:
    """Return the names and versions of all packages that are locked for Python."""
    texts = [file.read_text("utf-8") for file in sorted(folder.glob("*.txt"))]
    return {found for text in texts for found in LOCKED.findall(text)}


def ask(address: str) -> dict[str, Any]:
    """Return the JSON at an address."""
    try:
        with urllib.request.urlopen(address, timeout=SECONDS) as answer:
            found: dict[str, Any] = json.load(answer)
            return found
    except urllib.error.HTTPError as error:
        if error.code == 404:  # a package that only some other index has
            return {}
        raise SilentRegistryError(str(error)) from error
    except (OSError, ValueError) as error:
        raise SilentRegistryError(str(error)) from error


def python_weaknesses(packages: Iterable[tuple[str, str]], ask: Ask = ask) -> list[str]:
    """Return a line for each known weakness of these packages."""

    def of(package: tuple[str, str]) -> list[str]:
        name, version = package
        known = ask(PYPI.format(name, version)).get("vulnerabilities", [])
        return [
            f"{name} {version}: {one['id']} (mended in {', '.join(one['fixed_in']) or 'none yet'})"
            for one in known
            if not one.get("withdrawn")
        ]

    with ThreadPoolExecutor(AT_ONCE) as threads:
        return [line for lines in threads.map(of, sorted(packages)) for line in lines]


def npm_weaknesses(said: str) -> list[str]:
    """Return a line for each known weakness in the output of `npm audit --json`."""
    try:
        report = json.loads(said)
        found = report["vulnerabilities"]
    except (ValueError, KeyError, TypeError) as error:
        raise SilentRegistryError("npm had no answer") from error
    return [f"{name} {one['range']}: {one['severity']}" for name, one in sorted(found.items())]


def ask_npm() -> str:
    """Return the output of `npm audit --json` about the client's packages."""
    programs = web.find_node()
    if programs is None:
        raise SilentRegistryError("there is no npm")
    command = [str(programs / "npm"), "audit", "--json", f"--fetch-timeout={1000 * SECONDS}"]
    run = subprocess.run(
        [*command, "--fetch-retries=0"], cwd=web.WEB, check=False, capture_output=True, text=True
    )
    return run.stdout


def main() -> int:
    """Ask both registries, and return 1 if a package has a known weakness."""
    found: list[str] = []
    audits: dict[str, Callable[[], list[str]]] = {
        "Python": lambda: python_weaknesses(locked(ROOT / "locks")),
        "the client": lambda: npm_weaknesses(ask_npm()),
    }
    for whose, look in audits.items():
        try:
            found += look()
        except SilentRegistryError as error:
            print(f"The packages of {whose} are not audited: {error}.")
    print("\n".join(found) or "No locked package has a weakness that the registries told of.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
