"""Previews of a hero's move: the steps, Pressure, and the gains at the place."""

from __future__ import annotations

from collections.abc import Callable

from holdfast.games.outlive import content, moves
from holdfast.games.outlive.content import vocabulary
from holdfast.games.outlive.derived_numbers import prey, tools
from holdfast.games.outlive.preview.draft import Draft, Hunt, Victim, room_words, token_words
from holdfast.games.outlive.rules import hunting, moving, pressure, shelter


def _move(d: Draft) -> None:
    _add_steps(d, d.args["place"])
    place = d.args["place"]
    _add_pressure(d, place)
    d.points = d.strength(d.args["hero"])
    gained = _bonuses(d, place)
    if content.PLACE[place].city >= 0:
        _city(d, content.PLACE[place].city)
    elif content.PLACE[place].resource >= 0:
        gained |= _add_stock(d, place)
    if place == content.BASE and d.s.algae and d.player.gauge < content.BEST:
        d.say("gauge", "good", **{"from": d.player.gauge, "to": d.player.gauge + 1})
    tell_tonight(d, gained)


def _board(d: Draft) -> None:
    _add_steps(d, content.SHIP)
    spot = d.args["spot"]
    d.spot = spot
    if spot != moving.own_spot(d.s, d.seat, d.args["hero"]):
        _uses_equipment(d, vocabulary.SHIP_STEP)
    shared = moving.is_taken(d.s, spot)
    if shared:
        d.say(
            "uses",
            card=room_words(d, shelter.ready_room(d.player, vocabulary.SHIP_SHARE)),
        )
    _add_pressure(d, content.SHIP)
    gained = _bonuses(d, content.SHIP)
    cans = content.SPOT_CANS[spot] + _room_bonus(d, vocabulary.SHIP_CANS)
    gained[vocabulary.RESOURCE_NAMES[vocabulary.CANS]] = min(cans, d.s.reserve[vocabulary.CANS])
    d.say("ship", "good", cans=gained[vocabulary.RESOURCE_NAMES[vocabulary.CANS]])
    if d.s.aboard[spot] or (shared and d.s.survivors):
        d.say("ship-survivor", "good")
    if not d.s.token_taken and d.s.first_player != d.seat:
        d.say("first-player", "good")
    d.take = {name: n for name, n in gained.items() if n}
    tell_tonight(d, gained)


def tell_tonight(d: Draft, gained: dict[str, int]) -> None:
    """Add the lines about tonight's bill with the Supplies among these gains and a hunt's Meat."""
    supplies_gained = {
        name: n
        for name, n in gained.items()
        if name in vocabulary.RESOURCE_NAMES[: vocabulary.CANS + 1]
    }
    if d.hunt:
        meat = vocabulary.RESOURCE_NAMES[vocabulary.MEAT]
        supplies_gained[meat] = supplies_gained.get(meat, 0) + d.hunt.meat
    d.tonight(supplies_gained)


def _add_steps(d: Draft, place: int) -> None:
    here = d.player.heroes[d.args["hero"]].place
    d.place = content.PLACE_NAMES[place]
    d.steps = moving.steps_between(here, place)
    d.say("steps", steps=d.steps)
    if d.steps > moving.REACH:
        _uses_equipment(d, vocabulary.MOVE_FREE)


def _add_pressure(d: Draft, place: int) -> None:
    """Add the rivals that the hero would put under Pressure at a place (OL-PRES)."""
    for k in range(1, d.s.options.players):
        seat = (d.seat + k) % d.s.options.players
        points = int(pressure.pressure_on(d.s, seat, d.args["hero"], place))
        if points:
            victim = d.s.players[seat]
            munitions = victim.store[vocabulary.MUNITIONS]
            target = pressure.activated_hero(victim, place)
            d.victims.append(Victim(seat, target, points, munitions))
            d.say("pressure", "good", player=seat, pressure=points, munitions=munitions)
    d.pressure = sum(victim.pressure for victim in d.victims)
    d.final = d.pressure > 0


def _uses_equipment(d: Draft, op: int) -> None:
    first, *_ = tools(shelter.ready_equipment(d.player, op))
    d.say("uses", card=f"@equipment-{content.EQUIPMENT_NAMES[first]}")


