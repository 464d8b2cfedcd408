"""A database that cannot be written to for a while: nothing is acknowledged, and nothing lost."""

from __future__ import annotations

import asyncio
import contextlib
import re
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from tests.support.server import PATIENCE, InProcessServer, run_server, wait_until
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

from holdfast.hosting.problems import fault
from holdfast.server.storage import sqlite
from holdfast.server.storage.sqlite import SqliteFile

WORDS = Path(__file__).resolve().parents[2] / "web" / "src" / "lib" / "text"
PAGE = 4096
"""The bytes of a page: more entries than these surely need another one."""
WISH = {
    "game": "outlast",
    "seats": [{"kind": "person", "name": "Anna"}, {"kind": "person", "name": "Ben"}],
}


@contextlib.contextmanager
def locked(path: Path) -> Iterator[None]:
    """Lock the database file, as a slow writer would."""
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.execute("ROLLBACK")


def file_of(server: InProcessServer) -> SqliteFile:
    file = server._app.state.rooms.storage._database
    assert isinstance(file, SqliteFile)
    return file


def pending_writes(server: InProcessServer) -> int:
    """Return how many writes are under way or queued."""
    return len(server._app.state.rooms.storage._writing)


def test_readers_do_not_wait_for_writers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Check that reads are answered while many writes wait for a locked file."""
    monkeypatch.setattr(sqlite, "PATIENCE", PATIENCE)
    writers = 24
    with run_server(tmp_path / "t.sqlite3") as server, ThreadPoolExecutor(writers) as people:
        table = server.open("person", "person")
        mine = {"tokens": [{"table": table.id, "token": table.tokens[0]}]}
        with locked(tmp_path / "t.sqlite3"):
            opening = [
                people.submit(server.http.post, "/tables", json=WISH) for _ in range(writers)
            ]
            wait_until(lambda: pending_writes(server) == writers)
            assert server.http.post("/tables/mine", json=mine).json()[0]["table"] == table.id
            assert not any(future.done() for future in opening)
        # Nobody has to try again who still waits.
        opened = [future.result(PATIENCE) for future in opening]
        assert [answer.status_code for answer in opened] == [200] * writers


def test_a_write_that_takes_too_long_is_refused_and_can_be_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "PATIENCE", 0.1)
    with run_server(tmp_path / "t.sqlite3") as server, ThreadPoolExecutor(4) as people:
        table = server.open("person", "person")
        before = table.get(viewer=0).text
        move = table.view(0)["moves"][0]["n"]
        with locked(tmp_path / "t.sqlite3"):
            refused = table.post(0, type="play", seq=0, move=move)
            assert (refused.status_code, refused.json()["code"]) == (503, "busy")
            assert refused.headers["retry-after"] == "1"
            assert "Nothing is lost" in refused.json()["message"]
            # Writes that do not come to the front of the queue in time are refused too.
            several = list(people.map(lambda _: server.http.post("/tables", json=WISH), range(4)))
            assert {answer.json()["code"] for answer in several} == {"busy"}
            assert table.get(viewer=0).text == before
            with table.socket(0) as line:
                line.send(type="play", seq=0, move=move)
                assert line.problem()["code"] == "busy"
        assert table.post(0, type="play", seq=0, move=move).json()["seq"] == 1
        assert server.open("person", "person").view(0)["seq"] == 0


def limit_pages(server: InProcessServer, pages: int | None) -> None:
    """Limit the file to its present size, or lift the limit."""

    limited = f"PRAGMA max_page_count = {2**30 if pages is None else pages}"

    async def limit() -> None:
        async with file_of(server).writer.begin() as connection:
            await connection.exec_driver_sql(limited)
        file_of(server).group.connection.execute(limited)

    asyncio.run_coroutine_threadsafe(limit(), server._loop).result(PATIENCE)


def rows(path: Path, table: str) -> int:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        found: tuple[int] = connection.execute(f"SELECT count(*) FROM {table}").fetchone()
        return found[0]


def test_a_full_disk_is_said_so_and_leaves_nothing_half_done(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    with run_server(path) as server:
        table = server.open("person", "person")
        limit_pages(server, 1)  # SQLite takes that as: no more than there are
        answer: Any = None
        while answer is None or answer.status_code == 200:  # the last page may have some room
            before = rows(path, "tables"), rows(path, "tokens")
            answer = server.http.post("/tables", json=WISH)
        assert (answer.status_code, answer.json()["code"]) == (507, "disk-full")
        assert (rows(path, "tables"), rows(path, "tokens")) == before
        moved = table.view(0)["moves"][0]["n"]
        for number in range(PAGE):
            known = table.view(0)
            answer = table.post(0, type="sit-down", name=f"Anna {number}")
            if answer.status_code != 200:
                break
        assert (answer.status_code, answer.json()["code"]) == (507, "disk-full")
        assert table.view(0) == known
        limit_pages(server, None)
        assert table.post(0, type="play", seq=0, move=moved).json()["seq"] == 1
        assert server.open("person", "person").view(0)["seq"] == 0


def test_a_move_that_is_under_way_when_the_server_ends_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Check that a move that waits for the file is stored before the server ends."""
    monkeypatch.setattr(sqlite, "PATIENCE", PATIENCE)
    path = tmp_path / "t.sqlite3"
    with run_server(path) as server:
        table = server.open("person", "person")
        with table.socket(0) as line, locked(path):
            line.wait_until(0)
            line.send(type="play", seq=0, move=line.latest["moves"][0]["n"])
            wait_until(lambda: pending_writes(server) == 1)
            server.end()
            with pytest.raises(ConnectionClosed) as closed:
                line.wait_until(1)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == CloseCode.SERVICE_RESTART
            assert rows(path, "entries") == 0
    assert rows(path, "entries") == 1


def test_a_server_that_ends_takes_nothing_new(tmp_path: Path) -> None:
    with run_server(tmp_path / "t.sqlite3") as server:
        table = server.open("person", "person")
        room = server.room(table)
        asyncio.run_coroutine_threadsafe(room.finish(), server._loop).result(PATIENCE)
        refused = table.post(0, type="sit-down", name="Zoë")
        assert (refused.status_code, refused.json()["code"]) == (503, "closing")


@pytest.mark.parametrize("language", ["en", "de"])
def test_people_are_told_in_their_language_what_could_not_be_stored(language: str) -> None:
    words = (WORDS / f"{language}.ftl").read_text(encoding="utf-8")
    for code in ("busy", "closing", "database-away", "disk-full", "not-stored"):
        assert fault(code).status in (503, 507)
        assert re.search(rf"^problem-{code} = .+(lost|verloren)", words, re.MULTILINE)
