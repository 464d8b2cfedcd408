"""The steady player of Outlive: a heuristic for every decision, compiled like the rules.

It gives every legal move a worth, in tenths of a Survival Point, and plays the best; among equals
noise decides. Its habits:

- Supplies become survivors one for one, so food is collected for tonight's bill and beyond; what
  would rot is spent on recruits.
- Two survivors stay in the Airlock until the last Night: they keep two levels of radiation out.
- A room is filled completely or not at all, and only as many rooms as can be fed; on day 6
  upkeep no longer matters, and everybody moves in.
- Munitions pay for events; Materials build rooms first and repair equipment with the rest.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from holdfast.games.outlive.content import ABILITY as ABILITY_EFFECT
from holdfast.games.outlive.content import (
    AIRLOCK_SPACES,
    ANIMAL_MEAT,
    BASE,
    BEST,
    CITY_AT,
    DAM,
    DAYS,
    DISPLAY,
    EFFECT_OP,
    EQUIPMENT_NAMES,
    EVENT_POINTS,
    FIND_KINDS,
    PAIRS,
    PLACES,
    RELIEFS,
    ROOM_NAMES,
    ROOM_POWER,
    SEARCH_TILES,
    SHIP,
    SPACES,
    SPOT_CANS,
    SPOTS,
    START_GOODS,
    STOCKED,
    STRENGTH,
    UPKEEP,
    VISIT_EQUIPMENT,
    WAIVED,
    WAIVERS,
    WILD_AT,
)
from holdfast.games.outlive.content.vocabulary import (
    CANS,
    CHIPS,
    HUNT_MEAT,
    MEAT,
    MUNITIONS,
    RESOURCES,
    SHIP_CANS,
    SUPPLIES,
    WATER,
    WOOD,
)
from holdfast.games.outlive.content.vocabulary import SALVAGE as SALVAGE_OP
from holdfast.games.outlive.moves import (
    ABILITY,
    AIRLOCK,
    ALGAE,
    BAT,
    BOARD,
    BUILD,
    COUNTS,
    DECLINE,
    DEFEND,
    DISCARD,
    DONE,
    DRAW,
    DRAW_FIND,
    DROP_FIND,
    END,
    FEED,
    FREE_BUILD,
    GIVE,
    HUNT,
    IMMUNE,
    LEAD,
    LOSE,
    LOSE_GOODS,
    MATERIAL_COUNTS,
    MOST_ENDURANCE,
    MOST_PRESSURE,
    MOVE,
    MOVE_IN,
    NO_PREY,
    OPEN_DAM,
    OVERCOME,
    PASS,
    PAY,
    PEEK,
    PLACE,
    PREY,
    RECRUIT,
    REPAIR,
    ROOM_SLOTS,
    SALVAGE,
    SCAVENGE,
    SEARCH,
    SENSOR,
    SETTLE,
    SHOOT,
    SPLIT,
    STAND,
    TAKE,
)
from holdfast.games.outlive.rules.evening import missing_supplies, price_of
from holdfast.games.outlive.rules.hunting import need_of, top_of, weapons
from holdfast.games.outlive.rules.pressure import pressure_on
from holdfast.games.outlive.rules.shelter import (
    effective_strength,
    has_space,
    is_full,
    is_ready,
    rows_used,
    upkeep_of,
)
from holdfast.games.outlive.rules.tokens import count_bits, materials, supplies
from holdfast.games.outlive.rules.workshop import price_of_room
from holdfast.games.outlive.state import (
    ASK_ACT,
    ASK_BUILD,
    ASK_DEFEND,
    ASK_FEED,
    ASK_HUNT,
    ASK_LOSE,
    ASK_MOVE,
    ASK_OVERCOME,
    ASK_PREY,
    ASK_RECRUIT,
    ASK_REPAIR,
    ASK_SURV,
    ASK_TRIBUTE,
    UNKNOWN,
)
from holdfast.kernel.rule import rule

# How much each room is wanted: in the draft, and as the one that is built for nothing.
_WANTED = {
    "r_build": 7, "r_tinker": 5, "r_crisis": 5, "r_smoke": 5, "r_kitchen": 8, "r_galley": 8,
    "r_dock": 5, "r_arms": 6, "r_water": 8, "r_sanctum": 6, "r_salvage": 1, "r_decon": 7,
    "r_vent": 7, "r_nursery": 10, "r_scout": 4, "r_depot": 4, "r_lookout": 1, "r_guard": 2,
    "r_auto": 3, "r_interro": 3, "r_scrap": 2, "r_machine": 3,
}  # fmt: skip
WANTED = np.array([_WANTED[name] for name in ROOM_NAMES], np.int64)

# What a day with a type of equipment is worth, in tenths of a point.
_USEFUL = {
    "axe": 12, "bow": 9, "jerrycan": 9, "access": 7, "ammobox": 9, "crowbar": 12, "chainsaw": 12,
    "flashlight": 12, "pickaxe": 12, "purifier": 9, "hook": 9, "hacksaw": 12, "backpack": 11,
    "detector": 9, "shotgun": 6, "beartrap": 6, "bat": 4, "gear": 4, "exo": 2, "sensor": 4,
}  # fmt: skip
USEFUL = np.array([_USEFUL[name] for name in EQUIPMENT_NAMES], np.int64)

# Tokens in tenths of a point, while nothing else is known: meat, water, cans, wood, …
TOKEN = np.array([8, 8, 10, 7, 7, 7, 5], np.int64)
HUNGER = 16  # a Supply that is missing tonight
GLUT = 3  # a Supply that nobody will eat
SPARE = 2  # a token beyond what can be used
TRIBUTE = 9  # a token taken from a rival, who misses it
KEPT = 2  # survivors that stay in the Airlock against radiation
FEEDABLE = 8  # the upkeep that a shelter can be fed for day after day
NEVER = -1000


@rule
def advise(s: Any, moves: Any, n: int, noise: int) -> int:
    """The move that is worth most; among equals the noise decides."""
    best, most, equals = moves[0] | 0, NEVER - 1, 0
    for i in range(n):
        move = moves[i] | 0
        value = worth(s, s.to_move, move)
        if value > most:
            best, most, equals = move, value, 1
        elif value == most:
            equals += 1
            if (noise >> 3) % equals == 0:
                best = move
    return best


@rule
def worth(s: Any, seat: int, move: int) -> int:
    """What a move is worth to a seat."""
    ask = s.ask | 0
    if ask == ASK_MOVE:
        return worth_of_move(s, seat, move)
    if ask == ASK_ACT:
        return worth_of_action(s, seat, move)
    if ask == ASK_HUNT:
        return -price_of_shot(s, seat, move - SHOOT)
    if ask == ASK_PREY:
        return 0 if move == NO_PREY else worth_of_meat(s, seat, yield_of(s, seat, move - PREY))
    if ask == ASK_DEFEND:
        return worth_of_defence(s, seat, move)
    if ask == ASK_TRIBUTE:
        return worth_of_gift(s, seat, move - GIVE)
    if ask == ASK_SURV:
        return worth_of_survivor(s, seat, move)
    if ask == ASK_LOSE:
        return worth_of_loss(s, seat, move - LOSE)
    if ask == ASK_OVERCOME:
        return worth_of_event(s, seat, move)
    if ask == ASK_FEED:
        return move - FEED  # Water rots, cans keep
    if ask == ASK_RECRUIT:
        return worth_of_recruit(s, seat, move)
    if ask == ASK_BUILD:
        return worth_of_building(s, seat, move)
    if ask == ASK_REPAIR:
        return worth_of_repair(s, seat, move)
    return worth_of_choice(s, seat, move)


# What tokens are worth


@rule
def recruits_left(player: Any) -> int:
    """Survivors that Supplies left over tonight could still bring."""
    bill = upkeep_of(player) + rows_used(player.airlock)
    spare = max(0, supplies(player) - bill)
    return max(0, AIRLOCK_SPACES - player.airlock - spare)


@rule
def worth_of_supplies(s: Any, seat: int, n: int, each: int) -> int:
    """So many more Supplies: for the hungry first, then for recruits, then for nobody."""
    player = s.players[seat]
    hunger = min(n, missing_supplies(player))
    recruits = min(n - hunger, recruits_left(player))
    return hunger * HUNGER + recruits * each + (n - hunger - recruits) * GLUT


@rule
def worth_of_meat(s: Any, seat: int, meat: int) -> int:
    """Meat from a hunt."""
    return worth_of_supplies(s, seat, meat, TOKEN[MEAT])


@rule
def rooms_to_build(player: Any) -> int:
    """Rooms that are still unbuilt."""
    count = 0
    for slot in range(ROOM_SLOTS):
        if player.rooms[slot].built == 0:
            count += 1
    return count


@rule
def broken_tiles(player: Any) -> int:
    """Equipment that waits for repair."""
    return count_bits(player.owned & ~player.repaired)


@rule
def worth_of_tokens(s: Any, seat: int, resource: int, n: int) -> int:
    """So many more tokens of a resource."""
    player = s.players[seat]
    if resource < SUPPLIES:
        return worth_of_supplies(s, seat, n, TOKEN[resource])
    if resource == MUNITIONS:
        useful = max(0, 8 - player.store[MUNITIONS])
    else:
        useful = max(0, 3 * (rooms_to_build(player) + broken_tiles(player)) - materials(player))
        if resource == CHIPS and player.store[CHIPS] == 0:
            n += 1  # the Dam
            useful += 1
    useful = min(n, useful)
    return useful * TOKEN[resource] + (n - useful) * SPARE


@rule
def yield_of(s: Any, seat: int, animal: int) -> int:
    """The Meat that an animal would give, rooms included."""
    player = s.players[seat]
    meat = ANIMAL_MEAT[animal] + player.caught[animal]
    for slot in range(ROOM_SLOTS):
        if is_ready(player.rooms[slot], HUNT_MEAT):
            meat += ROOM_POWER[player.rooms[slot].tile, HUNT_MEAT]
    return meat


# Day


@rule
def worth_of_move(s: Any, seat: int, move: int) -> int:
    """OL-D-MOVE: what the hero can get at a place, and the tribute on the way."""
    if move >= PEEK:
        return NEVER
    if move >= STAND:
        return 0
    if move >= BOARD:
        hero, spot = (move - BOARD) // SPOTS, (move - BOARD) % SPOTS
        return worth_of_ship(s, seat, spot) + worth_of_pressure(s, seat, hero, SHIP)
    hero, place = (move - MOVE) // PLACES, (move - MOVE) % PLACES
    value = worth_of_pressure(s, seat, hero, place) + worth_of_bonuses(s, seat, place)
    value += worth_of_place(s, seat, place, effective_strength(s, seat, hero))
    # A weak hero that stands early pays tribute all day.
    return value - (5 - STRENGTH[hero]) * (4 - s.lap)


@rule
def worth_of_pressure(s: Any, seat: int, hero: int, place: int) -> int:
    """Tribute that the others may have to pay."""
    points = 0
    for k in range(1, s.options.players):
        victim = (seat + k) % s.options.players
        points += pressure_on(s, victim, hero, place)
    return points * TRIBUTE


@rule
def worth_of_bonuses(s: Any, seat: int, place: int) -> int:
    """Tools that a visit sets off."""
    player = s.players[seat]
    ready, value = player.repaired & ~player.used & VISIT_EQUIPMENT[place], 0
    equipment = 0
    while ready > 0:
        if ready & 1:
            value += USEFUL[equipment]
        ready >>= 1
        equipment += 1
    return value


@rule
def worth_of_ship(s: Any, seat: int, spot: int) -> int:
    """Canned Goods, a survivor, and the token."""
    player = s.players[seat]
    cans = SPOT_CANS[spot]
    for slot in range(ROOM_SLOTS):
        if is_ready(player.rooms[slot], SHIP_CANS):
            cans += ROOM_POWER[player.rooms[slot].tile, SHIP_CANS]
    value = worth_of_supplies(s, seat, cans, TOKEN[CANS])
    if s.aboard[spot] == 1:
        value += 9
    return value + 2 + worth_of_bonuses(s, seat, SHIP)


@rule
def worth_of_place(s: Any, seat: int, place: int, points: int) -> int:
    """What so many Action Points bring at a place."""
    player = s.players[seat]
    if CITY_AT[place] >= 0:
        return worth_of_city(s, player, CITY_AT[place], points)
    count = min(points, s.stock[place])
    if place == DAM and player.store[CHIPS] == 0:
        return 0
    value = worth_of_tokens(s, seat, STOCKED[place], count)
    if place == DAM:
        value -= TOKEN[CHIPS]
    if place == BASE and s.algae == 1 and player.gauge < BEST:
        value += 6
    if WILD_AT[place] >= 0 and s.wild_left[WILD_AT[place]] > 0:
        animal = top_of(s, WILD_AT[place])
        need = need_of(s, seat, animal) - weapons(player)
        if need <= points + player.store[MUNITIONS]:
            hunt = worth_of_meat(s, seat, yield_of(s, seat, animal))
            hunt -= max(0, need - points) * TOKEN[MUNITIONS]
            left = min(max(0, points - need), s.stock[place])
            value = max(value, hunt + worth_of_tokens(s, seat, STOCKED[place], left))
    return value


@rule
def worth_of_city(s: Any, player: Any, city: int, points: int) -> int:
    """New equipment while it can be repaired, and cupboards."""
    value, left = 0, points
    for i in range(DISPLAY):
        equipment = s.display[city, i] | 0
        if equipment != UNKNOWN and (player.owned >> equipment) & 1 == 0 and left > 0:
            gain = worth_of_tile(s, player, equipment)
            if gain > 0:
                value += gain
                left -= 1
    return value + 5 * min(left, SEARCH_TILES - s.turned[city])


@rule
def worth_of_tile(s: Any, player: Any, equipment: int) -> int:
    """A displayed tile: what it will do on the days that are left, less its repair."""
    if broken_tiles(player) >= 3:
        return 0
    value = USEFUL[equipment] * (DAYS - s.day) // 2 + 10 - 15
    for symbol in range(len(PAIRS)):
        if (PAIRS[symbol] >> equipment) & 1 and player.owned & PAIRS[symbol]:
            value += 10
    return min(value, 20)


@rule
def worth_of_action(s: Any, seat: int, move: int) -> int:
    """OL-D-ACT: what an action brings, by the Action Points it takes."""
    player = s.players[seat]
    place = s.visit.place | 0
    if SCAVENGE <= move < HUNT:
        return worth_of_tokens(s, seat, STOCKED[place], move - SCAVENGE)
    if move == ALGAE:
        # Taken first: it is gone when another comes, and the stock mostly lasts.
        return 100 if player.gauge < BEST else 0
    if move == OPEN_DAM:
        water = min(s.visit.points, s.stock[DAM])
        return worth_of_supplies(s, seat, water, TOKEN[WATER]) - TOKEN[CHIPS]
    if move == HUNT:
        return worth_of_hunt(s, seat, place)
    if move == SENSOR:
        return 5
    if TAKE <= move < SEARCH:
        return worth_of_tile(s, player, move - TAKE)
    if move == SEARCH:
        return 5
    return 0 if move == END else -1


@rule
def worth_of_hunt(s: Any, seat: int, place: int) -> int:
    """Meat, less the tokens that the same Action Points would bring; decided before scavenging."""
    player = s.players[seat]
    animal = top_of(s, WILD_AT[place])
    need = need_of(s, seat, animal) - weapons(player)
    points = s.visit.points | 0
    meat = worth_of_meat(s, seat, yield_of(s, seat, animal))
    meat -= max(0, need - points) * TOKEN[MUNITIONS]
    left = min(max(0, points - need), s.stock[place])
    whole = worth_of_tokens(s, seat, STOCKED[place], min(points, s.stock[place]))
    rest = worth_of_tokens(s, seat, STOCKED[place], left)
    return 200 if meat + rest > whole else 0


@rule
def price_of_shot(s: Any, seat: int, shot: int) -> int:
    """OL-D-HUNT: weapons are free, Munitions keep, Action Points are worth what they could take."""
    armed, munitions = shot // (MOST_ENDURANCE + 1), shot % (MOST_ENDURANCE + 1)
    place = s.visit.place | 0
    points = need_of(s, seat, s.visit.prey - 1) - armed - munitions
    left = min(s.visit.points - points, s.stock[place])
    return munitions * TOKEN[MUNITIONS] - worth_of_tokens(s, seat, STOCKED[place], left)


@rule
def worth_of_defence(s: Any, seat: int, move: int) -> int:
    """OL-D-DEFEND: every point refused saves a token."""
    if move == IMMUNE:
        return 100
    gear = (move - DEFEND) // (MOST_PRESSURE + 1)
    munitions = (move - DEFEND) % (MOST_PRESSURE + 1)
    return (TRIBUTE - TOKEN[MUNITIONS]) * munitions + 2 * (TRIBUTE - 2) * gear


@rule
def worth_of_gift(s: Any, seat: int, resource: int) -> int:
    """OL-D-TRIBUTE, OL-D-RATS: give what is least missed; take what is most wanted."""
    if seat == s.seat:
        return worth_of_tokens(s, seat, resource, 1)
    player = s.players[seat]
    if resource < SUPPLIES and missing_supplies(player) > 0:
        return -HUNGER
    return player.store[resource] - TOKEN[resource] - (4 if resource < SUPPLIES else 0)


# Survivors


@rule
def keeps(s: Any) -> int:
    """Survivors that should stay in the Airlock."""
    return KEPT if s.day < DAYS else 0


@rule
def worth_of_survivor(s: Any, seat: int, move: int) -> int:
    """OL-D-SURV: into the Airlock up to the guard, then where a room is begun."""
    player = s.players[seat]
    if move == DECLINE:
        return 0
    where = move - SETTLE
    if where == AIRLOCK:
        return 8 if player.airlock < KEPT else 4
    room = player.rooms[where]
    if room.people + 1 == SPACES[room.tile]:
        return 12
    return 6 if room.people > 0 else 2


@rule
def worth_of_loss(s: Any, seat: int, where: int) -> int:
    """OL-D-LOSE: from a room that does not work anyway, last from one that does."""
    player = s.players[seat]
    if where == AIRLOCK:
        return 4 if player.airlock > KEPT else 2
    room = player.rooms[where]
    if room.people > SPACES[room.tile]:
        return 3
    return 1 if is_full(room) else 6 - room.people


@rule
def worth_of_recruit(s: Any, seat: int, move: int) -> int:
    """OL-D-RECRUIT: what rots is spent first; cans are kept for tomorrow's bill."""
    if move == DONE:
        return 0
    player = s.players[seat]
    supply = move - RECRUIT
    if supply == MEAT:
        return 9
    if supply == WATER:
        return 8 if player.store[WATER] > 2 or s.day == DAYS else -1
    bill = upkeep_of(player) // 2
    return 7 if s.day == DAYS or player.store[CANS] > bill else -1


