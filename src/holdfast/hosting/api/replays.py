"""Replays of games, frame by frame and as files."""

from __future__ import annotations

from holdfast.hosting import transfer
from holdfast.hosting.api.call import Call, TableCall
from holdfast.hosting.api.parameters import Count, First, TableId, Token
from holdfast.hosting.api.route import File
from holdfast.hosting.messages.advice import WinCurveView
from holdfast.hosting.messages.lobby import NewTable, OwnTokens
from holdfast.hosting.messages.replays import ReplayView
from holdfast.hosting.replay_files import ReplayGame, recording_view, replay_of
from holdfast.hosting.views import MOST_FRAMES, frames_view
from holdfast.hosting.win_curve import FinishedGame
from holdfast.kernel.replay import Replay


def frames(call: TableCall, first: First = 0, count: Count = MOST_FRAMES) -> ReplayView:
    """Return the game so far, frame by frame, as this viewer may see it."""
    past = call.table.past_turns(call.viewer, first, count)
    return frames_view(call.table.observe(call.viewer), past, call.connected, first)


async def replay_file(call: Call, table: TableId, token: Token) -> File:
    """Return a finished game as a file, even if it was played with another version of the rules."""
    async with call.turn() as turn:
        replay = await replay_of(call.host.rooms, table, token, turn)
        return await turn.read(_file, replay, table)


async def export_game(call: Call, table: TableId, body: OwnTokens) -> File:
    """Return a running game as a file, to continue it elsewhere.

    Only a player who holds all its seats may have it, because the file contains everything. The
    file of a damaged game has the part that can be read.
    """
    async with call.turn() as turn:
        replay = await transfer.export_game(call.host.rooms, table, body.tokens, turn)
        return await turn.read(_file, replay, table)


def view_file(
    call: Call, file: ReplayGame, first: First = 0, count: Count = MOST_FRAMES
) -> ReplayView:
    """Return a game from a file, frame by frame, as a spectator would have seen it."""
    return recording_view(file, first, count)


async def continue_file(call: Call, file: ReplayGame, at: First | None = None) -> NewTable:
    """Open a table that continues a game from a file, or plays on after its move number `at`."""
    async with call.turn() as turn:
        return await transfer.continue_file(call.host.rooms, file, turn, at)


async def win_curve_of_file(call: Call, file: ReplayGame) -> WinCurveView:
    """Return each player's chance to win over the course of a game from a file."""
    async with call.turn() as turn:
        played = await turn.read(FinishedGame.in_file, file.game, file.history)
    return await call.host.win_curves.of_file(file.name, played, call.client)


def _file(replay: Replay, table: str) -> File:
    """Return a replay as a file."""
    return File(f"{replay.game}-{table}.json", replay.dumps())
