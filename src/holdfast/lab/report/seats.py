"""Seats, order of play and levels in competitive games, and the endings of games."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any

import numpy as np

from holdfast.lab.report import charts, words
from holdfast.lab.report.data import TABLE, Data, Part
from holdfast.lab.report.figures import Figure, Grid, Head, Row
from holdfast.lab.report.rows import row, shares_head
from holdfast.lab.runs.columns import NOTHING
from holdfast.lab.statistics.accumulators import Examples, GameSample, Moments
from holdfast.lab.statistics.estimates import Estimate, games_needed, judge, mean, normal, wilson


class Seats:
    """The victories by seat, level and kind of draft."""

    def __init__(self, data: Data) -> None:
        self.data = data
        self.shares = np.zeros(data.seats)
        self.decisions = np.zeros(data.seats)
        self.games = [Examples() for _ in range(data.seats)]
        self.levels = [str(level["name"]) for level in data.run.names["level"]]
        self.of_level = np.zeros((len(self.levels), 2))
        self.games_of_level = [Examples() for _ in self.levels]
        self.drafts = np.zeros((2, 2))
        """The number and the victories of the bots' drafts and of randomised drafts."""

    def add(self, part: Part) -> None:
        """Add the games of this part of the run."""
        self.shares += part.shares.sum(axis=0)
        self.decisions += part.of_seats("decisions").sum(axis=0)
        for coin in (0, 1):
            mine = part.by_coin == bool(coin)
            self.drafts[coin] += mine.sum(), part.units[mine].sum()
        if self.data.team:
            return
        for k, games in enumerate(self.games):
            part.note(games, np.arange(k, len(part.units), part.seats))
        level = part.of_seats("level").reshape(-1)
        for k, games in enumerate(self.games_of_level):
            mine = np.flatnonzero(level == k)
            self.of_level[k] += len(mine), part.units[mine].sum()
            part.note(games, mine)

    @property
    def won(self) -> Estimate:
        """The share of games that a team won."""
        return wilson(float(self.shares[0]), self.data.n)

    def by_seat(self) -> list[Estimate]:
        """Return the win share of each seat."""
        data = self.data
        return [wilson(float(share), data.n, data.seats) for share in self.shares]

    def by_level(self) -> list[Estimate]:
        """Return the win share of a seat of each level."""
        return [wilson(float(won), int(n), len(self.levels)) for n, won in self.of_level]

    def by_draft(self) -> tuple[Estimate, Estimate] | None:
        """Return the win shares of randomised and of the bots' drafts, or None without both."""
        (own, own_won), (coin, coin_won) = self.drafts
        if not own or not coin:
            return None
        return wilson(float(coin_won), int(coin)), wilson(float(own_won), int(own))


class Order:
    """The win share of each place in the first day's order, adjusted for characters and drafts.

    Computed by least squares from sums of products. The errors need a second pass (`OrderErrors`).
    """

    def __init__(self, data: Data) -> None:
        self.data = data
        numbers = [n for t in data.counted.thing if t.character for n in data.things(t.id)]
        self._place = np.full(NOTHING + 1, len(numbers))
        self._place[numbers] = np.arange(len(numbers))
        self.width = data.seats + len(numbers) + 2
        """The columns: places, characters (the last is none), and randomised drafts."""
        # One more column, for seats without randomised drafts, is summed and not used.
        self.products = np.zeros((self.width + 1, self.width + 1))
        self.won = np.zeros(self.width + 1)
        self.known = True
        self.first: set[int] = set()
        self.games = [Examples() for _ in range(data.seats)]

    def add(self, part: Part) -> None:
        """Add the games of this part of the run."""
        first = part.of_games("first_seat")
        self.first |= {int(seat) for seat in np.unique(first)}
        if TABLE in self.first:
            self.known = False
        if not self.known or self.data.seats == 1:
            return
        size, known = self.width + 1, self.known_of(part)
        for one in known:
            self.won += np.bincount(one, part.units, size)
            for two in known:
                self.products += np.bincount(one * size + two, minlength=size**2).reshape(size, -1)
        game = np.arange(part.n) * part.seats
        for place, games in enumerate(self.games):
            part.note(games, game + (first.astype(int) + place) % part.seats)

    def known_of(self, part: Part) -> list[Any]:
        """Return the columns in which each seat has a one."""
        first = part.of_games("first_seat").astype(int)
        place = (np.arange(part.seats)[None, :] - first[:, None]) % part.seats
        character = part.seats + self._place[part.of_seats("character")]
        coin = np.where(part.randomised_drafts, self.width - 1, self.width)
        return [each.reshape(-1) for each in (place, character, coin)]

    @property
    def is_estimable(self) -> bool:
        """Whether an estimate exists: not if one seat always goes first, or with few games."""
        data = self.data
        return (
            not data.team and data.seats > 1 and self.known
            and len(self.first) == data.seats and data.n >= 10 * data.seats
        )  # fmt: skip

    def solve(self) -> tuple[Any, Any, Any]:
        """Return the used columns, the inverse of their products, and their coefficients."""
        seats = self.data.seats
        there = np.flatnonzero(np.diag(self.products)[seats : self.width - 1] > 0) + seats
        chosen = np.concatenate([np.arange(seats), there[1:], [self.width - 1]])
        inverse = np.linalg.pinv(self.products[np.ix_(chosen, chosen)])
        return chosen, inverse, inverse @ self.won[chosen]


