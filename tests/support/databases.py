"""A database from outside: what tests read and change there behind the server's back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from holdfast.server.storage.postgres import address
from holdfast.server.storage.schema import METADATA, TABLES


class Kept:
    """One database, a file or a PostgreSQL."""

    def __init__(self, named: str | Path) -> None:
        self.named = named

    @property
    def is_file(self) -> bool:
        """Whether it is a file."""
        return isinstance(self.named, Path)

    @contextmanager
    def connected(self) -> Iterator[sa.Connection]:
        """Return a context with a transaction."""
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

    def traces(self, *words: str) -> list[str]:
        """What of these words is in it: in the bytes of the files, or in the rows of a PostgreSQL,
        which overwrites deleted ones in its own time."""
        if isinstance(self.named, Path):
            found = [file.read_bytes() for file in self.named.parent.iterdir()]
        else:
            with self.connected() as connection:
                every = [connection.execute(sa.select(t)).all() for t in METADATA.tables.values()]
            found = [str(every).encode()]
        return [word for word in words if any(word.encode() in text for text in found)]

    def change_openings(self, change: Callable[[dict[str, Any]], None]) -> None:
        """Let all tables have begun in another way."""
        with self.connected() as connection:
            for row in connection.execute(sa.select(TABLES.c.id, TABLES.c.opening)).all():
                opening = dict(row.opening)
                change(opening)
                changed = TABLES.update().where(TABLES.c.id == row.id)
                connection.execute(changed.values(opening=opening))

    def played_by_other_rules(self) -> None:
        """Let all tables be of a version that is not here any more."""
        self.change_openings(lambda opening: opening.update(rules=0))
        self.do(TABLES.update().values(rules=0))
