"""The factors of Outlast: numbers of a position that explain what a move is good for.

Each function returns one number for a position and the seat that decides.
"""

from __future__ import annotations

from typing import Any

from holdfast.games.outlast import decisions
from holdfast.games.outlast.content import BUILDINGS
from holdfast.games.outlast.moves import STRUCTURES, TILES
from holdfast.games.outlast.preview import preview
from holdfast.games.outlast.rules.ending import carried
from holdfast.games.outlast.rules.ground import breeding_tiles, goods_on
from holdfast.games.outlast.rules.people import is_cornered
from holdfast.games.outlast.state import PREY, RESOURCE
from holdfast.games.outlast.view import would_starve
from holdfast.kernel.factors import Factor, Factors
from holdfast.kernel.position import Position


def _fed(s: Any, seat: int) -> int:
    player = s.players[seat]
    return int(player.people - would_starve(player))


def _hungry(s: Any, seat: int) -> int:
    return would_starve(s.players[seat])


def _people(s: Any, seat: int) -> int:
    return int(s.players[seat].people)


def _cornered(s: Any, seat: int) -> int:
    player = s.players[seat]
    return sum(is_cornered(s, player.meeples[slot]) for slot in range(player.people))


def _safe(s: Any, seat: int) -> int:
    """Return the number of meeples that are not cornered.

    The number of cornered meeples would also fall when one of them dies.
    """
    return _people(s, seat) - _cornered(s, seat)


def _hidden(s: Any, seat: int) -> int:
    player = s.players[seat]
    return sum(bool(player.meeples[slot].hidden) for slot in range(player.people))


def _rivals(s: Any, seat: int) -> int:
    return sum(s.players[other].people for other in range(s.options.players) if other != seat)


def _wolves(s: Any, seat: int) -> int:
    return int((s.wolves & s.face_up).bit_count())


def _built(s: Any, seat: int) -> int:
    supply = s.players[seat].supply
    return sum(BUILDINGS[k].per_player - supply[k] for k in range(STRUCTURES))


def _herds(s: Any, seat: int) -> int:
    return int((breeding_tiles(s) & s.face_up).bit_count())


def _prey(s: Any, seat: int) -> int:
    return int(carried(s.players[seat], PREY))


def _resources(s: Any, seat: int) -> int:
    return int(carried(s.players[seat], RESOURCE))


def _in_reach(s: Any, seat: int, kind: int) -> int:
    """Return the goods on tiles with meeples of the player and without a wolf."""
    tiles = s.players[seat].places & ~s.wolves
    return sum(goods_on(s, t, kind) for t in range(TILES) if tiles >> t & 1)


def _game(s: Any, seat: int) -> int:
    return _in_reach(s, seat, PREY)


def _growth(s: Any, seat: int) -> int:
    return _in_reach(s, seat, RESOURCE)


def _explored(s: Any, seat: int) -> int:
    return int(s.face_up.bit_count())


def _in_vain(position: Position, move: int) -> bool:
    """Return whether a move cannot succeed."""
    return preview(position, move).chance == 0


FACTORS = Factors(
    each=(
        Factor("feeds", _fed, out_of=_hungry),
        Factor("frees", _safe, out_of=_cornered),
        Factor("cornered", _cornered, less=True, reported="loss", spared=True),
        Factor("people", _people, reported="both", spared=True),
        Factor("lives", _people, "kept", reported="both"),
        Factor("grows", _people, "more"),
        Factor("rivals", _rivals, less=True),
        Factor("wolves", _wolves, less=True),
        Factor("hides", _hidden, spared=True),
        Factor("builds", _built),
        Factor("prey", _prey, spared=True),
        Factor("resources", _resources, spared=True),
        Factor("herds", _herds, reported="both", spared=True),
        Factor("game", _game, spared=True),
        Factor("growth", _growth, spared=True),
        Factor("explores", _explored),
    ),
    clock="round",
    within=("round",),
    menus=(decisions.ACT,),
    in_vain=_in_vain,
)
