"""The reasons for a move: which factors it changes, and how often."""

from tests.games.outlast.table import Table, has, prepare

from holdfast.games.outlast import GAME
from holdfast.kernel.factors import NOT_NAMED
from holdfast.players.lookahead import Lookahead
from holdfast.players.reasons import Effect, effects, reasons

HOMES = {
    tile: has(structures={"settlement": owner})
    for tile, owner in {0: "A", 7: "A", 2: "B", 13: "B"}.items()
}
"""Both choose where somebody new arrives, so that the round goes on after the first."""


def done_by(table: Table, move: str) -> dict[str, Effect]:
    """Return what a move does to each factor, as its player sees it."""
    seat = table.position.to_move
    before = GAME.hide(table.position, seat)
    number = GAME.move(before, move)
    table.play(move)
    after = GAME.hide(table.position, seat)
    seen = Lookahead(number, (after,), ())
    return {effect.factor.name: effect for effect in effects(GAME, before, seen)}


def test_somebody_new_is_neither_freed_nor_fed() -> None:
    """Check that a new meeple counts as neither freed nor fed."""
    table = prepare(tiles=HOMES, board=5)
    assert table.decision == "arrive"
    done = done_by(table, "at:0")
    assert done["people"].gains == (1,)
    assert (done["frees"].whole, done["frees"].gains) == (0, (0,))
    assert done["feeds"].gains == (0,)


def effect(name: str, *gains: int) -> Effect:
    """Return an effect with these gains of a factor."""
    factor = next(factor for factor in GAME.screen.factors.each if factor.name == name)
    return Effect(factor, before=5, whole=0, gains=gains)


def named(*moves: Effect) -> list[list[str]]:
    """Return the factors given as reasons for each of some moves that differ in one factor."""
    found = []
    for move in moves:
        others = [[other] for other in moves if other is not move]
        because, _ = reasons([move], others)
        found.append([reason.factor for reason in because])
    return found


def test_what_all_moves_do_is_no_reason() -> None:
    same = [effect("prey", 1, 1, 1, 1) for _ in range(3)]
    assert named(*same) == [[], [], []]


def test_what_sets_a_move_apart_is_a_reason() -> None:
    two, one, none = effect("prey", 2, 2), effect("prey", 1, 1), effect("prey", 0, 0)
    assert named(two, one) == [["prey"], []]
    assert named(two, one, none) == [["prey"], ["prey"], []]


def test_a_hardly_larger_share_is_no_reason() -> None:
    often, hardly = effect("prey", *[1] * 51, *[0] * 49), effect("prey", *[1] * 50, *[0] * 50)
    assert named(often, hardly) == [[], []]


def test_a_risk_that_all_moves_share_is_none() -> None:
    loses, keeps = effect("people", -1, -1, -1), effect("people", 0, 0, 0)
    assert reasons([loses], [[loses]]) == ((), None)
    _, risk = reasons([loses], [[keeps]])
    assert risk is not None
    assert risk.wording.args["count"] == 1


def number(name: str, count: int) -> Effect:
    """Return an effect that is a number of the move itself."""
    factor = next(factor for factor in GAME.screen.factors.each if factor.name == name)
    return Effect(factor, before=count, whole=0, gains=())


def test_a_number_of_the_move_is_a_reason_if_another_is_worse() -> None:
    assert named(number("chance", 50), number("chance", 25)) == [["chance"], []]
    assert named(number("chance", 50), number("chance", 50)) == [[], []]
    assert named(number("threat", 0), number("threat", 2)) == [["threat"], []]


def test_a_number_that_only_one_move_has_is_no_reason() -> None:
    assert named(number("chance", 50), number("chance", NOT_NAMED)) == [[], []]


def test_more_than_the_rival_with_the_same_dice_is_a_reason() -> None:
    better, worse = effect("survive", *[1] * 20, *[0] * 20), effect("survive", *[0] * 40)
    assert named(better, worse) == [["survive"], []]
    because, _ = reasons([better], [[worse]])
    assert (because[0].percent, because[0].other) == (50, 0)
    shuffled = effect("survive", *[0] * 20, *[1] * 20)
    assert named(better, shuffled) == [[], []]


def test_the_same_difference_is_told_once() -> None:
    """Check that of two factors with the same difference only one is a reason."""
    better, worse = [1] * 20 + [0] * 20, [0] * 40
    rival = [effect(name, *worse) for name in ("grows", "survive")]
    because, _ = reasons([effect(name, *better) for name in ("grows", "survive")], [rival])
    assert [reason.factor for reason in because] == ["grows"]
    because, _ = reasons([effect("grows", *better), effect("survive", *[1] * 40)], [rival])
    assert [reason.factor for reason in because] == ["grows", "survive"]
