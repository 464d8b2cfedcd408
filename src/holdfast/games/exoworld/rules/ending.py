"""Victory and defeat, for everybody at once."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld import events, state
from holdfast.games.exoworld.rules import base
from holdfast.kernel.agenda import clear
from holdfast.kernel.events import tell
from holdfast.kernel.rule import long_rule, rule

WINNERS, LOSERS = 1, 2  # ranks


@rule
def finish(s: Any, outcome: int, log: Any) -> None:
    """EX-END-4: everything still open is dropped."""
    clear(s.agenda)
    s.over = 1
    s.outcome = outcome
    tell(log, events.GAME_OVER, outcome, s.turn)


@long_rule
def levels_changed(s: Any, log: Any) -> None:
    """EX-END-1 to EX-END-3: all four levels at 0 or more win at once."""
    o, w, f, e = (
        base.raw_level(s, 0),
        base.raw_level(s, 1),
        base.raw_level(s, 2),
        base.raw_level(s, 3),
    )
    tell(log, events.LEVELS, o, w, f, e)
    if min(min(o, w), min(f, e)) >= 0:
        finish(s, state.WON, log)


@rule
def result(s: Any, out: Any) -> None:
    """The team's rank, 1 for a victory and 2 for a defeat, and the Emergency supply left."""
    for seat in range(out.shape[0]):
        out[seat, 0] = WINNERS if s.outcome == state.WON else LOSERS
        out[seat, 1] = s.emergency
