"""Questions about moves and plans, the chat, and how a game went."""

from __future__ import annotations

from typing import Annotated

from holdfast.hosting import shared_reviews
from holdfast.hosting.adviser import LAST
from holdfast.hosting.api.call import TableCall
from holdfast.hosting.api.parameters import Moves, Number
from holdfast.hosting.messages.advice import CoachView, HintView, WhyView, WinCurveView
from holdfast.hosting.messages.chat import AheadView, ChatView
from holdfast.hosting.messages.reviews import ReviewLead, ReviewMoment, ReviewView
from holdfast.hosting.problems import fault
from holdfast.hosting.views import ahead_text, why_view
from holdfast.hosting.win_curve import FinishedGame


def why_not(call: TableCall, move: Number) -> WhyView:
    """Return why a move is not legal."""
    if move >= call.table.game.moves.count:
        raise fault("no-such-move")
    return why_view(call.table.observe(call.viewer), move)


async def coach_comment(call: TableCall, move: Number) -> CoachView:
    """Return the coach's comment on a move before it is played.

    Only clients with the coach switched on ask this, about the chosen move.
    """
    return await call.room.coach(call.viewer, move)


async def hint(call: TableCall, seq: Number, step: Number = LAST) -> HintView:
    """Return the best moves of the open decision. The search stops if the client disconnects.

    Without `step` the whole search is done. A client that asks for the steps 0, 1 and so on, until
    `progress` is 1, can show a rough order at once.
    """
    return await call.room.hint(call.viewer, seq, step)


async def explain_move(call: TableCall, seq: Number) -> HintView:
    """Return the reasons for a bot's move, and its alternatives."""
    return await call.room.explain(call.viewer, seq)


async def explain_plan(call: TableCall, seat: int) -> HintView:
    """Return the reasons for a bot's plan, and its alternatives."""
    return await call.room.explain_plan(call.viewer, seat)


async def chat(call: TableCall, since: Number = 0) -> ChatView:
    """Return the chat after line `since`, and the current plans."""
    return call.room.chat(call.viewer, since)


def preview_turn(call: TableCall, moves: Moves = ()) -> Annotated[str, AheadView]:  # type: ignore[assignment]
    """Return a preview of the viewer's next turn after these moves, for planning."""
    ahead = call.table.team_planning.think_ahead(call.viewer, moves)
    return ahead_text(call.table.game, ahead, call.viewer, call.table.seq)


async def win_curve(call: TableCall) -> WinCurveView:
    """Return each player's chance to win over the course of a finished game."""
    async with call.turn() as turn:
        whole = await call.room.whole(pool=turn)
        played = await turn.read(FinishedGame.at_table, whole)
    return await call.host.win_curves.of_table(call.room.name, played, call.viewer, call.client)


async def review(call: TableCall) -> ReviewView:
    """Return the viewer's costliest moves in a finished game, and the best one."""
    async with call.turn() as turn:
        table = await call.room.whole(pool=turn)
    return await call.host.reviews.of_table(call.room.name, table, call.viewer, call.client)


async def review_lead(call: TableCall) -> ReviewLead:
    """Return who leads the review of a finished game, and to which moment."""
    return await shared_reviews.review_lead(call.host.rooms, call.room)


async def lead_review(call: TableCall, body: ReviewMoment) -> ReviewLead:
    """Lead the review of a finished game to a moment, or stop leading it."""
    return await shared_reviews.lead_review(call.host.rooms, call.room, call.viewer, body)
