"""Bad input to the study: branches, deals and puzzles of another version or game, or damaged.

The server and the page refuse it in the same words, and nothing changes. Profiles are read by the
client alone: web/tests/profile.test.ts and tests/web/test_profile.py.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from tests.offline.storage import Memory, Window
from tests.offline.test_api import Told, at_server, both, opened, seats
from tests.support.entropy import FixedEntropy
from tests.support.server import InProcessBots

from holdfast import games
from holdfast.kernel.replay import Replay, Step
from holdfast.offline.local_host import LocalHost
from holdfast.puzzles import book_of

OUTLAST = games.load("outlast")


async def concede_all(ask: Told, at: str, new: dict[str, Any]) -> None:
    """End a game: everybody but the last gives up."""
    tokens = {seat["seat"]: seat["token"] for seat in new["seats"]}
    view = await ask("GET", f"{at}?token={tokens[0]}")
    while not view["over"]:
        seat = view["ask"]["seat"]
        view = await ask("GET", f"{at}?token={tokens[seat]}")
        play = {"type": "play", "seq": view["seq"], "move": view["commands"][0]["n"]}
        view = await ask("POST", f"{at}/commands?token={tokens[seat]}", play)


async def ended(ask: Told) -> tuple[str, str]:
    """Finish a game; return its path, and the query with the token of its first seat."""
    new = await ask("POST", "/tables", {"game": "outlast", "seats": seats(None, None)})
    at = f"/tables/{new['table']}"
    await concede_all(ask, at, new)
    return at, f"token={new['seats'][0]['token']}"


def saved_game(
    game: str = "outlast", version: int = OUTLAST.version, steps: Sequence[Step] = (Step(780),)
) -> bytes:
    """Return the file of a game that is not over."""
    return Replay(game, version, {"players": 2}, 5, list(steps)).dumps().encode()


def test_a_branch_of_a_bad_file_is_refused(tmp_path: Path) -> None:
    """Check that a bad file cannot be opened at one of its moments."""
    good = saved_game()
    wrong = [
        saved_game(version=OUTLAST.version + 1),
        saved_game("outlive", games.load("outlive").version),
        saved_game(steps=[Step(0)]),  # nobody may play this
        good.replace(b"780", b"781"),  # it has the checksum of another move
        good[:-40],
        b"",
    ]

    async def visit(ask: Told) -> None:
        for file in wrong:
            refused = await ask("POST", "/replays/table?at=0", file)
            assert refused["message"]

    told = both(tmp_path / "t.sqlite3", visit)
    assert [(status, json.loads(text).get("code")) for _, status, text in told.wording] == [
        (409, "other-version"),
        *[(422, "bad-replay")] * 5,
    ]
    with contextlib.closing(sqlite3.connect(tmp_path / "t.sqlite3")) as connection:
        assert connection.execute("SELECT count(*) FROM tables").fetchone() == (0,)


def test_a_branch_that_does_not_fit_is_refused(tmp_path: Path) -> None:
    async def visit(ask: Told) -> None:
        (at, by), (elsewhere, _) = await ended(ask), await opened(ask, "outlive", None, None)
        name = {"name": "A branch"}
        other = elsewhere.rpartition("/")[2]
        for path, body in (
            (f"/branches/{other}", name),  # of another game
            ("/branches/a", name),  # cut
            ("/branches/nowhere", name),
            ("/branches", {"seq": 99, "seats": [0]}),  # altered
            ("/branches", {"seq": 1}),  # cut
        ):
            refused = await ask("POST", f"{at}{path}?{by}", body)
            assert refused["message"]
        assert (await ask("GET", f"{at}/branches?{by}"))["branches"] == []

    told = both(tmp_path / "t.sqlite3", visit)
    codes = [json.loads(text).get("code") for *_, text in told.wording[-6:-1]]
    assert codes == ["no-such-table"] * 3 + ["no-such-moment", "malformed"]


def test_a_deal_that_does_not_fit_is_refused(tmp_path: Path) -> None:
    async def visit(ask: Told) -> None:
        (at, by), (elsewhere, _) = await ended(ask), await opened(ask, "outlive", None, None)
        other = elsewhere.rpartition("/")[2]
        before = await ask("GET", f"{at}/deal?{by}")
        for method, path, body in (
            ("GET", f"{at}/deal/{other}?{by}", None),  # of another game
            ("GET", f"{at}/deal/a?{by}", None),  # cut
            ("POST", f"{at}/deal?{by}", {"seats": [7]}),  # altered
            ("POST", f"{at}/deal?{by}", {}),  # cut
            ("POST", "/days/2026-11-01/chess", {"counted": True}),
            ("POST", "/days/2026-11-1/outlast", {"counted": True}),  # cut
            ("POST", "/days/2026-13-01/outlast", {"counted": True}),  # altered
        ):
            refused = await ask(method, path, body)
            assert refused["message"]
        assert await ask("GET", f"{at}/deal?{by}") == before

    told = both(tmp_path / "t.sqlite3", visit)
    codes = [json.loads(text).get("code") for *_, text in told.wording[-8:-1]]
    assert codes == [
        "other-deal", "no-such-table", "bad-table", "malformed", "no-such-game",
        "no-such-day", "no-such-day",
    ]  # fmt: skip


def test_a_puzzle_that_does_not_fit_is_refused(tmp_path: Path) -> None:
    own, other = (next(iter(book_of(games.load(name)).puzzles)) for name in ("outlast", "outlive"))

    async def visit(ask: Told) -> None:
        for puzzle, body in (
            (f"outlive/puzzles/{own}", {"move": 0}),  # of another game
            (f"outlast/puzzles/{other}", {"move": 0}),
            (f"outlast/puzzles/{own[:-1]}x", {"move": 0}),
            (f"outlast/puzzles/{own[:1]}", {"move": 0}),  # cut
            (f"outlast/puzzles/{own}", {"move": 999_999}),  # altered
            (f"outlast/puzzles/{own}", {}),  # cut
        ):
            refused = await ask("POST", f"/games/{puzzle}/answer", body)
            assert refused["message"]
        for puzzle in (f"outlive/puzzles/{own}", f"outlast/puzzles/{own[:1]}"):
            for method, path in (("GET", "/solution"), ("GET", ""), ("POST", "/table")):
                await ask(method, f"/games/{puzzle}{path}", {} if method == "POST" else None)

    told = both(tmp_path / "t.sqlite3", visit)
    codes = [json.loads(text).get("code") for *_, text in told.wording]
    assert codes[:6] == ["no-such-puzzle"] * 4 + ["no-such-move", "malformed"]
    assert set(codes[6:]) == {"no-such-puzzle"}


async def study_of(ask: Told, at: str, by: str) -> list[Any]:
    """Return the answers to all study requests for a stored game."""
    return [
        await ask("POST", f"{at}/branches?{by}", {"seq": 1, "seats": [0]}),
        await ask("POST", f"{at}/deal?{by}", {"seats": [0]}),
        await ask("GET", f"{at}/deal?{by}"),
        await ask("GET", f"{at}/review?{by}"),
    ]


Change = Callable[[dict[str, Any], dict[str, Any]], None]
"""Changes the opening of a stored game, or its first move."""

STORED: dict[str, tuple[Change, str]] = {
    "other version": (lambda opening, _: opening.update(rules=0), "other-version"),
    "other game": (lambda opening, _: opening.update(game="outlive"), "damaged-start"),
    "cut": (lambda opening, _: opening.pop("seed"), "damaged-start"),
    "altered": (lambda _, move: move.update(move=999_999), "damaged"),
}


@pytest.mark.parametrize("case", STORED)
def test_a_stored_game_that_cannot_be_read_is_refused_on_the_server(
    case: str, tmp_path: Path
) -> None:
    change, code = STORED[case]
    found: dict[str, Any] = {}
    database = tmp_path / "t.sqlite3"

    def stored() -> list[tuple[str]]:
        with contextlib.closing(sqlite3.connect(database)) as connection:
            return connection.execute(
                "SELECT opening FROM tables UNION ALL SELECT entry FROM entries"
            ).fetchall()

    async def play(ask: Told) -> None:
        found["at"] = await ended(ask)

    async def study(ask: Told) -> None:
        found["refused"] = await study_of(ask, *found["at"])

    asyncio.run(at_server(database, play))
    opening, move = (json.loads(text) for (text,) in stored()[:2])
    change(opening, move)
    with contextlib.closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE tables SET opening = ?", (json.dumps(opening),))
        connection.execute("UPDATE entries SET entry = ? WHERE number = 1", (json.dumps(move),))
        connection.commit()
    before = stored()
    asyncio.run(at_server(database, study))
    assert [one["code"] for one in found["refused"]] == [code] * 4
    assert stored() == before


@pytest.mark.parametrize("case", STORED)
def test_a_stored_game_that_cannot_be_read_is_refused_on_the_page(case: str) -> None:
    change, code = STORED[case]
    memory = Memory()

    async def in_window(visit: Callable[[Told], Awaitable[Any]]) -> Any:
        host = LocalHost(Window(memory), InProcessBots(), FixedEntropy(), word_seconds=0)
        host.start()
        try:
            return await visit(Told(host.request))
        finally:
            await host.close()

    at, by = asyncio.run(in_window(ended))
    (entries,) = memory.tables.values()
    opening, move = (json.loads(text) for text in entries[:2])
    change(opening, move)
    entries[:2] = json.dumps(opening), json.dumps(move)
    before = json.dumps(memory.tables)
    refused = asyncio.run(in_window(lambda ask: study_of(ask, at, by)))
    assert [one["code"] for one in refused] == [code] * 4
    assert json.dumps(memory.tables) == before
