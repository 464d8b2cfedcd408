"""Dawn: the board is filled (OL-DAWN), and the limits of the tokens (OL-SUP)."""

from collections import Counter

import pytest
from tests.games.outlive.table import me, prepare, rival

from holdfast.games.outlive.content import EQUIPMENT_NAMES

CAPS = {
    2: {"forest": 6, "mine": 6, "fair": 6, "base": 6, "dam": 7},
    3: {"forest": 8, "mine": 8, "fair": 8, "base": 8, "dam": 9},
    4: {"forest": 10, "mine": 10, "fair": 10, "base": 10, "dam": 11},
}
FINDS = Counter(
    water=1, cans=1, wood=1, metal=1, chips=1, munitions=2, algae=1, empty=2
)  # fmt: skip
QUIET = ["ev_sand", "ev_epizootic"]  # events that leave the board alone


@pytest.mark.clause("OL-DAWN-1", "OL-SUP-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_stocks_are_topped_up_to_the_cap(players: int) -> None:
    stock = {"forest": 3, "mine": 0, "fair": CAPS[players]["fair"], "base": 1, "dam": 4}
    table = prepare(options={"players": players}, day=2, convoy=QUIET, stock=stock, at="dawn")
    for place, cap in CAPS[players].items():
        assert table.stock(place) == cap
    assert table.reserve("water") == 30 - CAPS[players]["dam"]


@pytest.mark.clause("OL-DAWN-1", "OL-SUP-2")
def test_a_refill_goes_as_far_as_the_reserve() -> None:
    hoard = me(store={"wood": 14}), rival(store={"wood": 13})
    table = prepare(*hoard, day=2, convoy=QUIET, stock={"forest": 1}, at="dawn")
    assert table.stock("forest") == 3
    assert table.reserve("wood") == 0


@pytest.mark.clause("OL-DAWN-2")
def test_the_algae_are_ready_again() -> None:
    assert prepare(day=2, convoy=QUIET, algae=False, at="dawn").state.algae == 1


@pytest.mark.clause("OL-DAWN-3")
def test_a_survivor_on_every_empty_spot() -> None:
    table = prepare(day=2, convoy=QUIET, aboard=[0, 1, 0, 0], at="dawn")
    assert list(table.state.aboard) == [1, 1, 1, 1]
    assert table.state.survivors == 96


@pytest.mark.clause("OL-DAWN-3", "OL-SUP-2")
def test_a_short_reserve_fills_the_ship_from_spot_3_up() -> None:
    rooms = {"r_build": 3, "r_tinker": 3, "r_crisis": 4}
    crowd = {
        "rooms": ["r_kitchen", "r_galley", "r_nursery", "r_guard"],
        "built": {**rooms, "r_kitchen": 4, "r_galley": 4, "r_nursery": 8, "r_guard": 4},
        "airlock": 7,
    }
    other = {
        "rooms": ["r_kitchen", "r_galley", "r_nursery", "r_guard"],
        "built": {**rooms, "r_kitchen": 4, "r_galley": 4, "r_nursery": 8, "r_guard": 4},
        "airlock": 7,
    }
    more = {
        "rooms": ["r_lookout", "r_interro", "r_vent", "r_depot"],
        "built": {**rooms, "r_lookout": 4, "r_interro": 4, "r_vent": 3, "r_depot": 3},
    }
    shelters = me(**crowd), rival(**other), {"leader": "ld_wely", "airlock": 0, **more}
    assert 2 * (10 + 20 + 7) + 24 == 98
    table = prepare(*shelters, day=2, convoy=QUIET, aboard=[0, 0, 0, 0], at="dawn")
    assert list(table.state.aboard) == [1, 1, 0, 0]
    assert table.state.survivors == 0


@pytest.mark.clause("OL-DAWN-4")
def test_yesterdays_equipment_is_discarded_and_three_new_tiles_shown() -> None:
    display = {"blackwood": ["axe", "bow"], "silent": ["exo"]}
    table = prepare(day=2, convoy=QUIET, display=display, at="dawn")
    assert sorted(table.discarded()) == ["axe", "bow", "exo"]
    for city in ("blackwood", "silent"):
        assert None not in table.display(city)
    assert sum(table.state.deck) == 40 - 3 - 6


@pytest.mark.clause("OL-DAWN-4")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    spent = [name for name in EQUIPMENT_NAMES for _ in range(2)]
    table = prepare(day=2, convoy=QUIET, discard=spent[:36], display={}, at="dawn")
    shown = [tile for city in ("blackwood", "silent") for tile in table.display(city)]
    assert None not in shown
    assert set(shown[:4]) <= {"exo", "sensor"}  # the four that were left in the deck
    assert table.discarded() == []
    assert sum(table.state.deck) == 34


@pytest.mark.clause("OL-DAWN-5")
@pytest.mark.parametrize(("players", "opened"), [(2, 4), (3, 2), (4, 0)])
def test_search_tiles_are_shuffled_and_some_turned(players: int, opened: int) -> None:
    stacks = set()
    for seed in range(6):
        table = prepare(
            options={"players": players}, seed=seed, day=2, convoy=QUIET, at="dawn",
            search={"blackwood": {"open": ["empty", "empty", "algae"]}},
        )  # fmt: skip
        for city in ("blackwood", "silent"):
            assert len(table.search_open(city)) == opened
            assert Counter(table.search_open(city) + table.search_stack(city)) == FINDS
        stacks.add(tuple(table.search_stack("blackwood")))
    assert len(stacks) > 3


@pytest.mark.clause("OL-DAWN-6")
def test_wild_game_does_not_come_back() -> None:
    table = prepare(day=2, convoy=QUIET, wild={"forest": ["wg3"], "mine": []}, at="dawn")
    assert table.game("forest") == ["wg3"]
    assert table.game("mine") == []


@pytest.mark.clause("OL-DAWN-7", "OL-INFO-3")
def test_a_new_day_forgets_the_token_and_what_look_outs_showed() -> None:
    player = me(search_seen=["silent"], wild_seen=["mine"])
    table = prepare(player, day=2, convoy=QUIET, first=1, starter=0, token_taken=True, at="dawn")
    assert table.state.token_taken == 0
    assert table.state.day_starter == 1
    assert table.player(0).search_seen == 0
    assert table.player(0).wild_seen == 2


@pytest.mark.clause("OL-SUP-3", "OL-UPK-1")
def test_stores_have_no_limit() -> None:
    hoard = me(store={"cans": 9, "wood": 20, "metal": 20, "chips": 20, "munitions": 20})
    table = prepare(hoard, day=1, at="upkeep", convoy=["ev_sand"])
    assert table.store(0) == {"cans": 9, "wood": 20, "metal": 20, "chips": 20, "munitions": 20}
