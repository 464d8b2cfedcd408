"""The command line, driven by what is typed."""

from __future__ import annotations

import io
import json
import re
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner

from holdfast.cli import app
from holdfast.cli import play as playing
from holdfast.cli.play import Session
from holdfast.games import load
from holdfast.kernel import plainly
from holdfast.kernel.engine import Engine
from holdfast.kernel.game import Game
from holdfast.kernel.replay import Replay
from holdfast.kernel.text import LANGUAGES
from holdfast.kernel.warm import WarmUp
from holdfast.lessons import CourseError, course_of
from holdfast.players.expert import Budget
from holdfast.players.ready import prepare
from holdfast.table import OpenSeat, Table
from holdfast.table.beginning import opening

GAME = load("outlast")


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever was compiled for other tests, these begin without it."""
    monkeypatch.setattr(GAME, "engine", GAME.interpreted)


def run(*arguments: str, typed: str = "") -> Any:
    return CliRunner().invoke(app, list(arguments), input=typed)


def played(*arguments: str, typed: str) -> str:
    result = run("play", "outlast", "--seed", "5", *arguments, typed=typed)
    assert result.exit_code == 0, result.output
    return str(result.output)


def refused(*arguments: str) -> str:
    """What one line of complaint a command ends with."""
    result = run(*arguments)
    assert result.exit_code == 2, result.output
    assert result.stderr.startswith("holdfast: ")
    assert result.stderr.count("\n") == 1
    assert result.stdout == ""
    return str(result.stderr)


# Whole games

# Ends every turn, and answers whatever else is asked with the first choice.
PASSIVE = "end\n1\n" * 60


def test_a_whole_game_of_two_people_at_one_keyboard() -> None:
    output = played("--seats", "you,you", typed=PASSIVE)
    assert "Round 1 begins. The wind blows east; Player A goes first." in output
    assert "Player B: Choose who acts" in output
    assert re.search(r"Player [AB] wins\.", output)
    assert "The last one alive" in output
    assert output.rstrip().endswith("Thank you for playing.")


def test_a_whole_game_against_bots_in_german() -> None:
    output = played("--players", "3", "--lang", "de", typed=PASSIVE)
    assert "Runde 1 beginnt. Der Wind weht nach Osten; Spieler A fängt an." in output
    assert "Veteran B" in output
    assert "Spieler A scheidet in Runde" in output
    assert re.search(r"Veteran [BC] gewinnt\.", output)
    assert output.rstrip().endswith("Danke fürs Spielen.")


def test_bots_play_a_game_by_themselves() -> None:
    output = played("--seats", "steady,random", "-o", "length=short", typed="")
    assert re.search(r"(Steady A|Random B) wins\.", output)


def test_bots_play_as_well_as_wished() -> None:
    output = played("--players", "2", "--level", "wanderer", typed="quit\n")
    assert "Wanderer B" in output
    assert "Legend B" in played("--seats", "you,legend", typed="quit\n")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--level", "hero"), "there is no level 'hero'; there are: wanderer, settler, veteran,"),
        (("--seats", "you,hero"), "nobody is called 'hero'; there are: you, wanderer, settler,"),
        (("--seats", "you,legend", "--level", "legend"), "--level does not go with it"),
    ],
)
def test_unknown_levels_are_refused(arguments: tuple[str, ...], said: str) -> None:
    result = run("play", "outlast", *arguments)
    assert result.exit_code == 2
    assert said in " ".join(result.output.split())


def test_a_hint_names_the_three_best_moves_where_the_rules_are_compiled(
    compiled: Callable[[Game], Engine], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GAME, "engine", compiled(GAME))
    prepare(GAME)
    monkeypatch.setattr("holdfast.cli.typed.HINT_BUDGET", Budget(playouts=4_000))
    output = " ".join(played("--players", "2", typed="hint\nquit\n").split())
    assert len(re.findall(r"\d: \S.*? \d+ % to win, -?[\d.]+ points expected\.", output)) == 3


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    first, second = (played("--players", "2", typed=PASSIVE) for _ in range(2))
    assert first == second


@pytest.mark.chance
def test_without_a_seed_games_differ() -> None:
    outputs = {run("play", "outlast", "--seats", "random,random").output for _ in range(3)}
    assert len(outputs) > 1


def test_a_preset_and_options_are_played() -> None:
    output = played("--players", "1", "--preset", "family", "-o", "length=long", typed="quit\n")
    assert "Round 1 of 20" in output
    assert "Round 1 of 10" in played("--players", "1", "--preset", "family", typed="quit\n")


# What can be typed


def test_moves_are_given_by_number_or_by_name() -> None:
    output = played("--players", "1", typed="gather:A1\nGATHER:a1\n1\nquit\n")
    assert output.count("A1 gathers a resource in the Home Clearing (7).") == 2
    assert "A1 hides in the Home Clearing (7)." in output


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("fly:A1", 'Nothing is called "fly:A1". `help` shows what can be typed.'),
        ("99", "There are moves 1 to 7."),
        ("0", "There are moves 1 to 7."),
        ("move:A1:0", "The board ends there. (LA-GEO-2, LA-MOVE-1)"),
        ("build:A1:settlement", "One of these stands on this tile already. (LA-BUILD-3)"),
        ("undo", "There is nothing to take back."),
        ("save", "Name a file: save FILE"),
        ("rules", "Name a clause, such as LA-SET-1."),
        ("rules LA-MOVE-9", "the rules have no clause 'LA-MOVE-9'; did you mean LA-MOVE-"),
        ("rules la-move-1", "LA-MOVE-1"),
        ("help", "rules NAME   read a clause of the rules"),
        ("help", "A1! cornered"),
        ("board", "Round 1 of 15"),
        ("moves", "A1 gathers a resource (Carries 1 resource then)"),
        ("hint", "A steady player would choose hunt:A1: A1 hunts (50 %)"),
    ],
)
def test_whatever_is_typed_gets_an_answer_and_costs_nothing(typed: str, answer: str) -> None:
    output = " ".join(played("--players", "1", typed=f"{typed}\nend\nquit\n").split())
    asked, _, rest = output.partition("Player A> ")
    assert " ".join(answer.split()) in rest
    assert "Player A ends the turn with 3 actions left." in rest
    assert "3 of 3 actions left" in asked


def test_german_words_are_understood() -> None:
    output = played("--players", "1", "--lang", "de", typed="hilfe\nzurück\nrat\nbeenden\n")
    assert "speichern DATEI" in output
    assert "Es gibt nichts zurückzunehmen." in output
    assert "Ein stetiger Spieler wählte hunt:A1: A1 jagt" in output
    assert "Die Partie wurde vor ihrem Ende verlassen." in output


def test_when_input_ends_the_game_is_left() -> None:
    assert "The game was left before its end." in played("--players", "1", typed="hide:A1\n")


def test_an_interrupted_game_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(playing.Screen, "ask", interrupt)
    assert "The game was left before its end." in played("--players", "1", typed="")


# Taking back


def test_a_move_that_told_nothing_is_taken_back() -> None:
    output = played("--players", "2", typed="gather:A1\nundo\nend\nquit\n")
    assert "Taken back." in output
    assert "Player A ends the turn with 3 actions left." in output


@pytest.mark.parametrize(
    ("move", "reason"), [("hunt:A1", "a die was rolled"), ("move:A1:3", "something was uncovered")]
)
def test_what_was_learnt_cannot_be_taken_back_from_bots(move: str, reason: str) -> None:
    output = played("--players", "2", typed=f"{move}\nundo\nquit\n")
    assert f"This cannot be taken back: {reason}." in output


def test_people_take_it_back_by_consent() -> None:
    typed = "hunt:A1\nundo\nn\nundo\ny\nend\nquit\n"
    output = played("--seats", "you,you", typed=typed)
    assert output.count("Player B, do you agree to take the move back?") == 2
    assert "Declined." in output
    assert "Taken back." in output
    assert "Player A ends the turn with 3 actions left." in output


def test_a_turn_just_ended_is_taken_back_by_who_ended_it() -> None:
    output = played("--seats", "you,you", typed="end\nundo\nend\nquit\n")
    assert output.count("Player A ends the turn with 3 actions left.") == 2


# Secrets at one keyboard


def test_the_screen_is_handed_over_where_people_know_different_things(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    people = {
        "A": [{"tile": 0, "prey": 2, "resources": 2}],
        "B": [{"tile": 0, "prey": 2, "resources": 2}],
    }
    start = GAME.lay_out(
        {
            "options": {"players": 2, "board": "small", "fight_boost": "blind"},
            "tiles": {0: {"wolf": 0}},
            "players": people,
            "turn": "A",
        }
    )
    seats = [OpenSeat(name=name, person=True) for name in ("Ada", "Jonas")]
    options = GAME.choices(start)
    table = Table.open(opening(GAME, options, seats, 1, GAME.prescribe(start, [3, 3])), GAME)
    monkeypatch.setattr(sys, "stdin", io.StringIO("fight:A1:B1\nadd:2\n\nadd:0\nquit\n"))
    output = io.StringIO()
    Session(table, "en", Console(file=output, highlight=False), seed=1).run()
    before, _, after = output.getvalue().partition("Now it is Jonas's turn to look. Press Enter.")
    assert "Jonas: B1 rolled 4, A1 4. The loser dies." in after
    assert "Jonas: How many" not in before
    assert "2 resources and now stands at" not in before


# Saving, replaying, going on


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "game.replay"
    output = played("--players", "2", typed=f"gather:A1\nhunt:A1\nend\nsave {path}\nquit\n")
    assert f"Saved to {path}" in output.replace("\n", "")
    return path


def test_a_saved_game_is_a_replay(saved: Path) -> None:
    replay = Replay.loads(saved.read_text())
    assert replay.seed == 5
    assert [GAME.moves.decode(step.move)[0].name for step in replay.steps[:3]] == [
        "gather", "hunt", "end",
    ]  # fmt: skip
    assert len(GAME.replay(replay)) == len(replay.steps) + 1


def test_saving_never_overwrites(saved: Path) -> None:
    before = saved.read_bytes()
    output = played("--players", "1", typed=f"save {saved}\nquit\n")
    assert "exists already and is kept as it is." in " ".join(output.split())
    assert saved.read_bytes() == before


def test_a_game_that_cannot_be_saved_goes_on(tmp_path: Path) -> None:
    output = played("--players", "1", typed=f"save {tmp_path}/none/x\nhide:A1\nquit\n")
    assert "cannot be written: No such file or directory." in " ".join(output.split())
    assert "A1 hides" in output


def test_a_finished_game_can_still_be_saved(tmp_path: Path) -> None:
    path = tmp_path / "end.replay"
    output = played("--seats", "random,random", typed=f"hide:A1\nsave {path}\n\n")
    assert "The game is over." in output
    history = GAME.replay(Replay.loads(path.read_bytes()))
    assert history[-1][0].over


def test_a_replay_is_stepped_through(saved: Path) -> None:
    steps = "\nn\nb\nfirst\nb\nlast\nn\n2\nhelp\nrules LA-END-1\nnonsense\nquit\n"
    result = run("replay", str(saved), typed=steps)
    assert result.exit_code == 0
    shown = [int(n) for n in re.findall(r"^(?:.*> )?Move (\d+) of", result.output, re.MULTILINE)]
    last = len(Replay.loads(saved.read_bytes()).steps)
    assert shown == [1, 2, 1, last, 2]
    assert f"Move 1 of {last}, Player A: gather:A1" in result.output
    assert "A1 gathers a resource in the Home Clearing (7)." in result.output
    assert "This is the beginning." in result.output
    assert "This is the end." in result.output
    assert result.output.count(f"A number from 0 to {last}: jump there.") == 2
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


# Rules, games, server


def test_the_games_are_listed() -> None:
    output = run("games").output
    assert re.search(r"^outlast +1-6  A handful of people", output, re.MULTILINE)
    assert "Eine Handvoll Menschen" in run("games", "--lang", "de").output


def test_the_rules_are_read() -> None:
    assert "LA-INV-13" in run("rules", "outlast").output
    clause = run("rules", "outlast", "LA-HUNT-1").output
    assert "LA-HUNT-1" in clause
    assert "LA-HUNT-2" not in clause
    assert "W8" in run("rules", "outlast", "la-hunt-1", "--lang", "de").output


def test_a_clause_comes_with_its_table() -> None:
    output = run("rules", "outlast", "LA-D-BOOST").output
    assert "match" in output
    assert "beat" in output


def test_serving_is_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    from holdfast.server import run as server

    calls: list[dict[str, Any]] = []
    monkeypatch.setattr(server, "serve", lambda **arguments: calls.append(arguments))
    arguments = ("--host", "0.0.0.0", "--port", "0", "--database", "x.sqlite3", "--open")
    assert run("serve", *arguments).exit_code == 0
    assert run("serve").exit_code == 0
    monkeypatch.setenv("HOLDFAST_PORT", "8123")
    assert run("serve").exit_code == 0
    monkeypatch.delenv("HOLDFAST_PORT")
    monkeypatch.setenv("HOLDFAST_PROXIES", "127.0.0.1, 10.0.0.0/8")
    assert run("serve").exit_code == 0
    assert calls.pop()["proxies"] == ["127.0.0.1", " 10.0.0.0/8"]
    usual = {
        "hint_budget": Budget(seconds=1.5), "course_playouts": 32, "proxies": [], "metrics": False,
        "log_form": "text", "log_level": "warning",
    }  # fmt: skip
    assert calls == [
        {"host": "0.0.0.0", "port": 0, "database": "x.sqlite3", "open_browser": True, **usual},
        {"host": "127.0.0.1", "port": 8000, "database": None, "open_browser": False, **usual},
        {"host": "127.0.0.1", "port": 8123, "database": None, "open_browser": False, **usual},
    ]


def test_every_setting_of_a_server_may_come_from_the_environment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from holdfast.server import run as server

    calls: list[dict[str, Any]] = []
    monkeypatch.setattr(server, "serve", lambda **arguments: calls.append(arguments))
    named = {
        "HOST": "::", "PORT": "8123", "DATABASE": "postgresql://db/holdfast", "METRICS": "true",
        "LOG": "json", "LOG_LEVEL": "info", "HINT_SECONDS": "2", "COURSE_PLAYOUTS": "8",
        "PROXIES": "10.0.0.1",
    }  # fmt: skip
    for name, value in named.items():
        monkeypatch.setenv(f"HOLDFAST_{name}", value)
    assert run("serve").exit_code == 0
    assert calls == [
        {
            "host": "::", "port": 8123, "database": "postgresql://db/holdfast",
            "open_browser": False, "hint_budget": Budget(seconds=2), "course_playouts": 8,
            "metrics": True, "log_form": "json", "log_level": "info",
            "proxies": ["10.0.0.1"],
        }
    ]  # fmt: skip


def test_a_server_that_cannot_start_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    from holdfast.server import run as server

    def occupied(**_: Any) -> None:
        raise OSError(98, "Address already in use")

    assert "'nowhere' does not appear to be" in refused("serve", "--proxies", "nowhere")
    monkeypatch.setattr(server, "serve", occupied)
    assert "Address already in use" in refused("serve")
    monkeypatch.setitem(sys.modules, "holdfast.server.run", None)
    assert "the server is not installed here" in refused("serve")


# Mistakes


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["play", "chess"], "there is no game 'chess'; there are: "),
        (["rules", "chess"], "there is no game 'chess'; there are: "),
        (["play", "outlast", "-o", "weather=mild"], "there is no option 'weather'"),
        (["play", "outlast", "-o", "climate=hot"], "option 'climate' cannot be 'hot'"),
        (["play", "outlast", "-o", "climate"], "given as name=value, not as 'climate'"),
        (["play", "outlast", "-o", "players=2"], "--players or --seats"),
        (["play", "outlast", "--preset", "chaos"], "there is no preset 'chaos'"),
        (["play", "outlast", "--seats", "you,hal"], "nobody is called 'hal'"),
        (["play", "outlast", "--seats", "you", "--players", "2"], "names 1 seats, but 2 play"),
        (["play", "outlast", "--players", "7"], "players must be a number from 1 to 6, not 7"),
        (["play", "outlast", "--players", "0"], "players must be a number from 1 to 6, not 0"),
        (["play", "outlast", "--lang", "fr"], "there is no language 'fr'"),
        (["play", "outlast", "--seed", "-1"], "a seed is a number from 0"),
        (["play", "outlast", "--resume", "none.replay"], "there is no file none.replay"),
        (["replay", "none.replay"], "there is no file none.replay"),
        (["replay", "."], ". cannot be read: Is a directory"),
        (["rules", "outlast", "LA-MOVE-9"], "no clause 'LA-MOVE-9'; did you mean"),
        (["rules", "outlast", "gibberish"], "no clause 'gibberish'"),
        (["games", "--lang", "x"], "there is no language 'x'; there are: en, de"),
    ],
)
def test_mistakes_get_one_clear_line(arguments: list[str], complaint: str) -> None:
    assert complaint in refused(*arguments)


def _with(path: Path, **changes: Any) -> str:
    """A replay with another head, and a fitting checksum."""
    return replace(Replay.loads(path.read_bytes()), **changes).dumps()


def _rewritten(path: Path, **changes: Any) -> None:
    """Change the head of a replay."""
    path.write_text(_with(path, **changes))


def test_files_that_are_no_games_are_refused(saved: Path, tmp_path: Path) -> None:
    whole = saved.read_text()

    def complaint(content: str | bytes) -> str:
        path = tmp_path / "bad.replay"
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        assert refused("play", "outlast", "--resume", str(path)) == refused("replay", str(path))
        return refused("replay", str(path))

    assert "this is not a replay file" in complaint("hello")
    assert "it is not text" in complaint(b"\xff\xfe\x00")
    assert "this is not a replay file" in complaint(json.dumps({"game": "outlast"}))
    assert "cut off or damaged" in complaint(whole[: len(whole) // 2])
    assert "its checksum does not fit" in complaint(whole.replace('"seed": 5', '"seed": 6'))
    newer = whole.replace('"holdfast-replay": 1', '"holdfast-replay": 99')
    assert "written by a newer Holdfast" in complaint(newer)
    # What Python itself cannot read is refused in one line too.
    endless = whole.replace('"seed": 5', f'"seed": {"9" * 5000}')
    assert "it holds what is in no game" in complaint(endless)
    assert "more moves than any game" in complaint(whole.replace("[\n", "[\n" + "[0]," * 900_000))


def test_games_that_cannot_be_replayed_are_refused(saved: Path) -> None:
    original = saved.read_bytes()
    assert "is a game of outlast, not of outlive" in refused(
        "play", "outlive", "--resume", str(saved)
    )
    _rewritten(saved, game="chess")
    assert "there is no game 'chess'" in refused("replay", str(saved))
    assert "there is no game 'chess'" in refused("play", "outlast", "--resume", str(saved))
    saved.write_bytes(original)
    _rewritten(saved, rules=GAME.version + 1)
    assert f"version {GAME.version + 1} of the rules" in refused("replay", str(saved))
    saved.write_bytes(original)
    steps = Replay.loads(original).steps
    _rewritten(saved, steps=[*steps, replace(steps[0], move=GAME.moves.encode("concede") + 1)])
    assert f"damaged at move {len(steps) + 1}" in refused("replay", str(saved))
    for wrong, complaint in [
        ({"options": {"x": "y"}}, "there is no option 'x'"),
        ({"options": {"players": []}}, "players must be a number"),
        ({"position": "a" * 300}, "has no position"),
    ]:
        saved.write_bytes(original)
        _rewritten(saved, **wrong)
        assert complaint in refused("replay", str(saved))
        assert complaint in refused("play", "outlast", "--resume", str(saved))


def test_a_number_without_end_is_no_step_and_no_move(saved: Path) -> None:
    endless = "9" * 5000
    stepped = run("replay", str(saved), typed=f"{endless}\nq\n")
    assert "A number from 0 to" in stepped.output
    assert stepped.exit_code == 0
    assert run("play", "outlast", "--seed", "5", typed=f"{endless}\nquit\n").exit_code == 0


def test_what_does_not_go_with_a_saved_game_is_refused(saved: Path) -> None:
    resume = ("play", "outlast", "--resume", str(saved))
    assert "only --seats, --level and --lang" in refused(*resume, "--seed", "3")
    assert "names 3 seats, but 2 play" in refused(*resume, "--seats", "you,you,you")
    _rewritten(
        saved, steps=[replace(s, entropy=None) for s in Replay.loads(saved.read_bytes()).steps[:1]]
    )
    assert "it can be replayed only" in refused(*resume)


# What only a terminal sees


class _Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


class _WarmUp:
    """A compilation that is half done."""

    stopped = False
    progress = 0.5
    failure = None

    def __init__(self, game: Any) -> None:
        self.game = game

    def start(self) -> _WarmUp:
        return self

    def stop(self) -> None:
        _WarmUp.stopped = True


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> io.StringIO:
    monkeypatch.setattr(sys, "stdin", _Terminal("quit\n"))
    monkeypatch.setattr(playing, "WarmUp", _WarmUp)
    return _Terminal()


def test_compilation_goes_on_behind_the_game_and_shows_its_progress(terminal: io.StringIO) -> None:
    seats = [OpenSeat(name="Ada", person=True)]
    table = Table.open(opening(GAME, GAME.options.choose({}), seats, 1), GAME)
    Session(table, "en", Console(file=terminal, force_terminal=True, width=120), 1).run()
    assert "██████████░░░░░░░░░░ 50" in terminal.getvalue()
    assert _WarmUp.stopped


def test_a_game_without_a_drawing_can_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its view is told line by line."""
    told = plainly.draw_with(GAME.screen.view)
    monkeypatch.setattr(GAME, "screen", replace(GAME.screen, draw=told))
    output = played("--players", "1", typed="hide:A1\nend\nquit\n")
    assert "actions left: " in output
    assert re.search(r"hide:A1 +A1 hides\b", output)
    assert "A1 hides" in output


