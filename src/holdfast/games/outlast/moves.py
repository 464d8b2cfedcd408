"""The moves of Outlast. Every move has a number of its own.

Moves refer to a meeple by its slot: its index among its owner's meeples on the board, sorted by
meeple number.
"""

from __future__ import annotations

from holdfast.kernel.moves import MoveKinds

MEEPLES = 10  # most meeples of a player on the board, LA-LIM-3
SEATS = 6
TILES = 61  # on the large board
DIRECTIONS = 6
STRUCTURES = 6
MOST_ADDED = 8  # most resources that a side adds in a blind fight

MOVES = MoveKinds()

# LA-D-ACT, in the order in which a meeple's options are listed
WOLF = MOVES.add("wolf", meeple=MEEPLES)
HIDE = MOVES.add("hide", meeple=MEEPLES)
MOVE = MOVES.add("move", meeple=MEEPLES, direction=DIRECTIONS)
GATHER = MOVES.add("gather", meeple=MEEPLES)
HUNT = MOVES.add("hunt", meeple=MEEPLES)
BUILD = MOVES.add("build", meeple=MEEPLES, structure=STRUCTURES)
DROP = MOVES.add("drop", meeple=MEEPLES, goods=2)
FIGHT = MOVES.add("fight", meeple=MEEPLES, rival=SEATS, target=MEEPLES)
END = MOVES.add("end")

# The decisions inside an action, at the end of the turn and in the board turn
TO = MOVES.add("to", tile=TILES)  # LA-D-SPILL
PASS = MOVES.add("pass")  # LA-D-BOOST
MATCH = MOVES.add("match")
BEAT = MOVES.add("beat")
ADD = MOVES.add("add", amount=MOST_ADDED + 1)  # LA-D-BLIND
FACE = MOVES.add("face", meeple=MEEPLES)  # LA-D-FORCED
FEED = MOVES.add("feed", meeple=MEEPLES)  # LA-D-FEED
AT = MOVES.add("at", tile=TILES)  # LA-D-ARRIVE

# A command, which is never among the offered moves: LA-DEC-6
CONCEDE = MOVES.add("concede", offered=False)
