"""Night step 6: repairing equipment (OL-REP)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive import content, decisions, events, moves, state, steps
from holdfast.games.outlive.content import vocabulary
from holdfast.games.outlive.rules import effects, shelter, tokens
from holdfast.kernel.agenda import then
from holdfast.kernel.decision import ask, offer
from holdfast.kernel.events import tell
from holdfast.kernel.rule import long_rule, rule


@rule
def repair_step(s: Any) -> None:
    """OL-D-REPAIR, until `done`."""
    s.night_step = state.REPAIRING
    ask(s, decisions.REPAIR, s.seat)


@long_rule
def discount_slot(player: Any, size: int) -> int:
    """OL-REP-2: a ready room that waives so many Materials, or NO_SLOT."""
    op = vocabulary.REPAIR_DISCOUNT
    for slot in range(moves.ROOM_SLOTS):
        room = player.rooms[slot]
        kind = content.ROOM[room.tile]
        if kind.power[op] == size and shelter.is_ready(room, op):
            # The Tinker's Bench gives its discount only after its draw.
            if kind.draw == content.NONE or room.used & kind.bit[vocabulary.DRAW_EQUIP] != 0:
                return slot
    return shelter.NO_SLOT


@rule
def repair_price(equipment: int, waiver: int, m: int) -> int:
    """OL-REP-1, OL-REP-2: what a repair costs of a Material."""
    if waiver == content.FREE:
        return 0
    return content.TOOL[equipment].cost[m] - content.WAIVER[waiver].materials[m]


@long_rule
def can_repair(player: Any, equipment: int, waiver: int) -> bool:
    """Whether a waiver fits the printed cost, and the rest can be paid."""
    for m in range(len(vocabulary.MATERIALS)):
        price = repair_price(equipment, waiver, m)
        if price < 0 or price > player.store[vocabulary.MATERIALS[m]]:
            return False
    return True


@rule
def offer_repairs(s: Any, seat: int) -> None:
    """OL-D-REPAIR: each broken tile at each price; `draw`; `done`."""
    player = s.players[seat]
    sizes = 1 << 0  # the discounts at hand, as bits by their size: no discount always is
    for size in range(1, content.REPAIR_SIZE + 1):
        if discount_slot(player, size) != shelter.NO_SLOT:
            sizes |= 1 << size
    broken, equipment = player.owned & ~player.repaired, 0
    while broken > 0:
        if broken & 1 == 1:
            for waiver in range(content.WAIVERS):
                at_hand = (sizes >> content.WAIVER[waiver].size) & 1 == 1
                if at_hand and can_repair(player, equipment, waiver):
                    offer(s, moves.REPAIR(equipment, waiver))
        broken >>= 1
        equipment += 1
    if drawing_slot(player) != shelter.NO_SLOT:
        offer(s, moves.DRAW())
    offer(s, moves.DONE())


@rule
def drawing_slot(player: Any) -> int:
    """OL-REP-2: a ready Tinker's Bench, or NO_SLOT."""
    for slot in range(moves.ROOM_SLOTS):
        room = player.rooms[slot]
        draws = content.ROOM[room.tile].draw != content.NONE
        if draws and shelter.is_ready(room, vocabulary.DRAW_EQUIP):
            return slot
    return shelter.NO_SLOT


# OL-D-REPAIR answered: after all but `done` it is asked again


@rule
def draw(s: Any, seat: int, log: Any) -> None:
    """OL-REP-2: what the Tinker's Bench draws."""
    then(s, steps.REPAIR)
    slot = drawing_slot(s.players[seat])
    effect = content.ROOM[s.players[seat].rooms[slot].tile].draw
    shelter.use_room(s, seat, slot, vocabulary.DRAW_EQUIP, log)
    effects.perform(s, effect, seat, slot, events.FROM_ROOM, log)


@rule
def repair(s: Any, seat: int, equipment: int, waiver: int, log: Any) -> None:
    """OL-REP-1, OL-REP-2: the tile works from now on; at most one discount."""
    then(s, steps.REPAIR)
    player = s.players[seat]
    if waiver != content.NO_WAIVER:
        slot = discount_slot(player, content.WAIVER[waiver].size)
        shelter.use_room(s, seat, slot, vocabulary.REPAIR_DISCOUNT, log)
    for m in range(len(vocabulary.MATERIALS)):
        tokens.spend(s, seat, vocabulary.MATERIALS[m], repair_price(equipment, waiver, m))
    player.repaired |= 1 << equipment
    tell(log, events.REPAIRED, seat, equipment, waiver)
    for symbol in range(len(content.PAIRS)):
        pair = content.PAIRS[symbol]
        if (pair >> equipment) & 1 == 1 and player.repaired & pair == pair:
            tell(log, events.PAIR_MADE, seat, symbol)
