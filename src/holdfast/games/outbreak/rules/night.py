"""The Zombie Phase: hordes act by level, then Final Encounters, then hazards (OB-ZOM, OB-HAZ)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import content, decisions, events, moves, state, steps
from holdfast.games.outbreak.content import effects, geometry
from holdfast.games.outbreak.rules import (
    abilities,
    doom,
    ending,
    goods,
    ground,
    hordes,
    in_force,
    interpreter,
    march,
    people,
    refugees,
    targets,
)
from holdfast.kernel.agenda import then
from holdfast.kernel.decision import ask, offer
from holdfast.kernel.events import tell
from holdfast.kernel.rule import long_rule


@long_rule
def zombie_phase(s: Any, log: Any) -> None:
    """Z1: marks are taken off."""
    s.phase = state.ZOMBIES
    tell(log, events.PHASE_BEGAN, state.ZOMBIES)
    for uid in range(s.dealt):
        s.hordes[uid].acted = 0
        s.hordes[uid].stalled = 0
    for t in range(moves.SETTLEMENTS):
        s.tiles[t].defended = 0
    then(s, steps.NIGHT_EFFECTS, 0)


@long_rule
def night_effects(s: Any, horde: int) -> None:
    """Z1: "each night" effects of Final Encounters from this horde on; then window NIGHT."""
    if s.options.no_icons != state.ON:
        for uid in range(horde, s.dealt):
            card = s.hordes[uid].card
            if s.hordes[uid].place == state.REVEALED and hordes.is_final(card):
                then(s, steps.NIGHT_EFFECTS, uid + 1)
                source = content.FIRST_NIGHT + card - content.FIRST_FINAL
                interpreter.start_effects(s, source, targets.HORDE_ACTOR + uid)
                return
    then(s, steps.SWELL, 1)
    then(s, steps.WINDOW, state.W_NIGHT)


@long_rule
def acts_now(s: Any, uid: int, level: int, meeple: int) -> bool:
    """OB-ZOM-1: a revealed horde of this level at this position that has not acted."""
    horde = s.hordes[uid]
    return (
        horde.place == state.REVEALED
        and horde.acted == 0
        and horde.stalled == 0
        and horde.meeple == meeple
        and content.HORDES[horde.card].level == level
    )


@long_rule
def swell(s: Any, level: int, log: Any) -> None:
    """Z2, Z3. OB-ZOM-2 (a): hordes at OUTBREAK go to SWELL and have acted; the others move."""
    if ending.test_win(s, log):
        return
    for uid in range(s.dealt):
        if acts_now(s, uid, level, state.OUTBREAK):
            s.hordes[uid].meeple = state.SWELL
            s.hordes[uid].acted = 1
            tell(log, events.SWELLED, s.hordes[uid].hex, s.hordes[uid].card)
    then(s, steps.HORDES_MOVE, level)


@long_rule
def hordes_move(s: Any, level: int, log: Any) -> None:
    """Z2, Z3. OB-ZOM-2 (b): those at SWELL move one after the other, D-HORDE-NEXT."""
    if ending.test_win(s, log):
        return
    for hex in range(moves.HEXES):
        uid = ground.horde_at(s, hex)
        if uid != ground.NOWHERE and acts_now(s, uid, level, state.SWELL):
            offer(s, moves.HEX(hex))
    if s.offers > 0:
        then(s, steps.HORDES_MOVE, level)
        ask(s, decisions.HORDE_NEXT, people.lead_seat(s), level)
    elif level < content.LEVELS:
        then(s, steps.SWELL, level + 1)
    elif level == content.LEVELS:
        then(s, steps.SWELL, content.FINAL_LEVEL)
    else:
        then(s, steps.DUSK)


@long_rule
def horde_goes(s: Any, hex: int) -> None:
    """D-HORDE-NEXT answered: the horde moves and has acted."""
    uid = ground.horde_at(s, hex)
    s.hordes[uid].acted = 1
    march.begin_march(s, uid, 0)


# Z4


@long_rule
def is_beside_kind(s: Any, hex: int, flaming: bool) -> bool:
    """OB-HAZ-1: whether a revealed Flaming or Toxic horde lies next to a hex."""
    if s.options.no_icons == state.ON:
        return False
    for d in range(geometry.DIRECTIONS):
        n = geometry.NEIGHBOUR[hex, d]
        if n != geometry.OFF_BOARD and ground.is_revealed(s, n):
            uid = ground.horde_at(s, n)
            while uid != ground.NOWHERE:
                card = s.hordes[uid].card
                if (content.HORDES[card].flaming if flaming else content.HORDES[card].toxic) == 1:
                    return True
                uid = s.hordes[uid].under - 1
    return False


@long_rule
def is_exposed(s: Any, v: int, kind: int) -> bool:
    """OB-HAZ-1: on a token, or next to such a horde."""
    piece = effects.FIRE if kind == effects.BY_FIRE else effects.CONTAM
    if s.tiles[s.survivors[v].tile].pieces[piece] > 0:
        return True
    return is_beside_kind(s, people.hex_of(s, v), kind == effects.BY_FIRE)


@long_rule
def would_hurt(s: Any, v: int, kind: int) -> bool:
    """Whether a hazard would wound: neither the Fallout Shelter nor a Hazmat Suit prevents it."""
    if not is_exposed(s, v, kind) or in_force.is_sheltered(s, s.survivors[v].tile):
        return False
    return abilities.schematic_for(s, v, effects.SHIELD, kind) == abilities.NONE


@long_rule
def is_in_danger(s: Any, tile: int) -> bool:
    """OB-HAZ-3: on or next to a settlement with a Fire or Contamination token."""
    if in_force.is_sheltered(s, tile):
        return False
    burning = targets.tiles_with(s, effects.FIRE) | targets.tiles_with(s, effects.CONTAM)
    return burning & (s.tiles[tile].links | 1 << tile) != 0


@long_rule
def dusk(s: Any, log: Any) -> None:
    """Z4: window DUSK, only if a hazard would hurt somebody now; then hazards."""
    if ending.test_win(s, log):
        return
    then(s, steps.HAZARDS)
    danger = False
    for i in range(s.team):
        v = s.order[i]
        if people.is_able(s, v) and (
            would_hurt(s, v, effects.BY_FIRE) or would_hurt(s, v, effects.BY_CONTAM)
        ):
            danger = True
    for piece in range(moves.PIECES):
        tile = refugees.refugee_tile(s, piece)
        if tile != ground.NOWHERE and is_in_danger(s, tile):
            danger = True
    if danger:
        then(s, steps.WINDOW, state.W_DUSK)


@long_rule
def hazards(s: Any) -> None:
    """OB-HAZ-1: exposure of all is judged first."""
    for i in range(s.team):
        v = s.order[i]
        if people.is_able(s, v):
            s.survivors[v].burnt = 1 if is_exposed(s, v, effects.BY_FIRE) else 0
            s.survivors[v].poisoned = 1 if is_exposed(s, v, effects.BY_CONTAM) else 0
    then(s, steps.HAZARD, 0, effects.BY_FIRE)


@long_rule
def hazard(s: Any, place: int, cause: int, log: Any) -> None:
    """OB-HAZ-1: each in survivor order, Fire before Contamination; then the refugees."""
    if place == s.team:
        refugees_die(s, log)
        if not s.over:
            then(s, steps.DAY_END)
        return
    v = s.order[place]
    burns = cause == effects.BY_FIRE
    if burns:
        then(s, steps.HAZARD, place, effects.BY_CONTAM)
    else:
        then(s, steps.HAZARD, place + 1, effects.BY_FIRE)
    hurt = s.survivors[v].burnt if burns else s.survivors[v].poisoned
    if hurt and people.is_able(s, v):
        then(s, steps.WOUND, v, 1, cause)


@long_rule
def refugees_die(s: Any, log: Any) -> None:
    """OB-HAZ-3: Settlers and Helpless on or next to Fire or Contamination are killed."""
    for i in range(content.SETTLER_TOKENS - 1, -1, -1):
        if s.settlers[i] > 0 and is_in_danger(s, s.settlers[i] - 1):
            refugees.lose_settlers(s, i, events.BY_HAZARD, log)
    if is_in_danger(s, s.helpless):
        ending.finish(s, state.LOST_HELPLESS, log)


# Z5


@long_rule
def day_end(s: Any, log: Any) -> None:
    """Z5: Active Doom is discarded, day effects and flags end, the next day begins."""
    while s.doom_active[0] > 0:
        doom.discard_active(s, 0, log)
    s.doom_in_force = 0
    s.more = 0
    for k in range(moves.SCHEMATICS):
        s.user[k] = 0
    for v in range(moves.SURVIVORS):
        survivor = s.survivors[v]
        survivor.used = 0
        survivor.burnt = 0
        survivor.poisoned = 0
        survivor.activated = 0
        if survivor.playing:
            goods.note_frame(s, v)
    if not ending.test_win(s, log):
        then(s, steps.JOINS)
