"""Competitive games: when they are decided, how close they end, and the sources of points."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np

from holdfast.lab.report import charts, words
from holdfast.lab.report.data import Data, Part
from holdfast.lab.report.figures import Figure, Grid, Head, Row
from holdfast.lab.runs.columns import column
from holdfast.lab.statistics.accumulators import (
    EXAMPLES,
    Examples,
    GameSample,
    Histogram,
    Largest,
    Moments,
    spread,
)
from holdfast.lab.statistics.estimates import Estimate, mean, wilson

CLOSE = 2
"""Maximum difference in points between the first two in a close game."""
STILL_ON = 0.3
"""Smallest share of games that must reach a day for it to be drawn."""


class Race:
    """The numbers behind the figures of the race."""

    def __init__(self, data: Data) -> None:
        self.data = data
        self.days: dict[int, _Day] = {}
        self.last = 0
        """The last day of any game."""
        self.kept = 0
        """The number of games with stored days."""
        self.margins = Histogram()
        self.games_by_margin: dict[int, GameSample] = {}
        self.points = Histogram()
        """The points of winners."""
        self.lead_changes = Moments()
        self.late_changes = 0
        sources = data.counted.sources
        self.sources = [_Source(name) for name in (sources.words if sources else ())]

    def add(self, part: Part) -> None:
        """Add the games of this part of the run."""
        margin = part.of_games("margin").astype(int)
        self.margins.add(margin)
        for value in np.unique(margin):
            here = np.flatnonzero(margin == value) + part.games.start
            self.games_by_margin.setdefault(int(value), GameSample()).add(here)
        self.points.add(part.of_seats("points").max(axis=1))
        changes = part.of_games("lead_changes").astype(int)
        self.lead_changes.add(changes)
        late = part.of_games("last_lead_day").astype(int) == part.length
        self.late_changes += int((late & (changes > 0)).sum())
        self._add_days(part)
        for source in self.sources:
            source.add(part)

    def _add_days(self, part: Part) -> None:
        points, changes = part.of_days("points"), part.by_day("lead_changes")
        self.kept += int(part.games_kept("days").sum())
        self.last = max(self.last, points.shape[1] - 1)
        for day in range(1, points.shape[1]):
            self.days.setdefault(day, _Day()).add(part, day, points[:, day], changes[:, day])

    @property
    def close(self) -> Estimate:
        """The share of games that end within a few points."""
        return wilson(sum(n for m, n in self.margins.counts.items() if m <= CLOSE), self.data.n)

    @property
    def late_change_share(self) -> Estimate:
        """The share of games whose last change of the lead is on their last day."""
        return wilson(self.late_changes, self.data.n)

    @property
    def still_on(self) -> list[int]:
        """The days that many games reach."""
        return [day for day, found in sorted(self.days.items())
                if found.reached / max(1, self.kept) >= STILL_ON]  # fmt: skip

    @property
    def sampled_days(self) -> list[int]:
        """The days after which enough games go on to estimate who wins them."""
        found = []
        for day in range(1, self.last):
            if day not in self.days or self.days[day].on < max(1, STILL_ON * self.kept):
                break
            found.append(day)
        return found

    @cached_property
    def leader_win_shares(self) -> dict[int, Estimate]:
        """The win share of the leader after each day."""
        return {
            day: wilson(self.days[day].leaders_won, self.days[day].on) for day in self.sampled_days
        }

    @cached_property
    def last_win_shares(self) -> dict[int, Estimate]:
        """The win share of the last seat after each day."""
        return {
            day: wilson(self.days[day].last_won, self.days[day].on) for day in self.sampled_days
        }

    @property
    def worthless(self) -> list[int]:
        """The days after which a lead is worth no more than chance."""
        return [
            day
            for day, e in self.leader_win_shares.items()
            if e.low <= 1 / self.data.seats <= e.high
        ]


class _Day:
    """The counts of one day over all games."""

    def __init__(self) -> None:
        self.on = self.reached = 0
        """The number of games that went on after the day, and that reached it."""
        self.leaders_won = self.last_won = 0.0
        self.leaders, self.last = Examples(), Examples()
        """Example games for those who led and for those who were last, with whether they won."""
        self.changes = Moments()
        self.lively = Largest()

    def add(self, part: Part, day: int, points: Any, changes: Any) -> None:
        on = np.flatnonzero((part.length > day) & ~np.isnan(points).any(axis=1))
        here, wins = points.T[:, on], part.shares.T[:, on]  # [seat, game]
        self.on += len(on)
        if len(on):
            leads, trails = here == here.max(axis=0), here == here.min(axis=0)
            self.leaders_won += _share_in(wins, leads)
            self.last_won += _share_in(wins, trails)
            seats = on * part.seats + np.arange(part.seats)[:, None]
            for examples, who in ((self.leaders, leads), (self.last, trails)):
                part.note(examples, seats.T[who.T])
        reached = (part.length >= day) & part.games_kept("days")
        self.reached += int(reached.sum())
        self.changes.add(changes[reached])
        self.lively.add(changes, part.games.start)


class _Source:
    """The points from one source, of winners and of the others."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.winners, self.others, self.apart = Moments(), Moments(), Moments()
        self.most = Largest()

    def add(self, part: Part) -> None:
        points = part.of_seats(f"by_{column(self.name)}").astype(float)
        winners, others = part.winners.means(points)
        self.winners.add(winners)
        self.others.add(others)
        self.apart.add(winners - others)
        self.most.add(points.max(axis=1), part.games.start)


