"""Tables: constants with named columns, whose errors name table, row and column."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from numba import njit

from holdfast.kernel.content import ContentError
from holdfast.kernel.record import i1, i2, i8, u1
from holdfast.kernel.rule import rule
from holdfast.kernel.tables import Table, table

NEIGHBOUR = table("neighbours", [[1, 2], [0, 2], [0, 1]])
TOOLS = table(
    "tools",
    [{"id": "axe", "cost": 2, "needs": [1, 0]}, {"id": "rope", "cost": 300, "needs": (0, 3)}],
    cost=i2,
    needs=(i1, 2),
)


# Reading


def test_plain_numbers_by_index() -> None:
    assert (NEIGHBOUR[2, 0], NEIGHBOUR[1][1], list(NEIGHBOUR[0])) == (0, 2, [1, 2])
    assert (len(NEIGHBOUR), NEIGHBOUR.shape) == (3, (3, 2))
    assert [list(row) for row in NEIGHBOUR] == [[1, 2], [0, 2], [0, 1]]
    assert type(NEIGHBOUR[0, 0]) is int
    assert repr(NEIGHBOUR) == "<Table neighbours 3x2>"


def test_rows_by_the_names_of_their_columns() -> None:
    assert (TOOLS[1].cost, TOOLS[1].needs[1], len(TOOLS)) == (300, 3, 2)
    assert [tool.cost for tool in TOOLS] == [2, 300]
    with pytest.raises(AttributeError):
        TOOLS[0].weight  # noqa: B018


def test_a_row_is_a_mapping_an_object_or_its_values_in_order() -> None:
    rows: list[Any] = [{"cost": 1, "size": 2}, SimpleNamespace(cost=1, size=2), (1, 2), [1, 2]]
    made = table("tools", rows, cost=i1, size=i1)
    assert {(row.cost, row.size) for row in made} == {(1, 2)}


def test_truths_are_numbers() -> None:
    made = table("tools", [{"sharp": True}, {"sharp": False}], sharp=i1)
    assert [row.sharp for row in made] == [1, 0]
    assert type(made[0].sharp) is int


@pytest.mark.parametrize("index", [(3, 0), (0, 2), (-1, 0), (0, -1), 3, -1])
def test_an_index_outside_a_table_is_an_error(index: Any) -> None:
    with pytest.raises(IndexError, match=r"outside table 'neighbours' of shape \(3, 2\)"):
        NEIGHBOUR[index]


def test_an_index_outside_a_column_is_an_error() -> None:
    with pytest.raises(IndexError, match=r"table 'tools', row 1 \(axe\), column 'needs'"):
        TOOLS[0].needs[2]


@pytest.mark.parametrize(
    ("values", "size"), [([0, 127], 1), ([-128], 1), ([128], 2), ([2**15], 4), ([-(2**31) - 1], 8)]
)
def test_numbers_take_as_much_room_as_they_need(values: list[int], size: int) -> None:
    assert table("numbers", values).kind.size == size
    assert table("numbers", values, i8).kind.size == 8


# The compiler's side


@rule
def by_index(a: int, b: int) -> int:
    """Return a number of a table by its indices."""
    return NEIGHBOUR[a, b]


@rule
def by_name(row: int, place: int) -> int:
    """Return a number computed from named columns of a table."""
    return TOOLS[row].cost * 100 + TOOLS[row].needs[place]


def test_compiled_and_interpreted_rules_read_alike() -> None:
    numbers, names = njit(lambda a, b: by_index(a, b)), njit(lambda a, b: by_name(a, b))
    for a in range(3):
        for b in range(2):
            assert numbers(a, b) == by_index(a, b) == NEIGHBOUR[a, b]
    for a in range(2):
        for b in range(2):
            expected = TOOLS[a].cost * 100 + TOOLS[a].needs[b]
            assert names(a, b) == by_name(a, b) == expected


@pytest.mark.parametrize("made", [NEIGHBOUR, TOOLS])
def test_the_array_holds_the_same(made: Table) -> None:
    assert made.array.shape == made.shape
    assert made.nbytes == len(made.tobytes()) == made.array.nbytes
    assert made.tobytes() == made.flatten().tobytes()
    assert (made.strides, made.dtype) == (made.array.strides, made.array.dtype)
    assert made.flags.c_contiguous
    assert NEIGHBOUR.array.tolist() == [[1, 2], [0, 2], [0, 1]]
    assert TOOLS.array["needs"].tolist() == [[1, 0], [0, 3]]
    assert NEIGHBOUR.array.dtype == np.int8


# Mistakes

MISTAKES: dict[str, tuple[list[Any], dict[str, Any], str]] = {
    "a missing column": (
        [{"id": "axe", "cost": 1}, {"id": "rope"}],
        {"cost": i1},
        r"table 'tools', row 2 \(rope\): there is no column 'cost'",
    ),
    "an attribute that is missing": (
        [SimpleNamespace(name="axe")],
        {"cost": i1},
        r"table 'tools', row 1 \(axe\): there is no column 'cost'",
    ),
    "too few values": (
        [(1, 2), (3,)],
        {"cost": i1, "size": i1},
        "table 'tools', row 2: it has 1 values for 2 columns",
    ),
    "too many values": (
        [(1, 2, 3)],
        {"cost": i1, "size": i1},
        "table 'tools', row 1: it has 3 values for 2 columns",
    ),
    "too large": (
        [{"id": "axe", "cost": 128}],
        {"cost": i1},
        r"table 'tools', row 1 \(axe\), column 'cost': 128 does not fit i1",
    ),
    "too small": (
        [{"cost": -1}],
        {"cost": u1},
        "table 'tools', row 1, column 'cost': -1 does not fit u1",
    ),
    "a word": (
        [{"cost": "two"}],
        {"cost": i1},
        "table 'tools', row 1, column 'cost': 'two' is not a whole number",
    ),
    "a fraction": ([{"cost": 1.5}], {"cost": i1}, "column 'cost': 1.5 is not a whole number"),
    "a column of another length": (
        [{"id": "axe", "needs": [1]}],
        {"needs": (i1, 2)},
        r"table 'tools', row 1 \(axe\), column 'needs': \[1\] is not of shape \(2,\)",
    ),
    "a number for a row": (
        [{"needs": 1}],
        {"needs": (i1, 2)},
        r"row 1, column 'needs': 1 is not of shape \(2,\)",
    ),
    "too large in a row": (
        [{"needs": [1, 300]}],
        {"needs": (i1, 2)},
        "table 'tools', row 1, column 'needs': 300 does not fit i1",
    ),
    "no rows": ([], {"cost": i1}, "table 'tools' has no rows"),
    "a ragged row": (
        [[1, 2], [3]],
        {},
        "table 'tools', row 2: it has 1 values, row 1 has 2",
    ),
    "a ragged row further in": (
        [[[1, 2], [3, 4]], [[5, 6], [7]]],
        {},
        "table 'tools', row 2, row 2: it has 1 values, row 1 has 2",
    ),
    "a row among numbers": (
        [1, [2]],
        {},
        r"table 'tools', row 2: it is of shape \(1,\), row 1 of shape \(\)",
    ),
    "an empty column": (
        [{"needs": []}],
        {"needs": (i1, 2)},
        r"row 1, column 'needs': \[\] is not of shape \(2,\)",
    ),
    "a word for a row": ([{"needs": "ab"}], {"needs": (i1, 2)}, "'a' is not a whole number"),
    "a word for all columns": (
        ["ab"],
        {"cost": i1, "size": i1},
        "table 'tools', row 1: there is no column 'cost'",
    ),
    "a number among rows": ([[1, 2], 3], {}, "table 'tools', row 2: 3 is no row"),
    "an empty row": ([[1], []], {}, "table 'tools', row 2 is empty"),
    "nothing at all": ([], {}, "table 'tools' is empty"),
    "a word among numbers": ([[1, "x"]], {}, "table 'tools', row 1: 'x' is not a whole number"),
    "far too large": ([2**63], {}, "table 'tools': 9223372036854775808 does not fit i8"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_told_with_its_place(mistake: str) -> None:
    rows, columns, message = MISTAKES[mistake]
    with pytest.raises(ContentError, match=message):
        table("tools", rows, **columns)


def test_numbers_that_do_not_fit_a_type_that_was_chosen() -> None:
    with pytest.raises(ContentError, match="table 'tools', row 2: 200 does not fit i1"):
        table("tools", [[1, 2], [3, 200]], i1)
