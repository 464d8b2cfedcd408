"""Rankings: which of the moves that a search has tried are worth a hint, and which of them it
cannot tell apart.

A chance that was counted lies within a range: one standard error to either side. Moves whose ranges
overlap are about equal, and so are moves whose chances read the same; neither is ranked before the
other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import Literal

from holdfast.players.search_config import SearchConfig
from holdfast.players.tree import Choice

MOST_HINTS = 3
TRUSTED = 0.1  # a move that was tried less often, for each try of another, may owe much to luck
FEWEST = 20  # tries without which nothing is said about a move, unless it is all there is
ENOUGH = 150  # games without which nothing is sure
WIDEST = 0.05  # a standard error above which nothing is sure

CURIOUS = SearchConfig(boldness=4.0, trust=0.5)
"""How a search looks for hints: what is not the best is to be known well enough to compare."""

Sureness = Literal["clear", "equal", "unsure"]


@dataclass(frozen=True)
class Ranked:
    """A move that is hinted at."""

    choice: Choice
    low: float
    high: float
    rank: int
    """From 1; moves of the same rank are about equal."""

    @property
    def percent(self) -> int:
        """The chance as it is shown."""
        return shown(self.choice.win_chance)


@dataclass(frozen=True)
class Lead:
    """How far the best move is ahead of the next best."""

    percent: int
    reach: int
    """It may be so much more or less."""
    sure: bool
    """Whether it is more than twice its standard error."""


@dataclass(frozen=True)
class Ranking:
    """The moves that are hinted at, the best first."""

    moves: tuple[Ranked, ...]
    sureness: Sureness
    """Whether one is the best, several cannot be told apart, or too little was tried to say."""
    games: int
    lead: Lead | None
    """Of the best one over the next, where it is the only best one and there is a next."""


def shown(chance: float) -> int:
    """A chance in per cent."""
    return round(100 * chance)


def spread(choice: Choice) -> float:
    """The standard error of a chance. One that was always or never met is not certain for that:
    two more tries are thought to have ended either way."""
    tries = choice.visits + 2
    share = (choice.win_chance * choice.visits + 1) / tries
    return sqrt(share * (1 - share) / tries)


def rank(choices: Sequence[Choice], in_vain: Callable[[int], bool] = lambda move: False) -> Ranking:
    """The best of what a search has found; of those that are about equal, what it trusts most
    comes first. What cannot do what it is for is no hint, unless nothing else is possible: then
    nothing is ranked."""
    games = sum(choice.visits for choice in choices)
    useful = [choice for choice in choices if not in_vain(choice.move)]
    ranked = _ranked(_known_well(useful))
    best = [one.choice for one in ranked if one.rank == 1]
    if not useful or games < ENOUGH or (len(ranked) > 1 and min(map(spread, best)) > WIDEST):
        trusted = sorted(useful or choices, key=lambda choice: -choice.visits)[:MOST_HINTS]
        same = tuple(replace(_within_range(choice), rank=1) for choice in trusted)
        return Ranking(same, "unsure" if useful else "equal", games, None)
    by_trust = sorted(ranked, key=lambda one: (one.rank, -one.choice.visits))[:MOST_HINTS]
    alone = len(by_trust) < 2 or by_trust[1].rank > 1
    return Ranking(tuple(by_trust), "clear" if alone else "equal", games, _lead(by_trust))


def _within_range(choice: Choice) -> Ranked:
    low, high = choice.win_chance - spread(choice), choice.win_chance + spread(choice)
    return Ranked(choice, max(0.0, low), min(1.0, high), 1)


def _ranked(choices: Sequence[Choice]) -> list[Ranked]:
    """Moves by their chance, each in the rank of the one before if it may be as good as the first
    of that rank."""
    ranked: list[Ranked] = []
    first = None
    for one in map(_within_range, choices):
        if first is None or not ranked:
            first = one
        elif one.high >= first.low or one.percent == ranked[-1].percent:
            one = replace(one, rank=ranked[-1].rank)
        else:
            first = one = replace(one, rank=ranked[-1].rank + 1)
        ranked.append(one)
    return ranked


def _known_well(choices: Sequence[Choice]) -> list[Choice]:
    """By the chance to win as it is shown. A move that was hardly tried is among them only if it
    looks no better than those that were: a chance that nobody can trust is no advice."""
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


def _lead(ranked: Sequence[Ranked]) -> Lead | None:
    if len(ranked) < 2 or ranked[1].rank == 1:
        return None
    first, second = ranked[0], ranked[1]
    error = sqrt(spread(first.choice) ** 2 + spread(second.choice) ** 2)
    ahead = first.choice.win_chance - second.choice.win_chance
    return Lead(first.percent - second.percent, max(1, shown(error)), ahead > 2 * error)