def _share_in(wins: Any, mask: Any) -> float:
    """Return the win share of the seats in a mask; tied seats count in part."""
    return float(((wins * mask).sum(0) / mask.sum(0)).sum())


def figures(data: Data, race: Race) -> list[Figure]:
    """Return the charts of the race: when it is decided, by how much, and by what."""
    made = [_decided_figure(data, race), _margin(data, race), _changes(data, race)]
    if data.counted.sources is not None:
        made.append(_sources(race))
    return [figure for figure in made if figure is not None]


def _decided_figure(data: Data, race: Race) -> Figure | None:
    if not race.leader_win_shares:
        return None
    days = list(race.leader_win_shares)
    plot = charts.Plot(520, 280, (days[0] - 0.3, days[-1] + 0.3), (0, 1))
    plot.axes(_thin_out(days), [0, 0.25, 0.5, 0.75, 1], f"after {data.day}", "wins in the end, %",
              y_form=charts.in_percent)  # fmt: skip
    plot.level(1 / data.seats, "chance")
    for k, (who, found, css) in enumerate(
        (("leads", race.leader_win_shares, "c1"), ("is last", race.last_win_shares, "c3"))
    ):
        es = list(found.values())
        tips = [
            f"Who {who} after {data.day} {day}: {words.plain(words.share(e, 1))}"
            for day, e in found.items()
        ]
        plot.band(days, [e.low for e in es], [e.high for e in es], css)
        games = [(race.days[day].leaders, race.days[day].last)[k] for day in days]
        plot.line(days, [e.mid for e in es], css, tips, [str(named) for named in games])
        plot.text(days[-1], es[-1].mid, f"who {who}", anchor="end", dx=-6, dy=-10)
    worth = [day for day, e in race.leader_win_shares.items() if e.low > 1 / data.seats]
    final = race.leader_win_shares[days[-1]]
    if worth and worth[0] > days[0]:
        title = f"A lead has no clear effect before {data.day} {worth[0]}"
    elif worth:
        title = f"A lead has a clear effect from {data.day} {worth[0]} on"
    else:
        title = "A lead has no clear effect"
    title += f"; after {data.day} {days[-1]} the leader wins {words.share(final)} of games."
    return Figure(
        "decided", title, [plot.svg("How often the leader and the last one win")],
        f"Points as they stand in the evening, shared leads in parts, in the"
        f" {words.count(data.n)} games as far as they go on. Bands are 95 %.",
    )  # fmt: skip


