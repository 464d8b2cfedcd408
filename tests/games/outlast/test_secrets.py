"""What lies under the snow in Outlast, and how it may be guessed.

That hiding and determinizing fit each other is tested for all games at once
(tests/games/test_laws_secrets.py).
"""

from collections import Counter
from typing import Any

import numpy as np
import pytest
from tests.games.outlast.invariants import goods, in_set
from tests.games.outlast.random_play import Player, option_sets
from tests.games.outlast.table import Table, at, has, new_game, prepare
from tests.support.random_play import Options, Play
from tests.support.states import duplicate, field_bytes

from holdfast.games.outlast import GAME
from holdfast.games.outlast.content import TERRAIN_NAMES, WILDERNESS
from holdfast.kernel.engine import Engine

# One worker plays for all tests of this file.
pytestmark = pytest.mark.xdist_group("secrets of outlast")

SETS = ("wolves", "ones", "twos")  # of tiles, those under the snow included
AWAKE = {"wilds": "awake", "players": 4}
MANY = [*option_sets(24, seed=6), *(options | {"wilds": "awake"} for options in option_sets(12))]


@pytest.fixture(scope="module")
def play(engine: Engine) -> Play:
    """Return a random play over all options, much of it with the wilds awake."""
    return Player(engine, MANY, seed=6).play(6_000)


@pytest.fixture(scope="module")
def samples(play: Play) -> list[Any]:
    """Return positions with an open decision, each in an array of its own."""
    return [duplicate(play.before[row : row + 1]) for row in range(0, len(play), 30)]


def hidden(engine: Engine, state: Any, viewer: int) -> Any:
    """Return the position with everything hidden that this viewer may not know."""
    copy = duplicate(state)
    engine.hide(copy, viewer)
    return copy


def determinized(engine: Engine, state: Any, viewer: int, seed: int) -> Any:
    """Return a determinization of the position for this viewer."""
    copy = hidden(engine, state, viewer)
    engine.determinize(copy, viewer, seed)
    return copy


def test_what_lies_face_up_stays(engine: Engine, samples: list[Any]) -> None:
    """Check that nothing is hidden of tiles that are face up, and of a fight only an addition."""
    for state in samples:
        known = hidden(engine, state, -1)
        up = in_set(state["face_up"])
        for field in ("terrain", "structures"):
            assert (known["tiles"][field][up] == state["tiles"][field][up]).all()
        for tiles in SETS:
            assert (known[tiles] == state[tiles] & state["face_up"]).all()
        for field in ("going", "attacker", "defender", "slots", "rolls", "committed"):
            assert (known["fight"][field] == state["fight"][field]).all()


def test_what_is_secret_goes(engine: Engine, samples: list[Any]) -> None:
    for state in samples:
        known = hidden(engine, state, 0)
        tiles = known["tiles"]
        board = np.arange(61) < int(state["tile_count"][0])
        up = in_set(known["face_up"])[0]
        down = ~up & board
        assert (tiles["terrain"][0][down] == -1).all()
        assert not goods(known)[0][down].any()
        assert not in_set(known["wolves"])[0][down].any()
        assert (tiles["spill_to"][0][down] == -1).all()
        assert (known["set_aside"] == -1).all()
        assert not field_bytes(known, "chance").any()
        onto = tiles["spill_to"][0]
        assert all(up[t] for t in onto[onto >= 0])


def test_an_imagined_board_has_the_tiles_of_the_set(engine: Engine, samples: list[Any]) -> None:
    for seed, state in enumerate(samples):
        assert terrains(determinized(engine, state, 0, seed)) == terrains(state)


def terrains(state: Any) -> Counter[int]:
    """Return how many tiles of each terrain there are, those set aside included."""
    count = int(state["tile_count"][0])
    return Counter(
        [*state["tiles"]["terrain"][0][:count].tolist(), *state["set_aside"][0].tolist()]
    )


def test_every_tile_not_seen_yet_may_be_imagined_anywhere(engine: Engine) -> None:
    state = new_game(3, players=2).position.data
    seen = Counter[str]()
    for seed in range(900):
        guess = determinized(engine, state, 0, seed)
        seen[TERRAIN_NAMES[int(guess["tiles"]["terrain"][0][0])]] += 1
    expected = {
        name: 900 * int(count) / 18
        for name, count in zip(TERRAIN_NAMES, WILDERNESS[0, 0], strict=True)
        if count
    }
    assert seen.keys() == expected.keys()
    surprise = sum((seen[name] - n) ** 2 / n for name, n in expected.items())
    assert surprise < 29.6  # chi-square, 10 degrees of freedom, one in a thousand


