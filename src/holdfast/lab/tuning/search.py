"""Tuning: which numbers of the content bring the figures of a game where they are wanted.

    holdfast lab tune outbreak --vary table.develop.turret=3..7 --target "won = 55"

Every try is a run with changed content, on the same deals with the same coins, so tries are
compared game by game. Optuna chooses what is tried next. What looked best was chosen because it
looked best, so it is played once more, on fresh deals, beside the game as it is: only these numbers
make the proposal. What the rulebook prints may be changed for an experiment (`lab run --set`), but
it is not tuned: a game says in its `lab.toml` which numbers are its own.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from itertools import product
from math import inf, isfinite, prod
from pathlib import Path
from typing import Any

import numpy as np

from holdfast import games as shelf
from holdfast.lab.report.components import Strength
from holdfast.lab.report.data import Data
from holdfast.lab.report.seats import Seats
from holdfast.lab.report.words import signed
from holdfast.lab.runs import variants
from holdfast.lab.runs.columns import columns_of
from holdfast.lab.runs.metrics import ComponentKind, metrics_of
from holdfast.lab.runs.plan import Explore, Plan
from holdfast.lab.runs.run import Run
from holdfast.lab.runs.store import RunError, write_atomically
from holdfast.lab.statistics.estimates import Estimate, apart, mean, wilson

FRESH = 1_000_000
"""So far from the deals of the search lie those of the proof."""
MOST_TRIES = 200

_TARGET = re.compile(
    r"(?P<what>[\w.]+)\s*(?P<sign>[=<>])\s*(?P<value>[+−-]?\d+(?:\.\d+)?)\s*%?", re.ASCII
)
_RANGE = re.compile(r"(?P<low>-?\d+)\.\.(?P<high>-?\d+)")

Progress = Callable[[str, int, int], None]
"""Told what is being played, and how many of how many tries are done."""


class TuneError(RunError):
    """This cannot be tuned."""


# What is varied


@dataclass(frozen=True)
class Knob:
    """A number of the content, and between what it is varied."""

    path: str
    low: int
    high: int
    now: int


def parse_knob(words: str, game: str) -> Knob:
    """A knob as it is typed: `table.develop.turret=3..7`. What the rulebook prints is refused."""
    path, _, text = words.partition("=")
    path = path.strip()
    found = _RANGE.fullmatch(text.strip())
    if found is None:
        raise TuneError(f"a number is varied as table.row.column=1..3, not as {words!r}")
    low, high = int(found["low"]), int(found["high"])
    if low >= high:
        raise TuneError(f"{path}: {low}..{high} leaves nothing to choose")
    played = shelf.load(game)
    content = variants.read_content(played)
    variants.checked(played, {path: low})
    path = variants.canonical(content, path)
    now = variants.current(content, path)
    if type(now) is not int:
        raise TuneError(f"{path} is {now!r}: only whole numbers are tuned")
    tune = metrics_of(played).tune
    ours = tune is not None and any(fnmatchcase(path, pattern) for pattern in tune.ours)
    if not ours or tune is None or any(fnmatchcase(path, pattern) for pattern in tune.printed):
        own = f"; its own are: {', '.join(tune.ours)}" if tune is not None else ""
        raise TuneError(
            f"{path} is printed in the rulebook: it can be set for an experiment, not tuned{own}"
        )
    return Knob(path, low, high, now)


# What is wanted


@dataclass(frozen=True)
class Target:
    """A figure, and where it is wanted."""

    what: str
    sign: str
    value: float | None = None
    """In points of shares, else in the unit of the figure; without one: as it is now."""

    def __str__(self) -> str:
        if self.value is None:
            return f"{self.what} as now"
        return f"{self.what} {self.sign} {self.value:g}"

    def off(self, mid: float) -> float:
        """How far a figure is from where it is wanted."""
        if self.value is None or not isfinite(mid):
            return 0.0 if self.value is None else 1e3
        gap = mid - self.value
        if (self.sign == "<" and gap <= 0) or (self.sign == ">" and gap >= 0):
            return 0.0
        return abs(gap)

    def judged(self, e: Estimate) -> str:
        """Whether it is there: met and missed are sure, open is neither."""
        assert self.value is not None
        if self.sign == "=":
            # Nobody can prove that two numbers are equal: it is met where it may be so.
            return "met, as far as this shows" if e.low <= self.value <= e.high else "missed"
        below = self.sign == "<"
        if (e.high < self.value) if below else (e.low > self.value):
            return "met"
        if (e.low > self.value) if below else (e.high < self.value):
            return "missed"
        return "open"


def parse_target(words: str, game: str) -> Target:
    """A target as it is typed: `won = 55`, `leaders.max < 8`, `length < 12`."""
    found = _TARGET.fullmatch(words.strip())
    if found is None:
        raise TuneError(f"a target is a figure with =, < or > and a number, not {words!r}")
    value = float(found["value"].replace("−", "-"))
    target = _known(Target(found["what"], found["sign"], value), game)
    least, most = _ends(target.what)
    if not least <= value <= most:
        far = f"from {least:g} to {most:g}" if isfinite(most) else f"{least:g} at least"
        raise TuneError(f"{target.what} is {far}: {value:g} cannot be reached")
    return target


def _ends(what: str) -> tuple[float, float]:
    """Between what a figure lies, whatever is played."""
    if what == "won" or what.startswith("seats."):
        return 0.0, 100.0
    if "." in what:  # points over the average
        return -100.0, 100.0
    return -inf if what in ("points", "margin") else 0.0, inf


def kept_figure(what: str, game: str) -> Target:
    """A figure that is to stay as it is."""
    return _known(Target(what.strip(), "="), game)


def _known(target: Target, game: str) -> Target:
    """Figures that there are not are told before anything is played."""
    played = shelf.load(game)
    what, _, end = target.what.partition(".")
    columns = {"length", "decisions", "lead_changes", "margin", "points", "longest_wait"}
    columns |= {f"n_{count.id}" for count in metrics_of(played).count}
    if end in ("max", "min") and (what == "seats" or _things(played, what)):
        return target
    if (target.what == "won" and played.team) or target.what in columns:
        return target
    kinds = [f"{t.id}.max" for t in metrics_of(played).thing if t.figure == "strength"]
    known = [*(["won"] if played.team else ["seats.max"]), *kinds, *sorted(columns)]
    raise TuneError(f"there is no figure {target.what!r}; there are: {', '.join(known)}")


def _things(game: Any, what: str) -> ComponentKind | None:
    return next(
        (
            t
            for t in metrics_of(game).thing
            if t.figure == "strength" and what in (t.id, t.one, t.many)
        ),
        None,
    )


def by_game(data: Data, what: str) -> Any:
    """A number of each game, of which the figure is the mean; none for the largest of several."""
    if what == "won":
        return 100 * data.each(lambda part: part.won)
    if "." in what:
        return None
    if what in columns_of(data.game, data.seats).games:
        return data.each(lambda part: part.of_games(what)).astype(float)
    return data.each(lambda part: part.of_seats(what).mean(axis=1)).astype(float)


def figure(data: Data, what: str, family: int = 1) -> Estimate:
    """A figure with its interval. The largest of several rows has that of all rows together, as it
    was chosen among them."""
    if what == "won":
        return wilson(by_game(data, what).sum() / 100, data.n, family).times(100)
    each = by_game(data, what)
    if each is not None:
        return mean(each, family)
    kind, _, end = what.partition(".")
    if kind == "seats":
        rows = data.collect(Seats(data)).by_seat()
    else:
        things = _things(data.game, kind)
        assert things is not None
        rows = list(data.collect(Strength(data, things)).estimates.values())
    rows = [e for e in rows if e.n]
    if not rows:
        return Estimate(np.nan, -np.inf, np.inf, -np.inf, np.inf, 0)
    e = (max if end == "max" else min)(rows, key=lambda e: e.mid)
    return replace(e, low=e.family_low, high=e.family_high, raw=None).times(100)


# Trying


@dataclass(frozen=True)
class Try:
    """Values that were tried, and what came of it."""

    values: dict[str, int]
    found: dict[str, Estimate]
    loss: float
    run: Run


@dataclass(frozen=True)
class Tuned:
    """What tuning has found."""

    knobs: list[Knob]
    targets: list[Target]
    tries: list[Try]
    """The game as it is first, then in the order in which they were tried."""
    best: Try
    fresh: Run
    """The best one, on fresh deals."""
    fresh_base: Run
    folder: Path

    @property
    def changes(self) -> dict[str, int]:
        """What is proposed, where it is not as it is now."""
        now = self.tries[0].values
        return {path: value for path, value in self.best.values.items() if now[path] != value}

    def responses(self) -> list[tuple[Knob, str, Estimate]]:
        """How much a figure changes for each step of a number, the others held equal: least squares
        over the tries, game by game, as all tries have the same deals."""
        x = np.array([[t.values[knob.path] for knob in self.knobs] for t in self.tries], float)
        design = np.c_[np.ones(len(x)), x]
        if np.linalg.matrix_rank(design) < design.shape[1]:
            return []  # too few tries to tell the numbers apart
        inverse = np.linalg.pinv(design)
        found = []
        whats = [
            t.what for t in self.targets if by_game(Data(self.tries[0].run), t.what) is not None
        ]
        for what in dict.fromkeys(whats):
            grid = np.stack([by_game(Data(t.run), what) for t in self.tries])
            slopes = inverse @ grid
            for k, knob in enumerate(self.knobs, 1):
                family = len(self.knobs) * len(set(whats))
                found.append((knob, what, mean(slopes[k], family)))
        return found

    def proof(self) -> list[tuple[Target, Estimate, Estimate, Estimate | None]]:
        """On fresh deals: of each target the figure as it is and as proposed, and the difference,
        game by game where the figure is one of games."""
        base, best = Data(self.fresh_base), Data(self.fresh)
        found = []
        for target in self.targets:
            one, two = (by_game(data, target.what) for data in (base, best))
            e = None
            if one is not None:
                share = target.what == "won"
                e = apart((two - one) / 100).times(100) if share else mean(two - one)
            found.append((
                target, figure(base, target.what), figure(best, target.what), e,
            ))  # fmt: skip
        return found

    def markdown(self) -> str:
        """All of it, for a terminal or the docs."""
        return "\n".join(_told(self))


def tune(
    game: str,
    *,
    vary: Sequence[str],
    target: Sequence[str],
    keep: Sequence[str] = (),
    games: int = 1000,
    tries: int = 12,
    out: Path | str | None = None,
    told: Progress | None = None,
    seed: int = 0,
    lineup: tuple[str, ...] = (),
    options: Mapping[str, Any] | None = None,
    explore: Explore = 0.0,
    **how: Any,
) -> Tuned:
    """Look for numbers of the content that bring figures where they are wanted. `how` is what
    `play` takes. What was tried before lies in the folder and is not played again."""
    optuna = _optuna()
    knobs = [parse_knob(words, game) for words in vary]
    targets = [parse_target(words, game) for words in target] + [
        kept_figure(what, game) for what in keep
    ]
    if not knobs:
        raise TuneError("nothing is varied")
    for knob in knobs:
        if [other.path for other in knobs].count(knob.path) > 1:
            raise TuneError(f"{knob.path} is varied twice")
    if not any(t.value is not None for t in targets):
        raise TuneError("nothing is wanted")
    if not 0 < tries <= MOST_TRIES:
        raise TuneError(f"there are 1 to {MOST_TRIES} tries, not {tries}")
    for knob in knobs:  # what the game itself refuses is told before anything is played
        for end in {knob.low, knob.high} - {knob.now}:
            variants.variant(game, {knob.path: end})
    plan = Plan(game, games, lineup, seed, options or {}, explore)
    folder = Path("runs") / f"tune-{game}" if out is None else Path(out)

    def run(values: Mapping[str, int], at: int, which: str) -> Run:
        if told is not None:
            told(", ".join(f"{p}={v}" for p, v in values.items()) or "as it is", at, tries)
        dealt = replace(plan, patch=values, seed=seed + (FRESH if which == "fresh" else 0))
        return Run.play(dealt, out=folder / f"{which}-{dealt.digest}", **how)

    base = run({}, 0, "try")
    now = {knob.path: knob.now for knob in knobs}
    targets = [
        t if t.value is not None else Target(t.what, "=", figure(Data(base), t.what).mid)
        for t in targets
    ]
    done = [_tried(now, base, targets)]
    for values in _choices(optuna, knobs, now, tries, done):
        done.append(_tried(values, run(values, len(done), "try"), targets))
    # Of equals the one that changes least.
    best = min(done, key=lambda t: (t.loss, sum(now[p] != v for p, v in t.values.items())))
    fresh_base = run({}, tries, "fresh")
    fresh = fresh_base if best is done[0] else run(best.values, tries, "fresh")
    tuned = Tuned(knobs, targets, done, best, fresh, fresh_base, folder)
    _keep(tuned)
    return tuned


def _tried(values: dict[str, int], run: Run, targets: Sequence[Target]) -> Try:
    data = Data(run)
    found = {t.what: figure(data, t.what) for t in targets}
    loss = sum((t.off(found[t.what].mid) * _weight(t)) ** 2 for t in targets)
    return Try(values, found, float(loss), run)


def _weight(target: Target) -> float:
    """A point of win share weighs as much as a hundredth of any other figure."""
    if target.what == "won" or "." in target.what:
        return 1.0
    return 100 / max(1.0, abs(target.value or 0.0))


def _choices(
    optuna: Any, knobs: Sequence[Knob], now: dict[str, int], tries: int, done: list[Try]
) -> Iterable[dict[str, int]]:
    """What to try next: all there is where that is no more than may be tried, else what Optuna
    finds promising. Nothing is tried twice."""
    ranges = {knob.path: range(knob.low, knob.high + 1) for knob in knobs}
    if prod(map(len, ranges.values())) <= tries:
        for values in product(*ranges.values()):
            chosen = dict(zip(ranges, values, strict=True))
            if chosen != now:
                yield chosen
        return
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    study = optuna.create_study(sampler=optuna.samplers.TPESampler(seed=0, multivariate=False))
    space = {
        path: optuna.distributions.IntDistribution(values[0], values[-1])
        for path, values in ranges.items()
    }
    if all(now[path] in values for path, values in ranges.items()):
        study.enqueue_trial(now)
    for _ in range(20 * tries):
        if len(done) > tries:
            return
        trial = study.ask(space)
        known = next((t for t in done if t.values == trial.params), None)
        if known is None:
            yield dict(trial.params)
            known = done[-1]
        study.tell(trial, known.loss)


def _optuna() -> Any:
    """The library that chooses what is tried next, which only tuning needs."""
    try:
        import optuna
    except ImportError as error:
        raise TuneError(f"tuning needs Optuna: pip install 'holdfast[tune]' ({error})") from None
    return optuna


# Telling


def _keep(tuned: Tuned) -> None:
    """What was found, beside the runs: `best.toml` is for `--set @FILE`."""
    write_atomically(tuned.folder / "best.toml", variants.to_toml(tuned.changes).encode())
    write_atomically(tuned.folder / "tuning.md", tuned.markdown().encode())
    tries = [
        {
            "values": t.values, "loss": t.loss, "run": t.run.folder.name,
            "figures": {what: [e.mid, e.low, e.high] for what, e in t.found.items()},
        }
        for t in tuned.tries
    ]  # fmt: skip
    told = {
        "targets": [str(t) for t in tuned.targets], "tries": tries,
        "best": tuned.best.values, "fresh": tuned.fresh.folder.name,
    }  # fmt: skip
    write_atomically(tuned.folder / "tuning.json", json.dumps(told, indent=1).encode())


def _told(tuned: Tuned) -> Iterable[str]:
    plan = tuned.tries[0].run.plan
    base = tuned.tries[0]
    yield f"# {shelf.load(plan.game).text('en')('game-title')}: tuning"
    yield ""
    yield f"Targets: {'; '.join(map(str, tuned.targets))}."
    yield ""
    changes = [f"{p} = {v} (now {base.values[p]})" for p, v in tuned.changes.items()]
    yield "## Proposal"
    yield ""
    if not changes:
        yield "Leave it as it is: no try came closer to the targets."
    else:
        yield f"{'; '.join(changes)}."
    yield ""
    deals = f"{tuned.fresh.plan.seed} to {tuned.fresh.plan.deal(plan.games - 1)}"
    yield f"On fresh deals ({deals}), {plan.games} games each, 95 % intervals:"
    yield ""
    yield "| figure | wanted | as it is | as proposed | difference | |"
    yield "|---|---|---|---|---|---|"
    for target, one, two, between in tuned.proof():
        difference = "" if between is None or not changes else _number(between, True)
        yield (
            f"| {target.what} | {target.sign} {target.value:g} | {_number(one)} | {_number(two)} |"
            f" {difference} | {target.judged(two)} |"
        )
    yield ""
    responses = tuned.responses()
    if responses:
        yield "## What a step changes"
        yield ""
        yield "| number | varied | figure | for each step | all together |"
        yield "|---|---|---|---|---|"
        for knob, what, e in responses:
            wide = f"{signed(e.family_low, 2)} to {signed(e.family_high, 2)}"
            yield (
                f"| {knob.path} | {knob.low} to {knob.high}, now {knob.now} | {what} |"
                f" {_number(e, True)} | {wide} |"
            )
        yield ""
        yield (
            "Least squares over all tries, game by game: every try has the same deals. Beyond what"
            " was tried it says nothing."
        )
        yield ""
    yield "## Tries"
    yield ""
    whats = [t.what for t in tuned.targets]
    paths = [knob.path for knob in tuned.knobs]
    yield f"| {' | '.join(paths + whats)} | off by |"
    yield "|" + "---|" * (len(paths) + len(whats) + 1)
    for each in sorted(tuned.tries, key=lambda t: t.loss):
        cells = [str(each.values[path]) for path in paths]
        cells += [_number(each.found[what]) for what in whats]
        yield f"| {' | '.join(cells)} | {each.loss**0.5:.1f} |"
    yield ""
    yield (
        f"{plan.games} games each on deals {plan.seed} to {plan.deal(plan.games - 1)}. The best of"
        " these was chosen because it looked best here: believe the fresh deals. All of it is true"
        " of these bots; repeat it with stronger ones before you change a number."
    )
    yield ""


def _number(e: Estimate, sign: bool = False) -> str:
    if not e.n:
        return "–"
    digits = 1 if abs(e.mid) >= 10 else 2

    def one(value: float) -> str:
        text = signed(value, digits) if sign else f"{value:.{digits}f}"
        return text if isfinite(value) else "∞" if value > 0 else "−∞"

    return f"{one(e.mid)} [{one(e.low)}, {one(e.high)}]"
