"""Night step 5: building rooms and using them (OL-BUILD)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive import content, decisions, events, moves, state, steps
from holdfast.games.outlive.content import vocabulary
from holdfast.games.outlive.rules import effects, shelter, survivors, tokens
from holdfast.kernel.agenda import then
from holdfast.kernel.decision import ask, offer
from holdfast.kernel.events import tell
from holdfast.kernel.rule import long_rule, rule

PRICE = 3  # Materials for a room, OL-BUILD-2


@rule
def build_step(s: Any) -> None:
    """OL-BUILD-1: in any order and as often as possible."""
    s.night_step = state.BUILDING
    ask(s, decisions.BUILD, s.seat)


@rule
def price_of_room(player: Any) -> int:
    """OL-BUILD-2, OL-BUILD-4: a full Construction Bay makes the next building cheaper."""
    slot = shelter.ready_room(player, vocabulary.BUILD_DISCOUNT)
    if slot == shelter.NO_SLOT:
        return PRICE
    return PRICE - content.ROOM[player.rooms[slot].tile].power[vocabulary.BUILD_DISCOUNT]


@rule
def is_usable(s: Any, seat: int, slot: int) -> bool:
    """OL-BUILD-3, OL-BUILD-7: a full room whose ability is unused and would do something."""
    room = s.players[seat].rooms[slot]
    effect = content.ROOM[room.tile].ability
    if effect == content.NONE or not shelter.is_ready(room, content.EFFECT[effect].op):
        return False
    return effects.can_perform(s, effect, seat, slot)


@rule
def offer_building(s: Any, seat: int) -> None:
    """OL-D-BUILD: for each room the one thing that can be done with it; `done`."""
    player = s.players[seat]
    affordable = tokens.materials(player) >= price_of_room(player)
    for slot in range(moves.ROOM_SLOTS):
        room = player.rooms[slot]
        if room.built == 0:
            if affordable:
                offer(s, moves.BUILD(slot))
        elif shelter.has_space(room):
            if player.airlock > 0:
                offer(s, moves.MOVE_IN(slot))
        elif is_usable(s, seat, slot):
            offer(s, moves.ABILITY(slot))
    offer(s, moves.DONE())


# OL-D-BUILD answered: after all but `done` it is asked again


@rule
def build(s: Any, seat: int, slot: int) -> None:
    """OL-BUILD-2: a room is built when it is paid for."""
    then(s, steps.BUILD)
    ask(s, decisions.PAYMAT, seat, slot)


@rule
def move_in(s: Any, seat: int, slot: int, log: Any) -> None:
    """OL-SURV-2: from the Airlock into a room, for good."""
    then(s, steps.BUILD)
    player = s.players[seat]
    player.airlock -= 1
    survivors.put_survivor(s, seat, slot, log)
    room = player.rooms[slot]
    tell(log, events.MOVED_IN, seat, slot, room.tile, 1 if shelter.is_full(room) else 0)


@rule
def use_ability(s: Any, seat: int, slot: int, log: Any) -> None:
    """OL-BUILD-5, OL-BUILD-6: what the room is for."""
    then(s, steps.BUILD)
    kind = s.players[seat].rooms[slot].tile
    effect = content.ROOM[kind].ability
    op = content.EFFECT[effect].op
    shelter.use_room(s, seat, slot, op, log)
    effects.perform(
        s, effect, seat, slot, events.BY_ROOM if op == vocabulary.RAD else events.FROM_ROOM, log
    )


@rule
def offer_payments(s: Any, seat: int) -> None:
    """OL-D-PAYMAT: every mix of Materials that makes the price."""
    player = s.players[seat]
    price = price_of_room(player)
    for wood in range(min(price, player.store[vocabulary.WOOD]) + 1):
        for metal in range(min(price - wood, player.store[vocabulary.METAL]) + 1):
            chips = price - wood - metal
            if chips <= player.store[vocabulary.CHIPS]:
                offer(s, moves.PAY(wood, metal, chips))


@rule
def pay_for_room(s: Any, seat: int, wood: int, metal: int, chips: int, slot: int, log: Any) -> None:
    """OL-D-PAYMAT answered: the room is built for good."""
    player = s.players[seat]
    price = price_of_room(player)
    bay = shelter.ready_room(player, vocabulary.BUILD_DISCOUNT)
    if bay != shelter.NO_SLOT:
        shelter.use_room(s, seat, bay, vocabulary.BUILD_DISCOUNT, log)
    tokens.spend(s, seat, vocabulary.CHIPS, chips)
    tokens.spend(s, seat, vocabulary.METAL, metal)
    tokens.spend(s, seat, vocabulary.WOOD, wood)
    player.rooms[slot].built = 1
    tell(log, events.BUILT, seat, slot, player.rooms[slot].tile, price)


@rule
def offer_salvage(s: Any, seat: int) -> None:
    """OL-D-SALVAGE."""
    owned, equipment = s.players[seat].owned, 0
    while owned > 0:
        if owned & 1:
            offer(s, moves.SALVAGE(equipment))
        owned >>= 1
        equipment += 1


@long_rule
def salvage(s: Any, seat: int, equipment: int, log: Any) -> None:
    """OL-BUILD-6: an own tile, broken or repaired, for its printed Materials."""
    player = s.players[seat]
    player.owned &= ~(1 << equipment)
    player.repaired &= ~(1 << equipment)
    player.used &= ~(1 << equipment)
    s.discard[equipment] += 1
    tell(log, events.SALVAGED, seat, equipment)
    for m in range(len(vocabulary.MATERIALS)):
        material, n = vocabulary.MATERIALS[m], content.TOOL[equipment].cost[m]
        tokens.gain(s, seat, material, n, events.FROM_SALVAGE, content.NOWHERE, log)