class OrderErrors:
    """The errors of `Order`, clustered by game."""

    def __init__(self, order: Order) -> None:
        self.order = order
        self.chosen, self.inverse, self.found = order.solve()
        self.scores = np.zeros_like(self.inverse)

    def add(self, part: Part) -> None:
        """Add the residuals of some games."""
        size, known = self.order.width + 1, self.order.known_of(part)
        expected = np.zeros(size)
        expected[self.chosen] = self.found
        off = part.units - sum(expected[each] for each in known)
        game = np.repeat(np.arange(part.n) * size, part.seats)
        sums = [np.bincount(game + each, off, part.n * size) for each in known]
        of_game = np.sum(sums, axis=0).reshape(part.n, size)[:, self.chosen]
        # Not with @: for such small products its threads would mostly wait for each other.
        self.scores += np.einsum("ij,ik->jk", of_game, of_game)

    def estimates(self) -> list[Estimate]:
        """Return the win share of each place."""
        seats, n = self.order.data.seats, self.order.data.n
        covariance = self.inverse @ self.scores @ self.inverse
        estimates = []
        for o in range(seats):
            contrast = np.zeros(len(self.found))
            contrast[:seats] = -1 / seats
            contrast[o] += 1
            error = sqrt(max(0.0, float(contrast @ covariance @ contrast)))
            estimates.append(normal(1 / seats + float(contrast @ self.found), error, n, seats))
        return estimates


class Ends:
    """The outcomes of games."""

    def __init__(self, data: Data) -> None:
        self.data = data
        self.names = [str(entry["name"]) for entry in data.run.names["outcome"]]
        self.lengths = [Moments() for _ in self.names]
        self.games = [GameSample() for _ in self.names]

    def add(self, part: Part) -> None:
        """Add the games of this part of the run."""
        outcome = part.of_games("outcome")
        for number, (length, games) in enumerate(zip(self.lengths, self.games, strict=True)):
            here = np.flatnonzero(outcome == number)
            length.add(part.length[here])
            games.add(here + part.games.start)

    def estimates(self) -> list[tuple[str, Estimate, Estimate, str]]:
        """Return each outcome with its name, frequency, day and example games."""
        ending = self.data.counted.ending
        return [
            (
                name,
                wilson(self.lengths[k].n, self.data.n),
                mean(self.lengths[k]),
                str(self.games[k]),
            )
            for k, name in enumerate(self.names)
            if self.lengths[k].n or (ending and k == ending.won)
        ]


