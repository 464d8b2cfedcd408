"""Builder of positions from descriptions, for tests, tutorials and examples.

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

Players are listed by seat. A player without a description gets the next leader and rooms, two
survivors in the Airlock and heroes on the leader's places. Stacks are listed from the top. Tiles
that are not listed are shuffled by `seed`, and events that are not listed are face down.

Play resumes at the step `at`: "dawn", "events", "day" (the standing heroes decide whose turn it
is), "night" (step 1), "feed", "radiation", "recruit", "build" or "repair" (`turn` is the seat whose
Night it is), or "upkeep".
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from holdfast.games.outlive import content, moves, state, steps
from holdfast.games.outlive.content import vocabulary
from holdfast.games.outlive.rules import bags, cities, setup, survivors
from holdfast.kernel.agenda import then
from holdfast.kernel.position_builder import PositionError, number_of, only_known, require, within

HERO_NAMES = ("3a", "3b", "4", "5")
BREEDING = 8  # most survivors in a Nursery, OL-BUILD-5
EVERY_USE = 0b11  # all uses of a room: both effects, or both cities
TURN_STEPS = {
    "feed": steps.FEED,
    "radiation": steps.RADIATION,
    "recruit": steps.RECRUIT,
    "build": steps.BUILD,
    "repair": steps.REPAIR,
}
_KEYS = {
    "options", "seed", "day", "first", "starter", "token_taken", "algae", "convoy", "overcome",
    "stock", "wild", "search", "display", "discard", "aboard", "players", "at", "turn",
}  # fmt: skip
_PLAYER_KEYS = {
    "leader", "store", "rooms", "built", "airlock", "gauge", "broken", "repaired", "used", "caught",
    "heroes", "standing", "wild_seen", "search_seen",
}  # fmt: skip


def build_position(s: Any, description: Mapping[str, Any]) -> None:
    """Write a description into the blank position `s` and schedule the next step.

    The options and the random numbers of `s` are already set.
    """
    only_known(description, _KEYS, "the description")
    setup.clear_table(s)
    _place_events(s, description)
    shelters = list(description.get("players", []))
    require(len(shelters) <= s.options.players, "more players are described than play")
    shelters += [{}] * (s.options.players - len(shelters))
    _fill_shelters(s, shelters)
    _fill_board(s, description)
    _stack_wild_game(s, description.get("wild", {}))
    for city, name in enumerate(content.CITY_NAMES):
        _stack_search_tiles(s, city, description.get("search", {}).get(name, {}))
    _fill_reserve(s)
    _schedule(s, description)


# Convoy and board


def _place_events(s: Any, description: Mapping[str, Any]) -> None:
    convoy = description.get("convoy", [])
    s.day = within(description.get("day", max(1, len(convoy))), 1, content.DAYS, "day")
    require(len(convoy) <= content.DAYS and len(set(convoy)) == len(convoy), "an event lies twice")
    for space, event in enumerate(convoy):
        s.convoy[space] = number_of(content.EVENT_NAMES, event, "event")
    for event, seat in description.get("overcome", {}).items():
        require(event in convoy, f"{event!r} was overcome but is not on the Convoy board")
        s.overcome_by[convoy.index(event)] = within(seat, 0, s.options.players - 1, "seat")


def _fill_board(s: Any, description: Mapping[str, Any]) -> None:
    players = s.options.players
    s.first_player = within(description.get("first", 0), 0, players - 1, "first")
    s.day_starter = within(description.get("starter", s.first_player), 0, players - 1, "starter")
    s.token_taken = int(description.get("token_taken", False))
    s.algae = int(description.get("algae", True))
    stock = description.get("stock", {})
    for place, name in enumerate(content.PLACE_NAMES):
        if content.PLACE[place].resource >= 0:
            cap = content.PLACE[place].cap[players - content.FEWEST]
            s.stock[place] = within(stock.get(name, cap), 0, cap, f"stock of {name}")
    only_known(
        stock,
        {n for p, n in enumerate(content.PLACE_NAMES) if content.PLACE[p].resource >= 0},
        "stock",
    )
    aboard = description.get("aboard", [1] * content.SPOTS)
    require(len(aboard) == content.SPOTS, f"aboard has {content.SPOTS} numbers")
    for spot, survivor in enumerate(aboard):
        s.aboard[spot] = within(int(survivor), 0, 1, "aboard")
    only_known(description.get("display", {}), set(content.CITY_NAMES), "display")
    for city, tiles in description.get("display", {}).items():
        require(
            len(tiles) <= content.DISPLAY, f"{city}: more than {content.DISPLAY} tiles on display"
        )
        for i, tile in enumerate(tiles):
            if tile:
                equipment = number_of(content.EQUIPMENT_NAMES, tile, "equipment")
                s.display[content.CITY_NAMES.index(city), i] = equipment
    for tile in description.get("discard", []):
        s.discard[number_of(content.EQUIPMENT_NAMES, tile, "equipment")] += 1


def _stack_wild_game(s: Any, stacks: Mapping[str, Any]) -> None:
    """Put the listed tiles on top of each stack and draw the others from those left."""
    only_known(stacks, {content.PLACE_NAMES[place] for place in content.WILDS}, "wild")
    left = Counter({kind: animal.tiles for kind, animal in enumerate(content.ANIMAL)})
    for seat in range(s.options.players):
        for kind, n in enumerate(s.players[seat].caught):
            left[kind] -= n
    size = content.DEALT[s.options.players - content.FEWEST].wild_game
    for wild, place in enumerate(content.WILDS):
        name = content.PLACE_NAMES[place]
        entry = stacks.get(name, {"top": [], "left": size})
        if not isinstance(entry, Mapping):
            entry = {"top": list(entry), "left": len(entry)}
        only_known(entry, {"top", "left"}, f"wild, {name}")
        top = [number_of(content.ANIMAL_NAMES, animal, "animal") for animal in entry.get("top", [])]
        s.wild_left[wild] = within(
            entry.get("left", len(top)), len(top), content.STACK, f"{name}: left"
        )
        for depth, animal in enumerate(top):
            s.wild[wild, s.wild_left[wild] - 1 - depth] = animal
            left[animal] -= 1
    require(
        sum(s.wild_left)
        - sum(s.wild[w, i] >= 0 for w in range(len(content.WILDS)) for i in range(content.STACK))
        <= sum(left.values()),
        "there are not enough tiles of wild game: say how many are `left`",
    )
    for kind, n in left.items():
        require(n >= 0, f"there are not enough tiles of {content.ANIMAL_NAMES[kind]}")
    bag = sum(n * bags.of_kind(kind) for kind, n in left.items())
    for wild in range(len(content.WILDS)):
        bag = bags.fill(s.chance, bag, s.wild[wild], s.wild_left[wild])


def _stack_search_tiles(s: Any, city: int, entry: Mapping[str, Any]) -> None:
    """Place the open tiles and the stack of a city; tiles that are not listed are shuffled."""
    name = content.CITY_NAMES[city]
    only_known(entry, {"open", "stack", "left"}, f"search, {name}")
    turned = [number_of(content.FIND_NAMES, find, "search tile") for find in entry.get("open", [])]
    stack = [number_of(content.FIND_NAMES, find, "search tile") for find in entry.get("stack", [])]
    usual = content.SEARCH_TILES - content.DEALT[s.options.players - content.FEWEST].search_open
    size = content.SEARCH_TILES - len(turned) if "open" in entry else usual
    size = within(entry.get("left", size), len(stack), content.SEARCH_TILES, f"{name}: left")
    require(len(turned) <= content.SEARCH_TILES - size, f"{name}: too many open tiles")
    cities.shuffle_city(s, city)
    rest = list(s.search[city])
    for find in turned + stack:
        count = content.FIND[find].tiles
        require(find in rest, f"{name}: there are only {count} tiles of {content.FIND_NAMES[find]}")
        rest.remove(find)
    opened = content.SEARCH_TILES - size
    more = opened - len(turned)
    for i, find in enumerate(turned + rest[:more] + stack + rest[more:]):
        s.search[city, i] = find
    s.turned[city] = opened


# Shelters


def _fill_shelters(s: Any, shelters: list[Mapping[str, Any]]) -> None:
    leaders = [entry["leader"] for entry in shelters if "leader" in entry]
    require(len(set(leaders)) == len(leaders), "two players have the same leader")
    free_leaders = [name for name in content.LEADER_NAMES if name not in leaders]
    named = Counter(room for entry in shelters for room in entry.get("rooms", []))
    for room, count in named.items():
        require(count <= content.COPIES, f"there are only {content.COPIES} tiles of {room!r}")
    free_rooms = [
        r for r in content.ROOM_NAMES[content.STANDARD :] for _ in range(content.COPIES - named[r])
    ]
    for seat, entry in enumerate(shelters):
        only_known(entry, _PLAYER_KEYS, f"player {seat}")
        leader = entry["leader"] if "leader" in entry else free_leaders.pop(0)
        rooms = list(entry.get("rooms", []))
        require(len(rooms) <= state.KEPT, f"player {seat}: more than {state.KEPT} advanced rooms")
        # Spread over the kinds, so that no player gets two rooms of a kind by default.
        rooms += [free_rooms.pop(0) for _ in range(state.KEPT - len(rooms))]
        free_rooms = free_rooms[1::2] + free_rooms[0::2]
        _fill_shelter(s, seat, entry, leader, rooms)


def _fill_shelter(
    s: Any, seat: int, entry: Mapping[str, Any], leader: str, rooms: list[str]
) -> None:
    player = s.players[seat]
    player.leader = number_of(content.LEADER_NAMES, leader, "leader")
    for i, room in enumerate(rooms):
        kind = number_of(content.ROOM_NAMES, room, "room")
        require(kind >= content.STANDARD, f"player {seat}: {room} is a standard room")
        player.rooms[content.STANDARD + i].tile = kind
    for name, people in entry.get("built", {}).items():
        room = player.rooms[slot_of(player, name)]
        most = BREEDING if name.startswith("r_nursery") else content.ROOM[room.tile].spaces
        room.built = 1
        room.people = within(people, 0, most, f"player {seat}: survivors in {name}")
    player.airlock = within(
        entry.get("airlock", 2), 0, content.AIRLOCK_SPACES, f"player {seat}: airlock"
    )
    player.gauge = within(
        entry.get("gauge", 0), content.WORST, content.BEST, f"player {seat}: gauge"
    )
    for name, count in entry.get("store", {}).items():
        resource = number_of(vocabulary.RESOURCE_NAMES, name, "resource")
        player.store[resource] = within(count, 0, content.TOKENS, f"player {seat}: {name}")
    for name, count in entry.get("caught", {}).items():
        animal = number_of(content.ANIMAL_NAMES, name, "animal")
        player.caught[animal] = within(count, 0, content.ANIMAL[animal].tiles, f"caught {name}")
    for side in ("broken", "repaired"):
        for name in entry.get(side, []):
            bit = 1 << number_of(content.EQUIPMENT_NAMES, name, "equipment")
            require(not player.owned & bit, f"player {seat} has {name} twice")
            player.owned |= bit
            player.repaired |= bit if side == "repaired" else 0
    for name in entry.get("used", []):
        if name in content.EQUIPMENT_NAMES:
            player.used |= 1 << content.EQUIPMENT_NAMES.index(name)
        else:
            player.rooms[slot_of(player, name)].used = EVERY_USE
    for name in entry.get("wild_seen", []):
        player.wild_seen |= 1 << number_of(
            [content.PLACE_NAMES[p] for p in content.WILDS], name, "wild game at"
        )
    for name in entry.get("search_seen", []):
        player.search_seen |= 1 << number_of(content.CITY_NAMES, name, "city")
    _place_heroes(s, seat, entry)


def slot_of(player: Any, name: str) -> int:
    """Return the slot of a room by its id; `r_galley#2` is the second tile of its kind."""
    kind, _, copy = name.partition("#")
    number = number_of(content.ROOM_NAMES, kind, "room")
    slots = [slot for slot in range(moves.ROOM_SLOTS) if player.rooms[slot].tile == number]
    require(len(slots) >= int(copy or 1), f"there is no room {name!r} in this shelter")
    return slots[int(copy or 1) - 1]


def _place_heroes(s: Any, seat: int, entry: Mapping[str, Any]) -> None:
    player = s.players[seat]
    places = entry.get("heroes", {})
    only_known(places, set(HERO_NAMES), f"player {seat}, heroes")
    standing = entry.get("standing", [])
    require(set(standing) <= set(HERO_NAMES), f"player {seat}: standing names no heroes")
    start = [p for p in range(content.PLACES) if content.LEADER[player.leader].places >> p & 1]
    for hero, name in enumerate(HERO_NAMES):
        if name in places:
            place, _, spot = places[name].partition(":")
            player.heroes[hero].place = number_of(content.PLACE_NAMES, place, "place")
            if spot:
                require(
                    place == content.PLACE_NAMES[content.SHIP] and spot.isdigit(),
                    f"no spot at {place}",
                )
                player.heroes[hero].spot = within(
                    int(spot) - content.FIRST_SPOT, 0, content.SPOTS - 1, "spot"
                )
        player.heroes[hero].standing = int(name in standing)
    taken = [player.heroes[hero].place for hero in range(content.HEROES)]
    free = [p for p in (*start, *range(content.PLACES)) if p not in taken]
    for hero in range(content.HEROES):
        if player.heroes[hero].place == content.NOWHERE:
            player.heroes[hero].place = free.pop(0)
    taken = [player.heroes[hero].place for hero in range(content.HEROES)]
    require(len(set(taken)) == content.HEROES, f"player {seat}: two heroes at one place")


# The rest of the components


def _fill_reserve(s: Any) -> None:
    """Put the components that are not in play into the reserve and the deck.

    Raise `PositionError` if more are in play than the game has.
    """
    players = [s.players[seat] for seat in range(s.options.players)]
    for resource, name in enumerate(vocabulary.RESOURCE_NAMES):
        out = sum(player.store[resource] for player in players)
        out += sum(
            s.stock[p] for p in range(content.PLACES) if content.PLACE[p].resource == resource
        )
        require(out <= content.TOKENS, f"there are only {content.TOKENS} tokens of {name}")
        s.reserve[resource] = content.TOKENS - out
    out = sum(survivors.population(player) for player in players) + sum(s.aboard)
    require(out <= content.SURVIVORS, f"there are only {content.SURVIVORS} survivors")
    s.survivors = content.SURVIVORS - out
    for equipment, name in enumerate(content.EQUIPMENT_NAMES):
        out = s.discard[equipment] + sum(player.owned >> equipment & 1 for player in players)
        out += sum(
            tile == equipment for city in range(len(content.CITY_NAMES)) for tile in s.display[city]
        )
        require(out <= content.COPIES, f"there are only {content.COPIES} tiles of {name}")
        s.deck[equipment] = content.COPIES - out


def _schedule(s: Any, description: Mapping[str, Any]) -> None:
    put, at = then, description.get("at", "day")
    players = s.options.players
    seat = within(description.get("turn", s.first_player), 0, players - 1, "turn")
    if at == "dawn":
        s.phase = state.DAWN
        s.day -= 1
        put(s, steps.DAWN)
    elif at == "events":
        s.phase = state.DAY
        put(s, steps.EVENTS, 0, 0)
    elif at == "day":
        s.phase = state.DAY
        put(s, steps.ACTIVATE, _activations(s))
    elif at == "night":
        s.phase, s.night_step = state.NIGHT, state.OVERCOMING
        put(s, steps.OVERCOME, 0)
    elif at in TURN_STEPS:
        s.phase, s.seat = state.NIGHT, seat
        put(s, steps.NIGHT_TURN, (seat - s.first_player) % players + 1)
        names = list(TURN_STEPS)
        for name in reversed(names[names.index(at) :]):
            put(s, TURN_STEPS[name])
    elif at == "upkeep":
        s.phase = state.NIGHT
        put(s, steps.UPKEEP)
    else:
        raise PositionError(f"there is no step {at!r} to go on at")


def _activations(s: Any) -> int:
    """Return the number of heroes activated today; require that it fits the turn order."""
    players: int = s.options.players
    standing: list[int] = [
        sum(
            s.players[(s.day_starter + i) % players].heroes[h].standing
            for h in range(content.HEROES)
        )
        for i in range(players)
    ]
    done = sum(standing)
    fits = [done // players + (i < done % players) for i in range(players)]
    require(standing == fits, f"the standing heroes {standing} do not fit the turn order")
    return done
