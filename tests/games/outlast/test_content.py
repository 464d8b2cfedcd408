"""Content: terrains, wilderness sets and structures say what the reference says."""

import json
from pathlib import Path

import pytest
from tests.games.outlast.table import at, has, new_game, prepare

from holdfast.games.outlast import GAME
from holdfast.games.outlast.content import (
    FOLDER,
    STRUCTURE_NAMES,
    TERRAIN_NAMES,
    Structures,
    Terrains,
    _wilderness_sets,
)
from holdfast.games.outlast.state import DIE, MOST, PREY, RESOURCE
from holdfast.kernel.content import ContentError, load
from holdfast.server.schema import numbers

# LA-TILE-1: resources, prey, wolf
TERRAINS = {
    "home": (2, 3, 0),
    "forest": (3, 1, 0),
    "thicket": (2, 2, 0),
    "meadow": (1, 3, 0),
    "plains": (0, 2, 0),
    "river": (1, 2, 0),
    "hills": (2, 1, 0),
    "mountain": (3, 0, 0),
    "marsh": (1, 1, 0),
    "barren": (0, 0, 0),
    "den": (0, 1, 1),
    "trail": (1, 2, 1),
}
# LA-TILE-2: forest to trail, in the order above; then tiles and printed tokens
SETS = {
    ("small", "mild"): ((2, 2, 2, 2, 4, 2, 1, 1, 1, 1, 0), 18, (24, 28, 1)),
    ("small", "normal"): ((2, 2, 2, 2, 2, 2, 1, 1, 1, 2, 1), 18, (23, 27, 3)),
    ("small", "harsh"): ((2, 1, 1, 2, 2, 2, 1, 1, 1, 3, 2), 18, (21, 25, 5)),
    ("medium", "mild"): ((4, 4, 4, 4, 7, 4, 2, 2, 2, 2, 1), 36, (48, 56, 3)),
    ("medium", "normal"): ((4, 4, 4, 4, 4, 4, 2, 2, 2, 3, 3), 36, (47, 55, 6)),
    ("medium", "harsh"): ((4, 2, 2, 4, 4, 4, 2, 2, 2, 5, 5), 36, (43, 51, 10)),
    ("large", "mild"): ((7, 7, 7, 6, 11, 6, 4, 4, 3, 3, 2), 60, (83, 93, 5)),
    ("large", "normal"): ((7, 7, 7, 6, 6, 6, 4, 4, 3, 5, 5), 60, (81, 91, 10)),
    ("large", "harsh"): ((7, 4, 4, 6, 6, 6, 4, 4, 3, 8, 8), 60, (75, 85, 16)),
}


@pytest.mark.clause("LA-TILE-1", "LA-MOVE-3")
@pytest.mark.parametrize("terrain", [name for name in TERRAINS if name != "home"])
def test_a_terrain_brings_its_tokens(terrain: str) -> None:
    table = prepare(tiles={0: {}, 1: has(terrain=terrain, face_up=False)}, A=[at(0)])
    assert (table.tile(1).resources, table.tile(1).prey, table.tile(1).wolf) == (0, 0, 0)
    table.play("move:A1:0")
    tile = table.tile(1)
    assert tile.terrain == terrain
    assert (tile.resources, tile.prey, tile.wolf) == TERRAINS[terrain]


@pytest.mark.clause("LA-TILE-1")
def test_there_are_no_other_terrains() -> None:
    assert list(TERRAINS) == TERRAIN_NAMES


@pytest.mark.clause("LA-TILE-1")
def test_tokens_are_placed_once() -> None:
    tiles = {0: {}, 1: has(terrain="mountain", face_up=False)}
    table = prepare(tiles=tiles, A=[at(0), at(0, prey=1)], actions_left=4)
    table.play("move:A1:0", "gather:A1", "move:A2:0")
    assert table.tile(1).resources == 2


@pytest.mark.clause("LA-TILE-2")
@pytest.mark.parametrize(("board", "climate"), SETS)
@pytest.mark.parametrize("players", [1, 6])
def test_board_and_climate_choose_the_set(players: int, board: str, climate: str) -> None:
    table = new_game(players=players, board=board, climate=climate)
    tiles = [tile.terrain for tile in table.tiles if tile.terrain != "home"]
    tiles += [TERRAIN_NAMES[terrain] for terrain in table.state.set_aside if terrain >= 0]
    counts, size, printed = SETS[board, climate]
    wild = [name for name in TERRAINS if name != "home"]
    assert tuple(tiles.count(name) for name in wild) == counts
    assert len(tiles) == size
    totals = [sum(TERRAINS[name][kind] for name in tiles) for kind in range(3)]
    assert tuple(totals) == printed


# LA-STR: per player, and what it does
STRUCTURES = {
    "settlement": (5, "spawn_point", True),
    "palisade": (2, "block_wolf_entry", True),
    "watchfire": (2, "wolf_fight", 2),
    "snare": (2, "hunt", 2),
    "pen": (1, "breed_from", 1),
    "plot": (1, "regrow_from", 0),
}
PLAIN_EFFECTS = {
    "spawn_point": False,
    "block_wolf_entry": False,
    "wolf_fight": 0,
    "hunt": 0,
    "breed_from": 2,
    "regrow_from": 1,
}


