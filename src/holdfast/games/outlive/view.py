"""The view of Outlive: the model that a screen shows, from one viewer's observation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any, NamedTuple

from holdfast.games.outlive import content, decisions, events, moves, state, steps
from holdfast.games.outlive.content import vocabulary
from holdfast.games.outlive.derived_numbers import (
    TOTAL,
    Needs,
    in_force,
    is_secret,
    needs,
    overcome,
    points,
    prey,
    radiation,
    tools,
)
from holdfast.games.outlive.models import (
    BillView,
    CityView,
    ConvoyView,
    EquipmentView,
    HeroView,
    LeaderView,
    LossView,
    OutliveView,
    PlaceView,
    PlayerView,
    RadiationView,
    RankView,
    RoomView,
    SpotView,
    StrikeView,
    Tokens,
    VisitView,
    WildView,
)
from holdfast.games.outlive.position_builder import HERO_NAMES
from holdfast.games.outlive.rules import (
    building,
    ending,
    shelter,
    survivors,
    tokens,
)
from holdfast.kernel.interpreted import interpret
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY

COLOURS = ("beige", "purple", "blue", "orange")
PART_CACHE_SIZE = 4096
"""Size of the caches of small parts, most of which stay the same from move to move."""
PLACE_CACHE_SIZE, PLAYER_CACHE_SIZE, CITY_CACHE_SIZE = 1024, 512, 256
"""Sizes of the caches of large parts (kilobytes each), enough for some hundred tables."""
SHELTER_CACHE_SIZE = 128
"""Size of the cache of shelters, which the other viewers of a move need right afterwards."""


def view(position: Position, viewer: int) -> OutliveView:
    """Return everything that a screen shows to this viewer, from the viewer's observation."""
    s = position.reading
    players = range(s.options.players)
    return OutliveView.of(
        options=_options(s.options),
        day=s.day,
        days=content.DAYS,
        phase=state.PHASES[s.phase],
        step=_step(s),
        lap=s.lap,
        night_step=s.night_step,
        turn=None if s.seat == NOBODY else s.seat,
        first_player=s.first_player,
        first_known=s.phase > 0,
        day_starter=s.day_starter,
        order=[(s.day_starter + k) % len(players) for k in players],
        convoy=[
            _convoy(space, event, by, s.day, len(players))
            for space, (event, by) in enumerate(zip(s.convoy, s.overcome_by, strict=True))
        ],
        places=_places(s, viewer),
        players=[_player(s, seat) for seat in players],
        visit=_visit(s) if s.visit.going else None,
        loss=_loss(s),
        drawn=[content.FIND_NAMES[find] for find in s.drawn if find != state.UNKNOWN],
        reserve=_tokens(s.reserve),
        survivors=s.survivors,
        deck=sum(s.deck),
        discard={content.EQUIPMENT_NAMES[e]: n for e, n in enumerate(s.discard) if n},
        ranking=ranking(position) if s.over else [],
    )


_options = lru_cache(PART_CACHE_SIZE)(content.OPTIONS.read)


def _loss(s: Any) -> LossView | None:
    """Return the survivors that a player has to choose to lose, if any (OL-SURV-5)."""
    if s.over or s.ask != decisions.LOSE:
        return None
    people = int(interpret(survivors.population)(s.players[s.to_move]))
    return LossView(seat=s.to_move, cause=events.CAUSES[s.about], left=min(s.against, people))


def _tokens(counts: Any) -> Tokens:
    return dict(zip(vocabulary.RESOURCE_NAMES, counts, strict=True))


def _cost(counts: Any) -> Tokens:
    return {name: n for name, n in _tokens(counts).items() if n}


def _step(s: Any) -> str:
    if s.over:
        return "over"
    if s.ask:
        return decisions.DECISIONS[s.ask].name
    return steps.STEPS[s.agenda.frames[s.agenda.depth - 1].step].name


# The boards


