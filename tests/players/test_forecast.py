"""Forecasts: chances of victory from what spectators may know."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from holdfast import games
from holdfast.kernel.engine import Engine
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.players.forecast import SLICE, forecast

OUTLAST = games.load("outlast")


@pytest.fixture
def game(compiled: Callable[[Game], Engine], monkeypatch: pytest.MonkeyPatch) -> Game:
    """Return Outlast with its compiled engine."""
    monkeypatch.setattr(OUTLAST, "engine", compiled(OUTLAST))
    return OUTLAST


def later(game: Game, moves: int) -> Position:
    position = game.new({"players": 3, "wilds": "awake"}, 11)
    for noise in range(moves):
        game.play(position, game.advise(position, noise))
    return position


def test_chances_are_shares_of_one_victory(game: Game) -> None:
    chances = forecast(game, later(game, 9), 40, 1)
    assert len(chances) == 3
    assert sum(chances) == pytest.approx(1)


def test_it_depends_on_what_everybody_knows_alone(game: Game) -> None:
    position = later(game, 9)
    before = bytes(position)
    told = forecast(game, position, 20, 5)
    assert bytes(position) == before
    for seed in range(3):
        other = game.determinize(position, NOBODY, seed)
        assert bytes(other) != before
        assert forecast(game, other, 20, 5) == told
    assert forecast(game, position, 20, 6) != told


def test_what_is_certain_is_certain(game: Game) -> None:
    position = later(game, 3)
    while not position.over:
        game.play(position, game.moves.encode("concede"))
    winners = [standing.seat for standing in game.result(position) if standing.rank == 1]
    chances = forecast(game, position, 5, 1)
    assert [seat for seat, chance in enumerate(chances) if chance == 1] == winners


def test_it_can_be_stopped_and_tells_what_it_has_found(game: Game) -> None:
    looks = []

    def stopped() -> bool:
        looks.append(1)
        return len(looks) == 3

    chances = forecast(game, later(game, 9), 10_000, 1, stopped)
    assert len(looks) == 3
    assert chances == forecast(game, later(game, 9), 3 * SLICE, 1)


def test_without_playouts_there_is_nothing_to_tell(game: Game) -> None:
    with pytest.raises(ValueError, match="at least one playout, not 0"):
        forecast(game, later(game, 1), 0, 1)
