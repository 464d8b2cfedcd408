"""Before a move: what it would do, told to the player who decides."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from holdfast.games.outlive.content import (
    ABILITY,
    AGE,
    ANIMAL_NAMES,
    BASE,
    BEST,
    CITIES,
    CITY_AT,
    CUPBOARD_TILE,
    DAM,
    DISPLAY,
    EFFECT_GOODS,
    EFFECT_N,
    EFFECT_OP,
    EQUIPMENT_EFFECT,
    EQUIPMENT_NAMES,
    EVENT_POINTS,
    FIND_NAMES,
    FREE,
    PAIRS,
    PLACE_NAMES,
    RADIATION,
    REPAIR_COST,
    ROOM_NAMES,
    ROOM_POWER,
    SEARCH_TILES,
    SHIP,
    SPACES,
    SPOT_CANS,
    START_EQUIPMENT,
    START_SURVIVORS,
    STOCKED,
    STRENGTH,
    UPKEEP,
    VISIT_EQUIPMENT,
    WAIVER,
    WILD_AT,
)
from holdfast.games.outlive.content.vocabulary import (
    CANS,
    CHIPS,
    HUNT_POWER,
    MATERIALS,
    MEAT,
    MOVE_FREE,
    MUNITIONS,
    RAD,
    RESOURCE_NAMES,
    SHIELD,
    SHIP_CANS,
    SHIP_SHARE,
    SHIP_STEP,
    WATER,
)
from holdfast.games.outlive.moves import AIRLOCK, MOVES, ROOM_SLOTS
from holdfast.games.outlive.rules.evening import missing_supplies, price_of, rise_of
from holdfast.games.outlive.rules.hunting import need_of, top_of, weapons
from holdfast.games.outlive.rules.moving import REACH, is_taken, own_spot, steps_between
from holdfast.games.outlive.rules.pressure import activated_hero, after_gear, pressure_on
from holdfast.games.outlive.rules.setup import built_slot
from holdfast.games.outlive.rules.shelter import (
    effective_strength,
    is_full,
    is_ready,
    population,
    power,
    ready_equipment,
    ready_room,
    rows_used,
    upkeep_of,
    virtual_water,
)
from holdfast.games.outlive.rules.tokens import supplies
from holdfast.games.outlive.rules.workshop import is_usable, price_of_room
from holdfast.games.outlive.view import yield_of
from holdfast.games.outlive.view_models import HuntView, Preview, PreviewLine, VictimView
from holdfast.kernel.plain import plain
from holdfast.kernel.position import Position


class _Draft:
    """A preview as it grows."""

    def __init__(self, position: Position, move: int) -> None:
        self.s = position.state
        self.seat: int = self.s.to_move
        self.player = self.s.players[self.seat]
        self.kind, self.args = MOVES.decode(move)
        visiting = bool(self.s.visit.going)
        slot = self.args.get("slot", self.args.get("where"))
        self.preview = Preview(
            hero=self.args.get("hero", self.s.visit.hero if visiting else None),
            place=PLACE_NAMES[self.s.visit.place] if visiting else None,
            slot=slot,
            spot=None,
            steps=0,
            pressure=0,
            victims=[],
            points=self.s.visit.points,
            take={},
            hunt=None,
            missing=0 if self.s.phase == 0 else int(plain(missing_supplies)(self.player)),
            lines=[],
            final=False,
        )

    def say(self, key: str, tone: str = "plain", **args: int | str) -> None:
        """Add a line."""
        self.preview.lines.append(PreviewLine(key=f"preview-{key}", args=args, tone=tone))

    def say_tokens(self, key: str, goods: dict[str, int], tone: str = "plain") -> None:
        """Add a line about tokens."""
        if any(goods.values()):
            self.say(key, tone, tokens=tokens(goods))

    def tonight(self, gained: dict[str, int]) -> None:
        """How the shortage of the Night changes with these Supplies."""
        before = int(plain(missing_supplies)(self.player))
        for name, n in gained.items():
            self.player.store[RESOURCE_NAMES.index(name)] += n
        after = int(plain(missing_supplies)(self.player))
        bill = int(plain(upkeep_of)(self.player) + plain(rows_used)(self.player.airlock))
        stored = int(plain(supplies)(self.player) + plain(virtual_water)(self.player))
        for name, n in gained.items():
            self.player.store[RESOURCE_NAMES.index(name)] -= n
        self.preview.missing = after
        if before != after:
            self.say(
                "tonight-change", "good" if after < before else "bad", before=before, after=after
            )
        spare = max(0, stored - bill + after)
        self.say("tonight", "bad" if after else "good", missing=after, bill=bill, spare=spare)


def tokens(goods: dict[str, int]) -> str:
    """Tokens as an argument of a line."""
    return "@tokens " + " ".join(f"{name}:{n}" for name, n in goods.items() if n)


def preview(position: Position, move: int) -> dict[str, Any]:
    """What a legal move would do, told to the player who decides."""
    draft = _Draft(position.copy(), move)
    _PREVIEWS[draft.kind.name](draft)
    return draft.preview.model_dump()


def _room_words(d: _Draft, slot: int) -> str:
    return f"@room-{ROOM_NAMES[d.player.rooms[slot].tile]}"


# Setup


def _discard(d: _Draft) -> None:
    room = d.args["room"]
    d.say("into-box", room=f"@room-{ROOM_NAMES[room]}")
    d.say("room", upkeep=int(UPKEEP[room]), spaces=int(SPACES[room]))


def _free_build(d: _Draft) -> None:
    kind = d.player.rooms[d.args["slot"]].tile
    d.say("room", upkeep=int(UPKEEP[kind]), spaces=int(SPACES[kind]))


def _split(d: _Draft) -> None:
    slot = plain(built_slot)(d.player)
    kind, people = d.player.rooms[slot].tile, d.args["people"]
    d.preview.slot = slot
    missing = int(SPACES[kind]) - people
    if missing:
        d.say("not-full", "bad", room=_room_words(d, slot), missing=missing)
    else:
        d.say("full", "good", room=_room_words(d, slot))
    d.say("airlock-rest", people=START_SURVIVORS - people)


def _lead(d: _Draft) -> None:
    leader = d.args["leader"]
    equipment = f"@equipment-{EQUIPMENT_NAMES[START_EQUIPMENT[leader]]}"
    d.say("leader", age=int(AGE[leader]), equipment=equipment)
    d.preview.final = True


def _draw_find(d: _Draft) -> None:
    city = d.args["city"]
    d.preview.place = PLACE_NAMES[CITIES[city]]
    d.say("tile-odds", left=SEARCH_TILES - d.s.turned[city])
    d.preview.final = True


def _drop_find(d: _Draft) -> None:
    finds = [FIND_NAMES[find] for find in d.s.drawn]
    finds.remove(FIND_NAMES[d.args["find"]])
    d.say_tokens("gains", {name: finds.count(name) for name in RESOURCE_NAMES}, "good")
    if "algae" in finds:
        d.say("gauge", "good", **{"from": 0, "to": finds.count("algae")})


def _place(d: _Draft) -> None:
    d.preview.place = PLACE_NAMES[d.args["place"]]
    d.say("starts-here", hero=int(STRENGTH[d.args["hero"]]))


# Events and losses


def _give(d: _Draft) -> None:
    d.say_tokens("gives-up", {RESOURCE_NAMES[d.args["resource"]]: 1}, "bad")
    if d.seat != d.s.seat or not d.s.visit.going:
        d.tonight({RESOURCE_NAMES[d.args["resource"]]: -1})


def _lose_goods(d: _Draft) -> None:
    d.say_tokens("gives-up", d.args, "bad")


def _lose(d: _Draft) -> None:
    slot = d.args["where"]
    d.say("population", people=int(plain(population)(d.player)) - 1)
    if slot == AIRLOCK:
        d.player.airlock -= 1
        _radiation(d)
        return
    room = d.player.rooms[slot]
    if plain(is_full)(room) and room.people == SPACES[room.tile]:
        d.say("room-falls", "bad", room=_room_words(d, slot))


def _radiation(d: _Draft) -> None:
    """Tonight's radiation as the draft stands."""
    if d.s.day == 0:
        return
    level = int(RADIATION[d.s.day - 1])
    absorbed = min(level, int(d.player.airlock + plain(power)(d.player, SHIELD)))
    d.say("absorbs", level=level, absorbed=absorbed)
    rise = int(plain(rise_of)(d.s, d.seat))
    if rise:
        d.say("rise", "bad", rise=rise)


