"""Setup: the secret draft, the reveal, Mary's search tiles, the heroes (OL-SET)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive.content import (
    AGE,
    ANIMAL_KINDS,
    ANIMAL_TILES,
    CITIES,
    COPIES,
    DAYS,
    DISPLAY,
    DRAWS_FINDS,
    EFFECT_OP,
    EQUIPMENT_KINDS,
    FIND_EFFECT,
    FIND_KINDS,
    HAND,
    HEROES,
    LEADER_KINDS,
    MARY_DRAWS,
    NOWHERE,
    PLACES,
    ROOM_KINDS,
    SEARCH_SET,
    SEARCH_TILES,
    SPACES,
    STACK,
    STANDARD,
    START_EQUIPMENT,
    START_GOODS,
    START_PLACES,
    START_SURVIVORS,
    SURVIVORS,
    TOKENS,
    WILD_GAME,
    WILDS,
)
from holdfast.games.outlive.content.vocabulary import RAD, RESOURCES
from holdfast.games.outlive.events import (
    BY_CAPSULES,
    CHOSE,
    FIRST_PLAYER,
    FROM_LEADER,
    HEROES_SHOWN,
    MARY_DREW,
    MARY_DROPPED,
    PLACED,
    REVEALED,
)
from holdfast.games.outlive.moves import (
    DISCARD,
    DRAW_FIND,
    DROP_FIND,
    FREE_BUILD,
    LEAD,
    PLACE,
    ROOM_SLOTS,
    SEATS,
    SPLIT,
)
from holdfast.games.outlive.rules.asking import ask, offer, turn_order
from holdfast.games.outlive.rules.effects import perform
from holdfast.games.outlive.rules.steps import (
    DAWN_STEP,
    DRAFT_STEP,
    MARY_STEP,
    PLACE_STEP,
    REVEAL,
)
from holdfast.games.outlive.rules.tokens import draw_from, gain, of_kind
from holdfast.games.outlive.state import (
    ASK_FREEBUILD,
    ASK_LEADER,
    ASK_MARYDRAW,
    ASK_MARYDROP,
    ASK_PLACE,
    ASK_ROOMS,
    ASK_SPLIT,
    DAWN,
    DISCARDED,
    KEPT,
    MARY,
    PLACING,
    SEQUENTIAL,
    UNKNOWN,
)
from holdfast.kernel.agenda import push
from holdfast.kernel.chance import below, start
from holdfast.kernel.events import tell
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule, rule

# The stages of a player's draft: two rooms go, one is built, survivors move in, a leader stays.
FIRST_DISCARD, SECOND_DISCARD, FREE_ROOM, SPLITTING, LEADING = range(5)
STAGES = 5


@rule
def clear_table(s: Any) -> None:
    """OL-SET-1, OL-SET-12: empty boards, everything in the reserve, standard rooms unbuilt."""
    s.to_move = NOBODY
    s.seat = NOBODY
    s.algae = 1
    s.survivors = SURVIVORS
    for resource in range(RESOURCES):
        s.reserve[resource] = TOKENS
    for space in range(DAYS):
        s.convoy[space] = UNKNOWN
        s.overcome_by[space] = NOBODY
    for wild in range(len(WILDS)):
        for i in range(STACK):
            s.wild[wild, i] = UNKNOWN
    for city in range(len(CITIES)):
        for i in range(DISPLAY):
            s.display[city, i] = UNKNOWN
    for equipment in range(EQUIPMENT_KINDS):
        s.deck[equipment] = COPIES
    for i in range(MARY_DRAWS):
        s.drawn[i] = UNKNOWN
    sort_search_tiles(s)
    for seat in range(SEATS):
        clear_shelter(s.players[seat])


@rule
def clear_shelter(player: Any) -> None:
    """OL-SET-1: a shelter before anything is dealt."""
    player.leader = UNKNOWN
    player.other_leader = UNKNOWN
    for i in range(HAND):
        player.hand[i] = UNKNOWN
    for i in range(DISCARDED):
        player.discarded[i] = UNKNOWN
    for slot in range(ROOM_SLOTS):
        player.rooms[slot].tile = slot if slot < STANDARD else UNKNOWN
    for hero in range(HEROES):
        player.heroes[hero].place = NOWHERE
        player.heroes[hero].spot = -1


@long_rule
def sort_search_tiles(s: Any) -> None:
    """All search tiles back in their cities, in the order of the list until they are shuffled."""
    for city in range(len(CITIES)):
        s.turned[city] = 0
        for i in range(SEARCH_TILES):
            s.search[city, i] = SEARCH_SET[i]


@long_rule
def shuffle_city(s: Any, city: int) -> None:
    """All ten search tiles of a city face down, in a random order."""
    s.turned[city] = 0
    for i in range(SEARCH_TILES - 1, 0, -1):
        j = below(s.chance, i + 1)
        tile = s.search[city, i] | 0
        s.search[city, i] = s.search[city, j]
        s.search[city, j] = tile


@rule
def all_rooms() -> int:
    """A bag with all advanced rooms."""
    bag = 0
    for room in range(STANDARD, ROOM_KINDS):
        bag += COPIES * of_kind(room - STANDARD)
    return bag


@rule
def all_leaders() -> int:
    """A bag with all leaders."""
    bag = 0
    for leader in range(LEADER_KINDS):
        bag += of_kind(leader)
    return bag


@rule
def all_animals() -> int:
    """A bag with all wild game."""
    bag = 0
    for animal in range(ANIMAL_KINDS):
        bag += (ANIMAL_TILES[animal]) * of_kind(animal)
    return bag


@long_rule
def deal(s: Any) -> None:
    """OL-SET-2: six rooms and two leaders for each player, in secret."""
    rooms, leaders = all_rooms(), all_leaders()
    for seat in range(s.options.players):
        player = s.players[seat]
        for i in range(HAND):
            room = draw_from(s.chance, rooms)
            rooms -= of_kind(room)
            player.hand[i] = STANDARD + room
        player.leader = draw_from(s.chance, leaders)
        leaders -= of_kind(player.leader)
        player.other_leader = draw_from(s.chance, leaders)
        leaders -= of_kind(player.other_leader)


@long_rule
def stack_wild_game(s: Any) -> None:
    """OL-SET-11: three stacks; the rest stays in the box unseen."""
    animals = all_animals()
    for wild in range(len(WILDS)):
        s.wild_left[wild] = WILD_GAME[s.options.players - 2]
        for i in range(s.wild_left[wild]):
            animal = draw_from(s.chance, animals)
            animals -= of_kind(animal)
            s.wild[wild, i] = animal


@rule
def set_up(s: Any, seed: int) -> None:
    """OL-SET-1, OL-SET-2, OL-SET-11: everything before the first choice."""
    start(s.chance, seed)
    clear_table(s)
    deal(s)
    stack_wild_game(s)


# The draft


@rule
def draft(s: Any, seat: int, stage: int) -> None:
    """OL-SET-16: each player's five choices in a row, seen by nobody else."""
    if seat == s.options.players:
        push(s.agenda, REVEAL)
        return
    s.seat = seat
    if stage + 1 < STAGES:
        push(s.agenda, DRAFT_STEP, seat, stage + 1)
    else:
        push(s.agenda, DRAFT_STEP, seat + 1, FIRST_DISCARD)
    if stage <= SECOND_DISCARD:
        ask(s, seat, ASK_ROOMS)
    elif stage == FREE_ROOM:
        ask(s, seat, ASK_FREEBUILD)
    elif stage == SPLITTING:
        ask(s, seat, ASK_SPLIT)
    else:
        ask(s, seat, ASK_LEADER)


