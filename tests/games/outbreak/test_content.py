"""The content of Outbreak: that it has the tables of the rules, and the mock-up's position."""

from collections import Counter

import pytest

from holdfast.games.outbreak import GAME, content
from holdfast.games.outbreak.content.schema import (
    FINALS,
    FORTUNES,
    HORDES,
    SETTLEMENT_TILES,
    SKILL_CARDS,
    SURVIVOR_CARDS,
    TABLE,
)
from holdfast.games.outbreak.heuristic.worths import CHANCES
from holdfast.games.outbreak.odds import defeat_odds
from holdfast.games.outbreak.state import ATTACKS


@pytest.mark.clause("OB-KIND-1", "OB-KIND-2", "OB-KIND-3", "OB-KIND-4")
def test_the_hordes() -> None:
    levels, kinds = Counter[int](), Counter[str]()
    for horde in HORDES:
        levels[horde.level] += horde.copies
        kinds[horde.kind] += horde.copies
        if horde.kind == "looter":
            assert "K" in horde.resistance
        if horde.kind == "chimera":
            assert horde.contamination == "C-NOHEAL"
        if horde.kind == "giant":
            assert horde.level == 4
    assert [levels[level] for level in range(1, 7)] == [30, 28, 24, 18, 4, 3]
    assert kinds == {
        "zombie": 48, "looter": 12, "chimera": 10, "quick": 9, "flaming": 7, "toxic": 7,
        "hollow": 5, "giant": 5, "wild": 4,
    }  # fmt: skip
    assert Counter(final.level for final in FINALS) == {1: 7, 2: 6}


def test_cards_skills_and_survivors() -> None:
    assert sum(card.copies for card in content.CARDS) == 70
    assert sum(card.copies for card in content.DOOMS) == 70
    assert (len(FORTUNES.schematic), len(SKILL_CARDS), len(SURVIVOR_CARDS)) == (10, 36, 10)
    assert Counter(card.favoured for card in SURVIVOR_CARDS) == dict.fromkeys("GBASE", 2)
    classes = Counter(tile.class_ for tile in SETTLEMENT_TILES)
    assert (classes["STR"], classes["INT"], classes["DEX"], classes[None]) == (8, 8, 7, 1)


@pytest.mark.clause("OB-DEV-2")
def test_costs_and_days() -> None:
    assert [row.cost for row in content.DEVELOPMENTS] == [1, 3, 3, 4, 0, 5, 4, 5, 6, 8]
    assert TABLE.days.events[3] == TABLE.days.events[7] == "settlers"
    assert TABLE.days.last == 39


@pytest.mark.parametrize(
    ("symbols", "dice", "percent"),
    [(1, 1, 33), (1, 3, 70), (2, 3, 41), (3, 3, 16), (2, 4, 58), (3, 5, 55), (4, 6, 56), (4, 3, 0)],
)
def test_chances_of_different_symbols(symbols: int, dice: int, percent: int) -> None:
    assert CHANCES[symbols, dice] == percent


def test_the_mock_ups_position() -> None:
    position = GAME.named_position("showcase")
    view = GAME.view(position)
    assert (view.day, view.exp, view.phase, view.decision) == (7, 6, "survivors", "roll")
    assert (view.deck, view.destroyed, len(view.hordes), len(view.edges)) == (19, 21, 15, 15)
    assert [edge.open_space for edge in view.edges].count(True) == 1
    assert sum(h.face_up for h in view.hordes) == 7
    assert sum(h.known for h in view.hordes) == 2
    assert view.dice is not None
    assert view.dice.blank == ["S"]
    assert view.store == {"G": 6, "B": 7, "A": 6, "S": 5, "E": 7}
    assert [(line.horde, line.stopped_by) for line in view.tonight] == [
        ("H2-T2", None), ("H2-Q1", "bulwark"), ("H3-Z5", None),
    ]  # fmt: skip
    assert view.helpless.guarded
    assert view.settlers[0].cause == "fire"
    keys = [GAME.key(position, move) for move in GAME.legal(position)]
    assert keys[-2:] == ["play:soldier:FC-10", "accept"]


def test_odds_are_those_of_the_table() -> None:
    position = GAME.build_position(
        {
            "options": {"players": 1},
            "survivors": [{"id": "SV-02", "at": "SE-ARM"}],
            "hordes": [
                {"id": "H1-ZG", "at": [2, 0]},
                {"id": "H1-L1", "at": [2, -1]},
                {"id": "H2-Z01", "at": [1, 1]},
            ],
            "active": "SV-02",
        }
    )
    s = position.state
    uids = [uid for uid in range(s.dealt) if s.hordes[uid].place == 2]
    odds = defeat_odds(position.snapshot, 1, s.survivors[1].tile, ATTACKS, uids)
    assert [round(chance, 3) for chance in odds.values()] == [0.704, 0.199, 0.407]
