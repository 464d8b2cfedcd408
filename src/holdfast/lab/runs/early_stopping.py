"""Playing until something is known well enough: `--until "leaders ± 3"`.

Whoever looks at a plain interval again and again, and stops when it pleases, is fooled more often
than it says. So a run is looked at only when it has certain sizes, which are planned before its
first game, each twice the last; and every interval, at each look and in the report, is as wide as
it must be to hold at all planned looks together (Bonferroni). Whatever made the run stop, its
intervals then hold in 95 of 100 cases.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from holdfast.kernel.game import Game
from holdfast.lab.runs.metrics import ComponentKind, metrics_of

MOST_LOOKS = 4
"""More looks would end some runs sooner, and make the intervals of all of them wider."""
LEAST_LOOK = 50
"""Fewer games say too little to be looked at."""
SEATS, WON = "seats", "won"

_GOAL = re.compile(r"(?P<what>.*?)\s*(?:±|\+/?-)\s*(?P<within>\d+(?:\.\d+)?)\s*%?")


class GoalError(ValueError):
    """This cannot be waited for."""


@dataclass(frozen=True)
class Goal:
    """What is to be known, and how well."""

    what: str
    within: float
    """The interval of every row reaches at most so far to either side; a share, not points."""

    def __str__(self) -> str:
        return f"{self.what} ± {100 * self.within:g}"


@dataclass(frozen=True)
class Look:
    """What one look at a run has shown: the row that is known least."""

    games: int
    row: str
    reach: float


def parse_goal(words: str, game: Game) -> Goal:
    """A goal as it is typed: `leaders ± 3`, `seats +- 2`, or of teams `won ± 4`."""
    found = _GOAL.fullmatch(words.strip())
    if found is None:
        raise GoalError(f"a goal is given as {_known(game)[0]!r} ± points, not as {words!r}")
    within = float(found["within"]) / 100
    if not 0 < within < 0.5:
        raise GoalError(f"± {found['within']} is no goal: points go from 0 to 50")
    what = found["what"].strip().lower()
    things = component_kind(game, what)
    if things is not None:
        return Goal(things.id, within)
    if what not in _known(game):
        raise GoalError(f"{what!r} cannot be waited for; there are: {', '.join(_known(game))}")
    return Goal(what, within)


def component_kind(game: Game, what: str) -> ComponentKind | None:
    """Return the kind of components with this id or name, if reports estimate its win shares."""
    for things in metrics_of(game).thing:
        called = (things.id, things.one.lower(), things.many.lower())
        if things.figure == "strength" and what in called:
            return things
    return None


def _known(game: Game) -> list[str]:
    things = [t.many for t in metrics_of(game).thing if t.figure == "strength"]
    return [WON if game.team else SEATS, *things]


def look_sizes(most: int, turns: int) -> list[int]:
    """The sizes at which a run of at most so many games is looked at, whole deals each."""
    sizes = [most]
    while len(sizes) < MOST_LOOKS and sizes[0] // 2 >= LEAST_LOOK:
        half = -(-sizes[0] // 2)
        sizes.insert(0, -(-half // turns) * turns)
    return sizes
