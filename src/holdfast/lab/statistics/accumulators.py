"""Accumulators of constant size for numbers that are read in pieces.

Means and deviations, histograms, the games with the largest numbers, and games that are named as
examples. Their results are the same as if all numbers were read at once.
"""

from __future__ import annotations

from math import floor, nan, sqrt
from typing import Any

import numpy as np

EXAMPLES = 10
"""Maximum number of games that are named as examples for a number."""
HELD = 1000
"""Maximum number of examples that are stored to choose from."""


def spread(games: Any, most: int) -> list[int]:
    """Return at most `most` of these games, evenly spread."""
    if len(games) > most:
        games = np.asarray(games)[np.linspace(0, len(games) - 1, most).astype(int)]
    return [int(game) for game in games]


class Moments:
    """The count, mean and sum of squared deviations of numbers."""

    def __init__(self, values: Any = ()) -> None:
        self.n, self.total, self.mean, self.squares = 0, 0.0, nan, 0.0
        self.add(values)

    def add(self, values: Any) -> None:
        """Add numbers (Chan's update, which is numerically stable)."""
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
        self.total += total  # exact for integers, and so is the mean
        self.squares += squares
        self.mean = self.total / self.n

    def with_(self, other: Moments) -> Moments:
        """Return the moments of both sets of numbers together."""
        both = Moments()
        for each in (self, other):
            if each.n:
                both._join(each.n, each.total, each.mean, each.squares)
        return both

    @property
    def variance(self) -> float:
        """The sample variance."""
        return self.squares / (self.n - 1)

    @property
    def deviation(self) -> float:
        """The population standard deviation."""
        return sqrt(self.squares / self.n) if self.n else nan


class Histogram:
    """The frequency of each integer."""

    def __init__(self) -> None:
        self.counts: dict[int, int] = {}

    def add(self, values: Any) -> None:
        """Add numbers."""
        array = np.asarray(values, np.int64).reshape(-1)
        if not len(array):
            return
        low = int(array.min())
        counts = np.bincount(array - low)
        for at in np.flatnonzero(counts).tolist():
            self.counts[low + at] = self.counts.get(low + at, 0) + int(counts[at])

    def quantile(self, share: float) -> float:
        """Return a quantile with linear interpolation, as NumPy does."""
        values = sorted(self.counts)
        ends = np.cumsum([self.counts[value] for value in values])
        place = (int(ends[-1]) - 1) * share
        low, high = (
            values[int(np.searchsorted(ends, at, side="right"))]
            for at in (floor(place), min(floor(place) + 1, int(ends[-1]) - 1))
        )
        return low + (high - low) * (place - floor(place))


class GameSample:
    """An evenly spread sample of games that arrive in order.

    When it is full, every second game is dropped.
    """

    def __init__(self) -> None:
        self.games = np.zeros(0, np.int64)
        self._seen, self._step = 0, 1

    def add(self, games: Any) -> None:
        """Add games, in ascending order and each once."""
        at = -self._seen % self._step
        self._seen += len(games)
        self.games = np.concatenate([self.games, games[at :: self._step]])
        while len(self.games) > HELD:
            self.games = self.games[::2]
            self._step *= 2

    def __str__(self) -> str:
        return " ".join(map(str, spread(self.games, EXAMPLES)))


class Examples:
    """Example games behind a number: `12+ 40+ 7- 90-`, with + where the seat in question won."""

    def __init__(self) -> None:
        self.won, self.lost = GameSample(), GameSample()

    def add(self, seats: Any, wins: Any, first: int, each: int) -> None:
        """Add games by the ascending indices `seats` into `wins`, the victories of all seats.

        `first` is the number of the first game, and `each` the number of entries per game.
        """
        winners = wins[seats] > 0
        for named, chosen in ((self.won, winners), (self.lost, ~winners)):
            games = seats[chosen]
            if each > 1:
                games //= each
                games = games[np.flatnonzero(np.diff(games, prepend=-1))]  # ascending, each once
            named.add(games + first)

    def __str__(self) -> str:
        return " ".join(
            f"{game}{mark}"
            for named, mark in ((self.won, "+"), (self.lost, "-"))
            for game in spread(named.games, EXAMPLES // 2)
        )


class Largest:
    """The games with the largest numbers."""

    def __init__(self) -> None:
        self.games = np.zeros(0, np.int64)
        self.values = np.zeros(0)

    def add(self, values: Any, first: int) -> None:
        """Add the numbers of consecutive games, starting with the game `first`."""
        values = np.asarray(values, float)
        # Of equal numbers the earlier ones stay, so most later games need not be sorted.
        full = len(self.values) == EXAMPLES
        there = np.flatnonzero(values > self.values[-1] if full else np.isfinite(values))
        if len(there) > EXAMPLES:
            least = np.partition(values[there], -EXAMPLES)[-EXAMPLES]
            equal = there[values[there] == least][:EXAMPLES]
            there = np.sort(np.concatenate([there[values[there] > least], equal]))
        values = np.concatenate([self.values, values[there]])
        games = np.concatenate([self.games, there + first])
        order = np.argsort(-values, kind="stable")[:EXAMPLES]  # of equal numbers the earlier ones
        self.games, self.values = games[order], values[order]

    def __str__(self) -> str:
        return " ".join(map(str, self.games))