def _bonuses(d: Draft, place: int) -> dict[str, int]:
    """Return the tokens from tools on arrival, and add a line for each tool (OL-EQ-2)."""
    gained: dict[str, int] = {}
    ready = d.player.repaired & ~d.player.used & content.PLACE[place].visit_tools
    for equipment in tools(ready):
        goods = content.EFFECT[content.TOOL[equipment].effect].goods
        printed = zip(vocabulary.RESOURCE_NAMES, goods, d.s.reserve, strict=True)
        found = {r: min(n, left) for r, n, left in printed if n and left}
        if found:
            card = f"@equipment-{content.EQUIPMENT_NAMES[equipment]}"
            d.say("bonus", "good", card=card, tokens=token_words(found))
        for resource, n in found.items():
            gained[resource] = gained.get(resource, 0) + n
    return gained


def _room_bonus(d: Draft, op: int) -> int:
    rooms = (d.player.rooms[slot] for slot in range(moves.ROOM_SLOTS))
    return int(
        sum(content.ROOM[room.tile].power[op] for room in rooms if shelter.is_ready(room, op))
    )


def _add_stock(d: Draft, place: int) -> dict[str, int]:
    """Add the stock and game at a place for the hero, and return the Water of the Dam."""
    count = min(d.points, d.s.stock[place])
    opens = d.player.store[vocabulary.CHIPS] > 0 or bool(
        d.player.repaired & ~d.player.used & content.PLACE[content.DAM].visit_tools
    )
    if place == content.DAM and not opens:
        d.say("dam-closed", "bad")
    elif count:
        d.take = d.harvest(place, count)
        d.say_tokens("take-up-to", d.take, "good")
    else:
        d.say("nothing-left", "bad")
    if content.PLACE[place].wild >= 0 and d.s.wild_left[content.PLACE[place].wild]:
        tell_game(d, content.PLACE[place].wild)
    return dict(d.take) if place == content.DAM else {}


def tell_game(d: Draft, wild: int) -> None:
    """Add whether the hero can catch the top animal, its cost and its Meat (OL-HUNT)."""
    animal = hunting.top_of(d.s, wild)
    need, most = prey(d.player, d.in_force, animal)
    armed = int(hunting.weapons(d.player))
    munitions, points = d.player.store[vocabulary.MUNITIONS], d.points
    if points + armed + munitions < need:
        have = points + armed + munitions
        d.say(
            "hunt-out-of-reach",
            animal=f"@animal-{content.ANIMAL_NAMES[animal]}",
            need=need,
            have=have,
        )
        return
    # Pay with Action Points first, because unused ones are lost. Munitions can be saved.
    paid = min(points, need)
    used = min(armed, need - paid)
    meat = min(most, d.s.reserve[vocabulary.MEAT])
    weapons = tools(shelter.ready_equipment(d.player, vocabulary.HUNT_POWER))[:used]
    d.hunt = Hunt(
        animal=content.ANIMAL_NAMES[animal],
        need=need,
        points=paid,
        munitions=need - paid - used,
        weapons=tuple(content.EQUIPMENT_NAMES[weapon] for weapon in weapons),
        meat=meat,
    )
    d.say("hunt", "good", animal=f"@animal-{content.ANIMAL_NAMES[animal]}", need=need, meat=meat)


def _city(d: Draft, city: int) -> None:
    tiles = sum(d.s.display[city, i] >= 0 for i in range(content.DISPLAY))
    d.say("city", tiles=tiles, left=content.SEARCH_TILES - d.s.turned[city])


def _stand(d: Draft) -> None:
    d.place = content.PLACE_NAMES[d.player.heroes[d.args["hero"]].place]
    d.say("stands", "bad")


def _peek(d: Draft) -> None:
    city = d.args["city"]
    d.place = content.PLACE_NAMES[content.CITIES[city]]
    d.say("peek", "good", left=content.SEARCH_TILES - d.s.turned[city])
    d.final = True


HEROES: dict[str, Callable[[Draft], None]] = {
    "move": _move,
    "board": _board,
    "stand": _stand,
    "peek": _peek,
}
