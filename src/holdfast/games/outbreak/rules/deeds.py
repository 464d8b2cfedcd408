"""Deeds: what effects do to goods, wounds, pieces and hordes (section 7.0)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import content, decisions, events, moves, state, steps
from holdfast.games.outbreak.content import effects, geometry
from holdfast.games.outbreak.rules import (
    cards,
    choices,
    doom,
    goods,
    ground,
    hordes,
    lists,
    people,
    targets,
)
from holdfast.kernel.agenda import then
from holdfast.kernel.bits import size
from holdfast.kernel.chance import below
from holdfast.kernel.decision import ask, offer
from holdfast.kernel.events import tell
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule

CURED = 3  # OB-DEV-11
BY_THE_DIE = 0  # the kinds of GAIN when a die decides


# Goods


@long_rule
def gain(s: Any, row: int, actor: int, log: Any) -> None:
    """GAIN: the receiver first, then kind after kind, then what is too much (OB-AID-4)."""
    if content.EFFECTS[row].who == effects.ONE:
        lists.offer_survivors(s, people.able_team(s))
        choices.ask_for(s, row, actor, 1, 0)
    else:
        gain_for(s, row, actor, log)


@long_rule
def gain_for(s: Any, row: int, v: int, log: Any) -> None:
    """GAIN for one survivor: known kinds at once, others by choice or by the die."""
    what, n = content.EFFECTS[row].what, content.EFFECTS[row].n
    if what == effects.FAVOURED:
        goods.collect(s, v, content.SURVIVORS[v].favoured, n, log)
        then(s, steps.TRIM_GOODS, 1 << v)
    elif what == effects.ROLLED:
        then(s, steps.GAIN_TOKENS, v, n, BY_THE_DIE)
    elif what & (what - 1) == 0:
        kind = 0
        while what >> kind > 1:
            kind += 1
        goods.collect(s, v, kind, n, log)
        then(s, steps.TRIM_GOODS, 1 << v)
    else:
        then(s, steps.GAIN_TOKENS, v, n, what)


@long_rule
def gain_tokens(s: Any, survivor: int, count: int, kinds: int, log: Any) -> None:
    """GAIN: so many tokens one after the other, D-KIND for each or as the die decides."""
    if count == 0:
        then(s, steps.TRIM_GOODS, 1 << survivor)
        return
    open_kinds = kinds
    if kinds == BY_THE_DIE:
        face = below(s.chance, state.DIE)
        tell(log, events.ROLLED_FOR, survivor, face)
        if face != effects.SKULL:
            goods.collect(s, survivor, face, 1, log)
            then(s, steps.GAIN_TOKENS, survivor, count - 1, kinds)
            return
        open_kinds = effects.ANY_KIND
    there = targets.kinds_in(s.store, open_kinds)
    if there == 0:
        then(s, steps.TRIM_GOODS, 1 << survivor)
        return
    then(s, steps.GAIN_TOKENS, survivor, count - 1, kinds)
    lists.offer_kinds(s, there)
    ask(s, decisions.KIND, people.seat_of(s, survivor), survivor)


@long_rule
def take_kind(s: Any, survivor: int, resource: int, log: Any) -> None:
    """D-KIND answered."""
    goods.collect(s, survivor, resource, 1, log)


@long_rule
def lose_tokens(s: Any, count: int, place: int, returned: int) -> None:
    """LOSE: each able survivor in order returns so many tokens of their own choice, D-DROP."""
    for i in range(place, s.team):
        v = s.order[i]
        done = returned if i == place else 0
        if people.is_able(s, v) and people.tokens(s.survivors[v]) > 0 and done < count:
            then(s, steps.LOSE_TOKENS, count, i, done + 1)
            ask(s, decisions.DROP, people.seat_of(s, v), v)
            return


@long_rule
def draw(s: Any, row: int, actor: int, log: Any) -> None:
    """DRAW: Fortune cards, for one or for every able survivor in order."""
    for i in range(s.team):
        v = s.order[i]
        if people.is_able(s, v) and (content.EFFECTS[row].who == effects.EVERYBODY or v == actor):
            for _ in range(content.EFFECTS[row].n):
                cards.draw_fortune(s, v, log)


# Wounds


@long_rule
def heal(s: Any, row: int, actor: int, window: int, log: Any) -> None:
    """HEAL: self and all at once, otherwise one of those it may heal."""
    them = targets.healing_targets(s, row, actor, window)
    who = content.EFFECTS[row].who
    if who == effects.EVERYBODY:
        for i in range(s.team):
            if them >> s.order[i] & 1:
                cure(s, s.order[i], content.EFFECTS[row].n, log)
        return
    lists.offer_survivors(s, them)
    choices.ask_for(s, row, actor, 1, 0)


@long_rule
def cure(s: Any, v: int, n: int, log: Any) -> None:
    """Remove up to n wounds."""
    healed = min(n, s.survivors[v].wounds)
    if healed > 0:
        s.survivors[v].wounds -= healed
        tell(log, events.HEALED, v, healed)


@long_rule
def revive(s: Any, v: int, log: Any) -> None:
    """OB-DEV-11: they stand up where they lie without up to 3 wounds."""
    s.survivors[v].down = 0
    s.survivors[v].wounds -= min(CURED, s.survivors[v].wounds)
    tell(log, events.REVIVED, v)


@long_rule
def hurt(s: Any, row: int, actor: int) -> None:
    """HURT: one survivor, the one with the fewest wounds, or everybody next to a horde."""
    who, n = content.EFFECTS[row].who, content.EFFECTS[row].n
    if who == effects.FEWEST:
        lists.offer_survivors(s, targets.least_wounded(s))
        choices.ask_for(s, row, actor, 1, 0)
    elif who == effects.NEAR:
        then(s, steps.HURT_NEAR, actor, n, 0)
    else:
        then(s, steps.WOUND, actor, n, effects.PLAIN)


@long_rule
def hurt_near(s: Any, actor: int, count: int, place: int) -> None:
    """HURT: whoever is next to a horde, from this place of survivor order on."""
    near = people.able_on(s, ground.beside(s, targets.place_of(s, actor)))
    for i in range(place, s.team):
        v = s.order[i]
        if near >> v & 1:
            then(s, steps.HURT_NEAR, actor, count, i + 1)
            then(s, steps.WOUND, v, count, effects.PLAIN)
            return


# Pieces


@long_rule
def put(s: Any, row: int, actor: int, log: Any) -> None:
    """PUT: here and at random without a question, elsewhere by choice."""
    tiles = targets.putting_tiles(s, row, actor)
    if content.EFFECTS[row].who == effects.OUTER:
        at = below(s.chance, size(tiles))
        for t in range(moves.SETTLEMENTS):
            at -= tiles >> t & 1
            if at < 0:
                goods.put_piece(s, t, content.EFFECTS[row].what, log)
                return
    lists.offer_tiles(s, moves.HEX, tiles)
    choices.ask_for(s, row, actor, 1, 0)


@long_rule
def restore(s: Any, tile: int, log: Any) -> None:
    """OB-DEV-4: all condition tokens of a settlement are removed."""
    for piece in (effects.POWER, effects.FIRE, effects.CONTAM):
        goods.take_pieces(s, tile, piece, s.tiles[tile].pieces[piece], log)
    tell(log, events.RESTORED, tile)


@long_rule
def carry(s: Any, row: int, actor: int, window: int) -> None:
    """CARRY: first the piece; a flight's passenger may be nobody."""
    lists.offer_survivors(s, targets.carried_survivors(s, row, actor, window))
    lists.offer_refugees(s, targets.refugee_tiles(s, row, actor, window))
    if content.EFFECTS[row].who == effects.FLIGHT:
        offer(s, moves.NONE())
    choices.ask_for(s, row, actor, 1, 0)


