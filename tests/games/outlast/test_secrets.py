"""What nobody may know, and how it may be imagined: the laws of `hide` and `imagine`."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from tests.games.outlast.invariants import POSITION_LAWS, goods, in_set
from tests.games.outlast.random_play import Player, option_sets
from tests.games.outlast.table import Table, at, has, lay_out, neighbours, new_game
from tests.support.random_play import Options, Play
from tests.support.states import duplicate, part

from holdfast.games.outlast import GAME
from holdfast.games.outlast.content import TERRAIN_NAMES, WILDERNESS
from holdfast.games.outlast.rules.ground import lay_goods
from holdfast.games.outlast.state import FIGHT_BLIND
from holdfast.kernel.engine import Engine
from holdfast.kernel.events import SILENT
from holdfast.kernel.plain import plain
from holdfast.kernel.position import Position

SETS = ("wolves", "ones", "twos")  # of tiles, those under the snow included
AWAKE = {"wilds": "awake", "players": 4}
MANY = [*option_sets(24, seed=6), *(options | {"wilds": "awake"} for options in option_sets(12))]


@pytest.fixture(scope="module")
def play(engine: Engine) -> Play:
    """Random play over all options, much of it with the wilds awake."""
    return Player(engine, MANY, seed=6).play(6_000)


@pytest.fixture(scope="module")
def samples(play: Play) -> list[Any]:
    """Positions with an open decision, every one in its own array."""
    blind = np.flatnonzero(
        (play.before["options"]["fight_boost"] == FIGHT_BLIND)
        & (play.before["fight"]["committed"][:, 0] == 1)
    )
    assert len(blind) > 3  # in some a commitment is secret
    rows = [*range(0, len(play), 30), *blind[:40].tolist()]
    return [duplicate(play.before[row : row + 1]) for row in rows]


def viewers(state: Any) -> Iterator[int]:
    """Every seat, and a spectator."""
    yield from range(-1, int(state["options"]["players"][0]))


def hidden(engine: Engine, state: Any, viewer: int) -> Any:
    """What this viewer knows."""
    copy = duplicate(state)
    engine.hide(copy, viewer)
    return copy


def imagined(engine: Engine, state: Any, viewer: int, seed: int) -> Any:
    """A guess of this viewer."""
    copy = hidden(engine, state, viewer)
    engine.imagine(copy, viewer, seed)
    return copy


def scrambled(state: Any, rng: random.Random) -> Any:
    """The same to everybody's eyes: other tiles under the snow, other dice to come."""
    other = duplicate(state)
    s = Position(other).state
    players, down = s.options.players, []
    for t in range(s.tile_count):
        if not s.face_up >> t & 1:
            down.append(t)
        elif s.tiles[t].spill_to < 0 and s.options.wilds and rng.random() < 0.5:
            under_snow = [n for n in neighbours(t, s.tile_count) if not s.face_up >> n & 1]
            s.tiles[t].spill_to = rng.choice(under_snow) if under_snow else -1
    unseen = [s.tiles[t].terrain for t in down] + [s.set_aside[i] for i in range(players - 1)]
    rng.shuffle(unseen)
    for t in down:
        tile = s.tiles[t]
        tile.terrain = unseen.pop()
        if s.options.wilds:  # awake
            for kind in range(2):
                plain(lay_goods)(s, t, kind, rng.randint(0, 3))
            s.wolves = s.wolves & ~(1 << t) | rng.randint(0, 1) << t
            tile.spill_to = rng.choice([-1, *neighbours(t, s.tile_count)])
    for i, terrain in enumerate(unseen):
        s.set_aside[i] = terrain
    for i in range(4):
        s.chance.words[i] = rng.getrandbits(32)
    if rng.random() < 0.3:
        s.chance.scripted, s.chance.script_length, s.chance.script[0] = 1, 3, 7
    return other


def test_what_is_imagined_looks_like_what_is_known(engine: Engine, samples: list[Any]) -> None:
    """hide(imagine(s, v, r), v) equals hide(s, v) for every r."""
    for state in samples:
        for viewer in viewers(state):
            known = hidden(engine, state, viewer).tobytes()
            for seed in (0, 1, 2**62 + 3):
                guess = imagined(engine, state, viewer, seed)
                assert hidden(engine, guess, viewer).tobytes() == known


def test_hiding_twice_hides_no_more(engine: Engine, samples: list[Any]) -> None:
    for state in samples:
        for viewer in viewers(state):
            once = hidden(engine, state, viewer)
            assert hidden(engine, once, viewer).tobytes() == once.tobytes()


@pytest.mark.clause("LA-INV-13")
def test_positions_that_differ_only_in_the_unknown_look_the_same(
    engine: Engine, samples: list[Any]
) -> None:
    rng = random.Random(4)
    differ = 0
    for state in samples:
        other = scrambled(state, rng)
        differ += other.tobytes() != state.tobytes()
        for viewer in viewers(state):
            mine, theirs = hidden(engine, state, viewer), hidden(engine, other, viewer)
            assert mine.tobytes() == theirs.tobytes()
    assert differ == len(samples)


