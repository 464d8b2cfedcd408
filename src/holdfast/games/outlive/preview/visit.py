"""Previews of moves in a visit: defence against Pressure, survivors, and actions at a place."""

from __future__ import annotations

from collections.abc import Callable

from holdfast.games.outlive import content, moves
from holdfast.games.outlive.content import vocabulary
from holdfast.games.outlive.derived_numbers import needs, prey, with_one_more
from holdfast.games.outlive.preview.draft import Draft, material_names, room_words
from holdfast.games.outlive.preview.heroes import tell_game, tell_tonight
from holdfast.games.outlive.preview.losses import tell_radiation
from holdfast.games.outlive.rules import pressure, tokens


def _bat(d: Draft) -> None:
    d.pressure = d.s.against + d.args["use"]
    d.say("pressure-after", pressure=d.pressure)
    d.final = True


def _immune(d: Draft) -> None:
    d.say("owes", "good", count=0)
    d.final = True


def _defend(d: Draft) -> None:
    left = int(pressure.after_gear(d.player, d.s.against, d.args["gear"])) - d.args["munitions"]
    d.say_tokens("spends", {vocabulary.RESOURCE_NAMES[vocabulary.MUNITIONS]: d.args["munitions"]})
    # OL-PRES-8: a player hands over at most all tokens.
    owned = int(tokens.supplies(d.player) + tokens.materials(d.player))
    owed = min(left, owned)
    d.say("owes", "bad" if owed else "good", count=owed)
    if 0 < owned <= left:
        d.say("owes-all", "bad")
    d.pressure = left
    d.final = True


def _settle(d: Draft) -> None:
    slot = d.args["where"]
    d.say("population", "good", people=needs(d.player).people + 1)
    if slot == moves.AIRLOCK:
        d.airlock += 1
        tell_radiation(d)
    else:
        tell_filling(d, slot)
        d.rooms = with_one_more(d.rooms, slot)
    d.tonight({})


def tell_filling(d: Draft, slot: int) -> None:
    """Add the line about a room after one more survivor has moved in."""
    room = d.player.rooms[slot]
    missing = content.ROOM[room.tile].spaces - room.people - 1
    if missing:
        d.say("not-full", room=room_words(d, slot), missing=missing)
    else:
        d.say("full", "good", room=room_words(d, slot))


def _decline(d: Draft) -> None:
    d.say("declined")


def _scavenge(d: Draft) -> None:
    d.take = d.harvest(d.s.visit.place, d.args["count"])
    d.say_tokens("gains", d.take, "good")
    d.say("points-left", points=d.s.visit.points - d.args["count"])
    if d.s.visit.place == content.DAM:
        d.tonight(d.take)


def _hunt(d: Draft) -> None:
    tell_game(d, content.PLACE[d.s.visit.place].wild)
    tell_tonight(d, {})


def _sensor(d: Draft) -> None:
    d.say("uses", card="@equipment-sensor")
    d.final = True


def _algae(d: Draft) -> None:
    gauge = d.player.gauge
    d.say("gauge", "good", **{"from": gauge, "to": min(content.BEST, gauge + 1)})


def _open_dam(d: Draft) -> None:
    d.say_tokens("spends", {vocabulary.RESOURCE_NAMES[vocabulary.CHIPS]: 1})
    d.take = d.harvest(content.DAM, min(d.s.visit.points, d.s.stock[content.DAM]))
    d.say_tokens("take-up-to", d.take, "good")


def _take(d: Draft) -> None:
    equipment = d.args["equipment"]
    d.say("once-repaired", "good", use=f"@use-{content.EQUIPMENT_NAMES[equipment]}")
    d.say_tokens("repair-cost", material_names(content.TOOL[equipment].cost))
    d.say("points-left", points=d.s.visit.points - 1)


def _search(d: Draft) -> None:
    city = content.PLACE[d.s.visit.place].city
    turned = d.s.turned[city]
    gone = sum(d.s.search[city, i] == content.CUPBOARD_TILE for i in range(turned))
    d.say("search-odds", left=content.SEARCH_TILES - turned, empty=2 - gone)
    if d.s.visit.free_searches:
        d.say("search-free", "good")
    d.final = True


def _end(d: Draft) -> None:
    if d.s.visit.points:
        d.say("unused", points=d.s.visit.points)
    d.final = True


def _shoot(d: Draft) -> None:
    animal = d.s.about
    need, most = prey(d.player, d.in_force, animal)
    points = need - d.args["weapons"] - d.args["munitions"]
    meat = min(most, d.s.reserve[vocabulary.MEAT])
    d.say("catch", "good", meat=meat, points=points)
    d.say_tokens("spends", {vocabulary.RESOURCE_NAMES[vocabulary.MUNITIONS]: d.args["munitions"]})
    d.say("points-left", points=d.s.visit.points - points)
    d.tonight({vocabulary.RESOURCE_NAMES[vocabulary.MEAT]: meat})
    d.final = True


def _prey(d: Draft) -> None:
    animal = d.args["animal"]
    need, most = prey(d.player, d.in_force, animal)
    meat = min(most, d.s.reserve[vocabulary.MEAT])
    d.say("hunt", "good", animal=f"@animal-{content.ANIMAL_NAMES[animal]}", need=need, meat=meat)


def _no_prey(d: Draft) -> None:
    d.say("gains-nothing")


VISIT: dict[str, Callable[[Draft], None]] = {
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
}
