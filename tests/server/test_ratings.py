"""Ratings of accounts: which games count, how, and what stays of them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.test_accounts import Browser, alone, finish
from tests.server.test_deleted_accounts import traces
from tests.support.server import InProcessServer, OpenTable

from holdfast.hosting.accounts.ratings import LEVELS, START, STEP, Ratings, rate_players
from holdfast.hosting.accounts.records import Rating
from holdfast.hosting.storage_errors import DatabaseUnavailableError
from holdfast.players import LEVELS as NAMES

pytestmark = pytest.mark.usefixtures("interpreted")


def open_rated(server: InProcessServer, *kinds: str, **wish: Any) -> OpenTable:
    """Open a table whose game may be rated."""
    return server.open(*kinds, **{"hints": False, **wish})


def ratings(browser: Browser) -> dict[tuple[str, str], tuple[float, int]]:
    """Return an account's ratings, and the number of games behind each."""
    found = browser.get("/account")["account"]["ratings"]
    return {(one["game"], one["pace"]): (one["rating"], one["games"]) for one in found}


def test_the_levels_of_bots_are_fixed_marks_two_of_three_games_apart() -> None:
    assert [LEVELS[level].mu for level in NAMES] == [20.0, 22.5, 25.0, 27.5, 30.0, 32.5]
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    low, high = ([model.rating(mu=mu, sigma=0.5)] for mu in (START, START + STEP))
    assert model.predict_win([low, high])[1] == pytest.approx(2 / 3, abs=0.02)


def test_the_better_rank_gains_and_a_sure_rating_moves_little() -> None:
    new, old = Rating(), Rating(25.0, 1.0, 100)
    first, second = rate_players([new, old], [1, 2])
    assert first.mu > 25 > second.mu
    assert first.mu - 25 > 10 * (25 - second.mu)
    assert (first.sigma < new.sigma, first.games, second.games) == (True, 1, 101)


def test_a_database_that_is_away_is_no_server_error(
    caplog: pytest.LogCaptureFixture,
) -> None:
    class Away:
        async def stored_game(self, table: str) -> None:
            raise DatabaseUnavailableError("the connection is lost")

    away: Any = Away()
    asyncio.run(Ratings(away, away).rate("a table"))
    assert caplog.messages == ["table a table cannot be rated: the connection is lost"]
    assert caplog.records[0].exc_info is None


def test_a_game_among_account_holders_is_rated_by_game_and_pace(tmp_path: Path) -> None:
    with alone(tmp_path / "t.sqlite3") as (server, one, other):
        one.join("Mara")
        other.join("Ben")
        live = open_rated(server, "person", "person")
        one.bring((live, 0))
        other.bring((live, 1))
        finish(live)
        places = {place["seat"]: place["rank"] for place in live.view(0)["placements"]}
        (mine, games), (theirs, _) = (ratings(who)["outlast", "live"] for who in (one, other))
        assert games == 1
        assert (mine > theirs) is (places[0] < places[1])
        (past,) = one.get("/account/history")["games"]
        assert past["rated"] is True
        assert past["change"] == pytest.approx(mine - 25)
        shown = one.get("/account")["account"]["ratings"][0]
        assert shown["level"] in NAMES
        assert 0 < shown["uncertainty"] < 2 * 25 / 3
        slow = open_rated(server, "person", "person", time_control={"move": 86400})
        one.bring((slow, 1))
        other.bring((slow, 0))
        finish(slow)
        assert set(ratings(one)) == {("outlast", "live"), ("outlast", "slow")}
        assert ratings(one)["outlast", "live"] == (mine, 1)
        exported = one.http.get("/account/export").json()
        assert len(exported["account"]["ratings"]) == 2


def test_bots_of_a_level_are_opponents_with_a_fixed_rating(tmp_path: Path) -> None:
    with alone(tmp_path / "t.sqlite3") as (server, one, _):
        one.join("Mara")
        table = open_rated(server, "person", "beginner")
        one.bring((table, 0))
        play_alone(server, table)
        rank = next(p["rank"] for p in table.view(0)["placements"] if p["seat"] == 0)
        rating, games = ratings(one)["outlast", "live"]
        assert games == 1
        assert (rating > 25) is (rank == 1)


def play_alone(server: InProcessServer, table: OpenTable) -> None:
    """Play a game against bots to its end."""
    while not (view := table.view(0))["over"]:
        if view["moves"]:
            table.post(0, type="play", seq=view["seq"], move=view["moves"][-1]["n"])
        server.wait_for_bots(table)


