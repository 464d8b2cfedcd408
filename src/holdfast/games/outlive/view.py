"""What a screen shows of Outlive: a position as one viewer knows it, in words and plain numbers."""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache
from typing import Any, NamedTuple

from holdfast.games.outlive import content, decisions, events, moves, state, steps
from holdfast.games.outlive.content import vocabulary
from holdfast.games.outlive.layout import HERO_NAMES
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
from holdfast.games.outlive.rules import (
    building,
    ending,
    feeding,
    gauge,
    hunting,
    lasting,
    moving,
    shelter,
    survivors,
    tokens,
)
from holdfast.kernel.plain import plain
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY

COLOURS = ("beige", "purple", "blue", "orange")
SHELF = 4096
"""Parts of views that are made once and shown again: most of a table is as it was before."""


def view(position: Position, viewer: int) -> OutliveView:
    """Everything a screen shows to this viewer, from the position as they may know it."""
    s = position.reading
    players = range(s.options.players)
    heroes = [
        [_hero(seat, n, h.place, h.standing, h.spot) for n, h in enumerate(s.players[seat].heroes)]
        for seat in players
    ]
    struck = _struck(s)
    return OutliveView(
        options=content.OPTIONS.read(s.options),
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
            _convoy(space, s.convoy[space], s.overcome_by[space], s.day, len(players))
            for space in range(content.DAYS)
        ],
        places=[
            _place(s, place, viewer, heroes, struck) for place in range(len(content.PLACE_NAMES))
        ],
        players=[_player(s, seat, heroes[seat]) for seat in players],
        visit=_visit(s) if s.visit.going else None,
        loss=_loss(s),
        drawn=[content.FIND_NAMES[find] for find in s.drawn if find != state.UNKNOWN],
        reserve=_tokens(s.reserve),
        survivors=s.survivors,
        deck=sum(s.deck),
        discard={content.EQUIPMENT_NAMES[e]: n for e, n in enumerate(s.discard) if n},
        ranking=ranking(position) if s.over else [],
    )


def _loss(s: Any) -> LossView | None:
    """OL-SURV-5: whom somebody is losing, and why."""
    if s.over or s.ask != decisions.LOSE:
        return None
    people = int(plain(survivors.population)(s.players[s.to_move]))
    return LossView(seat=s.to_move, cause=events.CAUSES[s.about], left=min(s.against, people))


def _tokens(counts: Any) -> Tokens:
    return {name: int(n) for name, n in zip(vocabulary.RESOURCE_NAMES, counts, strict=True)}


def _cost(counts: Any) -> Tokens:
    return {name: n for name, n in _tokens(counts).items() if n}


def _step(s: Any) -> str:
    if s.over:
        return "over"
    if s.ask:
        return decisions.DECISIONS[s.ask].name
    return steps.STEPS[s.agenda.frames[s.agenda.depth - 1].step].name


# The boards


@lru_cache(SHELF)
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


def _place(
    s: Any,
    place: int,
    viewer: int,
    heroes: list[list[HeroView]],
    struck: list[tuple[int, StrikeView]],
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
        stock=s.stock[place],
        cap=content.PLACE[place].cap[s.options.players - content.FEWEST],
        wild=_wild(s, content.PLACE[place].wild, viewer)
        if content.PLACE[place].wild >= 0
        else None,
        city=_city(s, content.PLACE[place].city, viewer)
        if content.PLACE[place].city >= 0
        else None,
        spots=[_spot(s, spot) for spot in range(content.SPOTS)] if place == content.SHIP else [],
        algae=bool(s.algae) if place == content.BASE else None,
        heroes=[hero for each in heroes for hero in each if hero.place == printed.id],
        strikes=[strike for places, strike in struck if places >> place & 1],
    )


def _struck(s: Any) -> list[tuple[int, StrikeView]]:
    """Sets of places with what strikes there."""
    strikes = []
    for space in range(content.DAYS):
        if plain(lasting.is_in_force)(s, space):
            event = s.convoy[space]
            effect = content.EFFECT[content.EVENT[event].effect]
            if effect.op in (vocabulary.STOCK_LOSS, vocabulary.SEARCH_LOSS):
                count = _strength_of_event(event, s.options.players)
                strike = StrikeView(event=content.EVENT_NAMES[event], count=count)
                strikes.append((effect.places, strike))
    return strikes


