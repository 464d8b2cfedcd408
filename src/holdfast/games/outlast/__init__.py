"""Outlast: 1 to 6 players, tiles, wolves and hunger."""

from __future__ import annotations

from holdfast.kernel.assembly import assemble

GAME = assemble(
    __name__,
    # 2: the options of a decision lie in the position. Games of version 1 replay as they were.
    version=2,
    oldest=1,
    clause_prefix="LA",
    # 20 rounds of 6 players, each with at most 12 actions and a decision about each of 10 meeples
    # at the forced fights and at the meal, 6 arrivals, and inside a fight few enough additions.
    longest=20 * 6 * (12 * 10 + 10 + 10 + 1),
)
