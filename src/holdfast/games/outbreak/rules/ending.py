"""The end: won, lost or abandoned (OB-END)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import events, state
from holdfast.games.outbreak.rules import people
from holdfast.kernel.events import tell
from holdfast.kernel.rule import long_rule


@long_rule
def finish(s: Any, outcome: int, log: Any) -> None:
    """OB-END-3: it takes effect at once; the first outcome stands."""
    if s.over:
        return
    s.over = 1
    s.outcome = outcome
    tell(log, events.GAME_OVER, outcome, s.day)


@long_rule
def test_win(s: Any, log: Any) -> bool:
    """OB-END-2: all Final Encounters destroyed and no horde on the board."""
    if s.finals_left == 0 and s.in_play == 0:
        finish(s, state.WON, log)
    return s.over == 1


@long_rule
def test_team(s: Any, log: Any) -> None:
    """OB-END-1: lost when all survivors in play are incapacitated."""
    if s.team > 0 and people.able_team(s) == 0:
        finish(s, state.LOST_TEAM, log)


@long_rule
def result(s: Any, out: Any) -> None:
    """Everybody wins (rank 1) or loses (rank 2) together; points are the days survived."""
    for seat in range(out.shape[0]):
        out[seat, 0] = 1 if s.outcome == state.WON else 2
        out[seat, 1] = s.day
