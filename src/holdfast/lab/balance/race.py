"""Rivals: when a game is decided, how close it ends, and where points come from."""

from __future__ import annotations

from typing import Any

import numpy as np

from holdfast.lab.balance import charts, words
from holdfast.lab.balance.data import Data
from holdfast.lab.balance.estimates import Estimate, mean, wilson
from holdfast.lab.balance.figures import Figure, Grid, Head, Row
from holdfast.lab.recording import column

CLOSE = 2
"""Points within which an end is close."""
STILL_ON = 0.3
"""Days that fewer games reach are not drawn."""


class Race:
    """What the first screen and the figures tell of the race."""

    def __init__(self, data: Data) -> None:
        self.data = data
        points = data.of_days("points")
        last = points.shape[1] - 1
        self.ahead: dict[int, Estimate] = {}
        self.behind: dict[int, Estimate] = {}
        self.games: dict[int, tuple[str, str]] = {}
        """Some games in which those who led, and those who were last, won or did not."""
        for day in range(1, last):
            on = (data.length > day) & ~np.isnan(points[:, day]).any(axis=1)
            if on.sum() < max(1, STILL_ON * data.n):
                break
            here, wins = points[on, day], data.shares[on]
            self.ahead[day] = wilson(_of(wins, here == here.max(1)[:, None]), int(on.sum()))
            self.behind[day] = wilson(_of(wins, here == here.min(1)[:, None]), int(on.sum()))
            self.games[day] = (
                _examples(data, on, here == here.max(1)[:, None]),
                _examples(data, on, here == here.min(1)[:, None]),
            )
        games = data.run.games
        self.margin = games["margin"].to_numpy().astype(int)
        self.close = wilson(int((self.margin <= CLOSE).sum()), data.n)
        self.changes = games["lead_changes"].to_numpy().astype(float)
        late = games["last_lead_day"].to_numpy().astype(int) == data.length
        self.late = wilson(int((late & (self.changes > 0)).sum()), data.n)

    @property
    def worthless(self) -> list[int]:
        """Days after which a lead is worth no more than chance."""
        return [day for day, e in self.ahead.items() if e.low <= 1 / self.data.seats <= e.high]


def _of(wins: Any, mask: Any) -> float:
    """What those of a mask won, a shared place in parts."""
    return float(((wins * mask).sum(1) / mask.sum(1)).sum())


def _examples(data: Data, on: Any, mask: Any) -> str:
    """Games of those of a mask, of games that were still on."""
    grid = np.zeros((data.n, data.seats), bool)
    grid[on] = mask
    return data.examples(grid.reshape(-1))


def figures(data: Data, race: Race) -> list[Figure]:
    """The figures of the race."""
    made = [_decided(data, race), _margin(data, race), _changes(data, race)]
    if data.counted.sources is not None:
        made.append(_sources(data))
    return [figure for figure in made if figure is not None]


def _decided(data: Data, race: Race) -> Figure | None:
    if not race.ahead:
        return None
    days = list(race.ahead)
    plot = charts.Plot(520, 280, (days[0] - 0.3, days[-1] + 0.3), (0, 1))
    plot.axes(_every(days), [0, 0.25, 0.5, 0.75, 1], f"after {data.day}", "wins in the end, %",
              y_form=charts.in_percent)  # fmt: skip
    plot.level(1 / data.seats, "chance")
    for k, (who, found, css) in enumerate(
        (("leads", race.ahead, "c1"), ("is last", race.behind, "c3"))
    ):
        es = list(found.values())
        tips = [
            f"Who {who} after {data.day} {day}: {words.plain(words.share(e, 1))}"
            for day, e in found.items()
        ]
        plot.band(days, [e.low for e in es], [e.high for e in es], css)
        plot.line(days, [e.mid for e in es], css, tips, [race.games[day][k] for day in days])
        plot.text(days[-1], es[-1].mid, f"who {who}", anchor="end", dx=-6, dy=-10)
    worth = [day for day, e in race.ahead.items() if e.low > 1 / data.seats]
    final = race.ahead[days[-1]]
    if worth and worth[0] > days[0]:
        title = f"A lead is worth nothing sure before {data.day} {worth[0]}"
    elif worth:
        title = f"A lead counts from {data.day} {worth[0]} on"
    else:
        title = "No lead is surely worth anything"
    title += f"; after {data.day} {days[-1]} it wins {words.share(final)} of games."
    return Figure(
        "decided", title, [plot.svg("How often who leads or is last wins")],
        f"Points as they stand in the evening, shared leads in parts, in the"
        f" {words.count(data.n)} games as far as they go on. Bands are 95 %.",
    )  # fmt: skip