@long_rule
def lift(s: Any, v: int, tile: int, log: Any) -> None:
    """A survivor is carried to a settlement; OB-AID-8: without the Tank."""
    goods.leave_tank(s, v, log)
    tell(log, events.CARRIED, v, s.survivors[v].tile, tile)
    s.survivors[v].tile = tile


# Hordes and Doom


@long_rule
def choose_horde(s: Any, row: int, actor: int, window: int, chosen: int) -> None:
    """KILL, STALL, CALM: up to n hordes, one at a time (OB-WIN-6)."""
    if chosen >= content.EFFECTS[row].n:
        return
    choices.offer_hordes(s, row, actor, window)
    if chosen > 0 and s.offers > 0:
        offer(s, moves.DONE())
    choices.ask_for(s, row, actor, chosen + 1, 0)


@long_rule
def affect_horde(s: Any, op: int, uid: int, log: Any) -> None:
    """KILL, STALL or CALM one horde."""
    if op == effects.KILL:
        hordes.defeat(s, uid, NOBODY, events.BY_CARD, log)
    elif op == effects.STALL:
        s.hordes[uid].stalled = 1
    else:
        s.hordes[uid].meeple = state.OUTBREAK


@long_rule
def rile(s: Any, row: int, actor: int, log: Any) -> None:
    """RILE: every horde that fits goes from OUTBREAK to SWELL."""
    for uid in range(s.dealt):
        if targets.is_horde_target(s, row, actor, -1, uid):
            s.hordes[uid].meeple = state.SWELL
            tell(log, events.SWELLED, s.hordes[uid].hex, s.hordes[uid].card)


@long_rule
def peek(s: Any, row: int, actor: int, seen: int) -> None:
    """PEEK: up to n facedown hordes, one at a time, or a Drawn Doom card."""
    of = content.EFFECTS[row].what
    if of == effects.DRAWN:
        lists.offer_slots(s, doom.drawn_slots(s))
    elif seen < content.EFFECTS[row].n:
        if of == effects.ADJACENT_DOWN:
            # Directions would list hexes out of order: walk the board as menus do
            for hex in range(moves.HEXES):
                if targets.is_peekable(s, hex) and is_next_to(hex, people.hex_of(s, actor)):
                    offer(s, moves.HEX(hex))
        else:
            for hex in range(moves.HEXES):
                if targets.is_peekable(s, hex):
                    offer(s, moves.HEX(hex))
        if seen > 0 and s.offers > 0:
            offer(s, moves.DONE())
    choices.ask_for(s, row, actor, seen + 1, 0)


@long_rule
def is_next_to(a: int, b: int) -> bool:
    """Whether two hexes share an edge."""
    for d in range(geometry.DIRECTIONS):
        if geometry.NEIGHBOUR[a, d] != geometry.OFF_BOARD and geometry.NEIGHBOUR[a, d] == b:
            return True
    return False
