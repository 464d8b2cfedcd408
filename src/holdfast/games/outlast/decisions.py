"""The decisions of Outlast, by the ids of section 5.3 of the rules, in the order of play."""

from __future__ import annotations

from holdfast.kernel.decision import Decisions

# LA-D-ACT: ten meeples, each with a wolf, a hide, six moves, a gather, a hunt, six structures, two
# drops and the 50 meeples of five rivals on its tile, and `end`.
DECISIONS = Decisions(limit=10 * 68 + 1)

ACT = DECISIONS.add("act", "LA-TURN-5")
SPILL = DECISIONS.add("spill", "LA-DROP-2", about=("meeple", "goods"))
BOOST = DECISIONS.add("boost", "LA-DUEL-5")
BLIND = DECISIONS.add("blind", "LA-DUEL-6", unseen=True)
FORCED = DECISIONS.add("forced", "LA-FORCE-3", about="tile")
FEED = DECISIONS.add("feed", "LA-MEAL-4", about="tile")
ARRIVE = DECISIONS.add("arrive", "LA-ARR-2")
