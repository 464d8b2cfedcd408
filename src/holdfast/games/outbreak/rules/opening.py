"""The Opening Phase: Doom, the day, reveals, Settlers and Helpless, replenishing (OB-OPN)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak.content import (
    CONTAMINATION,
    DAY_EVENT,
    FIRST_CONTAMINATION,
    FIRST_DOOM,
    LAST_DAY,
    LASTS,
    MAIN_BASE,
    RUSHES,
    SWELLS_OTHERS,
)
from holdfast.games.outbreak.content.effects import FLEEING, MORE, START
from holdfast.games.outbreak.content.geometry import (
    CENTRE,
    DISTANCE,
    FOUNDING,
    NEIGHBOUR,
    OFF_BOARD,
)
from holdfast.games.outbreak.events import (
    CONTAMINATED,
    DAY_BEGAN,
    DOOM_ACTIVE,
    FOUNDED,
    HORDE_DRAWN,
    PHASE_BEGAN,
    REPLENISHED,
    REVEAL_COUNT,
    SETTLERS_CAME,
)
from holdfast.games.outbreak.events import (
    REVEALED as REVEALED_EVENT,
)
from holdfast.games.outbreak.moves import (
    HEX,
    HEXES,
    SETTLEMENT,
    SETTLEMENTS,
    STAY,
    TRACKER,
)
from holdfast.games.outbreak.rules.calls import push, tell
from holdfast.games.outbreak.rules.cards import draw_fortune
from holdfast.games.outbreak.rules.deeds import look_at, move_refugees
from holdfast.games.outbreak.rules.effects import start_effects
from holdfast.games.outbreak.rules.ending import finish, test_win
from holdfast.games.outbreak.rules.ground import (
    NOWHERE,
    beside,
    empty_edges,
    found,
    free_tiles,
    is_edge,
    is_facedown,
    put_horde,
    surveys,
    tile_at,
)
from holdfast.games.outbreak.rules.hordes import start_position
from holdfast.games.outbreak.rules.march import begin_march
from holdfast.games.outbreak.rules.overrun import remove_settlers
from holdfast.games.outbreak.rules.people import doom_bans, doom_total, is_able, lead_seat
from holdfast.games.outbreak.rules.questions import ask, offer
from holdfast.games.outbreak.rules.steps import (
    ADD_DOOM,
    DAY,
    MOVE_HELPLESS,
    MOVE_SETTLERS,
    REPLENISH,
    REVEAL_DOOM,
    REVEAL_HORDES,
    REVEALS,
    RUSH,
    SURVIVOR_PHASE,
    TRIM_HANDS,
    WINDOW,
)
from holdfast.games.outbreak.rules.targets import HORDE_ACTOR
from holdfast.games.outbreak.state import (
    D_HELPLESS,
    D_REVEAL,
    D_REVEAL_EDGE,
    D_SETTLER,
    D_SETTLER_TILE,
    DRAWN_UP,
    FACEDOWN,
    LOST_TIME,
    ON,
    OPENING,
    REVEALED,
    RIDICULOUS,
    SWELL,
    W_OPEN,
)
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule, rule

QUIET, FORTUNE_DAY, SETTLERS_DAY, DOOM_DAY = range(4)  # the events of days, as in the content


# O1 and O2


@long_rule
def reveal_doom(s: Any, at: int, log: Any) -> None:
    """O1. OB-OPN-1, OB-OPN-2: all Drawn cards become Active; then each starts, in order."""
    if at == 0:
        s.phase = OPENING
        tell(log, PHASE_BEGAN, OPENING)
        for i in range(TRACKER):
            s.doom_active[i] = s.doom_drawn[i]
            s.doom_drawn[i] = 0
            s.doom_known[i] = 0
    if at < TRACKER and s.doom_active[at] > 0:
        s.doom_in_force = at + 1
        card = s.doom_active[at] - 1
        tell(log, DOOM_ACTIVE, card)
        push(s.agenda, REVEAL_DOOM, at + 1)
        start_effects(s, FIRST_DOOM + card, NOBODY)
    else:
        push(s.agenda, DAY)


@rule
def event_of(s: Any, day: int) -> int:
    """7.12: the event of a day, by its last digit."""
    return DAY_EVENT[1 if s.options.difficulty == RIDICULOUS else 0, day % 10] | 0


@long_rule
def day_step(s: Any, log: Any) -> None:
    """O2. OB-OPN-4, OB-END-4: the day tracker moves, its event happens, then window OPEN."""
    if s.day == LAST_DAY:
        finish(s, LOST_TIME, log)
        return
    s.day += 1
    event = event_of(s, s.day | 0)
    tell(log, DAY_BEGAN, s.day, event)
    push(s.agenda, REVEAL_HORDES)
    push(s.agenda, WINDOW, W_OPEN)
    if event == FORTUNE_DAY:
        everybody_draws(s, log)
    elif event == SETTLERS_DAY:
        settlers_come(s, log)
    elif event == DOOM_DAY:
        push(s.agenda, ADD_DOOM, 1)


@long_rule
def everybody_draws(s: Any, log: Any) -> None:
    """DRAW(1, all): each able survivor draws a card, then hand limits."""
    push(s.agenda, TRIM_HANDS)
    for i in range(s.team):
        if is_able(s, s.order[i] | 0):
            draw_fortune(s, s.order[i] | 0, log)


@long_rule
def settlers_come(s: Any, log: Any) -> None:
    """OB-STL-1: on the Main Base, unless it is overrun or no token is left."""
    if s.overrun >> MAIN_BASE & 1:
        return
    for i in range(3):
        if s.settlers[i] == 0:
            s.settlers[i] = MAIN_BASE + 1
            tell(log, SETTLERS_CAME, MAIN_BASE)
            return


# O3


@long_rule
def reveal_hordes(s: Any, log: Any) -> None:
    """O3. OB-OPN-5, OB-OPN-6: survey, fix the number, reveal."""
    for t in range(SETTLEMENTS):
        if surveys(s, t):
            for d in range(6):
                n = NEIGHBOUR[s.tiles[t].hex, d] | 0
                if n != OFF_BOARD and is_facedown(s, n):
                    look_at(s, n, log)
    s.reveals = max(0, s.team + s.day // 10 + s.more + doom_total(s, NOBODY, MORE))
    s.more = 0
    tell(log, REVEAL_COUNT, s.reveals)
    push(s.agenda, MOVE_SETTLERS)
    push(s.agenda, REVEALS)


@long_rule
def reveals_step(s: Any, log: Any) -> None:
    """OB-OPN-7: one reveal after another; D-REVEAL, or D-REVEAL-EDGE when none is facedown."""
    s.revealing = 0
    if test_win(s, log):
        return
    if s.reveals == 0:
        return
    s.revealing = 1
    s.reveals -= 1
    for hex in range(HEXES):
        if is_facedown(s, hex):
            offer(s, HEX + hex)
    if s.menu_length > 0:
        push(s.agenda, REVEALS)
        ask(s, D_REVEAL, lead_seat(s), s.reveals + 1)
    elif s.dealt < s.horde_count and empty_edges(s) > 0:
        uid = s.dealt | 0
        s.dealt += 1
        s.hordes[uid].place = DRAWN_UP
        tell(log, HORDE_DRAWN, s.hordes[uid].card)
        for hex in range(HEXES):
            if s.horde_at[hex] == 0 and is_edge(s, hex):
                offer(s, HEX + hex)
        push(s.agenda, REVEALS)
        ask(s, D_REVEAL_EDGE, lead_seat(s), uid)
    else:
        push(s.agenda, REVEALS)  # that reveal is lost


@long_rule
def reveals_answer(s: Any, move: int, log: Any) -> None:
    """D-REVEAL or D-REVEAL-EDGE answered."""
    push(s.agenda, REVEALS)
    hex = move - HEX
    if s.horde_at[hex] == 0:
        uid = s.dealt - 1
        s.in_play += 1
        put_horde(s, uid, hex)
    turn_up(s, s.horde_at[hex] - 1, log)


@long_rule
def starts_swollen(s: Any) -> bool:
    """DC-28 and the General: hordes revealed now start at SWELL."""
    if doom_total(s, NOBODY, START) > 0:
        return True
    for uid in range(s.dealt):
        if s.hordes[uid].place == REVEALED and SWELLS_OTHERS[s.hordes[uid].card]:
            return True
    return False


@long_rule
def turn_up(s: Any, uid: int, log: Any) -> None:
    """OB-OPN-7, OB-OPN-8: a horde gets its meeple; its icon works; a Wild one rushes."""
    horde = s.hordes[uid]
    swollen = starts_swollen(s)
    horde.place = REVEALED
    horde.known = 0
    horde.meeple = SWELL if swollen else start_position(horde.card)
    horde.acted = 1  # OB-ZOM-2: revealed during a Zombie Phase it does not act in it
    tell(log, REVEALED_EVENT, horde.hex, horde.card, 1 if horde.meeple == SWELL else 0)
    icon = CONTAMINATION[horde.card] | 0
    if RUSHES[horde.card]:
        push(s.agenda, RUSH, uid)
    if icon >= 0:
        s.curses[icon] += 1
        if s.options.no_icons != ON:
            tell(log, CONTAMINATED, horde.hex, horde.card, icon)
            if not LASTS[icon]:
                start_effects(s, FIRST_CONTAMINATION + icon, HORDE_ACTOR + uid)


@long_rule
def rush(s: Any, uid: int) -> None:
    """OB-KIND-6: a Wild horde overruns at once."""
    if s.hordes[uid].place == REVEALED:
        begin_march(s, uid, 1)


# O4


@long_rule
def is_open_space(s: Any, hex: int) -> bool:
    """OB-MAP-6, OB-STL-3: an edge space without a horde where a settlement can be founded."""
    return (
        s.horde_at[hex] == 0
        and s.tile_at[hex] == 0
        and DISTANCE[CENTRE, hex] <= FOUNDING
        and unused_settlements(s) != 0
    )


@rule
def unused_settlements(s: Any) -> int:
    """Settlements that are not in the city."""
    return ((1 << SETTLEMENTS) - 1) & ~s.city


@long_rule
def move_settlers(s: Any, i: int, log: Any) -> None:
    """O4. OB-OPN-9: D-SETTLER for each token in the order they appeared."""
    if test_win(s, log):
        return
    if doom_bans(s, FLEEING):
        push(s.agenda, REPLENISH)
        return
    if i < 3 and s.settlers[i] > 0:
        here = s.tiles[s.settlers[i] - 1].hex | 0
        free = free_tiles(s)
        offer(s, STAY)
        for hex in range(HEXES):
            if DISTANCE[here, hex] == 1:
                tile = tile_at(s, hex)
                if tile != NOWHERE:
                    if free >> tile & 1:
                        offer(s, HEX + hex)
                elif is_open_space(s, hex):
                    offer(s, HEX + hex)
        push(s.agenda, MOVE_SETTLERS, i)
        ask(s, D_SETTLER, lead_seat(s), i)
        return
    push(s.agenda, MOVE_HELPLESS)


@long_rule
def settlers_answer(s: Any, i: int, hex: int, move: int, log: Any) -> None:
    """D-SETTLER or D-SETTLER-TILE answered."""
    if SETTLEMENT <= move < SETTLEMENT + SETTLEMENTS:
        push(s.agenda, MOVE_SETTLERS, i)
        found_settlement(s, i, hex, move - SETTLEMENT, log)
        return
    if move == STAY:
        push(s.agenda, MOVE_SETTLERS, i + 1)
        return
    to = move - HEX
    tile = tile_at(s, to)
    if tile != NOWHERE:
        move_refugees(s, i + 1, tile, log)
        push(s.agenda, MOVE_SETTLERS, i + 1)
        return
    for t in range(SETTLEMENTS):
        if unused_settlements(s) >> t & 1:
            offer(s, SETTLEMENT + t)
    push(s.agenda, MOVE_SETTLERS, i, to)
    ask(s, D_SETTLER_TILE, lead_seat(s), i)


@long_rule
def found_settlement(s: Any, i: int, hex: int, tile: int, log: Any) -> None:
    """OB-STL-3: the token is removed, the settlement laid, each able survivor draws a card."""
    remove_settlers(s, i)
    found(s, tile, hex)
    tell(log, FOUNDED, hex, tile)
    everybody_draws(s, log)


@long_rule
def move_helpless(s: Any) -> None:
    """O4. OB-OPN-9: D-HELPLESS."""
    free = free_tiles(s)
    offer(s, STAY)
    for hex in range(HEXES):
        tile = s.tile_at[hex] - 1
        if tile >= 0 and free >> tile & 1 and s.tiles[s.helpless].links >> tile & 1:
            offer(s, HEX + hex)
    push(s.agenda, MOVE_HELPLESS)
    ask(s, D_HELPLESS, lead_seat(s))


@long_rule
def helpless_answer(s: Any, move: int, log: Any) -> None:
    """D-HELPLESS answered."""
    push(s.agenda, REPLENISH)
    if move != STAY:
        move_refugees(s, 0, tile_at(s, move - HEX), log)


# O5


@long_rule
def fill_edges(s: Any) -> int:
    """OB-SET-11, OB-OPN-10: a facedown horde on every empty edge space, by r, then q."""
    count = 0
    for hex in range(HEXES):
        if s.dealt == s.horde_count:
            break
        if s.horde_at[hex] == 0 and s.tile_at[hex] == 0 and beside(s, hex):
            uid = s.dealt | 0
            s.dealt += 1
            s.hordes[uid].place = FACEDOWN
            s.in_play += 1
            put_horde(s, uid, hex)
            count += 1
    return count


@long_rule
def replenish(s: Any, log: Any) -> None:
    """O5."""
    count = fill_edges(s)
    if count > 0:
        tell(log, REPLENISHED, count, s.horde_count - s.dealt)
    push(s.agenda, SURVIVOR_PHASE)
