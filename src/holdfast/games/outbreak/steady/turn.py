"""The steady team in the Survivor Phase: who acts, and what they do."""

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
    WHAT,
)
from holdfast.games.outbreak.content import EFFECT as EFFECTS
from holdfast.games.outbreak.content.effects import (
    CARRY,
    CONTAM,
    EXP,
    EXTRA,
    FAVOURED,
    FIRE,
    FLEE,
    GAIN,
    GARRISON,
    HEAL,
    KILL,
    LABORATORY,
    PAY,
    POWER,
    PUT,
    RESTORE,
    ROLLED,
    STEP,
    SWAP,
    TANK,
    TOSS,
    UNDOOM,
)
from holdfast.games.outbreak.content.geometry import NEIGHBOUR, OFF_BOARD
from holdfast.games.outbreak.moves import (
    AID,
    ATTACK,
    DEVELOP,
    DISMOUNT,
    END_PHASE,
    HEX,
    HOSPITAL,
    MOVE,
    ORDINARY,
    PLACE_TRAP,
    PLAY,
    RESOURCES,
    SEARCH,
    SETTLEMENTS,
    SPECIAL,
    SURVIVOR,
    TRADE,
)
from holdfast.games.outbreak.rules.ground import beside, free_tiles, horde_at, is_revealed, tile_at
from holdfast.games.outbreak.rules.hordes import needed
from holdfast.games.outbreak.rules.people import able_on, capacity, hand_limit, hand_size, tokens
from holdfast.games.outbreak.rules.steps import TURN
from holdfast.games.outbreak.state import REVEALED, SURVIVORS_ACT
from holdfast.games.outbreak.steady.outlook import (
    aid_against_final,
    attack_worth,
    burning,
    count_waiting,
    final_wants,
    has_attack,
    haven_worth,
    horde_worth,
    most_wounds,
    place_worth,
    purse_at,
    strikes,
    unmanned,
)
from holdfast.games.outbreak.steady.worths import NEVER
from holdfast.kernel.rule import long_rule, rule

# Developments, in the order of the rules
(
    RESTORING, WALLS, POSTS, TOWERS, SCHEMATIC, FIRST, REVIVE, TURRETS, FORTRESSES, SECOND,
) = range(10)  # fmt: skip


@long_rule
def who_worth(s: Any, move: int, struck: int) -> int:
    """First those who can destroy something, last the others; never end early."""
    if move == END_PHASE:
        return NEVER
    if PLAY <= move < HEX:
        return card_worth(s, (move - PLAY) % ORDINARY, struck)
    v = move - SURVIVOR
    return 1000 + attack_worth(s, v, s.survivors[v].tile | 0)


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


# Develop


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
def site_worth(s: Any, tile: int, struck: int) -> int:
    """Where to build: towers out of harm's way, everything else where hordes will strike."""
    frame = s.agenda.frames[s.agenda.depth - 1]
    hit = struck >> tile & 1
    if frame.step == TURN and frame.a - 1 == TOWERS:
        worth = haven_worth(s, tile, struck)
        return worth + (100 if tile == MAIN_BASE else 0) - 1000 * hit
    worth = 50 * hit + (45 if s.helpless == tile else 0) + (10 if tile == MAIN_BASE else 0)
    return worth + (20 if unmanned(s) >> tile & 1 else 0)


# Aid and cards


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
        against = aid_against_final(s, v, tile, which)
        if against > 0:
            return 300 + against
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


@long_rule
def kind_worth(s: Any, v: int, kind: int) -> int:
    """How often the revealed hordes, above all those around a survivor, need what they lack."""
    worth = 6 - 3 * s.survivors[v].goods[kind] + (40 if final_wants(s) >> kind & 1 else 0)
    near = s.tiles[s.survivors[v].tile].links | 1 << s.survivors[v].tile
    for uid in range(s.dealt):
        horde = s.hordes[uid]
        if horde.place == REVEALED:
            need = max(0, needed(s, horde.card | 0, kind) - s.survivors[v].goods[kind])
            worth += 5 * need if beside(s, horde.hex | 0) & near else need
    return worth


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
