"""Confidence intervals: known values, and errors for impossible shares."""

from __future__ import annotations

import pytest

from holdfast.lab.statistics.intervals import normal, wilson


def test_wilson_at_known_values() -> None:
    assert wilson(8, 10) == pytest.approx((0.8, 0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((1.0, 0.7225, 1.0), abs=1e-4)


def test_shared_victories_count_in_parts() -> None:
    assert wilson(2.5, 10).middle == 0.25


@pytest.mark.parametrize(("won", "games"), [(1, 0), (-1, 5), (6, 5)])
def test_what_is_no_share(won: float, games: int) -> None:
    with pytest.raises(ValueError, match="is no share"):
        wilson(won, games)


def test_a_mean_and_its_deviation() -> None:
    assert normal(25, 1) == pytest.approx((25, 23.04, 26.96))
