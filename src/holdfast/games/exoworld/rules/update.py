"""The Resource Update: production, leaks, Emergency tokens."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld.events import EMERGENCY_TOKENS, LEAK, PRODUCTION, UPDATED
from holdfast.games.exoworld.rules.base import count_on_base, shown_level
from holdfast.games.exoworld.rules.supplies import change_emergency, change_supply
from holdfast.games.exoworld.state import EMERGENCY_TOKEN
from holdfast.kernel.events import tell
from holdfast.kernel.rule import long_rule, rule


@rule
def production(s: Any, resource: int) -> int:
    """EX-UPD-1, EX-LVL-2: the shown level; op HOLD: a held resource does not drain."""
    level = shown_level(s, resource)
    return 0 if s.held == resource + 1 and level < 0 else level


@long_rule
def update(s: Any, log: Any) -> None:
    """S5. EX-UPD-1 to EX-UPD-4: O, W, F, E; then their leaks; then Emergency tokens."""
    for resource in range(4):
        change = production(s, resource)
        if change != 0 and s.over == 0:
            change_supply(s, resource, change, PRODUCTION, log)
    for resource in range(4):
        for _ in range(count_on_base(s, resource)):
            if s.over == 0:
                change_supply(s, resource, -1, LEAK, log)
    for _ in range(count_on_base(s, EMERGENCY_TOKEN)):
        if s.over == 0:
            change_emergency(s, -1, EMERGENCY_TOKENS, log)
    tell(log, UPDATED, s.supply[0], s.supply[1], s.supply[2], s.supply[3], s.emergency)
