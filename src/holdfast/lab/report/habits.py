"""Figures about habits: what winners do more often, and how a game keeps its players busy."""

from __future__ import annotations

import numpy as np
import polars as pl

from holdfast.lab.report import charts, words
from holdfast.lab.report.data import Data, Part
from holdfast.lab.report.figures import Figure, Grid, Head, Row
from holdfast.lab.report.race import STILL_ON
from holdfast.lab.report.randomised import name_of_decision
from holdfast.lab.statistics.accumulators import Histogram, Largest, Moments
from holdfast.lab.statistics.estimates import Estimate, judge, mean, welch

BAND = 0.1
"""Difference in standard deviations below which winners and others count as alike."""
ASKED = ("asked", "options", "bits", "passed")
"""Columns of the table of decisions that are summed up."""
MOST_KINDS = 12
"""Maximum number of kinds of decisions that are listed."""


class Habits:
    """The counts of winners and of the other seats."""

    def __init__(self, data: Data) -> None:
        self.data = data
        self.counts = [_Habit(count.id, count.name) for count in data.counted.count]

    def add(self, part: Part) -> None:
        """Add the games of this part of the run."""
        for habit in self.counts:
            values = part.of_seats(f"n_{habit.id}").astype(float)
            habit.most.add(values.max(axis=1), part.games.start)
            if self.data.team:
                # Long games see more of everything: counted for ten days.
                each = 10 * values.sum(axis=1) / np.maximum(1, part.length)
                habit.all.add(each)
                habit.won.add(each[part.won == 1])
                habit.lost.add(each[part.won == 0])
            else:
                habit.all.add(values)
                winners, others = part.winners.means(values)
                habit.apart.add(winners - others)


class _Habit:
    def __init__(self, id_: str, name: str) -> None:
        self.id, self.name = id_, name
        self.all, self.won, self.lost, self.apart = (Moments() for _ in range(4))
        self.most = Largest()


def habits_figure(data: Data, habits: Habits) -> Figure | None:
    """Return the figure of what winners do more or less often."""
    rows: list[tuple[Estimate, Estimate, str, float]] = []
    most: dict[str, str] = {}
    family = len(habits.counts)
    for habit in habits.counts:
        most[habit.name] = str(habit.most)
        e = welch(habit.won, habit.lost, family) if data.team else mean(habit.apart, family)
        spread = habit.all.deviation
        if spread > 0 and e.n > 1:
            rows.append((e.times(1 / spread), e, habit.name, habit.all.mean))
    if not rows:
        return None
    rows.sort(key=lambda r: -r[0].mid)
    reach = max([0.5, *(abs(v) for e, *_ in rows for v in (e.low, e.high) if np.isfinite(v))])
    axis = charts.axis(-reach, reach, [-reach, 0, reach], "in standard deviations", 420,
                       lambda v: words.with_sign(v, 1))  # fmt: skip
    what = "won minus lost games" if data.team else "winner minus the rest"
    each_ = f", in 10 {data.days_called}" if data.team else ""
    head = [Head(f"What {'teams' if data.team else 'a seat'} did{each_}", "name"),
            Head("mean", "num"), Head(what, "num"), Head(axis, "plotcell")]  # fmt: skip
    table = []
    for e, plain, name, average in rows:
        word = judge(e, 0, BAND)
        chart = charts.interval(e, -reach, reach, 0, word, width=420, band=(-BAND, BAND), tip=name)
        table.append(Row([(name, words.esc(name)), (average, words.decimal(average)),
                          (plain.mid, words.number(plain, 2)), (e.mid, chart)], word,
                         most[name]))  # fmt: skip
    more = [name.lower() for e, _, name, _ in rows if e.family_low > 0]
    less = [name.lower() for e, _, name, _ in reversed(rows) if e.family_high < 0]
    who = "Won games have" if data.team else "Winners have"
    if more and less:
        title = f"{who} more {words.join_first(more)}, and less {words.join_first(less)}."
    elif more or less:
        title = f"{who} {'more' if more else 'less'} {words.join_first(more or less)}."
    else:
        title = f"{who} nothing clearly more or less often."
    how = (
        f"Counted for 10 {data.days_called}, as longer games see more of everything."
        if data.team
        else "Winner against the mean of the others of the same game, so that long or rich games"
        " do not count twice."
    )
    return Figure(
        "habits", title, [Grid(head, table)],
        f"Correlation, not cause: what goes with winning need not bring it. {how} Bands ± {BAND}.",
    )  # fmt: skip


