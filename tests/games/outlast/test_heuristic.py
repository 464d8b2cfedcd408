"""Tests of Outlast's heuristic player: its habits one by one, and how often it wins."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from holdfast.games import load
from holdfast.kernel.engine import Engine
from holdfast.kernel.events import silent_log
from holdfast.kernel.position import Position

GAME = load("outlast")


def advised(position: Position, noise: int = 0) -> str:
    return GAME.key(position, GAME.advise(position, noise))


def alone(*people: dict[str, Any], actions_left: int = 3, **tiles: dict[str, Any]) -> Position:
    """Return a small board in A's turn, the second player far away; tiles are named t0, t1, ..."""
    return GAME.build_position(
        {
            "options": {"players": 2, "board": "small"},
            "round": 3,
            "tiles": {int(name[1:]): {"wolf": 0, **tile} for name, tile in tiles.items()},
            "players": {"A": list(people), "B": [{"tile": 13, "prey": 3}]},
            "turn": "A",
            "actions_left": actions_left,
        }
    )


# Habits


def test_the_hungry_hunt() -> None:
    assert advised(alone({"tile": 0}, t0={"prey": 3})) == "hunt:A1"


def test_even_a_herd_of_two_feeds_the_last_one() -> None:
    assert advised(alone({"tile": 0}, t0={"prey": 2})) == "hunt:A1"


def test_a_herd_of_two_is_left_alone_by_the_fed() -> None:
    position = alone({"tile": 0, "prey": 1}, t0={"prey": 2, "resources": 3})
    assert advised(position) == "gather:A1"


def test_a_reserve_is_taken_from_a_full_herd() -> None:
    position = alone({"tile": 0, "prey": 1}, t0={"prey": 3, "resources": 0})
    assert advised(position) == "hunt:A1"


def test_nobody_explores_with_the_last_action() -> None:
    position = alone({"tile": 0}, actions_left=1, t0={"prey": 0, "resources": 0})
    assert not advised(position).startswith("move")


def test_the_hungry_go_where_prey_is() -> None:
    position = alone({"tile": 0}, t0={"prey": 0}, t1={"prey": 3})
    assert advised(position) == "move:A1:0"


def test_the_cornered_hide_with_their_last_action() -> None:
    position = alone({"tile": 0, "prey": 1}, actions_left=1, t0={"wolf": 1, "prey": 1})
    assert advised(position) == "hide:A1"


def test_whoever_a_wolf_will_reach_hides() -> None:
    # The wolf on tile 3 has no prey, and tile 0 has all that is near.
    position = alone(
        {"tile": 0, "prey": 1}, actions_left=1, t0={"prey": 2}, t3={"prey": 0, "wolf": 1}
    )
    assert advised(position) == "hide:A1"


def test_three_resources_become_a_settlement() -> None:
    position = alone({"tile": 0, "prey": 2, "resources": 3}, t0={"prey": 3})
    assert advised(position) == "build:A1:settlement"


def test_the_keeper_eats_before_newcomers() -> None:
    position = alone(
        {"tile": 0, "prey": 1, "resources": 2}, {"tile": 0}, actions_left=1, t0={"prey": 0}
    )
    GAME.play(position, GAME.move(position, "end"))
    assert GAME.decision(position) == "feed"
    assert advised(position) == "feed:A1"


def test_who_carries_least_faces_the_wolf_first() -> None:
    position = alone({"tile": 0, "prey": 2}, {"tile": 0}, actions_left=1, t0={"prey": 0, "wolf": 1})
    GAME.play(position, GAME.move(position, "end"))
    assert GAME.decision(position) == "forced"
    assert advised(position) == "face:A2"


def test_newcomers_arrive_away_from_wolves() -> None:
    position = GAME.build_position(
        {
            "options": {"players": 2, "board": "small"},
            "tiles": {
                0: {"prey": 3, "wolf": 1, "structures": {"settlement": "A"}},
                7: {"prey": 1, "structures": {"settlement": "A"}},
            },
            "players": {"A": [{"tile": 7, "prey": 1}], "B": [{"tile": 13, "prey": 1}]},
            "board": 5,
        }
    )
    assert GAME.decision(position) == "arrive"
    assert advised(position) == "at:7"


