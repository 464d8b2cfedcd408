"""Backups: a copy of everything in one SQLite file, and the way back."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

from holdfast.server.storage.database import naming, sqlite_path
from holdfast.server.storage.migrating import is_blank
from holdfast.server.storage.owning import Owned
from holdfast.server.storage.sqlite import beside, connected, look_at, made, name, saying_why
from holdfast.server.storage.troubles import UnusableDatabase


class InTheWay(ValueError):
    """Something is there already that would be lost."""


async def back_up(database: str | Path, file: Path, overwrite: bool = False) -> int:
    """Copy a database into a file as it is at one moment, whoever writes meanwhile; gives the
    number of tables in it."""
    if file.exists() and not overwrite:
        raise InTheWay(f"{file} is there already")
    with naming(database):
        path = sqlite_path(database)
        if path is None:
            raise UnusableDatabase("only SQLite is known here")
        if not path.exists():
            raise UnusableDatabase("there is no such file")
        with saying_why():
            look_at(path)
    with naming(file), saying_why():
        new = made(file, lambda new: copy_pages(path, new))
        _into_one_file(new)
        name(new, file)
    return count(file)


async def restore(file: Path, database: str | Path, overwrite: bool = False) -> int:
    """Put a backup in the place of a database, which nobody may be serving meanwhile. What was
    there stays beside it, unless it is a PostgreSQL; gives the number of tables."""
    with naming(file), saying_why():
        if not file.exists():
            raise UnusableDatabase("there is no such file")
        look_at(file)
    with naming(database):
        path = sqlite_path(database)
        if path is None:
            raise UnusableDatabase("only SQLite is known here")
        with saying_why():
            path.parent.mkdir(parents=True, exist_ok=True)
            owned = Owned(path)
            try:
                _replace(file, path, overwrite)
            finally:
                owned.let_go()
    return count(path)


def _replace(file: Path, path: Path, overwrite: bool) -> None:
    there = [old for old in (path, *beside(path)) if old.exists()]
    if there and not overwrite:
        raise InTheWay(f"{there[0]} is there already")
    if file.resolve() == path:
        raise InTheWay(f"{file} is the database itself")
    new = made(path, lambda new: copy_pages(file, new))
    aside = path.with_name(f"{path.name}.before")
    if there:
        for gone in (aside, *beside(aside)):
            gone.unlink(missing_ok=True)
    for old, kept in zip((path, *beside(path)), (aside, *beside(aside)), strict=True):
        if old.exists():
            old.rename(kept)
    name(new, path)


def copy_pages(source: Path, target: Path) -> None:
    """Copy a SQLite file by SQLite's own means, which also reads what has not reached it yet."""
    with (
        contextlib.closing(sqlite3.connect(source)) as old,
        contextlib.closing(sqlite3.connect(target)) as new,
    ):
        old.execute("PRAGMA query_only = 1")
        try:
            old.backup(new)
        except sqlite3.Error as error:
            raise UnusableDatabase(str(error)) from error


def _into_one_file(file: Path) -> None:
    """Let a backup be one file, which can be carried anywhere."""
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode = delete")
        (sound,) = connection.execute("PRAGMA integrity_check").fetchone()
    if sound != "ok":
        raise UnusableDatabase(f"the copy is not sound: {sound}")


def count(file: Path) -> int:
    """How many tables a file holds."""
    with connected(file, {"query_only": 1}, "BEGIN") as connection:
        if is_blank(connection):
            return 0
        found: int = connection.exec_driver_sql("SELECT count(*) FROM tables").scalar_one()
        return found
