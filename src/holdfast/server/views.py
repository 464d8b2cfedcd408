"""Views: a table as one viewer may know it.

Everything here is made from the position as `hide` leaves it for that viewer, and from events that
this viewer may hear of. A viewer is a seat, or NOBODY for a spectator.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from holdfast import players
from holdfast.kernel.events import Event
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.kernel.replay import Replay
from holdfast.kernel.text import LANGUAGES
from holdfast.players.expert import Expert
from holdfast.server.messages import (
    AskView,
    CommandView,
    EventView,
    Frame,
    GameView,
    LevelView,
    MoveView,
    NextTable,
    OptionView,
    PresetView,
    ReplayView,
    Said,
    SeatView,
    StandingView,
    TableView,
    UndoView,
    WhyView,
)
from holdfast.server.sentences import both, explain, planned, tell, told
from holdfast.table import Table, Turn

MOST_FRAMES = 100
"""No answer holds more frames than this."""


def table_view(
    table: Table, name: str, viewer: int, connected: Collection[int], since: int | None = None
) -> TableView:
    """The table, with the events after a sequence number that the viewer has reached; or whole."""
    game = table.game
    hidden = game.hide(table.position, viewer)
    turns = None if since is None else table.turns_since(since)
    whole = turns is None
    return TableView(
        table=name,
        game=game.name,
        seq=table.seq,
        viewer=_number(viewer),
        seats=seat_views(table, connected, viewer),
        ask=_ask(table),
        moves=[move_view(game, hidden, move) for move in table.answers(viewer)],
        commands=[
            CommandView(
                **dict(move_view(game, hidden, move)), seat=game.speaks_for(table.position, move)
            )
            for move in table.commands(viewer)
        ],
        newcomer=table.place_for_newcomer(viewer) is not None,
        undo=_undo(table, viewer),
        view=game.screen.view(hidden, viewer).model_dump(mode="json"),
        events=_begun(game, table.opening.position) + event_views(table.line, viewer)
        if turns is None
        else event_views(turns, viewer),
        whole=whole,
        since=None if whole else since,
        over=table.over,
        standings=standings(game, hidden),
        next=next_table(table),
        hints=table.opening.hints,
    )


def next_table(table: Table) -> NextTable | None:
    """The way from a table to its rematch, if there is one."""
    if table.next is None:
        return None
    return NextTable(
        table=table.next.table,
        by=table.next.seat,
        seats=[_number(table.next_seat(number)) for number in range(len(table.seats))],
    )


def seat_views(table: Table, connected: Collection[int], viewer: int = NOBODY) -> list[SeatView]:
    """The seats. What somebody has told the table to answer is for their own eyes."""
    return [
        SeatView(
            seat=number,
            kind=seat.kind,
            name=seat.name,
            level=seat.level,
            connected=seat.kind == "bot" or number in connected,
            part=table.part(number),
            guest=seat.guest,
            standing=dict(seat.standing) if number == viewer else {},
            usual=dict(table.game.standing(table.position)) if number == viewer else {},
            awake=seat.awake and number == viewer,
        )
        for number, seat in enumerate(table.seats)
    ]


def event_views(turns: Iterable[Turn], viewer: int) -> list[EventView]:
    """What this viewer may hear of these turns."""
    views = []
    for turn in turns:
        if turn.plan is not None:
            said = planned(turn.names, turn.seat, turn.plan)
            views.append(EventView(seq=turn.seq, kind="plan", args={"seat": turn.seat}, said=said))
        views += [
            event_view(turn.seq, event, said)
            for event, said in zip(turn.events, told(turn), strict=True)
            if event.known_to(viewer)
        ]
    return views


def event_view(seq: int, event: Event, said: Said | None) -> EventView:
    """Something that happened."""
    return EventView(seq=seq, kind=event.kind, args=event.args, said=said)


def move_view(game: Game, hidden: Position, move: int) -> MoveView:
    """A move that the viewer may play."""
    kind, args = game.moves.decode(move)
    return MoveView(
        n=move,
        key=game.key(hidden, move),
        kind=kind.name,
        args=args,
        preview=game.screen.preview(hidden, move),
    )


def why_view(table: Table, viewer: int, move: int) -> WhyView:
    """Why this viewer may not play a move."""
    game = table.game
    if table.over:
        return WhyView(legal=False, clauses=[], said=both("why-over"))
    if viewer not in table.may_answer:
        return WhyView(legal=False, clauses=[], said=_theirs(table, table.to_move))
    hidden = game.hide(table.position, viewer)
    if game.allows(hidden, move):
        voices = game.voices(hidden, move).seats
        if viewer not in voices and game.moves.decode(move)[0].offered:
            return WhyView(legal=False, clauses=[], said=_theirs(table, min(voices)))
        return WhyView(legal=True, clauses=[], said=Said(en="", de=""))
    why = game.screen.why(hidden, move)
    return WhyView(legal=False, clauses=list(why.clauses), said=explain(game, why))


def _theirs(table: Table, seat: int) -> Said:
    """That something is for this seat to decide."""
    name = table.seats[seat].name
    called = Said(en=name, de=name) if name else both("seat", number=seat + 1)
    return Said(
        en=both("why-not-yours", player=called.en).en,
        de=both("why-not-yours", player=called.de).de,
    )


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
                ([] if turn.seq else _begun(game, table.opening.position))
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
            public = _begun(game, replay.position) + public
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


def game_view(game: Game, ready: float) -> GameView:
    """A game in the lobby."""
    options = game.options
    return GameView(
        id=game.name,
        rules_version=game.version,
        least=options.players.least,
        most=options.players.most,
        default_players=options.players.default,
        options=[OptionView(name=o.name, values=o.values) for o in options.option],
        presets=[PresetView(id=p.id, options=p.options) for p in options.preset],
        levels=[level_view(level) for level in players.levels()],
        default_level=players.USUAL_LEVEL,
        ready=ready,
    )


def level_view(level: str) -> LevelView:
    """A level of bots."""
    player = players.of_level(level)
    if not isinstance(player, Expert):
        return LevelView(id=level)
    return LevelView(id=level, playouts=player.budget.playouts, seconds=player.budget.seconds)


def standings(game: Game, hidden: Position) -> list[StandingView]:
    """How the seats ended, once they have."""
    if not hidden.over:
        return []
    return [StandingView(seat=s.seat, rank=s.rank, points=s.points) for s in game.result(hidden)]


def summary(table: Table) -> dict[str, Any]:
    """What lists of tables show: the same to everybody."""
    return {
        "seats": [seat.model_dump() for seat in seat_views(table, ())],
        "over": table.over,
        "owes": list(table.owes),
        "seq": table.seq,
        "headline": table.game.chart(table.position),
    }


def _begun(game: Game, position: str | None) -> list[EventView]:
    """Where a game is that did not begin at the beginning, if the game has a sentence for it."""
    key = f"position-{position}"
    if position is None or not game.text("en").has(key):
        return []
    said = Said(**{language: game.text(language)(key) for language in LANGUAGES})
    return [EventView(seq=0, kind="position", args={}, said=said)]


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


def _ask(table: Table) -> AskView | None:
    decision = table.game.decision(table.position)
    if decision is None:
        return None
    return AskView(
        seat=table.to_move,
        decision=decision,
        owes=list(table.owes),
        may=list(table.may_answer),
    )


def _undo(table: Table, viewer: int) -> UndoView:
    undo = table.may_undo(viewer)
    return UndoView(
        how=undo.how,
        reason=undo.reason,
        wish_of=table.wish.seat if table.wish else None,
        waiting_for=list(table.waiting_for),
    )


def _number(viewer: int) -> int | None:
    return None if viewer == NOBODY else viewer
