"""A server in its own process, as in production, and tables opened through its API."""

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
"""Seconds to wait for what should happen."""

# Every table has the same entropy, so that failures can be repeated. Most servers do not search,
# which would take the time that the browser needs. No rate limits apply. Leading bots do not wait
# for wishes: how long a browser takes to send one depends on the machine.
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


def wait_until(condition: Callable[[], bool], pause: float = 0.05) -> None:
    """Wait until `condition()` is true, checking every `pause` seconds."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(pause)


def _reserve_port() -> socket.socket | None:
    """Return a socket that reserves a free port while the server on it is down, or None.

    Only Linux lets one socket reserve a port that another one listens at.
    """
    if sys.platform != "linux":
        return None
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind(("127.0.0.1", 0))
    return held


class Server:
    """A server on a free port that it keeps across restarts."""

    def __init__(
        self, database: Path, *searching: str, curve_playouts: int = 2, linger: float = LINGER
    ) -> None:
        """Prepare a server that lets bots search in the games `searching`.

        A player who has left counts as present for `linger` seconds.
        """
        self._database = database
        self._searching = searching
        self._curve_playouts = curve_playouts
        self._linger = linger
        self._held = _reserve_port()
        self._port = self._held.getsockname()[1] if self._held else 0
        self._process: subprocess.Popen[str] | None = None
        # The server may close an idle connection just when it is used again.
        self.http = httpx.Client(timeout=PATIENCE, limits=httpx.Limits(max_keepalive_connections=0))

    @property
    def url(self) -> str:
        """The address of the lobby."""
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
        """Kill the server without warning (SIGKILL)."""
        self._end(subprocess.Popen.kill)

    def stop(self) -> None:
        """Stop the server as its operator would."""
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
        """Open a table; `seats` are: person, open, or the level of a bot."""
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
    """A table and all its links."""

    def __init__(self, server: Server, new: dict[str, Any]) -> None:
        self.id: str = new["table"]
        self._server = server
        self._tokens: dict[int | None, str] = {s["seat"]: s["token"] for s in new["seats"]}
        self._tokens[None] = new["spectator"]

    def link(self, *viewers: int | None) -> str:
        """Return the link for these viewers on one screen; None is a spectator."""
        tokens = "&".join(f"token={self._tokens[viewer]}" for viewer in viewers)
        return f"{self._server.url}/table/{self.id}#{tokens}"

    def token(self, viewer: int | None) -> str:
        """Return a viewer's token."""
        return self._tokens[viewer]

    def view(self, viewer: int | None = None) -> dict[str, Any]:
        """Return the table as a viewer sees it."""
        return self._ask("GET", "", viewer)

    def play(self, seat: int, key: str) -> None:
        """Play a move through the API."""
        view = self.view(seat)
        numbers = {move["key"]: move["n"] for move in view["moves"]}
        assert key in numbers, f"{key} is not among {', '.join(numbers)}"
        self.send_command(seat, type="play", seq=view["seq"], move=numbers[key])

    def send_command(self, viewer: int, /, **command: Any) -> None:
        """Send a command through the API."""
        self._ask("POST", "/commands", viewer, json=command)

    def _ask(self, method: str, path: str, viewer: int | None, **more: Any) -> dict[str, Any]:
        address = f"{self._server.url}/api/tables/{self.id}{path}"
        params = {"token": self._tokens[viewer]}
        answer = self._server.http.request(method, address, params=params, **more)
        while answer.status_code == TOO_FAST:  # nobody plays as fast as this by hand
            time.sleep(float(answer.headers["retry-after"]))
            answer = self._server.http.request(method, address, params=params, **more)
        assert answer.status_code == 200, answer.text
        told: dict[str, Any] = answer.json()
        return told
