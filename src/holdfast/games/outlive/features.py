"""Outlive as numbers for learning: fixed length, the viewer's own shelter first."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive.content import (
    AIRLOCK_SPACES,
    ANIMAL_KINDS,
    BEST,
    CITIES,
    DAYS,
    DISPLAY,
    ENDURANCE,
    EQUIPMENT_KINDS,
    EVENT_KINDS,
    FIND_KINDS,
    FIND_TILES,
    HEROES,
    LEADER_KINDS,
    PLACES,
    ROOM_KINDS,
    SEARCH_TILES,
    SPACES,
    SPOTS,
    STACK,
    TOKENS,
    WILDS,
    WORST,
)
from holdfast.games.outlive.content.vocabulary import RESOURCES
from holdfast.games.outlive.moves import ROOM_SLOTS, SEATS
from holdfast.games.outlive.rules.ending import points_of
from holdfast.games.outlive.rules.evening import missing_supplies
from holdfast.games.outlive.rules.hunting import top_of
from holdfast.games.outlive.rules.shelter import is_full, is_in_force
from holdfast.games.outlive.state import DECISIONS, DRAFT, PHASES, UNKNOWN
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import rule

DECISION_COUNT = len(DECISIONS)
PHASE_COUNT = len(PHASES)

# The table: day, lap, Night step, phase and decision (one-hot), whose turn and who is first by
# distance from the viewer, stocks, algae, survivors aboard, tokens in the reserve.
PER_TABLE = 3 + PHASE_COUNT + DECISION_COUNT + 2 * SEATS + PLACES + 1 + SPOTS + RESOURCES
# Each event: in force, overcome.
PER_EVENT = 2
# A stack of wild game: how many are left, the top one; for who knows it, all of it by type.
PER_WILD = 2 + ANIMAL_KINDS
# A city: types on display, search tiles left by kind, and the next one for who knows it.
PER_CITY = EQUIPMENT_KINDS + FIND_KINDS + FIND_KINDS
# The visit: going, hero, points, hunted, open Dam, free searches, prey, Pressure, place (one-hot).
PER_VISIT = 7 + PLACES + 1
# A room: kind (one-hot), built, filled, full, used.
PER_ROOM = ROOM_KINDS + 4
# A shelter: stores, Airlock, gauge, points, missing Supplies, leader (one-hot), caught animals,
# equipment (owned, repaired, used), heroes (place one-hot, standing), rooms.
PER_SHELTER = (
    RESOURCES
    + 4
    + LEADER_KINDS
    + ANIMAL_KINDS
    + 3 * EQUIPMENT_KINDS
    + HEROES * (PLACES + 1)
    + ROOM_SLOTS * PER_ROOM
)
EVENTS_AT = PER_TABLE
WILDS_AT = EVENTS_AT + EVENT_KINDS * PER_EVENT
CITIES_AT = WILDS_AT + len(WILDS) * PER_WILD
VISIT_AT = CITIES_AT + len(CITIES) * PER_CITY
SHELTERS_AT = VISIT_AT + PER_VISIT
FEATURES = SHELTERS_AT + SEATS * PER_SHELTER


@rule
def observe(s: Any, viewer: int, out: Any) -> None:
    """What the viewer knows, each number roughly between 0 and 1."""
    for i in range(FEATURES):
        out[i] = 0
    me = viewer if viewer != NOBODY else 0
    observe_table(s, me, out)
    for space in range(DAYS):
        if s.convoy[space] != UNKNOWN:
            at = EVENTS_AT + s.convoy[space] * PER_EVENT
            out[at if is_in_force(s, space) else at + 1] = 1
    for wild in range(len(WILDS)):
        observe_wild(s, wild, out)
    for city in range(len(CITIES)):
        observe_city(s, city, out)
    observe_visit(s, out)
    for seat in range(s.options.players):
        observe_shelter(s, seat, (seat - me) % s.options.players, out)


@rule
def observe_table(s: Any, me: int, out: Any) -> None:
    """Where in the game, whose turn, and what lies on the board."""
    players = s.options.players | 0
    out[0] = s.day / DAYS
    out[1] = s.lap / HEROES
    out[2] = s.night_step / 7
    at = 3
    out[at + s.phase] = 1
    at += PHASE_COUNT
    out[at + s.ask] = 1
    at += DECISION_COUNT
    if s.seat != NOBODY:
        out[at + (s.seat - me) % players] = 1
    at += SEATS
    out[at + (s.first_player - me) % players] = 1
    at += SEATS
    for place in range(PLACES):
        out[at + place] = s.stock[place] / 11
    at += PLACES
    out[at] = s.algae
    for spot in range(SPOTS):
        out[at + 1 + spot] = s.aboard[spot]
    at += 1 + SPOTS
    for resource in range(RESOURCES):
        out[at + resource] = s.reserve[resource] / TOKENS


@rule
def observe_wild(s: Any, wild: int, out: Any) -> None:
    """A stack of wild game; below the top only what this viewer has seen."""
    at = WILDS_AT + wild * PER_WILD
    left = s.wild_left[wild] | 0
    out[at] = left / STACK
    if left > 0:
        out[at + 1] = ENDURANCE[top_of(s, wild)] / 8
    for i in range(left):
        if s.wild[wild, i] != UNKNOWN:
            out[at + 2 + s.wild[wild, i]] += 1 / STACK


@rule
def observe_city(s: Any, city: int, out: Any) -> None:
    """Equipment on display, the search tiles that are left, and the next one if it is known."""
    at = CITIES_AT + city * PER_CITY
    for i in range(DISPLAY):
        if s.display[city, i] != UNKNOWN:
            out[at + s.display[city, i]] += 0.5
    at += EQUIPMENT_KINDS
    for find in range(FIND_KINDS):
        out[at + find] = FIND_TILES[find] / 2
    for i in range(s.turned[city]):
        out[at + s.search[city, i]] -= 0.5
    at += FIND_KINDS
    turned = s.turned[city] | 0
    if turned < SEARCH_TILES and s.search[city, turned] != UNKNOWN:
        out[at + s.search[city, turned]] = 1


@rule
def observe_visit(s: Any, out: Any) -> None:
    """The visit that is going on."""
    visit = s.visit
    if visit.going == 0:
        return
    out[VISIT_AT] = 1
    out[VISIT_AT + 1] = visit.hero / HEROES
    out[VISIT_AT + 2] = visit.points / 5
    out[VISIT_AT + 3] = visit.hunted
    out[VISIT_AT + 4] = visit.dam_open
    out[VISIT_AT + 5] = visit.free_searches / 4
    out[VISIT_AT + 6] = visit.prey / ANIMAL_KINDS
    out[VISIT_AT + 7] = visit.pressure / 3
    out[VISIT_AT + 8 + visit.place] = 1


@rule
def observe_shelter(s: Any, seat: int, distance: int, out: Any) -> None:
    """A shelter, by its distance from the viewer."""
    player = s.players[seat]
    at = SHELTERS_AT + distance * PER_SHELTER
    for resource in range(RESOURCES):
        out[at + resource] = player.store[resource] / 10
    at += RESOURCES
    out[at] = player.airlock / AIRLOCK_SPACES
    out[at + 1] = (player.gauge - WORST) / (BEST - WORST)
    if s.phase != DRAFT:
        out[at + 2] = points_of(s, seat) / 50
        out[at + 3] = missing_supplies(player) / 10
    at += 4
    if player.leader != UNKNOWN:
        out[at + player.leader] = 1
    at += LEADER_KINDS
    for animal in range(ANIMAL_KINDS):
        out[at + animal] = player.caught[animal] / 6
    at += ANIMAL_KINDS
    for equipment in range(EQUIPMENT_KINDS):
        out[at + 3 * equipment] = (player.owned >> equipment) & 1
        out[at + 3 * equipment + 1] = (player.repaired >> equipment) & 1
        out[at + 3 * equipment + 2] = (player.used >> equipment) & 1
    at += 3 * EQUIPMENT_KINDS
    for hero in range(HEROES):
        figure = player.heroes[hero]
        if figure.place >= 0:
            out[at + hero * (PLACES + 1) + figure.place] = 1
        out[at + hero * (PLACES + 1) + PLACES] = figure.standing
    at += HEROES * (PLACES + 1)
    for slot in range(ROOM_SLOTS):
        observe_room(player.rooms[slot], at + slot * PER_ROOM, out)


@rule
def observe_room(room: Any, at: int, out: Any) -> None:
    """A room; while it is secret nothing is known of it."""
    if room.tile == UNKNOWN:
        return
    out[at + room.tile] = 1
    at += ROOM_KINDS
    out[at] = room.built
    out[at + 1] = room.people / SPACES[room.tile]
    out[at + 2] = 1 if is_full(room) else 0
    out[at + 3] = 1 if room.used > 0 else 0
