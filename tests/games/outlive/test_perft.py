"""Perft: how many lines of play there are from fixed positions. A change of these numbers is a
change of the rules."""

import pytest
from tests.games.outlive.table import lay_out, me, new_game, rival
from tests.support.perft import leaves

from holdfast.games.outlive import GAME
from holdfast.kernel.engine import Engine
from holdfast.kernel.position import Position

SHELTER = {
    "store": {"meat": 2, "water": 4, "cans": 2, "wood": 3, "metal": 2, "chips": 2, "munitions": 4},
    "airlock": 4,
}
RICH = me(
    rooms=["r_nursery", "r_arms", "r_lookout", "r_machine"],
    built={
        "r_tinker": 3, "r_crisis": 4, "r_nursery": 3, "r_arms": 2, "r_lookout": 4, "r_machine": 3,
    },
    repaired=["shotgun", "sensor", "hook", "bat"], broken=["axe", "gear"], **SHELTER,
)  # fmt: skip
STANDING = rival(
    heroes={"3a": "forest", "3b": "fair", "4": "silent", "5": "base"}, standing=["3a"],
    repaired=["gear"], **SHELTER,
)  # fmt: skip
WILD = {"forest": ["wg6", "wg3", "wg4"]}


def positions() -> dict[str, Position]:
    return {
        "opening": new_game(1, players=2).position,
        "placing": new_game(1, players=3, placement="sequential").until("place").position,
        "day": lay_out(RICH, STANDING, first=1, wild=WILD, seed=4).position,
        "overcome": lay_out(RICH, STANDING, convoy=["ev_sand", "ev_clan"], at="night").position,
        "hunger": lay_out(RICH, STANDING, at="feed").position,
        "feed": lay_out({**RICH, "store": {"water": 9, "cans": 9}}, STANDING, at="feed").position,
        "build": lay_out(RICH, STANDING, at="build").position,
        "repair": lay_out(RICH, STANDING, at="repair", seed=2).position,
    }


LEAVES = {
    "opening": [6, 30, 210],
    "placing": [12, 144, 1728],
    "day": [15, 88, 490],
    "overcome": [4, 28, 196],
    "hunger": [7, 49, 342],
    "feed": [6, 16, 44],
    "build": [4, 23, 115],
    "repair": [8, 44, 237],
}


@pytest.mark.parametrize("name", LEAVES)
def test_perft(name: str, engine: Engine) -> None:
    position = positions()[name]
    depths = range(1, len(LEAVES[name]) + 1)
    assert [leaves(GAME, engine, position.data, depth) for depth in depths] == LEAVES[name]
