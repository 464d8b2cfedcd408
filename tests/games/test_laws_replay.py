"""Tests of replays, undo and storing: a game is determined by its opening and its moves."""

import hashlib
import json
import random

import pytest
from tests.support.laws import Laws
from tests.support.states import position_of

from holdfast.kernel.engine import Engine
from holdfast.kernel.game import IllegalMoveError, Step
from holdfast.kernel.position import Position
from holdfast.kernel.replay import OtherRulesError, Replay, ReplayError

LONGEST = 150


def random_game(laws: Laws, seed: int, entropy: bool) -> tuple[Replay, list[Position]]:
    """Play a random game of a hundred moves at most; return its replay and its positions."""
    game, rng = laws.game, random.Random(seed)
    position = game.new(laws.option_sets(6, seed)[seed % 6], seed)
    replay, history = game.record(position, seed), [position.copy()]
    while not position.over and len(replay.steps) < LONGEST:
        mixed_in = f"{rng.getrandbits(128):032x}" if entropy else None
        step = Step(rng.choice(game.legal(position)), mixed_in)
        game.play(position, step.move, step.entropy)
        replay.steps.append(step)
        history.append(position.copy())
    return replay, history


@pytest.mark.parametrize("entropy", [False, True])
@pytest.mark.usefixtures("quick")
def test_a_replay_gives_every_position_again(laws: Laws, entropy: bool) -> None:
    for seed in range(2):
        replay, history = random_game(laws, seed, entropy)
        again = Replay.loads(replay.dumps())
        assert again == replay
        assert [position for position, _ in laws.game.replay(again)] == history


@pytest.mark.usefixtures("quick")
def test_undo_is_a_shorter_replay(laws: Laws) -> None:
    replay, history = random_game(laws, 3, entropy=True)
    for keep in {0, 1, len(replay.steps) // 2, len(replay.steps) - 1}:
        shorter = Replay(
            replay.game, replay.rules, replay.options, replay.seed, replay.steps[:keep]
        )
        assert laws.game.replay(shorter)[-1][0] == history[keep]


def test_the_same_seed_and_answers_give_the_same_game(laws: Laws, engine: Engine) -> None:
    options = laws.option_sets(6, 9)
    first, again, other = (laws.player(engine, options, seed).play(200) for seed in (4, 4, 5))
    assert first.after.tobytes() == again.after.tobytes()
    assert first.events.tobytes() == again.events.tobytes()
    assert other.after.tobytes() != first.after.tobytes()


def test_storing_loses_nothing(laws: Laws, engine: Engine) -> None:
    game, rng = laws.game, random.Random(3)
    play = laws.player(engine, laws.option_sets(6, 0), 8).play(200)
    for row in rng.sample(range(len(play)), 40):
        position = position_of(game, play.after[row : row + 1])
        stored = bytes(position)
        assert len(stored) == game.state.size
        assert Position.from_bytes(game.state, stored) == position
        assert bytes(Position.from_bytes(game.state, stored)) == stored


@pytest.mark.usefixtures("quick")
def test_a_position_that_was_read_back_plays_on_the_same(laws: Laws) -> None:
    replay, history = random_game(laws, 4, entropy=True)
    at = len(replay.steps) // 2
    position = Position.from_bytes(laws.game.state, bytes(history[at]))
    for step, after in zip(replay.steps[at:], history[at + 1 :], strict=True):
        laws.game.play(position, step.move, step.entropy)
        assert position == after


@pytest.mark.usefixtures("quick")
def test_an_illegal_move_is_refused_and_changes_nothing(laws: Laws) -> None:
    game, rng = laws.game, random.Random(7)
    for position in random_game(laws, 5, entropy=False)[1][::20]:
        before = bytes(position)
        for move in laws.any_moves(rng, 40):
            if not game.allows(position, move):
                with pytest.raises(IllegalMoveError):
                    game.play(position, move)
                assert bytes(position) == before
        for move in (-1, game.moves.count):
            with pytest.raises(ValueError, match=r"there is no move number|the game is over"):
                game.play(position, move)
            assert bytes(position) == before


@pytest.mark.usefixtures("quick")
def test_no_move_after_the_end(laws: Laws, engine: Engine) -> None:
    game = laws.game
    play = laws.player(engine, laws.option_sets(6, 0), 2, late=2)
    ended = next(row for _ in range(50) for row in play.play(100).after if row["over"])
    position = position_of(game, ended[None])
    assert (game.legal(position), game.decision(position)) == ([], None)
    for move in (0, *laws.commands):
        assert not game.allows(position, move)
        with pytest.raises(IllegalMoveError, match="the game is over"):
            game.play(position, move)


@pytest.mark.usefixtures("quick")
def test_a_replay_of_another_game_or_of_other_rules_is_refused(laws: Laws) -> None:
    game = laws.game
    replay, _ = random_game(laws, 1, entropy=False)
    with pytest.raises(ReplayError, match="not of"):
        game.replay(Replay("chess", replay.rules, replay.options, replay.seed))
    for version in (game.oldest - 1, game.version + 1):
        with pytest.raises(OtherRulesError, match=f"version {version} of the rules"):
            game.replay(Replay(game.name, version, replay.options, replay.seed))


def test_a_position_keeps_the_version_it_began_under(laws: Laws) -> None:
    game = laws.game
    for version in range(game.oldest, game.version + 1):
        position, _ = game.begin({}, 1, version)
        assert position.state.version == version
        assert game.record(position, 1).rules == version
    assert game.new({}, 1).state.version == game.version


def test_games_of_older_rules_replay_as_they_were_played(laws: Laws) -> None:
    """Check that stored replays of older rules still end with their stored results."""
    folder = laws.tests / "replays"
    laws.needs(folder.exists(), "games of older rules")
    results = json.loads((folder / "results.json").read_text(encoding="utf-8"))
    files = {file.stem: file for file in folder.glob("*.json") if file.stem != "results"}
    assert set(files) == set(results)
    versions = set()
    for name, file in files.items():
        replay = Replay.loads(file.read_bytes())
        versions.add(replay.rules)
        history = laws.game.replay(replay)
        end = history[-1][0]
        events = [event for _, caused in history for event in caused]
        lines = [" ".join([e.kind, *(f"{k}={v}" for k, v in e.args.items())]) for e in events]
        assert {
            "decisions": len(history) - 1,
            "over": end.over,
            "standings": [[place.rank, place.points] for place in laws.game.result(end)],
            "events": hashlib.sha256("\n".join(lines).encode()).hexdigest(),
        } == results[name], name
        assert end.state.version == replay.rules
    assert versions >= set(range(laws.game.oldest, laws.game.version))
