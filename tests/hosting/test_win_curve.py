"""The win curve of a finished game: computed once, in the background, and stored."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.support.server import (
    Clock,
    InProcessBots,
    OpenTable,
    SearchingBots,
    run_server,
    wait_until,
)

from holdfast import games
from holdfast.hosting.bot_requests import WinChancesRequest
from holdfast.hosting.win_curve import (
    MOST_UNDER_WAY,
    ROUGH,
    UNWATCHED,
    FinishedGame,
    MemoryStorage,
    WinCurve,
    WinCurves,
    rough_curve,
)
from holdfast.kernel.engine import Engine
from holdfast.kernel.game import Game
from holdfast.kernel.replay import Replay, Step
from holdfast.players.warmup import prepare

GAME = games.load("outlast")


@pytest.fixture(autouse=True)
def swift(compiled: Callable[[Game], Engine], monkeypatch: pytest.MonkeyPatch) -> None:
    """Use the compiled engine, which forecasts need."""
    monkeypatch.setattr(GAME, "engine", compiled(GAME))


def starve(table: OpenTable) -> None:
    """Let everybody end their turns until nobody is left."""
    while not (view := table.view())["over"]:
        seat = view["ask"]["seat"]
        moves = {move["kind"]: move["n"] for move in table.view(seat)["moves"]}
        move = moves.get("end", next(iter(moves.values())))
        table.post(seat, type="play", seq=view["seq"], move=move)


def curve(table: OpenTable, viewer: int | None = 0) -> dict[str, Any]:
    found: dict[str, Any] = table.get("/course", viewer).json()
    return found


def finished_curve(table: OpenTable, viewer: int | None = 0) -> dict[str, Any]:
    def is_there() -> bool:
        found = curve(table, viewer)
        assert found["progress"] == 1 or found["turned"] == []
        return bool(found["progress"] == 1)

    wait_until(is_there)
    return curve(table, viewer)


def test_it_is_told_when_the_game_is_over_and_not_before(tmp_path: Path) -> None:
    with run_server(tmp_path / "t.sqlite3", bots=SearchingBots(), curve_playouts=2) as server:
        table = server.open("person", "person", options={"length": "short"})
        answer = table.get("/course", 0)
        assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
        starve(table)
        found = finished_curve(table)
        frames = table.get("/frames", None).json()["length"]
        assert len(found["chances"]) == frames
        assert found["seat"] == 0
        for chances in found["chances"]:
            assert len(chances) == 2
            assert all(0 <= chance <= 1 for chance in chances)
        placements = table.view()["placements"]
        winners = [standing["seat"] for standing in placements if standing["rank"] == 1]
        certain = [0.0, 0.0]
        for seat in winners:
            certain[seat] = 1.0
        assert found["chances"][-1] == (certain if len(winners) == 1 else [1.0, 1.0])
        for turn in found["turned"]:
            before, after = found["chances"][turn["at"] - 1], found["chances"][turn["at"]]
            assert turn["swing"] == pytest.approx(after[0] - before[0], abs=0.002)


def test_a_rough_curve_is_there_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Check that the first answer has the net's curve, which begins and ends like a whole one."""
    monkeypatch.setattr("holdfast.hosting.win_curve.AT_ONCE", 60.0)
    bots = Rough()
    with run_server(tmp_path / "t.sqlite3", bots=bots, curve_playouts=2) as server:
        table = server.open("person", "person", options={"length": "short"})
        starve(table)
        found = curve(table)
        assert found["progress"] < 1
        assert found["turned"] == []
        assert found["seat"] == 0
        assert len(found["chances"]) == table.get("/frames", None).json()["length"]
        for chances in found["chances"][:-1]:
            assert sum(chances) == pytest.approx(1, abs=0.003)
        assert set(found["chances"][-1]) <= {0.0, 1.0}
        assert bots.judged <= ROUGH


