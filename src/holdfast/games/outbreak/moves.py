"""All moves of Outbreak, numbered consecutively.

A survivor has the number of the card, a hex its index in the order by r, then q. A horde is named
by its hex, because only the top horde of a stack can be chosen.
"""

from __future__ import annotations

from holdfast.kernel.moves import MoveKinds

SEATS = 8
SURVIVORS = 10
HEXES = 169  # OB-MAP-1
SETTLEMENTS = 24  # including the Main Base
RESOURCES = 5
FACES = 7  # of a die; the seventh stands for the Doom die
CARDS = 39  # different Fortune cards: 29 ordinary ones, then 10 schematics
ORDINARY = 29
SCHEMATICS = 10
SKILLS = 36
DOOMS = 29
TRACKER = 3  # places for Doom cards, Drawn and Active
PROFESSIONS = SURVIVORS + 1  # the Mercenary has two re-rolls, which count as two sources
ABILITIES = PROFESSIONS + SKILLS + SCHEMATICS
AIDS = 2  # of a settlement, at most
PIECES = 4  # the Helpless and three Settlers
DEVELOPMENTS = 10
ITEMS = RESOURCES + CARDS  # everything that can be traded
COVERS = 3**RESOURCES  # by resource 0, 1 or 2 symbols covered by skulls (OB-PAY-4)
GARRISONS = 6
TRAPS = 4

MOVES = MoveKinds()

# D-TURN, in the order of its menu
MOVE = MOVES.add("move", hex=HEXES)
DEVELOP = MOVES.add("develop", development=DEVELOPMENTS)
TRADE = MOVES.add("trade")
ATTACK = MOVES.add("attack")
AID = MOVES.add("aid", settlement=SETTLEMENTS, aid=AIDS)
SEARCH = MOVES.add("search")
SPECIAL = MOVES.add("special", ability=ABILITIES)
PLACE_TRAP = MOVES.add("place-trap")
HOSPITAL = MOVES.add("hospital")
DISMOUNT = MOVES.add("dismount")

# Windows, D-WHO, D-TURN, D-MODS, D-ROLL
PLAY = MOVES.add("play", holder=SURVIVORS, card=ORDINARY)

# Choices: D-CARD-ARG, D-AID-ARG, D-REVEAL, D-RETREAT and the like
HEX = MOVES.add("hex", hex=HEXES)
SETTLEMENT = MOVES.add("settlement", settlement=SETTLEMENTS)
SURVIVOR = MOVES.add("survivor", survivor=SURVIVORS)
PIECE = MOVES.add("piece", piece=PIECES)
KIND = MOVES.add("kind", resource=RESOURCES)
CARD = MOVES.add("card", card=CARDS)
SKILL = MOVES.add("skill", skill=SKILLS)
FACE = MOVES.add("face", face=FACES)
SLOT = MOVES.add("slot", slot=TRACKER)

# D-TRADE
GIVE = MOVES.add("give", partner=SURVIVORS, item=ITEMS)
TAKE = MOVES.add("take", partner=SURVIVORS, item=ITEMS)

# D-MODS, D-ROLL, D-PAY, D-AUTO
USE_GARRISON = MOVES.add("use-garrison")
USE_TRAP = MOVES.add("use-trap")
TURRET = MOVES.add("turret")
DOOM_DIE = MOVES.add("doom-die")
ARTILLERY = MOVES.add("artillery")
ROLL = MOVES.add("roll")
REROLL = MOVES.add("reroll", ability=ABILITIES, face=FACES)
FIX = MOVES.add("fix", ability=ABILITIES, face=FACES)
ACCEPT = MOVES.add("accept")
PAY = MOVES.add("pay", cover=COVERS)
AUTO = MOVES.add("auto", garrisons=GARRISONS + 1, traps=TRAPS + 1)

# D-BODYGUARD and the Forecaster
TAKE_IT = MOVES.add("take-it")
KEEP = MOVES.add("keep")
BOTTOM = MOVES.add("bottom")

# Answers that decline an optional choice (OB-DEC-2)
STAY = MOVES.add("stay")
NO = MOVES.add("no")
NONE = MOVES.add("none")
DONE = MOVES.add("done")
PASS = MOVES.add("pass")
END = MOVES.add("end")
END_PHASE = MOVES.add("end-phase")

# Requests; the rules never offer them (OB-JOIN-4)
JOIN = MOVES.add("join", offered=False, seat=SEATS)
LEAVE = MOVES.add("leave", offered=False, seat=SEATS)
CANCEL = MOVES.add("cancel", offered=False, seat=SEATS)
