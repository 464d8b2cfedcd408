"""Sentences: what happened, in both languages, as everybody at the table may read it."""

from __future__ import annotations

from pathlib import Path
from weakref import WeakKeyDictionary

from holdfast.kernel.game import Game, Why
from holdfast.kernel.text import LANGUAGES, Text
from holdfast.server.messages import Sentence
from holdfast.table.seen import Heard, Made
from holdfast.table.spoken import Plan, spoken

WORDS = {language: Text(Path(__file__).parent / "text", language) for language in LANGUAGES}

_said: WeakKeyDictionary[Heard, Sentence | None] = WeakKeyDictionary()


def both(key: str, **arguments: str | int) -> Sentence:
    """One of the server's own sentences."""
    return Sentence(**{language: WORDS[language](key, **arguments) for language in LANGUAGES})


def told(heard: Heard) -> Sentence | None:
    """What happened in a sentence, or nothing for something that only moves pieces."""
    if heard not in _said:
        _said[heard] = _in_both(
            {
                language: heard.game.screen.sentence(
                    heard.public,
                    heard.event,
                    heard.game.text(language),
                    called(heard.names, language),
                )
                for language in LANGUAGES
            }
        )
    return _said[heard]


def explain(game: Game, why: Why) -> Sentence:
    """Why a move is not allowed."""
    return Sentence(**{lang: game.text(lang).say(why.reason) for lang in LANGUAGES})


def planned(names: tuple[str, ...], seat: int, plan: Plan) -> Sentence:
    """What a bot says it is up to."""
    return Sentence(
        **{
            language: WORDS[language](
                "plan",
                name=called(names, language)[seat],
                steps=WORDS[language]("plan-then").join(plan[language]),
            )
            for language in LANGUAGES
        }
    )


def answered(made: Made) -> Sentence:
    """What the table has answered for somebody."""
    return Sentence(
        **{
            language: WORDS[language](
                "answered",
                move=spoken(
                    made.game,
                    made.hidden,
                    made.move,
                    made.game.text(language),
                    called(made.names, language),
                )[0],
            )
            for language in LANGUAGES
        }
    )


def called(names: tuple[str, ...], language: str) -> list[str]:
    """The names of the seats, also of those that nobody has taken yet."""
    return [name or WORDS[language]("seat", number=i) for i, name in enumerate(names, 1)]


def _in_both(sentences: dict[str, str | None]) -> Sentence | None:
    if any(sentence is None for sentence in sentences.values()):
        return None
    return Sentence(
        **{lang: sentence for lang, sentence in sentences.items() if sentence is not None}
    )
