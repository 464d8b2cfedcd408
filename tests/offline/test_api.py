"""Tests that offline mode answers as the server does: the same requests in the same order."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.offline.storage import Memory, Window
from tests.support.entropy import FixedEntropy
from tests.support.server import InProcessBots, MinuteClock
from tests.support.table import nearest_player_count

from holdfast import games
from holdfast.kernel.engine import Engine
from holdfast.kernel.game import Game
from holdfast.offline.local_host import LocalHost
from holdfast.server.app import Application, Settings

Wording = tuple[int, Any]
Ask = Callable[..., Awaitable[Wording]]


class Told:
    """All answers to a visitor, without the names that are random each time."""

    def __init__(self, ask: Callable[[str, str, bytes], Awaitable[tuple[int, str]]]) -> None:
        self._ask = ask
        self._drawn: dict[str, str] = {}
        self.wording: list[tuple[str, int, str]] = []

    async def __call__(self, method: str, address: str, body: object = None) -> Any:
        """Send a request, and note the answer."""
        sent = (
            body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        )
        status, text = await self._ask(method, address, sent)
        found = json.loads(text)
        if address in ("/tables", "/replays/table") and status == 200:
            for name in (found["table"], found["spectator"], *(s["token"] for s in found["seats"])):
                self._drawn.setdefault(name, f"<{len(self._drawn)}>")
        plain = re.sub(r'"updated":[\d.]+', '"updated":0', self._plain(text))
        self.wording.append((f"{method} {self._plain(address)}", status, plain))
        return found

    def _plain(self, text: str) -> str:
        for name, plain in self._drawn.items():
            text = text.replace(name, plain)
        return text


async def at_server(database: Path, visit: Callable[[Told], Awaitable[None]]) -> Told:
    """Return the server's answers to a visit."""
    settings = Settings(
        database,
        bots=InProcessBots(),
        warm_up=False,
        entropy=FixedEntropy(),
        clock=MinuteClock(),
        word_seconds=0,
    )
    app = Application(settings)
    async with app.life():
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://server/api") as http:

            async def ask(method: str, address: str, body: bytes) -> tuple[int, str]:
                headers = {"content-type": "application/json"}
                answer = await http.request(method, address, content=body, headers=headers)
                return answer.status_code, answer.text

            told = Told(ask)
            await visit(told)
    return told


async def in_page(visit: Callable[[Told], Awaitable[None]]) -> Told:
    """Return the answers of offline mode to a visit."""
    host = LocalHost(Window(Memory()), InProcessBots(), FixedEntropy(), word_seconds=0)
    host.start()
    told = Told(host.request)
    try:
        await visit(told)
    finally:
        await host.close()
    return told


def both(database: Path, visit: Callable[[Told], Awaitable[None]]) -> Told:
    """Make the same visit to a server and to a page, and compare their answers."""
    server, page = asyncio.run(at_server(database, visit)), asyncio.run(in_page(visit))
    assert [request for request, *_ in page.wording] == [request for request, *_ in server.wording]
    for there, here in zip(server.wording, page.wording, strict=True):
        assert here[:2] == there[:2]
        assert here[2] == there[2], here[0]
    return page


def seats(*levels: str | None) -> list[dict[str, str]]:
    """Describe seats for people, and for bots of these levels."""
    return [
        {"kind": "bot", "level": level} if level else {"kind": "person", "name": f"P{number}"}
        for number, level in enumerate(levels)
    ]


async def opened(ask: Told, game: str, *levels: str | None) -> tuple[str, str]:
    """Open a table; return its path, and the query with the token of its first seat."""
    new = await ask("POST", "/tables", {"game": game, "seats": seats(*levels)})
    return f"/tables/{new['table']}", f"token={new['seats'][0]['token']}"


