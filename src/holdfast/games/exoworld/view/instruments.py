"""Views of the instruments: scenario, step of the turn, gauges and clock."""

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
from holdfast.games.exoworld.state import EMERGENCY_TOKEN
from holdfast.games.exoworld.steps import ACT, EVENT, UPDATE, W1, W3, WINDOW
from holdfast.games.exoworld.view.forecast import ForecastInput, Turn, coming_turns, defeat_turn
from holdfast.games.exoworld.view.levels import on_base, on_track, raw_levels, start_levels
from holdfast.kernel.memo import cached_part


def scenario_view(s: Any) -> ScenarioView:
    scenario = SCENARIOS[s.options.scenario]
    return ScenarioView(
        id=scenario.id,
        planet=scenario.planet,
        stars=scenario.stars,
        conditions=dict(zip(CONDITIONS, scenario.conditions, strict=True)),
        start_levels=[*start_levels(s.options.scenario, s.options.training)],
        protocols=scenario.protocols,
    )


def step_of(s: Any) -> str:
    """Return the name of the running step of the turn, from the steps still on the agenda."""
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


@cached_part
def gauge_views(now: ForecastInput) -> list[GaugeView]:
    """Return the gauges of the four resources."""
    raw, lying, coming = raw_levels(now.base), on_base(now.base), coming_turns(now)
    levels = on_track(raw)
    return [
        GaugeView(
            resource=name,
            supply=now.supplies[resource],
            next=coming[0].supplies[resource] if coming else now.supplies[resource],
            level=levels[resource],
            raw_level=raw[resource],
            start_level=now.base.start[resource],
            leaks=lying[resource],
            held=now.held == resource + 1,
            short=coming[0].short[resource] if coming else 0,
        )
        for resource, name in enumerate(RESOURCES)
    ]


def emergency_view(now: ForecastInput) -> EmergencyView:
    """Return the Emergency supply now and after the next update."""
    coming = coming_turns(now)
    return EmergencyView(
        supply=now.emergency,
        next=coming[0].emergency if coming else now.emergency,
        tokens=on_base(now.base)[EMERGENCY_TOKEN],
    )


def clock(s: Any, now: ForecastInput) -> ClockView:
    """Return the clock: the forecast turn by turn, and the turn of defeat if one is foreseen."""
    coming = coming_turns(now)
    defeat = defeat_turn(s, coming)
    away = None if defeat is None else defeat - max(1, s.turn)
    mood = "calm" if away is None or away > WARNING else "alarm" if away < ALARM else "tinted"
    return ClockView(
        turns=[
            ForecastView(
                turn=t.turn, supplies=[*t.supplies], short=[*t.short], emergency=t.emergency
            )
            for t in coming
        ],
        dry=dry_turns(coming),
        defeat=defeat,
        mood=mood,
    )


def dry_turns(coming: tuple[Turn, ...]) -> dict[str, int]:
    """Return for each resource that runs short the first turn in which it does."""
    dry: dict[str, int] = {}
    for turn in coming:
        for resource, short in enumerate(turn.short):
            if short:
                dry.setdefault(RESOURCES[resource], turn.turn)
    return dry
