"""What is kept of numbers that go by: as much of a million as of a thousand.

Means and deviations, how often each number came, which games had the largest, and some games that
are named as examples. What is computed of them is what would be computed of all numbers at once.
"""

from __future__ import annotations

from math import floor, nan, sqrt
from typing import Any

import numpy as np

EXAMPLES = 10
"""Games that are named for a number, at most."""
HELD = 1000
"""Examples that are held to choose from."""


def spread(games: Any, most: int) -> list[int]:
    """Some of many games, from all over a run."""
    if len(games) > most:
        games = np.asarray(games)[np.linspace(0, len(games) - 1, most).astype(int)]
    return [int(game) for game in games]


class Moments:
    """How many numbers there were, their mean, and their squares around it."""

    def __init__(self, values: Any = ()) -> None:
        self.n, self.total, self.mean, self.squares = 0, 0.0, nan, 0.0
        self.add(values)

    def add(self, values: Any) -> None:
        """Some more numbers (Chan's way to join two sets, which loses no digits)."""
        array = np.asarray(values, float).reshape(-1)
        if not len(array):
            return
        total = float(array.sum())
        mean = total / len(array)
        self._join(len(array), total, mean, float(((array - mean) ** 2).sum()))

    def _join(self, n: int, total: float, mean: float, squares: float) -> None:
        if self.n:
            apart = mean - self.mean
            squares += apart * apart * self.n * n / (self.n + n)
        self.n += n
        self.total += total  # of whole numbers exact, and so is then the mean
        self.squares += squares
        self.mean = self.total / self.n

    def with_(self, other: Moments) -> Moments:
        """Those of both together."""
        both = Moments()
        for each in (self, other):
            if each.n:
                both._join(each.n, each.total, each.mean, each.squares)
        return both

    @property
    def variance(self) -> float:
        """Of those that the numbers are some of."""
        return self.squares / (self.n - 1)

    @property
    def deviation(self) -> float:
        """Of the numbers themselves."""
        return sqrt(self.squares / self.n) if self.n else nan


class Histogram:
    """How often each whole number came."""

    def __init__(self) -> None:
        self.counts: dict[int, int] = {}

    def add(self, values: Any) -> None:
        """Some more numbers."""
        array = np.asarray(values, np.int64).reshape(-1)
        if not len(array):
            return
        low = int(array.min())
        counts = np.bincount(array - low)
        for at in np.flatnonzero(counts).tolist():
            self.counts[low + at] = self.counts.get(low + at, 0) + int(counts[at])

    def quantile(self, share: float) -> float:
        """As numpy's of all numbers: between two of them where it falls between two."""
        values = sorted(self.counts)
        ends = np.cumsum([self.counts[value] for value in values])
        place = (int(ends[-1]) - 1) * share
        low, high = (
            values[int(np.searchsorted(ends, at, side="right"))]
            for at in (floor(place), min(floor(place) + 1, int(ends[-1]) - 1))
        )
        return low + (high - low) * (place - floor(place))


class Named:
    """Some of many games that come by in order, from all over: of more than can be held, every
    second is, then every fourth."""

    def __init__(self) -> None:
        self.games = np.zeros(0, np.int64)
        self._seen, self._step = 0, 1

    def add(self, games: Any) -> None:
        """Some more games, each once and rising."""
        at = -self._seen % self._step
        self._seen += len(games)
        self.games = np.concatenate([self.games, games[at :: self._step]])
        while len(self.games) > HELD:
            self.games = self.games[::2]
            self._step *= 2

    def __str__(self) -> str:
        return " ".join(map(str, spread(self.games, EXAMPLES)))


class Examples:
    """Games behind a number, to be watched: `12+ 40+ 7- 90-`, in which those won whom it is about
    and in which they did not."""

    def __init__(self) -> None:
        self.won, self.lost = Named(), Named()

    def add(self, whom: Any, wins: Any, first: int, each: int) -> None:
        """The places, rising, of those whom it is about, among whom some games have; what all of
        these won; the first of these games, and how many of them belong to one game."""
        winners = wins[whom] > 0
        for named, chosen in ((self.won, winners), (self.lost, ~winners)):
            games = whom[chosen]
            if each > 1:
                games //= each
                games = games[np.flatnonzero(np.diff(games, prepend=-1))]  # rising: each once
            named.add(games + first)

    def __str__(self) -> str:
        return " ".join(
            f"{game}{mark}"
            for named, mark in ((self.won, "+"), (self.lost, "-"))
            for game in spread(named.games, EXAMPLES // 2)
        )


class Largest:
    """The games in which a number was largest."""

    def __init__(self) -> None:
        self.games = np.zeros(0, np.int64)
        self.values = np.zeros(0)

    def add(self, values: Any, first: int) -> None:
        """Numbers of some games, and which is the first of these."""
        values = np.asarray(values, float)
        # Of equals the earlier ones stay: most games that come later need not be looked at.
        full = len(self.values) == EXAMPLES
        there = np.flatnonzero(values > self.values[-1] if full else np.isfinite(values))
        if len(there) > EXAMPLES:
            least = np.partition(values[there], -EXAMPLES)[-EXAMPLES]
            equal = there[values[there] == least][:EXAMPLES]
            there = np.sort(np.concatenate([there[values[there] > least], equal]))
        values = np.concatenate([self.values, values[there]])
        games = np.concatenate([self.games, there + first])
        order = np.argsort(-values, kind="stable")[:EXAMPLES]  # of equals the earlier ones
        self.games, self.values = games[order], values[order]

    def __str__(self) -> str:
        return " ".join(map(str, self.games))
