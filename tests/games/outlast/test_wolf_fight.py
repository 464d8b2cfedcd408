"""Fight a wolf: by choice, by force or under attack, by the same roll (LA-WOLF)."""

import pytest
from tests.games.outlast.table import Table, all_empty, at, has, prepare, setting

from holdfast.games.outlast import GAME

WOLF = has(prey=1, wolf=1)
KINDS = ("chosen", "forced", "attack")


def fight(kind: str, die: int, structures: dict[str, str] | None = None) -> Table:
    """Let A1 fight a wolf on tile 0 in one of the three ways: chosen, forced or attacked."""
    tiles = all_empty() | {0: WOLF | has(structures=structures or {})}
    scene = setting(
        options={"buildings": "workshop"},
        tiles=tiles,
        A=[at(0, prey=3), at(7, prey=3)],
        B=[at(13, prey=3)],
    )
    if kind == "chosen":
        return prepare(**scene).dice(die).play("wolf:A1")
    if kind == "forced":
        return prepare(**scene).dice(die).play("end")
    # In the board turn: round 2 begins with B, so A's meeples are as the wolf left them.
    return prepare(**scene, board=6, dice=[die])


@pytest.mark.clause("LA-WOLF-1", "LA-WOLF-2", "LA-FORCE-2", "LA-ATT-2")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("die", range(1, 9))
def test_7_and_8_beat_the_wolf_and_the_rest_is_death(kind: str, die: int) -> None:
    table = fight(kind, die)
    won = die >= 7
    assert ("A1" in table.people("A")) == won
    assert table.wolves == ([] if won else [0])
    assert table.dice_left == 0


@pytest.mark.clause("LA-WOLF-2")
def test_victory_over_a_wolf_brings_nothing_else() -> None:
    table = prepare(tiles={0: WOLF | has(resources=2)}, A=[at(0, resources=1, prey=1)]).dice(8)
    table.play("wolf:A1")
    assert (table.meeple("A1").resources, table.meeple("A1").prey) == (1, 1)
    assert (table.tile(0).resources, table.tile(0).prey, table.tile(0).wolf) == (2, 1, 0)


@pytest.mark.clause("LA-WOLF-3", "LA-HIDE-4")
def test_a_hidden_meeple_may_fight_and_leaves_its_hiding_place() -> None:
    table = prepare(tiles={0: WOLF}, A=[at(0)], actions_left=5).dice(8).play("hide:A1")
    assert "wolf" in table.options_of("A1")
    table.play("wolf:A1")
    assert not table.meeple("A1").hidden
    assert table.tile(0).wolf == 0


@pytest.mark.clause("LA-WOLF-4")
def test_resources_do_not_help_against_wolves() -> None:
    table = prepare(tiles={0: WOLF}, A=[at(0, resources=3), at(0, resources=3, prey=1)]).dice(6)
    table.play("wolf:A1")
    assert table.decision == "act"  # nothing was asked in between
    assert table.people("A") == ["A2"]
    assert table.meeple("A2").resources == 3


@pytest.mark.clause("LA-WOLF-5", "LA-STR")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("die", range(1, 9))
@pytest.mark.parametrize(("owner", "needed"), [("A", 5), ("B", 7)])
def test_a_watchfire_of_ones_own_adds_2(owner: str, needed: int, die: int, kind: str) -> None:
    table = fight(kind, die, {"watchfire": owner})
    assert table.wolves == ([] if die >= needed else [0])


@pytest.mark.clause("LA-WOLF-5")
@pytest.mark.parametrize("structure", ["settlement", "palisade", "snare", "pen", "plot"])
def test_other_structures_do_not_help_against_a_wolf(structure: str) -> None:
    assert fight("chosen", 6, {structure: "A"}).wolves == [0]


@pytest.mark.clause("LA-WOLF-5")
def test_a_watchfire_helps_on_its_tile_only() -> None:
    table = prepare(
        options={"buildings": "workshop"},
        tiles={0: WOLF, 1: has(structures={"watchfire": "A"})},
        A=[at(0), at(1, prey=1)],
    )
    table.dice(6).play("wolf:A1")
    assert table.people("A") == ["A2"]


@pytest.mark.clause("LA-WOLF-5")
@pytest.mark.parametrize("kind", ["chosen", "forced"])
@pytest.mark.parametrize(
    ("structures", "rolled"),
    [({"watchfire": "A"}, "5 + 2"), ({"watchfire": "B"}, "5"), ({}, "5")],
    ids=["own watchfire", "a rival's", "none"],
)
def test_the_log_tells_what_a_watchfire_added(
    kind: str, structures: dict[str, str], rolled: str
) -> None:
    table = fight(kind, 5, structures)
    fought = next(event for event in table.events if event.kind == "fought-wolf")
    english, german = (
        str(GAME.sentence(table.position, fought, language, ["Ada", "Jo"]))
        for language in ("en", "de")
    )
    assert f" rolls {rolled}, and" in english
    assert f" würfelt {rolled}, und" in german
