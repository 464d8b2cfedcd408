"""Comparison of a run with other runs, deal by deal where they share deals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

import numpy as np

from holdfast.games import load as load_game
from holdfast.lab.report import charts, words
from holdfast.lab.report.components import Strength
from holdfast.lab.report.data import Data, Part
from holdfast.lab.report.figures import Figure, Grid, Head, Row
from holdfast.lab.report.table_reader import Tables
from holdfast.lab.runs import variants
from holdfast.lab.runs.metrics import ownership_stage
from holdfast.lab.runs.plan import format_lineup, parse_explore
from holdfast.lab.runs.store import RunError
from holdfast.lab.statistics.accumulators import Moments
from holdfast.lab.statistics.estimates import (
    Estimate,
    difference,
    judge,
    mean,
    paired_difference,
    welch,
)

MOST_RUNS = 4
ALIKE = 0.9
"""Smallest share of seats with the same component in both runs for which seats are compared in
pairs."""
WON, FIRST_SEAT = "Won", "Seat 1 wins"
SHARES = (WON, FIRST_SEAT)


def check(base: Data, others: list[Data]) -> None:
    """Raise `RunError` if these runs cannot be compared."""
    if len(others) >= MOST_RUNS:
        raise RunError(f"at most {MOST_RUNS} runs are compared, not {len(others) + 1}")
    for other in others:
        if other.game.name != base.game.name:
            raise RunError(
                f"{other.run.folder} is a run of {other.game.name}, not of {base.game.name}"
            )
        if other.seats != base.seats:
            raise RunError(
                f"{other.run.folder} has {other.seats} seats, {base.run.folder} has {base.seats}"
            )


def describe_changes(base: Data, other: Data) -> str:
    """Return the differences of another run's plan, in words."""
    one, two = base.run.plan, other.run.plan
    said = [f"{k}={v}" for k, v in two.options.items() if one.options.get(k) != v]
    if one.lineup != two.lineup:
        said.append(format_lineup(two.lineup))
    if one.explore != two.explore:
        coins = [f"{what}:{share:g}" for what, share in parse_explore(two.explore).items()]
        said.append(f"explore {', '.join(coins)}" if coins else "the bots’ own choices")
    paths = sorted({*one.patch, *two.patch})
    content = variants.read_content(load_game(two.game))
    said += [
        f"{path}={two.patch.get(path, variants.current(content, path))}"
        for path in paths
        if one.patch.get(path) != two.patch.get(path)
    ]
    if not paths and base.run.manifest["content_hash"] != other.run.manifest["content_hash"]:
        said.append("other rules or content")
    if not said and one.seed != two.seed:
        said.append("fresh deals")
    return ", ".join(said) or "the same again"


def causes(data: Data) -> dict[str, Strength]:
    """Return the strengths that can be compared between runs, by kind of components."""
    return {
        things.id: Strength(data, things)
        for things in data.counted.thing
        if things.figure == "strength" and things.cause is not None
    }


def facts(part: Part) -> dict[str, Any]:
    """Return the numbers of each game that are compared between runs."""
    found: dict[str, Any] = {}
    data = part.data
    if data.team:
        found[WON] = part.won
    else:
        points = part.of_seats("points").astype(float)
        found["Winner’s points"] = points.max(axis=1)
        found["Points of the last"] = points.min(axis=1)
        if data.seats > 1:
            found["Winner’s lead"] = part.of_games("margin").astype(float)
            found["Changes of the lead"] = part.of_games("lead_changes").astype(float)
            found[FIRST_SEAT] = part.shares[:, 0]
    found[words.capital(data.days_called)] = part.length.astype(float)
    found["Decisions"] = part.of_games("decisions").astype(float)
    for count in data.counted.count:
        found[f"{count.name}, a seat"] = part.of_seats(f"n_{count.id}").mean(axis=1)
    return found


class Facts:
    """The compared numbers of all games of a run."""

    def __init__(self) -> None:
        self.found: dict[str, Moments] = {}

    def add(self, part: Part) -> None:
        """Add the games of this part of the run."""
        for name, values in facts(part).items():
            self.found.setdefault(name, Moments()).add(values)


