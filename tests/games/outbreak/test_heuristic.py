"""Tests of Outbreak's heuristic team: what it must never do, its habits, how often it wins."""

import math
import re
from pathlib import Path

import numpy as np
import pytest
from tests.games.outbreak.random_play import option_sets, walk
from tests.games.outbreak.table import R0, R1, R2, R3, R4, Table, horde, lay, unknown, who

from holdfast.games.outbreak import GAME
from holdfast.games.outbreak.state import WON
from holdfast.kernel.engine import Engine
from holdfast.kernel.events import silent_log
from holdfast.kernel.flow import NO_MOVE
from holdfast.kernel.position import Position

QUIET = horde("H1-ZG", -2, 0)


def advised(table: Table) -> str:
    """Return the key of the move that the heuristic team would make."""
    return GAME.key(table.position, GAME.advise(table.position, 1))


# Habits


def test_it_attacks_what_it_can_destroy() -> None:
    table = lay(
        who("soldier", R0, goods="A"), horde("H1-ZA", 2, 0), QUIET, helpless=R3, active="soldier"
    )
    assert advised(table) == "attack"


def test_it_goes_where_it_can_attack() -> None:
    table = lay(
        who("soldier", R2, goods="A"), horde("H1-ZA", 2, 0, "swell"), helpless=R3, active="soldier"
    )
    assert advised(table) == "move:1,0"


def test_the_helpless_leave_a_place_next_to_fire() -> None:
    table = lay(who("soldier", R4), QUIET, pieces={R0: {"fire": 1}}, helpless=R1, step="helpless")
    assert advised(table) == "hex:0,-1"  # R2 is the only neighbour that fire does not reach


def test_fire_next_to_the_helpless_is_put_out_first() -> None:
    pieces = {R0: {"fire": 1}}
    person = who("soldier", R0, goods="A")
    table = lay(person, horde("H1-ZA", 2, 0), pieces=pieces, exp=9, active="soldier")
    assert advised(table) == "develop:restore"
    away = lay(who("soldier", R3), QUIET, pieces=pieces, exp=9, active="soldier")
    assert advised(away) == "move:1,0"


def test_the_fallen_are_revived() -> None:
    table = lay(who("soldier"), who("pilot", down=True), QUIET, exp=4, active="soldier")
    assert advised(table) == "develop:revive"


def test_somebody_stands_with_the_helpless_when_a_horde_will_come() -> None:
    table = lay(
        who("sentinel", "MB"), horde("H3-Z4", 2, 0, "swell"), helpless=R0, active="sentinel",
        turn={"main": 0},
    )  # fmt: skip
    assert advised(table) == "move:1,0"


def test_a_lucky_break_is_kept_unless_it_makes_a_roll_succeed() -> None:
    foe = horde("H3-Z1", 2, 0, "swell")
    near = {"helpless": R3, "active": "diplomat"}
    table = lay(who("diplomat", R0, hand=["FC-10"]), foe, QUIET, **near).dice("GBS").play("attack")
    assert advised(table) == "play:diplomat:FC-10"
    hopeless = lay(who("diplomat", R0, hand=["FC-10"]), foe, QUIET, **near)
    assert advised(hopeless.dice("SSS").play("attack")) == "accept"


def test_a_roadblock_is_for_settlements_that_nobody_holds() -> None:
    step = {"step": "level", "helpless": R3, "deck": 0, "day": 9}
    foe = horde("H1-ZB", 2, 0, "swell")
    held = lay(who("diplomat", R0, hand=["FC-14"]), foe, QUIET, **step)
    assert advised(held) == "pass"
    empty = lay(who("diplomat", R4, hand=["FC-14"]), foe, QUIET, **step)
    assert advised(empty) == "play:diplomat:FC-14"


def test_nobody_moves_onto_the_shopping_mall_to_attack() -> None:
    table = lay(
        who("soldier", R0), horde("H1-ZA", 3, -1), city={"SE-SHO": (2, -1), "SE-POL": (2, 0)},
        helpless=R3, active="soldier",
    )  # fmt: skip
    assert advised(table) == "move:2,0"


def test_tokens_are_gathered_before_a_final_encounter_is_attacked() -> None:
    final = horde("FE1-1", 2, 0)
    near = {"helpless": R3, "active": "soldier"}
    empty = lay(who("soldier", R0), final, **near)
    assert advised(empty).startswith("aid:SE-ARM:")
    empty.play(advised(empty))
    assert "A" in empty.goods("soldier")  # not what the Armoury has beside
    ready = lay(who("soldier", R0, goods="GBASE"), final, **near)
    assert advised(ready) == "attack"


