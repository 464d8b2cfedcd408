"""The observation of Outlast for learning: a vector of fixed length, the viewer's seat first."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlast import content, decisions, moves, state
from holdfast.games.outlast.rules import ending, ground
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import rule

TERRAIN_COUNT = len(content.TERRAIN_NAMES)
DECISION_COUNT = len(decisions.DECISIONS.names)

# A tile: on the board, face up, resources, prey, wolf, terrain (one-hot), structures (the viewer's
# or a rival's), and for each player, the viewer first: people, hidden people, carried goods.
PER_TILE = 5 + TERRAIN_COUNT + 2 * moves.STRUCTURES + 4 * moves.SEATS
# A player: alive, whose turn, people, legacy, carried prey, carried resources.
PER_PLAYER_FEATURES = 6
# The table: round, rounds left, wind (one-hot), actions left, the decision (one-hot).
PER_TABLE = 3 + 6 + DECISION_COUNT
FEATURES = PER_TABLE + moves.SEATS * PER_PLAYER_FEATURES + moves.TILES * PER_TILE


@rule
def observe(s: Any, viewer: int, out: Any) -> None:
    """Write the viewer's observation into `out`, each number roughly between 0 and 1."""
    for i in range(FEATURES):
        out[i] = 0
    me = viewer if viewer != NOBODY else 0
    observe_table(s, out)
    for seat in range(s.options.players):
        observe_player(s, seat, (seat - me) % s.options.players, out)
    for t in range(s.tile_count):
        observe_tile(s, t, me, out)


@rule
def observe_table(s: Any, out: Any) -> None:
    """Write the round, the wind, the actions left and the open decision."""
    out[0] = s.round / 20
    out[1] = (s.last_round - s.round) / 20
    out[2] = s.actions_left / 12
    out[3 + (s.round - 1) % 6] = 1
    out[9 + s.ask] = 1


@rule
def observe_player(s: Any, seat: int, place: int, out: Any) -> None:
    """Write one player and its meeples; `place` is the distance from the viewer's seat."""
    player = s.players[seat]
    at = PER_TABLE + place * PER_PLAYER_FEATURES
    out[at] = player.alive
    out[at + 1] = 1 if s.seat == seat else 0
    out[at + 2] = player.people / 10
    out[at + 3] = ending.legacy(player) / 15
    out[at + 4] = ending.carried(player, state.PREY) / 30
    out[at + 5] = ending.carried(player, state.RESOURCE) / 30
    tiles = PER_TABLE + moves.SEATS * PER_PLAYER_FEATURES
    for slot in range(player.people):
        meeple = player.meeples[slot]
        there = (
            tiles + meeple.tile * PER_TILE + 5 + TERRAIN_COUNT + 2 * moves.STRUCTURES + 4 * place
        )
        out[there] += 0.1
        out[there + 1] += 0.1 * meeple.hidden
        out[there + 2] += meeple.goods[state.RESOURCE] / 30
        out[there + 3] += meeple.goods[state.PREY] / 30


@rule
def observe_tile(s: Any, t: int, me: int, out: Any) -> None:
    """Write one tile: its tokens, terrain and structures."""
    tile = s.tiles[t]
    at = PER_TABLE + moves.SEATS * PER_PLAYER_FEATURES + t * PER_TILE
    out[at] = 1
    out[at + 1] = ground.is_face_up(s, t)
    out[at + 2] = ground.goods_on(s, t, state.RESOURCE) / state.MOST
    out[at + 3] = ground.goods_on(s, t, state.PREY) / state.MOST
    out[at + 4] = ground.has_wolf(s, t)
    if tile.terrain >= 0:
        out[at + 5 + tile.terrain] = 1
    for k in range(moves.STRUCTURES):
        if tile.structures[k] != NOBODY:
            other = 0 if tile.structures[k] == me else 1
            out[at + 5 + TERRAIN_COUNT + 2 * k + other] = 1
