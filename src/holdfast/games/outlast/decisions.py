"""The decisions of Outlast, named as in section 5.3 of the rules, in the order of play."""

from __future__ import annotations

from holdfast.kernel.decision import Decisions

# The most options are those of LA-D-ACT. Each of ten meeples has 1 wolf, 1 hide, 6 moves, 1 gather,
# 1 hunt, 6 structures, 2 drops and 50 rival meeples to fight. `end` is one more.
DECISIONS = Decisions(limit=10 * 68 + 1)

ACT = DECISIONS.add("act", "LA-TURN-5")
SPILL = DECISIONS.add("spill", "LA-DROP-2", about=("meeple", "goods"))
BOOST = DECISIONS.add("boost", "LA-DUEL-5")
BLIND = DECISIONS.add("blind", "LA-DUEL-6", unseen=True)
FORCED = DECISIONS.add("forced", "LA-FORCE-3", about="tile")
FEED = DECISIONS.add("feed", "LA-MEAL-4", about="tile")
ARRIVE = DECISIONS.add("arrive", "LA-ARR-2")
