"""What a screen shows of Outlive: a position as one viewer knows it, in words and plain numbers."""

from __future__ import annotations

from collections import Counter
from typing import Any

from holdfast.games.outlive.content import (
    AGE,
    AIRLOCK_SPACES,
    ANIMAL_MEAT,
    ANIMAL_NAMES,
    BASE,
    BOARD,
    CITY_AT,
    DAM,
    DAYS,
    DISPLAY,
    EFFECT_BY_PLAYERS,
    EFFECT_N,
    EFFECT_OP,
    EFFECT_PLACES,
    ENDURANCE,
    EQUIPMENT,
    EQUIPMENT_NAMES,
    EVENT_COST,
    EVENT_EFFECT,
    EVENT_NAMES,
    EVENT_POINTS,
    FIND_NAMES,
    FIRST_SPOT,
    HEROES,
    LEADER_NAMES,
    OPTIONS,
    PAIRS,
    PLACE_NAMES,
    RADIATION,
    ROOM_NAMES,
    ROOM_POWER,
    SEARCH_SET,
    SEARCH_TILES,
    SHIP,
    SPACES,
    SPOT_CANS,
    SPOTS,
    START_EQUIPMENT,
    START_GOODS,
    START_PLACES,
    STOCK_CAP,
    STRENGTH,
    UPKEEP,
    WILD_AT,
    WORST,
)
from holdfast.games.outlive.content.vocabulary import (
    HUNT_MEAT,
    MEAT_MOD,
    RESOURCE_NAMES,
    SEARCH_LOSS,
    SHIELD,
    STOCK_LOSS,
)
from holdfast.games.outlive.events import CATEGORIES, TIE_BREAKERS
from holdfast.games.outlive.layout import HERO_NAMES
from holdfast.games.outlive.models import (
    BillView,
    CityView,
    ConvoyView,
    EquipmentView,
    HeroView,
    LeaderView,
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
from holdfast.games.outlive.moves import ROOM_SLOTS
from holdfast.games.outlive.rules.ending import (
    TOTAL,
    goods,
    is_ahead,
    points_for,
    points_of,
    tie_breaker,
)
from holdfast.games.outlive.rules.evening import missing_supplies, rise_of
from holdfast.games.outlive.rules.hunting import need_of, top_of
from holdfast.games.outlive.rules.moving import is_taken
from holdfast.games.outlive.rules.shelter import (
    is_full,
    is_in_force,
    is_ready,
    population,
    power,
    rows_used,
    suffered,
    upkeep_of,
    virtual_water,
)
from holdfast.games.outlive.rules.steps import STEP_NAMES
from holdfast.games.outlive.rules.tokens import supplies
from holdfast.games.outlive.rules.workshop import is_usable, price_of_room
from holdfast.games.outlive.state import DECISIONS, NIGHT, PHASES, UNKNOWN
from holdfast.kernel.plain import plain
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY

COLOURS = ("beige", "purple", "blue", "orange")


def view(position: Position, viewer: int) -> OutliveView:
    """Everything a screen shows to this viewer, from the position as they may know it."""
    s = position.state
    players = range(s.options.players)
    return OutliveView(
        options=OPTIONS.read(s.options),
        day=s.day,
        days=DAYS,
        phase=PHASES[s.phase],
        step=_step(s),
        lap=s.lap,
        night_step=s.night_step,
        turn=None if s.seat == NOBODY else s.seat,
        first_player=s.first_player,
        first_known=s.phase > 0,
        day_starter=s.day_starter,
        order=[(s.day_starter + k) % len(players) for k in players],
        convoy=[_convoy(s, space) for space in range(DAYS)],
        places=[_place(s, place, viewer) for place in range(len(PLACE_NAMES))],
        players=[_player(s, seat) for seat in players],
        visit=_visit(s) if s.visit.going else None,
        drawn=[FIND_NAMES[find] for find in s.drawn if find != UNKNOWN],
        reserve=_tokens(s.reserve),
        survivors=s.survivors,
        deck=sum(s.deck),
        discard={EQUIPMENT_NAMES[e]: n for e, n in enumerate(s.discard) if n},
        ranking=ranking(position) if s.over else [],
    )


def _tokens(counts: Any) -> Tokens:
    return {name: int(n) for name, n in zip(RESOURCE_NAMES, counts, strict=True)}


def _cost(counts: Any) -> Tokens:
    return {name: n for name, n in _tokens(counts).items() if n}


def _step(s: Any) -> str:
    if s.over:
        return "over"
    if s.ask:
        return DECISIONS[s.ask]
    return STEP_NAMES[s.agenda.frames[s.agenda.depth - 1].step]


# The boards


def _convoy(s: Any, space: int) -> ConvoyView:
    event = s.convoy[space]
    known = event != UNKNOWN
    by = s.overcome_by[space]
    state = "face-down" if not known else "in-force" if by == NOBODY else "overcome"
    return ConvoyView(
        day=space + 1,
        radiation=int(RADIATION[space]),
        state=state,
        event=EVENT_NAMES[event] if known else None,
        points=int(EVENT_POINTS[event]) if known else 0,
        cost=_cost(EVENT_COST[event]) if known else {},
        n=_strength_of_event(s, event) if known else 0,
        today=known and space == s.day - 1,
        by=None if by == NOBODY else by,
    )


def _strength_of_event(s: Any, event: int) -> int:
    effect = EVENT_EFFECT[event]
    by_players = int(EFFECT_BY_PLAYERS[effect, s.options.players - 2])
    return by_players or abs(int(EFFECT_N[effect]))


def _place(s: Any, place: int, viewer: int) -> PlaceView:
    printed = BOARD.place[place]
    count = len(PLACE_NAMES)
    return PlaceView(
        id=printed.id,
        kind=printed.kind,
        x=printed.x,
        y=printed.y,
        neighbours=[PLACE_NAMES[(place - 1) % count], PLACE_NAMES[(place + 1) % count]],
        resource=printed.resource,
        stock=s.stock[place],
        cap=int(STOCK_CAP[place, s.options.players - 2]),
        wild=_wild(s, int(WILD_AT[place]), viewer) if WILD_AT[place] >= 0 else None,
        city=_city(s, int(CITY_AT[place]), viewer) if CITY_AT[place] >= 0 else None,
        spots=[_spot(s, spot) for spot in range(SPOTS)] if place == SHIP else [],
        algae=bool(s.algae) if place == BASE else None,
        heroes=[
            _hero(s, seat, hero)
            for seat in range(s.options.players)
            for hero in range(HEROES)
            if s.players[seat].heroes[hero].place == place
        ],
        strikes=_strikes(s, place),
    )


def _strikes(s: Any, place: int) -> list[StrikeView]:
    strikes = []
    for space in range(DAYS):
        if plain(is_in_force)(s, space):
            event = s.convoy[space]
            effect = EVENT_EFFECT[event]
            takes = EFFECT_OP[effect] in (STOCK_LOSS, SEARCH_LOSS)
            if takes and EFFECT_PLACES[effect] >> place & 1:
                count = _strength_of_event(s, event)
                strikes.append(StrikeView(event=EVENT_NAMES[event], count=count))
    return strikes


def yield_of(s: Any, seat: int, animal: int) -> int:
    """The Meat that a seat would get for an animal now, rooms included."""
    player = s.players[seat]
    meat = ANIMAL_MEAT[animal] + player.caught[animal] + plain(suffered)(s, seat, MEAT_MOD)
    rooms = (player.rooms[slot] for slot in range(ROOM_SLOTS))
    extra = (ROOM_POWER[room.tile, HUNT_MEAT] for room in rooms if plain(is_ready)(room, HUNT_MEAT))
    return max(0, int(meat)) + int(sum(extra))


def _wild(s: Any, wild: int, viewer: int) -> WildView:
    left = s.wild_left[wild]
    if left == 0:
        return WildView(top=None, endurance=0, need=0, meat=0, left=0, known=None)
    animal = plain(top_of)(s, wild)
    # Secret rooms say nothing yet, and a spectator hunts nothing.
    counts = viewer != NOBODY and s.phase > 0
    known = [s.wild[wild, i] for i in reversed(range(left))]
    return WildView(
        top=ANIMAL_NAMES[animal],
        endurance=int(ENDURANCE[animal]),
        need=plain(need_of)(s, viewer, animal) if counts else int(ENDURANCE[animal]),
        meat=yield_of(s, viewer, animal) if counts else int(ANIMAL_MEAT[animal]),
        left=left,
        known=None if UNKNOWN in known or left == 1 else [ANIMAL_NAMES[a] for a in known],
    )


def _city(s: Any, city: int, viewer: int) -> CityView:
    turned = s.turned[city]
    tiles = [s.search[city, i] for i in range(SEARCH_TILES)]
    unseen = Counter(int(find) for find in SEARCH_SET)
    unseen.subtract(tiles[:turned])
    stack = tiles[turned:]
    display = (s.display[city, i] for i in range(DISPLAY))
    knows = viewer != NOBODY and s.players[viewer].search_seen >> city & 1
    return CityView(
        display=[None if tile == UNKNOWN else EQUIPMENT_NAMES[tile] for tile in display],
        left=len(stack),
        open=[FIND_NAMES[find] for find in tiles[:turned]],
        unseen={FIND_NAMES[find]: n for find, n in sorted(unseen.items()) if n},
        known=[FIND_NAMES[find] for find in stack] if knows and stack else None,
    )


def _spot(s: Any, spot: int) -> SpotView:
    return SpotView(
        number=spot + FIRST_SPOT,
        cans=int(SPOT_CANS[spot]),
        survivor=bool(s.aboard[spot]),
        taken=plain(is_taken)(s, spot),
    )


def _hero(s: Any, seat: int, hero: int) -> HeroView:
    figure = s.players[seat].heroes[hero]
    return HeroView(
        seat=seat,
        hero=hero,
        name=HERO_NAMES[hero],
        strength=int(STRENGTH[hero]),
        place=None if figure.place < 0 else PLACE_NAMES[figure.place],
        standing=bool(figure.standing),
        spot=None if figure.spot < 0 else figure.spot + FIRST_SPOT,
    )


def _visit(s: Any) -> VisitView:
    visit = s.visit
    return VisitView(
        seat=s.seat,
        hero=visit.hero,
        place=PLACE_NAMES[visit.place],
        points=visit.points,
        hunted=bool(visit.hunted),
        dam_open=bool(visit.dam_open) and visit.place == DAM,
        free_searches=visit.free_searches,
        prey=ANIMAL_NAMES[visit.prey - 1] if visit.prey else None,
        victim=visit.victim if visit.pressure else None,
        pressure=visit.pressure,
    )


# The shelters


def leader_view(leader: int) -> LeaderView | None:
    """A leader card, or nothing where it is not known."""
    if leader == UNKNOWN:
        return None
    places = [name for p, name in enumerate(PLACE_NAMES) if START_PLACES[leader] >> p & 1]
    return LeaderView(
        id=LEADER_NAMES[leader],
        age=int(AGE[leader]),
        places=places,
        goods=_cost(START_GOODS[leader]),
        equipment=EQUIPMENT_NAMES[START_EQUIPMENT[leader]],
    )


def _player(s: Any, seat: int) -> PlayerView:
    player = s.players[seat]
    rows = BOARD.airlock.rows
    owned = [e for e in range(len(EQUIPMENT_NAMES)) if player.owned >> e & 1]
    tiles = [_equipment(player, e) for e in owned]
    heroes = [_hero(s, seat, hero) for hero in range(HEROES)]
    secret = any(player.rooms[slot].tile == UNKNOWN for slot in range(ROOM_SLOTS))
    return PlayerView(
        seat=seat,
        colour=COLOURS[seat],
        leader=leader_view(player.leader),
        other_leader=leader_view(player.other_leader),
        hand=[ROOM_NAMES[room] for room in player.hand if room != UNKNOWN],
        discarded=[ROOM_NAMES[room] for room in player.discarded if room != UNKNOWN],
        store=_tokens(player.store),
        supplies=plain(supplies)(player),
        people=plain(population)(player),
        airlock=player.airlock,
        airlock_spaces=AIRLOCK_SPACES,
        rows=[min(player.airlock, rows[0]), max(0, player.airlock - rows[0])],
        row_spaces=list(rows),
        rooms=[_room(s, seat, slot) for slot in range(ROOM_SLOTS)],
        broken=[tile for tile in tiles if not tile.repaired],
        repaired=[tile for tile in tiles if tile.repaired],
        caught={ANIMAL_NAMES[a]: n for a, n in enumerate(player.caught) if n},
        gauge=player.gauge,
        events=[EVENT_NAMES[s.convoy[d]] for d in range(DAYS) if s.overcome_by[d] == seat],
        price_of_room=0 if secret else int(plain(price_of_room)(player)),
        bill=_bill(s, seat, secret),
        radiation=_radiation(s, seat, secret),
        points=points(s, seat) if not secret else {},
        heroes=heroes,
        idle=sum(not hero.standing for hero in heroes),
        passed=bool(s.passed >> seat & 1),
        looked=[PLACE_NAMES[p] for p in range(len(PLACE_NAMES)) if _has_looked(player, p)],
    )


def _has_looked(player: Any, place: int) -> bool:
    if CITY_AT[place] >= 0:
        return bool(player.search_seen >> int(CITY_AT[place]) & 1)
    return WILD_AT[place] >= 0 and bool(player.wild_seen >> int(WILD_AT[place]) & 1)


def points(s: Any, seat: int) -> dict[str, int]:
    """Survival Points as things stand now, by category and in all."""
    by_category = {
        name: int(plain(points_for)(s, seat, category))
        for category, name in enumerate(CATEGORIES[:TOTAL])
    }
    return {**by_category, CATEGORIES[TOTAL]: sum(by_category.values())}


def _room(s: Any, seat: int, slot: int) -> RoomView:
    room = s.players[seat].rooms[slot]
    if room.tile == UNKNOWN:
        return RoomView(
            slot=slot, kind=None, upkeep=0, spaces=0, built=False, people=0, full=False,
            used=False, usable=False,
        )  # fmt: skip
    return RoomView(
        slot=slot,
        kind=ROOM_NAMES[room.tile],
        upkeep=int(UPKEEP[room.tile]),
        spaces=int(SPACES[room.tile]),
        built=bool(room.built),
        people=room.people,
        full=bool(plain(is_full)(room)),
        used=bool(room.used),
        usable=s.night_step == 5 and bool(plain(is_usable)(s, seat, slot)),
    )


def _equipment(player: Any, equipment: int) -> EquipmentView:
    tile = EQUIPMENT[equipment]
    pair = next(int(bits) for bits in PAIRS if bits >> equipment & 1)
    return EquipmentView(
        id=tile.id,
        repaired=bool(player.repaired >> equipment & 1),
        used=bool(player.used >> equipment & 1),
        cost=_cost(tile.cost.row()),
        symbol=tile.symbol,
        half=tile.half,
        paired=player.repaired & pair == pair,
    )


def _bill(s: Any, seat: int, secret: bool) -> BillView:
    if secret:
        return BillView(
            rooms=[], upkeep=0, rows=0, total=0, missing=0, spare=0, condensed=0, paid=False
        )
    player = s.players[seat]
    rooms = [player.rooms[slot] for slot in range(ROOM_SLOTS)]
    upkeep, rows = plain(upkeep_of)(player), plain(rows_used)(player.airlock)
    missing, condensed = plain(missing_supplies)(player), plain(virtual_water)(player)
    paid = upkeep + rows - missing
    return BillView(
        rooms=[int(UPKEEP[room.tile]) for room in rooms if room.people],
        upkeep=int(upkeep),
        rows=rows,
        total=int(upkeep) + rows,
        missing=int(missing),
        spare=int(plain(supplies)(player) + condensed - paid),
        condensed=int(condensed),
        paid=_has_fed(s, seat),
    )


def _has_fed(s: Any, seat: int) -> bool:
    """Whether Night step 2 is over for a seat: everybody plays steps 2 to 6 in turn."""
    if s.phase != NIGHT or s.night_step < 2:
        return False
    if s.seat == NOBODY or s.night_step == 7:
        return True
    players = s.options.players
    mine, current = ((one - s.first_player) % players for one in (seat, s.seat))
    return bool(mine < current or (mine == current and s.night_step > 2))


def _radiation(s: Any, seat: int, secret: bool) -> RadiationView:
    if secret or s.day == 0:
        return RadiationView(level=int(RADIATION[max(0, s.day - 1)]), absorbed=0, rise=0, lost=0)
    player = s.players[seat]
    rise = int(plain(rise_of)(s, seat))
    steps = min(rise, player.gauge - WORST)
    return RadiationView(
        level=int(RADIATION[s.day - 1]),
        absorbed=int(player.airlock + plain(power)(player, SHIELD)),
        rise=steps,
        lost=min(rise - steps, int(plain(population)(player))),
    )


# The end


def ranking(position: Position) -> list[RankView]:
    """OL-END-4: everybody in order, category by category, with what broke a tie."""
    s = position.state
    seats = list(range(s.options.players))
    places = {a: 1 + sum(bool(plain(is_ahead)(s, b, a)) for b in seats) for a in seats}
    return [
        RankView(
            seat=seat,
            place=places[seat],
            points=points(s, seat),
            supplies=plain(supplies)(s.players[seat]),
            goods=plain(goods)(s.players[seat]),
            tie=_tie(s, seat, places),
        )
        for seat in sorted(seats, key=lambda seat: (places[seat], seat))
    ]


def _tie(s: Any, seat: int, places: dict[int, int]) -> str | None:
    mine = plain(points_of)(s, seat)
    for other in sorted(places, key=lambda other: places[other]):
        below = other != seat and places[other] >= places[seat]
        if below and plain(points_of)(s, other) == mine:
            return TIE_BREAKERS[plain(tie_breaker)(s.players[seat], s.players[other])]
    return None


def chart(position: Position) -> dict[str, int | list[int]]:
    """The numbers that the curves of the end screen follow."""
    s = position.state
    seats = range(s.options.players)
    known = s.phase > 0
    return {
        "day": s.day,
        "days": DAYS,
        "points": [int(plain(points_of)(s, seat)) if known else 0 for seat in seats],
        "people": [int(plain(population)(s.players[seat])) for seat in seats],
        "gauge": [s.players[seat].gauge for seat in seats],
    }
