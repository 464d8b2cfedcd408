"""Tests of what nets say about a position at once."""

from __future__ import annotations

import pytest
from tests.kernel.toy import GAME

from holdfast import games
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.players.net import net_of
from holdfast.players.net_forecast import net_forecast


def later(game: Game, count: int, decisions: int = 30) -> Position:
    """Return a position after some decisions of heuristic players."""
    position = game.new({"players": count}, 4)
    for noise in range(decisions):
        game.play(position, game.advise(position, noise))
    return position


@pytest.mark.parametrize("name", games.names())
def test_every_seat_has_its_chance_and_a_team_one(name: str) -> None:
    game = games.load(name)
    position = later(game, 3)
    while not (chances := net_forecast(game, position, 1)):  # the heuristic player decides here
        game.play(position, game.advise(position, 1))
    assert len(chances) == 3
    assert all(0 < chance < 1 for chance in chances)
    assert (len(set(chances)) == 1) if game.team else (sum(chances) == pytest.approx(1))


@pytest.mark.parametrize("name", ["outlast", "outlive"])
def test_the_chances_belong_to_their_seats(name: str) -> None:
    """Check that the net's first number is that of the seat that decides."""
    game = games.load(name)
    position = later(game, 3)
    net = net_of(game)
    assert net is not None
    for noise in range(40):
        chances = net_forecast(game, position, 1)
        guess = game.determinize(game.hide(position, NOBODY), NOBODY, 1)
        rating = net.rate(guess, game.legal(guess)[:1])
        if rating is not None:
            best = max(range(3), key=lambda at: rating.values[at])
            assert chances.index(max(chances)) == (best + position.to_move) % 3
        game.play(position, game.advise(position, noise))


@pytest.mark.parametrize("name", games.names())
def test_what_the_public_may_not_know_changes_nothing(name: str) -> None:
    game, exchanged = games.load(name), 0
    position = later(game, 3)
    for seed in range(5):
        other = game.determinize(game.hide(position, NOBODY), NOBODY, seed)
        exchanged += bytes(other) != bytes(position)
        assert net_forecast(game, other, 9) == net_forecast(game, position, 9)
    assert exchanged


def test_without_a_net_there_are_no_chances() -> None:
    assert net_forecast(GAME, GAME.new({"players": 2}, 3), 1) == []
