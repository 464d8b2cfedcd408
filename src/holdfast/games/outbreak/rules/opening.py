"""The Opening Phase begins: Doom becomes Active, and the day brings its event (OB-OPN)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import content, events, moves, state, steps
from holdfast.games.outbreak.rules import (
    cards,
    ending,
    interpreter,
)
from holdfast.kernel.agenda import then
from holdfast.kernel.events import tell
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule, rule

DIGIT = 10  # events come by the last digit of a day


@long_rule
def reveal_doom(s: Any, log: Any) -> None:
    """O1. OB-OPN-1: all Drawn cards become Active."""
    s.phase = state.OPENING
    tell(log, events.PHASE_BEGAN, state.OPENING)
    for i in range(moves.TRACKER):
        s.doom_active[i] = s.doom_drawn[i]
        s.doom_drawn[i] = 0
        s.doom_known[i] = 0
    then(s, steps.DOOM_STARTS, 0)


@long_rule
def doom_starts(s: Any, place: int, log: Any) -> None:
    """O1. OB-OPN-2: each Active card starts, in order; then the day."""
    if place == moves.TRACKER or s.doom_active[place] == 0:
        then(s, steps.DAY)
        return
    s.doom_in_force = place + 1
    card = s.doom_active[place] - 1
    tell(log, events.DOOM_ACTIVE, card)
    then(s, steps.DOOM_STARTS, place + 1)
    interpreter.start_effects(s, content.FIRST_DOOM + card, NOBODY)


@rule
def event_of(s: Any, day: int) -> int:
    """7.12: the event of a day, by its last digit."""
    return content.DAY_EVENT[1 if s.options.difficulty == state.RIDICULOUS else 0, day % DIGIT]


@long_rule
def begin_day(s: Any, log: Any) -> None:
    """O2. OB-OPN-4, OB-END-4: the day tracker moves, its event happens, then window OPEN."""
    if s.day == content.LAST_DAY:
        ending.finish(s, state.LOST_TIME, log)
        return
    s.day += 1
    event = event_of(s, s.day)
    tell(log, events.DAY_BEGAN, s.day, event)
    then(s, steps.REVEAL_HORDES)
    then(s, steps.WINDOW, state.W_OPEN)
    if event == content.FORTUNE_DAY:
        cards.everybody_draws(s, log)
    elif event == content.SETTLERS_DAY:
        settlers_come(s, log)
    elif event == content.DOOM_DAY:
        then(s, steps.ADD_DOOM, 1)


@long_rule
def settlers_come(s: Any, log: Any) -> None:
    """OB-STL-1: on the Main Base, unless it is overrun or no token is left."""
    if s.overrun >> content.MAIN_BASE & 1:
        return
    for i in range(content.SETTLER_TOKENS):
        if s.settlers[i] == 0:
            s.settlers[i] = content.MAIN_BASE + 1
            tell(log, events.SETTLERS_CAME, content.MAIN_BASE)
            return
