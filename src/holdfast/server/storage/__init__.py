"""Storage: each table is an append-only sequence of entries in a database.

`schema` declares the database and `migrate` brings it up to date. `sqlite` is for one process,
which `file_lock` guarantees; several processes share a `postgres`. `storage` is the interface for
the rest of the server, `group_commit` stores entries of several tables in one transaction, and
`backup` copies everything.
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
    "ConflictError",
    "DatabaseBusyError",
    "DatabaseUnavailableError",
    "News",
    "Row",
    "Storage",
    "StorageError",
    "StorageFullError",
    "Stored",
    "UnusableDatabaseError",
]
