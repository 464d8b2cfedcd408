"""Style checks of the texts in a folder: messages filled in, courses, themes of puzzles.

`python -m tests.support.texts` lists all faults in all folders.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import islice, product
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

LANGUAGES = ("en", "de")
ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src/holdfast/games"
SHARED = sorted(
    str(folder.relative_to(ROOT))
    for folder in {
        file.parent for place in ("web/src", "src") for file in (ROOT / place).rglob("*.ftl")
    }
    if GAMES not in folder.parents
)
"""The folders of texts that all games share."""
FOLDERS = [*SHARED, *sorted(str(path.relative_to(ROOT)) for path in GAMES.glob("*/text"))]
"""The shared folders and those of the games."""

NUMBERS = {
    "all", "at", "count", "games", "hero", "high", "last", "lessons", "limit", "lose", "low",
    "minutes", "most", "next", "number", "percent", "place", "playouts", "points", "reach", "seats",
    "seconds", "shown", "sit", "steps", "strength", "value", "win", "within",
}  # fmt: skip
"""Number variables that no selector shows to be numbers."""
NAMES = {"en": ("Axe", "Bow"), "de": ("Axt", "Bogen")}
"""Example names to fill in: one that begins with a vowel, one that does not."""
PEOPLE = ("Mara", "Ben", "Chloë", "Ada", "Emil", "Olga", "Idris", "Una")
"""Names of players in the texts of real games; some begin with a vowel."""
COLOURS = {"en": ("red", "yellow"), "de": ("rot", "gelb")}
"""Possible values of `colour`."""
UNCOUNTED = {"Beute", "Supplies"}
"""Nouns that are the same in singular and plural."""
SEVERAL = {
    "ask-freebuild", "ask-lose", "ask-split", "ask-window-doom", "cards-search",
    "course-promise", "event-bred", "hint-rivals", "learn-begins", "learn-offer",
    "level-budget-both", "level-budget-playouts", "minutes", "notice-many", "notice-news",
    "play-against-many", "play-here",
    "play-together-many", "why-too-far",
}  # fmt: skip
"""Messages whose number is never 1, such as the minutes of a course."""
ABBREVIATED = {"ui-ability-r_auto", "ui-first"}
"""Labels whose full stop marks an abbreviation or an ordinal in one language."""
CONTINUED = {"ui-alert-hunger-who"}
"""Second halves of sentences whose first half is another message."""
NAMELESS = {"event-pressed", "ui-ask-act-meeple"}
"""Messages in which the article belongs to a number or to a relative clause, not to the name."""
ALIGNED = {"help", "learn-help"}
"""Messages of several lines, whose columns are aligned with spaces."""
UNCAPITALISED = "a sentence that begins with a small letter"
UNENDED = "a sentence without its full stop"
MOST_READINGS = 400

OTHER_PLURALS = {"people", "dice", "men", "women", "children"}
"""English plurals that do not end in s."""
SOUNDS_LIKE_A_CONSONANT = ("one", "once", "uni", "use", "usual", "u-", "eu")
SOUNDS_LIKE_A_VOWEL = ("hour", "honest", "honour", "x-", "8", "11", "18", "80")

_ARTICLE = re.compile(r"\b(an?) [“„(]?([\w-]+)", re.IGNORECASE)
_GERMAN_ARTICLE = re.compile(
    r"\b(der|die|das|dem|den|des|eine?|eine[mnrs]|kein|keine[mnrs]?)\s+$", re.IGNORECASE
)
_ABBREVIATED = re.compile(
    r"(?:\b(?:z|B|d|h|u|a|ca|bzw|usw|etc|Min|Std|Nr|max|min|Att|Angr|Rep)|\d)$"
)
_ONE = re.compile(
    r"(?<![\d.,:/–−±-])(?<!of )(?<!of the )(?<!to )(?<!Level )(?<!von )(?<!bis )\b1 ([^\W\d][\w-]*)"
)
_CODE = re.compile(r"`[^`]*`")
_UNSPOKEN = {
    "en": re.compile(
        r"\b(whom|whoever|shall|nor|(?:is|are|was) told|so many|lies with|risk to die"
        r"|1 Canned Goods)\b",
        re.IGNORECASE,
    ),
    "de": re.compile(
        r"\b((?:tät|nähm|käm|gäb|stünd|brächt|ging|stieg|hielt|läg|träf|schlüg|zög|verlör|gewänn|stürb)e"
        r"|(?:tät|nähm|käm|gäb|stünd|brächt|läg|träf|schlüg|zög|verlör|gewänn|stürb)en|fiele|bliebe)\b",
        re.IGNORECASE,
    ),
}
"""Words that nobody says at a table: stiff English, and German subjunctives without *würde*."""


@dataclass
class Message:
    """A message in one language: its pattern, its variables and their possible values."""

    file: str
    key: str
    pattern: fluent.Pattern
    selectors: dict[str, set[str | int]] = field(default_factory=dict)
    variables: set[str] = field(default_factory=set)


class _Reader(Visitor):
    """Collects the variables of a pattern and the variants of its selectors."""

    def __init__(self, message: Message) -> None:
        self.message = message

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.message.variables.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        if isinstance(node.selector, fluent.VariableReference):
            found = self.message.selectors.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                key = variant.key
                found.add(key.name if isinstance(key, fluent.Identifier) else int(key.value))
        self.generic_visit(node)


def is_numeric(keys: Iterable[str | int]) -> bool:
    """Return whether a selector with these variants chooses by number."""
    return "one" in keys or any(isinstance(key, int) for key in keys)


@cache
def read(folder: str, language: str) -> tuple[list[Message], FluentBundle]:
    """Return the messages and attributes of a folder in one language, and their bundle."""
    bundle = FluentBundle([language], use_isolating=False)
    messages = []
    for path in sorted((ROOT / folder).rglob(f"*{language}.ftl")):
        source = path.read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(source), allow_overrides=True)
        for entry in FluentParser().parse(source).body:
            assert not isinstance(entry, fluent.Junk), f"{path}: {entry.content}"
            if not isinstance(entry, fluent.Message):
                continue
            patterns = [(entry.id.name, entry.value)]
            patterns += [(f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes]
            for key, pattern in patterns:
                if pattern is not None:
                    message = Message(str(path.relative_to(ROOT)), key, pattern)
                    _Reader(message).visit(pattern)
                    messages.append(message)
    return messages, bundle


@cache
def number_variables(folder: str) -> frozenset[str]:
    """Return the variables of a folder that hold numbers."""
    counted = {
        name
        for language in LANGUAGES
        for message in read(folder, language)[0]
        for name, keys in message.selectors.items()
        if is_numeric(keys)
    }
    return frozenset(counted | NUMBERS)


def sample_texts(folder: str, language: str, message: Message) -> Iterator[str]:
    """Yield a message filled in: all variants, numbers 0, 1, 2 and 5, names with vowel and
    consonant."""
    bundle = read(folder, language)[1]
    key, _, attribute = message.key.partition(".")
    found = bundle.get_message(key)
    pattern = found.attributes[attribute] if attribute else found.value
    choices = {
        name: [0, 1, 2, 5] if is_numeric(keys) else sorted(map(str, keys))
        for name, keys in message.selectors.items()
    }
    rest = sorted(message.variables - set(choices))
    ways = product(*choices.values())
    for chosen in islice(ways, MOST_READINGS):
        for number, name in product((0, 1, 2), NAMES[language]):
            values: dict[str, Any] = dict(zip(choices, chosen, strict=True))
            values |= {one: number if one in number_variables(folder) else name for one in rest}
            if "colour" in rest:
                values["colour"] = COLOURS[language][number > 0]
            text, errors = bundle.format_pattern(pattern, values)
            assert not errors, f"{message.file}: {message.key}: {errors}"
            yield text
            if not rest:
                break


@cache
def plurals(language: str) -> frozenset[str]:
    """Return the plural nouns: words that follow numbers other than one, in all texts."""
    finder = _Plurals()
    for folder in FOLDERS:
        for message in read(folder, language)[0]:
            finder.visit(message.pattern)
    many = finder.many - finder.single - UNCOUNTED
    if language == "en":
        return frozenset(word for word in many if word.endswith("s") or word in OTHER_PLURALS)
    return frozenset(word for word in many if word[0].isupper())


class _Plurals(Visitor):
    def __init__(self) -> None:
        self.single: set[str] = set()
        self.many: set[str] = set()

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        keys = {getattr(variant.key, "name", "") for variant in node.variants}
        if {"one", "other"} <= keys:
            for variant in node.variants:
                words = self.single if getattr(variant.key, "name", "") == "one" else self.many
                flat = "".join(
                    part.value if isinstance(part, fluent.TextElement) else "1"
                    for part in variant.value.elements
                )
                words.update(re.findall(r"^1 ([\w-]+)", flat))
        self.generic_visit(node)


def text_faults(text: str, language: str) -> Iterator[str]:
    """Yield the style faults of one text as it is displayed."""
    prose = _CODE.sub("…", text).replace("**", "")
    if "  " in prose or prose != prose.strip():
        yield "two spaces, or one at an end"
    if "'" in prose or '"' in prose:
        yield "a straight apostrophe or quotation mark"
    if ("„" if language == "en" else "”") in prose:
        yield "quotation marks of the other language"
    if re.search(r"\s%" if language == "en" else r"(?<!\u00a0)%", prose):
        yield "a percent sign: 50% in English, 50\u00a0% in German with a no-break space"
    if re.search(r"\d,-\d|-\d,\d" if language == "de" else r"\d,-?\d(?!\d\d)", prose):
        yield "coordinates"
    for word in _ONE.findall(prose):
        if word in plurals(language):
            yield f"1 {word}"
    for word in _UNSPOKEN[language].findall(prose):
        yield f"a word that nobody says: {word}"
    if language == "en":
        for article, word in _ARTICLE.findall(prose):
            if (article.lower() == "an") != _sounds_like_a_vowel(word.lower()):
                yield f"{article} {word}"
    yield from _sentence_faults(prose)


def _sounds_like_a_vowel(word: str) -> bool:
    if word.startswith(SOUNDS_LIKE_A_VOWEL):
        return True
    return word[0] in "aeiou" and not word.startswith(SOUNDS_LIKE_A_CONSONANT)


def _sentence_faults(text: str) -> Iterator[str]:
    for line in text.splitlines():
        ends = [found.start() for found in re.finditer(r"[.!?][”“)]?\s+\S", line)]
        ends = [end for end in ends if not _ABBREVIATED.search(line[:end])]
        if any(re.match(r"[.!?][”“)]?\s+[a-zäöü]", line[end:]) for end in ends):
            yield UNCAPITALISED
        if ends and not re.search(r"[.!?…:>][”“)]*(?: \([^()]*\))?\s*$", line):
            yield UNENDED
        if (
            re.search(r"[a-zäöüß][.!?][”“)]*$", line)
            and re.match(r"[a-zäöü]", line)
            and not _ABBREVIATED.search(line.rstrip("”“)")[:-1])
            and " " in line
        ):
            yield UNCAPITALISED


def articles_before_names(folder: str, message: Message) -> Iterator[str]:
    """Yield German articles before a name, whose gender and case are unknown."""

    def look(pattern: fluent.Pattern) -> Iterator[str]:
        before = ""
        for part in pattern.elements:
            if isinstance(part, fluent.TextElement):
                before = part.value
                continue
            inside = part.expression
            if isinstance(inside, fluent.SelectExpression):
                for variant in inside.variants:
                    yield from look(variant.value)
            elif isinstance(inside, fluent.VariableReference):
                name = inside.id.name
                if name not in number_variables(folder) and (
                    found := _GERMAN_ARTICLE.search(before)
                ):
                    yield f"{found[1]} {{ ${name} }}"
            before = ""

    yield from look(message.pattern)


def ends_sentence(text: str) -> bool:
    """Return whether a text ends like a sentence."""
    return bool(re.search(r"(?<!\bMin|\bStd)[.!?][”“)]*$", text.strip()))


def faults(folder: str) -> list[str]:
    """Return all faults of the texts of a folder, one line each."""
    found: dict[str, None] = {}
    closed: dict[str, dict[str, bool]] = {}
    for language in LANGUAGES:
        for message in read(folder, language)[0]:
            where = f"{message.file}: {message.key}: "
            if message.key in ALIGNED or message.key.startswith("terminal-"):
                continue
            part = message.pattern.elements[-1]
            ends_with_a_name = isinstance(part, fluent.Placeable) and isinstance(
                part.expression, fluent.VariableReference
            )
            for text in sample_texts(folder, language, message):
                closed.setdefault(message.key, {})[language] = ends_sentence(text)
                # Some texts are parts of others, with a space to join them.
                shown = text.strip() if '{ " ' in serialize_pattern(message.pattern) else text
                for fault in text_faults(shown, language):
                    if fault.startswith("1 ") and message.key in SEVERAL:
                        continue
                    if fault == UNCAPITALISED and message.key in CONTINUED:
                        continue
                    if fault == UNENDED and ends_with_a_name:  # which may itself be a sentence
                        continue
                    found.setdefault(f"{where}{fault}: {text}")
            if language == "de" and message.key not in NAMELESS:
                for fault in articles_before_names(folder, message):
                    found.setdefault(f"{where}an article before a name: {fault}")
    for key, ends in closed.items():
        if len(set(ends.values())) > 1 and key not in ABBREVIATED:
            found.setdefault(f"{folder}: {key}: a full stop in one language only")
    game = ROOT / folder / ".."
    return _first_of_each(
        [
            *found,
            *_course_faults(game / "course.toml"),
            *_theme_faults(game / "puzzles/themes.json"),
        ]
    )


def _first_of_each(lines: Iterable[str]) -> list[str]:
    """Return the first line of each message for each kind of fault."""
    kept: dict[str, str] = {}
    for line in lines:
        kept.setdefault(":".join(line.split(":")[:3]), line)
    return list(kept.values())


def _course_faults(path: Path) -> Iterator[str]:
    if not path.exists():
        return
    name = f"{path.resolve().parent.name}/course.toml"
    for where, language, text in _texts_of(tomllib.loads(path.read_text(encoding="utf-8")), ""):
        for fault in text_faults(text.replace("**", ""), language):
            yield f"{name}{where}: {language}: {fault}: {text}"


def _theme_faults(path: Path) -> Iterator[str]:
    if not path.exists():
        return
    name = f"{path.resolve().parents[1].name}/themes.json"
    for theme in json.loads(path.read_text(encoding="utf-8"))["themes"]:
        for language in LANGUAGES:
            title, question = theme["title"][language], theme["question"][language]
            for text in (title, question):
                for fault in text_faults(text, language):
                    yield f"{name} {theme['id']}: {language}: {fault}: {text}"
            if not title[0].isupper() or not question.endswith("?"):
                yield f"{name} {theme['id']}: {language}: no title with a question: {question}"


def _texts_of(value: Any, where: str) -> Iterator[tuple[str, str, str]]:
    """Yield every text of a course with its place and its language."""
    if isinstance(value, list):
        for number, entry in enumerate(value, 1):
            yield from _texts_of(entry, f"{where} {number}")
    elif isinstance(value, Mapping):
        if set(value) == set(LANGUAGES):
            for language, texts in value.items():
                for text in [texts] if isinstance(texts, str) else texts:
                    yield where, language, text
            return
        for key, entry in value.items():
            yield from _texts_of(entry, f"{where} {key}")


if __name__ == "__main__":
    for one in FOLDERS:
        print(*faults(one), sep="\n")
