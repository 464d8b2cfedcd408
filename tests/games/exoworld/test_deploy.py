"""Deploy: a module, its space and its price (EX-DEP)."""

from itertools import combinations

import pytest
from tests.games.exoworld.table import Table, member, prepare

from holdfast.games.exoworld.content import CARD, CARD_NAMES, MODULE
from holdfast.games.exoworld.moves import MOVES
from holdfast.games.exoworld.view import payments as view_payments


def with_hand(*hand: str, role: str = "C07", **description: object) -> Table:
    """Return a table with a player on the Home Base who holds these cards."""
    return prepare(crew=[member(role, hand=list(hand))], **({"actions_left": 4} | description))


def payments(table: Table, paid: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    """Return every way to pay (D-PAY), each as a list of cards."""
    if table.decision != "pay":
        return [tuple(CARD_NAMES[args["kind"]] for args in paid_by(table))]
    found = []
    for key in table.options():
        branch = Table(table.position.copy())
        earlier = table.events
        branch.play(key)
        branch.events = [*earlier, *branch.events]
        found += payments(branch)
    return found


def paid_by(table: Table) -> list[dict[str, int]]:
    """Return the arguments of the events by which cards were discarded as a payment."""
    return [args for args in table.happened("discarded") if args["cause"] == 2]


@pytest.mark.clause("EX-DEP-1")
def test_from_the_own_hand_next_to_the_own_pawn() -> None:
    base = {"1,0": "M03", "0,1": "M07"}
    crew = [member(at="1,0", hand=["M05", "M02", "M13"]), member(hand=["M06", "M13", "M13", "M09"])]
    table = prepare(base=base, crew=crew, actions_left=4)
    assert table.options("deploy") == ["deploy:M05:N", "deploy:M05:E", "deploy:M05:S"]


@pytest.mark.clause("EX-DEP-2")
def test_one_card_for_each_symbol_and_the_card_does_not_pay_for_itself() -> None:
    # M13 costs red, blue, green; M17 costs one of each.
    assert with_hand("M13", "M01", "M05", "M09").offers("deploy:M13:N")
    assert not with_hand("M13", "M01", "M05").offers("deploy:M13:N")
    assert not with_hand("M17", "M01", "M05", "M09").offers("deploy:M17:N")  # yellow is missing
    assert with_hand("M17", "M13", "M01", "M05", "M09").offers("deploy:M17:N")


@pytest.mark.clause("EX-DEP-2")
def test_other_players_cards_never_pay() -> None:
    crew = [member("C07", hand=["M05"]), member("C10", hand=["M01", "M13"])]
    assert not prepare(crew=crew, actions_left=4).options("deploy")


@pytest.mark.clause("EX-DEP-3")
def test_without_the_cards_it_is_not_possible() -> None:
    assert not with_hand("M05", "M01").options("deploy")
    assert with_hand("M05", "M01", "P02").options("deploy")
    assert with_hand("M05", "M01", prefab=1).options("deploy")


@pytest.mark.clause("EX-DEP-4")
def test_far_modules_do_not_touch_the_home_base() -> None:
    hand = ["M08", "M13", "M13", "M01"]
    assert not with_hand(*hand).options("deploy")[0].startswith("deploy:M08")
    table = prepare(base={"1,0": "M03"}, crew=[member(at="1,0", hand=hand)], actions_left=4)
    assert [key for key in table.options("deploy") if "M08" in key] == [
        "deploy:M08:N", "deploy:M08:E", "deploy:M08:S",
    ]  # fmt: skip


@pytest.mark.clause("EX-DEP-4")
def test_biomass_stands_beside_a_green_module() -> None:
    hand = ["M16", "M09", "M09", "M01"]
    table = prepare(base={"1,1": "M11", "1,0": "M03"}, crew=[member(hand=hand)], actions_left=4)
    # North of the Home Base is (0,1), next to the Fungus Cellar on (1,1).
    assert [key for key in table.options("deploy") if "M16" in key] == ["deploy:M16:N"]


@pytest.mark.clause("EX-DEP-4")
def test_wind_turbines_need_two_empty_neighbours() -> None:
    hand = ["M14", "M01", "M05", "M09"]
    ring = {"1,0": "M03", "2,0": "M03", "2,1": "M07", "1,2": "M07", "0,1": "M11", "0,2": "M02"}
    # (1,1) has neighbours (0,1), (2,1), (1,0), (1,2): all taken.
    table = prepare(base=ring, crew=[member(at="1,0", hand=hand)], actions_left=4)
    assert [key for key in table.options("deploy") if "M14" in key] == ["deploy:M14:S"]


@pytest.mark.clause("EX-DEP-5", "EX-DEP-6")
def test_all_effects_at_once_after_payment_and_placing() -> None:
    table = with_hand("M09", "M05", "M06").play("deploy:M09:E")
    assert table.levels == [-1, -2, 0, -2]
    kinds = [event.kind for event in table.events]
    assert kinds.index("discarded") < kinds.index("deployed") < kinds.index("levels")


@pytest.mark.clause("EX-DEP-6", "EX-END-1")
def test_the_winning_module_ends_the_game_at_once() -> None:
    base = {"1,0": "M10", "0,1": "M03", "-1,0": "M17", "-2,0": "M08"}
    crew = [member(hand=["M11", "M01", "M02", "M13"])]
    table = prepare(base=base, crew=crew, actions_left=4)
    assert table.levels == [0, 0, -1, 0]
    table.play("deploy:M11:S")
    assert table.outcome == "won"
    assert (table.state.turn, table.options()) == (1, [])
    assert table.happened("event-revealed") == table.happened("updated") == []
    assert [event.kind for event in table.events][-2:] == ["levels", "game-over"]


@pytest.mark.clause("EX-DEP-7")
def test_prefab_credits_come_first_and_are_lost_afterwards() -> None:
    table = with_hand("I04", "M17", "M01", "M05", role="C01").play("item:I04", "deploy:M17:E")
    table.play("pay:M01", "done")
    assert table.state.prefab == 0
    assert table.state.architect_used == 1
    table = with_hand("I04", "M17", "M01", "M05", "M09", role="C01")
    table.play("item:I04", "deploy:M17:E", "pay:M01", "pay:M05", "done")
    assert table.state.prefab == 0
    assert table.state.architect_used == 0  # two slots, two Prefab credits


@pytest.mark.clause("EX-DEP-7")
def test_the_architects_credit_works_once_per_turn_and_is_optional() -> None:
    table = with_hand("M05", "M05", "M01", "M02", "M13", role="C01")
    table.play("deploy:M05:E")
    assert "done" not in table.options()  # two slots, one credit: one card at least
    table.play("pay:M01")
    assert "done" in table.options()
    table.play("pay:M13")
    assert table.state.architect_used == 0
    table.play("deploy:M05:W")
    assert table.discard == ["M01", "M02", "M13"]
    assert table.state.architect_used == 1


@pytest.mark.clause("EX-DEP-8")
def test_a_module_never_leaves_its_space() -> None:
    table = with_hand("M05", "M01", "M13").play("deploy:M05:E")
    assert "M05" not in table.discard
    table.play("move:1,0")
    assert not any(key.startswith("deploy:") for key in table.options())
    assert table.module("1,0") == "M05"


@pytest.mark.clause("EX-DEP-9")
def test_the_module_leaves_the_hand_and_picked_cards_lie_aside() -> None:
    table = with_hand("M17", "M01", "M02", "M05", "M06", "M09", "M13").play("deploy:M17:E")
    assert table.decision == "pay"
    assert table.hand() == ["M01", "M02", "M05", "M06", "M09", "M13"]
    table.play("pay:M01")
    assert table.hand() == ["M02", "M05", "M06", "M09", "M13"]
    assert table.discard == []
    table.play("pay:M06")
    # Green and yellow follow without asking.
    assert table.discard == ["M01", "M06", "M09", "M13"]


@pytest.mark.clause("EX-DEP-9")
def test_picks_go_in_ascending_order_and_only_where_the_rest_still_pays() -> None:
    table = with_hand("M08", "M03", "M13", "P01", "P02", base={"1,0": "M03"})
    table.play("move:1,0", "deploy:M08:E")
    assert table.options() == ["pay:M03", "pay:M13"]
    table.play("pay:M03")
    assert table.options() == ["pay:M13", "pay:P01"]


HANDS = [
    ("C07", ["M01", "M02", "M05", "M09", "M13", "P01", "P02"], 0),
    ("C07", ["M05", "M06", "M10", "M13", "M14", "M14", "P03"], 0),
    ("C01", ["M01", "M05", "M09", "M13", "M14", "P01"], 0),
    ("C11", ["M01", "M05", "I01", "M13", "M09", "M10", "P04"], 0),
    ("C11", ["M05", "M05", "M07", "I02", "P01", "P02"], 1),
    ("C01", ["M03", "M06", "M09", "M13", "P01", "I03"], 2),
]


def sets_that_pay(
    module: str, hand: list[str], credits: int, any_card: int
) -> set[tuple[str, ...]]:
    """Return the sets of cards that pay by EX-DEP-9, found by trying all arrangements of slots."""
    kind = CARD_NAMES.index(module)
    found = set()
    for size in range(MODULE[kind].slots + 1):
        for cards in combinations(sorted(hand, key=CARD_NAMES.index), size):
            left = list(MODULE[kind].cost)
            misfits = 0
            for card in cards:
                colour = CARD[CARD_NAMES.index(card)].colour
                if colour < 4 and left[colour]:
                    left[colour] -= 1
                elif colour != 4:
                    misfits += 1
            if misfits <= any_card and MODULE[kind].slots - size <= credits:
                found.add(cards)
    return found


@pytest.mark.clause("EX-D-PAY", "EX-DEP-9", "EX-DEP-7")
@pytest.mark.parametrize(("role", "hand", "prefab"), HANDS)
@pytest.mark.parametrize("module", ["M05", "M02", "M07", "M11", "M13", "M17", "M06"])
def test_every_set_that_pays_is_reached_in_exactly_one_way(
    role: str, hand: list[str], prefab: int, module: str
) -> None:
    credits = prefab + (role == "C01")
    expected = sets_that_pay(module, hand, credits, int(role == "C11"))
    table = with_hand(module, *hand, role=role, prefab=prefab)
    start = [key for key in table.options("deploy") if key.startswith(f"deploy:{module}:E")]
    assert bool(start) == bool(expected)
    if start:
        proposed = view_payments.payments(table.position, CARD_NAMES.index(module))
        assert sorted(proposed) == sorted(expected)
        ways = payments(table.play(start[0]))
        assert sorted(ways) == sorted(expected)


@pytest.mark.clause("EX-DEP-9")
def test_the_chemists_credit_is_used_only_where_it_is_needed() -> None:
    table = with_hand("M05", "M01", "M13", "I01", role="C11").play("deploy:M05:E")
    table.play("pay:M01", "pay:M13")
    assert table.state.chemist_used == 0
    table = with_hand("M05", "M01", "I01", role="C11").play("deploy:M05:E")
    assert table.discard == ["M01", "I01"]
    assert table.state.chemist_used == 1
    again = with_hand("M05", "M01", "I01", role="C11", chemist_used=1)
    assert not again.options("deploy")


@pytest.mark.clause("EX-DEP-10")
def test_a_free_deploy_is_used_by_the_next_deploy() -> None:
    table = with_hand("P11", "M05", "M01", "M13", "M05", "M02", "M14", role="C09")
    table.play("protocol:P11", "deploy:M05:E", "pay:M01", "pay:M13")
    assert table.actions == 4
    table.play("deploy:M05:W")
    assert table.actions == 3


@pytest.mark.clause("EX-DEP-10", "EX-ACT-1")
def test_a_free_deploy_is_possible_without_actions() -> None:
    table = with_hand("P11", "M05", "M01", "M13", actions_left=0)
    assert not table.options("deploy")
    table.play("protocol:P11")
    assert table.options("deploy")


def test_the_moves_of_a_payment_are_numbered() -> None:
    assert MOVES.kinds["pay"].size == 33
