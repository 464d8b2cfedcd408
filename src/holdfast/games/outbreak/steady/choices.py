"""The steady team and effects: whom and what it chooses when a card, an aid or an icon asks."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak.content import EFFECT as EFFECTS
from holdfast.games.outbreak.content import OP, SOURCE_OF
from holdfast.games.outbreak.content.effects import (
    CARRY,
    FLEE,
    GAIN,
    HEAL,
    HURT,
    RESTORE,
    STALL,
    TAKE,
)
from holdfast.games.outbreak.moves import DONE, FACE, HEX, KIND, PIECE, SETTLEMENT, SLOT, SURVIVOR
from holdfast.games.outbreak.rules.ground import NOWHERE, horde_at, tile_at
from holdfast.games.outbreak.rules.people import capacity, health, tokens
from holdfast.games.outbreak.rules.steps import EFFECT
from holdfast.games.outbreak.rules.targets import refugee_tile
from holdfast.games.outbreak.state import REVEALED, SWELL
from holdfast.games.outbreak.steady.opening import reveal_worth
from holdfast.games.outbreak.steady.outlook import haven_worth, horde_worth, place_worth
from holdfast.games.outbreak.steady.rolls import dice_worth
from holdfast.games.outbreak.steady.turn import site_worth
from holdfast.games.outbreak.steady.worths import NEVER, SETTLEMENT_WORTH
from holdfast.kernel.agenda import DEPTH
from holdfast.kernel.rule import long_rule


@long_rule
def top_op(s: Any) -> int:
    """The operation of the effect that asks, or -1."""
    if s.agenda.depth == 0 or s.agenda.depth > DEPTH:
        return -1
    frame = s.agenda.frames[s.agenda.depth - 1]
    return EFFECTS[frame.a, OP] | 0 if frame.step == EFFECT else -1


@long_rule
def choice_worth(s: Any, move: int, struck: int) -> int:
    """What an effect may best choose."""
    op = top_op(s)
    if HEX <= move < SETTLEMENT:
        return hex_worth(s, move - HEX, op, struck)
    if SURVIVOR <= move < PIECE:
        return survivor_worth(s, move - SURVIVOR, op)
    if PIECE <= move < KIND:
        tile = refugee_tile(s, move - PIECE)
        return (200 if move == PIECE else 0) - haven_worth(s, tile, struck)
    if FACE <= move < SLOT:
        return dice_worth(s, move - FACE)
    if move == DONE:
        return 1
    return 5


@long_rule
def hex_worth(s: Any, hex: int, op: int, struck: int) -> int:
    """Which hex an effect may best choose: a haven, a building site, a horde."""
    tile = tile_at(s, hex)
    if op == CARRY or op == FLEE:
        if flies_alone(s):
            return place_worth(s, s.active | 0, tile, struck)
        return haven_worth(s, tile, struck)
    if op == RESTORE:
        near = s.tiles[tile].links | 1 << tile
        return 100 if near >> s.helpless & 1 else 10
    if op == TAKE:
        return -SETTLEMENT_WORTH[tile]
    if tile != NOWHERE and s.horde_at[hex] == 0:
        return site_worth(s, tile, struck)
    uid = horde_at(s, hex)
    if uid != NOWHERE and s.hordes[uid].place == REVEALED:
        return horde_worth(s, uid) - (60 if op == STALL and s.hordes[uid].meeple != SWELL else 0)
    return reveal_worth(s, hex)


@long_rule
def flies_alone(s: Any) -> bool:
    """Whether it is the Pilot's own flight that asks for a hex."""
    frame = s.agenda.frames[s.agenda.depth - 1]
    return SOURCE_OF[frame.a] == frame.b and s.active == frame.b


@long_rule
def survivor_worth(s: Any, v: int, op: int) -> int:
    """Whom an effect may best choose: the most wounded to heal, the attacker to equip."""
    survivor = s.survivors[v]
    if op == HEAL:
        return 10 * survivor.wounds
    if op == HURT:
        return 10 * (health(s, v) - survivor.wounds)
    if op == CARRY:
        return NEVER
    if op == GAIN:
        return 50 if s.active == v else capacity(s, v) - tokens(survivor)
    return 10 - survivor.wounds
