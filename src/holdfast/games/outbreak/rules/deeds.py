"""Deeds: what effects do to goods, wounds, pieces and hordes (section 7.0)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak.content import EFFECT, FAVOURED_OF, WHAT, WHO, N
from holdfast.games.outbreak.content.effects import (
    ADJACENT_DOWN,
    CONTAM,
    DRAWN,
    EVERYBODY,
    FAVOURED,
    FEWEST,
    FIRE,
    FLIGHT,
    KILL,
    NEAR,
    ONE,
    OUTER,
    PLAIN,
    POWER,
    ROLLED,
    SKULL,
    STALL,
)
from holdfast.games.outbreak.content.geometry import NEIGHBOUR, OFF_BOARD
from holdfast.games.outbreak.events import (
    BY_CARD,
    CARRIED,
    DOOM_BOTTOMED,
    HEALED,
    HELPLESS_MOVED,
    RESTORED,
    REVIVED,
    ROLLED_FOR,
    SETTLERS_MOVED,
    SURVEYED,
    SWELLED,
)
from holdfast.games.outbreak.moves import DONE, HEX, HEXES, SETTLEMENTS, TRACKER
from holdfast.games.outbreak.moves import NONE as NO_PASSENGER
from holdfast.games.outbreak.rules.calls import below, push, tell
from holdfast.games.outbreak.rules.cards import NO_CARD, draw_fortune, next_doom
from holdfast.games.outbreak.rules.choices import ask_for, offer_hordes, offer_kinds, offer_slots
from holdfast.games.outbreak.rules.goods import collect, leave_tank, put_piece, take_pieces
from holdfast.games.outbreak.rules.ground import beside, horde_at
from holdfast.games.outbreak.rules.hordes import defeat
from holdfast.games.outbreak.rules.people import (
    able_on,
    able_team,
    hex_of,
    is_able,
    seat_of,
    tokens,
)
from holdfast.games.outbreak.rules.questions import (
    ask,
    offer,
    offer_refugees,
    offer_survivors,
    offer_tiles,
)
from holdfast.games.outbreak.rules.steps import EFFECT as EFFECT_STEP
from holdfast.games.outbreak.rules.steps import TRIM_GOODS, WOUND
from holdfast.games.outbreak.rules.targets import (
    carried_survivors,
    healing_targets,
    is_horde_target,
    is_peekable,
    kinds_held,
    kinds_in_store,
    least_wounded,
    place_of,
    putting_tiles,
    refugee_tile,
    refugee_tiles,
)
from holdfast.games.outbreak.state import BOTTOMED, D_DROP, D_KIND, FACEDOWN, OUTBREAK, SWELL
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule

# Progress of GAIN: receiver plus one, tokens still to come, and the kinds to choose from
_COUNT = 16
_KINDS = 128

CURED = 3  # OB-DEV-11


# Goods


@long_rule
def gain(s: Any, row: int, actor: int, progress: int, log: Any) -> None:
    """GAIN: the receiver first, then kind after kind, then what is too much (OB-AID-4)."""
    what, n = EFFECT[row, WHAT] | 0, EFFECT[row, N] | 0
    if progress == 0:
        if EFFECT[row, WHO] == ONE:
            offer_survivors(s, able_team(s))
            ask_for(s, row, actor, 1)
            return
        gain_for(s, row, actor, actor, what, n, log)
        return
    count = progress // _COUNT % 8
    v = progress % _COUNT - 1
    kinds = progress // _KINDS
    if count == 0:
        push(s.agenda, TRIM_GOODS, 1 << v)
        return
    if kinds == 0:  # a die decides
        face = below(s.chance, 6)
        tell(log, ROLLED_FOR, v, face)
        if face != SKULL:
            collect(s, v, face, 1, log)
            push(s.agenda, EFFECT_STEP, row, actor, progress - _COUNT)
            return
    there = kinds_in_store(s, kinds if kinds else 31)
    if there == 0:
        push(s.agenda, TRIM_GOODS, 1 << v)
        return
    offer_kinds(s, there)
    push(s.agenda, EFFECT_STEP, row, actor, progress)
    ask(s, D_KIND, seat_of(s, v), v)


@long_rule
def gain_for(s: Any, row: int, actor: int, v: int, what: int, n: int, log: Any) -> None:
    """GAIN for one survivor: known kinds at once, others by choice or by the die."""
    if what == FAVOURED:
        collect(s, v, FAVOURED_OF[v] | 0, n, log)
        push(s.agenda, TRIM_GOODS, 1 << v)
    elif what == ROLLED:
        push(s.agenda, EFFECT_STEP, row, actor, v + 1 + n * _COUNT)
    elif what & (what - 1) == 0:
        kind = 0
        while what >> kind > 1:
            kind += 1
        collect(s, v, kind, n, log)
        push(s.agenda, TRIM_GOODS, 1 << v)
    else:
        push(s.agenda, EFFECT_STEP, row, actor, v + 1 + n * _COUNT + what * _KINDS)


@long_rule
def gained(s: Any, row: int, actor: int, progress: int, kind: int, log: Any) -> None:
    """GAIN: a kind was chosen, and the next token follows."""
    collect(s, progress % _COUNT - 1, kind, 1, log)
    push(s.agenda, EFFECT_STEP, row, actor, progress - _COUNT)


@long_rule
def gain_one_more(s: Any, row: int, v: int, kinds: int) -> None:
    """OB-AID-11: one token more, of one of these kinds, after what the aid gives."""
    push(s.agenda, EFFECT_STEP, row, v, v + 1 + _COUNT + kinds * _KINDS)


@long_rule
def lose(s: Any, row: int, actor: int, progress: int) -> None:
    """LOSE: each able survivor in order returns tokens of their own choice."""
    i = (progress - 1) // 8
    done = (progress - 1) % 8
    while i < s.team:
        v = s.order[i] | 0
        if is_able(s, v) and tokens(s.survivors[v]) > 0 and done < EFFECT[row, N]:
            offer_kinds(s, kinds_held(s.survivors[v], 31))
            push(s.agenda, EFFECT_STEP, row, actor, 1 + i * 8 + done)
            ask(s, D_DROP, seat_of(s, v), v)
            return
        i += 1
        done = 0


@long_rule
def draw(s: Any, row: int, actor: int, log: Any) -> None:
    """DRAW: Fortune cards, for one or for every able survivor in order."""
    for i in range(s.team):
        v = s.order[i] | 0
        if is_able(s, v) and (EFFECT[row, WHO] == EVERYBODY or v == actor):
            for _ in range(EFFECT[row, N]):
                draw_fortune(s, v, log)


# Wounds


@long_rule
def heal(s: Any, row: int, actor: int, window: int, log: Any) -> None:
    """HEAL: self and all at once, otherwise one of those it may heal."""
    them = healing_targets(s, row, actor, window)
    who = EFFECT[row, WHO] | 0
    if who == EVERYBODY:
        for i in range(s.team):
            if them >> s.order[i] & 1:
                cure(s, s.order[i] | 0, EFFECT[row, N] | 0, log)
        return
    offer_survivors(s, them)
    ask_for(s, row, actor, 1)


@long_rule
def cure(s: Any, v: int, n: int, log: Any) -> None:
    """Remove up to n wounds."""
    healed = min(n, s.survivors[v].wounds | 0)
    if healed > 0:
        s.survivors[v].wounds -= healed
        tell(log, HEALED, v, healed)


@long_rule
def revive(s: Any, v: int, log: Any) -> None:
    """OB-DEV-11: they stand up where they lie without up to 3 wounds."""
    s.survivors[v].down = 0
    s.survivors[v].wounds -= min(CURED, s.survivors[v].wounds | 0)
    tell(log, REVIVED, v)


@long_rule
def hurt(s: Any, row: int, actor: int, progress: int) -> None:
    """HURT: one survivor, the one with the fewest wounds, or everybody next to a horde."""
    who, n = EFFECT[row, WHO] | 0, EFFECT[row, N] | 0
    if who == FEWEST:
        offer_survivors(s, least_wounded(s))
        ask_for(s, row, actor, 1)
    elif who == NEAR:
        near = able_on(s, beside(s, place_of(s, actor)))
        for i in range(progress, s.team):
            v = s.order[i] | 0
            if near >> v & 1:
                push(s.agenda, EFFECT_STEP, row, actor, i + 1)
                push(s.agenda, WOUND, v, n, PLAIN)
                return
    else:
        push(s.agenda, WOUND, actor, n, PLAIN)


# Pieces


@long_rule
def put(s: Any, row: int, actor: int, log: Any) -> None:
    """PUT: here and at random without a question, elsewhere by choice."""
    tiles = putting_tiles(s, row, actor)
    if EFFECT[row, WHO] == OUTER:
        count = 0
        for t in range(SETTLEMENTS):
            count += tiles >> t & 1
        at = below(s.chance, count)
        for t in range(SETTLEMENTS):
            at -= tiles >> t & 1
            if at < 0:
                put_piece(s, t, EFFECT[row, WHAT] | 0, log)
                return
    offer_tiles(s, HEX, tiles)
    ask_for(s, row, actor, 1)


@long_rule
def restore(s: Any, tile: int, log: Any) -> None:
    """OB-DEV-4: all condition tokens of a settlement are removed."""
    for piece in (POWER, FIRE, CONTAM):
        take_pieces(s, tile, piece, s.tiles[tile].pieces[piece] | 0, log)
    tell(log, RESTORED, tile)


@long_rule
def move_refugees(s: Any, piece: int, tile: int, log: Any) -> None:
    """The Helpless (0) or Settlers (1 to 3) go to another settlement."""
    here = refugee_tile(s, piece)
    if piece == 0:
        s.helpless = tile
        tell(log, HELPLESS_MOVED, here, tile)
    else:
        s.settlers[piece - 1] = tile + 1
        tell(log, SETTLERS_MOVED, piece, here, tile)


@long_rule
def carry(s: Any, row: int, actor: int, window: int) -> None:
    """CARRY: first the piece; a flight's passenger may be nobody."""
    offer_survivors(s, carried_survivors(s, row, actor, window))
    offer_refugees(s, refugee_tiles(s, row, actor, window))
    if EFFECT[row, WHO] == FLIGHT:
        offer(s, NO_PASSENGER)
    ask_for(s, row, actor, 1)


