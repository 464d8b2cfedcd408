"""The cities: equipment on display, search tiles, and looks at their stacks (OL-CITY)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive import content, events, moves, state, steps
from holdfast.games.outlive.content import vocabulary
from holdfast.games.outlive.rules import effects, shelter
from holdfast.kernel.agenda import then
from holdfast.kernel.chance import below
from holdfast.kernel.decision import offer
from holdfast.kernel.events import tell
from holdfast.kernel.rule import long_rule, rule


@long_rule
def sort_search_tiles(s: Any) -> None:
    """All search tiles back in their cities, in the order of the list until they are shuffled."""
    for city in range(len(content.CITIES)):
        s.turned[city] = 0
        for i in range(content.SEARCH_TILES):
            s.search[city, i] = content.SEARCH_SET[i]


@long_rule
def shuffle_city(s: Any, city: int) -> None:
    """All ten search tiles of a city face down, in a random order."""
    s.turned[city] = 0
    for i in range(content.SEARCH_TILES - 1, 0, -1):
        j = below(s.chance, i + 1)
        tile = s.search[city, i]
        s.search[city, i] = s.search[city, j]
        s.search[city, j] = tile


@long_rule
def offer_peeks(s: Any, player: Any) -> None:
    """OL-CITY-7: a ready Look-out, and a search stack that is not empty."""
    if shelter.ready_room(player, vocabulary.PEEK) != shelter.NO_SLOT:
        for city in range(len(content.CITIES)):
            if s.turned[city] < content.SEARCH_TILES:
                offer(s, moves.PEEK(city))


@rule
def peek(s: Any, seat: int, city: int, log: Any) -> None:
    """OL-CITY-7, OL-INFO-3: the owner knows this stack until the next Dawn."""
    player = s.players[seat]
    shelter.use_room(s, seat, shelter.ready_room(player, vocabulary.PEEK), vocabulary.PEEK, log)
    player.search_seen |= 1 << city
    tell(log, events.PEEKED, seat, city)


@rule
def offer_city(s: Any, player: Any, city: int, points: int) -> None:
    """OL-CITY-1 to OL-CITY-3, OL-CITY-5, OL-CITY-7: equipment, cupboards, the Look-out."""
    if points > 0:
        seen = player.owned
        for i in range(content.DISPLAY):
            equipment = s.display[city, i]
            if equipment != state.UNKNOWN and (seen >> equipment) & 1 == 0:
                offer(s, moves.TAKE(equipment))
                seen |= 1 << equipment
    if s.turned[city] < content.SEARCH_TILES and (points > 0 or s.visit.free_searches > 0):
        offer(s, moves.SEARCH())
    offer_peeks(s, player)


@rule
def take_equipment(s: Any, seat: int, equipment: int, log: Any) -> None:
    """OL-CITY-1, OL-CITY-2: a displayed tile comes broken into the shelter."""
    then(s, steps.ACT)
    city = content.PLACE[s.visit.place].city
    i = 0
    while s.display[city, i] != equipment:
        i += 1
    s.display[city, i] = state.UNKNOWN
    s.players[seat].owned |= 1 << equipment
    s.visit.points -= 1
    tell(log, events.TOOK, seat, city, equipment)


@rule
def search(s: Any, seat: int, log: Any) -> None:
    """OL-CITY-3 to OL-CITY-6: the top tile; a paid search may earn free ones."""
    then(s, steps.ACT)
    player = s.players[seat]
    visit = s.visit
    city = content.PLACE[visit.place].city
    if visit.free_searches > 0:
        visit.free_searches -= 1
    else:
        visit.points -= 1
        slot = ready_in_city(player, vocabulary.SEARCH_PLUS, city)
        while slot != shelter.NO_SLOT:
            room = player.rooms[slot]
            room.used |= 1 << city
            visit.free_searches += content.ROOM[room.tile].power[vocabulary.SEARCH_PLUS]
            slot = ready_in_city(player, vocabulary.SEARCH_PLUS, city)
    find = s.search[city, s.turned[city]]
    s.turned[city] += 1
    tell(log, events.SEARCHED, seat, city, find)
    if content.EFFECT[content.FIND[find].effect].op == vocabulary.NO_EFFECT:
        scrap(s, seat, city, log)
    else:
        effects.take_find(s, find, seat, events.FROM_SEARCH, log)


@long_rule
def ready_in_city(player: Any, op: int, city: int) -> int:
    """OL-ROOM-1: a full room that works once per city and day and has not yet, or NO_SLOT."""
    for slot in range(moves.ROOM_SLOTS):
        room = player.rooms[slot]
        unused = (room.used >> city) & 1 == 0
        if content.ROOM[room.tile].power[op] != 0 and unused and shelter.is_full(room):
            return slot
    return shelter.NO_SLOT


@long_rule
def scrap(s: Any, seat: int, city: int, log: Any) -> None:
    """OL-CITY-6: what a workshop makes of an Empty Cupboard."""
    player = s.players[seat]
    slot = ready_in_city(player, vocabulary.CUPBOARD, city)
    while slot != shelter.NO_SLOT:
        room = player.rooms[slot]
        effect = content.ROOM[room.tile].cupboard
        if effects.gain_goods(s, effect, seat, events.FROM_CUPBOARD, log) == 0:
            return  # OL-SUP-2: the reserve has nothing, so it is not used up
        room.used |= 1 << city
        slot = ready_in_city(player, vocabulary.CUPBOARD, city)
