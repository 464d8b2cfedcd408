"""Tests that pages beside the table and messages keep its secrets.

Two games that somebody cannot tell apart look the same in every list, on the pages of a club, of
the account and of the host, and in every message, byte for byte.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from tests.games.exoworld.test_variants import silent
from tests.hosting.test_twins import SLOW_GAME, Laid
from tests.server.test_accounts import Browser
from tests.server.test_notices import HOUR, noon, world_at
from tests.support.messages import MailServer, PushService
from tests.support.server import PATIENCE, Clock, InProcessServer, run_server

from holdfast.games.exoworld import GAME as EXOWORLD
from holdfast.hosting.clubs.records import ClubSeat, ClubTable
from holdfast.hosting.stored import ListedTable
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY

pytestmark = pytest.mark.usefixtures("interpreted")

ADMIN = {"authorization": "Bearer the token of the host"}
LISTING = {"languages": ["en"], "level": "any", "fill_at": None, "fill_level": "settler"}


def do(server: InProcessServer, work: Coroutine[Any, Any, None]) -> None:
    """Run a coroutine in the event loop of a server."""
    asyncio.run_coroutine_threadsafe(work, server._loop).result(PATIENCE)


def pages(path: Path, position: Position, viewer: int | None) -> list[str]:
    """Return all pages beside a game, as a player or spectator of it gets them."""
    with run_server(path, now=Clock(), admin_token="the token of the host") as server:
        table = Laid(server, EXOWORLD, position, SLOW_GAME)
        browser = Browser(server)
        browser.join("Quentin")
        club = browser.post("/clubs", name="The river people")
        storage = server._app.state.rooms.storage
        listed = ListedTable(5.0, 0, True, "somebody", "watcher", {}, LISTING)
        do(server, storage.list_table(table.id, listed))
        of_club = ClubTable(table.id, club["id"], None, 1, club["me"], True, "watcher", 5.0)
        seat = ClubSeat(table.id, 0 if viewer is None else viewer, club["me"])
        do(server, storage.clubs.add_table(of_club, seat))
        held = [{"table": table.id, "token": table.tokens[viewer], "since": 0}]
        if viewer is not None:
            assert browser.bring((table, viewer))
        get, post = browser.http.get, browser.http.post
        answers = [
            get("/open"),
            get(f"/clubs/{club['id']}"),
            get(f"/clubs/{club['id']}/seasons"),
            get("/clubs"),
            get("/account"),
            get("/account/history"),
            get("/account/export"),
            post("/account/games", json={"tokens": []}),
            post("/tables/mine", json={"tokens": held}),
            post("/notices", json={"tokens": held}),
            get("/admin/tables", headers=ADMIN),
            get("/blocks"),
        ]
        browser.http.close()
    assert [answer.status_code for answer in answers] == [200] * len(answers)
    assert table.id in answers[0].text
    assert table.id in answers[1].text
    # Names, tokens and times are new for each server.
    new = rf"{table.id}|{club['id']}|{club['me']}|[0-9a-f]{{12}}|[\w-]{{16,}}|\d+\.\d+"
    return [re.sub(new, "…", answer.text) for answer in answers]


def twins(seat: int) -> tuple[Position, Position]:
    """Return two positions that a seat cannot tell apart, with other decisions of somebody else."""
    position = silent("EN18", (["M01", "M05", "M06"], [], [])).position
    guesses = [EXOWORLD.determinize(position, seat, seed) for seed in range(40)]
    twin = next(g for g in guesses if EXOWORLD.decision(g) != EXOWORLD.decision(position))
    return position, twin


def notices(path: Path, position: Position) -> list[str]:
    """Return all messages to Ben and Cleo in the first 22 hours of a game."""
    with (
        PushService().open() as service,
        MailServer().open() as mail,
        world_at(path, noon(), service, mail) as world,
    ):
        table = Laid(world.server, EXOWORLD, position, SLOW_GAME)
        people = [world.person(name) for name in ("ben", "cleo")]
        for seat, person in enumerate(people, 1):
            person.hears_of(table, seat)
        for _ in range(11):  # until little time is left, and nobody's clock has run out
            world.pass_time(2 * HOUR)
        sent = [json.dumps(told) for person in people for told in person.push.messages]
    return [re.sub(rf"{table.id}|[\w-]{{16,}}", "…", text) for text in sent]


@pytest.mark.clause("EX-VAR-7")
def test_games_that_look_alike_send_the_same_messages(tmp_path: Path) -> None:
    """Check that a hidden decision of one seat changes no message to the others."""
    here, there = (notices(tmp_path / str(n) / "t.sqlite3", p) for n, p in enumerate(twins(1)))
    assert here == there
    assert here


@pytest.mark.clause("EX-VAR-7")
@pytest.mark.parametrize("viewer", [1, None])
def test_games_that_look_alike_are_listed_alike(tmp_path: Path, viewer: int | None) -> None:
    """Check that a hidden decision of one seat changes no byte of others' pages."""
    seat = NOBODY if viewer is None else viewer
    position, twin = twins(seat)
    here = pages(tmp_path / "one" / "t.sqlite3", position, viewer)
    assert here == pages(tmp_path / "other" / "t.sqlite3", twin, viewer)
