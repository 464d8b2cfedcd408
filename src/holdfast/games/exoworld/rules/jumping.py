"""A pawn that moves by a card or a skill: op JUMP."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld import content, decisions, events, moves, steps
from holdfast.games.exoworld.rules import base, offers, targets
from holdfast.kernel.agenda import then
from holdfast.kernel.decision import ask
from holdfast.kernel.rule import long_rule, rule


@rule
def choose_pawn(s: Any, row: int, holder: int) -> None:
    """D-SEAT: the Recall Order moves any pawn."""
    then(s, steps.JUMP_WHO, row, holder)
    ask(s, decisions.JUMP_WHO, holder)


@rule
def offer_pawns(s: Any) -> None:
    """D-SEAT: all characters on the base."""
    offers.offer_each(s, moves.SEAT, targets.all_crew(s))


@rule
def take_pawn(s: Any, chosen_seat: int, row: int, holder: int) -> None:
    """D-SEAT answered."""
    then(s, steps.JUMP, row, chosen_seat, holder)


@rule
def choose_goal(s: Any, row: int, crew: int, holder: int) -> None:
    """D-CELL."""
    then(s, steps.JUMP, row, crew, holder)
    ask(s, decisions.JUMP, holder, crew)


@rule
def offer_goals(s: Any, row: int, crew: int) -> None:
    """D-CELL: where the pawn may go."""
    offers.offer_places(s, moves.CELL, targets.jump_places(s, row, crew))


@long_rule
def jump(s: Any, cell: int, row: int, crew: int, log: Any) -> None:
    """D-CELL answered: by the Recall Order, by the Exo-Rover, by the Commander's skill."""
    cause = events.BY_SKILL
    if content.OPS[row].any_pawn == 1:
        cause = events.BY_ORDER
    elif content.OPS[row].crosses == 1:
        cause = events.BY_ROVER
    base.move_pawn(s, crew, base.place_in(s, cell), cause, log)
