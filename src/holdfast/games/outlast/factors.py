"""The factors of Outlast: numbers of a position or of a move that explain what a move is good for.

Each function returns one number for a position and the seat that decides, or for a position and a
move.
"""

from __future__ import annotations

from typing import Any

from holdfast.games.outlast import decisions
from holdfast.games.outlast.content import BUILDINGS
from holdfast.games.outlast.content.geometry import COORDINATES, NEIGHBOUR, OFF_BOARD
from holdfast.games.outlast.moves import DIRECTIONS, MOVES, STRUCTURES, TILES
from holdfast.games.outlast.preview import boost_price, preview
from holdfast.games.outlast.rules.ending import carried
from holdfast.games.outlast.rules.ground import breeding_tiles, goods_on, regrowing_tiles
from holdfast.games.outlast.rules.people import is_cornered
from holdfast.games.outlast.state import PREY, RESOURCE
from holdfast.games.outlast.view import would_starve
from holdfast.kernel.factors import NOT_NAMED, Factor, Factors, MoveFactors
from holdfast.kernel.position import Position

of_moves = MoveFactors()


def _count_fed(s: Any, seat: int) -> int:
    player = s.players[seat]
    return int(player.people - would_starve(player))


def _hungry(s: Any, seat: int) -> int:
    return would_starve(s.players[seat])


def _people(s: Any, seat: int) -> int:
    return int(s.players[seat].people)


def _count_cornered(s: Any, seat: int) -> int:
    player = s.players[seat]
    return sum(is_cornered(s, player.meeples[slot]) for slot in range(player.people))


def _safe(s: Any, seat: int) -> int:
    """Return the number of meeples that are not cornered.

    The number of cornered meeples would also fall when one of them dies.
    """
    return _people(s, seat) - _count_cornered(s, seat)


def _count_hidden(s: Any, seat: int) -> int:
    player = s.players[seat]
    return sum(bool(player.meeples[slot].hidden) for slot in range(player.people))


def _rivals(s: Any, seat: int) -> int:
    return sum(s.players[other].people for other in range(s.options.players) if other != seat)


def _wolves(s: Any, seat: int) -> int:
    return int((s.wolves & s.face_up).bit_count())


def _count_built(s: Any, seat: int) -> int:
    supply = s.players[seat].supply
    return sum(BUILDINGS[k].per_player - supply[k] for k in range(STRUCTURES))


def _herds(s: Any, seat: int) -> int:
    return int((breeding_tiles(s) & s.face_up).bit_count())


def _fields(s: Any, seat: int) -> int:
    """Return the number of tiles in sight where resources grow."""
    return int((regrowing_tiles(s) & s.face_up).bit_count())


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


def _count_explored(s: Any, seat: int) -> int:
    return int(s.face_up.bit_count())


@of_moves.add("fight")
def _fight_state(position: Position, move: int) -> int:
    """Return the state of a fight after an answer: 0 for behind, 1 for level, 2 for ahead."""
    kind = MOVES.decode(move)[0].name
    if kind not in ("pass", "match", "beat"):
        return NOT_NAMED
    _, own, other = boost_price(position.snapshot, kind)
    return (own > other) - (own < other) + 1


@of_moves.add("chance")
def _chance(position: Position, move: int) -> int:
    """Return the chance of a roll or a fight in percent."""
    chance = preview(position, move).chance
    return NOT_NAMED if chance is None else round(100 * chance)


def _tile_of(position: Position, move: int, *kinds: str) -> int:
    """Return the tile that a move of these kinds is about, or NOT_NAMED for other moves."""
    if MOVES.decode(move)[0].name not in kinds:
        return NOT_NAMED
    tile = preview(position, move).tile
    return NOT_NAMED if tile is None else tile


def _goods_there(position: Position, move: int, goods: int, *kinds: str) -> int:
    """Return the goods on the tile of a move, if it is face up."""
    s, tile = position.snapshot, _tile_of(position, move, *kinds)
    seen = tile != NOT_NAMED and s.face_up >> tile & 1
    return int(goods_on(s, tile, goods)) if seen else NOT_NAMED


