"""Shared reviews: one player leads through a finished game, and the others see the same moment.

The leader's moment is not part of the game's entries. It is a stored note, which each step
replaces, and which expires when the leader's browser no longer repeats it.
"""

from __future__ import annotations

from holdfast.hosting.messages.reviews import ReviewLead, ReviewMoment
from holdfast.hosting.room import Room
from holdfast.hosting.rooms import Rooms
from holdfast.table import RefusalError

PATIENCE = 45.0
"""Seconds after the last request of a leader at which the lead ends."""
_LEAD = "lead"


async def lead_review(rooms: Rooms, room: Room, viewer: int, moment: ReviewMoment) -> ReviewLead:
    """Lead the review of a finished game to a moment, or stop leading it."""
    _check_over(room)
    seat = room.table.seats.of(viewer)
    if moment.at is None:
        now = await review_lead(rooms, room)
        if now.seat != viewer:
            return now
    note = {"at": moment.at, "seat": viewer, "name": seat.name, "time": rooms.now()}
    await rooms.storage.keep_note(_about(room), _LEAD, note, replace=True)
    return await review_lead(rooms, room)


async def review_lead(rooms: Rooms, room: Room) -> ReviewLead:
    """Return who leads the review of a finished game, and to which moment."""
    _check_over(room)
    note = dict(await rooms.storage.notes(_about(room))).get(_LEAD)
    if note is None or note["at"] is None or rooms.now() - note["time"] > PATIENCE:
        return ReviewLead(at=None, seat=None, name="")
    return ReviewLead(at=note["at"], seat=note["seat"], name=note["name"])


def _check_over(room: Room) -> None:
    """Raise a RequestError unless the game is over."""
    if not room.table.over:
        raise RefusalError("not-over", "You can review a game when it is over.")


def _about(room: Room) -> str:
    """Return the key under which the note about the review of a table is stored."""
    return f"review of {room.name}"
