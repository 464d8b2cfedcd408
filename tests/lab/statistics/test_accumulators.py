"""Tests that numbers accumulated piece by piece give what all of them at once would give."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from holdfast.lab.statistics import accumulators
from holdfast.lab.statistics.accumulators import (
    Examples,
    GameSample,
    Histogram,
    Largest,
    Moments,
    spread,
)


def pieces(values: Any, seed: int) -> list[Any]:
    """Return numbers cut in pieces, some of them empty."""
    cuts = np.sort(np.random.default_rng(seed).integers(0, len(values), 7))
    return np.split(values, cuts)


@pytest.mark.parametrize("seed", range(5))
def test_means_and_deviations(seed: int) -> None:
    values = np.random.default_rng(seed).normal(1000, 3, 400)
    kept = Moments()
    for piece in pieces(values, seed):
        kept.add(piece)
    assert kept.n == 400
    assert kept.mean == pytest.approx(values.mean(), rel=1e-14)
    assert kept.variance == pytest.approx(values.var(ddof=1), rel=1e-11)
    assert kept.deviation == pytest.approx(values.std(), rel=1e-11)
    both = Moments(values[:150]).with_(Moments(values[150:]))
    assert (both.n, both.mean) == (400, pytest.approx(kept.mean, rel=1e-14))
    assert both.deviation == pytest.approx(kept.deviation, rel=1e-11)
    assert Moments().with_(kept).mean == kept.with_(Moments()).mean == kept.mean
    assert Moments().total == 0


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("share", [0, 0.05, 0.5, 0.9, 0.95, 1])
def test_quantiles(seed: int, share: float) -> None:
    values = np.random.default_rng(seed).integers(-20, 60, 37 + seed)
    kept = Histogram()
    for piece in pieces(values, seed):
        kept.add(piece)
    assert sum(kept.counts.values()) == len(values)
    assert kept.quantile(share) == pytest.approx(np.quantile(values, share))


@pytest.mark.parametrize("seed", range(5))
def test_the_largest_are_the_first_of_equals(seed: int) -> None:
    values = np.random.default_rng(seed).integers(0, 12, 300).astype(float)
    values[::7] = np.nan
    kept = Largest()
    at = 0
    for piece in pieces(values, seed):
        kept.add(piece, at)
        at += len(piece)
    known = np.flatnonzero(~np.isnan(values))
    expected = known[np.argsort(-values[known], kind="stable")][: accumulators.EXAMPLES]
    assert kept.games.tolist() == expected.tolist()


def test_few_examples_are_all_kept() -> None:
    kept = GameSample()
    games = np.arange(0, 3 * accumulators.HELD, 3)
    for piece in pieces(games, 1):
        kept.add(piece)
    assert kept.games.tolist() == games.tolist()
    assert str(kept) == " ".join(map(str, spread(games, accumulators.EXAMPLES)))


@pytest.mark.parametrize("seed", range(3))
def test_of_many_examples_some_are_kept_from_all_over(seed: int) -> None:
    """Check that a sample of games has even steps, however the games arrive."""
    games = np.arange(10 * accumulators.HELD) * 2
    kept = GameSample()
    for piece in pieces(games, seed):
        kept.add(piece)
    assert accumulators.HELD / 2 <= len(kept.games) <= accumulators.HELD
    assert set(np.diff(kept.games)) == {2 * 16}
    assert kept.games[0] == 0
    assert kept.games[-1] >= games[-1] - 2 * 16


def test_examples_say_who_won() -> None:
    kept = Examples()
    wins = np.array([1.0, 0, 0, 0.5, 0.5, 0])  # of three games with two seats each
    kept.add(np.array([0, 1, 2, 3, 5]), wins, 0, 2)
    assert str(kept) == "0+ 1+ 0- 1- 2-"
    kept.add(np.array([1]), np.array([0.0, 1.0]), 3, 2)
    assert str(kept) == "0+ 1+ 3+ 0- 1- 2-"
