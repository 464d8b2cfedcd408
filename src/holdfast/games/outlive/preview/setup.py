"""Previews of the setup."""

from __future__ import annotations

from collections.abc import Callable

from holdfast.games.outlive.content import (
    AGE,
    CITIES,
    EQUIPMENT_NAMES,
    FIND_NAMES,
    PLACE_NAMES,
    ROOM_NAMES,
    SEARCH_TILES,
    SPACES,
    START_EQUIPMENT,
    START_SURVIVORS,
    STRENGTH,
    UPKEEP,
)
from holdfast.games.outlive.content.vocabulary import RESOURCE_NAMES
from holdfast.games.outlive.preview.draft import Draft, room_words
from holdfast.games.outlive.rules.setup import built_slot
from holdfast.kernel.plain import plain


def _discard(d: Draft) -> None:
    room = d.args["room"]
    d.say("into-box", room=f"@room-{ROOM_NAMES[room]}")
    d.say("room", upkeep=int(UPKEEP[room]), spaces=int(SPACES[room]))


def _free_build(d: Draft) -> None:
    kind = d.player.rooms[d.args["slot"]].tile
    d.say("room", upkeep=int(UPKEEP[kind]), spaces=int(SPACES[kind]))


def _split(d: Draft) -> None:
    slot = plain(built_slot)(d.player)
    kind, people = d.player.rooms[slot].tile, d.args["people"]
    d.preview.slot = slot
    missing = int(SPACES[kind]) - people
    if missing:
        d.say("not-full", "bad", room=room_words(d, slot), missing=missing)
    else:
        d.say("full", "good", room=room_words(d, slot))
    d.say("airlock-rest", people=START_SURVIVORS - people)


def _lead(d: Draft) -> None:
    leader = d.args["leader"]
    equipment = f"@equipment-{EQUIPMENT_NAMES[START_EQUIPMENT[leader]]}"
    d.say("leader", age=int(AGE[leader]), equipment=equipment)
    d.preview.final = True


def _draw_find(d: Draft) -> None:
    city = d.args["city"]
    d.preview.place = PLACE_NAMES[CITIES[city]]
    d.say("tile-odds", left=SEARCH_TILES - d.s.turned[city])
    d.preview.final = True


def _drop_find(d: Draft) -> None:
    finds = [FIND_NAMES[find] for find in d.s.drawn]
    finds.remove(FIND_NAMES[d.args["find"]])
    d.say_tokens("gains", {name: finds.count(name) for name in RESOURCE_NAMES}, "good")
    if "algae" in finds:
        d.say("gauge", "good", **{"from": 0, "to": finds.count("algae")})


def _place(d: Draft) -> None:
    d.preview.place = PLACE_NAMES[d.args["place"]]
    d.say("starts-here", hero=int(STRENGTH[d.args["hero"]]))


SETUP: dict[str, Callable[[Draft], None]] = {
    "discard": _discard,
    "free-build": _free_build,
    "split": _split,
    "lead": _lead,
    "draw-find": _draw_find,
    "drop-find": _drop_find,
    "place": _place,
}
