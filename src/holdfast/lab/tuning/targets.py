"""Targets of tuning: the content values that are varied, and the figures that are wanted."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from math import inf, isfinite
from typing import Any

import numpy as np

from holdfast.games import load as load_game
from holdfast.lab.report.components import Strength
from holdfast.lab.report.data import Data
from holdfast.lab.report.seats import Seats
from holdfast.lab.runs import variants
from holdfast.lab.runs.columns import columns_of
from holdfast.lab.runs.metrics import ComponentKind, metrics_of
from holdfast.lab.runs.store import RunError
from holdfast.lab.statistics.estimates import Estimate, mean, wilson

_TARGET = re.compile(
    r"(?P<what>[\w.]+)\s*(?P<sign>[=<>])\s*(?P<value>[+−-]?\d+(?:\.\d+)?)\s*%?", re.ASCII
)
_RANGE = re.compile(r"(?P<low>-?\d+)\.\.(?P<high>-?\d+)")


class TuneError(RunError):
    """Values that cannot be tuned or targets that cannot be read."""


# Knobs


@dataclass(frozen=True)
class Knob:
    """A number of the content and the range in which it is varied."""

    path: str
    low: int
    high: int
    now: int


def parse_knob(words: str, game: str) -> Knob:
    """Parse a knob: `table.develop.turret=3..7`. Numbers that the rulebook prints are refused."""
    path, _, text = words.partition("=")
    path = path.strip()
    found = _RANGE.fullmatch(text.strip())
    if found is None:
        raise TuneError(f"a number is varied as table.row.column=1..3, not as {words!r}")
    low, high = int(found["low"]), int(found["high"])
    if low >= high:
        raise TuneError(f"{path}: {low}..{high} leaves nothing to choose")
    played = load_game(game)
    content = variants.read_content(played)
    variants.check_patch(played, {path: low})
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


# Targets


@dataclass(frozen=True)
class Target:
    """A figure and the value that is wanted for it."""

    what: str
    sign: str
    value: float | None = None
    """The wanted value, in points for shares. None stands for the figure's current value."""

    def __str__(self) -> str:
        if self.value is None:
            return f"{self.what} as now"
        return f"{self.what} {self.sign} {self.value:g}"

    def distance(self, mid: float) -> float:
        """Return the distance of a figure from its target."""
        if self.value is None or not isfinite(mid):
            return 0.0 if self.value is None else 1e3
        gap = mid - self.value
        if (self.sign == "<" and gap <= 0) or (self.sign == ">" and gap >= 0):
            return 0.0
        return abs(gap)

    def verdict(self, e: Estimate) -> str:
        """Return whether the target is met, missed, or open if the interval allows both."""
        assert self.value is not None
        if self.sign == "=":
            # Equality cannot be proved, so the target is met if the interval contains it.
            return "met, as far as this shows" if e.low <= self.value <= e.high else "missed"
        below = self.sign == "<"
        if (e.high < self.value) if below else (e.low > self.value):
            return "met"
        if (e.low > self.value) if below else (e.high < self.value):
            return "missed"
        return "open"


def parse_target(words: str, game: str) -> Target:
    """Parse a target: `won = 55`, `leaders.max < 8`, `length < 12`."""
    found = _TARGET.fullmatch(words.strip())
    if found is None:
        raise TuneError(f"a target is a figure with =, < or > and a number, not {words!r}")
    value = float(found["value"].replace("−", "-"))
    target = _check_target(Target(found["what"], found["sign"], value), game)
    least, most = _ends(target.what)
    if not least <= value <= most:
        far = f"from {least:g} to {most:g}" if isfinite(most) else f"{least:g} at least"
        raise TuneError(f"{target.what} is {far}: {value:g} cannot be reached")
    return target


def _ends(what: str) -> tuple[float, float]:
    """Return the smallest and largest possible value of a figure."""
    if what == "won" or what.startswith("seats."):
        return 0.0, 100.0
    if "." in what:  # points over the average
        return -100.0, 100.0
    return -inf if what in ("points", "margin") else 0.0, inf


def kept_figure(what: str, game: str) -> Target:
    """Return the target of keeping a figure at its current value."""
    return _check_target(Target(what.strip(), "="), game)


def _check_target(target: Target, game: str) -> Target:
    """Return the target, or raise `TuneError` if the game has no such figure."""
    played = load_game(game)
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
    """Return the number of each game whose mean is the figure, or None for `.max` and `.min`."""
    if what == "won":
        return 100 * data.each(lambda part: part.won)
    if "." in what:
        return None
    if what in columns_of(data.game, data.seats).games:
        return data.each(lambda part: part.of_games(what)).astype(float)
    return data.each(lambda part: part.of_seats(what).mean(axis=1)).astype(float)


def figure(data: Data, what: str, family: int = 1) -> Estimate:
    """Return a figure with its interval.

    The largest of several rows gets the wider interval for all rows, as it was selected among them.
    """
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
