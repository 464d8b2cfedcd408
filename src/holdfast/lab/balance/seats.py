"""Seats, the order of play and levels among rivals; how games of teams end."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any

import numpy as np

from holdfast.lab.balance import charts, words
from holdfast.lab.balance.data import Data
from holdfast.lab.balance.estimates import (
    Estimate,
    games_needed,
    judge,
    least_squares,
    mean,
    normal,
    wilson,
)
from holdfast.lab.balance.figures import Figure, Grid, Head, Row
from holdfast.lab.balance.rows import row, shares_head


def by_seat(data: Data) -> list[Estimate]:
    """What each seat won."""
    return [wilson(data.shares[:, k].sum(), data.n, data.seats) for k in range(data.seats)]


def seats_figure(data: Data) -> Figure:
    """Whether a seat, or a place in the order of the first day, is favoured."""
    fair, margin = 1 / data.seats, data.margin
    found = by_seat(data)
    reach = charts.around(found, 0.1, fair)
    low, high = max(0.0, fair - reach), min(1.0, fair + reach)

    def exactly(e: Estimate) -> str:
        return words.share(e, 1)

    rows = [
        row(f"Seat {k + 1}", e, low, high, fair, margin, width=230, tell=exactly, seen="games won",
            games=data.examples(_at(data, k)))
        for k, e in enumerate(found)
    ]  # fmt: skip
    parts = [Grid(shares_head("Seat at the table", "share of victories, %", low, high, 230), rows)]
    title = _favoured(found, fair, margin, lambda k: f"seat {k + 1}", "seat")
    how = (
        f"{words.count(data.n)} games; a shared victory counts in parts. Wilson intervals. The"
        f" shaded band is ± {words.percent(margin)} points: an interval within it reads ‘even’."
    )
    order = by_order(data)
    if order is not None:
        label = f"share of victories, %, {_held(data)}"
        order_rows = [
            row(words.capital(words.ordinal(o)), e, low, high, fair, margin, width=230,
                tell=exactly, seen="games won", games=data.examples(_went(data, o)))
            for o, e in enumerate(order)
        ]  # fmt: skip
        parts.append(Grid(shares_head(f"Order of {data.day} 1", label, low, high, 230), order_rows))
        title += "; " + _favoured(
            order, fair, margin, lambda o: f"who goes {words.ordinal(o)}", "place in the order"
        )
        how += (
            " Right: who goes first may hang together with who one is; shown is what is left with"
            " that held equal (least squares, errors by game)."
        )
    open_ = [e for e in found if judge(e, fair, margin) in ("open", "leans")]
    if open_:
        needed = games_needed(data.n, max(open_, key=lambda e: e.high - e.low), margin)
        how += f" To get every seat within ± {words.percent(margin)} points takes about"
        how += f" {words.count(needed)} games."
    return Figure("seats", words.capital(title) + ".", parts, how, beside=True)


def _at(data: Data, seat: int) -> Any:
    """Whoever sits there."""
    return np.tile(np.arange(data.seats) == seat, data.n)


def _went(data: Data, place: int) -> Any:
    """Whoever has this place in the order of the first day."""
    places = (np.arange(data.seats)[None, :] - data.first_seat[:, None]) % data.seats
    return (places == place).reshape(-1)


def _held(data: Data) -> str:
    kinds = [things.many for things in data.counted.thing if things.character]
    return f"{kinds[0]} being equal" if kinds else "drafts being equal"


def _favoured(
    found: list[Estimate], fair: float, margin: float, called: Callable[[int], str], kind: str
) -> str:
    """What can be said of seats or places."""
    verdicts = [judge(e, fair, margin) for e in found]
    strong = [k for k, v in enumerate(verdicts) if v == "strong"]
    weak = [k for k, v in enumerate(verdicts) if v == "weak"]
    said = [
        f"{called(k)} wins {abs(100 * (found[k].mid - fair)):.1f} points"
        f" {'more' if k in strong else 'less'} than its share"
        for k in (*strong, *weak)
    ]
    if said:
        return words.listed(said)
    if all(v == "even" for v in verdicts):
        return f"no {kind} is favoured"
    return f"no {kind} is surely favoured"


def by_order(data: Data) -> list[Estimate] | None:
    """What each place in the order of the first day won, with characters and drafts held equal;
    nothing where the same seat always goes first, or too few games were played."""
    first = data.first_seat
    if first is None or len(np.unique(first)) < data.seats or data.n < 10 * data.seats:
        return None
    seats = data.seats
    place = (np.arange(seats)[None, :] - first[:, None]) % seats
    character = data.of_seats("character").reshape(-1)
    known = np.unique(character)
    columns = [(place.reshape(-1) == o).astype(float) for o in range(seats)]
    columns += [(character == c).astype(float) for c in known[1:]]
    columns.append(data.explored.reshape(-1).astype(float))
    x = np.stack(columns, axis=1)
    found, covariance = least_squares(
        x, data.shares.reshape(-1), np.repeat(np.arange(data.n), seats)
    )
    estimates = []
    for o in range(seats):
        contrast = np.zeros(x.shape[1])
        contrast[:seats] = -1 / seats
        contrast[o] += 1
        error = sqrt(max(0.0, float(contrast @ covariance @ contrast)))
        estimates.append(normal(1 / seats + float(contrast @ found), error, data.n, seats))
    return estimates


def levels_figure(data: Data) -> Figure | None:
    """How the levels of a mixed line-up fare, each from all seats."""
    names = [str(level["name"]) for level in data.run.names["level"]]
    if len(names) < 2:
        return None
    fair = 1 / data.seats
    found = []
    for level in range(len(names)):
        mine = data.levels == level
        found.append(wilson(data.shares[mine].sum(), int(mine.sum()), len(names)))
    if data.team:
        found = [wilson(data.won.sum(), data.n) for _ in names]
    best = max(range(len(names)), key=lambda k: found[k].mid)
    surely = judge(found[best], fair, data.margin) == "strong"
    title = (
        f"{words.capital(names[best])} is stronger: a seat of it wins {words.share(found[best])},"
        f" where {words.percent(fair)} % would be fair."
        if surely
        else "No level is surely stronger than the others yet."
    )
    reach = charts.around(found, 0.1, fair)
    low, high = max(0.0, fair - reach), min(1.0, fair + reach)
    rows = [
        row(words.capital(name), e, low, high, fair, data.margin, tell=words.share,
            seen="seats won", games="" if data.team else
            data.examples((data.levels == names.index(name)).reshape(-1)))
        for name, e in zip(names, found, strict=True)
    ]  # fmt: skip
    return Figure(
        "levels", title,
        [Grid(shares_head("Level", "share of victories of a seat, %", low, high, 300), rows)],
        f"Every deal is played {len(data.run.plan.turns)} times, with the seats rotated, so no"
        " level gains by its place or by its deals.",
    )  # fmt: skip


def ends(data: Data) -> list[tuple[str, Estimate, Estimate]]:
    """How games ended: in words, how often, and when."""
    outcome = data.run.games["outcome"].to_numpy()
    names = [str(entry["name"]) for entry in data.run.names["outcome"]]
    found = []
    for number, name in enumerate(names):
        here = outcome == number
        if here.any() or (data.counted.ending and number == data.counted.ending.won):
            found.append((name, wilson(int(here.sum()), data.n), mean(data.length[here])))
    return found


def target(data: Data) -> tuple[float, float] | None:
    """The share of victories that is wanted, where these options are meant by it."""
    ending = data.counted.ending
    if ending is None or ending.target is None:
        return None
    if any(data.run.plan.options.get(key) != value for key, value in ending.holds.items()):
        return None
    return ending.target - ending.give, ending.target + ending.give


def ends_figure(data: Data) -> Figure:
    """How games end."""
    found, wanted = ends(data), target(data)
    all_ = wilson(data.won.sum(), data.n) if data.team else None
    width = 460
    most = min(1.0, max(0.2, *(e.high for _, e, _ in found)))
    most = -(-most // 0.1) * 0.1
    rows = []
    names = [str(entry["name"]) for entry in data.run.names["outcome"]]
    for name, e, day in found:
        band = wanted if name == found[0][0] and data.team else None
        tip = f"{name}: {round(e.mid * e.n)} of {words.count(data.n)}"
        line = charts.interval(e, 0, most, None, "open", width=width, tip=tip, band=band)
        when = words.number(day) if day.n > 1 else f"{day.mid:.0f}" if day.n else "–"
        here = data.run.games["outcome"].to_numpy() == names.index(name)
        rows.append(Row([(name, words.esc(name)), (e.mid, line), (e.mid, words.share(e, 1)),
                         (day.mid, when)], "", data.some(here)))  # fmt: skip
    axis = charts.axis(0, most, charts.ticks_to(most), "share of games, %", width,
                       charts.in_percent)  # fmt: skip
    lost = [(name, e) for name, e, _ in found[1:] if e.n] if data.team else []
    lost = [(name, e) for name, e in lost if e.mid > 0]
    if data.team and all_ is not None:
        title = f"{words.share(all_)} of games are won"
        if lost:
            often = max(lost, key=lambda entry: entry[1].mid)
            title += f"; most losses: {often[0].lower()}, {words.share(often[1])} of games"
    else:
        often = max(((name, e) for name, e, _ in found), key=lambda entry: entry[1].mid)
        title = f"Most games end so: {often[0].lower()}, {words.share(often[1])}"
    how = f"{words.count(data.n)} games. Wilson intervals."
    if wanted is not None:
        how += f" Shaded: what is wanted, {words.percent(wanted[0])} to"
        how += f" {words.percent(wanted[1])} %."
    head = [Head("How it ends", "name"), Head(axis, "plotcell"), Head("share", "num"),
            Head(f"on {data.day}", "num")]  # fmt: skip
    return Figure("ends", title + ".", [Grid(head, rows)], how)
