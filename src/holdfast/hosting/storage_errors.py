"""Errors of storage. After each of them everything stored before is intact."""

from __future__ import annotations


class UnusableDatabaseError(ValueError):
    """A database cannot be opened; the message says why."""


class ConflictError(Exception):
    """Another process appended to the table first. Nothing was stored."""


class DamagedTableError(ValueError):
    """The beginning of a stored table cannot be read, so nothing of it can."""


class StorageError(Exception):
    """Something could not be written. Nothing of it was stored, and it may be tried again."""


class DatabaseBusyError(StorageError):
    """Another process blocks the database for writing."""


class StorageFullError(StorageError):
    """The disk is full."""


class DatabaseUnavailableError(StorageError):
    """The database cannot be reached."""
