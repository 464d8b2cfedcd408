"""Storage: tables as rows of entries that are only ever added to.

`shape` says what the database looks like and `migrating` brings it there; `sqlite` is what is
particular to a file, with `owning`: one process at a time has it; several share a `postgres`.
`storage` is what everybody else calls; `copying` makes backups.
"""

from holdfast.hosting.storage_errors import (
    ConflictError,
    DatabaseBusyError,
    DatabaseUnavailableError,
    StorageError,
    StorageFullError,
    UnusableDatabaseError,
)
from holdfast.hosting.stored import News, Row, Stored
from holdfast.server.storage.storage import Storage

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