def test_what_is_seen_is_not_imagined_elsewhere() -> None:
    # The only trail lies face up: no guess has another one.
    table = prepare(tiles={0: has(terrain="trail"), 1: has(terrain="mountain")})
    for seed in range(40):
        guess = Table(GAME.determinize(table.position, 0, seed))
        assert [tile.terrain for tile in guess.tiles].count("trail") == 1
        assert guess.tile(0).terrain == "trail"
        assert guess.tile(1).terrain == "mountain"


def test_awake_land_is_imagined_with_what_lives_on_it() -> None:
    table = prepare(options=AWAKE | {"board": "medium"}, round=5)
    prey = set()
    for seed in range(30):
        guess = Table(GAME.determinize(table.position, 1, seed))
        for tile in guess.tiles:
            if not tile.face_up:
                prey.add((tile.terrain, tile.resources, tile.prey, tile.wolf))
    # Four board turns have passed: what grows has grown as far as it does by itself.
    assert ("river", 3, 3, 0) in prey
    assert ("barren", 0, 0, 0) in prey
    assert ("den", 0, 1, 1) in prey
    assert ("plains", 0, 2, 0) not in prey


@pytest.mark.clause("LA-D-BLIND", "LA-DUEL-6")
def test_a_secret_commitment_is_known_to_its_owner_only() -> None:
    table = prepare(
        options={"fight_boost": "blind", "players": 3, "board": "medium"},
        tiles={0: {}},
        A=[at(0, resources=3), at(19)],
        B=[at(0, resources=2), at(25)],
    )
    table.dice(3, 4).play("fight:A1:B1", "add:2")
    assert GAME.hide(table.position, 0).state.fight.added[0] == 2
    for viewer in (1, 2, -1):
        assert GAME.hide(table.position, viewer).state.fight.added[0] == 0
    guesses = {GAME.determinize(table.position, 1, r).state.fight.added[0] for r in range(60)}
    assert guesses == {0, 1, 2, 3}  # whatever A can afford
    mine = {GAME.determinize(table.position, 0, r).state.fight.added[0] for r in range(20)}
    assert mine == {2}


@pytest.mark.clause("LA-DUEL-5")
def test_an_open_addition_is_known_to_all() -> None:
    table = prepare(tiles={0: {}}, A=[at(0, resources=3), at(7)], B=[at(0, resources=2), at(13)])
    table.dice(3, 4).play("fight:A1:B1", "beat")
    for viewer in (-1, 0, 1):
        assert GAME.hide(table.position, viewer).state.fight.added[0] == 2


def test_events_tell_nothing_of_what_lies_under_the_snow(engine: Engine) -> None:
    """Check that events name only face-up tiles while wolves and prey move under the snow."""
    options: list[Options] = [o | {"wilds": "awake"} for o in option_sets(12, seed=7)]
    play = Player(engine, options, seed=7).play(5_000)
    shown = in_set(play.after["face_up"])
    named = 0
    for kind, (_, arguments) in enumerate(GAME.events.kinds):
        rows = play.events[:, 0] == kind
        for column, argument in enumerate(arguments, 2):
            if argument in ("tile", "onto", "from", "to"):
                tiles, owners = play.events[rows, column], play.owner[rows]
                told = tiles >= 0
                assert shown[owners[told], tiles[told]].all()
                named += int(told.sum())
    assert named > 1_000
    # The counts of the board turn count what can be seen.
    assert (play.events[:, 1] == -1).all()  # and no event is for one player alone


def test_a_view_names_no_secret() -> None:
    table = new_game(8, **AWAKE)
    for viewer in (-1, *range(4)):
        view = GAME.view(table.position, viewer).model_dump()
        down = [tile for tile in view["tiles"] if not tile["face_up"]]
        assert len(down) == 37 - 4
        for tile in down:
            assert tile["terrain"] is None
            assert (tile["resources"], tile["prey"], tile["wolf"]) == (0, 0, False)
        assert sum(view["unseen"].values()) == 36
