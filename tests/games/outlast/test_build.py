"""Build: settlements and the workshop (LA-BUILD, LA-STR)."""

import pytest
from tests.games.outlast.table import all_empty, at, has, prepare

from holdfast.games.outlast import GAME

WORKSHOP = {"buildings": "workshop"}
KINDS = ("settlement", "palisade", "watchfire", "snare", "pen", "plot")


@pytest.mark.clause("LA-BUILD-1")
@pytest.mark.parametrize("structure", KINDS)
def test_every_building_costs_3_resources(structure: str) -> None:
    table = prepare(options=WORKSHOP, tiles={0: {}}, A=[at(0, resources=3)])
    supply = table.supply("A")[structure]
    table.play(f"build:A1:{structure}")
    assert table.meeple("A1").resources == 0
    assert table.tile(0).structures == {structure: "A"}
    assert table.supply("A")[structure] == supply - 1


@pytest.mark.clause("LA-BUILD-1")
def test_two_resources_are_not_enough() -> None:
    table = prepare(options=WORKSHOP, tiles={0: {}}, A=[at(0, resources=2)])
    assert not table.offers("A1", "build")


@pytest.mark.clause("LA-BUILD-2")
def test_only_settlements_unless_there_is_a_workshop() -> None:
    for options, offered in (({}, KINDS[:1]), (WORKSHOP, KINDS)):
        table = prepare(options=options, tiles={0: {}}, A=[at(0, resources=3)])
        built = [option for option in table.options_of("A1") if option.startswith("build")]
        assert built == [f"build:{kind}" for kind in offered]


@pytest.mark.clause("LA-BUILD-3")
def test_it_stands_on_the_tile_of_the_builder() -> None:
    table = prepare(tiles={0: {}, 1: {}}, A=[at(0, prey=1), at(1, resources=3)])
    table.play("build:A2:settlement")
    assert table.tile(1).structures == {"settlement": "A"}
    assert table.tile(0).structures == {}


@pytest.mark.clause("LA-BUILD-3")
@pytest.mark.parametrize("owner", "AB")
@pytest.mark.parametrize("structure", KINDS)
def test_one_of_each_kind_to_a_tile_whoever_owns_it(structure: str, owner: str) -> None:
    table = prepare(
        options=WORKSHOP,
        tiles={0: has(structures={structure: owner})},
        A=[at(0, resources=3)],
    )
    built = [option for option in table.options_of("A1") if option.startswith("build")]
    assert built == [f"build:{kind}" for kind in KINDS if kind != structure]


@pytest.mark.clause("LA-BUILD-3")
def test_all_kinds_fit_on_one_tile_together() -> None:
    table = prepare(
        options=WORKSHOP | {"carry": "unlimited"},
        tiles={0: {}},
        A=[at(0, resources=18, prey=1)],
        actions_left=8,
    )
    table.play(*(f"build:A1:{kind}" for kind in KINDS))
    assert table.tile(0).structures == dict.fromkeys(KINDS, "A")


@pytest.mark.clause("LA-BUILD-4")
def test_only_what_the_player_has_in_supply() -> None:
    table = prepare(
        options=WORKSHOP,
        tiles={0: {}, 1: has(structures={"pen": "A"})},
        A=[at(0, resources=3, prey=1)],
        B=[at(0, resources=3)],
    )
    assert "build:pen" not in table.options_of("A1")
    table.play("end")
    assert "build:pen" in table.options_of("B1")


@pytest.mark.clause("LA-BUILD-5")
def test_the_builder_pays_first_then_companions_by_number() -> None:
    table = prepare(
        tiles={0: {}},
        A=[at(0, resources=1), at(0, resources=1, prey=1), at(0, resources=1, prey=2)],
    )
    table.play("build:A3:settlement")
    assert [table.meeple(name).resources for name in table.people("A")] == [0, 0, 0]