class RunComparison:
    """A comparison of two runs, deal by deal where both have the same deals."""

    def __init__(
        self, base: Data, other: Data, facts_: Facts, strengths: Mapping[str, Strength]
    ) -> None:
        """Read the other run; the facts and strengths of the first one are given."""
        self.base, self.other = base, other
        self.one, self.two = facts_, Facts()
        mine, theirs = strengths, causes(other)
        other.gather([self.two], list(theirs.values()))
        self.kinds = {
            id_: Both(mine[id_], theirs[id_])
            for id_ in mine
            if mine[id_].cause and theirs[id_].cause
        }
        self.strengths = theirs
        self.pairs: dict[str, tuple[Moments, Moments, Moments]] = {}
        self._pair()

    @cached_property
    def games_with_same_deals(self) -> tuple[range, range]:
        """The games of both runs that have the same deals."""
        a, b = self.base.run.plan, self.other.run.plan
        if len(a.turns) != len(b.turns):
            return range(0), range(0)
        turns = len(a.turns)
        first = max(a.seed, b.seed)
        end = min(a.seed + self.base.n // turns, b.seed + self.other.n // turns)
        count = max(0, end - first) * turns
        mine, theirs = ((first - plan.seed) * turns for plan in (a, b))
        return range(mine, mine + count), range(theirs, theirs + count)

    @property
    def are_paired(self) -> bool:
        """Whether the runs share deals."""
        return len(self.games_with_same_deals[0]) > 1

    def _pair(self) -> None:
        """Read the games with the same deals side by side."""
        if not self.are_paired:
            return
        mine, theirs = self.games_with_same_deals
        tables = Tables(self.other.run)
        for part in self.base.parts():
            start = max(part.games.start, mine.start)
            stop = min(part.games.stop, mine.stop)
            if start >= stop:
                continue
            apart_ = theirs.start - mine.start
            one = part
            if len(part.games) != stop - start:
                one = Part(self.base, range(start, stop), part.tables)
            two = Part(self.other, range(start + apart_, stop + apart_), tables)
            before, after = facts(one), facts(two)
            for name, a in before.items():
                for kept, values in zip(
                    self.pairs.setdefault(name, (Moments(), Moments(), Moments())),
                    (a, after[name], after[name] - a), strict=True,
                ):  # fmt: skip
                    kept.add(values)
            for both in self.kinds.values():
                both.add(one, two)

    def means(self, name: str, family: int) -> tuple[float, float, Estimate]:
        """Return the mean of a fact in both runs, and the difference."""
        if self.are_paired:
            a, b, between = self.pairs[name]
            e = paired_difference(between, family) if name in SHARES else mean(between, family)
            return a.mean, b.mean, e
        a, b = self.one.found[name], self.two.found[name]
        return a.mean, b.mean, welch(b, a, family)

    def spread(self, name: str) -> float:
        """Return the standard deviation of a fact over the games of both runs."""
        return self.one.found[name].with_(self.two.found[name]).deviation or 1.0

    def differences(self) -> dict[str, dict[str, Estimate]]:
        """Return the clear differences of strength between the runs, by kind and component."""
        return {
            id_: {
                both.one.name(k): e
                for k in both.indices
                if (e := both.difference(k, len(both.indices))).sure
            }
            for id_, both in self.kinds.items()
        }


class Both:
    """The components of one kind in two runs, seat by seat where both have the same deals."""

    def __init__(self, one: Strength, two: Strength) -> None:
        self.one, self.two = one, two
        self._mine = np.zeros(len(one.numbers), int)
        self._between = [Moments() for _ in one.numbers]

    @property
    def indices(self) -> list[int]:
        """The indices of the components that a seat had in both runs."""
        return [k for k in self.one.indices if k in self.two.indices]

    def add(self, one: Part, two: Part) -> None:
        """Add games of both runs with the same deals."""
        stage = ownership_stage(self.one.things)
        have, others = (part.units_having(self.one.things, stage) for part in (one, two))
        have, others = (
            have.among(self.one.compared_seats(one)),
            others.among(self.two.compared_seats(two)),
        )
        self._mine += np.bincount(have.thing, minlength=len(self._mine))
        units = len(one.units)
        codes, theirs = (who.thing * units + who.unit for who in (have, others))
        thing, both = np.divmod(np.intersect1d(codes, theirs, assume_unique=True), units)
        for k in np.unique(thing).tolist():
            here = both[thing == k]
            self._between[k].add(two.units[here] - one.units[here])

    def difference(self, k: int, family: int) -> Estimate:
        """Return the difference between the runs for seats with component `k`."""
        between = self._between[k]
        if between.n > 1 and between.n >= ALIKE * max(1, self._mine[k]):
            return paired_difference(between, family)
        return difference(self.two.share(k), self.one.share(k), family)


def figures(
    base: Data, strengths: Mapping[str, Strength], others: Sequence[RunComparison]
) -> list[Figure]:
    """Return a figure for each other run, and figures of components where these can be compared."""
    made = []
    for i, held in enumerate(others, 1):
        found = _things(held, f"run-{i}") if len(others) == 1 else {}
        # Changed kinds of components come first, then all others, so that side effects are shown
        # too.
        touched = _changed_kinds(base, held.other)
        made += [figure for kind, figure in found.items() if kind in touched]
        made.append(_whole(held, f"run-{i}"))
        made += [figure for kind, figure in found.items() if kind not in touched]
    return made + (_verdicts(base, strengths, others) if len(others) > 1 else [])


def _changed_kinds(base: Data, other: Data) -> set[str]:
    """Return the kinds of components whose content differs between the runs."""
    one, two = base.run.plan.patch, other.run.plan.patch
    tables = {p.split(".")[0] for p in {*one, *two} if one.get(p) != two.get(p)}
    return {
        things.id
        for things in base.counted.thing
        if tables & {source.partition(":")[0].removesuffix(".toml") for source in things.content}
    }


def _verdicts(
    base: Data, strengths: Mapping[str, Strength], others: Sequence[RunComparison]
) -> list[Figure]:
    """Return figures with the verdict on each component in each of three or more runs."""
    made = []
    for id_, mine in strengths.items():
        things = mine.things
        found = [mine, *(held.strengths[id_] for held in others)]
        there = [k for k in mine.indices if all(k in each.indices for each in found)]
        if not there or not all(each.cause for each in found):
            continue
        head = [Head(words.capital(things.one), "name"), Head("first run")]
        head += [Head(words.esc(describe_changes(base, held.other))) for held in others]
        rows, moved = [], []
        for k in there:
            said = [judge(each.estimates[k], 0, base.margin) for each in found]
            surely = {word for word in said if word in ("strong", "weak", "even")}
            if len(surely) > 1:
                moved.append(found[0].name(k))
            marks = [_mark(word) for word in said]
            rows.append(Row([(found[0].name(k), words.esc(found[0].name(k))),
                             *zip(said, marks, strict=True)], said[0]))  # fmt: skip
        title = (
            f"{words.capital(things.many)} of which not the same is true in all runs:"
            f" {words.join_first(moved)}."
            if moved
            else f"No {things.one} is clearly different in one of the runs."
        )
        made.append(Figure(
            f"runs-{things.id}", title, [Grid(head, rows)],
            "The words of each run by itself. Two runs are compared game by game in a report of"
            " these two alone.",
        ))  # fmt: skip
    return made


def _mark(word: str) -> str:
    return f'<span class="mark {"leaning" if word == "leans" else word}">{word}</span>'


def _whole(held: RunComparison, key: str) -> Figure:
    base, other = held.base, held.other
    names = list(held.one.found)
    rows, sure = [], []
    width = 220
    for name in names:
        a, b, e = held.means(name, len(names))
        spread = held.spread(name)
        if e.sure:
            sure.append((abs(e.mid) / spread, name, e))
        text = words.number(e, 2)
        chart = charts.interval(
            e.times(1 / spread), -1, 1, 0, judge(e, 0, 0), width=width, tip=name
        )
        seen = f"± {e.seen_from:.2f}" if e.n and np.isfinite(e.seen_from) else "–"
        rows.append(Row([
            (name, words.esc(name)), (a, f"{a:.2f}"), (b, f"{b:.2f}"),
            (e.mid, f"<b>{text}</b>" if e.sure else text), (e.mid, chart), (e.seen_from, seen),
        ]))  # fmt: skip
    axis = charts.axis(-1, 1, [-1, -0.5, 0, 0.5, 1], "in standard deviations", width)
    way = "paired" if held.are_paired else "unpaired"
    head = [Head("The whole game", "name"), Head("first run", "num"), Head("this run", "num"),
            Head(f"difference, {way}", "num"), Head(axis, "plotcell"),
            Head("would be seen from", "num")]  # fmt: skip
    what = words.capital(words.esc(describe_changes(base, other)))
    sure.sort(key=lambda s: -s[0])
    told_ = [
        f"{name.lower()} {words.with_sign(e.mid, 2 if abs(e.mid) < 1 else 1)}"
        for _, name, e in sure
    ]
    games = len(held.games_with_same_deals[0]) if held.are_paired else min(base.n, other.n)
    title = (
        f"{what}: {words.join_first(told_)}."
        if told_
        else f"{what}: {words.count(games)} games show no sure difference."
    )
    how = (
        f"The same {words.count(games)} deals, with the same seats and coins, so differences are"
        " taken game by game."
        if held.are_paired
        else "Unpaired: the runs have no deals in common, so differences are those of means"
        " (Welch)."
    )
    return Figure(
        key, title, [Grid(head, rows)],
        f"{how} Brackets: 95 %. Bold: clear of 0 even with the interval for all {len(rows)} rows."
        " The last column is the difference that this number of games would find in four of five"
        " tries: a smaller one may still be there.",
    )  # fmt: skip


def _things(held: RunComparison, key: str) -> dict[str, Figure]:
    """Return figures of the components of each kind before and after."""
    base, other = held.base, held.other
    made = {}
    for id_, both in held.kinds.items():
        one, two, things, there = both.one, both.two, both.one.things, both.indices
        rows, sure, confirmed = [], [], []
        for k in there:
            a, b = one.estimates[k].raw, two.estimates[k].raw
            if a is None or b is None:
                continue
            e = both.difference(k, len(there))
            was, is_ = (judge(s.estimates[k], 0, base.margin) for s in (one, two))
            if was in ("strong", "weak"):
                confirmed.append((one.name(k), was == is_))
            if e.sure:
                sure.append(f"{one.name(k)} {words.points(e)}")
            rows.append((abs(np.nan_to_num(e.mid)), Row([
                (one.name(k), words.esc(one.name(k))), (a.n, words.count(a.n)),
                (a.mid, words.share(a)), (was, was), (b.mid, words.share(b)), (is_, is_),
                (e.mid, f"<b>{words.points(e)}</b>" if e.sure else words.points(e)),
            ], "strong" if e.sure and e.mid > 0 else "weak" if e.sure else "")))  # fmt: skip
        if not rows:
            continue
        rows.sort(key=lambda r: -r[0])
        head = [Head(words.capital(things.one), "name"), Head("seen", "num"),
                Head("first run", "num"), Head(""), Head("this run", "num"), Head(""),
                Head("points", "num")]  # fmt: skip
        title = (
            f"{words.capital(things.many)} that clearly changed: {words.join_first(sure)}."
            if sure
            else f"No {things.one} clearly became stronger or weaker."
        )
        how = "Bold and coloured: clear of 0 even with the interval for all rows."
        fresh = not held.are_paired and describe_changes(base, other) == "fresh deals"
        if fresh and confirmed:
            yes = [name for name, same in confirmed if same]
            no = [name for name, same in confirmed if not same]
            title = "Found in the first run"
            title += f", confirmed on fresh deals: {words.join_first(yes)}" if yes else ""
            title += f"; not confirmed: {words.join_first(no)}" if no else ""
            title += "."
        grid = Grid(head, [r for _, r in rows])
        made[id_] = Figure(f"{key}-{things.id}", title, [grid], how)
    return made
