"""The events of the day (OL-EVT)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive.content import DAYS, EFFECT_OP, EVENT_EFFECT, EVENT_KINDS, SHORTAGE
from holdfast.games.outlive.content.vocabulary import ENDURANCE_MOD, MEAT_MOD, STRENGTH_CAP
from holdfast.games.outlive.events import BY_EVENT, EVENT_FLIPPED, EVENT_IGNORED
from holdfast.games.outlive.rules.asking import turn_order
from holdfast.games.outlive.rules.effects import perform
from holdfast.games.outlive.rules.shelter import is_immune, is_in_force
from holdfast.games.outlive.rules.steps import ACTIVATE, EVENTS_STEP
from holdfast.games.outlive.state import DAY, UNKNOWN
from holdfast.kernel.agenda import push
from holdfast.kernel.chance import below
from holdfast.kernel.events import tell
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule, rule


@rule
def events_step(s: Any, k: int, i: int, log: Any) -> None:
    """OL-EVT-1, OL-EVT-3: today's event, then the older ones by day; shelter after shelter."""
    s.phase = DAY
    if k == s.day:
        push(s.agenda, ACTIVATE, 0)
        return
    space = s.day - 1 if k == 0 else k - 1
    if k == 0 and s.convoy[space] == UNKNOWN:
        flip(s, space, log)
    if not is_in_force(s, space):
        push(s.agenda, EVENTS_STEP, k + 1, 0)
        return
    event = s.convoy[space] | 0
    effect = EVENT_EFFECT[event]
    if lasts_all_day(effect):
        push(s.agenda, EVENTS_STEP, k + 1, 0)
    elif SHORTAGE[event]:
        push(s.agenda, EVENTS_STEP, k + 1, 0)
        perform(s, effect, NOBODY, event, BY_EVENT, log)
    elif i == s.options.players:
        push(s.agenda, EVENTS_STEP, k + 1, 0)
    else:
        push(s.agenda, EVENTS_STEP, k, i + 1)
        strike(s, event, turn_order(s, s.day_starter, i), log)


@rule
def lasts_all_day(effect: int) -> bool:
    """OL-EVT-9 to OL-EVT-11: nothing happens now, but numbers change all Day."""
    op = EFFECT_OP[effect]
    return op == STRENGTH_CAP or op == MEAT_MOD or op == ENDURANCE_MOD


@long_rule
def flip(s: Any, space: int, log: Any) -> None:
    """OL-SET-10, OL-EVT-1: one of the events that nobody has seen yet."""
    unseen = 0
    for event in range(EVENT_KINDS):
        if not is_out(s, event):
            unseen += 1
    left = below(s.chance, unseen)
    for event in range(EVENT_KINDS):
        if not is_out(s, event):
            if left == 0:
                s.convoy[space] = event
                tell(log, EVENT_FLIPPED, s.day, event)
                return
            left -= 1


@rule
def is_out(s: Any, event: int) -> bool:
    """Whether an event lies face up on the Convoy board or was overcome."""
    for space in range(DAYS):
        if s.convoy[space] == event:
            return True
    return False


@long_rule
def strike(s: Any, event: int, seat: int, log: Any) -> None:
    """OL-EVT-5 to OL-EVT-8, OL-EVT-12: an event hits a shelter that is not immune."""
    if is_immune(s.players[seat]):
        tell(log, EVENT_IGNORED, seat, event)
    else:
        perform(s, EVENT_EFFECT[event], seat, event, BY_EVENT, log)
