"""What can go wrong with storage. Whatever it is, nothing that was stored is lost."""

from __future__ import annotations


class UnusableDatabase(ValueError):
    """A database cannot be opened; the message says why."""


class Conflict(Exception):
    """Somebody else added to the table meanwhile. Nothing was stored."""


class NotStored(Exception):
    """Something could not be written. Nothing of it was stored, and it may be tried again."""


class Busy(NotStored):
    """Somebody else keeps the database from being written to."""


class DiskFull(NotStored):
    """There is no room for it."""


class DatabaseAway(NotStored):
    """The database cannot be reached."""