class Pace:
    """The number of decisions by day and kind, and the waiting times."""

    def __init__(self, data: Data) -> None:
        self.data = data
        self.total = Moments()
        self.waits, self.waits_of = Histogram(), Moments()
        self.days: dict[int, tuple[Moments, Largest]] = {}
        self.games_with_days = self.games_with_kinds = 0
        self.kinds = np.zeros((len(data.run.names["kind"]), len(ASKED)))

    def add(self, part: Part) -> None:
        """Add the games of this part of the run."""
        self.total.add(part.of_games("decisions"))
        waits = part.of_seats("longest_wait")
        self.waits.add(waits)
        self.waits_of.add(waits)
        self.games_with_days += int(part.games_kept("days").sum())
        grid = part.by_day("decisions")
        for day in range(1, grid.shape[1]):
            counted, busy = self.days.setdefault(day, (Moments(), Largest()))
            on = (part.length >= day) & part.games_kept("days")
            counted.add(grid[on, day])
            busy.add(np.where(on, grid[:, day], np.nan), part.games.start)
        self.games_with_kinds += int(part.games_kept("decisions").sum())
        kind = part.column("decisions", "kind")
        for i, name in enumerate(ASKED):
            values = part.column("decisions", name)
            self.kinds[:, i] += np.bincount(kind, values, minlength=len(self.kinds))

    @property
    def still_on(self) -> list[int]:
        """The days that many games reach."""
        return [day for day, (counted, _) in sorted(self.days.items())
                if counted.n / max(1, self.games_with_days) >= STILL_ON]  # fmt: skip


def pace_figures(data: Data, pace: Pace) -> list[Figure]:
    """Return the figures of decisions by day and by kind, and of waiting times."""
    days = pace.still_on
    traced = _count_traced(data)
    total = mean(pace.total)
    made = []
    if days:
        found = {d: mean(pace.days[d][0]) for d in days}
        top = max(1.0, *(e.mid for e in found.values())) * 1.15
        plot = charts.Plot(520, 270, (days[0] - 0.6, days[-1] + 0.6), (0, top))
        plot.axes(days[:: max(1, len(days) // 8)], charts.ticks_to(top, 4), data.day,
                  "decisions, all seats")  # fmt: skip
        kinds = _kinds_by_day(data)
        busiest = max(days, key=lambda d: found[d].mid)
        for d, e in found.items():
            tip = f"{words.capital(data.day)} {d}: {words.plain(words.number(e, 0))} decisions"
            tip += f"\n{kinds[d]}" if d in kinds else ""
            css = "hist hot" if d == busiest else "hist"
            plot.column(d, 0.4, e, css, tip, str(pace.days[d][1]))
        made.append(Figure(
            "pace",
            f"A game has {words.number(total, 0)} decisions, most of them in {data.day} {busiest}:"
            f" {words.number(found[busiest], 0)}.",
            [plot.svg("Decisions by day")],
            "Decisions with one legal move are not asked. Games that are over do not count."
            + (f" What is asked most on a {data.day} is known of the {traced} games that were"
               " written down decision by decision." if traced else ""),
        ))  # fmt: skip
    made.append(_kinds_figure(data, pace))
    return made


def _kinds_by_day(data: Data) -> dict[int, str]:
    """Return the most frequent decisions of each day, from the table `trace`."""
    if not data.run.has("trace"):
        return {}
    found: dict[int, str] = {}
    counts = data.run.scan("trace").group_by("day", "kind").len().collect()
    for (day,), rows in counts.group_by("day"):
        total = rows["len"].sum()
        best = rows.sort(["len", "kind"], descending=True).head(3).to_dicts()
        found[int(day)] = ", ".join(
            f"{name_of_decision(data, row['kind'])} {words.percent(row['len'] / total)} %"
            for row in best
        )
    return found


def _count_traced(data: Data) -> int:
    """Return the number of games in the table `trace`."""
    if not data.run.has("trace"):
        return 0
    return int(data.run.scan("trace").select(pl.col("game").n_unique()).collect().item())


def _kinds_figure(data: Data, pace: Pace) -> Figure:
    often = sorted(np.flatnonzero(pace.kinds[:, 0]), key=lambda k: -pace.kinds[k, 0])[:MOST_KINDS]
    rows = []
    for kind in often:
        asked, options, bits, passed = pace.kinds[kind]
        label = name_of_decision(data, int(kind))
        each, most = asked / pace.games_with_kinds, pace.kinds[often[0], 0] / pace.games_with_kinds
        legal, geometric, out = options / asked, 2 ** (bits / 10 / asked), passed / asked
        rows.append(Row([
            (label, words.esc(label)),
            (each, charts.cell_bar(each / most, f"{each:.1f}", width=80)),
            (legal, f"{legal:.1f}"), (geometric, f"{geometric:.1f}"),
            (out, f"{words.percent(out)} %"),
        ]))  # fmt: skip
    head = [Head("Decision", "name"), Head("asked a game"), Head("legal moves", "num"),
            Head("geometric mean", "num"), Head("declined", "num")]  # fmt: skip
    return Figure(
        "kinds",
        f"Between two own decisions a seat waits for {words.number(mean(pace.waits_of), 0)} of"
        f" others at worst; one seat in ten waits for {pace.waits.quantile(0.9):.0f} or more.",
        [Grid(head, rows)],
        "The longest run of other seats' decisions in a game, seen from each seat. A low geometric"
        " mean with a high count is routine that an interface could shorten.",
    )  # fmt: skip