# Manners


def test_advice_is_legal_and_leaves_the_position_alone(engine: Engine) -> None:
    moves = np.zeros(GAME.moves.count, np.int32)
    for number, options in enumerate(option_sets(8, seed=21)):
        for position, _ in walk(engine, options, number, 200):
            if position.over:
                continue
            count = engine.legal(position.data, moves)
            hidden = position.copy()
            engine.hide(hidden.data, position.to_move)
            before = bytes(hidden)
            assert engine.advise(hidden.data, moves, count, number) in moves[:count]
            assert bytes(hidden) == before


def test_advice_depends_on_nothing_hidden(engine: Engine) -> None:
    moves = np.zeros(GAME.moves.count, np.int32)
    for k, (position, _) in enumerate(walk(engine, {"players": 4}, 3, 250, wild=0.1)):
        if k % 5 or position.over:
            continue
        count = engine.legal(position.data, moves)
        answers = set()
        for seed in (1, 2):
            imagined = position.copy()
            engine.hide(imagined.data, position.to_move)
            engine.determinize(imagined.data, position.to_move, seed)
            engine.hide(imagined.data, position.to_move)
            answers.add(int(engine.advise(imagined.data, moves, count, 5)))
        assert len(answers) == 1


# Strength


def wins(engine: Engine, games: int, heuristic: bool, **options: object) -> int:
    """Return how many of the games a team wins, heuristic or random."""
    moves = np.zeros(GAME.moves.count, np.int32)
    won = 0
    for seed in range(games):
        rng = np.random.default_rng(seed)
        position: Position = GAME.blank(options)
        hidden = position.copy()
        engine.set_up(position.data, seed, silent_log())
        engine.play(position.data, NO_MOVE, silent_log())
        while not position.over:
            count = engine.legal(position.data, moves)
            move = int(moves[rng.integers(count)])
            if heuristic:
                hidden.become(position)
                engine.hide(hidden.data, 0)
                move = int(engine.advise(hidden.data, moves, count, int(rng.integers(1 << 30))))
            engine.play(position.data, move, silent_log())
        won += position.state.outcome == WON
    return won


def test_it_beats_chance_by_far(engine: Engine) -> None:
    assert wins(engine, 40, heuristic=False, players=4) == 0
    assert wins(engine, 40, heuristic=True, players=4) >= 12


BALANCE = Path(__file__).parents[3] / "docs/balance/outbreak.md"
DIFFICULTIES = ("normal", "hard", "very_hard", "ridiculous")


def win_rates() -> tuple[dict[str, tuple[float, float]], int]:
    """Return the win rates of heuristic teams and newcomers by the balance page.

    The second value is the number of games behind the rates of heuristic teams.
    """
    results = BALANCE.read_text(encoding="utf-8").partition("## Results")[2]
    games = re.search(r"in (\d+) games a\s+difficulty", results)
    row = r"^\| (Normal|Hard|Very Hard|Ridiculous) \| ([\d.]+) % \| ([\d.]+) % \|"
    rates = {
        name.lower().replace(" ", "_"): (float(heuristic) / 100, float(newcomers) / 100)
        for name, heuristic, newcomers in re.findall(row, results, re.M)
    }
    assert games is not None
    return rates, int(games[1])


def test_the_balance_table_meets_the_targets() -> None:
    rates, _ = win_rates()
    assert tuple(rates) == DIFFICULTIES
    for (heuristic, newcomers), target in zip(
        rates.values(), (0.50, 0.25, 0.10, 0.03), strict=True
    ):
        assert abs(newcomers - target) <= 0.05
        assert newcomers < heuristic
    assert list(rates.values()) == sorted(rates.values(), reverse=True)


@pytest.mark.long
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_win_rates_are_those_of_the_balance_table(engine: Engine, difficulty: str) -> None:
    """Check that heuristic teams win as often as the balance page says.

    Both rates are samples, of different seeds. The test fails by chance less than once in two
    thousand runs.
    """
    rates, sample = win_rates()
    games = 500
    rate = wins(engine, games, heuristic=True, players=4, difficulty=difficulty) / games
    told, _ = rates[difficulty]
    error = math.sqrt(told * (1 - told) * (1 / sample + 1 / games))
    assert abs(rate - told) <= 3.5 * error


def test_the_names_of_unknown_hordes_do_not_matter() -> None:
    table = lay(who("soldier", R0), unknown(2, 0), unknown(-2, 0), helpless=R3, step="reveal")
    assert advised(table) == "hex:2,0"  # where somebody stands
