"""Tests that levels that play by nets make no moves that a person would find absurd."""

from __future__ import annotations

import os
from collections.abc import Callable, Set
from random import Random

import pytest
from tests.support.table import nearest_player_count

from holdfast import games, players
from holdfast.kernel.engine import Engine
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.players.net import net_of
from holdfast.players.net_player import NetPlayer, without_mistakes

GAMES = int(os.environ.get("HOLDFAST_LEVEL_GAMES", "25"))
"""The number of games of each level in the long test."""
OF_NETS = [name for name in players.LEVELS if isinstance(players.of_level(name), NetPlayer)]
STRONGEST = OF_NETS[-1]


@pytest.fixture
def position() -> tuple[Game, Position]:
    """Return Outlast and a position of it with several moves."""
    game = games.load("outlast")
    return game, game.new({"players": 2}, 3)


def screen(
    monkeypatch: pytest.MonkeyPatch,
    game: Game,
    vain: set[int],
    warned: set[int],
    blunders: Set[int] = frozenset(),
) -> None:
    """Replace a game's screen: some moves useless, some warned of, some blunders."""
    monkeypatch.setitem(vars(game.screen.factors), "in_vain", lambda p, m: m in vain)
    monkeypatch.setattr(game, "cautions", lambda p, m: ["no"] if m in warned | blunders else [])
    monkeypatch.setattr(game, "is_blunder", lambda p, m: m in blunders)


def test_mistakes_are_passed_over(
    position: tuple[Game, Position], monkeypatch: pytest.MonkeyPatch
) -> None:
    game, here = position
    a, b, c, d = game.legal(here)[:4]
    none: set[int] = set()
    for vain, warned, blunders, expected in (
        (none, none, none, a),
        (none, {a}, none, b),
        ({a}, {b}, none, b),  # all that is wanted is a mistake: the first that is of some use
        ({a, b}, none, none, c),  # nothing that is wanted is of use: the highest-rated that is
        ({a, b, c, d}, none, none, a),
        (none, {b}, {a}, b),  # a mistake rather than a blunder
        (none, none, {a, b}, c),
        ({c}, none, {a, b}, d),
        ({c, d}, none, {a, b}, a),
    ):
        screen(monkeypatch, game, vain, warned, blunders)
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
    screen(monkeypatch, game, set(), set(), {best})
    assert NetPlayer(STRONGEST).choose(game, here, 5) == second  # however far they are apart
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
    """Check that no useless move is made and no turn is ended while something useful is left."""
    game, player = games.load(name), players.of_level(level)
    monkeypatch.setattr(game, "engine", compiled(game))
    for seed in range(GAMES):
        here, dice = game.new({"players": nearest_player_count(game, 2)}, seed), Random(seed)
        while not here.over:
            hidden, legal = game.hide(here, here.to_move), game.legal(here)
            move = player.choose(game, hidden, dice.getrandbits(31))
            if len(legal) > 1:
                in_vain = game.screen.factors.in_vain
                vain = in_vain(hidden, move)
                assert not vain or all(in_vain(hidden, other) for other in legal), (seed, move)
                blunder = game.is_blunder(hidden, move)
                others = (other for other in legal if not in_vain(hidden, other))
                assert not blunder or all(game.is_blunder(hidden, m) for m in others), (seed, move)
            game.play(here, move)
