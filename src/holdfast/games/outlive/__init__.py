"""Outlive: 2 to 4 tribes, six days, eight places and a shelter to fill."""

from __future__ import annotations

from holdfast.kernel.assembly import assemble

GAME = assemble(
    __name__,
    # Version 2 stores the subject of a decision in the position. Games of version 1 can still be
    # replayed.
    version=2,
    oldest=1,
    clause_prefix="OL",
    # The specification bounds a game of four players by 4,000 decisions.
    longest=4000,
)