# Night


@rule
def worth_of_event(s: Any, seat: int, move: int) -> int:
    """OL-D-OVERCOME: points, less what the tokens would bring elsewhere."""
    if move == PASS:
        return 0
    player = s.players[seat]
    event, relief = (move - OVERCOME) // RELIEFS, (move - OVERCOME) % RELIEFS
    value = 10 * EVENT_POINTS[event] + 2 * (DAYS - s.day)
    food = 0
    for resource in range(RESOURCES):
        price = price_of(event, relief, resource)
        if resource < SUPPLIES:
            food += price
        value -= price * (TOKEN[resource] - 1)
    if food > 0 and supplies(player) - food < upkeep_of(player) + rows_used(player.airlock):
        return NEVER
    return value


@rule
def feedable(s: Any) -> int:
    """The upkeep that may be taken on tonight."""
    return FEEDABLE if s.day < DAYS else 100


@rule
def worth_of_building(s: Any, seat: int, move: int) -> int:
    """OL-D-BUILD: abilities, rooms that can be filled, and building for tomorrow."""
    player = s.players[seat]
    if move == DONE:
        return 0
    if ABILITY <= move < ABILITY + ROOM_SLOTS:
        effect = ABILITY_EFFECT[player.rooms[move - ABILITY].tile]
        return NEVER if EFFECT_OP[effect] == SALVAGE_OP else 90
    if move >= BUILD:
        return worth_of_room(s, player, move - BUILD)
    room = player.rooms[move - MOVE_IN]
    missing = SPACES[room.tile] - room.people
    guests = player.airlock - keeps(s)
    if s.day == DAYS:
        # Nobody pays for them any more: as many full rooms as possible, the nearest first.
        return 60 - missing if missing <= guests else 1
    if guests < missing and room.people == 0:
        return NEVER
    if guests <= 0:
        return NEVER
    if room.people == 0 and upkeep_of(player) + UPKEEP[room.tile] > feedable(s):
        return NEVER
    return 60 + WANTED[room.tile] - missing


