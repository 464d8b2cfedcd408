"""The decisions of Outlive, by the ids of section 5.3 of the rules, in the order of play.

What one is about are numbers of the content, of a seat, of a room's slot, or plain counts.
"""

from __future__ import annotations

from holdfast.games.outlive import steps
from holdfast.games.outlive.content import EQUIPMENT_KINDS
from holdfast.kernel.decision import Decisions

# OL-D-REPAIR: each tile broken, in full, without one or two of its three Materials, and for
# nothing; `draw` and `done`.
DECISIONS = Decisions(limit=EQUIPMENT_KINDS * (1 + 3 + 3 + 1) + 2)

# Setup: how far a draft has come is public, what it chose is not.
ROOMS = DECISIONS.add("rooms", about="stage", secret=True)
FREEBUILD = DECISIONS.add("freebuild", about="stage", secret=True)
SPLIT = DECISIONS.add("split", about="stage", secret=True)
LEADER = DECISIONS.add("leader", about="stage", secret=True)
MARYDRAW = DECISIONS.add("marydraw", of=steps.MARY)
MARYDROP = DECISIONS.add("marydrop")
PLACE = DECISIONS.add("place", about="placed", secret=True)

# Day: events
RATS = DECISIONS.add("rats", about="event")
CLAN = DECISIONS.add("clan", about="event")
LOSE = DECISIONS.add("lose", about=("cause", "count"))

# Day: heroes
MOVE = DECISIONS.add("move")
BAT = DECISIONS.add("bat", about="victim", against="pressure")
DEFEND = DECISIONS.add("defend", about="aggressor", against="pressure")
TRIBUTE = DECISIONS.add("tribute", about="victim", against="pressure")
SURV = DECISIONS.add("surv", about=("origin", "equipment"))
ACT = DECISIONS.add("act", about=("hero", "place"))
HUNT = DECISIONS.add("hunt", about=("prey", "place"))
PREY = DECISIONS.add("prey", about="place", always=True, secret=True)

# Night
OVERCOME = DECISIONS.add("overcome")
FEED = DECISIONS.add("feed")
RECRUIT = DECISIONS.add("recruit")
BUILD = DECISIONS.add("build")
PAYMAT = DECISIONS.add("paymat", about="slot")
SALVAGE = DECISIONS.add("salvage", about="slot")
REPAIR = DECISIONS.add("repair")