# Lessons


def lesson_of(name: str) -> str:
    """What is typed to take every step of a lesson of the game as the coach asks."""
    course = course_of(GAME)
    assert course is not None
    lesson = course.lesson(name)
    assert lesson is not None
    return "".join(f"{step.expect[0] if step.expect else ''}\n" for step in lesson.steps)


def learned(*arguments: str, typed: str) -> str:
    result = run("learn", "outlast", *arguments, typed=typed)
    assert result.exit_code == 0, result.output
    return " ".join(str(result.output).split())


def test_a_whole_course_is_taken_in_the_terminal() -> None:
    course = course_of(GAME)
    assert course is not None
    output = learned(typed="".join(lesson_of(lesson.id) for lesson in course.lessons))
    assert "Learn Outlast: 9 lessons, about 7 minutes." in output
    assert "Lesson 9 of 9: Your own winter" in output
    assert "Bjorn ends the turn" in output
    assert output.endswith("That was the last lesson. Now play: `holdfast play GAME`.")


def test_a_lesson_in_german_by_numbers() -> None:
    output = learned("--lesson", "rivals", "--language", "de", typed="?\nfight:A1:B1\n")
    assert "Lektion 7 von 9: Mensch gegen Mensch" in output
    assert "Greif B1 an!" in output
    assert re.search(r"▸\d+ fight:A1:B1", output)
    assert "lass es den Lehrer tun" in output
    assert "4 gegen 5: Du liegst zurück" in output
    assert output.endswith("--lesson ? zählt alle auf.")