def test_a_rival_on_their_last_legs_is_attacked_and_outbid() -> None:
    position = GAME.build_position(
        {
            "options": {"players": 2, "board": "small"},
            "tiles": {0: {"wolf": 0, "prey": 0, "resources": 0}},
            "players": {
                "A": [{"tile": 0, "prey": 1, "resources": 2}, {"tile": 7, "prey": 1}],
                "B": [{"tile": 0, "prey": 1}],
            },
            "turn": "A",
        }
    )
    assert advised(position) == "fight:A1:B1"
    rolled = GAME.prescribe(position, [3, 4])
    GAME.play(rolled, GAME.move(rolled, "fight:A1:B1"))
    assert GAME.decision(rolled) == "boost"
    assert advised(rolled) == "beat"


def test_a_blind_fight_gets_as_much_as_is_surely_enough() -> None:
    position = GAME.build_position(
        {
            "options": {"players": 2, "board": "small", "fight_boost": "blind"},
            "tiles": {0: {"wolf": 0}},
            "players": {
                "A": [{"tile": 0, "prey": 1, "resources": 3}, {"tile": 7, "prey": 1}],
                "B": [{"tile": 0, "prey": 1, "resources": 1}],
            },
            "turn": "A",
        }
    )
    rolled = GAME.prescribe(position, [3, 3])
    GAME.play(rolled, GAME.move(rolled, "fight:A1:B1"))
    assert advised(rolled) == "add:2"


def test_a_spilled_prey_goes_where_it_founds_a_herd() -> None:
    position = alone(
        {"tile": 0, "prey": 3}, t0={"prey": 3}, t1={"prey": 0}, t2={"prey": 1}, t3={"prey": 2}
    )
    GAME.play(position, GAME.move(position, "drop:A1:prey"))
    assert GAME.decision(position) == "spill"
    assert advised(position) == "to:2"


# Manners


def _options(dice: random.Random) -> dict[str, Any]:
    options: dict[str, Any] = {o.name: dice.choice(o.values) for o in GAME.options.option}
    return {**options, "players": dice.randint(1, 6)}


def test_it_advises_legal_moves_from_what_may_be_known_and_touches_nothing(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GAME, "engine", engine)
    asked = set()
    for seed in range(5):
        dice = random.Random(seed)
        position = GAME.new(_options(dice), seed)
        for _ in range(40):
            noise, before = dice.getrandbits(31), bytes(position)
            move = GAME.advise(position, noise)
            assert bytes(position) == before
            assert move in GAME.legal(position)
            elsewhere = GAME.determinize(position, position.to_move, seed + 1)
            assert GAME.advise(elsewhere, noise) == move
            asked.add(GAME.decision(position))
            # Now and then something else, to come into all kinds of trouble.
            GAME.play(position, move if dice.random() < 0.8 else dice.choice(GAME.legal(position)))
            if position.over:
                break
    assert {"act", "feed"} <= asked


# Strength


def match(lineup: str, seed: int, **options: Any) -> Position:
    """Play a game of heuristic (s) and random (r) players and return its end."""
    dice = random.Random(seed)
    position = GAME.new({**options, "players": len(lineup)}, seed)
    while not position.over:
        if lineup[position.to_move] == "s":
            move = GAME.advise(position, dice.getrandbits(31))
        else:
            move = dice.choice(GAME.legal(position))
        GAME.play(position, move)
    return position


def wins(lineup: str, seat: int, games: int) -> int:
    results = (GAME.result(match(lineup, seed)) for seed in range(games))
    return sum(placements[seat].rank == 1 for placements in results)


def test_it_beats_random_players(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "engine", engine)
    assert wins("srrr", 0, 12) + wins("rrsr", 2, 12) >= 22


@pytest.mark.long
def test_it_crushes_random_players_and_survives_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "engine", GAME.compiled)
    assert wins("srrr", 0, 500) > 475
    survived = sum(bool(match("s", seed).state.players[0].alive) for seed in range(500))
    assert survived > 250


@pytest.mark.long
def test_compiled_advice_is_the_same() -> None:
    out = np.zeros(GAME.moves.count, np.int32)
    for seed in range(3):
        dice = random.Random(seed)
        position = GAME.new(_options(dice), seed)
        for _ in range(100):
            noise = dice.getrandbits(31)
            hidden = GAME.hide(position, position.to_move)
            count = GAME.compiled.legal(hidden.data, out)
            move = int(GAME.compiled.advise(hidden.data, out, count, noise))
            assert move == GAME.advise(position, noise)
            GAME.compiled.play(position.data, move, silent_log())
            if position.over:
                break
