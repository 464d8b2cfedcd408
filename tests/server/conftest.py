"""Servers for the tests in this folder."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest
from tests.server.house import OwnHouse, running


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OwnHouse]:
    """A server with quick bots, shared by the tests of a file."""
    with running(tmp_path_factory.mktemp("data") / "tables.sqlite3") as house:
        yield house


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
    """The mistakes that the server logs during a test; uvicorn tells its own to nobody else."""
    noting = Mistakes()
    loggers = [logging.getLogger(name) for name in ("", "uvicorn", "uvicorn.error")]
    for logger in loggers:
        logger.addHandler(noting)
    yield noting.logged
    for logger in loggers:
        logger.removeHandler(noting)
