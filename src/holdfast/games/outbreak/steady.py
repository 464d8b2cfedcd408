"""The steady team of Outbreak: a heuristic for every decision, compiled like the rules.

It thinks as people do who know the game: destroy what will strike tonight, stand where it will
strike, keep the Helpless away from fire and behind somebody, spend Exp on skills and towers early
and on the wounded at once. Worths are whole numbers; an attack's is a hundredth of what it is
expected to bring.
"""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak.content import (
    DEVELOP_COST,
    FALLOUT,
    FIRST_AID,
    FIRST_FALLOUT,
    FIRST_FORTUNE,
    FIRST_ROW,
    HUNTS,
    LEVEL,
    MAIN_BASE,
    OP,
    RUSHES,
    TWICE,
    WHAT,
)
from holdfast.games.outbreak.content import EFFECT as EFFECTS
from holdfast.games.outbreak.content.effects import (
    ATTACK_ROLL,
    BULWARK,
    CALM,
    CARRY,
    CONTAM,
    COST,
    DEFENCE_ROLL,
    DICE,
    EXTRA,
    FIRE,
    FLEE,
    GAIN,
    GARRISON,
    HEAL,
    HURT,
    LABORATORY,
    PAY,
    POWER,
    PUT,
    RESTORE,
    SKULL,
    STALL,
    STEP,
    SWAP,
    TAKE,
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
    FACES,
    FIX,
    GIVE,
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
from holdfast.games.outbreak.moves import (
    PAY as PAY_MOVE,
)
from holdfast.games.outbreak.moves import (
    TAKE as TAKE_MOVE,
)
from holdfast.games.outbreak.rules.cards import drawn_count
from holdfast.games.outbreak.rules.dice import tokens_there
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
from holdfast.games.outbreak.rules.march import open_ways
from holdfast.games.outbreak.rules.people import (
    able_on,
    capacity,
    doom_total,
    health,
    is_able,
    own_value,
    passive_value,
    tokens,
)
from holdfast.games.outbreak.rules.steps import EFFECT
from holdfast.games.outbreak.rules.targets import refugee_tile, tiles_with
from holdfast.games.outbreak.state import (
    D_AUTO,
    D_DEFENDER,
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
    D_TURN,
    D_WHO,
    D_WINDOW,
    DEFENDS,
    OUTBREAK,
    REVEALED,
    SURVIVORS_ACT,
    SWELL,
    ZOMBIES,
)
from holdfast.games.outbreak.worths import (
    CHANCES,
    SETTLEMENT_WORTH,
    SKILL_WORTH,
    SURVIVOR_WORTH,
)
from holdfast.kernel.agenda import DEPTH
from holdfast.kernel.rule import long_rule, rule

NEVER = -1_000_000
RESERVE = 4  # Exp kept for reviving from the middle of the game on


# What the night will bring


@long_rule
def struck_tonight(s: Any) -> int:
    """The settlements that hordes at SWELL may enter tonight, as a set."""
    tiles = 0
    for uid in range(s.dealt):
        if strikes(s, uid):
            goal = s.helpless | 0 if HUNTS[s.hordes[uid].card] else MAIN_BASE
            tiles |= open_ways(s, uid, goal)
    return tiles


@long_rule
def strikes(s: Any, uid: int) -> bool:
    """Whether a horde will move in the coming or running Zombie Phase."""
    horde = s.hordes[uid]
    if horde.place != REVEALED or horde.meeple != SWELL or horde.stalled:
        return False
    return s.phase != ZOMBIES or horde.acted == 0


@long_rule
def burning(s: Any) -> int:
    """The settlements where Helpless and Settlers would die at dusk."""
    fire = tiles_with(s, FIRE) | tiles_with(s, CONTAM)
    tiles = fire
    for t in range(SETTLEMENTS):
        if s.city >> t & 1 and s.tiles[t].links & fire:
            tiles |= 1 << t
    return tiles


@long_rule
def horde_worth(s: Any, uid: int) -> int:
    """How much it matters that a horde falls: its level, and what it will do tonight."""
    horde = s.hordes[uid]
    card = horde.card | 0
    level = LEVEL[card] | 0
    worth = 10 + 6 * min(level, 6)
    if level > 6:
        worth = 90
    near = beside(s, horde.hex | 0)
    if horde.meeple == SWELL:
        worth += 25
        if near >> s.helpless & 1:
            worth += 60
        if near >> MAIN_BASE & 1:
            worth += 20
    elif horde.meeple == OUTBREAK and near >> s.helpless & 1:
        worth += 15
    if s.tile_at[horde.hex] > 0:
        worth += 20
    if s.tile_at[horde.hex] == MAIN_BASE + 1:
        worth += 40
    if HUNTS[card]:
        worth += 25
    if TWICE[card]:
        worth = worth * 2 // 3
    return worth


@long_rule
def burns_helpless(s: Any, card: int, tile: int) -> bool:
    """Whether destroying a horde from a settlement would put a token next to the Helpless."""
    fallout = FALLOUT[card] | 0
    if fallout < 0 or s.options.no_icons == 1:
        return False
    row = FIRST_ROW[FIRST_FALLOUT + fallout] | 0
    near = s.tiles[tile].links | 1 << tile
    return EFFECTS[row, OP] == PUT and near >> s.helpless & 1 == 1


# Chances of a roll


@long_rule
def dice_at(s: Any, v: int, tile: int, kind: int) -> int:
    """Roughly how many dice a survivor would roll on a settlement."""
    dice = 3 + own_value(s, v, DICE, kind) + passive_value(s, tile, DICE, kind)
    dice += doom_total(s, v, DICE, kind)
    if s.driver == v + 1:
        dice += 1
    if kind == DEFENCE_ROLL:
        dice += s.tiles[tile].pieces[WATCHTOWER]
        dice += s.tiles[tile].pieces[GARRISON] + 3 * s.tiles[tile].pieces[TRAP_PIECE]
    return min(8, max(1, dice))


@long_rule
def purse_at(s: Any, v: int, tile: int, kind: int) -> int:
    """Tokens of a kind of a survivor and of the others on a settlement."""
    count = s.survivors[v].goods[kind] | 0
    for i in range(s.team):
        other = s.order[i] | 0
        if other != v and s.survivors[other].tile == tile:
            count += s.survivors[other].goods[kind]
    return count


@long_rule
def chance_to_defeat(s: Any, v: int, tile: int, card: int, dice: int) -> int:
    """Percent: symbols that tokens cannot match, against so many dice."""
    skulls = needed(s, card, SKULL)
    open_symbols = 2 * skulls
    for k in range(RESOURCES):
        need = needed(s, card, k)
        if need > 0:
            open_symbols += max(0, need - purse_at(s, v, tile, k))
    return CHANCES[min(7, open_symbols), dice] | 0


@long_rule
def attack_worth(s: Any, v: int, tile: int) -> int:
    """What an attack from a settlement can be expected to bring, times 100."""
    hex = s.tiles[tile].hex | 0
    dice = dice_at(s, v, tile, ATTACK_ROLL)
    best, second = 0, 0
    for d in range(6):
        n = NEIGHBOUR[hex, d] | 0
        if n != OFF_BOARD and is_revealed(s, n):
            uid = horde_at(s, n)
            card = s.hordes[uid].card | 0
            worth = horde_worth(s, uid) * chance_to_defeat(s, v, tile, card, dice)
            if burns_helpless(s, card, tile):
                worth //= 4
            if worth > best:
                second = best
                best = worth
            elif worth > second:
                second = worth
    return best + second // 3


@long_rule
def night_worth(s: Any, v: int, tile: int, struck: int) -> int:
    """What it brings to stand on a settlement at night, times 100."""
    worth = 0
    if struck >> tile & 1:
        if s.tiles[tile].pieces[BULWARK] == 0:
            dice = dice_at(s, v, tile, DEFENCE_ROLL)
            chance = CHANCES[2, dice] | 0
            others = able_on(s, 1 << tile) & ~(1 << v)
            if others == 0:
                worth += 40 * chance - 600 * s.survivors[v].wounds
    if s.helpless == tile:
        alone = able_on(s, 1 << tile) & ~(1 << v) == 0
        worth += 1500 if alone else 200
        if struck >> tile & 1 and alone:
            worth += 6000
    pieces = s.tiles[tile].pieces
    if pieces[FIRE] > 0 or pieces[CONTAM] > 0:
        worth += fire_worth(s, v, tile)
    return worth


@long_rule
def fire_worth(s: Any, v: int, tile: int) -> int:
    """A burning settlement hurts, unless it can be restored; near the Helpless it must be."""
    if s.active != v or s.turn.developed or s.exp + own_value(s, v, COST) * -1 < 1:
        return -3000
    near = s.tiles[tile].links | 1 << tile
    return 12000 if near >> s.helpless & 1 else 1200


@long_rule
def has_attack(s: Any) -> bool:
    """Whether the active survivor can still attack in this turn."""
    return s.turn.main + s.turn.extra_attack + s.turn.extra_main > 0


@long_rule
def place_worth(s: Any, v: int, tile: int, struck: int) -> int:
    """What it brings the active survivor to be on a settlement now."""
    worth = night_worth(s, v, tile, struck)
    if has_attack(s):
        worth += attack_worth(s, v, tile)
    return worth


# D-TURN


@long_rule
def turn_worth(s: Any, v: int, move: int, struck: int) -> int:
    """How good an action of the turn looks; END is worth 0."""
    here = s.survivors[v].tile | 0
    if move < DEVELOP:
        gain = place_worth(s, v, tile_at(s, move - MOVE), struck) - place_worth(s, v, here, struck)
        return gain - 300 if gain > 300 else NEVER
    if move < TRADE:
        return develop_worth(s, v, move - DEVELOP, struck)
    if move == ATTACK:
        worth = attack_worth(s, v, here)
        return 200 + worth if worth > 0 else 50
    if AID <= move < SEARCH:
        return aid_worth(s, v, (move - AID) // 2, (move - AID) % 2)
    if move == SEARCH:
        return 900
    if SPECIAL <= move < PLACE_TRAP:
        return special_worth(s, v, move - SPECIAL, here, struck)
    if move == PLACE_TRAP:
        return 800 if struck >> here & 1 else 100
    if move == HOSPITAL:
        return 9000
    if PLAY <= move < HEX:
        return card_worth(s, (move - PLAY) // ORDINARY, (move - PLAY) % ORDINARY, struck)
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
        return best - 500 if best > 900 else NEVER
    if op == SWAP:
        return NEVER
    if op == PAY:
        return 700 if struck >> here & 1 else NEVER
    return 1500


@long_rule
def develop_worth(s: Any, v: int, development: int, struck: int) -> int:
    """Exp: the fallen first, fire near the Helpless, skills and towers early, then walls."""
    cost = DEVELOP_COST[development] | 0
    rich = s.exp >= cost + (RESERVE if s.day > 6 else 0)
    if development == 6:
        return 20000
    if development == 0:
        tile = s.survivors[v].tile | 0
        near = s.tiles[tile].links | 1 << tile
        pieces = s.tiles[tile].pieces
        if pieces[FIRE] + pieces[CONTAM] > 0:
            return 15000 if near >> s.helpless & 1 else 4000
        return 500 if pieces[POWER] > 0 else NEVER
    if not rich:
        return NEVER
    if development == 5 or development == 9:
        return 5000
    if development == 3:
        return 4500 if s.day < 14 else NEVER
    if development == 1:
        return 4000 if struck & unmanned(s) else NEVER
    if development == 2:
        return 2500 if s.exp >= cost + 6 and struck & unmanned(s) else NEVER
    if development == 4:
        return 3500
    return 1000 if s.exp >= cost + 8 else NEVER


@long_rule
def unmanned(s: Any) -> int:
    """Free settlements without an able survivor and without a Bulwark."""
    tiles = free_tiles(s)
    for i in range(s.team):
        v = s.order[i] | 0
        if is_able(s, v):
            tiles &= ~(1 << s.survivors[v].tile)
    for t in range(SETTLEMENTS):
        if s.tiles[t].pieces[BULWARK] > 0:
            tiles &= ~(1 << t)
    return tiles


@long_rule
def aid_worth(s: Any, v: int, tile: int, which: int) -> int:
    """What an aid brings: healing for the wounded, tokens for who has room."""
    row = FIRST_ROW[first_aid(tile, which)] | 0
    op = EFFECTS[row, OP] | 0
    survivor = s.survivors[v]
    if op == HEAL:
        return 800 + 1500 * survivor.wounds
    if op == GAIN:
        room = capacity(s, v) - tokens(survivor)
        return 1000 + 250 * min(room, 3) if room > 0 else 100
    if op == UNDOOM:
        return 1800
    if op == RESTORE:
        return 6000 if burning(s) >> s.helpless & 1 else 1200
    if op == TOSS:
        return 1400 * survivor.wounds
    if op == LABORATORY:
        return 1500
    if op == CARRY:
        return NEVER
    return 1100


@rule
def first_aid(tile: int, which: int) -> int:
    """The source of an aid."""
    return FIRST_AID + 2 * tile + which


@long_rule
def card_worth(s: Any, holder: int, card: int, struck: int) -> int:
    """When a Fortune card of the turn is worth playing."""
    row = FIRST_ROW[FIRST_FORTUNE + card] | 0
    op = EFFECTS[row, OP] | 0
    active = s.active | 0
    if op == GAIN:
        # Tokens are for somebody who is about to attack and has room for them.
        if active < 0 or not has_attack(s):
            return NEVER
        room = capacity(s, active) - tokens(s.survivors[active])
        worth = attack_worth(s, active, s.survivors[active].tile | 0)
        return 3000 + worth if room >= 2 and worth > 0 else NEVER
    if op == HEAL:
        return 7000 if most_wounds(s) >= 2 else NEVER
    if op == EXTRA:
        tile = s.survivors[active].tile | 0
        spent = not has_attack(s)
        return 2500 if spent and attack_worth(s, active, tile) > 1500 else NEVER
    if op == STEP:
        return NEVER
    if op == FLEE or op == CARRY:
        in_fire = burning(s) >> s.helpless & 1
        alone = struck >> s.helpless & 1 and able_on(s, 1 << s.helpless) == 0
        last = s.phase == SURVIVORS_ACT and count_waiting(s) == 0
        return 9000 if (in_fire or alone) and last else NEVER
    if op == RESTORE:
        return 9000 if burning(s) >> s.helpless & 1 else NEVER
    if op == PUT:
        if EFFECTS[row, WHAT] == BULWARK:
            return 3000 if struck & unmanned(s) else NEVER
        return 2800 if struck & unmanned(s) else NEVER
    return 6000


@long_rule
def count_waiting(s: Any) -> int:
    """Able survivors who have not been activated, the active one left out."""
    count = 0
    for i in range(s.team):
        v = s.order[i] | 0
        if is_able(s, v) and s.survivors[v].activated == 0 and s.active != v:
            count += 1
    return count


@long_rule
def most_wounds(s: Any) -> int:
    """The most wounds that an able survivor has."""
    most = 0
    for i in range(s.team):
        if s.survivors[s.order[i]].down == 0:
            most = max(most, s.survivors[s.order[i]].wounds | 0)
    return most


# Other decisions


@long_rule
def who_worth(s: Any, move: int, struck: int) -> int:
    """First those who can destroy something, last the others; never end early."""
    if move == END_PHASE:
        return NEVER
    if PLAY <= move < HEX:
        return card_worth(s, (move - PLAY) // ORDINARY, (move - PLAY) % ORDINARY, struck)
    v = move - SURVIVOR
    return 1000 + attack_worth(s, v, s.survivors[v].tile | 0)


@long_rule
def haven_worth(s: Any, tile: int, struck: int) -> int:
    """How good a settlement is for the Helpless tonight."""
    worth = 0
    if burning(s) >> tile & 1:
        worth -= 5000
    guards = able_on(s, 1 << tile)
    near = able_on(s, s.tiles[tile].links | 1 << tile)
    if struck >> tile & 1:
        worth -= 1500 if guards else 4000
    if guards:
        worth += 300
    elif near:
        worth += 150
    hex = s.tiles[tile].hex | 0
    for d in range(6):
        n = NEIGHBOUR[hex, d] | 0
        if n == OFF_BOARD:
            continue
        if is_revealed(s, n):
            uid = horde_at(s, n)
            worth -= 120 if s.hordes[uid].meeple == OUTBREAK else 250
        elif s.horde_at[n] > 0:
            worth -= 20
    return worth


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
def path_worth(s: Any, tile: int) -> int:
    """Where hordes may best go: onto walls and defenders, not onto the Helpless or the base."""
    worth = 0
    if s.tiles[tile].pieces[BULWARK] > 0:
        worth += 400
    if s.helpless == tile:
        worth -= 1000
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
def kind_worth(s: Any, v: int, kind: int) -> int:
    """How often the revealed hordes around a survivor need a resource they lack."""
    worth = 4 - 2 * s.survivors[v].goods[kind]
    hex = s.tiles[s.survivors[v].tile].hex | 0
    for d in range(6):
        n = NEIGHBOUR[hex, d] | 0
        if n != OFF_BOARD and is_revealed(s, n):
            need = needed(s, s.hordes[horde_at(s, n)].card | 0, kind)
            worth += 5 * max(0, need - s.survivors[v].goods[kind])
    return worth


@long_rule
def dice_worth(s: Any, face: int) -> int:
    """Whether a die of this face can be spared: no horde in reach needs it."""
    if face == SKULL:
        return -50
    if face > SKULL:
        return -50 if s.dice.doom == 2 else 40
    need = 0
    if s.dice.going == DEFENDS or s.dice.going == 3:
        need = needed(s, s.hordes[s.dice.horde - 1].card | 0, face)
    else:
        hex = s.tiles[s.dice.tile].hex | 0
        for d in range(6):
            n = NEIGHBOUR[hex, d] | 0
            if n != OFF_BOARD and is_revealed(s, n):
                need = max(need, needed(s, s.hordes[horde_at(s, n)].card | 0, face))
    spare = s.dice.faces[face] - need
    return 20 + spare if spare > 0 else -20


@long_rule
def roll_worth(s: Any, move: int) -> int:
    """D-MODS and D-ROLL: use what is there in a defence, re-roll what is of no use."""
    if move == ROLL or move == ACCEPT:
        return 0
    if move == USE_GARRISON or move == USE_TRAP:
        return 50 if s.dice.going == DEFENDS else NEVER
    if move == TURRET:
        return 40 if s.dice.ammo == 0 and tokens_there(s, 2) > 1 else NEVER
    if move == DOOM_DIE:
        return 30 if drawn_count(s) == 3 else NEVER
    if REROLL <= move < FIX:
        return dice_worth(s, (move - REROLL) % FACES)
    if FIX <= move < ACCEPT:
        return dice_worth(s, (move - FIX) % FACES)
    if PLAY <= move < HEX:
        return play_in_roll(s, (move - PLAY) % ORDINARY)
    return 10


@long_rule
def play_in_roll(s: Any, card: int) -> int:
    """Cards for a roll are kept for defences and for strong hordes."""
    op = EFFECTS[FIRST_ROW[FIRST_FORTUNE + card], OP] | 0
    if op == GAIN:
        return NEVER
    if s.dice.going == DEFENDS or s.dice.going == 3:
        level = LEVEL[s.hordes[s.dice.horde - 1].card] | 0
        return 60 if level >= 2 or s.helpless == s.dice.tile else NEVER
    best = 0
    hex = s.tiles[s.dice.tile].hex | 0
    for d in range(6):
        n = NEIGHBOUR[hex, d] | 0
        if n != OFF_BOARD and is_revealed(s, n):
            best = max(best, horde_worth(s, horde_at(s, n)))
    return 15 if best >= 60 else NEVER


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
        hex = move - HEX
        tile = tile_at(s, hex)
        if op == CARRY or op == FLEE:
            return haven_worth(s, tile, struck)
        if (tile != NOWHERE and s.horde_at[hex] == 0) or op == RESTORE or op == TAKE:
            if op == RESTORE:
                near = s.tiles[tile].links | 1 << tile
                return 100 if near >> s.helpless & 1 else 10
            worth = 50 if struck >> tile & 1 else 0
            if s.helpless == tile:
                worth += 40
            if able_on(s, 1 << tile) == 0:
                worth += 20
            return worth + (10 if tile == MAIN_BASE else 0)
        uid = horde_at(s, hex)
        if uid != NOWHERE and s.hordes[uid].place == REVEALED:
            return horde_worth(s, uid)
        return reveal_worth(s, hex)
    if SURVIVOR <= move < PIECE:
        return survivor_worth(s, move - SURVIVOR, op, struck)
    if PIECE <= move < KIND:
        tile = refugee_tile(s, move - PIECE)
        bad = -haven_worth(s, tile, struck)
        return bad + (100 if move == PIECE else 0)
    if move == DONE:
        return 1 if op == STALL or op == CALM else 0
    return 5


@long_rule
def survivor_worth(s: Any, v: int, op: int, struck: int) -> int:
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
    if burning(s) >> tile & 1:
        worth += 80
    return worth - SETTLEMENT_WORTH[tile] // 10


@long_rule
def defender_worth(s: Any, move: int) -> int:
    """D-DEFENDER: the one with the most dice and the fewest wounds."""
    if not SURVIVOR <= move < PIECE:
        return 0
    v = move - SURVIVOR
    dice = dice_at(s, v, s.survivors[v].tile | 0, DEFENCE_ROLL)
    return 100 + 10 * dice + tokens(s.survivors[v]) - 3 * s.survivors[v].wounds


@long_rule
def auto_worth(s: Any, move: int) -> int:
    """D-AUTO: as much as the horde deserves."""
    used = move - AUTO
    garrisons, traps = used // (TRAPS + 1), used % (TRAPS + 1)
    card = s.hordes[s.march.chain[s.march.links]].card | 0
    dice = 2 * garrisons + 3 * traps
    if dice == 0:
        return 0
    symbols = 0
    for k in range(6):
        symbols += needed(s, card, k) * (2 if k == SKULL else 1)
    return CHANCES[min(7, symbols), min(8, dice)] * 3 - 8 * dice


@long_rule
def settler_worth(s: Any, move: int, struck: int) -> int:
    """Settlers found as soon as they can, else they walk to the edge out of danger."""
    if move == STAY:
        return 20
    hex = move - HEX
    tile = tile_at(s, hex)
    if tile == NOWHERE:
        return 1000
    return haven_worth(s, tile, struck) // 10 + 5 * city_distance(s, hex, MAIN_BASE)


@long_rule
def pay_worth(s: Any, move: int, i: int) -> int:
    """D-TARGET: the worthiest; D-PAY: the first way spends the fewest tokens."""
    if HEX <= move < SETTLEMENT:
        uid = horde_at(s, move - HEX)
        bad = burns_helpless(s, s.hordes[uid].card | 0, s.dice.tile | 0)
        return 5 if bad and s.hordes[uid].meeple != SWELL else 100 + horde_worth(s, uid)
    if PAY_MOVE <= move < AUTO:
        return 500 - i
    return 0


@long_rule
def worth_of(s: Any, move: int, i: int, struck: int) -> int:
    """How good an option of the open decision looks."""
    ask = s.ask | 0
    if ask == D_TURN:
        return turn_worth(s, s.active | 0, move, struck)
    if ask == D_WHO:
        return who_worth(s, move, struck)
    if ask == D_MODS or ask == D_ROLL:
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
    if ask == D_SETTLER_TILE:
        return SETTLEMENT_WORTH[move - SETTLEMENT] | 0
    if ask == D_SETUP_SURV:
        return SURVIVOR_WORTH[move - SURVIVOR] | 0
    if ask == D_TOKEN_HEX:
        return token_worth(s, tile_at(s, move - HEX))
    if ask == D_KIND:
        return kind_worth(s, s.asked | 0, move - KIND)
    if ask == D_DROP:
        return -kind_worth(s, s.asked | 0, move - KIND)
    if SKILL <= move < SLOT:
        return SKILL_WORTH[move - SKILL] | 0
    if CARD <= move < SKILL:
        return -1 if move - CARD < ORDINARY else 1
    if GIVE <= move < TAKE_MOVE or TAKE_MOVE <= move < USE_GARRISON:
        return -1
    return choice_worth(s, move, struck)


@long_rule
def window_worth(s: Any, move: int, struck: int) -> int:
    """Cards for windows are played when the window opens for them."""
    if not PLAY <= move < HEX:
        return 0
    op = EFFECTS[FIRST_ROW[FIRST_FORTUNE + (move - PLAY) % ORDINARY], OP] | 0
    if op == CARRY or op == FLEE or op == RESTORE:
        tile = s.march.tile | 0 if s.march.horde > 0 else s.helpless | 0
        threatened = s.helpless == tile and (s.march.horde == 0 or able_on(s, 1 << tile) == 0)
        return 50 if threatened else NEVER
    return 50


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
