"""Rounds: who begins, and when it is over (LA-TURN, LA-END)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlast import events, steps
from holdfast.games.outlast.rules import ending, ground
from holdfast.kernel.agenda import then
from holdfast.kernel.events import tell
from holdfast.kernel.rule import rule


@rule
def round_start(s: Any, log: Any) -> None:
    """F0. LA-TURN-2: the first living seat at or after seat (round - 1) mod players begins."""
    players = s.options.players
    seat = (s.round - 1) % players
    while not s.players[seat].alive:
        seat = (seat + 1) % players
    s.first_seat = seat
    tell(log, events.ROUND_BEGAN, s.round, ground.wind(s), seat)
    then(s, steps.TURN_START, seat)


@rule
def round_end(s: Any, log: Any) -> None:
    """F12. LA-END-4: after the board turn of the final round it is over."""
    if s.round == s.last_round:
        ending.finish(s, events.FINAL_ROUND, log)
        return
    s.round += 1
    then(s, steps.ROUND_START)
