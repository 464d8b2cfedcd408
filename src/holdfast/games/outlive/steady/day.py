"""By day: where a hero goes and what it does there, Pressure and tribute."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive.content import (
    BASE,
    BEST,
    CITY_AT,
    DAM,
    DAYS,
    DISPLAY,
    PAIRS,
    PLACES,
    ROOM_POWER,
    SEARCH_TILES,
    SHIP,
    SPOT_CANS,
    SPOTS,
    STOCKED,
    STRENGTH,
    VISIT_EQUIPMENT,
    WILD_AT,
)
from holdfast.games.outlive.content.vocabulary import (
    CANS,
    CHIPS,
    MUNITIONS,
    SHIP_CANS,
    SUPPLIES,
    WATER,
)
from holdfast.games.outlive.moves import (
    ALGAE,
    BOARD,
    DEFEND,
    END,
    HUNT,
    IMMUNE,
    MOST_ENDURANCE,
    MOST_PRESSURE,
    MOVE,
    OPEN_DAM,
    PEEK,
    ROOM_SLOTS,
    SCAVENGE,
    SEARCH,
    SENSOR,
    STAND,
    TAKE,
)
from holdfast.games.outlive.rules.evening import missing_supplies
from holdfast.games.outlive.rules.hunting import need_of, top_of, weapons
from holdfast.games.outlive.rules.pressure import pressure_on
from holdfast.games.outlive.rules.shelter import effective_strength, is_ready
from holdfast.games.outlive.state import UNKNOWN
from holdfast.games.outlive.steady.stores import (
    broken_tiles,
    worth_of_meat,
    worth_of_supplies,
    worth_of_tokens,
    yield_of,
)
from holdfast.games.outlive.steady.taste import HUNGER, NEVER, TOKEN, TRIBUTE, USEFUL
from holdfast.kernel.rule import rule


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
