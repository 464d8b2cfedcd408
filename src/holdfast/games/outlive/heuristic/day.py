"""Ratings of the Day: moves and actions of heroes, Pressure and tribute."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive import content, moves, state
from holdfast.games.outlive.content import vocabulary
from holdfast.games.outlive.heuristic import stores, taste
from holdfast.games.outlive.rules import feeding, hunting, lasting, pressure, shelter
from holdfast.kernel.rule import rule


@rule
def worth_of_move(s: Any, seat: int, move: int) -> int:
    """Return the rating of a hero's move by gains and tribute at the place (OL-D-MOVE)."""
    if move in moves.PEEK:
        return taste.NEVER
    if move in moves.STAND:
        return 0
    if move in moves.BOARD:
        hero, spot = moves.BOARD.hero(move), moves.BOARD.spot(move)
        return worth_of_ship(s, seat, spot) + worth_of_pressure(s, seat, hero, content.SHIP)
    hero, place = moves.MOVE.hero(move), moves.MOVE.place(move)
    value = worth_of_pressure(s, seat, hero, place) + worth_of_bonuses(s, seat, place)
    value += worth_of_place(s, seat, place, lasting.effective_strength(s, seat, hero))
    # A weak hero that has acted early pays tribute for the rest of the day.
    return value - (5 - content.STRENGTH[hero]) * (4 - s.lap)


@rule
def worth_of_pressure(s: Any, seat: int, hero: int, place: int) -> int:
    """Return the rating of the tribute that rivals may have to pay at a place."""
    points = 0
    for k in range(1, s.options.players):
        victim = (seat + k) % s.options.players
        points += pressure.pressure_on(s, victim, hero, place)
    return points * taste.TRIBUTE


@rule
def worth_of_bonuses(s: Any, seat: int, place: int) -> int:
    """Return the rating of the equipment that a visit triggers."""
    player = s.players[seat]
    ready, value = player.repaired & ~player.used & content.PLACE[place].visit_tools, 0
    equipment = 0
    while ready > 0:
        if ready & 1:
            value += taste.USEFUL[equipment]
        ready >>= 1
        equipment += 1
    return value


@rule
def worth_of_ship(s: Any, seat: int, spot: int) -> int:
    """Return the rating of a spot on the ship.

    A spot has Canned Goods, a survivor or the 1st Player token.
    """
    player = s.players[seat]
    cans = content.SPOT_CANS[spot]
    for slot in range(moves.ROOM_SLOTS):
        if shelter.is_ready(player.rooms[slot], vocabulary.SHIP_CANS):
            cans += content.ROOM[player.rooms[slot].tile].power[vocabulary.SHIP_CANS]
    value = stores.worth_of_supplies(s, seat, cans, taste.TOKEN[vocabulary.CANS])
    if s.aboard[spot] == 1:
        value += 9
    return value + 2 + worth_of_bonuses(s, seat, content.SHIP)


@rule
def worth_of_place(s: Any, seat: int, place: int, points: int) -> int:
    """Return the rating of `points` Action Points at a place."""
    player = s.players[seat]
    if content.PLACE[place].city >= 0:
        return worth_of_city(s, player, content.PLACE[place].city, points)
    count = min(points, s.stock[place])
    if place == content.DAM and player.store[vocabulary.CHIPS] == 0:
        return 0
    value = stores.worth_of_tokens(s, seat, content.PLACE[place].resource, count)
    if place == content.DAM:
        value -= taste.TOKEN[vocabulary.CHIPS]
    if place == content.BASE and s.algae == 1 and player.gauge < content.BEST:
        value += 6
    if content.PLACE[place].wild >= 0 and s.wild_left[content.PLACE[place].wild] > 0:
        animal = hunting.top_of(s, content.PLACE[place].wild)
        need = hunting.need_of(s, seat, animal) - hunting.weapons(player)
        if need <= points + player.store[vocabulary.MUNITIONS]:
            hunt = stores.worth_of_meat(s, seat, stores.yield_of(s, seat, animal))
            hunt -= max(0, need - points) * taste.TOKEN[vocabulary.MUNITIONS]
            left = min(max(0, points - need), s.stock[place])
            value = max(
                value, hunt + stores.worth_of_tokens(s, seat, content.PLACE[place].resource, left)
            )
    return value