# Heroes


def _move(d: _Draft) -> None:
    _walk(d, d.args["place"])
    place = d.args["place"]
    _pressures(d, place)
    d.preview.points = int(plain(effective_strength)(d.s, d.seat, d.args["hero"]))
    gained = _bonuses(d, place)
    if CITY_AT[place] >= 0:
        _city(d, int(CITY_AT[place]))
    elif STOCKED[place] >= 0:
        gained |= _stock(d, place)
    if place == BASE and d.s.algae and d.player.gauge < BEST:
        d.say("gauge", "good", **{"from": d.player.gauge, "to": d.player.gauge + 1})
    _tonight(d, gained)


def _board(d: _Draft) -> None:
    _walk(d, SHIP)
    spot = d.args["spot"]
    d.preview.spot = spot
    if spot != plain(own_spot)(d.s, d.seat, d.args["hero"]):
        _uses_equipment(d, SHIP_STEP)
    shared = plain(is_taken)(d.s, spot)
    if shared:
        d.say("uses", card=_room_words(d, plain(ready_room)(d.player, SHIP_SHARE)))
    _pressures(d, SHIP)
    gained = _bonuses(d, SHIP)
    cans = int(SPOT_CANS[spot]) + _room_bonus(d, SHIP_CANS)
    gained[RESOURCE_NAMES[CANS]] = min(cans, d.s.reserve[CANS])
    d.say("ship", "good", cans=gained[RESOURCE_NAMES[CANS]])
    if d.s.aboard[spot] or (shared and d.s.survivors):
        d.say("ship-survivor", "good")
    if not d.s.token_taken and d.s.first_player != d.seat:
        d.say("first-player", "good")
    d.preview.take = {name: n for name, n in gained.items() if n}
    _tonight(d, gained)


