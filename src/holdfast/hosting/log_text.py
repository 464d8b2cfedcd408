"""Sentences of the game log and of the server, in all languages."""

from __future__ import annotations

from pathlib import Path

from holdfast.hosting.messages.base import Sentence
from holdfast.kernel.game import Game, Why
from holdfast.kernel.translations import LANGUAGES, Text
from holdfast.table.observation import KnownEvent, KnownMove
from holdfast.table.wording import Plan, title_and_notes

WORDS = {language: Text(Path(__file__).parent / "text", language) for language in LANGUAGES}
"""Texts of the server, by language."""


def server_sentence(key: str, **arguments: str | int) -> Sentence:
    """Return a text of the server in both languages."""
    return Sentence(**{language: WORDS[language](key, **arguments) for language in LANGUAGES})


def event_sentence(heard: KnownEvent) -> Sentence | None:
    """Return the sentence for an event in both languages, or None if the event has none."""
    sentences = event_sentences(heard)
    return None if sentences is None else Sentence(**sentences)


def event_sentences(heard: KnownEvent) -> dict[str, str] | None:
    """Return the sentence for an event by language, or None if the event has none."""
    sentences = {}
    for language in LANGUAGES:
        text, names = heard.game.text(language), seat_names(heard.names, language)
        sentence = heard.game.screen.sentence(heard.public, heard.event, text, names)
        if sentence is None:
            return None
        sentences[language] = sentence
    return sentences


def reason_sentence(game: Game, why: Why) -> Sentence:
    """Return the reason why a move is not allowed, in both languages."""
    return Sentence(**{lang: game.text(lang).say(why.reason) for lang in LANGUAGES})


def plan_sentence(names: tuple[str, ...], seat: int, plan: Plan) -> Sentence:
    """Return the sentence for a plan that a bot announced."""
    return Sentence(
        **{
            language: WORDS[language](
                "plan",
                name=seat_names(names, language)[seat],
                steps=WORDS[language]("plan-then").join(plan[language]),
            )
            for language in LANGUAGES
        }
    )


def auto_answer_sentence(made: KnownMove) -> Sentence:
    """Return the sentence for a move that the table played automatically."""
    return Sentence(
        **{
            language: WORDS[language](
                "answered",
                move=title_and_notes(
                    made.game,
                    made.hidden,
                    made.move,
                    made.game.text(language),
                    seat_names(made.names, language),
                )[0],
            )
            for language in LANGUAGES
        }
    )


def seat_names(names: tuple[str, ...], language: str) -> tuple[str, ...]:
    """Return the names of the seats in a language. Seats without a name get a number."""
    return tuple(name or WORDS[language]("seat", number=i) for i, name in enumerate(names, 1))
