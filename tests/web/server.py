"""A server in a process of its own, as people run it, and tables opened at it."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx

from holdfast.hosting.room import LINGER

ROOT = Path(__file__).resolve().parents[2]

TOO_FAST = 429

PATIENCE = 120.0
"""Seconds after which something that should have happened has not."""

# Every table has the same entropy, so that a test that fails will fail again. Most servers do not
# search: that would take the time that the browser needs. No machine is too quick for them. Bots
# that lead wait for nobody's word: how long a browser takes to say one is a matter of its machine.
SERVE = """
import json, sys
from holdfast.players.mcts import Budget
from holdfast.server.run import serve
from tests.support.entropy import FixedEntropy
searching = json.loads(sys.argv[3])
serve(
    port=int(sys.argv[1]), database=sys.argv[2], warm_up=searching or True, search=bool(searching),
    hint_budget=Budget(playouts=400), curve_playouts=int(sys.argv[4]), entropy=FixedEntropy(),
    word_seconds=0, linger=float(sys.argv[5]),
    looks_per_minute=100_000, looks_at_table_per_minute=100_000, codes_per_minute=100_000,
    tables_per_minute=100_000, push_locally=True,
    admin_token="the token of the host of this server",
)
"""

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Gerda", "Hugo")


def until(it_is_so: Callable[[], bool], pause: float = 0.05) -> None:
    """Wait for something that the browser does not show."""
    deadline = time.monotonic() + PATIENCE
    while not it_is_so():
        assert time.monotonic() < deadline
        time.sleep(pause)


def _held_port() -> socket.socket | None:
    """A free port that nobody else is given, also while the server that listens there is down.
    Only Linux lets one socket hold what another listens at."""
    if sys.platform != "linux":
        return None
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind(("127.0.0.1", 0))
    return held


class Server:
    """A server on a free port, which it keeps when it is started again."""

    def __init__(
        self, database: Path, *searching: str, curve_playouts: int = 2, linger: float = LINGER
    ) -> None:
        """A server that plays all games, or one that searches in these. Who has gone counts as
        present for so many seconds."""
        self._database = database
        self._searching = searching
        self._curve_playouts = curve_playouts
        self._linger = linger
        self._held = _held_port()
        self._port = self._held.getsockname()[1] if self._held else 0
        self._process: subprocess.Popen[str] | None = None
        # A connection that is kept may be closed by the server just when it is used again.
        self.http = httpx.Client(timeout=PATIENCE, limits=httpx.Limits(max_keepalive_connections=0))

    @property
    def url(self) -> str:
        """Where the lobby is."""
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        arguments = [
            str(self._port), str(self._database), json.dumps(self._searching),
            str(self._curve_playouts), str(self._linger),
        ]  # fmt: skip
        command = [sys.executable, "-c", SERVE, *arguments]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)
        assert self._process.stdout is not None
        told = self._process.stdout.readline()
        assert "http://" in told, "the server did not start"
        self._port = int(told.partition("http://")[2].partition("/")[0].rpartition(":")[2])

    def kill(self) -> None:
        """End the server without any warning (kill -9)."""
        self._end(subprocess.Popen.kill)

    def stop(self) -> None:
        """End the server as its owner would."""
        self.http.close()
        if self._held:
            self._held.close()
        self._end(subprocess.Popen.terminate)

    def _end(self, how: Any) -> None:
        assert self._process is not None
        how(self._process)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process.wait(PATIENCE)
        self._process = None

    def open(self, *seats: str, **wish: Any) -> OpenTable:
        """Open a table with a seat for each of: person, open, or the level of a bot."""
        wishes = [
            {"kind": seat, "name": name if seat == "person" else ""}
            if seat in ("person", "open")
            else {"kind": "bot", "level": seat, "name": name}
            for seat, name in zip(seats, NAMES[: len(seats)], strict=True)
        ]
        answer = self.http.post(
            f"{self.url}/api/tables", json={"game": "outlast", "seats": wishes, **wish}
        )
        assert answer.status_code == 200, answer.text
        return OpenTable(self, answer.json())


class OpenTable:
    """A table, with all its links."""

    def __init__(self, server: Server, new: dict[str, Any]) -> None:
        self.id: str = new["table"]
        self._server = server
        self._tokens: dict[int | None, str] = {s["seat"]: s["token"] for s in new["seats"]}
        self._tokens[None] = new["spectator"]

    def link(self, *viewers: int | None) -> str:
        """The address at which these seats play together; None watches."""
        tokens = "&".join(f"token={self._tokens[viewer]}" for viewer in viewers)
        return f"{self._server.url}/table/{self.id}#{tokens}"

    def token(self, viewer: int | None) -> str:
        """What opens the table for a viewer."""
        return self._tokens[viewer]

    def view(self, viewer: int | None = None) -> dict[str, Any]:
        """The table as the server would tell it to a viewer."""
        return self._ask("GET", "", viewer)

    def play(self, seat: int, key: str) -> None:
        """Play a move without a browser."""
        view = self.view(seat)
        numbers = {move["key"]: move["n"] for move in view["moves"]}
        assert key in numbers, f"{key} is not among {', '.join(numbers)}"
        self.give(seat, type="play", seq=view["seq"], move=numbers[key])

    def give(self, viewer: int, /, **command: Any) -> None:
        """Give any command without a browser."""
        self._ask("POST", "/commands", viewer, json=command)

    def _ask(self, method: str, path: str, viewer: int | None, **more: Any) -> dict[str, Any]:
        address = f"{self._server.url}/api/tables/{self.id}{path}"
        params = {"token": self._tokens[viewer]}
        answer = self._server.http.request(method, address, params=params, **more)
        while answer.status_code == TOO_FAST:  # nobody with a hand plays as fast as this
            time.sleep(float(answer.headers["retry-after"]))
            answer = self._server.http.request(method, address, params=params, **more)
        assert answer.status_code == 200, answer.text
        told: dict[str, Any] = answer.json()
        return told
