"""The Zombie Phase: hordes act by level, then Final Encounters, then hazards (OB-ZOM, OB-HAZ)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak.content import (
    FINAL_LEVEL,
    FIRST_FINAL,
    FIRST_NIGHT,
    IS_FLAMING,
    IS_TOXIC,
    LEVEL,
    LEVELS,
)
from holdfast.games.outbreak.content.effects import BY_CONTAM, BY_FIRE, CONTAM, FIRE, SHIELD
from holdfast.games.outbreak.content.geometry import NEIGHBOUR, OFF_BOARD
from holdfast.games.outbreak.events import BY_HAZARD, PHASE_BEGAN, SWELLED
from holdfast.games.outbreak.moves import HEX, HEXES, SCHEMATICS, SETTLEMENTS, SURVIVORS
from holdfast.games.outbreak.rules.calls import push, tell
from holdfast.games.outbreak.rules.cards import discard_active
from holdfast.games.outbreak.rules.effects import start_effects
from holdfast.games.outbreak.rules.ending import finish, test_win
from holdfast.games.outbreak.rules.goods import note_frame
from holdfast.games.outbreak.rules.ground import NOWHERE, horde_at, is_revealed
from holdfast.games.outbreak.rules.march import begin_march
from holdfast.games.outbreak.rules.overrun import lose_settlers
from holdfast.games.outbreak.rules.people import (
    NONE,
    hex_of,
    is_able,
    is_sheltered,
    lead_seat,
    schematic_for,
)
from holdfast.games.outbreak.rules.questions import ask, offer
from holdfast.games.outbreak.rules.steps import (
    DAY_END,
    DUSK,
    HAZARDS,
    JOINS,
    WINDOW,
    WOUND,
    ZOMBIE_PHASE,
)
from holdfast.games.outbreak.rules.steps import (
    LEVEL as LEVEL_STEP,
)
from holdfast.games.outbreak.rules.targets import HORDE_ACTOR, refugee_tile, tiles_with
from holdfast.games.outbreak.state import (
    D_HORDE_NEXT,
    LOST_HELPLESS,
    ON,
    OUTBREAK,
    REVEALED,
    SWELL,
    W_DUSK,
    W_NIGHT,
    ZOMBIES,
)
from holdfast.kernel.rule import long_rule


@long_rule
def zombie_phase(s: Any, at: int, log: Any) -> None:
    """Z1: marks are taken off, "each night" effects of Final Encounters, window NIGHT."""
    if at == 0:
        s.phase = ZOMBIES
        tell(log, PHASE_BEGAN, ZOMBIES)
        for uid in range(s.dealt):
            s.hordes[uid].acted = 0
            s.hordes[uid].stalled = 0
        for t in range(SETTLEMENTS):
            s.tiles[t].defended = 0
    if s.options.no_icons != ON:
        for uid in range(at, s.dealt):
            horde = s.hordes[uid]
            if horde.place == REVEALED and horde.card >= FIRST_FINAL:
                push(s.agenda, ZOMBIE_PHASE, uid + 1)
                start_effects(s, FIRST_NIGHT + horde.card - FIRST_FINAL, HORDE_ACTOR + uid)
                return
    push(s.agenda, LEVEL_STEP, 1)
    push(s.agenda, WINDOW, W_NIGHT)


@long_rule
def acts_now(s: Any, uid: int, level: int, meeple: int) -> bool:
    """OB-ZOM-1: a revealed horde of this level at this position that has not acted."""
    horde = s.hordes[uid]
    return (
        horde.place == REVEALED
        and horde.acted == 0
        and horde.stalled == 0
        and horde.meeple == meeple
        and LEVEL[horde.card] == level
    )


@long_rule
def level_step(s: Any, level: int, begun: int, log: Any) -> None:
    """Z2, Z3. OB-ZOM-2: those at OUTBREAK swell; those at SWELL move, D-HORDE-NEXT."""
    if test_win(s, log):
        return
    if not begun:
        swell(s, level, log)
    for hex in range(HEXES):
        uid = horde_at(s, hex)
        if uid != NOWHERE and acts_now(s, uid, level, SWELL):
            offer(s, HEX + hex)
    if s.menu_length > 0:
        push(s.agenda, LEVEL_STEP, level, 1)
        ask(s, D_HORDE_NEXT, lead_seat(s), level)
    elif level < LEVELS:
        push(s.agenda, LEVEL_STEP, level + 1)
    elif level == LEVELS:
        push(s.agenda, LEVEL_STEP, FINAL_LEVEL)
    else:
        push(s.agenda, DUSK)


@long_rule
def swell(s: Any, level: int, log: Any) -> None:
    """Z2 (a): hordes at OUTBREAK go to SWELL and have acted."""
    for uid in range(s.dealt):
        if acts_now(s, uid, level, OUTBREAK):
            s.hordes[uid].meeple = SWELL
            s.hordes[uid].acted = 1
            tell(log, SWELLED, s.hordes[uid].hex, s.hordes[uid].card)


@long_rule
def level_answer(s: Any, level: int, move: int) -> None:
    """D-HORDE-NEXT answered: the horde moves and has acted."""
    push(s.agenda, LEVEL_STEP, level, 1)
    uid = horde_at(s, move - HEX)
    s.hordes[uid].acted = 1
    begin_march(s, uid, 0)


# Z4


@long_rule
def is_beside_kind(s: Any, hex: int, flaming: bool) -> bool:
    """OB-HAZ-1: whether a revealed Flaming or Toxic horde lies next to a hex."""
    if s.options.no_icons == ON:
        return False
    for d in range(6):
        n = NEIGHBOUR[hex, d] | 0
        if n != OFF_BOARD and is_revealed(s, n):
            uid = horde_at(s, n)
            while uid != NOWHERE:
                card = s.hordes[uid].card | 0
                if (IS_FLAMING[card] if flaming else IS_TOXIC[card]) == 1:
                    return True
                uid = s.hordes[uid].under - 1
    return False


@long_rule
def is_exposed(s: Any, v: int, kind: int) -> bool:
    """OB-HAZ-1: on a token, or next to such a horde."""
    piece = FIRE if kind == BY_FIRE else CONTAM
    if s.tiles[s.survivors[v].tile].pieces[piece] > 0:
        return True
    return is_beside_kind(s, hex_of(s, v), kind == BY_FIRE)


@long_rule
def would_hurt(s: Any, v: int, kind: int) -> bool:
    """Whether a hazard would wound: neither the Fallout Shelter nor a Hazmat Suit prevents it."""
    if not is_exposed(s, v, kind) or is_sheltered(s, s.survivors[v].tile | 0):
        return False
    return schematic_for(s, v, SHIELD, kind) == NONE


@long_rule
def is_in_danger(s: Any, tile: int) -> bool:
    """OB-HAZ-3: on or next to a settlement with a Fire or Contamination token."""
    if is_sheltered(s, tile):
        return False
    burning = tiles_with(s, FIRE) | tiles_with(s, CONTAM)
    return burning & (s.tiles[tile].links | 1 << tile) != 0


@long_rule
def dusk(s: Any, log: Any) -> None:
    """Z4: window DUSK, only if a hazard would hurt somebody now; then hazards."""
    if test_win(s, log):
        return
    push(s.agenda, HAZARDS, -1)
    danger = False
    for i in range(s.team):
        v = s.order[i] | 0
        if is_able(s, v) and (would_hurt(s, v, BY_FIRE) or would_hurt(s, v, BY_CONTAM)):
            danger = True
    for piece in range(4):
        tile = refugee_tile(s, piece)
        if tile != NOWHERE and is_in_danger(s, tile):
            danger = True
    if danger:
        push(s.agenda, WINDOW, W_DUSK)


@long_rule
def hazards(s: Any, at: int, log: Any) -> None:
    """OB-HAZ-1: exposure of all is judged first; then each in order, Fire before Contamination."""
    if at < 0:
        for i in range(s.team):
            v = s.order[i] | 0
            if is_able(s, v):
                s.survivors[v].burnt = 1 if is_exposed(s, v, BY_FIRE) else 0
                s.survivors[v].poisoned = 1 if is_exposed(s, v, BY_CONTAM) else 0
        at = 0
    for i in range(at, 2 * s.team):
        v = s.order[i // 2] | 0
        hurt = s.survivors[v].burnt if i % 2 == 0 else s.survivors[v].poisoned
        if hurt and is_able(s, v):
            push(s.agenda, HAZARDS, i + 1)
            push(s.agenda, WOUND, v, 1, BY_FIRE if i % 2 == 0 else BY_CONTAM)
            return
    refugees_die(s, log)
    if not s.over:
        push(s.agenda, DAY_END)


@long_rule
def refugees_die(s: Any, log: Any) -> None:
    """OB-HAZ-3: Settlers and Helpless on or next to Fire or Contamination are killed."""
    for i in range(2, -1, -1):
        if s.settlers[i] > 0 and is_in_danger(s, s.settlers[i] - 1):
            lose_settlers(s, i, BY_HAZARD, log)
    if is_in_danger(s, s.helpless | 0):
        finish(s, LOST_HELPLESS, log)


# Z5


@long_rule
def day_end(s: Any, log: Any) -> None:
    """Z5: Active Doom is discarded, day effects and flags end, the next day begins."""
    while s.doom_active[0] > 0:
        discard_active(s, 0, log)
    s.doom_in_force = 0
    s.more = 0
    for k in range(SCHEMATICS):
        s.user[k] = 0
    for v in range(SURVIVORS):
        survivor = s.survivors[v]
        survivor.used = 0
        survivor.burnt = 0
        survivor.poisoned = 0
        survivor.activated = 0
        if survivor.playing:
            note_frame(s, v)
    if not test_win(s, log):
        push(s.agenda, JOINS)
