"""Playing the same deal again, the deal of the day, and comparing results."""

from __future__ import annotations

import asyncio
import json
from datetime import date, timedelta
from typing import Any

import pytest
from tests.hosting.test_replays import concede_all
from tests.offline.storage import Memory, Window
from tests.support.server import InProcessBots, OpenTable, Server, wait_until

from holdfast import games
from holdfast.hosting import days
from holdfast.hosting.bot_requests import Answer, MoveRequest
from holdfast.hosting.bots import HowUrgent
from holdfast.offline.local_storage import LocalStorage


def again(table: OpenTable, viewer: int | None, *seats: int) -> OpenTable:
    """Return a new table with the deal of a finished one."""
    answer = table.server.http.post(
        f"/tables/{table.id}/deal",
        params={"token": table.tokens[viewer]},
        json={"seats": list(seats)},
    )
    assert answer.status_code == 200, answer.text
    return OpenTable(table.server, answer.json())


def play(table: OpenTable, kind: str) -> None:
    """Play the first move of a kind, for the first seat."""
    view = table.view(0)
    move = next(move["n"] for move in view["moves"] if move["kind"] == kind)
    assert table.post(0, type="play", seq=view["seq"], move=move).status_code == 200


@pytest.fixture
def ended(server: Server) -> OpenTable:
    """Return a game that is over, after a hunt."""
    table = server.open("person", "person")
    play(table, "hunt")
    concede_all(table)
    return table


