"""Setup: the board, the homes, the wilderness and the first people (LA-SET)."""

from collections import Counter
from itertools import product

import numpy as np
import pytest
from tests.games.outlast.table import LETTERS, Table, new_game

from holdfast.games.outlast import GAME
from holdfast.games.outlast.content import TERRAIN_NAMES
from holdfast.kernel.events import silent_log
from holdfast.kernel.flow import NO_MOVE
from holdfast.kernel.options import OptionsError
from holdfast.kernel.position import Position

SIZES = {"small": 19, "medium": 37, "large": 61}
HOMES = {
    # players: home corners, from seat 0 on
    1: (0,),
    2: (0, 3),
    3: (0, 2, 4),
    4: (0, 1, 3, 4),
    5: (0, 1, 2, 3, 4),
    6: (0, 1, 2, 3, 4, 5),
}
CORNERS = {
    "small": (7, 9, 11, 13, 15, 17),
    "medium": (19, 22, 25, 28, 31, 34),
    "large": (37, 41, 45, 49, 53, 57),
}
EVERY_TABLE = list(product(HOMES, SIZES))


def set_up_by_hand(outcomes: list[int], **options: object) -> Table:
    """Return a new game whose shuffle draws these places of what is left of the set."""
    position: Position = GAME.blank(options)
    position = GAME.prescribe(position, outcomes)
    GAME.interpreted.set_up(position.data, 0, silent_log())
    GAME.interpreted.play(position.data, NO_MOVE, silent_log())
    return Table(position)


@pytest.mark.clause("LA-SET-1")
@pytest.mark.parametrize(
    ("players", "tiles"), [(1, 19), (2, 19), (3, 37), (4, 37), (5, 61), (6, 61)]
)
def test_the_board_grows_with_the_number_of_players(players: int, tiles: int) -> None:
    assert len(new_game(players=players).tiles) == tiles


@pytest.mark.clause("LA-SET-1", "LA-SET-2")
@pytest.mark.parametrize(("players", "board"), EVERY_TABLE)
def test_any_number_of_players_may_pick_any_size(players: int, board: str) -> None:
    table = new_game(players=players, board=board)
    assert len(table.tiles) == SIZES[board]
    assert sum(bool(table.people(letter)) for letter in LETTERS) == players


@pytest.mark.clause("LA-SET-1")
@pytest.mark.parametrize("players", [0, 7])
def test_nobody_and_seven_cannot_play(players: int) -> None:
    with pytest.raises(OptionsError, match="from 1 to 6"):
        GAME.new({"players": players}, 1)


@pytest.mark.clause("LA-SET-3", "LA-SET-4", "LA-SET-7")
@pytest.mark.parametrize(("players", "board"), EVERY_TABLE)
def test_homes_lie_in_the_corners(players: int, board: str) -> None:
    table = new_game(players=players, board=board)
    homes = [CORNERS[board][corner] for corner in HOMES[players]]
    assert [t for t, tile in enumerate(table.tiles) if tile.terrain == "home"] == sorted(homes)
    for letter, home in zip(LETTERS, homes, strict=False):
        tile = table.tile(home)
        assert tile.face_up
        assert (tile.resources, tile.prey, tile.wolf) == (2, 3, 0)
        assert table.meeple(f"{letter}1").tile == home


@pytest.mark.clause("LA-SET-5")
@pytest.mark.parametrize(("players", "board"), EVERY_TABLE)
def test_the_rest_lies_face_down_and_some_tiles_are_set_aside(players: int, board: str) -> None:
    table = new_game(players=players, board=board)
    face_down = [tile for tile in table.tiles if not tile.face_up]
    aside = [terrain for terrain in table.state.set_aside if terrain >= 0]
    assert len(face_down) == SIZES[board] - players
    assert len(aside) == players - 1
    assert "home" not in {tile.terrain for tile in face_down}


@pytest.mark.clause("LA-SET-5")
def test_the_wilderness_is_laid_in_tile_order() -> None:
    # Always the first tile that is left: the set as it is listed, dealt from tile 0 upwards.
    table = set_up_by_hand([0] * 18, players=2)
    laid = [tile.terrain for tile in table.tiles if tile.terrain != "home"]
    assert laid == [
        "forest", "forest", "thicket", "thicket", "meadow", "meadow", "plains", "plains",
        "river", "river", "hills", "hills", "mountain", "marsh", "barren", "den", "den",
    ]  # fmt: skip
    assert [TERRAIN_NAMES[t] for t in table.state.set_aside if t >= 0] == ["trail"]


