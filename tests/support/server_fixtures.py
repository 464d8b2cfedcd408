"""Servers and databases for the tests of the server and of hosting."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.support.databases import Kept
from tests.support.postgres import Cluster, cluster
from tests.support.server import InProcessServer, running

from holdfast.cli import backup


def share_servers(folder: Path, items: list[pytest.Item]) -> None:
    """Give the tests of a file that share a server to one worker, so that it is started once."""
    for item in items:
        if item.path.parent == folder and "server" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.xdist_group(f"{folder.name} {item.path.stem}"))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InProcessServer]:
    """Run a server with quick bots, shared by the tests of a file."""
    with running(tmp_path_factory.mktemp("data") / "tables.sqlite3") as server:
        yield server


class Mistakes(logging.Handler):
    """What is logged as a mistake of the server, whoever of its parts made it."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.logged: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Note it, with its traceback."""
        self.logged.append(logging.Formatter().format(record))


@pytest.fixture
def mistakes() -> Iterator[list[str]]:
    """Return a list that fills with the errors that the server and uvicorn log during a test."""
    noting = Mistakes()
    loggers = [logging.getLogger(name) for name in ("", "uvicorn", "uvicorn.error")]
    for logger in loggers:
        logger.addHandler(noting)
    yield noting.logged
    for logger in loggers:
        logger.removeHandler(noting)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """Run a PostgreSQL, shared by all tests."""
    with cluster() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Kept:
    """Return an empty database: for each test once a file and once a PostgreSQL."""
    if request.param == "sqlite":
        return Kept(tmp_path / "t.sqlite3")
    return Kept(request.getfixturevalue("postgres").new_database())


@pytest.fixture
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep commands from loading compiled rules, because other tests share the engines."""
    monkeypatch.setattr(backup, "switch_if_ready", lambda _: None)
