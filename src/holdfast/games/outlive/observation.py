"""The observation of Outlive for learning: a vector of fixed length, the viewer's seat first."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive import content, decisions, moves, state
from holdfast.games.outlive.content import vocabulary
from holdfast.games.outlive.rules import ending, feeding, hunting, lasting, shelter
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import rule

DECISION_COUNT = len(decisions.DECISIONS.names)
PHASE_COUNT = len(state.PHASES)

# The table: day, lap, Night step, phase and decision (one-hot), the seat whose turn it is and the
# first player (one-hot, by distance from the viewer), stocks, algae, survivors aboard, reserve.
PER_TABLE = (
    3
    + PHASE_COUNT
    + DECISION_COUNT
    + 2 * moves.SEATS
    + content.PLACES
    + 1
    + content.SPOTS
    + vocabulary.RESOURCES
)
# Each event: in force, overcome.
PER_EVENT = 2
# A stack of wild game: tiles left, the top one, and the known tiles by type.
PER_WILD = 2 + content.ANIMAL_KINDS
# A city: types on display, search tiles left by kind, and the next one if the viewer knows it.
PER_CITY = content.EQUIPMENT_KINDS + content.FIND_KINDS + content.FIND_KINDS
# The visit: going, hero, points, hunted, open Dam, free searches, prey, Pressure, place (one-hot).
PER_VISIT = 7 + content.PLACES + 1
# A room: kind (one-hot), built, filled, full, used.
PER_ROOM = content.ROOM_KINDS + 4
# A shelter: stores, Airlock, gauge, points, missing Supplies, leader (one-hot), caught animals,
# equipment (owned, repaired, used), heroes (place one-hot, standing), rooms.
PER_SHELTER = (
    vocabulary.RESOURCES
    + 4
    + content.LEADER_KINDS
    + content.ANIMAL_KINDS
    + 3 * content.EQUIPMENT_KINDS
    + content.HEROES * (content.PLACES + 1)
    + moves.ROOM_SLOTS * PER_ROOM
)
EVENTS_AT = PER_TABLE
WILDS_AT = EVENTS_AT + content.EVENT_KINDS * PER_EVENT
CITIES_AT = WILDS_AT + len(content.WILDS) * PER_WILD
VISIT_AT = CITIES_AT + len(content.CITIES) * PER_CITY
SHELTERS_AT = VISIT_AT + PER_VISIT
FEATURES = SHELTERS_AT + moves.SEATS * PER_SHELTER


@rule
def observe(s: Any, viewer: int, out: Any) -> None:
    """Write the viewer's observation into `out`, each number roughly between 0 and 1."""
    for i in range(FEATURES):
        out[i] = 0
    me = viewer if viewer != NOBODY else 0
    observe_table(s, me, out)
    for space in range(content.DAYS):
        if s.convoy[space] != state.UNKNOWN:
            at = EVENTS_AT + s.convoy[space] * PER_EVENT
            out[at if lasting.is_in_force(s, space) else at + 1] = 1
    for wild in range(len(content.WILDS)):
        observe_wild(s, wild, out)
    for city in range(len(content.CITIES)):
        observe_city(s, city, out)
    observe_visit(s, out)
    for seat in range(s.options.players):
        observe_shelter(s, seat, (seat - me) % s.options.players, out)


@rule
def observe_table(s: Any, me: int, out: Any) -> None:
    """Write the time, the turn and the tokens on the board."""
    players = s.options.players
    out[0] = s.day / content.DAYS
    out[1] = s.lap / content.HEROES
    out[2] = s.night_step / state.NIGHT_STEPS
    at = 3
    out[at + s.phase] = 1
    at += PHASE_COUNT
    out[at + s.ask] = 1
    at += DECISION_COUNT
    if s.seat != NOBODY:
        out[at + (s.seat - me) % players] = 1
    at += moves.SEATS
    out[at + (s.first_player - me) % players] = 1
    at += moves.SEATS
    for place in range(content.PLACES):
        out[at + place] = s.stock[place] / 11
    at += content.PLACES
    out[at] = s.algae
    for spot in range(content.SPOTS):
        out[at + 1 + spot] = s.aboard[spot]
    at += 1 + content.SPOTS
    for resource in range(vocabulary.RESOURCES):
        out[at + resource] = s.reserve[resource] / content.TOKENS


