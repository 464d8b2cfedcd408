"""Damaged replays and illegal moves: bad input is refused and changes nothing."""

import json
import random

import pytest
from tests.games.outlive.table import me, new_game, prepare

from holdfast.games.outlive import GAME
from holdfast.kernel.game import IllegalMoveError, RulesError, Step
from holdfast.kernel.replay import Replay, ReplayError


def random_replay(moves: int) -> Replay:
    """Return a replay of this many moves of a random game."""
    rng = random.Random(5)
    position = GAME.new({"players": 3}, 12)
    replay = GAME.record(position, 12)
    for _ in range(moves):
        replay.steps.append(Step(rng.choice(GAME.legal(position))))
        GAME.play(position, replay.steps[-1].move)
    return replay


def test_a_damaged_replay_is_refused() -> None:
    replay = random_replay(5)
    text = replay.dumps()
    with pytest.raises(ReplayError, match="checksum"):
        Replay.loads(text.replace('"seed": 12', '"seed": 13'))
    with pytest.raises(ReplayError, match="cut off or damaged"):
        Replay.loads(text[: len(text) // 2])
    replay.steps[2] = Step(GAME.moves.count - 1)
    with pytest.raises(ReplayError, match="damaged at move 3"):
        GAME.replay(Replay.loads(replay.dumps()))
    replay.options = {"players": 9}
    with pytest.raises(ReplayError, match="from 2 to 4"):
        GAME.replay(Replay.loads(replay.dumps()))
    assert json.loads(text)["game"] == "outlive"


@pytest.mark.clause("OL-GEN-5")
def test_an_illegal_move_is_refused_and_changes_nothing() -> None:
    position = new_game(1).position
    before = bytes(position)
    legal = set(GAME.legal(position))
    for move in (
        GAME.moves.count - 1,
        GAME.moves.encode("end"),
        GAME.moves.encode("split", people=4),
    ):
        assert move not in legal
        with pytest.raises(IllegalMoveError, match="is not legal here"):
            GAME.play(position, move)
    with pytest.raises(ValueError, match="there is no move number"):
        GAME.play(position, GAME.moves.count)
    with pytest.raises(IllegalMoveError, match="'fly:moon' is not legal here"):
        GAME.move(position, "fly:moon")
    assert bytes(position) == before


def test_prescribed_draws_that_run_out_are_a_fault_that_changes_nothing() -> None:
    shelter = me(rooms=["r_depot"], built={"r_depot": 3}, store={"wood": 3})
    position = prepare(shelter, at="build").draws(0).position
    before = bytes(position)
    with pytest.raises(RulesError, match="more outcomes were rolled"):
        GAME.play(position, GAME.move(position, "ability:r_depot"))
    assert bytes(position) == before
