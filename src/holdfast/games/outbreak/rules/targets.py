"""Targets: whom and what an effect may choose, and whether it could change anything (OB-GEN-10)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak.content import (
    EFFECT,
    FAVOURED_OF,
    FIRST_DOOM,
    FIRST_FORTUNE,
    FIRST_ROW,
    FIRST_SCHEMATIC,
    FIRST_SKILL,
    FLAGS,
    FOREST,
    LAST_ROW,
    LEVEL,
    MAIN_BASE,
    OP,
    SKILLS_NO,
    SOURCE_OF,
    STARTS_SWOLLEN,
    TANK_YARD,
    WHAT,
    WHEN,
    WHO,
    N,
)
from holdfast.games.outbreak.content.effects import (
    ACTIVE,
    ADJACENT,
    ADJACENT_DOWN,
    BESIDE_SELF,
    CALM,
    CARRY,
    CONTAM,
    DICE,
    DOOM,
    DRAW,
    DRAWN,
    EXP,
    EXTRA,
    FAVOURED,
    FEWEST,
    FIRE,
    FIX,
    FLEE,
    FLIGHT,
    GAIN,
    GARRISON,
    GASOLINE,
    HEAL,
    HERE,
    HURT,
    KILL,
    LABORATORY,
    LOSE,
    MORE,
    NEAR,
    ONE,
    OTHER,
    OTHERWISE,
    OUTER,
    PAY,
    PEEK,
    POWER,
    PRICE,
    PUT,
    REROLL,
    RESTORE,
    REVEAL,
    REVIVE,
    RILE,
    ROLLED,
    SELF,
    SHIELD,
    SKULL,
    STALL,
    STEP,
    SWAP,
    TAKE,
    TANK,
    TOSS,
    TOWER,
    TRAP,
    TRAP_PIECE,
    TURRET,
    UNDOOM,
    WATCHTOWER,
)
from holdfast.games.outbreak.content.geometry import NEIGHBOUR, OFF_BOARD
from holdfast.games.outbreak.moves import RESOURCES, SETTLEMENTS, TRACKER
from holdfast.games.outbreak.rules.cards import can_draw, drawn_count
from holdfast.games.outbreak.rules.ground import (
    NOWHERE,
    beside,
    empty_edges,
    free_tiles,
    has_power,
    horde_at,
    is_facedown,
    is_outer,
    reachable,
)
from holdfast.games.outbreak.rules.people import (
    able_on,
    able_team,
    fallen_team,
    health,
    hex_of,
    is_able,
    may_heal,
    tokens,
)
from holdfast.games.outbreak.state import (
    AUTO_DEFENDS,
    DOOM_CHOSEN,
    DOOM_SKULL,
    FACEDOWN,
    MINI,
    ON,
    OUTBREAK,
    REVEALED,
    SWELL,
    W_PREROLL,
    W_STRIKE,
    W_WOUND,
)
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule, rule

HORDE_ACTOR = 16  # an actor from here on is a horde: HORDE_ACTOR + its number


# Sets of survivors, settlements and hordes


@long_rule
def kinds_in_store(s: Any, kinds: int) -> int:
    """Of a set of resources those that the Store has."""
    there = 0
    for k in range(RESOURCES):
        if kinds >> k & 1 and s.store[k] > 0:
            there |= 1 << k
    return there


@long_rule
def kinds_held(survivor: Any, kinds: int) -> int:
    """Of a set of resources those that a survivor carries."""
    there = 0
    for k in range(RESOURCES):
        if kinds >> k & 1 and survivor.goods[k] > 0:
            there |= 1 << k
    return there


@rule
def heals_as_card(row: int) -> bool:
    """OB-GEN-2: HEAL of Fortune cards and skills overrules Doom, other healing does not."""
    source = SOURCE_OF[row] | 0
    return FIRST_SKILL <= source < FIRST_SCHEMATIC or FIRST_FORTUNE <= source < FIRST_DOOM


@rule
def is_hurt(s: Any, v: int) -> bool:
    """Able and wounded."""
    return s.survivors[v].down == 0 and s.survivors[v].wounds > 0


@long_rule
def healing_targets(s: Any, row: int, actor: int, window: int) -> int:
    """Whom a HEAL may heal, as a set (OB-WND-3, OB-WND-4, OB-WIN-5)."""
    if not may_heal(s, heals_as_card(row)):
        return 0
    if window == W_WOUND:
        v = s.victim - 1
        would_fall = s.survivors[v].wounds + s.blow - s.spared >= health(s, v)
        return 1 << v if is_hurt(s, v) and would_fall else 0
    who = EFFECT[row, WHO] | 0
    them = able_team(s)
    if who == SELF:
        them &= 1 << actor
    elif who == BESIDE_SELF:
        them &= able_on(s, 1 << s.survivors[actor].tile)
    hurt = 0
    for i in range(s.team):
        v = s.order[i] | 0
        if them >> v & 1 and is_hurt(s, v):
            hurt |= 1 << v
    return hurt


@long_rule
def least_wounded(s: Any) -> int:
    """DC-24: the able survivors with the fewest wounds."""
    them, least = 0, 99
    for i in range(s.team):
        survivor = s.survivors[s.order[i]]
        if survivor.down == 0:
            if survivor.wounds < least:
                least = survivor.wounds | 0
                them = 0
            if survivor.wounds == least:
                them |= 1 << s.order[i]
    return them


@long_rule
def place_of(s: Any, actor: int) -> int:
    """The hex of a survivor or of a horde that does something."""
    if actor >= HORDE_ACTOR:
        return s.hordes[actor - HORDE_ACTOR].hex | 0
    return hex_of(s, actor)


@long_rule
def tiles_for(s: Any, piece: int) -> int:
    """The free settlements that may get a piece (OB-OVR-4; no Garrison on the Forest)."""
    if s.supply[piece] == 0:
        return 0
    tiles = free_tiles(s)
    if piece == GARRISON and has_power(s, FOREST):
        tiles &= ~(1 << FOREST)
    return tiles


@long_rule
def putting_tiles(s: Any, row: int, actor: int) -> int:
    """Where a PUT may go, as a set of settlements."""
    tiles = tiles_for(s, EFFECT[row, WHAT] | 0)
    where = EFFECT[row, WHO] | 0
    if where == HERE:
        return tiles & 1 << s.survivors[actor].tile
    if where == ADJACENT:
        return tiles & beside(s, place_of(s, actor))
    if where == OUTER:
        outer = 0
        for t in range(SETTLEMENTS):
            if tiles >> t & 1 and is_outer(s, t):
                outer |= 1 << t
        return outer
    return tiles


@long_rule
def tiles_with(s: Any, piece: int) -> int:
    """The settlements that have a piece (TOWER: a Watchtower or a Turret)."""
    tiles = 0
    for t in range(SETTLEMENTS):
        pieces = s.tiles[t].pieces
        there = pieces[WATCHTOWER] + pieces[TURRET] if piece == TOWER else pieces[piece] | 0
        if there > 0:
            tiles |= 1 << t
    return tiles


@long_rule
def troubled_tiles(s: Any) -> int:
    """The settlements with a condition token."""
    return tiles_with(s, POWER) | tiles_with(s, FIRE) | tiles_with(s, CONTAM)


@rule
def is_struck_place(s: Any, window: int, tile: int) -> bool:
    """OB-WIN-5: in STRIKE only pieces on the settlement being entered can be moved."""
    return window != W_STRIKE or tile == s.march.tile


@long_rule
def carried_survivors(s: Any, row: int, actor: int, window: int) -> int:
    """Whom a CARRY may take, incapacitated ones too."""
    who = EFFECT[row, WHO] | 0
    them = 0
    for i in range(s.team):
        v = s.order[i] | 0
        if not is_struck_place(s, window, s.survivors[v].tile):
            continue
        if who == ONE or (v != actor and who == OTHER):
            them |= 1 << v
        elif who == FLIGHT and v != actor and s.survivors[v].tile == s.survivors[actor].tile:
            them |= 1 << v
    return them


@long_rule
def refugee_tiles(s: Any, row: int, actor: int, window: int) -> int:
    """The settlements whose Helpless or Settlers a CARRY may take (OB-STL-5)."""
    tiles = 1 << s.march.tile if window == W_STRIKE else s.city | 0
    if EFFECT[row, WHO] == FLIGHT:
        tiles &= 1 << s.survivors[actor].tile
    return tiles


@rule
def refugee_tile(s: Any, piece: int) -> int:
    """Where the Helpless (0) or the Settlers (1 to 3) are, or NOWHERE."""
    return s.helpless | 0 if piece == 0 else s.settlers[piece - 1] - 1


@long_rule
def fleeing_tiles(s: Any, row: int, piece: int) -> int:
    """Where FLEE may take a piece: so many steps over free settlements."""
    return reachable(s, refugee_tile(s, piece), EFFECT[row, N] | 0, free_tiles(s))


@long_rule
def may_flee(s: Any, row: int, piece: int, window: int) -> bool:
    """Whether FLEE may move this piece now."""
    tile = refugee_tile(s, piece)
    if tile == NOWHERE or not is_struck_place(s, window, tile):
        return False
    return fleeing_tiles(s, row, piece) != 0


@rule
def front_horde(s: Any) -> int:
    """The horde that is about to enter a settlement."""
    return s.march.chain[s.march.links] | 0


@long_rule
def is_horde_target(s: Any, row: int, actor: int, window: int, uid: int) -> bool:
    """Whether KILL, STALL, CALM or RILE may choose a horde; never a Final Encounter (OB-KIND-9)."""
    horde = s.hordes[uid]
    if horde.place != REVEALED or LEVEL[horde.card] > EFFECT[row, WHAT]:
        return False
    if s.horde_at[horde.hex] != uid + 1:
        return False  # on the Main Base only the top horde
    op = EFFECT[row, OP] | 0
    if (
        op != RILE
        and EFFECT[row, WHO]
        and not beside(s, horde.hex | 0) >> s.survivors[actor].tile & 1
    ):
        return False
    if op == KILL:
        return window != W_STRIKE or uid == front_horde(s)
    if op == STALL:
        return horde.stalled == 0 and horde.hex != s.tiles[MAIN_BASE].hex
    if op == CALM:
        return horde.meeple == SWELL and STARTS_SWOLLEN[horde.card] == 0
    return horde.meeple == OUTBREAK


@long_rule
def has_horde_target(s: Any, row: int, actor: int, window: int) -> bool:
    """Whether KILL, STALL, CALM or RILE has any target."""
    for uid in range(s.dealt):
        if is_horde_target(s, row, actor, window, uid):
            return True
    return False


@long_rule
def is_peekable(s: Any, hex: int) -> bool:
    """A facedown horde that nobody has looked at."""
    return is_facedown(s, hex) and s.hordes[horde_at(s, hex)].known == 0


@long_rule
def can_peek(s: Any, row: int, actor: int) -> bool:
    """Whether a PEEK has something to look at."""
    of = EFFECT[row, WHAT] | 0
    if of == DRAWN:
        return drawn_count(s) > 0
    if of == ADJACENT_DOWN:
        for d in range(6):
            n = NEIGHBOUR[hex_of(s, actor), d] | 0
            if n != OFF_BOARD and is_peekable(s, n):
                return True
        return False
    for uid in range(s.dealt):
        if s.hordes[uid].place == FACEDOWN and s.hordes[uid].known == 0:
            return True
    return False


@long_rule
def can_reveal(s: Any) -> bool:
    """OB-OPN-7: a facedown horde, or a card in the deck and an empty edge space."""
    for uid in range(s.dealt):
        if s.hordes[uid].place == FACEDOWN:
            return True
    return s.dealt < s.horde_count and empty_edges(s) > 0


@long_rule
def swappable(s: Any, v: int) -> bool:
    """SWAP: a token, and another kind in the Store."""
    held = kinds_held(s.survivors[v], 31)
    for k in range(RESOURCES):
        if held >> k & 1 and kinds_in_store(s, 31 & ~(1 << k)):
            return True
    return False


@long_rule
def laboratory_kinds(s: Any, v: int) -> int:
    """OB-AID-7: two kinds at most, one pair per kind, two tokens of the requesting survivor."""
    pairs, kinds = 0, 0
    for k in range(RESOURCES):
        pairs += s.laboratory >> k & 1
        if s.laboratory >> k & 1 == 0 and s.survivors[v].goods[k] >= 2:
            kinds |= 1 << k
    return kinds if pairs < 2 else 0


@long_rule
def discardable_doom(s: Any, row: int) -> int:
    """Drawn or Active places whose card an UNDOOM may discard; Skills No cards stay."""
    slots = 0
    for i in range(TRACKER):
        if EFFECT[row, WHAT] == ACTIVE:
            if s.doom_active[i] > 0 and SKILLS_NO[s.doom_active[i] - 1] == 0:
                slots |= 1 << i
        elif s.doom_drawn[i] != 0:
            slots |= 1 << i
    return slots


# Void effects


@long_rule
def is_void(s: Any, row: int, actor: int, window: int) -> bool:
    """OB-GEN-10: whether an effect could change nothing now."""
    op, what, n = EFFECT[row, OP] | 0, EFFECT[row, WHAT] | 0, EFFECT[row, N] | 0
    who = EFFECT[row, WHO] | 0
    if op == GAIN:
        return is_void_gain(s, what, who, actor, window)
    if op == HEAL:
        return healing_targets(s, row, actor, window) == 0
    if op == HURT:
        if who == NEAR:
            return able_on(s, beside(s, place_of(s, actor))) == 0
        return able_team(s) == 0 if who == FEWEST else not is_able(s, actor)
    if op == EXP:
        if s.options.no_exp == ON:
            return True
        return s.exp == 0 if n < 0 else s.exp >= 99
    if op == LOSE:
        return not anybody_carries(s)
    if op == DRAW:
        return not can_draw(s)
    if op == TOSS:
        return s.survivors[actor].cards == 0
    if op == DOOM or op == MORE:
        return False
    if op == UNDOOM:
        return discardable_doom(s, row) == 0
    if op == REVEAL:
        return not can_reveal(s)
    if op == PEEK:
        return not can_peek(s, row, actor)
    if op == PUT:
        return putting_tiles(s, row, actor) == 0
    if op == TAKE:
        return tiles_with(s, what) == 0
    if op == RESTORE:
        return troubled_tiles(s) == 0
    if op == CARRY:
        return is_void_carry(s, row, actor, window)
    if op == FLEE:
        for piece in range(4):
            if may_flee(s, row, piece, window):
                return False
        return True
    if op == KILL or op == STALL or op == CALM or op == RILE:
        return not has_horde_target(s, row, actor, window)
    if op == REVIVE:
        return fallen_team(s) == 0
    if op == EXTRA or op == STEP:
        return s.active == NOBODY
    return is_void_special(s, op, what, n, actor, window)


@long_rule
def is_void_special(s: Any, op: int, what: int, n: int, actor: int, window: int) -> bool:
    """The rest of `is_void`: effects on rolls, reactions, and those of single settlements."""
    if op == DICE:
        return s.dice.going == MINI
    if op == FIX:
        return not can_fix(s)
    if op == REROLL:
        return False
    if op == SHIELD:
        return s.blow <= s.spared if window == W_WOUND else s.spared > 0
    if op == SWAP:
        return not swappable(s, actor)
    if op == PAY:
        held = 0
        for k in range(RESOURCES):
            held += s.survivors[actor].goods[k] if what >> k & 1 else 0
        return held < n
    if op == TRAP:
        return s.survivors[actor].trap == 1 or s.supply[TRAP_PIECE] == 0
    if op == LABORATORY:
        return laboratory_kinds(s, actor) == 0
    if op == TANK:
        on_yard = s.survivors[actor].tile == TANK_YARD
        return not on_yard or s.driver > 0 or s.survivors[actor].goods[GASOLINE] == 0
    return False


@long_rule
def is_void_gain(s: Any, what: int, who: int, actor: int, window: int) -> bool:
    """GAIN: no such token in the Store; OB-WIN-5: before a roll only in rolls of survivors."""
    if window == W_PREROLL and s.dice.going == AUTO_DEFENDS:
        return True
    if who == SELF and not is_able(s, actor):
        return True
    if what == FAVOURED:
        return s.store[FAVOURED_OF[actor]] == 0
    if what == ROLLED:
        return kinds_in_store(s, 31) == 0
    return kinds_in_store(s, what) == 0


@long_rule
def is_void_carry(s: Any, row: int, actor: int, window: int) -> bool:
    """CARRY: nobody to take or nowhere to go."""
    free = free_tiles(s)
    if EFFECT[row, WHO] == FLIGHT:
        return free & ~(1 << s.survivors[actor].tile) == 0
    if free & (free - 1) == 0 and window != W_STRIKE:
        return True
    if window == W_STRIKE and free & ~(1 << s.march.tile) == 0:
        return True
    if carried_survivors(s, row, actor, window) != 0:
        return False
    tiles = refugee_tiles(s, row, actor, window)
    for piece in range(4):
        tile = refugee_tile(s, piece)
        if tile != NOWHERE and tiles >> tile & 1:
            return False
    return True


@long_rule
def anybody_carries(s: Any) -> bool:
    """Whether an able survivor has a token."""
    for i in range(s.team):
        if tokens(s.survivors[s.order[i]]) > 0:
            return True
    return False


@long_rule
def can_fix(s: Any) -> bool:
    """Whether a die of the roll does not show a skull."""
    for face in range(SKULL):
        if s.dice.faces[face] > 0:
            return True
    return s.dice.doom > DOOM_CHOSEN and s.dice.doom != DOOM_SKULL


@long_rule
def is_worth_doing(s: Any, source: int, when: int, actor: int, window: int) -> bool:
    """Whether every price can be paid and at least one effect of a source is not void."""
    worth = False
    for row in range(FIRST_ROW[source], LAST_ROW[source]):
        if EFFECT[row, WHEN] != when:
            continue
        void = is_void(s, row, actor, window)
        if EFFECT[row, FLAGS] & PRICE:
            if void:
                return False
        elif EFFECT[row, FLAGS] & OTHERWISE == 0 and not void:
            worth = True
    return worth