@rule
def offer_discards(s: Any, seat: int) -> None:
    """OL-D-ROOMS: the rooms of the hand, equal ones once."""
    player = s.players[seat]
    for i in range(HAND):
        room = player.hand[i] | 0
        known = room == UNKNOWN
        for j in range(i):
            known = known or player.hand[j] == room
        if not known:
            offer(s, DISCARD + room)


@rule
def discard_room(s: Any, seat: int, room: int, log: Any) -> None:
    """OL-SET-3: into the box; when four are left they are the rooms of the shelter."""
    player = s.players[seat]
    first = player.discarded[0] == UNKNOWN
    i = 0
    while player.hand[i] != room:
        i += 1
    drop_room(player, i)
    tell(log, CHOSE, seat, FIRST_DISCARD if first else SECOND_DISCARD)


@rule
def drop_room(player: Any, i: int) -> None:
    """OL-SET-3: out of the hand; the last four go into the centre column, unbuilt."""
    dropped = 0 if player.discarded[0] == UNKNOWN else 1
    player.discarded[dropped] = player.hand[i]
    for j in range(i, HAND - 1):
        player.hand[j] = player.hand[j + 1]
    player.hand[HAND - 1] = UNKNOWN
    if dropped == 1:
        for slot in range(KEPT):
            player.rooms[STANDARD + slot].tile = player.hand[slot]
            player.hand[slot] = UNKNOWN


