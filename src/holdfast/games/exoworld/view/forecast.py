"""Forecast of the coming Resource Updates if nothing else changes: which supply runs out first."""

from __future__ import annotations

from typing import Any, NamedTuple

from holdfast.games.exoworld.rules.event import WITHOUT_EVENTS
from holdfast.games.exoworld.state import EMERGENCY_TOKEN, MOST_SUPPLY, MOST_TURNS, OUTCOMES
from holdfast.games.exoworld.steps import EVENT, UPDATE
from holdfast.games.exoworld.view.levels import Base, Four, base_of, on_base, on_track, raw_levels
from holdfast.kernel.memo import cached_part, cached_position

HORIZON = MOST_TURNS  # no game has more turns


class ForecastInput(NamedTuple):
    """Everything that determines the ends of the coming turns."""

    over: bool
    turn: int
    """First turn whose end is still to come."""
    events: int
    """Event cards left, counting that of this turn."""
    supplies: Four
    emergency: int
    held: int
    base: Base


class Turn(NamedTuple):
    """Forecast of the end of one turn."""

    turn: int
    supplies: Four
    short: Four
    """Loss of each resource that the Emergency supply pays."""
    emergency: int


def forecast_input(s: Any) -> ForecastInput:
    """Return the input of the forecast for a position: everything that determines coming turns."""
    waiting = {s.agenda.frames[i].step for i in range(s.agenda.depth)}
    # What the running turn has already paid does not count again: its event (or the loss without
    # one) and its update.
    events = s.events_left + int(s.turn > 0 and EVENT not in waiting)
    first = s.turn + int(s.turn == 0 or not waiting & {UPDATE, EVENT})
    if first > s.turn > 0:
        events -= 1
    return ForecastInput(bool(s.over), first, events, (*s.supply,), s.emergency, s.held, base_of(s))


cached_forecast_input = cached_position(forecast_input)
"""Cached `forecast_input` of a snapshot that nobody modifies."""


def updates(s: Any) -> tuple[Turn, ...]:
    """Return the ends of the coming turns, up to defeat or the horizon; none if the game is over.

    Unknown events are left out.
    """
    return coming_turns(forecast_input(s))


@cached_part
def coming_turns(now: ForecastInput) -> tuple[Turn, ...]:
    """Return the ends of the coming turns, up to defeat or the horizon.

    Counted are production, leaks, Emergency tokens, a held resource in the running turn, and the
    loss of each turn without an Event card.
    """
    if now.over:
        return ()
    lying, levels = on_base(now.base), on_track(raw_levels(now.base))
    runs = [
        _follow_supply(now.supplies[r], levels[r], lying[r], now.held == r + 1)
        for r in range(len(levels))
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


@cached_part
def _follow_supply(
    supply: int, level: int, leaks: int, held: bool
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return a supply at the end of each turn, and its shortage in each turn."""
    ends, short = [], []
    for passed in range(HORIZON):
        # Operation HOLD: in the running turn a held resource does not fall.
        supply = min(MOST_SUPPLY, supply + (max(0, level) if held and not passed else level))
        rest = max(0, supply) - leaks
        short.append(max(0, -supply) + max(0, -rest))
        supply = max(0, rest)
        ends.append(supply)
    return tuple(ends), tuple(short)


def defeat_turn(s: Any, coming: tuple[Turn, ...]) -> int | None:
    """Return the turn in which the game was or will be lost, or None if no defeat is foreseen."""
    if s.over:
        return s.turn if OUTCOMES[s.outcome] == "lost" else None
    return defeat_in(coming)


def defeat_in(coming: tuple[Turn, ...]) -> int | None:
    """Return the turn in which the Emergency supply will run out, or None if none is foreseen."""
    return coming[-1].turn if coming and coming[-1].emergency == 0 else None
