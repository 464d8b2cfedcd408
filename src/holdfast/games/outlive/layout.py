"""Positions from plain descriptions, for tests, tutorials and examples.

    {
        "options": {"players": 2},
        "day": 3,
        "convoy": ["ev_wildfire", "ev_sand", "ev_rats"],
        "overcome": {"ev_sand": 1},
        "stock": {"dam": 4},
        "wild": {"forest": ["wg7", "wg4"], "mine": {"top": ["wg5"], "left": 6}},
        "search": {"blackwood": {"open": ["wood"], "stack": ["empty", "water"], "left": 8}},
        "display": {"silent": ["bow", "exo"]},
        "players": [
            {
                "leader": "ld_frye",
                "store": {"wood": 3, "munitions": 2},
                "rooms": ["r_kitchen", "r_smoke", "r_water", "r_nursery"],
                "built": {"r_crisis": 2, "r_kitchen": 4},
                "airlock": 2,
                "repaired": ["shotgun"],
                "heroes": {"3a": "forest", "3b": "dam", "4": "ship:4", "5": "mine"},
                "standing": ["4"],
            },
        ],
        "at": "day",
    }

Players are seats 0, 1, …; who is not described gets the next leader and rooms, two survivors in
the Airlock and heroes on the leader's places. Stacks are listed from the top; what is not named
is shuffled by `seed`, and events not named lie face down. Play goes on `at` a step: "dawn",
"events", "day" (whose turn follows from the standing heroes), "night" (step 1), "feed",
"radiation", "recruit", "build" or "repair" (with `turn`, the seat whose Night it is), "upkeep".
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from holdfast.games.outlive.content import (
    AIRLOCK_SPACES,
    ANIMAL_NAMES,
    ANIMAL_TILES,
    BEST,
    CITY_NAMES,
    COPIES,
    DAYS,
    DISPLAY,
    EQUIPMENT_NAMES,
    EVENT_NAMES,
    FIND_NAMES,
    FIND_TILES,
    FIRST_SPOT,
    HEROES,
    LEADER_NAMES,
    NOWHERE,
    OPTIONS,
    PLACE_NAMES,
    PLACES,
    ROOM_NAMES,
    SEARCH_OPEN,
    SEARCH_TILES,
    SHIP,
    SPACES,
    SPOTS,
    STACK,
    STANDARD,
    START_PLACES,
    STOCK_CAP,
    STOCKED,
    SURVIVORS,
    TOKENS,
    WILD_GAME,
    WILDS,
    WORST,
)
from holdfast.games.outlive.content.vocabulary import RESOURCE_NAMES
from holdfast.games.outlive.moves import ROOM_SLOTS
from holdfast.games.outlive.rules.flow import NO_MOVE, play
from holdfast.games.outlive.rules.setup import clear_table, shuffle_city
from holdfast.games.outlive.rules.shelter import population
from holdfast.games.outlive.rules.steps import (
    ACTIVATE,
    BUILD_STEP,
    DAWN_STEP,
    EVENTS_STEP,
    FEED_STEP,
    NIGHT_TURN,
    OVERCOME_STEP,
    RADIATION_STEP,
    RECRUIT_STEP,
    REPAIR_STEP,
    UPKEEP_STEP,
)
from holdfast.games.outlive.rules.tokens import draw_from, of_kind
from holdfast.games.outlive.state import DAWN, DAY, KEPT, NIGHT, UNKNOWN, State
from holdfast.kernel.agenda import push
from holdfast.kernel.chance import start
from holdfast.kernel.events import SILENT
from holdfast.kernel.plain import plain
from holdfast.kernel.position import Position
from holdfast.kernel.words import LayoutError

HERO_NAMES = ("3a", "3b", "4", "5")
BREEDING = 8  # survivors in a Nursery, OL-BUILD-5
NIGHT_STEPS = {
    "feed": FEED_STEP,
    "radiation": RADIATION_STEP,
    "recruit": RECRUIT_STEP,
    "build": BUILD_STEP,
    "repair": REPAIR_STEP,
}
_KEYS = {
    "options", "seed", "day", "first", "starter", "token_taken", "algae", "convoy", "overcome",
    "stock", "wild", "search", "display", "discard", "aboard", "players", "at", "turn",
}  # fmt: skip
_PLAYER_KEYS = {
    "leader", "store", "rooms", "built", "airlock", "gauge", "broken", "repaired", "used", "caught",
    "heroes", "standing", "wild_seen", "search_seen",
}  # fmt: skip


def lay_out(description: Mapping[str, Any]) -> Position:
    """The position that a description tells of, at its next decision."""
    _only(description, _KEYS, "the description")
    position = Position.blank(State)
    s = position.state
    OPTIONS.write(description.get("options", {}), s.options)
    plain(start)(s.chance, description.get("seed", 0))
    plain(clear_table)(s)
    _lay_convoy(s, description)
    shelters = list(description.get("players", []))
    _require(len(shelters) <= s.options.players, "more players are described than play")
    shelters += [{}] * (s.options.players - len(shelters))
    _lay_shelters(s, shelters)
    _lay_board(s, description)
    _lay_wild_game(s, description.get("wild", {}))
    for city, name in enumerate(CITY_NAMES):
        _lay_search_tiles(s, city, description.get("search", {}).get(name, {}))
    _count_out(s)
    _schedule(s, description)
    plain(play)(s, NO_MOVE, SILENT)
    return position


def _require(condition: bool, message: str) -> None:
    if not condition:
        raise LayoutError(message)


def _only(entry: Mapping[str, Any], keys: set[str], where: str) -> None:
    unknown = set(entry) - keys
    _require(not unknown, f"{where}: unknown keys: {', '.join(sorted(unknown))}")


def _number(names: Sequence[str], name: Any, what: str) -> int:
    _require(name in names, f"there is no {what} {name!r}")
    return list(names).index(name)


def _within(value: Any, least: int, most: int, what: str) -> int:
    _require(
        type(value) is int and least <= value <= most, f"{what} {value} is not in {least}..{most}"
    )
    return int(value)


# Convoy and board


def _lay_convoy(s: Any, description: Mapping[str, Any]) -> None:
    convoy = description.get("convoy", [])
    s.day = _within(description.get("day", max(1, len(convoy))), 1, DAYS, "day")
    _require(len(convoy) <= DAYS and len(set(convoy)) == len(convoy), "an event lies twice")
    for space, event in enumerate(convoy):
        s.convoy[space] = _number(EVENT_NAMES, event, "event")
    for event, seat in description.get("overcome", {}).items():
        _require(event in convoy, f"{event!r} was overcome but is not on the Convoy board")
        s.overcome_by[convoy.index(event)] = _within(seat, 0, s.options.players - 1, "seat")


def _lay_board(s: Any, description: Mapping[str, Any]) -> None:
    players = s.options.players
    s.first_player = _within(description.get("first", 0), 0, players - 1, "first")
    s.day_starter = _within(description.get("starter", s.first_player), 0, players - 1, "starter")
    s.token_taken = int(description.get("token_taken", False))
    s.algae = int(description.get("algae", True))
    stock = description.get("stock", {})
    for place, name in enumerate(PLACE_NAMES):
        if STOCKED[place] >= 0:
            cap = int(STOCK_CAP[place, players - 2])
            s.stock[place] = _within(stock.get(name, cap), 0, cap, f"stock of {name}")
    _only(stock, {n for p, n in enumerate(PLACE_NAMES) if STOCKED[p] >= 0}, "stock")
    aboard = description.get("aboard", [1] * SPOTS)
    _require(len(aboard) == SPOTS, f"aboard has {SPOTS} numbers")
    for spot, survivor in enumerate(aboard):
        s.aboard[spot] = _within(int(survivor), 0, 1, "aboard")
    _only(description.get("display", {}), set(CITY_NAMES), "display")
    for city, tiles in description.get("display", {}).items():
        _require(len(tiles) <= DISPLAY, f"{city}: more than {DISPLAY} tiles on display")
        for i, tile in enumerate(tiles):
            if tile:
                equipment = _number(EQUIPMENT_NAMES, tile, "equipment")
                s.display[CITY_NAMES.index(city), i] = equipment
    for tile in description.get("discard", []):
        s.discard[_number(EQUIPMENT_NAMES, tile, "equipment")] += 1


def _lay_wild_game(s: Any, stacks: Mapping[str, Any]) -> None:
    """Named tiles on top, the rest drawn from those that are left."""
    _only(stacks, {PLACE_NAMES[place] for place in WILDS}, "wild")
    left = Counter({kind: int(n) for kind, n in enumerate(ANIMAL_TILES)})
    for seat in range(s.options.players):
        for kind, n in enumerate(s.players[seat].caught):
            left[kind] -= n
    size = int(WILD_GAME[s.options.players - 2])
    for wild, place in enumerate(WILDS):
        name = PLACE_NAMES[place]
        entry = stacks.get(name, {"top": [], "left": size})
        if not isinstance(entry, Mapping):
            entry = {"top": list(entry), "left": len(entry)}
        _only(entry, {"top", "left"}, f"wild, {name}")
        top = [_number(ANIMAL_NAMES, animal, "animal") for animal in entry.get("top", [])]
        s.wild_left[wild] = _within(entry.get("left", len(top)), len(top), STACK, f"{name}: left")
        for depth, animal in enumerate(top):
            s.wild[wild, s.wild_left[wild] - 1 - depth] = animal
            left[animal] -= 1
    _require(
        sum(s.wild_left) - sum(s.wild[w, i] >= 0 for w in range(len(WILDS)) for i in range(STACK))
        <= sum(left.values()),
        "there are not so many tiles of wild game: say how many are `left`",
    )
    for kind, n in left.items():
        _require(n >= 0, f"there are not so many tiles of {ANIMAL_NAMES[kind]}")
    bag = sum(n * plain(of_kind)(kind) for kind, n in left.items())
    for wild in range(len(WILDS)):
        for i in range(s.wild_left[wild]):
            if s.wild[wild, i] == UNKNOWN:
                animal = plain(draw_from)(s.chance, bag)
                bag -= plain(of_kind)(animal)
                s.wild[wild, i] = animal


def _lay_search_tiles(s: Any, city: int, entry: Mapping[str, Any]) -> None:
    """Open tiles, then the stack from the top; what is not named is shuffled."""
    name = CITY_NAMES[city]
    _only(entry, {"open", "stack", "left"}, f"search, {name}")
    turned = [_number(FIND_NAMES, find, "search tile") for find in entry.get("open", [])]
    stack = [_number(FIND_NAMES, find, "search tile") for find in entry.get("stack", [])]
    usual = SEARCH_TILES - int(SEARCH_OPEN[s.options.players - 2])
    size = SEARCH_TILES - len(turned) if "open" in entry else usual
    size = _within(entry.get("left", size), len(stack), SEARCH_TILES, f"{name}: left")
    _require(len(turned) <= SEARCH_TILES - size, f"{name}: too many open tiles")
    plain(shuffle_city)(s, city)
    rest = list(s.search[city])
    for find in turned + stack:
        count = int(FIND_TILES[find])
        _require(find in rest, f"{name}: there are only {count} tiles of {FIND_NAMES[find]}")
        rest.remove(find)
    opened = SEARCH_TILES - size
    more = opened - len(turned)
    for i, find in enumerate(turned + rest[:more] + stack + rest[more:]):
        s.search[city, i] = find
    s.turned[city] = opened


# Shelters


def _lay_shelters(s: Any, shelters: list[Mapping[str, Any]]) -> None:
    leaders = [entry["leader"] for entry in shelters if "leader" in entry]
    _require(len(set(leaders)) == len(leaders), "two players have the same leader")
    free_leaders = [name for name in LEADER_NAMES if name not in leaders]
    named = Counter(room for entry in shelters for room in entry.get("rooms", []))
    for room, count in named.items():
        _require(count <= COPIES, f"there are only {COPIES} tiles of {room!r}")
    free_rooms = [r for r in ROOM_NAMES[STANDARD:] for _ in range(COPIES - named[r])]
    for seat, entry in enumerate(shelters):
        _only(entry, _PLAYER_KEYS, f"player {seat}")
        leader = entry["leader"] if "leader" in entry else free_leaders.pop(0)
        rooms = list(entry.get("rooms", []))
        _require(len(rooms) <= KEPT, f"player {seat}: more than {KEPT} advanced rooms")
        # Spread over the kinds, so that nobody gets two of a kind unasked.
        rooms += [free_rooms.pop(0) for _ in range(KEPT - len(rooms))]
        free_rooms = free_rooms[1::2] + free_rooms[0::2]
        _lay_shelter(s, seat, entry, leader, rooms)


def _lay_shelter(
    s: Any, seat: int, entry: Mapping[str, Any], leader: str, rooms: list[str]
) -> None:
    player = s.players[seat]
    player.leader = _number(LEADER_NAMES, leader, "leader")
    for i, room in enumerate(rooms):
        kind = _number(ROOM_NAMES, room, "room")
        _require(kind >= STANDARD, f"player {seat}: {room} is a standard room")
        player.rooms[STANDARD + i].tile = kind
    for name, people in entry.get("built", {}).items():
        room = player.rooms[slot_of(player, name)]
        most = BREEDING if name.startswith("r_nursery") else int(SPACES[room.tile])
        room.built = 1
        room.people = _within(people, 0, most, f"player {seat}: survivors in {name}")
    player.airlock = _within(entry.get("airlock", 2), 0, AIRLOCK_SPACES, f"player {seat}: airlock")
    player.gauge = _within(entry.get("gauge", 0), WORST, BEST, f"player {seat}: gauge")
    for name, count in entry.get("store", {}).items():
        resource = _number(RESOURCE_NAMES, name, "resource")
        player.store[resource] = _within(count, 0, TOKENS, f"player {seat}: {name}")
    for name, count in entry.get("caught", {}).items():
        animal = _number(ANIMAL_NAMES, name, "animal")
        player.caught[animal] = _within(count, 0, int(ANIMAL_TILES[animal]), f"caught {name}")
    for side in ("broken", "repaired"):
        for name in entry.get(side, []):
            bit = 1 << _number(EQUIPMENT_NAMES, name, "equipment")
            _require(not player.owned & bit, f"player {seat} has {name} twice")
            player.owned |= bit
            player.repaired |= bit if side == "repaired" else 0
    for name in entry.get("used", []):
        if name in EQUIPMENT_NAMES:
            player.used |= 1 << EQUIPMENT_NAMES.index(name)
        else:
            player.rooms[slot_of(player, name)].used = 3  # every effect, or both cities
    for name in entry.get("wild_seen", []):
        player.wild_seen |= 1 << _number([PLACE_NAMES[p] for p in WILDS], name, "wild game at")
    for name in entry.get("search_seen", []):
        player.search_seen |= 1 << _number(CITY_NAMES, name, "city")
    _lay_heroes(s, seat, entry)


def slot_of(player: Any, name: str) -> int:
    """The slot of a room by its id; `r_galley#2` is the second tile of its kind."""
    kind, _, copy = name.partition("#")
    number = _number(ROOM_NAMES, kind, "room")
    slots = [slot for slot in range(ROOM_SLOTS) if player.rooms[slot].tile == number]
    _require(len(slots) >= int(copy or 1), f"there is no room {name!r} in this shelter")
    return slots[int(copy or 1) - 1]


def _lay_heroes(s: Any, seat: int, entry: Mapping[str, Any]) -> None:
    player = s.players[seat]
    places = entry.get("heroes", {})
    _only(places, set(HERO_NAMES), f"player {seat}, heroes")
    standing = entry.get("standing", [])
    _require(set(standing) <= set(HERO_NAMES), f"player {seat}: standing names no heroes")
    start = [p for p in range(PLACES) if START_PLACES[player.leader] >> p & 1]
    for hero, name in enumerate(HERO_NAMES):
        if name in places:
            place, _, spot = places[name].partition(":")
            player.heroes[hero].place = _number(PLACE_NAMES, place, "place")
            if spot:
                _require(place == PLACE_NAMES[SHIP] and spot.isdigit(), f"no spot at {place}")
                player.heroes[hero].spot = _within(int(spot) - FIRST_SPOT, 0, SPOTS - 1, "spot")
        player.heroes[hero].standing = int(name in standing)
    taken = [player.heroes[hero].place for hero in range(HEROES)]
    free = [p for p in (*start, *range(PLACES)) if p not in taken]
    for hero in range(HEROES):
        if player.heroes[hero].place == NOWHERE:
            player.heroes[hero].place = free.pop(0)
    taken = [player.heroes[hero].place for hero in range(HEROES)]
    _require(len(set(taken)) == HEROES, f"player {seat}: two heroes at one place")


# Everything adds up


def _count_out(s: Any) -> None:
    """What is neither on the board nor in a store is in the reserve, the deck or the box."""
    players = [s.players[seat] for seat in range(s.options.players)]
    for resource, name in enumerate(RESOURCE_NAMES):
        out = sum(player.store[resource] for player in players)
        out += sum(s.stock[p] for p in range(PLACES) if STOCKED[p] == resource)
        _require(out <= TOKENS, f"there are only {TOKENS} tokens of {name}")
        s.reserve[resource] = TOKENS - out
    out = sum(plain(population)(player) for player in players) + sum(s.aboard)
    _require(out <= SURVIVORS, f"there are only {SURVIVORS} survivors")
    s.survivors = SURVIVORS - out
    for equipment, name in enumerate(EQUIPMENT_NAMES):
        out = s.discard[equipment] + sum(player.owned >> equipment & 1 for player in players)
        out += sum(tile == equipment for city in range(len(CITY_NAMES)) for tile in s.display[city])
        _require(out <= COPIES, f"there are only {COPIES} tiles of {name}")
        s.deck[equipment] = COPIES - out


def _schedule(s: Any, description: Mapping[str, Any]) -> None:
    put, at = plain(push), description.get("at", "day")
    players = s.options.players
    turn = _within(description.get("turn", s.first_player), 0, players - 1, "turn")
    if at == "dawn":
        s.phase = DAWN
        s.day -= 1
        put(s.agenda, DAWN_STEP)
    elif at == "events":
        s.phase = DAY
        put(s.agenda, EVENTS_STEP, 0, 0)
    elif at == "day":
        s.phase = DAY
        put(s.agenda, ACTIVATE, _activations(s))
    elif at == "night":
        s.phase, s.night_step = NIGHT, 1
        put(s.agenda, OVERCOME_STEP, 0)
    elif at in NIGHT_STEPS:
        s.phase, s.seat = NIGHT, turn
        put(s.agenda, NIGHT_TURN, (turn - s.first_player) % players + 1)
        steps = list(NIGHT_STEPS)
        for name in reversed(steps[steps.index(at) :]):
            put(s.agenda, NIGHT_STEPS[name])
    elif at == "upkeep":
        s.phase = NIGHT
        put(s.agenda, UPKEEP_STEP)
    else:
        raise LayoutError(f"there is no step {at!r} to go on at")


def _activations(s: Any) -> int:
    """How many heroes have been activated today; it must fit the turn order."""
    players: int = s.options.players
    standing: list[int] = [
        sum(s.players[(s.day_starter + i) % players].heroes[h].standing for h in range(HEROES))
        for i in range(players)
    ]
    done = sum(standing)
    fits = [done // players + (i < done % players) for i in range(players)]
    _require(standing == fits, f"the standing heroes {standing} do not fit the turn order")
    return done
