"""Carrying games: one that is on as a file, and a table at which one from a file goes on.

Such a file tells everything, the cards that nobody has seen as well. So a game leaves its table
before it is over only where all who play are at one screen, and whoever asks plays every seat that
is not a bot's: then nobody is deceived but oneself.
"""

from __future__ import annotations

from collections.abc import Sequence

from pydantic import Field, ValidationError

from holdfast.hosting.messages import NewTable, SeatWish
from holdfast.hosting.messages.base import Message
from holdfast.hosting.new_tables import laid, open_seat
from holdfast.hosting.problems import fault
from holdfast.hosting.replay_files import ReplayGame
from holdfast.hosting.room import Room
from holdfast.hosting.rooms import Rooms
from holdfast.kernel.record import NOBODY
from holdfast.kernel.replay import Replay, ReplayError
from holdfast.table import Opening, RefusalError
from holdfast.table.resume import going_on


class _Players(Message):
    """Who plays, as a file tells it."""

    seats: list[SeatWish] = Field(max_length=16)
    hints: bool = True
    brief: bool = False


async def carried(room: Room, tokens: Sequence[str]) -> Replay:
    """The game of a table that is not over, for whoever holds the tokens of all its seats."""
    held = {room.viewer(token) for token in tokens}
    if not {viewer for _, viewer in room.tokens if viewer != NOBODY} <= held:
        raise RefusalError(
            "not-alone",
            "Others play in this game, and a file would reveal what they must not know.",
        )
    return (await room.whole()).to_go()


def resumed(sent: ReplayGame) -> Opening:
    """How a table begins at which a game from a file goes on. Where the file does not say who
    plays, people at this screen do."""
    if sent.history[-1][0].over:
        raise RefusalError("over", "The game is over.")
    if any(step.entropy is None for step in sent.replay.steps):
        raise RefusalError(
            "replay-only",
            "This game was not played at a table. You can watch it, but not continue it.",
        )
    try:
        told = sent.replay.table or {"seats": [{"kind": "person"}] * sent.seats}
        who = _Players.model_validate(told)
        # Nobody is expected from elsewhere: they would play against somebody who may know the deal.
        wishes = [
            wish if wish.kind == "bot" else SeatWish(kind="person", name=wish.name)
            for wish in who.seats
        ]
        seats = [open_seat(number, wish) for number, wish in enumerate(wishes)]
        return going_on(sent.game, sent.replay, seats, who.hints, who.brief)
    except ValidationError:
        raise fault("bad-replay", "The file is damaged: it does not say who plays.") from None
    except ReplayError as error:
        raise fault("bad-replay", str(error)) from None


async def go_on(rooms: Rooms, sent: ReplayGame) -> NewTable:
    """Open a table at which a game from a file goes on."""
    return await laid(rooms, await rooms.desk.read(resumed, sent))