def _margin(data: Data, race: Race) -> Figure | None:
    if data.seats < 2:
        return None
    most = max(4, min(15, int(np.percentile(race.margin, 95))))
    counts = np.bincount(np.clip(race.margin, 0, most), minlength=most + 1)
    found = [wilson(int(n), data.n) for n in counts]
    top = max(e.high for e in found)
    plot = charts.Plot(520, 280, (-0.6, most + 0.6), (0, top))
    plot.axes(
        range(0, most + 1, max(1, most // 7)), charts.ticks_to(top, 4),
        "points between first and second", "share of games, %", y_form=charts.in_percent,
    )  # fmt: skip
    for k, e in enumerate(found):
        more = "+" if k == most else ""
        tip = f"{k}{more} points: {words.plain(words.share(e, 1))} of games"
        here = np.clip(race.margin, 0, most) == k
        plot.column(k, 0.42, e, "hist hot" if k <= CLOSE else "hist", tip, data.some(here))
    tied = wilson(int((race.margin == 0).sum()), data.n)
    points = data.of_seats("points").max(axis=1)
    return Figure(
        "margin",
        f"The median game is won by {np.median(race.margin):.0f} of"
        f" {np.median(points):.0f} points; {words.share(race.close)} end within {CLOSE},"
        f" {words.share(tied)} with equal points.",
        [plot.svg("Margin of victory")],
        f"Final points of {words.count(data.n)} games; the last column stands for all larger"
        " margins.",
    )  # fmt: skip


def _changes(data: Data, race: Race) -> Figure | None:
    grid = np.nansum(data.of_days("lead_changes"), axis=2)
    days = [d for d in range(1, grid.shape[1]) if (data.length >= d).mean() >= STILL_ON]
    if not days:
        return None
    found = {d: mean(grid[data.length >= d, d]) for d in days}
    top = max(0.1, *(min(e.high, 3 * e.mid + 1) for e in found.values()))
    plot = charts.Plot(520, 250, (days[0] - 0.6, days[-1] + 0.6), (0, top))
    plot.axes(_every(days), charts.ticks_to(top, 4), data.day, "changes of the lead a game")
    liveliest = max(days, key=lambda d: found[d].mid)
    for d, e in found.items():
        tip = f"{words.capital(data.day)} {d}: {words.plain(words.number(e, 2))} changes"
        css = "hist hot" if d == liveliest else "hist"
        plot.column(d, 0.36, e, css, tip, data.largest(grid[:, d]))
    return Figure(
        "changes",
        f"The lead changes {words.number(mean(race.changes))} times a game, most on {data.day}"
        f" {liveliest}; {words.share(race.late)} of games change hands on their last {data.day}.",
        [plot.svg("Changes of the lead")],
        "Looked at after every decision: another seat is alone in front than the last that was."
        " Early changes are small numbers passing each other.",
    )  # fmt: skip


def _sources(data: Data) -> Figure:
    assert data.counted.sources is not None
    names = data.counted.sources.words
    points = np.stack([data.of_seats(f"by_{column(name)}") for name in names], axis=2).astype(float)
    won = data.shares > 0
    mixed = won.any(axis=1) & ~won.all(axis=1)
    rows, found = [], {}
    for c, name in enumerate(names):
        winners = _mean_of(points[mixed, :, c], won[mixed])
        others = _mean_of(points[mixed, :, c], ~won[mixed])
        e = mean(winners - others, len(names))
        found[name] = e
        rows.append((e, name, float(winners.mean()) if len(winners) else 0.0,
                     float(others.mean()) if len(others) else 0.0))  # fmt: skip
    reach = max([1.0, *(abs(v) for e, *_ in rows for v in (e.low, e.high) if np.isfinite(v))])
    width = 220
    head = [Head("Points from", "name"), Head("winner", "num"), Head("the rest", "num"),
            Head("difference", "num"),
            Head(charts.axis(-reach, reach, [-reach, 0, reach], "points", width,
                             lambda v: words.signed(v)), "plotcell")]  # fmt: skip
    grid = [
        Row(
            [
                (name, words.esc(name)), (a, f"{a:.1f}"), (b, f"{b:.1f}"),
                (e.mid, words.number(e)),
                (e.mid, charts.interval(e, -reach, reach, 0, _side(e), width=width, tip=name)),
            ],
            _side(e),
            data.largest(points[:, :, names.index(name)].max(axis=1)),
        )
        for e, name, a, b in sorted(rows, key=lambda r: -np.nan_to_num(r[0].mid))
    ]  # fmt: skip
    surely = [name for name, e in sorted(found.items(), key=lambda i: -np.nan_to_num(i[1].mid))
              if e.n and e.family_low > 0]  # fmt: skip
    title = (
        "The lead of winners comes from "
        + words.listed(
            [f"{name.lower()} ({words.signed(found[name].mid, 1)})" for name in surely[:3]]
        )
        + "."
        if surely
        else "No source of points surely makes winners yet."
    )
    return Figure(
        "sources", title, [Grid(head, grid)],
        "Mean final points; winner minus the mean of the rest of the same game. Thin: 95 % for all"
        " sources together.",
    )  # fmt: skip


def _mean_of(values: Any, mask: Any) -> Any:
    return (values * mask).sum(1) / mask.sum(1)


def _side(e: Estimate) -> str:
    return "strong" if e.n and e.family_low > 0 else "weak" if e.n and e.family_high < 0 else "open"


def _every(days: list[int]) -> list[int]:
    """Some of many days, for an axis."""
    return days[:: max(1, len(days) // 8)]
