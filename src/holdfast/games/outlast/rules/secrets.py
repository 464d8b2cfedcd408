"""Secrets: what lies under the snow, and how a player may imagine it."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlast.content import HOME
from holdfast.games.outlast.rules.duel import ATTACKER, DEFENDER, most_to_add, seat_of
from holdfast.games.outlast.rules.ground import NOWHERE, goods_on, is_face_up, lay_goods
from holdfast.games.outlast.rules.setup import (
    UNKNOWN,
    count_tiles,
    draw,
    place_tokens,
    set_rest_aside,
    tile_of,
    wilderness,
)
from holdfast.games.outlast.state import (
    AWAKE,
    FIGHT_BLIND,
    MOST,
    PREY,
    RESOURCE,
    SPACES_ASIDE,
)
from holdfast.kernel.chance import SCRIPT_LENGTH, below, start
from holdfast.kernel.rule import rule


@rule
def hide(s: Any, viewer: int) -> None:
    """Blank what this viewer may not know: face-down tiles, coming dice, a blind commitment."""
    for t in range(s.tile_count):
        tile = s.tiles[t]
        if not is_face_up(s, t):
            tile.terrain = UNKNOWN
            tile.spill_to = NOWHERE
        elif tile.spill_to != NOWHERE and not is_face_up(s, tile.spill_to):
            tile.spill_to = NOWHERE
    s.wolves &= s.face_up
    for kind in range(2):
        s.ones[kind] &= s.face_up
        s.twos[kind] &= s.face_up
    for i in range(SPACES_ASIDE):
        s.set_aside[i] = UNKNOWN
    hide_chance(s.chance)
    if is_secret(s, viewer):
        s.fight.added[ATTACKER] = 0


@rule
def hide_chance(chance: Any) -> None:
    """Nobody knows the coming dice, prescribed ones included."""
    for i in range(4):
        chance.words[i] = 0
    for i in range(SCRIPT_LENGTH):
        chance.script[i] = 0
    chance.scripted = 0
    chance.script_length = 0
    chance.taken = 0


@rule
def is_secret(s: Any, viewer: int) -> bool:
    """LA-DUEL-6: whether the attacker's commitment is in and the defender's is not."""
    fight = s.fight
    return (
        s.options.fight_boost == FIGHT_BLIND
        and fight.going == 1
        and fight.committed[ATTACKER] == 1
        and fight.committed[DEFENDER] == 0
        and seat_of(fight, ATTACKER) != viewer
    )


@rule
def imagine(s: Any, viewer: int, seed: int) -> None:
    """Lay the tiles nobody has seen at random; guess a secret commitment."""
    start(s.chance, seed)
    tiles = wilderness(s)
    for t in range(s.tile_count):
        tile = s.tiles[t]
        if is_face_up(s, t) and tile.terrain != HOME:
            tiles -= tile_of(tile.terrain)
    left = count_tiles(tiles)
    for t in range(s.tile_count):
        tile = s.tiles[t]
        if not is_face_up(s, t):
            terrain = draw(s.chance, tiles, left)
            tiles -= tile_of(terrain)
            left -= 1
            tile.terrain = terrain
            if s.options.wilds == AWAKE:
                place_tokens(s, t)
                age(s, t, s.round - 1)
    set_rest_aside(s, tiles, left)
    if is_secret(s, viewer):
        s.fight.added[ATTACKER] = below(s.chance, most_to_add(s, ATTACKER) + 1)


@rule
def age(s: Any, t: int, rounds: int) -> None:
    """What an awake tile would have become by itself: growth without its neighbours."""
    resources = goods_on(s, t, RESOURCE)
    if resources > 0:
        lay_goods(s, t, RESOURCE, min(MOST, resources + rounds))
    if goods_on(s, t, PREY) == 2 and rounds > 0:
        lay_goods(s, t, PREY, MOST)
