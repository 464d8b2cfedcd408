"""Sentences: what happened, in both languages, as everybody at the table may read it."""

from __future__ import annotations

from pathlib import Path
from weakref import WeakKeyDictionary

from holdfast.kernel.events import Event
from holdfast.kernel.game import Game, Why
from holdfast.kernel.position import Position
from holdfast.kernel.text import LANGUAGES, Text
from holdfast.server.messages import Sentence
from holdfast.table import Turn
from holdfast.table.spoken import Plan

WORDS = {language: Text(Path(__file__).parent / "text", language) for language in LANGUAGES}

_said: WeakKeyDictionary[Turn, list[Sentence | None]] = WeakKeyDictionary()


def both(key: str, **arguments: str | int) -> Sentence:
    """One of the server's own sentences."""
    return Sentence(**{language: WORDS[language](key, **arguments) for language in LANGUAGES})


def told(turn: Turn) -> list[Sentence | None]:
    """A sentence for each event of a turn, or nothing for one that only moves pieces."""
    said = _said.get(turn)
    if said is None:
        said = _said[turn] = tell(turn.game, turn.position, turn.events, turn.names)
    return said


def tell(
    game: Game, position: Position, events: tuple[Event, ...], names: tuple[str, ...]
) -> list[Sentence | None]:
    """A sentence for each of the events that led to a position."""
    public = game.hide(position)
    players = {language: called(names, language) for language in LANGUAGES}
    return [
        _in_both(
            {
                language: game.screen.sentence(
                    public, event, game.text(language), players[language]
                )
                for language in LANGUAGES
            }
        )
        for event in events
    ]


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


def called(names: tuple[str, ...], language: str) -> list[str]:
    """The names of the seats, also of those that nobody has taken yet."""
    return [name or WORDS[language]("seat", number=i) for i, name in enumerate(names, 1)]


def _in_both(sentences: dict[str, str | None]) -> Sentence | None:
    if any(sentence is None for sentence in sentences.values()):
        return None
    return Sentence(
        **{lang: sentence for lang, sentence in sentences.items() if sentence is not None}
    )
