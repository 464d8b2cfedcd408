"""What can go wrong with storage. Whatever it is, nothing that was stored is lost."""

from __future__ import annotations


class UnusableDatabaseError(ValueError):
    """A database cannot be opened; the message says why."""


class ConflictError(Exception):
    """Somebody else added to the table meanwhile. Nothing was stored."""


class StorageError(Exception):
    """Something could not be written. Nothing of it was stored, and it may be tried again."""


class DatabaseBusyError(StorageError):
    """Somebody else keeps the database from being written to."""


class StorageFullError(StorageError):
    """There is no room for it."""


class DatabaseUnavailableError(StorageError):
    """The database cannot be reached."""