@pytest.mark.parametrize("game", games.names())
def test_a_table_is_told_of_in_the_same_words(game: str, tmp_path: Path) -> None:
    async def visit(ask: Told) -> None:
        at, by = await opened(ask, game, *[None] * nearest_player_count(games.load(game), 2))
        table = await ask("GET", f"{at}?{by}")
        for _ in range(6):
            move = table["moves"][len(table["moves"]) // 2]["n"] if table["moves"] else 0
            await ask("GET", f"{at}/why?{by}&move={move}")
            await ask("GET", f"{at}/caution?{by}&move={move}")
            await ask(
                "POST", f"{at}/commands?{by}", {"type": "play", "seq": table["seq"], "move": move}
            )
            table = await ask("GET", f"{at}/after/{table['seq']}?{by}")
        await ask("POST", f"{at}/commands?{by}", {"type": "undo", "seq": table["seq"]})
        await ask("POST", f"{at}/commands?{by}", {"type": "sit-down", "name": "Anna"})
        await ask("GET", f"{at}/chat?{by}")
        await ask("GET", f"{at}/ahead?{by}")
        await ask("GET", f"{at}/frames?{by}&first=1&count=3")
        table_id, token = at.rpartition("/")[2], by.removeprefix("token=")
        await ask("POST", "/tables/mine", {"tokens": [{"table": table_id, "token": token}]})

    told = both(tmp_path / "t.sqlite3", visit)
    assert sum(status == 200 for _, status, _ in told.wording) > 15


def test_a_game_that_is_on_goes_on_elsewhere(tmp_path: Path) -> None:
    async def visit(ask: Told) -> None:
        new = await ask("POST", "/tables", {"game": "outlast", "seats": seats(None, None)})
        at, tokens = f"/tables/{new['table']}", [seat["token"] for seat in new["seats"]]
        for kind in ("gather", "hunt"):
            table = await ask("GET", f"{at}?token={tokens[0]}")
            wished = next(move["n"] for move in table["moves"] if move["kind"] == kind)
            move = {"type": "play", "seq": table["seq"], "move": wished}
            await ask("POST", f"{at}/commands?token={tokens[0]}", move)
        await ask("POST", f"{at}/carried", {"tokens": tokens[:1]})
        _, file = await ask._ask("POST", f"{at}/carried", json.dumps({"tokens": tokens}).encode())
        ask.wording.append(("the file", 200, file))
        again = await ask("POST", "/replays/table", file.encode())
        by = f"token={again['seats'][0]['token']}"
        await ask("GET", f"/tables/{again['table']}?{by}")
        await ask("GET", f"/tables/{again['table']}/frames?{by}")
        await ask("POST", "/replays/table", b"[")

    told = both(tmp_path / "t.sqlite3", visit)
    assert [status for _, status, _ in told.wording[5:]] == [403, 200, 200, 200, 200, 422]


def test_what_cannot_be_is_refused_in_the_same_words(tmp_path: Path) -> None:
    async def visit(ask: Told) -> None:
        at, by = await opened(ask, "outlast", None, None)
        await ask("POST", f"{at}/commands?{by}", {"type": "play", "seq": 9, "move": 0})
        await ask("POST", f"{at}/commands?{by}", {"type": "play", "seq": 0, "move": 999_999})
        await ask("POST", f"{at}/commands?{by}", {"type": "hand-over", "seat": 0, "level": "x"})
        await ask("GET", f"{at}/why?{by}&move=999999")
        await ask("GET", f"{at}/hint?{by}&seq=0")
        await ask("GET", f"{at}/made?{by}&seq=0")
        await ask("GET", f"{at}/course?{by}")
        await ask("GET", f"{at}/replay?{by}")
        await ask("POST", f"{at}/rematch?{by}", {})
        await ask("GET", f"{at}?token=wrong")
        await ask("GET", f"/tables/nowhere?{by}")
        await ask("GET", "/tables/n%C3%B6?token=x")
        await ask("POST", "/tables", {"game": "chess", "seats": seats(None)})
        await ask("POST", "/tables", {"game": "outlast", "seats": seats("oracle")})
        await ask("GET", "/games/chess/rules")
        await ask("GET", "/games/chess/course")
        await ask("GET", "/games/outlast/course/none")
        await ask("POST", "/replays", b'{"game": "chess"}')
        await ask("POST", "/replays", b"[")

    told = both(tmp_path / "t.sqlite3", visit)
    assert all(status >= 400 for request, status, _ in told.wording[1:])


def test_what_is_malformed_is_refused_in_the_same_words(tmp_path: Path) -> None:
    async def visit(ask: Told) -> None:
        at, by = await opened(ask, "outlast", None, None)
        await ask("GET", f"{at}")
        await ask("GET", f"{at}/why?{by}&move=-1")
        await ask("GET", f"{at}/frames?{by}&count=1000")
        await ask("POST", "/tables", {"game": "outlast"})
        await ask("POST", "/tables", b"{")
        await ask("POST", f"{at}/commands?{by}", {"type": "dance"})

    told = both(tmp_path / "t.sqlite3", visit)
    assert [status for _, status, _ in told.wording[1:]] == [422] * 6


def test_rules_and_lessons_are_the_same(tmp_path: Path) -> None:
    async def visit(ask: Told) -> None:
        for lang in ("en", "de"):
            await ask("GET", f"/games/outlast/rules?lang={lang}")
        lessons = (await ask("GET", "/games/outlast/course"))["lessons"]
        first = f"/games/outlast/course/{lessons[0]['id']}"
        await ask("GET", first)
        await ask("GET", f"{first}/why?node=0&move=0")

    told = both(tmp_path / "t.sqlite3", visit)
    assert [status for _, status, _ in told.wording] == [200] * 5


def test_a_game_among_bots_is_the_same_file(
    tmp_path: Path, compiled: Callable[[Game], Engine], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Check that a game of bots gives the same replay file on both sides, and can be read again."""

    async def visit(ask: Told) -> None:
        new = await ask("POST", "/tables", {"game": "outlast", "seats": seats("random", "random")})
        at, by = f"/tables/{new['table']}", f"token={new['spectator']}"
        held = {"tokens": [{"table": new["table"], "token": new["spectator"]}]}
        over = False
        while not over:
            await ask._ask("GET", f"{at}/chat?{by}", b"")  # bots rest where nobody is
            _, found = await ask._ask("POST", "/tables/mine", json.dumps(held).encode())
            over = json.loads(found)[0]["over"]
            await asyncio.sleep(0.02)
        _, file = await ask._ask("GET", f"{at}/replay?{by}", b"")
        ask.wording.append(("the file", 200, file))
        await ask("POST", "/replays?first=0&count=5", file.encode())

    outlast = games.load("outlast")
    monkeypatch.setattr(outlast, "engine", compiled(outlast))
    told = both(tmp_path / "t.sqlite3", visit)
    assert json.loads(told.wording[1][2])["game"] == "outlast"
