"""The moves of Outlive, in the order of the decisions. Every move has a number of its own.

Heroes are 0 and 1 (strength 3), 2 (strength 4) and 3 (strength 5). Moves refer to rooms by their
slot in the shelter: 0 to 2 are the standard rooms, 3 to 6 the advanced rooms, 7 is the Airlock.
"""

from __future__ import annotations

from holdfast.games.outlive.content import (
    ANIMAL_KINDS,
    CITIES,
    EQUIPMENT_KINDS,
    EVENT_KINDS,
    FIND_KINDS,
    GOODS_LOST,
    HEROES,
    LEADER_KINDS,
    PLACES,
    RELIEFS,
    ROOM_KINDS,
    SPOTS,
    START_SURVIVORS,
    WAIVERS,
)
from holdfast.games.outlive.content.vocabulary import RESOURCES, SUPPLIES
from holdfast.kernel.moves import MoveKinds

SEATS = 4
ROOM_SLOTS = 7
AIRLOCK = ROOM_SLOTS  # number of the Airlock, after those of the rooms
MOST_SCAVENGED = 5  # strength of the strongest hero
MOST_PRESSURE = 3  # strength 5 against 3, plus a Baseball Bat
MOST_ENDURANCE = 8  # of a mutated bear
WEAPONS = 2
MOST_UPKEEP = 17  # of seven rooms
COUNTS = GOODS_LOST + 1  # possible counts of a resource among the goods that Enemy Clan takes
MATERIAL_COUNTS = 4  # 0 to 3

MOVES = MoveKinds()

# Setup
DISCARD = MOVES.add("discard", room=ROOM_KINDS)  # OL-D-ROOMS
FREE_BUILD = MOVES.add("free-build", slot=ROOM_SLOTS)  # OL-D-FREEBUILD
SPLIT = MOVES.add("split", people=START_SURVIVORS + 1)  # OL-D-SPLIT
LEAD = MOVES.add("lead", leader=LEADER_KINDS)  # OL-D-LEADER
DRAW_FIND = MOVES.add("draw-find", city=len(CITIES))  # OL-D-MARYDRAW
DROP_FIND = MOVES.add("drop-find", find=FIND_KINDS)  # OL-D-MARYDROP
PLACE = MOVES.add("place", hero=HEROES, place=PLACES)  # OL-D-PLACE

# Day: events
GIVE = MOVES.add("give", resource=RESOURCES)  # OL-D-RATS, OL-D-TRIBUTE
LOSE_GOODS = MOVES.add(  # OL-D-CLAN
    "lose-goods", wood=COUNTS, metal=COUNTS, chips=COUNTS, munitions=COUNTS
)
LOSE = MOVES.add("lose", where=ROOM_SLOTS + 1)  # OL-D-LOSE

# Day: heroes
MOVE = MOVES.add("move", hero=HEROES, place=PLACES)  # OL-D-MOVE
BOARD = MOVES.add("board", hero=HEROES, spot=SPOTS)
STAND = MOVES.add("stand", hero=HEROES)
PEEK = MOVES.add("peek", city=len(CITIES))  # OL-D-MOVE, OL-D-ACT
BAT = MOVES.add("bat", use=2)  # OL-D-BAT
USED = 1  # argument of BAT and DEFEND if the Baseball Bat or the Battle Gear is used
IMMUNE = MOVES.add("immune")  # OL-D-DEFEND
DEFEND = MOVES.add("defend", gear=2, munitions=MOST_PRESSURE + 1)
SETTLE = MOVES.add("settle", where=ROOM_SLOTS + 1)  # OL-D-SURV
DECLINE = MOVES.add("decline")
SCAVENGE = MOVES.add("scavenge", count=MOST_SCAVENGED + 1)  # OL-D-ACT
HUNT = MOVES.add("hunt")
SENSOR = MOVES.add("sensor")
ALGAE = MOVES.add("algae")
OPEN_DAM = MOVES.add("open-dam")
TAKE = MOVES.add("take", equipment=EQUIPMENT_KINDS)
SEARCH = MOVES.add("search")
END = MOVES.add("end")
SHOOT = MOVES.add("shoot", weapons=WEAPONS + 1, munitions=MOST_ENDURANCE + 1)  # OL-D-HUNT
PREY = MOVES.add("prey", animal=ANIMAL_KINDS)  # OL-D-PREY
NO_PREY = MOVES.add("no-prey")

# Night
OVERCOME = MOVES.add("overcome", event=EVENT_KINDS, relief=RELIEFS)  # OL-D-OVERCOME
PASS = MOVES.add("pass")
FEED = MOVES.add("feed", water=MOST_UPKEEP + 1)  # OL-D-FEED
RECRUIT = MOVES.add("recruit", supply=SUPPLIES)  # OL-D-RECRUIT
MOVE_IN = MOVES.add("move-in", slot=ROOM_SLOTS)  # OL-D-BUILD
BUILD = MOVES.add("build", slot=ROOM_SLOTS)
ABILITY = MOVES.add("ability", slot=ROOM_SLOTS)
PAY = MOVES.add(  # OL-D-PAYMAT
    "pay", wood=MATERIAL_COUNTS, metal=MATERIAL_COUNTS, chips=MATERIAL_COUNTS
)
SALVAGE = MOVES.add("salvage", equipment=EQUIPMENT_KINDS)  # OL-D-SALVAGE
REPAIR = MOVES.add("repair", equipment=EQUIPMENT_KINDS, waiver=WAIVERS)  # OL-D-REPAIR
DRAW = MOVES.add("draw")
DONE = MOVES.add("done")  # OL-D-RECRUIT, OL-D-BUILD, OL-D-REPAIR
