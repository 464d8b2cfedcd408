"""Tests of a game's explanation cards: texts in every language, existing rules, right numbers."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.serializer import serialize_pattern
from tests.support.laws import Laws

from holdfast.kernel.translations import LANGUAGES, rules_reference

ROOT = Path(__file__).parents[2]
LONGEST = 30
"""Words of an explanation: it is read while something else is going on."""


def source(laws: Laws, language: str) -> str:
    """Return the Fluent source of a game's cards."""
    path = laws.game.folder / "text/cards" / f"{language}.ftl"
    laws.needs(path.exists(), "cards")
    return path.read_text(encoding="utf-8")


def entries(laws: Laws, language: str) -> dict[str, dict[str, str]]:
    """Return the attributes of every message, by name."""
    found: dict[str, dict[str, str]] = {}
    for entry in FluentParser().parse(source(laws, language)).body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = {
                attribute.id.name: serialize_pattern(attribute.value).strip()
                for attribute in entry.attributes
            }
    return found


def card_texts(laws: Laws, language: str) -> dict[str, str]:
    """Return the text of every card, which may use messages of the game."""
    bundle = FluentBundle([language], use_isolating=False)
    for text in (laws.game.text(language).path.read_text(encoding="utf-8"), source(laws, language)):
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    texts = {}
    for key in entries(laws, language):
        words, errors = bundle.format_pattern(bundle.get_message(key).value, {})
        assert not errors, (key, errors)
        texts[key.removeprefix("about-")] = str(words)
    return texts


def deck(laws: Laws) -> str:
    """Return the list of the game's cards in the browser, empty on the plain board."""
    path = ROOT / "web/src/games" / laws.name / "cards.ts"
    return path.read_text(encoding="utf-8") if path.exists() else ""


def plain_cards(laws: Laws) -> list[tuple[str, list[str]]]:
    """Return the kind and the clauses of every `plain` list of cards."""
    lists = re.findall(r"plain\('([\w-]+)', \{([^}]*)\}", deck(laws))
    return [(kind, re.findall(r": '([^']*)'", cards)) for kind, cards in lists]


def test_a_board_of_its_own_has_cards_with_texts(laws: Laws) -> None:
    laws.needs(deck(laws), "list of cards in the browser")
    assert (laws.game.folder / "text/cards").is_dir()


def test_languages_have_the_same_cards(laws: Laws) -> None:
    english, *others = (
        {key: set(attributes) for key, attributes in entries(laws, language).items()}
        for language in LANGUAGES
    )
    assert all(other == english for other in others)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_read(laws: Laws, language: str) -> None:
    cards = card_texts(laws, language)
    assert len(cards) >= laws.least.cards
    too_long = [key for key, words in cards.items() if len(words.split()) > LONGEST]
    assert too_long == []


def test_what_depends_on_options_names_options_that_there_are(laws: Laws) -> None:
    values = {option.name: option.values for option in laws.game.options.option}
    for name, value in re.findall(r"'options\.(\w+)': '(\w+)'", deck(laws)):
        assert value in values[name]


def test_every_rule_exists(laws: Laws) -> None:
    """Check that every rule named by a card is in the rules reference of each language."""
    listed = set(re.findall(r"rule: '([\w-]+)'", deck(laws)))
    listed.update(rule for _, rules in plain_cards(laws) for rule in rules)
    for language in LANGUAGES:
        attributes = entries(laws, language).values()
        rules = listed | {card["rule"] for card in attributes if "rule" in card}
        assert len(rules) >= laws.least.card_rules
        reference = rules_reference(laws.name, language)
        assert reference is not None
        assert rules <= set(re.findall(r'<a id="([\w-]+)"', reference[0]))


def test_every_kind_has_a_name(laws: Laws) -> None:
    kinds = set(re.findall(r"kind: '([\w-]+)'", deck(laws)))
    kinds |= {kind for kind, _ in plain_cards(laws)}
    kinds |= {card["kind"] for card in entries(laws, "en").values() if "kind" in card}
    named = {key.removeprefix("sort-") for key in entries(laws, "en") if key.startswith("sort-")}
    assert kinds == named


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_those_of_the_content(laws: Laws, language: str) -> None:
    wanted = dict(laws.card_numbers())
    laws.needs(wanted, "numbers on its cards")
    assert len(wanted) >= laws.least.card_numbers
    cards = card_texts(laws, language)
    for key, numbers in wanted.items():
        found = iter(map(int, re.findall(r"\d+", cards[key])))
        assert all(number in found for number in numbers), (key, cards[key], numbers)
