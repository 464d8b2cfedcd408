"""Tests of going on with a saved game at another table."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from tests.support.table import nearest_player_count
from tests.table.seated import ENTROPY
from tests.table.test_newcomers import BOT, EXOWORLD, let_in, to_next_turn, two

from holdfast import games
from holdfast.kernel.game import Game
from holdfast.kernel.replay import Replay, ReplayError, Step
from holdfast.table import OpenSeat, RefusalError, Table, replay_of_entries
from holdfast.table.opening import opening
from holdfast.table.resume import going_on

ANNA, BOB, BEN = OpenSeat(name="Anna", person=True), OpenSeat(level="heuristic"), OpenSeat()


def new_table(game: Game, *seats: OpenSeat) -> Table:
    """Return a new table that begins with the setup."""
    return Table.open(opening(game, {}, seats, 5, hints=False, brief=True), game)


def play_on(table: Table, moves: int, seed: int = 0) -> Table:
    """Return the table after this many random moves."""
    dice = random.Random(seed)
    for _ in range(moves):
        if table.over:
            break
        seat = table.owes[0]
        move, entropy = dice.choice(table.decision.answers(seat)), f"{dice.getrandbits(128):032x}"
        level = table.seats[seat].level
        if level:
            table = table.after(table.answer(seat, level, table.seq, move, entropy))
        else:
            table = table.after(table.play(seat, table.seq, move, entropy))
    return table


def read(replay: Replay) -> Replay:
    """Return the replay as another server reads it."""
    return Replay.loads(replay.dumps())


@pytest.mark.parametrize("name", games.names())
def test_a_game_goes_on_as_if_it_had_never_left(name: str) -> None:
    game = games.load(name)
    seats = [ANNA, BOB][: nearest_player_count(game, 2)]
    there = play_on(new_table(game, *seats), min(8, game.longest // 5))
    saved = read(there.replay_to_continue())
    here = Table.open(going_on(game, saved, seats), game)
    assert bytes(here.position) == bytes(there.position)
    assert here.entries == 0
    assert [turn.after for turn in here.line] == [turn.after for turn in there.line]
    assert [turn.seat for turn in here.line] == [turn.seat for turn in there.line]
    assert [turn.by for turn in here.line] == [turn.by for turn in there.line]
    further, same = play_on(there, 3, seed=1), play_on(here, 3, seed=1)
    assert bytes(further.position) == bytes(same.position)
    assert same.replay_so_far() == further.replay_so_far()


def test_who_plays_is_in_the_file() -> None:
    table = play_on(new_table(games.load("outlast"), ANNA, BOB), 5)
    handed = table.after(table.hand_over(0, 0, "random"))
    assert read(handed.replay_to_continue()).table == {
        "seats": [
            {"kind": "person", "name": "Anna"},
            {"kind": "bot", "name": "", "level": "heuristic"},
        ],
        "hints": False,
        "brief": True,
    }
    assert table.replay_so_far().table is None


def test_a_game_to_which_somebody_was_invited_stays_where_it_is() -> None:
    game = games.load("outlast")
    alone, invited = new_table(game, ANNA, BOB), new_table(game, ANNA, BEN)
    assert alone.on_one_screen
    assert alone.observe(0).one_screen
    for table in (invited, invited.after(invited.sit_down(1, "Ben"))):
        assert not table.on_one_screen
        assert not table.observe(0).one_screen
        with pytest.raises(RefusalError) as refused:
            table.replay_to_continue()
        assert refused.value.code == "not-alone"
    guests = let_in(two())
    assert not guests.on_one_screen


def test_a_game_that_is_over_does_not_go_on() -> None:
    table = play_on(new_table(games.load("outlast"), ANNA, BOB), 10_000)
    assert table.over
    with pytest.raises(RefusalError) as refused:
        table.replay_to_continue()
    assert refused.value.code == "over"


def test_those_who_came_later_come_again() -> None:
    there = to_next_turn(let_in(two(), BOT))
    saved = read(there.replay_to_continue())
    seats = [OpenSeat(name=seat.name, person=True) for seat in there.seats[:2]]
    here = Table.open(going_on(EXOWORLD, saved, [*seats, BOT]), EXOWORLD)
    assert bytes(here.position) == bytes(there.position)
    assert here.seats[2] == there.seats[2]
    for wrong in (seats[:1], seats, [*seats, BOT, BOT]):
        with pytest.raises(ReplayError, match="seat"):
            going_on(EXOWORLD, saved, wrong)


def test_what_was_played_elsewhere_is_recorded_here_too() -> None:
    game = games.load("outlast")
    saved = play_on(new_table(game, ANNA, BOB), 8).replay_to_continue()
    first = going_on(game, saved, [ANNA, BOB])
    table = Table.open(first, game)
    move = table.game.legal(table.position)[0]
    level = table.seats[table.to_move].level
    entry = (
        table.answer(table.to_move, level, table.seq, move, ENTROPY)
        if level
        else table.play(table.to_move, table.seq, move, ENTROPY)
    )
    assert replay_of_entries(first, [entry]) == table.after(entry).replay_so_far()
    assert len(replay_of_entries(first, [entry]).steps) == 9


def test_only_games_of_tables_go_on() -> None:
    game = games.load("outlast")
    saved = play_on(new_table(game, ANNA, BOB), 3).replay_to_continue()
    steps = [Step(step.move) for step in saved.steps]
    with pytest.raises(ReplayError, match="replayed only"):
        going_on(game, replace(saved, steps=steps), [ANNA, BOB])
    with pytest.raises(ReplayError, match="damaged"):
        going_on(game, replace(saved, steps=[Step(0, ENTROPY)] * 3), [ANNA, BOB])


def test_a_file_says_who_plays_only_where_its_format_knows_it() -> None:
    text = play_on(new_table(games.load("outlast"), ANNA, BOB), 3).replay_to_continue().dumps()
    assert '"holdfast-replay": 3' in text
    with pytest.raises(ReplayError, match="knows no tables"):
        Replay.loads(text.replace('"holdfast-replay": 3', '"holdfast-replay": 1'))
    with pytest.raises(ReplayError, match="no proper 'table'"):
        Replay.loads(text.replace('"table":', '"stable":'))
    with pytest.raises(ReplayError, match="checksum"):
        Replay.loads(text.replace("Anna", "Hanna"))
