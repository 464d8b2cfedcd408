"""Tests of a bot that considers its team's wishes, with a search and without."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from holdfast import games
from holdfast.kernel.engine import Engine, interpreted
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.players import prepare
from holdfast.players.computations import Look, run_computation
from holdfast.players.lookahead import Lookahead, lookahead_result
from holdfast.players.mcts import favoured_of_use
from holdfast.players.team_wishes import (
    COMPARED,
    FEWEST_VISITS,
    MOST_WISHES,
    WISH_WEIGHT,
    compute_choice,
    favoured_choice,
)
from holdfast.players.tree import Choice

OUTBREAK = games.load("outbreak")


BEST, OTHER, BAD = 1, 2, 3


def found(other: float, visits: int = 100) -> list[Choice]:
    """Return a search's result for three moves, the first of them with most visits."""
    return [
        Choice(BEST, 300, 0.6, 0.0),
        Choice(OTHER, visits, other, 0.0),
        Choice(BAD, visits, 0.1, 0.0),
    ]


@pytest.mark.parametrize(
    ("vain", "wishes", "chosen"),
    [
        (set(), {}, BEST),
        ({BEST}, {}, OTHER),
        ({BEST, OTHER}, {OTHER: 9}, BAD),
        ({OTHER}, {OTHER: 9}, BEST),  # what the team wishes for cannot succeed
        ({BEST, OTHER, BAD}, {}, BEST),
    ],
)
@pytest.mark.parametrize("name", ["in_vain", "is_blunder"])
def test_a_useless_move_or_a_blunder_is_played_only_if_all_are(
    name: str, vain: set[int], wishes: dict[int, int], chosen: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    for each in ("in_vain", "is_blunder"):
        of = vain if each == name else set()
        monkeypatch.setattr(OUTBREAK, each, lambda position, move, of=of: move in of)
    position = OUTBREAK.new({"players": 2}, 3)
    assert favoured_of_use(OUTBREAK, position, found(0.6), wishes).move == chosen


@pytest.mark.parametrize(
    ("other", "wishes", "chosen"),
    [
        (0.6, {}, BEST),
        (0.6, {OTHER: 1}, OTHER),  # as good: it does what its team wishes
        (0.6 - WISH_WEIGHT / 2, {OTHER: 1}, OTHER),  # hardly worse
        (0.6 - 2 * WISH_WEIGHT, {OTHER: 1}, BEST),  # worse
        (0.6 - 2 * WISH_WEIGHT, {OTHER: 3}, OTHER),
        (0.6 - 2 * WISH_WEIGHT, {OTHER: 3, BEST: 2}, BEST),  # others wish for the best
        (0.6, {BEST: -1}, OTHER),  # it reconsiders what was questioned
        (0.6 - 2 * WISH_WEIGHT, {BEST: -1}, BEST),
        (0.5, {OTHER: 1000}, BEST),  # however many they are
        (0.5, {BAD: 1000}, BEST),
    ],
)
def test_it_does_what_others_wish_where_nothing_is_clearly_better(
    other: float, wishes: dict[int, int], chosen: int
) -> None:
    assert favoured_choice(found(other), wishes).move == chosen


def test_wishes_weigh_little_and_never_more() -> None:
    assert WISH_WEIGHT * MOST_WISHES <= 0.03


def test_what_was_hardly_tried_is_not_done_for_a_wish() -> None:
    assert favoured_choice(found(0.9, FEWEST_VISITS - 1), {OTHER: 1}).move == BEST
    assert favoured_choice(found(0.9, FEWEST_VISITS), {OTHER: 1}).move == OTHER


@pytest.fixture
def game(compiled: Callable[[Game], Engine], monkeypatch: pytest.MonkeyPatch) -> Game:
    """Return Outbreak with compiled rules and lookahead."""
    monkeypatch.setattr(OUTBREAK, "engine", compiled(OUTBREAK))
    prepare(OUTBREAK)
    return OUTBREAK


def choice_of(game: Game) -> Position:
    """Return a team's position with many moves, hidden for the seat that decides."""
    position = game.new({"players": 3}, 11)
    for noise in range(400):
        if len(game.legal(position)) > COMPARED:
            return game.hide(position, position.to_move)
        game.play(position, game.advise(position, noise))
    raise AssertionError("there was never much to choose from")


def heeded(game: Game, position: Position, own: int, wishes: dict[int, int], noise: int) -> int:
    """Return the move of a heuristic bot that compares its own with the wished ones."""
    thought = compute_choice(game, position, own, wishes, noise)
    return run_computation(thought, lambda look: lookahead_result(game, look))


def test_a_heuristic_bot_does_what_is_wished_where_it_is_hardly_worse(game: Game) -> None:
    position = choice_of(game)
    own, wished, bad = game.legal(position)[:3]
    chances = {own: 0.6, wished: 0.6 - WISH_WEIGHT / 2, bad: 0.6 - 4 * WISH_WEIGHT}

    def seen(look: Look) -> Lookahead:
        assert look.to_the_end
        return Lookahead(look.move, (position,) * look.count, (), (chances[look.move],))

    def heeded(wishes: dict[int, int], *, stopped: bool = False) -> int:
        return run_computation(
            compute_choice(game, position, own, wishes, 1, lambda: stopped), seen
        )

    assert heeded({}) == own
    assert heeded({wished: 1}) == wished
    assert heeded({bad: 1000}) == own
    assert heeded({wished: 1, own: 1}) == own
    assert heeded({wished: 1}, stopped=True) == own


def test_a_heuristic_bot_knows_what_a_wish_leads_to(game: Game) -> None:
    """Check that the choice between own and wished move is repeatable, and one of the two."""
    position = choice_of(game)
    own, wished = game.legal(position)[:2]
    answers = {heeded(game, position, own, {wished: 1}, 7) for _ in range(2)}
    assert len(answers) == 1
    assert answers <= {own, wished}


def test_a_heuristic_bot_keeps_to_its_own_until_the_rules_are_compiled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(OUTBREAK, "engine", interpreted(OUTBREAK.rules))
    position = choice_of(OUTBREAK)
    own, wished = OUTBREAK.legal(position)[:2]
    assert heeded(OUTBREAK, position, own, {wished: MOST_WISHES}, 1) == own
