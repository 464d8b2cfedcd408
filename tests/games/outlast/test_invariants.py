"""The invariants hold at every step of random games over all options (LA-INV)."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray
from tests.games.outlast import invariants
from tests.games.outlast.invariants import (
    PLAY_LAWS,
    POSITION_LAWS,
    Kept,
    broken,
    exposed_to_wolves,
    inv_1,
    inv_2,
    inv_3,
    inv_4,
    inv_5,
    inv_6,
    inv_7,
    inv_8,
    inv_9,
    inv_10,
    inv_11,
    people_are_counted,
    places_are_noted,
    wellformed,
)
from tests.games.outlast.random_play import Player, option_sets
from tests.support.random_play import Play
from tests.support.states import duplicate

from holdfast.games.outlast import GAME
from holdfast.games.outlast.rules.flow import run
from holdfast.games.outlast.state import PREY
from holdfast.kernel.engine import Engine
from holdfast.kernel.events import SILENT, new_log
from holdfast.kernel.plain import plain
from holdfast.kernel.position import Position

QUICK = 20_000
LONG = 1_000_000


@pytest.fixture(scope="module")
def play(engine: Engine) -> Play:
    """Some thousand random decisions over all options, compiled."""
    return Player(engine, option_sets(60), seed=1).play(QUICK)


@pytest.mark.parametrize(
    "law",
    [
        pytest.param(inv_1, marks=pytest.mark.clause("LA-INV-1")),
        pytest.param(inv_2, marks=pytest.mark.clause("LA-INV-2")),
        pytest.param(inv_3, marks=pytest.mark.clause("LA-INV-3")),
        pytest.param(inv_4, marks=pytest.mark.clause("LA-INV-4")),
        pytest.param(inv_5, marks=pytest.mark.clause("LA-INV-5")),
        pytest.param(inv_11, marks=pytest.mark.clause("LA-INV-11")),
        pytest.param(wellformed, marks=pytest.mark.clause("LA-DEC-1")),
    ],
)
def test_every_position_keeps(law: Callable[[Any], Kept], play: Play) -> None:
    assert law(play.after).all()


@pytest.mark.parametrize(
    "law",
    [
        pytest.param(inv_6, marks=pytest.mark.clause("LA-INV-6", "LA-OPT", "LA-BUILD-6")),
        pytest.param(inv_7, marks=pytest.mark.clause("LA-INV-7")),
        pytest.param(inv_8, marks=pytest.mark.clause("LA-INV-8")),
        pytest.param(inv_9, marks=pytest.mark.clause("LA-INV-9")),
        pytest.param(inv_10, marks=pytest.mark.clause("LA-INV-10")),
        people_are_counted,
    ],
)
def test_every_decision_keeps(law: Callable[[Play], Kept], play: Play) -> None:
    assert law(play).all()


def test_no_law_is_left_out(play: Play) -> None:
    laws = {name for name in vars(invariants) if name.startswith("inv_")}
    assert laws == {f"inv_{n}" for n in range(1, 12)}
    assert laws <= {law.__name__ for law in (*POSITION_LAWS, *PLAY_LAWS)}
    assert broken(play) == []


def test_random_play_reaches_everything(play: Play) -> None:
    """All decisions, all kinds of move and event, all player counts: else the laws prove little."""
    assert set(play.before["ask"].tolist()) == set(range(1, len(GAME.decisions)))
    moves = {GAME.moves.decode(int(move))[0].name for move in np.unique(play.moves)}
    assert moves == set(GAME.moves.kinds) - {"concede"}
    kinds = {GAME.events.kinds[kind][0] for kind in np.unique(play.events[:, 0])}
    assert kinds == {name for name, _ in GAME.events.kinds} - {"conceded"}
    assert set(play.before["options"]["players"].tolist()) == {1, 2, 3, 4, 5, 6}
    for option in GAME.options.option:
        assert len(np.unique(play.before["options"][option.name])) == len(option.values)
    assert play.before["round"].max() == 20


def test_every_game_ends(play: Play) -> None:
    """No game takes more decisions than the bound that it declares."""
    starts = np.flatnonzero(play.opens)
    assert len(starts) > 200
    assert np.diff(starts).max() <= GAME.longest


@pytest.mark.long
@pytest.mark.clause(
    "LA-INV-1", "LA-INV-2", "LA-INV-3", "LA-INV-4", "LA-INV-5", "LA-INV-6", "LA-INV-7",
    "LA-INV-8", "LA-INV-9", "LA-INV-10", "LA-INV-11",
)  # fmt: skip
def test_a_million_decisions(engine: Engine) -> None:
    player = Player(engine, option_sets(360, seed=2), seed=2)
    for _ in range(LONG // QUICK):
        assert broken(player.play(QUICK)) == []


# The laws themselves: a position that breaks one is noticed.

DAMAGES: dict[str, tuple[Callable[[Any], Kept], Callable[[Any], None]]] = {
    "resources off the board": (inv_1, lambda s: s["ones"].__setitem__((0, 0), 1 << 60)),
    "a wolf off the board": (inv_1, lambda s: s["wolves"].__setitem__(0, 1 << 60)),
    "prey off the board": (inv_1, lambda s: s["twos"].__setitem__((0, 1), 1 << 60)),
    "a heavy load": (
        inv_2,
        lambda s: s["players"]["meeples"]["goods"].__setitem__((0, 0, 0, 1), 4),
    ),
    "under the snow": (inv_2, lambda s: s["face_up"].__setitem__(0, 0)),
    "a lost palisade": (inv_3, lambda s: s["players"]["supply"].__setitem__((0, 0, 1), 1)),
    "a stranger's pen": (inv_3, lambda s: s["tiles"]["structures"].__setitem__((0, 0, 4), 5)),
    "prey asleep": (inv_4, lambda s: s["ones"].__ior__(1)),
    "a spill asleep": (inv_4, lambda s: s["tiles"]["spill_to"].__setitem__((0, 7), 1)),
    "a far spill": (inv_5, lambda s: s["tiles"]["spill_to"].__setitem__((0, 0), 9)),
    "a spill off the board": (inv_5, lambda s: s["tiles"]["spill_to"].__setitem__((0, 7), 19)),
    "a ghost": (inv_11, lambda s: s["players"]["people"].__setitem__((0, 0), 0)),
    "a place not noted": (
        places_are_noted,
        lambda s: s["players"]["places"].__setitem__((0, 0), 2),
    ),
    "two deciders": (wellformed, lambda s: s["to_move"].__setitem__(0, 4)),
    "a reused number": (wellformed, lambda s: s["players"]["next_number"].__setitem__((0, 0), 1)),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_broken_position_is_noticed(damage: str) -> None:
    law, do_damage = DAMAGES[damage]
    states = GAME.new({"players": 2}, 3).data
    assert law(states).all()
    do_damage(states)
    assert not law(states).any()


def flip(digits: NDArray[np.int64], kind: int) -> None:
    """Another number of a kind of goods on A's home."""
    digits[0, kind] ^= 1 << 7