@rule
def worth_of_room(s: Any, player: Any, slot: int) -> int:
    """A room is built when somebody will soon live in it, and the cheapest to keep first."""
    kind = player.rooms[slot].tile | 0
    spaces = 0
    for other in range(ROOM_SLOTS):
        if has_space(player.rooms[other]):
            spaces += SPACES[player.rooms[other].tile] - player.rooms[other].people
    guests = player.airlock - keeps(s)
    if s.day == DAYS:
        return 50 - SPACES[kind] if guests >= spaces + SPACES[kind] else NEVER
    if guests < spaces and price_of_room(player) > 1:
        return NEVER
    return 30 + WANTED[kind] - 2 * UPKEEP[kind]


@rule
def worth_of_repair(s: Any, seat: int, move: int) -> int:
    """OL-D-REPAIR: a point, perhaps a pair, and what it does on the days that are left."""
    if move == DONE:
        return 0
    if move == DRAW:
        return 5
    player = s.players[seat]
    equipment, waiver = (move - REPAIR) // WAIVERS, (move - REPAIR) % WAIVERS
    saved = 3 if waiver == WAIVERS - 1 else WAIVED[waiver]
    value = 10 + USEFUL[equipment] * (DAYS - s.day) // 2 + 3 * saved
    for symbol in range(len(PAIRS)):
        if (PAIRS[symbol] >> equipment) & 1 and player.repaired & PAIRS[symbol]:
            value += 10
    # Before the last Night some Materials are kept for the next room.
    return value - (12 if s.day < DAYS and materials(player) < 4 and value < 30 else 0)


