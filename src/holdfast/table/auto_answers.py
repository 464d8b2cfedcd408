"""Automatic answers: decisions that the table answers for a player."""

from __future__ import annotations

from collections.abc import Mapping

from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.table.refusal import RefusalError
from holdfast.table.seats import Seat

ASK = "ask"
"""The automatic answer that means: do not answer automatically, ask the player."""


def auto_answers(game: Game, position: Position, seat: Seat) -> dict[str, str]:
    """Return the automatic answers of a seat: decision name to move kind.

    The player's own settings come before the defaults of the game.
    """
    answers = {**game.auto_answers(position), **seat.auto_answers}
    return {decision: kind for decision, kind in answers.items() if kind != ASK}


def instructed(game: Game, position: Position, seat: Seat) -> str | None:
    """Return the kind of move to play for this seat now without asking, or None."""
    decision = game.decision(position)
    if decision is None or seat.awake:
        return None
    return auto_answers(game, position, seat).get(decision)


def check_auto_answers(game: Game, answers: Mapping[str, str]) -> None:
    """Refuse automatic answers with an unknown decision or a move kind that is never offered."""
    kinds = game.moves.kinds
    for decision, kind in answers.items():
        if decision not in game.decisions.names:
            raise RefusalError("bad-standing", f"There is no decision {decision[:40]!r}.")
        if kind != ASK and (kind not in kinds or not kinds[kind].offered):
            raise RefusalError("bad-standing", f"There is no move {kind[:40]!r}.")
