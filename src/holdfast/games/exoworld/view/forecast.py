"""What the coming Resource Updates bring if nothing else changes: "what kills us first"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from holdfast.games.exoworld.rules.base import count_on_base
from holdfast.games.exoworld.rules.event import WITHOUT_EVENTS
from holdfast.games.exoworld.rules.update import production
from holdfast.games.exoworld.state import EMERGENCY_TOKEN, MOST_SUPPLY, MOST_TURNS, OUTCOMES
from holdfast.games.exoworld.steps import EVENT, UPDATE
from holdfast.kernel.plain import plain

HORIZON = MOST_TURNS  # no game has more


@dataclass(frozen=True)
class Turn:
    """The end of a turn to come."""

    turn: int
    supplies: list[int]
    short: list[int]
    """How much of each loss falls on the Emergency supply."""
    emergency: int


def updates(s: Any) -> list[Turn]:
    """The coming turns' ends, up to defeat or the horizon; unknown events are left out. A game that
    is over has none.

    What is known is counted: production, leaks, Emergency tokens, a held resource in the running
    turn, and the loss for each turn without an Event card.
    """
    if s.over:
        return []
    supplies, emergency = list(s.supply), s.emergency
    leaks = [plain(count_on_base)(s, resource) for resource in range(4)]
    tokens = plain(count_on_base)(s, EMERGENCY_TOKEN)
    waiting = {s.agenda.frames[i].step for i in range(s.agenda.depth)}
    # What has happened in the running turn is paid: its event or the loss instead, and its update.
    events, held = s.events_left + int(s.turn > 0 and EVENT not in waiting), s.held
    first = s.turn + int(s.turn == 0 or not waiting & {UPDATE, EVENT})
    if first > s.turn > 0:
        events -= 1
    changes = [plain(production)(s, resource) for resource in range(4)]
    coming: list[Turn] = []
    for turn in range(first, HORIZON + 1):
        emergency += WITHOUT_EVENTS if events <= 0 else 0
        events -= 1
        short = [0, 0, 0, 0]
        for resource in range(4):
            supply = min(MOST_SUPPLY, supplies[resource] + changes[resource])
            short[resource] += max(0, -supply)
            supply = max(0, supply) - leaks[resource]
            short[resource] += max(0, -supply)
            supplies[resource] = max(0, supply)
        emergency = max(0, emergency - sum(short) - tokens)
        coming.append(Turn(turn, list(supplies), short, emergency))
        if emergency == 0:
            break
        if held:
            s_held, s.held, held = s.held, 0, 0
            changes = [plain(production)(s, resource) for resource in range(4)]
            s.held = s_held
    return coming


def defeat_turn(s: Any, coming: list[Turn]) -> int | None:
    """The turn in which the game was lost, or the Emergency supply will be gone, if that is in
    sight."""
    if s.over:
        return s.turn if OUTCOMES[s.outcome] == "lost" else None
    return coming[-1].turn if coming and coming[-1].emergency == 0 else None
