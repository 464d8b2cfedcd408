"""Two runs or more: the first against each of the others, deal by deal where that is possible."""

from __future__ import annotations

from typing import Any

import numpy as np

from holdfast import games as shelf
from holdfast.lab import variants
from holdfast.lab.balance import charts, words
from holdfast.lab.balance.data import Data
from holdfast.lab.balance.estimates import (
    Estimate,
    apart,
    difference,
    judge,
    mean,
    welch,
    wilson,
)
from holdfast.lab.balance.figures import Figure, Grid, Head, Row
from holdfast.lab.balance.things import Strength
from holdfast.lab.counted import Things
from holdfast.lab.plan import told
from holdfast.lab.store import RunError

MOST_RUNS = 4
WON, FIRST_SEAT = "Won", "Seat 1 wins"
SHARES = (WON, FIRST_SEAT)


def check(base: Data, others: list[Data]) -> None:
    """Runs that cannot be held against each other are refused."""
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


def changed(base: Data, other: Data) -> str:
    """What is different about another run."""
    one, two = base.run.plan, other.run.plan
    said = [f"{k}={v}" for k, v in two.options.items() if one.options.get(k) != v]
    if one.lineup != two.lineup:
        said.append(told(two.lineup))
    if one.explore != two.explore:
        said.append(f"explore {two.explore:g}" if two.explore else "the bots’ own drafts")
    paths = sorted({*one.patch, *two.patch})
    content = variants.content_of(shelf.load(two.game))
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


class Pairs:
    """The games of two runs that were dealt alike."""

    def __init__(self, base: Data, other: Data) -> None:
        self.base, self.other = base, other
        a, b = base.run.plan, other.run.plan
        mine, theirs = np.arange(0), np.arange(0)
        if len(a.turns) == len(b.turns):
            turns = len(a.turns)
            first, end = (
                max(a.seed, b.seed),
                min(a.seed + base.n // turns, b.seed + other.n // turns),
            )
            if end > first:
                count = (end - first) * turns
                mine = np.arange(count) + (first - a.seed) * turns
                theirs = np.arange(count) + (first - b.seed) * turns
        self.mine, self.theirs = mine, theirs

    @property
    def paired(self) -> bool:
        """Whether there are such games."""
        return len(self.mine) > 1

    def means(
        self, one: Any, two: Any, family: int, share: bool = False
    ) -> tuple[float, float, Estimate]:
        """A number of each game: its mean in both runs, and the difference."""
        if self.paired:
            a, b = one[self.mine], two[self.theirs]
            e = apart(b - a, family) if share else mean(b - a, family)
            return float(a.mean()), float(b.mean()), e
        return float(one.mean()), float(two.mean()), welch(two, one, family)


def facts(data: Data) -> dict[str, Any]:
    """What is compared of any two runs: numbers of each game."""
    games = data.run.games
    found: dict[str, Any] = {}
    if data.team:
        found[WON] = data.won
    else:
        points = data.of_seats("points").astype(float)
        found["Winner’s points"] = points.max(axis=1)
        found["Points of the last"] = points.min(axis=1)
        if data.seats > 1:
            found["Winner’s lead"] = games["margin"].to_numpy().astype(float)
            found["Changes of the lead"] = games["lead_changes"].to_numpy().astype(float)
            found[FIRST_SEAT] = data.shares[:, 0]
    found[words.capital(data.days_called)] = data.length.astype(float)
    found["Decisions"] = games["decisions"].to_numpy().astype(float)
    for count in data.counted.count:
        found[f"{count.name}, a seat"] = data.of_seats(f"n_{count.id}").mean(axis=1)
    return found


def figures(base: Data, others: list[Data]) -> list[Figure]:
    """A figure for each other run, and where things can be compared another one."""
    made = []
    for i, other in enumerate(others, 1):
        pairs = Pairs(base, other)
        found = _things(base, other, pairs, f"run-{i}") if len(others) == 1 else {}
        # What was touched comes first, then the whole game, so that side effects cannot hide.
        touched = _touched(base, other)
        made += [figure for kind, figure in found.items() if kind in touched]
        made.append(_whole(base, other, pairs, f"run-{i}"))
        made += [figure for kind, figure in found.items() if kind not in touched]
    return made + (_verdicts(base, others) if len(others) > 1 else [])


def _touched(base: Data, other: Data) -> set[str]:
    """The kinds of things whose content is not the same in both runs."""
    one, two = base.run.plan.patch, other.run.plan.patch
    tables = {p.split(".")[0] for p in {*one, *two} if one.get(p) != two.get(p)}
    return {
        things.id
        for things in base.counted.thing
        if tables & {source.partition(":")[0].removesuffix(".toml") for source in things.content}
    }


def _verdicts(base: Data, others: list[Data]) -> list[Figure]:
    """Of three runs and more: a word for each thing in each run."""
    made = []
    for things in base.counted.thing:
        if things.figure != "strength" or things.cause is None:
            continue
        found = [Strength(data, things) for data in (base, *others)]
        there = [k for k in found[0].there if all(k in each.there for each in found)]
        if not there or not all(each.cause for each in found):
            continue
        head = [Head(words.capital(things.one), "name"), Head("first run")]
        head += [Head(words.esc(changed(base, other))) for other in others]
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
            f" {words.some(moved)}."
            if moved
            else f"No {things.one} is surely one thing here and another there."
        )
        made.append(Figure(
            f"runs-{things.id}", title, [Grid(head, rows)],
            "The words of each run by itself. Two runs are compared game by game in a report of"
            " these two alone.",
        ))  # fmt: skip
    return made