@rule
def worth_of_city(s: Any, player: Any, city: int, points: int) -> int:
    """Return the rating of `points` Action Points in a city.

    They are spent on new equipment first, then on searches.
    """
    value, left = 0, points
    for i in range(content.DISPLAY):
        equipment = s.display[city, i]
        if equipment != state.UNKNOWN and (player.owned >> equipment) & 1 == 0 and left > 0:
            gain = worth_of_tile(s, player, equipment)
            if gain > 0:
                value += gain
                left -= 1
    return value + 5 * min(left, content.SEARCH_TILES - s.turned[city])


@rule
def worth_of_tile(s: Any, player: Any, equipment: int) -> int:
    """Return the rating of a tile on display.

    It is the tile's use on the days left, minus its repair.
    """
    if stores.broken_tiles(player) >= 3:
        return 0
    value = taste.USEFUL[equipment] * (content.DAYS - s.day) // 2 + 10 - 15
    for symbol in range(len(content.PAIRS)):
        if (content.PAIRS[symbol] >> equipment) & 1 and player.owned & content.PAIRS[symbol]:
            value += 10
    return min(value, 20)


@rule
def worth_of_action(s: Any, seat: int, move: int) -> int:
    """Return the rating of an action (OL-D-ACT)."""
    player = s.players[seat]
    place = s.visit.place
    if move in moves.SCAVENGE:
        count = moves.SCAVENGE.count(move)
        return stores.worth_of_tokens(s, seat, content.PLACE[place].resource, count)
    if move in moves.ALGAE:
        # Algae first: another hero may take them, while the stock usually lasts.
        return 100 if player.gauge < content.BEST else 0
    if move in moves.OPEN_DAM:
        water = min(s.visit.points, s.stock[content.DAM])
        return (
            stores.worth_of_supplies(s, seat, water, taste.TOKEN[vocabulary.WATER])
            - taste.TOKEN[vocabulary.CHIPS]
        )
    if move in moves.HUNT:
        return worth_of_hunt(s, seat, place)
    if move in moves.SENSOR:
        return 5
    if move in moves.TAKE:
        return worth_of_tile(s, player, moves.TAKE.equipment(move))
    if move in moves.SEARCH:
        return 5
    return 0 if move in moves.END else -1


@rule
def worth_of_hunt(s: Any, seat: int, place: int) -> int:
    """Return a high rating if a hunt beats scavenging with the same Action Points, else 0."""
    player = s.players[seat]
    animal = hunting.top_of(s, content.PLACE[place].wild)
    need = hunting.need_of(s, seat, animal) - hunting.weapons(player)
    points = s.visit.points
    meat = stores.worth_of_meat(s, seat, stores.yield_of(s, seat, animal))
    meat -= max(0, need - points) * taste.TOKEN[vocabulary.MUNITIONS]
    left = min(max(0, points - need), s.stock[place])
    whole = stores.worth_of_tokens(
        s, seat, content.PLACE[place].resource, min(points, s.stock[place])
    )
    rest = stores.worth_of_tokens(s, seat, content.PLACE[place].resource, left)
    return 200 if meat + rest > whole else 0


@rule
def price_of_shot(s: Any, seat: int, weapons: int, munitions: int) -> int:
    """Return the price of a payment for a hunt (OL-D-HUNT).

    Weapons are free, Munitions cost their value, and Action Points cost what they could scavenge.
    """
    place = s.visit.place
    points = hunting.need_of(s, seat, s.about) - weapons - munitions
    left = min(s.visit.points - points, s.stock[place])
    return munitions * taste.TOKEN[vocabulary.MUNITIONS] - stores.worth_of_tokens(
        s, seat, content.PLACE[place].resource, left
    )


@rule
def worth_of_defence(s: Any, seat: int, move: int) -> int:
    """Return the rating of a defence (OL-D-DEFEND): each point refused saves a token."""
    if move in moves.IMMUNE:
        return 100
    gear, munitions = moves.DEFEND.gear(move), moves.DEFEND.munitions(move)
    return (taste.TRIBUTE - taste.TOKEN[vocabulary.MUNITIONS]) * munitions + 2 * (
        taste.TRIBUTE - 2
    ) * gear


@rule
def worth_of_gift(s: Any, seat: int, resource: int) -> int:
    """Return the rating of a token to hand over or to take (OL-D-TRIBUTE, OL-D-RATS)."""
    if seat == s.seat:
        return stores.worth_of_tokens(s, seat, resource, 1)
    player = s.players[seat]
    if resource < vocabulary.SUPPLIES and feeding.missing_supplies(player) > 0:
        return -taste.HUNGER
    return (
        player.store[resource]
        - taste.TOKEN[resource]
        - (4 if resource < vocabulary.SUPPLIES else 0)
    )
