"""Servers and their database are killed again and again while people play.

Nothing acknowledged is lost, no move is played twice, and every table goes on.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import IO

import pytest
from tests.support.crowd import Crowd
from tests.support.databases import Database
from tests.support.postgres import Cluster, cluster
from tests.support.server import PATIENCE, run_in_thread

ROOT = Path(__file__).resolve().parents[2]
GAMES = ("outlast", "outlive")
TABLES = 4

# Each server is a copy of a process that has imported everything: it is there in no time.
NURSERY = """
import os, signal, sys
from tests.support.server import InProcessBots, MinuteClock
from tests.support.entropy import EntropyByName
from holdfast import games
from holdfast.server.run import serve

for name in games.names():
    games.load(name)
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
for database in sys.stdin:
    child = os.fork()
    if not child:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        print(f"process {os.getpid()}", flush=True)
        serve(port=0, database=database.strip(), bots=InProcessBots(), warm_up=False,
              entropy=EntropyByName(), clock=MinuteClock(), client=None)
        os._exit(0)
"""


class Server:
    """A server that can be killed and started again."""

    def __init__(self, nursery: subprocess.Popen[str], kept: Database) -> None:
        self._nursery = nursery
        self._kept = kept
        self._process: int | None = None
        self.port = 0

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        assert self._nursery.stdin is not None
        assert self._nursery.stdout is not None
        self._nursery.stdin.write(f"{self._kept.named}\n")
        self._nursery.stdin.flush()
        born = re.match(r"process (\d+)", self._nursery.stdout.readline())
        assert born
        self._process = int(born[1])
        address = re.search(r"http://127.0.0.1:(\d+)/", self._nursery.stdout.readline())
        assert address, "the server did not start"
        self.port = int(address[1])

    def kill(self) -> None:
        """Kill the server without any warning (kill -9)."""
        if self._process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            os.kill(self._process, signal.SIGKILL)
        deadline = time.monotonic() + PATIENCE
        with contextlib.suppress(ProcessLookupError):
            while time.monotonic() < deadline:
                os.kill(self._process, 0)
                time.sleep(0.002)
        self._process = None

    def megabytes(self) -> float:
        """Return the memory of the server's process."""
        status = Path(f"/proc/{self._process}/status").read_text("ascii")
        fields = dict(line.split(":", 1) for line in status.splitlines())
        return int(fields["RssAnon"].split()[0]) / 1024


@contextmanager
def servers(kept: Database, count: int, said: IO[str]) -> Iterator[list[Server]]:
    """Yield this many servers on one database, which log to a file."""
    nursery = subprocess.Popen(
        [sys.executable, "-c", NURSERY], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        stderr=said, text=True, cwd=ROOT,
    )  # fmt: skip
    found = [Server(nursery, kept) for _ in range(count)]
    try:
        for server in found:
            server.start()
        yield found
    finally:
        for server in found:
            server.kill()
        nursery.kill()
        nursery.wait(PATIENCE)
        for end in (nursery.stdin, nursery.stdout):
            assert end is not None
            end.close()


@asynccontextmanager
async def crowded(kept: Database, seed: int, found: list[Server]) -> AsyncIterator[Crowd]:
    """Yield people who play at these servers; at the end, compare what they saw."""
    crowd = Crowd(seed, GAMES, [server.port for server in found])
    crowd.start(TABLES)
    await crowd.wait_for_positions(TABLES)
    yield crowd
    await crowd.wait_for_every_table()
    await crowd.stop()
    assert await crowd.check(kept) > 0
    assert not crowd.problems.keys() - {"stale", "busy", "database-away", "closing"}


async def kill_servers(kept: Database, found: list[Server], kills: int, seed: int) -> None:
    """Kill one of them after another while people play."""
    chance = random.Random(seed)
    async with crowded(kept, seed, found) as crowd:
        for _ in range(kills):
            await crowd.wait_for_positions(chance.randint(1, 8))
            await asyncio.sleep(chance.random() * 0.03)
            victim = chance.randrange(len(found))
            found[victim].kill()
            # With another server left, people play on meanwhile.
            await asyncio.to_thread(found[victim].start)
            crowd.ports[victim] = found[victim].port


async def restart_database(
    kept: Database, found: list[Server], own: Cluster, times: int, seed: int
) -> None:
    """End the database again and again while people play."""
    chance = random.Random(seed)
    async with crowded(kept, seed, found) as crowd:
        for number in range(times):
            await crowd.wait_for_positions(chance.randint(4, 20))
            await asyncio.sleep(chance.random() * 0.03)
            await asyncio.to_thread(own.stop, (signal.SIGINT, signal.SIGQUIT)[number % 2])
            await asyncio.to_thread(own.start)


def killed(kept: Database, kills: int, seed: int, folder: Path) -> None:
    said = folder / "said"
    with said.open("w") as log, servers(kept, 1 if kept.is_file else 2, log) as found:
        run_in_thread(kill_servers(kept, found, kills, seed))
    assert "Traceback" not in said.read_text()


def database_restarted(times: int, seed: int, folder: Path) -> None:
    said = folder / "said"
    with cluster() as own:
        kept = Database(own.new_database())
        with said.open("w") as log, servers(kept, 2, log) as found:
            run_in_thread(restart_database(kept, found, own, times, seed))
    assert "Traceback" not in said.read_text()


def test_a_server_is_killed_a_few_times(kept: Database, tmp_path: Path) -> None:
    killed(kept, 2, 1, tmp_path)


@pytest.mark.long
def test_the_database_is_started_again_twice(tmp_path: Path) -> None:
    database_restarted(2, 2, tmp_path)


@pytest.mark.long
def test_a_server_is_killed_two_hundred_times(kept: Database, tmp_path: Path) -> None:
    killed(kept, 200, 3, tmp_path)


@pytest.mark.long
def test_the_database_is_started_again_twenty_times(tmp_path: Path) -> None:
    database_restarted(20, 4, tmp_path)
