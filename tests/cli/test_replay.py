"""Stepping through replays, and errors for files that are not replays."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from tests.cli.support import GAME, error_of, rewrite_replay, run

from holdfast.kernel.engine import Engine
from holdfast.kernel.game import Game
from holdfast.kernel.replay import Replay


def test_a_replay_is_stepped_through(saved: Path) -> None:
    steps = "\nn\nb\nfirst\nb\nlast\nn\n2\nhelp\nrules LA-END-1\nnonsense\nquit\n"
    result = run("replay", str(saved), typed=steps)
    assert result.exit_code == 0
    shown = [int(n) for n in re.findall(r"^(?:.*> )?Move (\d+) of", result.output, re.MULTILINE)]
    last = len(Replay.loads(saved.read_bytes()).steps)
    assert shown == [1, 2, 1, last, 2]
    assert f"Move 1 of {last}, Player A: gather:A1" in result.output
    assert "A1 gathers a resource in the Home Clearing (7)." in result.output
    assert "This is the start of the game." in result.output
    assert "This is the end of the game." in result.output
    assert result.output.count(f"a number from 0 to {last} jumps there.") == 2
    assert "LA-END-1" in result.output


def test_a_replay_tells_how_likely_everybody_was_to_win(
    saved: Path, compiled: Callable[[Game], Engine], monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled(GAME)
    monkeypatch.setattr(GAME, "engine", GAME.engine)  # the command switches it
    result = run("replay", str(saved), typed="chances\nlast\nchances\n")
    assert result.exit_code == 0
    steps = len(Replay.loads(saved.read_bytes()).steps) + 1
    for name in ("A", "B"):
        curves = re.findall(rf"Player {name}  ([▁▂▃▄▅▆▇█]+)$", result.output, re.MULTILINE)
        assert len(curves) == 2
        assert len(curves[0]) == steps
        assert curves[0] == curves[1]
    told = re.findall(r"Chance to win: Player A (\d+) %, Player B (\d+) %", result.output)
    assert [int(a) + int(b) in (99, 100, 101) for a, b in told] == [True]


def test_a_replay_in_german_ends_with_its_input(saved: Path) -> None:
    result = run("replay", str(saved), "--lang", "de", typed="vor\n")
    assert result.exit_code == 0
    assert "A1 sammelt auf der Heimatlichtung (7) einen Rohstoff." in result.output


def test_files_that_are_no_games_are_refused(saved: Path, tmp_path: Path) -> None:
    whole = saved.read_text()

    def error_for(content: str | bytes) -> str:
        path = tmp_path / "bad.replay"
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        assert error_of("play", "outlast", "--resume", str(path)) == error_of("replay", str(path))
        return error_of("replay", str(path))

    assert "this is not a replay file" in error_for("hello")
    assert "it is not text" in error_for(b"\xff\xfe\x00")
    assert "this is not a replay file" in error_for(json.dumps({"game": "outlast"}))
    assert "cut off or damaged" in error_for(whole[: len(whole) // 2])
    assert "its checksum does not fit" in error_for(whole.replace('"seed": 5', '"seed": 6'))
    newer = whole.replace('"holdfast-replay": 1', '"holdfast-replay": 99')
    assert "written by a newer Holdfast" in error_for(newer)
    # What Python itself cannot read gets one line too.
    endless = whole.replace('"seed": 5', f'"seed": {"9" * 5000}')
    assert "it holds what is in no game" in error_for(endless)
    assert "more moves than any game" in error_for(whole.replace("[\n", "[\n" + "[0]," * 900_000))


def test_games_that_cannot_be_replayed_are_refused(saved: Path) -> None:
    original = saved.read_bytes()
    assert "is a saved game of outlast, not of outlive" in error_of(
        "play", "outlive", "--resume", str(saved)
    )
    rewrite_replay(saved, game="chess")
    assert "there is no game 'chess'" in error_of("replay", str(saved))
    assert "there is no game 'chess'" in error_of("play", "outlast", "--resume", str(saved))
    saved.write_bytes(original)
    rewrite_replay(saved, rules=GAME.version + 1)
    assert f"version {GAME.version + 1} of the rules" in error_of("replay", str(saved))
    saved.write_bytes(original)
    steps = Replay.loads(original).steps
    rewrite_replay(saved, steps=[*steps, replace(steps[0], move=GAME.moves.encode("concede") + 1)])
    assert f"damaged at move {len(steps) + 1}" in error_of("replay", str(saved))
    for wrong, error_for in [
        ({"options": {"x": "y"}}, "there is no option 'x'"),
        ({"options": {"players": []}}, "players must be a number"),
        ({"position": "a" * 300}, "has no position"),
    ]:
        saved.write_bytes(original)
        rewrite_replay(saved, **wrong)
        assert error_for in error_of("replay", str(saved))
        assert error_for in error_of("play", "outlast", "--resume", str(saved))


def test_a_number_without_end_is_no_step_and_no_move(saved: Path) -> None:
    endless = "9" * 5000
    stepped = run("replay", str(saved), typed=f"{endless}\nq\n")
    assert "a number from 0 to" in stepped.output
    assert stepped.exit_code == 0
    assert run("play", "outlast", "--seed", "5", typed=f"{endless}\nquit\n").exit_code == 0