def yield_of(s: Any, seat: int, animal: int) -> int:
    """The Meat that a seat would get for an animal now, rooms included."""
    player = s.players[seat]
    meat = (
        content.ANIMAL[animal].meat
        + player.caught[animal]
        + plain(lasting.suffered)(s, seat, vocabulary.MEAT_MOD)
    )
    rooms = (player.rooms[slot] for slot in range(moves.ROOM_SLOTS))
    extra = (
        content.ROOM[room.tile].power[vocabulary.HUNT_MEAT]
        for room in rooms
        if plain(shelter.is_ready)(room, vocabulary.HUNT_MEAT)
    )
    return max(0, int(meat)) + int(sum(extra))


def _wild(s: Any, wild: int, viewer: int) -> WildView:
    left = s.wild_left[wild]
    if left == 0:
        return WildView(top=None, endurance=0, need=0, meat=0, left=0, known=None)
    animal = plain(hunting.top_of)(s, wild)
    # Secret rooms say nothing yet, and a spectator hunts nothing.
    counts = viewer != NOBODY and s.phase > 0
    need, meat = content.ANIMAL[animal].endurance, content.ANIMAL[animal].meat
    if counts:
        need, meat = plain(hunting.need_of)(s, viewer, animal), yield_of(s, viewer, animal)
    known = tuple(s.wild[wild, i] for i in reversed(range(left)))
    return _wild_view(animal, need, meat, known)


@lru_cache(SHELF)
def _wild_view(animal: int, need: int, meat: int, known: tuple[int, ...]) -> WildView:
    return WildView(
        top=content.ANIMAL_NAMES[animal],
        endurance=content.ANIMAL[animal].endurance,
        need=need,
        meat=meat,
        left=len(known),
        known=None
        if state.UNKNOWN in known or len(known) == 1
        else [content.ANIMAL_NAMES[a] for a in known],
    )


def _city(s: Any, city: int, viewer: int) -> CityView:
    knows = viewer != NOBODY and bool(s.players[viewer].search_seen >> city & 1)
    return _city_view(tuple(s.search[city]), s.turned[city], tuple(s.display[city]), knows)


@lru_cache(SHELF)
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


def _spot(s: Any, spot: int) -> SpotView:
    return _spot_view(spot, bool(s.aboard[spot]), plain(moving.is_taken)(s, spot))


@lru_cache(SHELF)
def _spot_view(spot: int, survivor: bool, taken: bool) -> SpotView:
    return SpotView(
        number=spot + content.FIRST_SPOT,
        cans=content.SPOT_CANS[spot],
        survivor=survivor,
        taken=taken,
    )


@lru_cache(SHELF)
def _hero(seat: int, hero: int, place: int, standing: int, spot: int) -> HeroView:
    return HeroView(
        seat=seat,
        hero=hero,
        name=HERO_NAMES[hero],
        strength=content.STRENGTH[hero],
        place=None if place < 0 else content.PLACE_NAMES[place],
        standing=bool(standing),
        spot=None if spot < 0 else spot + content.FIRST_SPOT,
    )


def _victim(s: Any) -> int | None:
    """The seat under Pressure while something is decided about it."""
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
    """A leader card, or nothing where it is not known."""
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


