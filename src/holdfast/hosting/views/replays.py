"""Messages for replays: games at a table and games from a file, step by step."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from pydantic_core import to_json

from holdfast.hosting.messages.replays import Frame, ReplayView
from holdfast.hosting.messages.table import SeatView
from holdfast.hosting.views.events import event_views, start_events
from holdfast.hosting.views.seats import placements, seat_views
from holdfast.kernel.game import Game
from holdfast.kernel.options import Choices
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.table.observation import Observation, PastTurn

MOST_FRAMES = 100
"""Maximum number of frames in one response."""


def frames_view(
    seen: Observation, past: Sequence[PastTurn], connected: Collection[int], first: int
) -> ReplayView:
    """Return a part of the game so far, as this viewer may know it."""
    game = seen.game
    return ReplayView(
        game=game.name,
        options=seen.options,
        seats=[SeatView(**seat) for seat in seat_views(seen, connected)],
        length=seen.turns,
        first=first,
        frames=[_frame(game, seen.viewer, turn, seen.began_at) for turn in past],
        over=seen.hidden.over,
        placements=placements(game, seen.hidden),
    )


def replay_view(
    game: Game,
    options: Choices,
    seats: int,
    past: Sequence[PastTurn],
    last: Position,
    began_at: str | None,
    first: int,
    length: int,
) -> ReplayView:
    """Return a part of a game from a file, as a spectator may know it, with its result."""
    return ReplayView(
        game=game.name,
        options=options,
        seats=[
            SeatView(seat=i, kind="person", name="", level=None, connected=False)
            for i in range(seats)
        ],
        length=length,
        first=first,
        frames=[_frame(game, NOBODY, turn, began_at) for turn in past],
        over=last.over,
        placements=placements(game, last),
    )


def _frame(game: Game, viewer: int, turn: PastTurn, began_at: str | None) -> Frame:
    """Return a turn as a frame of a replay."""
    hidden, seq = turn.hidden, turn.report.seq
    return Frame(
        seq=seq,
        to_move=None if hidden.over else hidden.to_move,
        move=turn.key,
        seat=turn.seat,
        view=game.screen.view(hidden, viewer).model_dump(mode="json"),
        events=([] if seq else start_events(game, began_at)) + event_views([turn.report]),
        chart=game.screen.chart(hidden),
    )


def replay_text(replay: ReplayView) -> str:
    """Return a replay as JSON, written frame by frame.

    No other thread runs while JSON is written. A hundred frames take as long as a dozen moves, so
    moves are let in between two frames.
    """
    frames = [to_json(frame, inf_nan_mode="null").decode() for frame in replay.frames]
    rest = to_json(replay.model_copy(update={"frames": []}), inf_nan_mode="null").decode()
    # Quotation marks inside of texts are escaped, so this is the field itself.
    before, empty, after = rest.partition('"frames":[]')
    return f"{before}{empty[:-1]}{','.join(frames)}]{after}"
