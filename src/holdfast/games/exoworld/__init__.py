"""Exoworld Survival: 1 to 5 players together, a base on a hostile planet, four levels to lift."""

from __future__ import annotations

from holdfast.kernel.assembly import assemble

GAME = assemble(
    __name__,
    # 2: the options of a decision lie in the position. 3: other supplies to begin with. 4: forced
    # discards are asked for one by one where neither deck nor discard pile has a card. Games of
    # earlier versions replay as they were.
    version=4,
    oldest=1,
    clause_prefix="EX",
    # At most 31 turns, and well under 300 decisions in each (section 10).
    longest=31 * 300,
    team=True,
)
