"""What winners do, and how a game keeps its players busy."""

from __future__ import annotations

import numpy as np

from holdfast.lab.balance import charts, words
from holdfast.lab.balance.data import Data
from holdfast.lab.balance.estimates import Estimate, judge, mean, welch
from holdfast.lab.balance.figures import Figure, Grid, Head, Row
from holdfast.lab.balance.race import STILL_ON

BAND = 0.1
"""Standard deviations within which winners do as others do."""


def habits_figure(data: Data) -> Figure | None:
    """What winners did more and less often."""
    counts = data.counted.count
    if not counts:
        return None
    won = data.shares > 0
    mixed = won.any(axis=1) & ~won.all(axis=1)
    rows: list[tuple[Estimate, Estimate, str, float]] = []
    most: dict[str, str] = {}
    for count in counts:
        values = data.of_seats(f"n_{count.id}").astype(float)
        most[count.name] = data.largest(values.max(axis=1))
        if data.team:
            # Long games see more of everything: counted for ten days.
            each = 10 * values.sum(1) / np.maximum(1, data.length)
            e = welch(each[data.won == 1], each[data.won == 0], len(counts))
            spread, average = float(each.std()), float(each.mean())
        else:
            here, wins = values[mixed], won[mixed]
            differences = (here * wins).sum(1) / wins.sum(1) - (here * ~wins).sum(1) / (~wins).sum(
                1
            )
            e = mean(differences, len(counts))
            spread, average = float(values.std()), float(values.mean())
        if spread > 0 and e.n > 1:
            rows.append((e.times(1 / spread), e, count.name, average))
    if not rows:
        return None
    rows.sort(key=lambda r: -r[0].mid)
    reach = max([0.5, *(abs(v) for e, *_ in rows for v in (e.low, e.high) if np.isfinite(v))])
    axis = charts.axis(-reach, reach, [-reach, 0, reach], "in standard deviations", 420,
                       lambda v: words.signed(v, 1))  # fmt: skip
    what = "won minus lost games" if data.team else "winner minus the rest"
    each_ = f", in 10 {data.days_called}" if data.team else ""
    head = [Head(f"What {'teams' if data.team else 'a seat'} did{each_}", "name"),
            Head("mean", "num"), Head(what, "num"), Head(axis, "plotcell")]  # fmt: skip
    table = []
    for e, plain, name, average in rows:
        word = judge(e, 0, BAND)
        chart = charts.interval(e, -reach, reach, 0, word, width=420, band=(-BAND, BAND), tip=name)
        table.append(Row([(name, words.esc(name)), (average, f"{average:.1f}"),
                          (plain.mid, words.number(plain, 2)), (e.mid, chart)], word,
                         most[name]))  # fmt: skip
    more = [name.lower() for e, _, name, _ in rows if e.family_low > 0]
    less = [name.lower() for e, _, name, _ in reversed(rows) if e.family_high < 0]
    who = "Won games have" if data.team else "Winners have"
    if more and less:
        title = f"{who} more {words.some(more)}, and less {words.some(less)}."
    elif more or less:
        title = f"{who} {'more' if more else 'less'} {words.some(more or less)}."
    else:
        title = f"{who} nothing surely more or less often."
    how = (
        f"Counted for 10 {data.days_called}, as longer games see more of everything."
        if data.team
        else "Winner against the mean of the others of the same game, so that long or rich games"
        " do not count twice."
    )
    return Figure(
        "habits", title, [Grid(head, table)],
        f"Company, not cause: what goes with winning need not bring it. {how} Bands ± {BAND}.",
    )  # fmt: skip


def pace_figures(data: Data) -> list[Figure]:
    """Decisions by day and by kind, and who waits for how long."""
    grid = np.nansum(data.of_days("decisions"), axis=2)
    days = [d for d in range(1, grid.shape[1]) if (data.length >= d).mean() >= STILL_ON]
    traced = data.run.trace["game"].n_unique() if data.run.has("trace") else 0
    total = mean(data.run.games["decisions"].to_numpy().astype(float))
    made = []
    if days:
        found = {d: mean(grid[data.length >= d, d]) for d in days}
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
            here = np.where(data.length >= d, grid[:, d], np.nan)
            plot.column(d, 0.4, e, css, tip, data.largest(here))
        made.append(Figure(
            "pace",
            f"A game asks {words.number(total, 0)} times, {data.day} {busiest} most:"
            f" {words.number(found[busiest], 0)} times.",
            [plot.svg("Decisions by day")],
            "Decisions with one legal move are not asked. Games that are over do not count."
            + (f" What is asked most on a {data.day} is known of the {traced} games that were"
               " written down decision by decision." if traced else ""),
        ))  # fmt: skip
    made.append(_kinds_figure(data))
    return made


def _called(data: Data, kind: int) -> str:
    """What a kind of decision is called."""
    name = str(data.run.names["kind"][kind]["name"])
    text = data.game.text("en")
    return text(f"decision-{name}") if text.has(f"decision-{name}") else name


def _kinds_by_day(data: Data) -> dict[int, str]:
    """What is asked most on each day, of games that were written down decision by decision."""
    if not data.run.has("trace"):
        return {}
    found: dict[int, str] = {}
    counts = data.run.trace.group_by("day", "kind").len().sort(["day", "len"], descending=True)
    for (day,), rows in counts.group_by("day"):
        total = rows["len"].sum()
        best = rows.sort(["len", "kind"], descending=True).head(3).to_dicts()
        found[int(day)] = ", ".join(
            f"{_called(data, row['kind'])} {words.percent(row['len'] / total)} %" for row in best
        )
    return found


def _kinds_figure(data: Data) -> Figure:
    waits = data.of_seats("longest_wait").reshape(-1).astype(float)
    sums = (
        data.run.decisions.group_by("kind").sum().sort("asked", descending=True).head(12).to_dicts()
    )
    most = sums[0]["asked"] / data.n
    rows = []
    for entry in sums:
        label = _called(data, entry["kind"])
        each = entry["asked"] / data.n
        legal = entry["options"] / entry["asked"]
        geometric = 2 ** (entry["bits"] / 10 / entry["asked"])
        out = entry["passed"] / entry["asked"]
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
        f"Between two own decisions a seat waits for {words.number(mean(waits), 0)} of others at"
        f" worst; one seat in ten waits for {np.percentile(waits, 90):.0f} or more.",
        [Grid(head, rows)],
        "The longest run of other seats' decisions in a game, seen from each seat. A low geometric"
        " mean with a high count is routine that an interface could shorten.",
    )  # fmt: skip
