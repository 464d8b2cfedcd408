"""Functions that the tests shared by all games need for Outlast (see tests/support/laws.py)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray
from tests.games.outlast.invariants import broken
from tests.games.outlast.perft import PERFT
from tests.games.outlast.playthrough import GAMES, PLAYTHROUGHS
from tests.games.outlast.random_play import Player
from tests.games.outlast.table import neighbours
from tests.support.laws import Laws, Least, content
from tests.support.states import States

from holdfast.games.outlast import GAME
from holdfast.games.outlast.rules.duel import most_to_add
from holdfast.games.outlast.rules.ground import lay_goods
from holdfast.games.outlast.rules.secrets import is_secret
from holdfast.games.outlast.state import AWAKE, FIGHT_BLIND, MOST
from holdfast.kernel.position import Position

ATTACKER = 0


def scrambled(position: Position, viewer: int, rng: random.Random) -> Position:
    """Return the position with other tiles under the snow and another secret commitment."""
    other = position.copy()
    s = other.state
    down = []
    for t in range(s.tile_count):
        if not s.face_up >> t & 1:
            down.append(t)
        elif s.tiles[t].spill_to < 0 and s.options.wilds == AWAKE and rng.random() < 0.5:
            under_snow = [n for n in neighbours(t, s.tile_count) if not s.face_up >> n & 1]
            s.tiles[t].spill_to = rng.choice(under_snow) if under_snow else -1
    aside = range(s.options.players - 1)
    unseen = [s.tiles[t].terrain for t in down] + [s.set_aside[i] for i in aside]
    rng.shuffle(unseen)
    for t in down:
        tile = s.tiles[t]
        tile.terrain = unseen.pop()
        if s.options.wilds == AWAKE:
            for kind in range(2):
                lay_goods(s, t, kind, rng.randint(0, MOST))
            s.wolves = s.wolves & ~(1 << t) | rng.randint(0, 1) << t
            tile.spill_to = rng.choice([-1, *neighbours(t, s.tile_count)])
    for i, terrain in enumerate(unseen):
        s.set_aside[i] = terrain
    if is_secret(s, viewer):
        s.fight.added[ATTACKER] = rng.randint(0, most_to_add(s, ATTACKER))
    return other


def blind_commitments(s: States) -> NDArray[np.bool_]:
    """Return the positions in which one side of a blind fight has chosen and the other has not."""
    blind: NDArray[np.bool_] = s["options"]["fight_boost"] == FIGHT_BLIND
    return blind & (s["fight"]["committed"][:, ATTACKER] == 1)


def preset_and_players(name: str) -> tuple[str, int]:
    """Return the preset and the number of players of the playthrough with this name."""
    preset, players, _ = GAMES[name]
    return preset, players


def card_numbers() -> Iterator[tuple[str, list[int]]]:
    """Yield the cards that print numbers of the content, with these numbers."""
    for terrain in content(GAME, "terrains"):
        place = terrain.get("place", {})
        yield f"terrain-{terrain['id']}", [place.get("resource", 0), place.get("prey", 0)]


def cannot_succeed(kind: str, preview: dict[str, Any]) -> bool:
    """Return whether a hunt finds nothing."""
    return kind == "hunt" and "hunt" in preview and preview["hunt"] is None


LAWS = Laws(
    game=GAME,
    lacks=frozenset(),
    least=Least(
        cards=65,
        card_rules=32,
        card_numbers=12,
        clauses=160,
        prompts=5,
        refusals=5_000,
        cautions=5,
        factors=16,
    ),
    own_player=Player,
    broken=broken,
    scrambled=scrambled,
    secrets=frozenset({"tiles", "wolves", "ones", "twos", "set_aside", "fight"}),
    perft=PERFT,
    playthroughs=PLAYTHROUGHS,
    presets=preset_and_players,
    rare=blind_commitments,
    card_numbers=card_numbers,
    cannot_succeed=cannot_succeed,
    unreached=frozenset({"concede", "conceded"}),
    # The lobby does not show what an option is about.
    idle_words=frozenset(
        f"option-{name}-note"
        for name in ("players", *(option.name for option in GAME.options.option))
    ),
)
