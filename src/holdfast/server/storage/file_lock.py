"""File lock: one process at a time uses a SQLite database.

Two servers on one file could not both store the same move, since numbers of entries are unique. But
neither would send its browsers what happened at the other. PostgreSQL can notify, so it is for
several processes.

The lock is a separate file beside the database. The operating system releases it when its process
ends, however that happens, so a stale lock never needs to be removed.
"""

from __future__ import annotations

import fcntl
import os
import platform
from pathlib import Path

from holdfast.hosting.storage_errors import UnusableDatabaseError


class FileLock:
    """Exclusive lock on a database file, held until it is released."""

    def __init__(self, database: Path) -> None:
        beside = database.with_name(f"{database.name}.lock")
        self._lock = os.open(beside, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            owner = os.read(self._lock, 200).decode(errors="replace").strip()
            os.close(self._lock)
            raise UnusableDatabaseError(
                f"another Holdfast is using it ({owner or 'just starting'}). One process owns "
                "a SQLite file; several can share a PostgreSQL"
            ) from None
        os.truncate(self._lock, 0)
        os.pwrite(self._lock, f"process {os.getpid()} on {platform.node()}\n".encode(), 0)

    def release(self) -> None:
        """Release the lock. The lock file stays, because another process may be opening it."""
        os.close(self._lock)
