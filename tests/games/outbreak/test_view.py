"""What a screen of Outbreak shows beyond the pieces: dice, odds, and where hordes go."""

from typing import Any

import pytest
from tests.games.outbreak.table import R0, R3, Table, horde, lay, who

from holdfast.games.outbreak import GAME
from holdfast.games.outbreak.content.geometry import HEX_AT


def view(table: Table) -> Any:
    """Return what a spectator sees of a position."""
    return GAME.view(table.position)


def attack(*pieces: Any, skills: list[str], **more: Any) -> Any:
    """Return the dice on screen after a Soldier on R0 has declared an Attack, before the roll."""
    soldier = who("soldier", R0, goods="AG", skills=skills, hand=["FC-11"])
    table = lay(soldier, *pieces, helpless=R3, active="soldier", **more).play("attack")
    return view(table).dice


@pytest.mark.clause("OB-ATK-2", "OB-ATK-16")
def test_every_die_beyond_the_three_has_a_source() -> None:
    dice = attack(horde("H1-ZA", 2, 0), skills=["ST-01", "ST-03"], active_doom=["DC-01"])
    assert {source.key: source.dice for source in dice.added} == {
        "skill-ST-01": 1,
        "skill-ST-03": 1,
        "ui-doom": -1,
    }
    assert dice.dice == 3 + sum(source.dice for source in dice.added)


def test_words_exist_for_every_source() -> None:
    position = GAME.named_position("showcase")
    for language in ("en", "de"):
        text = GAME.text(language)
        for source in GAME.view(position).dice.added:
            assert text(source.key)
        for key in ("ui-cards", "ui-doom", "ui-tank", "icon-C-JAM", "piece-turret"):
            assert text(key)


@pytest.mark.clause("OB-ATK-12")
def test_a_far_horde_is_in_reach_only_with_range() -> None:
    far, near = HEX_AT[2, -2], HEX_AT[2, 0]
    pieces = (horde("H1-ZG", 2, -2), horde("H1-ZA", 2, 0))
    assert attack(*pieces, skills=["ST-01"]).reach == [near]
    marksman = attack(*pieces, skills=["DX-02"])
    assert (marksman.reach, marksman.far) == ([far, near], [far])


@pytest.mark.clause("OB-ATK-6", "OB-ATK-7")
def test_tokens_of_all_there_count_and_fog_keeps_attacks_whole() -> None:
    friend = who("pilot", R0, goods="A")
    dice = attack(friend, horde("H1-ZA", 2, 0), skills=["ST-01"], active_doom=["DC-23"])
    assert dice.tokens == {"G": 1, "B": 0, "A": 2, "S": 0, "E": 0}
    assert not dice.may_split


@pytest.mark.clause("OB-ZOM-2", "OB-ZOM-4")
def test_every_horde_shows_its_next_way() -> None:
    shown = view(lay(horde("H1-ZA", 2, 0, "swell"), horde("H1-ZB", -2, 0, "outbreak")))
    assert [(way.hex, way.targets) for way in shown.tonight] == [(HEX_AT[2, 0], [HEX_AT[1, 0]])]
    assert [(way.hex, way.targets) for way in shown.later] == [(HEX_AT[-2, 0], [HEX_AT[-1, 0]])]