def _player(s: Any, seat: int, heroes: list[HeroView]) -> PlayerView:
    player = s.players[seat]
    rows = content.BOARD.airlock.rows
    tiles = [_equipment(e, player.repaired, player.used >> e & 1) for e in _owned(player.owned)]
    secret = any(player.rooms[slot].tile == state.UNKNOWN for slot in range(moves.ROOM_SLOTS))
    needs = _needs(player, secret)
    return PlayerView(
        seat=seat,
        colour=COLOURS[seat],
        leader=leader_view(player.leader),
        other_leader=leader_view(player.other_leader),
        hand=[content.ROOM_NAMES[room] for room in player.hand if room != state.UNKNOWN],
        discarded=[content.ROOM_NAMES[room] for room in player.discarded if room != state.UNKNOWN],
        store=_tokens(player.store),
        supplies=needs.supplies,
        people=needs.people,
        airlock=player.airlock,
        airlock_spaces=content.AIRLOCK_SPACES,
        rows=[min(player.airlock, rows[0]), max(0, player.airlock - rows[0])],
        row_spaces=list(rows),
        rooms=[_room(s, seat, slot) for slot in range(moves.ROOM_SLOTS)],
        broken=[tile for tile in tiles if not tile.repaired],
        repaired=[tile for tile in tiles if tile.repaired],
        caught={content.ANIMAL_NAMES[a]: n for a, n in enumerate(player.caught) if n},
        gauge=player.gauge,
        events=[
            content.EVENT_NAMES[s.convoy[d]]
            for d in range(content.DAYS)
            if s.overcome_by[d] == seat
        ],
        price_of_room=needs.price_of_room,
        bill=_bill(s, seat, needs, secret),
        radiation=_radiation(s, seat, secret),
        points=points(s, seat) if not secret else {},
        heroes=heroes,
        idle=sum(not hero.standing for hero in heroes),
        passed=bool(s.passed >> seat & 1),
        looked=_looked(player.search_seen, player.wild_seen),
    )


@lru_cache(SHELF)
def _owned(equipment: int) -> list[int]:
    return [e for e in range(len(content.EQUIPMENT_NAMES)) if equipment >> e & 1]


@lru_cache(SHELF)
def _looked(cities: int, wilds: int) -> list[str]:
    """The places where a player has looked at what nobody else knows."""
    return [
        name
        for name, place in zip(content.PLACE_NAMES, content.PLACE, strict=True)
        if (place.city >= 0 and cities >> place.city & 1)
        or (place.city < 0 <= place.wild and wilds >> place.wild & 1)
    ]


def points(s: Any, seat: int) -> dict[str, int]:
    """Survival Points as things stand now, by category and in all."""
    by_category = {
        name: int(plain(ending.points_for)(s, seat, category))
        for category, name in enumerate(events.CATEGORIES[: ending.TOTAL])
    }
    return {**by_category, events.CATEGORIES[ending.TOTAL]: sum(by_category.values())}


def _room(s: Any, seat: int, slot: int) -> RoomView:
    room = s.players[seat].rooms[slot]
    full = usable = False
    if room.tile != state.UNKNOWN:
        full = bool(plain(shelter.is_full)(room))
        usable = s.night_step == state.BUILDING and bool(plain(building.is_usable)(s, seat, slot))
    return _room_view(slot, room.tile, room.built, room.people, full, room.used, usable)


@lru_cache(SHELF)
def _room_view(
    slot: int, tile: int, built: int, people: int, full: bool, used: int, usable: bool
) -> RoomView:
    if tile == state.UNKNOWN:
        return RoomView(
            slot=slot, kind=None, upkeep=0, spaces=0, built=False, people=0, full=False,
            used=False, usable=False,
        )  # fmt: skip
    return RoomView(
        slot=slot,
        kind=content.ROOM_NAMES[tile],
        upkeep=content.ROOM[tile].upkeep,
        spaces=content.ROOM[tile].spaces,
        built=bool(built),
        people=people,
        full=full,
        used=bool(used),
        usable=usable,
    )


@lru_cache(SHELF)
def _equipment(equipment: int, repaired: int, used: int) -> EquipmentView:
    tile = content.EQUIPMENT[equipment]
    pair = next(bits for bits in content.PAIRS if bits >> equipment & 1)
    return EquipmentView(
        id=tile.id,
        repaired=bool(repaired >> equipment & 1),
        used=bool(used),
        cost=_cost(tile.cost.row()),
        symbol=tile.symbol,
        half=tile.half,
        paired=repaired & pair == pair,
    )


class _Needs(NamedTuple):
    """What a player's people have and take, which follows from that player alone."""

    supplies: int
    people: int
    price_of_room: int = 0
    rooms: tuple[int, ...] = ()
    upkeep: int = 0
    rows: int = 0
    missing: int = 0
    spare: int = 0
    condensed: int = 0


