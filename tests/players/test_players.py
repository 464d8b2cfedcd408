"""The bots: what they get to know, and what they answer."""

from __future__ import annotations

import pytest

from holdfast import games, players
from holdfast.players.mcts import Budget, Mcts
from holdfast.players.simple import whim

GAME = games.load("outlast")


@pytest.mark.parametrize("level", players.levels())
def test_a_bot_plays_whole_games_from_what_its_seat_may_know(level: str) -> None:
    player = players.of_level(level)
    position = GAME.new({"players": 3, "length": "short"}, 4)
    decisions = 0
    while not position.over:
        hidden = GAME.hide(position, position.to_move)
        GAME.play(position, player.choose(GAME, hidden, noise=decisions))
        decisions += 1
    assert decisions > 3


@pytest.mark.parametrize("level", players.levels())
def test_the_same_question_with_the_same_noise_has_the_same_answer(level: str) -> None:
    player = players.of_level(level)
    position = GAME.hide(GAME.new({"players": 4}, 8), 0)
    answers = [player.choose(GAME, position, noise) for noise in range(20)]
    assert answers == [player.choose(GAME, position, noise) for noise in range(20)]


def test_noise_makes_a_difference_by_chance_alone() -> None:
    position = GAME.hide(GAME.new({"players": 4}, 8), 0)
    answers = {players.of_level("random").choose(GAME, position, noise) for noise in range(60)}
    assert answers == set(GAME.legal(position))


def test_stored_games_call_the_heuristic_player_by_its_former_name() -> None:
    assert players.of_level("steady") is players.of_level("heuristic")


def test_an_unknown_level_is_named_with_those_there_are() -> None:
    with pytest.raises(players.UnknownLevelError, match=r"'genius'.*beginner, wanderer, settler"):
        players.of_level("genius")


@pytest.mark.parametrize("whims", [0, 15, 40, 80, 100])
def test_whims_come_as_often_as_they_should(whims: int) -> None:
    moves = [whim(whims, [3, 5], noise) for noise in range(2000)]
    share = sum(move is not None for move in moves) / len(moves)
    assert abs(share - whims / 100) < 0.04
    assert {move for move in moves if move is not None} == ({3, 5} if whims else set())


def test_who_has_whims_follows_the_advice_otherwise() -> None:
    position = GAME.hide(GAME.new({"players": 4}, 8), 0)
    legal = GAME.legal(position)
    for noise in range(200):
        expected = whim(40, legal, noise)
        if expected is None:
            expected = GAME.advise(position, noise)
        assert players.Heuristic(whims=40).choose(GAME, position, noise) == expected


def test_an_expert_does_not_plan_on_a_whim() -> None:
    position = GAME.hide(GAME.new({"players": 4}, 8), 0)
    expert = Mcts(Budget(playouts=1), whims=100)
    for noise in range(20):
        assert expert.think(GAME, position, noise) == (whim(100, GAME.legal(position), noise), [])
