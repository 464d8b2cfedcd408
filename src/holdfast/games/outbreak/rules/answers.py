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
        deeds.gain_for(s, row, moves.SURVIVOR.survivor(move), log)
    elif op == effects.HEAL:
        deeds.cure(s, moves.SURVIVOR.survivor(move), n, log)
    elif op == effects.HURT:
        then(s, steps.WOUND, moves.SURVIVOR.survivor(move), n, effects.PLAIN)
    elif op == effects.PUT:
        tile = ground.tile_at(s, moves.HEX.hex(move))
        goods.put_piece(s, tile, content.EFFECTS[row].what, log)
    elif op == effects.KILL or op == effects.STALL or op == effects.CALM:
        if move not in moves.DONE:
            deeds.affect_horde(s, op, ground.horde_at(s, moves.HEX.hex(move)), log)
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
        if move not in moves.DONE:
            hordes.look_at(s, moves.HEX.hex(move), log)
            deeds.peek(s, row, actor, stage)
    elif move in moves.BOTTOM:
        doom.put_under(s, moves.SLOT.slot(chosen), log)
    elif move not in moves.KEEP:
        slot = moves.SLOT.slot(move)
        s.doom_known[slot] = 1
        tell(log, events.DOOM_PEEKED, s.doom_drawn[slot] - 1, slot)
        offer(s, moves.KEEP())
        offer(s, moves.BOTTOM())
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
    tile = ground.tile_at(s, moves.HEX.hex(move))
    if is_flight(row):
        deeds.lift(s, actor, tile, log)
    if chosen in moves.PIECE:
        refugees.move_refugees(s, moves.PIECE.piece(chosen), tile, log)
    elif chosen not in moves.NONE:
        deeds.lift(s, moves.SURVIVOR.survivor(chosen), tile, log)


@rule
def is_flight(row: int) -> bool:
    """Whether the actor flies along."""
    carries = content.EFFECTS[row].op == effects.CARRY
    return carries and content.EFFECTS[row].who == effects.FLIGHT


@long_rule
def destinations(s: Any, row: int, actor: int, passenger: int) -> int:
    """Where a passenger, chosen by this move, may be taken."""
    if content.EFFECTS[row].op == effects.FLEE:
        return targets.fleeing_tiles(s, row, moves.PIECE.piece(passenger))
    if is_flight(row):
        here = s.survivors[actor].tile
    elif passenger in moves.PIECE:
        here = refugees.refugee_tile(s, moves.PIECE.piece(passenger))
    else:
        here = s.survivors[moves.SURVIVOR.survivor(passenger)].tile
    return ground.free_tiles(s) & ~(1 << here)


@long_rule
def answer_other(
    s: Any, row: int, actor: int, stage: int, chosen: int, move: int, log: Any
) -> None:
    """The rest of `answer`."""
    op, n = content.EFFECTS[row].op, content.EFFECTS[row].n
    if op == effects.UNDOOM:
        if content.EFFECTS[row].what == effects.DRAWN:
            doom.discard_drawn(s, moves.SLOT.slot(move), log)
        else:
            doom.discard_active(s, moves.SLOT.slot(move), log)
    elif op == effects.TAKE:
        answer_take(s, row, actor, stage, chosen, move, log)
    elif op == effects.RESTORE:
        if move not in moves.DONE:
            deeds.restore(s, ground.tile_at(s, moves.HEX.hex(move)), log)
            if stage < n and targets.troubled_tiles(s):
                lists.offer_tiles(s, moves.HEX, targets.troubled_tiles(s))
                offer(s, moves.DONE())
                choices.ask_for(s, row, actor, stage + 1, 0)
    elif op == effects.REVIVE:
        deeds.revive(s, moves.SURVIVOR.survivor(move), log)
    elif op == effects.TOSS:
        cards.discard_fortune(s, actor, moves.CARD.card(move), log)
    elif op == effects.PAY:
        goods.hand_back(s, actor, moves.KIND.resource(move), 1, log)
        if stage < n:
            kinds = targets.kinds_in(s.survivors[actor].goods, content.EFFECTS[row].what)
            lists.offer_kinds(s, kinds)
            choices.ask_for(s, row, actor, stage + 1, 0)
    elif op == effects.SWAP:
        answer_swap(s, row, actor, stage, moves.KIND.resource(move), log)
    elif op == effects.LABORATORY:
        goods.fill_laboratory(s, actor, moves.KIND.resource(move), log)
    elif op == effects.FIX:
        faces.fix_die(s, moves.FACE.face(move), content.EFFECTS[row].what, log)
    elif op == effects.REROLL:
        answer_take_up(s, row, actor, stage, move, log)


@long_rule
def answer_swap(s: Any, row: int, actor: int, stage: int, kind: int, log: Any) -> None:
    """SWAP: one token goes back, then one of another kind comes."""
    if stage == 1:
        goods.hand_back(s, actor, kind, 1, log)
        lists.offer_kinds(s, targets.kinds_in(s.store, effects.ANY_KIND & ~(1 << kind)))
        choices.ask_for(s, row, actor, stage + 1, 0)
    else:
        goods.collect(s, actor, kind, 1, log)


@long_rule
def answer_take(s: Any, row: int, actor: int, stage: int, chosen: int, move: int, log: Any) -> None:
    """TAKE: the settlement, and where both stand which of Watchtower and Turret."""
    if stage > 1:
        tower = effects.WATCHTOWER if moves.SLOT.slot(move) == 0 else effects.TURRET
        goods.take_pieces(s, ground.tile_at(s, moves.HEX.hex(chosen)), tower, 1, log)
        return
    piece = content.EFFECTS[row].what
    tile = ground.tile_at(s, moves.HEX.hex(move))
    if piece == effects.TOWER:
        pieces = s.tiles[tile].pieces
        if pieces[effects.WATCHTOWER] > 0 and pieces[effects.TURRET] > 0:
            offer(s, moves.SLOT(0))
            offer(s, moves.SLOT(1))
            choices.ask_for(s, row, actor, stage + 1, move)
            return
        piece = effects.WATCHTOWER if pieces[effects.WATCHTOWER] > 0 else effects.TURRET
    goods.take_pieces(s, tile, piece, 1, log)


@long_rule
def answer_take_up(s: Any, row: int, actor: int, stage: int, move: int, log: Any) -> None:
    """OB-DIE-4: dice are taken up one by one until DONE, then rolled together."""
    if move not in moves.DONE:
        faces.take_up(s, moves.FACE.face(move))
        choices.offer_dice(s, effects.REROLL)
        if s.offers > 0:
            offer(s, moves.DONE())
            choices.ask_for(s, row, actor, stage + 1, 0)
            return
    faces.reroll_held(s, log)
