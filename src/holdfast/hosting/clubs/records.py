"""What is stored about clubs, and the interface of the storage that they need."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

Role = Literal["owner", "organiser", "member"]


@dataclass(frozen=True)
class Club:
    """A group of people who play together."""

    id: str
    name: str
    link: str
    """Secret of the joining link. It is not hashed, because organisers see it again."""
    made: float


@dataclass(frozen=True)
class Member:
    """Somebody who belongs to a club."""

    id: str
    club: str
    person: str
    """Id of the person: an account or a guest, as in `hosting/conduct`."""
    name: str
    skeleton: str
    """Normalized name: the same for names that look alike."""
    role: Role
    joined: float


@dataclass(frozen=True)
class Evening:
    """An evening of a club."""

    id: str
    club: str
    starts: float
    zone: str
    """Name of the time zone in which it was planned."""
    minutes: int
    game: str
    """Name of the planned game; empty if none is chosen yet."""


@dataclass(frozen=True)
class Attendance:
    """The answer of a member to an evening: whether they come."""

    evening: str
    member: str
    coming: bool | None
    here: bool


@dataclass(frozen=True)
class ClubDeal:
    """Tables that were paired at once in an evening."""

    id: str
    club: str
    evening: str
    number: int
    game: str
    same: bool
    """Whether its tables have the same chance, so that they are compared."""


@dataclass(frozen=True)
class ClubTable:
    """A table of a club."""

    table: str
    club: str
    deal: str | None
    """The deal that it was paired for; None if a member has opened it."""
    number: int
    opened_by: str | None
    """Member who opened it."""
    watch: bool
    """Whether other members may watch."""
    spectator: str
    """Token of spectators. It is not hashed, because members may have it."""
    made: float


@dataclass(frozen=True)
class ClubSeat:
    """A seat of a member at a table of the club."""

    table: str
    seat: int
    member: str | None
    """Member who sits there; None if the member has left the club."""


class ClubStorage(Protocol):
    """Storage of clubs. If something cannot be stored, methods raise a `StorageError`."""

    async def found_club(self, club: Club, owner: Member) -> None:
        """Store a new club and its owner."""
        ...

    async def club(self, club: str) -> Club | None:
        """Return a club, or None."""
        ...

    async def clubs_of(self, person: str) -> list[tuple[Club, Member]]:
        """Return the clubs of a person with their membership, the oldest membership first."""
        ...

    async def count_members(self, clubs: Collection[str]) -> dict[str, int]:
        """Return the number of members of clubs."""
        ...

    async def change(self, club: Club) -> None:
        """Store the new name and link of a club."""
        ...

    async def delete(self, club: str) -> None:
        """Delete a club with all its data. Its tables are kept for their players."""
        ...

    async def members(self, club: str) -> list[Member]:
        """Return the members of a club in the order in which they joined."""
        ...

    async def add_member(self, member: Member) -> None:
        """Store a new member, or raise ConflictError if the person or the name is in the club."""
        ...

    async def remove_member(self, member: str) -> None:
        """Delete a member. Their seats stay, without a name."""
        ...

    async def set_roles(self, roles: Mapping[str, Role]) -> None:
        """Change the roles of members."""
        ...

    async def evenings(self, club: str) -> list[Evening]:
        """Return the evenings of a club, the earliest first."""
        ...

    async def add_evening(self, evening: Evening) -> None:
        """Store an evening."""
        ...

    async def cancel_evening(self, evening: str) -> bool:
        """Delete an evening and return True, or return False if something was played there."""
        ...

    async def attendance(self, evenings: Collection[str]) -> list[Attendance]:
        """Return the answers of members to evenings, in the order in which they joined."""
        ...

    async def attend(self, new: Attendance) -> None:
        """Store the answer of a member to an evening, in place of an earlier one."""
        ...

    async def deals(self, club: str) -> list[ClubDeal]:
        """Return the deals of a club, the earliest first."""
        ...

    async def add_deal(
        self, deal: ClubDeal, tables: Sequence[ClubTable], seats: Sequence[ClubSeat]
    ) -> None:
        """Store a deal with its tables, or raise ConflictError if its number is taken."""
        ...

    async def tables(self, club: str) -> list[ClubTable]:
        """Return the tables of a club, the oldest first."""
        ...

    async def seats(self, club: str) -> list[ClubSeat]:
        """Return the seats of members at the tables of a club."""
        ...

    async def add_table(self, table: ClubTable, seat: ClubSeat) -> None:
        """Store a table that a member has opened."""
        ...

    async def add_seat(self, seat: ClubSeat) -> None:
        """Store that a member has a seat."""
        ...

    async def remove_table(self, table: str) -> None:
        """Take a table out of its club. The table itself stays."""
        ...
