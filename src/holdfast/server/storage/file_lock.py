"""Owning a file: one process at a time has a SQLite database.

Two servers on one file could not both play a move, since numbers of entries are unique; but neither
would tell its browsers what happened at the other. PostgreSQL, which can tell, is for several.

The lock is a file of its own beside the database. The operating system lets go of it when its
owner ends, however that happens, so there is never a lock that somebody has to take away.
"""

from __future__ import annotations

import fcntl
import os
import platform
from pathlib import Path

from holdfast.hosting.storage_errors import UnusableDatabaseError


class Owned:
    """A file that belongs to this process until it is let go of."""

    def __init__(self, database: Path) -> None:
        beside = database.with_name(f"{database.name}.lock")
        self._lock = os.open(beside, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            owner = os.read(self._lock, 200).decode(errors="replace").strip()
            os.close(self._lock)
            raise UnusableDatabaseError(
                f"another Holdfast has it ({owner or 'which is just starting'}). One process owns "
                "a SQLite file; several can share a PostgreSQL"
            ) from None
        os.truncate(self._lock, 0)
        os.pwrite(self._lock, f"process {os.getpid()} on {platform.node()}\n".encode(), 0)

    def let_go(self) -> None:
        """Leave it to others. The lock stays there, as another process may be looking at it."""
        os.close(self._lock)
