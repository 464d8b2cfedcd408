"""Migrations: a database of Holdfast is brought up to date when it is opened.

Nearly always it is current already. Then Alembic is not imported, which would double the time to
open it.
"""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa

from holdfast.hosting.storage_errors import UnusableDatabaseError

VERSION = sa.table("alembic_version", sa.column("version_num", sa.String))
FIRST = {"tables", "tokens", "entries"}
"""Database tables that exist since the first version."""


MIGRATIONS = Path(__file__).parent / "migrations"
KNOWN = sorted(path.name.partition("_")[0] for path in MIGRATIONS.glob("versions/*_*.py"))
"""All versions of the database, the newest last. Each is the prefix of its migration's file
name."""


def is_blank(connection: sa.Connection) -> bool:
    """Return whether a database is empty. Raise UnusableDatabaseError if it is not Holdfast's, or
    newer."""
    existing = set(sa.inspect(connection).get_table_names())
    if not existing:
        return True
    if VERSION.name not in existing or not existing >= FIRST:
        raise UnusableDatabaseError("it belongs to another program")
    version = connection.scalar(sa.select(VERSION.c.version_num))
    if version not in KNOWN:
        raise UnusableDatabaseError(
            f"a newer Holdfast wrote it (version {version} of the database; this Holdfast "
            f"knows those up to {KNOWN[-1]})"
        )
    return False


def is_current(connection: sa.Connection) -> bool:
    """Return whether a database needs no migration."""
    return bool(connection.scalar(sa.select(VERSION.c.version_num)) == KNOWN[-1])


def migrate(connection: sa.Connection) -> None:
    """Migrate a database to the newest version."""
    if is_blank(connection) or not is_current(connection):
        _upgrade(connection)
    # This write fails now, before anyone plays, if the database is read-only.
    connection.execute(VERSION.update().values(version_num=VERSION.c.version_num))


def _upgrade(connection: sa.Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