def _tonight(d: _Draft, gained: dict[str, int]) -> None:
    supplies_gained = {name: n for name, n in gained.items() if name in RESOURCE_NAMES[: CANS + 1]}
    if d.preview.hunt:
        meat = RESOURCE_NAMES[MEAT]
        supplies_gained[meat] = supplies_gained.get(meat, 0) + d.preview.hunt.meat
    d.tonight(supplies_gained)


def _walk(d: _Draft, place: int) -> None:
    here = d.player.heroes[d.args["hero"]].place
    d.preview.place = PLACE_NAMES[place]
    d.preview.steps = plain(steps_between)(here, place)
    d.say("steps", steps=d.preview.steps)
    if d.preview.steps > REACH:
        _uses_equipment(d, MOVE_FREE)
    others = any(_threatened(d, place))
    d.preview.final = others


def _threatened(d: _Draft, place: int) -> Iterable[int]:
    hero = d.args["hero"]
    for k in range(1, d.s.options.players):
        victim = (d.seat + k) % d.s.options.players
        yield int(plain(pressure_on)(d.s, victim, hero, place))


def _pressures(d: _Draft, place: int) -> None:
    """OL-PRES: who would be put under Pressure there."""
    for k, pressure in enumerate(_threatened(d, place), 1):
        if pressure:
            seat = (d.seat + k) % d.s.options.players
            victim = d.s.players[seat]
            munitions = victim.store[MUNITIONS]
            target = plain(activated_hero)(victim, place)
            d.preview.victims.append(
                VictimView(seat=seat, hero=target, pressure=pressure, munitions=munitions)
            )
            d.say("pressure", "good", player=seat, pressure=pressure, munitions=munitions)
    d.preview.pressure = sum(victim.pressure for victim in d.preview.victims)


def _uses_equipment(d: _Draft, op: int) -> None:
    ready = plain(ready_equipment)(d.player, op)
    name = next(name for e, name in enumerate(EQUIPMENT_NAMES) if ready >> e & 1)
    d.say("uses", card=f"@equipment-{name}")


