"""The steady team of Outbreak: a heuristic for every decision, compiled like the rules.

It thinks as people do who know the game: destroy what will strike tonight, stand where it will
strike, keep the Helpless away from fire and behind somebody, spend Exp on skills and towers early
and on the wounded at once. What places and hordes are worth is the business of `outlook`.
"""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak.content import (
    DEVELOP_COST,
    FAVOURED_OF,
    FIRST_AID,
    FIRST_FORTUNE,
    FIRST_ROW,
    LEVEL,
    MAIN_BASE,
    OP,
    RUSHES,
    SOURCE_OF,
    WHAT,
)
from holdfast.games.outbreak.content import EFFECT as EFFECTS
from holdfast.games.outbreak.content.effects import (
    BULWARK,
    CALM,
    CARRY,
    CONTAM,
    EXP,
    EXTRA,
    FAVOURED,
    FIRE,
    FIX,
    FLEE,
    GAIN,
    GARRISON,
    HEAL,
    HURT,
    KILL,
    LABORATORY,
    PAY,
    POWER,
    PUT,
    RESTORE,
    ROLLED,
    SHIELD,
    SKULL,
    STALL,
    STEP,
    SWAP,
    TAKE,
    TANK,
    TOSS,
    TRAP_PIECE,
    UNDOOM,
    WATCHTOWER,
)
from holdfast.games.outbreak.geometry import NEIGHBOUR, OFF_BOARD
from holdfast.games.outbreak.moves import (
    ACCEPT,
    AID,
    ATTACK,
    AUTO,
    CARD,
    DEVELOP,
    DISMOUNT,
    DONE,
    DOOM_DIE,
    END,
    END_PHASE,
    FACE,
    FACES,
    HEX,
    HOSPITAL,
    KIND,
    MOVE,
    ORDINARY,
    PIECE,
    PLACE_TRAP,
    PLAY,
    REROLL,
    RESOURCES,
    ROLL,
    SEARCH,
    SETTLEMENT,
    SETTLEMENTS,
    SKILL,
    SLOT,
    SPECIAL,
    STAY,
    SURVIVOR,
    TRADE,
    TRAPS,
    TURRET,
    USE_GARRISON,
    USE_TRAP,
)
from holdfast.games.outbreak.moves import FIX as FIX_MOVE
from holdfast.games.outbreak.moves import PAY as PAY_MOVE
from holdfast.games.outbreak.outlook import (
    attack_worth,
    burning,
    burns_helpless,
    count_waiting,
    dice_at,
    has_attack,
    haven_worth,
    horde_worth,
    most_wounds,
    place_worth,
    purse_at,
    strikes,
    struck_tonight,
    unmanned,
)
from holdfast.games.outbreak.rules.attack import can_pay
from holdfast.games.outbreak.rules.cards import drawn_count
from holdfast.games.outbreak.rules.dice import is_attack, number_of_dice, tokens_there
from holdfast.games.outbreak.rules.ground import (
    NOWHERE,
    beside,
    city_distance,
    free_tiles,
    horde_at,
    is_revealed,
    tile_at,
)
from holdfast.games.outbreak.rules.hordes import needed
from holdfast.games.outbreak.rules.people import (
    able_on,
    capacity,
    hand_limit,
    hand_size,
    health,
    is_able,
    tokens,
)
from holdfast.games.outbreak.rules.steps import EFFECT, TURN
from holdfast.games.outbreak.rules.targets import refugee_tile
from holdfast.games.outbreak.state import (
    D_AUTO,
    D_BODYGUARD,
    D_DEFENDER,
    D_DEV_HEX,
    D_DROP,
    D_HELPLESS,
    D_HORDE_PATH,
    D_KIND,
    D_MODS,
    D_PAY,
    D_RETREAT,
    D_REVEAL,
    D_REVEAL_EDGE,
    D_ROLL,
    D_SETTLER,
    D_SETTLER_TILE,
    D_SETUP_SURV,
    D_TARGET,
    D_TOKEN_HEX,
    D_TRADE,
    D_TURN,
    D_WHO,
    D_WINDOW,
    DOOM_SKULL,
    REVEALED,
    SURVIVORS_ACT,
    SWELL,
    W_DUSK,
    W_STRIKE,
)
from holdfast.games.outbreak.worths import (
    CARD_WORTH,
    CHANCES,
    MOST_DICE,
    MOST_SYMBOLS,
    SETTLEMENT_WORTH,
    SKILL_WORTH,
    SURVIVOR_WORTH,
)
from holdfast.kernel.agenda import DEPTH
from holdfast.kernel.rule import long_rule, rule

