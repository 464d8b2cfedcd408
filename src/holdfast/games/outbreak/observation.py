"""Observation of Outbreak for learning: a fixed number of floats, the viewer's survivors marked."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import content, moves, state
from holdfast.games.outbreak.decisions import DECISIONS
from holdfast.games.outbreak.rules import hordes, people
from holdfast.kernel.rule import long_rule

DECISION_COUNT = len(DECISIONS.names)

# Table: day, phase (one-hot), Exp, reveals, deck, Final Encounters, Store, Drawn Doom, Active Doom
# cards (by card), the decision (one-hot).
PER_TABLE = 1 + 4 + 4 + moves.RESOURCES + 1 + moves.DOOMS + DECISION_COUNT
# Survivor: in play, the viewer's, active, activated, incapacitated, wounds, hand, tokens by kind.
PER_SURVIVOR = 7 + moves.RESOURCES
# Hex: city, overrun, the nine kinds of piece, Helpless, Settlers, survivors; a horde there: face
# down, revealed, level, at Swell, hits, and the six symbols of its resistance.
PIECE_KINDS = 9
PER_HEX = 2 + PIECE_KINDS + 3 + 5 + 6
FEATURES = PER_TABLE + moves.SURVIVORS * PER_SURVIVOR + moves.HEXES * PER_HEX


@long_rule
def observe(s: Any, viewer: int, out: Any) -> None:
    """Write what the viewer may know into `out`, each number roughly between 0 and 1."""
    for i in range(FEATURES):
        out[i] = 0
    observe_table(s, out)
    for v in range(moves.SURVIVORS):
        observe_survivor(s, v, viewer, out)
    for hex in range(moves.HEXES):
        observe_hex(s, hex, out)
    hexes = PER_TABLE + moves.SURVIVORS * PER_SURVIVOR
    if s.city != 0:
        out[hexes + s.tiles[s.helpless].hex * PER_HEX + 2 + PIECE_KINDS] = 1
        for i in range(3):
            if s.settlers[i] > 0:
                out[hexes + s.tiles[s.settlers[i] - 1].hex * PER_HEX + 3 + PIECE_KINDS] += 0.5


@long_rule
def observe_table(s: Any, out: Any) -> None:
    """Write day, phase, pools and the open decision into `out`."""
    out[0] = s.day / 40
    out[1 + s.phase] = 1
    out[5] = s.exp / 40
    out[6] = s.reveals / 12
    out[7] = (s.horde_count - s.dealt) / 100
    out[8] = s.finals_left / 2
    for k in range(moves.RESOURCES):
        out[9 + k] = s.store[k] / 8
    at = 9 + moves.RESOURCES
    for i in range(moves.TRACKER):
        if s.doom_drawn[i] != 0:
            out[at] += 1 / 3
        if s.doom_active[i] > 0:
            out[at + s.doom_active[i]] += 0.5
    out[at + 1 + moves.DOOMS + s.ask] = 1


@long_rule
def observe_survivor(s: Any, v: int, viewer: int, out: Any) -> None:
    """Write one survivor into `out`."""
    survivor = s.survivors[v]
    if not survivor.playing:
        return
    at = PER_TABLE + v * PER_SURVIVOR
    out[at] = 1
    out[at + 1] = 1 if survivor.seat == viewer else 0
    out[at + 2] = 1 if s.active == v else 0
    out[at + 3] = survivor.activated
    out[at + 4] = survivor.down
    out[at + 5] = survivor.wounds / 4
    out[at + 6] = people.hand_size(survivor) / 4
    for k in range(moves.RESOURCES):
        out[at + 7 + k] = survivor.goods[k] / 5
    hexes = PER_TABLE + moves.SURVIVORS * PER_SURVIVOR
    out[hexes + s.tiles[survivor.tile].hex * PER_HEX + 4 + PIECE_KINDS] += 0.25


@long_rule
def observe_hex(s: Any, hex: int, out: Any) -> None:
    """Write one hex, with its settlement and its (top) horde, into `out`."""
    at = PER_TABLE + moves.SURVIVORS * PER_SURVIVOR + hex * PER_HEX
    if s.tile_at[hex] > 0:
        tile = s.tile_at[hex] - 1
        out[at] = 1
        out[at + 1] = s.overrun >> tile & 1
        for piece in range(PIECE_KINDS):
            out[at + 2 + piece] = s.tiles[tile].pieces[piece] / 2
    if s.horde_at[hex] > 0:
        horde = s.hordes[s.horde_at[hex] - 1]
        there = at + 5 + PIECE_KINDS
        out[there] = 1 if horde.place == state.FACEDOWN else 0
        out[there + 1] = 1 if horde.place == state.REVEALED else 0
        if horde.card >= 0:
            out[there + 2] = content.HORDES[horde.card].level / 9
            out[there + 3] = 1 if horde.meeple == state.SWELL else 0
            out[there + 4] = horde.hits / 2
            for face in range(6):
                out[there + 5 + face] = hordes.printed(s, horde.card, face) / 2
