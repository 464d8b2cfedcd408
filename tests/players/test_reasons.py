"""Reasons: what a move is said to bring."""

from tests.games.outlast.table import Table, has, prepare

from holdfast.games.outlast import GAME
from holdfast.players.lookahead import Lookahead
from holdfast.players.reasons import Effect, effects

HOMES = {
    tile: has(structures={"settlement": owner})
    for tile, owner in {0: "A", 7: "A", 2: "B", 13: "B"}.items()
}
"""Both choose where somebody new arrives, so that the round goes on after the first."""


def done_by(table: Table, move: str) -> dict[str, Effect]:
    """What a move does to each merit, as the one who decides sees it."""
    seat = table.position.to_move
    before = GAME.hide(table.position, seat)
    table.play(move)
    after = GAME.hide(table.position, seat)
    seen = Lookahead(0, (after,), (), 0.0, 0.0)
    return {effect.factor.name: effect for effect in effects(GAME, before, seen)}


def test_somebody_new_is_neither_freed_nor_fed() -> None:
    """Nobody is cornered or hungry, and one more is so who is not: that is no merit of freeing."""
    table = prepare(tiles=HOMES, board=5)
    assert table.decision == "arrive"
    done = done_by(table, "at:0")
    assert done["people"].gains == (1,)
    assert (done["frees"].of, done["frees"].gains) == (0, (0,))
    assert done["feeds"].gains == (0,)
