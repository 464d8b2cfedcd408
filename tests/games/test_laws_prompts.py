"""Tests that prompts can be worded, with the numbers of the position, for all who may know them."""

import pytest
from tests.support.laws import Laws
from tests.support.states import position_of
from tests.support.texts import PEOPLE, text_faults
from tests.support.words import messages

from holdfast.kernel.engine import Engine
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.kernel.translations import LANGUAGES
from holdfast.kernel.wording import Phrase
from holdfast.table.wording import LETTERS, put

pytestmark = pytest.mark.usefixtures("quick")

MOST = 12
"""Positions in which each decision is looked at."""


@pytest.fixture(scope="module")
def asked(laws: Laws, engine: Engine) -> dict[str, list[Position]]:
    """Return positions of random play by the decision that is open in them."""
    player = laws.player(engine, laws.option_sets(12, 9), 9, late=2)
    play = player.play(900)
    found: dict[str, list[Position]] = {}
    for i in range(len(play)):
        position = position_of(laws.game, play.before[i : i + 1])
        same = found.setdefault(str(laws.game.decision(position)), [])
        if len(same) < MOST:
            same.append(position)
    return found


def question(game: Game, position: Position) -> Phrase:
    """Return the prompt of the person who decides."""
    said = game.prompt(game.hide(position, position.to_move))
    assert said is not None
    return said


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_can_be_said(laws: Laws, asked: dict[str, list[Position]], language: str) -> None:
    text = laws.game.text(language)
    assert len(asked) >= laws.least.prompts
    for position in (position for same in asked.values() for position in same):
        said = put(question(laws.game, position), text, PEOPLE)
        assert said.endswith((".", "?", ":")), said
        assert not any(slip in said for slip in ("{", " .", " ,", "..", "@")), said
        assert list(text_faults(said, language)) == [], said


def test_questions_have_the_values_that_their_words_use_and_no_others(
    laws: Laws, asked: dict[str, list[Position]]
) -> None:
    game, used = laws.game, messages(laws.game, LANGUAGES[0])
    for position in (position for same in asked.values() for position in same):
        said = question(game, position)
        subject = set(game.subject(position)) if said.key == plain_key(game, position) else set()
        assert used[said.key] <= set(said.args) <= used[said.key] | subject, said


def plain_key(game: Game, position: Position) -> str:
    """Return the key of the general message for a decision."""
    return f"ask-{game.decision(position)}"


def test_questions_name_what_they_are_about(laws: Laws, asked: dict[str, list[Position]]) -> None:
    for position in (position for same in asked.values() for position in same):
        if laws.game.subject(position):
            assert question(laws.game, position).args, laws.game.decision(position)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_may_know_a_question_can_be_told_it(
    laws: Laws, asked: dict[str, list[Position]], language: str
) -> None:
    game = laws.game
    for position in (position for same in asked.values() for position in same):
        for viewer in (NOBODY, *range(game.seats(position))):
            hidden = game.hide(position, viewer)
            said = game.prompt(hidden)
            assert said is None or put(said, game.text(language), LETTERS)
            assert said is None or game.known_decision(hidden) == game.decision(position)


def test_a_finished_game_asks_nothing(laws: Laws, asked: dict[str, list[Position]]) -> None:
    over = next(iter(asked.values()))[0].copy()
    over.state.over = 1
    assert laws.game.prompt(over) is None
