"""Direct access to a server's database: what tests read and change behind the server's back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from holdfast.server.storage.postgres import address
from holdfast.server.storage.schema import METADATA, TABLES


class Database:
    """A database: an SQLite file or a PostgreSQL address."""

    def __init__(self, named: str | Path) -> None:
        self.named = named

    @property
    def is_file(self) -> bool:
        """Whether it is an SQLite file."""
        return isinstance(self.named, Path)

    @contextmanager
    def connected(self) -> Iterator[sa.Connection]:
        """Return a context with a connection in a transaction."""
        url = sa.URL.create("sqlite", database=str(self.named))
        engine = sa.create_engine(url if self.is_file else address(str(self.named)))
        try:
            with engine.begin() as connection:
                yield connection
        finally:
            engine.dispose()

    def do(self, statement: str | sa.Executable, **values: Any) -> Any:
        """Execute a statement, and return the first value of the result, or None."""
        if isinstance(statement, str):
            statement = sa.text(statement)
        with self.connected() as connection:
            result = connection.execute(statement, values)
            return result.scalar() if result.returns_rows else None

    def find_words(self, *words: str) -> list[str]:
        """Return which of these words occur in the files, or in the rows of a PostgreSQL database.

        PostgreSQL overwrites the bytes of deleted rows in its own time, so only its rows are read.
        """
        if isinstance(self.named, Path):
            found = [file.read_bytes() for file in self.named.parent.iterdir()]
        else:
            with self.connected() as connection:
                every = [connection.execute(sa.select(t)).all() for t in METADATA.tables.values()]
            found = [str(every).encode()]
        return [word for word in words if any(word.encode() in text for text in found)]

    def change_openings(self, change: Callable[[dict[str, Any]], None]) -> None:
        """Change the stored opening of every table."""
        with self.connected() as connection:
            for row in connection.execute(sa.select(TABLES.c.id, TABLES.c.opening)).all():
                opening = dict(row.opening)
                change(opening)
                changed = TABLES.update().where(TABLES.c.id == row.id)
                connection.execute(changed.values(opening=opening))

    def set_unknown_rules(self) -> None:
        """Give every table a version of the rules that no longer exists."""
        self.change_openings(lambda opening: opening.update(rules=0))
        self.do(TABLES.update().values(rules=0))
