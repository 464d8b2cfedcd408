"""The perft count while heroes are placed, which needs a played position (see perft.py)."""

from tests.games.outlive.table import new_game
from tests.support.perft import leaves

from holdfast.games.outlive import GAME
from holdfast.kernel.engine import Engine


def test_the_placing_of_heroes_is_counted(engine: Engine) -> None:
    position = new_game(1, players=3, placement="sequential").until("place").position
    counts = [leaves(GAME, engine, position.data, depth) for depth in (1, 2, 3)]
    assert counts == [12, 144, 1728]
