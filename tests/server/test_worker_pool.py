"""The worker pool: processes of their own, restarted after a crash, ignored when too late."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path

import pytest
from tests.support.server import PATIENCE, ManualBots, run_in_thread, run_server, wait_until

from holdfast import games, players
from holdfast.hosting.bot_requests import Answer, MoveRequest, WinChancesRequest
from holdfast.hosting.bots import Urgency
from holdfast.kernel.engine import Engine
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.server.worker import watch
from holdfast.server.worker_pool import WorkerPool

GAME = games.load("outlast")
LONG = WinChancesRequest("outlast", (), 1, 0)


def played() -> Urgency:
    """Return the urgency of a bot that somebody plays with."""
    return Urgency.PLAYED


def test_a_late_answer_is_dropped_when_the_seat_was_taken_back(tmp_path: Path) -> None:
    bots = ManualBots(deaf=1)
    with run_server(tmp_path / "t.sqlite3", bots=bots) as server:
        table = server.open("person", "person")
        table.post(0, type="hand-over", seat=0, level="heuristic")
        bots.wait_for(1)
        table.post(0, type="hand-over", seat=0, level=None)
        bots.answer(0)
        server.wait_for_bots(table)
        # The person plays; only this move is there.
        view = table.view(0)
        assert view["seq"] == 0
        after = table.post(0, type="play", seq=0, move=view["moves"][-1]["n"]).json()
        assert after["seq"] == 1
        assert len(bots.asked) == 1


def test_a_late_answer_is_dropped_when_the_move_before_was_taken_back(tmp_path: Path) -> None:
    bots = ManualBots(deaf=1)
    with run_server(tmp_path / "t.sqlite3", bots=bots) as server:
        table = server.open("person", "heuristic")
        end = next(move for move in table.view(0)["moves"] if move["kind"] == "end")
        table.post(0, type="play", seq=0, move=end["n"])
        bots.wait_for(1)
        assert table.post(0, type="undo", seq=1).json()["seq"] == 2
        bots.answer(0)
        server.wait_for_bots(table)
        assert table.view(0)["seq"] == 2
        table.post(0, type="play", seq=2, move=end["n"])
        bots.wait_for(2)
        bots.answer(1)
        with table.socket(0) as line:
            line.wait_until(4)
        assert table.get("/frames", None).json()["frames"][-1]["seat"] == 1


def test_a_bot_is_shown_what_its_seat_may_know(tmp_path: Path) -> None:
    bots = ManualBots()
    with run_server(tmp_path / "t.sqlite3", bots=bots) as server:
        table = server.open("heuristic", "person")
        table.view(1)
        bots.wait_for(1)
        position = server.room(table).table.position
        assert bots.asked[0][0].hidden == bytes(GAME.hide(position, 0)) != bytes(position)
        bots.answer(0)


def test_a_bot_that_was_thinking_is_asked_again_after_a_restart(tmp_path: Path) -> None:
    bots = ManualBots()
    with run_server(tmp_path / "t.sqlite3", bots=bots) as server:
        table, other = server.open("random", "person"), server.open("random", "person")
        table.view(1)
        bots.wait_for(1)
        other.view(1)
        bots.wait_for(2)
    again = ManualBots()
    with run_server(tmp_path / "t.sqlite3", bots=again) as server:
        table.server = server
        assert table.view(1)["seq"] == 0
        again.wait_for(1)
        # At the other table it goes on when somebody comes there.
        assert len(server._app.state.rooms._rooms) == 1
        assert [asked.hidden for asked, _ in again.asked] == [bots.asked[0][0].hidden]


def test_a_table_that_nobody_comes_to_rests(tmp_path: Path) -> None:
    bots = ManualBots()
    with run_server(tmp_path / "t.sqlite3", bots=bots) as server:
        empty = [server.open("heuristic", "heuristic") for _ in range(3)]
        table = server.open("heuristic", "person")
        table.view(1)
        bots.wait_for(1)
        for other in empty:
            server.wait_for_bots(other)  # its room is there, and nothing goes on in it
        assert len(bots.asked) == 1
        # A spectator is enough for the bots to play.
        empty[0].view(None)
        bots.wait_for(2)


def test_a_table_that_everybody_has_left_rests_after_the_present_move(tmp_path: Path) -> None:
    bots = ManualBots()
    with run_server(tmp_path / "t.sqlite3", bots=bots, linger=0) as server:
        table = server.open("heuristic", "heuristic")
        with table.socket(None) as line:
            line.wait_until(0)
            bots.wait_for(1)
            bots.answer(0)
            line.wait_until(1)
            bots.wait_for(2)
        room = server.room(table)
        wait_until(lambda: not room.present)
        bots.answer(1)
        server.wait_for_bots(table)
        assert room.table.seq == 2
        assert len(bots.asked) == 2
        with table.socket(None):
            bots.wait_for(3)


def test_whoever_is_away_for_a_moment_is_still_played_with(tmp_path: Path) -> None:
    bots = ManualBots()
    with run_server(tmp_path / "t.sqlite3", bots=bots, linger=PATIENCE) as server:
        table = server.open("heuristic", "heuristic", "person")
        with table.socket(2) as line:
            line.wait_until(0)
        wait_until(lambda: not server.room(table).connected_viewers)
        for number in range(2):
            bots.wait_for(number + 1)
            bots.answer(number)


def test_how_urgent_a_bot_is_depends_on_who_is_there(tmp_path: Path) -> None:
    with run_server(tmp_path / "t.sqlite3", bots=ManualBots(), linger=0) as server:
        table = server.open("heuristic", "person", "open")
        room = server.room(table)
        assert room.urgency() == Urgency.LEFT
        with table.socket(None), table.socket(2):
            wait_until(lambda: room.present == {NOBODY, 2})
            assert room.urgency() == Urgency.WATCHED
            with table.socket(1):
                wait_until(lambda: 1 in room.present)
                assert room.urgency() == Urgency.PLAYED
                # A person who lets a bot play only watches.
                table.post(1, type="hand-over", seat=1, level="heuristic")
                assert room.urgency() == Urgency.WATCHED


def question(level: str = "heuristic") -> tuple[MoveRequest, list[int]]:
    position = GAME.hide(GAME.new({"players": 2}, 3), 0)
    return MoveRequest(
        game="outlast", hidden=bytes(position), noise=1, level=level, seat=0
    ), GAME.legal(position)


def test_workers_answer_and_are_replaced_when_they_die() -> None:
    async def life() -> list[Answer]:
        bots = WorkerPool(workers=1)
        try:
            bots.start()
            answers = [await bots.choose(asked, played)]
            (worker,) = bots._pool._processes  # type: ignore[attr-defined]
            os.kill(worker, signal.SIGKILL)
            return [*answers, await bots.choose(asked, played)]
        finally:
            bots.close()

    asked, legal = question()
    first, second = run_in_thread(life())
    assert first == second
    assert first.move in legal


class InThreads(WorkerPool):
    """Workers in this process, so that a test can give them misbehaving bots."""

    def _new_pool(self) -> Executor:
        return ThreadPoolExecutor(self._workers, initializer=watch, initargs=(self._flags,))


class Unruly:
    """A misbehaving bot: it fails, or returns an illegal move."""

    def __init__(self, answer: int | None) -> None:
        self._answer = answer

    def choose(self, game: Game, position: Position, noise: int) -> int:
        """Raise an error, or return an illegal move."""
        if self._answer is None:
            raise RuntimeError("no idea")
        return self._answer


@pytest.mark.parametrize("answer", [None, 10**6, -1])
def test_an_unruly_bot_is_stood_in_for(
    answer: int | None, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(players.PLAYERS, "heuristic", Unruly(answer))
    asked, legal = question()
    bots = InThreads(1)
    assert run_in_thread(bots.choose(asked, played)).move in legal
    bots.close()
    assert "a bot of level 'heuristic' failed" in caplog.text


def until_stopped(counter: list[int], stopped: Callable[[], bool]) -> int:
    """Count until stopped, and return the count."""
    while not stopped():
        counter[0] += 1
        time.sleep(0.001)
    return counter[0]


def count_in_process(_: None, stopped: Callable[[], bool]) -> int:
    """Count until stopped, in a process of its own."""
    return until_stopped([0], stopped)


def test_a_question_that_is_called_off_stops_its_worker() -> None:
    """Check that a cancelled request keeps its place until its worker has stopped."""
    counter = [0]

    async def life() -> tuple[int, int]:
        bots = InThreads(1)
        asking = asyncio.create_task(bots._run(until_stopped, counter, played))
        while counter[0] < 3:
            await asyncio.sleep(0.001)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        then = counter[0]
        answer = await bots.choose(question()[0], played)
        bots.close()
        assert answer.move in question()[1]
        return then, counter[0]

    then, later = run_in_thread(life())
    assert then == later


def test_processes_hear_that_they_should_stop() -> None:
    async def life() -> int:
        bots = WorkerPool(workers=1)
        try:
            asking = asyncio.create_task(bots._run(count_in_process, None, played))
            # It can be called off at any time, also before it has begun.
            await asyncio.sleep(0)
            asking.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asking
            return (await bots.choose(question()[0], played)).move
        finally:
            bots.close()

    assert run_in_thread(life()) in question()[1]


def test_a_bot_stops_thinking_when_its_answer_is_not_needed(tmp_path: Path) -> None:
    bots = ManualBots()
    with run_server(tmp_path / "t.sqlite3", bots=bots) as server:
        table = server.open("person", "person")
        table.post(0, type="hand-over", seat=0, level="legend")
        bots.wait_for(1)
        table.post(0, type="hand-over", seat=0, level=None)
        bots.wait_for_dropped(1)
        # Given to the bot once more, it is asked once more.
        table.post(0, type="hand-over", seat=0, level="legend")
        bots.wait_for(2)
        bots.answer(1)
        with table.socket(0) as line:
            line.wait_until(1)


def test_searches_are_prepared_before_anybody_needs_them(
    compiled: Callable[[Game], Engine], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GAME, "engine", compiled(GAME))

    async def life() -> None:
        bots = InThreads(1)
        assert not bots.can_search("outlast")
        await bots.prepare("outlast")
        assert bots.can_search("outlast")
        assert not bots.can_search("outlive")
        bots.close()

    run_in_thread(life())


def test_what_cannot_be_prepared_is_done_without(caplog: pytest.LogCaptureFixture) -> None:
    async def life() -> bool:
        bots = InThreads(1)
        await bots.prepare("chess")
        bots.close()
        return bots.can_search("chess")

    assert not run_in_thread(life())
    assert "the search of chess cannot be compiled" in caplog.text


def test_what_can_wait_leaves_a_worker_to_those_who_play() -> None:
    """Check that a bot's move does not wait behind slow background requests."""

    async def life() -> int:
        bots = InThreads(2)
        later = [asyncio.create_task(bots.look_back(LONG)) for _ in range(3)]
        await asyncio.to_thread(begun.wait, PATIENCE)
        answer = await asyncio.wait_for(bots.choose(question()[0], played), PATIENCE)
        assert not any(task.done() for task in later)
        for task in later:
            task.cancel()
        await asyncio.gather(*later, return_exceptions=True)
        bots.close()
        return answer.move

    begun = threading.Event()

    def look_back(past: WinChancesRequest, stopped: Callable[[], bool]) -> int:
        begun.set()
        return count_in_process(None, stopped)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("holdfast.server.worker_pool.look_back", look_back)
        assert run_in_thread(life()) in question()[1]