def test_between_judged_positions_a_rough_curve_is_even(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("holdfast.hosting.win_curve.ROUGH", 3)
    start = bytes(GAME.new({"players": 2}, 3))
    played = FinishedGame(GAME, 2, range(7), [start] * 7)

    def rough(*judged: list[float]) -> list[list[float]]:
        class Judging(InProcessBots):
            async def look_back(self, past: WinChancesRequest) -> list[list[float]]:
                """Return the chances of the test, for the first, third and fifth position."""
                assert (len(past.positions), past.playouts) == (3, 0)
                return list(judged)

        return asyncio.run(rough_curve(Judging(), played, [0.0, 1.0]))

    assert [one for one, _ in rough([0.5, 0.5], [0.7, 0.3], [0.6, 0.4])] == [
        0.5, 0.6, 0.7, 0.65, 0.6, 0.3, 0.0,
    ]  # fmt: skip
    assert [one for one, _ in rough([], [0.8, 0.2], [])] == [0.8, 0.8, 0.8, 0.6, 0.4, 0.2, 0.0]
    assert rough([], [], []) == []


def test_it_is_worked_out_once_and_survives_a_restart(tmp_path: Path) -> None:
    bots = SearchingBots()
    with run_server(tmp_path / "t.sqlite3", bots=bots, curve_playouts=2) as server:
        table = server.open("person", "person", options={"length": "short"})
        starve(table)
        found = finished_curve(table)
        judged = bots.judged
        assert curve(table) == found
        assert curve(table, 1)["chances"] == found["chances"]
        assert bots.judged == judged
    with run_server(tmp_path / "t.sqlite3") as server:  # nobody here can search
        table.server = server
        assert curve(table) == found


def test_the_end_is_told_without_it_until_it_is_there(tmp_path: Path) -> None:
    with run_server(tmp_path / "t.sqlite3") as server:
        table = server.open("person", "person", options={"length": "short"})
        starve(table)
        assert curve(table) == {"progress": 0.0, "seat": None, "chances": [], "turned": []}
        assert table.view(0)["placements"]


def test_it_turned_where_a_chance_changed_most() -> None:
    chances = [[0.5, 0.5], [0.52, 0.48], [0.2, 0.8], [0.9, 0.1], [0.88, 0.12], [1.0, 0.0]]
    curve = WinCurve(chances, closer=[1, 2, 3, 4, 5])
    assert [at for at, _ in curve.turning_points(0)] == [2, 3, 5]
    assert dict(curve.turning_points(1))[3] == pytest.approx(-0.7)
    # A swing that nobody has looked at closely may be a whim of chance.
    assert [at for at, _ in WinCurve(chances, closer=[3]).turning_points(0)] == [3]


def test_a_change_that_is_not_surer_than_its_error_is_none() -> None:
    chances = [[0.5], [0.65], [0.65], [0.2], [0.0]]
    sure = WinCurve(chances, closer=[1, 2, 3, 4], playouts=256)
    assert [at for at, _ in sure.turning_points(0)] == [1, 3, 4]
    hasty = WinCurve(chances, closer=[1, 2, 3, 4], playouts=16)
    assert [at for at, _ in hasty.turning_points(0)] == [3]
    # Curves that were stored without it were computed with many.
    assert WinCurve(chances, closer=[1]).turning_points(0) == [(1, pytest.approx(0.15))]


def test_ones_own_moves_are_explained_when_the_game_is_over(tmp_path: Path) -> None:
    prepare(GAME)
    with run_server(tmp_path / "t.sqlite3", bots=SearchingBots(), curve_playouts=2) as server:
        table = server.open("person", "person", options={"length": "short"})
        first = table.view()["ask"]["seat"]
        starve(table)
        answer = table.get("/made", first, seq=1)
        assert answer.status_code == 200
        assert answer.json()["moves"]
        assert table.get("/made", 1 - first, seq=1).json()["code"] == "not-a-bot"


def test_a_file_has_a_course_too(tmp_path: Path) -> None:
    bots = SearchingBots()
    with run_server(tmp_path / "t.sqlite3", bots=bots, curve_playouts=2) as server:
        table = server.open("person", "person", options={"length": "short"})
        starve(table)
        of_table = finished_curve(table, None)
        file = table.get("/replay", None).content
        judged = bots.judged
        ask = partial(server.http.post, "/replays/course", content=file)
        wait_until(lambda: ask().json()["progress"] == 1)
        found = ask().json()
        assert found["chances"] == of_table["chances"]
        # A file counts its frames; what was taken back at the table is not in it.
        assert [turn["at"] for turn in found["turned"]] == [t["at"] for t in of_table["turned"]]
        assert bots.judged > judged
        judged = bots.judged
        assert ask().json() == found
        assert bots.judged == judged


def test_a_file_of_a_game_that_is_not_over_has_none(tmp_path: Path) -> None:
    position = GAME.new({"players": 2}, 3)
    move = GAME.legal(position)[0]
    replay = Replay(GAME.name, GAME.version, {"players": 2}, 3, (Step(move, None),))
    with run_server(tmp_path / "t.sqlite3") as server:
        answer = server.http.post("/replays/course", content=replay.dumps())
        assert (answer.status_code, answer.json()["code"]) == (409, "not-over")


@pytest.mark.parametrize(
    ("file", "status", "code"),
    [
        (b"\x00", 422, "bad-replay"),
        (b"x" * 4_000_002, 413, "too-large"),
    ],
)
def test_a_bad_file_has_none(tmp_path: Path, file: bytes, status: int, code: str) -> None:
    with run_server(tmp_path / "t.sqlite3") as server:
        answer = server.http.post("/replays/course", content=file)
        assert (answer.status_code, answer.json()["code"]) == (status, code)


class Rough(SearchingBots):
    """Bots whose nets judge, and whose forecasts never end."""

    async def look_back(self, past: WinChancesRequest) -> list[list[float]]:
        """Return what the net says, and wait without end for everything else."""
        if past.playouts:
            await asyncio.Event().wait()
        return await super().look_back(past)


class Endless(InProcessBots):
    """A stand-in for bots whose forecasts never end."""

    def can_search(self, game: str) -> bool:
        """Return that every game can be searched."""
        return True

    async def look_back(self, past: WinChancesRequest) -> list[list[float]]:
        """Wait without end, so that a win curve never gets finished."""
        await asyncio.Event().wait()
        raise AssertionError


def test_nobody_takes_all_places_of_the_look_back() -> None:
    """Check that one address cannot occupy all places for computing win curves."""
    clock = Clock()
    start = GAME.new({"players": 2}, 3)
    played = FinishedGame(GAME, 2, range(2), [bytes(start), bytes(start)])

    async def life() -> None:
        curves = WinCurves(None, Endless(), 2, clock)  # type: ignore[arg-type]

        async def ask(*names: str) -> set[str]:
            for name in names:
                await curves.of_file(name, played, name[0])
            return set(curves._under_way)

        # One address has two places, however many games it asks for.
        assert await ask(*(f"a{number}" for number in range(10))) == {"a0", "a1"}
        assert await ask("b0") == {"a0", "a1", "b0"}
        # What somebody waits for does not yield, what nobody waits for does.
        clock.now = UNWATCHED - 1
        assert await ask("a1", "a2") == {"a0", "a1", "b0"}
        clock.now = UNWATCHED
        assert await ask("a2") == {"a1", "a2", "b0"}
        # When all places are taken, the one that was forgotten first yields to anybody.
        assert "b0" in await ask("c0", "c1", "d0", "d1", "e0")
        assert len(curves._under_way) == MOST_UNDER_WAY
        assert await ask("f0") == {"a1", "a2", "c0", "c1", "d0", "d1", "e0", "f0"}
        assert "g0" not in await ask("g0")
        await curves.close()

    asyncio.run(life())


async def keep(memory: MemoryStorage, *names: str) -> None:
    for name in names:
        await memory.keep_win_curve(name, {"chances": [], "closer": []})


def test_the_oldest_course_of_a_file_is_forgotten() -> None:
    memory = MemoryStorage(most=2)
    asyncio.run(keep(memory, "a", "b", "c"))
    assert asyncio.run(memory.win_curve("a")) is None
    assert asyncio.run(memory.win_curve("c")) is not None