@pytest.mark.clause("LA-STR", "LA-LIM-5", "LA-BUILD-1")
def test_the_structures_are_those_of_the_table() -> None:
    structures = load(FOLDER / "structures.toml", Structures).structure
    assert [structure.id for structure in structures] == list(STRUCTURES) == STRUCTURE_NAMES
    for structure in structures:
        per_player, effect, value = STRUCTURES[structure.id]
        effects = structure.effects.model_dump()
        effects |= effects.pop("roll_bonus")
        assert structure.per_player == per_player
        assert structure.cost == 3
        assert structure.workshop == (structure.id != "settlement")
        assert effects == PLAIN_EFFECTS | {effect: value}


@pytest.mark.clause("LA-STR", "LA-LIM-5", "LA-LIM-4")
def test_the_supply_of_a_player() -> None:
    table = new_game(players=2, start_settlement="no", buildings="workshop")
    for letter in "AB":
        assert table.supply(letter) == {name: row[0] for name, row in STRUCTURES.items()}


def test_clients_get_names_in_the_order_in_which_moves_number_them() -> None:
    told = json.loads(json.dumps(numbers(GAME)))
    content, moves = told["content"], told["moves"]
    assert content["structures"] == list(STRUCTURES)
    assert content["per_player"] == [row[0] for row in STRUCTURES.values()]
    assert content["cost"] == [3] * len(STRUCTURES)
    assert content["goods"][PREY] == "prey"
    assert content["goods"][RESOURCE] == "resource"
    assert moves["build"]["domains"]["structure"] == len(content["structures"])
    assert moves["drop"]["domains"]["goods"] == len(content["goods"])
    assert moves["move"]["domains"]["direction"] == len(content["directions"])
    assert moves["fight"]["domains"]["rival"] == len(content["letters"])
    assert (content["most_tokens"], content["die_faces"]) == (MOST, DIE)


# Mistakes in content files name the file, the entry and the field.


def copy_with_mistake(tmp_path: Path, name: str, old: str, new: str) -> Path:
    """Return a copy of a content file in which one text is replaced."""
    text = (FOLDER / name).read_text(encoding="utf-8")
    assert old in text
    copy = tmp_path / name
    copy.write_text(text.replace(old, new, 1), encoding="utf-8")
    return copy


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("place = { resource = 3, prey = 1 }", "place = { resource = 4, prey = 1 }",
         r"terrains\.toml: terrain, entry 2 \(forest\), place, resource: .*less than or equal"),
        ("place = { prey = 1, wolf = 1 }", "place = { prey = 1, wolf = 2 }",
         r"entry 11 \(den\), place, wolf: .*less than or equal to 1"),
        ("place = { resource = 3, prey = 1 }", "place = { resource = 3, deer = 1 }",
         r"entry 2 \(forest\), place, deer: Extra inputs"),
        ("place = { resource = 3, prey = 1 }", 'place = { resource = "3", prey = 1 }',
         r"entry 2 \(forest\), place, resource: Input should be a valid integer"),
        ('id = "forest"\n', "", r"terrain, entry 2, id: Field required"),
        ('id = "forest"', 'id = "forest', r"terrains\.toml: not valid TOML: .*line"),
    ],
    ids=["too-many-resources", "two-wolves", "unknown-field", "text", "no-id", "no-toml"],
)  # fmt: skip
def test_a_mistake_in_terrains(tmp_path: Path, old: str, new: str, message: str) -> None:
    with pytest.raises(ContentError, match=message):
        load(copy_with_mistake(tmp_path, "terrains.toml", old, new), Terrains)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("per_player = 2", "per_player = 0", r"entry 2 \(palisade\), per_player"),
        ("workshop = true\n", "", "the first structure, and only that"),
        ("breed_from = 1", "breed_from = 3", r"entry 5 \(pen\), effects, breed_from"),
        ("spawn_point = true", "spawn_point = false", "one structure, and only one, is where"),
        ("breed_from = 1", "spawn_point = true", "one structure, and only one, is where"),
    ],
    ids=["none", "no-workshop", "herd-of-three", "no-spawn-point", "two-spawn-points"],
)
def test_a_mistake_in_structures(tmp_path: Path, old: str, new: str, message: str) -> None:
    with pytest.raises(ContentError, match=message):
        load(copy_with_mistake(tmp_path, "structures.toml", old, new), Structures)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('board = "large"', 'board = "huge"', "huge mild: there is no such board or climate"),
        ("den = 2, trail = 1", "den = 2, trail = 2", "small normal: a set has 18 tiles, this one"),
        ("den = 2, trail = 1", "den = 2, bog = 1", "small normal: there is no terrain 'bog'"),
    ],
    ids=["board", "count", "terrain"],
)
def test_a_mistake_in_the_wilderness(tmp_path: Path, old: str, new: str, message: str) -> None:
    with pytest.raises(ContentError, match=rf"wilderness\.toml: {message}"):
        _wilderness_sets(copy_with_mistake(tmp_path, "wilderness.toml", old, new), TERRAIN_NAMES)


def test_a_set_for_every_board_and_climate(tmp_path: Path) -> None:
    text = (FOLDER / "wilderness.toml").read_text(encoding="utf-8")
    copy = tmp_path / "wilderness.toml"
    copy.write_text(text.rpartition("[[wilderness]]")[0], encoding="utf-8")
    with pytest.raises(ContentError, match="a board and climate has no set"):
        _wilderness_sets(copy, TERRAIN_NAMES)
