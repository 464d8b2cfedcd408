"""The invariants of Outbreak (section 10) in games of all variants where people join and leave.

Random play over all options is tested in tests/games/test_laws_*.py.
"""

import random

import pytest
from tests.games.outbreak.invariants import broken, broken_at
from tests.games.outbreak.random_play import Player, option_sets, permitted, walk
from tests.games.outbreak.table import R0, horde, lay, who
from tests.support.random_play import Options

from holdfast.games.outbreak import GAME
from holdfast.kernel.engine import Engine
from holdfast.kernel.replay import Replay, Step


class Restless(Player):
    """Plays Outbreak as a team whose people join and leave all the time."""

    def begin_game(self) -> None:
        """Play well, and never give up."""
        self.wild, self.giving_up = 0.1, False

    def choose(self, count: int) -> int:
        """Return somebody's request, or what any team would do."""
        requests = permitted(self.engine, self.state) if self.rng.random() < 0.08 else []
        return self.rng.choice(requests) if requests else super().choose(count)


@pytest.mark.clause(
    "OB-INV-1", "OB-INV-2", "OB-INV-3", "OB-INV-4", "OB-INV-5", "OB-INV-6", "OB-INV-7", "OB-INV-8",
    "OB-INV-9", "OB-INV-10", "OB-INV-11", "OB-INV-12", "OB-INV-13", "OB-INV-15",
)  # fmt: skip
def test_every_step_keeps_the_invariants(engine: Engine) -> None:
    assert broken(Player(engine, option_sets(8, seed=5), seed=5).play(900)) == []


@pytest.mark.clause("OB-JOIN-2", "OB-JOIN-3", "OB-JOIN-4", "OB-JOIN-5")
@pytest.mark.parametrize("players", [1, pytest.param(3, marks=pytest.mark.long), 8])
def test_people_come_and_go(players: int, engine: Engine) -> None:
    options = {"players": players, "start_exp": "10"}
    assert broken(Restless(engine, [options], seed=7, late=0).play(220)) == []


@pytest.mark.long
@pytest.mark.parametrize("options", [
    {"players": 4, "low_levels": "on", "no_icons": "on", "no_exp": "on", "no_fortune": "on"},
    {"players": 1, "difficulty": "custom", "custom_finals": "2-2",
     **{f"custom_{level}": "0" for level in range(1, 7)}},
    {"players": 8, "difficulty": "ridiculous", "scaled_deck": "on"},
    {"players": 5, "city_layout": "random", "difficulty": "very_hard"},
])  # fmt: skip
def test_variants_keep_the_invariants_too(options: Options, engine: Engine) -> None:
    assert broken(Restless(engine, [options], seed=31, late=0).play(220)) == []


@pytest.mark.clause("OB-TRD-3")
def test_a_trade_may_give_more_than_can_be_carried() -> None:
    """Check that a trade may exceed the limit of tokens while it is open, and not afterwards."""
    table = lay(
        who("technician", R0, goods="GGGGG"), who("soldier", R0, goods="AAAAA"),
        horde("H1-ZG", -2, 0), active="technician",
    )  # fmt: skip
    table.play("trade", "give:soldier:G")
    assert table.decision == "trade"
    assert "people_keep_limits" not in broken_at(table.position)
    table.position.data["ask"] = 1  # any other question
    assert "people_keep_limits" in broken_at(table.position)


@pytest.mark.clause("OB-DEC-1", "OB-DEC-2")
def test_every_option_is_accepted(engine: Engine) -> None:
    for number, options in enumerate(option_sets(4, seed=5)):
        for k, (position, _) in enumerate(walk(engine, options, number, 400)):
            if k % 45 or position.over:
                continue
            for move in GAME.legal(position):
                ahead = position.copy()
                GAME.play(ahead, move)
                assert ahead != position
                assert broken_at(ahead) == [], GAME.key(position, move)


@pytest.mark.clause("OB-GEN-7", "OB-INV-14")
def test_the_same_seed_and_moves_give_the_same_game() -> None:
    rng, position = random.Random(21), GAME.new({"players": 3}, 21)
    replay = GAME.record(position, 21)
    for _ in range(150):
        if position.over:
            break
        replay.steps.append(Step(rng.choice(GAME.legal(position))))
        GAME.play(position, replay.steps[-1].move)
    assert GAME.replay(Replay.loads(replay.dumps()))[-1][0] == position


@pytest.mark.clause("OB-END-4")
def test_games_end(engine: Engine) -> None:
    for seed in range(6):
        *_, (last, _) = walk(engine, {"players": 4}, seed, GAME.longest, wild=0.2)
        assert last.over


def test_a_position_is_small() -> None:
    assert GAME.state.size <= 8192


# The laws themselves: a position that breaks one is noticed.


@pytest.mark.parametrize(
    ("law", "field", "value"),
    [
        ("tokens_are_kept", "driver", 3),
        ("exp_is_bounded", "exp", 100),
        ("hordes_are_kept", "in_play", 99),
        ("people_stand_free", "overrun", -1),
        ("city_is_linked", "city", -1),
        ("sets_agree", "team", 1),
    ],
)
def test_what_breaks_a_law_is_noticed(law: str, field: str, value: int) -> None:
    position = GAME.named_position("showcase")
    assert broken_at(position) == []
    setattr(position.state, field, value)
    assert law in broken_at(position)
