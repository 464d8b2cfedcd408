"""Previews of what events and rivals take."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from holdfast.games.outlive.content import RADIATION, SPACES, WORST
from holdfast.games.outlive.content.vocabulary import RESOURCE_NAMES, SHIELD
from holdfast.games.outlive.moves import AIRLOCK
from holdfast.games.outlive.preview.draft import Draft, room_words
from holdfast.games.outlive.rules.evening import rise_of
from holdfast.games.outlive.rules.shelter import is_full, population, power
from holdfast.games.outlive.state import ASK_TRIBUTE
from holdfast.kernel.plain import plain


def chooses_tribute(s: Any) -> bool:
    """OL-PRES-9: whether the aggressor is choosing what the victim hands over."""
    return bool(s.ask == ASK_TRIBUTE and s.to_move == s.seat)


def _give(d: Draft) -> None:
    resource = RESOURCE_NAMES[d.args["resource"]]
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
    d.say("population", people=int(plain(population)(d.player)) - 1)
    if slot == AIRLOCK:
        d.player.airlock -= 1
        tell_radiation(d)
        return
    room = d.player.rooms[slot]
    if plain(is_full)(room) and room.people == SPACES[room.tile]:
        d.say("room-falls", "bad", room=room_words(d, slot))


def tell_radiation(d: Draft) -> None:
    """OL-RAD-2, OL-RAD-5: tonight's radiation as the draft stands."""
    if d.s.day == 0:
        return
    level = int(RADIATION[d.s.day - 1])
    absorbed = min(level, int(d.player.airlock + plain(power)(d.player, SHIELD)))
    d.say("absorbs", level=level, absorbed=absorbed)
    rise = int(plain(rise_of)(d.s, d.seat))
    steps = min(rise, d.player.gauge - WORST)
    if steps:
        d.say("rise", "bad", rise=steps)
    if rise > steps:
        d.say("skull", "bad", count=min(rise - steps, int(plain(population)(d.player))))


LOSSES: dict[str, Callable[[Draft], None]] = {
    "give": _give,
    "lose-goods": _lose_goods,
    "lose": _lose,
}
