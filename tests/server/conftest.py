"""Servers for the tests in this folder."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server.house import OwnHouse, running


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OwnHouse]:
    """A server with quick bots, shared by the tests of a file."""
    with running(tmp_path_factory.mktemp("data") / "tables.sqlite3") as house:
        yield house