@long_rule
def lift(s: Any, v: int, tile: int, log: Any) -> None:
    """A survivor is carried to a settlement; OB-AID-8: without the Tank."""
    leave_tank(s, v, log)
    tell(log, CARRIED, v, s.survivors[v].tile | 0, tile)
    s.survivors[v].tile = tile


# Hordes and Doom


@long_rule
def choose_horde(s: Any, row: int, actor: int, window: int, progress: int) -> None:
    """KILL, STALL, CALM: up to n hordes, one at a time (OB-WIN-6)."""
    if progress >= EFFECT[row, N]:
        return
    offer_hordes(s, row, actor, window)
    if progress > 0 and s.menu_length > 0:
        offer(s, DONE)
    ask_for(s, row, actor, progress + 1)


@long_rule
def affect_horde(s: Any, op: int, uid: int, log: Any) -> None:
    """KILL, STALL or CALM one horde."""
    if op == KILL:
        defeat(s, uid, NOBODY, BY_CARD, log)
    elif op == STALL:
        s.hordes[uid].stalled = 1
    else:
        s.hordes[uid].meeple = OUTBREAK


@long_rule
def rile(s: Any, row: int, actor: int, log: Any) -> None:
    """RILE: every horde that fits goes from OUTBREAK to SWELL."""
    for uid in range(s.dealt):
        if is_horde_target(s, row, actor, -1, uid):
            s.hordes[uid].meeple = SWELL
            tell(log, SWELLED, s.hordes[uid].hex, s.hordes[uid].card)


