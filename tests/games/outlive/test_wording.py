"""Tests that everything a player of Outlive reads exists in both languages and can be worded.

What is needed is collected from the code and the content, so that a new event, preview, reason or
option without a text fails here.
"""

from __future__ import annotations

import ast
import inspect
import random
from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from tests.games.outlive.random_play import openings

from holdfast.games.outlive import GAME
from holdfast.games.outlive.content import (
    ANIMAL_NAMES,
    CITY_NAMES,
    EQUIPMENT_NAMES,
    EVENT_NAMES,
    FIND_NAMES,
    LEADER_NAMES,
    OPTIONS,
    PLACE_NAMES,
    ROOM_NAMES,
    SYMBOLS,
)
from holdfast.games.outlive.content.vocabulary import RESOURCE_NAMES
from holdfast.games.outlive.events import CATEGORIES, CAUSES, EVENTS, SOURCES, TIE_BREAKERS
from holdfast.games.outlive.moves import MOVES
from holdfast.games.outlive.state import PHASES
from holdfast.games.outlive.wording import UNSPOKEN
from holdfast.kernel.events import Event
from holdfast.kernel.translations import LANGUAGES, MissingTextError
from holdfast.kernel.wording import PreviewLine
from holdfast.table.wording import put

NAMES = ("Ada", "Milo", "Nora", "Teo")
PREVIEWS = [
    import_module(f"holdfast.games.outlive.preview.{part.name}")
    for part in iter_modules(import_module("holdfast.games.outlive.preview").__path__)
]
why = import_module("holdfast.games.outlive.why_not")
terminal = import_module("holdfast.games.outlive.terminal")

pytestmark = pytest.mark.parametrize("language", LANGUAGES)


def keys_of_calls(module: Any, *speakers: str) -> Iterator[str]:
    """Yield the keys in all calls `speaker("key", …)` in a module."""
    for node in ast.walk(ast.parse(inspect.getsource(module))):
        if isinstance(node, ast.Call) and node.args:
            name = getattr(node.func, "attr", getattr(node.func, "id", None))
            if name in speakers and isinstance(node.args[0], ast.Constant):
                yield str(node.args[0].value)


def required_messages() -> set[str]:
    """Return all messages that the code and the content refer to."""
    lists = {
        "place": PLACE_NAMES, "resource": RESOURCE_NAMES, "tokens": (*RESOURCE_NAMES, "materials"),
        "leader": LEADER_NAMES, "profession": LEADER_NAMES, "room": ROOM_NAMES,
        "ability": ROOM_NAMES, "equipment": EQUIPMENT_NAMES, "use": EQUIPMENT_NAMES,
        "card": EVENT_NAMES, "effect": EVENT_NAMES, "animal": ANIMAL_NAMES, "find": FIND_NAMES,
        "the": (*ROOM_NAMES, *EQUIPMENT_NAMES, *EVENT_NAMES), "prey": ANIMAL_NAMES,
        "found": FIND_NAMES, "at": PLACE_NAMES, "from": PLACE_NAMES, "to": PLACE_NAMES,
        "symbol": SYMBOLS, "category": CATEGORIES, "phase": PHASES, "ask": GAME.decisions.names,
        "topic": GAME.decisions.names[1:],
        "move": list(MOVES.kinds), "choice": [*MOVES.kinds, "claim"],
        "event": [name for name, _ in EVENTS.kinds if name not in UNSPOKEN],
        "preset": [preset.id for preset in OPTIONS.preset],
        "option": ["players", *(option.name for option in OPTIONS.option)],
        "game-milestone": ["no-loss", "repaired"],  # of the profile, in web/src/games/outlive
        "night-step": [str(step) for step in range(1, 8)],
        "preview": [key for part in PREVIEWS for key in keys_of_calls(part, "say", "say_tokens")],
        "why": list(keys_of_calls(why, "because", "always_because")),
    }  # fmt: skip
    keys = {f"{prefix}-{name}" for prefix, names in lists.items() for name in names}
    keys |= {
        f"preset-{preset.id}-{more}" for preset in OPTIONS.preset for more in ("note", "brief")
    }
    factors = GAME.screen.factors.each
    keys |= {f"merit-{one.name}" for one in factors if one.reported in ("gain", "both")}
    keys |= {f"risk-{one.name}" for one in factors if one.reported in ("loss", "both")}
    keys |= {f"spare-{factor.name}" for factor in GAME.screen.factors.each if factor.spared}
    keys |= {f"caution-{kind}" for kind in GAME.screen.cautions} | {"option-tribes-note"}
    keys |= {f"value-{o.name}-{value}" for o in OPTIONS.option for value in o.values}
    keys |= {key for key in keys_of_calls(terminal, "text") if key.startswith("terminal-")}
    keys |= {
        "game-title", "game-tagline", "game-chance", "game-outcome", "game-time", "game-kind",
        "game-progress", "goal", "goal-after", "airlock", "convoy", "shelter", "gauge",
        "first-player", "algae", "supplies", "materials",
        "survivors", "leader-finds", "room-copy", "event-lost-survivor-airlock", "terminal-legend",
    }  # fmt: skip
    return keys


