"""What is stored about accounts, and the interface of the storage that they need."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from holdfast.hosting.stored import Row

Seat = tuple[str, int]
"""A table and the number of a seat there."""


@dataclass(frozen=True)
class Account:
    """An account."""

    id: str
    name: str
    skeleton: str
    """The same for names that look alike."""
    password: str | None
    """Hash of the password; None without one."""
    made: float


@dataclass(frozen=True)
class Passkey:
    """The public half of a passkey."""

    id: str
    """Hash of the credential's id."""
    account: str
    credential: str
    public_key: str
    uses: int
    """How often the authenticator says that it was used."""
    device: str
    made: float


@dataclass(frozen=True)
class Session:
    """A browser in which somebody is signed in."""

    digest: str
    """Hash of its cookie."""
    account: str
    device: str
    made: float
    used: float


@dataclass(frozen=True)
class Pass:
    """Something that is valid for a few minutes: a challenge, or a code for another device."""

    kind: str
    account: str | None
    expires: float
    note: dict[str, Any]


@dataclass(frozen=True)
class StoredGame:
    """A table as it is stored, as plain data."""

    opening: dict[str, Any]
    entries: dict[int, dict[str, Any]]
    """Entries by number."""
    summary: dict[str, Any]
    opened: float
    updated: float


class AccountStorage(Protocol):
    """Storage of accounts. If something cannot be stored, methods raise a `StorageError`."""

    async def add_account(self, account: Account, passkey: Passkey | None = None) -> None:
        """Store a new account, or raise ConflictError if its name or its passkey is taken."""
        ...

    async def account(self, account: str) -> Account | None:
        """Return an account, or None."""
        ...

    async def account_named(self, skeleton: str) -> Account | None:
        """Return the account with a name that looks like this, or None."""
        ...

    async def rename(self, account: str, name: str, skeleton: str) -> None:
        """Change the name of an account, or raise ConflictError if it is taken."""
        ...

    async def set_password(self, account: str, hashed: str) -> None:
        """Change the password of an account."""
        ...

    async def passkeys(self, account: str) -> list[Passkey]:
        """Return the passkeys of an account, the oldest first."""
        ...

    async def passkey(self, passkey: str) -> Passkey | None:
        """Return a passkey, or None."""
        ...

    async def add_passkey(self, passkey: Passkey) -> None:
        """Store one more passkey, or raise ConflictError if it is known."""
        ...

    async def note_use(self, passkey: str, uses: int) -> None:
        """Store how often a passkey was used."""
        ...

    async def remove_passkey(self, account: str, passkey: str) -> None:
        """Delete a passkey of an account."""
        ...

    async def is_suspended(self, account: str) -> bool:
        """Return whether an account cannot sign in any more."""
        ...

    async def start_session(self, session: Session) -> None:
        """Store a new session."""
        ...

    async def session(self, digest: str) -> tuple[Session, Account] | None:
        """Return a session and its account, or None."""
        ...

    async def touch_session(self, digest: str, now: float) -> None:
        """Store when a session was last used."""
        ...

    async def sessions(self, account: str) -> list[Session]:
        """Return the sessions of an account, the latest first."""
        ...

    async def end_sessions(self, digests: Collection[str]) -> list[str]:
        """End sessions, and return the tables at which their tokens do not open a seat any more."""
        ...

    async def add_pass(self, digest: str, new: Pass) -> None:
        """Store a pass, or raise ConflictError if there is one; drop those that have expired."""
        ...

    async def find_pass(self, digest: str, kind: str, now: float) -> Pass | None:
        """Return a pass that is still valid, or None."""
        ...

    async def change_pass(self, digest: str, before: dict[str, Any], after: dict[str, Any]) -> bool:
        """Change the note of a pass, and return False if it was not `before`."""
        ...

    async def take_pass(self, digest: str, kind: str, now: float) -> Pass | None:
        """Delete a pass and return it if it was valid; only one caller gets it."""
        ...

    async def hold(self, account: str, seats: Collection[Seat]) -> None:
        """Store that these seats belong to an account."""
        ...

    async def holdings(self, account: str) -> list[tuple[Row, int]]:
        """Return the tables and seats of an account, the latest first."""
        ...

    async def add_tokens(self, session: str, tokens: Sequence[tuple[str, str, int]]) -> list[str]:
        """Store tokens (hash, table, seat) of a session, and return the tables that had not all."""
        ...

    async def held_by_others(self, account: str, tables: Collection[str]) -> set[str]:
        """Return those of these tables at which another account has a seat."""
        ...

    async def stored_game(self, table: str) -> StoredGame | None:
        """Return a table as it is stored, or None."""
        ...

    async def delete_account(
        self,
        account: str,
        whole: Collection[str],
        changed: Mapping[str, tuple[StoredGame, Collection[int]]],
    ) -> None:
        """Delete an account with everything of it, and these whole tables.

        `changed`: tables that stay, without the names and words of these seats.
        """
        ...