@pytest.mark.clause("LA-BUILD-5")
@pytest.mark.parametrize(
    ("builder", "left"),
    [("A1", [0, 0, 3, 1]), ("A2", [0, 0, 3, 1]), ("A3", [2, 1, 0, 1]), ("A4", [0, 1, 3, 0])],
)
def test_who_pays_how_much(builder: str, left: list[int]) -> None:
    carried = [2, 1, 3, 1]
    table = prepare(tiles={0: {}}, A=[at(0, resources=n, prey=i) for i, n in enumerate(carried)])
    table.play(f"build:{builder}:settlement")
    assert [table.meeple(name).resources for name in table.people("A")] == left


@pytest.mark.clause("LA-BUILD-5")
def test_only_companions_pay() -> None:
    table = prepare(
        tiles={0: {}, 1: {}}, A=[at(1, resources=3), at(0, resources=1), at(0, resources=2)]
    )
    table.play("build:A2:settlement")
    assert [table.meeple(name).resources for name in table.people("A")] == [3, 0, 0]


@pytest.mark.clause("LA-BUILD-5")
def test_resources_of_rivals_of_the_tile_and_of_other_tiles_do_not_count() -> None:
    table = prepare(
        tiles={0: has(resources=3), 1: {}},
        A=[at(0, resources=2), at(1, resources=3)],
        B=[at(0, resources=3)],
    )
    assert not table.offers("A1", "build")
    assert table.offers("A2", "build")


@pytest.mark.clause("LA-BUILD-6", "LA-OUT-5")
def test_structures_outlive_their_owner() -> None:
    everything = dict.fromkeys(KINDS, "B")
    table = prepare(
        options=WORKSHOP | {"players": 3, "board": "medium"},
        tiles={0: has(structures=everything)},
        A=[at(0, resources=3, prey=3)],
        B=[],
        C=[at(31, prey=3)],
        out=["B"],
    )
    assert table.tile(0).structures == everything
    assert not table.offers("A1", "build")  # they go on taking up their place


@pytest.mark.clause("LA-BUILD-6", "LA-GROW-3", "LA-PREY-9", "LA-WMOVE-4")
def test_palisades_pens_and_plots_of_the_fallen_go_on_working() -> None:
    tiles = all_empty(37) | {
        0: has(structures={"plot": "B"}),
        10: has(prey=1, structures={"pen": "B"}),
        4: has(wolf=1),
        14: has(prey=1, structures={"palisade": "B"}),
    }
    table = prepare(
        options=WORKSHOP | {"players": 3, "board": "medium"},
        tiles=tiles,
        B=[],
        out=["B"],
        board=1,
    )
    assert table.tile(0).resources == 1
    assert table.tile(10).prey == 2
    assert table.wolves != [14]


@pytest.mark.clause("LA-BUILD-6")
def test_no_option_moves_takes_or_destroys_a_structure() -> None:
    table = prepare(
        options=WORKSHOP,
        tiles={0: has(structures=dict.fromkeys(KINDS, "B"))},
        A=[at(0, resources=3)],
        B=[at(0), at(13)],
    )
    kinds = {option.split(":")[0] for option in table.options_of("A1")}
    assert kinds == {"hide", "move", "drop", "fight"}
    table.dice(8, 1).play("fight:A1:B1")
    assert table.tile(0).structures == dict.fromkeys(KINDS, "B")


@pytest.mark.clause("LA-BUILD-7")
def test_a_settlement_is_no_shelter_from_wolves() -> None:
    home = has(prey=1, wolf=1, structures={"settlement": "A"})
    table = prepare(tiles={0: home}, A=[at(0), at(7, prey=1)], board=6, dice=[3])
    assert table.people("A") == ["A2"]
    # and wolves come and are born onto it
    tiles = all_empty() | {0: has(prey=3, wolf=1), 1: has(structures={"settlement": "A"})}
    assert prepare(tiles=tiles, board=4).wolves == [0, 1]


