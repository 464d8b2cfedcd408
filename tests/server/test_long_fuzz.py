"""Random malformed input for a long time while people play: no server error, no stuck table.

`HOLDFAST_FUZZ_SECONDS` says for how long; a minute by default. For an hour, let pytest wait for
longer than a test usually may: `-o faulthandler_timeout=7200`. There are two server processes on a
PostgreSQL, and one on a file.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import socket
import threading
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from tests.server.test_fuzz import COMMANDS, REQUESTS, frame, spoilt
from tests.server.test_killed import Server, crowded, servers
from tests.support.databases import Database
from tests.support.server import PATIENCE, run_in_thread

SECONDS = float(os.environ.get("HOLDFAST_FUZZ_SECONDS", "60"))
MOST_GROWTH = 100
"""Megabytes that a server may grow by after the first quarter of the time."""
SILENCE = 0.05
"""Seconds after which a connection is taken to have no more to say."""
SENDERS = 2
"""Threads that send nonsense."""
MOST_TRIES = 10
"""Times that somebody tries to open a table, at intervals that the server asks for."""
MOST_BUSY, BUSY_SHARE = 10, 0.01
"""The number of writes that may be refused because the disk is busy, or their share of all."""
LASTING = 50
"""Connections after which nonsense is sent to another table."""


class Nonsense:
    """A client that sends malformed requests to all servers, and frames to a table of its own."""

    def __init__(self, seed: int, ports: list[int]) -> None:
        self._chance = random.Random(seed)
        self._ports = ports
        self._upgrade = b""
        self._over = threading.Event()
        self.sent: Counter[str] = Counter()
        self.errors: list[bytes] = []

    def run(self) -> None:
        """Send until `stop` is called."""
        while not self._over.is_set():
            if self.sent["connections"] % LASTING == 0:
                self._open_table()
            self.sent["connections"] += 1
            with suppress(OSError):
                if self._chance.random() < 0.5:
                    self._send_request()
                else:
                    self._send_frames()

    def stop(self) -> None:
        """Stop after the current request."""
        self._over.set()

    def _open_table(self) -> None:
        """Open a table, and keep the request for a socket of Ben's, who is not asked."""
        seats = [{"kind": "person", "name": "Anna"}, {"kind": "person", "name": "Ben"}]
        url = f"http://127.0.0.1:{self._chance.choice(self._ports)}/api/tables"
        wish = {"game": "outlast", "seats": seats}
        for _ in range(MOST_TRIES):
            answer = httpx.post(url, json=wish, timeout=PATIENCE)
            if answer.status_code == 200:
                break
            told = f"{answer.status_code} {dict(answer.headers)} {answer.text}"
            assert answer.status_code == 503, told
            assert answer.json()["code"] == "busy", told  # the disk takes no write for seconds
            self.sent["busy"] += 1
            time.sleep(int(answer.headers["retry-after"]))
        assert answer.status_code == 200, f"refused {MOST_TRIES} times: {answer.text}"
        new = answer.json()
        token = new["seats"][1]["token"].encode()
        upgrade = REQUESTS[-1].replace(b"abc", new["table"].encode())
        self._upgrade = upgrade.replace(b"token=x", b"token=" + token)

    def _connected(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self._chance.choice(self._ports)), PATIENCE)

    def _send_request(self) -> None:
        sent = spoilt(self._chance.choice(REQUESTS), self._chance)
        with self._connected() as connection:
            connection.sendall(sent)
            self.sent["requests"] += 1
            connection.settimeout(SILENCE)
            answer = connection.recv(65536)
            if answer.startswith(b"HTTP/1.1 5"):
                self.errors.append(sent + b" -> " + answer)

    def _send_frames(self) -> None:
        chance = self._chance
        with self._connected() as connection:
            connection.sendall(self._upgrade)
            if chance.random() < 0.9:  # the others do not wait for the answer
                connection.recv(65536)
            for _ in range(chance.randint(1, 5)):
                content = json.dumps(chance.choice(COMMANDS)).encode()
                content = content if chance.random() < 0.5 else spoilt(content, chance)
                kind = chance.choice([0, 1, 1, 1, 1, 1, 1, 2, 3, 8, 9, 10, 15])
                connection.sendall(frame(kind, content, chance))
                self.sent["frames"] += 1
            connection.settimeout(SILENCE)
            while connection.recv(65536):
                pass


async def play_on(kept: Database, found: list[Server], seconds: float, seed: int) -> Counter[str]:
    """Let people play while malformed input is sent, and return how much of it there was."""
    sent: Counter[str] = Counter()
    async with crowded(kept, seed, found) as crowd:
        senders = [Nonsense(seed + number, crowd.ports) for number in range(SENDERS)]
        sending = [asyncio.create_task(asyncio.to_thread(sender.run)) for sender in senders]
        began, start = time.monotonic(), None
        try:
            while (passed := time.monotonic() - began) < seconds:
                await crowd.wait_for_positions(1)  # fails if no table gets a move for long
                if start is None and passed > seconds / 4:
                    start = [server.megabytes() for server in found]
                for task in sending:
                    assert not task.done() or task.result() is None
        finally:
            for sender in senders:
                sender.stop()
        await asyncio.gather(*sending)
        assert start is not None
        for server, before in zip(found, start, strict=True):
            assert server.megabytes() - before < MOST_GROWTH
        for sender in senders:
            assert not sender.errors, sender.errors[0]
            sent += sender.sent
        sent["moves"] = crowd.moves
        sent["busy"] += crowd.problems["busy"]
    return sent


@pytest.mark.long
def test_nonsense_for_a_long_time(kept: Database, tmp_path: Path) -> None:
    said = tmp_path / "said"
    with said.open("w") as log, servers(kept, 1 if kept.is_file else 2, log) as found:
        sent = run_in_thread(play_on(kept, found, SECONDS, 5))
    print(f"{SECONDS:g} s: {dict(sent)}")
    assert min(sent["requests"], sent["frames"]) > 0
    assert sent["busy"] <= max(MOST_BUSY, BUSY_SHARE * sent["moves"]), said.read_text()
    assert "Traceback" not in said.read_text()
