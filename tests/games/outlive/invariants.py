"""The invariants of Outlive (OL-INV), checked on a position and on a step to the next one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from traceback import extract_tb
from typing import Any

import numpy as np
from tests.support.random_play import Play
from tests.support.states import position_of

from holdfast.games.outlive import GAME, decisions
from holdfast.games.outlive.content import (
    ANIMAL,
    BEST,
    DISPLAY,
    EQUIPMENT,
    EQUIPMENT_KINDS,
    EQUIPMENT_NAMES,
    EVENT,
    FEWEST,
    FIRST_SPOT,
    PLACE,
    PLACES,
    ROOM,
    ROOM_NAMES,
    SEARCH_SET,
    SHIP,
    WORST,
)
from holdfast.games.outlive.content.vocabulary import RESOURCES
from holdfast.games.outlive.moves import AIRLOCK
from holdfast.games.outlive.rules.ending import points_of
from holdfast.games.outlive.rules.lasting import effective_strength, is_in_force
from holdfast.games.outlive.rules.survivors import population
from holdfast.games.outlive.state import DAWN, DRAFT, PLACING
from holdfast.kernel.events import COLUMNS, Event
from holdfast.kernel.record import NOBODY

NURSERY = ROOM_NAMES.index("r_nursery")
HOOK = EQUIPMENT_NAMES.index("hook")
ROOM_POINTS = (0, 0, 1, 2, 4, 7, 11, 17)  # OL-END-2


def seats(s: Any) -> list[Any]:
    return [s.players[seat] for seat in range(s.options.players)]


def check(s: Any) -> None:
    """Check everything that holds at every decision (OL-INV-1 to OL-INV-7, OL-INV-14)."""
    _tokens(s)
    _tiles(s)
    _shelters(s)
    _heroes(s)
    _visit(s)
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
    """Check that resources and survivors add up and keep their limits (OL-INV-1, 2 and 6)."""
    players = seats(s)
    for resource in range(RESOURCES):
        stock = sum(s.stock[p] for p in range(PLACES) if PLACE[p].resource == resource)
        held = sum(player.store[resource] for player in players)
        assert s.reserve[resource] + stock + held == 30
        assert min(s.reserve[resource], *(player.store[resource] for player in players)) >= 0
    assert s.survivors >= 0
    people = sum(population(player) for player in players)
    assert s.survivors + sum(s.aboard) + people == 100
    for place in range(PLACES):
        assert 0 <= s.stock[place] <= PLACE[place].cap[s.options.players - FEWEST]


def _tiles(s: Any) -> None:
    """Check that no equipment, search tile, wild game or event is lost (OL-INV-2, OL-INV-3)."""
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
        assert sorted(s.search[city]) == sorted(SEARCH_SET)
        assert 0 <= s.turned[city] <= len(SEARCH_SET)
    animals = Counter[int]()
    for wild in range(3):
        tiles = [s.wild[wild, i] for i in range(len(s.wild[wild]))]
        assert min(tiles[: s.wild_left[wild]], default=0) >= 0
        assert set(tiles[s.wild_left[wild] :]) <= {-1}
        animals.update(tiles[: s.wild_left[wild]])
    for player in players:
        animals.update(dict(enumerate(player.caught)))
    assert all(animals[kind] <= ANIMAL[kind].tiles for kind in animals)
    events = [event for event in s.convoy if event >= 0]
    assert len(set(events)) == len(events) <= 6


def _shelters(s: Any) -> None:
    """Check that rooms, survivors and gauges keep their bounds (OL-INV-3, OL-INV-6, OL-INV-7)."""
    for player in seats(s):
        assert 0 <= player.airlock <= 7
        assert WORST <= player.gauge <= BEST
        if s.phase != DRAFT:
            assert [player.rooms[slot].tile for slot in range(3)] == [0, 1, 2]
            assert all(player.rooms[slot].tile >= 3 for slot in range(3, 7))
            for slot in range(7):
                room = player.rooms[slot]
                most = 8 if room.tile == NURSERY else ROOM[room.tile].spaces
                assert 0 <= room.people <= (most if room.built else 0)


def _heroes(s: Any) -> None:
    """Check that four heroes stand at four places, and who is on the ship (OL-INV-4, OL-INV-5)."""
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


def _visit(s: Any) -> None:
    """Check that Action Points never exceed the hero's effective strength (OL-INV-14)."""
    if s.ask in (decisions.ACT, decisions.HUNT, decisions.PREY):
        strength = effective_strength(s, s.seat, s.visit.hero)
        assert 0 <= s.visit.points <= strength


def check_step(before: Any, after: Any, events: Sequence[Event]) -> None:
    """Check what holds from one decision to the next (OL-INV-5, OL-INV-9 to OL-INV-14)."""
    assert after.day >= before.day
    if after.phase > DAWN:
        _convoy(after)
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
    assert _in_play(after) == _in_play(before)
    if before.phase == DRAFT:
        return
    if after.first_player != before.first_player:
        assert not before.token_taken
    if after.day == before.day:
        assert after.token_taken >= before.token_taken
        assert after.algae <= before.algae
    _survivors(before, after, events)
    for seat, (old, new) in enumerate(zip(seats(before), seats(after), strict=True)):
        _shelter_step(before, old, new)
        if seat == before.seat:
            _visit_step(before, old, new)
            _boarding(before, after, seat)


