"""The events of Outlast, for animations and the log.

`number` is a meeple's number. With the letter of its seat it makes its name, such as C6.
"""

from __future__ import annotations

from holdfast.kernel.events import EventKinds

EVENTS = EventKinds()

ROUND_BEGAN = EVENTS.add("round-began", "round", "wind", "first")
TURN_BEGAN = EVENTS.add("turn-began", "seat", "actions")

# Actions
MOVED = EVENTS.add("moved", "seat", "number", "from", "to", "direction")
REVEALED = EVENTS.add("revealed", "tile", "terrain", "resources", "prey", "wolf")
GATHERED = EVENTS.add("gathered", "seat", "number", "tile")
HUNTED = EVENTS.add("hunted", "seat", "number", "tile", "die", "bonus", "caught")
FOUGHT_WOLF = EVENTS.add("fought-wolf", "seat", "number", "tile", "die", "won", "cause")
HID = EVENTS.add("hid", "seat", "number", "tile")
BUILT = EVENTS.add("built", "seat", "number", "tile", "structure")
DROPPED = EVENTS.add("dropped", "seat", "number", "tile", "goods", "onto")

# Why a wolf was fought (`cause` of fought-wolf)
CHOSEN, FORCED, ATTACK = range(3)

# Fights between meeples
FIGHT_BEGAN = EVENTS.add("fight-began", "seat", "number", "rival", "target", "tile")
FIGHT_ROLLED = EVENTS.add("fight-rolled", "seat", "rival", "die", "rival_die", "tile")
FIGHT_ADDED = EVENTS.add("fight-added", "seat", "number", "amount", "total")
FIGHT_PASSED = EVENTS.add("fight-passed", "seat")
FIGHT_COMMITTED = EVENTS.add("fight-committed", "seat")
FIGHT_DRAWN = EVENTS.add("fight-drawn", "seat", "number", "rival", "target", "tile")
FIGHT_WON = EVENTS.add("fight-won", "seat", "number", "rival", "target", "tile")
TOOK = EVENTS.add("took", "seat", "number", "resources", "prey")

# Deaths and the goods that the dead leave
DIED = EVENTS.add("died", "seat", "number", "tile", "cause")
FELL = EVENTS.add("fell", "tile", "goods", "onto")  # onto -1: lost, because no tile has room

# Why a meeple died (`cause` of died)
BY_WOLF, BY_HUNGER, BY_RIVAL, BY_CONCESSION = range(4)

# The end of a turn
TURN_ENDED = EVENTS.add("turn-ended", "seat", "unused")
ATE = EVENTS.add("ate", "seat", "tile", "fed", "starving")

# The board turn
BOARD_TURN = EVENTS.add("board-turn", "step")  # 1 to 6
RESOURCE_GREW = EVENTS.add("resource-grew", "tile")
RESOURCES_GREW = EVENTS.add("resources-grew", "count")
PREY_BORN = EVENTS.add("prey-born", "tile")
PREY_SPILLED = EVENTS.add("prey-spilled", "tile", "onto")
PREY_MULTIPLIED = EVENTS.add("prey-multiplied", "count", "spilled")
WOLF_MOVED = EVENTS.add("wolf-moved", "from", "to")  # to -1: under the snow
WOLF_BORN = EVENTS.add("wolf-born", "tile", "onto")
WOLF_ATE = EVENTS.add("wolf-ate", "tile")
WOLF_STARVED = EVENTS.add("wolf-starved", "tile")
ARRIVED = EVENTS.add("arrived", "seat", "number", "tile")

# The end
CONCEDED = EVENTS.add("conceded", "seat")
ELIMINATED = EVENTS.add("eliminated", "seat", "round")
GAME_OVER = EVENTS.add("game-over", "reason")

# Why the game ended (`reason` of game-over)
LAST_ALIVE, NO_SURVIVORS, FINAL_ROUND = range(3)
