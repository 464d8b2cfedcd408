"""Tests that everything a player of Outlast reads exists in both languages and can be worded.

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
from tests.support.words import messages

from holdfast.games import load
from holdfast.games.outlast.content import OPTIONS, STRUCTURE_NAMES, TERRAIN_NAMES
from holdfast.games.outlast.content.geometry import DIRECTION_NAMES
from holdfast.games.outlast.decisions import DECISIONS
from holdfast.games.outlast.events import EVENTS
from holdfast.games.outlast.moves import MOVES
from holdfast.games.outlast.wording import CAUSES, UNSPOKEN
from holdfast.kernel.events import Event
from holdfast.kernel.translations import LANGUAGES
from holdfast.kernel.wording import phrase

GAME = load("outlast")
preview = import_module("holdfast.games.outlast.preview")
view = import_module("holdfast.games.outlast.view")
why = import_module("holdfast.games.outlast.why_not")
NAMES = ("Ada", "Jonas", "Runa", "Ilse", "Ben", "Mo")

pytestmark = pytest.mark.parametrize("language", LANGUAGES)


# What the code says


def calls_of(module: Any, speaker: str) -> Iterator[tuple[str, set[str]]]:
    """Yield the key and arguments of every call `speaker("key", ..., argument=...)` in a module."""
    for node in ast.walk(ast.parse(inspect.getsource(module))):
        if isinstance(node, ast.Call) and node.args:
            name = getattr(node.func, "attr", getattr(node.func, "id", None))
            if name == speaker:
                arguments = {keyword.arg or "" for keyword in node.keywords}
                for key in keys_of(node.args[0]):
                    yield key, arguments


def keys_of(node: ast.expr) -> list[str]:
    """Return the keys that an expression can give, with every name that can complete them."""
    if isinstance(node, ast.Constant):
        return [node.value]
    if isinstance(node, ast.JoinedStr):
        start = node.values[0]
        assert isinstance(start, ast.Constant)
        ends = {"build-": STRUCTURE_NAMES, "asked-": DECISIONS.names}
        return [start.value + end for end in ends.get(start.value, ())]
    return []


def strings_in(function: Any) -> set[str]:
    """Return all string constants in a function, its docstring aside."""
    tree = ast.parse(inspect.getsource(function)).body[0]
    assert isinstance(tree, ast.FunctionDef)
    nodes = (node for statement in tree.body[1:] for node in ast.walk(statement))
    return {n.value for n in nodes if isinstance(n, ast.Constant) and isinstance(n.value, str)}


PREVIEWS = {f"preview-{key}": arguments for key, arguments in calls_of(preview, "say")}
REASONS = {f"why-{key}": arguments for key, arguments in calls_of(why, "because")}
SPOKEN = [(kind, names) for kind, names in EVENTS.kinds if kind not in UNSPOKEN]


def required_messages() -> Iterator[str]:
    """Yield every message that the naming conventions require."""
    yield from ("game-title", "game-tagline", "tile-name", "tile-snow", "tile-face-down")
    yield from ("tile-in", "tile-to", "tile-from")
    for name in TERRAIN_NAMES:
        yield f"terrain-{name}"
    for name in STRUCTURE_NAMES:
        yield f"structure-{name}"
    for name in DIRECTION_NAMES:
        yield from (f"direction-{name}", f"direction-short-{name}")
    yield from ("option-players", "option-players-note")
    for option in OPTIONS.option:
        yield from (f"option-{option.name}", f"option-{option.name}-note")
        yield from (f"value-{option.name}-{value}" for value in option.values)
    for preset in OPTIONS.preset:
        yield from (f"preset-{preset.id}", f"preset-{preset.id}-note")
    yield from (f"ask-{decision}" for decision in DECISIONS.names)
    for kind in MOVES.kinds:
        yield from (f"move-{kind}", f"choice-{kind}")
    yield from (f"event-{kind}" for kind, _ in SPOKEN)
    yield from PREVIEWS
    yield from REASONS
    yield from (f"rank-{reason}" for reason in strings_in(view._reason))
    for rating in strings_in(view.rating):
        yield from (f"rating-{rating}", f"rating-{rating}-need")


# What the files hold


def test_nothing_is_missing(language: str) -> None:
    assert set(required_messages()) - set(messages(GAME, language)) == set()


def test_the_collection_of_needed_words_sees_the_code(language: str) -> None:
    # A change of style in the code must not empty the collection unnoticed.
    assert {"preview-starving", "preview-build-pen", "preview-concede"} <= set(PREVIEWS)
    assert {"why-cornered", "why-asked-feed", "why-too-dear"} <= set(REASONS)
    assert REASONS["why-too-dear"] == {"have", "cost"}
    assert strings_in(view.rating) == {"defeat", "masters", "thriving", "rooted", "scraped-through"}
    assert {"legacy", "people", "prey", "resources", "out"} <= strings_in(view._reason)


def test_nothing_is_said_of_what_cannot_happen(language: str) -> None:
    kinds = ("event-", "preview-", "why-", "rank-", "rating-", "option-", "value-", "terrain-")
    idle = {key for key in messages(GAME, language) if key.startswith(kinds)} - set(
        required_messages()
    )
    assert idle == set()


# Saying it


def arguments_for(name: str, kind: str) -> list[int]:
    """Return numbers to try for an argument of an event, with all that change its wording."""
    if name in ("cause", "reason"):
        return list(range(len(CAUSES[kind])))
    if name in ("tile", "onto", "from", "to"):
        # A face-up tile, one that is face down, and the snow where an event may speak of it.
        return [7, 0, -1] if kind.startswith(("wolf-", "prey-")) else [7, 0]
    return {
        "seat": [0], "rival": [1], "first": [1], "number": [3], "target": [12], "round": [4],
        "wind": list(range(6)), "direction": list(range(6)), "die": [1, 8], "rival_die": [5],
        "bonus": [0, 2], "caught": [0, 1], "won": [0, 1], "goods": [0, 1], "wolf": [0, 1],
        "structure": list(range(len(STRUCTURE_NAMES))), "terrain": list(range(len(TERRAIN_NAMES))),
        "resources": [0, 1, 2], "prey": [0, 1, 2], "amount": [1, 2], "total": [9],
        "unused": [0, 1, 2], "fed": [0, 1, 2], "starving": [0, 1, 2], "count": [0, 1, 2],
        "spilled": [0, 1, 2],
    }[name]  # fmt: skip


@pytest.mark.parametrize(("kind", "names"), SPOKEN, ids=[kind for kind, _ in SPOKEN])
def test_every_event_is_a_sentence(kind: str, names: tuple[str, ...], language: str) -> None:
    position = GAME.new({"players": 2, "board": "small"}, seed=1)
    for values in product(*(arguments_for(name, kind) for name in names)):
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


@pytest.mark.parametrize("key", [*PREVIEWS, *REASONS])
def test_every_preview_and_reason_can_be_said(key: str, language: str) -> None:
    arguments = {**PREVIEWS, **REASONS}[key]
    words = {"goods": ["resource", "prey"], "kind": ["resource", "prey"]}
    domains = [words.get(name, [0, 1, 2, 3]) for name in arguments]
    for values in product(*domains):
        assert GAME.text(language).format(key, dict(zip(arguments, values, strict=True)))
    assert messages(GAME, language)[key] <= arguments


@pytest.mark.parametrize("terrain", [*TERRAIN_NAMES, "unknown"])
def test_every_tile_is_a_place(terrain: str, language: str) -> None:
    text = GAME.text(language)
    phrases = {text(f"tile-{case}", terrain=terrain, number=5) for case in ("in", "to", "from")}
    assert len(phrases) == 3
    assert all("5" in phrase for phrase in phrases)
    if terrain != "unknown":
        assert phrases.isdisjoint(
            text(f"tile-{case}", terrain="unknown", number=5) for case in ("in", "to", "from")
        )


def test_plain_messages_need_no_arguments(language: str) -> None:
    text = GAME.text(language)
    plain = [key for key in required_messages() if not messages(GAME, language)[key]]
    assert len(plain) > 150
    for key in plain:
        assert text(key).strip()


def test_moves_are_said_with_what_their_words_need_and_no_more(language: str) -> None:
    dice = random.Random(7)
    said = set()
    for seed in range(6):
        position = GAME.new({"players": 1 + seed, "buildings": "workshop"}, seed)
        for _ in range(40):
            legal = GAME.legal(position)
            for move in legal:
                title = GAME.screen.say(GAME.hide(position, position.to_move), move).title
                assert set(title.args) == messages(GAME, language)[title.key], title
                said.add(title.key)
            GAME.play(position, dice.choice(legal))
            if position.over:
                break
    assert {"choice-move", "choice-hunt", "choice-end"} <= said


@pytest.mark.clause("LA-DEC-2")
def test_a_move_is_said_without_a_language(language: str) -> None:
    position = GAME.named_position("showcase")
    hidden = GAME.hide(position, position.to_move)
    hunt = GAME.screen.say(hidden, GAME.move(position, "hunt:C2"))
    assert hunt.title == phrase("choice-hunt", meeple="C2")
    assert hunt.notes[0] == phrase("terminal-odds", percent=50)
    go = GAME.screen.say(hidden, GAME.move(position, "move:C2:0"))
    tile = phrase("tile-to", terrain="unknown", number=0)
    assert go.title == phrase(
        "choice-move", meeple="C2", direction=phrase("direction-E"), tile=tile
    )
    assert "C2" in GAME.text(language).say(go.title)
