"""Backups: copy a whole database into one SQLite file, and restore it."""

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
from holdfast.server.storage.database import display_name, name_in_errors, sqlite_path
from holdfast.server.storage.file_lock import FileLock
from holdfast.server.storage.migrate import is_blank
from holdfast.server.storage.schema import METADATA, TABLES
from holdfast.server.storage.sqlite import (
    bring_up_to_date,
    connect,
    look_at,
    make_database,
    name,
    saying_why,
    sidecar_files,
)

PORTION = 1000
"""Rows copied at a time."""


class TargetExistsError(ValueError):
    """The target exists and would be overwritten."""


def back_up(database: str | Path, file: Path, overwrite: bool = False) -> int:
    """Copy a database into a file and return the number of tables.

    The copy is a consistent snapshot, even while a server writes to the database.
    """
    if file.exists() and not overwrite:
        raise TargetExistsError(f"{file} already exists")
    with name_in_errors(database):
        path = sqlite_path(database)
        if path is None:
            with postgres.saying_why(), _postgres(str(database)) as source:
                postgres.check_current(source)
                return _write_backup(file, lambda new: _copy_rows_to_file(source, new))
        if not path.exists():
            raise UnusableDatabaseError("there is no such file")
        with saying_why():
            look_at(path)
    return _write_backup(file, lambda new: copy_pages(path, new))


def restore(file: Path, database: str | Path, overwrite: bool = False) -> int:
    """Replace a database with a backup and return the number of tables.

    No server may use the database meanwhile. A SQLite file that was there is renamed, not deleted.
    """
    with name_in_errors(file), saying_why():
        if not file.exists():
            raise UnusableDatabaseError("there is no such file")
        look_at(file)
    with name_in_errors(database):
        path = sqlite_path(database)
        if path is None:
            return _restore_rows(file, str(database), overwrite)
        with saying_why():
            path.parent.mkdir(parents=True, exist_ok=True)
            lock = FileLock(path)
            try:
                _replace(file, path, overwrite)
            finally:
                lock.release()
    return count(path)


def _write_backup(file: Path, fill: Callable[[Path], None]) -> int:
    """Write a backup as a single file, check it, and return the number of tables."""
    with name_in_errors(file), saying_why():
        new = make_database(file, fill)
        with contextlib.closing(sqlite3.connect(new)) as connection:
            connection.execute("PRAGMA journal_mode = delete")
            (integrity,) = connection.execute("PRAGMA integrity_check").fetchone()
        if integrity != "ok":
            raise UnusableDatabaseError(f"the copy is damaged: {integrity}")
        name(new, file)
    return count(file)


def _replace(file: Path, path: Path, overwrite: bool) -> None:
    existing = [old for old in (path, *sidecar_files(path)) if old.exists()]
    if existing and not overwrite:
        raise TargetExistsError(f"{existing[0]} already exists")
    if file.resolve() == path:
        raise TargetExistsError(f"{file} is the database itself")
    new = make_database(path, lambda new: _migrated_copy(file, new))
    aside = path.with_name(f"{path.name}.before")
    if existing:
        for leftover in (aside, *sidecar_files(aside)):
            leftover.unlink(missing_ok=True)
    for old, renamed in zip(
        (path, *sidecar_files(path)), (aside, *sidecar_files(aside)), strict=True
    ):
        if old.exists():
            old.rename(renamed)
    name(new, path)


def copy_pages(source: Path, target: Path) -> None:
    """Copy a SQLite file with SQLite's backup API, which includes changes not yet in the main
    file."""
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
def _postgres(url: str) -> Iterator[sa.Connection]:
    """Yield a connection to a PostgreSQL database in one repeatable-read transaction."""
    engine = sa.create_engine(
        postgres.address(url), poolclass=NullPool, isolation_level="REPEATABLE READ"
    )
    with engine.begin() as connection:
        yield connection


def copy_rows(source: sa.Connection, target: sa.Connection) -> None:
    """Copy all rows from one database to another with the same schema."""
    for table in METADATA.sorted_tables:
        rows = source.execution_options(yield_per=PORTION).execute(sa.select(table))
        for portion in rows.mappings().partitions():
            target.execute(table.insert(), [dict(row) for row in portion])


def _copy_rows_to_file(source: sa.Connection, new: Path) -> None:
    bring_up_to_date(new)
    with connect(new, {}, "BEGIN IMMEDIATE") as target:
        copy_rows(source, target)


def _restore_rows(file: Path, url: str, overwrite: bool) -> int:
    """Restore a backup into a PostgreSQL database in one transaction."""
    with tempfile.TemporaryDirectory() as folder, name_in_errors(file), saying_why():
        copy = Path(folder) / "backup"
        _migrated_copy(file, copy)
        with (
            connect(copy, {"query_only": 1}, "BEGIN") as source,
            postgres.saying_why(),
            _postgres(url) as target,
        ):
            postgres.bring_up_to_date(target)
            if target.scalar(sa.select(sa.func.count()).select_from(TABLES)):
                if not overwrite:
                    raise TargetExistsError(f"{display_name(url)} already holds tables")
                for table in reversed(METADATA.sorted_tables):
                    target.execute(table.delete())
            copy_rows(source, target)
        return count(copy)


def count(file: Path) -> int:
    """Return the number of game tables in a SQLite file."""
    with connect(file, {"query_only": 1}, "BEGIN") as connection:
        if is_blank(connection):
            return 0
        tables: int = connection.exec_driver_sql("SELECT count(*) FROM tables").scalar_one()
        return tables
