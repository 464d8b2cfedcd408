"""Prescribed draws, requests in replays, and the end of a game, as far as they are Exoworld's."""

import random

import pytest
from tests.games.exoworld.random_play import REQUESTS
from tests.games.exoworld.table import member, prepare

from holdfast.games.exoworld import GAME
from holdfast.kernel.game import IllegalMoveError, RulesError, Step
from holdfast.kernel.replay import Replay


@pytest.mark.clause("EX-JOIN-5")
@pytest.mark.parametrize("options", [{}, {"incommunication": "on"}])
def test_a_replay_in_which_people_come_and_go(options: dict[str, object]) -> None:
    rng = random.Random(5)
    position = GAME.new({"players": 3} | options, 12)
    replay = GAME.record(position, 12)
    history, requests = [position.copy()], 0
    while not position.over:
        move, request = rng.choice(GAME.legal(position)), rng.choice(REQUESTS)
        if rng.random() < 0.2 and GAME.allows(position, request):
            move, requests = request, requests + 1
        step = Step(move, rng.randbytes(16).hex())
        GAME.play(position, step.move, step.entropy)
        replay.steps.append(step)
        history.append(position.copy())
    assert requests > 1
    assert [position for position, _ in GAME.replay(Replay.loads(replay.dumps()))] == history


@pytest.mark.clause("EX-END-4")
def test_no_move_after_the_end() -> None:
    table = prepare(events=["EN10"], supplies=[0, 9, 9, 9], emergency=3, actions_left=1)
    table.play("end")
    assert table.outcome == "lost"
    assert GAME.legal(table.position) == []
    for move in (0, GAME.moves.encode("join")):
        with pytest.raises(IllegalMoveError, match="over"):
            GAME.play(table.position, move)


def test_prescribed_draws_that_run_out_are_a_fault_that_changes_nothing() -> None:
    position = prepare(crew=[member("C08")], actions_left=4).draws(0).position
    before = bytes(position)
    with pytest.raises(RulesError, match="more outcomes were rolled"):
        GAME.play(position, GAME.move(position, "skill"))
    assert bytes(position) == before
