"""Effects: the one interpreter of what cards, aids, specials and icons do (section 7.0).

A source's effects are carried out row after row. An effect that needs a choice puts itself back on
the agenda and asks; `c` of its frame says how far it has come, 0 meaning not begun:

    EFFECT  a = row,  b = who does it (a survivor, NOBODY, or a horde),  c = progress
"""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak.content import (
    EFFECT,
    FAVOURED_OF,
    FIRST_AID,
    FIRST_CONTAMINATION,
    FIRST_DOOM,
    FIRST_FORTUNE,
    FIRST_ROW,
    FLAGS,
    LAST_ROW,
    OP,
    SOURCE_OF,
    WHAT,
    WHEN,
    WHO,
    N,
)
from holdfast.games.outbreak.content.effects import (
    ADJACENT_DOWN,
    CALM,
    CARRY,
    CONTAM,
    DICE,
    DOOM,
    DRAW,
    DRAWN,
    EVERYBODY,
    EXP,
    EXTRA,
    FAVOURED,
    FEWEST,
    FIRE,
    FIX,
    FLEE,
    FLIGHT,
    GAIN,
    HEAL,
    HURT,
    KILL,
    LABORATORY,
    LOSE,
    MINIATTACK,
    MORE,
    NEAR,
    ONE,
    OTHERWISE,
    OUTER,
    PAY,
    PEEK,
    PLAIN,
    POWER,
    PUT,
    REROLL,
    RESTORE,
    REVEAL,
    REVIVE,
    RILE,
    ROLLED,
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
from holdfast.games.outbreak.events import (
    BY_CARD,
    CARRIED,
    DOOM_BOTTOMED,
    DOOM_PEEKED,
    HEALED,
    HELPLESS_MOVED,
    LABORATORY_FILLED,
    RESTORED,
    REVIVED,
    ROLLED_FOR,
    SETTLERS_MOVED,
    SURVEYED,
    SWELLED,
    TRAP_TAKEN,
)
from holdfast.games.outbreak.geometry import NEIGHBOUR, OFF_BOARD
from holdfast.games.outbreak.moves import (
    BOTTOM,
    CARD,
    DONE,
    FACE,
    HEX,
    HEXES,
    KEEP,
    KIND,
    PIECE,
    RESOURCES,
    SETTLEMENTS,
    SLOT,
    SURVIVOR,
    TRACKER,
)
from holdfast.games.outbreak.moves import NONE as NO_PASSENGER
from holdfast.games.outbreak.rules.calls import below, push, tell
from holdfast.games.outbreak.rules.cards import (
    NO_CARD,
    change_exp,
    discard_active,
    discard_drawn,
    discard_fortune,
    draw_fortune,
    next_doom,
    offer_cards,
)
from holdfast.games.outbreak.rules.dice import (
    begin_mini,
    can_take_up,
    fix_die,
    reroll_held,
    take_up,
)
from holdfast.games.outbreak.rules.goods import (
    collect,
    hand_back,
    leave_tank,
    man_tank,
    put_piece,
    take_pieces,
)
from holdfast.games.outbreak.rules.ground import (
    NOWHERE,
    beside,
    free_tiles,
    horde_at,
    tile_at,
)
from holdfast.games.outbreak.rules.hordes import defeat
from holdfast.games.outbreak.rules.people import (
    able_on,
    able_team,
    fallen_team,
    hex_of,
    is_able,
    lead_seat,
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
from holdfast.games.outbreak.rules.steps import ADD_DOOM, REVEALS, TRIM_GOODS, WOUND
from holdfast.games.outbreak.rules.steps import EFFECT as EFFECT_STEP
from holdfast.games.outbreak.rules.targets import (
    HORDE_ACTOR,
    carried_survivors,
    discardable_doom,
    fleeing_tiles,
    healing_targets,
    is_horde_target,
    is_peekable,
    is_void,
    kinds_held,
    kinds_in_store,
    laboratory_kinds,
    least_wounded,
    may_flee,
    place_of,
    putting_tiles,
    refugee_tile,
    refugee_tiles,
    tiles_with,
    troubled_tiles,
)
from holdfast.games.outbreak.state import (
    BOTTOMED,
    D_AID_ARG,
    D_CARD_ARG,
    D_DOOM_ARG,
    D_DROP,
    D_KIND,
    D_TOKEN_HEX,
    FACEDOWN,
    OUTBREAK,
    SWELL,
)
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule, rule

# Progress of GAIN: receiver plus one, tokens still to come, and the kinds to choose from
_COUNT = 16
_KINDS = 128

CURED = 3  # OB-DEV-11


@long_rule
def start_effects(s: Any, source: int, actor: int, when: int = 0) -> None:
    """Put the effects of a source on the agenda, those of one moment only."""
    for row in range(FIRST_ROW[source], LAST_ROW[source]):
        if EFFECT[row, WHEN] == when:
            push(s.agenda, EFFECT_STEP, row, actor, 0)
            return


@long_rule
def effect_step(s: Any, row: int, actor: int, progress: int, log: Any) -> None:
    """Begin an effect, with the next one of its source behind it, or go on with it."""
    window = s.window - 1
    if progress == 0:
        void = is_void(s, row, actor, window)
        following = row + 1
        if following < LAST_ROW[SOURCE_OF[row]] and EFFECT[following, WHEN] == EFFECT[row, WHEN]:
            if void or EFFECT[following, FLAGS] & OTHERWISE == 0:
                push(s.agenda, EFFECT_STEP, following, actor, 0)
        if void:
            return
    op = EFFECT[row, OP] | 0
    if op == GAIN:
        gain(s, row, actor, progress, log)
    elif op == HEAL:
        heal(s, row, actor, window, log)
    elif op == HURT:
        hurt(s, row, actor, progress)
    elif op == LOSE:
        lose(s, row, actor, max(1, progress))
    elif op == PUT:
        put(s, row, actor, log)
    elif op == CARRY:
        carry(s, row, actor, window)
    elif op == KILL or op == STALL or op == CALM:
        choose_horde(s, row, actor, window, progress)
    elif op == PEEK:
        peek(s, row, actor, progress)
    else:
        do_at_once(s, row, actor, log)


@long_rule
def do_at_once(s: Any, row: int, actor: int, log: Any) -> None:
    """Effects that happen without a choice, or ask just one question."""
    op, what, n = EFFECT[row, OP] | 0, EFFECT[row, WHAT] | 0, EFFECT[row, N] | 0
    if op == EXP:
        change_exp(s, n, log)
    elif op == DRAW:
        draw(s, row, actor, log)
    elif op == DOOM:
        push(s.agenda, ADD_DOOM, n)
    elif op == REVEAL:
        s.reveals += n
        if s.revealing == 0:
            push(s.agenda, REVEALS)  # OB-GEN-8: inside a reveal it only raises the number
    elif op == MORE:
        s.more += n
    elif op == RILE:
        rile(s, row, actor, log)
    elif op == EXTRA:
        s.turn.extra_main += 1
    elif op == STEP:
        s.turn.march += n
    elif op == MINIATTACK:
        begin_mini(s, actor, n)
    elif op == DICE:
        s.dice.cards += n
    elif op == SHIELD:
        s.spared += 1
    elif op == TRAP:
        s.supply[TRAP_PIECE] -= 1
        s.survivors[actor].trap = 1
        tell(log, TRAP_TAKEN, actor)
    elif op == TANK:
        man_tank(s, actor, log)
    else:
        ask_once(s, row, actor, op, what)


@long_rule
def ask_once(s: Any, row: int, actor: int, op: int, what: int) -> None:
    """Effects that begin with one question."""
    if op == UNDOOM:
        offer_slots(s, discardable_doom(s, row))
    elif op == TAKE:
        offer_tiles(s, HEX, tiles_with(s, what))
    elif op == RESTORE:
        offer_tiles(s, HEX, troubled_tiles(s))
    elif op == FLEE:
        for piece in range(4):
            if may_flee(s, row, piece, s.window - 1):
                offer(s, PIECE + piece)
    elif op == REVIVE:
        offer_survivors(s, fallen_team(s))
    elif op == TOSS:
        offer_cards(s, actor)
    elif op == PAY:
        offer_kinds(s, kinds_held(s.survivors[actor], what))
    elif op == SWAP:
        offer_swaps(s, actor)
    elif op == LABORATORY:
        offer_kinds(s, laboratory_kinds(s, actor))
    elif op == FIX or op == REROLL:
        offer_dice(s, op)
    ask_for(s, row, actor, 1)


# Questions


@long_rule
def ask_for(s: Any, row: int, actor: int, progress: int) -> None:
    """Ask what has been offered, whoever the effect belongs to; without options it is skipped."""
    if s.menu_length == 0:
        return
    push(s.agenda, EFFECT_STEP, row, actor, progress)
    source = SOURCE_OF[row] | 0
    if source < FIRST_FORTUNE or FIRST_AID <= source < FIRST_CONTAMINATION:
        ask(s, D_AID_ARG, seat_of(s, actor), actor)
    elif source < FIRST_DOOM:
        ask(s, D_CARD_ARG, seat_of(s, actor), actor)
    elif EFFECT[row, OP] == PUT:
        ask(s, D_TOKEN_HEX, lead_seat(s), EFFECT[row, WHAT] | 0)
    elif actor == NOBODY or actor >= HORDE_ACTOR:
        ask(s, D_DOOM_ARG, lead_seat(s), source - FIRST_DOOM)
    else:
        ask(s, D_AID_ARG, seat_of(s, actor), actor)


@long_rule
def offer_slots(s: Any, slots: int) -> None:
    """List places of a Doom tracker."""
    for i in range(TRACKER):
        if slots >> i & 1:
            offer(s, SLOT + i)


@long_rule
def offer_kinds(s: Any, kinds: int) -> None:
    """List resources."""
    for k in range(RESOURCES):
        if kinds >> k & 1:
            offer(s, KIND + k)


@long_rule
def offer_swaps(s: Any, v: int) -> None:
    """List the tokens for which there is another kind in the Store."""
    for k in range(RESOURCES):
        if s.survivors[v].goods[k] > 0 and kinds_in_store(s, 31 & ~(1 << k)):
            offer(s, KIND + k)


@long_rule
def offer_dice(s: Any, op: int) -> None:
    """List the faces shown: OB-DIE-3, a skull is no use to FIX."""
    for face in range(7):
        if can_take_up(s, face) and (op == REROLL or face != SKULL):
            if op == REROLL or not shows_skull(s, face):
                offer(s, FACE + face)


@rule
def shows_skull(s: Any, face: int) -> bool:
    """Whether the die called by this face is the Doom die on its skull."""
    return face == 6 and s.dice.doom == 2


@long_rule
def offer_hordes(s: Any, row: int, actor: int, window: int) -> None:
    """List the hexes of hordes that an effect may choose, by r, then q."""
    for hex in range(HEXES):
        uid = horde_at(s, hex)
        if uid != NOWHERE and is_horde_target(s, row, actor, window, uid):
            offer(s, HEX + hex)


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


# Hordes


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


# Answers


@long_rule
def effect_answer(s: Any, row: int, actor: int, progress: int, move: int, log: Any) -> None:
    """D-CARD-ARG, D-AID-ARG, D-DOOM-ARG, D-TOKEN-HEX, D-KIND and D-DROP of an effect answered."""
    op, n = EFFECT[row, OP] | 0, EFFECT[row, N] | 0
    if op == GAIN:
        if progress == 1 and SURVIVOR <= move < PIECE:
            gain_for(s, row, actor, move - SURVIVOR, EFFECT[row, WHAT] | 0, n, log)
        else:
            collect(s, progress % _COUNT - 1, move - KIND, 1, log)
            push(s.agenda, EFFECT_STEP, row, actor, progress - _COUNT)
    elif op == HEAL:
        cure(s, move - SURVIVOR, n, log)
    elif op == HURT:
        push(s.agenda, WOUND, move - SURVIVOR, n, PLAIN)
    elif op == LOSE:
        i = (progress - 1) // 8
        hand_back(s, s.order[i] | 0, move - KIND, 1, log)
        push(s.agenda, EFFECT_STEP, row, actor, progress + 1)
    elif op == PUT:
        put_piece(s, tile_at(s, move - HEX), EFFECT[row, WHAT] | 0, log)
    elif op == KILL or op == STALL or op == CALM:
        if move != DONE:
            affect_horde(s, op, horde_at(s, move - HEX), log)
            push(s.agenda, EFFECT_STEP, row, actor, progress)
    elif op == PEEK:
        peek_answer(s, row, actor, progress, move, log)
    elif op == CARRY or op == FLEE:
        carry_answer(s, row, actor, progress, move, log)
    else:
        other_answer(s, row, actor, progress, move, log)


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
def peek_answer(s: Any, row: int, actor: int, progress: int, move: int, log: Any) -> None:
    """PEEK: look at a horde and go on, or at a Drawn Doom card and keep or bury it."""
    if EFFECT[row, WHAT] != DRAWN:
        if move != DONE:
            look_at(s, move - HEX, log)
            push(s.agenda, EFFECT_STEP, row, actor, progress)
    elif move == BOTTOM:
        put_under(s, progress - 2, log)
    elif move != KEEP:
        slot = move - SLOT
        s.doom_known[slot] = 1
        tell(log, DOOM_PEEKED, s.doom_drawn[slot] - 1, slot)
        offer(s, KEEP)
        offer(s, BOTTOM)
        ask_for(s, row, actor, 2 + slot)


@long_rule
def carry_answer(s: Any, row: int, actor: int, progress: int, move: int, log: Any) -> None:
    """CARRY and FLEE: the piece is chosen and the hex asked, or both are known."""
    flight = EFFECT[row, OP] == CARRY and EFFECT[row, WHO] == FLIGHT
    if progress == 1:
        here, chosen = 0, 0
        if move == NO_PASSENGER:
            chosen = 2
        elif move >= PIECE:
            chosen = 3 + (move - PIECE)
            here = refugee_tile(s, move - PIECE)
        else:
            chosen = 8 + (move - SURVIVOR)
            here = s.survivors[move - SURVIVOR].tile | 0
        if flight:
            here = s.survivors[actor].tile | 0
        if EFFECT[row, OP] == FLEE:
            offer_tiles(s, HEX, fleeing_tiles(s, row, chosen - 3))
        else:
            offer_tiles(s, HEX, free_tiles(s) & ~(1 << here))
        ask_for(s, row, actor, chosen)
        return
    tile = tile_at(s, move - HEX)
    if flight:
        lift(s, actor, tile, log)
    if progress >= 8:
        lift(s, progress - 8, tile, log)
    elif progress >= 3:
        move_refugees(s, progress - 3, tile, log)


@long_rule
def other_answer(s: Any, row: int, actor: int, progress: int, move: int, log: Any) -> None:
    """The rest of `effect_answer`."""
    op, n = EFFECT[row, OP] | 0, EFFECT[row, N] | 0
    if op == UNDOOM:
        if EFFECT[row, WHAT] == DRAWN:
            discard_drawn(s, move - SLOT, log)
        else:
            discard_active(s, move - SLOT, log)
    elif op == TAKE:
        take_answer(s, row, actor, progress, move, log)
    elif op == RESTORE:
        if move != DONE:
            restore(s, tile_at(s, move - HEX), log)
            if progress < n and troubled_tiles(s):
                offer_tiles(s, HEX, troubled_tiles(s))
                offer(s, DONE)
                ask_for(s, row, actor, progress + 1)
    elif op == REVIVE:
        revive(s, move - SURVIVOR, log)
    elif op == TOSS:
        discard_fortune(s, actor, move - CARD, log)
    elif op == PAY:
        hand_back(s, actor, move - KIND, 1, log)
        if progress < n:
            offer_kinds(s, kinds_held(s.survivors[actor], EFFECT[row, WHAT] | 0))
            ask_for(s, row, actor, progress + 1)
    elif op == SWAP:
        if progress == 1:
            hand_back(s, actor, move - KIND, 1, log)
            offer_kinds(s, kinds_in_store(s, 31 & ~(1 << (move - KIND))))
            ask_for(s, row, actor, 2)
        else:
            collect(s, actor, move - KIND, 1, log)
    elif op == LABORATORY:
        s.survivors[actor].goods[move - KIND] -= 2
        s.laboratory |= 1 << (move - KIND)
        tell(log, LABORATORY_FILLED, actor, move - KIND)
    elif op == FIX:
        fix_die(s, move - FACE, EFFECT[row, WHAT] | 0, log)
    elif op == REROLL:
        take_up_answer(s, row, actor, progress, move, log)


@long_rule
def take_answer(s: Any, row: int, actor: int, progress: int, move: int, log: Any) -> None:
    """TAKE: the settlement, and where both stand which of Watchtower and Turret."""
    piece = EFFECT[row, WHAT] | 0
    if progress > 1:
        take_pieces(s, progress - 2, WATCHTOWER if move == SLOT else TURRET, 1, log)
        return
    tile = tile_at(s, move - HEX)
    if piece == TOWER:
        pieces = s.tiles[tile].pieces
        if pieces[WATCHTOWER] > 0 and pieces[TURRET] > 0:
            offer(s, SLOT)
            offer(s, SLOT + 1)
            ask_for(s, row, actor, 2 + tile)
            return
        piece = WATCHTOWER if pieces[WATCHTOWER] > 0 else TURRET
    take_pieces(s, tile, piece, 1, log)


@long_rule
def take_up_answer(s: Any, row: int, actor: int, progress: int, move: int, log: Any) -> None:
    """OB-DIE-4: dice are taken up one by one until DONE, then rolled together."""
    if move != DONE:
        take_up(s, move - FACE)
        offer_dice(s, REROLL)
        if s.menu_length > 0:
            offer(s, DONE)
            ask_for(s, row, actor, progress + 1)
            return
    reroll_held(s, log)
