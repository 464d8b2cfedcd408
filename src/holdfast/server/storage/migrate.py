"""Migrating: a database is brought up to date when it is opened, if it is one of ours.

Nearly always it is up to date already, and then what could migrate it is not even imported: that
takes as long as all the rest of opening it.
"""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa

from holdfast.hosting.storage_errors import UnusableDatabaseError

VERSION = sa.table("alembic_version", sa.column("version_num", sa.String))
FIRST = {"tables", "tokens", "entries"}
"""What every database of Holdfast has had from the first version on."""


MIGRATIONS = Path(__file__).parent / "migrations"
KNOWN = sorted(path.name.partition("_")[0] for path in MIGRATIONS.glob("versions/*_*.py"))
"""The versions of the database that there have been, the newest last: each is what the file begins
with that leads to it."""


def is_blank(connection: sa.Connection) -> bool:
    """Whether nothing has ever been made in this database; whatever is of somebody else, or of a
    version to come, is refused."""
    found = set(sa.inspect(connection).get_table_names())
    if not found:
        return True
    if VERSION.name not in found or not found >= FIRST:
        raise UnusableDatabaseError("it is the database of something else")
    version = connection.scalar(sa.select(VERSION.c.version_num))
    if version not in KNOWN:
        raise UnusableDatabaseError(
            f"a newer Holdfast has written it (version {version} of the database; this Holdfast "
            f"knows those up to {KNOWN[-1]})"
        )
    return False


def is_current(connection: sa.Connection) -> bool:
    """Whether a database needs no migration."""
    return bool(connection.scalar(sa.select(VERSION.c.version_num)) == KNOWN[-1])


def migrate(connection: sa.Connection) -> None:
    """Bring the tables of a database up to date."""
    if is_blank(connection) or not is_current(connection):
        _upgrade(connection)
    # A database that cannot be written to is better known before somebody plays.
    connection.execute(VERSION.update().values(version_num=VERSION.c.version_num))


def _upgrade(connection: sa.Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
