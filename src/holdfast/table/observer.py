"""The observer: makes observations of a table, with nothing that the viewer may not know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from holdfast.kernel.record import NOBODY
from holdfast.table.entries import day_of
from holdfast.table.observation import KnownDeal, KnownMove, Observation, TableOverview
from holdfast.table.refusal import RefusalError

if TYPE_CHECKING:
    from holdfast.table.state import TableState


def overview(table: TableState) -> TableOverview:
    """Return the summary of the table that everybody may know."""
    known = table.known_position(NOBODY)
    return TableOverview(
        game=table.game,
        viewer=NOBODY,
        hidden=known.position,
        seq=table.seq,
        seats=table.seats.known_to(NOBODY),
        parts=known.parts,
        usual=table.game.auto_answers(known.position),
        owes=() if table.stands_still else known.decision.owes,
        clocks=table.clocks,
        next=table.next,
        next_seats=_next_seats(table),
    )


def _next_seats(table: TableState) -> tuple[int, ...]:
    """Return for each seat its seat in the rematch, or nothing without a rematch."""
    if table.next is None:
        return ()
    return tuple(table.next_seat(seat) for seat in range(len(table.seats)))


def observe(table: TableState, viewer: int) -> Observation:
    """Return the table as this viewer may know it."""
    known = table.known_position(viewer)
    commands, deal, vote = known.commands, table.opening.deal, table.open_vote
    return Observation(
        game=table.game,
        viewer=viewer,
        hidden=known.position,
        seq=table.seq,
        options=table.opening.options,
        began_at=table.opening.position,
        hints=table.opening.hints,
        branch=table.opening.branch,
        deal=KnownDeal(day_of(deal.name), deal.counted) if deal else None,
        seats=table.seats.known_to(viewer),
        parts=known.parts,
        usual=table.game.auto_answers(known.position),
        question=known.question,
        owes=() if table.stands_still else known.decision.owes,
        may_answer=() if table.stands_still else known.may_answer,
        clocks=table.clocks,
        waiting_room=table.waiting_room,
        answers=tuple(table.answers(viewer)),
        commands=tuple((move, commands.seat_of(move)) for move in table.commands(viewer)),
        newcomer=table.place_for_newcomer(viewer) is not None,
        together=table.team_planning.plans_together,
        one_screen=table.on_one_screen,
        host=table.host,
        chat_mode=table.chat.mode,
        spectators_read=table.chat.read_after is not None,
        vote=vote,
        voters=tuple(table.persons) if vote else (),
        undo=table.may_undo(viewer),
        wish_of=table.wish.seat if table.wish else None,
        waiting_for=table.waiting_for,
        turns=table.history.length,
        next=table.next,
        next_seats=_next_seats(table),
    )


def known_bot_move(table: TableState, viewer: int, seq: int) -> KnownMove:
    """Return the move that a bot made at a sequence number, to be explained to this viewer.

    When the game is over, the viewer's own moves are explained as well.
    """
    if not table.opening.hints and not table.over:
        raise RefusalError("no-hints", "Hints are switched off at this table.")
    turn = table.history.turn(seq)
    own = turn is not None and table.over and turn.seat == viewer
    if turn is None or (turn.by != "bot" and not own):
        raise RefusalError("not-a-bot", "A person made that move, not a bot.")
    made = turn.known_move_for(viewer)
    if made is None:
        raise RefusalError("not-known", "You may not know exactly what was played there.")
    return made