def test_another_move_is_answered_kindly_and_not_played() -> None:
    output = learned("--lesson", "first-turn", typed="\nhide:A1\nmove:A1:3\nquit\n")
    assert "Soon. First let A1 walk west and uncover the lit tile. Nothing was played." in output
    assert "A Meadow with three prey!" in output


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("fly", 'Nothing is called "fly".'),
        ("99", "There are moves 1 to"),
        ("back", "This is the first step of the lesson."),
        ("rules", "LA-WOLF-1"),
        ("moves", "▸"),
        ("skip", "An 8! The wolf is dead."),
        ("skip\nback", "Only a 7 or an 8 beats a wolf. Fight!"),
    ],
)
def test_whatever_a_learner_types_gets_an_answer(typed: str, answer: str) -> None:
    assert answer in learned("--lesson", "last-night", typed=f"{typed}\nquit\n")


def test_the_lessons_are_listed() -> None:
    listed = run("learn", "outlast", "--lesson", "?", "--lang", "de").stdout.splitlines()
    assert len(listed) == 9
    assert listed[2].split() == ["hunger", "Hunger:", "wer", "isst,", "und", "wer", "verhungert"]


def test_lessons_that_there_are_not_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "outlast has no lesson 'moon'; there are: last-night" in refused(
        "learn", "outlast", "--lesson", "moon"
    )
    monkeypatch.setattr("holdfast.lessons.course_of", lambda game: None)
    assert "outlast has no lessons" in refused("learn", "outlast")