def _bonuses(d: _Draft, place: int) -> dict[str, int]:
    """OL-EQ-2: what tools give on arrival."""
    gained: dict[str, int] = {}
    ready = d.player.repaired & ~d.player.used & int(VISIT_EQUIPMENT[place])
    for equipment, name in enumerate(EQUIPMENT_NAMES):
        if ready >> equipment & 1:
            goods = EFFECT_GOODS[EQUIPMENT_EFFECT[equipment]]
            found = {r: int(n) for r, n in zip(RESOURCE_NAMES, goods, strict=True) if n}
            if found:
                d.say("bonus", "good", card=f"@equipment-{name}", tokens=tokens(found))
            for resource, n in found.items():
                gained[resource] = gained.get(resource, 0) + n
    return gained


def _room_bonus(d: _Draft, op: int) -> int:
    rooms = (d.player.rooms[slot] for slot in range(ROOM_SLOTS))
    return int(sum(ROOM_POWER[room.tile, op] for room in rooms if plain(is_ready)(room, op)))


def _stock(d: _Draft, place: int) -> dict[str, int]:
    """What could be scavenged and hunted there."""
    resource = RESOURCE_NAMES[STOCKED[place]]
    count = min(d.preview.points, d.s.stock[place])
    opens = d.player.store[CHIPS] > 0 or bool(
        d.player.repaired & ~d.player.used & int(VISIT_EQUIPMENT[DAM])
    )
    if place == DAM and not opens:
        d.say("dam-closed", "bad")
        count = 0
    elif count:
        d.preview.take = {resource: count}
        d.say_tokens("take-up-to", d.preview.take, "good")
    else:
        d.say("nothing-left", "bad")
    if WILD_AT[place] >= 0 and d.s.wild_left[WILD_AT[place]]:
        _game(d, int(WILD_AT[place]))
    return dict(d.preview.take) if place == DAM else {}


def _game(d: _Draft, wild: int) -> None:
    animal = plain(top_of)(d.s, wild)
    need = int(plain(need_of)(d.s, d.seat, animal))
    armed = int(plain(weapons)(d.player))
    munitions, points = d.player.store[MUNITIONS], d.preview.points
    if points + armed + munitions < need:
        have = points + armed + munitions
        d.say("hunt-out-of-reach", animal=f"@animal-{ANIMAL_NAMES[animal]}", need=need, have=have)
        return
    # Action Points first, because they are lost anyway; Munitions last, because they keep.
    paid = min(points, need)
    used = min(armed, need - paid)
    meat = min(yield_of(d.s, d.seat, animal), d.s.reserve[MEAT])
    ready = plain(ready_equipment)(d.player, HUNT_POWER)
    names = [name for e, name in enumerate(EQUIPMENT_NAMES) if ready >> e & 1]
    d.preview.hunt = HuntView(
        animal=ANIMAL_NAMES[animal],
        need=need,
        points=paid,
        munitions=need - paid - used,
        weapons=names[:used],
        meat=meat,
    )
    d.say("hunt", "good", animal=f"@animal-{ANIMAL_NAMES[animal]}", need=need, meat=meat)


def _city(d: _Draft, city: int) -> None:
    tiles = sum(d.s.display[city, i] >= 0 for i in range(DISPLAY))
    d.say("city", tiles=tiles, left=SEARCH_TILES - d.s.turned[city])


def _stand(d: _Draft) -> None:
    d.preview.place = PLACE_NAMES[d.player.heroes[d.args["hero"]].place]
    d.say("stands", "bad")


def _peek(d: _Draft) -> None:
    city = d.args["city"]
    d.preview.place = PLACE_NAMES[CITIES[city]]
    d.say("peek", "good", left=SEARCH_TILES - d.s.turned[city])
    d.preview.final = True


def _bat(d: _Draft) -> None:
    d.preview.pressure = d.s.visit.pressure + d.args["use"]
    d.say("pressure-after", pressure=d.preview.pressure)
    d.preview.final = True


def _immune(d: _Draft) -> None:
    d.say("owes", "good", count=0)
    d.preview.final = True


def _defend(d: _Draft) -> None:
    left = int(plain(after_gear)(d.s, d.seat, d.args["gear"])) - d.args["munitions"]
    d.say_tokens("spends", {RESOURCE_NAMES[MUNITIONS]: d.args["munitions"]})
    d.say("owes", "bad" if left else "good", count=left)
    d.preview.pressure = left
    d.preview.final = True


