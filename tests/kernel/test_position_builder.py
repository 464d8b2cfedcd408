"""Tests of the error messages for descriptions of positions that are impossible."""

from typing import Any

import pytest
from tests.kernel.toy import GAME

from holdfast.kernel.position_builder import PositionError, number_of, only_known, require, within


def test_what_holds_is_not_refused() -> None:
    require(True, "not said")
    only_known({"a": 1}, {"a", "b"}, "tile 3")
    assert number_of(("north", "south"), "south", "direction") == 1
    assert [within(value, 1, 3, "round") for value in (1, 2, 3)] == [1, 2, 3]


def test_a_condition_that_does_not_hold() -> None:
    with pytest.raises(PositionError, match="nobody is left"):
        require(False, "nobody is left")


def test_keys_that_mean_nothing_are_all_named() -> None:
    with pytest.raises(PositionError, match=r"tile 3: unknown keys: deer, elk$"):
        only_known({"elk": 1, "prey": 2, "deer": 3}, {"prey"}, "tile 3")


@pytest.mark.parametrize("name", ["up", 1, None, ["north"]])
def test_a_name_that_nothing_has(name: Any) -> None:
    with pytest.raises(PositionError) as caught:
        number_of(["north", "south"], name, "direction")
    assert str(caught.value) == f"there is no direction {name!r}"
    with pytest.raises(PositionError) as caught:
        number_of(["north", "south"], name, "direction", "tile 3")
    assert str(caught.value) == f"tile 3: there is no direction {name!r}"


@pytest.mark.parametrize("value", [0, 4, -1, "2", 2.0, True, None])
def test_a_number_out_of_range_or_no_number(value: Any) -> None:
    with pytest.raises(PositionError, match=rf"round {value} is not in 1\.\.3"):
        within(value, 1, 3, "round")


def test_a_fault_of_the_rules_is_a_fault_of_the_description(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken(s: Any, description: Any) -> None:
        s.agenda.fault = 1

    monkeypatch.setattr(
        GAME, "screen", type("Screen", (), {"build_position": staticmethod(broken)})
    )
    with pytest.raises(PositionError, match="toy: the agenda is full"):
        GAME.build_position({})
