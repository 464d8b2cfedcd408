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
from tests.server.house import apart, running
from tests.server.test_replays import concede_all
from tests.table.seated import ENTROPY, GAME, seated

from holdfast.kernel.replay import Replay
from holdfast.server import storage as storage_package
from holdfast.server.storage import Conflict, Storage, UnusableDatabase
from holdfast.server.storage.database import shown, sqlite_path
from holdfast.server.storage.shape import METADATA
from holdfast.server.storage.sqlite import check
from holdfast.server.views import summary
from holdfast.table import ENTRY, Table
from holdfast.table.entries import Moved, Sat

MIGRATIONS = Path(storage_package.__file__).parent / "migrations"


async def stored(path: Path, table: Table, name: str = "t") -> Storage:
    storage = await Storage.open(path)
    await storage.create(name, table.opening, [(f"digest of {name}", 0)], summary(table), False)
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
            await storage.append("t", now.entries, seq, entry, summary(now), False)
        await storage.close()
        storage = await Storage.open(tmp_path / "t.sqlite3")
        found = await storage.load("t")
        assert found is not None
        assert found.entries == entries
        assert found.opening == table.opening
        assert found.tokens == (("digest of t", 0),)
        (row,) = await storage.rows(["t", "u"])
        assert row.summary == summary(now)
        assert await storage.load("u") is None
        await storage.close()

    apart(life())


def test_a_number_is_given_once(tmp_path: Path) -> None:
    """Of two writers that both add the next entry, one is told to look again."""
    table = seated("pp", turn="A")

    async def life() -> None:
        storage = await stored(tmp_path / "t.sqlite3", table)
        sat = Sat(seat=0, name="A")
        await storage.append("t", 1, None, sat, summary(table), False)
        with pytest.raises(Conflict):
            await storage.append("t", 1, None, Sat(seat=0, name="B"), summary(table), True)
        await storage.append("t", 2, 1, sat, summary(table), False)
        with pytest.raises(Conflict):
            await storage.append("t", 3, 1, sat, summary(table), True)
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
            await storage.append("u", 1, None, Sat(seat=0, name="A"), summary(table), False)
        await storage.close()

    apart(life())


def test_a_table_that_somebody_else_has_added_to_is_caught_up_with(tmp_path: Path) -> None:
    with running(tmp_path / "t.sqlite3") as house:
        table = house.open("person", "person")
        known = table.view(0)
        entry = {"kind": "sat", "seat": 0, "name": "Ada"}
        with contextlib.closing(sqlite3.connect(tmp_path / "t.sqlite3")) as connection:
            row = (table.id, 1, None, json.dumps(entry), 1.0)
            connection.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", row)
            connection.commit()
        refused = table.post(0, type="play", seq=0, move=known["moves"][0]["n"])
        assert refused.json()["code"] == "stale"
        assert table.view(0)["seats"][0]["name"] == "Ada"
        assert table.post(0, type="play", seq=0, move=known["moves"][0]["n"]).json()["seq"] == 1


def test_the_settings_take_hold(tmp_path: Path) -> None:
    async def life() -> None:
        storage = await Storage.open(tmp_path / "deep" / "t.sqlite3")
        await storage.close()

    apart(life())
    with sqlite3.connect(tmp_path / "deep" / "t.sqlite3") as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    connection.close()


def test_a_database_that_does_not_take_them_is_refused() -> None:
    engine = sa.create_engine("sqlite:///:memory:")
    with engine.connect() as connection, pytest.raises(UnusableDatabase, match="journal_mode"):
        check(connection)
    engine.dispose()


def test_the_migrations_make_what_the_server_expects(tmp_path: Path) -> None:
    async def life() -> list[Any]:
        storage = await Storage.open(tmp_path / "t.sqlite3")
        async with storage._database.reading() as connection:
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


def test_a_database_is_named_by_file_or_by_url(tmp_path: Path) -> None:
    file = tmp_path / "t.sqlite3"
    (tmp_path / "link").symlink_to(file)
    for name in (file, str(file), f"sqlite:///{file}", f"sqlite:///{tmp_path}/link"):
        assert sqlite_path(name) == file
    assert sqlite_path("postgresql://host/holdfast") is None


def test_a_password_is_not_shown() -> None:
    assert shown("postgresql://me:secret@host/holdfast") == "postgresql://me:***@host/holdfast"


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
        told = json.dumps(summary(table))
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
        await storage.create("u", table.opening, [("old", 0)], summary(table), False)
        with pytest.raises(sa.exc.IntegrityError):
            await storage.create("v", table.opening, [("a", 0), ("a", 1)], summary(table), False)
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
