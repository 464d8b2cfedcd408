"""The Resource Update and the Emergency supply (EX-UPD, EX-EMG)."""

import pytest
from tests.games.exoworld.table import Table, member, module, prepare


def updated(base: dict[str, object] | None = None, **description: object) -> Table:
    """Return a table after `end`, a Quiet Night and the update."""
    told = {"supplies": [9] * 4, "actions_left": 1} | description
    return prepare(base=base or {}, events=["EN31"], **told).play("end")


def changes(table: Table) -> list[tuple[int, int, int]]:
    """Return each change of a supply: resource, amount and cause."""
    return [
        (args["resource"], args["amount"], args["cause"])
        for args in table.happened("supply-changed")
    ]


PRODUCTION, LEAK = 0, 1


@pytest.mark.clause("EX-UPD-1")
def test_every_supply_moves_by_its_shown_level() -> None:
    table = updated({"1,0": "M09", "2,0": "M15", "1,1": "M16"}, crew=[member(at="0,0")])
    assert table.levels == [-1, -4, -1, 3]
    assert table.supplies == [8, 5, 8, 12]
    off = {"1,0": module("M09", SHUT=1), "2,0": "M15", "1,1": "M16"}
    table = updated(off)
    assert table.levels[3] == 5
    assert table.supplies[3] == 9 + 3  # the shown level


@pytest.mark.clause("EX-UPD-2", "EX-UPD-4")
def test_production_first_then_leaks_then_emergency_tokens_in_order() -> None:
    base = {"1,0": module("M07", LEAK_E=1, LEAK_O=2, EMER=1)}
    table = updated(base)
    assert changes(table) == [
        (0, -2, PRODUCTION), (1, -1, PRODUCTION), (2, -2, PRODUCTION),
        (0, -1, LEAK), (0, -1, LEAK), (3, -1, LEAK),
    ]  # fmt: skip
    kinds = [event.kind for event in table.events]
    assert kinds.index("emergency-changed") > max(
        i for i, kind in enumerate(kinds) if kind == "supply-changed"
    )
    assert table.emergency == 9


@pytest.mark.clause("EX-UPD-3")
def test_the_cap_of_20_comes_before_the_leaks() -> None:
    base = {"1,0": "M03", "2,0": "M15", "3,0": module("M17", LEAK_E=1)}
    table = updated(base | {"3,0": module("M07", LEAK_E=1)}, supplies=[9, 9, 9, 19])
    assert table.levels[3] == 3
    assert table.supplies[3] == 19  # 22 is 20, less the leak


@pytest.mark.clause("EX-UPD-4", "EX-EMG-3", "EX-END-4")
def test_defeat_is_checked_after_each_single_loss() -> None:
    table = updated(supplies=[0, 0, 9, 9], emergency=3)
    assert table.outcome == "lost"
    assert table.emergency == 0
    assert changes(table) == [(0, 0, PRODUCTION), (1, 0, PRODUCTION)]
    assert table.supplies == [0, 0, 9, 9]  # food was not touched any more
    table = updated({"1,0": module("M11", EMER=3)}, emergency=2)
    assert [args["emergency"] for args in table.happened("emergency-changed")] == [1, 0]
    assert table.outcome == "lost"


@pytest.mark.clause("EX-UPD-5")
def test_an_update_changes_no_level_and_so_never_wins() -> None:
    table = updated({"1,0": module("M09", LEAK_O=1)})
    assert table.happened("levels") == []
    assert table.outcome == "running"


@pytest.mark.clause("EX-EMG-1", "EX-EMG-6")
@pytest.mark.parametrize(
    ("supply", "left", "emergency"), [(3, 1, 10), (2, 0, 10), (1, 0, 9), (0, 0, 8)]
)
def test_what_a_supply_cannot_cover_the_emergency_supply_pays(
    supply: int, left: int, emergency: int
) -> None:
    table = updated(supplies=[supply, 9, 9, 9])
    assert (table.supplies[0], table.emergency) == (left, emergency)


@pytest.mark.clause("EX-EMG-2")
def test_also_for_leaks_and_events() -> None:
    table = updated({"1,0": module("M03", LEAK_E=2)}, supplies=[9, 9, 9, 1])
    assert (table.supplies[3], table.emergency) == (0, 9)
    table = prepare(events=["EN13"], supplies=[9, 9, 9, 1], actions_left=1).play("end")
    assert (table.supplies[3], table.emergency) == (0, 8)


@pytest.mark.clause("EX-EMG-3")
def test_at_zero_the_game_is_lost_immediately_for_everybody() -> None:
    table = prepare(
        events=["EN10"], supplies=[1, 9, 9, 9], emergency=2, actions_left=1, options={"players": 3}
    ).play("end")
    assert table.outcome == "lost"
    assert table.happened("updated") == []
    assert table.options() == []
    assert table.happened("game-over") == [{"outcome": 2, "turn": 1}]


@pytest.mark.clause("EX-EMG-4")
def test_only_reserve_release_raises_it_and_at_most_to_ten() -> None:
    for before, after in ((3, 5), (8, 10), (9, 10)):
        crew = [member(hand=["P01"])]
        table = prepare(crew=crew, emergency=before, actions_left=1).play("protocol:P01")
        assert table.emergency == after
    crew = [member(hand=["P02"], at="1,0")]
    table = prepare(base={"1,0": "M03"}, crew=crew, emergency=5, supplies=[0] * 4, actions_left=2)
    table.play("produce", "protocol:P02", "resource:W")
    assert table.emergency == 5


@pytest.mark.clause("EX-EMG-5")
def test_refilling_a_supply_gives_nothing_back() -> None:
    crew = [member(hand=["P02"])]
    table = prepare(crew=crew, emergency=5, supplies=[0, 9, 9, 9], actions_left=2)
    table.play("protocol:P02", "resource:O")
    assert (table.supplies[0], table.emergency) == (3, 5)
