"""Standing answers: decisions that somebody lets the table answer for them."""

from __future__ import annotations

from collections.abc import Mapping

from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.table.refusal import RefusalError
from holdfast.table.seats import Seat

ASK = "ask"
"""The standing answer of somebody who wants to be asked."""


def auto_answers(game: Game, position: Position, seat: Seat) -> dict[str, str]:
    """What a seat lets the table answer: as the person said, else as the game lays down."""
    answers = {**game.auto_answers(position), **seat.auto_answers}
    return {decision: kind for decision, kind in answers.items() if kind != ASK}


def instructed(game: Game, position: Position, seat: Seat) -> str | None:
    """The kind of move that this seat wants to be played now without being asked, if any."""
    decision = game.decision(position)
    if decision is None or seat.awake:
        return None
    return auto_answers(game, position, seat).get(decision)


def check_instructions(game: Game, answers: Mapping[str, str]) -> None:
    """Refuse answers to decisions that the game does not know, and moves that it never offers."""
    kinds = game.moves.kinds
    for decision, kind in answers.items():
        if decision not in game.decisions.names:
            raise RefusalError("bad-standing", f"There is no decision {decision[:40]!r}.")
        if kind != ASK and (kind not in kinds or not kinds[kind].offered):
            raise RefusalError("bad-standing", f"There is no move {kind[:40]!r}.")
