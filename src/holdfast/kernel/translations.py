"""Translations: all texts that a player reads, in Fluent files, English and German.

The texts of a game are in its `text` folder. A log sentence is the message `event-<kind>`, with the
arguments of the event.
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
"""The folder of default texts for all games."""

SENTENCES = 4096
"""The number of cached sentences in each language."""

_PACKAGE = Path(__file__).parent.parent
# Rules references that are pages of the documentation; an installed package contains a copy.
_REFERENCES = (_PACKAGE / "rules_text", _PACKAGE.parent.parent / "docs" / "rules")


def rules_reference(game: str, language: str) -> tuple[str, str] | None:
    """Return the text and the language of a game's rules reference, or None.

    The language is English if there is no other. The file is in the game's own `text` folder
    (`rules.md`, `rules.de.md`) or in the documentation.
    """
    own = _PACKAGE / "games" / game / "text"
    for ending, found in ((f".{language}.md", language), (".md", "en")):
        for stem in (own / "rules", *(folder / game for folder in _REFERENCES)):
            path = stem.with_name(stem.name + ending)
            if path.is_file():
                return path.read_text(encoding="utf-8"), found
    return None


class MissingTextError(KeyError):
    """A message is missing, or refers to something that is missing."""


class Text:
    """The texts of one folder in one language, with another folder for missing messages."""

    def __init__(self, folder: Path, language: str, beneath: Path | None = None) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there is no language {language!r}; there are: {LANGUAGES}")
        self.language = language
        self.path = folder / f"{language}.ftl"
        self._fallback = beneath and beneath / f"{language}.ftl"

    @cached_property
    def _bundle(self) -> FluentBundle:
        """The Fluent bundle with the messages of both folders."""
        # Imported here, because it loads slowly and simulations need no texts.
        from fluent.runtime import FluentBundle, FluentResource

        # No isolation marks: terminals do not need them, and no language here is written from
        # right to left.
        bundle = FluentBundle([self.language], use_isolating=False)
        for path in filter(None, (self._fallback, self.path)):
            if path.exists():  # a new game may have no texts yet
                resource = FluentResource(path.read_text(encoding="utf-8"))
                bundle.add_resource(resource, allow_overrides=True)
        return bundle

    def __call__(self, key: str, **arguments: Any) -> str:
        """Return the message with this name, formatted with these arguments."""
        return self.format(key, arguments)

    def format(self, key: str, arguments: Mapping[str, Any]) -> str:
        """Return the message with this name, formatted with these arguments, from a cache."""
        return self._cached_format(key, *chain.from_iterable(arguments.items()))

    @cached_property
    def _cached_format(self) -> Callable[..., str]:
        """The cached `_format`."""
        # Typed, because 1 and 1.0 are equal but are formatted differently.
        return lru_cache(SENTENCES, typed=True)(self._format)

    def _format(self, key: str, *named: Any) -> str:
        """Return a formatted message; `named` alternates names and values of arguments."""
        arguments = dict(zip(named[::2], named[1::2], strict=True))
        if not self._bundle.has_message(key):
            raise MissingTextError(f"{self.path.name} has no message {key!r}")
        message = self._bundle.get_message(key)
        if message.value is None:
            raise MissingTextError(f"{self.path.name}: message {key!r} is empty")
        from holdfast.kernel.message_templates import fast_text

        direct = fast_text(message.value, arguments, self._bundle._plural_form)
        if direct is not None:
            return direct
        words, errors = self._bundle.format_pattern(message.value, arguments)
        if errors:
            raise MissingTextError(f"{self.path.name}: message {key!r}: {errors[0]}")
        return str(words)

    def say(self, phrase: Phrase, **verbatim: Any) -> str:
        """Return a phrase in this language.

        `verbatim` arguments, such as names that people typed, are inserted unchanged.
        """
        words = {
            name: self.say(value) if isinstance(value, Phrase) else self._resolve_reference(value)
            for name, value in phrase.args.items()
        }
        return self.format(phrase.key, words | verbatim)

    def line(self, key: str, arguments: Mapping[str, int | str], **verbatim: Any) -> str:
        """Return a formatted message, with references in its arguments replaced by messages.

        `@card-axe` refers to that message, and `@tokens wood:2 metal:1` to `tokens-wood` and
        `tokens-metal` with these counts. Text that people type may begin with any character, so
        `verbatim` arguments are inserted unchanged.
        """
        words = {name: self._resolve_reference(value) for name, value in arguments.items()}
        return self.format(key, words | verbatim)

    def _resolve_reference(self, value: int | str) -> int | str:
        """Return an argument, or the text of the messages that it refers to."""
        if not isinstance(value, str) or not value.startswith("@"):
            return value
        prefix, _, counted = value[1:].partition(" ")
        if not counted:
            return self(prefix)
        entries = (entry.split(":") for entry in counted.split())
        return ", ".join(self(f"{prefix}-{name}", count=int(count)) for name, count in entries)

    def has(self, key: str) -> bool:
        """Return whether there is a message with this name."""
        return bool(self._bundle.has_message(key))

    def keys(self, prefix: str) -> list[str]:
        """Return the names of the messages with this prefix, in the order of the file."""
        return [key for key in self._bundle._messages if key.startswith(prefix)]

    def hint(self, key: str, attribute: str) -> str | None:
        """Return an attribute of a message, such as `.as = hidden`, or None."""
        attributes = self._bundle.get_message(key).attributes if self.has(key) else {}
        if attribute not in attributes:
            return None
        return str(self._bundle.format_pattern(attributes[attribute])[0])
