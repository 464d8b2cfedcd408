"""Plans: shown in teams, by players without secrets, in the wording of the game."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast import games
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.table import OpenSeat, Table
from holdfast.table.opening import opening
from holdfast.table.wording import LONGEST_PLAN, plan

ENTROPY = "0123456789abcdef" * 2


def later(name: str, turns: int = 1, **options: Any) -> tuple[Game, Position]:
    """Return a game and a position in it where a turn with several decisions begins."""
    game = games.load(name)
    position = game.new({"players": 2, **options}, 7)
    for noise in range(400):
        if turns == 0 or position.over:
            break
        before = position.to_move
        game.play(position, game.advise(position, noise))
        turns -= before != position.to_move and len(line(game, position)) > 1
    return game, position


def line(game: Game, position: Position) -> list[int]:
    """Return the heuristic player's moves until somebody else decides."""
    ahead, seat, moves = position.copy(), position.to_move, []
    while not ahead.over and ahead.to_move == seat and len(moves) < 2 * LONGEST_PLAN:
        moves.append(game.advise(ahead, 0))
        game.play(ahead, moves[-1])
    return moves


@pytest.mark.parametrize("name", ["exoworld", "outbreak"])
def test_a_team_hears_what_comes_next_in_both_languages(name: str) -> None:
    game, position = later(name)
    moves = line(game, position)
    told = plan(game, position, moves, 1)
    assert told is not None
    assert 2 <= len(told["en"]) == len(told["de"]) <= LONGEST_PLAN
    assert told["en"] != told["de"]
    hidden = game.hide(position, position.to_move)
    assert told["en"][0] == game.text("en").say(game.screen.say(hidden, moves[0]).title)


def test_a_plan_ends_where_it_is_not_possible_any_more() -> None:
    game, position = later("exoworld")
    moves = line(game, position)
    impossible = next(n for n in range(game.moves.count) if n not in game.legal(position))
    assert plan(game, position, [impossible, *moves], 1) is None


def test_rivals_keep_their_plans_to_themselves() -> None:
    game = games.load("outlast")
    position = game.new({"players": 2}, 3)
    assert plan(game, position, line(game, position), 1) is None


def test_whoever_knows_more_than_the_others_says_nothing() -> None:
    game, position = later("exoworld", incommunication="on")
    assert len(line(game, position)) > 1
    assert plan(game, position, line(game, position), 1) is None


def test_a_plan_is_recorded_with_the_move_it_begins_with() -> None:
    game, position = later("exoworld")
    seats = [OpenSeat(name="Ada", level="legend"), OpenSeat(name="Ben", level="legend")]
    table = Table.open(opening(game, game.choices(position), seats, 0, position), game)
    assert table.turn_begins
    moves = line(game, position)
    told = plan(game, position, moves, 1)
    entry = table.answer(table.to_move, "legend", table.seq, moves[0], ENTROPY, told)
    after = table.after(type(entry).model_validate(entry.model_dump()))
    assert after.line[-1].plan == told
    assert not after.turn_begins
