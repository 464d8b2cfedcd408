"""Tests that the invariants of a game hold at every step of random games over all options."""

from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.support.laws import Laws
from tests.support.random_play import Play
from tests.support.states import as_bytes

from holdfast.kernel.engine import Engine
from holdfast.kernel.events import silent_log
from holdfast.kernel.flow import NO_MOVE
from holdfast.kernel.position import Position

pytestmark = pytest.mark.usefixtures("quick")

AT_ONCE = 20_000


@pytest.fixture(scope="module")
def play(laws: Laws, engine: Engine) -> Play:
    """Return some thousand random decisions over all options, played by compiled rules."""
    options = laws.option_sets(5 * laws.budget.option_sets, 0)
    return laws.player(engine, options, 1).play(laws.budget.decisions)


@pytest.mark.clause(
    "LA-INV-1", "LA-INV-2", "LA-INV-3", "LA-INV-4", "LA-INV-5", "LA-INV-6", "LA-INV-7", "LA-INV-8",
    "LA-INV-9", "LA-INV-10", "LA-INV-11", "LA-DEC-1", "LA-OPT", "LA-BUILD-6",
)  # fmt: skip
def test_every_decision_keeps_the_invariants(laws: Laws, play: Play) -> None:
    assert laws.broken(play) == []


def test_a_game_goes_on_where_it_was_until_it_is_over(play: Play) -> None:
    """Check that each decision starts where the last one ended, until the game is over."""
    same = (as_bytes(play.before)[1:] == as_bytes(play.after)[:-1]).all(axis=1)
    assert np.where(play.opens[1:], play.after["over"][:-1] == 1, same).all()
    assert (play.offered > 0).all()
    assert (play.before["over"] == 0).all()
    assert (play.before["ask"] > 0).all()
    assert (play.before["to_move"] >= 0).all()
    ended = play.after[play.after["over"] == 1]
    assert len(ended)
    for field in ("ask", "about", "against", "offers"):
        assert not ended[field].any(), field
    assert not ended["offer"].any()
    assert not ended["agenda"]["depth"].any()
    assert (ended["to_move"] == -1).all()


def test_nothing_is_left_behind_the_options_and_the_agenda(play: Play) -> None:
    """Check that unused parts of a position are blank, so that equal positions are equal bytes."""
    for s in (play.before, play.after):
        beyond = np.arange(s["offer"].shape[1]) >= s["offers"][:, None]
        assert not (s["offer"] * beyond).any()
        frames = s["agenda"]["frames"]
        unused = np.arange(frames.shape[1]) >= s["agenda"]["depth"][:, None]
        for field in frames.dtype.names or ():
            assert not (frames[field] * unused).any(), field
        assert not s["agenda"]["fault"].any()
        assert not s["chance"]["fault"].any()


def test_options_are_moves_each_listed_once(laws: Laws, play: Play) -> None:
    first_command = laws.game.moves.commands
    for row in play.before[::50]:
        offered = row["offer"][: row["offers"]].tolist()
        assert len(set(offered)) == len(offered)
        assert all(0 <= move < first_command for move in offered)


def test_options_are_of_a_kind_that_answers_the_decision(laws: Laws, play: Play) -> None:
    """Check that each decision offers only moves that may answer it."""
    game = laws.game
    answers = game.rules.flow.answers
    for row in play.before[::50]:
        decision = game.decisions.names[row["ask"]]
        offered = {game.moves.decode(int(n))[0].name for n in row["offer"][: row["offers"]]}
        assert offered <= answers.get(decision, offered), decision


def test_the_events_of_a_decision_fit_into_the_log(play: Play) -> None:
    assert play.overflow == 0


def test_random_play_reaches_everything(laws: Laws, play: Play) -> None:
    """Check that random play reaches all decisions, moves, events and options."""
    game = laws.game
    asked = {game.decisions[int(number)].name for number in np.unique(play.before["ask"])}
    moves = {game.moves.decode(int(move))[0].name for move in np.unique(play.moves)}
    kinds = {game.events.kinds[kind][0] for kind in np.unique(play.events[:, 0])}
    assert {decision.name for decision in game.decisions.decisions} - asked <= laws.unreached
    assert set(game.moves.kinds) - moves <= laws.unreached
    assert {name for name, _ in game.events.kinds} - kinds <= laws.unreached
    players = game.options.players
    played = set(play.before["options"]["players"].tolist())
    assert played == set(range(players.least, players.most + 1))
    for option in game.options.option:
        assert len(np.unique(play.before["options"][option.name])) == len(option.values)


def test_every_game_ends(laws: Laws, play: Play) -> None:
    """Check that no game takes more decisions than the bound that it declares."""
    starts = np.flatnonzero(play.opens)
    assert len(starts) > laws.budget.games
    assert np.diff(starts).max() <= laws.game.longest


@pytest.mark.long
def test_many_decisions_keep_the_invariants(laws: Laws, engine: Engine) -> None:
    player = laws.player(engine, laws.option_sets(30 * laws.budget.option_sets, 2), 2)
    for _ in range(laws.budget.many // AT_ONCE):
        assert laws.broken(player.play(AT_ONCE)) == []


# Whatever is chosen


@pytest.mark.clause("LA-INV-12")
def test_any_options_seed_and_answers(laws: Laws, engine: Engine) -> None:
    """Check that random games play the same again, and after being stored at every step."""
    game = laws.game
    players = game.options.players
    choices = st.fixed_dictionaries(
        {"players": st.integers(players.least, players.most)}
        | {option.name: st.sampled_from(option.values) for option in game.options.option}
    )

    @settings(
        max_examples=40,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
    @given(options=choices, seed=st.integers(0, 2**63 - 1), answers=st.lists(st.integers(0, 999)))
    def holds(options: dict[str, Any], seed: int, answers: list[int]) -> None:
        try:
            first = game.blank(options)
        except ValueError:
            return  # options that do not go together
        engine.set_up(first.data, seed, silent_log())
        engine.play(first.data, NO_MOVE, silent_log())
        again = first.copy()
        for answer in answers:
            if first.over:
                break
            legal = game.legal(first)
            for position in (first, again):
                engine.play(position.data, legal[answer % len(legal)], silent_log())
            again = Position.from_bytes(game.state, bytes(again))
            assert first == again

    holds()
