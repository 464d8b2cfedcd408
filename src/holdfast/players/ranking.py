"""Rankings: which searched moves become hints, and which of them are about equal.

An estimated chance has a range of one standard error to either side. Moves whose ranges overlap are
about equal, and so are moves whose chances are shown as the same number. Moves that are about equal
share a rank.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import Literal

from holdfast.players.search_config import SearchConfig
from holdfast.players.tree import Choice

MOST_HINTS = 3
TRUSTED = 0.1  # visits as a share of the most visited move, below which a chance is unreliable
FEWEST = 20  # visits below which a move is not ranked, unless there is no other
ENOUGH = 150  # games below which a ranking is unsure
WIDEST = 0.05  # the standard error above which a ranking is unsure

HINT_CONFIG = SearchConfig(boldness=4.0, trust=0.5)
"""The search parameters for hints: also moves that are not the best must be compared."""

Sureness = Literal["clear", "equal", "unsure"]


@dataclass(frozen=True)
class Ranked:
    """A move that is a hint, with the range of its win chance."""

    choice: Choice
    low: float
    high: float
    rank: int
    """The rank from 1; moves of the same rank are about equal."""

    @property
    def percent(self) -> int:
        """The win chance as it is shown."""
        return shown(self.choice.win_chance)


@dataclass(frozen=True)
class Lead:
    """How far the best move is ahead of the next one."""

    percent: int
    reach: int
    """The standard error of the lead, in percent."""
    sure: bool
    """Whether the lead is more than twice its standard error."""


@dataclass(frozen=True)
class Ranking:
    """The moves that are hints, the best first."""

    moves: tuple[Ranked, ...]
    sureness: Sureness
    """Whether one move is the best, several are about equal, or there were too few playouts."""
    games: int
    lead: Lead | None
    """The lead of the best move, if it is the only best one and there is another."""


def shown(chance: float) -> int:
    """Return a chance in percent."""
    return round(100 * chance)


def spread(choice: Choice) -> float:
    """Return the standard error of a win chance.

    Two more visits, one win and one loss, are added, so that it is never zero.
    """
    tries = choice.visits + 2
    share = (choice.win_chance * choice.visits + 1) / tries
    return sqrt(share * (1 - share) / tries)


def rank(choices: Sequence[Choice], in_vain: Callable[[int], bool] = lambda move: False) -> Ranking:
    """Return the ranking of searched moves.

    Of moves that are about equal, the most visited comes first. Useless moves (`in_vain`) are not
    hints. If there are no others, nothing is ranked.
    """
    games = sum(choice.visits for choice in choices)
    useful = [choice for choice in choices if not in_vain(choice.move)]
    ranked = _assign_ranks(_reliable_choices(useful))
    best = [one.choice for one in ranked if one.rank == 1]
    if not useful or games < ENOUGH or (len(ranked) > 1 and min(map(spread, best)) > WIDEST):
        trusted = sorted(useful or choices, key=lambda choice: -choice.visits)[:MOST_HINTS]
        same = tuple(replace(_with_range(choice), rank=1) for choice in trusted)
        return Ranking(same, "unsure" if useful else "equal", games, None)
    by_trust = sorted(ranked, key=lambda one: (one.rank, -one.choice.visits))[:MOST_HINTS]
    alone = len(by_trust) < 2 or by_trust[1].rank > 1
    return Ranking(tuple(by_trust), "clear" if alone else "equal", games, _find_lead(by_trust))


def _with_range(choice: Choice) -> Ranked:
    """Return a move with the range of its win chance."""
    low, high = choice.win_chance - spread(choice), choice.win_chance + spread(choice)
    return Ranked(choice, max(0.0, low), min(1.0, high), 1)


def _assign_ranks(choices: Sequence[Choice]) -> list[Ranked]:
    """Return moves with their ranks; they must be sorted by win chance.

    A move shares the rank of the one before if it may be as good as the first of that rank.
    """
    ranked: list[Ranked] = []
    first = None
    for one in map(_with_range, choices):
        if first is None or not ranked:
            first = one
        elif one.high >= first.low or one.percent == ranked[-1].percent:
            one = replace(one, rank=ranked[-1].rank)
        else:
            first = one = replace(one, rank=ranked[-1].rank + 1)
        ranked.append(one)
    return ranked


def _reliable_choices(choices: Sequence[Choice]) -> list[Choice]:
    """Return the moves with reliable chances, by the chance as it is shown.

    A move with few visits is included only if it looks no better than those with many.
    """
    if not choices:
        return []
    most = max(choice.visits for choice in choices)

    def order(choice: Choice) -> tuple[int, float]:
        return -shown(choice.win_chance), -choice.win_chance

    trusted = sorted((c for c in choices if c.visits >= TRUSTED * most), key=order)
    others = [c for c in choices if FEWEST <= c.visits < TRUSTED * most]
    least = shown(trusted[-1].win_chance)
    worse = sorted((c for c in others if shown(c.win_chance) <= least), key=order)
    return [*trusted, *worse]


def _find_lead(ranked: Sequence[Ranked]) -> Lead | None:
    """Return the lead of the first move, or None."""
    if len(ranked) < 2 or ranked[1].rank == 1:
        return None
    first, second = ranked[0], ranked[1]
    error = sqrt(spread(first.choice) ** 2 + spread(second.choice) ** 2)
    ahead = first.choice.win_chance - second.choice.win_chance
    return Lead(first.percent - second.percent, max(1, shown(error)), ahead > 2 * error)
