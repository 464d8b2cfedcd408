"""The searching bot: what it may know, how it uses its budget, and how well it plays."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random

import pytest
from tests.support.table import nearest_player_count

from holdfast import games
from holdfast.kernel.engine import Engine
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.players import Player, prepare, ready_to_search, warmup
from holdfast.players.mcts import FIRST, MEMORY, Budget, Mcts, room_for, search_moves, together
from holdfast.players.search import Node
from holdfast.players.simple import Heuristic
from holdfast.players.tree import Choice, Tree

OUTLAST, EXOWORLD = games.load("outlast"), games.load("exoworld")


@pytest.fixture
def game(compiled: Callable[[Game], Engine], monkeypatch: pytest.MonkeyPatch) -> Game:
    """Return Outlast with its compiled engine."""
    monkeypatch.setattr(OUTLAST, "engine", compiled(OUTLAST))
    return OUTLAST


def later(game: Game, moves: int, **options: object) -> Position:
    """Return a position some decisions into a game."""
    position = game.new({"players": 3, "wilds": "awake", **options}, 11)
    for noise in range(moves):
        game.play(position, game.advise(position, noise))
    return position


@pytest.mark.parametrize("name", games.names())
def test_it_thinks_the_same_whatever_is_hidden(
    name: str, compiled: Callable[[Game], Engine], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Check that a search is the same whatever is hidden from its seat."""
    game = games.load(name)
    monkeypatch.setattr(game, "engine", compiled(game))
    position = game.new({"players": nearest_player_count(game, 3)}, 11)
    for noise in range(min(25, game.longest // 2)):
        game.play(position, game.advise(position, noise))
    seat = position.to_move
    thoughts = search_moves(game, position, Budget(playouts=40), 5)
    for seed in range(3):
        other = game.determinize(position, seat, seed)
        assert bytes(other) != bytes(position)
        assert search_moves(game, other, Budget(playouts=40), 5) == thoughts
    assert search_moves(game, game.hide(position, seat), Budget(playouts=40), 5) == thoughts


def test_it_thinks_about_legal_moves_and_touches_nothing(game: Game) -> None:
    position = later(game, 6)
    before = bytes(position)
    thoughts = search_moves(game, position, Budget(playouts=200), 1)
    assert bytes(position) == before
    assert {choice.move for choice in thoughts.choices} <= set(game.legal(position))
    visits = [choice.visits for choice in thoughts.choices]
    assert sum(visits) >= 200
    assert visits == sorted(visits, reverse=True)
    assert all(0 <= choice.win_chance <= 1 for choice in thoughts.choices)


def test_its_plan_is_a_line_of_moves_of_its_seat(game: Game) -> None:
    """Check that the second move of a plan can follow the first, if chance allows."""
    position = later(game, 0)
    seat = position.to_move
    thoughts = search_moves(game, position, Budget(playouts=1000), 1)
    first, second = thoughts.line[:2]
    assert first == thoughts.choices[0].move

    def can_follow(seed: int) -> bool:
        imagined = game.determinize(position, seat, seed)
        game.play(imagined, first)
        return imagined.to_move == seat and second in game.legal(imagined)

    assert any(can_follow(seed) for seed in range(20))


def test_a_short_thought_plans_the_next_move_at_least(game: Game) -> None:
    thoughts = search_moves(game, later(game, 6), Budget(playouts=1), 1)
    assert thoughts.line == [thoughts.choices[0].move]


def test_another_seed_thinks_otherwise(game: Game) -> None:
    position = later(game, 6)
    first, second = (search_moves(game, position, Budget(playouts=60), seed) for seed in (1, 2))
    assert first != second


def test_a_search_that_is_stopped_answers_at_once(game: Game) -> None:
    position = later(game, 6)
    looks = count(1)
    thoughts = search_moves(
        game, position, Budget(playouts=10**9), 1, lambda: next(looks) > 5, cores=1
    )
    assert next(looks) == 7  # it has not gone on after the sixth
    assert thoughts.choices[0].move in game.legal(position)


def test_a_search_that_is_cut_off_at_once_still_answers(game: Game) -> None:
    position = later(game, 6)
    thoughts = search_moves(game, position, Budget(playouts=10**9), 1, lambda: True, cores=2)
    assert thoughts.choices[0].move in game.legal(position)
    assert sum(choice.visits for choice in thoughts.choices) <= 2 * FIRST


@pytest.mark.parametrize("cores", [1, 2, 16, 256])
def test_all_trees_together_fit_into_memory(cores: int) -> None:
    assert cores * room_for(cores) * Node.size <= MEMORY < 256 << 20
    assert room_for(cores) > 1000


def test_a_tree_without_room_goes_on_with_playouts(game: Game) -> None:
    tree = Tree(game, later(game, 6), 1, room=4)
    assert tree.grow(50)
    assert tree.playouts == 50
    assert len(list(tree.children())) <= 3


def test_a_player_stops_when_the_answer_is_clear(game: Game) -> None:
    """Check that a bot's search stops once no other move can overtake the first."""
    position = later(game, 6)
    whole = search_moves(game, position, Budget(playouts=400), 1, cores=1)
    short = search_moves(game, position, Budget(playouts=400), 1, cores=1, thorough=False)
    visits = [sum(choice.visits for choice in found.choices) for found in (whole, short)]
    assert short.choices[0].move == whole.choices[0].move
    assert visits[1] < visits[0] == 400


@pytest.mark.parametrize("name", games.names())
def test_a_team_wins_and_loses_together(name: str) -> None:
    """Check that in a running game no team leads, while among rivals somebody does."""
    played = games.load(name)
    if played.options.players.most == 1:
        pytest.skip(f"{name} is for one player")
    placements = played.result(played.new({"players": 2}, 1))
    assert played.team == all(standing.rank > 1 for standing in placements)


def test_a_budget_of_seconds_is_kept(game: Game) -> None:
    position = later(game, 6)
    search_moves(game, position, Budget(playouts=1), 1)  # whatever must be compiled
    thoughts = search_moves(game, position, Budget(playouts=10**9, seconds=0.2), 1)
    assert thoughts.choices[0].visits > 1


@pytest.mark.parametrize("budget", [{}, {"playouts": 0}, {"seconds": 0}, {"seconds": -1}])
def test_no_budget_is_an_error(budget: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="budget"):
        Budget(**budget)


def test_a_finished_game_has_nothing_to_choose(game: Game) -> None:
    position = game.new({"players": 2}, 1)
    game.play(position, game.move(position, "concede"))
    assert position.over
    with pytest.raises(ValueError, match="the game is over"):
        search_moves(game, position, Budget(playouts=10), 1)


def test_a_position_of_another_game(game: Game) -> None:
    other = games.load("outlive").new({"players": 2}, 1)
    with pytest.raises(ValueError, match="not a position of outlast"):
        search_moves(game, other, Budget(playouts=10), 1)


def test_opinions_are_counted_together() -> None:
    one = [Choice(7, 30, 0.5, 3.0), Choice(2, 10, 0.1, 1.0)]
    two = [Choice(7, 10, 0.9, 7.0)]
    assert together([one, two]) == [Choice(7, 40, 0.6, 4.0), Choice(2, 10, 0.1, 1.0)]


def test_it_is_heuristic_until_the_rules_are_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(OUTLAST, "engine", OUTLAST.interpreted)
    position = OUTLAST.new({"players": 2}, 4)
    assert Mcts(Budget(playouts=10)).choose(OUTLAST, position, 3) == OUTLAST.advise(position, 3)


def test_a_missing_search_is_compiled_elsewhere_and_once(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Check that a missing search is compiled in the background, once."""
    started: list[list[str]] = []
    monkeypatch.setattr(warmup, "is_compiled", lambda _: False)
    monkeypatch.setattr(warmup.subprocess, "Popen", lambda command, **_: started.append(command))
    warmup.prepare_elsewhere.cache_clear()
    position = later(game, 6)
    for _ in range(3):
        choice = Mcts(Budget(playouts=10)).choose(game, position, 3)
        assert choice == game.advise(position, 3)
    assert [command[1:] for command in started] == [["-m", "holdfast.players.warmup", "outlast"]]
    warmup.prepare_elsewhere.cache_clear()


def test_a_prepared_search_is_ready(game: Game) -> None:
    prepare(game)
    assert ready_to_search(game)


def test_a_process_that_prepares_lets_people_come_first(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    nice: list[int] = []
    monkeypatch.setattr(warmup.os, "nice", nice.append)
    warmup.main("outlast")
    assert nice == [10]
    assert ready_to_search(game)


@pytest.mark.long
def test_it_beats_heuristic_players(game: Game) -> None:
    """Check that a search of 400 playouts wins 40 of 60 games against the heuristic player."""
    expert: Player = Mcts(Budget(playouts=400))
    won = 0.0
    for number in range(60):
        position, rng = game.new({"players": 2}, 500 + number // 2), Random(number)
        while not position.over:
            noise = rng.getrandbits(30)
            player = expert if position.to_move == number % 2 else Heuristic()
            game.play(position, player.choose(game, position, noise))
        placements = game.result(position)
        first = [standing.seat for standing in placements if standing.rank == 1]
        won += (number % 2 in first) / len(first)
    assert won >= 40