def _convoy(s: Any) -> None:
    """Check that each day brings one event, and which events are in force (OL-INV-12)."""
    assert sum(event >= 0 for event in s.convoy) == s.day
    overcome = sum(by != NOBODY for by in s.overcome_by)
    in_force = sum(bool(is_in_force(s, space)) for space in range(6))
    assert in_force == s.day - overcome


def _in_play(s: Any) -> int:
    """Return how much wild game is on the board and caught; the rest is in the box (OL-INV-9)."""
    return int(sum(s.wild_left) + sum(sum(player.caught) for player in seats(s)))


def _shelter_step(before: Any, old: Any, new: Any) -> None:
    """Check that what is built, caught or repaired in a shelter stays so (OL-INV-9, OL-INV-10)."""
    for slot in range(7):
        assert new.rooms[slot].built >= old.rooms[slot].built
    for animal in range(5):
        assert new.caught[animal] >= old.caught[animal]
    lost = old.owned & ~new.owned
    assert lost == 0 or before.ask in (decisions.SALVAGE, decisions.BUILD)  # alone, by Salvage
    assert old.repaired & ~new.repaired & ~lost == 0


def _survivors(before: Any, after: Any, events: Sequence[Event]) -> None:
    """Check that every change in the number of survivors has an event (OL-INV-11)."""
    people = Counter[tuple[int, int]]()
    for seat, player in enumerate(seats(before)):
        people[seat, AIRLOCK] = player.airlock
        people.update({(seat, slot): player.rooms[slot].people for slot in range(7)})
    for event in events:
        seat, where = event.args.get("seat", NOBODY), event.args.get("where", AIRLOCK)
        if event.kind in ("settled", "recruited"):  # ship and Flashlight; for Supplies
            people[seat, where] += 1
        elif event.kind == "lost-survivor":
            people[seat, where] -= 1
        elif event.kind == "moved-in":
            people[seat, AIRLOCK] -= 1
            people[seat, event.args["slot"]] += 1
        elif event.kind == "bred":
            people[seat, event.args["slot"]] += 1
    for seat, player in enumerate(seats(after)):
        assert player.airlock == people[seat, AIRLOCK]
        assert [player.rooms[slot].people for slot in range(7)] == [
            people[seat, slot] for slot in range(7)
        ]


def _visit_step(before: Any, old: Any, new: Any) -> None:
    """Check that no visit has two hunts (OL-INV-14)."""
    hunted = sum(new.caught) - sum(old.caught)
    assert hunted <= 1
    assert not (hunted and before.visit.going and before.visit.hunted)


def _boarding(before: Any, after: Any, seat: int) -> None:
    """Check that a hero on the ship stands at its strength, or 1 more with the Hook (OL-INV-5)."""
    if before.ask != decisions.MOVE or after.day != before.day:
        return
    old, new = before.players[seat], after.players[seat]
    for hero in range(4):
        if old.heroes[hero].spot < 0 <= new.heroes[hero].spot:
            hooked = (new.used & ~old.used) >> HOOK & 1
            strength = effective_strength(before, seat, hero)
            assert new.heroes[hero].spot + FIRST_SPOT == strength + hooked


def recount(s: Any, seat: int) -> int:
    """Return a player's Survival Points, counted a second time from the rules (OL-INV-15)."""
    player = s.players[seat]
    rooms = [player.rooms[slot] for slot in range(7)]
    full = sum(room.built and room.people >= ROOM[room.tile].spaces for room in rooms)
    repaired = [tile for e, tile in enumerate(EQUIPMENT) if player.repaired >> e & 1]
    halves = Counter(tile.symbol for tile in repaired)
    overcome = zip(s.convoy, s.overcome_by, strict=True)
    return int(
        sum(EVENT[event].points for event, by in overcome if event >= 0 and by == seat)
        + ROOM_POINTS[full]
        + player.gauge
        + player.airlock
        + sum(room.people for room in rooms)
        + len(repaired)
        + sum(count == 2 for count in halves.values())
    )


def broken(play: Play) -> list[str]:
    """Return the first decision that breaks an invariant, and which one; empty if none does."""
    for i in range(len(play)):
        before, after = (
            position_of(GAME, one[i : i + 1]).snapshot for one in (play.before, play.after)
        )
        rows = play.events[play.owner == i]
        log = np.zeros((len(rows) + 1, COLUMNS), np.int32)
        log[0, 0], log[1:] = len(rows), rows
        try:
            if play.opens[i]:
                check(before)  # any other was checked as the end of the step before
            check(after)
            check_step(before, after, GAME.events.read(log))
            if after.over:
                check_end(after)
        except AssertionError as error:
            where = [f"{frame.name}:{frame.lineno}" for frame in extract_tb(error.__traceback__)]
            return [f"decision {i}: {where[-1]}"]
    return []


def check_end(s: Any) -> None:
    """Check the final points against a second count (OL-INV-8, OL-INV-15)."""
    for seat in range(s.options.players):
        assert points_of(s, seat) == recount(s, seat)
