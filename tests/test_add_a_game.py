"""Tests of the page on adding a game: its game is built in a copy of the checkout.

The game is played in a terminal, tested by the laws of all games, compiled, and removed. tests/web
plays it in a browser.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.support.checkout import COMMAND_LINE, Checkout, blocks, files

PAGE = "add-a-game.md"
GAME = "src/holdfast/games/embers"
TESTS = "tests/games/embers"
BOTH = ("en", "de")
OPTIONAL = ("heuristic.py", "position_builder.py", "wording.py", "why_not.py")
QUICK = "not long and not gpu and not web"

# Whole games in one mode, as one hash of all that could be seen of them.
TRACE = """
import hashlib, sys
mode = sys.argv[1]
if mode == "bare":  # a Python that has neither NumPy nor Numba
    sys.modules.update(numpy=None, numba=None)
from holdfast import games
game = games.load("embers")
if mode == "compiled":
    from holdfast.kernel.compiled import compile_all
    for _ in compile_all(game.compiled, game.state):
        pass
    game.engine = game.compiled
trace, lasted = hashlib.sha256(), 0
for seed in range(60):
    position = game.new({"nights": ("seven", "ten")[seed % 2]}, seed)
    while not position.over:
        trace.update(bytes(position))
        for viewer in (-1, 0):
            trace.update(bytes(game.hide(position, viewer)))
            trace.update(bytes(game.determinize(position, viewer, seed)))
        legal, advised = game.legal(position), game.advise(position, seed)
        assert advised in legal
        trace.update(repr((legal, advised)).encode())
        events = game.play(position, advised if seed % 3 else legal[seed % len(legal)])
        trace.update(repr(events).encode())
    lasted += game.result(position)[0].rank == 1
    trace.update(bytes(position) + repr(game.result(position)).encode())
print(trace.hexdigest(), lasted)
"""
SEARCH = """
from holdfast import games
from holdfast.kernel.background_compiler import compile_to_disk, switch
from holdfast.players.mcts import Budget, search_moves
from holdfast.players.forecast import forecast
from holdfast.players.warmup import prepare
game = games.load("embers")
compile_to_disk(game, lambda *_: None)
switch(game)
prepare(game)
lesson = game.named_position("lesson")
best = search_moves(game, game.hide(lesson, 0), Budget(playouts=400), 1).choices[0]
assert game.key(lesson, best.move) == "stay:1", best
assert 0 < forecast(game, lesson, 200, 1)[0] < 1
"""
PTX = """
from holdfast import games
from bench.gpu_simulation import compile_ptx
assert ".entry" in compile_ptx(games.load("embers"))
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    """Return a copy of the checkout, with the game of the page."""
    checkout = Checkout(tmp_path / "checkout")
    checkout.write(files(PAGE))
    return checkout


def test_the_page_writes_into_the_folders_of_the_game_and_nowhere_else() -> None:
    assert files(PAGE)
    assert not [path for path in files(PAGE) if not path.startswith((f"{GAME}/", f"{TESTS}/"))]


SAID = {
    "en": ("How do you spend the evening?", "Go for wood", "Night 1 of 7", "goes on the fire"),
    "de": ("Wie verbringst du den Abend?", "Holz holen", "Nacht 1 von 7", "kommt aufs Feuer"),
}
ENDS = {
    "en": ("The fire is out, and the night is not.", "The sun rises over a fire"),
    "de": ("Das Feuer ist aus, die Nacht noch lange nicht.", "Die Sonne geht über einem Feuer auf"),
}


@pytest.mark.parametrize("language", BOTH)
def test_it_is_played_by_typing(checkout: Checkout, language: str) -> None:
    """Check that the game is played to its end by keys and numbers, in both languages."""
    arguments = ("play", "embers", "--seed", "3", "--lang", language)
    output = checkout.holdfast(*arguments, typed="stay:3\nrules EM-WIND-1\nstay:1\n" + "1\n" * 20)
    assert all(words in output for words in SAID[language])
    assert "EM-WORK-2" in output.partition("EM-WIND-1")[0]
    assert any(words in output for words in ENDS[language])