@lru_cache(SHELF)
def _needs(player: Any, secret: bool) -> _Needs:
    """A player who is as before has the same ones: equal records are one and the same."""
    supplies, people = plain(tokens.supplies)(player), plain(survivors.population)(player)
    if secret:
        return _Needs(supplies, people)
    rooms = [player.rooms[slot] for slot in range(moves.ROOM_SLOTS)]
    upkeep, rows = plain(shelter.upkeep_of)(player), plain(shelter.rows_used)(player.airlock)
    missing = plain(feeding.missing_supplies)(player)
    condensed = plain(shelter.virtual_water)(player)
    return _Needs(
        supplies=supplies,
        people=people,
        price_of_room=int(plain(building.price_of_room)(player)),
        rooms=tuple(content.ROOM[room.tile].upkeep for room in rooms if room.people),
        upkeep=int(upkeep),
        rows=rows,
        missing=int(missing),
        spare=int(supplies + condensed - (upkeep + rows - missing)),
        condensed=int(condensed),
    )


def _bill(s: Any, seat: int, needs: _Needs, secret: bool) -> BillView:
    return BillView(
        rooms=list(needs.rooms),
        upkeep=needs.upkeep,
        rows=needs.rows,
        total=needs.upkeep + needs.rows,
        missing=needs.missing,
        spare=needs.spare,
        condensed=needs.condensed,
        paid=not secret and _has_fed(s, seat),
    )


def _has_fed(s: Any, seat: int) -> bool:
    """Whether Night step 2 is over for a seat: everybody plays steps 2 to 6 in turn."""
    if s.phase != state.NIGHT or s.night_step < state.FEEDING:
        return False
    if s.seat == NOBODY or s.night_step == state.UPKEEP:
        return True
    players = s.options.players
    mine, current = ((one - s.first_player) % players for one in (seat, s.seat))
    if mine == current and s.night_step == state.FEEDING:
        # Paid, and those leave for whom it was not enough.
        return bool(s.ask != decisions.FEED)
    return bool(mine < current or (mine == current and s.night_step > state.FEEDING))


def _radiation(s: Any, seat: int, secret: bool) -> RadiationView:
    if secret or s.day == 0:
        return RadiationView(level=content.RADIATION[max(0, s.day - 1)], absorbed=0, rise=0, lost=0)
    player = s.players[seat]
    rise = int(plain(gauge.rise_of)(s, seat))
    steps = min(rise, player.gauge - content.WORST)
    return RadiationView(
        level=content.RADIATION[s.day - 1],
        absorbed=int(player.airlock + plain(shelter.power)(player, vocabulary.SHIELD)),
        rise=steps,
        lost=min(rise - steps, int(plain(survivors.population)(player))),
    )


# The end


def ranking(position: Position) -> list[RankView]:
    """OL-END-4: everybody in order, category by category, with what broke a tie."""
    s = position.reading
    seats = list(range(s.options.players))
    places = {a: 1 + sum(bool(plain(ending.is_ahead)(s, b, a)) for b in seats) for a in seats}
    return [
        RankView(
            seat=seat,
            place=places[seat],
            points=points(s, seat),
            supplies=plain(tokens.supplies)(s.players[seat]),
            goods=plain(ending.goods)(s.players[seat]),
            tie=_tie(s, seat, places),
        )
        for seat in sorted(seats, key=lambda seat: (places[seat], seat))
    ]


def _tie(s: Any, seat: int, places: dict[int, int]) -> str | None:
    mine = plain(ending.points_of)(s, seat)
    for other in sorted(places, key=lambda other: places[other]):
        below = other != seat and places[other] >= places[seat]
        if below and plain(ending.points_of)(s, other) == mine:
            return events.TIE_BREAKERS[plain(ending.tie_breaker)(s.players[seat], s.players[other])]
    return None


def chart(position: Position) -> dict[str, int | list[int]]:
    """The numbers that the curves of the end screen follow."""
    s = position.reading
    seats = range(s.options.players)
    known = s.phase > 0
    return {
        "day": s.day,
        "days": content.DAYS,
        "points": [int(plain(ending.points_of)(s, seat)) if known else 0 for seat in seats],
        "people": [int(plain(survivors.population)(s.players[seat])) for seat in seats],
        "gauge": [s.players[seat].gauge for seat in seats],
    }
