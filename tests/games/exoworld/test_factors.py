"""The factors of moves in Exoworld: numbers of the position that say what a move is good for."""

import pytest
from tests.games.exoworld.table import member, prepare

from holdfast.games.exoworld import GAME
from holdfast.games.exoworld.content import CARD_NAMES
from holdfast.games.exoworld.factors import DEAREST

LACKING = next(factor for factor in GAME.screen.factors.each if factor.name == "lacking")


@pytest.mark.clause("EX-DEP-2", "EX-DEP-3", "EX-MOD-5")
@pytest.mark.parametrize(
    ("hand", "missing"),
    [
        ([], DEAREST),
        (["M06"], 3),  # an Ice Drill costs two yellow cards and a green one
        (["M06", "M13"], 2),
        (["M06", "M13", "M13"], 1),
        (["M06", "M13", "P02"], 1),  # a Protocol pays as any colour
        (["M06", "I01", "I02"], 3),  # Items pay for nothing
        (["M06", "M05"], 2),  # a Vaporator lacks fewer
        (["M06", "M13", "M13", "M09"], 1),  # paid for: never less than one
        (["M13"], DEAREST),  # energy is at its goal: Solar Panels lift nothing that is below it
    ],
)
def test_the_module_that_lacks_fewest_cards(hand: list[str], missing: int) -> None:
    assert set(hand) <= set(CARD_NAMES)
    table = prepare(crew=[member(hand=hand)], actions_left=4)
    assert LACKING.amount(table.position.snapshot, 0) == missing
