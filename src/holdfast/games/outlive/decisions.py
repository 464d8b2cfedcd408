"""The decisions of Outlive, named as in section 5.3 of the rules, in the order of play.

The numbers in `about` and `against` are those of the content, seats, slots of rooms, or counts.
"""

from __future__ import annotations

from holdfast.games.outlive import steps
from holdfast.games.outlive.content import EQUIPMENT_KINDS
from holdfast.kernel.decision import Decisions

# The most options are those of OL-D-REPAIR. Each type of equipment can be repaired at the full
# price, without one of its three Materials, without two of them, and for free. Two more options
# are `draw` and `done`.
DECISIONS = Decisions(limit=EQUIPMENT_KINDS * (1 + 3 + 3 + 1) + 2)

# Setup: the stage of a draft is public, its choices are secret.
ROOMS = DECISIONS.add("rooms", "OL-SET-3", about="stage", secret=True)
FREEBUILD = DECISIONS.add("freebuild", "OL-SET-4", about="stage", secret=True)
SPLIT = DECISIONS.add("split", "OL-SET-5", about="stage", secret=True)
LEADER = DECISIONS.add("leader", "OL-SET-6", about="stage", secret=True)
MARYDRAW = DECISIONS.add("marydraw", "OL-SET-13", of=steps.MARY)
MARYDROP = DECISIONS.add("marydrop", "OL-SET-13")
PLACE = DECISIONS.add("place", "OL-SET-9", about="placed", secret=True)

# Day: events
RATS = DECISIONS.add("rats", "OL-EVT-5", about="event")
CLAN = DECISIONS.add("clan", "OL-EVT-6", about="event")
LOSE = DECISIONS.add("lose", "OL-SURV-5", about=("cause", "count"))

# Day: heroes
MOVE = DECISIONS.add("move", "OL-MOVE-1")
BAT = DECISIONS.add("bat", "OL-PRES-4", about="victim", against="pressure")
DEFEND = DECISIONS.add("defend", "OL-PRES-7", about="aggressor", against="pressure")
TRIBUTE = DECISIONS.add("tribute", "OL-PRES-8", about="victim", against="pressure")
SURV = DECISIONS.add("surv", "OL-SURV-3", about=("origin", "equipment"))
ACT = DECISIONS.add("act", "OL-ACT-1", about=("hero", "place"))
HUNT = DECISIONS.add("hunt", "OL-HUNT-2", about=("prey", "place"))
PREY = DECISIONS.add("prey", "OL-HUNT-7", about="place", always=True, secret=True)

# Night
OVERCOME = DECISIONS.add("overcome", "OL-OVER-1")
FEED = DECISIONS.add("feed", "OL-FEED-5")
RECRUIT = DECISIONS.add("recruit", "OL-REC-1")
BUILD = DECISIONS.add("build", "OL-BUILD-1")
PAYMAT = DECISIONS.add("paymat", "OL-BUILD-2", about="slot")
SALVAGE = DECISIONS.add("salvage", "OL-BUILD-6", about="slot")
REPAIR = DECISIONS.add("repair", "OL-REP-1")