@rule
def offer_free_builds(s: Any) -> None:
    """OL-D-FREEBUILD."""
    for slot in range(ROOM_SLOTS):
        offer(s, FREE_BUILD + slot)


@rule
def free_build(s: Any, seat: int, slot: int, log: Any) -> None:
    """OL-SET-4: one room is built for nothing."""
    s.players[seat].rooms[slot].built = 1
    tell(log, CHOSE, seat, FREE_ROOM)


@long_rule
def built_slot(player: Any) -> int:
    """The slot of the room that was built for nothing."""
    slot = 0
    while player.rooms[slot].built == 0:
        slot += 1
    return slot


@rule
def offer_splits(s: Any, seat: int) -> None:
    """OL-D-SPLIT."""
    player = s.players[seat]
    spaces = SPACES[player.rooms[built_slot(player)].tile]
    for people in range(min(START_SURVIVORS, spaces) + 1):
        offer(s, SPLIT + people)


@rule
def split(s: Any, seat: int, people: int, log: Any) -> None:
    """OL-SET-5: four survivors, some into the room and the others into the Airlock."""
    player = s.players[seat]
    player.rooms[built_slot(player)].people = people
    player.airlock = START_SURVIVORS - people
    s.survivors -= START_SURVIVORS
    tell(log, CHOSE, seat, SPLITTING)


@rule
def offer_leaders(s: Any, seat: int) -> None:
    """OL-D-LEADER."""
    offer(s, LEAD + s.players[seat].leader)
    offer(s, LEAD + s.players[seat].other_leader)


@rule
def choose_leader(s: Any, seat: int, leader: int, log: Any) -> None:
    """OL-SET-6: one leader stays, the other goes back into the box."""
    player = s.players[seat]
    if player.other_leader == leader:
        player.other_leader = player.leader
        player.leader = leader
    tell(log, CHOSE, seat, LEADING)


# The reveal


@rule
def reveal(s: Any, log: Any) -> None:
    """OL-SET-16, OL-SET-6 to OL-SET-8: leaders with goods and equipment; the oldest begins."""
    s.phase = MARY
    s.seat = NOBODY
    for seat in range(s.options.players):
        player = s.players[seat]
        slot = built_slot(player)
        room = player.rooms[slot]
        tell(
            log,
            REVEALED,
            seat,
            player.leader,
            slot,
            room.tile,
            room.people,
            player.airlock,
        )
        for resource in range(RESOURCES):
            n = START_GOODS[player.leader, resource]
            gain(s, seat, resource, n, FROM_LEADER, NOWHERE, log)
        equipment = START_EQUIPMENT[player.leader]
        player.owned |= 1 << equipment
        s.deck[equipment] -= 1
        if AGE[player.leader] > AGE[s.players[s.first_player].leader]:
            s.first_player = seat
    tell(log, FIRST_PLAYER, s.first_player, AGE[s.players[s.first_player].leader])
    push(s.agenda, PLACE_STEP, 0)
    for seat in range(s.options.players):
        if DRAWS_FINDS[s.players[seat].leader]:
            for city in range(len(CITIES)):
                shuffle_city(s, city)
            push(s.agenda, MARY_STEP, seat, 0)


# Mary Koolpepper


@rule
def mary(s: Any, seat: int, draws: int) -> None:
    """OL-SET-13: four search tiles one after the other, then one of them goes."""
    s.seat = seat
    if draws < MARY_DRAWS:
        push(s.agenda, MARY_STEP, seat, draws + 1)
        ask(s, seat, ASK_MARYDRAW)
    else:
        ask(s, seat, ASK_MARYDROP)