def test_bots_play_it_alone(checkout: Checkout) -> None:
    ends = [
        checkout.holdfast("play", "embers", "--seats", "heuristic", "--seed", str(seed))
        for seed in (7, 8, 9)
    ]
    assert all(any(words in end for words in ENDS["en"]) for end in ends)
    assert any("Heuristic A wins." in end for end in ends)


@pytest.mark.parametrize(
    ("language", "begins"), [("en", "Night 6: a black sky"), ("de", "Nacht 6: ein schwarzer")]
)
def test_its_lesson_begins_where_it_says(checkout: Checkout, language: str, begins: str) -> None:
    arguments = ("play", "embers", "--position", "lesson", "--lang", language)
    assert checkout.holdfast(*arguments, typed="").startswith(begins)


def without_view(game: Path) -> list[str]:
    (game / "view.py").unlink()
    return ["play", "embers"]


def without_hide(game: Path) -> list[str]:
    rules = (game / "rules.py").read_text(encoding="utf-8")
    (game / "rules.py").write_text(rules.replace("def hide", "def hidden"), encoding="utf-8")
    return ["play", "embers"]


def with_a_red_sky(game: Path) -> list[str]:
    lesson = game / "content" / "positions" / "lesson.toml"
    text = lesson.read_text(encoding="utf-8")
    lesson.write_text(text.replace('"black"', '"red"'), encoding="utf-8")
    return ["play", "embers", "--position", "lesson"]


@pytest.mark.parametrize(
    ("title", "harm"),
    [
        ("without view.py", without_view),
        ("without hide", without_hide),
        ("with a red sky", with_a_red_sky),
    ],
)
def test_what_is_missing_is_named(
    checkout: Checkout, title: str, harm: Callable[[Path], list[str]]
) -> None:
    """Check that each mistake in the game is reported by the line that the page shows."""
    arguments = harm(checkout.folder / GAME)
    assert checkout.error_of(*arguments) == blocks(PAGE)[title]


def test_a_server_names_a_game_that_is_not_complete(checkout: Checkout) -> None:
    without_view(checkout.folder / GAME)
    assert checkout.error_of("serve", "--port", "0") == blocks(PAGE)["without view.py"]


def test_a_missing_word_is_named(checkout: Checkout) -> None:
    german = checkout.folder / GAME / "text" / "de.ftl"
    text = german.read_text(encoding="utf-8")
    german.write_text(text.replace("ask-watch", "ask-which"), encoding="utf-8")
    done = checkout.python("-c", COMMAND_LINE, "play", "embers", "--lang", "de")
    assert (done.returncode, done.stderr) == (2, "holdfast: de.ftl has no message 'ask-watch'\n")


def leave_out(checkout: Checkout) -> None:
    """Remove everything that the page calls optional and that the game can do without."""
    for part in OPTIONAL:
        (checkout.folder / GAME / part).unlink()
    for part in ("content/positions", "text/cards"):
        shutil.rmtree(checkout.folder / GAME / part)
    shutil.rmtree(checkout.folder / TESTS)
    for language in BOTH:
        texts = checkout.folder / GAME / "text" / f"{language}.ftl"
        entries = texts.read_text(encoding="utf-8").split("\n\n")
        kept = [re.sub(r"(?m)^(note|why|position)-(.*\n[ }].*)*.*\n?", "", one) for one in entries]
        texts.write_text("\n\n".join(kept), encoding="utf-8")


def test_only_what_is_required_plays(checkout: Checkout) -> None:
    """Check that the game can be played without all that the page calls optional."""
    leave_out(checkout)
    output = checkout.holdfast("play", "embers", "--seed", "3", typed="stay:3\nhint\n" + "1\n" * 20)
    assert "Answer this question first: " in output
    assert any(words in output for words in ENDS["en"])


def test_its_own_test_passes_and_its_code_is_clean(checkout: Checkout) -> None:
    tested = checkout.python("-m", "pytest", "-q", "-p", "no:cacheprovider", TESTS)
    assert tested.returncode == 0, tested.stdout
    for command in (["check"], ["format", "--check"]):
        linted = checkout.python("-m", "ruff", *command, "--no-cache", GAME, TESTS)
        assert linted.returncode == 0, linted.stdout


