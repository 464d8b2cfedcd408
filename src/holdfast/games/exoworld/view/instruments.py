"""The instruments: scenario, step of the turn, gauges and the clock."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld.content import CONDITIONS, SCENARIOS
from holdfast.games.exoworld.content.operations import RESOURCES
from holdfast.games.exoworld.decisions import BEFORE_UPDATE
from holdfast.games.exoworld.models import (
    ALARM,
    WARNING,
    ClockView,
    EmergencyView,
    ForecastView,
    GaugeView,
    ScenarioView,
)
from holdfast.games.exoworld.rules.base import count_on_base, raw_level, shown_level, start_level
from holdfast.games.exoworld.state import EMERGENCY_TOKEN
from holdfast.games.exoworld.steps import ACT, EVENT, UPDATE, W1, W3, WINDOW
from holdfast.games.exoworld.view.forecast import Turn, defeat_turn
from holdfast.kernel.plain import plain


def scenario_view(s: Any) -> ScenarioView:
    scenario = SCENARIOS[s.options.scenario]
    return ScenarioView(
        id=scenario.id,
        planet=scenario.planet,
        stars=scenario.stars,
        conditions=dict(zip(CONDITIONS, scenario.conditions, strict=True)),
        start_levels=[plain(start_level)(s, resource) for resource in range(4)],
        protocols=scenario.protocols,
    )


def step_of(s: Any) -> str:
    """Where in the turn: by the steps that are still to come."""
    if s.over:
        return "over"
    if s.turn == 0:
        return "setup"
    frames = [s.agenda.frames[i] for i in range(s.agenda.depth)]
    steps = {frame.step for frame in frames}
    if any(frame.step == WINDOW and frame.a == W1 for frame in frames):
        return "w1"
    if ACT in steps or EVENT in steps:
        return "actions"
    if any(frame.step == WINDOW and frame.a == W3 for frame in frames):
        return "w3" if s.ask == BEFORE_UPDATE or s.revealed == 0 else "event"
    return "update" if UPDATE in steps else "end"


def raw_levels(s: Any) -> list[int]:
    """The four levels, off the track too."""
    return [plain(raw_level)(s, resource) for resource in range(4)]


def at_goal(levels: list[int]) -> int:
    """How many of the four levels are 0 or more."""
    return sum(level >= 0 for level in levels)


def gauge_view(s: Any, resource: int, raw: int, coming: list[Turn]) -> GaugeView:
    return GaugeView(
        resource=RESOURCES[resource],
        supply=s.supply[resource],
        next=coming[0].supplies[resource] if coming else s.supply[resource],
        level=plain(shown_level)(s, resource),
        raw_level=raw,
        start_level=plain(start_level)(s, resource),
        leaks=plain(count_on_base)(s, resource),
        held=s.held == resource + 1,
        short=coming[0].short[resource] if coming else 0,
    )


def emergency_view(s: Any, coming: list[Turn]) -> EmergencyView:
    return EmergencyView(
        supply=s.emergency,
        next=coming[0].emergency if coming else s.emergency,
        tokens=plain(count_on_base)(s, EMERGENCY_TOKEN),
    )


def clock(s: Any, coming: list[Turn]) -> ClockView:
    """What kills us first, turn by turn."""
    dry: dict[str, int] = {}
    for turn in coming:
        for resource, short in enumerate(turn.short):
            if short:
                dry.setdefault(RESOURCES[resource], turn.turn)
    defeat = defeat_turn(s, coming)
    away = None if defeat is None else defeat - max(1, s.turn)
    mood = "calm" if away is None or away > WARNING else "alarm" if away < ALARM else "tinted"
    return ClockView(
        turns=[
            ForecastView(turn=t.turn, supplies=t.supplies, short=t.short, emergency=t.emergency)
            for t in coming
        ],
        dry=dry,
        defeat=defeat,
        mood=mood,
    )
