"""Servers and databases for the tests in this folder."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.support.server_fixtures import (
    interpreted,
    kept,
    mistakes,
    postgres,
    server,
    share_servers,
)

__all__ = ["interpreted", "kept", "mistakes", "postgres", "server"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give the tests of a file that share a server to one worker."""
    share_servers(Path(__file__).parent, items)
