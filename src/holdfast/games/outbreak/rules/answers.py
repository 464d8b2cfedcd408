"""Answers: how effects go on once their question is answered (section 7.0)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import content, events, moves, steps
from holdfast.games.outbreak.content import effects
from holdfast.games.outbreak.rules import (
    cards,
    choices,
    deeds,
    doom,
    faces,
    goods,
    ground,
    hordes,
    lists,
    refugees,
    targets,
)
from holdfast.kernel.agenda import then
from holdfast.kernel.decision import offer
from holdfast.kernel.events import tell
from holdfast.kernel.rule import long_rule, rule


@long_rule
def answer(s: Any, row: int, actor: int, stage: int, chosen: int, move: int, log: Any) -> None:
    """D-CARD-ARG, D-AID-ARG, D-DOOM-ARG and D-TOKEN-HEX of an effect answered."""
    op, n = content.EFFECTS[row].op, content.EFFECTS[row].n
    if op == effects.GAIN:
        deeds.gain_for(s, row, move - moves.SURVIVOR, log)
    elif op == effects.HEAL:
        deeds.cure(s, move - moves.SURVIVOR, n, log)
    elif op == effects.HURT:
        then(s, steps.WOUND, move - moves.SURVIVOR, n, effects.PLAIN)
    elif op == effects.PUT:
        tile = ground.tile_at(s, move - moves.HEX)
        goods.put_piece(s, tile, content.EFFECTS[row].what, log)
    elif op == effects.KILL or op == effects.STALL or op == effects.CALM:
        if move != moves.DONE:
            deeds.affect_horde(s, op, ground.horde_at(s, move - moves.HEX), log)
            deeds.choose_horde(s, row, actor, s.window - 1, stage)
    elif op == effects.PEEK:
        answer_peek(s, row, actor, stage, chosen, move, log)
    elif op == effects.CARRY or op == effects.FLEE:
        answer_carry(s, row, actor, stage, chosen, move, log)
    else:
        answer_other(s, row, actor, stage, chosen, move, log)


@long_rule
def answer_peek(s: Any, row: int, actor: int, stage: int, chosen: int, move: int, log: Any) -> None:
    """PEEK: look at a horde and go on, or at a Drawn Doom card and keep or bury it."""
    if content.EFFECTS[row].what != effects.DRAWN:
        if move != moves.DONE:
            hordes.look_at(s, move - moves.HEX, log)
            deeds.peek(s, row, actor, stage)
    elif move == moves.BOTTOM:
        doom.put_under(s, chosen - moves.SLOT, log)
    elif move != moves.KEEP:
        slot = move - moves.SLOT
        s.doom_known[slot] = 1
        tell(log, events.DOOM_PEEKED, s.doom_drawn[slot] - 1, slot)
        offer(s, moves.KEEP)
        offer(s, moves.BOTTOM)
        choices.ask_for(s, row, actor, stage + 1, move)


@long_rule
def answer_carry(
    s: Any, row: int, actor: int, stage: int, chosen: int, move: int, log: Any
) -> None:
    """CARRY and FLEE: the passenger is chosen and the hex asked, or both are known."""
    if stage == 1:
        lists.offer_tiles(s, moves.HEX, destinations(s, row, actor, move))
        choices.ask_for(s, row, actor, stage + 1, move)
        return
    tile = ground.tile_at(s, move - moves.HEX)
    if is_flight(row):
        deeds.lift(s, actor, tile, log)
    if is_refugee(chosen):
        refugees.move_refugees(s, chosen - moves.PIECE, tile, log)
    elif chosen != moves.NONE:
        deeds.lift(s, chosen - moves.SURVIVOR, tile, log)


@rule
def is_flight(row: int) -> bool:
    """Whether the actor flies along."""
    carries = content.EFFECTS[row].op == effects.CARRY
    return carries and content.EFFECTS[row].who == effects.FLIGHT


@rule
def is_refugee(move: int) -> bool:
    """Whether a move chooses the Helpless or Settlers."""
    return moves.PIECE <= move < moves.PIECE + moves.PIECES


@long_rule
def destinations(s: Any, row: int, actor: int, passenger: int) -> int:
    """Where a passenger, chosen by this move, may be taken."""
    if content.EFFECTS[row].op == effects.FLEE:
        return targets.fleeing_tiles(s, row, passenger - moves.PIECE)
    if is_flight(row):
        here = s.survivors[actor].tile
    elif is_refugee(passenger):
        here = refugees.refugee_tile(s, passenger - moves.PIECE)
    else:
        here = s.survivors[passenger - moves.SURVIVOR].tile
    return ground.free_tiles(s) & ~(1 << here)


@long_rule
def answer_other(
    s: Any, row: int, actor: int, stage: int, chosen: int, move: int, log: Any
) -> None:
    """The rest of `answer`."""
    op, n = content.EFFECTS[row].op, content.EFFECTS[row].n
    if op == effects.UNDOOM:
        if content.EFFECTS[row].what == effects.DRAWN:
            doom.discard_drawn(s, move - moves.SLOT, log)
        else:
            doom.discard_active(s, move - moves.SLOT, log)
    elif op == effects.TAKE:
        answer_take(s, row, actor, stage, chosen, move, log)
    elif op == effects.RESTORE:
        if move != moves.DONE:
            deeds.restore(s, ground.tile_at(s, move - moves.HEX), log)
            if stage < n and targets.troubled_tiles(s):
                lists.offer_tiles(s, moves.HEX, targets.troubled_tiles(s))
                offer(s, moves.DONE)
                choices.ask_for(s, row, actor, stage + 1, 0)
    elif op == effects.REVIVE:
        deeds.revive(s, move - moves.SURVIVOR, log)
    elif op == effects.TOSS:
        cards.discard_fortune(s, actor, move - moves.CARD, log)
    elif op == effects.PAY:
        goods.hand_back(s, actor, move - moves.KIND, 1, log)
        if stage < n:
            kinds = targets.kinds_held(s.survivors[actor], content.EFFECTS[row].what)
            lists.offer_kinds(s, kinds)
            choices.ask_for(s, row, actor, stage + 1, 0)
    elif op == effects.SWAP:
        answer_swap(s, row, actor, stage, move - moves.KIND, log)
    elif op == effects.LABORATORY:
        goods.fill_laboratory(s, actor, move - moves.KIND, log)
    elif op == effects.FIX:
        faces.fix_die(s, move - moves.FACE, content.EFFECTS[row].what, log)
    elif op == effects.REROLL:
        answer_take_up(s, row, actor, stage, move, log)


@long_rule
def answer_swap(s: Any, row: int, actor: int, stage: int, kind: int, log: Any) -> None:
    """SWAP: one token goes back, then one of another kind comes."""
    if stage == 1:
        goods.hand_back(s, actor, kind, 1, log)
        lists.offer_kinds(s, targets.kinds_in_store(s, effects.ANY_KIND & ~(1 << kind)))
        choices.ask_for(s, row, actor, stage + 1, 0)
    else:
        goods.collect(s, actor, kind, 1, log)


@long_rule
def answer_take(s: Any, row: int, actor: int, stage: int, chosen: int, move: int, log: Any) -> None:
    """TAKE: the settlement, and where both stand which of Watchtower and Turret."""
    if stage > 1:
        tower = effects.WATCHTOWER if move == moves.SLOT else effects.TURRET
        goods.take_pieces(s, ground.tile_at(s, chosen - moves.HEX), tower, 1, log)
        return
    piece = content.EFFECTS[row].what
    tile = ground.tile_at(s, move - moves.HEX)
    if piece == effects.TOWER:
        pieces = s.tiles[tile].pieces
        if pieces[effects.WATCHTOWER] > 0 and pieces[effects.TURRET] > 0:
            offer(s, moves.SLOT)
            offer(s, moves.SLOT + 1)
            choices.ask_for(s, row, actor, stage + 1, move)
            return
        piece = effects.WATCHTOWER if pieces[effects.WATCHTOWER] > 0 else effects.TURRET
    goods.take_pieces(s, tile, piece, 1, log)


@long_rule
def answer_take_up(s: Any, row: int, actor: int, stage: int, move: int, log: Any) -> None:
    """OB-DIE-4: dice are taken up one by one until DONE, then rolled together."""
    if move != moves.DONE:
        faces.take_up(s, move - moves.FACE)
        choices.offer_dice(s, effects.REROLL)
        if s.offers > 0:
            offer(s, moves.DONE)
            choices.ask_for(s, row, actor, stage + 1, 0)
            return
    faces.reroll_held(s, log)