PLAY_DAMAGES: dict[str, tuple[Callable[[Play], Kept], str, Callable[[Play], None]]] = {
    "a tile turned over": (
        inv_6, "move", lambda p: p.after["face_up"].__iand__(~(1 << 7))),
    "an earlier round": (inv_6, "move", lambda p: p.after["round"].__setitem__(0, 0)),
    "another's structure": (
        inv_6, "move", lambda p: p.after["tiles"]["structures"].__setitem__((0, 7, 0), 1)),
    "a resource from nowhere": (
        inv_9, "gather", lambda p: flip(p.after["ones"], 0)),
    "a prey too few": (
        inv_9, "move", lambda p: flip(p.after["ones"], 1)),
    "a wolf from nowhere": (
        inv_10, "move", lambda p: p.after["wolves"].__ior__(1 << 7)),
    "a meeple from nowhere": (
        people_are_counted, "move", lambda p: p.after["players"]["people"].__setitem__((0, 1), 2)),
}  # fmt: skip


@pytest.mark.parametrize("damage", PLAY_DAMAGES)
def test_a_broken_decision_is_noticed(damage: str) -> None:
    law, kind, do_damage = PLAY_DAMAGES[damage]
    play = one_decision(GAME.new({"players": 2}, 3), kind)
    assert law(play).all()
    do_damage(play)
    assert not law(play).any()


def one_decision(position: Position, kind: str) -> Play:
    """The first move of a kind, as a play."""
    move = next(m for m in GAME.legal(position) if GAME.moves.decode(m)[0].name == kind)
    before, log = duplicate(position.data), new_log()
    GAME.interpreted.play(position.data, move, log)
    rows = log[1 : 1 + int(log[0, 0])]
    ones = np.ones(1, np.int32)
    owner = np.zeros(len(rows), np.int64)
    return Play(before, position.data, move * ones, ones, ones > 0, rows, owner, 0)


