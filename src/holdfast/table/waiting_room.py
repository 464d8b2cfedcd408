"""Waiting room: a table that waits for invited players until its host starts the game."""

from __future__ import annotations

from dataclasses import dataclass, replace

from holdfast.table.entries import Began, Opening, Readied
from holdfast.table.refusal import RefusalError
from holdfast.table.seats import Seats


@dataclass(frozen=True)
class WaitingRoom:
    """The players who are ready before a game starts. No moves are played meanwhile."""

    host: int
    """Seat that opened the table."""
    ready: frozenset[int] = frozenset()
    """Seats that are ready."""
    fill_at: float | None = None
    """Time at which bots take the free seats of an open table and the game starts."""

    @classmethod
    def of(cls, opening: Opening) -> WaitingRoom | None:
        """Return the waiting room of a new table, or None if the game starts at once or nobody
        could start it.
        """
        persons = [number for number, seat in enumerate(opening.seats) if seat.person]
        if not opening.gathers or not persons:
            return None
        return cls(persons[0], fill_at=opening.listing.fill_at if opening.listing else None)

    def entry_for_ready(self, seats: Seats, viewer: int, ready: bool) -> Readied:
        """Return the entry for a player who is ready, or not ready after all."""
        self._check_seated(seats, viewer)
        if ready == (viewer in self.ready):
            raise RefusalError("already", "You have already said so.")
        return Readied(seat=viewer, ready=ready)

    def entry_for_start(self, seats: Seats, viewer: int) -> Began:
        """Return the entry that starts the game.

        Only the host may start it. If a bot plays for the host, anybody may.
        """
        self._check_seated(seats, viewer)
        if viewer != self.host and seats.is_person(self.host):
            raise RefusalError(
                "not-host", "Only the player who opened the table can start the game."
            )
        return Began(seat=viewer)

    def after(self, entry: Readied) -> WaitingRoom:
        """Return the waiting room after an entry."""
        ready = self.ready - {entry.seat}
        return replace(self, ready=ready | {entry.seat} if entry.ready else ready)

    def without(self, seat: int) -> WaitingRoom:
        """Return the waiting room after the person at a seat has left it."""
        return replace(self, ready=self.ready - {seat})

    def _check_seated(self, seats: Seats, viewer: int) -> None:
        """Raise a RefusalError for a viewer who is not a person with a seat."""
        seats.of(viewer)
        if not seats.is_person(viewer):
            raise RefusalError("not-seated", "Take a seat first.")
