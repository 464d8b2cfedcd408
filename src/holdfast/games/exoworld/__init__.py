"""Exoworld Survival:

1 to 5 players build a base on a hostile planet and raise four levels together.
"""

from __future__ import annotations

from holdfast.kernel.assembly import assemble

GAME = assemble(
    __name__,
    # 2: the position stores the options of a decision. 3: other start supplies. 4: forced discards
    # are asked for one by one when neither deck nor discard pile has a card. Games of earlier
    # versions replay unchanged.
    version=4,
    oldest=1,
    clause_prefix="EX",
    # At most 31 turns, each with well under 300 decisions (section 10).
    longest=31 * 300,
    team=True,
)
