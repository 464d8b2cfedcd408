"""Tests that everything a player of Exoworld reads exists in both languages and can be worded.

What is needed is collected from the code and the content, so that a new event, preview, reason or
option without a text fails here.
"""

from __future__ import annotations

import ast
import inspect
import random
from collections.abc import Iterator
from importlib import import_module
from itertools import product
from typing import Any

import pytest
from tests.games.exoworld.laws import LAWS
from tests.games.exoworld.random_play import option_sets
from tests.games.exoworld.table import member, prepare
from tests.support.words import messages

from holdfast.games.exoworld import GAME
from holdfast.games.exoworld.content import (
    CARD_NAMES,
    CHARACTER_NAMES,
    CLASSES,
    CONDITIONS,
    EVENT_NAMES,
    FIRST_ITEM,
    FIRST_PROTOCOL,
    OPTIONS,
    PLACEMENTS,
    SCENARIO_NAMES,
)
from holdfast.games.exoworld.content.operations import (
    ISSUES,
    LASTING,
    RESOURCES,
    SEVERITIES,
    TOKENS,
)
from holdfast.games.exoworld.decisions import DECISIONS
from holdfast.games.exoworld.events import EVENTS
from holdfast.games.exoworld.moves import MOVES, ORDERS
from holdfast.games.exoworld.wording import (
    ABOUT_EVENTS,
    PLACE_CASES,
    TITLE_CASES,
    UNSPOKEN,
    WORDS_OF,
)
from holdfast.kernel.events import Event
from holdfast.kernel.translations import LANGUAGES

preview = import_module("holdfast.games.exoworld.preview")
why = import_module("holdfast.games.exoworld.why_not")
NAMES = ("Ada", "Jonas", "Runa", "Ilse", "Ben")
PLACE_FORMS = sorted({*PLACE_CASES.values(), *TITLE_CASES.values()})
SPOKEN = [(kind, names) for kind, names in EVENTS.kinds if kind not in UNSPOKEN]

pytestmark = pytest.mark.parametrize("language", LANGUAGES)


# What the code says


def calls_of(module: Any, *speakers: str) -> Iterator[tuple[str, set[str]]]:
    """Yield the key and arguments of every call `speaker("key", ..., argument=...)` in a module."""
    ends = {"order-": ORDERS, "asked-": DECISIONS.names, "place-": PLACEMENTS}
    for node in ast.walk(ast.parse(inspect.getsource(module))):
        if isinstance(node, ast.Call) and node.args:
            name = getattr(node.func, "attr", getattr(node.func, "id", None))
            if name in speakers:
                arguments = {keyword.arg or "" for keyword in node.keywords} - {"tone"}
                key = node.args[0]
                if isinstance(key, ast.Constant):
                    yield key.value, arguments
                elif isinstance(key, ast.JoinedStr) and isinstance(key.values[0], ast.Constant):
                    start = key.values[0].value
                    yield from ((start + end, arguments) for end in ends[start])


PREVIEWS = {f"preview-{key}": arguments for key, arguments in calls_of(preview, "say")}
REASONS = {f"why-{key}": arguments for key, arguments in calls_of(why, "because", "always_because")}


def required_messages() -> Iterator[str]:
    """Yield every message that the naming conventions require."""
    noted = {
        "card": CARD_NAMES[FIRST_ITEM:], "character": CHARACTER_NAMES, "issue": ISSUES,
        "lasting": LASTING, "eventcard": EVENT_NAMES, "scenario": SCENARIO_NAMES,
        "option": ["players", *(option.name for option in OPTIONS.option)],
        "preset": [preset.id for preset in OPTIONS.preset],
    }  # fmt: skip
    plain = {
        "card": CARD_NAMES, "resource": RESOURCES, "class": CLASSES, "condition": CONDITIONS,
        "token": (*TOKENS, "FATIGUE"), "place": PLACEMENTS,
        "ask": set(DECISIONS.names) - LAWS.asked_apart, "move": MOVES.kinds,
        "choice": (*MOVES.kinds, "pays"), "event": [kind for kind, _ in SPOKEN],
        "outcome": ("won", "lost"),
        "home": ("base", *PLACE_FORMS), "module": PLACE_FORMS, "space": ("straight", "across"),
        "player": ("seat", "newcomer"),
    }  # fmt: skip
    yield from (f"preset-{preset.id}-brief" for preset in OPTIONS.preset)
    for prefix, names in noted.items():
        for name in names:
            yield from (f"{prefix}-{name}", f"{prefix}-{name}-note")
    for prefix, names in plain.items():
        yield from (f"{prefix}-{name}" for name in names)
    yield from (f"module-{form}-twin" for form in PLACE_FORMS)
    for name, severity in product(SCENARIO_NAMES, SEVERITIES):
        yield from (f"scenario-{name}-{severity}", f"scenario-{name}-{severity}-note")
    yield from (f"preset-{preset.id}-brief" for preset in OPTIONS.preset)
    for option in OPTIONS.option:
        yield from (f"value-{option.name}-{value}" for value in option.values)
    yield from (f"preset-{preset.id}-brief" for preset in OPTIONS.preset)
    yield from ("game-title", "game-tagline")
    yield from PREVIEWS
    yield from REASONS