@lru_cache(PART_CACHE_SIZE)
def _convoy(space: int, event: int, by: int, day: int, players: int) -> ConvoyView:
    known = event != state.UNKNOWN
    lies = "face-down" if not known else "in-force" if by == NOBODY else "overcome"
    return ConvoyView(
        day=space + 1,
        radiation=content.RADIATION[space],
        state=lies,
        event=content.EVENT_NAMES[event] if known else None,
        points=content.EVENT[event].points if known else 0,
        cost=_cost(content.EVENT[event].cost) if known else {},
        n=_strength_of_event(event, players) if known else 0,
        today=known and space == day - 1,
        by=None if by == NOBODY else by,
    )


def _strength_of_event(event: int, players: int) -> int:
    effect = content.EVENT[event].effect
    by_players: int = content.EFFECT[effect].by_players[players - content.FEWEST]
    return by_players or abs(content.EFFECT[effect].n)


_Wild = tuple[int | None, int, int, tuple[int, ...]]
"""Top animal, its cost, its Meat, and the stack from the bottom."""
_City = tuple[tuple[int, ...], int, tuple[int, ...], bool]
"""Search tiles, number of open ones, display, and whether the viewer knows the stack."""
_Spot = tuple[bool, bool]
"""Whether a survivor and whether a hero is on the spot."""
_Figure = tuple[int, int, Any]
"""Seat, number and record of a hero on the board."""
_Strike = tuple[int, int]
"""Event that takes something from a place, and how much."""


def _places(s: Any, viewer: int) -> list[PlaceView]:
    players = s.options.players
    figures: list[list[_Figure]] = [[] for _ in content.PLACE_NAMES]
    for seat in range(players):
        for number, hero in enumerate(s.players[seat].heroes):
            if hero.place != content.NOWHERE:
                figures[hero.place].append((seat, number, hero))
    cards = in_force(s)
    struck = _strikes_by_place(cards, players)
    return [
        _place(
            place,
            players,
            s.stock[place],
            _wild(s, printed.wild, viewer, cards) if printed.wild >= 0 else None,
            _city(s, printed.city, viewer) if printed.city >= 0 else None,
            _ship(s, figures[place]) if place == content.SHIP else (),
            bool(s.algae) if place == content.BASE else None,
            (*figures[place],),
            struck[place],
        )
        for place, printed in enumerate(content.PLACE)
    ]


@lru_cache(PLACE_CACHE_SIZE)
def _place(
    place: int,
    players: int,
    stock: int,
    wild: _Wild | None,
    city: _City | None,
    spots: tuple[_Spot, ...],
    algae: bool | None,
    figures: tuple[_Figure, ...],
    strikes: tuple[_Strike, ...],
) -> PlaceView:
    printed = content.BOARD.place[place]
    count = len(content.PLACE_NAMES)
    return PlaceView(
        id=printed.id,
        kind=printed.kind,
        x=printed.x,
        y=printed.y,
        neighbours=[
            content.PLACE_NAMES[(place - 1) % count],
            content.PLACE_NAMES[(place + 1) % count],
        ],
        resource=printed.resource,
        stock=stock,
        cap=content.PLACE[place].cap[players - content.FEWEST],
        wild=None if wild is None else _wild_view(*wild),
        city=None if city is None else _city_view(*city),
        spots=[_spot_view(spot, *lies) for spot, lies in enumerate(spots)],
        algae=algae,
        heroes=[_hero(*figure) for figure in figures],
        strikes=[
            StrikeView(event=content.EVENT_NAMES[event], count=count) for event, count in strikes
        ],
    )


@lru_cache(PART_CACHE_SIZE)
def _strikes_by_place(cards: tuple[int, ...], players: int) -> list[tuple[_Strike, ...]]:
    """Return by place the events that take something from it."""
    struck: list[list[_Strike]] = [[] for _ in content.PLACE_NAMES]
    for event in cards:
        effect = content.EFFECT[content.EVENT[event].effect]
        if effect.op in (vocabulary.STOCK_LOSS, vocabulary.SEARCH_LOSS):
            for place, strikes in enumerate(struck):
                if effect.places >> place & 1:
                    strikes.append((event, _strength_of_event(event, players)))
    return [(*strikes,) for strikes in struck]


