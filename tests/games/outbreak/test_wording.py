"""Tests that every name of Outbreak's content exists in both languages, and move keys are unique.

What holds for the texts of all games is tested in tests/games/test_laws_wording.py.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.games.outbreak.table import R0, R3, horde, lay, unknown, who

from holdfast.games.outbreak import GAME
from holdfast.games.outbreak.content import (
    CARD_IDS,
    CLASSES,
    DEVELOPMENT_NAMES,
    DOOM_IDS,
    KINDS,
    PIECE_NAMES,
    SKILL_IDS,
)
from holdfast.games.outbreak.content.effects import RESOURCES
from holdfast.games.outbreak.content.names import DIE_FACES, SURVIVOR_NAMES, icon_key
from holdfast.games.outbreak.content.schema import FINALS, ICONS, SETTLEMENT_TILES
from holdfast.kernel.position import Position
from holdfast.kernel.translations import LANGUAGES


def required_messages() -> Iterator[str]:
    """Yield every message that is named after something in the content."""
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
    yield from (f"position-{name}" for name in GAME.positions)
    yield from (f"move-{kind.name}-sure" for kind in GAME.moves.kinds.values() if not kind.offered)
    # What is said to send away somebody else, who came to a running game.
    yield from ("move-leave-other", "move-cancel-other")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_there(language: str) -> None:
    text = GAME.text(language)
    assert [key for key in required_messages() if not text.has(key)] == []


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


def titles(position: Position, language: str = "en") -> list[str]:
    """Return the titles of the legal moves."""
    text, hidden = GAME.text(language), GAME.hide(position, position.to_move)
    return [text.say(GAME.screen.say(hidden, move).title) for move in GAME.legal(position)]


@pytest.mark.clause("OB-MAP-1")
def test_a_hex_without_a_name_is_told_by_where_it_lies_on_the_map() -> None:
    known = horde("H1-ZG", -2, 0, down=True, known=True)
    table = lay(unknown(2, 0), known, who("soldier"), step="reveal", helpless=R3).until("reveal")
    assert titles(table.position) == [
        "Zombie (Level 1), west of the Hospital",
        "Unknown horde, east of the Armoury",
    ]
    assert titles(table.position, "de")[1] == "Unbekannte Horde, östlich der Waffenkammer"


def test_no_two_hexes_of_a_setup_are_told_alike() -> None:
    position = GAME.new({"players": 3, "city_layout": "manual"}, 1)
    assert "Empty ground, in the centre" in titles(position)
    while GAME.decision(position) != "setup-surv":
        assert len(set(titles(position))) == len(GAME.legal(position))
        GAME.play(position, GAME.legal(position)[-1])
