"""The adviser: which moves it warns of, and which better move it names."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from tests.games.outlast import table as outlast

from holdfast.games.outlast import GAME
from holdfast.kernel.engine import Engine
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.players import adviser
from holdfast.players.adviser import (
    GUESSES,
    Advice,
    Comparison,
    _contenders,
    compare_played_move,
    compute_advice,
    compute_now,
    find_better_move,
    is_doubtful,
    moves_to_compare,
    points_count,
)
from holdfast.players.computations import Computation, Look, run_computation
from holdfast.players.lookahead import Lookahead, lookahead_result
from holdfast.players.mcts import Budget
from holdfast.players.ranking import Ranking, rank
from holdfast.players.tree import Choice
from holdfast.players.warmup import prepare

BUDGET = Budget(playouts=300)


@pytest.fixture(autouse=True)
def swift(compiled: Callable[[Game], Engine], monkeypatch: pytest.MonkeyPatch) -> None:
    """Use the compiled engine, which searches need."""
    monkeypatch.setattr(GAME, "engine", compiled(GAME))
    prepare(GAME)


def at_once(thought: Computation[object]) -> object:
    return run_computation(thought, lambda wanted: lookahead_result(GAME, wanted))


@pytest.fixture
def hungry() -> Position:
    """Return a position of two hungry meeples that can hunt, with two actions left."""
    table = outlast.prepare(
        tiles={0: outlast.has(prey=3)}, A=[outlast.at(0), outlast.at(0)], actions_left=2
    )
    return GAME.hide(table.position, 0)


def move(hidden: Position, key: str) -> int:
    return GAME.move(hidden, key)


def advice_for(hidden: Position) -> Advice:
    thought = compute_advice(GAME, hidden, 0, GAME.legal(hidden), BUDGET, 1, cores=1)
    return compute_now(GAME, thought)


def test_throwing_food_away_is_doubtful_and_warned_of(hungry: Position) -> None:
    end = move(hungry, "end")
    legal = GAME.legal(hungry)
    assert at_once(is_doubtful(GAME, hungry, 0, end, legal, 1)) is True
    advice = advice_for(hungry)
    better = at_once(find_better_move(GAME, hungry, 0, end, advice, 1))
    assert isinstance(better, Comparison)
    assert better.is_clear
    assert better.move in legal
    assert better.move in advice.ranking.best
    assert [reason.factor for reason in better.because]


def test_a_bad_move_of_a_heuristic_player_is_doubtful_among_few(
    hungry: Position, monkeypatch: pytest.MonkeyPatch
) -> None:
    end, best = move(hungry, "end"), advice_for(hungry).ranking.moves[0].choice.move
    monkeypatch.setattr(adviser, "_suggested_moves", lambda *_: [end])
    assert at_once(is_doubtful(GAME, hungry, 0, end, [end, best], 1)) is True
    assert at_once(is_doubtful(GAME, hungry, 0, end, GAME.legal(hungry), 1)) is False


def test_an_only_move_is_not_doubtful_and_no_game_is_played(hungry: Position) -> None:
    end = move(hungry, "end")
    with pytest.raises(StopIteration) as ended:
        next(is_doubtful(GAME, hungry, 0, end, [end], 1))
    assert ended.value.value is False


def test_a_better_move_by_points_is_compared_in_other_games(hungry: Position) -> None:
    advice = advice_for(hungry)
    by_points = replace(advice, ranking=replace(advice.ranking, measure="points"))
    end = move(hungry, "end")
    assert next(find_better_move(GAME, hungry, 0, end, advice, 1)).seed == 1
    assert next(find_better_move(GAME, hungry, 0, end, by_points, 1)).seed > 1 + GUESSES


def test_the_first_hint_is_neither_doubtful_nor_warned_of(hungry: Position) -> None:
    advice = advice_for(hungry)
    first = advice.ranking.moves[0].choice.move
    assert at_once(find_better_move(GAME, hungry, 0, first, advice, 1)) is None


def test_a_named_move_is_the_better_one_if_it_is_among_the_best(hungry: Position) -> None:
    end, advice = move(hungry, "end"), advice_for(hungry)
    best = sorted(advice.ranking.best)
    for named in best:
        found = at_once(find_better_move(GAME, hungry, 0, end, advice, 1, [end, named]))
        assert isinstance(found, Comparison)
        assert found.move == named


def test_without_a_ranking_nobody_is_warned(hungry: Position) -> None:
    nothing = Advice(Ranking((), "unsure", 0), {})
    assert at_once(find_better_move(GAME, hungry, 0, move(hungry, "end"), nothing, 1)) is None


def test_a_difference_is_clear_if_it_is_surer_than_its_error_and_matters() -> None:
    found = Comparison(1, (), (), None, "chance", by=0.2, error=0.05, games=64)
    assert found.is_clear
    assert not replace(found, error=0.1).is_clear
    assert not replace(found, by=0.02, error=0.001).is_clear
    points = replace(found, measure="points", by=1.0, error=0.2)
    assert points.is_clear
    assert not replace(points, by=0.3, error=0.01).is_clear
    assert not replace(points, least_points=1.1).is_clear


def test_a_move_that_loses_at_once_is_worse_than_any_that_does_not() -> None:
    found = Comparison(1, (), (), None, "chance", by=0.0, error=0.05, games=64)
    assert not found.is_clear
    assert replace(found, loses=True).is_clear


def test_points_never_put_a_sure_defeat_beside_a_sure_win() -> None:
    """Check that a lost game with fewer days is not compared with won ones."""
    choices = [Choice(1, 90, 1.0, 9.0), Choice(2, 90, 0.0, 3.0), Choice(3, 90, 0.99, 8.0)]
    assert _contenders(rank(choices), lambda move: False) == [1, 3]
    assert _contenders(rank(choices), lambda move: move == 1) == [3, 1]
    assert _contenders(rank([]), lambda move: False) == []


def test_a_move_that_was_hardly_searched_is_played_to_the_end_before_a_warning(
    hungry: Position,
) -> None:
    """Check that a move with few visits is measured by more games before a warning."""
    end, first, *_ = sorted(GAME.legal(hungry), key=lambda one: one != move(hungry, "end"))
    for visits, measured in ((2, False), (200, True)):
        choices = [Choice(first, 200, 0.9, 0.0), Choice(end, visits, 0.0, 0.0)]
        advice = Advice(rank(choices), {})
        looks: list[Look] = []

        def answer(look: Look, looks: list[Look] = looks) -> Lookahead | None:
            looks.append(look)
            return lookahead_result(GAME, look)

        run_computation(find_better_move(GAME, hungry, 0, end, advice, 1), answer)
        assert looks
        assert all(look.to_the_end is not measured for look in looks)


def test_points_count_only_where_chances_say_nothing() -> None:
    factors = GAME.screen.factors
    assert points_count(factors, [0.5, 0.6]) == 0
    assert points_count(factors, [0.99, 1.0]) == 1
    assert points_count(factors, [0.0, 0.01]) == 1
    timed = replace(factors, sooner_is_better=True)
    assert points_count(timed, [0.99, 1.0]) == -1
    assert points_count(timed, [0.0, 0.01]) == 1


def test_a_move_is_compared_with_all_others_or_with_the_most_likely(hungry: Position) -> None:
    legal = GAME.legal(hungry)
    wanted = moves_to_compare(GAME, hungry, 0, legal[0], len(legal))
    assert (wanted[0], set(wanted)) == (legal[0], set(legal))
    few = moves_to_compare(GAME, hungry, 0, legal[0], 2)
    assert len(few) == 3
    assert few == moves_to_compare(GAME, hungry, 0, legal[0], 2)
    usual = GAME.advise(hungry, 0, legal[1:])
    assert usual in few


def test_a_move_is_compared_with_the_one_that_is_named(hungry: Position) -> None:
    made, other = GAME.legal(hungry)[:2]
    found = at_once(compare_played_move(GAME, hungry, 0, made, 5, other=other))
    assert isinstance(found, Advice)
    assert {one.choice.move for one in found.ranking.moves} == {made, other}