def _wild(s: Any, wild: int, viewer: int, cards: tuple[int, ...]) -> _Wild:
    stack = (*s.wild[wild],)[: s.wild_left[wild]]
    if not stack:
        return None, 0, 0, ()
    animal = stack[-1]
    # Rooms are secret during the draft, and a spectator does not hunt.
    counts = viewer != NOBODY and s.phase > 0
    need, meat = content.ANIMAL[animal].endurance, content.ANIMAL[animal].meat
    if counts:
        need, meat = prey(s.players[viewer], cards, animal)
    return animal, need, meat, stack


@lru_cache(PART_CACHE_SIZE)
def _wild_view(animal: int | None, need: int, meat: int, stack: tuple[int, ...]) -> WildView:
    if animal is None:
        return WildView(top=None, endurance=0, need=0, meat=0, left=0, known=None)
    return WildView(
        top=content.ANIMAL_NAMES[animal],
        endurance=content.ANIMAL[animal].endurance,
        need=need,
        meat=meat,
        left=len(stack),
        known=None
        if state.UNKNOWN in stack or len(stack) == 1
        else [content.ANIMAL_NAMES[a] for a in reversed(stack)],
    )


def _city(s: Any, city: int, viewer: int) -> _City:
    knows = viewer != NOBODY and bool(s.players[viewer].search_seen >> city & 1)
    return (*s.search[city],), s.turned[city], (*s.display[city],), knows


@lru_cache(CITY_CACHE_SIZE)
def _city_view(
    tiles: tuple[int, ...], turned: int, display: tuple[int, ...], knows: bool
) -> CityView:
    unseen = Counter(content.SEARCH_SET)
    unseen.subtract(tiles[:turned])
    stack = tiles[turned:]
    return CityView(
        display=[
            None if tile == state.UNKNOWN else content.EQUIPMENT_NAMES[tile] for tile in display
        ],
        left=len(stack),
        open=[content.FIND_NAMES[find] for find in tiles[:turned]],
        unseen={content.FIND_NAMES[find]: n for find, n in sorted(unseen.items()) if n},
        known=[content.FIND_NAMES[find] for find in stack] if knows and stack else None,
    )


def _ship(s: Any, figures: list[_Figure]) -> tuple[_Spot, ...]:
    taken = {hero.spot for _, _, hero in figures}
    return tuple((bool(survivor), spot in taken) for spot, survivor in enumerate(s.aboard))


@lru_cache(PART_CACHE_SIZE)
def _spot_view(spot: int, survivor: bool, taken: bool) -> SpotView:
    return SpotView(
        number=spot + content.FIRST_SPOT,
        cans=content.SPOT_CANS[spot],
        survivor=survivor,
        taken=taken,
    )


@lru_cache(PART_CACHE_SIZE)
def _hero(seat: int, number: int, hero: Any) -> HeroView:
    return HeroView(
        seat=seat,
        hero=number,
        name=HERO_NAMES[number],
        strength=content.STRENGTH[number],
        place=None if hero.place == content.NOWHERE else content.PLACE_NAMES[hero.place],
        standing=bool(hero.standing),
        spot=None if hero.spot == state.NO_SPOT else hero.spot + content.FIRST_SPOT,
    )


def _victim(s: Any) -> int | None:
    """Return the seat under Pressure while a decision about it is open."""
    if s.ask == decisions.DEFEND:
        return int(s.to_move)
    return int(s.about) if s.ask in (decisions.BAT, decisions.TRIBUTE) else None


def _visit(s: Any) -> VisitView:
    visit = s.visit
    victim = _victim(s)
    return VisitView(
        seat=s.seat,
        hero=visit.hero,
        place=content.PLACE_NAMES[visit.place],
        points=visit.points,
        hunted=bool(visit.hunted),
        dam_open=bool(visit.dam_open) and visit.place == content.DAM,
        free_searches=visit.free_searches,
        prey=content.ANIMAL_NAMES[s.about] if s.ask == decisions.HUNT else None,
        victim=victim,
        pressure=0 if victim is None else s.against,
    )


# The shelters


@cache
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
        goods=_cost(content.LEADER[leader].goods),
        equipment=content.EQUIPMENT_NAMES[content.LEADER[leader].equipment],
    )


