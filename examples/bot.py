"""A bot that plays on a Holdfast server, with nothing but the standard library.

    python examples/bot.py https://holdfast.example YOUR_TOKEN

It takes a seat at open tables that let bots in, plays legal moves at random, and accepts rematches.
docs/bots.md describes the protocol.
"""

import json
import random
import sys
import time
from collections.abc import Iterator
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

MOST_GAMES = 4  # at the same time
SILENCE = 30  # seconds until a connection is given up


class Server:
    """A server, with the API token of a bot."""

    def __init__(self, address: str, token: str) -> None:
        self._address, self._token = address.rstrip("/"), token

    def _open(self, path: str, body: dict[str, Any] | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Authorization": f"Bearer {self._token}", "Content-Type": "application/json"}
        return urlopen(Request(f"{self._address}/api{path}", data, headers), timeout=SILENCE)

    def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """Send a request and return the answer. If the server is busy, try again later."""
        try:
            with self._open(path, body) as answer:
                return json.load(answer)
        except HTTPError as refused:
            if refused.code not in (429, 503):
                raise
            time.sleep(int(refused.headers["Retry-After"]))
        return self.ask(path, body)

    def events(self) -> Iterator[dict[str, Any]]:
        """Yield the events that the server sends; empty lines keep the connection alive."""
        with self._open("/account/events") as lines:
            for line in lines:
                if line.strip():
                    yield json.loads(line)


def choose(view: dict[str, Any]) -> int:
    """Return the number of a move. This is the place for your own ideas."""
    return int(random.choice(view["moves"])["n"])


def play(server: Server, table: str) -> None:
    """Make moves at a table as long as it is the bot's turn."""
    view = server.ask(f"/tables/{table}")
    while view["moves"]:
        move = {"type": "play", "seq": view["seq"], "move": choose(view)}
        view = server.ask(f"/tables/{table}/commands", move)


def answer(server: Server, event: dict[str, Any], games: set[str]) -> None:
    """Do what an event asks for."""
    kind, table = event["type"], event["table"]["table"]
    if kind == "open-table":
        if len(games) < MOST_GAMES:
            server.ask(f"/open/{table}/seats", {"name": "bot"})
    elif kind == "invitation":
        server.ask(f"/tables/{table}/commands", {"type": "sit-down", "name": "bot"})
    elif kind == "game-start":
        games.add(table)
    elif kind == "turn":
        play(server, table)
    else:
        games.discard(table)


def main(address: str, token: str) -> None:
    """Play as a bot on the server until interrupted."""
    server = Server(address, token)
    while True:
        try:
            games: set[str] = set()
            for event in server.events():
                try:
                    answer(server, event, games)
                except HTTPError as refused:  # somebody was faster, for example
                    print(event["type"], refused.read().decode())
        except OSError as error:
            print(error)
        time.sleep(5)


if __name__ == "__main__":
    main(*sys.argv[1:])
