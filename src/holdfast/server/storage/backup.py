"""Backups: a copy of everything in one SQLite file, and the way back."""

from __future__ import annotations

import contextlib
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.pool import NullPool

from holdfast.hosting.storage_errors import UnusableDatabaseError
from holdfast.server.storage import postgres
from holdfast.server.storage.database import naming, shown, sqlite_path
from holdfast.server.storage.file_lock import Owned
from holdfast.server.storage.migrate import is_blank
from holdfast.server.storage.schema import METADATA, TABLES
from holdfast.server.storage.sqlite import (
    beside,
    bring_up_to_date,
    connected,
    look_at,
    made,
    name,
    saying_why,
)

PORTION = 1000
"""Rows that are copied at a time."""


class TargetExistsError(ValueError):
    """Something is there already that would be lost."""


def back_up(database: str | Path, file: Path, overwrite: bool = False) -> int:
    """Copy a database into a file as it is at one moment, whoever writes meanwhile; gives the
    number of tables in it."""
    if file.exists() and not overwrite:
        raise TargetExistsError(f"{file} is there already")
    with naming(database):
        path = sqlite_path(database)
        if path is None:
            with postgres.saying_why(), _postgres(str(database)) as source:
                postgres.check_current(source)
                return _written(file, lambda new: _rows_into(source, new))
        if not path.exists():
            raise UnusableDatabaseError("there is no such file")
        with saying_why():
            look_at(path)
    return _written(file, lambda new: copy_pages(path, new))


def restore(file: Path, database: str | Path, overwrite: bool = False) -> int:
    """Put a backup in the place of a database, which nobody may be serving meanwhile. A file that
    was there stays beside it; gives the number of tables."""
    with naming(file), saying_why():
        if not file.exists():
            raise UnusableDatabaseError("there is no such file")
        look_at(file)
    with naming(database):
        path = sqlite_path(database)
        if path is None:
            return _restore_rows(file, str(database), overwrite)
        with saying_why():
            path.parent.mkdir(parents=True, exist_ok=True)
            owned = Owned(path)
            try:
                _replace(file, path, overwrite)
            finally:
                owned.let_go()
    return count(path)


def _written(file: Path, fill: Callable[[Path], None]) -> int:
    """Write a backup: one file, which can be carried anywhere."""
    with naming(file), saying_why():
        new = made(file, fill)
        with contextlib.closing(sqlite3.connect(new)) as connection:
            connection.execute("PRAGMA journal_mode = delete")
            (sound,) = connection.execute("PRAGMA integrity_check").fetchone()
        if sound != "ok":
            raise UnusableDatabaseError(f"the copy is not sound: {sound}")
        name(new, file)
    return count(file)


def _replace(file: Path, path: Path, overwrite: bool) -> None:
    there = [old for old in (path, *beside(path)) if old.exists()]
    if there and not overwrite:
        raise TargetExistsError(f"{there[0]} is there already")
    if file.resolve() == path:
        raise TargetExistsError(f"{file} is the database itself")
    new = made(path, lambda new: _migrated_copy(file, new))
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
            raise UnusableDatabaseError(str(error)) from error


def _migrated_copy(source: Path, target: Path) -> None:
    copy_pages(source, target)
    bring_up_to_date(target)


@contextmanager
def _postgres(named: str) -> Iterator[sa.Connection]:
    """One moment of a PostgreSQL, in one transaction."""
    engine = sa.create_engine(
        postgres.address(named), poolclass=NullPool, isolation_level="REPEATABLE READ"
    )
    with engine.begin() as connection:
        yield connection


def copy_rows(source: sa.Connection, target: sa.Connection) -> None:
    """Copy all tables from one database to another of the same shape."""
    for table in METADATA.sorted_tables:
        found = source.execution_options(yield_per=PORTION).execute(sa.select(table))
        for portion in found.mappings().partitions():
            target.execute(table.insert(), [dict(row) for row in portion])


def _rows_into(source: sa.Connection, new: Path) -> None:
    bring_up_to_date(new)
    with connected(new, {}, "BEGIN IMMEDIATE") as target:
        copy_rows(source, target)


def _restore_rows(file: Path, named: str, overwrite: bool) -> int:
    """A backup into a PostgreSQL: all of it, or nothing."""
    with tempfile.TemporaryDirectory() as folder, naming(file), saying_why():
        copy = Path(folder) / "backup"
        _migrated_copy(file, copy)
        with (
            connected(copy, {"query_only": 1}, "BEGIN") as source,
            postgres.saying_why(),
            _postgres(named) as target,
        ):
            postgres.bring_up_to_date(target)
            if target.scalar(sa.select(sa.func.count()).select_from(TABLES)):
                if not overwrite:
                    raise TargetExistsError(f"{shown(named)} holds tables already")
                for table in reversed(METADATA.sorted_tables):
                    target.execute(table.delete())
            copy_rows(source, target)
        return count(copy)


def count(file: Path) -> int:
    """How many tables a file holds."""
    with connected(file, {"query_only": 1}, "BEGIN") as connection:
        if is_blank(connection):
            return 0
        found: int = connection.exec_driver_sql("SELECT count(*) FROM tables").scalar_one()
        return found
