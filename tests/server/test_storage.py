"""Storage: settings take effect, entries are unique, and what is stored comes back."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from tests.hosting.test_replays import concede_all
from tests.support.databases import Database
from tests.support.server import OpenTable, run_in_thread, run_server
from tests.table.seated import ENTROPY, GAME, seated
from websockets.exceptions import InvalidStatus

from holdfast.hosting.accounts.records import Account, PastFilter
from holdfast.hosting.stored import NewEntry, OpenedTable
from holdfast.hosting.views import summary
from holdfast.kernel.replay import Replay
from holdfast.server import storage as storage_package
from holdfast.server.storage import ConflictError, Storage, UnusableDatabaseError
from holdfast.server.storage.database import display_name, sqlite_path
from holdfast.server.storage.migrate import KNOWN
from holdfast.server.storage.schema import ENTRIES, METADATA, TABLES, TOKENS
from holdfast.server.storage.sqlite import SqliteFile, check
from holdfast.table import ENTRY, Table
from holdfast.table.entries import Moved, Sat

MIGRATIONS = Path(storage_package.__file__).parent / "migrations"


async def stored(kept: Database, table: Table, name: str = "t") -> Storage:
    storage = await Storage.open(kept.named)
    await storage.create(
        OpenedTable(name, table.opening, summary(table.observe()), [(f"digest of {name}", 0)])
    )
    return storage


def test_what_is_stored_comes_back(kept: Database) -> None:
    table = seated("pp", turn="A")

    async def life() -> None:
        storage = await stored(kept, table)
        entries = [
            Sat(seat=1, name="Zoë"),
            table.play(0, 0, GAME.move(table.position, "end"), ENTROPY),
        ]
        now = table
        for entry in entries:
            now = now.after(entry)
            seq = now.seq if isinstance(entry, Moved) else None
            await storage.append(NewEntry("t", now.entries, seq, entry, summary(now.observe())))
        await storage.close()
        storage = await Storage.open(kept.named)
        found = await storage.load("t")
        assert found is not None
        assert found.entries == entries
        assert found.opening == table.opening
        assert found.tokens == (("digest of t", 0),)
        (row,) = await storage.rows(["t", "u"])
        assert row.summary == summary(now.observe())
        assert await storage.load("u") is None
        await storage.close()

    run_in_thread(life())


def test_versions_of_the_database_are_known_by_the_names_of_their_files() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    scripts = ScriptDirectory.from_config(config)
    assert sorted(script.revision for script in scripts.walk_revisions()) == KNOWN
    assert scripts.get_current_head() == KNOWN[-1]


def test_what_migrates_is_not_imported_for_a_database_that_is_up_to_date(tmp_path: Path) -> None:
    """Check that Alembic, which is slow to import, is not imported for an up-to-date database."""
    opening = f"""
import asyncio, sys
from holdfast.server.storage import Storage

async def life():
    await (await Storage.open({str(tmp_path / "t.sqlite3")!r})).close()

