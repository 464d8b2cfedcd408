"""Previews of losses to events and rivals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from holdfast.games.outlive import content, decisions, moves
from holdfast.games.outlive.content import vocabulary
from holdfast.games.outlive.derived_numbers import needs, radiation_with
from holdfast.games.outlive.preview.draft import Draft, room_words
from holdfast.games.outlive.rules import shelter


def chooses_tribute(s: Any) -> bool:
    """Return whether the aggressor chooses the token that the victim hands over (OL-PRES-9)."""
    return bool(s.ask == decisions.TRIBUTE and s.to_move == s.seat)


def _give(d: Draft) -> None:
    resource = vocabulary.RESOURCE_NAMES[d.args["resource"]]
    if chooses_tribute(d.s):
        d.say_tokens("gains", {resource: 1}, "good")
        d.tonight({resource: 1})
    else:
        d.say_tokens("gives-up", {resource: 1}, "bad")
        d.tonight({resource: -1})


def _lose_goods(d: Draft) -> None:
    d.say_tokens("gives-up", d.args, "bad")


def _lose(d: Draft) -> None:
    slot = d.args["where"]
    d.say("population", people=needs(d.player).people - 1)
    if slot == moves.AIRLOCK:
        d.airlock -= 1
        tell_radiation(d)
        return
    room = d.player.rooms[slot]
    if shelter.is_full(room) and room.people == content.ROOM[room.tile].spaces:
        d.say("room-falls", "bad", room=room_words(d, slot))


def tell_radiation(d: Draft) -> None:
    """Add the lines about tonight's radiation after the move (OL-RAD-2, OL-RAD-5)."""
    if d.s.day == 0:
        return
    level = content.RADIATION[d.s.day - 1]
    tonight = radiation_with(d.rooms, d.airlock, d.player.gauge, d.s.day)
    d.say("absorbs", level=level, absorbed=min(level, tonight.absorbed))
    if tonight.rise:
        d.say("rise", "bad", rise=tonight.rise)
    if tonight.skull:
        d.say("skull", "bad", count=tonight.lost)


LOSSES: dict[str, Callable[[Draft], None]] = {
    "give": _give,
    "lose-goods": _lose_goods,
    "lose": _lose,
}