def _player(s: Any, seat: int) -> PlayerView:
    player = s.players[seat]
    usable = _NOT_USABLE
    if s.night_step == state.BUILDING:
        known = not is_secret(player)
        usable = tuple(
            known and bool(interpret(building.is_usable)(s, seat, slot))
            for slot in range(moves.ROOM_SLOTS)
        )
    paid, passed = _has_fed(s, seat), bool(s.passed >> seat & 1)
    return _player_view(seat, player, s.day, overcome(s, seat), usable, paid, passed)


_NOT_USABLE = (False,) * moves.ROOM_SLOTS


@lru_cache(PLAYER_CACHE_SIZE)
def _player_view(seat: int, player: Any, *around: Any) -> PlayerView:
    """Return the view of a player.

    Only the owner knows the cards put back into the box. The rest is cached for all viewers.
    """
    known = _PlayerWithoutBox(
        player.leader, (*player.hand,), (*player.heroes,), (*player.store,), player.airlock,
        (*player.rooms,), (*player.caught,), player.gauge, player.wild_seen, player.search_seen,
        player.owned, player.repaired, player.used,
    )  # fmt: skip
    shown = _shelter(seat, known, *around)
    other, discarded = leader_view(player.other_leader), _room_names(player.discarded)
    return shown.with_box(other, discarded) if other or discarded else shown


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


@lru_cache(SHELTER_CACHE_SIZE)
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
    heroes = [_hero(seat, n, hero) for n, hero in enumerate(player.heroes)]
    secret, needed = is_secret(player), needs(player)
    return PlayerView(
        seat=seat,
        colour=COLOURS[seat],
        leader=leader_view(player.leader),
        other_leader=None,
        hand=_room_names(player.hand),
        discarded=[],
        store=_tokens(player.store),
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


@lru_cache(PART_CACHE_SIZE)
def _looked_through(cities: int, wilds: int) -> list[str]:
    """Return the places with a stack that a player has looked through."""
    return [
        name
        for name, place in zip(content.PLACE_NAMES, content.PLACE, strict=True)
        if (place.city >= 0 and cities >> place.city & 1)
        or (place.city < 0 <= place.wild and wilds >> place.wild & 1)
    ]


@lru_cache(PART_CACHE_SIZE)
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
        full=bool(interpret(shelter.is_full)(room)),
        used=bool(room.used),
        usable=usable,
    )


@lru_cache(PART_CACHE_SIZE)
def _equipment(equipment: int, repaired: bool, used: bool, paired: bool) -> EquipmentView:
    tile = content.EQUIPMENT[equipment]
    return EquipmentView(
        id=tile.id,
        repaired=repaired,
        used=used,
        cost=_cost(tile.cost.row()),
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


# The end


def ranking(position: Position) -> list[RankView]:
    """Return all players in order, with points by category and tie breakers (OL-END-4)."""
    s = position.reading
    seats = list(range(s.options.players))
    places = {a: 1 + sum(bool(interpret(ending.is_ahead)(s, b, a)) for b in seats) for a in seats}
    return [
        RankView(
            seat=seat,
            place=places[seat],
            points=_points(s, seat),
            supplies=interpret(tokens.supplies)(s.players[seat]),
            goods=interpret(ending.goods)(s.players[seat]),
            tie=_tie(s, seat, places),
        )
        for seat in sorted(seats, key=lambda seat: (places[seat], seat))
    ]


def _points(s: Any, seat: int) -> dict[str, int]:
    return points(s.players[seat], overcome(s, seat))


def _tie(s: Any, seat: int, places: dict[int, int]) -> str | None:
    mine = interpret(ending.points_of)(s, seat)
    for other in sorted(places, key=lambda other: places[other]):
        below = other != seat and places[other] >= places[seat]
        if below and interpret(ending.points_of)(s, other) == mine:
            return events.TIE_BREAKERS[
                interpret(ending.tie_breaker)(s.players[seat], s.players[other])
            ]
    return None


def chart(position: Position) -> dict[str, int | list[int]]:
    """Return the numbers of this position for the curves of the end screen."""
    s = position.reading
    seats = range(s.options.players)
    known = s.phase > 0
    return {
        "day": s.day,
        "days": content.DAYS,
        "points": [_points(s, seat)[TOTAL] if known else 0 for seat in seats],
        "people": [needs(s.players[seat]).people for seat in seats],
        "gauge": [s.players[seat].gauge for seat in seats],
    }