def _settle(d: _Draft) -> None:
    slot = d.args["where"]
    d.say("population", "good", people=int(plain(population)(d.player)) + 1)
    if slot == AIRLOCK:
        d.player.airlock += 1
        _radiation(d)
    else:
        _fills(d, slot)
        d.player.rooms[slot].people += 1
    d.tonight({})


def _fills(d: _Draft, slot: int) -> None:
    room = d.player.rooms[slot]
    missing = int(SPACES[room.tile]) - room.people - 1
    if missing:
        d.say("not-full", room=_room_words(d, slot), missing=missing)
    else:
        d.say("full", "good", room=_room_words(d, slot))


def _decline(d: _Draft) -> None:
    d.say("declined")


def _scavenge(d: _Draft) -> None:
    resource = RESOURCE_NAMES[STOCKED[d.s.visit.place]]
    d.preview.take = {resource: d.args["count"]}
    d.say_tokens("gains", d.preview.take, "good")
    d.say("points-left", points=d.s.visit.points - d.args["count"])
    if d.s.visit.place == DAM:
        d.tonight(d.preview.take)


def _hunt(d: _Draft) -> None:
    _game(d, int(WILD_AT[d.s.visit.place]))
    _tonight(d, {})


def _sensor(d: _Draft) -> None:
    d.say("uses", card="@equipment-sensor")
    d.preview.final = True


def _algae(d: _Draft) -> None:
    gauge = d.player.gauge
    d.say("gauge", "good", **{"from": gauge, "to": min(BEST, gauge + 1)})


def _open_dam(d: _Draft) -> None:
    d.say_tokens("spends", {RESOURCE_NAMES[CHIPS]: 1})
    d.preview.take = {RESOURCE_NAMES[WATER]: min(d.s.visit.points, d.s.stock[DAM])}
    d.say_tokens("take-up-to", d.preview.take, "good")


def _take(d: _Draft) -> None:
    cost = REPAIR_COST[d.args["equipment"]]
    d.say_tokens("cost", {RESOURCE_NAMES[m]: int(n) for m, n in zip(MATERIALS, cost, strict=True)})
    d.say("points-left", points=d.s.visit.points - 1)


def _search(d: _Draft) -> None:
    city = int(CITY_AT[d.s.visit.place])
    turned = d.s.turned[city]
    gone = sum(d.s.search[city, i] == CUPBOARD_TILE for i in range(turned))
    d.say("search-odds", left=SEARCH_TILES - turned, empty=2 - gone)
    if d.s.visit.free_searches:
        d.say("search-free", "good")
    d.preview.final = True


def _end(d: _Draft) -> None:
    if d.s.visit.points:
        d.say("unused", points=d.s.visit.points)
    d.preview.final = True


def _shoot(d: _Draft) -> None:
    animal = d.s.visit.prey - 1
    need = int(plain(need_of)(d.s, d.seat, animal))
    points = need - d.args["weapons"] - d.args["munitions"]
    meat = min(yield_of(d.s, d.seat, animal), d.s.reserve[MEAT])
    d.say("catch", "good", meat=meat, points=points)
    d.say_tokens("spends", {RESOURCE_NAMES[MUNITIONS]: d.args["munitions"]})
    d.say("points-left", points=d.s.visit.points - points)
    d.tonight({RESOURCE_NAMES[MEAT]: meat})
    d.preview.final = True


def _prey(d: _Draft) -> None:
    animal = d.args["animal"]
    need = int(plain(need_of)(d.s, d.seat, animal))
    meat = min(yield_of(d.s, d.seat, animal), d.s.reserve[MEAT])
    d.say("hunt", "good", animal=f"@animal-{ANIMAL_NAMES[animal]}", need=need, meat=meat)


def _no_prey(d: _Draft) -> None:
    d.say("gains-nothing")


# Night


def _overcome(d: _Draft) -> None:
    event, relief = d.args["event"], d.args["relief"]
    cost = {name: int(plain(price_of)(event, relief, r)) for r, name in enumerate(RESOURCE_NAMES)}
    d.say_tokens("cost", cost)
    d.say("points", "good", points=int(EVENT_POINTS[event]))
    d.tonight({name: -min(n, d.player.store[r]) for r, (name, n) in enumerate(cost.items()) if n})
    d.preview.final = True


def _pass(d: _Draft) -> None:
    d.say("passes")
    d.preview.final = True


