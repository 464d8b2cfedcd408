"""The invariants of the rules, checked on a position and on a step from one to the next."""

from __future__ import annotations

from collections import Counter
from typing import Any

from holdfast.games.outlive.content import (
    ANIMAL_TILES,
    BEST,
    DISPLAY,
    EQUIPMENT_KINDS,
    PLACES,
    ROOM_NAMES,
    SEARCH_SET,
    SHIP,
    SPACES,
    STOCK_CAP,
    STOCKED,
    WORST,
)
from holdfast.games.outlive.content.vocabulary import RESOURCES
from holdfast.games.outlive.rules.shelter import population
from holdfast.games.outlive.state import ASK_BUILD, ASK_SALVAGE, DRAFT, PLACING
from holdfast.kernel.plain import plain
from holdfast.kernel.record import NOBODY

NURSERY = ROOM_NAMES.index("r_nursery")


def seats(s: Any) -> list[Any]:
    return [s.players[seat] for seat in range(s.options.players)]


def check(s: Any) -> None:
    """Everything that holds at every decision (invariants 1 to 7)."""
    _tokens(s)
    _tiles(s)
    _shelters(s)
    _heroes(s)
    assert s.agenda.fault == s.chance.fault == 0
    assert s.agenda.depth <= 10
    if s.over:
        assert s.to_move == NOBODY
        assert s.agenda.depth == 0
    else:
        assert s.offers >= 1
        assert len(set(list(s.offer)[: s.offers])) == s.offers
        assert not any(list(s.offer)[s.offers :])


def _tokens(s: Any) -> None:
    players = seats(s)
    for resource in range(RESOURCES):
        stock = sum(s.stock[p] for p in range(PLACES) if STOCKED[p] == resource)
        held = sum(player.store[resource] for player in players)
        assert s.reserve[resource] + stock + held == 30
        assert min(s.reserve[resource], *(player.store[resource] for player in players)) >= 0
    assert s.survivors >= 0
    people = sum(plain(population)(player) for player in players)
    assert s.survivors + sum(s.aboard) + people == 100
    for place in range(PLACES):
        assert 0 <= s.stock[place] <= STOCK_CAP[place, s.options.players - 2]


def _tiles(s: Any) -> None:
    players = seats(s)
    for equipment in range(EQUIPMENT_KINDS):
        shown = sum(s.display[c, i] == equipment for c in range(2) for i in range(DISPLAY))
        owned = sum(player.owned >> equipment & 1 for player in players)
        assert s.deck[equipment] + s.discard[equipment] + shown + owned == 2
        assert min(s.deck[equipment], s.discard[equipment]) >= 0
    for player in players:
        assert player.repaired & ~player.owned == 0
        assert player.used & ~player.repaired == 0
    for city in range(2):
        assert sorted(s.search[city]) == sorted(SEARCH_SET.tolist())
    animals = Counter[int]()
    for wild in range(3):
        tiles = [s.wild[wild, i] for i in range(len(s.wild[wild]))]
        assert min(tiles[: s.wild_left[wild]], default=0) >= 0
        assert set(tiles[s.wild_left[wild] :]) <= {-1}
        animals.update(tiles[: s.wild_left[wild]])
    for player in players:
        animals.update(dict(enumerate(player.caught)))
    assert all(animals[kind] <= ANIMAL_TILES[kind] for kind in animals)
    events = [event for event in s.convoy if event >= 0]
    assert len(set(events)) == len(events) <= 6


def _shelters(s: Any) -> None:
    for player in seats(s):
        assert 0 <= player.airlock <= 7
        assert WORST <= player.gauge <= BEST
        if s.phase != DRAFT:
            assert [player.rooms[slot].tile for slot in range(3)] == [0, 1, 2]
            assert all(player.rooms[slot].tile >= 3 for slot in range(3, 7))
            for slot in range(7):
                room = player.rooms[slot]
                most = 8 if room.tile == NURSERY else int(SPACES[room.tile])
                assert 0 <= room.people <= (most if room.built else 0)


def _heroes(s: Any) -> None:
    if s.phase <= PLACING:
        return
    spots = Counter[int]()
    for player in seats(s):
        places = [player.heroes[hero].place for hero in range(4)]
        assert len(set(places)) == 4
        assert min(places) >= 0
        for hero in range(4):
            figure = player.heroes[hero]
            if figure.spot >= 0:
                assert figure.place == SHIP
                assert figure.standing
                spots[figure.spot] += 1
    # Two on a spot only by a Dockmaster's leave today.
    doubled = sum(count - 1 for count in spots.values())
    docks = sum(
        player.rooms[slot].used & 1
        for player in seats(s)
        for slot in range(3, 7)
        if ROOM_NAMES[player.rooms[slot].tile] == "r_dock"
    )
    assert doubled <= docks


def check_step(before: Any, after: Any) -> None:
    """Everything that holds from one decision to the next (invariants 8 to 14)."""
    assert after.day >= before.day
    if after.day > before.day and after.phase > PLACING:
        for player in seats(after):
            assert not player.search_seen
    for space in range(6):
        if before.overcome_by[space] != NOBODY:
            assert after.overcome_by[space] == before.overcome_by[space]
        if before.convoy[space] >= 0:
            assert after.convoy[space] == before.convoy[space]
    for wild in range(3):
        assert after.wild_left[wild] <= before.wild_left[wild]
    if before.phase == DRAFT:
        return
    same_day = after.day == before.day
    if same_day and before.token_taken:
        assert after.first_player == before.first_player
    if same_day and not before.algae:
        assert not after.algae
    for old, new in zip(seats(before), seats(after), strict=True):
        for slot in range(7):
            assert new.rooms[slot].built >= old.rooms[slot].built
        for animal in range(5):
            assert new.caught[animal] >= old.caught[animal]
        lost = old.owned & ~new.owned
        assert lost == 0 or before.ask in (ASK_SALVAGE, ASK_BUILD)  # alone, by Salvage
        assert old.repaired & ~new.repaired & ~lost == 0
