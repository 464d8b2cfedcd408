"""The die, and dice that are laid down beforehand (LA-DICE, LA-TEST-2)."""

from collections import Counter

import pytest
from tests.games.outlast.table import at, has, new_game, prepare, setting

from holdfast.games.outlast import GAME
from holdfast.kernel.game import RulesError
from holdfast.kernel.position_builder import PositionError

HUNTERS = setting(tiles={0: has(prey=3)}, A=[at(0)], actions_left=9)


@pytest.mark.clause("LA-DICE-1")
def test_a_die_shows_1_to_8_equally_often() -> None:
    shown = Counter[int]()
    for seed in range(400):
        table = new_game(seed, players=1, carry="unlimited").play("hunt:A1", "hunt:A1")
        shown.update(event["die"] for event in table.happened("hunted"))
    assert sorted(shown) == [1, 2, 3, 4, 5, 6, 7, 8]
    surprise = sum((count - 100) ** 2 / 100 for count in shown.values())
    assert surprise < 24.4  # chi-square, 7 degrees of freedom, one in a thousand


@pytest.mark.clause("LA-DICE-2")
def test_dice_are_rolled_one_by_one_as_events_come_up() -> None:
    table = prepare(**HUNTERS).dice(2, 7, 4)
    table.play("hunt:A1")
    assert table.dice_left == 2
    table.play("hunt:A1", "hunt:A1")
    assert [event["die"] for event in table.happened("hunted")] == [7, 4]


@pytest.mark.clause("LA-DICE-2", "LA-DUEL-2")
def test_in_a_fight_the_attacker_rolls_first() -> None:
    table = prepare(tiles={0: {}}, A=[at(0), at(0, prey=1)], B=[at(0)]).dice(2, 6)
    table.play("fight:A1:B1")
    rolled = table.happened("fight-rolled")[0]
    assert (rolled["die"], rolled["rival_die"]) == (2, 6)


@pytest.mark.clause("LA-DICE-2", "LA-ATT-3", "LA-TEST-2")
def test_attacks_of_the_board_take_the_dice_in_their_order() -> None:
    table = prepare(
        tiles={0: has(wolf=1, prey=1), 3: has(wolf=1, prey=1)},
        A=[at(0), at(3), at(7, prey=3)],
        board=6,
        dice=[1, 8],
    )
    assert table.people("A") == ["A2", "A3"]
    assert table.wolves == [0]


@pytest.mark.clause("LA-TEST-2")
def test_one_die_more_than_the_list_has_is_a_loud_error() -> None:
    table = prepare(**HUNTERS).dice(8)
    table.play("hunt:A1")
    before = bytes(table.position)
    with pytest.raises(RulesError, match="more outcomes were rolled than were prescribed"):
        table.play("hunt:A1")
    assert bytes(table.position) == before


@pytest.mark.clause("LA-TEST-2")
def test_so_is_one_die_more_than_a_description_has() -> None:
    with pytest.raises(PositionError, match="more outcomes were rolled than were prescribed"):
        prepare(tiles={0: has(wolf=1, prey=1)}, A=[at(0), at(7)], board=6, dice=[])


@pytest.mark.clause("LA-TEST-2")
def test_a_die_cannot_show_nine() -> None:
    with pytest.raises(PositionError, match="a die cannot show 9"):
        prepare(**HUNTERS, dice=[9])
    with pytest.raises(RulesError, match="impossible for the roll"):
        prepare(**HUNTERS).dice(9).play("hunt:A1")


@pytest.mark.clause("LA-DEC-5")
def test_asking_for_options_rolls_no_die() -> None:
    table = prepare(**HUNTERS).dice(5)
    before = bytes(table.position)
    for move in GAME.legal(table.position):
        GAME.preview(table.position, move)
    for seat in (-1, 0, 1):
        GAME.view(table.position, seat)
    assert bytes(table.position) == before
    assert table.dice_left == 1
