"""Tests that games can be played without NumPy and Numba, as in a browser."""

import pytest
from tests.kernel.test_engine import run

from holdfast import games

# Plays a whole game in a process that cannot import NumPy or Numba, and tells how it ended.
PLAY = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("numpy", "numba", "llvmlite"):
            raise ImportError(f"there is no {name} here")

sys.meta_path.insert(0, Missing())

import random
from importlib import import_module
from holdfast.kernel.buffers import HAS_NUMPY
from holdfast.kernel.rule import HAS_COMPILER
assert not HAS_NUMPY and not HAS_COMPILER

def game_of(name):
    if name == "toy":
        return import_module("tests.kernel.toy").GAME
    from holdfast import games
    return games.load(name)

game, seed = game_of(sys.argv[1]), int(sys.argv[2])
rng = random.Random(seed)
position, events = game.begin({}, seed)
while not position.over:
    seat, legal = position.to_move, game.legal(position)
    if rng.random() < 0.05:
        game.view(position, seat)
        game.observe(position, seat)
        game.screen.say(game.hide(position, seat), legal[0])
        game.preview(position, legal[0])
        game.why(position, rng.randrange(game.moves.count))
        assert game.determinize(position, seat, seed).state.offers
    move = game.advise(position, rng.getrandbits(20)) if rng.random() < 0.9 else rng.choice(legal)
    events += game.play(position, move)
assert not {"numpy", "numba", "llvmlite"} & set(sys.modules)
print(len(events), game.result(position), bytes(position).hex())
"""

# The same with both of them.
WITH = PLAY.replace("sys.meta_path.insert(0, Missing())", "").replace(
    "assert not HAS_NUMPY and not HAS_COMPILER", "assert HAS_NUMPY and HAS_COMPILER"
).replace('assert not {"numpy", "numba", "llvmlite"} & set(sys.modules)', "")  # fmt: skip


QUICK = {"outlast", "exoworld"}
"""The others take long to play interpreted, and twice."""


@pytest.mark.parametrize("name", [
    "toy", *(pytest.param(name, marks=[] if name in QUICK else [pytest.mark.long])
             for name in games.names())
])  # fmt: skip
def test_a_whole_game_is_played_to_the_same_end(name: str) -> None:
    without = run(["-c", PLAY, name, "5"])
    assert without == run(["-c", WITH, name, "5"])
    assert without.count("Placement") >= 1
