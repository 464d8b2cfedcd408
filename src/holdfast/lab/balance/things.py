"""Things: cards, rooms, characters. How seats fare with them, and whether they are used at all.

What was dealt or drawn by a coin is a cause: those who have it differ from the others in nothing
else. What players chose is company: it goes with winning, and need not bring it.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import polars as pl

from holdfast.lab.balance import charts, words
from holdfast.lab.balance.data import EXAMPLES, Data, spread
from holdfast.lab.balance.estimates import (
    Estimate,
    games_needed,
    judge,
    matched,
    rate,
    wilson,
)
from holdfast.lab.balance.figures import Cell, Figure, Findings, Grid, Head, Row
from holdfast.lab.balance.rows import points_axis, row
from holdfast.lab.counted import STAGES, Things

NEVER = 0.02
"""What surely happens less often than this is called never."""
LEAST = 30
"""Below so many chances nothing is called never."""
MOST_STRATA = 10


def stage_of(things: Things) -> str:
    """By what it is known that somebody has a thing."""
    return "had" if things.had else "working" if things.working else "offered"


def told(things: Things, stage: str) -> str:
    """What a stage is called for these things."""
    return things.told.get(stage, stage)  # type: ignore[call-overload, no-any-return]


class Strength:
    """How those fare who have the things of one kind."""

    def __init__(self, data: Data, things: Things) -> None:
        self.data, self.things = data, things
        self.numbers = data.things(things.id)
        have = data.having(things, stage_of(things))
        coin = things.cause == "coin" and bool(data.by_coin.any())
        self.cause = coin or things.cause == "deal"
        self.among = data.by_coin if coin else np.ones(len(data.units), bool)
        self.wins, self.have = data.units[self.among], have[self.among]
        self.base = float(self.wins.mean()) if len(self.wins) else 0.0
        self.there = [k for k in range(len(self.numbers)) if have[:, k].any()]
        """Things that anybody had at all."""
        self.estimates: dict[int, Estimate] = {}
        strata = np.minimum(self.have.sum(axis=1), MOST_STRATA)
        if len(self.there) == 1:  # nobody can have as many others
            strata = np.zeros(len(self.have), int)
        for k in self.there:
            mine = self.have[:, k]
            if self.cause:
                e = wilson(self.wins[mine].sum(), int(mine.sum()), len(self.there)).less(self.base)
            else:
                e = matched(self.wins, mine, strata, len(self.there))
            self.estimates[k] = e

    def name(self, k: int) -> str:
        """What a thing of this kind is called."""
        return self.data.name(self.numbers[k])

    def mask(self, k: int) -> Any:
        """Who had a thing, among all."""
        grid = np.zeros(len(self.data.units), bool)
        grid[np.flatnonzero(self.among)] = self.have[:, k]
        return grid

    def judged(self, word: str) -> list[int]:
        """Things that this word is true of, those furthest off first."""
        found = [k for k, e in self.estimates.items() if judge(e, 0, self.data.margin) == word]
        return sorted(found, key=lambda k: -abs(self.estimates[k].mid))


def _sums(data: Data, things: Things, chosen: bool) -> Any:
    """How often each stage happened, by thing; of what was chosen, not drawn by a coin."""
    rows = data.used(things)
    if chosen and data.by_coin.any():
        drafted = data.run.seats.select("game", "seat", "explored")
        rows = rows.join(drafted, on=["game", "seat"], how="left").filter(
            pl.col("explored").is_null() | ~pl.col("explored")
        )
    summed = rows.group_by("thing").agg(pl.col(list(STAGES)).cast(pl.Int64).sum())
    first = data.things(things.id).start
    grid = np.zeros((len(data.things(things.id)), len(STAGES)))
    for entry in summed.iter_rows():
        grid[entry[0] - first] = entry[1:]
    return grid


def _ratio(things: Things, sums: Any, k: int, top: str, bottom: str) -> Estimate:
    return rate(sums[k, STAGES.index(top)], sums[k, STAGES.index(bottom)])


def _bar(e: Estimate, whole: bool, tip: str) -> Cell:
    """A share or a number of times, as a bar."""
    if not e.n:
        return (-1, "<i>–</i>")
    never = whole and e.n >= LEAST and e.high < NEVER
    text = f"{words.percent(e.mid)} %" if whole else f"{e.mid:.1f}"
    return (e.mid, charts.cell_bar(e.mid if whole else e.mid / 5, text, tip, 60,
                                   "never" if never else ""))  # fmt: skip


def strength_figure(data: Data, things: Things, findings: Findings) -> Figure | None:
    """How seats, or teams, fare with each thing."""
    found = Strength(data, things)
    if not found.there:
        return None
    sums, chosen = _sums(data, things, False), _sums(data, things, True)
    who = "games" if data.team else "seats"
    pairs = [
        (top, bottom)
        for top, bottom in (("had", "offered"), ("working", "had"), ("working", "offered"))
        if things.seen(top) and things.seen(bottom)
    ][:2]
    reach = charts.around(found.estimates.values(), 0.1)
    head = [Head(words.capital(things.one), "name")]
    head += [Head(words.esc(name), "num") for name in things.printed]
    for top, bottom in pairs:
        head.append(Head(f"{told(things, top)}, when<br>{told(things, bottom)}"))
    per = stage_of(things)
    if things.used:
        head.append(Head(f"{told(things, 'used')}, for each<br>{told(things, per)}"))
    if things.away:
        head.append(Head(f"{told(things, 'away')}, for each<br>{told(things, per)}"))
    against = (
        "points of win share over the average"
        if found.cause
        else f"points against {who} with as many"
    )
    head += [Head(who, "num"), Head(points_axis(reach, against, 360), "plotcell"),
             Head("points", "num"), Head("")]  # fmt: skip
    rows = []
    for k in sorted(found.there, key=lambda k: -np.nan_to_num(found.estimates[k].mid)):
        printed = data.run.names["thing"][found.numbers[k]]["printed"]
        more: list[Cell] = [
            (str(printed.get(name, "")), words.esc(printed.get(name, "")))
            for name in things.printed
        ]
        for top, bottom in pairs:
            e = _ratio(things, chosen, k, top, bottom)
            tip = f"{told(things, top)} {words.share(e)} of {words.count(e.n)}"
            more.append(_bar(e, e.mid <= 1 if e.n else True, words.plain(tip)))
        for stage in ("used", "away"):
            if things.seen(stage):
                e = _ratio(things, sums, k, stage, per)
                more.append(
                    _bar(e, False, f"{told(things, stage)}: {sums[k][STAGES.index(stage)]:.0f}")
                )
        e = found.estimates[k]
        more.append((e.n, words.count(e.n)))
        rows.append(row(found.name(k), e, -reach, reach, 0, data.margin, more=more, width=360,
                        seen=f"{who} won", games=data.examples(found.mask(k))))  # fmt: skip
    _note(data, things, found, chosen, findings)
    return Figure(
        f"thing-{things.id}", _strength_title(things, found),
        [Grid(head, rows)], _strength_how(data, things, found, who),
    )  # fmt: skip


def _strength_title(things: Things, found: Strength) -> str:
    """What can be said, and no more."""
    strong, weak = found.judged("strong"), found.judged("weak")
    high = [found.name(k) for k in strong]
    low = [found.name(k) for k in weak]
    if found.cause:
        said = [f"{words.some(high)} {'is' if len(high) == 1 else 'are'} strong"] if high else []
        said += [f"{words.some(low)} {'is' if len(low) == 1 else 'are'} weak"] if low else []
        if said:
            return words.capital("; ".join(said)) + "."
        if all(judge(e, 0, found.data.margin) == "even" for e in found.estimates.values()):
            return f"All {things.many} are even."
        best = max(found.there, key=lambda k: np.nan_to_num(found.estimates[k].mid, nan=-9))
        return (
            f"No {things.one} surely stands out yet; {found.name(best)} is ahead with"
            f" {words.points(found.estimates[best])} points."
        )
    said = (
        [f"{words.some(high)} {'goes' if len(high) == 1 else 'go'} with victories"] if high else []
    )
    said += [f"{words.some(low)} {'goes' if len(low) == 1 else 'go'} with defeats"] if low else []
    if said:
        return words.capital("; ".join(said)) + "."
    return f"No {things.one} surely goes with victory or defeat."


def _strength_how(data: Data, things: Things, found: Strength, who: str) -> str:
    if found.cause:
        source = "drawn by a coin" if things.cause == "coin" else "dealt by chance"
        how = (
            f"Cause: {things.many} were {source}, so {who} with one differ from the others in"
            f" nothing else. {words.count(len(found.wins))} {who}, of which"
            f" {words.percent(found.base, 1)} % were won."
        )
        seen = [e for e in found.estimates.values() if e.n]
        wide = [e for e in seen if judge(e, 0, data.margin) in ("open", "leans")]
        if wide:
            typical = sorted(wide, key=lambda e: e.high - e.low)[len(wide) // 2]
            needed = games_needed(data.n, typical, data.margin)
            how += (
                f" To tell most of them to ± {words.percent(data.margin)} points takes about"
                f" {words.count(needed)} games."
            )
    else:
        how = (
            f"Company, not cause: {things.many} were chosen. {words.capital(who)} with one are"
            f" compared with {who} that had as many {things.many} but not this one"
            " (Mantel–Haenszel)."
        )
        if things.cause == "coin":
            how += " Play with --explore drafts to learn the cause."
    how += f" Thick: 95 %. Thin: 95 % for all {len(found.there)} together, which decides the words."
    return f"{how} {things.note}".strip()


def _note(data: Data, things: Things, found: Strength, chosen: Any, findings: Findings) -> None:
    """What the first screen should tell."""
    if found.cause:
        for word in ("strong", "weak", "leans"):
            for k in found.judged(word):
                e, name = found.estimates[k], found.name(k)
                raw = e.raw or e
                sentence = (
                    f"<b>{words.esc(name)}</b> ({words.esc(things.one)}):"
                    f" {words.share(raw)} won, {words.points(e)} points over the average."
                )
                reach = charts.around([e], 0.2)
                chart = charts.evidence(
                    [(e, word, name)], -reach, reach, 0, "average", charts.in_points
                )
                if word == "leans":
                    findings.leaning.append((e.mid, sentence, chart))
                else:
                    into = findings.strong if word == "strong" else findings.weak
                    into.append((abs(e.mid), name, sentence, chart))
    for top, bottom in (("had", "offered"), ("working", "had")):
        if things.seen(top) and things.seen(bottom):
            for k in range(len(found.numbers)):
                e = _ratio(things, chosen, k, top, bottom)
                if e.n >= LEAST and e.high < NEVER:
                    sentence = (
                        f"<b>{words.esc(found.name(k))}</b>: {told(things, bottom)}"
                        f" {words.count(e.n)} times, {told(things, top)}"
                        f" {round(e.mid * e.n)} times, so in less than"
                        f" {words.percent(e.high, 1)} %."
                    )
                    findings.never.append((found.name(k), sentence))


def rate_figure(data: Data, things: Things, findings: Findings) -> Figure | None:
    """How often things do what they are for."""
    top, bottom = things.rate
    sums = _sums(data, things, False)
    names, grouped = _grouped(data, things, sums)
    at, of = STAGES.index(top), STAGES.index(bottom)
    there = [k for k in range(len(names)) if grouped[k, of] > 0]
    if not there:
        return None
    errors = _errors(data, things, top, bottom, names)
    found = {k: rate(grouped[k, at], grouped[k, of], len(there), errors[k]) for k in there}
    overall = float(grouped[:, at].sum() / grouped[:, of].sum())
    most = max(
        1.0 if overall <= 1 else overall, *(min(e.high, 5 * overall + 1) for e in found.values())
    )
    shares = all(e.mid <= 1 for e in found.values())
    most = 1.0 if shares else most
    verb = told(things, top)
    form = charts.in_percent if shares else charts.plainly
    width = 320
    label = f"{verb}, of those {told(things, bottom)}"
    axis = charts.axis(0, most, charts.ticks_to(most, 4), label, width, form)
    rest = [s for s in STAGES if s not in (top, bottom) and things.seen(s)]
    head = [Head(words.capital(things.one), "name")]
    head += [] if things.group else [Head(words.esc(name), "num") for name in things.printed]
    head += [Head(f"{told(things, bottom)}<br>a game", "num"), Head(axis, "plotcell"),
             Head(words.esc(verb), "num")]  # fmt: skip
    head += [Head(f"{told(things, s)}, for each<br>{told(things, bottom)}") for s in rest]
    rows = []
    for k in sorted(there, key=lambda k: found[k].mid):
        e = found[k]
        word = judge(e, overall, 0.05)
        tip = (
            f"{names[k]}: {verb} {grouped[k, at]:.0f}, {told(things, bottom)} {grouped[k, of]:.0f}"
        )
        cells: list[Cell] = [(names[k], words.esc(names[k]))]
        if not things.group:
            printed = data.run.names["thing"][data.things(things.id)[k]]["printed"]
            cells += [
                (str(printed.get(p, "")), words.esc(printed.get(p, ""))) for p in things.printed
            ]
        cells += [
            (grouped[k, of] / data.n, f"{grouped[k, of] / data.n:.2f}"),
            (e.mid, charts.interval(e, 0, most, overall, word, width=width, tip=tip)),
            (e.mid, words.share(e) if shares else words.number(e, 2)),
        ]
        for stage in rest:
            other = rate(grouped[k, STAGES.index(stage)], grouped[k, of])
            cells.append(_bar(other, other.mid <= 1, ""))
        rows.append(Row(cells, word, _met(data, things, names[k])))
        if e.n >= LEAST and e.high < NEVER and things.is_use:
            findings.never.append((
                names[k],
                f"<b>{words.esc(names[k])}</b> ({words.esc(things.one)}): {told(things, bottom)}"
                f" {words.count(e.n)} times, {verb} {grouped[k, at]:.0f} times.",
            ))  # fmt: skip
    return Figure(
        f"thing-{things.id}", _rate_title(things, names, found, overall, shares),
        [Grid(head, rows)],
        f"All {words.count(grouped[:, of].sum())} {told(things, bottom)} in"
        f" {words.count(data.n)} games. The dashed line is the average; a row is coloured where it"
        f" differs from it even with the interval for all {len(there)} rows. What bots do not use"
        f" may still be good. {things.note}".strip(),
    )  # fmt: skip


def _met(data: Data, things: Things, name: str) -> str:
    """Games in which a thing, or one of its group, did what it is for; else in which it was met."""
    called = {
        thing: str(data.run.names["thing"][thing]["group"] if things.group else data.name(thing))
        for thing in data.things(things.id)
    }
    numbers = [thing for thing, one in called.items() if one == name]
    rows = data.used(things).filter(pl.col("thing").is_in(numbers))
    top = rows.filter(pl.col(things.rate[0]) > 0)
    games = (top if top.height else rows)["game"].unique().sort().to_numpy()
    return " ".join(map(str, spread(games, EXAMPLES)))


def _grouped(data: Data, things: Things, sums: Any) -> tuple[list[str], Any]:
    """Things by themselves, or groups of them that have something printed in common."""
    names = [data.name(number) for number in data.things(things.id)]
    if not things.group:
        return names, sums
    groups = [str(data.run.names["thing"][n]["group"]) for n in data.things(things.id)]
    kinds = list(dict.fromkeys(groups))
    grid = np.zeros((len(kinds), sums.shape[1]))
    for k, group in enumerate(groups):
        grid[kinds.index(group)] += sums[k]
    return kinds, grid


def _errors(data: Data, things: Things, top: str, bottom: str, names: list[str]) -> list[float]:
    """The error of each rate, from how much the games differ."""
    number = {thing: str(data.run.names["thing"][thing]["group"] if things.group else
                         data.name(thing)) for thing in data.things(things.id)}  # fmt: skip
    columns = [pl.col(top).cast(pl.Float64).alias("x"), pl.col(bottom).cast(pl.Float64).alias("y")]
    games = (
        data.used(things)
        .select("game", pl.col("thing").cast(pl.Int64), *columns)
        .with_columns(pl.col("thing").replace_strict(number, return_dtype=pl.String).alias("name"))
        .group_by("name", "game")
        .agg(pl.col("x").sum(), pl.col("y").sum())
    )
    errors = dict.fromkeys(names, 0.0)
    for (name,), rows in games.group_by("name"):
        x, y = rows["x"].to_numpy(), rows["y"].to_numpy()
        if y.sum() > 0:
            off = x - x.sum() / y.sum() * y
            errors[str(name)] = float(np.sqrt((off**2).sum()) / y.sum())
    return [errors[name] for name in names]


def _rate_title(
    things: Things, names: list[str], found: dict[int, Estimate], overall: float, shares: bool
) -> str:
    verb = told(things, things.rate[0])
    average = f"{words.percent(overall)} %" if shares else f"{overall:.2f} for each"
    never = [names[k] for k, e in found.items() if e.n >= LEAST and e.high < NEVER]
    never = never if things.is_use else []
    low = [
        k for k, e in found.items() if judge(e, overall, 0.05) == "weak" and names[k] not in never
    ]
    low.sort(key=lambda k: found[k].mid)
    title = (
        f"{words.capital(things.many)}: {verb} {average} of those {told(things, things.rate[1])}"
    )
    if not shares:
        title = f"{words.capital(things.many)}: {verb} {average} {told(things, things.rate[1])}"
    if never:
        title += f"; {words.some(never)} never"
    if low:
        title += f"; {words.some([names[k] for k in low], 3)} surely less"
    if not never and not low:
        title += "; none is surely below"
    return title + "."


def figures(data: Data, findings: Findings) -> list[Figure]:
    """A figure for each kind of things."""
    made = []
    for things in data.counted.thing:
        draw = strength_figure if things.figure == "strength" else rate_figure
        figure = draw(data, things, findings)
        if figure is not None:
            made.append(figure)
    return made
