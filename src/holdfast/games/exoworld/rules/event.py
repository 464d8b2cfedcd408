"""The event step: reveal, react, resolve."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld import content, events, state, steps
from holdfast.games.exoworld.rules import peeking, people, supplies
from holdfast.kernel.agenda import then
from holdfast.kernel.events import tell, whisper
from holdfast.kernel.rule import long_rule, rule

WITHOUT_EVENTS = -2  # EX-EVT-2
NORMAL, CRITICAL = 1, 2  # `severity`


@long_rule
def event_step(s: Any, log: Any) -> None:
    """S3. EX-EVT-1, EX-EVT-2, EX-VAR-4: reveal the top card and open W2."""
    if s.events_left == 0:
        tell(log, events.NO_EVENTS, -WITHOUT_EVENTS)
        supplies.change_emergency(s, WITHOUT_EVENTS, events.NO_EVENT_LEFT, log)
        return
    s.revealed_to = s.events[s.events_left - 1].known
    kind = peeking.remove_event(s, 0)
    s.revealed = kind + 1
    s.severity = CRITICAL if kind >= content.FIRST_CRITICAL else NORMAL
    if s.options.incommunication == state.INCOMMUNICATION:
        tell(log, events.EVENT_VEILED, s.active, s.severity - 1)
        whisper(log, people.active_player(s), events.EVENT_REVEALED, s.active, kind)
    else:
        tell(log, events.EVENT_REVEALED, s.active, kind)
    then(s, steps.EVENT_DONE)
    then(s, steps.RESOLVE)
    then(s, steps.WINDOW, steps.W2, 0)


@rule
def resolve(s: Any) -> None:
    """EX-EVT-10: carry the card out, unless it was cancelled."""
    if s.cancelled == 0:
        kind = s.revealed - 1
        first, end = content.EVENT[kind].first, content.EVENT[kind].end
        then(s, steps.EFFECT, first, end, people.active_player(s))


@long_rule
def event_done(s: Any, log: Any) -> None:
    """EX-EVT-3, EX-EVT-10, EX-VAR-7: the card lies open on the Event discard, or is kept."""
    kind = s.revealed - 1
    if s.cancelled == 1 or content.EVENT[kind].cure == content.NO_CURE:
        people.lay_off_event(s, kind)
    tell(log, events.EVENT_RESOLVED, kind)
    s.revealed = 0
    s.revealed_to = 0
    s.severity = 0
    s.cancelled = 0
