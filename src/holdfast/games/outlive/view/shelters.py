"""Views of the players and their shelters."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from holdfast.games.outlive import content, decisions, moves, state
from holdfast.games.outlive.derived_numbers import (
    Needs,
    is_secret,
    needs,
    overcome,
    points,
    radiation,
    tools,
)
from holdfast.games.outlive.models import (
    BillView,
    EquipmentView,
    LeaderView,
    PlayerView,
    RadiationView,
    RoomView,
)
from holdfast.games.outlive.rules import building, shelter
from holdfast.games.outlive.view.pieces import hero_view, nonzero_tokens, token_counts
from holdfast.kernel.memo import cached_part
from holdfast.kernel.record import NOBODY

COLOURS = ("beige", "purple", "blue", "orange")


@cached_part
def leader_view(leader: int) -> LeaderView | None:
    """Return a leader card, or None if it is not known."""
    if leader == state.UNKNOWN:
        return None
    places = [
        name for p, name in enumerate(content.PLACE_NAMES) if content.LEADER[leader].places >> p & 1
    ]
    return LeaderView(
        id=content.LEADER_NAMES[leader],
        age=content.LEADER[leader].age,
        places=places,
        goods=nonzero_tokens(content.LEADER[leader].goods),
        equipment=content.EQUIPMENT_NAMES[content.LEADER[leader].equipment],
    )


def shelter_view(s: Any, seat: int) -> PlayerView:
    """Return the view of a player with the shelter."""
    player = s.players[seat]
    usable = _NOT_USABLE
    if s.night_step == state.BUILDING:
        secret = is_secret(player)
        usable = tuple(
            not secret and bool(building.is_usable(s, seat, slot))
            for slot in range(moves.ROOM_SLOTS)
        )
    paid, passed = _has_fed(s, seat), bool(s.passed >> seat & 1)
    # Only the owner knows the cards put back into the box. The rest is cached for all viewers.
    known = _PlayerWithoutBox(
        player.leader, (*player.hand,), (*player.heroes,), (*player.store,), player.airlock,
        (*player.rooms,), (*player.caught,), player.gauge, player.wild_seen, player.search_seen,
        player.owned, player.repaired, player.used,
    )  # fmt: skip
    shown = _shelter(seat, known, s.day, overcome(s, seat), usable, paid, passed)
    other, discarded = leader_view(player.other_leader), _room_names(player.discarded)
    return shown.with_box(other, discarded) if other or discarded else shown


_NOT_USABLE = (False,) * moves.ROOM_SLOTS


class _PlayerWithoutBox(NamedTuple):
    """The parts of a player except the cards put back into the box."""

    leader: int
    hand: tuple[int, ...]
    heroes: tuple[Any, ...]
    store: tuple[int, ...]
    airlock: int
    rooms: tuple[Any, ...]
    caught: tuple[int, ...]
    gauge: int
    wild_seen: int
    search_seen: int
    owned: int
    repaired: int
    used: int


def _room_names(rooms: Iterable[int]) -> list[str]:
    return [content.ROOM_NAMES[room] for room in rooms if room != state.UNKNOWN]


@cached_part
def _shelter(
    seat: int,
    player: _PlayerWithoutBox,
    day: int,
    won: tuple[int, ...],
    usable: tuple[bool, ...],
    paid: bool,
    passed: bool,
) -> PlayerView:
    rows = content.BOARD.airlock.rows
    tiles = _tiles(player)
    heroes = [hero_view(seat, n, hero) for n, hero in enumerate(player.heroes)]
    secret, needed = is_secret(player), needs(player)
    return PlayerView(
        seat=seat,
        colour=COLOURS[seat],
        leader=leader_view(player.leader),
        other_leader=None,
        hand=_room_names(player.hand),
        discarded=[],
        store=token_counts(player.store),
        supplies=needed.supplies,
        people=needed.people,
        airlock=player.airlock,
        airlock_spaces=content.AIRLOCK_SPACES,
        rows=[min(player.airlock, rows[0]), max(0, player.airlock - rows[0])],
        row_spaces=list(rows),
        rooms=[_room(slot, room, usable[slot]) for slot, room in enumerate(player.rooms)],
        broken=[tile for tile in tiles if not tile.repaired],
        repaired=[tile for tile in tiles if tile.repaired],
        caught={content.ANIMAL_NAMES[a]: n for a, n in enumerate(player.caught) if n},
        gauge=player.gauge,
        events=[content.EVENT_NAMES[event] for event in won],
        price_of_room=needed.price_of_room,
        bill=_bill(needed, not secret and paid),
        radiation=_radiation(player, day, secret),
        points={} if secret else points(player, won),
        heroes=heroes,
        idle=sum(not hero.standing for hero in heroes),
        passed=passed,
        looked=_looked_through(player.search_seen, player.wild_seen),
    )


def _looked_through(cities: int, wilds: int) -> list[str]:
    """Return the places with a stack that a player has looked through."""
    return [
        name
        for name, place in zip(content.PLACE_NAMES, content.PLACE, strict=True)
        if (place.city >= 0 and cities >> place.city & 1)
        or (place.city < 0 <= place.wild and wilds >> place.wild & 1)
    ]


@cached_part
def _room(slot: int, room: Any, usable: bool) -> RoomView:
    if room.tile == state.UNKNOWN:
        return RoomView(
            slot=slot, kind=None, upkeep=0, spaces=0, built=False, people=0, full=False,
            used=False, usable=False,
        )  # fmt: skip
    return RoomView(
        slot=slot,
        kind=content.ROOM_NAMES[room.tile],
        upkeep=content.ROOM[room.tile].upkeep,
        spaces=content.ROOM[room.tile].spaces,
        built=bool(room.built),
        people=room.people,
        full=bool(shelter.is_full(room)),
        used=bool(room.used),
        usable=usable,
    )


def _equipment(equipment: int, repaired: bool, used: bool, paired: bool) -> EquipmentView:
    tile = content.EQUIPMENT[equipment]
    return EquipmentView(
        id=tile.id,
        repaired=repaired,
        used=used,
        cost=nonzero_tokens(tile.cost.row()),
        symbol=tile.symbol,
        half=tile.half,
        paired=paired,
    )


_PAIR_OF = [
    next(pair for pair in content.PAIRS if pair >> e & 1) for e in range(content.EQUIPMENT_KINDS)
]
"""Pair of each type of equipment, as bits."""


def _tiles(player: _PlayerWithoutBox) -> list[EquipmentView]:
    """Return the equipment of a player."""
    repaired, used = player.repaired, player.used
    return [
        _equipment(
            e,
            bool(repaired >> e & 1),
            bool(used >> e & 1),
            repaired & _PAIR_OF[e] == _PAIR_OF[e],
        )
        for e in tools(player.owned)
    ]


def _bill(needed: Needs, paid: bool) -> BillView:
    return BillView(
        rooms=list(needed.rooms),
        upkeep=needed.upkeep,
        rows=needed.rows,
        total=needed.bill,
        missing=needed.missing,
        spare=needed.spare,
        condensed=needed.condensed,
        paid=paid,
    )


def _has_fed(s: Any, seat: int) -> bool:
    """Return whether Night step 2 is over for a seat.

    Players take steps 2 to 6 in turn.
    """
    if s.phase != state.NIGHT or s.night_step < state.FEEDING:
        return False
    if s.seat == NOBODY or s.night_step == state.UPKEEP:
        return True
    players = s.options.players
    mine, current = ((one - s.first_player) % players for one in (seat, s.seat))
    if mine == current and s.night_step == state.FEEDING:
        # The bill is paid, and the survivors without food are leaving.
        return bool(s.ask != decisions.FEED)
    return bool(mine < current or (mine == current and s.night_step > state.FEEDING))


def _radiation(player: Any, day: int, secret: bool) -> RadiationView:
    level = content.RADIATION[max(0, day - 1)]
    if secret or day == 0:
        return RadiationView(level=level, absorbed=0, rise=0, lost=0)
    tonight = radiation(player, day)
    return RadiationView(
        level=level, absorbed=tonight.absorbed, rise=tonight.rise, lost=tonight.lost
    )
