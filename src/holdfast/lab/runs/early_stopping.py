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
from typing import TYPE_CHECKING

from holdfast.kernel.game import Game
from holdfast.lab.runs.metrics import Things, counted_in

if TYPE_CHECKING:
    from holdfast.lab.runs.run import Run

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


def goal_of(words: str, game: Game) -> Goal:
    """A goal as it is typed: `leaders ± 3`, `seats +- 2`, or of teams `won ± 4`."""
    found = _GOAL.fullmatch(words.strip())
    if found is None:
        raise GoalError(f"a goal is given as {_known(game)[0]!r} ± points, not as {words!r}")
    within = float(found["within"]) / 100
    if not 0 < within < 0.5:
        raise GoalError(f"± {found['within']} is no goal: points go from 0 to 50")
    what = found["what"].strip().lower()
    things = _things(game, what)
    if things is not None:
        return Goal(things.id, within)
    if what not in _known(game):
        raise GoalError(f"{what!r} cannot be waited for; there are: {', '.join(_known(game))}")
    return Goal(what, within)


def _things(game: Game, what: str) -> Things | None:
    """The kind of things that a word means."""
    for things in counted_in(game).thing:
        called = (things.id, things.one.lower(), things.many.lower())
        if things.figure == "strength" and what in called:
            return things
    return None


def _known(game: Game) -> list[str]:
    things = [t.many for t in counted_in(game).thing if t.figure == "strength"]
    return [WON if game.team else SEATS, *things]


def looks_of(most: int, turns: int) -> list[int]:
    """The sizes at which a run of at most so many games is looked at, whole deals each."""
    sizes = [most]
    while len(sizes) < MOST_LOOKS and sizes[0] // 2 >= LEAST_LOOK:
        half = -(-sizes[0] // 2)
        sizes.insert(0, -(-half // turns) * turns)
    return sizes


def look(run: Run, goal: Goal, looks: int) -> Look:
    """How well it is known by now what is to be known, with intervals for so many looks."""
    from holdfast.lab.report.components import Strength
    from holdfast.lab.report.data import Data
    from holdfast.lab.report.seats import Seats
    from holdfast.lab.statistics.estimates import looking

    data = Data(run)
    with looking(looks):
        if goal.what == WON:
            rows = [("games", data.gathered(Seats(data)).won)]
        elif goal.what == SEATS:
            won = data.gathered(Seats(data)).by_seat()
            rows = [(f"seat {k + 1}", e) for k, e in enumerate(won)]
        else:
            things = _things(data.game, goal.what)
            assert things is not None
            found = data.gathered(Strength(data, things))
            rows = [(found.name(k), e) for k, e in found.estimates.items()]
    widest = max(rows, key=lambda row: row[1].high - row[1].low, default=None)
    if widest is None:  # nobody had any of these
        return Look(data.n, goal.what, 1.0)
    return Look(data.n, widest[0], float(widest[1].high - widest[1].low) / 2)
