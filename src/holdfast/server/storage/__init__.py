"""Storage: tables as rows of entries that are only ever added to.

`shape` says what the database looks like and `migrating` brings it there; `sqlite` is what is
particular to a file, with `owning`: one process at a time has it; several share a `postgres`.
`storage` is what everybody else calls, `kept` what they get and `troubles` what can happen instead.
`copying` makes backups.
"""

from holdfast.server.storage.kept import News, Row, Stored
from holdfast.server.storage.storage import Storage
from holdfast.server.storage.troubles import (
    Busy,
    Conflict,
    DatabaseAway,
    DiskFull,
    NotStored,
    UnusableDatabase,
)

__all__ = [
    "Busy",
    "Conflict",
    "DatabaseAway",
    "DiskFull",
    "News",
    "NotStored",
    "Row",
    "Storage",
    "Stored",
    "UnusableDatabase",
]
