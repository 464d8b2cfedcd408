"""Saving games and resuming them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from tests.cli.support import GAME, error_of, play_game, rewrite_replay, run

from holdfast.kernel.replay import Replay


def test_a_saved_game_is_a_replay(saved: Path) -> None:
    replay = Replay.loads(saved.read_text())
    assert replay.seed == 5
    assert [GAME.moves.decode(step.move)[0].name for step in replay.steps[:3]] == [
        "gather", "hunt", "end",
    ]  # fmt: skip
    assert len(GAME.replay(replay)) == len(replay.steps) + 1


def test_saving_never_overwrites(saved: Path) -> None:
    before = saved.read_bytes()
    output = play_game("--players", "1", typed=f"save {saved}\nquit\n")
    assert "already exists and was not changed." in " ".join(output.split())
    assert saved.read_bytes() == before


def test_a_game_that_cannot_be_saved_goes_on(tmp_path: Path) -> None:
    output = play_game("--players", "1", typed=f"save {tmp_path}/none/x\nhide:A1\nquit\n")
    assert "cannot be written: No such file or directory. Choose another file." in " ".join(
        output.split()
    )
    assert "A1 hides" in output


def test_a_finished_game_can_still_be_saved(tmp_path: Path) -> None:
    path = tmp_path / "end.replay"
    output = play_game("--seats", "random,random", typed=f"hide:A1\nsave {path}\n\n")
    assert "The game is over." in output
    history = GAME.replay(Replay.loads(path.read_bytes()))
    assert history[-1][0].over


def test_a_saved_game_goes_on_where_it_was_left(
    saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("random.SystemRandom", lambda: Random(5))
    replay = Replay.loads(saved.read_bytes())
    position = GAME.replay(replay)[-1][0]
    result = run("play", "outlast", "--resume", str(saved), "--seats", "you,random", typed="quit\n")
    assert result.exit_code == 0
    assert f"Round {position.state.round} of 15" in result.output
    assert "A1 gathers a resource" in result.output


def test_what_does_not_go_with_a_saved_game_is_refused(saved: Path) -> None:
    resume = ("play", "outlast", "--resume", str(saved))
    assert "only --seats, --level and --lang" in error_of(*resume, "--seed", "3")
    assert "names 3 seats, but 2 play" in error_of(*resume, "--seats", "you,you,you")
    rewrite_replay(
        saved, steps=[replace(s, entropy=None) for s in Replay.loads(saved.read_bytes()).steps[:1]]
    )
    assert "it can be replayed only" in error_of(*resume)