def test_a_course_that_is_wrong_ends_with_what_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(game: Game) -> None:
        raise CourseError(["outlast/course.toml: hunger, step 2: `say.de` is missing"])

    monkeypatch.setattr("holdfast.lessons.course_of", wrong)
    assert "course.toml: hunger, step 2: `say.de` is missing" in refused("learn", "outlast")


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_the_same_in_every_language(language: str) -> None:
    folder = Path(playing.__file__).parent / "text"

    def messages(name: str) -> dict[str, list[str]]:
        source = (folder / f"{name}.ftl").read_text(encoding="utf-8")
        parts = re.split(r"^([\w-]+) =", source, flags=re.MULTILINE)[1:]
        variables = (sorted(set(re.findall(r"\$\w+", part))) for part in parts[1::2])
        return dict(zip(parts[::2], variables, strict=True))

    assert messages(language) == messages("en")
    assert len(messages(language)) > 30


# Compiling beforehand


def test_rules_are_compiled_beforehand(
    compiled: Callable[[Game], Engine], monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled(GAME)
    monkeypatch.setattr(GAME, "engine", GAME.interpreted)
    result = run("warm", "outlast")
    assert result.exit_code == 0, result.output
    assert re.search(r"outlast .*100%", result.output)
    assert "outlive" not in result.output
    assert GAME.engine is GAME.compiled


def test_rules_that_cannot_be_compiled_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(warm_up: WarmUp) -> None:
        raise OSError("No space left on device")

    monkeypatch.setattr("holdfast.kernel.warm.is_ready", lambda game: False)
    monkeypatch.setattr(WarmUp, "_compile_elsewhere", broken)
    result = run("warm", "outlast")
    assert result.exit_code == 2
    assert "the rules of outlast were not compiled: No space left on device" in result.stderr


def test_only_games_are_compiled() -> None:
    assert "'chess'" in refused("warm", "outlast", "chess")