@rule
def observe_wild(s: Any, wild: int, out: Any) -> None:
    """Write a stack of wild game; below the top only tiles that this viewer has seen."""
    at = WILDS_AT + wild * PER_WILD
    left = s.wild_left[wild]
    out[at] = left / content.STACK
    if left > 0:
        out[at + 1] = content.ANIMAL[hunting.top_of(s, wild)].endurance / 8
    for i in range(left):
        if s.wild[wild, i] != state.UNKNOWN:
            out[at + 2 + s.wild[wild, i]] += 1 / content.STACK


@rule
def observe_city(s: Any, city: int, out: Any) -> None:
    """Write the equipment on display, the search tiles left, and the next one if it is known."""
    at = CITIES_AT + city * PER_CITY
    for i in range(content.DISPLAY):
        if s.display[city, i] != state.UNKNOWN:
            out[at + s.display[city, i]] += 0.5
    at += content.EQUIPMENT_KINDS
    for find in range(content.FIND_KINDS):
        out[at + find] = content.FIND[find].tiles / 2
    for i in range(s.turned[city]):
        out[at + s.search[city, i]] -= 0.5
    at += content.FIND_KINDS
    turned = s.turned[city]
    if turned < content.SEARCH_TILES and s.search[city, turned] != state.UNKNOWN:
        out[at + s.search[city, turned]] = 1


@rule
def observe_visit(s: Any, out: Any) -> None:
    """Write the current visit, if there is one."""
    visit = s.visit
    if visit.going == 0:
        return
    out[VISIT_AT] = 1
    out[VISIT_AT + 1] = visit.hero / content.HEROES
    out[VISIT_AT + 2] = visit.points / 5
    out[VISIT_AT + 3] = visit.hunted
    out[VISIT_AT + 4] = visit.dam_open
    out[VISIT_AT + 5] = visit.free_searches / 4
    if s.ask == decisions.HUNT:
        out[VISIT_AT + 6] = (s.about + 1) / content.ANIMAL_KINDS
    if s.ask == decisions.BAT or s.ask == decisions.DEFEND or s.ask == decisions.TRIBUTE:
        out[VISIT_AT + 7] = s.against / moves.MOST_PRESSURE
    out[VISIT_AT + 8 + visit.place] = 1


@rule
def observe_shelter(s: Any, seat: int, distance: int, out: Any) -> None:
    """Write a shelter; `distance` is its distance from the viewer's seat."""
    player = s.players[seat]
    at = SHELTERS_AT + distance * PER_SHELTER
    for resource in range(vocabulary.RESOURCES):
        out[at + resource] = player.store[resource] / 10
    at += vocabulary.RESOURCES
    out[at] = player.airlock / content.AIRLOCK_SPACES
    out[at + 1] = (player.gauge - content.WORST) / (content.BEST - content.WORST)
    if s.phase != state.DRAFT:
        out[at + 2] = ending.points_of(s, seat) / 50
        out[at + 3] = feeding.missing_supplies(player) / 10
    at += 4
    if player.leader != state.UNKNOWN:
        out[at + player.leader] = 1
    at += content.LEADER_KINDS
    for animal in range(content.ANIMAL_KINDS):
        out[at + animal] = player.caught[animal] / 6
    at += content.ANIMAL_KINDS
    for equipment in range(content.EQUIPMENT_KINDS):
        out[at + 3 * equipment] = (player.owned >> equipment) & 1
        out[at + 3 * equipment + 1] = (player.repaired >> equipment) & 1
        out[at + 3 * equipment + 2] = (player.used >> equipment) & 1
    at += 3 * content.EQUIPMENT_KINDS
    for hero in range(content.HEROES):
        figure = player.heroes[hero]
        if figure.place >= 0:
            out[at + hero * (content.PLACES + 1) + figure.place] = 1
        out[at + hero * (content.PLACES + 1) + content.PLACES] = figure.standing
    at += content.HEROES * (content.PLACES + 1)
    for slot in range(moves.ROOM_SLOTS):
        observe_room(player.rooms[slot], at + slot * PER_ROOM, out)


@rule
def observe_room(room: Any, at: int, out: Any) -> None:
    """Write a room at index `at`; a secret room leaves zeros."""
    if room.tile == state.UNKNOWN:
        return
    out[at + room.tile] = 1
    at += content.ROOM_KINDS
    out[at] = room.built
    out[at + 1] = room.people / content.ROOM[room.tile].spaces
    out[at + 2] = 1 if shelter.is_full(room) else 0
    out[at + 3] = 1 if room.used > 0 else 0
