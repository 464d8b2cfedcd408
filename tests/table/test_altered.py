"""Values with some of their fields altered."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

import pytest

from holdfast.table.altered import altered


@dataclass(frozen=True)
class Pot:
    """A value that remembers what it has worked out."""

    meals: int
    mouths: int = 1

    @cached_property
    def spare(self) -> int:
        return self.meals - self.mouths


def test_it_is_what_replace_makes_and_remembers_nothing_of_the_old() -> None:
    pot = Pot(3, 2)
    assert pot.spare == 1
    fuller = altered(pot, meals=5)
    assert fuller == replace(pot, meals=5)
    assert fuller.spare == 3
    assert pot == Pot(3, 2)


def test_a_field_that_is_none_is_named() -> None:
    with pytest.raises(TypeError, match=r"Pot has no meal$"):
        altered(Pot(3), meal=4)