@rule
def offer_finds(s: Any) -> None:
    """OL-D-MARYDRAW."""
    for city in range(len(CITIES)):
        offer(s, DRAW_FIND + city)


@rule
def draw_find(s: Any, seat: int, city: int, log: Any) -> None:
    """OL-SET-13: the top tile of a city, open for all to see."""
    find = s.search[city, s.turned[city]] | 0
    s.turned[city] += 1
    i = 0
    while s.drawn[i] != UNKNOWN:
        i += 1
    s.drawn[i] = find
    tell(log, MARY_DREW, seat, city, find)


@rule
def offer_drops(s: Any) -> None:
    """OL-D-MARYDROP: the drawn tiles, equal ones once."""
    for find in range(FIND_KINDS):
        for i in range(MARY_DRAWS):
            if s.drawn[i] == find:
                offer(s, DROP_FIND + find)
                break


@rule
def drop_find(s: Any, seat: int, dropped: int, log: Any) -> None:
    """OL-SET-13: the other three give what they show; all tiles go back."""
    tell(log, MARY_DROPPED, seat, dropped)
    left = 1
    for i in range(MARY_DRAWS):
        find = s.drawn[i] | 0
        s.drawn[i] = UNKNOWN
        if find == dropped and left == 1:
            left = 0
        else:
            effect = FIND_EFFECT[find]
            cause = BY_CAPSULES if EFFECT_OP[effect] == RAD else FROM_LEADER
            perform(s, effect, seat, 0, cause, log)
    sort_search_tiles(s)


# The heroes


@rule
def place_step(s: Any, k: int, log: Any) -> None:
    """OL-SET-9: all four at once and unseen, or one at a time for all to see."""
    s.phase = PLACING
    players = s.options.players | 0
    each = HEROES if s.options.placement == SEQUENTIAL else HEROES - 2
    if k == players * each:
        s.seat = NOBODY
        if s.options.placement != SEQUENTIAL:
            show_heroes(s, log)
        s.phase = DAWN
        push(s.agenda, DAWN_STEP)
        return
    push(s.agenda, PLACE_STEP, k + 1)
    by_rounds = s.options.placement == SEQUENTIAL
    seat = turn_order(s, s.first_player, k % players if by_rounds else k // each)
    s.seat = seat
    ask(s, seat, ASK_PLACE)


@long_rule
def is_free(player: Any, place: int) -> bool:
    """Whether a place is one of the leader's and without an own hero."""
    if (START_PLACES[player.leader] >> place) & 1 == 0:
        return False
    for hero in range(HEROES):
        if player.heroes[hero].place == place:
            return False
    return True


@rule
def offer_places(s: Any, seat: int) -> None:
    """OL-D-PLACE."""
    player = s.players[seat]
    sequential = s.options.placement == SEQUENTIAL
    for hero in range(HEROES - 1, -1, -1):
        waits = hero == 1 and player.heroes[0].place == NOWHERE  # 3a before 3b
        if player.heroes[hero].place == NOWHERE and not waits:
            for place in range(PLACES):
                if is_free(player, place):
                    offer(s, PLACE + hero * PLACES + place)
            if not sequential:
                return


@rule
def place_hero(s: Any, seat: int, hero: int, place: int, log: Any) -> None:
    """OL-SET-9: the two heroes of strength 3 fill the rest in the order of the ring."""
    player = s.players[seat]
    player.heroes[hero].place = place
    if s.options.placement == SEQUENTIAL:
        tell(log, PLACED, seat, hero, place)
    elif hero == HEROES - 2:
        fill_places(player)
        tell(log, HEROES_SHOWN, seat)


@long_rule
def fill_places(player: Any) -> None:
    """OL-SET-9: the remaining heroes stand on the remaining places, in the order of the ring."""
    for hero in range(HEROES):
        if player.heroes[hero].place == NOWHERE:
            place = 0
            while not is_free(player, place):
                place += 1
            player.heroes[hero].place = place


@long_rule
def show_heroes(s: Any, log: Any) -> None:
    """OL-SET-9: what was placed in secret is shown together."""
    for k in range(s.options.players):
        seat = turn_order(s, s.first_player, k)
        for hero in range(HEROES):
            tell(log, PLACED, seat, hero, s.players[seat].heroes[hero].place)