@pytest.mark.clause("LA-SET-5")
def test_every_tile_of_the_set_can_be_anywhere() -> None:
    at_centre, aside = Counter[str](), Counter[str]()
    for seed in range(600):
        table = new_game(seed, players=2)
        at_centre[table.tile(0).terrain] += 1
        aside[TERRAIN_NAMES[table.state.set_aside[0]]] += 1
    # Of 18 tiles one is a trail and two each are forests, ...: 600 games expect 33 and 67.
    expected = {"mountain": 33, "marsh": 33, "barren": 33, "trail": 33} | dict.fromkeys(
        ["forest", "thicket", "meadow", "plains", "river", "hills", "den"], 67
    )
    for counts in (at_centre, aside):
        assert counts.keys() == expected.keys()
        surprise = sum((counts[name] - n) ** 2 / n for name, n in expected.items())
        assert surprise < 29.6  # chi-square, 10 degrees of freedom, one in a thousand


@pytest.mark.clause("LA-SET-6", "LA-LIM-4")
def test_each_home_has_a_settlement() -> None:
    table = new_game(players=3)
    assert [table.tile(t).structures for t in CORNERS["medium"][::2]] == [
        {"settlement": "A"},
        {"settlement": "B"},
        {"settlement": "C"},
    ]
    assert [table.supply(letter)["settlement"] for letter in "ABC"] == [4, 4, 4]


@pytest.mark.clause("LA-SET-6")
def test_without_a_starting_settlement_all_five_are_in_supply() -> None:
    table = new_game(players=3, start_settlement="no")
    assert not any(tile.structures for tile in table.tiles)
    assert [table.supply(letter)["settlement"] for letter in "ABC"] == [5, 5, 5]


@pytest.mark.clause("LA-SET-7")
def test_each_people_begins_with_one_meeple_and_two_prey() -> None:
    table = new_game(players=6)
    for letter in LETTERS:
        assert table.people(letter) == [f"{letter}1"]
        meeple = table.meeple(f"{letter}1")
        assert (meeple.resources, meeple.prey, meeple.hidden) == (0, 2, False)
        assert table.player(letter).next_number == 2


@pytest.mark.clause("LA-SET-8")
def test_a_sleeping_wilderness_is_empty() -> None:
    for tile in new_game(players=4).tiles:
        assert tile.face_up or (tile.resources, tile.prey, tile.wolf) == (0, 0, 0)


@pytest.mark.clause("LA-SET-8", "LA-TILE-1")
def test_a_wilderness_that_is_awake_is_stocked_from_the_start() -> None:
    table = new_game(players=1, wilds="awake")
    hidden = [tile for tile in table.tiles if not tile.face_up]
    # The small normal set holds 23 resources, 27 prey and 3 wolves; with one player all is laid.
    assert len(hidden) == 18
    assert sum(tile.resources for tile in hidden) == 23
    assert sum(tile.prey for tile in hidden) == 27
    assert sum(tile.wolf for tile in hidden) == 3
    assert {tile.terrain for tile in hidden if tile.wolf} == {"den", "trail"}


@pytest.mark.clause("LA-SET-9")
@pytest.mark.parametrize("players", [1, 2, 5])
def test_seat_0_opens_round_1(players: int) -> None:
    table = new_game(players=players)
    assert (table.state.round, table.state.first_seat, table.decider) == (1, 0, "A")
    assert table.happened("round-began") == [{"round": 1, "wind": 0, "first": 0}]


@pytest.mark.clause("LA-DICE-2")
def test_the_tiles_are_shuffled_before_any_die_is_rolled() -> None:
    # 17 tiles and one set aside take the first 18 outcomes; the first die is the 19th.
    table = set_up_by_hand([0] * 18 + [7], players=2)
    table.play("hunt:A1")
    assert table.happened("hunted")[0]["die"] == 8


@pytest.mark.clause("LA-INV-12")
def test_the_seed_decides_the_board() -> None:
    boards = {np.asarray(new_game(seed, players=2).position.data).tobytes() for seed in range(20)}
    assert len(boards) == 20
    assert new_game(3, players=2).position == new_game(3, players=2).position
