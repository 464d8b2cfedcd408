"""Goals that end a run early: `--until "leaders ± 3"`.

A plain 95 % interval that is checked repeatedly until it suits is wrong more often than in 5 of 100
cases. A goal is therefore checked only at certain numbers of games, which are planned before the
first game and double each time. Every interval, at each check and in the report, is wide enough to
hold at all planned checks together (Bonferroni).
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from holdfast.kernel.game import Game
from holdfast.lab.runs.metrics import ComponentKind, metrics_of

MOST_LOOKS = 4
"""Maximum number of checks of a run. More would end some runs sooner, but widen the intervals of
all."""
LEAST_LOOK = 50
"""Minimum number of games at which a goal is checked."""
SEATS, WON = "seats", "won"

_GOAL = re.compile(r"(?P<what>.*?)\s*(?:±|\+/?-)\s*(?P<within>\d+(?:\.\d+)?)\s*%?")


class GoalError(ValueError):
    """A goal that cannot be read or that the game does not have."""


@dataclass(frozen=True)
class Goal:
    """A figure and the precision that is wanted for it."""

    what: str
    within: float
    """Largest half-width of the interval of every row, as a share and not in points."""

    def __str__(self) -> str:
        return f"{self.what} ± {100 * self.within:g}"


@dataclass(frozen=True)
class Look:
    """The result of one check: the row with the widest interval, and its half-width."""

    games: int
    row: str
    reach: float


def parse_goal(words: str, game: Game) -> Goal:
    """Parse a goal: `leaders ± 3`, `seats +- 2`, or for team games `won ± 4`."""
    found = _GOAL.fullmatch(words.strip())
    if found is None:
        raise GoalError(f"a goal is given as {_goal_names(game)[0]!r} ± points, not as {words!r}")
    within = float(found["within"]) / 100
    if not 0 < within < 0.5:
        raise GoalError(f"± {found['within']} is no goal: points go from 0 to 50")
    what = found["what"].strip().lower()
    things = component_kind(game, what)
    if things is not None:
        return Goal(things.id, within)
    if what not in _goal_names(game):
        raise GoalError(f"{what!r} cannot be waited for; there are: {', '.join(_goal_names(game))}")
    return Goal(what, within)


def component_kind(game: Game, what: str) -> ComponentKind | None:
    """Return the kind of components with this id or name, if reports estimate its win shares."""
    for things in metrics_of(game).thing:
        called = (things.id, things.one.lower(), things.many.lower())
        if things.figure == "strength" and what in called:
            return things
    return None


def _goal_names(game: Game) -> list[str]:
    things = [t.many for t in metrics_of(game).thing if t.figure == "strength"]
    return [WON if game.team else SEATS, *things]


def look_sizes(most: int, turns: int) -> list[int]:
    """Return the numbers of games at which a run of at most `most` games is checked.

    Each is a multiple of `turns`, the number of games of one deal.
    """
    sizes = [most]
    while len(sizes) < MOST_LOOKS and sizes[0] // 2 >= LEAST_LOOK:
        half = -(-sizes[0] // 2)
        sizes.insert(0, -(-half // turns) * turns)
    return sizes
