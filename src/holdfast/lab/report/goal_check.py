"""Check of a run's goal: how precisely the run estimates the figure that the goal names."""

from __future__ import annotations

from holdfast.lab.report.components import Strength
from holdfast.lab.report.data import Data
from holdfast.lab.report.seats import Seats
from holdfast.lab.runs.early_stopping import SEATS, WON, Goal, Look, component_kind
from holdfast.lab.runs.run import Run
from holdfast.lab.statistics.estimates import widened_intervals


def measure_goal(run: Run, goal: Goal, looks: int) -> Look:
    """Return the row of the goal's figure with the widest interval.

    `looks` is the number of looks that are planned for the run; intervals are widened for it.
    """
    data = Data(run)
    with widened_intervals(looks):
        if goal.what == WON:
            rows = [("games", data.collect(Seats(data)).won)]
        elif goal.what == SEATS:
            won = data.collect(Seats(data)).by_seat()
            rows = [(f"seat {k + 1}", e) for k, e in enumerate(won)]
        else:
            kind = component_kind(data.game, goal.what)
            assert kind is not None
            strength = data.collect(Strength(data, kind))
            rows = [(strength.name(k), e) for k, e in strength.estimates.items()]
    widest = max(rows, key=lambda row: row[1].high - row[1].low, default=None)
    if widest is None:  # no seat had any of these components
        return Look(data.n, goal.what, 1.0)
    return Look(data.n, widest[0], float(widest[1].high - widest[1].low) / 2)