# The laws at their nodes


@pytest.mark.clause("LA-INV-7", "LA-INV-8", "LA-FORCE-1", "LA-MEAL-1", "LA-ATT-3")
def test_after_forced_fights_meal_and_attacks(monkeypatch: pytest.MonkeyPatch) -> None:
    names = plain(run).__globals__
    pots: dict[int, int] = {}
    seen = Counter[str]()

    def carried(s: Any) -> int:
        player = s.players[s.seat]
        return sum(player.meeples[slot].goods[PREY] for slot in range(player.people))

    def before_forced_fights(s: Any) -> None:
        pots.clear()

    def before_meal(s: Any) -> None:  # F3 is over
        pots.setdefault(s.seat, carried(s))
        seen["meal"] += 1
        assert not cornered(s)[s.seat].any()

    def before_turn_end(s: Any) -> None:  # F4 is over
        if s.seat in pots and s.players[s.seat].alive:
            seen["turn"] += 1
            # Everybody who is left has eaten one, and the starved had none to leave.
            assert pots[s.seat] - carried(s) == s.players[s.seat].people

    def before_round_end(s: Any) -> None:  # step 6 is over
        seen["round"] += 1
        if GAME.options.read(s.options)["wolf_attacks"] == "each":
            assert not cornered(s).any()

    def cornered(s: Any) -> Any:
        octets = bytes(s._memory["B"])
        return exposed_to_wolves(np.frombuffer(octets, GAME.state))[0]

    for name, check in {
        "forced_fights": before_forced_fights,
        "meal": before_meal,
        "turn_end": before_turn_end,
        "round_end": before_round_end,
    }.items():
        monkeypatch.setitem(names, name, spy(check, names[name]))
    Player(GAME.interpreted, option_sets(18, seed=5), seed=5).play(2_000)
    assert min(seen["meal"], seen["turn"], seen["round"]) > 50


def spy(check: Callable[[Any], None], step: Callable[..., None]) -> Callable[..., None]:
    """A step of the rules that is looked at before it happens."""

    def watched(s: Any, *rest: Any) -> None:
        check(s)
        step(s, *rest)

    return watched


# Whatever is chosen

CHOICES = st.fixed_dictionaries(
    {"players": st.integers(1, 6)}
    | {option.name: st.sampled_from(option.values) for option in GAME.options.option}
)


@pytest.mark.clause("LA-INV-12")
@settings(
    max_examples=40,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
@given(options=CHOICES, seed=st.integers(0, 2**63 - 1), answers=st.lists(st.integers(0, 999)))
def test_any_options_seed_and_answers(
    engine: Engine, options: dict[str, Any], seed: int, answers: list[int]
) -> None:
    """The laws hold, the game is the same when played again, and survives being stored."""
    first = GAME.blank(options)
    engine.setup(first.data, seed, SILENT)
    again = first.copy()
    moves = np.zeros(GAME.moves.count, np.int32)
    for answer in answers:
        if first.over:
            break
        count = engine.legal(first.data, moves)
        move = int(moves[answer % count])
        for position in (first, again):
            engine.play(position.data, move, SILENT)
        again = Position.from_bytes(GAME.state, bytes(again))
        assert first == again
        for law in POSITION_LAWS:
            assert law(first.data).all(), law.__name__


@pytest.mark.clause("LA-INV-12")
def test_the_same_seed_and_answers_give_the_same_game() -> None:
    options = option_sets(6, seed=9)
    games = [Player(GAME.interpreted, options, seed=4).play(300) for _ in range(2)]
    assert games[0].after.tobytes() == games[1].after.tobytes()
    assert games[0].events.tobytes() == games[1].events.tobytes()
    other = Player(GAME.interpreted, options, seed=5).play(300)
    assert other.after.tobytes() != games[0].after.tobytes()


def test_storing_loses_nothing() -> None:
    rng = random.Random(3)
    play = Player(GAME.interpreted, option_sets(6), seed=8).play(200)
    for row in rng.sample(range(len(play)), 40):
        position = Position(duplicate(play.after[row : row + 1]))
        stored = bytes(position)
        assert len(stored) == GAME.state.itemsize
        assert Position.from_bytes(GAME.state, stored) == position
        assert bytes(Position.from_bytes(GAME.state, stored)) == stored
