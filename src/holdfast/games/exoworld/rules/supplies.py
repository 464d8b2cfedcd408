"""Supplies and the Emergency supply: gains, losses and shortfalls."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld import events, state
from holdfast.games.exoworld.rules import ending
from holdfast.kernel.events import tell
from holdfast.kernel.rule import long_rule


@long_rule
def change_emergency(s: Any, amount: int, cause: int, log: Any) -> None:
    """EX-EMG-3, EX-EMG-4: at most 10; at 0 the game is lost immediately."""
    before = s.emergency
    s.emergency = min(state.MOST_EMERGENCY, max(0, before + amount))
    tell(log, events.EMERGENCY_CHANGED, s.emergency - before, s.emergency, cause)
    if s.emergency == 0:
        ending.finish(s, state.LOST, log)


@long_rule
def change_supply(s: Any, resource: int, amount: int, cause: int, log: Any) -> None:
    """EX-UPD-3, EX-EVT-6, EX-EMG-1, EX-EMG-2, EX-EMG-5, EX-EMG-6: a gain, or loss and shortfall."""
    before = s.supply[resource]
    after = min(state.MOST_SUPPLY, max(0, before + amount))
    s.supply[resource] = after
    tell(log, events.SUPPLY_CHANGED, resource, after - before, after, cause)
    shortfall = before + amount
    if shortfall < 0:
        change_emergency(s, shortfall, events.SHORTFALL, log)
