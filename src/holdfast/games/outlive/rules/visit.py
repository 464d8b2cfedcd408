"""A visit: bonuses on arrival, the Cargo Ship, and the actions of a place (OL-ACT, OL-CITY)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive.content import (
    BASE,
    CITY_AT,
    DAM,
    DISPLAY,
    EFFECT_OP,
    EQUIPMENT_EFFECT,
    EQUIPMENT_KINDS,
    FIND_EFFECT,
    HARVEST_EQUIPMENT,
    ROOM_EFFECT,
    ROOM_POWER,
    SEARCH_TILES,
    SHIP,
    SPOT_CANS,
    STOCKED,
    VISIT_EQUIPMENT,
    WILD_AT,
)
from holdfast.games.outlive.content.vocabulary import CANS as CANS_RESOURCE
from holdfast.games.outlive.content.vocabulary import (
    CHIPS,
    CUPBOARD,
    NO_EFFECT,
    RAD,
    SEARCH_PLUS,
    SHIP_CANS,
)
from holdfast.games.outlive.events import (
    ALGAE_TAKEN,
    BY_ALGAE,
    BY_CAPSULES,
    DAM_OPENED,
    DECLINED,
    FROM_CUPBOARD,
    FROM_ROOM,
    FROM_SEARCH,
    FROM_SHIP,
    FROM_TOOL,
    SCAVENGED,
    SEARCHED,
    SETTLED,
    TOOK,
    VISIT_ENDED,
)
from holdfast.games.outlive.moves import (
    ALGAE,
    DECLINE,
    END,
    HUNT,
    OPEN_DAM,
    PEEK,
    ROOM_SLOTS,
    SCAVENGE,
    SEARCH,
    SENSOR,
    SETTLE,
    TAKE,
)
from holdfast.games.outlive.rules.asking import ask, offer
from holdfast.games.outlive.rules.effects import gain_goods, offer_survivor, perform, take_in
from holdfast.games.outlive.rules.hunting import begin_hunt, can_hunt, can_sense, sense
from holdfast.games.outlive.rules.moving import end_visit, offer_peeks, peek
from holdfast.games.outlive.rules.shelter import (
    NO_SLOT,
    effective_strength,
    is_full,
    lower_gauge,
    mark_used,
    ready_room,
    use_room,
)
from holdfast.games.outlive.rules.steps import ACT_STEP, BONUSES
from holdfast.games.outlive.rules.tokens import first_bit, gain, spend
from holdfast.games.outlive.state import ASK_ACT, ASK_NOTHING, FROM_RESERVE, FROM_SPOT, UNKNOWN
from holdfast.kernel.agenda import drop, push
from holdfast.kernel.events import tell
from holdfast.kernel.rule import long_rule, rule

# Arrival


@rule
def bonuses(s: Any, first: int, log: Any) -> None:
    """OL-EQ-2: the tools that a visit sets off, in the order of the list from this type on."""
    seat, place = s.seat | 0, s.visit.place | 0
    player = s.players[seat]
    ready = (player.repaired & ~player.used & VISIT_EQUIPMENT[place]) >> first << first
    while ready > 0:
        equipment = first_bit(ready)
        ready &= ready - 1
        if perform(s, EQUIPMENT_EFFECT[equipment], seat, equipment, FROM_TOOL, log) > 0:
            mark_used(s, seat, equipment, log)
        if s.ask != ASK_NOTHING:
            push(s.agenda, BONUSES, equipment + 1)
            return


@rule
def ship_gain(s: Any, log: Any) -> None:
    """OL-SHIP-4 to OL-SHIP-6: Canned Goods of the spot and of rooms, and a survivor."""
    if s.visit.place != SHIP:
        return
    seat = s.seat | 0
    player = s.players[seat]
    spot = player.heroes[s.visit.hero].spot | 0
    gain(s, seat, CANS_RESOURCE, SPOT_CANS[spot], FROM_SHIP, SHIP, log)
    slot = ready_room(player, SHIP_CANS)
    while slot != NO_SLOT and s.reserve[CANS_RESOURCE] > 0:
        cans = use_room(s, seat, slot, SHIP_CANS, log)
        gain(s, seat, CANS_RESOURCE, cans, FROM_ROOM, SHIP, log)
        slot = ready_room(player, SHIP_CANS)
    if s.visit.shared == 1:
        offer_survivor(s, seat, FROM_RESERVE)
    elif s.aboard[spot] == 1:
        offer_survivor(s, seat, FROM_SPOT)


@rule
def answer_survivor(s: Any, seat: int, move: int, log: Any) -> None:
    """OL-D-SURV answered; a survivor that is declined stays where it is."""
    if move == DECLINE:
        s.visit.survivor = 0
        tell(log, DECLINED, seat)
        return
    tell(log, SETTLED, seat, move - SETTLE, s.visit.survivor)
    take_in(s, seat, move - SETTLE, log)


# Actions


@rule
def actions(s: Any) -> None:
    """OL-ACT-1, OL-ACT-5: the Action Points are fixed now."""
    s.visit.points = effective_strength(s, s.seat, s.visit.hero)
    push(s.agenda, ACT_STEP)


@rule
def act_step(s: Any) -> None:
    """OL-D-ACT, until `end` is chosen or is all that is left."""
    push(s.agenda, ACT_STEP)
    ask(s, s.seat, ASK_ACT)


@rule
def offer_actions(s: Any, seat: int) -> None:
    """OL-ACT-4: the menu of the place; last `end`."""
    visit = s.visit
    player = s.players[seat]
    place, points = visit.place | 0, visit.points | 0
    if STOCKED[place] >= 0 and (place != DAM or visit.dam_open == 1):
        for count in range(1, min(points, s.stock[place]) + 1):
            offer(s, SCAVENGE + count)
    if place == DAM and visit.dam_open == 0 and s.stock[DAM] > 0 and player.store[CHIPS] > 0:
        offer(s, OPEN_DAM)
    if place == BASE and s.algae == 1 and points > 0:
        offer(s, ALGAE)
    if WILD_AT[place] >= 0:
        if can_hunt(s, seat):
            offer(s, HUNT)
        if can_sense(s, seat):
            offer(s, SENSOR)
    if CITY_AT[place] >= 0:
        offer_city(s, player, CITY_AT[place], points)
    offer(s, END)


@rule
def offer_city(s: Any, player: Any, city: int, points: int) -> None:
    """OL-CITY-1 to OL-CITY-3, OL-CITY-5, OL-CITY-7: equipment, cupboards, the Look-out."""
    if points > 0:
        seen = player.owned | 0
        for i in range(DISPLAY):
            equipment = s.display[city, i] | 0
            if equipment != UNKNOWN and (seen >> equipment) & 1 == 0:
                offer(s, TAKE + equipment)
                seen |= 1 << equipment
    if s.turned[city] < SEARCH_TILES and (points > 0 or s.visit.free_searches > 0):
        offer(s, SEARCH)
    offer_peeks(s, player)


@rule
def answer_action(s: Any, seat: int, move: int, log: Any) -> None:
    """OL-D-ACT answered."""
    if SCAVENGE <= move < HUNT:
        scavenge(s, seat, move - SCAVENGE, log)
    elif move == HUNT:
        begin_hunt(s, seat)
    elif move == SENSOR:
        sense(s, seat, log)
    elif move == ALGAE:
        harvest_algae(s, seat, log)
    elif move == OPEN_DAM:
        open_dam(s, seat, log)
    elif TAKE <= move < TAKE + EQUIPMENT_KINDS:
        take_equipment(s, seat, move - TAKE, log)
    elif move == SEARCH:
        search(s, seat, log)
    elif move == END:
        leave(s, seat, log)
    else:
        peek(s, seat, move - PEEK, log)


@rule
def leave(s: Any, seat: int, log: Any) -> None:
    """OL-ACT-1: the unused Action Points are lost."""
    tell(log, VISIT_ENDED, seat, s.visit.points)
    end_visit(s)
    drop(s.agenda)  # the act step does not come again


@rule
def scavenge(s: Any, seat: int, count: int, log: Any) -> None:
    """OL-ACT-2, OL-ACT-3, OL-EQ-3: one token a point; then the tools that add to it."""
    player = s.players[seat]
    place = s.visit.place | 0
    resource = STOCKED[place]
    s.visit.points -= count
    s.stock[place] -= count
    player.store[resource] += count
    tell(log, SCAVENGED, seat, place, resource, count)
    ready = player.repaired & ~player.used & HARVEST_EQUIPMENT[place]
    while ready > 0:
        equipment = first_bit(ready)
        ready &= ready - 1
        if perform(s, EQUIPMENT_EFFECT[equipment], seat, equipment, FROM_TOOL, log) > 0:
            mark_used(s, seat, equipment, log)


@rule
def harvest_algae(s: Any, seat: int, log: Any) -> None:
    """OL-BASE-1: once a day for all players together, even where it helps no more."""
    s.algae = 0
    s.visit.points -= 1
    tell(log, ALGAE_TAKEN, seat)
    lower_gauge(s, seat, 1, BY_ALGAE, log)


@rule
def open_dam(s: Any, seat: int, log: Any) -> None:
    """OL-DAM-1: a Microchip opens the filtration for the whole visit."""
    spend(s, seat, CHIPS, 1)
    s.visit.dam_open = 1
    tell(log, DAM_OPENED, seat, 0)


@rule
def take_equipment(s: Any, seat: int, equipment: int, log: Any) -> None:
    """OL-CITY-1, OL-CITY-2: a displayed tile comes broken into the shelter."""
    city = CITY_AT[s.visit.place]
    i = 0
    while s.display[city, i] != equipment:
        i += 1
    s.display[city, i] = UNKNOWN
    s.players[seat].owned |= 1 << equipment
    s.visit.points -= 1
    tell(log, TOOK, seat, city, equipment)


@rule
def search(s: Any, seat: int, log: Any) -> None:
    """OL-CITY-3 to OL-CITY-6: the top tile; a paid search may earn free ones."""
    player = s.players[seat]
    visit = s.visit
    city = CITY_AT[visit.place]
    if visit.free_searches > 0:
        visit.free_searches -= 1
    else:
        visit.points -= 1
        slot = ready_in_city(player, SEARCH_PLUS, city)
        while slot != NO_SLOT:
            player.rooms[slot].used |= 1 << city
            visit.free_searches += ROOM_POWER[player.rooms[slot].tile, SEARCH_PLUS]
            slot = ready_in_city(player, SEARCH_PLUS, city)
    find = s.search[city, s.turned[city]] | 0
    s.turned[city] += 1
    tell(log, SEARCHED, seat, city, find)
    effect = FIND_EFFECT[find]
    if EFFECT_OP[effect] == NO_EFFECT:
        scrap(s, seat, city, log)
    else:
        cause = BY_CAPSULES if EFFECT_OP[effect] == RAD else FROM_SEARCH
        perform(s, effect, seat, 0, cause, log)


@long_rule
def ready_in_city(player: Any, op: int, city: int) -> int:
    """OL-ROOM-1: a full room that works once per city and day and has not yet, or NO_SLOT."""
    for slot in range(ROOM_SLOTS):
        room = player.rooms[slot]
        if ROOM_POWER[room.tile, op] != 0 and (room.used >> city) & 1 == 0 and is_full(room):
            return slot
    return NO_SLOT


@long_rule
def scrap(s: Any, seat: int, city: int, log: Any) -> None:
    """OL-CITY-6: what a workshop makes of an Empty Cupboard."""
    player = s.players[seat]
    slot = ready_in_city(player, CUPBOARD, city)
    while slot != NO_SLOT:
        room = player.rooms[slot]
        if gain_goods(s, ROOM_EFFECT[room.tile, 0], seat, FROM_CUPBOARD, log) == 0:
            return  # OL-SUP-2: the reserve has nothing, so it is not used up
        room.used |= 1 << city
        slot = ready_in_city(player, CUPBOARD, city)
