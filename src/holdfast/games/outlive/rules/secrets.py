"""Secrets: what a viewer may not know, and how the unknown may be imagined (OL-INFO, OL-SET-16)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive.content import (
    ANIMAL_KINDS,
    CITIES,
    HAND,
    HEROES,
    NOWHERE,
    PLACES,
    SEARCH_SET,
    SEARCH_TILES,
    SPACES,
    STANDARD,
    START_SURVIVORS,
    WILD_AT,
    WILDS,
)
from holdfast.games.outlive.moves import ROOM_SLOTS
from holdfast.games.outlive.rules.asking import forget_offers, turn_order
from holdfast.games.outlive.rules.flow import find_secret_offers
from holdfast.games.outlive.rules.hunting import holds
from holdfast.games.outlive.rules.setup import (
    FREE_ROOM,
    SECOND_DISCARD,
    SPLITTING,
    STAGES,
    all_animals,
    all_leaders,
    all_rooms,
    drop_room,
    fill_places,
    is_free,
)
from holdfast.games.outlive.rules.tokens import draw_from, of_kind
from holdfast.games.outlive.state import (
    ASK_PLACE,
    ASK_PREY,
    DISCARDED,
    DRAFT,
    PLACING,
    SEQUENTIAL,
    UNKNOWN,
)
from holdfast.kernel.chance import SCRIPT_LENGTH, below, start
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import rule

# What is secret


@rule
def knows_wild(s: Any, viewer: int, wild: int) -> bool:
    """OL-INFO-3: who has looked through a stack of wild game knows it for the rest of the game."""
    return viewer != NOBODY and (s.players[viewer].wild_seen >> wild) & 1 == 1


@rule
def knows_search(s: Any, viewer: int, city: int) -> bool:
    """OL-INFO-3: who has looked through a search stack knows it until Dawn."""
    return viewer != NOBODY and (s.players[viewer].search_seen >> city) & 1 == 1


@rule
def places_in_secret(s: Any) -> bool:
    """OL-SET-9: heroes are being placed, to be shown together."""
    return s.phase == PLACING and s.options.placement != SEQUENTIAL


@rule
def asks_in_secret(s: Any) -> bool:
    """Whether the options of the open decision would tell a secret."""
    return s.phase == DRAFT or s.ask == ASK_PREY or (s.ask == ASK_PLACE and places_in_secret(s))


@rule
def hide(s: Any, viewer: int) -> None:
    """Blank what this viewer may not know."""
    hide_chance(s.chance)
    for wild in range(len(WILDS)):
        if not knows_wild(s, viewer, wild):
            for i in range(s.wild_left[wild] - 1):
                s.wild[wild, i] = UNKNOWN
    for city in range(len(CITIES)):
        if not knows_search(s, viewer, city):
            for i in range(s.turned[city], SEARCH_TILES):
                s.search[city, i] = UNKNOWN
    for seat in range(s.options.players):
        if seat != viewer:
            hide_box(s.players[seat])
            if s.phase == DRAFT:
                hide_draft(s.players[seat])
            if places_in_secret(s):
                for hero in range(HEROES):
                    s.players[seat].heroes[hero].place = NOWHERE
    if s.to_move != viewer and asks_in_secret(s):
        forget_offers(s)


@rule
def hide_chance(chance: Any) -> None:
    """Nobody knows the coming draws, prescribed ones included."""
    for i in range(4):
        chance.words[i] = 0
    for i in range(SCRIPT_LENGTH):
        chance.script[i] = 0
    chance.scripted = 0
    chance.script_length = 0
    chance.taken = 0


@rule
def hide_box(player: Any) -> None:
    """OL-SET-16: what a player put back into the box is never shown."""
    player.other_leader = UNKNOWN
    for i in range(DISCARDED):
        player.discarded[i] = UNKNOWN


@rule
def hide_draft(player: Any) -> None:
    """OL-SET-16: all choices before the reveal."""
    player.leader = UNKNOWN
    player.airlock = 0
    for i in range(HAND):
        player.hand[i] = UNKNOWN
    for slot in range(ROOM_SLOTS):
        room = player.rooms[slot]
        room.built = 0
        room.people = 0
        if slot >= STANDARD:
            room.tile = UNKNOWN


# What may be


@rule
def imagine(s: Any, viewer: int, seed: int) -> None:
    """Refill what is hidden with a guess that fits everything this viewer knows."""
    start(s.chance, seed)
    imagine_wild_game(s)
    for city in range(len(CITIES)):
        imagine_search_tiles(s, city)
    imagine_cards(s, viewer)
    if s.phase == DRAFT:
        for seat in range(s.options.players):
            if seat != viewer:
                imagine_draft(s, seat)
    if places_in_secret(s):
        imagine_places(s, viewer)
    if s.to_move != NOBODY and s.offers == 0:  # they would have told a secret
        find_secret_offers(s)


@rule
def imagine_wild_game(s: Any) -> None:
    """The stacks from the tiles that this viewer has not seen."""
    animals = all_animals()
    for seat in range(s.options.players):
        for animal in range(ANIMAL_KINDS):
            animals -= (s.players[seat].caught[animal] | 0) * of_kind(animal)
    for wild in range(len(WILDS)):
        for i in range(s.wild_left[wild]):
            if s.wild[wild, i] != UNKNOWN:
                animals -= of_kind(s.wild[wild, i])
    prey = s.visit.prey - 1
    if prey >= 0 and not holds(s, WILD_AT[s.visit.place], prey):
        # Somebody has named a prey below the top: everybody knows that it is there.
        wild = WILD_AT[s.visit.place]
        s.wild[wild, below(s.chance, s.wild_left[wild] - 1)] = prey
        animals -= of_kind(prey)
    for wild in range(len(WILDS)):
        for i in range(s.wild_left[wild]):
            if s.wild[wild, i] == UNKNOWN:
                animal = draw_from(s.chance, animals)
                animals -= of_kind(animal)
                s.wild[wild, i] = animal


@rule
def imagine_search_tiles(s: Any, city: int) -> None:
    """A stack from the tiles that do not lie open."""
    finds = 0
    for i in range(SEARCH_TILES):
        finds += of_kind(SEARCH_SET[i])
    for i in range(SEARCH_TILES):
        if s.search[city, i] != UNKNOWN:
            finds -= of_kind(s.search[city, i])
    for i in range(SEARCH_TILES):
        if s.search[city, i] == UNKNOWN:
            find = draw_from(s.chance, finds)
            finds -= of_kind(find)
            s.search[city, i] = find


@rule
def imagine_cards(s: Any, viewer: int) -> None:
    """The rooms and leaders that others hold or have put back, from those not seen."""
    rooms, leaders = all_rooms(), all_leaders()
    for seat in range(s.options.players):
        player = s.players[seat]
        for i in range(HAND):
            if player.hand[i] != UNKNOWN:
                rooms -= of_kind(player.hand[i] - STANDARD)
        for slot in range(STANDARD, ROOM_SLOTS):
            if player.rooms[slot].tile != UNKNOWN:
                rooms -= of_kind(player.rooms[slot].tile - STANDARD)
        for i in range(DISCARDED):
            if player.discarded[i] != UNKNOWN:
                rooms -= of_kind(player.discarded[i] - STANDARD)
        if player.leader != UNKNOWN:
            leaders -= of_kind(player.leader)
        if player.other_leader != UNKNOWN:
            leaders -= of_kind(player.other_leader)
    for seat in range(s.options.players):
        if seat != viewer:
            player = s.players[seat]
            if player.leader == UNKNOWN:
                player.leader = draw_from(s.chance, leaders)
                leaders -= of_kind(player.leader)
                for i in range(HAND):
                    room = draw_from(s.chance, rooms)
                    rooms -= of_kind(room)
                    player.hand[i] = STANDARD + room
            else:
                for i in range(DISCARDED):
                    room = draw_from(s.chance, rooms)
                    rooms -= of_kind(room)
                    player.discarded[i] = STANDARD + room
            player.other_leader = draw_from(s.chance, leaders)
            leaders -= of_kind(player.other_leader)


@rule
def choices_made(s: Any, seat: int) -> int:
    """How many of the five choices of the draft a seat has made; the order is public."""
    if seat != s.seat:
        return STAGES if seat < s.seat else 0
    following = s.agenda.frames[s.agenda.depth - 1]
    return following.b - 1 if following.a == seat else STAGES - 1


@rule
def imagine_draft(s: Any, seat: int) -> None:
    """Random choices for another seat, as far as it has come."""
    player = s.players[seat]
    made = choices_made(s, seat)
    for stage in range(min(made, SECOND_DISCARD + 1)):
        drop_room(player, below(s.chance, HAND - stage))
    if made > FREE_ROOM:
        slot = below(s.chance, ROOM_SLOTS)
        room = player.rooms[slot]
        room.built = 1
        if made > SPLITTING:
            people = below(s.chance, min(START_SURVIVORS, SPACES[room.tile]) + 1)
            room.people = people
            player.airlock = START_SURVIVORS - people


@rule
def imagine_places(s: Any, viewer: int) -> None:
    """Random places for the heroes that others have placed unseen."""
    following = s.agenda.frames[s.agenda.depth - 1]
    answered = following.a - 1
    for k in range(s.options.players):
        seat = turn_order(s, s.first_player, k)
        if seat != viewer:
            player = s.players[seat]
            placed = min(2, max(0, answered - 2 * k))
            for i in range(placed):
                player.heroes[HEROES - 1 - i].place = random_place(s, player)
            if placed == 2:
                fill_places(player)


@rule
def random_place(s: Any, player: Any) -> int:
    """One of the leader's places that are still free."""
    free = 0
    for place in range(PLACES):
        if is_free(player, place):
            free += 1
    left = below(s.chance, free)
    for place in range(PLACES):
        if is_free(player, place):
            if left == 0:
                return place
            left -= 1
    return NOWHERE
