"""Guesses: what may be where a viewer does not know (OL-INFO)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive import content, decisions, moves, state
from holdfast.games.outlive.rules import bags, draft, hunting, placing, secrets, turns
from holdfast.kernel.chance import below
from holdfast.kernel.rule import rule


@rule
def determinize(s: Any, viewer: int) -> None:
    """Refill what is hidden with a guess that fits everything this viewer knows."""
    imagine_wild_game(s)
    for city in range(len(content.CITIES)):
        imagine_search_tiles(s, city)
    imagine_cards(s, viewer)
    if s.phase == state.DRAFT:
        for seat in range(s.options.players):
            if seat != viewer:
                imagine_draft(s, seat)
    if secrets.places_in_secret(s):
        imagine_places(s, viewer)


@rule
def imagine_wild_game(s: Any) -> None:
    """The stacks from the tiles that this viewer has not seen."""
    animals = bags.all_animals()
    for seat in range(s.options.players):
        for animal in range(content.ANIMAL_KINDS):
            animals -= s.players[seat].caught[animal] * bags.of_kind(animal)
    for wild in range(len(content.WILDS)):
        for i in range(s.wild_left[wild]):
            if s.wild[wild, i] != state.UNKNOWN:
                animals -= bags.of_kind(s.wild[wild, i])
    if s.ask == decisions.HUNT:
        wild = content.PLACE[s.against].wild
        if not hunting.holds(s, wild, s.about):
            # Somebody has named a prey below the top: everybody knows that it is there.
            s.wild[wild, below(s.chance, s.wild_left[wild] - 1)] = s.about
            animals -= bags.of_kind(s.about)
    for wild in range(len(content.WILDS)):
        animals = bags.fill(s.chance, animals, s.wild[wild], s.wild_left[wild])


@rule
def imagine_search_tiles(s: Any, city: int) -> None:
    """A stack from the tiles that do not lie open."""
    finds = 0
    for i in range(content.SEARCH_TILES):
        finds += bags.of_kind(content.SEARCH_SET[i])
    for i in range(content.SEARCH_TILES):
        if s.search[city, i] != state.UNKNOWN:
            finds -= bags.of_kind(s.search[city, i])
    bags.fill(s.chance, finds, s.search[city], content.SEARCH_TILES)


@rule
def imagine_cards(s: Any, viewer: int) -> None:
    """The rooms and leaders that others hold or have put back, from those not seen."""
    rooms, leaders = bags.all_rooms(), bags.all_leaders()
    for seat in range(s.options.players):
        player = s.players[seat]
        for i in range(content.HAND):
            if player.hand[i] != state.UNKNOWN:
                rooms -= bags.of_kind(player.hand[i] - content.STANDARD)
        for slot in range(content.STANDARD, moves.ROOM_SLOTS):
            if player.rooms[slot].tile != state.UNKNOWN:
                rooms -= bags.of_kind(player.rooms[slot].tile - content.STANDARD)
        for i in range(state.DISCARDED):
            if player.discarded[i] != state.UNKNOWN:
                rooms -= bags.of_kind(player.discarded[i] - content.STANDARD)
        if player.leader != state.UNKNOWN:
            leaders -= bags.of_kind(player.leader)
        if player.other_leader != state.UNKNOWN:
            leaders -= bags.of_kind(player.other_leader)
    for seat in range(s.options.players):
        if seat != viewer:
            player = s.players[seat]
            if player.leader == state.UNKNOWN:
                player.leader = bags.draw_from(s.chance, leaders)
                leaders -= bags.of_kind(player.leader)
                rooms = bags.fill(s.chance, rooms, player.hand, content.HAND, content.STANDARD)
            else:
                rooms = bags.fill(
                    s.chance, rooms, player.discarded, state.DISCARDED, content.STANDARD
                )
            player.other_leader = bags.draw_from(s.chance, leaders)
            leaders -= bags.of_kind(player.other_leader)


@rule
def choices_made(s: Any, seat: int) -> int:
    """How many of the five choices of the draft a seat has made; the order is public."""
    if seat == s.seat:
        return s.about  # the stage that the open decision is about
    return draft.STAGES if seat < s.seat else 0


@rule
def imagine_draft(s: Any, seat: int) -> None:
    """Random choices for another seat, as far as it has come."""
    player = s.players[seat]
    made = choices_made(s, seat)
    for stage in range(min(made, draft.SECOND_DISCARD + 1)):
        draft.drop_room(player, below(s.chance, content.HAND - stage))
    if made > draft.FREE_ROOM:
        slot = below(s.chance, moves.ROOM_SLOTS)
        room = player.rooms[slot]
        room.built = 1
        if made > draft.SPLITTING:
            most = min(content.START_SURVIVORS, content.ROOM[room.tile].spaces)
            people = below(s.chance, most + 1)
            room.people = people
            player.airlock = content.START_SURVIVORS - people


@rule
def imagine_places(s: Any, viewer: int) -> None:
    """Random places for the heroes that others have placed unseen."""
    for turn in range(s.options.players):
        seat = turns.turn_order(s, s.first_player, turn)
        if seat != viewer:
            player = s.players[seat]
            # The open decision is about how many have been placed before.
            placed = s.about - placing.PLACED_UNSEEN * turn
            placed = min(placing.PLACED_UNSEEN, max(0, placed))
            for i in range(placed):
                player.heroes[content.HEROES - 1 - i].place = random_place(s, player)
            if placed == placing.PLACED_UNSEEN:
                placing.fill_places(player)


@rule
def random_place(s: Any, player: Any) -> int:
    """One of the leader's places that are still free."""
    free = 0
    for place in range(content.PLACES):
        if placing.is_free(player, place):
            free += 1
    left = below(s.chance, free)
    for place in range(content.PLACES):
        if placing.is_free(player, place):
            if left == 0:
                return place
            left -= 1
    return content.NOWHERE