# What the files hold


def test_nothing_is_missing(language: str) -> None:
    assert set(required_messages()) - set(messages(GAME, language)) == set()


def test_the_collection_of_needed_words_sees_the_code(language: str) -> None:
    # A change of style in the code must not empty the collection unnoticed.
    assert {"preview-wins", "preview-order-swap", "preview-level"} <= set(PREVIEWS)
    assert {"why-too-dear", "why-asked-disc", "why-place-far"} <= set(REASONS)
    assert PREVIEWS["preview-level"] == {"resource", "before", "after"}


def test_languages_have_the_same_messages_with_the_same_variables(language: str) -> None:
    assert messages(GAME, language) == messages(GAME, "en")


def test_nothing_is_said_of_what_cannot_happen(language: str) -> None:
    kinds = ("event-", "preview-", "why-", "option-", "value-", "preset-", "card-", "scenario-")
    idle = {key for key in messages(GAME, language) if key.startswith(kinds)} - set(
        required_messages()
    )
    assert idle == set()


def test_the_lobby_can_say_where_a_game_stands(language: str) -> None:
    # It knows no more of a table than the numbers of its chart, and tables wait before turn 1.
    position = GAME.new({"players": 2}, seed=1)
    numbers = {name: value for name, value in GAME.chart(position).items() if name == "turn"}
    assert numbers == {"turn": 0}
    before = GAME.text(language).format("ui-headline", numbers)
    assert "0" not in before
    assert "7" in GAME.text(language)("ui-headline", turn=7)


# Saying it


def numbers_for(name: str, kind: str) -> list[int]:
    """Return numbers to try for an argument of an event, with all that change its wording."""
    if name in WORDS_OF.get(kind, {}):
        meanings = WORDS_OF[kind][name]
        return [i for i, meaning in enumerate(meanings) if meaning]
    if name == "kind":
        return [0, 31] if kind in ABOUT_EVENTS else [0, FIRST_ITEM, FIRST_PROTOCOL]
    if name in ("seat", "partner"):
        return [-1, 0] if kind == "requested" else [0, 1]
    return {
        "cell": [60, 61, 0], "from": [60, 61], "to": [61], "crew": [0, 1], "giver": [0],
        "receiver": [1], "holder": [1], "role": [3], "colour": list(range(6)), "token": [0, 7],
        "resource": [0, 3], "issue": [0, 3], "code": [0, 2], "severity": [0, 1], "scenario": [0],
        "amount": [-2, -1, 0, 1, 2], "taking": [0, 1], "swapped": [0, 1], "free": [0, 1],
        "unused": [0, 1, 2], "count": [0, 1, 2], "cost": [0, 1], "actions": [1, 4],
    }.get(name, [0, 1, 2])  # fmt: skip


@pytest.mark.parametrize(("kind", "names"), SPOKEN, ids=[kind for kind, _ in SPOKEN])
def test_every_event_is_a_sentence(kind: str, names: tuple[str, ...], language: str) -> None:
    position = prepare(base={"1,0": "M03"}, crew=[member("C01"), member("C02")]).position
    for values in product(*(numbers_for(name, kind) for name in names)):
        event = Event(kind, dict(zip(names, values, strict=True)))
        said = GAME.sentence(position, event, language, NAMES)
        assert said
        assert not said[0].islower(), said
        assert said.endswith((".", "!")), said
        assert not any(slip in said for slip in ("  ", "{", " .", " ,")), said


@pytest.mark.parametrize("kind", sorted(UNSPOKEN))
def test_events_that_only_move_pieces_are_not_spoken(kind: str, language: str) -> None:
    position = GAME.new({"players": 2}, seed=1)
    assert GAME.sentence(position, Event(kind, {}), language, NAMES) is None


def test_plain_messages_need_no_arguments(language: str) -> None:
    text = GAME.text(language)
    plain = [key for key in required_messages() if not messages(GAME, language)[key]]
    assert len(plain) > 300
    for key in plain:
        assert text(key).strip()


def test_random_games_are_told(language: str) -> None:
    rng = random.Random(4)
    told: set[str] = set()
    for options in option_sets(8, seed=4):
        position = GAME.new(options, rng.getrandbits(40))
        for _ in range(60):
            if position.over:
                break
            for event in GAME.play(position, rng.choice(GAME.legal(position))):
                said = GAME.sentence(position, event, language, NAMES)
                told.add(event.kind)
                assert said is None or not any(slip in said for slip in ("{", "$", "  "))
    assert len(told) > 30
