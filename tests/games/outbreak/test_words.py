"""Everything a player reads exists in both languages, and every sentence can be said."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType
from typing import Any

import pytest
from fluent.syntax import FluentParser
from tests.games.outbreak.table import R0, R3, horde, lay, unknown, who
from tests.games.outbreak.walk import walk

from holdfast.games.outbreak import GAME
from holdfast.games.outbreak.content import (
    CARD_IDS,
    CLASSES,
    DEVELOPMENT_NAMES,
    DOOM_IDS,
    FINALS,
    ICONS,
    KINDS,
    SETTLEMENT_TILES,
    SKILL_IDS,
)
from holdfast.games.outbreak.content.effects import RESOURCES
from holdfast.games.outbreak.content.names import DIE_FACES, SURVIVOR_NAMES, icon_key
from holdfast.games.outbreak.content import PIECE_NAMES
from holdfast.games.outbreak.words import UNSPOKEN, say
from holdfast.kernel.engine import Engine
from holdfast.kernel.events import new_log
from holdfast.kernel.text import LANGUAGES
from holdfast.kernel.words import PreviewLine

preview = import_module("holdfast.games.outbreak.preview")
why = import_module("holdfast.games.outbreak.why")
terminal = import_module("holdfast.games.outbreak.terminal")
NAMES = ("Ada", "Jonas", "Runa", "Ilse", "Ben", "Mo", "Tove", "Kit")


def spoken(speaker: str, module: ModuleType) -> set[str]:
    """The keys in all calls of a speaker of the previews or of the reasons."""
    keys = set()
    for node in ast.walk(ast.parse(inspect.getsource(module))):
        if isinstance(node, ast.Call) and node.args:
            name = getattr(node.func, "attr", getattr(node.func, "id", None))
            if name == speaker:
                keys |= {
                    n.value
                    for n in ast.walk(node.args[0])
                    if isinstance(n, ast.Constant) and isinstance(n.value, str)
                }
    return keys


def drawn() -> set[str]:
    """The messages that the terminal names outright."""
    words = {"terminal-legend"}
    for node in ast.walk(ast.parse(inspect.getsource(terminal))):
        if isinstance(node, ast.Constant) and str(node.value).startswith("terminal-"):
            words.add(str(node.value))
    return words


def needed() -> Iterator[str]:
    """Every message that is named by a rule of naming."""
    yield from ("game-title", "game-tagline", "game-time", "game-kind", "game-progress")
    yield "ui-headline"
    yield from ("horde-name", "horde-there", "horde-unknown")
    yield from ("nothing", "nobody", "refugee-helpless", "refugee-settlers")
    yield from ("choice-nobody-defends", "label-give", "label-take", "drawn-doom")
    for name in SURVIVOR_NAMES:
        yield from (f"survivor-{name}", f"survivor-{name}-note")
    for tile in SETTLEMENT_TILES:
        yield f"settlement-{tile.id}"
        yield from (f"aid-{tile.id}-{i + 1}" for i in range(len(tile.aids)))
        if tile.passive:
            yield f"passive-{tile.id}"
    yield from (f"class-{name}" for name in CLASSES)
    yield from (f"resource-{k}" for k in RESOURCES)
    yield from (f"face-{k}" for k in DIE_FACES)
    yield from (f"piece-{name}" for name in PIECE_NAMES)
    yield from (f"development-{name}" for name in DEVELOPMENT_NAMES)
    for kind in KINDS:
        yield from (f"kind-{kind}", f"kind-{kind}-note")
    for final in FINALS:
        yield from (f"final-{final.id}", f"final-{final.id}-note")
    for icon in [*ICONS.contamination, *ICONS.fallout]:
        yield f"icon-{icon_key(icon.id)}"
    for prefix, ids in (("card", CARD_IDS), ("doom", DOOM_IDS), ("skill", SKILL_IDS)):
        for name in ids:
            yield from (f"{prefix}-{name}", f"{prefix}-{name}-rule")
    yield from ("option-players", "option-players-note")
    for option in GAME.options.option:
        yield from (f"option-{option.name}", f"option-{option.name}-note")
        yield from (f"value-{option.name}-{value}" for value in option.values)
    for preset in GAME.options.preset:
        yield from (f"preset-{preset.id}", f"preset-{preset.id}-note")
    yield from (f"ask-{decision}" for decision in GAME.decisions)
    for kind in GAME.moves.kinds:
        yield from (f"move-{kind}", f"choice-{kind}")
    yield from (f"event-{kind}" for kind, _ in GAME.events.kinds)
    yield from (f"position-{name}" for name in GAME.positions)
    yield from (f"move-{kind.name}-sure" for kind in GAME.moves.kinds.values() if not kind.offered)
    # What is said to send away somebody else, who came to a running game.
    yield from ("move-leave-other", "move-cancel-other")
    yield from drawn()
    yield from (f"preview-{key}" for key in spoken("say", preview))
    yield from (f"why-{key}" for key in spoken("because", why))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_there(language: str) -> None:
    text = GAME.text(language)
    assert [key for key in needed() if not text.has(key)] == []


def messages(language: str) -> dict[str, Any]:
    body = FluentParser().parse((GAME.folder / "text" / f"{language}.ftl").read_text("utf-8")).body
    return {entry.id.name: entry for entry in body if hasattr(entry, "id")}


def test_both_languages_have_the_same_messages() -> None:
    assert set(messages("en")) == set(messages("de"))


def test_nothing_is_written_that_nobody_needs() -> None:
    """What the browser alone says begins with `ui-`."""
    written = {key for key in messages("en") if not key.startswith("ui-")}
    assert written - set(needed()) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_whole_games_can_be_said(language: str, engine: Engine) -> None:
    text = GAME.text(language)
    said = set()
    for seed in range(3):
        for position, move in walk(engine, {"players": 4, "start_exp": "10"}, seed, 600, wild=0.15):
            if move < 0:
                continue
            after, log = position.copy(), new_log()
            engine.play(after.data, move, log)
            for event in GAME.events.read(log):
                line = GAME.screen.sentence(after, event, text, NAMES)
                assert (line is None) == (event.kind in UNSPOKEN)
                said.add(event.kind)
    assert len(said) > 45


def test_previews_and_reasons_speak_of_every_move(engine: Engine) -> None:
    text = GAME.text("en")
    for k, (position, _) in enumerate(walk(engine, {"players": 3, "start_exp": "10"}, 5, 220)):
        if k % 12:
            continue
        hidden = GAME.hide(position, position.to_move)
        offered = GAME.legal(hidden)
        for move in offered[:12]:
            said = say(hidden, move)
            assert text.say(said.title)
            notes = [PreviewLine(**line) for line in GAME.preview(hidden, move)["lines"]]
            assert [text.say(note) for note in said.notes] == [text.say(line) for line in notes]
        for kind in GAME.moves.kinds.values():
            move = kind.first + (k * 7) % kind.count
            if move not in offered:
                why = GAME.why(position, move)
                assert why.clauses
                assert text.say(why.reason)


def test_keys_tell_moves_apart() -> None:
    table = lay(
        who("soldier", R0, goods="AG", hand=["FC-10"]),
        who("pilot", R0),
        horde("H1-ZG", 2, 0),
        unknown(0, 2),
        helpless=R3,
        active="soldier",
        exp=20,
    )
    keys = table.options()
    assert len(set(keys)) == len(keys)
    assert {"attack", "trade", "move:0,0", "develop:bulwark", "aid:SE-ARM:1", "end"} <= set(keys)
    for move in GAME.legal(table.position):
        assert GAME.move(table.position, GAME.key(table.position, move)) == move
