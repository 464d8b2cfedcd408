"""The content of Outlive: that it has the reference's tables, and that mistakes are found."""

from pathlib import Path
from typing import Any

import pytest

from holdfast.games.outlive.content import (
    ANIMAL,
    ANIMALS,
    BOARD,
    EQUIPMENT,
    EVENT_CARDS,
    FINDS,
    FOLDER,
    LEADER,
    LEADERS,
    RELIEF,
    ROOM,
    ROOMS,
)
from holdfast.games.outlive.content.schema import (
    Animals,
    Board,
    Equipments,
    Events,
    Leaders,
    Rooms,
    Search,
)
from holdfast.games.outlive.content.vocabulary import OPERATIONS
from holdfast.kernel.content import ContentError, load

ROOM_TABLE = {
    "r_build": (2, 3), "r_tinker": (2, 3), "r_crisis": (1, 4), "r_smoke": (3, 3),
    "r_kitchen": (1, 4), "r_galley": (1, 4), "r_dock": (3, 3), "r_arms": (3, 3),
    "r_water": (2, 3), "r_sanctum": (2, 3), "r_salvage": (2, 3), "r_decon": (2, 3),
    "r_vent": (2, 3), "r_nursery": (2, 3), "r_scout": (2, 3), "r_depot": (2, 3),
    "r_lookout": (1, 4), "r_guard": (1, 4), "r_auto": (3, 3), "r_interro": (1, 4),
    "r_scrap": (2, 3), "r_machine": (2, 3),
}  # fmt: skip

LEADER_TABLE = {
    "ld_rowlett": (66, "dam silent ship fair", {"metal": 2, "chips": 1}, "pickaxe"),
    "ld_froste": (51, "forest base blackwood silent", {"munitions": 1, "wood": 2}, "axe"),
    "ld_frye": (44, "blackwood silent ship mine", {"meat": 2}, "shotgun"),
    "ld_pigott": (38, "forest fair base mine", {"munitions": 2, "chips": 1}, "bat"),
    "ld_livrich": (32, "forest blackwood ship mine", {"cans": 2}, "hook"),
    "ld_valentine": (25, "base blackwood silent ship", {"munitions": 3}, "ammobox"),
    "ld_koolpepper": (23, "forest blackwood ship mine", {}, "flashlight"),
    "ld_wely": (20, "blackwood silent fair mine", {"chips": 3}, "backpack"),
    "ld_bingham": (19, "dam base ship fair", {"munitions": 1, "chips": 2}, "sensor"),
    "ld_mccarthy": (17, "dam blackwood silent ship", {"water": 2}, "jerrycan"),
}


@pytest.mark.clause("OL-FEED-1", "OL-SURV-7")
def test_upkeep_and_spaces_of_the_rooms() -> None:
    assert {room.id: (room.upkeep, room.spaces) for room in ROOMS} == ROOM_TABLE
    assert [room.id for room in ROOMS if room.standard] == ["r_build", "r_tinker", "r_crisis"]


@pytest.mark.clause("OL-SET-6", "OL-SET-8", "OL-SET-13")
def test_the_leaders() -> None:
    found = {
        leader.id: (
            leader.age,
            " ".join(leader.places),
            {k: v for k, v in leader.goods.model_dump().items() if v},
            leader.equipment,
        )
        for leader in LEADERS
    }
    assert found == LEADER_TABLE
    assert [leader.id for leader in LEADERS if leader.finds] == ["ld_koolpepper"]
    assert len({leader.age for leader in LEADER}) == 10


@pytest.mark.clause("OL-HUNT-5")
def test_the_animals() -> None:
    assert [(animal.endurance, animal.meat) for animal in ANIMALS] == [
        (3, 1), (4, 2), (5, 3), (6, 4), (7, 5),
    ]  # fmt: skip
    assert [animal.tiles for animal in ANIMAL] == [6] * 5


@pytest.mark.clause("OL-RAD-1", "OL-SHIP-5", "OL-SURV-1", "OL-END-2")
def test_what_is_printed_on_the_boards() -> None:
    assert BOARD.convoy.radiation == [1, 2, 2, 2, 3, 3]
    assert dict(zip(BOARD.ship.spots, BOARD.ship.cans, strict=True)) == {3: 1, 4: 2, 5: 3, 6: 4}
    assert BOARD.airlock.rows == [2, 5]
    assert BOARD.score.full_rooms == [0, 0, 1, 2, 4, 7, 11, 17]
    assert BOARD.heroes.strength == [3, 3, 4, 5]
    assert [(place.id, place.x, place.y) for place in BOARD.place] == [
        ("dam", 50, 10), ("base", 80, 18), ("silent", 92, 50), ("mine", 80, 82),
        ("ship", 50, 90), ("fair", 20, 82), ("blackwood", 8, 50), ("forest", 20, 18),
    ]  # fmt: skip


