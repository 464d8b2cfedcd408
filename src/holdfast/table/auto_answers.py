"""Automatic answers: decisions that the table answers for a player.

The player has asked for it, or has no alternative and the table is opened with `brief`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.table.entries import Moved, Spoke
from holdfast.table.refusal import RefusalError
from holdfast.table.seats import Seat

if TYPE_CHECKING:
    from holdfast.table.state import TableState

ASK = "ask"
"""The automatic answer that means: do not answer automatically, ask the player."""


def auto_answers(game: Game, position: Position, seat: Seat) -> dict[str, str]:
    """Return the automatic answers of a seat: decision name to move kind.

    The player's own settings come before the defaults of the game.
    """
    answers = {**game.auto_answers(position), **seat.auto_answers}
    return {decision: kind for decision, kind in answers.items() if kind != ASK}


def instructed_kind(game: Game, position: Position, seat: Seat) -> str | None:
    """Return the kind of move to play for this seat now without asking, or None."""
    decision = game.decision(position)
    if decision is None or seat.awake:
        return None
    return auto_answers(game, position, seat).get(decision)


def check_auto_answers(game: Game, answers: Mapping[str, str]) -> None:
    """Raise a RefusalError for an unknown decision, or for a move kind that is never offered."""
    kinds = game.moves.kinds
    for decision, kind in answers.items():
        if decision not in game.decisions.names:
            raise RefusalError("bad-auto-answer", f"There is no decision {decision[:40]!r}.")
        if kind != ASK and (kind not in kinds or not kinds[kind].offered):
            raise RefusalError("bad-auto-answer", f"There is no move {kind[:40]!r}.")


def is_answered(table: TableState) -> bool:
    """Return whether the table answers the open decision automatically."""
    asked_for = table.game.has_auto_answers or any(seat.auto_answers for seat in table.seats)
    if not asked_for and not table.opening.brief:
        return False
    seats = ((table.hidden(seat), table.seats[seat]) for seat in table.owes)
    if any(instructed_kind(table.game, hidden, seat) is not None for hidden, seat in seats):
        return True
    return any(_forced_move(table, seat) is not None for seat in table.owes)


def entry(table: TableState, entropy: str) -> Moved | Spoke | None:
    """Return the entry for a move that the table plays automatically, or None."""
    for seat in table.owes:
        kind = instructed_kind(table.game, table.hidden(seat), table.seats[seat])
        for move in table.answers(seat) if kind else ():
            if table.game.moves.decode(move)[0].name == kind:
                return table.decision_of(seat).entry_for_answer(seat, move, entropy, "auto")
        forced = _forced_move(table, seat)
        if forced is not None:
            return table.decision_of(seat).entry_for_answer(seat, forced, entropy, "auto")
    return None


def _forced_move(table: TableState, seat: int) -> int | None:
    """Return the move that the table plays for a seat without an alternative, or None."""
    return None if table.seats[seat].awake else only_move(table, seat)


def only_move(table: TableState, seat: int) -> int | None:
    """Return the only move of a seat if no other person could answer instead, or None.

    For secret decisions return None: an automatic move would show how many options there are.
    """
    game = table.game
    decision = game.decisions[table.position.number("ask")] if table.opening.brief else None
    if decision is None or decision.secret:
        return None
    answers = table.answers(seat)
    others = (other for other in table.may_answer if other != seat)
    if len(answers) != 1 or any(table.seats.is_person(other) for other in others):
        return None
    return answers[0]