@pytest.mark.clause("LA-INV-13", "LA-DEC-5")
def test_and_so_do_their_views_their_options_and_what_is_said_about_them(
    samples: list[Any],
) -> None:
    rng = random.Random(5)
    for state in samples[::16]:
        first, other = Position(state), Position(scrambled(state, rng))
        assert GAME.legal(first) == GAME.legal(other)
        assert GAME.chart(first) == GAME.chart(other)
        for viewer in viewers(state):
            assert GAME.view(first, viewer) == GAME.view(other, viewer)
            assert (GAME.observe(first, viewer) == GAME.observe(other, viewer)).all()
        for move in rng.sample(range(GAME.moves.count), 6):
            assert GAME.why(first, move) == GAME.why(other, move)
        for move in GAME.legal(first)[::4]:
            assert GAME.preview(first, move) == GAME.preview(other, move)


def test_what_is_public_stays(engine: Engine, samples: list[Any]) -> None:
    """Hiding touches nothing but what is secret."""
    for state in samples:
        for viewer in viewers(state):
            known = hidden(engine, state, viewer)
            for field in known.dtype.names:
                if field not in ("chance", "tiles", *SETS, "set_aside", "fight"):
                    assert (part(known, field) == part(state, field)).all()
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
        assert not part(known, "chance").any()
        onto = tiles["spill_to"][0]
        assert all(up[t] for t in onto[onto >= 0])


def test_an_imagined_position_is_one_that_could_be(engine: Engine, samples: list[Any]) -> None:
    """It keeps the invariants, uses the tiles of the set, and can be played on."""
    moves = np.zeros(GAME.moves.count, np.int32)
    for seed, state in enumerate(samples):
        viewer = int(state["to_move"][0])
        guess = imagined(engine, state, viewer, seed)
        for law in POSITION_LAWS:
            assert law(guess).all(), law.__name__
        assert terrains(guess) == terrains(state)
        count = engine.legal(guess, moves)
        assert count == engine.legal(state, moves)
        for move in moves[:count].tolist():
            after = duplicate(guess)
            engine.play(after, move, SILENT)
            assert after["chance"]["fault"] == after["agenda"]["fault"] == 0


def terrains(state: Any) -> Counter[int]:
    """How many tiles of each terrain there are, those set aside included."""
    count = int(state["tile_count"][0])
    return Counter(
        [*state["tiles"]["terrain"][0][:count].tolist(), *state["set_aside"][0].tolist()]
    )


def test_every_tile_not_seen_yet_may_be_imagined_anywhere(engine: Engine) -> None:
    state = new_game(3, players=2).position.data
    seen = Counter[str]()
    for seed in range(900):
        guess = imagined(engine, state, 0, seed)
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
    table = lay_out(tiles={0: has(terrain="trail"), 1: has(terrain="mountain")})
    for seed in range(40):
        guess = Table(GAME.imagine(table.position, 0, seed))
        assert [tile.terrain for tile in guess.tiles].count("trail") == 1
        assert guess.tile(0).terrain == "trail"
        assert guess.tile(1).terrain == "mountain"


def test_awake_land_is_imagined_with_what_lives_on_it() -> None:
    table = lay_out(options=AWAKE | {"board": "medium"}, round=5)
    prey = set()
    for seed in range(30):
        guess = Table(GAME.imagine(table.position, 1, seed))
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
    table = lay_out(
        options={"fight_boost": "blind", "players": 3, "board": "medium"},
        tiles={0: {}},
        A=[at(0, resources=3), at(19)],
        B=[at(0, resources=2), at(25)],
    )
    table.dice(3, 4).play("fight:A1:B1", "add:2")
    assert GAME.hide(table.position, 0).state.fight.added[0] == 2
    for viewer in (1, 2, -1):
        assert GAME.hide(table.position, viewer).state.fight.added[0] == 0
    guesses = {GAME.imagine(table.position, 1, r).state.fight.added[0] for r in range(60)}
    assert guesses == {0, 1, 2, 3}  # whatever A can afford
    mine = {GAME.imagine(table.position, 0, r).state.fight.added[0] for r in range(20)}
    assert mine == {2}


@pytest.mark.clause("LA-DUEL-5")
def test_an_open_addition_is_known_to_all() -> None:
    table = lay_out(tiles={0: {}}, A=[at(0, resources=3), at(7)], B=[at(0, resources=2), at(13)])
    table.dice(3, 4).play("fight:A1:B1", "beat")
    for viewer in (-1, 0, 1):
        assert GAME.hide(table.position, viewer).state.fight.added[0] == 2


def test_events_tell_nothing_of_what_lies_under_the_snow(engine: Engine) -> None:
    """Awake, wolves and prey move unseen: every tile an event names is face up, or nowhere."""
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
    assert (play.events[:, 1] == -1).all()  # and nothing is told to one player alone


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
