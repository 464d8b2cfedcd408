"""The position of Outlast: everything needed to resume a game (section "State" of the rules)."""

from __future__ import annotations

from holdfast.games.outlast.content import DIE_FACES, MOST_TOKENS, OPTIONS
from holdfast.games.outlast.decisions import DECISIONS
from holdfast.games.outlast.moves import MEEPLES, SEATS, STRUCTURES, TILES
from holdfast.kernel.position import position
from holdfast.kernel.record import i1, i2, i8, record

MOST = MOST_TOKENS  # of a kind on a tile, LA-LIM-1; and carried by a meeple, LA-LIM-6
UNLIMITED = 32000
RESOURCE, PREY = 0, 1  # goods
DIE = DIE_FACES
SPACES_ASIDE = SEATS - 1

Tile = record(
    terrain=i1,  # -1: not known to this viewer
    spill_to=i1,  # the neighbour it keeps spilling onto, or -1
    structures=(i1, STRUCTURES),  # owner of each kind, or NOBODY
)

Meeple = record(
    number=i2,  # with the seat's letter its name; never reused
    goods=(i2, 2),  # carried resources, prey
    tile=i1,
    hidden=i1,
    meal=i1,  # during a meal: 0 not settled, FED or STARVING
)
FED, STARVING = 1, 2

Player = record(
    alive=i1,
    out_at=i1,  # the elimination stamp; equal stamps fell at the same moment
    out_round=i1,
    people=i1,  # meeples on the board: slots 0 to people - 1, by ascending number
    next_number=i2,
    supply=(i1, STRUCTURES),
    places=i8,  # the tiles where its meeples are, a bit a tile
    meeples=(Meeple, MEEPLES),
)

Fight = record(
    going=i1,
    attacker=i1,  # seats
    defender=i1,
    slots=(i1, 2),  # of the attacking and the defending meeple
    rolls=(i1, 2),
    added=(i2, 2),
    committed=(i1, 2),  # blind: who has chosen
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
    actions=i1,  # how many the turn began with
    actions_left=i1,
    eliminations=i1,
    set_aside=(i1, SPACES_ASIDE),  # terrains, -1 where none
    fight=Fight,
    face_up=i8,  # the tiles that lie face up, a bit a tile
    wolves=i8,  # the tiles with a wolf, a bit a tile: never two on one (LA-LIM-2)
    ones=(i8, 2),  # how many resources and how many prey lie on each tile, as a number of two
    twos=(i8, 2),  # digits: the tiles where the first is set, and those where the second is
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
