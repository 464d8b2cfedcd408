"""Transfer of games in progress: export to a file, and tables that continue a game from a file.

Such a file contains all hidden information. So a game in progress can be exported only if everybody
plays at one screen and the client holds the tokens of all seats of persons. Then nobody else can be
cheated.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pydantic import Field, ValidationError

from holdfast import games
from holdfast.hosting.messages.base import Message
from holdfast.hosting.messages.lobby import NewTable, SeatWish
from holdfast.hosting.new_tables import open_seats, open_with
from holdfast.hosting.problems import RequestError, fault
from holdfast.hosting.replay_files import ReplayGame
from holdfast.hosting.rooms import Rooms
from holdfast.hosting.thread_pool import Turn
from holdfast.hosting.tokens import Tokens, viewer_of
from holdfast.kernel.record import NOBODY
from holdfast.kernel.replay import Replay, ReplayError
from holdfast.table import Opening, RefusalError
from holdfast.table.resume import going_on


class _Players(Message):
    """The players in a file."""

    seats: list[SeatWish] = Field(max_length=16)
    hints: bool = True
    brief: bool = False


async def export_game(rooms: Rooms, name: str, tokens: Sequence[str], turn: Turn) -> Replay:
    """Return the replay of a game in progress, for a client that holds the tokens of all
    its seats.

    If the table is damaged, it is the replay of the part that can be read.
    """
    try:
        room = await rooms.enter(name)
    except (RequestError, RefusalError) as error:
        if error.code != "no-such-table":
            _check_all_seats(await rooms.tokens_of(name), tokens)
        if error.code != "damaged":
            raise
        return await _export_damaged(rooms, name, turn)
    _check_all_seats(room.tokens, tokens)
    return (await room.whole(pool=turn)).replay_to_continue()


async def _export_damaged(rooms: Rooms, name: str, turn: Turn) -> Replay:
    """Return the replay of the part of a damaged table that can be read."""
    stored = await rooms.storage.load(name)
    assert stored is not None
    table, _ = await turn.read(stored.replay, games.load(stored.opening.game))
    return table.replay_so_far() if table.over else table.replay_to_continue()


def _check_all_seats(seats: Tokens, tokens: Sequence[str]) -> None:
    """Raise a RequestError unless a client holds the tokens of all seats of persons."""
    held = {viewer_of(token, seats) for token in tokens}
    if not {viewer for _, viewer in seats if viewer != NOBODY} <= held:
        raise RefusalError(
            "not-alone",
            "Others play in this game, and a file would reveal what they must not know.",
        )


def opening_of_file(sent: ReplayGame, at: int | None = None) -> Opening:
    """Return the opening of a table that continues a game from a file, or plays on after its move
    number `at`.

    If the file does not name the players, persons at this screen play.
    """
    if at is not None:
        if at >= len(sent.history):
            raise RefusalError("no-such-moment", "You cannot play on from this moment.")
        played = replace(sent.replay, steps=sent.replay.steps[:at])
        sent = replace(sent, replay=played, history=sent.history[: at + 1])
    if sent.history[-1][0].over:
        raise RefusalError("over", "The game is over.")
    if any(step.entropy is None for step in sent.replay.steps):
        raise RefusalError(
            "replay-only",
            "This game was not played at a table. You can watch it, but not continue it.",
        )
    try:
        players = sent.replay.table or {"seats": [{"kind": "person"}] * sent.seats}
        who = _Players.model_validate(players)
        # Nobody can be invited: the owner of the file may know the hidden cards.
        wishes = [
            wish if wish.kind == "bot" else SeatWish(kind="person", name=wish.name)
            for wish in who.seats
        ]
        return going_on(sent.game, sent.replay, open_seats(wishes), who.hints, who.brief)
    except ValidationError:
        raise fault("bad-replay", "The file is damaged: it does not say who plays.") from None
    except ReplayError as error:
        raise fault("bad-replay", str(error)) from None


async def continue_file(
    rooms: Rooms, sent: ReplayGame, turn: Turn, at: int | None = None
) -> NewTable:
    """Open a table that continues a game from a file, or plays on after its move number `at`."""
    return await open_with(rooms, await turn.read(opening_of_file, sent, at))
