"""What the coming Resource Updates bring if nothing else changes: "what kills us first"."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from holdfast.games.exoworld.rules.event import WITHOUT_EVENTS
from holdfast.games.exoworld.state import EMERGENCY_TOKEN, MOST_SUPPLY, MOST_TURNS, OUTCOMES
from holdfast.games.exoworld.steps import EVENT, UPDATE
from holdfast.games.exoworld.view.levels import Base, Four, base_of, on_base, on_track, raw_levels
from holdfast.kernel.position import READINGS

HORIZON = MOST_TURNS  # no game has more
OUTLOOKS = 512
"""Of which the coming turns are kept: within a turn little changes them."""
RUNS = 1024
"""Supplies that are followed once: all tables have the same few."""


class Outlook(NamedTuple):
    """All that the coming turns' ends follow from."""

    over: bool
    turn: int
    """The first whose end is to come."""
    events: int
    """Event cards, with that of this turn."""
    supplies: Four
    emergency: int
    held: int
    base: Base


class Turn(NamedTuple):
    """The end of a turn to come."""

    turn: int
    supplies: Four
    short: Four
    """How much of each loss falls on the Emergency supply."""
    emergency: int


def outlook(s: Any) -> Outlook:
    """What can be known of the coming turns."""
    waiting = {s.agenda.frames[i].step for i in range(s.agenda.depth)}
    # What has happened in the running turn is paid: its event or the loss instead, and its update.
    events = s.events_left + int(s.turn > 0 and EVENT not in waiting)
    first = s.turn + int(s.turn == 0 or not waiting & {UPDATE, EVENT})
    if first > s.turn > 0:
        events -= 1
    return Outlook(bool(s.over), first, events, (*s.supply,), s.emergency, s.held, base_of(s))


outlook_of = lru_cache(READINGS)(outlook)
"""Of a reading that nobody writes to, once for all who ask."""


def updates(s: Any) -> tuple[Turn, ...]:
    """The coming turns' ends, up to defeat or the horizon; unknown events are left out. A game that
    is over has none."""
    return coming_turns(outlook(s))


@lru_cache(OUTLOOKS)
def coming_turns(now: Outlook) -> tuple[Turn, ...]:
    """The same as far as it is known.

    What is known is counted: production, leaks, Emergency tokens, a held resource in the running
    turn, and the loss for each turn without an Event card.
    """
    if now.over:
        return ()
    lying, levels = on_base(now.base), on_track(raw_levels(now.base))
    runs = [
        _run(now.supplies[r], levels[r], lying[r], now.held == r + 1) for r in range(len(levels))
    ]
    supplies = zip(*(ends for ends, _ in runs), strict=True)
    short = list(zip(*(short for _, short in runs), strict=True))
    left, emergency = list[int](), now.emergency
    for passed in range(HORIZON + 1 - now.turn):
        emergency += WITHOUT_EVENTS if passed >= now.events else 0
        emergency = max(0, emergency - sum(short[passed]) - lying[EMERGENCY_TOKEN])
        left.append(emergency)
        if emergency == 0:
            break
    return tuple(map(Turn, range(now.turn, HORIZON + 1), supplies, short, left))


@lru_cache(RUNS)
def _run(
    supply: int, level: int, leaks: int, held: bool
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """A supply at the end of each turn, and by how much it is short in each."""
    ends, short = [], []
    for passed in range(HORIZON):
        # Op HOLD: in the running turn a held resource does not drain.
        supply = min(MOST_SUPPLY, supply + (max(0, level) if held and not passed else level))
        rest = max(0, supply) - leaks
        short.append(max(0, -supply) + max(0, -rest))
        supply = max(0, rest)
        ends.append(supply)
    return tuple(ends), tuple(short)


def defeat_turn(s: Any, coming: tuple[Turn, ...]) -> int | None:
    """The turn in which the game was lost, or the Emergency supply will be gone, if that is in
    sight."""
    if s.over:
        return s.turn if OUTCOMES[s.outcome] == "lost" else None
    return defeat_in(coming)


def defeat_in(coming: tuple[Turn, ...]) -> int | None:
    """The turn in which the Emergency supply will be gone, if that is in sight."""
    return coming[-1].turn if coming and coming[-1].emergency == 0 else None