@pytest.mark.clause("LA-BUILD-7")
def test_nor_from_rivals() -> None:
    settled = {13: has(structures={"settlement": "B"})}
    table = prepare(tiles=settled, A=[at(13)], B=[at(13), at(13, prey=1)])
    table.dice(8, 1).play("fight:A1:B1")
    assert table.people("B") == ["B2"]


@pytest.mark.clause("LA-BUILD-7")
def test_nor_a_source_of_food() -> None:
    table = prepare(tiles={0: has(structures={"settlement": "A"})}, A=[at(0), at(7, prey=1)])
    table.play("end")
    assert table.people("A") == ["A2"]


# LA-STR: what each structure does


@pytest.mark.clause("LA-STR", "LA-ARR-2")
@pytest.mark.parametrize("structure", KINDS)
def test_newcomers_appear_at_settlements_only(structure: str) -> None:
    table = prepare(options=WORKSHOP, tiles={0: has(structures={structure: "A"})}, board=5)
    assert table.people("A") == (["A1", "A2"] if structure == "settlement" else ["A1"])
    assert table.meeple(table.people("A")[-1]).tile == (0 if structure == "settlement" else 7)


@pytest.mark.clause("LA-STR", "LA-END-4")
@pytest.mark.parametrize("structure", KINDS)
def test_only_settlements_add_to_legacy(structure: str) -> None:
    table = prepare(options=WORKSHOP, tiles={0: has(structures={structure: "A"})})
    legacy = [standing.points for standing in GAME.result(table.position)]
    assert legacy == ([2, 1] if structure == "settlement" else [1, 1])


@pytest.mark.clause("LA-STR", "LA-WMOVE-4")
@pytest.mark.parametrize("structure", KINDS)
def test_only_a_palisade_keeps_wolves_from_walking_in(structure: str) -> None:
    tiles = all_empty() | {0: has(wolf=1), 1: has(prey=1, structures={structure: "B"})}
    table = prepare(options=WORKSHOP, tiles=tiles, board=3)
    assert table.wolves == ([0] if structure == "palisade" else [1])


@pytest.mark.clause("LA-STR", "LA-WBIRTH-3")
@pytest.mark.parametrize("structure", KINDS)
def test_only_a_palisade_keeps_wolves_from_being_born_there(structure: str) -> None:
    tiles = all_empty() | {0: has(prey=3, wolf=1), 1: has(structures={structure: "A"})}
    table = prepare(options=WORKSHOP, tiles=tiles, board=4)
    assert table.wolves == ([0, 2] if structure == "palisade" else [0, 1])


@pytest.mark.clause("LA-STR")
def test_a_wolf_behind_the_palisade_may_stay_or_leave() -> None:
    fenced = has(wolf=1, structures={"palisade": "A"})
    staying = prepare(options=WORKSHOP, tiles=all_empty() | {0: fenced}, board=3)
    assert staying.wolves == [0]
    leaving = prepare(options=WORKSHOP, tiles=all_empty() | {0: fenced, 1: has(prey=1)}, board=3)
    assert leaving.wolves == [1]


@pytest.mark.clause("LA-STR", "LA-GROW-3")
@pytest.mark.parametrize("structure", KINDS)
def test_only_on_a_plot_resources_grow_from_nothing(structure: str) -> None:
    tiles = all_empty() | {0: has(structures={structure: "A"})}
    table = prepare(options=WORKSHOP, tiles=tiles, board=1)
    assert table.resources == ({0: 1} if structure == "plot" else {})


@pytest.mark.clause("LA-STR", "LA-PREY-9")
@pytest.mark.parametrize("structure", KINDS)
def test_only_in_a_pen_a_single_animal_multiplies(structure: str) -> None:
    tiles = all_empty() | {0: has(prey=1, structures={structure: "A"})}
    table = prepare(options=WORKSHOP, tiles=tiles, board=2)
    assert table.prey == ({0: 2} if structure == "pen" else {0: 1})
