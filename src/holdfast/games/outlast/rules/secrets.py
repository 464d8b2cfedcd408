"""Secrets: what lies under the snow, and how a player may imagine it."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlast import content, state
from holdfast.games.outlast.rules import duel, ground, setup
from holdfast.kernel.chance import below
from holdfast.kernel.rule import rule


@rule
def hide(s: Any, viewer: int) -> None:
    """Blank what this viewer may not know: face-down tiles, a blind commitment."""
    for t in range(s.tile_count):
        tile = s.tiles[t]
        if not ground.is_face_up(s, t):
            tile.terrain = setup.UNKNOWN
            tile.spill_to = ground.NOWHERE
        elif tile.spill_to != ground.NOWHERE and not ground.is_face_up(s, tile.spill_to):
            tile.spill_to = ground.NOWHERE
    s.wolves &= s.face_up
    for kind in range(2):
        s.ones[kind] &= s.face_up
        s.twos[kind] &= s.face_up
    for i in range(state.SPACES_ASIDE):
        s.set_aside[i] = setup.UNKNOWN
    if is_secret(s, viewer):
        s.fight.added[duel.ATTACKER] = 0


@rule
def is_secret(s: Any, viewer: int) -> bool:
    """LA-DUEL-6: whether the attacker's commitment is in and the defender's is not."""
    fight = s.fight
    return (
        s.options.fight_boost == state.FIGHT_BLIND
        and fight.going == 1
        and fight.committed[duel.ATTACKER] == 1
        and fight.committed[duel.DEFENDER] == 0
        and duel.seat_of(fight, duel.ATTACKER) != viewer
    )


@rule
def determinize(s: Any, viewer: int) -> None:
    """Lay the tiles nobody has seen at random; guess a secret commitment."""
    tiles = setup.wilderness(s)
    for t in range(s.tile_count):
        tile = s.tiles[t]
        if ground.is_face_up(s, t) and tile.terrain != content.HOME:
            tiles -= setup.tile_of(tile.terrain)
    left = setup.count_tiles(tiles)
    for t in range(s.tile_count):
        tile = s.tiles[t]
        if not ground.is_face_up(s, t):
            terrain = setup.draw(s.chance, tiles, left)
            tiles -= setup.tile_of(terrain)
            left -= 1
            tile.terrain = terrain
            if s.options.wilds == state.AWAKE:
                setup.place_tokens(s, t)
                age(s, t, s.round - 1)
    setup.set_rest_aside(s, tiles, left)
    if is_secret(s, viewer):
        s.fight.added[duel.ATTACKER] = below(s.chance, duel.most_to_add(s, duel.ATTACKER) + 1)


@rule
def age(s: Any, t: int, rounds: int) -> None:
    """What an awake tile would have become by itself: growth without its neighbours."""
    resources = ground.goods_on(s, t, state.RESOURCE)
    if resources > 0:
        ground.lay_goods(s, t, state.RESOURCE, min(state.MOST, resources + rounds))
    if ground.goods_on(s, t, state.PREY) == 2 and rounds > 0:
        ground.lay_goods(s, t, state.PREY, state.MOST)
