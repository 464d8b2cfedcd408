"""Games step by step: those at a table, and those from a file."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from holdfast.kernel.events import Event
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.kernel.replay import Replay
from holdfast.server.messages import EventView, Frame, ReplayView, SeatView
from holdfast.server.sentences import tell
from holdfast.server.views.events import begun, event_view, event_views
from holdfast.server.views.seats import seat_views, standings
from holdfast.table import Table, Turn

MOST_FRAMES = 100
"""No answer holds more frames than this."""


def frames_view(
    table: Table, viewer: int, connected: Collection[int], first: int, count: int
) -> ReplayView:
    """A part of the game so far, as this viewer may see it again.

    What exactly others played can be secret while the game is on; the events tell what is not.
    """
    game = table.game
    return ReplayView(
        game=game.name,
        options=table.opening.options,
        seats=seat_views(table, connected, viewer),
        length=len(table.line),
        first=first,
        frames=[
            _frame(
                game,
                viewer,
                turn.seq,
                turn.position,
                ([] if turn.seq else begun(game, table.opening.position))
                + event_views([turn], viewer),
                None if turn.move is None else turn.seat,
                _key(turn) if table.over or turn.seat == viewer else None,
            )
            for turn in table.line[first : first + count]
        ],
        over=table.over,
        standings=standings(game, game.hide(table.position, viewer)),
    )


def replay_view(
    game: Game,
    options: dict[str, int | str],
    history: Sequence[tuple[Position, list[Event]]],
    replay: Replay,
    first: int,
    count: int,
) -> ReplayView:
    """A part of a game from a file, as a spectator would have seen it."""
    seats = max(game.seats(position) for position, _ in history)
    names = ("",) * seats
    last = history[-1][0]
    frames = []
    for number in range(first, min(first + count, len(history))):
        position, events = history[number]
        said = tell(game, position, tuple(events), names)
        public = [
            event_view(number, event, sentence)
            for event, sentence in zip(events, said, strict=True)
            if event.known_to(NOBODY)
        ]
        if number == 0:
            public = begun(game, replay.position) + public
        before = history[number - 1][0] if number else None
        frames.append(
            _frame(
                game,
                NOBODY,
                number,
                position,
                public,
                None if before is None else before.to_move,
                None if before is None else game.key(before, replay.steps[number - 1].move),
            )
        )
    return ReplayView(
        game=game.name,
        options=options,
        seats=[
            SeatView(seat=i, kind="person", name="", level=None, connected=False)
            for i in range(seats)
        ],
        length=len(history),
        first=first,
        frames=frames,
        over=last.over,
        standings=standings(game, game.hide(last)),
    )


def _frame(
    game: Game,
    viewer: int,
    seq: int,
    position: Position,
    events: list[EventView],
    seat: int | None,
    key: str | None,
) -> Frame:
    hidden = game.hide(position, viewer)
    return Frame(
        seq=seq,
        to_move=None if hidden.over else hidden.to_move,
        move=key,
        seat=seat,
        view=game.screen.view(hidden, viewer).model_dump(mode="json"),
        events=events,
        chart=game.screen.chart(hidden),
    )


def _key(turn: Turn) -> str | None:
    if turn.move is None:
        return None
    return turn.game.key(Position.from_bytes(turn.game.state, turn.before), turn.move)