def _margin(data: Data, race: Race) -> Figure | None:
    if data.seats < 2:
        return None
    margins = race.margins.counts
    most = max(4, min(15, int(race.margins.quantile(0.95))))
    columns = {k: [m for m in sorted(margins) if (m >= most if k == most else max(0, m) == k)]
               for k in range(most + 1)}  # fmt: skip
    found = {k: wilson(sum(margins[m] for m in ms), data.n) for k, ms in columns.items()}
    top = max(e.high for e in found.values())
    plot = charts.Plot(520, 280, (-0.6, most + 0.6), (0, top))
    plot.axes(
        range(0, most + 1, max(1, most // 7)), charts.ticks_to(top, 4),
        "points between first and second", "share of games, %", y_form=charts.in_percent,
    )  # fmt: skip
    for k, e in found.items():
        more = "+" if k == most else ""
        tip = f"{k}{more} points: {words.plain(words.share(e, 1))} of games"
        games = sorted(game for m in columns[k] for game in race.games_by_margin[m].games)
        plot.column(k, 0.42, e, "hist hot" if k <= CLOSE else "hist", tip,
                    " ".join(map(str, spread(games, EXAMPLES))))  # fmt: skip
    tied = wilson(margins.get(0, 0), data.n)
    return Figure(
        "margin",
        f"The median game is won by {race.margins.quantile(0.5):.0f} of"
        f" {race.points.quantile(0.5):.0f} points; {words.share(race.close)} end within {CLOSE},"
        f" {words.share(tied)} with equal points.",
        [plot.svg("Margin of victory")],
        f"Final points of {words.count(data.n)} games; the last column stands for all larger"
        " margins.",
    )  # fmt: skip


def _changes(data: Data, race: Race) -> Figure | None:
    days = race.still_on
    if not days:
        return None
    found = {d: mean(race.days[d].changes) for d in days}
    top = max(0.1, *(min(e.high, 3 * e.mid + 1) for e in found.values()))
    plot = charts.Plot(520, 250, (days[0] - 0.6, days[-1] + 0.6), (0, top))
    plot.axes(_thin_out(days), charts.ticks_to(top, 4), data.day, "changes of the lead a game")
    liveliest = max(days, key=lambda d: found[d].mid)
    for d, e in found.items():
        tip = f"{words.capital(data.day)} {d}: {words.plain(words.number(e, 2))} changes"
        css = "hist hot" if d == liveliest else "hist"
        plot.column(d, 0.36, e, css, tip, str(race.days[d].lively))
    return Figure(
        "changes",
        f"The lead changes {words.number(mean(race.lead_changes))} times a game, most on {data.day}"
        f" {liveliest}; {words.share(race.late_change_share)} of games change hands on their last"
        f" {data.day}.",
        [plot.svg("Changes of the lead")],
        "Counted after every decision, when another seat alone is in front."
        " Early changes are small numbers passing each other.",
    )  # fmt: skip


def _sources(race: Race) -> Figure:
    found = {source: mean(source.apart, len(race.sources)) for source in race.sources}
    reach = max([1.0, *(abs(v) for e in found.values() for v in (e.low, e.high)
                        if np.isfinite(v))])  # fmt: skip
    width = 220
    head = [Head("Points from", "name"), Head("winner", "num"), Head("the rest", "num"),
            Head("difference", "num"),
            Head(charts.axis(-reach, reach, [-reach, 0, reach], "points", width,
                             lambda v: words.with_sign(v)), "plotcell")]  # fmt: skip
    ordered = sorted(found.items(), key=lambda entry: -np.nan_to_num(entry[1].mid))
    grid = []
    for source, e in ordered:
        a, b = (side.mean if side.n else 0.0 for side in (source.winners, source.others))
        line = charts.interval(e, -reach, reach, 0, _side(e), width=width, tip=source.name)
        grid.append(Row([
            (source.name, words.esc(source.name)), (a, words.decimal(a)), (b, words.decimal(b)),
            (e.mid, words.number(e)), (e.mid, line),
        ], _side(e), str(source.most)))  # fmt: skip
    surely = [(source.name, e) for source, e in ordered if e.n and e.family_low > 0]
    title = (
        "The lead of winners comes from "
        + words.join_names(
            [f"{name.lower()} ({words.with_sign(e.mid, 1)})" for name, e in surely[:3]]
        )
        + "."
        if surely
        else "No source of points clearly makes winners yet."
    )
    return Figure(
        "sources", title, [Grid(head, grid)],
        "Mean final points; winner minus the mean of the rest of the same game. Thin: 95 % for all"
        " sources together.",
    )  # fmt: skip


def _side(e: Estimate) -> str:
    return "strong" if e.n and e.family_low > 0 else "weak" if e.n and e.family_high < 0 else "open"


def _thin_out(days: list[int]) -> list[int]:
    """Return some of many days for an axis."""
    return days[:: max(1, len(days) // 8)]
