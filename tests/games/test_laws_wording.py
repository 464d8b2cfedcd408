"""Tests that every text that a game needs exists in every language, and that no text is unused."""

import random
from collections.abc import Iterator

import pytest
from tests.support.laws import Laws
from tests.support.states import position_of
from tests.support.texts import PEOPLE, ends_sentence, text_faults
from tests.support.words import (
    has_client,
    messages,
    requestable_messages,
    requested_by_client,
    requested_by_python,
    shared_messages,
)

from holdfast.kernel.engine import Engine
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.kernel.translations import LANGUAGES, MissingTextError, Text
from holdfast.kernel.wording import Phrase

pytestmark = [
    pytest.mark.parametrize("language", LANGUAGES),
    pytest.mark.usefixtures("quick"),
]


def required_messages(laws: Laws) -> Iterator[str]:
    """Yield every message that the naming conventions require of a game."""
    game = laws.game
    yield from ("game-title", "game-tagline")
    if game.options.players.least < game.options.players.most:
        yield "option-players"
    for option in game.options.option:
        yield f"option-{option.name}"
        yield from (f"value-{option.name}-{value}" for value in option.values)
    for preset in game.options.preset:
        yield from (f"preset-{preset.id}", f"preset-{preset.id}-note")
    asked = [decision.name for decision in game.decisions.decisions]
    yield from (f"ask-{name}" for name in asked if name not in laws.asked_apart)
    for name, kind in game.moves.kinds.items():
        yield f"choice-{name}"
        if kind.size > 1 or has_client(game):  # the plain board names moves of a kind together
            yield f"move-{name}"
    yield from (f"event-{kind}" for kind, _ in game.events.kinds if kind not in laws.unspoken)
    yield from requested_by_python(game)


def test_nothing_is_missing(laws: Laws, language: str) -> None:
    assert set(required_messages(laws)) - set(messages(laws.game, language)) == set()


def test_languages_have_the_same_messages_with_the_same_variables(
    laws: Laws, language: str
) -> None:
    assert messages(laws.game, language) == messages(laws.game, LANGUAGES[0])


def test_nothing_is_there_that_nobody_asks_for(laws: Laws, language: str) -> None:
    known = requestable_messages(laws.game)
    idle = {key for key in messages(laws.game, language) if not known.names(key)}
    assert idle - laws.idle_words == set()


def test_events_that_only_move_pieces_have_no_words(laws: Laws, language: str) -> None:
    told = {name for name, _ in laws.game.events.kinds}
    assert laws.unspoken <= told
    assert not {f"event-{kind}" for kind in laws.unspoken} & set(messages(laws.game, language))


def test_the_board_in_the_browser_finds_its_words(laws: Laws, language: str) -> None:
    asked = requested_by_client(laws.game)
    laws.needs(asked, "board of its own")
    assert asked - {*messages(laws.game, language), *shared_messages(language)} == set()


@pytest.fixture(scope="module")
def positions(laws: Laws, engine: Engine) -> list[Position]:
    """Return positions with an open decision out of random play."""
    player = laws.player(engine, laws.option_sets(12, 5), 5, late=2)
    play = player.play(600)
    return [position_of(laws.game, play.before[i : i + 1]) for i in range(0, len(play), 10)]


def well_formed(said: str, language: str, sentence: bool = False) -> str:
    """Check a text against the voice guide, with all its names filled in, and return it."""
    assert list(text_faults(said, language)) == [], said
    if sentence:
        assert said[0] in "„“" or not said[0].islower(), said
        assert ends_sentence(said), said
    return said


def test_moves_can_be_said_and_tell_no_more_than_their_words_need(
    laws: Laws, positions: list[Position], language: str
) -> None:
    game, text = laws.game, laws.game.text(language)
    for position in positions:
        hidden = game.hide(position, position.to_move)
        for move in game.legal(position):
            said = game.screen.say(hidden, move)
            assert well_formed(text.say(said.title), language)
            assert set(said.title.args) >= messages(game, language)[said.title.key], said.title
            for other in [*said.notes, *([said.label] if said.label else [])]:
                assert well_formed(text.say(other), language)


def test_previews_can_be_said(laws: Laws, positions: list[Position], language: str) -> None:
    text = laws.game.text(language)
    for position in positions:
        for move in laws.game.legal(position):
            for line in laws.game.preview(position, move).get("lines", []):
                said = text.say(Phrase.model_validate({k: line[k] for k in ("key", "args")}))
                assert well_formed(said, language)


def test_reasons_can_be_said_and_name_clauses_of_the_game(
    laws: Laws, positions: list[Position], language: str
) -> None:
    game, rng = laws.game, random.Random(7)
    for position in positions:
        for move in laws.any_moves(rng, 40):
            if not game.allows(position, move):
                why = game.why(position, move)
                assert well_formed(game.text(language).say(why.reason), language, sentence=True)
                assert all(clause.startswith(f"{game.clause_prefix}-") for clause in why.clauses)


def test_what_happens_can_be_told(laws: Laws, positions: list[Position], language: str) -> None:
    game, rng, told = laws.game, random.Random(3), 0
    names = PEOPLE[: game.options.players.most]
    for position in positions:
        after = position.copy()
        for _ in range(3):
            for event in [] if after.over else game.play(after, rng.choice(game.legal(after))):
                line = game.sentence(after, event, language, names)
                assert (line is None) == (event.kind in laws.unspoken), event
                told += line is not None
                assert not any(slip in (line or "") for slip in ("{", " .", " ,")), line
                if line is not None:
                    well_formed(line, language, sentence=True)
    assert told > len(positions)


def test_what_a_terminal_shows_can_be_drawn(
    laws: Laws, positions: list[Position], language: str
) -> None:
    game = laws.game
    for position in positions[::4]:
        names = [f"Player {seat}" for seat in range(1, game.options.players.most + 1)]
        for viewer in (NOBODY, position.to_move):
            hidden = game.hide(position, viewer)
            assert game.screen.draw(hidden, viewer, game.text(language), names, 120)


def test_a_missing_word_is_an_error(laws: Laws, language: str) -> None:
    with pytest.raises(MissingTextError, match="event-unheard-of"):
        Text(laws.game.folder / "text", language)("event-unheard-of")
