"""The Resource Update: production, leaks, Emergency tokens."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld import events, moves, state
from holdfast.games.exoworld.rules import base, supplies
from holdfast.kernel.events import tell
from holdfast.kernel.rule import long_rule, rule


@rule
def production(s: Any, resource: int) -> int:
    """EX-UPD-1, EX-LVL-2: the shown level; op HOLD: a held resource does not drain."""
    level = base.shown_level(s, resource)
    return 0 if s.held == resource + 1 and level < 0 else level


@long_rule
def update(s: Any, log: Any) -> None:
    """S5. EX-UPD-1 to EX-UPD-5, EX-TOK-1: O, W, F, E; then their leaks; then Emergency tokens."""
    for resource in range(moves.RESOURCE_COUNT):
        change = production(s, resource)
        if change != 0 and s.over == 0:
            supplies.change_supply(s, resource, change, events.PRODUCTION, log)
    for resource in range(moves.RESOURCE_COUNT):
        for _ in range(base.count_on_base(s, resource)):
            if s.over == 0:
                supplies.change_supply(s, resource, -1, events.LEAK, log)
    for _ in range(base.count_on_base(s, state.EMERGENCY_TOKEN)):
        if s.over == 0:
            supplies.change_emergency(s, -1, events.EMERGENCY_TOKENS, log)
    tell(log, events.UPDATED, s.supply[0], s.supply[1], s.supply[2], s.supply[3], s.emergency)
