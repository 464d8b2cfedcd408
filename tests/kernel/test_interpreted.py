"""The interpreted mode: twins of rules that call twins, read tables and find modules."""

import gc
import weakref
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from numba import njit
from tests.kernel import rules_of_twins
from tests.kernel.rules_of_twins import ROWS, STEP, twice

from holdfast.kernel.bits import lowest
from holdfast.kernel.interpreted import interpret
from holdfast.kernel.record import i1, i4, record
from holdfast.kernel.record_view import view
from holdfast.kernel.rule import checked_by, rule

Shape = record(a=i1, c=i4)


@pytest.fixture
def data() -> Any:
    """One blank record."""
    return np.zeros(1, Shape.dtype)


@rule
def looked_up(s: Any, row: int) -> int:
    """A rule that calls a rule and reads a table and a record."""
    s.c = twice(ROWS[row, 1]) + s.a
    return s.c


@rule
def looked_up_through_the_module(s: Any, row: int) -> int:
    """The same, by the name of the module."""
    s.c = rules_of_twins.twice(rules_of_twins.ROWS[row, 1]) + s.a
    return s.c


@rule
def price(row: int) -> int:
    """A column, and a place of a column that is a row itself."""
    tool = rules_of_twins.TOOLS[row]
    return 1000 * tool.needs[1] + rules_of_twins.TOOLS[row].cost


@pytest.mark.parametrize("looked", [looked_up, looked_up_through_the_module])
def test_a_twin_gives_what_the_compiled_rule_gives(looked: Any, data: Any) -> None:
    data["a"] = 100
    entry = njit(lambda states, row: looked(states[0], row))
    for row in range(2):
        compiled = entry(data.copy(), row)
        state = view(Shape, data.view(np.uint8))
        assert interpret(looked)(state, row) == compiled == 2 * ROWS[row, 1] + STEP + 100
        assert data["c"][0] == compiled


def test_named_columns_are_the_same_compiled_and_interpreted() -> None:
    entry = njit(lambda row: price(row))
    assert (
        [interpret(price)(row) for row in range(2)] == [entry(row) for row in range(2)] == [2, 3300]
    )


def test_a_rule_called_from_python_says_how_to_call_it() -> None:
    with pytest.raises(TypeError, match=r"lowest is a rule: from Python call plain\(lowest\)"):
        lowest(6)


def test_a_twin_calls_twins() -> None:
    names = interpret(looked_up).__globals__
    assert names["twice"] is interpret(twice)
    assert names["ROWS"] is ROWS
    assert names["STEP"] == STEP


def test_a_twin_finds_twins_of_modules() -> None:
    module = interpret(looked_up_through_the_module).__globals__["rules_of_twins"]
    assert isinstance(module, ModuleType)
    assert module is not rules_of_twins
    assert module.twice is interpret(twice)
    assert module.ROWS is ROWS
    # Modules from elsewhere are the same in both modes.
    assert interpret(looked_up).__globals__["gc"] is gc


def test_a_twin_is_made_once_and_other_functions_stay_themselves() -> None:
    assert interpret(twice) is interpret(twice)
    assert interpret(len) is len
    assert twice.__name__ == interpret(twice).__name__ == "twice"


def test_a_twin_keeps_defaults_and_what_it_closes_over() -> None:
    offset = 5

    def inner(x: int, y: int = 3) -> int:
        return twice(x) + y + offset + ROWS[1, 1]

    twin = interpret(njit(inner))
    assert twin(1) == 2 + STEP + 3 + 5 + 5
    assert twin(1, 0) == 2 + STEP + 5 + 5


def test_a_rule_with_a_twin_stays_alive() -> None:
    """Else another rule could come to lie where it was, and be taken for it."""
    dispatcher = njit(lambda: 1)
    known = weakref.ref(dispatcher)
    interpret(dispatcher)
    del dispatcher
    gc.collect()
    assert known() is not None


def test_a_checked_rule_is_looked_at_more_closely_when_interpreted() -> None:
    def strict(x: int) -> int:
        if x < 0:
            raise ValueError("below zero")
        return x

    @checked_by(strict)
    def lenient(x: int) -> int:
        return x

    entry = njit(lambda x: lenient(x))
    assert (interpret(lenient)(3), entry(3), entry(-3)) == (3, 3, -3)
    with pytest.raises(ValueError, match="below zero"):
        interpret(lenient)(-3)
