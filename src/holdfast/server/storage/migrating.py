"""Migrating: a database is brought up to date when it is opened, if it is one of ours."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory

from holdfast.hosting.troubles import UnusableDatabase

VERSION = sa.table("alembic_version", sa.column("version_num", sa.String))
FIRST = {"tables", "tokens", "entries"}
"""What every database of Holdfast has had from the first version on."""


def _config(connection: sa.Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def is_blank(connection: sa.Connection) -> bool:
    """Whether nothing has ever been made in this database; whatever is of somebody else, or of a
    version to come, is refused."""
    found = set(sa.inspect(connection).get_table_names())
    if not found:
        return True
    if VERSION.name not in found or not found >= FIRST:
        raise UnusableDatabase("it is the database of something else")
    version = connection.scalar(sa.select(VERSION.c.version_num))
    known = {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}
    if version not in known:
        raise UnusableDatabase(
            f"a newer Holdfast has written it (version {version} of the database; this Holdfast "
            f"knows those up to {max(known)})"
        )
    return False


def is_current(connection: sa.Connection) -> bool:
    """Whether a database needs no migration."""
    version = connection.scalar(sa.select(VERSION.c.version_num))
    return version == ScriptDirectory.from_config(_config()).get_current_head()


def migrate(connection: sa.Connection) -> None:
    """Bring the tables of a database up to date."""
    command.upgrade(_config(connection), "head")
    # A database that cannot be written to is better known before somebody plays.
    connection.execute(VERSION.update().values(version_num=VERSION.c.version_num))
