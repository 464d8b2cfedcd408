"""Words: everything a player reads, in Fluent files, English and German.

A game's words lie in its `text` folder. Sentences of the log are messages named
`event-<kind>`, filled with the names of the event's arguments.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property, lru_cache
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any

from holdfast.kernel.wording import Phrase

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "de")
ANY_GAME = Path(__file__).parent / "text"
"""Words for what a game does not say itself."""

SENTENCES = 4096
"""Of each language, that are kept to be said again."""

_PACKAGE = Path(__file__).parent.parent
# Rules references that are pages of the documentation; an installed package carries a copy.
_REFERENCES = (_PACKAGE / "rules_text", _PACKAGE.parent.parent / "docs" / "rules")


def rules_reference(game: str, language: str) -> tuple[str, str] | None:
    """The text of a game's rules reference and its language: English where it has no other.

    It lies in the game's own `text` folder (`rules.md`, `rules.de.md`) or in the documentation.
    """
    own = _PACKAGE / "games" / game / "text"
    for ending, found in ((f".{language}.md", language), (".md", "en")):
        for stem in (own / "rules", *(folder / game for folder in _REFERENCES)):
            path = stem.with_name(stem.name + ending)
            if path.is_file():
                return path.read_text(encoding="utf-8"), found
    return None


class MissingTextError(KeyError):
    """A message is missing, or refers to something that is."""


class Text:
    """The words of one folder in one language, and beneath them those of another."""

    def __init__(self, folder: Path, language: str, beneath: Path | None = None) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there is no language {language!r}; there are: {LANGUAGES}")
        self.language = language
        self.path = folder / f"{language}.ftl"
        self._beneath = beneath and beneath / f"{language}.ftl"

    @cached_property
    def _bundle(self) -> FluentBundle:
        # Imported here, because it takes its time to load and a simulation says nothing.
        from fluent.runtime import FluentBundle, FluentResource

        # No isolation marks: they are invisible noise in terminals, and no word here runs
        # from right to left.
        bundle = FluentBundle([self.language], use_isolating=False)
        for path in filter(None, (self._beneath, self.path)):
            if path.exists():  # a game may say nothing yet
                resource = FluentResource(path.read_text(encoding="utf-8"))
                bundle.add_resource(resource, allow_overrides=True)
        return bundle

    def __call__(self, key: str, **arguments: Any) -> str:
        """The message of this name, filled in."""
        return self.format(key, arguments)

    def format(self, key: str, arguments: Mapping[str, Any]) -> str:
        """The message of this name, filled in. The same is said again and again at a table."""
        return self._kept(key, *chain.from_iterable(arguments.items()))

    @cached_property
    def _kept(self) -> Callable[..., str]:
        # By type as well: 1 and 1.0 are equal, but are not written alike.
        return lru_cache(SENTENCES, typed=True)(self._format)

    def _format(self, key: str, *named: Any) -> str:
        arguments = dict(zip(named[::2], named[1::2], strict=True))
        if not self._bundle.has_message(key):
            raise MissingTextError(f"{self.path.name} has no message {key!r}")
        message = self._bundle.get_message(key)
        if message.value is None:
            raise MissingTextError(f"{self.path.name}: message {key!r} is empty")
        from holdfast.kernel.message_templates import filled

        quickly = filled(message.value, arguments, self._bundle._plural_form)
        if quickly is not None:
            return quickly
        words, errors = self._bundle.format_pattern(message.value, arguments)
        if errors:
            raise MissingTextError(f"{self.path.name}: message {key!r}: {errors[0]}")
        return str(words)

    def say(self, phrase: Phrase, **verbatim: Any) -> str:
        """A phrase in this language. What people typed, such as their names, goes in verbatim."""
        words = {
            name: self.say(value) if isinstance(value, Phrase) else self._referred(value)
            for name, value in phrase.args.items()
        }
        return self.format(phrase.key, words | verbatim)

    def line(self, key: str, arguments: Mapping[str, int | str], **verbatim: Any) -> str:
        """The message of this name, with arguments that refer to other messages put into words.

        `@card-axe` stands for that message, and `@tokens wood:2 metal:1` for `tokens-wood` and
        `tokens-metal` with these counts. What people type may begin with any sign: their names
        go in verbatim.
        """
        words = {name: self._referred(value) for name, value in arguments.items()}
        return self.format(key, words | verbatim)

    def _referred(self, value: int | str) -> int | str:
        if not isinstance(value, str) or not value.startswith("@"):
            return value
        prefix, _, counted = value[1:].partition(" ")
        if not counted:
            return self(prefix)
        entries = (entry.split(":") for entry in counted.split())
        return ", ".join(self(f"{prefix}-{name}", count=int(count)) for name, count in entries)

    def has(self, key: str) -> bool:
        """Whether there is a message of this name."""
        return bool(self._bundle.has_message(key))

    def keys(self, prefix: str) -> list[str]:
        """The names of the messages that begin so, in the order of the file."""
        return [key for key in self._bundle._messages if key.startswith(prefix)]

    def hint(self, key: str, attribute: str) -> str | None:
        """What is said about a message beside its text, such as `.as = hidden`."""
        attributes = self._bundle.get_message(key).attributes if self.has(key) else {}
        if attribute not in attributes:
            return None
        return str(self._bundle.format_pattern(attributes[attribute])[0])
