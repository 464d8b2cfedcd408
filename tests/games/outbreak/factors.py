"""Functions that read the factors of Outbreak off what a screen shows."""

from collections.abc import Iterable

from holdfast.games.outbreak.models import HordeView, NightView, OutbreakView, RefugeeView


def _revealed(view: OutbreakView) -> list[HordeView]:
    """Return all revealed hordes, also those under others on the Main Base."""
    return [horde for horde in [*view.hordes, *view.stack[1:]] if horde.face_up]


def _open(ways: Iterable[NightView]) -> list[NightView]:
    return [way for way in ways if way.stopped_by is None and not way.defended]


def _in_need(view: OutbreakView) -> list[RefugeeView]:
    return [view.helpless, *view.settlers]


def _pieces(view: OutbreakView, *names: str) -> int:
    return sum(one.pieces.get(name, 0) for one in view.settlements for name in names)


def _free(view: OutbreakView, seat: int) -> int:
    return sum(not one.overrun for one in view.settlements)


def _wounds(view: OutbreakView, seat: int) -> int:
    return sum(one.wounds for one in view.survivors)


SHOWN = {
    "tonight": lambda view, seat: sum(horde.meeple == "swell" for horde in _revealed(view)),
    "destroys": lambda view, seat: view.destroyed,
    "hunted": lambda view, seat: sum(way.helpless for way in _open(view.tonight)),
    "unmet": lambda view, seat: len(_open(view.tonight)),
    "endangered": lambda view, seat: sum(one.danger for one in _in_need(view)),
    "guards": lambda view, seat: sum(one.guarded for one in _in_need(view)),
    "able": lambda view, seat: sum(not one.down for one in view.survivors),
    "free": _free,
    "frees": _free,
    "stands": _free,
    "unhurt": _wounds,
    "heals": _wounds,
    "hazards": lambda view, seat: _pieces(view, "fire", "contam"),
    "power": lambda view, seat: sum(not one.power for one in view.settlements),
    "skills": lambda view, seat: sum(len(one.skills) for one in view.survivors),
    "defences": lambda view, seat: _pieces(view, "bulwark", "garrison", "trap", "watchtower"),
    "exp": lambda view, seat: view.exp,
    "cards": lambda view, seat: sum(one.hand_size for one in view.survivors),
    "resources": lambda view, seat: sum(sum(one.goods.values()) for one in view.survivors),
    "known": lambda view, seat: sum(one.known for one in view.hordes if not one.face_up),
}
"""The functions by factor. Which hordes a survivor could attack is not shown as a number."""