def _mark(word: str) -> str:
    return f'<span class="mark {"leaning" if word == "leans" else word}">{word}</span>'


def differences(base: Data, other: Data) -> dict[str, dict[str, Estimate]]:
    """By kind and name the things whose strength surely differs between two runs."""
    pairs = Pairs(base, other)
    return {
        things.id: {name: e for name, e in _between(base, other, pairs, things) if e.sure}
        for things in base.counted.thing
        if things.figure == "strength"
    }


def _between(base: Data, other: Data, pairs: Pairs, things: Things) -> list[tuple[str, Estimate]]:
    one, two = Strength(base, things), Strength(other, things)
    if not (one.cause and two.cause):
        return []
    there = [k for k in one.there if k in two.there]
    return [(one.name(k), _difference(base, other, pairs, one, two, k, len(there))) for k in there]


def _whole(base: Data, other: Data, pairs: Pairs, key: str) -> Figure:
    one, two = facts(base), facts(other)
    rows, sure = [], []
    width = 220
    for name in one:
        a, b, e = pairs.means(one[name], two[name], len(one), name in SHARES)
        spread = float(np.concatenate([one[name], two[name]]).std()) or 1.0
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
    way = "paired" if pairs.paired else "unpaired"
    head = [Head("The whole game", "name"), Head("first run", "num"), Head("this run", "num"),
            Head(f"difference, {way}", "num"), Head(axis, "plotcell"),
            Head("would be seen from", "num")]  # fmt: skip
    what = words.capital(words.esc(changed(base, other)))
    sure.sort(key=lambda s: -s[0])
    told_ = [
        f"{name.lower()} {words.signed(e.mid, 2 if abs(e.mid) < 1 else 1)}" for _, name, e in sure
    ]
    games = len(pairs.mine) if pairs.paired else min(base.n, other.n)
    title = (
        f"{what}: {words.some(told_)}."
        if told_
        else f"{what}: {words.count(games)} games show no sure difference."
    )
    how = (
        f"The same {words.count(games)} deals, with the same seats and coins, so differences are"
        " taken game by game."
        if pairs.paired
        else "Unpaired: the runs have no deals in common, so differences are those of means"
        " (Welch)."
    )
    return Figure(
        key, title, [Grid(head, rows)],
        f"{how} Brackets: 95 %. Bold: clear of 0 even with the interval for all {len(rows)} rows."
        " The last column is the difference that so many games would find in four of five tries:"
        " what is smaller may still be there.",
    )  # fmt: skip


def _things(base: Data, other: Data, pairs: Pairs, key: str) -> dict[str, Figure]:
    """By kind, things that are causes in both runs, before and after."""
    made = {}
    for things in base.counted.thing:
        if things.figure != "strength" or things.cause is None:
            continue
        one, two = Strength(base, things), Strength(other, things)
        if not (one.cause and two.cause):
            continue
        there = [k for k in one.there if k in two.there]
        rows, sure, confirmed = [], [], []
        for k in there:
            a, b = one.estimates[k].raw, two.estimates[k].raw
            if a is None or b is None:
                continue
            e = _difference(base, other, pairs, one, two, k, len(there))
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
            f"{words.capital(things.many)} that surely changed: {words.some(sure)}."
            if sure
            else f"No {things.one} surely became stronger or weaker."
        )
        how = "Bold and coloured: clear of 0 even with the interval for all rows."
        fresh = not pairs.paired and changed(base, other) == "fresh deals"
        if fresh and confirmed:
            yes = [name for name, same in confirmed if same]
            no = [name for name, same in confirmed if not same]
            title = "Found in the first run"
            title += f", confirmed on fresh deals: {words.some(yes)}" if yes else ""
            title += f"; not confirmed: {words.some(no)}" if no else ""
            title += "."
        grid = Grid(head, [r for _, r in rows])
        made[things.id] = Figure(f"{key}-{things.id}", title, [grid], how)
    return made


def _difference(
    base: Data, other: Data, pairs: Pairs, one: Strength, two: Strength, k: int, family: int
) -> Estimate:
    """Between two runs, for whoever had a thing: seat by seat where both runs dealt it alike."""
    if pairs.paired:
        a, b = _units(base, pairs.mine), _units(other, pairs.theirs)
        both = one.mask(k)[a] & two.mask(k)[b] & one.among[a] & two.among[b]
        alike = both.sum() >= 0.9 * max(1, (one.mask(k)[a] & one.among[a]).sum())
        if both.sum() > 1 and alike:
            return apart(other.units[b][both] - base.units[a][both], family)
    mine, theirs = one.have[:, k], two.have[:, k]
    return difference(
        wilson(two.wins[theirs].sum(), int(theirs.sum())),
        wilson(one.wins[mine].sum(), int(mine.sum())),
        family,
    )


def _units(data: Data, games: Any) -> Any:
    """The rows of seats, or of teams, that belong to games."""
    if data.team:
        return games
    return (games[:, None] * data.seats + np.arange(data.seats)[None, :]).reshape(-1)