asyncio.run(life())
print("alembic" in sys.modules)
"""
    said = [
        subprocess.run([sys.executable, "-c", opening], capture_output=True, text=True, check=True)
        for _ in range(2)
    ]
    assert [ended.stdout.strip() for ended in said] == ["True", "False"]


def test_a_number_is_given_once(kept: Database) -> None:
    """Check that of two writers that add the same entry number one gets an error."""
    table = seated("pp", turn="A")

    async def life() -> None:
        storage = await stored(kept, table)
        sat = Sat(seat=0, name="A")
        await storage.append(NewEntry("t", 1, None, sat, summary(table.observe())))
        with pytest.raises(ConflictError):
            await storage.append(
                NewEntry("t", 1, None, Sat(seat=0, name="B"), summary(table.observe()))
            )
        await storage.append(NewEntry("t", 2, 1, sat, summary(table.observe())))
        with pytest.raises(ConflictError):
            await storage.append(NewEntry("t", 3, 1, sat, summary(table.observe())))
        found = await storage.load("t")
        assert found is not None
        assert found.entries == [sat, sat]
        await storage.close()

    run_in_thread(life())


def test_an_entry_needs_a_table(kept: Database) -> None:
    table = seated("pp")

    async def life() -> None:
        storage = await stored(kept, table)
        with pytest.raises(ConflictError):
            await storage.append(
                NewEntry("u", 1, None, Sat(seat=0, name="A"), summary(table.observe()))
            )
        await storage.close()

    run_in_thread(life())


def test_a_table_that_somebody_else_has_added_to_is_caught_up_with(kept: Database) -> None:
    with run_server(kept.named) as server:
        table = server.open("person", "person")
        known = table.view(0)
        entry = Sat(seat=0, name="Ada").model_dump()
        kept.do(ENTRIES.insert().values(table_id=table.id, number=1, entry=entry, at=1.0))
        assert table.post(0, type="play", seq=0, move=known["moves"][0]["n"]).json()["seq"] == 1
        assert table.view(0)["seats"][0]["name"] == "Ada"


def test_the_settings_take_hold(tmp_path: Path) -> None:
    async def life() -> None:
        storage = await Storage.open(tmp_path / "deep" / "t.sqlite3")
        await storage.close()

    run_in_thread(life())
    with sqlite3.connect(tmp_path / "deep" / "t.sqlite3") as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    connection.close()


def test_a_database_that_does_not_take_them_is_refused() -> None:
    engine = sa.create_engine("sqlite:///:memory:")
    with engine.connect() as connection, pytest.raises(UnusableDatabaseError, match="journal_mode"):
        check(connection)
    engine.dispose()


def test_the_migrations_make_what_the_server_expects(kept: Database) -> None:
    async def life() -> list[Any]:
        storage = await Storage.open(kept.named)
        differences = await storage._database.read(
            lambda c: compare_metadata(MigrationContext.configure(c), METADATA)
        )
        await storage.close()
        return list(differences)

    assert run_in_thread(life()) == []


@pytest.mark.parametrize("version", KNOWN)
def test_a_database_of_every_earlier_version_is_brought_up_to_date(
    kept: Database, version: str
) -> None:
    table = seated("pp")
    with kept.connected() as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, version)
        old = sa.MetaData()  # as it was then
        old.reflect(connection)
        run_server = summary(table.observe())
        over = {**run_server, "over": True, "placements": PLACED, "clocks": {"control": DAY_A_MOVE}}
        unplaced = {name: value for name, value in over.items() if name == "over"}
        for name, seen in {"t": run_server, "over": over, "unplaced": unplaced}.items():
            insert(
                old, connection, "tables", id=name, game="outlast", rules=1, opened=1.0,
                opening=table.opening.model_dump(), summary=seen, bot_owes=False, updated=9.0,
            )  # fmt: skip
        # The game ended with its last position; somebody has said something since then.
        for number, seq in enumerate((1, None)):
            insert(
                old, connection, "entries", table_id="over", number=number, seq=seq, entry={},
                at=5.0 + number,
            )  # fmt: skip
        insert(old, connection, "accounts", id="anna", name="Anna", skeleton="anna", made=1.0)
        for name, viewer, pace, ended, rank, best in HELD:
            insert(
                old, connection, "holdings", account_id="anna", table_id=name, viewer=viewer,
                game="outlast", pace=pace, ended=ended, rank=rank, best=best,
            )  # fmt: skip

    async def life() -> None:
        storage = await Storage.open(kept.named)
        differences = await storage._database.read(
            lambda c: compare_metadata(MigrationContext.configure(c), METADATA)
        )
        assert list(differences) == []
        found = await storage.load("t")
        assert found is not None
        assert found.opening == table.opening
        if "holdings" in old.tables:
            accounts = storage.accounts
            past = await accounts.past("anna", PastFilter(), 0, 10)
            assert [(one.table, one.seats, one.won) for one in past.games] == [
                ("unplaced", [0], None),
                ("over", [0, 1], True),
            ]
            ended = await accounts.ended_seats("anna", 10)
            assert [(one.table, one.at) for one in ended[1:]] == [("over", 5.0)] * 2
            assert [one.table for one in await accounts.running_seats("anna", 10)] == ["t"]
            assert (past.count, past.won) == (2, 1)
            slow = await accounts.past("anna", PastFilter(pace="slow"), 1, 10)
            assert (slow.games, slow.count, slow.won) == ([], 1, 1)
            lost = await accounts.past("anna", PastFilter(won=False), 0, 10)
            assert (lost.games, lost.count, lost.won) == ([], 0, 0)
            assert await accounts.count_tables("anna") == (1, 2)
        await storage.close()

    run_in_thread(life())


def test_a_game_counts_once_for_an_account_with_several_seats(kept: Database) -> None:
    table = seated("ppp", turn="A")

    async def life() -> None:
        storage = await stored(kept, table)
        accounts = storage.accounts
        await accounts.add_account(Account("anna", "Anna", "anna", None, 1.0))
        await accounts.hold("anna", [("t", 0), ("t", 1), ("t", 2)])
        for number, counted in enumerate([(1, 0), (1, 0), (0, 0)], 1):
            # Somebody else sits down there.
            seat = number - 1
            sat = Sat(seat=seat, name="Ben")
            new = NewEntry("t", number, None, sat, summary(table.observe()), key=f"key {number}")
            await storage.append(new)
            assert await accounts.seats_at("anna", "t") == list(range(number, 3))
            assert await accounts.count_tables("anna") == counted
        await accounts.hold("anna", [("t", 0), ("t", 1)])
        over = {**summary(table.observe()), "over": True, "placements": PLACED}
        await storage.append(NewEntry("t", 4, 1, Sat(seat=2, name="Ben"), over, ends=True))
        past = await accounts.past("anna", PastFilter(), 0, 10)
        assert [(one.seats, one.won) for one in past.games] == [([0, 1], True)]
        assert (past.count, past.won) == (1, 1)
        await storage.close()

    run_in_thread(life())


DAY_A_MOVE = {"move": 86400.0, "game": None}
PLACED = [{"seat": 1, "rank": 1, "points": 7}, {"seat": 0, "rank": 2, "points": 3}]
HELD = [
    ("t", 0, "live", None, None, True),
    ("over", 0, "slow", 5.0, 2, False),
    ("over", 1, "slow", 5.0, 1, True),
    ("unplaced", 0, "live", 9.0, None, True),
]
"""Seats, and what the present version stores with them."""


def insert(old: sa.MetaData, connection: sa.Connection, table: str, **values: Any) -> None:
    """Store a row with those of these values for which an earlier version had columns."""
    if table in old.tables:
        columns = old.tables[table].c
        known = {name: value for name, value in values.items() if name in columns}
        connection.execute(old.tables[table].insert().values(known))


def test_a_storage_that_fails_loses_the_move_and_says_so(kept: Database) -> None:
    with run_server(kept.named) as server:
        table = server.open("person", "person")
        move = table.view(0)["moves"][0]["n"]
        before = table.get(viewer=0).text
        kept.do("ALTER TABLE entries RENAME TO elsewhere")
        refused = table.post(0, type="play", seq=0, move=move)
        assert (refused.status_code, refused.json()["code"]) == (503, "not-stored")
        assert table.get(viewer=0).text == before
        kept.do("ALTER TABLE elsewhere RENAME TO entries")
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
    assert (
        display_name("postgresql://me:secret@host/holdfast") == "postgresql://me:***@host/holdfast"
    )


def test_a_long_game_is_rebuilt_as_it_was(kept: Database) -> None:
    with run_server(kept.named) as server:
        table = server.open("random", "random", "heuristic")
        with table.socket(None) as line:
            while not line.latest.get("over"):
                line.receive()
        before = table.get(viewer=None).json()
        frames = table.get("/frames", None).json()
    with run_server(kept.named) as server:
        table.server = server
        assert table.get(viewer=None).json() == before
        assert table.get("/frames", None).json() == frames


def test_a_table_of_another_version_is_kept_and_said_so(kept: Database) -> None:
    """Check that a table of unknown rules is listed, and not played."""
    with run_server(kept.named) as server:
        table = server.open("person", "heuristic")
    kept.set_unknown_rules()
    with run_server(kept.named) as server:
        table.server = server
        answer = table.get(viewer=0)
        assert (answer.status_code, answer.json()["code"]) == (409, "other-version")
        tokens = [{"table": table.id, "token": table.tokens[0]}]
        (mine,) = server.http.post("/tables/mine", json={"tokens": tokens}).json()
        assert mine["table"] == table.id


def test_a_finished_table_of_another_version_can_be_downloaded(kept: Database) -> None:
    with run_server(kept.named) as server:
        table = server.open("person", "person", "person", "person", position="showcase")
        table.post(2, type="play", seq=0, move=table.view(2)["moves"][0]["n"])
        table.post(2, type="undo", seq=1)
        concede_all(table)
        file = Replay.loads(table.get("/replay", 0).content)
    kept.set_unknown_rules()
    with run_server(kept.named) as server:
        table.server = server
        answer = table.get("/replay", None)
        assert answer.headers["content-disposition"].startswith("attachment")
        again = Replay.loads(answer.content)
        assert again.rules == 0
        assert (again.steps, again.position) == (file.steps, "showcase")
        tokens = [{"table": table.id, "token": table.tokens[0]}]
        (mine,) = server.http.post("/tables/mine", json={"tokens": tokens}).json()
        assert (mine["rules"], mine["over"]) == (0, True)
        table.tokens[0] = "wrong"
        answer = table.get("/replay", 0)
        assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")


def post(table: OpenTable, path: str, **body: Any) -> Any:
    """Return the answer to what the first player posts to a table."""
    address, params = f"/tables/{table.id}{path}", {"token": table.tokens[0]}
    return table.server.http.post(address, params=params, json=body)


def test_nothing_is_tried_again_from_a_table_of_another_version(kept: Database) -> None:
    """Check that branches, deals, reviews and questions are refused for unknown rules."""
    with run_server(kept.named) as server:
        table = server.open("person", "person")
        table.post(0, type="play", seq=0, move=table.view(0)["moves"][0]["n"])
        concede_all(table)
        asked = post(table, "/questions", at=1).json()["code"]
        before = table.get("/replay", 0).content
    kept.set_unknown_rules()
    with run_server(kept.named) as server:
        table.server = server
        for path, body in (
            ("/branches", {"seq": 0, "seats": [0]}),
            ("/deal", {"seats": [0]}),
            ("/questions", {"at": 1}),
        ):
            answer = post(table, path, **body)
            assert (answer.status_code, answer.json()["code"]) == (409, "other-version")
        for path in ("/branches", "/deal", "/review", "/questions"):
            answer = table.get(path, 0)
            assert (answer.status_code, answer.json()["code"]) == (409, "other-version")
        answer = server.http.get(f"/questions/{asked}")
        assert (answer.status_code, answer.json()["code"]) == (409, "other-version")
        after = Replay.loads(table.get("/replay", 0).content)
        assert after.steps == Replay.loads(before).steps


def test_a_running_table_of_another_version_keeps_its_secrets(kept: Database) -> None:
    with run_server(kept.named) as server:
        table = server.open("person", "person")
    kept.set_unknown_rules()
    with run_server(kept.named) as server:
        table.server = server
        answer = table.get("/replay", 0)
        assert (answer.status_code, answer.json()["code"]) == (409, "not-over")


def test_tokens_of_a_database_from_before_rematches_still_open_their_tables(kept: Database) -> None:
    table = seated("pp")

    def migrate_to_the_first(connection: sa.Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")

    with kept.connected() as connection:
        migrate_to_the_first(connection)
        opening = table.opening.model_dump(exclude={"position"})
        tables = sa.Table("tables", sa.MetaData(), autoload_with=connection)  # as they were then
        connection.execute(
            tables.insert().values(
                id="t", game="outlast", rules=1, opening=opening, summary=summary(table.observe()),
                bot_owes=False, opened=1.0, updated=1.0,
            )
        )  # fmt: skip
        connection.execute(TOKENS.insert().values(digest="old", table_id="t", viewer=1))

    async def life() -> None:
        storage = await Storage.open(kept.named)
        found = await storage.load("t")
        assert found is not None
        assert found.tokens == (("old", 1),)
        assert found.opening == table.opening
        await storage.create(
            OpenedTable("u", table.opening, summary(table.observe()), [("old", 0)])
        )
        with pytest.raises(sa.exc.IntegrityError):
            await storage.create(
                OpenedTable("v", table.opening, summary(table.observe()), [("a", 0), ("a", 1)])
            )
        again = await storage.load("u")
        assert again is not None
        assert again.tokens == (("old", 0),)
        await storage.close()

    run_in_thread(life())


def test_a_damaged_table_is_the_servers_mistake(kept: Database) -> None:
    with run_server(kept.named) as server:
        table = server.open("person", "person")
        table.post(0, type="sit-down", name="Ada")
    kept.do(ENTRIES.update().values(entry={"kind": "danced"}))
    with run_server(kept.named) as server:
        table.server = server
        answer = table.get(viewer=0)
        assert (answer.status_code, answer.json()["code"]) == (500, "damaged")
        assert "danced" not in answer.text
        for path in ("", "/replay"):
            stranger = server.http.get(f"/tables/{table.id}{path}", params={"token": "guessed"})
            assert (stranger.status_code, stranger.json()["code"]) == (403, "forbidden")
        file = server.http.post(f"/tables/{table.id}/carried", json={"tokens": ["guessed"]})
        assert (file.status_code, file.json()["code"]) == (403, "forbidden")
        file = server.http.post(
            f"/tables/{table.id}/carried", json={"tokens": [table.tokens[0], table.tokens[1]]}
        )
        assert (file.status_code, file.json()["moves"]) == (200, [])


def test_a_table_without_a_beginning_is_the_servers_mistake(kept: Database) -> None:
    with run_server(kept.named) as server:
        table = server.open("person", "person")
    kept.do(TABLES.update().values(opening={"kind": "danced"}))
    with run_server(kept.named) as server:
        table.server = server
        answer = table.get(viewer=0)
        assert (answer.status_code, answer.json()["code"]) == (500, "damaged-start")
        stranger = server.http.get(f"/tables/{table.id}", params={"token": "guessed"})
        assert (stranger.status_code, stranger.json()["code"]) == (403, "forbidden")
        assert "danced" not in answer.text
        with pytest.raises(InvalidStatus), table.socket(0):
            pass


def test_of_entries_that_are_stored_together_only_those_conflict_that_do(tmp_path: Path) -> None:
    table = seated("pp", turn="A")
    entry = Sat(seat=1, name="Zoë")
    seen = summary(table.observe())

    async def life() -> None:
        storage = await stored(Database(tmp_path / "t.sqlite3"), table, "0")
        for name in "1234":
            await storage.create(OpenedTable(name, table.opening, seen, [(f"digest of {name}", 0)]))
        await storage.append(NewEntry("2", 1, None, entry, seen))
        outcomes = await asyncio.gather(
            *(
                storage.append(NewEntry(name, 1, None, entry, {**seen, "seq": 7}))
                for name in "01234"
            ),
            storage.append(NewEntry("0", 2, 1, entry, {**seen, "seq": 8})),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [
            ConflictError if name == "2" else type(None) for name in "012340"
        ]
        rows = await storage.rows(list("01234"))
        assert {row.id: row.summary["seq"] for row in rows} == {
            "0": 8, "1": 7, "2": table.seq, "3": 7, "4": 7,
        }  # fmt: skip
        for name, count in zip("01234", (2, 1, 1, 1, 1), strict=True):
            found = await storage.load(name)
            assert found is not None
            assert len(found.entries) == count
        await storage.close()

    run_in_thread(life())


def test_entries_of_one_moment_share_a_transaction(tmp_path: Path) -> None:
    table = seated("pp", turn="A")
    seen = summary(table.observe())
    done: list[int] = []

    async def life() -> None:
        storage = await stored(Database(tmp_path / "t.sqlite3"), table, "0")
        await storage.create(OpenedTable("1", table.opening, seen, [("digest of 1", 0)]))
        file = storage._database
        assert isinstance(file, SqliteFile)
        file.group.connection.set_trace_callback(
            lambda statement: done.append(1) if statement == "COMMIT" else None
        )
        entry = Sat(seat=1, name="Zoë")
        await asyncio.gather(
            *(storage.append(NewEntry(name, 1, None, entry, seen)) for name in "01")
        )
        await storage.close()

    run_in_thread(life())
    assert len(done) == 1
