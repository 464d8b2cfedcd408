"""Parts of a screen: made once for all positions that are alike in what they follow from."""

from typing import Any

import pytest

from holdfast.kernel.memo import Parts
from holdfast.kernel.position import Position
from holdfast.kernel.record import i1, i2, record

Inner = record(a=i1, b=i2)
Shape = record(x=i1, y=i2, one=Inner, row=(i1, 3), inners=(Inner, 3))
follows_from = Parts(Shape)


def at(**numbers: int) -> Any:
    """A position with these numbers, as all read it: `inners_1_b` is a field of a record in a
    row."""
    position = Position.blank(Shape)
    for path, number in numbers.items():
        *steps, last = path.split("_")
        target = position.state
        for step in steps:
            target = target[int(step)] if step.isdigit() else getattr(target, step)
        if last.isdigit():
            target[int(last)] = number
        else:
            setattr(target, last, number)
    return position.snapshot


class Made:
    """What reads a position, and how often it did."""

    def __init__(self, *names: str, most: int = 256) -> None:
        self.count = 0
        self.part = follows_from(*names, most=most)(self._make)

    def _make(self, s: Any, k: int = 0) -> tuple[int, ...]:
        self.count += 1
        return s.x, s.inners[k].b, s.one.a

    def again(self, first: dict[str, int], then: dict[str, int], *args: int) -> bool:
        """Whether the part was made twice; it is right in any case."""
        for numbers in (first, then):
            s = at(**numbers)
            assert self.part(s, *args) == (s.x, s.inners[args[0] if args else 0].b, s.one.a)
        return self.count == 2


WHOLE = ("x", "inners", "one")
NARROW = ("x", "inners[].b", "one.a")


@pytest.mark.parametrize(
    "names", [WHOLE, NARROW, ("x", "inners[1]", "one"), ("x", "inners[]", "one")]
)
def test_it_is_made_once_while_what_it_follows_from_is_the_same(names: tuple[str, ...]) -> None:
    assert not Made(*names).again({"y": 1}, {"y": 2, "row_1": 3}, 1)
    assert Made(*names).again({"inners_1_b": 1}, {"inners_1_b": 2}, 1)
    assert Made(*names).again({"x": 1}, {"x": 2}, 1)
    assert Made(*names).again({"one_a": 1}, {"one_a": 2}, 1)


def test_of_a_record_no_more_counts_than_is_named() -> None:
    assert not Made(*NARROW).again({}, {"inners_1_a": 1, "inners_2_b": 1, "one_b": 1}, 1)


@pytest.mark.parametrize(
    ("names", "changed"),
    [
        (("inners", "one"), "x"),
        (("x", "inners[0]", "one"), "inners_1_b"),
        (("x", "inners[].a", "one"), "inners_1_b"),
        (("x", "inners", "one.b"), "one_a"),
    ],
)
def test_what_follows_from_anything_else_is_not_kept(names: tuple[str, ...], changed: str) -> None:
    assert Made(*names).again({}, {changed: 1}, 1)
    assert Made(*names).again({}, {}, 1)


def test_arguments_tell_parts_apart() -> None:
    made, s = Made(*NARROW), at(inners_0_b=1, inners_1_b=1)
    assert made.part(s, 0) == made.part(s, 1)
    assert made.count == 2


@pytest.mark.parametrize("names", [("x",), ("x", "inners[].b"), ("x", "one.a"), ("x", "one")])
def test_a_part_of_a_part_follows_from_what_that_follows_from(names: tuple[str, ...]) -> None:
    """Also where the inner one is there already, and nothing is read for it."""
    inner = Made(*NARROW)

    def make(s: Any, k: int) -> list[Any]:
        return [inner.part(s, k)]

    outer, kept = follows_from(*names)(make), follows_from(*WHOLE)(make)
    for number in range(3):
        s = at(inners_1_b=number, one_a=number)
        inner.part(s, 1)
        assert outer(s, 1) == [(0, number, number)]
    assert kept(at(), 1) is kept(at(y=1), 1)


def test_a_slice_or_a_walk_over_a_row_is_more_than_one_record() -> None:
    def walked(s: Any, k: int) -> list[int]:
        return [inner.b for inner in s.inners]

    def sliced(s: Any, k: int) -> list[int]:
        return [inner.b for inner in s.inners[:2]]

    for part in map(follows_from("inners[]"), (walked, sliced)):
        assert part(at(), 1)[0] == 0
        assert part(at(inners_0_b=5), 1)[0] == 5


def test_of_something_that_is_written_to_it_is_made_each_time() -> None:
    made, copy = Made(*WHOLE), Position.blank(Shape).read()
    made.part(copy)
    copy.x = 5
    assert made.part(copy)[0] == 5


def test_no_more_are_kept_than_there_is_room_for() -> None:
    made = Made(*WHOLE, most=2)
    for x in (1, 2, 3, 3, 1):
        made.part(at(x=x))
    assert made.count == 4


@pytest.mark.parametrize("name", ["z", "x[", "inners[].", ""])
def test_a_field_that_cannot_be_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="no field"):
        follows_from("x", name)
