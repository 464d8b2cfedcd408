"""Previews of the Night."""

from __future__ import annotations

from collections.abc import Callable

from holdfast.games.outlive.content import (
    ABILITY,
    EFFECT_GOODS,
    EFFECT_N,
    EFFECT_OP,
    EQUIPMENT_NAMES,
    EVENT_POINTS,
    FREE,
    PAIRS,
    REPAIR_COST,
    ROOM_NAMES,
    SPACES,
    UPKEEP,
    WAIVER,
)
from holdfast.games.outlive.content.vocabulary import MATERIALS, RAD, RESOURCE_NAMES, WATER
from holdfast.games.outlive.moves import ROOM_SLOTS
from holdfast.games.outlive.preview.draft import Draft, room_words, tokens
from holdfast.games.outlive.preview.visit import tell_filling
from holdfast.games.outlive.rules.evening import price_of
from holdfast.games.outlive.rules.shelter import population
from holdfast.games.outlive.rules.workshop import is_usable, price_of_room
from holdfast.kernel.plain import plain


def _overcome(d: Draft) -> None:
    event, relief = d.args["event"], d.args["relief"]
    cost = {name: int(plain(price_of)(event, relief, r)) for r, name in enumerate(RESOURCE_NAMES)}
    d.say_tokens("cost", cost)
    d.say("points", "good", points=int(EVENT_POINTS[event]))
    d.tonight({name: -min(n, d.player.store[r]) for r, (name, n) in enumerate(cost.items()) if n})
    d.preview.final = True


def _pass(d: Draft) -> None:
    d.say("passes")
    d.preview.final = True


def _feed(d: Draft) -> None:
    d.say_tokens("pays", {RESOURCE_NAMES[WATER]: d.args["water"]})
    d.tonight({})


def _recruit(d: Draft) -> None:
    d.say_tokens("spends", {RESOURCE_NAMES[d.args["supply"]]: 1})
    d.say("population", "good", people=int(plain(population)(d.player)) + 1)


def _move_in(d: Draft) -> None:
    slot = d.args["slot"]
    kind = d.player.rooms[slot].tile
    d.say("room", upkeep=int(UPKEEP[kind]), spaces=int(SPACES[kind]))
    tell_filling(d, slot)


def _build(d: Draft) -> None:
    kind = d.player.rooms[d.args["slot"]].tile
    d.say("room", upkeep=int(UPKEEP[kind]), spaces=int(SPACES[kind]))
    d.say("cost", tokens=tokens({"materials": int(plain(price_of_room)(d.player))}))


def _ability(d: Draft) -> None:
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


def _pay(d: Draft) -> None:
    d.say_tokens("pays", d.args)


def _salvage(d: Draft) -> None:
    cost = REPAIR_COST[d.args["equipment"]]
    d.say_tokens(
        "gains", {RESOURCE_NAMES[m]: int(n) for m, n in zip(MATERIALS, cost, strict=True)}, "good"
    )


def _repair(d: Draft) -> None:
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


def _draw(d: Draft) -> None:
    d.say("draws", "good", count=1)
    d.preview.final = True


def _done(d: Draft) -> None:
    """`done` warns of abilities that stay unused."""
    if d.s.night_step == 5:
        for slot in range(ROOM_SLOTS):
            if plain(is_usable)(d.s, d.seat, slot):
                d.say("ability-left", "bad", room=room_words(d, slot))
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
