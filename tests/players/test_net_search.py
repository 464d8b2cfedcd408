"""The search that a trained net guides: what it may know, and how it uses its budget."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from tests.kernel import toy
from tests.support.table import nearest_player_count

from holdfast import games
from holdfast.kernel.engine import Engine
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.players import net_search
from holdfast.players.mcts import Budget, Mcts, SearchResult, search_moves
from holdfast.players.net import net_of
from holdfast.players.search_config import BY_NET
from holdfast.players.tree import Tree


@pytest.fixture(params=games.names())
def game(
    request: pytest.FixtureRequest,
    compiled: Callable[[Game], Engine],
    monkeypatch: pytest.MonkeyPatch,
) -> Game:
    """Return a game with a trained net and its compiled engine."""
    game = games.load(request.param)
    if net_of(game) is None:
        pytest.skip("this game has no net")
    monkeypatch.setattr(game, "engine", compiled(game))
    return game


def rated_position(game: Game, seed: int = 11) -> Position:
    """Return a position some decisions into a game, in which the net has a choice."""
    net, position = net_of(game), game.new({"players": nearest_player_count(game, 3)}, seed)
    assert net is not None
    for noise in range(200):
        legal = game.legal(position)
        if noise > 25 and len(legal) > 2 and net.rate(position, legal):
            return position
        game.play(position, game.advise(position, noise))
    raise AssertionError("the net was never asked")


def search(game: Game, position: Position, playouts: int, seed: int = 5) -> SearchResult:
    """Search with the net on one core."""
    return search_moves(game, position, Budget(playouts), seed, config=BY_NET, cores=1)


def test_it_finds_the_same_whatever_is_hidden(game: Game) -> None:
    position = rated_position(game)
    found = search(game, position, 60)
    for seed in range(3):
        other = game.determinize(position, position.to_move, seed)
        assert bytes(other) != bytes(position)
        assert search(game, other, 60) == found
    assert search(game, game.hide(position, position.to_move), 60) == found


def test_it_tries_legal_moves_and_changes_nothing(game: Game) -> None:
    position = rated_position(game)
    before = bytes(position)
    found = search(game, position, 200)
    assert bytes(position) == before
    assert {choice.move for choice in found.choices} <= set(game.legal(position))
    visits = [choice.visits for choice in found.choices]
    assert sum(visits) == 200
    assert visits == sorted(visits, reverse=True)
    assert all(0 <= choice.win_chance <= 1 for choice in found.choices)
    assert found.line[0] == found.choices[0].move


def test_one_playout_is_enough_for_a_choice(game: Game) -> None:
    """Check that the first move that is tried is the one that the net rates highest."""
    position = rated_position(game)
    net, legal = net_of(game), game.legal(position)
    assert net is not None
    rating = net.rate(position, legal)
    assert rating is not None
    [only] = search(game, position, 1).choices
    rated = dict(zip(legal, rating.moves, strict=True))
    assert rated[only.move] + rating.trust >= max(rated.values())


def test_values_are_between_the_net_and_the_result_of_a_playout(game: Game) -> None:
    position = rated_position(game)

    def value(playout: float) -> float:
        tree = Tree(game, position, 5, replace(BY_NET, playout=playout))
        tree.grow(1)
        [node] = tree.children()
        return tree.choice(node).win_chance

    seats = game.seats(position)
    assert value(1.0) in {0.0, *(1 / winners for winners in range(1, seats + 1))}
    assert 0 < value(0.0) < 1
    assert value(0.5) == pytest.approx((value(0.0) + value(1.0)) / 2)


def test_flat_priors_let_more_moves_be_tried(game: Game) -> None:
    position = rated_position(game)

    def moves(flatness: float) -> int:
        config = replace(BY_NET, flatness=flatness)
        found = search_moves(game, position, Budget(200), 5, config=config, cores=1)
        return len(found.choices)

    assert moves(50.0) > moves(0.2)


def test_a_tree_that_is_full_goes_on(game: Game) -> None:
    position = rated_position(game)
    tree = Tree(game, position, 5, BY_NET, room=100)
    assert tree.grow(300)
    assert tree.playouts == 300
    assert sum(tree.choice(child).visits for child in tree.children()) == 300


def test_legend_searches_with_the_net(game: Game) -> None:
    position = rated_position(game)
    legend = Mcts(Budget(1), cores=1, net_budget=Budget(150))
    asked = next(legend.compute_thought(game, position, 3))
    assert asked.config is BY_NET
    assert asked.budget == Budget(150)
    found = search_moves(game, position, Budget(150), 3, config=BY_NET, cores=1, thorough=False)
    assert legend.choose(game, position, 3) == found.choices[0].move


def test_a_game_without_a_net_is_searched_as_before() -> None:
    position = toy.GAME.new({"players": 2}, 5)
    asked = next(Mcts(Budget(10), net_budget=Budget(5)).compute_thought(toy.GAME, position, 3))
    assert (asked.budget, asked.config.net) == (Budget(10), False)
    with pytest.raises(ValueError, match="no trained net for toy"):
        Tree(toy.GAME, position, 5, BY_NET)


def test_a_change_of_the_other_search_is_compiled_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Check that the cache depends on the module that both searches share code of."""
    before = net_search._folder(toy.GAME)
    changed = tmp_path / "search.py"
    changed.write_bytes(Path(net_search.search.__file__).read_bytes() + b"# changed")
    monkeypatch.setattr(net_search.search, "__file__", str(changed))
    assert net_search._folder(toy.GAME) != before
