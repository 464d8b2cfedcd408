"""Functions that read the factors of Outlast off what a screen shows."""

from holdfast.games.outlast.models import OutlastView, PlayerView, TileView


def _rivals(view: OutlastView, seat: int) -> int:
    return sum(player.people for player in view.players if player.seat != seat)


def _built(view: OutlastView, seat: int) -> int:
    return sum(one.owner == seat for tile in view.tiles for one in tile.structures)


def _in_reach(view: OutlastView, seat: int) -> list[TileView]:
    tiles = {meeple.tile for meeple in view.players[seat].meeples}
    return [view.tiles[tile] for tile in tiles if not view.tiles[tile].wolf]


def _own(view: OutlastView, seat: int) -> PlayerView:
    return view.players[seat]


SHOWN = {
    "feeds": lambda view, seat: _own(view, seat).people - _own(view, seat).would_starve,
    "frees": lambda view, seat: _own(view, seat).people - _own(view, seat).would_fight,
    "cornered": lambda view, seat: _own(view, seat).would_fight,
    "people": lambda view, seat: _own(view, seat).people,
    "lives": lambda view, seat: _own(view, seat).people,
    "grows": lambda view, seat: _own(view, seat).people,
    "rivals": _rivals,
    "wolves": lambda view, seat: sum(tile.wolf for tile in view.tiles if tile.face_up),
    "hides": lambda view, seat: sum(meeple.hidden for meeple in _own(view, seat).meeples),
    "builds": _built,
    "prey": lambda view, seat: _own(view, seat).prey,
    "resources": lambda view, seat: _own(view, seat).resources,
    "game": lambda view, seat: sum(tile.prey for tile in _in_reach(view, seat)),
    "growth": lambda view, seat: sum(tile.resources for tile in _in_reach(view, seat)),
    "explores": lambda view, seat: sum(tile.face_up for tile in view.tiles),
}
"""The functions by factor. Whether a herd grows is not shown as a number."""