def _feed(d: _Draft) -> None:
    d.say_tokens("pays", {RESOURCE_NAMES[WATER]: d.args["water"]})
    d.tonight({})


def _recruit(d: _Draft) -> None:
    d.say_tokens("spends", {RESOURCE_NAMES[d.args["supply"]]: 1})
    d.say("population", "good", people=int(plain(population)(d.player)) + 1)


def _move_in(d: _Draft) -> None:
    slot = d.args["slot"]
    kind = d.player.rooms[slot].tile
    d.say("room", upkeep=int(UPKEEP[kind]), spaces=int(SPACES[kind]))
    _fills(d, slot)


def _build(d: _Draft) -> None:
    kind = d.player.rooms[d.args["slot"]].tile
    d.say("room", upkeep=int(UPKEEP[kind]), spaces=int(SPACES[kind]))
    d.say("cost", tokens=tokens({"materials": int(plain(price_of_room)(d.player))}))


def _ability(d: _Draft) -> None:
    kind = d.player.rooms[d.args["slot"]].tile
    effect = ABILITY[kind]
    goods = EFFECT_GOODS[effect]
    if EFFECT_OP[effect] == RAD:
        gauge = d.player.gauge
        d.say("gauge", "good", **{"from": gauge, "to": gauge - int(EFFECT_N[effect])})
    elif goods.any():
        d.say_tokens("gains", dict(zip(RESOURCE_NAMES, map(int, goods), strict=True)), "good")
    else:
        d.say("uses", card=f"@room-{ROOM_NAMES[kind]}")
    d.preview.final = ROOM_NAMES[kind] == "r_depot"


def _pay(d: _Draft) -> None:
    d.say_tokens("pays", d.args)


def _salvage(d: _Draft) -> None:
    cost = REPAIR_COST[d.args["equipment"]]
    d.say_tokens(
        "gains", {RESOURCE_NAMES[m]: int(n) for m, n in zip(MATERIALS, cost, strict=True)}, "good"
    )


def _repair(d: _Draft) -> None:
    equipment, waiver = d.args["equipment"], d.args["waiver"]
    if waiver != FREE:
        price = REPAIR_COST[equipment] - WAIVER[waiver]
        d.say_tokens(
            "pays", {RESOURCE_NAMES[m]: int(n) for m, n in zip(MATERIALS, price, strict=True)}
        )
    d.say("repairs", "good", equipment=f"@equipment-{EQUIPMENT_NAMES[equipment]}")
    after = d.player.repaired | 1 << equipment
    if any(bits >> equipment & 1 and after & int(bits) == int(bits) for bits in PAIRS):
        d.say("pair", "good")


def _draw(d: _Draft) -> None:
    d.say("draws", "good", count=1)
    d.preview.final = True


def _done(d: _Draft) -> None:
    """`done` warns of abilities that stay unused."""
    if d.s.night_step == 5:
        for slot in range(ROOM_SLOTS):
            if plain(is_usable)(d.s, d.seat, slot):
                d.say("ability-left", "bad", room=_room_words(d, slot))
    d.say("ends-step")


_PREVIEWS: dict[str, Callable[[_Draft], None]] = {
    "discard": _discard,
    "free-build": _free_build,
    "split": _split,
    "lead": _lead,
    "draw-find": _draw_find,
    "drop-find": _drop_find,
    "place": _place,
    "give": _give,
    "lose-goods": _lose_goods,
    "lose": _lose,
    "move": _move,
    "board": _board,
    "stand": _stand,
    "peek": _peek,
    "bat": _bat,
    "immune": _immune,
    "defend": _defend,
    "settle": _settle,
    "decline": _decline,
    "scavenge": _scavenge,
    "hunt": _hunt,
    "sensor": _sensor,
    "algae": _algae,
    "open-dam": _open_dam,
    "take": _take,
    "search": _search,
    "end": _end,
    "shoot": _shoot,
    "prey": _prey,
    "no-prey": _no_prey,
    "overcome": _overcome,
    "pass": _pass,
    "feed": _feed,
    "recruit": _recruit,
    "move-in": _move_in,
    "build": _build,
    "ability": _ability,
    "pay": _pay,
    "salvage": _salvage,
    "repair": _repair,
    "draw": _draw,
    "done": _done,
}