def test_games_that_do_not_count(tmp_path: Path) -> None:
    with alone(tmp_path / "t.sqlite3") as (server, one, other):
        one.join("Mara")
        other.join("Ben")

        def begun(**wish: Any) -> OpenTable:
            table = open_rated(server, "person", "person", **wish)
            one.bring((table, 0))
            other.bring((table, 1))
            return table

        finish(begun(hints=True))
        undone = begun()
        take_back(undone)
        finish(undone)
        guest = open_rated(server, "person", "person")
        one.bring((guest, 0))
        finish(guest)
        both = open_rated(server, "person", "person")
        one.bring((both, 0), (both, 1))
        finish(both)
        assert ratings(one) == ratings(other) == {}
        assert [g["rated"] for g in one.get("/account/history")["games"]] == [False] * 4


def take_back(table: OpenTable) -> None:
    """Play a move and take it back."""
    mover = 0 if table.view(0)["moves"] else 1
    before = table.view(mover)
    after = table.post(mover, type="play", seq=before["seq"], move=before["moves"][0]["n"]).json()
    asked = table.post(mover, type="undo", seq=after["seq"]).json()
    if asked["undo"]["waiting_for"]:
        table.post(1 - mover, type="consent", seq=after["seq"], agree=True)
    assert table.view(mover)["view"] == before["view"]


def test_leaving_a_game_is_the_last_rank(tmp_path: Path) -> None:
    with alone(tmp_path / "t.sqlite3") as (server, one, other):
        one.join("Mara")
        other.join("Ben")
        table = open_rated(server, "person", "person")
        one.bring((table, 0))
        other.bring((table, 1))
        table.post(1, type="hand-over", seat=1, level="veteran")
        play_alone(server, table)
        assert ratings(one)["outlast", "live"][0] > 25 > ratings(other)["outlast", "live"][0]


def test_teams_are_rated_when_another_team_has_played_the_deal(tmp_path: Path) -> None:
    with alone(tmp_path / "t.sqlite3") as (server, one, other):
        one.join("Mara")
        other.join("Ben")
        first = open_rated(server, "person", "person", game="exoworld")
        one.bring((first, 0))
        # Somebody else's account has the other seat.
        third = Browser(server)
        with third.http:
            third.join("Cleo")
            third.bring((first, 1))
            finish_team(first)
            (past,) = one.get("/account/history")["games"]
            assert (past["rated"], past["change"], ratings(one)) == (True, None, {})
            again = server.http.post(
                f"/tables/{first.id}/deal",
                params={"token": first.tokens[0]},
                json={"seats": [0, 1]},
            ).json()
            second = OpenTable(server, again)
            fourth = Browser(server)
            with fourth.http:
                fourth.join("Dora")
                other.bring((second, 0))
                fourth.bring((second, 1))
                finish_team(second, wild=True)
                both = [ratings(who)["exoworld", "live"] for who in (one, third, other, fourth)]
        assert [games for _, games in both] == [1, 1, 1, 1]
        (mara, cleo, ben, dora) = (rating for rating, _ in both)
        assert mara == pytest.approx(cleo)
        assert ben == pytest.approx(dora)
        assert mara - 25 == pytest.approx(25 - ben)


def finish_team(table: OpenTable, wild: bool = False) -> None:
    """Play a game of a team to its end."""
    view = table.view(0)
    while not view["over"]:
        if not view["moves"]:
            view = table.view(1 - view["viewer"])
        move = view["moves"][0 if wild else -1]["n"]
        view = table.post(view["viewer"], type="play", seq=view["seq"], move=move).json()


def test_deleting_an_account_removes_its_ratings_and_leaves_those_of_others(
    tmp_path: Path,
) -> None:
    with alone(tmp_path / "t.sqlite3") as (server, one, other):
        one.join("Zephyrine")
        other.join("Ben")
        table = open_rated(server, "person", "person")
        one.bring((table, 0))
        other.bring((table, 1))
        finish(table)
        kept = ratings(other)
        assert kept
        one.post("/account/delete", confirm="delete")
        assert traces(tmp_path, "Zephyrine", "zephyrine") == []
        assert ratings(other) == kept
        assert other.get("/account/history")["games"][0]["rated"] is True
        one.join("Zephyrine")
        assert ratings(one) == {}
