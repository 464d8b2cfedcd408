"""Functions that read the factors of Outlive off what a screen shows."""

from holdfast.games.outlive.models import OutliveView, PlayerView


def _own(view: OutliveView, seat: int) -> PlayerView:
    return view.players[seat]


def _points(view: OutliveView, seat: int) -> int:
    return 0 if view.phase == "draft" else _own(view, seat).points["total"]


def _materials(view: OutliveView, seat: int) -> int:
    return sum(_own(view, seat).store[name] for name in ("wood", "metal", "chips"))


SHOWN = {
    "missing": lambda view, seat: 0 if view.phase == "draft" else _own(view, seat).bill.missing,
    "people": lambda view, seat: _own(view, seat).people,
    "lives": lambda view, seat: _own(view, seat).people,
    "grows": lambda view, seat: _own(view, seat).people,
    "overcome": lambda view, seat: len(_own(view, seat).events),
    "points": _points,
    "scores": _points,
    "full": lambda view, seat: sum(room.full for room in _own(view, seat).rooms),
    "rooms": lambda view, seat: sum(room.built for room in _own(view, seat).rooms),
    "repaired": lambda view, seat: len(_own(view, seat).repaired),
    "owned": lambda view, seat: len(_own(view, seat).repaired) + len(_own(view, seat).broken),
    "supplies": lambda view, seat: _own(view, seat).supplies,
    "materials": _materials,
    "munitions": lambda view, seat: _own(view, seat).store["munitions"],
    "first": lambda view, seat: int(view.first_known and view.first_player == seat),
}
"""The functions by factor."""