@long_rule
def peek(s: Any, row: int, actor: int, progress: int) -> None:
    """PEEK: up to n facedown hordes, one at a time, or a Drawn Doom card."""
    of = EFFECT[row, WHAT] | 0
    if of == DRAWN:
        offer_slots(s, drawn_slots(s))
    elif progress < EFFECT[row, N]:
        if of == ADJACENT_DOWN:
            # Directions would list hexes out of order: walk the board as menus do
            for hex in range(HEXES):
                if is_peekable(s, hex) and is_next_to(hex, hex_of(s, actor)):
                    offer(s, HEX + hex)
        else:
            for hex in range(HEXES):
                if is_peekable(s, hex):
                    offer(s, HEX + hex)
        if progress > 0 and s.menu_length > 0:
            offer(s, DONE)
    ask_for(s, row, actor, progress + 1)


@long_rule
def drawn_slots(s: Any) -> int:
    """The places of the Drawn tracker that hold a card."""
    slots = 0
    for i in range(TRACKER):
        if s.doom_drawn[i] != 0:
            slots |= 1 << i
    return slots


@long_rule
def is_next_to(a: int, b: int) -> bool:
    """Whether two hexes share an edge."""
    for d in range(6):
        if NEIGHBOUR[a, d] != OFF_BOARD and NEIGHBOUR[a, d] == b:
            return True
    return False


@long_rule
def look_at(s: Any, hex: int, log: Any) -> None:
    """A facedown horde becomes known to everybody."""
    horde = s.hordes[horde_at(s, hex)]
    if horde.place == FACEDOWN and horde.known == 0:
        horde.known = 1
        tell(log, SURVEYED, hex, horde.card)


@long_rule
def put_under(s: Any, slot: int, log: Any) -> None:
    """BOTTOM: the card goes under the Doom deck, the next one takes its place unseen."""
    card = s.doom_drawn[slot] - 1
    tell(log, DOOM_BOTTOMED, card)
    for i in range(BOTTOMED):
        if s.doom_bottom[i] == 0:
            s.doom_bottom[i] = card + 1
            break
    s.doom_drawn[slot] = 0
    s.doom_known[slot] = 0
    drawn = next_doom(s)
    if drawn != NO_CARD:
        s.doom_drawn[slot] = drawn + 1
