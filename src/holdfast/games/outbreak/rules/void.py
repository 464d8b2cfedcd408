"""Void effects: whether an effect could change anything now (OB-GEN-10)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import content, moves, state
from holdfast.games.outbreak.content import effects, geometry
from holdfast.games.outbreak.rules import cards, doom, ground, people, refugees, targets
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule


@long_rule
def has_horde_target(s: Any, row: int, actor: int, window: int) -> bool:
    """Whether KILL, STALL, CALM or RILE has any target."""
    for uid in range(s.dealt):
        if targets.is_horde_target(s, row, actor, window, uid):
            return True
    return False


@long_rule
def can_peek(s: Any, row: int, actor: int) -> bool:
    """Whether a PEEK has something to look at."""
    of = content.EFFECTS[row].what
    if of == effects.DRAWN:
        return doom.cards_on(s.doom_drawn) > 0
    if of == effects.ADJACENT_DOWN:
        for d in range(geometry.DIRECTIONS):
            n = geometry.NEIGHBOUR[people.hex_of(s, actor), d]
            if n != geometry.OFF_BOARD and targets.is_peekable(s, n):
                return True
        return False
    for uid in range(s.dealt):
        if s.hordes[uid].place == state.FACEDOWN and s.hordes[uid].known == 0:
            return True
    return False


@long_rule
def can_reveal(s: Any) -> bool:
    """OB-OPN-7: a facedown horde, or a card in the deck and an empty edge space."""
    for uid in range(s.dealt):
        if s.hordes[uid].place == state.FACEDOWN:
            return True
    return s.dealt < s.horde_count and ground.empty_edges(s) > 0


@long_rule
def swappable(s: Any, v: int) -> bool:
    """SWAP: a token, and another kind in the Store."""
    held = targets.kinds_in(s.survivors[v].goods, effects.ANY_KIND)
    for k in range(moves.RESOURCES):
        if held >> k & 1 and targets.kinds_in(s.store, effects.ANY_KIND & ~(1 << k)):
            return True
    return False


@long_rule
def is_void(s: Any, row: int, actor: int, window: int) -> bool:
    """OB-GEN-10: whether an effect could change nothing now."""
    op, what, n = content.EFFECTS[row].op, content.EFFECTS[row].what, content.EFFECTS[row].n
    who = content.EFFECTS[row].who
    if op == effects.GAIN:
        return is_void_gain(s, what, who, actor, window)
    if op == effects.HEAL:
        return targets.healing_targets(s, row, actor, window) == 0
    if op == effects.HURT:
        if who == effects.NEAR:
            return people.able_on(s, ground.beside(s, targets.place_of(s, actor))) == 0
        return people.able_team(s) == 0 if who == effects.FEWEST else not people.is_able(s, actor)
    if op == effects.EXP:
        if s.options.no_exp == state.ON:
            return True
        return s.exp == 0 if n < 0 else s.exp >= cards.MOST_EXP
    if op == effects.LOSE:
        return not anybody_carries(s)
    if op == effects.DRAW:
        return not cards.can_draw(s)
    if op == effects.TOSS:
        return s.survivors[actor].cards == 0
    if op == effects.DOOM or op == effects.MORE:
        return False
    if op == effects.UNDOOM:
        return targets.discardable_doom(s, row) == 0
    if op == effects.REVEAL:
        return not can_reveal(s)
    if op == effects.PEEK:
        return not can_peek(s, row, actor)
    if op == effects.PUT:
        return targets.putting_tiles(s, row, actor) == 0
    if op == effects.TAKE:
        return targets.tiles_with(s, what) == 0
    if op == effects.RESTORE:
        return targets.troubled_tiles(s) == 0
    if op == effects.CARRY:
        return is_void_carry(s, row, actor, window)
    if op == effects.FLEE:
        for piece in range(moves.PIECES):
            if targets.may_flee(s, row, piece, window):
                return False
        return True
    if op == effects.KILL or op == effects.STALL or op == effects.CALM or op == effects.RILE:
        return not has_horde_target(s, row, actor, window)
    if op == effects.REVIVE:
        return people.fallen_team(s) == 0
    if op == effects.EXTRA or op == effects.STEP:
        return s.active == NOBODY
    return is_void_special(s, op, what, n, actor, window)


@long_rule
def is_void_special(s: Any, op: int, what: int, n: int, actor: int, window: int) -> bool:
    """The rest of `is_void`: effects on rolls, reactions, and those of single settlements."""
    if op == effects.DICE:
        return s.dice.going == state.MINI
    if op == effects.FIX:
        return not can_fix(s)
    if op == effects.REROLL:
        return False
    if op == effects.SHIELD:
        return s.blow <= s.spared if window == state.W_WOUND else s.spared > 0
    if op == effects.SWAP:
        return not swappable(s, actor)
    if op == effects.PAY:
        held = 0
        for k in range(moves.RESOURCES):
            held += s.survivors[actor].goods[k] if what >> k & 1 else 0
        return held < n
    if op == effects.TRAP:
        return s.survivors[actor].trap == 1 or s.supply[effects.TRAP_PIECE] == 0
    if op == effects.LABORATORY:
        return targets.laboratory_kinds(s, actor) == 0
    if op == effects.TANK:
        on_yard = s.survivors[actor].tile == content.TANK_YARD
        return not on_yard or s.driver > 0 or s.survivors[actor].goods[effects.GASOLINE] == 0
    return False


@long_rule
def is_void_gain(s: Any, what: int, who: int, actor: int, window: int) -> bool:
    """GAIN: no such token in the Store; OB-WIN-5: before a roll only in rolls of survivors."""
    if window == state.W_PREROLL and s.dice.going == state.AUTO_DEFENDS:
        return True
    if who == effects.SELF and not people.is_able(s, actor):
        return True
    if what == effects.FAVOURED:
        return s.store[content.SURVIVORS[actor].favoured] == 0
    if what == effects.ROLLED:
        return targets.kinds_in(s.store, effects.ANY_KIND) == 0
    return targets.kinds_in(s.store, what) == 0


@long_rule
def is_void_carry(s: Any, row: int, actor: int, window: int) -> bool:
    """CARRY: nobody to take or nowhere to go."""
    free = ground.free_tiles(s)
    if content.EFFECTS[row].who == effects.FLIGHT:
        return free & ~(1 << s.survivors[actor].tile) == 0
    if free & (free - 1) == 0 and window != state.W_STRIKE:
        return True
    if window == state.W_STRIKE and free & ~(1 << s.march.tile) == 0:
        return True
    if targets.carried_survivors(s, row, actor, window) != 0:
        return False
    tiles = targets.refugee_tiles(s, row, actor, window)
    for piece in range(moves.PIECES):
        tile = refugees.refugee_tile(s, piece)
        if tile != ground.NOWHERE and tiles >> tile & 1:
            return False
    return True


@long_rule
def anybody_carries(s: Any) -> bool:
    """Whether an able survivor has a token."""
    for i in range(s.team):
        if people.tokens(s.survivors[s.order[i]]) > 0:
            return True
    return False


@long_rule
def can_fix(s: Any) -> bool:
    """Whether a die of the roll does not show a skull."""
    for face in range(effects.SKULL):
        if s.dice.faces[face] > 0:
            return True
    return s.dice.doom > state.DOOM_CHOSEN and s.dice.doom != state.DOOM_SKULL


@long_rule
def is_worth_doing(s: Any, source: int, when: int, actor: int, window: int) -> bool:
    """Whether every price can be paid and at least one effect of a source is not void."""
    worth = False
    for row in range(content.SOURCES[source].first, content.SOURCES[source].last):
        if content.EFFECTS[row].when != when:
            continue
        void = is_void(s, row, actor, window)
        if content.EFFECTS[row].price:
            if void:
                return False
        elif content.EFFECTS[row].otherwise == 0 and not void:
            worth = True
    return worth
