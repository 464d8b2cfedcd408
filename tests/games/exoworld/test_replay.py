"""Replays, undo and illegal moves: a game comes back byte for byte, bad input changes nothing."""

import random

import pytest
from tests.games.exoworld.random_play import REQUESTS
from tests.games.exoworld.table import lay_out, member, new_game

from holdfast.games.exoworld import GAME
from holdfast.kernel.game import IllegalMove, RulesFault, Step
from holdfast.kernel.position import Position
from holdfast.kernel.replay import Replay, ReplayError


def played(
    moves: int | None = None, entropy: bool = False, **options: object
) -> tuple[Replay, list[Position]]:
    """A random game in which people also come and go, with its replay."""
    rng = random.Random(5)
    position = GAME.new({"players": 3} | options, 12)
    replay = GAME.record(position, 12)
    history = [position.copy()]
    while not position.over and (moves is None or len(replay.steps) < moves):
        move = rng.choice(GAME.legal(position))
        request = rng.choice(REQUESTS)
        if rng.random() < 0.05 and GAME.allows(position, request):
            move = request
        step = Step(move, rng.randbytes(16).hex() if entropy else None)
        GAME.play(position, step.move, step.entropy)
        replay.steps.append(step)
        history.append(position.copy())
    return replay, history


@pytest.mark.parametrize("entropy", [False, True])
@pytest.mark.parametrize("options", [{}, {"players": 1}, {"incommunication": "on"}])
def test_a_replay_gives_every_position_again(entropy: bool, options: dict[str, object]) -> None:
    replay, history = played(entropy=entropy, **options)
    again = Replay.loads(replay.dumps())
    assert [position for position, _ in GAME.replay(again)] == history
    assert history[-1].over


def test_a_replay_of_another_game_or_version_is_refused() -> None:
    replay, _ = played(3)
    replay.game = "outlast"
    with pytest.raises(ReplayError, match="a replay of 'outlast', not of 'exoworld'"):
        GAME.replay(replay)
    replay.game, replay.rules = "exoworld", 99
    with pytest.raises(ReplayError, match="version 99"):
        GAME.replay(replay)


def test_a_damaged_replay_is_refused() -> None:
    replay, _ = played(5)
    text = replay.dumps()
    with pytest.raises(ReplayError, match="checksum"):
        Replay.loads(text.replace('"seed": 12', '"seed": 13'))
    with pytest.raises(ReplayError, match="cut off or damaged"):
        Replay.loads(text[: len(text) // 2])
    replay.steps[2] = Step(GAME.moves.encode("done"))
    with pytest.raises(ReplayError, match="damaged at move 3"):
        GAME.replay(Replay.loads(replay.dumps()))
    replay.options = {"players": 9}
    with pytest.raises(ReplayError, match="from 1 to 5"):
        GAME.replay(Replay.loads(replay.dumps()))


@pytest.mark.clause("EX-ACT-2")
def test_an_illegal_move_is_refused_and_changes_nothing() -> None:
    position = new_game(1).position
    before = bytes(position)
    legal = set(GAME.legal(position))
    for move in (
        GAME.moves.encode("end"),
        GAME.moves.encode("deploy", kind=3, direction=2),
        GAME.moves.encode("stay", seat=0),
    ):
        assert move not in legal
        with pytest.raises(IllegalMove, match="not legal here"):
            GAME.play(position, move)
    with pytest.raises(IllegalMove, match="'fly:moon' is not legal here"):
        GAME.move(position, "fly:moon")
    assert bytes(position) == before


@pytest.mark.parametrize("move", [-1, 10**6, 2**40])
def test_a_number_that_is_no_move_is_refused(move: int) -> None:
    position = new_game(1).position
    before = bytes(position)
    with pytest.raises(ValueError, match="there is no move number"):
        GAME.play(position, move)
    assert bytes(position) == before


@pytest.mark.clause("EX-END-4")
def test_no_move_after_the_end() -> None:
    table = lay_out(events=["EN10"], supplies=[0, 9, 9, 9], emergency=3, actions_left=1)
    table.play("end")
    assert table.outcome == "lost"
    assert GAME.legal(table.position) == []
    for move in (0, GAME.moves.encode("join")):
        with pytest.raises(IllegalMove, match="over"):
            GAME.play(table.position, move)


def test_prescribed_draws_that_run_out_are_a_fault_that_changes_nothing() -> None:
    position = lay_out(crew=[member("C08")], actions_left=4).draws(0).position
    before = bytes(position)
    with pytest.raises(RulesFault, match="more outcomes were rolled"):
        GAME.play(position, GAME.move(position, "skill"))
    assert bytes(position) == before
