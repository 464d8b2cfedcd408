"""Components such as cards, rooms and characters: the win share of seats with them, and their use.

The effect of a component that was dealt or randomised is causal: seats with it differ from the
others by chance alone. A component that players chose is only correlated with winning.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import sqrt
from typing import Any

import numpy as np

from holdfast.lab.report import charts, words
from holdfast.lab.report.data import Data, Part
from holdfast.lab.report.figures import Cell, Figure, Findings, Grid, Head, Row
from holdfast.lab.report.rows import points_axis, row
from holdfast.lab.runs.metrics import STAGES, ComponentKind, ownership_stage
from holdfast.lab.statistics.accumulators import Examples, GameSample
from holdfast.lab.statistics.estimates import (
    Estimate,
    games_needed,
    judge,
    matched_difference,
    pooled_mean,
    rate,
    wilson,
)

NEVER = 0.02
"""Rate below which the frequency of a component is called never, if the difference is clear."""
LEAST = 30
"""Minimum number of chances for a rate to be called never."""
MOST_STRATA = 10


def stage_name(things: ComponentKind, stage: str) -> str:
    """Return the word for a stage of this kind of components."""
    return next((word for known, word in things.told.items() if known == stage), stage)


class Strength:
    """The win shares of seats with each component of one kind."""

    def __init__(self, data: Data, things: ComponentKind) -> None:
        self.data, self.things = data, things
        self.numbers = data.things(things.id)
        size = len(self.numbers)
        self.coin = things.cause == "coin" and data.has_randomised_drafts
        self.cause = self.coin or things.cause == "deal"
        self.n, self.all_won = 0, 0.0
        """The number of compared seats, and their victories."""
        self.games = [Examples() for _ in range(size)]
        self._anybody = np.zeros(size, bool)
        self._equals = np.zeros((MOST_STRATA + 1, 2))
        """The number of seats and their victories, by number of components that a seat has."""
        self._with = np.zeros((size, MOST_STRATA + 1, 2))
        """The number of seats with each component and their victories, by number of components."""

    def add(self, part: Part) -> None:
        """Add the games of this part of the run."""
        have = part.units_having(self.things, ownership_stage(self.things))
        size, among, wins = len(self.numbers), self.compared_seats(part), part.units
        self._anybody |= np.bincount(have.thing, minlength=size) > 0
        self.n += int(among.sum())
        self.all_won += float(wins[among].sum())
        have = have.among(among)
        strata = np.minimum(np.bincount(have.unit, minlength=len(wins)), MOST_STRATA)
        self._equals += _count_seats(strata[among], wins[among], 1)[0]
        self._with += _count_seats(
            have.thing * (MOST_STRATA + 1) + strata[have.unit], wins[have.unit], size
        )
        part.note_each(self.games, have.thing, have.unit)

    def compared_seats(self, part: Part) -> Any:
        """Return the compared seats: those with randomised drafts, or all."""
        kept = part.units_kept("uses")
        return part.by_coin & kept if self.coin else kept

    @property
    def base(self) -> float:
        """The average win share of all compared seats."""
        return self.all_won / self.n if self.n else 0.0

    @property
    def indices(self) -> list[int]:
        """The indices of the components that at least one seat had."""
        return [int(k) for k in np.flatnonzero(self._anybody)]

    @cached_property
    def estimates(self) -> dict[int, Estimate]:
        """The additional win share of seats with each component."""
        family = len(self.indices)
        if self.cause:
            return {k: self.share(k, family).less(self.base) for k in self.indices}
        found = {}
        for k in self.indices:
            mine, others = self._with[k], self._equals - self._with[k]
            if family == 1:  # nobody can have as many others
                mine, others = (side.sum(axis=0, keepdims=True) for side in (mine, others))
            found[k] = matched_difference(mine, others, family)
        return found

    def share(self, k: int, family: int = 1) -> Estimate:
        """Return the win share of seats with component `k`."""
        count, won = self._with[k].sum(axis=0)
        return wilson(float(won), int(count), family)

    def name(self, k: int) -> str:
        """Return the name of component `k`."""
        return self.data.name(self.numbers[k])

    def components_with_verdict(self, word: str) -> list[int]:
        """Return the components with this verdict, the largest effect first."""
        found = [k for k, e in self.estimates.items() if judge(e, 0, self.data.margin) == word]
        return sorted(found, key=lambda k: -abs(self.estimates[k].mid))


def _count_seats(strata: Any, wins: Any, things: int) -> Any:
    """Return the number of seats and their victories in each stratum of each component."""
    size = things * (MOST_STRATA + 1)
    both = [np.bincount(strata, minlength=size), np.bincount(strata, wins, size)]
    return np.stack(both, axis=1).reshape(things, MOST_STRATA + 1, 2)


class Kind:
    """The counts of all components of one kind."""

    def __init__(self, data: Data, things: ComponentKind) -> None:
        self.data, self.things = data, things
        self.strength = Strength(data, things) if things.figure == "strength" else None
        numbers = data.things(things.id)
        self.sums = np.zeros((len(numbers), len(STAGES)))
        """The frequency of each stage, by component."""
        self.chosen = np.zeros_like(self.sums)
        """The frequency of each stage, by component that bots chose, without randomised drafts."""
        names = [data.name(number) for number in numbers]
        groups = [str(data.run.names["thing"][n]["group"]) for n in numbers]
        self.names = list(dict.fromkeys(groups)) if things.group else names
        """The names of components, or of groups with a common printed value."""
        self.group = np.array(
            [self.names.index(g) for g in groups] if things.group else range(len(names)), int
        )
        self._squares = np.zeros((3, len(self.names)))
        self._did, self._met = ([GameSample() for _ in self.names] for _ in range(2))

    def add(self, part: Part) -> None:
        """Add the games of this part of the run."""
        numbers = self.data.things(self.things.id)
        stages = part.stages[numbers.start : numbers.stop]
        self.sums += stages.sum(axis=1)
        self.chosen += stages[:, 0]
        if self.strength is not None:
            self.strength.add(part)
        else:
            self._count_rates(part)

    def _count_rates(self, part: Part) -> None:
        """Add the numerators and denominators of the rates, game by game."""
        size = len(self.names)
        rows, thing, game = part.use_rows(self.things)
        at = self.group[thing] * part.n + game
        top, bottom = (
            np.bincount(at, part.column("uses", stage)[rows], size * part.n).reshape(size, part.n)
            for stage in self.things.rate
        )
        self._squares += (top * top).sum(1), (top * bottom).sum(1), (bottom * bottom).sum(1)
        met = np.bincount(at, minlength=size * part.n).reshape(size, part.n)
        for k in range(size):
            self._did[k].add(np.flatnonzero(top[k]) + part.games.start)
            self._met[k].add(np.flatnonzero(met[k]) + part.games.start)

    def stage_frequencies(self) -> Any:
        """Return the frequency of each stage, for each component or group."""
        grid = np.zeros((len(self.names), self.sums.shape[1]))
        np.add.at(grid, self.group, self.sums)
        return grid

    def error(self, k: int, top: float, bottom: float) -> float:
        """Return the standard error of a rate, clustered by game."""
        if not bottom:
            return 0.0
        over, both, under = (float(sums[k]) for sums in self._squares)
        share = top / bottom
        return sqrt(max(0.0, over - 2 * share * both + share * share * under)) / bottom

    def examples(self, k: int) -> str:
        """Return games in which a component of the group was used, or else in which it was met."""
        return str(self._did[k] if len(self._did[k].games) else self._met[k])


def _ratio(things: ComponentKind, sums: Any, k: int, top: str, bottom: str) -> Estimate:
    return rate(sums[k, STAGES.index(top)], sums[k, STAGES.index(bottom)])


def _bar(e: Estimate, whole: bool, tip: str) -> Cell:
    """Return a table cell with a share or a frequency as a bar."""
    if not e.n:
        return (-1, "<i>–</i>")
    never = whole and e.n >= LEAST and e.high < NEVER
    text = f"{words.percent(e.mid)} %" if whole else f"{e.mid:.1f}"
    return (e.mid, charts.cell_bar(e.mid if whole else e.mid / 5, text, tip, 60,
                                   "never" if never else ""))  # fmt: skip


def strength_figure(kind: Kind, findings: Findings) -> Figure | None:
    """Return the figure of win shares by component."""
    data, things, found = kind.data, kind.things, kind.strength
    if found is None or not found.indices:
        return None
    sums, chosen = kind.sums, kind.chosen
    who = "games" if data.team else "seats"
    pairs = [
        (top, bottom)
        for top, bottom in (("had", "offered"), ("working", "had"), ("working", "offered"))
        if things.sources_of(top) and things.sources_of(bottom)
    ][:2]
    reach = charts.axis_reach(found.estimates.values(), 0.1)
    head = [Head(words.capital(things.one), "name")]
    head += [Head(words.esc(name), "num") for name in things.printed]
    for top, bottom in pairs:
        head.append(Head(f"{stage_name(things, top)}, when<br>{stage_name(things, bottom)}"))
    per = ownership_stage(things)
    if things.used:
        head.append(Head(f"{stage_name(things, 'used')}, for each<br>{stage_name(things, per)}"))
    if things.away:
        head.append(Head(f"{stage_name(things, 'away')}, for each<br>{stage_name(things, per)}"))
    against = (
        "points of win share over the average"
        if found.cause
        else f"points against {who} with as many"
    )
    head += [Head(who, "num"), Head(points_axis(reach, against, 360), "plotcell"),
             Head("points", "num"), Head("")]  # fmt: skip
    rows = []
    for k in sorted(found.indices, key=lambda k: -np.nan_to_num(found.estimates[k].mid)):
        printed = data.run.names["thing"][found.numbers[k]]["printed"]
        more: list[Cell] = [
            (str(printed.get(name, "")), words.esc(printed.get(name, "")))
            for name in things.printed
        ]
        for top, bottom in pairs:
            e = _ratio(things, chosen, k, top, bottom)
            tip = f"{stage_name(things, top)} {words.share(e)} of {words.count(e.n)}"
            more.append(_bar(e, e.mid <= 1 if e.n else True, words.plain(tip)))
        for stage in ("used", "away"):
            if things.sources_of(stage):
                e = _ratio(things, sums, k, stage, per)
                more.append(
                    _bar(
                        e, False, f"{stage_name(things, stage)}: {sums[k][STAGES.index(stage)]:.0f}"
                    )
                )
        e = found.estimates[k]
        more.append((e.n, words.count(e.n)))
        rows.append(row(found.name(k), e, -reach, reach, 0, data.margin, more=more, width=360,
                        seen=f"{who} won" if found.cause else who,
                        games=str(found.games[k])))  # fmt: skip
    _note(data, things, found, chosen, findings)
    parts, title, how = [Grid(head, rows)], _strength_title(things, found), ""
    shapes = by_print(found)
    if shapes:
        parts.append(_print_grid(found, shapes, reach, who))
        off = [shape for shape, (e, _) in shapes.items()
               if judge(e, 0, data.margin) in ("strong", "weak")]  # fmt: skip
        if off:
            (stand_out,) = words.clauses(off, "stands out", "stand out")
            title = f"{title.removesuffix('.')}; by what is printed, {stand_out}."
        how = (
            f" Below: {things.many} on which the same is printed, as one (the surer ones count"
            " more). What is worth more and costs no more is too cheap."
        )
    return Figure(f"thing-{things.id}", title, parts, _strength_how(data, things, found, who) + how)


def by_print(found: Strength) -> dict[str, tuple[Estimate, list[int]]]:
    """Return the pooled estimate and the indices of components with the same printed values.

    The result is empty if all components have the same values, or no two of them.
    """
    shapes: dict[str, list[int]] = {}
    for k in found.indices:
        printed = found.data.run.names["thing"][found.numbers[k]]["printed"]
        shape = ", ".join(f"{name} {value}" for name, value in printed.items())
        if shape:
            shapes.setdefault(shape, []).append(k)
    if not 1 < len(shapes) < sum(map(len, shapes.values())):
        return {}
    return {
        shape: (pooled_mean([found.estimates[k] for k in ks], len(shapes)), ks)
        for shape, ks in shapes.items()
    }


def _print_grid(
    found: Strength, shapes: dict[str, tuple[Estimate, list[int]]], reach: float, who: str
) -> Grid:
    head = [Head("Printed on it", "name"), Head(words.esc(found.things.many), "name"),
            Head(who, "num"), Head(points_axis(reach, "points, all of them together", 360),
                                   "plotcell"), Head("points", "num"), Head("")]  # fmt: skip
    rows = []
    for shape, (e, ks) in sorted(shapes.items(), key=lambda s: -np.nan_to_num(s[1][0].mid)):
        names = words.join_first([found.name(k) for k in ks], 5)
        more: list[Cell] = [(len(ks), words.esc(names)), (e.n, words.count(e.n))]
        rows.append(
            row(shape, e, -reach, reach, 0, found.data.margin, more=more, width=360, seen=who)
        )
    return Grid(head, rows)


def _strength_title(things: ComponentKind, found: Strength) -> str:
    """Return a title that states the clear findings."""
    strong, weak = found.components_with_verdict("strong"), found.components_with_verdict("weak")
    high = [found.name(k) for k in strong]
    low = [found.name(k) for k in weak]
    if found.cause:
        said = words.clauses(high, "is strong", "are strong")
        said += words.clauses(low, "is weak", "are weak")
        if said:
            return words.capital("; ".join(said)) + "."
        if all(judge(e, 0, found.data.margin) == "even" for e in found.estimates.values()):
            return f"All {things.many} are even."
        best = max(found.indices, key=lambda k: np.nan_to_num(found.estimates[k].mid, nan=-9))
        return (
            f"No {things.one} clearly stands out yet; {found.name(best)} is ahead with"
            f" {words.points(found.estimates[best])} points."
        )
    said = words.clauses(high, "goes with victories", "go with victories")
    said += words.clauses(low, "goes with defeats", "go with defeats")
    if said:
        return words.capital("; ".join(said)) + "."
    return f"No {things.one} clearly goes with victory or defeat."


def _strength_how(data: Data, things: ComponentKind, found: Strength, who: str) -> str:
    if found.cause:
        source = "drawn by a coin" if things.cause == "coin" else "dealt by chance"
        how = (
            f"Cause: {things.many} were {source}, so {who} with one differ from the others in"
            f" nothing else. {words.count(found.n)} {who}, of which"
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
            f"Correlation, not cause: {things.many} were chosen. {words.capital(who)} with one are"
            f" compared with {who} that had as many {things.many} but not this one"
            " (Mantel–Haenszel)."
        )
        if things.cause == "coin":
            how += " Play with --explore drafts to learn the cause."
    how += (
        f" Thick: 95 %. Thin: 95 % for all {len(found.indices)} together, which decides the words."
    )
    return f"{how} {things.note}".strip()


def _note(
    data: Data, things: ComponentKind, found: Strength, chosen: Any, findings: Findings
) -> None:
    """Add the findings for the first screen."""
    if found.cause:
        for word in ("strong", "weak", "leans"):
            for k in found.components_with_verdict(word):
                e, name = found.estimates[k], found.name(k)
                raw = e.raw or e
                sentence = (
                    f"<b>{words.esc(name)}</b> ({words.esc(things.one)}):"
                    f" {words.share(raw)} won, {words.points(e)} points over the average."
                )
                reach = charts.axis_reach([e], 0.2)
                chart = charts.evidence(
                    [(e, word, name)], -reach, reach, 0, "average", charts.in_points
                )
                if word == "leans":
                    findings.leaning.append((e.mid, sentence, chart))
                else:
                    into = findings.strong if word == "strong" else findings.weak
                    into.append((abs(e.mid), name, sentence, chart))
    for top, bottom in (("had", "offered"), ("working", "had")):
        if things.sources_of(top) and things.sources_of(bottom):
            for k in range(len(found.numbers)):
                e = _ratio(things, chosen, k, top, bottom)
                if e.n >= LEAST and e.high < NEVER:
                    sentence = (
                        f"<b>{words.esc(found.name(k))}</b>: {stage_name(things, bottom)}"
                        f" {words.count(e.n)} times, {stage_name(things, top)}"
                        f" {round(e.mid * e.n)} times, so in less than"
                        f" {words.percent(e.high, 1)} %."
                    )
                    findings.never.append((found.name(k), sentence))


def rate_figure(kind: Kind, findings: Findings) -> Figure | None:
    """Return the figure of how often components are used."""
    data, things, names = kind.data, kind.things, kind.names
    top, bottom = things.rate
    grouped = kind.stage_frequencies()
    at, of = STAGES.index(top), STAGES.index(bottom)
    there = [k for k in range(len(names)) if grouped[k, of] > 0]
    if not there:
        return None
    found = {
        k: rate(grouped[k, at], grouped[k, of], len(there),
                kind.error(k, grouped[k, at], grouped[k, of]))
        for k in there
    }  # fmt: skip
    overall = float(grouped[:, at].sum() / grouped[:, of].sum())
    most = max(
        1.0 if overall <= 1 else overall, *(min(e.high, 5 * overall + 1) for e in found.values())
    )
    shares = all(e.mid <= 1 for e in found.values())
    most = 1.0 if shares else most
    verb = stage_name(things, top)
    form = charts.in_percent if shares else charts.format_number
    width = 320
    label = f"{verb}, of those {stage_name(things, bottom)}"
    axis = charts.axis(0, most, charts.ticks_to(most, 4), label, width, form)
    rest = [s for s in STAGES if s not in (top, bottom) and things.sources_of(s)]
    head = [Head(words.capital(things.one), "name")]
    head += [] if things.group else [Head(words.esc(name), "num") for name in things.printed]
    head += [Head(f"{stage_name(things, bottom)}<br>a game", "num"), Head(axis, "plotcell"),
             Head(words.esc(verb), "num")]  # fmt: skip
    head += [
        Head(f"{stage_name(things, s)}, for each<br>{stage_name(things, bottom)}") for s in rest
    ]
    rows = []
    for k in sorted(there, key=lambda k: found[k].mid):
        e = found[k]
        word = judge(e, overall, 0.05)
        tip = (
            f"{names[k]}: {verb} {grouped[k, at]:.0f},"
            f" {stage_name(things, bottom)} {grouped[k, of]:.0f}"
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
        rows.append(Row(cells, word, kind.examples(k)))
        if e.n >= LEAST and e.high < NEVER and things.is_use:
            findings.never.append((
                names[k],
                f"<b>{words.esc(names[k])}</b> ({words.esc(things.one)}):"
                f" {stage_name(things, bottom)} {words.count(e.n)} times,"
                f" {verb} {grouped[k, at]:.0f} times.",
            ))  # fmt: skip
    return Figure(
        f"thing-{things.id}", _rate_title(things, names, found, overall, shares),
        [Grid(head, rows)],
        f"All {words.count(grouped[:, of].sum())} {stage_name(things, bottom)} in"
        f" {words.count(data.n)} games. The dashed line is the average; a row is coloured where it"
        f" differs from it even with the interval for all {len(there)} rows. What bots do not use"
        f" may still be good. {things.note}".strip(),
    )  # fmt: skip


def _rate_title(
    things: ComponentKind,
    names: list[str],
    found: dict[int, Estimate],
    overall: float,
    shares: bool,
) -> str:
    verb = stage_name(things, things.rate[0])
    average = f"{words.percent(overall)} %" if shares else f"{overall:.2f} for each"
    never = [names[k] for k, e in found.items() if e.n >= LEAST and e.high < NEVER]
    never = never if things.is_use else []
    low = [
        k for k, e in found.items() if judge(e, overall, 0.05) == "weak" and names[k] not in never
    ]
    low.sort(key=lambda k: found[k].mid)
    title = (
        f"{words.capital(things.many)}: {verb} {average} of those"
        f" {stage_name(things, things.rate[1])}"
    )
    if not shares:
        title = (
            f"{words.capital(things.many)}: {verb} {average} {stage_name(things, things.rate[1])}"
        )
    if never:
        title += f"; {words.join_first(never)} never"
    if low:
        title += f"; {words.join_first([names[k] for k in low], 3)} clearly less"
    if not never and not low:
        title += "; none is clearly below"
    return title + "."


def figures(kinds: Sequence[Kind], findings: Findings) -> list[Figure]:
    """Return a figure for each kind of components."""
    made = []
    for kind in kinds:
        draw = strength_figure if kind.things.figure == "strength" else rate_figure
        figure = draw(kind, findings)
        if figure is not None:
            made.append(figure)
    return made
