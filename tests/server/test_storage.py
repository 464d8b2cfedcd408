"""Storage: the settings took hold, entries are unique, and what is stored comes back."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy.ext.asyncio import create_async_engine
from tests.server.house import apart, running
from tests.server.test_replays import concede_all
from tests.table.seated import ENTROPY, GAME, seated

from holdfast.kernel.replay import Replay
from holdfast.server import sqlite
from holdfast.server.storage import (
    METADATA,
    Conflict,
    Storage,
    UnusableDatabase,
    database_url,
)
from holdfast.server.views import summary
from holdfast.table import ENTRY, Table
from holdfast.table.entries import Moved, Sat

MIGRATIONS = Path(sqlite.__file__).parent / "migrations"


async def stored(path: Path, table: Table, name: str = "t") -> Storage:
    storage = await Storage.open(path)
    await storage.create(
        name, table.opening, [(f"digest of {name}", 0)], summary(table.seen_by()), False
    )
    return storage


def test_what_is_stored_comes_back(tmp_path: Path) -> None:
    table = seated("pp", turn="A")

    async def life() -> None:
        storage = await stored(tmp_path / "t.sqlite3", table)
        entries = [
            Sat(seat=1, name="Zoë"),
            table.play(0, 0, GAME.move(table.position, "end"), ENTROPY),
        ]
        now = table
        for entry in entries:
            now = now.after(entry)
            seq = now.seq if isinstance(entry, Moved) else None
            await storage.append("t", now.entries, seq, entry, summary(now.seen_by()), False)
        await storage.close()
        storage = await Storage.open(tmp_path / "t.sqlite3")
        found = await storage.load("t")
        assert found is not None
        assert found.entries == entries
        assert found.opening == table.opening
        assert found.tokens == (("digest of t", 0),)
        (row,) = await storage.rows(["t", "u"])
        assert row.summary == summary(now.seen_by())
        assert await storage.load("u") is None
        await storage.close()

    apart(life())


def test_a_number_is_given_once(tmp_path: Path) -> None:
    """Of two writers that both add the next entry, one is told to look again."""
    table = seated("pp", turn="A")

    async def life() -> None:
        storage = await stored(tmp_path / "t.sqlite3", table)
        sat = Sat(seat=0, name="A")
        await storage.append("t", 1, None, sat, summary(table.seen_by()), False)
        with pytest.raises(Conflict):
            await storage.append(
                "t", 1, None, Sat(seat=0, name="B"), summary(table.seen_by()), True
            )
        await storage.append("t", 2, 1, sat, summary(table.seen_by()), False)
        with pytest.raises(Conflict):
            await storage.append("t", 3, 1, sat, summary(table.seen_by()), True)
        found = await storage.load("t")
        assert found is not None
        assert found.entries == [sat, sat]
        assert await storage.waiting_for_bots(10) == []
        await storage.close()

    apart(life())


def test_an_entry_needs_a_table(tmp_path: Path) -> None:
    table = seated("pp")

    async def life() -> None:
        storage = await stored(tmp_path / "t.sqlite3", table)
        with pytest.raises(Conflict):
            await storage.append(
                "u", 1, None, Sat(seat=0, name="A"), summary(table.seen_by()), False
            )
        await storage.close()

    apart(life())


def test_two_servers_on_one_file_do_not_both_play_a_move(tmp_path: Path) -> None:
    with running(tmp_path / "t.sqlite3") as one, running(tmp_path / "t.sqlite3") as other:
        table = one.open("person", "person")
        move = table.view(0)["moves"][0]["n"]
        table.house = other
        assert table.view(0)["seq"] == 0
        table.house = one
        assert table.post(0, type="play", seq=0, move=move).json()["seq"] == 1
        table.house = other
        refused = table.post(0, type="play", seq=0, move=move)
        assert refused.json()["code"] == "stale"
        # By now the other server knows what the first one did.
        known = table.view(0)
        assert known["seq"] == 1
        table.house = one
        assert table.view(0) == known


def test_the_settings_take_hold(tmp_path: Path) -> None:
    async def life() -> None:
        storage = await Storage.open(tmp_path / "deep" / "t.sqlite3")
        await storage.close()

    apart(life())
    with sqlite3.connect(tmp_path / "deep" / "t.sqlite3") as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    connection.close()


def test_a_database_that_does_not_take_them_is_refused() -> None:
    async def life() -> None:
        engine = create_async_engine("sqlite+aiosqlite:///:memory:")
        sqlite.prepare(engine)
        try:
            await sqlite.check(engine)
        finally:
            await engine.dispose()

    with pytest.raises(sqlite.FileError, match="journal_mode"):
        apart(life())


def foreign(path: Path) -> Path:
    """A database file of something else, or of a Holdfast to come."""
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
        connection.commit()
    return path


@pytest.mark.parametrize("kind", ["text", "folder", "newer", "no-driver"])
def test_what_is_no_database_is_said_so(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "t.sqlite3"
    database: str | Path = path
    if kind == "text":
        path.write_text("This is a letter, not a database. " * 100)
    elif kind == "folder":
        path.mkdir()
    elif kind == "newer":
        foreign(path)
    else:
        database = "oracle://somewhere/db"
    before = path.read_bytes() if path.is_file() else None
    with pytest.raises(UnusableDatabase, match="cannot be used: "):
        apart(Storage.open(database))
    if kind == "text":
        assert path.read_bytes() == before


def test_the_migrations_make_what_the_server_expects(tmp_path: Path) -> None:
    async def life() -> list[Any]:
        storage = await Storage.open(tmp_path / "t.sqlite3")
        async with storage._engine.connect() as connection:
            differences = await connection.run_sync(
                lambda c: compare_metadata(MigrationContext.configure(c), METADATA)
            )
        await storage.close()
        return list(differences)

    assert apart(life()) == []


def test_a_storage_that_fails_loses_the_move_and_says_so(tmp_path: Path) -> None:
    with running(tmp_path / "t.sqlite3") as house:
        table = house.open("person", "person")
        move = table.view(0)["moves"][0]["n"]
        before = table.get(viewer=0).text
        connection = sqlite3.connect(tmp_path / "t.sqlite3")
        connection.execute("ALTER TABLE entries RENAME TO elsewhere")
        connection.commit()
        refused = table.post(0, type="play", seq=0, move=move)
        assert (refused.status_code, refused.json()["code"]) == (503, "not-stored")
        assert table.get(viewer=0).text == before
        connection.execute("ALTER TABLE elsewhere RENAME TO entries")
        connection.commit()
        connection.close()
        assert table.post(0, type="play", seq=0, move=move).json()["seq"] == 1


def test_a_damaged_entry_is_noticed() -> None:
    with pytest.raises(ValueError, match="kind"):
        ENTRY.validate_python({"kind": "danced", "seat": 1})


@pytest.mark.parametrize(
    ("database", "url"),
    [
        ("postgresql+asyncpg://host/holdfast", "postgresql+asyncpg://host/holdfast"),
        (Path("/data/t.sqlite3"), "sqlite+aiosqlite:////data/t.sqlite3"),
    ],
)
def test_a_database_is_named_by_file_or_by_url(database: str | Path, url: str) -> None:
    assert database_url(database) == url
    assert sa.make_url(url)


def test_a_long_game_is_rebuilt_as_it_was(tmp_path: Path) -> None:
    with running(tmp_path / "t.sqlite3") as house:
        table = house.open("random", "random", "steady")
        with table.socket(None) as line:
            while not line.latest.get("over"):
                line.receive()
        before = table.get(viewer=None).json()
        frames = table.get("/frames", None).json()
    with running(tmp_path / "t.sqlite3") as house:
        table.house = house
        assert table.get(viewer=None).json() == before
        assert table.get("/frames", None).json() == frames


def test_a_table_of_another_version_is_kept_and_said_so(tmp_path: Path) -> None:
    """It is not played by rules it did not begin with, and still stands in the list."""
    with running(tmp_path / "t.sqlite3") as house:
        table = house.open("person", "steady")
    with contextlib.closing(sqlite3.connect(tmp_path / "t.sqlite3")) as connection:
        connection.execute("UPDATE tables SET opening = json_set(opening, '$.rules', 0)")
        connection.execute("UPDATE tables SET bot_owes = 1")
        connection.commit()
    with running(tmp_path / "t.sqlite3") as house:
        table.house = house
        answer = table.get(viewer=0)
        assert (answer.status_code, answer.json()["code"]) == (409, "other-version")
        tokens = [{"table": table.id, "token": table.tokens[0]}]
        (mine,) = house.http.post("/tables/mine", json={"tokens": tokens}).json()
        assert mine["table"] == table.id


def played_by_other_rules(database: Path) -> None:
    """Let all tables be of a version that is not here any more."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE tables SET rules = 0, opening = json_set(opening, '$.rules', 0)")
        connection.commit()


