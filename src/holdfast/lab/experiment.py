"""Runs that can end early: `runs` plays them, and `report` measures how much is known."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from holdfast.lab.report.goal_check import measure_goal
from holdfast.lab.runs import run as runs
from holdfast.lab.runs.plan import Explore, Plan, Thin, parse_lineup


class Run(runs.Run):
    """A finished run, which the report's estimates may have ended early."""

    measure = measure_goal


def run(
    game: str,
    *,
    games: int = 1000,
    lineup: str | tuple[str, ...] = (),
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    explore: Explore = 0.0,
    set: Mapping[str, Any] | None = None,
    until: str = "",
    thin: Thin = (),
    **how: Any,
) -> Run:
    """Play a run, or the rest of it, and return it.

    `explore` randomises decisions, such as `drafts` or `{"act": 0.1}`. `set` changes content, such
    as `{"rooms.r_crisis.upkeep": 2}`. `until` ends the run early, such as `leaders ± 3`. `thin`
    stores the rows of a table for some games only, such as `decisions:0.1`. `how` are the keyword
    arguments of `Run.play`.
    """
    seats = parse_lineup(lineup) if isinstance(lineup, str) else tuple(lineup)
    plan = Plan(game, games, seats, seed, options or {}, explore, set or {}, until, thin)
    return Run.play(plan, **how)
