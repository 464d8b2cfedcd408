"""All moves of Exoworld, numbered consecutively.

A seat is a player, in solo games one of the three characters. A kind is one of the 33 card kinds, a
cell one of the 121 spaces, a place the location of the active character or one of its four
neighbours.
"""

from __future__ import annotations

from holdfast.games.exoworld.content import CLASSES, FIRST_PROTOCOL, KINDS, MODULE_COUNT
from holdfast.games.exoworld.content.geometry import CELLS
from holdfast.games.exoworld.content.operations import ISSUES, RESOURCES, TOKENS
from holdfast.kernel.moves import MoveKinds

SEATS = 5
DIRECTIONS = 4
PLACES = 1 + DIRECTIONS  # here, north, east, south, west
CLASS_COUNT = len(CLASSES)
TOKEN_COUNT = len(TOKENS)
ITEM_COUNT = FIRST_PROTOCOL - MODULE_COUNT
PROTOCOL_COUNT = KINDS - FIRST_PROTOCOL
ISSUE_COUNT = len(ISSUES)
RESOURCE_COUNT = len(RESOURCES)

MOVES = MoveKinds()

# D-ACT: the action menu of section 5.3
DRAW_DECK = MOVES.add("draw_deck")
DRAW_FACE = MOVES.add("draw_face", kind=KINDS)
RECYCLE = MOVES.add("recycle")
GIVE = MOVES.add("give", seat=SEATS, kind=KINDS)
TAKE = MOVES.add("take", seat=SEATS, kind=KINDS)
TAKE_CLASS = MOVES.add("take_class", seat=SEATS, colour=CLASS_COUNT)
DEPLOY = MOVES.add("deploy", kind=MODULE_COUNT, direction=DIRECTIONS)
MOVE = MOVES.add("move", cell=CELLS)
PRODUCE = MOVES.add("produce")
SHUT_DOWN = MOVES.add("shut_down", place=PLACES)
REPAIR = MOVES.add("repair", token=TOKEN_COUNT, place=PLACES)
SKILL = MOVES.add("skill")
ITEM = MOVES.add("item", item=ITEM_COUNT)
PROTOCOL = MOVES.add("protocol", protocol=PROTOCOL_COUNT)  # also in the windows
ASK = MOVES.add("ask", protocol=PROTOCOL_COUNT)
END = MOVES.add("end")

# The other decisions of section 5.2
KEEP_CHARACTER = MOVES.add("keep_character", dealt=2)  # D-CHAR
PUT_AWAY = MOVES.add("put_away", dealt=4)  # D-SOLOCHAR
PASS = MOVES.add("pass")  # D-W1, D-W2, D-W3
PAY = MOVES.add("pay", kind=KINDS)  # D-PAY
DONE = MOVES.add("done")
YES = MOVES.add("yes")  # D-CONSENT
NO = MOVES.add("no")
CELL = MOVES.add("cell", cell=CELLS)  # D-CELL
RESOURCE = MOVES.add("resource", resource=RESOURCE_COUNT)  # D-RES
SEAT = MOVES.add("seat", seat=SEATS)  # D-SEAT
KIND = MOVES.add("kind", kind=KINDS)  # D-KIND
NONE = MOVES.add("none")  # D-KIND, D-TOKEN: no card, no token
COLOUR = MOVES.add("colour", colour=CLASS_COUNT)  # D-CLASS
BRANCH = MOVES.add("branch", branch=2)  # D-BRANCH
TOKEN = MOVES.add("token", token=TOKEN_COUNT)  # D-TOKEN
CURE = MOVES.add("cure", seat=SEATS, issue=ISSUE_COUNT)  # D-ISSUE
DISCARD = MOVES.add("discard", kind=KINDS)  # D-DISC, D-LIMIT
ORDER = MOVES.add("order", order=2)  # D-ORDER
ORDERS = ("keep", "swap")
DROP_EVENT = MOVES.add("drop_event", position=3)  # D-EVENT

# Requests to the table; the rules never offer them (EX-JOIN-5).
JOIN = MOVES.add("join", offered=False)
JOIN_NOT = MOVES.add("join_not", offered=False)
LEAVE = MOVES.add("leave", offered=False, seat=SEATS)
STAY = MOVES.add("stay", offered=False, seat=SEATS)
