"""Tests of a game that is not offered yet run with the long ones (`make test-long`)."""

from __future__ import annotations

from pathlib import Path

import pytest

from holdfast import games

HERE = Path(__file__).parent


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark them before tests are chosen by mark."""
    offered = games.names()
    for item in items:
        if HERE in item.path.parents and item.path.relative_to(HERE).parts[0] not in offered:
            item.add_marker("long")
