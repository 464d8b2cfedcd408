"""Targets: whom and what an effect may choose (section 7.0)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import content, moves, state
from holdfast.games.outbreak.content import effects
from holdfast.games.outbreak.rules import goods, ground, hordes, in_force, people, refugees, values
from holdfast.kernel.rule import long_rule, rule

LABORATORY_PAIRS = 2  # OB-AID-7
HORDE_ACTOR = 16  # an actor from here on is a horde: HORDE_ACTOR + its number


@long_rule
def kinds_in(goods: Any, kinds: int) -> int:
    """Of a set of resources those that the Store has, or that a survivor carries."""
    there = 0
    for k in range(moves.RESOURCES):
        if kinds >> k & 1 and goods[k] > 0:
            there |= 1 << k
    return there


@rule
def heals_as_card(row: int) -> bool:
    """OB-GEN-2: HEAL of Fortune cards and skills overrules Doom, other healing does not."""
    source = content.EFFECTS[row].source
    return (
        content.FIRST_SKILL <= source < content.FIRST_SCHEMATIC
        or content.FIRST_FORTUNE <= source < content.FIRST_DOOM
    )


@rule
def is_hurt(s: Any, v: int) -> bool:
    """Able and wounded."""
    return s.survivors[v].down == 0 and s.survivors[v].wounds > 0


@long_rule
def healing_targets(s: Any, row: int, actor: int, window: int) -> int:
    """Whom a HEAL may heal, as a set (OB-WND-3, OB-WND-4, OB-WIN-5)."""
    if not in_force.may_heal(s, heals_as_card(row)):
        return 0
    if window == state.W_WOUND:
        v = s.victim - 1
        would_fall = s.survivors[v].wounds + s.blow - s.spared >= values.health(s, v)
        return 1 << v if is_hurt(s, v) and would_fall else 0
    who = content.EFFECTS[row].who
    them = people.able_team(s)
    if who == effects.SELF:
        them &= 1 << actor
    elif who == effects.BESIDE_SELF:
        them &= people.able_on(s, 1 << s.survivors[actor].tile)
    hurt = 0
    for i in range(s.team):
        v = s.order[i]
        if them >> v & 1 and is_hurt(s, v):
            hurt |= 1 << v
    return hurt


@long_rule
def least_wounded(s: Any) -> int:
    """DC-24: the able survivors with the fewest wounds."""
    them, least = 0, 0
    for i in range(s.team):
        survivor = s.survivors[s.order[i]]
        if survivor.down == 0:
            if them == 0 or survivor.wounds < least:
                least = survivor.wounds
                them = 0
            if survivor.wounds == least:
                them |= 1 << s.order[i]
    return them


@long_rule
def place_of(s: Any, actor: int) -> int:
    """The hex of a survivor or of a horde that does something."""
    if actor >= HORDE_ACTOR:
        return s.hordes[actor - HORDE_ACTOR].hex
    return people.hex_of(s, actor)


@long_rule
def tiles_for(s: Any, piece: int) -> int:
    """The free settlements that may get a piece (OB-OVR-4; no Garrison on the Forest)."""
    if s.supply[piece] == 0:
        return 0
    tiles = ground.free_tiles(s)
    if piece == effects.GARRISON and ground.has_power(s, content.FOREST):
        tiles &= ~(1 << content.FOREST)
    return tiles


@long_rule
def putting_tiles(s: Any, row: int, actor: int) -> int:
    """Where a PUT may go, as a set of settlements."""
    tiles = tiles_for(s, content.EFFECTS[row].what)
    where = content.EFFECTS[row].who
    if where == effects.HERE:
        return tiles & 1 << s.survivors[actor].tile
    if where == effects.ADJACENT:
        return tiles & ground.beside(s, place_of(s, actor))
    if where == effects.OUTER:
        outer = 0
        for t in range(moves.SETTLEMENTS):
            if tiles >> t & 1 and ground.is_outer(s, t):
                outer |= 1 << t
        return outer
    return tiles


@long_rule
def tiles_with(s: Any, piece: int) -> int:
    """The settlements that have a piece (TOWER: a Watchtower or a Turret)."""
    tiles = 0
    for t in range(moves.SETTLEMENTS):
        pieces = s.tiles[t].pieces
        there = (
            pieces[effects.WATCHTOWER] + pieces[effects.TURRET]
            if piece == effects.TOWER
            else pieces[piece]
        )
        if there > 0:
            tiles |= 1 << t
    return tiles


@long_rule
def troubled_tiles(s: Any) -> int:
    """The settlements with a condition token."""
    return (
        tiles_with(s, effects.POWER) | tiles_with(s, effects.FIRE) | tiles_with(s, effects.CONTAM)
    )


@rule
def is_struck_place(s: Any, window: int, tile: int) -> bool:
    """OB-WIN-5: in STRIKE only pieces on the settlement being entered can be moved."""
    return window != state.W_STRIKE or tile == s.march.tile


@long_rule
def carried_survivors(s: Any, row: int, actor: int, window: int) -> int:
    """Whom a CARRY may take, incapacitated ones too."""
    who = content.EFFECTS[row].who
    them = 0
    for i in range(s.team):
        v = s.order[i]
        if not is_struck_place(s, window, s.survivors[v].tile):
            continue
        if who == effects.ONE or (v != actor and who == effects.OTHER):
            them |= 1 << v
        elif (
            who == effects.FLIGHT and v != actor and s.survivors[v].tile == s.survivors[actor].tile
        ):
            them |= 1 << v
    return them


@long_rule
def refugee_tiles(s: Any, row: int, actor: int, window: int) -> int:
    """The settlements whose Helpless or Settlers a CARRY may take (OB-STL-5)."""
    tiles = 1 << s.march.tile if window == state.W_STRIKE else s.city
    if content.EFFECTS[row].who == effects.FLIGHT:
        tiles &= 1 << s.survivors[actor].tile
    return tiles


@long_rule
def fleeing_tiles(s: Any, row: int, piece: int) -> int:
    """Where FLEE may take a piece: so many steps over free settlements."""
    return ground.reachable(
        s, refugees.refugee_tile(s, piece), content.EFFECTS[row].n, ground.free_tiles(s)
    )


@long_rule
def may_flee(s: Any, row: int, piece: int, window: int) -> bool:
    """Whether FLEE may move this piece now."""
    tile = refugees.refugee_tile(s, piece)
    if tile == ground.NOWHERE or not is_struck_place(s, window, tile):
        return False
    return fleeing_tiles(s, row, piece) != 0


@long_rule
def is_horde_target(s: Any, row: int, actor: int, window: int, uid: int) -> bool:
    """Whether KILL, STALL, CALM or RILE may choose a horde; never a Final Encounter (OB-KIND-9)."""
    horde = s.hordes[uid]
    if (
        horde.place != state.REVEALED
        or content.HORDES[horde.card].level > content.EFFECTS[row].what
    ):
        return False
    if s.horde_at[horde.hex] != uid + 1:
        return False  # on the Main Base only the top horde
    op = content.EFFECTS[row].op
    if (
        op != effects.RILE
        and content.EFFECTS[row].who
        and not ground.beside(s, horde.hex) >> s.survivors[actor].tile & 1
    ):
        return False
    if op == effects.KILL:
        return window != state.W_STRIKE or uid == hordes.front_horde(s)
    if op == effects.STALL:
        return horde.stalled == 0 and horde.hex != s.tiles[content.MAIN_BASE].hex
    if op == effects.CALM:
        return horde.meeple == state.SWELL and content.HORDES[horde.card].starts_swollen == 0
    return horde.meeple == state.OUTBREAK


@long_rule
def is_peekable(s: Any, hex: int) -> bool:
    """A facedown horde that nobody has looked at."""
    return ground.is_facedown(s, hex) and s.hordes[ground.horde_at(s, hex)].known == 0


@long_rule
def laboratory_kinds(s: Any, v: int) -> int:
    """OB-AID-7: two kinds at most, one pair per kind, two tokens of the requesting survivor."""
    pairs, kinds = 0, 0
    for k in range(moves.RESOURCES):
        pairs += s.laboratory >> k & 1
        if s.laboratory >> k & 1 == 0 and s.survivors[v].goods[k] >= goods.PAIR:
            kinds |= 1 << k
    return kinds if pairs < LABORATORY_PAIRS else 0


@long_rule
def discardable_doom(s: Any, row: int) -> int:
    """Drawn or Active places whose card an UNDOOM may discard; Skills No cards stay."""
    slots = 0
    for i in range(moves.TRACKER):
        if content.EFFECTS[row].what == effects.ACTIVE:
            if s.doom_active[i] > 0 and content.DOOMS[s.doom_active[i] - 1].skills_no == 0:
                slots |= 1 << i
        elif s.doom_drawn[i] != 0:
            slots |= 1 << i
    return slots
