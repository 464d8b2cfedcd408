"""What follows from a value is worked out once for each."""

from __future__ import annotations

from dataclasses import dataclass

from holdfast.table.cached_property import once

asked: list[int] = []


@dataclass(frozen=True)
class Square:
    side: int

    @once
    def area(self) -> int:
        """How much there is inside."""
        asked.append(self.side)
        return self.side**2


def test_it_is_worked_out_when_first_asked_for_and_then_kept() -> None:
    small, large = Square(2), Square(3)
    assert asked == []
    assert (small.area, large.area, small.area, large.area) == (4, 9, 4, 9)
    assert asked == [2, 3]
    assert small.__dict__["area"] == 4
    assert Square.area.__doc__ == "How much there is inside."
