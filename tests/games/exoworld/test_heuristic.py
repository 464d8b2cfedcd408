"""Tests of Exoworld's heuristic player: what it must never do, its habits, how often it wins."""

import random
import re
from pathlib import Path

import numpy as np
import pytest
from tests.games.exoworld.random_play import Player, option_sets
from tests.games.exoworld.table import Table, member, module, prepare
from tests.support.states import duplicate

from holdfast.games.exoworld import GAME
from holdfast.games.exoworld.content import SCENARIOS
from holdfast.kernel.engine import Engine
from holdfast.kernel.events import silent_log
from holdfast.kernel.flow import NO_MOVE


def advised(table: Table) -> str:
    """Return the key of the heuristic player's move."""
    return GAME.key(table.position, GAME.advise(table.position, 0))


# Habits

NEARLY = {
    "1,0": "M03", "0,1": "M10", "1,1": "M11", "2,0": "M06", "-1,0": "M17", "2,1": "M05",
    "3,0": "M05",
}  # fmt: skip


def test_victory_comes_first() -> None:
    assert advised(prepare(base=NEARLY, crew=[member(at="3,0")], actions_left=4)) == (
        "shut_down:here"
    )
    base = {place: kind for place, kind in NEARLY.items() if place not in ("3,0", "1,1")}
    table = prepare(base=base, crew=[member(hand=["M11", "M01", "M02", "M13"])], actions_left=2)
    assert advised(table).startswith("deploy:M11")


def test_it_walks_to_where_a_switch_wins() -> None:
    table = prepare(base=NEARLY, crew=[member("C07")], actions_left=2)
    assert table.levels == [0, 1, 0, -1]
    assert advised(table) in ("move:3,0", "move:2,1")  # a Vaporator stands on both
    table.play(advised(table))
    assert advised(table) == "shut_down:here"


def test_a_payable_module_that_helps_is_deployed() -> None:
    table = prepare(crew=[member(hand=["M06", "M13", "M14", "M09"])], actions_left=4)
    assert advised(table).startswith("deploy:M06")


def test_a_module_that_does_not_help_is_not() -> None:
    # At humidity 0 the Vaporator only costs energy.
    options = {"scenario": "ross-128-b"}
    table = prepare(options=options, crew=[member(hand=["M05", "M01", "M13"])], actions_left=4)
    assert table.options("deploy")
    assert not advised(table).startswith("deploy:M05")


def test_emergency_tokens_are_repaired_at_once() -> None:
    base = {"1,0": module("M03", EMER=1)}
    assert advised(prepare(base=base, crew=[member(at="1,0")], actions_left=4)) == (
        "repair:EMER:here"
    )
    assert advised(prepare(base=base, crew=[member("C05")], actions_left=4)) == "move:1,0"


def test_poor_cards_pay() -> None:
    # Two red cards could pay; on this planet carbon dioxide makes the Splitter the better one.
    options = {"scenario": "wolf-1061-c"}
    crew = [member(hand=["M05", "M03", "M02", "M13"])]
    table = prepare(options=options, crew=crew, actions_left=4).play("deploy:M05:E")
    assert table.options() == ["pay:M02", "pay:M03"]
    assert advised(table) == "pay:M03"


def test_a_bad_event_is_answered_and_a_quiet_night_is_not() -> None:
    crew = [member(hand=["P03"]), member()]
    told = {"crew": crew, "step": "event", "supplies": [2, 9, 9, 9], "emergency": 4}
    assert advised(prepare(events=["EN10"], **told)) == "protocol:P03"
    assert advised(prepare(events=["EN31"], **told)) == "pass"


def test_it_agrees_to_help() -> None:
    table = prepare(crew=[member(), member(hand=["M06"])], actions_left=4).play("take:1:M06")
    assert advised(table) == "yes"


# Manners


def test_advice_is_legal_and_changes_nothing(engine: Engine) -> None:
    play = Player(engine, option_sets(30, seed=4), seed=4).play(3_000)
    moves = np.zeros(GAME.moves.count, np.int32)
    for row in range(0, len(play), 10):
        state = duplicate(play.before[row : row + 1])
        count = engine.legal(state, moves)
        before = state.tobytes()
        move = engine.advise(state, moves, count, row)
        assert move in moves[:count]
        assert state.tobytes() == before


def test_advice_uses_no_secrets() -> None:
    rng = random.Random(1)
    options = {"players": 3, "incommunication": "on"}
    position = GAME.new(options, 3)
    for number in range(40):
        if position.over:
            break
        elsewhere = GAME.determinize(position, position.to_move, number)
        assert GAME.advise(position, 7) == GAME.advise(elsewhere, 7)
        GAME.play(position, rng.choice(GAME.legal(position)))


# Strength


def wins(engine: Engine, options: dict[str, object], games: int) -> int:
    """Return how many games a team of heuristic players wins, each seeing what it may know."""
    opening, moves = GAME.blank(options).data, np.zeros(GAME.moves.count, np.int32)
    won = 0
    for seed in range(games):
        state = duplicate(opening)
        engine.set_up(state, seed, silent_log())
        engine.play(state, NO_MOVE, silent_log())
        while not state["over"][0]:
            count = engine.legal(state, moves)
            seen = duplicate(state)
            engine.hide(seen, int(state["to_move"][0]))
            engine.play(state, engine.advise(seen, moves, count, seed), silent_log())
        won += int(state["outcome"][0]) == 1
    return won


BALANCE = Path(__file__).parents[3] / "docs/balance/exoworld.md"
ONE_STAR = ["proxima-centauri-b", "teegardens-star-b", "ross-128-b", "trappist-1-e"]


@pytest.mark.parametrize("planet", ONE_STAR)
def test_a_heuristic_team_wins_the_one_star_scenarios(planet: str, engine: Engine) -> None:
    games = 100
    # At least 40 in 100; with the rates of docs/balance a chance below one in a thousand to fail.
    assert wins(engine, {"players": 3, "scenario": planet}, games) >= 40


def test_the_balance_table_meets_the_targets() -> None:
    """Check that newcomers win on each planet as often as its stars promise (balance page)."""
    text = BALANCE.read_text(encoding="utf-8")
    row = r"^\| (S\d\d) .* \| (\d) \| [\d ]+ \| [\d.]+ % \| ([\d ]+|unchanged) \| ([\d.]+) %"
    rows = re.findall(row, text, re.M)
    assert [name for name, *_ in rows] == [scenario.id for scenario in SCENARIOS]
    for scenario, (_, stars, supplies, won) in list(zip(SCENARIOS, rows, strict=True))[1:]:
        assert [int(word) for word in supplies.split()] == scenario.supplies
        assert abs(float(won) - {"1": 60, "2": 40, "3": 20}[stars]) <= 6


def test_chance_alone_does_not(engine: Engine) -> None:
    player = Player(engine, [{"players": 3}], seed=2, late=0)
    player.heuristic = False
    play = player.play(6_000)
    ends = play.after[play.after["over"] == 1]
    lost = int((ends["outcome"] == 2).sum())
    assert lost > 0.8 * len(ends)


@pytest.mark.long
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_stars_tell_how_hard_a_planet_is(players: int, engine: Engine) -> None:
    planets = GAME.options.option_named("scenario").values
    rates = [wins(engine, {"players": players, "scenario": planet}, 150) for planet in planets]
    easy, middle, hard = (sum(rates[i : i + 4]) for i in (0, 4, 8))
    assert easy > middle > hard