def hold_to_laws(checkout: Checkout, *tests: str, marks: str) -> tuple[int, str]:
    """Run tests in the copy for the game of the page; return the exit status and the output."""
    done = checkout.python(
        "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", marks, "-k", "embers", *tests
    )  # fmt: skip
    return done.returncode, done.stdout


def laws(checkout: Checkout) -> list[str]:
    """Return the files of laws, without that of pages, for which a game is built for minutes."""
    found = sorted((checkout.folder / "tests/games").glob("test_laws_*.py"))
    return [str(path.relative_to(checkout.folder)) for path in found if "page" not in path.stem]


def test_it_is_held_to_the_laws_of_all_games(checkout: Checkout) -> None:
    status, output = hold_to_laws(checkout, *laws(checkout), marks=QUICK)
    assert status == 0, output
    assert " passed" in output


def test_its_cards_are_held_to_the_law_of_cards(checkout: Checkout) -> None:
    """Check that the law of cards finds a rule that does not exist."""
    cards = checkout.folder / GAME / "text/cards/de.ftl"
    text = cards.read_text(encoding="utf-8")
    cards.write_text(text.replace("EM-END-1", "EM-END-9"), encoding="utf-8")
    status, output = hold_to_laws(checkout, "tests/games/test_laws_cards.py", marks=QUICK)
    assert status == 1, output
    assert "FAILED tests/games/test_laws_cards.py::test_every_rule_exists[embers]" in output
    assert output.count("FAILED") == 1, output


@pytest.mark.long
def test_only_what_is_required_is_held_to_the_laws(checkout: Checkout) -> None:
    leave_out(checkout)
    status, output = hold_to_laws(checkout, *laws(checkout), marks=QUICK)
    assert status == 0, output


@pytest.mark.long
def test_all_tests_of_every_game_pass_with_it(checkout: Checkout) -> None:
    """Check that the long laws and all other tests pass with the game of the page."""
    laws_of_all = hold_to_laws(checkout, *laws(checkout), marks="long and not gpu")
    assert laws_of_all[0] == 0, laws_of_all[1]
    elsewhere = (
        "--ignore",
        "tests/games",
        "--ignore",
        "tests/web",
        "--ignore",
        "tests/test_add_a_game.py",
    )
    status, output = hold_to_laws(checkout, "tests", *elsewhere, marks=QUICK)
    assert status == 0, output


def test_all_modes_agree(checkout: Checkout) -> None:
    """Check that all modes of the rules play the same games, and that a GPU can compile them."""
    traces = {mode: checkout.python("-c", TRACE, mode) for mode in ("bare", "plain", "compiled")}
    assert not [trace.stderr for trace in traces.values() if trace.returncode]
    assert len({trace.stdout for trace in traces.values()}) == 1
    assert int(traces["bare"].stdout.split()[1]) > 0
    pytest.importorskip("holdfast.kernel.gpu", reason="the GPU backend is not installed")
    compiled = checkout.python("-c", PTX)
    assert compiled.returncode == 0, compiled.stderr


def test_a_search_finds_the_answer_of_the_lesson(checkout: Checkout) -> None:
    """Check that a search of the new game finds the answer of its lesson."""
    searched = checkout.python("-c", SEARCH)
    assert searched.returncode == 0, searched.stderr


def test_it_goes_as_it_came(tmp_path: Path) -> None:
    """Check that removing the game's folders leaves the checkout as it was."""
    checkout = Checkout(tmp_path / "checkout")
    before = checkout.tree()
    checkout.write(files(PAGE))
    checkout.holdfast("play", "embers", "--seats", "heuristic")
    assert {path: text for path, text in checkout.tree().items() if path in before} == before
    assert checkout.tree().keys() - before.keys() == files(PAGE).keys()
    shutil.rmtree(checkout.folder / GAME)
    shutil.rmtree(checkout.folder / TESTS)
    assert checkout.tree() == before
    assert "there is no game 'embers'" in checkout.error_of("play", "embers")
