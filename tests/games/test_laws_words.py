"""Everything that can be said is there in every language and can be said, and nothing else is."""

import random
from collections.abc import Iterator

import pytest
from tests.support.laws import Laws
from tests.support.random_play import one_each
from tests.support.states import position_of
from tests.support.words import asked_by_client, messages, named, of_the_house, spoken

from holdfast.kernel.game import Game
from holdfast.kernel.text import LANGUAGES, MissingText, Text

NAMES = ("Ada", "Jonas", "Runa", "Ilse", "Ben", "Mo", "Ole", "Pia")

pytestmark = pytest.mark.parametrize("language", LANGUAGES)


def needed(laws: Laws) -> Iterator[str]:
    """Every message that a game has by the rules of naming."""
    game = laws.game
    yield from ("game-title", "game-tagline", "option-players")
    for option in game.options.option:
        yield f"option-{option.name}"
        yield from (f"value-{option.name}-{value}" for value in option.values)
    for preset in game.options.preset:
        yield from (f"preset-{preset.id}", f"preset-{preset.id}-note")
    yield from (f"ask-{decision}" for decision in game.decisions.names)
    for kind in game.moves.kinds:
        yield from (f"move-{kind}", f"choice-{kind}")
    yield from (f"event-{kind}" for kind, _ in game.events.kinds if kind not in laws.unspoken)
    yield from spoken(game)


def test_nothing_is_missing(laws: Laws, language: str) -> None:
    assert set(needed(laws)) - set(messages(laws.game, language)) == set()


def test_languages_have_the_same_messages_with_the_same_variables(
    laws: Laws, language: str
) -> None:
    assert messages(laws.game, language) == messages(laws.game, LANGUAGES[0])


def test_nothing_is_there_that_nobody_asks_for(laws: Laws, language: str) -> None:
    known = named(laws.game)
    idle = {key for key in messages(laws.game, language) if not known.names(key)}
    assert idle == laws.idle_words


def test_events_that_only_move_pieces_have_no_words(laws: Laws, language: str) -> None:
    told = {name for name, _ in laws.game.events.kinds}
    assert laws.unspoken <= told
    assert not {f"event-{kind}" for kind in laws.unspoken} & set(messages(laws.game, language))


def test_the_board_in_the_browser_finds_its_words(laws: Laws, language: str) -> None:
    asked = asked_by_client(laws.game)
    assert asked
    assert asked - {*messages(laws.game, language), *of_the_house(language)} == set()


def said_of_play(laws: Laws, game: Game, text: Text) -> Iterator[str]:
    """Everything that is said while a game is played: moves, previews, reasons, the log."""
    rng = random.Random(7)
    player = laws.player(game.interpreted, laws.option_sets(12, 5), 5, late=2)
    play = player.play(400)
    positions = [position_of(game, play.before[i : i + 1]) for i in range(0, len(play), 10)]
    for position in positions:
        hidden = game.hide(position, position.to_move)
        yield text.say(game.prompt(position)) if hasattr(game, "prompt") else text(
            f"ask-{game.decision(position)}"
        )
        for move in game.legal(position)[:40]:
            said = game.screen.say(hidden, move)
            yield from (text.say(line) for line in (said.title, *said.notes))
            for line in game.preview(position, move).get("lines", []):
                yield text.format(line["key"], line["args"])
        for move in rng.sample(range(game.moves.count), 20):
            if not game.allows(position, move):
                yield text.say(game.why(position, move).reason)
    after = one_each(game, game.interpreted, positions, rng)
    for i, row in enumerate(after.after):
        log_rows = after.events[after.owner == i]
        reached = position_of(game, row[None])
        for event_row in log_rows:
            kind, arguments = game.events.kinds[int(event_row[0])]
            numbers = [int(number) for number in event_row[2 : 2 + len(arguments)]]
            event = game.event(kind, dict(zip(arguments, numbers, strict=True)))
            line = game.sentence(reached, event, text.language, NAMES)
            if line is not None:
                yield line


def test_a_missing_word_is_an_error(laws: Laws, language: str) -> None:
    with pytest.raises(MissingText, match="event-unheard-of"):
        Text(laws.game.folder / "text", language)("event-unheard-of")
