"""Sentences: what happened, in both languages, as everybody at the table may read it."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from holdfast.hosting.messages import Sentence
from holdfast.kernel.game import Game, Why
from holdfast.kernel.translations import LANGUAGES, Text
from holdfast.table.observation import KnownEvent, KnownMove
from holdfast.table.wording import Plan, spoken

WORDS = {language: Text(Path(__file__).parent / "text", language) for language in LANGUAGES}

TABLES = 1024
"""The names of whose seats are put into words once."""


def both(key: str, **arguments: str | int) -> Sentence:
    """One of the server's own sentences."""
    return Sentence(**{language: WORDS[language](key, **arguments) for language in LANGUAGES})


def told(heard: KnownEvent) -> Sentence | None:
    """What happened in a sentence, or nothing for something that only moves pieces."""
    said = told_in_both(heard)
    return None if said is None else Sentence(**said)


def told_in_both(heard: KnownEvent) -> dict[str, str] | None:
    """The same by language."""
    said = {}
    for language in LANGUAGES:
        text, names = heard.game.text(language), called(heard.names, language)
        sentence = heard.game.screen.sentence(heard.public, heard.event, text, names)
        if sentence is None:
            return None
        said[language] = sentence
    return said


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


def answered(made: KnownMove) -> Sentence:
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


@lru_cache(TABLES)
def called(names: tuple[str, ...], language: str) -> tuple[str, ...]:
    """The names of the seats, also of those that nobody has taken yet."""
    return tuple(name or WORDS[language]("seat", number=i) for i, name in enumerate(names, 1))
