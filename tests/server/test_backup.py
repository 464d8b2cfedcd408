"""Backups, made while people play, and replays of all games to verify them."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from pathlib import Path

import pytest
from tests.support.databases import Database
from tests.support.server import OpenTable, run_server
from typer.testing import CliRunner, Result

from holdfast.cli import app, backup
from holdfast.cli.arguments import WRONG_INPUT

pytestmark = pytest.mark.usefixtures("interpreted")

OLDEST_TABLES = ("tables", "tokens", "entries", "alembic_version")
"""The tables of the first version of the database."""


def run(*arguments: object) -> Result:
    return CliRunner().invoke(app, [str(argument) for argument in arguments])


def change(path: Path, statement: str, *values: object) -> None:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute(statement, values)
        connection.commit()


def play(table: OpenTable) -> None:
    """Play the next move of the person who decides."""
    view = next(v for v in map(table.view, (0, 1)) if v["moves"])
    answer = table.post(view["viewer"], type="play", seq=view["seq"], move=view["moves"][0]["n"])
    assert answer.status_code == 200


def test_a_backup_is_made_while_people_play_and_brings_everything_back(tmp_path: Path) -> None:
    path, file = tmp_path / "t.sqlite3", tmp_path / "backup.sqlite3"
    with run_server(path) as server:
        table = server.open("person", "person")
        play(table)
        made = run("backup", file, "--database", path)
        assert (made.exit_code, made.output) == (0, f"1 table of {path} saved to {file}.\n")
        then = table.view(0)
        play(table)
        assert [file.name for file in tmp_path.glob("backup*")] == [file.name]
        busy = run("restore", file, "--database", path, "--overwrite")
        assert busy.exit_code == WRONG_INPUT
        assert "another Holdfast is using it" in busy.stderr
    restored = run("restore", file, "--database", path, "--overwrite")
    assert (restored.exit_code, restored.output) == (0, f"1 table of {file} restored to {path}.\n")
    with run_server(path) as server:
        table.server = server
        assert table.view(0) == then
        play(table)


def test_nothing_that_is_there_is_lost(tmp_path: Path) -> None:
    """Check that backup and restore overwrite no file unless told to, and then keep the old one."""
    path, file = tmp_path / "t.sqlite3", tmp_path / "backup.sqlite3"
    with run_server(path) as server:
        server.open("person", "person")
    assert run("backup", file, "--database", path).exit_code == 0
    with run_server(path) as server:
        server.open("person", "person")
    kept = file.read_bytes()
    refused = run("backup", file, "--database", path)
    assert refused.exit_code == WRONG_INPUT
    assert "--overwrite" in refused.stderr
    assert file.read_bytes() == kept
    held = path.read_bytes()
    refused = run("restore", file, "--database", path)
    assert refused.exit_code == WRONG_INPUT
    assert "--overwrite" in refused.stderr
    assert path.read_bytes() == held
    assert run("restore", file, "--database", path, "--overwrite").exit_code == 0
    assert run("verify", "--database", path).output.startswith("1 table:")
    before = path.with_name("t.sqlite3.before")
    assert run("verify", "--database", before).output.startswith("2 tables:")
    assert run("backup", file, "--database", before, "--overwrite").output.startswith("2 tables")
    # A place where nothing is needs no word.
    assert run("restore", file, "--database", tmp_path / "new" / "t.sqlite3").exit_code == 0


def test_a_restore_that_fails_leaves_what_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, file = tmp_path / "t.sqlite3", tmp_path / "backup.sqlite3"
    with run_server(path) as server:
        server.open("person", "person")
    file.write_text("This is a letter.")
    held = path.read_bytes()
    for wrong in (file, tmp_path / "nowhere", path):
        refused = run("restore", wrong, "--database", path, "--overwrite")
        assert (refused.exit_code, refused.stdout) == (WRONG_INPUT, "")
        assert path.read_bytes() == held
    assert (
        run("backup", tmp_path / "b", "--database", tmp_path / "nowhere").exit_code == WRONG_INPUT
    )
    assert not (tmp_path / "nowhere").exists()
    assert not (tmp_path / "b").exists()
    monkeypatch.setenv("HOLDFAST_DATABASE", str(path))
    assert run("verify").output.startswith("1 table: 1 unchanged")


def test_every_game_is_verified_by_playing_it_again(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    with run_server(path) as server:
        tables = [server.open("person", "person") for _ in range(4)]
        for table in tables:
            play(table)
        sound = run("verify", "--database", path)
        assert sound.exit_code == 0
        assert "4 tables: 4 unchanged, 0 with another version" in sound.output
        assert "of the rules, 0 different." in sound.output
    damaged, forged, unread, _ = (table.id for table in tables)
    find = "SELECT json(entry) FROM entries WHERE table_id = ?"
    with contextlib.closing(sqlite3.connect(path)) as connection:
        entry = json.loads(connection.execute(find, (damaged,)).fetchone()[0])
    entry["move"] = 1_000_000
    change(path, "UPDATE entries SET entry = ? WHERE table_id = ?", json.dumps(entry), damaged)
    change(path, "UPDATE tables SET summary = json_set(summary, '$.seq', 7) WHERE id = ?", forged)
    change(path, """UPDATE entries SET entry = '{"kind": "danced"}' WHERE table_id = ?""", unread)
    broken = run("verify", "--database", path)
    assert broken.exit_code == backup.DIFFERS
    assert f"{forged}: seq: 7 then, 1 now" in broken.output
    assert f"{damaged}: it cannot be replayed" in broken.output
    assert f"{unread}: an entry cannot be read" in broken.output
    assert "4 tables: 1 unchanged, 0 with another version" in broken.output
    assert "of the rules, 3 different." in broken.output


def test_games_of_other_rules_are_counted_apart(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    with run_server(path) as server:
        server.open("person", "person")
    Database(path).set_unknown_rules()
    found = run("verify", "--database", path)
    assert found.exit_code == 0
    assert "1 table: 0 unchanged, 1 with another version of the rules" in found.output


def test_what_an_older_holdfast_has_written_is_restored_first(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    with run_server(path) as server:
        server.open("person", "person")
    with sqlite3.connect(path) as database:
        found = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    for (table,) in found:
        if table not in OLDEST_TABLES:
            change(path, f"DROP TABLE {table}")
    change(path, "DROP INDEX ix_tokens_session")
    change(path, "ALTER TABLE tokens DROP COLUMN session")
    change(path, "DROP INDEX ix_tables_deadline")
    change(path, "ALTER TABLE tables DROP COLUMN deadline")
    change(path, "ALTER TABLE tables DROP COLUMN highlights")
    change(path, "ALTER TABLE tables DROP COLUMN thinker")
    change(path, "ALTER TABLE tables DROP COLUMN thinks_until")
    change(path, "ALTER TABLE tables ADD COLUMN bot_owes BOOLEAN NOT NULL DEFAULT 0")
    change(path, "CREATE INDEX ix_tables_bot_owes ON tables (bot_owes)")
    change(path, "UPDATE alembic_version SET version_num = '0002'")
    refused = run("verify", "--database", path)
    assert refused.exit_code == WRONG_INPUT
    assert "an older Holdfast wrote it" in refused.stderr
    assert run("backup", tmp_path / "b", "--database", path).exit_code == 0
    # A backup has the version of its database, so an older Holdfast can use it.
    assert run("verify", "--database", tmp_path / "b").exit_code == WRONG_INPUT
    assert run("restore", tmp_path / "b", "--database", tmp_path / "n").exit_code == 0
    assert run("verify", "--database", tmp_path / "n").exit_code == 0
