"""Gathering: a table whose friends are still on their way, until its host begins."""

from __future__ import annotations

from dataclasses import dataclass

from holdfast.table.entries import Began, Opening, Readied
from holdfast.table.refusal import RefusalError
from holdfast.table.seats import Seats


@dataclass(frozen=True)
class WaitingRoom:
    """Who is waited for before a game begins. Nothing is played meanwhile."""

    host: int
    """The seat that opened the table."""
    ready: frozenset[int] = frozenset()
    """The seats that have said that they are."""

    @classmethod
    def of(cls, opening: Opening) -> WaitingRoom | None:
        """How a table waits that was opened so; nothing where it begins at once, or where nobody
        sits who could begin."""
        persons = [number for number, seat in enumerate(opening.seats) if seat.person]
        return cls(persons[0]) if opening.gathers and persons else None

    def readied(self, seats: Seats, viewer: int, ready: bool) -> Readied:
        """Say that one is ready, or not after all."""
        self._check_seated(seats, viewer)
        if ready == (viewer in self.ready):
            raise RefusalError("already", "You have already said so.")
        return Readied(seat=viewer, ready=ready)

    def begun(self, seats: Seats, viewer: int) -> Began:
        """Begin: for the host, and for anybody once a bot plays for the host."""
        self._check_seated(seats, viewer)
        if viewer != self.host and seats.is_person(self.host):
            raise RefusalError(
                "not-host", "Only the player who opened the table can start the game."
            )
        return Began(seat=viewer)

    def after(self, entry: Readied) -> WaitingRoom:
        """Who is ready after somebody has said so."""
        ready = self.ready - {entry.seat}
        return WaitingRoom(self.host, ready | {entry.seat} if entry.ready else ready)

    def _check_seated(self, seats: Seats, viewer: int) -> None:
        seats.of(viewer)
        if not seats.is_person(viewer):
            raise RefusalError("not-seated", "Take a seat first.")
