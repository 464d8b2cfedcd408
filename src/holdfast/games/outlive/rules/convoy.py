"""The events of the day (OL-EVT)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive import content, events, state, steps
from holdfast.games.outlive.content import vocabulary
from holdfast.games.outlive.rules import effects, lasting, turns
from holdfast.kernel.agenda import then
from holdfast.kernel.chance import below
from holdfast.kernel.events import tell
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule, rule


@rule
def events_step(s: Any, number: int, turn: int, log: Any) -> None:
    """OL-EVT-1, OL-EVT-3: today's event, then the older ones by day; shelter after shelter."""
    s.phase = state.DAY
    if number == s.day:
        then(s, steps.ACTIVATE, 0)
        return
    space = s.day - 1 if number == 0 else number - 1
    if number == 0 and s.convoy[space] == state.UNKNOWN:
        flip(s, space, log)
    event = s.convoy[space]
    if not lasting.is_in_force(s, space) or lasts_all_day(content.EVENT[event].effect):
        then(s, steps.EVENTS, number + 1, 0)
    elif content.EVENT[event].shortage == 1:
        then(s, steps.EVENTS, number + 1, 0)
        effects.perform(s, content.EVENT[event].effect, NOBODY, event, events.BY_EVENT, log)
    elif turn == s.options.players:
        then(s, steps.EVENTS, number + 1, 0)
    else:
        then(s, steps.EVENTS, number, turn + 1)
        strike(s, event, turns.turn_order(s, s.day_starter, turn), log)


@rule
def lasts_all_day(effect: int) -> bool:
    """OL-EVT-9 to OL-EVT-11: nothing happens now, but numbers change all Day."""
    op = content.EFFECT[effect].op
    hunting = op == vocabulary.MEAT_MOD or op == vocabulary.ENDURANCE_MOD
    return hunting or op == vocabulary.STRENGTH_CAP


@long_rule
def flip(s: Any, space: int, log: Any) -> None:
    """OL-SET-10, OL-EVT-1: one of the events that nobody has seen yet."""
    unseen = 0
    for event in range(content.EVENT_KINDS):
        if not is_out(s, event):
            unseen += 1
    left = below(s.chance, unseen)
    for event in range(content.EVENT_KINDS):
        if not is_out(s, event):
            if left == 0:
                s.convoy[space] = event
                tell(log, events.EVENT_FLIPPED, s.day, event)
                return
            left -= 1


@rule
def is_out(s: Any, event: int) -> bool:
    """Whether an event lies face up on the Convoy board or was overcome."""
    for space in range(content.DAYS):
        if s.convoy[space] == event:
            return True
    return False


@long_rule
def strike(s: Any, event: int, seat: int, log: Any) -> None:
    """OL-EVT-5 to OL-EVT-8, OL-EVT-12: an event hits a shelter that is not immune."""
    if lasting.is_immune(s.players[seat]):
        tell(log, events.EVENT_IGNORED, seat, event)
    else:
        effects.perform(s, content.EVENT[event].effect, seat, event, events.BY_EVENT, log)