def test_every_operation_of_the_vocabulary_is_on_a_card() -> None:
    effects = [effect for room in ROOMS for effect in room.effects]
    effects += [card.effect for card in (*EQUIPMENT, *EVENT_CARDS, *FINDS)]
    assert {effect.op for effect in effects} == set(OPERATIONS)


@pytest.mark.clause("OL-BUILD-7", "OL-OVER-4")
def test_what_is_derived_from_the_cards() -> None:
    usable = {room.id for kind, room in enumerate(ROOMS) if ROOM[kind].ability >= 0}
    assert usable == {"r_arms", "r_salvage", "r_decon", "r_nursery", "r_depot"}
    assert [sum(relief) for relief in RELIEF] == [0, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1]


# Mistakes in content files name the file, the entry and the field.


def copy_with_mistake(tmp_path: Path, name: str, old: str, new: str) -> Path:
    """Return a copy of a content file in which one text is replaced."""
    text = (FOLDER / name).read_text(encoding="utf-8")
    assert old in text
    copy = tmp_path / name
    copy.write_text(text.replace(old, new, 1), encoding="utf-8")
    return copy


@pytest.mark.parametrize(
    ("name", "model", "old", "new", "message"),
    [
        ("rooms.toml", Rooms, "upkeep = 2", "upkeep = 9", r"entry 1 \(r_build\), upkeep"),
        ("rooms.toml", Rooms, "standard = true\n", "", "the first three rooms"),
        ("rooms.toml", Rooms, 'op = "breed", n = 8', 'op = "breed"', "'breed' needs 'n'"),
        ("rooms.toml", Rooms, 'op = "salvage"', 'op = "salvage", n = 1', "takes no 'n'"),
        ("rooms.toml", Rooms, 'op = "peek"', 'op = "peep"', "there is no op 'peep'"),
        ("rooms.toml", Rooms, 'limit = "day"', 'limit = "week"', "there is no limit 'week'"),
        ("rooms.toml", Rooms, 'trigger = "night5"', 'trigger = "noon"', "no trigger 'noon'"),
        ("rooms.toml", Rooms, 'choice = "ask"', 'choice = "toss"', "no choice 'toss'"),
        ("equipment.toml", Equipments, "metal = 2", "metal = 3", "costs three Materials"),
        ("equipment.toml", Equipments, 'half = "R"', 'half = "X"', r"entry 1 \(axe\), half"),
        ("equipment.toml", Equipments, 'half = "R"', 'half = "L"', "make no pair"),
        ("equipment.toml", Equipments, 'places = ["forest"], op = "harvest"', 'op = "harvest"',
         "'harvest' needs 'places'"),
        ("events.toml", Events, "cost = { water = 3 }", "cost = { beer = 3 }", "cost, beer"),
        ("events.toml", Events, "by_players = [2, 3, 4]", "by_players = [2, 3]", "by_players"),
        ("animals.toml", Animals, "tiles = 6", "tiles = 7", "30 tiles of wild game"),
        ("animals.toml", Animals, "endurance = 3", 'endurance = "3"', r"\(wg3\), endurance"),
        ("search.toml", Search, "tiles = 1", "tiles = 2", "10 search tiles"),
        ("leaders.toml", Leaders, "age = 51", "age = 66", "two leaders have the same age"),
        ("leaders.toml", Leaders, 'id = "ld_frye"\n', "", "leader, entry 3, id: Field required"),
        ("board.toml", Board, 'kind = "ship"', 'kind = "boat"', "there is no kind 'boat'"),
        ("board.toml", Board, 'resource = "water"', 'resource = "beer"', "its resource is 'beer'"),
        ("board.toml", Board, 'kind = "city"', 'kind = "ship"', "places of the kind"),
        ("board.toml", Board, "[gauge]", "[gauge", "board.toml: not valid TOML"),
    ],
)  # fmt: skip
def test_a_mistake_in_a_content_file(
    tmp_path: Path, name: str, model: Any, old: str, new: str, message: str
) -> None:
    with pytest.raises(ContentError, match=message) as error:
        load(copy_with_mistake(tmp_path, name, old, new), model)
    assert name in str(error.value)
