"""Rules for distributing the lab's tests over workers."""

from __future__ import annotations

from pathlib import Path

import pytest

PLAYED_ONCE = {
    "test_balance",
    "test_query",
    "test_runs",
    "test_tuning",
    "test_variants",
    "test_watching",
}
"""Files whose tests look at the same runs: one worker plays these for all of them."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents and item.path.stem in PLAYED_ONCE:
            item.add_marker(pytest.mark.xdist_group(item.path.stem))
