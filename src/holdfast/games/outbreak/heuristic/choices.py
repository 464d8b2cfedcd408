"""Scores of what a card, an aid or an icon lets the team choose."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import content, moves, state
from holdfast.games.outbreak.content import effects
from holdfast.games.outbreak.heuristic import opening, places, rolls, threats, turn, worths
from holdfast.games.outbreak.rules import choices, ground, people, refugees, values
from holdfast.kernel.rule import long_rule

NO_OP = -1


@long_rule
def top_op(s: Any) -> int:
    """Return the operation of the effect that asks, or NO_OP."""
    return content.EFFECTS[choices.waiting_row(s)].op if choices.is_waiting(s) else NO_OP


@long_rule
def choice_worth(s: Any, move: int, struck: int) -> int:
    """Return the score of an answer to an effect."""
    op = top_op(s)
    if move in moves.HEX:
        return hex_worth(s, moves.HEX.hex(move), op, struck)
    if move in moves.SURVIVOR:
        return survivor_worth(s, moves.SURVIVOR.survivor(move), op)
    if move in moves.PIECE:
        piece = moves.PIECE.piece(move)
        tile = refugees.refugee_tile(s, piece)
        return (200 if piece == refugees.HELPLESS else 0) - places.haven_worth(s, tile, struck)
    if move in moves.FACE:
        return rolls.dice_worth(s, moves.FACE.face(move))
    if move in moves.DONE:
        return 1
    return 5


@long_rule
def hex_worth(s: Any, hex: int, op: int, struck: int) -> int:
    """Return the score of a hex that an effect may choose, such as a haven or a building site."""
    tile = ground.tile_at(s, hex)
    if op == effects.CARRY or op == effects.FLEE:
        if flies_alone(s):
            return places.place_worth(s, s.active, tile, struck)
        return places.haven_worth(s, tile, struck)
    if op == effects.RESTORE:
        near = s.tiles[tile].links | 1 << tile
        return 100 if near >> s.helpless & 1 else 10
    if op == effects.TAKE:
        return -worths.SETTLEMENT_WORTH[tile]
    if tile != ground.NOWHERE and s.horde_at[hex] == 0:
        return turn.site_worth(s, tile, struck)
    uid = ground.horde_at(s, hex)
    if uid != ground.NOWHERE and s.hordes[uid].place == state.REVEALED:
        return threats.horde_worth(s, uid) - (
            60 if op == effects.STALL and s.hordes[uid].meeple != state.SWELL else 0
        )
    return opening.reveal_worth(s, hex)


@long_rule
def flies_alone(s: Any) -> bool:
    """Return whether the Pilot's own flight asks for a hex."""
    actor = choices.waiting_actor(s)
    source = content.EFFECTS[choices.waiting_row(s)].source
    return source == actor and s.active == actor


@long_rule
def survivor_worth(s: Any, v: int, op: int) -> int:
    """Return the score of a survivor for an effect.

    It is highest for the most wounded to heal, or the attacker to equip.
    """
    survivor = s.survivors[v]
    if op == effects.HEAL:
        return 10 * survivor.wounds
    if op == effects.HURT:
        return 10 * (values.health(s, v) - survivor.wounds)
    if op == effects.CARRY:
        return worths.NEVER
    if op == effects.GAIN:
        return 50 if s.active == v else values.capacity(s, v) - people.tokens(survivor)
    return 10 - survivor.wounds
