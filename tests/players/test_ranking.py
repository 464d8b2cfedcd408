"""The ranking of hinted moves: only moves that a search can tell apart have different ranks."""

from __future__ import annotations

from itertools import pairwise
from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as some

from holdfast.players.ranking import (
    ENOUGH,
    FEWEST,
    MOST_HINTS,
    Ranking,
    rank,
    rank_by_points,
    says_nothing,
)
from holdfast.players.tree import Choice


def ranked(*choices: tuple[int, float], in_vain: frozenset[int] = frozenset()) -> Ranking:
    """Return the ranking of moves 0, 1, … with these visits and chances."""
    found = [Choice(move, visits, chance, 0.0) for move, (visits, chance) in enumerate(choices)]
    return rank(found, in_vain.__contains__)


def advice(*choices: tuple[int, float], in_vain: frozenset[int] = frozenset()) -> list[int]:
    return [one.choice.move for one in ranked(*choices, in_vain=in_vain).moves]


def ranks(*choices: tuple[int, float]) -> list[int]:
    return [one.rank for one in ranked(*choices).moves]


def test_three_moves_are_recommended_by_their_chance() -> None:
    assert advice((500, 0.5), (400, 0.7), (300, 0.6), (200, 0.4)) == [1, 2, 0]


def test_of_those_that_are_equal_the_most_trusted_are_shown_by_their_chance() -> None:
    found = ranked((900, 0.5), (150, 0.53), (150, 0.52), (150, 0.51), (300, 0.3))
    assert (found.sureness, [one.choice.move for one in found.moves]) == ("equal", [1, 2, 0])
    assert found.best == {0, 1, 2, 3}


def test_a_chance_that_hardly_anybody_tried_is_no_advice() -> None:
    assert advice((500, 0.5), (40, 0.9), (30, 0.3), (25, 0.3)) == [0, 2, 3]
    assert advice((500, 0.5), (20, 0.9)) == [0]
    assert advice((500, 0.5), (FEWEST - 1, 0.1)) == [0]
    assert advice((500, 0.5), (FEWEST, 0.5)) == [0, 1]


def test_without_a_choice_nothing_is_recommended() -> None:
    assert advice() == []


def test_a_clear_lead_is_told_with_how_sure_it_is() -> None:
    found = ranked((1000, 0.61), (1000, 0.5))
    assert found.sureness == "clear"
    assert [one.rank for one in found.moves] == [1, 2]
    assert found.lead is not None
    assert (found.lead.by, found.lead.sure) == (pytest.approx(0.11), True)
    assert found.lead.error == pytest.approx(0.022, abs=0.001)
    likely = ranked((400, 0.58), (400, 0.51)).lead
    assert likely is not None
    assert not likely.sure


def test_what_cannot_be_told_apart_is_equal() -> None:
    found = ranked((300, 0.52), (300, 0.5))
    assert (found.sureness, found.lead) == ("equal", None)
    assert ranks((300, 0.52), (300, 0.5)) == [1, 1]
    assert ranks((300, 0.8), (300, 0.52), (300, 0.5)) == [1, 2, 2]


def test_chances_that_read_the_same_are_equal_however_sure_they_are() -> None:
    many = 10_000_000
    assert ranks((many, 0.5041), (many, 0.4971), (many, 0.3)) == [1, 1, 2]
    assert ranks((many, 1.0), (many, 0.996)) == [1, 1]


def test_too_few_games_are_not_sure() -> None:
    found = ranked((60, 0.9), (60, 0.1))
    assert (found.sureness, found.lead, found.games) == ("unsure", None, 120)
    assert {one.rank for one in found.moves} == {1}
    assert ranked((ENOUGH, 0.9)).sureness == "clear"


def test_what_cannot_do_what_it_is_for_is_no_hint() -> None:
    assert advice((500, 0.5), (400, 0.6), in_vain=frozenset({1})) == [0]
    nothing_else = ranked((500, 0.5), (400, 0.6), in_vain=frozenset({0, 1}))
    assert nothing_else.sureness == "equal"
    assert {one.rank for one in nothing_else.moves} == {1}


def by_points(better: Literal[1, -1], *points: list[float]) -> Ranking:
    """Return the ranking of moves that all win, by the points of finished games."""
    searched = ranked(*[(200, 1.0)] * len(points))
    return rank_by_points(searched, dict(enumerate(points)), better)


def test_where_chances_say_nothing_points_decide() -> None:
    assert says_nothing([1.0, 0.98])
    assert says_nothing([0.0, 0.02])
    assert not says_nothing([1.0, 0.9])
    assert not says_nothing([0.0, 1.0])
    assert not says_nothing([])
    few, many = [1.0, 2.0, 3.0] * 20, [5.0, 6.0, 7.0] * 20
    more = by_points(1, few, many)
    assert [one.choice.move for one in more.moves] == [1, 0]
    assert (more.measure, more.sureness, more.best) == ("points", "clear", {1})
    assert more.lead is not None
    assert more.lead.by == pytest.approx(4.0)
    assert [one.choice.move for one in by_points(-1, few, many).moves] == [0, 1]
    assert by_points(1, few, [*few[:-1], 2.0]).sureness == "equal"


CHOICES = some.lists(
    some.tuples(some.integers(1, 3000), some.floats(0, 1, allow_nan=False)), min_size=1, max_size=8
)


@given(CHOICES)
def test_a_better_rank_means_a_better_chance_as_shown(choices: list[tuple[int, float]]) -> None:
    found = ranked(*choices)
    shown = [(one.percent, one.rank) for one in found.moves]
    assert 1 <= len(shown) <= MOST_HINTS
    for (better, before), (worse, after) in pairwise(shown):
        assert better >= worse
        assert before <= after
        assert better > worse or before == after
    assert found.moves[0].choice.move in found.best
    if found.sureness == "unsure":
        assert {rank for _, rank in shown} == {1}
    for one in found.moves:
        assert one.low <= one.choice.win_chance <= one.high
