"""Night steps 5 to 7: rooms and their abilities, equipment, upkeep."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive.content import ABILITY as ABILITY_EFFECT
from holdfast.games.outlive.content import (
    DAYS,
    EFFECT_OP,
    FREE,
    PAIRS,
    REPAIR_COST,
    ROOM_BIT,
    ROOM_POWER,
    WAIVED,
    WAIVER,
    WAIVERS,
)
from holdfast.games.outlive.content import DRAW as DRAW_EFFECT
from holdfast.games.outlive.content.vocabulary import (
    BUILD_DISCOUNT,
    CHIPS,
    DRAW_EQUIP,
    MATERIALS,
    MEAT,
    METAL,
    RAD,
    REPAIR_DISCOUNT,
    WATER,
    WOOD,
)
from holdfast.games.outlive.events import (
    BUILT,
    BY_ROOM,
    FROM_ROOM,
    FROM_SALVAGE,
    MOVED_IN,
    PAIR_MADE,
    REPAIRED,
    ROTTED,
    SALVAGED,
)
from holdfast.games.outlive.moves import (
    ABILITY,
    BUILD,
    DONE,
    DRAW,
    MATERIAL_COUNTS,
    MOVE_IN,
    PAY,
    REPAIR,
    ROOM_SLOTS,
)
from holdfast.games.outlive.rules.asking import ask, offer
from holdfast.games.outlive.rules.effects import can_perform, perform
from holdfast.games.outlive.rules.ending import finish
from holdfast.games.outlive.rules.shelter import (
    NO_SLOT,
    has_space,
    is_full,
    is_ready,
    put_survivor,
    ready_room,
    use_room,
)
from holdfast.games.outlive.rules.steps import BUILD_STEP, DAWN_STEP, REPAIR_STEP
from holdfast.games.outlive.rules.tokens import gain, materials, spend
from holdfast.games.outlive.state import ASK_BUILD, ASK_PAYMAT, ASK_REPAIR
from holdfast.kernel.agenda import drop, push
from holdfast.kernel.events import tell
from holdfast.kernel.rule import long_rule, rule

REPAIR_SIZE = 3  # Materials that a repair costs
PRICE = 3  # Materials for a room, OL-BUILD-2
KEEPS = 2  # Water that does not rot, OL-UPK-1
NO_WAIVER = 0

# Step 5: build


@rule
def build_step(s: Any) -> None:
    """OL-BUILD-1: in any order and as often as possible."""
    s.night_step = 5
    push(s.agenda, BUILD_STEP)
    ask(s, s.seat, ASK_BUILD)


@rule
def price_of_room(player: Any) -> int:
    """OL-BUILD-2, OL-BUILD-4: a full Construction Bay makes the next building cheaper."""
    slot = ready_room(player, BUILD_DISCOUNT)
    if slot == NO_SLOT:
        return PRICE
    return PRICE - ROOM_POWER[player.rooms[slot].tile, BUILD_DISCOUNT]


@rule
def is_usable(s: Any, seat: int, slot: int) -> bool:
    """OL-BUILD-3, OL-BUILD-7: a full room whose ability is unused and would do something."""
    room = s.players[seat].rooms[slot]
    effect = ABILITY_EFFECT[room.tile]
    if effect < 0 or not is_ready(room, EFFECT_OP[effect]):
        return False
    return can_perform(s, effect, seat, slot)


@rule
def offer_building(s: Any, seat: int) -> None:
    """OL-D-BUILD: for each room the one thing that can be done with it; `done`."""
    player = s.players[seat]
    affordable = materials(player) >= price_of_room(player)
    for slot in range(ROOM_SLOTS):
        room = player.rooms[slot]
        if room.built == 0:
            if affordable:
                offer(s, BUILD + slot)
        elif has_space(room):
            if player.airlock > 0:
                offer(s, MOVE_IN + slot)
        elif is_usable(s, seat, slot):
            offer(s, ABILITY + slot)
    offer(s, DONE)


@rule
def answer_building(s: Any, seat: int, move: int, log: Any) -> None:
    """OL-D-BUILD answered."""
    if move == DONE:
        drop(s.agenda)  # the build step does not come again
    elif move < BUILD:
        move_in(s, seat, move - MOVE_IN, log)
    elif move < ABILITY:
        s.chosen = move - BUILD
        ask(s, seat, ASK_PAYMAT)
    else:
        use_ability(s, seat, move - ABILITY, log)


@rule
def move_in(s: Any, seat: int, slot: int, log: Any) -> None:
    """OL-SURV-2: from the Airlock into a room, for good."""
    player = s.players[seat]
    player.airlock -= 1
    put_survivor(s, seat, slot, log)
    room = player.rooms[slot]
    tell(log, MOVED_IN, seat, slot, room.tile, 1 if is_full(room) else 0)


@rule
def use_ability(s: Any, seat: int, slot: int, log: Any) -> None:
    """OL-BUILD-5, OL-BUILD-6: what the room is for."""
    kind = s.players[seat].rooms[slot].tile | 0
    effect = ABILITY_EFFECT[kind]
    op = EFFECT_OP[effect]
    use_room(s, seat, slot, op, log)
    perform(s, effect, seat, slot, BY_ROOM if op == RAD else FROM_ROOM, log)


@rule
def offer_payments(s: Any, seat: int) -> None:
    """OL-D-PAYMAT: every mix of Materials that makes the price."""
    player = s.players[seat]
    price = price_of_room(player)
    for wood in range(min(price, player.store[WOOD]) + 1):
        for metal in range(min(price - wood, player.store[METAL]) + 1):
            chips = price - wood - metal
            if chips <= player.store[CHIPS]:
                offer(s, PAY + (wood * MATERIAL_COUNTS + metal) * MATERIAL_COUNTS + chips)


@rule
def pay_for_room(s: Any, seat: int, mix: int, log: Any) -> None:
    """OL-D-PAYMAT answered: the room is built for good."""
    player = s.players[seat]
    price, slot = price_of_room(player), s.chosen | 0
    s.chosen = 0
    bay = ready_room(player, BUILD_DISCOUNT)
    if bay != NO_SLOT:
        use_room(s, seat, bay, BUILD_DISCOUNT, log)
    spend(s, seat, CHIPS, mix % MATERIAL_COUNTS)
    spend(s, seat, METAL, mix // MATERIAL_COUNTS % MATERIAL_COUNTS)
    spend(s, seat, WOOD, mix // (MATERIAL_COUNTS * MATERIAL_COUNTS))
    player.rooms[slot].built = 1
    tell(log, BUILT, seat, slot, player.rooms[slot].tile, price)


@long_rule
def salvage(s: Any, seat: int, equipment: int, log: Any) -> None:
    """OL-BUILD-6: an own tile, broken or repaired, for its printed Materials."""
    player = s.players[seat]
    player.owned &= ~(1 << equipment)
    player.repaired &= ~(1 << equipment)
    player.used &= ~(1 << equipment)
    s.discard[equipment] += 1
    tell(log, SALVAGED, seat, equipment)
    for m in range(len(MATERIALS)):
        gain(s, seat, MATERIALS[m], REPAIR_COST[equipment, m], FROM_SALVAGE, -1, log)


# Step 6: repair


@rule
def repair_step(s: Any) -> None:
    """OL-D-REPAIR, until `done`."""
    s.night_step = 6
    push(s.agenda, REPAIR_STEP)
    ask(s, s.seat, ASK_REPAIR)


@long_rule
def discount_slot(player: Any, size: int) -> int:
    """OL-REP-2: a ready room that waives so many Materials, or NO_SLOT."""
    for slot in range(ROOM_SLOTS):
        room = player.rooms[slot]
        kind = room.tile | 0
        if ROOM_POWER[kind, REPAIR_DISCOUNT] == size and is_ready(room, REPAIR_DISCOUNT):
            # The Tinker's Bench gives its discount only after its draw.
            if DRAW_EFFECT[kind] < 0 or room.used & ROOM_BIT[kind, DRAW_EQUIP]:
                return slot
    return NO_SLOT


@rule
def waived(waiver: int) -> int:
    """How many Materials a waiver waives."""
    return REPAIR_SIZE if waiver == FREE else WAIVED[waiver]


@rule
def repair_price(equipment: int, waiver: int, m: int) -> int:
    """OL-REP-1, OL-REP-2: what a repair costs of a Material."""
    if waiver == FREE:
        return 0
    return REPAIR_COST[equipment, m] - WAIVER[waiver, m]


@long_rule
def can_repair(player: Any, equipment: int, waiver: int) -> bool:
    """Whether a waiver fits the printed cost, and the rest can be paid."""
    for m in range(len(MATERIALS)):
        price = repair_price(equipment, waiver, m)
        if price < 0 or price > player.store[MATERIALS[m]]:
            return False
    return True


@rule
def offer_repairs(s: Any, seat: int) -> None:
    """OL-D-REPAIR: each broken tile at each price; `draw`; `done`."""
    player = s.players[seat]
    sizes = 1  # the discounts at hand, as bits by their size
    for size in range(1, REPAIR_SIZE + 1):
        if discount_slot(player, size) != NO_SLOT:
            sizes |= 1 << size
    broken, equipment = player.owned & ~player.repaired, 0
    while broken > 0:
        if broken & 1:
            for waiver in range(WAIVERS):
                if (sizes >> waived(waiver)) & 1 and can_repair(player, equipment, waiver):
                    offer(s, REPAIR + equipment * WAIVERS + waiver)
        broken >>= 1
        equipment += 1
    if drawing_slot(player) != NO_SLOT:
        offer(s, DRAW)
    offer(s, DONE)


@rule
def drawing_slot(player: Any) -> int:
    """OL-REP-2: a ready Tinker's Bench, or NO_SLOT."""
    for slot in range(ROOM_SLOTS):
        room = player.rooms[slot]
        if DRAW_EFFECT[room.tile] >= 0 and is_ready(room, DRAW_EQUIP):
            return slot
    return NO_SLOT


