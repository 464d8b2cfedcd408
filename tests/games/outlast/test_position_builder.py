"""Positions laid out from plain descriptions (LA-TEST-1, LA-TEST-3)."""

from typing import Any

import pytest
from tests.games.outlast.table import all_empty, at, has, prepare, setting

from holdfast.games.outlast import GAME
from holdfast.kernel.position_builder import PositionError

TERRAINS = [
    "forest", "forest", "thicket", "thicket", "meadow", "meadow", "plains", "plains", "river",
    "river", "hills", "hills", "mountain", "marsh", "barren", "den", "trail",
]  # fmt: skip


@pytest.mark.clause("LA-TEST-1")
def test_everything_in_the_description_is_in_the_position() -> None:
    table = prepare(
        options={"players": 3, "board": "medium", "buildings": "workshop"},
        round=7,
        first="C",
        turn="B",
        tiles={
            0: has(resources=2, prey=1, wolf=1),
            1: has(terrain="forest", prey=3, spill_to=2, structures={"pen": "A", "snare": "B"}),
            2: has(resources=0),
        },
        A=[at(0, number=3, resources=1, prey=2, hidden=True), at(1, number=8)],
        B=[at(1, prey=1)],
        C=[],
        out=["C"],
    )
    assert (table.state.round, table.decider, table.state.first_seat) == (7, "B", 2)
    zero, one = table.tile(0), table.tile(1)
    assert (zero.resources, zero.prey, zero.wolf, zero.face_up) == (2, 1, 1, True)
    assert (one.terrain, one.resources, one.prey, one.spill_to) == ("forest", 3, 3, 2)
    assert one.structures == {"pen": "A", "snare": "B"}
    assert (table.supply("A")["pen"], table.supply("B")["snare"]) == (0, 1)
    assert table.people("A") == ["A3", "A8"]
    a3 = table.meeple("A3")
    assert (a3.tile, a3.resources, a3.prey, a3.hidden) == (0, 1, 2, True)
    assert table.player("A").next_number == 9
    assert not table.player("C").alive


@pytest.mark.clause("LA-TEST-1")
@pytest.mark.parametrize("turn", "ABC")
def test_play_goes_on_at_the_start_of_any_players_turn(turn: str) -> None:
    homes = {"A": [at(19, prey=3)], "B": [at(25, prey=3)], "C": [at(31, prey=3)]}
    table = prepare(options={"players": 3, "board": "medium"}, turn=turn, **homes)
    assert (table.decider, table.state.actions_left) == (turn, 3)
    turns = 0
    while table.state.round == 1:
        table.play("end")
        turns += 1
    assert turns == {"A": 3, "B": 2, "C": 1}[turn]


@pytest.mark.clause("LA-TEST-1")
@pytest.mark.parametrize("step", range(1, 7))
def test_play_goes_on_at_the_start_of_any_board_step(step: int) -> None:
    tiles = all_empty() | {
        0: has(resources=1),  # grows in step 1
        1: has(prey=2),  # grows in step 2
        11: has(wolf=1),  # walks in step 3, to the prey on 10
        10: has(prey=1),
        16: has(prey=3, wolf=1),  # breeds in step 4
        7: has(structures={"settlement": "A"}),  # a newcomer in step 5
        13: has(prey=1, wolf=1),  # attacks in step 6
    }
    table = prepare(tiles=tiles, A=[at(7)], B=[at(13), at(4)], board=step, dice=[8])
    assert table.tile(0).resources == (2 if step <= 1 else 1)
    assert table.tile(1).prey == (3 if step <= 2 else 2)
    assert (10 in table.wolves) == (step <= 3)
    assert (17 in table.wolves) == (step <= 4)
    assert len(table.people("A")) == (2 if step <= 5 else 1)
    assert 13 not in table.wolves
    assert (table.state.round, table.decider) == (2, "B")


@pytest.mark.clause("LA-TEST-1")
def test_any_position_of_a_game_can_be_laid_out_again() -> None:
    position = GAME.named_position("showcase")
    assert GAME.legal(position)
    assert position == GAME.named_position("showcase")


@pytest.mark.clause("LA-TEST-3")
def test_terrains_can_be_prescribed_tile_by_tile() -> None:
    laid = dict(zip([t for t in range(19) if t not in (7, 13)], reversed(TERRAINS), strict=True))
    table = prepare(tiles={t: has(terrain=name, face_up=False) for t, name in laid.items()})
    assert {t: table.tile(t).terrain for t in laid} == laid
    assert not any(table.tile(t).face_up for t in laid)
    # What is left of the set is put aside.
    assert [t for t in table.state.set_aside if t >= 0] == [10]


