"""The records of a position of Outlast (section "State" of the rules)."""

from __future__ import annotations

from holdfast.games.outlast.content import DIE_FACES, MOST_TOKENS, OPTIONS
from holdfast.games.outlast.decisions import DECISIONS
from holdfast.games.outlast.moves import MEEPLES, SEATS, STRUCTURES, TILES
from holdfast.kernel.position import position
from holdfast.kernel.record import i1, i2, i8, record

MOST = MOST_TOKENS  # tokens of a kind on a tile, LA-LIM-1, and on a meeple, LA-LIM-6
UNLIMITED = 32000
RESOURCE, PREY = 0, 1  # goods
DIE = DIE_FACES
SPACES_ASIDE = SEATS - 1

Tile = record(
    terrain=i1,  # -1: not known to this viewer
    spill_to=i1,  # the neighbour that gets all prey spilled from this tile, or -1
    structures=(i1, STRUCTURES),  # owner of each kind, or NOBODY
)

Meeple = record(
    number=i2,  # makes the name, together with the seat's letter; never reused
    goods=(i2, 2),  # carried resources, prey
    tile=i1,
    hidden=i1,
    meal=i1,  # during a meal: 0 not settled, FED or STARVING
)
FED, STARVING = 1, 2

Player = record(
    alive=i1,
    out_at=i1,  # elimination number; equal for players who went out at the same moment
    out_round=i1,
    people=i1,  # meeples on the board: slots 0 to people - 1, by ascending number
    next_number=i2,
    supply=(i1, STRUCTURES),
    places=i8,  # tiles with meeples of this player, one bit per tile
    meeples=(Meeple, MEEPLES),
)

Fight = record(
    going=i1,
    attacker=i1,  # seats
    defender=i1,
    slots=(i1, 2),  # slots of the attacking and of the defending meeple
    rolls=(i1, 2),
    added=(i2, 2),
    committed=(i1, 2),  # in a blind fight: whether each side has chosen
    last_payer=i1,  # 0 attacker, 1 defender, -1 nobody
)

State = position(
    DECISIONS,
    options=OPTIONS.record(),
    tile_count=i1,
    last_round=i1,
    round=i1,
    first_seat=i1,
    seat=i1,  # whose turn it is, NOBODY in the board turn
    actions=i1,  # number of actions at the start of the turn
    actions_left=i1,
    eliminations=i1,
    set_aside=(i1, SPACES_ASIDE),  # terrains of the tiles set aside, or -1
    fight=Fight,
    face_up=i8,  # face-up tiles, one bit per tile
    wolves=i8,  # tiles with a wolf, one bit per tile: at most one wolf on a tile (LA-LIM-2)
    # The number of resources and of prey on each tile, as a binary number of two digits: the tiles
    # where the low digit is 1, and those where the high digit is 1.
    ones=(i8, 2),
    twos=(i8, 2),
    tiles=(Tile, TILES),
    players=(Player, SEATS),
)

# Option values
BOARD_AUTO = OPTIONS.number("board", "auto")
AWAKE = OPTIONS.number("wilds", "awake")
PACK_AUTO = OPTIONS.number("pack_limit", "auto")
PACK_QUARTER = OPTIONS.number("pack_limit", "quarter")
WOLVES_EAT = OPTIONS.number("wolf_hunger", "eats")
WOLVES_STARVE = OPTIONS.number("wolf_hunger", "starves")
ATTACK_ONE = OPTIONS.number("wolf_attacks", "one")
HEARTH = OPTIONS.number("elimination", "hearth")
START_SETTLEMENT = OPTIONS.number("start_settlement", "yes")
PER_SETTLEMENT = OPTIONS.number("arrivals", "per_settlement")
CARRY_UNLIMITED = OPTIONS.number("carry", "unlimited")
FIGHT_BLIND = OPTIONS.number("fight_boost", "blind")
STAKES_ROB = OPTIONS.number("fight_stakes", "rob")
FIGHTS_OFF = OPTIONS.number("player_fights", "off")
WORKSHOP = OPTIONS.number("buildings", "workshop")
