"""Tests that each route loads the rules of the game that it plays, and no other's."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from tests.offline.storage import Memory, Window
from tests.offline.test_routes import REQUESTS, SHARED, Side
from tests.support.entropy import FixedEntropy
from tests.support.server import InProcessBots

from holdfast import games
from holdfast.hosting.api.route import Route
from holdfast.hosting.days import DayGame, day_games
from holdfast.kernel.game import Game
from holdfast.kernel.replay import Replay
from holdfast.offline.local_host import LocalHost

ANSWERED_BY_THE_BUILD = {"list_games"}
"""Routes whose answers lie in the site."""


class Page:
    """A page in which no game is loaded yet, over the storage of an earlier visit."""

    def __init__(self, memory: Memory, known_games: list[DayGame]) -> None:
        self.loaded: set[str] = set()
        self.host = LocalHost(
            Window(memory), InProcessBots(), FixedEntropy(), self._load, 0, lambda: known_games
        )

    async def _load(self, name: str) -> None:
        self.loaded.add(name)


@pytest.mark.parametrize(
    "route", [r for r in SHARED if r.name not in ANSWERED_BY_THE_BUILD], ids=lambda r: r.name
)
def test_a_route_loads_the_rules_it_needs(route: Route, monkeypatch: pytest.MonkeyPatch) -> None:
    load, known_games, memory = games.load, day_games(), Memory()
    pages: list[Page] = []

    def load_if_loaded(name: str) -> Game:
        if name in games.names() and name not in pages[-1].loaded:
            raise ModuleNotFoundError(f"holdfast.games.{name}.content")
        return load(name)

    monkeypatch.setattr(games, "load", load_if_loaded)

    async def visit() -> tuple[int, str]:
        pages.append(Page(memory, known_games))
        side = Side(pages[0].host.request)
        await side.open()
        await pages[0].host.close()
        pages.append(Page(memory, known_games))
        side.ask = pages[1].host.request
        try:
            return await side.send(route, REQUESTS[route.name])
        finally:
            await pages[1].host.close()

    status, text = asyncio.run(visit())
    assert status == REQUESTS[route.name].status, text
    assert len(pages[1].loaded) <= 1


def test_the_lobby_shows_deals_of_the_day_before_any_rules_are_loaded() -> None:
    known_games = day_games()
    page = Page(Memory(), [DayGame.model_validate(game.model_dump()) for game in known_games])
    status, text = asyncio.run(page.host.request("GET", "/days"))
    deals: list[dict[str, Any]] = json.loads(text)["deals"]
    assert status == 200
    assert [deal["game"] for deal in deals] == games.names()
    assert not page.loaded


def test_a_file_that_names_two_games_is_refused() -> None:
    file = Replay("outlive", games.load("outlive").version, {"players": 2}, 5).dumps()
    doubled = file.replace('"game": "outlive"', '"game": "outlast", "game": "outlive"')
    assert Replay.loads(doubled).game == "outlive"
    page = Page(Memory(), [])
    status, text = asyncio.run(page.host.request("POST", "/replays", doubled.encode()))
    assert (status, json.loads(text)["code"]) == (422, "bad-replay")
    assert "names two games" in json.loads(text)["message"]
