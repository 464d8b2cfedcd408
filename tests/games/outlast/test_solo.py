"""The solo game: one player against the board (LA-SOLO)."""

from itertools import product

import pytest
from tests.games.outlast.table import Table, at, has, new_game, prepare

from holdfast.games.outlast import GAME

ALONE = {"players": 1}


def final(people: int, settlements: int) -> Table:
    """Return a finished solo game with this many meeples and settlements."""
    tiles = {t: has(structures={"settlement": "A"}) for t in range(settlements)}
    return prepare(options=ALONE, tiles=tiles, A=[at(7)] * people, round=15, board=6)


def rating(table: Table) -> str | None:
    """Return the rating of the game's end that a screen shows."""
    return GAME.view(table.position).model_dump()["rating"]


@pytest.mark.clause("LA-SOLO-1")
def test_one_player_against_the_board_and_nobody_to_fight() -> None:
    table = new_game(players=1)
    seen = set()
    while not table.position.over:
        seen |= {key.split(":")[0] for key in table.options()}
        assert table.decider == "A"
        table.play("hide:A1" if "hide:A1" in table.options() else table.options()[-1])
    assert "fight" not in seen
    assert {"hide", "move", "gather", "hunt", "end"} <= seen


@pytest.mark.clause("LA-SOLO-1", "LA-END-4")
def test_alive_after_the_final_round_is_victory() -> None:
    table = final(people=1, settlements=0)
    assert table.position.over
    assert table.places() == {"A": 1}
    view = GAME.view(table.position).model_dump()
    assert view["ranking"][0]["reason"] == "survived"
    assert view["ending"] == {"winners": [0], "reason": "survived", "round": 15}


@pytest.mark.clause("LA-SOLO-1", "LA-END-1")
def test_being_the_only_player_ends_nothing() -> None:
    table = prepare(options=ALONE, A=[at(7, prey=3)]).play("end")
    assert not table.position.over
    assert table.state.round == 2


@pytest.mark.clause("LA-END-2", "LA-SOLO-2", "LA-END-7")
def test_dying_out_is_defeat_rated_by_its_round() -> None:
    table = prepare(options=ALONE, A=[at(7)], round=4).play("end")
    assert table.position.over
    assert table.places() == {"A": 2}  # second to the wild
    view = GAME.view(table.position).model_dump()
    assert view["rating"] == "defeat"
    assert [(row["place"], row["out_round"]) for row in view["ranking"]] == [(2, 4)]
    assert view["ranking"][0]["reason"] == "out"
    assert view["ending"] == {"winners": [], "reason": "wild", "round": 4}


@pytest.mark.clause("LA-SOLO-2", "LA-OUT-2")
def test_the_hearth_does_not_count_alone() -> None:
    tiles = {7: has(structures={"settlement": "A"})}
    table = prepare(options=ALONE | {"elimination": "hearth"}, tiles=tiles, A=[at(7)])
    assert table.play("end").position.over


@pytest.mark.clause("LA-END-7", "LA-SOLO-2")
@pytest.mark.parametrize(
    ("legacy", "grade"),
    [
        (1, "scraped-through"),
        (3, "scraped-through"),
        (4, "rooted"),
        (5, "rooted"),
        (6, "thriving"),
        (7, "thriving"),
        (8, "masters"),
        (15, "masters"),
    ],
)
def test_a_victory_is_rated_by_legacy(legacy: int, grade: str) -> None:
    settlements = min(5, legacy - 1)
    assert rating(final(legacy - settlements, settlements)) == grade


@pytest.mark.clause("LA-END-7")
def test_there_is_no_rating_among_several_or_before_the_end() -> None:
    assert rating(prepare().concede()) is None
    assert rating(new_game(players=1)) is None


@pytest.mark.clause("LA-SOLO-1", "LA-END-3", "LA-TILE-2")
def test_length_and_climate_are_the_difficulty() -> None:
    wolves = {}
    for length, climate in product(("short", "standard", "long"), ("mild", "normal", "harsh")):
        table = new_game(players=1, length=length, climate=climate)
        terrains = [tile.terrain for tile in table.tiles]
        dens = terrains.count("den") + terrains.count("trail")
        wolves[length, climate] = (table.state.last_round, dens)
    assert wolves["short", "mild"] == (10, 1)
    assert wolves["standard", "normal"] == (15, 3)
    assert wolves["long", "harsh"] == (20, 5)
