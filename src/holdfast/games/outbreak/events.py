"""Events of Outbreak, for animation and for the log.

`survivor`, `card`, `horde`, `settlement`, `hex` and so on are the same numbers as in moves. `faces`
packs dice: FACE_BITS bits for each of G, B, A, S, E and skull. Survivor -1 means nobody.
"""

from __future__ import annotations

from holdfast.kernel.events import EventKinds

EVENTS = EventKinds()

FACE_BITS = 5

# The days
DAY_BEGAN = EVENTS.add("day-began", "day", "event")
PHASE_BEGAN = EVENTS.add("phase-began", "phase")
REVEAL_COUNT = EVENTS.add("reveal-count", "count")

# Doom
DOOM_DRAWN = EVENTS.add("doom-drawn", "count")
DOOM_OVERFLOWED = EVENTS.add("doom-overflowed", "lost")
DOOM_PREVENTED = EVENTS.add("doom-prevented")
DOOM_ACTIVE = EVENTS.add("doom-active", "doom")
DOOM_DISCARDED = EVENTS.add("doom-discarded", "doom", "was_active")
DOOM_PEEKED = EVENTS.add("doom-peeked", "doom", "slot")
DOOM_BOTTOMED = EVENTS.add("doom-bottomed", "doom")

# Hordes outside the city
SURVEYED = EVENTS.add("surveyed", "hex", "horde")
HORDE_DRAWN = EVENTS.add("horde-drawn", "horde")
REVEALED = EVENTS.add("revealed", "hex", "horde", "swollen")
CONTAMINATED = EVENTS.add("contaminated", "hex", "horde", "contamination")
REPLENISHED = EVENTS.add("replenished", "count", "left")

# Pieces
PUT_DOWN = EVENTS.add("put-down", "settlement", "piece")
TAKEN_AWAY = EVENTS.add("taken-away", "settlement", "piece")
RESTORED = EVENTS.add("restored", "settlement")

# Settlers and Helpless
SETTLERS_CAME = EVENTS.add("settlers-came", "settlement")
SETTLERS_MOVED = EVENTS.add("settlers-moved", "piece", "from", "to")
SETTLERS_LOST = EVENTS.add("settlers-lost", "settlement", "cause")
HELPLESS_MOVED = EVENTS.add("helpless-moved", "from", "to")
FOUNDED = EVENTS.add("founded", "hex", "settlement")

# Reason why Settlers or Helpless died (`cause`)
BY_HORDE, BY_HAZARD = range(2)

# Survivors
ENTERED_PLAY = EVENTS.add("entered-play", "seat", "survivor")
TURN_BEGAN = EVENTS.add("turn-began", "survivor")
MOVED = EVENTS.add("moved", "survivor", "from", "to")
CARRIED = EVENTS.add("carried", "survivor", "from", "to")
RETREATED = EVENTS.add("retreated", "survivor", "from", "to")
GAINED = EVENTS.add("gained", "survivor", "resource", "count")
RETURNED = EVENTS.add("returned", "survivor", "resource", "count")
ROLLED_FOR = EVENTS.add("rolled-for", "survivor", "face")
DREW = EVENTS.add("drew", "survivor", "card")
DISCARDED = EVENTS.add("discarded", "survivor", "card")
PLAYED = EVENTS.add("played", "survivor", "card")
EXP_CHANGED = EVENTS.add("exp-changed", "change", "total")
HEALED = EVENTS.add("healed", "survivor", "count")
WOUNDED = EVENTS.add("wounded", "survivor", "count", "type")
SPARED = EVENTS.add("spared", "survivor", "ability")
FELL_DOWN = EVENTS.add("fell-down", "survivor")
REVIVED = EVENTS.add("revived", "survivor")

# Actions
DEVELOPED = EVENTS.add("developed", "survivor", "development", "exp")
LEARNED = EVENTS.add("learned", "survivor", "skill")
BUILT = EVENTS.add("built", "survivor", "card", "exp")
TRADED = EVENTS.add("traded", "survivor", "partner", "item")
AIDED = EVENTS.add("aided", "survivor", "settlement", "aid")
SEARCHED = EVENTS.add("searched", "survivor")
USED = EVENTS.add("used", "survivor", "ability")
TRAP_TAKEN = EVENTS.add("trap-taken", "survivor")
LABORATORY_FILLED = EVENTS.add("laboratory-filled", "survivor", "resource")
TANK_MANNED = EVENTS.add("tank-manned", "survivor")
TANK_LOST = EVENTS.add("tank-lost", "survivor")

# Rolls
ROLLED = EVENTS.add("rolled", "survivor", "roll", "settlement", "faces", "doom_die")
REROLLED = EVENTS.add("rerolled", "survivor", "faces", "doom_die")
PAID = EVENTS.add("paid", "survivor", "horde", "hex", "dice", "tokens")
STRUCK = EVENTS.add("struck", "hex", "horde", "hits")
DESTROYED_HORDE = EVENTS.add("destroyed", "hex", "horde", "survivor", "cause")
FALLOUT_CAME = EVENTS.add("fallout", "survivor", "horde", "fallout")

# How a horde was destroyed (`cause`)
BY_ATTACK, BY_DEFENCE, BY_AUTO, BY_CARD, BY_LABORATORY = range(5)

# The Zombie Phase
SWELLED = EVENTS.add("swelled", "hex", "horde")
MARCHED = EVENTS.add("marched", "horde", "from", "to", "manner")
REPELLED = EVENTS.add("repelled", "horde", "hex", "settlement", "cause")
OVERRAN = EVENTS.add("overran", "horde", "settlement")

# How a horde moved (`manner`) and what stopped it (`cause` of repelled)
OVERRUNNING, FOLLOWING, STACKING = range(3)
BULWARK_HELD, ROADBLOCK, DRIVEN_BACK = range(3)

# Joining, leaving, the end
ASKED_TO_JOIN = EVENTS.add("asked-to-join", "seat")
ASKED_TO_LEAVE = EVENTS.add("asked-to-leave", "seat")
CANCELLED = EVENTS.add("cancelled", "seat")
LEFT = EVENTS.add("left", "seat")
TOOK_OVER = EVENTS.add("took-over", "seat", "survivor")
REFUSED = EVENTS.add("refused", "seat")
GAME_OVER = EVENTS.add("game-over", "outcome", "day")