NEVER = -1_000_000

# Developments, in the order of the rules
(
    RESTORING, WALLS, POSTS, TOWERS, SCHEMATIC, FIRST, REVIVE, TURRETS, FORTRESSES, SECOND,
) = range(10)  # fmt: skip


# D-TURN


@long_rule
def turn_worth(s: Any, v: int, move: int, struck: int) -> int:
    """How good an action of the turn looks; END is worth 0."""
    here = s.survivors[v].tile | 0
    if move < DEVELOP:
        gain = place_worth(s, v, tile_at(s, move - MOVE), struck) - place_worth(s, v, here, struck)
        return 1000 + gain if gain > 60 else NEVER
    if move < TRADE:
        return develop_worth(s, v, move - DEVELOP, struck)
    if move == ATTACK:
        return 300 + attack_worth(s, v, here)
    if AID <= move < SEARCH:
        return aid_worth(s, v, (move - AID) // 2, (move - AID) % 2)
    if move == SEARCH:
        room = hand_limit(v) - hand_size(s.survivors[v])
        return 650 + 150 * room if room > 0 else 350
    if SPECIAL <= move < PLACE_TRAP:
        return special_worth(s, v, move - SPECIAL, here, struck)
    if move == PLACE_TRAP:
        return 800 if struck >> here & 1 else NEVER
    if move == HOSPITAL:
        return 30000
    if PLAY <= move < HEX:
        return card_worth(s, (move - PLAY) % ORDINARY, struck)
    if move == DISMOUNT or move == TRADE:
        return NEVER
    return 0


@long_rule
def special_worth(s: Any, v: int, ability: int, here: int, struck: int) -> int:
    """Abilities are used when they can be, flights only for a better place."""
    op = EFFECTS[FIRST_ROW[ability], OP] | 0
    if op == CARRY:
        best = 0
        free = free_tiles(s)
        now = place_worth(s, v, here, struck)
        for t in range(SETTLEMENTS):
            if free >> t & 1 and t != here:
                best = max(best, place_worth(s, v, t, struck) - now)
        return best + 500 if best > 900 else NEVER
    if op == SWAP:
        return NEVER
    if op == PAY:
        return 700 if struck >> here & 1 else NEVER
    if op == PUT:
        return 1200 if struck >> here & 1 or s.supply[GARRISON] > 2 else NEVER
    return 1500


@long_rule
def develop_worth(s: Any, v: int, development: int, struck: int) -> int:
    """Exp: the fallen first, fire near the Helpless, skills and towers early, then walls."""
    if development == REVIVE:
        return 25000
    if development == RESTORING:
        return restore_worth(s, s.survivors[v].tile | 0)
    cost = DEVELOP_COST[development] | 0
    if development == WALLS and struck & unmanned(s) & 1 << s.helpless:
        return 14000
    if s.exp < cost + reserve(s):
        return NEVER
    if development == FIRST:
        return 6000
    if development == TOWERS:
        return 5000 if s.day < 9 else NEVER
    if development == SECOND:
        return 4800
    if development == SCHEMATIC:
        return 4600
    if development == WALLS:
        return 4000 if struck & unmanned(s) else NEVER
    if s.exp < cost + 7:
        return NEVER
    return 1500 if struck & unmanned(s) or development != POSTS else NEVER


@long_rule
def reserve(s: Any) -> int:
    """Exp kept back: one to restore with, four to revive with when somebody is about to fall."""
    return 4 if most_wounds(s) >= 2 and s.day > 4 else 1


@long_rule
def restore_worth(s: Any, tile: int) -> int:
    """To restore a settlement: first where the Helpless would die."""
    pieces = s.tiles[tile].pieces
    if pieces[FIRE] + pieces[CONTAM] > 0:
        near = s.tiles[tile].links | 1 << tile
        return 24000 if near >> s.helpless & 1 else 5500
    return 900 if pieces[POWER] > 0 and s.exp > 3 else NEVER


@long_rule
def aid_worth(s: Any, v: int, tile: int, which: int) -> int:
    """What an aid brings: healing for the wounded, tokens for who has room."""
    row = FIRST_ROW[first_aid(tile, which)] | 0
    op = EFFECTS[row, OP] | 0
    survivor = s.survivors[v]
    if op == HEAL:
        return 1400 * survivor.wounds if which == 1 else 1000 * most_wounds(s)
    if op == GAIN:
        room = capacity(s, v) - tokens(survivor)
        wanted = min(10, max(0, most_wanted(s, v, EFFECTS[row, WHAT] | 0)))
        return 450 + 200 * min(room, 3) + 30 * wanted if room > 0 else 100 + 60 * wanted
    if op == UNDOOM:
        return 1300
    if op == RESTORE:
        return 20000 if burning(s) >> s.helpless & 1 else 900
    if op == TOSS:
        return 900 * survivor.wounds
    if op == LABORATORY:
        return 1500
    if op == TANK:
        return 1600
    if op == EXP:
        return 1200
    return NEVER if op == CARRY else 700


@long_rule
def most_wanted(s: Any, v: int, kinds: int) -> int:
    """How much a survivor wants one of these kinds; any kind, when it is rolled for."""
    if kinds == FAVOURED:
        return kind_worth(s, v, FAVOURED_OF[v] | 0)
    most = 0
    for k in range(RESOURCES):
        if kinds >> k & 1:
            most = max(most, kind_worth(s, v, k))
    return most if kinds != ROLLED else 4


@rule
def first_aid(tile: int, which: int) -> int:
    """The source of an aid."""
    return FIRST_AID + 2 * tile + which


@long_rule
def card_worth(s: Any, card: int, struck: int) -> int:
    """When a Fortune card of the turn is worth playing."""
    row = FIRST_ROW[FIRST_FORTUNE + card] | 0
    op = EFFECTS[row, OP] | 0
    active = s.active | 0
    if op == GAIN:
        return supply_worth(s, active, EFFECTS[row, WHAT] | 0)
    if op == HEAL:
        return 7000 if most_wounds(s) >= 2 else NEVER
    if op == EXTRA:
        spent = not has_attack(s)
        tile = s.survivors[active].tile | 0
        return 2500 if spent and attack_worth(s, active, tile) > 1800 else NEVER
    if op == STEP:
        return NEVER
    if op == KILL:
        return kill_worth(s, row)
    if op == FLEE or op == CARRY:
        in_fire = burning(s) >> s.helpless & 1
        alone = struck >> s.helpless & 1 and able_on(s, 1 << s.helpless) == 0
        last = s.phase == SURVIVORS_ACT and count_waiting(s) == 0
        return 9000 if (in_fire or alone) and last else NEVER
    if op == RESTORE:
        return 9000 if burning(s) >> s.helpless & 1 else NEVER
    if op == PUT:
        return 3000 if struck & unmanned(s) else NEVER
    return 6000


@long_rule
def supply_worth(s: Any, v: int, kinds: int) -> int:
    """Tokens are for somebody who is about to attack, lacks them and has room for them."""
    if v < 0 or not has_attack(s) or capacity(s, v) - tokens(s.survivors[v]) < 2:
        return NEVER
    tile = s.survivors[v].tile | 0
    hex = s.tiles[tile].hex | 0
    for d in range(6):
        n = NEIGHBOUR[hex, d] | 0
        if n != OFF_BOARD and is_revealed(s, n):
            uid = horde_at(s, n)
            for k in range(RESOURCES):
                lacks = needed(s, s.hordes[uid].card | 0, k) > purse_at(s, v, tile, k)
                if kinds >> k & 1 and lacks and horde_worth(s, uid) >= 40:
                    return 5000
    return NEVER


@long_rule
def kill_worth(s: Any, row: int) -> int:
    """A card that kills is kept for hordes that would strike tonight, or strong ones."""
    for uid in range(s.dealt):
        horde = s.hordes[uid]
        if horde.place == REVEALED and LEVEL[horde.card] <= EFFECTS[row, WHAT]:
            if strikes(s, uid) or LEVEL[horde.card] == 3:
                return 6000
    return NEVER


# Other decisions of the day


@long_rule
def who_worth(s: Any, move: int, struck: int) -> int:
    """First those who can destroy something, last the others; never end early."""
    if move == END_PHASE:
        return NEVER
    if PLAY <= move < HEX:
        return card_worth(s, (move - PLAY) % ORDINARY, struck)
    v = move - SURVIVOR
    return 1000 + attack_worth(s, v, s.survivors[v].tile | 0)


@long_rule
def reveal_worth(s: Any, hex: int) -> int:
    """Reveal where survivors stand, known weak ones first, away from the Helpless."""
    near = beside(s, hex)
    worth = 0
    for i in range(s.team):
        v = s.order[i] | 0
        if is_able(s, v):
            if near >> s.survivors[v].tile & 1:
                worth += 60
            elif s.tiles[s.survivors[v].tile].links & near:
                worth += 25
    if near >> s.helpless & 1:
        worth -= 80
    uid = horde_at(s, hex)
    if uid != NOWHERE and s.hordes[uid].known:
        card = s.hordes[uid].card | 0
        worth += 60 - 20 * LEVEL[card] - 80 * RUSHES[card]
    return worth


@long_rule
def settler_worth(s: Any, move: int, struck: int) -> int:
    """Settlers found as soon as they can, else they walk to the edge out of danger."""
    if move == STAY:
        return haven_worth(s, s.settlers[s.asked] - 1, struck) // 10
    hex = move - HEX
    tile = tile_at(s, hex)
    if tile == NOWHERE:
        return 1000
    return haven_worth(s, tile, struck) // 10 + 5 * city_distance(s, hex, MAIN_BASE)


@long_rule
def token_worth(s: Any, tile: int) -> int:
    """Where a condition token does the least harm."""
    near = s.tiles[tile].links | 1 << tile
    worth = 0
    if near >> s.helpless & 1:
        worth -= 500
    for i in range(3):
        if s.settlers[i] > 0 and near >> (s.settlers[i] - 1) & 1:
            worth -= 100
    if able_on(s, 1 << tile):
        worth -= 60
    if s.tiles[tile].pieces[FIRE] + s.tiles[tile].pieces[CONTAM] > 0:
        worth += 300
    elif burning(s) >> tile & 1:
        worth += 80
    return worth - SETTLEMENT_WORTH[tile] // 10


@long_rule
def site_worth(s: Any, tile: int, struck: int) -> int:
    """Where to build: towers out of harm's way, everything else where hordes will strike."""
    frame = s.agenda.frames[s.agenda.depth - 1]
    hit = struck >> tile & 1
    if frame.step == TURN and frame.a - 1 == TOWERS:
        worth = haven_worth(s, tile, struck)
        return worth + (100 if tile == MAIN_BASE else 0) - 1000 * hit
    worth = 50 * hit + (45 if s.helpless == tile else 0) + (10 if tile == MAIN_BASE else 0)
    return worth + (20 if unmanned(s) >> tile & 1 else 0)


@long_rule
def kind_worth(s: Any, v: int, kind: int) -> int:
    """How often the revealed hordes, above all those around a survivor, need what they lack."""
    worth = 6 - 3 * s.survivors[v].goods[kind]
    near = s.tiles[s.survivors[v].tile].links | 1 << s.survivors[v].tile
    for uid in range(s.dealt):
        horde = s.hordes[uid]
        if horde.place == REVEALED:
            need = max(0, needed(s, horde.card | 0, kind) - s.survivors[v].goods[kind])
            worth += 5 * need if beside(s, horde.hex | 0) & near else need
    return worth


# Rolls


@long_rule
def open_symbols(s: Any, card: int) -> int:
    """Symbols of a horde that the tokens where the roll is made cannot match."""
    symbols = 2 * needed(s, card, SKULL)
    for k in range(RESOURCES):
        symbols += max(0, needed(s, card, k) - tokens_there(s, k))
    return min(MOST_SYMBOLS, symbols)


@long_rule
def stakes(s: Any) -> int:
    """What the roll is about: the worth of the attacker, or of the best target in reach."""
    if not is_attack(s.dice.going):
        return horde_worth(s, s.dice.horde - 1) + 20
    best = 0
    hex = s.tiles[s.dice.tile].hex | 0
    for d in range(6):
        n = NEIGHBOUR[hex, d] | 0
        if n != OFF_BOARD and is_revealed(s, n):
            best = max(best, horde_worth(s, horde_at(s, n)))
    return best


@long_rule
def odds(s: Any) -> int:
    """Percent for the roll about to be made against what it is about."""
    dice = min(MOST_DICE, number_of_dice(s))
    if not is_attack(s.dice.going):
        return CHANCES[open_symbols(s, s.hordes[s.dice.horde - 1].card | 0), dice] | 0
    best = 0
    hex = s.tiles[s.dice.tile].hex | 0
    for d in range(6):
        n = NEIGHBOUR[hex, d] | 0
        if n != OFF_BOARD and is_revealed(s, n):
            card = s.hordes[horde_at(s, n)].card | 0
            best = max(best, CHANCES[open_symbols(s, card), dice] | 0)
    return best


@long_rule
def succeeds(s: Any) -> bool:
    """Whether the roll as it lies pays for anything."""
    if not is_attack(s.dice.going):
        return can_pay(s, s.hordes[s.dice.horde - 1].card | 0)
    hex = s.tiles[s.dice.tile].hex | 0
    for d in range(6):
        n = NEIGHBOUR[hex, d] | 0
        if n != OFF_BOARD and is_revealed(s, n):
            if can_pay(s, s.hordes[horde_at(s, n)].card | 0):
                return True
    return False


@long_rule
def dice_worth(s: Any, face: int) -> int:
    """Whether a die of this face can be spared: nothing in reach needs it."""
    if face == SKULL:
        return -50
    if face > SKULL:
        return -50 if s.dice.doom == DOOM_SKULL else 40
    need = 0
    if is_attack(s.dice.going):
        hex = s.tiles[s.dice.tile].hex | 0
        for d in range(6):
            n = NEIGHBOUR[hex, d] | 0
            if n != OFF_BOARD and is_revealed(s, n):
                need = max(need, needed(s, s.hordes[horde_at(s, n)].card | 0, face))
    else:
        need = needed(s, s.hordes[s.dice.horde - 1].card | 0, face)
    spare = s.dice.faces[face] - need
    return 20 + spare if spare > 0 else -20


@long_rule
def mods_worth(s: Any, move: int) -> int:
    """D-MODS: add what is there where a defence would likely fail."""
    if move == ROLL:
        return 0
    defends = not is_attack(s.dice.going)
    doubtful = odds(s) < 75
    if move == USE_GARRISON or move == USE_TRAP:
        return 50 if doubtful and (defends or stakes(s) >= 80) else NEVER
    if move == TURRET:
        return 40 if doubtful and tokens_there(s, 2) > 0 and stakes(s) >= 50 else NEVER
    if move == DOOM_DIE:
        return 30 if doubtful and (s.exp == 0 or drawn_count(s) < 3 or defends) else NEVER
    if PLAY <= move < HEX:
        row = FIRST_ROW[FIRST_FORTUNE + (move - PLAY) % ORDINARY] | 0
        if EFFECTS[row, OP] == GAIN:
            return (
                20 if doubtful and stakes(s) >= 60 and helps(s, EFFECTS[row, WHAT] | 0) else NEVER
            )
        return 20 if doubtful and stakes(s) >= 60 else NEVER
    return 10


@long_rule
def helps(s: Any, kinds: int) -> bool:
    """Whether tokens of these kinds are lacking against what the roll is about."""
    if is_attack(s.dice.going):
        return False  # they would have been played before the attack
    card = s.hordes[s.dice.horde - 1].card | 0
    for k in range(RESOURCES):
        if kinds >> k & 1 and needed(s, card, k) > tokens_there(s, k):
            return True
    return False


@long_rule
def roll_worth(s: Any, move: int) -> int:
    """D-ROLL: re-roll what is of no use, spend cards where the roll fails and it matters."""
    if move == ACCEPT:
        return 0
    if REROLL <= move < FIX_MOVE:
        return dice_worth(s, (move - REROLL) % FACES)
    if FIX_MOVE <= move < ACCEPT:
        return NEVER if succeeds(s) else dice_worth(s, (move - FIX_MOVE) % FACES)
    if succeeds(s) or stakes(s) < 50:
        return NEVER
    op = EFFECTS[FIRST_ROW[FIRST_FORTUNE + (move - PLAY) % ORDINARY], OP] | 0
    if op != FIX:
        return 15
    s.dice.faces[SKULL] += 1
    saved = succeeds(s)
    s.dice.faces[SKULL] -= 1
    return 60 if saved else NEVER


@long_rule
def pay_worth(s: Any, move: int, i: int) -> int:
    """D-TARGET: the worthiest; D-PAY: the first way spends the fewest tokens."""
    if HEX <= move < SETTLEMENT:
        uid = horde_at(s, move - HEX)
        bad = burns_helpless(s, s.hordes[uid].card | 0, s.dice.tile | 0)
        return -5 if bad and s.hordes[uid].meeple != SWELL else 100 + horde_worth(s, uid)
    if PAY_MOVE <= move < AUTO:
        return 500 - i
    return 0


# The night


@long_rule
def path_worth(s: Any, tile: int) -> int:
    """Where hordes may best go: onto walls and defenders, not onto the Helpless or the base."""
    worth = 0
    if s.tiles[tile].pieces[BULWARK] > 0:
        worth += 400
    if s.helpless == tile:
        worth -= 400 if able_on(s, 1 << tile) else 5000
    if tile == MAIN_BASE:
        worth -= 200
    if s.tiles[tile].defended == 0:
        if able_on(s, 1 << tile):
            worth += 100
        if s.tiles[tile].pieces[GARRISON] + s.tiles[tile].pieces[TRAP_PIECE] > 0:
            worth += 150
    worth -= 40 * s.tiles[tile].pieces[WATCHTOWER]
    return worth - SETTLEMENT_WORTH[tile] // 20


@long_rule
def defender_worth(s: Any, move: int) -> int:
    """D-DEFENDER: the likeliest to succeed, with the fewest wounds."""
    if not SURVIVOR <= move < PIECE:
        return 0
    v = move - SURVIVOR
    tile = s.survivors[v].tile | 0
    return 100 + 10 * dice_at(s, v, tile, 2) + tokens(s.survivors[v]) - 3 * s.survivors[v].wounds


@long_rule
def auto_worth(s: Any, move: int) -> int:
    """D-AUTO: as much as the horde deserves."""
    used = move - AUTO
    dice = 2 * (used // (TRAPS + 1)) + 3 * (used % (TRAPS + 1))
    if dice == 0:
        return 0
    card = s.hordes[s.march.chain[s.march.links]].card | 0
    symbols = 0
    for k in range(6):
        symbols += needed(s, card, k) * (2 if k == SKULL else 1)
    return CHANCES[min(MOST_SYMBOLS, symbols), min(MOST_DICE, dice)] * 3 - 8 * dice


@long_rule
def window_worth(s: Any, move: int, struck: int) -> int:
    """Cards for windows are played when the window opens for them and it matters."""
    if not PLAY <= move < HEX:
        return 0
    row = FIRST_ROW[FIRST_FORTUNE + (move - PLAY) % ORDINARY] | 0
    op = EFFECTS[row, OP] | 0
    if s.asked == W_DUSK:
        return 50 if burning(s) >> s.helpless & 1 else NEVER
    if s.asked == W_STRIKE:
        return strike_worth(s, op)
    if op == STALL or op == CALM:
        return 50 if struck & unmanned(s) or struck >> s.helpless & 1 else NEVER
    return 50


@long_rule
def strike_worth(s: Any, op: int) -> int:
    """STRIKE: cards save the Helpless, and settlements that nobody would hold."""
    tile = s.march.tile | 0
    guards = able_on(s, 1 << tile)
    lost = s.helpless == tile and guards == 0
    if s.tiles[tile].pieces[BULWARK] > 0:
        return NEVER
    if op == FLEE or op == CARRY:
        return 40 if lost else NEVER
    if lost or guards == 0 or s.march.rush:
        return 50
    weak = LEVEL[s.hordes[s.march.chain[s.march.links]].card] < 3
    return NEVER if weak and op == SHIELD else 45


# What effects ask


@long_rule
def top_op(s: Any) -> int:
    """The operation of the effect that asks, or -1."""
    if s.agenda.depth == 0 or s.agenda.depth > DEPTH:
        return -1
    frame = s.agenda.frames[s.agenda.depth - 1]
    return EFFECTS[frame.a, OP] | 0 if frame.step == EFFECT else -1


@long_rule
def choice_worth(s: Any, move: int, struck: int) -> int:
    """What an effect may best choose."""
    op = top_op(s)
    if HEX <= move < SETTLEMENT:
        return hex_worth(s, move - HEX, op, struck)
    if SURVIVOR <= move < PIECE:
        return survivor_worth(s, move - SURVIVOR, op)
    if PIECE <= move < KIND:
        tile = refugee_tile(s, move - PIECE)
        return (200 if move == PIECE else 0) - haven_worth(s, tile, struck)
    if FACE <= move < SLOT:
        return dice_worth(s, move - FACE)
    if move == DONE:
        return 1
    return 5


@long_rule
def hex_worth(s: Any, hex: int, op: int, struck: int) -> int:
    """Which hex an effect may best choose: a haven, a building site, a horde."""
    tile = tile_at(s, hex)
    if op == CARRY or op == FLEE:
        if flies_alone(s):
            return place_worth(s, s.active | 0, tile, struck)
        return haven_worth(s, tile, struck)
    if op == RESTORE:
        near = s.tiles[tile].links | 1 << tile
        return 100 if near >> s.helpless & 1 else 10
    if op == TAKE:
        return -SETTLEMENT_WORTH[tile]
    if tile != NOWHERE and s.horde_at[hex] == 0:
        return site_worth(s, tile, struck)
    uid = horde_at(s, hex)
    if uid != NOWHERE and s.hordes[uid].place == REVEALED:
        return horde_worth(s, uid) - (60 if op == STALL and s.hordes[uid].meeple != SWELL else 0)
    return reveal_worth(s, hex)


@long_rule
def flies_alone(s: Any) -> bool:
    """Whether it is the Pilot's own flight that asks for a hex."""
    frame = s.agenda.frames[s.agenda.depth - 1]
    return SOURCE_OF[frame.a] == frame.b and s.active == frame.b


@long_rule
def survivor_worth(s: Any, v: int, op: int) -> int:
    """Whom an effect may best choose: the most wounded to heal, the attacker to equip."""
    survivor = s.survivors[v]
    if op == HEAL:
        return 10 * survivor.wounds
    if op == HURT:
        return 10 * (health(s, v) - survivor.wounds)
    if op == CARRY:
        return NEVER
    if op == GAIN:
        return 50 if s.active == v else capacity(s, v) - tokens(survivor)
    return 10 - survivor.wounds


# All together


@long_rule
def worth_of(s: Any, move: int, i: int, struck: int) -> int:
    """How good an option of the open decision looks."""
    ask = s.ask | 0
    if ask == D_TURN:
        return turn_worth(s, s.active | 0, move, struck)
    if ask == D_WHO:
        return who_worth(s, move, struck)
    if ask == D_MODS:
        return mods_worth(s, move)
    if ask == D_ROLL:
        return roll_worth(s, move)
    if ask == D_TARGET or ask == D_PAY:
        return pay_worth(s, move, i)
    if ask == D_REVEAL or ask == D_REVEAL_EDGE:
        return reveal_worth(s, move - HEX)
    if ask == D_HELPLESS:
        tile = s.helpless | 0 if move == STAY else tile_at(s, move - HEX)
        return haven_worth(s, tile, struck) + (5 if move == STAY else 0)
    if ask == D_HORDE_PATH:
        return path_worth(s, tile_at(s, move - HEX))
    if ask == D_RETREAT:
        return haven_worth(s, tile_at(s, move - HEX), struck)
    if ask == D_DEFENDER:
        return defender_worth(s, move)
    if ask == D_AUTO:
        return auto_worth(s, move)
    if ask == D_WINDOW:
        return window_worth(s, move, struck)
    if ask == D_SETTLER:
        return settler_worth(s, move, struck)
    if ask == D_TOKEN_HEX:
        return token_worth(s, tile_at(s, move - HEX))
    if ask == D_DEV_HEX:
        return site_worth(s, tile_at(s, move - HEX), struck)
    return card_or_choice(s, ask, move, struck)


@long_rule
def card_or_choice(s: Any, ask: int, move: int, struck: int) -> int:
    """The rest of `worth_of`: what is picked from a list, and what effects ask."""
    if ask == D_SETTLER_TILE:
        return SETTLEMENT_WORTH[move - SETTLEMENT] | 0
    if ask == D_SETUP_SURV:
        return SURVIVOR_WORTH[move - SURVIVOR] | 0
    if ask == D_KIND:
        return kind_worth(s, s.asked | 0, move - KIND)
    if ask == D_DROP:
        return -kind_worth(s, s.asked | 0, move - KIND)
    if ask == D_TRADE:
        return 0 if move == DONE else -1
    if ask == D_BODYGUARD:
        return s.survivors[s.asked].wounds if move < STAY else 1
    if SKILL <= move < FACE:
        return SKILL_WORTH[move - SKILL] | 0
    if CARD <= move < SKILL:
        return -CARD_WORTH[move - CARD]
    return choice_worth(s, move, struck)


@long_rule
def advise(s: Any, moves: Any, n: int, noise: int) -> int:
    """The move that looks best; among equals the noise decides."""
    struck = struck_tonight(s)
    best, most, equals = moves[0] | 0, NEVER - 1, 0
    for i in range(n):
        value = worth_of(s, moves[i] | 0, i, struck)
        if moves[i] == END and value < 0:
            value = 0
        if value > most:
            best, most, equals = moves[i] | 0, value, 1
        elif value == most:
            equals += 1
            if (noise + 7919 * i) % equals == 0:
                best = moves[i] | 0
    return best