def seats_figure(data: Data, seats: Seats, order: Order, errors: OrderErrors | None) -> Figure:
    """Return the figure of win shares by seat and by place in the order of the first day."""
    fair, margin = 1 / data.seats, data.margin
    found = seats.by_seat()
    reach = charts.axis_reach(found, 0.1, fair)
    low, high = max(0.0, fair - reach), min(1.0, fair + reach)

    def exactly(e: Estimate) -> str:
        return words.share(e, 1)

    rows = [
        row(f"Seat {k + 1}", e, low, high, fair, margin, width=230, tell=exactly, seen="games won",
            games=str(seats.games[k]))
        for k, e in enumerate(found)
    ]  # fmt: skip
    parts = [Grid(shares_head("Seat at the table", "share of victories, %", low, high, 230), rows)]
    title = _title_of(found, fair, margin, lambda k: f"seat {k + 1}", "seat")
    how = (
        f"{words.count(data.n)} games; a shared victory counts in parts. Wilson intervals. The"
        f" shaded band is ± {words.percent(margin)} points: an interval within it reads ‘even’."
    )
    if errors is not None:
        placed = errors.estimates()
        label = f"share of victories, %, {_equal_condition(data)}"
        order_rows = [
            row(words.capital(words.ordinal(o)), e, low, high, fair, margin, width=230,
                tell=exactly, seen="games won", games=str(order.games[o]))
            for o, e in enumerate(placed)
        ]  # fmt: skip
        parts.append(Grid(shares_head(f"Order of {data.day} 1", label, low, high, 230), order_rows))
        title += "; " + _title_of(
            placed, fair, margin, lambda o: f"who goes {words.ordinal(o)}", "place in the order"
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


def _equal_condition(data: Data) -> str:
    kinds = [things.many for things in data.counted.thing if things.character]
    return f"{kinds[0]} being equal" if kinds else "drafts being equal"


def _title_of(
    found: list[Estimate], fair: float, margin: float, called: Callable[[int], str], kind: str
) -> str:
    """Return a title that states the clear findings about seats or places."""
    verdicts = [judge(e, fair, margin) for e in found]
    strong = [k for k, v in enumerate(verdicts) if v == "strong"]
    weak = [k for k, v in enumerate(verdicts) if v == "weak"]
    said = [
        f"{called(k)} wins {abs(100 * (found[k].mid - fair)):.1f} points"
        f" {'more' if k in strong else 'less'} than its share"
        for k in (*strong, *weak)
    ]
    if said:
        return words.join_names(said)
    if all(v == "even" for v in verdicts):
        return f"no {kind} is favoured"
    return f"no {kind} is clearly favoured"


def levels_figure(data: Data, seats: Seats) -> Figure | None:
    """Return the figure of win shares by level, if the line-up is mixed."""
    names = seats.levels
    if len(names) < 2:
        return None
    fair = 1 / data.seats
    found = seats.by_level()
    best = max(range(len(names)), key=lambda k: found[k].mid)
    surely = judge(found[best], fair, data.margin) == "strong"
    title = (
        f"{words.capital(names[best])} is stronger: a seat of it wins {words.share(found[best])},"
        f" where {words.percent(fair)} % would be fair."
        if surely
        else "No level is clearly stronger than the others yet."
    )
    reach = charts.axis_reach(found, 0.1, fair)
    low, high = max(0.0, fair - reach), min(1.0, fair + reach)
    rows = [
        row(words.capital(name), e, low, high, fair, data.margin, tell=words.share,
            seen="seats won", games=str(games))
        for name, e, games in zip(names, found, seats.games_of_level, strict=True)
    ]  # fmt: skip
    return Figure(
        "levels", title,
        [Grid(shares_head("Level", "share of victories of a seat, %", low, high, 300), rows)],
        f"Every deal is played {len(data.run.plan.turns)} times, with the seats rotated, so no"
        " level gains by its place or by its deals.",
    )  # fmt: skip


def target(data: Data) -> tuple[float, float] | None:
    """Return the wanted range of the win share, or None if it does not apply to these options."""
    ending = data.counted.ending
    if ending is None or ending.target is None:
        return None
    if any(data.run.plan.options.get(key) != value for key, value in ending.holds.items()):
        return None
    return ending.target - ending.give, ending.target + ending.give


def ends_figure(data: Data, ends: Ends, won: Estimate) -> Figure:
    """Return the figure of how games end."""
    found, wanted = ends.estimates(), target(data)
    width = 460
    most = min(1.0, max(0.2, *(e.high for _, e, _, _ in found)))
    most = -(-most // 0.1) * 0.1
    rows = []
    for name, e, day, games in found:
        band = wanted if name == found[0][0] and data.team else None
        tip = f"{name}: {round(e.mid * e.n)} of {words.count(data.n)}"
        line = charts.interval(e, 0, most, None, "open", width=width, tip=tip, band=band)
        when = words.number(day) if day.n > 1 else f"{day.mid:.0f}" if day.n else "–"
        rows.append(Row([(name, words.esc(name)), (e.mid, line), (e.mid, words.share(e, 1)),
                         (day.mid, when)], "", games))  # fmt: skip
    axis = charts.axis(0, most, charts.ticks_to(most), "share of games, %", width,
                       charts.in_percent)  # fmt: skip
    lost = [(name, e) for name, e, _, _ in found[1:] if e.n] if data.team else []
    lost = [(name, e) for name, e in lost if e.mid > 0]
    if data.team:
        title = f"{words.share(won)} of games are won"
        if lost:
            often = max(lost, key=lambda entry: entry[1].mid)
            title += f"; most losses: {often[0].lower()}, {words.share(often[1])} of games"
    else:
        often = max(((name, e) for name, e, _, _ in found), key=lambda entry: entry[1].mid)
        title = f"The most frequent end: {often[0].lower()}, {words.share(often[1])}"
    how = f"{words.count(data.n)} games. Wilson intervals."
    if wanted is not None:
        how += f" Shaded: the target, {words.percent(wanted[0])} to"
        how += f" {words.percent(wanted[1])} %."
    head = [Head("How it ends", "name"), Head(axis, "plotcell"), Head("share", "num"),
            Head(f"on {data.day}", "num")]  # fmt: skip
    return Figure("ends", title + ".", [Grid(head, rows)], how)
