"""Previews of moves in the setup."""

from __future__ import annotations

from collections.abc import Callable

from holdfast.games.outlive import content
from holdfast.games.outlive.content import vocabulary
from holdfast.games.outlive.preview.draft import Draft, room_words
from holdfast.games.outlive.rules import draft


def _discard(d: Draft) -> None:
    room = d.args["room"]
    d.say("into-box", room=f"@room-{content.ROOM_NAMES[room]}")
    d.say("room", upkeep=content.ROOM[room].upkeep, spaces=content.ROOM[room].spaces)


def _free_build(d: Draft) -> None:
    kind = d.player.rooms[d.args["slot"]].tile
    d.say("room", upkeep=content.ROOM[kind].upkeep, spaces=content.ROOM[kind].spaces)


def _split(d: Draft) -> None:
    slot = draft.built_slot(d.player)
    kind, people = d.player.rooms[slot].tile, d.args["people"]
    d.slot = slot
    missing = content.ROOM[kind].spaces - people
    if missing:
        d.say("not-full", "bad", room=room_words(d, slot), missing=missing)
    else:
        d.say("full", "good", room=room_words(d, slot))
    d.say("airlock-rest", people=content.START_SURVIVORS - people)


def _lead(d: Draft) -> None:
    leader = d.args["leader"]
    equipment = f"@equipment-{content.EQUIPMENT_NAMES[content.LEADER[leader].equipment]}"
    d.say("leader", age=content.LEADER[leader].age, equipment=equipment)
    d.final = True


def _draw_find(d: Draft) -> None:
    city = d.args["city"]
    d.place = content.PLACE_NAMES[content.CITIES[city]]
    d.say("tile-odds", left=content.SEARCH_TILES - d.s.turned[city])
    d.final = True


def _drop_find(d: Draft) -> None:
    finds = [content.FIND_NAMES[find] for find in d.s.drawn]
    finds.remove(content.FIND_NAMES[d.args["find"]])
    d.say_tokens("gains", {name: finds.count(name) for name in vocabulary.RESOURCE_NAMES}, "good")
    if "algae" in finds:
        d.say("gauge", "good", **{"from": 0, "to": finds.count("algae")})


def _place(d: Draft) -> None:
    d.place = content.PLACE_NAMES[d.args["place"]]
    d.say("starts-here", hero=content.STRENGTH[d.args["hero"]])


SETUP: dict[str, Callable[[Draft], None]] = {
    "discard": _discard,
    "free-build": _free_build,
    "split": _split,
    "lead": _lead,
    "draw-find": _draw_find,
    "drop-find": _drop_find,
    "place": _place,
}
