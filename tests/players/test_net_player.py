"""Levels that play by nets make no moves that a person would find absurd."""

from __future__ import annotations

import os
from collections.abc import Callable
from random import Random

import pytest
from tests.support.table import fitting

from holdfast import games, players
from holdfast.kernel.engine import Engine
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.players.net import net_of
from holdfast.players.net_player import NetPlayer, without_mistakes

GAMES = int(os.environ.get("HOLDFAST_LEVEL_GAMES", "25"))
"""The number of games of each level in the long test."""
NEVER = {
    "exoworld": {"ending", "missed-win", "leftover"},
    "outbreak": {"idle-exp"},
    "outlast": {"hunger"},
    "outlive": {"rotting"},
}
"""What the coach says about a turn that ends although something useful is left to do, or about
somebody who starves although there is food."""
OF_NETS = [name for name in players.LEVELS if isinstance(players.of_level(name), NetPlayer)]
STRONGEST = OF_NETS[-1]


@pytest.fixture
def position() -> tuple[Game, Position]:
    """A position of Outlast with several moves."""
    game = games.load("outlast")
    return game, game.new({"players": 2}, 3)


def screen(monkeypatch: pytest.MonkeyPatch, game: Game, vain: set[int], warned: set[int]) -> None:
    """Let these moves be useless, and the coach warn of those."""
    monkeypatch.setitem(vars(game.screen.factors), "in_vain", lambda p, m: m in vain)
    monkeypatch.setattr(game, "cautions", lambda p, m: ["no"] if m in warned else [])


def test_mistakes_are_passed_over(
    position: tuple[Game, Position], monkeypatch: pytest.MonkeyPatch
) -> None:
    game, here = position
    a, b, c, d = game.legal(here)[:4]
    for vain, warned, expected in (
        (set(), set(), a),
        (set(), {a}, b),
        ({a}, {b}, b),  # all that is wanted is a mistake: the first that is of some use
        ({a, b}, set(), c),  # nothing that is wanted is of use: the highest-rated that is
        ({a, b, c, d}, set(), a),
    ):
        screen(monkeypatch, game, vain, warned)
        assert without_mistakes(game, here, iter([a, b]), [a, b, c, d]) == expected


def ratings(game: Game, here: Position) -> dict[int, int]:
    """Return the net's rating of each move, with its trust in the heuristic player."""
    net, legal = net_of(game), game.legal(here)
    assert net is not None
    rating = net.rate(here, legal)
    assert rating is not None
    advised = game.advise(here, 5)
    pairs = zip(legal, rating.moves, strict=True)
    return {move: rated + rating.trust * (move == advised) for move, rated in pairs}


def test_the_strongest_level_takes_a_mistake_rather_than_a_poor_move(
    position: tuple[Game, Position], monkeypatch: pytest.MonkeyPatch
) -> None:
    game, here = position
    rated = ratings(game, here)
    best, second = sorted(rated, key=lambda move: -rated[move])[:2]
    apart = rated[best] - rated[second]
    screen(monkeypatch, game, set(), {best})
    for close, expected in ((apart + 1, second), (apart, best)):
        monkeypatch.setattr("holdfast.players.net_player.CLOSE", close)
        assert NetPlayer(STRONGEST).choose(game, here, 5) == expected
    assert NetPlayer().choose(game, here, 5) == best  # the bare net does not ask the coach
    screen(monkeypatch, game, {best}, set())
    assert NetPlayer(STRONGEST).choose(game, here, 5) == second


@pytest.mark.long
@pytest.mark.parametrize("level", OF_NETS)
@pytest.mark.parametrize("name", games.names())
def test_no_level_makes_absurd_moves(
    name: str,
    level: str,
    compiled: Callable[[Game], Engine],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A useless move is made only where all are, and no turn ends with something useful left."""
    game, player = games.load(name), players.of_level(level)
    monkeypatch.setattr(game, "engine", compiled(game))
    for seed in range(GAMES):
        here, dice = game.new({"players": fitting(game, 2)}, seed), Random(seed)
        while not here.over:
            hidden, legal = game.hide(here, here.to_move), game.legal(here)
            move = player.choose(game, hidden, dice.getrandbits(31))
            if len(legal) > 1:
                in_vain = game.screen.factors.in_vain
                vain = in_vain(hidden, move)
                assert not vain or all(in_vain(hidden, other) for other in legal), (seed, move)
                kinds = {caution.kind for caution in game.cautions(hidden, move)} & NEVER[name]
                assert not kinds or all(game.cautions(hidden, m) for m in legal), (seed, kinds)
            game.play(here, move)