@pytest.mark.clause("LA-TEST-3")
@pytest.mark.parametrize("seed", range(5))
def test_the_rest_is_shuffled_by_the_seed(seed: int) -> None:
    table = prepare(tiles={0: has(terrain="trail", face_up=False)}, seed=seed)
    assert table.tile(0).terrain == "trail"
    assert [tile.terrain for tile in table.tiles].count("trail") == 1
    other = prepare(tiles={0: has(terrain="trail", face_up=False)}, seed=seed + 1)
    assert [tile.terrain for tile in table.tiles] != [tile.terrain for tile in other.tiles]


MISTAKES: dict[str, tuple[dict[str, Any], str]] = {
    "key": (setting(tile={}), "unknown keys: tile"),
    "round": (setting(round=16), "round 16 is not in 1..15"),
    "tile": (setting(tiles={19: {}}), "there is no tile 19"),
    "terrain": (setting(tiles={0: has(terrain="bog")}), "tile 0: there is no terrain 'bog'"),
    "two trails": (
        setting(tiles={0: has(terrain="trail"), 1: has(terrain="trail")}),
        "tile 1: no 'trail' is left in the set",
    ),
    "a home elsewhere": (setting(tiles={0: has(terrain="home")}), "only home corners are homes"),
    "no home": (setting(tiles={7: has(terrain="forest")}), "only home corners are homes"),
    "tile key": (setting(tiles={0: has(deer=1)}), "tile 0: unknown keys"),
    "resources": (setting(tiles={0: has(resources=4)}), r"tile 0: resources 4 is not in 0\.\.3"),
    "prey": (setting(tiles={0: has(prey=-1)}), r"tile 0: prey -1 is not in 0\.\.3"),
    "wolves": (setting(tiles={0: has(wolf=2)}), r"tile 0: wolf 2 is not in 0\.\.1"),
    "asleep": (
        setting(tiles={0: has(face_up=False, prey=1)}),
        "a face-down tile that sleeps holds no tokens",
    ),
    "spill": (setting(tiles={0: has(spill_to=8)}), "tile 0: 8 is no neighbour"),
    "spill off the board": (setting(tiles={7: has(spill_to=19)}), "tile 7: 19 is no neighbour"),
    "spill asleep": (setting(tiles={0: has(spill_to=1)}), "nothing spills onto the sleeping"),
    "structure": (
        setting(tiles={0: has(structures={"tower": "A"})}),
        "tile 0: there is no structure 'tower'",
    ),
    "workshop": (
        setting(tiles={0: has(structures={"pen": "A"})}),
        "'pen' needs buildings=workshop",
    ),
    "owner": (setting(tiles={0: has(structures={"settlement": "C"})}), "there is no player 'C'"),
    "supply": (
        setting(tiles={t: has(structures={"settlement": "A"}) for t in range(6)}),
        "player A has only 5 of 'settlement'",
    ),
    "built under snow": (
        setting(tiles={0: has(face_up=False, structures={"settlement": "A"})}),
        "nothing is built on a face-down tile",
    ),
    "player": (setting(C=[at(7)]), "there is no player 'C'"),
    "eleven": (setting(A=[at(7)] * 11), "more than 10 meeples"),
    "numbers": (setting(A=[at(7, number=3), at(7, number=2)]), "A2: numbers must rise"),
    "nowhere": (setting(A=[{"prey": 1}]), "A1: tile -1 is not a face-up tile"),
    "under snow": (setting(A=[at(0)]), "A1: tile 0 is not a face-up tile"),
    "load": (setting(A=[at(7, prey=4)]), r"A1: prey 4 is not in 0\.\.3"),
    "meeple key": (setting(A=[at(7, deer=1)]), "A1: unknown keys: deer"),
    "nobody": (setting(A=[]), "player A has nobody left but is not out"),
    "ghost": (setting(B=[at(13)], out=["B"]), "player B is out but has meeples"),
    "all over": (setting(B=[], out=["B"]), "the game would be over"),
    "step": (setting(board=7), r"board step 7 is not in 1\.\.6"),
    "turn": (
        setting(options={"players": 3, "board": "medium"}, C=[], out=["C"], turn="C"),
        "player C is out and has no turn",
    ),
    "actions": (setting(actions_left=13), r"actions_left 13 is not in 0\.\.12"),
}


@pytest.mark.clause("LA-TEST-1")
@pytest.mark.parametrize("mistake", MISTAKES)
def test_what_no_position_can_be_is_refused(mistake: str) -> None:
    description, message = MISTAKES[mistake]
    with pytest.raises(PositionError, match=message):
        prepare(**description)
