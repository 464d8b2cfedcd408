"""What is stored about accounts, and the interface of the storage that they need."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from holdfast.hosting.accounts.pace import Pace

Seat = tuple[str, int]
"""A table and the number of a seat there."""


@dataclass(frozen=True)
class Account:
    """An account."""

    id: str
    name: str
    skeleton: str
    """Normalized name: the same for names that look alike."""
    password: str | None
    """Hash of the password; None without one."""
    made: float
    bot: bool = False
    """Whether a program plays for it. Once it is so, it stays so."""


@dataclass(frozen=True)
class Passkey:
    """The public half of a passkey."""

    id: str
    """Hash of the credential's id."""
    account: str
    credential: str
    public_key: str
    uses: int
    """Number of uses that the authenticator reports."""
    device: str
    made: float


@dataclass(frozen=True)
class Session:
    """A browser in which somebody is signed in, or a program of an account that is a bot."""

    digest: str
    """Hash of its cookie or token."""
    account: str
    device: str
    """Browser and system, or the name of an API token."""
    made: float
    used: float
    api: bool = False
    """Whether its secret is an API token: a program sends it in a header."""


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


@dataclass(frozen=True)
class Rating:
    """The strength of somebody at a game and a pace: a normal distribution, as in openskill."""

    mu: float = 25.0
    sigma: float = 25.0 / 3
    games: int = 0
    """Number of rated games that it is based on."""


@dataclass(frozen=True)
class HeldSeat:
    """A seat of an account."""

    table: str
    game: str
    seat: int
    at: float
    """Time of the last change at the table, or of the end of its game."""


@dataclass(frozen=True)
class PastFilter:
    """Conditions for finished games of an account. None in a field means any."""

    game: str | None = None
    pace: Pace | None = None
    won: bool | None = None


@dataclass(frozen=True)
class PastSeats:
    """A finished game of an account."""

    table: str
    seats: list[int]
    won: bool | None
    """Whether one of the seats has won, or None if that is not stored."""


@dataclass(frozen=True)
class PastPage:
    """A page of the finished games of an account that match a filter."""

    games: list[PastSeats]
    count: int
    """Number of games that match the filter."""
    won: int
    """Number of games that match the filter and were won."""


@dataclass(frozen=True)
class RatedGame:
    """A finished game that counts for the rating of an account."""

    account: str
    table: str
    game: str
    pace: str
    deal: str | None
    """Deal by which teams are compared; None where players are."""
    rank: int
    points: int
    change: float | None = None
    """Change of the rating; None until another team has played the deal."""


Rate = Callable[[Mapping[str, Rating]], Mapping[str, Rating]]
"""Function that returns new ratings of accounts, from the present ratings of all concerned."""

Changed = Mapping[str, tuple[StoredGame, Collection[int]]]
"""Tables to keep, by id: each without the names and messages of some seats, and those seats."""


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

    async def mark_as_bot(self, account: str) -> bool:
        """Mark an account as a bot and return True, or return False if it has a seat anywhere."""
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
        """Store the number of uses of a passkey."""
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
        """Change the note of a pass and return True, or return False if it was not `before`."""
        ...

    async def take_pass(self, digest: str, kind: str, now: float) -> Pass | None:
        """Delete a pass and return it if it was valid; only one caller gets it."""
        ...

    async def hold(self, account: str, seats: Collection[Seat]) -> None:
        """Store that these seats belong to an account."""
        ...

    async def running_seats(self, account: str, most: int) -> list[HeldSeat]:
        """Return up to `most` seats of an account in games that go on, the latest first."""
        ...

    async def ended_seats(self, account: str, most: int) -> list[HeldSeat]:
        """Return up to `most` seats of an account in finished games, the latest first."""
        ...

    async def past(self, account: str, wanted: PastFilter, first: int, most: int) -> PastPage:
        """Return up to `most` finished games of an account, the latest first, beginning with
        number `first`, and how many there are.
        """
        ...

    async def seats_of(self, account: str) -> list[Seat]:
        """Return all seats of an account, the latest first."""
        ...

    async def count_tables(self, account: str) -> tuple[int, int]:
        """Return at how many running and finished games an account has seats."""
        ...

    async def seats_at(self, account: str, table: str) -> list[int]:
        """Return the seats of an account at a table."""
        ...

    async def holders(self, table: str) -> list[tuple[str, int]]:
        """Return the accounts that have seats at a table, each with its seat."""
        ...

    async def add_tokens(self, session: str, tokens: Sequence[tuple[str, str, int]]) -> list[str]:
        """Store tokens (hash, table, seat) of a session; return the tables that lacked some."""
        ...

    async def held_by_others(self, account: str, tables: Collection[str]) -> set[str]:
        """Return those of these tables at which another account has a seat."""
        ...

    async def ratings(self, account: str) -> dict[tuple[str, Pace], Rating]:
        """Return the ratings of an account by game and pace."""
        ...

    async def rated_games(self, account: str, tables: Collection[str]) -> dict[str, float | None]:
        """Return the rating changes of those of these games that are rated, by table."""
        ...

    async def teams(self, deal: str, game: str, pace: str) -> list[RatedGame]:
        """Return the rated games of teams with a deal, the oldest first."""
        ...

    async def rate(
        self, new: Sequence[RatedGame], concerned: Mapping[str, str], rate: Rate
    ) -> bool:
        """Store rated games that have just ended, and the new ratings of their players.

        `concerned` are all accounts whose ratings are needed, each with the table whose change of
        rating is stored. Return False, and store nothing, if the games are known.
        """
        ...

    async def stored_game(self, table: str) -> StoredGame | None:
        """Return a table as it is stored, or None."""
        ...

    async def delete_account(self, account: str, whole: Collection[str], changed: Changed) -> None:
        """Delete an account and its data.

        The tables `whole` are deleted too, and those in `changed` are replaced.
        """
        ...
