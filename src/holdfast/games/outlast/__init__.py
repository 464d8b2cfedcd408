"""Outlast: 1 to 6 players, tiles, wolves and hunger."""

from __future__ import annotations

from holdfast.kernel.assembly import assemble

GAME = assemble(
    __name__,
    # Version 2 stores the options of a decision in the position. Games of version 1 can still be
    # replayed.
    version=2,
    oldest=1,
    clause_prefix="LA",
    # 20 rounds of 6 players. A turn has at most 12 actions with 10 decisions each (the answers in a
    # fight included), 10 forced fights, 10 decisions at the meal, and an arrival.
    longest=20 * 6 * (12 * 10 + 10 + 10 + 1),
)
