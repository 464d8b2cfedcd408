"""The interpreted mode: rules run as plain Python functions, which the compiler can translate."""

from typing import Any

import numpy as np
import pytest
from numba import njit
from tests.kernel import rules_of_twins
from tests.kernel.rules_of_twins import ROWS, STEP, twice

from holdfast.kernel import compiler as compiler  # registers the types of rules
from holdfast.kernel.bits import lowest
from holdfast.kernel.record import i1, i4, record
from holdfast.kernel.record_view import view
from holdfast.kernel.rule import checked_by, compiled_form, rule

Shape = record(a=i1, c=i4)


@pytest.fixture
def data() -> Any:
    """Return one blank record."""
    return np.zeros(1, Shape.dtype)


@rule
def compute_here(s: Any, row: int) -> int:
    """Compute a number with another rule, a table and a record."""
    s.c = twice(ROWS[row, 1]) + s.a
    return s.c


@rule
def compute_through_module(s: Any, row: int) -> int:
    """Compute the same, with names of another module."""
    s.c = rules_of_twins.twice(rules_of_twins.ROWS[row, 1]) + s.a
    return s.c


@rule
def price(row: int) -> int:
    """Compute a number from a column and from one place of a column with several."""
    tool = rules_of_twins.TOOLS[row]
    return 1000 * tool.needs[1] + rules_of_twins.TOOLS[row].cost


@pytest.mark.parametrize("looked", [compute_here, compute_through_module])
def test_an_interpreted_rule_gives_what_the_compiled_one_gives(looked: Any, data: Any) -> None:
    data["a"] = 100
    entry = njit(lambda states, row: looked(states[0], row))
    for row in range(2):
        compiled = entry(data.copy(), row)
        state = view(Shape, data.view(np.uint8))
        assert looked(state, row) == compiled == 2 * ROWS[row, 1] + STEP + 100
        assert data["c"][0] == compiled


def test_named_columns_are_the_same_compiled_and_interpreted() -> None:
    entry = njit(lambda row: price(row))
    assert [price(row) for row in range(2)] == [entry(row) for row in range(2)] == [2, 3300]


def test_a_rule_is_the_python_function_itself() -> None:
    assert twice(2) == njit(lambda x: twice(x))(2)
    assert lowest(6) == 1
    assert compiled_form(twice) == (twice, True)
    assert compiled_form(len) is None


def test_a_checked_rule_is_looked_at_more_closely_when_interpreted() -> None:
    def strict(x: int) -> int:
        if x < 0:
            raise ValueError("below zero")
        return x

    @checked_by(strict)
    def lenient(x: int) -> int:
        return x

    entry = njit(lambda x: lenient(x))
    assert (lenient(3), entry(3), entry(-3)) == (3, 3, -3)
    with pytest.raises(ValueError, match="below zero"):
        lenient(-3)