def test_a_deal_is_played_again_and_compared(server: Server, ended: OpenTable) -> None:
    second = again(ended, 0, 0)
    seats = second.view(0)["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [("person", "Anna"), ("bot", "Bent")]
    first, same = ended.get("/frames", 0).json()["frames"], second.get("/frames", 0).json()
    assert same["frames"][0]["view"] == first[0]["view"]
    assert second.view(0)["deal"] == {"day": None, "counted": False}
    play(second, "hunt")
    # The same move has met the same dice.
    rolled = [
        [event for event in frames[1]["events"] if event["kind"] == "hunted"]
        for frames in (first, second.get("/frames", 0).json()["frames"])
    ]
    assert rolled[0] == rolled[1]
    play(second, "hide")
    give_up(second)

    for table in (ended, second):
        view = table.get("/deal", 0).json()
        assert (view["day"], view["counted"], view["team"]) == (None, False, False)
        assert {one["table"] for one in view["results"]} == {ended.id, second.id}
        assert [one["table"] for one in view["results"] if one["own"]] == [table.id]
        assert [one["table"] for one in view["results"] if one["original"]] == [ended.id]
    compared = second.get(f"/deal/{ended.id}", 0).json()
    assert compared["parting"]["seq"] == 2
    assert compared["parting"]["mine"]["en"]
    assert compared["mine"][0]["chart"]["round"] == compared["theirs"][0]["chart"]["round"]
    # A third game comes from the second one, and all three are compared.
    third = again(second, 0, 0)
    give_up(third)
    assert len(third.get("/deal", 0).json()["results"]) == 3


def test_only_a_finished_game_is_played_again(server: Server, ended: OpenTable) -> None:
    running = server.open("person", "person")
    for table, seats, code in ((running, [0], "not-over"), (ended, [5], "bad-table")):
        token = table.tokens[0]
        answer = server.http.post(
            f"/tables/{table.id}/deal", params={"token": token}, json={"seats": seats}
        )
        assert answer.json()["code"] == code
    for path in ("/deal", f"/deal/{ended.id}"):
        refused = running.get(path, 0).json()["code"]
        assert refused in ("not-over", "other-deal")


def test_somebody_who_watched_may_play_it_too(ended: OpenTable) -> None:
    view = again(ended, None, 1).view(1)
    assert [seat["kind"] for seat in view["seats"]] == ["bot", "person"]


def open_day(server: Server, day: str, game: str = "outlast", counted: bool = True) -> OpenTable:
    """Return a table with a deal of the day."""
    wish = {"name": "Anna", "counted": counted}
    answer = server.http.post(f"/days/{day}/{game}", json=wish)
    assert answer.status_code == 200, answer.text
    return OpenTable(server, answer.json())


def finished_day(server: Server, game: str = "outlast", counted: bool = True) -> OpenTable:
    """Return a table with today's deal that is over, because its player gave up."""
    table = open_day(server, days.today(), game, counted)
    give_up(table)
    return table


def give_up(table: OpenTable) -> None:
    """End a game with bots: the person gives up, and the bots play on."""
    with table.socket(0) as line:
        while not line.latest.get("over"):
            line.receive()
            view = line.latest
            if view.get("ask") and view["ask"]["seat"] == 0 and view["commands"]:
                table.post(0, type="play", seq=view["seq"], move=view["commands"][0]["n"])


def test_a_day_is_the_same_for_everybody(server: Server) -> None:
    today = server.http.get("/days").json()
    assert today["today"] == today["day"] == days.today()
    assert [deal["game"] for deal in today["deals"]] == list(games.names())
    one, other = (open_day(server, today["day"]) for _ in "ab")
    assert one.view(0)["view"] == other.view(0)["view"]
    assert one.view(0)["deal"] == {"day": today["day"], "counted": True}
    assert one.view(0)["hints"] is False


def test_days_differ(server: Server) -> None:
    game = days.day_game(games.load("outlast"))
    dates = [(date(2026, 11, 1) + timedelta(number)).isoformat() for number in range(60)]
    assert len({days.day_seed(day, game) for day in dates}) == 60
    assert len({preset.id for day in dates if (preset := days.day_preset(day, game))}) > 2
    # The deals of days must never change, or people on different versions could not compare.
    assert days.day_seed("2026-11-18", game) == SEED_OF_A_DAY


SEED_OF_A_DAY = 168147325984917818


@pytest.mark.parametrize("day", ["2999-01-01", "yesterday", "20261118", "2026-02-30"])
def test_other_days_are_refused(server: Server, day: str) -> None:
    answer = server.http.post(f"/days/{day}/outlast", json={"counted": True})
    assert (answer.status_code, answer.json()["code"]) in ((404, "no-such-day"), (422, "malformed"))
    assert server.http.get("/days", params={"day": day}).status_code in (404, 422)


def test_an_earlier_day_is_practice(server: Server) -> None:
    table = open_day(server, "2026-11-01")
    assert table.view(0)["deal"] == {"day": "2026-11-01", "counted": False}
    assert table.view(0)["hints"] is True


def results(table: OpenTable) -> list[dict[str, Any]]:
    """Return the results of a table's deal."""
    found: list[dict[str, Any]] = table.get("/deal", 0).json()["results"]
    return found


def tries(server: Server) -> int:
    """Return the number of counted games of today's deal that are over."""
    deals = server.http.get("/days").json()["deals"]
    return int(next(deal["played"] for deal in deals if deal["game"] == "outlast"))


def test_results_of_a_day_are_compared_without_names(server: Server) -> None:
    running = open_day(server, days.today(), "exoworld")
    assert running.get("/deal", 0).json()["code"] == "not-over"
    before = tries(server)
    one, other = (finished_day(server) for _ in "ab")
    practice = finished_day(server, counted=False)
    for table in (one, other):
        people = [row for row in results(table) if not row["level"]]
        assert len(people) == before + 2
        assert {(row["own"], row["name"], row["table"]) for row in people} == {
            (True, "Anna", table.id),
            (False, "", None),
        }
    # A try that does not count is seen by its own player alone.
    assert sum(not row["level"] for row in results(practice)) == before + 3
    assert tries(server) == before + 2
    # A game of somebody else is not shown turn by turn; one's own is.
    assert one.get(f"/deal/{other.id}", 0).json()["code"] == "forbidden"
    compared = one.get(f"/deal/{other.id}", 0, key=other.tokens[0])
    assert compared.status_code == 200
    assert compared.json()["parting"] is None


def test_bots_play_the_day_too(server: Server) -> None:
    table = finished_day(server)
    wait_until(
        lambda: len([row for row in results(table) if row["level"]]) == len(days.COMPARED_LEVELS)
    )
    levels = {row["level"] for row in results(table)} - {None}
    assert levels == set(days.COMPARED_LEVELS)


class Resting(InProcessBots):
    """Bots that never finish thinking about their first move."""

    asked = 0

    async def choose(self, question: MoveRequest, urgency: HowUrgent) -> Answer:
        """Count the question, and never answer the first."""
        self.asked += 1
        return await asyncio.get_running_loop().create_future()


async def loaded(game: str) -> None:
    """Do nothing, since all rules are loaded in tests."""


def test_bots_play_few_deals_at_once() -> None:
    game, bots = games.load("outlast"), Resting()

    async def ask_for_many() -> None:
        players = days.DayBots(LocalStorage(Window(Memory()), loaded), bots)
        for day in range(1, 2 * days.MOST_UNDER_WAY + 1):
            deal = days.day_deal_name(f"2026-11-{day:02}", days.day_game(game))
            players.begin(deal, game)
            players.begin(deal, game)
        await asyncio.sleep(0.05)
        await players.close()

    asyncio.run(ask_for_many())
    assert bots.asked == days.MOST_UNDER_WAY


def test_a_table_never_tells_its_seed(server: Server, ended: OpenTable) -> None:
    second = again(ended, 0, 0)
    seed = server.room(second).table.opening.seed
    for path in ("", "/frames", "/chat"):
        told = json.dumps(second.get(path, 0).json())
        assert str(seed) not in told
        assert "draws" not in told
    assert second.get("/replay", 0).json()["code"] == "not-over"