# Setup and the rest


@rule
def worth_of_choice(s: Any, seat: int, move: int) -> int:
    """Choices that are made by a table, or that hardly matter."""
    player = s.players[seat]
    if move < FREE_BUILD:
        return -WANTED[move - DISCARD]
    if move < SPLIT:
        kind = player.rooms[move - FREE_BUILD].tile | 0
        return WANTED[kind] + (3 if SPACES[kind] == 3 else 0)
    if move < LEAD:
        return move - SPLIT
    if move < DRAW_FIND:
        return worth_of_goods(move - LEAD)
    if move < DROP_FIND:
        return 0
    if move < PLACE:
        return 1 if move - DROP_FIND == FIND_KINDS - 1 else 0
    if GIVE <= move < LOSE_GOODS:
        return worth_of_gift(s, seat, move - GIVE)
    if LOSE_GOODS <= move < LOSE:
        return -price_of_mix(player, move - LOSE_GOODS, COUNTS, MUNITIONS)
    if BAT <= move < IMMUNE:
        return move - BAT
    if PAY <= move < SALVAGE:
        return -price_of_mix(player, move - PAY, MATERIAL_COUNTS, CHIPS)
    return 0


@rule
def worth_of_goods(leader: int) -> int:
    """The goods of a leader."""
    value = 0
    for resource in range(RESOURCES):
        value += START_GOODS[leader, resource] * TOKEN[resource]
    return value


@rule
def price_of_mix(player: Any, mix: int, counts: int, last: int) -> int:
    """Tokens given away, from Wood to this resource: the scarcer they are, the dearer."""
    price = 0
    for resource in range(last, WOOD - 1, -1):
        price += mix % counts * (20 - player.store[resource])
        mix //= counts
    return price
