"""The event step: reveal, react, resolve."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld.content import CURE_COLOUR, EVENT_OPS, FIRST_CRITICAL
from holdfast.games.exoworld.events import (
    EVENT_RESOLVED,
    EVENT_REVEALED,
    EVENT_VEILED,
    NO_EVENT_LEFT,
    NO_EVENTS,
)
from holdfast.games.exoworld.rules.crew import active_player, lay_off_event
from holdfast.games.exoworld.rules.peeking import remove_event
from holdfast.games.exoworld.rules.steps import EFFECT, EVENT_DONE, RESOLVE, W2, WINDOW
from holdfast.games.exoworld.rules.supplies import change_emergency
from holdfast.games.exoworld.state import INCOMMUNICATION
from holdfast.kernel.agenda import push
from holdfast.kernel.events import tell, whisper
from holdfast.kernel.rule import long_rule, rule

WITHOUT_EVENTS = -2  # EX-EVT-2
NORMAL, CRITICAL = 1, 2  # `severity`


@long_rule
def event_step(s: Any, log: Any) -> None:
    """S3. EX-EVT-1, EX-EVT-2, EX-VAR-4: reveal the top card and open W2."""
    if s.events_left == 0:
        tell(log, NO_EVENTS, -WITHOUT_EVENTS)
        change_emergency(s, WITHOUT_EVENTS, NO_EVENT_LEFT, log)
        return
    s.revealed_to = s.events[s.events_left - 1].known
    kind = remove_event(s, 0)
    s.revealed = kind + 1
    s.severity = CRITICAL if kind >= FIRST_CRITICAL else NORMAL
    if s.options.incommunication == INCOMMUNICATION:
        tell(log, EVENT_VEILED, s.active, s.severity - 1)
        whisper(log, active_player(s), EVENT_REVEALED, s.active, kind)
    else:
        tell(log, EVENT_REVEALED, s.active, kind)
    push(s.agenda, EVENT_DONE)
    push(s.agenda, RESOLVE)
    push(s.agenda, WINDOW, W2, 0)


@rule
def resolve(s: Any) -> None:
    """EX-EVT-10: carry the card out, unless it was cancelled."""
    if s.cancelled == 0:
        kind = s.revealed - 1
        push(s.agenda, EFFECT, EVENT_OPS[kind, 0], EVENT_OPS[kind, 1], active_player(s))


@long_rule
def event_done(s: Any, log: Any) -> None:
    """EX-EVT-3, EX-EVT-10, EX-VAR-7: the card lies open on the Event discard, or is kept."""
    kind = s.revealed - 1
    if s.cancelled == 1 or CURE_COLOUR[kind] < 0:
        lay_off_event(s, kind)
    tell(log, EVENT_RESOLVED, kind)
    s.revealed = 0
    s.revealed_to = 0
    s.severity = 0
    s.cancelled = 0
