"""The cards that explain a game's table: there in every language, with rules that there are, and
with the numbers of the content."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from tests.support.laws import Laws

from holdfast.kernel.game import Game
from holdfast.kernel.translations import LANGUAGES, rules_reference

ROOT = Path(__file__).parents[2]
LONGEST = 30
"""Words of an explanation: it is read while something else is going on."""


def source(game: Game, language: str) -> str:
    """The words of a game's cards."""
    return (game.folder / "text/cards" / f"{language}.ftl").read_text(encoding="utf-8")


def entries(game: Game, language: str) -> dict[str, set[str]]:
    """Every message, with the names of its attributes."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source(game, language)).body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = {attribute.id.name for attribute in entry.attributes}
    return found


def said(game: Game, language: str) -> dict[str, str]:
    """What every card says; the words of the game lie beneath."""
    bundle = FluentBundle([language], use_isolating=False)
    for text in (game.text(language).path.read_text(encoding="utf-8"), source(game, language)):
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    told = {}
    for key in entries(game, language):
        words, errors = bundle.format_pattern(bundle.get_message(key).value, {})
        assert not errors, (key, errors)
        told[key.removeprefix("about-")] = str(words)
    return told


def deck(game: Game) -> str:
    """What the browser's list of the game's cards says."""
    return (ROOT / "web/src/games" / game.name / "cards.ts").read_text(encoding="utf-8")


def test_languages_have_the_same_cards(laws: Laws) -> None:
    english, *others = (entries(laws.game, language) for language in LANGUAGES)
    assert all(other == english for other in others)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_read(laws: Laws, language: str) -> None:
    cards = said(laws.game, language)
    assert len(cards) > 40
    too_long = [key for key, words in cards.items() if len(words.split()) > LONGEST]
    assert too_long == []


def test_what_depends_on_options_names_options_that_there_are(laws: Laws) -> None:
    values = {option.name: option.values for option in laws.game.options.option}
    for name, value in re.findall(r"'options\.(\w+)': '(\w+)'", deck(laws.game)):
        assert value in values[name]


def test_every_rule_exists(laws: Laws) -> None:
    named = set(re.findall(r"rule: '([\w-]+)'", deck(laws.game)))
    assert len(named) > 20
    for language in LANGUAGES:
        reference = rules_reference(laws.game.name, language)
        assert reference is not None
        assert named <= set(re.findall(r'<a id="([\w-]+)"', reference[0]))


def test_every_kind_has_a_name(laws: Laws) -> None:
    kinds = set(re.findall(r"kind: '([\w-]+)'", deck(laws.game)))
    named = {
        key.removeprefix("sort-") for key in entries(laws.game, "en") if key.startswith("sort-")
    }
    assert kinds == named


# The numbers on cards are those of the content.


def content(game: str, file: str) -> list[dict[str, Any]]:
    """The rows of a table of the content."""
    path = ROOT / "src/holdfast/games" / game / "content" / f"{file}.toml"
    (rows,) = tomllib.loads(path.read_text(encoding="utf-8")).values()
    return list(rows)


def figures(laws: Laws) -> Iterator[tuple[str, list[int]]]:
    """Cards, and the numbers that they must name in this order."""
    match laws.game.name:
        case "outlast":
            for terrain in content("outlast", "terrains"):
                place = terrain.get("place", {})
                yield f"terrain-{terrain['id']}", [place.get("resource", 0), place.get("prey", 0)]
        case "outlive":
            for room in content("outlive", "rooms"):
                yield f"room-{room['id']}", [room["upkeep"], room["spaces"]]
            for animal in content("outlive", "animals"):
                yield f"icon-{animal['id']}", [animal["endurance"], animal["meat"]]
            for event in content("outlive", "events"):
                yield f"event-{event['id']}", [*event["cost"].values(), event["points"]]
            for leader in content("outlive", "leaders"):
                yield f"portrait-{leader['id']}", [leader["age"], *leader.get("goods", {}).values()]
        case "exoworld":
            for module in content("exoworld", "modules"):
                amounts = [
                    abs(effect["n"]) for effect in module["effects"].values() if "n" in effect
                ]
                yield f"module-{module['id']}", amounts
            for who in content("exoworld", "characters"):
                yield f"portrait-{who['id']}", [who["hand_limit"], who["speed"]]
        case "outbreak":
            for who in content("outbreak", "survivors"):
                numbers = [who["health"], who["slots"], who["move"], who["hand"]]
                yield f"portrait-{who['id']}", numbers


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_those_of_the_content(laws: Laws, language: str) -> None:
    cards = said(laws.game, language)
    wanted = dict(figures(laws))
    assert wanted
    for key, numbers in wanted.items():
        found = iter(map(int, re.findall(r"\d+", cards[key])))
        assert all(number in found for number in numbers), (key, cards[key], numbers)