def test_a_finished_table_of_another_version_can_be_downloaded(tmp_path: Path) -> None:
    with running(tmp_path / "t.sqlite3") as house:
        table = house.open("person", "person", "person", "person", position="showcase")
        table.post(2, type="play", seq=0, move=table.view(2)["moves"][0]["n"])
        table.post(2, type="undo", seq=1)
        concede_all(table)
        file = Replay.loads(table.get("/replay", 0).content)
    played_by_other_rules(tmp_path / "t.sqlite3")
    with running(tmp_path / "t.sqlite3") as house:
        table.house = house
        answer = table.get("/replay", None)
        assert answer.headers["content-disposition"].startswith("attachment")
        again = Replay.loads(answer.content)
        assert again.rules == 0
        assert (again.steps, again.position) == (file.steps, "showcase")
        tokens = [{"table": table.id, "token": table.tokens[0]}]
        (mine,) = house.http.post("/tables/mine", json={"tokens": tokens}).json()
        assert (mine["rules"], mine["over"]) == (0, True)
        table.tokens[0] = "wrong"
        answer = table.get("/replay", 0)
        assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")


def test_a_running_table_of_another_version_keeps_its_secrets(tmp_path: Path) -> None:
    with running(tmp_path / "t.sqlite3") as house:
        table = house.open("person", "person")
    played_by_other_rules(tmp_path / "t.sqlite3")
    with running(tmp_path / "t.sqlite3") as house:
        table.house = house
        answer = table.get("/replay", 0)
        assert (answer.status_code, answer.json()["code"]) == (409, "not-over")