def messages(language: str) -> dict[str, ftl.Message]:
    source = (GAME.folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    resource = FluentParser().parse(source)
    assert not [entry for entry in resource.body if isinstance(entry, ftl.Junk)]
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ftl.Message)}


def test_every_message_is_there_and_none_is_idle(language: str) -> None:
    found = {key for key in messages(language) if not key.startswith("ui-")}  # the board's own
    assert required_messages() - found == set()
    assert found - required_messages() == set()


def test_every_event_can_be_said(language: str) -> None:
    position = GAME.named_position("showcase")
    for kind, names in EVENTS.kinds:
        for value in (0, 1, 2):
            args = {name: _value(name, value) for name in names}
            sentence = GAME.sentence(position, Event(kind, args), language, NAMES)
            assert (sentence is None) == (kind in UNSPOKEN)
            if sentence is not None:
                assert "{" not in sentence
                assert sentence.strip() == sentence


def _value(name: str, value: int) -> int:
    most = {"city": len(CITY_NAMES), "cause": len(CAUSES), "source": len(SOURCES)}
    most |= {"reason": len(TIE_BREAKERS), "immune": 2, "card": 2}
    return value % most.get(name, 7)


def test_random_games_are_told(language: str) -> None:
    rng = random.Random(4)
    games = openings(4)
    position = next(games)
    told = set()
    for number in range(900):
        for event in GAME.play(position, rng.choice(GAME.legal(position))):
            sentence = GAME.sentence(position, event, language, NAMES)
            told.add(event.kind)
            assert sentence is None or "$" not in sentence
        if position.over or number % 60 == 59:
            position = next(games)
    assert len(told) > 50


def test_previews_and_reasons_can_be_said(language: str) -> None:
    rng = random.Random(5)
    games = openings(5)
    position = next(games)
    text = GAME.text(language)
    previews, reasons = set(), set()
    for number in range(500):
        moves = GAME.legal(position)
        for move in rng.sample(moves, min(3, len(moves))):
            for entry in GAME.preview(position, move)["lines"]:
                previews.add(entry["key"])
                assert put(PreviewLine(**entry), text, NAMES)
        kinds = list(MOVES.kinds.values())
        for kind in rng.sample(kinds, 6):
            move = kind.first + rng.randrange(kind.size)
            if move not in moves:
                reason = GAME.why(position, move)
                reasons.add(reason.reason.key)
                assert reason.clauses
                assert put(reason.reason, text, NAMES)
        GAME.play(position, rng.choice(moves))
        if position.over or number % 25 == 24:
            position = next(games)
    assert len(previews) > 35
    assert len(reasons) > 25


def test_a_missing_message_is_an_error(language: str) -> None:
    with pytest.raises(MissingTextError, match="no message 'event-nothing'"):
        GAME.text(language)("event-nothing")
