"""Team games: when the outcome becomes predictable, when games end, and which days are quiet."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np

from holdfast.lab.report import charts, words
from holdfast.lab.report.data import Data, Part
from holdfast.lab.report.figures import Figure
from holdfast.lab.report.race import STILL_ON
from holdfast.lab.runs.columns import columns_of
from holdfast.lab.statistics.accumulators import (
    EXAMPLES,
    GameSample,
    Histogram,
    Largest,
    Moments,
    spread,
)
from holdfast.lab.statistics.estimates import Estimate, logistic, mean, wilson

FOLDS = 5
CELL = 10
"""Minimum number of games in a cell of the chart of win chances."""
LEVELS = 6
"""Number of ranges of a number in that chart."""
LEAST_GAMES = 60
"""Minimum number of games to fit the chance to win on one part and test it on the other."""
LOOKED = 20_000
"""Maximum number of games used to estimate the chance to win."""


class Tension:
    """The numbers behind the figures of tension."""

    def __init__(self, data: Data) -> None:
        self.data = data
        self.lengths = {flag: Histogram() for flag in (1, 0)}
        """The lengths of won (1) and of lost (0) games."""
        self.lasts = {flag: Moments() for flag in (1, 0)}
        self.all_lengths = Histogram()
        self._harms = [f"c_{count.id}" for count in data.counted.today if count.harm]
        self._quiet: dict[int, list[int]] = {}
        self.calm: dict[int, GameSample] = {}
        """Example games that pass each day without harm."""
        self.looked = _FirstGames(data)

    def add(self, part: Part) -> None:
        """Add the games of this part of the run."""
        self.all_lengths.add(part.length)
        for flag, lengths in self.lengths.items():
            here = part.length[part.won == flag]
            lengths.add(here)
            self.lasts[flag].add(here)
        self.looked.add(part)
        if self._harms:
            grid = sum(part.of_days(name)[:, :, 0] for name in self._harms)
            for day in range(1, grid.shape[1]):
                calm = np.flatnonzero(grid[:, day] == 0)
                sums = self._quiet.setdefault(day, [0, 0])
                sums[0] += len(calm)
                sums[1] += int((~np.isnan(grid[:, day])).sum())
                self.calm.setdefault(day, GameSample()).add(calm + part.games.start)

    @cached_property
    def last(self) -> int:
        """The last day that is drawn."""
        return max(1, int(self.all_lengths.quantile(1 - STILL_ON)))

    @cached_property
    def quiet(self) -> dict[int, Estimate]:
        """The share of games that pass each day without harm."""
        return {
            day: wilson(*self._quiet[day])
            for day in range(1, self.last + 1)
            if day in self._quiet and self._quiet[day][1] and max(self.all_lengths.counts)
        }

    @cached_property
    def chance(self) -> Any:
        """The chance to win after each day, [game, day], for games outside the fit."""
        looked, last = self.looked, self.last
        wins = looked.won
        both = min(wins.sum(), len(wins) - wins.sum())
        if len(wins) < LEAST_GAMES or both < 2 * FOLDS or not max(self.all_lengths.counts):
            return None
        grids = np.stack([looked.evenings(name, last) for name in looked.columns], axis=2)
        # The folds are fixed, so that the report of a run is always the same.
        fold = np.arange(len(wins)) % FOLDS
        chance = np.full((len(wins), last + 1), np.nan)
        for day in range(1, last + 1):
            on = (looked.length >= day) & ~np.isnan(grids[:, day]).any(axis=1)
            raw = grids[on, day].astype(float)
            x = np.c_[np.ones(len(raw)), (raw - raw.mean(0)) / (raw.std(0) + 1e-9)]
            y, part = wins[on], fold[on]
            told = np.zeros(len(y))
            for k in range(FOLDS):
                learn = part != k
                if learn.any() and (~learn).any():
                    fit = logistic(x[learn], y[learn])
                    told[~learn] = 1 / (1 + np.exp(-np.clip(x[~learn] @ fit, -30, 30)))
            chance[on, day] = told
        return chance

    @property
    def swing(self) -> Estimate | None:
        """The share of lost games that once had a good chance."""
        if self.chance is None:
            return None
        lost = self.looked.won == 0
        return wilson(int((np.nanmax(self.chance[lost, 1:], axis=1) > 0.6).sum()), int(lost.sum()))

    @property
    def rescue(self) -> Estimate | None:
        """The share of won games that once had a bad chance."""
        if self.chance is None:
            return None
        won = self.looked.won == 1
        return wilson(int((np.nanmin(self.chance[won, 1:], axis=1) < 0.35).sum()), int(won.sum()))

    @property
    def first_separating_day(self) -> int | None:
        """The first day after which most won and lost games differ in their chances."""
        if self.chance is None:
            return None
        for day in range(1, self.last + 1):
            won, lost = self.quartiles(day)
            if won[0] > lost[2]:
                return day
        return None

    def quartiles(self, day: int) -> tuple[Any, Any]:
        """Return the chances after a day of won and of lost games."""
        here = self.chance[:, day]
        there = ~np.isnan(here)
        won, lost = (here[there & (self.looked.won == flag)] for flag in (1, 0))
        nothing = np.full(3, np.nan)
        quarters = (25, 50, 75)
        return (
            np.percentile(won, quarters) if len(won) else nothing,
            np.percentile(lost, quarters) if len(lost) else nothing,
        )


class _FirstGames:
    """The first games of a run, day by day.

    The fit needs all of them in memory, and more would not improve it.
    """

    def __init__(self, data: Data) -> None:
        names = columns_of(data.game, data.seats).days
        self.columns = [name for name in names if name.startswith("c_")]
        self.games = np.zeros(0, np.int64)
        self.won, self.length = np.zeros(0), np.zeros(0, int)
        self._grids: dict[str, list[Any]] = {name: [] for name in self.columns}

    def add(self, part: Part) -> None:
        """Add games until there are enough."""
        chosen = np.flatnonzero(part.games_kept("days"))[: max(0, LOOKED - len(self.games))]
        if not len(chosen):
            return
        self.games = np.concatenate([self.games, chosen + part.games.start])
        self.won = np.concatenate([self.won, part.won[chosen]])
        self.length = np.concatenate([self.length, part.length[chosen]])
        for name, grids in self._grids.items():  # whole numbers, which fit
            grids.append(part.of_days(name)[chosen, :, 0].astype(np.float32))

    def evenings(self, name: str, last: int) -> Any:
        """Return a number at the end of each day, [game, day]."""
        grid = np.full((len(self.games), last + 1), np.nan, np.float32)
        at = 0
        for each in self._grids[name]:
            grid[at : at + len(each), : each.shape[1]] = each[:, : last + 1]
            at += len(each)
        return grid

    def largest(self, values: Any) -> str:
        """Return the games with the largest numbers."""
        found = Largest()
        found.add(values, 0)
        return " ".join(str(self.games[at]) for at in found.games)

    def example_games(self, here: Any) -> str:
        """Return the numbers of a few of the games in a mask, as examples."""
        return " ".join(map(str, spread(self.games[here], EXAMPLES)))

    def sample_note(self, data: Data) -> str:
        """Return a note on the number of games used, if not all are."""
        if len(self.games) == data.n:
            return ""
        return f" Of the first {words.count(len(self.games))} games that have their days."


def figures(data: Data, tension: Tension) -> list[Figure]:
    """Return the figures of tension."""
    made = [
        _chance(data, tension), _board(data, tension), _endings(data, tension),
        _quiet(data, tension),
    ]  # fmt: skip
    return [figure for figure in made if figure is not None]


def _chance(data: Data, tension: Tension) -> Figure | None:
    if tension.chance is None:
        return None
    days = []
    quarters: dict[int, tuple[Any, Any]] = {}
    for day in range(1, tension.last + 1):
        found = tension.quartiles(day)
        if not np.isnan(found[0]).any() and not np.isnan(found[1]).any():
            days.append(day)
            quarters[day] = found
    if len(days) < 2:
        return None
    plot = charts.Plot(520, 290, (days[0] - 0.5, days[-1] + 0.5), (0, 1))
    plot.axes(days[:: max(1, len(days) // 8)], [0, 0.25, 0.5, 0.75, 1], f"after {data.day}",
              "estimated chance to win, %", y_form=charts.in_percent)  # fmt: skip
    for which, css, label in ((0, "c1", "won in the end"), (1, "c3", "lost in the end")):
        rows = np.array([quarters[day][which] for day in days])
        low, middle, high = rows.T.tolist()
        tips = [f"After {data.day} {day}: {words.percent(chance)} % in the middle, {label}"
                for day, chance in zip(days, middle, strict=True)]  # fmt: skip
        # Won games with the lowest chances, or lost games with the highest.
        sign = 1 if which else -1
        looked = tension.looked
        ended = looked.won == 1 - which
        games = [looked.largest(np.where(ended, sign * tension.chance[:, d], np.nan)) for d in days]
        plot.band(days, low, high, css).line(days, middle, css, tips, games)
        at = len(days) // 2
        plot.text(days[at], rows[at, 1], label, anchor="middle", dy=-10 if which == 0 else 20)
    apart = tension.first_separating_day
    title = (
        f"From {data.day} {apart} on, most won and lost games can be told apart."
        if apart is not None and apart > 1
        else "Most won and lost games can be told apart from the beginning."
        if apart
        else "Won and lost games look alike almost to the end."
    )
    return Figure(
        "chance", title, [plot.svg("Estimated chance to win")],
        f"A logistic estimate from the numbers of the evening, always for games it was not fitted"
        f" on ({FOLDS} folds). Line: median; band: the middle half."
        f"{tension.looked.sample_note(data)}",
    )  # fmt: skip


def _tells_most(tension: Tension) -> tuple[str, Any] | None:
    """Return the daily number that correlates most with the outcome, and its values."""
    looked, last = tension.looked, tension.last
    best, most = None, 0.0
    for name in looked.columns:
        grid = looked.evenings(name, last).astype(float)
        along = []
        for day in range(1, last + 1):
            there = ~np.isnan(grid[:, day])
            here, won = grid[there, day], looked.won[there]
            if len(here) >= CELL and here.std() > 0 and won.std() > 0:
                along.append(abs(float(np.corrcoef(here, won)[0, 1])))
        if along and float(np.mean(along)) > most:
            best, most = (name, grid), float(np.mean(along))
    return best


def _steps(values: Any) -> list[tuple[float, float]]:
    """Return ranges that contain about equally many of the numbers."""
    values = values[~np.isnan(values)]
    distinct = np.unique(values)
    if len(distinct) <= LEVELS:
        return [(float(v), float(v)) for v in distinct]
    edges = np.unique(np.quantile(values, np.linspace(0, 1, LEVELS + 1)).round())
    lows = [*edges[:-1]]
    highs = [*(edges[1:-1] - 1), edges[-1]]
    return [(float(a), float(b)) for a, b in zip(lows, highs, strict=True)]


def _board(data: Data, tension: Tension) -> Figure | None:
    """Return the figure of win shares by day and by range of a number."""
    looked = tension.looked
    found = _tells_most(tension) if len(looked.games) >= LEAST_GAMES else None
    if found is None:
        return None
    column, grid = found
    named = {f"c_{count.id}": count.name for count in data.counted.today}
    name = named.get(column, column.removeprefix("c_").replace("_", " ").capitalize())
    steps = _steps(grid[:, 1:])
    cells: dict[tuple[int, int], Any] = {}
    for day in range(1, tension.last + 1):
        for k, (low, high) in enumerate(steps):
            here = (grid[:, day] >= low) & (grid[:, day] <= high)
            if here.sum() >= CELL:
                cells[day, k] = here
    if not cells:
        return None
    es = {at: wilson(looked.won[here].sum(), int(here.sum()), len(cells))
          for at, here in cells.items()}  # fmt: skip
    plot = charts.Plot(520, 60 + 34 * len(steps), (0.5, tension.last + 0.5),
                       (-0.5, len(steps) - 0.5), left=64)  # fmt: skip

    def called(k: float) -> str:
        low, high = steps[int(k)]
        return f"{low:.0f}" if low == high else f"{low:.0f} to {high:.0f}"

    days = list(range(1, tension.last + 1))
    plot.axes(days[:: max(1, len(days) // 8)], range(len(steps)), f"after {data.day}", name,
              y_form=called)  # fmt: skip
    for (day, k), e in es.items():
        tip = f"After {data.day} {day}, {name.lower()} {called(k)}: {words.plain(words.share(e))}"
        tip += f" of {e.n} games won"
        plot.cell((day - 0.5, day + 0.5), (k - 0.5, k + 0.5), e.mid, words.percent(e.mid), tip,
                  looked.example_games(cells[day, k]))  # fmt: skip
    title = "What stands on the board does not clearly predict the end yet."
    for day in days:
        row = [(e, k) for (d, k), e in es.items() if d == day]
        best, worst = max(row, key=lambda r: r[0].mid, default=None), min(
            row, key=lambda r: r[0].mid, default=None
        )  # fmt: skip
        if best and worst and best[0].family_low > worst[0].family_high:
            title = (
                f"{name} tells from {data.day} {day} on: at {called(best[1])},"
                f" {words.share(best[0])} are won; at {called(worst[1])}, {words.share(worst[0])}."
            )
            break
    return Figure(
        "board", title, [plot.svg("Games won, by what stands on the board")],
        f"Percent of games won, of those that stood so in the evening; cells of {CELL} games or"
        f" more. Of all numbers that are followed this one goes along most with how games end."
        f" Correlation, not cause.{looked.sample_note(data)}",
    )  # fmt: skip


def _endings(data: Data, tension: Tension) -> Figure | None:
    last = max(tension.all_lengths.counts)
    if last == 0:  # a game without days
        return None
    days = list(range(last + 1))
    won, lost = (
        [sum(n for length, n in tension.lengths[flag].counts.items() if length <= d) / data.n
         for d in days]
        for flag in (1, 0)
    )  # fmt: skip
    plot = charts.Plot(520, 270, (0, last), (0, 1))
    plot.axes(days[:: max(1, len(days) // 8)], [0, 0.25, 0.5, 0.75, 1], data.day, "games, %",
              y_form=charts.in_percent)  # fmt: skip
    up = [1 - v for v in lost]
    plot.band(days, [0.0] * len(days), won, "c1").band(days, up, [1.0] * len(days), "c3")
    plot.line(days, won, "c1").line(days, up, "c3")
    if won[-1] > 0.08:
        plot.text(last, won[-1] / 2, "won", anchor="end", dx=-8)
    if lost[-1] > 0.08:
        plot.text(last, 1 - lost[-1] / 2, "lost", anchor="end", dx=-8)
    for flag, name in ((1, "Won"), (0, "Lost")):
        plot.text(0, 0, f"{name}: {words.plain(_lasts(tension, flag))}", "note", dx=4,
                  dy=-8 if flag else -22)  # fmt: skip
    return Figure(
        "endings",
        f"Half of all games are over by {data.day} {tension.all_lengths.quantile(0.5):.0f},"
        f" nine in ten by {data.day} {tension.all_lengths.quantile(0.9):.0f}.",
        [plot.svg("When games end")],
        f"Share of {words.count(data.n)} games won or lost by each {data.day}. Won games take"
        f" {_lasts(tension, 1)} {data.days_called}, lost ones {_lasts(tension, 0)}.",
    )  # fmt: skip


def _lasts(tension: Tension, flag: int) -> str:
    here = tension.lasts[flag]
    return words.number(mean(here)) if here.n > 1 else f"{here.mean:.0f}" if here.n else "–"


def _quiet(data: Data, tension: Tension) -> Figure | None:
    if not tension.quiet:
        return None
    days = list(tension.quiet)
    plot = charts.Plot(520, 270, (days[0] - 0.6, days[-1] + 0.6), (0, 1))
    plot.axes(days[:: max(1, len(days) // 8)], [0, 0.25, 0.5, 0.75, 1], data.day,
              f"quiet {data.days_called}, %", y_form=charts.in_percent)  # fmt: skip
    for day, e in tension.quiet.items():
        tip = f"{words.capital(data.day)} {day}: {words.plain(words.share(e))} without harm"
        css = "hist cold" if e.low > 0.5 else "hist"
        plot.column(day, 0.4, e, css, tip, str(tension.calm[day]))
    fierce = min(tension.quiet, key=lambda d: tension.quiet[d].mid)
    harms = [count.name.lower() for count in data.counted.today if count.harm]
    calm = [day for day, e in tension.quiet.items() if e.low > 0.5]
    title = f"{words.capital(data.day)} {fierce} is the fiercest"
    title += (
        f"; {spans(calm)} {'is' if len(calm) == 1 else 'are'} clearly quiet more often than not."
        if calm
        else f"; no {data.day} is clearly quiet."
    )
    return Figure(
        "quiet", title, [plot.svg("Quiet days")],
        f"A quiet {data.day} has none of: {words.join_names(harms)}. "
        "Blue where clearly more than half of them are.",
    )  # fmt: skip


def spans(days: list[int]) -> str:
    """Return days in words: 1, 2, 3 and 7 as `1 to 3 and 7`."""
    found: list[list[int]] = []
    for day in days:
        if found and day == found[-1][1] + 1:
            found[-1][1] = day
        else:
            found.append([day, day])
    return words.join_names([f"{a}" if a == b else f"{a} to {b}" for a, b in found])
