"""Answers: how effects go on once their question is answered (section 7.0)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak.content import EFFECT, OP, WHAT, WHO, N
from holdfast.games.outbreak.content.effects import (
    CALM,
    CARRY,
    DRAWN,
    FIX,
    FLEE,
    FLIGHT,
    GAIN,
    HEAL,
    HURT,
    KILL,
    LABORATORY,
    LOSE,
    PAY,
    PEEK,
    PLAIN,
    PUT,
    REROLL,
    RESTORE,
    REVIVE,
    STALL,
    SWAP,
    TAKE,
    TOSS,
    TOWER,
    TURRET,
    UNDOOM,
    WATCHTOWER,
)
from holdfast.games.outbreak.events import DOOM_PEEKED, LABORATORY_FILLED
from holdfast.games.outbreak.moves import (
    BOTTOM,
    CARD,
    DONE,
    FACE,
    HEX,
    KEEP,
    KIND,
    PIECE,
    SLOT,
    SURVIVOR,
)
from holdfast.games.outbreak.moves import NONE as NO_PASSENGER
from holdfast.games.outbreak.rules.calls import push, tell
from holdfast.games.outbreak.rules.cards import discard_active, discard_drawn, discard_fortune
from holdfast.games.outbreak.rules.choices import ask_for, offer_dice, offer_kinds
from holdfast.games.outbreak.rules.deeds import (
    affect_horde,
    cure,
    gain_for,
    gained,
    lift,
    look_at,
    move_refugees,
    put_under,
    restore,
    revive,
)
from holdfast.games.outbreak.rules.dice import fix_die, reroll_held, take_up
from holdfast.games.outbreak.rules.goods import collect, hand_back, put_piece, take_pieces
from holdfast.games.outbreak.rules.ground import free_tiles, horde_at, tile_at
from holdfast.games.outbreak.rules.questions import offer, offer_tiles
from holdfast.games.outbreak.rules.steps import EFFECT as EFFECT_STEP
from holdfast.games.outbreak.rules.steps import WOUND
from holdfast.games.outbreak.rules.targets import (
    fleeing_tiles,
    kinds_held,
    kinds_in_store,
    refugee_tile,
    troubled_tiles,
)
from holdfast.kernel.rule import long_rule


@long_rule
def effect_answer(s: Any, row: int, actor: int, progress: int, move: int, log: Any) -> None:
    """D-CARD-ARG, D-AID-ARG, D-DOOM-ARG, D-TOKEN-HEX, D-KIND and D-DROP of an effect answered."""
    op, n = EFFECT[row, OP] | 0, EFFECT[row, N] | 0
    if op == GAIN:
        if progress == 1 and SURVIVOR <= move < PIECE:
            gain_for(s, row, actor, move - SURVIVOR, EFFECT[row, WHAT] | 0, n, log)
        else:
            gained(s, row, actor, progress, move - KIND, log)
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
