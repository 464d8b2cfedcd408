"""Previews of moves in the Night."""

from __future__ import annotations

from collections.abc import Callable

from holdfast.games.outlive import content, moves, state
from holdfast.games.outlive.content import vocabulary
from holdfast.games.outlive.derived_numbers import needs
from holdfast.games.outlive.preview.draft import Draft, material_names, room_words, token_words
from holdfast.games.outlive.preview.visit import tell_filling
from holdfast.games.outlive.rules import building, feeding, overcoming, repairing, shelter
from holdfast.games.outlive.rules.night import KEEPS


def _overcome(d: Draft) -> None:
    event, relief = d.args["event"], d.args["relief"]
    cost = {
        name: int(overcoming.price_of(event, relief, r))
        for r, name in enumerate(vocabulary.RESOURCE_NAMES)
    }
    d.say_tokens("cost", cost)
    d.say("points", "good", points=content.EVENT[event].points)
    d.tonight({name: -min(n, d.player.store[r]) for r, (name, n) in enumerate(cost.items()) if n})
    d.final = True


def _pass(d: Draft) -> None:
    d.say("passes")
    d.final = True


def _feed(d: Draft) -> None:
    """Preview a payment of the bill (OL-FEED-3, OL-FEED-5).

    Meat pays first, then the chosen mix. Only Water pays for the Airlock.
    """
    player, names = d.player, vocabulary.RESOURCE_NAMES
    bill = int(feeding.open_bill(player))
    of_room = int(feeding.spare_condensed(player))
    drunk = int(feeding.rows_paid(player)) + of_room + d.args["water"]
    d.say_tokens(
        "pays",
        {
            names[vocabulary.MEAT]: int(shelter.upkeep_of(player)) - of_room - bill,
            names[vocabulary.WATER]: max(0, drunk - int(shelter.virtual_water(player))),
            names[vocabulary.CANS]: min(bill - d.args["water"], player.store[vocabulary.CANS]),
        },
    )
    d.tonight({})


def _recruit(d: Draft) -> None:
    d.say_tokens("spends", {vocabulary.RESOURCE_NAMES[d.args["supply"]]: 1})
    d.say("population", "good", people=needs(d.player).people + 1)
    rows = shelter.rows_used
    if d.s.day < content.DAYS and rows(d.player.airlock + 1) > rows(d.player.airlock):
        d.say("row-begins", "bad")  # OL-FEED-1


def _move_in(d: Draft) -> None:
    slot = d.args["slot"]
    kind = d.player.rooms[slot].tile
    d.say("room", upkeep=content.ROOM[kind].upkeep, spaces=content.ROOM[kind].spaces)
    tell_filling(d, slot)
    if d.s.day < content.DAYS:
        if d.player.rooms[slot].people == 0:
            d.say("eats-now", "bad", upkeep=content.ROOM[kind].upkeep)
        level = content.RADIATION[d.s.day]
        d.say("airlock-then", people=d.player.airlock - 1, level=level)


def _build(d: Draft) -> None:
    kind = d.player.rooms[d.args["slot"]].tile
    d.say("room", upkeep=content.ROOM[kind].upkeep, spaces=content.ROOM[kind].spaces)
    d.say("cost", tokens=token_words({"materials": needs(d.player).price_of_room}))
    bay = shelter.ready_room(d.player, vocabulary.BUILD_DISCOUNT)
    if bay != shelter.NO_SLOT:
        d.say("uses", card=room_words(d, bay))
    d.say("once-full", "good", ability=f"@ability-{content.ROOM_NAMES[kind]}")


def _ability(d: Draft) -> None:
    kind = d.player.rooms[d.args["slot"]].tile
    effect = content.ROOM[kind].ability
    goods = content.EFFECT[effect].goods
    if content.EFFECT[effect].op == vocabulary.RAD:
        gauge = d.player.gauge
        d.say("gauge", "good", **{"from": gauge, "to": gauge - content.EFFECT[effect].n})
    elif any(goods):
        d.say_tokens("gains", dict(zip(vocabulary.RESOURCE_NAMES, goods, strict=True)), "good")
    else:
        d.say("uses", card=f"@room-{content.ROOM_NAMES[kind]}")
    d.final = content.EFFECT[effect].op == vocabulary.DRAW_EQUIP


def _pay(d: Draft) -> None:
    d.say_tokens("pays", d.args)


def _salvage(d: Draft) -> None:
    cost = content.TOOL[d.args["equipment"]].cost
    d.say_tokens("gains", material_names(cost), "good")


def _repair(d: Draft) -> None:
    equipment, waiver = d.args["equipment"], d.args["waiver"]
    if waiver != content.FREE:
        kinds = range(len(vocabulary.MATERIALS))
        price = [repairing.repair_price(equipment, waiver, m) for m in kinds]
        d.say_tokens("pays", material_names(price))
    d.say(
        "repairs",
        "good",
        equipment=f"@equipment-{content.EQUIPMENT_NAMES[equipment]}",
        again="yes" if d.s.day < content.DAYS else "no",
    )
    after = d.player.repaired | 1 << equipment
    if any(bits >> equipment & 1 and after & bits == bits for bits in content.PAIRS):
        d.say("pair", "good")


def _draw(d: Draft) -> None:
    d.say("draws", "good", count=1)
    d.final = True


def _done(d: Draft) -> None:
    """Preview the end of a step, with warnings of unused abilities and rotting Supplies."""
    if d.s.night_step == state.BUILDING:
        for slot in range(moves.ROOM_SLOTS):
            if building.is_usable(d.s, d.seat, slot):
                d.say("ability-left", "bad", room=room_words(d, slot))
    meat = d.player.store[vocabulary.MEAT]
    water = max(0, d.player.store[vocabulary.WATER] - KEEPS)
    if d.s.night_step == state.RECRUITING and meat + water > 0:
        d.say("rots", "bad", meat=meat, water=water)  # OL-UPK-1
    d.say("ends-step")


NIGHT: dict[str, Callable[[Draft], None]] = {
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
