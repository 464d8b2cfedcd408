"""Wild game (OL-HUNT)."""

import pytest
from tests.games.outlive.table import Table, me, prepare, rival

from holdfast.games.outlive import GAME

HEROES = {"3a": "dam", "3b": "blackwood", "4": "silent", "5": "mine"}


def forest(
    *stack: str, hero: str = "3a", table: dict[str, object] | None = None, **mine: object
) -> Table:
    """Let a hero come to the Forest with this stack of wild game, from the top."""
    heroes = {**HEROES, "3a": HEROES[hero], hero: "dam"}
    description = {"wild": {"forest": list(stack)}, **(table or {})}
    return prepare(me(heroes=heroes, **mine), **description).play(f"move:{hero}:forest")


@pytest.mark.clause("OL-HUNT-1")
def test_one_tile_a_visit_and_only_the_top_one() -> None:
    table = forest("wg3", "wg4", hero="5", store={"munitions": 6}).play("hunt", "shoot:0:3")
    assert table.caught(0) == {"wg3": 1}
    assert table.game("forest") == ["wg4"]
    assert table.state.visit.points == 5
    assert "hunt" not in table.options()


@pytest.mark.clause("OL-HUNT-2", "OL-HUNT-4", "OL-D-HUNT")
def test_points_and_munitions_make_exactly_the_need() -> None:
    table = forest("wg5", store={"munitions": 4})
    assert "hunt" in table.options()
    table.play("hunt")
    assert table.options() == ["shoot:0:2", "shoot:0:3", "shoot:0:4"]
    table.play("shoot:0:3")
    assert table.state.visit.points == 1
    assert table.store(0) == {"munitions": 1, "meat": 3}


@pytest.mark.clause("OL-HUNT-2", "OL-HUNT-8")
def test_a_hunt_that_cannot_be_paid_is_not_offered() -> None:
    assert "hunt" not in forest("wg6", store={"munitions": 2}).options()
    assert "hunt" in forest("wg6", store={"munitions": 3}).options()
    assert "hunt" not in forest().options()


@pytest.mark.clause("OL-HUNT-3", "OL-D-HUNT")
def test_weapons_help_one_hunt_a_day() -> None:
    table = forest("wg5", repaired=["shotgun", "beartrap"], store={"munitions": 1}).play("hunt")
    assert table.options() == ["shoot:1:1", "shoot:2:0", "shoot:2:1"]
    table.play("shoot:1:1")
    assert table.owns(0) == {"shotgun": "used", "beartrap": "ready"}
    broken = forest("wg5", broken=["shotgun", "beartrap"])
    assert "hunt" not in broken.options()


@pytest.mark.clause("OL-HUNT-5")
@pytest.mark.parametrize(
    ("animal", "first"), [("wg3", 1), ("wg4", 2), ("wg5", 3), ("wg6", 4), ("wg7", 5)]
)
def test_each_further_animal_of_a_type_gives_one_more(animal: str, first: int) -> None:
    for before in (0, 1, 4):
        need = int(animal[2])
        table = forest(animal, store={"munitions": need}, caught={animal: before})
        table.play("hunt", f"shoot:0:{need}")
        assert table.store(0) == {"meat": first + before}
        assert table.caught(0) == {animal: before + 1}


@pytest.mark.clause("OL-HUNT-6")
def test_smokehouse_and_kitchen_add_meat_once_a_day() -> None:
    rooms = {"rooms": ["r_smoke", "r_kitchen"], "built": {"r_smoke": 3, "r_kitchen": 4}}
    table = forest("wg3", **rooms).play("hunt")
    assert table.store(0) == {"meat": 4}
    assert table.room(0, "r_smoke").used
    assert table.room(0, "r_kitchen").used
    again = forest("wg3", used=["r_smoke", "r_kitchen"], **rooms).play("hunt")
    assert again.store(0) == {"meat": 1}


@pytest.mark.clause("OL-HUNT-6", "OL-SUP-2")
def test_a_bonus_that_the_reserve_cannot_give_is_not_used_up() -> None:
    rooms = {"rooms": ["r_smoke"], "built": {"r_smoke": 3}}
    table = forest("wg3", table={"players": [
        me(heroes=HEROES, **rooms), rival(store={"meat": 29})]}).play("hunt")  # fmt: skip
    assert table.store(0) == {"meat": 1}
    assert not table.room(0, "r_smoke").used


@pytest.mark.clause("OL-HUNT-7", "OL-HUNT-9", "OL-D-PREY")
def test_the_sensor_takes_a_prey_from_below_and_leaves_the_order() -> None:
    table = forest("wg7", "wg4", "wg3", "wg4", "wg6", hero="4", repaired=["sensor"])
    assert table.options()[-2:] == ["sensor", "end"]
    table.play("sensor")
    assert table.options() == ["prey:wg3", "prey:wg4", "no-prey"]
    table.play("prey:wg4")
    assert table.game("forest") == ["wg7", "wg3", "wg4", "wg6"]
    assert table.caught(0) == {"wg4": 1}
    assert table.owns(0) == {"sensor": "used"}


@pytest.mark.clause("OL-HUNT-7", "OL-D-PREY", "OL-GEN-1")
def test_the_sensor_is_used_by_looking_and_always_asks() -> None:
    table = forest("wg3", "wg7", repaired=["sensor"]).play("sensor")
    assert table.options() == ["prey:wg3", "no-prey"]
    table.play("no-prey")
    assert table.owns(0) == {"sensor": "used"}
    assert "hunt" in table.options()  # the top tile in the usual way
    lonely = forest("wg7", "wg6", repaired=["sensor"]).play("sensor")
    assert (lonely.decision, lonely.options()) == ("prey", ["no-prey"])


@pytest.mark.clause("OL-HUNT-7")
@pytest.mark.parametrize(
    ("stack", "event", "munitions", "offered"),
    [
        (["wg7", "wg6"], "ev_rats", 0, True),  # by what could be there, not by what is
        (["wg7"], "ev_rats", 9, False),
        (["wg7", "wg6"], "ev_mutation", 0, False),
        (["wg7", "wg6"], "ev_mutation", 1, True),
    ],
)
def test_when_the_sensor_is_offered(
    stack: list[str], event: str, munitions: int, offered: bool
) -> None:
    description = {"convoy": [event], "overcome": {}}
    table = forest(*stack, repaired=["sensor"], store={"munitions": munitions}, table=description)
    assert ("sensor" in table.options()) == offered


@pytest.mark.clause("OL-INFO-3", "OL-HUNT-7")
def test_only_the_one_who_looked_knows_the_stack_and_the_list() -> None:
    table = forest("wg7", "wg4", "wg3", hero="4", repaired=["sensor"]).play("sensor")
    mine, theirs = (GAME.hide(table.position, seat) for seat in (0, 1))
    assert [mine.state.wild[0, i] for i in range(3)] == [0, 1, 4]
    assert [theirs.state.wild[0, i] for i in range(3)] == [-1, -1, 4]
    assert mine.state.offers == 3
    assert theirs.state.offers == 0
    assert set(theirs.state.offer) == {0}
    table.play("prey:wg3")
    for event in table.events:
        assert event.audience == -1
    assert [event.args.get("animal") for event in table.events if event.kind == "caught"] == [0]
    table.until("move", 0)
    assert [GAME.hide(table.position, 0).state.wild[0, i] for i in range(2)] == [1, 4]
