"""Fixtures of servers and databases for the tests of the server and of hosting."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.support.databases import Database
from tests.support.postgres import Cluster, cluster
from tests.support.server import InProcessServer, run_server

from holdfast.cli import backup


def share_servers(folder: Path, items: list[pytest.Item]) -> None:
    """Mark tests of a file that share a server for one worker, so that the server starts once."""
    for item in items:
        if item.path.parent == folder and "server" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.xdist_group(f"{folder.name} {item.path.stem}"))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InProcessServer]:
    """Run a server with bots in its own process, shared by the tests of a file."""
    with run_server(tmp_path_factory.mktemp("data") / "tables.sqlite3") as server:
        yield server


class Mistakes(logging.Handler):
    """A log handler that collects the server's errors."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.logged: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Append the record with its traceback."""
        self.logged.append(logging.Formatter().format(record))


@pytest.fixture
def mistakes() -> Iterator[list[str]]:
    """Return a list that collects the errors that the server and uvicorn log during a test."""
    noting = Mistakes()
    loggers = [logging.getLogger(name) for name in ("", "uvicorn", "uvicorn.error")]
    for logger in loggers:
        logger.addHandler(noting)
    yield noting.logged
    for logger in loggers:
        logger.removeHandler(noting)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """Run a PostgreSQL cluster, shared by all tests."""
    with cluster() as run_server:
        yield run_server


@pytest.fixture(params=["sqlite", "postgresql"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Database:
    """Return an empty database: each test runs once with SQLite and once with PostgreSQL."""
    if request.param == "sqlite":
        return Database(tmp_path / "t.sqlite3")
    return Database(request.getfixturevalue("postgres").new_database())


@pytest.fixture
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep commands from loading compiled rules, because other tests share the engines."""
    monkeypatch.setattr(backup, "switch_if_ready", lambda _: None)