@rule
def answer_repair(s: Any, seat: int, move: int, log: Any) -> None:
    """OL-D-REPAIR answered."""
    if move == DONE:
        drop(s.agenda)  # the repair step does not come again
    elif move == DRAW:
        slot = drawing_slot(s.players[seat])
        use_room(s, seat, slot, DRAW_EQUIP, log)
        perform(s, DRAW_EFFECT[s.players[seat].rooms[slot].tile], seat, slot, FROM_ROOM, log)
    else:
        repair(s, seat, (move - REPAIR) // WAIVERS, (move - REPAIR) % WAIVERS, log)


@rule
def repair(s: Any, seat: int, equipment: int, waiver: int, log: Any) -> None:
    """OL-REP-1, OL-REP-2: the tile works from now on; at most one discount."""
    player = s.players[seat]
    if waiver != NO_WAIVER:
        use_room(s, seat, discount_slot(player, waived(waiver)), REPAIR_DISCOUNT, log)
    for m in range(len(MATERIALS)):
        spend(s, seat, MATERIALS[m], repair_price(equipment, waiver, m))
    player.repaired |= 1 << equipment
    tell(log, REPAIRED, seat, equipment, waiver)
    for symbol in range(len(PAIRS)):
        if (PAIRS[symbol] >> equipment) & 1 and player.repaired & PAIRS[symbol] == PAIRS[symbol]:
            tell(log, PAIR_MADE, seat, symbol)


# Step 7: upkeep


@rule
def upkeep_step(s: Any, log: Any) -> None:
    """OL-UPK-1: Meat and Water rot, everything is ready again; then a new day or the end."""
    s.night_step = 7
    for seat in range(s.options.players):
        player = s.players[seat]
        meat, water = player.store[MEAT] | 0, max(0, player.store[WATER] - KEEPS)
        spend(s, seat, MEAT, meat)
        spend(s, seat, WATER, water)
        if meat + water > 0:
            tell(log, ROTTED, seat, meat, water)
        player.used = 0
        for slot in range(ROOM_SLOTS):
            player.rooms[slot].used = 0
    if s.day == DAYS:
        finish(s, log)
    else:
        push(s.agenda, DAWN_STEP)