def test_tokens_of_a_database_from_before_rematches_still_open_their_tables(tmp_path: Path) -> None:
    table, file = seated("pp"), tmp_path / "t.sqlite3"

    def migrate_to_the_first(connection: sa.Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")

    engine = sa.create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        migrate_to_the_first(connection)
    engine.dispose()
    with contextlib.closing(sqlite3.connect(file)) as connection:
        opening = table.opening.model_dump_json(exclude={"position"})
        told = json.dumps(summary(table.seen_by()))
        connection.execute(
            "INSERT INTO tables VALUES ('t', 'outlast', 1, ?, ?, 0, 1.0, 1.0)", (opening, told)
        )
        connection.execute("INSERT INTO tokens VALUES ('old', 't', 1)")
        connection.commit()

    async def life() -> None:
        storage = await Storage.open(file)
        found = await storage.load("t")
        assert found is not None
        assert found.tokens == (("old", 1),)
        assert found.opening == table.opening
        await storage.create("u", table.opening, [("old", 0)], summary(table.seen_by()), False)
        with pytest.raises(sa.exc.IntegrityError):
            await storage.create(
                "v", table.opening, [("a", 0), ("a", 1)], summary(table.seen_by()), False
            )
        again = await storage.load("u")
        assert again is not None
        assert again.tokens == (("old", 0),)
        await storage.close()

    apart(life())


def test_a_damaged_table_is_the_servers_mistake(tmp_path: Path) -> None:
    with running(tmp_path / "t.sqlite3") as house:
        table = house.open("person", "person")
        table.post(0, type="sit-down", name="Ada")
    with contextlib.closing(sqlite3.connect(tmp_path / "t.sqlite3")) as connection:
        connection.execute("""UPDATE entries SET entry = '{"kind": "danced"}'""")
        connection.commit()
    with running(tmp_path / "t.sqlite3") as house:
        table.house = house
        answer = table.get(viewer=0)
        assert (answer.status_code, answer.json()["code"]) == (500, "broken")
        assert "danced" not in answer.text
