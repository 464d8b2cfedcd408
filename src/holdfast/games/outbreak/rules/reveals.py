"""Hordes around the city: surveyed, revealed, replenished (OB-OPN)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import content, decisions, events, moves, state, steps
from holdfast.games.outbreak.content import effects, geometry
from holdfast.games.outbreak.rules import (
    ending,
    ground,
    hordes,
    in_force,
    interpreter,
    march,
    people,
    targets,
)
from holdfast.kernel.agenda import then
from holdfast.kernel.decision import ask, offer
from holdfast.kernel.events import tell
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule

MORE_AFTER = 10  # days: OB-OPN-5


@long_rule
def reveal_hordes(s: Any, log: Any) -> None:
    """O3. OB-OPN-5, OB-OPN-6: survey, fix the number, reveal."""
    for t in range(moves.SETTLEMENTS):
        if ground.surveys(s, t):
            for d in range(geometry.DIRECTIONS):
                n = geometry.NEIGHBOUR[s.tiles[t].hex, d]
                if n != geometry.OFF_BOARD and ground.is_facedown(s, n):
                    hordes.look_at(s, n, log)
    s.reveals = max(
        0, s.team + s.day // MORE_AFTER + s.more + in_force.doom_total(s, NOBODY, effects.MORE)
    )
    s.more = 0
    tell(log, events.REVEAL_COUNT, s.reveals)
    then(s, steps.MOVE_SETTLERS, 0)
    then(s, steps.REVEALS)


@long_rule
def reveal_next(s: Any, log: Any) -> None:
    """OB-OPN-7: one reveal after another; D-REVEAL, or D-REVEAL-EDGE when none is facedown."""
    s.revealing = 0
    if ending.test_win(s, log) or s.reveals == 0:
        return
    s.revealing = 1
    s.reveals -= 1
    then(s, steps.REVEALS)
    for hex in range(moves.HEXES):
        if ground.is_facedown(s, hex):
            offer(s, moves.HEX(hex))
    if s.offers > 0:
        ask(s, decisions.REVEAL, people.lead_seat(s), s.reveals + 1)
    elif s.dealt < s.horde_count and ground.empty_edges(s) > 0:
        uid = s.dealt
        s.dealt += 1
        s.hordes[uid].place = state.DRAWN_UP
        tell(log, events.HORDE_DRAWN, s.hordes[uid].card)
        for hex in range(moves.HEXES):
            if s.horde_at[hex] == 0 and ground.is_edge(s, hex):
                offer(s, moves.HEX(hex))
        ask(s, decisions.REVEAL_EDGE, people.lead_seat(s), uid)
    # otherwise that reveal is lost


@long_rule
def reveal(s: Any, hex: int, log: Any) -> None:
    """D-REVEAL answered."""
    turn_up(s, ground.horde_at(s, hex), log)


@long_rule
def reveal_at_edge(s: Any, horde: int, hex: int, log: Any) -> None:
    """D-REVEAL-EDGE answered: the drawn horde is put there and turned up."""
    s.in_play += 1
    ground.put_horde(s, horde, hex)
    turn_up(s, horde, log)


@long_rule
def starts_swollen(s: Any) -> bool:
    """DC-28 and the General: hordes revealed now start at SWELL."""
    if in_force.doom_total(s, NOBODY, effects.START) > 0:
        return True
    for uid in range(s.dealt):
        if (
            s.hordes[uid].place == state.REVEALED
            and content.HORDES[s.hordes[uid].card].swells_others
        ):
            return True
    return False


@long_rule
def turn_up(s: Any, uid: int, log: Any) -> None:
    """OB-OPN-7, OB-OPN-8: a horde gets its meeple; its icon works; a Wild one rushes."""
    horde = s.hordes[uid]
    swollen = starts_swollen(s)
    horde.place = state.REVEALED
    horde.known = 0
    horde.meeple = state.SWELL if swollen else hordes.start_position(horde.card)
    horde.acted = 1  # OB-ZOM-2: revealed during a Zombie Phase it does not act in it
    tell(log, events.REVEALED, horde.hex, horde.card, 1 if horde.meeple == state.SWELL else 0)
    icon = content.HORDES[horde.card].contamination
    if content.HORDES[horde.card].rushes:
        then(s, steps.RUSH, uid)
    if icon >= 0:
        s.curses[icon] += 1
        if s.options.no_icons != state.ON:
            tell(log, events.CONTAMINATED, horde.hex, horde.card, icon)
            if not content.CONTAMINATIONS[icon].lasts:
                interpreter.start_effects(
                    s, content.FIRST_CONTAMINATION + icon, targets.HORDE_ACTOR + uid
                )


@long_rule
def rush(s: Any, horde: int) -> None:
    """OB-KIND-6: a Wild horde overruns at once."""
    if s.hordes[horde].place == state.REVEALED:
        march.begin_march(s, horde, 1)


@long_rule
def fill_edges(s: Any) -> int:
    """OB-SET-11, OB-OPN-10: a facedown horde on every empty edge space, by r, then q."""
    count = 0
    for hex in range(moves.HEXES):
        if s.dealt == s.horde_count:
            break
        if s.horde_at[hex] == 0 and s.tile_at[hex] == 0 and ground.beside(s, hex):
            uid = s.dealt
            s.dealt += 1
            s.hordes[uid].place = state.FACEDOWN
            s.in_play += 1
            ground.put_horde(s, uid, hex)
            count += 1
    return count


@long_rule
def replenish(s: Any, log: Any) -> None:
    """O5. OB-OPN-10: the edge fills up, then the Survivor Phase."""
    count = fill_edges(s)
    if count > 0:
        tell(log, events.REPLENISHED, count, s.horde_count - s.dealt)
    then(s, steps.SURVIVOR_PHASE)
