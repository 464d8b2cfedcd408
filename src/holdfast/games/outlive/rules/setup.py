"""Setup: the table before the first choice (OL-SET-1, OL-SET-2, OL-SET-11 to -12, OL-SET-17)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive import content, moves, state, steps
from holdfast.games.outlive.content import vocabulary
from holdfast.games.outlive.rules import bags, cities, draft
from holdfast.kernel.agenda import then
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule, rule


@rule
def clear_table(s: Any) -> None:
    """OL-SET-1, OL-SET-12: empty boards, everything in the reserve, standard rooms unbuilt."""
    s.seat = NOBODY
    s.algae = 1
    s.survivors = content.SURVIVORS
    for resource in range(vocabulary.RESOURCES):
        s.reserve[resource] = content.TOKENS
    for space in range(content.DAYS):
        s.convoy[space] = state.UNKNOWN
        s.overcome_by[space] = NOBODY
    for wild in range(len(content.WILDS)):
        for i in range(content.STACK):
            s.wild[wild, i] = state.UNKNOWN
    for city in range(len(content.CITIES)):
        for i in range(content.DISPLAY):
            s.display[city, i] = state.UNKNOWN
    for equipment in range(content.EQUIPMENT_KINDS):
        s.deck[equipment] = content.COPIES
    for i in range(content.MARY_DRAWS):
        s.drawn[i] = state.UNKNOWN
    cities.sort_search_tiles(s)
    for seat in range(moves.SEATS):
        clear_shelter(s.players[seat])


@rule
def clear_shelter(player: Any) -> None:
    """OL-SET-1: a shelter before anything is dealt."""
    player.leader = state.UNKNOWN
    player.other_leader = state.UNKNOWN
    for i in range(content.HAND):
        player.hand[i] = state.UNKNOWN
    for i in range(state.DISCARDED):
        player.discarded[i] = state.UNKNOWN
    for slot in range(moves.ROOM_SLOTS):
        player.rooms[slot].tile = slot if slot < content.STANDARD else state.UNKNOWN
    for hero in range(content.HEROES):
        player.heroes[hero].place = content.NOWHERE
        player.heroes[hero].spot = state.NO_SPOT


@long_rule
def deal(s: Any) -> None:
    """OL-SET-2: six rooms and two leaders for each player, in secret."""
    rooms, leaders = bags.all_rooms(), bags.all_leaders()
    for seat in range(s.options.players):
        player = s.players[seat]
        rooms = bags.fill(s.chance, rooms, player.hand, content.HAND, content.STANDARD)
        player.leader = bags.draw_from(s.chance, leaders)
        leaders -= bags.of_kind(player.leader)
        player.other_leader = bags.draw_from(s.chance, leaders)
        leaders -= bags.of_kind(player.other_leader)


@long_rule
def stack_wild_game(s: Any) -> None:
    """OL-SET-11: three stacks; the rest stays in the box unseen."""
    animals = bags.all_animals()
    for wild in range(len(content.WILDS)):
        s.wild_left[wild] = content.DEALT[s.options.players - content.FEWEST].wild_game
        animals = bags.fill(s.chance, animals, s.wild[wild], s.wild_left[wild])


@long_rule
def hand_out_tribes(s: Any) -> None:
    """OL-SET-17: what the draft and the placing of heroes would have led to."""
    for seat in range(s.options.players):
        player, tribe = s.players[seat], content.TRIBE[seat]
        player.leader = tribe.leader
        for i in range(state.KEPT):
            player.rooms[content.STANDARD + i].tile = tribe.rooms[i]
        room = player.rooms[tribe.built]
        room.built = 1
        room.people = tribe.people
        player.airlock = content.START_SURVIVORS - tribe.people
        s.survivors -= content.START_SURVIVORS
        for hero in range(content.HEROES):
            player.heroes[hero].place = tribe.places[hero]


@rule
def set_up(s: Any, log: Any) -> None:
    """OL-SET-1, OL-SET-2, OL-SET-11, OL-SET-17: everything before the first choice."""
    clear_table(s)
    if s.options.tribes == state.READY:
        hand_out_tribes(s)
        stack_wild_game(s)
        then(s, steps.REVEAL)
        return
    deal(s)
    stack_wild_game(s)
    then(s, steps.DRAFT, 0, draft.FIRST_DISCARD)
