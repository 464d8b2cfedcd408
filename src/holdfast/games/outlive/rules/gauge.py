"""The radioactivity gauge (OL-RAD)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive import content, events
from holdfast.games.outlive.content import vocabulary
from holdfast.games.outlive.rules import shelter, survivors
from holdfast.kernel.events import tell
from holdfast.kernel.rule import long_rule, rule


@rule
def rise_of(s: Any, seat: int) -> int:
    """OL-RAD-1 to OL-RAD-3: the level of the day less what Airlock and Ventilation absorb."""
    player = s.players[seat]
    absorbed = player.airlock + shelter.power(player, vocabulary.SHIELD)
    return max(0, content.RADIATION[s.day - 1] - absorbed)


@long_rule
def lower_gauge(s: Any, seat: int, by: int, cause: int, log: Any) -> int:
    """OL-RAD-4: towards the best value, and not beyond; gives how far it went."""
    player = s.players[seat]
    by = min(by, content.BEST - player.gauge)
    if by > 0:
        player.gauge += by
        tell(log, events.GAUGE_FELL, seat, by, player.gauge, cause)
    return by


@long_rule
def raise_gauge(s: Any, seat: int, by: int, cause: int, log: Any) -> None:
    """OL-RAD-5: towards the skull; each step beyond the last value costs a survivor."""
    player = s.players[seat]
    rise = min(by, player.gauge - content.WORST)
    if rise > 0:
        player.gauge -= rise
        tell(log, events.GAUGE_ROSE, seat, rise, player.gauge, cause)
    survivors.lose_survivors(s, seat, by - rise, events.BY_SKULL)
