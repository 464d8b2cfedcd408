"""PostgreSQL: refused with a reason where it cannot be used, and waited for while it is away."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sys
from collections.abc import Callable, Iterator
from copy import copy
from pathlib import Path

import pytest
import sqlalchemy as sa
from tests.server.test_backup import run
from tests.support.databases import Database
from tests.support.postgres import Cluster
from tests.support.server import PATIENCE, run_in_thread, run_server
from websockets.exceptions import InvalidStatus

from holdfast.hosting import storage_errors
from holdfast.server.storage import Storage, UnusableDatabaseError
from holdfast.server.storage import postgres as particular

pytestmark = pytest.mark.usefixtures("interpreted")


@pytest.fixture
def kept(postgres: Cluster) -> Database:
    return Database(postgres.new_database())


async def opened_and_closed(*names: str | Path) -> None:
    opened = await asyncio.gather(*map(Storage.open, names))
    for storage in opened:
        await storage.close()


def test_several_that_start_at_once_all_start(kept: Database) -> None:
    run_in_thread(opened_and_closed(*[kept.named] * 4))
    assert kept.do("SELECT count(*) FROM alembic_version") == 1


def newer(kept: Database) -> None:
    run_in_thread(opened_and_closed(kept.named))
    kept.do("UPDATE alembic_version SET version_num = '9999'")


def notes(kept: Database) -> None:
    kept.do("CREATE TABLE notes (text TEXT)")


@pytest.mark.parametrize(
    ("found", "words"),
    [(newer, "a newer Holdfast wrote it"), (notes, "it belongs to another program")],
)
def test_what_is_no_database_of_ours_is_said_so(
    kept: Database, found: Callable[[Database], None], words: str
) -> None:
    found(kept)
    with pytest.raises(UnusableDatabaseError, match=f"cannot be used: {words}"):
        run_in_thread(Storage.open(kept.named))


def test_one_that_is_not_there_is_said_so_without_its_password() -> None:
    with pytest.raises(
        UnusableDatabaseError, match=r"me:\*\*\*@127.0.0.1:1/h cannot be used: "
    ) as error:
        run_in_thread(Storage.open("postgresql://me:secret@127.0.0.1:1/h"))
    assert "secret" not in str(error.value)


def test_a_driver_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(UnusableDatabaseError, match=r"pip install '.\[postgres\]'"):
        run_in_thread(Storage.open("postgresql://me@127.0.0.1:1/h"))


@contextlib.contextmanager
def away(kept: Database, postgres: Cluster) -> Iterator[None]:
    """Refuse all connections to the database, and end the existing ones."""
    name = sa.make_url(str(kept.named)).database
    postgres.sql("postgres", f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    out = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
    postgres.sql("postgres", out)
    yield
    postgres.sql("postgres", f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")


def test_a_database_that_is_away_comes_back(kept: Database, postgres: Cluster) -> None:
    with run_server(kept.named) as server:
        table = server.open("person", "person")
        move = table.view(0)["moves"][0]["n"]
        mine = {"tokens": [{"table": table.id, "token": table.tokens[0]}]}
        with away(kept, postgres):
            for answer in (
                table.post(0, type="play", seq=0, move=move),
                server.http.post("/tables/mine", json=mine),
            ):
                assert (answer.status_code, answer.json()["code"]) == (503, "database-away")
            assert table.view(0)["seq"] == 0
        assert table.post(0, type="play", seq=0, move=move).json()["seq"] == 1
        assert server.http.post("/tables/mine", json=mine).json()[0]["seq"] == 1


@pytest.mark.parametrize("in_memory", [False, True])
def test_nobody_is_connected_to_a_table_that_cannot_be_read(
    kept: Database, postgres: Cluster, in_memory: bool
) -> None:
    """Check that a socket is refused while the database is away, without a server error."""
    with run_server(kept.named) as one, run_server(kept.named) as other:
        table = one.open("person", "person")
        there = copy(table)
        there.server = other
        if in_memory:
            there.view(0)
        with away(kept, postgres):
            with pytest.raises(InvalidStatus) as refused, there.socket(0):
                pass
            assert refused.value.response.status_code == 403
        with there.socket(0) as line:
            assert line.receive()["seq"] == 0


class BrokenLine:
    """A database connection whose socket closes at once, as libpq closes it.

    The next socket that is opened anywhere gets its number.
    """

    def __init__(self) -> None:
        self.own, self._other = socket.socketpair()
        self.socket = self.own.fileno()
        self._other.send(b"The end")

    def consume_input(self) -> None:
        self.own.close()
        self._other.close()
        raise ConnectionError("gone")


def test_a_line_that_is_lost_takes_no_other_with_it() -> None:
    """Check that giving up a broken connection does not silence another with the same number."""

    async def heard() -> str:
        line, loop = BrokenLine(), asyncio.get_running_loop()
        listening = asyncio.create_task(particular._receive_notifications(line, lambda news: None))
        while line.own.fileno() >= 0:
            await asyncio.sleep(0)
        here, there = socket.socketpair()
        with here, there:
            assert line.socket in (here.fileno(), there.fileno())
            mine, other = (here, there) if here.fileno() == line.socket else (there, here)
            word: asyncio.Future[str] = loop.create_future()
            loop.add_reader(mine.fileno(), lambda: word.set_result(mine.recv(9).decode()))
            with pytest.raises(ConnectionError, match="gone"):
                await listening
            other.send(b"hello")
            said = await asyncio.wait_for(word, PATIENCE)
            loop.remove_reader(mine.fileno())
            return said

    assert asyncio.run(heard()) == "hello"


def test_a_write_that_takes_too_long_is_refused_and_can_be_tried_again(
    kept: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(particular, "PATIENCE", 0.2)
    with run_server(kept.named) as server:
        table = server.open("person", "person")
        move = table.view(0)["moves"][0]["n"]
        mine = {"tokens": [{"table": table.id, "token": table.tokens[0]}]}
        with kept.connected() as other:
            other.execute(sa.text("LOCK TABLE entries IN EXCLUSIVE MODE"))
            refused = table.post(0, type="play", seq=0, move=move)
            assert (refused.status_code, refused.json()["code"]) == (503, "busy")
            assert refused.headers["retry-after"] == "1"
            assert server.http.post("/tables/mine", json=mine).json()[0]["seq"] == 0
        assert table.post(0, type="play", seq=0, move=move).json()["seq"] == 1


def test_a_full_disk_is_said_so() -> None:
    class Full(Exception):
        sqlstate = "53100"

    with pytest.raises(storage_errors.StorageFullError), particular._translate_errors():
        raise sa.exc.OperationalError("INSERT", {}, Full())


def test_games_move_between_databases(kept: Database, postgres: Cluster, tmp_path: Path) -> None:
    """Check that games survive a move from a file to PostgreSQL, to another one, and back."""
    path, file = tmp_path / "t.sqlite3", tmp_path / "backup.sqlite3"
    other = postgres.new_database()
    with run_server(path) as server:
        table = server.open("person", "person")
        table.post(0, type="sit-down", name="Zoë")
        table.post(0, type="play", seq=0, move=table.view(0)["moves"][0]["n"])
        known = table.view(0)
    for source, target in ((path, kept.named), (kept.named, other), (other, tmp_path / "back")):
        assert run("backup", file, "--database", source, "--overwrite").exit_code == 0
        assert run("restore", file, "--database", target).exit_code == 0
        refused = run("restore", file, "--database", target)
        assert "--overwrite" in refused.stderr
        again = run("restore", file, "--database", target, "--overwrite")
        assert again.output.startswith("1 table ")
        assert run("verify", "--database", target).output.startswith("1 table: 1 unchanged")
        with run_server(target) as server:
            table.server = server
            assert table.view(0) == known


def test_a_database_with_nothing_in_it_is_not_backed_up(kept: Database, tmp_path: Path) -> None:
    refused = run("backup", tmp_path / "b", "--database", kept.named)
    assert "there are no tables in it" in refused.stderr
    assert not list(tmp_path.iterdir())
