"""The library for scripts: its examples run, its errors are clear, and it loads quickly."""

import doctest
import json
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import holdfast
from holdfast import bots, replay
from holdfast.games import UnknownGameError
from holdfast.kernel.options import OptionsError
from holdfast.kernel.replay import ReplayError

ROOT = Path(__file__).resolve().parents[2]
FLAGS = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL

# What a script does not need that only plays the rules.
UNNEEDED = {
    "aiosqlite", "alembic", "fastapi", "gymnasium", "numba", "pettingzoo", "sqlalchemy",
    "starlette", "torch", "typer", "uvicorn", "websockets",
}  # fmt: skip


@pytest.mark.parametrize("name", ["", ".library", ".bots", ".replay"])
def test_the_examples_in_docstrings_run(name: str) -> None:
    module = import_module(f"holdfast{name}")
    tried = doctest.testmod(module, optionflags=FLAGS)
    assert tried.attempted > 0
    assert tried.failed == 0


def test_the_examples_of_the_page_run() -> None:
    tried = doctest.testfile(
        str(ROOT / "docs/python.md"), module_relative=False, optionflags=FLAGS, encoding="utf-8"
    )
    assert tried.attempted > 10
    assert tried.failed == 0


def test_everything_named_is_there() -> None:
    for name in holdfast.__all__:
        assert getattr(holdfast, name) is not None
    assert dir(holdfast) == sorted(holdfast.__all__)
    with pytest.raises(AttributeError, match="has no attribute 'chess'"):
        _ = holdfast.chess


def test_a_script_that_plays_imports_neither_server_nor_compiler() -> None:
    script = (
        "import holdfast, json, sys; state = holdfast.load('outlast').new(players=2, seed=1)\n"
        "state.play(state.legal_moves[0]); state.observe(0)\n"
        "print(json.dumps(sorted({name.partition('.')[0] for name in sys.modules})))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert not UNNEEDED & set(json.loads(done.stdout))


@pytest.mark.parametrize("name", holdfast.names())
def test_to_load_a_game_does_not_import_numpy(name: str) -> None:
    """Check that loading a game does not import NumPy, which would double the time."""
    script = f"import holdfast, sys; holdfast.load({name!r}); print('numpy' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout == "False\n"


def test_ten_lines_play_a_game_between_bots() -> None:
    game = holdfast.load("outlast")
    state = game.new(players=3, seed=5)
    players = [bots.load("heuristic"), bots.load("wanderer", 1), bots.load("random", 2)]
    while not state.is_over:
        assert state.to_move is not None
        state.play(players[state.to_move].choose(state))
    assert state.result is not None
    assert [placement.seat for placement in state.result.placements] == [0, 1, 2]
    assert state.result.winners
    assert (state.to_move, state.decision, state.legal_moves) == (None, None, [])
    with pytest.raises(ValueError, match="the game is over"):
        players[0].choose(state)
    with pytest.raises(ValueError, match="the game is over"):
        state.prompt()


def test_moves_are_compared_by_what_they_do() -> None:
    state = holdfast.load("outlast").new(players=2, seed=7)
    first, again = state.legal_moves[0], state.copy().legal_moves[0]
    assert first == again
    assert hash(first) == hash(again)
    assert first != state.legal_moves[1]
    assert first == state.move(first.key)
    assert (first.kind, first.fields, int(first)) == ("hide", {"meeple": 0}, first.number)
    assert first.label() == "A1 hides"
    assert all(isinstance(note, str) for note in first.notes("de"))


def test_a_label_stays_what_it_was_when_the_game_goes_on() -> None:
    state = holdfast.load("outlast").new(players=2, seed=7)
    moves = state.legal_moves
    labels = [move.label() for move in moves]
    state.play(moves[0])
    assert [move.label() for move in moves] == labels


def test_a_copy_goes_its_own_way() -> None:
    state = holdfast.load("outlast").new(players=2, seed=7)
    other = state.copy()
    other.play(other.legal_moves[0])
    assert state != other
    state.play(state.legal_moves[0])
    assert state == other
    assert str(state).splitlines()


def test_what_is_wrong_is_refused_and_changes_nothing() -> None:
    game = holdfast.load("outlast")
    state = game.new(players=2, seed=7)
    before = state.copy()
    for move in ("hide:B9", -1, 10**6, 934):
        with pytest.raises((holdfast.IllegalMoveError, ValueError)):
            state.play(move)
    # No number is rounded to one that is legal.
    for odd in (0.5, None, [0]):
        with pytest.raises(TypeError, match="a move is a Move, a key or a number"):
            state.play(odd)
    foreign = holdfast.load("outlive").new(players=2, seed=1).legal_moves[0]
    with pytest.raises(holdfast.IllegalMoveError, match="is a move of outlive"):
        state.play(foreign)
    for seat in (-1, 2, 99):
        with pytest.raises(ValueError, match="seats go from 0 to 1"):
            state.observe(seat)
    with pytest.raises(ValueError, match="there is no language 'fr'"):
        state.legal_moves[0].label("fr")
    with pytest.raises(OptionsError, match="players must be a number from 1 to 6"):
        game.new(players=9, seed=1)
    for wrong in (-4, 1 << 63, 1.5, "7"):
        with pytest.raises(ValueError, match="a seed is a number"):
            game.new(seed=wrong)
    with pytest.raises(UnknownGameError, match="there is no game 'go'"):
        holdfast.load("go")
    with pytest.raises(ValueError, match="there is no level 'oracle'"):
        bots.load("oracle")
    assert state == before


def test_a_guess_looks_the_same_and_cannot_be_saved(tmp_path: Path) -> None:
    state = holdfast.load("exoworld").new(players=2, seed=7)
    guess = state.guess(0, 5)
    assert bytes(guess.observe(0)) == bytes(state.observe(0))
    assert guess.view(0) == state.view(0)
    assert state.view() == state.copy().view()
    with pytest.raises(ValueError, match="cannot be saved"):
        guess.save(tmp_path / "game.json")


def test_a_game_is_saved_and_read(tmp_path: Path) -> None:
    state = holdfast.load("outlive").new(players=2, seed=7)
    for _ in range(5):
        state.play(state.legal_moves[0])
    state.save(tmp_path / "game.json")
    recorded = replay.load(tmp_path / "game.json")
    assert len(recorded) == 5
    assert recorded.states[-1] == state
    assert [move.number for move in recorded.moves] == [s.move for s in recorded.recording.steps]
    recorded.states[2].play(recorded.moves[2])
    assert recorded.states[2] == recorded.states[3]
    (tmp_path / "broken.json").write_text("{}", encoding="utf-8")
    with pytest.raises(ReplayError, match="not a replay"):
        replay.load(tmp_path / "broken.json")


def test_a_described_position_is_played_and_saved(tmp_path: Path) -> None:
    game = holdfast.load("outlast")
    state = game.position(game.positions[0])
    state.play(state.legal_moves[0])
    state.save(tmp_path / "game.json")
    assert replay.load(tmp_path / "game.json").states[-1] == state
