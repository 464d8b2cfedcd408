"""Passwords: hashed with Argon2id.

A hash takes 64 MB and some hundredths of a second on purpose. So hashes are computed in threads,
and only few of them at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from argon2 import PasswordHasher

T = TypeVar("T")

AT_ONCE = 2
"""Maximum number of hashes that are computed at the same time."""


class Passwords:
    """Hashes passwords and checks them."""

    def __init__(self) -> None:
        self._turns = asyncio.Semaphore(AT_ONCE)

    async def hash(self, password: str) -> str:
        """Return the hash of a password, which is what is stored."""
        return await self._compute(lambda: _hasher().hash(password))

    async def fits(self, password: str, hashed: str | None) -> bool:
        """Return whether a password matches this hash.

        Without a hash it takes as long and is False, so that the time does not tell which accounts
        exist.
        """
        fits = await self._compute(lambda: _fits(password, hashed or _hash_of_nobody()))
        return fits and hashed is not None

    async def _compute(self, work: Callable[[], T]) -> T:
        async with self._turns:
            return await asyncio.to_thread(work)


@cache
def _hasher() -> PasswordHasher:
    """Return the hasher. It is imported on first use, because few people sign in by password."""
    from argon2 import PasswordHasher

    return PasswordHasher()


@cache
def _hash_of_nobody() -> str:
    """Return a hash to check a password against if there is no such account."""
    return _hasher().hash("nobody")


def _fits(password: str, hashed: str) -> bool:
    from argon2.exceptions import InvalidHashError, VerificationError

    try:
        return _hasher().verify(hashed, password)
    except (VerificationError, InvalidHashError):
        return False