@of_moves.add("threat", less=True)
def _threat(position: Position, move: int) -> int:
    return _from_wolves(position.snapshot, _tile_of(position, move, "hide"))


@of_moves.add("load")
def _load(position: Position, move: int) -> int:
    """Return the number of goods of the meeple that hides."""
    kind, args = MOVES.decode(move)
    if kind.name != "hide":
        return NOT_NAMED
    return sum(position.snapshot.players[position.to_move].meeples[args["meeple"]].goods)


@of_moves.add("pasture")
def _pasture(position: Position, move: int) -> int:
    return _goods_there(position, move, PREY, "move", "at")


@of_moves.add("harvest")
def _harvest(position: Position, move: int) -> int:
    return _goods_there(position, move, RESOURCE, "move", "at")


def _from_wolves(s: Any, tile: int) -> int:
    """Return the number of steps from a tile to the nearest wolf in sight."""
    wolves = [other for other in range(TILES) if (s.wolves & s.face_up) >> other & 1]
    if tile == NOT_NAMED or not wolves:
        return NOT_NAMED
    return min(_steps(tile, wolf) for wolf in wolves)


def _steps(one: int, other: int) -> int:
    """Return the number of steps between two tiles."""
    q, r = (a - b for a, b in zip(COORDINATES[one], COORDINATES[other], strict=True))
    return max(abs(q), abs(r), abs(q + r))


@of_moves.add("site")
def _site(position: Position, move: int) -> int:
    return _goods_there(position, move, PREY, "build")


@of_moves.add("company")
def _company(position: Position, move: int) -> int:
    """Return the number of own meeples on the tile that a meeple moves to or arrives on."""
    s, tile = position.snapshot, _tile_of(position, move, "move", "at")
    if tile == NOT_NAMED:
        return NOT_NAMED
    player = s.players[position.to_move]
    return sum(player.meeples[slot].tile == tile for slot in range(player.people))


@of_moves.add("clear")
def _clear(position: Position, move: int) -> int:
    tile = _tile_of(position, move, "move", "at", "build")
    return _from_wolves(position.snapshot, tile)


@of_moves.add("frontier")
def _frontier(position: Position, move: int) -> int:
    """Return the number of unexplored tiles around the tile that a meeple moves to."""
    s, tile = position.snapshot, _tile_of(position, move, "move")
    if tile == NOT_NAMED:
        return NOT_NAMED
    around = (int(NEIGHBOUR[tile, direction]) for direction in range(DIRECTIONS))
    on_board = (there for there in around if there != OFF_BOARD and there < s.tile_count)
    return sum(not s.face_up >> there & 1 for there in on_board)


def _in_vain(position: Position, move: int) -> bool:
    """Return whether a move cannot succeed."""
    return preview(position, move).chance == 0


FACTORS = Factors(
    each=(
        Factor("feeds", _count_fed, out_of=_hungry),
        Factor("frees", _safe, out_of=_count_cornered),
        Factor("cornered", _count_cornered, less=True, reported="loss", spared=True),
        Factor("people", _people, reported="both", spared=True),
        Factor("lives", _people, "kept", reported="both"),
        Factor("grows", _people, "more"),
        Factor("rivals", _rivals, less=True),
        Factor("wolves", _wolves, less=True),
        Factor("hides", _count_hidden, spared=True),
        Factor("builds", _count_built),
        Factor("prey", _prey, spared=True),
        Factor("resources", _resources, spared=True),
        Factor("herds", _herds, reported="both", spared=True),
        Factor("game", _game, spared=True),
        Factor("growth", _growth, spared=True),
        Factor("fields", _fields, spared=True),
        Factor("explores", _count_explored),
        Factor("survive", _people, "beats"),
        *of_moves.factors,
    ),
    clock="round",
    within=("round",),
    menus=(decisions.ACT,),
    in_vain=_in_vain,
)
