"""The invariants of Outlast (LA-INV): a position that breaks one is noticed, and they hold at the
very nodes of the flow that they speak of. Random play is watched in tests/games/test_laws_*.py."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from tests.games.outlast import invariants
from tests.games.outlast.invariants import (
    PLAY_LAWS,
    POSITION_LAWS,
    Kept,
    exposed_to_wolves,
    inv_1,
    inv_2,
    inv_3,
    inv_4,
    inv_5,
    inv_6,
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
from holdfast.games.outlast.state import PREY
from holdfast.kernel.events import new_log
from holdfast.kernel.position import Position


def test_no_law_is_left_out() -> None:
    laws = {name for name in vars(invariants) if name.startswith("inv_")}
    assert laws == {f"inv_{n}" for n in range(1, 12)}
    assert laws <= {law.__name__ for law in (*POSITION_LAWS, *PLAY_LAWS)}


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
    """Change whether there is one of a kind of goods on A's home."""
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
    """Play the first legal move of a kind and return it as a play of one decision."""
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
    names = GAME.rules.flow.take_step.__globals__
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
        octets = bytes(s.octets)
        return exposed_to_wolves(np.frombuffer(octets, GAME.state.dtype))[0]

    for name, check in {  # as the ladder of steps calls them
        "wolf_forced_fights": before_forced_fights,
        "meal_meal": before_meal,
        "turn_turn_end": before_turn_end,
        "rounds_round_end": before_round_end,
    }.items():
        monkeypatch.setitem(names, name, spy(check, names[name]))
    Player(GAME.interpreted, option_sets(18, seed=5), seed=5).play(2_000)
    assert min(seen["meal"], seen["turn"], seen["round"]) > 50


def spy(check: Callable[[Any], None], step: Callable[..., None]) -> Callable[..., None]:
    """Return a step of the rules that checks the position before it runs."""

    def watched(s: Any, *rest: Any) -> None:
        check(s)
        step(s, *rest)

    return watched
